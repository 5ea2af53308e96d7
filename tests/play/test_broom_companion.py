"""Du Balai! at a real table: whole games from what people say, and all that is believed, asked or kept secret."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.companion import COMPANION, EAR, HELD, Fact
from audiogames.core.corrections import correct, facts, hold
from audiogames.core.errors import GameError
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.du_balai import FACES, SPELLS, SYMBOLS
from audiogames.games.du_balai.notation import format_action
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.state import symbols_in
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.tactile.physical import PhysicalCard, draw, keep

from .broom import CARDS, acrobatics_said, as_all_know, next_moves, typed
from .test_companion import NAMES, OneDevice, OwnDevice, opened

GAME = "du_balai"
OPTIONS = dict(game_named(GAME).companion.options)
ROLL = "o19973 k3226"
"""The example of the rules: ear, star and eye are valid in orange, web and cloud in black."""


def around(ear: Seat | None = None, seats: int = 2, chores: tuple[str, ...] = (), seed: int = 7) -> Sitting:
    notes: dict[str, Any] = {COMPANION: [*chores], **({} if ear is None else {EAR: ear})}
    people = [PERSON] * seats
    return Sitting.new(GAME, NAMES[:seats], people, OPTIONS, seed, MemoryStore(), notes=notes)


def table_of(*entries: str, ear: Seat | None = None, seats: int = 2) -> OneDevice:
    device = OneDevice(around(ear, seats))
    device.type(*entries)
    return device


def of(device: OneDevice) -> dict[str, Any]:
    return device.sitting.table.view_position(None)


# Whole games, against the ordinary game of the same cards and dice.


@pytest.fixture
def stickers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """The id of each card of a deck that lies on the table."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = draw(GAME, CARDS, "ours")
    keep(made)
    by_card = {card: id for id, card in made.by_id.items()}
    return lambda card: by_card[PhysicalCard(card, 1)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("by", ["keys", "scanned", "words"])
def test_a_whole_game_from_what_is_said_is_the_ordinary_game_of_the_same_cards_and_dice(
    by: str, language: str, stickers: Callable[[str], str]
) -> None:
    named = {"keys": typed, "scanned": stickers, "words": lambda card: in_words(card, language)}[by]
    for seed in range(2):
        device = OneDevice(opened(GAME, 3, seed=99, ear=0), language)
        table = Table.new(GAME, [{"name": name} for name in NAMES], OPTIONS, seed)
        follow(table, device, Generator(seed), named, by == "scanned")
        kept = device.sitting.table
        assert as_all_know(kept) == as_all_know(table)
        assert (kept.scores, kept.winners) == (table.scores, table.winners)


def follow(table: Table, device: OneDevice, chance: Generator, named: Callable[[str], str], scans: bool) -> None:
    """Play an ordinary game, and say each move of it."""
    while not table.over:
        moves = next_moves(table, chance, named, scans)
        for seat, action, entries in moves:
            table.submit(seat, action)
            texts = [" ".join(entry) for entry in entries]
            if action.verb == "roll":
                texts = [" ".join(map(named, table.position()["dice"]))]
            device.type(*texts)
        if table.over:
            device.type(acrobatics_said(table))
        assert device.sitting.table.view_position(None) == table.view_position(None), device.said[-8:]


def in_words(card: str, language: str) -> str:
    from audiogames.core.messages import Message
    from audiogames.narration.catalogue import catalogue

    kind = "card" if card in SPELLS else "symbol" if card in SYMBOLS else "face"
    return catalogue(language).text(Message(f"balai-{kind}-{card}")) + ","


# What is said anew.


def facts_of(seed: int, most: int) -> list[Fact]:
    """What people say of an ordinary game. The first seat says its hand too."""
    table, chance = Table.new(GAME, [{}] * 3, OPTIONS, seed), Generator(seed)
    kept = begun(1)
    while len(facts(kept)) < most and not table.over:
        own = table.view_position(0)["seats"][0]
        hand = [*own["spells"], *(f"acrobatic-{points}" for points in own["acrobatics"])]
        known = len(kept.view_position(0)["seats"][0]["spells"]) + len(kept.view_position(0)["seats"][0]["acrobatics"])
        if known == 0 and hand and chance.below(2):
            hold(kept, 0, hand[0])
        for seat, action, _ in next_moves(table, chance, typed):
            second = table.position()["seats"][seat]["second"]
            table.submit(seat, action)
            if table.over:
                break
            said = " ".join(table.position()["dice"]) if action.verb == "roll" else ""
            said = "kept" if action.verb == "keep" else said
            text = format_action(action)
            if text.startswith("write"):
                text = text.partition(" / ")[0]
            elif text == "spell double-play":
                said = " ".join(("second", *second))
            kept.submit(seat, text, said=said)
    return [fact for _, fact in facts(kept)]


def begun(seed: int) -> Table:
    table = Table.new(GAME, [{}] * 3, OPTIONS, seed, notes={COMPANION: []})
    table.run_ahead()
    return table


def wrong(fact: Fact, chance: Generator) -> Fact | None:
    companion = game_named(GAME).companion
    words = {
        "roll": [FACES[chance.below(len(FACES))] for _ in range(9)],
        "write": [SYMBOLS[symbol] for symbol in range(9) if chance.below(2)] or ["0"],
        "close": [f"seat-{chance.below(3)}"],
        "": [[*SPELLS][chance.below(9)]],
    }.get(fact.action.partition(" ")[0])
    return None if words is None else companion.anew(fact, words)


def say(table: Table, fact: Fact) -> None:
    if fact.said.startswith(HELD):
        hold(table, fact.seat, fact.said.split()[-1])
    else:
        table.submit(fact.seat, fact.action, said=fact.said)


def told(fact: Fact) -> Fact:
    """Without the hidden cards that changed places, which mean nothing."""
    if fact.said.startswith(HELD):
        return fact._replace(said=fact.said.split()[-1])
    parts = [part for part in fact.said.split("; ") if not part.startswith("swap")]
    return fact._replace(said="; ".join(parts), action=fact.action.split()[0] if "keep" in fact.action else fact.action)


@given(seed=st.integers(0, 30), errors=st.integers(0, 2**32), late=st.integers(0, 8))
def test_wrong_entries_and_their_corrections_end_where_the_right_ones_do(seed: int, errors: int, late: int) -> None:
    right, chance = facts_of(seed, 28), Generator(errors)
    kept, mistaken = begun(5), dict[int, Fact | None]()
    for number, fact in enumerate(right):
        error = wrong(fact, chance) if chance.below(4) == 0 else None
        if error is not None and error != fact and is_said(kept, error, number):
            mistaken[number] = fact
        else:
            try:
                say(kept, fact)
            except GameError:  # it does not fit what was wrong before: that is said anew first
                kept.keep()
                correct(kept, mistaken)
                mistaken.clear()
                say(kept, fact)
        kept.keep()
        if len(mistaken) > late:
            correct(kept, mistaken)
            mistaken.clear()
            kept.keep()
    if mistaken:
        correct(kept, mistaken)
        kept.keep()
    meant = begun(5)
    for fact in right:
        say(meant, fact)
    assert [told(fact) for _, fact in facts(kept)] == list(map(told, right))
    for seat in (None, 0, 1, 2):
        assert kept.view_position(seat) == meant.view_position(seat)
    assert Table.resume(kept.store).position() == kept.position()


def is_said(kept: Table, fact: Fact, number: int) -> bool:
    try:
        say(kept, fact)
    except GameError:
        return False
    return len(facts(kept)) == number + 1


def test_one_face_one_symbol_or_who_closed_the_book_is_said_anew() -> None:
    device = table_of(ROLL, "Bob")
    assert device.type("was k2, not k3")[0] == "Correction: black web, not black skull."
    assert device.type("was Ada, not Bob")[0] == "Correction: Ada, not Bob."
    device.type("19")
    assert device.type("that was eye, not star")[0] == "Correction: eye, not star."
    device.type("26")
    assert of(device)["closer"] == 0
    assert of(device)["seats"][0]["space"] == 2
    french = OneDevice(around(), "fr")
    french.type("o19973 n3226", "Bob", "19")
    assert french.type("c’était œil, pas étoile")[0] == "Correction\u00a0: œil, pas étoile."


def test_what_was_said_last_is_taken_back() -> None:
    device = table_of(ROLL)
    assert device.type("u")[0] == "Taken back: what Ada did last."
    assert of(device)["turn"]["phase"] == "roll"


# Dice that our layout could not show.


STRANGE = "o111 k999 o2 o3 k4"
"""Three orange ears: in our layout, and perhaps not on the real dice, they are on other dice than three black stars."""


def test_any_faces_that_the_nine_dice_may_have_are_believed_and_stay_in_the_journal() -> None:
    for said in (STRANGE, "o111222333", "k777 k888 o999"):
        store = MemoryStore()
        table = Table.new(GAME, [{}, {}], OPTIONS, 1, store, {COMPANION: []})
        from audiogames.play.modes.du_balai.said import words

        table.submit(0, "roll", said=" ".join(words(said, ())))
        assert sorted(table.view_position(None)["dice"]) == sorted(words(said, ()))
        assert Table.resume(store).position() == table.position()
        assert Table.load(table.position()).position() == table.position()


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("o199", "You said 3 dice, and there are 9."),
        ("o1111 k26543", "You said 4 times orange ear, and only 3 sides of all dice show it."),
        ("o123 k123 o1 k1 k1", "No symbol is valid in these dice. Throw them again, then say them."),
    ],
)
def test_dice_that_cannot_be_are_asked_about_and_change_nothing(said: str, answer: str) -> None:
    device = table_of()
    assert device.type(said)[0].startswith(answer)
    assert device.sitting.table.version == 1
    device.type(ROLL)
    assert of(device)["turn"]["phase"] == "look"


# Hidden cards.


def perfect_black(ear: Seat | None = None) -> OneDevice:
    """A table where the first seat has drawn two cards, and kept one a round ago. The other one leads."""
    return table_of(ROLL, "Ada", "26", "179", "", ROLL, "Ada", "19", "19", ear=ear)


def test_who_says_that_they_play_a_card_has_it() -> None:
    device = perfect_black()
    device.type("")
    assert device.type("tailwind")[0] == "Ada plays Tailwind."
    assert device.type("")[0] == "Tailwind: Ada moves 2 spaces, to space 6."


def test_a_card_that_was_played_as_often_as_it_exists_is_asked_about_and_never_overruled() -> None:
    device = perfect_black()
    device.type("", "block", "", ROLL, "Ada", "26", "19", "", ROLL, "Ada", "19", "19", "")
    before = device.sitting.table.version
    assert device.type("block")[0].startswith("Every card of this name is on the discard pile already: Block.")
    assert device.sitting.table.version == before


@pytest.mark.parametrize("by", ["typed", "scanned"])
def test_a_second_formula_is_said_with_the_card_that_makes_it_count(by: str, stickers: Callable[[str], str]) -> None:
    device = table_of(ROLL, "Ada", "26", "1", "", ROLL, "Ada", "179", "1")
    assert device.type("double play")[0] == "Which symbols has the second formula?"
    said = ["26"] if by == "typed" else [stickers("web"), stickers("cloud"), ""]
    device.type(*said, "")
    assert of(device)["seats"][0]["space"] == 2 + 3 + 2


def test_anybody_may_play_a_fog_and_the_name_says_who() -> None:
    device = table_of(ROLL, "Ada", "26", "26", "", "", ROLL, "Ada", "19", "19", "", "tailwind")
    assert device.type("bob")[0] == "Bob plays Fog against Tailwind."
    device.type("")
    assert of(device)["discard"] == ["tailwind", "fog"]
    assert of(device)["seats"][0]["space"] == 4


def test_who_waits_with_a_decree_writes_after_the_others() -> None:
    device = table_of(ROLL, "Ada", "26", "26", "", "", ROLL, "Bob", "decree", "19", seats=2)
    assert device.said[-1] == "Does anybody play a Fog? Enter for nobody."
    device.type("", "179")
    assert of(device)["seats"][0]["formula"] == ["ear", "eye", "star"]


def test_a_hand_in_the_ear_is_read_again_and_no_other_card_is_shown() -> None:
    device = perfect_black(ear=0)
    device.type("")
    assert device.type("h tailwind")[0] == "1, Tailwind."
    assert device.type("h")[0] == "Black magic: Tailwind."
    assert device.type("h fog")[0].startswith("I know all your cards already.")
    assert device.type("s9")[0].startswith("All cards of that hand were said, without Block.")
    assert device.type("was block, not tailwind")[0] == "Correction: Block, not Tailwind."
    assert device.type("s9")[0] == "Ada plays Block."


def test_acrobatics_are_shown_when_the_race_ends_and_none_that_was_not_said() -> None:
    device = table_of()
    while of(device)["turn"]["phase"] != "over":
        at = of(device)["turn"]["phase"]
        before = device.sitting.table.version
        own = "26" if of(device)["turn"]["seat"] is None else "179"
        device.type({"roll": ROLL, "look": "Ada", "write": own}.get(at, ""))
        if "Who shows acrobatics?" in device.said[-1]:
            assert device.type("Ada 3 4 4 4 4")[0].startswith("There are not that many acrobatics for 4: 4.")
            device.type("", "Ada 3 4")
        assert device.sitting.table.version != before
    seats = device.sitting.table.position()["seats"]
    assert [sorted(seat["acrobatics"]) for seat in seats] == [[3, 4], []]


def test_no_clock_binds_people_who_sit_together() -> None:
    device = table_of()
    device.type(ROLL, "Ada", "3", "0", ROLL, "Bob", "0", "3")
    assert [seat["space"] for seat in of(device)["seats"]] == [-2, -2]
    device.type(ROLL)
    assert of(device)["turn"]["phase"] == "write"


@pytest.mark.parametrize("chores", [(), ("dice",), ("cards",), ("cards", "dice")])
def test_dice_and_cards_are_thrown_and_drawn_by_people_or_by_the_program(chores: tuple[str, ...]) -> None:
    for seed in range(20):
        device = OneDevice(around(chores=chores, seed=seed))
        device.type("" if "dice" in chores else ROLL, "Ada")
        black = valid_sets(tuple(map(FACES.index, device.sitting.table.position()["dice"])))[1]
        if black.bit_count() > 1:
            break
    digits = "".join(str(place + 1) for place in symbols_in(black))
    device.type(digits, "0")
    assert of(device)["turn"]["phase"] == "draw"
    if "cards" in chores:
        assert device.said[-1].startswith("Keyboard to Ada.")
        device.type("", "1")
    else:
        assert device.said[-1].startswith("Ada keeps one")
        device.type("")
    assert of(device)["seats"][0]["hand_count"] == 1
    assert "hand" not in of(device)["seats"][0]


# What nobody else may know.


def test_no_word_and_no_thing_depends_on_what_the_table_has_not_said() -> None:
    entries = (
        ROLL,
        "Ada",
        "26",
        "26",
        "",
        "",
        ROLL,
        "Ada",
        "19",
        "decree",
        "",
        "179",
        "",
        "?",
        "h",
        "t",
        "c",
        "tailwind",
        "u",
    )
    devices = [OneDevice(opened(GAME, 2, seed=seed)) for seed in (1, 2)]
    for device in devices:
        device.type(*entries)
    assert devices[0].said == devices[1].said
    for seat in (None, 0, 1):
        first, second = (seen.zones(device.sitting, seat) for device in devices)
        assert first == second
        assert devices[0].sitting.table.legal() == devices[1].sitting.table.legal()


@given(hands=st.lists(st.sampled_from([*SPELLS, "acrobatic-2", "acrobatic-4"]), min_size=2, max_size=2))
def test_no_other_device_hears_or_shows_what_a_person_says_of_their_hand_or_formula(hands: list[str]) -> None:
    heard_by_bob, shown_to_bob = list[Any](), list[Any]()
    for card, formula in zip(hands, ("179", "26"), strict=True):
        sitting = opened(GAME)
        ada, bob = OwnDevice(sitting, 0), OwnDevice(sitting, 1)
        ada.type(ROLL, "", "26")
        bob.type("26")
        ada.type("", "h " + typed(card), "was s1, not " + typed(card), "h")
        bob.type("")
        bob.type(ROLL, "")
        ada.type("1", formula, "was 19")
        bob.follow()
        bob.type("h", "t", "?", "c")
        heard_by_bob.append(bob.said)
        shown_to_bob.append([seen.zones(sitting, seat) for seat in (None, 1)])
        assert sitting.table.view_position(0)["seats"][0]["hand_count"] == 1
    assert heard_by_bob[0] == heard_by_bob[1]
    assert shown_to_bob[0] == shown_to_bob[1]

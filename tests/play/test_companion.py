"""People at a real table: whole games from what they type and scan, and what they say anew."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.companion import COMPANION, Fact
from audiogames.core.corrections import correct, facts
from audiogames.core.errors import GameError
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.stickers.scan import named_cards
from audiogames.tactile.physical import PhysicalCard, draw, keep

NAMES = ("Ada", "Bob", "Cleo")
LETTERS = {"black": "k", "orange": "o", "purple": "p", "green": "g", "red": "r", "blue": "b", "yellow": "y"}
KEPT = [name for name in GAMES if game_named(name).has_companion]


def opened(game: str, seats: int = 2, seed: int = 7, store: MemoryStore | None = None, **options: Any) -> Sitting:
    chosen = {**options, **game_named(game).companion.options}
    people, kept = [PERSON] * seats, store or MemoryStore()
    return Sitting.new(game, NAMES[:seats], people, chosen, seed, kept, notes={COMPANION: []})


class OneDevice:
    """The device in the middle of a table, with all that it says."""

    def __init__(self, sitting: Sitting, language: str = "en", **more: Any) -> None:
        self.sitting = sitting
        device = Device(language=language, exact=True)._replace(**more)
        self.conversation = Conversation(device, scan=named_cards)
        self.now = 0.0
        self.said: list[str] = []
        self._hear(self.conversation.begin(GameTalk(self.conversation, sitting, "game").run(), self.now))

    def type(self, *texts: str) -> list[str]:
        before = len(self.said)
        for text in texts:
            self.now += 10.0
            self._hear(self.conversation.enter(Entry("typed", text), self.now))
            while (reply := self.conversation.follow(self.now)) is not None:
                self._hear(reply)
        return self.said[before:]

    def _hear(self, reply: Any) -> None:
        self.said += [line.text for told in reply.told for line in told.utterances]


def typed_card(card: str) -> str:
    colour, _, value = card.partition("-")
    return f"{LETTERS[colour]}{value}" if colour in LETTERS else value


# Whole games, against the ordinary game of the same cards.


def next_action(table: Table, chance: Generator) -> tuple[Seat, Any]:
    """What somebody does at random, as people do it at a real table: nobody takes a barrel that another has."""
    seat = table.to_act()[0]
    legal = tuple(one for one in table.legal()[seat] if one.verb != "shake")
    choices = [one.action for one in table.game.choices(table.view(seat), legal)]
    taken = {ord(place) - ord("A") for place in table.position().get("chosen", {}).values()}
    free = [one for one in choices if one.verb != "choose" or one.place not in taken]
    return seat, free[chance.below(len(free))]


def as_told(table: Table) -> list[Any]:
    """All events of a game. Places of barrels mean nothing at a real table, nor do shuffles."""
    events = [table.game.event_position(event) for step in table.steps for event in step.events]
    return [{name: value for name, value in event.items() if name != "place"} for event in events]


@pytest.fixture
def ids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Callable[[str], str]]:
    """Give the stickers of a deck that lies on the table: the id of each card."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def deck(game: str) -> Callable[[str], str]:
        cards = [f"{colour}-{value}" for colour in game_named(game).colours for value in range(1, 16)]
        cards += [f"barrel-{number}" for number in range(1, 14)]
        made = draw(game, [(card, 1) for card in cards], "ours")
        keep(made)
        by_card = {card: id for id, card in made.by_id.items()}
        return lambda card: by_card[PhysicalCard(card, 1)]

    return deck


@pytest.mark.parametrize("by", ["typed", "scanned"])
@pytest.mark.parametrize("game", KEPT)
def test_a_whole_game_from_what_is_said_is_the_ordinary_game_of_the_same_cards(
    game: str, by: str, ids: Callable[[str], Callable[[str], str]]
) -> None:
    named, options = ids(game) if by == "scanned" else typed_card, dict(game_named(game).companion.options)
    seed = next(seed for seed in range(100) if Table.new(game, [{}] * 3, options, seed).to_act()[0] == 0)
    table, chance = Table.new(game, [{"name": name} for name in NAMES], options, seed), Generator(seed)
    device = OneDevice(opened(game, 3, seed=99))
    while not table.over:
        seat, action = next_action(table, chance)
        barrels: dict[int, int] = dict(enumerate(table.position().get("barrels", ())))
        alone = len(table.game.choices(table.view(seat), table.legal()[seat])) == 1
        events = table.submit(seat, action)
        if alone and action.verb == "move":  # the only choice is made already
            continue
        written = [table.game.event_position(event) for event in events]
        kept = device.sitting
        assert kept.turns.waiting_for() == seat
        if action.verb == "roll":
            text = "".join(map(str, next(one["dice"] for one in written if one["event"] == "rolled")))
        elif action.verb == "draw":
            text = next((named(one["card"]) for one in written if one["event"] == "drew"), "")
        elif action.verb == "choose":
            text = named(f"barrel-{barrels[action.place or 0]}")
        else:
            choices = [one.action for one in seen.choices(kept, seat)]
            keys = {"keep": "", "common": "+", "stop": "0"}
            number = str(choices.index(action) + 1)
            text = named(game_card(action)) if action.verb == "take" else keys.get(action.verb, number)
        assert device.type(text), text
        assert len(kept.table.steps) >= len(table.steps), device.said[-6:]
    assert device.sitting.table.over
    assert as_told(device.sitting.table) == as_told(table)
    assert device.sitting.table.scores == table.scores
    assert device.sitting.table.winners == table.winners


def game_card(action: Any) -> str:
    from audiogames.decks.air_sorciere import CARD_IDS

    return str(CARD_IDS[action.cards[0]])


# What is said anew.


def facts_of(game: str, seed: int, most: int) -> list[Fact]:
    """What people say of the first moves of an ordinary game."""
    options = dict(game_named(game).companion.options)
    table, chance, said_so_far = Table.new(game, [{}] * 2, options, seed), Generator(seed), list[Fact]()
    kept = Table.new(game, [{}] * 2, options, 1, notes={COMPANION: []})
    while len(said_so_far) < most and not table.over:
        seat, action = next_action(table, chance)
        barrels: dict[int, int] = dict(enumerate(table.position().get("barrels", ())))
        written = [table.game.event_position(event) for event in table.submit(seat, action)]
        text, said = table.game.format_action(action), ""
        if action.verb == "roll":
            said = " ".join(map(str, next(one["dice"] for one in written if one["event"] == "rolled")))
        elif action.verb == "draw":
            said = next(one["card"] for one in written if one["event"] == "drew")
        elif action.verb == "choose":
            text = f"choose {'ABCDEFGHIJKLM'[barrels[action.place] - 1]}"
        said_so_far.append(Fact(seat, text, said))
        kept.submit(seat, text, said=said)
    assert [fact for _, fact in facts(kept)] == said_so_far
    return said_so_far


def first_seed(game: str, after: int) -> int:
    options = dict(game_named(game).companion.options)
    return next(seed for seed in range(after, after + 100) if Table.new(game, [{}] * 2, options, seed).to_act()[0] == 0)


def wrong(game: str, fact: Fact, chance: Generator) -> Fact | None:
    """The same with another card or number, None if it has none."""
    companion = game_named(game).companion
    for _ in range(20):
        colours = game_named(game).colours
        words = [f"{colours[chance.below(len(colours))]}-{1 + chance.below(15)}"]
        if game == "zapp_zerapp":
            words = [f"{1 + chance.below(6)}{1 + chance.below(6)}" if fact.said else str(1 + chance.below(13))]
        anew = companion.anew(fact, words)
        if anew is not None and anew != fact:
            return anew
    return None


@pytest.mark.parametrize("game", KEPT)
@given(start=st.integers(0, 30), errors=st.integers(0, 2**32), late=st.integers(0, 8))
def test_wrong_entries_and_their_corrections_end_where_the_right_ones_do(
    game: str, start: int, errors: int, late: int
) -> None:
    right, chance = facts_of(game, first_seed(game, start), 24), Generator(errors)
    kept = Table.new(game, [{}] * 2, dict(game_named(game).companion.options), 5, notes={COMPANION: []})
    kept.run_ahead()
    mistaken: dict[int, Fact | None] = {}
    for number, fact in enumerate(right):
        said = wrong(game, fact, chance) if chance.below(4) == 0 else None
        try:
            kept.submit(said.seat, said.action, said=said.said) if said is not None else None
        except GameError:
            said = None
        if said is not None and len(facts(kept)) == number + 1:
            mistaken[number] = fact
            continue
        try:
            kept.submit(fact.seat, fact.action, said=fact.said)
        except GameError:  # it does not fit what was wrong before: that is said anew first
            kept.keep()
            correct(kept, mistaken)
            mistaken.clear()
            kept.submit(fact.seat, fact.action, said=fact.said)
        kept.keep()
        if len(mistaken) > late:
            correct(kept, mistaken)
            mistaken.clear()
            kept.keep()
    if mistaken:
        correct(kept, mistaken)
        kept.keep()
    meant = Table.new(game, [{}] * 2, dict(game_named(game).companion.options), 5, notes={COMPANION: []})
    for fact in right:
        meant.submit(fact.seat, fact.action, said=fact.said)
    assert [fact for _, fact in facts(kept)] == right
    assert kept.scores == meant.scores
    for seat in (None, 0, 1):
        assert kept.view_position(seat) == meant.view_position(seat)
    assert Table.resume(kept.store).position() == kept.position()


def test_a_card_is_said_anew_by_a_sentence_back_to_any_moment_and_all_hear_it() -> None:
    device = OneDevice(opened("air_sorciere"))
    device.type("r9", "", "r7")
    assert device.type("that was red 8, not red 9")[0] == "Correction: red 8, not red 9."
    assert device.sitting.table.view_position(0)["seats"][0]["columns"] == {"red": [8]}
    assert device.type("was r2")[0] == "Correction: red 2, not red 7."
    assert device.sitting.table.view_position(0)["common"] == ["red-2"]
    french = OneDevice(opened("air_sorciere"), "fr")
    french.type("r9", "", "v7")
    assert french.type("c’était rouge 8, pas rouge 9")[0] == "Correction : 8 rouge, pas 9 rouge.".replace(
        " :", "\u00a0:"
    )
    assert french.type("= v2")[0] == "Correction : 2 vert, pas 7 vert.".replace(" :", "\u00a0:")


def test_dice_and_barrels_are_said_anew_too() -> None:
    device = OneDevice(opened("zapp_zerapp"))
    device.type("64", "9")
    assert device.type("was 8 not 9")[0] == "Correction: 8, not 9."
    assert device.type("was 54 not 64")[0] == "Correction: 5 4, not 6 4."
    device.type("5")
    assert device.sitting.table.view_position(None)["seats"][0]["apprentices"][0] == 5


def test_the_last_thing_said_is_taken_back_by_its_key_and_said_again() -> None:
    device = OneDevice(opened("air_sorciere"))
    assert device.type("u") == ["Nothing has been said yet that could be taken back."]
    device.type("r9")
    assert device.type("u")[0] == "Taken back: what Ada did last."
    assert facts(device.sitting.table) == []
    assert device.type("r8")[0] == "Ada draws the red 8."


def test_a_card_that_lies_elsewhere_is_asked_about_and_changes_nothing() -> None:
    device = OneDevice(opened("air_sorciere"))
    device.type("r9", "")
    before = device.sitting.table.version
    assert device.type("r9")[0].startswith("In the air already: red 9, in the zone of Ada. Which is right?")
    assert device.sitting.table.version == before


def test_a_number_that_another_barrel_has_is_asked_about() -> None:
    device = OneDevice(opened("zapp_zerapp"))
    device.type("64", "9")
    assert device.type("9")[0].startswith("9 was said for Ada already. Which is right?")


def test_a_correction_asks_about_what_no_longer_fits_and_takes_the_answer() -> None:
    device = OneDevice(opened("air_sorciere"))
    device.type("r9", "", "r7")
    asked = device.type("was r7 not r9")
    assert asked[:2] == ["Then this no longer fits:", "Ada draws the red 7, too low: it goes to the common zone."]
    assert device.type("r9")[0] == "Correction: red 7, not red 9."
    assert [fact.said for _, fact in facts(device.sitting.table) if fact.said] == ["red-7", "red-9"]
    device.type("was r9 not r7")
    assert device.type("")[0] == "Everything stays as it was."
    device.type("was r9 not r7")
    device.type("u")
    assert [fact.said for _, fact in facts(device.sitting.table) if fact.said] == ["red-9"]


# What only the table knows.


def test_enter_asks_for_the_card_or_the_dice_and_nothing_happens_without_them() -> None:
    device = OneDevice(opened("air_sorciere"))
    assert device.type("")[0] == "Which card does Ada draw? Say it like red 7, or r7, or scan it."
    device.type("")
    assert facts(device.sitting.table) == []
    device.type("", "green 3")
    assert [fact.said for _, fact in facts(device.sitting.table)] == ["green-3"]
    dice = OneDevice(opened("zapp_zerapp"))
    assert dice.type("")[0] == "What do Ada’s dice show? Type both numbers, for example 64."
    dice.type("6 and 4")
    assert dice.sitting.table.view_position(None)["magic_number"] == 10


def test_one_key_at_a_time_a_number_waits_for_the_rest_of_its_line() -> None:
    device = OneDevice(opened("zapp_zerapp"), keys="single")
    device.type("6", "4")
    device.type("1", "2")
    assert [fact.action for _, fact in facts(device.sitting.table)] == ["roll", "choose L"]


def test_the_program_throws_the_dice_where_that_is_its_chore() -> None:
    chosen = dict(game_named("zapp_zerapp").companion.options)
    people = [PERSON] * 2
    sitting = Sitting.new("zapp_zerapp", NAMES[:2], people, chosen, 7, MemoryStore(), notes={COMPANION: ["dice"]})
    assert OneDevice(sitting).said[0].startswith("Ada rolls")


def test_a_game_at_a_real_table_goes_on_after_its_program_was_killed() -> None:
    store = MemoryStore()
    device = OneDevice(opened("air_sorciere", store=store))
    device.type("r9", "", "r7", "was r8 not r9")
    again = Sitting(Table.resume(store))
    assert again.table.view_position(0) == device.sitting.table.view_position(0)
    assert OneDevice(again).type("k3")[0] == "Ada flew: black 3."


@pytest.mark.parametrize("game", KEPT)
def test_no_word_and_no_thing_depends_on_what_the_table_has_not_said(game: str) -> None:
    """The program holds some order of the hidden cards: two tables with other orders say and show the same."""
    devices = [OneDevice(opened(game, seed=seed)) for seed in (1, 2)]
    entries = (
        ("r9", "", "r7", "o3", "+", "u", "?", "h", "t", "c", "r") if game == "air_sorciere" else ("64", "9", "5", "?")
    )
    for device in devices:
        device.type(*entries)
    assert devices[0].said == devices[1].said
    for seat in (None, 0, 1):
        first, second = (seen.zones(device.sitting, seat) for device in devices)
        assert first == second

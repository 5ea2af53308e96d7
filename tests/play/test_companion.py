"""People at a real table: whole games from what they type and scan, and what they say anew."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.bots.review import past_choices
from audiogames.core.chance import Generator
from audiogames.core.companion import COMPANION, EAR, HELD, START, Fact
from audiogames.core.corrections import correct, facts, hold
from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Key
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.stickers.scan import named_cards
from audiogames.tactile.physical import PhysicalCard, draw, keep

NAMES = ("Ada", "Bob", "Cleo")
LETTERS = {"black": "k", "orange": "o", "purple": "p", "green": "g", "red": "r", "blue": "b", "yellow": "y"}
KEPT = [name for name in GAMES if game_named(name).has_companion and name != "du_balai"]
"""Du Balai! has tests of its own, beside these."""


def opened(
    game: str, seats: int = 2, seed: int = 7, store: MemoryStore | None = None, start: str = "", ear: Seat | None = None
) -> Sitting:
    chosen, people = dict(game_named(game).companion.options), [PERSON] * seats
    start = start or ("blue-7" if game_named(game).companion.start else "")
    kept, noted = store or MemoryStore(), {COMPANION: list[str](), **({} if ear is None else {EAR: ear})}
    return Sitting.new(game, NAMES[:seats], people, chosen, seed, kept, notes={**noted, START: start})


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
    """All events of a game as all may know them. Places of barrels mean nothing at a real table."""
    happened = [event for step in table.steps for event in heard(step.events, None)]
    events = [table.game.event_position(event) for event in happened]
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


def start_of(table: Table) -> str:
    return str(table.position()["trump_pile"][0]) if table.game.companion.start else ""


@pytest.mark.parametrize("by", ["typed", "scanned"])
@pytest.mark.parametrize("game", KEPT)
def test_a_whole_game_from_what_is_said_is_the_ordinary_game_of_the_same_cards(
    game: str, by: str, ids: Callable[[str], Callable[[str], str]]
) -> None:
    named, options = ids(game) if by == "scanned" else typed_card, dict(game_named(game).companion.options)
    seed = next(seed for seed in range(100) if Table.new(game, [{}] * 3, options, seed).to_act()[0] == 0)
    table, chance = Table.new(game, [{"name": name} for name in NAMES], options, seed), Generator(seed)
    device = OneDevice(opened(game, 3, seed=99, start=start_of(table), ear=0))
    while not table.over:
        say_hand(device, table, named)
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
            number = str(choices.index(action) + 1) if action in choices else ""
            text = keys.get(action.verb, number)
        if action.verb in ("take", "play"):
            text = named(card_of(table.game.format_action(action)))
        assert device.type(text), text
        assert len(kept.table.steps) >= len(table.steps), device.said[-6:]
    assert device.sitting.table.over
    assert as_told(device.sitting.table) == as_told(table)
    assert device.sitting.table.scores == table.scores
    assert device.sitting.table.winners == table.winners


def card_of(action: str) -> str:
    return action.split()[-1]


def say_hand(device: OneDevice, table: Table, named: Callable[[str], str]) -> None:
    """Say the cards that the program does not know of the first seat's hand, in the order in which it holds them."""
    hand = table.view_position(0)["seats"][0].get("hand", []) if table.game.companion.hands else []
    known = device.sitting.table.view_position(0)["seats"][0].get("hand", [])
    for card in hand:
        if card not in known:
            assert device.type("h", named(card))


# What is said anew.


def begun(game: str, seed: int, start: str = "") -> Table:
    options = dict(game_named(game).companion.options)
    table = Table.new(game, [{}] * 2, options, seed, notes={COMPANION: [], START: start})
    table.run_ahead()
    return table


def say(table: Table, fact: Fact) -> None:
    if fact.said.startswith(HELD):
        hold(table, fact.seat, fact.said.split()[-1])
    elif fact.action:
        table.submit(fact.seat, fact.action, said=fact.said)


def facts_of(game: str, seed: int, most: int) -> list[Fact]:
    """What people say of the first moves of an ordinary game. The first seat says its hand too."""
    table, chance = Table.new(game, [{}] * 2, dict(game_named(game).companion.options), seed), Generator(seed)
    kept = begun(game, 1, start_of(table))
    while len(facts(kept)) < most and not table.over:
        hand = table.view_position(0)["seats"][0].get("hand", []) if table.game.companion.hands else []
        for card in hand[: chance.below(len(hand) + 1)]:
            if card not in kept.view_position(0)["seats"][0]["hand"]:
                hold(kept, 0, card)
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
        kept.submit(seat, text, said=said)
    return [fact for _, fact in facts(kept)]


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
    first = right[0].said if game_named(game).companion.start else ""
    kept, mistaken = begun(game, 5, first), dict[int, Fact | None]()
    for number, fact in enumerate(right):
        said = wrong(game, fact, chance) if chance.below(4) == 0 else None
        if said is not None and number and is_said(kept, said, number):
            mistaken[number] = fact
        elif number or not first:
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
    meant = begun(game, 5, first)
    for fact in right:
        say(meant, fact)
    assert [told(fact) for _, fact in facts(kept)] == list(map(told, right))
    for seat in (None, 0, 1):
        assert kept.view_position(seat) == meant.view_position(seat)
    assert Table.resume(kept.store).position() == kept.position()


def is_said(kept: Table, fact: Fact, number: int) -> bool:
    try:
        say(kept, fact)
    except GameError:
        return False
    return len(facts(kept)) == number + 1


def told(fact: Fact) -> Fact:
    """Without the places of unknown cards, which mean nothing."""
    return fact._replace(said="") if fact.said.startswith("swap") else fact


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


SPELT = {
    ("air_sorciere", "en"): {"green": "g", "purple": "p", "orange": "o", "red": "r", "black": "k"},
    ("air_sorciere", "fr"): {"green": "v", "purple": "i", "orange": "o", "red": "r", "black": "n"},
    ("roue_des_sorcieres", "en"): {"green": "g", "purple": "p", "orange": "o", "red": "r", "blue": "b", "yellow": "y"},
    ("roue_des_sorcieres", "fr"): {"green": "v", "purple": "i", "orange": "o", "red": "r", "blue": "b", "yellow": "j"},
}


@pytest.mark.parametrize("keys", ["single", "line"])
@pytest.mark.parametrize(("game", "language"), SPELT)
def test_two_keys_say_a_card_in_both_languages_and_ways_of_typing(game: str, language: str, keys: str) -> None:
    for colour, letter in SPELT[game, language].items():
        for value in (*range(2, 10), *([1, 10, 15] if game == "air_sorciere" else [1])):
            device = OneDevice(opened(game, start="green-1" if colour != "green" else "red-1"), language, keys=keys)
            typed = [letter, *str(value)] if keys == "single" else [f"{letter}{value}"]
            device.type(*typed, *([""] if game == "air_sorciere" and value == 1 and keys == "single" else []))
            companion, (*_, (_, fact)) = game_named(game).companion, facts(device.sitting.table)
            assert companion.said_in(fact).endswith(f"/{colour}-{value}")


def test_a_letter_of_a_colour_that_is_pressed_twice_is_the_usual_key() -> None:
    device = OneDevice(opened("roue_des_sorcieres"), keys="single")
    assert device.type("r") == ["red, then its value.", "The same letter again does what it usually does."]
    assert device.type("r") == device.said[:3]  # the last reply
    assert device.type("o", "g", "9")[-2] == "Ada, green 9."
    assert device.type("b", "")[-1] == "Nothing was played."
    assert device.type("b", Key.BACK)[-1] == "Nothing was played."
    assert device.type("p", "t")[-1] == "It is Bob’s turn to play a card."
    assert len(facts(device.sitting.table)) == 2


def test_two_dice_are_two_keys_and_a_barrel_of_one_digit_is_one() -> None:
    device = OneDevice(opened("zapp_zerapp"), keys="single")
    assert device.type("6") == ["6, then the other die."]
    device.type("6", "9", "1", "")
    assert [(fact.action, fact.said) for _, fact in facts(device.sitting.table)[:3]] == [
        ("roll", "6 6"),
        ("choose I", ""),
        ("choose A", ""),
    ]


@pytest.mark.parametrize("game", KEPT)
def test_all_that_can_be_typed_is_offered_as_buttons_part_by_part(game: str) -> None:
    sitting = opened(game)
    conversation = Conversation(Device(exact=True, keys="single"), offers_lines=True)
    reply = conversation.begin(GameTalk(conversation, sitting, "game").run(), 0.0)
    pressed = 0
    while pressed < 2 and not facts(sitting.table)[1 if game_named(game).companion.start else 0 :]:
        text, _ = reply.prompt.lines[0]
        reply = conversation.enter(Entry("typed", text), 10.0 * pressed)
        pressed += 1
    assert pressed == 2


def test_a_card_that_the_game_does_not_have_is_refused_with_what_it_has() -> None:
    device = OneDevice(opened("air_sorciere"))
    said = (
        "This game has no card “{}”. Its colours are black, orange, purple, green and red; its values go from 1 to 15."
    )
    for typed in ("blue 3", "b3", "yellow", "r19"):
        assert device.type(typed) == [said.format(typed)]
    device.type("")
    assert device.type("blue 3") == [said.format("blue 3")]
    assert facts(device.sitting.table) == []


def test_each_card_of_a_hand_is_said_once_and_enter_ends_it() -> None:
    device = OneDevice(opened("roue_des_sorcieres", ear=0), keys="single")
    device.type("h")
    assert device.type("b", "4")[2:] == ["1, blue 4."]
    assert device.type("r", "3")[1:] == ["2, red 3."]
    assert device.type("")[0].startswith("Ada, I do not know 4 of your cards.")
    assert device.type("r", "3")[1] == "Ada, red 3."


def test_nobody_shakes_a_barrel_of_the_program_at_a_real_table() -> None:
    device = OneDevice(opened("zapp_zerapp"))
    told = [*device.type("64"), *device.type("t"), *device.type("m"), *device.type("e"), *device.type("")]
    assert not [line for line in told if "shakes" in line]
    assert told[-1].startswith("How many pebbles has Ada’s barrel?")


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


# The own hand.


class OwnDevice(OneDevice):
    """The telephone of one person at the table."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self.sitting = sitting
        self.conversation = Conversation(Device(id=NAMES[seat], language="en", exact=True))
        self.now = 0.0
        self.said = []
        self._hear(self.conversation.begin(GameTalk(self.conversation, sitting, "game", seats=[seat]).run(), 0.0))

    def follow(self) -> None:
        while (reply := self.conversation.follow(self.now)) is not None:
            self._hear(reply)


def test_a_hand_is_said_in_its_order_and_read_again_card_by_card() -> None:
    device = OneDevice(opened("roue_des_sorcieres", ear=0))
    assert device.said[-1].startswith("Ada, I do not know 6 of your cards.")
    assert device.type("h b4 r3 y1")[:3] == ["1, blue 4.", "2, red 3.", "3, yellow 1."]
    assert device.type("h")[0] == "Your hand: 1, blue 4; 2, red 3; 3, yellow 1."
    device.type("")
    device.type("r3", "g5")
    device.type("")
    assert device.type("h")[0] == "Your hand: 1, blue 4; 3, yellow 1."
    assert device.type("g2")[:1] == ["2, green 2."]


def test_a_card_of_the_own_hand_is_played_by_its_number() -> None:
    device = OneDevice(opened("roue_des_sorcieres", ear=0))
    device.type("h b4 r3 y1")
    assert device.type("2")[0] == "Ada, red 3."


def test_one_key_begins_a_correction_and_asks_for_the_rest() -> None:
    device = OneDevice(opened("air_sorciere"), keys="single")
    device.type("", "r9")
    assert device.type("=")[0] == "What was it? Such as red 7, or red 7, not red 4."
    assert device.type("r8 not r9")[0] == "Correction: red 8, not red 9."


def test_no_move_is_reviewed_where_nobody_knows_what_was_held() -> None:
    device = OneDevice(opened("roue_des_sorcieres"))
    device.type("r9", "b3")
    assert list(past_choices(device.sitting.table, 0)) == []


def test_a_card_that_was_not_said_is_believed_when_it_is_played() -> None:
    device = OneDevice(opened("roue_des_sorcieres"))
    assert device.type("r9")[0] == "Ada, red 9."
    assert device.type("r9")[0].startswith("Played already: red 9. Which is right?")
    assert device.type("b7")[0].startswith("In the trump pile already: blue 7. Which is right?")


def test_what_a_hand_was_said_to_be_is_not_overruled_but_asked_about() -> None:
    device = OneDevice(opened("roue_des_sorcieres", ear=0))
    device.type("h b4 r3 y1 g2 p5 o6")
    assert device.type("b9")[0].startswith("Your whole hand was said, without the blue 9. Which is right?")
    assert device.type("was b9 not b4")[0] == "Correction: blue 9, not blue 4."
    assert device.type("b9")[0] == "Ada, blue 9."


def test_a_card_that_another_plays_is_no_longer_known_in_the_hand_that_named_it() -> None:
    device = OneDevice(opened("roue_des_sorcieres", ear=0))
    device.type("h b4 r3 y1 g2 p5 o6", "b4", "r3")
    assert device.sitting.table.view_position(0)["seats"][0]["hand"] == ["yellow-1", "green-2", "purple-5", "orange-6"]


@given(first=st.permutations(range(10)), second=st.permutations(range(10)))
def test_no_other_device_hears_or_shows_what_a_person_says_of_their_hand(first: list[int], second: list[int]) -> None:
    cards = [f"{letter}{value}" for letter in "gp" for value in range(1, 6)]
    heard_by_bob, shown_to_bob = list[Any](), list[Any]()
    for hand in (first, second):
        sitting = opened("roue_des_sorcieres")
        ada, bob = OwnDevice(sitting, 0), OwnDevice(sitting, 1)
        ada.type("h " + " ".join(cards[card] for card in hand[:5]))
        bob.follow()
        ada.type("r9")
        ada.type("r9")
        bob.follow()
        bob.type("h", "", "h b1 b2", "t", "?", "was b3 not b1", "u")
        heard_by_bob.append(bob.said)
        shown_to_bob.append([seen.zones(sitting, seat) for seat in (None, 1)])
        assert sitting.table.view_position(0)["seats"][0]["hand"]
    assert heard_by_bob[0] == heard_by_bob[1]
    assert shown_to_bob[0] == shown_to_bob[1]

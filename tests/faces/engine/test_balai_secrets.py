"""Secret actions at Du Balai! change no byte of what the engine tells the others."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from audiogames.core.registry import game_named
from tests.games.du_balai.positions import (
    BLACK,
    DICE,
    Position,
    drawing,
    looking,
    reacting,
    resolving,
    rolling,
    unwritten,
    witch,
    writing,
)

from .balai import BALAI, moments, start, viewers
from .client import TIME, Client

RULES = game_named(BALAI)
OTHER_DICE = [
    *("black-spider", "orange-web", "black-ear", "orange-bolt", "orange-double-bolt"),
    *("black-bolt", "orange-spider", "black-cloud", "black-double-bolt"),
]
"""Dice that show other faces than DICE, each of them."""
NOBODY = -1
TAILWIND: Position = {"pending": {"action": "spell tailwind"}, "discard": ["tailwind"]}
"""A spell of seat 0 that awaits reactions."""


def told(client: Client, viewer: int | None) -> list[bytes]:
    """Return all that the engine tells of one seat: what it sees, and what it has just heard."""
    heard = [client.line("hear", seat=viewer, locale=locale) for locale in ("fr", "en")]
    return [client.line("view", seat=viewer), *heard]


def assert_alike(tables: Sequence[Client], knows: int) -> None:
    """All but one seat are told the same at two tables, byte by byte."""
    one, other = tables
    for viewer in viewers(one.ask("position")):
        if viewer != knows:
            assert told(one, viewer) == told(other, viewer)


def secret_steps() -> Iterator[tuple[Position, int, tuple[str, str]]]:
    """Yield moments at which a seat acts in secret, with two ways to do so, and others still have to act."""
    for truth in moments():
        acting = [int(seat) for seat in start(truth).ask("legal")]
        phase = truth["turn"]["phase"]
        for seat in acting[:1] if len(acting) > 1 else ():
            if phase == "write" and not truth["decrees"]:
                yield truth, seat, ("write ear", "write double-bolt spider cloud")
            if phase == "react" and "fog" in old(truth["seats"][seat]) and len(acting) > 1:
                yield truth, seat, ("pass", "spell fog")


def old(seat: Position) -> list[str]:
    """Return the cards of a seat that it may use."""
    cards = [*seat["spells"]]
    for card in seat["fresh"]:
        if card in cards:
            cards.remove(card)
    return cards


def test_what_a_seat_writes_or_answers_changes_no_byte_for_the_others() -> None:
    verbs = set()
    for truth, seat, ways in secret_steps():
        one, other = start(truth), start(truth)
        one.play(seat, ways[0])
        other.play(seat, ways[1])
        assert one.line("position") != other.line("position")
        assert_alike((one, other), seat)
        verbs.add(truth["turn"]["phase"])
    assert verbs == {"write", "react"}


def test_a_second_pile_and_its_size_are_secret() -> None:
    position = writing(unwritten(spells="double-play"), unwritten(), unwritten())
    one, other = start(position), start(position)
    one.play(0, "write ear")
    other.play(0, "write ear star / cloud web skull")
    assert_alike((one, other), 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_hears_or_sees_that_a_seat_waits_with_a_decree(seats: int) -> None:
    position = writing(unwritten(spells="decree"), *(unwritten() for _ in range(seats - 1)))
    one, other = start(position), start(position)
    assert one.play(0, "decree") == [{"event": "waits", "seat": 0}]
    for viewer in viewers(position)[2:]:
        assert told(one, viewer) == told(other, viewer)
    assert told(one, None) == told(other, None)
    assert told(one, 0) != told(other, 0)


def assert_only_dice_differ(position: Position, do: Callable[[Client], Any], knows: int) -> None:
    """Whatever the dice, all but one are told the same after something was done."""
    one, other = start({**position, "dice": DICE}), start({**position, "dice": OTHER_DICE})
    do(one)
    do(other)
    assert one.ask("position")["dice"] != other.ask("position")["dice"]
    assert_alike((one, other), knows)


def test_while_formulas_are_written_no_byte_tells_of_the_dice() -> None:
    assert_only_dice_differ(looking(), lambda client: client.play(0, "close"), NOBODY)
    assert_only_dice_differ(writing(), lambda client: client.play(0, "write ear"), NOBODY)


def test_only_who_looks_by_a_decree_is_told_the_dice() -> None:
    position = writing(unwritten(spells="decree"), witch(5, "ear"), witch(6, "ear"))

    def look(client: Client) -> None:
        client.play(0, "decree")
        events = client.ask(**TIME)["events"]
        assert events[-1]["event"] == "decree-looked"

    assert_only_dice_differ(position, look, knows=0)
    tables = [start({**position, "dice": dice}) for dice in (DICE, OTHER_DICE)]
    for table in tables:
        look(table)
    assert told(tables[0], 0)[0] != told(tables[1], 0)[0]
    assert told(tables[0], 0)[1] != told(tables[1], 0)[1]


def test_a_roll_tells_nobody_the_dice_and_each_time_one_of_them() -> None:
    tables = [start(rolling(unwritten(), unwritten()), seed) for seed in (1, 2)]
    for table in tables:
        assert table.play(0, "roll") == [{"event": "rolled", "seat": 0, "dice": None}]
    dice = [table.ask("position")["dice"] for table in tables]
    assert dice[0] != dice[1]
    assert_alike(tables, NOBODY)
    for die in range(9):
        for table in tables:
            table.ask(**TIME)
        if dice[0][: die + 1] == dice[1][: die + 1]:
            assert_alike(tables, NOBODY)
        assert tables[0].ask("view", seat=1)["dice"] == [*dice[0][: die + 1], *[None] * (8 - die)]


@pytest.mark.parametrize("decks", [(["fog", "hex"], ["acrobatic-4", "double-play"]), (["fog", "hex"], ["hex", "fog"])])
def test_nobody_else_is_told_the_cards_that_a_seat_draws_and_keeps(decks: tuple[list[str], list[str]]) -> None:
    """Whatever lies on the deck, and whatever is kept, the others see and hear the same."""
    position = resolving(witch(4, BLACK), witch(9, "ear", spells="block"), witch(2), exact=True)
    tables = [start({**position, "deck": deck}) for deck in decks]
    for table, deck in zip(tables, decks, strict=True):
        table.play(0, "pass")
        assert table.ask("position")["turn"]["drawn"] == deck
    assert_alike(tables, 0)
    assert told(tables[0], 0) != told(tables[1], 0)
    for table, deck in zip(tables, decks, strict=True):
        table.play(0, f"keep {deck[0]}")
    assert_alike(tables, 0)


@pytest.mark.parametrize(
    ("card", "ways"),
    [("forgotten", ("ear", "double-bolt")), ("correction", ("web ear", "cloud double-bolt"))],
)
def test_a_correction_of_a_pile_that_lies_face_down_tells_no_symbol(card: str, ways: tuple[str, str]) -> None:
    held = f"{card} double-play"
    position = resolving(witch(4, "skull", BLACK, held), witch(9, "ear", spells="fog"), witch(2))
    tables = [start(position), start(position)]
    for table, symbols in zip(tables, ways, strict=True):
        table.play(0, f"spell {card} {symbols} second")
    assert_alike(tables, 0)
    for table in tables:
        table.ask(**TIME)
    assert tables[0].line("position") != tables[1].line("position")
    assert_alike(tables, 0)


def test_a_fog_that_was_kept_back_is_told_to_nobody() -> None:
    """Two want to cancel a spell: the first clockwise does, and nobody learns that the other would have."""
    position = resolving(
        witch(4, "web skull", spells="correction block"), witch(9, spells="fog"), witch(2, spells="fog")
    )
    tables = [start(position), start(position)]
    for table, answer in zip(tables, ("pass", "spell fog"), strict=True):
        table.play(0, "spell correction skull cloud")
        table.play(2, answer)
        events = table.play(1, "spell fog")
        assert [event["event"] for event in events] == ["reacted", "fog-cast"]
    assert_alike(tables, 2)


# Words and sounds are made of what was cut.


@pytest.mark.parametrize(
    ("position", "action", "hidden"),
    [
        (writing(unwritten(), unwritten(), unwritten()), "write ear", {"formula", "second"}),
        (reacting(witch(4), witch(4, spells="fog"), witch(4), **TAILWIND), "1 spell fog", {"fog"}),
        (drawing("fog", "hex", seats=[witch(4), witch(4), witch(4, spells="block")]), "keep hex", {"card"}),
        (writing(unwritten(spells="decree"), unwritten(), unwritten()), "decree", None),
    ],
)
def test_sentences_and_sounds_are_made_from_events_that_were_cut(
    position: Position, action: str, hidden: set[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The makers of words and sounds for another seat are not even given what is secret, or the event at all.

    Words are made of all that an action brought, sounds of one step of it after the other.
    """
    given: dict[str, list[list[Any]]] = {"tell": [], "cues": []}

    def noted(maker: str) -> Callable[[Any, Any], tuple[Any, ...]]:
        def note(events: Any, view: Any) -> tuple[Any, ...]:
            given[maker].append([*events])
            return ()

        return note

    client = start(position)
    for maker in given:
        monkeypatch.setattr(RULES, maker, noted(maker))
    seat, _, text = action.partition(" ") if action[0].isdigit() else ("0", "", action)
    client.play(int(seat), text)
    client.ask("hear", seat=2, locale="fr")
    (told,), sounded = given["tell"], given["cues"]
    assert [event for step in sounded for event in step] == told
    assert sounded
    secret = {field for event in told[:1] for field, value in event._asdict().items() if value is None}
    assert secret == (hidden or set())
    assert bool(told) == (hidden is not None)

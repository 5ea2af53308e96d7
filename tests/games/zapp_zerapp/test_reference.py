"""The rules against the reference engine: random games must agree at every step."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.zapp_zerapp import APPRENTICES
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.rules.moves import LISTED
from tests.games.tables import at

from . import reference
from .deals import random_options, random_position
from .positions import GAME, Position, new

PIECES = st.lists(st.sampled_from(APPRENTICES), max_size=3, unique=True)
WRITTEN_OUT = 3000
"""Moves that are written out one by one; where there are more, as many are looked at."""


class TrueChance:
    """The outcomes of chance at the table."""

    def __init__(self, table: Table, events: tuple[Any, ...]) -> None:
        self.rolled = [list(event.dice) for event in events if isinstance(event, e.Rolled)]
        self.row: list[int] = table.position()["barrels"]

    def dice(self) -> list[int]:
        return self.rolled.pop()

    def barrels(self, numbers: list[int]) -> list[int]:
        assert sorted(numbers) == sorted(self.row)
        return self.row


def told(events: tuple[Any, ...]) -> list[reference.Happening]:
    """Return events in the reference's words."""
    return [tuple(GAME.event_position(event).values()) for event in events]


def same(position: Position) -> Position:
    """Return a position without what means nothing: names, and whose turn it is, which follows."""
    turn = {field: value for field, value in position["turn"].items() if field != "seat"}
    return {
        **position,
        "seats": [{**seat, "name": None} for seat in position["seats"]],
        "turn": {**turn, "order": list(turn["order"])},
    }


def expanded(entry: Any) -> Iterator[str]:
    """Return the actions that an entry of `legal` stands for."""
    if isinstance(entry, str):
        yield entry
        return
    verb, own, by_hand = entry["verb"], entry.get("leaving", []), entry.get("banish", [])
    for size in range(entry["min"], entry["max"] + 1):
        for named in combinations(entry["from"], size):
            for left in reference.subsets([piece for piece in own if piece in named]):
                for sent in reference.subsets(by_hand):
                    words = [verb, *named, *(["leaving", *left] if left else []), *(["banish", *sent] if sent else [])]
                    yield " ".join(words)


def check_legal(table: Table, game: Position, actions: dict[int, list[str]]) -> None:
    """Both engines let the same seats do the same; what is too long to list may be done all the same."""
    written = table.legal_position()
    assert {*written} == {*actions}
    acting = reference.to_act(game)
    assert table.position()["turn"]["seat"] == (acting[0] if len(acting) == 1 else None)
    for seat, texts in actions.items():
        for text in texts[:: 1 + len(texts) // 8]:
            action = GAME.parse_action(text)
            assert GAME.format_action(action) == text
            assert table.why_not(seat, action) is None
        meant = [text for entry in written[seat] for text in islice(expanded(entry), WRITTEN_OUT)]
        if len(texts) < WRITTEN_OUT:
            assert sorted(meant) == sorted(texts)
        listed = [GAME.format_action(action) for action in table.legal()[seat]]
        assert len(set(listed)) == len(listed)
        check_listed(game, listed, texts)


def check_listed(game: Position, listed: list[str], texts: list[str]) -> None:
    """Of the ways to move, `legal` lists every set of companions (up to LISTED) with all banished, and nobody left."""
    if game["turn"]["phase"] != "move":
        assert sorted(listed) == sorted(texts)
    elif len(texts) < WRITTEN_OUT:
        assert set(listed) <= set(texts)
        plain = [text for text in texts if "leaving" not in text and "banish" not in text]
        assert {text for text in plain if "with" not in text} <= set(listed)
        if not game["options"]["manual_banish"] and len(plain) < LISTED:
            assert set(listed) == set(plain)


def check_game(table: Table, chance: Generator, most: int = 2000, every: int = 6) -> bool:
    """Play with both engines, to the end or `most` decisions; return whether the end was reached.

    Every move is checked, but what may be done only at `every` so-many-th: it takes most of the time.
    """
    game = table.position()
    while True:
        assert same(table.position()) == same(game)
        assert list(table.scores) == reference.scores(game)
        assert list(table.winners) == (reference.winners(game) if table.over else [])
        actions = {seat: list(islice(reference.legal(game, seat), WRITTEN_OUT)) for seat in reference.to_act(game)}
        if most % every == 0:
            check_legal(table, game, actions)
        most -= 1
        if not actions or not most:
            return table.over
        seat, action, events = choose_and_do(table, game, actions, chance)
        truth = TrueChance(table, events)
        game, happened = (
            reference.run_out(game, truth) if action == "time" else reference.play(game, seat, action, truth)
        )
        game, more = reference.settle(game, truth)
        assert told(events) == happened + more
        assert not truth.rolled


def choose_and_do(
    table: Table, game: Position, actions: dict[int, list[str]], chance: Generator
) -> tuple[int, str, tuple[Any, ...]]:
    """Mostly what brings the game on; now and then let the countdown run out."""
    assert table.view(None).clock_runs == reference.clock_runs(game)
    if reference.clock_runs(game) and chance.below(4) == 0:
        return 0, "time", table.time()
    seat = list(actions)[chance.below(len(actions))]
    choosing = [action for action in actions[seat] if action.startswith("choose")]
    choice = choosing if choosing and chance.below(10) < 8 else actions[seat]
    action = choice[chance.below(len(choice))]
    return seat, action, table.submit(seat, action)


@pytest.mark.parametrize("seats", range(2, 5))
def test_games_from_the_first_row_of_barrels(seats: int) -> None:
    for seed in range(4):
        chance = Generator(1000 * seats + seed)
        options = {**(random_options(chance) if seed else {}), "shakes": 1}
        assert check_game(new(seats, options, seed), chance)


@pytest.mark.parametrize("seats", range(2, 5))
def test_games_from_positions_of_every_kind(seats: int) -> None:
    for seed in range(100):
        check_game(at(random_position(1000 * seats + seed, seats), seed), Generator(seed), 12, every=1)


def test_the_positions_are_of_every_kind() -> None:
    """The kinds of positions that make the test above worth its time."""
    deals = [random_position(1000 * seats + seed, seats) for seats in range(2, 5) for seed in range(100)]
    assert {deal["turn"]["phase"] for deal in deals} == {"roll", "shake", "move"}
    assert {deal["options"]["shaking"] for deal in deals} == {"equal", "melee", "draft"}
    assert any(deal["turn"].get("settled") for deal in deals)
    assert any(len(hand) == 2 for deal in deals for hand in deal.get("held", {}).values())
    entries = [entry for deal in deals for own in at(deal).legal_position().values() for entry in own]
    sets = [entry for entry in entries if isinstance(entry, dict)]
    assert any("leaving" in entry for entry in sets)
    assert any("banish" in entry and "leaving" in entry for entry in sets)
    assert max(len(entry["from"]) for entry in sets if entry["verb"].endswith("with")) > 3


@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**64),
    piece=st.integers(1, 3),
    companions=PIECES,
    leaving=PIECES,
    banished=PIECES,
)
@settings(max_examples=300, deadline=None)
def test_exactly_the_moves_of_the_reference_engine_are_allowed(
    seats: int, seed: int, piece: int, companions: list[str], leaving: list[str], banished: list[str]
) -> None:
    """The apprentices taken along, left or banished: listed or not."""
    table = at(random_position(seed, seats, "move"))
    place, state = table.position(), table._state
    (seat,) = table.to_act()
    allowed = set(reference.legal(place, seat))
    parts = reference.written(piece, companions, leaving, banished)
    for text in (parts, reference.written(piece, companions, [], []), reference.written(piece, [], [], banished)):
        assert (GAME.why_not(state, seat, GAME.parse_action(text)) is None) == (text in allowed)

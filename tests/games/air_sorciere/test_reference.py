"""The rules against the reference engine: random games must agree at every step."""

from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARD_IDS
from audiogames.games.air_sorciere.events import Drew, Reshuffled
from tests.games.air_sorciere.positions import GAME

from . import reference
from .deals import random_options, random_position
from .positions import Position

HASTE = ("diploma", "land", "keep", "stop", "take")
"""The actions that a seat mostly takes if it can, so that games come to their end."""


def told(events: tuple[Any, ...]) -> list[reference.Happening]:
    """Return events in the reference's words."""
    return [tuple(GAME.event_position(event).values()) for event in events]


def same(position: Position) -> Position:
    """Return a position without what means nothing: names, the order in a hand and in the common zone."""
    seats = [{**seat, "name": None, "hand": sorted(seat["hand"])} for seat in position["seats"]]
    columns = [{colour: column for colour, column in seat["columns"].items() if column} for seat in seats]
    turn = {"phase": "over"} if position["turn"]["phase"] == "over" else position["turn"]
    return {
        **position,
        "seats": [{**seat, "columns": flying} for seat, flying in zip(seats, columns, strict=True)],
        "turn": turn,
    }


def truly_shuffled(table: Table, events: tuple[Any, ...]) -> reference.Shuffler:
    """Return how chance shuffled the discard pile: the card drawn from it, and those that are left."""
    drawn = [CARD_IDS[event.card] for event in events if isinstance(event, Drew)]
    pile = [*drawn, *table.position()["draw_pile"]]

    def shuffled(cards: list[str]) -> list[str]:
        assert any(isinstance(event, Reshuffled) for event in events)
        assert sorted(cards) == sorted(pile)
        return pile

    return shuffled


def check_legal(table: Table, game: Position) -> dict[int, list[str]]:
    """Both engines let the same seats do the same; what is too long to list may be done all the same."""
    actions = {seat: reference.legal(game, seat) for seat in reference.to_act(game)}
    written = table.legal_position()
    assert {*written} == {*actions}
    for seat, texts in actions.items():
        listed = [GAME.format_action(action) for action in table.legal()[seat]]
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(texts)
        assert len(listed) == len(texts) or len(listed) >= 200
        for text in texts[:: 1 + len(texts) // 40]:
            assert table.why_not(seat, GAME.parse_action(text)) is None
        if game["turn"]["phase"] == "cat":
            size = reference.too_many(game, seat)
            (entry,) = written[seat]
            assert sorted(entry.pop("from")) == sorted(game["seats"][seat]["hand"])
            assert entry == {"verb": "discard", "min": size, "max": size}
        elif game["turn"]["phase"] == "diploma":
            assert set(written[seat]) <= set(texts)
            assert list(map(reference.cost, written[seat])) == reference.cheapest(texts)
        else:
            assert sorted(written[seat]) == sorted(texts)
    return actions


def check_game(table: Table, chance: Generator, most: int = 1000) -> bool:
    """Play with both engines, to the end or `most` decisions; return whether the end was reached."""
    game = table.position()
    while True:
        assert same(table.position()) == same(game)
        assert list(table.scores) == reference.scores(game)
        assert list(table.winners) == (reference.winners(game) if table.over else [])
        actions = check_legal(table, game)
        most -= 1
        if not actions or not most:
            return table.over
        seat, action = choose(actions, chance)
        events = table.submit(seat, action)
        shuffled = truly_shuffled(table, events)
        game, happened = reference.play(game, seat, action, shuffled)
        game, more = reference.settle(game, shuffled)
        assert told(events) == happened + more


def choose(actions: dict[int, list[str]], chance: Generator) -> tuple[int, str]:
    seat = list(actions)[chance.below(len(actions))]
    hasty = [action for action in actions[seat] if action.split()[0] in HASTE]
    choice = hasty if hasty and chance.below(10) < 7 else actions[seat]
    return seat, choice[chance.below(len(choice))]


@pytest.mark.parametrize("seats", range(2, 6))
def test_games_from_the_first_shuffle(seats: int) -> None:
    for seed in range(6):
        chance = Generator(1000 * seats + seed)
        options = random_options(chance, seats) if seed else {}
        assert check_game(Table.new("air_sorciere", [{}] * seats, options, seed), chance)


@pytest.mark.parametrize("seats", range(2, 6))
def test_games_from_positions_of_every_kind(seats: int) -> None:
    for seed in range(60):
        check_game(Table.load(random_position(1000 * seats + seed, seats), seed), Generator(seed), 60)


def test_the_positions_are_of_every_kind() -> None:
    """The kinds of positions that make the test above worth its time."""
    deals = [random_position(1000 * seats + seed, seats) for seats in range(2, 6) for seed in range(60)]
    assert {deal["turn"]["phase"] for deal in deals} == {"fly", "placing", "landing", "diploma", "cat"}
    assert any(not deal["draw_pile"] and not deal["discard"] for deal in deals)
    assert any(not deal["draw_pile"] and deal["discard"] for deal in deals)
    assert any(sum(map(bool, deal["stock"].values())) == 3 for deal in deals)
    assert any("placed_in_common" in deal["turn"] and deal["turn"]["phase"] == "landing" for deal in deals)

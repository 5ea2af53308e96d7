"""The table for eyes: how things look and lie, under which ids, at every moment of random games."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from audiogames.core.chance import Generator
from audiogames.core.events import kind
from audiogames.core.presentation.zones import Item, Layout, Look, Zone
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.decks import air_sorciere, roue_des_sorcieres, zapp_zerapp
from audiogames.games.du_balai.state import LEVELS
from audiogames.games.du_balai.view import revealed
from audiogames.games.roue_des_sorcieres.rules import winner
from audiogames.games.roue_des_sorcieres.state import trump_colour
from audiogames.games.zapp_zerapp.state import FIRST_SPACES, PLACES

from .random_tables import moments

SEEDS = range(4)
THINGS = {"card", "back", "pawn", "die", "barrel"}
ON_THE_BOARD = {"track", "ring"}
UNSEEN = re.compile(r"draw|drawn|(hand|won|formula|second)-\d|die-\d|[A-M]")
"""The ids of unseen things: each is made of a zone and a place there."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))
some_games = pytest.mark.parametrize("seed", SEEDS)


class Seen(NamedTuple):
    """The view of the table by one viewer at one moment, and the names of what happened since the moment before."""

    game: str
    seats: int
    view: Any
    zones: tuple[Zone, ...]
    events: frozenset[str]

    @property
    def items(self) -> dict[str, Item]:
        return {item.id: item for zone in self.zones for item in zone.items}


def look_of(item: Item) -> Look:
    assert item.look is not None
    return item.look


def layout_of(zone: Zone) -> Layout:
    assert zone.layout is not None
    return zone.layout


def shows(game: str, seed: int) -> Iterator[tuple[Seen, ...]]:
    """Yield what each viewer sees at every moment of a random game."""
    steps = 0
    for table in moments(game, seed):
        events = frozenset(kind(event) for step in table.steps[steps:] for event in step.events)
        views = [table.view(viewer) for viewer in (None, *range(len(table.players)))]
        yield tuple(Seen(game, len(table.players), view, table.game.zones(view), events) for view in views)
        steps = len(table.steps)


def each(game: str, seed: int) -> Iterator[Seen]:
    for moment in shows(game, seed):
        yield from moment


def pairs(game: str, seed: int) -> Iterator[tuple[Seen, Seen]]:
    """Yield what each viewer saw before and after every step."""
    for before, after in pairwise(shows(game, seed)):
        yield from zip(before, after, strict=True)


# Looks and layouts.


# Where things lie.


@every_game
@some_games
def test_no_thing_is_lost_and_none_appears(game: str, seed: int) -> None:
    """Those face up and those face down together are as many at every moment, and for every viewer."""
    counts = {tuple(sorted(_things(show).items())) for show in each(game, seed)}
    assert len(counts) == 1


def _things(show: Seen) -> Counter[str]:
    """Return how many things of each kind lie on the table; formulas apart, which come and go."""
    found: Counter[str] = Counter()
    for item in show.items.values():
        look = look_of(item)
        if look.kind in THINGS and look.at != "formula" and not item.id.startswith("die-"):
            kind = "grimoire" if look.card.startswith("grimoire") else look.kind
            found["witch" if kind in ("card", "back") else kind] += look.number if kind != "barrel" else 1
    if show.game == "du_balai":
        found["pawn"] -= "curse" in show.items
    return found


# Ids.


@every_game
@some_games
def test_what_is_not_seen_is_known_by_zone_and_place_alone(game: str, seed: int) -> None:
    for show in each(game, seed):
        for item in show.items.values():
            look = look_of(item)
            closed = look.kind == "barrel" and not look.number
            if look.kind == "back" or closed or (look.kind == "die" and "hidden" in look.marks):
                assert UNSEEN.fullmatch(item.id), item.id


@every_game
@some_games
def test_what_comes_into_sight_is_known_by_what_it_shows_or_by_its_place(game: str, seed: int) -> None:
    """No id tells where it was before."""
    for before, after in pairs(game, seed):
        for zone in after.zones:
            for item in zone.items:
                look = look_of(item)
                if look.kind == "card" and item.id not in before.items and not item.private:
                    known = {look.card, f"{look.card}-{layout_of(zone).seat}", f"{zone.id}-{zone.items.index(item)}"}
                    place = f"{zone.id}-{len(zone.items) - 1 - zone.items.index(item)}"
                    owned = f"owned-{look.owner}-{look.colour}"
                    laid_open = re.fullmatch(rf"hand-{look.owner}-\d", item.id)
                    assert laid_open or item.id in {*known, place, owned}, (item.id, known)


@every_game
@some_games
def test_ids_stay_while_a_thing_is_in_sight(game: str, seed: int) -> None:
    """Nothing is gone and another of its face there, unless it went through the pile; and no id changes its face."""
    for before, after in pairs(game, seed):
        old, new = _faces(before), _faces(after)
        assert all(new[id] == face for id, face in old.items() if id in new)
        if not any(kind(event) == "reshuffled" for event in after.events):
            gone = {face for id, face in old.items() if id not in new}
            come = {face for id, face in new.items() if id not in old}
            assert not gone & come


def _faces(show: Seen) -> dict[str, tuple[str, str]]:
    """Return what each thing that is open shows; dice and barrels are known by their place."""
    looks = {id: look_of(item) for id, item in show.items.items()}
    return {id: (look.card, look.ink) for id, look in looks.items() if look.kind in ("card", "pawn")}


@every_game
@some_games
def test_redealing_what_is_not_seen_changes_no_look_no_layout_no_id_and_no_order(game: str, seed: int) -> None:
    rules = game_named(game)
    for number, show in enumerate(each(game, seed)):
        if number % 5 == 0:
            anew = rules.redeal(show.view, Generator(number))
            assert rules.zones(rules.view(anew, show.view.seat)) == show.zones


# The public table, from what a spectator sees and nothing else.


def parts(zones: tuple[Zone, ...], id: str) -> list[Look]:
    """Return the looks in a zone, in their order."""
    return next([look_of(item) for item in zone.items] for zone in zones if zone.id == id)


def seat_looks(zones: tuple[Zone, ...]) -> list[list[Look]]:
    """Return the looks in the zone of each seat, by seat."""
    return [parts(zones, f"seat-{seat}") for seat in range(sum(layout_of(zone).area == "others" for zone in zones))]


def number(looks: list[Look], measure: str) -> int | None:
    return next((look.number for look in looks if look.measure == measure), None)


def cards(looks: list[Look], at: str = "", line: int | None = None) -> list[str]:
    return [look.card for look in looks if look.kind == "card" and look.at == at and line in (None, look.line)]


def face_down(looks: list[Look], at: str = "") -> int:
    return sum(look.number for look in looks if look.kind == "back" and look.at == at)


def roue(zones: tuple[Zone, ...]) -> dict[str, Any]:
    seats = seat_looks(zones)
    values = parts(zones, "wheel")
    return {
        "trick": [{"seat": look.owner, "card": look.card} for look in parts(zones, "trick")],
        "trump_pile": cards(parts(zones, "trumps"))[::-1],
        "wheel": next(look.number for look in values if "counts" in look.marks),
        "draw_count": face_down(parts(zones, "draw")),
        "seats": [
            {
                "hand_count": face_down(looks, "hand"),
                "captured_count": face_down(looks, "won") + (number(looks, "cards") or 0),
                "captured": cards(looks, "won"),
                "score": number(looks, "points"),
            }
            for looks in seats
        ],
    }


def air(zones: tuple[Zone, ...]) -> dict[str, Any]:
    def grimoires(looks: list[Look]) -> dict[str, int]:
        return {look.colour: look.number for look in looks if look.at == "grimoires"}

    def columns(looks: list[Look]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for look in looks:
            if look.at == "columns":
                found.setdefault(look.colour, []).insert(0, int(look.ink))
        return found

    return {
        "common": cards(parts(zones, "common")),
        "discard": cards(parts(zones, "discard"))[::-1],
        "stock": grimoires(parts(zones, "stock")),
        "drawn": next(iter(cards(parts(zones, "draw"))), None),
        "draw_count": face_down(parts(zones, "draw")),
        "seats": [
            {
                "hand_count": face_down(looks, "hand") + (number(looks, "cards") or 0),
                "hand": cards(looks, "hand"),
                "columns": columns(looks),
                "grimoires": grimoires(looks),
                "score": number(looks, "points"),
            }
            for looks in seat_looks(zones)
        ],
    }


def zapp(zones: tuple[Zone, ...]) -> dict[str, Any]:
    barrels, dice, pawns = (parts(zones, id) for id in ("barrels", "dice", "ring"))
    seats = seat_looks(zones)

    def standing(seat: int) -> list[int | str]:
        where = {look.ink: look.at for look in pawns if look.owner == seat}
        names = {f"start-{colour_of(seat)}": "start", f"town-{colour_of(seat)}": "city"}
        return [int(at) if at.isdigit() else names[at] for _, at in sorted(where.items())]

    def colour_of(seat: int) -> str:
        return next(look.colour for look in pawns if look.owner == seat)

    def with_mark(seat: int, mark: str) -> list[str]:
        return [PLACES[int(look.ink) - 1] for look in barrels if look.owner == seat and mark in look.marks]

    return {
        "dice": [look.number for look in dice if look.kind == "die"],
        "magic_number": number(dice, "magic"),
        "barrels": [look.number or None for look in barrels],
        "held": {str(seat): with_mark(seat, "held") for seat in range(len(seats)) if with_mark(seat, "held")},
        "chosen": {
            str(seat): next(iter(with_mark(seat, "chosen")), None)
            for seat, looks in enumerate(seats)
            if any("chosen" in look.marks for look in looks) or with_mark(seat, "chosen")
        },
        "seats": [
            {"colour": colour_of(seat), "apprentices": standing(seat), "score": number(looks, "home")}
            for seat, looks in enumerate(seats)
        ],
    }


def balai(zones: tuple[Zone, ...]) -> dict[str, Any]:
    track = parts(zones, "track")
    witches = {look.owner: int(look.at) for look in track if look.kind == "pawn" and look.owner is not None}
    return {
        "dice": [look.card or None for look in parts(zones, "dice")],
        "curse": next((int(look.at) for look in track if look.measure == "curse"), None),
        "discard": cards(parts(zones, "discard"))[::-1],
        "deck_count": face_down(parts(zones, "draw")[:1]),
        "drawn_count": face_down(parts(zones, "draw")[1:]),
        "seats": [
            {
                "space": witches[seat],
                "level": number(looks, "level"),
                "hand_count": face_down(looks, "hand") + len(cards(looks, "hand")),
                "acrobatics": [int(look.ink) for look in looks if look.kind == "card" and look.at == "hand"],
                "locked": any(look.at == "formula" for look in looks),
                "formula": cards(looks, "formula", 0),
                "second": cards(looks, "formula", 1),
                "score": number(looks, "points"),
            }
            for seat, looks in enumerate(seat_looks(zones))
        ],
    }


def test_a_ring_is_laid_out_as_the_board_is() -> None:
    """Clockwise from the start of a colour its apprentice comes to the town of the same corner, all steps gone."""
    table = Table.new("zapp_zerapp", [{}] * 4, {"advanced": True})
    board = next(zone for zone in table.game.zones(table.view(1)) if zone.id == "ring")
    layout = layout_of(board)
    spaces = {space.id: space for space in layout.spaces}
    assert layout.origin == spaces["start-green"].step == spaces["town-green"].step
    for colour, first in zip(zapp_zerapp.COLOURS, FIRST_SPACES, strict=True):
        assert spaces[f"start-{colour}"].step + 0.5 == spaces[str(first)].step
        assert spaces[f"start-{colour}"].off > 0 > spaces[f"town-{colour}"].off
        zone = [space for space in layout.spaces if space.card == f"zone-{colour}"]
        assert [space.step for space in zone] == [*zapp_zerapp.ZONES[colour]]
    assert [spaces[str(space)].card for space in (0, 6, 12, 18)] == [
        "companion-red-green",
        "companion-green-blue",
        "companion-blue-yellow",
        "companion-red-yellow",
    ]


PUBLIC = {"air_sorciere": air, "du_balai": balai, "roue_des_sorcieres": roue, "zapp_zerapp": zapp}
EMPTY: dict[str, Any] = {"captured": [], "acrobatics": [], "hand": [], "formula": [], "second": [], "score": None}
"""The values that are written for a seat, or left out, where it has nothing that may be seen."""


@every_game
@some_games
def test_from_what_a_spectator_sees_the_public_position_is_rebuilt(game: str, seed: int) -> None:
    for show, *_ in shows(game, seed):
        found = PUBLIC[game](show.zones)
        shown = game_named(game).view_position(show.view)
        shown |= {field: shown["turn"][field] for field in ("drawn", "drawn_count") if field in shown["turn"]}
        if show.view.phase == "over":
            shown |= {"curse": None}
        seats = [_written(game, entry) for entry in shown["seats"]]
        assert found.pop("seats") == seats
        assert found == {field: [] if field == "dice" and shown[field] is None else shown[field] for field in found}


def _written(game: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Return what is written of a seat as looks have it."""
    if game == "roue_des_sorcieres":
        fields: tuple[str, ...] = ("hand_count", "captured_count", "captured", "score")
    elif game == "air_sorciere":
        entry = entry | {"grimoires": {colour: count for colour, count in entry["grimoires"].items() if count}}
        fields = ("hand_count", "hand", "columns", "grimoires", "score")
    elif game == "du_balai":
        entry = entry | {"level": LEVELS.index(entry["level"]) + 1}
        fields = ("space", "level", "hand_count", "acrobatics", "locked", "formula", "second", "score")
    else:
        fields = ("colour", "apprentices", "score")
    return {field: EMPTY.get(field) if entry.get(field) is None else entry[field] for field in fields}


# Marks.


def marked(zones: tuple[Zone, ...], id: str, mark: str) -> list[str]:
    """Return the things of a zone that are marked so: their ids."""
    return next([item.id for item in zone.items if mark in look_of(item).marks] for zone in zones if zone.id == id)


@some_games
def test_the_card_that_would_take_the_trick_wins(seed: int) -> None:
    for show in each("roue_des_sorcieres", seed):
        view, best = show.view, []
        if view.trick:
            trump = trump_colour(view.trump_pile)
            best = [roue_des_sorcieres.CARD_IDS[winner(view.trick, trump, view.wheel, view.rules.descending)[1]]]
        assert marked(show.zones, "trick", "wins") == best
        top = [roue_des_sorcieres.CARD_IDS[card] for card in view.trump_pile[-1:]]
        assert marked(show.zones, "trumps", "trump") == top


@some_games
def test_the_top_of_each_column_counts(seed: int) -> None:
    for show in each("air_sorciere", seed):
        for seat, columns in enumerate(show.view.columns):
            tops = [air_sorciere.CARD_IDS[column[-1]] for column in columns if column]
            zone = "columns" if seat == show.view.seat else f"seat-{seat}"
            assert marked(show.zones, zone, "counts") == tops


@some_games
def test_an_apprentice_that_nobody_can_banish_is_safe(seed: int) -> None:
    for show in each("zapp_zerapp", seed):
        steps = {
            f"{zapp_zerapp.COLOURS[colour]}-{number}": step
            for colour, own in zip(show.view.colours, show.view.apprentices, strict=True)
            for number, step in enumerate(own, 1)
        }
        protected = {id for id, step in steps.items() if 10 <= step <= 14}
        castles = {id for id, step in steps.items() if step in (3, 21)} if show.view.rules.advanced else set()
        assert set(marked(show.zones, "ring", "safe")) == protected | castles


@some_games
def test_cards_drawn_in_this_round_are_for_later_and_a_formula_is_hidden_until_all_are_shown(seed: int) -> None:
    for show in each("du_balai", seed):
        if show.view.seat is not None:
            assert len(marked(show.zones, "hand", "later")) == show.view.fresh_counts[show.view.seat]
            hidden = marked(show.zones, "formula", "hidden")
            first = [item.id for item in show.zones[1].items if look_of(item).line == 0]
            assert [id for id in first if id in hidden] == ([] if revealed(show.view) else first)

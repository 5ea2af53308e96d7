"""The hands at the row of barrels, as far as a view tells."""

import pytest

from audiogames.core.table import Table
from audiogames.games.zapp_zerapp.state import Place
from audiogames.games.zapp_zerapp.view import View, Way, along, in_reach, owner, put_back_first, refusal, row_place
from tests.games.zapp_zerapp.positions import Position, shaking

MELEE = {"shaking": "melee"}
SEAT = 0


def seen(written: Position) -> View:
    """Return what seat 0 sees."""
    view: View = Table.load(written).view(SEAT)
    return view


def test_in_reach_are_the_own_barrels_and_those_that_are_nobodys() -> None:
    view = seen(shaking(options=MELEE, held={"0": ["A", "B"], "1": ["E"]}))
    assert in_reach(view, SEAT) == tuple(place for place in range(13) if place != 4)


def test_a_barrel_that_was_kept_is_out_of_reach_for_everyone() -> None:
    view = seen(shaking(options=MELEE, chosen={"1": "M"}))
    assert in_reach(view, SEAT) == tuple(range(12))
    assert owner(view, 12) == 1


def test_a_barrel_out_of_reach_is_refused_with_its_owner() -> None:
    view = seen(shaking(options=MELEE, held={"0": ["A"], "1": ["E"]}))
    assert refusal(view, SEAT, 0) is refusal(view, SEAT, 1) is None
    refused = refusal(view, SEAT, 4)
    assert refused is not None
    assert (refused.id, refused.arguments["number"]) == ("zapp-refuse-taken-by", 5)


@pytest.mark.parametrize(
    ("at", "way", "place"),
    [
        (None, "next", 0),
        (None, "after", 0),
        (None, "before", None),
        (3, "after", 5),
        (5, "before", 3),
        (12, "after", None),
        (12, "next", 0),
    ],
)
def test_the_way_along_the_row_passes_the_barrels_of_others(at: Place | None, way: Way, place: Place | None) -> None:
    view = seen(shaking(options=MELEE, held={"0": [], "1": ["E"]}))
    assert along(view, SEAT, at, way) == place


def test_a_full_hand_puts_back_what_it_has_held_longest() -> None:
    view = seen(shaking(options=MELEE, held={"0": ["C", "A"], "1": []}))
    assert put_back_first(view, SEAT, 5) == 2
    assert put_back_first(view, SEAT, 0) is None, "it is in hand already"


def test_a_hand_that_is_not_full_puts_nothing_back() -> None:
    view = seen(shaking(options=MELEE, held={"0": ["C"], "1": []}))
    assert put_back_first(view, SEAT, 5) is None


def test_the_first_barrel_stands_on_the_left() -> None:
    assert (row_place(0), row_place(12)) == ("die-1-of-13", "die-13-of-13")

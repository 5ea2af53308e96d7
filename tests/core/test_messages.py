"""Where at the table a thing happens, for each listener."""

from math import nan

import pytest

from audiogames.core.messages import Seat, die_place, place_of, ring_place, track_place, zone_place

SEATS = range(2, 7)


@pytest.mark.parametrize(
    ("seat", "viewer", "place"),
    [(None, 2, "table"), (None, None, "table"), (2, 2, "me"), (3, 2, "seat-1"), (1, 2, "seat-3"), (1, None, "seat-1")],
)
def test_a_place_is_counted_from_the_viewer_s_left(seat: Seat | None, viewer: Seat | None, place: str) -> None:
    assert place_of(seat, viewer, 4) == place


@pytest.mark.parametrize("seats", SEATS)
def test_every_listener_has_a_place_of_its_own_for_every_seat(seats: int) -> None:
    """Oneself once, the others from the first to the left on; someone who looks on counts from the first seat."""
    for viewer in range(seats):
        places = [place_of((viewer + step) % seats, viewer, seats) for step in range(seats)]
        assert places == ["me", *(f"seat-{step}" for step in range(1, seats))]
    assert [place_of(seat, None, seats) for seat in range(seats)] == [f"seat-{seat}" for seat in range(seats)]


def test_zones_dice_tracks_and_rings_have_their_words() -> None:
    assert zone_place("draw") == "zone-draw"
    assert die_place(3, 9) == "die-3-of-9"
    assert track_place(40.4) == "track-40"
    assert ring_place(5, 24) == "ring-5-of-24"


@pytest.mark.parametrize("die", [0, -1, 10])
def test_a_die_that_is_not_in_the_box_has_no_place(die: int) -> None:
    with pytest.raises(ValueError, match=f"no die {die} among 9"):
        die_place(die, 9)


@pytest.mark.parametrize("percent", [-0.1, 100.1, nan])
def test_who_has_left_the_track_has_no_place_on_it(percent: float) -> None:
    with pytest.raises(ValueError, match="not on the track"):
        track_place(percent)


def test_the_track_ends_where_it_ends() -> None:
    assert (track_place(0), track_place(99.9), track_place(100)) == ("track-0", "track-100", "track-100")


def test_a_ring_goes_round() -> None:
    assert [ring_place(steps, 24) for steps in (0, 23, 24, 25, -1, -24)] == [
        f"ring-{steps}-of-24" for steps in (0, 23, 0, 1, 23, 0)
    ]

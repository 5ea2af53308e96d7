"""Where at the table a thing happens, for each listener."""

import pytest

from audiogames.core.places import place_of


@pytest.mark.parametrize(
    ("seat", "viewer", "place"),
    [(None, 2, "table"), (None, None, "table"), (2, 2, "me"), (3, 2, "seat-1"), (1, 2, "seat-3"), (1, None, "seat-1")],
)
def test_a_place_is_counted_from_the_viewer_s_left(seat: int | None, viewer: int | None, place: str) -> None:
    assert place_of(seat, viewer, 4) == place

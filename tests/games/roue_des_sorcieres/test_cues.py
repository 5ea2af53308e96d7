"""Which sounds are named, and from where at the table they come."""

from typing import get_args

import pytest

from audiogames.core.events import heard
from audiogames.core.messages import Cue
from audiogames.core.places import place_of
from audiogames.games.roue_des_sorcieres import GAME
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.cues import CUES

from .positions import play, table


def test_every_class_of_events_has_its_cue_or_its_silence() -> None:
    assert set(CUES) == set(get_args(e.Event))


@pytest.mark.parametrize(
    ("seat", "viewer", "place"),
    [(None, 2, "table"), (None, None, "table"), (2, 2, "me"), (3, 2, "seat-1"), (1, 2, "seat-3"), (1, None, "seat-1")],
)
def test_a_place_is_counted_from_the_viewer_s_left(seat: int | None, viewer: int | None, place: str) -> None:
    assert place_of(seat, viewer, 4) == place


def test_a_trick_sounds_from_where_each_listener_sits() -> None:
    game = table("yellow-2 red-1", "yellow-5 red-2", "green-1 red-3")
    play(game, "play yellow-2", "play yellow-5")
    events = play(game, "play green-1")
    for viewer, player, winner in (
        (None, "seat-2", "seat-1"),
        (0, "seat-2", "seat-1"),
        (1, "seat-1", "me"),
        (2, "me", "seat-2"),
    ):
        assert GAME.cues(heard(events, viewer), game.view(viewer)) == (
            Cue("card-played", player),
            Cue("trick-won", winner),
        )


def test_keeping_the_trump_makes_no_sound() -> None:
    game = table("yellow-2 red-1", "yellow-5 red-2")
    events = play(game, "play yellow-2", "play yellow-5", "no-trump")
    assert GAME.cues(events, game.view(0)) == ()

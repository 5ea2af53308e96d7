"""Which sounds are named, and from where at the table they come."""

from typing import get_args

from audiogames.core.events import heard
from audiogames.core.messages import Cue
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.cues import CUES
from tests.games.air_sorciere.positions import GAME

from .positions import FLOWN, forced, play, table


def test_every_class_of_events_has_its_cue_or_its_silence() -> None:
    assert set(CUES) == set(get_args(e.Event))


def test_a_crash_sounds_from_where_each_listener_sits() -> None:
    zones = ("", "green-9")
    turn = {**forced("red-1"), "seat": 1}
    game = table("", "", "", flying=zones, pile="green-4", common="red-1", turn=turn)
    events = play(game, "draw")
    for viewer, place in ((None, "seat-1"), (0, "seat-1"), (1, "me"), (2, "seat-2")):
        assert GAME.cues(heard(events, viewer), game.view(viewer)) == (
            Cue("card-turned", place),
            Cue("crash", place),
            Cue("card-drawn", place),
        )


def test_stopping_makes_no_sound() -> None:
    game = table(flying=("green-1",), turn=FLOWN)
    assert GAME.cues(play(game, "stop"), game.view(0)) == ()

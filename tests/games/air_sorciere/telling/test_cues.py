"""Which sounds are named, and from where at the table they come."""

from typing import get_args

from audiogames.core.events import heard
from audiogames.core.messages import moving
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.cues import CUES
from tests.games.air_sorciere.positions import FLOWN, GAME, forced, table
from tests.games.tables import play


def test_every_class_of_events_has_its_cue_or_its_silence() -> None:
    assert set(CUES) == set(get_args(e.Event))


def test_a_witch_flies_from_the_pile_and_crashes_where_each_listener_hears_her_player() -> None:
    zones = ("", "green-9")
    turn = {**forced("red-1"), "seat": 1}
    game = table("", "", "", flying=zones, pile="green-4", common="red-1", turn=turn)
    events = play(game, "draw")
    for viewer, place in ((None, "seat-1"), (0, "seat-1"), (1, "me"), (2, "seat-2")):
        assert GAME.cues(heard(events, viewer), game.view(viewer)) == (
            moving("card-turned", "zone-draw", place),
            moving("crash", place, "zone-discard"),
            moving("card-drawn", "zone-discard", place),
        )


def test_stopping_makes_no_sound() -> None:
    game = table(flying=("green-1",), turn=FLOWN)
    assert GAME.cues(play(game, "stop"), game.view(0)) == ()

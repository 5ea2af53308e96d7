"""Which sounds are named, and from where at the table they come."""

from typing import get_args

from audiogames.core.events import heard
from audiogames.core.messages import moving
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.cues import CUES
from tests.games.roue_des_sorcieres.positions import GAME, table
from tests.games.tables import play


def test_every_class_of_events_has_its_cue_or_its_silence() -> None:
    assert set(CUES) == set(get_args(e.Event))


def test_cards_fly_to_the_trick_and_the_trick_to_its_winner() -> None:
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
            moving("card-played", player, "zone-trick"),
            moving("trick-won", "zone-trick", winner),
        )


def test_keeping_the_trump_makes_no_sound() -> None:
    game = table("yellow-2 red-1", "yellow-5 red-2")
    events = play(game, "play yellow-2", "play yellow-5", "no-trump")
    assert GAME.cues(events, game.view(0)) == ()

"""The sounds of Du Balai!: each is there, and the track is heard from left to right."""

from typing import get_args

import pytest

from audiogames.audio.sounds.library import Library
from audiogames.audio.space.places import Places
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import LONGEST_MOVE, die_place
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.cues import CUES, space_place
from tests.games.du_balai.moments import steps, viewers
from tests.games.du_balai.positions import GAME, looking, play, unwritten, writing
from tests.games.tables import at

LIBRARY = Library()


def test_every_class_of_events_has_its_sound_or_its_silence() -> None:
    assert set(CUES) == set(get_args(e.Event))


@pytest.mark.parametrize("name", sorted({*(name for name in CUES.values() if name), *(f"symbol-{f}" for f in FACES)}))
def test_every_sound_that_is_named_is_there(name: str) -> None:
    assert LIBRARY.get(name).length > 0.0


def test_a_told_die_sounds_as_its_symbol_from_its_place_in_the_book() -> None:
    table = at(looking(read=3))
    (cue,) = GAME.cues(heard(play(table, "time"), 0), table.view(0))
    assert (cue.name, cue.place) == ("symbol-black-web", "die-4-of-9")


def test_witches_are_heard_from_left_to_right_as_far_as_they_have_come() -> None:
    azimuths = [Places(2, 0).direction(space_place(space)).azimuth for space in range(-2, 24)]
    assert azimuths == sorted(azimuths, reverse=True)
    assert azimuths[0] == -azimuths[-1]


def test_a_broom_passes_each_space_from_where_it_stood_to_where_it_stays_for_all_alike() -> None:
    table = at(writing(unwritten(4), unwritten(20)))
    events = play(table, "0 write ear star", "1 write")
    for viewer in viewers(table):
        cues = GAME.cues(heard(events, viewer), table.view(viewer))
        (moved,) = [cue for cue in cues if cue.name == "witch-moved"]
        assert (moved.place, moved.path) == (space_place(4), (space_place(5), space_place(6)))
        assert 0 < moved.lasts <= LONGEST_MOVE


def test_nine_dice_come_to_rest_where_they_will_be_told() -> None:
    rolled = e.Rolled(1, None)
    (cue,) = GAME.cues((rolled,), at(writing(unwritten(), unwritten())).view(0))
    assert (cue.name, cue.place) == ("dice-thrown", "seat-1")
    assert cue.rests == tuple(die_place(die, 9) for die in range(1, 10))


def test_answers_to_a_spell_are_not_heard_nor_who_waits_with_a_decret() -> None:
    table = at(writing(unwritten(spells="decree"), unwritten()))
    assert GAME.cues(heard(play(table, "0 decree"), 0), table.view(0)) == ()
    assert CUES[e.Reacted] is None


def test_sounds_come_from_places_that_are_known_and_stay_when_what_is_hidden_is_dealt_again() -> None:
    for number, (table, events) in enumerate(steps(range(10))):
        viewer = viewers(table)[number % (len(table.players) + 1)]
        view, happened = table.view(viewer), heard(events, viewer)
        cues = GAME.cues(happened, view)
        assert cues == GAME.cues(happened, GAME.view(GAME.redeal(view, Generator(number)), viewer))
        for cue in cues:
            assert Places(len(table.players), viewer).direction(cue.place).distance > 0.0

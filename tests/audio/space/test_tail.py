"""The room of a game: a late tail of its own, short, from everywhere; not where a sound says what a thing is."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.scene import enter
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.space.room import SOUND, images
from audiogames.audio.space.tail import LONGEST, ROOMS, Tail
from audiogames.audio.stage import DRY, score
from audiogames.audio.units import BLOCK, RATE, Samples, frames
from audiogames.core.messages import Cue, spoken_name
from audiogames.core.registry import GAMES
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.percept import percept
from tests.audio.mixed import CUTS, click, level, noise, render

LENGTH = frames(0.8)
LIBRARY = Library()
TWO_EARS = (Equipment.HEADPHONES, Equipment.LOUDSPEAKERS)


def heard(
    around: str, way: Equipment = Equipment.HEADPHONES, direction: Direction = AHEAD, wet: bool = True
) -> Samples:
    """Return what is heard of a click, from its beginning on."""
    mixer = Mixer(way, room=True)
    mixer.around = around
    mixer.play(click(), direction, wet=wet)
    return mixer.render(LATENCY + LENGTH)[LATENCY:]


def tail(around: str, way: Equipment = Equipment.HEADPHONES, direction: Direction = AHEAD) -> NDArray[np.float64]:
    """Return what the room of a game adds."""
    return heard(around, way, direction).astype(np.float64) - heard("", way, direction)


def performed(cues: Sequence[Cue], around: str, way: Equipment = Equipment.HEADPHONES) -> Samples:
    """Return what is heard of cues."""
    mixer = Mixer(way)
    mixer.around = around
    enter(score(cues, LIBRARY, Places(), way, wait=None), mixer)
    return mixer.render(RATE * 3)


def falls(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the decibels of all that is still to come, at each frame, re the whole (Schroeder 1965)."""
    energy = np.square(samples).sum(axis=1)
    return np.asarray(10.0 * np.log10(energy[::-1].cumsum()[::-1] / energy.sum() + 1e-12))


@pytest.mark.parametrize("around", ROOMS)
def test_each_room_falls_by_60_decibels_in_its_time(around: str) -> None:
    curve = falls(tail(around))
    five, twenty_five = (int(np.argmax(curve < -down)) for down in (5.0, 25.0))
    assert 3.0 * (twenty_five - five) / RATE == pytest.approx(ROOMS[around].seconds, rel=0.2)


@pytest.mark.parametrize("around", ROOMS)
def test_a_tail_begins_after_the_first_reflections_and_is_gone_after_half_a_second(around: str) -> None:
    last = max((image.distance - 1.0) / SOUND for side in (60.0, -60.0) for image in images(side))
    added = np.abs(tail(around)).max(axis=1)
    sounding = np.flatnonzero(added > 1e-7)
    assert sounding[0] >= frames(last)
    assert sounding[0] < frames(0.035)
    assert sounding[-1] < frames(LONGEST)


@pytest.mark.parametrize("way", TWO_EARS)
@pytest.mark.parametrize("around", ROOMS)
def test_a_tail_is_as_loud_as_its_room_says(around: str, way: Equipment) -> None:
    dry = Mixer(way, room=False)
    dry.play(click(), Direction(60.0))
    direct = level(dry.render(LATENCY + LENGTH))
    assert level(tail(around, way)) - direct == pytest.approx(ROOMS[around].level, abs=1.5)


@pytest.mark.parametrize("way", TWO_EARS)
def test_a_tail_comes_from_everywhere(way: Equipment) -> None:
    left, right = tail("cellar", way, Direction(90.0)), tail("cellar", way, Direction(-90.0))
    assert np.abs(left - right).max() < 1e-6
    assert abs(float(np.asarray(np.corrcoef(left.T))[0, 1])) < 0.2
    assert level(left[:, 0]) == pytest.approx(level(left[:, 1]), abs=1.5)


def test_one_channel_has_the_tail_in_it_and_one_ear_leaves_the_other_silent() -> None:
    mono = tail("attic", Equipment.MONO)
    assert np.array_equal(mono[:, 0], mono[:, 1])
    assert level(mono) > -80.0
    assert not heard("attic", Equipment.LEFT_EAR)[:, 1].any()
    assert level(tail("attic", Equipment.RIGHT_EAR)[:, 1]) > -80.0


def test_a_library_is_duller_than_an_attic_and_a_cellar_darker_than_the_sky() -> None:
    def balance(around: str) -> float:
        power = np.square(np.abs(np.fft.rfft(tail(around)[:, 0])))
        hertz = np.fft.rfftfreq(LENGTH, 1 / RATE)
        high, low = power[(hertz > 4000) & (hertz < 12000)].mean(), power[(hertz > 150) & (hertz < 1000)].mean()
        return float(10.0 * np.log10(high / low))

    assert balance("library") < balance("attic") - 3.0
    assert balance("cellar") < balance("open-sky") - 6.0


def test_echoes_come_too_densely_to_be_heard_apart() -> None:
    """Of noise a third of all frames lie beyond one SD; of single echoes hardly any (Abel and Huang 2006)."""
    added = tail("cellar")[frames(0.08) : frames(0.25), 0]
    windows = added[: len(added) // 480 * 480].reshape(-1, 480)
    beyond = (np.abs(windows) > windows.std(axis=1, keepdims=True)).mean(axis=1)
    assert beyond.min() > 0.22


# Where it is silent.


def test_without_a_room_chosen_nothing_is_added() -> None:
    assert np.array_equal(heard("", wet=True), heard("", wet=False))


def test_a_dry_sound_is_bit_by_bit_the_same_in_every_room() -> None:
    for around in ROOMS:
        assert np.array_equal(heard(around, wet=False), heard("", wet=False))


@pytest.mark.parametrize(
    "cue",
    [
        Cue(BARREL, "hand-right", private=True, percept=percept(7, 5)),
        Cue("dice-thrown", rests=("die-1-of-3", "die-2-of-3", "die-3-of-3"), draw=3),
        Cue("dice-shaken"),
        Cue("symbol-orange-ear", "die-1-of-9"),
        Cue(spoken_name("fr", "orange", "ear"), "die-1-of-9"),
        Cue("refusal", "me"),
    ],
    ids=lambda cue: cue.name,
)
def test_rattles_dice_symbols_names_and_replies_stay_dry(cue: Cue) -> None:
    assert np.array_equal(performed([cue], "cellar"), performed([cue], ""))


@pytest.mark.parametrize("name", ["card-played", "broom", "apprentice-moved", "witch-moved", "barrel-taken"])
def test_what_happens_at_the_table_is_heard_in_the_room(name: str) -> None:
    assert LIBRARY.get(name).category not in DRY
    assert level(performed([Cue(name)], "cellar") - performed([Cue(name)], "")) > -75.0


def test_pebbles_that_spread_from_a_barrel_are_not_blurred() -> None:
    """Each of their touches says that there is one more."""
    cue = Cue("barrel-turned-over", rests=("die-4-of-9", "die-5-of-9"), draw=2)
    wet = [note for note in score([cue], LIBRARY, Places(), Equipment.HEADPHONES).notes if note.wet]
    assert all(note.sound.name == "barrel-turned-over" for note in wet)


# As all that is mixed.


def test_a_tail_is_the_same_however_it_is_asked_for() -> None:
    found = []
    for cuts in ((4096,), CUTS):
        mixer = Mixer(Equipment.HEADPHONES)
        mixer.around = "attic"
        mixer.play(noise(5000), Direction(30.0), at=700, wet=True)
        found.append(render(mixer, 40_000, cuts))
    assert np.abs(found[0] - found[1]).max() < 1e-6


def test_what_begins_late_has_its_tail_to_the_end_as_if_it_had_begun_in_time() -> None:
    def mixer() -> Mixer:
        found = Mixer(Equipment.HEADPHONES)
        found.around = "cellar"
        found.play(noise(9000, 2), Direction(-30.0), at=0, wet=True)
        return found

    in_time, late = mixer(), mixer()
    in_time.play(noise(2000, 1), Direction(50.0), at=15 * BLOCK, wet=True)
    wanted = render(in_time, RATE, (BLOCK,))
    before = render(late, 20 * BLOCK, (BLOCK,))
    late.changeable = 5 * BLOCK
    late.play(noise(2000, 1), Direction(50.0), wet=True)
    again = late.again(5 * BLOCK)
    assert again is not None
    found = np.concatenate([before[: -5 * BLOCK], again, render(late, RATE - 20 * BLOCK, (BLOCK,))])
    assert np.abs(found - wanted).max() < 1e-5
    assert late.quiet


def test_a_room_that_is_left_rings_no_longer_and_without_a_click() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    mixer.around = "cellar"
    mixer.play(noise(4000), wet=True)
    before = mixer.render(6000)
    mixer.around = ""
    after = mixer.render(6000)
    assert np.abs(np.diff(after[:600], axis=0)).max() < 2.0 * np.abs(np.diff(before[-600:], axis=0)).max()
    assert not after[-2000:].any()
    assert mixer.quiet


def test_the_mixer_is_quiet_once_the_tail_has_gone() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.around = "cellar"
    mixer.play(click(), wet=True)
    mixer.render(frames(0.3))
    assert not mixer.quiet
    mixer.render(frames(0.3))
    assert mixer.quiet


def test_a_room_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="swimming-pool"):
        Mixer(Equipment.MONO).around = "swimming-pool"


def test_no_room_rings_for_ever() -> None:
    for kind in ROOMS.values():
        made = Tail(kind, Mixer(Equipment.LOUDSPEAKERS)._heading.filters)
        assert np.abs(np.linalg.eigvals(made.feedback)).max() < 1.0


def test_each_game_has_a_room_of_its_own() -> None:
    rooms = [GAMES[name].room for name in ("roue_des_sorcieres", "zapp_zerapp", "air_sorciere", "du_balai")]
    assert rooms == list(ROOMS)

"""Sounds that travel, on samples as they leave the mixer: dice from nine places, brooms that pass, cards that fly."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.motion import FALLS, Mulberry32, pitch, touches, variation
from audiogames.audio.scene import enter, samples_of
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.loudness import loudness
from audiogames.audio.space.marks import MARK
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.stage import Note, Score, score
from audiogames.audio.units import RATE, Samples, frames, seconds
from audiogames.core.messages import Cue, die_place, drawn, moving, ring_place, track_place

LIBRARY, PLACES = Library(), Places(3, 0)
RESTS = tuple(die_place(die, 9) for die in range(1, 10))
THROW = Cue("dice-thrown", "seat-1", rests=RESTS, draw=7)
FLIGHT = moving("witch-moved", *map(track_place, (8, 24, 40, 56, 72, 88)))
HOPS = moving("apprentice-moved", *(ring_place(step, 24) for step in (22, 23, 0, 1, 2)))
FINER = 8
CARD = moving("card-dealt", "seat-1", "seat-2")


def written(*cues: Cue, way: Equipment = Equipment.HEADPHONES) -> Score:
    return score(cues, LIBRARY, PLACES, way, wait=None)


def heard(notes: Sequence[Note], way: Equipment = Equipment.HEADPHONES) -> Samples:
    """Return what leaves the mixer, (2, n), without the room, in which every place has echoes."""
    mixer = Mixer(way, room=False)
    enter(Score(tuple(notes)), mixer)
    return mixer.render(frames(1.6)).T[:, LATENCY:]


def at_rest(notes: Sequence[Note], place: str) -> list[Note]:
    return [note for note in notes if note.direction == PLACES.direction(place)]


def lag(ears: NDArray[Any]) -> float:
    """Return by how many seconds the left ear is earlier, below 1.5 kHz, where both are most alike."""
    spectra = np.fft.rfft(ears, 2 * ears.shape[1])
    spectra[:, np.fft.rfftfreq(2 * ears.shape[1], 1 / RATE) > 1500.0] = 0.0
    alike = np.fft.irfft(spectra[0].conj() * spectra[1], FINER * 2 * ears.shape[1])
    most = frames(0.001) * FINER
    near = np.concatenate((alike[-most:], alike[: most + 1]))
    return float(int(np.argmax(near)) - most) / (RATE * FINER)


def pieces(ears: Samples, begin: float, end: float, count: int) -> list[Samples]:
    """Return so many pieces of what is heard from one second to another."""
    edges = [frames(begin + (end - begin) * piece / count) for piece in range(count + 1)]
    return [ears[:, one:other] for one, other in pairwise(edges)]


def level(samples: Samples) -> float:
    return float(10.0 * np.log10((np.asarray(samples, np.float64) ** 2).mean() + 1e-12))


# Dice.


def test_a_throw_of_nine_is_a_hundred_touches_and_more_within_a_second_and_a_fifth() -> None:
    for draw in range(1, 40):
        notes = written(THROW._replace(draw=draw)).notes
        assert len(notes) >= 100
        assert {note.effect for note in notes} == {0}, "a throw is one effect"
        loud = [note for note in notes if note.level > -40.0]
        assert max(seconds(note.at) for note in loud) < 1.1


def test_nine_dice_at_rest_are_heard_from_nine_places_from_left_to_right() -> None:
    notes = written(THROW).notes
    delays = [lag(heard(at_rest(notes, rest))) for rest in RESTS]
    assert delays == sorted(delays, reverse=True)
    assert all(one - other > 60e-6 for one, other in pairwise(delays)), delays


def test_dice_come_to_rest_one_after_the_other_from_the_left() -> None:
    for draw in range(1, 20):
        notes = written(THROW._replace(draw=draw)).notes
        last = [max(note.at for note in at_rest(notes, rest)) for rest in RESTS]
        assert last == sorted(last)


def test_both_ears_hear_a_throw_otherwise_and_a_sound_from_one_point_alike() -> None:
    def likeness(ears: Samples) -> float:
        left, right = np.asarray(ears, np.float64)
        return float(left @ right / np.sqrt((left @ left) * (right @ right)))

    one_point = heard([Note(LIBRARY.get("dice-thrown"), 0, PLACES.direction("table"))])
    assert likeness(one_point) > 0.99
    assert likeness(heard(written(THROW).notes)) < 0.7


def test_each_throw_is_another_and_the_same_throw_is_the_same_to_the_bit() -> None:
    first, again, other = (heard(written(THROW._replace(draw=draw)).notes) for draw in (7, 7, 8))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_one_die_that_is_thrown_again_is_heard_where_it_lies() -> None:
    lies = die_place(2, 9)
    notes = written(Cue("dice-thrown", "me", rests=(lies,), draw=3)).notes
    assert 8 <= len(notes) < 40
    there = heard([Note(LIBRARY.get("touch:die:1"), 0, PLACES.direction(lies))])
    assert lag(heard(at_rest(notes, lies))) == pytest.approx(lag(there), abs=60e-6)


def test_for_one_ear_what_falls_on_the_right_sounds_higher_and_on_the_left_lower() -> None:
    both = written(THROW).notes
    one = [note for note in written(THROW, way=Equipment.MONO).notes if note.sound.name != MARK]
    higher = {two.direction: two.semitones - whole.semitones for whole, two in zip(both, one, strict=True)}
    leftmost, rightmost = (higher[PLACES.direction(die_place(die, 9))] for die in (1, 9))
    assert leftmost < -0.5
    assert rightmost == pytest.approx(-leftmost)


def test_the_pebbles_of_a_barrel_spread_from_where_it_stands() -> None:
    spread = tuple(die_place(place, 13) for place in (1, 3, 5))
    notes = written(Cue("barrel-turned-over", die_place(3, 13), rests=spread, draw=5)).notes
    assert notes[0].sound.name == "barrel-turned-over"
    assert notes[0].direction == PLACES.direction(die_place(3, 13))
    assert {note.direction for note in notes[1:]} >= {PLACES.direction(rest) for rest in spread}


# Moves.


def test_a_broom_passes_from_left_to_right_over_time() -> None:
    ears = heard(written(FLIGHT).notes)
    delays = [lag(piece) for piece in pieces(ears, 0.0, 0.5, 5)]
    assert all(one > other for one, other in pairwise(delays)), delays
    assert delays[0] > 300e-6
    assert delays[-1] < -300e-6


def test_loudspeakers_carry_a_broom_from_one_to_the_other() -> None:
    ears = heard(written(FLIGHT, way=Equipment.LOUDSPEAKERS).notes, Equipment.LOUDSPEAKERS)
    balances = [level(left) - level(right) for left, right in pieces(ears, 0.0, 0.5, 5)]
    assert all(one > other for one, other in pairwise(balances)), balances


def test_one_ear_hears_by_pitch_where_a_broom_flies() -> None:
    notes = [note for note in written(FLIGHT, way=Equipment.MONO).notes if note.stations]
    rises = [np.abs(np.fft.rfft(samples_of(note), RATE))[300:3000].argmax() for note in notes]
    assert all(one < other for one, other in pairwise(rises)), "it rises to the right"
    back = moving("witch-moved", FLIGHT.path[-1], *FLIGHT.path[-2::-1])
    falls = [
        np.abs(np.fft.rfft(samples_of(note), RATE))[300:3000].argmax()
        for note in written(back, way=Equipment.MONO).notes
        if note.stations
    ]
    assert all(one > other for one, other in pairwise(falls))


@pytest.mark.parametrize("way", Equipment)
@pytest.mark.parametrize("move", [FLIGHT, HOPS], ids=["broom", "pawn"])
def test_a_move_has_as_many_steps_as_spaces_in_half_a_second_at_the_most(move: Cue, way: Equipment) -> None:
    notes = [note for note in written(move, way=way).notes if note.stations]
    assert len(notes) == len(move.path)
    begin = notes[0].at
    assert notes[-1].at + notes[-1].stations[-1][0] - begin <= frames(0.5)
    assert {note.effect for note in notes} == {0}


def test_a_card_flies_from_hand_to_hand() -> None:
    ears = heard(written(CARD).notes)
    first, *_, last = [lag(piece) for piece in pieces(ears, 0.0, 0.32, 5)]
    assert first > 250e-6
    assert last < -250e-6


def test_what_travels_the_shorter_way_round_passes_behind() -> None:
    behind = moving("card-dealt", ring_place(10, 24), ring_place(14, 24))
    mixer = Mixer(Equipment.HEADPHONES, room=False)
    (voice,) = enter(written(behind), mixer)
    met = []
    for _ in range(40):
        mixer.render(256)
        met.append(voice.direction.azimuth % 360.0)
    assert met == sorted(met, reverse=True)
    assert min(met) >= 150.0 - 1e-6
    assert max(met) <= 210.0 + 1e-6


# No card sounds twice the same.


def test_the_same_card_sounds_a_little_otherwise_each_time_but_as_loud() -> None:
    sounded = [
        samples_of(written(cue).notes[0]) * 10.0 ** (written(cue).notes[0].level / 20.0)
        for number in range(1, 30)
        for cue in drawn([moving("card-played", "me", "zone-trick")], number)
    ]
    loud = [loudness(samples) for samples in sounded]
    assert max(loud) - min(loud) < 1.0
    assert len({samples.tobytes() for samples in sounded}) == len(sounded)


@pytest.mark.parametrize("name", ["symbol-orange-ear", "refusal", "your-turn", "name:fr:orange:ear"])
def test_what_says_by_itself_what_a_thing_is_never_varies(name: str) -> None:
    (one,), (other,) = (written(Cue(name, "me", draw=draw)).notes for draw in (1, 2))
    assert one == other


def test_chance_is_the_same_on_every_computer() -> None:
    chance = Mulberry32(12345)
    assert [round(chance(), 6) for _ in range(3)] == [0.979728, 0.306752, 0.484205]
    assert variation(0) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("draw", range(1, 40))
def test_for_one_ear_dice_that_lie_beside_each_other_rest_in_the_order_of_their_pitch(draw: int) -> None:
    rests = [PLACES.direction(die_place(die, 9)) for die in range(1, 10)]
    last: dict[int, float] = {}
    for touch in touches(FALLS["dice-thrown"], PLACES.direction("seat-1"), rests, draw):
        last[touch.piece] = touch.semitones + pitch(touch.direction)
    assert [last[piece] for piece in range(9)] == sorted(last.values())

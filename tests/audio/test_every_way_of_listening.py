"""However someone listens, every place can be told from every other: measured on what a mixer makes of its sound."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.scene import enter
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.marks import GAP
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.stage import Score, score
from audiogames.audio.units import BLOCK, RATE, Samples, frames
from audiogames.core.messages import Cue, Seat, die_place, hand_place, place_of, ring_place, track_place
from audiogames.core.presentation.zones import Zone
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from tests.audio.binaural import Floats
from tests.audio.spectra import beginnings, pitch

SOUND = "card-played"
LENGTH = 0.5
"""Seconds of the sound that are measured, from the beginning of its ticks on."""

LIBRARY = Library()

TOLD_APART_BALANCE = 1.0
"""Decibels between the ears: what is just noticed (research: 0.5 to 1)."""

TOLD_APART_DELAY = 40e-6
"""Seconds between the ears: twice what is just noticed."""

TOLD_APART_LEVEL = 1.5
"""Decibels of the whole: more than is just noticed."""

TOLD_APART_COLOUR = 1.0
"""Decibels between two spectra, whatever their level: the mean over bands of a third of an octave."""

TOLD_APART_PITCH = 1.0
"""Semitones between two ticks: ten times what is just noticed."""

MIDDLE = {"table", "zone-trick", "zone-common", "zone-box"}
"""The places in the middle of the table, on purpose the same: of these a game has one, or words tell them apart."""

BEHIND = [ring_place(steps, 24) for steps in range(7, 18)]


class Heard(NamedTuple):
    """One sound as it came out, (n, 2), and what an ear can make of it."""

    samples: Samples
    written: Score
    ticks: int
    pitch: float
    """Of the first tick, in semitones above 1 Hz."""
    level: float
    balance: float
    delay: float
    colour: Floats


class Vocabulary(NamedTuple):
    """Places of one listener that are to be told apart."""

    name: str
    places: Places
    words: tuple[str, ...]


def zones(game: str, seats: int, viewer: Seat | None) -> tuple[Zone, ...]:
    table = Table.new(game, [{}] * seats, {}, 1)
    return table.game.zones(table.view(viewer))


@cache
def vocabularies() -> tuple[Vocabulary, ...]:
    return tuple(_vocabularies())


def _vocabularies() -> Iterator[Vocabulary]:
    for seats in range(2, 7):
        for viewer in (0, None):
            seated = [place_of(seat, viewer, seats) for seat in range(seats)]
            listener = "spectator" if viewer is None else "player"
            yield Vocabulary(f"table-of-{seats}-{listener}", Places(seats, viewer), ("table", *seated))
    for name in sorted(GAMES):
        game = game_named(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            for viewer in (0, None):
                words = {zone.place: None for zone in zones(name, seats, viewer)}
                yield Vocabulary(f"{name}-{seats}-{viewer}", Places(seats, viewer), ("table", *words))
    yield Vocabulary("dice", Places(), tuple(die_place(die, 9) for die in range(1, 10)))
    yield Vocabulary("ring", Places(), tuple(ring_place(steps, 24) for steps in range(24)))
    yield Vocabulary("hands", Places(), ("table", hand_place("left"), hand_place("right")))
    yield Vocabulary("track", Places(), tuple(track_place(percent) for percent in range(0, 101, 10)))


every_way = pytest.mark.parametrize("way", Equipment)


@cache
def mixer_of(way: Equipment) -> Mixer:
    return Mixer(way)


_heard: dict[tuple[Equipment, Equipment, Direction], Heard] = {}


def heard(way: Equipment, places: Places, word: str, scored_for: Equipment | None = None) -> Heard:
    """Return what is heard from a place. `scored_for`: as if it had been written for another way of listening."""
    key = way, scored_for or way, places.direction(word)
    if key not in _heard:
        mixer = mixer_of(way)
        written = score([Cue(SOUND, word)], LIBRARY, places, key[1])
        enter(written, mixer)
        samples = mixer.render(frames(LENGTH) // BLOCK * BLOCK + BLOCK)[LATENCY:]
        while not mixer.quiet:
            mixer.render(BLOCK)
        _heard[key] = measured(samples, written)
    return _heard[key]


def measured(samples: Samples, written: Score) -> Heard:
    begin = written.notes[-1].at
    ticks = beginnings(samples[:begin].sum(axis=1)) if begin else []
    whole = samples[begin:].astype(np.float64)
    spectra = np.fft.rfft(whole, 2 * len(whole), axis=0)
    power = bands(np.abs(spectra) ** 2)
    each = power.sum(axis=0)
    return Heard(
        samples,
        written,
        len(ticks),
        12.0 * float(np.log2(pitch(samples[:begin].sum(axis=1), ticks[0], ticks[0] + GAP))) if ticks else 0.0,
        float(decibels(each.sum())),
        float(decibels(each[0]) - decibels(each[1])),
        lag(spectra),
        decibels(power) - decibels(power).mean(),
    )


def bands(power: Floats) -> Floats:
    """Return the power in thirds of octaves from 200 Hz to 16 kHz: (bands, 2) for (bins, 2)."""
    hertz = np.linspace(0.0, RATE / 2, len(power))
    edges = 200.0 * 2.0 ** (np.arange(20) / 3.0)
    return np.stack([power[(hertz >= low) & (hertz < high)].sum(axis=0) for low, high in pairwise(edges)])


def decibels(power: Floats) -> Floats:
    return 10.0 * np.log10(power + 1e-12)


def lag(spectra: NDArray[np.complex128]) -> float:
    """Return by how many seconds the left ear is earlier, below 3 kHz, up to a millisecond."""
    low = np.linspace(0.0, RATE / 2, len(spectra)) < 3000.0
    alike = np.fft.irfft(np.conj(spectra[:, 0]) * spectra[:, 1] * low)
    most = frames(0.001)
    return float(np.argmax(np.concatenate((alike[-most:], alike[: most + 1]))) - most) / RATE


def told_apart(one: Heard, other: Heard, way: Equipment) -> bool:
    """Whether an ear can tell two places from each other, by ticks or, where there are two ears, by what they get."""
    if one.ticks != other.ticks:
        return True
    if one.ticks and abs(one.pitch - other.pitch) >= TOLD_APART_PITCH:
        return True
    return not way.one_channel and (
        abs(one.balance - other.balance) >= TOLD_APART_BALANCE
        or abs(one.delay - other.delay) >= TOLD_APART_DELAY
        or abs(one.level - other.level) >= TOLD_APART_LEVEL
        or float(np.sqrt(np.mean((one.colour - other.colour) ** 2))) >= TOLD_APART_COLOUR
    )


@every_way
def test_no_two_places_are_alike(way: Equipment) -> None:
    for name, places, words in vocabularies():
        alike = {
            (one, other)
            for one, other in combinations(words, 2)
            if not told_apart(heard(way, places, one), heard(way, places, other), way)
        }
        assert alike <= set(combinations([word for word in words if word in MIDDLE], 2)), name


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("viewer", [0, None])
def test_parts_of_the_table_that_lie_in_one_place_are_told_by_words(game: str, viewer: Seat | None) -> None:
    by_direction: dict[Direction, list[Zone]] = {}
    for zone in zones(game, 3, viewer):
        by_direction.setdefault(Places(3, viewer).direction(zone.place), []).append(zone)
    for together in by_direction.values():
        for locale in COMPLETE:
            assert len({catalogue(locale).text(zone.title) for zone in together}) == len(together)


@every_way
def test_what_comes_from_a_place_is_whole_and_in_every_channel_that_is_listened_to(way: Equipment) -> None:
    for places, word in ((places, word) for _, places, words in vocabularies() for word in words):
        left, right = heard(way, places, word).samples.T
        assert max(np.abs(left).max(), np.abs(right).max()) <= 10.0 ** (-1.0 / 20.0)
        if way == Equipment.MONO:
            assert np.array_equal(left, right)
        elif way.one_channel:
            silent, sounding = (right, left) if way == Equipment.LEFT_EAR else (left, right)
            assert not silent.any()
            assert sounding.any()
        else:
            assert left.any()
            assert right.any()


def test_one_ear_hears_what_the_other_would() -> None:
    """Whichever of the two it is, nothing is taken away."""
    for word in ("seat-1", "seat-3", "zone-draw", "me"):
        left, right = (heard(way, Places(4, 0), word).samples for way in (Equipment.LEFT_EAR, Equipment.RIGHT_EAR))
        assert np.array_equal(left, right[:, ::-1])


@pytest.mark.parametrize("way", [way for way in Equipment if way.one_channel])
def test_where_one_channel_carries_all_nobody_is_softer_for_sitting_at_a_side(way: Equipment) -> None:
    levels = [heard(way, Places(6, 0), f"seat-{seat}").level for seat in range(1, 6)]
    assert max(levels) - min(levels) < 0.5


@pytest.mark.parametrize("way", [way for way in Equipment if way.one_channel])
def test_ticks_are_heard_as_they_are_meant(way: Equipment) -> None:
    """By how many semitones a place is above the middle is heard to a tenth; behind is two ticks."""
    places = Places()
    middle = heard(way, places, ring_place(0, 24))
    for steps in range(24):
        there = heard(way, places, ring_place(steps, 24))
        meant = there.written.notes[0].semitones - middle.written.notes[0].semitones
        assert there.pitch - middle.pitch == pytest.approx(meant, abs=0.1)
        assert there.ticks == (2 if ring_place(steps, 24) in BEHIND else 1)


# That these measures can fail.


@pytest.mark.parametrize("way", [way for way in Equipment if way.one_channel])
def test_without_ticks_one_channel_would_have_no_places(way: Equipment) -> None:
    places = Places(6, 0)
    seated = [heard(way, places, f"seat-{seat}", scored_for=Equipment.HEADPHONES) for seat in range(1, 6)]
    assert not any(told_apart(one, other, way) for one, other in combinations(seated, 2))


def test_without_ticks_nothing_would_be_behind_a_pair_of_loudspeakers() -> None:
    front, back = (
        [
            heard(Equipment.LOUDSPEAKERS, Places(), ring_place(steps, 24), scored_for=Equipment.HEADPHONES)
            for steps in ring
        ]
        for ring in (range(1, 6), range(11, 6, -1))
    )
    pairs = zip(front, back, strict=True)
    assert not any(told_apart(one, other, Equipment.LOUDSPEAKERS) for one, other in pairs)


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS])
def test_where_there_are_two_ears_left_is_left(way: Equipment) -> None:
    left, right = (heard(way, Places(3, 0), f"seat-{seat}") for seat in (1, 2))
    assert left.balance > 4.0
    assert right.balance == pytest.approx(-left.balance, abs=0.1)
    if way == Equipment.HEADPHONES:
        assert left.delay == pytest.approx(-right.delay, abs=1.0 / RATE)
        assert left.delay > 300e-6

"""How loud a sound is: against the recommendation itself, and made as loud as it should be."""

import numpy as np
import pytest
from numpy.typing import NDArray
from pyloudnorm import Meter

from audiogames.audio.sounds.loudness import CEILING, SILENCE, integrated, levelled, loudness, true_peak
from audiogames.audio.synthesis import chance
from audiogames.audio.synthesis.noise import noise
from audiogames.audio.units import RATE, frames, gain

FULL_SCALE = np.sin(2.0 * np.pi * 997.0 * np.arange(RATE) / RATE)


def click(decay: float, seconds: float = 0.2) -> NDArray[np.float64]:
    """Return noise that dies away at once: hardly anything but a peak."""
    at = np.arange(frames(seconds)) / RATE
    return noise(chance(1), frames(seconds), 500.0, 9000.0) * np.exp(-at / decay)


# Measuring.


def test_a_sine_of_997_hz_at_full_scale_has_minus_3_01_lufs() -> None:
    """ITU-R BS.1770-5, Annex 1: one channel."""
    assert loudness(FULL_SCALE) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("decibels", [-10.0, -30.0])
def test_loudness_follows_the_level_decibel_by_decibel(decibels: float) -> None:
    assert loudness(gain(decibels) * FULL_SCALE) == pytest.approx(loudness(FULL_SCALE) + decibels, abs=0.01)


def test_what_stays_the_same_is_as_loud_as_the_whole_recommendation_says() -> None:
    """Within what blocks of 50 ms of noise differ from each other."""
    steady = 0.1 * noise(chance(2), 3 * RATE, 300.0, 8000.0)
    assert loudness(steady) == pytest.approx(Meter(RATE, filter_class="DeMan").integrated_loudness(steady), abs=1.0)


def test_low_tones_count_less_than_middle_ones_and_high_ones_more() -> None:
    low, middle, high = (
        loudness(np.sin(2.0 * np.pi * hertz * np.arange(RATE) / RATE)) for hertz in (40.0, 500.0, 5000.0)
    )
    assert low + 3.0 < middle < high - 3.0


def test_a_sound_of_ten_milliseconds_is_measured_too() -> None:
    """A fifth of the block: 7 dB less than one that fills it."""
    begin = frames(0.2)
    short = FULL_SCALE[begin : begin + frames(0.01)]
    assert loudness(short) == pytest.approx(loudness(FULL_SCALE) - 7.0, abs=1.0)


@pytest.mark.parametrize("length", [0, 1, 100, RATE])
def test_silence_of_any_length_is_silence(length: int) -> None:
    assert loudness(np.zeros(length)) == SILENCE
    assert true_peak(np.zeros(length)) == SILENCE


def test_a_peak_between_two_samples_is_found() -> None:
    """A quarter of the rate, an eighth of a turn late: each sample is 3 dB below the wave."""
    between = np.sin(np.pi / 2.0 * np.arange(RATE) + np.pi / 4.0)
    assert 20.0 * np.log10(np.abs(between).max()) == pytest.approx(-3.01, abs=0.01)
    assert true_peak(between[1000:-1000]) == pytest.approx(0.0, abs=0.6)


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.3, 1.234, 4.0])
@pytest.mark.parametrize("decibels", [-90.0, -50.0, -12.0])
def test_it_measures_what_the_meter_of_pyloudnorm_does(seconds: float, decibels: float) -> None:
    """Its filters of De Man are those of the recommendation to the digit."""
    sound = gain(decibels) * np.random.default_rng(1).normal(size=frames(seconds))
    sound[len(sound) // 3 : len(sound) // 2] *= gain(-60.0)  # a pause
    around = np.zeros(frames(0.2))
    meter = Meter(RATE, filter_class="DeMan", block_size=0.2)
    whole = np.concatenate((around, sound, around))
    assert integrated(whole, 0.2) == pytest.approx(float(meter.integrated_loudness(whole)), abs=1e-6)
    loudest = Meter(RATE, filter_class="DeMan", block_size=0.05)
    loudest.integrated_loudness(np.concatenate((around[: frames(0.05)], sound, around[: frames(0.05)])))
    assert loudness(sound) == pytest.approx(max(SILENCE, *loudest.blockwise_loudness), abs=1e-6)


# Making it so.


@pytest.mark.parametrize("target", [-35.0, -23.0, -20.0])
@pytest.mark.parametrize("before", [-60.0, 0.0, 20.0])
def test_a_sound_gets_the_loudness_that_was_asked_for(target: float, before: float) -> None:
    assert loudness(levelled(gain(before) * FULL_SCALE, target)) == pytest.approx(target, abs=0.05)


@pytest.mark.parametrize("decay", [0.0005, 0.002, 0.008])
def test_no_peak_reaches_the_ceiling_however_peaked_a_sound_is(decay: float) -> None:
    assert true_peak(levelled(click(decay), -14.0)) < CEILING


def test_a_peak_is_taken_down_smoothly() -> None:
    """The gain changes over a millisecond or more, so nothing is clipped."""
    sound = click(0.002)
    changed = levelled(sound, -14.0)
    heard = np.flatnonzero(np.abs(sound) > 0.05 * np.abs(sound).max())
    factors = changed[heard] / sound[heard]
    assert factors.min() < 0.8 * factors.max(), "this sound had to be taken down somewhere"
    assert np.abs(np.diff(factors) / np.diff(heard)).max() < 0.05 * factors.max()


def test_a_sound_without_high_peaks_is_changed_in_level_alone() -> None:
    changed = levelled(FULL_SCALE, -20.0)
    assert np.abs(changed / changed.max() - FULL_SCALE / FULL_SCALE.max()).max() < 1e-6


def test_silence_is_left_alone() -> None:
    assert not levelled(np.zeros(RATE), -20.0).any()
    assert levelled(np.zeros(0), -20.0).size == 0

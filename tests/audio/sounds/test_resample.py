"""Sound at another rate: nothing but the rate changes. The reference is scipy, sample by sample."""

from math import gcd
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.signal import resample_poly

from audiogames.audio.sounds.resample import resampled
from audiogames.audio.units import RATE

RATES = (4_000, 8_000, 11_025, 22_050, 44_100, 44_099, 96_000, 192_000)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("count", [0, 1, 7, 150, 5_000])
@pytest.mark.parametrize("rate", RATES)
def test_it_is_what_scipy_makes_of_it(rate: int, count: int, kind: type) -> None:
    sound: NDArray[np.floating[Any]] = np.random.default_rng(rate).normal(0.0, 0.3, count).astype(kind)
    shared = gcd(rate, RATE)
    found = resampled(sound, rate, RATE)
    assert found.dtype == kind
    wanted = resample_poly(sound, RATE // shared, rate // shared) if count else sound
    assert found == pytest.approx(wanted, abs=1e-5 if kind is np.float32 else 1e-12)


def test_a_sound_of_the_wanted_rate_stays_as_it_is() -> None:
    sound = np.random.default_rng(1).normal(0.0, 0.3, 100)
    assert resampled(sound, RATE, RATE) is sound


@pytest.mark.parametrize("rate", RATES)
def test_what_is_heard_stays_where_it_was_in_time_and_as_loud(rate: int) -> None:
    hertz = 440.0
    sound = np.sin(2.0 * np.pi * hertz * np.arange(rate // 4) / rate)
    found = resampled(sound, rate, RATE)
    wanted = np.sin(2.0 * np.pi * hertz * np.arange(len(found)) / RATE)
    inside = slice(RATE // 20, -RATE // 20)
    assert found[inside] == pytest.approx(wanted[inside], abs=0.01)


@pytest.mark.parametrize("rates", [(0, RATE), (RATE, 0), (-1, RATE)])
def test_a_rate_below_1_hz_is_refused(rates: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no rates"):
        resampled(np.zeros(3), *rates)

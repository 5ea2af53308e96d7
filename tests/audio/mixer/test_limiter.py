"""No true peak goes above -1 dBFS, and what stays below is not touched."""

import numpy as np
import pytest
from scipy.signal import resample_poly

from audiogames.audio.mixer.limiter import DELAY, THRESHOLD, Limiter
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, RATE, Samples, gain
from tests.audio.mixed import Exact, noise

FRAMES = 100 * BLOCK
TIME = np.arange(FRAMES) / RATE
CHANCE = np.random.default_rng(5)

LOUD: dict[str, Exact] = {
    "noise": CHANCE.standard_normal(FRAMES),
    "noise, 50 times as loud": 50 * CHANCE.standard_normal(FRAMES),
    "between the samples": 1.2 * np.sin(2 * np.pi * RATE / 4 * TIME + np.pi / 4),
    "low tone": 9 * np.sin(2 * np.pi * 60 * TIME),
    "high tone": 3 * np.sin(2 * np.pi * 20_000 * TIME + 0.3),
    "square": 4 * np.sign(np.sin(2 * np.pi * 997 * TIME)),
    "sweep": 2 * np.sin(2 * np.pi * (20 * TIME + 20_000 * TIME**2)),
    "clicks": 30 * (CHANCE.random(FRAMES) < 0.001) * CHANCE.choice([-1.0, 1.0], FRAMES),
    "bursts": 10 * CHANCE.standard_normal(FRAMES) * (np.sin(2 * np.pi * 23 * TIME) > 0.7),
    "as fast as can be": 5 * np.cos(np.pi * np.arange(FRAMES)) * (np.arange(FRAMES) % 400 < 14),
}


def limited(samples: Exact | Samples) -> Samples:
    """Return (2, n) of what comes out, as late as it comes."""
    limiter = Limiter()
    both = np.asarray(samples, np.float32)
    return np.concatenate([limiter.process(both[:, at : at + BLOCK]) for at in range(0, both.shape[1], BLOCK)], axis=1)


def faded(samples: Exact) -> Exact:
    """Let a sound begin and end softly, so that its cut ends have no peak of their own."""
    ends = np.minimum(np.arange(FRAMES), np.arange(FRAMES)[::-1] - 1000)
    return samples * np.clip(ends / 1000, 0.0, 1.0)


def true_peak(samples: Samples) -> float:
    """Return the peak of (2, n) in dBFS, four times oversampled."""
    return float(20 * np.log10(np.abs(resample_poly(samples.astype(np.float64), 4, 1, axis=1)).max()))


@pytest.mark.parametrize("name", LOUD)
def test_no_true_peak_exceeds_the_ceiling(name: str) -> None:
    sound = faded(LOUD[name])
    heard = limited(np.stack((sound, 0.3 * np.roll(sound, 77))))
    assert true_peak(np.stack((sound, sound)).astype(np.float32)) > -1.0
    assert true_peak(heard) <= -1.0
    assert np.abs(heard).max() > 0.3


def test_256_loud_sources_do_not_exceed_the_ceiling() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    for number in range(256):
        mixer.play(noise(9000, number, 0.5), Direction(1.40625 * number, 0.0, 0.5), at=100 * number)
    heard = mixer.render(36_000)
    assert true_peak(heard.T) <= -1.0
    assert np.abs(heard).max() > 0.5


@pytest.mark.parametrize("peak", [0.01, 0.3, THRESHOLD * 0.999])
def test_below_the_threshold_it_is_a_delay_and_nothing_else(peak: float) -> None:
    sound = noise(2 * FRAMES).reshape(2, -1)
    loudest = np.abs(resample_poly(sound.astype(np.float64), 32, 1, axis=1)).max()
    sound *= np.float32(peak / loudest)
    heard = limited(sound)
    assert np.array_equal(heard[:, DELAY:], sound[:, :-DELAY])
    assert not heard[:, :DELAY].any()


def test_after_a_peak_it_comes_back_to_a_delay_and_nothing_else() -> None:
    sound = np.tile(noise(30 * FRAMES, loudness=0.1), (2, 1))
    sound[:, 500] = 3.0
    heard = limited(sound)
    late = RATE
    assert np.abs(heard[:, 500 + DELAY]).max() < 0.9
    assert np.array_equal(heard[:, late + DELAY :], sound[:, late:-DELAY])


def test_the_gain_is_one_for_both_ears() -> None:
    sound = np.stack((faded(LOUD["bursts"]), 0.25 * faded(LOUD["bursts"])))
    heard = limited(sound).astype(np.float64)
    assert np.abs(heard[1] - 0.25 * heard[0]).max() < 1e-6


def test_the_gain_falls_and_rises_smoothly() -> None:
    quiet = np.full(FRAMES, 0.1)
    quiet[FRAMES // 2 : FRAMES // 2 + 20] = 4.0
    heard = limited(np.stack((quiet, quiet)))[0].astype(np.float64)
    factor = heard[DELAY:] / quiet[:-DELAY]
    assert factor.min() == pytest.approx(THRESHOLD / 4.0, rel=0.2)
    assert np.abs(np.diff(factor)).max() < 0.03
    assert np.argmin(factor < 0.999) == 0
    first = int(np.argmax(factor < 0.999))
    assert FRAMES // 2 - DELAY <= first < FRAMES // 2


@pytest.mark.parametrize("loudness", [2.0, 30.0])
def test_the_gain_stays_down_on_either_side_of_a_peak(loudness: float) -> None:
    at, side = FRAMES // 2, 6
    sound = np.full((2, FRAMES), 1e-3, np.float32)
    sound[:, at] = loudness
    factor = limited(sound)[0, DELAY:].astype(np.float64) / sound[0, :-DELAY]
    lowest = factor[at - side : at + side + 1]
    assert np.abs(lowest / factor[at] - 1.0).max() < 2e-7  # rounding of single precision
    assert min(factor[at - side - 40], factor[at + side + 40]) > factor[at] * (1.0 + 2e-4)


def test_it_is_empty_when_all_has_come_out() -> None:
    limiter = Limiter()
    assert limiter.empty
    limiter.process(np.full((2, BLOCK), 2.0, np.float32))
    assert not limiter.empty
    silence = np.zeros((2, BLOCK), np.float32)
    assert limiter.process(silence).any()
    assert limiter.empty
    assert not limiter.process(silence).any()


@pytest.mark.parametrize("shift", [0, 17, 31, 32, 63, 64, 100, 255])
def test_a_peak_anywhere_in_a_block_is_found(shift: int) -> None:
    sound = np.zeros((2, 8 * BLOCK))
    sound[:, 3 * BLOCK + shift] = 5.0
    sound[:, 3 * BLOCK + shift + 1] = 5.0
    assert true_peak(limited(sound)) <= -1.0
    assert np.abs(limited(sound)).max() > gain(-4.0)

"""Head-related responses as the program gives them: shape, cues of direction, what lies between, the lookups."""

from collections.abc import Callable
from itertools import pairwise
from math import inf, nan
from pathlib import Path

import numpy as np
import pytest

from audiogames.audio.heads.alignment import onsets
from audiogames.audio.space.hrtf import LEAD, TAPS, Hrtf, HrtfUnusable, load_hrtf, read_hrtf
from audiogames.audio.units import RATE
from audiogames.resources import data_folder
from tests.audio.binaural import (
    Ears,
    Render,
    ears_swapped,
    front_for_back,
    ild,
    itd,
    looked_up,
    panned,
    rms,
    spectral_distortion,
    spectrum,
    woodworth,
)

KEMAR = data_folder("sounds") / "hrtf" / "kemar.npz"
ROUND = range(0, 360, 5)
MICROSECOND = 1e-6
ELSEWHERE = [(13.7, -33.3), (71.2, 4.4), (88.8, 61.0), (119.1, -12.5), (163.9, 27.2), (40.0, 88.0)]
"""Directions between those that were measured."""


@pytest.fixture(scope="module")
def hrtf() -> Hrtf:
    return load_hrtf()


def error_of_time(render: Render) -> float:
    """Return the RMS difference from Woodworth's formula round the horizon, in seconds."""
    return rms(itd(render(azimuth, 0.0)) - woodworth(azimuth) for azimuth in ROUND)


# What a response is


def test_a_response_is_256_taps_for_the_left_and_the_right_ear(hrtf: Hrtf) -> None:
    response = hrtf.response(30.0, 10.0)
    assert response.shape == (2, TAPS) == (2, hrtf.taps) == (2, 256)
    assert response.dtype == np.float32


@pytest.mark.parametrize("azimuth", [-330.0, 390.0, 3630.0])
def test_an_azimuth_may_go_round_more_than_once(hrtf: Hrtf, azimuth: float) -> None:
    np.testing.assert_allclose(hrtf.response(azimuth, 12.0), hrtf.response(30.0, 12.0), atol=1e-6)


@pytest.mark.parametrize(("azimuth", "elevation"), [(0.0, 90.5), (0.0, -91.0), (inf, 0.0), (0.0, nan)])
def test_no_direction_is_higher_than_above_or_lower_than_below(hrtf: Hrtf, azimuth: float, elevation: float) -> None:
    with pytest.raises(ValueError, match="-90 to 90"):
        hrtf.response(azimuth, elevation)


@pytest.mark.parametrize("azimuth", [0.0, 47.0, 180.0, -90.0])
def test_under_the_lowest_ring_the_nearest_of_its_directions_is_heard(hrtf: Hrtf, azimuth: float) -> None:
    for elevation in (-41.0, -90.0):
        np.testing.assert_array_equal(hrtf.response(azimuth, elevation), hrtf.response(azimuth, -40.0))


def test_delays_are_those_that_the_response_has(hrtf: Hrtf) -> None:
    with np.load(KEMAR) as kept:
        delays = kept["delays"]
    assert delays.min() == pytest.approx(0.0)
    for (azimuth, elevation), wanted in zip(hrtf.directions[::7], delays[::7], strict=True):
        begins = onsets(hrtf.response(azimuth, elevation)[None].astype(np.float64))[0]
        np.testing.assert_allclose(begins - LEAD, wanted, atol=0.2)


def test_a_response_ends_in_silence(hrtf: Hrtf) -> None:
    for azimuth in ROUND:
        assert np.abs(hrtf.response(azimuth, 0.0)[:, -1]).max() < 1e-6


# Timbre: equal for the whole sphere, so that what is left tells direction


def power_over_the_sphere(hrtf: Hrtf, low: float, high: float) -> float:
    """Return the mean power between two frequencies, in decibels, of directions spread evenly (a golden spiral)."""
    turn = np.arange(300)
    height = np.sin(np.radians(-40.0)) + (1.0 - np.sin(np.radians(-40.0))) * (turn + 0.5) / len(turn)
    ears = [
        hrtf.response(azimuth, elevation)
        for azimuth, elevation in zip(turn * 137.508, np.degrees(np.arcsin(height)), strict=True)
    ]
    hertz = np.fft.rfftfreq(4096, 1.0 / RATE)
    power = np.abs(np.fft.rfft(ears, 4096)[..., (hertz >= low) & (hertz < high)]) ** 2
    return float(10.0 * np.log10(power.mean()))


@pytest.mark.parametrize("low", [200.0, 400.0, 800.0, 1600.0, 3200.0, 6400.0, 9000.0])
def test_the_sphere_as_a_whole_colours_nothing(hrtf: Hrtf, low: float) -> None:
    assert power_over_the_sphere(hrtf, low, 2.0 * low) == pytest.approx(0.0, abs=1.0)


def test_a_thud_keeps_its_bass(hrtf: Hrtf) -> None:
    assert power_over_the_sphere(hrtf, 90.0, 110.0) > -4.0
    assert power_over_the_sphere(hrtf, 55.0, 65.0) > -7.0


# Left and right


def test_time_between_the_ears_follows_woodworth_round_the_horizon(hrtf: Hrtf) -> None:
    assert error_of_time(hrtf.response) <= 40 * MICROSECOND
    assert error_of_time(looked_up) <= 40 * MICROSECOND


@pytest.mark.parametrize("azimuth", [5.0, 45.0, 90.0, 135.0, 175.0])
@pytest.mark.parametrize("elevation", [-40.0, 0.0, 30.0])
def test_the_nearer_ear_is_earlier_and_louder(hrtf: Hrtf, azimuth: float, elevation: float) -> None:
    left, right = hrtf.response(azimuth, elevation), hrtf.response(-azimuth, elevation)
    assert itd(left) > 0.0 > itd(right)
    assert ild(left) > 0.0 > ild(right)


@pytest.mark.parametrize("hertz", [150.0, 200.0, 250.0])
def test_low_tones_keep_their_time_between_the_ears(hrtf: Hrtf, hertz: float) -> None:
    """A head delays them as a sphere that is small beside the wave: three radii over the speed of sound (Kuhn 1977)."""
    waves = np.exp(-2j * np.pi * hertz / RATE * np.arange(TAPS))
    off = []
    for azimuth in ROUND:
        left, right = hrtf.response(azimuth, 0.0) @ waves
        wanted = 3.0 * 0.0875 / 343.0 * np.sin(np.radians(azimuth))
        off.append(abs(np.angle(left * right.conj()) / (2.0 * np.pi * hertz) - wanted))
    assert np.mean(off) <= 20 * MICROSECOND


def test_time_between_the_ears_grows_with_each_step_to_the_side(hrtf: Hrtf) -> None:
    times = [itd(hrtf.response(azimuth, 0.0)) for azimuth in range(0, 91, 3)]
    assert all(later > earlier for earlier, later in pairwise(times))


def test_level_between_the_ears_grows_to_75_degrees_and_hardly_falls_after(hrtf: Hrtf) -> None:
    """Opposite to a source at the side, waves round both sides of the head meet again: a bright spot, as measured."""
    levels = [ild(hrtf.response(azimuth, 0.0)) for azimuth in range(0, 91, 3)]
    to_75 = levels[:26]
    assert all(later > earlier for earlier, later in pairwise(to_75))
    assert min(levels[26:]) > max(levels) - 1.5


def test_left_is_the_mirror_of_right(hrtf: Hrtf) -> None:
    for azimuth, elevation in [*ELSEWHERE, *((float(azimuth), 0.0) for azimuth in ROUND)]:
        left, right = hrtf.response(azimuth, elevation), hrtf.response(-azimuth, elevation)
        np.testing.assert_allclose(left, right[::-1], atol=2e-5)


@pytest.mark.parametrize("broken", [lambda hrtf: ears_swapped(hrtf.response), lambda hrtf: panned], ids=["ears", "pan"])
def test_swapped_ears_and_mere_panning_would_not_pass_for_it(hrtf: Hrtf, broken: Callable[[Hrtf], Render]) -> None:
    render = broken(hrtf)
    assert error_of_time(render) > 10 * error_of_time(hrtf.response)
    assert error_of_time(render) > 40 * MICROSECOND


# Front and back


def front_over_back(render: Render, azimuth: float) -> float:
    """Return how much louder the front is than its mirror image behind, in decibels, mean of both ears and all bins."""
    return float(20.0 * np.log10(spectrum(render(azimuth, 0.0)) / spectrum(render(180.0 - azimuth, 0.0))).mean())


@pytest.mark.parametrize("azimuth", [0.0, 30.0, 60.0])
def test_front_and_back_sound_different_and_front_is_the_brighter(hrtf: Hrtf, azimuth: float) -> None:
    front, back = hrtf.response(azimuth, 0.0), hrtf.response(180.0 - azimuth, 0.0)
    assert spectral_distortion(front, back) > 4.0
    assert front_over_back(hrtf.response, azimuth) > 1.0
    assert front_over_back(front_for_back(hrtf.response), azimuth) < -1.0


# Moving sources


def test_going_round_never_jumps(hrtf: Hrtf) -> None:
    for elevation in (-40.0, 0.0, 33.0):
        ears = [hrtf.response(azimuth, elevation) for azimuth in range(-180, 181)]
        steps = [spectral_distortion(one, other) for one, other in pairwise(ears)]
        times = [abs(itd(one) - itd(other)) for one, other in pairwise(ears)]
        assert max(steps) < 3.0
        assert max(times) < 25 * MICROSECOND


def test_what_a_moving_sound_is_heard_through_is_as_early_at_each_ear(hrtf: Hrtf) -> None:
    for azimuth, elevation in [*ELSEWHERE, (-179.6, -90.0), (359.9, 90.0)]:
        assert abs(itd(looked_up(azimuth, elevation)) - itd(hrtf.response(azimuth, elevation))) < 20 * MICROSECOND


# The file


def test_the_file_is_read_once(hrtf: Hrtf) -> None:
    assert load_hrtf() is hrtf


def test_the_notice_beside_the_file_names_who_measured() -> None:
    notice = (KEMAR.parent / "NOTICE.md").read_text(encoding="utf-8")
    for word in ("Gardner", "Martin", "KEMAR", "MIT Media Lab", "1994"):
        assert word in notice


def spoilt(path: Path, **arrays: Ears) -> Path:
    with np.load(KEMAR) as kept:
        np.savez(path, **{**kept, **arrays})
    return path


def test_a_file_that_is_missing_or_none_of_ours_is_told_as_unusable(tmp_path: Path) -> None:
    words = tmp_path / "words.npz"
    words.write_text("not a set of responses", encoding="utf-8")
    half = tmp_path / "half.npz"
    half.write_bytes(KEMAR.read_bytes()[:5000])
    np.savez(tmp_path / "empty.npz", nothing=np.zeros(1))
    short = spoilt(tmp_path / "short.npz", responses=np.zeros((710, 2, 64), np.int16))
    slow = spoilt(tmp_path / "slow.npz", rate=np.array(44_100))
    for path in (tmp_path / "missing.npz", words, half, tmp_path / "empty.npz", short, slow):
        with pytest.raises(HrtfUnusable, match=path.name):
            read_hrtf(path)

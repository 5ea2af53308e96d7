"""The bundled responses against the measurements they come from: rebuilt, compared, and held out."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from audiogames.audio.heads import alignment
from audiogames.audio.space.hrtf import Hrtf, load_hrtf, unit_vectors
from audiogames.resources import data_folder
from sounds.making import kemar
from tests.audio.binaural import (
    Ears,
    Render,
    ears_swapped,
    front_for_back,
    hrtf_without,
    ild,
    itd,
    measured_set,
    spectral_distortion,
)

FILE = data_folder("sounds") / "hrtf" / "kemar.npz"
MICROSECOND = 1e-6


# Made again


@pytest.fixture(scope="module")
def anew() -> alignment.AlignedResponses:
    return alignment.aligned(measured_set())


def test_the_file_is_what_its_script_makes(anew: alignment.AlignedResponses) -> None:
    """To the last bit but one: other processors and libraries round a transform otherwise."""
    arrays = alignment.packed(anew)
    with np.load(FILE, allow_pickle=False) as kept:
        assert set(kept) == set(arrays)
        for name in ("rate", "directions", "triangles"):
            np.testing.assert_array_equal(kept[name], arrays[name])
        np.testing.assert_allclose(kept["scale"], arrays["scale"], rtol=1e-6)
        np.testing.assert_allclose(kept["delays"], arrays["delays"], atol=1 / 16)
        assert np.abs(kept["responses"].astype(int) - arrays["responses"].astype(int)).max() <= 1


def test_the_same_arrays_are_the_same_bytes_at_any_time(anew: alignment.AlignedResponses, tmp_path: Path) -> None:
    files = tmp_path / "one.npz", tmp_path / "other.npz"
    for path in files:
        alignment.write(alignment.packed(anew), path)
    assert files[0].read_bytes() == files[1].read_bytes()
    with np.load(files[0], allow_pickle=False) as kept:
        np.testing.assert_array_equal(kept["responses"], alignment.packed(anew)["responses"])


def test_the_file_stays_small() -> None:
    assert FILE.stat().st_size < 450_000


def test_directions_are_equal_steps_round_each_ring() -> None:
    for elevation in np.unique(measured_set().directions[:, 1]):
        azimuth = measured_set().directions[measured_set().directions[:, 1] == elevation, 0]
        np.testing.assert_allclose(np.diff(azimuth), 360.0 / len(azimuth))


def test_resampling_keeps_level_and_phase() -> None:
    """A tone through the responses comes out as before: the spectra agree at the same frequencies."""
    import slab

    before = np.stack([slab.HRTF.kemar()[index].data.T for index in (0, 300, 709)])
    after = kemar.measured().responses[[0, 300, 709]]
    hertz = np.array([60.0, 440.0, 3_000.0, 12_000.0, 19_000.0])
    at_old, at_new = (
        response @ np.exp(-2j * np.pi * np.outer(np.arange(response.shape[-1]) / rate, hertz))
        for response, rate in ((before, 44_100.0), (after, 48_000.0))
    )
    later = np.exp(-2j * np.pi * hertz * 32 / 44_100.0)  # room for what the first samples ring
    np.testing.assert_allclose(at_new, at_old * later, atol=2e-3 * np.abs(at_old).max())


def test_left_and_right_were_measured_alike_and_have_mirrored_triangles(anew: alignment.AlignedResponses) -> None:
    points = unit_vectors(anew.directions)
    partner = np.argmax((points * (1.0, -1.0, 1.0)) @ points.T, axis=1)
    np.testing.assert_allclose(anew.responses[partner], anew.responses[:, ::-1], atol=1e-9)
    swapped = {tuple(sorted(partner[corner] for corner in triangle)) for triangle in anew.triangles.tolist()}
    assert swapped == {tuple(triangle) for triangle in anew.triangles.tolist()}


# What is rendered against what was measured


def differences(render: Render, chosen: list[int]) -> tuple[Ears, Ears, Ears]:
    """Return how far a renderer is from measured directions: seconds, decibels between the ears and of spectrum."""
    directions, responses = measured_set()
    pairs = [(render(*directions[index]), responses[index]) for index in chosen]
    return (
        np.array([abs(itd(ears) - itd(truth)) for ears, truth in pairs]),
        np.array([abs(ild(ears) - ild(truth)) for ears, truth in pairs]),
        np.array([spectral_distortion(ears, truth) for ears, truth in pairs]),
    )


def is_faithful(render: Render, chosen: list[int]) -> bool:
    """Return whether a listener could hardly tell it from the measured responses.

    Time within 20 microseconds for 95 in 100, level between the ears within 0.7 dB and spectrum within 2 dB on average.
    """
    time, level, colour = differences(render, chosen)
    return bool(np.percentile(time, 95) <= 20 * MICROSECOND and level.mean() <= 0.7 and colour.mean() <= 2.0)


EVERY_FIFTH = list(range(0, 710, 5))


def test_measured_directions_sound_as_they_were_measured() -> None:
    time, level, colour = differences(load_hrtf().response, EVERY_FIFTH)
    assert time.max() <= 5 * MICROSECOND
    assert level.max() <= 0.5
    assert colour.mean() <= 1.2


@pytest.mark.parametrize("mutant", [ears_swapped, front_for_back])
def test_swapped_ears_and_front_for_back_are_not_faithful(mutant: Callable[[Render], Render]) -> None:
    assert is_faithful(load_hrtf().response, EVERY_FIFTH)
    assert not is_faithful(mutant(load_hrtf().response), EVERY_FIFTH)


# Directions that were held out

HELD_OUT = sorted(np.random.default_rng(2024).choice(710, 100, replace=False).tolist())


@pytest.fixture(scope="module")
def others() -> Hrtf:
    """Responses that never met the directions held out."""
    return hrtf_without(HELD_OUT)


def test_directions_that_were_held_out_are_interpolated_faithfully(others: Hrtf) -> None:
    assert is_faithful(others.response, HELD_OUT)
    time, level, colour = differences(others.response, HELD_OUT)
    assert time.max() <= 40 * MICROSECOND
    assert np.percentile(level, 95) <= 1.0
    assert np.percentile(colour, 95) <= 5.0


def test_without_aligning_interpolation_would_not_be_faithful(others: Hrtf) -> None:
    whole = np.stack([others.response(*direction) for direction in others.directions])
    none = np.zeros((len(whole), 2))
    unaligned = Hrtf(others.directions, whole, none, alignment.triangles(others.directions))
    assert not is_faithful(unaligned.response, HELD_OUT)
    colour, aligned = (differences(one.response, HELD_OUT)[2].mean() for one in (unaligned, others))
    assert colour > 2.0 * aligned

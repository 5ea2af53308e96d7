"""Heads of other sizes: what the measured one does, at other frequencies and with other times between the ears."""

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.scene import SIDES, listening
from audiogames.audio.space.heads import OWN, SIZES, load_head, own_file, scaled
from audiogames.audio.space.hrtf import HrtfUnusable, load_hrtf
from audiogames.audio.space.panning import MIDDLE, Equipment
from audiogames.audio.units import RATE
from audiogames.local.sound_settings import HEADS
from audiogames.settings import Settings

FINE = 1 << 14
FINER = 16


def between_the_ears(name: str) -> float:
    """Return by how many seconds a sound from the left reaches the left ear first."""
    left, right = np.fft.rfft(load_head(name).response(90.0, 0.0), 1024)
    alike = np.fft.irfft(left * right.conj(), 1024 * FINER)
    place = int(np.argmax(alike))
    return -(place - len(alike) * (place > len(alike) // 2)) / FINER / RATE


def levels(name: str) -> NDArray[np.float64]:
    """Return what an ear does to a sound from in front and somewhat above, in decibels, at FINE frequencies."""
    return 20.0 * np.log10(np.abs(np.fft.rfft(load_head(name).response(0.0, 20.0)[0], FINE)) + 1e-6)


def test_the_settings_and_the_menu_know_each_head() -> None:
    assert set(HEADS) == {*SIZES, OWN, SIDES}


@pytest.mark.parametrize("name", SIZES)
def test_times_between_the_ears_grow_with_the_head(name: str) -> None:
    assert between_the_ears(name) == pytest.approx(SIZES[name] * between_the_ears(MIDDLE), rel=0.03)


@pytest.mark.parametrize("name", SIZES)
def test_a_larger_ear_does_the_same_to_lower_tones(name: str) -> None:
    hertz = np.linspace(2_000.0, 12_000.0, 500)
    bins = np.arange(FINE // 2 + 1) * RATE / FINE
    as_measured = np.interp(hertz * SIZES[name], bins, levels(MIDDLE))
    assert np.abs(np.interp(hertz, bins, levels(name)) - as_measured).mean() < 0.5


@pytest.mark.parametrize("name", SIZES)
def test_no_head_is_louder_than_another(name: str) -> None:
    power = np.abs(np.fft.rfft(load_head(name).aligned, 1024)) ** 2
    of_the_sphere = 10.0 * np.log10(power.mean(axis=(0, 1)))
    assert np.abs(of_the_sphere[5:300]).max() < 1.5  # from 230 Hz to 14 kHz


def test_the_head_as_it_was_measured_is_untouched() -> None:
    assert load_head(MIDDLE) is load_hrtf()
    assert scaled(load_hrtf(), 1.0) is load_hrtf()


def test_own_ears_that_are_not_there_or_cannot_be_read_are_those_of_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path_factory.mktemp("home")))
    assert load_head(OWN) is load_hrtf()
    own_file().write_bytes(b"no responses")
    assert load_head(OWN) is load_hrtf()


def test_without_the_file_of_the_program_no_head_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise HrtfUnusable("There is none.")

    monkeypatch.setattr("audiogames.audio.space.heads.load_hrtf", missing)
    with pytest.raises(HrtfUnusable):
        load_head(MIDDLE)


@pytest.mark.parametrize(
    ("settings", "way"),
    [
        (Settings(listening="headphones"), Equipment.HEADPHONES),
        (Settings(listening="headphones", head="large"), Equipment.HEADPHONES),
        (Settings(listening="headphones", head=SIDES), Equipment.LOUDSPEAKERS),
        (Settings(listening="mono", head=SIDES), Equipment.MONO),
    ],
)
def test_who_hears_no_front_from_behind_keeps_left_and_right_with_ticks(settings: Settings, way: Equipment) -> None:
    assert listening(settings) == way

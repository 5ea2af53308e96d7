"""The heads that come with the program: each measured, with pinnae of its own."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.scene import SIDES, listening
from audiogames.audio.space.heads import MEASURED, OWN, load_head, own_file
from audiogames.audio.space.hrtf import Hrtf, HrtfUnusable, load_hrtf
from audiogames.audio.space.panning import MIDDLE, Equipment
from audiogames.audio.units import RATE
from audiogames.local.sound_settings import HEADS
from audiogames.settings import Settings
from tests.audio.mixed import hands_differ
from tests.audio.scaled import scaled

FINE = 1 << 12
FINER = 16
DIRECTIONS = ((0.0, 0.0), (180.0, 0.0), (0.0, 70.0), (45.0, 20.0))


def between_the_ears(name: str) -> float:
    """Return by how many seconds a sound from the left reaches the left ear first."""
    left, right = np.fft.rfft(load_head(name).response(90.0, 0.0), 1024)
    alike = np.fft.irfft(left * right.conj(), 1024 * FINER)
    place = int(np.argmax(alike))
    return -(place - len(alike) * (place > len(alike) // 2)) / FINER / RATE


def levels(head: Hrtf) -> NDArray[np.float64]:
    """Return what both ears do to tones from 2 to 14 kHz in some directions, in decibels."""
    hertz = np.fft.rfftfreq(FINE, 1.0 / RATE)
    tones = (hertz > 2_000.0) & (hertz < 14_000.0)
    spectra = [np.abs(np.fft.rfft(head.response(*place), FINE))[:, tones] for place in DIRECTIONS]
    return 20.0 * np.log10(np.stack(spectra) + 1e-6)


def test_the_settings_and_the_menu_know_each_head() -> None:
    assert set(HEADS) == {*MEASURED, OWN, SIDES}


@pytest.mark.parametrize(("one", "other"), [*combinations(MEASURED, 2)])
def test_no_head_is_another_one_made_larger_or_smaller(one: str, other: str) -> None:
    own = levels(load_head(one))
    off = [
        np.sqrt(np.square(own - levels(scaled(load_head(other), size))).mean()) for size in np.arange(0.75, 1.36, 0.1)
    ]
    assert min(off) > 3.5, "decibels, root mean square"


@pytest.mark.parametrize("name", MEASURED)
def test_a_sound_from_the_left_reaches_each_head_as_early_on_the_left_as_a_person(name: str) -> None:
    assert 600e-6 < between_the_ears(name) < 800e-6


@pytest.mark.parametrize("name", MEASURED)
def test_no_head_is_louder_than_another_nor_on_one_side(name: str) -> None:
    power = np.abs(np.fft.rfft(load_head(name).aligned, 1024)) ** 2
    of_the_sphere = 10.0 * np.log10(power.mean(axis=(0, 1)))
    assert np.abs(of_the_sphere[5:300]).max() < 1.5  # from 230 Hz to 14 kHz
    assert hands_differ(Mixer(Equipment.HEADPHONES, load_head(name))) < 0.5


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
        (Settings(listening="headphones", head="person"), Equipment.HEADPHONES),
        (Settings(listening="headphones", head=SIDES), Equipment.LOUDSPEAKERS),
        (Settings(listening="mono", head=SIDES), Equipment.MONO),
    ],
)
def test_who_hears_no_front_from_behind_keeps_left_and_right_with_ticks(settings: Settings, way: Equipment) -> None:
    assert listening(settings) == way

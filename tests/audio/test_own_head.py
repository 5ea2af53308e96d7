"""A person's own ears, from a SOFA file that another library wrote: heard as they were measured, or refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sofar
from numpy.typing import NDArray

from audiogames.audio.heads.own_head import HeadRefused, make, read
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.space.heads import OWN, load_head, own_file
from audiogames.audio.space.hrtf import load_hrtf, read_hrtf
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE
from audiogames.core.messages import Message
from audiogames.faces.head import main
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from sounds.making.kemar import measured
from tests.audio.mixed import hands_differ
from tests.audio.scaled import scaled

FEWEST, MOST = 60, 2500
"""Promised numbers: the tests hold the program to them."""

pytestmark = pytest.mark.usefixtures("own_home")

HEAD = 1.1
"""How large the head of the file is beside KEMAR's."""


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of a person of this test alone."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "home"))


def spiral(count: int) -> NDArray[np.float64]:
    """Return directions all round the head, (count, 2)."""
    steps = np.arange(count) + 0.5
    turns = 180.0 * (1.0 + 5.0**0.5) * steps
    return np.stack([turns % 360.0, np.degrees(np.arcsin(1.0 - 2.0 * steps / count))], axis=1)


def sofa(path: Path, change: Callable[[Any], None] = lambda file: None, directions: Any = None) -> Path:
    """Write a head larger than KEMAR's as a SOFA file."""
    head, file = scaled(load_hrtf(), HEAD), sofar.Sofa("SimpleFreeFieldHRIR")
    places = head.directions if directions is None else directions
    file.Data_IR = np.stack([head.response(azimuth, elevation) for azimuth, elevation in places])
    file.Data_SamplingRate = float(RATE)
    file.Data_Delay = np.zeros((1, 2))
    file.SourcePosition = np.column_stack([places, np.full(len(places), 1.2)])
    change(file)
    sofar.write_sofa(str(path), file)
    return path


def off(one: Any, other: Any, azimuth: float, elevation: float) -> float:
    """Return by how many decibels, root mean square from 200 Hz to 15 kHz, two heads differ in a direction."""
    first, second = (np.abs(np.fft.rfft(head.response(azimuth, elevation), 1024)) for head in (one, other))
    hertz = np.fft.rfftfreq(1024, 1.0 / RATE)
    heard = (hertz > 200.0) & (hertz < 15_000.0)
    return float(np.sqrt(np.mean((20.0 * np.log10(first[:, heard] / second[:, heard])) ** 2)))


def test_ears_of_a_file_are_heard_as_they_were_measured(tmp_path: Path) -> None:
    count = make(sofa(tmp_path / "ears.sofa"), own_file())
    kept, was = read_hrtf(own_file()), scaled(load_hrtf(), HEAD)
    assert count == len(kept.directions) == len(was.directions)
    assert np.mean([off(kept, was, azimuth, 10.0) for azimuth in range(0, 360, 30)]) < 1.0
    difference = np.diff(kept.delays) - np.diff(was.delays)
    assert np.abs(difference).max() < 1.0  # a sample is 21 microseconds


def test_the_ears_of_the_program_come_back_from_their_own_measurements(tmp_path: Path) -> None:
    def as_measured(file: Any) -> None:
        raw = measured()
        file.Data_IR = raw.responses[:, :, :512]
        file.SourcePosition = np.column_stack([raw.directions, np.full(len(raw.directions), 1.4)])

    make(sofa(tmp_path / "kemar.sofa", as_measured), own_file())
    assert np.mean([off(read_hrtf(own_file()), load_hrtf(), azimuth, 0.0) for azimuth in range(0, 360, 30)]) < 0.5


def test_ears_by_microphones_that_are_not_equally_sensitive_are_made_as_loud(tmp_path: Path) -> None:
    """A rattle is then as loud from either hand."""

    def left_louder(file: Any) -> None:
        file.Data_IR[:, 0] *= 10.0 ** (3.0 / 20.0)

    make(sofa(tmp_path / "uneven.sofa", left_louder), own_file())
    assert hands_differ(Mixer(Equipment.HEADPHONES, read_hrtf(own_file()))) < 0.3


def test_a_file_at_another_rate_with_points_instead_of_angles_and_delays_apart_is_read_alike(tmp_path: Path) -> None:
    def otherwise(file: Any) -> None:
        azimuth, elevation = np.radians(file.SourcePosition[:, :2]).T
        level = np.cos(elevation)
        file.SourcePosition = 1.2 * np.stack(
            [level * np.cos(azimuth), level * np.sin(azimuth), np.sin(elevation)], axis=1
        )
        file.SourcePosition_Type, file.SourcePosition_Units = "cartesian", "metre"
        file.Data_Delay = np.full((len(file.Data_IR), 2), 30.0)

    plain, other = read(sofa(tmp_path / "plain.sofa")), read(sofa(tmp_path / "other.sofa", otherwise))
    assert np.allclose(np.sin(np.radians(plain.directions)), np.sin(np.radians(other.directions)), atol=1e-6)
    assert np.allclose(plain.responses, other.responses, atol=1e-6)


def test_a_direction_that_was_measured_twice_counts_once_and_too_many_are_thinned_evenly(tmp_path: Path) -> None:
    twice = np.concatenate([load_hrtf().directions, load_hrtf().directions[:50]])
    assert len(read(sofa(tmp_path / "twice.sofa", directions=twice)).directions) == len(load_hrtf().directions)
    many = read(sofa(tmp_path / "many.sofa", directions=spiral(2 * MOST))).directions
    assert 0.8 * MOST < len(many) <= MOST
    assert len(read(sofa(tmp_path / "few.sofa", directions=spiral(FEWEST))).directions) == FEWEST


def horizon(count: int) -> NDArray[np.float64]:
    return np.stack([np.arange(count) * 360.0 / count, np.zeros(count)], axis=1)


REFUSED: dict[str, tuple[Callable[[Any], None], Any]] = {
    "own-head-few": (lambda file: None, spiral(FEWEST - 1)),
    "own-head-rate": (lambda file: setattr(file, "Data_SamplingRate", 8_000.0), None),
    "own-head-silent": (lambda file: file.Data_IR.fill(0.0), None),
    "own-head-not-round": (lambda file: None, horizon(72)),
    "own-head-one-silent": (lambda file: file.Data_IR[:, 1].fill(0.0), None),
    "own-head-exchanged": (lambda file: setattr(file, "Data_IR", file.Data_IR[:, ::-1].copy()), None),
}


@pytest.mark.parametrize("why", REFUSED)
def test_ears_that_would_not_do_are_refused_and_change_nothing(why: str, tmp_path: Path) -> None:
    change, directions = REFUSED[why]
    with pytest.raises(HeadRefused) as refusal:
        make(sofa(tmp_path / "ears.sofa", change, directions), own_file())
    assert refusal.value.message.id == why
    assert not own_file().exists()


def test_directions_on_one_side_alone_are_refused(tmp_path: Path) -> None:
    left = [place for place in load_hrtf().directions if 20.0 < place[0] < 160.0]
    with pytest.raises(HeadRefused) as refusal:
        read(sofa(tmp_path / "left.sofa", directions=np.array(left)))
    assert refusal.value.message.id == "own-head-not-round"


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    room = sofar.Sofa("GeneralFIR")
    room.Data_IR = np.zeros((1, 1, 64))
    sofar.write_sofa(str(tmp_path / "room.sofa"), room)
    (tmp_path / "text.sofa").write_text("no ears", encoding="utf-8")
    for name, why in (("room", "convention"), ("text", "unreadable"), ("nowhere", "missing")):
        with pytest.raises(HeadRefused) as refusal:
            read(tmp_path / f"{name}.sofa")
        assert refusal.value.message.id == f"own-head-{why}"


@pytest.mark.parametrize("language", COMPLETE)
def test_the_command_keeps_the_ears_and_listens_by_them(language: str, tmp_path: Path) -> None:
    said, errors = list[str](), list[str]()
    assert main(sofa(tmp_path / "ears.sofa"), language, said.append, errors.append) == 0
    kept = Message("own-head-kept", {"count": len(load_hrtf().directions)})
    assert (said, errors) == ([catalogue(language).text(kept)], [])
    assert (load()[0].head, load()[0].listening) == (OWN, "headphones")
    assert np.array_equal(load_head(OWN).delays, read_hrtf(own_file()).delays)


def test_the_command_says_what_is_wrong_with_a_file_and_changes_no_setting(tmp_path: Path) -> None:
    said, errors = list[str](), list[str]()
    assert main(tmp_path / "none.sofa", "en", said.append, errors.append) == 1
    assert not said
    assert errors[0].startswith("There is no file ")
    assert not paths().settings.exists()


def test_without_the_libraries_the_command_says_how_to_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiogames.faces.head.find_spec", lambda name: None)
    errors = list[str]()
    assert main(Path("ears.sofa"), "en", errors.append, errors.append) == 1
    assert "netCDF4 and scipy" in errors[0]

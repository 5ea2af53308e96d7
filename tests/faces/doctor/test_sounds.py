"""The doctor on sounds: the outputs that there are, those that the settings ask for, one's own sounds."""

from pathlib import Path

import numpy as np
import pytest
import soundfile

from audiogames.audio.units import RATE
from audiogames.bootstrap.system import System
from audiogames.faces.doctor import equipment
from audiogames.faces.doctor.findings import Finding, finding, install
from audiogames.local import sound_player
from audiogames.narration.catalogue import catalogue
from audiogames.settings import Settings
from audiogames.storage.folders import paths
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import EAR, LIMIT, NO_CARDS, Cards
from tests.posix import signal

DEBIAN = System("linux", ("debian",))


@pytest.fixture(autouse=True)
def nothing_seen(home: Path, no_sound_of_the_person: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """A home of its own, and PortAudio looks at the cards of this test, however long that takes."""
    monkeypatch.setattr(sound_player, "SEARCH", LIMIT)


def told(*found: Finding, locale: str = "en") -> list[str]:
    return [catalogue(locale).text(one.message) for one in found]


def outputs(settings: Settings | None = None, locale: str = "en") -> list[str]:
    """Return what is told after the line on PortAudio itself."""
    return told(*list(equipment.outputs(DEBIAN, settings or Settings()))[1:], locale=locale)


def own() -> list[str]:
    return told(*equipment.own_sounds(paths().sounds))


# Outputs.


def test_the_outputs_are_counted_and_the_usual_one_is_the_systems_choice(cards: Cards) -> None:  # noqa: F811
    assert outputs() == ["3 sound outputs were found; sounds go through the system’s output."]
    assert outputs(locale="fr") == ["3 sorties de son ont été trouvées ; les sons passent par celle du système."]


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_one_output_is_named_where_the_system_names_it(locale: str) -> None:
    [line] = told(finding("doctor-outputs", count=1, device="Headset"), locale=locale)
    assert "1" not in line
    assert line.endswith(" Headset.")


def test_outputs_of_the_settings_that_are_not_there_are_named(cards: Cards) -> None:  # noqa: F811
    settings = Settings(sound_device="ALSA/Blue headset", private_devices=("", f"ALSA/{EAR}", "ALSA/Red headset"))
    assert outputs(settings)[1:] == [
        "The settings ask for the sound output Blue headset, which is not connected now.",
        "The settings ask for the sound output Red headset, which is not connected now.",
    ]


def test_a_computer_without_any_output_is_told_so() -> None:
    assert NO_CARDS
    [line] = outputs()
    assert line == catalogue("en").words("sound-no-device")


def test_sounds_that_the_settings_turn_off_are_told(cards: Cards) -> None:  # noqa: F811
    assert outputs(Settings(sound="off"))[0] == "The settings turn off the sounds of the game."


def test_without_portaudio_the_line_that_installs_it_is_all_there_is_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = finding("doctor-portaudio-missing", install(DEBIAN, "portaudio"))
    monkeypatch.setattr(equipment, "sound", lambda system: missing)
    assert list(equipment.outputs(DEBIAN, Settings())) == [missing]


def test_a_sound_service_that_hangs_does_not_keep_the_doctor(cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(sound_player, "SEARCH", 1.0)
    for card in cards:
        card.signal(signal.SIGSTOP)
    try:
        assert outputs() == [catalogue("en").words("doctor-outputs-hang")]
    finally:
        for card in cards:
            card.signal(signal.SIGCONT)


# Sounds of one's own.


def put(name: str, loud: float = 0.5) -> None:
    paths().sounds.mkdir(parents=True, exist_ok=True)
    samples = loud * np.sin(np.arange(RATE // 4) / 10.0)
    soundfile.write(paths().sounds / name, samples, RATE)


def test_the_folder_for_sounds_of_ones_own_is_named_before_it_is_there() -> None:
    [line] = own()
    assert line.endswith(f"in the folder {paths().sounds}")
    assert not paths().sounds.exists()


def test_sounds_of_ones_own_are_counted() -> None:
    put("cat.wav")
    assert own() == [f"Only one of your own sounds is used; they are in the folder {paths().sounds}"]
    put("crash.flac")
    assert own() == [f"2 of your own sounds are used; they are in the folder {paths().sounds}"]


def test_a_pack_is_told_by_its_spoken_name_with_its_sounds() -> None:
    forest = paths().sounds / "forest"
    forest.mkdir(parents=True)
    (forest / "pack.toml").write_text('name = "The forest"', encoding="utf-8")
    for name in ("cat", "broom"):
        soundfile.write(forest / f"{name}.wav", 0.1 * np.sin(np.arange(RATE // 4) / 10.0), RATE)
    assert own()[1:] == ["2 sounds come from the pack “The forest”."]


def test_every_file_that_cannot_be_used_is_named_with_the_reason() -> None:
    put("cat.wav", loud=0.0)
    put("catt.wav")
    (paths().sounds / "crash.wav").write_text("no sound at all\n", encoding="utf-8")
    count, *problems = own()
    assert count.startswith("None of your own sounds is used; ")
    assert len(problems) == 3
    for file in ("cat.wav", "catt.wav", "crash.wav"):
        assert any(file in line for line in problems), file

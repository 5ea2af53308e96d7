"""The words about troubles of the sound: every trouble is a sentence in both languages, and a line of braille."""

import pytest

from audiogames.audio.outputs.portaudio import SoundFault
from audiogames.core.messages import Urgency, alert
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.resources import COMPLETE

NAMES = {"device": "Sennheiser", "wanted": "Jabra", "reason": "Device or resource busy"}
SPOKEN_OF = {
    SoundFault.ABSENT: ("device",),
    SoundFault.REFUSED: ("device", "reason"),
    SoundFault.SILENT: ("device",),
    SoundFault.GONE: ("device",),
    SoundFault.ELSEWHERE: ("wanted", "device"),
}


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("code", SoundFault)
def test_each_trouble_is_a_sentence_with_its_names_and_fits_a_braille_display(code: SoundFault, locale: str) -> None:
    arguments = {name: NAMES[name] for name in SPOKEN_OF.get(code, ())}
    message = alert(code, **arguments)
    text, braille = catalogue(locale).text(message), catalogue(locale).braille(message)
    assert text.endswith(".")
    assert all(name in text for name in arguments.values())
    assert braille != text
    assert len(braille) <= BRAILLE_CELLS
    assert message.urgency is Urgency.ALERT


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("code", [SoundFault.REFUSED, SoundFault.SILENT, SoundFault.GONE, SoundFault.ELSEWHERE])
def test_the_output_that_nobody_chose_is_not_called_default(code: SoundFault, locale: str) -> None:
    message = alert(code, **{**NAMES, "device": "default", "wanted": "default"})
    text = catalogue(locale).text(message)
    assert "default" not in text
    assert "default" not in catalogue(locale).braille(message)
    assert ("du système" if locale == "fr" else "the system’s") in text


@pytest.mark.parametrize("locale", COMPLETE)
def test_without_portaudio_the_command_of_debian_is_named(locale: str) -> None:
    assert "sudo apt install libportaudio2" in catalogue(locale).text(alert(SoundFault.NO_LIBRARY))

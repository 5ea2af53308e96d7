"""The volumes: everything together, or each kind of sounds alone, with a sound of that kind at each change."""

from typing import Final, NamedTuple

from audiogames.audio.space.directions import AHEAD
from audiogames.core.messages import Message
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.sound_player import Hearing, hearing, keep, play

LOUDEST: Final = 100
TENTHS: Final = 10
"""Up to here a number counts tens of percent: one key is then enough."""


class Volume(NamedTuple):
    """One volume: the setting, what it is called, the sound that lets it be heard, and the bus of that sound."""

    setting: str
    name: str
    sample: str
    bus: str


VOLUMES: Final = (
    Volume("volume", "sound-settings-volume", "card-played", "effects"),
    Volume("volume_effects", "sound-settings-volume-effects", "card-played", "effects"),
    Volume("volume_interface", "sound-settings-volume-interface", "your-turn", "interface"),
    Volume("volume_ambience", "sound-settings-volume-ambience", "ambience-cauldron", "ambience"),
    Volume("volume_speech", "sound-settings-volume-speech", "test-tone", "speech"),
)


def change_volumes(desk: Desk) -> None:
    """Let the person set volumes until they go back."""
    found = hearing(desk)
    if found.why is not None:
        desk.answer(found.why)
    while (place := pick(desk, help_message("sound-settings-volumes-title"), _entries(desk))) is not None:
        _change(desk, VOLUMES[place], found)


def _entries(desk: Desk) -> list[Entry]:
    return [
        Entry(help_message("setting-line", name=help_message(volume.name), value=_percent(desk, volume)))
        for volume in VOLUMES
    ]


def _change(desk: Desk, volume: Volume, found: Hearing) -> None:
    """Change one volume until Enter: each new value is heard, then said."""
    now = _percent(desk, volume)
    desk.answer(help_message("sound-settings-volume-prompt", name=help_message(volume.name), now=now))
    while typed := desk.read():
        if command(typed) == "quit" or typed == "\x1b":
            return
        wanted = _wanted(typed)
        if wanted is None:
            desk.answer(help_message("sound-settings-volume-wrong"))
        elif keep(desk, **{volume.setting: wanted}):
            _let_hear(desk, volume, found)
            desk.answer(help_message("sound-settings-volume-set", percent=wanted))


def _wanted(typed: str) -> int | None:
    """Return the volume that was typed in percent, None where none was."""
    if not (typed.isdigit() and typed.isascii() and len(typed) < 4):
        return None
    number = int(typed)
    return number * TENTHS if number <= TENTHS else number if number <= LOUDEST else None


def _let_hear(desk: Desk, volume: Volume, found: Hearing) -> None:
    from audiogames.audio.mixer.buses import Bus

    settings = desk.settings
    silent = not settings.volume or not getattr(settings, volume.setting)
    going_on = volume.setting == "volume_ambience" and settings.ambience
    if found.scene is not None and not silent and not going_on:
        play(desk, found.scene, volume.sample, AHEAD, Bus(volume.bus))


def _percent(desk: Desk, volume: Volume) -> Message:
    return help_message("sound-settings-volume-now", percent=getattr(desk.settings, volume.setting))

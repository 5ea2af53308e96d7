"""The volumes: everything together, or each kind of sounds alone, with a sound of that kind at each change."""

from typing import Final, NamedTuple

from audiogames.audio.space.directions import AHEAD
from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import Hearing, hearing, keep, play
from audiogames.play.conversation import Conversation
from audiogames.play.keys.commands import command
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk

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


def change_volumes(computer: Computer) -> Talk[None]:
    """Let the person set volumes until they go back."""
    conversation = computer.conversation
    found = yield from hearing(computer)
    if found.why is not None:
        conversation.answer(found.why)
    title = help_message("sound-settings-volumes-title")
    while (place := (yield from pick(conversation, title, _entries(conversation)))) is not None:
        yield from _change(computer, VOLUMES[place], found)


def _entries(conversation: Conversation) -> list[Entry]:
    return [
        Entry(help_message("setting-line", name=help_message(volume.name), value=_percent(conversation, volume)))
        for volume in VOLUMES
    ]


def _change(computer: Computer, volume: Volume, found: Hearing) -> Talk[None]:
    """Change one volume until Enter: each new value is heard, then said."""
    conversation = computer.conversation
    now = _percent(conversation, volume)
    conversation.answer(help_message("sound-settings-volume-prompt", name=help_message(volume.name), now=now))
    while typed := (yield from conversation.ask()):
        if command(typed) == "quit" or typed == "\x1b":
            return
        wanted = _wanted(typed)
        if wanted is None:
            conversation.answer(help_message("sound-settings-volume-wrong"))
        elif keep(conversation, **{volume.setting: wanted}):
            yield from _let_hear(computer, volume, found)
            conversation.answer(help_message("sound-settings-volume-set", percent=wanted))


def _wanted(typed: str) -> int | None:
    """Return the volume that was typed in percent, None where none was."""
    if not (typed.isdigit() and typed.isascii() and len(typed) < 4):
        return None
    number = int(typed)
    return number * TENTHS if number <= TENTHS else number if number <= LOUDEST else None


def _let_hear(computer: Computer, volume: Volume, found: Hearing) -> Talk[None]:
    from audiogames.audio.mixer.buses import Bus

    settings = computer.conversation.settings
    silent = not settings.volume or not getattr(settings, volume.setting)
    going_on = volume.setting == "volume_ambience" and settings.ambience
    if found.scene is not None and not silent and not going_on:
        yield from play(computer, found.scene, volume.sample, AHEAD, Bus(volume.bus))


def _percent(conversation: Conversation, volume: Volume) -> Message:
    return help_message("sound-settings-volume-now", percent=getattr(conversation.settings, volume.setting))

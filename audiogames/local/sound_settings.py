"""The settings of sound: each is kept and heard at once, and what it is now is said in a few words."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import hearing, keep, outputs, play
from audiogames.local.sound_volumes import change_volumes
from audiogames.play.conversation import Conversation
from audiogames.play.menus import tables
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk
from audiogames.settings import Settings

if TYPE_CHECKING:
    from audiogames.audio.outputs.devices import Device

SAMPLE: Final = "card-played"
"""What is heard once an output was chosen, or the sounds were turned on."""

NAMELESS: Final = "default"
"""What ALSA calls the output that it takes where none is named: the first line of the menu means that already."""

CHOICES: Final[Mapping[str, Mapping[object, str]]] = {
    "sound": {
        "auto": "sound-settings-sound-auto",
        "on": "sound-settings-sound-on",
        "off": "sound-settings-sound-off",
    },
    "listening": {
        "loudspeakers": "sound-settings-listening-loudspeakers",
        "headphones": "sound-settings-listening-headphones",
        "mono": "sound-settings-listening-mono",
        "left-ear": "sound-settings-listening-left-ear",
        "right-ear": "sound-settings-listening-right-ear",
    },
    "ambience": {True: "sound-settings-yes", False: "sound-settings-no"},
    "speech_in_space": {True: "sound-settings-yes", False: "sound-settings-no"},
}
"""What the settings may be that are chosen out of a few, and what each value is called."""


class SoundSetting(NamedTuple):
    """One line of the menu: what it is called, what it says of itself, what it is now, and what changes it."""

    name: str
    about: str
    now: Callable[[Settings], Message]
    change: Callable[[Computer], Talk[None]]


def choose(computer: Computer) -> Talk[None]:
    """Let the person change the settings of sound until they go back."""
    conversation = computer.conversation
    while True:
        entries = [_entry(line, conversation.settings) for line in LINES]
        place = yield from pick(conversation, help_message("sound-settings-title"), entries)
        if place is None:
            return
        yield from LINES[place].change(computer)


def _entry(line: SoundSetting, settings: Settings) -> Entry:
    label = help_message("setting-line", name=help_message(line.name), value=line.now(settings))
    return Entry(label, help_message(line.about))


# Out of a few.


def _value(setting: str, settings: Settings) -> Message:
    return help_message(CHOICES[setting][getattr(settings, setting)])


def _choose_value(setting: str, name: str, about: str, computer: Computer) -> Talk[None]:
    """Choose one of the values of a setting; where sounds begin with it, one is heard."""
    conversation, values = computer.conversation, CHOICES[setting]
    title = help_message("setting-title", name=help_message(name), about=help_message(about))
    place = yield from pick(conversation, title, [Entry(help_message(id)) for id in values.values()])
    if place is None or not keep(conversation, **{setting: list(values)[place]}):
        return
    if setting == "sound" and conversation.settings.sound != "off":
        yield from _let_hear(computer)
    value = _value(setting, conversation.settings)
    conversation.answer(help_message("sound-settings-now", name=help_message(name), value=value))


def _out_of_a_few(setting: str, name: str, about: str) -> SoundSetting:
    return SoundSetting(name, about, partial(_value, setting), partial(_choose_value, setting, name, about))


# The outputs.


def _device(settings: Settings) -> Message:
    return _called(settings.sound_device, "sound-settings-device-usual")


def _called(wanted: str, nothing: str) -> Message:
    """Return what a device of the settings is called; `nothing` is the message for an empty one."""
    from audiogames.audio.outputs.devices import name_of

    return help_message("sound-settings-device-named", device=name_of(wanted)) if wanted else help_message(nothing)


def _choose_device(computer: Computer) -> Talk[None]:
    conversation = computer.conversation
    about = help_message("sound-settings-about-device")
    title = help_message("setting-title", name=help_message("sound-settings-device"), about=about)
    chosen = yield from _pick_device(conversation, title, conversation.settings.sound_device, _usual)
    if chosen is None or not keep(conversation, sound_device=chosen):
        return
    yield from _let_hear(computer)
    name, value = help_message("sound-settings-device"), _device(conversation.settings)
    conversation.answer(help_message("sound-settings-now", name=name, value=value))


def _private(settings: Settings) -> Message:
    count = sum(map(bool, settings.private_devices))
    return help_message("sound-settings-private-count", count=count)


def _choose_private(computer: Computer) -> Talk[None]:
    """Choose a seat, then the headphones of that seat."""
    conversation = computer.conversation
    devices = conversation.settings.private_devices
    seats = max(2, tables.last_table(conversation.settings).seats, len(devices))
    known = [*devices, *[""] * (seats - len(devices))]
    entries = [
        Entry(help_message("sound-settings-private-line", **_of_seat(seat, device)))
        for seat, device in enumerate(known)
    ]
    seat = yield from pick(conversation, help_message("sound-settings-private-seat"), entries)
    if seat is None:
        return
    title = help_message("sound-settings-private-device", number=seat + 1)
    nothing = help_message("sound-settings-private-no")
    chosen = yield from _pick_device(conversation, title, known[seat], lambda found: nothing)
    if chosen is None:
        return
    known[seat] = chosen
    while known and not known[-1]:
        known.pop()
    if keep(conversation, private_devices=known):
        conversation.answer(help_message("sound-settings-private-now", **_of_seat(seat, chosen)))


def _of_seat(seat: int, device: str) -> dict[str, object]:
    return {"number": seat + 1, "device": _called(device, "sound-settings-private-no")}


def _pick_device(
    conversation: Conversation, title: Message, now: str, nothing: "Callable[[tuple[Device, ...]], Message]"
) -> Talk[str | None]:
    """Return the id of the output that the person chooses, "" for the first line; None if they go back.

    One that was chosen before and is not there now stays in the list.
    """
    from audiogames.audio.outputs.devices import meant, name_of

    found = _outputs(conversation)
    gone = bool(now) and meant(found, now) is None
    ids = ["", *(device.id for device in found if device.name != NAMELESS), *([now] if gone else [])]
    labels = [nothing(found), *(help_message("sound-settings-device-named", device=name_of(id)) for id in ids[1:])]
    if gone:
        labels[-1] = help_message("sound-settings-device-gone", device=name_of(now))
    place = yield from pick(conversation, title, [Entry(label) for label in labels])
    return None if place is None else ids[place]


def _outputs(conversation: Conversation) -> "tuple[Device, ...]":
    """Return the outputs; that none was found is told."""
    from audiogames.audio.outputs.trouble import SoundTrouble

    try:
        return outputs()
    except SoundTrouble as error:
        conversation.answer(error.trouble.message())
    except (TimeoutError, ImportError):
        conversation.answer(help_message("sound-settings-no-devices"))
    return ()


def _usual(found: "tuple[Device, ...]") -> Message:
    from audiogames.audio.outputs.devices import name_of

    usual = next((device for device in found if device.default), None)
    if usual is None or usual.name == NAMELESS:
        return help_message("sound-settings-device-usual")
    return help_message("sound-settings-device-usual-named", device=name_of(usual.id))


def _let_hear(computer: Computer) -> Talk[None]:
    """Let something be heard; where nothing can, say why."""
    found = yield from hearing(computer)
    if found.scene is not None:
        yield from play(computer, found.scene, SAMPLE)
    elif found.why is not None:
        computer.conversation.answer(found.why)


def _volume(settings: Settings) -> Message:
    return help_message("sound-settings-volume-now", percent=settings.volume)


LINES: Final = (
    _out_of_a_few("sound", "sound-settings-sound", "sound-settings-about-sound"),
    _out_of_a_few("listening", "sound-settings-listening", "sound-settings-about-listening"),
    SoundSetting("sound-settings-device", "sound-settings-about-device", _device, _choose_device),
    SoundSetting("sound-settings-private", "sound-settings-about-private", _private, _choose_private),
    SoundSetting("sound-settings-volumes", "sound-settings-about-volumes", _volume, change_volumes),
    _out_of_a_few("ambience", "sound-settings-ambience", "sound-settings-about-ambience"),
    _out_of_a_few("speech_in_space", "sound-settings-speech-in-space", "sound-settings-about-speech-in-space"),
)
"""Few enough for one key each."""

"""The settings of sound: each is kept and heard at once, and what it is now is said in a few words."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.core.messages import Message
from audiogames.faces.terminal import tables
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.sound_player import hearing, keep, outputs, play
from audiogames.faces.terminal.sound_volumes import change_volumes

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


class Line(NamedTuple):
    """One line of the menu: what it is called, what it says of itself, what it is now, and what changes it."""

    name: str
    about: str
    now: Callable[[Desk], Message]
    change: Callable[[Desk], None]


def choose(desk: Desk) -> None:
    """Let the person change the settings of sound until they go back."""
    while True:
        entries = [
            Entry(help_message("setting-line", name=help_message(line.name), value=line.now(desk)), _about(line))
            for line in LINES
        ]
        place = pick(desk, help_message("sound-settings-title"), entries)
        if place is None:
            return
        LINES[place].change(desk)


def _about(line: Line) -> Message:
    return help_message(line.about)


# Out of a few.


def _value(setting: str, desk: Desk) -> Message:
    return help_message(CHOICES[setting][getattr(desk.settings, setting)])


def _choose_value(setting: str, name: str, about: str, desk: Desk) -> None:
    """Choose one of the values of a setting; where sounds begin with it, one is heard."""
    values = CHOICES[setting]
    title = help_message("setting-title", name=help_message(name), about=help_message(about))
    place = pick(desk, title, [Entry(help_message(id)) for id in values.values()])
    if place is None or not keep(desk, **{setting: list(values)[place]}):
        return
    if setting == "sound" and desk.settings.sound != "off":
        _let_hear(desk)
    desk.answer(help_message("sound-settings-now", name=help_message(name), value=_value(setting, desk)))


def _out_of_a_few(setting: str, name: str, about: str) -> Line:
    return Line(name, about, partial(_value, setting), partial(_choose_value, setting, name, about))


# The outputs.


def _device(desk: Desk) -> Message:
    return _called(desk.settings.sound_device, "sound-settings-device-usual")


def _called(wanted: str, nothing: str) -> Message:
    """Return what a device of the settings is called; `nothing` is the message for an empty one."""
    from audiogames.audio.outputs.devices import name_of

    return help_message("sound-settings-device-named", device=name_of(wanted)) if wanted else help_message(nothing)


def _choose_device(desk: Desk) -> None:
    about = help_message("sound-settings-about-device")
    title = help_message("setting-title", name=help_message("sound-settings-device"), about=about)
    chosen = _pick_device(desk, title, desk.settings.sound_device, _usual)
    if chosen is None or not keep(desk, sound_device=chosen):
        return
    _let_hear(desk)
    desk.answer(help_message("sound-settings-now", name=help_message("sound-settings-device"), value=_device(desk)))


def _private(desk: Desk) -> Message:
    count = sum(map(bool, desk.settings.private_devices))
    return help_message("sound-settings-private-count", count=count)


def _choose_private(desk: Desk) -> None:
    """Choose a seat, then the headphones of that seat."""
    devices = desk.settings.private_devices
    seats = max(2, tables.last_table(desk.settings).seats, len(devices))
    known = [*devices, *[""] * (seats - len(devices))]
    entries = [
        Entry(help_message("sound-settings-private-line", **_of_seat(seat, device)))
        for seat, device in enumerate(known)
    ]
    seat = pick(desk, help_message("sound-settings-private-seat"), entries)
    if seat is None:
        return
    title = help_message("sound-settings-private-device", number=seat + 1)
    chosen = _pick_device(desk, title, known[seat], lambda found: help_message("sound-settings-private-no"))
    if chosen is None:
        return
    known[seat] = chosen
    while known and not known[-1]:
        known.pop()
    if keep(desk, private_devices=known):
        desk.answer(help_message("sound-settings-private-now", **_of_seat(seat, chosen)))


def _of_seat(seat: int, device: str) -> dict[str, object]:
    return {"number": seat + 1, "device": _called(device, "sound-settings-private-no")}


def _pick_device(
    desk: Desk, title: Message, now: str, nothing: "Callable[[tuple[Device, ...]], Message]"
) -> str | None:
    """Return the id of the output that the person chooses, "" for the first line; None if they go back.

    One that was chosen before and is not there now stays in the list.
    """
    from audiogames.audio.outputs.devices import meant, name_of

    found = _outputs(desk)
    gone = bool(now) and meant(found, now) is None
    ids = ["", *(device.id for device in found if device.name != NAMELESS), *([now] if gone else [])]
    labels = [nothing(found), *(help_message("sound-settings-device-named", device=name_of(id)) for id in ids[1:])]
    if gone:
        labels[-1] = help_message("sound-settings-device-gone", device=name_of(now))
    place = pick(desk, title, [Entry(label) for label in labels])
    return None if place is None else ids[place]


def _outputs(desk: Desk) -> "tuple[Device, ...]":
    """Return the outputs; that none was found is told."""
    from audiogames.audio.outputs.trouble import SoundTrouble

    try:
        return outputs()
    except SoundTrouble as error:
        desk.answer(error.trouble.message())
    except (TimeoutError, ImportError):
        desk.answer(help_message("sound-settings-no-devices"))
    return ()


def _usual(found: "tuple[Device, ...]") -> Message:
    from audiogames.audio.outputs.devices import name_of

    usual = next((device for device in found if device.default), None)
    if usual is None or usual.name == NAMELESS:
        return help_message("sound-settings-device-usual")
    return help_message("sound-settings-device-usual-named", device=name_of(usual.id))


def _let_hear(desk: Desk) -> None:
    """Let something be heard; where nothing can, say why."""
    found = hearing(desk)
    if found.scene is not None:
        play(desk, found.scene, SAMPLE)
    elif found.why is not None:
        desk.answer(found.why)


def _volume(desk: Desk) -> Message:
    return help_message("sound-settings-volume-now", percent=desk.settings.volume)


LINES: Final = (
    _out_of_a_few("sound", "sound-settings-sound", "sound-settings-about-sound"),
    _out_of_a_few("listening", "sound-settings-listening", "sound-settings-about-listening"),
    Line("sound-settings-device", "sound-settings-about-device", _device, _choose_device),
    Line("sound-settings-private", "sound-settings-about-private", _private, _choose_private),
    Line("sound-settings-volumes", "sound-settings-about-volumes", _volume, change_volumes),
    _out_of_a_few("ambience", "sound-settings-ambience", "sound-settings-about-ambience"),
    _out_of_a_few("speech_in_space", "sound-settings-speech-in-space", "sound-settings-about-speech-in-space"),
)
"""Few enough for one key each."""

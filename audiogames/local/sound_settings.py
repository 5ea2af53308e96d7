"""Sound settings, stored and audible immediately, with their current values."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.directions import AHEAD
from audiogames.core.messages import Argument, Message, menu_message
from audiogames.local.computer import Computer
from audiogames.local.head_choice import head_called
from audiogames.local.sound_player import SceneOrReason, hearing, outputs, play
from audiogames.play.conversation import Conversation
from audiogames.play.device import Curtain
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.menus.new_table import tables
from audiogames.play.parsing.typed import number as number_of
from audiogames.play.prompts import Talk
from audiogames.play.table.seating import PERSON
from audiogames.settings import Settings

if TYPE_CHECKING:
    from audiogames.audio.outputs.devices import OutputDevice

SAMPLE: Final = "card-played"
"""The sound after choosing an output or turning sounds on."""

NAMELESS: Final = "default"
"""ALSA's default output, which the first line of the menu already means."""

LOUDEST: Final = 100
TENTHS: Final = 10
"""Up to this number, input means tens of percent, so that one key is enough."""

OF_SEATS: Final = ("private", "curtains")
"""Settings that only several people at one keyboard need."""

WAYS: Final[tuple[Curtain, ...]] = ("open", "headphones", "braille")
"""How a seat may begin a game: open, or behind a curtain."""

HEADS: Final = ("middle", "person", "other-person", "own", "sides")

CHOICES: Final[Mapping[str, Sequence[object]]] = {
    "sound": ("auto", "on", "off"),
    "listening": ("loudspeakers", "headphones", "mono", "left-ear", "right-ear"),
    "curtains": WAYS,
    "music": ("both", "themes", "ambience", "none"),
    "speech_in_space": (True, False),
    "game_room": (True, False),
}
"""Values of settings with a few choices."""


class SoundSetting(NamedTuple):
    """One line of the menu: its name, also in message ids, its current value, and its dialog."""

    name: str
    now: Callable[[Settings], Message]
    change: Callable[[Computer], Talk[None]]


def choose(computer: Computer) -> Talk[None]:
    """Let the person change the settings of sound until they go back. They come back to the line that they were on."""
    conversation, at, before = computer.conversation, None, computer.preferences.settings
    while True:
        settings = computer.preferences.settings
        lines = [line for line in LINES if line.name not in OF_SEATS or _are_several(settings)]
        entries = [_entry(line, settings) for line in lines]
        title, says_title = menu_message("sound-settings-title"), before == settings
        before = settings
        place = at = yield from pick(conversation, title, entries, at=at, says_title=says_title)
        if place is None:
            return
        yield from lines[place].change(computer)


def _are_several(settings: Settings) -> bool:
    """Return True if several people sat at this keyboard last, or a seat has its own settings."""
    people = tables.last_table(settings).levels.count(PERSON)
    return people > 1 or bool(settings.private_devices) or bool(settings.curtains)


def _entry(line: SoundSetting, settings: Settings) -> MenuLine:
    return MenuLine(menu_message("setting-line", name=_name(line.name), value=line.now(settings)), _about(line.name))


def _name(name: str) -> Message:
    return menu_message(f"sound-settings-{name}".replace("_", "-"))


def _about(name: str) -> Message:
    return menu_message(f"sound-settings-about-{name}".replace("_", "-"))


# Out of a few.


def value_called(name: str, value: object) -> Message:
    return _name(f"{name}-{value}" if isinstance(value, str) else "yes" if value else "no")


def _choose_value(name: str, computer: Computer) -> Talk[None]:
    """Choose a value of a setting, and play a sound if it turns sounds on."""
    conversation, values = computer.conversation, CHOICES[name]
    title = menu_message("setting-title", name=_name(name), about=_about(name))
    now = values.index(getattr(computer.preferences.settings, name))
    place = yield from pick(conversation, title, [MenuLine(value_called(name, value)) for value in values], now)
    if place is None or not computer.preferences.change(**{name: values[place]}):
        return
    if name == "listening" and values[place] == "headphones" and not (yield from _choose_head(computer)):
        return
    if name == "sound" and computer.preferences.settings.sound != "off":
        yield from _let_hear(computer)


def _choose_head(computer: Computer) -> Talk[bool]:
    from audiogames.audio.space.heads import OWN, own_file

    now = computer.preferences.settings.head
    heads = [head for head in HEADS if head != OWN or own_file().exists()]
    usual = heads.index(now) if now in heads else 0
    entries = [MenuLine(head_called(head)) for head in heads]
    place = yield from pick(computer.conversation, menu_message("sound-settings-head"), entries, usual)
    return place is None or computer.preferences.change(head=heads[place])


def _out_of_a_few(name: str) -> SoundSetting:
    return SoundSetting(
        name, lambda settings: value_called(name, getattr(settings, name)), partial(_choose_value, name)
    )


# The outputs.


def _device(settings: Settings) -> Message:
    return _called(settings.sound_device, "sound-settings-device-usual")


def _called(wanted: str, nothing: str) -> Message:
    """Return the name of a configured device. `nothing` is the message for none."""
    from audiogames.audio.outputs.devices import name_of

    return menu_message("sound-settings-device-named", device=name_of(wanted)) if wanted else menu_message(nothing)


def _choose_device(computer: Computer) -> Talk[None]:
    conversation = computer.conversation
    title = menu_message("setting-title", name=_name("device"), about=_about("device"))
    chosen = yield from _pick_device(conversation, title, computer.preferences.settings.sound_device, _usual)
    if chosen is None or not computer.preferences.change(sound_device=chosen):
        return
    yield from _let_hear(computer)


def _private(settings: Settings) -> Message:
    count = sum(map(bool, settings.private_devices))
    return menu_message("sound-settings-private-count", count=count)


def _choose_private(computer: Computer) -> Talk[None]:
    conversation = computer.conversation
    devices = computer.preferences.settings.private_devices
    seats = _seats(computer.preferences.settings, devices)
    known = [*devices, *[""] * (seats - len(devices))]
    entries = [
        MenuLine(menu_message("sound-settings-private-line", **_of_seat(seat, device)))
        for seat, device in enumerate(known)
    ]
    seat = yield from pick(conversation, menu_message("sound-settings-private-seat"), entries)
    if seat is None:
        return
    title = menu_message("sound-settings-private-device", number=seat + 1)
    nothing = menu_message("sound-settings-private-no")
    chosen = yield from _pick_device(conversation, title, known[seat], lambda found: nothing)
    if chosen is None:
        return
    known[seat] = chosen
    while known and not known[-1]:
        known.pop()
    if computer.preferences.change(private_devices=known):
        conversation.breath.answer(menu_message("sound-settings-private-now", **_of_seat(seat, chosen)))


def _seats(settings: Settings, chosen: Sequence[str]) -> int:
    """Return the number of seats with separate settings."""
    return max(2, tables.last_table(settings).seats, len(chosen))


def _curtains(settings: Settings) -> Message:
    count = sum(way != WAYS[0] for way in settings.curtains)
    return menu_message("sound-settings-curtains-count", count=count)


def _choose_curtain(computer: Computer) -> Talk[None]:
    conversation, settings = computer.conversation, computer.preferences.settings
    known = [*settings.curtains, *[WAYS[0]] * (_seats(settings, settings.curtains) - len(settings.curtains))]
    called = [value_called("curtains", way) for way in WAYS]
    entries = [
        MenuLine(menu_message("sound-settings-curtains-line", number=seat + 1, way=called[WAYS.index(way)]))
        for seat, way in enumerate(known)
    ]
    seat = yield from pick(conversation, menu_message("sound-settings-curtains-seat"), entries)
    if seat is None:
        return
    title = menu_message("setting-title", name=_name("curtains"), about=_about("curtains"))
    place = yield from pick(conversation, title, [MenuLine(way) for way in called], WAYS.index(known[seat]))
    if place is None:
        return
    why = None if computer.curtains is None else computer.curtains.why_not(seat, WAYS[place])
    if why is not None:
        conversation.breath.answer(why)
        return
    known[seat] = WAYS[place]
    if computer.preferences.change(curtains=known):
        conversation.breath.answer(menu_message("sound-settings-curtains-now", number=seat + 1, way=called[place]))


def _of_seat(seat: int, device: str) -> dict[str, Argument]:
    return {"number": seat + 1, "device": _called(device, "sound-settings-private-no")}


def _pick_device(
    conversation: Conversation, title: Message, now: str, nothing: "Callable[[tuple[OutputDevice, ...]], Message]"
) -> Talk[str | None]:
    """Return the id of the chosen output, "" for the first line. None if the person goes back.

    A configured output stays in the list while it is disconnected.
    """
    from audiogames.audio.outputs.devices import meant, name_of

    found = _outputs(conversation)
    gone = bool(now) and meant(found, now) is None
    ids = ["", *(device.id for device in found if device.name != NAMELESS), *([now] if gone else [])]
    labels = [nothing(found), *(menu_message("sound-settings-device-named", device=name_of(id)) for id in ids[1:])]
    if gone:
        labels[-1] = menu_message("sound-settings-device-gone", device=name_of(now))
    place = yield from pick(
        conversation, title, [MenuLine(label) for label in labels], ids.index(now) if now in ids else 0
    )
    return None if place is None else ids[place]


def _outputs(conversation: Conversation) -> "tuple[OutputDevice, ...]":
    from audiogames.audio.outputs.portaudio import SoundTrouble

    try:
        return outputs()
    except SoundTrouble as error:
        conversation.breath.answer(error.message)
    except (TimeoutError, ImportError):
        conversation.breath.answer(menu_message("sound-settings-no-devices"))
    return ()


def _usual(found: "tuple[OutputDevice, ...]") -> Message:
    from audiogames.audio.outputs.devices import name_of

    usual = next((device for device in found if device.default), None)
    if usual is None or usual.name == NAMELESS:
        return menu_message("sound-settings-device-usual")
    return menu_message("sound-settings-device-usual-named", device=name_of(usual.id))


def _let_hear(computer: Computer) -> Talk[None]:
    """Play a sample, or say why nothing is audible."""
    found = yield from hearing(computer)
    if found.scene is not None:
        yield from play(computer, found.scene, SAMPLE)
    elif found.why is not None:
        computer.conversation.breath.answer(found.why)


# The volumes.


class Volume(NamedTuple):
    """One volume: its setting, also in message ids, its sample sound, and the sample's bus."""

    setting: str
    sample: str
    bus: str


VOLUMES: Final = (
    Volume("volume", "card-played", "effects"),
    Volume("volume_effects", "card-played", "effects"),
    Volume("volume_interface", "your-turn", "interface"),
    Volume("volume_ambience", "ambience-cellar", "ambience"),
    Volume("volume_speech", "test-tone", "speech"),
)


def _change_volumes(computer: Computer) -> Talk[None]:
    """Let the person set the total volume, or those of kinds of sounds."""
    conversation = computer.conversation
    found = yield from hearing(computer)
    if found.why is not None:
        conversation.breath.answer(found.why)
    title = menu_message("sound-settings-volumes-title")
    while (place := (yield from pick(conversation, title, _volume_entries(computer.preferences.settings)))) is not None:
        yield from _change_volume(computer, VOLUMES[place], found)


def _volume_entries(settings: Settings) -> list[MenuLine]:
    return [
        MenuLine(menu_message("setting-line", name=_name(volume.setting), value=_percent(settings, volume.setting)))
        for volume in VOLUMES
    ]


def _change_volume(computer: Computer, volume: Volume, found: SceneOrReason) -> Talk[None]:
    conversation = computer.conversation
    now = _percent(computer.preferences.settings, volume.setting)
    conversation.breath.answer(menu_message("sound-settings-volume-prompt", name=_name(volume.setting), now=now))
    while typed := (yield from conversation.ask()):
        if conversation.command(typed) == "quit" or typed == "\x1b":
            return
        wanted = _wanted(typed)
        if wanted is None:
            conversation.breath.answer(menu_message("sound-settings-volume-wrong"))
        elif computer.preferences.change(**{volume.setting: wanted}):
            yield from _hear_volume(computer, volume, found)
            conversation.breath.answer(menu_message("sound-settings-volume-set", percent=wanted))


def _wanted(typed: str) -> int | None:
    """Parse a volume in percent, or None."""
    if (number := number_of(typed)) is None:
        return None
    return number * TENTHS if number <= TENTHS else number if number <= LOUDEST else None


def _hear_volume(computer: Computer, volume: Volume, found: SceneOrReason) -> Talk[None]:
    from audiogames.audio.mixer.buses import Bus

    settings = computer.preferences.settings
    silent = not settings.volume or not getattr(settings, volume.setting)
    if found.scene is not None and not silent:
        yield from play(computer, found.scene, volume.sample, AHEAD, Bus(volume.bus))


def _percent(settings: Settings, setting: str) -> Message:
    return menu_message("sound-settings-volume-now", percent=getattr(settings, setting))


LINES: Final = (
    _out_of_a_few("sound"),
    _out_of_a_few("listening"),
    SoundSetting("device", _device, _choose_device),
    SoundSetting("private", _private, _choose_private),
    SoundSetting("curtains", _curtains, _choose_curtain),
    SoundSetting("volumes", lambda settings: _percent(settings, "volume"), _change_volumes),
    _out_of_a_few("music"),
    _out_of_a_few("speech_in_space"),
    _out_of_a_few("game_room"),
)
"""Few enough for one key each."""

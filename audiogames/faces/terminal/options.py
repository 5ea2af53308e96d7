"""The settings at the terminal: each with its value, its description and its choices; changed and saved at once."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from audiogames.core.messages import Category, Message, Urgency, Verbosity
from audiogames.faces.terminal import time_limits
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.dice_handicaps import PACES, READINGS
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.settings import Report, Settings, change, save


class Setting(NamedTuple):
    """One setting in the menu: its name in the file, and what it may be (nothing: a text is typed)."""

    name: str
    values: tuple[object, ...]


SETTINGS: Sequence[Setting] = (
    Setting("language", ("auto", "fr", "en")),
    Setting("verbosity", ("full", "short", "minimal")),
    Setting("verbosity_by_category", ()),
    Setting("hand_at_turn", (True, False)),
    Setting("bot_pace", ("auto", "none", "enter", 1.0, 2.0, 4.0)),
    Setting("keys_mode", ("line", "single")),
    Setting("lines", ("speech", "braille")),
    Setting("speech", ("auto", "on", "off")),
    Setting("sink", ("auto", "screen-reader", "espeak", "pyttsx3", "none")),
    Setting("rate", (100, 140, 175, 210, 250, 300, 350, 450)),
    Setting("player_name", ()),
    Setting("time_limits", ()),
    Setting("dice_told", ("names", "sounds", "both")),
    Setting("dice_pace", PACES),
    Setting("dice_readings", READINGS),
    Setting("dice_written", ("auto", "on", "off")),
)


def choose(desk: Desk) -> None:
    """Let the person change settings until they go back."""
    while True:
        entries = [
            Entry(
                help_message("setting-line", name=_name(setting), value=_value(desk.settings, setting)), _about(setting)
            )
            for setting in SETTINGS
        ]
        sounds = Entry(help_message("sound-room-entry"), help_message("sound-room-about-entry"))
        place = pick(desk, help_message("options-title"), [*entries, sounds])
        if place is None:
            desk.answer(help_message("options-left"))
            return
        if place == len(SETTINGS):
            _sounds(desk)
        else:
            _change_one(desk, SETTINGS[place])


def _sounds(desk: Desk) -> None:
    from audiogames.faces.terminal import sound_room  # it needs the settings in its turn

    sound_room.enter(desk, sound_room.SETTINGS)


def _change_one(desk: Desk, setting: Setting) -> None:
    if setting.name == "player_name":
        desk.answer(help_message("player-name-question"))
        _apply(desk, {"player_name": desk.read_line()})
    elif setting.name == "verbosity_by_category":
        _change_category(desk)
    elif setting.name == "time_limits":
        if (limits := time_limits.ask(desk)) is not None:
            _apply(desk, {"time_limits": limits})
    else:
        values = [Entry(_worded(setting.name, value)) for value in setting.values]
        place = pick(desk, help_message("setting-title", name=_name(setting), about=_about(setting)), values)
        if place is not None:
            _apply(desk, {setting.name: setting.values[place]})


def _change_category(desk: Desk) -> None:
    """Set how much is said of one category of things; the essential is said all the same."""
    categories = [Entry(help_message(f"category-{category}")) for category in Category]
    place = pick(desk, help_message("category-title"), categories)
    if place is None:
        return
    levels = (None, "full", "short", "minimal")
    ids = ["value-verbosity-default", *(f"value-verbosity-{level}" for level in levels[1:])]
    chosen = pick(desk, help_message("setting-verbosity"), [Entry(help_message(id)) for id in ids])
    if chosen is None:
        return
    wanted = {key.value: value.name.lower() for key, value in desk.settings.verbosity_by_category.items()}
    level = levels[chosen]
    category = list(Category)[place].value
    wanted.pop(category, None)
    _apply(desk, {"verbosity_by_category": wanted if level is None else {**wanted, category: level}})


def _apply(desk: Desk, entries: dict[str, object]) -> None:
    """Change settings, save them, and say so; a wrong value or an unwritable file is said and changes nothing else."""
    changed, reports = change(desk.settings, **entries)
    if not reports:
        desk.settings = changed
        reports = save(changed)
    tell_reports(desk, reports)
    if not reports:
        desk.answer(help_message("setting-changed"))
    for listener in desk.on_settings:
        listener()


def tell_reports(desk: Desk, reports: Sequence[Report]) -> None:
    """Tell what was wrong with the settings or their file."""
    for found in reports:
        desk.answer(Message(found.code, found.arguments, Category.SYSTEM, Urgency.RESULT))


def _name(setting: Setting) -> Message:
    return help_message("setting-" + setting.name.replace("_", "-"))


def _about(setting: Setting) -> Message:
    return help_message("about-setting-" + setting.name.replace("_", "-"))


def _value(settings: Settings, setting: Setting) -> Message:
    value = getattr(settings, setting.name)
    if setting.name == "player_name":
        return help_message("text", text=value) if value else help_message("value-none")
    if setting.name == "verbosity_by_category":
        return help_message("value-some" if value else "value-verbosity-default")
    if setting.name == "time_limits":
        return time_limits.value(settings)
    return _worded(setting.name, value)


def _worded(name: str, value: object) -> Message:
    """Return the words for one value of one setting."""
    if name == "rate" and isinstance(value, int):
        return help_message("value-rate", number=value)
    return help_message(_value_id(name, value))


def _value_id(name: str, value: object) -> str:
    """Return the message for one value of one setting."""
    if isinstance(value, Verbosity):
        value = value.name.lower()
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, float):
        known = next(setting.values for setting in SETTINGS if setting.name == name)
        value = f"{value:g}".replace(".", "-") if value in known else "seconds"
    return f"value-{name.replace('_', '-')}-{value}"


Listener = Callable[[], None]

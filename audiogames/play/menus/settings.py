"""The settings of a person: each with its value, its description and its choices; changed and saved at once."""

from collections.abc import Mapping, Sequence
from typing import Final

from audiogames.core.messages import Category, Message, Urgency, Verbosity
from audiogames.play.conversation import Conversation
from audiogames.play.menus import time_limits
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk
from audiogames.settings import Report, Settings, change, save, settings_of_games

SOUND_SETTINGS: Final = "sound-settings"
"""The door of a face behind which its sounds are set."""


VALUES: Final[Mapping[str, Sequence[object]]] = {
    "language": ("auto", "fr", "en"),
    "verbosity": ("full", "short", "minimal"),
    "verbosity_by_category": (),
    "hand_at_turn": (True, False),
    "bot_pace": ("auto", "none", "enter", 1.0, 2.0, 4.0),
    "keys_mode": ("line", "single"),
    "lines": ("speech", "braille"),
    "speech": ("auto", "on", "off"),
    "sink": ("auto", "screen-reader", "espeak", "pyttsx3", "none"),
    "rate": (100, 140, 175, 210, 250, 300, 350, 450),
    "player_name": (),
    "time_limits": (),
}
"""The settings that mean something in every game, by their names in the file, and what each may be.

Nothing: it is asked for in a way of its own.
"""


def offered() -> dict[str, Sequence[object]]:
    """Return all settings in the order of the menu: those that only one game has come last."""
    return {**VALUES, **{name: setting.values for name, setting in settings_of_games().items()}}


def choose(conversation: Conversation) -> Talk[None]:
    """Let the person change settings until they go back."""
    while True:
        names = list(offered())
        entries = [Entry(_line(conversation.settings, name), _about(name)) for name in names]
        if SOUND_SETTINGS in conversation.doors:
            entries.append(Entry(help_message("sound-room-entry"), help_message("sound-room-about-entry")))
        place = yield from pick(conversation, help_message("options-title"), entries)
        if place is None:
            conversation.answer(help_message("options-left"))
            return
        if place == len(names):
            yield from conversation.doors[SOUND_SETTINGS]()
        else:
            yield from _change_one(conversation, names[place])


def _change_one(conversation: Conversation, name: str) -> Talk[None]:
    if name == "player_name":
        conversation.answer(help_message("player-name-question"))
        _apply(conversation, {"player_name": (yield from conversation.line())})
    elif name == "verbosity_by_category":
        yield from _change_category(conversation)
    elif name == "time_limits":
        if (limits := (yield from time_limits.ask(conversation))) is not None:
            _apply(conversation, {"time_limits": limits})
    else:
        values = offered()[name]
        title = help_message("setting-title", name=_name(name), about=_about(name))
        place = yield from pick(conversation, title, [Entry(value_called(name, value)) for value in values])
        if place is not None:
            _apply(conversation, {name: values[place]})


def _change_category(conversation: Conversation) -> Talk[None]:
    """Set how much is said of one category of things; the essential is said all the same."""
    categories = [Entry(help_message(f"category-{category}")) for category in Category]
    place = yield from pick(conversation, help_message("category-title"), categories)
    if place is None:
        return
    levels = (None, "full", "short", "minimal")
    ids = ["value-verbosity-default", *(f"value-verbosity-{level}" for level in levels[1:])]
    chosen = yield from pick(conversation, help_message("setting-verbosity"), [Entry(help_message(id)) for id in ids])
    if chosen is None:
        return
    wanted = {key.value: value.name.lower() for key, value in conversation.settings.verbosity_by_category.items()}
    level = levels[chosen]
    category = list(Category)[place].value
    wanted.pop(category, None)
    _apply(conversation, {"verbosity_by_category": wanted if level is None else {**wanted, category: level}})


def _apply(conversation: Conversation, entries: dict[str, object]) -> None:
    """Change settings, save them, and say so; a wrong value or an unwritable file is said and changes nothing else."""
    changed, reports = change(conversation.settings, **entries)
    if not reports:
        conversation.settings = changed
        reports = save(changed)
    tell_reports(conversation, reports)
    if not reports:
        conversation.answer(help_message("setting-changed"))
    for listener in conversation.on_settings:
        listener()
    conversation.grant()  # a table that is on has the new pace at once


def tell_reports(conversation: Conversation, reports: Sequence[Report]) -> None:
    """Tell what was wrong with the settings or their file."""
    for found in reports:
        conversation.answer(Message(found.code, found.arguments, Category.SYSTEM, Urgency.RESULT))


def _line(settings: Settings, name: str) -> Message:
    return help_message("setting-line", name=_name(name), value=_value(settings, name))


def _name(name: str) -> Message:
    return help_message(f"setting-{name}".replace("_", "-"))


def _about(name: str) -> Message:
    return help_message(f"about-setting-{name}".replace("_", "-"))


def _value(settings: Settings, name: str) -> Message:
    if name in settings_of_games():
        return value_called(name, settings.of_game(name))
    value = getattr(settings, name)
    if name == "player_name":
        return help_message("text", text=value) if value else help_message("value-none")
    if name == "verbosity_by_category":
        return help_message("value-some" if value else "value-verbosity-default")
    if name == "time_limits":
        return time_limits.value(settings)
    return value_called(name, value)


def value_called(name: str, value: object) -> Message:
    """Return the words for one value of one setting."""
    if name == "rate" and isinstance(value, int):
        return help_message("value-rate", number=value)
    if isinstance(value, Verbosity):
        value = value.name.lower()
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, float):
        value = f"{value:g}".replace(".", "-") if value in offered()[name] else "seconds"
    return help_message(f"value-{name.replace('_', '-')}-{value}")

"""The rules of a table: presets, options, and typed values.

Only changed options are stored, so that the same choice always gives the same journal.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from audiogames.core.errors import BadOptions, reason
from audiogames.core.game import MOST_COUNTED, Descriptor, Option, Preset, check_options
from audiogames.core.messages import Message

USUAL: Final = "usual"
YES, NO = ("yes", "oui", "true", "vrai", "1"), ("no", "non", "false", "faux", "0")


def only_changed(game: Descriptor, options: Mapping[str, Any]) -> dict[str, Any]:
    """Raises BadOptions."""
    usual = {option.name: option.default for option in game.options}
    return {
        name: options[name]
        for name, value in check_options(game, options).items()
        if value != usual_of(usual[name], value)
    }


def usual_of(default: Any, value: Any) -> Any:
    """A default in the form of a checked value."""
    return dict.fromkeys(value, default) if isinstance(value, dict) else default


def typed_rules(game: Descriptor, preset: str | None, lines: Sequence[str]) -> dict[str, Any]:
    """A preset's options with changes from `NAME=VALUE` lines. Raises BadOptions."""
    named = {one.name: one.options for one in game.presets}
    if preset is not None and preset.lower() not in {USUAL, *named}:
        raise BadOptions(reason("rules-unknown", rules=preset, known=", ".join(dict.fromkeys((USUAL, *named)))))
    options = dict(named.get((preset or USUAL).lower(), {}))
    for line in lines:
        name, is_set, text = (part.strip() for part in line.partition("="))
        if not is_set:
            raise BadOptions(reason("option-not-set", option=line))
        options[name.replace("-", "_")] = value_typed(game, name.replace("-", "_"), text)
    return only_changed(game, options)


def typed_value(value: Any) -> str:
    if isinstance(value, bool):
        return YES[0] if value else NO[0]
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def value_typed(game: Descriptor, name: str, text: str) -> Any:
    """Parse as far as possible. The option's check reports errors."""
    option = next((one for one in game.options if one.name == name), None)
    if option is None:
        return text
    if option.type == "boolean":
        return True if text.lower() in YES else False if text.lower() in NO else text
    if option.type == "choice":
        plain = text.lower().replace(" ", "-").replace("_", "-")
        return next((one for one in option.choices if str(one).replace("_", "-") == plain), text)
    numbers = text.replace(",", " ").replace(";", " ").split()
    whole = [int(one) if one.lstrip("-").isdecimal() and len(one) < 6 else one for one in numbers]
    return tuple(whole) if option.type == "numbers" else whole[0] if len(whole) == 1 else text


def rule(game: Descriptor, option: Option, value: Any) -> Message:
    return rule_called(option_id(game, option), option, value)


def option_id(game: Descriptor, option: Option) -> str:
    return f"option-{game.name}-{option.name}".replace("_", "-")


def seat_option_id(game: Descriptor, option: Option) -> str:
    return f"seat-{game.name}-{option.name}".replace("_", "-")


def value_id(id: str, value: object) -> str:
    return f"{id}-{'yes' if value is True else 'no' if value is False else value}".replace("_", "-")


def span_of(option: Option) -> tuple[int, int] | None:
    """The minimum and maximum that a person may type, None for an option without numbers."""
    return (1, MOST_COUNTED) if option.type == "counts" else option.span


def preset_id(game: Descriptor, preset: Preset) -> str:
    return f"preset-{game.name}-{preset.name}".replace("_", "-")


def preset_played(game: Descriptor, options: Mapping[str, Any]) -> Preset | None:
    """The preset with exactly these options. Raises BadOptions."""
    wanted = check_options(game, options)
    return next((preset for preset in game.presets if check_options(game, preset.options) == wanted), None)


def rule_called(id: str, option: Option, value: Any, **more: Any) -> Message:
    if option.type in ("boolean", "choice") or (option.choices and option.type == "integer"):
        return Message("web-rule", {"rule": Message(id, more), "value": Message(value_id(id, value))})
    shown = ", ".join(map(str, value)) if isinstance(value, tuple) else value
    return Message(id.replace("option-", "rule-", 1), {"value": shown, **more})


def rule_told(rule: Message) -> Message:
    return Message("web-rule-chosen", {"rule": rule})


def rules_called(game: Descriptor, options: Mapping[str, Any]) -> tuple[Message, ...]:
    if not options:
        return (Message("web-rules-usual"),)
    if (preset := preset_played(game, options)) is not None:
        id = preset_id(game, preset)
        return (Message("web-rules-preset", {"preset": Message(id), "about": Message(f"about-{id}")}),)
    changed = (rule_told(rule(game, one, options[one.name])) for one in game.options if one.name in options)
    return (Message("web-rules-own"), *changed)

"""From what stands in a file to a value of the right type, or the report of why not."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from audiogames.core.messages import Verbosity
from audiogames.settings.reports import Report, report

Check: TypeAlias = Callable[[str, object], Any]
"""Gives the value of a key, from what the file says. Raises Wrong."""

LONGEST_TEXT = 40  # characters: a name is said at every turn
LONGEST_DEVICE = 200
MOST_SEATS = 12
SEATS = tuple(str(number) for number in range(1, MOST_SEATS + 1))


class Wrong(Exception):
    """A value that cannot be used."""

    def __init__(self, code: str, key: str, value: object, *limits: str | int) -> None:
        super().__init__(code)
        shown = value if isinstance(value, str) else ("true" if value is True else "false" if value is False else value)
        self.report: Report = report(code, key, str(shown), *limits)


def one_of(*words: str) -> Check:
    """A word out of a few."""

    def check(key: str, value: object) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise Wrong("settings-wrong-choice", key, value, ", ".join(words))

    return check


def each_of(*words: str) -> Check:
    """A list of words, each out of a few."""
    check_one = one_of(*words)

    def check(key: str, value: object) -> tuple[str, ...]:
        if isinstance(value, list):
            return tuple(check_one(key, word) for word in value)
        raise Wrong("settings-wrong-kind", key, value, "words")

    return check


def whole_number(lowest: int, highest: int) -> Check:
    """A whole number between two bounds, both allowed."""

    def check(key: str, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        raise Wrong("settings-wrong-number", key, value, lowest, highest)

    return check


def number(lowest: float, highest: float) -> Check:
    """A number between two bounds, both allowed."""

    def check(key: str, value: object) -> float:
        if isinstance(value, int | float) and not isinstance(value, bool) and lowest <= value <= highest:
            return float(value)
        raise Wrong("settings-wrong-number", key, value, f"{lowest:g}", f"{highest:g}")

    return check


def word_or_seconds(words: tuple[str, ...], highest: int) -> Check:
    """A word out of a few, or a number of seconds."""

    def check(key: str, value: object) -> str | float:
        if isinstance(value, str):
            return str(one_of(*words)(key, value))
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= highest:
            return float(value)
        raise Wrong("settings-wrong-number", key, value, 0, highest)

    return check


def yes_no(key: str, value: object) -> bool:
    """True or false."""
    if isinstance(value, bool):
        return value
    raise Wrong("settings-wrong-kind", key, value, "yes-no")


def text(key: str, value: object) -> str:
    """A short text on one line, without blanks around it."""
    if isinstance(value, str) and value.isprintable() and len(value.strip()) <= LONGEST_TEXT:
        return value.strip()
    raise Wrong("settings-wrong-kind", key, value, "text")


def device(key: str, value: object) -> str:
    """The name that the system gives a device; empty for the usual one."""
    if isinstance(value, str) and value.isprintable() and len(value.strip()) <= LONGEST_DEVICE:
        return value.strip()
    raise Wrong("settings-wrong-kind", key, value, "text")


def devices(key: str, value: object) -> tuple[str, ...]:
    """A list of such names."""
    if isinstance(value, list):
        return tuple(device(key, name) for name in value)
    raise Wrong("settings-wrong-kind", key, value, "words")


def words(key: str, value: object) -> tuple[str, ...]:
    """A list of short texts."""
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return tuple(text(key, word) for word in value)
    raise Wrong("settings-wrong-kind", key, value, "words")


def verbosity(key: str, value: object) -> Verbosity:
    """How much is said."""
    return Verbosity[one_of("full", "short", "minimal")(key, value).upper()]


def table(key: str, value: object) -> Mapping[str, object]:
    """A table of keys and values."""
    if isinstance(value, dict):
        return value
    raise Wrong("settings-wrong-kind", key, value, "table")


def options(key: str, value: object) -> Mapping[str, str | int | bool | tuple[int, ...]]:
    """The options of a game: each a word, a number or some, or a yes or no, which the game itself judges."""
    found: dict[str, str | int | bool | tuple[int, ...]] = {}
    for name, choice in table(key, value).items():
        if isinstance(choice, list) and all(isinstance(one, int) for one in choice):
            found[name] = tuple(choice)
        elif isinstance(choice, str | int):
            found[name] = choice
        else:
            raise Wrong("settings-wrong-kind", f"{key}.{name}", choice, "text")
    return found


def seats(key: str, value: object) -> tuple[Mapping[str, str | int | float], ...]:
    """A table for some of the seats, by their numbers from 1: what a host chose, each a word or a number.

    Returns one for each seat up to the last for which anything was chosen.
    """
    found: dict[int, dict[str, str | int | float]] = {}
    for seat, chosen in table(key, value).items():
        if seat not in SEATS:
            raise Wrong("settings-wrong-number", f"{key}.{seat}", seat, 1, MOST_SEATS)
        for name, choice in table(f"{key}.{seat}", chosen).items():
            if not isinstance(choice, str | int | float):
                raise Wrong("settings-wrong-kind", f"{key}.{seat}.{name}", choice, "text")
            found.setdefault(int(seat), {})[name] = choice
    return tuple(found.get(seat, {}) for seat in range(1, max(found, default=0) + 1))

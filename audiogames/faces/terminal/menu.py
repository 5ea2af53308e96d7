"""Menus: a number or first letters choose, Enter takes the usual answer, and every entry can explain itself."""

from collections.abc import Sequence
from typing import NamedTuple

from audiogames.core.messages import Category, Items, Message, Urgency
from audiogames.faces.terminal.commands import command, echo, plain
from audiogames.faces.terminal.console import F1_CODES, as_digit
from audiogames.faces.terminal.desk import Desk
from audiogames.narration.catalogue import Listener, catalogue

LONGEST_NUMBER = 6
"""Digits: no number that is asked for has as many."""

ONE_KEY_ENTRIES = 9
"""How many entries a single digit can choose from: in longer menus the first digit may wait for another."""


class Entry(NamedTuple):
    """One line of a menu, and what it says of itself when asked."""

    label: Message
    about: Message | None = None


def help_message(id: str, **arguments: object) -> Message:
    """Return a message of the face: what a menu says, what a key does."""
    return Message(id, arguments, Category.HELP, Urgency.RESULT)  # type: ignore[arg-type]


def pick(
    desk: Desk, title: Message, entries: Sequence[Entry], usual: int | None = None, in_line: bool = False
) -> int | None:
    """Return the place of the entry that the person chooses; None if they go back (zero, or Enter without a usual).

    `in_line`: title and entries are one line, where lines may be long.
    """
    read_out = _read_in_line if in_line and desk.settings.lines == "speech" else _read_out
    read_out(desk, title, entries, usual)
    while True:
        typed = _read(desk, len(entries))
        if typed in F1_CODES or typed == "?":
            _explain(desk, entries, usual)
        elif not typed:
            return usual
        elif typed == "0" or typed == "\x1b" or (command(typed) == "quit" and not _matches(desk, entries, typed)):
            return None
        elif command(typed) == "repeat" and not _matches(desk, entries, typed):
            read_out(desk, title, entries, usual)
        elif typed.isdigit() and typed.isascii():
            if len(typed) < 4 and 1 <= int(typed) <= len(entries):
                return int(typed) - 1
            desk.answer(help_message("menu-no-such-number", last=len(entries)))
        else:
            found = _matches(desk, entries, typed)
            if len(found) == 1:
                return found[0]
            _not_one(desk, entries, typed, found)


def _read(desk: Desk, last: int) -> str:
    """Return what the person types; key by key, a digit waits for another one where that may be meant, or for Enter."""
    typed = desk.read()
    if desk.settings.keys_mode == "single":
        while typed in _beginnings(last) and (key := desk.read()):
            typed += key
    return typed


def _beginnings(last: int) -> set[str]:
    """Return what the numbers up to `last` that have several digits begin with."""
    return {str(number)[:-1] for number in range(10, last + 1)}


def number(desk: Desk, question: str, numbers: range, usual: int, **more: object) -> int | None:
    """Return the number that the person types, Enter alone giving the usual one; None if they go back with Q.

    Not a menu: beside places of a list, numbers would be heard as "one point two". `more` is said in the question.
    """
    prompt = help_message(question, min=numbers[0], max=numbers[-1], usual=usual, **more)
    desk.answer(prompt)
    while True:
        typed = desk.read() if numbers[-1] <= ONE_KEY_ENTRIES else as_digit(desk.read_line())
        if not typed:
            return usual
        if typed.isdigit() and typed.isascii() and len(typed) < LONGEST_NUMBER and int(typed) in numbers:
            return int(typed)
        if command(typed) == "quit" or typed in ("0", "\x1b"):
            return None
        desk.answer(prompt)


def several_numbers(desk: Desk, question: str, usual: Sequence[int], most: int) -> tuple[int, ...] | None:
    """Return as many numbers from 0 to `most` as `usual` has, which Enter alone gives; None if they go back with Q."""
    items = Items(tuple(Message("number", {"number": value}) for value in usual))
    prompt = help_message(question, count=len(usual), max=most, usual=items)
    desk.answer(prompt)
    while True:
        typed = desk.read_line()
        words = typed.replace(",", " ").replace(";", " ").split()
        if not words:
            return tuple(usual)
        if words == ["0"] or typed == "\x1b" or command(typed) == "quit":
            return None
        wrong = [word for word in words if not _is_number(word, most)]
        if not wrong and len(words) == len(usual):
            return tuple(map(int, words))
        if typed in F1_CODES or typed == "?":
            desk.answer(prompt)
        elif wrong:
            desk.answer(help_message("menu-no-number", typed=echo(wrong[0]), max=most))
        else:
            desk.answer(help_message("menu-too-few-numbers", number=len(words), count=len(usual)))


def _is_number(word: str, most: int) -> bool:
    return word.isdigit() and word.isascii() and len(word) < LONGEST_NUMBER and int(word) <= most


def _read_in_line(desk: Desk, title: Message, entries: Sequence[Entry], usual: int | None) -> None:
    lines = tuple(
        help_message("choice-usual" if place == usual else "choice", number=place + 1, choice=entry.label)
        for place, entry in enumerate(entries)
    )
    desk.answer(help_message("menu-in-line", title=title, lines=Items(lines, "semicolon")))


def _read_out(desk: Desk, title: Message, entries: Sequence[Entry], usual: int | None) -> None:
    desk.answer(title)
    if len(entries) > ONE_KEY_ENTRIES and desk.settings.keys_mode == "single":
        digits = tuple(Message("number", {"number": digit}) for digit in sorted(map(int, _beginnings(len(entries)))))
        desk.answer(help_message("menu-waits", digits=Items(digits, "or")))
    for number, entry in enumerate(entries, 1):
        id = "menu-entry-usual" if number - 1 == usual else "menu-entry"
        desk.answer(help_message(id, number=number, label=entry.label))


def _explain(desk: Desk, entries: Sequence[Entry], usual: int | None) -> None:
    desk.answer(help_message("menu-help" if usual is None else "menu-help-usual", last=len(entries)))
    for number, entry in enumerate(entries, 1):
        if entry.about is not None:
            desk.answer(help_message("menu-about", number=number, label=entry.label, about=entry.about))


def _matches(desk: Desk, entries: Sequence[Entry], typed: str) -> list[int]:
    """Return the entries whose label, or a word of it, begins with what was typed."""
    words = catalogue(desk.language)
    labels = [plain(words.text(entry.label, Listener(desk.names, desk.seat))) for entry in entries]
    start = plain(typed)
    exact = [place for place, label in enumerate(labels) if label == start]
    return exact or [place for place, label in enumerate(labels) if label.startswith(start)]


def _not_one(desk: Desk, entries: Sequence[Entry], typed: str, found: list[int]) -> None:
    if not found:
        desk.answer(help_message("menu-no-such-entry", typed=echo(typed), last=len(entries)))
        return
    labels = tuple(help_message("menu-choice", number=place + 1, label=entries[place].label) for place in found)
    desk.answer(help_message("menu-several", labels=Items(labels, "or")))


def yes(desk: Desk, question: Message, usual: bool = True) -> bool:
    """Return whether the person says yes; Enter alone gives the usual answer."""
    words = catalogue(desk.language)
    answers = {"yes": True, "no": False}
    desk.answer(question, help_message("yes-no-usual-yes" if usual else "yes-no-usual-no"))
    while True:
        typed = plain(desk.read())
        if not typed:
            return usual
        for name, meaning in answers.items():
            if any(plain(word).startswith(typed) for word in words.words(f"words-{name}").split(",")):
                return meaning
        desk.answer(question, help_message("yes-no-usual-yes" if usual else "yes-no-usual-no"))

"""The history at the terminal: what was said since one's last turn, line by line, by category."""

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal.commands import plain
from audiogames.faces.terminal.desk import Desk
from audiogames.narration.catalogue import LOCALES, catalogue

LINES_OF_A_CATEGORY = 8
"""How many lines of one category are told at a time: about as many as are remembered."""


def _note(id: str, **arguments: object) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.RESULT)  # type: ignore[arg-type]


def since_last_turn(desk: Desk, typed: str) -> None:
    """Tell again what was told since the person's last turn; with a category behind the command, the last of that."""
    _, _, wanted = typed.partition(" ")
    if not wanted.strip():
        lines = desk.history.since_last_turn()
        desk.say_again(lines)
        if not lines:
            desk.answer(_note("history-nothing-since"))
        return
    category = _category(wanted)
    if category is None:
        desk.answer(_note("history-no-such-category"))
        return
    found = desk.history.last(LINES_OF_A_CATEGORY, category)
    desk.say_again(line.utterance for line in found)
    if not found:
        desk.answer(_note("history-empty"))


def step(desk: Desk, by: int) -> None:
    """Tell the line before or after the one told last; edges are told."""
    line, edge = desk.history.step(by)
    if line is None:
        desk.answer(_note("history-empty"))
        return
    if edge:
        desk.answer(_note("history-start" if by < 0 else "history-end"))
    desk.say_again((line.utterance,))


def _category(typed: str) -> Category | None:
    """Return the category whose name, in either language, begins with what was typed."""
    start = plain(typed)
    for locale in LOCALES:
        for category in Category:
            if plain(catalogue(locale).words(f"category-{category}")).startswith(start):
                return category
    return None

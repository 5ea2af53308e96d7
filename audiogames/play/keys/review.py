"""The history at the terminal: lines since one's last turn, one by one, or by category."""

from audiogames.core.messages import Category, result
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.parsing.typed import plain
from audiogames.resources import LOCALES

LINES_OF_A_CATEGORY = 8
"""Number of lines of a category read at a time, about as many as are remembered."""


def since_last_turn(conversation: Conversation, typed: str) -> None:
    """Repeat what was said since the person's last turn, or the last lines of a category.

    Walking the history is then limited to that category, or unlimited without one.
    """
    _, _, wanted = typed.partition(" ")
    if not wanted.strip():
        conversation.breath.history.walk_only(None)
        lines = conversation.breath.history.since_last_turn()
        conversation.breath.say_again(lines)
        if not lines:
            conversation.breath.answer(result("history-nothing-since"))
        return
    category = _category(wanted)
    if category is None:
        conversation.breath.answer(result("history-no-such-category"))
        return
    conversation.breath.history.walk_only(category)
    found = conversation.breath.history.last(LINES_OF_A_CATEGORY, category)
    conversation.breath.say_again(line.utterance for line in found)
    if not found:
        conversation.breath.answer(result("history-empty"))


def step(conversation: Conversation, by: int) -> None:
    """Read the line before or after the last one read, and announce the ends."""
    line, edge = conversation.breath.history.step(by)
    if line is None:
        conversation.breath.answer(result("history-empty"))
        return
    if edge:
        conversation.breath.answer(result("history-start" if by < 0 else "history-end"))
    conversation.breath.say_again((line.utterance,))


def _category(typed: str) -> Category | None:
    start = plain(typed)
    for locale in LOCALES:
        for category in Category:
            if plain(catalogue(locale).words(f"category-{category}")).startswith(start):
                return category
    return None

"""Help at a device: the keys that work now, the key learner, the rules of the game."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Final

from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import OPTIONS, fitting, whole
from audiogames.play.parsing.commands import WALKING
from audiogames.play.parsing.typed import in_digits
from audiogames.play.prompts import Key, Talk
from audiogames.resources import page

ENOUGH_ENTERS = 2
"""Number of Enters in a row to leave the key learner."""

MOST_NOW: Final = 200
"""Maximum characters of the first help."""

PAGE_LINES: Final = 20
COLUMNS: Final = 80
"""Size of a page of text, since screen readers lose what scrolls off a terminal of 24 lines."""

BY_GAME = frozenset({"hand", "counts", "current", "rank"})
"""Commands with a meaning of their own in each game."""

GROUPS: Final[Mapping[str, Sequence[str]]] = {
    "ask": ("hand", "table", "turn", "scores", "counts", "current", "rank", "moves"),
    "again": ("last", "repeat", "history", "earlier", "later"),
    "do": ("name", "advice", "undo", "silent", "curtain", "save", "quit"),
    "walk": (*WALKING,),
    "sound": ("sounds-again", "head-left", "head-right", "sounds"),
    "program": ("help", "keys", "rules", "options"),
}


HEADING: Final = "keys-group-"

WITH_HEADING: Final = 2
"""Minimum lines after a heading on its page."""


def now_first(conversation: Conversation, messages: Sequence[Message]) -> tuple[Message, ...]:
    """Return the first help: a short part of the possible actions, and how to hear all keys."""
    narrator, more = conversation.breath.narrator(), menu_message("help-more")
    left = MOST_NOW - len(narrator.utterances((more,), asked=True)[0].text)
    told: list[Message] = []
    for message in messages:
        length = 1 + len(narrator.utterances((message,), asked=True)[0].text)
        if length <= left:
            left -= length
            told.append(message)
    return tuple(piece for message in (*told, more) for piece in fitting(conversation, message))


def keys_here(conversation: Conversation, game: str = "") -> tuple[Message, ...]:
    """Return what each key does, in a game or outside: one message per key, in groups.

    Keys for sounds are included only if the device has sounds.
    """
    keys_mode = conversation.device.keys
    lines = [menu_message("keys-single" if keys_mode == "single" else "keys-line")]
    if game and GAMES[game].keys:
        lines.append(menu_message(f"{HEADING}game", game=menu_message(f"title-{game}".replace("_", "-"))))
        lines += [about_own_key(key, game) for key in GAMES[game].keys]
    for group, names in groups(conversation).items():
        lines.append(menu_message(f"{HEADING}{group}"))
        lines += [about_key(name, keys_mode, game) for name in names if keys_mode == "single" or name != "name"]
    if OPTIONS in conversation.doors:
        lines.append(menu_message("keys-change"))
    return tuple(lines)


def groups(conversation: Conversation) -> Mapping[str, Sequence[str]]:
    sounds = conversation.device.can.sounds
    return {group: names for group, names in GROUPS.items() if group != "sound" or sounds}


def read_pages(conversation: Conversation, lines: Sequence[Message]) -> Talk[bool]:
    """Read lines in pages, and return True if all were read. Enter continues, R repeats, Q leaves."""
    pages = _pages(conversation, [piece for line in lines for piece in fitting(conversation, line)])
    for number, page_lines in enumerate(pages, 1):
        conversation.breath.answer(*page_lines)
        if number == len(pages):
            return len(pages) > 1
        conversation.breath.answer(menu_message("help-page"))
        while typed := (yield from conversation.ask()):
            if typed in ("0", Key.ESCAPE) or conversation.command(typed) == "quit":
                conversation.breath.answer(menu_message("rules-left"))
                return False
            if conversation.command(typed) != "repeat":
                conversation.entries.give_back(typed)
                return False
            conversation.breath.answer(*page_lines, menu_message("help-page"))
    return False


def _pages(conversation: Conversation, lines: Sequence[Message]) -> list[list[Message]]:
    """Split lines into pages, each with room for the line on how to continue."""
    narrator, form = conversation.breath.narrator(), conversation.device.lines
    pages: list[list[Message]] = [[]]
    left = PAGE_LINES - 1
    for line in lines:
        rows = max(1, len(wrap(narrator.utterances((line,), asked=True)[0].written(form), COLUMNS)))
        if rows + (line.id.startswith(HEADING) and WITH_HEADING) > left and pages[-1]:
            pages.append([])
            left = PAGE_LINES - 1
        pages[-1].append(line)
        left -= rows
    return pages


def about_own_key(key: str, game: str) -> Message:
    named = f"key-{game}-{GAMES[game].keys[key]}".replace("_", "-")
    return menu_message("key-line", letter=menu_message(f"letter-{named}"), about=menu_message(f"about-{named}"))


def about_key(name: str, keys_mode: str, game: str = "") -> Message:
    """Return what a command's letter does. In single-key mode nothing follows it."""
    about = "about-history-single" if name == "history" and keys_mode == "single" else f"about-{name}"
    if game and name in BY_GAME:
        about = f"about-{name}-{game}".replace("_", "-")
    return menu_message("key-line", letter=menu_message(f"letter-{name}"), about=menu_message(about))


def learn_keys(conversation: Conversation, game: str, here: Callable[[str], Message | None]) -> Talk[None]:
    """Explain each key or word without doing it, until Enter is pressed twice.

    `here` returns the meaning in the current place, None for the usual one.
    """
    conversation.breath.answer(menu_message("learn-begin"))
    enters = 0
    while enters < ENOUGH_ENTERS:
        typed = yield from conversation.ask()
        enters = 0 if typed else enters + 1
        if not typed:
            if enters < ENOUGH_ENTERS:
                conversation.breath.answer(here(typed) or menu_message("learn-enter"))
        elif (about := here(typed)) is not None:
            conversation.breath.answer(about)
        elif typed in GAMES[game].keys:
            conversation.breath.answer(about_own_key(typed, game))
        elif in_digits(typed).isdecimal():
            conversation.breath.answer(menu_message("learn-number"))
        elif (name := conversation.command(typed)) is not None:
            conversation.breath.answer(about_key(name, conversation.device.keys, game))
        else:
            conversation.breath.answer(menu_message("learn-other"))
    conversation.breath.answer(menu_message("learn-end"))


def read_rules(conversation: Conversation, game: str) -> Talk[None]:
    try:
        parts = page(conversation.device.language, game)
    except FileNotFoundError:  # a game of another package may have forgotten them
        conversation.breath.answer(menu_message("rules-missing"))
        return
    yield from read_parts(conversation, parts, menu_message("rules-end"))


def read_essential(conversation: Conversation, game: str) -> Talk[None]:
    """Read the essential of the rules of a game: the first part of its page, after title and introduction."""
    try:
        parts = page(conversation.device.language, game)
    except FileNotFoundError:
        conversation.breath.answer(menu_message("rules-missing"))
        return
    yield from read_parts(conversation, parts[1:2], menu_message("rules-essential-end"))


def read_parts(conversation: Conversation, parts: Sequence[Sequence[str]], end: Message) -> Talk[None]:
    """Read a text in parts, then `end`. Enter continues, R repeats a part, anything else leaves."""
    for number, part in enumerate(parts, 1):
        lines = [piece for line in part for piece in whole(conversation, menu_message("text", text=line))]
        conversation.breath.answer(*lines)
        if number == len(parts):
            conversation.breath.answer(end)
            return
        conversation.breath.answer(menu_message("rules-more"))
        while typed := (yield from conversation.ask()):
            if conversation.command(typed) == "repeat":
                conversation.breath.answer(*lines)
            elif conversation.command(typed) != "help":
                conversation.breath.answer(menu_message("rules-left"))
                return
            conversation.breath.answer(menu_message("rules-more"))

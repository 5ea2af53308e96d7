"""The menu of memories: remembered people, and hearing, exporting and deleting their games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from audiogames.core.errors import GameError, system_reason
from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_pages
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.menus.settings import Preferences
from audiogames.play.past import memory
from audiogames.play.past.memory import Memories, RememberedGame
from audiogames.play.prompts import Talk

LINES: Final = ("tell", "csv", "remember")


def visit(preferences: Preferences, memories: Memories, learnt: Callable[[], Sequence[Message]]) -> Talk[None]:
    """Offer actions with one person's memory, until they go back.

    `learnt` returns the progress in trainings and the results of games, a line each.
    """
    conversation, found = preferences.conversation, memories.remembered()
    if found.aside is not None:
        conversation.breath.answer(menu_message("memory-aside", file=found.aside))
    name = yield from _whom(preferences)
    at = None
    while name is not None:
        entries = [MenuLine.explained(f"memory-{line}") for line in LINES]
        is_kept = name in preferences.settings.remembered
        state = menu_message("memory-title" if is_kept else "memory-title-not", name=called(name))
        usual = LINES.index("tell" if is_kept else "remember")
        place = yield from pick(conversation, state, entries, usual, at=at)
        at = place
        if place is None:
            return
        games = [game for game in memories.remembered().games if game.name == name]
        match LINES[place]:
            case "tell":
                yield from read_pages(conversation, [*_told(games), *learnt()])
            case "csv":
                _write(conversation, memories, memory.as_csv(games))
            case _:
                _remember(preferences, name)
                if is_kept:
                    yield from _forget(preferences, memories, name)


def _told(games: Sequence[RememberedGame]) -> list[Message]:
    return memory.told(games) or [menu_message("memory-nothing")]


def called(name: str) -> Message:
    return menu_message("text", text=name) if name else menu_message("memory-unnamed")


def _whom(preferences: Preferences) -> Talk[str | None]:
    """Ask for a person, or return the only one. None if the person goes back."""
    own = preferences.settings.player_name
    names = [own, *(name for name in preferences.settings.remembered if name != own)]
    entries = [*(MenuLine(called(name)) for name in names), MenuLine(menu_message("memory-other"))]
    place = yield from pick(preferences.conversation, menu_message("memory-whose"), entries, 0)
    if place is None or place < len(names):
        return None if place is None else names[place]
    preferences.conversation.breath.answer(menu_message("memory-name"))
    typed = " ".join((yield from preferences.conversation.line()).split())[:40]
    return typed if typed and typed.isprintable() else None


def _remember(preferences: Preferences, name: str) -> None:
    remembered = preferences.settings.remembered
    if name in remembered:
        left = tuple(other for other in remembered if other != name)
        preferences.put(replace(preferences.settings, remembered=left))
        preferences.conversation.breath.answer(menu_message("memory-off", name=called(name)))
    else:
        preferences.put(replace(preferences.settings, remembered=(*remembered, name)))
        preferences.conversation.breath.answer(menu_message("memory-on", name=called(name)))


def _forget(preferences: Preferences, memories: Memories, name: str) -> Talk[None]:
    conversation = preferences.conversation
    if not (yield from yes(conversation, menu_message("memory-sure", name=called(name)), usual=False)):
        return
    try:
        memories.forget(name)
    except OSError as error:
        conversation.breath.answer(menu_message("memory-not-kept", reason=system_reason(error)))
        return
    left = tuple(other for other in preferences.settings.remembered if other != name)
    preferences.put(replace(preferences.settings, remembered=left))
    conversation.breath.answer(menu_message("memory-forgotten", name=called(name)))


def _write(conversation: Conversation, memories: Memories, table: str) -> None:
    try:
        conversation.breath.answer(menu_message("memory-written", file=memories.write_out("audiogames", ".csv", table)))
    except (OSError, GameError) as error:
        why = error.message if isinstance(error, GameError) else system_reason(error)
        conversation.breath.answer(menu_message("memory-not-kept", reason=why))

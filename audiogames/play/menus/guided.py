"""Guided games in the menus: offered once for a new game, and always among the lessons."""

from typing import Final

from audiogames.core.messages import menu_message
from audiogames.core.presentation.guided import GuidedGame
from audiogames.core.registry import GAMES, game_named
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_essential
from audiogames.play.keys.questions import MenuLine, fitting, unknown, yes_or_no
from audiogames.play.menus.new_table.tables import title
from audiogames.play.prompts import Key, Talk

PLAY: Final = "0"

ESSENTIAL: Final = "1"
"""The key that reads the essential of the rules, which takes a minute."""


def entries() -> dict[str, MenuLine]:
    found = {name: game_named(name).guided for name in GAMES}
    return {
        name: MenuLine(
            menu_message(title(name)),
            menu_message("about-menu-guided", minutes=guided.minutes),
        )
        for name, guided in found.items()
        if guided is not None
    }


def offer(conversation: Conversation, game: str, guided: GuidedGame) -> Talk[bool | None]:
    """Return True to learn a game by playing (Enter), False to play at once (zero), None if the person goes back.

    The essential of the rules may be heard first (1).
    """
    line = menu_message("guided-offer", game=menu_message(title(game)))
    conversation.breath.answer(*fitting(conversation, line))
    while True:
        typed = yield from conversation.ask()
        if not typed:
            return True
        if typed == PLAY:
            return False
        if typed == ESSENTIAL:
            yield from read_essential(conversation, game)
            conversation.breath.answer(*fitting(conversation, line))
            continue
        if typed == Key.ESCAPE or conversation.command(typed) == "quit":
            return None
        if (meant := yes_or_no(conversation, typed)) is not None:
            return meant
        if typed in ("?", Key.HELP):
            conversation.breath.answer(
                *fitting(conversation, menu_message("guided-offer-help", minutes=guided.minutes))
            )
        else:
            conversation.breath.answer(*unknown(conversation, typed, "guided-offer-unknown"))

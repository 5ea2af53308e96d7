"""Conversations about stickers: orders, the finger school, checks, filled-in codes, and scanned cards.

They are independent of the terminal. The libraries are large and may be missing: then the menu offers to install them.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from audiogames.core.errors import GameError
from audiogames.core.messages import menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk
from audiogames.play.training import TrainingScore
from audiogames.settings import LastTable
from audiogames.stickers.libraries import need_libraries, offer_to_install
from audiogames.storage.folders import paths
from audiogames.tactile.writing import read_record

if TYPE_CHECKING:
    from audiogames.stickers.assistant import AtOnce

SURE: Final = 2
"""Consecutive right answers that make a sign known."""


def enter(conversation: Conversation, at_once: "AtOnce", last: LastTable | None) -> Talk[None]:
    """`at_once` reports the progress of a long job. `last` is the last table, whose deck comes first."""
    if not (yield from offer_to_install(conversation)):
        return
    from audiogames.stickers.menu import StickersMenu  # its libraries are large, and may be missing

    yield from StickersMenu(conversation, at_once, last).run()


def learn_signs(conversation: Conversation, at_once: "AtOnce", last: LastTable | None) -> Talk[None]:
    if not (yield from offer_to_install(conversation)):
        return
    from audiogames.stickers.menu import StickersMenu  # as above

    yield from StickersMenu(conversation, at_once, last).learn()


def for_guests(conversation: Conversation, deck: str, store: dict[Any, Any]) -> Talk[None]:
    """Their progress is in `store`, not in files."""
    try:
        need_libraries()
    except GameError:
        conversation.breath.answer(menu_message("stickers-not-here"))
        yield from conversation.ask("key")
        return
    from audiogames.stickers.menu import guests_menu  # as above

    yield from guests_menu(conversation, deck, store)


def signs_reached() -> TrainingScore:
    sure = 0
    for path in sorted(paths().decks.with_name("school").glob("*.json")):
        with suppress(TypeError, KeyError, AttributeError):
            answers = (read_record(path) or {})["answers"]
            sure += sum(given[-SURE:] == [True] * SURE for given in answers.values())
    return TrainingScore(1.0 if sure else 0.0, menu_message("reached-signs", number=sure) if sure else None)

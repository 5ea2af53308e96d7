"""Conversations about stickers: orders, the finger school, checks, codes filled in, and scanned cards.

They ask and tell, and know no terminal: a face holds them.

The libraries that make stickers are large, and may be missing: what is here shuts the way to them with a sentence then.
"""

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from audiogames.bootstrap.environment import how_to_install
from audiogames.core.errors import GameError
from audiogames.core.messages import Items, Message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import help_message
from audiogames.play.prompts import Talk
from audiogames.play.training import Reached
from audiogames.settings import LastTable
from audiogames.storage.folders import paths
from audiogames.tactile.errors import refusal

if TYPE_CHECKING:
    from audiogames.stickers.assistant import AtOnce

SURE: Final = 2
"""Right answers in a row that make a sign sure, as the finger school counts."""

LIBRARIES: Final = ("shapely", "numpy", "reportlab", "PIL", "ezdxf", "manifold3d", "segno")
"""The libraries that the extra `tactile` installs, by the names of the modules."""


TABLE_LIBRARIES: Final = ("openpyxl", "odf")
"""Those of them that read and write decks as tables."""


def enter(conversation: Conversation, at_once: "AtOnce", last: LastTable | None) -> Talk[None]:
    """Open the menu of stickers until the person goes back.

    `at_once` reports the progress of a long job, `last` is the last table set up: the deck of its game comes first.
    """
    try:
        need_libraries()
    except GameError as error:
        conversation.answer(error.message)
        return
    from audiogames.stickers.menu import StickersMenu  # its libraries are large, and may be missing

    yield from StickersMenu(conversation, at_once, last).run()


def learn_signs(conversation: Conversation, at_once: "AtOnce", last: LastTable | None) -> Talk[None]:
    """Ask for a deck and its signs, and hold its finger school."""
    try:
        need_libraries()
    except GameError as error:
        conversation.answer(error.message)
        return
    from audiogames.stickers.menu import StickersMenu  # as above

    yield from StickersMenu(conversation, at_once, last).learn()


def signs_reached() -> Reached:
    """Return how many signs fingers know, of all decks and codes together."""
    sure = 0
    for path in sorted(paths().decks.with_name("school").glob("*.json")):
        try:
            answers = json.loads(path.read_text(encoding="utf-8"))["answers"]
            sure += sum(given[-SURE:] == [True] * SURE for given in answers.values())
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            continue
    return Reached(1.0 if sure else 0.0, help_message("reached-signs", number=sure) if sure else None)


def need_libraries() -> None:
    """Raise TactileError where the libraries for stickers were not installed."""
    _need(LIBRARIES)


def need_tables() -> None:
    """Raise TactileError where the libraries that read and write tables were not installed."""
    _need(TABLE_LIBRARIES)


def _need(libraries: tuple[str, ...]) -> None:
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        names = Items(tuple(Message("text", {"text": name}) for name in missing), "and")
        raise refusal("stickers-libraries-missing", names=names, command=how_to_install("stickers", "tactile"))

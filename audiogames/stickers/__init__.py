"""Conversations about stickers: orders, the finger school, checks, codes filled in, and scanned cards.

They ask and tell, and know no terminal: a face holds them.

The libraries that make stickers are large, and may be missing: what is here shuts the way to them with a sentence then.
"""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import audiogames
from audiogames.core.errors import GameError
from audiogames.core.messages import Items, Message
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk
from audiogames.settings import LastTable
from audiogames.tactile.errors import refusal

if TYPE_CHECKING:
    from audiogames.stickers.assistant import AtOnce

LIBRARIES: Final = ("shapely", "numpy", "reportlab", "PIL", "ezdxf", "manifold3d", "segno")
"""The libraries that the extra `tactile` installs, by the names of the modules."""


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


def need_libraries() -> None:
    """Raise TactileError where the libraries for stickers were not installed."""
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        names = Items(tuple(Message("text", {"text": name}) for name in missing), "and")
        raise refusal("stickers-libraries-missing", names=names, command=_how_to_install())


def _how_to_install() -> str:
    """Return what a person types: in a checkout the project itself is installed, with what stickers need."""
    checkout = Path(audiogames.__file__).resolve().parent.parent
    what = f'--editable "{checkout}[tactile]"' if (checkout / "pyproject.toml").is_file() else '"audiogames[tactile]"'
    return f'"{sys.executable}" -m pip install {what}'

from importlib.util import find_spec
from typing import Final

from audiogames.bootstrap.environment import how_to_install
from audiogames.core.messages import Items, Message
from audiogames.tactile.errors import refusal

LIBRARIES: Final = ("shapely", "numpy", "reportlab", "PIL", "ezdxf", "manifold3d", "segno")
"""Modules of the extra `tactile`."""

TABLE_LIBRARIES: Final = ("openpyxl", "odf")
"""Those for tables of decks."""


def need_libraries() -> None:
    _need(LIBRARIES)


def need_tables() -> None:
    _need(TABLE_LIBRARIES)


def _need(libraries: tuple[str, ...]) -> None:
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        names = Items(tuple(Message("text", {"text": name}) for name in missing), "and")
        raise refusal("stickers-libraries-missing", names=names, command=how_to_install("stickers", "tactile"))

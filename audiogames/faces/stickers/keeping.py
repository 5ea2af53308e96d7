"""What conversations keep from one day to the next: what fingers have learnt, how far a check has come."""

import json
from pathlib import Path
from typing import Any, Final, Literal

from audiogames.faces.stickers.folders import file_name
from audiogames.tactile.codes import Code
from audiogames.tactile.decks import Deck
from audiogames.tactile.toml import own_folder
from audiogames.tactile.writing import write_text

Kind = Literal["school", "checks"]
LARGEST: Final = 1024 * 1024
"""Bytes: a year of lessons takes a hundredth of it."""


def kept(kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None:
    """Return what was kept for a deck in a code; None where nothing was, or nothing that can be read."""
    path = _path(kind, deck, code)
    try:
        if path.stat().st_size > LARGEST:
            return None
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def keep(kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
    """Keep this for the next time. Raises TactileError."""
    write_text(_path(kind, deck, code), json.dumps(found, ensure_ascii=False, indent=1) + "\n", overwrite=True)


def drop(kind: Kind, deck: Deck, code: Code) -> None:
    """Keep nothing any more: it is finished."""
    _path(kind, deck, code).unlink(missing_ok=True)


def _path(kind: Kind, deck: Deck, code: Code) -> Path:
    return own_folder(kind) / f"{file_name(deck.id)}-{file_name(code.id)}.json"

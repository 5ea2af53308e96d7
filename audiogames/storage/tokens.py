"""Tokens that prove to tables elsewhere that this person sat there: kept on this computer, for this person alone."""

import json

from audiogames.storage.files import write_text
from audiogames.storage.folders import paths

FILE = "tables.json"

MOST = 20
"""Tables that are remembered: the latest."""


def token_for(table: str) -> str | None:
    """Return the token for a table, by its address and code; None where there is none, or the file cannot be read."""
    return _kept().get(table)


def keep(table: str, token: str) -> None:
    """Keep the token for a table; the game goes on if the disk refuses."""
    _write([*((name, one) for name, one in _kept().items() if name != table), (table, token)][-MOST:])


def forget(table: str) -> None:
    """Keep no token for a table any more."""
    kept = _kept()
    if kept.pop(table, None) is not None:
        _write(list(kept.items()))


def _kept() -> dict[str, str]:
    try:
        kept = json.loads(paths().journals.with_name(FILE).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(name): str(token) for name, token in kept.items()} if isinstance(kept, dict) else {}


def _write(entries: list[tuple[str, str]]) -> None:
    try:
        write_text(paths().journals.with_name(FILE), json.dumps(dict(entries), indent=0), private=True)
    except OSError:
        return

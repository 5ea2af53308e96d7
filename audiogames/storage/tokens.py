import json
from typing import Any, Final, NamedTuple

from audiogames.storage.files import write_text
from audiogames.storage.folders import paths

FILE = "tables.json"

MOST = 20


class KeptToken(NamedTuple):
    token: str | None
    days: bool = False


_NONE: Final = KeptToken(None)


def token_for(table: str) -> str | None:
    """`table` is its address and code. None if there is no token or the file cannot be read."""
    return _kept().get(table, _NONE).token


def over_days() -> list[tuple[str, str]]:
    return [(table, one.token) for table, one in _kept().items() if one.days and one.token]


def keep(table: str, token: str, days: bool = False) -> None:
    """`days`: no clock runs at the table. Disk errors are ignored."""
    _write([*((name, one) for name, one in _kept().items() if name != table), (table, KeptToken(token, days))][-MOST:])


def forget(table: str) -> None:
    kept = _kept()
    if kept.pop(table, None) is not None:
        _write(list(kept.items()))


def _kept() -> dict[str, KeptToken]:
    try:
        kept = json.loads(paths().journals.with_name(FILE).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(name): _read(one) for name, one in kept.items()} if isinstance(kept, dict) else {}


def _read(one: Any) -> KeptToken:
    """A token alone, or with the word that no clock runs there."""
    if not isinstance(one, dict):
        return KeptToken(str(one))
    return KeptToken(str(one.get("token")), one.get("days") is True)


def _write(entries: list[tuple[str, KeptToken]]) -> None:
    written = {table: one._asdict() if one.days else one.token for table, one in entries}
    try:
        write_text(paths().journals.with_name(FILE), json.dumps(written, indent=0), private=True)
    except OSError:
        return

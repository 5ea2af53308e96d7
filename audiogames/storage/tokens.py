import json

from audiogames.storage.files import write_text
from audiogames.storage.folders import paths

FILE = "tables.json"

MOST = 20


def token_for(table: str) -> str | None:
    """`table` is its address and code. None if there is no token or the file cannot be read."""
    return _kept().get(table)


def keep(table: str, token: str) -> None:
    """Disk errors are ignored."""
    _write([*((name, one) for name, one in _kept().items() if name != table), (table, token)][-MOST:])


def forget(table: str) -> None:
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

"""A code filled in at the terminal: which one, then value by value, or all at once from a file."""

from pathlib import Path

from audiogames.core.errors import GameError
from audiogames.faces.stickers.port import Port, line, tell
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.stickers.code_editor import edit_code, fill_code
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import decks, load_deck


def choose_and_fill(desk: Desk) -> None:
    """Ask which code and for which deck, and fill it in."""
    ids = codes()
    loaded = [load_code(id) for id in ids]
    entries = [Entry(help_message("text", text=code.names[desk.language])) for code in loaded]
    usual = next((place for place, code in enumerate(loaded) if code.is_empty), 0)
    place = pick(desk, help_message("stickers-talk-fill-which"), entries, usual)
    if place is None:
        return
    known = decks()
    names = [help_message("text", text=load_deck(id).names[desk.language]) for id in known]
    entries = [*map(Entry, names), Entry(help_message("stickers-talk-fill-all"))]
    which = pick(desk, help_message("stickers-talk-fill-deck"), entries, 0)
    if which is not None:
        try:
            fill(desk, ids[place], known[which] if which < len(known) else None)
        except GameError as error:
            tell(desk, error.message)


def fill(desk: Desk, name: str, deck: str | None = None, path: Path | None = None) -> str | None:
    """Fill a code in and return the file of it, the person's own; None if nothing was to be written.

    With a `deck`, only what that deck needs is asked. `path` is the file to write, where it was chosen beforehand.
    Raises TactileError where the code cannot be read, or the file not written.
    """
    by_ear = Entry(help_message("stickers-talk-fill-ear"), help_message("stickers-talk-fill-about-ear"))
    from_file = Entry(help_message("stickers-talk-fill-file"), help_message("stickers-talk-fill-about-file"))
    how = pick(desk, help_message("stickers-talk-fill-how"), [by_ear, from_file], 0)
    if how is None:
        return None
    fill_in = _by_ear if how == 0 else _from_file
    written = fill_in(desk, name, deck, path)
    return None if written is None else str(written)


def _by_ear(desk: Desk, name: str, deck: str | None, path: Path | None) -> Path | None:
    return edit_code(Port(desk), name, deck, path, desk.language)


def _from_file(desk: Desk, name: str, deck: str | None, path: Path | None) -> Path | None:
    """Ask for the file until one can be read, or the person goes back."""
    while typed := line(desk, help_message("stickers-talk-fill-which-file")):
        try:
            table = Path(typed.strip("\"'")).expanduser()
            if (written := fill_code(Port(desk), name, table, deck, path, desk.language)) is not None:
                return written
        except (GameError, RuntimeError) as error:
            told = (
                error.message if isinstance(error, GameError) else help_message("tactile-path-wrong", name=typed[:80])
            )
            tell(desk, told)
    return None

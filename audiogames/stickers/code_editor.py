"""A code filled in: by ear, one question a value, each answer said back before it counts; or all from a file."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from audiogames.core.messages import Argument, Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import Entry, pick
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import Enough, Interview, Interviewer, LineInterview, line, refusals_told
from audiogames.tactile.codes import Groups, codes, load_code, parse_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.editing import (
    TableEntry,
    answers,
    check_code,
    edited,
    field_words,
    filled,
    is_nothing,
    known_signs,
    needed,
    own_file,
    read_table,
    same_as,
    signs_message,
    source_of,
    turns_into,
    understood,
)
from audiogames.tactile.errors import TactileError
from audiogames.tactile.toml import own_path
from audiogames.tactile.words import value_message
from audiogames.tactile.writing import write_text

BACK: Final = "back"
SKIP: Final = "skip"
HELP: Final = "help"


def choose_and_fill(conversation: Conversation) -> Talk[None]:
    """Ask which code and for which deck, and fill it in."""
    ids = codes()
    loaded = [load_code(id) for id in ids]
    entries = [Entry(menu_message("text", text=code.names[conversation.device.language])) for code in loaded]
    usual = next((place for place, code in enumerate(loaded) if code.is_empty), 0)
    place = yield from pick(conversation, menu_message("stickers-talk-fill-which"), entries, usual)
    if place is None:
        return
    known = decks()
    names = [menu_message("text", text=load_deck(id).names[conversation.device.language]) for id in known]
    entries = [*map(Entry, names), Entry(menu_message("stickers-talk-fill-all"))]
    which = yield from pick(conversation, menu_message("stickers-talk-fill-deck"), entries, 0)
    if which is not None:
        with refusals_told(conversation):
            yield from fill(conversation, ids[place], known[which] if which < len(known) else None)


def fill(conversation: Conversation, name: str, deck: str | None = None, path: Path | None = None) -> Talk[str | None]:
    """Fill a code in and return the file of it, the person's own; None if nothing was to be written.

    With a `deck`, only what that deck needs is asked. `path` is the file to write, where it was chosen beforehand.
    Raises TactileError where the code cannot be read.
    """
    by_ear = Entry(menu_message("stickers-talk-fill-ear"), menu_message("stickers-talk-fill-about-ear"))
    from_file = Entry(menu_message("stickers-talk-fill-file"), menu_message("stickers-talk-fill-about-file"))
    how = yield from pick(conversation, menu_message("stickers-talk-fill-how"), [by_ear, from_file], 0)
    if how is None:
        return None
    editor = partial(CodeEditor, LineInterview(conversation), name, deck, conversation.device.language)
    written = yield from (editor().by_ear(path) if how == 0 else _from_file(conversation, editor, path))
    return None if written is None else str(written)


def _from_file(conversation: Conversation, editor: Callable[[], "CodeEditor"], path: Path | None) -> Talk[Path | None]:
    """Ask for the file until one can be read, or the person goes back."""
    while typed := (yield from line(conversation, menu_message("stickers-talk-fill-which-file"))):
        with refusals_told(conversation):
            table = own_path(typed.strip("\"'"))
            if (written := (yield from editor().from_file(table, path))) is not None:
                return written
    return None


class CodeEditor(Interviewer):
    """One code being filled in: what it is by now, and what was changed.

    With a `deck`, what that deck needs is asked for, else what any of ours needs. Raises TactileError where the code or
    the deck cannot be read.
    """

    def __init__(self, interview: Interview, name: str, deck: str | None = None, language: str = "fr") -> None:
        self.text = source_of(name)
        super().__init__(interview, parse_code(self.text, name), language)
        self.decks = (load_deck(deck),) if deck else tuple(load_deck(each) for each in decks())
        self.wanted = needed(self.code, self.decks)
        self.filling: dict[TableEntry, Groups | str] = {}

    def by_ear(self, path: Path | None = None) -> Talk[Path | None]:
        """Ask for every value and return the file written, if any.

        The file is `path`, by default the person's own of this name; it is overwritten only after a yes. Where it
        cannot be written, the person hears why, and is asked again.
        """
        with suppress(Enough):
            yield from self._ask_all()
        return (yield from self._save(path))

    def from_file(self, table: Path, path: Path | None = None) -> Talk[Path | None]:
        """Take all values from a file, see `read_table`, say them, and return the file written.

        With a fault, tell all faults, take none and write nothing. Raises TactileError where there is no such table.
        """
        read = read_table(table, self.code, self.wanted, self.language)
        if read.faults:
            self.interview.tell(*read.faults)
            self.tell("tactile-codes-file-unused", file=table.name)
            return None
        for entry, written in read.filling.items():
            self._set(entry, written)
        for entry, written in read.filling.items():
            signs = signs_message(written, self.code)
            self.tell(
                "tactile-codes-heard", field=field_words(entry.field), value=value_message(entry.value), signs=signs
            )
        return (yield from self._save(path))

    def _set(self, entry: TableEntry, written: Groups | str) -> None:
        self.code = filled(self.code, entry, written)
        self.filling[entry] = written

    def _ask_all(self) -> Talk[None]:
        """Go through all values, forward and back, until the last. Raises Enough where the person stops before."""
        wanted = self.wanted
        self.tell("tactile-codes-begin", name=self.code.names[self.language], number=len(wanted))
        self._help()
        at = 0
        while at < len(wanted):
            did = yield from self._value(wanted[at], at + 1, len(wanted))
            if did == BACK and at == 0:
                self.tell("tactile-codes-first")
            at = max(at - 1, 0) if did == BACK else at + 1

    def _help(self) -> None:
        if self.code.signs:
            self.tell("tactile-codes-help", signs=known_signs(self.code))
        else:
            self.tell("tactile-codes-help-braille")

    def _value(self, entry: TableEntry, number: int, count: int) -> Talk[str]:
        """Ask for one value until it is settled; return what to do next."""
        about = {"field": field_words(entry.field), "value": value_message(entry.value)}
        while True:
            table = self.code.fields[entry.field].table
            known = entry.value in table
            now = signs_message(table[entry.value], self.code) if known else Message("tactile-codes-not-yet")
            typed = yield from self.answer("tactile-codes-ask", **about, now=now, number=number, count=count)
            if answers(typed, BACK):
                return BACK
            if not typed.strip() or answers(typed, SKIP):
                return SKIP
            if answers(typed, HELP):
                self._help()
            elif (settled := (yield from self._settle(entry, typed))) is not None:
                return settled

    def _settle(self, entry: TableEntry, typed: str) -> Talk[str | None]:
        """Take an answer, if it can be one and the person says that it is; None asks again."""
        try:
            braille = self.code.fields[entry.field].layout == "braille"
            nothing: Groups | str = "" if braille else ()
            written = nothing if is_nothing(typed) else understood(typed, self.code, entry.field, self.language)
        except TactileError as error:
            self.interview.tell(error.message)
            return None
        other = same_as(self.code, entry, written)
        if other is not None:
            self.tell("tactile-codes-same", value=value_message(entry.value), other=value_message(other))
            return None
        turned = turns_into(filled(self.code, entry, written), entry)
        if turned is not None:
            self.tell("tactile-codes-turned", other=value_message(turned))
        if not (yield from self._yes("tactile-codes-understood", signs=signs_message(written, self.code))):
            return None
        self._set(entry, written)
        return SKIP

    def _save(self, path: Path | None) -> Talk[Path | None]:
        """Say what the code still lacks, and write its file if anything changed and the person agrees."""
        if not self.filling:
            self.tell("tactile-codes-unchanged")
            return None
        for deck in self.decks:
            found = check_code(self.code, deck)
            state = "tactile-codes-deck-not" if found else "tactile-codes-deck-ready"
            self.interview.tell(Message(state, {"deck": deck.names[self.language]}), *found)
        target = path or own_file(self.code)
        while True:  # what was typed by ear is asked about again after a disk that refused it
            there = target.exists()
            if not (yield from self._agreed(there, {"file": str(target), "number": len(self.filling)})):
                self.tell("tactile-codes-not-saved")
                return None
            try:
                write_text(target, edited(self.text, self.filling), overwrite=there)
            except TactileError as error:
                self.interview.tell(error.message)
                continue
            self.tell("tactile-codes-saved", file=str(target))
            return target

    def _agreed(self, there: bool, told: Mapping[str, Argument]) -> Talk[bool]:
        """Return whether the file may be written; one that is there needs a yes in so many words, not Enter alone."""
        if there:
            typed = yield from self.interview.ask(Message("tactile-codes-overwrite", told))
            return typed is not None and answers(typed, "yes")
        try:
            return (yield from self._yes("tactile-codes-save", **told))
        except Enough:
            return False

    def _yes(self, id: str, **arguments: Argument) -> Talk[bool]:
        """Ask until the answer is yes or no; Enter is yes. Raises Enough where there is no answer any more."""
        while True:
            typed = yield from self.answer(id, **arguments)
            if not typed.strip() or answers(typed, "yes"):
                return True
            if answers(typed, "no"):
                return False

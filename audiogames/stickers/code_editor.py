"""A code filled in: by ear, one question a value, each answer said back before it counts; or all from a file."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Argument, Message
from audiogames.play.conversation import Conversation
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import Enough, Interview, LineInterview, answer, line, tell
from audiogames.tactile.codes import Groups, codes, load_code, parse_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.editor.draft import (
    TableEntry,
    check_code,
    edited,
    field_words,
    filled,
    needed,
    own_file,
    same_as,
    source_of,
    turns_into,
)
from audiogames.tactile.editor.signs import answers, is_nothing, known_signs, signs_message, understood
from audiogames.tactile.editor.table import read_table
from audiogames.tactile.errors import TactileError
from audiogames.tactile.words.typed import value_message
from audiogames.tactile.writing import write_text

BACK: Final = "back"
SKIP: Final = "skip"
HELP: Final = "help"


def choose_and_fill(conversation: Conversation) -> Talk[None]:
    """Ask which code and for which deck, and fill it in."""
    ids = codes()
    loaded = [load_code(id) for id in ids]
    entries = [Entry(help_message("text", text=code.names[conversation.language])) for code in loaded]
    usual = next((place for place, code in enumerate(loaded) if code.is_empty), 0)
    place = yield from pick(conversation, help_message("stickers-talk-fill-which"), entries, usual)
    if place is None:
        return
    known = decks()
    names = [help_message("text", text=load_deck(id).names[conversation.language]) for id in known]
    entries = [*map(Entry, names), Entry(help_message("stickers-talk-fill-all"))]
    which = yield from pick(conversation, help_message("stickers-talk-fill-deck"), entries, 0)
    if which is not None:
        try:
            yield from fill(conversation, ids[place], known[which] if which < len(known) else None)
        except GameError as error:
            tell(conversation, error.message)


def fill(conversation: Conversation, name: str, deck: str | None = None, path: Path | None = None) -> Talk[str | None]:
    """Fill a code in and return the file of it, the person's own; None if nothing was to be written.

    With a `deck`, only what that deck needs is asked. `path` is the file to write, where it was chosen beforehand.
    Raises TactileError where the code cannot be read, or the file not written.
    """
    by_ear = Entry(help_message("stickers-talk-fill-ear"), help_message("stickers-talk-fill-about-ear"))
    from_file = Entry(help_message("stickers-talk-fill-file"), help_message("stickers-talk-fill-about-file"))
    how = yield from pick(conversation, help_message("stickers-talk-fill-how"), [by_ear, from_file], 0)
    if how is None:
        return None
    fill_in = _by_ear if how == 0 else _from_file
    written = yield from fill_in(conversation, name, deck, path)
    return None if written is None else str(written)


def _by_ear(conversation: Conversation, name: str, deck: str | None, path: Path | None) -> Talk[Path | None]:
    return (yield from edit_code(LineInterview(conversation), name, deck, path, conversation.language))


def _from_file(conversation: Conversation, name: str, deck: str | None, path: Path | None) -> Talk[Path | None]:
    """Ask for the file until one can be read, or the person goes back."""
    while typed := (yield from line(conversation, help_message("stickers-talk-fill-which-file"))):
        try:
            table = Path(typed.strip("\"'")).expanduser()
            interview, language = LineInterview(conversation), conversation.language
            if (written := (yield from fill_code(interview, name, table, deck, path, language))) is not None:
                return written
        except (GameError, RuntimeError) as error:
            told = (
                error.message if isinstance(error, GameError) else help_message("tactile-path-wrong", name=typed[:80])
            )
            tell(conversation, told)
    return None


def edit_code(
    interview: Interview, name: str, deck: str | None = None, path: Path | None = None, language: str = "fr"
) -> Talk[Path | None]:
    """Ask for every value of a code that a deck needs, by default all decks; return the file written, if any.

    The file is `path`, by default the person's own of this name; it is overwritten only after a yes. Raises
    TactileError where the code or the deck cannot be read, or the file cannot be written.
    """
    editor = _Editor(interview, name, deck, language)
    with suppress(Enough):
        yield from editor.ask_all()
    return (yield from editor.save(path))


def fill_code(
    interview: Interview,
    name: str,
    table: Path,
    deck: str | None = None,
    path: Path | None = None,
    language: str = "fr",
) -> Talk[Path | None]:
    """Fill a code in from a file, see `tables`; return the file written. With a fault, tell all and write nothing."""
    editor = _Editor(interview, name, deck, language)
    return (yield from editor.save(path)) if editor.take(table) else None


class _Editor:
    """One code being filled in: what it is by now, and what was changed."""

    def __init__(self, interview: Interview, name: str, deck: str | None, language: str) -> None:
        self.interview = interview
        self.text = source_of(name)
        self.code = parse_code(self.text, name)
        self.decks = (load_deck(deck),) if deck else tuple(load_deck(each) for each in decks())
        self.wanted = needed(self.code, self.decks)
        self.language = language
        self.filling: dict[TableEntry, Groups | str] = {}

    def take(self, table: Path) -> bool:
        """Take all values from a file, and say them; with a fault, say the faults and take none."""
        read = read_table(table, self.code, self.wanted, self.language)
        if read.faults:
            self.interview.tell(*read.faults, Message("tactile-codes-file-unused", {"file": table.name}))
            return False
        for entry, written in read.filling.items():
            self._set(entry, written)
        self.interview.tell(*(self._heard(entry) for entry in read.filling))
        return True

    def _set(self, entry: TableEntry, written: Groups | str) -> None:
        self.code = filled(self.code, entry, written)
        self.filling[entry] = written

    def _heard(self, entry: TableEntry) -> Message:
        """Return one value and its signs, in words."""
        signs = signs_message(self.filling[entry], self.code)
        about = {"field": field_words(entry.field), "value": value_message(entry.value), "signs": signs}
        return Message("tactile-codes-heard", about)

    def ask_all(self) -> Talk[None]:
        """Go through all values, forward and back, until the last. Raises Enough where the person stops before."""
        wanted = self.wanted
        name = self.code.names[self.language]
        self.interview.tell(Message("tactile-codes-begin", {"name": name, "number": len(wanted)}), self._help())
        at = 0
        while at < len(wanted):
            did = yield from self._value(wanted[at], at + 1, len(wanted))
            if did == BACK and at == 0:
                self.interview.tell(Message("tactile-codes-first"))
            at = max(at - 1, 0) if did == BACK else at + 1

    def _help(self) -> Message:
        if not self.code.signs:
            return Message("tactile-codes-help-braille")
        return Message("tactile-codes-help", {"signs": known_signs(self.code)})

    def _value(self, entry: TableEntry, number: int, count: int) -> Talk[str]:
        """Ask for one value until it is settled; return what to do next."""
        while True:
            typed = yield from answer(self.interview, self._question(entry, number, count))
            if answers(typed, BACK):
                return BACK
            if not typed.strip() or answers(typed, SKIP):
                return SKIP
            if answers(typed, HELP):
                self.interview.tell(self._help())
            elif (settled := (yield from self._settle(entry, typed))) is not None:
                return settled

    def _question(self, entry: TableEntry, number: int, count: int) -> Message:
        table = self.code.fields[entry.field].table
        now = signs_message(table[entry.value], self.code) if entry.value in table else Message("tactile-codes-not-yet")
        return Message(
            "tactile-codes-ask",
            {
                "field": field_words(entry.field),
                "value": value_message(entry.value),
                "now": now,
                "number": number,
                "count": count,
            },
        )

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
            told = {"value": value_message(entry.value), "other": value_message(other)}
            self.interview.tell(Message("tactile-codes-same", told))
            return None
        turned = turns_into(filled(self.code, entry, written), entry)
        if turned is not None:
            self.interview.tell(Message("tactile-codes-turned", {"other": value_message(turned)}))
        understood_as = Message("tactile-codes-understood", {"signs": signs_message(written, self.code)})
        if not (yield from _yes(self.interview, understood_as)):
            return None
        self._set(entry, written)
        return SKIP

    def save(self, path: Path | None) -> Talk[Path | None]:
        """Say what the code still lacks, and write its file if anything changed and the person agrees."""
        if not self.filling:
            self.interview.tell(Message("tactile-codes-unchanged"))
            return None
        for deck in self.decks:
            self._check(deck)
        target = path or own_file(self.code)
        told: dict[str, Argument] = {"file": str(target), "number": len(self.filling)}
        there = target.exists()
        if not (yield from self._agreed(there, told)):
            self.interview.tell(Message("tactile-codes-not-saved"))
            return None
        write_text(target, edited(self.text, self.filling), overwrite=there)
        self.interview.tell(Message("tactile-codes-saved", {"file": str(target)}))
        return target

    def _agreed(self, there: bool, told: Mapping[str, Argument]) -> Talk[bool]:
        """Return whether the file may be written; one that is there needs a yes in so many words, not Enter alone."""
        if there:
            typed = yield from self.interview.ask(Message("tactile-codes-overwrite", told))
            return typed is not None and answers(typed, "yes")
        try:
            return (yield from _yes(self.interview, Message("tactile-codes-save", told)))
        except Enough:
            return False

    def _check(self, deck: Deck) -> None:
        found = check_code(self.code, deck)
        state = "tactile-codes-deck-not" if found else "tactile-codes-deck-ready"
        self.interview.tell(Message(state, {"deck": deck.names[self.language]}), *found)


def _yes(interview: Interview, question: Message) -> Talk[bool]:
    """Ask until the answer is yes or no; Enter is yes. Raises Enough where there is no answer any more."""
    while True:
        typed = yield from answer(interview, question)
        if not typed.strip() or answers(typed, "yes"):
            return True
        if answers(typed, "no"):
            return False

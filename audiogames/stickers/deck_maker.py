"""Makes a deck by conversation: name, contents of cards, further cards, total, and size.

Each step has a default on Enter, and goes back with 0 or Q. Unknown words are quoted and asked again. The table of
counts is read after each answer about cards.
"""

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.errors import GameError
from audiogames.core.messages import Argument, Items, Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import yes
from audiogames.play.prompts import Talk
from audiogames.stickers.libraries import need_tables
from audiogames.stickers.questions import line, refusals_told, tell
from audiogames.tactile import toml
from audiogames.tactile.decks import CardSize, Deck, deck_of, decks, load_deck
from audiogames.tactile.decks.answers import EACH, KINDS, CardAnswers, answered, kinds_named, names_kinds, with_list
from audiogames.tactile.decks.draft import LARGEST, SMALLEST, DeckDraft, as_text, clean_name, deck_from, deck_id
from audiogames.tactile.decks.files import LARGEST_DECK, known_games, own_deck_file, own_decks
from audiogames.tactile.decks.model import Outline
from audiogames.tactile.decks.naming import is_written, plain
from audiogames.tactile.decks.spreadsheets import READ
from audiogames.tactile.decks.table_columns import TableQuestion
from audiogames.tactile.decks.tables import read_cells, read_table, write_table
from audiogames.tactile.decks.telling import draft_of, table_told
from audiogames.tactile.errors import refusal
from audiogames.tactile.toml import own_folder, own_path
from audiogames.tactile.words.typed import echo
from audiogames.tactile.writing import write_text


class CardShape(NamedTuple):
    """Sides are None if they must be measured."""

    size: CardSize | None
    outline: Outline = "rectangle"


FORMATS: Final = {
    "poker": CardShape(CardSize(63.0, 88.0)),
    "bridge": CardShape(CardSize(57.0, 88.0)),
    "tarot": CardShape(CardSize(61.0, 112.0)),
    "mini": CardShape(CardSize(44.0, 68.0)),
    "tile": CardShape(None),
    "round": CardShape(None, "round"),
    "triangle": CardShape(None, "triangle"),
}
"""In mm. Tiles, round cards and triangles vary."""
USUAL_SIZE: Final = CardSize(63.0, 88.0)
SIDE: Final = r"(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:mm|millim[eè]tres?|millimeters?)?"
SIZE: Final = re.compile(rf"{SIDE}(?:\s*(?:x|×|\*|sur|par|by|,\s)\s*|\s+){SIDE}", re.IGNORECASE)
NEW: Final = "new"


class DeckMaker:
    """The state is stored after each answer, so that it can be resumed."""

    def __init__(self, conversation: Conversation, deck: str | None = None) -> None:
        """Raises TactileError if a stored `deck` does not exist."""
        self.conversation = conversation
        self._changed = None if deck is None else load_deck(deck)
        self._id = None if self._changed is None else _own_id(self._changed)
        self.draft = draft_of(self._changed) if self._changed is not None else DeckDraft()

    def make(self) -> Talk[str | None]:
        steps = [self._name, self._cards, self._others, self._box, self._size]
        at = first = 0 if self._id is None else 2
        unfinished = self._unfinished()
        if unfinished is not None:
            told: dict[str, Argument] = {"name": unfinished.name, "number": unfinished.number}
            go_on = yield from yes(self.conversation, menu_message("deck-new-go-on", **told))
            if go_on:
                self.draft, at = unfinished, 2 if unfinished.lines else 1
        while first <= at < len(steps):
            went = yield from steps[at]()
            at += 1 if went else -1
            if at == len(steps) and not self._keep():
                at = 2
        return self._id if at == len(steps) else None

    # What is not finished, kept.

    def _file(self) -> Path:
        return own_folder("unfinished") / f"{self._id or NEW}.toml"

    def _note(self) -> None:
        if self.draft.name:
            with suppress(GameError):
                write_text(self._file(), as_text(self.draft, self._id or NEW, USUAL_SIZE), overwrite=True)

    def _unfinished(self) -> DeckDraft | None:
        try:
            table = toml.TomlTable(toml.read(self._file()), NEW)
            if not table.has("groups"):
                return DeckDraft(clean_name(table.table("name").by_language()["fr"]))
            return draft_of(deck_of(table))
        except GameError:
            return None

    # The name.

    def _name(self) -> Talk[bool]:
        usual = self.draft.name or self._words("deck-new-usual-name")
        typed = yield from line(self.conversation, menu_message("deck-new-name", usual=usual))
        if typed is None:
            return False
        name = ""
        with refusals_told(self.conversation):
            name = _readable(typed)
        if typed and not name:
            tell(self.conversation, menu_message("deck-new-name-empty", usual=usual))
        elif len(typed) > len(name) + 20:
            tell(self.conversation, menu_message("deck-new-name-cut", name=name))
        self.draft = replace(self.draft, name=name or usual)
        self._note()
        return True

    # The cards.

    def _cards(self) -> Talk[bool]:
        while True:
            typed = yield from line(self.conversation, menu_message("deck-new-kinds"))
            if typed is None:
                return False
            if not typed.strip():
                return True
            if _is_table(typed):
                yield from self._from_table(typed.strip("\"' "))
                return bool(self.draft.lines)
            if (yield from self._set(typed)):
                return True

    def _set(self, typed: str) -> Talk[bool]:
        """Return True if cards with the typed kinds were added."""
        answers, unknown = answered(CardAnswers(), typed, EACH) if ":" in typed else (CardAnswers(), ())
        kinds = tuple(kind for kind in KINDS if answers.values.get(kind))
        if ":" not in typed:
            kinds, unknown = kinds_named(typed)
        if unknown or not kinds:
            self._quote(unknown or (typed,))
            return False
        for asked in (*(kind for kind in kinds if not answers.values.get(kind)), EACH):
            if asked == EACH and answers.each is not None:
                continue
            got = yield from self._answer(answers, asked)
            if got is None:
                return False
            answers = got
        while answers.unused:
            self._quote(answers.unused)
            got = yield from self._answer(replace(answers, each=None, uneven={}), EACH)
            if got is None:
                return False
            answers = got
        return self._add(answers)

    def _answer(self, answers: CardAnswers, asked: str) -> Talk[CardAnswers | None]:
        """Ask until every word of the answer is used. None if the person goes back."""
        while True:
            typed = yield from line(self.conversation, menu_message(f"deck-new-which-{asked}"))
            if typed is None:
                return None
            if not typed.strip() and asked == EACH:
                return replace(answers, each=1)
            found, unknown = answered(answers, typed, asked)
            if unknown:
                self._quote(unknown)
            elif found.values.get(asked) or (asked == EACH and found.each is not None):
                return found
            else:
                answers = found

    def _add(self, answers: CardAnswers) -> bool:
        """Cards that make the deck invalid are refused."""
        with refusals_told(self.conversation):
            others = self.draft.lines
            read = read_cells(self.draft.name, [answers.cells()], replace(self.draft, lines=()))
            more = (replace(one, group=None) for one in read.draft.lines)
            self._take(replace(read.draft, lines=(*others, *more)))
            return True
        return False

    def _take(self, draft: DeckDraft) -> None:
        """Raises GameError if it is too large or invalid."""
        if draft.number > LARGEST_DECK:
            raise refusal("deck-new-too-many", most=LARGEST_DECK)
        if draft.lines:
            deck = deck_from(draft, "deck", USUAL_SIZE)
            draft = replace(draft_of(deck), name=draft.name, size=draft.size, outline=draft.outline)
        self.draft = draft
        self._note()
        tell(self.conversation, *table_told(self.draft))

    def _from_table(self, typed: str) -> Talk[None]:
        answers = ""
        while True:
            try:
                need_tables()
                read = read_table(own_path(typed), self.draft, answers)
                tell(self.conversation, *read.notes)
                self._take(read.draft)
                return
            except GameError as error:
                tell(self.conversation, error.message)
                if not isinstance(error, TableQuestion):
                    return
            answer = yield from line(self.conversation, menu_message("deck-new-table-answer"))
            if not answer:
                return
            answers += f";{answer}"

    def _quote(self, texts: tuple[str, ...]) -> None:
        tell(self.conversation, menu_message("deck-new-not-understood", quoted=_quoted(texts)))

    # Other cards, and more of the same.

    def _others(self) -> Talk[bool]:
        if self.draft.lines and self._id is not None:
            tell(self.conversation, *table_told(self.draft))
        question = "deck-new-others"
        while True:
            typed = yield from line(self.conversation, menu_message(question if self.draft.lines else "deck-new-cards"))
            question = "deck-new-others-again"
            if typed is None:
                return False
            if not typed.strip() or self._is_said("deck-new-done", typed):
                if self.draft.lines:
                    return True
            elif names_kinds(typed):
                yield from self._set(typed)
            elif _is_table(typed):
                yield from self._from_table(typed.strip("\"' "))
            else:
                with refusals_told(self.conversation):
                    heard = with_list(self.draft, typed)
                    if heard.unclear:
                        tell(self.conversation, menu_message("deck-new-unclear", quoted=_quoted(heard.unclear)))
                    if heard.draft != self.draft:
                        self._take(heard.draft)

    def _is_said(self, id: str, typed: str) -> bool:
        return plain(typed) in {plain(word) for word in self._words(id).split(",")}

    # The box.

    def _box(self) -> Talk[bool]:
        typed = yield from line(self.conversation, menu_message("deck-new-box", usual=self.draft.total))
        while typed and not _is_yes(self._words("words-yes"), typed):
            said = _whole(typed)
            if said is None or not 1 <= said <= LARGEST_DECK:
                again = menu_message("deck-new-box-again", usual=self.draft.total, most=LARGEST_DECK)
                typed = yield from line(self.conversation, again)
                continue
            if said == self.draft.total:
                break
            difference = {"box": said, "counted": self.draft.total, "number": abs(said - self.draft.total)}
            more = said > self.draft.total
            tell(self.conversation, menu_message("deck-new-missing" if more else "deck-new-surplus", **difference))
            typed = yield from line(self.conversation, menu_message("deck-new-keep-count"))
            if typed is not None and _is_yes(self._words("words-yes"), typed):
                break
            if typed is None or _whole(typed) is None:
                return (yield from self._others()) and (yield from self._box())
        return typed is not None

    # The size.

    def _size(self) -> Talk[bool]:
        usual = self.draft.size or next((one.size for one in self.draft.lines if one.size), None) or USUAL_SIZE
        question = "deck-new-size"
        while True:
            told = {"width": usual.width, "height": usual.height}
            typed = yield from line(self.conversation, menu_message(question, **told))
            if typed is None:
                return False
            if not typed or _is_yes(self._words("words-yes"), typed):
                self.draft = replace(self.draft, size=usual)
                return True
            piece = piece_meant(typed, self._format_words())
            if piece is not None and piece.size is not None:
                self.draft = replace(self.draft, size=piece.size, outline=piece.outline)
                self._note()
                if size_meant(typed) is None:  # a name, whose size nobody has heard yet
                    told = {"width": piece.size.width, "height": piece.size.height}
                    tell(self.conversation, menu_message("deck-told-size", **told))
                return True
            question = "deck-new-size-again"

    def _format_words(self) -> dict[str, str]:
        return {word: name for name in FORMATS for word in self._words(f"deck-format-{name}").split(",")}

    # The deck, kept.

    def _keep(self) -> bool:
        id = self._id or deck_id(self.draft.name, (*decks(), *known_games(), *own_decks()))
        with refusals_told(self.conversation):
            deck_from(self.draft, id, USUAL_SIZE)
            write_text(own_deck_file(id), as_text(self.draft, id, USUAL_SIZE, self.draft.total), overwrite=True)
            load_deck(id)
            kept: dict[str, Argument] = {"name": self.draft.name, "deck": id, "number": self.draft.total}
            tell(self.conversation, menu_message("deck-new-kept", **kept))
            with suppress(OSError):
                self._file().unlink(missing_ok=True)
            self._id = id
            return True
        return False

    def _words(self, id: str) -> str:
        return catalogue(self.conversation.device.language).words(id)


def _own_id(deck: Deck) -> str:
    """A deck keeps its id, unless a known game has it."""
    if deck.id in own_decks() or deck.id in decks():
        return deck.id
    named = f"{deck.id}_{deck.edition}" if deck.edition else deck.id
    return deck_id(named, (*decks(), *known_games()))


def _readable(name: str) -> str:
    """Empty without letters and digits. Raises TactileError for a script that is not printed."""
    kept = clean_name(name)
    if not is_written(kept):
        raise refusal("deck-new-name-script", name=kept)
    return kept if any(letter.isalnum() for letter in kept) else ""


def piece_meant(typed: str, formats: dict[str, str]) -> CardShape | None:
    """Parse a size in mm, a format, or both, "ronde de 60". None if invalid."""
    if size := size_meant(typed):
        return CardShape(size)
    found = re.fullmatch(rf"(\D+?)(?:\s+(?:de|of)?\s*(?:{SIZE.pattern}|{SIDE}))?", typed.strip(), re.IGNORECASE)
    name = formats.get(plain(found[1])) if found else None
    if found is None or name is None:
        return None
    sides = [float(side.replace(",", ".")) for side in found.groups()[1:] if side]
    if not sides:
        return FORMATS[name]
    size = CardSize(sides[0], sides[-1])
    return CardShape(size, FORMATS[name].outline) if all(SMALLEST <= side <= LARGEST for side in size) else None


def size_meant(typed: str) -> CardSize | None:
    """In mm. None if they are no size of a card."""
    found = SIZE.fullmatch(typed.strip())
    if found is None:
        return None
    size = CardSize(*(float(side.replace(",", ".")) for side in found.groups()))
    return size if all(SMALLEST <= side <= LARGEST for side in size) else None


def told_deck(name: str) -> tuple[Message, ...]:
    """Return name, table of counts, and size. Raises TactileError."""
    deck = load_deck(name)
    draft = draft_of(deck)
    size = {"width": deck.card.width, "height": deck.card.height}
    texts = Items((Message("deck-told-name", {"name": deck.names["fr"]}),))
    return (Message("deck-list", {"items": texts}), *table_told(draft), Message("deck-told-size", size))


def kept_from_table(path: Path, name: str, answers: str = "", data: bytes | None = None) -> tuple[Message, ...]:
    """By default named as its file. Raises TactileError."""
    need_tables()
    draft, notes = read_table(path, DeckDraft(_readable(name) or _readable(path.stem) or "deck"), answers, data)
    id = deck_id(draft.name, (*decks(), *known_games(), *own_decks()))
    deck_from(draft, id, USUAL_SIZE)
    write_text(own_deck_file(id), as_text(draft, id, USUAL_SIZE, draft.total))
    kept = Message("deck-new-kept", {"name": draft.name, "deck": id, "number": draft.total})
    return (*notes, *table_told(draft), kept)


def written_table(deck: str, path: Path, language: str, overwrite: bool) -> None:
    """Raises TactileError."""
    need_tables()
    write_table(path, draft_of(load_deck(deck)), language, overwrite)


def _quoted(texts: tuple[str, ...]) -> Items:
    return Items(tuple(menu_message("deck-new-quoted", text=echo(text)) for text in texts), "and")


def _is_table(typed: str) -> bool:
    return Path(typed.strip("\"' ")).suffix.lower() in filter(None, READ)


def _is_yes(words: str, answer: str) -> bool:
    return plain(answer) in {plain(word) for word in words.split(",")} | {"oui", "yes", "carte", "card"}


def _whole(typed: str) -> int | None:
    return int(typed) if re.fullmatch(r"\s*\d{1,5}\s*", typed) else None

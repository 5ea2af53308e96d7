"""A deck made by conversation: its name, its cards in a person's words, the box's total, the size; then it is kept.

Each step has a usual answer on Enter, and 0 or Q goes back to the one before. What was not understood is quoted and
asked about once; nothing that was said before is lost by it.
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
from audiogames.tactile.decks.draft import DeckDraft, as_text, clean_name, deck_from, deck_id
from audiogames.tactile.decks.files import LARGEST_DECK, known_games, own_deck_file, own_decks
from audiogames.tactile.decks.model import Outline
from audiogames.tactile.decks.other_values import TOPLESS, understand_all, understand_others
from audiogames.tactile.decks.sentences import LARGEST, SIZE, SMALLEST, ReadSentence, plain
from audiogames.tactile.decks.spoken_numbers import number_of
from audiogames.tactile.decks.spreadsheets import READ
from audiogames.tactile.decks.tables import TableQuestion, read_table, write_table
from audiogames.tactile.decks.telling import draft_of, line_told, table_told
from audiogames.tactile.toml import own_folder, own_path
from audiogames.tactile.words.typed import echo
from audiogames.tactile.writing import write_text


class CardShape(NamedTuple):
    """What a person says of the size of a card: its sides, its outline, and whether it has a top."""

    size: CardSize
    outline: Outline = "rectangle"
    topless: bool = False


FORMATS: Final = {
    "poker": CardShape(CardSize(63.0, 88.0)),
    "bridge": CardShape(CardSize(57.0, 88.0)),
    "tarot": CardShape(CardSize(61.0, 112.0)),
    "mini": CardShape(CardSize(44.0, 68.0)),
    "tile": CardShape(CardSize(22.0, 22.0)),
    "round": CardShape(CardSize(85.0, 85.0), "round"),
    "triangle": CardShape(CardSize(40.0, 35.0), "triangle"),
}
"""The sizes that a person may name, in mm; those of tiles and of round cards differ much: a measure is better."""
USUAL_SIZE: Final = FORMATS["poker"].size
BESIDE_SIZES: Final = (
    *(
        "carte",
        "cartes",
        "format",
        "taille",
        "de",
        "des",
        "du",
        "la",
        "le",
        "les",
        "en",
        "et",
        "un",
        "une",
        "sur",
        "par",
    ),
    *(
        "x",
        "mm",
        "millimetre",
        "millimetres",
        "c",
        "est",
        "elles",
        "elle",
        "sont",
        "font",
        "fait",
        "mesurent",
        "environ",
    ),
    *("card", "cards", "size", "a", "the", "they", "are", "it", "is", "of", "by", "and", "millimeters", "millimeter"),
    *("about", "ones", "one", "large", "wide", "high", "haut", "oui", "yes", "non", "no", "s", "euh"),
)
"""Words that may stand beside a size or the name of a format."""
NEW: Final = "new"
"""The name of the file of a deck that is not finished and is none that was kept."""


class DeckMaker:
    """One deck, made or changed. What was said is kept after each answer, so that a talk may be broken off."""

    def __init__(self, conversation: Conversation, deck: str | None = None) -> None:
        """Begin with nothing, or with a deck that is kept, by its name. Raises TactileError where there is none."""
        self.conversation = conversation
        self._changed = None if deck is None else load_deck(deck)
        self._id = None if self._changed is None else _own_id(self._changed)
        self.draft = draft_of(self._changed) if self._changed is not None else DeckDraft()
        self._heard = 0

    def make(self) -> Talk[str | None]:
        """Ask, keep the deck and return its id; None if the person goes back at the first question."""
        steps = [self._name, self._cards, self._besides, self._box, self._size]
        at = first = 0 if self._id is None else 1
        unfinished = self._unfinished()
        if unfinished is not None:
            told: dict[str, Argument] = {"name": unfinished.name, "number": unfinished.number}
            go_on = yield from yes(self.conversation, menu_message("deck-new-go-on", **told))
            if go_on:
                self.draft, at = unfinished, 1
        while first <= at < len(steps):
            went = yield from steps[at]()
            at += 1 if went else -1
            if at == 2 and went and not self.draft.lines:
                at = 1
            if at == len(steps) and not self._keep():
                at = 1
        return self._id if at == len(steps) else None

    # What is not finished, kept.

    def _file(self) -> Path:
        return own_folder("unfinished") / f"{self._id or NEW}.toml"

    def _note(self) -> None:
        """Keep what was said so far, for another day; a folder that cannot be written loses no word of today."""
        if self.draft.name:
            with suppress(GameError):
                write_text(self._file(), as_text(self.draft, self._id or NEW, USUAL_SIZE), overwrite=True)

    def _unfinished(self) -> DeckDraft | None:
        """Return what was said of this deck before the talk was broken off."""
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
        if self.draft.lines:
            self._tell_table()
        self._heard = len(self.draft.lines)
        question = "deck-new-cards" if not self.draft.lines else "deck-new-more"
        while True:
            typed = yield from line(self.conversation, menu_message(question))
            if typed is None:
                return False
            if not typed.strip() or self._is_done(typed):
                if self.draft.lines:
                    if question == "deck-new-more" and len(self.draft.lines) > self._heard:
                        self._tell_table()
                    return True
                question = "deck-new-cards-example"
                continue
            if Path(typed.strip("\"' ")).suffix.lower() in filter(None, READ):
                yield from self._from_table(typed.strip("\"' "))
            else:
                yield from self._hear(typed)
            question = "deck-new-more" if self.draft.lines else "deck-new-cards-example"

    def _is_done(self, typed: str, with_yes: bool = True) -> bool:
        """Whether an answer says that it is all: "c'est tout", "nothing else", and "oui" where it was asked so."""
        done = {plain(word) for word in self._words("deck-new-done").split(",")}
        return plain(typed) in done or (with_yes and plain(typed) in ("oui", "yes", "y", "o"))

    def _from_table(self, typed: str) -> Talk[None]:
        """Read a table; ask where it may mean two things, until the person leaves it."""
        answers = ""
        while True:
            try:
                need_tables()
                read = read_table(own_path(typed), self.draft, answers)
            except GameError as error:
                tell(self.conversation, error.message)
                if not isinstance(error, TableQuestion):
                    return
                answer = yield from line(self.conversation, menu_message("deck-new-table-answer"))
                if not answer:
                    return
                answers += f";{answer}"
                continue
            self.draft = read.draft
            self._note()
            tell(self.conversation, *read.notes)
            self._tell_table()
            return

    def _hear(self, typed: str) -> Talk[None]:
        heard = self._understood(typed)
        if heard.unknown:
            quoted = _quoted(heard.unknown)
            self._tell_lines(heard)
            answer = yield from line(self.conversation, menu_message("deck-new-not-understood", quoted=quoted))
            if answer and answer.strip() and not self._is_done(answer, with_yes=False):
                again = _as_names(heard.unknown) if _is_yes(self._words("words-yes"), answer) else answer
                second = self._understood(again)
                self._tell_lines(second)
                if second.unknown:
                    left = Items(
                        tuple(menu_message("deck-new-quoted", text=echo(one)) for one in second.unknown), "and"
                    )
                    tell(self.conversation, menu_message("deck-new-left", quoted=left))
            else:
                tell(self.conversation, menu_message("deck-new-left", quoted=quoted))
        elif heard.changed:
            self._tell_lines(heard)
        elif not heard.removed:
            tell(self.conversation, *(self._size_noted(typed) or (menu_message("deck-new-noted"),)))
        if self.draft.lines:
            tell(self.conversation, table_told(self.draft)[-1])

    def _size_noted(self, typed: str) -> tuple[Message, ...]:
        """Keep the size that a sentence gave for all cards, and return it as it is told; nothing where it gave none."""
        piece = piece_meant(typed, {}) if size_meant(typed) else None
        if piece is None:
            return ()
        self.draft = replace(self.draft, size=piece.size)
        self._note()
        return (size_told(piece.size),)

    def _tell_lines(self, heard: ReadSentence) -> None:
        """Tell what a sentence changed: the whole table comes at the end."""
        tell(self.conversation, *(line_told(self.draft, one) for one in heard.changed))

    def _understood(self, text: str) -> ReadSentence:
        """Change the draft by a sentence about its cards, unless the deck would be none."""
        heard = understand_all(text, self.draft, self.conversation.device.language)
        if heard.draft.number > LARGEST_DECK:
            tell(self.conversation, menu_message("deck-new-too-many", most=LARGEST_DECK))
            return ReadSentence(self.draft, (), ())
        return self._taken(text, heard)

    def _taken(self, text: str, heard: ReadSentence) -> ReadSentence:
        """Change the draft as a sentence was understood; where the deck would be none, it counts as not understood."""
        before = self.draft
        if heard.draft.lines:
            try:
                deck_from(heard.draft, "deck", USUAL_SIZE)
            except GameError as error:
                tell(self.conversation, error.message)
                return ReadSentence(before, (), (text,))
        self.draft = heard.draft
        self._note()
        for gone in heard.removed:
            tell(self.conversation, menu_message("deck-new-removed", line=line_told(before, gone)))
        return heard

    def _tell_table(self) -> None:
        tell(self.conversation, *table_told(self.draft))

    # What they say besides.

    def _besides(self) -> Talk[bool]:
        question = "deck-new-besides"
        while True:
            typed = yield from line(self.conversation, menu_message(question))
            if typed is None:
                return False
            if not typed.strip() or plain(typed) in ("non", "no") or self._is_done(typed, with_yes=False):
                return True
            if _is_yes(self._words("words-yes"), typed):
                question = "deck-new-besides-example"
                continue
            if sized := self._size_noted(typed):
                tell(self.conversation, *sized)
                question = "deck-new-besides-more"
                continue
            heard = self._taken(typed, self._understood_besides(typed))
            self._tell_lines(heard)
            if any(one.side == "back" for one in heard.changed):
                tell(self.conversation, menu_message("deck-new-back-seen"))
            if heard.unknown:
                tell(self.conversation, menu_message("deck-new-left", quoted=_quoted(heard.unknown)))
            elif not heard.changed and not heard.removed:
                noted = table_told(self.draft)[len(self.draft.lines) : -1]
                tell(self.conversation, *(noted or (menu_message("deck-new-noted"),)))
            question = "deck-new-besides-example" if heard.unknown else "deck-new-besides-more"

    def _understood_besides(self, typed: str) -> ReadSentence:
        """Return what is said of all cards; one that counts cards, "finalement cinq jokers", is understood too."""
        language = self.conversation.device.language
        heard = understand_others(typed, self.draft, language)
        if not heard.unknown or ":" in typed:
            return heard
        counted = understand_all(typed, self.draft, language)
        done = (counted.changed or counted.removed) and not counted.unknown
        return counted if done and counted.draft.number <= LARGEST_DECK else heard

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
                yield from self._cards()
                return (yield from self._box())
        return typed is not None

    # The size.

    def _size(self) -> Talk[bool]:
        usual = self.draft.size or next((one.size for one in self.draft.lines if one.size), None) or USUAL_SIZE
        question = "deck-new-size"
        while True:
            told = {"width": f"{usual.width:g}", "height": f"{usual.height:g}"}
            typed = yield from line(self.conversation, menu_message(question, **told))
            if typed is None:
                return False
            if not typed or _is_yes(self._words("words-yes"), typed):
                self.draft = replace(self.draft, size=usual)
                return True
            piece = piece_meant(typed, self._format_words())
            if piece is not None:
                topless = piece.topless or self.draft.topless
                self.draft = replace(self.draft, size=piece.size, outline=piece.outline, topless=topless)
                self._note()
                if size_meant(typed) is None:  # a name, whose size nobody has heard yet
                    tell(self.conversation, size_told(piece.size))
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
    """Return the id under which a deck that is changed is kept: its own, unless a game that we know has it."""
    if deck.id in own_decks() or deck.id in decks():
        return deck.id
    named = f"{deck.id}_{deck.edition}" if deck.edition else deck.id
    return deck_id(named, (*decks(), *known_games()))


def _readable(name: str) -> str:
    """Return a name as it is kept; nothing where it has no letter and no digit."""
    kept = clean_name(name)
    return kept if any(letter.isalnum() for letter in kept) else ""


def size_told(size: CardSize) -> Message:
    """Return what cards measure."""
    return menu_message("deck-told-size", width=f"{size.width:g}", height=f"{size.height:g}")


def piece_meant(typed: str, formats: dict[str, str]) -> CardShape | None:
    """Return the piece that was typed: in mm, by a format, or both, "ronde de 60"; None where it is none."""
    words = plain(typed).split()
    named = next((FORMATS[name] for word, name in formats.items() if plain(word) in words), None)
    known = {plain(word) for word in formats} | set(BESIDE_SIZES)
    if any(word.isalpha() and word not in known for word in words if not TOPLESS.search(plain(typed))):
        return None  # "un petit dragon" is no card of a small format
    topless = bool(TOPLESS.search(plain(typed)))
    size = size_meant(typed)
    if size is None and named is not None:
        sides = [float(one.replace(",", ".")) for one in re.findall(r"\d{1,3}(?:[.,]\d{1,2})?", typed)]
        size = CardSize(sides[0], sides[0]) if len(sides) == 1 else named.size if not sides else None
    if size is None or not all(SMALLEST <= side <= LARGEST for side in size):
        return None
    return CardShape(size, named.outline if named else "rectangle", topless)


def size_meant(typed: str) -> CardSize | None:
    """Return the two sides that were typed, in mm; None where they are no size of a card."""
    found = SIZE.search(typed)
    sides = found.groups() if found else re.findall(r"\d{1,3}(?:[.,]\d{1,2})?", typed)
    if len(sides) != 2:
        return None
    size = CardSize(*(float(side.replace(",", ".")) for side in sides))
    return size if all(SMALLEST <= side <= LARGEST for side in size) else None


def told_deck(name: str) -> tuple[Message, ...]:
    """Return a deck in words: its name, its table of counts, and its size. Raises TactileError."""
    deck = load_deck(name)
    draft = draft_of(deck)
    size = {"width": f"{deck.card.width:g}", "height": f"{deck.card.height:g}"}
    texts = Items((Message("deck-told-name", {"name": deck.names["fr"]}),))
    return (Message("deck-list", {"items": texts}), *table_told(draft), Message("deck-told-size", size))


def kept_from_table(path: Path, name: str, answers: str = "", data: bytes | None = None) -> tuple[Message, ...]:
    """Keep the deck that a table holds, named as asked or as its file; return what it counts. Raises TactileError."""
    need_tables()
    draft, notes = read_table(path, DeckDraft(_readable(name) or _readable(path.stem) or "deck"), answers, data)
    id = deck_id(draft.name, (*decks(), *known_games(), *own_decks()))
    deck_from(draft, id, USUAL_SIZE)
    write_text(own_deck_file(id), as_text(draft, id, USUAL_SIZE, draft.total))
    kept = Message("deck-new-kept", {"name": draft.name, "deck": id, "number": draft.total})
    return (*notes, *table_told(draft), kept)


def written_table(deck: str, path: Path, language: str, overwrite: bool) -> None:
    """Write the cards of a deck as a table. Raises TactileError."""
    need_tables()
    write_table(path, draft_of(load_deck(deck)), language, overwrite)


def _quoted(texts: tuple[str, ...]) -> Items:
    return Items(tuple(menu_message("deck-new-quoted", text=echo(text)) for text in texts), "and")


def _as_names(unknown: tuple[str, ...]) -> str:
    return ", ".join(f"1 «{one.strip(' «»')}»" for one in unknown)


def _is_yes(words: str, answer: str) -> bool:
    return plain(answer) in {plain(word) for word in words.split(",")} | {"oui", "yes", "carte", "card"}


def _whole(typed: str) -> int | None:
    """Return the number that was typed, in digits or in words."""
    if digits := re.search(r"\d{1,5}", typed):
        return int(digits[0])
    words = plain(typed).split()
    for place in range(len(words)):
        if found := number_of(words[place:]):
            return found[0]
    return None

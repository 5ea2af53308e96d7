"""Messages into words: Project Fluent catalogues, one folder a language.

A game of another package brings its own, in the folder `locale` of that package: it is read when first a message is
wanted that is not among ours.

For each argument of a message the catalogue sees:

- a number or text `x`: `$x`;
- a card `x`: `$x` ("7 bleu"), `$x-the` ("le 7 bleu"), `$x-of` ("du 7 bleu"), `$x-listed` ("bleu 7": after a
  number, where "1, 7 bleu" would be heard as 1.7);
- a seat `x`: `$x` (the player's name) and `$x-is` ("you" for the listener, else "other");
- a message or a list of messages `x`: `$x`, in words;

and `$verbosity` ("minimal", "short" or "full"), and `$key-x` and `$Key-x`: the listener's key for the command `x`, in
the midst of a sentence ("comma") and at its start ("Comma"). The attribute `.touch` is what a person is told who
touches things and has no keys: nothing where it is empty. The attribute `.braille` of a message is its form for a
braille display; there a card is its short code ("b7").

A folder of volunteers need not be whole: a message that it lacks is told in English.
"""

import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from threading import RLock
from typing import Any, Final, NamedTuple, TypeVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from audiogames.core.messages import Card, InLanguages, Items, Message, Seat, Verbosity, Who
from audiogames.core.registry import others
from audiogames.resources import COMPLETE, LOCALES, folder_of
from audiogames.settings.letters import NAMED, USUAL

BRAILLE_CELLS = 40
PARTED = {"entries": "semicolon", "names": "and"}
"""Styles of lists that braille separates by commas, and the style in which each is said."""
UNCOUNTABLE = 10**15
"""Numbers from here on are read digit by digit, since plural rules fail on them."""
GROUPED = 1000
"""From here on, languages group the digits of a number, each in its own way."""
REMEMBERED = 2048
"""Maximum number of remembered texts, each with its variables."""
PARSER = FluentParser(with_spans=False)
"""Parses messages without positions, which would take a quarter of a catalogue's memory."""
CARD_FORMS = ("the", "of", "listed")
LEVELS = {level: level.name.lower() for level in Verbosity}

N = TypeVar("N", bound=ast.BaseNode)

_KEY = re.compile(r"\$[Kk]ey-([a-z-]+)")
_ENDED_TWICE = re.compile(r"([!?])\.(?!\.)")
"""A full stop after a name that ends with a sign of its own, such as “Du Balai!”."""
_FIRST_LINE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", flags=re.MULTILINE)


class CatalogueWarning(UserWarning):
    """A message is missing or could not be formatted. This is a bug that should not stop a player."""


class Listener(NamedTuple):
    names: Sequence[str | None] = ()
    seat: Seat | None = None
    verbosity: Verbosity = Verbosity.FULL
    letters: Mapping[str, str] = USUAL
    touches: bool = False


ANYBODY = Listener()

NAME_CELLS: Final = (12, 8, 5, 3)
"""Maximum lengths of names in cells. The next one is tried until a line fits."""


class Catalogue:
    """The messages in one language. Those that it lacks are those of `other`."""

    def __init__(self, locale: str, other: "Catalogue | None" = None) -> None:
        self.locale = locale
        self._other = other
        self._cards: dict[tuple[str, str, bool], Mapping[str, str | int]] = {}
        self._lock = RLock()
        self._sources: dict[str, str] = {}
        """Sources of messages not parsed yet.

        Parsing all would take 15 megabytes a language, and too long for a start; one takes a tenth of a millisecond.
        """
        self._entries: dict[str, ast.Message] = {}
        self._keys_named: dict[str, frozenset[str]] = {}
        """The commands whose keys each message names."""
        self._choosing: dict[tuple[str, str], frozenset[str]] = {}
        self._formatted: dict[tuple[object, ...], str] = {}
        # Isolation marks (U+2068, U+2069) are noise to a synthesiser and to a braille display.
        self._bundle = FluentBundle([locale], use_isolating=False)
        for source in sorted((folder_of(__package__) / "locale" / locale).iterdir(), key=lambda file: file.name):
            if source.name.endswith(".ftl"):
                self._sources.update(_sources(source.read_text(encoding="utf-8")))
        self._has_others = False

    def text(self, message: Message, listener: Listener = ANYBODY) -> str:
        return self._part(message, listener, braille=False)

    def braille(self, message: Message, listener: Listener = ANYBODY) -> str:
        """Return the form for a braille display: at most 40 cells of computer braille, one per character.

        Long names of players are shortened, as long as they stay distinct.
        """
        text = " ".join(self._part(message, listener, braille=True).split())
        for cells in NAME_CELLS:
            if len(text) <= BRAILLE_CELLS:
                break
            names = tuple(name and name[:cells].strip() for name in listener.names)
            if names != listener.names and len({*names}) == len({*listener.names}):
                text = " ".join(self._part(message, listener._replace(names=names), braille=True).split())
        return clip(text)

    def fits(self, message: Message, listener: Listener = ANYBODY) -> bool:
        """Return True if the braille form fits without being cut."""
        return len(" ".join(self._part(message, listener, braille=True).split())) <= BRAILLE_CELLS

    def words(self, id: str, **variables: str | int) -> str:
        if self._other is not None and not self.has(id):
            return self._other.words(id, **variables)
        named = self._keys(id, USUAL) if id in self._keys_named or id not in self._entries else {}
        return self._format(id, "", {"verbosity": "full", **named, **variables})

    def key(self, key: str) -> str:
        """Return the name of a key within a sentence: "H", "F5", "comma"."""
        return self.words(f"key-sign-{NAMED[key]}") if key in NAMED else key.upper()

    def has(self, id: str, attribute: str = "") -> bool:
        if id not in self._entries:
            self._read(id)
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    @property
    def own_name(self) -> str:
        return self.words("web-own-language") if self.has("web-own-language") else self.locale

    def language_of(self, message: Message) -> str:
        """Return the language of a message: ours, or English where we lack it."""
        return self.locale if self._other is None or self.has(message.id) else self._other.locale

    def share(self) -> int:
        """Return how many of a hundred messages of ours are in this language."""
        own, whole = {*self._sources, *self._entries}, {*self._sources, *self._entries}
        if self._other is not None:
            whole = {*self._other._sources, *self._other._entries}
        return 100 * len(own & whole) // len(whole)

    def beginning(self, start: str) -> list[str]:
        """Return the ids of all messages with this prefix, sorted."""
        with self._lock:
            self._add_others()
        own = {id for id in {*self._sources, *self._entries} if id.startswith(start)}
        return sorted(own if self._other is None else own | {*self._other.beginning(start)})

    def _read(self, id: str) -> None:
        """Parse a message on first use, and those that it refers to. Thread-safe."""
        with self._lock:
            if id not in self._sources and id not in self._entries:
                self._add_others()
            source = self._sources.pop(id, None)
            if source is None:
                return
            resource = PARSER.parse(source)
            messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
            for message in messages:
                named = {name for name in _KEY.findall(source) if name in USUAL}
                for reference in _within(message, ast.MessageReference):
                    self._read(reference.id.name)
                    if self._other is not None and not self.has(reference.id.name):
                        return  # a sentence in two languages would be worse than one in English
                    named |= self._keys_named.get(reference.id.name, frozenset())
                if named:
                    self._keys_named[message.id.name] = frozenset(named)
            self._bundle.add_resource(resource)
            self._entries.update({message.id.name: message for message in messages})

    def _add_others(self) -> None:
        """Add the messages of games of other packages. Ours take precedence."""
        if self._has_others:
            return
        self._has_others = True
        for game in others().games.values():
            own = folder_of(game.package) / "locale" / f"{self.locale}.ftl"
            if own.is_file():
                theirs = _sources(own.read_text(encoding="utf-8"))
                known = {*self._sources, *self._entries}
                self._sources |= {id: source for id, source in theirs.items() if id not in known}

    def _part(self, message: Message, listener: Listener, braille: bool) -> str:
        if self._other is not None and not self.has(message.id):
            return self._other._part(message, listener, braille)
        variables: dict[str, Any] = {"verbosity": LEVELS[listener.verbosity]}
        for name, value in message.arguments.items():
            if isinstance(value, Card):
                variables.update(self._cards.get((name, value.id, braille)) or self._card(name, value, braille))
            elif isinstance(value, Who):
                variables[name] = self.player(value.seat, listener)
                variables[f"{name}-is"] = "you" if value.seat == listener.seat else "other"
            elif isinstance(value, Items):
                variables[name] = self._join(value, listener, braille)
            elif isinstance(value, Message):
                variables[name] = self._part(value, listener, braille)
            elif isinstance(value, InLanguages):
                texts = dict(value.texts)
                variables[name] = texts.get(self.locale) or texts["en"]
            else:
                variables[name] = str(value) if isinstance(value, int) and abs(value) >= UNCOUNTABLE else value
        wanted = "braille" if braille else "touch" if listener.touches else ""
        attribute = wanted if wanted and self.has(message.id, wanted) else ""
        if message.id in self._keys_named or message.id not in self._entries:
            variables.update(self._keys(message.id, listener.letters, braille))
        return self._format(message.id, attribute, variables)

    def _keys(self, id: str, letters: Mapping[str, str], braille: bool = False) -> dict[str, str]:
        """Return the variables for the keys that a message names. On braille a sign stands for itself."""
        if id not in self._entries:
            self._read(id)
        found: dict[str, str] = {}
        for name in self._keys_named.get(id, ()):
            key = letters[name]
            called = key.upper() if braille and len(key) == 1 else self.key(key)
            found |= {f"key-{name}": called, f"Key-{name}": called[0].upper() + called[1:]}
        return found

    def _card(self, name: str, card: Card, braille: bool) -> Mapping[str, str | int]:
        colour, _, value = card.id.partition("-")
        if braille:
            letter = self.words(f"colour-{colour}-letter")
            code = self._format("card", "braille", {"letter": letter, "value": value})
            forms = (code,) * (1 + len(CARD_FORMS))
        else:
            parts: dict[str, str | int] = {"colour": self.words(f"colour-{colour}"), "value": value}
            forms = tuple([self._format("card", form, parts) for form in ("", *CARD_FORMS)])
        names = (name, *[f"{name}-{form}" for form in CARD_FORMS])
        found = self._cards[name, card.id, braille] = dict(zip(names, forms, strict=True))
        return found

    def player(self, seat: Seat, listener: Listener) -> str:
        """Return a player's name, or a numbered place for a nameless one."""
        name = listener.names[seat] if seat < len(listener.names) else None
        return name or self.words("player-unnamed", number=seat + 1)

    def _join(self, items: Items, listener: Listener, braille: bool) -> str:
        parts = [self._part(message, listener, braille) for message in items.messages]
        if braille:
            return (", " if items.style in PARTED else " ").join(parts)
        style = PARTED.get(items.style, items.style)
        between = self.words(f"list-{style}-between")
        if len(parts) < 2:
            return "".join(parts)
        return between.join(parts[:-1]) + self.words(f"list-{style}-last") + parts[-1]

    def _format(self, id: str, attribute: str, variables: Mapping[str, str | int]) -> str:
        """Return a formatted message, cached, since parts (numbers, colours, cards in a list) recur often."""
        key = (id, attribute, tuple(variables.items()))
        known = self._formatted.get(key)
        if known is None:
            known = self._format_anew(id, attribute, variables)
            if len(self._formatted) >= REMEMBERED:
                self._formatted.clear()
            self._formatted[key] = known
        return known

    def _format_anew(self, id: str, attribute: str, variables: Mapping[str, str | int]) -> str:
        if self._other is not None and not self.has(id, attribute):
            return self._other._format(id, attribute, variables)
        if not self.has(id, attribute):
            warnings.warn(f"{self.locale} has no message {id}.{attribute}", CatalogueWarning, stacklevel=2)
            return id
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            warnings.warn(f"{self.locale} message {id} has no value", CatalogueWarning, stacklevel=2)
            return id
        chosen_by = self._chosen_by(id, attribute)
        plain = {
            name: str(value) if isinstance(value, int) and 0 <= value < GROUPED and name not in chosen_by else value
            for name, value in variables.items()
        }
        text, faults = self._bundle.format_pattern(pattern, plain)
        if faults:
            warnings.warn(f"{self.locale} message {id}.{attribute}: {faults}", CatalogueWarning, stacklevel=2)
        return _ENDED_TWICE.sub(r"\1", str(text))

    def _chosen_by(self, id: str, attribute: str) -> frozenset[str]:
        """Return the variables that select variants of a message. Their numbers must stay numbers.

        Other small numbers are passed as text, which Fluent formats much faster.
        """
        known = self._choosing.get((id, attribute))
        if known is None:
            entry = self._entries[id]
            attributes = {part.id.name: part.value for part in entry.attributes}
            chooses = _within(attributes[attribute] if attribute else entry.value, ast.SelectExpression)
            variables = (name for one in chooses for name in _within(one.selector, ast.VariableReference))
            known = frozenset(variable.id.name for variable in variables)
            self._choosing[id, attribute] = known
        return known


def _sources(text: str) -> dict[str, str]:
    """Return the source of each message of a file by its id, up to the next message."""
    starts = [(found.group(1), found.start()) for found in _FIRST_LINE.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {id: text[start:end] for (id, start), end in zip(starts, ends, strict=True)}


def _within(node: Any, kind: type[N]) -> Iterator[N]:
    if isinstance(node, kind):
        yield node
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from _within(child, kind)


def clip(text: str, cells: int = BRAILLE_CELLS) -> str:
    """Return `text` shortened to `cells` at a word boundary, with three dots if anything was cut."""
    text = " ".join(text.split())
    if len(text) <= cells:
        return text
    return text[: cells - 3].rsplit(" ", 1)[0] + "..."


@cache
def catalogue(locale: str) -> Catalogue:
    """Return the catalogue of a language, cached. Raises ValueError if it has no folder."""
    if locale not in LOCALES:
        raise ValueError(f"no catalogue for {locale!r}: there are {', '.join(LOCALES)}")
    return Catalogue(locale, None if locale in COMPLETE else catalogue("en"))

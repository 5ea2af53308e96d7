import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from audiogames.core.messages import Message
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import Lines
from audiogames.resources import LOCALES
from audiogames.tactile.decks import Deck
from audiogames.tactile.decks.naming import letters
from audiogames.tactile.physical import look_up
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words import card_message, value_message
from audiogames.tactile.words.typed import Meanings

MORE: Final = "+"  # alone, or before a value of cards: asks for buttons

FEW: Final = 12


class TypedCards:
    def __init__(self, deck: Deck, language: str) -> None:
        faces = {face.id: face for face in deck.components if face.group.side == "front"}
        self.names = {id: card_message(deck.id, id) for id in faces}
        first = {id: next(iter(face.values.values()), "") for id, face in faces.items()}
        self._groups = first if len(faces) > FEW and 1 < len({*first.values()}) < len(faces) else {}
        self._words = deck.words
        self._deck, self._language, self._meanings = deck.id, language, Meanings(self.names)
        self._short: dict[str, set[str]] = defaultdict(set)
        for locale in (language, *(other for other in LOCALES if other != language)):
            own: dict[str, set[str]] = defaultdict(set)
            values = {
                name: letters(deck, name, locale) for name in {name for face in faces.values() for name in face.values}
            }
            for id, face in faces.items():
                parts = [_short_form(value, values[name]) for name, value in face.values.items()]
                for form in ("".join(parts), "".join(reversed(parts))):
                    own[form].add(id)
            self._short = defaultdict(set, {**own, **self._short})

    def is_shown(self, typed: str) -> bool:
        return len(typed) > 1 and bool(self._meanings.shown(typed, self._language))

    def meant(self, typed: str) -> tuple[tuple[str, ...], str]:
        """Return cards, or none and what is no card."""
        scans, rest = scans_in(typed)
        found = [look_up(scan.id) for scan in scans]
        scanned = tuple(one.card.card for one in found if one is not None and one.deck.deck == self._deck)
        if len(scanned) < len(scans):
            return (), typed
        words, cards = re.sub("[,;]", " ", rest).split(), list(scanned)
        while words:
            for length in range(len(words), 0, -1):
                if (card := self._one(" ".join(words[:length]))) is not None:
                    cards.append(card)
                    words = words[length:]
                    break
            else:
                return (), " ".join(words)
        return tuple(cards), ""

    def buttons(self, group: str, first: Iterable[str] = ()) -> Lines:
        own = [] if group else [*dict.fromkeys(first)]
        values = [] if group else [*dict.fromkeys(self._groups.values())]
        rest = [id for id in self.names if not values and group in ("", f"{MORE}{self._groups.get(id)}")]
        found = [(f"{MORE}{value}", self.group_message(f"{MORE}{value}")) for value in values]
        cards = [(id, self.names[id]) for id in dict.fromkeys((*own, *rest))]
        return (*cards[: len(own)], *found, *cards[len(own) :], ("", Message("free-button-done")))

    def group_message(self, group: str) -> Message:
        value = group.removeprefix(MORE)
        return value_message(value, self._words) if value else Message("free-other-cards")

    def _one(self, typed: str) -> str | None:
        if typed in self.names:
            return typed
        short = self._short.get(plain(typed).replace(" ", ""), set())
        found = (*short,) if len(short) == 1 else self._meanings.meant(typed, self._language)
        return found[0] if len(found) == 1 else None


def _short_form(value: str, short: Mapping[str, str]) -> str:
    return value if value.isdecimal() else plain(short.get(value, value))

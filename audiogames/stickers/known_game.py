"""Known games: search by partial names, and questions about the box with defaults."""

from dataclasses import replace
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Items, Message, menu_message, result
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick_whole, yes
from audiogames.play.prompts import Talk
from audiogames.stickers.deck_maker import size_meant
from audiogames.stickers.questions import line, tell
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.decks.draft import slug
from audiogames.tactile.decks.files import OF_EDITION, known_games, own_decks
from audiogames.tactile.decks.naming import in_languages, text_message
from audiogames.tactile.orders.order import Order

MOST_FOUND: Final = 12


def found_games(text: str) -> tuple[str, ...]:
    """Return the decks with this name or id, else with a word that begins so, else with these letters.

    Case, accents, spaces and signs are ignored.
    """
    wanted = "".join(_words(text))
    if not wanted:
        return ()
    ids = dict.fromkeys((*decks(), *own_decks(), *known_games()))
    if text in ids:  # typed as it is: no other deck need be read
        return (text,)
    called = {id: _called(id) for id in ids}
    found = {id: max(_likeness(wanted, name) for name in names) for id, names in called.items()}
    best = max(found.values(), default=0)
    return tuple(id for id, likeness in found.items() if likeness == best) if best else ()


def _likeness(wanted: str, name: list[str]) -> int:
    """3 for an equal name, 2 for a match from a word on, 1 for the letters within, else 0."""
    whole = "".join(name)
    if whole == wanted:
        return 3
    if any("".join(name[place:]).startswith(wanted) for place in range(len(name))):
        return 2
    return int(wanted in whole)


def _called(id: str) -> list[list[str]]:
    try:
        deck = load_deck(id)
    except GameError:  # a file of the person's own that was broken by hand
        return [_words(id)]
    return [_words(name) for name in (id, *deck.names.values(), *deck.also)]


def _words(text: str) -> list[str]:
    return slug(text[:200], 200).split("-")


def about_game(deck: Deck, measured: bool = False) -> tuple[Message, ...]:
    """Return warnings, and what to compare with the box. `measured` leaves out the size of cards."""
    lines = [*warned(deck)]
    if deck.id in known_games():
        name = in_languages(deck.names)
        lines.append(result(f"game-cards-{deck.confidence}", name=name, number=deck.counted))
        if deck.size_confidence != "sure" and not measured:
            lines.append(result("game-size", width=deck.card.width, height=deck.card.height))
    for texts in (deck.check, deck.left_out):
        if texts:
            lines.append(text_message(texts))
    return tuple(lines)


def warned(deck: Deck) -> tuple[Message, ...]:
    """Return warnings that come first, such as that holders feel their own cards."""
    return (text_message(deck.warning),) if deck.warning else ()


class BoxQuestions:
    """Each question is asked at most once: edition by the total, parts, and size of a card."""

    def __init__(self, conversation: Conversation, order: Order, given: frozenset[str]) -> None:
        self.conversation = conversation
        self.order = order
        self._given = given

    def ask(self) -> Talk[Order | None]:
        deck = load_deck(self.order.deck)
        if deck.verdict:
            tell(self.conversation, text_message(deck.verdict))
            if not (yield from yes(self.conversation, menu_message("game-verdict-anyway"), usual=False)):
                return None
            self.order = replace(self.order, anyway=True)
        tell(self.conversation, *about_game(deck, measured=True))
        if deck.editions and not (yield from self._edition(deck)):
            return None
        deck = load_deck(self.order.deck)
        parts = [group for group in deck.groups if group.optional]
        if parts and "parts" not in self._given and not (yield from self._parts(deck)):
            return None
        if "card" not in self._given and not (yield from self._size(deck)):
            return None
        return self.order

    def _edition(self, deck: Deck) -> Talk[bool]:
        entries = [MenuLine(text_message(one.names)) for one in deck.editions]
        place = yield from pick_whole(self.conversation, menu_message("game-which-edition"), entries, 0)
        if place is None:
            return False
        name = self.order.deck.partition(OF_EDITION)[0]
        self.order = replace(self.order, deck=f"{name}{OF_EDITION}{deck.editions[place].id}")
        return True

    def _parts(self, deck: Deck) -> Talk[bool]:
        usual = tuple(group.id for group in deck.groups if not group.optional)
        every = tuple(group.id for group in deck.groups)
        choices = [usual, every] if usual else [every]
        for group in deck.groups:
            if (group.id,) not in choices:
                choices.append((group.id,))
        entries = [MenuLine(_parts_told(deck, parts)) for parts in choices]
        place = yield from pick_whole(self.conversation, menu_message("game-which-parts"), entries, 0)
        if place is None:
            return False
        self.order = replace(self.order, parts=choices[place])
        return True

    def _size(self, deck: Deck) -> Talk[bool]:
        if all(group.surface is not None for group in deck.groups):
            return True
        told = {"width": deck.card.width, "height": deck.card.height}
        question = "game-measure"
        while True:
            typed = yield from line(self.conversation, menu_message(question, **told))
            if typed is None:
                return False
            size: CardSize | None = deck.card if not typed else size_meant(typed)
            if size is not None:
                self.order = replace(self.order, card=None if size == deck.card else size)
                return True
            question = "game-measure-again"


def _parts_told(deck: Deck, parts: tuple[str, ...]) -> Message:
    groups = [group for group in deck.groups if group.id in parts]
    named = tuple(
        text_message(group.names) if group.names else Message("tactile-name-other", {"name": group.id})
        for group in groups
    )
    said = [one for one in deck.components if one.group.id in parts]
    cards = sum(one.copies for one in said if one.group.side == "front") or sum(one.copies for one in said)
    return menu_message("game-parts", parts=Items(named, "and"), number=cards)

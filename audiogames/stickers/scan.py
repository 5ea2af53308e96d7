from contextlib import suppress
from typing import Final, Protocol

from audiogames.core.messages import Argument, Card, Category, Message, result
from audiogames.core.registry import GAMES, game_named
from audiogames.play.prompts import DeviceGone, Prompt, Talk
from audiogames.tactile.physical import IdentifiedCard, PhysicalDeck, all_decks, look_up
from audiogames.tactile.physical.ids import ScannedId, scans_in

FAILED: Final = 1


class Tell(Protocol):
    def __call__(self, *messages: Message) -> None:
        """Announce messages in order."""


def named_cards(typed: str, game: str | None, seat_taken: bool = True) -> tuple[Message, ...] | None:
    """Return messages about scanned cards, or None if the input is no scan.

    They are private to the person at the keyboard. `game` is the one being played. While the keyboard changes hands
    (`seat_taken` is False), no card is named.
    """
    scans, rest = scans_in(typed)
    if not scans:
        return None
    if not seat_taken:
        return (result("physical-take-seat-first"),)
    told = [message for scanned in scans for message in _told(scanned, game)]
    if rest:
        from audiogames.tactile.words.typed import echo  # knows all decks, which no game needs

        told.append(result("physical-typed-dropped", typed=echo(rest)))
    return tuple(message._replace(private=True) for message in told)


def _told(scanned: ScannedId, game: str | None) -> tuple[Message, ...]:
    if scanned.misread:
        return (result("physical-misread"),)
    found = look_up(scanned.id)
    if found is None:
        return result("physical-unknown"), *all_decks().broken
    if found.deck.deck == game:
        named = result("physical-card", card=card_name(found), id=found.card.card)
        return (named._replace(category=Category.HAND),)
    name = found.deck.name or found.deck.deck
    return (result("physical-card-of-deck", card=card_name(found), name=name)._replace(category=Category.HAND),)


def card_name(found: IdentifiedCard) -> Argument:
    deck, card = found.deck.deck, found.card.card
    colour, _, value = card.partition("-")
    if deck in GAMES and value.isdigit() and colour in game_named(deck).colours:
        return Card(deck, card)
    from audiogames.tactile.words import card_message  # not needed by the cards that are scanned in a game

    return card_message(deck, card)


# Checking decks.


def check_scans(tell: Tell) -> Talk[int]:
    """Name scanned cards until Q, then the complete decks. Returns the exit status."""
    from audiogames.tactile.words.typed import stops  # as above

    known = all_decks()
    tell(*known.broken)
    if not known.decks:
        tell(result("physical-scan-no-decks"))
        return FAILED
    tell(result("physical-scan-begin"))
    check = _Check()
    with suppress(DeviceGone):
        while not stops(line := (yield Prompt("line"))):
            if line and line.strip():
                tell(*check.line(line))
    tell(*check.end())
    return 0


class _Check:
    def __init__(self) -> None:
        self._decks: list[PhysicalDeck] = []
        self._read: set[str] = set()

    def line(self, line: str) -> tuple[Message, ...]:
        scans, _ = scans_in(line)
        if not scans:
            return (result("physical-scan-other"),)
        return tuple(message for scanned in scans for message in self._scan(scanned))

    def _scan(self, scanned: ScannedId) -> tuple[Message, ...]:
        found = look_up(scanned.id)
        if found is None:
            return _told(scanned, None)
        deck, card, id = found
        if id in self._read:
            return (result("physical-scan-again", card=card_name(found)),)
        self._read.add(id)
        if deck not in self._decks:
            self._decks.append(deck)
        read, all, name = len(self._read & deck.by_id.keys()), len(deck.cards), deck.name or deck.deck
        if sum(other.card == card.card for other in deck.cards) > 1:
            copy = card.copy
            return (result("physical-scan-copy", card=card_name(found), copy=copy, name=name, read=read, all=all),)
        return (result("physical-scan-card", card=card_name(found), name=name, read=read, all=all),)

    def end(self) -> tuple[Message, ...]:
        told = [result("physical-scan-end")]
        for deck in self._decks:
            missing = len(deck.by_id.keys() - self._read)
            name = deck.name or deck.deck
            told.append(
                result("physical-scan-missing", name=name, missing=missing)
                if missing
                else result("physical-scan-whole", name=name)
            )
        return tuple(told)

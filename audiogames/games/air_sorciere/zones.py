from collections.abc import Iterable, Sequence
from functools import lru_cache

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Parts
from audiogames.core.messages import Message, Seat, zone_place
from audiogames.core.presentation import zones as z
from audiogames.core.presentation.zones import Item, Look, Mark, Zone
from audiogames.decks.air_sorciere import COLOUR, COLOURS, VALUE, Card, colour_name, grimoire, name
from audiogames.games.air_sorciere.keys import named
from audiogames.games.air_sorciere.notation import format_action
from audiogames.games.air_sorciere.state import DIPLOMAS, Action, Columns, Counts
from audiogames.games.air_sorciere.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        columns = z.layout("columns", "own", seen.seat, capacity=len(COLOURS))
        own = (
            z.hand_zone(_faces(seen.hand, True), seen.seat),
            Zone(
                "columns",
                z.title("air-zone-columns"),
                _columns(seen.columns[seen.seat], seen.seat),
                "me",
                layout=columns,
            ),
            Zone(
                "grimoires",
                z.title("air-zone-grimoires"),
                _owned(seen.seat, seen.grimoires[seen.seat], seen.scores[seen.seat]),
                "me",
                layout=z.layout("row", "own", seen.seat),
            ),
        )
    common, stock = _faces(seen.common), _stock(seen.stock)
    return (
        *own,
        Zone(
            "common",
            z.title("air-zone-common"),
            common,
            zone_place("common"),
            layout=z.layout("row", "centre", capacity=1),
        ),
        Zone("stock", z.title("air-zone-stock"), stock, zone_place("stock"), layout=z.layout("row", "side")),
        *z.seat_zones(seen, lambda seat: _belongings(seen, seat)),
        z.draw_zone(_pile(seen.drawn, len(seen.pile))),
        z.discard_zone(_faces(tuple(reversed(seen.discard)))),
    )


def parts(seen: View, legal: tuple[Action, ...]) -> Parts | None:
    chosen = {action.verb: len(action.cards) for action in legal}
    hand = tuple(_card(card, private=True) for card in seen.hand)
    if "discard" in chosen:
        return Parts(hand, chosen["discard"], chosen["discard"])
    if "diploma" in chosen:
        return Parts(hand, min(DIPLOMAS), max(size for size, gained in DIPLOMAS.items() if gained <= max(seen.stock)))
    return None


def compose(seen: View, piles: Sequence[Sequence[str]]) -> str:
    """The discard or the diploma of the cards of all piles. Raises IllegalAction."""
    cards = [card for pile in piles for card in pile]
    action = named(seen, cards) if seen.phase in ("cat", "diploma") else None
    if action is None:
        raise IllegalAction(reason("nothing-to-compose"))
    return format_action(action)


def _card(
    card: Card,
    private: bool = False,
    owner: Seat | None = None,
    at: str = "",
    line: int = 0,
    marks: tuple[Mark, ...] = (),
) -> Item:
    return z.card_face(name(card), COLOURS[COLOUR[card]], str(VALUE[card]), private, owner, at, line, marks)


@lru_cache(z.REMEMBERED)
def _faces(cards: tuple[Card, ...], private: bool = False) -> tuple[Item, ...]:
    return tuple(_card(card, private) for card in cards)


def _belongings(seen: View, seat: Seat) -> tuple[Item, ...]:
    hand = seen.hands[seat] if seen.rules.open_hands else ()
    known = seat, seen.columns[seat], seen.grimoires[seat], seen.scores[seat]
    return _belonging(*known, len(seen.hands[seat]), hand, seen.rules.open_hands)


@lru_cache(z.REMEMBERED)
def _belonging(
    seat: Seat, columns: Columns, counts: Counts, score: int, number: int, hand: tuple[Card, ...], is_open: bool
) -> tuple[Item, ...]:
    return (*_columns(columns, seat), *_owned(seat, counts, score), *_hand(seat, number, hand, is_open))


@lru_cache(z.REMEMBERED)
def _columns(columns: Columns, seat: Seat) -> tuple[Item, ...]:
    """Each column from its top down, since the top decides about the next card."""
    return tuple(
        _card(card, owner=seat, at="columns", line=colour, marks=() if depth else ("counts",))
        for colour, column in enumerate(columns)
        for depth, card in enumerate(reversed(column))
    )


@lru_cache(z.REMEMBERED)
def _pile(drawn: Card | None, number: int) -> tuple[Item, ...]:
    """The witch just drawn lies on the pile until it is placed."""
    latest = () if drawn is None else (_card(drawn, marks=("latest",))._replace(card=None),)
    return (*latest, *z.face_down(number))


def _hand(seat: Seat, number: int, cards: tuple[Card, ...], is_open: bool) -> tuple[Item, ...]:
    closed = z.hand_of(seat, number)
    if not is_open:
        return (closed,)
    return (
        z.badge(closed.id, closed.name, "cards", number, seat, quiet=not number),
        *(_card(card, owner=seat, at="hand") for card in cards),
    )


@lru_cache(z.REMEMBERED)
def _owned(seat: Seat, counts: Counts, score: int) -> tuple[Item, ...]:
    return (*_grimoires(f"owned-{seat}", counts, seat), z.points_of(seat, score))


@lru_cache(z.REMEMBERED)
def _stock(counts: Counts) -> tuple[Item, ...]:
    return tuple(_grimoires("stock", counts))


def _grimoires(place: str, counts: Counts, owner: Seat | None = None) -> Iterable[Item]:
    for colour, count in zip(COLOURS, counts, strict=True):
        if count or owner is None:
            words = Message("air-grimoires-line", {"number": count, "colour": colour_name(COLOURS.index(colour))})
            look = Look("card", grimoire(colour), colour, number=count, owner=owner, at="grimoires")
            yield Item(f"{place}-{colour}", words, group=colour, look=look)

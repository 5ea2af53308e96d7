"""Du Balai! as a table: own cards and formula, the track, the dice, every opponent, the piles.

Some black-magic cards are equal. The viewer's are numbered in order of arrival, and keep that number on the discard. A
card of another is known there by its place, since nobody saw it in the hand.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Parts
from audiogames.core.messages import Message, Seat, Who, zone_place
from audiogames.core.presentation import zones as z
from audiogames.core.presentation.zones import Item, Layout, Look, Mark, Space, Zone, backs, badge
from audiogames.decks.du_balai import ACROBATICS, FACES, SYMBOLS
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.descriptor import USUAL_LEVEL
from audiogames.games.du_balai.keys import SLASH, card_ids, in_race_order
from audiogames.games.du_balai.rules.formulas import BLACK, ORANGE
from audiogames.games.du_balai.state import card_name, colour_word, face_name, piles_name, space_name, symbol_name
from audiogames.games.du_balai.view import View, revealed


def zones(seen: View) -> tuple[Zone, ...]:
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        formula, mine = _own_formula(seen), _mine(seen.seat, seen.levels[seen.seat], seen.scores[seen.seat])
        hidden = not revealed(seen)
        columns = z.layout("columns", "own", seen.seat)
        own = (
            z.hand_zone(_hand(seen), seen.seat),
            Zone("formula", z.title("balai-zone-formula"), formula, "me", hidden, columns),
            z.own_zone("mine", z.title("balai-zone-mine"), mine, seen.seat),
        )
    dice = z.layout("row", "centre", capacity=s.DICE_READ, shape="die")
    return (
        *own,
        Zone("track", z.title("balai-zone-track"), _track(seen), layout=_course()),
        Zone("dice", z.title("balai-zone-dice"), _dice(seen.dice), zone_place("box"), layout=dice),
        *z.seat_zones(seen, lambda seat: _belongings(seen, seat)),
        z.draw_zone(_pile(seen), "side"),
        z.discard_zone(_discard(seen), "side"),
    )


# Black-magic cards.


@lru_cache(z.REMEMBERED)
def _card(
    id: str,
    card: s.Card,
    words: Message,
    private: bool = False,
    owner: Seat | None = None,
    at: str = "",
    marks: tuple[Mark, ...] = (),
) -> Item:
    ink, has_sticker = "", True
    if s.is_acrobatic(card):
        ink, has_sticker = str(s.points(card)), s.points(card) in ACROBATICS
    look = Look("card", card if has_sticker else "", ink=ink, owner=owner, at=at, marks=marks)
    return Item(id, words, private=private, look=look)


def _told_apart(cards: Sequence[s.Card]) -> Iterator[Message]:
    before = Counter[s.Card]()
    for card in cards:
        before[card] += 1
        words = card_name(card)
        if before[card] > 1:
            words = Message("balai-zone-copy", {"card": words, "number": before[card]})
        yield words


@z.made_of("seat", "cards", "fresh", "used", "drawn", "crossed")
def _hand(seen: View) -> tuple[Item, ...]:
    seat = seen.seat or 0
    cards, fresh, ids = seen.cards[seat] or (), seen.fresh[seat] or (), [id for _, id in card_ids(seen)]
    kept = "balai-zone-kept" if seen.crossed else "balai-zone-fresh"
    usable = (_card(id, card, words, True) for id, card, words in zip(ids, cards, _told_apart(cards), strict=False))
    later = (
        _card(id, card, Message(kept, {"card": words}), True, marks=("later",))
        for id, card, words in zip(ids[len(cards) :], fresh, _told_apart(fresh), strict=False)
    )
    return (*usable, *later)


@lru_cache(z.REMEMBERED)
def _held(seat: Seat, count: int, acrobatics: tuple[int, ...]) -> tuple[Item, ...]:
    shown = [s.acrobatic(value) for value in acrobatics]
    items = [z.hand_of(seat, count - len(shown))]
    for number, (card, words) in enumerate(zip(shown, _told_apart(shown), strict=True), 1):
        items.append(_card(f"hand-{seat}-{number}", card, words, owner=seat, at="hand"))
    return tuple(items)


@z.made_of("seat", "cards", "fresh", "used", "drawn", "drawn_count", "deck_count")
def _pile(seen: View) -> tuple[Item, ...]:
    return (*z.face_down(seen.deck_count), *_drawn(seen))


def _drawn(seen: View) -> Iterator[Item]:
    if seen.drawn:
        held = card_ids(seen)[-len(seen.drawn) :]
        for (card, id), words in zip(held, _told_apart(seen.drawn), strict=True):
            yield _card(id, card, words, True, marks=("latest",))
    elif seen.drawn_count:
        yield backs("drawn", Message("balai-zone-drawn", {"number": seen.drawn_count}), seen.drawn_count)


@z.made_of("seat", "used", "discard")
def _discard(seen: View) -> tuple[Item, ...]:
    numbers = Counter[tuple[Seat | None, s.Card]]()
    ids = []
    for user, card in seen.used:
        numbers[user, card] += 1
        ids.append(f"{card}-{numbers[user, card]}" if user is not None and user == seen.seat else "")
    lying = ids[len(ids) - len(seen.discard) :]
    found = [(id or f"discard-{place}", card) for place, (id, card) in enumerate(zip(lying, seen.discard, strict=True))]
    found.reverse()
    words = _told_apart([card for _, card in found])
    return tuple(_card(id, card, name) for (id, card), name in zip(found, words, strict=True))


# Formulas.


def parts(seen: View, legal: tuple[s.Action, ...]) -> Parts | None:
    if seen.seat is None:
        return None
    if sum(action.verb == "write" for action in legal) > 1:
        double = s.DOUBLE in (seen.cards[seen.seat] or ())
        return Parts(tuple(map(_in_hand, range(len(SYMBOLS)))), 0, len(SYMBOLS), 2 if double else 1)
    sizes = {len(action.symbols) for action in legal if action.verb == "spell" and action.symbols}
    if not sizes:
        return None
    laid = tuple(_formula(seen, seen.seat))
    free = (symbol for symbol, name in enumerate(SYMBOLS) if name not in {item.id for item in laid})
    on_second = any(action.on_second for action in legal)
    return Parts((*laid, *map(_in_hand, free)), min(sizes), max(sizes), 2 if on_second else 1)


def compose(seen: View, piles: Sequence[Sequence[str]]) -> str:
    """The formula, or the correction, of symbols in one or two piles. Raises IllegalAction.

    A symbol that is not in the formula is added to its pile, where it replaces a given one that is.
    """
    while len(piles) > 1 and not piles[-1]:
        piles = piles[:-1]
    if seen.seat is not None and seen.phase == "write":
        return " ".join(("write", f" {SLASH} ".join(" ".join(pile) for pile in piles))).strip()
    symbols = [symbol for pile in piles for symbol in pile]
    if seen.seat is None or (seen.phase, seen.window) != ("resolve", "correction") or not symbols:
        raise IllegalAction(reason("nothing-to-compose"))
    on_second = len(piles) > 1
    laid = (seen.seconds if on_second else seen.formulas)[seen.seat] or 0
    there = {SYMBOLS[symbol] for symbol in s.symbols_in(laid)}
    words = sorted(symbols, key=lambda symbol: symbol not in there)
    return " ".join(("spell", "forgotten" if len(words) == 1 else "correction", *words, *(["second"] * on_second)))


@cache
def _in_hand(symbol: s.Symbol) -> Item:
    return _symbol(symbol, SYMBOLS[symbol], symbol_name(symbol), True, Look("card"))


def _symbol(symbol: s.Symbol, id: str, words: Message, private: bool, look: Look) -> Item:
    return Item(id, words, private=private, look=look._replace(card=SYMBOLS[symbol], ink=str(symbol + 1)))


@z.made_of("seat", "phase", "pending", "formulas", "seconds", "doubles")
def _own_formula(seen: View) -> tuple[Item, ...]:
    return tuple(_formula(seen, seen.seat or 0))


def _formula(seen: View, seat: Seat) -> Iterator[Item]:
    for line, (pile, shown) in enumerate(_piles(seen, seat)):
        for symbol in s.symbols_in(pile):
            yield _laid_symbol(symbol, seat, seat == seen.seat, line, shown)


@lru_cache(z.REMEMBERED)
def _laid_symbol(symbol: s.Symbol, seat: Seat, is_own: bool, line: int, shown: bool) -> Item:
    marks: tuple[Mark, ...] = () if shown else ("hidden",)
    words = symbol_name(symbol)
    if line:
        words = Message("balai-zone-second", {"symbol": words})
    look = Look("card", owner=seat, at="formula", line=line, marks=marks)
    return _symbol(symbol, SYMBOLS[symbol] if is_own else f"{SYMBOLS[symbol]}-{seat}", words, not shown, look)


def _piles(seen: View, seat: Seat) -> Iterable[tuple[int, bool]]:
    yield seen.formulas[seat] or 0, revealed(seen)
    yield seen.seconds[seat] or 0, revealed(seen) and seen.doubles[seat]


@z.made_of("seat", "phase", "pending", "formulas", "seconds", "doubles", "locked", "laid_second")
def _laid(seen: View, seat: Seat) -> tuple[Item, ...]:
    return tuple(_laid_by(seen, seat))


def _laid_by(seen: View, seat: Seat) -> Iterator[Item]:
    """Face down, or symbols, and the place of an unknown second pile."""
    if revealed(seen) and seen.formulas[seat] == 0:
        nothing = Look("badge", number=0, measure="cards", owner=seat, at="formula")
        yield Item(f"formula-{seat}", piles_name(0, None), look=nothing)
    elif not revealed(seen) and seat in seen.locked:
        yield backs(f"formula-{seat}", Message("balai-zone-locked"), 1, seat, "formula")
    yield from _formula(seen, seat)
    if seat in seen.laid_second and seen.seconds[seat] is None:
        second = backs(f"second-{seat}", Message("balai-zone-second-hidden"), 1, seat, "formula")
        yield second._replace(look=Look("back", owner=seat, at="formula", line=1))


# The board and the seats.


@z.made_of("spaces", "crossed", "curse", "phase")
def _track(seen: View) -> tuple[Item, ...]:
    """From start to finish, with the curse after those it lies upon."""
    found = [(seen.spaces[seat], 0, _witch(seat, seen.spaces[seat])) for seat in reversed(in_race_order(seen))]
    if seen.curse is not None and seen.phase != "over":
        found.append((seen.curse, 1, _curse(seen.curse)))
    found.append((s.FINISH, 2, _goal()))
    return tuple(item for _, _, item in sorted(found, key=lambda entry: entry[:2]))


@lru_cache(z.REMEMBERED)
def _witch(seat: Seat, space: s.Space) -> Item:
    words = Message("balai-zone-witch", {"player": Who(seat), "space": space_name(space)})
    return Item(f"witch-{seat}", words, look=Look("pawn", owner=seat, at=str(space)))


@lru_cache(z.REMEMBERED)
def _curse(space: s.Space) -> Item:
    look = Look("pawn", colour="black", measure="curse", at=str(space))
    return Item("curse", Message("balai-zone-curse", {"space": space_name(space)}), look=look)


@cache
def _goal() -> Item:
    look = Look("badge", number=s.FINISH, measure="goal", at=str(s.FINISH))
    return Item("finish", Message("balai-zone-finish"), look=look)


@cache
def _course() -> Layout:
    spaces = tuple(Space(str(space), space - s.LAST, ink=str(space)) for space in range(s.LAST, s.FINISH + 1))
    return Layout("track", "centre", spaces=spaces, steps=len(spaces))


@lru_cache(z.REMEMBERED)
def _dice(dice: tuple[s.Face | None, ...] | None) -> tuple[Item, ...]:
    return tuple(_die(number, face) for number, face in enumerate(dice or (), 1))


@lru_cache(z.REMEMBERED)
def _die(number: int, face: s.Face | None) -> Item:
    if face is None:
        words = Message("balai-zone-die-hidden", {"number": number})
        return Item(f"die-{number}", words, look=Look("die", marks=("hidden",)))
    colour = colour_word(ORANGE if face < len(SYMBOLS) else BLACK)
    words = Message("balai-zone-die", {"number": number, "face": face_name(face)})
    look = Look("die", FACES[face], colour, str(face % len(SYMBOLS) + 1))
    return Item(f"die-{number}", words, group=colour, look=look)


def _belongings(seen: View, seat: Seat) -> tuple[Item, ...]:
    held = _held(seat, seen.counts[seat], seen.acrobatics[seat] or ())
    return _belonging(seat, seen.spaces[seat], seen.levels[seat], held, _laid(seen, seat), seen.scores[seat])


@lru_cache(z.REMEMBERED)
def _belonging(
    seat: Seat, space: s.Space, level: s.Level, held: tuple[Item, ...], laid: tuple[Item, ...], score: int
) -> tuple[Item, ...]:
    place = badge(f"space-{seat}", space_name(space), "space", space, seat, quiet=True)
    return (place, _level(seat, level), *held, *laid, _points(seat, score))


@lru_cache(z.REMEMBERED)
def _mine(seat: Seat, level: s.Level, score: int) -> tuple[Item, ...]:
    return (_level(seat, level), _points(seat, score))


@lru_cache(z.REMEMBERED)
def _level(seat: Seat, level: s.Level) -> Item:
    words = Message("balai-level", {"level": level})
    return badge(f"level-{seat}", words, "level", s.LEVELS.index(level) + 1, seat, quiet=level == USUAL_LEVEL)


@lru_cache(z.REMEMBERED)
def _points(seat: Seat, score: int) -> Item:
    return badge(f"points-{seat}", Message("balai-points", {"number": score}), "points", score, seat)

from collections import Counter
from functools import partial
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.game import Json, with_entry
from audiogames.core.input import reading
from audiogames.core.input.reading import refuse
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.notation import parse_action
from audiogames.games.du_balai.rules import allowed, book, spells, to_act

TABLE_FIELDS: Final = (
    *("dice", "closer", "bets", "read", "decrees", "looking", "curse", "block", "crossed"),
    *("deck", "discard", "used", "said"),
)
SEAT_FIELDS: Final = ("level", "space", "spells", "fresh", "acrobatics", "formula", "second", "double")
TURN_FIELDS: Final = ("order", "window", "pending", "waiting", "fogs", "drawn")
PHASES: Final[tuple[s.Phase, ...]] = ("setup", "roll", "look", "write", "resolve", "react", "draw", "over")
WINDOWS: Final[tuple[s.Window, ...]] = ("correction", "after-move")
PENDING_FIELDS: Final = frozenset({"seat", "action", "against"})
BEFORE_DICE: Final = ("setup", "roll", "over")
RESOLVING: Final = ("resolve", "draw", "react")


def placed(position: Json, rules: s.Rules) -> s.State:
    """Unnamed cards go beneath the deck unless the position is exact. Raises BadPosition."""
    entries, turn, exact = reading.parts(position, TABLE_FIELDS, SEAT_FIELDS, TURN_FIELDS)
    cards = _Cards(rules)
    hands = [_hand(entry, seat, cards) for seat, entry in enumerate(entries)]
    deck = cards.placed(position.get("deck", []), "deck")
    discard = cards.placed(position.get("discard", []), "discard")
    drawn = cards.placed(turn.get("drawn", []), "turn.drawn")
    seats = len(entries)
    spaces = reading.of_seats(entries, "space", s.START, _space)
    said = reading.of_kind(bool, position.get("said", False), "said")
    table = s.State(
        rules,
        reading.one_of(turn.get("phase", "roll"), "turn.phase", PHASES),
        reading.of_seats(entries, "level", "normal", lambda level, where: reading.one_of(level, where, s.LEVELS)),
        spaces,
        tuple(old for old, _ in hands),
        tuple(new for _, new in hands),
        reading.of_seats(entries, "formula", None, _formula),
        reading.of_seats(entries, "second", None, _formula),
        reading.of_seats(entries, "double", False, partial(reading.of_kind, bool)),
        deck,
        discard,
        _dice(position.get("dice"), said),
        reading.whole_number(position.get("read", s.DICE_READ), "read", 0, s.DICE_READ),
        reading.seat_or_none(position.get("closer"), "closer", seats),
        reading.different_seats(position.get("bets", []), "bets", seats),
        tuple(sorted(reading.different_seats(position.get("decrees", []), "decrees", seats))),
        tuple(sorted(reading.different_seats(position.get("looking", []), "looking", seats))),
        reading.optional(position.get("curse"), "curse", _space),
        reading.seat_or_none(position.get("block"), "block", seats),
        _crossed(position, spaces),
        drawn=drawn,
        unplaced=() if exact else cards.rest(),
        used=_used(position.get("used"), discard, rules, seats),
        said=said,
    )
    whole = _with_turn(table, turn)
    _check(whole)
    _check_seat(whole, turn.get("seat"))
    return whole


def _used(
    value: object, discard: tuple[s.Card, ...], rules: s.Rules, seats: int
) -> tuple[tuple[Seat | None, s.Card], ...]:
    """The cards used so far with their users. Raises BadPosition unless the discard is the end of them."""
    if value is None:
        return s.used_by_anybody(discard)
    names = tuple(dict.fromkeys(s.all_cards(rules)))
    used = []
    for entry in reading.listing(value, "used"):
        seat, card = (*reading.listing(entry, "used"), None, None)[:2]
        used.append((reading.seat_or_none(seat, "used", seats), reading.one_of(card, "used", names)))
    if tuple(card for _, card in used)[max(0, len(used) - len(discard)) :] != discard:
        raise refuse("balai-position-used")
    return tuple(used)


# Seats.


def _space(value: object, where: str) -> s.Space:
    return reading.whole_number(value, where, s.LAST, s.FINISH)


def _formula(value: object, where: str) -> s.Formula | None:
    if value is None:
        return None
    symbols = [reading.one_of(name, where, SYMBOLS) for name in reading.listing(value, where)]
    for name in symbols:
        if symbols.count(name) > 1:
            raise refuse("balai-position-symbol-twice", symbol=name, field=where)
    return s.formula_of(map(SYMBOLS.index, symbols))


class _Cards:
    """Each card may be placed as often as it exists."""

    def __init__(self, rules: s.Rules) -> None:
        self._all = Counter(s.all_cards(rules))
        self._placed: Counter[s.Card] = Counter()

    def placed(self, value: object, where: str) -> tuple[s.Card, ...]:
        return tuple(self._one(card, where) for card in reading.listing(value, where))

    def _one(self, value: object, where: str) -> s.Card:
        if not isinstance(value, str) or value not in self._all:
            raise refuse("position-unknown-card", card=str(value)[:40], field=where)
        self._placed[value] += 1
        if self._placed[value] > self._all[value]:
            raise refuse("balai-position-too-many-cards", card=value, field=where, number=self._all[value])
        return value

    def rest(self) -> tuple[s.Card, ...]:
        return s.rest_of(self._all.elements(), self._placed.elements())


def _hand(entry: Json, seat: Seat, cards: _Cards) -> tuple[tuple[s.Card, ...], tuple[s.Card, ...]]:
    where = f"seats[{seat}]"
    spells = cards.placed(entry.get("spells", []), f"{where}.spells")
    for card in spells:
        if s.is_acrobatic(card):
            raise refuse("balai-position-no-spell", card=card, field=f"{where}.spells")
    values = reading.listing(entry.get("acrobatics", []), f"{where}.acrobatics")
    numbers = [reading.whole_number(value, f"{where}.acrobatics", 0, 99) for value in values]
    held = Counter((*spells, *cards.placed([*map(s.acrobatic, numbers)], f"{where}.acrobatics")))
    fresh = reading.listing(entry.get("fresh", []), f"{where}.fresh")
    for card in fresh:
        if not isinstance(card, str) or fresh.count(card) > held[card]:
            raise refuse("balai-position-fresh-not-held", card=str(card)[:40], field=f"{where}.fresh")
    return s.rest_of(held.elements(), fresh), tuple(sorted(fresh))


# The table.


def _dice(value: object, said: bool) -> tuple[s.Face, ...] | None:
    if value is None:
        return None
    written = reading.listing(value, "dice")
    if len(written) != len(DICE):
        raise refuse("balai-position-dice-number", number=len(written), expected=len(DICE))
    faces = zip(written, (FACES,) * len(DICE) if said else DICE, strict=True)
    return tuple(FACES.index(reading.one_of(face, f"dice[{die}]", sides)) for die, (face, sides) in enumerate(faces))


def _crossed(position: Json, spaces: tuple[s.Space, ...]) -> tuple[Seat, ...]:
    """Required if two or more have crossed."""
    across = tuple(seat for seat, space in enumerate(spaces) if space == s.FINISH)
    if "crossed" not in position and len(across) < 2:
        return across
    crossed = reading.different_seats(position.get("crossed", []), "crossed", len(spaces))
    if set(crossed) != set(across):
        raise refuse("balai-position-crossed", finish=s.FINISH)
    return crossed


def _check_seat(table: s.State, seat: object) -> None:
    acting = to_act(table._replace(unplaced=()))
    if seat is not None and table.phase != "over" and not acting:
        raise refuse("balai-position-seat-waits", seat=reading.seat(seat, "turn.seat", len(table.spaces)))
    reading.check_turn(seat, acting, len(table.spaces))


# The turn: who resolves, which spell is pending, who may still react.


def _with_turn(table: s.State, turn: Json) -> s.State:
    seats = len(table.spaces)
    pending = _pending(turn.get("pending"), "turn.pending", seats)
    table = table._replace(
        order=reading.different_seats(turn.get("order", []), "turn.order", seats),
        fogs=reading.different_seats(turn.get("fogs", []), "turn.fogs", seats),
        pending=pending,
    )
    window = turn.get("window")
    named = None if window is None else reading.one_of(window, "turn.window", WINDOWS)
    return table._replace(window=_window(table, named), waiting=_waiting(table, turn))


def _pending(value: object, where: str, seats: int) -> s.PendingSpell | None:
    """A pending spell with those beneath it. Raises BadPosition."""
    if value is None:
        return None
    fields = reading.record(value, where, PENDING_FIELDS)
    seat = reading.seat(fields.get("seat"), f"{where}.seat", seats)
    text = fields.get("action")
    try:
        action = parse_action(text if isinstance(text, str) else "")
    except GameError:
        raise refuse("balai-position-pending-action", action=str(text)[:40], field=f"{where}.action") from None
    if action.verb not in ("spell", "decree"):
        raise refuse("balai-position-pending-action", action=str(text)[:40], field=f"{where}.action")
    against = _pending(fields.get("against"), f"{where}.against", seats)
    if (action.card == s.FOG) != (against is not None):
        raise refuse("balai-position-fog-against", field=f"{where}.against")
    return s.PendingSpell(seat, action, against)


def _window(table: s.State, named: s.Window | None) -> s.Window | None:
    if table.phase == "resolve":
        return "after-move" if named == "after-move" else "correction"
    if table.phase != "react" or table.pending is None or s.shows_decrees(table.pending):
        expected: s.Window | None = None
    else:
        expected = "after-move" if s.root(table.pending).action.card in s.AFTER_MOVES else "correction"
    if named is not None and named != expected:
        raise refuse("balai-position-window", window=named, phase=table.phase)
    return expected


def _waiting(table: s.State, turn: Json) -> tuple[Seat, ...]:
    """By default all opponents without an answer."""
    seats = len(table.spaces)
    if "waiting" in turn or table.phase != "react" or table.pending is None:
        return tuple(sorted(reading.different_seats(turn.get("waiting", []), "turn.waiting", seats)))
    return tuple(seat for seat in range(seats) if seat != table.pending.seat and seat not in table.fogs)


# What cannot be: each contradiction is refused in its own sentence.


def _check(table: s.State) -> None:
    if (table.phase == "react") != (table.pending is not None):
        raise reading.not_expected("turn.pending", table.phase) if table.pending else _missing("turn.pending", table)
    _check_fields(table)
    _check_options(table)
    _check_formulas(table)
    _check_end(table)
    if table.phase == "setup" and not book.undecided(table):
        raise refuse("position-nobody-to-act", phase=table.phase)
    if _writing(table):
        _check_writing(table)
    if table.phase in RESOLVING and not _writing(table):
        _check_order(table)
    if table.pending is not None:
        _check_pending(table, table.pending)


def _writing(table: s.State) -> bool:
    return table.phase == "write" or (table.phase == "react" and s.shows_decrees(table.pending))


def _check_fields(table: s.State) -> None:
    dice = table.phase not in BEFORE_DICE
    resolving = table.phase in RESOLVING and not _writing(table)
    expected = {
        "dice": (table.dice is not None, dice),
        "turn.order": (bool(table.order), resolving),
        "turn.drawn": (bool(table.drawn), table.phase == "draw"),
        "turn.waiting": (bool(table.waiting), table.phase == "react"),
    }
    for field, (there, needed) in expected.items():
        if there != needed:
            raise _missing(field, table) if needed else reading.not_expected(field, table.phase)
    allowed = {
        "closer": (table.closer is not None, dice and table.phase != "look"),
        "bets": (bool(table.bets), dice),
        "said": (table.said, dice),
        "decrees": (bool(table.decrees), _writing(table)),
        "looking": (bool(table.looking), _writing(table)),
        "block": (table.block is not None, resolving),
        "turn.fogs": (bool(table.fogs), table.phase == "react"),
        "formula": (len(s.unlocked(table)) < len(table.formulas), dice and table.phase != "look"),
        "double": (any(table.doubles), resolving),
    }
    for field, (there, fits) in allowed.items():
        if there and not fits:
            raise reading.not_expected(field, table.phase)


def _missing(field: str, table: s.State) -> Exception:
    return refuse("balai-position-missing", field=field, phase=table.phase)


def _check_options(table: s.State) -> None:
    pace = table.rules.pace
    if table.read < s.DICE_READ and not (table.phase == "look" and pace == "common"):
        raise refuse("balai-position-read", number=s.DICE_READ)
    if table.closer is not None and pace in ("window", "no-closer"):
        raise refuse("balai-position-pace", field="closer", pace=pace)
    if table.bets and pace != "window":
        raise refuse("balai-position-pace", field="bets", pace=pace)
    if table.curse is not None and not table.rules.curse:
        raise refuse("balai-position-no-curse")


def _check_formulas(table: s.State) -> None:
    """A second pile lies beside a first one, and shares no symbol with it."""
    for seat, (first, second) in enumerate(zip(table.formulas, table.seconds, strict=True)):
        if second is not None and (not first or not second):
            raise refuse("balai-position-second-alone", seat=seat)
        if second is not None and first and first & second:
            raise refuse("balai-position-piles-share", seat=seat)
        if table.doubles[seat] and second is None:
            raise refuse("balai-position-double-alone", seat=seat)


def _check_end(table: s.State) -> None:
    """Someone has crossed in a finished game, and nobody at the beginning of a round."""
    if table.phase == "over" and not table.crossed:
        raise refuse("balai-position-nobody-crossed", finish=s.FINISH)
    if table.crossed and (table.phase in ("setup", "roll", "look") or _writing(table)):
        raise refuse("balai-position-crossed-already", seat=table.crossed[0], phase=table.phase, finish=s.FINISH)


def _check_writing(table: s.State) -> None:
    left = s.unlocked(table)
    if not left:
        raise refuse("position-nobody-to-act", phase=table.phase)
    for field, seats in (("decrees", table.decrees), ("looking", table.looking)):
        for seat in seats:
            if seat not in left:
                raise refuse("balai-position-written-already", seat=seat, field=field)
    for seat in table.decrees:
        if seat in table.looking:
            raise refuse("balai-position-waits-and-looks", seat=seat)
        if not s.usable(table, seat, s.DECREE):
            raise _not_held(table, seat, s.DECREE, "decrees")
    if table.phase == "write" and set(table.decrees) == set(left):
        raise refuse("balai-position-decree-due")


def _not_held(table: s.State, seat: Seat, card: s.Card, field: str) -> Exception:
    return refuse("balai-position-not-usable", seat=seat, card=card, field=field)


def _check_order(table: s.State) -> None:
    """Seats still to resolve, and those that may pay for it, have a formula."""
    first, window = table.order[0], table.window
    if window == "correction" and first in table.crossed:
        raise refuse("balai-position-resolves-crossed", seat=first, finish=s.FINISH)
    begun = () if window == "correction" else (first,)
    needed = {*table.order, *table.bets, *(() if table.closer is None else (table.closer,))} - {*begun} | {
        seat for seat in begun if seat in table.bets or seat == table.closer
    }
    for seat in sorted(needed):
        if table.formulas[seat] is None:
            raise refuse("balai-position-no-formula", seat=seat, phase=table.phase)


def _check_pending(table: s.State, pending: s.PendingSpell) -> None:
    """The spell could be cast, its card is on the discard, and only opponents without an answer may react."""
    chain = _chain(pending)
    cast = Counter(spells.card_of(spell) for spell in chain)
    for card, number in cast.items():
        if table.discard.count(card) < number:
            raise refuse("balai-position-pending-not-discarded", card=card)
    for spell in chain:
        if spell.against is not None and spell.seat == spell.against.seat:
            raise refuse("balai-position-own-fog", seat=spell.seat)
    for field, seats in (("turn.waiting", table.waiting), ("turn.fogs", table.fogs)):
        if pending.seat in seats:
            raise refuse("balai-position-caster-reacts", seat=pending.seat, field=field)
    for seat in table.fogs:
        if seat in table.waiting:
            raise refuse("balai-position-answered-and-waits", seat=seat)
        if not s.usable(table, seat, s.FOG):
            raise _not_held(table, seat, s.FOG, "turn.fogs")
    _check_cast(table, s.root(pending))


def _chain(pending: s.PendingSpell) -> list[s.PendingSpell]:
    return [pending, *([] if pending.against is None else _chain(pending.against))]


def _check_cast(table: s.State, spell: s.PendingSpell) -> None:
    """The spell under all fogs could be cast in its place."""
    card = spells.card_of(spell)
    hands = with_entry(table.cards, spell.seat, (*table.cards[spell.seat], card))
    before = table._replace(phase="write" if _writing(table) else "resolve", cards=hands)
    turn = spell.seat in (s.unlocked(table) if _writing(table) else table.order[:1])
    if not turn or allowed.why_not(before, spell.seat, spell.action) is not None:
        raise refuse("balai-position-pending-impossible", seat=spell.seat, card=card)

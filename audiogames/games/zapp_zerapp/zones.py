"""Zapp Zerapp as a table: the row of barrels, the dice, the board, and what each has reached.

All apprentices are in the zone "ring", whether in a start, on the ring or in a city. It is browsed clockwise from the
listener's start, skipping empty spaces.
"""

from functools import cache, lru_cache

from audiogames.core.messages import TABLE, Message, Seat, Who, zone_place
from audiogames.core.presentation.zones import (
    REMEMBERED,
    Item,
    Layout,
    Look,
    Mark,
    Space,
    Zone,
    badge,
    layout,
    made_of,
    own_zone,
    seat_zones,
    title,
)
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS, COMPANION_SPACES, ZONES
from audiogames.games.zapp_zerapp import state as s
from audiogames.games.zapp_zerapp.rules.moves import safe
from audiogames.games.zapp_zerapp.telling import barrel_number, piece_name, standing
from audiogames.games.zapp_zerapp.view import View


def zones(seen: View) -> tuple[Zone, ...]:
    own: tuple[Zone, ...] = ()
    if seen.seat is not None:
        own = (own_zone("mine", title("zapp-zone-mine"), _reached(seen, seen.seat), seen.seat),)
    row = layout("row", "centre" if seen.seat is None else "own", capacity=len(BARRELS), shape="barrel")
    dice = layout("row", "side", capacity=2, shape="die")
    return (
        *own,
        Zone("barrels", title("zapp-zone-barrels"), _barrels(seen), zone_place("box"), layout=row),
        Zone("dice", title("zapp-zone-dice"), _dice(seen), zone_place("box"), layout=dice),
        Zone("ring", title("zapp-zone-ring"), _board(seen), TABLE, layout=_ring(_nearest(seen), seen.rules.advanced)),
        *seat_zones(seen, lambda seat: _reached(seen, seat)),
    )


@cache
def _ring(nearest: s.Colour, advanced: bool) -> Layout:
    return Layout("ring", "centre", spaces=_spaces(advanced), steps=s.RING, origin=s.FIRST_SPACES[nearest] - 0.5)


def _nearest(seen: View) -> s.Colour:
    return seen.colours[seen.seat or 0]


def _reached(seen: View, seat: Seat) -> tuple[Item, ...]:
    is_shaking = seen.phase == "shake"
    is_secret = is_shaking and seat in seen.choosers and seen.chosen[seat] is None
    shakes = seen.shakes_left[seat] if is_shaking and seen.rules.shaking != "melee" else None
    return _reached_by(seat, seen.apprentices[seat].count(s.CITY), shakes, is_secret)


@lru_cache(REMEMBERED)
def _reached_by(seat: Seat, home: int, left: int | None, is_secret: bool) -> tuple[Item, ...]:
    found = badge(f"home-{seat}", Message("zapp-zone-home", {"number": home}), "home", home, seat, quiet=not home)
    secret = Item(f"chosen-{seat}", Message("zapp-zone-chosen"), look=Look("badge", owner=seat, marks=("chosen",)))
    chosen = (secret,) if is_secret else ()
    if left is None:
        return (found, *chosen)
    shakes = badge(f"shakes-{seat}", Message("zapp-zone-shakes", {"number": left}), "shakes", left, seat)
    return (found, shakes, *chosen)


@made_of("held", "chosen", "numbers", "colours")
def _barrels(seen: View) -> tuple[Item, ...]:
    return tuple(_barrel(seen, place) for place in range(len(BARRELS)))


def _barrel(seen: View, place: s.Place) -> Item:
    """Known by its place in the row even in a hand or before a seat."""
    owner, how, marks = _holder(seen, place)
    colour = "" if owner is None else COLOURS[seen.colours[owner]]
    return _held_by(owner, colour, how, marks, place, seen.numbers[place] or 0)


@lru_cache(REMEMBERED)
def _held_by(owner: Seat | None, colour: str, how: str, marks: tuple[Mark, ...], place: s.Place, number: int) -> Item:
    known = f"barrel-{number}" if number else ""
    look = Look("barrel", known, colour, str(barrel_number(place)), number, owner=owner, marks=marks)
    name = Message(how, {"number": barrel_number(place)} | ({} if owner is None else {"player": Who(owner)}))
    return Item(s.PLACES[place], name, look=look)


def _holder(seen: View, place: s.Place) -> tuple[Seat | None, str, tuple[Mark, ...]]:
    for seat, places in enumerate(seen.held):
        if place in places:
            return seat, "zapp-zone-barrel-held", ("held",)
    if place in seen.chosen:
        return seen.chosen.index(place), "zapp-zone-barrel-chosen", ("chosen",)
    return None, "zapp-zone-barrel", ()


@made_of("dice", "magic_number")
def _dice(seen: View) -> tuple[Item, ...]:
    items = []
    for number, pips in enumerate(seen.dice or (), 1):
        words = Message("zapp-zone-die", {"number": number, "pips": pips})
        items.append(Item(f"die-{number}", words, look=Look("die", ink=str(pips), number=pips)))
    if seen.magic_number is not None:
        words = Message("zapp-zone-magic-number", {"number": seen.magic_number})
        items.append(badge("magic-number", words, "magic", seen.magic_number))
    return tuple(items)


@made_of("seat", "colours", "apprentices", "rules")
def _board(seen: View) -> tuple[Item, ...]:
    own = _nearest(seen)
    pieces = [
        (_order(own, colour, step), (colour, number), step)
        for colour, steps in zip(seen.colours, seen.apprentices, strict=True)
        for number, step in enumerate(steps)
    ]
    return tuple(_apprentice(seen, piece, step) for _, piece, step in sorted(pieces))


def _order(own: s.Colour, colour: s.Colour, step: s.Step) -> float:
    space = s.space_of(colour, step)
    if space is not None:
        return s.step_on(own, space)
    if colour == own:
        return step
    return s.step_on(own, s.FIRST_SPACES[colour]) - (0.5 if step == s.START else 0.75)


@made_of("seat", "colours", "rules")
def _apprentice(seen: View, piece: s.Piece, step: s.Step) -> Item:
    colour, number = COLOURS[piece[0]], piece[1] + 1
    space = s.space_of(piece[0], step)
    is_safe = space is not None and safe(step, seen.rules.advanced)
    at = str(space) if space is not None else f"{'start' if step == s.START else 'town'}-{colour}"
    owner = seen.colours.index(piece[0])
    marks: tuple[Mark, ...] = ("safe",) if is_safe else ()
    look = Look("pawn", f"apprentice-{colour}", colour, str(number), owner=owner, at=at, marks=marks)
    if space is None:
        name = Message("zapp-zone-apprentice", {"piece": piece_name(seen, piece), "standing": standing(seen, step)})
    else:
        id = "zapp-zone-space-safe" if is_safe else "zapp-zone-space"
        name = Message(id, {"piece": piece_name(seen, piece), "space": s.step_on(_nearest(seen), space)})
    return Item(f"{colour}-{number}", name, group=colour, look=look)


@cache
def _spaces(advanced: bool) -> tuple[Space, ...]:
    """The ring, and at each corner a start outside it and a town inside."""
    ring = [_space(space, advanced) for space in range(s.RING)]
    homes = [
        Space(f"{kind}-{colour}", first - 0.5, off, size, f"{kind}-{colour}", (colour,))
        for kind, off, size in (("start", 1.15, 1.9), ("town", -1.6, 2.2))
        for colour, first in zip(COLOURS, s.FIRST_SPACES, strict=True)
    ]
    return (*ring, *homes)


def _space(space: int, advanced: bool) -> Space:
    """One colour is safe in a zone, two on castles."""
    zone = tuple(colour for colour, spaces in ZONES.items() if space in spaces)
    castles = COMPANION_SPACES.get(space, ()) if advanced else ()
    kind = "zone" if zone else "companion"
    card = "-".join((kind, *zone, *castles)) if zone or castles else ""
    return Space(str(space), space, card=card, colours=zone or castles)

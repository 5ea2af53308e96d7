from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from audiogames.core.errors import IllegalAction, place_in, reason
from audiogames.core.events import Names, written
from audiogames.core.game import Json, plain
from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import APPRENTICES, COLOURS
from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp import state as s
from audiogames.games.zapp_zerapp.descriptor import DESCRIPTOR
from audiogames.games.zapp_zerapp.events import Carried, Event, Moved
from audiogames.games.zapp_zerapp.rules import moves
from audiogames.games.zapp_zerapp.view import View

_WITH_PLACE: Final = ("take", "shake", "release", "choose")
_LISTS: Final = ("with", "leaving", "banish")
NUMBERS: Final = tuple(str(number + 1) for number in range(s.PIECES))
_TIP: Final = "tip"
_QUICK: Final = "quick"

REMEMBERED: Final = 4096
"""Cached texts of actions: those of barrels, and of most moves."""


def parse_action(text: str) -> s.Action:
    """Parse `choose C`, `move 1 with red-1 green-2`. Raises IllegalAction."""
    verb, *words = text.split() or [""]
    if verb == "roll" and not words:
        return s.ROLL
    if verb in _WITH_PLACE and len(words) == 1:
        return s.Action(verb, _place_named(words[0]))  # type: ignore[arg-type]
    if verb == _TIP and len(words) == 1:
        return s.Action("shake", _place_named(words[0]), gesture="tip")
    if verb == "shake" and words[1:] == [_QUICK]:
        return s.Action("shake", _place_named(words[0]), gesture="quick")
    if verb == "move" and words:
        number = place_in("zapp-refuse-no-such-number", NUMBERS, number=words[0])
        named = _lists(words[1:], text)
        return s.Action("move", None, number, named["with"], named["leaving"], named["banish"])
    raise _no_such_action(text)


def _no_such_action(text: str) -> IllegalAction:
    return IllegalAction(reason("zapp-refuse-no-such-action", action=text[:40]))


def _place_named(text: str) -> s.Place:
    return place_in("zapp-refuse-no-such-place", tuple(s.PLACES), place=text)


def _lists(words: list[str], text: str) -> dict[str, tuple[s.Piece, ...]]:
    """Apprentices after `with`, `leaving` and `banish`, in any order, each at most once."""
    found: dict[str, list[s.Piece]] = {}
    current: list[s.Piece] | None = None
    for word in words:
        if word in _LISTS and word not in found:
            current = found[word] = []
        elif current is None or word in _LISTS:
            raise _no_such_action(text)
        else:
            current.append(_piece(word, current))
    if not all(found.values()):
        raise _no_such_action(text)
    return {word: tuple(sorted(found.get(word, []))) for word in _LISTS}


def _piece(text: str, named: list[s.Piece]) -> s.Piece:
    piece = divmod(place_in("zapp-refuse-no-such-apprentice", APPRENTICES, apprentice=text), s.PIECES)
    if piece in named:
        raise IllegalAction(reason("zapp-refuse-named-twice", apprentice=text))
    return piece


@lru_cache(REMEMBERED)
def format_action(action: s.Action) -> str:
    """The shakes `tip C` and `shake C quick` are listed by `legal` as `shake C`."""
    words: list[str] = [_TIP if action.gesture == "tip" else action.verb]
    if action.place is not None:
        words.append(s.PLACES[action.place])
    if action.piece is not None:
        words.append(str(action.piece + 1))
    if action.gesture == "quick":
        words.append(_QUICK)
    for word, pieces in zip(_LISTS, (action.companions, action.leaving, action.banished), strict=True):
        words += [word, *_pieces(pieces)] if pieces else []
    return " ".join(words)


def legal_position(state: s.State, seat: Seat) -> list[Any]:
    """Sets of companions and of apprentices to banish have one entry."""
    if state.phase != "move" or seat not in rules.to_act(state):
        return [format_action(action) for action in rules.legal(state, seat)]
    found: list[Any] = []
    for number in moves.movable(state, seat):
        going = moves.way(state, seat, number, rules.number_of(state, seat))
        alone = f"move {number + 1}"
        banishable = _pieces(going.banishable) if state.rules.manual_banish else []
        found.append(alone)
        if going.companions:
            own = [piece for piece in going.companions if piece[0] == going.piece[0] and going.end == s.CITY]
            found.append(
                {
                    **_set(f"{alone} with", _pieces(going.companions)),
                    **({"leaving": _pieces(own)} if own else {}),
                    **({"banish": banishable} if banishable else {}),
                }
            )
        if banishable:
            found.append(_set(f"{alone} banish", banishable))
    return found


def _set(verb: str, things: list[str]) -> Json:
    return {"verb": verb, "from": things, "min": 1, "max": len(things)}


def _pieces(pieces: Iterable[s.Piece]) -> list[str]:
    return [_piece_name(piece) for piece in pieces]


def _piece_name(piece: s.Piece) -> str:
    return f"{COLOURS[piece[0]]}-{piece[1] + 1}"


def _space(colour: s.Colour, step: s.Step) -> int | str:
    space = s.space_of(colour, step)
    if space is not None:
        return space
    return "start" if step == s.START else "city"


def _table(seen: View | s.State, acting: Sequence[Seat]) -> Json:
    counted = seen.phase == "shake" and seen.rules.shaking != "melee"
    return {
        **DESCRIPTOR.heading(seen.rules),
        "magic_number": seen.magic_number,
        "dice": None if seen.dice is None else list(seen.dice),
        "held": {str(seat): [s.PLACES[place] for place in held] for seat, held in enumerate(seen.held) if held},
        "turn": {
            "seat": acting[0] if len(acting) == 1 else None,
            **plain(seen, ("phase", "order", "roller")),
            "shakes_left": {str(seat): left for seat, left in enumerate(seen.shakes_left) if counted},
            "settled": list(seen.settled),
        },
    }


def _seat(seen: View | s.State, seat: Seat) -> Json:
    colour = seen.colours[seat]
    return {"colour": COLOURS[colour], "apprentices": [_space(colour, step) for step in seen.apprentices[seat]]}


def position(state: s.State) -> Json:
    return {
        **_table(state, rules.to_act(state)),
        "exact": True,
        "seats": [_seat(state, seat) for seat in range(len(state.colours))],
        "barrels": list(state.barrels),
        "chosen": {str(seat): s.PLACES[place] for seat, place in enumerate(state.chosen) if place is not None},
    }


def view_position(seen: View) -> Json:
    known = {seat: seen.chosen[seat] for seat in seen.choosers}
    return {
        **_table(seen, seen.to_act),
        "seat": seen.seat,
        "seats": [{**_seat(seen, seat), "score": seen.scores[seat]} for seat in range(len(seen.colours))],
        "barrels": list(seen.numbers),
        "chosen": {str(seat): None if place is None else s.PLACES[place] for seat, place in known.items()},
    }


NAMES: Final[Names] = {"place": s.PLACES.__getitem__, "piece": _piece_name, "companions": _pieces}
CALLED: Final = {"piece": "apprentice", "start": "from", "end": "to", "percept": None, "open": None}
"""None for what cues or options already give."""


def event_position(event: Event) -> Json:
    """Apprentices, places and spaces are as in positions."""
    fields = written(event, NAMES, CALLED)
    if isinstance(event, Moved | Carried):
        colour, _ = event.piece
        fields |= {"from": _space(colour, event.start), "to": _space(colour, event.end)}
    return fields

"""Text forms of actions, views and events of Zapp Zerapp (docs/notation.md)."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.events import kind
from audiogames.core.game import Json
from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import APPRENTICES, COLOURS
from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp.descriptor import DESCRIPTOR
from audiogames.games.zapp_zerapp.events import Carried, Event, Moved
from audiogames.games.zapp_zerapp.rules import moves
from audiogames.games.zapp_zerapp.state import (
    CITY,
    PIECES,
    PLACES,
    ROLL,
    START,
    Action,
    Colour,
    Piece,
    Place,
    Rules,
    State,
    Step,
    space_of,
)
from audiogames.games.zapp_zerapp.view import View

_WITH_PLACE: Final = ("take", "shake", "release", "choose")
_LISTS: Final = ("with", "leaving", "banish")
_TIP: Final = "tip"
_QUICK: Final = "quick"


def parse_action(text: str) -> Action:
    """Return the action written as in the notation page (`choose C`, `move 1 with red-1 green-2`).

    Raises IllegalAction for what is no action of this game.
    """
    verb, *words = text.split() or [""]
    if verb == "roll" and not words:
        return ROLL
    if verb in _WITH_PLACE and len(words) == 1:
        return Action(verb, _place_named(words[0]))  # type: ignore[arg-type]
    if verb == _TIP and len(words) == 1:
        return Action("shake", _place_named(words[0]), gesture="tip")
    if verb == "shake" and words[1:] == [_QUICK]:
        return Action("shake", _place_named(words[0]), gesture="quick")
    if verb == "move" and words:
        number = _number(words[0])
        named = _lists(words[1:], text)
        return Action("move", None, number, named["with"], named["leaving"], named["banish"])
    raise _no_such_action(text)


def _no_such_action(text: str) -> IllegalAction:
    return IllegalAction(reason("zapp-refuse-no-such-action", action=text[:40]))


def _place_named(text: str) -> Place:
    if len(text) != 1 or text not in PLACES:
        raise IllegalAction(reason("zapp-refuse-no-such-place", place=text[:40]))
    return PLACES.index(text)


def _number(text: str) -> int:
    if text not in {str(number + 1) for number in range(PIECES)}:
        raise IllegalAction(reason("zapp-refuse-no-such-number", number=text[:40]))
    return int(text) - 1


def _lists(words: list[str], text: str) -> dict[str, tuple[Piece, ...]]:
    """Return the apprentices behind `with`, `leaving` and `banish`, which come in any order, each at most once."""
    found: dict[str, list[Piece]] = {}
    current: list[Piece] | None = None
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


def _piece(text: str, named: list[Piece]) -> Piece:
    if text not in APPRENTICES:
        raise IllegalAction(reason("zapp-refuse-no-such-apprentice", apprentice=text[:40]))
    piece = divmod(APPRENTICES.index(text), PIECES)
    if piece in named:
        raise IllegalAction(reason("zapp-refuse-named-twice", apprentice=text))
    return piece


def format_action(action: Action) -> str:
    """Return the text form of an action; `tip C` and `shake C quick` are shakes that `legal` lists as `shake C`."""
    words: list[str] = [_TIP if action.gesture == "tip" else action.verb]
    if action.place is not None:
        words.append(PLACES[action.place])
    if action.piece is not None:
        words.append(str(action.piece + 1))
    if action.gesture == "quick":
        words.append(_QUICK)
    for word, pieces in zip(_LISTS, (action.companions, action.leaving, action.banished), strict=True):
        words += [word, *_pieces(pieces)] if pieces else []
    return " ".join(words)


def legal_position(state: State, seat: Seat) -> list[Any]:
    """Return what the seat may do in text form; for companions, and for those banished by hand, an entry for all."""
    if state.phase != "move" or seat not in rules.to_act(state):
        return [format_action(action) for action in rules.legal(state, seat)]
    found: list[Any] = []
    for number in moves.movable(state, seat):
        going = moves.way(state, seat, number, rules.number_of(state, seat))
        alone = f"move {number + 1}"
        banishable = _pieces(going.banishable) if state.rules.manual_banish else []
        found.append(alone)
        if going.companions:
            own = [piece for piece in going.companions if piece[0] == going.piece[0] and going.end == CITY]
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


def _pieces(pieces: Iterable[Piece]) -> list[str]:
    return [_piece_name(piece) for piece in pieces]


def _piece_name(piece: Piece) -> str:
    return f"{COLOURS[piece[0]]}-{piece[1] + 1}"


def _space(colour: Colour, step: Step) -> int | str:
    """Return where an apprentice stands, as positions write it."""
    space = space_of(colour, step)
    if space is not None:
        return space
    return "start" if step == START else "city"


def options(chosen: Rules) -> Json:
    """Return the options of a table in text form."""
    return {
        "advanced": chosen.advanced,
        "memory": chosen.memory,
        "shaking": chosen.shaking,
        "barrels_in_hand": chosen.barrels_in_hand,
        "manual_banish": chosen.manual_banish,
        "corners": "adjacent" if chosen.adjacent_corners else "opposite",
        "countdown": chosen.countdown,
        "shakes": chosen.shakes,
        "difficulty": chosen.difficulty,
    }


def _table(seen: View | State, acting: Sequence[Seat]) -> Json:
    """What state and view write alike."""
    counted = seen.phase == "shake" and seen.rules.shaking != "melee"
    return {
        "game": DESCRIPTOR.name,
        "options": options(seen.rules),
        "magic_number": seen.magic_number,
        "dice": None if seen.dice is None else list(seen.dice),
        "held": {str(seat): _places(held) for seat, held in enumerate(seen.held) if held},
        "turn": {
            "seat": acting[0] if len(acting) == 1 else None,
            "phase": seen.phase,
            "order": list(seen.order),
            "roller": seen.roller,
            "shakes_left": {str(seat): left for seat, left in enumerate(seen.shakes_left) if counted},
            "settled": list(seen.settled),
        },
    }


def _places(places: Iterable[Place]) -> list[str]:
    return [PLACES[place] for place in places]


def _seat(seen: View | State, seat: Seat) -> Json:
    colour = seen.colours[seat]
    return {"colour": COLOURS[colour], "apprentices": [_space(colour, step) for step in seen.apprentices[seat]]}


def position(state: State) -> Json:
    """Return the whole truth; `load` of it gives an equal state."""
    return {
        **_table(state, rules.to_act(state)),
        "exact": True,
        "seats": [_seat(state, seat) for seat in range(len(state.colours))],
        "barrels": list(state.barrels),
        "chosen": {str(seat): PLACES[place] for seat, place in enumerate(state.chosen) if place is not None},
    }


def view_position(seen: View) -> Json:
    """Return a view: null stands for a number and for a choice that it does not show."""
    known = {seat: seen.chosen[seat] for seat in seen.choosers}
    return {
        **_table(seen, seen.to_act),
        "seat": seen.seat,
        "seats": [{**_seat(seen, seat), "score": seen.scores[seat]} for seat in range(len(seen.colours))],
        "barrels": list(seen.numbers),
        "chosen": {str(seat): None if place is None else PLACES[place] for seat, place in known.items()},
    }


UNWRITTEN: Final = ("percept", "open")
"""What a barrel sounds like is told by cues; whether a choice is open follows from the options."""
OTHER_NAMES: Final = {"piece": "apprentice", "start": "from", "end": "to"}


def event_position(event: Event) -> Json:
    """Return an event by name and fields; apprentices, places and spaces as positions write them."""
    fields = {"event": kind(event)}
    for field, value in event._asdict().items():
        if field not in UNWRITTEN:
            fields[OTHER_NAMES.get(field, field)] = _written(event, field, value)
    return fields


def _written(event: Event, field: str, value: Any) -> Any:
    if field == "place" and value is not None:
        return PLACES[value]
    if field == "piece":
        return _piece_name(value)
    if field == "companions":
        return _pieces(value)
    if field in ("start", "end") and isinstance(event, Moved | Carried):
        return _space(event.piece[0], value)
    return list(value) if isinstance(value, tuple) else value

from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.messages import Argument, Category, Items, Message, Urgency, Verbosity, Who, players
from audiogames.core.presentation.telling import Ending, Messages, message, say, whisper
from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept.text import as_text
from audiogames.games.zapp_zerapp.rules.moves import safe
from audiogames.games.zapp_zerapp.state import CITY, START, Colour, Piece, Place, Step
from audiogames.games.zapp_zerapp.view import View

HANDS = e.Took | e.Shook | e.Released
"""Those of others are audible, and described only on request."""

FEW = 2
"""Maximum banished apprentices named with their players. For more, colours suffice."""

LINE: Final = ("zapp-line", "number")
ENDING: Final = Ending("zapp", *LINE, "entries")

TERMS: Final = {"zapp-rolled": "magic", "zapp-banished": "banished"}


def colour_name(colour: int) -> Message:
    return Message(f"colour-{COLOURS[colour]}")


def piece_name(seen: View, piece: Piece) -> Message:
    """Such as "your 2" for the listener's own, else by its colour."""
    mine = seen.seat is not None and seen.colours[seen.seat] == piece[0]
    id = "zapp-piece-own" if mine else "zapp-piece"
    return Message(id, {"colour": colour_name(piece[0]), "number": piece[1] + 1})


def owned_name(seen: View, piece: Piece) -> Message:
    seat = seen.colours.index(piece[0])
    if seat == seen.seat:
        return piece_name(seen, piece)
    owner = Message("player-name", {"player": Who(seat)})
    return Message("zapp-piece-of", {"colour": colour_name(piece[0]), "number": piece[1] + 1, "owner": owner})


def pieces(seen: View, named: Sequence[Piece]) -> Items:
    return Items(tuple(piece_name(seen, piece) for piece in named), "names")


def barrel_number(place: Place) -> int:
    """For people, barrels count from 1."""
    return place + 1


def standing(seen: View, step: Step) -> Message:
    """Start, city, or the distance from the city, and if it is safe."""
    if step in (START, CITY):
        return Message("zapp-in-start" if step == START else "zapp-in-city")
    id = "zapp-on-ring-safe" if safe(step, seen.rules.advanced) else "zapp-on-ring"
    return Message(id, {"number": CITY - step})


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    told: list[Message] = []
    revealed: list[e.Revealed] = []
    banished: list[e.Banished] = []
    shown = any(isinstance(event, e.Revealed) for event in events)
    heard = any(isinstance(event, e.Shook | e.Chose | e.LeftWithout) and event.seat == seen.seat for event in events)
    for event in _in_order(events):
        if revealed and not isinstance(event, e.Revealed):
            told += _revealed(revealed, seen)
            revealed = []
        if banished and not isinstance(event, e.Banished):
            told += _banished(banished, seen)
            banished = []
        if isinstance(event, e.Revealed):
            revealed.append(event)
        elif isinstance(event, e.Banished):
            banished.append(event)
        elif not _left_out(event, shown, heard, seen):
            told += _each(event, seen)
    told += _revealed(revealed, seen) if revealed else ()
    told += _banished(banished, seen) if banished else ()
    return (*told, *turn(events, seen)) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> Messages:
    """An arrival replaces its move."""
    return tuple(message for event in _in_order(events) if not _only_arrives(event) for message in _each(event, seen))


def _in_order(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """Arrivals in the city come before those banished by the move."""
    told: list[e.Event] = []
    banished: list[e.Event] = []
    for event in events:
        if isinstance(event, e.Banished):
            banished.append(event)
            continue
        if not isinstance(event, e.Arrived):
            told += banished
            banished = []
        told.append(event)
    return (*told, *banished)


def _only_arrives(event: e.Event) -> bool:
    return isinstance(event, e.Moved) and event.end == CITY and not event.companions


def turn(events: Sequence[e.Event], seen: View) -> Messages:
    if seen.seat is None or seen.seat not in seen.to_act:
        return ()
    if seen.phase != "shake":
        return (asked(seen),)
    left = seen.shakes_left[seen.seat]
    begins = any(isinstance(event, e.Rolled) for event in events)
    if not begins and any(isinstance(event, HANDS) and event.seat == seen.seat for event in events):
        if seen.rules.shaking == "melee":
            return ()
        level = Verbosity.SHORT if left else Verbosity.MINIMAL  # how many are left follows, but not that none is
        return (Message("zapp-shakes-left", {"number": left}, Category.TURN, Urgency.RESULT, "me", level),)
    if seen.rules.shaking != "draft" and all(isinstance(event, HANDS | e.Chose) for event in events):
        return ()
    return (asked(seen),)


def asked(seen: View) -> Message:
    arguments: dict[str, Any] = {}
    asks: str = seen.phase
    if seen.phase == "shake" and seen.rules.shaking == "melee":
        asks = "melee"
    elif seen.phase == "shake" and seen.seat is not None:
        arguments = {"number": seen.shakes_left[seen.seat]}
        asks = "shake" if arguments["number"] else "choose"
    return Message(f"zapp-turn-{asks}", arguments, Category.TURN, Urgency.ALERT, "me")


def _left_out(event: e.Event, shown: bool, heard: bool, seen: View) -> bool:
    if isinstance(event, HANDS):
        return event.seat != seen.seat or (heard and not isinstance(event, e.Shook))
    if isinstance(event, e.Chose):
        return shown and event.seat != seen.seat
    if isinstance(event, e.Carried):
        return event.piece[0] != _own_colour(seen)
    return isinstance(event, e.BarrelsReturned) or _only_arrives(event)


def _own_colour(seen: View) -> Colour | None:
    return None if seen.seat is None else seen.colours[seen.seat]


def _revealed(revealed: Sequence[e.Revealed], seen: View) -> Messages:
    """The listener's own barrel comes first."""
    own_first = sorted(revealed, key=lambda event: event.seat != seen.seat)
    lines = tuple(
        Message(
            "zapp-line" if event.valid else "zapp-line-too-many",
            {"player": Who(event.seat), "number": event.number},
        )
        for event in own_first
    )
    return say("zapp-revealed", Category.TRICK, None, seen, lines=Items(lines, "entries"))


def _banished(banished: Sequence[e.Banished], seen: View) -> Messages:
    """The listener's own apprentices come first."""
    own = _own_colour(seen)
    named = sorted((event.piece for event in banished), key=lambda piece: piece[0] != own)
    name = owned_name if len(named) <= FEW else piece_name
    listed = Items(tuple(name(seen, piece) for piece in named), "names")
    told = message("zapp-banished", Category.PLAY, None, seen, pieces=listed, number=len(named))
    return (told._replace(urgency=Urgency.RESULT) if named[0][0] == own else told,)


def _each(event: e.Event, seen: View) -> Messages:
    match event:
        case e.Rolled():
            return say(
                "zapp-rolled",
                Category.TABLE,
                event.seat,
                seen,
                number=sum(event.dice),
                first=event.dice[0],
                second=event.dice[1],
            )
        case e.Took():
            return say("zapp-took", Category.PLAY, event.seat, seen, number=barrel_number(event.place))
        case e.Shook():
            if event.place is None:
                return say("zapp-shook-some", Category.PLAY, event.seat, seen)
            number = barrel_number(event.place)
            if event.percept is None:
                return say("zapp-shook", Category.PLAY, event.seat, seen, number=number)
            rattle = as_text(event.percept)
            return whisper("zapp-heard", Category.PLAY, event.seat, seen, number=number, rattle=rattle)
        case e.Released():
            return say("zapp-released", Category.PLAY, event.seat, seen, number=barrel_number(event.place))
        case e.Chose():
            if event.place is None:
                told = message("zapp-chose-some", Category.PLAY, event.seat, seen)
                return (told if event.seat == seen.seat else told._replace(level=Verbosity.FULL),)  # it sounds there
            number = barrel_number(event.place)
            if event.open:
                return say("zapp-chose", Category.PLAY, event.seat, seen, number=number)
            return whisper("zapp-chose-secretly", Category.PLAY, event.seat, seen, number=number)
        case e.Clashed():
            number, others = barrel_number(event.place), players(event.others)
            return say("zapp-clashed", Category.TABLE, event.seat, seen, number=number, others=others)
        case e.LeftWithout():
            return say("zapp-left-without", Category.TABLE, event.seat, seen)
        case e.Revealed():
            id = "zapp-turned-over" if event.valid else "zapp-turned-over-too-many"
            number = barrel_number(event.place)
            return say(id, Category.TRICK, event.seat, seen, barrel=number, number=event.number)
        case e.Moved():
            arguments: dict[str, Argument] = {"piece": event.piece[1] + 1, "standing": standing(seen, event.end)}
            id = "zapp-moved"
            if event.companions:
                arguments["companions"] = pieces(seen, event.companions)
                id = "zapp-moved-home-with" if event.end == CITY else "zapp-moved-with"
            return say(id, Category.PLAY, event.seat, seen, **arguments)
        case e.Carried():
            return say(
                "zapp-carried",
                Category.PLAY,
                None,
                seen,
                piece=piece_name(seen, event.piece),
                standing=standing(seen, event.end),
            )
        case e.Banished():
            return _banished((event,), seen)
        case e.Arrived():
            seat = seen.colours.index(event.piece[0])
            return say("zapp-arrived", Category.SCORE, seat, seen, piece=event.piece[1] + 1, number=event.number)
        case e.BarrelsReturned():
            return say("zapp-barrels-shuffled" if event.shuffled else "zapp-barrels-back", Category.TABLE, None, seen)
        case e.GameEnded():
            return ENDING.told(event, seen)

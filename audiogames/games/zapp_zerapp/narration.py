"""What is told of a game of Zapp Zerapp: events become messages.

While barrels are shaken little is said, since ears are needed: who has chosen, and what one's own hand does. What the
barrels held comes in one sentence for all, and each move in one or two.
"""

from collections.abc import Sequence
from functools import singledispatch

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who, players
from audiogames.core.places import place_of
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.keys import barrel_number, ended, owned_name, piece_name, pieces, standing
from audiogames.games.zapp_zerapp.percept_text import as_text
from audiogames.games.zapp_zerapp.state import CITY, Colour
from audiogames.games.zapp_zerapp.view import View

HANDS = e.Took | e.Shook | e.Released
"""What hands do to barrels: those of others are heard where barrels stand on the table, and told only if asked for."""

FEW = 2
"""How many banished apprentices are named with their players; of more, the colours say enough."""


def tell(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return what the view's seat is told of events cut for it, and that it is to act if it is."""
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


def detail(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return the same events one by one, nothing folded; only an arrival is told once, and not as a move besides."""
    return tuple(message for event in _in_order(events) if not _only_arrives(event) for message in _each(event, seen))


def _in_order(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """Return events as they are told: who enters the city first, then whom that move banished."""
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
    """Whether this is a move of which its arrival in the city tells everything."""
    return isinstance(event, e.Moved) and event.end == CITY and not event.companions


def turn(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return that the view's seat is to act, and what is asked of it; nothing when it is not.

    Between two of its own shakes it knows: it is told how many are left, and nothing more.
    """
    if seen.seat is None or seen.seat not in seen.to_act:
        return ()
    if seen.phase != "shake":
        return (Message(f"zapp-turn-{seen.phase}", {}, Category.TURN, Urgency.ALERT, "me"),)
    left = seen.shakes_left[seen.seat]
    begins = any(isinstance(event, e.Rolled) for event in events)
    if not begins and any(isinstance(event, HANDS) and event.seat == seen.seat for event in events):
        if seen.rules.shaking == "melee":
            return ()
        return (Message("zapp-shakes-left", {"number": left}, Category.TURN, Urgency.RESULT, "me"),)
    if seen.rules.shaking != "draft" and all(isinstance(event, HANDS | e.Chose) for event in events):
        return ()
    if seen.rules.shaking == "melee":
        return (Message("zapp-turn-melee", {}, Category.TURN, Urgency.ALERT, "me"),)
    if not left:
        return (Message("zapp-turn-choose", {}, Category.TURN, Urgency.ALERT, "me"),)
    return (Message("zapp-turn-shake", {"number": left}, Category.TURN, Urgency.ALERT, "me"),)


def _left_out(event: e.Event, shown: bool, heard: bool, seen: View) -> bool:
    """Whether nothing is told of an event: it is of no account, or another of the batch says it better.

    `shown`: all barrels of this batch are turned over, so nobody needs to know who chose before. `heard`: the listener
    shook or kept a barrel or was too late, which says what the hands did besides.
    """
    if isinstance(event, HANDS):
        return event.seat != seen.seat or (heard and not isinstance(event, e.Shook))
    if isinstance(event, e.Chose):
        return shown and event.seat != seen.seat
    if isinstance(event, e.Carried):
        return event.piece[0] != _own_colour(seen)
    return isinstance(event, e.BarrelsReturned) or _only_arrives(event)


def _own_colour(seen: View) -> Colour | None:
    return None if seen.seat is None else seen.colours[seen.seat]


def _revealed(revealed: Sequence[e.Revealed], seen: View) -> tuple[Message, ...]:
    """All barrels in one sentence, the listener's own first."""
    own_first = sorted(revealed, key=lambda event: event.seat != seen.seat)
    lines = tuple(
        Message(
            "zapp-line" if event.valid else "zapp-line-too-many",
            {"player": Who(event.seat), "number": event.number},
        )
        for event in own_first
    )
    return _say("zapp-revealed", Category.TRICK, None, seen, lines=Items(lines, "entries"))


def _banished(banished: Sequence[e.Banished], seen: View) -> tuple[Message, ...]:
    """All whom one move banished, the listener's own first."""
    own = _own_colour(seen)
    named = sorted((event.piece for event in banished), key=lambda piece: piece[0] != own)
    name = owned_name if len(named) <= FEW else piece_name
    listed = Items(tuple(name(seen, piece) for piece in named), "and")
    message = _message("zapp-banished", Category.PLAY, None, seen, pieces=listed, number=len(named))
    return (message._replace(urgency=Urgency.RESULT) if named[0][0] == own else message,)


def _message(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Message:
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, len(seen.colours)))


def _say(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> tuple[Message, ...]:
    return (_message(id, category, seat, seen, **arguments),)


@singledispatch
def _each(event: object, seen: View) -> tuple[Message, ...]:
    raise TypeError(f"no words for {type(event).__name__}")


@_each.register
def _(event: e.Rolled, seen: View) -> tuple[Message, ...]:
    return _say(
        "zapp-rolled",
        Category.TABLE,
        event.seat,
        seen,
        number=sum(event.dice),
        first=event.dice[0],
        second=event.dice[1],
    )


@_each.register
def _(event: e.Took, seen: View) -> tuple[Message, ...]:
    return _say("zapp-took", Category.PLAY, event.seat, seen, number=barrel_number(event.place))


@_each.register
def _(event: e.Shook, seen: View) -> tuple[Message, ...]:
    if event.place is None:
        return _say("zapp-shook-some", Category.PLAY, event.seat, seen)
    if event.percept is None:
        return _say("zapp-shook", Category.PLAY, event.seat, seen, number=barrel_number(event.place))
    number = barrel_number(event.place)
    (heard,) = _say("zapp-heard", Category.PLAY, event.seat, seen, number=number, rattle=as_text(event.percept))
    return (heard._replace(private=True),)


@_each.register
def _(event: e.Released, seen: View) -> tuple[Message, ...]:
    return _say("zapp-released", Category.PLAY, event.seat, seen, number=barrel_number(event.place))


@_each.register
def _(event: e.Chose, seen: View) -> tuple[Message, ...]:
    if event.place is None:
        return _say("zapp-chose-some", Category.PLAY, event.seat, seen)
    id = "zapp-chose" if event.open else "zapp-chose-secretly"
    message = _message(id, Category.PLAY, event.seat, seen, number=barrel_number(event.place))
    return (message._replace(private=not event.open),)


@_each.register
def _(event: e.Clashed, seen: View) -> tuple[Message, ...]:
    others = players(event.others)
    return _say("zapp-clashed", Category.TABLE, event.seat, seen, number=barrel_number(event.place), others=others)


@_each.register
def _(event: e.LeftWithout, seen: View) -> tuple[Message, ...]:
    return _say("zapp-left-without", Category.TABLE, event.seat, seen)


@_each.register
def _(event: e.Revealed, seen: View) -> tuple[Message, ...]:
    id = "zapp-turned-over" if event.valid else "zapp-turned-over-too-many"
    number = barrel_number(event.place)
    return _say(id, Category.TRICK, event.seat, seen, barrel=number, number=event.number)


@_each.register
def _(event: e.Moved, seen: View) -> tuple[Message, ...]:
    arguments: dict[str, Argument] = {"piece": event.piece[1] + 1, "standing": standing(seen, event.end)}
    id = "zapp-moved"
    if event.companions:
        arguments["companions"] = pieces(seen, event.companions)
        id = "zapp-moved-home-with" if event.end == CITY else "zapp-moved-with"
    return _say(id, Category.PLAY, event.seat, seen, **arguments)


@_each.register
def _(event: e.Carried, seen: View) -> tuple[Message, ...]:
    return _say(
        "zapp-carried",
        Category.PLAY,
        None,
        seen,
        piece=piece_name(seen, event.piece),
        standing=standing(seen, event.end),
    )


@_each.register
def _(event: e.Banished, seen: View) -> tuple[Message, ...]:
    return _banished((event,), seen)


@_each.register
def _(event: e.Arrived, seen: View) -> tuple[Message, ...]:
    seat = seen.colours.index(event.piece[0])
    return _say("zapp-arrived", Category.SCORE, seat, seen, piece=event.piece[1] + 1, number=event.number)


@_each.register
def _(event: e.BarrelsReturned, seen: View) -> tuple[Message, ...]:
    return _say("zapp-barrels-shuffled" if event.shuffled else "zapp-barrels-back", Category.TABLE, None, seen)


@_each.register
def _(event: e.GameEnded, seen: View) -> tuple[Message, ...]:
    id, arguments = ended(event.scores, event.winners)
    return _say(id, Category.SCORE, event.winners[0], seen, **arguments)

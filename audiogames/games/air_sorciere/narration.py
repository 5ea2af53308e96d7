"""What is told of a game of Air Sorcière: events become messages, another's whole turn one or two of them.

A turn of somebody else is folded, result first: how it ended, what was landed and earned; then what flew, and what
lies in common. `detail` tells the same event by event.
"""

from collections.abc import Sequence
from functools import singledispatch
from itertools import zip_longest

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who, players
from audiogames.core.places import place_of
from audiogames.decks.air_sorciere import COLOUR, VALUE
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.keys import by_colour, colour_name, crashing, ended, listed, name, unseen
from audiogames.games.air_sorciere.state import takeable
from audiogames.games.air_sorciere.view import View

FLIGHT = e.Drew | e.Kept | e.TookFromCommon | e.PutInCommon
"""What happens to single witches while somebody flies."""


def tell(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return what the view's seat is told of events cut for it, and that it is to act if it is."""
    told: list[Message] = []
    flight: list[e.Event] = []
    for event in events:
        if isinstance(event, FLIGHT) and event.seat != seen.seat:
            flight.append(event)
            continue
        if isinstance(event, e.TurnBegan):
            told.extend(_flown(flight, seen))
            flight = []
            continue
        told.extend(_told(event, events, seen))
    told.extend(_flown(flight, seen))
    return (*told, *turn(seen, _takes_changed(events, seen))) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return the same events one by one, nothing folded and nothing left out."""
    return tuple(
        message
        for event, behind in zip_longest(events, events[1:])
        if not (isinstance(event, e.Drew) and isinstance(behind, e.PutInCommon) and not behind.fitted)
        for message in _each(event, seen)
    )


def turn(seen: View, takes: bool = True) -> tuple[Message, ...]:
    """Return that the view's seat is to act, and what is asked of it; nothing when it is not.

    What it may take from the common zone is named as well, unless `takes` says that it knows.
    """
    if seen.seat not in seen.to_act:
        return ()
    arguments: dict[str, Argument] = {}
    if seen.phase == "placing" and seen.drawn is not None:
        arguments = {"card": name(seen.drawn)}
    elif seen.phase == "cat" and seen.seat is not None:
        arguments = {"number": len(seen.hands[seen.seat]) - seen.rules.cat_limit}
    id = "air-turn-first" if seen.phase == "fly" and not seen.taken else f"air-turn-{seen.phase}"
    question = Message(id, arguments, Category.TURN, Urgency.ALERT, "me")
    return (*_danger(seen), *(_takes(seen) if takes else ()), question)


def _danger(seen: View) -> tuple[Message, ...]:
    """How many of the unseen witches would crash, once one more may."""
    if seen.phase != "fly" or seen.placed is None:
        return ()
    pile = unseen(seen)
    bad = len(crashing(seen.columns[seen.turn], pile))
    return (_message("air-danger", Category.TURN, None, seen, bad=bad, number=len(pile)),)


def _takes_changed(events: Sequence[e.Event], seen: View) -> bool:
    """Whether other witches may be taken than before these events, or by other numbers: landing comes in as second."""
    if seen.taken == 1:
        return True
    for event in events:
        if not isinstance(event, e.Drew | e.Kept | e.PutInCommon) or event.seat != seen.seat:
            return True
        covered = isinstance(event, e.Kept) and any(
            COLOUR[card] == COLOUR[event.card] and VALUE[card] < VALUE[event.card] for card in seen.common
        )
        if covered:
            return True
    return False


def _takes(seen: View) -> tuple[Message, ...]:
    """The common witches that fit, numbered as they are chosen: drawing comes first, then landing once one may."""
    if seen.phase != "fly":
        return ()
    fitting = takeable(seen.columns[seen.turn], seen.common, seen.placed)
    lines = tuple(
        Message("air-take-line", {"number": number, "card": name(card)})
        for number, card in enumerate(fitting, 3 if seen.taken else 2)
    )
    return (_message("air-takes", Category.TURN, None, seen, cards=Items(lines, "semicolon")),) if lines else ()


def _told(event: e.Event, events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """What is told of one event when turns are folded: what another event of the batch says better is left out."""
    mine = getattr(event, "seat", None) == seen.seat
    if isinstance(event, e.Stopped):
        return ()
    if isinstance(event, e.Drew) and mine and any(isinstance(o, e.Kept | e.PutInCommon | e.Crashed) for o in events):
        return ()
    return _each(event, seen)


def _flown(flight: list[e.Event], seen: View) -> tuple[Message, ...]:
    """What another's witches did in one turn: those that fly now, and the one put in common."""
    if not flight:
        return ()
    seat: Seat = getattr(flight[0], "seat", 0)
    kept = tuple(event.card for event in flight if isinstance(event, e.Kept | e.TookFromCommon))
    common = tuple(event.card for event in flight if isinstance(event, e.PutInCommon))
    told: list[Message] = []
    if kept:
        told.append(_message("air-flown", Category.PLAY, seat, seen, cards=by_colour(kept)))
    if common:
        told.append(_message("air-flown-common", Category.PLAY, seat, seen, cards=listed(common)))
    return tuple(told)


def _message(
    id: str,
    category: Category,
    seat: Seat | None,
    seen: View,
    **arguments: Argument,
) -> Message:
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, len(seen.hands)))


def _say(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> tuple[Message, ...]:
    return (_message(id, category, seat, seen, **arguments),)


@singledispatch
def _each(event: object, seen: View) -> tuple[Message, ...]:
    raise TypeError(f"no words for {type(event).__name__}")


@_each.register
def _(event: e.StarterChosen, seen: View) -> tuple[Message, ...]:
    return _say("air-starter", Category.TURN, event.seat, seen)


@_each.register
def _(event: e.TurnBegan, seen: View) -> tuple[Message, ...]:
    return _say("air-turn-began", Category.TURN, event.seat, seen)


@_each.register
def _(event: e.Reshuffled, seen: View) -> tuple[Message, ...]:
    return _say("air-reshuffled", Category.TABLE, None, seen, number=event.number)


@_each.register
def _(event: e.Drew, seen: View) -> tuple[Message, ...]:
    return _say("air-drew", Category.PLAY, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.CatAppeared, seen: View) -> tuple[Message, ...]:
    if not event.seats:
        return _say("air-cat-harmless", Category.TABLE, None, seen, limit=event.limit)
    return _say("air-cat", Category.TABLE, None, seen, limit=event.limit, players=players(event.seats))


@_each.register
def _(event: e.CatDiscarded, seen: View) -> tuple[Message, ...]:
    return _say(
        "air-cat-discarded", Category.HAND, event.seat, seen, cards=by_colour(event.cards), number=len(event.cards)
    )


@_each.register
def _(event: e.TookFromCommon, seen: View) -> tuple[Message, ...]:
    return _say("air-took", Category.PLAY, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.Kept, seen: View) -> tuple[Message, ...]:
    return _say("air-kept", Category.PLAY, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.PutInCommon, seen: View) -> tuple[Message, ...]:
    id = "air-put-in-common" if event.fitted else "air-had-to-go-common"
    return _say(id, Category.PLAY, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.Crashed, seen: View) -> tuple[Message, ...]:
    return _say("air-crashed", Category.TRICK, event.seat, seen, card=name(event.card), cards=by_colour(event.cards))


@_each.register
def _(event: e.BonusTaken, seen: View) -> tuple[Message, ...]:
    return _say("air-bonus", Category.HAND, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.Stopped, seen: View) -> tuple[Message, ...]:
    return _say("air-stopped-forced" if event.forced else "air-stopped-soft", Category.TRICK, event.seat, seen)


@_each.register
def _(event: e.Landed, seen: View) -> tuple[Message, ...]:
    return _say("air-landed", Category.TRICK, event.seat, seen, cards=by_colour(event.cards))


@_each.register
def _(event: e.StayedAloft, seen: View) -> tuple[Message, ...]:
    return _say("air-stayed-aloft", Category.TRICK, event.seat, seen)


@_each.register
def _(event: e.DiplomaEarned, seen: View) -> tuple[Message, ...]:
    return _say(
        "air-diploma",
        Category.SCORE,
        event.seat,
        seen,
        number=event.number,
        colour=colour_name(event.colour),
        cards=by_colour(event.cards),
    )


@_each.register
def _(event: e.DiplomaDeclined, seen: View) -> tuple[Message, ...]:
    return _say("air-diploma-declined", Category.SCORE, event.seat, seen)


@_each.register
def _(event: e.LastRoundBegan, seen: View) -> tuple[Message, ...]:
    return _say("air-last-round", Category.TABLE, None, seen)


@_each.register
def _(event: e.GameEnded, seen: View) -> tuple[Message, ...]:
    id, arguments = ended(event.scores, event.winners)
    winner = event.winners[0] if len(event.winners) == 1 else None
    return _say(id, Category.SCORE, winner, seen, **arguments)

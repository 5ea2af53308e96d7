from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Verbosity, Who, players
from audiogames.core.presentation.telling import Ending, Messages, message, say
from audiogames.decks.air_sorciere import COLOUR, VALUE, Card, Colour, colour_name, name
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import COLOURS_AT_END, crashing, takeable
from audiogames.games.air_sorciere.view import View, unseen

FLIGHT = e.Drew | e.Kept | e.TookFromCommon | e.PutInCommon

ENDING = Ending("air", "air-score-line")

TERMS: Final = {
    "air-cat": "cat",
    "air-cat-harmless": "cat",
    "air-crashed": "crash",
    "air-flown-common": "common",
    "air-put-in-common": "common",
    "air-had-to-go-common": "common",
    "air-landed": "landing",
    "air-diploma": "diploma",
}

NEAR_END = "air-near-end"


def why_over(seen: View) -> Message:
    """Too few colours of grimoires are left, or nothing is left to draw (A7)."""
    left = _colours_left(seen)
    id = "air-why-colours" if left <= COLOURS_AT_END[seen.seats] else "air-why-pile"
    return message(id, Category.SCORE, None, seen, number=left)._replace(level=Verbosity.SHORT)


def _near_end(event: e.DiplomaEarned, seen: View) -> Messages:
    is_near = seen.stock[event.colour] == 0 and _colours_left(seen) == COLOURS_AT_END[seen.seats] + 1
    warning = message(NEAR_END, Category.TABLE, None, seen)._replace(level=Verbosity.SHORT)
    return (warning,) if is_near else ()


def _colours_left(seen: View) -> int:
    return len(seen.stock) - seen.stock.count(0)


def listed(cards: tuple[Card, ...]) -> Items:
    return Items(tuple(Message("card-listed", {"card": name(card)}) for card in cards), "comma")


def by_colour(cards: tuple[Card, ...]) -> Items:
    groups: dict[Colour, list[Card]] = {}
    for card in sorted(cards):
        groups.setdefault(COLOUR[card], []).append(card)
    return Items(
        tuple(
            Message("air-colour-group", {"colour": colour_name(colour), "values": values(tuple(group))})
            for colour, group in groups.items()
        ),
        "semicolon",
    )


def with_numbers(cards: Collection[Card], seen: View) -> Items:
    """Each witch has its number, fixed until the turn ends."""
    numbers = zip(seen.common, seen.numbers, strict=False)
    lines = (Message("air-take-line", {"number": n, "card": name(card)}) for card, n in numbers if card in cards)
    return Items(tuple(lines), "semicolon")


def values(cards: tuple[Card, ...]) -> Items:
    return Items(tuple(Message("number", {"number": VALUE[card]}) for card in cards))


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    told: list[Message] = []
    for whole in _turns(events):
        told += _turn_told(whole, seen)
    near = [line for line in told if line.id == NEAR_END]
    told = [line for line in told if line.id != NEAR_END or line is near[0]]
    return (*told, *turn(seen, _takes_changed(events, seen))) if events else ()


def _turns(events: Sequence[e.Event]) -> list[list[e.Event]]:
    turns: list[list[e.Event]] = [[]]
    for event in events:
        if isinstance(event, e.TurnBegan):
            turns.append([])
        else:
            turns[-1].append(event)
    return turns


def _turn_told(events: Sequence[e.Event], seen: View) -> list[Message]:
    """Of another's turn, first the witches that fly or go to the common zone, then the rest.

    Only the first sentence about another needs the name.
    """
    told: list[Message] = []
    flight = [event for event in events if isinstance(event, FLIGHT) and event.seat != seen.seat]
    told += _flown(flight, events, seen)
    for event in events:
        if not (isinstance(event, FLIGHT) and event.seat != seen.seat):
            told += _told(event, events, seen)
    named: set[Seat] = set()
    return [_named(line, named) for line in told]


def _named(line: Message, named: set[Seat]) -> Message:
    player = line.arguments.get("player")
    if not isinstance(player, Who):
        return line
    if line.level == Verbosity.FULL:  # there each sentence has the name
        return line._replace(arguments={**line.arguments, "named": "yes"})
    is_known = player.seat in named
    named.add(player.seat)
    return line._replace(arguments={**line.arguments, "named": "no" if is_known else "yes"})


def detail(events: Sequence[e.Event], seen: View) -> Messages:
    return tuple(
        told
        for event, behind in zip_longest(events, events[1:])
        if not (isinstance(event, e.Drew) and isinstance(behind, e.PutInCommon) and not behind.fitted)
        for told in (_named(line, set()) for line in _each(event, seen))
    )


def turn(seen: View, takes: bool = True) -> Messages:
    if seen.seat not in seen.to_act:
        return ()
    arguments: dict[str, Argument] = {}
    if seen.phase == "placing" and seen.drawn is not None:
        arguments = {"card": name(seen.drawn)}
    elif seen.phase == "cat" and seen.seat is not None:
        arguments = {"number": len(seen.hands[seen.seat]) - seen.rules.cat_limit}
    id = "air-turn-first" if seen.phase == "fly" and not seen.taken else f"air-turn-{seen.phase}"
    category = Category.TURN
    if id == "air-turn-first" and not takeable(seen.columns[seen.turn], seen.common, seen.placed):
        id, category = "air-turn-draw", Category.PLAY  # drawing is automatic, but the turn is announced
    question = Message(id, arguments, category, Urgency.ALERT, "me")
    return (*_danger(seen), *(_takes(seen) if takes else ()), question)


def _danger(seen: View) -> Messages:
    if seen.phase != "fly" or seen.placed is None:
        return ()
    pile = unseen(seen)
    bad = len(crashing(seen.columns[seen.turn], pile))
    risk = message("air-danger", Category.TURN, None, seen, bad=bad, number=len(pile))
    return (risk._replace(level=Verbosity.SHORT),)


def _takes_changed(events: Sequence[e.Event], seen: View) -> bool:
    for event in events:
        if not isinstance(event, e.Drew | e.Kept | e.PutInCommon) or event.seat != seen.seat:
            return True
        covered = isinstance(event, e.Kept) and any(
            COLOUR[card] == COLOUR[event.card] and VALUE[card] < VALUE[event.card] for card in seen.common
        )
        if covered:
            return True
    return False


def _takes(seen: View) -> Messages:
    if seen.phase != "fly":
        return ()
    fitting = takeable(seen.columns[seen.turn], seen.common, seen.placed)
    cards = with_numbers(fitting, seen)
    told = message("air-takes", Category.TURN, None, seen, cards=cards)._replace(level=Verbosity.FULL)
    return (told,) if fitting else ()


def _told(event: e.Event, events: Sequence[e.Event], seen: View) -> Messages:
    mine = getattr(event, "seat", None) == seen.seat
    if isinstance(event, e.Stopped):
        return ()
    if isinstance(event, e.Drew) and mine and any(isinstance(o, e.Kept | e.PutInCommon | e.Crashed) for o in events):
        return ()
    level = Verbosity.FULL if not mine and _follows(event, events) else Verbosity.MINIMAL
    return tuple(line._replace(level=max(level, line.level)) for line in _each(event, seen))


def _follows(event: e.Event, events: Sequence[e.Event]) -> bool:
    if isinstance(event, e.Landed):
        given = (other.cards for other in events if isinstance(other, e.DiplomaEarned) and other.seat == event.seat)
        return any(set(event.cards).issubset(cards) for cards in given)
    return isinstance(event, e.DiplomaDeclined) or (isinstance(event, e.CatAppeared) and not event.seats)


def _flown(flight: Sequence[e.Event], events: Sequence[e.Event], seen: View) -> Messages:
    """Those that fell are left to that event."""
    if not flight:
        return ()
    seat: Seat = getattr(flight[0], "seat", 0)
    gone = {card for event in events if isinstance(event, e.Crashed) for card in event.cards}
    kept = tuple(event.card for event in flight if isinstance(event, e.Kept | e.TookFromCommon))
    flying = tuple(card for card in kept if card not in gone)
    common = tuple(event.card for event in flight if isinstance(event, e.PutInCommon))
    told: list[Message] = []
    if flying:
        told.append(message("air-flown", Category.PLAY, seat, seen, named="yes", cards=by_colour(flying)))
    if common:
        told.append(message("air-flown-common", Category.PLAY, seat, seen, named="yes", cards=listed(common)))
    return tuple(told)


def _each(event: e.Event, seen: View) -> Messages:
    match event:
        case e.StarterChosen():
            return say("air-starter", Category.TURN, event.seat, seen)
        case e.TurnBegan():
            return say("air-turn-began", Category.TURN, event.seat, seen)
        case e.Reshuffled():
            shuffled = message("air-reshuffled", Category.TABLE, None, seen, number=event.number)
            return (shuffled._replace(level=Verbosity.SHORT),)
        case e.Drew():
            return say("air-drew", Category.PLAY, event.seat, seen, card=name(event.card))
        case e.CatAppeared():
            if not event.seats:
                return say("air-cat-harmless", Category.TABLE, None, seen, limit=event.limit)
            return say("air-cat", Category.TABLE, None, seen, limit=event.limit, players=players(event.seats))
        case e.CatDiscarded():
            cards = by_colour(event.cards)
            return say(
                "air-cat-discarded", Category.HAND, event.seat, seen, named="yes", cards=cards, number=len(event.cards)
            )
        case e.TookFromCommon():
            return say("air-took", Category.PLAY, event.seat, seen, card=name(event.card))
        case e.Kept():
            return say("air-kept", Category.PLAY, event.seat, seen, card=name(event.card))
        case e.PutInCommon():
            id = "air-put-in-common" if event.fitted else "air-had-to-go-common"
            return say(id, Category.PLAY, event.seat, seen, card=name(event.card))
        case e.Crashed():
            cards = by_colour(event.cards)
            return say("air-crashed", Category.TRICK, event.seat, seen, named="yes", card=name(event.card), cards=cards)
        case e.BonusTaken():
            return say("air-bonus", Category.HAND, event.seat, seen, named="yes", card=name(event.card))
        case e.Stopped():
            return say("air-stopped-forced" if event.forced else "air-stopped-soft", Category.TRICK, event.seat, seen)
        case e.Landed():
            cards, colour = by_colour(event.cards), colour_name(COLOUR[event.cards[0]])
            return say("air-landed", Category.TRICK, event.seat, seen, named="yes", cards=cards, colour=colour)
        case e.StayedAloft():
            return say("air-stayed-aloft", Category.TRICK, event.seat, seen, named="yes")
        case e.DiplomaEarned():
            cards, colour = by_colour(event.cards), colour_name(event.colour)
            earned = say(
                "air-diploma",
                Category.SCORE,
                event.seat,
                seen,
                named="yes",
                number=event.number,
                colour=colour,
                cards=cards,
            )
            return (*earned, *_near_end(event, seen))
        case e.DiplomaDeclined():
            return say("air-diploma-declined", Category.SCORE, event.seat, seen)
        case e.LastRoundBegan():
            return say("air-last-round", Category.TABLE, None, seen)
        case e.GameEnded():
            return (why_over(seen), *ENDING.told(event, seen))

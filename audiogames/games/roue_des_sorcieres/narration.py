"""What is told of a game of La Roue des Sorcières: events become messages, a whole round of opponents folded.

The result of a trick comes first; who played what in it comes after, and only for those who want much said. The
same events one by one are `detail`: that is what "last event" tells.
"""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Verbosity, Who, players
from audiogames.core.messages import Card as CardName
from audiogames.core.places import place_of
from audiogames.decks.roue_des_sorcieres import CARD_IDS, COLOUR, COLOURS, DECK, VALUE, Card
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.view import View


def name(card: Card) -> CardName:
    """Return a card as an argument of a message."""
    return CardName(DECK, CARD_IDS[card])


def colour(card: Card) -> Message:
    """Return a card's colour as an argument of a message."""
    return Message(f"colour-{COLOURS[COLOUR[card]]}")


def plays(entries: Iterable[tuple[Seat, Card]]) -> Items:
    """Return who played what, as an argument of a message."""
    return Items(
        tuple(Message("roue-play", {"player": Who(seat), "card": name(card)}) for seat, card in entries), "semicolon"
    )


def tell(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return what the view's seat is told of events cut for it, and that it is its turn if it is."""
    told: list[Message] = []
    others: list[tuple[Seat, Card]] = []
    for event in events:
        if isinstance(event, e.Played) and event.seat != seen.seat:
            others.append((event.seat, event.card))
            continue
        told.extend(_told(event, seen))
        if isinstance(event, e.TrickWon):
            rest = [play for play in others if play != (event.seat, event.card)]  # the winning card was just named
            if rest:
                arguments = {"plays": plays(rest)}
                told.append(
                    Message("roue-trick-plays", arguments, Category.PLAY, Urgency.CHATTER, level=Verbosity.FULL)
                )
            others = []
    if others:
        told.append(Message("roue-plays", {"plays": plays(others)}, Category.PLAY, Urgency.OTHERS))
    return (*told, *turn(seen)) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return the same events one by one, nothing folded and nothing left out."""
    return tuple(message for event in events for message in _each(event, seen))


def turn(seen: View) -> tuple[Message, ...]:
    """Return that the view's seat is to act, and what is asked of it; nothing when it is not."""
    if seen.seat is None or seen.seat != seen.turn or seen.phase not in ("play", "trump"):
        return ()
    if seen.phase == "trump":
        return (Message("roue-turn-trump", {}, Category.TURN, Urgency.ALERT, "me"),)
    if seen.trick:
        return (Message("roue-turn-follow", {}, Category.TURN, Urgency.ALERT, "me"),)
    return (Message("roue-turn-lead", {}, Category.TURN, Urgency.ALERT, "me"),)


def _told(event: e.Event, seen: View) -> tuple[Message, ...]:
    """What is told of one event when rounds are folded: what changes nothing for the hearer is left out."""
    if isinstance(event, e.TrumpKept | e.Drew | e.Dealt) and event.seat != seen.seat:
        return ()
    return _each(event, seen)


def _say(
    id: str,
    category: Category,
    seat: Seat | None,
    seen: View,
    private: bool = False,
    **arguments: Argument,
) -> tuple[Message, ...]:
    """One message about `seat`: the result of the hearer's own key, or what another did."""
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    place = place_of(seat, seen.seat, len(seen.hand_counts))
    return (Message(id, arguments, category, urgency, place, private=private),)


@singledispatch
def _each(event: object, seen: View) -> tuple[Message, ...]:
    raise TypeError(f"no words for {type(event).__name__}")


@_each.register
def _(event: e.Dealt, seen: View) -> tuple[Message, ...]:
    if event.cards is None:
        return _say("roue-dealt-other", Category.HAND, event.seat, seen, number=event.number)
    return _say("roue-dealt", Category.HAND, event.seat, seen, number=event.number)


@_each.register
def _(event: e.TrumpTurned, seen: View) -> tuple[Message, ...]:
    return _say(
        "roue-trump-turned",
        Category.TRUMP,
        None,
        seen,
        card=name(event.card),
        colour=colour(event.card),
        value=VALUE[event.card],
    )


@_each.register
def _(event: e.LeaderChosen, seen: View) -> tuple[Message, ...]:
    return _say("roue-leader-chosen", Category.TRICK, event.seat, seen)


@_each.register
def _(event: e.Played, seen: View) -> tuple[Message, ...]:
    return _say("roue-played", Category.PLAY, event.seat, seen, card=name(event.card))


@_each.register
def _(event: e.TrickWon, seen: View) -> tuple[Message, ...]:
    return _say("roue-trick-won", Category.TRICK, event.seat, seen, card=name(event.card), points=event.points)


@_each.register
def _(event: e.TrumpChanged, seen: View) -> tuple[Message, ...]:
    return _say(
        "roue-trump-changed",
        Category.TRUMP,
        event.seat,
        seen,
        card=name(event.card),
        colour=colour(event.card),
        value=VALUE[event.card],
    )


@_each.register
def _(event: e.TrumpKept, seen: View) -> tuple[Message, ...]:
    return _say("roue-trump-kept", Category.TRUMP, event.seat, seen)


@_each.register
def _(event: e.Drew, seen: View) -> tuple[Message, ...]:
    if event.card is None:
        return _say("roue-drew-other", Category.HAND, event.seat, seen)
    return _say("roue-drew", Category.HAND, event.seat, seen, private=True, card=name(event.card))


@_each.register
def _(event: e.TrumpTaken, seen: View) -> tuple[Message, ...]:
    if event.trump is None:
        return _say("roue-trump-taken-last", Category.TRUMP, event.seat, seen, card=name(event.card))
    return _say(
        "roue-trump-taken",
        Category.TRUMP,
        event.seat,
        seen,
        card=name(event.card),
        trump=name(event.trump),
        colour=colour(event.trump),
        value=VALUE[event.trump],
    )


@_each.register
def _(event: e.LeftShort, seen: View) -> tuple[Message, ...]:
    return _say("roue-left-short", Category.HAND, event.seat, seen)


@_each.register
def _(event: e.FinalPhaseBegan, seen: View) -> tuple[Message, ...]:
    return _say("roue-final-phase", Category.TABLE, None, seen)


@_each.register
def _(event: e.GameEnded, seen: View) -> tuple[Message, ...]:
    id, arguments = ended(event.scores, event.winners)
    winner = event.winners[0] if len(event.winners) == 1 else None
    return _say(id, Category.SCORE, winner, seen, False, **arguments)


def ended(points: Sequence[int], winners: Sequence[Seat]) -> tuple[str, dict[str, Argument]]:
    """Return the message, and its arguments, that tells who has won; a single winner is its player."""
    ranked = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines = tuple(Message("roue-score-line", {"player": Who(seat), "points": points[seat]}) for seat in ranked)
    told: dict[str, Argument] = {"points": points[winners[0]], "scores": Items(lines, "semicolon")}
    if len(winners) == 1:
        return "roue-ended", {"player": Who(winners[0]), **told}
    return "roue-ended-shared", {"winners": players(winners), **told}

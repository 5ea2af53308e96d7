"""Messages for events of La Roue des Sorcières, with a whole round of opponents in one.

First the played cards, then the winner of the trick. `detail`, for "last event", has the events one by one.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Verbosity, Who
from audiogames.core.presentation.telling import Ending, Messages, message, say, whisper
from audiogames.decks.roue_des_sorcieres import NAME, VALUE, Card, colour
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.view import View

ENDING = Ending("roue", "roue-score-line")

TERMS: Final = {"roue-trump-turned": "wheel", "roue-trump-changed": "given"}


def why_over(seen: View) -> Message:
    return message("roue-why-over", Category.SCORE, None, seen)._replace(level=Verbosity.SHORT)


def plays(entries: Iterable[tuple[Seat, Card]]) -> Items:
    return Items(
        tuple(Message("roue-play", {"player": Who(seat), "card": NAME[card]}) for seat, card in entries), "semicolon"
    )


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    told: list[Message] = []
    others: list[tuple[Seat, Card]] = []
    for event in events:
        if isinstance(event, e.Played) and event.seat != seen.seat:
            others.append((event.seat, event.card))
            continue
        if others:
            told += _played(others)
            others = []
        told += _told(event, seen)
    return (*told, *_played(others), *turn(seen)) if events else ()


def _played(others: Sequence[tuple[Seat, Card]]) -> Messages:
    return (Message("roue-plays", {"plays": plays(others)}, Category.PLAY, Urgency.OTHERS),) if others else ()


def turn(seen: View) -> Messages:
    if seen.seat is None or seen.seat != seen.turn or seen.phase not in ("play", "trump"):
        return ()
    asked = "trump" if seen.phase == "trump" else "follow" if seen.trick else "lead"
    return (Message(f"roue-turn-{asked}", {}, Category.TURN, Urgency.ALERT, "me"),)


def _place(card: Card, seat: Seat, seen: View) -> int:
    return seen.numbers[seen.hand.index(card)] if seat == seen.seat and card in seen.hand else 0


def _told(event: e.Event, seen: View) -> Messages:
    if isinstance(event, e.TrumpKept | e.Drew | e.Dealt) and event.seat != seen.seat:
        return ()
    level = Verbosity.SHORT if isinstance(event, e.TrumpKept) else Verbosity.MINIMAL  # a trump that stays is no news
    return tuple([line._replace(level=level) for line in each(event, seen)])


def each(event: e.Event, seen: View) -> Messages:
    match event:
        case e.Dealt(seat, number, None) if seat != seen.seat:
            return say("roue-dealt-other", Category.HAND, seat, seen, number=number)
        case e.Dealt(seat, number):
            return say("roue-dealt", Category.HAND, seat, seen, number=number)
        case e.TrumpTurned(card):
            named, value = NAME[card], VALUE[card]
            return say("roue-trump-turned", Category.TRUMP, None, seen, card=named, colour=colour(card), value=value)
        case e.LeaderChosen(seat):
            return say("roue-leader-chosen", Category.TRICK, seat, seen)
        case e.Played(seat, card):
            return say("roue-played", Category.PLAY, seat, seen, card=NAME[card])
        case e.TrickWon(seat, card, _, points):
            return say("roue-trick-won", Category.TRICK, seat, seen, card=NAME[card], points=points)
        case e.TrumpKept(seat):
            return say("roue-trump-kept", Category.TRUMP, seat, seen)
        case e.Drew(seat, int(card)):
            return whisper("roue-drew", Category.HAND, seat, seen, card=NAME[card], place=_place(card, seat, seen))
        case e.Drew(seat):
            return say("roue-drew-other", Category.HAND, seat, seen)
        case e.TrumpChanged(seat, card):
            named, value = NAME[card], VALUE[card]
            return say("roue-trump-changed", Category.TRUMP, seat, seen, card=named, colour=colour(card), value=value)
        case e.TrumpTaken(seat, card, int(trump)):
            arguments: dict[str, Argument] = {"trump": NAME[trump], "colour": colour(trump), "value": VALUE[trump]}
            arguments["place"] = _place(card, seat, seen)
            return say("roue-trump-taken", Category.TRUMP, seat, seen, card=NAME[card], **arguments)
        case e.TrumpTaken(seat, card):
            place = _place(card, seat, seen)
            return say("roue-trump-taken-last", Category.TRUMP, seat, seen, card=NAME[card], place=place)
        case e.LeftShort(seat):
            return say("roue-left-short", Category.HAND, seat, seen)
        case e.FinalPhaseBegan():
            return say("roue-final-phase", Category.TABLE, None, seen)
        case e.GameEnded():
            return (why_over(seen), *ENDING.told(event, seen))

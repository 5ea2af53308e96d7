"""What is told of the flights, the cards that they win, the curse and the end."""

from audiogames.core.messages import Argument, Category, Items, Message, Who
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.keys import ended
from audiogames.games.du_balai.naming import card_name
from audiogames.games.du_balai.saying import Messages, each, message, say, whisper
from audiogames.games.du_balai.state import Formula, points
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import (
    cards_name,
    colour_word,
    formula_name,
    space_name,
    space_reached,
)

# Flights.


@each.register
def _(event: e.Fell, seen: View) -> Messages:
    if not event.forbidden:
        return say("balai-fell-mixed", Category.TRICK, event.seat, seen)
    return say("balai-fell", Category.TRICK, event.seat, seen, **_forbidden(event.forbidden))


def _forbidden(formula: Formula) -> dict[str, Argument]:
    return {"symbols": formula_name(formula), "number": formula.bit_count()}


@each.register
def _(event: e.StayedPut, seen: View) -> Messages:
    return say("balai-stayed", Category.TRICK, event.seat, seen)


@each.register
def _(event: e.Perfect, seen: View) -> Messages:
    colour = colour_word(event.colour)
    if event.lost is None:
        return say("balai-perfect", Category.TRICK, event.seat, seen, colour=colour)
    return say("balai-perfect-lost", Category.TRICK, event.seat, seen, colour=colour, why=event.lost)


@each.register
def _(event: e.Moved, seen: View) -> Messages:
    number, blocked = abs(event.end - event.start), "yes" if event.blocked else "no"
    id = f"balai-moved-{event.cause}" if number else "balai-not-moved"
    space = space_name(event.end)
    return say(id, Category.PLAY, event.seat, seen, number=number, space=space, blocked=blocked)


@each.register
def _(event: e.Crossed, seen: View) -> Messages:
    return say("balai-crossed", Category.SCORE, event.seat, seen, rank=event.rank)


@each.register
def _(event: e.Uncrossed, seen: View) -> Messages:
    return say("balai-uncrossed", Category.SCORE, event.seat, seen)


# Cards, the curse, the end.


@each.register
def _(event: e.DeckReshuffled, seen: View) -> Messages:
    return say("balai-reshuffled", Category.TABLE, None, seen, number=event.number)


@each.register
def _(event: e.Drew, seen: View) -> Messages:
    if event.cards is None:
        return say("balai-drew", Category.HAND, event.seat, seen, number=event.number)
    return whisper("balai-drew-own", Category.HAND, event.seat, seen, cards=cards_name(event.cards))


@each.register
def _(event: e.Kept, seen: View) -> Messages:
    if event.card is None:
        return say("balai-kept", Category.HAND, event.seat, seen)
    unpromised = "balai-kept-last" if seen.crossed else "balai-kept-own"
    id = "balai-kept-points" if points(event.card) else unpromised
    return whisper(id, Category.HAND, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.DeckShuffled, seen: View) -> Messages:
    return say("balai-shuffled", Category.TABLE, None, seen)


@each.register
def _(event: e.CurseMoved, seen: View) -> Messages:
    own = seen.seat is not None and seen.spaces[seen.seat] == event.space
    space = space_reached(event.space)
    return say("balai-curse-own" if own else "balai-curse", Category.TABLE, None, seen, space=space)


@each.register
def _(event: e.GameEnded, seen: View) -> Messages:
    id, arguments = ended(event.scores, event.winners)
    winner = event.winners[0] if len(event.winners) == 1 else None
    told = message(id, Category.SCORE, winner, seen, **arguments)
    shown = tuple(
        Message("balai-points-line", {"player": Who(seat), "number": sum(values)})
        for seat, values in enumerate(event.acrobatics)
        if values
    )
    if not shown:
        return (told,)
    return (*say("balai-acrobatics", Category.SCORE, None, seen, lines=Items(shown, "entries")), told)

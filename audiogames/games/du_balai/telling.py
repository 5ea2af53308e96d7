"""What is told of each event of Du Balai ! by itself."""

from functools import singledispatch

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who
from audiogames.core.places import place_of
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.keys import ended
from audiogames.games.du_balai.naming import card_name, symbol_name
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import (
    cards_name,
    colour_word,
    faces_name,
    formula_name,
    piles_name,
    players,
    space_name,
)

Messages = tuple[Message, ...]


def message(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Message:
    """Return a message about a seat, None for the table: more urgent where it is the listener's own."""
    if seat is not None:
        arguments = {"player": Who(seat), **arguments}
    urgency = Urgency.RESULT if seat is not None and seat == seen.seat else Urgency.OTHERS
    return Message(id, arguments, category, urgency, place_of(seat, seen.seat, len(seen.spaces)))


def _say(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Messages:
    return (message(id, category, seat, seen, **arguments),)


def _whisper(id: str, category: Category, seat: Seat | None, seen: View, **arguments: Argument) -> Messages:
    """What only its hearer may know."""
    return (message(id, category, seat, seen, **arguments)._replace(private=True),)


@singledispatch
def each(event: object, seen: View) -> Messages:
    """Return what the view's seat is told of one event that was cut for it."""
    raise TypeError(f"no words for {type(event).__name__}")


# Before the book is closed.


@each.register
def _(event: e.StartChosen, seen: View) -> Messages:
    return _say("balai-start-chosen", Category.PLAY, event.seat, seen, space=space_name(event.space))


@each.register
def _(event: e.RolledAgain, seen: View) -> Messages:
    return _say("balai-rolled-again", Category.TABLE, None, seen)


@each.register
def _(event: e.Rolled, seen: View) -> Messages:
    if event.dice is None:
        return _say("balai-rolled", Category.TABLE, event.seat, seen)
    return _say("balai-rolled-dice", Category.TABLE, event.seat, seen, faces=faces_name(event.dice))


@each.register
def _(event: e.DieTold, seen: View) -> Messages:
    return _say(f"balai-told-{FACES[event.face]}", Category.TABLE, None, seen)


@each.register
def _(event: e.Bet, seen: View) -> Messages:
    return _say("balai-bet", Category.PLAY, event.seat, seen)


@each.register
def _(event: e.BookClosed, seen: View) -> Messages:
    id = "balai-closed-itself" if event.seat is None else "balai-closed"
    return _say(id, Category.TABLE, event.seat, seen)


# Formulas.


@each.register
def _(event: e.Wrote, seen: View) -> Messages:
    if event.formula is None:
        return _say("balai-wrote", Category.PLAY, event.seat, seen)
    piles = piles_name(event.formula, event.second)
    return _whisper("balai-wrote-own", Category.PLAY, event.seat, seen, piles=piles)


@each.register
def _(event: e.Waits, seen: View) -> Messages:
    return _whisper("balai-waits", Category.PLAY, None, seen)


@each.register
def _(event: e.DecreeLooked, seen: View) -> Messages:
    if event.dice is None:
        return _say("balai-looked", Category.PLAY, event.seat, seen)
    return _whisper("balai-looked-own", Category.PLAY, event.seat, seen, faces=faces_name(event.dice))


@each.register
def _(event: e.LookEnded, seen: View) -> Messages:
    if event.seats == (seen.seat,):  # who is asked to write at once
        return _say("balai-look-ended-own", Category.TABLE, None, seen)
    return _say("balai-look-ended", Category.TABLE, None, seen, players=players(event.seats))


@each.register
def _(event: e.FormulaRevealed, seen: View) -> Messages:
    return _say("balai-formula", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))


@each.register
def _(event: e.BookOpened, seen: View) -> Messages:
    orange, black = formula_name(event.orange), formula_name(event.black)
    return _say("balai-opened", Category.TRICK, None, seen, orange=orange, black=black)


# Spells.


@each.register
def _(event: e.SpellCast, seen: View) -> Messages:
    card, what = card_name(event.card), _aim(event)
    if what is None:
        return _say("balai-cast", Category.PLAY, event.seat, seen, card=card)
    told = message("balai-cast-so", Category.PLAY, event.seat, seen, card=card, what=what)
    return (told._replace(private=event.down and bool(event.symbols)),)


def _aim(event: e.SpellCast) -> Message | None:
    """Return what a spell is to do, where its card alone does not say it."""
    pile = "second" if event.on_second else "first"
    if event.symbols is None:
        return Message(f"balai-aim-{event.card}-down")
    if event.card == "forgotten":
        return Message("balai-aim-forgotten", {"symbol": symbol_name(event.symbols[0]), "pile": pile})
    if event.card == "correction":
        out, put = map(symbol_name, event.symbols)
        return Message("balai-aim-correction", {"out": out, "put": put, "pile": pile})
    if event.number is not None:
        return Message("balai-aim-spaces", {"number": event.number})
    if event.target is not None:
        return Message("player-name", {"player": Who(event.target)})
    lines = tuple(Message("balai-aim-pull", {"player": Who(seat), "number": by}) for seat, by in event.pulls)
    return Message("balai-aim-pulls", {"lines": Items(lines, "semicolon")}) if lines else None


@each.register
def _(event: e.Reacted, seen: View) -> Messages:
    if event.fog is None:
        return _say("balai-reacted", Category.PLAY, event.seat, seen)
    return _whisper("balai-reacted-fog" if event.fog else "balai-reacted-not", Category.PLAY, None, seen)


@each.register
def _(event: e.FogCast, seen: View) -> Messages:
    return _say("balai-fogged", Category.PLAY, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.SpellCancelled, seen: View) -> Messages:
    return _say("balai-cancelled", Category.PLAY, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.WindowOpened, seen: View) -> Messages:
    return _say(f"balai-window-{event.window}", Category.TURN, event.seat, seen)


@each.register
def _(event: e.SymbolAdded, seen: View) -> Messages:
    if event.symbol is None:
        return _say("balai-added-down", Category.PLAY, event.seat, seen)
    pile, symbol = "second" if event.on_second else "first", symbol_name(event.symbol)
    told = message("balai-added", Category.PLAY, event.seat, seen, symbol=symbol, pile=pile)
    return (told._replace(private=event.down),)


@each.register
def _(event: e.SymbolSwapped, seen: View) -> Messages:
    if event.taken_out is None or event.put_in is None:
        return _say("balai-swapped-down", Category.PLAY, event.seat, seen)
    out, put = symbol_name(event.taken_out), symbol_name(event.put_in)
    pile = "second" if event.on_second else "first"
    told = message("balai-swapped", Category.PLAY, event.seat, seen, out=out, put=put, pile=pile)
    return (told._replace(private=event.down),)


@each.register
def _(event: e.SecondRevealed, seen: View) -> Messages:
    return _say("balai-second", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))


@each.register
def _(event: e.Blocked, seen: View) -> Messages:
    return _say("balai-blocked", Category.PLAY, event.seat, seen)


# Flights.


@each.register
def _(event: e.Fell, seen: View) -> Messages:
    if not event.forbidden:
        return _say("balai-fell-mixed", Category.TRICK, event.seat, seen)
    return _say("balai-fell", Category.TRICK, event.seat, seen, symbols=formula_name(event.forbidden))


@each.register
def _(event: e.StayedPut, seen: View) -> Messages:
    return _say("balai-stayed", Category.TRICK, event.seat, seen)


@each.register
def _(event: e.Perfect, seen: View) -> Messages:
    colour = colour_word(event.colour)
    if event.lost is None:
        return _say("balai-perfect", Category.TRICK, event.seat, seen, colour=colour)
    return _say("balai-perfect-lost", Category.TRICK, event.seat, seen, colour=colour, why=event.lost)


@each.register
def _(event: e.Moved, seen: View) -> Messages:
    number, blocked = abs(event.end - event.start), "yes" if event.blocked else "no"
    id = f"balai-moved-{event.cause}" if number else "balai-not-moved"
    space = space_name(event.end)
    return _say(id, Category.PLAY, event.seat, seen, number=number, space=space, blocked=blocked)


@each.register
def _(event: e.Crossed, seen: View) -> Messages:
    return _say("balai-crossed", Category.SCORE, event.seat, seen, rank=event.rank)


@each.register
def _(event: e.Uncrossed, seen: View) -> Messages:
    return _say("balai-uncrossed", Category.SCORE, event.seat, seen)


# Cards, the curse, the end.


@each.register
def _(event: e.DeckReshuffled, seen: View) -> Messages:
    return _say("balai-reshuffled", Category.TABLE, None, seen, number=event.number)


@each.register
def _(event: e.Drew, seen: View) -> Messages:
    if event.cards is None:
        return _say("balai-drew", Category.HAND, event.seat, seen, number=event.number)
    return _whisper("balai-drew-own", Category.HAND, event.seat, seen, cards=cards_name(event.cards))


@each.register
def _(event: e.Kept, seen: View) -> Messages:
    if event.card is None:
        return _say("balai-kept", Category.HAND, event.seat, seen)
    return _whisper("balai-kept-own", Category.HAND, event.seat, seen, card=card_name(event.card))


@each.register
def _(event: e.DeckShuffled, seen: View) -> Messages:
    return _say("balai-shuffled", Category.TABLE, None, seen)


@each.register
def _(event: e.CurseMoved, seen: View) -> Messages:
    own = seen.seat is not None and seen.spaces[seen.seat] == event.space
    return _say("balai-curse-own" if own else "balai-curse", Category.TABLE, None, seen, space=space_name(event.space))


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
    return (*_say("balai-acrobatics", Category.SCORE, None, seen, lines=Items(shown, "semicolon")), told)

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Category, Items, Message, Seat, Urgency, Verbosity, Who, players
from audiogames.core.presentation.telling import Ending, Messages, lines_of, message, say, whisper
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import (
    FINISH,
    START,
    Level,
    Space,
    aim_name,
    card_name,
    cards_name,
    colour_word,
    faces_name,
    formula_name,
    own_first,
    points,
    space_at,
    space_name,
    space_reached,
    symbol_name,
)
from audiogames.games.du_balai.view import View

NEAR_FINISH: Final = 5
"""Spaces from the finish within which the race may end in a round or two."""

UNTOLD = e.WindowOpened | e.DeckShuffled
PULL = "attraction"

POINTS: Final = ("balai-points-line", "number")
ENDING: Final = Ending("balai", *POINTS, "entries")

TERMS: Final = {
    "balai-fell": "fall",
    "balai-fell-mixed": "fall",
    "balai-perfect": "perfect",
    "balai-perfect-lost": "curse",
    "balai-drew": "magic",
    "balai-drew-own": "magic",
}


def tell(events: Sequence[e.Event], seen: View) -> Messages:
    told: list[Message] = []
    folded: list[e.Event] = []
    for event in events:
        if folded and type(event) is not type(folded[0]):
            told += _folded(folded, seen)
            folded = []
        if isinstance(event, e.FormulaRevealed) or (isinstance(event, e.Moved) and event.cause == PULL):
            folded.append(event)
        elif not _left_out(event, events, seen):
            told += _folded(folded, seen)
            folded = []
            told += _as_needed(event, events, each(_cards_left_to_choose(event, seen), seen), seen)
    told += _folded(folded, seen)
    return (*told, *turn(events, seen)) if events else ()


def why_over(seen: View) -> Message:
    across = [seat for seat, space in enumerate(seen.spaces) if space == FINISH]
    told = message("balai-why-over", Category.SCORE, None, seen, players=players(across))
    return told._replace(level=Verbosity.SHORT)


def _near_end(event: e.Moved, seen: View) -> Messages:
    if not event.start < FINISH - NEAR_FINISH <= event.end < FINISH:
        return ()
    warning = message("balai-near-end", Category.TABLE, event.seat, seen, number=FINISH - event.end)
    return (warning._replace(level=Verbosity.SHORT),)


def _left_out(event: e.Event, events: Sequence[e.Event], seen: View) -> bool:
    """True if an event needs no words, or another of the batch says it better."""
    mine = getattr(event, "seat", None) == seen.seat
    if isinstance(event, UNTOLD):
        return True
    if isinstance(event, e.Wrote):
        return not mine and _has(events, e.FormulaRevealed)
    if isinstance(event, e.Reacted):
        return not mine or any(not isinstance(other, e.Reacted) for other in events)
    if isinstance(event, e.Kept):
        return not mine or any(isinstance(other, e.Drew) and other.number == 1 for other in events)
    if isinstance(event, e.SymbolAdded | e.SymbolSwapped):
        return _said_by_spell(event.seat, events)
    if isinstance(event, e.Moved):
        return event.end == FINISH and any(isinstance(o, e.Crossed) and o.seat == event.seat for o in events)
    if isinstance(event, e.CurseMoved):
        return _has(events, e.GameEnded)
    return False


def _as_needed(event: e.Event, events: Sequence[e.Event], told: Messages, seen: View) -> Messages:
    """Set the verbosity from which messages are said: the next space says what was valid, fell or was perfect."""
    level = Verbosity.MINIMAL
    of_another = isinstance(event, e.Perfect | e.Wrote) and event.seat != seen.seat
    if (
        of_another
        or isinstance(event, e.BookOpened)
        or (isinstance(event, e.Wrote) and _has(events, e.FormulaRevealed))
    ):
        level = Verbosity.FULL
    elif isinstance(event, e.Fell | e.StayedPut | e.Perfect) or (isinstance(event, e.Kept) and event.card is None):
        level = Verbosity.SHORT
    return tuple(line._replace(level=max(level, line.level)) for line in told)


def _has(events: Sequence[e.Event], kind: type[e.Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _cards_left_to_choose(event: e.Event, seen: View) -> e.Event:
    """The choices name the cards if the view's seat chooses among them."""
    return event._replace(cards=None) if isinstance(event, e.Drew) and seen.drawn else event


def _said_by_spell(seat: int, events: Sequence[e.Event]) -> bool:
    fogged = _has(events, e.FogCast)
    return not fogged and any(isinstance(event, e.SpellCast) and event.seat == seat for event in events)


def _folded(folded: Sequence[e.Event], seen: View) -> Messages:
    """The listener's own formula was read back before it was written."""
    own_first = sorted(folded, key=lambda event: getattr(event, "seat", None) != seen.seat)
    formulas = tuple(
        Message("balai-formula-line", {"player": Who(event.seat), "symbols": formula_name(event.formula)})
        for event in own_first
        if isinstance(event, e.FormulaRevealed) and event.seat != seen.seat
    )
    pulled = tuple(
        Message(
            "balai-pulled-line",
            {"player": Who(event.seat), "space": space_name(event.end), "at": space_at(event.end)},
        )
        for event in own_first
        if isinstance(event, e.Moved)
    )
    if formulas:
        return (message("balai-formulas", Category.TRICK, None, seen, lines=Items(formulas, "entries")),)
    if pulled:
        return (message("balai-pulled", Category.PLAY, None, seen, lines=Items(pulled, "entries")),)
    return ()


# The turn.


def turn(events: Sequence[e.Event], seen: View) -> Messages:
    """Nothing if the view's seat may not act or knows it already.

    Every seat that may answer a spell is asked in the same words, with or without a Brouillard.
    """
    if seen.seat is None or seen.seat not in seen.to_act or not _news(events, seen):
        return ()
    return (asked(seen),)


def asked(seen: View) -> Message:
    if seen.phase == "react" and seen.pending is not None:
        return _turn("balai-turn-react")
    if seen.phase == "resolve":
        return _turn(f"balai-turn-{seen.window or 'correction'}")
    if seen.phase == "look":
        return _turn("balai-turn-bet" if seen.rules.pace == "window" else "balai-turn-look")
    return _turn(f"balai-turn-{seen.phase}")


def _turn(id: str) -> Message:
    return Message(id, {}, Category.TURN, Urgency.ALERT, "me")


def _news(events: Sequence[e.Event], seen: View) -> bool:
    if seen.phase == "write":
        waits = seen.seat in seen.decrees
        return not waits and any(not isinstance(event, e.Wrote | e.Waits) for event in events)
    if seen.phase == "react":
        return any(isinstance(event, e.SpellCast | e.FogCast) for event in events)
    if seen.phase == "look":
        return any(not isinstance(event, e.Bet) for event in events)
    return True


# Each event by itself.


def each(event: e.Event, seen: View) -> Messages:
    if isinstance(event, e.OfBook):
        return _of_book(event, seen)
    return _of_cards(event, seen) if isinstance(event, e.OfCards) else _of_race(event, seen)


def _of_book(event: e.OfBook, seen: View) -> Messages:
    match event:
        case e.GameBegan():
            everybody = own_first(range(len(event.levels)), seen.seat)
            if set(event.levels) == {"normal"}:
                return say("balai-began", Category.TABLE, None, seen, players=players(sorted(everybody)))
            lines = tuple(_beginner(seat, event.levels[seat], event.spaces[seat]) for seat in everybody)
            return say("balai-began-levels", Category.TABLE, None, seen, lines=Items(lines, "entries"))
        case e.StartChosen():
            return say("balai-start-chosen", Category.PLAY, event.seat, seen, space=space_name(event.space))
        case e.RolledAgain():
            return say("balai-rolled-again", Category.TABLE, None, seen)
        case e.Rolled():
            if event.dice is None:
                return say("balai-rolled", Category.TABLE, event.seat, seen)
            return say("balai-rolled-dice", Category.TABLE, event.seat, seen, faces=faces_name(event.dice))
        case e.DieTold():
            return say(f"balai-told-{FACES[event.face]}", Category.TABLE, None, seen)
        case e.Bet():
            return say("balai-bet", Category.PLAY, event.seat, seen)
        case e.BookClosed():
            id = "balai-closed-itself" if event.seat is None else "balai-closed"
            return say(id, Category.TABLE, event.seat, seen)
        case e.Wrote():
            if event.formula is None:
                return say("balai-wrote", Category.PLAY, event.seat, seen)
            return whisper("balai-wrote-own", Category.PLAY, event.seat, seen)
        case e.Waits():
            return whisper("balai-waits", Category.PLAY, None, seen)
        case e.DecreeLooked():
            if event.dice is None:
                return say("balai-looked", Category.PLAY, event.seat, seen)
            return whisper("balai-looked-own", Category.PLAY, event.seat, seen, faces=faces_name(event.dice))
        case e.LookEnded():
            return say("balai-look-ended", Category.TABLE, None, seen)
        case e.FormulaRevealed():
            return say("balai-formula", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))
        case e.BookOpened():
            orange, black = formula_name(event.orange), formula_name(event.black)
            return say("balai-opened", Category.TRICK, None, seen, orange=orange, black=black)


def _beginner(seat: Seat, level: Level, space: Space) -> Message:
    line = Message("balai-level-line", {"player": Who(seat), "level": level})
    return line if space == START else Message("balai-level-from", {"level": line, "space": space_name(space)})


def _of_cards(event: e.OfCards, seen: View) -> Messages:
    match event:
        case e.SpellCast():
            card, what = card_name(event.card), aim_name(event)
            if what is None:
                return say("balai-cast", Category.PLAY, event.seat, seen, card=card)
            told = message("balai-cast-so", Category.PLAY, event.seat, seen, card=card, what=what)
            return (told._replace(private=event.down and bool(event.symbols)),)
        case e.Reacted():
            if event.fog is None:
                return say("balai-reacted", Category.PLAY, event.seat, seen)
            return whisper("balai-reacted-fog" if event.fog else "balai-reacted-not", Category.PLAY, None, seen)
        case e.FogCast():
            return say("balai-fogged", Category.PLAY, event.seat, seen, card=card_name(event.card))
        case e.SpellCancelled():
            return say("balai-cancelled", Category.PLAY, event.seat, seen, card=card_name(event.card))
        case e.WindowOpened():
            return say(f"balai-window-{event.window}", Category.TURN, event.seat, seen)
        case e.SymbolAdded():
            if event.symbol is None:
                return say("balai-added-down", Category.PLAY, event.seat, seen)
            pile, symbol = "second" if event.on_second else "first", symbol_name(event.symbol)
            told = message("balai-added", Category.PLAY, event.seat, seen, symbol=symbol, pile=pile)
            return (told._replace(private=event.down),)
        case e.SymbolSwapped():
            if event.taken_out is None or event.put_in is None:
                return say("balai-swapped-down", Category.PLAY, event.seat, seen)
            out, put = symbol_name(event.taken_out), symbol_name(event.put_in)
            pile = "second" if event.on_second else "first"
            told = message("balai-swapped", Category.PLAY, event.seat, seen, out=out, put=put, pile=pile)
            return (told._replace(private=event.down),)
        case e.SecondRevealed():
            return say("balai-second", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))
        case e.Blocked():
            return say("balai-blocked", Category.PLAY, event.seat, seen)
        case e.DeckReshuffled():
            return say("balai-reshuffled", Category.TABLE, None, seen, number=event.number)
        case e.Drew():
            if event.cards is None:
                return say("balai-drew", Category.HAND, event.seat, seen, number=event.number)
            return whisper("balai-drew-own", Category.HAND, event.seat, seen, cards=cards_name(event.cards))
        case e.Kept():
            if event.card is None:
                return say("balai-kept", Category.HAND, event.seat, seen)
            unpromised = "balai-kept-last" if seen.crossed else "balai-kept-own"
            id = "balai-kept-points" if points(event.card) else unpromised
            return whisper(id, Category.HAND, event.seat, seen, card=card_name(event.card))
        case e.DeckShuffled():
            return say("balai-shuffled", Category.TABLE, None, seen)


def _of_race(event: e.OfRace, seen: View) -> Messages:
    match event:
        case e.Fell():
            if not event.forbidden:
                return say("balai-fell-mixed", Category.TRICK, event.seat, seen)
            symbols, number = formula_name(event.forbidden), event.forbidden.bit_count()
            return say("balai-fell", Category.TRICK, event.seat, seen, symbols=symbols, number=number)
        case e.StayedPut():
            return say("balai-stayed", Category.TRICK, event.seat, seen)
        case e.Perfect():
            colour = colour_word(event.colour)
            if event.lost is None:
                return say("balai-perfect", Category.TRICK, event.seat, seen, colour=colour)
            return say("balai-perfect-lost", Category.TRICK, event.seat, seen, colour=colour, why=event.lost)
        case e.Moved():
            number, blocked = abs(event.end - event.start), "yes" if event.blocked else "no"
            id = f"balai-moved-{event.cause}" if number else "balai-not-moved"
            space = (space_reached if event.cause == "attraction" and number else space_name)(event.end)
            at = space_at(event.end)
            line = message(id, Category.PLAY, event.seat, seen, number=number, space=space, at=at, blocked=blocked)
            return (line if number else line._replace(level=Verbosity.SHORT), *_near_end(event, seen))
        case e.Crossed():
            return say("balai-crossed", Category.SCORE, event.seat, seen, rank=event.rank)
        case e.Uncrossed():
            return say("balai-uncrossed", Category.SCORE, event.seat, seen)
        case e.CurseMoved():
            own = seen.seat is not None and seen.spaces[seen.seat] == event.space
            space = space_reached(event.space)
            id = "balai-curse-own" if own else "balai-curse"
            return say(id, Category.TABLE, None, seen, space=space, at=space_at(event.space))
        case e.GameEnded():
            shown = [(seat, sum(values)) for seat, values in enumerate(event.acrobatics) if values]
            told = (why_over(seen), *ENDING.told(event, seen))
            if not shown:
                return told
            return (*say("balai-acrobatics", Category.SCORE, None, seen, lines=lines_of(*POINTS, shown)), *told)

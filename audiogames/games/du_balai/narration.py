"""What is told of a game of Du Balai !: events become messages.

Dice are told one by one, in two words each, since they are to be remembered. All formulas come in one sentence, then
what is valid, then each witch in her turn: what her formula was good for, and where she is.
"""

from collections.abc import Sequence

from audiogames.core.messages import Category, Items, Message, Urgency, Who
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import telling_book, telling_cards, telling_race  # noqa: F401 - each tells its events
from audiogames.games.du_balai.saying import each, message
from audiogames.games.du_balai.state import FINISH
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import formula_name, space_name

UNTOLD = e.WindowOpened | e.DeckShuffled
"""What follows from what is told."""
PULL = "attraction"


def tell(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return what the view's seat is told of events cut for it, and that it is to act if it is."""
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
            told += each(_cards_left_to_choose(event, seen), seen)
    told += _folded(folded, seen)
    return (*told, *turn(events, seen)) if events else ()


def detail(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return the same events one by one, nothing folded and nothing left out."""
    return tuple(message for event in events for message in each(event, seen))


def _left_out(event: e.Event, events: Sequence[e.Event], seen: View) -> bool:
    """Whether nothing is told of an event: it is of no account, or another of the batch says it better."""
    mine = getattr(event, "seat", None) == seen.seat
    if isinstance(event, UNTOLD):
        return True
    if isinstance(event, e.Wrote):
        return not mine and any(isinstance(other, e.FormulaRevealed) for other in events)
    if isinstance(event, e.Reacted):
        return not mine or any(not isinstance(other, e.Reacted) for other in events)
    if isinstance(event, e.Kept):
        return not mine or any(isinstance(other, e.Drew) and other.number == 1 for other in events)
    if isinstance(event, e.SymbolAdded | e.SymbolSwapped):
        return _said_by_spell(event.seat, events)
    if isinstance(event, e.Moved):
        return event.end == FINISH and any(isinstance(o, e.Crossed) and o.seat == event.seat for o in events)
    if isinstance(event, e.CurseMoved):
        return any(isinstance(other, e.GameEnded) for other in events)
    return False


def _cards_left_to_choose(event: e.Event, seen: View) -> e.Event:
    """A draw without its cards, where the view's seat chooses among them: the list of choices names them."""
    return event._replace(cards=None) if isinstance(event, e.Drew) and seen.drawn else event


def _said_by_spell(seat: int, events: Sequence[e.Event]) -> bool:
    """Whether a spell of the batch says already what it does to a formula; after a fog it is told that it stands."""
    fogged = any(isinstance(event, e.FogCast) for event in events)
    return not fogged and any(isinstance(event, e.SpellCast) and event.seat == seat for event in events)


def _folded(folded: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """All formulas in one sentence, or all whom an attraction pulled; the listener's own first."""
    own_first = sorted(folded, key=lambda event: getattr(event, "seat", None) != seen.seat)
    formulas = tuple(
        Message("balai-formula-line", {"player": Who(event.seat), "symbols": formula_name(event.formula)})
        for event in own_first
        if isinstance(event, e.FormulaRevealed)
    )
    pulled = tuple(
        Message("balai-pulled-line", {"player": Who(event.seat), "space": space_name(event.end)})
        for event in own_first
        if isinstance(event, e.Moved)
    )
    if formulas:
        return (message("balai-formulas", Category.TRICK, None, seen, lines=Items(formulas, "entries")),)
    if pulled:
        return (message("balai-pulled", Category.PLAY, None, seen, lines=Items(pulled, "entries")),)
    return ()


# The turn.


def turn(events: Sequence[e.Event], seen: View) -> tuple[Message, ...]:
    """Return that the view's seat is to act, and what is asked of it; nothing when it is not, or knows it already.

    Whoever may answer a spell is asked in the same words, with a Brouillard in hand or without.
    """
    if seen.seat is None or seen.seat not in seen.to_act or not _news(events, seen):
        return ()
    if seen.phase == "react" and seen.pending is not None:
        return (_turn("balai-turn-react"),)
    if seen.phase == "resolve":
        return (_turn(f"balai-turn-{seen.window or 'correction'}"),)
    if seen.phase == "look":
        return (_turn("balai-turn-bet" if seen.rules.pace == "window" else "balai-turn-look"),)
    return (_turn(f"balai-turn-{seen.phase}"),)


def _turn(id: str) -> Message:
    return Message(id, {}, Category.TURN, Urgency.ALERT, "me")


def _news(events: Sequence[e.Event], seen: View) -> bool:
    """Whether the events ask the seat for something that it was not asked for before."""
    if seen.phase == "write":
        waits = seen.seat in seen.decrees
        return not waits and any(not isinstance(event, e.Wrote | e.Waits) for event in events)
    if seen.phase == "react":
        return any(isinstance(event, e.SpellCast | e.FogCast) for event in events)
    if seen.phase == "look":
        return any(not isinstance(event, e.Bet) for event in events)
    return True

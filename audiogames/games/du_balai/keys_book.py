"""What a player may ask about the book of Du Balai !: the dice, who closed it, the formulas, the spell that waits."""

from audiogames.core.messages import Argument, Category, Items, Message, Urgency, Who, players
from audiogames.games.du_balai.formulas import BLACK, ORANGE, valid_sets
from audiogames.games.du_balai.naming import card_name
from audiogames.games.du_balai.state import DECREE, DICE_READ, Face, Pending
from audiogames.games.du_balai.view import View, revealed
from audiogames.games.du_balai.wording import faces_name, formula_name, piles_name

Messages = tuple[Message, ...]


def answer(id: str, category: Category, private: bool = False, **arguments: Argument) -> Messages:
    """Return an answer of one sentence."""
    return (Message(id, arguments, category, Urgency.RESULT, private=private),)


def formulas(seen: View) -> Messages:
    """All formulas once they are shown; before, who has written."""
    if revealed(seen):
        lines = [
            Message(
                "balai-formula-line",
                {
                    "player": Who(seat),
                    "symbols": piles_name(formula or 0, seen.seconds[seat] if seen.doubles[seat] else None),
                },
            )
            for seat, formula in enumerate(seen.formulas)
        ]
        return answer("balai-formulas", Category.TABLE, lines=Items(tuple(lines), "entries"))
    if seen.phase not in ("write", "react"):
        return ()
    if not seen.locked:
        return answer("balai-nobody-wrote", Category.TABLE)
    return answer("balai-have-written", Category.TABLE, players=players(seen.locked))


def current(seen: View) -> Messages:
    """The dice as the seat sees them, what is valid, who closed the book or bet, and the spell that awaits answers."""
    return (*_dice(seen), *_closed(seen), *_drawing(seen), *_pending(seen))


def _closed(seen: View) -> Messages:
    """Who closed the book of this round, or bet."""
    if seen.phase in ("setup", "roll", "over"):
        return ()
    bets = answer("balai-have-bet", Category.TABLE, players=players(seen.bets)) if seen.bets else ()
    return bets if seen.closer is None else answer("balai-closed-by", Category.TABLE, player=Who(seen.closer))


def _drawing(seen: View) -> Messages:
    """How many cards were drawn, of which one is to be kept."""
    if seen.phase != "draw" or not seen.order:
        return ()
    return answer("balai-drew", Category.TABLE, player=Who(seen.order[0]), number=seen.drawn_count)


def _dice(seen: View) -> Messages:
    if seen.dice is None:
        return answer("balai-dice-none", Category.TABLE)
    shown = tuple(face for face in seen.dice if face is not None)
    if not shown:
        return answer("balai-dice-hidden" if seen.phase != "look" else "balai-dice-untold", Category.TABLE)
    private = seen.phase == "write"
    told = answer("balai-dice", Category.TABLE, private, faces=faces_name(shown))
    if seen.phase == "look" and seen.read < DICE_READ:
        return (*told, *answer("balai-dice-to-tell", Category.TABLE, number=DICE_READ - seen.read))
    return (*told, *_valid(shown)) if revealed(seen) else told


def _valid(dice: tuple[Face, ...]) -> Messages:
    valid = valid_sets(dice)
    return answer("balai-valid", Category.TABLE, orange=formula_name(valid[ORANGE]), black=formula_name(valid[BLACK]))


def _pending(seen: View) -> Messages:
    if seen.pending is None:
        return ()
    return answer("balai-pending", Category.TABLE, player=Who(seen.pending.seat), card=pending_card(seen.pending))


def pending_card(spell: Pending) -> Message:
    """Return the name of the spell that awaits answers."""
    return card_name(spell.action.card or DECREE)

"""What is told of the start, the dice and the formulas."""

from audiogames.core.messages import Category, Items, Message, Seat, Who, players
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.saying import Messages, each, say, whisper
from audiogames.games.du_balai.state import START, Level, Space
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import (
    faces_name,
    formula_name,
    own_first,
    piles_name,
    space_name,
)

# Before the book is closed.


@each.register
def _(event: e.GameBegan, seen: View) -> Messages:
    everybody = own_first(range(len(event.levels)), seen.seat)
    if set(event.levels) == {"normal"}:
        return say("balai-began", Category.TABLE, None, seen, players=players(sorted(everybody)))
    lines = tuple(_beginner(seat, event.levels[seat], event.spaces[seat]) for seat in everybody)
    return say("balai-began-levels", Category.TABLE, None, seen, lines=Items(lines, "entries"))


def _beginner(seat: Seat, level: Level, space: Space) -> Message:
    """Return who begins how, and where if not at the start."""
    line = Message("balai-level-line", {"player": Who(seat), "level": level})
    return line if space == START else Message("balai-level-from", {"level": line, "space": space_name(space)})


@each.register
def _(event: e.StartChosen, seen: View) -> Messages:
    return say("balai-start-chosen", Category.PLAY, event.seat, seen, space=space_name(event.space))


@each.register
def _(event: e.RolledAgain, seen: View) -> Messages:
    return say("balai-rolled-again", Category.TABLE, None, seen)


@each.register
def _(event: e.Rolled, seen: View) -> Messages:
    if event.dice is None:
        return say("balai-rolled", Category.TABLE, event.seat, seen)
    return say("balai-rolled-dice", Category.TABLE, event.seat, seen, faces=faces_name(event.dice))


@each.register
def _(event: e.DieTold, seen: View) -> Messages:
    return say(f"balai-told-{FACES[event.face]}", Category.TABLE, None, seen)


@each.register
def _(event: e.Bet, seen: View) -> Messages:
    return say("balai-bet", Category.PLAY, event.seat, seen)


@each.register
def _(event: e.BookClosed, seen: View) -> Messages:
    id = "balai-closed-itself" if event.seat is None else "balai-closed"
    return say(id, Category.TABLE, event.seat, seen)


# Formulas.


@each.register
def _(event: e.Wrote, seen: View) -> Messages:
    if event.formula is None:
        return say("balai-wrote", Category.PLAY, event.seat, seen)
    piles = piles_name(event.formula, event.second)
    return whisper("balai-wrote-own", Category.PLAY, event.seat, seen, piles=piles)


@each.register
def _(event: e.Waits, seen: View) -> Messages:
    return whisper("balai-waits", Category.PLAY, None, seen)


@each.register
def _(event: e.DecreeLooked, seen: View) -> Messages:
    if event.dice is None:
        return say("balai-looked", Category.PLAY, event.seat, seen)
    return whisper("balai-looked-own", Category.PLAY, event.seat, seen, faces=faces_name(event.dice))


@each.register
def _(event: e.LookEnded, seen: View) -> Messages:
    return say("balai-look-ended", Category.TABLE, None, seen)


@each.register
def _(event: e.FormulaRevealed, seen: View) -> Messages:
    return say("balai-formula", Category.TRICK, event.seat, seen, symbols=formula_name(event.formula))


@each.register
def _(event: e.BookOpened, seen: View) -> Messages:
    orange, black = formula_name(event.orange), formula_name(event.black)
    return say("balai-opened", Category.TRICK, None, seen, orange=orange, black=black)

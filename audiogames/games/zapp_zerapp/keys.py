"""What a player may ask about a game of Zapp Zerapp, and between what a player chooses.

The ring by ear: where one's apprentices stand, who is within reach before and behind them, and what each move would
do, before it is made.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp import reach
from audiogames.games.zapp_zerapp.moves import safe
from audiogames.games.zapp_zerapp.state import CITY, PIECES, START, Action, Piece, Place, Step
from audiogames.games.zapp_zerapp.view import View

Messages = tuple[Message, ...]

FURTHEST_REACH: Final = 12
"""Steps: the highest magic number; what is further away cannot meet in this round."""


def colour_name(colour: int) -> Message:
    """Return a colour as an argument of a message."""
    return Message(f"colour-{COLOURS[colour]}")


def piece_name(seen: View, piece: Piece) -> Message:
    """Return what an apprentice is called: "your 2" for the listener's own, else by its colour."""
    mine = seen.seat is not None and seen.colours[seen.seat] == piece[0]
    id = "zapp-piece-own" if mine else "zapp-piece"
    return Message(id, {"colour": colour_name(piece[0]), "number": piece[1] + 1})


def pieces(seen: View, named: Sequence[Piece]) -> Items:
    """Return apprentices as a list in a message."""
    return Items(tuple(piece_name(seen, piece) for piece in named), "and")


def barrel_number(place: Place) -> int:
    """Return the number by which a person knows a barrel: its place in the row, from 1."""
    return place + 1


def standing(seen: View, step: Step) -> Message:
    """Return where an apprentice stands: in the start, in the city, or how far from its city and whether it is safe."""
    if step in (START, CITY):
        return Message("zapp-in-start" if step == START else "zapp-in-city")
    id = "zapp-on-ring-safe" if safe(step, seen.rules.advanced) else "zapp-on-ring"
    return Message(id, {"number": CITY - step})


def _answer(id: str, category: Category, private: bool = False, **arguments: Argument) -> Messages:
    return (Message(id, arguments, category, Urgency.RESULT, private=private),)


def apprentices_of(seen: View, seat: Seat) -> Messages:
    """The three apprentices of a seat, and its colour."""
    lines = tuple(
        Message("zapp-apprentice-line", {"number": number, "standing": standing(seen, step)})
        for number, step in enumerate(seen.apprentices[seat], 1)
    )
    return _answer(
        "zapp-apprentices",
        Category.HAND,
        player=Who(seat),
        colour=colour_name(seen.colours[seat]),
        lines=Items(lines, "semicolon"),
    )


def hand(seen: View) -> Messages:
    """The own apprentices, and the barrels in hand."""
    if seen.seat is None:
        return _answer("spectator-no-hand", Category.HAND)
    held = seen.held[seen.seat] if seen.held else ()
    return (*apprentices_of(seen, seen.seat), *(_barrels("zapp-in-hand", held) if held else ()))


def _barrels(id: str, places: Sequence[Place]) -> Messages:
    numbers = Items(tuple(Message("number", {"number": barrel_number(place)}) for place in places), "and")
    return _answer(id, Category.TABLE, barrels=numbers, number=len(places))


def table(seen: View) -> Messages:
    """Everybody's apprentices, the magic number, the barrels, the options."""
    everyone = (message for seat in range(len(seen.colours)) for message in apprentices_of(seen, seat))
    return (*everyone, *current(seen), *(choosers(seen) if seen.phase == "shake" else ()), *rules_in_force(seen))


def current(seen: View) -> Messages:
    """The magic number, and in the moving the numbers of who still moves."""
    if seen.magic_number is None:
        return _answer("zapp-no-number", Category.TABLE, player=Who(seen.roller))
    magic = _answer("zapp-number", Category.TABLE, number=seen.magic_number)
    lines = tuple(
        Message("zapp-to-move-line", {"player": Who(seat), "number": number})
        for seat in seen.order
        if (number := reach.number_of(seen, seat)) is not None
    )
    return (*magic, *(_answer("zapp-to-move", Category.TABLE, lines=Items(lines, "semicolon")) if lines else ()))


def choosers(seen: View) -> Messages:
    """Who has chosen a barrel, who not yet, and how many shakes are left to each."""
    done = seen.choosers
    players = Items(tuple(Message("player-name", {"player": Who(seat)}) for seat in done), "and")
    who = _answer("zapp-chosen", Category.TABLE, players=players, number=len(done)) if done else ()
    lines = tuple(
        Message("zapp-shakes-line", {"player": Who(seat), "number": left})
        for seat, left in enumerate(seen.shakes_left)
        if seat not in done
    )
    if seen.rules.shaking == "melee" or not lines:
        return who or _answer("zapp-nobody-chosen", Category.TABLE)
    return (*who, *_answer("zapp-shakes", Category.TABLE, lines=Items(lines, "semicolon")))


def counts(seen: View) -> Messages:
    """Shakes left while barrels are chosen; else how far everybody's apprentices still have to go."""
    if seen.phase == "shake":
        return choosers(seen)
    lines = tuple(
        Message("zapp-way-line", {"player": Who(seat), "number": sum(CITY - step for step in steps)})
        for seat, steps in enumerate(seen.apprentices)
    )
    return _answer("zapp-way", Category.TABLE, lines=Items(lines, "semicolon"))


def whose_turn(seen: View) -> Messages:
    """Who is to act, and for what."""
    if seen.phase == "over":
        return _answer("game-is-over", Category.TURN)
    if seen.phase == "shake":
        players = Items(tuple(Message("player-name", {"player": Who(seat)}) for seat in seen.to_act), "and")
        return _answer("zapp-turn-of-shake", Category.TURN, players=players, number=len(seen.to_act))
    return _answer(f"zapp-turn-of-{seen.phase}", Category.TURN, player=Who(seen.to_act[0]))


def ended(points: Sequence[int], winners: Sequence[Seat]) -> tuple[str, dict[str, Argument]]:
    """Return the message, and its arguments, that tells who has won."""
    return "zapp-ended", {"player": Who(winners[0]), "scores": _score_lines(points)}


def _score_lines(points: Sequence[int]) -> Items:
    ranked = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines = (Message("zapp-score-line", {"player": Who(seat), "number": points[seat]}) for seat in ranked)
    return Items(tuple(lines), "semicolon")


def scores(seen: View) -> Messages:
    """How many apprentices each has in the city; at the end, who has won."""
    if seen.winners:
        id, arguments = ended(seen.scores, seen.winners)
        return _answer(id, Category.SCORE, False, **arguments)
    return _answer("zapp-scores", Category.SCORE, lines=_score_lines(seen.scores))


def within_reach(seen: View) -> Messages:
    """For each own apprentice on the ring: who comes behind it, and whom it could meet ahead."""
    if seen.seat is None:
        return _answer("spectator-no-hand", Category.HAND)
    told = tuple(
        message
        for number in range(PIECES)
        if START < seen.apprentices[seen.seat][number] < CITY
        for message in _reach_of(seen, seen.seat, number)
    )
    return told or _answer("zapp-reach-none", Category.TABLE)


def _reach_of(seen: View, seat: Seat, number: int) -> Messages:
    piece = (seen.colours[seat], number)
    behind = _distances(seen, reach.behind(seen.colours, seen.apprentices, piece, FURTHEST_REACH))
    ahead = _distances(seen, reach.ahead(seen.colours, seen.apprentices, piece, FURTHEST_REACH))
    safety = "safe" if safe(seen.apprentices[seat][number], seen.rules.advanced) else "open"
    id = f"zapp-reach-{'both' if behind and ahead else 'behind' if behind else 'ahead' if ahead else 'alone'}"
    arguments: dict[str, Argument] = {"number": number + 1, "safety": safety}
    if behind:
        arguments["behind"] = Items(behind)
    if ahead:
        arguments["ahead"] = Items(ahead)
    return _answer(id, Category.TABLE, False, **arguments)


def _distances(seen: View, found: Sequence[tuple[Piece, int]]) -> Messages:
    return tuple(
        Message("zapp-distance", {"piece": piece_name(seen, piece), "number": distance}) for piece, distance in found
    )


def moves(seen: View) -> Messages:
    """What the seat may do now."""
    if seen.phase == "over":
        return _answer("game-is-over", Category.TURN)
    if seen.seat not in seen.to_act:
        return whose_turn(seen)
    if seen.phase == "shake":
        return _answer(f"zapp-moves-{seen.rules.shaking}", Category.TURN, last=len(BARRELS))
    return _answer(f"zapp-moves-{seen.phase}", Category.TURN)


def rules_in_force(seen: View) -> Messages:
    """The options of this table."""
    rules = seen.rules
    return _answer(
        "zapp-options",
        Category.TABLE,
        board="advanced" if rules.advanced else "base",
        barrels="memory" if rules.memory else "shuffled",
        shaking=rules.shaking,
        banishing="manual" if rules.manual_banish else "automatic",
    )


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """Return what the seat may do as it is read aloud; for a move, all that it would do."""
    return tuple(_choice(seen, action) for action in legal)


def _choice(seen: View, action: Action) -> Choice:
    if action.verb == "move":
        return Choice(action, reach.preview(seen, action, piece_name, standing), told=True)
    if action.place is None:
        return Choice(action, Message("zapp-choice-roll"), usual=True, asked=True, told=True)
    return Choice(action, Message(f"zapp-choice-{action.verb}", {"number": barrel_number(action.place)}), asked=True)


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Return the move of the own apprentice that is named, "green-2", alone; None for anything else.

    Raises IllegalAction for an apprentice that does not exist.
    """
    if len(cards) != 1 or seen.seat is None:
        return None
    colour, _, number = cards[0].partition("-")
    if colour not in COLOURS or number not in ("1", "2", "3"):
        raise IllegalAction(reason("zapp-refuse-no-such-piece"))
    if COLOURS.index(colour) != seen.colours[seen.seat]:
        return None
    return Action("move", piece=int(number) - 1)


ANSWERS: Final[Mapping[str, Callable[[View], Messages]]] = {
    "hand": hand,
    "table": table,
    "turn": whose_turn,
    "scores": scores,
    "counts": counts,
    "current": current,
    "rank": within_reach,
    "moves": moves,
}
"""The answer to each question that every game answers (`core.game.QUESTIONS`)."""


def ask(question: str, seen: View) -> Messages:
    """Return the answer to one of `core.game.QUESTIONS` for the view's seat."""
    return ANSWERS[question](seen)

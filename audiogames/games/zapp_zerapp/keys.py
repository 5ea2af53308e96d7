"""What a player may ask about a game of Zapp Zerapp.

The ring by ear: where one's apprentices stand, and who is within reach before and behind them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who, players
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp import reach
from audiogames.games.zapp_zerapp.moves import safe
from audiogames.games.zapp_zerapp.state import CITY, PIECES, START, Piece, Place, Step
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


def owned_name(seen: View, piece: Piece) -> Message:
    """Return what an apprentice is called, with the name of whose it is."""
    seat = seen.colours.index(piece[0])
    if seat == seen.seat:
        return piece_name(seen, piece)
    owner = Message("player-name", {"player": Who(seat)})
    return Message("zapp-piece-of", {"colour": colour_name(piece[0]), "number": piece[1] + 1, "owner": owner})


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
        lines=Items(lines, "entries"),
    )


def everyone(seen: View) -> Messages:
    """The apprentices of all seats."""
    return tuple(message for seat in range(len(seen.colours)) for message in apprentices_of(seen, seat))


def hand(seen: View) -> Messages:
    """The own apprentices, and the barrels in hand."""
    if seen.seat is None:
        return _answer("spectator-no-hand", Category.HAND)
    return (*apprentices_of(seen, seen.seat), *_held(seen, seen.seat))


def _held(seen: View, seat: Seat) -> Messages:
    """The barrels that a seat has in hand; nothing where it has none."""
    held = seen.held[seat] if seen.held else ()
    if not held:
        return ()
    barrels = Items(tuple(Message("number", {"number": barrel_number(place)}) for place in held), "and")
    return _answer("zapp-in-hand", Category.TABLE, player=Who(seat), barrels=barrels, number=len(held))


def table(seen: View) -> Messages:
    """Everybody's apprentices, the magic number, the barrels, the options."""
    hands = (message for seat in range(len(seen.held)) for message in _held(seen, seat))
    chosen = choosers(seen) if seen.phase == "shake" else ()
    return (*everyone(seen), *current(seen), *hands, *chosen, *rules_in_force(seen))


def current(seen: View) -> Messages:
    """The magic number, and in the moving the numbers of who still moves."""
    if seen.magic_number is None:
        return _answer("zapp-no-number", Category.TABLE, player=Who(seen.roller))
    magic = _answer("zapp-number", Category.TABLE, player=Who(seen.roller), number=seen.magic_number)
    moving = [(seat, number) for seat in seen.order if (number := reach.number_of(seen, seat)) is not None]
    return (*magic, *(_answer("zapp-to-move", Category.TABLE, lines=_lines(moving)) if moving else ()))


def choosers(seen: View) -> Messages:
    """Who has chosen a barrel, and which if it is known; how many shakes each has left."""
    open_ones = [(seat, barrel_number(place)) for seat, place in enumerate(seen.chosen) if place is not None]
    secret = [seat for seat in seen.choosers if seen.chosen[seat] is None]
    told = (
        *(_answer("zapp-chosen-barrels", Category.TABLE, lines=_lines(open_ones)) if open_ones else ()),
        *(_answer("zapp-chosen", Category.TABLE, players=players(secret)) if secret else ()),
    )
    told = told or _answer("zapp-nobody-chosen", Category.TABLE)
    if seen.rules.shaking == "melee":
        return told
    return (*told, *_answer("zapp-shakes", Category.TABLE, lines=_lines(enumerate(seen.shakes_left))))


def counts(seen: View) -> Messages:
    """Shakes left while barrels are chosen; else how far everybody's apprentices still have to go."""
    if seen.phase == "shake":
        return choosers(seen)
    ways = [(seat, sum(CITY - step for step in steps)) for seat, steps in enumerate(seen.apprentices)]
    return _answer("zapp-way", Category.TABLE, lines=_lines(ways))


def whose_turn(seen: View) -> Messages:
    """Who is to act, and for what."""
    if seen.phase == "over":
        return _answer("game-is-over", Category.TURN)
    if seen.phase == "shake":
        clock = _answer("zapp-clock-runs", Category.TURN) if seen.clock_runs else ()
        left: Messages = ()
        for seat, number in enumerate(seen.shakes_left):
            if seat == seen.seat and seat in seen.to_act and seen.rules.shaking != "melee":
                left = _answer("zapp-shakes-left", Category.TURN, number=number)
        return (*_answer("zapp-turn-of-shake", Category.TURN, players=players(seen.to_act)), *clock, *left)
    return _answer(f"zapp-turn-of-{seen.phase}", Category.TURN, player=Who((*seen.to_act, seen.roller)[0]))


def ended(points: Sequence[int], winners: Sequence[Seat]) -> tuple[str, dict[str, Argument]]:
    """Return the message, and its arguments, that tells who has won."""
    return "zapp-ended", {
        "player": Who(winners[0]),
        "scores": _lines(sorted(enumerate(points), key=lambda line: -line[1])),
    }


def _lines(numbers: Iterable[tuple[Seat, int]]) -> Items:
    """Return a number for each of some seats as a list in a message."""
    return Items(
        tuple(Message("zapp-line", {"player": Who(seat), "number": number}) for seat, number in numbers), "entries"
    )


def scores(seen: View) -> Messages:
    """How many apprentices each has in the city; at the end, who has won."""
    if seen.winners:
        id, arguments = ended(seen.scores, seen.winners)
        return _answer(id, Category.SCORE, False, **arguments)
    return _answer("zapp-scores", Category.SCORE, lines=_lines(enumerate(seen.scores)))


def within_reach(seen: View) -> Messages:
    """For each own apprentice on the ring: who comes behind it, and whom it could meet ahead.

    Somebody who looks on has none, and is told where all of them stand.
    """
    if seen.seat is None:
        return everyone(seen)
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
        arguments["behind"] = Items(behind, "entries")
    if ahead:
        arguments["ahead"] = Items(ahead, "entries")
    return _answer(id, Category.TABLE, False, **arguments)


def _distances(seen: View, found: Sequence[tuple[Piece, int]]) -> Messages:
    return tuple(
        Message("zapp-distance", {"piece": owned_name(seen, piece), "number": distance}) for piece, distance in found
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
    board = _answer(
        "zapp-options",
        Category.TABLE,
        board="advanced" if rules.advanced else "base",
        barrels="memory" if rules.memory else "shuffled",
        banishing="manual" if rules.manual_banish else "automatic",
        difficulty=rules.difficulty,
    )
    if rules.shaking == "melee":
        hands, countdown = rules.barrels_in_hand, rules.countdown
        return (*board, *_answer("zapp-options-melee", Category.TABLE, hands=hands, countdown=countdown))
    return (*board, *_answer(f"zapp-options-{rules.shaking}", Category.TABLE, number=rules.shakes))


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

"""The ring by ear: the own apprentices, and those within reach ahead and behind."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from audiogames.core.errors import IllegalAction, place_in, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Items, Message, Seat, Who, players
from audiogames.core.presentation.telling import USUAL_RULES, Messages, answer, lines_of
from audiogames.decks.zapp_zerapp import APPRENTICES, BARRELS, COLOURS
from audiogames.games.zapp_zerapp import telling
from audiogames.games.zapp_zerapp.rules.moves import Way, ahead, behind, safe, way_on
from audiogames.games.zapp_zerapp.state import CITY, PIECES, PLACES, START, Action, Piece, Place, Rules
from audiogames.games.zapp_zerapp.telling import (
    ENDING,
    LINE,
    barrel_number,
    colour_name,
    owned_name,
    piece_name,
    standing,
)
from audiogames.games.zapp_zerapp.view import View

FURTHEST_REACH: Final = 12
"""The highest magic number. Apprentices farther apart cannot meet in this round."""


def apprentices_of(seen: View, seat: Seat) -> Messages:
    steps = seen.apprentices[seat]
    lines = tuple(_standing_together(seen, step, steps) for step in dict.fromkeys(steps))
    return answer(
        "zapp-apprentices",
        Category.HAND,
        player=Who(seat),
        colour=colour_name(seen.colours[seat]),
        lines=Items(lines, "entries"),
    )


def _standing_together(seen: View, step: int, steps: Sequence[int]) -> Message:
    numbers = [number for number, other in enumerate(steps, 1) if other == step]
    if len(numbers) == 1:
        return Message("zapp-apprentice-line", {"number": numbers[0], "standing": standing(seen, step)})
    named = Items(tuple(Message("number", {"number": number}) for number in numbers), "and")
    return Message("zapp-apprentices-line", {"numbers": named, "standing": standing(seen, step)})


def everyone(seen: View) -> Messages:
    return tuple(message for seat in range(len(seen.colours)) for message in apprentices_of(seen, seat))


def hand(seen: View) -> Messages:
    assert seen.seat is not None
    return (*apprentices_of(seen, seen.seat), *_held(seen, seen.seat))


def _held(seen: View, seat: Seat) -> Messages:
    held = seen.held[seat] if seen.held else ()
    if not held:
        return ()
    barrels = Items(tuple(Message("number", {"number": barrel_number(place)}) for place in held), "and")
    return answer("zapp-in-hand", Category.TABLE, player=Who(seat), barrels=barrels, number=len(held))


def table(seen: View) -> Messages:
    hands = (message for seat in range(len(seen.held)) for message in _held(seen, seat))
    chosen = choosers(seen) if seen.phase == "shake" else ()
    return (*everyone(seen), *current(seen), *hands, *chosen, *rules_in_force(seen))


def number_of(seen: View, seat: Seat) -> int | None:
    place = seen.chosen[seat] if seen.chosen else None
    return None if place is None else seen.numbers[place]


def current(seen: View) -> Messages:
    if seen.magic_number is None:
        return answer("zapp-no-number", Category.TABLE, player=Who(seen.roller))
    magic = answer("zapp-number", Category.TABLE, player=Who(seen.roller), number=seen.magic_number)
    moving = [(seat, number) for seat in seen.order if (number := number_of(seen, seat)) is not None]
    return (
        *magic,
        *(answer("zapp-to-move", Category.TABLE, lines=lines_of(*LINE, moving)) if moving else ()),
    )


def choosers(seen: View) -> Messages:
    open_ones = [(seat, barrel_number(place)) for seat, place in enumerate(seen.chosen) if place is not None]
    secret = [seat for seat in seen.choosers if seen.chosen[seat] is None]
    told = (
        *(answer("zapp-chosen-barrels", Category.TABLE, lines=lines_of(*LINE, open_ones)) if open_ones else ()),
        *(answer("zapp-chosen", Category.TABLE, players=players(secret)) if secret else ()),
    )
    told = told or answer("zapp-nobody-chosen", Category.TABLE)
    if seen.rules.shaking == "melee":
        return told
    if len({*seen.shakes_left}) == 1:
        return (*told, *answer("zapp-shakes-alike", Category.TABLE, number=seen.shakes_left[0]))
    return (*told, *answer("zapp-shakes", Category.TABLE, lines=lines_of(*LINE, enumerate(seen.shakes_left))))


def counts(seen: View) -> Messages:
    """Shakes left while barrels are chosen, else everyone's remaining distance."""
    if seen.phase == "shake":
        return choosers(seen)
    ways = [(seat, sum(CITY - step for step in steps)) for seat, steps in enumerate(seen.apprentices)]
    return answer("zapp-way", Category.TABLE, lines=lines_of(*LINE, ways))


def turn(seen: View) -> Messages:
    if seen.phase == "shake":
        clock = answer("zapp-clock-runs", Category.TURN) if seen.clock_runs else ()
        left: Messages = ()
        for seat, number in enumerate(seen.shakes_left):
            if seat == seen.seat and seat in seen.to_act and seen.rules.shaking != "melee":
                left = answer("zapp-shakes-left", Category.TURN, number=number)
        return (*answer("zapp-turn-of-shake", Category.TURN, players=players(seen.to_act)), *clock, *left)
    return answer(f"zapp-turn-of-{seen.phase}", Category.TURN, player=Who((*seen.to_act, seen.roller)[0]))


def asked(seen: View) -> Messages:
    return (telling.asked(seen),) if seen.seat in seen.to_act else turn(seen)[:1]


def scores(seen: View) -> Messages:
    if seen.winners:
        return ENDING.answered(seen)
    return answer("zapp-scores", Category.SCORE, lines=lines_of(*LINE, enumerate(seen.scores)))


def rank(seen: View) -> Messages:
    """A spectator gets the places of all."""
    if seen.seat is None:
        return everyone(seen)
    told = tuple(
        message
        for number in range(PIECES)
        if START < seen.apprentices[seen.seat][number] < CITY
        for message in _reach_of(seen, seen.seat, number)
    )
    return told or answer("zapp-reach-none", Category.TABLE)


def _reach_of(seen: View, seat: Seat, number: int) -> Messages:
    piece = (seen.colours[seat], number)
    before = _distances(seen, behind(seen.colours, seen.apprentices, piece, FURTHEST_REACH))
    after = _distances(seen, ahead(seen.colours, seen.apprentices, piece, FURTHEST_REACH))
    safety = "safe" if safe(seen.apprentices[seat][number], seen.rules.advanced) else "open"
    id = f"zapp-reach-{'both' if before and after else 'behind' if before else 'ahead' if after else 'alone'}"
    arguments: dict[str, Argument] = {"number": number + 1, "safety": safety}
    if before:
        arguments["behind"] = Items(before, "entries")
    if after:
        arguments["ahead"] = Items(after, "entries")
    return answer(id, Category.TABLE, **arguments)


def _distances(seen: View, found: Sequence[tuple[Piece, int]]) -> Messages:
    return tuple(
        Message("zapp-distance", {"piece": owned_name(seen, piece), "number": distance}) for piece, distance in found
    )


def moves(seen: View) -> Messages:
    if seen.seat not in seen.to_act:
        return turn(seen)
    if seen.phase == "shake":
        return answer(f"zapp-moves-{seen.rules.shaking}", Category.TURN, last=len(BARRELS))
    return answer(f"zapp-moves-{seen.phase}", Category.TURN)


def rules_in_force(seen: View) -> Messages:
    rules = seen.rules
    if rules == Rules():
        return USUAL_RULES
    board = answer(
        "zapp-options",
        Category.TABLE,
        board="advanced" if rules.advanced else "base",
        barrels="memory" if rules.memory else "shuffled",
        banishing="manual" if rules.manual_banish else "automatic",
        difficulty=rules.difficulty,
    )
    if rules.shaking == "melee":
        hands, countdown = rules.barrels_in_hand, rules.countdown
        return (*board, *answer("zapp-options-melee", Category.TABLE, hands=hands, countdown=countdown))
    return (*board, *answer(f"zapp-options-{rules.shaking}", Category.TABLE, number=rules.shakes))


# Between what a player chooses: barrels by their numbers, and moves with all that they would do.


def choices(seen: View, legal: tuple[Action, ...]) -> tuple[Choice, ...]:
    """Moves are read with their effects."""
    return tuple(_choice(seen, action) for action in legal if not _like_another(seen, action))


def _like_another(seen: View, action: Action) -> bool:
    if action.piece is None or seen.seat is None:
        return False
    own = seen.apprentices[seen.seat]
    return own[action.piece] == START and START in own[: action.piece]


def _choice(seen: View, action: Action) -> Choice:
    if action.verb == "move":
        return Choice(action, _preview(seen, action), told=True, about=_moved(seen, action))
    if action.place is None:
        return Choice(action, Message("zapp-choice-roll"), usual=True, asked=True, told=True)
    return _barrel_chosen(action, action.place)


@cache
def _barrel_chosen(action: Action, place: Place) -> Choice:
    message = Message(f"zapp-choice-{action.verb}", {"number": barrel_number(place)})
    key, about = str(barrel_number(place)), (PLACES[place],)
    shakes = action.verb == "shake"
    return Choice(action, message, asked=True, told=True, numbered=True, key=key, about=about, shakes=shakes)


def _moved(seen: View, action: Action) -> tuple[str, ...]:
    if action.piece is None or seen.seat is None:
        return ()
    own, colour = seen.apprentices[seen.seat], COLOURS[seen.colours[seen.seat]]
    alike = [number for number in range(PIECES) if own[number] == START]
    return tuple(f"{colour}-{number + 1}" for number in (alike if own[action.piece] == START else [action.piece]))


def named(seen: View, cards: Sequence[str]) -> Action | None:
    """Move the own apprentice "green-2" alone, or shake barrel "4".

    In the mêlée a barrel that is not in the own hand is taken. None for anything else. Raises IllegalAction for an
    apprentice or a barrel that does not exist.
    """
    if len(cards) != 1 or seen.seat is None:
        return None
    if cards[0].isdigit():
        return _barrel_named(seen, seen.seat, int(cards[0]))
    place = place_in("zapp-refuse-no-such-apprentice", APPRENTICES, apprentice=cards[0])
    colour, number = divmod(place, PIECES)
    return Action("move", piece=number) if colour == seen.colours[seen.seat] else None


def _barrel_named(seen: View, seat: Seat, number: int) -> Action | None:
    if seen.phase != "shake":
        return None
    if not 1 <= number <= len(BARRELS):
        raise IllegalAction(reason("zapp-refuse-no-such-barrel", last=len(BARRELS)))
    place = number - 1
    in_hand = seen.rules.shaking != "melee" or place in seen.held[seat]
    return Action("shake" if in_hand else "take", place)


def _preview(seen: View, action: Action) -> Message:
    going = _way(seen, action)
    banished = _banished(seen, action, going)
    arguments: dict[str, Argument] = {
        "piece": going.piece[1] + 1,
        "number": going.steps,
        "standing": standing(seen, going.end),
    }
    parts = [Message("zapp-preview-move", arguments)]
    if action.companions:
        parts.append(_list(seen, "zapp-preview-with", action.companions))
    elif going.companions:
        parts.append(Message("zapp-preview-alone"))
    if action.leaving:
        parts.append(_list(seen, "zapp-preview-leaving", action.leaving))
    if banished:
        parts.append(_list(seen, "zapp-preview-banish", banished))
    return Message("zapp-preview", {"parts": Items(tuple(parts))})


def _list(seen: View, id: str, named: Sequence[Piece]) -> Message:
    return Message(id, {"pieces": Items(tuple(piece_name(seen, piece) for piece in named), "and")})


def _way(seen: View, action: Action) -> Way:
    seat = seen.seat if seen.seat is not None else seen.order[0]
    number = number_of(seen, seat)
    assert number is not None
    assert action.piece is not None
    return way_on(seen.rules, seen.colours, seen.apprentices, seat, action.piece, number)


def _banished(seen: View, action: Action, going: Way) -> tuple[Piece, ...]:
    wanted = action.banished if seen.rules.manual_banish else going.banishable
    return tuple(piece for piece in wanted if piece not in action.companions)

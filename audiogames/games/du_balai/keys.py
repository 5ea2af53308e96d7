"""What a player may ask about a game of Du Balai !.

The race by ear: who stands where and how far apart, whom the curse lies upon, and how far it is to the finish.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who, players
from audiogames.games.du_balai.keys_book import Messages, answer, current, formulas
from audiogames.games.du_balai.state import FINISH, LAST, NOVICE_STARTS, Level, Rules
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import cards_name, own_first, piles_name, space_name, space_reached

# The race.


def in_race_order(seen: View) -> tuple[Seat, ...]:
    """Return all seats, whoever crossed first before the others, then as they stand; level ones by seat."""
    others = [seat for seat in range(len(seen.spaces)) if seat not in seen.crossed]
    return (*seen.crossed, *sorted(others, key=lambda seat: -seen.spaces[seat]))


def race(seen: View) -> Messages:
    """The whole track in one sentence, leader first, with gaps; then the curse, and the own rank and way.

    A gap is to the witch told just before. On braille the own place comes first, and a number stands for each space.
    """
    lines: list[Message] = []
    order = in_race_order(seen)
    for before, seat in zip((None, *order), order, strict=False):
        gap = 0 if before is None else seen.spaces[before] - seen.spaces[seat]
        id = "balai-race-first" if before is None else "balai-race-level" if not gap else "balai-race-behind"
        arguments: dict[str, Argument] = {"player": Who(seat)}
        if before is not None and not gap:
            arguments["crossed"] = "yes" if seat in seen.crossed else "no"
        else:
            arguments |= {"space": space_name(seen.spaces[seat]), "number": gap}
        lines.append(Message(id, arguments))
    places = tuple(_place(seen, seat) for seat in own_first(order, seen.seat))
    whole = Message(
        "balai-race",
        {"lines": Items(tuple(lines), "entries"), "places": Items(places, "entries")},
        Category.TABLE,
        Urgency.RESULT,
    )
    return (whole, *_curse(seen), *_block(seen), *_own_rank(seen))


def _place(seen: View, seat: Seat) -> Message:
    space = seen.spaces[seat]
    return Message("balai-race-place", {"player": Who(seat), "space": space_name(space), "number": space})


def _block(seen: View) -> Messages:
    """Whom nobody may pass until the round ends."""
    return () if seen.block is None else answer("balai-blocked", Category.TABLE, player=Who(seen.block))


def _curse(seen: View) -> Messages:
    """Where the curse lies, and upon whom."""
    if seen.curse is None or seen.phase == "over":
        return ()
    cursed = [seat for seat in range(len(seen.spaces)) if seen.spaces[seat] == seen.curse]
    space = space_reached(seen.curse)
    if not cursed:
        return answer("balai-curse-nobody", Category.TABLE, space=space)
    return answer("balai-curse-upon", Category.TABLE, space=space, players=players(cursed))


def _own_rank(seen: View) -> Messages:
    if seen.seat is None or seen.spaces[seen.seat] == FINISH:
        return ()
    own = seen.spaces[seen.seat]
    rank = 1 + sum(space > own for space in seen.spaces)
    return answer("balai-own-rank", Category.TABLE, rank=rank, seats=len(seen.spaces), number=FINISH - own)


# Cards and formulas.


def hand(seen: View) -> Messages:
    """The own black-magic cards, those of this round apart, and the own formula."""
    if seen.seat is None:
        return answer("spectator-no-hand", Category.HAND)
    cards, fresh = seen.cards[seen.seat] or (), seen.fresh[seen.seat] or ()
    told = answer("balai-hand", Category.HAND, True, cards=cards_name(cards)) if cards else ()
    if fresh:
        id = "balai-hand-kept" if seen.crossed else "balai-hand-fresh"
        told += answer(id, Category.HAND, True, cards=cards_name(fresh))
    if seen.drawn:
        told += answer("balai-hand-drawn", Category.HAND, True, cards=cards_name(seen.drawn))
    return (*(told or answer("balai-hand-none", Category.HAND, True)), *_own_formula(seen, seen.seat))


def _own_formula(seen: View, seat: Seat) -> Messages:
    formula = seen.formulas[seat]
    if formula is None:
        return ()
    return answer("balai-own-formula", Category.HAND, True, piles=piles_name(formula, seen.seconds[seat]))


# Counts, turns, scores.


def counts(seen: View) -> Messages:
    """How many black-magic cards each holds, and the piles; while formulas are written, who has."""
    lines = tuple(
        Message("balai-count-line", {"player": Who(seat), "number": number, "fresh": seen.fresh_counts[seat]})
        for seat, number in enumerate(seen.counts)
    )
    held = answer("balai-counts", Category.TABLE, lines=Items(lines, "entries"))
    piles = answer("balai-count-piles", Category.TABLE, deck=seen.deck_count, discard=len(seen.discard))
    return (*held, *piles, *(formulas(seen) if seen.phase == "write" else ()))


def whose_turn(seen: View) -> Messages:
    """Who is to act, and for what."""
    if seen.phase == "over":
        return answer("game-is-over", Category.TURN)
    if not seen.to_act:
        return answer(f"balai-turn-of-{'dice' if seen.phase == 'look' else 'nobody'}", Category.TURN)
    if seen.phase == "resolve":
        now = answer(f"balai-turn-of-{seen.window or 'correction'}", Category.TURN, player=Who(seen.to_act[0]))
        return (*now, *_then(seen))
    if seen.phase == "draw":
        return (*answer("balai-turn-of-draw", Category.TURN, players=players(seen.to_act)), *_then(seen))
    betting = seen.phase == "look" and seen.rules.pace == "window"
    return answer(f"balai-turn-of-{'bet' if betting else seen.phase}", Category.TURN, players=players(seen.to_act))


def _then(seen: View) -> Messages:
    """Who flies afterwards, in order."""
    return answer("balai-then", Category.TURN, players=players(seen.order[1:])) if seen.order[1:] else ()


def ended(points: Sequence[int], winners: Sequence[Seat]) -> tuple[str, dict[str, Argument]]:
    """Return the message, and its arguments, that tells who has won; a single winner is its player."""
    scores = _points(sorted(enumerate(points), key=lambda line: -line[1]))
    if len(winners) == 1:
        return "balai-ended", {"player": Who(winners[0]), "scores": scores}
    return "balai-ended-shared", {"players": players(winners), "scores": scores}


def _points(points: Iterable[tuple[Seat, int]]) -> Items:
    return Items(
        tuple(Message("balai-points-line", {"player": Who(seat), "number": number}) for seat, number in points),
        "entries",
    )


def scores(seen: View) -> Messages:
    """Everybody's points, those of hidden acrobatics left out; at the end, who has won."""
    if seen.winners:
        id, arguments = ended(seen.scores, seen.winners)
        return answer(id, Category.SCORE, False, **arguments)
    own = seen.acrobatics[seen.seat] if seen.seat is not None else None
    told = answer("balai-scores", Category.SCORE, bool(own), lines=_points(enumerate(seen.scores)))
    return (*told, *(answer("balai-scores-own", Category.SCORE, True, number=sum(own)) if own else ()))


# What may be done.


def moves(seen: View) -> Messages:
    """What the seat may do now."""
    if seen.phase == "over":
        return answer("game-is-over", Category.TURN)
    if seen.seat not in seen.to_act:
        return (*whose_turn(seen), *_why_not_close(seen))
    if seen.phase == "setup":
        return answer("balai-moves-setup", Category.TURN, min=NOVICE_STARTS[0], max=NOVICE_STARTS[-1])
    if seen.phase == "look":
        return answer("balai-moves-bet" if seen.rules.pace == "window" else "balai-moves-look", Category.TURN)
    if seen.phase == "resolve":
        return answer(f"balai-moves-{seen.window or 'correction'}", Category.TURN)
    if seen.phase == "draw" and seen.crossed:
        return answer("balai-moves-draw-last", Category.TURN)
    return answer(f"balai-moves-{seen.phase}", Category.TURN)


def _why_not_close(seen: View) -> Messages:
    """Why somebody who looks at the dice with the others may not close the book."""
    if seen.phase != "look" or seen.seat is None:
        return ()
    return answer("balai-may-not-close", Category.TURN) if seen.spaces[seen.seat] == LAST else ()


# The table.


def table(seen: View) -> Messages:
    """The race, the dice, formulas, cards, and the options."""
    shown = () if seen.phase == "write" else formulas(seen)
    return (*race(seen), *current(seen), *shown, *counts(seen), *rules_in_force(seen))


SWITCHES: Final = ("curse_first", "expert_draw", "attraction_per_pawn", "hex_crossed", "slow", "both_perfect")
"""Options that are told where they are on."""


def rules_in_force(seen: View) -> Messages:
    """The options of this table: how the book is closed, in which order all fly, and what is not as usual."""
    rules = seen.rules
    limit = () if not rules.time_limit else answer("balai-options-limit", Category.TABLE, number=rules.time_limit)
    order = "last" if rules.last_first else "leader"
    told = answer("balai-options", Category.TABLE, pace=rules.pace, order=order, curse="on" if rules.curse else "off")
    everybody = own_first(range(len(seen.levels)), seen.seat)
    levels = tuple(_level(seat, seen.levels[seat]) for seat in everybody)
    return (
        *told,
        *limit,
        *answer("balai-levels", Category.TABLE, lines=Items(levels, "entries")),
        *_switched(rules),
        *answer("balai-options-acrobatics", Category.TABLE, values=_values(rules.acrobatics)),
    )


def _level(seat: Seat, level: Level) -> Message:
    return Message("balai-level-line", {"player": Who(seat), "level": level})


def _switched(rules: Rules) -> Messages:
    on = (switch.replace("_", "-") for switch in SWITCHES if getattr(rules, switch))
    start = () if not rules.novice_start else answer("balai-options-start", Category.TABLE, number=rules.novice_start)
    return (*start, *(message for name in on for message in answer(f"balai-options-{name}", Category.TABLE)))


def _values(values: Sequence[int]) -> Items:
    return Items(tuple(Message("number", {"number": value}) for value in values))


ANSWERS: Final[Mapping[str, Callable[[View], Messages]]] = {
    "hand": hand,
    "table": table,
    "turn": whose_turn,
    "scores": scores,
    "counts": counts,
    "current": current,
    "rank": race,
    "moves": moves,
}
"""The answer to each question that every game answers (`core.game.QUESTIONS`)."""


def ask(question: str, seen: View) -> Messages:
    """Return the answer to one of `core.game.QUESTIONS` for the view's seat."""
    return ANSWERS[question](seen)

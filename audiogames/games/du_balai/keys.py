"""Typed symbols, by key or name, are parsed here too."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Items, Message, Seat, Urgency, Who, players
from audiogames.core.presentation.telling import USUAL_RULES, Messages, answer, lines_of, private_answer
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai import telling
from audiogames.games.du_balai.events import BookOpened, FormulaRevealed
from audiogames.games.du_balai.notation import is_number, parse_action
from audiogames.games.du_balai.rules.formulas import BLACK, ORANGE, valid_sets
from audiogames.games.du_balai.state import (
    aim_name,
    card_name,
    cards_name,
    faces_name,
    formula_name,
    own_first,
    piles_name,
    space_name,
    space_reached,
)
from audiogames.games.du_balai.telling import ENDING, POINTS, why_over
from audiogames.games.du_balai.view import View, revealed

# The race.


def in_race_order(seen: View) -> tuple[Seat, ...]:
    """Those that crossed, in order, then by space, and equal ones by seat."""
    others = [seat for seat in range(len(seen.spaces)) if seat not in seen.crossed]
    return (*seen.crossed, *sorted(others, key=lambda seat: -seen.spaces[seat]))


def rank(seen: View) -> Messages:
    """The whole track, leader first, with gaps, then the curse and the own rank and way.

    In braille the own place comes first, and spaces are numbers.
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
    return () if seen.block is None else answer("balai-blocked", Category.TABLE, player=Who(seen.block))


def _curse(seen: View) -> Messages:
    if seen.curse is None or seen.phase == "over":
        return ()
    cursed = [seat for seat in range(len(seen.spaces)) if seen.spaces[seat] == seen.curse]
    space = space_reached(seen.curse)
    if not cursed:
        return answer("balai-curse-nobody", Category.TABLE, space=space)
    return answer("balai-curse-upon", Category.TABLE, space=space, players=players(cursed))


def _own_rank(seen: View) -> Messages:
    if seen.seat is None or seen.spaces[seen.seat] == s.FINISH:
        return ()
    own = seen.spaces[seen.seat]
    rank = 1 + sum(space > own for space in seen.spaces)
    return answer("balai-own-rank", Category.TABLE, rank=rank, seats=len(seen.spaces), number=s.FINISH - own)


# Cards and formulas.


def hand(seen: View) -> Messages:
    assert seen.seat is not None
    cards, fresh = seen.cards[seen.seat] or (), seen.fresh[seen.seat] or ()
    told = private_answer("balai-hand", Category.HAND, cards=cards_name(cards)) if cards else ()
    if fresh:
        id = "balai-hand-kept" if seen.crossed else "balai-hand-fresh"
        told += private_answer(id, Category.HAND, cards=cards_name(fresh))
    if seen.drawn:
        told += private_answer("balai-hand-drawn", Category.HAND, cards=cards_name(seen.drawn))
    none = () if seen.counts[seen.seat] else private_answer("balai-hand-none", Category.HAND)
    return (*(told or none), *_own_formula(seen, seen.seat))


def _own_formula(seen: View, seat: Seat) -> Messages:
    formula = seen.formulas[seat]
    if formula is None:
        return ()
    return private_answer("balai-own-formula", Category.HAND, piles=piles_name(formula, seen.seconds[seat]))


# Counts, turns, scores.


def counts(seen: View) -> Messages:
    lines = tuple(
        Message("balai-count-line", {"player": Who(seat), "number": number, "fresh": seen.fresh_counts[seat]})
        for seat, number in enumerate(seen.counts)
    )
    has_any = any(seen.counts) or any(seen.fresh_counts)
    id = "balai-counts" if has_any else "balai-counts-none"
    held = answer(id, Category.TABLE, lines=Items(lines, "entries"))
    piles = answer("balai-count-piles", Category.TABLE, deck=seen.deck_count, discard=len(seen.discard))
    return (*held, *piles, *(formulas(seen) if seen.phase == "write" else ()))


def turn(seen: View) -> Messages:
    if not seen.to_act:
        return answer(f"balai-turn-of-{'dice' if seen.phase == 'look' else 'nobody'}", Category.TURN)
    if seen.phase == "resolve":
        now = answer(f"balai-turn-of-{seen.window or 'correction'}", Category.TURN, player=Who(seen.to_act[0]))
        return (*now, *_then(seen))
    if seen.phase == "draw":
        return (*answer("balai-turn-of-draw", Category.TURN, players=players(seen.to_act)), *_then(seen))
    betting = seen.phase == "look" and seen.rules.pace == "window"
    if seen.phase == "look" and not betting and set(seen.to_act) == set(range(len(seen.spaces))):
        return answer("balai-turn-of-look-all", Category.TURN)
    return answer(f"balai-turn-of-{'bet' if betting else seen.phase}", Category.TURN, players=players(seen.to_act))


def asked(seen: View) -> Messages:
    return (telling.asked(seen),) if seen.seat in seen.to_act else turn(seen)[:1]


def _then(seen: View) -> Messages:
    return answer("balai-then", Category.TURN, players=players(seen.order[1:])) if seen.order[1:] else ()


def scores(seen: View) -> Messages:
    """Points without hidden acrobatics. Before the end every answer is private, even without acrobatics."""
    if seen.winners:
        return (why_over(seen), *ENDING.answered(seen))
    own = seen.acrobatics[seen.seat] if seen.seat is not None else None
    say = answer if own is None else private_answer
    told = say("balai-scores", Category.SCORE, lines=lines_of(*POINTS, enumerate(seen.scores)))
    return (*told, *(private_answer("balai-scores-own", Category.SCORE, number=sum(own)) if own else ()))


# What may be done.


def moves(seen: View) -> Messages:
    if seen.seat not in seen.to_act:
        return (*turn(seen), *_why_not_close(seen))
    if seen.phase == "setup":
        return answer("balai-moves-setup", Category.TURN, min=s.NOVICE_STARTS[0], max=s.NOVICE_STARTS[-1])
    if seen.phase == "look":
        return answer("balai-moves-bet" if seen.rules.pace == "window" else "balai-moves-look", Category.TURN)
    if seen.phase == "resolve":
        return answer(f"balai-moves-{seen.window or 'correction'}", Category.TURN)
    if seen.phase == "draw" and seen.crossed:
        return answer("balai-moves-draw-last", Category.TURN)
    return answer(f"balai-moves-{seen.phase}", Category.TURN)


def _why_not_close(seen: View) -> Messages:
    if seen.phase != "look" or seen.seat is None:
        return ()
    return answer("balai-may-not-close", Category.TURN) if seen.spaces[seen.seat] == s.LAST else ()


# The table.


def table(seen: View) -> Messages:
    locked = formulas(seen) if seen.phase == "react" and not revealed(seen) else ()
    return (*rank(seen), *current(seen), *locked, *counts(seen), *rules_in_force(seen))


SWITCHES: Final = ("curse_first", "expert_draw", "attraction_per_pawn", "hex_crossed", "slow", "both_perfect")
"""Options mentioned if they are on."""


def rules_in_force(seen: View) -> Messages:
    rules = seen.rules
    if rules == s.Rules() and {*seen.levels} == {"normal"}:
        return USUAL_RULES
    limit = () if not rules.time_limit else answer("balai-options-limit", Category.TABLE, number=rules.time_limit)
    order = rules.order.removesuffix("-first")
    told = answer("balai-options", Category.TABLE, pace=rules.pace, order=order, curse="on" if rules.curse else "off")
    everybody = own_first(range(len(seen.levels)), seen.seat)
    levels = tuple(_level(seat, seen.levels[seat]) for seat in everybody)
    others = {*seen.levels} != {"normal"}
    values = () if rules.acrobatics == s.Rules().acrobatics else _values(rules.acrobatics)
    return (
        *told,
        *limit,
        *(answer("balai-levels", Category.TABLE, lines=Items(levels, "entries")) if others else ()),
        *_switched(rules),
        *(answer("balai-options-acrobatics", Category.TABLE, values=values) if values else ()),
    )


def _level(seat: Seat, level: s.Level) -> Message:
    return Message("balai-level-line", {"player": Who(seat), "level": level})


def _switched(rules: s.Rules) -> Messages:
    on = (switch.replace("_", "-") for switch in SWITCHES if getattr(rules, switch))
    start = () if not rules.novice_start else answer("balai-options-start", Category.TABLE, number=rules.novice_start)
    return (*start, *(message for name in on for message in answer(f"balai-options-{name}", Category.TABLE)))


def _values(values: Sequence[int]) -> Items:
    return Items(tuple(Message("number", {"number": value}) for value in values))


# The book: the dice, who closed it, the formulas, the spell that waits.


def formulas(seen: View) -> Messages:
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
    shown = formulas(seen) if revealed(seen) else ()
    return (*_dice(seen), *shown, *_closed(seen), *_drawing(seen), *_pending(seen))


def last_round(events: Sequence[Any]) -> Messages:
    """Return the valid symbols and all formulas of an earlier round, from the events of its book."""
    opened = next(event for event in events if isinstance(event, BookOpened))
    lines = tuple(
        Message("balai-formula-line", {"player": Who(event.seat), "symbols": formula_name(event.formula)})
        for event in events
        if isinstance(event, FormulaRevealed)
    )
    return (
        *answer("balai-last-round", Category.TABLE),
        *answer("balai-valid", Category.TABLE, orange=formula_name(opened.orange), black=formula_name(opened.black)),
        *answer("balai-formulas", Category.TABLE, lines=Items(lines, "entries")),
    )


def _closed(seen: View) -> Messages:
    if seen.phase in ("setup", "roll", "over"):
        return ()
    bets = answer("balai-have-bet", Category.TABLE, players=players(seen.bets)) if seen.bets else ()
    return bets if seen.closer is None else answer("balai-closed-by", Category.TABLE, player=Who(seen.closer))


def _drawing(seen: View) -> Messages:
    if seen.phase != "draw" or not seen.order:
        return ()
    return answer("balai-drew", Category.TABLE, player=Who(seen.order[0]), number=seen.drawn_count)


def _dice(seen: View) -> Messages:
    if seen.dice is None:
        return answer("balai-dice-none", Category.TABLE)
    shown = tuple(face for face in seen.dice if face is not None)
    if not shown:
        return answer("balai-dice-hidden" if seen.phase != "look" else "balai-dice-untold", Category.TABLE)
    say = private_answer if seen.phase == "write" else answer
    told = say("balai-dice", Category.TABLE, faces=faces_name(shown))
    if seen.phase == "look" and seen.read < s.DICE_READ:
        return (*told, *answer("balai-dice-to-tell", Category.TABLE, number=s.DICE_READ - seen.read))
    return (*told, *_valid(shown)) if revealed(seen) else told


def _valid(dice: tuple[s.Face, ...]) -> Messages:
    valid = valid_sets(dice)
    return answer("balai-valid", Category.TABLE, orange=formula_name(valid[ORANGE]), black=formula_name(valid[BLACK]))


def _pending(seen: View) -> Messages:
    if seen.pending is None:
        return ()
    return answer(
        "balai-pending",
        Category.TABLE,
        player=Who(seen.pending.seat),
        card=card_name(seen.pending.action.card or s.DECREE),
    )


# Between what one chooses.

SLASH: Final = "/"
"""Separates two piles in typed text."""
USUAL: Final = frozenset({"roll", "pass"})
"""The meanings of Enter alone."""
ASKED: Final = frozenset({"roll", "close", "bet", "pass"})
"""The actions that the question already names."""


def choices(seen: View, legal: tuple[s.Action, ...]) -> tuple[Choice, ...]:
    many = len([action for action in legal if action.verb == "write"]) > 1
    offered = [action for action in legal if not (many and action.formula.bit_count() > 1)]
    found = tuple([_choice(seen, action)._replace(about=_about(seen, action)) for action in offered])
    return (*found[1:], found[0]) if many and not found[0].action.formula else found


def card_ids(seen: View) -> tuple[tuple[s.Card, str], ...]:
    """Usable cards, those of this round, those drawn.

    Cards of one name are numbered in the order of arrival and are used in this order, so that each keeps its id from
    hand to discard.
    """
    numbers = Counter(card for user, card in seen.used if user == seen.seat)
    found = []
    for card in (*_own(seen.cards, seen.seat), *_own(seen.fresh, seen.seat), *(seen.drawn or ())):
        numbers[card] += 1
        found.append((card, f"{card}-{numbers[card]}"))
    return tuple(found)


def _own(cards: Sequence[tuple[s.Card, ...] | None], seat: Seat | None) -> tuple[s.Card, ...]:
    return () if seat is None else cards[seat] or ()


def _about(seen: View, action: s.Action) -> tuple[str, ...]:
    """The cards that a choice could use or keep, equal ones included, and its target."""
    card = s.DECREE if action.verb == "decree" else action.card
    if card is None:
        return ()
    held = card_ids(seen)
    drawn = len(held) - len(seen.drawn or ())
    where = held[drawn:] if action.verb == "keep" else held[: len(_own(seen.cards, seen.seat))]
    target = () if action.target is None else (f"witch-{action.target}",)
    symbols = (SYMBOLS[symbol] for symbol in action.symbols[:-1])
    return (*(id for name, id in where if name == card), *target, *symbols)


def _choice(seen: View, action: s.Action) -> Choice:
    if action.verb == "write":
        return Choice(action, written(action), told=True, numbered=True)
    if action.verb == "spell":
        return Choice(action, _spell(action))
    if action.verb == "start":
        message = Message("balai-choice-start", {"space": space_name(action.number or 0)})
        return Choice(action, message, numbered=True, key=str(action.number or 0))
    if action.verb == "keep" and seen.drawn is None:  # only its person knows it
        return Choice(action, Message("balai-choice-keep-secret"), usual=True, told=True)
    if action.verb == "keep":
        held = Message("balai-choice-keep", {"card": card_name(action.card or "")}, private=True)
        return Choice(action, held, told=True)
    private = action.verb == "decree"
    message = Message(f"balai-choice-{action.verb}", private=private)
    return Choice(action, message, usual=action.verb in USUAL, asked=action.verb in ASKED, told=True)


def written(action: s.Action) -> Message:
    piles = piles_name(action.formula, action.second or None)
    return Message("balai-choice-write", {"piles": piles}, private=True)


def confirmation(action: s.Action) -> Message:
    """A formula is final."""
    return Message("balai-confirm", {"piles": piles_name(action.formula, action.second or None)}, private=True)


def _spell(action: s.Action) -> Message:
    arguments: dict[str, Argument] = {"card": card_name(action.card or "")}
    what = aim_name(action)
    if what is None:
        return Message("balai-choice-spell", arguments, private=True)
    return Message("balai-choice-spell-so", {**arguments, "what": what}, private=True)


def named(seen: View, cards: Sequence[str]) -> s.Action | None:
    """A formula, or before the move a correction. None for anything else.

    Each word is a symbol's name or digits of keys. A slash separates two piles. For a novice choosing a start, a number
    is a space. Raises IllegalAction for an unknown or repeated symbol.
    """
    if seen.phase == "setup":
        return s.Action("start", int(cards[0])) if len(cards) == 1 and is_number(cards[0]) else None
    correcting = seen.phase == "resolve" and seen.window == "correction"
    if seen.seat is None or not cards or not (seen.phase == "write" or correcting):
        return None
    symbols = [symbol for card in cards for symbol in _symbols(card)]
    if seen.phase == "write":
        return parse_action(" ".join(("write", *symbols)))
    if len(symbols) > 2 or SLASH in symbols:
        return None
    return parse_action(" ".join(("spell", ("forgotten", "correction")[len(symbols) - 1], *symbols)))


def _symbols(card: str) -> list[str]:
    if not (card.isascii() and card.isdigit()):
        return [card]
    if "0" in card:
        raise IllegalAction(reason("balai-refuse-no-such-symbol", symbol=card[:40]))
    return [SYMBOLS[int(digit) - 1] for digit in card]

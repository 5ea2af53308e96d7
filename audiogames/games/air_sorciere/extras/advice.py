"""Advice for Air Sorcière. All unseen cards are known except for their order (A15), so odds are counted.

Values of flying on and landing come from samples. They rank the choices, and are never said.
"""

from collections.abc import Sequence
from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.messages import Message
from audiogames.core.presentation.advice import EVEN, UNIT, Advice, Compare, Spread, Standing
from audiogames.decks.air_sorciere import COLOUR, Card, Colour, colour_name
from audiogames.games.air_sorciere.bot.policy import POLICY
from audiogames.games.air_sorciere.bot.thumb import promise, target_colour
from audiogames.games.air_sorciere.rules import SMALLEST
from audiogames.games.air_sorciere.state import (
    COLOURS_AT_END,
    DIPLOMAS,
    EMPTY_COLUMNS,
    Action,
    Columns,
    crashing,
    held_of_each,
)
from audiogames.games.air_sorciere.view import View, unseen

IMAGINED: Final = 200
RESTS: Final = 4
"""A column landed now becomes a diploma two rounds later."""


SPREAD: Final = Spread(1250, 250)
"""`left` counts the grimoires that must go before the game ends."""


def advise(seen: View, actions: Sequence[Action], compare: Compare, chance: Generator) -> tuple[Advice, ...]:
    if seen.seat is None:
        return ()
    if seen.phase == "cat":
        worths = {action: _kept(seen, seen.seat, action) for action in actions}
    else:
        tried = POLICY.worth_trying(seen, actions)
        samples = max(1, IMAGINED // len(tried))
        worths = dict(zip(tried, compare(tried, samples, RESTS), strict=True))
    glanced, best = POLICY.choose(seen, actions), max(worths.values())
    if worths.get(glanced, best - EVEN) > best - EVEN // 2:  # of equals, what the counted odds speak for
        worths[glanced] = best
    order = sorted(worths, key=lambda action: (-worths[action], action != glanced))
    return tuple(Advice(action, worths[action], _reason(seen, seen.seat, action)) for action in order)


def standing(seen: View, worth: int) -> Standing:
    assert seen.seat is not None
    seat = seen.seat
    totals = [
        UNIT * points + promise(hand, columns, owned, seen.stock)
        for points, hand, columns, owned in zip(seen.scores, seen.hands, seen.columns, seen.grimoires, strict=True)
    ]
    if seen.phase == "cat":  # there, worths are those of the cards kept
        totals[seat] += worth - promise(seen.hand, EMPTY_COLUMNS, seen.grimoires[seat], seen.stock)
    else:
        totals[seat] = worth + (sum(totals) - totals[seat]) // (len(totals) - 1)
    return Standing(tuple(totals), to_go(seen))


def to_go(seen: View) -> int:
    left = sorted(count for count in seen.stock if count)
    return sum(left[: max(0, len(left) - COLOURS_AT_END[seen.seats])])


def _kept(seen: View, seat: int, action: Action) -> int:
    kept = tuple(card for card in seen.hands[seat] if card not in action.cards)
    return promise(kept, EMPTY_COLUMNS, seen.grimoires[seat], seen.stock)


def _reason(seen: View, seat: int, action: Action) -> Message:
    columns, pile = seen.columns[seat], unseen(seen)
    match action.verb:
        case "draw":
            return _risk("draw" if seen.placed is not None else "draw-free", columns, pile)
        case "keep" | "common":
            return _placing(seen, seat, action.verb == "common", pile)
        case "take":
            colour = COLOUR[action.cards[0]]
            return _column("take", colour, len(columns[colour]) + 1)
        case "stop":
            return _stop(seen, seat, pile)
        case "land":
            assert action.colour is not None
            return _column("land", action.colour, held_of_each(seen.hand)[action.colour] + len(columns[action.colour]))
        case "diploma":
            return Message("air-advice-diploma", {"number": DIPLOMAS[len(action.cards)], "cards": len(action.cards)})
        case "no-diploma":
            return Message("air-advice-wait", {"least": DIPLOMAS[SMALLEST], "most": max(DIPLOMAS.values())})
        case "discard":
            return Message("air-advice-discard", {"number": len(seen.hand) - len(action.cards)})
        case _:
            return Message("air-advice-no-land")


def _risk(id: str, columns: Columns, pile: tuple[Card, ...]) -> Message:
    return Message(f"air-advice-{id}", {"bad": len(crashing(columns, pile)), "number": len(pile)})


def _column(id: str, colour: Colour, number: int) -> Message:
    return Message(f"air-advice-{id}", {"colour": colour_name(colour), "number": number})


def _placing(seen: View, seat: int, is_common: bool, pile: tuple[Card, ...]) -> Message:
    columns, card = list(seen.columns[seat]), seen.drawn
    assert card is not None
    if is_common:
        return _risk("common", tuple(columns), pile)
    columns[COLOUR[card]] = (*columns[COLOUR[card]], card)
    return _risk("keep" if seen.placed is not None else "keep-free", tuple(columns), pile)


def _stop(seen: View, seat: int, pile: tuple[Card, ...]) -> Message:
    target = target_colour(seen, seat)
    cards = 0 if target is None else len(seen.columns[seat][target])
    bad = len(crashing(seen.columns[seat], pile))
    id = "air-advice-stop" if seen.placed is not None else "air-advice-stop-free"
    return Message(id, {"cards": cards, "bad": bad, "number": len(pile)})

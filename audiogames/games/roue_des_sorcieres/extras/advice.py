"""Advice for La Roue: how often a card takes its trick, its gain, and the value of keeping others.

Deals consistent with the seat's knowledge are sampled, the same for every card. The last cards of two seats are solved
exactly. Worths are own points relative to the average of all, since what one captures, no other does.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import ahead, best_of, with_prize
from audiogames.core.messages import Message
from audiogames.core.presentation.advice import (
    EVEN,
    NO_DIFFERENCE,
    UNIT,
    Advice,
    Compare,
    Spread,
    Standing,
    often,
    rounded,
)
from audiogames.decks.roue_des_sorcieres import CARDS, COLOUR, VALUE
from audiogames.games.roue_des_sorcieres.bot.kernel import OVER, PLAYING, Kernel, Move, imaginer, move_of
from audiogames.games.roue_des_sorcieres.bot.policy import POLICY, is_last
from audiogames.games.roue_des_sorcieres.bot.thumb import VICTORY
from audiogames.games.roue_des_sorcieres.rules import powers
from audiogames.games.roue_des_sorcieres.state import Action, trump_colour
from audiogames.games.roue_des_sorcieres.view import View, redeal

SAMPLES: Final = 300
"""Sampled deals: some fifty milliseconds (benchmarks/rules/advice.py)."""

SELDOM: Final = 20

PROOFS: Final = 6000


SPREAD: Final = Spread(3000, 5000)
"""`left` counts the cards still to be played."""


class ChoiceTotals(NamedTuple):
    """Sums of the results of a card, or of a new trump, over all sampled deals.

    `takes` counts won tricks, `brings` their points and `gives` those of lost tricks. `wins` counts won games that
    ended soon. `trick` is the worth of the trick, `later` of all later points, and `prize` of winning, all in
    thousandths.
    """

    takes: int = 0
    brings: int = 0
    gives: int = 0
    wins: int = 0
    trick: int = 0
    later: int = 0
    prize: int = 0

    @property
    def worth(self) -> int:
        return (self.trick + self.later + self.prize) // SAMPLES


def advise(seen: View, actions: Sequence[Action], compare: Compare, chance: Generator) -> tuple[Advice, ...]:
    proven = POLICY.proven(seen, actions, PROOFS)
    if proven is not None:
        order = sorted(range(len(actions)), key=lambda place: -proven[place])
        ahead_by = [rounded(value) for value in proven]
        return tuple(Advice(actions[place], proven[place] // seen.seats, _exactly(ahead_by[place])) for place in order)
    tried = _tried(seen, actions, chance)
    order = sorted(range(len(actions)), key=lambda place: -tried[place].worth)
    best = order[0]
    found = []
    for place in order:
        rival = (order[1] if len(order) > 1 else best) if place == best else best
        if seen.phase == "trump":
            reason = _of_trump(seen, actions, tried, place, rival)
        else:
            reason = _of_card(seen, actions[place], tried[place], tried[rival])
        found.append(Advice(actions[place], tried[place].worth, reason))
    return tuple(found)


def standing(seen: View, worth: int) -> Standing:
    """From the captured cards that were heard. Others, as in a prepared position, count as the average."""
    captured = seen.captured or ((),) * seen.seats
    shown = (*seen.trump_pile, *(card for _, card in seen.trick), *(card for pile in captured for card in pile))
    told = {*seen.hand, *shown}
    unknown = [VALUE[card] for card in CARDS if card not in told]
    average = UNIT * sum(unknown) // max(1, len(unknown))
    totals = [
        average * count if seen.captured is None else UNIT * sum(VALUE[card] for card in pile)
        for count, pile in zip(seen.captured_counts, captured, strict=True)
    ]
    totals[seen.turn] += worth * seen.seats // (seen.seats - 1)
    return Standing(tuple(totals), seen.draw_count + sum(seen.hand_counts))


def _exactly(ahead: int) -> Message:
    kind = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    return Message(f"roue-advice-{kind}", {"number": abs(ahead)})


def _tried(seen: View, actions: Sequence[Action], chance: Generator) -> list[ChoiceTotals]:
    imagine = imaginer(seen, redeal)
    found = [[0] * len(ChoiceTotals._fields) for _ in actions]
    for _ in range(SAMPLES):
        imagined = imagine(chance)
        for action, sums in zip(actions, found, strict=True):
            _try(imagined.clone(), move_of(action), sums)
    return [ChoiceTotals(*sums) for sums in found]


def _try(game: Kernel, move: Move, sums: list[int]) -> None:
    seat, others, before, points = game.turn, game.seats - 1, game.points[:], 0
    is_card = game.phase == PLAYING
    takes = False
    if is_card:
        points = VALUE[move] + sum(VALUE[card] for card in game.trick)
        game.play(move)
        while game.phase == PLAYING:
            glanced = game.glance()
            points += VALUE[glanced]
            game.play(glanced)
        takes = game.points[seat] != before[seat] if game.phase == OVER else game.turn == seat
        sums[0] += takes
        sums[1 if takes else 2] += points
    else:
        game.play(move)
    game.play_out(1)
    prize = 0
    if game.phase == OVER:
        winners = best_of(game.points)
        sums[3] += seat in winners
        prize = ahead(with_prize([0] * game.seats, winners, VICTORY), seat)
    trick = 0 if not is_card else UNIT * points * others if takes else -UNIT * points
    later = game.worths()[seat] - UNIT * ahead(before, seat) - trick - prize
    for place, worth in enumerate((trick, later, prize), 4):
        sums[place] += worth // game.seats


def _of_card(seen: View, action: Action, tried: ChoiceTotals, rival: ChoiceTotals) -> Message:
    assert action.card is not None
    keeps, now, wins = tried.later - rival.later, tried.trick - rival.trick, tried.prize - rival.prize
    if wins > max(keeps, now, SAMPLES * EVEN):
        return Message("roue-advice-wins", {"often": often(tried.wins, SAMPLES)})
    if keeps > max(now, SAMPLES * EVEN):
        return Message("roue-advice-keeps", {"number": rounded(keeps // SAMPLES)})
    beats, last = _beats(seen, action.card), is_last(seen)
    if not beats:
        return Message("roue-advice-cannot", {"number": rounded(UNIT * tried.gives // SAMPLES)})
    if last:
        return Message("roue-advice-takes", {"number": rounded(UNIT * tried.brings // SAMPLES)})
    if tried.takes * SELDOM < SAMPLES:
        return Message("roue-advice-gives", {"number": rounded(UNIT * tried.gives // (SAMPLES - tried.takes))})
    points = rounded(UNIT * tried.brings // tried.takes)
    return Message("roue-advice-may-take", {"often": often(tried.takes, SAMPLES), "number": points})


def _beats(seen: View, card: int) -> bool:
    if not seen.trick:
        return True
    power = powers(COLOUR[seen.trick[0][1]], trump_colour(seen.trump_pile), seen.wheel, seen.rules.descending)
    return power[card] > max(power[played] for _, played in seen.trick)


def _of_trump(seen: View, actions: Sequence[Action], tried: Sequence[ChoiceTotals], place: int, rival: int) -> Message:
    kept = next(other for other, action in enumerate(actions) if action.card is None)
    if place == rival:
        return NO_DIFFERENCE
    changed = rival if place == kept else place
    card = actions[changed].card
    if card is None:
        return NO_DIFFERENCE
    later = (tried[changed].later - tried[kept].later) // SAMPLES
    gain = max(0, rounded(later * seen.seats // (seen.seats - 1) + UNIT * VALUE[card]))  # the card goes to nobody
    id = "roue-advice-keep-trick" if place == kept else "roue-advice-new-trump"
    return Message(id, {"cost": VALUE[card], "number": gain})

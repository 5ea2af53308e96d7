"""Judges of advice: what each of some actions is worth to who looks much further than the advice, or counts everything.

At La Roue and Air Sorcière a judge imagines IMAGINED deals, others than the advice does. At Zapp Zerapp it weighs all
ways in which the numbers that were not seen may lie in all barrels, by all shakes that were heard; the advice takes
each barrel for itself. At Du Balai! it tries every formula of one pile with every face of the dice that the adviser
does not keep in mind; the advice adds the surest symbols one by one, as if they were independent.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Final

from audiogames.bots.advice import recalled
from audiogames.bots.levels import chance_of
from audiogames.bots.search import Question, compared
from audiogames.core.game import Level, parted
from audiogames.core.presentation.advice import UNIT
from audiogames.core.registry import game_named
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.du_balai import bot as balai
from audiogames.games.du_balai.rules.formulas import BLACK, COLOURS, ORANGE, judged, valid_sets
from audiogames.games.du_balai.rules.rounds import PENALTY
from audiogames.games.roue_des_sorcieres.bot.kernel import imaginer, move_of
from audiogames.games.roue_des_sorcieres.view import redeal
from audiogames.games.zapp_zerapp import bot as zapp

IMAGINED: Final = 3000
SEED: Final = 99
PROOFS: Final = 6000

Judge = Callable[[Any, tuple[Any, ...], Any, tuple[Any, ...]], int | None]
"""Returns by how many thousandths of a point something is better than what was chosen, None where it does not judge.

It is given what a seat sees, has heard, was advised and might do.
"""


def roue(view: Any, events: tuple[Any, ...], chosen: Any, actions: tuple[Any, ...]) -> int | None:
    """Judge La Roue by imagined deals, past a trick."""
    seen = recalled("roue_des_sorcieres", view, events)
    if game_named("roue_des_sorcieres").policy.proven(seen, actions, PROOFS) is not None:
        return None
    imagine, chance, sums = imaginer(seen, redeal), chance_of(SEED, seen), [0] * len(actions)
    for _ in range(IMAGINED):
        imagined = imagine(chance)
        for place, action in enumerate(actions):
            game = imagined.clone()
            game.play(move_of(action))
            game.play_out(1)
            sums[place] += game.worths()[view.seat]
    loss: int = (max(sums) - sums[actions.index(chosen)]) // (IMAGINED * view.seats)
    return loss


def air(view: Any, events: tuple[Any, ...], chosen: Any, actions: tuple[Any, ...]) -> int | None:
    """Judge Air Sorcière by imagined draw piles, past two rounds."""
    policy = game_named("air_sorciere").policy
    tried = policy.worth_trying(view, actions)
    if view.phase == "cat" or chosen not in tried or len(tried) < 2:
        return None
    asked = Question(game_named("air_sorciere"), policy, view, tried, lambda: chance_of(SEED, view))
    sums = [sum(worths) for worths in zip(*compared(asked, tried, Level(samples=IMAGINED, rests=4)), strict=True)]
    loss: int = (max(sums) - sums[tried.index(chosen)]) // (IMAGINED * (view.seats - 1))
    return loss


def zapp_zerapp(view: Any, events: tuple[Any, ...], chosen: Any, actions: tuple[Any, ...]) -> int | None:
    """Judge which of the barrels to keep that were heard or seen, over all ways in which the numbers may lie."""
    seen, memory = parted(recalled("zapp_zerapp", view, events), zapp.Memory())
    if seen.phase != "shake" or chosen.verb != "choose":
        return None
    shown = dict(memory.shown)
    known = {*shown, *(place for place, heard in enumerate(memory.heard) if heard.shakes)}
    kept = [action for action in actions if action.verb == "choose" and action.place in known]
    if len(kept) < 2 or chosen not in kept:
        return None
    worths = zapp.worths_of(seen)
    odds = marginals(seen, memory, shown)
    values = {
        action: worths.get(shown[action.place], 0)
        if action.place in shown
        else sum(odd * worths.get(number, 0) for number, odd in odds[action.place].items())
        for action in kept
    }
    loss: float = UNIT * (max(values.values()) - values[chosen]) / (seen.seats - 1)
    return round(loss)


def marginals(seen: Any, memory: zapp.Memory, shown: Mapping[int, int]) -> dict[int, dict[int, float]]:
    """Return how likely each number lies in each barrel that was not seen, over all ways to lay them."""
    places = [place for place in range(len(BARRELS)) if place not in shown]
    numbers = [number for number in BARRELS if number not in shown.values()]
    like = [zapp.likenesses(seen, memory, place, zapp.POLICY.skill) for place in places]
    full = (1 << len(numbers)) - 1
    before = [{0: 1.0}]
    for place in range(len(places)):
        before.append(_laid(before[-1], like[place], numbers))
    after = [{0: 1.0}]
    for place in reversed(range(len(places))):
        after.append(_laid(after[-1], like[place], numbers))
    after.reverse()
    whole = before[-1][full]
    found = {}
    for number_of, place in enumerate(places):
        odds = dict.fromkeys(numbers, 0.0)
        for used, ways in before[number_of].items():
            for bit, number in enumerate(numbers):
                if not used >> bit & 1:
                    rest = full & ~used & ~(1 << bit)
                    odds[number] += ways * like[number_of][number] * after[number_of + 1].get(rest, 0.0)
        found[place] = {number: odd / whole for number, odd in odds.items()}
    return found


def _laid(ways: Mapping[int, float], like: Mapping[int, float], numbers: Sequence[int]) -> dict[int, float]:
    """Return the ways with one more barrel filled: by the numbers that are used, as bits, their weight."""
    found: dict[int, float] = {}
    for used, weight in ways.items():
        for bit, number in enumerate(numbers):
            if not used >> bit & 1:
                found[used | 1 << bit] = found.get(used | 1 << bit, 0.0) + weight * like[number]
    return found


def du_balai(view: Any, events: tuple[Any, ...], chosen: Any, actions: tuple[Any, ...]) -> int | None:
    """Judge a formula among all of one pile, with every face of the dice that are lost."""
    if view.phase != "write" or chosen.verb != "write":
        return None
    seen, memory = parted(recalled("du_balai", view, events), balai.Memory(0))
    lost = [DICE[die] for die, face in enumerate(memory.mind) if face is None]
    closer, bonus = seen.seat == seen.closer or seen.seat in seen.bets, balai.may_win_bonus(seen)
    kept = [face for face in memory.mind if face is not None]
    worlds = Counter(valid_sets((*kept, *(FACES.index(side) for side in sides))) for sides in product(*lost))
    values = dict.fromkeys(range(1 << len(SYMBOLS)), 0.0)
    for formula in values:
        values[formula] = (
            sum(times * _brought(formula, valid, closer, bonus) for valid, times in worlds.items()) / worlds.total()
        )
    return round(UNIT * (max(values.values()) - values[chosen.formula]))


def _brought(formula: int, valid: tuple[int, int], closer: bool, bonus: bool) -> float:
    """Return what a formula of one pile brings, in spaces, where these symbols are valid."""
    if not formula:
        return -PENALTY if closer else 0.0
    found = judged((formula,), valid)
    if not found.valid:
        return -PENALTY if closer else 0.0
    more = {ORANGE: balai.ORANGE_BONUS, BLACK: balai.drawn_value(valid[BLACK].bit_count())}
    return found.cards + (sum(more[colour] for colour in COLOURS if colour in found.perfect) if bonus else 0.0)


JUDGES: Final[Mapping[str, Judge]] = {
    "roue_des_sorcieres": roue,
    "air_sorciere": air,
    "zapp_zerapp": zapp_zerapp,
    "du_balai": du_balai,
}

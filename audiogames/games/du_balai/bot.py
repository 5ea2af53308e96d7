"""Sensible play of Du Balai! from what a seat remembers and sees (`core.game.Policy`).

Formulas are made of remembered dice. As with people, some dice are forgotten, others are confused in colour or symbol.
The choice to close the book includes PASS: wait.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import shake_128
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from audiogames.core.chance import Generator
from audiogames.core.game import Level, Manner, Policy, RecalledView, ahead, parted
from audiogames.core.messages import Seat
from audiogames.core.presentation.fading import THOUSAND, is_kept, kept_of
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import rules
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules.formulas import BLACK, COLOURS, ORANGE, judged, valid_sets
from audiogames.games.du_balai.rules.rounds import PENALTY
from audiogames.games.du_balai.view import View

SURE: Final = 0.8
POOR: Final = 2.0
"""Spaces below which a formula is worth a Décret."""
KEEPING: Final = {
    "double-play": 40,
    "tailwind": 32,
    "attraction": 30,
    "correction": 28,
    "forgotten": 22,
    "hex": 22,
    "fog": 20,
    "decree": 16,
    "block": 12,
}
TENTHS: Final = 10


# What is kept in mind of the dice: a die is kept or lost, right or wrong, when it is heard. The true dice
# are stored nowhere.

HUNDRED: Final = 100


class Skill(NamedTuple):
    """On average `span` dice of nine are remembered, of which `slips` in a hundred are confused.

    `sure` is the minimum chance of being right for closing the book or betting. `caution` leaves out doubtful symbols.
    `keeps` raises the minimum gain of a spell. `fades`: dice are forgotten one by one, and not at once.
    """

    span: int
    slips: int
    sure: float = SURE
    caution: float = 1.0
    keeps: int = 0
    fades: bool = False


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "first-flight": Level(skill=Skill(6, 6)),
        "apprentice": Level(skill=Skill(7, 6)),
        "witch": Level(skill=Skill(7, 3)),
        "grand-witch": Level(skill=Skill(8, 3)),
        "arch-witch": Level(skill=Skill(9, 1)),
    }
)
"""Only memory distinguishes levels: nothing else was found to matter (benchmarks/rules/arena.py)."""

MANNERS: Final[Mapping[Manner, Mapping[str, Any]]] = MappingProxyType(
    {
        "careful": {"sure": 0.9, "caution": 1.3, "keeps": 1},
        "greedy": {"sure": 0.7, "caution": 0.8, "keeps": -1},
        "forgetful": {"fades": True},
    }
)

Mind = tuple[s.Face | None, ...]
"""None for a forgotten die."""
EMPTY: Final[Mind] = (None,) * s.DICE_READ


class Memory(NamedTuple):
    """The memory of this round's dice.

    `seed` is the bot's own, so that no two bots forget alike, and `rolls` counts the rounds. Without a seed, forgetting
    depends on the dice alone. `heard` are the dice of this round in the order of hearing; those in `mind` may still
    fade.
    """

    seed: int | None
    rolls: int = 0
    mind: Mind = EMPTY
    heard: tuple[int, ...] = ()


def remembered(memory: Memory, events: Iterable[e.Event], skill: Skill) -> Memory:
    for event in events:
        if isinstance(event, e.Rolled):
            memory = Memory(memory.seed, memory.rolls + 1)
            memory = _with(memory, tuple(enumerate(event.dice or ())), "roll", skill)
        elif isinstance(event, e.DieTold):
            memory = _with(memory, ((event.die, event.face),), "roll", skill)
        elif isinstance(event, e.DecreeLooked) and event.dice is not None:
            memory = _with(memory, tuple(enumerate(event.dice)), "decree", skill)
    return memory


def _with(memory: Memory, heard: Sequence[tuple[int, s.Face]], when: str, skill: Skill) -> Memory:
    """Repetition may restore or correct dice."""
    kept = list(memory.mind)
    for die, face in heard:
        seed = memory.seed if memory.seed is not None else f"face {face}"
        again = _kept(face, skill, f"{seed} {memory.rolls} {when} {die} {skill.span}")
        kept[die] = kept[die] if again is None else again
    memory = memory._replace(mind=tuple(kept))
    return _faded(memory, tuple(die for die, _ in heard), when, skill) if skill.fades else memory


def _faded(memory: Memory, dice: tuple[int, ...], when: str, skill: Skill) -> Memory:
    heard, mind = (*memory.heard, *dice), list(memory.mind)
    for place, die in enumerate(heard):
        thing, since = (memory.rolls, when, place, die), len(heard) - 1 - place
        if die not in heard[place + 1 :] and not is_kept(memory.seed or 0, thing, since, place, fading_of(skill.span)):
            mind[die] = None
    return memory._replace(mind=tuple(mind), heard=heard)


@cache
def fading_of(span: int) -> float:
    """The exponent by which `span` dice of nine remain on average after all were heard."""
    power = 0.0
    while sum(kept_of(s.DICE_READ - 1 - place, place, power) for place in range(s.DICE_READ)) > THOUSAND * (
        span - FADED
    ):
        power += 0.01
    return power


FADED: Final = 0.15


def _kept(face: s.Face, skill: Skill, occasion: str) -> s.Face | None:
    draw = Generator(int.from_bytes(shake_128(occasion.encode()).digest(8)))
    if draw.below(s.DICE_READ) >= skill.span and not skill.fades:
        return None
    if draw.below(HUNDRED) >= skill.slips:
        return face
    colour, symbol = divmod(face, len(SYMBOLS))
    if draw.below(2):
        return (1 - colour) * len(SYMBOLS) + symbol
    return colour * len(SYMBOLS) + (symbol + 1 + draw.below(len(SYMBOLS) - 1)) % len(SYMBOLS)


def chance_of(face: s.Face, mind: Mind) -> float:
    none = 1.0
    for die, kept in enumerate(mind):
        if kept is None:
            none *= 1.0 - sum(FACES[face] == side for side in DICE[die]) / len(DICE[die])
    return 1.0 - none


# Which formula to write: how likely each is right, and what it would bring.

BONUS_OF_CARDS: Final = (0.0, 1.0, 1.7, 2.3, 2.7, 3.0)
"""Value in spaces of the best of so many drawn cards, constant from five on (rule file 1.2)."""
ORANGE_BONUS: Final = 2.0


class LikelyFormula(NamedTuple):
    formula: s.Formula
    sure: float
    worth: float


def best(mind: Mind, skill: Skill, bonus: bool, closer: bool) -> LikelyFormula:
    return max((best_of(colour, mind, skill, bonus, closer) for colour in COLOURS), key=lambda formed: formed.worth)


def best_of(colour: int, mind: Mind, skill: Skill, bonus: bool, closer: bool) -> LikelyFormula:
    """The surest symbols of a colour as long as they pay, perhaps none."""
    found = LikelyFormula(0, 0.0, -PENALTY if closer else 0.0)
    chances = sorted(((_valid(colour, symbol, mind, skill), symbol) for symbol in valid_in(colour, mind)), reverse=True)
    sure, symbols = 1.0, list[s.Symbol]()
    for place, (chance, symbol) in enumerate(chances, 1):
        sure *= chance
        symbols.append(symbol)
        hope = sure**skill.caution
        worth = hope * place - (PENALTY * (1.0 - hope) if closer else 0.0)
        if bonus and place == len(chances):
            worth += hope * _complete(colour, mind, skill) * _bonus(colour, place)
        if worth > found.worth:
            found = LikelyFormula(s.formula_of(symbols), sure, worth)
    return found


def valid_in(colour: int, mind: Mind) -> tuple[s.Symbol, ...]:
    shown = [face for face in mind if face is not None]
    own = {face % len(SYMBOLS) for face in shown if face // len(SYMBOLS) == colour}
    other = {face % len(SYMBOLS) for face in shown if face // len(SYMBOLS) != colour}
    return tuple(sorted(own - other))


def _valid(colour: int, symbol: s.Symbol, mind: Mind, skill: Skill) -> float:
    """The probability that a symbol is neither confused, nor on a forgotten die of the other colour."""
    shown = sum(face == colour * len(SYMBOLS) + symbol for face in mind)
    confused = (skill.slips / 100.0) ** shown
    return (1.0 - confused) * (1.0 - chance_of((1 - colour) * len(SYMBOLS) + symbol, mind))


def _complete(colour: int, mind: Mind, skill: Skill) -> float:
    """The probability that no forgotten die shows another valid symbol of this colour."""
    seen = {face % len(SYMBOLS) for face in mind if face is not None}
    none = 1.0
    for symbol in range(len(SYMBOLS)):
        if symbol not in seen:
            none *= 1.0 - chance_of(colour * len(SYMBOLS) + symbol, mind)
    return none * (1.0 - skill.slips / 100.0)


def _bonus(colour: int, number: int) -> float:
    return ORANGE_BONUS if colour == ORANGE else BONUS_OF_CARDS[min(number, len(BONUS_OF_CARDS) - 1)]


def two_piles(mind: Mind, skill: Skill, bonus: bool, closer: bool) -> tuple[LikelyFormula, LikelyFormula]:
    piles = (best_of(colour, mind, skill, bonus, closer) for colour in (ORANGE, BLACK))
    first, second = sorted(piles, key=lambda formed: -formed.worth)
    return first, second


def drawn_value(number: int) -> float:
    return BONUS_OF_CARDS[min(number, len(BONUS_OF_CARDS) - 1)]


# When a spell is worth its card: spaces won on the others, counted on the open track.

PAYS: Final = 1.5
"""Minimum gain in spaces for a correction."""
FAR: Final = 2
"""Minimum gain in spaces for a spell after the move."""
LATE: Final = 17
"""Space of the leader from which cards are no longer saved."""
STINGS: Final = frozenset({"tailwind", "attraction", s.DOUBLE, "correction", "forgotten"})


def is_late(seen: View) -> bool:
    return max(seen.spaces) >= LATE


# Before the move.


def correction(seen: View, actions: Sequence[s.Action]) -> s.Action:
    now = outcome(seen, None)
    best = max(actions, key=lambda action: outcome(seen, action))
    enough = 1.0 if is_late(seen) or best.card == s.DOUBLE else PAYS
    return best if best != s.PASS and outcome(seen, best) - now >= enough else s.PASS


def outcome(seen: View, action: s.Action | None) -> float:
    seat = seen.seat or 0
    first, second, double = seen.formulas[seat] or 0, seen.seconds[seat], seen.doubles[seat]
    if action is not None and action.card == s.DOUBLE:
        double = True
    elif action is not None and action.symbols and not action.on_second:
        first = _changed(first, action)
    elif action is not None and action.symbols and second is not None:
        second = _changed(second, action)
    return _worth(seen, seat, (first, second) if double and second is not None else (first,))


def _changed(pile: s.Formula, action: s.Action) -> s.Formula:
    *out, put = action.symbols
    return pile & ~s.formula_of(out) | s.formula_of([put])


def _worth(seen: View, seat: Seat, piles: tuple[s.Formula, ...]) -> float:
    dice = tuple(face for face in seen.dice or () if face is not None)
    valid = valid_sets(dice)
    found = judged(piles, valid)
    if not found.valid:
        return -PENALTY if seat == seen.closer or seat in seen.bets else 0.0
    worth = float(found.cards)
    if seen.levels[seat] == "expert" or seen.spaces[seat] == seen.curse:
        return worth
    bonus = {ORANGE: ORANGE_BONUS, BLACK: drawn_value(valid[BLACK].bit_count())}
    return worth + sum(bonus[colour] for colour in found.perfect)


# After the move.


def spell_to_cast(seen: View, actions: Sequence[s.Action], keeps: int = 0) -> s.Action:
    best = max(actions, key=lambda action: spell_gain(seen, action))
    return best if best != s.PASS and spell_gain(seen, best) >= (1 if is_late(seen) else FAR + keeps) else s.PASS


def spell_gain(seen: View, action: s.Action) -> int:
    seat = seen.seat or 0
    own = seen.spaces[seat]
    others = [space for other, space in enumerate(seen.spaces) if other != seat and space < s.FINISH]
    if action.card == "tailwind":
        rank = 1 + sum(space > own for space in seen.spaces)
        return min(rank, s.FINISH - own)
    if action.card == "attraction":
        pulls = dict(action.pulls)
        by = [pulls.get(other, action.number or 0) for other in range(len(seen.spaces))]
        ahead = sum(min(by[other], space - own) for other, space in enumerate(seen.spaces) if own < space < s.FINISH)
        behind = sum(min(by[other], own - space) for other, space in enumerate(seen.spaces) if space < own)
        return ahead - behind
    if action.card == "hex":
        return 3 if action.target != seat and max(others, default=own) > own else 0
    if action.card == "block":
        return FAR if len(seen.order) > 1 and own < s.FINISH and own >= max(others, default=s.FINISH) else 0
    return 0


# Against a spell of another.


def reaction(seen: View, actions: Sequence[s.Action]) -> s.Action:
    if s.FOGGED not in actions or seen.pending is None:
        return s.PASS
    spell, first = seen.pending, s.root(seen.pending)
    if spell.action.card == s.FOG:
        return s.FOGGED if first.seat == seen.seat else s.PASS
    stings = spell.action.card in STINGS or (spell.action.card == "hex" and _leads(seen))
    return s.FOGGED if stings and (is_late(seen) or spell.action.card != "forgotten") else s.PASS


def _leads(seen: View) -> bool:
    return seen.seat is not None and seen.spaces[seen.seat] == max(seen.spaces)


# What to do.


class BalaiPolicy(Policy[s.State, s.Action, View]):
    """The only hidden things while writing are forgotten dice, so no level compares samples."""

    levels = LEVELS

    def __init__(self, skill: Skill = LEVELS["arch-witch"].skill) -> None:
        super().__init__(skill)

    def mannered(self, manner: Manner | None) -> Self:
        other = super().mannered(manner)
        if manner is not None:
            other.skill = self.skill._replace(**MANNERS[manner])
        return other

    def blank(self, seed: int | None = None) -> Memory:
        return Memory(seed)

    def remember(self, memory: Memory, events: Sequence[e.Event]) -> Memory:
        return remembered(memory, events, self.skill)

    def recall(self, view: View, memory: Memory) -> View:
        return RecalledView(view, memory)  # type: ignore[return-value]  # `redeal` and `choose` are given it back

    def waiting(self, view: View) -> s.Action | None:
        """PASS while the book is open, and while a Décret waits."""
        seen, _ = parted(view, Memory(0))
        waits = seen.phase == "write" and seen.seat in seen.decrees
        return s.PASS if seen.phase == "look" or waits else None

    def choose(self, view: View, actions: Sequence[s.Action]) -> s.Action:
        return _chosen(view, actions, self.skill)

    def blunder(self, view: View, actions: Sequence[s.Action]) -> s.Action:
        """Never close the book at once, write two piles, wait or cast a spell."""
        seen, memory = parted(view, Memory(0))
        if seen.phase == "resolve":
            return s.PASS
        if seen.phase == "write" and s.PASS not in actions:
            return s.WRITE[best(memory.mind, self.skill, False, seen.seat == seen.closer).formula]
        if seen.phase == "look" and s.PASS in actions:
            return s.PASS
        return _chosen(view, actions, self.skill)

    def play_on(self, state: s.State, seat: int) -> s.Action:
        actions = rules.legal(state, seat)
        if state.phase == "draw":
            return max(actions, key=lambda action: _keeping(action.card or ""))
        return actions[-1]

    def at_rest(self, state: s.State) -> bool:
        """Between rounds."""
        return state.phase == "roll"

    def worth(self, state: s.State, seat: int) -> int:
        """The lead over all others in tenths of a point. Spells count until the end."""
        totals = [TENTHS * score for score in rules.scores(state)]
        if state.phase != "over":
            for who, cards in enumerate(zip(state.cards, state.fresh, strict=True)):
                totals[who] += sum(KEEPING.get(card, 0) for pile in cards for card in pile)
        return ahead(totals, seat)


def _chosen(view: View, actions: Sequence[s.Action], skill: Skill) -> s.Action:
    seen, memory = parted(view, Memory(0))
    if seen.phase == "look":
        return _look(seen, memory, actions, skill)
    if seen.phase == "write":
        return _write(seen, memory, actions, skill)
    if seen.phase == "react":
        return reaction(seen, actions)
    if seen.phase == "draw":
        return max(actions, key=lambda action: _keeping(action.card or ""))
    if seen.phase == "resolve":
        return correction(seen, actions) if seen.window == "correction" else spell_to_cast(seen, actions, skill.keeps)
    return actions[-1] if s.ROLL not in actions else s.ROLL


def _keeping(card: s.Card) -> int:
    return KEEPING.get(card, 10 * s.points(card))


def may_win_bonus(seen: View) -> bool:
    seat = seen.seat or 0
    return seen.levels[seat] != "expert" and seen.spaces[seat] != seen.curse


def _look(seen: View, memory: Memory, actions: Sequence[s.Action], skill: Skill) -> s.Action:
    if s.PASS not in actions:
        return actions[0]
    formed = best(memory.mind, skill, may_win_bonus(seen), closer=True)
    return actions[0] if formed.formula and formed.sure >= skill.sure else s.PASS


def _write(seen: View, memory: Memory, actions: Sequence[s.Action], skill: Skill) -> s.Action:
    if s.PASS in actions:
        return s.PASS
    mind, closer = memory.mind, seen.seat == seen.closer or seen.seat in seen.bets
    own = (seen.cards[seen.seat] if seen.seat is not None else None) or ()
    formed = best(mind, skill, may_win_bonus(seen), closer)
    if s.DECREE in own and s.WAIT in actions and formed.worth < POOR:
        return s.WAIT
    if s.DOUBLE in own:
        first, second = two_piles(mind, skill, may_win_bonus(seen), closer)
        if first.formula and second.formula:
            return s.Action("write", formula=first.formula, second=second.formula)
    return s.WRITE[formed.formula]


POLICY: Final = BalaiPolicy()

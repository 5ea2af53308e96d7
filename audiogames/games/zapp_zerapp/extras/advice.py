from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import parted
from audiogames.core.messages import Message
from audiogames.core.presentation.advice import NO_DIFFERENCE, UNIT, Advice, Compare, Spread, Standing, often
from audiogames.games.zapp_zerapp.bot import (
    EXPOSED,
    HOME,
    POLICY,
    Memory,
    board_of,
    exposed_steps,
    likenesses,
    progress,
    promise,
    seat_of,
    worths_of,
)
from audiogames.games.zapp_zerapp.keys import choices
from audiogames.games.zapp_zerapp.rules import number_of
from audiogames.games.zapp_zerapp.rules.moves import made
from audiogames.games.zapp_zerapp.state import CITY, PIECES, Action, Place, State
from audiogames.games.zapp_zerapp.view import View

COUNTS_IN: Final = "advice-spaces"

IS_COUNTED: Final = True
"""Statements are counted on the board or from the seat's own shakes."""

THOUSAND: Final = 1000

WHOLE_WAY: Final = PIECES * (CITY + HOME)

SPREAD: Final = Spread(2000, 3000)
"""`left` is the remaining way of the leader."""


def advise(view: View, actions: Sequence[Action], compare: Compare, chance: Generator) -> tuple[Advice, ...]:
    """The best action comes first. `chance` is unused."""
    seen, memory = parted(view, Memory())
    if seen.seat is None or seen.phase not in ("shake", "move"):
        return ()
    if seen.phase == "move":
        moves = [choice.action for choice in choices(seen, tuple(actions))]  # of those that are alike, one
        return _moves(seen, moves, compare(moves, 1, 0))
    best, worths = POLICY.choose(view, actions), worths_of(seen)
    kept = {
        action: promise(seen, memory, action.place or 0, worths, POLICY.skill) // (seen.seats - 1)
        for action in actions
        if action.verb == "choose" and (action == best or _is_known(memory, action.place))
    }
    order = sorted(kept, key=lambda action: -kept[action])
    found = tuple(Advice(action, kept[action], _of_barrel(seen, memory, action)) for action in order)
    return found if best in kept else (Advice(best, None, _of_barrel(seen, memory, best)), *found)


def standing(view: View, worth: int) -> Standing:
    seen, _ = parted(view, Memory())
    assert seen.seat is not None
    state, others = board_of(seen), seen.seats - 1
    ways = [UNIT * progress(state, seat) for seat in range(seen.seats)]
    left = WHOLE_WAY - max(ways) // UNIT
    if seen.phase == "move":
        ways[seen.seat] = worth + (sum(ways) - ways[seen.seat]) // others
    else:
        ways[seen.seat] += worth
    return Standing(tuple(ways), max(0, left))


def _is_known(memory: Memory, place: Place | None) -> bool:
    return place is not None and (bool(memory.heard[place].shakes) or any(place == at for at, _ in memory.shown))


def _of_barrel(seen: View, memory: Memory, action: Action) -> Message:
    place, magic = action.place or 0, seen.magic_number or 0
    shown = dict(memory.shown)
    if place in shown:
        return Message("zapp-advice-seen", {"number": shown[place]})
    heard = memory.heard[place]
    if not heard.shakes:
        return Message("zapp-advice-unheard", {"number": memory.tried()})
    odds = likenesses(seen, memory, place, POLICY.skill)
    whole = sum(odds.values())
    high = sum(odd for number, odd in odds.items() if number > magic)
    too_high = often(round(THOUSAND * high / whole), THOUSAND) if whole else often(0, 1)
    return Message("zapp-advice-heard", {"number": round(exp(heard.estimate / THOUSAND)), "often": too_high})


class MoveEffects(NamedTuple):
    """Apprentices brought home, steps lost by others, steps made safer, steps forward."""

    home: int
    banishes: int
    safer: int
    forward: int


def _moves(seen: View, actions: Sequence[Action], worths: Sequence[int]) -> tuple[Advice, ...]:
    state, seat = board_of(seen), seat_of(seen)
    done = [_done(state, seat, action) for action in actions]
    order = sorted(range(len(actions)), key=lambda place: -worths[place])
    best = order[0]
    found = []
    for place in order:
        rival = order[1] if place == best and len(order) > 1 else best
        reason = _of_move(done[place], done[rival]) if place != rival else NO_DIFFERENCE
        found.append(Advice(actions[place], UNIT * worths[place], reason))
    return tuple(found)


def _done(state: State, seat: int, action: Action) -> MoveEffects:
    after, _ = made(state, seat, action, number_of(state, seat))
    own, others = after.apprentices[seat], [other for other in range(len(state.colours)) if other != seat]
    lost = sum(sum(state.apprentices[other]) - sum(after.apprentices[other]) for other in others)
    return MoveEffects(
        own.count(CITY) - state.apprentices[seat].count(CITY),
        lost,
        exposed_steps(state, seat) - exposed_steps(after, seat),
        sum(own) - sum(state.apprentices[seat]),
    )


def _of_move(done: MoveEffects, rival: MoveEffects) -> Message:
    safer = done.safer - rival.safer
    differences = {
        "home": (HOME * (done.home - rival.home), done.home),
        "banishes": (done.banishes - rival.banishes, done.banishes),
        "safer": (safer // EXPOSED, safer),
        "forward": (done.forward - rival.forward, done.forward),
    }
    name, (difference, told) = max(differences.items(), key=lambda each: each[1][0])
    return Message(f"zapp-advice-{name}", {"number": told}) if difference > 0 else NO_DIFFERENCE

"""From the start to the reveal: novices choose, dice are rolled, all look, then write (rule file 1.3 to 1.5)."""

from audiogames.core.chance import NumberBelow, Outcome, Request
from audiogames.core.game import clockwise, with_entry
from audiogames.core.messages import Seat
from audiogames.decks.du_balai import DICE, FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.rules import resolution, spells
from audiogames.games.du_balai.rules.formulas import valid_sets

ROLL_OF_DICE: Request = tuple(NumberBelow(len(faces)) for faces in DICE)
SAID_DICE: Request = (NumberBelow(len(FACES)),) * len(DICE)
# Which faces share a die is not known (B4), so that people may throw others than we.


def undecided(state: s.State) -> tuple[Seat, ...]:
    return tuple(seat for seat, level in enumerate(state.levels) if level == "novice" and state.spaces[seat] == s.START)


def start_at(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    assert action.number is not None
    state = state._replace(spaces=with_entry(state.spaces, seat, action.number))
    chosen = (e.StartChosen(seat, action.number),)
    return (state if undecided(state) else state._replace(phase="roll")), chosen


def last_placed(state: s.State) -> tuple[Seat, ...]:
    last = min(state.spaces)
    return tuple(seat for seat, space in enumerate(state.spaces) if space == last)


def rolled(state: s.State, outcome: Outcome) -> e.Result:
    """If no symbol is valid the dice are rolled again."""
    assert state.rolling is not None
    seat, dice = state.rolling, tuple(face for (face,) in outcome) if state.said else faces_of(outcome)
    if not any(valid_sets(dice)):
        return state, (e.RolledAgain(seat),)
    told = state.rules.pace != "common"
    looking = state._replace(phase="look", dice=dice, read=s.DICE_READ if told else 0, rolling=None)
    return looking, (e.Rolled(seat, dice if told else None),)


def faces_of(outcome: Outcome) -> tuple[s.Face, ...]:
    return tuple(FACES.index(faces[side]) for faces, (side,) in zip(DICE, outcome, strict=True))


def may_close(state: s.State) -> tuple[Seat, ...]:
    """Never from -2 (rule file 1.4)."""
    if state.rules.pace == "no-closer" or state.read < s.DICE_READ:
        return ()
    return tuple(seat for seat, space in enumerate(state.spaces) if space > s.LAST and seat not in state.bets)


def bet(state: s.State, seat: Seat) -> e.Result:
    return state._replace(bets=(*state.bets, seat)), (e.Bet(seat),)


def close(state: s.State, seat: Seat | None) -> e.Result:
    return state._replace(phase="write", closer=seat), (e.BookClosed(seat),)


def clock_runs(state: s.State) -> bool:
    rules = state.rules
    return (
        state.read < s.DICE_READ
        or rules.pace in ("window", "no-closer")
        or rules.time_limit > 0
        or all(space == s.LAST for space in state.spaces)
    )


def run_out(state: s.State) -> e.Result:
    if state.read == s.DICE_READ:
        return close(state, None)
    assert state.dice is not None
    told = e.DieTold(state.read, state.dice[state.read])
    return state._replace(read=state.read + 1), (told,)


# While formulas are written: who locks, who waits with a Décret, and when Décrets are shown (rule file 1.4, 1.5).


def write(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    """Lock one or two piles. The seat no longer looks or waits."""
    second = action.second or None
    state = state._replace(
        formulas=with_entry(state.formulas, seat, action.formula),
        seconds=with_entry(state.seconds, seat, second),
        decrees=s.without(state.decrees, seat),
        looking=s.without(state.looking, seat),
    )
    state, events = _go_on(state)
    return state, (e.Wrote(seat, action.formula, second), *events)


def wait(state: s.State, seat: Seat) -> e.Result:
    """Wait with a Décret until every other seat has locked its formula or waits too."""
    state, events = _go_on(state._replace(decrees=tuple(sorted((*state.decrees, seat)))))
    return state, (e.Waits(seat), *events)


def _go_on(state: s.State) -> e.Result:
    left = s.unlocked(state)
    if not left:
        return resolution.reveal(state)
    if set(left) == set(state.decrees):
        return show_next(state)
    return state._replace(phase="write"), ()


def show_next(state: s.State) -> e.Result:
    """Clockwise from the closer. After the last one, all whose Décret stands look together."""
    around = clockwise(len(state.spaces), 0 if state.closer is None else state.closer)
    seat = next((seat for seat in around if seat in state.decrees), None)
    if seat is None:
        looks = tuple(e.DecreeLooked(looker, state.dice) for looker in around if looker in state.looking)
        return state._replace(phase="write"), looks
    shown = spells.offered(state._replace(decrees=s.without(state.decrees, seat)), s.PendingSpell(seat, s.WAIT))
    return shown, (e.SpellCast(seat, s.DECREE, (), False, None, (), None, False),)


def decree_settled(state: s.State, seat: Seat, stands: bool) -> e.Result:
    """Let the seat look, unless its Décret was cancelled, then show the next one."""
    if stands:
        state = state._replace(looking=tuple(sorted((*state.looking, seat))))
    return show_next(state)


def stop_looking(state: s.State) -> e.Result:
    return state._replace(looking=()), (e.LookEnded(state.looking),)

"""The rules of Du Balai! (rule file 1.3 to 1.6): pure functions over `State`."""

from collections.abc import Sequence

from audiogames.core.chance import Outcome, Request, Shuffle
from audiogames.core.errors import BadOptions, IllegalAction, NotYourTurn, reason
from audiogames.core.game import Json
from audiogames.core.messages import Message, Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.descriptor import CHOOSES
from audiogames.games.du_balai.rules import allowed, book, resolution, rounds, spells
from audiogames.games.du_balai.rules.allowed import listed

scores = rounds.scores
winners = rounds.winners


def begin(players: Sequence[Json], rules: s.Rules) -> s.State:
    """Raises BadOptions for an impossible level or start."""
    levels = tuple(_level(seat) for seat in players)
    starts = tuple(_start(seat, level, rules) for seat, level in zip(players, levels, strict=True))
    seats = len(levels)
    nothing = ((),) * seats
    table = s.State(
        rules,
        "setup",
        levels,
        starts,
        nothing,
        nothing,
        (None,) * seats,
        (None,) * seats,
        (False,) * seats,
        unplaced=s.all_cards(rules),
    )
    return table if book.undecided(table) else table._replace(phase="roll")


def _level(seat: Json) -> s.Level:
    written = "normal" if seat.get("level") is None else seat["level"]
    level: s.Level | None = next((level for level in s.LEVELS if level == written), None)
    if level is None:
        raise BadOptions(reason("balai-seat-level-unknown", level=str(written)[:40], known=", ".join(s.LEVELS)))
    return level


def _start(seat: Json, level: s.Level, chosen: s.Rules) -> s.Space:
    """Only novices may choose a start (B18). CHOOSES is START: a novice there is asked.

    Raises BadOptions.
    """
    start = seat.get("start")
    if start is None:
        return chosen.novice_start if level == "novice" else s.START
    if level != "novice" or not isinstance(start, int) or start not in (CHOOSES, *s.NOVICE_STARTS):
        raise BadOptions(reason("balai-seat-start-wrong", min=s.NOVICE_STARTS[0], max=s.NOVICE_STARTS[-1]))
    return start


def pending_chance(state: s.State) -> Request:
    if state.unplaced:
        return (Shuffle(len(state.unplaced)),)
    if state.rolling is not None:
        return book.SAID_DICE if state.said else book.ROLL_OF_DICE
    if state.drawing:
        return (Shuffle(len(state.deck) + len(state.discard)),)
    return (Shuffle(len(state.deck)),) if state.shuffling else ()


def apply_chance(state: s.State, outcome: Outcome) -> e.Result:
    if state.unplaced:
        beneath = tuple(state.unplaced[place] for place in outcome[0])
        began = state.phase in ("setup", "roll") and len(beneath) == len(s.all_cards(state.rules))
        began_now = (e.GameBegan(state.levels, state.spaces),) if began else ()
        return state._replace(deck=state.deck + beneath, unplaced=()), began_now
    if state.rolling is not None:
        return book.rolled(state, outcome)
    if state.drawing:
        return resolution.reshuffled(state, outcome[0])
    return resolution.shuffled(state, outcome[0])


def to_act(state: s.State) -> tuple[Seat, ...]:
    if state.phase == "over" or pending_chance(state):
        return ()
    if state.phase == "setup":
        return book.undecided(state)
    if state.phase == "roll":
        return book.last_placed(state)
    if state.phase == "look":
        return book.may_close(state)
    if state.phase == "write":
        return s.unlocked(state)
    return tuple(sorted(state.waiting)) if state.phase == "react" else state.order[:1]


def legal(state: s.State, seat: Seat) -> tuple[s.Action, ...]:
    """Of the ways to write, only those with one pile."""
    return listed(state, seat) if seat in to_act(state) else ()


def why_not(state: s.State, seat: Seat, action: s.Action) -> Message | None:
    if state.phase == "over":
        return reason("game-is-over")
    if seat not in to_act(state):
        return allowed.why_not_now(state, seat, action)
    return allowed.why_not(state, seat, action)


def apply(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    why = why_not(state, seat, action)
    if why is not None:
        raise (IllegalAction if seat in to_act(state) else NotYourTurn)(why)
    if state.phase == "react":
        return _react(state, seat, action)
    return _do(state, seat, action)


def _do(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    if action.verb == "start":
        return book.start_at(state, seat, action)
    if action.verb == "roll":
        return state._replace(rolling=seat), ()
    if action.verb == "bet":
        return book.bet(state, seat)
    if action.verb == "close":
        return book.close(state, seat)
    if action.verb == "write":
        return book.write(state, seat, action)
    if action.verb == "decree":
        return book.wait(state, seat)
    if action.verb == "keep":
        assert action.card is not None
        return resolution.keep(state, action.card)
    if action.verb == "pass":
        return resolution.passed(state)
    down = spells.face_down(state, seat, action)
    return spells.offered(state, s.PendingSpell(seat, action)), (e.spell_cast(seat, action, down),)


def _react(state: s.State, seat: Seat, action: s.Action) -> e.Result:
    """After the last answer the spell takes effect or is cancelled."""
    state, answer = spells.answered(state, seat, action.card == s.FOG)
    if state.waiting:
        return state, answer
    state, events = _settle(state)
    return state, (*answer, *events)


def _settle(state: s.State) -> e.Result:
    fog = spells.first_fog(state)
    if fog is not None:
        return spells.fogged(state, fog)
    state, spell, stands, cancelled = spells.settled(state)
    if spell.action.verb == "decree":
        state, events = book.decree_settled(state, spell.seat, stands)
        return state, (*cancelled, *events)
    state, done = spells.cast(state, spell.seat, spell.action) if stands else (state, ())
    state, events = resolution.after_spell(state)
    return state, (*cancelled, *done, *events)


def clock_runs(state: s.State) -> bool:
    """While looking (see `book`), during a Décret, and during reactions."""
    if pending_chance(state):
        return False
    if state.phase == "look":
        return book.clock_runs(state)
    return state.phase == "react" or (state.phase == "write" and bool(state.looking))


def run_out(state: s.State) -> e.Result:
    if not clock_runs(state):
        raise IllegalAction(reason("no-clock"))
    if state.phase == "look":
        return book.run_out(state)
    if state.phase == "write":
        return book.stop_looking(state)
    state, passed = spells.passed_for_all(state)
    state, events = _settle(state)
    return state, (*passed, *events)

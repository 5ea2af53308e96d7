"""The rules of Zapp Zerapp (rule file 4.4 to 4.6): pure functions over `State`."""

from collections.abc import Collection, Sequence

from audiogames.core.chance import NumberBelow, Outcome, Request, Shuffle
from audiogames.core.errors import BadOptions, IllegalAction, NotYourTurn, reason
from audiogames.core.game import Json, clockwise, with_entry
from audiogames.core.messages import Message, Seat
from audiogames.decks.zapp_zerapp import BARRELS, COLOURS
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept import DRAWS, Gesture, percept
from audiogames.games.zapp_zerapp.rules import moves
from audiogames.games.zapp_zerapp.state import (
    CITY,
    PIECES,
    ROLL,
    START,
    Action,
    Colour,
    Piece,
    Place,
    Rules,
    State,
    colours_of,
    on_barrel,
)

Events = tuple[e.Event, ...]
Result = tuple[State, Events]


def begin(seats: Sequence[Json], rules: Rules) -> State:
    """Raises BadOptions for an unavailable colour."""
    named: list[Colour | None] = []
    for seat in seats:
        named.append(_colour(seat.get("colour"), named))
    colours = colours_of(named, rules.corners == "adjacent")
    return State(rules, "roll", colours, ((START,) * PIECES,) * len(colours), BARRELS, 0, shuffling=True)


def _colour(value: object, named: Sequence[Colour | None]) -> Colour | None:
    if value is None:
        return None
    if not isinstance(value, str) or value not in COLOURS:
        raise BadOptions(reason("zapp-seat-colour-unknown", colour=str(value)[:40], known=", ".join(COLOURS)))
    colour = COLOURS.index(value)
    if colour in named:
        raise BadOptions(reason("zapp-seat-colour-twice", colour=value))
    return colour


def pending_chance(state: State) -> Request:
    if state.rolling:
        return (NumberBelow(6), NumberBelow(6))
    if state.shuffling:
        return (Shuffle(len(state.barrels)),)
    return (NumberBelow(DRAWS),) if state.shaken is not None else ()


def apply_chance(state: State, outcome: Outcome) -> Result:
    return chance_heard(state, outcome, range(len(state.colours)))


def chance_heard(state: State, outcome: Outcome, seats: Collection[Seat]) -> Result:
    if state.rolling:
        dice = (outcome[0][0] + 1, outcome[1][0] + 1)
        rolled = state._replace(rolling=False, dice=dice, magic_number=sum(dice))
        return _begin_shaking(rolled), (e.Rolled(state.roller, dice),)
    if state.shuffling:
        row = tuple(state.barrels[place] for place in outcome[0])
        return state._replace(barrels=row, shuffling=False), (e.BarrelsReturned(True),)
    assert state.shaken is not None
    seat, place = state.shaken
    difficulty = "hard" if state.gesture == "quick" else state.rules.difficulty
    gesture: Gesture = "tip" if state.gesture == "tip" else "shake"
    heard = percept(state.barrels[place], outcome[0][0], difficulty, gesture) if seat in seats else None
    done = state._replace(shaken=None, gesture="shake")
    return done, (e.Shook(seat, place, heard, state.rules.shaking != "equal"),)


def _begin_shaking(state: State) -> State:
    seats = len(state.colours)
    left = state.rules.shakes if state.rules.shaking != "melee" else 0
    return state._replace(
        phase="shake",
        held=((),) * seats,
        chosen=(None,) * seats,
        settled=(),
        shakes_left=(left,) * seats,
        order=(),
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """While shaking, all that have not chosen, or one at a time in a draft."""
    if state.phase == "over" or state.rolling or state.shuffling or state.shaken is not None:
        return ()
    if state.phase == "roll":
        return (state.roller,)
    if state.phase == "move":
        return state.order[:1]
    choosing = tuple(seat for seat in in_turn(state) if state.chosen[seat] is None)
    return choosing[:1] if state.rules.shaking == "draft" else tuple(sorted(choosing))


def in_turn(state: State) -> tuple[Seat, ...]:
    return clockwise(len(state.colours), state.roller)


def free(state: State) -> tuple[Place, ...]:
    """Nobody holds these barrels or has publicly chosen them."""
    gone = {place for places in state.held for place in places}
    if state.rules.shaking == "equal":
        gone |= {place for seat in state.settled if (place := state.chosen[seat]) is not None}
    else:
        gone |= {place for place in state.chosen if place is not None}
    return tuple(place for place in range(len(state.barrels)) if place not in gone)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(state):
        return ()
    if state.phase == "roll":
        return (ROLL,)
    if state.phase == "move":
        return moves.listed(state, seat, number_of(state, seat))
    if state.rules.shaking == "melee":
        own = state.held[seat]
        taking = free(state) if len(own) < state.rules.barrels_in_hand else ()
        return (
            *(on_barrel("take", place) for place in taking),
            *(on_barrel(verb, place) for verb in ("shake", "release", "choose") for place in own),
        )
    shaking = free(state) if state.shakes_left[seat] else ()
    return (*(on_barrel("shake", place) for place in shaking), *(on_barrel("choose", place) for place in free(state)))


def number_of(state: State, seat: Seat) -> int:
    place = state.chosen[seat]
    assert place is not None
    return state.barrels[place]


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    if state.phase == "over":
        return reason("game-is-over")
    if seat not in to_act(state):
        chose = state.phase == "shake" and state.chosen[seat] is not None
        return reason("zapp-refuse-chosen") if chose else reason("not-your-turn")
    if state.phase == "roll":
        return None if action == ROLL else reason("zapp-refuse-roll-first")
    if state.phase == "move":
        return _why_not_move(state, seat, action, number_of(state, seat))
    return _why_not_shake(state, seat, action, free(state))


def apply(state: State, seat: Seat, action: Action) -> Result:
    why = why_not(state, seat, action)
    if why is not None:
        raise (IllegalAction if seat in to_act(state) else NotYourTurn)(why)
    if action.verb == "roll":
        return state._replace(rolling=True), ()
    if action.verb == "move":
        return _move(state, seat, action)
    assert action.place is not None
    if action.verb == "take":
        return _with_held(state, seat, (*state.held[seat], action.place)), (e.Took(seat, action.place),)
    if action.verb == "release":
        kept = tuple(place for place in state.held[seat] if place != action.place)
        return _with_held(state, seat, kept), (e.Released(seat, action.place),)
    if action.verb == "shake":
        return _shake(state._replace(gesture=action.gesture), seat, action.place), ()
    return _choose(state, seat, action.place)


def _with_held(state: State, seat: Seat, places: tuple[Place, ...]) -> State:
    return state._replace(held=with_entry(state.held, seat, places))


def _shake(state: State, seat: Seat, place: Place) -> State:
    if state.rules.shaking == "melee":
        return state._replace(shaken=(seat, place))
    left = with_entry(state.shakes_left, seat, state.shakes_left[seat] - 1)
    return state._replace(shaken=(seat, place), shakes_left=left)


def _choose(state: State, seat: Seat, place: Place) -> Result:
    events: list[e.Event] = []
    if state.rules.shaking == "melee":
        events = [e.Released(seat, other) for other in state.held[seat] if other != place]
        state = _with_held(state, seat, ())
    state = state._replace(chosen=with_entry(state.chosen, seat, place))
    events.append(e.Chose(seat, place, state.rules.shaking != "equal"))
    if None in state.chosen:
        return state, tuple(events)
    if state.rules.shaking == "equal":
        state, clashes = _settle(state)
        events += clashes
        if None in state.chosen:
            return state, tuple(events)
    state, revealed = _reveal(state)
    return state, (*events, *revealed)


def _settle(state: State) -> Result:
    """A barrel chosen by several seats goes to the first clockwise from the roller. The others choose again."""
    chosen, events = list(state.chosen), list[e.Event]()
    for place in sorted({place for place in state.chosen if place is not None}):
        wanting = [seat for seat in in_turn(state) if state.chosen[seat] == place]
        if len(wanting) > 1:
            events.append(e.Clashed(place, wanting[0], tuple(wanting[1:])))
            for seat in wanting[1:]:
                chosen[seat] = None
    settled = tuple(seat for seat, place in enumerate(chosen) if place is not None) if events else ()
    return state._replace(chosen=tuple(chosen), settled=settled), tuple(events)


def _reveal(state: State) -> Result:
    """Seats with at most the magic number move, the highest number first (Z1)."""
    magic = state.magic_number
    assert magic is not None
    events: list[e.Event] = []
    for seat in in_turn(state):
        place = state.chosen[seat]
        if place is not None:
            number = state.barrels[place]
            events.append(e.Revealed(seat, place, number, number <= magic))
    shown = [event for event in events if isinstance(event, e.Revealed) and event.valid]
    order = tuple(event.seat for event in sorted(shown, key=lambda event: -event.number))
    chosen = tuple(place if seat in order else None for seat, place in enumerate(state.chosen))
    state = state._replace(
        phase="move", order=order, chosen=chosen, settled=(), held=((),) * len(chosen), shakes_left=(0,) * len(chosen)
    )
    if order:
        return state, tuple(events)
    state, ended = _end_round(state)
    return state, (*events, *ended)


def _move(state: State, seat: Seat, action: Action) -> Result:
    state, events = moves.made(state, seat, action, number_of(state, seat))
    state = state._replace(order=state.order[1:], chosen=with_entry(state.chosen, seat, None))
    if state.apprentices[seat].count(CITY) == PIECES:
        over = _cleared(state)._replace(phase="over")
        return over, (*events, e.GameEnded(scores(over), winners(over)))
    if state.order:
        return state, events
    state, ended = _end_round(state)
    return state, (*events, *ended)


def _end_round(state: State) -> Result:
    roller = (state.roller + 1) % len(state.colours)
    fresh = _cleared(state)._replace(phase="roll", roller=roller, dice=None, magic_number=None)
    if state.rules.memory:
        return fresh, (e.BarrelsReturned(False),)
    return fresh._replace(shuffling=True), ()


def _cleared(state: State) -> State:
    return state._replace(held=(), chosen=(), settled=(), shakes_left=(), order=())


def clock_runs(state: State) -> bool:
    """In the mêlée, while exactly one seat has not chosen (Z10)."""
    return (
        state.phase == "shake"
        and state.rules.shaking == "melee"
        and state.rules.countdown > 0
        and state.shaken is None
        and state.chosen.count(None) == 1
    )


def run_out(state: State) -> Result:
    """A seat that has not chosen gets no barrel (Z10). Raises IllegalAction without a clock."""
    if not clock_runs(state):
        raise IllegalAction(reason("no-clock"))
    late = state.chosen.index(None)
    back = tuple(e.Released(late, place) for place in state.held[late])
    revealed, events = _reveal(_with_held(state, late, ()))
    return revealed, (*back, e.LeftWithout(late), *events)


def scores(state: State) -> tuple[int, ...]:
    return tuple(steps.count(CITY) for steps in state.apprentices)


def winners(state: State) -> tuple[Seat, ...]:
    if state.phase != "over":
        return ()
    return tuple(seat for seat, home in enumerate(scores(state)) if home == PIECES)


# Why a seat may not do something: each reason its own sentence.


def _why_not_shake(state: State, seat: Seat, action: Action, free: tuple[Place, ...]) -> Message | None:
    if action.verb in ("roll", "move") or action.place is None:
        return reason("zapp-refuse-shake-first")
    if state.rules.shaking == "melee":
        return _why_not_in_hand(state, seat, action, action.place, free)
    if action.verb in ("take", "release"):
        return reason("zapp-refuse-no-hands")
    if action.place not in free:
        return _about(action.place, "zapp-refuse-taken")
    if action.verb == "shake" and not state.shakes_left[seat]:
        return reason("zapp-refuse-no-shakes-left")
    return None


def _why_not_in_hand(state: State, seat: Seat, action: Action, place: Place, free: tuple[Place, ...]) -> Message | None:
    own = state.held[seat]
    if action.verb != "take":
        return None if place in own else _about(place, "zapp-refuse-not-in-hand")
    if place in own:
        return _about(place, "zapp-refuse-in-hand")
    if len(own) >= state.rules.barrels_in_hand:
        return reason("zapp-refuse-hands-full", number=state.rules.barrels_in_hand)
    return None if place in free else _about(place, "zapp-refuse-taken")


def _why_not_move(state: State, seat: Seat, action: Action, steps: int) -> Message | None:
    if action.verb != "move" or action.piece is None:
        return reason("zapp-refuse-move-first")
    if state.apprentices[seat][action.piece] >= CITY:
        return reason("zapp-refuse-in-city", number=action.piece + 1)
    going = moves.way(state, seat, action.piece, steps)
    for piece in action.companions:
        if piece not in going.companions:
            id = "zapp-refuse-companion" if state.rules.advanced else "zapp-refuse-no-companions"
            return reason(id, piece=_piece_name(piece))
    for piece in action.leaving:
        if going.end < CITY or piece[0] != going.piece[0] or piece not in action.companions:
            return reason("zapp-refuse-leaving", piece=_piece_name(piece))
    return _why_not_banish(state, action, going)


def _why_not_banish(state: State, action: Action, going: moves.Way) -> Message | None:
    if action.banished and not state.rules.manual_banish:
        return reason("zapp-refuse-banish-itself")
    for piece in action.banished:
        if piece not in going.banishable or piece in action.companions:
            return reason("zapp-refuse-banish", piece=_piece_name(piece))
    return None


def _piece_name(piece: Piece) -> Message:
    return Message("zapp-piece", {"colour": Message(f"colour-{COLOURS[piece[0]]}"), "number": piece[1] + 1})


def _about(place: Place, id: str) -> Message:
    return reason(id, number=place + 1)

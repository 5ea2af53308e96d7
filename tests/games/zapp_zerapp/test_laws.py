"""The laws of every game, over random tables: nothing leaks, refusals change nothing, what is listed is allowed."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from audiogames.core.chance import Generator, could_be
from audiogames.core.errors import BadRequest, GameError, IllegalAction, NotYourTurn, StaleVersion
from audiogames.core.events import heard
from audiogames.core.game import QUESTIONS
from audiogames.core.table import Step, Table
from audiogames.decks.zapp_zerapp import APPRENTICES
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept import Impact
from audiogames.games.zapp_zerapp.rules import clock_runs, free
from audiogames.games.zapp_zerapp.state import ROLL, Action, State

from . import reference
from .deals import random_options, random_position
from .positions import GAME, PLACES, Position, at, new

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**64)
CHOICES = st.integers(0, 2**16)
NO_ACTIONS = (
    "",
    "roll 1",
    "take",
    "take N",
    "choose c",
    "move",
    "move 4",
    "move 1 with",
    "time",
    "draw",
    "move 1 red-1",
)
WITH_PLACE = tuple(Action(verb, place) for verb in ("take", "shake", "release", "choose") for place in range(13))
SINGLE = (ROLL, *WITH_PLACE, *(Action("move", piece=number) for number in range(3)))
MALFORMED = (Action("take"), Action("shake"), Action("choose"), Action("release"), Action("move"), Action("roll", 3))
SILENT = Impact(0, 0, "wall")
RATTLE = re.compile("[\u2800-\u28ff]")
PIECES = st.lists(st.sampled_from(APPRENTICES), max_size=3, unique=True)


class Tables(RuleBasedStateMachine):
    """A table that people play at, misplay at and take moves back at."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[Position] = []  # before each action that somebody chose

    @initialize(seats=SEATS, seed=SEEDS)
    def sit_down(self, seats: int, seed: int) -> None:
        if seed % 4:
            self.table: Table = at(random_position(seed, seats), seed)
        else:
            self.table = new(seats, random_options(Generator(seed)), seed)

    def state(self) -> State:
        state: State = GAME.load(self.table.position())
        return state

    def remember(self) -> tuple[Position, int, list[Step]]:
        return self.table.position(), self.table.version, list(self.table.steps)

    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(len(self.table.players)))

    # What people do.

    @precondition(lambda self: not self.table.over)
    @rule(choice=CHOICES, stamped=st.booleans())
    def play(self, choice: int, stamped: bool) -> None:
        seat, action = self.choose(choice)
        before, version, steps = self.table.position(), self.table.version, len(self.table.steps)
        events = self.table.submit(seat, action, version if stamped else None)
        self.check_steps(events, version, steps)
        self.places.append(before)

    def choose(self, choice: int) -> tuple[int, Action]:
        """Mostly what brings the game on."""
        legal = self.table.legal()
        seat = list(legal)[choice % len(legal)]
        choosing = [action for action in legal[seat] if action.verb == "choose"]
        actions = choosing if choosing and choice % 10 < 7 else legal[seat]
        return seat, actions[choice // 10 % len(actions)]

    def check_steps(self, events: tuple[Any, ...], version: int, steps: int) -> None:
        done = self.table.steps[steps:]
        assert self.table.version == version + len(done)
        assert tuple(event for step in done for event in step.events) == events
        for step in done:
            if step.entry.chance is not None:
                assert could_be(GAME.pending_chance(step.before), step.entry.chance)

    @precondition(lambda self: not self.table.over)
    @rule(moves=st.sampled_from([5, 30, 120]), seed=SEEDS)
    def play_on(self, moves: int, seed: int) -> None:
        """So that a machine of few steps comes to the end of a game: nobody shakes."""
        chance = Generator(seed)
        while moves and not self.table.over:
            self.play(chance.below(2**12) * 10, stamped=True)
            moves -= 1

    @rule()
    def time_runs_out(self) -> None:
        before, running = self.remember(), clock_runs(self.state())
        assert self.table.view(None).clock_runs == running
        if not running:
            with pytest.raises(IllegalAction) as refused:
                self.table.time()
            assert refused.value.message.id == "no-clock"
            assert self.remember() == before
            return
        events = self.table.time()
        self.check_steps(events, before[1], len(before[2]))
        self.places.append(before[0])
        assert any(isinstance(event, e.LeftWithout) for event in events)

    @rule(choice=st.integers(0, 10), text=st.sampled_from(NO_ACTIONS))
    def act_wrongly(self, choice: int, text: str) -> None:
        before, state = self.remember(), self.state()
        for seat in range(len(self.table.players)):
            illegal = [action for action in SINGLE if GAME.why_not(state, seat, action)]
            for wrong in (*illegal[choice::11], *MALFORMED, text):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    self.table.submit(seat, wrong)
                assert isinstance(refused.value, NotYourTurn) == (seat not in self.table.to_act())
        assert self.remember() == before

    @rule(seat=st.sampled_from([-1, 4, 99, True, "0", None, 0.0]))
    def act_as_nobody(self, seat: Any) -> None:
        before = self.remember()
        with pytest.raises(BadRequest) as refused:
            self.table.submit(seat, "roll")
        assert refused.value.message.id == "seat-unknown"
        assert self.remember() == before

    @precondition(lambda self: not self.table.over)
    @rule(away=st.sampled_from([-1, 1]))
    def act_on_another_version(self, away: int) -> None:
        before = self.remember()
        seat, actions = next(iter(self.table.legal().items()))
        with pytest.raises(StaleVersion):
            self.table.submit(seat, actions[0], self.table.version + away)
        assert self.remember() == before

    @rule(who=st.integers(0, 3), watchers=st.sets(st.integers(0, 3)))
    def undo(self, who: int, watchers: set[int]) -> None:
        """The last choice is taken back with what followed by itself, unless it showed somebody what was hidden."""
        seats = len(self.table.players)
        seat, people = who % seats, {watcher % seats for watcher in watchers}
        before, steps = self.remember(), list(self.table.steps)
        try:
            count = self.table.undo(seat, people)
        except IllegalAction:
            assert self.remember() == before
            return
        undone = steps[-count:]
        assert self.table.steps == steps[:-count]
        assert self.table.position() == self.places.pop()
        assert undone[0].entry.seat == seat  # what follows may be a move of another that left no choice
        assert all(step.entry.chance is None or step.before.shaken for step in undone)
        shown = e.Rolled | e.Revealed | e.Clashed
        assert not any(isinstance(event, shown) for step in undone for event in step.events)
        shaken = [event.seat for step in undone for event in step.events if isinstance(event, e.Shook)]
        assert seat not in shaken

    # What must always hold.

    @rule(seed=SEEDS)
    def a_position_loads_again(self, seed: int) -> None:
        table = at(self.table.position(), seed)
        assert table._state == self.table._state
        assert table.position() == self.table.position()
        assert table.legal_position() == self.table.legal_position()

    @rule()
    def why_not_is_none_exactly_when_apply_accepts(self) -> None:
        state = self.state()
        for seat in range(len(self.table.players)):
            legal = GAME.legal(state, seat)
            for action in (*SINGLE, *MALFORMED):
                refusal = GAME.why_not(state, seat, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    with pytest.raises(GameError) as refused:
                        GAME.apply(state, seat, action)
                    assert refused.value.message == refusal
            for action in legal:
                assert GAME.why_not(state, seat, action) is None
                assert GAME.parse_action(GAME.format_action(action)) == action
                GAME.apply(state, seat, action)
            assert bool(legal) == bool(GAME.legal_position(state, seat)) == (seat in GAME.to_act(state))
        assert bool(GAME.to_act(state)) != self.table.over

    @rule(seed=SEEDS)
    def nothing_leaks_from_the_view(self, seed: int) -> None:
        """Shuffle what a seat cannot know: all it sees and may do stays."""
        for seat in self.viewers():
            view = self.table.view(seat)
            state = GAME.redeal(view, Generator(seed))
            assert GAME.view(state, seat) == view
            assert GAME.view_position(GAME.view(state, seat)) == GAME.view_position(view)
            if seat is not None:
                assert GAME.legal(state, seat) == GAME.legal(self.state(), seat)
                assert GAME.legal_position(state, seat) == GAME.legal_position(self.state(), seat)

    @precondition(lambda self: self.table.steps)
    @rule(seed=SEEDS)
    def nothing_leaks_from_the_events(self, seed: int) -> None:
        """Shuffle what stays hidden through the last steps: a seat hears the same of them, but for its own shakes."""
        for step in self.table.steps[-4:]:
            after, _ = done_with(step, step.before)
            for seat in self.viewers():
                anew, events = done_with(step, redealt(step, seat, Generator(seed)), Generator(seed))
                assert silenced(heard(events, seat)) == silenced(heard(step.events, seat))
                assert told(heard(events, seat), anew, seat) == told(heard(step.events, seat), after, seat)
                assert GAME.view(anew, seat) == GAME.view(after, seat)

    @precondition(lambda self: self.table.steps)
    @rule(choice=CHOICES)
    def nothing_leaks_of_which_barrel_another_shakes_or_chooses_in_secret(self, choice: int) -> None:
        """In `equal`: had it been another barrel, the others would hear and see the same."""
        step = self.table.steps[-1]
        if step.before.rules.shaking != "equal" or not any(
            isinstance(event, e.Chose | e.Shook) for event in step.events
        ):
            return
        if any(isinstance(event, e.Clashed | e.Revealed) for event in step.events):
            return
        after, _ = done_with(step, step.before)
        seat, other = another_way(step, choice)
        anew, events = done_with(other, other.before)
        for viewer in self.viewers():
            alike = heard(events, viewer) == heard(step.events, viewer)
            assert alike == (viewer != seat)
            if viewer != seat:
                assert GAME.view(anew, viewer) == GAME.view(after, viewer)

    @invariant()
    def the_barrels_are_the_thirteen(self) -> None:
        assert sorted(self.table.position()["barrels"]) == [*range(1, 14)]

    @invariant()
    def every_apprentice_stands_somewhere(self) -> None:
        place = self.table.position()
        assert len({seat["colour"] for seat in place["seats"]}) == len(place["seats"])
        for seat in place["seats"]:
            assert len(seat["apprentices"]) == 3
            assert all(space in ("start", "city", *range(24)) for space in seat["apprentices"])

    @invariant()
    def the_game_is_over_exactly_with_three_in_a_city(self) -> None:
        home = [seat["apprentices"].count("city") for seat in self.table.position()["seats"]]
        assert list(self.table.scores) == home
        assert self.table.over == (3 in home)
        assert list(self.table.winners) == [seat for seat, number in enumerate(home) if number == 3]

    @invariant()
    def nobody_has_more_in_hand_than_allowed_and_no_barrel_is_in_two_hands(self) -> None:
        """4.4: at most two barrels in hand; one barrel each; no stealing."""
        place = self.table.position()
        held = [letter for hand in place["held"].values() for letter in hand]
        assert all(len(hand) <= place["options"]["barrels_in_hand"] for hand in place["held"].values())
        public = place["chosen"] if place["options"]["shaking"] != "equal" or place["turn"]["order"] else {}
        assert len({*held, *public.values()}) == len(held) + len(public)
        assert not set(place["held"]) & set(place["chosen"])

    @invariant()
    def those_who_are_to_move_have_low_enough_numbers_in_falling_order(self) -> None:
        place = self.table.position()
        order = place["turn"]["order"]
        numbers = [place["barrels"][PLACES.index(place["chosen"][str(seat)])] for seat in order]
        assert numbers == sorted(set(numbers), reverse=True)
        assert all(number <= place["magic_number"] for number in numbers)


def done_with(step: Step, before: State, chance: Generator | None = None) -> tuple[State, tuple[Any, ...]]:
    """Do a step again from another state; what a shake sounds like may be drawn anew."""
    if step.entry.chance is not None:
        outcome = step.entry.chance
        if chance is not None and before.shaken is not None:
            outcome = chance.draw(GAME.pending_chance(before))
        after, events = GAME.apply_chance(before, outcome)
    elif step.entry.seat is None:
        after, events = GAME.run_out(before)
    else:
        after, events = GAME.apply(before, step.entry.seat, GAME.parse_action(step.entry.action))
    return after, events


def redealt(step: Step, viewer: int | None, chance: Generator) -> State:
    """Return the state before a step with what the viewer cannot know changed, except what the step itself shows."""
    before: State = step.before
    seen = GAME.view(before, viewer)
    shown = {event.place: event.number for event in step.events if isinstance(event, e.Revealed)}
    if shown or any(isinstance(event, e.Clashed) for event in step.events):
        seen = seen._replace(chosen=before.chosen)
    numbers = tuple(shown.get(place, number) for place, number in enumerate(seen.numbers))
    state: State = GAME.redeal(seen._replace(numbers=numbers), chance)
    return state


def silenced(events: tuple[Any, ...]) -> list[Any]:
    """Return events with nothing left of a percept but its length."""
    return [
        event._replace(percept=event.percept and (SILENT,) * len(event.percept))
        if isinstance(event, e.Shook)
        else event
        for event in events
    ]


def told(events: tuple[Any, ...], state: State, seat: int | None) -> tuple[Any, ...]:
    """Return all that a seat is told, shown and may ask; nothing is left of a percept but its length."""
    view = GAME.view(state, seat)
    messages = [
        message._replace(arguments={name: hushed(value) for name, value in message.arguments.items()})
        for message in (*GAME.tell(events, view), *GAME.detail(events, view))
    ]
    cues = [cue._replace(percept=len(cue.percept)) for cue in GAME.cues(events, view)]
    answers = [GAME.ask(question, view) for question in QUESTIONS]
    choices = GAME.choices(view, GAME.legal(state, seat)) if seat is not None else ()
    return messages, cues, answers, choices, GAME.zones(view)


def hushed(value: Any) -> Any:
    """Return an argument of a message, a rattle in braille as so many empty cells."""
    return RATTLE.sub("\u2800", value) if isinstance(value, str) else value


def another_way(step: Step, choice: int) -> tuple[int, Step]:
    """Return who shook or chose a barrel in a step, and the step with another barrel in its place."""
    before: State = step.before
    if before.shaken is not None:
        seat, place = before.shaken
        others = [other for other in free(before) if other != place]
        return seat, step._replace(before=before._replace(shaken=(seat, others[choice % len(others)])))
    assert step.entry.seat is not None
    action = GAME.parse_action(step.entry.action)
    others = [other for other in free(before) if other != action.place]
    changed = GAME.format_action(action._replace(place=others[choice % len(others)]))
    return step.entry.seat, step._replace(entry=step.entry._replace(action=changed))


Tables.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestTables = Tables.TestCase


@given(
    seats=SEATS,
    seed=SEEDS,
    piece=st.integers(1, 3),
    companions=PIECES,
    leaving=PIECES,
    banished=PIECES,
)
@settings(max_examples=300, deadline=None)
def test_exactly_the_moves_of_the_reference_engine_are_allowed(
    seats: int, seed: int, piece: int, companions: list[str], leaving: list[str], banished: list[str]
) -> None:
    """Whoever is named with, left or banished: listed or not."""
    table = at(random_position(seed, seats, "move"))
    place, state = table.position(), table._state
    (seat,) = table.to_act()
    allowed = set(reference.legal(place, seat))
    parts = reference.written(piece, companions, leaving, banished)
    for text in (parts, reference.written(piece, companions, [], []), reference.written(piece, [], [], banished)):
        assert (GAME.why_not(state, seat, GAME.parse_action(text)) is None) == (text in allowed)


@given(seats=SEATS, seed=SEEDS, choices=st.lists(CHOICES, max_size=40))
@settings(max_examples=25, deadline=None)
def test_same_seed_options_and_actions_make_the_same_events(seats: int, seed: int, choices: list[int]) -> None:
    """Notation page: same game, options, seed and actions: same events."""
    options = random_options(Generator(seed))
    first, second = (new(seats, options, seed) for _ in range(2))
    assert first.steps == second.steps
    for choice in choices:
        if first.over:
            break
        legal = first.legal()
        seat = list(legal)[choice % len(legal)]
        action = GAME.format_action(legal[seat][choice % len(legal[seat])])
        assert first.submit(seat, action) == second.submit(seat, action)
    assert first.position() == second.position()

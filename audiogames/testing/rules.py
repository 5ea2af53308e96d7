"""The laws of the rules: nothing leaks, refusals change nothing, journals are complete, games end."""

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from audiogames.bots.levels import LEVELS, make_bot, next_to_act, runs
from audiogames.core.chance import Generator, could_be
from audiogames.core.errors import BadRequest, GameError, IllegalAction, NotYourTurn, StaleVersion
from audiogames.core.events import heard, learners
from audiogames.core.game import QUESTIONS
from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.table import Table, hear
from audiogames.storage.journal_files import FileStore
from audiogames.testing.moments import moments, seats_of, viewers
from audiogames.testing.trials import Position, Trial

SEEDS = st.integers(0, 2**64)
CHOICES = st.integers(0, 2**16)
PLACES = st.integers(0, 5)
EVERY = 13
"""One in this many illegal actions is tried at a time."""


class Machine(RuleBasedStateMachine):
    """A table at which people play, misplay, take moves back, leave and come back."""

    trial: ClassVar[Trial]

    def __init__(self) -> None:
        super().__init__()
        self.game = self.trial.game
        self.folder = tempfile.TemporaryDirectory()
        self.store: JournalStore = MemoryStore()
        self.places: list[Position] = []  # before each thing that someone did, or the clock

    @initialize(place=PLACES, seed=SEEDS, on_disk=st.booleans())
    def sit_down(self, place: int, seed: int, on_disk: bool) -> None:
        seats = seats_of(self.trial, place)
        if on_disk:
            self.store = FileStore(Path(self.folder.name) / "game", new=True)
        if seed % 3:
            self.table = Table.load(self.trial.position(seed, seats), seed, self.store)
        else:
            options = dict(self.trial.options(seed, seats))
            self.table = Table.new(self.game.name, [{}] * seats, options, seed, self.store)
        self.components = self.trial.components(self.table)

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def remember(self) -> tuple[Position, list[str], int, list[Any]]:
        return self.table.position(), self.store.lines(), self.table.version, list(self.table.steps)

    def open(self) -> bool:
        return bool(self.table.to_act())

    # What people do.

    @precondition(open)
    @rule(choice=CHOICES, stamped=st.booleans())
    def play(self, choice: int, stamped: bool) -> None:
        seat, action = self.trial.choose(self.table, choice)
        before = self.remember()
        events = self.table.submit(seat, action, before[2] if stamped else None)
        self.check_steps(before, events)

    def check_steps(self, before: Any, events: Sequence[Any]) -> None:
        position, lines, version, steps = before
        done = self.table.steps[len(steps) :]
        assert self.table.version == version + len(done)
        assert len(self.store.lines()) == len(lines) + len(done)
        assert tuple(event for step in done for event in step.events) == tuple(events)
        for step in done:
            if step.entry.chance is not None:
                assert could_be(self.game.pending_chance(step.before), step.entry.chance)
        self.places.append(position)

    @rule(moves=st.sampled_from([5, 30, 120]), seed=SEEDS)
    def play_on(self, moves: int, seed: int) -> None:
        """So that a machine of few steps comes to the end of a game."""
        chance = Generator(seed)
        while moves and not self.table.over:
            moves -= 1
            if not self.table.to_act() or (self.trial.late and runs(self.table) and not chance.below(4)):
                self.time_runs_out()
            else:
                self.play(chance.below(2**12) * 10, stamped=True)

    @rule()
    def time_runs_out(self) -> None:
        before = self.remember()
        if runs(self.table):
            self.check_steps(before, self.table.time())
            return
        with pytest.raises(IllegalAction) as refused:
            self.table.time()
        assert refused.value.message.id == "no-clock"
        assert self.remember() == before

    @rule(choice=CHOICES)
    def act_wrongly(self, choice: int) -> None:
        before, state = self.remember(), self.game.load(self.table.position())
        text = self.trial.no_actions[choice % len(self.trial.no_actions)]
        for seat in range(len(self.table.players)):
            illegal = [action for action in self.trial.actions() if self.game.why_not(state, seat, action)]
            for wrong in (*illegal[choice % EVERY :: EVERY], text):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    self.table.submit(seat, wrong)
                assert isinstance(refused.value, NotYourTurn) == (seat not in self.table.to_act())
        assert self.remember() == before

    @rule(seat=st.sampled_from([-1, 6, 99, True, "0", None, 0.0]))
    def act_as_nobody(self, seat: Any) -> None:
        before = self.remember()
        with pytest.raises(BadRequest) as refused:
            self.table.submit(seat, self.trial.no_actions[0])
        assert refused.value.message.id == "seat-unknown"
        assert self.remember() == before

    @precondition(open)
    @rule(away=st.sampled_from([-1, 1]))
    def act_on_another_version(self, away: int) -> None:
        before = self.remember()
        seat, actions = next(iter(self.table.legal().items()))
        with pytest.raises(StaleVersion):
            self.table.submit(seat, actions[0], self.table.version + away)
        assert self.remember() == before

    @precondition(lambda self: self.table.over)
    @rule()
    def look_at_the_end(self) -> None:
        assert self.table.legal() == {}
        assert self.table.winners
        assert all(self.table.scores[seat] == max(self.table.scores) for seat in self.table.winners)

    @rule(who=PLACES, watchers=st.sets(PLACES))
    def undo(self, who: int, watchers: set[int]) -> None:
        """The last choice is taken back with its automatic consequences, unless it revealed something hidden."""
        seats = len(self.table.players)
        seat, people = who % seats, {watcher % seats for watcher in watchers}
        before = self.remember()
        try:
            count = self.table.undo(seat, people)
        except IllegalAction:
            assert self.remember() == before
            return
        undone = before[3][-count:]
        assert self.table.steps == before[3][:-count]
        assert self.table.position() == self.places.pop()
        assert undone[0].entry.seat == seat
        assert not any(isinstance(event, self.trial.shown) for step in undone for event in step.events)
        assert not any(learners(event, people | {seat}) for step in undone for event in step.events)
        assert self.table.version == before[2] + 1

    @rule()
    def leave_and_come_back(self) -> None:
        """The journal is the whole table. A table just loaded then makes its forced moves."""
        before = self.remember()
        if isinstance(self.store, FileStore):
            self.store.close()
            self.store = FileStore(self.store.path)
        self.table = Table.resume(self.store)
        assert self.table.steps[: len(before[3])] == before[3]
        if self.table.steps == before[3]:
            assert self.remember() == before
        else:
            assert not before[3]
            self.places.append(before[0])

    # What must always hold.

    @rule(seed=SEEDS)
    def a_position_loads_again(self, seed: int) -> None:
        table = Table.load(json.loads(json.dumps(self.table.position())), seed)
        assert table.position() == self.table.position()
        assert table.legal() == self.table.legal()
        assert table.legal_position() == self.table.legal_position()
        for seat in viewers(self.table):
            assert table.view(seat) == self.table.view(seat)

    @rule()
    def why_not_is_none_exactly_when_apply_accepts(self) -> None:
        state = self.game.load(self.table.position())
        for seat in range(len(self.table.players)):
            legal = self.game.legal(state, seat)
            allowed = set(legal)
            for action in self.trial.actions():
                refusal = self.game.why_not(state, seat, action)
                assert (refusal is None) == (action in allowed)
                if refusal is not None:
                    with pytest.raises(GameError) as refused:
                        self.game.apply(state, seat, action)
                    assert refused.value.message == refusal
            for action in legal[:: 1 + len(legal) // 40]:
                assert self.game.why_not(state, seat, action) is None
                assert self.game.parse_action(self.game.format_action(action)) == action
                self.game.apply(state, seat, action)
            assert len(allowed) == len(legal)
            assert bool(legal) == bool(self.game.legal_position(state, seat)) == (seat in self.game.to_act(state))
        assert bool(self.game.to_act(state) or runs(self.table)) != self.table.over

    @rule(seed=SEEDS)
    def nothing_leaks_from_the_view(self, seed: int) -> None:
        state = self.game.load(self.table.position())
        for seat in viewers(self.table):
            anew = self.game.redeal(self.table.view(seat), Generator(seed))
            self.assert_alike(state, anew, seat)
            assert self.game.load(self.game.position(anew)) is not None

    def assert_alike(self, state: Any, anew: Any, seat: int | None) -> None:
        """A seat cannot distinguish two states, in any form."""
        game, view, other = self.game, self.game.view(state, seat), self.game.view(anew, seat)
        assert other == view
        assert game.view_position(other) == game.view_position(view)
        assert game.zones(other) == game.zones(view)
        assert [game.ask(question, other) for question in QUESTIONS] == [game.ask(q, view) for q in QUESTIONS]
        if seat is not None:
            legal = game.legal(state, seat)
            assert game.legal(anew, seat) == legal
            assert game.legal_position(anew, seat) == game.legal_position(state, seat)
            assert game.choices(other, legal) == game.choices(view, legal)

    @precondition(lambda self: self.table.steps)
    @rule(seed=SEEDS)
    def nothing_leaks_from_the_events(self, seed: int) -> None:
        """Redeal what stays hidden through the last steps: a seat hears the same, except what they reveal."""
        for step in self.table.steps[-4:]:
            after, events = self.trial.repeated(step, step.before, Generator(seed))
            for seat in viewers(self.table):
                before = self.trial.redealt(step, seat, Generator(seed))
                if before is None:
                    continue
                anew, others = self.trial.repeated(step, before, Generator(seed))
                truly, again = heard(events, seat), heard(others, seat)
                assert self.trial.unshown(again, seat) == self.trial.unshown(truly, seat)
                if self.game.view(anew, seat) == self.game.view(after, seat):
                    assert self.told(again, anew, seat) == self.told(truly, after, seat)
                else:
                    assert self.trial.unshown(truly, seat) != truly

    def told(self, events: Sequence[Any], state: Any, seat: int | None) -> Any:
        view = self.game.view(state, seat)
        events = self.trial.unshown(events, seat)
        messages = (*self.game.tell(events, view), *self.game.detail(events, view))
        return [self.trial.muffled(one) for one in (*messages, *self.game.cues(events, view))]

    @rule(choice=CHOICES)
    def the_laws_of_the_game_itself_hold(self, choice: int) -> None:
        for law in self.trial.laws:
            law(self.table, choice)

    @invariant()
    def nothing_is_lost_and_nothing_appears(self) -> None:
        assert self.trial.components(self.table) == self.components

    @invariant()
    def the_table_is_in_order(self) -> None:
        self.trial.check(self.table)


LONGEST = 5000
"""Maximum actions of a game in which people mostly move towards its end."""


class RuleLaws:
    trial: ClassVar[Trial]
    examples: ClassVar[int] = 50
    """Each table has twenty random steps."""
    levels: ClassVar[Sequence[str]] = LEVELS
    """Levels of the bots that play a whole game."""

    def test_at_a_table_where_people_do_what_they_like_every_law_holds(self) -> None:
        machine: Any = type("Laws", (Machine,), {"trial": self.trial})
        run_state_machine_as_test(
            machine, settings=settings(max_examples=self.examples, stateful_step_count=20, deadline=None)
        )

    def test_random_games_end(self) -> None:
        trial = self.trial
        for seed in range(15):
            seats = seats_of(trial, seed)
            table = Table.new(trial.name, [{}] * seats, dict(trial.options(seed, seats)), seed)
            chance = Generator(seed)
            for _ in range(LONGEST):
                if table.over:
                    break
                if not table.to_act() or (trial.late and runs(table) and not chance.below(3)):
                    table.time()
                else:
                    table.submit(*trial.choose(table, chance.below(2**12) * 10))
            assert table.over

    def test_random_games_come_to_every_phase(self) -> None:
        """So that the laws cover all of them."""
        found = {table.view(0).phase for seed in range(14) for table in moments(self.trial, seed)}
        assert found == self.trial.phases

    def test_same_seed_options_and_actions_make_the_same_events(self) -> None:
        trial, game = self.trial, self.trial.game
        for seed in range(20):
            seats, chance = seats_of(trial, seed), Generator(seed)
            options = dict(trial.options(seed, seats))
            first, second = (Table.new(trial.name, [{}] * seats, options, seed) for _ in range(2))
            assert first.steps == second.steps
            for _ in range(3 * seed):
                if first.over:
                    break
                if not first.to_act():
                    assert first.time() == second.time()
                    continue
                seat, action = trial.choose(first, chance.below(2**16))
                text = action if isinstance(action, str) else game.format_action(action)
                assert first.submit(seat, text) == second.submit(seat, text)
            assert first.position() == second.position()

    def test_a_redeal_is_not_the_truth_given_back(self) -> None:
        """Otherwise the laws would hold of a game that hides nothing."""
        table = Table.load(self.trial.position(2, self.trial.game.max_seats))
        found = {self.trial.game.redeal(table.view(None), Generator(seed)) for seed in range(20)}
        assert (len(found) > 1) == self.trial.hides

    def test_bots_play_to_the_end(self) -> None:
        name, seats, chance = self.trial.name, self.trial.game.max_seats, Generator(1)
        table = Table.new(name, [{}] * seats, {}, 1)
        bots = {seat: make_bot(name, self.levels[seat % len(self.levels)], seat) for seat in range(seats)}
        for _ in range(LONGEST):
            if table.over:
                break
            seat = next_to_act(table, bots, chance)
            if seat is None:
                events = table.time()
            else:
                events = table.submit(seat, bots[seat].choose(table.view(seat), table.legal()[seat]))
            for other, bot in bots.items():
                bot.hear(hear(table, events, other))
        assert table.over
        assert table.winners

"""The laws of every game, over random tables: nothing leaks, refusals change nothing, journals tell the whole story."""

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from audiogames.core.chance import Generator
from audiogames.core.errors import BadRequest, GameError, IllegalAction, NotYourTurn, StaleVersion
from audiogames.core.events import heard
from audiogames.core.journal import FileStore, JournalStore, MemoryStore
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import CARDS, VALUE
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY, TRUMP, Action, State
from tests.games.roue_des_sorcieres.positions import GAME

from .deals import random_position
from .positions import ALL_CARDS, Position, cards_in, number

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**64)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "side": st.sampled_from(["descending", "ascending"]),
        "keep_last_trump": st.booleans(),
        "show_scores": st.booleans(),
    },
)
NO_ACTIONS = ("", "play", "trump", "pass", "play blue-0", "play blue-7 blue-8", "no-trump blue-7", "time", "play  ")
EVERY_ACTION = (*PLAY, *TRUMP, NO_TRUMP, Action("play", None), Action("trump", None), Action("no-trump", 7))


class Tables(RuleBasedStateMachine):
    """A table that people play at, misplay at, leave and come back to."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store: JournalStore = MemoryStore()

    @initialize(seats=SEATS, options=OPTIONS, seed=SEEDS, on_disk=st.booleans())
    def sit_down(self, seats: int, options: dict[str, Any], seed: int, on_disk: bool) -> None:
        if on_disk:
            self.store = FileStore(Path(self.folder.name) / "game", new=True)
        if seed % 3:
            self.table = Table.new("roue_des_sorcieres", [{}] * seats, options, seed, self.store)
        else:
            self.table = Table.load(random_position(seed, seats), seed, self.store)
        place = self.table.position()
        self.cards = sorted(cards_in(place))
        self.places = [place] * len(self.table.steps)  # before each step

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def state(self) -> State:
        state: State = GAME.load(self.table.position())
        return state

    def remember(self) -> tuple[Position, list[str], int]:
        return self.table.position(), self.store.lines(), self.table.version

    # What people do.

    @precondition(lambda self: not self.table.over)
    @rule(choice=st.integers(0, 5), stamped=st.booleans())
    def play(self, choice: int, stamped: bool) -> None:
        ((seat, actions),) = self.table.legal().items()
        before, version = self.table.position(), self.table.version
        events = self.table.submit(seat, actions[choice % len(actions)], version if stamped else None)
        assert self.table.version == version + 1  # nothing follows by itself in this game
        assert self.table.steps[-1].events == events
        self.places.append(before)

    @precondition(lambda self: not self.table.over)
    @rule(moves=st.sampled_from([5, 30, 200]), seed=SEEDS)
    def play_on(self, moves: int, seed: int) -> None:
        """So that a machine of few steps comes to the end of a game."""
        chance = Generator(seed)
        while moves and not self.table.over:
            self.play(chance.below(6), stamped=True)
            moves -= 1

    @rule(choice=st.integers(0, 5), text=st.sampled_from(NO_ACTIONS))
    def act_wrongly(self, choice: int, text: str) -> None:
        before = self.remember()
        state = self.state()
        for seat in range(len(self.table.players)):
            illegal = [action for action in EVERY_ACTION if action not in GAME.legal(state, seat)]
            for wrong in (*illegal[choice::17], text):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    self.table.submit(seat, wrong)
                assert isinstance(refused.value, NotYourTurn) == (seat not in self.table.to_act())
        assert self.remember() == before

    @rule(seat=st.sampled_from([-1, 6, 99, True, "0", None, 0.0]))
    def act_as_nobody(self, seat: Any) -> None:
        before = self.remember()
        with pytest.raises(BadRequest) as refused:
            self.table.submit(seat, "no-trump")
        assert refused.value.message.id == "seat-unknown"
        assert self.remember() == before

    @precondition(lambda self: not self.table.over)
    @rule(away=st.sampled_from([-1, 1]))
    def act_on_another_version(self, away: int) -> None:
        before = self.remember()
        ((seat, actions),) = self.table.legal().items()
        with pytest.raises(StaleVersion):
            self.table.submit(seat, actions[0], self.table.version + away)
        assert self.remember() == before

    @precondition(lambda self: self.table.over)
    @rule()
    def look_at_the_end(self) -> None:
        """After the end there is always this to do."""
        assert self.table.legal() == {}
        assert self.table.winners
        assert max(self.table.scores) == self.table.scores[self.table.winners[0]]

    @rule(who=st.integers(0, 5), watchers=st.sets(st.integers(0, 5)))
    def undo(self, who: int, watchers: set[int]) -> None:
        seats = len(self.table.players)
        seat, people = who % seats, {watcher % seats for watcher in watchers}
        before = self.remember()
        try:
            count = self.table.undo(seat, people)
        except IllegalAction:
            assert self.remember() == before
            return
        assert count == 1
        assert self.table.position() == self.places.pop()
        assert self.table.version == before[2] + 1

    @rule()
    def leave_and_come_back(self) -> None:
        """Save and resume: the journal is the whole table."""
        before, steps = self.remember(), list(self.table.steps)
        if isinstance(self.store, FileStore):
            self.store.close()
            self.store = FileStore(self.store.path)
        self.table = Table.resume(self.store)
        assert self.remember() == before
        assert self.table.steps == steps

    # What must always hold.

    @rule(seed=SEEDS)
    def a_position_loads_again(self, seed: int) -> None:
        table = Table.load(self.table.position(), seed)
        assert table.position() == self.table.position()
        assert table.legal() == self.table.legal()
        for seat in (None, *range(len(table.players))):
            assert table.view(seat) == self.table.view(seat)

    @rule()
    def why_not_is_none_exactly_when_apply_accepts(self) -> None:
        state = self.state()
        for seat in range(len(self.table.players)):
            legal = GAME.legal(state, seat)
            for action in EVERY_ACTION:
                refusal = GAME.why_not(state, seat, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    with pytest.raises(GameError) as refused:
                        GAME.apply(state, seat, action)
                    assert refused.value.message == refusal
            for action in legal:
                GAME.apply(state, seat, action)
        assert bool(GAME.to_act(state)) != self.table.over

    @rule(seed=SEEDS)
    def nothing_leaks_from_the_view(self, seed: int) -> None:
        """Deal anew what a seat cannot know: all it sees, and all it may do, stays."""
        for seat in (None, *range(len(self.table.players))):
            view = self.table.view(seat)
            state = GAME.redeal(view, Generator(seed))
            assert GAME.view(state, seat) == view
            assert GAME.view_position(GAME.view(state, seat)) == GAME.view_position(view)
            if seat is not None:
                assert GAME.legal(state, seat) == GAME.legal(self.state(), seat)

    @precondition(lambda self: self.table.steps and self.table.steps[-1].entry.action)
    @rule(seed=SEEDS)
    def nothing_leaks_from_the_events(self, seed: int) -> None:
        """Deal anew before the last action: a seat hears the same of it, but for what the action shows it."""
        step = self.table.steps[-1]
        actor, action = step.entry.seat, GAME.parse_action(step.entry.action or "")
        for seat in (None, *range(len(self.table.players))):
            state = GAME.redeal(GAME.view(step.before, seat), Generator(seed))
            if actor is None or GAME.why_not(state, actor, action) is not None:
                continue  # the actor was dealt another hand
            after, events = GAME.apply(state, actor, action)
            truly, anew = heard(step.events, seat), heard(events, seat)
            assert hidden(truly, seat) == hidden(anew, seat)
            view, view_anew = self.table.view(seat), GAME.view(after, seat)
            if truly == anew and view == view_anew:
                assert GAME.tell(truly, view) == GAME.tell(anew, view_anew)
            assert GAME.cues(truly, view) == GAME.cues(anew, view_anew)

    @invariant()
    def no_card_is_lost_and_none_appears(self) -> None:
        """Conservation of the 54 cards, or of those the position had."""
        assert sorted(cards_in(self.table.position())) == self.cards

    @invariant()
    def no_hand_exceeds_six(self) -> None:
        """Notation page: counting the card in the trick."""
        place = self.table.position()
        in_trick = [entry["seat"] for entry in place["trick"]]
        assert all(len(seat["hand"]) + (n in in_trick) <= 6 for n, seat in enumerate(place["seats"]))

    @invariant()
    def the_points_add_up(self) -> None:
        place = self.table.position()
        piles = [[VALUE[number(card)] for card in seat["captured"]] for seat in place["seats"]]
        assert [sum(pile) for pile in piles] == list(self.table.scores)

    @invariant()
    def the_wheel_stands_on_the_trump(self) -> None:
        place = self.table.position()
        assert not place["trump_pile"] or place["wheel"] == int(place["trump_pile"][-1][-1])


def hidden(events: tuple[Any, ...], seat: int | None) -> list[Any]:
    """Return events without what they were meant to show: the card that the seat drew, and the final scores."""
    return [
        event._replace(card=None) if isinstance(event, e.Drew) and event.seat == seat else event
        for event in events
        if not isinstance(event, e.GameEnded)
    ]


Tables.TestCase.settings = settings(max_examples=80, stateful_step_count=25, deadline=None)
TestTables = Tables.TestCase


@given(seats=SEATS, options=OPTIONS, seed=SEEDS, choices=st.lists(st.integers(0, 5), max_size=120))
@settings(max_examples=25, deadline=None)
def test_same_seed_options_and_actions_make_the_same_events(
    seats: int, options: dict[str, Any], seed: int, choices: list[int]
) -> None:
    """Notation page: same game, options, seed and actions: same events."""
    first, second = (Table.new("roue_des_sorcieres", [{}] * seats, options, seed) for _ in range(2))
    assert first.steps == second.steps
    for choice in choices:
        if first.over:
            break
        ((seat, actions),) = first.legal().items()
        action = GAME.format_action(actions[choice % len(actions)])
        assert first.submit(seat, action) == second.submit(seat, action)
    assert first.position() == second.position()


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_redeal_deals_every_hidden_card_anew(seats: int) -> None:
    """So that the law above is not kept by giving back the truth."""
    table = Table.new("roue_des_sorcieres", [{}] * seats, seed=1)
    view = table.view(0)
    states = [GAME.redeal(view, Generator(seed)) for seed in range(60)]
    known = {*view.hand, *view.trump_pile}
    assert {card for state in states for card in state.hands[1]} == set(CARDS) - known
    assert {state.draw_pile[0] for state in states} <= set(CARDS) - known
    assert all(sorted(cards_in(GAME.position(state))) == ALL_CARDS for state in states)

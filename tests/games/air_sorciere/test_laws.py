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
from audiogames.core.game import QUESTIONS
from audiogames.core.journal import FileStore, JournalStore, MemoryStore
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARDS
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import (
    COMMON,
    DRAW,
    KEEP,
    LAND,
    NO_DIPLOMA,
    NO_LAND,
    STOP,
    TAKE,
    Action,
    State,
)
from audiogames.games.air_sorciere.view import View
from tests.games.air_sorciere.positions import GAME

from .deals import random_options, random_position
from .positions import Position, cards_in, grimoires_in

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**64)
CHOICES = st.integers(0, 2**16)
NO_ACTIONS = ("", "draw 1", "take", "take green-0", "land blue", "diploma green:", "discard", "time", "play green-1")
SINGLE = (DRAW, KEEP, COMMON, STOP, NO_LAND, NO_DIPLOMA, *TAKE, *LAND)
MALFORMED = (Action("take"), Action("land"), Action("diploma"), Action("diploma", (), 3), Action("discard"))
HASTE = ("diploma", "land", "keep", "stop")


class Tables(RuleBasedStateMachine):
    """A table that people play at, misplay at, leave and come back to."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store: JournalStore = MemoryStore()
        self.places: list[Position] = []  # before each action that somebody chose

    @initialize(seats=SEATS, seed=SEEDS, on_disk=st.booleans())
    def sit_down(self, seats: int, seed: int, on_disk: bool) -> None:
        if on_disk:
            self.store = FileStore(Path(self.folder.name) / "game", new=True)
        if seed % 2:
            options = random_options(Generator(seed), seats)
            self.table = Table.new("air_sorciere", [{}] * seats, options, seed, self.store)
        else:
            self.table = Table.load(random_position(seed, seats), seed, self.store)
        place = self.table.position()
        self.cards, self.grimoires = sorted(cards_in(place)), grimoires_in(place)

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def state(self) -> State:
        state: State = GAME.load(self.table.position())
        return state

    def remember(self) -> tuple[Position, list[str], int]:
        return self.table.position(), self.store.lines(), self.table.version

    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(len(self.table.players)))

    # What people do.

    @precondition(lambda self: not self.table.over)
    @rule(choice=CHOICES, stamped=st.booleans())
    def play(self, choice: int, stamped: bool) -> None:
        seat, action = self.choose(choice)
        before, version, steps = self.table.position(), self.table.version, len(self.table.steps)
        events = self.table.submit(seat, action, version if stamped else None)
        done = self.table.steps[steps:]
        assert self.table.version == version + len(done)
        assert tuple(event for step in done for event in step.events) == events
        self.places.append(before)

    def choose(self, choice: int) -> tuple[int, Action]:
        """Mostly what brings the game to its end."""
        legal = self.table.legal()
        seat = list(legal)[choice % len(legal)]
        hasty = [action for action in legal[seat] if action.verb in HASTE]
        actions = hasty if hasty and choice % 10 < 7 else legal[seat]
        return seat, actions[choice // 10 % len(actions)]

    @precondition(lambda self: not self.table.over)
    @rule(moves=st.sampled_from([5, 30, 200]), seed=SEEDS)
    def play_on(self, moves: int, seed: int) -> None:
        """So that a machine of few steps comes to the end of a game."""
        chance = Generator(seed)
        while moves and not self.table.over:
            self.play(chance.below(2**16), stamped=True)
            moves -= 1

    @rule(choice=st.integers(0, 10), text=st.sampled_from(NO_ACTIONS))
    def act_wrongly(self, choice: int, text: str) -> None:
        before, state = self.remember(), self.state()
        for seat in range(len(self.table.players)):
            illegal = [action for action in SINGLE if action not in GAME.legal(state, seat)]
            for wrong in (*illegal[choice::11], *MALFORMED, text):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    self.table.submit(seat, wrong)
                assert isinstance(refused.value, NotYourTurn) == (seat not in self.table.to_act())
        assert self.remember() == before

    @rule(seat=st.sampled_from([-1, 5, 99, True, "0", None, 0.0]))
    def act_as_nobody(self, seat: Any) -> None:
        before = self.remember()
        with pytest.raises(BadRequest) as refused:
            self.table.submit(seat, "draw")
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

    @precondition(lambda self: self.table.over)
    @rule()
    def look_at_the_end(self) -> None:
        """After the end there is always this to do."""
        assert self.table.legal() == {}
        assert self.table.winners
        assert max(self.table.scores) == self.table.scores[self.table.winners[0]]

    @rule(who=st.integers(0, 4), watchers=st.sets(st.integers(0, 4)))
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
        assert {step.entry.seat for step in undone} == {seat}
        shown = e.Drew | e.Reshuffled if people <= {seat} else e.Drew | e.Reshuffled | e.DiplomaEarned | e.CatDiscarded
        assert not any(isinstance(event, shown) for step in undone for event in step.events)
        assert self.table.version == before[2] + 1

    @rule()
    def leave_and_come_back(self) -> None:
        """Save and resume: the journal is the whole table. One just loaded then does what leaves no choice."""
        before, steps = self.remember(), list(self.table.steps)
        if isinstance(self.store, FileStore):
            self.store.close()
            self.store = FileStore(self.store.path)
        self.table = Table.resume(self.store)
        assert self.table.steps[: len(steps)] == steps
        if steps or len(self.table.steps) == 0:
            assert self.remember() == before
        else:
            self.places.append(before[0])

    # What must always hold.

    @rule(seed=SEEDS)
    def a_position_loads_again(self, seed: int) -> None:
        table = Table.load(self.table.position(), seed)
        assert table.position() == self.table.position()
        assert table.legal() == self.table.legal()
        for seat in self.viewers():
            assert table.view(seat) == self.table.view(seat)

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
                GAME.apply(state, seat, action)
            assert bool(legal) == (seat in GAME.to_act(state))
        assert bool(GAME.to_act(state)) != self.table.over

    @rule(seed=SEEDS)
    def nothing_leaks_from_the_view(self, seed: int) -> None:
        """Shuffle what a seat cannot know: all it sees, hears on asking, and may do, stays."""
        for seat in self.viewers():
            view = self.table.view(seat)
            state = GAME.redeal(view, Generator(seed))
            assert_alike(view, GAME.view(state, seat))
            if seat is not None:
                legal = GAME.legal(state, seat)
                assert legal == GAME.legal(self.state(), seat)
                assert GAME.choices(view, legal) == GAME.choices(GAME.view(state, seat), legal)

    @precondition(lambda self: self.table.steps)
    @rule(seed=SEEDS)
    def nothing_leaks_from_the_events(self, seed: int) -> None:
        """Shuffle the pile beneath its top card before the last step: a seat hears the same of it."""
        step = self.table.steps[-1]
        if not step.entry.action and not step.before.shuffling:
            return  # the first shuffle of all
        after, events = repeated(step, Generator(seed))
        assert events == step.events
        for seat in self.viewers():
            view, anew = self.table.view(seat), GAME.view(after, seat)
            assert_alike(view, anew)
            truly, again = heard(step.events, seat), heard(events, seat)
            assert GAME.tell(truly, view) == GAME.tell(again, anew)
            assert GAME.detail(truly, view) == GAME.detail(again, anew)
            assert GAME.cues(truly, view) == GAME.cues(again, anew)

    @precondition(lambda self: not self.state().rules.open_hands)
    @rule(seed=SEEDS)
    def hands_of_others_are_neither_shown_nor_told(self, seed: int) -> None:
        """A15: unless hands are open, exchange cards between the others' hands, and nothing that is said changes."""
        events = [event for step in self.table.steps[-3:] for event in step.events]
        for seat in self.viewers():
            view = self.table.view(seat)
            anew = with_hands_exchanged(view, Generator(seed))
            assert GAME.tell(events, view) == GAME.tell(events, anew)
            assert GAME.detail(events, view) == GAME.detail(events, anew)
            for question in QUESTIONS:
                assert GAME.ask(question, view) == GAME.ask(question, anew)
            assert GAME.view_position(view) == GAME.view_position(anew)
            assert GAME.zones(view) == GAME.zones(anew)

    @invariant()
    def no_card_is_lost_and_none_appears(self) -> None:
        """Conservation of the 75 cards, or of those the position had, and of the grimoires."""
        assert sorted(cards_in(self.table.position())) == self.cards
        assert grimoires_in(self.table.position()) == self.grimoires

    @invariant()
    def columns_rise(self) -> None:
        """2.4: strictly increasing."""
        for seat in self.table.position()["seats"]:
            assert all(column == sorted(set(column)) != [] for column in seat["columns"].values())

    @invariant()
    def the_points_follow_from_the_grimoires(self) -> None:
        place = self.table.position()
        for seat, points in zip(place["seats"], self.table.scores, strict=True):
            sets = min(seat["grimoires"].values())
            bonus = sets if place["options"]["bonus"] == "per_set" else min(sets, 1)
            assert points == sum(seat["grimoires"].values()) + bonus

    @invariant()
    def hands_are_within_the_limit_once_the_cat_has_gone(self) -> None:
        """CHAT NOIR: between its drawing and the next landing or bonus nobody holds more."""
        place = self.table.position()
        drawn = place["turn"]["drawn"]
        if place["turn"]["phase"] == "placing" and drawn.endswith("-15") and self.table.steps:
            assert all(len(seat["hand"]) <= place["options"]["cat_limit"] for seat in place["seats"])


def assert_alike(view: View, anew: View) -> None:
    """Two views are the same, in whatever form they are told."""
    assert anew == view
    assert GAME.view_position(anew) == GAME.view_position(view)
    assert GAME.zones(anew) == GAME.zones(view)
    for question in QUESTIONS:
        assert GAME.ask(question, anew) == GAME.ask(question, view)


def repeated(step: Any, chance: Generator) -> tuple[State, tuple[Any, ...]]:
    """Do a step again with everything beneath the top card in another order."""
    before: State = step.before
    if before.shuffling:
        first, *rest = step.entry.chance[0]
        order = (first, *(rest[place] for place in chance.permutation(len(rest))))
        return GAME.apply_chance(before, (order,))
    top, rest = before.draw_pile[:1], before.draw_pile[1:]
    pile = (*top, *(rest[place] for place in chance.permutation(len(rest))))
    return GAME.apply(before._replace(draw_pile=pile), step.entry.seat, GAME.parse_action(step.entry.action))


def with_hands_exchanged(view: View, chance: Generator) -> View:
    """Return the view with the cards in the other seats' hands dealt anew between them."""
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    cards = [card for seat in others for card in view.hands[seat]]
    mixed = iter([cards[place] for place in chance.permutation(len(cards))])
    hands = [
        hand if seat == view.seat else tuple(sorted(next(mixed) for _ in hand)) for seat, hand in enumerate(view.hands)
    ]
    return view._replace(hands=tuple(hands))


Tables.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestTables = Tables.TestCase


@given(seats=SEATS, seed=SEEDS, choices=st.lists(CHOICES, max_size=120))
@settings(max_examples=25, deadline=None)
def test_same_seed_options_and_actions_make_the_same_events(seats: int, seed: int, choices: list[int]) -> None:
    """Notation page: same game, options, seed and actions: same events."""
    options = random_options(Generator(seed), seats)
    first, second = (Table.new("air_sorciere", [{}] * seats, options, seed) for _ in range(2))
    assert first.steps == second.steps
    for choice in choices:
        if first.over:
            break
        legal = first.legal()
        seat = list(legal)[choice % len(legal)]
        action = GAME.format_action(legal[seat][choice % len(legal[seat])])
        assert first.submit(seat, action) == second.submit(seat, action)
    assert first.position() == second.position()


def test_a_redeal_brings_every_card_of_the_pile_to_its_top() -> None:
    """So that the law above is not kept by giving back the truth."""
    view = Table.new("air_sorciere", [{}, {}], seed=1).view(0)
    tops = {GAME.redeal(view, Generator(seed)).draw_pile[0] for seed in range(600)}
    assert tops == set(CARDS)


def test_the_exchange_of_hands_changes_them() -> None:
    """So that the law above compares two different tables."""
    view = Table.load(random_position(4, 5)).view(0)
    assert with_hands_exchanged(view, Generator(1)) != view

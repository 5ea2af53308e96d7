"""The laws of every game, over random tables: nothing leaks, refusals change nothing, what is listed is allowed."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from audiogames.core.chance import Generator, could_be
from audiogames.core.errors import BadRequest, GameError, IllegalAction, NotYourTurn, StaleVersion
from audiogames.core.events import heard
from audiogames.core.journal import Entry
from audiogames.core.table import Step, Table
from audiogames.decks.du_balai import SPELLS, SYMBOLS
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.rules import clock_runs
from audiogames.games.du_balai.state import FINISH, FOG, START_AT, WRITE, Action, State, acrobatic, all_cards
from audiogames.games.du_balai.view import revealed

from .deals import random_options, random_position, random_write
from .positions import GAME, Position, action, at, new

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**64)
CHOICES = st.integers(0, 2**16)
NO_ACTIONS = ("", "roll 1", "write ear ear", "spell", "spell decree", "keep", "start", "time", "write ear /", "draw")
SPELLED = (
    *(
        Action("spell", card="forgotten", symbols=(symbol,), on_second=second)
        for symbol in range(9)
        for second in (False, True)
    ),
    *(
        Action("spell", card="correction", symbols=(out, put_in), on_second=second)
        for out in range(9)
        for put_in in range(9)
        for second in (False, True)
    ),
    *(Action("spell", card=card) for card in ("double-play", "tailwind", "block", "hex", "fog", "attraction")),
    *(Action("spell", number, card="attraction") for number in range(4)),
    *(Action("spell", card="attraction", pulls=((seat, 1),)) for seat in range(6)),
    *(Action("spell", card="attraction", pulls=((0, 1), (other, 2))) for other in range(1, 6)),
    *(Action("spell", card="hex", target=seat) for seat in range(7)),
)
SINGLE = (
    *(action(text) for text in ("roll", "close", "bet", "decree", "pass", "start 4", "start 8")),
    *START_AT,
    *WRITE[:: 2**5],
    *SPELLED,
    *(Action("keep", card=card) for card in (*SPELLS, *map(acrobatic, (1, 2, 3, 4)))),
)
MALFORMED = (Action("start"), Action("spell"), Action("keep"), Action("write", formula=1, second=1))


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

    @precondition(lambda self: self.table.to_act())
    @rule(choice=CHOICES, stamped=st.booleans())
    def play(self, choice: int, stamped: bool) -> None:
        seat, chosen = self.choose(choice)
        before, version, steps = self.table.position(), self.table.version, len(self.table.steps)
        events = self.table.submit(seat, chosen, version if stamped else None)
        self.check_steps(events, version, steps)
        self.places.append(before)

    def choose(self, choice: int) -> tuple[int, str]:
        """Mostly good formulas; a Décret or a spell where there is one."""
        legal = self.table.legal()
        seat = list(legal)[choice % len(legal)]
        actions = [one for one in legal[seat] if one.verb != "write"]
        if len(actions) == len(legal[seat]) or (actions and choice % 3 == 0):
            return seat, GAME.format_action(actions[choice // 7 % len(actions)])
        return seat, random_write(self.table._state, seat, Generator(choice))

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
        """So that a machine of few steps comes to the end of a game."""
        chance = Generator(seed)
        while moves and not self.table.over:
            if not self.table.to_act() or (self.table.view(None).clock_runs and chance.below(4) == 0):
                self.time_runs_out()
            else:
                self.play(chance.below(2**16), stamped=True)
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
        assert isinstance(events[0], e.DieTold | e.BookClosed | e.LookEnded | e.Reacted)

    @rule(choice=st.integers(0, 12), text=st.sampled_from(NO_ACTIONS))
    def act_wrongly(self, choice: int, text: str) -> None:
        before, state = self.remember(), self.state()
        for seat in range(len(self.table.players)):
            illegal = [one for one in SINGLE if GAME.why_not(state, seat, one)]
            for wrong in (*illegal[choice::13], *MALFORMED, text):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    self.table.submit(seat, wrong)
                assert isinstance(refused.value, NotYourTurn) == (seat not in self.table.to_act())
        assert self.remember() == before

    @rule(seat=st.sampled_from([-1, 6, 99, True, "0", None, 0.0]))
    def act_as_nobody(self, seat: Any) -> None:
        before = self.remember()
        with pytest.raises(BadRequest) as refused:
            self.table.submit(seat, "roll")
        assert refused.value.message.id == "seat-unknown"
        assert self.remember() == before

    @precondition(lambda self: self.table.to_act())
    @rule(away=st.sampled_from([-1, 1]))
    def act_on_another_version(self, away: int) -> None:
        before = self.remember()
        seat, actions = next(iter(self.table.legal().items()))
        with pytest.raises(StaleVersion):
            self.table.submit(seat, actions[0], self.table.version + away)
        assert self.remember() == before

    @rule(who=st.integers(0, 5), watchers=st.sets(st.integers(0, 5)))
    def undo(self, who: int, watchers: set[int]) -> None:
        """The last choice is taken back, unless it showed somebody what was hidden."""
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
        assert undone[0].entry.seat == seat
        shown = e.Rolled | e.DieTold | e.BookOpened | e.FogCast | e.SpellCast | e.GameEnded
        assert not any(isinstance(event, shown) for step in undone for event in step.events if seats > 1)

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
            allowed = set(legal)
            for one in (*SINGLE, *MALFORMED):
                refusal = GAME.why_not(state, seat, one)
                assert (refusal is None) == (one in allowed)
                if refusal is not None:
                    with pytest.raises(GameError) as refused:
                        GAME.apply(state, seat, one)
                    assert refused.value.message == refusal
            for one in legal[:: 1 + len(legal) // 40]:
                assert GAME.why_not(state, seat, one) is None
                assert GAME.parse_action(GAME.format_action(one)) == one
                GAME.apply(state, seat, one)
            assert len(allowed) == len(legal)
            assert bool(legal) == bool(GAME.legal_position(state, seat)) == (seat in GAME.to_act(state))
        assert bool(GAME.to_act(state) or clock_runs(state)) != self.table.over

    @rule(first=st.sets(st.sampled_from(range(9))), second=st.sets(st.sampled_from(range(9)), min_size=1))
    def two_piles_are_allowed_exactly_to_who_may_write_and_holds_a_double_jeu(
        self, first: set[int], second: set[int]
    ) -> None:
        state = self.state()
        piles = Action("write", formula=sum(1 << one for one in first), second=sum(1 << one for one in second))
        for seat in range(len(self.table.players)):
            writes = state.phase == "write" and state.formulas[seat] is None
            fits = bool(first) and not first & second and "double-play" in state.cards[seat]
            assert (GAME.why_not(state, seat, piles) is None) == (writes and fits)

    @rule(seed=SEEDS)
    def nothing_leaks_from_the_view(self, seed: int) -> None:
        """Deal anew what a seat cannot know: all it sees and may do stays."""
        for seat in self.viewers():
            view = self.table.view(seat)
            state = GAME.redeal(view, Generator(seed))
            assert GAME.view(state, seat) == view
            assert GAME.view_position(GAME.view(state, seat)) == GAME.view_position(view)
            assert bool(GAME.load(GAME.position(state)))
            if seat is not None:
                assert GAME.legal(state, seat) == GAME.legal(self.state(), seat)
                assert GAME.legal_position(state, seat) == GAME.legal_position(self.state(), seat)

    @precondition(lambda self: self.table.steps)
    @rule(seed=SEEDS)
    def nothing_leaks_from_the_events(self, seed: int) -> None:
        """Deal anew what stays hidden through the last steps: a seat hears and sees the same of them."""
        for step in self.table.steps[-4:]:
            after, _ = done_with(step, step.before)
            for seat in self.viewers():
                anew, events = done_with(step, redealt(step, seat, Generator(seed)))
                assert heard(events, seat) == heard(step.events, seat)
                assert GAME.view(anew, seat) == GAME.view(after, seat)

    @precondition(lambda self: self.table.steps)
    @rule(choice=CHOICES)
    def nothing_leaks_of_what_another_does_in_secret(self, choice: int) -> None:
        """Had a seat written or answered otherwise, the others would hear and see the same until the reveal."""
        step = self.table.steps[-1]
        seat = step.entry.seat
        if seat is None or len(step.events) != 1 or not isinstance(step.events[0], e.Wrote | e.Reacted):
            return
        other = another_way(step, choice)
        after, _ = done_with(step, step.before)
        anew, events = done_with(other, other.before)
        for viewer in self.viewers():
            if viewer != seat:
                assert heard(events, viewer) == heard(step.events, viewer)
                assert GAME.view(anew, viewer) == GAME.view(after, viewer)

    @rule()
    def reactions_are_offered_alike_whoever_holds_a_fog(self) -> None:
        state = self.state()
        if state.phase != "react":
            return
        none = tuple(tuple("block" if card == FOG else card for card in cards) for cards in state.cards)
        for seat in self.viewers():
            if seat is None or FOG not in state.cards[seat]:
                assert GAME.view(state, seat) == GAME.view(state._replace(cards=none, fogs=()), seat)
        assert GAME.to_act(state) == GAME.to_act(state._replace(cards=none)) == state.waiting
        assert clock_runs(state)

    @invariant()
    def no_card_is_there_too_often(self) -> None:
        state = self.table._state
        hands = [card for hand in (*state.cards, *state.fresh) for card in hand]
        held = Counter((*hands, *state.deck, *state.discard, *state.drawn))
        assert held <= Counter(all_cards(state.rules))
        if hasattr(self, "cards"):
            assert held == self.cards
        self.cards: Counter[str] = held

    @invariant()
    def every_witch_is_on_the_track_and_who_crossed_is_at_the_finish(self) -> None:
        state = self.table._state
        assert all(-2 <= space <= FINISH for space in state.spaces)
        assert {seat for seat, space in enumerate(state.spaces) if space == FINISH} == set(state.crossed)
        assert len(set(state.crossed)) == len(state.crossed)

    @invariant()
    def a_round_goes_on_with_everything_that_it_needs(self) -> None:
        state = self.table._state
        assert (state.dice is None) == (state.phase in ("setup", "roll", "over"))
        if revealed(state):
            assert state.order
        else:
            assert state.order == ()
        assert set(state.waiting) & set(state.fogs) == set()

    @invariant()
    def the_game_is_over_only_with_a_witch_across_and_then_somebody_has_won(self) -> None:
        assert not self.table.over or self.table._state.crossed
        assert bool(self.table.winners) == self.table.over
        best = max(self.table.scores)
        assert all(self.table.scores[seat] == best for seat in self.table.winners)


def done_with(step: Step, before: State) -> tuple[State, tuple[Any, ...]]:
    """Do a step again from another state."""
    if step.entry.chance is not None:
        after, events = GAME.apply_chance(before, step.entry.chance)
    elif step.entry.seat is None:
        after, events = GAME.run_out(before)
    else:
        after, events = GAME.apply(before, step.entry.seat, GAME.parse_action(step.entry.action))
    return after, events


def redealt(step: Step, viewer: int | None, chance: Generator) -> State:
    """Return the state before a step with what the viewer cannot know changed, except what the step itself shows."""
    before: State = step.before
    kinds = {type(event) for event in step.events}
    if any(isinstance(event, e.Drew) and (event.seat == viewer or e.GameEnded in kinds) for event in step.events):
        return before  # what lay on the deck is seen
    seen = GAME.view(before, viewer)
    known = {step.entry.seat, *before.fogs}  # whoever acts holds what she plays
    if e.GameEnded in kinds:
        known = {*range(len(before.spaces))}
    if e.SpellCast in kinds and before.phase in ("write", "react"):
        known |= {*before.decrees}
        seen = seen._replace(decrees=before.decrees)
    hands = [(before.cards[seat], before.fresh[seat]) if seat in known else None for seat in range(len(before.spaces))]
    seen = seen._replace(
        cards=tuple(hand[0] if hand else own for hand, own in zip(hands, seen.cards, strict=True)),
        fresh=tuple(hand[1] if hand else own for hand, own in zip(hands, seen.fresh, strict=True)),
        fogs=before.fogs,
        drawn=before.drawn if before.drawn else seen.drawn,
    )
    shows_dice = kinds & {e.BookOpened, e.DieTold} or any(
        isinstance(event, e.DecreeLooked) and event.seat == viewer for event in step.events
    )
    if shows_dice:
        seen = seen._replace(dice=before.dice)
    if e.BookOpened in kinds:
        seen = seen._replace(formulas=before.formulas)
    second = [seat for seat, pile in enumerate(before.seconds) if pile is not None]
    if e.SecondRevealed in kinds or (step.entry.seat in second and before.phase == "resolve"):
        seen = seen._replace(seconds=before.seconds, pending=before.pending, laid_second=tuple(second))
    state: State = GAME.redeal(seen, chance)
    return state


def another_way(step: Step, choice: int) -> Step:
    """Return a step in which the seat wrote something else, or answered otherwise."""
    before, seat = step.before, step.entry.seat
    assert seat is not None
    legal = GAME.legal(before, seat)
    others = [one for one in legal if one.verb != "decree"]
    changed = GAME.format_action(others[choice % len(others)])
    return step._replace(entry=Entry(seat=seat, action=changed))


Tables.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestTables = Tables.TestCase


@given(seats=SEATS, seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_random_games_end(seats: int, seed: int) -> None:
    table, chance = new(seats, random_options(Generator(seed)), seed), Generator(seed)
    for _ in range(5000):
        legal = table.legal()
        if table.over:
            break
        if not legal or (table.view(None).clock_runs and chance.below(3) == 0):
            table.time()
            continue
        seat = [*legal][chance.below(len(legal))]
        if legal[seat][0].verb == "write":
            table.submit(seat, random_write(table._state, seat, chance))
        else:
            table.submit(seat, legal[seat][chance.below(len(legal[seat]))])
    assert table.over


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
        if not legal:
            assert first.time() == second.time()
            continue
        seat = list(legal)[choice % len(legal)]
        text = GAME.format_action(legal[seat][choice % len(legal[seat])])
        assert first.submit(seat, text) == second.submit(seat, text)
    assert first.position() == second.position()


def test_the_symbols_are_nine() -> None:
    assert len(SYMBOLS) == 9
    assert len(WRITE) == 512

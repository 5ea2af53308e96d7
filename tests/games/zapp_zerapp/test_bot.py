"""Bots at Zapp Zerapp: they listen with their own ears, choose what is allowed, and the stronger beats the weaker."""

from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.bots.arena import duel
from audiogames.bots.levels import LEVELS, Bot, make_bot
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp.bot import POLICY, board_of, exposed_steps
from audiogames.games.zapp_zerapp.rules.moves import made
from audiogames.games.zapp_zerapp.state import Action
from tests.games.tables import at

from .deals import random_position
from .positions import GAME, Position, moving, shaking

SEEDS = st.integers(0, 2**32)
every_level = pytest.mark.parametrize("level", LEVELS)
MOST = 40
"""Actions of each seat in a round."""

SLOWEST = 1.0
"""Seconds of processor time for one choice."""


def bot(level: str, seed: int = 0) -> Bot:
    return make_bot("zapp_zerapp", level, seed)


def chosen(place: Position, level: str, seat: int = 0) -> str:
    table = at(place)
    action = bot(level).choose(table.view(seat), table.legal()[seat])
    text: str = GAME.format_action(action)
    return text


def round_by_bots(table: Table, level: str) -> list[tuple[int, Action]]:
    """Let bots act until all barrels are turned over; return what each did. It may not take them too long."""
    bots = [bot(level, seat) for seat in range(len(table.players))]
    done: list[tuple[int, Action]] = []
    while table.view(None).phase == "shake":
        for seat in table.to_act():
            legal = table.legal().get(seat)
            if not legal:
                continue
            action = bots[seat].choose(table.view(seat), legal)
            done.append((seat, action))
            assert len(done) < MOST * len(bots), done[-20:]
            events = table.submit(seat, action)
            for listener, other in enumerate(bots):
                other.hear(heard(events, listener))
    return done


@every_level
@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_every_choice_is_legal_and_quick(level: str, seats: int, seed: int) -> None:
    table = at(random_position(seed, seats), seed)
    for seat, legal in table.legal().items():
        start = process_time()
        assert bot(level, seed).choose(table.view(seat), legal) in legal
        assert process_time() - start < SLOWEST


@every_level
@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 4), seed=SEEDS, other=SEEDS)
def test_what_is_in_barrels_that_were_not_shaken_changes_no_choice(
    level: str, seats: int, seed: int, other: int
) -> None:
    table = at(random_position(seed, seats), seed)
    for seat in table.to_act():
        view = table.view(seat)
        state = GAME.redeal(view, Generator(other))
        anew = GAME.view(state, seat)
        choices = [bot(level, seed).choose(seen, GAME.legal(state, seat)) for seen in (view, anew)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize(("level", "shakes"), [("apprentice", 2), ("witch", 3), ("grand-witch", 4), ("arch-witch", 6)])
@pytest.mark.parametrize("shaking_way", ["equal", "draft"])
def test_a_bot_uses_its_shakes_and_then_keeps_a_barrel(level: str, shakes: int, shaking_way: str) -> None:
    table = at(shaking("red", "blue", options={"shaking": shaking_way}))
    done = [action for seat, action in round_by_bots(table, level) if seat == 0]
    assert [action.verb for action in done[:shakes]] == ["shake"] * shakes
    assert len({action.place for action in done[:shakes]}) == shakes
    assert done[shakes].verb == "choose"


@every_level
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 4), seed=SEEDS, hands=st.integers(1, 2))
def test_in_the_melee_bots_come_to_an_end_without_a_countdown(level: str, seats: int, seed: int, hands: int) -> None:
    place = random_position(seed, seats, "shake")
    options = {"shaking": "melee", "barrels_in_hand": hands, "countdown": 0}
    table = at({**place, "options": options, "held": {}, "chosen": {}, "turn": {"phase": "shake"}}, seed)
    assert round_by_bots(table, level)


def test_a_bot_keeps_the_fullest_of_those_that_it_heard_to_be_full_enough() -> None:
    """Over many rounds: what it keeps moves it further than a barrel kept unheard."""
    total = {True: 0, False: 0}
    place = {field: value for field, value in shaking("red", "blue", magic=9).items() if field != "barrels"}
    for seed in range(40):
        table = at(place, seed)
        barrels = table.position()["barrels"]
        kept = next(act for seat, act in round_by_bots(table, "arch-witch") if seat == 0 and act.verb == "choose")
        for listened, at_place in ((True, kept.place or 0), (False, 0)):
            total[listened] += barrels[at_place] if barrels[at_place] <= 9 else 0
    assert total[True] > 1.5 * total[False]


def test_a_number_that_was_shown_is_remembered_where_barrels_keep_their_places() -> None:
    table = at(shaking("red", "blue", magic=9, options={"memory": True, "shakes": 0}))
    listener = bot("arch-witch")
    listener.hear((e.Revealed(1, 8, 9, True), e.BarrelsReturned(False)))
    assert GAME.format_action(listener.choose(table.view(0), table.legal()[0])) == "choose I"


def test_somebody_forgetful_loses_a_number_the_likelier_the_more_were_shown_since() -> None:
    table = at(shaking("red", "blue", magic=9, options={"memory": True, "shakes": 0}))
    view, legal = table.view(0), table.legal()[0]
    kept = []
    for since in (0, 4, 8):
        listeners = [make_bot("zapp_zerapp", "arch-witch", seed, "forgetful") for seed in range(100)]
        for listener in listeners:
            listener.hear([e.Revealed(1, 12, 13, False), e.Revealed(1, 8, 9, True)])
            listener.hear([e.Revealed(1, place, 1 + place, True) for place in range(since)])
        kept.append(sum(GAME.format_action(one.choose(view, legal)) == "choose I" for one in listeners))
    assert 100 == kept[0] > kept[1] > kept[2] > 40


def test_somebody_careful_leaves_less_to_be_banished_than_somebody_greedy() -> None:
    exposed = dict.fromkeys(("careful", "greedy"), 0)
    for seed in range(60):
        table = at(random_position(seed, 2 + seed % 3, "move"), seed)
        seat = table.to_act()[0]
        for manner in ("careful", "greedy"):
            choice = POLICY.mannered(manner).choose(table.view(seat), table.legal()[seat])
            state = board_of(table.view(seat))
            after = made(state, seat, choice, rules.number_of(state, seat))[0]
            exposed[manner] += exposed_steps(after, seat)
    assert exposed["careful"] < exposed["greedy"]


def test_it_is_forgotten_when_the_barrels_are_shuffled() -> None:
    table = at(shaking("red", "blue", magic=9, options={"shakes": 0}))
    listener, fresh = bot("arch-witch"), bot("arch-witch")
    listener.hear((e.Revealed(1, 8, 9, True), e.BarrelsReturned(True)))
    view, legal = table.view(0), table.legal()[0]
    assert listener.choose(view, legal) == fresh.choose(view, legal)


@pytest.mark.parametrize("level", ["apprentice", "arch-witch"])
@pytest.mark.parametrize(
    ("place", "best"),
    [
        (moving("green 3 22 city", "red", numbers={0: 1}), "move 1"),
        (moving("green 9 17 start", "blue 15", numbers={0: 6}), "move 1"),
    ],
)
def test_a_move_that_brings_home_or_banishes_is_found(level: str, place: Position, best: str) -> None:
    assert chosen(place, level) == best


@pytest.mark.parametrize(
    ("stronger", "weaker", "seats", "deals", "at_least"),
    [
        ("first-flight", "random", 2, 4, 0.6),
        ("witch", "first-flight", 2, 4, 0.6),
        ("arch-witch", "witch", 2, 4, 0.6),
    ],
)
def test_a_level_beats_one_far_below(stronger: str, weaker: str, seats: int, deals: int, at_least: float) -> None:
    assert duel("zapp_zerapp", stronger, weaker, seats, deals).share >= at_least


def test_a_bot_hears_its_own_shakes_and_not_those_of_others() -> None:
    """On equal terms it does not even hear which barrel another shook."""
    table = at(shaking("red", "blue"))
    events = table.submit(1, "shake C")
    other: Any = heard(events, 0)[0]
    own: Any = heard(events, 1)[0]
    assert (other.place, other.percept) == (None, None)
    assert own.place == 2
    assert own.percept


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_imagined_play_never_shakes_where_anything_else_may_be_done(seats: int, seed: int) -> None:
    """A shake would have chance draw what it sounds like: for nobody, and slowly."""
    state = GAME.load(random_position(seed, seats, "shake"))
    for seat in GAME.to_act(state):
        actions = GAME.legal(state, seat)
        if any(action.verb != "shake" for action in actions):
            assert POLICY.play_on(state, seat).verb != "shake"

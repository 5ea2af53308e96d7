"""The kernel against the public rules: random games agree at every step, and so do worths and thumb rules.

The last cards at two seats are compared with every way to go on.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.decks.roue_des_sorcieres import CARDS
from audiogames.games.roue_des_sorcieres.bot import endgame
from audiogames.games.roue_des_sorcieres.bot.kernel import KEEP, OVER, PLAYING, Kernel, imaginer, tables, tables_among
from audiogames.games.roue_des_sorcieres.rules import TRUMPS, scores
from audiogames.games.roue_des_sorcieres.state import State
from audiogames.games.roue_des_sorcieres.view import redeal
from tests.bots.positions import GAME, MOMENTS, OPTIONS, Moment

from .deals import random_position

POLICY = game_named("roue_des_sorcieres").policy


def standing(game: Kernel) -> tuple[Any, ...]:
    """Return all that a kernel says of the table."""
    piles = (game.hands, game.pile, game.trumps, game.trick)
    return (*piles, game.points, game.mark, game.phase, game.leader, game.turn, game.taker if game.trick else None)


def check_game(state: State, chance: Generator) -> None:
    """Play random moves to the end, by the rules and in the kernel."""
    game = Kernel.of(state)
    while True:
        before = standing(game.clone())
        assert before == standing(Kernel.of(state))
        seats = range(len(state.hands))
        if not game.trick:
            assert game.worths() == [POLICY.worth(state, seat) for seat in seats]
        acting = GAME.to_act(state)
        moves = list(game.legal())
        if not acting:
            assert game.phase == OVER
            assert moves == []
            break
        actions = [game.action(move) for move in moves]
        assert sorted(map(GAME.format_action, actions)) == sorted(map(GAME.format_action, GAME.legal(state, acting[0])))
        assert game.action(game.glance()) == POLICY.play_on(state, acting[0])
        place = chance.below(len(moves))
        twin = game.clone()
        game.play(moves[place])
        assert standing(twin) == before, "a clone is a game of its own"
        state, _ = GAME.apply(state, acting[0], actions[place])


@settings(max_examples=80, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**9), options=OPTIONS)
def test_games_from_the_deal_agree_with_the_rules(seats: int, seed: int, options: dict[str, Any]) -> None:
    chance = Generator(seed)
    state = GAME.setup([{}] * seats, options)
    order, leader = outcome = chance.draw(GAME.pending_chance(state))
    state, _ = GAME.apply_chance(state, outcome)
    rules = state.rules
    dealt = Kernel.dealt(order, seats, leader[0], rules.descending, rules.keep_last_trump)
    assert standing(dealt) == standing(Kernel.of(state))
    check_game(state, chance)


@settings(max_examples=80, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6))
def test_games_from_positions_of_every_kind_agree_with_the_rules(seats: int, seed: int) -> None:
    chance = Generator(seed)
    state = GAME.load(random_position(seed, seats))
    if request := GAME.pending_chance(state):
        state, _ = GAME.apply_chance(state, chance.draw(request))
    check_game(state, chance)


@settings(max_examples=80, deadline=None)
@given(now=MOMENTS, seed=st.integers(0, 10**6))
def test_what_is_imagined_agrees_with_all_that_the_seat_knows_and_heard(now: Moment, seed: int) -> None:
    seen = GAME.view(now.state, now.seat)
    recalled = POLICY.recall(seen, POLICY.remember(POLICY.blank(), now.heard))
    assert recalled.captured is not None
    game, truth = imaginer(recalled, redeal)(Generator(seed)), Kernel.of(now.state)
    truth.tables = tables_among(truth.seats, now.state.rules.descending)
    assert sorted(map(len, game.hands)) == sorted(map(len, truth.hands))
    assert game.hands[now.seat] == truth.hands[now.seat]
    assert sorted(sum(game.hands, game.pile)) == sorted(sum(truth.hands, truth.pile))
    hidden = ("hands", "pile")
    for name in (name for name in Kernel.__slots__ if name not in hidden):
        assert getattr(game, name) == getattr(truth, name)


@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("seats", range(2, 7))
def test_thumb_rules_value_the_stronger_of_two_cards_no_less_and_a_lost_trick_the_less_the_more_there_are(
    seats: int, descending: bool
) -> None:
    sides = tables_among(seats, descending)
    for mark, own in enumerate(sides.own):
        for worths in (sides.kept[mark], sides.wanted[mark], sides.promised[mark]):
            for are_trumps in (True, False):
                cards = sorted((card for card in CARDS if (own[card] > TRUMPS) == are_trumps), key=own.__getitem__)
                assert [worths[card] for card in cards] == sorted(worths[card] for card in cards)
    for row in sides.stakes[True]:
        assert list(row[1:]) == sorted(row[1:])
        assert min(row[1:]) >= -sides.loss
    assert seats == 2 or sides.loss < tables_among(seats - 1, descending).loss
    assert (sides is tables(descending)) == (seats == 2)


@settings(max_examples=20, deadline=None)
@given(seats=st.integers(3, 6), seed=st.integers(0, 10**6))
def test_who_looks_ahead_among_several_plays_whole_games_by_the_rules(seats: int, seed: int) -> None:
    state = GAME.load(random_position(seed, seats))
    if request := GAME.pending_chance(state):
        state, _ = GAME.apply_chance(state, Generator(seed).draw(request))
    game = Kernel.of(state)
    game.tables = tables_among(seats, state.rules.descending)
    while acting := GAME.to_act(state):
        move = game.glance()
        state, _ = GAME.apply(state, acting[0], game.action(move))  # raises an error where it is not legal
        game.play(move)
    assert game.points == list(scores(state))


@settings(max_examples=20, deadline=None)
@given(seats=st.integers(3, 6), seed=st.integers(0, 10**6))
def test_whoever_wins_a_trick_in_an_imagined_game_tries_all_trumps(seats: int, seed: int) -> None:
    game = Kernel.dealt(Generator(seed).permutation(len(CARDS)), seats, 0, True, False)
    game.tables = tables_among(seats, True)
    glanced = game.clone()
    game.play_out(1, tries_trumps=True)
    glanced.play_out(1)
    assert game.at_rest()
    assert game.leader == glanced.leader, "cards are played at a glance"
    chosen = game.trumps[-1] if len(game.trumps) > 1 else KEEP
    decision = Kernel.dealt(Generator(seed).permutation(len(CARDS)), seats, 0, True, False)
    decision.tables = game.tables
    while decision.phase == PLAYING:
        decision.play(decision.glance())
    worths = {}
    for move in decision.legal():
        after = decision.clone()
        after.play(move)
        after.play_out(1)
        worths[move] = after.worths()[decision.turn]
    assert worths[chosen] == max(worths.values())


def best(game: Kernel) -> int:
    """Return by how many points the first seat leads at the end, if both play as well as they can."""
    if game.phase == OVER:
        return game.points[0] - game.points[1]
    found = []
    for move in list(game.legal()):
        after = game.clone()
        after.play(move)
        found.append(best(after))
    return max(found) if game.turn == 0 else min(found)


def last_cards(seed: int, most: int) -> Kernel:
    """Return a game of two seats at which no more than `most` cards are held."""
    chance = Generator(seed)
    while True:
        position = random_position(chance.below(10**9), 2)
        state = GAME.load({**position, "draw_pile": [], "exact": True})
        game = Kernel.of(state)
        while sum(map(len, game.hands)) > most:
            moves = list(game.legal())
            game.play(moves[chance.below(len(moves))])
        if game.phase != OVER and not game.pile:
            return game


@pytest.mark.parametrize("seed", range(25))
def test_the_last_cards_are_played_as_well_as_they_can_be(seed: int) -> None:
    game = last_cards(seed, 6)
    values = endgame.values(game, 10**6)
    assert values is not None
    sign = 1 if game.turn == 0 else -1
    for move, value in values.items():
        after = game.clone()
        after.play(move)
        assert value == sign * (best(after) - game.points[0] + game.points[1])


def test_a_proof_that_would_take_too_long_is_given_up() -> None:
    assert endgame.values(last_cards(3, 6), 1) is None or len(last_cards(3, 6).legal()) == 1


def test_an_endgame_with_cards_to_draw_is_refused() -> None:
    state = GAME.setup([{}] * 2, {})
    state, _ = GAME.apply_chance(state, Generator(1).draw(GAME.pending_chance(state)))
    with pytest.raises(ValueError, match="without a draw pile"):
        endgame.values(Kernel.of(state), 100)

"""A look back: choices are held against the advice of their own moment, the largest falls are kept in order."""

from functools import cache

import pytest

from audiogames.bots.chances import chance
from audiogames.bots.levels import make_bot, next_to_act
from audiogames.bots.review import AGAIN, LEAST, MOST, PastChoice, Review, TurningPoint, judged, past_choices
from audiogames.core.chance import Generator
from audiogames.core.presentation.advice import EVEN, NO_DIFFERENCE, Advice
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear


@cache
def ended(game: str, seed: int = 3) -> Table:
    """Return a game of two beginners, played to its end."""
    table, chance = Table.new(game, [{}] * 2, seed=seed), Generator(seed)
    bots = {seat: make_bot(game, "first-flight", seat) for seat in range(2)}
    while not table.over:
        seat = next_to_act(table, bots, chance)
        if seat is None:
            events = table.time()
        else:
            events = table.submit(seat, bots[seat].choose(table.view(seat), table.legal()[seat]))
        for listener, bot in bots.items():
            bot.hear(hear(table, events, listener))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_each_choice_is_met_as_its_seat_knew_it_then(game: str) -> None:
    table = ended(game)
    for past in past_choices(table, 0):
        step = table.steps[past.place]
        assert past.view == table.game.view(step.before, 0)
        assert past.chosen in past.actions or table.game.why_not(step.before, 0, past.chosen) is None
        assert len(past.actions) > 1


def judge(past: PastChoice, best: int | None, chosen: int | None) -> TurningPoint | None:
    """Return what a choice is judged to be where advice finds it, and another thing, of these worths."""
    other = next(action for action in past.actions if action != past.chosen)
    return judged(past, (Advice(other, best, NO_DIFFERENCE), Advice(past.chosen, chosen, NO_DIFFERENCE)))


def test_a_choice_that_costs_few_chances_or_cannot_be_compared_is_no_turning_point() -> None:
    past = next(past_choices(ended("roue_des_sorcieres"), 0))
    point = judge(past, 30_000, -30_000)
    assert point is not None
    assert (point.before, point.after) == tuple(
        chance(past.game, past.view, past.events, worth) for worth in (30_000, -30_000)
    )
    assert point.fall == point.before - point.after >= LEAST
    assert judge(past, EVEN, 0) is None, "worths as near as that are told as equal"
    assert judge(past, 1000, 0) is None, "a point in the first trick of a game costs less than LEAST"
    assert judge(past, 0, None) is None
    assert judge(past, None, 0) is None
    assert judged(past, ()) is None


def test_the_three_largest_falls_are_looked_at_again_and_told_in_the_order_of_the_game() -> None:
    review = Review(ended("roue_des_sorcieres"), 0)
    falls: dict[bool, list[int]] = {True: [], False: []}
    while (past := review.question) is not None:
        worth = -10_000 * (1 + past.place % 7)
        other = next(action for action in past.actions if action != past.chosen)
        advised = (Advice(other, 0, NO_DIFFERENCE), Advice(past.chosen, worth, NO_DIFFERENCE))
        review.give(past, advised)
        point = judged(past, advised)
        falls[past.quickly].append(0 if point is None else point.fall)
    points = review.points()
    assert sorted(falls[False]) == sorted(falls[True])[-AGAIN:]
    assert len(points) == MOST
    assert [point.past.place for point in points] == sorted(point.past.place for point in points)
    assert sorted(point.fall for point in points) == sorted(falls[False])[-MOST:]
    assert not any(point.past.quickly for point in points)


def test_an_answer_to_another_moment_changes_nothing() -> None:
    review = Review(ended("roue_des_sorcieres"), 0)
    first = review.question
    assert isinstance(first, PastChoice)
    review.give(first, ())
    second = review.question
    review.give(first, ())
    assert review.question == second

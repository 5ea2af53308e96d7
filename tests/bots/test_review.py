"""A look back: choices are held against the advice of their own moment, the largest losses are kept in order."""

import pytest

from audiogames.bots.levels import make_bot, next_to_act
from audiogames.bots.review import LEAST, MOST, Past, Review, judged, past_choices
from audiogames.core.advice import NO_DIFFERENCE, Advice
from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear


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


def test_a_choice_that_cost_less_than_a_point_or_cannot_be_compared_is_no_turning_point() -> None:
    past = next(past_choices(ended("roue_des_sorcieres"), 0))
    best, chosen = past.actions[0], past.actions[1]
    past = past._replace(chosen=chosen)

    def lost(worth: int | None) -> int | None:
        point = judged(past, (Advice(best, 5 * LEAST, NO_DIFFERENCE), Advice(chosen, worth, NO_DIFFERENCE)))
        return None if point is None else point.loss

    assert lost(4 * LEAST) == LEAST
    assert lost(4 * LEAST + 1) is None
    assert lost(None) is None
    assert judged(past, ()) is None
    assert judged(past, (Advice(best, None, NO_DIFFERENCE), Advice(chosen, 0, NO_DIFFERENCE))) is None


def test_the_three_largest_losses_are_told_in_the_order_of_the_game() -> None:
    review = Review(ended("roue_des_sorcieres"), 0)
    losses: list[tuple[int, int]] = []
    while (past := review.question) is not None:
        worth = -LEAST * (1 + past.place % 7)
        other = next(action for action in past.actions if action != past.chosen)
        review.give(past, (Advice(other, 0, NO_DIFFERENCE), Advice(past.chosen, worth, NO_DIFFERENCE)))
        losses.append((-worth, past.place))
    points = review.points()
    assert len(points) == MOST
    assert [point.past.place for point in points] == sorted(point.past.place for point in points)
    assert sorted(point.loss for point in points) == sorted(loss for loss, _ in losses)[-MOST:]


def test_an_answer_to_another_moment_changes_nothing() -> None:
    review = Review(ended("roue_des_sorcieres"), 0)
    first = review.question
    assert isinstance(first, Past)
    review.give(first, ())
    second = review.question
    review.give(first, ())
    assert review.question == second

"""The refill and the final phase (rule file 3.4, points 3 and 4)."""

import pytest

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.events import Drew, FinalPhaseBegan, TrumpKept, TrumpTaken
from tests.games.roue_des_sorcieres.positions import number, table, trick
from tests.games.tables import hand, play

WON = {"trick": trick(0, "yellow-2", "blue-4", "red-7")}
HANDS = ("orange-1", "orange-2", "orange-3")


def test_from_the_winner_clockwise_one_card_each() -> None:
    """3.4, point 3."""
    game = table(*HANDS, pile="green-1 green-2 green-3 green-4", **WON)
    assert play(game, "no-trump") == (
        TrumpKept(1),
        Drew(1, number("green-1")),
        Drew(2, number("green-2")),
        Drew(0, number("green-3")),
    )
    assert [hand(game, seat) for seat in range(3)] == [
        {"orange-1", "green-3"},
        {"orange-2", "green-1"},
        {"orange-3", "green-2"},
    ]
    assert game.position()["draw_pile"] == ["green-4"]


def test_only_who_draws_sees_the_card() -> None:
    """3.7: hands and draw pile are hidden."""
    game = table(*HANDS, pile="green-1 green-2 green-3 green-4", **WON)
    events = play(game, "no-trump")
    for viewer in (None, 0, 1, 2):
        cards = [event.card for event in heard(events, viewer)[1:]]
        expected = {1: "green-1", 2: "green-2", 0: "green-3"}
        assert cards == [number(card) if seat == viewer else None for seat, card in expected.items()]


def test_when_the_draw_pile_runs_out_those_still_short_take_the_top_trump_one_after_another() -> None:
    """3.4, point 3."""
    game = table(*HANDS, pile="green-1", trumps="purple-3 red-6 blue-7", **WON)
    assert play(game, "no-trump")[1:] == (
        Drew(1, number("green-1")),
        TrumpTaken(2, number("blue-7"), number("red-6")),
        TrumpTaken(0, number("red-6"), number("purple-3")),
        FinalPhaseBegan(),
    )
    assert hand(game, 2) == {"orange-3", "blue-7"}
    assert hand(game, 0) == {"orange-1", "red-6"}


def test_the_trump_is_the_card_then_on_top_and_the_wheel_turns_to_it() -> None:
    """3.4, point 3."""
    game = table(*HANDS, pile="green-1", trumps="purple-3 red-6 blue-7", **WON)
    play(game, "no-trump")
    assert game.position()["trump_pile"] == ["purple-3"]
    assert game.position()["wheel"] == 3


def test_all_see_which_trump_is_taken() -> None:
    """The trump pile lies face up."""
    events = play(table(*HANDS, pile="green-1", **WON), "no-trump")
    for viewer in (None, 0, 1, 2):
        assert TrumpTaken(2, number("blue-7"), None) in heard(events, viewer)


def test_the_final_phase_begins_with_the_refill_that_empties_the_draw_pile() -> None:
    """3.4, point 4."""
    game = table(*HANDS, pile="green-1 green-2 green-3", **WON)
    assert play(game, "no-trump")[-1] == FinalPhaseBegan()
    assert game.position()["trump_pile"] == ["blue-7"]  # nobody was short


def test_it_does_not_begin_while_a_card_is_left() -> None:
    """3.4, point 4."""
    game = table(*HANDS, pile="green-1 green-2 green-3 green-4", **WON)
    assert FinalPhaseBegan() not in play(game, "no-trump")


def test_no_refill_in_the_final_phase() -> None:
    """3.4, point 4."""
    game = table(*HANDS, **WON)
    assert play(game, "no-trump") == (TrumpKept(1),)
    assert [hand(game, seat) for seat in range(3)] == [{card} for card in HANDS]
    assert game.position()["trump_pile"] == ["blue-7"]


def random_game(seats: int, seed: int, change: bool) -> Table:
    """A whole game of random cards; `change` makes every winner give up the first card of the trick."""
    game, chance = Table.new("roue_des_sorcieres", [{}] * seats, seed=seed), Generator(seed)
    while not game.over:
        ((seat, actions),) = game.legal().items()
        trump_phase = game.position()["turn"]["phase"] == "trump"
        game.submit(seat, actions[0 if change else -1] if trump_phase else actions[chance.below(len(actions))])
    return game


@pytest.mark.parametrize(("seats", "tricks", "trumps"), [(2, 27, 1), (3, 18, 1), (4, 14, 3), (5, 11, 2), (6, 9, 1)])
@pytest.mark.parametrize("change", [True, False])
def test_arithmetic_of_a_whole_game(seats: int, tricks: int, trumps: int, change: bool) -> None:
    """3.4, arithmetic: the trump pile is always drawn from, 1, 1, 3, 2, 1 cards; tricks 27, 18, 14, 11, 9."""
    game = random_game(seats, 3, change)
    events = [event for step in game.steps for event in step.events]
    names = [type(event).__name__ for event in events]
    assert names.count("TrickWon") == tricks
    assert names.count("FinalPhaseBegan") == 1
    assert names.count("TrumpTaken") == (trumps if change else 1)  # without changes there is one trump to take
    assert names.count("LeftShort") == (0 if change else trumps - 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_six_tricks_are_left_when_the_final_phase_begins(seats: int) -> None:
    """3.4, point 4: last 6 tricks."""
    game = random_game(seats, 4, change=True)
    names = [type(event).__name__ for step in game.steps for event in step.events]
    assert names[names.index("FinalPhaseBegan") :].count("TrickWon") == 6

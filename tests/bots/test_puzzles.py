"""Puzzles: twenty a game, each with one thing that is clearly best, found by search, whatever the cards to come."""

import pytest

from audiogames.bots.puzzles import LEAST, AdvisedPosition, fault, gap, looked_at, puzzles, told
from audiogames.core.presentation.advice import NO_DIFFERENCE, Advice
from audiogames.core.registry import GAMES

NUMBER = 20
"""A promised number: the tests hold the program to it."""

ROUE = "roue_des_sorcieres"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_twenty_puzzles_from_the_easiest(game: str) -> None:
    levels = [puzzle.level for puzzle in puzzles(game)]
    assert len(levels) == NUMBER
    assert levels == sorted(levels)
    assert set(levels) <= {1, 2, 3}
    assert len({str(puzzle.position) for puzzle in puzzles(game)}) == NUMBER


@pytest.mark.parametrize("game", GAMES)
def test_in_each_puzzle_one_thing_is_clearly_best_by_search_and_takes_no_luck(game: str) -> None:
    every = puzzles(game) if game != "air_sorciere" else puzzles(game)[::4]
    assert {number: fault(puzzle) for number, puzzle in enumerate(every, 1)} == dict.fromkeys(
        range(1, len(every) + 1), ""
    )


def test_what_is_no_puzzle_is_said() -> None:
    puzzle = puzzles(ROUE)[0]
    other = next(
        text
        for text in map(puzzle.table().game.format_action, puzzle.table().legal()[puzzle.seat])
        if text != puzzle.best
    )
    assert fault(puzzle._replace(best=other)) == "something else is better"
    assert fault(puzzle._replace(seat=1 - puzzle.seat)) == "it is not the turn of its seat"
    assert fault(puzzle._replace(position={"game": ROUE})).startswith("the position is refused")


def test_the_gap_is_that_to_the_second_best() -> None:
    looked = AdvisedPosition(None, (), (), (Advice(1, 5 * LEAST, NO_DIFFERENCE), Advice(2, 3 * LEAST, NO_DIFFERENCE)))
    assert gap(looked) == 2 * LEAST
    assert gap(looked._replace(advised=looked.advised[:1])) is None
    assert gap(looked._replace(advised=(Advice(1, None, NO_DIFFERENCE), looked.advised[1]))) is None


def test_in_la_roue_the_other_hand_is_told_which_who_followed_the_game_knows() -> None:
    for puzzle in puzzles(ROUE):
        (message,) = told(puzzle)
        assert message.id == "roue-puzzle-hand"
        looked = looked_at(puzzle.table(), puzzle.seat)
        assert all(one.reason.id.startswith("roue-advice-") for one in looked.advised)
        assert looked.advised[0].reason.id in ("roue-advice-ahead", "roue-advice-behind", "roue-advice-level")

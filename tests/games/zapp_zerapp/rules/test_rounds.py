"""A round from the roll to the return of the barrels (rule file 4.4), whatever the way of shaking."""

import pytest

from audiogames.games.zapp_zerapp.events import (
    BarrelsReturned,
    Chose,
    GameEnded,
    Moved,
    Revealed,
    Rolled,
)
from tests.games.tables import at, legal, of, play, refusal
from tests.games.zapp_zerapp.positions import IN_ORDER, board, moving, new, position, shaking

TWO_AND_ONE = ("red 3 start start", "blue 9 start start")


# Roll.


def test_one_player_rolls_two_dice_and_their_sum_is_the_magic_number() -> None:
    sums = set()
    for seed in range(40):
        table = new(2, seed=seed)
        (rolled,) = play(table, "roll")
        assert isinstance(rolled, Rolled)
        assert all(1 <= face <= 6 for face in rolled.dice)
        assert table.position()["dice"] == list(rolled.dice)
        assert table.position()["magic_number"] == sum(rolled.dice)
        sums.add(sum(rolled.dice))
    assert len(sums) > 6


def test_the_magic_number_stays_visible_until_the_end_of_the_round() -> None:
    table = at(shaking(*TWO_AND_ONE, magic=7))
    play(table, "0 choose G", "1 choose B")
    assert table.view_position(None)["magic_number"] == 7
    play(table, "move 1", "move 1")
    assert table.position()["turn"]["phase"] == "roll"
    assert table.view_position(None)["magic_number"] is None
    assert table.view_position(None)["dice"] is None


@pytest.mark.parametrize("action", ["shake A", "choose A", "take A", "release A", "move 1"])
def test_before_the_roll_nothing_else_can_be_done(action: str) -> None:
    assert refusal(new(2), action) == "zapp-refuse-roll-first"


def test_nobody_else_rolls() -> None:
    assert refusal(new(3), "1 roll") == "not-your-turn"


@pytest.mark.parametrize(("roller", "next_roller"), [(0, 1), (1, 2), (2, 0)])
def test_the_dice_go_round_clockwise(roller: int, next_roller: int) -> None:
    table = at(shaking("red", "green", "blue", magic=2, turn={"roller": roller}))
    play(table, "0 choose K", "1 choose L", "2 choose M")
    assert table.position()["turn"]["roller"] == next_roller
    assert legal(table) == {next_roller: {"roll"}}


# Reveal.


def test_when_all_have_chosen_all_barrels_are_turned_over() -> None:
    table = at(shaking("red", "green", "blue", magic=7, turn={"roller": 1}))
    events = play(table, "0 choose C", "1 choose H", "2 choose G")
    assert events == (
        Chose(2, 6, False),
        Revealed(1, 7, 8, False),
        Revealed(2, 6, 7, True),
        Revealed(0, 2, 3, True),
    )


def test_a_number_above_the_magic_number_goes_back_and_does_not_move() -> None:
    table = at(shaking(*TWO_AND_ONE, magic=7))
    play(table, "0 choose H", "1 choose B")
    assert table.position()["chosen"] == {"1": "B"}
    play(table, "move 1")
    assert board(table)["red"] == [3, "start", "start"]
    assert table.position()["turn"]["phase"] == "roll"


def test_a_round_in_which_nobody_succeeds_ends_at_once() -> None:
    table = at(shaking(*TWO_AND_ONE, magic=2, options={"memory": True}))
    events = play(table, "0 choose K", "1 choose L")
    assert events[-1] == BarrelsReturned(False)
    assert legal(table) == {1: {"roll"}}


# Move.


def test_those_who_succeed_move_in_descending_number() -> None:
    table = at(shaking("red", "green", "blue", "yellow", magic=9))
    play(table, "0 choose B", "1 choose I", "2 choose A", "3 choose E")
    assert table.position()["turn"]["order"] == [1, 3, 0, 2]
    for seat in (1, 3, 0, 2):
        assert [*legal(table)] == [seat]
        play(table, "move 1")


def test_a_seat_that_has_moved_leaves_chosen_and_order() -> None:
    """Notation page; then the barrel is back."""
    table = at(moving(*TWO_AND_ONE, numbers={0: 5, 1: 3}))
    play(table, "move 1")
    assert table.position()["turn"]["order"] == [1]
    assert table.position()["chosen"] == {"1": "C"}
    assert table.view_position(None)["barrels"] == [None, None, 3, *[None] * 10]


def test_moving_is_mandatory_and_one_apprentice_alone_moves() -> None:
    """Z4: a seat that succeeds can only move."""
    table = at(moving("red 3 start city", "blue 9 start start", numbers={0: 5}))
    assert legal(table) == {0: {"move 1", "move 2"}}
    assert refusal(table, "roll") == "zapp-refuse-move-first"
    assert refusal(table, "choose A") == "zapp-refuse-move-first"


def test_a_move_that_leaves_no_choice_is_made_by_itself() -> None:
    """Notation page: with one legal form."""
    table = at(shaking("red 3 city city", "blue 9 start start", magic=7))
    events = play(table, "0 choose E", "1 choose B")
    assert [event.end - event.start for event in of(events, Moved)] == [5]
    assert [*legal(table)] == [1]


# Return.


def test_after_the_last_move_the_barrels_are_shuffled() -> None:
    rows = set()
    for seed in range(10):
        table = at(moving(*TWO_AND_ONE, numbers={0: 5}), seed)
        assert play(table, "move 1")[-1] == BarrelsReturned(True)
        rows.add(tuple(table.position()["barrels"]))
    assert len(rows) == 10
    assert all(sorted(row) == IN_ORDER for row in rows)


def test_in_the_memory_variant_every_barrel_goes_back_to_its_place() -> None:
    table = at(moving(*TWO_AND_ONE, numbers={0: 5}, options={"memory": True}))
    assert play(table, "move 1")[-1] == BarrelsReturned(False)
    assert table.position()["barrels"] == IN_ORDER


def test_after_the_return_nobody_holds_or_has_chosen_anything() -> None:
    """Notation page: in `roll` these are empty."""
    table = at(moving(*TWO_AND_ONE, numbers={0: 5}))
    play(table, "move 1")
    place = table.position()
    assert (place["held"], place["chosen"], place["magic_number"], place["dice"]) == ({}, {}, None, None)
    assert {**place["turn"], "seat": None} == {
        "seat": None,
        "phase": "roll",
        "order": [],
        "roller": 1,
        "shakes_left": {},
        "settled": [],
    }


# The end.


def test_the_game_ends_with_the_third_apprentice_in_the_city_even_in_the_middle_of_a_round() -> None:
    table = at(moving("red 21 city city", "blue 9 city city", numbers={0: 5, 1: 3}, magic=8, dice=[4, 4]))
    events = play(table, "move 1")
    assert events[-1] == GameEnded((3, 2), (0,))
    assert table.over
    assert (table.scores, table.winners) == ((3, 2), (0,))
    assert board(table)["blue"] == [9, "city", "city"]


def test_when_the_game_is_over_the_dice_stay_and_nobody_may_act() -> None:
    """Notation page."""
    table = at(moving("red 21 city city", "blue 9 city city", numbers={0: 5, 1: 3}, magic=8, dice=[4, 4]))
    play(table, "move 1")
    place = table.position()
    assert (place["magic_number"], place["dice"]) == (8, [4, 4])
    assert (place["held"], place["chosen"]) == ({}, {})
    assert place["turn"] == {
        "seat": None,
        "phase": "over",
        "order": [],
        "roller": 0,
        "shakes_left": {},
        "settled": [],
    }
    assert table.legal() == {}
    assert refusal(table, "0 roll") == refusal(table, "1 move 1") == "game-is-over"


def test_scores_are_the_apprentices_in_the_city() -> None:
    """Notation page."""
    assert at(position("red city city 4", "blue city 3 start")).scores == (2, 1)

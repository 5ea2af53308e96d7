"""ROLL and LOOK (rule file 1.4): who rolls, how the dice are told, who closes the book and when."""

import pytest

from audiogames.core.chance import Outcome
from audiogames.core.errors import IllegalAction
from audiogames.core.table import Table
from audiogames.decks.du_balai import DICE as SIDES
from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import DICE, GAME, looking, new, phase, play, rolling, state, turn, unwritten
from tests.games.tables import at, legal, of, refusal


def shown(table: Table, seat: int | None) -> list[str | None] | None:
    """Return the dice that a seat sees."""
    found: list[str | None] | None = table.view_position(seat)["dice"]
    return found


def test_the_last_placed_witch_rolls() -> None:
    table = at(rolling(unwritten(3), unwritten(-1), unwritten(7)))
    assert legal(table) == {1: {"roll"}}
    play(table, "roll")
    assert phase(table) == "look"


def test_every_witch_tied_for_last_may_roll() -> None:
    assert set(legal(at(rolling(unwritten(3), unwritten(7), unwritten(3))))) == {0, 2}


def test_rolling_is_never_done_by_itself() -> None:
    table = at(rolling(unwritten(1), unwritten(2)))
    table.go_on()
    assert phase(table) == "roll"


def test_each_die_shows_one_of_its_faces() -> None:
    table = new(2, {"pace": "free"}, seed=3)
    (rolled,) = of(play(table, "roll"), e.Rolled)
    dice = table.position()["dice"]
    assert all(face in sides for face, sides in zip(dice, SIDES, strict=True))
    assert [*map(str, dice)] == [*GAME.event_position(rolled)["dice"]]


EMPTY = [
    *("orange-ear", "orange-web", "orange-skull", "orange-bolt", "black-ear"),
    *("black-web", "black-skull", "black-bolt", "orange-ear"),
]
"""Every symbol is there in both colours."""


def outcome(faces: list[str]) -> Outcome:
    """Return the chance that gives these faces."""
    return tuple((sides.index(face),) for sides, face in zip(SIDES, faces, strict=True))


def test_when_neither_colour_has_a_valid_symbol_the_dice_are_rolled_again() -> None:
    before, _ = GAME.apply(state(new(2)), 1, GAME.parse_action("roll"))
    again, events = GAME.apply_chance(before, outcome(EMPTY))
    assert events == (e.RolledAgain(1),)
    assert GAME.pending_chance(again)
    after, events = GAME.apply_chance(again, outcome(DICE))
    assert after.phase == "look"
    assert events == (e.Rolled(1, None),)


# The common reading.


def test_at_the_common_pace_each_time_tells_one_die_and_closing_waits_for_the_ninth() -> None:
    table = new(2)
    play(table, "roll")
    dice = table.position()["dice"]
    for read in range(9):
        assert table.position()["read"] == read
        assert shown(table, 0) == shown(table, None) == [*dice[:read], *[None] * (9 - read)]
        assert legal(table) == {}
        assert refusal(table, "0 close") == "balai-refuse-reading"
        (told,) = of(play(table, "time"), e.DieTold)
        assert GAME.event_position(told) == {"event": "die-told", "die": read, "face": dice[read]}
    assert legal(table) == {0: {"close"}, 1: {"close"}}
    with pytest.raises(IllegalAction) as refused:
        table.time()
    assert refused.value.message.id == "no-clock"


@pytest.mark.parametrize("pace", ["free", "window", "no-closer"])
def test_at_any_other_pace_all_see_the_dice_at_once(pace: str) -> None:
    table = new(2, {"pace": pace})
    play(table, "roll")
    assert shown(table, 1) == table.position()["dice"]
    assert table.position()["read"] == 9


def test_a_die_that_is_not_told_yet_is_in_no_event() -> None:
    assert of(play(new(2), "roll"), e.Rolled)[0].dice is None


# Closing the book.


def test_the_first_to_close_ends_the_look_and_is_the_closer() -> None:
    table = at(looking(unwritten(), unwritten(), unwritten()))
    events = play(table, "1 close")
    assert events == (e.BookClosed(1),)
    assert table.position()["closer"] == 1
    assert phase(table) == "write"
    assert shown(table, 0) == [None] * 9


def test_nobody_closes_from_minus_two() -> None:
    table = at(looking(unwritten(-2), unwritten(-1), unwritten(0)))
    assert legal(table) == {1: {"close"}, 2: {"close"}}
    assert refusal(table, "0 close") == "balai-refuse-on-last-space"


def test_the_only_witch_who_may_close_does_it_when_she_likes() -> None:
    table = at(looking(unwritten(-2), unwritten(-1), read=8))
    play(table, "time")
    assert phase(table) == "look"
    assert legal(table) == {1: {"close"}}


def test_when_all_are_on_minus_two_the_book_closes_by_itself_with_no_closer() -> None:
    table = at(looking(unwritten(-2), unwritten(-2)))
    assert legal(table) == {}
    assert play(table, "time") == (e.BookClosed(None),)
    assert table.position()["closer"] is None
    assert phase(table) == "write"


@pytest.mark.parametrize("pace", ["common", "free"])
def test_when_the_time_limit_is_over_the_book_closes_by_itself(pace: str) -> None:
    table = at(looking(options={"pace": pace, "time_limit": 30}))
    assert play(table, "time") == (e.BookClosed(None),)


@pytest.mark.parametrize("pace", ["common", "free"])
def test_without_a_time_limit_no_clock_runs(pace: str) -> None:
    table = at(looking(options={"pace": pace}))
    assert not table.view(0).clock_runs
    with pytest.raises(IllegalAction):
        table.time()


# The fixed window, and no closer.


def test_in_the_fixed_window_everyone_may_bet_once_and_the_book_closes_for_all() -> None:
    table = at(looking(unwritten(), unwritten(), unwritten(), options={"pace": "window"}))
    assert legal(table) == {0: {"bet"}, 1: {"bet"}, 2: {"bet"}}
    assert refusal(table, "0 close") == "balai-refuse-closes-by-itself"
    assert play(table, "2 bet") == (e.Bet(2),)
    assert legal(table) == {0: {"bet"}, 1: {"bet"}}
    play(table, "0 bet")
    assert play(table, "time") == (e.BookClosed(None),)
    assert table.position()["bets"] == [2, 0]
    assert phase(table) == "write"


def test_the_last_who_has_not_bet_need_not() -> None:
    table = at(looking(options={"pace": "window"}))
    play(table, "0 bet")
    assert legal(table) == {1: {"bet"}}
    play(table, "time")
    assert table.position()["bets"] == [0]


def test_nobody_bets_from_minus_two() -> None:
    table = at(looking(unwritten(-2), unwritten(), options={"pace": "window"}))
    assert legal(table) == {1: {"bet"}}


def test_without_closers_only_the_time_closes_the_book() -> None:
    table = at(looking(options={"pace": "no-closer"}))
    assert legal(table) == {}
    assert turn(table)["seat"] is None
    assert play(table, "time") == (e.BookClosed(None),)

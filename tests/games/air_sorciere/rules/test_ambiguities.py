"""One row after the other of the table of ambiguities (rule file 2.6), options both ways."""

import pytest

from audiogames.core.table import Table
from audiogames.decks.air_sorciere import COLOURS
from audiogames.games.air_sorciere.events import (
    BonusTaken,
    CatAppeared,
    Drew,
    GameEnded,
    Kept,
    LastRoundBegan,
    StayedAloft,
    TurnBegan,
)
from tests.games.air_sorciere.positions import (
    DIPLOMA,
    FLOWN,
    counts,
    flying,
    forced,
    grimoires_in,
    number,
    owned,
    refusal,
    table,
)
from tests.games.tables import hand, legal, play

GREENS = "green-1 green-2 green-3"
REDS = "red-1 red-2 red-3"
ROUND = {"end": "round"}


@pytest.mark.parametrize("limit", [15, 5])
def test_a1_the_black_cat_s_limit_is_15_or_5(limit: int) -> None:
    """A1: seed text 15 (default), published game 5."""
    game = table("", "", pile="red-15", options={"cat_limit": limit})
    assert play(game, "draw")[1] == CatAppeared(limit, ())
    assert Table.new("air_sorciere", [{}, {}]).position()["options"]["cat_limit"] == 15


@pytest.mark.parametrize(("bonus", "points"), [("once", 12), ("per_set", 13)])
def test_a2_the_five_colour_bonus_comes_once_or_for_every_set(bonus: str, points: int) -> None:
    """A2: default once."""
    whole = "black:2 orange:2 purple:2 green:2 red:3"
    assert table("", "", owned=(whole,), options={"bonus": bonus}).scores[0] == points
    assert table("", "", options={}).position()["options"]["bonus"] == "once"


def test_a3_nine_grimoires_of_each_colour() -> None:
    """A3, default: 45 in all, equal."""
    assert grimoires_in(Table.new("air_sorciere", [{}] * 4).position()) == dict.fromkeys(COLOURS, 9)


def test_a3_option_other_counts() -> None:
    """A3, option: counts by colour, before those for the number of players are removed."""
    unequal = {"black": 7, "orange": 8, "purple": 9, "green": 10, "red": 11}
    game = Table.new("air_sorciere", [{}] * 4, {"grimoires": unequal})
    assert game.position()["stock"] == unequal
    game = Table.new("air_sorciere", [{}] * 3, {"grimoires": {"red": 11, "green": 0}})
    assert game.position()["stock"] == {"black": 8, "orange": 8, "purple": 8, "green": 0, "red": 10}
    assert Table.new("air_sorciere", [{}] * 2, {"grimoires": 4}).position()["stock"] == dict.fromkeys(COLOURS, 2)


def test_a4_one_column_lands() -> None:
    """A4."""
    game = table(flying=("red-1 green-1 green-2",), turn=FLOWN)
    play(game, "stop", "land green")
    assert hand(game, 0) == {"green-1", "green-2"}
    assert flying(game, 0) == {"red": [1]}


def test_a5_a_soft_landing_may_be_declined() -> None:
    """A5."""
    game = table(flying=("red-1",), turn=FLOWN)
    play(game, "stop")
    assert play(game, "no-land") == (StayedAloft(0), TurnBegan(1))


def test_a6_one_diploma_a_turn() -> None:
    """A6, default."""
    game = table(f"{GREENS} {REDS}", "", turn=DIPLOMA)
    assert play(game, "diploma green: " + GREENS)[-1] == TurnBegan(1)


def test_a6_option_several_diplomas() -> None:
    """A6, option: one after the other, as long as she likes; a first one may open the jokers of a second."""
    game = table(f"{GREENS} red-1 red-2 green-15", "", turn=DIPLOMA, options={"several_diplomas": True})
    assert refusal(game, "diploma red: red-1 red-2 green-15") == "air-refuse-joker-not-owned"
    play(game, "diploma green: " + GREENS)
    assert legal(game) == {0: {"diploma red: green-15 red-1 red-2", "no-diploma"}}
    assert play(game, "diploma red: red-1 red-2 green-15")[-1] == TurnBegan(1)
    assert owned(game, 0) == {"green": 1, "red": 1}


def test_a6_option_she_may_stop_after_one() -> None:
    game = table(f"{GREENS} {REDS}", "", turn=DIPLOMA, options={"several_diplomas": True})
    play(game, "diploma green: " + GREENS, "no-diploma")
    assert game.to_act() == (1,)
    assert hand(game, 0) == set(REDS.split())


def test_a6_option_the_end_comes_before_a_second_diploma() -> None:
    """A6 with A10: the end is immediate."""
    options = {"several_diplomas": True}
    game = table(f"{GREENS} {REDS}", "", turn=DIPLOMA, options=options, stock=counts("green red black orange"))
    play(game, "diploma green: " + GREENS)
    assert game.over


@pytest.mark.parametrize("first", ["draw", "take red-5"])
def test_a7_the_first_card_comes_from_the_pile_or_the_common_zone(first: str) -> None:
    """A7: either."""
    game = table(pile="green-1", common="red-5")
    assert legal(game) == {0: {"draw", "take red-5"}}
    play(game, first)


def test_a8_once_the_common_zone_is_used_a_fitting_card_may_not_be_refused() -> None:
    """A8: it is placed without a question."""
    game = table(pile="red-5", common="green-4", turn=forced("green-4"))
    assert play(game, "draw") == (Drew(0, number("red-5")), Kept(0, number("red-5")))
    waiting = {"phase": "placing", "taken": 2, "placed_in_common": "green-4", "drawn": "red-5"}
    assert refusal(table(common="green-4", turn=waiting), "common") == "air-refuse-common-used"


def test_a9_one_column_of_each_colour() -> None:
    """A9: a lower card of the colour starts no second column."""
    game = table(common="green-4", flying=("green-9",))
    assert refusal(game, "take green-4") == "air-refuse-does-not-fit"


def test_a10_the_end_is_immediate() -> None:
    """A10, default."""
    game = table(GREENS, "", turn=DIPLOMA, stock=counts("green red black orange"))
    assert isinstance(play(game, "diploma green: " + GREENS)[-1], GameEnded)


def test_a10_option_the_round_is_finished() -> None:
    """A10, option: everyone has had as many turns; the game ends when the turn would return to the starter."""
    zones = ("", "", "purple-1")
    stock = counts("green red black orange")
    game = table(GREENS, "", REDS, turn=DIPLOMA, stock=stock, flying=zones, common="black-1 black-2", options=ROUND)
    assert play(game, "diploma green: " + GREENS)[1:] == (LastRoundBegan(), TurnBegan(1))
    play(game, "take black-1", "stop", "no-land")
    play(game, "take black-2", "stop", "land purple")
    assert play(game, "diploma red: " + REDS)[-1] == GameEnded((1, 0, 1), (2,))


def test_a10_option_a_last_turn_in_flight_ends_it_too() -> None:
    """A10, option: a landing declined by the last of the round."""
    game = table(
        GREENS,
        "",
        turn=DIPLOMA,
        stock=counts("green red black orange"),
        common="black-1",
        options=ROUND,
    )
    play(game, "diploma green: " + GREENS, "take black-1", "stop")
    assert play(game, "no-land") == (StayedAloft(1), GameEnded((1, 0), (0,)))


def test_a10_option_a_diploma_of_the_last_of_the_round_ends_it_at_once() -> None:
    stock = counts("green red black orange")
    turn = {**DIPLOMA, "seat": 1}
    game = table("", GREENS, turn=turn, stock=stock, options=ROUND)
    assert isinstance(play(game, "diploma green: " + GREENS)[-1], GameEnded)


def test_a10_option_the_round_ends_before_its_starter() -> None:
    """Notation page: with `starter`."""
    stock = counts("green red black orange")
    game = table(GREENS, "", turn=DIPLOMA, stock=stock, options={**ROUND, "starter": 1})
    assert isinstance(play(game, "diploma green: " + GREENS)[-1], GameEnded)


def test_a11_the_beginner_s_bonus_is_automatic() -> None:
    """A11: nobody is asked, not even with a limit of five."""
    for limit in (15, 5):
        options = {"cat_limit": limit}
        game = table(flying=("green-9",), pile="green-4", common="red-1", turn=forced("red-1"), options=options)
        assert play(game, "draw")[-2:] == (BonusTaken(0, number("green-4")), TurnBegan(1))
        assert hand(game, 0) == {"green-4"}


def test_a12_jokers_need_at_least_one_real_card() -> None:
    """A12."""
    game = table("green-3 black-11 red-12", "", owned=("black red",), turn=DIPLOMA)
    assert refusal(game, "diploma orange: green-3 black-11 red-12") == "air-refuse-diploma-no-real-card"
    play(game, "diploma green: green-3 black-11 red-12")
    assert owned(game, 0)["green"] == 1


def test_a13_a_15_taken_from_the_common_zone_wakes_no_cat() -> None:
    """A13: drawn."""
    held = "green-1 green-2 green-3 green-4 green-5 green-6"
    game = table(held, "", common="red-15", options={"cat_limit": 5})
    play(game, "take red-15")
    assert legal(game) == {0: {"draw", "stop"}}
    assert len(hand(game, 0)) == 6


def test_a14_a_forced_landing_without_a_column_takes_nothing_and_still_allows_a_diploma() -> None:
    """A14."""
    game = table(GREENS, "", common="red-1", turn=forced("red-1"))
    assert play(game, "stop")[-1] == StayedAloft(0)
    assert game.position()["turn"]["phase"] == "diploma"
    play(game, "diploma green: " + GREENS)
    assert owned(game, 0) == {"green": 1}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a15_opponents_hands_are_not_shown_but_counted(viewer: int | None) -> None:
    """A15, default."""
    game = table(GREENS, REDS)
    seats = game.view_position(viewer)["seats"]
    assert [seat["hand_count"] for seat in seats] == [3, 3]
    assert [seat for seat in range(2) if "hand" in seats[seat]] == ([] if viewer is None else [viewer])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a15_option_open_hands(viewer: int | None) -> None:
    """A15, option."""
    game = table(GREENS, REDS, options={"open_hands": True})
    assert [set(seat["hand"]) for seat in game.view_position(viewer)["seats"]] == [
        set(GREENS.split()),
        set(REDS.split()),
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a15_hands_are_knowable_and_the_order_of_the_pile_is_not(viewer: int | None) -> None:
    """A15: odds and bots may use which cards are left, not what comes next."""
    game = table(GREENS, REDS, pile="black-9 black-2 black-5")
    seen = game.view(viewer)
    assert [len(cards) for cards in seen.hands] == [3, 3]
    assert seen.hands[1] == tuple(number(card) for card in REDS.split())
    assert seen.pile == tuple(number(card) for card in ("black-2", "black-5", "black-9"))
    assert game.view_position(viewer)["draw_count"] == 3

"""The diploma (rule file 2.4, DIPLOMA) and the jokers."""

import pytest

from audiogames.games.air_sorciere.events import DiplomaDeclined, DiplomaEarned, TurnBegan
from tests.games.air_sorciere.positions import DIPLOMA, FLOWN, numbers, owned, refusal, table
from tests.games.tables import hand, legal, play

GREENS = "green-3 green-7 green-9 green-11 green-12"


@pytest.mark.parametrize(("cards", "gained"), [(3, 1), (4, 2), (5, 3)])
def test_three_four_or_five_cards_for_one_two_or_three_grimoires(cards: int, gained: int) -> None:
    """DIPLOMA."""
    game = table(f"{GREENS} red-1", "", turn=DIPLOMA)
    given = " ".join(GREENS.split()[:cards])
    assert play(game, f"diploma green: {given}") == (DiplomaEarned(0, 3, numbers(given), gained), TurnBegan(1))
    assert owned(game, 0) == {"green": gained}
    assert game.position()["stock"]["green"] == 7 - gained
    assert sorted(game.position()["discard"]) == sorted(given.split())
    assert hand(game, 0) == {"red-1", *GREENS.split()[cards:]}
    assert game.scores == (gained, 0)


@pytest.mark.parametrize("cards", ["green-3", "green-3 green-7", f"{GREENS} green-13"])
def test_no_other_number_of_cards(cards: str) -> None:
    """DIPLOMA: one card short, or one too many."""
    game = table(f"{GREENS} green-13", "", turn=DIPLOMA)
    assert refusal(game, f"diploma green: {cards}") == "air-refuse-diploma-size"


def test_cards_are_discarded_from_the_hand_and_not_from_the_zone() -> None:
    """DIPLOMA: discard from hand."""
    game = table("green-3 green-7 red-1 red-2 red-3", "", flying=("green-9",), turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 green-7 green-9") == "air-refuse-diploma-not-in-hand"


def test_someone_else_s_cards_are_not_in_hand() -> None:
    game = table("green-3 green-7 green-9", "green-10", turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 green-7 green-10") == "air-refuse-diploma-not-in-hand"


def test_a_card_counts_once() -> None:
    game = table("green-3 green-7 green-9", "", turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 green-7 green-7") == "air-refuse-diploma-not-in-hand"


def test_the_grimoires_must_be_left() -> None:
    """DIPLOMA: needs that many left, otherwise refused (cards kept; a smaller diploma is allowed)."""
    game = table(GREENS, "", stock={"green": 1}, turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 green-7 green-9 green-11") == "air-refuse-diploma-stock"
    assert hand(game, 0) == set(GREENS.split())
    play(game, "diploma green: green-3 green-7 green-9")
    assert owned(game, 0) == {"green": 1}
    assert game.position()["stock"]["green"] == 0


def test_one_diploma_a_turn() -> None:
    """DIPLOMA: at most one per turn."""
    game = table("green-3 green-7 green-9 red-1 red-2 red-3", "", turn=DIPLOMA)
    assert play(game, "diploma green: green-3 green-7 green-9")[-1] == TurnBegan(1)


def test_a_diploma_may_be_declined() -> None:
    game = table("green-3 green-7 green-9", "", turn=DIPLOMA)
    assert play(game, "no-diploma") == (DiplomaDeclined(0), TurnBegan(1))
    assert hand(game, 0) == {"green-3", "green-7", "green-9"}


def test_a_diploma_needs_a_landing() -> None:
    """DIPLOMA: only after a landing."""
    game = table("green-3 green-7 green-9", "", flying=("red-1",), turn=FLOWN)
    assert refusal(game, "diploma green: green-3 green-7 green-9") == "air-refuse-fly-first"
    play(game, "stop")
    assert refusal(game, "diploma green: green-3 green-7 green-9") == "air-refuse-land-first"
    play(game, "land red")
    play(game, "diploma green: green-3 green-7 green-9")
    assert owned(game, 0) == {"green": 1}


def test_the_cards_that_have_just_landed_may_be_given() -> None:
    game = table("green-3", "", flying=("green-7 green-9",), turn=FLOWN)
    play(game, "stop", "land green", "diploma green: green-3 green-7 green-9")
    assert hand(game, 0) == set()


def test_cards_may_be_named_in_any_order() -> None:
    """Notation page: any legal one in any order of cards."""
    game = table("green-3 green-7 green-9", "", turn=DIPLOMA)
    play(game, "diploma green: green-9 green-3 green-7")
    assert owned(game, 0) == {"green": 1}


def test_cards_of_another_colour_earn_nothing_of_this_one() -> None:
    game = table("green-3 green-7 green-9", "", turn=DIPLOMA)
    assert refusal(game, "diploma red: green-3 green-7 green-9") == "air-refuse-diploma-no-real-card"


# Jokers.


def test_a_card_of_another_colour_may_stand_in() -> None:
    """Jokers: owned colour, higher than the highest real card, once."""
    game = table("green-3 green-7 black-11", "", owned=("black",), turn=DIPLOMA)
    play(game, "diploma green: green-3 green-7 black-11")
    assert owned(game, 0) == {"black": 1, "green": 1}
    assert sorted(game.position()["discard"]) == ["black-11", "green-3", "green-7"]


def test_a_joker_needs_a_grimoire_of_its_colour() -> None:
    """Jokers, (i): one of the target colour, or of someone else, does not help."""
    game = table("green-3 green-7 black-11", "", owned=("green", "black"), turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 green-7 black-11") == "air-refuse-joker-not-owned"
    assert legal(game) == {0: {"no-diploma"}}


@pytest.mark.parametrize(("joker", "accepted"), [("black-6", False), ("black-7", False), ("black-8", True)])
def test_a_joker_is_higher_than_the_highest_real_card(joker: str, accepted: bool) -> None:
    """Jokers, (ii)."""
    game = table(f"green-3 green-7 {joker}", "", owned=("black",), turn=DIPLOMA)
    action = f"diploma green: green-3 green-7 {joker}"
    if accepted:
        play(game, action)
        assert owned(game, 0) == {"black": 1, "green": 1}
    else:
        assert refusal(game, action) == "air-refuse-joker-too-small"


def test_only_the_real_cards_count_against_a_joker() -> None:
    """Jokers, (ii): a joker may be lower than another joker."""
    game = table("green-3 black-11 red-4", "", owned=("black red",), turn=DIPLOMA)
    play(game, "diploma green: green-3 black-11 red-4")
    assert owned(game, 0)["green"] == 1


def test_each_joker_colour_at_most_once() -> None:
    """Jokers, (iii)."""
    game = table("green-3 black-11 black-12", "", owned=("black",), turn=DIPLOMA)
    assert refusal(game, "diploma green: green-3 black-11 black-12") == "air-refuse-joker-twice"


def test_all_other_colours_may_be_jokers_at_once() -> None:
    """Jokers, (iii): one real card and four jokers are five cards."""
    game = table("green-3 black-11 red-12 orange-4 purple-9", "", owned=("black red orange purple",), turn=DIPLOMA)
    play(game, "diploma green: green-3 black-11 red-12 orange-4 purple-9")
    assert owned(game, 0)["green"] == 3


def test_at_least_one_real_card() -> None:
    """Jokers: at least one real target card (A12)."""
    game = table("red-11 black-11 orange-12", "", owned=("black red orange",), turn=DIPLOMA)
    assert refusal(game, "diploma green: red-11 black-11 orange-12") == "air-refuse-diploma-no-real-card"


def test_a_grimoire_of_this_very_diploma_is_no_joker_s_ticket() -> None:
    """Jokers, (i): already owned before this diploma."""
    game = table("green-3 green-7 black-11 black-12 black-13", "", turn=DIPLOMA, options={"several_diplomas": True})
    action = "diploma green: green-3 green-7 black-11"
    assert refusal(game, action) == "air-refuse-joker-not-owned"


# What is listed.


def test_diplomas_are_listed_by_fewest_cards_then_lowest_sum() -> None:
    """Notation page; `no-diploma` too."""
    game = table("green-3 green-7 green-9 green-11", "", turn=DIPLOMA)
    *diplomas, none = game.legal_position()[0]
    assert none == "no-diploma"
    assert diplomas == [
        "diploma green: green-3 green-7 green-9",
        "diploma green: green-3 green-7 green-11",
        "diploma green: green-3 green-9 green-11",
        "diploma green: green-7 green-9 green-11",
        "diploma green: green-3 green-7 green-9 green-11",
    ]


def test_at_most_200_are_listed_and_the_others_accepted() -> None:
    """Notation page: all of them up to 200; `apply` takes any legal one."""
    whole = " ".join(f"{colour}-{value}" for colour in ("green", "red") for value in range(1, 16))
    game = table(whole, "", turn=DIPLOMA)
    listed = game.legal_position()[0]
    assert len(listed) == 201
    dearest = "diploma green: green-11 green-12 green-13 green-14 green-15"
    assert dearest not in listed
    play(game, dearest)
    assert owned(game, 0) == {"green": 3}


def test_every_diploma_is_listed_when_there_are_fewer() -> None:
    """Notation page: of nine cards of one colour, 84 threes, and no more for want of grimoires."""
    game = table(" ".join(f"green-{value}" for value in range(1, 10)), "", stock={"green": 1}, turn=DIPLOMA)
    assert len(game.legal_position()[0]) == 85

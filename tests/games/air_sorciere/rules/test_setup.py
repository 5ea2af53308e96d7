"""The components (rule file 2.2) and the set-up (2.3)."""

from collections import Counter
from typing import Any

import pytest

from audiogames.core.errors import BadOptions
from audiogames.core.table import Table
from audiogames.decks import air_sorciere as deck
from audiogames.games.air_sorciere.events import StarterChosen, TurnBegan
from tests.games.air_sorciere.positions import ALL_CARDS, cards_in, grimoires_in
from tests.games.tables import legal, play

SEATS = range(2, 6)


def fresh(seats: int, seed: int = 0, **options: Any) -> Table:
    return Table.new("air_sorciere", [{}] * seats, options, seed)


def test_75_witches_five_colours_valued_1_to_15_each_once() -> None:
    """2.2."""
    assert len(deck.CARDS) == len(set(deck.CARD_IDS)) == 75
    assert Counter(deck.COLOUR) == dict.fromkeys(range(5), 15)
    assert Counter(deck.VALUE) == dict.fromkeys(range(1, 16), 5)
    for card, name in enumerate(deck.CARD_IDS):
        assert name == f"{deck.COLOURS[deck.COLOUR[card]]}-{deck.VALUE[card]}"
        assert deck.card(deck.COLOURS[deck.COLOUR[card]], deck.VALUE[card]) == deck.BY_ID[name] == card


def test_the_five_colours_of_the_notation() -> None:
    """2.2: black, orange, violet, green, red."""
    assert set(deck.COLOURS) == {"black", "orange", "purple", "green", "red"}


def test_the_black_cat_is_on_the_15() -> None:
    """2.2."""
    assert deck.CAT == 15


def test_there_is_no_sixteenth_value() -> None:
    with pytest.raises(KeyError):
        deck.card("green", 16)


@pytest.mark.parametrize(("seats", "left"), [(2, 7), (3, 8), (4, 9), (5, 9)])
def test_grimoires_are_removed_by_number_of_players(seats: int, left: int) -> None:
    """2.2, 2.3: two of each colour with 2 players, one with 3, none with 4 or 5."""
    assert fresh(seats).position()["stock"] == dict.fromkeys(deck.COLOURS, left)


def test_45_grimoires_in_all() -> None:
    """2.2."""
    assert sum(grimoires_in(fresh(5).position()).values()) == 45


@pytest.mark.parametrize("seats", SEATS)
def test_all_witches_form_the_draw_pile_and_everything_else_is_empty(seats: int) -> None:
    """2.3: no discard yet, nothing in the common zone, no hands, no personal zones."""
    place = fresh(seats).position()
    assert sorted(place["draw_pile"]) == ALL_CARDS
    assert (place["discard"], place["common"]) == ([], [])
    for seat in place["seats"]:
        assert (seat["hand"], seat["columns"]) == ([], {})
        assert not any(seat["grimoires"].values())
    assert sorted(cards_in(place)) == ALL_CARDS


def test_the_witches_are_shuffled() -> None:
    """2.3: every card comes to lie on top in some hundreds of shuffles."""
    assert {fresh(2, seed).position()["draw_pile"][0] for seed in range(600)} == set(ALL_CARDS)


@pytest.mark.parametrize("seats", SEATS)
def test_the_seed_chooses_who_starts(seats: int) -> None:
    """2.3: the youngest; in the program a random seat, or the host's choice."""
    tables = [fresh(seats, seed) for seed in range(60)]
    assert {table.to_act()[0] for table in tables} == set(range(seats))
    for table in tables:
        (seat,) = table.to_act()
        assert table.steps[0].events == (StarterChosen(seat), TurnBegan(seat))


@pytest.mark.parametrize("starter", range(3))
def test_a_game_that_ends_with_the_round_starts_with_the_seat_that_the_host_names(starter: int) -> None:
    """2.3, A10; notation page: `end` `round` with `starter`, seat 0 unless named."""
    table = fresh(3, 1, end="round", starter=starter)
    assert table.to_act() == (starter,)
    assert table.steps[0].events == (TurnBegan(starter),)
    assert fresh(3, 1, end="round").to_act() == (0,)


def test_play_goes_clockwise() -> None:
    """2.3."""
    table = fresh(4, end="round", starter=2)
    seen = []
    for _ in range(5):
        (seat,) = table.to_act()
        seen.append(seat)
        while table.to_act() == (seat,):
            actions = sorted(legal(table)[seat])
            play(table, next((action for action in ("keep", "stop", "no-land") if action in actions), actions[0]))
    assert seen == [2, 3, 0, 1, 2]


def test_the_options_unless_others_are_chosen() -> None:
    """2.6: the preset “Adapted rules”."""
    assert fresh(2).position()["options"] == {
        "cat_limit": 15,
        "bonus": "once",
        "grimoires": dict.fromkeys(deck.COLOURS, 9),
        "several_diplomas": False,
        "end": "immediate",
        "starter": 0,
        "open_hands": False,
    }


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"colour": "blue"}, "option-unknown"),
        ({"cat_limit": 10}, "option-not-choice"),
        ({"cat_limit": "5"}, "option-not-choice"),
        ({"cat_limit": True}, "option-not-choice"),
        ({"bonus": "twice"}, "option-not-choice"),
        ({"grimoires": -1}, "option-not-counts"),
        ({"grimoires": {"blue": 9}}, "option-not-counts"),
        ({"grimoires": {"green": "9"}}, "option-not-counts"),
        ({"several_diplomas": 1}, "option-not-boolean"),
        ({"end": "never"}, "option-not-choice"),
        ({"starter": "0"}, "option-not-integer"),
        ({"starter": 2}, "seat-unknown"),
        ({"starter": -1}, "seat-unknown"),
        ({"open_hands": "yes"}, "option-not-boolean"),
    ],
)
def test_options_that_are_none_of_the_game(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOptions) as refused:
        fresh(2, **options)
    assert refused.value.message.id == refusal

"""The components (rule file 3.2) and the set-up (3.4, first paragraph)."""

from collections import Counter
from typing import Any

import pytest

from audiogames.core.errors import BadOptions
from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.decks import roue_des_sorcieres as deck
from audiogames.games.roue_des_sorcieres.events import Dealt, LeaderChosen, TrumpTurned
from tests.games.roue_des_sorcieres.positions import cards_in, number

SEATS = range(2, 7)


def fresh(seats: int, seed: int = 0, **options: Any) -> Table:
    return Table.new("roue_des_sorcieres", [{}] * seats, options, seed)


def test_54_cards_six_colours_valued_1_to_9_each_once() -> None:
    """3.2."""
    assert len(deck.CARDS) == len(set(deck.CARD_IDS)) == 54
    assert Counter(deck.COLOUR) == dict.fromkeys(range(6), 9)
    assert Counter(deck.VALUE) == dict.fromkeys(range(1, 10), 6)
    for card, name in enumerate(deck.CARD_IDS):
        assert name == f"{deck.COLOURS[deck.COLOUR[card]]}-{deck.VALUE[card]}"
        assert deck.card(deck.COLOURS[deck.COLOUR[card]], deck.VALUE[card]) == deck.BY_ID[name] == card


def test_the_six_colours_of_the_notation() -> None:
    """3.2: four are named in the example, two invented; notation page."""
    assert set(deck.COLOURS) == {"blue", "yellow", "red", "green", "purple", "orange"}


def test_there_is_no_tenth_value() -> None:
    with pytest.raises(KeyError):
        deck.card("blue", 10)


@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_each(seats: int) -> None:
    """3.4: shuffle, 6 cards each."""
    assert [len(seat["hand"]) for seat in fresh(seats).position()["seats"]] == [6] * seats


@pytest.mark.parametrize(("seats", "left"), [(2, 41), (3, 35), (4, 29), (5, 23), (6, 17)])
def test_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    """3.4, and its arithmetic: 41/35/29/23/17 for 2/3/4/5/6 players."""
    place = fresh(seats).position()
    assert len(place["draw_pile"]) == left
    assert sorted(cards_in(place)) == sorted(deck.CARD_IDS)


def test_the_top_card_is_turned_up_as_trump_and_the_wheel_set_to_its_value() -> None:
    """3.4."""
    for seed in range(10):
        place = fresh(4, seed).position()
        (trump,) = place["trump_pile"]
        assert place["wheel"] == int(trump[-1])


def test_the_cards_are_shuffled() -> None:
    """3.4: every card comes up as trump, and every card goes to seat 0, in a few hundred deals."""
    places = [fresh(2, seed).position() for seed in range(400)]
    assert {place["trump_pile"][0] for place in places} == set(deck.CARD_IDS)
    assert {card for place in places for card in place["seats"][0]["hand"]} == set(deck.CARD_IDS)


@pytest.mark.parametrize("seats", SEATS)
def test_the_seed_chooses_the_first_player(seats: int) -> None:
    """3.4; notation page: in `new` the seed chooses who leads."""
    tables = [fresh(seats, seed) for seed in range(80)]
    assert {table.to_act()[0] for table in tables} == set(range(seats))
    assert all((table.position()["leader"],) == table.to_act() for table in tables)


def test_the_descending_side_unless_another_is_chosen() -> None:
    """3.4: choose side (first games: descending)."""
    assert fresh(2).position()["options"] == {"side": "descending", "keep_last_trump": False, "show_scores": False}
    assert fresh(2, side="ascending").position()["options"]["side"] == "ascending"


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"colour": "blue"}, "option-unknown"),
        ({"side": "sideways"}, "option-not-choice"),
        ({"side": 1}, "option-not-choice"),
        ({"keep_last_trump": 1}, "option-not-boolean"),
        ({"show_scores": "yes"}, "option-not-boolean"),
    ],
)
def test_options_that_are_none_of_the_game(options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOptions) as refused:
        fresh(2, **options)
    assert refused.value.message.id == refusal


def test_the_deal_is_told_each_to_its_own() -> None:
    """3.7: hands are hidden; the trump and who leads are not."""
    table = fresh(3, 5)
    place = table.position()
    events = table.steps[0].events
    for viewer in (None, 0, 1, 2):
        dealt = {
            seat: tuple(number(card) for card in place["seats"][seat]["hand"]) if seat == viewer else None
            for seat in range(3)
        }
        assert heard(events, viewer) == (
            *(Dealt(seat, 6, cards) for seat, cards in dealt.items()),
            TrumpTurned(number(place["trump_pile"][0])),
            LeaderChosen(place["leader"]),
        )

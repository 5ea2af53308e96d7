"""The view of a seat (rule file 2.8, A15), and full states that agree with it."""

import pytest

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARDS, COLOURS
from tests.games.air_sorciere.deals import random_position
from tests.games.air_sorciere.positions import DIPLOMA, GAME, counts, number, table
from tests.games.air_sorciere.trial import with_hands_exchanged
from tests.games.tables import legal, play

HANDS = ("orange-2 black-1", "orange-5", "red-7 green-1")
NONE = dict.fromkeys(COLOURS, 0)


def test_a_view_in_text_form_gives_counts_for_what_it_hides() -> None:
    """Notation page: hand_count, draw_count."""
    game = table(*HANDS, flying=("green-4 green-6",), owned=("", "red:2"), pile="red-1 red-2", common="red-9")
    place = game.position()
    assert game.view_position(1) == {
        "game": "air_sorciere",
        "options": place["options"],
        "seat": 1,
        "seats": [
            {"name": None, "hand_count": 2, "columns": {"green": [4, 6]}, "grimoires": NONE, "score": 0},
            {
                "name": None,
                "hand_count": 1,
                "columns": {},
                "grimoires": counts("red:2"),
                "score": 2,
                "hand": ["orange-5"],
            },
            {"name": None, "hand_count": 2, "columns": {}, "grimoires": NONE, "score": 0},
        ],
        "draw_count": 2,
        "discard": [],
        "common": ["red-9"],
        "stock": place["stock"],
        "turn": place["turn"],
    }


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_drawn_card_is_public(viewer: int | None) -> None:
    """Notation page."""
    game = table(*HANDS, pile="green-9")
    play(game, "draw")
    assert game.view_position(viewer)["turn"]["drawn"] == "green-9"


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everything_but_the_order_of_the_pile_is_knowable(viewer: int | None) -> None:
    """A15: two piles in another order look alike."""
    piles = ("red-1 red-2 black-3", "black-3 red-2 red-1")
    views = [table(*HANDS, pile=pile).view(viewer) for pile in piles]
    assert views[0] == views[1]
    other = table(*HANDS, pile="red-1 red-2 black-4").view(viewer)
    assert other != views[0]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_redeal_gives_the_same_view(viewer: int | None) -> None:
    game = table(*HANDS, pile="red-1 red-2 black-3 black-4", common="green-9", flying=("green-4",), discard="red-8")
    seen = game.view(viewer)
    piles = set()
    for seed in range(40):
        state = GAME.redeal(seen, Generator(seed))
        assert GAME.view(state, viewer) == seen
        assert sorted(state.draw_pile) == sorted(number(card) for card in ("red-1", "red-2", "black-3", "black-4"))
        piles.add(state.draw_pile)
    assert len(piles) > 15


def test_a_redeal_of_a_game_that_is_over_is_the_truth() -> None:
    game = table("green-1", "")
    play(game, "draw")
    state = GAME.redeal(game.view(0), Generator(1))
    assert GAME.view(state, 1) == game.view(1)
    assert GAME.winners(state) == game.winners == (0,)


def test_before_the_first_shuffle_and_after_the_end_nobody_may_do_anything() -> None:
    shuffling = GAME.setup([{}, {}], {})
    game = table()
    play(game, "draw")
    for state, refusal in ((shuffling, "not-your-turn"), (GAME.load(game.position()), "game-is-over")):
        assert GAME.to_act(state) == ()
        for seat in (0, 1):
            assert GAME.legal(state, seat) == ()
            assert GAME.legal_position(state, seat) == []
            reason = GAME.why_not(state, seat, GAME.parse_action("draw"))
            assert reason is not None
            assert reason.id == refusal


def test_a_seat_that_is_not_to_act_has_nothing_to_do() -> None:
    state = GAME.load(table("green-1 green-2 green-3", "red-1 red-2 red-3", turn=DIPLOMA).position())
    assert GAME.legal(state, 1) == ()
    assert GAME.legal_position(state, 1) == []
    assert len(GAME.legal(state, 0)) == 2


def test_no_clock_runs() -> None:
    game = Table.new("air_sorciere", [{}, {}])
    before = legal(game)
    with pytest.raises(ValueError, match="no-clock"):
        game.time()
    assert legal(game) == before


def test_a_redeal_brings_every_card_of_the_pile_to_its_top() -> None:
    """So that the law of views is not kept by giving back the truth."""
    view = Table.new("air_sorciere", [{}, {}], seed=1).view(0)
    tops = {GAME.redeal(view, Generator(seed)).draw_pile[0] for seed in range(600)}
    assert tops == set(CARDS)


def test_the_exchange_of_hands_changes_them() -> None:
    """So that the law of hands compares two different tables."""
    view = Table.load(random_position(4, 5)).view(0)
    assert with_hands_exchanged(view, Generator(1)) != view

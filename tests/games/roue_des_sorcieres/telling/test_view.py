"""The view of a seat (rule file 3.7, R7), and full states that agree with it."""

from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import CARDS
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY
from audiogames.games.roue_des_sorcieres.view import View
from tests.games.roue_des_sorcieres.positions import ALL_CARDS, GAME, cards_in, number, position, table, trick
from tests.games.tables import play

HANDS = ("yellow-2 blue-1", "yellow-5", "red-7 green-1")
CAPTURED = ("green-8 green-9", "", "purple-2")


def view(seat: int | None, **fields: Any) -> View:
    seen: View = table(*HANDS, captured=CAPTURED, pile="red-1 red-2", **fields).view(seat)
    return seen


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_counts_trump_wheel_trick_and_turn_are_public(seat: int | None) -> None:
    seen = view(seat, trick=trick(1, "orange-1"), trumps="red-3 blue-7")
    assert (seen.hand_counts, seen.captured_counts, seen.draw_count) == ((2, 1, 2), (2, 0, 1), 2)
    assert seen.trump_pile == (number("red-3"), number("blue-7"))
    assert (seen.wheel, seen.trick, seen.leader, seen.turn) == (7, ((1, number("orange-1")),), 1, 2)
    assert (seen.phase, seen.winners) == ("play", ())


def test_a_hand_is_its_seat_s_own() -> None:
    assert [view(seat).hand for seat in range(3)] == [tuple(sorted(map(number, hand.split()))) for hand in HANDS]
    assert view(None).hand == ()


def test_a_view_in_text_form_gives_counts_for_what_it_hides() -> None:
    """Notation page: hand_count, captured_count, draw_count."""
    assert table(*HANDS, captured=CAPTURED, pile="red-1 red-2").view_position(1) == {
        "game": "roue_des_sorcieres",
        "options": {"side": "descending", "keep_last_trump": False, "show_scores": False},
        "seat": 1,
        "seats": [
            {"name": None, "hand_count": 2, "captured_count": 2},
            {"name": None, "hand_count": 1, "captured_count": 0, "hand": ["yellow-5"], "numbers": [1]},
            {"name": None, "hand_count": 2, "captured_count": 1},
        ],
        "draw_count": 2,
        "trump_pile": ["blue-7"],
        "wheel": 7,
        "trick": [],
        "leader": 0,
        "turn": {"seat": 0, "phase": "play"},
    }


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("shown", [False, True])
def test_a_redeal_gives_the_same_view(seat: int | None, shown: bool) -> None:
    seen = view(seat, options={"show_scores": shown})
    for seed in range(20):
        state = GAME.redeal(seen, Generator(seed))
        assert GAME.view(state, seat) == seen


def test_a_redeal_of_a_game_that_is_over_is_the_truth() -> None:
    game = table("yellow-2", "yellow-5", captured=("green-8", ""))
    play(game, "play yellow-2", "play yellow-5")
    state = GAME.redeal(game.view(0), Generator(1))
    assert GAME.view(state, 1) == game.view(1)
    assert GAME.scores(state) == game.scores


def test_shown_scores_are_kept_by_other_cards() -> None:
    """R7, option: the sums stay, the cards differ."""
    game = Table.new("roue_des_sorcieres", [{}, {}, {}], {"show_scores": True}, 3)
    for _ in range(24):
        play(game, game.game.format_action(game.legal()[game.to_act()[0]][0]))
    states = [GAME.redeal(game.view(1), Generator(seed)) for seed in range(10)]
    assert {GAME.scores(state) for state in states} == {game.scores}
    assert len({state.captured for state in states}) == 10


def test_sums_are_found_where_no_swap_brings_them_nearer() -> None:
    """Two fives have one point too few, and each swap for the true 2 or 9 first leads further away."""
    hidden = ("purple-2", "purple-5", "purple-9", "orange-5")
    trumps = " ".join(card for card in ALL_CARDS if card not in hidden)
    place = position(
        "purple-5", "orange-5", captured=("purple-2 purple-9",), trumps=trumps, options={"show_scores": True}
    )
    seen = Table.load(place).view(None)
    for seed in range(20):
        assert GAME.scores(GAME.redeal(seen, Generator(seed))) == (11, 0)


def test_before_the_deal_and_after_the_end_nobody_may_do_anything() -> None:
    dealing = GAME.setup([{}, {}], {})
    game = table("yellow-2", "yellow-5")
    play(game, "play yellow-2", "play yellow-5")
    over = GAME.load(game.position())
    for state, refusal in ((dealing, "not-your-turn"), (over, "game-is-over")):
        assert GAME.to_act(state) == ()
        for seat in (0, 1):
            assert GAME.legal(state, seat) == ()
            for action in (PLAY[0], NO_TRUMP):
                reason = GAME.why_not(state, seat, action)
                assert reason is not None
                assert reason.id == refusal


def test_a_seat_that_is_not_to_act_has_nothing_to_do() -> None:
    state = GAME.load(position(*HANDS))
    assert GAME.legal(state, 1) == ()
    assert len(GAME.legal(state, 0)) == 2


@pytest.mark.parametrize("seat", [None, 1])
def test_the_highest_cards_of_all_in_one_pile_are_found_again(seat: int | None) -> None:
    """Swaps at random come near to such sums and never reach them; the cards are then dealt without going astray."""
    by_value = sorted((card for card in ALL_CARDS if not card.endswith("-5")), key=lambda card: card[-1])
    lowest, highest = " ".join(by_value[:20]), " ".join(by_value[-24:])
    place = position(
        "blue-5", "red-5", captured=(highest, lowest), trumps="green-5", options={"show_scores": True}, exact=True
    )
    seen = Table.load(place).view(seat)
    for seed in range(5):
        assert GAME.view(GAME.redeal(seen, Generator(seed)), seat) == seen


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_redeal_deals_every_hidden_card_again(seats: int) -> None:
    """So that the law of views is not kept by giving back the truth."""
    table = Table.new("roue_des_sorcieres", [{}] * seats, seed=1)
    view = table.view(0)
    states = [GAME.redeal(view, Generator(seed)) for seed in range(60)]
    known = {*view.hand, *view.trump_pile}
    assert {card for state in states for card in state.hands[1]} == set(CARDS) - known
    assert {state.draw_pile[0] for state in states} <= set(CARDS) - known
    assert all(sorted(cards_in(GAME.position(state))) == ALL_CARDS for state in states)

"""RESOLVE, PENALTY, CURSE (rule file 1.4 and 1.8b): who resolves when, what a formula brings, windows and cards."""

from typing import Any

import pytest

from audiogames.core.events import heard
from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import (
    BLACK,
    ORANGE,
    Position,
    cast,
    drawing,
    hand,
    moved,
    phase,
    play,
    resolving,
    spaces,
    turn,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at, legal, of


def order(place: Position) -> list[int]:
    """Return the order of resolution once seat 0 has written; all hold a card, so that the first of them waits."""
    table = at(place)
    play(table, "0 write")
    found: list[int] = turn(table)["order"]
    return found


def all_but_first(*found: int) -> list[dict[str, Any]]:
    """Return witches on these spaces, all but the first of which have written; each holds a card."""
    first, *others = found
    card = iter(["fog", "hex", "block", "forgotten", "tailwind", "attraction"])
    return [
        unwritten(first, spells=next(card)),
        *(witch(space, spells=next(card)) for space in others),
    ]


def test_the_closer_first_then_in_race_order_leader_first() -> None:
    assert order(writing(*all_but_first(3, 9, 1, 6), closer=2)) == [2, 1, 3, 0]


def test_ties_go_clockwise_from_the_closer() -> None:
    assert order(writing(*all_but_first(4, 4, 9, 4), closer=2)) == [2, 3, 0, 1]


def test_without_a_closer_ties_run_from_seat_0() -> None:
    assert order(writing(*all_but_first(4, 4, 9, 4))) == [2, 0, 1, 3]


def test_bettors_resolve_first_in_race_order_among_themselves() -> None:
    bets = writing(*all_but_first(4, 9, 2, 9, 6), bets=[2, 4, 0], options={"pace": "window"})
    assert order(bets) == [4, 0, 2, 1, 3]


# What a formula brings.


def resolved(*seats: dict[str, Any], **fields: Any) -> tuple[list[int], tuple[Any, ...]]:
    """Return the spaces and the events after the first window, which its owner passes."""
    table = at(resolving(*seats, **fields))
    events = play(table, "pass")
    return spaces(table), events


@pytest.mark.parametrize("formula", ["skull", "bolt", "ear skull", "ear spider", "web cloud star", "ear eye star web"])
def test_a_forbidden_symbol_or_both_colours_make_her_fall(formula: str) -> None:
    after, events = resolved(witch(4, formula), witch(1))
    assert after[0] == 4
    assert len(of(events, e.Fell)) == 1


@pytest.mark.parametrize(
    ("formula", "space"), [("ear", 5), ("web", 5), ("eye star", 6), (ORANGE, 9), (BLACK, 6), ("cloud", 5)]
)
def test_a_valid_formula_moves_by_its_cards_and_a_perfect_orange_one_by_two_more(formula: str, space: int) -> None:
    after, _ = resolved(witch(4, formula), witch(1))
    assert after[0] == space


def test_b15_an_empty_formula_moves_nobody_and_is_never_perfect() -> None:
    dice = ["orange-ear", "orange-web", "orange-skull", "orange-bolt", *["orange-spider", "orange-eye"]]
    dice += ["orange-ear", "orange-star", "orange-star"]
    after, events = resolved(witch(4, ""), witch(1), dice=dice, deck=["fog"])
    assert after[0] == 4
    assert of(events, e.StayedPut)
    assert not of(events, e.Perfect)


def test_movement_never_needs_an_exact_count() -> None:
    after, events = resolved(witch(22, ORANGE), witch(1))
    assert after[0] == 23
    assert of(events, e.Moved)[0].worth == 5
    assert of(events, e.Crossed) == [e.Crossed(0, 1)]


def test_several_witches_may_share_a_space() -> None:
    after, _ = resolved(witch(4, "ear"), witch(5))
    assert after == [5, 5]


# Windows.


def test_a_window_opens_whenever_its_owner_holds_a_card_drawn_before_this_round_whatever_it_is() -> None:
    for held in ({"spells": "fog"}, {"spells": "decree"}, {"acrobatics": [3]}):
        table = at(resolving(witch(9), witch(4, "ear", **held), order=[0, 1]))
        assert of(play(table, "pass"), e.WindowOpened) == [e.WindowOpened(1, "correction")]
        assert legal(table) == {1: {"pass"}}
        assert of(play(table, "pass"), e.WindowOpened) == [e.WindowOpened(1, "after-move")]
        assert spaces(table)[1] == 5
        play(table, "pass")
        assert phase(table) == "roll"


def test_without_such_a_card_windows_are_passed_by_themselves() -> None:
    table = at(resolving(witch(9), witch(4, "ear"), order=[0, 1]))
    assert not of(play(table, "pass"), e.WindowOpened)
    assert phase(table) == "roll"


def test_a_card_drawn_this_round_opens_no_window_whatever_it_is() -> None:
    for card in ("tailwind", "acrobatic-3"):
        table = at(resolving(witch(4, BLACK), witch(1), deck=[card, "fog"]))
        play(table, "pass", f"keep {card}")
        assert phase(table) == "roll"
        assert hand(table, 0) == [card]


def test_a_window_closes_by_itself_once_its_owner_holds_nothing_more() -> None:
    table = at(moved(witch(3, spells="tailwind"), witch(4, "ear"), order=[0, 1]))
    cast(table, "spell tailwind")
    assert phase(table) == "roll"
    table = at(moved(witch(3, spells="tailwind block"), witch(4, "ear"), order=[0, 1]))
    cast(table, "spell tailwind")
    assert turn(table)["order"] == [0, 1]


def test_there_is_no_limit_on_the_number_of_spells_in_a_round() -> None:
    table = at(moved(witch(3, spells="tailwind tailwind block fog"), witch(9)))
    cast(table, "spell tailwind", "spell tailwind", "spell block")
    assert spaces(table)[0] == 7
    play(table, "pass")
    assert hand(table, 0) == ["fog"]


def test_the_after_move_window_is_open_though_she_did_not_move() -> None:
    table = at(resolving(witch(3, "skull", spells="tailwind"), witch(9)))
    play(table, "pass")
    assert turn(table)["window"] == "after-move"


def test_b20_a_witch_who_crosses_in_her_own_move_still_has_her_window() -> None:
    table = at(resolving(witch(22, ORANGE, spells="attraction"), witch(9)))
    play(table, "pass")
    assert legal(table)[0] == {"spell attraction 1", "spell attraction 2", "pass"}
    cast(table, "spell attraction 2")
    assert spaces(table) == [23, 11]


def test_a_witch_pulled_across_before_her_turn_is_not_resolved() -> None:
    table = at(moved(witch(23, spells="attraction"), witch(22, ORANGE, spells="fog"), witch(1), order=[0, 1]))
    events = cast(table, "spell attraction 1")
    assert of(events, e.Crossed) == [e.Crossed(1, 2)]
    assert table.over


# Drawing.


def test_as_many_cards_are_drawn_as_the_formula_has_and_exactly_one_is_kept() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), deck=["tailwind", "fog"]))
    events = play(table, "pass")
    assert heard(of(events, e.Drew), 0) == (e.Drew(0, 2, ("tailwind", "fog")),)
    assert heard(of(events, e.Drew), 1) == (e.Drew(0, 2, None),)
    assert legal(table) == {0: {"keep tailwind", "keep fog"}}
    assert table.view_position(1)["turn"]["drawn_count"] == 2
    assert "drawn" not in table.view_position(1)["turn"]
    events = play(table, "keep fog")
    assert heard(of(events, e.Kept), 0) == (e.Kept(0, "fog"),)
    assert heard(of(events, e.Kept), 1) == (e.Kept(0, None),)


def test_the_others_are_shuffled_into_the_deck() -> None:
    table = at(drawing("fog", "hex", "block", deck=["tailwind"], exact=True))
    events = play(table, "keep hex")
    assert sorted(table.position()["deck"]) == ["block", "fog", "tailwind"]
    assert of(events, e.DeckShuffled)


def test_a_single_drawn_card_is_kept_by_itself() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), deck=["hex"], exact=True))
    events = play(table, "pass")
    assert [type(event) for event in of(events, e.Drew, e.Kept, e.DeckShuffled)] == [e.Drew, e.Kept]
    assert hand(table, 0) == ["hex"]
    assert phase(table) == "roll"


def test_several_identical_cards_are_not_kept_by_themselves() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), deck=["fog", "fog"], exact=True))
    play(table, "pass")
    assert legal(table) == {0: {"keep fog"}}
    play(table, "keep fog")
    assert table.position()["deck"] == ["fog"]


def test_too_small_a_deck_is_reshuffled_with_the_whole_discard_before_drawing() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), deck=["hex"], discard=["fog", "block"], exact=True))
    events = play(table, "pass")
    assert of(events, e.DeckReshuffled) == [e.DeckReshuffled(3)]
    assert of(events, e.Drew)[0].number == 2
    assert table.position()["discard"] == []
    assert len(table.position()["deck"]) == 1


def test_a_deck_that_just_suffices_is_not_reshuffled() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), deck=["hex", "fog"], discard=["block"], exact=True))
    assert not of(play(table, "pass"), e.DeckReshuffled)


def test_if_there_are_still_too_few_what_there_is_is_drawn() -> None:
    table = at(resolving(witch(4, BLACK), witch(1), discard=["fog"], exact=True))
    assert of(play(table, "pass"), e.Drew)[0].number == 1
    table = at(resolving(witch(4, BLACK), witch(1), exact=True))
    assert not of(play(table, "pass"), e.Drew)
    assert phase(table) == "roll"


def test_a_kept_card_may_be_used_only_from_the_next_round() -> None:
    table = at(resolving(witch(4, BLACK, spells="hex"), witch(1), deck=["tailwind", "fog"]))
    play(table, "pass", "keep tailwind")
    assert turn(table)["window"] == "after-move"
    assert legal(table)[0] == {"spell hex", "pass"}
    play(table, "pass")
    assert table.position()["seats"][0]["fresh"] == []
    assert phase(table) == "roll"


def test_the_number_of_cards_held_is_public_with_those_drawn_this_round() -> None:
    table = at(moved(witch(3, spells="fog hex", fresh=["hex"], acrobatics=[3]), witch(4)))
    seat = table.view_position(1)["seats"][0]
    assert (seat["hand_count"], seat["fresh_count"]) == (3, 1)
    assert not {"spells", "fresh", "acrobatics"} & set(seat)


# Penalty.


def test_the_penalty_comes_after_all_moves() -> None:
    """B8."""
    table = at(resolving(witch(9, "skull"), witch(9, "ear"), closer=0))
    events = play(table, "pass")
    assert [event.seat for event in of(events, e.Moved)] == [1, 0]
    assert spaces(table) == [7, 10]


def test_an_empty_formula_of_the_closer_counts_as_invalid() -> None:
    assert resolved(witch(9, ""), witch(9), closer=0)[0][0] == 7


def test_only_the_closer_pays() -> None:
    assert resolved(witch(9, "ear"), witch(9, "skull"), closer=0)[0] == [10, 9]


@pytest.mark.parametrize(("space", "end"), [(1, -1), (0, -2), (-1, -2)])
def test_never_below_minus_two(space: int, end: int) -> None:
    assert resolved(witch(space, "skull"), witch(9), closer=0)[0][0] == end


def test_a_crossed_closer_pays_no_penalty() -> None:
    table = at(moved(witch(23, spells="attraction"), witch(22, "skull"), witch(1), order=[0, 1], closer=1))
    cast(table, "spell attraction 1")
    assert spaces(table) == [23, 23, 2]


def test_without_a_closer_nobody_pays() -> None:
    assert resolved(witch(9, "skull"), witch(9, "skull"))[0] == [9, 9]


def test_each_invalid_bettor_loses_two() -> None:
    window = {"pace": "window"}
    seats = [witch(9, "skull"), witch(9, "ear"), witch(9, ""), witch(9, "skull")]
    assert resolved(*seats, bets=[2, 0, 1], options=window)[0] == [7, 10, 7, 9]


# Curse.


def test_the_curse_goes_to_the_space_of_the_leading_witch() -> None:
    table = at(resolving(witch(4, "ear"), witch(2), curse=1))
    events = play(table, "pass")
    assert of(events, e.CurseMoved) == [e.CurseMoved(5)]
    assert table.position()["curse"] == 5


def test_every_witch_on_the_cursed_space_has_no_bonus() -> None:
    after, events = resolved(witch(4, ORANGE), witch(4, BLACK), witch(3, ORANGE), curse=4)
    assert after == [7, 6, 8]
    assert [event.lost for event in of(events, e.Perfect)] == ["curse", "curse", None]


def test_b7_the_token_is_fixed_during_the_round_and_counts_where_she_stands_before_moving() -> None:
    after, _ = resolved(witch(6, ORANGE), witch(9, ORANGE), curse=9)
    assert after == [11, 12]
    table = at(moved(witch(9, spells="attraction"), witch(7, ORANGE), order=[0, 1], curse=9))
    cast(table, "spell attraction 2")
    assert spaces(table)[1] == 12


def test_the_next_round_begins_with_nothing_on_the_table() -> None:
    table = at(moved(witch(4, "ear", spells="block"), witch(2), closer=0))
    cast(table, "spell block")
    place = table.position()
    assert phase(table) == "roll"
    assert place["block"] is place["closer"] is place["dice"] is None
    assert all(seat["formula"] is None for seat in place["seats"])

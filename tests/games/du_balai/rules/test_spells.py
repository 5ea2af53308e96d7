"""The spells of the two windows (rule file 1.5 and 1.8b)."""

import pytest

from audiogames.core.events import heard
from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import BLACK, ORANGE, cast, moved, phase, play, resolving, spaces, turn, witch
from tests.games.tables import at, legal, of, refusal

FAR = witch(1, "skull")

# Oubli réparé and Rectification.


def test_oubli_repare_adds_one_unused_symbol() -> None:
    table = at(resolving(witch(4, "ear eye", spells="forgotten"), FAR))
    assert refusal(table, "spell forgotten eye") == "balai-refuse-symbol-used"
    events = cast(table, "spell forgotten star")
    assert len(of(events, e.SymbolAdded)) == 1
    assert spaces(table)[0] == 9


def test_oubli_repare_may_begin_an_empty_formula() -> None:
    table = at(resolving(witch(4, "", spells="forgotten"), FAR))
    cast(table, "spell forgotten ear")
    assert spaces(table)[0] == 5


def test_rectification_swaps_one_card_of_the_formula_with_an_unused_one() -> None:
    table = at(resolving(witch(4, "ear skull", spells="correction fog"), FAR))
    assert refusal(table, "spell correction web ear") == "balai-refuse-symbol-not-there"
    assert refusal(table, "spell correction skull ear") == "balai-refuse-symbol-used"
    events = cast(table, "spell correction skull eye")
    (swap,) = of(events, e.SymbolSwapped)
    assert (swap.taken_out, swap.put_in) == (SYMBOLS.index("skull"), SYMBOLS.index("eye"))
    assert table.position()["seats"][0]["formula"] == ["ear", "eye"]


def test_corrections_come_before_the_move_only() -> None:
    table = at(moved(witch(4, spells="forgotten correction double-play"), FAR))
    for spell in ("forgotten ear", "correction ear web", "double-play"):
        assert refusal(table, f"spell {spell}") == "balai-refuse-before-move"


def test_spells_after_the_move_do_not_come_before_it() -> None:
    table = at(resolving(witch(4, spells="tailwind attraction block hex"), FAR))
    for spell in ("tailwind", "attraction 2", "block", "hex"):
        assert refusal(table, f"spell {spell}") == "balai-refuse-after-move"


def test_a_card_that_was_drawn_this_round_is_of_no_use_yet() -> None:
    table = at(moved(witch(4, spells="tailwind fog", fresh=["tailwind"]), FAR))
    assert refusal(table, "spell tailwind") == "balai-refuse-drawn-now"


# Double-jeu.

DOUBLE = witch(4, ORANGE, BLACK, "double-play fog")


def test_double_jeu_moves_by_both_piles() -> None:
    table = at(resolving(witch(4, "ear", "web", "double-play"), FAR))
    events = cast(table, "spell double-play")
    assert spaces(table)[0] == 6
    assert len(of(events, e.SecondRevealed)) == 1


def test_double_jeu_gives_the_bonus_of_each_perfect_pile() -> None:
    """B10: that pile's bonus only."""
    table = at(resolving(witch(4, ORANGE, "web", "double-play"), FAR))
    cast(table, "spell double-play")
    assert spaces(table)[0] == 4 + 3 + 1 + 2
    table = at(resolving(witch(4, "ear", BLACK, "double-play"), FAR, deck=["fog", "hex"]))
    assert of(cast(table, "spell double-play"), e.Drew)[0].number == 2
    assert spaces(table)[0] == 4 + 1 + 2


@pytest.mark.parametrize(("first", "second"), [(ORANGE, "skull"), ("skull", BLACK), ("ear web", "cloud")])
def test_a_forbidden_symbol_in_either_pile_makes_her_fall(first: str, second: str) -> None:
    table = at(resolving(witch(4, first, second, "double-play"), FAR, closer=0))
    cast(table, "spell double-play")
    assert spaces(table)[0] == 2


def test_b19_both_piles_of_one_colour_make_her_fall() -> None:
    table = at(resolving(witch(4, "ear", "star", "double-play"), FAR))
    events = cast(table, "spell double-play")
    assert of(events, e.Fell)[0].forbidden == 0
    assert spaces(table)[0] == 4


def test_without_the_card_only_the_main_pile_counts() -> None:
    table = at(resolving(DOUBLE, FAR))
    play(table, "pass")
    assert spaces(table)[0] == 9


def test_cancelled_the_second_pile_stays_laid_and_another_double_jeu_may_use_it() -> None:
    table = at(resolving(witch(4, "ear", "web", "double-play double-play"), witch(1, "skull", spells="fog")))
    play(table, "spell double-play", "1 spell fog", "time")
    assert turn(table)["window"] == "correction"
    assert table.view_position(1)["seats"][0]["second"] is None
    cast(table, "spell double-play")
    assert spaces(table)[0] == 6


def test_double_jeu_needs_a_second_pile_and_is_not_played_twice() -> None:
    table = at(resolving(witch(4, "ear", spells="double-play"), FAR))
    assert refusal(table, "spell double-play") == "balai-refuse-no-second"
    table = at(resolving(witch(4, "ear", "web", "double-play", double=True), FAR))
    assert refusal(table, "spell double-play") == "balai-refuse-double-already"


def test_corrections_may_go_to_the_second_pile_which_stays_face_down() -> None:
    table = at(resolving(witch(4, "ear", "skull", "correction double-play forgotten"), FAR))
    events = cast(table, "spell correction skull web second")
    for kind in (e.SpellCast, e.SymbolSwapped):
        (mine,), (theirs,) = heard(of(events, kind), 0), heard(of(events, kind), 1)
        assert [mine] == of(events, kind)
        assert theirs.on_second
        assert getattr(theirs, "symbols", None) is getattr(theirs, "put_in", None) is None
    play(table, "spell forgotten cloud second")
    assert table.view_position(0)["turn"]["pending"]["action"] == "spell forgotten cloud second"
    assert table.view_position(1)["turn"]["pending"]["action"] == "spell forgotten second"
    play(table, "time")
    assert table.position()["seats"][0]["second"] == ["web", "cloud"]
    assert refusal(at(resolving(witch(4, "ear", spells="forgotten"), FAR)), "spell forgotten web second") == (
        "balai-refuse-no-second"
    )


def test_once_double_jeu_has_taken_effect_corrections_of_the_second_pile_are_seen() -> None:
    table = at(resolving(witch(4, "ear", "skull", "correction", double=True), FAR))
    events = cast(table, "spell correction skull web second")
    assert heard(of(events, e.SymbolSwapped), 1) == tuple(of(events, e.SymbolSwapped))


# Vent arrière.


def test_vent_arriere_counts_those_strictly_ahead_who_have_crossed_too() -> None:
    table = at(moved(witch(10, spells="tailwind"), witch(23), witch(10), witch(11)))
    cast(table, "spell tailwind")
    assert spaces(table)[0] == 13


def test_vent_arriere_not_once_crossed() -> None:
    table = at(moved(witch(23, spells="tailwind"), witch(9)))
    assert legal(table) == {0: {"pass"}}
    assert refusal(table, "spell tailwind") == "balai-refuse-tailwind-crossed"


# Attraction.


def test_an_attraction_leaves_the_caster_and_those_who_crossed_where_they_are() -> None:
    table = at(moved(witch(8, spells="attraction"), witch(23), witch(20), witch(8)))
    cast(table, "spell attraction 1")
    assert spaces(table) == [8, 23, 19, 8]


@pytest.mark.parametrize("text", ["0", "3", "1:1 2:1"])
def test_an_attraction_pulls_all_by_one_or_two(text: str) -> None:
    table = at(moved(witch(8, spells="attraction"), witch(10), witch(9)))
    assert refusal(table, f"spell attraction {text}") == "balai-refuse-attraction-number"


def test_those_who_cross_by_one_attraction_do_so_clockwise_from_the_caster() -> None:
    table = at(moved(witch(21), witch(22), witch(23, spells="attraction"), witch(22), order=[2], crossed=[2]))
    events = cast(table, "spell attraction 2")
    assert [(event.seat, event.rank) for event in of(events, e.Crossed)] == [(2 + 1, 2), (0, 3), (1, 4)]


def test_b13_an_attraction_may_pull_each_by_its_own_number() -> None:
    per_pawn = {"attraction_per_pawn": True}
    table = at(moved(witch(8, spells="attraction"), witch(11), witch(3), witch(23), options=per_pawn))
    assert legal(table)[0] == {
        *("spell attraction 1:1 2:1", "spell attraction 1:1 2:2", "spell attraction 1:2 2:1"),
        *("spell attraction 1:2 2:2", "pass"),
    }
    for text in ("2", "1:1", "1:1 2:3", "1:1 2:1 3:1", "0:1 1:1 2:1", "1:1 1:2"):
        assert refusal(table, f"spell attraction {text}") == "balai-refuse-attraction-per-pawn"
    cast(table, "spell attraction 2:2 1:1")
    assert spaces(table) == [8, 10, 5, 23]


# Blocage.


def test_nobody_behind_or_level_may_pass_a_blocage() -> None:
    table = at(
        moved(witch(12, spells="block"), witch(12, ORANGE), witch(10, "ear eye star"), witch(13, "ear"), order=range(4))
    )
    events = cast(table, "spell block")
    assert spaces(table) == [12, 12, 12, 14]
    assert [event.blocked for event in of(events, e.Moved)] == [True, True, False]


def test_a_blocage_ends_with_the_round() -> None:
    table = at(moved(witch(12, spells="block"), witch(10, "ear")))
    cast(table, "spell block")
    assert table.position()["block"] is None


def test_a_blocage_does_not_hold_its_own_witch_and_follows_her() -> None:
    table = at(moved(witch(5, spells="block tailwind"), witch(9), witch(3, ORANGE), order=[0, 2]))
    cast(table, "spell block", "spell tailwind")
    assert spaces(table) == [7, 9, 7]


def test_in_an_attraction_the_blocking_witch_moves_first() -> None:
    table = at(moved(witch(14, spells="attraction"), witch(10), witch(10), block=2))
    events = cast(table, "spell attraction 2")
    assert spaces(table) == [14, 12, 12]
    assert [event.seat for event in of(events, e.Moved)] == [2, 1]


def test_a_blocage_stops_forward_moves_only() -> None:
    table = at(moved(witch(5, spells="attraction"), witch(9), witch(11), block=1))
    cast(table, "spell attraction 2")
    assert spaces(table) == [5, 7, 9]


def test_a_blocage_stops_those_behind_whom_an_attraction_pulls() -> None:
    table = at(moved(witch(20, spells="attraction"), witch(9), witch(8), block=1))
    cast(table, "spell attraction 2")
    assert spaces(table) == [20, 11, 10]
    table = at(moved(witch(8, spells="attraction"), witch(8), witch(7), block=1))
    cast(table, "spell attraction 2")
    assert spaces(table) == [8, 8, 8]


# Mauvais sort.


def test_mauvais_sort_sets_the_leading_pawn_back_by_three() -> None:
    table = at(moved(witch(5, spells="hex"), witch(9), witch(7)))
    assert legal(table)[0] == {"spell hex", "pass"}
    assert refusal(table, "spell hex 1") == "balai-refuse-hex-one-leader"
    cast(table, "spell hex")
    assert spaces(table) == [5, 6, 7]


def test_mauvais_sort_may_meet_its_own_caster() -> None:
    table = at(moved(witch(9, spells="hex"), witch(4)))
    cast(table, "spell hex")
    assert spaces(table) == [6, 4]


def test_with_a_tie_the_caster_chooses() -> None:
    table = at(moved(witch(9, spells="hex"), witch(4), witch(9)))
    assert legal(table)[0] == {"spell hex 0", "spell hex 2", "pass"}
    assert refusal(table, "spell hex") == refusal(table, "spell hex 1") == "balai-refuse-hex-tie"
    cast(table, "spell hex 2")
    assert spaces(table) == [9, 4, 6]


def test_mauvais_sort_stops_at_minus_two() -> None:
    table = at(moved(witch(0, spells="hex"), witch(-1)))
    cast(table, "spell hex")
    assert spaces(table) == [-2, -1]


def test_b14_a_witch_who_has_crossed_is_immune() -> None:
    table = at(moved(witch(5, spells="hex"), witch(23), witch(7)))
    cast(table, "spell hex")
    assert spaces(table) == [5, 23, 4]


def test_b14_by_the_option_she_is_not_and_races_again() -> None:
    seats = (witch(5, spells="hex"), witch(23), witch(23))
    table = at(moved(*seats, crossed=[1, 2], options={"hex_crossed": True}))
    events = cast(table, "spell hex 1")
    assert of(events, e.Uncrossed) == [e.Uncrossed(1)]
    assert spaces(table) == [5, 20, 23]
    assert table.scores == (5, 20, 25)


def test_a_spell_with_no_racing_target_may_not_be_played() -> None:
    table = at(moved(witch(23, spells="attraction block hex"), witch(23), crossed=[0, 1]))
    assert legal(table) == {0: {"pass"}}
    for spell in ("attraction 1", "block", "hex"):
        assert refusal(table, f"spell {spell}") == "balai-refuse-nobody-racing"


def test_a_spell_changes_places_before_the_next_witch_moves() -> None:
    table = at(moved(witch(5, spells="hex"), witch(9, ORANGE), order=[0, 1], curse=9))
    cast(table, "spell hex")
    assert spaces(table)[1] == 6 + 5
    assert phase(table) == "roll"

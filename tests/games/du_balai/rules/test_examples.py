"""The acceptance examples of the rule file (1.9), one test each."""

from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import BLACK, ORANGE, cast, hand, moved, phase, play, resolving, spaces, witch
from tests.games.tables import at, of, refusal

ELSEWHERE = witch(2)
"""Another witch, whose formula is empty."""


def test_1_a_valid_formula_moves_by_its_cards_without_a_bonus() -> None:
    table = at(resolving(witch(4, "ear star"), ELSEWHERE))
    events = play(table, "pass")
    assert spaces(table)[0] == 6
    assert not of(events, e.Perfect, e.Drew)


def test_2_a_perfect_orange_formula_brings_two_more_spaces() -> None:
    table = at(resolving(witch(4, ORANGE), ELSEWHERE))
    play(table, "pass")
    assert spaces(table)[0] == 9


def test_3_a_perfect_black_formula_draws_as_many_cards_and_keeps_one() -> None:
    table = at(resolving(witch(4, BLACK), ELSEWHERE, deck=["fog", "hex"]))
    (drew,) = of(play(table, "pass"), e.Drew)
    assert drew.cards == ("fog", "hex")
    assert phase(table) == "draw"
    play(table, "keep hex")
    assert spaces(table)[0] == 6
    assert hand(table, 0) == ["hex"]
    assert len(table.position()["deck"]) == 26


def test_4_a_formula_of_two_colours_makes_her_fall() -> None:
    table = at(resolving(witch(4, "ear web"), ELSEWHERE))
    (fell,) = of(play(table, "pass"), e.Fell)
    assert spaces(table)[0] == 4
    assert fell.forbidden == 0


def test_5_the_closer_who_falls_goes_back_two_and_on_minus_two_may_not_close() -> None:
    table = at(resolving(witch(4, "web skull"), ELSEWHERE, closer=0))
    assert of(play(table, "pass"), e.Moved)[-1].cause == "penalty"
    assert spaces(table)[0] == 2
    table = at(resolving(witch(-1, "web skull"), ELSEWHERE, witch(2), closer=0))
    play(table, "pass")
    assert spaces(table)[0] == -2
    play(table, "0 roll", *["time"] * 9)
    assert refusal(table, "0 close") == "balai-refuse-on-last-space"
    play(table, "1 close")


def test_6_on_the_curse_a_perfect_formula_brings_no_bonus() -> None:
    table = at(resolving(witch(9, ORANGE), ELSEWHERE, curse=9))
    (perfect,) = of(play(table, "pass"), e.Perfect)
    assert perfect.lost == "curse"
    assert spaces(table)[0] == 12


def test_7_a_rectification_saves_the_closer() -> None:
    renee = witch(4, "web skull", spells="correction")
    table = at(resolving(renee, ELSEWHERE, closer=0, deck=["fog", "hex"]))
    (drew,) = of(cast(table, "spell correction skull cloud"), e.Drew)
    assert drew.number == 2
    play(table, "keep fog")
    assert spaces(table)[0] == 6


def test_8_a_double_jeu_counts_both_piles_and_both_bonuses() -> None:
    augustine = witch(4, ORANGE, BLACK, "double-play")
    table = at(resolving(augustine, ELSEWHERE, witch(5, spells="fog"), deck=["hex", "block"]))
    cast(table, "spell double-play")
    play(table, "keep block")
    assert spaces(table)[0] == 11
    assert hand(table, 0) == ["block"]


def test_8_cancelled_by_a_brouillard_only_the_main_pile_counts() -> None:
    augustine = witch(4, ORANGE, BLACK, "double-play")
    table = at(resolving(augustine, ELSEWHERE, witch(5, spells="fog")))
    play(table, "spell double-play", "2 spell fog", "1 pass", "time")
    assert spaces(table)[0] == 9
    assert table.position()["discard"] == ["double-play", "fog"]


def test_9_a_vent_arriere_moves_by_the_rank() -> None:
    table = at(moved(witch(10), witch(8), witch(3, spells="tailwind"), order=[2]))
    cast(table, "spell tailwind")
    assert spaces(table) == [10, 8, 6]
    table = at(moved(witch(10), witch(8, spells="tailwind"), witch(8), order=[1]))
    cast(table, "spell tailwind")
    assert spaces(table) == [10, 10, 8]


def test_10_an_attraction_pulls_toward_the_caster_and_never_past_her() -> None:
    table = at(moved(witch(8, spells="attraction"), witch(10), witch(9), witch(3)))
    cast(table, "spell attraction 2")
    assert spaces(table) == [8, 8, 8, 5]


def test_11_a_blocage_stops_a_later_witch() -> None:
    table = at(moved(witch(12, spells="block"), witch(10, ORANGE), order=[0, 1]))
    events = cast(table, "spell block")
    assert spaces(table) == [12, 12]
    assert of(events, e.Moved)[0].blocked


def test_12_the_last_round() -> None:
    """A, the closer, at 20 earns 5, C at 22 earns 1, B at 21 earns 2, D stays on 19 with acrobatics of 4 and 3."""
    table = at(
        resolving(
            witch(20, ORANGE),
            witch(21, "ear star"),
            witch(22, "ear"),
            witch(19, acrobatics=[4, 3]),
            order=[0, 2, 1, 3],
            closer=0,
        )
    )
    assert [event.seat for event in of(play(table, "pass"), e.Crossed)] == [0, 2, 1]
    events = play(table, "pass", "pass")
    (ended,) = of(events, e.GameEnded)
    assert ended.scores == table.scores == (25, 23, 24, 26)
    assert ended.winners == table.winners == (3,)
    assert ended.acrobatics == ((), (), (), (3, 4))
    assert table.over


def test_13_an_expert_never_has_a_bonus() -> None:
    dice = [
        *("black-double-bolt", "black-cloud", "orange-skull", "black-web", "black-skull"),
        *("black-web", "black-web", "orange-star", "orange-star"),
    ]
    table = at(resolving(witch(4, "web cloud double-bolt", level="expert"), ELSEWHERE, dice=dice))
    events = play(table, "pass")
    assert spaces(table)[0] == 7
    assert not of(events, e.Drew)
    assert of(events, e.Perfect)[0].lost == "expert"

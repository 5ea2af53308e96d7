"""Brouillard (rule file 1.5): offered to all opponents alike, cancelled in turn, and telling nobody who holds one."""

from typing import Any

import pytest

from audiogames.core.events import heard
from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import hand, moved, phase, play, resolving, spaces, turn, unwritten, witch, writing
from tests.games.tables import at, legal, of, refusal

FOG = witch(8, spells="fog")
CASTER = witch(3, spells="tailwind")


def test_a_spell_is_offered_to_all_opponents_at_once_whether_they_hold_a_fog_or_not() -> None:
    table = at(moved(CASTER, FOG, witch(9)))
    events = play(table, "spell tailwind")
    assert of(events, e.SpellCast)[0].card == "tailwind"
    assert turn(table)["waiting"] == [1, 2]
    assert legal(table) == {1: {"spell fog", "pass"}, 2: {"pass"}}
    assert table.position()["discard"] == ["tailwind"]
    assert spaces(table) == [3, 8, 9]


def test_nothing_is_passed_for_those_who_hold_no_fog() -> None:
    """Notation page: reaction windows are never passed automatically."""
    table = at(moved(CASTER, witch(9)))
    play(table, "spell tailwind")
    table.go_on()
    assert legal(table) == {1: {"pass"}}


def test_what_a_seat_answers_is_known_to_it_alone() -> None:
    table = at(moved(CASTER, FOG, witch(9, spells="fog")))
    play(table, "spell tailwind")
    events = play(table, "1 spell fog")
    assert heard(events, 1) == (e.Reacted(1, True),)
    assert heard(events, 2) == heard(events, None) == (e.Reacted(1, None),)
    assert table.view_position(1)["turn"]["fogs"] == [1]
    assert table.view_position(2)["turn"]["fogs"] == []
    assert table.view_position(2)["turn"]["waiting"] == [2]
    assert refusal(table, "1 pass") == "not-your-turn"


def test_when_nobody_cancels_it_the_spell_takes_effect() -> None:
    table = at(moved(CASTER, FOG, witch(9)))
    play(table, "spell tailwind", "1 pass", "2 pass")
    assert spaces(table) == [6, 8, 9]


def test_time_passes_for_all_who_wait() -> None:
    table = at(moved(CASTER, FOG, witch(9)))
    play(table, "spell tailwind", "1 pass")
    events = play(table, "time")
    assert of(events, e.Reacted) == [e.Reacted(2, False)]
    assert spaces(table) == [6, 8, 9]


def test_a_fog_cancels_the_spell_and_both_cards_are_discarded() -> None:
    table = at(moved(CASTER, FOG, witch(9)))
    play(table, "spell tailwind", "1 spell fog")
    events = play(table, "2 pass")
    assert of(events, e.FogCast) == [e.FogCast(1, 0, "tailwind")]
    events = play(table, "time")
    assert of(events, e.SpellCancelled) == [e.SpellCancelled(0, "tailwind", 1)]
    assert spaces(table) == [3, 8, 9]
    assert table.position()["discard"] == ["tailwind", "fog"]


def test_if_several_play_it_the_first_clockwise_from_the_caster_counts_and_the_others_keep_theirs() -> None:
    table = at(moved(witch(3, spells="fog"), witch(3, spells="tailwind"), witch(9), FOG, order=[1]))
    play(table, "spell tailwind", "0 spell fog", "3 spell fog", "2 pass")
    assert turn(table)["pending"]["seat"] == 3
    assert hand(table, 0) == ["fog"]
    assert hand(table, 3) == []


def test_a_fog_may_be_cancelled_by_another_and_the_restored_spell_gets_no_second_window() -> None:
    table = at(moved(witch(3, spells="tailwind fog"), FOG, witch(9)))
    play(table, "spell tailwind", "1 spell fog", "2 pass")
    assert turn(table)["pending"] == {
        "seat": 1,
        "action": "spell fog",
        "against": {"seat": 0, "action": "spell tailwind", "against": None},
    }
    assert turn(table)["waiting"] == [0, 2]
    play(table, "0 spell fog", "2 pass")
    assert turn(table)["waiting"] == [1, 2]
    events = play(table, "1 pass", "2 pass")
    assert of(events, e.SpellCancelled) == [e.SpellCancelled(1, "fog", 0)]
    assert spaces(table) == [6, 8, 9]
    assert table.position()["discard"] == ["tailwind", "fog", "fog"]


def test_a_fog_that_was_drawn_this_round_may_not_be_used() -> None:
    table = at(moved(CASTER, witch(8, spells="fog", fresh=["fog"])))
    play(table, "spell tailwind")
    assert legal(table) == {1: {"pass"}}
    assert refusal(table, "1 spell fog") == "balai-refuse-drawn-now"


def test_a_witch_who_has_crossed_may_play_a_fog() -> None:
    table = at(moved(CASTER, witch(23, spells="fog")))
    play(table, "spell tailwind", "1 spell fog")
    assert turn(table)["pending"]["seat"] == 1


def test_a_fog_cancels_a_decret_too() -> None:
    table = at(writing(unwritten(spells="decree"), witch(spells="fog")))
    play(table, "0 decree", "1 spell fog", "0 pass")
    assert table.position()["looking"] == []
    assert set(table.legal()) == {0}


def test_a_fog_is_no_spell_for_a_window_of_ones_own() -> None:
    assert refusal(at(moved(FOG, witch(3))), "spell fog") == "balai-refuse-no-spell-to-fog"


@pytest.mark.parametrize("spells", ["fog", "hex", "", "block fog"])
def test_the_others_see_the_same_window_whatever_a_seat_holds(spells: str) -> None:
    """1.10: with the same pause, so that timing does not tell who holds one."""
    other = witch(9, spells=spells or "decree", fresh=[] if spells else ["decree"])

    def seen(opponent: dict[str, Any]) -> list[Any]:
        table = at(moved(CASTER, opponent, witch(9), deck=[]))
        events = play(table, "spell tailwind")
        view = table.view(2)
        return [heard(events, 2), view.waiting, view.to_act, view.clock_runs, view.phase]

    assert seen(other) == seen(witch(9))


def test_after_a_cancelled_spell_its_owner_may_play_another() -> None:
    table = at(resolving(witch(4, "skull", spells="correction forgotten"), FOG))
    play(table, "spell correction skull ear", "1 spell fog", "time")
    assert phase(table) == "resolve"
    assert turn(table)["window"] == "correction"
    assert "spell forgotten ear" in legal(table)[0]
    assert table.position()["seats"][0]["formula"] == ["skull"]

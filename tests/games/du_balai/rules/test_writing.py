"""WRITE and the Décret (rule file 1.4, 1.5 and 1.8b): locking, second piles, waiting, looking once more."""

from typing import Any

import pytest

from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.games.du_balai import events as e
from tests.games.du_balai.positions import DICE, phase, play, turn, unwritten, witch, writing
from tests.games.tables import at, legal, of, refusal


def dice_of(table: Table, seat: int | None) -> Any:
    """Return the dice that a seat sees."""
    return table.view_position(seat)["dice"]


HIDDEN: list[str | None] = [None] * 9


def test_all_write_at_once_and_in_any_order() -> None:
    table = at(writing(unwritten(), unwritten(), unwritten()))
    assert set(table.legal()) == {0, 1, 2}
    play(table, "2 write ear")
    assert set(table.legal()) == {0, 1}
    play(table, "0 write")
    assert set(table.legal()) == {1}


def test_any_subset_of_the_nine_cards_is_a_formula() -> None:
    table = at(writing())
    assert table.legal_position()[0] == [
        {
            "verb": "write",
            "from": ["ear", "web", "skull", "bolt", "double-bolt", "cloud", "eye", "spider", "star"],
            "min": 0,
            "max": 9,
        }
    ]
    assert len(table.legal()[0]) == 512
    play(table, "0 write star spider eye cloud double-bolt bolt skull web ear")
    assert table.position()["seats"][0]["formula"] == table.legal_position()[1][0]["from"]


def test_locking_is_irrevocable() -> None:
    table = at(writing())
    play(table, "0 write ear")
    assert refusal(table, "0 write star") == "balai-refuse-locked"


def test_the_others_know_only_who_has_locked() -> None:
    """B21: the number of cards laid face down is hidden."""
    table = at(writing())
    events = play(table, "0 write ear star")
    assert heard(events, 0) == (e.Wrote(0, 0b100000001, None),)
    assert heard(events, 1) == heard(events, None) == (e.Wrote(0, None, None),)
    seats = table.view_position(1)["seats"]
    assert [seat["locked"] for seat in seats] == [True, False]
    assert [seat["formula"] for seat in seats] == [None, None]
    assert table.view_position(0)["seats"][0]["formula"] == ["ear", "star"]


def test_nobody_sees_the_dice_while_writing() -> None:
    assert all(dice_of(at(writing()), seat) == HIDDEN for seat in (None, 0, 1))


def test_when_all_have_written_all_formulas_are_shown_together_and_the_book_is_opened() -> None:
    """B6: together, not one by one."""
    table = at(writing(unwritten(spells="fog"), unwritten(spells="hex"), closer=1))
    play(table, "0 write ear")
    events = play(table, "1 write web cloud")
    kinds = [type(event) for event in events]
    assert kinds == [e.Wrote, e.FormulaRevealed, e.FormulaRevealed, e.BookOpened, e.WindowOpened]
    assert phase(table) == "resolve"
    assert [seat["formula"] for seat in table.view_position(None)["seats"]] == [["ear"], ["web", "cloud"]]
    assert dice_of(table, None) == DICE


def test_the_opened_book_tells_what_is_valid() -> None:
    table = at(writing(witch(), unwritten()))
    (opened,) = of(play(table, "1 write"), e.BookOpened)
    assert opened.orange.bit_count() == 3
    assert opened.black.bit_count() == 2


# A second pile.


def test_a_second_pile_needs_a_double_jeu() -> None:
    table = at(writing())
    assert refusal(table, "0 write ear / web") == "balai-refuse-one-pile"
    table = at(writing(unwritten(spells="double-play"), unwritten()))
    second = table.legal_position()[0][1]
    assert (second["verb"], second["piles"], second["min"], second["max"]) == ("write", 2, 1, 8)
    play(table, "0 write ear / web cloud")
    seat = table.position()["seats"][0]
    assert (seat["formula"], seat["second"]) == (["ear"], ["web", "cloud"])


def test_a_second_pile_needs_a_double_jeu_from_before_this_round() -> None:
    table = at(writing(unwritten(spells="double-play", fresh=["double-play"]), unwritten()))
    assert refusal(table, "0 write ear / web") == "balai-refuse-one-pile"


@pytest.mark.parametrize("text", ["write ear /", "write / ear", "write /"])
def test_neither_pile_is_empty(text: str) -> None:
    table = at(writing(unwritten(spells="double-play"), unwritten()))
    assert refusal(table, f"0 {text}") == "balai-refuse-pile-empty"


def test_the_piles_are_disjoint() -> None:
    table = at(writing(unwritten(spells="double-play"), unwritten()))
    assert refusal(table, "0 write ear star / web ear") == "balai-refuse-symbol-twice"


def test_a_second_pile_is_secret_even_after_the_reveal() -> None:
    """1.8b: it stays face down until the card takes effect."""
    table = at(writing(unwritten(spells="double-play"), unwritten()))
    play(table, "1 write")
    events = play(table, "0 write ear / web")
    assert phase(table) == "resolve"
    assert all(event.second is None for event in of(heard(events, 1), e.Wrote))
    assert table.view_position(1)["seats"][0]["second"] is None
    assert table.view_position(0)["seats"][0]["second"] == ["web"]


# Décret.

HOLDER = unwritten(spells="decree")


def test_who_waits_with_a_decret_is_known_to_her_alone() -> None:
    table = at(writing(HOLDER, unwritten(), unwritten()))
    assert legal(table)[0] == {"decree"}
    events = play(table, "0 decree")
    assert heard(events, 0) == (e.Waits(0),)
    assert heard(events, 1) == heard(events, None) == ()
    assert table.view_position(0)["decrees"] == [0]
    assert table.view_position(1)["decrees"] == table.view_position(None)["decrees"] == []
    assert phase(table) == "write"
    assert table.position()["seats"][0]["spells"] == ["decree"]


def test_a_decret_must_be_held_since_before_this_round() -> None:
    table = at(writing(unwritten(spells="decree", fresh=["decree"]), unwritten()))
    assert refusal(table, "0 decree") == "balai-refuse-drawn-now"
    assert refusal(table, "1 decree") == "balai-refuse-not-held"


def test_nobody_waits_twice() -> None:
    table = at(writing(HOLDER, unwritten(), decrees=[0]))
    assert refusal(table, "0 decree") == "balai-refuse-waits-already"


def test_a_player_who_waits_may_write_instead_at_any_time_before() -> None:
    table = at(writing(HOLDER, unwritten(), decrees=[0]))
    play(table, "0 write ear")
    assert table.position()["decrees"] == []
    assert table.position()["seats"][0]["spells"] == ["decree"]


def test_when_every_other_seat_has_locked_the_card_is_shown() -> None:
    table = at(writing(HOLDER, unwritten(), unwritten(), decrees=[0]))
    play(table, "2 write")
    assert phase(table) == "write"
    events = play(table, "1 write")
    assert of(events, e.SpellCast)[0].card == "decree"
    assert phase(table) == "react"
    assert table.position()["discard"] == ["decree"]
    assert turn(table)["pending"] == {"seat": 0, "action": "decree", "against": None}
    assert turn(table)["waiting"] == [1, 2]


def test_the_card_is_shown_at_once_when_the_others_have_locked_already() -> None:
    table = at(writing(HOLDER, witch(), witch()))
    play(table, "0 decree")
    assert phase(table) == "react"


def test_she_alone_sees_the_dice_once_more_and_then_writes() -> None:
    table = at(writing(HOLDER, witch(), witch()))
    events = play(table, "0 decree", "1 pass", "2 pass")
    assert of(heard(events, 0), e.DecreeLooked)[0].dice is not None
    assert of(heard(events, 1), e.DecreeLooked)[0].dice is None
    assert phase(table) == "write"
    assert table.position()["looking"] == [0]
    assert dice_of(table, 0) == DICE
    assert dice_of(table, 1) == dice_of(table, None) == HIDDEN
    play(table, "0 write ear")
    assert table.position()["turn"]["phase"] != "write"


def test_her_time_to_look_runs_out_and_she_writes_from_memory() -> None:
    table = at(writing(HOLDER, witch(), looking=[0]))
    assert table.view(1).clock_runs
    assert play(table, "time") == (e.LookEnded((0,)),)
    assert dice_of(table, 0) == HIDDEN
    assert not table.view(1).clock_runs
    assert set(table.legal()) == {0}


def test_several_decrets_look_at_the_same_time_and_are_shown_clockwise_from_the_closer() -> None:
    table = at(writing(HOLDER, witch(), unwritten(spells="decree"), closer=1, decrees=[0]))
    play(table, "2 decree")
    assert turn(table)["pending"]["seat"] == 2
    assert table.view_position(1)["decrees"] == [0]
    play(table, "time")
    assert turn(table)["pending"]["seat"] == 0
    assert dice_of(table, 2) == HIDDEN
    events = play(table, "time")
    assert [event.seat for event in of(events, e.DecreeLooked)] == [2, 0]
    assert table.position()["looking"] == [0, 2]
    assert dice_of(table, 0) == dice_of(table, 2) == DICE
    assert of(play(table, "time"), e.LookEnded)[0].seats == (0, 2)
    assert table.position()["looking"] == []


def test_without_a_closer_decrets_are_shown_from_seat_0() -> None:
    table = at(writing(witch(), HOLDER, unwritten(spells="decree"), decrees=[1]))
    play(table, "2 decree")
    assert turn(table)["pending"]["seat"] == 1


def test_a_cancelled_holder_writes_without_looking() -> None:
    table = at(writing(HOLDER, witch(spells="fog"), unwritten(spells="decree"), closer=0, decrees=[2]))
    play(table, "0 decree", "1 spell fog", "2 pass", "time")
    assert turn(table)["pending"]["seat"] == 2
    play(table, "time")
    assert phase(table) == "write"
    assert table.position()["looking"] == [2]
    assert set(table.legal()) == {0, 2}
    assert dice_of(table, 0) == HIDDEN


def test_whose_look_has_ended_may_play_another_decret() -> None:
    table = at(writing(unwritten(spells="decree"), witch(), looking=[0]))
    assert refusal(table, "0 decree") == "balai-refuse-looking"
    play(table, "time", "0 decree")
    assert phase(table) == "react"


def test_a_second_decret_waits_for_those_who_look() -> None:
    table = at(writing(unwritten(), unwritten(spells="decree"), looking=[0]))
    play(table, "1 decree")
    assert phase(table) == "write"
    play(table, "0 write")
    assert turn(table)["pending"]["seat"] == 1

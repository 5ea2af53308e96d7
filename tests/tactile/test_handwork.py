"""The handwork of an order: the fewest labels are proposed, and labels, minutes and money are told before printing."""

from pathlib import Path

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.stickers.orders import plan_told
from audiogames.tactile.decks import decks
from audiogames.tactile.decks.files import known_games
from audiogames.tactile.errors import TactileError
from audiogames.tactile.orders.handwork import handwork
from audiogames.tactile.orders.order import Order, best_plan, plan
from tests.faces.keyboard import typing
from tests.faces.stickers.desk import hold


def test_uno_takes_108_labels_not_208() -> None:
    assert len(plan(Order("uno")).stickers) == 208
    proposed = best_plan(Order("uno"))
    assert (len(proposed.stickers), proposed.code.id, proposed.errors) == (108, "une-etiquette", ())
    assert proposed.tolerance.verdict == "sure"


@pytest.mark.parametrize("deck", [*decks(), *known_games()])
def test_no_code_of_signs_would_take_fewer_labels(deck: str) -> None:
    proposed = best_plan(Order(deck, anyway=True))
    for code in ("points-formes", "une-etiquette"):
        try:
            other = plan(Order(deck, code=code, anyway=True))
        except TactileError:
            continue
        assert len(proposed.stickers) <= len(other.stickers) or other.errors or other.tolerance.verdict == "unsure"


def test_the_labels_in_use_stay_where_one_label_a_card_would_save_none() -> None:
    assert best_plan(Order("bohnanza")).code.id == "points-formes"


def test_labels_minutes_and_money_are_told_of_the_order_and_of_five_ways_without_paint() -> None:
    told = [catalogue("en").text(one) for one in plan_told(best_plan(Order("uno")))]
    work = "By hand: 108 labels to stick, 336 marks to lay on; about 65 minutes, 3 euros."
    assert work in told
    assert [line.split(",")[0] for line in told if line.startswith("Without paint")] == [
        "Without paint: a print service",
        "Without paint: solid stickers of a 3D printer",
        "Without paint: embossed labels",
        "Without paint: swell paper",
        "Without paint: plates that press the card",
    ]


def test_one_label_a_card_is_less_work_than_two() -> None:
    two, one = handwork(plan(Order("uno")), "paint"), handwork(best_plan(Order("uno")), "paint")
    assert (two.labels, one.labels, two.marks) == (208, 108, one.marks)
    assert one.minutes < two.minutes


def test_swell_paper_has_no_mark_to_lay_on_and_counts_its_own_sheets() -> None:
    work = handwork(best_plan(Order("uno")), "swell")
    assert (work.marks, work.labels) == (0, 108)
    assert work.euros >= 5


def test_the_assistant_says_the_ways_without_paint_when_asked(tmp_path: Path) -> None:
    """Without words of the command line, and after the plan, which fits on a screen."""
    played = hold(typing("1", "1", "1", "1", "8"), options={"output": str(tmp_path / "files")}, language="en")
    assert not any(line.startswith("Without paint") for line in played.reply(4))
    assert "8. The ways without paint, their time and price" in played.reply(4)
    told = [line for line in played.reply(5) if line.startswith("Without paint")]
    assert told[0] == "Without paint: a print service, about 40 minutes, 12 euros."
    assert len(told) == 5

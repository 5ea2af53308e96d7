"""Offers: numbered for each seat, answered once, refused when stale; others' answers make none stale."""

import pytest

from audiogames.core.errors import StaleVersion
from audiogames.play.table.turns import Offer, Offers


def number(offers: Offers, seat: int) -> int:
    offer = offers.of(seat)
    assert offer is not None
    return offer.number


def made(**of_seats: tuple[str, ...]) -> Offers:
    offers = Offers()
    offers.renew({int(name[1:]): actions for name, actions in of_seats.items()}, dict.fromkeys(range(6), ""))
    return offers


def test_a_double_tap_plays_once() -> None:
    offers = made(s0=("draw", "stop"))
    first = number(offers, 0)
    offers.answer(0, first)
    with pytest.raises(StaleVersion):
        offers.answer(0, first)


def test_a_late_answer_is_refused_and_leaves_the_new_offer_open() -> None:
    """A tap that was meant for the last draw does not draw again."""
    offers = made(s0=("draw",))
    late = number(offers, 0)
    offers.answer(0, late)
    offers.renew({0: ("draw",)}, {0: ""})
    assert number(offers, 0) == late + 1
    with pytest.raises(StaleVersion):
        offers.answer(0, late)
    assert offers.of(0) is not None


def test_what_another_seat_does_makes_no_offer_stale() -> None:
    offers = made(s0=("write",), s1=("write",))
    mine = number(offers, 1)
    offers.answer(0, None)
    offers.renew({1: ("write",)}, {1: ""})
    offers.answer(1, mine)
    assert offers.of(1) is None


def test_pass_on_one_spell_is_not_pass_on_another() -> None:
    offers = Offers()
    offers.renew({0: ("pass",)}, {0: "hex"})
    first = number(offers, 0)
    offers.renew({0: ("pass",)}, {0: "block"})
    assert number(offers, 0) == first + 1


def test_an_offer_that_has_gone_does_not_come_back_under_its_number() -> None:
    offers = made(s0=("close",))
    first = number(offers, 0)
    offers.renew({}, {})
    assert offers.of(0) is None
    offers.renew({0: ("close",)}, {0: ""})
    assert number(offers, 0) == first + 1


def test_what_could_not_be_kept_is_open_again_under_its_number() -> None:
    offers = made(s0=("draw",))
    offer = offers.of(0)
    assert isinstance(offer, Offer)
    offers.answer(0, offer.number)
    offers.restore(offer)
    offers.answer(0, offer.number)


def test_after_an_undo_all_offers_are_new() -> None:
    offers = made(s0=("draw",), s1=("draw",))
    before = [number(offers, seat) for seat in (0, 1)]
    offers.withdraw()
    offers.renew({0: ("draw",), 1: ("draw",)}, {0: "", 1: ""})
    assert [number(offers, seat) for seat in (0, 1)] == [before[0] + 1, before[1] + 1]

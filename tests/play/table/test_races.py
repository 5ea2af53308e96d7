"""Who was first: a race is decided from when each has heard, within bounds that no device can stretch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.play.table.devices.presence import RoundTrips
from audiogames.play.table.devices.races import Race

MOST_MOVED = 0.4
"""A promised number: the tests hold the program to it."""

CLOSE = "close"


def order(race: Race) -> list[int]:
    return [held.seat for held in race.decided()]


def started(**heard: float) -> Race:
    """Return a race that seats 0 and 1 have heard of at these seconds."""
    race = Race()
    for seat, now in enumerate(heard.values()):
        race.heard(seat, now)
    return race


def test_a_player_who_pressed_sooner_after_hearing_is_first_whatever_came_first() -> None:
    race = started(ana=10.0, bob=10.5)
    race.press(0, CLOSE, 11.0, 0.0, None, True)
    race.press(1, CLOSE, 11.2, 0.0, None, True)
    assert order(race) == [1, 0]


def test_an_honest_delay_of_300_milliseconds_loses_nothing() -> None:
    """Bob's line takes 300 ms there and back; he presses 0.5 s after hearing, Ana 0.6 s after hearing."""
    race = started(ana=10.0, bob=10.15)
    race.press(0, CLOSE, 10.6, 0.0, 0.6, True)
    race.press(1, CLOSE, 10.8, 0.3, 0.5, True)
    assert order(race) == [1, 0]


def test_no_claim_moves_a_key_by_more_than_the_round_trip() -> None:
    race = started(ana=10.0, bob=10.0)
    race.press(0, CLOSE, 10.5, 0.0, 0.5, True)
    race.press(1, CLOSE, 10.7, 0.1, 0.0, True)
    assert order(race) == [0, 1]


def test_no_claim_moves_a_key_by_more_than_the_bound() -> None:
    race = started(ana=10.0, bob=10.0)
    race.press(0, CLOSE, 10.5, 0.0, 0.5, True)
    race.press(1, CLOSE, 10.5 + MOST_MOVED + 0.01, 60.0, 0.0, True)
    assert order(race) == [0, 1]


def test_a_claim_never_makes_a_key_later_than_it_came() -> None:
    race = started(ana=10.0, bob=10.0)
    race.press(0, CLOSE, 10.5, 0.0, 99.0, True)
    race.press(1, CLOSE, 10.6, 0.0, None, True)
    assert order(race) == [0, 1]


def test_an_estimate_counts_from_the_latest_report_at_the_table() -> None:
    """A slow rate dates nobody's key: an estimating device gains nothing by an early or late guess."""
    race = started(ana=10.0)
    race.press(1, CLOSE, 10.4, 0.0, 0.0, False)
    race.press(0, CLOSE, 10.3, 0.0, 0.3, True)
    assert order(race) == [0, 1]


def test_an_estimate_that_comes_from_far_away_counts_without_the_way() -> None:
    """Ana's report comes from as far as Bob's key; Circe is near, and so heard sooner than that report came."""
    race = Race()
    race.heard(0, 10.3, 0.3)
    race.press(0, CLOSE, 10.3 + 0.40, 0.3, None, True)
    race.press(1, CLOSE, 10.3 + 0.35, 0.3, None, False)
    race.press(2, CLOSE, 10.0 + 0.38, 0.0, None, False)
    assert order(race) == [1, 2, 0]


def test_a_late_report_counts_as_if_it_had_come_when_it_must_have() -> None:
    """Bob presses just after Ana, and reports just before that he has heard only now."""
    race = Race()
    for seat in (0, 1):
        race.given(seat, 9.0, 10.0)
    race.heard(0, 10.0)
    race.press(0, CLOSE, 10.30, 0.0, None, True)
    race.heard(1, 10.31)
    race.press(1, CLOSE, 10.32, 0.0, None, True)
    assert order(race) == [0, 1]


def test_a_report_that_a_long_way_delays_is_not_late() -> None:
    race = Race()
    for seat in (0, 1):
        race.given(seat, 9.0, 10.0)
    race.heard(0, 10.0)
    race.heard(1, 10.3, 0.3)
    race.press(0, CLOSE, 10.5, 0.0, None, True)
    race.press(1, CLOSE, 10.3 + 0.45, 0.3, None, True)
    assert order(race) == [1, 0]


@pytest.mark.parametrize("reader", [True, False])
def test_no_report_at_all_wins_no_more_than_a_late_one(reader: bool) -> None:
    """Circe's late report is the latest at the table: it makes nobody else's key earlier."""
    race = Race()
    for seat in (0, 2) if reader else (0, 1, 2):
        race.given(seat, 9.0, 10.0)
    race.heard(0, 10.0)
    race.heard(2, 10.4)
    race.press(0, CLOSE, 10.30, 0.0, None, True)
    race.press(1, CLOSE, 10.41, 0.0, None, not reader)
    assert order(race) == [0, 1]


def test_what_is_overdue_counts_as_heard_for_those_who_estimate() -> None:
    race = Race()
    race.given(0, 9.0, 10.0)
    race.press(1, CLOSE, 10.5, 0.0, None, False)
    race.press(0, CLOSE, 10.4, 0.0, None, True)
    assert order(race) == [0, 1]


def test_what_somebody_asks_for_meanwhile_gives_them_no_more_time() -> None:
    race = Race()
    for seat in (0, 1):
        race.given(seat, 9.0, 9.5)
        race.given(seat, 9.0, 10.0)
    race.given(1, 9.2, 20.0)
    race.heard(0, 10.0)
    race.press(0, CLOSE, 10.30, 0.0, None, True)
    race.heard(1, 10.31)
    race.press(1, CLOSE, 10.32, 0.0, None, True)
    assert order(race) == [0, 1]


def test_of_those_who_press_before_anybody_has_heard_whoever_pressed_first_is_first() -> None:
    race = Race()
    race.press(0, CLOSE, 10.3, 0.0, None, True)
    race.press(1, CLOSE, 10.5, 0.3, None, True)
    assert order(race) == [1, 0]


def test_only_the_first_key_of_a_seat_counts() -> None:
    race = started(ana=10.0)
    race.press(0, CLOSE, 10.5, 0.0, None, True)
    race.press(0, "bet", 10.6, 0.0, None, True)
    assert [held.action for held in race.decided()] == [CLOSE]


def test_keys_are_held_until_none_can_come_that_was_pressed_earlier() -> None:
    race = started(ana=10.0)
    race.press(0, CLOSE, 10.5, 0.0, None, True)
    assert race.due(0.2) == pytest.approx(10.5 + 0.25)
    assert race.due(60.0) == pytest.approx(10.5 + 0.6)


def test_nothing_is_due_while_nobody_has_pressed() -> None:
    assert Race().due(0.1) == float("inf")


def test_of_the_last_round_trips_the_least_counts_and_no_more_than_the_bound() -> None:
    trips = RoundTrips()
    assert trips.of("a") == 0.0
    for number, seconds in enumerate((0.9, 0.2, 0.5)):
        came_after(trips, number, seconds)
    assert trips.of("a") == pytest.approx(0.2)
    for number in range(3, 23):
        came_after(trips, number, 3.0)
    assert trips.of("a") == 0.4
    trips.forget("a")
    assert trips.of("a") == 0.0


def came_after(trips: RoundTrips, number: int, seconds: float) -> None:
    """Let a device acknowledge something so many seconds after it was sent."""
    trips.sent("a", number, 10.0 * number)
    trips.came("a", number, 10.0 * number + seconds)


def test_only_the_first_acknowledgement_of_what_was_really_sent_measures_a_way() -> None:
    trips = RoundTrips()
    trips.sent("a", 1, 10.0)
    trips.sent("a", 2, 10.0)
    trips.came("a", 7, 10.0)
    assert trips.of("a") == 0.0
    trips.sent("a", 8, 20.0)
    trips.sent("a", 9, 20.0)
    trips.came("a", 9, 20.3)
    for number in (8, 9):
        trips.came("a", number, 20.31)
    assert trips.of("a") == pytest.approx(0.3)


def test_what_nobody_acknowledges_measures_no_way_and_is_not_kept_for_ever() -> None:
    trips = RoundTrips()
    for number in range(100):
        trips.sent("a", number, 0.0)
    trips.came("a", 50, 0.1)
    assert trips.of("a") == 0.0


@given(
    honest=st.floats(0.15, 2.0),
    lie=st.floats(0.0, 2.0),
    claimed=st.floats(-5.0, 5.0),
    trip=st.floats(0.0, 5.0),
)
def test_no_lie_wins_a_race_by_more_than_the_bound(honest: float, lie: float, claimed: float, trip: float) -> None:
    race = started(ana=10.0, bob=10.0)
    race.press(0, CLOSE, 10.0 + honest, 0.0, honest, True)
    race.press(1, CLOSE, 10.0 + honest + MOST_MOVED + 0.001 + lie, trip, claimed, True)
    assert order(race) == [0, 1]

"""Who is there: nobody waits for an ear without end, and who is behind or away is known to all."""

from audiogames.play.device import Device
from audiogames.play.table.devices.presence import AWAY, BEHIND, Presence

GRACE, PATIENCE = 3.0, 2.0
"""Promised numbers: the tests hold the program to them."""


def two_devices() -> Presence:
    presence = Presence()
    presence.put(Device("a", (0,)), 0.0)
    presence.put(Device("b", (1,)), 0.0)
    return presence


def test_a_moment_is_heard_once_all_devices_have_told_it() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 1.0, 0.0)
    presence.give("b", 1, 1, 1.0, 0.0)
    presence.told("a", 1, 1.0)
    assert not presence.is_heard(1, None)
    presence.told("b", 1, 2.0)
    assert presence.is_heard(1, None)


def test_for_a_private_moment_only_its_own_device_is_waited_for() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 1.0, 0.0)
    presence.told("a", 1, 1.0)
    assert presence.is_heard(1, 0)
    assert not presence.is_heard(1, 1)


def test_a_moment_of_several_pieces_is_heard_with_the_last() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 0.5, 0.0)
    presence.give("a", 2, 1, 0.5, 0.0)
    presence.told("a", 1, 0.5)
    assert not presence.is_heard(1, 0)
    presence.told("a", 2, 1.0)
    assert presence.is_heard(1, 0)


def test_who_needs_twice_as_long_and_a_little_more_is_behind_and_is_not_waited_for() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 2.0, 0.0)
    late = 2.0 * PATIENCE + GRACE
    assert presence.due() == late
    assert presence.late(late - 0.01) is None
    assert presence.late(late) == (BEHIND, (0,))
    assert presence.is_behind(0)
    assert presence.is_heard(1, 0)
    assert presence.late(late) is None


def test_who_has_caught_up_is_waited_for_again() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 2.0, 0.0)
    presence.late(8.0)
    presence.told("a", 1, 101.0)
    assert not presence.is_behind(0)
    presence.give("a", 2, 2, 2.0, 102.0)
    assert not presence.is_heard(2, 0)


def test_who_is_behind_three_times_is_away() -> None:
    presence = two_devices()
    now = 0.0
    for number in (1, 2):
        presence.give("a", number, number, 0.1, now)
        now += 10.0
        assert presence.late(now) == (BEHIND, (0,))
        presence.told("a", number, now)
    presence.give("a", 3, 3, 0.1, now)
    assert presence.late(now + 10.0) == (AWAY, (0,))
    assert presence.holder(0) is None


def test_who_gives_no_sign_for_twenty_seconds_more_is_away() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 1.0, 0.0)
    assert presence.late(5.0) == (BEHIND, (0,))
    assert presence.due() == 25.0
    assert presence.late(24.9) is None
    assert presence.late(25.0) == (AWAY, (0,))


def test_a_person_who_thinks_for_minutes_is_neither() -> None:
    presence = two_devices()
    presence.give("a", 1, 0, 1.0, 0.0)
    presence.told("a", 1, 1.0)
    assert presence.due() == float("inf")
    assert presence.late(600.0) is None


def test_only_a_device_that_is_there_gives_a_sign() -> None:
    presence = two_devices()
    assert presence.sign("a", 1.0)
    assert presence.gone("a") == (0,)
    assert not presence.sign("a", 2.0)


def test_a_device_that_looks_on_is_not_waited_for() -> None:
    presence = two_devices()
    presence.put(Device("screen"), 0.0)
    presence.give("screen", 1, 1, 1.0, 0.0)
    assert presence.late(100.0) is None


def test_what_was_heard_before_its_coming_was_acknowledged_measures_no_way() -> None:
    presence = two_devices()
    presence.give("a", 1, 1, 1.0, 0.0)
    presence.told("a", 1, 1.2)
    presence.came("a", 1, 1.3)
    assert presence.trip("a") == 0.0
    presence.give("a", 2, 1, 1.0, 2.0)
    presence.came("a", 2, 2.1)
    assert round(presence.trip("a"), 6) == 0.1


def test_nobody_is_said_to_listen_whose_device_reports_how_long_private_words_were() -> None:
    """What others have heard is an estimate that takes all private words for equally long, or Enter."""
    presence = Presence()
    presence.put(Device("reports", (0,), exact=True), 0.0)
    presence.put(Device("estimated", (1,)), 0.0)
    assert presence.listening() == ()
    for device in ("reports", "estimated"):
        presence.give(device, 1, 1, 1.0, 0.0)
    assert presence.listening() == (1,)
    presence.told("estimated", 1, 1.0)
    assert presence.listening() == ()
    presence.give("estimated", 2, 2, 1.0, 2.0)
    presence.fall_asleep("estimated", 3.0)
    assert presence.listening() == ()
    assert presence.is_asleep(1)

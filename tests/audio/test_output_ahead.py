"""Mixing ahead of a device: enough while something sounds, nothing in silence, and the clock of the mixer goes on."""

import numpy as np

from audiogames.audio.ahead import FIRST, FOLLOWED, REST, Ahead, Bell, Nowhere
from audiogames.audio.ring import FRAME_BYTES
from audiogames.audio.units import BLOCK, RATE, Samples

from .sound_cards import Tape, noise, sounding

TARGET = 3072
CALL = 512


class Device:
    """Takes 512 frames at a time, as a device does, after the mixer was asked to fill."""

    def __init__(self, ahead: Ahead) -> None:
        self._ahead = ahead
        self._heard: list[Samples] = []

    def take(self, calls: int = 1, fill: bool = True) -> None:
        for _ in range(calls):
            if fill:
                self._ahead.fill()
            out = bytearray(CALL * FRAME_BYTES)
            self._ahead.give(memoryview(out), CALL)
            self._heard.append(np.frombuffer(out, np.float32).reshape(-1, 2))

    @property
    def heard(self) -> Samples:
        return np.concatenate(self._heard)


def test_in_silence_nothing_lies_ahead_and_the_clock_of_the_mixer_follows_the_device() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    device.take(100)
    ahead.fill()
    assert ahead.resting
    assert ahead.ring.available == 0
    assert ahead.underflows == 0
    assert abs(tape.clock - 100 * CALL) <= CALL


def test_a_sound_that_breaks_the_silence_is_the_next_thing_that_the_device_takes() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    device.take(10)
    sound = noise(0.2, seed=1)
    tape.play(sound)
    ahead.wake()
    device.take(1)
    assert np.array_equal(device.heard[10 * CALL :], sound[:CALL])


def test_while_something_sounds_the_ring_is_kept_full_and_the_sound_has_no_gap() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    sound = noise(1.0, seed=2)
    tape.play(sound)
    ahead.wake()
    for _ in range(40):
        ahead.fill()
        assert ahead.ring.available > TARGET - BLOCK
        device.take(1, fill=False)
    device.take(100)
    assert np.array_equal(device.heard[: len(sound)], sound)
    assert not device.heard[len(sound) :].any()
    assert ahead.underflows == 0


def test_a_device_that_waited_in_vain_while_something_sounded_is_counted() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    sound = noise(1.0, seed=3)
    tape.play(sound)
    ahead.wake()
    device.take(1)
    device.take(TARGET // CALL, fill=False)
    assert ahead.underflows == 1
    device.take(150)
    assert ahead.underflows == 1
    assert np.array_equal(sounding(device.heard), sound)


def test_after_the_last_sound_the_ring_runs_empty_at_once() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    tape.play(noise(0.3, seed=4))
    ahead.wake()
    device.take(30)
    assert ahead.resting
    device.take(20)
    assert ahead.ring.available == 0
    assert ahead.underflows == 0


def test_a_pause_inside_what_is_played_keeps_its_length() -> None:
    """The mixer knows that more is to come, so the rhythm is exact."""
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    first, second = noise(0.05, seed=5), noise(0.05, seed=6)
    pause = np.zeros((round(0.25 * RATE), 2), np.float32)
    for part in (first, pause, second):
        tape.play(part)
    ahead.wake()
    device.take(60)
    wanted = np.concatenate([first, pause, second])
    assert len(pause) < REST
    assert np.array_equal(device.heard[: len(wanted)], wanted)


def test_a_long_pause_is_a_rest_too_and_loses_nothing() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    first, second = noise(0.05, seed=7), noise(0.05, seed=8)
    for part in (first, np.zeros((RATE, 2), np.float32), second):
        tape.play(part)
    ahead.wake()
    device.take(50)
    assert ahead.resting
    device.take(100)
    assert np.array_equal(sounding(device.heard), np.concatenate([first, second]))
    places = np.flatnonzero(device.heard[:, 0])
    gap = int(np.diff(places).max())
    assert RATE <= gap <= RATE + 2 * CALL


def test_being_woken_for_nothing_does_not_carry_the_clock_away() -> None:
    tape = Tape()
    ahead = Ahead(tape, TARGET, Bell())
    device = Device(ahead)
    for _ in range(20):
        ahead.wake()
        device.take(2)
    device.take(20)
    assert abs(tape.clock - 60 * CALL) <= 2 * CALL


def test_less_than_the_first_frames_is_never_mixed_ahead() -> None:
    tape = Tape()
    ahead = Ahead(tape, 1, Bell())
    tape.play(noise(0.5, seed=9))
    ahead.wake()
    ahead.fill()
    assert ahead.ring.available == FIRST


def test_a_bell_that_rang_before_the_wait_is_not_missed_and_rings_once() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    assert bell.wait(0.0)
    assert not bell.wait(0.0)


def test_nowhere_takes_sound_at_the_pace_of_the_clock() -> None:
    tape = Tape()
    nowhere = Nowhere(tape, now=100.0)
    for step in range(1, 101):
        nowhere.follow(100.0 + 0.02 * step)
    assert 2 * RATE - BLOCK <= tape.clock <= 2 * RATE


def test_nowhere_does_not_make_up_for_hours_of_sleep() -> None:
    tape = Tape()
    nowhere = Nowhere(tape, now=0.0)
    nowhere.follow(3600.0)
    assert tape.clock <= FOLLOWED

"""Mixing ahead of a device: always enough, in silence too, and the clock of the mixer goes on."""

import numpy as np
import pytest

from audiogames.audio.outputs.render_ahead import (
    BEHIND,
    CALL,
    CALM,
    FRAME_BYTES,
    IDLE,
    LEAST,
    MOST,
    Bell,
    RenderAhead,
    RenderNowhere,
)
from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples
from tests.audio.sound_cards import Tape, noise, sounding

TARGET = 3072


def ahead_of(tape: Tape) -> RenderAhead:
    ahead = RenderAhead(tape, Bell())
    ahead.keep(TARGET)
    return ahead


class Device:
    """Takes 512 frames at a time, as a device does, after the mixer was asked to fill."""

    def __init__(self, ahead: RenderAhead) -> None:
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


def test_in_silence_too_the_device_finds_all_that_is_to_lie_ahead() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    device.take(100)
    ahead.fill()
    assert ahead.idle
    assert TARGET - STRETCH < ahead.ring.available <= TARGET
    assert ahead.underflows == 0
    assert 0 <= tape.clock + LEAST - 100 * CALL <= TARGET


def test_after_the_last_sound_the_device_is_idle_in_a_quarter_of_a_second() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    tape.play(noise(0.1, seed=1))
    device.take(20)
    assert not ahead.idle
    device.take((TARGET + IDLE) // CALL)
    assert ahead.idle


def test_while_something_sounds_the_ring_is_kept_full_and_the_sound_has_no_gap() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    sound = noise(1.0, seed=2)
    tape.play(sound)
    ahead.wake()
    for _ in range(40):
        ahead.fill()
        assert ahead.ring.available > TARGET - STRETCH
        device.take(1, fill=False)
    device.take(100)
    assert np.array_equal(device.heard[LEAST:][: len(sound)], sound)
    assert not device.heard[LEAST + len(sound) :].any()
    assert ahead.underflows == 0


def test_a_device_that_waited_in_vain_is_counted() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    sound = noise(1.0, seed=3)
    tape.play(sound)
    device.take(1)
    device.take(TARGET // CALL, fill=False)
    assert ahead.underflows == 1
    device.take(150)
    assert ahead.underflows == 1
    assert np.array_equal(sounding(device.heard), sound)


def test_at_the_end_the_device_plays_what_was_mixed_then_silence_and_nothing_is_counted() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    tape.play(noise(1.0, seed=4))
    device.take(10)
    ahead.fill()
    left = ahead.ring.available
    ahead.finish(CALL)
    assert ahead.ring.available == left + CALL
    device.take(20, fill=False)
    assert np.all(np.any(device.heard[LEAST : 10 * CALL + left], axis=1))
    assert not device.heard[10 * CALL + left :].any()
    assert ahead.underflows == 0


@pytest.mark.parametrize("pause", [0.0, 0.02, 0.1, 0.5, 2.0])
def test_a_pause_inside_what_is_played_keeps_its_length_to_the_sample(pause: float) -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    device.take(3)
    first, second = noise(0.05, seed=5), noise(0.05, seed=6)
    silence = np.zeros((round(pause * RATE) + 77, 2), np.float32)
    for part in (first, silence, second):
        tape.play(part)
    ahead.wake()
    device.take(300)
    wanted = np.concatenate([first, silence, second])
    begun = int(np.flatnonzero(np.any(device.heard, axis=1))[0])
    assert np.array_equal(device.heard[begun:][: len(wanted)], wanted)
    assert ahead.underflows == 0


def test_being_woken_for_nothing_does_not_carry_the_clock_away() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    for _ in range(20):
        ahead.wake()
        device.take(2)
    device.take(20)
    assert 0 <= tape.clock + LEAST - 60 * CALL <= TARGET


def test_less_than_the_least_is_never_kept_ahead_and_more_than_the_most_neither() -> None:
    ahead = RenderAhead(Tape(), Bell())
    ahead.keep(1)
    assert ahead.target == LEAST
    ahead.keep(RATE)
    assert ahead.target == MOST


def test_where_the_ring_nearly_ran_empty_more_is_kept_until_all_went_well_for_a_while() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    tape.play(np.full((200 * RATE, 2), 0.1, np.float32))
    ahead.wake()
    device.take(20)
    assert ahead.target == TARGET
    ahead.fill()
    device.take(ahead.ring.available // CALL, fill=False)
    device.take(1)
    assert ahead.target == TARGET + 2 * CALL
    assert ahead.underflows == 0
    device.take(CALM // CALL - 1)
    assert ahead.target == TARGET + 2 * CALL
    device.take(5 * CALM // CALL)
    assert ahead.target == TARGET


def test_however_busy_the_computer_is_no_more_than_the_most_is_kept() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    tape.play(noise(20.0, seed=11))
    ahead.wake()
    for _ in range(20):
        device.take(1)
        device.take(MOST // CALL, fill=False)
    assert ahead.target == MOST


def test_a_sound_that_runs_out_is_no_sign_of_a_busy_computer() -> None:
    tape = Tape()
    ahead = ahead_of(tape)
    device = Device(ahead)
    for seed in range(12, 20):
        tape.play(noise(0.1, seed))
        ahead.wake()
        device.take(40)
    assert ahead.target == TARGET
    assert ahead.underflows == 0


def test_a_bell_that_rang_before_the_wait_is_not_missed_and_rings_once() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    assert bell.wait(0.0)
    assert not bell.wait(0.0)


def test_nowhere_takes_sound_at_the_pace_of_the_clock() -> None:
    tape = Tape()
    nowhere = RenderNowhere(tape, now=100.0)
    for step in range(1, 101):
        nowhere.follow(100.0 + 0.02 * step)
    assert 2 * RATE - BLOCK <= tape.clock <= 2 * RATE


def test_nowhere_does_not_make_up_for_hours_of_sleep() -> None:
    tape = Tape()
    nowhere = RenderNowhere(tape, now=0.0)
    nowhere.follow(3600.0)
    assert tape.clock <= BEHIND

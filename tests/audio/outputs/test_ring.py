"""The ring between mixer and device."""

import threading

import numpy as np
import pytest

from audiogames.audio.outputs.render_ahead import FRAME_BYTES, Ring
from audiogames.audio.units import Samples
from tests.audio.sound_cards import LIMIT, noise


def taken(ring: Ring, frames: int) -> tuple[Samples, int]:
    out = bytearray(b"\xff" * (frames * FRAME_BYTES))
    missing = ring.read_into(memoryview(out), frames)
    return np.frombuffer(out, np.float32).reshape(-1, 2), missing


def test_what_is_written_comes_out_bit_for_bit_in_order_round_and_round() -> None:
    ring = Ring(700)
    sound = noise(0.5, seed=1)
    heard = []
    for start in range(0, len(sound), 300):
        ring.write(sound[start : start + 300])
        heard.append(taken(ring, len(sound[start : start + 300]))[0])
    assert np.array_equal(np.concatenate(heard), sound)
    assert ring.written == ring.read == len(sound)


def test_what_is_missing_is_silence_and_is_counted() -> None:
    ring = Ring(1000)
    sound = noise(0.01, seed=2)
    ring.write(sound)
    heard, missing = taken(ring, 600)
    assert missing == 600 - len(sound)
    assert np.array_equal(heard[: len(sound)], sound)
    assert not heard[len(sound) :].any()
    assert ring.read == len(sound)
    heard, missing = taken(ring, 512)
    assert missing == 512
    assert not heard.any()


def test_a_ring_has_the_room_that_was_asked_for_and_refuses_more_than_it_has() -> None:
    ring = Ring(1000)
    assert ring.room >= 1000
    ring.write(np.ones((ring.room, 2), np.float32))
    assert ring.room == 0
    with pytest.raises(ValueError, match="do not fit"):
        ring.write(np.ones((1, 2), np.float32))
    taken(ring, 10)
    assert ring.room == 10


def test_a_ring_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one frame"):
        Ring(0)


def test_a_writer_and_a_reader_in_two_threads_lose_nothing() -> None:
    ring = Ring(2048)
    sound = noise(2.0, seed=3)
    heard: list[Samples] = []

    def read() -> None:
        while ring.read < len(sound):
            block, missing = taken(ring, 512)
            heard.append(block[: 512 - missing])

    reader = threading.Thread(target=read)
    reader.start()
    place = 0
    while place < len(sound):
        count = min(256, ring.room, len(sound) - place)
        ring.write(sound[place : place + count])
        place += count
    reader.join(LIMIT)
    assert not reader.is_alive()
    assert np.array_equal(np.concatenate(heard), sound)


def test_a_shared_ring_gives_its_reader_what_was_written_before_and_after_round_and_round() -> None:
    rtmixer = pytest.importorskip("rtmixer", reason="there is no rtmixer for this kind of computer")
    ring = Ring(256)
    sound = noise(0.1, seed=9)
    ring.write(sound[:100])
    taken(ring, 40)
    shared = ring.share(rtmixer.RingBuffer)
    heard = [sound[:40]]
    for start in range(100, 4700, 100):
        ring.write(sound[start : start + 100])
        heard.append(np.frombuffer(bytes(shared.read(100)), np.float32).reshape(-1, 2))
        assert (ring.available, ring.read) == (60, start + 40)
    ring.amend(np.zeros((30, 2), np.float32))
    heard.append(np.frombuffer(bytes(shared.read()), np.float32).reshape(-1, 2))
    assert np.array_equal(np.concatenate(heard)[:-30], sound[: 4700 - 30])
    assert not np.concatenate(heard)[-30:].any()

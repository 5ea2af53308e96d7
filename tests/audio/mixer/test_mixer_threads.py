"""Every thread may give orders while another renders."""

import threading
from collections.abc import Callable

import numpy as np
import pytest

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, Samples
from tests.audio.mixed import noise, sounding

PATIENCE = 60.0
ROUNDS = 40

Work = Callable[[int], None]


def all_at_once(works: list[Work], mixer: Mixer) -> Samples:
    """Do each work in its own thread, in rounds that all begin together, while this thread renders.

    Returns what was rendered. Raises what any of them raised.
    """
    pieces: list[Samples] = []
    start = threading.Barrier(len(works) + 1)
    failures: list[BaseException] = []

    def repeat(work: Work) -> None:
        try:
            for number in range(ROUNDS):
                start.wait(PATIENCE)
                work(number)
        except BaseException as error:
            failures.append(error)
            start.abort()

    threads = [threading.Thread(target=repeat, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        for _ in range(ROUNDS):
            start.wait(PATIENCE)
            for _ in range(4):
                pieces.append(mixer.render(BLOCK))
    except threading.BrokenBarrierError:
        pass
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    if failures:
        raise failures[0]
    return np.concatenate(pieces)


def test_orders_from_many_threads_are_all_followed() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    voices: list[MixerVoice] = []
    ended: list[int] = []
    sound = noise(700, loudness=0.01)

    def play(number: int) -> None:
        for turn in range(3):
            at = mixer.clock + 300 * turn if turn else None
            voice = mixer.play(sound, Direction(40.0 * turn), at=at, on_end=lambda: ended.append(number))
            voice.move(Direction(7.0 * number))
            voices.append(voice)

    def speak(number: int) -> None:
        voices.append(mixer.play(sound, AHEAD, Bus.SPEECH, on_end=lambda: ended.append(number)))

    def stop(number: int) -> None:
        voice = mixer.play(sound, loop=True, on_end=lambda: ended.append(number))
        voices.append(voice)
        voice.move(Direction(-33.0))
        voice.stop(0.001 * number)
        voice.stop()

    def set_up(number: int) -> None:
        mixer.yaw = 10.0 * number
        mixer.listening = list(Equipment)[number % len(Equipment)]
        mixer.buses.set_volume(list(Bus)[number % 4], -float(number))
        mixer.buses.set_master(-1.0)
        mixer.speaking = number % 3 == 0
        assert mixer.quiet in (True, False)

    assert np.isfinite(all_at_once([play, play, speak, stop, set_up], mixer)).all()
    mixer.render(40_000)
    assert len(voices) == ROUNDS * 8
    assert len(ended) == len(voices)
    assert all(voice.over for voice in voices)
    assert mixer.quiet
    assert not mixer.render(BLOCK).any()


def test_no_sound_is_lost_that_many_threads_play() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    starts: list[int] = []

    def play(number: int) -> None:
        starts.append(mixer.play(np.array([0.01])).starts_at)

    heard = np.concatenate((all_at_once([play] * 4, mixer), mixer.render(4 * BLOCK)))
    assert len(starts) == 4 * ROUNDS
    found = sounding(heard)
    assert found.tolist() == sorted({start + LATENCY for start in starts})
    expected = [0.01 * 0.5**0.5 * starts.count(frame - LATENCY) for frame in found]
    assert heard[found, 0] == pytest.approx(expected, rel=1e-4)

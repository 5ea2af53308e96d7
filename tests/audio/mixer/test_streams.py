"""Sounds that are written while they play: speech from a worker."""

import numpy as np
import pytest

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.modes import Mode
from audiogames.audio.units import BLOCK, RATE
from tests.audio.mixed import CUTS, convolved, noise, render, roughness, tone

HALF = 0.5**0.5
"""How loud each channel is in mono."""


def test_what_is_written_in_time_is_heard_as_one_sound() -> None:
    mixer, sound = Mixer(Mode.HEADPHONES, room=False), noise(9000)
    voice = mixer.feed(Bus.SPEECH, Direction(40.0))
    found = []
    for start in range(0, 9000, 900):
        voice.write(sound[start : start + 900])
        found.append(mixer.render(300))
    voice.finish()
    heard = np.concatenate([*found, mixer.render(9000)])
    assert np.abs(heard - convolved(sound, Direction(40.0), 0, 12_000)).max() < 1e-5
    assert voice.over
    assert not voice.stopped


@pytest.mark.parametrize("length", [0, 1, 100, 256, 300, 511, 512, 1000])
def test_all_that_was_written_is_heard_however_short(length: int) -> None:
    ended: list[int] = []
    mixer, sound = Mixer(Mode.HEADPHONES, room=False), noise(length)
    voice = mixer.feed(Bus.SPEECH, Direction(40.0), at=500, on_end=lambda: ended.append(1))
    voice.write(sound)
    voice.finish()
    heard = render(mixer, 4096, CUTS)
    assert np.abs(heard - convolved(sound, Direction(40.0), 500, 4096)).max() < 1e-5
    assert voice.over
    assert ended == [1]


def test_samples_that_come_late_leave_a_silence_without_a_click_and_are_not_lost() -> None:
    mixer, sound = Mixer(Mode.MONO, room=False), tone(8000) * np.hanning(8000).astype(np.float32)
    voice = mixer.feed()
    voice.write(sound[:4000])
    first = mixer.render(6 * RATE // 10)
    assert not voice.over
    voice.write(sound[4000:])
    voice.finish()
    second = mixer.render(12_000)
    heard = np.concatenate((first, second))
    assert roughness(heard, loudness=0.1 * HALF) < 4
    gap = heard[LATENCY + 4100 : len(first)]
    assert not gap.any()
    heard_before = 4000 // BLOCK * BLOCK
    resumed = -(-len(first) // BLOCK) * BLOCK + LATENCY
    rest = heard[resumed + BLOCK : resumed + 8000 - heard_before, 0]
    assert np.abs(rest - sound[heard_before + BLOCK :] * HALF).max() < 1e-6
    assert voice.over


def test_it_fades_out_on_what_it_has_and_in_on_what_comes() -> None:
    mixer = Mixer(Mode.MONO, room=False)
    voice = mixer.feed()
    voice.write(np.full(1000, 0.1))
    first = mixer.render(BLOCK * 8)[LATENCY:, 0]
    voice.write(np.full(4000, 0.1))
    second = mixer.render(BLOCK * 8)[LATENCY:, 0]
    assert first[:512] == pytest.approx(0.1 * HALF, abs=1e-6)
    assert (np.diff(first[512:760]) < 1e-7).all()
    assert abs(first[767]) < 1e-4
    assert (np.diff(second[:250]) > -1e-7).all()
    assert second[256:1024] == pytest.approx(0.1 * HALF, abs=1e-6)
    assert voice.waiting == 1000 - 768 + 4000 - 8 * BLOCK


def test_it_begins_with_its_second_block() -> None:
    mixer = Mixer(Mode.MONO, room=False)
    voice = mixer.feed()
    voice.write(np.full(2 * BLOCK - 1, 0.1))
    assert not mixer.render(BLOCK * 4).any()
    voice.write([0.1])
    assert mixer.render(BLOCK * 4).any()


def test_what_is_written_may_be_changed_afterwards() -> None:
    mixer, samples = Mixer(Mode.MONO, room=False), np.full(1000, 0.1, np.float32)
    voice = mixer.feed()
    voice.write(samples)
    samples[:] = 0.9
    voice.finish()
    assert np.abs(mixer.render(2048)).max() < 0.11


def test_a_fed_voice_stops_and_moves_like_any_other() -> None:
    mixer = Mixer(Mode.HEADPHONES)
    voice = mixer.feed(Bus.SPEECH, Direction(90.0))
    voice.write(tone(RATE))
    left = mixer.render(4096)
    voice.move(Direction(-90.0))
    mixer.render(1024)
    right = mixer.render(4096)
    assert np.abs(left[:, 0]).max() > np.abs(left[:, 1]).max()
    assert np.abs(right[:, 0]).max() < np.abs(right[:, 1]).max()
    voice.stop()
    assert roughness(mixer.render(4096)) < 8
    assert voice.over
    assert voice.stopped
    voice.write(noise(RATE))
    voice.finish()
    assert mixer.quiet
    assert not mixer.render(4096).any()


def test_a_voice_that_waits_for_samples_is_not_over_and_not_quiet() -> None:
    mixer = Mixer()
    voice = mixer.feed()
    assert not mixer.render(RATE).any()
    assert not voice.over
    assert not mixer.quiet
    voice.finish()
    mixer.render(8 * BLOCK)
    assert voice.over
    assert mixer.quiet

"""Sounds that begin while others lie ahead of the device are mixed into them, as if they had been there before."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.audio.mixer.block_mixer import KEPT, MOST_LAYERS
from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, LONGEST_LATE, Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.outputs.render_ahead import CALL, FRAME_BYTES, LEAST, LEFT, Bell, RenderAhead, Ring
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, RATE, STRETCH
from tests.audio.mixed import click, noise, render, sounding, tone

PLAYED = 20 * BLOCK
"""Frames that were rendered before anything begins late."""
AFTER = 30 * BLOCK
"""Frames that are listened to afterwards."""
LEFT_SIDE, RIGHT_SIDE = Direction(60.0), Direction(-60.0, 10.0, 2.0)

Play = Callable[[Mixer, int | None], MixerVoice]


def sound(mixer: Mixer, at: int | None) -> MixerVoice:
    return mixer.play(noise(3000, seed=1), LEFT_SIDE, at=at)


def short(mixer: Mixer, at: int | None) -> MixerVoice:
    return mixer.play(click(40), RIGHT_SIDE, Bus.INTERFACE, at=at)


def loud(mixer: Mixer, at: int | None) -> MixerVoice:
    return mixer.play(tone(6000, 200.0, 3.0), LEFT_SIDE, at=at)


def words(mixer: Mixer, at: int | None) -> MixerVoice:
    return mixer.play(noise(5000, seed=3), RIGHT_SIDE, Bus.SPEECH, at=at)


EVERY: tuple[Play, ...] = (sound, short, loud, words)


def sounding_mixer(way: Equipment) -> Mixer:
    """A mixer in which something sounds that stays."""
    mixer = Mixer(way)
    mixer.play(noise(2 * RATE, seed=9), Direction(-30.0), at=0)
    return mixer


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS])
@pytest.mark.parametrize("play", EVERY)
@pytest.mark.parametrize("count", [1, 5, KEPT - 10])
def test_what_begins_late_sounds_to_the_end_as_if_it_had_begun_in_time(play: Play, way: Equipment, count: int) -> None:
    in_time = sounding_mixer(way)
    play(in_time, PLAYED - count * BLOCK)
    wanted = render(in_time, PLAYED + AFTER, (BLOCK,))
    mixer = sounding_mixer(way)
    before = render(mixer, PLAYED, (BLOCK,))
    mixer.changeable = count * BLOCK
    voice = play(mixer, None)
    again = mixer.again(count * BLOCK)
    assert again is not None
    assert len(again) == count * BLOCK
    assert voice.starts_at == PLAYED - count * BLOCK
    assert voice.begun
    heard = np.concatenate([before[: -count * BLOCK], again, render(mixer, AFTER, (BLOCK,))])
    assert np.abs(heard - wanted).max() < 1e-5
    assert mixer.clock == in_time.clock


def test_nothing_is_rendered_again_where_nothing_was_played() -> None:
    mixer = sounding_mixer(Equipment.LOUDSPEAKERS)
    render(mixer, PLAYED, (BLOCK,))
    mixer.changeable = 4 * BLOCK
    assert mixer.again(4 * BLOCK) is None
    sound(mixer, mixer.clock + 2 * BLOCK)
    assert mixer.again(4 * BLOCK) is None


def test_what_was_stopped_before_it_began_is_never_heard() -> None:
    mixer, without = sounding_mixer(Equipment.LOUDSPEAKERS), sounding_mixer(Equipment.LOUDSPEAKERS)
    for one in (mixer, without):
        render(one, PLAYED, (BLOCK,))
    mixer.changeable = 4 * BLOCK
    voice = sound(mixer, None)
    voice.stop(0.0)
    assert mixer.again(4 * BLOCK) is None
    assert np.array_equal(render(mixer, AFTER, (BLOCK,)), render(without, AFTER, (BLOCK,)))
    assert voice.over
    assert not voice.begun


def test_what_began_late_stops_moves_turns_and_ends_as_all_else_does() -> None:
    ended: list[str] = []
    in_time, mixer = sounding_mixer(Equipment.HEADPHONES), sounding_mixer(Equipment.HEADPHONES)
    voices = [in_time.play(noise(RATE), LEFT_SIDE, at=PLAYED - 4 * BLOCK)]
    render(in_time, PLAYED, (BLOCK,))
    render(mixer, PLAYED, (BLOCK,))
    mixer.changeable = 4 * BLOCK
    voices.append(mixer.play(noise(RATE), LEFT_SIDE, on_end=lambda: ended.append("late")))
    mixer.again(4 * BLOCK)
    for step in range(12):
        for voice, one in zip(voices, (in_time, mixer), strict=True):
            if step == 2:
                voice.move(RIGHT_SIDE)
            if step == 5:
                one.yaw = 40.0
            if step == 9:
                voice.stop(0.03)
        pair = [render(one, 8 * BLOCK, (BLOCK,)) for one in (in_time, mixer)]
        assert np.abs(pair[0] - pair[1]).max() < 1e-5
    assert ended == ["late"]
    assert not mixer.quiet


def test_speech_that_began_late_is_spoken_over_by_no_ambience() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    mixer.play(tone(480), bus=Bus.AMBIENCE, loop=True)
    render(mixer, PLAYED, (BLOCK,))
    before = np.abs(render(mixer, 4 * BLOCK)).max()
    mixer.changeable = 4 * BLOCK
    mixer.play(np.full(RATE, 1e-6, np.float32), bus=Bus.SPEECH)
    assert mixer.again(4 * BLOCK) is not None
    assert np.abs(render(mixer, RATE // 2, (BLOCK,))[-BLOCK:]).max() < 0.2 * before


def test_what_may_go_on_and_on_begins_with_the_next_block() -> None:
    mixer = sounding_mixer(Equipment.LOUDSPEAKERS)
    render(mixer, PLAYED, (BLOCK,))
    mixer.changeable = 4 * BLOCK
    voices = [
        mixer.play(tone(480), loop=True),
        mixer.play(tone(480), loop=True, at=mixer.earliest),
        mixer.play(np.zeros(LONGEST_LATE + 1, np.float32)),
    ]
    assert [voice.starts_at for voice in voices] == [PLAYED] * 3
    assert mixer.again(4 * BLOCK) is None
    render(mixer, BLOCK)
    assert all(voice.begun for voice in voices)


def test_of_too_many_layers_the_next_sound_begins_with_the_next_block() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    for _ in range(MOST_LAYERS - 1):
        render(mixer, 8 * BLOCK, (BLOCK,))
        mixer.changeable = 4 * BLOCK
        mixer.play(tone(RATE))
        assert mixer.again(4 * BLOCK) is not None
    render(mixer, 8 * BLOCK, (BLOCK,))
    last = short(mixer, None)
    assert mixer.again(4 * BLOCK) is None
    render(mixer, BLOCK)
    assert last.begun


def test_layers_are_let_go_of_when_they_are_silent() -> None:
    mixer = sounding_mixer(Equipment.HEADPHONES)
    for _ in range(3 * MOST_LAYERS):
        render(mixer, 40 * BLOCK, (BLOCK,))
        mixer.changeable = 4 * BLOCK
        short(mixer, None)
        assert mixer.again(4 * BLOCK) is not None


def test_no_true_peak_rises_above_the_ceiling_where_loud_sounds_begin_late() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    loud(mixer, 0)
    heard = render(mixer, PLAYED, (BLOCK,))
    mixer.changeable = 6 * BLOCK
    loud(mixer, None)
    again = mixer.again(6 * BLOCK)
    assert again is not None
    heard = np.concatenate([heard[: -6 * BLOCK], again, render(mixer, AFTER, (BLOCK,))])
    assert np.abs(heard).max() <= 10 ** (-1.0 / 20.0)


@settings(max_examples=12)
@given(st.lists(st.tuples(st.sampled_from(EVERY), st.integers(0, 12), st.integers(1, 16)), min_size=1, max_size=8))
def test_whatever_begins_late_and_whenever_it_is_heard_as_if_in_time(plays: list[tuple[Play, int, int]]) -> None:
    in_time, mixer = sounding_mixer(Equipment.HEADPHONES), sounding_mixer(Equipment.HEADPHONES)
    begun: list[tuple[Play, int]] = []
    heard = render(mixer, 16 * BLOCK, (BLOCK,))
    for play, wait, count in plays:
        heard = np.concatenate([heard, render(mixer, wait * BLOCK, (BLOCK,))]) if wait else heard
        mixer.changeable = count * BLOCK
        voice = play(mixer, None)
        again = mixer.again(count * BLOCK)
        if again is not None:
            heard[-len(again) :] = again
            begun.append((play, voice.starts_at))
        else:
            begun.append((play, mixer.clock))
    heard = np.concatenate([heard, render(mixer, AFTER, (BLOCK,))])
    for play, at in begun:
        play(in_time, at)
    assert np.abs(heard - render(in_time, len(heard), (BLOCK,))).max() < 1e-5


# Into the ring.


def test_a_ring_takes_other_frames_in_the_place_of_its_last_ones() -> None:
    ring = Ring(16)
    out = bytearray(12 * FRAME_BYTES)
    for _ in range(5):  # round its end too
        ring.write(np.ones((10, 2), np.float32))
        ring.amend(np.full((6, 2), 2.0, np.float32))
        assert ring.available == 10
        ring.read_into(memoryview(out), 10)
        assert np.frombuffer(out, np.float32).reshape(-1, 2)[:10, 0].tolist() == [1.0] * 4 + [2.0] * 6


def test_frames_that_were_read_meanwhile_stay_as_they_were_read() -> None:
    ring = Ring(16)
    ring.write(np.ones((10, 2), np.float32))
    out = bytearray(7 * FRAME_BYTES)
    ring.read_into(memoryview(out), 7)
    ring.amend(np.arange(12, dtype=np.float32).reshape(6, 2))
    rest = bytearray(3 * FRAME_BYTES)
    assert ring.read_into(memoryview(rest), 3) == 0
    assert np.frombuffer(rest, np.float32).tolist() == [6.0, 7.0, 8.0, 9.0, 10.0, 11.0]


class Device:
    """Takes 512 frames at a time and keeps them."""

    def __init__(self, ahead: RenderAhead) -> None:
        self._ahead = ahead
        self.heard = np.empty((0, 2), np.float32)

    def take(self, calls: int) -> None:
        for _ in range(calls):
            self._ahead.fill()
            out = bytearray(CALL * FRAME_BYTES)
            self._ahead.give(memoryview(out), CALL)
            self.heard = np.concatenate([self.heard, np.frombuffer(out, np.float32).reshape(-1, 2)])


def test_a_sound_is_heard_before_all_that_lay_ahead_of_it() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    ahead = RenderAhead(mixer, Bell())
    ahead.keep(12 * BLOCK)
    device = Device(ahead)
    mixer.play(np.zeros(RATE, np.float32))
    mixer.play(tone(RATE, 100.0, 0.01), Direction(90.0))
    ahead.wake()
    device.take(40)
    ahead.fill()
    lay_ahead = ahead.ring.available
    began = len(device.heard)
    mixer.play(click(64, 0.9), Direction(-90.0))
    assert ahead.reach < lay_ahead - 4 * BLOCK
    reach = ahead.reach
    ahead.wake()
    device.take(10)
    first = int(np.flatnonzero(np.abs(device.heard[began:]).max(axis=1) > 0.2)[0])
    assert LEFT <= reach <= first <= reach + LATENCY + 8
    assert first < lay_ahead
    assert ahead.underflows == 0


def test_in_silence_a_sound_begins_before_most_of_what_lies_ahead() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    ahead = RenderAhead(mixer, Bell())
    device = Device(ahead)
    device.take(20)
    ahead.fill()
    mixer.play(click(64, 0.9))
    ahead.wake()
    began = len(device.heard)
    device.take(8)
    assert LEFT <= sounding(device.heard[began:])[0] < LEFT + BLOCK + LATENCY + 8


def test_what_lay_ahead_before_anything_was_mixed_is_not_changed() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    ahead = RenderAhead(mixer, Bell())
    ahead.fill()
    assert mixer.changeable == 0
    ahead.keep(LEAST + STRETCH)
    ahead.fill()
    assert mixer.changeable == STRETCH


@pytest.mark.parametrize("gone", ["finished", "lost"])
def test_of_a_device_that_is_gone_nothing_can_be_changed(gone: str) -> None:
    mixer = sounding_mixer(Equipment.LOUDSPEAKERS)
    ahead = RenderAhead(mixer, Bell())
    ahead.keep(12 * BLOCK)
    ahead.wake()
    Device(ahead).take(4)
    assert mixer.changeable > 0
    if gone == "finished":
        ahead.finish(CALL)
    else:
        RenderAhead(mixer, Bell())
    assert mixer.earliest == mixer.clock


def test_where_mixing_again_took_too_long_the_next_sound_begins_later_and_whole() -> None:
    mixer = Mixer(Equipment.LOUDSPEAKERS)
    ahead = RenderAhead(mixer, Bell())
    ahead.keep(12 * BLOCK)
    device = Device(ahead)
    device.take(20)
    ahead.fill()
    again = mixer.again

    def slow(frames: int) -> np.ndarray | None:
        block = again(frames)
        for _ in range(2):
            ahead.give(memoryview(bytearray(CALL * FRAME_BYTES)), CALL)
        return block

    mixer.again = slow  # type: ignore[method-assign]
    mixer.play(click(64, 0.9))
    ahead.wake()
    ahead.fill()
    assert ahead.reach >= LEFT + CALL

"""The mixer renders what it is told, exactly, when it is told."""

from math import inf, nan

import numpy as np
import pytest

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import BLOCK, RATE, STRETCH
from tests.audio.mixed import CUTS, click, convolved, level, noise, render, roughness, sounding, tone

AROUND = [Direction(37.3, 11.2), Direction(-90.0), Direction(180.0, -30.0), Direction(0.0, 90.0), Direction(1.0, -90.0)]


def dry() -> Mixer:
    return Mixer(Equipment.HEADPHONES, room=False)


@pytest.mark.parametrize("direction", AROUND)
def test_a_sound_is_convolved_with_the_response_of_its_direction(direction: Direction) -> None:
    mixer, sound = dry(), noise(3000)
    mixer.play(sound, direction, at=1003)
    heard = render(mixer, 5000)
    assert np.abs(heard - convolved(sound, direction, 1003, 5000)).max() < 1e-5


def test_how_many_frames_are_asked_for_at_once_changes_nothing() -> None:
    whole, cut = Mixer(Equipment.HEADPHONES), Mixer(Equipment.HEADPHONES)
    for mixer in (whole, cut):
        mixer.play(noise(3000), AROUND[0], at=700)
        mixer.play(tone(2000), AROUND[1], at=1500)
    assert np.abs(whole.render(6000) - render(cut, 6000, CUTS)).max() < 1e-6


def test_many_sounds_are_the_sum_of_each() -> None:
    mixer = dry()
    expected = np.zeros((6000, 2))
    for number in range(70):
        direction, sound = Direction(5.3 * number, number - 30.0), noise(200 + 61 * number, number, 0.01)
        mixer.play(sound, direction, at=13 * number)
        expected += convolved(sound, direction, 13 * number, 6000)
    heard = render(mixer, 6000, CUTS)
    assert np.abs(heard - expected).max() < 1e-5
    assert mixer.quiet


@pytest.mark.parametrize("at", [0, 1, 255, 256, 257, 5000])
def test_a_sound_begins_at_its_frame_and_the_latency(at: int) -> None:
    mixer = Mixer(Equipment.MONO)
    voice = mixer.play(click(), at=at)
    heard = render(mixer, at + 4096, CUTS)
    assert sounding(heard)[0] == at + LATENCY
    assert voice.starts_at == at


def test_without_a_frame_or_too_late_a_sound_begins_with_the_next_block() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    mixer.render(1000)
    for voice in (mixer.play(click()), mixer.play(click(), at=3), mixer.play(click(), at=1000)):
        assert voice.starts_at == 4 * BLOCK
    assert mixer.clock == 1000
    heard = mixer.render(2000)
    assert sounding(heard).tolist() == [4 * BLOCK - 1000 + LATENCY]


def test_a_frame_one_block_ahead_is_always_exact() -> None:
    for rendered in (1, 100, 255, 256, 700):
        mixer = Mixer(Equipment.MONO, room=False)
        mixer.render(rendered)
        assert mixer.play(click(), at=rendered + BLOCK).starts_at == rendered + BLOCK


def test_what_begins_where_another_ends_follows_without_a_gap() -> None:
    mixer, sound = dry(), noise(4001)
    first = mixer.play(sound[:1234], AROUND[0])
    mixer.play(sound[1234:], AROUND[0], at=first.ends_at)
    assert np.abs(mixer.render(6000) - convolved(sound, AROUND[0], 0, 6000)).max() < 1e-5


@pytest.mark.parametrize("length", [1, 100, 256, 3000])
def test_a_loop_goes_round_without_a_gap(length: int) -> None:
    mixer, sound = dry(), noise(length)
    voice = mixer.play(sound, AROUND[0], loop=True)
    heard = render(mixer, 8000, CUTS)
    assert np.abs(heard - convolved(np.resize(sound, 8000), AROUND[0], 0, 8000)).max() < 1e-5
    assert voice.ends_at is None
    assert not voice.over


def test_a_level_is_in_decibels() -> None:
    mixer, sound = dry(), noise(2000)
    mixer.play(sound, AHEAD, level=-6.0)
    assert np.abs(mixer.render(3000) - 10 ** (-6 / 20) * convolved(sound, AHEAD, 0, 3000)).max() < 1e-5


def heard_from(distance: float, room: bool = False) -> np.ndarray:
    mixer = Mixer(Equipment.HEADPHONES, room=room)
    mixer.play(noise(RATE // 4), Direction(30.0, 0.0, distance))
    return mixer.render(RATE // 2)


def test_twice_as_far_is_6_decibels_less() -> None:
    assert level(heard_from(0.5)) - level(heard_from(1.0)) == pytest.approx(6.02, abs=0.01)
    assert level(heard_from(1.0)) - level(heard_from(2.0)) == pytest.approx(6.02, abs=0.01)


def test_nearer_than_a_quarter_of_a_metre_nothing_grows_louder() -> None:
    assert np.array_equal(heard_from(0.0), heard_from(0.25))


def test_what_is_far_lost_a_little_treble_and_nothing_else() -> None:
    near, far = (np.abs(np.fft.rfft(heard_from(metres)[:, 0])) for metres in (1.0, 10.0))
    lost = 20 * np.log10(near / far) - 20.0
    hertz = np.fft.rfftfreq(RATE // 2, 1 / RATE)
    bands = [float(np.median(lost[(hertz > low) & (hertz < high)])) for low, high in ((100, 500), (9500, 10500))]
    assert bands[0] == pytest.approx(0.0, abs=0.05)
    assert 0.5 < bands[1] < 1.5


def test_a_voice_is_over_when_the_last_of_it_was_rendered() -> None:
    ended: list[str] = []
    mixer = dry()
    voice = mixer.play(noise(1000), on_end=lambda: ended.append("once"))
    assert voice.ends_at == 1000
    mixer.render(3 * BLOCK)
    assert not voice.over
    mixer.render(4 * BLOCK)
    assert voice.over
    assert not voice.stopped
    assert ended == ["once"]


def test_the_end_of_a_sound_may_play_the_next() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    mixer.play(click(), on_end=lambda: again.append(mixer.play(click())))
    again: list[object] = []
    heard = mixer.render(4096)
    assert len(again) == 1
    assert len(sounding(heard)) == 2


def test_nothing_to_play_is_over_at_once() -> None:
    mixer = Mixer()
    voices = [mixer.play([]), mixer.play([], loop=True)]
    heard = mixer.render(4096)
    assert all(voice.over for voice in voices)
    assert not heard.any()
    assert mixer.quiet


def test_a_stopped_sound_fades_within_its_time_and_is_over() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    voice = mixer.play(tone(RATE), loop=True)
    mixer.render(BLOCK * 16)
    voice.stop(0.02)
    heard = mixer.render(2048)
    assert roughness(heard, loudness=0.1 * 0.5**0.5) < 4
    assert LATENCY + 512 < sounding(heard)[-1] < LATENCY + 1024
    assert not heard[LATENCY + 1024 + STRETCH :].any()
    assert voice.over
    assert voice.stopped


def test_a_cut_is_no_click_either() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    voice = mixer.play(tone(RATE))
    mixer.render(BLOCK * 16)
    voice.stop(0.0)
    heard = mixer.render(2048)
    assert roughness(heard, loudness=0.1 * 0.5**0.5) < 5
    assert sounding(heard)[-1] < LATENCY + BLOCK
    assert not heard[LATENCY + STRETCH :].any()


def test_what_is_stopped_before_it_begins_never_sounds() -> None:
    ended: list[int] = []
    mixer = Mixer()
    voice = mixer.play(noise(1000), at=600, on_end=lambda: ended.append(1))
    mixer.render(512)
    voice.stop()
    assert not mixer.render(4096).any()
    assert voice.over
    assert voice.stopped
    assert ended == [1]
    voice.stop()
    assert not mixer.render(512).any()
    assert ended == [1]


def test_a_mixer_is_quiet_before_between_and_after_its_sounds() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    assert mixer.quiet
    assert not mixer.render(1000).any()
    mixer.play(noise(1000))
    assert not mixer.quiet
    mixer.render(1000)
    assert not mixer.quiet
    mixer.render(4096)
    assert mixer.quiet
    assert not mixer.render(1000).any()


def test_a_sound_after_a_silence_is_the_same_as_the_first() -> None:
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.play(noise(3000), AROUND[0], at=0)
    first = mixer.render(32 * BLOCK)
    mixer.render(BLOCK * 5)
    mixer.play(noise(3000), AROUND[0])
    assert np.abs(mixer.render(32 * BLOCK) - first).max() < 1e-6


@pytest.mark.parametrize("samples", [np.zeros((10, 2)), [0.0, nan], [inf]])
def test_what_is_no_sound_is_refused_where_it_is_given(samples: object) -> None:
    mixer = Mixer()
    with pytest.raises(ValueError, match="A sound"):
        mixer.play(samples)  # type: ignore[arg-type]
    assert not mixer.render(1024).any()


@pytest.mark.parametrize("wrong", [Direction(nan), Direction(0.0, 91.0), Direction(0.0, 0.0, -1.0), Direction(inf)])
def test_what_is_no_direction_is_refused_where_it_is_given(wrong: Direction) -> None:
    mixer = Mixer()
    with pytest.raises(ValueError, match="no direction"):
        mixer.play(noise(10), wrong)
    with pytest.raises(ValueError, match="no direction"):
        mixer.play(noise(10)).move(wrong)
    with pytest.raises(ValueError, match="cannot be turned"):
        mixer.yaw = nan
    assert mixer.render(1024).any()


def test_after_a_silence_nothing_is_left_of_a_limit() -> None:
    mixer = Mixer(Equipment.MONO, room=False)
    mixer.play(noise(3000, loudness=5.0))
    mixer.render(32 * BLOCK)
    assert mixer.quiet
    mixer.play(noise(3000))
    assert level(mixer.render(3000)) - level(noise(3000)) == pytest.approx(-3.0, abs=0.3)

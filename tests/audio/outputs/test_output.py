"""Sound through real streams of PortAudio to cards that are recorded: heard bit for bit, lost and found again."""

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from audiogames.audio.outputs import streams
from audiogames.audio.outputs.connections import TOO_LATE, Connections, OutputStream
from audiogames.audio.outputs.output import Output
from audiogames.audio.outputs.portaudio import SoundFault
from audiogames.audio.outputs.render_ahead import Bell, RenderAhead
from audiogames.audio.units import RATE, Samples
from tests.audio.sound_cards import (
    EAR,
    LIMIT,
    TABLE,
    TRIES,
    Card,
    Cards,
    Recording,
    Tape,
    Told,
    noise,
    sounding,
    until,
)
from tests.posix import signal

Opener = Callable[..., Output]


@pytest.fixture
def play(told: Told, connections: Connections) -> Iterator[Opener]:
    """Yield a function that starts an output that reports to `told`; all are closed at the end of the test."""
    opened: list[Output] = []

    def start(mixer: Tape, device: str = "", private: bool = False) -> Output:
        output = Output(mixer, device, told.troubles.append, told.back.append, private=private, connections=connections)
        opened.append(output)
        output.start()
        return output

    yield start
    for output in opened:
        output.close()


def sound_through(tape: Tape, output: Output, recording: Recording, seed: int) -> None:
    """Play a sound until it was heard, bit for bit: again where the computer was late."""
    sound = noise(0.25, seed)
    for _ in range(TRIES):
        tape.play(sound)
        output.wake()
        if recording.wait_for(sound):
            return
    raise AssertionError("the sound is never heard whole")


def test_what_is_mixed_is_heard_bit_for_bit(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    recording, tape = record(cards.table), Tape()
    sound = noise(0.8, seed=1)
    tape.play(sound)
    output = play(tape)
    output.wake()
    assert recording.wait_for(sound)
    assert np.array_equal(sounding(recording.samples), sound)
    assert output.playing
    assert output.device is not None
    assert output.device.default
    assert (told.troubles, told.back) == ([], [])


def test_where_no_c_code_takes_the_sound_python_does_and_it_is_heard_bit_for_bit(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rtmixer", None)
    recording, tape = record(cards.table), Tape()
    output = play(tape)
    sound_through(tape, output, recording, seed=11)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The latencies of the streams that are opened from now on."""
    latencies: list[float] = []
    open_ = streams.opened

    def noting(*arguments: Any) -> streams.Stream:
        stream = open_(*arguments)
        latencies.append(stream.latency)
        return stream

    monkeypatch.setattr("audiogames.audio.outputs.connections.opened", noting)
    return latencies


def test_a_device_that_is_given_sound_too_late_is_made_to_hold_more_and_sound_goes_on(
    play: Opener,
    cards: Cards,
    record: Callable[[Card], Recording],
    opened: list[float],
    monkeypatch: pytest.MonkeyPatch,
    told: Told,
) -> None:
    late, deepest = 0, streams.COMPILED.deepest
    for kind in (streams.CompiledStream, streams.PythonStream):
        monkeypatch.setattr(kind, "late", property(lambda _: late))
    recording, tape = record(cards.table), Tape()
    output = play(tape)
    until(lambda: output.playing, "the card plays")
    late = TOO_LATE
    until(lambda: len(opened) > deepest, "it was opened again as often as may be")
    sound_through(tape, output, recording, seed=13)
    assert opened == sorted({*opened})
    assert not told.troubles


def test_a_device_holds_more_on_a_busy_computer_and_less_again_in_silence_once_that_is_calm(
    opened: list[float], connections: Connections, cards: Cards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sound servers report little of what they miss, but the thread that mixes is as late as that of the device."""
    monkeypatch.setattr("audiogames.audio.outputs.connections.CALM", 0.0)
    stream = OutputStream("", False, RenderAhead(Tape(), Bell()), lambda: None)
    connections.open(stream).result(LIMIT)
    for _ in range(TOO_LATE - 1):
        stream.follow(overslept=opened[0])
    assert stream.right_depth == 0, "now and then every computer is late"
    stream.follow(overslept=opened[0])
    assert stream.right_depth == 1
    connections.deepen(stream).result(LIMIT)
    stream.follow(overslept=0.4 * opened[1])
    assert stream.right_depth == 0
    connections.deepen(stream).result(LIMIT)
    connections.close(stream).result(LIMIT)
    assert opened[0] == opened[2] < opened[1]


class Halted(Tape):
    """Stands still for as long as it is told to, as a program does that is not given the processor."""

    def __init__(self) -> None:
        super().__init__()
        self.goes = threading.Event()
        self.goes.set()

    def render(self, frames: int) -> Samples:
        self.goes.wait(LIMIT)
        return super().render(frames)


def test_after_a_halt_of_the_program_the_sound_goes_on(
    play: Opener, cards: Cards, record: Callable[[Card], Recording]
) -> None:
    recording, tape = record(cards.table), Halted()
    output = play(tape)
    until(lambda: output.playing, "the card plays")
    tape.goes.clear()
    until(lambda: not output.lies_ahead, "the device has taken all there was")
    heard = len(recording.samples)
    until(lambda: len(recording.samples) > heard + RATE // 4, "and finds nothing more")
    tape.goes.set()
    sound_through(tape, output, recording, seed=12)
    assert output.underflows > 0


def test_two_outputs_play_different_sounds_on_two_cards_at_once(
    play: Opener, cards: Cards, record: Callable[[Card], Recording]
) -> None:
    at_table, at_ear = record(cards.table), record(cards.ear)
    common, own = Tape(), Tape()
    loudspeakers, headphones = play(common, f"ALSA/{TABLE}"), play(own, f"ALSA/{EAR}", private=True)
    for_all, for_one = noise(0.5, seed=2), noise(0.5, seed=3)
    common.play(for_all)
    own.play(for_one)
    loudspeakers.wake()
    headphones.wake()
    assert at_table.wait_for(for_all)
    assert at_ear.wait_for(for_one)
    assert len(sounding(at_table.samples)) == len(for_all)
    assert len(sounding(at_ear.samples)) == len(for_one)


def test_closing_lets_what_was_mixed_be_heard(play: Opener, cards: Cards, record: Callable[[Card], Recording]) -> None:
    recording, tape = record(cards.table), Tape()
    output = play(tape)
    sound_through(tape, output, recording, seed=4)
    last = noise(0.05, seed=5)
    tape.play(last)
    output.wake()
    until(lambda: tape.quiet, "the last sound is mixed")
    output.close()
    assert recording.wait_for(last)
    assert not output.playing


def test_a_sound_server_that_dies_is_told_once_and_the_sound_comes_back_with_it(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    tape = Tape()
    output = play(tape)
    sound_through(tape, output, record(cards.table), seed=6)
    for card in cards:
        card.kill()
    until(lambda: bool(told.troubles), "the loss is told")
    assert not output.playing
    assert output.trouble == told.troubles[0]
    clock = tape.clock
    until(lambda: tape.clock > clock + 4800, "the mixer goes on to nowhere")
    cards.table.start()
    recording = record(cards.table)
    output.look_again()
    until(lambda: bool(told.back), "the return is told")
    sound_through(tape, output, recording, seed=7)
    assert told.codes == [SoundFault.GONE]
    assert told.troubles[0].arguments == {"device": "default"}
    assert told.back == ["default"]
    assert output.trouble is None


def test_a_sound_server_that_hangs_is_told_once_and_the_sound_comes_back_when_it_wakes(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    recording, tape = record(cards.table), Tape()
    output = play(tape)
    sound_through(tape, output, recording, seed=23)
    cards.table.signal(signal.SIGSTOP)
    try:
        until(lambda: bool(told.troubles), "the loss is told")
        tape.play(noise(0.25, seed=24))
        until(lambda: tape.quiet, "the mixer goes on to nowhere")
    finally:
        cards.table.signal(signal.SIGCONT)
    until(lambda: bool(told.back), "the return is told")
    sound_through(tape, output, recording, seed=25)
    assert told.codes == [SoundFault.GONE]


def test_what_was_played_while_nobody_heard_is_not_heard_later(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    tape = Tape()
    output = play(tape, f"ALSA/{EAR}", private=True)
    sound_through(tape, output, record(cards.ear), seed=8)
    cards.ear.pull()
    until(lambda: bool(told.troubles), "the loss is told")
    unheard = noise(0.25, seed=9)
    tape.play(unheard)
    output.wake()
    until(lambda: tape.quiet, "the sound has gone to nowhere")
    cards.ear.plug()
    recording = record(cards.ear)
    output.look_again()
    until(lambda: bool(told.back), "the return is told")
    sound_through(tape, output, recording, seed=10)
    assert len(sounding(recording.samples)) == len(noise(0.25, seed=10))


def test_private_sounds_wait_for_their_headphones_and_never_come_out_of_the_loudspeakers(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    at_table, tape = record(cards.table), Tape()
    output = play(tape, f"ALSA/{EAR}", private=True)
    sound_through(tape, output, record(cards.ear), seed=11)
    cards.ear.pull()
    until(lambda: bool(told.troubles), "the loss is told")
    tape.play(noise(0.25, seed=12))
    output.wake()
    until(lambda: tape.quiet, "the sound has gone to nowhere")
    cards.ear.plug()
    recording = record(cards.ear)
    output.look_again()
    until(lambda: bool(told.back), "the return is told")
    sound_through(tape, output, recording, seed=13)
    assert len(sounding(at_table.samples)) == 0
    assert told.codes == [SoundFault.GONE]
    assert told.back == [EAR]


def test_where_another_card_is_there_sound_goes_on_from_it_and_returns_home_in_silence(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    tape = Tape()
    output = play(tape, f"ALSA/{EAR}")
    sound_through(tape, output, record(cards.ear), seed=14)
    at_table = record(cards.table)
    cards.ear.pull()
    until(lambda: bool(told.troubles), "the change is told")
    sound_through(tape, output, at_table, seed=15)
    assert told.codes == [SoundFault.ELSEWHERE]
    assert told.troubles[0].arguments == {"wanted": EAR, "device": "default"}
    cards.ear.plug()
    at_ear = record(cards.ear)
    output.look_again()
    until(lambda: bool(told.back), "the return is told")
    sound_through(tape, output, at_ear, seed=16)
    assert told.codes == [SoundFault.ELSEWHERE]
    assert told.back == [EAR]


def test_a_card_that_is_not_there_at_the_start_is_told_and_the_usual_one_plays(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    recording, tape = record(cards.table), Tape()
    output = play(tape, "ALSA/Headset")
    sound_through(tape, output, recording, seed=17)
    until(lambda: bool(told.troubles), "the change is told")
    assert told.codes == [SoundFault.ELSEWHERE]
    assert told.troubles[0].arguments == {"wanted": "Headset", "device": "default"}
    assert output.trouble is None


def test_headphones_that_are_not_there_at_the_start_are_told(play: Opener, cards: Cards, told: Told) -> None:
    output = play(Tape(), "ALSA/Headset", private=True)
    until(lambda: bool(told.troubles), "the absence is told")
    assert told.codes == [SoundFault.ABSENT]
    assert told.troubles[0].arguments == {"device": "Headset"}
    assert not output.playing


def test_a_card_that_refuses_is_told_with_what_the_system_says(play: Opener, cards: Cards, told: Told) -> None:
    cards.ear.pull()
    play(Tape(), f"ALSA/{EAR}", private=True)
    until(lambda: bool(told.troubles), "the refusal is told")
    assert told.codes == [SoundFault.REFUSED]
    assert told.troubles[0].arguments["device"] == EAR
    assert told.troubles[0].arguments["reason"]


def test_the_other_card_goes_on_while_one_is_pulled_and_comes_back(
    play: Opener, cards: Cards, record: Callable[[Card], Recording], told: Told
) -> None:
    at_table, common, own = record(cards.table), Tape(), Tape()
    loudspeakers = play(common, f"ALSA/{TABLE}")
    headphones = play(own, f"ALSA/{EAR}", private=True)
    sound_through(own, headphones, record(cards.ear), seed=18)
    long = noise(1.0, seed=19)
    common.play(long)
    loudspeakers.wake()
    cards.ear.pull()
    until(lambda: bool(told.troubles), "the loss is told")
    assert at_table.wait_for(long)
    cards.ear.plug()
    at_ear = record(cards.ear)
    headphones.look_again()
    until(lambda: bool(told.back), "the return is told")
    sound_through(own, headphones, at_ear, seed=20)
    sound_through(common, loudspeakers, at_table, seed=21)
    assert told.codes == [SoundFault.GONE]


def test_without_a_card_it_is_told_once_and_the_mixer_goes_on(play: Opener, told: Told) -> None:
    tape = Tape()
    output = play(tape)
    until(lambda: bool(told.troubles), "the lack is told")
    tape.play(noise(0.25, seed=22))
    until(lambda: tape.quiet, "the sound has gone to nowhere")
    assert told.codes == [SoundFault.NO_DEVICE]
    assert not output.playing
    assert output.device is None
    assert output.state.latency == 0.0


def test_outputs_may_be_closed_twice_or_before_they_are_open(play: Opener, cards: Cards) -> None:
    output = play(Tape())
    output.close()
    output.close()
    assert not output.playing

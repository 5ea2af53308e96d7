"""A program of the person's own as voice: real processes, which read a line and write samples of eSpeak, or fail."""

import struct
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import LineState, Problem, SinkDied, SinkUnavailable
from audiogames.speech.sinks import program
from audiogames.speech.sinks.playback import ProcessPlayback, WavPlayer
from audiogames.speech.sinks.program import ProgramVoice, parsed
from audiogames.speech.sinks.samples import Pcm, PlayedSink, open_sink
from audiogames.speech.sinks.soundless import TranscriptSink

from .channel import LIMIT
from .own_program import espeak, wav, written


def made(voice: ProgramVoice) -> Pcm:
    until = time.monotonic() + LIMIT
    while (pcm := voice.made()) is None:
        assert time.monotonic() < until
    return pcm


def trouble(command: str, clock: Callable[[], float] = time.monotonic) -> tuple[Problem | None, dict[str, object]]:
    with closing(ProgramVoice(command, clock=clock)) as voice:
        voice.begin("Bonjour.", "fr")
        with pytest.raises(SinkDied) as died:
            made(voice)
    return died.value.why.problem, dict(died.value.why.arguments)


def test_a_program_gives_the_samples_of_each_line(tmp_path: Path) -> None:
    with closing(ProgramVoice(espeak(tmp_path))) as voice:
        voice.begin("Trois sorcières au clair de lune.", "fr")
        long = made(voice)
        voice.begin("Oui.", "fr", "seat-3")
        short = made(voice)
    assert long.rate == short.rate == 22050
    assert 1.0 < long.seconds < 4.0
    assert 0.1 < short.seconds < 1.0
    assert (tmp_path / "made-3.wav").exists(), "the seat stands in the command"


def test_the_next_run_has_started_before_its_line_comes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = written(
        tmp_path,
        f"import sys; log = open({str(log)!r}, 'a'); print('start', file=log, flush=True)\n"
        "line = sys.stdin.readline(); print(line.strip(), file=log, flush=True)\n"
        f"sys.stdout.buffer.write({wav(b'')!r})\n",
    )
    with closing(ProgramVoice(command)) as voice:
        voice.begin("un", "fr")
        made(voice)
        until = time.monotonic() + LIMIT
        while log.read_text().count("start") < 2:
            assert time.monotonic() < until
        voice.begin("deux", "fr")
        made(voice)
    assert [line for line in log.read_text().splitlines() if line != "start"] == ["un", "deux"]


def test_a_program_that_is_missing_or_cannot_be_read_is_told_before_any_line() -> None:
    for command, problem in (
        ("no-such-voice --model fr", Problem.PROGRAM_MISSING),
        ("", Problem.PROGRAM_MISSING),
        ("piper 'fr.onnx", Problem.PROGRAM_QUOTES),
    ):
        with pytest.raises(SinkUnavailable) as refused:
            ProgramVoice(command)
        assert refused.value.why.problem == problem
    assert trouble_words("no-such-voice") == {"program": "no-such-voice"}


def trouble_words(command: str) -> dict[str, object]:
    with pytest.raises(SinkUnavailable) as refused:
        ProgramVoice(command)
    return dict(refused.value.why.arguments)


def test_the_last_words_of_a_program_that_fails_are_its_reason(tmp_path: Path) -> None:
    assert trouble(written(tmp_path, "raise SystemExit('loading\\nno model fr.onnx\\n')")) == (
        Problem.PROGRAM_FAILED,
        {"program": Path(sys.executable).name, "reason": "no model fr.onnx"},
    )
    assert trouble(written(tmp_path, "raise SystemExit(3)"))[1]["reason"] == "3"


@pytest.mark.parametrize(
    "sound", [b"", b"no sound", struct.pack("<4sI4s4sIHHIIHH", b"RIFF", 40, b"WAVE", b"fmt ", 16, 3, 1, 8000, 0, 4, 32)]
)
def test_what_is_no_wav_file_of_16_bits_is_no_voice(sound: bytes, tmp_path: Path) -> None:
    assert trouble(written(tmp_path, f"import sys; sys.stdout.buffer.write({sound!r})"))[0] == Problem.PROGRAM_NO_WAV


def test_a_program_that_hangs_is_ended_after_15_seconds(tmp_path: Path) -> None:
    now = iter([0.0, 14.9, 15.1])
    seen = trouble(written(tmp_path, "import time; time.sleep(600)"), clock=lambda: next(now))
    assert seen == (Problem.PROGRAM_HANGS, {"program": Path(sys.executable).name, "seconds": 15})


def test_a_program_that_writes_without_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LARGEST", 1000)
    assert trouble(written(tmp_path, "while True: print('la' * 1000)"))[0] == Problem.PROGRAM_NO_WAV


@pytest.mark.skipif(sys.platform == "win32", reason="sleep is a program of POSIX")
def test_a_key_ends_the_program_with_all_that_it_started(tmp_path: Path) -> None:
    from tests.posix import os, signal

    pids = tmp_path / "pids"
    command = written(
        tmp_path,
        "import os, subprocess, sys; line = sys.stdin.readline()\n"
        f"child = subprocess.Popen(['sleep', '600']); open({str(pids)!r}, 'w').write(f'{{child.pid}} ')\n"
        "child.wait()\n",
    )
    voice = ProgramVoice(command)
    sink = PlayedSink(voice, WavPlayer("aplay", lambda path: ProcessPlayback("true")))
    sink.speak("Bonjour.", "fr", False)
    until = time.monotonic() + LIMIT
    while not pids.exists() or not pids.read_text().endswith(" "):
        assert sink.line_state() is LineState.SPEAKING
        assert time.monotonic() < until
    sink.silence()
    assert sink.line_state() is LineState.CUT
    sink.close()
    child = int(pids.read_text())
    while Path(f"/proc/{child}/stat").exists() and " Z " not in Path(f"/proc/{child}/stat").read_text():
        assert time.monotonic() < until
    with pytest.raises(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def test_a_header_written_before_the_length_was_known_is_read_and_of_two_channels_one() -> None:
    assert parsed(wav(b"\1\0\2\0\3", length=0x7FFFF000)) == Pcm(b"\1\0\2\0", 16000)
    assert parsed(wav(b"\1\0\2\0\3\0\4\0", channels=2)) == Pcm(b"\1\0\3\0", 16000)


def test_a_line_that_the_program_cannot_say_is_said_by_another_voice(tmp_path: Path) -> None:
    other, told = TranscriptSink(), list[tuple[str, str]]()
    voice = partial(ProgramVoice, written(tmp_path, "raise SystemExit('no model')"))
    player = WavPlayer("true", lambda path: ProcessPlayback("true"))
    speaker = Speaker(
        Chooser("program", {"program": lambda: open_sink(voice, find=lambda: player), "espeak": lambda: other}),
        on_replaced=lambda old, new: told.append((str(old.problem), new.sink)),
    )
    speaker.start()
    speaker.say(Utterance("Bonjour.", Urgency.RESULT, Category.SYSTEM, language="fr"))
    assert speaker.wait_until_quiet(LIMIT)
    speaker.close()
    assert other.lines == ["Bonjour."]
    assert told == [("voice-program-failed", "transcript")]

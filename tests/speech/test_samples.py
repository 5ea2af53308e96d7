"""Espeak-ng as samples for later use in space, and what plays a sound file: on every system."""

import io
import json
import re
import struct
import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from contextlib import closing
from ctypes.util import find_library
from pathlib import Path
from types import ModuleType

import pytest

from audiogames.narration.narrator import expected_seconds
from audiogames.speech.sinks import espeak
from audiogames.speech.sinks.espeak import EspeakVoice, trim_start
from audiogames.speech.sinks.playback import WinsoundPlayback, find_player
from audiogames.speech.sinks.samples import Pcm, write_wav
from audiogames.speech.workers.espeak import WorkerFrame, parse_frames


@pytest.fixture(scope="module")
def samples() -> Iterator[EspeakVoice]:
    with closing(EspeakVoice()) as voice:
        yield voice


def loudest(pcm: bytes) -> int:
    return max(abs(value) for value in array("h", pcm))


def test_samples_are_sound_from_the_first_milliseconds(samples: EspeakVoice) -> None:
    pcm = samples.synthesise("Le cavalier prend en f trois.", "fr")
    assert pcm.rate == 22050
    assert 1.0 < pcm.seconds < 3.0
    assert loudest(pcm.samples) > 5000
    assert loudest(pcm.samples[: 2 * 220]) >= espeak.HUSH


def test_languages_variants_and_rates_sound_different(samples: EspeakVoice) -> None:
    """Told apart by their lengths: the same phrase twice differs by a few samples only."""

    def seconds(language: str, variant: str = "", rate: int = 175) -> float:
        return samples.synthesise("Ô mon âme au loin", language, variant, rate).seconds

    usual = seconds("fr")
    assert seconds("fr") == pytest.approx(usual, rel=0.02)
    assert seconds("en") > 1.5 * usual
    assert seconds("fr", "f2") > 1.05 * usual
    assert seconds("fr", rate=350) < 0.7 * usual


def test_a_voice_or_a_rate_that_does_not_exist_is_refused_and_the_next_phrase_goes_on(samples: EspeakVoice) -> None:
    with pytest.raises(ValueError, match="no voice zz"):
        samples.synthesise("un", "zz-nowhere")
    with pytest.raises(ValueError, match="80 to 450"):
        samples.synthesise("un", "fr", rate=10)
    assert samples.synthesise("un", "fr").seconds > 0.1


GOLDEN = Path(__file__).parents[1] / "games"
TELLING = re.compile(r"^(fr|en) [-\d ]+: ([^|\n]+)", re.MULTILINE)


def test_hardly_a_sentence_of_a_game_takes_longer_than_expected(samples: EspeakVoice) -> None:
    """Every twentieth of those that the games' golden files hold, in both languages."""
    told = {
        found for path in sorted(GOLDEN.glob("*/golden/*.txt")) for found in TELLING.findall(path.read_text("utf-8"))
    }
    chosen = sorted(told)[::20]
    assert len(chosen) > 100
    ratios = sorted(expected_seconds(text) / samples.synthesise(text, language).seconds for language, text in chosen)
    assert ratios[len(ratios) // 50] > 1.0
    assert 1.2 < ratios[len(ratios) // 2] < 1.8, "nor is it so long that a wait for it means nothing"


def test_a_phrase_is_ready_long_before_it_is_heard(samples: EspeakVoice) -> None:
    """The quickest of five: a computer may be busy with something else."""
    waits = []
    for _ in range(5):
        start = time.perf_counter()
        pcm = samples.synthesise("Une phrase de longueur moyenne, avec une virgule au milieu. " * 3, "fr")
        waits.append(time.perf_counter() - start)
    assert min(waits) < pcm.seconds / 10


def test_silence_at_the_start_is_cut_to_two_milliseconds() -> None:
    quiet, loud = array("h", [5, -5] * 500), array("h", [9000] * 10)
    assert trim_start((quiet + loud).tobytes()) == quiet.tobytes()[-88:] + loud.tobytes()
    assert trim_start(loud.tobytes()) == loud.tobytes()
    assert trim_start(quiet.tobytes()) == quiet.tobytes()
    assert trim_start(b"") == b""


def test_a_frame_cut_short_is_not_given() -> None:
    whole = struct.pack(">cI", b"P", 4) + b"abcd"
    assert list(parse_frames(io.BytesIO(whole + whole[:-1]))) == [WorkerFrame(b"P", b"abcd")]


def test_the_player_is_the_first_that_the_system_has() -> None:
    everything: Callable[[str], str] = lambda name: f"/usr/bin/{name}"  # noqa: E731
    assert [
        player.name if (player := find_player(platform, everything)) else None
        for platform in ("linux", "darwin", "win32")
    ] == ["paplay", "afplay", "winsound"]
    assert find_player("linux", lambda name: None) is None


@pytest.fixture
def winsound(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, int]]:
    """A stand-in for the Windows module; it refuses files named "bad"."""
    calls: list[tuple[str | None, int]] = []

    def play(path: str | None, flags: int) -> None:
        calls.append((path, flags))
        if path is not None and "bad" in path:
            raise RuntimeError("Failed to play sound")

    module = ModuleType("winsound")
    for name, value in {"SND_FILENAME": 1, "SND_ASYNC": 2, "SND_NODEFAULT": 4, "PlaySound": play}.items():
        monkeypatch.setattr(module, name, value, raising=False)
    monkeypatch.setitem(sys.modules, "winsound", module)
    return calls


def test_windows_plays_without_waiting_and_is_over_after_the_length_of_the_file(
    winsound: list[tuple[str | None, int]], tmp_path: Path
) -> None:
    now = 10.0
    path = tmp_path / "line.wav"
    write_wav(path, Pcm(bytes(2 * 22050), 22050))
    playing = WinsoundPlayback(path, clock=lambda: now)
    assert winsound == [(str(path), 7)]
    now = 10.9
    assert not playing.is_over()
    now = 11.0
    assert playing.is_over()
    assert not playing.failed()
    playing.stop()
    assert len(winsound) == 1


def test_windows_stops_at_once(winsound: list[tuple[str | None, int]], tmp_path: Path) -> None:
    path = tmp_path / "line.wav"
    write_wav(path, Pcm(bytes(2 * 22050), 22050))
    playing = WinsoundPlayback(path, clock=lambda: 0.0)
    playing.stop()
    assert winsound[-1] == (None, 0)
    assert playing.is_over()


def test_a_file_that_windows_refuses_has_failed(winsound: list[tuple[str | None, int]], tmp_path: Path) -> None:
    path = tmp_path / "bad.wav"
    write_wav(path, Pcm(bytes(200), 22050))
    playing = WinsoundPlayback(path)
    assert playing.is_over()
    assert playing.failed()


def test_samples_are_written_as_they_are(tmp_path: Path) -> None:
    write_wav(tmp_path / "line.wav", Pcm(b"\x01\x02" * 100, 22050))
    with wave.open(str(tmp_path / "line.wav"), "rb") as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22050)
        assert sound.readframes(1000) == b"\x01\x02" * 100


@pytest.mark.skipif(find_library("espeak-ng") is None, reason="this system has no eSpeak of its own")
def test_the_system_s_espeak_speaks_where_the_wheel_is_not() -> None:
    without = (
        "import runpy, sys; sys.modules['espeakng_loader'] = None;"
        "runpy.run_module('audiogames.speech.workers.espeak', run_name='__main__')"
    )
    asked = json.dumps({"text": "Bonjour.", "voice": "fr", "rate": 175}) + "\n"
    done = subprocess.run([sys.executable, "-c", without], input=asked.encode(), capture_output=True, check=True)
    frames = list(parse_frames(io.BytesIO(done.stdout)))
    assert [frames[0].kind, frames[-1].kind] == [b"R", b"E"]
    samples = sum(len(frame.content) for frame in frames if frame.kind == b"P") / 2
    assert 0.3 < samples / json.loads(frames[0].content)["rate"] < 2.0

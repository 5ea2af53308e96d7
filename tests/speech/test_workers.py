"""The voices in processes of their own: made, heard, interrupted by killing, and leaving nothing behind."""

import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.agenda import LineReport
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import USUAL_RATE, LineState, Problem, Sink, SinkDied, SinkUnavailable
from audiogames.speech.sinks import pyttsx3, samples
from audiogames.speech.sinks.espeak import EspeakVoice
from audiogames.speech.sinks.playback import ProcessPlayback, WavPlayer, find_player
from audiogames.speech.sinks.pyttsx3 import Pyttsx3Sink
from audiogames.speech.sinks.samples import PlayedSink
from audiogames.speech.workers.espeak import WorkerFrame, parse_frames
from audiogames.speech.workers.process import Worker, WorkerGone
from tests.posix import fcntl

from .channel import LIMIT, Channel


def wait_until_over(sink: Sink) -> None:
    limit = time.monotonic() + LIMIT
    while sink.line_state() is LineState.SPEAKING:
        assert time.monotonic() < limit
        threading.Event().wait(0.005)  # the sink is asked, it does not call


def say_to_the_end(sink: Sink, text: str) -> None:
    sink.speak(text, "fr", interrupt=False)
    wait_until_over(sink)


def said(text: str) -> Utterance:
    return Utterance(text, Urgency.OTHERS, Category.PLAY)


def worker_of(sink: Sink) -> Any:
    """The process that will make the next line."""
    return sink._spare if isinstance(sink, Pyttsx3Sink) else sink._voice._worker  # type: ignore[attr-defined]


def sound_stops(channel: Channel) -> bool:
    """True once the stand-in player has gone: it holds a lock as long as it lives."""
    with (channel.reports.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
    return True


def sound_plays(channel: Channel) -> bool:
    with (channel.reports.parent / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def open_espeak(rate: int = USUAL_RATE, places: bool = False) -> PlayedSink:
    """Through the stand-in `aplay`, also where the machine has another player."""
    find = partial(find_player, "linux", lambda name: aplay_alone(name))
    return samples.open_sink(partial(EspeakVoice, rate), places, find)


def aplay_alone(name: str) -> str | None:
    folder = os.environ["PATH"].split(os.pathsep)[0]
    return str(Path(folder) / name) if name == "aplay" else None


VOICES = [
    pytest.param(open_espeak, id="espeak"),
    pytest.param(
        pyttsx3.open_sink,
        id="pyttsx3",
        marks=pytest.mark.skipif(sys.platform == "darwin", reason="pyttsx3 does not play through aplay on macOS"),
    ),
]


@pytest.fixture(params=VOICES)
def voice(request: pytest.FixtureRequest, aplay: Channel) -> Iterator[Sink]:
    open_sink: Callable[[], Sink] = request.param
    with closing(open_sink()) as sink:
        yield sink


def test_every_line_is_heard_to_its_end(voice: Sink, aplay: Channel) -> None:
    """pyttsx3 by itself loses a line said during another, and says only the last of three."""
    lengths = []
    for text in ("Un.", "Le cavalier prend en f trois.", "Un."):
        voice.speak(text, "fr", interrupt=False)
        lengths.append(int(aplay.said()))
        wait_until_over(voice)
    assert lengths[0] == pytest.approx(lengths[2], rel=0.01)
    assert lengths[0] > 2000
    assert lengths[1] > 2 * lengths[0]


@pytest.mark.parametrize("opened", VOICES)
def test_it_speaks_as_fast_as_it_is_asked_to(opened: Callable[[int], Sink], aplay: Channel) -> None:
    lengths = []
    for rate in (100, 175, 350):
        with closing(opened(rate)) as voice:
            voice.speak("Le cavalier prend en f trois.", "fr", interrupt=False)
            lengths.append(int(aplay.said()))
            wait_until_over(voice)
    assert lengths[0] > 1.3 * lengths[1] > 1.3 * 1.3 * lengths[2]


@pytest.mark.parametrize("opened", [open_espeak, pyttsx3.open_sink])
def test_each_seat_speaks_in_a_voice_of_its_own_and_the_table_in_the_usual_one(
    opened: Callable[..., Any], aplay: Channel
) -> None:
    text, lengths = "Une sorcière passe, et le chat la suit. Trois balais volent au loin. " * 4, {}
    with closing(opened(places=True)) as voice:
        for place in ("table", "seat-1", "seat-2", "seat-3", "me"):
            voice.speak_from(said(text)._replace(place=place), False)
            lengths[place] = int(aplay.said())
            wait_until_over(voice)
    usual = lengths.pop("table")
    assert lengths.pop("me") == pytest.approx(usual, rel=0.003)
    assert all(abs(length - usual) > 0.006 * usual for length in lengths.values())


def test_it_speaks_until_the_sound_is_over(voice: Sink, aplay: Channel) -> None:
    aplay.hold()
    voice.speak("Une ligne qui dure", "fr", interrupt=False)
    aplay.said()
    assert voice.line_state() is LineState.SPEAKING
    aplay.release_all()
    wait_until_over(voice)
    assert voice.line_state() is LineState.ENDED


def test_interrupting_stops_the_sound_within_50_milliseconds(voice: Sink, aplay: Channel) -> None:
    """The quickest of five: a computer may be busy with something else."""
    aplay.hold()
    delays = []
    for _ in range(5):
        voice.speak("Une longue phrase que personne ne veut entendre jusqu’au bout.", "fr", interrupt=False)
        aplay.said()
        assert sound_plays(aplay)
        start = time.perf_counter()
        voice.silence()
        assert sound_stops(aplay)
        delays.append(time.perf_counter() - start)
        assert voice.line_state() is LineState.CUT
    assert min(delays) < 0.05


def test_an_urgent_line_takes_the_place_of_the_one_being_said(voice: Sink, aplay: Channel) -> None:
    aplay.hold()
    voice.speak("Une longue phrase que personne ne veut entendre jusqu’au bout.", "fr", interrupt=False)
    long = int(aplay.said())
    aplay.held.unlink()
    voice.speak("À toi.", "fr", interrupt=True)
    assert int(aplay.said()) < long
    wait_until_over(voice)


def test_a_player_that_gives_up_is_noticed(voice: Sink, aplay: Channel) -> None:
    """As where there is no sound card: the line was not heard, another sink must say it."""
    (aplay.reports.parent / "broken").touch()
    voice.speak("Personne n’entend.", "fr", interrupt=False)
    aplay.said()
    with pytest.raises(SinkDied) as died:
        wait_until_over(voice)
    assert died.value.why.problem is Problem.PLAYER_FAILED
    assert died.value.why.arguments == {"player": "aplay"}


def test_empty_lines_signs_and_another_language_are_no_trouble(voice: Sink, aplay: Channel) -> None:
    voice.silence()
    voice.speak("  ", "fr", interrupt=False)
    assert voice.line_state() is LineState.ENDED
    for text, language in (("L’été : « 7 » & <b>", "fr"), ("Your turn.", "en")):
        voice.speak(text, language, interrupt=False)
        assert int(aplay.said()) > 2000
        wait_until_over(voice)


def test_it_prints_nothing_and_has_no_braille(voice: Sink, aplay: Channel, capfd: pytest.CaptureFixture[str]) -> None:
    voice.speak("Bonjour", "fr", interrupt=False)
    wait_until_over(voice)
    assert not voice.brailles
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("open_sink", VOICES)
def test_closing_leaves_no_process_no_sound_and_no_file(
    open_sink: Callable[[], Sink], aplay: Channel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    aplay.hold()
    sink = open_sink()
    sink.speak("Une longue phrase.", "fr", interrupt=False)
    aplay.said()
    sink.close()
    sink.close()
    assert sound_stops(aplay)
    assert list(tmp_path.glob("audiogames-*")) == []
    assert [thread.name for thread in threading.enumerate() if "worker" in thread.name] == []


@pytest.mark.parametrize("open_sink", VOICES)
def test_a_worker_that_dies_is_noticed(open_sink: Callable[[], Sink], aplay: Channel) -> None:
    sink = open_sink()
    with closing(sink):
        worker_of(sink)._process.kill()
        worker_of(sink)._process.wait()
        with pytest.raises(SinkDied) as died:
            say_to_the_end(sink, "Personne.")
        assert died.value.why.problem is Problem.WORKER_FAILED


def test_pyttsx3_without_a_player_says_which_line_brings_one() -> None:
    with pytest.raises(SinkUnavailable) as refused:
        pyttsx3.open_sink(platform="linux", which=lambda name: None)
    why = refused.value.why
    assert (why.problem, why.fix) == (Problem.PLAYER_MISSING, "sudo apt install alsa-utils")


def test_pyttsx3_without_its_library_says_which_line_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, aplay: Channel
) -> None:
    """A stand-in pyttsx3 that fails as the real one does where libespeak is missing."""
    (tmp_path / "pyttsx3.py").write_text(
        "def init():\n    raise RuntimeError('This means you probably do not have eSpeak or eSpeak-ng installed!')\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(SinkUnavailable) as refused:
        pyttsx3.open_sink()
    why = refused.value.why
    assert (why.problem, why.fix) == (Problem.ESPEAK_LIBRARY_MISSING, "sudo apt install libespeak-ng1")


def test_espeak_without_a_player_is_not_opened() -> None:
    with pytest.raises(SinkUnavailable) as refused:
        samples.open_sink(EspeakVoice, find=lambda: None)
    assert refused.value.why.problem is Problem.PLAYER_MISSING


def reports_of(speaker: Speaker, queue: SimpleQueue[LineReport]) -> list[LineReport]:
    assert speaker.wait_until_quiet(LIMIT)
    return [queue.get_nowait() for _ in range(queue.qsize())]


@pytest.mark.parametrize("open_sink", VOICES)
def test_the_end_of_a_line_is_reported_when_it_was_played_and_not_when_it_was_made(
    open_sink: Callable[[], Sink], aplay: Channel
) -> None:
    queue: SimpleQueue[LineReport] = SimpleQueue()
    with closing(Speaker(Chooser("own", {"own": open_sink}), on_report=queue.put)) as speaker:
        speaker.start()
        aplay.hold()
        (first,) = speaker.say(said("Une ligne qui dure."))
        aplay.said()
        assert not speaker.wait_until_quiet(0.1)
        assert queue.empty()
        aplay.release_all()
        assert reports_of(speaker, queue) == [LineReport(first, complete=True)]
        aplay.hold()
        (second,) = speaker.say(said("Une ligne que personne n’entend jusqu’au bout."))
        aplay.said()
        speaker.silence()
        assert reports_of(speaker, queue) == [LineReport(second, complete=False)]
        aplay.release_all()


@pytest.mark.parametrize("open_sink", VOICES)
def test_a_line_whose_worker_is_killed_is_reported_once_when_another_has_said_it(
    open_sink: Callable[[], Sink], aplay: Channel
) -> None:
    queue: SimpleQueue[LineReport] = SimpleQueue()
    opened: list[Sink] = []

    def noting() -> Sink:
        opened.append(open_sink())
        return opened[-1]

    with closing(Speaker(Chooser("own", {"own": noting}), on_report=queue.put)) as speaker:
        speaker.start()
        speaker.say(said("Un."))
        aplay.said()
        reports_of(speaker, queue)
        worker_of(opened[0])._process.kill()
        worker_of(opened[0])._process.wait()
        (line,) = speaker.say(said("Deux."))
        assert reports_of(speaker, queue) == [LineReport(line, complete=True)]
    assert len(opened) == 2


# Players and processes.


def test_a_sound_that_was_stopped_has_not_failed() -> None:
    playing = ProcessPlayback("/bin/sleep", "60")
    assert not playing.is_over()
    playing.stop()
    playing.stop()
    assert playing.is_over()
    assert not playing.failed()


def test_a_player_that_cannot_be_started_is_a_dead_sink() -> None:
    def play(path: Path) -> ProcessPlayback:
        return ProcessPlayback("/nowhere/aplay", path)

    with closing(PlayedSink(EspeakVoice(), WavPlayer("aplay", play))) as sink, pytest.raises(SinkDied):
        sink.speak("un", "fr", interrupt=False)


def test_a_worker_without_its_module_is_gone_at_once() -> None:
    worker: Worker[bytes] = Worker("audiogames.speech.nowhere", iter)
    with pytest.raises(WorkerGone):
        worker.receive(LIMIT)
    with pytest.raises(WorkerGone):
        worker.received()
    worker.kill()


def test_a_worker_that_does_not_answer_is_given_up() -> None:
    worker: Worker[WorkerFrame] = Worker("audiogames.speech.workers.espeak", parse_frames)
    worker.receive(LIMIT)
    with pytest.raises(WorkerGone, match=r"within 0\.01 s"):
        worker.receive(0.01)
    worker.kill()

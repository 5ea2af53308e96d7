"""The Linux sink against a real speech-dispatcher, its death and its return included."""

import os
import signal
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.agenda import LineReport
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable
from audiogames.speech.sinks import speech_dispatcher
from audiogames.speech.sinks.speech_dispatcher import ServiceConnection, SpeechDispatcherSink, Starter, open_sink

from .channel import LIMIT
from .conftest import Service

if not sys.platform.startswith("linux"):
    pytest.skip("speech-dispatcher serves Linux", allow_module_level=True)


def line(text: str) -> Utterance:
    return Utterance(text, Urgency.RESULT, Category.PLAY)


def wait_until_over(sink: SpeechDispatcherSink) -> None:
    limit = time.monotonic() + LIMIT
    while sink.line_state() is LineState.SPEAKING:
        assert time.monotonic() < limit
        threading.Event().wait(0.002)  # the sink is asked, it does not call


def test_each_line_is_said_in_its_language(service: Service) -> None:
    sink = open_sink()
    for text, language in (("Bonjour, mages de la table !", "fr"), ("Good evening.", "en"), ("L’été", "fr")):
        sink.speak(text, language, interrupt=False)
        assert service.channel.said() == f"{language}|{text}"
        wait_until_over(sink)
    sink.close()


def test_seats_speak_in_the_service_s_types_of_voices_and_the_table_in_the_usual_one(service: Service) -> None:
    sink = open_sink(places=True)
    types = []
    for place in ("table", "seat-1", "seat-2", "me"):
        sink.speak_from(line("Bonjour.")._replace(place=place), interrupt=False)
        assert service.channel.said() == "fr|Bonjour."
        types += sink._connection.command("GET VOICE_TYPE")
        wait_until_over(sink)
    sink.close()
    assert types == ["MALE1", "FEMALE1", "MALE2", "MALE1"]


def test_signs_that_mean_something_to_a_shell_or_the_protocol_are_only_text(service: Service) -> None:
    sink = open_sink()
    for text in (".", "..", "Bleu & rouge < vert ; $HOME `id` \\ fin", "une\r\n.\r\nQUIT"):
        sink.speak(text, "fr", interrupt=False)
        assert service.channel.said() == "fr|" + " ".join(text.split())
        wait_until_over(sink)
    sink.close()


def test_an_empty_line_is_no_line(service: Service) -> None:
    sink = open_sink()
    sink.speak("  ", "fr", interrupt=False)
    assert sink.line_state() is LineState.ENDED
    sink.close()


def test_it_speaks_until_the_service_reports_the_end(service: Service) -> None:
    service.channel.hold()
    sink = open_sink()
    sink.speak("Une ligne qui dure", "fr", interrupt=False)
    service.channel.said()
    assert sink.line_state() is LineState.SPEAKING
    service.channel.release()
    wait_until_over(sink)
    sink.close()


def test_interrupting_cancels_the_line_being_said(service: Service) -> None:
    service.channel.hold()
    sink = open_sink()
    sink.speak("coupée", "fr", interrupt=False)
    assert service.channel.said() == "fr|coupée"
    service.channel.held.unlink()
    sink.speak("urgente", "fr", interrupt=True)
    assert service.channel.said() == "fr|urgente"
    wait_until_over(sink)
    assert sink.line_state() is LineState.ENDED
    sink.close()


def test_a_line_cancelled_by_another_program_was_not_heard_to_its_end(service: Service) -> None:
    """As by a screen reader at the same service, or by the key that silences it."""
    service.channel.hold()
    sink = open_sink()
    sink.speak("interrompue", "fr", interrupt=False)
    service.channel.said()
    with closing(ServiceConnection("another", lambda event, number: None)) as other:
        other.command("CANCEL all")
        wait_until_over(sink)
    assert sink.line_state() is LineState.CUT
    service.channel.release_all()
    sink.close()


def test_the_end_of_each_line_is_reported_once_by_its_id(service: Service) -> None:
    reports: SimpleQueue[LineReport] = SimpleQueue()
    speaker = Speaker(Chooser("screen-reader", {"screen-reader": open_sink}), on_report=reports.put)
    with closing(speaker):
        speaker.start()
        first, second = speaker.say(line("un"), line("deux"))
        for id, text in ((first, "un"), (second, "deux")):
            assert service.channel.said() == "fr|" + text
            assert reports.get(timeout=LIMIT) == LineReport(id, complete=True)
        service.channel.hold()
        third, fourth = speaker.say(line("coupée"), line("en attente"))
        service.channel.said()
        speaker.silence()
        assert reports.get(timeout=LIMIT) == LineReport(third, complete=False)
        assert reports.get(timeout=LIMIT) == LineReport(fourth, complete=False)
        service.channel.release_all()
    assert reports.empty()


def test_it_has_no_braille(service: Service) -> None:
    sink = open_sink()
    assert not sink.brailles
    sink.close()


def test_nothing_is_printed(service: Service, capfd: pytest.CaptureFixture[str]) -> None:
    sink = open_sink()
    sink.speak("silence", "fr", interrupt=False)
    service.channel.said()
    sink.close()
    assert capfd.readouterr() == ("", "")


def test_leaving_in_the_middle_of_a_line_leaves_the_service_in_order(service: Service) -> None:
    """Measured: it stops answering every program if a client leaves while it still has something to report."""
    for number in range(30):
        sink = open_sink()
        sink.speak(f"Ligne {number}", "fr", interrupt=False)
        assert service.channel.said() == f"fr|Ligne {number}"
        sink.close()


def test_the_death_of_the_service_is_seen_while_it_speaks(service: Service) -> None:
    service.channel.hold()
    sink = open_sink()
    sink.speak("dernière", "fr", interrupt=False)
    service.channel.said()
    service.kill()
    with pytest.raises(SinkDied) as death:
        wait_until_over(sink)
    assert death.value.why.problem is Problem.SPEECHD_GONE
    with pytest.raises(SinkDied):
        sink.speak("personne", "fr", interrupt=False)
    sink.close()
    sink.close()


def test_a_frozen_service_is_given_up_in_bounded_time(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    sink = open_sink()
    monkeypatch.setattr(speech_dispatcher, "REPLY_LIMIT", 0.2)
    monkeypatch.setattr(speech_dispatcher, "PROBE_LIMIT", 0.2)
    service.signal(signal.SIGSTOP)
    try:
        start = time.monotonic()
        with pytest.raises(SinkDied):
            sink.speak("personne n’écoute", "fr", interrupt=False)
        assert speech_dispatcher.answers() is False
        assert time.monotonic() - start < LIMIT
    finally:
        service.signal(signal.SIGCONT)
    sink.close()
    service.wait_for_answers()


def test_a_service_that_dies_and_returns_in_a_series_loses_no_line(service: Service) -> None:
    """The line being said is said again, what waited follows in order, and an alert tells of it."""
    service.channel.hold()
    told: list[Availability] = []

    def tell(old: Availability, new: Availability) -> None:
        told.extend((old, new))
        if new.sink == "none":
            service.start()
        else:
            ids.extend(speaker.say(Utterance("La voix est revenue", Urgency.ALERT, Category.SYSTEM)))

    ids: list[int] = []
    reports: list[LineReport] = []
    chooser = Chooser("screen-reader", {"screen-reader": open_sink})
    speaker = Speaker(chooser, on_replaced=tell, on_report=reports.append)
    lines = [f"Coup numéro {number}" for number in range(8)]
    with closing(speaker):
        speaker.start()
        for text in lines:
            ids.extend(speaker.say(line(text)))
        for text in lines[:3]:
            assert service.channel.said() == "fr|" + text
            if text != lines[2]:
                service.channel.release()
        service.kill()
        heard: list[str] = []
        while len(heard) < 7:
            heard.append(service.channel.said())
            service.channel.release_all()
        assert speaker.wait_until_quiet(LIMIT)
    assert sorted(reports) == [LineReport(id, complete=True) for id in sorted(ids)]
    assert heard == [f"fr|{text}" for text in (lines[2], "La voix est revenue", *lines[3:])]
    assert [info.sink for info in told] == ["screen-reader", "none", "screen-reader", "screen-reader"]


# Where none runs.


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in `speech-dispatcher`, alone on the path, that notes its calls and refuses to start."""
    folder = tmp_path / "path"
    folder.mkdir()
    calls = tmp_path / "calls"
    calls.touch()
    script = folder / "speech-dispatcher"
    script.write_text(f'#!/bin/sh\necho "$@" >> {calls}\n[ -e {tmp_path}/hang ] && exec /bin/sleep 60\nexit 1\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return calls


def refusal(starter: Starter | None = None) -> Availability:
    with pytest.raises(SinkUnavailable) as refused:
        open_sink(starter=starter)
    return refused.value.why


def test_a_chosen_address_is_never_started(starts: Path) -> None:
    assert refusal(Starter()).problem is Problem.SPEECHD_NOT_RUNNING
    assert starts.read_text() == ""


def test_without_a_starter_none_is_started(starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS")
    assert refusal().problem is Problem.SPEECHD_NOT_RUNNING
    assert starts.read_text() == ""


def test_the_usual_service_is_asked_to_start_once_a_minute(starts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS")
    now = 0.0
    starter = Starter(lambda: now)
    why = refusal(starter)
    assert (why.problem, why.fix) == (Problem.SPEECHD_NOT_RUNNING, "speech-dispatcher --spawn")
    now = 59.0
    refusal(starter)
    assert starts.read_text() == "--spawn\n"
    now = 61.0
    refusal(starter)
    assert starts.read_text() == "--spawn\n--spawn\n"


def test_a_service_that_hangs_while_it_starts_is_given_up(
    starts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setattr(speech_dispatcher, "SPAWN_LIMIT", 0.2)
    (tmp_path / "hang").touch()
    start = time.monotonic()
    assert refusal(Starter()).problem is Problem.SPEECHD_NOT_RUNNING
    assert time.monotonic() - start < 5.0


def test_a_machine_without_it_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    why = refusal()
    assert (why.problem, why.fix) == (Problem.SPEECHD_NOT_INSTALLED, "sudo apt install speech-dispatcher")


def environment(process: Path) -> list[bytes]:
    try:
        return (process / "environ").read_bytes().split(b"\0")
    except OSError:  # it has ended, or is another person's
        return []


def test_a_real_refusal_to_start_leaves_no_process_behind(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real program, asked to spawn where its settings forbid it, says no in bounded time."""
    configuration = tmp_path / "configuration"
    settings = configuration / "speech-dispatcher"
    settings.mkdir(parents=True)
    (settings / "speechd.conf").write_text("DisableAutoSpawn\n")
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(configuration))
    assert refusal(Starter()).problem is Problem.SPEECHD_NOT_RUNNING
    started = f"XDG_CONFIG_HOME={configuration}".encode()
    others = [path for path in Path("/proc").glob("[0-9]*") if path.name != str(os.getpid())]
    assert not [path for path in others if started in environment(path)]
    assert not os.path.exists(settings / "speechd.sock")

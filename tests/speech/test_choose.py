"""Which sink speaks, what may be wanted, and what it costs before anything is wanted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from audiogames.speech.choose import NAMES, ORDER, Chooser, Maker, default_makers
from audiogames.speech.sink import Availability, Problem, Sink, SinkDied, SinkUnavailable
from audiogames.speech.sinks.soundless import NoneSink, TranscriptSink


class Named(NoneSink):
    def __init__(self, name: str) -> None:
        self.info = Availability(name)
        self.closed = False

    def close(self) -> None:
        self.closed = True


def makers(*working: str) -> dict[str, Maker]:
    def maker(name: str) -> Maker:
        def make() -> Sink:
            if name not in working:
                raise SinkUnavailable(Availability(name, problem=Problem.WORKER_FAILED))
            return Named(name)

        return make

    return {name: maker(name) for name in ORDER if name != "none"} | {"none": NoneSink}


@pytest.mark.parametrize(
    ("working", "chosen"),
    [
        (("pyttsx3", "espeak", "screen-reader"), "screen-reader"),
        (("pyttsx3", "espeak"), "espeak"),
        (("pyttsx3",), "pyttsx3"),
        ((), "none"),
    ],
)
def test_auto_takes_the_first_that_works_and_tells_why_not_the_others(working: tuple[str, ...], chosen: str) -> None:
    choice = Chooser("auto", makers(*working)).open()
    assert choice.sink.info.sink == chosen
    assert [why.sink for why in choice.passed_over] == list(ORDER[: ORDER.index(chosen)])


def test_what_is_wanted_comes_before_what_is_better() -> None:
    assert Chooser("pyttsx3", makers(*ORDER)).open().sink.info.sink == "pyttsx3"


def test_what_is_wanted_and_missing_gives_way_to_auto() -> None:
    choice = Chooser("pyttsx3", makers("screen-reader")).open()
    assert choice.sink.info.sink == "screen-reader"
    assert [why.sink for why in choice.passed_over] == ["pyttsx3"]


def test_a_name_that_means_nothing_is_told() -> None:
    choice = Chooser("perroquet", makers("espeak")).open()
    assert choice.passed_over[0] == Availability(
        "perroquet", problem=Problem.UNKNOWN_NAME, arguments={"wanted": "perroquet"}
    )
    assert choice.sink.info.sink == "espeak"


def test_none_means_none() -> None:
    choice = Chooser("none", makers(*ORDER)).open()
    assert (choice.sink.info.sink, choice.passed_over) == ("none", ())


def test_names_left_out_are_not_opened() -> None:
    assert Chooser("auto", makers(*ORDER)).open(without=["screen-reader"]).sink.info.sink == "espeak"


def test_a_broken_library_does_not_hide_the_sinks_after_it() -> None:
    def broken() -> Sink:
        raise ZeroDivisionError("library")

    choice = Chooser("auto", makers("espeak") | {"screen-reader": broken}).open()
    assert choice.sink.info.sink == "espeak"
    assert choice.passed_over[0].arguments == {"reason": "ZeroDivisionError('library')"}


def test_one_sink_alone_can_be_tried() -> None:
    chooser = Chooser("auto", makers("espeak"))
    assert chooser.open_only("screen-reader") is None
    found = chooser.open_only("espeak")
    assert found is not None
    assert found.info.sink == "espeak"


def test_preference_follows_the_order_of_trying() -> None:
    chooser = Chooser("pyttsx3", makers())
    assert chooser.prefers("pyttsx3", to="screen-reader")
    assert chooser.prefers("screen-reader", to="espeak")
    assert not chooser.prefers("espeak", to="espeak")


def test_a_survey_opens_and_closes_every_sink_of_auto() -> None:
    made: list[Named] = []

    def make() -> Sink:
        made.append(Named("espeak"))
        return made[-1]

    found = Chooser("auto", makers() | {"espeak": make}).survey()
    assert [(info.sink, info.works) for info in found] == [(name, name in ("espeak", "none")) for name in ORDER]
    assert made[0].closed


def test_every_name_a_person_may_want_can_be_opened_or_tells_why_not(tmp_path: Path) -> None:
    """For real, on this machine; at this address no speech service answers."""
    assert set(default_makers()) == set(NAMES) - {"auto"}
    for name in NAMES:
        choice = Chooser(name, default_makers(tmp_path / "paroles.txt")).open()
        try:
            assert choice.sink.info.works
            assert all(why.problem is not None for why in choice.passed_over)
        finally:
            choice.sink.close()


# The transcript.


def test_the_transcript_is_on_disk_line_by_line_in_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "parties" / "paroles.txt"
    sink = TranscriptSink(path)
    sink.speak("L’été : « sept »\nbleu", "fr", interrupt=False)
    assert path.read_bytes() == "L’été : « sept » bleu\n".encode()
    sink.close()
    again = TranscriptSink(path)
    again.speak("Suite", "fr", interrupt=False)
    again.close()
    assert path.read_text("utf-8").splitlines() == ["L’été : « sept » bleu", "Suite"]


def test_a_transcript_that_cannot_be_written_tells_why(tmp_path: Path) -> None:
    with pytest.raises(SinkUnavailable) as refused:
        TranscriptSink(tmp_path)
    assert refused.value.why.problem is Problem.FILE_NOT_WRITABLE
    assert refused.value.why.arguments["path"] == str(tmp_path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_a_dead_sink() -> None:
    sink = TranscriptSink(Path("/dev/full"))
    with pytest.raises(SinkDied):
        sink.speak("perdu", "fr", interrupt=False)
    sink.close()


# What is loaded.


def test_importing_the_scheduler_and_the_names_loads_no_speech_library_and_chooses_nothing() -> None:
    heavy = ["accessible_output3", "pyttsx3", "speechd", "espeakng_loader", "ctypes", "subprocess", "socket"]
    program = (
        "import sys, json; before = set(sys.modules);"
        "import audiogames.speech.scheduler;"
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert set(json.loads(done.stdout)) & set(heavy) == set()

"""The Windows and macOS sink against stand-ins with the faults measured in accessible-output3 0.1.2."""

import importlib
import sys
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from audiogames.speech.sink import LineState, Problem, SinkDied, SinkUnavailable
from audiogames.speech.sinks import accessible
from audiogames.speech.sinks.accessible import AccessibleSink, open_outputs, open_sink

RECHECK = 2.0
"""A promised number: the tests hold the program to it."""


class Output:
    """As `accessible_output3.outputs.base.Output`: its braille does nothing, its `output` always raises."""

    name = "Unnamed Output"

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []
        self.active = True

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("interrupt" if interrupt else "speak", text))

    def braille(self, text: str, **options: Any) -> bool:
        return False

    def output(self, text: str, **options: Any) -> None:
        raise RuntimeError("does not have any method defined to output")


class Nvda(Output):
    """Drops every error code, prints, and only `is_active` tells that it has left."""

    name = "NVDA"

    def speak(self, text: str, interrupt: bool = False) -> None:
        print("nvdaControllerClient")  # noqa: T201
        super().speak(text, interrupt)

    def braille(self, text: str, **options: Any) -> bool:
        self.calls.append(("braille", text))
        return None  # type: ignore[return-value]

    def silence(self) -> None:
        self.calls.append(("silence", ""))


class Jaws(Output):
    """Each question whether it is active costs a COM call; has no `silence`."""

    name = "jaws"
    questions = 0

    def is_active(self) -> bool:
        self.questions += 1
        return super().is_active()

    def braille(self, text: str, **options: Any) -> bool:
        self.calls.append(("braille", text))
        return None  # type: ignore[return-value]


class Sapi(Output):
    """Escapes "<" and nothing else, then hands it over as XML."""

    name = "sapi5"

    def __init__(self) -> None:
        super().__init__()
        self.voice = "Microsoft David Desktop - English (United States)"

    def speak(self, text: str, interrupt: bool = False) -> None:
        xml = text.replace("<", "&lt;")
        if "&" in xml.replace("&lt;", "").replace("&amp;", ""):
            raise OSError(-2147352567, "COM error: invalid XML")
        super().speak(xml, interrupt)

    def list_voices(self) -> list[str]:
        return [self.voice, "Microsoft Hortense Desktop - French"]

    def get_voice(self) -> str:
        return self.voice

    def set_voice(self, name: str) -> None:
        self.calls.append(("voice", name))
        self.voice = name


class VoiceOver(Output):
    """Ignores `interrupt`."""

    name = "VoiceOver"

    def silence(self) -> None:
        self.calls.append(("silence", ""))


class Broken(Output):
    """Cannot even say whether it is there, as System Access."""

    name = "Window-Eyes"

    def is_active(self) -> bool:
        raise AttributeError("'SystemAccess' object has no attribute 'dll'")


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], Output]]:
    """A stand-in for the library, with the classes a test puts in the list."""
    classes: list[Callable[[], Output]] = []
    package, outputs, base = (ModuleType(name) for name in ("accessible_output3", "outputs", "base"))
    monkeypatch.setattr(package, "get_output_classes", lambda: classes, raising=False)
    monkeypatch.setattr(base, "Output", Output, raising=False)
    monkeypatch.setitem(sys.modules, "accessible_output3", package)
    monkeypatch.setitem(sys.modules, "accessible_output3.outputs", outputs)
    monkeypatch.setitem(sys.modules, "accessible_output3.outputs.base", base)
    return classes


def opened(library: list[Callable[[], Output]], output: Output) -> AccessibleSink:
    library.append(lambda: output)
    return open_sink(platform="test")


def test_nvda_speaks_and_brailles_through_its_own_method(library: list[Callable[[], Output]]) -> None:
    nvda = Nvda()
    sink = opened(library, nvda)
    assert sink.info.voice == "NVDA"
    sink.speak("bonjour", "fr", interrupt=True)
    assert sink.brailles
    sink.braille("bjr")
    sink.silence()
    assert nvda.calls == [("interrupt", "bonjour"), ("braille", "bjr"), ("silence", "")]


def test_nothing_the_library_prints_is_seen(
    library: list[Callable[[], Output]], capsys: pytest.CaptureFixture[str]
) -> None:
    opened(library, Nvda()).speak("bonjour", "fr", interrupt=False)
    assert capsys.readouterr() == ("", "")


def test_what_another_thread_prints_meanwhile_is_kept(
    library: list[Callable[[], Output]], capsys: pytest.CaptureFixture[str]
) -> None:
    class Slow(Nvda):
        def speak(self, text: str, interrupt: bool = False) -> None:
            other = threading.Thread(target=print, args=("le jeu",))
            other.start()
            other.join()
            print("la bibliothèque")  # noqa: T201

    before = sys.stdout
    opened(library, Slow()).speak("bonjour", "fr", interrupt=False)
    assert capsys.readouterr().out == "le jeu\n"
    assert sys.stdout is before


def test_jaws_is_not_asked_on_every_line_whether_it_is_there(library: list[Callable[[], Output]]) -> None:
    jaws = Jaws()
    sink = opened(library, jaws)
    for _ in range(10):
        sink.speak("coup", "fr", interrupt=False)
    assert jaws.questions == 1
    assert sink.brailles
    sink.braille("coup")
    sink.silence()
    assert jaws.calls[-1] == ("braille", "coup")


def test_sapi_gets_an_ampersand_it_can_read(library: list[Callable[[], Output]]) -> None:
    sapi = Sapi()
    opened(library, sapi).speak("bleu & <7>", "en", interrupt=False)
    assert sapi.calls == [("speak", "bleu &amp; &lt;7>")]


def test_sapi_speaks_with_a_voice_of_the_language(library: list[Callable[[], Output]]) -> None:
    sapi = Sapi()
    sink = opened(library, sapi)
    for text in ("un", "deux"):
        sink.speak(text, "fr", interrupt=False)
    assert sapi.calls == [("voice", "Microsoft Hortense Desktop - French"), ("speak", "un"), ("speak", "deux")]


def test_a_synthesiser_has_no_braille(library: list[Callable[[], Output]]) -> None:
    assert not opened(library, Sapi()).brailles


def test_voiceover_is_silenced_before_an_urgent_line(library: list[Callable[[], Output]]) -> None:
    voice_over = VoiceOver()
    opened(library, voice_over).speak("urgent", "fr", interrupt=True)
    assert voice_over.calls == [("silence", ""), ("interrupt", "urgent")]


def test_no_output_tells_when_a_line_is_over(library: list[Callable[[], Output]]) -> None:
    assert opened(library, Nvda()).line_state() is LineState.UNKNOWN


@pytest.mark.parametrize(
    "error",
    [ModuleNotFoundError("No module named 'AppKit'"), OSError(193, "not a valid Win32 application"), RuntimeError()],
)
def test_an_output_that_cannot_be_made_leaves_the_others(library: list[Callable[[], Output]], error: Exception) -> None:
    def missing() -> Output:
        raise error

    library.append(missing)
    library.append(Broken)
    assert opened(library, Nvda()).info.voice == "NVDA"


def test_where_none_is_active_the_reason_is_told(library: list[Callable[[], Output]]) -> None:
    nvda = Nvda()
    nvda.active = False
    with pytest.raises(SinkUnavailable) as refused:
        opened(library, nvda)
    assert refused.value.why.problem is Problem.NO_SCREEN_READER


def test_a_library_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accessible_output3.outputs", None)
    with pytest.raises(SinkUnavailable) as refused:
        open_sink(platform="test")
    why = refused.value.why
    assert why.problem is Problem.MODULE_MISSING
    assert why.arguments == {"module": "accessible_output3.outputs"}
    assert why.fix.endswith("-m pip install accessible-output3")


def test_a_reader_that_leaves_is_noticed_and_one_that_comes_is_preferred() -> None:
    now = 0.0
    nvda, sapi = Nvda(), Sapi()
    nvda.active = False
    sink = AccessibleSink([nvda, sapi], clock=lambda: now)
    assert sink.info.voice == "sapi5"
    nvda.active = True
    sink.speak("un", "en", interrupt=False)
    now = RECHECK
    with pytest.raises(SinkDied) as died:
        sink.speak("deux", "en", interrupt=False)
    assert died.value.why.arguments == {"reader": "sapi5"}
    assert AccessibleSink([nvda, sapi]).info.voice == "NVDA"


def test_a_call_that_fails_means_that_the_reader_is_gone(library: list[Callable[[], Output]]) -> None:
    class Failing(Nvda):
        def speak(self, text: str, interrupt: bool = False) -> None:
            raise OSError(-2147023174, "The RPC server is unavailable")

    with pytest.raises(SinkDied) as died:
        opened(library, Failing()).speak("un", "fr", interrupt=False)
    assert died.value.why.problem is Problem.SCREEN_READER_GONE


def test_another_thread_may_not_use_it(library: list[Callable[[], Output]]) -> None:
    sink = opened(library, Nvda())
    errors: list[BaseException] = []

    def use() -> None:
        with pytest.raises(RuntimeError) as error:
            sink.silence()
        errors.append(error.value)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert len(errors) == 1


def test_com_is_entered_and_left_in_the_thread_that_owns_the_sink(
    library: list[Callable[[], Output]], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    com = ModuleType("pythoncom")
    monkeypatch.setattr(com, "CoInitialize", lambda: calls.append("in"), raising=False)
    monkeypatch.setattr(com, "CoUninitialize", lambda: calls.append("out"), raising=False)
    monkeypatch.setitem(sys.modules, "pythoncom", com)
    library.append(Nvda)
    sink = open_sink(platform="win32")
    assert calls == ["in"]
    sink.close()
    sink.close()
    assert calls == ["in", "out"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a reader may be running")
def test_the_real_library_prints_nothing_and_fails_cleanly_where_it_finds_nobody(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """On Linux its classes are made for real: one finds no service, the other no module."""
    outputs = importlib.import_module("accessible_output3.outputs.e_speak")
    espeak = open_outputs([outputs.output_class])
    assert accessible.first_active(espeak) is None
    assert capfd.readouterr() == ("", "")

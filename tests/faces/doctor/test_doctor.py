"""The doctor: each sentence rests on a check, each fix fits the system, and the test line is really said."""

import ctypes.util
import importlib.util
import os
import platform
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from audiogames.bootstrap import system as system_module
from audiogames.bootstrap.system import System
from audiogames.core.messages import Message
from audiogames.core.table import Table
from audiogames.faces import doctor as doctor_module
from audiogames.faces.doctor import Doctor, equipment, main, places
from audiogames.faces.doctor.findings import FIXED_BY, PACKAGES, Finding, fix, install, sink_name, why
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.settings import Settings
from audiogames.speech.choose import NAMES, Chooser
from audiogames.speech.sink import Availability, Problem, Sink, SinkDied, SinkUnavailable
from audiogames.speech.sinks.soundless import NoneSink, TranscriptSink
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.speech.channel import LIMIT
from tests.speech.conftest import Service, private_speech, running_service, service  # noqa: F401 - fixtures

ROOT = Path(__file__).resolve().parents[3]
LOCALES = ("fr", "en")
DEBIAN = System("linux", ("debian",))

REPORTS: Mapping[str, tuple[str, ...]] = {
    "settings-unknown-key": ("key",),
    "settings-wrong-choice": ("key", "value", "allowed"),
    "settings-wrong-number": ("key", "value", "lowest", "highest"),
    "settings-wrong-kind": ("key", "value", "kind"),
    "settings-broken": ("file", "count", "lines", "aside"),
    "settings-broken-in-place": ("file", "count", "lines"),
    "settings-unreadable": ("file", "why"),
    "settings-not-saved": ("file", "reason", "why"),
}
"""The reports about a settings file, with the names of their arguments."""

ARGUMENTS: Mapping[str, str | int] = {
    "module": "pyttsx3",
    "reader": "NVDA",
    "player": "aplay",
    "reason": "denied",
    "detail": "Input/output error",
    "path": "/tmp/said.txt",
    "wanted": "loud",
    "program": "piper",
    "seconds": 15,
    "key": "rate",
    "value": "fast",
    "allowed": "auto, fr, en",
    "lowest": 80,
    "highest": 450,
    "kind": "words",
    "file": "settings.toml",
    "count": 3,
    "lines": "3, 7, 9",
    "why": "the disk is full",
    "aside": "settings.toml.broken-1",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("AUDIOGAMES_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return folder


def text(found: Finding, locale: str = "en") -> str:
    return catalogue(locale).text(found.message)


# Every code has its sentence


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("problem", list(Problem))
def test_every_problem_of_speech_is_a_sentence(problem: Problem, locale: str) -> None:
    needed = {name: str(value) for name, value in ARGUMENTS.items()}
    message = why(Availability("espeak", "", problem, needed))
    assert catalogue(locale).text(message).endswith(".")
    assert len(catalogue(locale).braille(message)) <= BRAILLE_CELLS
    assert catalogue(locale).has(str(problem))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", list(REPORTS))
def test_every_report_of_the_settings_is_a_sentence(code: str, locale: str) -> None:
    arguments = {name: ARGUMENTS[name] for name in REPORTS[code]}
    [_, found] = places.settings(Path("settings.toml"), True, [Message(code, arguments)])
    assert text(found, locale).endswith(".")
    assert len(catalogue(locale).braille(found.message)) <= BRAILLE_CELLS


VARIANTS: tuple[tuple[str, str, tuple[str | int, ...]], ...] = (
    ("settings-not-saved", "reason", ("system", "broken")),
    ("settings-wrong-kind", "kind", ("text", "yes-no", "words", "table")),
    ("settings-broken", "count", (0, 1, 3)),
    ("settings-broken-in-place", "count", (0, 1, 3)),
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("code", "name", "values"), VARIANTS)
def test_every_kind_of_report_has_words_of_its_own(
    code: str, name: str, values: tuple[str | int, ...], locale: str
) -> None:
    arguments = {argument: ARGUMENTS[argument] for argument in REPORTS[code]}
    sentences = {catalogue(locale).text(Message(code, {**arguments, name: value})) for value in values}
    assert len(sentences) == len(values)
    assert not any(" 0" in sentence for sentence in sentences)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sink_of_the_settings_has_a_name(locale: str) -> None:
    assert all(catalogue(locale).has(sink_name(name).id) for name in NAMES)


# The command that fixes it


@pytest.mark.parametrize(
    ("system", "line"),
    [
        (System("linux", ("debian",)), "sudo apt install speech-dispatcher speech-dispatcher-espeak-ng"),
        (System("linux", ("linuxmint", "ubuntu", "debian"), True), "apt install speech-dispatcher speech-dispatcher-"),
        (System("linux", ("fedora",)), "sudo dnf install speech-dispatcher speech-dispatcher-espeak-ng"),
        (System("linux", ("rocky", "rhel", "centos", "fedora")), "sudo dnf install speech-dispatcher"),
        (System("linux", ("manjaro", "arch")), "sudo pacman -S speech-dispatcher espeak-ng"),
        (System("linux", ("slackware",)), ""),
        (System("linux"), ""),
    ],
)
def test_a_package_is_installed_as_the_distribution_does(system: System, line: str) -> None:
    made = install(system, "speech-dispatcher")
    assert made.startswith(line)
    assert bool(made) is bool(line)


@pytest.mark.parametrize("name", ["win32", "darwin"])
def test_where_there_are_no_such_packages_pip_brings_portaudio_and_nothing_else_is_promised(name: str) -> None:
    assert install(System(name), "portaudio") == f"{sys.executable} -m pip install sounddevice"
    assert install(System(name), "speech-dispatcher") == ""
    assert fix(System(name), Availability("espeak", "", Problem.PLAYER_MISSING, {}, "as the sink says")) != ""


def test_a_problem_is_fixed_by_its_package_or_as_the_sink_says() -> None:
    for problem in Problem:
        line = fix(DEBIAN, Availability("espeak", "", problem, {}, "as the sink says"))
        expected = f"sudo apt install {PACKAGES[FIXED_BY[problem]]['apt install']}" if problem in FIXED_BY else ""
        assert line == (expected or "as the sink says")


def test_the_distribution_is_read_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"ID": "pop", "ID_LIKE": "ubuntu debian"})
    assert system_module._families() == ("pop", "ubuntu", "debian")

    def nothing() -> dict[str, str]:
        raise OSError

    monkeypatch.setattr(platform, "freedesktop_os_release", nothing)
    assert system_module._families() == ()


# Each check


def saved(home: Path, name: str, moves: int | None) -> Path:
    folder = home / "journals"
    folder.mkdir(parents=True, exist_ok=True)
    store = FileStore(folder / name, new=True)
    table = Table.new("roue_des_sorcieres", [{}, {}], None, 1, store)
    while not table.over and (moves is None or moves > 0):
        [(seat, actions)] = table.legal().items()
        table.submit(seat, actions[0])
        moves = None if moves is None else moves - 1
    store.close()
    return folder / name


def test_saved_games_are_counted_and_damaged_ones_named(home: Path) -> None:
    saved(home, "a.journal", 3)
    saved(home, "b.journal", None)  # over, and not yet put away
    saved(home, "e.finished.journal", 1)
    saved(home, "c.journal", 0)
    damaged = saved(home, "d.journal", 2)
    damaged.write_bytes(damaged.read_bytes().replace(b"play", b"plai"))
    before = {path: path.read_bytes() for path in (home / "journals").iterdir()}
    found, writable = places.journals()
    assert writable
    sentences = [text(one) for one in found]
    assert sentences[1] == "There are 2 games to resume."
    assert sentences[2].startswith("The game d.journal cannot be resumed. This saved game is damaged at line ")
    assert {path: path.read_bytes() for path in (home / "journals").iterdir()} == before


def test_a_folder_that_is_not_there_yet_is_not_made(home: Path) -> None:
    found, writable = places.journals()
    assert writable
    assert text(found[0]).startswith("There are no saved games yet.")
    assert not home.exists()


def test_a_folder_that_cannot_be_written_is_told(home: Path) -> None:
    home.write_text("a file where the folder should be\n", encoding="utf-8")
    found, writable = places.journals()
    assert not writable
    assert text(found[0]).startswith("Nothing can be written in the folder of saved games")


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "No screen reader was found running."),
        ("orca", "A screen reader is running: Orca."),
        ("NVDA", "A screen reader is running: NVDA."),
        ("unknown", "A screen reader is running, but does not give its name."),
    ],
)
def test_a_screen_reader_is_named(reader: str | None, sentence: str) -> None:
    assert text(equipment.screen_reader(reader)) == sentence


def test_sound_is_there_only_if_its_library_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    missing = equipment.sound(DEBIAN, find=lambda name: None)
    assert missing.fix == "sudo apt install libportaudio2"
    assert "works without it" in text(missing)
    assert equipment.sound(DEBIAN, find=lambda name: "libno-such-library.so.0") == missing
    here = ctypes.util.find_library("c") or "msvcrt"
    assert text(equipment.sound(DEBIAN, find=lambda name: here)).endswith("is installed.")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    assert text(equipment.sound(System("win32"), find=lambda name: None)).endswith("is installed.")


def test_braille_is_there_only_if_brltty_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.posix import socket

    monkeypatch.chdir(tmp_path)  # the path of a socket must be short
    folder = Path("BrlAPI")
    assert equipment.braille(None, DEBIAN, folder).fix == "sudo apt install brltty"
    folder.mkdir()
    (folder / "0").write_text("no socket\n", encoding="utf-8")
    assert not equipment.brlapi_answers(folder)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "1"))
        assert text(equipment.braille("brltty", DEBIAN, folder)).startswith("BRLTTY is running, but")
        server.listen()
        assert text(equipment.braille(None, DEBIAN, folder)).startswith("BRLTTY answers")


@pytest.mark.parametrize("name", ["win32", "darwin"])
def test_elsewhere_braille_goes_through_the_screen_reader(name: str) -> None:
    assert text(equipment.braille("NVDA", System(name))).endswith("and one is running.")
    assert text(equipment.braille(None, System(name))).endswith("and none is running.")


@pytest.mark.parametrize(
    ("encoding", "passes"),
    [("UTF-8", True), ("utf8", True), ("cp65001", True), ("ISO-8859-15", False), ("cp850", False)],
)
def test_the_terminal_reads_utf_8_or_is_named(encoding: str, passes: bool) -> None:
    sentence = text(equipment.terminal(encoding))
    assert sentence.endswith("accents will show correctly.") is passes
    assert passes or encoding in sentence


# The whole examination, with voices that do as they are told


class DyingSink(NoneSink):
    """Opens, and dies at each line."""

    def __init__(self, name: str, problem: Problem) -> None:
        self.info = Availability(name, name)
        self._why = Availability(name, name, problem, {"player": "aplay", "reason": "it ended"})

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        raise SinkDied(self._why)


class HeardSink(TranscriptSink):
    """A voice that works, whose lines the test can read."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.info = Availability(name, "test voice")


def unavailable(name: str, problem: Problem, fix: str = "") -> Callable[[], Sink]:
    def make() -> Sink:
        raise SinkUnavailable(Availability(name, name, problem, {"module": "m", "player": "aplay"}, fix))

    return make


NOTHING = {
    "screen-reader": unavailable("screen-reader", Problem.SPEECHD_NOT_INSTALLED),
    "espeak": unavailable("espeak", Problem.MODULE_MISSING, "pip install it"),
    "pyttsx3": unavailable("pyttsx3", Problem.PLAYER_MISSING),
    "none": NoneSink,
}


def examine(
    makers: Mapping[str, Callable[[], Sink]], reader: str | None = None, settings: Settings | None = None
) -> tuple[int, list[str]]:
    settings = settings or Settings()
    lines: list[str] = []
    doctor = Doctor(settings, "en", lines.append, DEBIAN, reader, Chooser(settings.sink, {**NOTHING, **makers}))
    return doctor.examine(), lines


def test_with_a_voice_all_is_well_and_everything_is_said_aloud() -> None:
    voice = HeardSink("espeak")
    status, lines = examine({"espeak": lambda: voice})
    assert status == 0
    assert lines[-2].startswith("All is well: you can play.")
    assert "The sentence was said, through test voice: eSpeak voice." in lines
    assert voice.lines == ["If you hear this sentence, the game can speak to you.", lines[-1], *lines[:-1]]


@pytest.mark.parametrize(("reader", "speech"), [("orca", "auto"), (None, "off"), ("orca", "off")])
def test_where_a_screen_reader_reads_or_speech_is_off_only_the_test_line_is_said(
    reader: str | None, speech: str
) -> None:
    voice = HeardSink("espeak")
    settings = Settings(speech="off" if speech == "off" else "auto")
    status, lines = examine({"espeak": lambda: voice}, reader, settings)
    assert status == 0
    assert lines[-1].startswith("All is well")
    assert len(voice.lines) == 1


def test_without_any_voice_the_last_lines_are_what_to_type_first() -> None:
    status, lines = examine({})
    assert status == 1
    assert lines[-2].startswith("Nothing can speak to you yet.")
    assert lines[-1] == "Type this line: sudo apt install speech-dispatcher speech-dispatcher-espeak-ng"
    assert "The sentence was not said: no voice speaks." in lines
    first = lines.index(
        "Not ready to speak: screen reader or speech service. "
        "The system’s speech service, speech-dispatcher, is not installed."
    )
    assert lines[first + 1] == lines[-1]


def test_where_no_line_helps_a_screen_reader_or_a_sound_output_is_the_answer() -> None:
    names = ("screen-reader", "espeak", "pyttsx3")
    status, lines = examine({name: partial(DyingSink, name, Problem.PLAYER_FAILED) for name in names})
    assert status == 1
    assert lines[-1].startswith("Nothing can speak to you yet. First start a screen reader")


def test_without_a_voice_a_screen_reader_is_enough() -> None:
    status, lines = examine({}, "orca")
    assert status == 0
    assert lines[-1].startswith("You can play with your screen reader.")


def test_a_voice_that_fails_at_the_test_line_is_told_and_the_next_one_says_it() -> None:
    voice = HeardSink("pyttsx3")
    status, lines = examine(
        {"espeak": lambda: DyingSink("espeak", Problem.PLAYER_FAILED), "pyttsx3": lambda: voice}, "orca"
    )
    assert status == 0
    assert voice.lines == ["If you hear this sentence, the game can speak to you."]
    assert (
        "A voice failed during the test: eSpeak voice. "
        "aplay could not play the sound: the sound card is missing, or in use." in lines
    )
    assert "The sentence was said, through test voice: fallback voice." in lines


@pytest.mark.parametrize("sink", ["none", "transcript"])
def test_settings_that_silence_the_game_are_the_first_thing_to_change(sink: str) -> None:
    status, lines = examine({"transcript": TranscriptSink}, None, Settings(sink=sink))
    assert status == 1
    assert lines[-1].endswith(f'First write sink = "auto" in the file {paths().settings}')


def test_games_that_cannot_be_saved_are_the_first_thing_to_fix_where_a_voice_speaks(home: Path) -> None:
    home.write_text("a file where the folder should be\n", encoding="utf-8")
    status, lines = examine({"espeak": lambda: HeardSink("espeak")}, "orca")
    assert status == 0
    assert lines[-1].startswith("You will hear the game, but cannot save one.")


def test_the_settings_and_their_faults_are_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    monkeypatch.setenv("PATH", "/nowhere")
    home.mkdir()
    (home / "settings.toml").write_text('speech = "off"\nrate = 3\nloud = true\n', encoding="utf-8")
    lines: list[str] = []
    main("fr", lines.append)
    assert lines[1] == "Langue : français, demandée sur la ligne de commande."
    assert lines[2].startswith("Les réglages ont des défauts.")
    assert lines[3].startswith("Dans les réglages, « rate » est un nombre de 80 à 450, et non « 3 ».")
    assert lines[4].startswith("Dans les réglages, « loud » n’existe pas.")


# For real


PROGRAM = (  # the person who runs the tests may use a screen reader
    "import sys; from audiogames.speech import detect; detect.screen_reader = lambda: None\n"
    "from audiogames.cli import main; sys.exit(main(['doctor', '--language', 'fr']))"
)


def run(**environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_a_real_speech_dispatcher_says_the_test_line_and_the_doctor_is_content(
    service: Service,  # noqa: F811
    home: Path,
) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('speech = "off"\n', encoding="utf-8")
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    assert service.channel.said() == "fr|Si vous entendez cette phrase, le jeu peut vous parler."
    assert service.channel.pending() == []
    assert done.stdout.splitlines()[-1].startswith("Tout va bien : vous pouvez jouer.")


def test_it_waits_until_a_real_speech_dispatcher_has_said_everything(
    service: Service,  # noqa: F811
) -> None:
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    said = [service.channel.said(LIMIT) for _ in range(len(lines) + 1)]
    assert said[0] == "fr|Si vous entendez cette phrase, le jeu peut vous parler."
    assert said[1].startswith("fr|Je relis maintenant tout cela à voix haute.")
    assert said[-1].startswith("fr|Tout va bien")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Control+C to whole consoles only")
def test_control_c_cuts_the_reading_aloud_and_keeps_the_verdict(
    service: Service,  # noqa: F811
) -> None:
    service.channel.hold()
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as doctor:
        service.channel.said(LIMIT)
        service.channel.release()
        service.channel.said(LIMIT)  # the first line of the reading is held: the doctor waits for its end
        doctor.send_signal(signal.SIGINT)
        out, errors = doctor.communicate(timeout=LIMIT)
    assert (doctor.returncode, errors) == (0, "")
    assert out.splitlines()[-1].startswith("Je relis maintenant tout cela à voix haute.")


def test_on_a_bare_system_it_ends_with_what_to_do_first(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = run(PATH=str(tmp_path / "empty"))
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert "La phrase n’a pas été dite : aucune voix ne parle." in lines
    assert any(line.startswith("Rien ne peut encore vous parler.") for line in lines[-2:])
    assert all(line.endswith(".") or ":" in line or "/" in line for line in lines)


def test_a_reader_that_takes_sentences_is_never_said_not_to_run() -> None:
    """Else one line would say that no screen reader runs, and the next that NVDA is ready."""
    ready = Availability("screen-reader", voice="NVDA")
    assert doctor_module._reader_that_speaks([Availability("none"), ready]) == "NVDA"
    assert doctor_module._reader_that_speaks([ready._replace(problem=Problem.NO_SCREEN_READER)]) is None
    assert doctor_module._reader_that_speaks([ready._replace(voice="sapi5")]) is None

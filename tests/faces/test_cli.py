"""The command line: its help, its errors, its language, and what becomes of failures."""

import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from audiogames import __version__
from audiogames.bootstrap.launch import level_for
from audiogames.cli import failures, main
from audiogames.cli.arguments import (
    OF_STICKERS,
    OPTIONS,
    SWITCHES_OF_STICKERS,
    WITH_VALUE,
    WITHOUT_VALUE,
    WORDS,
    parse,
    training_named,
)
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.play.training import trainings

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LOCALES = ("fr", "en")

BARE_SYMBOL = re.compile(r"[\[\]{}()<>|/\\*_=+#~^…•→]|\.\.|->|(?<![\w-])-(?![\w-])")
"""Signs that a screen reader reads out, or skips, leaving a hole. Options keep their dashes."""


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A home and a language of the test's own."""
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "PYTHONWARNINGS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person does, but with every warning an error."""
    return _run("-W", "error", "-m", "audiogames", *arguments, environment=environment)


def run_with(command: str, *options: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """Run a program whose command `doctor` is this piece of code."""
    code = (
        "import os, sys, signal, threading, warnings\n"
        "import audiogames.cli as cli\n"
        "def doctor(asked):\n"
        "    hand = ['blue', '7 of the hand']\n"
        f"    {command}\n"
        "    return 0\n"
        "cli._run = doctor\n"
        "sys.exit(cli.main(['doctor', '--language', 'en']))\n"
    )
    return _run(*options, "-c", code, stdout=stdout)


def _run(
    *arguments: str, stdout: int = subprocess.PIPE, environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def log() -> Path:
    return Path(os.environ["AUDIOGAMES_HOME"]) / "logs" / failures.FILE


def test_the_version_is_told_in_one_line() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"audiogames {__version__}\n", "")


def test_the_version_waits_for_no_catalogue_no_settings_and_no_game() -> None:
    slow = ("fluent", "babel", "platformdirs", "audiogames.narration", "audiogames.games", "audiogames.speech")
    code = (
        "import sys; from audiogames.cli import main; main(['--version'])\n"
        f"assert not [name for name in sys.modules if name.startswith({slow!r})]"
    )
    assert _run("-c", code).returncode == 0


# Help


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", ["", *WORDS])
def test_help_is_sentences_one_a_line_without_bare_symbols(
    locale: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    topic = f"cli-help-{command}" if command else "cli-help"
    words = catalogue(locale)
    lines = words.words(topic, program="python3 -m audiogames").splitlines()
    assert len(lines) > 1
    for line in lines:
        to_type = line.replace("python3 -m", "python3").replace("air_sorciere", "air")  # the name of a deck's file
        to_type = re.sub(r'--option \w+=\w+|--answer "[^"]+"', "", to_type)  # typed as it stands, sign and all
        assert not BARE_SYMBOL.search(to_type), line
        assert line.endswith(".") or "python3 -m audiogames" in line, line
        assert len(line) < 120


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", ["", *WORDS])
def test_the_help_of_every_command_fits_25_lines_of_80_characters(locale: str, command: str) -> None:
    topic = f"cli-help-{command}" if command else "cli-help"
    written = catalogue(locale).words(topic, program="python3 -m audiogames").replace("\u00a0", " ")
    assert sum(len(textwrap.wrap(line, 80)) for line in written.splitlines()) <= 25


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", ["", "render", "stickers", "table"])
def test_a_long_help_is_in_groups_of_at_most_seven_lines_each_under_a_heading(locale: str, command: str) -> None:
    """A heading is a short sentence that explains no command and no option."""
    topic = f"cli-help-{command}" if command else "cli-help"
    written = catalogue(locale).words(topic, program="audiogames")
    _, *groups = re.split(r"^[^:\n]{1,40}\.\n", written, flags=re.MULTILINE)
    assert len(groups) >= 3
    assert all(0 < len(group.splitlines()) <= 7 for group in groups)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", OPTIONS)
def test_every_option_of_a_command_is_in_its_help_or_on_the_page_that_it_names(locale: str, command: str) -> None:
    told = catalogue(locale).words(f"cli-help-{command}", program="audiogames")
    for page in re.findall(r"[a-z-]+\.md", told):
        told += (DOCS / locale / page).read_text(encoding="utf-8")
    options = {option for names in OPTIONS[command] for option in names}
    assert options <= set(re.findall(r"(?<![\w-])--([a-z-]+)", told))


@pytest.mark.parametrize("text", ["[-h]", "a | b", "and so on…", "a -> b", "a - b", "usage: x ...", "<file>"])
def test_the_test_for_bare_symbols_can_fail(text: str) -> None:
    assert BARE_SYMBOL.search(text)


@pytest.mark.parametrize("locale", LOCALES)
def test_help_names_every_command_and_every_option(locale: str) -> None:
    done = run("--help", "--language", locale)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    for command in WORDS:
        assert any(line.startswith(command) for line in lines), command
    everything = done.stdout + run("replay", "--help", "--language", locale).stdout
    for option in (*WITH_VALUE, *WITHOUT_VALUE):
        assert f"--{option}" in everything


def test_an_option_that_stickers_does_not_have_is_answered_with_those_that_it_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["stickers", "air_sorciere", "--shet", "plain-a4"]) == 2
    told = capsys.readouterr().err
    assert all(f"--{option}" in told for option in (*OF_STICKERS, *SWITCHES_OF_STICKERS))
    assert main(["play", "--shet", "plain-a4"]) == 2
    assert "--sheet" not in capsys.readouterr().err


def test_help_says_what_to_type_as_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/local/bin/audiogames"])
    main(["--help"])
    assert "type: audiogames\n" in capsys.readouterr().out
    assert "audiogames\n" in run("--help").stdout.replace("py -m", "python3 -m").split("python3 -m ", 1)[1]


@pytest.mark.parametrize("help", [["-h"], ["--help"], ["--help", "--seat", "2"]])
def test_help_may_stand_before_and_after_a_command_that_lacks_its_file(
    help: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*help, "replay"]) == main(["replay", *help]) == 0
    first, second = capsys.readouterr().out.split("replay goes", 2)[1:]
    assert first == second


# Language


@pytest.mark.parametrize(
    ("option", "setting", "system", "french"),
    [
        (None, None, "fr_FR.UTF-8", True),
        (None, None, "de_DE.UTF-8", False),
        (None, "auto", "fr_FR.UTF-8", True),
        (None, "en", "fr_FR.UTF-8", False),
        (None, "fr", "en_GB.UTF-8", True),
        (None, "klingon", "fr_FR.UTF-8", True),
        ("en", "fr", "fr_FR.UTF-8", False),
        ("FR", "en", "en_GB.UTF-8", True),
    ],
)
def test_the_option_decides_the_language_then_the_settings_then_the_system(
    option: str | None,
    setting: str | None,
    system: str,
    french: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    home = Path(os.environ["AUDIOGAMES_HOME"])
    home.mkdir()
    if setting is not None:
        (home / "settings.toml").write_text(f'language = "{setting}"\n', encoding="utf-8")
    monkeypatch.setenv("LANG", system)
    main(["--help", *(["--language", option] if option else [])])
    assert ("Pour jouer" in capsys.readouterr().out) is french


def test_asking_for_help_leaves_a_broken_settings_file_to_those_who_tell_of_it(tmp_path: Path) -> None:
    file = tmp_path / "home" / "settings.toml"
    file.parent.mkdir()
    file.write_bytes(b"= broken \xff\n")
    assert main(["--help"]) == 0
    assert [path.name for path in file.parent.iterdir()] == ["settings.toml"]


def test_accents_arrive_as_utf_8_whatever_the_console_is_set_to() -> None:
    done = run("--help", "--language", "fr", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert "à l’oreille" in done.stdout


# Errors of the person


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["sing"], "sing"),
        (["--loud"], "--loud"),
        (["-x"], "-x"),
        (["--language"], "--language"),
        (["--help=yes"], "--help"),
        (["--language", "de"], "de"),
        (["replay"], "replay"),
        (["replay", "a", "b"], "b"),
        (["doctor", "who"], "who"),
        (["engine", "--report"], "--report"),
        (["play", "a", "b c"], "b c"),
        (["doctor", "--seat", "1"], "--seat"),
        (["test"], "python3 -m audiogames test"),
        (["x" * 5000], "xxx"),
        (["test", "-k", "roue"], "python3 -m audiogames test"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_sentence_with_status_2(
    locale: str,
    arguments: list[str],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", f"{locale}_XX.UTF-8")
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert named in captured.err
    assert captured.err.endswith(".\n")
    assert not BARE_SYMBOL.search(re.sub("python3 -m|py -m|x[.]{3}", "", captured.err))


def test_a_wrong_command_line_has_status_2_in_a_shell_too() -> None:
    done = run("sing")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The word “sing” is not a command.")


# The commands are the faces


def test_play_hands_language_and_file_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[dict[str, object]] = []

    class Terminal:
        @staticmethod
        def main(**given: object) -> int:
            calls.append(given)
            return 7

    monkeypatch.setitem(sys.modules, "audiogames.faces.terminal.main", Terminal)
    assert main([]) == main(["play", "--language", "fr"]) == main(["--language", "en", "play", "ma partie"]) == 7
    assert calls == [
        {"language": None, "journal": None},
        {"language": "fr", "journal": None},
        {"language": "en", "journal": Path("ma partie")},
    ]


@pytest.mark.parametrize(
    ("word", "name"),
    [(word, training.name) for game in GAMES.values() for training in game.trainings for word in training.words],
)
def test_every_training_of_every_game_is_opened_by_each_of_its_words(
    word: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, str | None]] = []

    class Terminal:
        @staticmethod
        def train(name: str, language: str | None) -> int:
            opened.append((name, language))
            return 7

    monkeypatch.setitem(sys.modules, "audiogames.faces.terminal.main", Terminal)
    assert main(["train", word.upper(), "--language", "en"]) == 7
    assert opened == [(name, "en")]


def test_without_a_word_a_training_is_opened_that_needs_no_sound() -> None:
    first = trainings()[training_named()]
    assert not first.needs_sound
    assert any(training.needs_sound for training in trainings().values())


def test_the_engine_answers_and_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", "engine"],
        cwd=ROOT,
        input=b'{"id": 1, "op": "games"}\n',
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'{"id": 1, "ok": true')


def test_the_engine_refuses_words_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "loud"]) == 2
    assert "takes no arguments" in capsys.readouterr().err


# Failures that nobody foresaw


def test_an_unexpected_error_is_one_sentence_that_names_a_file_with_the_details() -> None:
    done = run_with("raise RuntimeError('a fault')")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"please report it with the file {log()}\n")
    written = log().read_text(encoding="utf-8")
    assert "RuntimeError: a fault" in written
    assert f"audiogames {__version__} doctor, Python " in written
    assert "7 of the hand" not in written


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps such files from others by their folder")
def test_the_details_are_for_their_owners_eyes() -> None:
    run_with("raise RuntimeError('a fault')")
    assert log().stat().st_mode & 0o777 == 0o600


def test_the_file_of_details_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "LARGEST", 1000)
    for number in range(20):
        failures.write_down(ValueError(f"fault {number}"), "play")
    files = sorted(log().parent.iterdir())
    assert [file.name for file in files] == [failures.FILE, f"{failures.FILE}.1"]
    assert all(file.stat().st_size < 2000 for file in files)
    assert "fault 19" in log().read_text(encoding="utf-8")


def test_an_error_is_told_also_where_its_details_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder\n", encoding="utf-8")
    done = run_with("raise RuntimeError('a fault')")
    assert done.returncode == 1
    assert "named RuntimeError" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_error_of_the_catalogue_itself_is_told_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "audiogames.narration.catalogue", None)
    assert failures.Failures().unexpected(ValueError("x")) == 1
    assert capsys.readouterr().err == failures.LAST_RESORT + "\n"


def test_a_missing_library_is_left_to_the_launcher_which_repairs_it() -> None:
    with pytest.raises(ModuleNotFoundError):
        main_with_missing("tomlkit")
    assert main_with_missing("audiogames.faces.nothing") == 1


def main_with_missing(name: str) -> int:
    def missing(asked: object) -> int:
        raise ModuleNotFoundError(name, name=name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["audiogames.cli"], "_run", missing)
        return main(["doctor"])


def test_a_missing_library_is_a_sentence_where_no_launcher_repairs_it() -> None:
    done = run_with("raise ModuleNotFoundError('tomlkit', name='tomlkit')")
    assert done.returncode == 1
    assert done.stderr.endswith(f"the file {log()}\n")
    assert "Traceback" not in done.stderr


def test_a_failure_in_another_thread_is_one_sentence_and_the_rest_goes_on() -> None:
    done = run_with("t = threading.Thread(target=lambda: 1 / 0); t.start(); t.join(); cli.say('still here')")
    assert (done.returncode, done.stdout) == (0, "still here\n")
    assert done.stderr.startswith("A part of the program failed in the background")
    assert done.stderr.count("\n") == 1
    assert "ZeroDivisionError" in log().read_text(encoding="utf-8")


def test_what_a_library_fails_at_while_it_is_cleared_away_is_only_written_down() -> None:
    done = run_with("type('Untidy', (), {'__del__': lambda self: 1 / 0})()")
    assert (done.returncode, done.stderr) == (0, "")
    assert "ZeroDivisionError" in log().read_text(encoding="utf-8")


def test_control_c_is_one_sentence_and_status_130() -> None:
    done = run_with("signal.raise_signal(signal.SIGINT)")
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == "\nStopped as you asked. A game in progress stays saved.\n"


@pytest.mark.parametrize("fault", ["signal.raise_signal(signal.SIGINT)", "raise RuntimeError('a fault')"])
def test_sentences_are_written_while_a_library_hushes_the_descriptor(fault: str) -> None:
    """As sounddevice does for seconds, while PortAudio looks for cards."""
    hushed = run_with(f"os.dup2(os.open(os.devnull, os.O_WRONLY), 2); {fault}", "-W", "error")
    plain = run_with(fault)
    assert plain.stderr != ""
    assert (hushed.stderr, hushed.returncode) == (plain.stderr, plain.returncode)


def test_a_warning_is_for_developers_alone() -> None:
    warn = "from audiogames.narration.catalogue import CatalogueWarning; warnings.warn('no words', CatalogueWarning)"
    silent = run_with(warn)
    assert (silent.returncode, silent.stderr) == (0, "")
    assert run_with(warn, "-W", "error").returncode == 1


@pytest.fixture
def nobody_reads() -> Iterator[int]:
    read_end, write_end = os.pipe()
    os.close(read_end)
    yield write_end
    os.close(write_end)


@pytest.mark.parametrize("command", ["cli.say('a line')", "print('a line')", "sys.stdout.write('x' * 100_000)"])
def test_a_reader_that_has_had_enough_ends_the_program_quietly(command: str, nobody_reads: int) -> None:
    done = run_with(command, stdout=nobody_reads)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_output_that_is_full_is_told() -> None:
    with open("/dev/full", "wb") as full:
        done = run_with("cli.say('a line')", stdout=full.fileno())
    assert done.returncode == 1
    assert done.stderr.startswith("The text could not be written to the output: the disk is full.")
    assert done.stderr.count("\n") == 1


# Words that begin with a minus sign, and refusals in the language that is asked for


@pytest.mark.parametrize(
    "typed",
    [
        ["stickers", "again", "3", "-2"],
        ["stickers", "again", "3", "--", "-2"],
        ["stickers", "--first", "4", "again", "3", "-2"],
        ["stickers", "again", "-2", "3"],
    ],
)
def test_a_word_that_begins_with_a_minus_sign_and_a_number_is_no_option(typed: list[str]) -> None:
    assert "-2" in parse(typed).words


def test_the_value_of_an_option_may_begin_with_a_minus_sign() -> None:
    assert dict(parse(["stickers", "uno", "--shift", "-1.2,0.5"]).options) == {"shift": "-1.2,0.5"}
    assert dict(parse(["stickers", "uno", "--shift=-1.2,0.5"]).options) == {"shift": "-1.2,0.5"}


@pytest.mark.parametrize("command", WORDS)
@pytest.mark.parametrize("asked", [["--language", "fr"], ["--language=FR"], ["--lang", "fr"]])
def test_every_command_refuses_in_the_language_that_is_asked_for(
    command: str, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    if command == "test":
        return  # what follows belongs to pytest
    for typed in ([command, *asked, "--zut"], [command, "--zut", *asked], [*asked, command, "-z"]):
        assert main(typed) == 2
        assert "n’existe pas" in capsys.readouterr().err, typed


@pytest.mark.parametrize("asked", [["--help"], ["-h"], ["-k", "roue", "--help"]])
def test_the_help_of_test_comes_at_once_in_the_language_of_the_person_and_installs_nothing(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert level_for(["test", *asked]) == "play"
    assert main(["test", *asked, "--language", "fr"]) == 0
    assert capsys.readouterr().out == catalogue("fr").words("cli-help-test") + "\n"
    assert level_for(["test", "-k", "roue"]) == "test"

"""The command that makes a file of sound, as it is typed; and what it leaves behind when it fails: nothing."""

import importlib.util
import os
import signal
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from audiogames.audio.space.panning import Equipment
from audiogames.cli import main as command_line
from audiogames.cli.arguments import OF_RENDER, SWITCHES_OF_RENDER
from audiogames.retelling.render import main
from audiogames.speech.sinks.espeak import EspeakVoice

from .test_render import WORDLESS, render
from .test_replay import saved

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three that has just begun: a deal, and two cards."""
    path = tmp_path_factory.mktemp("journal") / "partie de Zoé.journal"
    saved(path, ["Alice", "Zoé", None], ["person", "witch", "witch"], moves=2)
    return path


# What is typed


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_help_names_every_option_of_render(locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["render", "--help", "--language", locale]) == 0
    told = capsys.readouterr().out
    for option in (*OF_RENDER, *SWITCHES_OF_RENDER, "seat"):
        assert f"--{option}" in told
    assert all(way in told for way in Equipment)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["render"], "render"),
        (["render", "a", "b"], "b"),
        (["render", "a", "-o"], "--output"),
        (["render", "a", "--listening"], "--listening"),
        (["render", "a", "--no-words=yes"], "--no-words"),
        (["render", "a", "--sheet", "plain-a4"], "stickers"),
        (["replay", "a", "--listening", "mono"], "render"),
        (["play", "-o", "game.wav"], "stickers, render"),
        (["play", "--seat", "2"], "render"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_sentence(
    arguments: list[str], named: str, locale: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{locale}_XX.UTF-8")
    assert command_line(arguments) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert named in captured.err
    assert captured.err.endswith(".\n")


def test_an_option_that_render_does_not_have_is_answered_with_those_that_it_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command_line(["render", "a", "--lisening", "mono"]) == 2
    told = capsys.readouterr().err
    assert all(f"--{option}" in told for option in (*OF_RENDER, *SWITCHES_OF_RENDER))
    assert "--sheet" not in told


# When something fails


def test_without_a_voice_no_file_is_made_and_a_sentence_tells_how_to_get_one(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "espeakng_loader" else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", without)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    done = render(journal, tmp_path / "game.wav")
    assert (done.status, len(done.errors)) == (1, 1)
    assert done.errors[0].startswith("No file was made: no voice speaks here. ")
    assert f"{sys.executable} -m pip install espeakng-loader" in done.errors[0]
    assert not (tmp_path / "game.wav").exists()
    assert render(journal, tmp_path / "game.wav", **WORDLESS).status == 0


def test_a_voice_that_dies_on_the_way_leaves_nothing_behind(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synthesise = EspeakVoice.synthesise
    lines: list[str] = []

    def twice(self: EspeakVoice, text: str, *rest: object) -> object:
        lines.append(text)
        if len(lines) == 3:
            self._worker.kill()
        return synthesise(self, text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(EspeakVoice, "synthesise", twice)
    done = render(journal, tmp_path / "game.wav")
    assert done.status == 1
    assert done.errors[0].startswith("The voice stopped before the end, and the file was not kept. ")
    assert list(tmp_path.iterdir()) == []


def test_control_c_leaves_nothing_behind(journal: Path, tmp_path: Path) -> None:
    seen: list[list[Path]] = []

    def interrupted(line: str) -> None:
        if "per cent" in line:
            seen.append(list(tmp_path.iterdir()))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        main(journal, {"output": str(tmp_path / "game.wav"), **WORDLESS}, None, "en", interrupted, interrupted)
    assert len(seen[0]) == 1, "the file was being written"
    assert seen[0][0].name != "game.wav"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs without asking them")
def test_a_program_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    journal, folder = tmp_path / "game", tmp_path / "out"
    folder.mkdir()
    saved(journal, ["Alice", "Bob"], None)
    order = ["render", str(journal), "-o", str(folder / "game.wav"), "--no-words", "--language", "en"]
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "audiogames", *order], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        while "per cent" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM
    assert list(folder.iterdir()) == []


# From a shell


def test_from_a_shell_a_game_is_rendered_in_french(journal: Path, tmp_path: Path) -> None:
    order = ["render", str(journal), "--seat", "zoé", "-o", "partie.wav", "--no-words", "--language", "fr"]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", *order],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Partie à 3 places")
    assert lines[1] == "La voici comme Zoé l’a entendue."
    assert lines[-1].startswith(f"Le fichier sonore {tmp_path / 'partie.wav'} est prêt")
    assert (tmp_path / "partie.wav").exists()

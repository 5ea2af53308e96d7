"""The choice of a program of one's own as voice, in the settings at a terminal."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local import voice_program
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.faces.keyboard import Paper, Person, computer_at, typing
from tests.speech.own_program import espeak, wav, written


class Waiting(StreamConsole):
    """A console at which nobody types while time passes."""

    def typed_within(self, seconds: float) -> bool:
        threading.Event().wait(seconds)
        return False


@pytest.fixture
def chosen(home: Path) -> Callable[..., tuple[str, bool]]:
    """Return what is said, and whether a program was chosen, where a person types these lines."""

    def choose(*typed: str, settings: Settings | None = None) -> tuple[str, bool]:
        paper = Paper()
        person = Person(paper, typing(*typed))
        computer = computer_at(Waiting(person, paper), settings, "en")
        outcome = hold(computer, voice_program.choose(computer))
        return "".join(paper.writes), outcome is True

    return choose


def test_a_command_is_tried_before_it_is_kept(chosen: Callable[..., tuple[str, bool]], tmp_path: Path) -> None:
    command = espeak(tmp_path)
    said, kept = chosen(command)
    assert kept
    assert "The program works on a sentence. Any key stops it." in said
    assert said.rstrip().endswith(
        "I speak with the voice of your program: three witches, seven brooms, and it is your turn."
    )
    assert (load()[0].sink, load()[0].voice_program) == ("program", command)


def test_a_command_that_does_not_work_changes_nothing_and_says_why(
    chosen: Callable[..., tuple[str, bool]], tmp_path: Path
) -> None:
    silent = written(tmp_path, f"import sys; sys.stdout.buffer.write({wav(bytes(2000))!r})")
    said, kept = chosen("no-such-voice", written(tmp_path, "raise SystemExit('no model')"), silent, "0")
    assert not kept
    assert "No program called “no-such-voice” was found." in said
    assert "has failed. It says: no model." in said
    assert "what it wrote is no speech in a 16-bit WAV file" in said
    assert said.count("Nothing has changed. Type another command, or zero to go back.") == 3
    assert load()[0].sink == "auto"


def test_enter_alone_takes_the_command_of_before(chosen: Callable[..., tuple[str, bool]], tmp_path: Path) -> None:
    command = espeak(tmp_path)
    said, kept = chosen("", settings=Settings(voice_program=command))
    assert kept
    assert f"Enter alone keeps this one: {command}." in said.replace("\u00a0", " ")
    said, kept = chosen("")
    assert not kept

"""Troubles with voice or sounds are told before the menu, once for each cause."""

from dataclasses import replace
from pathlib import Path

import pytest

from audiogames.core.messages import alert, menu_message
from audiogames.faces.terminal.console import StreamConsole
from audiogames.local.computer import Computer
from audiogames.local.troubles import FIRST_SECONDS, USUAL_SECONDS, Trouble, settle
from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import Talk
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.faces.keyboard import Paper, Person, computer_at, typing


class Start:
    """A program that starts: it settles, then shows a menu. Time is that of the test."""

    def __init__(self, settings: Settings, interactive: bool = True) -> None:
        self.paper = Paper()
        console = StreamConsole(Person(self.paper, typing()), self.paper)
        console.interactive = interactive
        self.computer: Computer = computer_at(console, settings)
        self.trouble = Trouble(self.computer, "voice_trouble")
        self.computer.is_settled = lambda: self.trouble.was_tried
        self._now = 0.0
        reply = self.computer.conversation.begin(self._run(), 0.0)
        self.computer.give(reply.told)

    def _run(self) -> Talk[None]:
        yield from settle(self.computer)
        self.computer.conversation.breath.answer(menu_message("goodbye"))
        yield from self.computer.conversation.ask()

    def wait(self) -> float:
        """Let time pass until the menu is shown; return when that was."""
        conversation = self.computer.conversation
        while not self.shows_menu:
            self._now = conversation.due
            reply = conversation.follow(self._now)
            assert reply is not None
            self.computer.give(reply.told)
        return self._now

    @property
    def lines(self) -> list[str]:
        return "".join(self.paper.writes).splitlines()

    @property
    def shows_menu(self) -> bool:
        return catalogue("fr").words("goodbye") in self.lines


NO_VOICE = alert("no-voice", program="audiogames")


@pytest.fixture
def tried(quiet_home: Path) -> Settings:
    """Somebody for whom all was well the last time."""
    return replace(load()[0], voice_trouble="", sound_trouble="")


def test_a_warning_stands_before_the_menu(quiet_home: Path) -> None:
    started = Start(load()[0])
    assert not started.shows_menu
    started.trouble.found(NO_VOICE)
    assert started.wait() < USUAL_SECONDS
    assert [line.startswith("Aucune voix") for line in started.lines] == [True, False]


def test_it_is_told_once_and_again_only_when_its_cause_has_changed(tried: Settings) -> None:
    first = Start(tried)
    first.trouble.found(NO_VOICE)
    first.trouble.found(NO_VOICE)
    first.trouble.keep()
    assert len(first.lines) == 1
    second = Start(load()[0])
    second.trouble.found(NO_VOICE)
    assert second.lines == []
    second.trouble.found(alert("no-voice-fix", command="sudo apt install espeak-ng"))
    second.trouble.found(alert("no-voice-fix", command="sudo apt install espeak-ng"))
    assert len(second.lines) == 1


def test_after_all_was_well_the_same_trouble_is_told_again(tried: Settings) -> None:
    first = Start(tried)
    first.trouble.found(NO_VOICE)
    first.trouble.keep()
    second = Start(load()[0])
    second.trouble.none()
    second.trouble.keep()
    third = Start(load()[0])
    third.trouble.found(NO_VOICE)
    assert len(third.lines) == 1


def test_nobody_waits_long_for_what_cannot_be_found_out(quiet_home: Path, tried: Settings) -> None:
    assert FIRST_SECONDS <= Start(load()[0]).wait() < FIRST_SECONDS + 0.1
    assert USUAL_SECONDS <= Start(tried).wait() < USUAL_SECONDS + 0.1


def test_at_a_pipe_nothing_waits(quiet_home: Path) -> None:
    assert Start(load()[0], interactive=False).shows_menu

"""Control+Z and fg, in a shell that has jobs: the terminal works in both, and one hears where one is."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.core.messages import menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Entry, Talk

if sys.platform == "win32":
    pytest.skip("Windows suspends no programs", allow_module_level=True)

from audiogames.faces.terminal.console import StreamConsole
from tests.faces.keyboard import Paper
from tests.faces.screen import Terminal, saved_game, set_up
from tests.faces.web.tables import CODE, gathering, served
from tests.posix import os, signal, termios

SHELL = ("bash", "--norc", "--noprofile", "-i")
SEED = 2


@pytest.fixture
def shell(home: Path) -> Iterator[Terminal]:
    assert shutil.which("bash")
    with Terminal(program=(shutil.which("bash") or "", *SHELL[1:]), environment={"PS1": "prompt> "}) as terminal:
        terminal.expect("prompt> ")
        yield terminal


class Hasty(Paper):
    """A terminal at which Control+Z is pressed in the midst of what is written."""

    def write(self, text: str) -> int:
        if text.startswith("Votre"):
            os.kill(os.getpid(), signal.SIGTSTP)
        return super().write(text)


def test_control_z_in_the_midst_of_writing_waits_until_all_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    suspended: list[str] = []
    raised = signal.raise_signal

    def suspend(number: int) -> None:
        if signal.getsignal(number) is signal.SIG_DFL:
            suspended.append("".join(paper.writes))
        else:
            raised(number)

    monkeypatch.setattr(signal, "raise_signal", suspend)
    master, slave = os.openpty()
    with open(master, "rb"), open(slave) as keyboard:
        paper = Hasty(terminal=True)
        console = StreamConsole(keyboard, paper)
        with console.suspendable():
            console.write(["Votre main : 1, bleu 9."])
    assert suspended == ["Votre main : 1, bleu 9. \n"]


@pytest.mark.parametrize("keys", [True, False])
def test_control_z_gives_flow_control_back_and_fg_takes_it_again(keys: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    raised, suspended = signal.raise_signal, list[bool]()

    def suspend(number: int) -> None:
        if signal.getsignal(number) is signal.SIG_DFL:
            suspended.append(termios.tcgetattr(slave) == found)
        else:
            raised(number)

    def flows() -> bool:
        return bool(termios.tcgetattr(slave)[0] & termios.IXON)

    monkeypatch.setattr(signal, "raise_signal", suspend)
    master, slave = os.openpty()
    found = termios.tcgetattr(slave)
    with open(master, "rb"), open(slave) as keyboard:
        console = StreamConsole(keyboard, Paper(terminal=True))
        with console.suspendable():
            assert not flows()
            console.prepare(keys)
            os.kill(os.getpid(), signal.SIGTSTP)
            console.prepare(keys)
            assert not flows()
        console.release()
        assert suspended == [True]
        assert termios.tcgetattr(slave) == found


def play(shell: Terminal, mode: str) -> None:
    """Begin a game at the shell, up to the first key that is awaited."""
    set_up(keys_mode=mode)
    shell.type(f"{sys.executable} -m audiogames play {saved_game(SEED, 3)} --language fr\r")
    shell.expect("Votre main")
    shell.expect(". ")
    shell.type("t" if mode == "single" else "t\r")
    shell.expect("C’est à vous")


@pytest.mark.parametrize(("mode", "key"), [("single", "c"), ("line", "c\r")])
def test_after_fg_keys_act_again_and_one_hears_where_one_is(mode: str, key: str, shell: Terminal) -> None:
    play(shell, mode)
    for _ in range(2):
        shell.type("\x1a")
        shell.expect("prompt> ")
        shell.type("echo six is $((2 * 3))\r")
        shell.expect("six is 6")
        shell.expect("prompt> ")
        shell.type("fg\r")
        shell.expect("Vous revoici.")
        shell.expect("C’est à vous")
        if mode == "single":
            assert shell.becomes_single_key()
        shell.type(key)
        shell.expect("Le pli est vide : à vous de commencer.")
    shell.type("\x03")
    shell.expect("Arrêté à votre demande.")
    shell.expect("prompt> ")


def test_after_fg_a_table_elsewhere_says_where_one_is(shell: Terminal) -> None:
    set_up(keys_mode="single", player_name="Ana")
    with served(gathering()) as table:
        shell.type(f"{sys.executable} -m audiogames join {table.origin} {CODE} --language fr\r")
        shell.expect("Entrée commence la partie.")
        shell.type("\r")
        shell.expect("Votre main")
        shell.type("t")
        shell.expect("C’est à vous")
        shell.type("\x1a")
        shell.expect("prompt> ")
        shell.type("fg\r")
        shell.expect("Vous revoici.")
        shell.expect("C’est à vous")
        shell.type("t")
        shell.expect("C’est à vous")
        shell.type("q")
        shell.expect("Quitter la table")
        shell.type("o")
        shell.expect("Vous avez quitté la table.")
        assert shell.screen.count("Vous revoici.") == 1


def test_in_a_menu_one_hears_again_what_was_asked() -> None:
    conversation, typed = Conversation(), list[str]()

    def talk() -> Talk[None]:
        conversation.breath.answer(menu_message("options-title"))
        typed.append((yield from conversation.ask()))

    question = conversation.begin(talk(), 0.0).told[0].utterances[0].text
    (told,) = conversation.enter(Entry("back"), 5.0).told
    assert [line.text for line in told.utterances] == ["Vous revoici.", question]
    conversation.enter(Entry("typed", "7"), 6.0)
    assert typed == ["7"]

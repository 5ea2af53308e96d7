"""A seat behind its curtain: whoever sees the screen sees the table, and learns nothing of that hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from audiogames.core.chance import Generator
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.registry import GAMES
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.faces.terminal.console import CLEAR, StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.faces.terminal.table import has_colours, rows
from audiogames.local.computer import Computer
from audiogames.local.curtain import Curtains
from audiogames.local.sound_settings import choose
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device, ListenerState
from audiogames.play.game import GameTalk
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry, Reply
from audiogames.play.shown import show_to_all
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable, Settings, change
from audiogames.speech.detect import ReaderWatch
from tests.faces.keyboard import Paper, Person, computer_at, new_session, sit, typing
from tests.games.trials import trial_of
from tests.play.test_leaks import KEYS, NAMES, steps_of
from tests.posix import os, termios

SAMPLES: Final = 16
TYPED: Final = (*KEYS, "99", "b7", "vert 3", "rien de tout cela")
"""The questions and lines typed behind the curtain: nothing that plays."""

COLOUR: Final = "\x1b[97;41"
"""How a red card or pawn begins."""


class Waiting(StreamConsole):
    """Nobody types on while a sound is heard; how long it was waited for is noted."""

    def __init__(self, paper: Paper) -> None:
        super().__init__(None, paper)
        self.waits: list[float] = []

    def typed_within(self, seconds: float) -> bool:
        self.waits.append(seconds)
        return False


def drawn_at(console: StreamConsole, language: str = "fr") -> Computer:
    """Return a computer at which every seat draws its curtain, and no reader runs."""
    settings, _ = change(Settings(), curtains=["headphones"] * len(NAMES))
    computer = Computer(console, Preferences(Conversation(Device(language=language)), settings))
    computer.watch_readers(ReaderWatch(lambda: None))

    def draw(seat: Seat) -> None:
        computer.conversation.listen(curtains=computer.conversation.listening.curtains | {seat})

    computer.conversation.hang_curtains(draw)
    return computer


class World:
    """A table in some state, at a keyboard behind whose screen the others stand."""

    def __init__(self, step: Step, before: Any, seats: tuple[Seat, ...]) -> None:
        players = [{"name": name} for name in NAMES]
        self.sitting = Sitting(Table(step.game, before, 1, players, Journal(MemoryStore())))
        self.paper = Paper(terminal=True)
        self.console = Waiting(self.paper)
        self.computer = drawn_at(self.console)
        self.now = 0.0
        for seat in set(range(len(NAMES))) - set(seats):
            self.sitting.seats.join(Device(f"device {seat}", (seat,)), 0.0)
        talk = GameTalk(self.computer.conversation, self.sitting, "table", False, seats)
        self.take(self.computer.conversation.begin(talk.run(), 0.0))

    def take(self, reply: Reply | None) -> None:
        if reply is not None:
            self.computer.give(reply.told)
            self.now += 5.0

    def do(self, step: Step, done: Any) -> None:
        state, events = done
        self.sitting.table._advance(step.entry, state, events)
        self.sitting.after(events)
        self.take(self.computer.conversation.follow(self.now))

    def type(self, typed: str) -> None:
        self.take(self.computer.conversation.enter(Entry("typed", typed), self.now))

    def written(self) -> tuple[list[str], list[float], bool]:
        """Return each write with its bytes, how long it was waited for sounds, and whether typing is hidden."""
        return self.paper.writes, self.console.waits, bool(self.computer.conversation.listening.curtains)

    def known(self) -> Any:
        """Return what all in the room may know."""
        table = self.sitting.table
        events = self.sitting.hearing.events(0, len(table.steps), None)
        return table.view(None), trial_of(table.game.name).unshown(events, None)


def worlds(game: str) -> Iterator[tuple[World, World]]:
    """Yield pairs of worlds that are the same to a viewer, after each thing that is typed or done."""
    trial, steps = trial_of(game), steps_of(game)
    for sample in range(SAMPLES):
        step = steps[sample * len(steps) // SAMPLES]
        anew = trial.redealt(step, None, Generator(sample))
        if anew is None or anew == step.before or step.game.view(anew, None) != step.game.view(step.before, None):
            continue
        done = [trial.repeated(step, before, Generator(sample)) for before in (step.before, anew)]
        seats = ((0, 1, 2), (0,), (1, 2))[sample % 3]
        pair = World(step, step.before, seats), World(step, anew, seats)
        typed = [TYPED[(sample * 3 + place) % len(TYPED)] for place in range(3)]
        for what in ("", *typed, "do", *typed):
            if len(pair[0].sitting.table.steps) != len(pair[1].sitting.table.steps):
                break  # a choice that was the only one has made itself in one of them: all saw that
            for world, result in zip(pair, done, strict=True):
                if what == "do" and not world.sitting.table.steps:
                    world.do(step, result)
                elif what and what != "do":
                    world.type(what)
            if pair[0].known() != pair[1].known():  # something came to light that may be another thing there
                break
            yield pair


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_on_the_screen_tells_of_a_hand_behind_its_curtain(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    compared = 0
    for one, other in worlds(game):
        assert one.written() == other.written()
        compared += len(one.paper.writes)
    assert compared > 2 * SAMPLES


def test_a_hand_on_the_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(ListenerState, "curtains", frozenset())
    assert any(one.written() != other.written() for one, other in worlds("roue_des_sorcieres"))


# What stays on the screen.


def shown_rows(game: str, language: str, columns: int) -> tuple[list[str], str]:
    """Return the table of a game in its middle, without its colours, and whose turn it is."""
    steps = steps_of(game)
    step = steps[len(steps) // 3]
    sitting = Sitting(Table(step.game, step.before, 1, [{"name": name} for name in NAMES], Journal(MemoryStore())))
    conversation = Conversation(Device(language=language))
    conversation.sit(sitting, ())
    shown = show_to_all(conversation)
    assert shown is not None
    return rows(shown, columns), " ".join(shown.question)


def bare(row: str) -> str:
    """Return a row without its colours."""
    return "".join(piece.partition("m")[2] if place else piece for place, piece in enumerate(row.split("\x1b[")))


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_all_seats_and_whose_turn_it_is_and_no_row_is_too_wide(
    game: str, language: str, columns: int
) -> None:
    table, turn = shown_rows(game, language, columns)
    text = "\n".join(map(bare, table))
    assert all(name in text for name in NAMES)
    assert turn
    assert max(len(bare(row)) for row in table) < columns


def test_a_table_has_the_trump_the_trick_and_the_cards_won_in_colour() -> None:
    table, _ = shown_rows("roue_des_sorcieres", "fr", 80)
    titles = [bare(row).split("  ")[0] for row in table]
    assert {"Pli", "Pile d’atout", *NAMES} <= {*titles}
    trump = table[titles.index("Pile d’atout")]
    assert "\x1b[" in trump.partition("  ")[2]


def test_a_terminal_without_colours_is_written_words_alone() -> None:
    assert has_colours({"TERM": "xterm"})
    assert not has_colours({"TERM": "xterm", "NO_COLOR": "1"})
    assert not has_colours({"TERM": "dumb"})
    assert not has_colours({})


@pytest.mark.parametrize(("reader", "terminal"), [("orca", True), (None, False)])
def test_where_a_reader_runs_or_nobody_sees_it_no_table_is_written(
    reader: str | None, terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    paper = Paper(terminal)
    computer = drawn_at(Waiting(paper))
    computer.watch_readers(ReaderWatch(lambda: reader))
    played = sit_behind(computer, paper)
    assert "\x1b[" not in played.replace(CLEAR, "")
    assert "Votre main" not in played


def sit_behind(computer: Computer, paper: Paper) -> str:
    """Begin a game behind a curtain; return what was written."""
    talk = GameTalk(computer.conversation, new_session(3, 3), "table")
    computer.give(computer.conversation.begin(talk.run(), 0.0).told)
    computer.give(computer.conversation.enter(Entry("typed", "h"), 1.0).told)
    return "".join(paper.writes)


def test_the_screen_is_cleared_as_the_curtain_is_drawn_and_shows_the_hand_again_once_it_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    paper = Paper(terminal=True)
    computer = drawn_at(Waiting(paper))
    sit_behind(computer, paper)
    assert paper.writes[0].startswith(CLEAR)
    assert "Pioche" in paper.writes[-1]
    computer.give(computer.conversation.enter(Entry("typed", "%"), 2.0).told)
    computer.give(computer.conversation.enter(Entry("typed", "h"), 3.0).told)
    assert paper.writes[-2].startswith(CLEAR)
    assert "Rideau ouvert" in paper.writes[-2]
    assert "main" in paper.writes[-1]


# Where it cannot be drawn.


def test_without_headphones_and_display_the_curtain_stays_open_and_it_is_said_why() -> None:
    computer = computer_at(StreamConsole())
    Curtains(computer)
    computer.watch_readers(ReaderWatch(lambda: None))
    played = sit(typing("rideau", "h"), new_session(3, 3), computer=computer)
    assert "Aucune plage braille ne répond" in "".join(played.replies[1])
    assert "main" in "".join(played.replies[2])


def test_where_a_screen_reader_has_the_display_the_curtain_is_refused_by_its_name() -> None:
    computer = computer_at(StreamConsole())
    Curtains(computer)
    computer.watch_readers(ReaderWatch(lambda: "orca"))
    played = sit(typing("rideau"), new_session(3, 3), computer=computer)
    assert "plage braille montre ce que lit orca" in "".join(played.replies[1])


def test_a_curtain_that_is_set_and_cannot_be_drawn_is_told_before_any_hand() -> None:
    computer = computer_at(StreamConsole(), Settings(curtains=("headphones",)))
    Curtains(computer)
    played = sit(typing(), new_session(3, 3), computer=computer)
    assert played.reply(0)[0].startswith("Votre rideau reste ouvert")


def test_two_at_a_keyboard_are_told_before_anyone_takes_a_seat() -> None:
    computer = computer_at(StreamConsole(), Settings(curtains=("open", "headphones")))
    Curtains(computer)
    session = Sitting.new("roue_des_sorcieres", ("Ana", "Bob"), (PERSON, PERSON), {}, 3, MemoryStore())
    played = sit(typing(), session, computer=computer)
    assert played.reply(0)[0].startswith("Bob : le rideau reste ouvert")


def test_the_settings_refuse_what_cannot_be_and_keep_what_can(home: Path) -> None:
    paper = Paper()
    person = Person(paper, typing("5", "2", "2", "5", "2", "1", "0"))
    table = LastTable("roue_des_sorcieres", 2, {}, (PERSON, PERSON))
    computer = computer_at(StreamConsole(person, paper), Settings(last_table=table))
    Curtains(computer)
    hold(computer, choose(computer))
    assert "il faut un casque pour cette place" in "".join(paper.writes)
    assert {*computer.preferences.settings.curtains} == {"open"}


# What is typed.


def test_lines_are_typed_unseen_behind_a_curtain_and_the_terminal_is_given_back() -> None:
    master, slave = os.openpty()
    try:
        with os.fdopen(slave, "r", closefd=False) as source, os.fdopen(slave, "w", closefd=False) as target:
            before = termios.tcgetattr(slave)
            console = StreamConsole(source, target)
            console.prepare(keys=False, hides=True)
            modes = termios.tcgetattr(slave)[3]
            assert modes & termios.ICANON
            assert not modes & (termios.ECHO | termios.ECHONL)
            os.write(master, b"b7\n")
            assert console.line() == "b7"
            console.prepare(keys=True, hides=True)
            console.prepare(keys=False, hides=True)
            assert not termios.tcgetattr(slave)[3] & termios.ECHO
            console.prepare(keys=False)
            assert termios.tcgetattr(slave)[3] == before[3]
            console.release()
            assert termios.tcgetattr(slave) == before
    finally:
        os.close(master)
        os.close(slave)

"""Programs of other people at a table: the example of the page plays, and one that falls silent holds nobody up."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiogames.bots import levels
from audiogames.bots.arena import play
from audiogames.bots.levels import PROGRAM, make_bot
from audiogames.bots.programs import Program, ProgramBot, question, seat
from audiogames.core.chance import Generator
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.bots.test_advice import moments

MOST = 12
"""A promised number: the tests hold the program to it."""

PAGES = Path(__file__).parents[2] / "docs"
ROUE = "roue_des_sorcieres"
ANSWERS = "import sys\nfor line in sys.stdin: print({!r}, flush=True)\n"
LONG, SHORT = 60.0, 0.5
"""Seconds for a program that answers, on a busy computer too, and for one that never does."""


def example(language: str) -> str:
    """Return the program of the page about the engine that answers questions."""
    page = (PAGES / language / "engine.md").read_text(encoding="utf-8")
    (code,) = (code for code in re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL) if "sys.stdin" in code)
    return str(code)


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Any]:
    """Return what starts a program with some code; all are ended after the test."""
    started: list[Program] = []

    def start(code: str, seconds: float = LONG) -> Program:
        file = tmp_path / f"program-{len(started)}.py"
        file.write_text(code, encoding="utf-8")
        started.append(Program([sys.executable, str(file)], seconds))
        return started[-1]

    yield start
    for program in started:
        program.close()


def test_both_pages_have_the_same_example() -> None:
    assert example("fr") == example("en")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "zapp_zerapp"])
def test_the_example_of_the_page_plays_a_whole_game(game: str, programs: Any) -> None:
    program = programs(example("en"))
    bots = [ProgramBot(game, program, make_bot(game, "apprentice")), make_bot(game, "apprentice", 1)]
    assert play(game, bots, 3)
    assert not program.is_silent


def test_the_example_answers_at_each_moment_of_a_game_that_takes_long(programs: Any) -> None:
    program = programs(example("en"))
    for moment in moments("zapp_zerapp", 3, 20, {}):
        chosen = program.choose(moment.table.game, moment.view, moment.events, moment.actions)
        assert chosen == moment.actions[0]


def test_the_example_plays_its_lowest_card(programs: Any) -> None:
    program = programs(example("en"))
    for moment in moments(ROUE, 4, 6, {}):
        if moment.view.phase == "play":
            chosen = program.choose(moment.table.game, moment.view, moment.events, moment.actions)
            cards = [moment.table.game.format_action(action) for action in moment.actions]
            least = min(int(card.rpartition("-")[2]) for card in cards)
            assert int(moment.table.game.format_action(chosen).rpartition("-")[2]) == least


@pytest.mark.parametrize(
    "code",
    [
        "import sys\nsys.stdin.read()\n",
        "raise SystemExit\n",
        ANSWERS.format("no JSON"),
        ANSWERS.format('{"id": 1}'),
        ANSWERS.format('{"id": 7, "action": "play blue-9"}'),
        ANSWERS.format('{"id": 1, "action": "play blue-99"}'),
        ANSWERS.format('{"id": 1, "action": ["play"]}'),
        ANSWERS.format("[" * 5000),
    ],
)
def test_where_a_program_falls_silent_a_bot_of_ours_plays_on(code: str, programs: Any) -> None:
    program = programs(code, SHORT)
    bots = [ProgramBot(ROUE, program, make_bot(ROUE, "apprentice")), make_bot(ROUE, "apprentice", 1)]
    assert play(ROUE, bots, 3) == play(ROUE, [make_bot(ROUE, "apprentice", number) for number in range(2)], 3)
    assert program.is_silent


def test_a_command_that_is_none_is_silent() -> None:
    program = Program("there-is-no-such-command-here")
    moment = next(moments(ROUE, 1))
    bot = ProgramBot(ROUE, program, make_bot(ROUE, "apprentice"))
    assert bot.choose(moment.view, moment.actions) in moment.actions
    assert program.is_silent


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_to_a_program(game: str) -> None:
    """Deal again what the seat cannot know: what the program is asked stays the same."""
    for moment in moments(game, 5, 8):
        rules = moment.table.game
        seen = rules.view(rules.redeal(moment.view, Generator(23)), moment.seat)
        asked = question(rules, moment.view, moment.events, moment.actions)
        assert question(rules, seen, moment.events, moment.actions) == asked
        assert json.loads(json.dumps(asked)) == asked


def test_a_seat_at_a_table_is_played_by_a_program_and_by_a_witch_where_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "lowest.py"
    file.write_text(example("en"), encoding="utf-8")
    seats = (PERSON, PROGRAM, PROGRAM)
    started = seat(f'"{sys.executable}" "{file}"', LONG)
    try:
        sitting = Sitting.new(ROUE, ("Ada", None, None), seats, {}, 1, MemoryStore())
        while sitting.turns.waiting_for() is None:
            sitting.tick(sitting.due())
        assert started
        assert not any(program.is_silent for program in started)
    finally:
        levels.PROGRAMS.clear()
        for program in started:
            program.close()
    alone = Sitting.new(ROUE, ("Ada", None, None), seats, {}, 1, MemoryStore())
    while alone.turns.waiting_for() is None:
        alone.tick(alone.due())
    assert alone.seating.people == (0,)


def test_no_more_than_some_programs_run_at_once() -> None:
    started = seat("there-is-no-such-command-here")
    try:
        bots = [make_bot(ROUE, PROGRAM, number) for number in range(MOST + 3)]
        assert len(bots) == MOST + 3
        assert len(started) == MOST
    finally:
        levels.PROGRAMS.clear()

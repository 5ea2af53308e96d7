"""The day's table: one deal a day for each game; the first try counts, and its line tells nothing of the deal."""

import stat
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from audiogames.bots.levels import LEVELS
from audiogames.bots.levels import VERSION as BOTS_VERSION
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.local import clipboard
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table import days
from audiogames.play.menus.new_table.days import Day
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.retelling.saved import ReadOnlyStore
from audiogames.retelling.shelf import FolderShelf
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, start, typing

OPEN_DAYS = 7
"""A promised number: the tests hold the program to it."""

PLAY, DAY, ROUE = "1", "5", "1"
NEW_YEAR = Day(2026, 1, 1)


@pytest.fixture(autouse=True)
def _at_home(quiet_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "commands", lambda: iter(()))
    monkeypatch.setattr(clipboard, "documents", lambda: quiet_home)


def flat(text: str) -> str:
    return " ".join(text.split())


def words(id: str, **variables: str | int) -> str:
    return flat(catalogue("fr").words(id, **variables))


def played_out() -> Played:
    """Choose the day's table of La Roue, and play it to its end, each number of a hand in turn."""
    first, numbers = iter((PLAY, DAY, ROUE)), cycle("123456")

    def answer(reply: str) -> str | None:
        if words("ended-title") in flat(reply):
            return None
        return next(first, None) or next(numbers)

    return start(answer)


def header(path: Path) -> dict[str, Any]:
    return Journal(ReadOnlyStore(path)).read()[0]


def journals() -> list[Path]:
    return sorted(paths().journals.glob("*.journal"))


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_deal_for_each_game_and_another_day_another(game: str) -> None:
    seeds = {days.seed_of(Day(2026, 1, day), other) for day in range(1, 29) for other in GAMES}
    assert len(seeds) == 28 * len(GAMES)
    assert days.seed_of(NEW_YEAR, game) == days.seed_of(Day(2026, 1, 1), game)


def test_another_version_of_rules_or_bots_has_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    before = days.seed_of(NEW_YEAR, "du_balai")
    monkeypatch.setattr(days, "BOTS_VERSION", 99)
    assert days.seed_of(NEW_YEAR, "du_balai") != before


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_a_day_are_bounded_by_counts_and_options_are_as_usual(game: str) -> None:
    table = days.table_of(game)
    assert table.options == {}
    assert {*table.levels} <= {"person", *LEVELS}


def test_the_table_of_today_is_dealt_by_its_day_with_no_other_chance() -> None:
    start(typing(PLAY, DAY, ROUE, "q", "o"))
    start(typing("2", "0", PLAY, DAY, ROUE, "q", "o"))
    (first, second) = map(header, journals())
    today = FolderShelf().last_days(1)[0]
    assert first["seed"] == second["seed"] == days.seed_of(today, "roue_des_sorcieres")
    assert first["notes"]["day"] == str(today)


def test_the_first_try_counts_and_its_line_goes_to_a_file_where_there_is_no_clipboard() -> None:
    played = played_out()
    (file,) = paths().settings.parent.glob("audiogames-*-roue_des_sorcieres-1.txt")
    line = file.read_text(encoding="utf-8").strip()
    assert flat(line) in flat(played.text)
    assert line.startswith("Audiogames, La Roue des Sorcières, table du")
    assert f"Règles 1, sorcières {BOTS_VERSION}." in line
    assert f" {FolderShelf().last_days(1)[0].year} " in line.replace("\u00a0", " ")
    assert str(file) in "".join(played.text.split("\n"))


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_line_tells_nothing_of_the_deal(locale: str) -> None:
    played_out()
    (path,) = journals()
    sitting = Sitting(resumed(path))
    line = catalogue(locale).text(days.result_line(sitting))
    colours = [catalogue(locale).words(f"colour-{colour}") for colour in GAMES["roue_des_sorcieres"].colours]
    assert not any(colour in line.split() for colour in colours)


def resumed(path: Path) -> Table:
    store = MemoryStore()
    store.append(*path.read_text(encoding="utf-8").splitlines())
    return Table.resume(store)


def test_a_second_try_is_practice_and_has_no_line() -> None:
    played_out()
    again = played_out()
    assert words("day-practice") in flat(again.text)
    assert words("day-practice-ended") in flat(again.text)
    assert len(list(paths().settings.parent.glob("audiogames-*.txt"))) == 1


def test_a_first_try_that_was_left_still_counts_when_it_is_taken_up_and_another_does_not() -> None:
    start(typing(PLAY, DAY, ROUE, "1", "q", "o"))
    other = start(typing("4", "0", PLAY, DAY, ROUE, "q", "o"))
    assert words("day-practice") in flat(other.text)
    tries = FolderShelf().first_tries()
    assert list(tries.values()) == [min((path.stem for path in journals()), key=len)]


def test_seven_days_can_be_made_up_for_and_each_says_what_was_played() -> None:
    shown = start(typing(PLAY, DAY, str(len(GAMES) + 1), "r"))
    assert len([line for line in shown.reply(4) if line[:1].isdigit()]) == OPEN_DAYS
    yesterday = FolderShelf().last_days(2)[1]
    start(typing(PLAY, DAY, str(len(GAMES) + 1), "2", ROUE, "q", "o"))
    assert header(journals()[0])["notes"]["day"] == str(yesterday)


def test_what_is_damaged_in_the_book_of_days_is_left_out() -> None:
    book = paths().journals.with_name("days.jsonl")
    book.parent.mkdir(parents=True, exist_ok=True)
    book.write_text('[\n"x"\n["2026-01-01", "du_balai", "one"]\n["2026-01-01", "du_balai", "two"]\n', encoding="utf-8")
    assert FolderShelf().first_tries() == {("2026-01-01", "du_balai"): "one"}


def test_a_program_of_the_system_takes_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken, program = tmp_path / "taken", tmp_path / "copy"
    program.write_text(f"#!/bin/sh\ncat > {taken}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(clipboard, "commands", lambda: iter([(str(program),)]))
    assert clipboard.share("Première place", "stem").id == "shared-clipboard"
    assert taken.read_text(encoding="utf-8") == "Première place"


def test_a_program_that_fails_leaves_the_line_to_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "commands", lambda: iter([("false",), (str(tmp_path / "nothing"),)]))
    assert clipboard.share("Première place", "stem").id == "shared-file"

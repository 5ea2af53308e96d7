"""The memory of games: only for people who are to be remembered, each game once, told, written out and forgotten."""

import csv
import io
import json
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from audiogames.cli import main
from audiogames.core.input.values import read
from audiogames.core.messages import Message, Verbosity
from audiogames.narration.catalogue import catalogue
from audiogames.play.past import memory
from audiogames.play.past.memory import COLUMNS, RememberedGame
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.resources import COMPLETE
from audiogames.retelling import shelf as shelves
from audiogames.retelling import tables
from audiogames.retelling.shelf import FolderShelf
from audiogames.retelling.tables import TableShelf
from audiogames.settings import Settings
from audiogames.settings.store import load, save
from audiogames.storage.database import Database
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, start, typing
from tests.faces.web.tables import CODE, Room, gathering

GAMES, MEMORY = "4", "3"
ONE = RememberedGame("Anna", "2026-01-01", "roue_des_sorcieres", 3, "witch", 80, True, {"row": 3, "trick": 22}, "one")
TWO = ONE._replace(id="two", points=101, won=False, feats={"row": 5})


@pytest.fixture(autouse=True)
def _at_home(quiet_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "documents", lambda: quiet_home)


def flat(text: str) -> str:
    return " ".join(text.split())


def words(id: str, **variables: str | int) -> str:
    return flat(catalogue("fr").words(id, **variables))


def said(message: Message, locale: str = "fr") -> str:
    return flat(catalogue(locale).text(message))


def set_up(name: str = "Anna", remembered: bool = True, verbosity: Verbosity = Verbosity.FULL) -> None:
    names = (name,) if remembered else ()
    save(Settings(speech="off", player_name=name, remembered=names, verbosity=verbosity))


def played_out() -> Played:
    """Play a game of La Roue to its end, each number of a hand in turn."""
    first, numbers = iter(("1", "1")), cycle("123456")

    def answer(reply: str) -> str | None:
        if words("ended-title") in flat(reply):
            return None
        return next(first, None) or next(numbers)

    return start(answer)


def visited(*typed: str) -> Played:
    """Open the room of memory, of who plays here, and type."""
    return start(typing(GAMES, MEMORY, "1", *typed))


def kept() -> list[RememberedGame]:
    return list(FolderShelf().remembered().games)


def test_nobody_is_remembered_who_did_not_ask_for_it() -> None:
    set_up(remembered=False)
    played_out()
    assert kept() == []


def test_a_game_is_remembered_by_the_name_of_the_seat_with_seats_level_points_and_feats() -> None:
    set_up()
    played_out()
    (game,) = kept()
    result = FolderShelf().results()[0]
    assert (game.name, game.game, game.seats, game.level) == ("Anna", "roue_des_sorcieres", 3, "witch")
    assert game.points == result.scores[result.people[0]]
    assert game.won == (result.people[0] in result.winners)
    assert {*game.feats} <= {"row", "trick"}


def test_somebody_else_s_seat_is_not_remembered() -> None:
    set_up()
    save(replace(load()[0], player_name="Ben"))
    played_out()
    assert kept() == []


def test_a_game_counts_once_however_often_it_is_handed_in() -> None:
    FolderShelf().remember([ONE])
    FolderShelf().remember([ONE, TWO])
    FolderShelf().remember([TWO._replace(points=3)])
    assert kept() == [ONE, TWO]


def test_a_game_whose_end_was_cut_off_counts_once_when_it_is_taken_up_again() -> None:
    set_up()
    played_out()
    (path,) = paths().journals.glob("*.finished.journal")
    path.rename(path.with_name(path.name.replace(".finished", "")))
    start(typing("", ""))
    assert len(kept()) == 1


def test_goals_that_are_reached_are_told_with_the_next_one() -> None:
    lines = [said(line) for line in memory.goals(TWO, [ONE])]
    row = words("feat-roue-des-sorcieres-row", number=5)
    assert lines == [words("goal-reached", goal=row, next=words("feat-roue-des-sorcieres-row", number=6))]
    assert memory.goals(TWO, [ONE, TWO]) == []
    last = said(memory.goals(TWO._replace(feats={"row": 9}), [ONE])[0])
    assert last == words("goal-last", goal=words("feat-roue-des-sorcieres-row", number=6))


@pytest.mark.parametrize("verbosity", Verbosity)
def test_goals_are_told_after_the_end_and_never_at_minimal(
    verbosity: Verbosity, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(verbosity=verbosity)
    goal = Message("goal-last", {"goal": "x"})
    monkeypatch.setattr(memory, "goals", lambda game, before: [goal])
    assert (said(goal) in flat(played_out().text)) == (verbosity > Verbosity.MINIMAL)


@pytest.mark.parametrize("locale", COMPLETE)
def test_games_are_told_with_sums_streaks_and_best_turns_and_by_table(locale: str) -> None:
    game, row = (said(line, locale) for line in memory.told([ONE, TWO, ONE._replace(id="three")]))
    for number in ("3", "2", "87", "101", "1"):
        assert number in game
    assert flat(catalogue(locale).words("feat-roue-des-sorcieres-row", number=5)) in game
    assert flat(catalogue(locale).words("level-witch")) in row


def test_streaks_are_counted_in_the_order_of_the_games() -> None:
    games = [ONE._replace(won=won) for won in (True, True, False, True)]
    assert memory.streaks(games) == (1, 2)


def test_the_room_tells_writes_and_says_where(quiet_home: Path) -> None:
    set_up()
    FolderShelf().remember([ONE, TWO])
    told = flat(visited("1", "0", "0").text)
    assert said(memory.told([ONE, TWO])[0]) in told
    visited("2", "0", "0")
    (table,) = quiet_home.glob("*.csv")
    lines = list(csv.reader(io.StringIO(table.read_bytes().decode())))
    assert lines[0] == list(COLUMNS)
    assert lines[1][:6] == ["Anna", "2026-01-01", "roue_des_sorcieres", "3", "witch", "80"]


def test_a_name_cannot_become_a_formula() -> None:
    game = ONE._replace(name='=1+"<b>', feats={})
    fields = next(iter(csv.reader(io.StringIO(memory.as_csv([game]).splitlines()[1]))))
    assert fields[0] == "'=1+\"<b>"


def test_asking_and_ceasing_to_be_remembered_is_one_line_each() -> None:
    set_up(remembered=False)
    assert words("memory-on", name="Anna") in flat(visited("3", "0").text)
    assert load()[0].remembered == ("Anna",)
    assert words("memory-off", name="Anna") in flat(visited("3", "0").text)
    assert load()[0].remembered == ()


def test_forgetting_asks_first_and_leaves_what_others_have() -> None:
    set_up()
    FolderShelf().remember([ONE, TWO, ONE._replace(name="Ben")])
    visited("3", "", "3", "0")
    assert len(kept()) == 3
    visited("3", "oui", "0")
    assert [game.name for game in kept()] == ["Ben"]
    assert load()[0].remembered == ()


def test_what_is_damaged_is_set_aside_and_the_rest_is_kept() -> None:
    set_up()
    FolderShelf().remember([ONE])
    file = paths().journals.with_name(shelves.MEMORY)
    whole = file.read_text(encoding="utf-8")
    file.write_text(f'{whole}{{"name": 3}}\n[', encoding="utf-8")
    assert "broken-1" in flat(visited("0").text)
    assert kept() == [ONE]
    assert file.read_text(encoding="utf-8") == whole


def test_a_remembered_game_survives_its_file() -> None:
    assert read(RememberedGame, json.loads(json.dumps(memory.plain(TWO)))) == TWO


# The command.


def run(*typed: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run the command `memory`; return its exit status and all that it wrote."""
    status = main(["memory", *typed, "--language", "fr"])
    written = capsys.readouterr()
    return status, flat(written.out + written.err)


def test_the_command_lists_whom_this_computer_remembers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys=capsys) == (0, words("memory-nobody"))
    set_up()
    FolderShelf().remember([ONE, TWO, ONE._replace(name="Ben")])
    status, told = run(capsys=capsys)
    assert status == 0
    assert "Anna : 2 parties retenues." in told
    assert "Ben : 1 partie retenue, et aucune de plus ne le sera." in told


def test_the_command_writes_the_games_of_one_person(capsys: pytest.CaptureFixture[str], quiet_home: Path) -> None:
    set_up()
    FolderShelf().remember([ONE, TWO, ONE._replace(name="Ben")])
    assert run("csv", "Anna", capsys=capsys)[0] == 0
    (file,) = quiet_home.glob("*.csv")
    assert file.read_text(encoding="utf-8") == memory.as_csv([ONE, TWO]).replace("\r\n", "\n")


@pytest.mark.parametrize("name", [("Anna",), ()], ids=["named", "who plays here"])
def test_the_command_forgets_one_person(name: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    ben = ONE._replace(name="Ben")
    FolderShelf().remember([ONE, TWO, ben])
    assert run("forget", *name, capsys=capsys)[0] == 0
    assert kept() == [ben]
    assert load()[0].remembered == ()


@pytest.mark.parametrize("typed", [("forget", "Zoe"), ("csv", "Zoe"), ("erase", "Anna")])
def test_what_the_command_cannot_do_is_said_and_changes_nothing(
    typed: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up()
    FolderShelf().remember([ONE])
    status, told = run(*typed, capsys=capsys)
    assert status > 0
    assert "Zoe" in told or "erase" in told
    assert kept() == [ONE]
    assert load()[0].remembered == ("Anna",)


# Tables of friends.


@pytest.mark.parametrize("verbosity", ["short", "minimal"])
def test_at_a_table_of_friends_those_are_remembered_whom_this_computer_remembers_by_the_names_of_their_seats(
    verbosity: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up()
    goal = Message("goal-last", {"goal": "x"})
    monkeypatch.setattr(tables, "goals", lambda game, before: [goal])
    with Database(tmp_path / "tables") as database:
        found = Room(Gathering(gathering("roue_des_sorcieres", 3).wanted, TableShelf(database), CODE))
        anna, ben = found.socket(), found.socket()
        anna.join("Anna", language="fr")
        ben.join("Ben", language="fr")
        anna.send(kind="settings", language="fr", verbosity=verbosity)
        anna.send(kind="start")
        found.play()
        sitting = found.gathering.sitting
        assert sitting is not None
        (game,) = kept()
        assert (game.name, game.seats, game.points) == ("Anna", 3, sitting.table.scores[0])
        assert (said(goal) in flat(" ".join(anna.said()))) == (verbosity == "short")
        assert said(goal) not in flat(" ".join(ben.said()))


def test_a_guided_game_of_friends_is_not_remembered(tmp_path: Path) -> None:
    set_up()
    wanted = WantedTable("roue_des_sorcieres", 3, "witch", "fr", pace=0.0, guided=True)
    with Database(tmp_path / "tables") as database:
        found = Room(Gathering(wanted, TableShelf(database), CODE))
        anna = found.socket()
        anna.join("Anna", language="fr")
        anna.send(kind="start")
        found.play()
    assert kept() == []


@pytest.mark.parametrize(
    "broken",
    [
        {"feats": {"row": "5"}},
        {"feats": {5: 5}},
        {"feats": {"row": True}},
        {"feats": [5]},
        {"points": "5"},
        {"won": 1},
        {"name": None},
        {"more": 1},
    ],
    ids=str,
)
def test_a_line_of_the_memory_that_is_no_game_is_refused(broken: dict[str, Any]) -> None:
    assert read(RememberedGame, memory.plain(ONE)) == ONE
    with pytest.raises(ValueError):  # noqa: PT011  # it has no words: the line is left out
        read(RememberedGame, {**memory.plain(ONE), **broken})

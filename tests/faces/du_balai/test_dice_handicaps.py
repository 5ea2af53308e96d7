"""The grants of a host to a person's ears: at one keyboard the slowest pace and the most readings hold for all."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.errors import JournalDamaged
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.narration.narrator import expected_seconds
from audiogames.play.device import Device
from audiogames.play.menus.new_table import tables
from audiogames.play.menus.new_table.table_options import notes_of_grants
from audiogames.play.menus.settings import as_set
from audiogames.play.modes.du_balai import dice
from audiogames.play.table.seating import PERSON, Seating
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.shelf import FolderShelf, shelved
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import save
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import start, typing
from tests.faces.zapp_zerapp.barrels import Timed

from .dice import BOT, FACES_TOLD, KEYS, FakeScene, at_dice, balai, new_game  # noqa: F401
from .test_glance import QUICK, closers, decreed, look, short_start, told  # noqa: F401
from .test_seat_options import LEAVE, header, setting

pytestmark = pytest.mark.usefixtures("balai")

BALAI = GAMES["du_balai"]
DEVICE = as_set(Device(), KEYS, "du_balai")
SLOW = replace(KEYS, of_games={"dice_told": "sounds"})


def granted(*seats: dict[str, Any], sitting: tuple[str, ...] = (PERSON, BOT)) -> Sitting:
    """Return a session at the dice whose host granted this to the seats."""
    session = at_dice(*sitting)
    grant(session, notes_of_grants(BALAI, seats))
    return session


def grant(session: Sitting, notes: dict[str, Any]) -> None:
    """Let a session be one at whose table this was granted."""
    session.table.notes = {**session.table.notes, **notes}
    granted = Seating(session.table)
    session.seating.granted[:], session.seating.fixed[:] = granted.granted, granted.fixed


def heard(session: Sitting, settings: Settings = SLOW) -> tuple[float, Timed]:
    """Return the seconds of a die, as it is heard, and what was written."""
    scene = FakeScene()
    console = look(session, (90.0, "t"), settings=settings, scene=scene)
    starts = sorted({at for at, _ in scene.dice})
    gaps = [after - at for at, after in pairwise(starts)]
    assert gaps == pytest.approx([gaps[0]] * (len(starts) - 1))
    return gaps[0], console


# What holds.


@pytest.mark.parametrize(
    ("paces", "seconds"),
    [
        (({}, {}), 0.8),
        (({"dice_pace": 2.0}, {}), 2.0),
        (({}, {"dice_pace": 1.2}), 1.2),
        (({"dice_pace": 0.3}, {}), 0.8),
    ],
)
def test_the_slowest_person_sets_the_pace_for_all(paces: tuple[dict[str, Any], ...], seconds: float) -> None:
    assert heard(granted(*paces, sitting=(PERSON, PERSON)))[0] == pytest.approx(seconds)


def test_a_person_alone_may_have_a_quicker_pace_than_the_keyboard() -> None:
    assert heard(granted({"dice_pace": 0.3}, {}))[0] == pytest.approx(0.3)


def test_a_voice_is_never_asked_for_more_than_it_can_say() -> None:
    console = look(granted({"dice_pace": 0.3}, {}), (60.0, "t"))
    dice = told(console)
    said = [expected_seconds(line, QUICK) for _, line in dice[:-1]]
    assert [after - at for (at, _), (after, _) in pairwise(dice)] == pytest.approx(said)
    assert min(said) > 0.3


def test_the_greatest_number_of_readings_holds_for_all() -> None:
    session = granted({"dice_readings": 1}, {"dice_readings": 3}, sitting=(PERSON, PERSON))
    console = look(session, (26.0, "s"), (60.0, "s"))
    assert [line for _, line in told(console)] == FACES_TOLD * 3
    assert closers(session) == [0]
    assert next(at for at, line in console.log if line.startswith("Pas encore")) == 26.0


def test_what_was_granted_to_a_bot_slows_nobody_down() -> None:
    assert heard(granted({}, {"dice_pace": 2.0}))[0] == pytest.approx(0.8)


def test_a_decret_is_read_at_the_pace_of_a_player_who_looks() -> None:
    session = decreed(PERSON, PERSON)
    grant(session, notes_of_grants(BALAI, [{"dice_pace": 1.2}, {"dice_pace": 2.0}]))
    scene = FakeScene()
    look(session, (1.0, ""), (60.0, "1"), settings=SLOW, scene=scene)
    starts = sorted({at for at, _ in scene.dice})
    assert [after - at for at, after in pairwise(starts)] == pytest.approx([1.2] * 8)


# What is said of it.


def test_the_room_says_once_what_holds_and_for_whose_sake() -> None:
    session = granted({"dice_pace": 2.0}, {"dice_readings": 2}, sitting=(PERSON, PERSON))
    _, console = heard(session)
    assert console.text.count("Allure des dés : deux secondes, pour Ana.") == 1
    assert console.text.count("Lectures des dés : deux, pour Bob.") == 1


def test_the_help_of_the_room_says_it_again() -> None:
    console = look(granted({"dice_readings": 2}, {}), (27.5, "?"), (27.5, "?"), (27.5, "t"))
    assert console.text.count("Lectures des dés : deux, pour vous.") == 2


@pytest.mark.parametrize("seats", [({}, {}), ({"dice_pace": 0.8, "dice_readings": 1}, {})])
def test_nothing_is_said_where_all_is_as_the_keyboard_is_set(seats: tuple[dict[str, Any], ...]) -> None:
    text = heard(granted(*seats))[1].text
    assert "Allure" not in text
    assert "Lectures" not in text


# How it is granted and kept.


def test_each_person_is_asked_in_one_line_and_bots_never(quiet_home: Path) -> None:
    played = setting(3, 2, *[""] * 12, "5", "2")
    lines = [line for line in played.lines if "à quelle allure les dés ?" in line]
    assert [line.split(",")[0] for line in lines] == ["Person0", "Person1"]
    assert lines[0].endswith("5, deux secondes ; 6 ou Entrée, comme au clavier.")
    assert header()["notes"]["granted"] == [{"dice_pace": 2.0, "dice_readings": 2}, {}, {}]


def test_readings_are_asked_for_only_where_dice_are_read_one_by_one(quiet_home: Path) -> None:
    assert "combien de lectures" not in setting(2, 1, "", "", "2").text


def test_the_next_table_grants_the_same(quiet_home: Path) -> None:
    table = LastTable("du_balai", 2, {}, (PERSON, BOT), ({"dice_pace": 1.2}, {}))
    save(Settings(speech="off", last_table=table))
    start(typing("", *LEAVE))
    assert header()["notes"]["granted"] == [{"dice_pace": 1.2}, {}]
    assert "dice_pace" not in header()["seats"][0]


def test_it_comes_back_with_the_game(tmp_path: Path) -> None:
    notes = notes_of_grants(BALAI, [{"dice_pace": 2.0, "dice_readings": 2}, {}])
    store = FileStore(tmp_path / "partie.journal", new=True)
    Sitting.new("du_balai", ["Ana", "Bob"], [PERSON, BOT], {}, 1, store, notes=notes).close()
    session, _ = tables.resume(FolderShelf(), shelved(tmp_path / "partie.journal"))
    assert dice.pace(DEVICE, session) == 2.0
    assert dice.readings(DEVICE, session) == 2
    session.close()


def test_without_a_note_nothing_is_granted() -> None:
    session = new_game(PERSON, BOT)
    grant(session, {"granted": None})
    assert dice.pace(DEVICE, session) == KEYS.of_game("dice_pace")
    assert dice.readings(DEVICE, session) == KEYS.of_game("dice_readings")


@pytest.mark.parametrize("note", [3, [], [3, 3], [{"dice_pace": "slow"}, {}], [{"dice_readings": True}, {}]])
def test_notes_that_grant_what_cannot_be_are_none_of_ours(note: object) -> None:
    with pytest.raises(JournalDamaged):
        grant(new_game(PERSON, BOT), {"granted": note})


def test_where_nobody_is_granted_anything_the_journal_has_no_note_of_it() -> None:
    session = Sitting.new("du_balai", ["Ana", "Bob"], [PERSON, BOT], {}, 1, MemoryStore(), [{}, {}], {})
    assert session.table.notes == {"players": [PERSON, BOT]}
    assert notes_of_grants(BALAI, [{"level": "novice"}, {}]) == {}


@pytest.mark.parametrize("readings", [1, 2, 3])
def test_a_digit_is_as_many_readings(readings: int, quiet_home: Path) -> None:
    setting(3, 2, *[""] * 12, "", str(readings))
    assert header()["notes"]["granted"][0] == {"dice_readings": readings}

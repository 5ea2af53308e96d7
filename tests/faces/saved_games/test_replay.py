"""Saved games told again: what a seat heard, nothing it could not know, and a file that is never touched."""

import random
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.table import Table
from audiogames.games.du_balai import events as balai
from audiogames.games.roue_des_sorcieres.events import Drew, Played, TrumpChanged, TrumpTaken, TrumpTurned
from audiogames.retelling.replay import main
from audiogames.storage.journal_files import FileStore
from tests.faces.du_balai.dice import whole_race
from tests.games.du_balai.positions import unwritten, writing
from tests.games.zapp_zerapp.positions import moving

ROOT = Path(__file__).resolve().parents[3]
GAME = "roue_des_sorcieres"
CARD = re.compile(r"\b(blue|yellow|red|green|purple|orange) ([1-9])\b")

Tell = Callable[..., tuple[int, list[str], list[str]]]


def saved(
    path: Path, names: Sequence[str | None], players: Sequence[str] | None, moves: int | None = None, seed: int = 5
) -> Table:
    """Play a game at random into a file: to its end, or so many moves."""
    notes = {"players": list(players)} if players else None
    store = FileStore(path, new=True)
    table = Table.new(GAME, [{"name": name} for name in names], None, seed, store, notes)
    chooser = random.Random(seed)
    while not table.over and (moves is None or moves > 0):
        [(seat, actions)] = table.legal().items()
        table.submit(seat, chooser.choice(actions))
        moves = None if moves is None else moves - 1
    store.close()
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "partie de Zoé.journal"


@pytest.fixture
def tell(file: Path) -> Tell:
    def told(path: Path | None = None, seat: str | None = None, locale: str = "en") -> tuple[int, list[str], list[str]]:
        out: list[str] = []
        errors: list[str] = []
        status = main(path or file, seat, locale, out.append, errors.append)
        return status, out, errors

    return told


def events(table: Table) -> list[Any]:
    return [event for step in table.steps for event in step.events]


def known_to(seat: int | None, table: Table) -> set[int]:
    """The cards that a seat (None: everyone) saw in a game, in its own hand included."""
    seen: set[int] = set()
    for event in events(table):
        if isinstance(event, Played | TrumpChanged | TrumpTaken | TrumpTurned):
            seen.add(event.card)
        if isinstance(event, TrumpTaken) and event.trump is not None:
            seen.add(event.trump)
        if isinstance(event, Drew) and event.seat == seat and event.card is not None:
            seen.add(event.card)
    if seat is not None:
        for step in table.steps:
            seen.update(table.game.view(step.before, seat).hand)
        seen.update(table.view(seat).hand)
    return seen


def names_of(cards: set[int], table: Table) -> set[str]:
    from audiogames.decks.roue_des_sorcieres import CARD_IDS

    return {CARD_IDS[card].replace("-", " ") for card in cards}


def cards_in(lines: list[str]) -> set[str]:
    return {f"{colour} {value}" for line in lines for colour, value in CARD.findall(line)}


def test_a_whole_game_is_told_move_by_move_to_its_result(file: Path, tell: Tell) -> None:
    table = saved(file, ["Alice", None, "Chloé"], ["person", "witch", "witch"])
    status, lines, errors = tell()
    assert (status, errors) == (0, [])
    assert lines[0] == "A game with 3 seats: Alice, Player 2 and Chloé."
    assert lines[1] == "Here it is as Alice heard it."
    moves = sum(step.entry.action is not None for step in table.steps)
    numbers = [int(found[1]) for line in lines if (found := re.match(r"Move (\d+)\. ", line))]
    assert numbers == sorted(numbers)
    assert numbers[-1] == moves
    assert len(numbers) > moves / 3, "bots that act one after the other are told together, as in play"
    assert lines[-1].startswith("The game is over.") or "wins" in lines[-1] or "win" in lines[-1]
    assert "The game is not over." not in lines


def test_the_hand_is_read_before_the_first_move(file: Path, tell: Tell) -> None:
    saved(file, ["Alice", "Bob"], ["person", "witch"], moves=3)
    _, lines, _ = tell()
    first = next(index for index, line in enumerate(lines) if line.startswith("Move 1."))
    assert lines[first - 1].startswith("Your hand: 1, ")


def test_an_empty_hand_is_not_read(file: Path, tell: Tell) -> None:
    whole_race(file)
    _, lines, _ = tell()
    first = next(index for index, line in enumerate(lines) if line.startswith("Move 1."))
    assert not any("No black-magic card" in line for line in lines[:first])


def test_a_game_before_its_first_move_tells_the_deal_and_whose_turn_it_is(file: Path, tell: Tell) -> None:
    saved(file, ["Alice", "Bob"], ["person", "witch"], moves=0)
    _, lines, _ = tell()
    assert any(line.startswith("You are dealt 6 cards.") for line in lines)
    assert lines[-2:] == ["The game is not over.", "It is your turn to play a card."]
    assert not any(line.startswith("Move") for line in lines)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("moves", [4, 17, 40])
def test_no_card_is_told_that_the_seat_could_not_know(seat: int, moves: int, file: Path, tell: Tell) -> None:
    table = saved(file, ["Alice", "Bob", "Chloé"], None, moves)
    _, lines, _ = tell(seat=str(seat + 1))
    assert cards_in(lines) <= names_of(known_to(seat, table), table)
    assert cards_in(lines) - names_of(known_to(None, table), table), "its own hidden cards are told"


def test_an_unfinished_game_of_several_people_shows_no_hand_unless_asked(file: Path, tell: Tell) -> None:
    table = saved(file, ["Alice", "Bob", "Chloé"], ["person", "person", "witch"], moves=20)
    _, lines, _ = tell()
    assert lines[1].startswith("Several people are still playing this game")
    assert cards_in(lines) <= names_of(known_to(None, table), table)
    assert not any(re.search(r"\b[Yy]our?\b", line) for line in lines[2:])
    assert any(line.startswith("Move 20. ") for line in lines)


def test_an_unfinished_game_of_one_person_is_told_to_that_person(file: Path, tell: Tell) -> None:
    table = saved(file, ["Bot", "Alice"], ["witch", "person"], moves=5)
    _, lines, _ = tell()
    assert lines[1] == "Here it is as Alice heard it."
    assert cards_in(lines) <= names_of(known_to(1, table), table)
    assert lines[-2] == "The game is not over."


def test_a_finished_game_is_told_to_its_first_person(file: Path, tell: Tell) -> None:
    saved(file, ["Bot", "Alice", "Bob"], ["witch", "person", "person"])
    assert tell()[1][1] == "Here it is as Alice heard it."


def test_a_finished_game_of_bots_is_told_as_everyone_heard_it(file: Path, tell: Tell) -> None:
    saved(file, [None, None], ["witch", "witch"])
    assert tell()[1][1] == "Here it is as everybody heard it."


@pytest.mark.parametrize("seat", ["2", "Zoé", "zoé", " ZOÉ "])
def test_a_seat_is_a_number_from_one_or_a_name(seat: str, file: Path, tell: Tell) -> None:
    saved(file, ["Alice", "Zoé"], None, moves=2)
    assert tell(seat=seat)[1][1] == "Here it is as Zoé heard it."


def test_a_seat_without_a_name_is_called_as_it_is_told(file: Path, tell: Tell) -> None:
    saved(file, ["Alice", None], None, moves=2)
    assert tell(seat="place 2", locale="fr")[1][1] == "La voici comme Place 2 l’a entendue."


@pytest.mark.parametrize(
    ("seat", "answer"),
    [
        ("0", "There is no seat with that number. Seats run from 1 to 3. At the table: Alice, Alice and Bob."),
        ("4", "There is no seat with that number. Seats run from 1 to 3. At the table: Alice, Alice and Bob."),
        ("Eve", "Nobody at this table is named “Eve”."),
        ("alice", "Several people at this table are named “alice”. Give a number from 1 to 3."),
    ],
)
def test_a_seat_that_is_not_there_or_not_one_is_a_usage_error(seat: str, answer: str, file: Path, tell: Tell) -> None:
    saved(file, ["Alice", "Alice", "Bob"], None, moves=2)
    status, lines, errors = tell(seat=seat)
    assert (status, lines) == (2, [])
    assert errors[0].startswith(answer)


def test_moves_taken_back_are_not_told_and_counted(file: Path, tell: Tell) -> None:
    table = saved(file, ["Alice", "Bob"], None, moves=1)
    store = FileStore(file)
    table = Table.resume(store)
    seat = next(step.entry.seat for step in table.steps if step.entry.seat is not None)
    table.undo(seat, [seat])
    store.close()
    _, lines, _ = tell()
    assert "One move was taken back and is left out." in lines
    assert not any(line.startswith("Move") for line in lines)


def test_what_a_move_leads_to_comes_in_the_order_of_a_game_a_sentence_a_line(file: Path, tell: Tell) -> None:
    """Who enters the city, and then whom that move banished."""
    store = FileStore(file, new=True)
    table = Table.load(moving("green 1 city start", "blue 2 3 start", numbers={0: 3}), 1, store)
    table.submit(0, "move 1")
    store.close()
    _, lines, _ = tell(seat="1")
    move = next(place for place, line in enumerate(lines) if line.startswith("Move 1."))
    assert "city" in lines[move]
    assert lines[move + 1].startswith("Banished")


# A game with a clock, and with moves that others do not hear of


def test_a_whole_race_is_told_dice_and_formulas_and_flights_to_its_result(file: Path, tell: Tell) -> None:
    table = whole_race(file)
    status, lines, errors = tell()
    assert (status, errors) == (0, [])
    assert lines[:2] == ["A game with 3 seats: Ana, Bob and Circe.", "Here it is as Ana heard it."]
    dice = [event for event in events(table) if isinstance(event, balai.DieTold)]
    assert sum(bool(re.fullmatch("(orange|black) [a-z -]+", line)) for line in lines) == len(dice) > 50
    assert "win" in lines[-1]


def test_only_what_players_do_is_a_move_not_what_the_clock_does(file: Path, tell: Tell) -> None:
    table = whole_race(file)
    _, lines, _ = tell()
    numbers = [int(found[1]) for line in lines if (found := re.match(r"Move (\d+)\. ", line))]
    assert numbers == sorted(numbers)
    done = sum(step.entry.seat is not None for step in table.steps)
    assert numbers[-1] <= done < len(table.steps)


def test_no_gap_between_moves_tells_that_someone_waits_with_a_decret(file: Path, tell: Tell) -> None:
    place = writing(unwritten(spells="decree", name="Ana"), *(unwritten(name=name) for name in ("Bob", "Circe")))
    tellings = []
    for actions in (((0, "decree"), (1, "write ear")), ((1, "write ear"),)):
        file.unlink(missing_ok=True)
        store = FileStore(file, new=True)
        table = Table.load(place, 1, store)
        for seat, action in actions:
            table.submit(seat, action)
        store.close()
        tellings.append((tell(seat="2"), tell(seat="3"), tell()))
    assert tellings[0] == tellings[1]
    assert any(line.startswith("Move 1. ") for line in tellings[0][0][1])


# The file


@pytest.fixture
def untouched(file: Path) -> Callable[[], None]:
    """Remember the file and its folder; what is returned checks that both are as they were."""
    state: dict[str, Any] = {}

    def look() -> dict[str, Any]:
        return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in file.parent.iterdir()}

    def check() -> None:
        if not state:
            state.update(look())
        assert look() == state

    return check


def test_a_torn_last_line_is_said_and_left(file: Path, tell: Tell, untouched: Callable[[], None]) -> None:
    saved(file, ["Alice", "Zoé"], ["person", "witch"], moves=6)
    whole = tell()[1]
    file.write_bytes(file.read_bytes() + '0123456789abcdef {"seat":1,"action":"é'.encode()[:-1])
    untouched()
    status, lines, errors = tell()
    untouched()
    assert (status, errors) == (0, [])
    assert lines == [*whole, "The last line of the file is cut off. It is left out, and the file was not changed."]


def test_a_game_cut_off_between_two_draws_tells_no_more_than_the_file(
    file: Path, tell: Tell, untouched: Callable[[], None]
) -> None:
    saved(file, ["Alice", "Bob"], ["person", "witch"], moves=0)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) > 1
    file.write_bytes(lines[0])  # the header alone: the deal would be next
    untouched()
    status, told, _ = tell()
    untouched()
    assert status == 0
    assert told[:2] == ["A game with 2 seats: Alice and Bob.", "Here it is as Alice heard it."]
    assert not cards_in(told)


def test_a_finished_game_is_read_without_being_touched(file: Path, tell: Tell, untouched: Callable[[], None]) -> None:
    saved(file, ["Alice", "Bob"], None)
    untouched()
    assert tell()[0] == 0
    untouched()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody read a file that is being played in")
def test_a_game_that_is_being_played_in_another_window_can_be_told(file: Path, tell: Tell) -> None:
    saved(file, ["Alice", "Bob"], None, moves=3)
    store = FileStore(file)
    assert tell()[0] == 0
    store.close()


def damage(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join([*lines[:2], lines[2].replace(b"play", b"plai").replace(b"chance", b"chanse"), *lines[3:]])


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (damage, "This saved game is damaged at line 3. The file was not changed."),
        (lambda content: b"", "This saved game is empty."),
        (lambda content: b"Dear diary,\ntoday I won.\n", "This file is not a saved game. It was not changed."),
        (lambda content: b"Dear diary", "This file is not a saved game. It was not changed."),
        (lambda content: b"\x89PNG\r\n\x1a\n\xff\xfe\n", "The file “partie de Zoé.journal” is not a saved game."),
    ],
)
def test_what_is_no_whole_journal_gets_its_sentence_and_stays(
    change: Callable[[bytes], bytes], answer: str, file: Path, tell: Tell, untouched: Callable[[], None]
) -> None:
    saved(file, ["Alice", "Bob"], None, moves=4)
    file.write_bytes(change(file.read_bytes()))
    untouched()
    status, lines, errors = tell()
    untouched()
    assert (status, lines) == (1, [])
    assert errors[0].startswith(answer)


def test_a_journal_with_other_ends_of_lines_is_told_the_same_and_stays(
    file: Path, tell: Tell, untouched: Callable[[], None]
) -> None:
    saved(file, ["Alice", "Bob"], None, moves=4)
    told = tell()
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    untouched()
    assert tell() == told
    assert told[0] == 0
    untouched()


def test_a_file_far_too_large_for_a_game_is_not_read(file: Path, tell: Tell) -> None:
    with file.open("wb") as huge:
        huge.truncate(1 << 40)
    assert tell()[2] == ["The file “partie de Zoé.journal” is not a saved game. It was not changed."]


def test_a_missing_file_a_folder_and_an_impossible_name_get_their_sentences(file: Path, tell: Tell) -> None:
    assert tell()[2] == [f"There is no file {file}. Check its name and its folder."]
    assert tell(file.parent)[2] == [f"{file.parent} is not a file, so it is not a saved game."]
    assert tell(Path("a\0b"))[0] == 1
    assert "cannot be read" in tell(file.parent / ("n" * 4000))[2][0]


def test_a_pipe_is_not_waited_for(file: Path, tell: Tell) -> None:
    from tests.posix import os

    os.mkfifo(file)
    assert tell()[2] == [f"{file} is not a file, so it is not a saved game."]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no user without rights to become")
def test_a_file_that_may_not_be_read_gets_its_sentence(file: Path) -> None:
    saved(file, ["Alice", "Bob"], None, moves=1)
    file.chmod(0o000)
    code = (
        "import os, sys, pathlib\n"
        "from audiogames.retelling.replay import main\n"
        "from audiogames.narration.catalogue import catalogue\n"
        "catalogue('en')\n"
        "main(pathlib.Path(sys.argv[1]).parent / 'none', None, 'en', print, lambda line: None)\n"
        "if os.geteuid() == 0:\n"
        "    os.setgid(65534)\n"
        "    os.setuid(65534)\n"
        "sys.exit(main(pathlib.Path(sys.argv[1]), None, 'en', print, print))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == f"You do not have permission to read {file}. Perhaps another window is playing that game.\n"


# From a shell


def test_from_a_shell_a_game_is_told_in_french(file: Path) -> None:
    saved(file, ["Alice", "Zoé"], None, moves=8)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", "replay", str(file), "--seat", "zoé", "--language", "fr"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:2] == ["Partie à 2 places : Alice et Zoé.", "La voici comme Zoé l’a entendue."]
    assert any(line.startswith("Coup 8. ") for line in lines)
    assert all(line and not line.strip().isdigit() for line in lines)


def test_from_a_shell_a_wrong_file_is_an_error_on_standard_error(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", "replay", str(tmp_path / "none"), "--language", "en"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("There is no file")

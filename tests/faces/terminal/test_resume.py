"""Saved games at the terminal: taken up again, found damaged, and what happens when the disk takes no more."""

import subprocess
import sys
from pathlib import Path

import pytest

from audiogames.core.errors import JournalUnwritable, reason
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.menus.new_table import tables
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.shelf import FolderShelf, shelved
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from audiogames.storage.journal_files import FileStore
from tests.faces.keyboard import start, typing

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)

from tests.faces.screen import NAMES, PROGRAM, Terminal, hand_of, saved_game, set_up, table_of

SEED = 2
"""Of a game of three in which the person leads."""


@pytest.fixture
def journal(home: Path) -> Path:
    set_up(games_done=tuple(GAMES))
    path = saved_game(SEED, 3)
    assert table_of(path).to_act() == (0,)
    return path


def folder() -> dict[str, bytes]:
    """Return all that stands in the folder of saved games, but for what is kept beside them."""
    return {path.name: path.read_bytes() for path in paths().journals.iterdir() if path.suffix != ".beside"}


# Taken up again.


def test_after_a_kill_the_next_start_offers_the_game_and_enter_takes_it_up(journal: Path) -> None:
    card = hand_of(table_of(journal), 0)[0]
    with Terminal("play", str(journal), "--language", "fr") as game:
        game.expect("Votre main")
        game.type("1\r")
        game.expect(f"Vous jouez le {card}.")
        game.process.kill()
        game.end()
    with Terminal("--language", "fr") as game:
        assert "Entrée reprend La Roue des Sorcières." in game.expect("1 sur 8")
        game.type("\r")
        game.expect("Partie reprise.")
        game.type("h\r")
        game.expect("Votre main")
        value, colour = card.split()
        assert f"{colour} {value}" not in game.expect("l’atout ?")


def test_what_happened_last_is_still_told_from_one_s_last_move_on(journal: Path) -> None:
    before = start(typing("", "1", "l", "q", "", "8"))
    after = start(typing("", "l", "q", "", "8"))
    told = before.reply(3)
    assert told[0].startswith("Vous jouez le ")
    assert len(told) > 1
    assert after.reply(2) == told


def test_before_one_s_first_move_what_happened_last_is_all_that_happened(journal: Path) -> None:
    assert start(typing("", "l", "q", "", "8")).reply(2)[0] == "Vous recevez 6 cartes."


def test_a_torn_last_line_is_said_and_kept_aside(journal: Path) -> None:
    whole = journal.read_bytes()
    journal.write_bytes(whole + b'0123456789abcdef {"seat":0,"act')
    with Terminal("--language", "fr") as game:
        game.expect("1 sur 8")
        game.type("\r")
        told = game.expect("Partie reprise.")
        assert f"elle est dans {journal.name}.torn-1. Rien d’annoncé" in told
    assert folder() == {journal.name: whole, f"{journal.name}.torn-1": b'0123456789abcdef {"seat":0,"act'}


def test_a_game_that_another_window_plays_is_not_taken_from_it(journal: Path) -> None:
    with Terminal("play", str(journal), "--language", "fr") as first:
        first.expect("Votre main")
        with Terminal("play", str(journal), "--language", "fr") as second:
            second.expect(f"La partie « {journal.name} » est déjà ouverte dans une autre fenêtre.")
            assert second.end() == 1


def test_a_finished_game_keeps_its_name_however_often_it_is_opened(home: Path) -> None:
    set_up(games_done=tuple(GAMES))
    saved_game(SEED, 3).rename(finished := paths().journals / "a.finished.journal")
    FolderShelf().put_away(shelved(finished))
    assert list(folder()) == ["a.finished.journal"]


def test_a_finished_game_never_takes_the_place_of_another(home: Path) -> None:
    set_up(games_done=tuple(GAMES))
    path = saved_game(SEED, 3)
    other = path.with_name(f"{path.stem}.finished.journal")
    other.write_bytes(b"another game")
    content = path.read_bytes()
    FolderShelf().put_away(shelved(path))
    assert other.read_bytes() == b"another game"
    assert content in folder().values()
    assert FolderShelf().waiting() == []


# Damaged and foreign files.


def damaged(content: bytes) -> dict[str, bytes]:
    """Return spoilt versions of a journal, and files that are none."""
    lines = content.splitlines(keepends=True)
    flipped = bytearray(content)
    flipped[len(lines[0]) + 30] ^= 1
    return {
        "empty": b"",
        "text": "Une lettre à Mélusine.\nElle n’est pas finie".encode(),
        "binary": bytes(range(256)) * 20,
        "nothing but zeros": b"\0" * 5000,
        "one bit": bytes(flipped),
        "a line twice": content + lines[-1],
        "its beginning only": content[:40],
        "another's journal": b"".join(lines[1:]),
    }


@pytest.mark.parametrize("kind", damaged(b"0 {}\n1 {}" + b" " * 60 + b"\n2 {}\n"))
def test_a_damaged_or_foreign_file_gets_one_sentence_and_stays_as_it_is(kind: str, journal: Path) -> None:
    content = damaged(journal.read_bytes())[kind]
    journal.write_bytes(content)
    done = subprocess.run(
        [*PROGRAM, "play", str(journal), "--language", "fr"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count("\n") == 1
    assert done.stdout.endswith(".\n")
    assert folder() == {journal.name: content}


@pytest.mark.parametrize("kind", sorted(damaged(b"0 {}\n1 {}" + b" " * 60 + b"\n2 {}\n").keys() - {"empty"}))
def test_from_the_menu_too_and_the_menu_goes_on(kind: str, journal: Path) -> None:
    content = damaged(journal.read_bytes())[kind]
    journal.write_bytes(content)
    played = start(typing("", "quitter"))
    assert played.end == 0
    assert played.reply(1)[0].endswith(".")
    assert any(line.startswith("Menu principal.") for line in played.reply(1))
    assert folder() == {journal.name: content}


@pytest.mark.parametrize("name", ["nowhere.journal", "."])
def test_a_file_that_cannot_be_opened_is_told(name: str, journal: Path) -> None:
    played = start(typing("quitter"), journal=paths().journals / name)
    assert played.end == 1
    assert len(played.lines) == 1
    assert "ne peut pas être lue" in played.text


# A disk that takes no more.


def limit_files(game: Terminal, size: int) -> None:
    """From now on the program can make no file longer than this, as on a full disk."""
    import resource

    prlimit = getattr(resource, "prlimit")  # noqa: B009  # only Linux has it
    prlimit(game.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


needs_limits = pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")

NO_BYTECODE = {"PYTHONDONTWRITEBYTECODE": "1"}
"""Where files may not grow, Python would keep its bytecode cut off, and never import those modules again."""


@needs_limits
def test_a_disk_that_is_full_at_one_s_own_card_refuses_it_and_the_game_goes_on(journal: Path) -> None:
    before = journal.read_bytes()
    with Terminal("play", str(journal), "--language", "fr", environment=NO_BYTECODE) as game:
        game.expect("Votre main")
        limit_files(game, len(before))
        game.type("1\r")
        game.expect(f"La partie ne peut pas être enregistrée dans « {journal.name} » : le disque est plein.")
        game.expect("n’est pas fait")
        assert journal.read_bytes() == before
        limit_files(game, 10**9)
        game.type("1\r")
        game.expect("Vous jouez le")
        assert "Traceback" not in game.screen


@needs_limits
def test_a_disk_that_is_full_at_a_bot_s_card_halts_the_game_where_it_is_until_there_is_room(journal: Path) -> None:
    before = journal.read_bytes()
    line_of_a_card = len(b'0123456789abcdef {"seat":0,"action":"play orange-9"}\n')
    with Terminal("play", str(journal), "--language", "fr", environment=NO_BYTECODE) as game:
        game.expect("Votre main")
        limit_files(game, len(before) + line_of_a_card + 5)
        game.type("1\r")
        game.expect("le disque est plein. Votre coup est gardé.")
        assert "Vous jouez" not in game.screen
        assert journal.read_bytes().count(b"\n") == before.count(b"\n") + 1
        game.type("h\r")
        game.expect("Ce que vous venez de taper n’est pas fait")
        limit_files(game, 10**9)
        game.type("\r")
        game.expect("La partie s’enregistre de nouveau, et continue.")
        game.expect("Vous jouez")
        game.expect("Vous remportez le pli")
        game.type("q\r")
        game.expect("Quitter la table")
        game.type("o\r")
        game.expect("La partie attend")
        game.type("quitter\r")
        assert game.end() == 0
        assert "Traceback" not in game.screen
        assert "erreur" not in game.screen
    assert journal.read_bytes().startswith(before)


@needs_limits
def test_a_table_that_a_full_disk_refuses_is_still_the_usual_table(home: Path) -> None:
    table = '[last_table]\ngame = "roue_des_sorcieres"\nseats = 2\nlevels = ["person", "grand-witch"]\n'
    set_up(games_done=tuple(GAMES))
    with paths().settings.open("a", encoding="utf-8") as file:
        file.write(table)
    with Terminal("--language", "fr", environment=NO_BYTECODE) as game:
        game.expect("1 sur 8")
        limit_files(game, 10)
        game.type("\r")
        game.expect("La partie ne peut pas être enregistrée")
        game.expect("Menu principal.")
        limit_files(game, 10**9)
        game.expect("1 sur 8")
        game.type("quitter\r")
        assert game.end() == 0
    last = load()[0].last_table
    assert last is not None
    assert last.seats == 2
    assert folder() == {}


class StoreThatFails(FileStore):
    """A disk that cannot keep lines: a cable that is pulled, a quota."""

    failing = False

    def append(self, *lines: str) -> None:
        if self.failing:
            raise JournalUnwritable(reason("journal-unwritable", file=self.path.name, why=reason("system-full")))
        super().append(*lines)


def test_what_the_disk_fails_to_keep_is_not_told_and_a_sentence_says_why(
    journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = StoreThatFails(journal)
    session = Sitting(Table.resume(store))
    monkeypatch.setattr(tables, "resume", lambda shelf, saved: (session, None))
    lines = iter(["", "1", "quitter"])

    def answer(reply: str) -> str | None:
        store.failing = "Votre main" in reply or store.failing
        return next(lines, None)

    played = start(answer)
    assert played.end == 0
    assert f"La partie ne peut pas être enregistrée dans « {journal.name} »" in played.reply(2)[0]
    assert "Vous jouez" not in played.text


def test_the_folder_of_saved_games_that_is_a_file_is_told(home: Path) -> None:
    set_up(games_done=tuple(GAMES))
    paths().journals.write_text("no folder\n", encoding="utf-8")
    played = start(typing("", "quitter"))
    assert played.end == 0
    assert "Les parties ne peuvent pas être enregistrées" in played.text


def test_people_and_bots_sit_where_they_sat(home: Path) -> None:
    set_up(games_done=tuple(GAMES))
    path = saved_game(SEED, 4, people=2)
    session, _ = tables.resume(FolderShelf(), shelved(path))
    assert session.seating.people == (0, 1)
    assert session.table.names == NAMES[:4]
    assert session.table.notes["players"] == [PERSON, PERSON, "apprentice", "apprentice"]
    session.close()

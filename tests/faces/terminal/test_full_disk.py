"""A disk that fills up in the midst of a game at the terminal: each sentence is true, and no move is lost or changed.

`python -m tests.faces.terminal.full_disk 30` plays more such games.
"""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.errors import unwritable
from audiogames.core.registry import GAMES
from audiogames.storage.journal_files import FileStore
from tests.faces.terminal.full_disk import Outcome, play, play_on_small_disk, small_disk, undisturbed

LINES = 25
"""Lines that are typed in each of the games with a write that fails."""


@pytest.mark.parametrize(("game", "seed"), [("roue_des_sorcieres", 0), ("air_sorciere", 1), ("zapp_zerapp", 3)])
def test_on_a_small_full_disk_each_sentence_is_true_and_the_game_is_that_of_a_disk_with_room(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", os.environ["AUDIOGAMES_HOME"])
    try:
        with small_disk():
            pass
    except (OSError, AttributeError) as error:
        pytest.skip(f"no disk can be mounted here: {error}")
    found = play_on_small_disk(game, seed)
    assert found.heard
    assert found.false == []
    assert found.journal == undisturbed(game, seed)


def play_with(
    home: Path, game: str, fails_at: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[Outcome, int]:
    """Play where from one write on a few fail with an error of this number; return how many writes there were too."""
    count = 0
    append, put_beside = FileStore.append, FileStore.put_beside

    def write(store: FileStore) -> None:
        nonlocal count
        count += 1
        if 0 < fails_at <= count < fails_at + 2:
            raise unwritable(store.path.name, OSError(number, os.strerror(number)))

    def appending(store: FileStore, *lines: str) -> None:
        write(store)
        append(store, *lines)

    def putting(store: FileStore, kind: str, *records: Any) -> None:
        write(store)
        put_beside(store, kind, *records)

    with monkeypatch.context() as failing:
        failing.setenv("AUDIOGAMES_HOME", str(home))
        failing.setattr(FileStore, "append", appending)
        failing.setattr(FileStore, "put_beside", putting)
        return play(home, game, 1, lambda: None, lambda: None, LINES), count


def moves(found: Outcome, game: str) -> list[str]:
    """Return the lines of a journal; of a game in time, what was drawn: a line typed again takes time as well."""
    if game != "du_balai":
        return found.journal
    return [line.partition(" ")[2] for line in found.journal if '"chance"' in line]


@pytest.mark.parametrize("game", GAMES)
def test_whichever_write_fails_each_sentence_is_true_and_the_game_goes_on_unchanged(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All errors of a disk by turns: full, over quota, read-only, denied, gone, silent. Three writes make the table."""
    whole, writes = play_with(tmp_path / "0", game, 0, 0, monkeypatch)
    numbers = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.ENODEV, errno.EIO)
    heard = 0
    for fails_at in range(4, writes):
        number = numbers[fails_at % len(numbers)]
        found, _ = play_with(tmp_path / str(fails_at), game, fails_at, number, monkeypatch)
        assert found.false == []
        assert all(one == other for one, other in zip(moves(found, game), moves(whole, game), strict=False))
        heard += len(found.heard)
    assert heard

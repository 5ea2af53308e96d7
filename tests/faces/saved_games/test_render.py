"""The command that makes a file of sound of a saved game: the file it writes, and what stands in its way."""

import os
import re
import wave
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from soundfile import read

from audiogames.audio.sounds.loudness import true_peak
from audiogames.audio.units import RATE
from audiogames.bots.levels import make_bot
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.render import main
from audiogames.retelling.replay import Retelling
from audiogames.retelling.saved import SavedGame
from audiogames.storage.journal_files import FileStore
from tests.faces.du_balai.dice import whole_race

from .test_replay import saved

ROOT = Path(__file__).resolve().parents[3]
WORDLESS = {"no-words": ""}


class Done(NamedTuple):
    """The outcome of one run."""

    status: int
    said: list[str]
    errors: list[str]


def render(
    journal: Path, output: Path | str | None, seat: str | None = None, locale: str = "en", **options: str
) -> Done:
    """Render as the command does; `options` are written with underscores."""
    out: list[str] = []
    errors: list[str] = []
    given = {name.replace("_", "-"): value for name, value in options.items()}
    if output is not None:
        given["output"] = str(output)
    return Done(main(journal, given, seat, locale, out.append, errors.append), out, errors)


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three that has just begun: a deal, and two cards."""
    path = tmp_path_factory.mktemp("journal") / "partie de Zoé.journal"
    saved(path, ["Alice", "Zoé", None], ["person", "witch", "witch"], moves=2)
    return path


@pytest.fixture(scope="module")
def spoken(journal: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Done, Path]:
    """That game with words, as Zoé heard it."""
    file = tmp_path_factory.mktemp("spoken") / "game.wav"
    return render(journal, file, "zoé"), file


# The file


def test_the_file_is_a_wav_of_two_channels_as_long_as_it_is_said_to_be(spoken: tuple[Done, Path]) -> None:
    done, file = spoken
    assert (done.status, done.errors) == (0, [])
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (2, 2, RATE)
        length = sound.getnframes() / RATE
    told = re.fullmatch(rf"The sound file {file} is ready: (\d+) seconds, the game as Zoé heard it\.", done.said[-1])
    assert told is not None
    assert int(told[1]) == pytest.approx(length, abs=1)
    assert 10 < length < 60


def test_who_listens_and_how_far_it_is_are_told_in_sentences(spoken: tuple[Done, Path]) -> None:
    said = spoken[0].said
    assert said[:2] == ["A game with 3 seats: Alice, Zoé and Player 3.", "Here it is as Zoé heard it."]
    progress = [re.fullmatch(r"(\d0) per cent, \d+ seconds of sound so far\.", line) for line in said[2:-1]]
    assert all(progress)
    assert [int(found[1]) for found in progress if found] == [30, 60]


def test_no_true_peak_is_above_a_decibel_below_full_scale(spoken: tuple[Done, Path]) -> None:
    samples, _ = read(spoken[1], dtype="float32")
    assert max(true_peak(samples[:, 0]), true_peak(samples[:, 1])) <= -1.0
    assert np.abs(samples).max() > 0.1


def test_words_make_the_game_longer_than_its_sounds(spoken: tuple[Done, Path], journal: Path, tmp_path: Path) -> None:
    file = tmp_path / "sounds.wav"
    assert render(journal, file, "2", **WORDLESS).status == 0
    assert frames_of(file) < frames_of(spoken[1]) / 2


def frames_of(file: Path) -> int:
    with wave.open(str(file)) as sound:
        return int(sound.getnframes())


def test_the_same_order_gives_the_same_bytes(spoken: tuple[Done, Path], journal: Path, tmp_path: Path) -> None:
    files = [tmp_path / "one.wav", tmp_path / "two.wav"]
    for file in files:
        render(journal, file, "2", **WORDLESS)
    assert files[0].read_bytes() == files[1].read_bytes()
    render(journal, tmp_path / "spoken.wav", "2")
    assert (tmp_path / "spoken.wav").read_bytes() == spoken[1].read_bytes(), "nor is a word said otherwise"


def test_in_the_room_of_the_game_the_same_order_gives_the_same_bytes_and_other_ones(
    journal: Path, tmp_path: Path
) -> None:
    files = [tmp_path / "usual.wav", tmp_path / "one.wav", tmp_path / "two.wav"]
    render(journal, files[0], "2", **WORDLESS)
    for file in files[1:]:
        render(journal, file, "2", room="", **WORDLESS)
    usual, one, two = (read(file)[0] for file in files)
    assert np.array_equal(one, two)
    assert np.abs(one[: len(usual)] - usual).max() > 1e-3
    assert np.abs(one).max() <= 10.0 ** (-1.0 / 20.0)


@pytest.mark.parametrize("listening", ["loudspeakers", "mono", "left-ear", "right-ear"])
def test_each_way_of_listening_has_its_file(listening: str, journal: Path, tmp_path: Path) -> None:
    files = [tmp_path / "usual.wav", tmp_path / "game.wav"]
    render(journal, files[0], "2", **WORDLESS)
    render(journal, files[1], "2", listening=listening, **WORDLESS)
    usual, samples = (read(file)[0] for file in files)
    assert not np.array_equal(usual, samples)
    if listening == "mono":
        assert np.array_equal(samples[:, 0], samples[:, 1])
    if listening.endswith("ear"):
        silent = 1 if listening == "left-ear" else 0
        assert not samples[:, silent].any()
        assert samples[:, 1 - silent].any()


def test_another_seat_hears_the_others_from_elsewhere(journal: Path, tmp_path: Path) -> None:
    files = [tmp_path / "one.wav", tmp_path / "two.wav"]
    for seat, file in enumerate(files, 1):
        render(journal, file, str(seat), **WORDLESS)
    assert files[0].read_bytes() != files[1].read_bytes()


def test_a_game_in_which_nothing_was_done_yet_is_rendered_too(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "game", new=True)
    Table.new("air_sorciere", [{"name": "Anna"}, {"name": "Brian"}], store=store)
    store.close()
    assert render(tmp_path / "game", tmp_path / "game.wav", **WORDLESS).status == 0
    assert frames_of(tmp_path / "game.wav") > 0


def test_the_dice_of_a_race_are_heard_from_left_to_right_one_after_the_other(tmp_path: Path) -> None:
    """Of the nine, eight stand alone. The throw before them is two sounds; so is the ninth, when the book may close."""
    whole_race(tmp_path / "race", actions=11)
    done = render(tmp_path / "race", tmp_path / "race.wav", "1", listening="loudspeakers", **WORDLESS)
    assert (done.status, done.errors) == (0, [])
    samples = read(tmp_path / "race.wav")[0]
    loud = np.flatnonzero(np.abs(samples).max(axis=1) > 0.001)
    _, _, *dice, _, _ = np.split(loud, np.flatnonzero(np.diff(loud) > RATE // 8) + 1)
    balance = [10 * np.log10((right**2).sum() / (left**2).sum()) for left, right in (samples[die].T for die in dice)]
    assert len(balance) == 8
    assert balance == sorted(balance)
    assert balance[0] < -5
    assert balance[-1] > 5


def test_moves_taken_back_are_not_heard_and_counted(tmp_path: Path) -> None:
    straight, undone = tmp_path / "straight", tmp_path / "undone"
    for path in (straight, undone):
        saved(path, ["Alice", "Bob"], None, moves=1)
    store = FileStore(undone)
    table = Table.resume(store)
    [played] = [step.entry for step in table.steps if step.entry.seat is not None]
    assert played.seat is not None
    table.undo(played.seat, [played.seat])
    table.submit(played.seat, played.action)
    store.close()
    said = [render(path, path.with_suffix(".wav"), "1", **WORDLESS).said for path in (straight, undone)]
    assert straight.with_suffix(".wav").read_bytes() == undone.with_suffix(".wav").read_bytes()
    assert said[1][-1] == "One move was taken back and is left out."
    assert said[0][-1] != said[1][-1]


def test_the_journal_is_not_touched(journal: Path, tmp_path: Path) -> None:
    before = journal.read_bytes(), journal.stat().st_mtime_ns, sorted(journal.parent.iterdir())
    render(journal, tmp_path / "game.wav", **WORDLESS)
    assert (journal.read_bytes(), journal.stat().st_mtime_ns, sorted(journal.parent.iterdir())) == before


# Where it goes


def test_without_a_name_the_file_is_called_as_the_journal_in_the_folder_where_one_is(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert render(journal, None, **WORDLESS).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["partie de Zoé.wav"]


def test_a_name_without_an_ending_gets_one_and_folders_are_made(journal: Path, tmp_path: Path) -> None:
    assert render(journal, tmp_path / "new" / "game", **WORDLESS).status == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["game.wav"]


def test_a_file_that_is_there_stays_unless_it_may_be_replaced(journal: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.wav"
    file.write_bytes(b"mine")
    refused = render(journal, file, **WORDLESS)
    assert (refused.status, refused.said) == (1, [])
    assert refused.errors == [
        f"The file {file} already exists, and was not changed. "
        "Give another name with --output, or add --overwrite to replace it."
    ]
    assert file.read_bytes() == b"mine"
    assert render(journal, file, overwrite="", **WORDLESS).status == 0
    assert file.read_bytes().startswith(b"RIFF")


def test_the_journal_itself_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.wav"
    saved(path, ["Alice", "Bob"], None, moves=1)
    before = path.read_bytes()
    refused = render(path, path, overwrite="", **WORDLESS)
    assert (refused.status, refused.said) == (1, [])
    assert "is the saved game itself" in refused.errors[0]
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["game.mp3", "game.wav.txt"])
def test_a_file_of_another_kind_is_refused(name: str, journal: Path, tmp_path: Path) -> None:
    refused = render(journal, tmp_path / name, **WORDLESS)
    assert (refused.status, list(tmp_path.iterdir())) == (2, [])
    assert refused.errors[0].endswith("a name that ends in .wav.")


@pytest.mark.parametrize(("name", "status"), [("a\0b.wav", 1), ("n" * 300 + ".wav", 1), ("n" * 4000 + ".wav", 2)])
def test_a_name_that_no_file_can_have_is_answered_with_a_sentence(
    name: str, status: int, journal: Path, tmp_path: Path
) -> None:
    refused = render(journal, f"{tmp_path}{os.sep}{name}", **WORDLESS)
    assert (refused.status, len(refused.errors)) == (status, 1)
    assert refused.errors[0].endswith(".")
    assert list(tmp_path.iterdir()) == []


# What is asked for


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_way_of_listening_that_there_is_not_is_answered_with_those_that_there_are(
    locale: str, journal: Path, tmp_path: Path
) -> None:
    refused = render(journal, tmp_path / "game.wav", locale=locale, listening="telepathy", **WORDLESS)
    assert refused.status == 2
    assert "telepathy" in refused.errors[0]
    assert "headphones, loudspeakers, mono, left-ear, right-ear" in refused.errors[0]


def test_a_seat_that_is_not_there_is_a_usage_error(journal: Path, tmp_path: Path) -> None:
    refused = render(journal, tmp_path / "game.wav", "4", **WORDLESS)
    assert (refused.status, refused.said) == (2, [])
    assert refused.errors == [
        "There is no seat with that number. Seats run from 1 to 3. At the table: Alice, Zoé and Player 3."
    ]


def test_an_unfinished_game_of_several_people_is_heard_as_everyone_heard_it(tmp_path: Path) -> None:
    saved(tmp_path / "game", ["Alice", "Bob"], ["person", "person"], moves=1)
    done = render(tmp_path / "game", tmp_path / "game.wav", **WORDLESS)
    assert done.said[1].startswith("Several people are still playing this game")
    assert done.said[-1].endswith(", the game as everybody heard it.")


def damaged(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join([*lines[:2], lines[2].replace(b"play", b"plai"), *lines[3:]])


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (damaged, "This saved game is damaged at line 3. The file was not changed."),
        (lambda content: b"", "This saved game is empty."),
        (lambda content: b"Dear diary,\n", "This file is not a saved game. It was not changed."),
    ],
)
def test_what_is_no_whole_journal_gets_its_sentence_and_no_file(
    change: Callable[[bytes], bytes], answer: str, journal: Path, tmp_path: Path
) -> None:
    path = tmp_path / "game"
    path.write_bytes(change(journal.read_bytes()))
    refused = render(path, tmp_path / "game.wav", **WORDLESS)
    assert (refused.status, refused.said) == (1, [])
    assert refused.errors[0].startswith(answer)
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_a_torn_last_line_is_said(journal: Path, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(journal.read_bytes() + b'0123456789abcdef {"seat":1')
    done = render(path, tmp_path / "game.wav", **WORDLESS)
    assert done.said[-1] == "The last line of the file is cut off. It is left out, and the file was not changed."


# The words


def played(game: str, file: Path) -> list[str]:
    """Play a whole game of three at one device; return all that seat 0 was told."""
    sitting = Sitting.new(
        game, ("Ana", "Ben", "Zoé"), (PERSON, "apprentice", "witch"), {}, 3, FileStore(file, new=True)
    )
    conversation = Conversation(Device(language="en", can=Ability(interactive=False)))
    bot, now, heard, told_of = make_bot(game, "witch", 4), 0.0, list[str](), 0

    def take(reply: Reply | None) -> None:
        heard.extend(line.text for told in (reply.told if reply else ()) for line in told.utterances)

    take(conversation.begin(GameTalk(conversation, sitting, "game").run(), now))
    while conversation.prompt.kind != "end":
        legal = sitting.table.legal().get(0, ())
        offer = sitting.turns.offer(0)
        if conversation.skips or conversation.rests or not legal or offer is None:
            now = max(now, conversation.due)
            take(conversation.follow(now))
            continue
        steps = len(sitting.table.steps)
        bot.hear(sitting.hearing.events(told_of, steps, 0))
        told_of, action = steps, bot.choose(sitting.table.view(0), legal)
        take(conversation.enter(Entry("picked", sitting.game.format_action(action), offer=offer.number), now))
    sitting.close()
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_a_retelling_has_every_line_that_the_seat_was_told_and_no_other(game: str, tmp_path: Path) -> None:
    heard = played(game, tmp_path / "game.journal")
    retelling = Retelling(SavedGame(tmp_path / "game.journal"), 0, "en")
    said = [line.text for told in retelling.told() for line in told.utterances]
    assert said[:2] == ["A game with 3 seats: Ana, Ben and Zoé.", "Here it is as Ana heard it."]
    assert said[2:] == heard
    assert len(heard) > 100

"""The process that plays: it starts with the first ear, ends with the last, and one that dies is replaced once."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import numpy as np
import pytest

import audiogames
from audiogames.audio.outputs.portaudio import SoundFault
from audiogames.audio.player.ear import Ear
from audiogames.audio.player.process import PROCESS
from audiogames.audio.player.requests import PlayedSound
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE, Samples
from tests.audio.sound_cards import EAR, LIMIT, TABLE, Card, Cards, Recording, Told, sounding, until
from tests.children import Watch, descendants
from tests.posix import signal

ROOT = Path(audiogames.__file__).parent.parent

Opener = Callable[..., Ear]
Record = Callable[[Card], Recording]

TONE = (0.3 * np.sin(np.arange(RATE // 4) / 9.0)).astype(np.float32)


@pytest.fixture
def ear(told: Told) -> Iterator[Opener]:
    opened: list[Ear] = []

    def start(device: str = "", heard: bool = True) -> Ear:
        opened.append(Ear(device, told.troubles.append, told.back.append))
        if heard:
            until(lambda: opened[-1].playing, "the card plays")
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def players() -> list[int]:
    """Return the processes that play, of this one."""
    return [
        child
        for child in descendants(os.getpid())
        if b"audiogames.audio.player.program" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def loudest(heard: Samples) -> tuple[float, float]:
    left, right = np.abs(heard).max(axis=0, initial=0.0)
    return float(left), float(right)


def test_it_runs_from_the_first_ear_to_the_last_and_both_play(cards: Cards, record: Record, ear: Opener) -> None:
    at_table, at_ear = record(cards.table), record(cards.ear)
    assert players() == []
    room, own = ear(f"ALSA/{TABLE}"), ear(f"ALSA/{EAR}")
    assert len(players()) == 1
    watch = Watch(players())
    room.play([PlayedSound(TONE)])
    [alone] = own.play([PlayedSound(TONE, Direction(90.0))])
    until(lambda: room.quiet and own.quiet, "both sounds are over")
    room.close()
    assert own.playing
    assert alone.over
    own.close()
    assert watch.left(LIMIT) == []
    assert loudest(at_table.samples) > (0.0, 0.0)
    assert loudest(at_ear.samples)[1] < 0.2 * loudest(at_ear.samples)[0]


def test_one_that_is_killed_is_replaced_once_with_one_sentence_and_plays_as_it_was_set(
    cards: Cards, record: Record, ear: Opener, told: Told
) -> None:
    card, mine = record(cards.table), ear()
    assert mine.listen(Equipment.RIGHT_EAR)
    begun = monotonic()
    [lost] = mine.play([PlayedSound(TONE, loop=True)])
    until(lambda: bool(sounding(card.samples).size), "it is heard")
    os.kill(players()[0], signal.SIGKILL)
    until(lambda: told.codes == [SoundFault.STARTED_AGAIN], "its death is told")
    assert lost.over
    assert mine.was_cut_off(begun, monotonic())
    until(lambda: mine.playing, "the card plays again")
    start = len(card.samples)
    mine.play([PlayedSound(TONE)])
    until(lambda: mine.quiet and bool(sounding(card.samples[start:]).size), "a sound is heard")
    left, right = loudest(card.samples[start:])
    assert (left, right > 0.0) == (0.0, True)
    assert (told.codes, told.back) == ([SoundFault.STARTED_AGAIN], [])


def test_one_that_is_killed_twice_is_told_and_nothing_waits_for_it(cards: Cards, ear: Opener, told: Told) -> None:
    mine, other = ear(f"ALSA/{TABLE}"), ear(f"ALSA/{EAR}")
    os.kill(players()[0], signal.SIGKILL)
    until(lambda: mine.playing and other.playing and bool(told.troubles), "the cards play again")
    os.kill(players()[0], signal.SIGKILL)
    until(lambda: len(told.troubles) == 2, "the second death is told")
    assert told.codes == [SoundFault.STARTED_AGAIN, SoundFault.ENDED]
    assert not mine.playing
    assert mine.play([PlayedSound(TONE)])[0].over
    assert players() == []
    mine.close()
    other.close()
    again = ear()
    again.play([PlayedSound(TONE)])
    until(lambda: again.quiet, "with new ears there is sound again")


def test_outputs_are_searched_for_without_an_ear_and_nothing_is_left_of_the_search(cards: Cards) -> None:
    assert {TABLE, EAR} <= {device.name for device in PROCESS.devices(LIMIT)}
    assert players() == []
    assert not PROCESS.is_running


def test_outputs_are_searched_for_beside_ears(cards: Cards, ear: Opener) -> None:
    mine = ear()
    assert {TABLE, EAR} <= {device.name for device in PROCESS.devices(LIMIT)}
    assert mine.playing


def test_control_c_is_for_the_program_alone(cards: Cards, ear: Opener) -> None:
    mine = ear()
    os.kill(players()[0], signal.SIGINT)
    mine.play([PlayedSound(TONE)])
    until(lambda: mine.quiet, "it is played")
    assert mine.playing


PROGRAM = """
import sys
from audiogames.audio.player.ear import Ear
ear = Ear("", lambda trouble: None, lambda device: None)
while not ear.playing:
    pass
print("playing", flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, None])
def test_nothing_is_left_of_it_however_the_program_ends(number: int | None, cards: Cards) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        watch = Watch(descendants(program.pid))
        if number is None:
            program.communicate("\n", timeout=LIMIT)
        else:
            program.send_signal(number)
        assert watch.left(LIMIT) == []


def test_a_card_that_is_pulled_out_leaves_no_lines_of_c_libraries_on_the_screen(cards: Cards) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM.replace("sys.stdin.readline()", "while ear.playing: pass")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        for card in cards:
            card.kill()
        said, errors = program.communicate(timeout=LIMIT)
    assert (said, errors, program.returncode) == ("", "", 0)


def test_a_sound_that_cannot_be_played_is_refused_at_once(ear: Opener) -> None:
    mine = ear(heard=False)
    with pytest.raises(ValueError, match="no number"):
        mine.play([PlayedSound([0.0, np.nan])])
    with pytest.raises(ValueError, match="no direction"):
        mine.play([PlayedSound(TONE, Direction(0.0, 91.0))])
    assert mine.quiet

"""The sounds of a computer are opened in the background, follow the settings, and tell what is wrong in a sentence."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from audiogames.audio.space.panning import Equipment
from audiogames.faces.terminal.console import StreamConsole
from audiogames.local.sounds import Sounds
from audiogames.narration.catalogue import catalogue
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Cards, break_head, until
from tests.faces.keyboard import Paper, Person, computer_at, typing

Opener = Callable[..., "Room"]


class Room:
    """A computer with its sounds, and what was written there."""

    def __init__(self, settings: Settings, interactive: bool) -> None:
        self.paper = Paper()
        console = StreamConsole(Person(self.paper, typing()), self.paper)
        console.interactive = interactive
        self.computer = computer_at(console, settings)
        self.sounds = Sounds(self.computer)
        self.sounds.start()

    @property
    def lines(self) -> list[str]:
        return "".join(self.paper.writes).splitlines()

    def change(self, **settings: object) -> None:
        assert self.computer.preferences.change(**settings)


@pytest.fixture
def room(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
) -> Iterator[Opener]:
    """Yield a function that opens a computer with its sounds; closed at the end of the test."""
    opened: list[Room] = []

    def start(settings: Settings | None = None, interactive: bool = True) -> Room:
        opened.append(Room(settings or load()[0], interactive))
        return opened[-1]

    yield start
    for room in opened:
        room.sounds.close()


def words(id: str, **variables: str | int) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue("fr").words(id, **variables).replace("\u00a0", " ")


ON = Settings(sound="on")


@pytest.mark.parametrize(
    ("sound", "interactive", "sounds"),
    [("auto", True, True), ("auto", False, False), ("on", False, True), ("off", True, False)],
)
def test_sounds_are_opened_for_who_asks_for_them_and_for_a_person_at_a_keyboard(
    sound: Literal["auto", "on", "off"], interactive: bool, sounds: bool, room: Opener
) -> None:
    opened = room(replace(Settings(), sound=sound), interactive)
    if sounds:
        until(lambda: opened.computer.scene is not None, "the scene is there")
    opened.sounds.close()
    assert opened.computer.scene is None
    assert (opened.sounds._thread is not None) == sounds


def test_what_is_set_while_they_are_being_opened_holds(room: Opener) -> None:
    opened = room(ON)
    opened.change(listening="mono", volume=40)
    until(lambda: opened.computer.scene is not None, "the scene is there")
    assert opened.computer.scene is not None
    assert opened.computer.scene.ear.listening == Equipment.MONO


def test_turned_off_and_on_again_at_once_they_are_on(room: Opener) -> None:
    opened = room(ON)
    opened.change(sound="off")
    opened.change(sound="on")
    until(lambda: opened.computer.scene is not None, "the scene is there")
    opened.change(sound="off")
    assert opened.computer.scene is None
    opened.change(sound="on")
    until(lambda: opened.computer.scene is not None, "the scene is there again")


def test_turned_off_while_they_are_being_opened_they_stay_off(room: Opener) -> None:
    opened = room(ON)
    opened.change(sound="off")
    opened.sounds.close()
    assert opened.computer.scene is None


def tried(room: Room) -> bool:
    """Whether an output was looked for in vain."""
    return room.computer.scene is not None and room.computer.scene.ear.trouble is not None


@pytest.mark.parametrize("sound", ["auto", "on"])
def test_that_there_are_no_sounds_is_told_once_for_each_cause(sound: Literal["auto", "on"], room: Opener) -> None:
    first = room(replace(load()[0], sound=sound))
    until(lambda: bool(first.lines), "it is told")
    assert first.sounds.are_settled
    first.sounds.close()
    assert first.lines == [words("sounds-none")], "at the very first start a few words are enough"
    second = room()
    until(lambda: bool(second.lines), "its cause is told")
    second.sounds.close()
    assert second.lines == [words("sound-no-device")]
    assert load()[0].sound_trouble == "sound-no-device"
    again = room()
    until(lambda: tried(again) and again.sounds.are_settled, "it is tried")
    again.sounds.close()
    assert again.lines == []
    other = room(replace(load()[0], sound_trouble="sounds-library-missing soundfile"))
    until(lambda: bool(other.lines), "it is told again")
    other.sounds.close()
    assert other.lines == [words("sound-no-device")]


def test_a_library_that_is_not_installed_is_named_once_and_the_game_goes_on(
    room: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "soundfile", None)
    told = [words("sounds-library-missing", library="soundfile")]
    newest = room()
    newest.sounds.close()
    newest.change(volume=50)
    assert newest.lines == [words("sounds-none")]
    first = room()
    first.sounds.close()
    first.change(volume=50)
    assert first.lines == told
    again = room()
    again.sounds.close()
    assert again.lines == []


def test_a_broken_head_is_named_once_and_headphones_sound_all_the_same(
    cards: Cards,  # noqa: F811
    room: Opener,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    break_head(tmp_path, monkeypatch)
    opened = room(replace(ON, listening="headphones"))
    until(lambda: opened.computer.scene is not None and opened.computer.scene.heard, "the card plays")
    opened.change(listening="mono")
    opened.change(listening="headphones")
    assert opened.lines == [words("our-sound-missing", file="sounds/hrtf/kemar.npz")]
    assert opened.computer.scene is not None
    assert opened.computer.scene.ear.listening == Equipment.LOUDSPEAKERS

"""The game that finds the head whose ears are most like a person's own, played by listeners whose ears are known."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from audiogames.audio.scene import SIDES
from audiogames.audio.space.heads import MEASURED
from audiogames.audio.space.panning import Equipment as Way
from audiogames.core.messages import Argument, menu_message
from audiogames.local.computer import Computer
from audiogames.local.head_choice import EACH, PLACES, HeadChoice, HeadTrial, PlaceAnswer, drawn, fitting, head_called
from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import Talk
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Cards
from tests.faces.keyboard import typing

from .computer import Heard, listen

ON = Settings(sound="on", listening="headphones")
SEED = 7
TRIALS = drawn(MEASURED, Random(SEED))
OTHER = {"1": "2", "2": "1", "3": "1"}


@pytest.fixture(autouse=True)
def new_cards(home: Path, no_sound_of_the_person: None, cards: Cards) -> None:  # noqa: F811
    """A home of its own, and both cards."""


class Game(NamedTuple):
    """A game that was played: what was heard of it, and how the room is mixed after it."""

    heard: Heard
    head: str
    way: Way

    @property
    def kept(self) -> str:
        """The head that is kept, for the next start too."""
        kept = self.heard.computer.preferences.settings.head
        assert load()[0].head == kept
        return kept


def played(*keys: str) -> Game:
    """Play the game with these keys."""
    after = list[tuple[str, Way]]()

    def choose(computer: Computer) -> Talk[None]:
        assert computer.scene is not None
        yield from HeadChoice(computer, computer.scene, Random(SEED)).run()
        after.append((computer.scene.ear.head, computer.scene.ear.listening))

    return Game(listen(choose, typing(*keys), settings=ON), *after[0])


def ears_of(head: str) -> Callable[[HeadTrial], str]:
    """Return a listener who takes one front for behind by each head but their own."""
    missed = dict.fromkeys(MEASURED, False)

    def hears(trial: HeadTrial) -> str:
        if trial.head != head and trial.place == "1" and not missed[trial.head]:
            missed[trial.head] = True
            return OTHER[trial.place]
        return trial.place

    return hears


def words(id: str, **variables: Argument) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue("fr").text(menu_message(id, **variables)).replace("\u00a0", " ")


def test_27_sounds_come_from_each_place_by_each_head_alike() -> None:
    assert len(TRIALS) == 27
    assert len(TRIALS) == len(MEASURED) * len(PLACES) * EACH
    assert {TRIALS.count(trial) for trial in TRIALS} == {EACH}


@pytest.mark.parametrize("head", MEASURED)
def test_the_head_by_which_most_was_heard_where_it_was_is_kept_and_said(head: str) -> None:
    hears, all_of_a_head = ears_of(head), len(PLACES) * EACH
    game = played(*map(hears, TRIALS))
    assert game.kept == game.head == head
    assert game.heard.played.lines[-1] == words(
        "heads-found", head=head_called(head), number=all_of_a_head, count=all_of_a_head
    )


def test_of_heads_that_fit_alike_the_one_that_fits_most_people_is_kept() -> None:
    assert fitting(MEASURED, [PlaceAnswer(trial, trial.place) for trial in TRIALS]) == "middle"


@pytest.mark.parametrize("always", PLACES)
def test_who_hears_no_front_from_behind_keeps_left_and_right_with_ticks(always: str) -> None:
    game = played(*[always] * len(TRIALS))
    assert game.kept == SIDES
    assert game.way == Way.LOUDSPEAKERS
    assert game.heard.played.lines[-1] == words("heads-none")


def test_a_game_that_is_broken_off_changes_nothing() -> None:
    game = played("1", "2", "0")
    assert game.kept == game.head == "middle"
    assert game.heard.played.lines[-1] == words("heads-stopped")


def test_another_key_says_the_answers_and_how_many_sounds_are_left_and_loses_none() -> None:
    game = played("x", "r", "", *map(ears_of("person"), TRIALS))
    assert words("heads-answers", number=len(TRIALS)) in game.heard.played.lines
    assert game.kept == "person"

"""What a person hears of others from their own action to their next question, at short, in seconds of a voice.

A voice says fifteen characters a second; whole games at a table of three. Dice that fall and the end of a game are no
round of others. Eight seconds hold for nearly every round of La Roue and Zapp Zerapp. In Du Balai ! two formulas of up
to seven symbols, and in Air Sorcière up to twenty cards, have to be named: from the sentences alone a person must know
the table, at every length (`tests/games/test_retold.py`). There a round that cannot fit is told in the fewest words,
and one opponent's turn of Air Sorcière fits.
"""

from functools import cache
from typing import Final

import pytest

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category, Urgency, Verbosity
from audiogames.narration.narrator import Utterance
from audiogames.play.device import Device
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE

from .face import Buttons, Witch, play

SECOND: Final = 15
"""Characters that a voice says in a second."""

NAMES: Final = ("Ada", "Mélusine", "Morgane")
GAMES_PLAYED: Final = 5


class Listener(Buttons):
    """A person who plays like a witch. `rounds` has the lines about others after each of their actions."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self.rounds: list[list[Utterance]] = [[]]
        self._witch = Witch(sitting, 0)
        super().__init__(
            sitting, "device", (0,), 0.0, Device(language=language, verbosity=Verbosity.SHORT, quips=False)
        )

    def _take(self, reply: Reply | None, now: float) -> None:
        super()._take(reply, now)
        for told in reply.told if reply is not None else ():
            self.rounds[-1] += [line for line in told.utterances if self._is_about_others(line)]

    @staticmethod
    def _is_about_others(line: Utterance) -> bool:
        return line.urgency == Urgency.OTHERS and line.category != Category.TURN and line.place != "me"

    def press(self, now: float) -> bool:
        """Do what a bot of the same level would."""
        offer, action = self.shown().offer, self._witch.choose()
        if not offer or action is None:
            return False
        self.rounds.append([])
        self.send(Entry("picked", action, offer=offer), now)
        return True


@cache
def rounds(game: str, language: str) -> list[list[str]]:
    """Return the sentences of every round in which others did something, but for the last of each game."""
    found: list[list[str]] = []
    for seed in range(GAMES_PLAYED):
        sitting = Sitting.new(game, NAMES, [PERSON, "witch", "witch"], {}, seed, MemoryStore())
        listener = Listener(sitting, language)
        play(sitting, [listener])
        found += [[line.text for line in lines] for lines in listener.rounds[:-1] if lines]
    return found


def within(game: str, language: str, seconds: float) -> float:
    """Return the share of rounds that take at most so many seconds."""
    lengths = [len(" ".join(lines)) for lines in rounds(game, language)]
    return sum(length <= seconds * SECOND for length in lengths) / len(lengths)


@pytest.mark.parametrize(
    ("game", "share"),
    [("roue_des_sorcieres", 0.99), ("zapp_zerapp", 0.97), ("du_balai", 0.8), ("air_sorciere", 0.4)],
)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_round_of_others_takes_at_most_eight_seconds(game: str, share: float, language: str) -> None:
    assert within(game, language, 8) >= share


@pytest.mark.parametrize(
    ("game", "seconds"), [("roue_des_sorcieres", 10), ("zapp_zerapp", 10), ("du_balai", 11), ("air_sorciere", 12)]
)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_round_that_does_not_fit_takes_little_longer(game: str, seconds: float, language: str) -> None:
    assert within(game, language, seconds) >= 0.95


@pytest.mark.parametrize("language", COMPLETE)
def test_one_opponents_turn_in_air_sorciere_takes_at_most_eight_seconds(language: str) -> None:
    """In 19 of 20; the longest, of eight cards, a landing and a diploma, takes nine."""
    joined = [" ".join(lines).replace("Morgane,", "\nMorgane,") for lines in rounds("air_sorciere", language)]
    lengths = [len(turn) for turns in joined for turn in turns.splitlines() if turn]
    assert sum(length <= 8 * SECOND for length in lengths) / len(lengths) >= 0.95
    assert max(lengths) <= 9 * SECOND

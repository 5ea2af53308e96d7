"""What a seat cannot know changes no second of what it is sent; for more: `python -m tests.faces.web.seconds`."""

import pytest

from audiogames.core.registry import GAMES
from audiogames.narration.narrator import Utterance, expected_seconds, letters_of
from audiogames.play.listener.ears import Ears

from .seconds import differences


@pytest.mark.parametrize("game", GAMES)
def test_no_second_tells_what_its_seat_may_not_know(game: str) -> None:
    assert [found for found in differences(game, 8) if found is not None] == []


def test_seconds_that_tell_how_long_private_words_are_get_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Ears, lines: list[Utterance]) -> float:
        return sum(expected_seconds(line.text, self._device.rate) for line in lines)

    monkeypatch.setattr(Ears, "_seconds_of", telling)
    assert any(found is not None for found in differences("roue_des_sorcieres", 30))


def test_seconds_that_are_learnt_from_private_words_get_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Ears, lines: list[Utterance], teaches: bool) -> None:
        letters = sum(letters_of(line.text) for line in lines)
        self._rate.speak(letters, 0.0, self._now, self._device.rate, teaches=True)

    monkeypatch.setattr(Ears, "_note_rate", telling)
    assert any(found is not None for found in differences("roue_des_sorcieres", 60))

"""How long a line is expected to take."""

import pytest

from audiogames.narration.utterance import CHARACTERS_PER_SECOND, START, expected_seconds


def test_a_longer_text_and_a_slower_voice_take_longer_in_proportion() -> None:
    assert expected_seconds("") == START
    assert expected_seconds("a" * 36) == pytest.approx(START + 36 / CHARACTERS_PER_SECOND)
    assert expected_seconds("a" * 36, 9.0) == pytest.approx(START + 4.0)


def test_digits_and_pauses_count_as_the_words_and_the_silence_they_are() -> None:
    """A digit six letters, a comma or a full stop six, a sign within a word one."""
    assert expected_seconds("7", 6.0) == pytest.approx(START + 1.0)
    assert expected_seconds(",", 6.0) == pytest.approx(START + 1.0)
    assert expected_seconds("a.b", 3.0) == pytest.approx(START + 1.0)


@pytest.mark.parametrize("pace", [0.0, -1.0, float("nan")])
def test_a_pace_that_is_none_is_refused(pace: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        expected_seconds("un", pace)

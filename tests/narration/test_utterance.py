"""One line: its forms, made where someone reads them, and how long it is expected to take."""

import pytest

from audiogames.core.messages import Category, Message, Urgency
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.catalogue import Catalogue
from audiogames.narration.narrator import START, Narrator, Utterance, expected_seconds, joined

VOICE = Message("voice-replaced", {"voice": "NVDA"})


def line(text: str, braille: str = "") -> Utterance:
    return Utterance(text, Urgency.OTHERS, Category.PLAY, braille)


def test_a_line_is_written_in_full_or_for_braille_and_in_full_where_it_has_no_form_for_braille() -> None:
    assert line("Anna joue.", "Anna b7").written("speech") == "Anna joue."
    assert line("Anna joue.", "Anna b7").written("braille") == "Anna b7"
    assert line("Anna joue.").written("braille") == "Anna joue."


def test_a_narrator_for_ears_alone_never_makes_a_form_for_braille(monkeypatch: pytest.MonkeyPatch) -> None:
    (whole,) = Narrator("fr").utterances([VOICE])
    assert whole.braille
    monkeypatch.delattr(Catalogue, "braille")
    (spoken,) = Narrator("fr", braille=False).utterances([VOICE])
    assert spoken == whole._replace(braille="")
    several = joined([spoken, spoken])
    assert several is not None
    assert several.braille == ""


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

"""Two rounds of Du Balai! at the terminal, as they are read and typed, in both languages.

The transcripts are to be read as they are heard. To write them again, and then to read what changed:

    python -m pytest tests/faces/du_balai/test_race_transcript.py --regenerate-golden
    git diff tests/faces/transcripts/
"""

from pathlib import Path

import pytest

from audiogames.play.table.seating import PERSON
from audiogames.resources import COMPLETE
from tests.faces.keyboard import sit

from .dice import new_game

TRANSCRIPTS = Path(__file__).parent / "transcripts"
FIRST = ("?", "?", "", "", "3", "", "?", "34568", "", "", "h", "4")
"""The keys of the dice, and how many skulls; a perfect black formula, and which of the cards is kept: a Décret."""
WORD = {"fr": "décret", "en": "decree"}
SECOND = ("17", "v", "", "", "a", "t")
"""The Décret waits and is shown; the dice once more, and then a formula."""
SEED = 1


@pytest.mark.parametrize("language", COMPLETE)
def test_transcript_of_a_race(language: str, request: pytest.FixtureRequest) -> None:
    left, transcript = iter((*FIRST, "", WORD[language], *SECOND)), list[str]()

    def answer(reply: str) -> str | None:
        typed = next(left, None)
        transcript.append(reply if typed is None else f"{reply}{f'> {typed}'.rstrip()}\n")
        return typed

    sit(answer, new_game(PERSON, "witch", "grand-witch", seed=SEED), language)
    text, path = "".join(transcript), TRANSCRIPTS / f"race_{language}.txt"
    if request.config.getoption("--regenerate-golden"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "--regenerate-golden writes it anew, to review"

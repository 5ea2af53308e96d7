"""Golden playthroughs, one a number of seats: a change of rules, words or sounds shows as a diff to review.

The format is told in golden.py and tests/games/telling.py. To write them anew, and then to read what changed:

    python -m pytest tests/games --regenerate-golden
    git diff tests/games/roue_des_sorcieres/golden/
"""

import re
from pathlib import Path

import pytest

from tests.games.telling import LOCALES

from . import golden

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", range(2, 7))
def test_playthrough(seats: int, request: pytest.FixtureRequest) -> None:
    path, now = FOLDER / f"{seats}_seats.txt", golden.playthrough(seats)
    if request.config.getoption("--regenerate-golden", default=False):
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    assert now == before, f"{path.name} differs; --regenerate-golden writes it anew, to review"


def test_the_playthroughs_show_every_class_of_events() -> None:
    """What no playthrough holds no reviewer ever reads."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    for event in (
        "dealt",
        "trump-turned",
        "leader-chosen",
        "played",
        "trick-won",
        "trump-changed",
        "trump-kept",
        "drew",
        "trump-taken",
        "left-short",
        "final-phase-began",
        "game-ended",
    ):
        assert re.search(f"^{event}( |$)", text, re.MULTILINE), event


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("locale", LOCALES)
def test_every_seat_is_told_something_in_both_languages(seats: int, locale: str) -> None:
    text = (FOLDER / f"{seats}_seats.txt").read_text(encoding="utf-8")
    hearers = {hearer for line in re.findall(f"^{locale} (.*?):", text, re.MULTILINE) for hearer in line.split()}
    assert hearers == {"-", *map(str, range(seats))}

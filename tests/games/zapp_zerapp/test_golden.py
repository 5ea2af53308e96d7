"""Golden playthroughs, one a way of playing: a change of rules, words or sounds shows as a diff to review.

The format is told in golden.py. To write them anew, and then to read what changed:

    python -m pytest tests/games --regenerate-golden
    git diff tests/games/zapp_zerapp/golden/
"""

import re
from pathlib import Path
from typing import get_args

import pytest

from audiogames.games.zapp_zerapp import events as e
from tests.games.telling import LOCALES

from . import golden

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_playthrough(name: str, request: pytest.FixtureRequest) -> None:
    path, now = FOLDER / f"{name}.txt", golden.playthrough(name)
    if request.config.getoption("--regenerate-golden", default=False):
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    assert now == before, f"{path.name} differs; --regenerate-golden writes it anew, to review"


@pytest.mark.parametrize("event", get_args(e.Event))
def test_the_playthroughs_show_every_class_of_events(event: type) -> None:
    """What no playthrough holds no reviewer ever reads."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    name = "-".join(re.findall("[A-Z][a-z]*", event.__name__)).lower()
    assert re.search(f"^{name}( |$)", text, re.MULTILINE)


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_seat_is_told_something_in_both_languages(name: str, locale: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    seats, _ = golden.PLAYTHROUGHS[name]
    hearers = {hearer for line in re.findall(f"^{locale} (.*?):", text, re.MULTILINE) for hearer in line.split()}
    assert hearers == {"-", *map(str, range(seats))}

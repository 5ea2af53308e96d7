"""Golden playthroughs of every game: a change of rules, words or sounds shows as a diff to review.

audiogames/testing/golden.py has the format. To write them again, and then to read what changed:

    python -m pytest tests/games --regenerate-golden
    git diff tests/games/*/golden/
"""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from audiogames.core.events import kind
from audiogames.core.registry import GAMES
from audiogames.testing.golden import LOCALES, GoldenModule, at_once, compare, playthrough


def golden_of(game: str) -> GoldenModule:
    """Return the playthroughs of a game."""
    golden: GoldenModule = import_module(f"tests.games.{game}.golden")
    return golden


every_playthrough = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in golden_of(game).NAMES]
)
EVENTS = {name: get_args(import_module(f"{game.package}.events").Event) for name, game in GAMES.items()}
every_event = pytest.mark.parametrize(
    ("game", "event"),
    [(name, kind(event(*event._fields))) for name, events in EVENTS.items() for event in events],
)


def path_of(game: str, name: str) -> Path:
    """Return where a playthrough stands."""
    return Path(__file__).parent / game / "golden" / f"{name}.txt"


def text_of(game: str, name: str) -> str:
    """Return a playthrough as it was last reviewed."""
    return path_of(game, name).read_text(encoding="utf-8")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate-golden"))


@every_playthrough
def test_playthrough(game: str, name: str, regenerate: bool) -> None:
    compare(playthrough(golden_of(game), name), path_of(game, name), regenerate)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in golden_of(game).NAMES[:2]])
def test_what_is_told_at_once(game: str, name: str, regenerate: bool) -> None:
    compare(at_once(golden_of(game), name), path_of(game, f"{name}_at_once"), regenerate)


@every_event
def test_the_playthroughs_show_every_class_of_events(game: str, event: str) -> None:
    """An event that no playthrough holds is never read by a reviewer."""
    text = "\n".join(text_of(game, name) for name in golden_of(game).NAMES)
    assert re.search(f"^{event}( |$)", text, re.MULTILINE)


@every_playthrough
@pytest.mark.parametrize("locale", LOCALES)
def test_every_seat_is_told_something_in_both_languages(game: str, name: str, locale: str) -> None:
    lines = re.findall(f"^{locale} (.*?):", text_of(game, name), re.MULTILINE)
    seats = range(len(golden_of(game).played(name).table.players))
    assert {hearer for line in lines for hearer in line.split()} == {"-", *map(str, seats)}


@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_was_away_is_told_of_several_actions_at_once(game: str) -> None:
    texts = [text_of(game, f"{name}_at_once") for name in golden_of(game).NAMES[:2]]
    assert any(int(number) > 2 for text in texts for number in re.findall("of ([0-9]+) actions", text))

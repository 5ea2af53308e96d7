"""Where games are named: in the registry, and in the places that are theirs."""

import re
from pathlib import Path
from typing import Final

import audiogames
from audiogames.core.registry import GAMES

PACKAGE: Final = Path(audiogames.__file__).parent
OWN_PLACES: Final = ("games/{}/", "decks/{}.py", "play/modes/{}/", "audio/percepts/{}.py", "audio/making/{}.py")
REGISTRY: Final = "core/registry.py"
ELSEWHERE: Final = frozenset(
    {
        "faces/stickers/assistant.py",
        "faces/terminal/app.py",
        "faces/terminal/barrel_room.py",
        "faces/terminal/correcting.py",
        "faces/terminal/dice_handicaps.py",
        "faces/terminal/dice_room.py",
        "faces/terminal/formula.py",
        "faces/terminal/formula_words.py",
        "faces/terminal/glance.py",
        "faces/terminal/glance_alone.py",
        "faces/terminal/glance_answers.py",
        "faces/terminal/glance_dice.py",
        "faces/terminal/glance_keys.py",
        "faces/terminal/glance_time.py",
        "faces/terminal/glance_typed.py",
        "faces/terminal/melee.py",
        "faces/terminal/passing.py",
        "faces/terminal/pulling.py",
        "faces/terminal/rooms.py",
        "faces/terminal/shaking.py",
        "faces/terminal/shaking_keys.py",
        "faces/terminal/symbols_training.py",
        "faces/terminal/symbols_training_record.py",
        "faces/terminal/training.py",
        "faces/terminal/training_words.py",
        "faces/training.py",
    }
)
"""Modules that still name a game: none is to be added."""
NAMES: Final = re.compile("|".join(name.replace("_", "[-_]") for name in GAMES))


def named_in(path: str) -> set[str]:
    """Return the games that a module names."""
    return {found.replace("-", "_") for found in NAMES.findall((PACKAGE / path).read_text(encoding="utf-8"))}


def is_own_place(path: str, game: str) -> bool:
    return path.startswith(tuple(place.format(game) for place in OWN_PLACES))


def test_a_game_is_named_in_the_registry_and_in_its_own_places_alone() -> None:
    modules = {file.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py")} - ELSEWHERE - {REGISTRY}
    strange = {path: {name for name in named_in(path) if not is_own_place(path, name)} for path in modules}
    assert {path: sorted(names) for path, names in strange.items() if names} == {}


def test_the_registry_names_every_game() -> None:
    assert named_in(REGISTRY) == set(GAMES)

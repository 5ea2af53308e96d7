"""Where games are named: in the registry, and in the places that are theirs; nowhere else but in examples to run."""

import re
from pathlib import Path
from typing import Final

import audiogames
from audiogames.core.registry import GAMES

PACKAGE: Final = Path(audiogames.__file__).parent
OWN_PLACES: Final = ("games/{}/", "decks/{}.py", "play/modes/{}/", "audio/percepts/{}.py")
REGISTRY: Final = "core/registry.py"
EXAMPLE: Final = re.compile(r"^ +>>> .*", re.MULTILINE)
NAMES: Final = re.compile("|".join(name.replace("_", "[-_]") for name in GAMES))


def named_in(path: str) -> set[str]:
    """Return the games that a module names, but for the examples in its docstrings."""
    code = EXAMPLE.sub("", (PACKAGE / path).read_text(encoding="utf-8"))
    return {found.replace("-", "_") for found in NAMES.findall(code)}


def is_own_place(path: str, game: str) -> bool:
    return path.startswith(tuple(place.format(game) for place in OWN_PLACES))


def test_a_game_is_named_in_the_registry_and_in_its_own_places_alone() -> None:
    modules = {file.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py")} - {REGISTRY}
    strange = {path: {name for name in named_in(path) if not is_own_place(path, name)} for path in modules}
    assert {path: sorted(names) for path, names in strange.items() if names} == {}


def test_the_registry_names_every_game() -> None:
    assert named_in(REGISTRY) == set(GAMES)

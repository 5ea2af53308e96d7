"""The page that describes the protocol keeps its word: its examples run, and it names all there is."""

import ast
import json
import random
import re
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from audiogames.core import registry
from audiogames.core.errors import GameError
from audiogames.core.events import kind
from audiogames.faces.engine import Engine, wire

from .balai import moments, start
from .client import ROOT, Client

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def sessions(page: str) -> list[list[tuple[str, Any]]]:
    """Return the sessions of a page: a session is requests, each with the reply that stands below it."""
    found: list[list[tuple[str, Any]]] = []
    lines = [line for block in page.split("```jsonl\n")[1:] for line in block.split("```")[0].splitlines()]
    for request, reply in zip(lines[::2], lines[1::2], strict=True):
        if json.loads(request)["id"] == 1:
            found.append([])
        found[-1].append((request, json.loads(reply)))
    return found


PAGES = [path for path in sorted((ROOT / "docs").rglob("*.md")) if "```jsonl" in path.read_text(encoding="utf-8")]
EXAMPLES = [
    pytest.param(session, id=f"{path.relative_to(ROOT)}-{number}")
    for path in PAGES
    for number, session in enumerate(sessions(path.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize("session", EXAMPLES)
def test_every_example_gives_the_reply_that_the_page_shows(session: list[tuple[str, Any]]) -> None:
    engine = Engine()
    for request, reply in session:
        assert json.loads(engine.reply(request.encode())) == reply


def test_the_page_has_examples() -> None:
    assert sum(len(session) for session in sessions(PAGE)) > 20


def test_the_page_names_every_operation() -> None:
    _, message = Client().refused("no such operation")
    operations = message.split("The operations are: ")[1].rstrip(".").split(", ")
    assert all(f"| `{operation}` |" in PAGE for operation in operations)


def test_the_page_names_every_error_code() -> None:
    codes = {error.code for error in GameError.__subclasses__()}
    assert all(f"| `{code}` |" in PAGE for code in codes)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_page_names_every_event_of_a_game_with_its_fields(game: str) -> None:
    classes: list[Any] = list(import_module(f"{registry.GAMES[game].package}.cues").CUES)
    called = getattr(import_module(f"{registry.GAMES[game].package}.notation"), "CALLED", {})
    expected = {
        (
            kind(event(*event._fields)),
            tuple(name for field in event._fields if (name := called.get(field, field)) is not None),
        )
        for event in classes
    }
    rows = re.findall(r"^\| `([\w-]+)` \| (none|`[^|]*`) \|", section(game), flags=re.MULTILINE)
    assert {(name, tuple(re.findall(r"`(\w+)`", fields))) for name, fields in rows} == expected


def section(game: str) -> str:
    """Return what the page tells of one game that can be played."""
    return next(part for part in PAGE.split("\n## ") if f"Its name is `{game}`." in part)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_page_names_every_option_of_a_game(game: str) -> None:
    assert all(f"`{option.name}`" in section(game) for option in registry.game_named(game).options)


def fields(value: Any) -> set[str]:
    """Return every field of a position or a view, those of its parts too."""
    if isinstance(value, dict):
        return set(value).union(*map(fields, value.values()))
    return set().union(*map(fields, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_page_names_every_field_of_a_position_and_of_a_view(game: str) -> None:
    client = Client()
    client.ask("new", game=game, seats=2, seed=1)
    found = fields(client.ask("position")).union(*(fields(client.ask("view", seat=seat)) for seat in (None, 0)))
    assert {field for field in found if not field.isdecimal() and f"`{field}`" not in PAGE} == set()


def test_the_page_names_the_places_where_the_dice_and_the_witches_sound() -> None:
    """In the section on `hear`, a place of each kind stands for those like it."""
    kinds = set()
    for position in moments():
        client = start(position)
        if (request := client.next(random.Random(1))) is not None and json.loads(client.line(**request))["ok"]:
            heard = client.ask("hear", seat=0, locale="en")["cues"]
            kinds |= {re.sub(r"\d+", "N", cue["place"]) for cue in heard}
    assert {"die-N-of-N", "track-N", "zone-box", "seat-N", "me"} <= kinds
    named = {re.sub(r"\d+", "N", place) for place in re.findall(r"`([\w-]+)`", PAGE.split("## A trick")[0])}
    assert kinds <= named


def test_every_game_that_the_page_calls_playable_is_and_no_other() -> None:
    assert set(re.findall(r"Its name is `(\w+)`", PAGE)) == set(registry.GAMES)
    assert not set(re.findall(r"Its name will be `(\w+)`", PAGE)) & set(registry.GAMES)


def test_the_page_tells_the_limits_of_a_line() -> None:
    assert f"{wire.MAX_LINE:,} bytes" in PAGE
    assert f"at most {wire.MAX_DIGITS} digits" in PAGE
    assert f"at most {wire.MAX_DEPTH} deep" in PAGE


LOCALES = ROOT / "audiogames" / "narration" / "locale"


@pytest.mark.parametrize("catalogue", sorted(LOCALES.glob("*/engine.ftl")), ids=lambda path: path.parent.name)
def test_the_catalogue_has_the_sentences_that_the_engine_uses_and_no_others(catalogue: Path) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "audiogames/faces/engine").glob("*.py"))
    used = set(re.findall(r'"(engine-[a-z0-9-]+)"', code))
    written = {line.split(" = ")[0] for line in catalogue.read_text(encoding="utf-8").splitlines() if " = " in line}
    assert written == used


GUIDES = sorted((ROOT / "docs").glob("*/engine.md"))


@pytest.mark.skipif(find_spec("audiogames.cli") is None, reason="the guides start it by a command")
@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.parent.name)
def test_the_program_of_a_guide_plays_a_whole_game(guide: Path) -> None:
    program = guide.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, cwd=ROOT, timeout=60, check=True)
    result = ast.literal_eval(done.stdout.decode())
    assert (result["over"], len(result["scores"])) == (True, 4)


def test_the_guides_hold_the_same_programs_and_requests_in_both_languages() -> None:
    english, french = (guide.read_text(encoding="utf-8").split("```")[1::2] for guide in GUIDES)
    assert english == french
    assert len(english) == 12

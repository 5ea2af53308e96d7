"""A third language is a folder: it is found, may be whole or in part, and what it lacks is told in English.

The made-up language has a tenth of the English messages, in capitals. It lies in a copy of the package, since languages
are found when the program starts.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import audiogames
from audiogames.resources import COMPLETE, LOCALES, TextsByLanguage, complete, known_language

PACKAGE = Path(audiogames.__file__).parent
CODE = "qaa"
EACH = 10
"""Every so many messages are translated."""
ALSO = {"menu-title-first-play", "goodbye"}
NOT = {"web-own-language", "system-full", "language-gaps"}

OWN = re.compile(r"\b[A-Z]{4,}\b")
"""A word of the language."""

Run = Callable[..., str]


class Capitals(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.upper()


def translated(source: Path) -> str:
    """Return a tenth of the messages of a file, in capitals."""
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    tenth = {one.id.name for one in messages[::EACH]} | ALSO
    chosen = [one for one in messages if one.id.name in tenth - NOT]
    for message in chosen:
        Capitals().visit(message)
    return FluentSerializer().serialize(ast.Resource(list(chosen)))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a copy of the package that has one language more."""
    place = tmp_path_factory.mktemp("third")
    shutil.copytree(PACKAGE, place / "audiogames", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("sounds", "tactile", "docs", "tests"):
        (place / name).symlink_to(PACKAGE.parent / name)
    locale = place / "audiogames" / "narration" / "locale"
    (locale / CODE).mkdir()
    for source in (locale / "en").glob("*.ftl"):
        (locale / CODE / source.name).write_text(translated(source), encoding="utf-8")
    broken = (
        "spoilt = { $number ->\n"  # a mistake of a volunteer
        "system-full = THE DISK SAYS { not-there }.\n"  # refers to a message that is nowhere
    )
    (locale / CODE / "broken.ftl").write_text(broken, encoding="utf-8")
    (locale / "not a language").mkdir()
    return place


@pytest.fixture
def run(place: Path, home: Path) -> Run:
    """Run Python with the language more; return what is written. A warning about a message is an error."""

    def run(script: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-X", "utf8", "-W", "error:::audiogames", "-c", script],
            input=typed, capture_output=True, text=True, encoding="utf-8", cwd=place, timeout=120, check=False,
            env={**os.environ, "PYTHONPATH": str(place)},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    return run


def command(*words: str) -> str:
    return f"import sys; from audiogames.cli import main; sys.exit(main([{', '.join(map(repr, words))}]))"


def test_the_complete_languages_are_there_without_any_volunteer() -> None:
    assert LOCALES[:2] == COMPLETE == ("fr", "en")


def test_the_language_is_found_by_its_folder_and_told_in_part(run: Run) -> None:
    found = json.loads(
        run(
            """
import json
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.narration.narrator import Narrator
from audiogames.resources import LOCALES
words = catalogue("qaa")
narrator = Narrator("qaa", ("Ana", "Bob"), 0)
said = narrator.utterances([Message("goodbye"), Message("system-full")])
print(json.dumps({
    "locales": LOCALES, "share": words.share(), "name": words.own_name,
    "said": [(one.text, one.language) for one in said],
    "ids": {*words.beginning("")} >= {*catalogue("en").beginning("")},
}))
"""
        )
    )
    assert found["locales"] == ["fr", "en", CODE]
    assert 8 <= found["share"] <= 13
    assert found["name"] == CODE
    assert found["ids"]
    own, english = found["said"]
    assert own[0] == own[0].upper()
    assert own[1] == CODE
    assert english[0] != english[0].upper()
    assert english[1] == "en"


def test_a_game_is_played_in_it_and_its_gaps_are_told_once(run: Run) -> None:
    typed = "\n0\n1\n1\nq\n\n8\n"
    first = run(command("--language", CODE), typed)
    assert "This language is not complete yet: qaa, " in first
    assert any(OWN.search(line) for line in first.splitlines())
    assert "Your hand" in first
    assert "not whole yet" not in run(command("--language", CODE), "8\n")


@pytest.mark.parametrize("words", [("--help",), ("stickers", "list"), ("stickers", "where", "uno"), ("memory",)])
def test_every_command_speaks_it_as_far_as_it_goes(run: Run, words: tuple[str, ...]) -> None:
    assert run(command("--language", CODE, *words)).strip()


TABLE = """
import json
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.before_game.wanted import WantedTable
from tests.faces.web.tables import CODE, MemoryShelf, Room
room = Room(Gathering(WantedTable(GAME, 3, "witch", "fr", {}, 0.0), MemoryShelf(3), CODE, "http://table/"))
ana, bob = room.socket(), room.socket()
ana.join("Ana", language="qaa")
bob.join("Bob", language="tlh")
ana.send(kind="start")
for _ in range(60):
    for one in room.sockets:
        one.hear()
    if not any([ana.press(), bob.press()]):
        room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
ana.send(kind="read")
hers = ana.last("welcome")
print(json.dumps({
    "languages": [hers["language"], bob.last("welcome")["language"]], "gaps": hers["words"]["gaps"],
    "said": ana.said(), "rules": bool(ana.last("rules")), "whole": "gaps" in bob.last("welcome")["words"],
}))
"""


@pytest.mark.parametrize("game", ["roue_des_sorcieres", "du_balai"])
def test_a_table_of_friends_speaks_it_to_who_asks_for_it_and_english_for_an_unknown_one(run: Run, game: str) -> None:
    found: dict[str, Any] = json.loads(run(f"GAME = {game!r}\n{TABLE}"))
    assert found["languages"] == [CODE, "en"]
    assert "This language is not complete yet: qaa, " in found["gaps"]
    assert not found["whole"]
    assert found["rules"]
    assert any(OWN.search(line) for line in found["said"])
    assert any(not OWN.search(line) for line in found["said"])


def test_a_text_of_a_deck_is_english_where_it_is_not_written_in_the_language() -> None:
    text = TextsByLanguage({"fr": "carte", "en": "card"})
    assert (text["fr"], text[CODE]) == ("carte", "card")
    with pytest.raises(KeyError):
        TextsByLanguage()[CODE]
    assert (complete(CODE), known_language(CODE), known_language("fr")) == ("en", "en", "fr")

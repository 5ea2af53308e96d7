"""A device that is touched: no sentence of a game names a key there."""

import re
from collections.abc import Iterator, Mapping
from itertools import cycle
from typing import Final

import pytest

from audiogames.core.registry import GAMES, game_named
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.gathering import Gathering

from .tables import CODE, QUICK, MemoryShelf, Room

KEYS: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(
        r"\b(Enter|Space|keys?|[Aa]rrows?|Up|Down|Backspace|[Qq]uestion mark|Escape|digit|type|plus key|zero|press)\b"
        r"|\b[B-HJ-Z]\b(?! and|[.’!])"
    ),
    "fr": re.compile(
        r"\b(Entrée|Espace|(?:la|une|les|des|votre|vos) touches?|[Ff]lèches?|Haut|Bas|Retour|Point d’inter\w+|Échap)\b"
        r"|\b(chiffre|tapez|plus \?|zéro)\b"
        r"|\b[B-Z]\b(?![.’!])"
    ),
}
MOST: Final = 4000
"""Rounds of a game."""
DONE: Final = ("undo", "pause", "go-on", "agree", "refuse", "same-room", "again")
"""What is done about the table, each as soon as it may be."""
BY_KEYS_ALONE: Final = "options"
"""The question that the page does not show where it is touched: it changes keys."""


def sentences(game: str, language: str, touches: bool, guided: bool = False) -> Iterator[str]:
    """Yield what a person is told and shown in a whole game who asks all questions and does what may be done."""
    lesson = game_named(game).guided
    seats = 3 if lesson is None or not guided else lesson.seats
    wanted = WantedTable(game, seats, "witch", language, QUICK.get(game, {}), 0.0, guided=guided)
    room = Room(Gathering(wanted, MemoryShelf(), CODE))
    one = room.socket()
    one.join("Ana", language=language, touches=touches)
    screen = room.socket()
    screen.join("", screen=True, language=language)
    one.send(kind="read")
    one.send(kind="start")
    doings = list(DONE)
    keys = cycle((key, name) for key, _, name in one.last("welcome")["keys"] if name != BY_KEYS_ALONE)
    for _ in range(MOST):
        one.hear()
        screen.hear()
        shown = one.last("shown")
        if room.gathering.sitting is None or shown.get("over"):
            break
        for action in [doing["action"] for doing in shown["doings"] if doing["action"] in doings]:
            doings.remove(action)
            one.send(kind="do", action=action)
        if shown.get("offer"):
            key, name = next(keys)
            one.send(**({"kind": "read"} if name == "rules" else {"kind": "typed", "text": key}))
            one.send(kind="picked", text="nonsense", offer=shown["offer"])
        asked = one.last("reply")["prompt"]["kind"]
        if asked in ("line", "key"):
            one.send(kind="typed", text="2")
        elif not one.press():
            room.wait(max(0.001, min(1.0, room.gathering.due() - room.now)))
    else:
        raise AssertionError(f"no end: {one.said()[-5:]}")
    yield from one.said()
    yield from (error["text"] for error in one.all("error"))
    yield from (line for rules in one.all("rules") for part in rules["parts"] for line in part)
    for shown in one.all("shown"):
        yield from shown["question"]
        yield from (named["label"] for named in (*shown["choices"], *shown["doings"]))
        yield from (zone["title"] for zone in shown["zones"])
        yield from (item["name"] for zone in shown["zones"] for item in zone["items"])


@pytest.mark.parametrize("guided", [False, True], ids=["game", "guided"])
@pytest.mark.parametrize("language", KEYS)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_names_a_key_where_the_device_is_touched(game: str, language: str, guided: bool) -> None:
    assert {line for line in sentences(game, language, True, guided) if KEYS[language].search(line)} == set()


@pytest.mark.parametrize("language", KEYS)
def test_where_there_are_keys_they_are_named(language: str) -> None:
    assert any(KEYS[language].search(line) for line in sentences("air_sorciere", language, False))

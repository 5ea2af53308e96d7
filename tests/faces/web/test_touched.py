"""A device that is touched: no sentence of a game names a key there."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from audiogames.core.registry import GAMES
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.wanted import WantedTable

from .tables import CODE, MemoryShelf, Room, Socket

KEYS: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(
        r"\b(Enter|Space|keys?|[Aa]rrows?|Up|Down|Backspace|[Qq]uestion mark|Escape|digit|type|plus|zero|press)\b"
    ),
    "fr": re.compile(
        r"\b(Entrée|Espace|touches?|[Ff]lèches?|Haut|Bas|Retour|Point d’inter\w+|Échap|chiffre|tapez|plus \?|zéro)\b"
    ),
}
ROUNDS: Final = 300


def sentences(game: str, language: str, touches: bool) -> Iterator[str]:
    """Yield what two people are told and shown in the first rounds of a game."""
    found = Room(Gathering(WantedTable(game, 3, "witch", language, {}, 0.0), MemoryShelf(), CODE))
    people: list[Socket] = [found.socket(), found.socket()]
    for one, name in zip(people, ("Ana", "Bob"), strict=True):
        one.join(name, language=language, touches=touches)
    people[0].send(kind="start")
    found.play(ROUNDS)
    for one in people:
        yield from one.said()
        for shown in one.all("shown"):
            yield from shown["question"]
            yield from (choice["label"] for choice in shown["choices"])


@pytest.mark.parametrize("language", KEYS)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_names_a_key_where_the_device_is_touched(game: str, language: str) -> None:
    assert {line for line in sentences(game, language, True) if KEYS[language].search(line)} == set()


@pytest.mark.parametrize("language", KEYS)
def test_where_there_are_keys_they_are_named(language: str) -> None:
    assert any(KEYS[language].search(line) for line in sentences("air_sorciere", language, False))

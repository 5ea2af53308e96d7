"""The keys that messages name: on braille and in speech the same, and keys that the program reads."""

import re
from collections.abc import Iterator

import pytest

from audiogames.faces.joining.visit import DOINGS
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.settings.letters import NAMED, USUAL

from .test_catalogues import texts

SIGN = re.compile(r"(?:(?<=[\s(])|^)([^\w\s\"«»“”'’.,;:?!+()-])(?=\s*:|\s+(?!:)\w)")
"""A sign that stands alone, as a key does on braille: "> for the table". Marks of sentences stand alone too."""
LETTER = re.compile(r"(?:(?<=[\s(])|^)([A-Z])(?=\s?:)")
SAID = {
    "en": {DOINGS: "greater-than sign"},
    "fr": {DOINGS: "signe supérieur"},
}
"""The name in speech of the key that no command may have."""


def keys_in(text: str) -> Iterator[str]:
    """Yield the keys that a text for braille names by their signs."""
    for found in SIGN.finditer(text):
        yield found[1]
    yield from LETTER.findall(text)


def named(locale: str) -> Iterator[tuple[str, str, str]]:
    """Yield each message that names a key on braille: its id, the key, and what speech says."""
    known = texts(locale)
    for name, text in known.items():
        if name.endswith(".braille"):
            id = name.removesuffix(".braille")
            spoken = " ".join(known[id].plain)
            yield from ((id, key, spoken) for piece in text.plain for key in keys_in(piece))


def said(locale: str, key: str) -> str:
    return SAID[locale].get(key) or (catalogue(locale).key(key) if key in NAMED else key)


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_key_on_braille_is_the_key_that_speech_names(locale: str) -> None:
    found = list(named(locale))
    assert {key for _, key, _ in found} >= {DOINGS, "T"}
    for id, key, spoken in found:
        heard, text = (key, spoken) if key.isalpha() else (said(locale, key).lower(), spoken.lower())
        assert re.search(rf"(?<!\w){re.escape(heard)}(?!\w)", text), (id, key)


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_sign_that_is_named_as_a_key_is_a_key_of_the_program(locale: str) -> None:
    keys = {*USUAL.values(), DOINGS}
    assert {(id, key) for id, key, _ in named(locale) if not key.isalpha() and key not in keys} == set()


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_key_for_the_table_is_called_the_same_in_every_message_and_is_the_one_that_is_read(locale: str) -> None:
    """The letter of a table elsewhere is fixed: no message may call it by another sign."""
    about = [id for id, text in texts(locale).items() if SAID[locale][DOINGS] in " ".join(text.plain).lower()]
    assert about
    for id in about:
        braille = texts(locale).get(f"{id}.braille")
        assert braille is None or {*keys_in(" ".join(braille.plain))} <= {DOINGS}, id
    assert DOINGS == ">"


@pytest.mark.parametrize(
    ("text", "keys"), [("Ada (/ for the table)", ["/"]), ("Enter: again. >: talk.", [">"]), ("17/26 + 3", [])]
)
def test_the_test_finds_a_key_among_words(text: str, keys: list[str]) -> None:
    assert [*keys_in(text)] == keys

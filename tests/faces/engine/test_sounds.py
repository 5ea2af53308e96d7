"""The operation `sounds`: every sound that a cue may name, in words, for programs that teach them."""

import subprocess
import sys
import tomllib
from typing import Any

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE, data_folder

from .client import GAME, ROOT, Client

FIELDS = ["name", "category", "length", "title", "meaning"]


def listed(locale: str) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = Client().ask("sounds", locale=locale)
    return answer


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_sound_of_the_manifest_is_listed_once_in_the_words_of_the_catalogue(locale: str) -> None:
    manifest = tomllib.loads((data_folder("sounds") / "manifest.toml").read_text(encoding="utf-8"))
    answer = listed(locale)
    assert [sound["name"] for sound in answer] == list(manifest["sounds"])
    words = catalogue(locale)
    for sound in answer:
        assert list(sound) == FIELDS
        assert sound["title"] == words.words(f"sound-{sound['name']}")
        assert sound["meaning"] == words.words(f"about-sound-{sound['name']}")
        assert words.has(f"sound-category-{sound['category']}")
        assert sound["length"] > 0


def test_the_cues_that_a_seat_hears_are_among_them() -> None:
    client = Client()
    client.ask("new", game=GAME, seats=2, seed=1)
    cues = client.ask("hear", seat=0, locale="fr")["cues"]
    assert cues
    assert {cue["name"] for cue in cues} <= {sound["name"] for sound in client.ask("sounds", locale="fr")}


@pytest.mark.parametrize(("fields", "said"), [({}, "missing"), ({"locale": "de"}, "de"), ({"locale": 3}, "text")])
def test_a_language_that_there_is_not_is_refused(fields: dict[str, Any], said: str) -> None:
    code, message = Client().refused("sounds", **fields)
    assert code == "bad_request"
    assert said in message


def test_listing_the_sounds_loads_none_of_what_plays_them() -> None:
    code = (
        "import sys; from audiogames.faces.engine import Engine\n"
        'assert b\'"ok": true\' in Engine().reply(b\'{"op": "sounds", "locale": "fr"}\')\n'
        "assert not {'numpy', 'soundfile', 'sounddevice', 'fluent'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=True)

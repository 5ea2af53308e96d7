"""Games of other packages: found by their entry points when they are asked for; a broken one costs one sentence."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiogames.core import registry
from audiogames.core.errors import UnknownGame
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from tests.faces.keyboard import start, typing

OURS = ("roue_des_sorcieres", "air_sorciere", "du_balai", "zapp_zerapp")
SABBAT = (
    "from dataclasses import replace\n"
    "from audiogames.games.roue_des_sorcieres.descriptor import DESCRIPTOR as ROUE\n"
    "DESCRIPTOR = replace(ROUE, name='grand_sabbat', protocol=1)\n"
)
"""A package whose game is another by name alone."""

BROKEN = {
    "import-error": ("import no_such_module\n", "left-out-error"),
    "syntax-error": ("DESCRIPTOR = (\n", "left-out-error"),
    "leaves": ("raise SystemExit(3)\n", "left-out-error"),
    "no-descriptor": ("", "left-out-error"),
    "no-game": ("DESCRIPTOR = 'grand_sabbat'\n", "left-out-misnamed"),
    "other-name": (SABBAT.replace("grand_sabbat", "small_sabbat"), "left-out-misnamed"),
    "no-protocol": (SABBAT.replace(", protocol=1", ""), "left-out-protocol"),
    "newer-protocol": (SABBAT.replace("protocol=1", "protocol=2"), "left-out-protocol"),
    "unknown-field": (SABBAT.replace("protocol=1", "wings=2"), "left-out-error"),
    "no-rules": (SABBAT.replace("protocol=1", "protocol=1, package='json'"), "left-out-error"),
}

Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return what installs a package of this name with one game, and the code of its module."""
    monkeypatch.syspath_prepend(tmp_path)

    def installed(package: str, game: str, code: str) -> None:
        (tmp_path / f"{package}.py").write_text(code, encoding="utf-8")
        info = tmp_path / f"{package}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{game} = {package}:DESCRIPTOR\n", encoding="utf-8")
        registry.others.cache_clear()

    yield installed
    for package in ("sabbat", "second"):
        sys.modules.pop(package, None)
    registry.others.cache_clear()


def why_left_out(game: str) -> str:
    """Return the reason why a game is left out, once it was said in both languages."""
    message = registry.others().left_out[game]
    why = message.arguments["why"]
    assert isinstance(why, Message)
    for locale in COMPLETE:
        assert f"{game[:40]}" in catalogue(locale).text(message)
        assert catalogue(locale).text(why) in catalogue(locale).text(message)
    return why.id


def test_a_game_of_another_package_is_found_after_ours(install: Install) -> None:
    install("sabbat", "grand_sabbat", SABBAT)
    assert tuple(GAMES) == (*OURS, "grand_sabbat")
    assert game_named("grand_sabbat").max_seats == game_named("roue_des_sorcieres").max_seats
    assert registry.others().left_out == {}


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_package_is_left_out_with_the_reason(install: Install, code: str) -> None:
    text, why = BROKEN[code]
    install("sabbat", "grand_sabbat", text)
    assert tuple(GAMES) == OURS
    assert why_left_out("grand_sabbat") == why
    with pytest.raises(UnknownGame) as refused:
        game_named("grand_sabbat")
    assert refused.value.message == registry.others().left_out["grand_sabbat"]


@pytest.mark.parametrize("name", ["Sabbat", "grand-sabbat", "s" * 41, "2_sabbats"])
def test_a_name_that_could_be_no_part_of_a_message_is_refused(install: Install, name: str) -> None:
    install("sabbat", name, SABBAT.replace("grand_sabbat", name))
    assert tuple(GAMES) == OURS
    assert why_left_out(name) == "left-out-misnamed"


def test_no_package_takes_the_name_of_one_of_our_games(install: Install) -> None:
    install("sabbat", "du_balai", SABBAT.replace("grand_sabbat", "du_balai"))
    assert tuple(GAMES) == OURS
    assert game_named("du_balai").package == "audiogames.games.du_balai"
    assert why_left_out("du_balai") == "left-out-taken"


def test_no_package_takes_the_name_of_a_game_of_another(install: Install) -> None:
    install("sabbat", "grand_sabbat", SABBAT)
    install("second", "grand_sabbat", SABBAT)
    assert tuple(GAMES) == (*OURS, "grand_sabbat")
    assert why_left_out("grand_sabbat") == "left-out-taken"


@pytest.mark.parametrize("language", COMPLETE)
def test_where_games_are_chosen_the_sentence_is_said_once(install: Install, language: str) -> None:
    install("sabbat", "grand_sabbat", "import no_such_module\n")
    played = start(typing("1", "0", "1", "0", "5", "0", "q"), language)
    sentence = catalogue(language).text(registry.others().left_out["grand_sabbat"])
    assert " ".join(played.text.split()).count(" ".join(sentence.split())) == 1


@pytest.mark.parametrize("typed", ["q\n", "\n\nh\nq\no\nq\n"], ids=["menu", "game"])
def test_other_packages_are_not_searched_before_somebody_asks_for_their_games(typed: str, tmp_path: Path) -> None:
    """Neither by a start nor by a game of ours that is begun at once."""
    code = (
        "import sys\n"
        "from audiogames.cli import main\n"
        "status = main(['--lang', 'en'])\n"
        "from audiogames.core.registry import others\n"
        "print('searched', others.cache_info().misses, file=sys.stderr)\n"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code],
        input=typed,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Goodbye" in done.stdout, done.stderr
    assert "searched 0" in done.stderr

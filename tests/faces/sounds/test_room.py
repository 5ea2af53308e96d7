"""The room of sounds: every sound is learnt by a few keys, listening is tested, and all of it is set and kept."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from audiogames.core.registry import GAMES
from audiogames.local import sound_player, sound_settings
from audiogames.local.computer import Computer
from audiogames.local.sound_learning import learn
from audiogames.local.sound_room import enter
from audiogames.local.sound_trial import try_out
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.play.keys.questions import offered_in
from audiogames.play.listener.breath import BY_MESSAGE, EDGE, REFUSAL, YOUR_TURN
from audiogames.play.prompts import Talk
from audiogames.resources import COMPLETE, data_folder
from audiogames.settings import Settings
from tests.audio.conftest import no_sound_of_the_person  # noqa: F401 - a fixture
from tests.audio.sound_cards import LIMIT
from tests.faces.engine.client import ROOT
from tests.faces.keyboard import Played, new_session, sit, start, typing

from .computer import listen

MANIFEST: dict[str, Any] = tomllib.loads((data_folder("sounds") / "manifest.toml").read_text(encoding="utf-8"))
SOUNDS = MANIFEST["sounds"]
INTERFACE = {EDGE, REFUSAL, YOUR_TURN, *BY_MESSAGE.values()}


def words(id: str, language: str = "fr", **variables: str | int) -> str:
    """Return a sentence as a screen shows it, with plain spaces."""
    return catalogue(language).words(id, **variables).replace("\u00a0", " ")


def all_learnt(language: str, **settings: Any) -> Played:
    """Learn every sound by Enter alone."""
    answers = typing(*[""] * (len(SOUNDS) + 1))
    return listen(learn, answers, with_sound=False, language=language, settings=Settings(**settings)).played


# Every sound there is.


def test_every_sound_that_is_named_anywhere_can_be_learnt() -> None:
    for game in GAMES.values():
        named = {name for name in import_module(f"{game.package}.cues").CUES.values() if name is not None}
        assert named, game.name
        assert named <= SOUNDS.keys(), game.name
    samples = {volume.sample for volume in sound_settings.VOLUMES} | {sound_settings.SAMPLE}
    assert INTERFACE | samples | {"place-tick", "ambience-cellar", "test-tone"} <= SOUNDS.keys()


@pytest.mark.parametrize("language", COMPLETE)
def test_enter_alone_tells_every_sound_once_with_its_name_and_its_meaning(language: str) -> None:
    lines = all_learnt(language).lines
    told = [
        (re.sub(r", \d+ (sur|of) \d+\.$", "", line), lines[at + 1])
        for at, line in enumerate(lines)
        if counted(line) and lines[at - 1] != words("learn-sounds-title", language)
    ]
    assert sorted(told) == sorted(
        (words(f"sound-{name}", language), words(f"about-sound-{name}", language)) for name in SOUNDS
    )
    assert words("learn-sounds-all", language) in lines


def counted(line: str) -> bool:
    return re.search(r", \d+ (sur|of) \d+\.$", line) is not None


@pytest.mark.parametrize("language", COMPLETE)
def test_each_kind_is_named_once_before_its_first_sound(language: str) -> None:
    lines = all_learnt(language).lines
    for category in {sound["category"] for sound in SOUNDS.values()}:
        name = words("learn-sounds-kind", language, kind=words(f"sound-category-{category}", language))
        [at] = [at for at, line in enumerate(lines) if line == name]
        assert re.search(r", 1 (sur|of) \d+\.$", lines[at + 1])


@pytest.mark.parametrize("language", COMPLETE)
def test_short_lines_have_every_meaning_in_full(language: str) -> None:
    lines = all_learnt(language, lines="braille").lines
    assert max(map(len, lines)) <= BRAILLE_CELLS
    read = " ".join(lines)
    assert [name for name in SOUNDS if words(f"about-sound-{name}", language) not in read] == []


# Few keys, and nothing twice.


def learnt(*typed: str) -> list[list[str]]:
    """Type this in Learn Sounds and return the replies, the menu of kinds first."""
    played = listen(learn, typing(*typed), with_sound=False, settings=Settings(sound="off")).played
    return [played.reply(place) for place in range(len(played.replies))]


def test_a_kind_begins_with_its_first_sound_and_the_list_is_not_read_out() -> None:
    _, reply, _ = learnt("1", "0")
    assert reply == [
        "Cartes.",
        "Des cartes distribuées, 1 sur 9.",
        "Quelqu’un reçoit ses premières cartes.",
        "Entrée pour le son suivant, R pour répéter celui-ci, zéro pour les autres genres.",
    ]


def test_keys_are_told_once_and_then_only_the_sound() -> None:
    replies = learnt("1", "", "r", "4", "R")
    assert [reply[0] for reply in replies[2:]] == [
        "Une carte piochée, 2 sur 9.",
        "Une carte piochée, 2 sur 9.",
        "Une carte posée d’un coup sec, 4 sur 9.",
        "Une carte posée d’un coup sec, 4 sur 9.",
    ]
    assert all(len(reply) == 2 for reply in replies[2:])


def test_the_beginning_of_a_word_leads_from_sound_to_sound_round_the_list() -> None:
    replies = learnt("1", "retournée", "CARTES", "cartes", "cartes", "melangees", "zzz")
    assert [reply[0].partition(",")[0] for reply in replies[2:-1]] == [
        "Une carte retournée",
        "Des cartes jetées",
        "Des cartes mélangées",
        "Des cartes distribuées",
        "Des cartes mélangées",
    ]
    assert replies[-1] == [words("learn-sounds-no-name", typed="zzz")]


@pytest.mark.parametrize("asking", ["?", "\x1bOP"])
def test_the_list_is_read_when_it_is_asked_for(asking: str) -> None:
    _, _, reply = learnt("5", asking)
    assert reply == [
        words("learn-sounds-help", last=2),
        "1. Des dés secoués",
        "2. Des dés lancés",
    ]


@pytest.mark.parametrize("number", ["10", "00", "9999"])
def test_a_number_that_is_none_is_answered_with_those_that_are(number: str) -> None:
    assert learnt("1", number)[-1] == [words("learn-sounds-no-number", last=9)]


def test_after_the_last_sound_of_a_kind_comes_the_next_kind() -> None:
    replies = learnt("5", "2", "")
    assert replies[-1][:2] == ["Symboles des dés.", "Éclair noir : une décharge grave, 1 sur 18."]


@pytest.mark.parametrize("leaving", ["0", "q", "\x1b", "quitter"])
def test_leaving_a_kind_offers_the_next_one(leaving: str) -> None:
    assert "Déroulement de la partie, 2 sur 10." in learnt("1", leaving)[-1]


# Where nothing is heard.


@pytest.mark.parametrize(("sound", "why"), [("off", "sound-room-off"), ("auto", "sound-room-nobody")])
def test_where_sounds_are_off_one_sentence_says_so_and_the_rest_is_read(sound: str, why: str) -> None:
    played = listen(learn, typing("1", ""), with_sound=False, settings=Settings(sound=sound)).played  # type: ignore[arg-type]
    assert played.lines[0] == words(why)
    assert played.lines.count(words(why)) == 1
    assert "Une carte piochée, 2 sur 9." in played.lines


def test_without_any_output_the_sentence_says_that_there_is_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player, "SEARCH", LIMIT)
    played = listen(learn, typing("1"), with_sound=False, settings=Settings(sound="on")).played
    assert played.lines[0] == words("sound-no-device")
    assert "Des cartes distribuées, 1 sur 9." in played.lines


def test_the_trial_needs_sounds_and_says_why_there_are_none() -> None:
    played = listen(try_out, typing("1"), with_sound=False, settings=Settings(sound="off")).played
    assert played.lines == [words("sound-room-off"), words("trial-impossible")]


@pytest.mark.parametrize("do", [learn, try_out])
def test_where_the_volume_is_at_zero_that_is_said(do: Callable[[Computer], Talk[None]]) -> None:
    played = listen(do, typing("1"), with_sound=False, settings=Settings(sound="on", volume=0)).played
    assert played.lines[0] == words("sound-room-mute")


# The ways in.


def test_the_way_from_the_main_menu_leads_through_the_lessons(quiet_home: Path) -> None:
    """Five keys, Enter included: one choice for each level would be eight."""
    to_the_first_sound = ("2", "5", "")
    assert sum(len(typed) + len("\n") for typed in to_the_first_sound) == 5
    assert "2. Apprendre" in start(typing("r")).reply(1)
    assert "5. Apprendre les sons" in start(typing("2", "r")).reply(2)
    played = start(typing(*to_the_first_sound, "0", "0", "0"))
    assert "Des cartes distribuées, 1 sur 9." in played.reply(3)
    assert played.reply(5) == ["Apprendre.", "Apprendre les sons, 5 sur 10."]
    assert played.reply(6)[0].startswith("Menu principal.")


@pytest.mark.parametrize("typed", [")", "sons", "sounds", "bruits"])
def test_the_way_from_a_game_leads_back_to_it(typed: str, quiet_home: Path) -> None:
    played = sit(typing(typed, "", "", "0", "0", "0", "t"), new_session(3, 3))
    assert played.reply(1)[-4:-3] == ["Les sons."] or "Les sons." in played.reply(1)
    assert "Des cartes distribuées, 1 sur 9." in played.reply(3)
    assert "Vous quittez les sons." in played.reply(6)
    assert "C’est à vous de jouer une carte." in "".join(played.reply(7))


def test_the_way_from_the_settings_offers_those_of_sound_first(quiet_home: Path) -> None:
    played = start(typing("7", str(len(offered_in(None)) + 1), "", "0", "0", "0", "0"))
    assert "Régler les sons, 3 sur 3." in played.reply(2)
    assert played.reply(3)[0] == "Réglages des sons."


@pytest.mark.parametrize("language", COMPLETE)
def test_every_line_of_the_room_explains_itself(language: str) -> None:
    played = listen(enter, typing("?", "?"), with_sound=False, language=language).played
    for name in ("learn", "test", "settings"):
        assert words(f"sound-room-about-{name}", language) in played.text


def test_the_command_line_opens_the_room_and_ends_with_the_input(quiet_home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "audiogames", "sounds", "--language", "fr"],
        cwd=ROOT,
        input="\n\n\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:2] == ["Les sons.", "Apprendre les sons, 1 sur 3."]
    assert "Une carte piochée, 2 sur 9." in lines

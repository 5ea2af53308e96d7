"""The room in which barrels are shaken: few keys, few words, and nothing done that was not asked for."""

import re
from typing import get_args

import pytest

from audiogames.core.messages import Cue
from audiogames.faces.terminal.console import StreamConsole
from audiogames.games.zapp_zerapp.view import row_place
from audiogames.narration.catalogue import catalogue
from audiogames.play.modes.zapp_zerapp.shaking import STEP, What
from audiogames.play.table.seating import PERSON
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from tests.faces.keyboard import Played, computer_at, sit, typing

from .barrels import BOT, DOWN, ESCAPE, KEYS, LEFT, RIGHT, SHORT, UP, at_barrels, at_moves, done, new_game

LEADING_ELSEWHERE = set("gkoqnu")
"""Letters that lead to questions of their own, or take back."""


def shaken(*typed: str, settings: Settings = SHORT, language: str = "fr", **more: object) -> tuple[list[str], Played]:
    """Return what a person did who typed this at the barrels, and what they read."""
    session = at_barrels(**more)  # type: ignore[arg-type]
    played = sit(typing(*typed), session, language, settings)
    return done(session), played


# Few keys.


@pytest.mark.parametrize("kept", range(1, 7))
def test_comparing_six_barrels_and_keeping_one_is_eight_presses_at_most(kept: int) -> None:
    presses = [*[""] * 6, DOWN, str(kept)]
    did, _ = shaken(*presses, settings=KEYS)
    assert len(presses) <= 8
    assert did[:7] == [*(f"shake {place}" for place in "ABCDEF"), f"choose {'ABCDEF'[kept - 1]}"]


def test_enter_shakes_one_barrel_after_the_other() -> None:
    assert shaken("", "", "")[0] == ["shake A", "shake B", "shake C"]


def test_after_the_last_barrel_enter_begins_again() -> None:
    assert shaken("13", "")[0] == ["shake M", "shake A"]


@pytest.mark.parametrize(("keys", "settings"), [((UP, RIGHT, LEFT), KEYS), ((".", "+", "/"), SHORT)])
def test_again_the_next_one_and_the_one_before_are_a_key_each(keys: tuple[str, ...], settings: Settings) -> None:
    assert shaken("5", *keys, settings=settings)[0] == ["shake E", "shake E", "shake F", "shake E"]


@pytest.mark.parametrize(("end", "beyond", "said"), [("1", "/", "Début."), ("13", "+", "Fin.")])
def test_the_row_has_ends(end: str, beyond: str, said: str) -> None:
    did, played = shaken(end, beyond)
    assert len(did) == 1
    assert played.reply(-1) == [said]


def test_zero_is_barrel_10_where_each_key_acts_by_itself() -> None:
    assert shaken("0", settings=KEYS)[0] == ["shake J"]


def test_a_barrel_beyond_ten_is_typed_as_a_line() -> None:
    assert shaken("n", "12", "n", "garder 13", settings=KEYS)[0][:2] == ["shake L", "choose M"]


@pytest.mark.parametrize(("typed", "settings"), [(" ", KEYS), ("pencher", SHORT), ("tip", SHORT)])
def test_a_barrel_is_tipped(typed: str, settings: Settings) -> None:
    assert shaken("4", typed, settings=settings)[0] == ["shake D", "tip D"]
    assert shaken("pencher 6")[0] == ["tip F"]


# Keeping.


@pytest.mark.parametrize(("answer", "kept"), [("oui", True), ("non", False), ("", False)])
def test_a_word_that_is_nearly_right_is_asked_about_before_a_barrel_is_kept(answer: str, kept: bool) -> None:
    did, _ = shaken("gardder 3", answer)
    assert ("choose C" in did) is kept


@pytest.mark.parametrize("word", ["garder", "keep", "Garde"])
def test_a_word_keeps_the_barrel_one_is_at_or_the_one_that_is_named(word: str) -> None:
    assert shaken("4", word)[0][1] == "choose D"
    assert shaken("4", f"{word} 9")[0][1] == "choose I"


@pytest.mark.parametrize("yes", [DOWN, ""])
def test_a_key_keeps_only_when_pressed_again(yes: str) -> None:
    did, played = shaken("4", DOWN, yes, settings=KEYS)
    assert "Garder le tonneau 4 ?" in played.reply(2)[0]
    assert did[1] == "choose D"


@pytest.mark.parametrize(("other", "did_then"), [("t", []), (UP, ["shake D"]), (RIGHT, ["shake E"])])
def test_any_other_key_goes_on(other: str, did_then: list[str]) -> None:
    did, _ = shaken("4", DOWN, other, settings=KEYS)
    assert did == ["shake D", *did_then]
    assert shaken("4", DOWN, other, "", settings=KEYS)[0][-1].startswith("shake")


def test_who_is_at_no_barrel_is_asked_which_one() -> None:
    did, played = shaken("garder", "3")
    assert "Quel tonneau ?" in played.reply(1)[0]
    assert did[0] == "choose C"


# Few words.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", [r"Tonneau 1 : environ \d\d cailloux ; bois \d\d, chocs \d\d\.", r"Encore 5\."]),
        ("en", [r"Barrel 1: pebbles, about \d\d; wood \d\d, clashes \d\d\.", r"5 left\."]),
    ],
)
def test_a_shake_is_told_in_a_few_words(language: str, said: list[str]) -> None:
    """At a pipe nothing is heard, and nobody can be asked how to read rattles: words tell them."""
    told = shaken("", language=language)[1].reply(1)
    assert len(told) == len(said)
    assert all(re.fullmatch(pattern, line) for pattern, line in zip(said, told, strict=True))


def test_on_braille_the_barrel_is_named_above_the_line_of_its_rattle() -> None:
    number, rattle, left = shaken("4", settings=Settings(lines="braille"))[1].reply(1)
    assert (number, left) == ("Tonneau 4.", "Encore 5 essais.")
    assert len(rattle) == 40
    assert all("\u2800" <= cell <= "\u28ff" for cell in rattle)


def test_the_keys_are_told_once_in_a_game() -> None:
    session = new_game(PERSON, BOT)
    played = sit(typing("", *["", "garder", "1", "", ""] * 4), session, settings=SHORT)
    assert sum("roll" in action for action in done(session)) > 1
    assert played.text.count("Entrée secoue le tonneau suivant") == 1


def test_without_shakes_left_one_walks_and_keeps() -> None:
    did, played = shaken("", "5", "", ".", "garder 6", turn={"shakes_left": {"0": 1}})
    assert did[:2] == ["shake A", "choose F"]
    assert played.reply(2) == ["Tonneau 5. Plus d’essai."]
    assert played.reply(3) == ["Tonneau 6. Plus d’essai."]


@pytest.mark.parametrize("yes", ["", "garder", "6"])
def test_a_barrel_that_was_not_heard_is_kept_by_its_word_alone_only_when_confirmed(yes: str) -> None:
    asking = ("", "6", "garder")
    did, played = shaken(*asking, "t", turn={"shakes_left": {"0": 1}})
    assert did == ["shake A"]
    assert "Garder le tonneau 6 ?" in played.reply(3)[0]
    assert shaken(*asking, yes, turn={"shakes_left": {"0": 1}})[0][1] == "choose F"


def test_help_tells_the_keys_of_the_room() -> None:
    for keys in (("?", "?"), ("m",)):
        assert "secouer encore" in "".join(shaken(*keys)[1].reply(len(keys)))


def test_in_the_melee_help_names_taking_and_putting_back() -> None:
    for keys in (("?", "?"), ("m",)):
        said = "".join(shaken(*keys, options={"shaking": "melee"})[1].reply(len(keys)))
        assert "« prendre »" in said
        assert "« reposer »" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("garder", "Garde pour de bon"),
        ("pencher", "Penche"),
        ("+", "Secoue le tonneau suivant"),
        (".", "Secoue encore"),
        ("12", "Le numéro 12 : secoue"),
        ("", "Entrée : secoue le tonneau suivant"),
        ("t", "T : "),
    ],
)
def test_who_learns_the_keys_at_the_barrels_learns_those_of_the_room(typed: str, said: str) -> None:
    did, played = shaken("k", typed, *([""] if not typed else ["", ""]))
    assert said in played.reply(2)[0]
    assert did == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_press_of_the_room_has_words_for_who_learns_it(language: str) -> None:
    for what in get_args(What):
        assert what == "leave" or catalogue(language).has(f"shaking-about-{what}")


# Where nothing is heard.


def test_who_reads_braille_lines_is_not_told_how_to_get_them() -> None:
    assert "Sans le son" not in shaken("", settings=Settings(lines="braille"))[1].text


# Rolling.


def test_who_has_nothing_to_choose_is_not_told_that_it_is_their_turn() -> None:
    session = new_game(PERSON, BOT)
    played = sit(typing(*["", "garder", "1", "", ""] * 4), session)
    assert "roll" in done(session)
    assert "Vous lancez" in played.text
    assert "À vous de lancer" not in played.text
    alone = [reply for reply in played.replies if "À vous d’avancer" in "".join(reply)]
    assert all("1, apprenti" in "".join(reply) for reply in alone)


def test_enter_and_m_read_the_moves_again() -> None:
    moves = at_moves()
    played = sit(typing("", "m"), moves, settings=SHORT)
    assert all("2, le 2" in "".join(played.reply(place)) for place in (0, 1, 2))


# What is remembered.


def test_the_history_keeps_the_number_of_a_rattle_in_braille() -> None:
    for key in ("j", "l"):
        played = shaken("4", key, settings=Settings(lines="braille"))[1]
        assert played.reply(2)[0] == "Tonneau 4."
        assert played.reply(2)[1] == played.reply(1)[1]


# Letters.


@pytest.mark.parametrize("settings", [SHORT, KEYS], ids=["lines", "keys"])
@pytest.mark.parametrize("letter", sorted(set(USUAL.values()) - LEADING_ELSEWHERE))
def test_every_letter_means_in_the_room_what_it_means_everywhere(letter: str, settings: Settings) -> None:
    did, played = shaken(letter, settings=settings)
    assert did == []
    assert "n’est pas une commande" not in played.text


@pytest.mark.parametrize("word", ["lettres", "letters"])
def test_letters_are_barrels_only_for_who_asked_for_it(word: str) -> None:
    did, _ = shaken("c", word, "c", "M", "t", word, "c")
    assert did == ["shake C", "shake M"]


@pytest.mark.parametrize("mode", [SHORT, KEYS], ids=["lines", "keys"])
def test_escape_gives_the_letters_back(mode: Settings) -> None:
    asked = ("n", "lettres") if mode is KEYS else ("lettres",)
    did, played = shaken(*asked, "b", *([ESCAPE] if mode is SHORT else [ESCAPE, ESCAPE]), "b", settings=mode)
    assert did == ["shake B"]
    assert "de nouveau des commandes" in played.text


# Bad input.


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("14", "Les tonneaux vont de 1 à 13."),
        ("garder 99", "Les tonneaux vont de 1 à 13."),
        ("prendre 3", "on ne prend pas les tonneaux en main"),
        ("5", "Le tonneau 5 est déjà pris par Bob"),
        ("garder 5", "Le tonneau 5 est déjà pris par Bob"),
    ],
)
def test_what_is_not_allowed_is_a_sentence_and_nothing_changes(typed: str, said: str) -> None:
    settled = {"chosen": {"1": "E"}, "turn": {"settled": [1], "shakes_left": {"0": 6}}}
    did, played = shaken(typed, **settled)  # type: ignore[arg-type]
    assert said in "".join(played.reply(1))
    assert did == []


def test_a_barrel_that_is_someone_elses_is_walked_past() -> None:
    assert shaken("4", "", "/", chosen={"1": "E"}, turn={"settled": [1], "shakes_left": {"0": 6}})[0] == [
        "shake D",
        "shake F",
        "shake D",
    ]


# In draft and at a shared keyboard.


def test_in_draft_a_player_who_is_in_turn_has_the_room() -> None:
    assert shaken("", "garder", options={"shaking": "draft"})[0][:2] == ["shake A", "choose A"]


def test_at_a_shared_keyboard_each_has_a_row_of_their_own() -> None:
    session = at_barrels(PERSON, PERSON)
    sit(typing("", "", "", "garder", "", "", "garder"), session, settings=SHORT)
    assert done(session, 0) == ["shake A", "shake B", "choose B"]
    assert done(session, 1)[:2] == ["shake A", "choose A"]


# Where barrels stand.


def test_the_row_goes_from_left_to_right() -> None:
    from audiogames.audio.space.places import Places

    azimuths = [Places().direction(row_place(place)).azimuth for place in range(13)]
    assert azimuths == sorted(azimuths, reverse=True)
    assert azimuths[0] > 45 > -45 > azimuths[12]


@pytest.mark.parametrize("shakes", [6, 0])
def test_each_barrel_ticks_from_its_place(shakes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[Cue] = []
    computer = computer_at(StreamConsole(), SHORT)
    monkeypatch.setattr(computer.conversation.breath, "sign", signs.append)
    sit(typing("4", "13"), at_barrels(turn={"shakes_left": {"0": shakes}}), computer=computer)
    assert [cue for cue in signs if cue.name == STEP] == [Cue(STEP, "die-4-of-13"), Cue(STEP, "die-13-of-13")]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("id", ["shaking-keys-line", "shaking-keys-single", "shaking-help-line"])
def test_words_that_are_told_to_be_typed_are_understood(language: str, id: str) -> None:
    text = catalogue(language).words(id)
    words = text.replace("“", "«").replace("”", "»").split("«")[1:]
    for word in (piece.partition("»")[0].strip(" \u00a0\u202f") for piece in words):
        assert "n’est pas une commande" not in shaken("4", word)[1].text

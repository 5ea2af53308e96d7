"""A scanner at the keyboard: it types a card's id, the person there hears the card, and nothing else happens."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from audiogames.decks import air_sorciere, roue_des_sorcieres
from audiogames.faces.stickers import Command, scan
from audiogames.faces.terminal.scanning import gather
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.ids import ALPHABET, PREFIX, SHORTEST_SCAN, new_id
from tests.faces.keyboard import new_session, setting, sit, start, typing
from tests.physical_decks import create, id_of

from .test_seats import Loudspeaker, two_people

END_SECONDS, LETTER_SECONDS, PREFIX_SECONDS = 0.1, 0.3, 0.1
"""Promised numbers: the tests hold the program to them."""

ROUE = [(card, 1) for card in roue_des_sorcieres.CARD_IDS]
SEED = 2


@pytest.fixture
def roue(quiet_home: Path) -> PhysicalDeck:
    """A physical deck of La Roue des Sorcières."""
    return create("roue_des_sorcieres", ROUE, "Jeu du club")


def misread(id: str) -> str:
    """Return an id with its last letter wrong."""
    return id[:-1] + next(letter for letter in ALPHABET if letter != id[-1])


# A burst of letters, or a person's keys.


class Keys:
    """Keys and the seconds that pass before each; who waits less than that gets none."""

    def __init__(self, *keys: tuple[float, str]) -> None:
        self._rest = list(keys)

    def __call__(self, seconds: float) -> str | None:
        if not self._rest or self._rest[0][0] > seconds:
            return None
        return self._rest.pop(0)[1]

    @property
    def left(self) -> list[str]:
        return [key for _, key in self._rest]


def burst(text: str, seconds: float = 0.005) -> list[tuple[float, str]]:
    return [(seconds, key) for key in text]


@pytest.mark.parametrize("end", ["\r", "\n", "\t", ""])
def test_a_scan_is_one_word_whatever_it_ends_with(end: str) -> None:
    id = new_id()
    assert gather(id[0], Keys(*burst(id[1:] + end))) == [id]


@pytest.mark.parametrize("digits", ["1234567890123456", "&é\"'(-è_çà&é\"'(-"])
def test_the_digits_of_a_data_matrix_are_one_word_on_every_keyboard(digits: str) -> None:
    assert gather(digits[0], Keys(*burst(digits[1:] + "\r"))) == [digits]
    assert gather("6", Keys((0.1, "4"))) == ["6"]
    assert gather("6", Keys((0.01, "4"), (0.01, "r"))) == ["6", "4", "r"]


def test_a_scanner_in_small_letters_or_with_caps_lock_is_understood() -> None:
    id = new_id().lower()
    assert gather(id[0], Keys(*burst(id[1:] + "\r"))) == [id]


def test_a_scanner_without_a_cable_may_be_slow_after_the_prefix() -> None:
    id = new_id()
    prefix, rest = burst(id[1 : len(PREFIX)], PREFIX_SECONDS * 0.9), burst(id[len(PREFIX) :], LETTER_SECONDS * 0.9)
    assert gather(id[0], Keys(*prefix, *rest, (END_SECONDS * 0.9, "\r"))) == [id]


@pytest.mark.parametrize("key", ["t", "1", "\x1b[B", "é", "\r", PREFIX[0]])
def test_a_key_after_the_first_letter_is_given_back(key: str) -> None:
    keys = Keys((0.01, key), (0.01, "c"))
    assert gather(PREFIX[0].lower(), keys) == [PREFIX[0].lower(), key]
    assert keys.left == ["c"]


def test_a_person_s_first_letter_acts_after_a_moment() -> None:
    keys = Keys((PREFIX_SECONDS * 1.1, PREFIX[1]))
    assert gather(PREFIX[0], keys) == [PREFIX[0]]


@pytest.mark.parametrize("length", range(1, SHORTEST_SCAN))
def test_a_burst_too_short_for_a_scan_is_given_back_key_by_key_in_its_order(length: int) -> None:
    id = new_id()
    assert gather(id[0], Keys(*burst(id[1:length] + "\r"))) == [*id[:length], "\r"]


@pytest.mark.parametrize("lost", range(1, 8))
def test_a_scan_that_lost_letters_is_one_word_all_the_same(lost: int) -> None:
    id = new_id()[:-lost]
    assert gather(id[0], Keys(*burst(id[1:] + "\r"))) == [id]


def test_two_scans_in_one_burst_are_two_words() -> None:
    one, two = new_id(), new_id()
    keys = Keys(*burst(one[1:] + two))
    assert gather(one[0], keys) == [one, two[0]]
    assert gather(two[0], keys) == [two]


def test_what_was_typed_ahead_after_a_scan_is_not_lost() -> None:
    id = new_id()
    keys = Keys(*burst(id[1:] + "\rt"))
    assert gather(id[0], keys) == [id]
    assert keys.left == ["t"]


# Lines.


@pytest.mark.parametrize(("language", "card"), [("fr", "7 bleu."), ("en", "blue 7.")])
def test_a_scan_in_a_game_says_the_card_and_the_question_stays(language: str, card: str, roue: PhysicalDeck) -> None:
    session = new_session(SEED, 3)
    before = session.table.version
    played = sit(typing(id_of(roue, "blue-7"), "1"), session, language)
    assert played.reply(1) == [card]
    assert session.table.version > before, "1 still plays the first card"


@pytest.mark.parametrize("ending", ["", "\t", " "])
@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_a_scan_changes_nothing_at_the_table(ending: str, case: Callable[[str], str], roue: PhysicalDeck) -> None:
    session = new_session(SEED, 3)
    before = session.table.position()
    sit(typing(*(case(id) + ending for id in roue.sheet[:20])), session)
    assert session.table.position() == before


def test_an_enter_that_a_scanner_sends_twice_takes_no_usual_answer(
    roue: PhysicalDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogames.play.parsing.entries.SECOND_ENTER", 60.0)  # for a busy computer
    id = id_of(roue, "green-1")
    played = start(typing(id, "", "?"))
    assert played.reply(1) == ["1 vert, du paquet « Jeu du club »."]
    assert played.reply(2) == []
    assert played.reply(3)[0].startswith("1. Jouer : "), "the main menu is still open"


def test_an_enter_that_a_person_presses_after_a_scan_counts(roue: PhysicalDeck) -> None:
    """It comes later than a scanner's."""
    from tests.posix import os

    keys = typing(id_of(roue, "blue-7"), "")

    def unhurried(reply: str) -> str | None:
        until = time.monotonic() + END_SECONDS
        while time.monotonic() <= until:
            os.sched_yield()
        return keys(reply)

    assert "Votre main" in "".join(sit(unhurried, two_people(), settings=Settings()).reply(2))


@pytest.mark.parametrize("language", COMPLETE)
def test_a_card_of_another_deck_is_named_with_its_deck(language: str, roue: PhysicalDeck) -> None:
    air = create("air_sorciere", [("black-15", 1), ("grimoire-red", 1)], "Chez Léa")
    played = sit(typing(id_of(air, "black-15"), id_of(air, "grimoire-red")), new_session(SEED, 3), language)
    names = {"fr": ("15 noir", "grimoire rouge"), "en": ("black 15", "red grimoire")}[language]
    for reply, name in zip(played.replies[1:], names, strict=True):
        assert name in reply[0]
        assert "Chez Léa" in reply[0]


def test_a_card_of_no_deck_known_here_is_told_as_such(roue: PhysicalDeck) -> None:
    played = sit(typing(new_id()), new_session(SEED, 3))
    assert played.reply(1) == ["Cette carte n’appartient à aucun paquet connu ici."]


def test_an_unknown_card_says_also_which_deck_cannot_be_read(roue: PhysicalDeck) -> None:
    (paths().decks / "abîmé.json").write_text("{", encoding="utf-8")
    _, *told = sit(typing(new_id()), new_session(SEED, 3)).reply(1)
    assert len(told) == 1
    assert "abîmé.json" in told[0]


def test_a_misread_card_is_to_be_scanned_again(roue: PhysicalDeck) -> None:
    session = new_session(SEED, 3)
    played = sit(typing(misread(roue.sheet[0]), roue.sheet[0][:-3]), session)
    assert played.reply(1) == played.reply(2) == ["La carte a été mal lue : passez-la encore une fois."]


def test_what_was_typed_before_the_scan_is_told_to_be_dropped(roue: PhysicalDeck) -> None:
    session = new_session(SEED, 3)
    before = session.table.version
    played = sit(typing(f"bleu 7{id_of(roue, 'red-1')}"), session)
    assert played.reply(1) == ["1 rouge.", "Ce que vous aviez tapé avec elle, « bleu 7 », n’est pas pris en compte."]
    assert session.table.version == before


def test_a_scan_in_a_menu_chooses_nothing(roue: PhysicalDeck) -> None:
    played = start(typing(id_of(roue, "blue-7"), "quitter"))
    assert played.reply(1) == ["7 bleu, du paquet « Jeu du club »."]
    assert played.reply(2) == ["Au revoir."]


def test_a_scan_where_a_text_is_asked_for_is_no_text(roue: PhysicalDeck) -> None:
    start(typing("réglages", setting("player_name"), id_of(roue, "blue-7"), "Zoé", "0", "quitter"))
    assert load()[0].player_name == "Zoé"


def test_repeat_says_the_card_again(roue: PhysicalDeck) -> None:
    played = sit(typing(id_of(roue, "blue-7"), "r"), new_session(SEED, 3))
    assert played.reply(2) == played.reply(1) == ["7 bleu."]


def test_without_any_deck_a_scan_is_still_no_answer(quiet_home: Path) -> None:
    session = new_session(SEED, 3)
    before = session.table.version
    assert sit(typing(new_id()), session).reply(1) == ["Cette carte n’appartient à aucun paquet connu ici."]
    assert session.table.version == before


def test_on_a_braille_display_the_card_is_short(roue: PhysicalDeck) -> None:
    played = sit(typing(id_of(roue, "blue-7")), new_session(SEED, 3), settings=Settings(lines="braille"))
    assert played.reply(1) == ["b7"]


def test_no_id_and_no_scanned_card_is_left_in_any_file_but_the_deck_s(quiet_home: Path) -> None:
    air = create("air_sorciere", [(card, 1) for card in air_sorciere.CARD_IDS], "Chez Léa")
    start(typing("", air.sheet[0], misread(air.sheet[1]), "quitter", "oui", "quitter"))
    files = [file for file in quiet_home.rglob("*") if file.is_file() and file.parent != paths().decks]
    assert any(file.parent == paths().journals for file in files)
    for file in files:
        content = file.read_text(encoding="utf-8")
        assert PREFIX not in content.upper()
        assert "black" not in content


# Several people at one keyboard.


def test_while_the_keyboard_is_handed_over_no_card_is_named(
    roue: PhysicalDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the Enter after the id takes nobody's seat."""
    monkeypatch.setattr("audiogames.play.parsing.entries.SECOND_ENTER", 60.0)  # for a busy computer
    played = sit(typing(id_of(roue, "red-5"), "", "?", "", id_of(roue, "red-5")), two_people())
    (told,) = played.reply(1)
    assert told.startswith("Une carte a été lue. Prenez d’abord le clavier avec Entrée")
    assert played.reply(2) == []
    assert "Votre main" in "".join(played.reply(4))
    assert played.reply(5) == ["5 rouge."]


def test_after_the_game_cards_are_named_again_no_matter_who_left_when(roue: PhysicalDeck) -> None:
    saved = ("autre table", "1", "2", "2", "Ana", "Bob", "", "")
    played = start(typing(*saved, "q", "oui", id_of(roue, "red-5"), "quitter"))
    assert "5 rouge, du paquet « Jeu du club »." in played.lines


@pytest.fixture
def loudspeaker() -> Iterator[Loudspeaker]:
    loudspeaker = Loudspeaker()
    yield loudspeaker
    loudspeaker.speaker.close()


def test_a_scanned_card_is_said(roue: PhysicalDeck, loudspeaker: Loudspeaker) -> None:
    loudspeaker.play(two_people(), typing("", id_of(roue, "green-9")))
    assert loudspeaker.heard()[-1] == "9 vert."


def test_with_silent_entry_a_scanned_card_is_written_and_not_said(roue: PhysicalDeck, loudspeaker: Loudspeaker) -> None:
    written = loudspeaker.play(two_people(), typing("z", "", id_of(roue, "green-9"), "t"))
    assert written.reply(3) == ["9 vert."]
    assert not any("9 vert" in line for line in loudspeaker.heard())


# Keys, at a real terminal.


if sys.platform != "win32":
    from tests.faces.screen import Terminal, saved_game, set_up, table_of

    @pytest.fixture
    def journal(home: Path) -> Path:
        """A saved game in which the person leads; every key acts by itself."""
        set_up(keys_mode="single")
        return saved_game(SEED, 3)

    @pytest.fixture
    def deck(journal: Path) -> PhysicalDeck:
        return create("roue_des_sorcieres", ROUE, "Jeu du club")

    @pytest.fixture
    def game(journal: Path, deck: PhysicalDeck) -> Iterator[Terminal]:
        with Terminal("play", str(journal), "--language", "fr") as terminal:
            terminal.expect("Votre main")
            terminal.expect(". ")
            assert terminal.becomes_single_key()
            yield terminal

    @pytest.mark.parametrize("end", ["\r", "\n", "\t", "\r\n", ""])
    def test_a_scan_among_single_keys_is_one_word_and_none_of_its_letters_acts(
        end: str, game: Terminal, deck: PhysicalDeck, journal: Path
    ) -> None:
        before = table_of(journal).version
        game.type(id_of(deck, "blue-7") + end)
        assert game.expect("7 bleu. ") == "\r\n7 bleu. "
        game.type("t")
        assert game.expect("une carte. ") == "\r\nC’est à vous de jouer une carte. "
        assert table_of(journal).version == before

    def test_each_card_of_a_row_of_scans_is_named_in_its_order(game: Terminal, deck: PhysicalDeck) -> None:
        game.type("".join(id_of(deck, f"red-{value}") + "\r" for value in (3, 1, 2)))
        assert game.expect("2 rouge. ") == "\r\n3 rouge. \r\n1 rouge. \r\n2 rouge. "

    def test_a_misread_scan_among_single_keys_does_nothing_either(
        game: Terminal, deck: PhysicalDeck, journal: Path
    ) -> None:
        before = table_of(journal).version
        game.type(misread(deck.sheet[0]) + "\r")
        assert game.expect("fois.") == "\r\nLa carte a été mal lue : passez-la encore une fois."
        assert table_of(journal).version == before

    def test_the_first_letter_of_an_id_is_still_a_command(game: Terminal) -> None:
        game.type("x")
        game.expect("enregistrée")

    def test_keys_typed_ahead_after_that_letter_all_act_in_their_order(game: Terminal) -> None:
        game.type("xtc")
        game.expect("enregistrée")
        game.expect("C’est à vous de jouer une carte.")
        game.expect("Le pli est vide")

    def test_a_key_before_a_scan_acts_and_the_scan_is_a_scan(game: Terminal, deck: PhysicalDeck) -> None:
        game.type(f"x{id_of(deck, 'blue-7')}\r")
        game.expect("enregistrée")
        game.expect("7 bleu. ")

    def test_letters_of_an_id_typed_by_hand_are_the_keys_that_they_are(game: Terminal, journal: Path) -> None:
        """X saves, K begins to explain keys and J is explained; Enter twice ends that."""
        before = table_of(journal).version
        game.type(PREFIX.lower())
        game.expect("enregistrée")
        game.expect("Apprendre les touches")
        game.expect("J :")
        game.type("\r\r")
        game.expect("\r\n")
        assert table_of(journal).version == before

    def test_a_line_that_begins_with_keys_given_back_is_whole(game: Terminal, journal: Path) -> None:
        """N asks for a name, which is a line; what was typed ahead of it comes first, and then the name."""
        game.type("xn")
        game.expect("D’ici là, les lettres ne sont plus des commandes.")
        game.type("bleu 77\r")
        game.expect("pas de carte nommée")
        game.type("t")
        game.expect("C’est à vous de jouer une carte.")

    def test_a_scan_where_a_line_is_read_among_single_keys_is_named_too(game: Terminal, deck: PhysicalDeck) -> None:
        game.type("n")
        game.expect("D’ici là, les lettres ne sont plus des commandes.")
        game.type(id_of(deck, "blue-7") + "\r")
        game.expect("7 bleu. ")
        game.type("\r")
        game.expect("\r\n")

    def test_a_menu_of_single_keys_chooses_nothing_by_a_scan(deck: PhysicalDeck) -> None:
        with Terminal("--language", "fr") as program:
            program.expect("Audiogames.")
            program.expect("1 sur 8")
            program.type(id_of(deck, "blue-7") + "\r")
            program.expect("7 bleu, du paquet « Jeu du club ».")

    def test_naming_a_card_in_a_game_needs_no_library_of_the_sticker_makers(deck: PhysicalDeck) -> None:
        import subprocess

        code = (
            "import sys; from audiogames.stickers.scan import named_cards;"
            f"print(named_cards({deck.sheet[0]!r}, 'roue_des_sorcieres')[0].id);"
            "print({'shapely', 'numpy', 'segno', 'reportlab'} & set(sys.modules))"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["physical-card", "set()"]


# Checking a deck at a desk.


def checked(*lines: str, language: str = "fr") -> tuple[int, Sequence[str]]:
    said: list[str] = []
    return scan(Command({}, language, said.append, said.append).tell, lines), said


def test_a_deck_is_checked_card_by_card_and_what_is_missing_is_counted(quiet_home: Path) -> None:
    air = create("air_sorciere", [("black-5", 1), ("grimoire-red", 1), ("grimoire-red", 2)], "Club")
    status, said = checked(id_of(air, "black-5"), id_of(air, "grimoire-red", 2), "bonjour", "", "q", "never read")
    assert status == 0
    assert [line.replace("\u00a0", " ") for line in said] == [
        "Passez les cartes au lecteur, une à une. Pour terminer, tapez Q, puis Entrée.",
        "5 noir, paquet « Club », 1 sur 3.",
        "grimoire rouge, exemplaire 2, paquet « Club », 2 sur 3.",
        "Ceci n’est pas une carte. Passez une carte au lecteur, ou, pour terminer, tapez Q, puis Entrée.",
        "Lecture terminée.",
        "Paquet « Club » : 1 carte n’a pas été lue.",
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_whole_deck_is_told_as_whole_and_a_card_read_twice_counts_once(language: str, quiet_home: Path) -> None:
    roue = create("roue_des_sorcieres", ROUE, "Club")
    status, said = checked(*roue.sheet, roue.sheet[0], language=language)
    words = catalogue(language)
    assert status == 0
    assert said[-1] == words.words("physical-scan-whole", name="Club")
    assert len(said) == 1 + 54 + 1 + 2
    assert {"fr": "54 sur 54", "en": "54 of 54"}[language] in said[54]


def test_a_misread_and_an_unknown_card_are_told_as_in_a_game(roue: PhysicalDeck) -> None:
    _, said = checked(misread(roue.sheet[0]), new_id())
    assert "mal lue" in said[1]
    assert "aucun paquet connu" in said[2]


def test_where_no_deck_is_known_that_is_said_at_once(quiet_home: Path) -> None:
    paths().decks.mkdir()
    (paths().decks / "abîmé.json").write_text("{", encoding="utf-8")
    status, said = checked("never read")
    assert status == 1
    assert "abîmé.json" in said[0]
    assert "Aucun paquet" in said[1]

"""Keys at a real terminal: each acts without Enter, or in lines, and the terminal is given back as it was."""

import signal
import string
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from audiogames.faces.terminal.keyboard import COMMON
from audiogames.play.parsing.commands import AZERTY_KEYS, command
from audiogames.play.parsing.typed import AZERTY_DIGITS
from audiogames.play.prompts import Key
from audiogames.play.table import seen
from audiogames.settings import Settings
from audiogames.settings.letters import FUNCTION_KEYS, USUAL
from audiogames.settings.store import load
from tests.faces.keyboard import new_session, sit, start, typing

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)

from tests.faces.screen import PROGRAM, Terminal, hand_of, saved_game, set_up, table_of
from tests.posix import termios

DIGIT_ROW = "&é\"'(-è_çà"
"""The top row of an AZERTY keyboard from left to right, without Shift: 1 to 9, then 0."""

AZERTY_WITHOUT_SHIFT = set(string.ascii_lowercase + DIGIT_ROW + ",;:!)=^$ù*<")
F1_CODES = sorted(code for code, key in COMMON.items() if key == Key.HELP)
SEED = 2


@pytest.fixture
def journal(home: Path) -> Path:
    """A saved game in which the person leads, two bots behind; every key acts by itself."""
    set_up(keys_mode="single")
    path = saved_game(SEED, 3)
    assert table_of(path).to_act() == (0,)
    return path


@pytest.fixture
def game(journal: Path) -> Iterator[Terminal]:
    with Terminal("play", str(journal), "--language", "fr") as terminal:
        terminal.expect("Votre main")
        terminal.expect(". ")
        yield terminal


def played(journal: Path) -> int:
    """How many cards the person has played."""
    return sum(step.entry.seat == 0 for step in table_of(journal).steps)


# Keys act at once.


def test_keys_act_without_enter(game: Terminal) -> None:
    game.type("t")
    game.expect("C’est à vous de jouer une carte.")
    game.type("c")
    game.expect("Le pli est vide : à vous de commencer.")


def test_keys_are_never_shown_also_those_pressed_before_they_are_awaited(game: Terminal) -> None:
    """Shown in the middle of a reply, a key would be heard as the first letter of a line."""
    assert game.becomes_single_key()
    game.type("tct")
    game.expect("C’est à vous de jouer une carte. ")
    assert game.expect("commencer. ") == "\r\nLe pli est vide : à vous de commencer. "
    game.type("c")
    answer = "\r\nC’est à vous de jouer une carte. \r\nLe pli est vide : à vous de commencer. "
    assert game.expect("commencer. ") == answer


def test_a_digit_plays_the_card_at_its_place_without_enter(game: Terminal, journal: Path) -> None:
    card = hand_of(table_of(journal), 0)[2]
    game.type("3")
    game.expect(f"Vous jouez le {card}.")


@pytest.mark.parametrize("place", range(6))
def test_the_digit_row_of_an_azerty_keyboard_plays_cards_without_shift(place: int) -> None:
    session = new_session(SEED, 3)
    action = seen.choices(session, 0)[place].action
    sit(typing(DIGIT_ROW[place]), session, settings=Settings(keys_mode="single"))
    assert session.table.steps[1].entry.action == session.game.format_action(action)


def test_an_accented_digit_key_reaches_the_game_whole(game: Terminal, journal: Path) -> None:
    """é is two bytes on the wire: half a key must not be taken for one."""
    card = hand_of(table_of(journal), 0)[1]
    game.type("é")
    game.expect(f"Vous jouez le {card}.")


def test_the_whole_azerty_row_stands_for_its_digits() -> None:
    assert [AZERTY_DIGITS[key] for key in DIGIT_ROW] == list("1234567890")


@pytest.mark.parametrize("mode", ["line", "single"])
def test_the_azerty_row_also_chooses_in_a_menu_that_takes_lines(mode: str, home: Path) -> None:
    set_up(keys_mode=mode)
    start(typing("è", '"', "é", "à"))
    assert load()[0].hand_at_turn is False


def test_every_command_has_a_key_that_needs_no_shift_on_an_azerty_keyboard() -> None:
    without_shift = {*AZERTY_WITHOUT_SHIFT, *FUNCTION_KEYS}
    needing_shift = {name for name, letter in USUAL.items() if letter not in without_shift}
    with_another = {command(key, USUAL) for key in AZERTY_KEYS}
    assert needing_shift - with_another == {"help"}
    assert with_another == {"curtain"}
    assert {*AZERTY_KEYS} <= {*AZERTY_WITHOUT_SHIFT}
    assert F1_CODES


@pytest.mark.parametrize("code", F1_CODES)
def test_f1_gives_help_whatever_code_the_terminal_sends(code: str, game: Terminal) -> None:
    game.type(code)
    game.expect("Redemandez pour les touches.")
    game.type(code)
    game.expect("Chaque touche agit aussitôt.")
    game.expect("Entrée pour la suite")


def test_no_part_of_an_unknown_key_acts(game: Terminal, journal: Path) -> None:
    r"""F5 sends "\x1b[15~", page up with Shift "\x1b[5$": digits in them are no cards."""
    for code in ("\x1b[15~", "\x1b[5$", "\x1b[1;5C", "\x1bOR"):
        game.type(code)
        game.expect("Cette touche ne fait rien ici.")
    assert played(journal) == 0


def test_control_s_says_where_the_game_is_saved_and_stops_nothing(game: Terminal, journal: Path) -> None:
    assert game.becomes_single_key()
    game.type("\x13t")
    game.expect(f"dans le fichier {journal.name}.")
    game.expect("C’est à vous")


def test_page_keys_walk_the_history(game: Terminal) -> None:
    game.type("\x1b[5~\x1b[5~\x1b[6~")
    game.expect("Vous commencez.")
    game.expect("Atout")
    game.expect("Vous commencez.")


def test_keys_pressed_ahead_are_all_taken_in_their_order(game: Terminal) -> None:
    game.type("tce")
    game.expect("C’est à vous")
    game.expect("Le pli est vide")
    game.expect("dans la pioche")


def test_a_name_is_typed_as_a_line_which_the_game_says_and_then_keys_act_again(game: Terminal, journal: Path) -> None:
    value, colour = hand_of(table_of(journal), 0)[0].split()
    game.type("n")
    game.expect("D’ici là, les lettres ne sont plus des commandes.")
    game.type(f"{colour} {value}\r")
    game.expect(f"Vous jouez le {value} {colour}.")
    game.type("k")
    game.expect("Apprendre les touches")


def test_the_mode_is_changed_in_the_middle_of_a_game(home: Path) -> None:
    set_up()
    path = saved_game(SEED, 3)
    with Terminal("play", str(path), "--language", "fr") as game:
        game.expect("Votre main")
        for line, told in (("o", "1 sur"), ("6", "1 sur"), ("2", "touche par touche"), ("0", "Réglages fermés.")):
            game.type(f"{line}\r")
            game.expect(told)
        game.type("t")
        game.expect("C’est à vous")


# The terminal is given back.


def quit_with_keys(game: Terminal) -> None:
    game.type("qo")
    game.expect("La partie attend")
    game.type("q")
    game.expect("Quitter le programme")
    game.type("\r")
    game.expect("Au revoir.")


def press_control_c(game: Terminal) -> None:
    game.type("\x03")
    game.expect("Arrêté à votre demande. Une partie en cours reste enregistrée.")


def press_control_d(game: Terminal) -> None:
    game.type("\x04")
    game.expect("Arrêté à votre demande. Une partie en cours reste enregistrée.")


def be_interrupted(game: Terminal) -> None:
    game.process.send_signal(signal.SIGINT)
    game.expect("Arrêté à votre demande.")


@pytest.mark.parametrize(
    ("leave", "status"), [(quit_with_keys, 0), (press_control_c, 130), (press_control_d, 130), (be_interrupted, 130)]
)
def test_however_one_leaves_the_terminal_shows_and_takes_lines_again(
    leave: Callable[[Terminal], None], status: int, journal: Path
) -> None:
    with Terminal("play", str(journal), "--language", "fr") as game:
        game.expect("Votre main")
        game.type("t")
        game.expect("C’est à vous")
        assert game.becomes_single_key()
        leave(game)
        assert game.end() == status
        assert game.modes == game.modes_before
        assert "Traceback" not in game.screen


# From the start to one's first card.


@pytest.mark.parametrize(("mode", "card"), [("line", "1\r"), ("single", "1")])
@pytest.mark.parametrize("waiting", [False, True])
def test_one_s_own_first_card_falls_after_at_most_four_key_presses(
    mode: str, card: str, waiting: bool, home: Path
) -> None:
    """Enter takes the usual answer until the hand is read."""
    set_up(keys_mode=mode)
    if waiting:
        saved_game(SEED, 3)
    with Terminal("--language", "fr") as game:
        game.expect("1 sur 8")
        game.type("\r")
        presses = 1
        if not waiting:
            game.expect("Entrée : apprendre en jouant")
            game.type("\r")
            presses = 2
        game.expect("Votre main")
        game.type(card)
        game.expect("Vous jouez le")
        assert presses + len(card) <= 4


# Accents, whatever the system's locale.

ASCII_SYSTEM = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}


def program(name: str) -> tuple[str, ...]:
    """Return how the program is started: as a module, or by the script that an installation makes."""
    if name == "module":
        return PROGRAM
    script = Path(sys.executable).with_name("audiogames")
    if script.exists():
        return (str(script),)
    (entry,) = entry_points(group="console_scripts", name="audiogames")  # an environment without scripts
    return (sys.executable, "-c", f"import sys; from {entry.module} import {entry.attr} as run; sys.exit(run())")


@pytest.mark.parametrize("started", ["script", "module"])
@pytest.mark.parametrize("mode", ["line", "single"])
def test_accents_are_written_and_read_under_a_system_that_only_knows_ascii(started: str, mode: str, home: Path) -> None:
    set_up(keys_mode=mode)
    path = saved_game(SEED, 3)
    card = hand_of(table_of(path), 0)[1]
    typed = "répète\ré\r" if mode == "line" else "ré"
    with Terminal("play", str(path), "--language", "fr", program=program(started), environment=ASCII_SYSTEM) as game:
        game.expect("Votre main")
        game.type(typed)
        game.expect("Votre main")
        game.expect(f"Vous jouez le {card}.")
    assert "�" not in game.screen


def test_control_s_answers_line_by_line_and_the_terminal_is_given_back_as_it_was(home: Path) -> None:
    """A terminal with flow control would write nothing any more."""
    set_up()
    with Terminal("play", str(saved_game(2, 3)), "--language", "fr") as game:
        assert game.modes_before[0] & termios.IXON
        game.expect("Votre main")
        game.expect(". ")
        game.type("\x13\r")
        game.expect("enregistrée à chaque coup")
        game.type("\x11\r")
        game.expect("Cette touche ne fait rien ici.")
        game.type("t\x17t\r")  # Control+W still corrects the line
        game.expect("C’est à vous")
        game.type("q\r")
        game.expect("Entrée pour oui")
        game.type("\r")
        game.expect("1 sur 8")
        game.type("0\r")
        game.expect("Quitter le programme")
        game.type("\r")
        assert game.end() == 0
        assert game.modes == game.modes_before


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_a_program_that_is_ended_gives_flow_control_back(number: int, status: int, home: Path) -> None:
    set_up()
    with Terminal("play", str(saved_game(2, 3)), "--language", "fr") as game:
        game.expect("Votre main")
        game.expect(". ")
        game.process.send_signal(number)
        assert game.end() == status
        assert game.modes == game.modes_before


@pytest.mark.parametrize("keys", ["\x1c", "\x0f"])
def test_no_control_key_ends_or_silences_the_program_line_by_line(keys: str, home: Path) -> None:
    set_up()
    with Terminal("play", str(saved_game(2, 3)), "--language", "fr") as game:
        game.expect("Votre main")
        game.expect(". ")
        game.type(f"{keys}\r")
        game.expect("Cette touche ne fait rien ici.")


# What is pasted plays nothing.


def test_pasted_lines_play_nothing_and_the_next_line_typed_does(home: Path) -> None:
    set_up()
    path = saved_game(SEED, 3)
    with Terminal("play", str(path), "--language", "fr") as game:
        game.expect("Votre main")
        game.expect(". ")
        game.type("1\r2\r3\r4")
        game.expect("Ce qui a été collé n’est pas joué.")
        assert played(path) == 0
        game.type("1\r")
        game.expect("Vous jouez le")
    assert played(path) == 1


def test_pasted_keys_play_nothing(game: Terminal, journal: Path) -> None:
    """The terminal puts codes around them, as it was asked to."""
    game.type("\x1b[200~1\r2\r3\x1b[201~")
    game.expect("Ce qui a été collé n’est pas joué.")
    game.type("t")
    game.expect("C’est à vous")
    assert played(journal) == 0


def test_the_second_enter_of_a_scanner_is_no_paste(home: Path) -> None:
    set_up()
    with Terminal("play", str(saved_game(SEED, 3)), "--language", "fr") as game:
        game.expect("Votre main")
        game.expect(". ")
        game.type("t\r\r")
        game.expect("C’est à vous")
        game.expect("C’est à vous")

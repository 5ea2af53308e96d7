"""The open book: dice land for everyone at the same pace, and a player who is ready closes it."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from audiogames.audio.sounds.library import Library
from audiogames.core.messages import die_place, spoken_name
from audiogames.decks.du_balai import DICE as SIDES
from audiogames.decks.du_balai import FACES
from audiogames.faces.terminal.loop import hold
from audiogames.games.du_balai import course
from audiogames.games.du_balai.course import LONGEST_LIMIT, THINKING, USUAL_LIMIT
from audiogames.narration.narrator import Utterance, expected_seconds
from audiogames.play.game import GameTalk
from audiogames.play.listener.breath import YOUR_TURN
from audiogames.play.modes.du_balai.keys import BookWish, book_wish
from audiogames.play.table.bots import Bots
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.settings.store import load
from tests.faces.keyboard import computer_at, session_at, setting, sit, to_its_end, typing
from tests.faces.zapp_zerapp.barrels import Timed, play_timed
from tests.games.du_balai.positions import resolving, witch, writing

from .dice import (  # noqa: F401
    BOT,
    DICE,
    DOWN,
    FACES_TOLD,
    KEYS,
    LEFT,
    LINES,
    NAMES,
    RIGHT,
    UP,
    FakeScene,
    acts,
    at_dice,
    balai,
    unwritten,
)

pytestmark = pytest.mark.usefixtures("balai")

QUICK = 60.0
"""Characters that a quick voice says in a second."""

AFTER = 18.0
"""Seconds after which all dice were told, and no bot has closed yet."""

PACE = 0.8
"""Seconds a die, as it is set: the line of a die is said in less."""

BY_SOUND = replace(KEYS, of_games={"dice_told": "sounds"})


@pytest.fixture(autouse=True)
def short_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """The voice is a quick one; no screen reader of this machine changes the words."""
    monkeypatch.setattr("audiogames.play.menus.settings.CHARACTERS_PER_SECOND", QUICK)
    monkeypatch.setattr("audiogames.speech.detect.screen_reader", lambda: None)


def look(session: Sitting, *plan: tuple[float, str], settings: Settings = KEYS, scene: Any = None) -> Timed:
    """Play with keys that come at their seconds."""
    console = Timed(plan)
    if scene is not None:
        scene.console = console
    return play_timed(session, settings=settings, scene=scene, console=console)


def told(console: Timed) -> list[tuple[float, str]]:
    """Return the lines of dice with their seconds."""
    return [(at, line) for at, line in console.log if line in FACES_TOLD]


def said_from(console: Timed, start: float) -> float:
    """Return when all that is written at a second can have been heard."""
    return start + sum(expected_seconds(line, QUICK) for at, line in console.log if at == start)


def closers(session: Sitting) -> list[int | None]:
    """Return who closed the book."""
    return [seat for seat, action in acts(session) if action == "close"]


# The common reading.


def test_dice_land_one_by_one_in_their_order_at_an_even_pace() -> None:
    console = look(at_dice(), (60.0, "t"))
    dice = told(console)
    assert [line for _, line in dice] == FACES_TOLD
    assert [after - at for (at, _), (after, _) in pairwise(dice)] == pytest.approx([PACE] * 8)


def test_dice_wait_until_the_words_before_them_can_have_been_heard() -> None:
    console = look(at_dice(), (100.0, "t"))
    assert told(console)[0][0] == pytest.approx(said_from(console, 0.0))


def test_the_next_die_waits_until_the_line_of_the_last_can_have_been_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiogames.play.menus.settings.CHARACTERS_PER_SECOND", 12.0)
    dice = told(look(at_dice(), (100.0, "t")))
    assert len(dice) == 9
    for (at, line), (after, _) in pairwise(dice):
        assert after - at == pytest.approx(max(PACE, expected_seconds(line, 12.0)))


@pytest.mark.parametrize("own", [2, 20])
def test_the_flights_of_the_round_before_can_be_heard_to_the_end_no_matter_who_rolls(own: int) -> None:
    seats = (witch(own, "ear", spells="tailwind"), witch(4, "skull"), witch(4, "skull"), witch(4, "skull"))
    place = resolving(*seats, order=[0, 1, 2, 3], window="after-move")
    console = look(session_at(place, PERSON, BOT, BOT, BOT, names=NAMES), (5.0, ""), (100.0, "t"))
    assert "Medee tombe" in console.text
    assert told(console)[0][0] == pytest.approx(said_from(console, 5.0))


@pytest.mark.parametrize(("people", "key"), [((PERSON, BOT), ""), ((PERSON, PERSON), ""), ((PERSON, PERSON), "l")])
def test_enter_before_the_first_die_lets_it_land_at_once(people: tuple[str, ...], key: str) -> None:
    session = at_dice(*people)
    console = look(session, (3.0, key), (60.0, "t"))
    assert told(console)[0][0] == pytest.approx(3.0)
    assert "Pas encore" not in console.text
    assert 0 not in closers(session)


@pytest.mark.parametrize("people", [(PERSON, BOT), (PERSON, PERSON)])
def test_who_goes_on_with_enter_hears_a_die_with_each_and_closes_the_book_after_the_last(
    people: tuple[str, ...],
) -> None:
    session = at_dice(*people)
    enters = [(10.0 * place, "") for place in range(1, 11)]
    settings = replace(KEYS, enter_when_heard=True)
    console = look(session, *enters, (110.0, "" if BOT in people else "s"), (111.0, "t"), settings=settings)
    assert told(console) == [(10.0 * place, face) for place, face in enumerate(FACES_TOLD, 1)]
    assert closers(session)[:1] == [0]
    assert "Chaque dé attend" in console.text


def test_other_keys_before_the_first_die_are_answered_and_hurry_nothing() -> None:
    console = look(at_dice(), (3.0, "1"), (60.0, "t"))
    assert "Pas encore : attendez 9 dés." in console.text
    assert told(console)[0][0] == pytest.approx(said_from(console, 3.0))


def test_the_game_itself_tells_each_die_to_everyone_alike() -> None:
    session = at_dice()
    look(session, (60.0, "t"))
    assert acts(session)[:9] == [(None, "time")] * 9


def test_enter_closes_the_book_once_all_dice_are_told() -> None:
    last = told(look(at_dice(), (60.0, "t")))[-1][0]
    session = at_dice()
    look(session, (last + PACE - 0.1, ""), (last + PACE + 0.1, ""))
    assert closers(session) == [0]
    assert len(acts(session)) == 10


def test_a_key_before_the_end_never_closes_and_is_answered_in_few_words() -> None:
    session = at_dice()
    console = look(session, (10.0, ""), (11.0, "1"))
    assert 0 not in closers(session)
    assert next(line for _, line in console.log if line.startswith("Pas encore"))
    assert "oreille :" not in console.text


def test_the_reading_goes_on_once_the_answer_to_such_a_key_was_heard() -> None:
    console = look(at_dice(), (8.0, ""), (60.0, "t"))
    dice = told(console)
    last, line = max((at, line) for at, line in dice if at < 8.0)
    heard = said_from(console, 8.0) - 8.0 + last + expected_seconds(line, QUICK)
    gaps = [after - at for (at, _), (after, _) in pairwise(dice)]
    assert gaps == pytest.approx([max(PACE, heard - at) if at == last else PACE for at, _ in dice[:-1]])


def test_a_game_taken_up_in_the_middle_reads_from_the_first_die_again() -> None:
    session = at_dice(read=4)
    console = look(session, (60.0, "t"))
    assert [line for _, line in told(console)] == FACES_TOLD
    assert acts(session)[:5] == [(None, "time")] * 5


def test_a_seat_may_be_granted_more_readings() -> None:
    session = at_dice()
    console = look(session, (AFTER, ""), (60.0, "t"), settings=replace(KEYS, of_games={"dice_readings": 2}))
    assert [line for _, line in told(console)] == FACES_TOLD * 2
    assert closers(session) != [0]


def test_nobody_on_the_last_space_closes_the_book() -> None:
    session = at_dice(seats=[unwritten(-2), unwritten()])
    scene = FakeScene()
    console = look(session, (AFTER, ""), (AFTER, "t"), scene=scene)
    assert 0 not in closers(session)
    assert console.text.count("Depuis la case moins 2, on ne ferme pas le livre : quelqu’un d’autre le fera.") == 2
    assert "Entrée ferme le livre." not in [line for _, line in console.log]
    assert YOUR_TURN not in {cue.name for _, cue in scene.beside_at}


def test_where_all_stand_on_the_last_space_enter_closes_the_book_for_nobody() -> None:
    session = at_dice(seats=[unwritten(-2), unwritten(-2)])
    console = look(session, (AFTER, ""))
    assert "Entrée ferme le livre." in [line for _, line in console.log]
    assert acts(session)[-1] == (None, "time")


def test_what_dice_showed_is_out_of_the_history_and_out_of_sight() -> None:
    session = at_dice()
    console = look(session, (AFTER, ""), (20.0, "j"), (20.0, "l"), (20.0, "r"), (20.0, "c"), (20.0, "v"))
    assert closers(session) == [0]
    after = [line for at, line in console.log if at >= 20.0]
    assert after
    assert not any(face in line for line in after for face in FACES_TOLD)


@pytest.mark.parametrize("pace", ["common", "free"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_at_a_pipe_the_reading_takes_no_time(pace: str, language: str) -> None:
    session = at_dice(options={"pace": pace})
    played = sit(typing(""), session, language, LINES)
    assert closers(session) == [0]
    assert played.text.count("orange") >= 5


def test_at_a_pipe_bots_close_when_many_lines_were_typed() -> None:
    session = at_dice()
    sit(typing(*["1"] * 16), session, settings=LINES)
    assert closers(session) == [1]


# Free looking.


def test_in_free_looking_the_book_closes_at_once() -> None:
    session = at_dice(options={"pace": "free"})
    look(session, (0.1, ""))
    assert closers(session) == [0]


# Hearing again.


def after_reading(*keys: str, settings: Settings = KEYS, **more: Any) -> list[str]:
    """Return what is written for keys pressed after the reading."""
    session = at_dice(**more)
    console = look(session, *((AFTER, key) for key in keys), settings=settings)
    return [line for at, line in console.log if AFTER <= at < AFTER + 1]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("1", ["oreille : 1 orange, 0 noir."]),
        ("3", ["crâne : 1 orange, 1 noir."]),
        ("2", ["toile : 0 orange, 2 noirs."]),
        ("9", ["étoile : 2 orange, 0 noir."]),
        ("4", ["éclair : 0 orange, 0 noir."]),
        (" ", [", ".join(FACES_TOLD) + "."]),
        (UP, [", ".join(face for face in FACES_TOLD if "orange" in face) + "."]),
        (DOWN, ["nuage noir, toile noire, crâne noir, toile noire."]),
        ("0", ["Le tri est une aide réservée aux novices."]),
    ],
)
def test_each_key_tells_its_dice_again(key: str, said: list[str]) -> None:
    assert after_reading(key) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [("139", 3), ("tout", 1), ("orange", 1), ("noirs", 1), ("black", 1), ("again", 1), ("or", 1), ("no", 1), ("bl", 1)],
)
def test_lines_do_the_same_by_digits_and_words_of_both_languages(typed: str, said: int) -> None:
    assert len(after_reading(typed, settings=LINES)) == said


@pytest.mark.parametrize("typed", ["to", "tab", "o", "n"])
def test_a_command_is_no_beginning_of_a_word_and_a_letter_is_a_command(typed: str) -> None:
    assert (book_wish(typed) == BookWish("all")) == (typed == "to")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("éclair", ["éclair : 0 orange, 0 noir."]),
        ("bolt", ["éclair : 0 orange, 0 noir."]),
        ("ore", ["oreille : 1 orange, 0 noir."]),
        ("star skull", ["étoile : 2 orange, 0 noir.", "crâne : 1 orange, 1 noir."]),
    ],
)
def test_symbols_are_counted_by_their_names_in_both_languages(typed: str, said: list[str]) -> None:
    assert after_reading(typed, settings=LINES) == said


def test_the_beginning_of_a_symbol_and_of_a_word_alike_does_neither() -> None:
    assert book_wish("clo") is None
    assert book_wish("clou") == BookWish("symbols", (5,))
    assert book_wish("close") == BookWish("close")


@pytest.mark.parametrize("typed", ["1/2", "oreille/toile", "oreille chaudron"])
def test_what_names_no_symbols_alone_is_not_understood(typed: str) -> None:
    assert book_wish(typed) is None


def test_arrows_walk_the_dice_and_stop_at_both_ends() -> None:
    lines = after_reading(RIGHT, RIGHT, LEFT, LEFT, *[RIGHT] * 9)
    assert lines[:4] == ["1, oreille orange", "2, nuage noir", "1, oreille orange", "Début."]
    assert lines[-2:] == ["9, étoile orange", "Fin."]


def test_novices_may_hear_the_dice_sorted() -> None:
    lines = after_reading("0", seats=[unwritten(5, level="novice"), unwritten()])
    assert lines == [
        "Seulement orange : oreille, œil, étoile. Seulement noir : toile, nuage. Des deux couleurs, interdit : crâne."
    ]


def test_what_is_unknown_is_said_and_closes_nothing() -> None:
    assert after_reading("#") == ["Je n’ai pas compris « # »."] or "#" in after_reading("#")[0]


def test_no_time_passes_while_someone_reads_the_keys_or_decides_to_leave() -> None:
    session = at_dice()
    look(session, (AFTER, "q"), (500.0, "n"), (501.0, ""))
    assert closers(session) == [0]


# Bots.


def test_bots_close_at_a_time_of_their_own() -> None:
    session = at_dice()
    console = look(session, (100.0, "t"))
    assert closers(session) == [1]
    opened = told(console)[-1][0] + PACE
    closed = console.when("Bob ferme")
    least, most = THINKING[BOT]
    assert least <= (closed - opened) * 1000 <= most


def test_when_bots_close_tells_nothing_of_the_dice() -> None:
    times = set()
    for dice in (DICE, [sides[0] for sides in SIDES]):
        console = look(at_dice(dice=dice), (100.0, "t"))
        times.add(console.when("Bob ferme"))
    assert len(times) == 1


# By itself.


def test_with_a_window_enter_bets_and_the_book_closes_by_the_clock() -> None:
    session = at_dice(options={"pace": "window", "time_limit": 12})
    console = look(session, (1.0, ""), (100.0, "t"))
    assert (0, "bet") in acts(session)
    assert closers(session) == []
    assert (None, "time") in acts(session)
    assert console.when("Le livre se ferme tout seul.") > 12.0


def test_who_bets_twice_is_told_so() -> None:
    session = at_dice(options={"pace": "window", "time_limit": 30})
    console = look(session, (1.0, ""), (2.0, ""))
    assert acts(session).count((0, "bet")) == 1
    assert len(console.log) > 3


def test_without_a_closer_the_clock_or_enough_seen_closes_the_book() -> None:
    session = at_dice(options={"pace": "no-closer"})
    look(session, (5.0, ""))
    assert acts(session) == [(None, "time")]
    session = at_dice(options={"pace": "no-closer"})
    look(session, (200.0, "t"))
    assert acts(session)[0] == (None, "time")


@pytest.mark.parametrize(("limit", "factor"), [("usual", 1), ("twice", 2), ("none", LONGEST_LIMIT)])
def test_the_slowest_person_sets_the_window(limit: str, factor: int) -> None:
    settings = replace(KEYS, time_limits=(limit,))
    console = look(at_dice(options={"pace": "no-closer"}), (500.0, "t"), settings=settings)
    closed = console.when("Le livre se ferme tout seul.")
    dice = 9 * PACE
    assert factor * USUAL_LIMIT + dice <= closed <= factor * USUAL_LIMIT + dice + 9


def test_the_last_seconds_are_told() -> None:
    console = look(at_dice(options={"pace": "no-closer"}), (500.0, "t"))
    assert console.when("Le livre se ferme tout seul.") - console.when("Encore 5 secondes") == pytest.approx(5.0)


# Several people.


def test_each_of_several_people_closes_with_their_own_key() -> None:
    for key, seat in (("s", 0), ("l", 1)):
        session = at_dice(PERSON, PERSON)
        look(session, (20.0, key))
        assert closers(session) == [seat]


def test_enter_of_several_people_asks_whose_it_is() -> None:
    session = at_dice(PERSON, PERSON)
    console = look(session, (20.0, ""), (20.0, "t"))
    assert closers(session) == []
    assert [line for at, line in console.log if at >= 20.0 and "Ana, S ; Bob, L" in line]


def test_what_only_one_may_know_is_told_to_nobody_there() -> None:
    session = at_dice(PERSON, PERSON, seats=[unwritten(spells="fog"), unwritten()])
    console = look(session, (20.0, "h"), (20.0, "d"))
    assert "Brouillard" not in console.text


# Sounds.


@pytest.mark.parametrize(
    ("how", "pace", "least"),
    [("names", 0.8, 0.8), ("names", 0.3, 0.7), ("sounds", 0.3, 0.3), ("both", 1.2, 1.2), ("both", 0.3, 0.9)],
)
def test_each_die_is_heard_from_its_place_at_the_pace_that_was_set(how: str, pace: float, least: float) -> None:
    scene = FakeScene()
    settings = replace(KEYS, of_games={"dice_told": how, "dice_pace": pace})
    console = look(at_dice(), (60.0, "t"), settings=settings, scene=scene)
    starts = sorted({at for at, _ in scene.dice})
    assert len(starts) == 9
    assert [after - at for at, after in pairwise(starts)] == pytest.approx([least] * 8)
    assert [at for at, _ in told(console)] == starts
    assert list(dict.fromkeys(cue.place for _, cue in scene.dice)) == [die_place(die, 9) for die in range(1, 10)]
    names = {cue.name for _, cue in scene.dice}
    assert any(name.startswith("symbol-") for name in names) == (how != "names")
    assert (spoken_name("fr", "orange", "ear") in names) == (how != "sounds")


@pytest.mark.parametrize(
    ("written", "reader", "lines"),
    [("off", None, 0), ("on", "orca", 9), ("auto", None, 9), ("auto", "orca", 0), ("auto", "brltty", 9)],
)
def test_dice_that_are_heard_are_not_written_where_a_screen_reader_would_speak_over_them(
    written: Any, reader: str | None, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogames.speech.detect.screen_reader", lambda: reader)
    scene = FakeScene()
    console = look(at_dice(), (60.0, "t"), settings=replace(KEYS, of_games={"dice_written": written}), scene=scene)
    assert len(told(console)) == lines
    assert len(scene.dice) == 9


def test_a_symbol_is_counted_by_its_dice_in_a_row() -> None:
    scene = FakeScene()
    console = look(at_dice(), (AFTER, "9"), (19.0, "t"), settings=BY_SOUND, scene=scene)
    again = [(at, cue.name, cue.place) for at, cue in scene.dice if at >= AFTER]
    assert again == [
        (AFTER, "symbol-orange-star", "die-8-of-9"),
        (pytest.approx(AFTER + 0.8), "symbol-orange-star", "die-9-of-9"),
    ]
    assert "étoile : 2 orange, 0 noir." in console.text


@pytest.mark.parametrize("heard", [True, False])
def test_repeat_says_the_last_answer_about_the_dice_again(heard: bool) -> None:
    scene = FakeScene() if heard else None
    console = look(
        at_dice(), (AFTER, "o"), (AFTER + 1, "0"), (AFTER + 2, "9"), (AFTER + 5, "r"), (AFTER + 9, "t"), scene=scene
    )
    assert console.text.count("étoile : 2 orange, 0 noir.") == 2
    assert console.text.count("Réglages fermés.") == 1


def test_repeat_says_what_was_told_last_where_that_was_something_else() -> None:
    console = look(at_dice(), (AFTER, "9"), (AFTER + 3, "o"), (AFTER + 4, "0"), (AFTER + 5, "r"), (AFTER + 9, "t"))
    assert console.text.count("étoile : 2 orange, 0 noir.") == 1
    assert console.text.count("Réglages fermés.") == 2


def test_closing_ends_what_is_being_told_again() -> None:
    scene = FakeScene()
    look(
        at_dice(),
        (AFTER, " "),
        (AFTER + 1, ""),
        (30.0, "t"),
        settings=BY_SOUND,
        scene=scene,
    )
    assert [at for at, _ in scene.dice if at > AFTER + 1] == []


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_library_knows_the_names_that_are_spoken(locale: str) -> None:
    for face in FACES:
        colour, _, symbol = face.partition("-")
        assert Library().get(spoken_name(locale, colour, symbol)).length <= 0.7


# A Décret.


def decreed(*sitting: str, level: str = "normal", pace: str = "common", **more: Any) -> Sitting:
    """Return a session in which the first seat may look by a Décret, and the other has written."""
    seats = [unwritten(level=level), witch(4, "ear")]
    written = writing(*seats, looking=[0], options={"pace": pace}, **more)
    return session_at(written, *(sitting or (PERSON, BOT)), names=NAMES)


def test_by_a_decree_one_person_hears_all_dice_once_more_and_then_writes() -> None:
    session = decreed()
    console = look(session, (60.0, "17"), (60.0, ""), (60.0, ""))
    assert [line for _, line in told(console)][:9] == FACES_TOLD
    assert acts(session)[:2] == [(None, "time"), (0, "write ear eye")]
    assert console.when("Pour l’instant") == 60.0


def test_a_player_who_looks_by_a_decree_is_asked_to_write_once_after_it() -> None:
    seats = [unwritten(spells="decree"), witch(4, "ear")]
    session = session_at(writing(*seats), PERSON, BOT, names=NAMES)
    console = look(session, (0.0, "décret"), (60.0, "17"), settings=LINES)
    lines = [line for _, line in console.log]
    assert lines.count("À vous d’écrire votre formule.") == 1
    assert lines.index("À vous d’écrire votre formule.") > lines.index(FACES_TOLD[-1])
    assert "Le livre se referme après le Décret." in lines


def test_no_key_makes_that_one_reading_longer() -> None:
    session = decreed()
    console = look(session, (3.0, " "), (4.0, "1"), (60.0, "17"))
    assert [line for _, line in told(console)] == FACES_TOLD
    assert console.text.count("Pas encore") == 2


@pytest.mark.parametrize(("level", "seconds"), [("normal", 10), ("expert", 5)])
def test_at_other_paces_a_look_lasts_its_seconds(level: str, seconds: int) -> None:
    session = decreed(level=level, pace="free")
    console = look(session, (3.0, "1"), (60.0, "t"), settings=BY_SOUND, scene=FakeScene())
    assert acts(session)[0] == (None, "time")
    assert "oreille : 1 orange, 0 noir." in console.text
    assert console.when("Le livre se referme") == pytest.approx(1.0 + seconds)


def test_others_at_the_keyboard_see_nothing_of_it() -> None:
    session = decreed(PERSON, PERSON)
    console = look(session, (1.0, ""), (30.0, "17"), (30.0, ""), (30.0, ""), (31.0, "j"), (31.0, "c"))
    lines = [line for at, line in console.log if at > 30.0]
    assert not any(face in line for line in lines for face in FACES_TOLD[:2])


def test_what_a_decree_showed_is_out_of_the_history() -> None:
    console = look(decreed(), (60.0, "j"), (60.0, "l"), (60.0, "c"), (60.0, "r"))
    after = [line for at, line in console.log if at >= 60.0]
    assert after
    assert not any(face in line for line in after for face in FACES_TOLD)


# Settings, speech and braille.


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [("dice_told", "2", "sounds"), ("dice_pace", "1", 0.3), ("dice_readings", "3", 3), ("dice_written", "3", "off")],
)
def test_how_dice_are_told_is_set_in_the_settings(name: str, typed: str, value: object, home: Path) -> None:
    keys = ("o", setting(name, "du_balai"), typed, "0", "t")
    sit(typing(*keys), at_dice(options={"pace": "free"}), settings=Settings(speech="off"))
    assert load()[0].of_game(name) == value


class Reader:
    """A voice that keeps what it is to say."""

    placed = brailles = False

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, *lines: Utterance) -> tuple[int, ...]:
        self.said += [line.text for line in lines]
        return ()  # nothing that is still to be heard

    def silence(self) -> None:
        """Nothing is being said."""

    def advance(self, version: int) -> None:
        """Do nothing: the speech of an earlier moment is over."""


@pytest.mark.parametrize("heard", [True, False])
def test_dice_are_not_read_by_a_voice_where_recordings_tell_them(heard: bool) -> None:
    reader: Any = Reader()
    scene: Any = FakeScene() if heard else None
    console = Timed([(60.0, "t")])
    computer = computer_at(console, KEYS)
    computer.speaker, computer.scene = reader, scene
    if scene is not None:
        scene.console = console
    computer.preferences.follow_game("du_balai")
    talk = GameTalk(computer.conversation, at_dice(), "partie.journal").run()
    hold(computer, to_its_end(talk), console.now, console.pass_time)
    assert [line for line in reader.said if line in FACES_TOLD] == ([] if heard else FACES_TOLD)
    assert [line for _, line in told(console)] == FACES_TOLD


def test_on_braille_a_die_is_its_colour_and_its_key_and_is_written_again() -> None:
    scene = FakeScene()
    settings = replace(KEYS, lines="braille")
    console = look(at_dice(), (AFTER, RIGHT), (AFTER + 1, "t"), settings=settings, scene=scene)
    lines = [line for _, line in console.log]
    assert lines.count("o1") == 1
    assert "1, o1" in lines
    assert "n6" in lines


def test_the_room_speaks_english_too() -> None:
    console = Timed([(AFTER, "1"), (AFTER, "0"), (AFTER + 0.5, ""), (AFTER + 1, "17"), (AFTER + 2, "")])
    play_timed(at_dice(), settings=LINES, language="en", console=console)
    assert "ear: 1 orange, 0 black." in console.text
    assert "Only novices may sort the dice." in console.text
    assert "So far: ear, eye." in console.text


# Who may not close, and what need not be told.


def test_where_no_person_may_close_the_book_bots_that_hesitate_close_it_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "hesitates", lambda self, seat: True)
    closed = {}
    for space in (-2, 4):
        console = look(at_dice(seats=[unwritten(space), unwritten()]), (200.0, "t"))
        closed[space] = console.when("Bob ferme") - told(console)[-1][0] - PACE
    assert closed[-2] * 1000 <= THINKING[BOT][1] + course.SOONER * 1000
    assert closed[4] - closed[-2] == pytest.approx(course.HESITATION - course.SOONER)


@pytest.mark.parametrize("typed", ["?", "m"])
def test_how_dice_come_sooner_is_only_told_while_they_wait(typed: str) -> None:
    def said(at: float) -> bool:
        console = look(at_dice(), (at, typed), (at, typed), (at, "t"))
        lines = [line for when, line in console.log if when == at]
        assert lines
        return "Avant le premier dé, Entrée le fait venir aussitôt." in lines

    assert said(3.0)
    assert not said(12.0)
    assert not said(AFTER)


@pytest.mark.parametrize(("level", "told_of"), [("novice", True), ("normal", False), ("expert", False)])
def test_sorting_is_told_of_to_novices_only(level: str, told_of: bool) -> None:
    seats = [unwritten(5 if level == "novice" else 4, level=level), unwritten(5, level="novice")]
    console = look(at_dice(seats=seats), (AFTER, "?"), (AFTER, "?"), (AFTER, "t"))
    assert ("Zéro trie les symboles par couleur." in console.text) == told_of
    assert console.text.count("Zéro") == (2 if told_of else 0)


def test_sorting_is_not_told_of_where_not_all_at_the_keyboard_are_novices() -> None:
    seats = [unwritten(5, level="novice"), unwritten()]
    assert "Zéro" not in look(at_dice(PERSON, PERSON, seats=seats), (AFTER, "?"), (AFTER, "t")).text


def test_where_nobody_at_a_shared_keyboard_may_close_that_is_said() -> None:
    seats = [unwritten(-2), unwritten(-2), unwritten()]
    lines = [line for _, line in look(at_dice(PERSON, PERSON, BOT, seats=seats), (AFTER, "t")).log]
    assert "Depuis la case moins 2, on ne ferme pas le livre : quelqu’un d’autre le fera." in lines
    assert "On peut maintenant fermer le livre." not in lines

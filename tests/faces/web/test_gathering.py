"""The people at a table: codes, names, seats, coming and going. No socket is needed, and time is the test's own."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, JournalUnwritable, reason
from audiogames.core.presentation.guided import message_id
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.people import codes
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import CLOSED, ELSEWHERE, FAILED, LEFT, MOVED, REFUSED
from audiogames.play.people.gathering import Gathering
from audiogames.play.prompts import Reply
from audiogames.play.shown import show
from audiogames.play.table import seen
from audiogames.play.table.seating import who_sits
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import plain

from .tables import CODE, MemoryShelf, Room, Socket, gathering

RELOADED, KEPT, NO_SIGN = 5.0, 600.0, 20.0
"""Promised numbers: the tests hold the program to them."""

MISSED = catalogue("en").words("missed")
"""The words before what was missed."""


def room(
    *names: str, seats: int = 2, game: str = "roue_des_sorcieres", **more: Any
) -> tuple[Room, list[Socket], list[str]]:
    """Return a room in which some people have sat down, their sockets and tokens; `more` is said by each of them."""
    found = Room(gathering(game, seats))
    sockets = [found.socket() for _ in names]
    return found, sockets, [socket.join(name, **more) for socket, name in zip(sockets, names, strict=True)]


def table(room: Room) -> Gathering:
    return room.gathering


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_buttons_and_all_hear_its_end(game: str) -> None:
    found = Room(gathering(game, 3))
    ana, bob, screen = found.socket(), found.socket(), found.socket()
    ana.join("Ana")
    screen.join("", screen=True)
    bob.join("Bob", language="fr")
    ana.send(kind="start")
    found.play()
    assert [event["event"] for event in found.events] == ["joined", "joined", "began", "over"]
    for socket in (ana, bob, screen):
        assert socket.last("shown")["over"]
        assert socket.all("error") == []
    for socket, word in ((ana, r"\bwins?\b"), (bob, "gagn")):
        assert any(re.search(word, line) for line in socket.said()[-2:])  # a witch may have the last word
    assert screen.last("shown")["offer"] == 0


def test_after_a_game_a_person_shares_their_turning_points_with_the_table() -> None:
    found = Room(gathering())
    ana, bob = found.socket(), found.socket()
    ana.join("Ana")
    bob.join("Bob", language="fr")
    found.play()
    assert "turning" in [doing["action"] for doing in ana.last("shown")["doings"]]
    ana.send(kind="do", action="turning")
    found.deliver()
    assert any(line.startswith("Un instant") for line in bob.said())
    assert table(found).questions == ()
    points = [line for line in bob.said() if line.startswith("Coup ") and "Mieux valait" in line]
    assert 1 <= len(points) <= 3
    assert all(", Ana\u00a0: " in line for line in points)
    assert len([line for line in ana.said() if line.startswith("Move ") and ", you: " in line]) == len(points)
    ana.send(kind="do", action="turning")
    assert len([line for line in bob.said() if line.startswith("Coup ") and "Mieux valait" in line]) == 2 * len(points)


@pytest.mark.parametrize("game", GAMES)
def test_friends_learn_a_game_together_each_on_their_own_device(game: str) -> None:
    guided = game_named(game).guided
    assert guided is not None
    wanted = WantedTable(game, guided.seats, "witch", "en", pace=0.0, guided=True)
    shelf = MemoryShelf()
    found = Room(Gathering(wanted, shelf, CODE, "http://table/"))
    ana, bob, screen = found.socket(), found.socket(), found.socket()
    ana.join("Ana")
    screen.join("", screen=True)
    bob.join("Bob", language="fr")
    ana.send(kind="start")
    found.play()
    for socket, language in ((ana, "en"), (bob, "fr")):
        rules = catalogue(language).words(message_id(game, "keys"))
        assert sum(rules in line for line in socket.said()) == 1
        assert catalogue(language).words("guided-end") in socket.said()[-1]
    assert not any(catalogue("en").words(message_id(game, "keys")) in line for line in screen.said())
    assert shelf.results == []


def test_an_only_choice_waits_until_a_pause_is_over() -> None:
    wanted = WantedTable("zapp_zerapp", 2, "witch", "en", pace=0.0, guided=True)
    found = Room(Gathering(wanted, MemoryShelf(), CODE))
    ana = found.socket()
    ana.join("Ana")
    ana.send(kind="start")
    ana.send(kind="do", action="pause")
    ana.send(kind="typed", text="h")  # ends the warm-up: the roll of the dice is the only choice
    sitting = found.gathering.sitting
    assert sitting is not None
    version = sitting.table.version
    found.wait(60.0)
    assert sitting.table.version == version
    ana.send(kind="do", action="go-on")
    ana.press()
    assert sitting.table.version > version


@pytest.mark.parametrize("game", GAMES)
def test_each_device_shows_the_table_as_it_is_whatever_happened(game: str) -> None:
    found = Room(gathering(game, 3))
    ana, bob, screen = found.socket(), found.socket(), found.socket()
    ana.join("Ana")
    token = bob.join("Bob", language="fr")
    screen.join("", screen=True)
    ana.send(kind="start")
    happenings: list[Callable[[], object]] = [
        lambda: ana.send(kind="pause"),
        lambda: ana.send(kind="go-on"),
        lambda: ana.send(kind="do", action="stand-in 1"),
        lambda: ana.send(kind="do", action="give-back 1"),
        lambda: ana.send(kind="typed", text=ana.last("welcome")["keys"][-2][0]),
        lambda: bob.send(kind="do", action="refuse"),
        lambda: bob.send(kind="settings", language="en", verbosity="short"),
        bob.drop,
        lambda: found.wait(RELOADED + 1),
        lambda: found.socket().send(kind="token", token=token),
        lambda: found.wait(NO_SIGN + 30),
    ]
    compared = 0
    for number in range(60):
        found.play(1)
        if number % 5 == 4 and happenings:
            happenings.pop(0)()
        for one, conversation in table(found)._people.conversations:
            assert one.link is not None
            expected = show(conversation)
            assert expected is not None
            shown = found.sockets[one.link - 1].last("shown")
            assert {**shown, **plain(expected)} == shown
            assert [each["action"] for each in shown["doings"]] == [
                each.action for each in table(found)._around.doings(one)
            ]
            compared += 1
    assert compared > 100
    assert not happenings


# Codes.


def test_a_code_has_forty_bits_and_is_another_each_time() -> None:
    found = {codes.new_code() for _ in range(200)}
    assert len(found) == 200
    assert len(codes.ALPHABET) ** codes.LENGTH >= 2**40
    assert set("".join(found)) == set(codes.ALPHABET)


@pytest.mark.parametrize("typed", [CODE, CODE.lower(), codes.spelt(CODE), " abcd 2345 "])
def test_a_code_counts_however_it_is_typed(typed: str) -> None:
    socket = Room(gathering()).socket()
    socket.send(kind="join", code=typed, name="Ana")
    assert socket.last("welcome")["seat"] == 0


def test_a_wrong_code_opens_nothing_and_is_told_in_the_language_of_the_person() -> None:
    socket = Room(gathering()).socket()
    socket.send(kind="join", code="ABCD2346", name="Ana", language="fr")
    assert socket.last("error")["code"] == "code"
    assert socket.last("error")["text"].startswith("Ce n’est pas le code")
    assert not socket.all("welcome")


def test_five_wrong_codes_in_a_minute_shut_an_address_out_even_with_the_right_one() -> None:
    found = Room(gathering())
    socket = found.socket()
    for _ in range(5):
        socket.send(kind="join", code="wrong", name="Ana")
    socket.send(kind="join", code=CODE, name="Ana")
    assert socket.last("error")["code"] == "rate"
    assert socket.closed == REFUSED
    assert found.socket("5.6.7.8").join("Ana")
    found.now += 61
    assert found.socket().join("Bob")


def guessed_at(wrong_codes: int) -> Room:
    """Return a table for which so many wrong codes came, one of each address."""
    found = Room(gathering())
    for number in range(wrong_codes):
        found.socket(f"10.0.{number // 250}.{number % 250}").send(kind="join", code="WWWW2222", name="Eve")
    return found


def waited(room: Room, code: str) -> float:
    """Return after how many seconds the first answer to a code is sent to an address that has not guessed."""
    socket = room.socket("10.9.9.9")
    taken = room.hall.take(socket.number, socket.address, json.dumps({"kind": "join", "code": code}), room.now)
    if taken is not None:
        room.gathering.take(socket.number, taken[1], room.now)
    frames = [frame for frame in room.hall.take_out() + room.gathering.take_out() if frame.link == socket.number]
    return max(0.0, frames[0].ready - room.now)


def test_wrong_codes_of_many_addresses_refuse_nobody_the_right_one() -> None:
    found = guessed_at(600)
    ana = found.socket("10.9.9.9")
    assert ana.join("Ana")


def test_fifty_wrong_codes_in_a_minute_slow_no_answer_down() -> None:
    assert waited(guessed_at(50), CODE) == 0.0


def test_more_wrong_codes_slow_every_answer_down_by_at_most_two_seconds() -> None:
    few, many = waited(guessed_at(60), CODE), waited(guessed_at(600), CODE)
    assert 0.0 < few < many == 2.0


@pytest.mark.parametrize("wrong_codes", [0, 51, 75, 600])
def test_a_right_code_is_answered_as_late_as_a_wrong_one(wrong_codes: int) -> None:
    room = guessed_at(wrong_codes)
    right, room.now = waited(room, CODE), room.now
    assert right == waited(room, "WWWW3333")


def test_all_that_follows_a_right_code_waits_behind_the_first_answer() -> None:
    room = guessed_at(600)
    socket = room.socket("10.9.9.9")
    taken = room.hall.take(socket.number, socket.address, json.dumps({"kind": "join", "code": CODE}), room.now)
    assert taken is not None
    assert [(frame.text, frame.close) for frame in room.hall.out] == [("", 0)]


def test_a_minute_after_the_last_wrong_code_answers_come_at_once() -> None:
    room = guessed_at(600)
    room.now += 60.0
    assert waited(room, CODE) == 0.0


def test_wrong_codes_of_one_ipv6_network_count_together() -> None:
    room = Room(gathering())
    for number in range(5):
        room.socket(f"2001:db8::{number + 1}").send(kind="join", code="WWWW2222", name="Eve")
    same, other = room.socket("2001:db8::ffff"), room.socket("2001:db8:0:1::1")
    same.send(kind="join", code=CODE, name="Ana")
    assert same.last("error")["code"] == "rate"
    assert other.join("Ana")


def test_no_more_than_ten_thousand_wrong_codes_are_remembered() -> None:
    guesses = codes.Guesses()
    for number in range(10_001):
        guesses.add(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 1.0)
    for _ in range(4):
        guesses.add("10.0.0.0", 1.0)
    assert not guesses.are_too_many("10.0.0.0", 1.0)
    guesses.add("10.0.0.0", 1.0)
    assert guesses.are_too_many("10.0.0.0", 1.0)


def test_the_opener_is_told_every_ten_minutes_that_somebody_guesses_codes() -> None:
    guesses, heard = codes.Guesses(), []
    for second in range(1300):
        guesses.add(f"10.0.0.{second % 200}", float(second))
        heard += [second] if guesses.are_news(float(second)) else []
    assert heard == [50, 650, 1250]


@pytest.mark.parametrize("begun", [False, True])
def test_the_opener_alone_hears_that_somebody_guesses_codes(begun: bool) -> None:
    room = Room(gathering(seats=3))
    ana, bob = room.socket("10.9.9.1"), room.socket("10.9.9.2")
    ana.join("Ana")
    bob.join("Bob")
    if begun:
        ana.send(kind="start")
    room.gathering.warn_of_guesses(room.now)
    room.deliver()
    said = catalogue("en").words("codes-guessed")
    assert said in ana.said()
    assert said not in bob.said()
    assert {"event": "guessed"} in room.events


def test_a_code_may_be_typed_in_wide_letters() -> None:
    room = Room(gathering())
    ana = room.socket()
    ana.send(kind="join", code="ＡＢＣＤ－２３４５", name="Ana")
    assert ana.last("welcome")["name"] == "Ana"


# Screens.


def test_twelve_screens_show_a_table_and_the_thirteenth_is_refused_with_the_reason() -> None:
    room = Room(gathering())
    for number in range(12):
        room.socket(f"10.0.0.{number}").join("", screen=True)
    late = room.socket("10.0.0.99")
    late.send(kind="join", code=CODE, screen=True, language="en")
    assert late.last("error") == {
        "kind": "error",
        "code": "full",
        "text": "Too many screens show this table already.",
    }


@pytest.mark.parametrize("begun", [False, True])
def test_a_screen_that_is_gone_gives_way_to_one_that_comes(begun: bool) -> None:
    room = Room(gathering())
    screens = [room.socket(f"10.0.0.{number}") for number in range(12)]
    tokens = [screen.join("", screen=True) for screen in screens]
    if begun:
        room.socket("10.9.9.1").join("Ana")
        room.socket("10.9.9.2").join("Bob")
    for screen in screens[3:5]:
        room.wait(1.0)
        screen.drop()
    assert room.socket("10.0.1.1").join("", screen=True)
    gone, kept = room.socket("10.0.1.2"), room.socket("10.0.1.3")
    gone.send(kind="token", token=tokens[3])
    assert gone.last("error")["code"] == "token"
    kept.send(kind="token", token=tokens[4])
    assert kept.last("welcome")["seat"] is None


# Names and seats.


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\u202eb", "a\x07b", "a\u200bb", "...", "<>"])
def test_a_name_is_text_that_can_be_shown_and_said(name: str) -> None:
    socket = Room(gathering()).socket()
    socket.send(kind="join", code=CODE, name=name)
    assert socket.last("error")["code"] == "name"


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("", "name-empty"),
        ("x" * 25, "name-long"),
        ("Ana\ufe0f", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("a\u05b0", "name-marks"),
        ("Ana. You win", "name-dot"),
        ("Ana: 25 points. You", "name-sign"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refused_name_is_answered_with_its_own_reason(name: str, id: str, language: str) -> None:
    socket = Room(gathering()).socket()
    socket.send(kind="join", code=CODE, name=name, language=language)
    said = catalogue(language).words(id, number=24, sign=":")
    assert socket.last("error") == {"kind": "error", "code": "name", "text": said}


@pytest.mark.parametrize("name", ["Zоё", "Ζoé", "zoe\u0301_", "Zo é", "Ｚｏé"])
def test_nobody_has_a_name_that_looks_or_sounds_like_one_at_the_table(name: str) -> None:
    room = Room(gathering())
    room.socket().join("Zoë" if "ё" in name else "Zoé")
    other = room.socket()
    other.send(kind="join", code=CODE, name=name)
    assert other.last("error")["code"] == "name-taken"


def test_no_bot_has_a_name_that_looks_like_that_of_a_person() -> None:
    witches = [name for name in catalogue("en").words("bot-names").split(",") if "e" in name]
    room = Room(gathering(seats=6))
    alike = witches[0].replace("e", "е")
    room.socket().join(alike)
    room.sockets[0].send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    assert witches[0] not in sitting.table.names


@pytest.mark.parametrize("name", ["Zoé", "ZOÉ", "Zoe\u0301", " zoé "])
def test_no_two_people_have_the_same_name(name: str) -> None:
    found = Room(gathering())
    found.socket().join("zoé")
    other = found.socket()
    other.send(kind="join", code=CODE, name=name)
    assert other.last("error")["code"] == "name-taken"


def test_a_person_takes_the_seat_that_they_ask_for_if_it_is_free() -> None:
    found = Room(gathering(seats=3))
    ana, bob = found.socket(), found.socket()
    ana.join("Ana", seat=2)
    bob.send(kind="join", code=CODE, name="Bob", seat=2)
    assert bob.last("error")["code"] == "seat"
    bob.join("Bob")
    assert [socket.last("welcome")["seat"] for socket in (ana, bob)] == [2, 0]


def test_nobody_sits_down_at_a_full_table_but_a_screen_may_look_on() -> None:
    found, _, _ = room("Ana", "Bob")
    late = found.socket()
    late.send(kind="join", code=CODE, name="Cleo")
    assert late.last("error")["code"] == "full"
    late.join("", screen=True)
    assert late.last("welcome")["seat"] is None
    assert late.last("shown")["zones"]


def test_nothing_is_done_for_who_has_not_sat_down() -> None:
    found, _, _ = room("Ana")
    stranger = found.socket()
    for message in ({"kind": "start"}, {"kind": "picked", "text": "x", "offer": 1}, {"kind": "do", "action": "pause"}):
        stranger.send(**message)
    assert [error["code"] for error in stranger.all("error")] == ["message"] * 3
    assert table(found).sitting is None


# Before the game.


def test_all_see_who_is_there_and_only_the_first_may_begin() -> None:
    _, [ana, bob], _ = room("Ana", "Bob", seats=3)
    lobby = bob.last("lobby")
    assert [seat["who"] for seat in lobby["seats"]] == ["person", "person", "free"]
    assert (ana.last("lobby")["opener"], lobby["opener"]) == (True, False)
    assert "Ana" in lobby["text"]
    bob.send(kind="start")
    assert bob.last("error")["code"] == "doing"
    ana.send(kind="start")
    assert [seat["who"] for seat in bob.last("shown")["seats"]] == ["person", "person", "bot"]


def test_the_game_begins_by_itself_when_all_seats_are_taken() -> None:
    found, [ana, _], _ = room("Ana", "Bob")
    assert table(found).sitting is not None
    assert ana.last("shown")["seats"][1]["name"] == "Bob"


def test_the_words_of_the_page_come_before_anybody_sits_down() -> None:
    socket = Room(gathering()).socket()
    socket.send(kind="hello", language="fr")
    words = socket.last("words")
    assert words["words"]["join-title"]
    assert words["languages"] == [["fr", "français"], ["en", "English"]]


# Coming and going.


def test_a_page_that_is_loaded_again_is_not_noticed_by_others() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    ana.drop()
    found.wait(RELOADED - 1)
    again = found.socket()
    again.send(kind="token", token=tokens[0], language="en")
    found.wait(RELOADED + 1)
    assert again.last("welcome")["seat"] == 0
    assert again.last("shown")["zones"]
    assert not any("Ana" in line and "left" in line for line in bob.said())


def test_who_drops_is_told_of_by_name_and_hears_once_what_was_missed() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    ana.hear()
    ana.drop()
    found.wait(RELOADED + 0.5)
    assert "Ana has left the table. The seat is kept." in bob.said()
    assert bob.last("shown")["seats"][0]["who"] == "away"
    bob.send(kind="do", action="stand-in 0")
    again, third = found.socket(), found.socket()
    again.send(kind="token", token=tokens[0])
    assert "Ana is back." in bob.said()
    assert again.said()[0] == MISSED
    assert again.said().count("The computer plays for you.") == 1
    again.hear()
    again.drop()
    third.send(kind="token", token=tokens[0])
    assert MISSED not in third.said()
    assert third.said()


def test_a_page_that_is_hidden_is_called_away_and_hears_what_it_missed_before_anything_can_be_pressed() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    for socket in (ana, bob):
        socket.hear()
    first, second = (ana, bob) if ana.last("shown")["offer"] else (bob, ana)
    name = "Bob" if second is bob else "Ana"
    second.send(kind="asleep")
    assert f"{name} was called away. The game goes on." in first.said()
    assert first.last("shown")["seats"][second.number - 1]["who"] == "away"
    came = len(second.frames)
    assert first.press()
    found.wait(1)
    assert len(second.frames) == came
    second.send(kind="picked", text="anything", offer=1)  # pressed in the dark: what was missed comes first
    missed = second.said()[second.said().index(MISSED) :]
    assert len(missed) > 1
    assert not any("without waiting for you" in line for line in missed)
    assert not any("no longer open" in line for line in missed)
    assert first.last("shown")["seats"][second.number - 1]["who"] == "person"
    second.reported = 0
    second.hear()
    second.send(kind="asleep")
    second.send(kind="back")
    assert second.said().count(MISSED) == 1


def numbers(socket: Socket) -> list[int]:
    """Return the numbers of all that was told to a socket."""
    return [told["number"] for reply in socket.all("reply") for told in reply["told"]]


def gone_and_back(found: Room, socket: Socket, token: str, given: int, seconds: float) -> Socket:
    """Lose a socket for so many seconds; return the one with which its device goes on."""
    socket.drop()
    found.wait(seconds)
    again = found.socket()
    again.send(kind="token", token=token, given=given)
    return again


@pytest.mark.parametrize("seconds", [1.0, 30.0])
def test_a_device_that_lost_the_connection_is_told_what_it_was_not_given_and_nothing_again(seconds: float) -> None:
    """Whether the others have heard meanwhile that it is away, or not."""
    found, [ana, bob], tokens = room("Ana", "Bob")
    first, second = (ana, bob) if ana.last("shown")["offer"] else (bob, ana)
    before = second.said()
    given = max(numbers(second))
    second.send(kind="given", given=given)
    assert first.press()  # told to the other, where it does not come
    lost = numbers(second)[numbers(second).index(given) + 1 :]
    assert lost
    again = gone_and_back(found, second, tokens[second.number - 1], given, seconds)
    assert numbers(again)[: len(lost)] == lost
    assert numbers(again) == sorted({*numbers(again)})
    assert not {*again.said()} & {*before}
    assert MISSED not in again.said()
    assert again.last("shown")["zones"]
    again.hear()
    first.hear()
    found.play(4)  # both play on


def test_what_did_not_come_is_not_counted_as_heard() -> None:
    """A reader reports nothing: what it was sent counts as heard in time, but only if it came."""
    found, [ana, bob], tokens = room("Ana", "Bob", reader=True)
    first, second = (ana, bob) if ana.last("shown")["offer"] else (bob, ana)
    second.send(kind="given", given=max(numbers(second)))
    found.wait(60.0)
    before = second.said()
    assert first.press()
    told = second.said()[len(before) :]
    found.wait(60.0)
    second.drop()
    again = found.socket()
    again.send(kind="token", token=tokens[second.number - 1])  # the page was loaded again
    assert told[0] in again.said()


def before_the_dice() -> tuple[Room, list[Socket]]:
    """Return a room in which the dice wait for the ears of Ana and Cleo, who have readers; Bob sees his page."""
    found = Room(Gathering(WantedTable("du_balai", 3, "witch", "en", {}, 0.0), MemoryShelf(), CODE))
    ana, bob, cleo = sockets = [found.socket() for _ in range(3)]
    ana.join("Ana", reader=True)
    bob.join("Bob")
    cleo.join("Cleo", reader=True)
    for _ in range(50):
        bob.hear()
        if [seat["who"] for seat in bob.last("shown")["seats"]] == ["listening", "person", "listening"]:
            return found, sockets
        if not any(socket.press() for socket in sockets):
            found.wait(0.1)
    raise AssertionError("the dice wait for nobody")


def test_all_are_shown_for_whose_ears_the_dice_wait_and_enter_is_answered_at_once() -> None:
    found, [ana, bob, cleo] = before_the_dice()
    screen = found.socket()
    screen.join("", screen=True)
    assert [seat["who"] for seat in screen.last("shown")["seats"]] == ["listening", "person", "listening"]
    ana.send(kind="typed", text="")
    assert ana.said()[-1] == "Still listening: Cleo."
    cleo.send(kind="typed", text="")
    assert _sitting(found).hearing.moments, "the first die comes at once"
    assert "listening" not in [seat["who"] for seat in bob.last("shown")["seats"]]


def test_a_sign_of_life_comes_back_with_its_number_from_any_socket() -> None:
    found, [ana], _ = room("Ana")
    stranger = found.socket()
    for socket in (ana, stranger):
        socket.send(kind="beat", number=3)
        assert socket.last("beat") == {"kind": "beat", "number": 3}


def test_what_a_page_had_not_read_out_when_it_was_hidden_is_told_again() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    ana.hear()
    bob.send(kind="settings", reader=True)
    told = bob.said()[-1]
    bob.send(kind="asleep")
    found.wait(5)
    bob.send(kind="back")
    after = bob.said()[bob.said().index(MISSED) :]
    assert any(line in after for line in bob.said()[: bob.said().index(MISSED)]), told


def test_a_page_that_stays_hidden_is_away_and_a_bot_stands_in_after_ten_minutes() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    ana.send(kind="asleep")
    found.wait(NO_SIGN + 1)
    assert bob.last("shown")["seats"][0]["who"] == "away"
    found.wait(KEPT)
    assert bob.last("shown")["seats"][0]["who"] == "stand-in"
    ana.send(kind="back")
    assert bob.last("shown")["seats"][0]["who"] == "person"
    assert ana.last("shown")["offer"] or bob.last("shown")["offer"]


def test_a_page_that_is_hidden_in_the_waiting_room_keeps_its_seat() -> None:
    found, [ana], _ = room("Ana")
    ana.send(kind="asleep")
    found.wait(KEPT + 1)
    bob = found.socket()
    bob.join("Bob")
    assert bob.last("shown")["seats"][0]["who"] == "away"
    ana.send(kind="back")
    assert bob.last("shown")["seats"][0]["who"] == "person"
    assert ana.last("shown")["zones"]


def test_what_arrives_is_said_at_once_and_measures_the_way() -> None:
    found, [ana, _], _ = room("Ana", "Bob")
    found.now += 0.2
    ana.send(kind="given", given=ana.last("reply")["told"][-1]["number"])
    sitting = table(found).sitting
    assert sitting is not None
    device = sitting.presence.holder(0)
    assert device is not None
    assert sitting.presence.trip(device.id) == pytest.approx(0.2, abs=0.01)


def test_a_seat_is_kept_ten_minutes_and_then_a_bot_stands_in_and_gives_it_back() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    ana.drop()
    found.wait(KEPT + 1)
    assert bob.last("shown")["seats"][0]["who"] == "stand-in"
    again = found.socket()
    again.send(kind="token", token=tokens[0])
    assert bob.last("shown")["seats"][0]["who"] == "person"


def test_others_may_let_a_bot_stand_in_sooner() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="do", action="stand-in 0")
    assert bob.last("error")["code"] == "doing"
    ana.drop()
    found.wait(RELOADED + 1)
    assert {"action": "stand-in 0", "label": "Let the computer play for Ana", "asks": False} in bob.last("shown")[
        "doings"
    ]
    bob.send(kind="do", action="stand-in 0")
    assert bob.last("shown")["seats"][0]["who"] == "stand-in"


def test_another_device_takes_a_seat_with_its_token_alone() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    other = found.socket()
    other.send(kind="token", token="guessed")
    assert other.last("error")["code"] == "token"
    other.send(kind="token", token=tokens[0])
    assert ana.closed == ELSEWHERE
    assert other.last("welcome")["name"] == "Ana"
    assert not bob.closed


def test_tokens_are_kept_hashed() -> None:
    found, _, tokens = room("Ana")
    kept = repr([vars(one) for one in table(found)._people])
    assert tokens[0] not in kept
    assert repr(codes.hashed(tokens[0])) in kept


def test_who_leaves_gives_the_seat_to_a_bot_and_the_token_dies() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    ana.send(kind="gone")
    assert ana.closed == LEFT
    assert bob.last("shown")["seats"][0]["who"] == "bot"
    again = found.socket()
    again.send(kind="token", token=tokens[0])
    assert again.last("error")["code"] == "token"


def test_the_key_that_leaves_a_game_leaves_the_table() -> None:
    _, [ana, _], _ = room("Ana", "Bob")
    ana.send(kind="typed", text="q")
    assert ana.last("reply")["prompt"]["kind"] != "end"
    ana.send(kind="typed", text="y")
    assert ana.closed == LEFT


def test_a_late_friend_takes_the_seat_of_a_bot() -> None:
    found, [ana], _ = room("Ana", seats=3)
    ana.send(kind="start")
    late = found.socket()
    late.join("Bob", seat=1)
    assert ana.last("shown")["seats"][1] == {"seat": 1, "name": "Bob", "who": "person", "acts": False} | {
        "acts": ana.last("shown")["seats"][1]["acts"]
    }
    assert any("Bob takes over the seat of" in line for line in ana.said())
    found.play()
    assert late.last("shown")["over"]


def test_all_may_leave_and_one_come_back_under_their_name() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="gone")
    ana.send(kind="gone")
    again = found.socket()
    again.join("Ana", seat=0)
    assert again.last("shown")["zones"]
    found.play()
    assert again.last("shown")["over"]


# After the server was killed.


def restarted(room: Room) -> Room:
    """Return the room as another server finds it, long after the first was killed."""
    shelf = table(room)._shelf
    assert isinstance(shelf, MemoryShelf)
    ((id, record),) = shelf.noted.items()
    found = Room(Gathering.restored(id, json.loads(record), shelf, "http://table/", 5.0))
    found.now = 5.0
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_the_server_was_killed_and_nothing_told_is_lost(game: str) -> None:
    found, [ana, bob], tokens = room("Ana", "Bob", seats=3, game=game)
    bob.send(kind="settings", language="fr", reader=True, verbosity="short")
    ana.send(kind="start")
    found.play(30)
    before = table(found).sitting
    assert before is not None
    steps, seats = before.table.steps, bob.last("shown")["seats"]
    again = restarted(found)
    assert table(again).sitting is None
    assert again.gathering.due() == inf
    bob = again.socket()
    bob.send(kind="token", token=tokens[1])
    welcome = bob.last("welcome")
    assert (welcome["name"], welcome["seat"], welcome["language"]) == ("Bob", 1, "fr")
    after = table(again).sitting
    assert after is not None
    assert after.table.steps[: len(steps)] == steps
    assert [seat["name"] for seat in bob.last("shown")["seats"]] == [seat["name"] for seat in seats]
    again.wait(RELOADED + 1)
    assert 0 in after.seating.away
    ana = again.socket()
    ana.send(kind="token", token=tokens[0])
    assert ana.last("welcome")["name"] == "Ana"
    assert after.seating.away == set()
    again.play()
    assert ana.last("shown")["over"]


def test_who_waits_for_the_game_to_begin_still_has_a_seat_after_a_kill() -> None:
    found, _, tokens = room("Ana", "Bob", seats=3)
    again = restarted(found)
    late = again.socket()
    late.send(kind="join", code=CODE, name="Zoé", language="fr")
    assert late.last("welcome")["seat"] == 2
    ana = again.socket()
    ana.send(kind="token", token=tokens[0])
    assert [seat["name"] for seat in ana.last("shown")["seats"]] == ["Ana", "Bob", "Zoé"]


def test_a_token_that_died_is_dead_after_a_kill_too() -> None:
    found, [ana, _], tokens = room("Ana", "Bob", seats=3)
    ana.send(kind="gone")
    again = restarted(found)
    ana = again.socket()
    ana.send(kind="token", token=tokens[0])
    assert ana.last("error")["code"] == "token"


def test_nothing_is_kept_of_a_table_that_closes_without_a_game() -> None:
    found, _, _ = room("Ana", seats=3)
    shelf = table(found)._shelf
    assert isinstance(shelf, MemoryShelf)
    assert tokens_in(shelf) == 1
    table(found).close()
    assert shelf.noted == {}


def tokens_in(shelf: MemoryShelf) -> int:
    return sum(len(json.loads(record)["people"]) for record in shelf.noted.values())


def test_a_game_that_all_have_left_is_not_kept() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    ana.send(kind="gone")
    bob.send(kind="gone")
    table(found).close()
    shelf = table(found)._shelf
    assert isinstance(shelf, MemoryShelf)
    assert (shelf.noted, len(shelf.put), shelf.results) == ({}, 1, [])


def test_a_seat_is_kept_as_long_as_the_opener_wants() -> None:
    wanted = gathering().wanted._replace(keep=60.0)
    found = Room(Gathering(wanted, MemoryShelf(), CODE))
    ana, bob = found.socket(), found.socket()
    ana.join("Ana")
    bob.join("Bob")
    bob.drop()
    found.wait(58)
    assert ana.last("shown")["seats"][1]["who"] == "away"
    found.wait(3)
    assert ana.last("shown")["seats"][1]["who"] == "stand-in"


# The table itself.


def test_the_opener_pauses_the_table_and_lets_it_go_on() -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    for message in ({"kind": "do", "action": "pause"}, {"kind": "pause"}):
        bob.send(**message)
        assert bob.last("error")["code"] == "doing"
    ana.send(kind="do", action="pause")
    assert ana.last("shown")["offer"] == bob.last("shown")["offer"] == 0
    assert any("Ana pauses the game" in line for line in bob.said())
    bob.send(kind="go-on")
    assert ana.last("shown")["offer"] == bob.last("shown")["offer"] == 0
    ana.send(kind="do", action="go-on")
    assert ana.last("shown")["offer"] or bob.last("shown")["offer"]


def doings(socket: Socket) -> set[str]:
    """Return what somebody may do about the table."""
    return {one["action"] for one in (socket.last("shown") or socket.last("lobby"))["doings"]}


def test_the_opener_chooses_the_level_and_the_characters_that_take_the_free_seats() -> None:
    found, [ana, bob], _ = room("Ana", "Bob", seats=4)
    assert {one for one in doings(bob) if not one.startswith("talk ")} == {"move"}
    ana.send(kind="do", action="level grand-witch")
    assert "level grand-witch" not in doings(ana)
    for said in (ana.said(), bob.said()):
        assert "At the free seats, the computer will play at the level “grand witch”." in said
    for who in ("palmor", "grisalda"):
        ana.send(kind="do", action=f"comes {who}")
    assert "At the free seats, the first characters to come: Grisalda, Palmor." in bob.said()
    assert not any(action.startswith("comes ") for action in doings(ana))
    ana.send(kind="do", action="stays-away palmor")
    ana.send(kind="do", action="comes velino")
    bob.send(kind="do", action="level witch")
    assert bob.last("error")["code"] == "doing"
    ana.send(kind="start")
    sitting = _sitting(found)
    assert list(sitting.table.names)[2:] == ["Grisalda", "Velino"]
    assert list(who_sits(sitting.table))[2:] == ["grand-witch", "grand-witch"]
    assert not any(action.startswith(("level ", "comes ", "stays-away ")) for action in doings(ana))


def test_characters_may_come_at_random_or_not_at_all_and_nobody_is_asked_where_no_seat_is_free() -> None:
    found, [ana], _ = room("Ana")
    ana.send(kind="do", action="comes anyone")
    assert "At the free seats, characters will come at random." in ana.said()
    assert table(found).wanted.characters == "anyone"
    ana.send(kind="do", action="stays-away anyone")
    assert "At the free seats, the computer will play without characters." in ana.said()
    assert table(found).wanted.characters == ""
    full, [ana, _], _ = room("Ana", "Bob")
    assert not any(action.startswith(("level ", "comes ")) for action in doings(ana))
    full.wait(0.1)


def code_of(socket: Socket, action: str) -> str:
    """Ask for the code of a seat, and return it."""
    socket.send(kind="do", action=action)
    return str(socket.last("seat-code")["code"])


def test_a_code_moves_a_seat_with_what_was_not_heard_and_the_old_token_dies() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    found.wait(0.1)
    other, stranger = found.socket(), found.socket()
    code = code_of(bob, "move")
    assert len(code.replace("-", "")) * 5 == 40
    assert bob.last("seat-code")["picture"] == codes.picture(found.gathering.address, code.replace("-", ""))
    assert bob.last("seat-code")["picture"].startswith("data:image/svg+xml")
    other.send(kind="join", code=code.lower(), language="fr", reader=True)
    assert (other.last("welcome")["name"], other.last("welcome")["seat"]) == ("Bob", 1)
    assert other.last("welcome")["language"] == "fr"
    assert bob.closed == MOVED
    assert "Bob goes on playing on another device." in ana.said()
    assert catalogue("fr").words("missed") in other.said()
    assert not any("left the table" in line for line in ana.said())
    stranger.send(kind="token", token=tokens[1])
    assert stranger.last("error")["code"] == "token"
    stranger.send(kind="join", code=code, name="Cleo")
    assert stranger.last("error")["code"] == "code"
    found.play()
    assert other.last("shown")["over"]


def test_a_code_of_a_seat_works_for_two_minutes_and_only_the_newest_does() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    first, second = code_of(bob, "move"), code_of(bob, "move")
    late = found.socket()
    late.send(kind="join", code=first)
    assert late.last("error")["code"] == "code"
    found.wait(codes.SEAT_CODE_SECONDS)
    late.send(kind="join", code=second, language="en")
    assert late.last("error")["text"].startswith("This code is no longer valid")
    assert not bob.closed
    assert not ana.closed


def test_a_seat_moves_to_another_device_before_the_game_too() -> None:
    found, [ana], _ = room("Ana", seats=3)
    other = found.socket()
    other.send(kind="join", code=code_of(ana, "move"))
    assert ana.closed == MOVED
    assert other.last("lobby")["opener"]
    other.send(kind="start")
    assert other.last("shown")["offer"] or other.last("shown")["seats"]


def test_the_opener_hands_the_seat_of_somebody_away_to_a_named_newcomer() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    assert "hand-over 1" not in doings(ana)
    bob.drop()
    found.wait(RELOADED + 1)
    code = code_of(ana, "hand-over 1")
    cleo = found.socket()
    cleo.send(kind="join", code=code, name="ana")
    assert cleo.last("error")["code"] == "name-taken"
    cleo.send(kind="join", code=code, name="Cleo")
    assert cleo.last("welcome")["seat"] == 1
    assert "Cleo takes over the seat of Bob." in ana.said()
    assert ana.last("shown")["seats"][1] | {"acts": True} == {"seat": 1, "name": "Cleo", "who": "person", "acts": True}
    bob = found.socket()
    bob.send(kind="token", token=tokens[1])
    assert bob.last("error")["code"] == "token"
    found.play()
    assert cleo.last("shown")["over"]


def test_who_comes_back_keeps_their_seat_though_it_was_to_be_handed_over() -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")
    bob.drop()
    found.wait(RELOADED + 1)
    code = code_of(ana, "hand-over 1")
    again, cleo = found.socket(), found.socket()
    again.send(kind="token", token=tokens[1])
    cleo.send(kind="join", code=code, name="Cleo")
    assert cleo.last("error")["code"] == "code"
    assert again.last("shown")["seats"][1]["name"] == "Bob"


def test_the_opener_removes_somebody_and_a_bot_takes_the_seat() -> None:
    found, [ana, bob, cleo], tokens = room("Ana", "Bob", "Cleo", seats=3)
    bob.send(kind="do", action="remove 2")
    assert bob.last("error")["code"] == "doing"
    ana.send(kind="do", action="remove 1")
    assert bob.last("error")["code"] == "removed"
    assert bob.last("error")["text"].startswith("Ana has given your seat to the computer.")
    assert bob.closed == LEFT
    assert cleo.last("shown")["seats"][1]["who"] == "bot"
    assert "The computer takes Bob’s seat for the rest of the game." in cleo.said()
    assert "Bob has left the table. The seat is kept." not in cleo.said()
    again = found.socket()
    again.send(kind="token", token=tokens[1])
    assert again.last("error")["code"] == "token"
    found.play()
    assert cleo.last("shown")["over"]


def test_the_opener_removes_somebody_before_the_game() -> None:
    _, [ana, bob], _ = room("Ana", "Bob", seats=3)
    assert {one for one in doings(bob) if not one.startswith("talk ")} == {"move"}
    ana.send(kind="do", action="remove 1")
    assert bob.closed == LEFT
    assert ana.last("lobby")["seats"][1]["who"] == "free"


def test_a_bot_plays_for_somebody_who_is_there_and_gives_the_seat_back() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    first, second = (ana, bob) if ana.last("shown")["offer"] else (bob, ana)
    seat = first.number - 1
    assert "remove 1" not in doings(bob)
    first.send(kind="do", action=f"stand-in {seat}")
    assert first.last("shown")["offer"] == 0
    assert first.last("shown")["seats"][seat]["who"] == "stand-in"
    found.wait(2)
    sitting = table(found).sitting
    assert sitting is not None
    steps = len(sitting.table.steps)
    assert second.last("shown")["offer"]
    while not first.last("shown")["seats"][seat]["acts"]:
        assert second.press()
        found.wait(0.01)
        if len(sitting.table.steps) > steps + 30:
            break
    first.send(kind="do", action=f"give-back {seat}")
    assert first.last("shown")["seats"][seat]["who"] == "person"
    for socket in (ana, bob):
        socket.hear()
    found.play()
    assert first.last("shown")["over"]


def test_who_lets_a_bot_play_cannot_play_against_it() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    first = ana if ana.last("shown")["offer"] else bob
    sitting = _sitting(found)
    seat = first.number - 1
    action = seen.choices(sitting, seat)[0].action
    sitting.seats.stand_in(seat, "witch", found.now, is_asked=True)
    before = len(sitting.table.steps)
    with pytest.raises(IllegalAction):
        sitting.turns.submit(seat, action, found.now)
    assert len(sitting.table.steps) == before


def play_until(found: Room, is_enough: Callable[[], bool], rounds: int = 400) -> None:
    """Let everybody hear and press until it is enough, or for `rounds`."""
    for _ in range(rounds):
        if is_enough():
            return
        for socket in found.sockets:
            socket.hear()
            socket.press()
        found.wait(0.2)


def _sitting(found: Room) -> Sitting:
    sitting = table(found).sitting
    assert sitting is not None
    return sitting


def test_after_a_minute_without_the_opener_the_longest_there_decides_until_they_are_back() -> None:
    found, [ana, bob, cleo], tokens = room("Ana", "Bob", "Cleo", seats=3)
    for socket in (bob, cleo):
        socket.hear()
    ana.drop()
    found.wait(RELOADED + 0.1)
    for socket in (bob, cleo):
        socket.hear()
    found.wait(59.0)
    assert doings(bob) & {"pause", "hand-over 0", "end"} == set()
    found.wait(2)
    assert doings(bob) >= {"pause", "hand-over 0"}
    assert "pause" not in doings(cleo)
    assert "Until Ana is back, Bob can pause the game and hand over seats." in cleo.said()
    bob.send(kind="do", action="pause")
    again = found.socket()
    again.send(kind="token", token=tokens[0])
    assert "go-on" in doings(again)
    assert "go-on" not in doings(bob)
    again.send(kind="do", action="go-on")
    assert any(socket.last("shown")["offer"] for socket in (again, bob, cleo))


def test_the_opener_saves_and_closes_the_table() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="do", action="end")
    assert not found.gathering.is_closed
    ana.send(kind="do", action="end")
    assert bob.last("error") == {
        "kind": "error",
        "code": "closed",
        "text": "Ana has closed the table. The game is kept on the computer that opened it.",
    }
    assert [socket.closed for socket in (ana, bob)] == [CLOSED, CLOSED]


def room_after_a_move(*names: str) -> tuple[Room, Socket, list[Socket], int]:
    """Return a room in which a person has done what can be taken back; the others; and how many steps came before."""
    found, sockets, _ = room(*names, seats=len(names), game="air_sorciere")
    table = _sitting(found).table
    for _ in range(50):
        for socket in sockets:
            socket.hear()
        asking = next(socket for socket in sockets if socket.last("shown")["offer"])
        before = len(table.steps)
        asking.press()
        with suppress(IllegalAction):
            if len(table.steps) == before + table.undoable(asking.number - 1, range(len(names))):
                return found, asking, [socket for socket in sockets if socket is not asking], before
        found.wait(0.1)
    raise AssertionError("nobody did what can be taken back")


def test_a_move_is_taken_back_once_everybody_agrees_and_all_are_told_by_whom() -> None:
    found, asking, [one, other], before = room_after_a_move("Ana", "Bob", "Cleo")
    name = asking.last("welcome")["name"]
    asking.send(kind="typed", text="u")
    assert "You ask everybody to let you take back your last move." in asking.said()
    for socket in (one, other):
        assert f"{name} asks to take back the last move. Do you agree?" in socket.said()
        assert "U: yes. Backspace: no." in socket.said()
        assert {"agree", "refuse"} <= doings(socket)
    assert "agree" not in doings(asking)
    one.send(kind="typed", text="u")
    assert "agree" not in doings(one)
    assert len(_sitting(found).table.steps) > before
    other.send(kind="do", action="agree")
    assert len(_sitting(found).table.steps) == before
    assert f"{name} takes back the last move." in one.said()
    assert "You take back your last move." in asking.said()
    assert asking.last("shown")["offer"]


@pytest.mark.parametrize("how", [{"kind": "do", "action": "refuse"}, {"kind": "typed", "text": "\x7f"}])
def test_one_no_lets_a_move_stand(how: dict[str, str]) -> None:
    found, asking, [one, other], before = room_after_a_move("Ana", "Bob", "Cleo")
    asking.send(kind="typed", text="u")
    one.send(kind="do", action="agree")
    other.send(**how)
    assert len(_sitting(found).table.steps) > before
    assert f"{other.last('welcome')['name']} does not agree: the move stands." in asking.said()
    assert "agree" not in doings(other)


def test_a_move_stands_after_twenty_seconds_of_silence() -> None:
    found, asking, [one], before = room_after_a_move("Ana", "Bob")
    asking.send(kind="typed", text="u")
    found.wait(19.9)
    assert "agree" in doings(one)
    found.wait(0.2)
    assert "Not everybody has agreed: your move stands." in asking.said()
    assert len(_sitting(found).table.steps) > before
    one.send(kind="do", action="agree")
    assert one.last("error")["code"] == "doing"


def test_a_move_stands_once_somebody_has_played_on() -> None:
    found, asking, [one], before = room_after_a_move("Ana", "Bob")
    asking.send(kind="typed", text="u")
    assert asking.press() or one.press()
    assert "Not everybody has agreed: your move stands." in asking.said()
    assert "agree" not in doings(one)
    assert len(_sitting(found).table.steps) > before + 1


def test_who_leaves_is_asked_no_more() -> None:
    found, asking, [one, other], before = room_after_a_move("Ana", "Bob", "Cleo")
    asking.send(kind="typed", text="u")
    one.send(kind="do", action="agree")
    other.drop()
    found.wait(RELOADED + 1)
    assert len(_sitting(found).table.steps) == before


def test_nobody_is_asked_for_what_cannot_be_taken_back() -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    ana.send(kind="typed", text="u")
    assert "agree" not in doings(bob)
    assert not any("asks to take back" in line for line in bob.said())


# Talk.


def places(socket: Socket, text: str) -> list[str]:
    """Return from where a text was heard."""
    told = [line for reply in socket.all("reply") for one in reply["told"] for line in one["utterances"]]
    return [line["place"] for line in told if line["text"] == text]


def test_what_somebody_says_is_heard_from_their_seat_as_text_alone_and_kept_nowhere() -> None:
    found, [ana, bob, cleo], _ = room("Ana", "Bob", "Cleo", seats=3)
    ana.send(kind="say", text="  <b>Hi</b>\u202e\u0007 you\n ")
    assert places(bob, "Ana says: <b>Hi</b> you") == ["seat-2"]
    assert places(cleo, "Ana says: <b>Hi</b> you") == ["seat-1"]
    assert places(ana, "You say: <b>Hi</b> you") == ["me"]
    shelf = table(found)._shelf
    assert isinstance(shelf, MemoryShelf)
    assert "Hi" not in repr([vars(store) for store in shelf.begun])


def test_a_phrase_is_heard_in_the_language_of_whoever_hears_it() -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="settings", language="fr")
    ana.send(kind="say", phrase="thanks")
    assert bob.said()[-1] == "Ana dit\u00a0: Merci."
    assert ["thanks", "Merci."] in bob.last("welcome")["phrases"]


@pytest.mark.parametrize("text", ["", " \n", "x" * 201, "\u202e\u200b", "..."])
def test_what_cannot_be_said_is_refused(text: str) -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    before = len(bob.frames)
    ana.send(kind="say", text=text)
    assert ana.last("error")["code"] == "remark"
    assert len(bob.frames) == before


def test_nobody_says_more_than_five_things_in_ten_seconds() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    for number in range(6):
        ana.send(kind="say", text=f"number {number}")
    assert ana.last("error")["code"] == "remark"
    assert "Ana says: number 4" in bob.said()
    assert "Ana says: number 5" not in bob.said()
    found.wait(10)
    ana.send(kind="say", text="later")
    assert "Ana says: later" in bob.said()


def test_talk_can_be_muted() -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="settings", talk=False)
    ana.send(kind="say", text="psst")
    assert "Ana says: psst" not in bob.said()
    bob.send(kind="settings", talk=True)
    ana.send(kind="say", text="again")
    assert "Ana says: again" in bob.said()


@pytest.mark.parametrize("game", ["du_balai", "zapp_zerapp"])
def test_talk_waits_while_ears_decide(game: str) -> None:
    found, [ana, bob], _ = room("Ana", "Bob", game=game)
    sitting = _sitting(found)
    play_until(found, sitting.course.needs_ears)
    assert sitting.course.needs_ears()
    ana.send(kind="say", text="not now")
    assert "Ana says: not now" not in bob.said()
    play_until(found, lambda: not sitting.course.needs_ears() or sitting.table.over, rounds=2000)
    assert bob.said().count("Ana says: not now") == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_points_at_is_told_in_the_words_of_who_looks_on(game: str) -> None:
    found, [ana, bob], _ = room("Ana", "Bob", game=game)
    play_until(found, lambda: not _sitting(found).course.needs_ears())
    known = {item.id for zone in seen.zones(_sitting(found), None) for item in zone.items}
    shown = [(zone, item) for zone in ana.last("shown")["zones"] for item in zone["items"]]
    _, item = next(one for one in shown if one[1]["id"] in known and not one[0]["private"])
    ana.send(kind="point", item=item["id"])
    assert bob.last("pointed") == {"kind": "pointed", "item": item["id"], "seat": 0}
    assert any(line.startswith("Ana points at ") for line in bob.said())
    assert not ana.all("pointed")
    hidden = [item for zone, item in shown if zone["private"] or item["private"]]
    for item in hidden[:4]:  # a card of one's own hand is a back for all others
        ana.send(kind="point", item=item["id"])
        assert not any("points at " in line and item["name"] in line for line in bob.said())
    ana.send(kind="point", item="nothing")
    assert ana.last("error")["code"] == "remark"


@pytest.mark.parametrize("game", GAMES)
def test_who_walks_by_keys_points_at_where_they_are_and_goes_to_what_others_point_at(game: str) -> None:
    found, [ana, bob], _ = room("Ana", "Bob", game=game)
    play_until(found, lambda: not _sitting(found).course.needs_ears())
    ana.send(kind="point")
    assert ana.last("error")["text"] == "You have not selected anything yet. Browse the table first, then point."
    public = [
        (zone.title, item) for zone in seen.zones(_sitting(found), None) for item in zone.items if not item.private
    ]
    _, item = public[0]
    bob.send(kind="point", item=item.id)
    ana.send(kind="typed", text=".")
    shown = [(zone["title"], one) for zone in ana.last("shown")["zones"] for one in zone["items"]]
    title, name = next((title, one["name"]) for title, one in shown if one["id"] == item.id)
    assert title in ana.said()[-1]
    assert name in ana.said()[-1]
    ana.send(kind="typed", text=".")  # now it means what it means in the game
    assert title not in ana.said()[-1]
    ana.send(kind="point")
    assert bob.last("pointed") == {"kind": "pointed", "item": item.id, "seat": 0}


def test_what_was_pointed_at_may_be_gone() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    cards = [item for zone in seen.zones(_sitting(found), None) if zone.id != "trick" for item in zone.items]
    bob.send(kind="point", item=cards[0].id)
    game = table(found)._people[0].game
    assert game is not None
    assert game.pointed == cards[0].id
    game.pointed = "a card that was played"
    ana.send(kind="typed", text=".")
    assert ana.said()[-1] == "That is no longer on the table."


def test_who_walks_their_own_hand_shows_no_card_of_it() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    hand = [item for zone in ana.last("shown")["zones"] if zone["private"] for item in zone["items"]]
    ana.send(kind="typed", text="w")
    assert hand[0]["name"] in ana.said()[-1]
    before = len(bob.said())
    ana.send(kind="point")
    found.wait(1)
    assert not [line for line in bob.said()[before:] if hand[0]["name"] in line]


def test_the_same_people_play_another_game() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    found.play()
    shelf = table(found)._shelf
    assert isinstance(shelf, MemoryShelf)
    assert shelf.put == []
    bob.send(kind="do", action="again")
    assert len(shelf.put) == 1
    assert [result.names for result in shelf.results] == [("Ana", "Bob")]
    assert ana.last("lobby")["opener"]
    ana.send(kind="start")
    assert not bob.last("shown")["over"]
    found.play()
    assert [event["event"] for event in found.events].count("over") == 2


def test_a_person_changes_language_and_length_in_the_midst_of_a_game() -> None:
    _, [ana, _], _ = room("Ana", "Bob")
    ana.send(kind="settings", language="fr", verbosity="short")
    assert ana.last("welcome")["language"] == "fr"
    assert ana.last("welcome")["token"] is None
    ana.send(kind="typed", text="h")
    assert "main" in ana.said()[-1].lower()
    assert ana.last("shown")["zones"][0]["title"] != ""


def test_a_person_changes_the_keys_of_a_page_and_its_buttons_follow() -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    assert ["h", "My hand", "hand"] in ana.last("welcome")["keys"]
    for text in ("o", "hand", "s", "y", "0"):
        ana.send(kind="typed", text=text)
    keys = ana.last("welcome")["keys"]
    assert ["s", "My hand", "hand"] in keys
    assert ["h", "Scores", "scores"] in keys
    ana.send(kind="typed", text="s")
    assert ana.said()[-1].startswith("Your hand")
    assert ["h", "My hand", "hand"] in bob.last("welcome")["keys"]


def test_a_screen_that_comes_back_again_and_again_leaves_nothing_at_the_table() -> None:
    room = Room(gathering())
    for name in ("Ana", "Bob"):
        room.socket().join(name)
    token = room.socket().join("", screen=True)
    sitting = room.gathering.sitting
    assert sitting is not None
    before = sitting.outboxes.listeners
    for _ in range(20):
        room.sockets[-1].drop()
        room.wait(1.0)
        room.socket().send(kind="token", token=token)
        assert room.sockets[-1].last("welcome")
    assert len(sitting.outboxes.listeners) == len(before)


def seconds_until_the_game_goes_on(rate: float) -> float:
    """Return after how many seconds nobody waits any more for Bob, whose device reports nothing."""
    room = Room(Gathering(WantedTable("du_balai", 2, "witch", "en", pace=0.0), MemoryShelf(5), CODE, "http://table/"))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana", voice=True)
    bob.join("Bob", voice=True, rate=rate)
    begun = room.now
    while "Bob is still listening. The game goes on." not in ana.said():
        assert room.now < begun + 200.0
        ana.hear()
        ana.press()
        room.wait(0.25)
    return room.now - begun


def test_a_device_that_claims_a_rate_of_a_tenth_and_reports_nothing_is_waited_for_80_seconds_at_most() -> None:
    assert seconds_until_the_game_goes_on(0.1) <= 80.0


def test_no_device_is_waited_for_as_if_its_voice_were_slower_than_half_as_fast_as_usual() -> None:
    assert seconds_until_the_game_goes_on(0.01) == seconds_until_the_game_goes_on(0.5)


@pytest.mark.parametrize("rate", [0.0, -1.0, 10.1, 1e300])
def test_a_rate_that_no_voice_has_is_refused(rate: float) -> None:
    ana = Room(gathering()).socket()
    ana.send(kind="join", code=CODE, name="Ana", rate=rate)
    assert ana.last("error")["code"] == "message"


def test_a_device_with_a_screen_reader_hears_by_the_clock() -> None:
    found = Room(gathering())
    ana, bob = found.socket(), found.socket()
    ana.join("Ana", reader=True)
    bob.join("Bob")
    sitting = table(found).sitting
    assert sitting is not None
    assert not sitting.presence.all_heard(0)
    bob.hear()
    found.wait(30)
    assert sitting.presence.all_heard(0)


def test_a_table_that_closes_tells_everybody_in_their_language() -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    bob.send(kind="settings", language="fr")
    table(found).close()
    found.deliver()
    assert (ana.closed, bob.closed) == (CLOSED, CLOSED)
    assert "closed" in ana.last("error")["text"]
    assert "fermée" in bob.last("error")["text"]


def full(*_: str) -> None:
    """Refuse to write: the disk is full."""
    raise JournalUnwritable(reason("journal-unwritable", file="table.journal", why=reason("system-full")))


def test_a_journal_that_cannot_be_written_halts_the_table_until_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    sitting = table(found).sitting
    assert sitting is not None
    seat, actions = next(iter(sitting.table.legal().items()))
    with monkeypatch.context() as filled:
        filled.setattr(sitting.table.store, "append", full)
        sitting.table.submit(seat, actions[0])  # applied, and not kept
        done = sitting.table.unkept
        found.wait(1)
        ana.send(kind="typed", text="h")
        found.wait(20)
        assert {ana.closed, bob.closed} == {0}
        assert "cannot be saved in “table.journal”: the disk is full" in ana.said()[-1]
        assert any("cannot be saved in “table.journal”: the disk is full" in said for said in bob.said())
        assert sitting.table.unkept == done
    found.wait(5)
    assert {ana.closed, bob.closed} == {0}
    assert sitting.table.store.lines()[-len(done) :] == list(done)
    for socket in (ana, bob):
        assert "The game can be saved again, and goes on." in socket.said()


def test_a_person_may_quit_a_halted_table_and_sit_down_there_again_with_its_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    sitting = table(found).sitting
    assert sitting is not None
    seat, actions = next(iter(sitting.table.legal().items()))
    with monkeypatch.context() as filled:
        filled.setattr(sitting.table.store, "append", full)
        sitting.table.submit(seat, actions[0])
        found.wait(1)
        bob.send(kind="typed", text="quit")
        assert (ana.closed, bob.closed) == (0, LEFT)
        assert sitting.presence.holder(1) is None
    found.wait(5)
    again = found.socket()
    again.join("Bob")
    assert again.last("welcome")["seat"] == 1
    found.play()
    assert ana.last("shown")["over"]


def test_a_bot_stands_in_at_a_halted_table_once_that_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    found, [ana, bob], _ = room("Ana", "Bob")
    sitting = table(found).sitting
    assert sitting is not None
    bob.drop()
    found.wait(RELOADED + 1)
    seat, actions = next(iter(sitting.table.legal().items()))
    with monkeypatch.context() as filled:
        filled.setattr(sitting.table.store, "append", full)
        sitting.table.submit(seat, actions[0])
        found.wait(KEPT + 60)
        assert ana.closed == 0
        assert 1 not in sitting.seating.stand_ins
    found.wait(10)
    assert 1 in sitting.seating.stand_ins
    found.play()
    assert ana.last("shown")["over"]


def test_a_fault_in_following_the_table_ends_one_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    _, [ana, bob], _ = room("Ana", "Bob")
    follow = Conversation.follow

    def fail(conversation: Conversation, now: float) -> Reply | None:
        if 1 in conversation.device.seats:
            raise RuntimeError("a fault")
        return follow(conversation, now)

    monkeypatch.setattr(Conversation, "follow", fail)
    ana.send(kind="typed", text="h")
    assert (ana.closed, bob.closed) == (0, FAILED)
    assert ana.said()[-1].startswith("Your hand")


def test_a_fault_of_ours_ends_one_conversation_and_not_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found, [ana, bob], tokens = room("Ana", "Bob")

    def fail(*_: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as broken:
        broken.setattr("audiogames.play.conversation.Conversation.enter", fail)
        ana.send(kind="typed", text="h")
    assert ana.closed == FAILED
    again = found.socket()
    again.send(kind="token", token=tokens[0])
    found.play()
    assert bob.last("shown")["over"]


def test_people_talk_before_the_game_begins() -> None:
    room = Room(gathering(seats=3))
    ana, bob, screen = room.socket(), room.socket(), room.socket()
    ana.join("Ana")
    bob.join("Bob", language="fr")
    screen.join("", screen=True)
    ana.send(kind="say", text="Shall we begin?")
    assert ana.said() == ["You say: Shall we begin?"]
    assert bob.said() == ["Ana dit\u00a0: Shall we begin?"]
    assert screen.said() == ["Ana says: Shall we begin?"]
    bob.send(kind="say", phrase="ready")
    assert ana.said()[1:] == ["Bob says: I am ready."]
    ana.send(kind="point", item="trick-1")
    assert ana.last("error")["code"] == "doing"
    bob.send(kind="typed", text="h")
    assert bob.last("error")["code"] == "doing"


def test_the_game_tells_on_after_the_talk_before_it() -> None:
    room = Room(gathering(seats=2))
    ana, bob = room.socket(), room.socket()
    ana.join("Ana")
    ana.send(kind="say", text="Hello")
    ana.hear()
    bob.join("Bob")
    told = [one["number"] for reply in ana.all("reply") for one in reply["told"]]
    assert told == list(range(1, len(told) + 1))
    assert len(told) > 1


@pytest.mark.parametrize("begun", [False, True])
def test_what_was_said_to_a_device_whose_connection_dropped_reaches_it_once_on_return(begun: bool) -> None:
    room = Room(gathering(seats=3))
    ana, bob = room.socket(), room.socket()
    token = ana.join("Ana")
    bob.join("Bob")
    if begun:
        ana.send(kind="start")
    ana.hear()
    bob.send(kind="say", text="sent and not heard")
    ana.drop()
    bob.send(kind="say", text="said while away")
    room.wait(RELOADED + 1)
    bob.send(kind="say", text="said later")
    ana = room.socket()
    ana.send(kind="token", token=token)
    texts = [f"Bob says: {text}" for text in ("sent and not heard", "said while away", "said later")]
    assert [text for text in ana.said() if text.startswith("Bob says")] == texts
    ana.hear()
    ana.drop()
    ana = room.socket()
    ana.send(kind="token", token=token)
    assert not any(text.startswith("Bob says") for text in ana.said())
    assert "sent and not heard" not in json.dumps([room.gathering.record(), room.gathering._shelf.noted])  # type: ignore[attr-defined]


def test_a_screen_in_the_room_says_what_is_said_and_the_own_device_where_it_drops() -> None:
    room = Room(gathering(seats=2))
    screen, ana, bob = room.socket(), room.socket(), room.socket()
    screen.join("", screen=True, voice=True)
    ana.join("Ana")
    bob.join("Bob")
    ana.send(kind="do", action="same-room")
    for _ in range(3):
        for socket in room.sockets:
            socket.hear()
        room.wait(0.1)
    bob.send(kind="say", text="Hello")
    lines = [line for reply in ana.all("reply") for told in reply["told"] for line in told["utterances"]]
    assert [line["by_screen"] for line in lines if "Hello" in line["text"]] == [True]
    ana.hear()
    screen.drop()
    lines = [line for reply in ana.all("reply") for told in reply["told"] for line in told["utterances"]]
    assert [line["by_screen"] for line in lines if "Hello" in line["text"]] == [True, False]

"""Sitting at a table elsewhere from a terminal: whole games, drops, the waiting room, and what cannot be."""

import random
import re
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from audiogames.core.registry import GAMES
from audiogames.faces.joining.link import Link, LinkLost, LinkOpened, address_of
from audiogames.faces.joining.own_table import OwnTable
from audiogames.play.people.devices import Devices
from audiogames.settings import FriendsTable, Settings
from audiogames.settings.store import load, save
from audiogames.storage import tokens
from audiogames.storage.folders import paths
from tests.children import Watch, descendants
from tests.faces.screen import PATIENCE, Terminal, set_up
from tests.faces.web.tables import CODE, Client, Server, gathering, lose_first_welcome, sentences, served

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

OVER = "Enter: another game with the same people."


def server(game: str = "roue_des_sorcieres") -> AbstractContextManager[Server]:
    """Give a table with two seats."""
    return served(gathering(game))


def joined(origin: str, *more: str) -> Terminal:
    """Sit down from a terminal."""
    return Terminal("join", origin, CODE, "--language", "en", *more)


def play(terminal: Terminal, seed: int) -> None:
    """Type keys at random until the game is over, no faster than a person who hears what is asked."""
    chance, end = random.Random(seed), time.monotonic() + 3 * PATIENCE
    while OVER not in terminal.screen:
        assert time.monotonic() < end, terminal.screen[-2000:]
        terminal.type(chance.choice("12345"))
        terminal.read(0.4)


@pytest.fixture(autouse=True)
def ana(home: Path) -> None:
    """The person at the terminal, whose own settings hold at the table."""
    set_up(keys_mode="single", player_name="Ana")


def test_a_terminal_and_a_page_play_a_whole_game_each_in_their_language_and_begin_another() -> None:
    with server() as table, joined(table.origin) as terminal:
        terminal.expect("Ana, you are at a table of La Roue des Sorcières.")
        terminal.expect("1 seat is still free.")
        page = table.connect()
        page.join("Ben", language="fr")
        playing = threading.Thread(target=page.play, args=(1,))
        playing.start()
        play(terminal, 2)
        playing.join(PATIENCE)
        assert "Ben, " in terminal.screen
        said = sentences(page.replies)
        assert any("Ana" in sentence for sentence in said)
        assert not any("trick" in sentence for sentence in said)
        terminal.expect(OVER)
        terminal.read(1.0)
        terminal.type("\r")
        terminal.expect("Enter begins the game.")
        terminal.type("\r")
        terminal.expect("You are dealt")
        terminal.expect("Your hand")
        terminal.type("q")
        terminal.expect("Leave the table?")
        terminal.type("y")
        terminal.expect("You have left the table.")
        assert terminal.end() == 0
    told = [one["event"] for one in table.events]
    assert told == ["joined", "joined", "began", "over", "began", "left", "closed"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_the_keys_of_a_terminal(game: str) -> None:
    with server(game) as table, joined(table.origin) as terminal:
        terminal.expect("Enter begins the game.")
        terminal.type("\r")
        terminal.expect("\n")
        for key in ("?", "v", "t", "w", "s"):
            before = len(terminal.screen)
            terminal.type(key)
            end = time.monotonic() + PATIENCE
            while len(terminal.screen) == before:
                assert time.monotonic() < end
                terminal.read(0.02)


def test_the_seat_is_kept_for_who_ends_the_program_and_comes_back() -> None:
    with server() as table:
        with joined(table.origin) as terminal:
            begin(terminal)
        assert table.gathering.sitting is not None
        with joined(table.origin) as terminal:
            terminal.expect("Ana, you are at a table")
            terminal.expect("Your hand")
            terminal.type("q")
            terminal.expect("Leave the table?")
            terminal.type("y")
            terminal.expect("You have left the table.")
    assert [one["event"] for one in table.events].count("joined") == 1


@pytest.mark.parametrize(("order", "status"), [("\x03", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_an_order_to_end_ends_the_program_and_keeps_the_seat(order: str | signal.Signals, status: int) -> None:
    with server() as table, joined(table.origin) as terminal:
        begin(terminal)
        end(terminal, order)
        assert terminal.end() == status
        assert terminal.modes == terminal.modes_before
        assert not table.gathering.is_closed
        assert "left" not in [one["event"] for one in table.events]


def test_settings_are_changed_here_and_hold_at_the_table() -> None:
    with server() as table, joined(table.origin) as terminal:
        begin(terminal)
        terminal.type("o")
        terminal.expect(" of ")
        terminal.type("2\r")
        terminal.expect(" of ")
        terminal.type("0")
        terminal.type("0")
        terminal.expect("Settings closed.")
        terminal.expect("turn")


def test_what_can_be_done_about_the_table_is_chosen_from_a_list() -> None:
    with server() as table, joined(table.origin) as terminal:
        begin(terminal)
        terminal.type("h")
        terminal.expect("Your hand")
        terminal.type(">")
        terminal.expect(" of ")
        terminal.type("2")
        terminal.expect("You pause the game.")


def begin(terminal: Terminal) -> None:
    """Begin the game alone with bots."""
    terminal.expect("Enter begins the game.")
    terminal.type("\r")
    terminal.expect("Your hand")


def begun(terminal: Terminal, table: Server, language: str = "fr") -> Client:
    """Let Ben sit down at a page beside Ana at her terminal: the game begins."""
    terminal.expect("Enter begins the game.")
    page = table.connect()
    page.join("Ben", language=language)
    terminal.expect("Your hand")
    return page


def heard(page: Client, text: str) -> None:
    """Wait until this sentence was told at a page."""
    while text not in sentences(page.replies):
        page.receive()


def test_what_others_say_is_heard_once_with_its_author_and_can_be_muted() -> None:
    with server() as table, joined(table.origin) as terminal:
        page = begun(terminal, table)
        page.send(kind="say", text="  Good\u202e evening ")
        terminal.expect("Ben says: Good evening")
        page.send(kind="say", phrase="thanks")
        terminal.expect("Ben says: Thank you.")
        terminal.type(">1")
        terminal.expect(" of ")
        terminal.type("8")
        terminal.expect("The others are muted.")
        terminal.type(">1")
        terminal.expect(" of ")
        page.send(kind="say", text="unheard")
        heard(page, "Vous dites\u00a0: unheard")
        terminal.type("8")
        terminal.expect("You now hear what the others say.")
        page.send(kind="say", text="heard again")
        terminal.expect("Ben says: heard again")
        assert "unheard" not in terminal.screen
        assert terminal.screen.count("Good evening") == 1


def test_people_talk_in_the_waiting_room() -> None:
    with served(gathering(seats=3)) as table, joined(table.origin) as terminal:
        terminal.expect("Enter begins the game. Greater-than sign: talk.")
        page = table.connect()
        page.join("Ben", language="fr")
        page.send(kind="say", text="I am here")
        terminal.expect("Ben says: I am here")
        terminal.type(">1\r")
        terminal.expect(" of ")
        terminal.type("2")
        terminal.expect("You say: Hello!")
        terminal.type("\r")
        terminal.expect("You are dealt 6 cards.")
        terminal.type("s")
        terminal.expect("Ben")
        assert terminal.screen.count("I am here") == 1


def test_a_terminal_says_texts_and_phrases_to_a_page_in_its_language() -> None:
    with server() as table, joined(table.origin) as terminal:
        page = begun(terminal, table)
        terminal.type(">1")
        terminal.expect(" of ")
        terminal.type("1")
        terminal.expect("Type what you say")
        terminal.type("Bonsoir Ben\r")
        terminal.expect("You say: Bonsoir Ben")
        heard(page, "Ana dit\u00a0: Bonsoir Ben")
        terminal.type(">1")
        terminal.expect(" of ")
        terminal.type("5")
        terminal.expect("You say: Well played!")
        heard(page, "Ana dit\u00a0: Bien joué\u00a0!")
        terminal.type(">11")
        terminal.expect("Type what you say")
        terminal.type("...\r")
        terminal.expect("A message has 1 to 200 characters")
        terminal.type(">11")
        terminal.expect("Type what you say")
        terminal.type("\r")
        terminal.expect("Nothing was said.")
        terminal.type("h")
        terminal.expect("Your hand")


def test_people_point_at_things_and_one_key_of_a_terminal_leads_there() -> None:
    with server() as table, joined(table.origin) as terminal:
        page = begun(terminal, table)
        while not page.shown:
            page.receive()
        terminal.type(">19")
        terminal.expect("You have not selected anything yet.")
        zone = next(zone for zone in page.shown["zones"] if zone["items"] and not zone["private"])
        page.send(kind="point", item=zone["items"][-1]["id"])
        terminal.expect("Ben points at ")
        terminal.expect("Full stop: go there.")
        terminal.type(".")
        terminal.expect("Ben, 2 of 2: no cards won.")
        terminal.type(">19")
        terminal.expect("You point at ")
        while page.receive() != {"kind": "pointed", "item": zone["items"][-1]["id"], "seat": 0}:
            pass
        heard(page, next(line for line in sentences(page.replies) if line.startswith("Ana montre ")))


def test_talk_is_still_muted_for_who_comes_back_and_goes_on_after_the_game() -> None:
    with server() as table:
        with joined(table.origin) as terminal:
            page = begun(terminal, table)
            terminal.type(">18")
            terminal.expect("The others are muted.")
            playing = threading.Thread(target=page.play, args=(1,))
            playing.start()
            play(terminal, 2)
            playing.join(PATIENCE)
            terminal.expect(OVER)
        with joined(table.origin) as terminal:
            terminal.expect(OVER)
            terminal.read(1.0)
            terminal.type(">1")
            terminal.expect(" of ")
            terminal.type("5")
            terminal.expect("You say: Well played!")
            heard(page, "Ana dit\u00a0: Bien joué\u00a0!")


def test_a_wrong_code_and_a_name_that_is_taken_are_asked_again() -> None:
    with server() as table:
        page = table.connect()
        page.join("Ana")
        with Terminal("join", table.origin, "WRONG234", "--language", "en") as terminal:
            terminal.expect("This is not the code of the table.")
            terminal.expect("The code of the table")
            terminal.type(f"{CODE.lower()}\r")
            terminal.expect("Somebody at the table has this name already.")
            terminal.expect("Your name at the table")
            terminal.type("Ben\r")
            terminal.expect("Ben, you are at a table")


def test_the_menu_leads_to_the_table_of_friends_and_back() -> None:
    with server() as table, Terminal("--language", "en") as terminal:
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("5")
        terminal.expect("The table’s address")
        terminal.type(f"{table.origin}\r")
        terminal.expect("The code of the table")
        terminal.type(f"{CODE}\r")
        terminal.expect("Ana, you are at a table")
        terminal.expect("Enter begins the game.")
        terminal.type("q")
        terminal.expect("Leave the table for good?")
        terminal.type("\r")
        terminal.expect("You have left the table.")
        terminal.expect("1 of 8")


def number_of(terminal: Terminal, line: str) -> str:
    """Return what is typed for a line of the list that was read last: 1 waits, for it may be the first of two."""
    found = re.findall(rf"(\d+)\. {re.escape(line)}", terminal.screen)
    return "1\r" if found[-1] == "1" else found[-1]


@contextmanager
def own_table(seats: int, *, is_for_network: bool = False) -> Iterator[tuple[Terminal, str, str]]:
    """Open a table of La Roue des Sorcières from the menu; give the terminal, the address and the code."""
    with Terminal("--language", "en") as terminal:
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" of ")
        terminal.type("1")
        terminal.expect("8. Who can sit down: Everybody in the local network")
        terminal.type("2")
        terminal.expect("seats")
        terminal.type(str(seats))
        terminal.expect(f"2. Seats: {seats}")
        if not is_for_network:
            terminal.expect("8. ")
            terminal.type("8")
            terminal.expect(" of ")
            terminal.type("2")
            terminal.expect("8. Who can sit down: This computer only")
        terminal.type("\r")
        terminal.expect("Friends open ")
        address = terminal.expect(" in a browser").removesuffix(" in a browser")
        terminal.expect(" and enter the code ")
        code = "".join(filter(str.isalnum, terminal.expect(".")))
        terminal.expect("Ana, you are at a table")
        terminal.expect("Enter begins the game.")
        yield terminal, address, code


def test_the_rules_of_a_table_are_chosen_in_the_menu_and_offered_again_with_it() -> None:
    with Terminal("--language", "en") as terminal:
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" of ")
        terminal.type("2")
        terminal.expect("3. Rules: Adapted rules")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("2")
        terminal.expect("3. Rules: Original edition")
        terminal.type("\r")
        terminal.expect("These rules apply: Original edition.")
        terminal.type("q")
        terminal.expect("Leave the table")
        terminal.type("\r")
        terminal.expect("The table is closed.")
    last = load()[0].friends_table
    assert last is not None
    assert last.options == {"cat_limit": 5, "bonus": "per_set"}


def test_rules_are_chosen_one_after_the_other_in_the_lobby_at_a_terminal() -> None:
    with server("zapp_zerapp") as table, joined(table.origin) as terminal:
        terminal.expect("Enter begins the game.")
        terminal.type(">")
        terminal.expect(" of ")
        terminal.type("r")
        terminal.expect("Choose the rules")
        terminal.type(number_of(terminal, "Choose the rules"))
        terminal.expect(" of ")
        terminal.type("r")
        terminal.expect("Keep these rules")
        terminal.expect("How are the barrels shaken? in turn")
        terminal.expect("apart? hard ")
        terminal.type(number_of(terminal, "How are the barrels shaken? in turn"))
        terminal.expect("Rule chosen: How are the barrels shaken? in turn.")
        terminal.expect(" of ")
        terminal.type("r")
        terminal.expect("How are the barrels shaken? in a scramble")
        terminal.expect("apart? hard ")
        terminal.type(number_of(terminal, "Keep these rules"))
        terminal.expect("Some rules are not the usual ones.")
        terminal.type("\r")
        terminal.expect("roll")
        assert table.gathering.sitting is not None
        assert table.gathering.sitting.table.position()["options"]["shaking"] == "draft"


def test_the_menu_opens_a_table_that_closes_when_its_opener_leaves_alone() -> None:
    with own_table(2) as (terminal, address, code):
        assert address.startswith("http://127.0.0.1:")
        terminal.type("a")
        terminal.expect(f"Friends open {address}")
        terminal.type("\r")
        terminal.expect("Your hand")
        terminal.type("h")
        terminal.expect("Your hand")
        terminal.type(">")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" ".join(code[:4]))
        terminal.type("q")
        terminal.expect("Leave the table?")
        terminal.type("y")
        terminal.expect("You have left the table.")
        terminal.expect("The table is closed.")
        terminal.expect("1 of 8")


def end(terminal: Terminal, order: str | signal.Signals) -> None:
    """Press Control+C, or have the system tell the program to end."""
    if isinstance(order, str):
        terminal.type(order)
    else:
        terminal.process.send_signal(order)


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not list the children of a process")
@pytest.mark.parametrize(
    ("order", "is_begun"), [("\x03", False), (signal.SIGTERM, True), (signal.SIGHUP, False), (signal.SIGKILL, True)]
)
def test_the_table_of_an_opener_alone_ends_with_the_program_and_its_game_is_kept(
    order: str | signal.Signals, is_begun: bool
) -> None:
    with own_table(2) as (terminal, _, _):
        if is_begun:
            terminal.type("\r")
            terminal.expect("Your hand")
        watch = Watch(descendants(terminal.process.pid))
        end(terminal, order)
        terminal.end()
        assert watch.left(PATIENCE) == []
    assert len([*paths().journals.with_name("tables").glob("*.db")]) == is_begun


@contextmanager
def page_at(address: str, **greeting: str) -> Iterator[Client]:
    """Give a page at a table. While the table goes from process to process it waits, and is never refused."""
    with connect(f"ws://{urlsplit(address).netloc}/socket", compression=None, open_timeout=PATIENCE) as connection:
        page = Client(connection)
        page.send(**greeting, language="en")
        yield page


def left_alone(address: str, token: str) -> None:
    """Let Ben come back to the table that the opener has left, begin the game there, and leave."""
    with page_at(address, kind="token", token=token) as page:
        page.until("lobby")
        page.send(kind="start")
        assert page.until("shown")["zones"]
        page.send(kind="gone")


@pytest.mark.parametrize("order", ["\x03", signal.SIGTERM, signal.SIGHUP])
def test_the_table_stays_for_the_others_where_the_opener_s_program_is_ended(order: str | signal.Signals) -> None:
    with own_table(3) as (terminal, address, code):
        with page_at(address, kind="join", code=code, name="Ben") as page:
            token = page.until("welcome")["token"]
            terminal.expect("Ben")
            end(terminal, order)
            terminal.end()
        left_alone(address, token)


def test_the_game_goes_on_for_the_others_where_the_opener_s_program_is_ended() -> None:
    """Everybody has the seat, the hand and the turn of before, and hears nothing twice."""
    with own_table(3) as (terminal, address, code):
        with page_at(address, kind="join", code=code, name="Ben") as page:
            token = page.until("welcome")["token"]
            terminal.expect("Ben")
            terminal.type("\r")
            terminal.expect("You are dealt")
            before = page.until("shown")
            end(terminal, signal.SIGTERM)
            terminal.end()
        with page_at(address, kind="token", token=token) as page:
            after = page.until("shown")
            assert [zone for zone in after["zones"] if zone["private"]] == [
                zone for zone in before["zones"] if zone["private"]
            ]
            assert [seat["name"] for seat in after["seats"]][:2] == ["Ana", "Ben"]
            page.send(kind="gone")


def test_the_opener_whose_conversation_fails_is_back_at_once_by_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    enter, failures = Devices.enter, iter((RuntimeError("a fault"),))

    def fail_once(*given: Any) -> None:
        for failure in failures:
            raise failure
        enter(*given)

    monkeypatch.setattr(Devices, "enter", fail_once)
    table = OwnTable(FriendsTable("roue_des_sorcieres", 2, "witch", is_for_network=False), "en")
    try:
        link = table.link({"kind": "join", "code": table.code, "name": "Ana", "language": "en"})
        assert taken(link) == LinkOpened(1)
        token = until(link, "welcome")["token"]
        link.greet_with({"kind": "token", "token": token})
        assert link.send({"kind": "heard", "heard": 1}, 1)
        while not isinstance(lost := taken(link), LinkLost):
            pass
        assert not lost.is_final
        assert not link.send({"kind": "start"}, 1)
        assert taken(link) == LinkOpened(2)
        assert until(link, "welcome")["name"] == "Ana"
        assert link.send({"kind": "start"}, 2)
        assert until(link, "shown")["zones"]
    finally:
        table.close()
    while not isinstance(lost := taken(link), LinkLost):
        pass
    assert lost.is_final


def taken(link: Link) -> Any:
    """Return what comes next."""
    end = time.monotonic() + PATIENCE
    while (came := link.take()) is None:
        assert time.monotonic() < end
    return came


def until(link: Link, kind: str) -> Any:
    while not isinstance(came := taken(link), dict) or came["kind"] != kind:
        pass
    return came


def test_the_table_that_was_opened_last_is_opened_again_with_one_key() -> None:
    with own_table(2) as (terminal, _, _):
        terminal.type("q")
        terminal.expect("Leave the table")
        terminal.type("\r")
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" of ")
        terminal.type("\r")
        terminal.expect("Friends open ")
        terminal.expect("Enter begins the game.")
        terminal.type("q")
        terminal.expect("Leave the table")
        terminal.type("\r")
        terminal.expect("The table is closed.")


@pytest.mark.parametrize(
    "last",
    [
        FriendsTable("go", 2, "witch"),
        FriendsTable("roue_des_sorcieres", 9, "witch"),
        FriendsTable("roue_des_sorcieres", 2, "strongest"),
        FriendsTable("roue_des_sorcieres", 2, "witch", "nobody"),
    ],
)
def test_a_table_that_cannot_be_opened_again_is_not_offered(last: FriendsTable) -> None:
    save(Settings(speech="off", sound="off", keys_mode="single", reader_rate_offered=True, friends_table=last))
    with Terminal("--language", "en") as terminal:
        terminal.expect("1 of 8")
        terminal.type("3")
        terminal.expect(" of ")
        terminal.type("6")
        terminal.expect(" of ")


@pytest.mark.parametrize("closes", [True, False])
def test_the_opener_leaves_and_the_table_is_closed_or_stays_for_the_others(closes: bool) -> None:
    with own_table(3) as (terminal, address, code):
        with page_at(address, kind="join", code=code, name="Ben") as page:
            token = page.until("welcome")["token"]
            terminal.expect("Ben")
            terminal.type("q")
            terminal.expect("Leave the table for good?")
            terminal.type("\r")
            terminal.expect("Close it for everybody?")
            if closes:
                terminal.type("y")
                terminal.expect("The table is closed.")
                assert page.until("error")["code"] == "closed"
                return
            terminal.type("\r")
            terminal.expect("The table stays open for the others")
            terminal.expect("1 of 8")
            terminal.type("8")
            assert terminal.end() == 0
        left_alone(address, token)


def test_a_table_that_the_network_reaches_says_that_nothing_is_encrypted() -> None:
    with own_table(2, is_for_network=True) as (terminal, address, _):
        is_alone = address.startswith("http://127.")
        told = "This computer is not on a network" if is_alone else "Someone on it could see the cards."
        assert told in terminal.screen
        terminal.type("q")
        terminal.expect("Leave the table for good?")
        terminal.type("\r")
        terminal.expect("The table is closed.")


def test_a_person_whose_first_answer_is_lost_sits_down_without_asking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as table:
        lose_first_welcome(monkeypatch)
        with joined(table.origin) as terminal:
            terminal.expect("Ana, you are at a table")
            assert table.gathering.card.names == ("Ana",)


def test_a_full_table_is_one_sentence() -> None:
    with server() as table:
        for name in ("Ben", "Circe"):
            table.connect().join(name)
        with joined(table.origin) as terminal:
            terminal.expect("All seats are taken.")
            assert terminal.end() == 1


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:9", "No table answers at http://127.0.0.1:9/."),
        ("no address", "“no address” is not an address."),
        ("ftp://127.0.0.1", "is not an address."),
    ],
)
def test_an_address_at_which_no_table_is_is_one_sentence(address: str, told: str) -> None:
    with joined(address) as terminal:
        terminal.expect(told)
        assert terminal.end() == 1


def test_an_address_is_understood_as_people_type_it() -> None:
    for typed, shown, socket in (
        ("192.168.1.20", "http://192.168.1.20:8137/", "ws://192.168.1.20:8137/socket"),
        ("localhost:9000", "http://localhost:9000/", "ws://localhost:9000/socket"),
        ("https://play.example/", "https://play.example/", "wss://play.example/socket"),
        ("[fe80::1]:80", "http://[fe80::1]:80/", "ws://[fe80::1]:80/socket"),
    ):
        found = address_of(typed)
        assert found is not None
        assert (found.shown, found.socket) == (shown, socket)
    with_code = address_of("http://1.2.3.4:8137/#ABCD2345")
    assert with_code is not None
    assert with_code.code == "ABCD2345"
    assert [address_of(typed) for typed in ("", "http://", "a b", "http://x:70000", "ftp://x")] == [None] * 5


def test_tokens_are_kept_for_this_persons_eyes_and_forgotten_when_they_leave(home: Path) -> None:
    for number in range(25):
        tokens.keep(f"table {number}", f"token {number}")
    assert tokens.token_for("table 24") == "token 24"
    assert tokens.token_for("table 0") is None
    assert (home / tokens.FILE).stat().st_mode & 0o077 == 0
    tokens.forget("table 24")
    assert tokens.token_for("table 24") is None
    (home / tokens.FILE).write_text("no JSON", encoding="utf-8")
    assert tokens.token_for("table 23") is None

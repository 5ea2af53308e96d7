"""What one person does alone at a device of a table, before its game: the same talks as in the terminal."""

from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.decks import roue_des_sorcieres
from audiogames.faces.terminal import main as terminal
from audiogames.narration.catalogue import catalogue
from audiogames.play.keys.questions import MenuLine
from audiogames.play.menus import ended
from audiogames.play.menus import guided as guided_games
from audiogames.play.menus import main as menus
from audiogames.play.menus.main import STICKERS, _lessons
from audiogames.play.menus.new_table.companion import FREE_TABLE
from audiogames.play.menus.new_table.days import Day, seed_of
from audiogames.play.training import trainings
from audiogames.resources import COMPLETE
from audiogames.settings.letters import USUAL
from audiogames.stickers import libraries
from audiogames.stickers.menu import ABOUT_DECK
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.ids import digits_of
from tests.physical_decks import create, id_of

from .tables import Room, Socket, gathering

ROOT = Path(__file__).parents[3]
ALONE = ("free", "guided", "day", *trainings(), "memory", "stickers", "scan")


def at(game: str = "roue_des_sorcieres") -> tuple[Room, Socket]:
    room = Room(gathering(game))
    ana = room.socket()
    ana.join("Ana", sound=True)
    return room, ana


def offered(socket: Socket) -> dict[str, str]:
    return {doing["action"]: doing["label"] for doing in socket.last("lobby")["doings"]}


def lines(socket: Socket) -> dict[str, str]:
    return {label: typed for typed, label in socket.last("reply")["prompt"]["lines"]}


def test_every_talk_is_offered_before_the_game_to_who_sits_at_a_page() -> None:
    _, ana = at()
    assert [action for action in offered(ana) if action.startswith("talk")] == [f"talk {name}" for name in ALONE]
    screen = ana.room.socket()
    screen.join("", screen=True)
    assert offered(screen) == {}
    terminal = ana.room.socket()
    terminal.join("Bob", terminal={"settings": {}, "can": {}})


@pytest.mark.parametrize("name", ALONE)
def test_a_talk_begins_says_something_and_ends_where_it_began(name: str) -> None:
    room, ana = at()
    before, label = len(ana.said()), offered(ana)[f"talk {name}"]
    ana.send(kind="do", action=f"talk {name}")
    begun = ana.last("talking")
    assert begun["title"] == label
    for _ in range(5):
        ana.hear()
        room.wait(1.0)
    assert len(ana.said()) > before
    assert offered(ana)["talk"] == "Back to the table"
    ana.send(kind="do", action="talk")
    assert ana.last("talking") == {"kind": "talking", "title": "", "table": False, "scans": False}
    assert [action for action in offered(ana) if action.startswith("talk ")] == [f"talk {one}" for one in ALONE]
    ana.send(kind="start")
    assert ana.last("shown")["seats"][1]["who"] == "bot"
    for _ in range(3):
        ana.hear()
        room.wait(1.0)
    assert ana.press()


@pytest.mark.parametrize("name", ["guided", "day"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_alone_is_played_by_its_buttons_and_looked_back_at(game: str, name: str) -> None:
    room, ana = at(game)
    ana.send(kind="do", action=f"talk {name}")
    assert ana.last("talking")["table"]
    for _ in range(3000):
        if not ana.last("talking")["table"]:
            break
        ana.hear()
        if not ana.press():
            room.wait(0.5)
            if ana.last("talking")["table"] and not ana.last("shown").get("offer"):
                ana.send(kind="typed", text="")
    assert not ana.last("talking")["table"]
    if name == "day":
        assert any("5 March 2026" in line for line in ana.said())
    assert "Turning points" in lines(ana)
    said = len(ana.said())
    ana.send(kind="typed", text=lines(ana)["Turning points"])
    for _ in range(200):
        room.wait(0.1)
    assert len(ana.said()) > said + 1
    assert "Turning points" in lines(ana)


def test_the_table_of_the_day_has_the_deal_that_it_has_in_the_terminal() -> None:
    _, ana = at()
    ana.send(kind="do", action="talk day")
    conversation = ana.room.gathering._people[0].conversation
    assert conversation is not None
    assert conversation.sitting is not None
    assert conversation.sitting.table.seed == seed_of(Day(2026, 3, 5), "roue_des_sorcieres")
    assert conversation.sitting.table.notes["day"] == "2026-03-05"


def test_a_puzzle_is_chosen_and_solved_by_buttons_and_remembered() -> None:
    room, ana = at()
    ana.send(kind="do", action="talk puzzles")
    assert not ana.last("talking")["table"]
    chosen = next(iter(lines(ana).values()))
    ana.send(kind="typed", text=chosen)
    assert ana.last("talking")["table"]
    assert ana.last("shown")["choices"] or ana.last("shown")["parts"]
    room.wait(1.0)
    assert ana.press()
    assert not ana.last("talking")["table"]
    assert any("puzzle" in line.lower() or "better" in line for line in ana.said())


def test_another_who_sits_down_begins_the_game_and_ends_the_talk() -> None:
    room, ana = at()
    ana.send(kind="do", action="talk puzzles")
    bob = room.socket()
    bob.join("Bob")
    assert room.gathering.sitting is not None
    assert ana.last("talking")["title"] == ""
    assert ana.last("shown")["seats"][1]["name"] == "Bob"
    ana.send(kind="do", action="talk puzzles")
    assert ana.last("error")["code"] == "doing"


def test_a_question_of_the_game_has_its_answers_as_lines() -> None:
    room, ana = at()
    ana.send(kind="start")
    room.wait(1.0)
    ana.send(kind="typed", text="q")
    assert lines(ana) == {"Yes": "yes", "No": "no"}
    ana.send(kind="typed", text="no")
    assert lines(ana) == {}


def test_a_game_of_the_table_is_heard_again_by_each_as_their_own_seat_heard_it_and_another_begins() -> None:
    room, ana = at()
    bob = room.socket()
    bob.join("Bob")
    heard = {one: [*one.said()] for one in (ana, bob)}
    room.play()
    heard = {one: [line for line in one.said() if line.startswith("Your hand: ")] for one in (ana, bob)}
    assert not set(heard[ana]) & set(heard[bob])
    ana.send(kind="do", action="again")
    for one, other in ((ana, bob), (bob, ana)):
        before = len(one.said())
        one.send(kind="do", action="talk replay")
        while one.last("reply")["prompt"]["lines"] and not one.said()[-1].startswith("This is the end."):
            one.send(kind="typed", text=lines(one)["Forward"])
        again = one.said()[before:]
        assert any(line in again for line in heard[one])
        assert not any(line in again for line in heard[other])
        one.send(kind="do", action="talk")
    ana.send(kind="start")
    assert not ana.last("shown")["over"]
    assert ana.last("shown")["offer"] or bob.last("shown")["offer"]


ROWS = (
    *("guided", "day", "barrels", "symbols", "keys", "puzzles", "advice", "rules", "scores", "turning"),
    *("replay", "render", "memory", "signs", "about stickers", "make stickers", "scan", "free"),
)
"""The lines of the list of what works where, in its order."""


def offered_by_terminal() -> set[str]:
    lessons: dict[str, MenuLine] = _lessons()
    main = Path(str(menus.__file__)).read_text(encoding="utf-8")
    found = {door.removeprefix("train-") for door in lessons} | set(ended.LINES) | set(USUAL)
    found |= {"guided"} if guided_games.entries() else set()
    found |= {"day"} if '_entry("day")' in main else set()
    found |= {"memory"} if "memory_room.visit" in main else set()
    found |= {"free"} if FREE_TABLE in terminal.DOORS else set()
    found |= {"make stickers", *about_stickers()} if STICKERS in terminal.DOORS else set()
    return found | ({"scan"} if "scan=named_cards" in Path(str(terminal.__file__)).read_text("utf-8") else set())


def about_stickers() -> set[str]:
    return {{"school": "signs"}.get(name, "about stickers") for name in ABOUT_DECK}


def offered_by_page() -> set[str]:
    """Before the game, in it, and after one alone."""
    room, ana = at()
    found = {action.partition(" ")[2] for action in offered(ana) if action.startswith("talk ")}
    found |= {name for _, _, name in ana.last("welcome")["keys"]}
    ana.send(kind="do", action="talk guided")
    while ana.last("talking")["table"]:
        ana.hear()
        if not ana.press():
            room.wait(0.5)
            if ana.last("talking")["table"] and not ana.last("shown").get("offer"):
                ana.send(kind="typed", text="")
    words = catalogue("en")
    found |= about_stickers() if "stickers" in found else set()
    return found | {name for name in ended.LINES if words.words(f"ended-{name}") in lines(ana)}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_list_of_what_works_where_says_what_both_faces_offer(language: str) -> None:
    page = (ROOT / "docs" / language / "friends.md").read_text(encoding="utf-8")
    table = [
        line.strip("| ").split(" | ")
        for line in page.splitlines()
        if line.endswith((" yes |", " no |", " oui |", " non |"))
    ]
    said = [(on_terminal in ("yes", "oui"), on_page in ("yes", "oui")) for _, on_terminal, on_page in table]
    at_terminal, at_page = offered_by_terminal(), offered_by_page()
    assert said == [(name in at_terminal, name in at_page) for name in ROWS]
    assert {*ALONE} - {"stickers"} <= set(ROWS)


# Cards that a scanner names.


@pytest.fixture
def roue(quiet_home: Path) -> PhysicalDeck:
    return create("roue_des_sorcieres", [(card, 1) for card in roue_des_sorcieres.CARD_IDS], "Club deck")


def named_after(socket: Socket, *others: Socket, **message: str) -> list[str]:
    """What a device says after a message, and that the others say nothing."""
    before, silent = len(socket.said()), [len(other.said()) for other in others]
    socket.send(**message)
    assert [len(other.said()) for other in others] == silent
    return socket.said()[before:]


def test_a_card_scanned_before_a_game_is_named_to_this_device_alone(roue: PhysicalDeck) -> None:
    room, ana = at()
    screen = room.socket()
    screen.join("", screen=True)
    ana.send(kind="do", action="talk scan")
    assert ana.said()[-1] == "Scan the cards one by one. To stop, type Q, then Enter."
    for code in (id_of(roue, "blue-7"), digits_of(id_of(roue, "blue-7"))):
        assert named_after(ana, screen, kind="typed", text=code) == ["blue 7, of the deck “Club deck”."]
    assert named_after(ana, screen, kind="typed", text="blue 7")[0].startswith("This is not a card.")
    assert named_after(ana, screen, kind="typed", text="q") == ["Scanning has ended."]
    assert offered(ana)["talk scan"] == "Scan cards"


@pytest.mark.parametrize("sent", [{"kind": "typed"}, {"kind": "say"}])
def test_a_card_scanned_in_a_game_is_named_to_this_device_alone_and_plays_nothing(
    sent: dict[str, str], roue: PhysicalDeck
) -> None:
    room, ana = at()
    bob, screen = room.socket(), room.socket()
    screen.join("", screen=True)
    bob.join("Bob", sound=True)
    room.wait(1.0)
    sitting = room.gathering.sitting
    assert sitting is not None
    before = sitting.table.version
    for one, other in ((ana, bob), (bob, ana)):
        said = named_after(one, other, screen, **sent, text=id_of(roue, "blue-7"))
        assert said == ["blue 7."]
    assert sitting.table.version == before
    frames = [*bob.frames, *screen.frames, *ana.frames]
    assert not any(id_of(roue, "blue-7") in frame for frame in frames)
    assert named_after(ana, bob, screen, **sent, text=id_of(roue, "blue-7")[:-2])[0].startswith("The card was not read")


def test_who_watches_has_no_card_named(roue: PhysicalDeck) -> None:
    room, _ = at()
    screen = room.socket()
    screen.join("", screen=True)
    screen.send(kind="say", text=id_of(roue, "blue-7"))
    assert screen.last("error")["code"] == "doing"
    assert screen.said() == []


# Stickers.


def choose(socket: Socket, label: str) -> None:
    socket.send(kind="typed", text=next(typed for name, typed in lines(socket).items() if name.startswith(label)))


def test_a_sticker_is_found_by_the_name_of_its_card(quiet_home: Path) -> None:
    _, ana = at()
    ana.send(kind="do", action="talk stickers")
    choose(ana, "Find the sticker of a card")
    ana.send(kind="typed", text="blue 7")
    assert "row" in ana.said()[-2]
    assert "column" in ana.said()[-2]
    ana.send(kind="typed", text="")
    choose(ana, "Listen to the placement guide")
    assert len(ana.said()[-1]) > 20


def test_a_guest_s_school_and_check_leave_no_file_on_this_computer(quiet_home: Path) -> None:
    _, ana = at()
    for label in ("Finger school", "Check a finished deck"):
        ana.send(kind="do", action="talk stickers")
        choose(ana, label)
        for text in ("1", "blue 7", "q"):
            ana.send(kind="typed", text=text)
        assert lines(ana)
        ana.send(kind="do", action="talk")
    ana.send(kind="do", action="talk stickers")
    choose(ana, "Check a finished deck")
    assert ana.said()[-1].startswith("You have already begun a check."), "it goes on while the table is open"
    assert not [path for path in quiet_home.rglob("*.json") if path.parent.name in ("school", "checks")]


def test_a_server_without_the_libraries_of_stickers_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "find_spec", lambda name: None)
    _, ana = at()
    ana.send(kind="do", action="talk stickers")
    assert ana.said()[-1] == "The computer of this table lacks the libraries for stickers."
    ana.send(kind="typed", text="q")
    assert "talk stickers" in offered(ana)


# Statistics.


def test_each_hears_the_statistics_of_their_own_games_at_this_table() -> None:
    room, ana = at()
    bob = room.socket()
    bob.join("Bob")
    room.play()
    assert room.gathering.sitting is not None
    scores = dict(zip((ana, bob), room.gathering.sitting.table.scores, strict=True))
    assert len({*scores.values()}) == 2
    ana.send(kind="do", action="again")
    for one, other in ((ana, bob), (bob, ana)):
        said = named_after(one, other, kind="do", action="talk memory")
        assert said[0].startswith("La Roue des Sorcières: 1 game, ")
        assert f"; {scores[one]} points on average, {scores[one]} at best." in said[0]
        assert said[-1].startswith("Your games at this table count until it closes.")
        one.send(kind="do", action="talk")


def test_before_any_game_the_statistics_say_so() -> None:
    _, ana = at()
    assert named_after(ana, kind="do", action="talk memory")[0] == "No game is remembered."

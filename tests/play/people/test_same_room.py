"""A screen in the same room speaks for people: their devices say only what is theirs, and nothing is lost.

    EVENINGS=200 python -m pytest tests/play/people/test_same_room.py

plays so many evenings of each game instead of one.
"""

import os
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.play.in_game.news import News
from audiogames.play.listener.breath import is_own
from audiogames.play.people.entrance import RELOADED
from audiogames.play.table.hearing import Hearing
from audiogames.play.table.outbox import Mark
from tests.faces.web.tables import Room, Socket, gathering

EVENINGS: Final = int(os.environ.get("EVENINGS", "1"))
STEPS: Final = 150
"""Things that happen in an evening."""


def lines(socket: Socket) -> list[Any]:
    """Return all lines that came."""
    return [line for reply in socket.all("reply") for told in reply["told"] for line in told["utterances"]]


def told_to(socket: Socket) -> int:
    """Return the number of what came last."""
    return max((told["number"] for reply in socket.all("reply") for told in reply["told"]), default=0)


def actions(socket: Socket, asked: bool = False) -> list[str]:
    """Return what may be done about the table; `asked`: only what the person is asked."""
    shown = socket.last("shown") or socket.last("lobby")
    return [doing["action"] for doing in shown["doings"] if doing["asks"] or not asked]


def in_one_room(**more: Any) -> tuple[Room, Socket, Socket]:
    """Return a table at which Ana plays against a bot, in the room of a screen that speaks; all have heard all."""
    room = Room(gathering("roue_des_sorcieres", seed=3))
    screen, ana = room.socket(), room.socket()
    screen.join("", screen=True, voice=True)
    ana.join("Ana", **more)
    ana.send(kind="start")
    hear(room, ana, screen)
    return room, ana, screen


def hear(room: Room, *sockets: Socket) -> None:
    """Let devices tell all to the end that they are told."""
    for _ in range(6):
        for socket in sockets:
            socket.hear()
        room.wait(0.5)


def play_until_told(room: Room, ana: Socket, screen: Socket) -> None:
    """Let Ana press buttons until her device is told something that the screen says, which neither has heard."""
    for _ in range(40):
        before = len(lines(ana))
        assert ana.press()
        room.wait(0.5)
        if any(line["by_screen"] for line in lines(ana)[before:]):
            return
        hear(room, ana, screen)
    raise AssertionError("nothing was told to all")


def test_a_person_is_asked_only_where_a_screen_speaks_their_language_at_their_pace() -> None:
    for theirs, is_offered in (
        ({}, True),
        ({"voice": False}, False),
        ({"language": "fr"}, False),
        ({"rate": 1.5}, False),
        ({"rate": 0.8}, True),
        ({"verbosity": "minimal"}, False),
    ):
        room = Room(gathering())
        screen, ana = room.socket(), room.socket()
        screen.send(**{"kind": "join", "code": "ABCD2345", "screen": True, "language": "en", "voice": True, **theirs})
        ana.join("Ana")
        assert actions(ana, asked=True) == (["same-room", "own-device"] if is_offered else []), theirs
        ana.send(kind="start")
        assert actions(ana, asked=True) == (["same-room", "own-device"] if is_offered else []), theirs
        assert ("same-room" in actions(ana)) == is_offered


@pytest.mark.parametrize("how", [{"reader": True}, {"headphones": True}, {"braille": True}])
def test_who_hears_their_own_device_alone_is_not_asked_but_may_ask(how: dict[str, bool]) -> None:
    room, ana, screen = in_one_room(**how)
    assert actions(ana, asked=True) == []
    ana.send(kind="do", action="same-room")
    room.wait(30.0)
    hear(room, ana, screen)
    play_until_told(room, ana, screen)


def test_who_says_no_is_not_asked_again_and_may_change_the_answer() -> None:
    _, ana, _ = in_one_room()
    ana.send(kind="do", action="own-device")
    assert actions(ana, asked=True) == []
    ana.send(kind="do", action="same-room")
    assert "own-device" in actions(ana)
    assert "same-room" not in actions(ana)
    ana.send(kind="do", action="own-device")
    assert "same-room" in actions(ana)


def test_a_telephone_says_only_what_is_for_its_person_and_the_screen_the_rest() -> None:
    room, ana, screen = in_one_room(sound=True)
    ana.send(kind="do", action="same-room")
    hear(room, ana, screen)
    before = len(screen.said())
    play_until_told(room, ana, screen)
    found = lines(ana)
    assert all(
        line["private"] or line["asked"] or line["category"] == "turn" or line["by_screen"] for line in found[-3:]
    )
    assert not any(line["by_screen"] and line["private"] for line in found)
    assert len(screen.said()) > before
    cues = [cue for reply in ana.all("reply")[-1:] for told in reply["told"] for cue in told["cues"]]
    assert all(cue["private"] or cue["place"] == "me" for cue in cues)


def test_a_seat_has_heard_what_its_screen_has_told_and_what_is_its_own() -> None:
    room, ana, screen = in_one_room()
    ana.send(kind="do", action="same-room")
    hear(room, ana, screen)
    sitting = room.gathering.sitting
    assert sitting is not None
    before = sitting.outboxes.heard(0)
    play_until_told(room, ana, screen)
    ana.hear()
    assert sitting.outboxes.heard(0) == before
    screen.hear()
    assert sitting.outboxes.heard(0).steps > before.steps


@pytest.mark.parametrize("how", ["drops", "falls silent", "is hurried", "is late", "leaves"])
def test_where_the_screen_drops_the_own_device_speaks_at_once_from_the_first_line_not_heard(how: str) -> None:
    room, ana, screen = in_one_room()
    ana.send(kind="do", action="same-room")
    hear(room, ana, screen)
    play_until_told(room, ana, screen)
    written = [line["text"] for line in lines(ana) if line["by_screen"]]
    unheard = written[-1]
    ana.hear()
    count = [line["text"] for line in lines(ana)].count(unheard)
    if how == "drops":
        screen.drop()
    elif how == "leaves":
        screen.send(kind="gone")
    elif how == "falls silent":
        screen.send(kind="settings", voice=False)
    elif how == "is hurried":
        screen.send(kind="settings", rate=2.0)
    else:
        room.wait(60.0)
    said = [line["text"] for line in lines(ana) if not line["by_screen"]]
    assert unheard in said
    assert [line["text"] for line in lines(ana)].count(unheard) == count + 1
    assert "The big screen has fallen silent. You hear everything here." in said


def test_one_answer_brings_everything_back_to_the_own_device() -> None:
    room, ana, screen = in_one_room()
    ana.send(kind="do", action="same-room")
    hear(room, ana, screen)
    play_until_told(room, ana, screen)
    unheard = [line["text"] for line in lines(ana) if line["by_screen"]][-1]
    ana.send(kind="do", action="own-device")
    assert unheard in [line["text"] for line in lines(ana) if not line["by_screen"]]
    hear(room, ana, screen)
    before = len(lines(ana))
    ana.press()
    room.wait(5.0)
    assert not any(line["by_screen"] for line in lines(ana)[before:])


def test_a_screen_that_speaks_is_waited_for_where_dice_are_told() -> None:
    room = Room(gathering("du_balai", 3, seed=4))
    screen, ana = room.socket(), room.socket()
    screen.join("", screen=True, voice=True)
    ana.join("Ana")
    ana.send(kind="start")
    sitting = room.gathering.sitting
    assert sitting is not None
    for _ in range(200):
        hear(room, ana, screen)
        ana.send(kind="do", action="same-room") if "same-room" in actions(ana) else ana.press()
        if sitting.presence.speaker(0) is not None:
            break
    assert sitting.presence.reporting(sitting.presence.speaker(0) or "") == (0,)


class Fetch(NamedTuple):
    """The news that a device fetched: from where on either part, to where, whether each had lines, and when."""

    device: str
    seat: int | None
    own: Mark
    common: Mark
    end: Mark
    has_own: bool
    has_common: bool
    screen_speaks: bool
    number: int
    period: int
    """How often a screen had begun or ceased to speak for somebody."""


def place(mark: Mark) -> tuple[int, int]:
    """Return a mark so that a later one is greater."""
    return mark.notices, mark.steps


class Evening:
    """A table in one room: devices and the screen come and go, and each tells what it is told at its own time."""

    def __init__(self, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chance = Generator(seed)
        self.fetched: list[Fetch] = []
        self.heard: dict[str, list[Fetch]] = {"own": [], "common": []}
        self.periods = 0
        fresh, unsaid, speak_for = News.fresh, News.unsaid, Hearing.speak_for

        def fetch(news: News, seat: int | None) -> Any:
            conversation = news._conversation
            listener: int | str = conversation.device.id if seat is None else seat
            own = news._given.get(listener, Mark())
            common = news._common.get(listener, own)
            found = fresh(news, seat)
            has_own, has_common = any(map(is_own, found.messages)), not all(map(is_own, found.messages))
            marks = own, common, news._given[listener]
            speaks = conversation.listening.screen_speaks or self.speaks_for_ana(conversation.device.id)
            one = Fetch(
                conversation.device.id,
                seat,
                *marks,
                has_own,
                has_common,
                speaks,
                conversation.breath.number,
                self.periods,
            )
            self.fetched.append(one)
            self.count(one, needs_no_words=True)
            return found

        def fetch_unsaid(news: News, seat: int) -> Any:
            device, given = news._conversation.device.id, news._given[seat]
            start = news._sitting.outboxes.heard_of(seat, "common")
            found = unsaid(news, seat)
            number = news._conversation.breath.number
            self.fetched.append(
                Fetch(device, seat, given, start, given, False, bool(found), False, number, self.periods)
            )
            return found

        def begin_or_cease(hearing: Hearing, *how: Any) -> None:
            self.periods += 1
            speak_for(hearing, *how)

        monkeypatch.setattr(Hearing, "speak_for", begin_or_cease)
        monkeypatch.setattr(News, "fresh", fetch)
        monkeypatch.setattr(News, "unsaid", fetch_unsaid)
        self.room = Room(gathering(game, 3, seed=seed % 1000, pace=0.2))
        self.ana, self.screen = self.room.socket(), self.room.socket()
        self.token = self.ana.join("Ana")
        self.screen_token = self.screen.join("", screen=True, voice=True)
        self.ana.send(kind="start")
        self.ana.send(kind="do", action="same-room")

    def speaks_for_ana(self, device: str) -> bool:
        """Whether a device is the screen that speaks for Ana now."""
        return any(one.seat == 0 and one.screen == device for one in self.room.gathering._people)

    def count(self, one: Fetch, needs_no_words: bool = False) -> None:
        """Take note that news were heard, or else that a part of them needs no words."""
        is_by_screen = one.seat is None and one.screen_speaks and one.period == self.periods
        if one.seat == 0 and not (needs_no_words and one.has_own):
            self.heard["own"].append(one)
        if (is_by_screen or (one.seat == 0 and not one.screen_speaks)) and not (needs_no_words and one.has_common):
            self.heard["common"].append(one)

    def report(self, socket: Socket, number: int) -> None:
        """Let a device report what it has told to its end, and take note of what has been heard by that."""
        found = self.room.gathering._people.at(socket.number)
        assert found is not None
        device = found.conversation.device.id if found.conversation is not None else ""
        done = [one for one in self.fetched if one.device == device and one.number < number]
        for one in done:
            self.count(one)
            self.fetched.remove(one)
        socket.send(kind="heard", heard=number)

    def happen(self) -> None:
        """Let one thing happen."""
        room, chance = self.room, self.chance
        what = chance.below(12)
        if what < 3:
            self.ana.press()
        elif what < 8:
            socket = (self.ana, self.screen)[chance.below(2)]
            last = told_to(socket)
            if last > socket.reported:
                socket.reported += 1 + chance.below(last - socket.reported)
                self.report(socket, socket.reported)
        elif what == 8 and not chance.below(4):
            self.ana.drop()
            room.wait(chance.below(2) * (RELOADED + 1))
            self.ana = room.socket()
            self.ana.send(kind="token", token=self.token)
        elif what == 9 and not chance.below(4):
            self.screen.drop()
            room.wait(chance.below(2) * (RELOADED + 1))
            self.screen = room.socket()
            self.screen.send(kind="token", token=self.screen_token, voice=True)
        elif what == 10 and not chance.below(4):
            self.ana.send(kind="do", action=("own-device", "same-room")[chance.below(2)])
        room.wait(chance.below(10) / 10)

    def settle(self) -> None:
        """Let both devices tell all to its end."""
        for _ in range(60):
            for socket in (self.ana, self.screen):
                if told_to(socket) > socket.reported:
                    socket.reported = told_to(socket)
                    self.report(socket, socket.reported)
            self.room.wait(0.2)


def is_heard_once_and_whole(heard: list[Fetch], part: str, end: Mark) -> None:
    """Each part of the news was heard from its beginning to its end, and nothing of it twice."""
    cover, spoken = (0, 0), (0, 0)
    for one in sorted(heard, key=lambda one: (place(getattr(one, part)), place(one.end))):
        start = place(getattr(one, part))
        assert start <= cover, f"something was lost between {cover} and {start}"
        if getattr(one, f"has_{part}"):
            assert start >= spoken, f"something was said twice, from {start} to {spoken}"
            spoken = max(spoken, place(one.end))
        cover = max(cover, place(one.end))
    assert cover == place(end)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=EVENINGS)
def test_as_the_screen_and_the_telephone_come_and_go_nothing_is_lost_or_said_twice(game: str, seed: int) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        evening = Evening(game, seed, monkeypatch)
        sitting = evening.room.gathering.sitting
        assert sitting is not None
        for _ in range(STEPS):
            evening.happen()
            covers = [
                max((place(one.end) for one in evening.heard[part]), default=(0, 0)) for part in ("own", "common")
            ]
            assert sitting.outboxes.heard(0).steps <= max(0, *(steps for _, steps in covers)) or sitting.table.over
        evening.settle()
        for part, heard in evening.heard.items():
            is_heard_once_and_whole(heard, part, sitting.hearing.end())

"""The sounds of a person at a computer: before words, with no waiting in vain, each for whom it is meant."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

import pytest

from audiogames.audio.scene import Scene
from audiogames.audio.units import frames
from audiogames.core.errors import reason
from audiogames.core.game import Game
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category, Cue, Message, Seat, Urgency, moving
from audiogames.core.registry import GAMES
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local.computer import Computer
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.news import FreshNews, News, between
from audiogames.play.keys.walk import STEP
from audiogames.play.listener.breath import EDGE, REFUSAL, YOUR_TURN
from audiogames.play.prompts import Talk
from audiogames.play.table import seen
from audiogames.play.table.outbox import Mark
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from audiogames.speech.detect import ReaderWatch
from tests.audio.conftest import alsa, cards, no_sound_of_the_person, record, running_cards  # noqa: F401 - fixtures
from tests.audio.sound_cards import Card, Cards, Recording, until
from tests.faces.keyboard import Answer, Paper, Person, computer_at, new_session, sit, typing
from tests.faces.zapp_zerapp.barrels import Timed

from .computer import listen, sounding

Record = Callable[[Card], Recording]

WORDS = Message("undone")
"""Any sentence."""

REFUSED = reason("undo-nothing")

PLAYED, WON = Cue("card-played", "seat-1"), Cue("trick-won", "seat-2")
ON = Settings(sound="on", speech="off")


class Impatient(StreamConsole):
    """Someone who is never to be kept waiting."""

    def typed_within(self, seconds: float) -> bool:
        raise AssertionError(f"words wait for {seconds} seconds")


class Noted(Scene):
    """A scene that notes who listened to which sounds, and for which seat they were."""

    def __init__(self, settings: Settings = ON) -> None:
        self.listener: Seat | None = None
        self.performed: list[tuple[Seat | None, tuple[Cue, ...], Seat | None]] = []
        super().__init__(settings)

    def sit(self, seats: int, viewer: Seat | None) -> None:
        self.listener = viewer
        super().sit(seats, viewer)

    def perform(self, cues: Sequence[Cue], seat: Seat | None = None, wait: float | None = None) -> float:
        self.performed.append((self.listener, tuple(cues), seat))
        return super().perform(cues, seat, wait)

    @property
    def heard_cues(self) -> list[Cue]:
        """All sounds, in order."""
        return [cue for _, cues, _ in self.performed for cue in cues]


@pytest.fixture(autouse=True)
def no_sound_outside(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
) -> None:
    """Nothing that a person hears."""


@pytest.fixture
def scene() -> Iterator[Noted]:
    """A scene that no card plays: what it is asked to sound is noted."""
    scene = Noted()
    yield scene
    scene.close()


def computer_with(scene: Scene | None, console: StreamConsole | None = None, names: int = 3) -> Computer:
    computer = computer_at(console or Impatient(Person(Paper(), typing()), Paper()), ON)
    computer.scene = scene
    computer.conversation.listen(names=(None,) * names, seat=0)
    return computer


def reply(computer: Computer, *cues: Cue, words: Sequence[Message] = (WORDS,)) -> None:
    """Let this be the reply to something typed."""
    hold(computer, told(computer, *cues, words=words))


def told(computer: Computer, *cues: Cue, words: Sequence[Message] = (WORDS,)) -> Talk[None]:
    """Tell something, and ask nothing."""
    computer.conversation.breath.sound(*cues)
    computer.conversation.breath.tell(*words)
    yield from ()


# Before the words.


@pytest.mark.parametrize(("reader", "wait"), [(None, 0.6), ("Orca", 0.15)])
def test_words_are_written_when_the_sounds_are_understood_and_for_a_reader_nearly_at_once(
    cards: Cards,  # noqa: F811
    record: Record,  # noqa: F811
    reader: str | None,
    wait: float,
) -> None:
    card = record(cards.table)

    def tell(computer: Computer) -> Talk[None]:
        computer.watch_readers(ReaderWatch(lambda: reader))
        return told(computer, PLAYED, WON)

    heard = listen(tell, typing(), card, settings=ON)
    [(written, _)] = heard.written
    (start, _), *_ = sounding(card.samples)
    assert frames(wait - 0.05) <= written - start <= frames(wait + 0.25)


def test_sounds_without_words_hold_nobody_up(cards: Cards, record: Record) -> None:  # noqa: F811
    """Others take barrels while a person listens: Impatient is never to wait for that."""
    card = record(cards.table)
    scene = Noted()
    until(lambda: scene.heard, "the card plays")
    reply(computer_with(scene), PLAYED, words=())
    until(lambda: bool(sounding(card.samples)), "the card of the other is heard")
    scene.close()


class Hasty(StreamConsole):
    """Someone at a pipe who types on as soon as they hear something; or before, where `card` is None."""

    def __init__(self, source: TextIO, keys: int, paper: Paper, card: Recording | None) -> None:
        super().__init__(source, paper)
        self._keys, self._card = keys, card
        self.waited: list[bool] = []

    def typed_within(self, seconds: float) -> bool:
        if (card := self._card) is not None:
            until(lambda: bool(sounding(card.samples)), "a sound is heard")
        os.write(self._keys, b"7\n")
        self.waited.append(super().typed_within(600.0))
        return self.waited[-1]


@pytest.mark.parametrize("begun", [True, False])
def test_who_types_on_reads_at_once_and_what_had_not_begun_is_never_heard(
    begun: bool,
    cards: Cards,  # noqa: F811
    record: Record,  # noqa: F811
) -> None:
    """Twelve cards take a second and a half. The key that interrupts is the next that is read."""
    card, paper = record(cards.table), Paper()
    keyboard, keys = os.pipe()
    with os.fdopen(keyboard, encoding="utf-8") as source, os.fdopen(keys), closing(Noted()) as scene:
        console = Hasty(source, keys, paper, card if begun else None)
        computer = computer_with(scene, console)
        until(lambda: scene.heard, "the card plays")
        reply(computer, *[Cue("card-played", f"seat-{1 + number % 2}") for number in range(12)])
        assert (console.waited, len(paper.writes)) == ([True], 1)
        until(lambda: scene.ear.quiet, "nothing sounds any more")
        over = len(card.samples) + frames(0.2)
        until(lambda: len(card.samples) >= over, "the card plays on")
        assert console.line() == "7"
    heard = sounding(card.samples)
    assert sum(end - start for start, end in heard) < frames(0.7)
    assert bool(heard) or not begun


def test_without_sound_nobody_waits() -> None:
    computer = computer_with(None)
    reply(computer, PLAYED, WON)
    assert not computer.conversation.breath.sound_again()


def test_without_a_card_nobody_waits(scene: Noted) -> None:
    computer = computer_with(scene)
    reply(computer, PLAYED, WON)
    assert scene.performed == [(0, (PLAYED, WON), 0)]


def test_a_game_sounds_in_its_room_and_what_is_heard_outside_games_in_none(scene: Noted) -> None:
    scene.follow(replace(ON, game_room=True))
    computer = computer_with(scene)
    rooms = []
    for game in ("zapp_zerapp", None, "roue_des_sorcieres"):
        computer.conversation.listen(game=game)
        reply(computer, PLAYED)
        rooms.append(scene.ear.around)
    assert rooms == ["cellar", "", "attic"]


def test_a_reply_without_sounds_waits_for_nothing(cards: Cards) -> None:  # noqa: F811
    with closing(Noted()) as scene:
        computer = computer_with(scene)
        until(lambda: scene.heard, "the card plays")
        reply(computer)


def test_sounds_without_words_are_heard_when_they_happen_and_write_nothing(scene: Noted) -> None:
    """As where so little is said that what happened has no words."""
    paper = Paper()
    computer = computer_with(scene, Impatient(Person(paper, typing()), paper))
    reply(computer, PLAYED, words=())
    reply(computer, WON, words=())
    assert [cues for _, cues, _ in scene.performed] == [(PLAYED,), (WON,)]
    assert paper.writes == []


def test_what_is_forgotten_is_not_heard(scene: Noted) -> None:
    computer = computer_with(scene)
    reply(computer, WON)
    computer.conversation.breath.sound(PLAYED)
    computer.conversation.breath.tell(REFUSED)
    computer.conversation.breath.sound_again()
    computer.conversation.breath.forget()
    reply(computer)
    assert scene.heard_cues == [WON]


# The terminal waits.


def test_at_a_terminal_the_wait_ends_with_a_key_that_stays_to_be_read() -> None:
    from tests.posix import os

    keys, terminal = os.openpty()
    with os.fdopen(terminal, "r+b", buffering=0) as kept, open(terminal, encoding="utf-8", closefd=False) as source:
        console = StreamConsole(source, Paper())
        assert not console.typed_within(0.0)
        os.write(keys, b"7\r")
        assert console.typed_within(600.0)
        assert console.key() == "7"
        assert console.typed_within(600.0)
        assert console.key() == ""
        assert not console.typed_within(0.0)
        console.release()
        assert kept.isatty()
    os.close(keys)


@pytest.mark.parametrize(("at", "typed", "until"), [(1.0, True, 1.0), (9.0, False, 3.0)])
def test_a_talk_waits_until_someone_types_and_then_reads_what_they_typed(at: float, typed: bool, until: float) -> None:
    console = Timed([(at, "7")])
    computer = computer_at(console)
    found: list[object] = []

    def talk() -> Talk[None]:
        found.append((yield from computer.conversation.typed_within(3.0)))
        found.append(computer.conversation.now)
        found.append((yield from computer.conversation.ask()))

    hold(computer, talk(), console.now, console.pass_time)
    assert found == [typed, until, "7"]


def test_where_there_is_no_keyboard_nobody_waits() -> None:
    assert StreamConsole(Person(Paper(), typing()), Paper()).typed_within(600.0)
    keyboard, keys = os.pipe()
    os.close(keys)
    with os.fdopen(keyboard, encoding="utf-8") as source:
        assert StreamConsole(source, Paper()).typed_within(600.0)


# Again.


def test_the_last_sounds_are_heard_again_and_again(scene: Noted) -> None:
    computer = computer_with(scene)
    assert not computer.conversation.breath.sound_again()
    reply(computer, PLAYED)
    reply(computer)
    for _ in range(2):
        assert computer.conversation.breath.sound_again()
        reply(computer)
    assert [cues for _, cues, _ in scene.performed] == [(PLAYED,), (), (PLAYED,), (PLAYED,)]


def test_what_happens_meanwhile_is_heard_instead(scene: Noted) -> None:
    computer = computer_with(scene)
    reply(computer, PLAYED)
    computer.conversation.breath.sound_again()
    reply(computer, WON)
    assert scene.heard_cues == [PLAYED, WON]


def test_what_everyone_heard_is_heard_again_from_the_same_places_by_who_sits_down(scene: Noted) -> None:
    """The places of someone who looks on are not those of a seat."""
    computer = computer_with(scene)
    computer.conversation.listen(seat=None)
    reply(computer, Cue("card-played", "seat-0"))
    computer.conversation.listen(seat=2)
    assert computer.conversation.breath.sound_again()
    reply(computer)
    assert scene.performed[-1] == (None, (Cue("card-played", "seat-0"),), 2)
    assert scene.listener == 2, "and from then on places are those of the seat again"


def test_what_one_seat_heard_is_for_no_other(scene: Noted) -> None:
    computer = computer_with(scene)
    reply(computer, Cue("card-drawn", "me", private=True))
    for other in (1, None):
        computer.conversation.listen(seat=other)
        assert not computer.conversation.breath.sound_again()
        reply(computer)
    computer.conversation.listen(seat=0)
    assert computer.conversation.breath.sound_again()


def played(scene: Noted, session: Sitting, *typed: str) -> list[list[Cue]]:
    """Play a session by typing this; return the sounds of each reply."""
    sit(typing(*typed), session, computer=computer_with(scene))
    return [list(cues) for _, cues, _ in scene.performed]


def test_walking_round_the_table_does_not_hide_what_happened_last(scene: Noted) -> None:
    begun, *steps, again = played(scene, new_session(3, 3), "w", "w", "w", "w", "!")
    happened = [cue for cue in begun if cue.name != YOUR_TURN]
    assert happened
    assert [step for (step,) in steps] == [Cue(STEP, place) for place in ("me", "me", "zone-trick", "zone-trumps")]
    assert again == happened


# The sounds of the interface.


def test_a_refusal_sounds_before_its_words(scene: Noted) -> None:
    _, *replies = played(scene, new_session(3, 3), "99", "no such thing", "°")
    assert replies == [[Cue(REFUSAL, "me")]] * 3


def test_the_end_of_the_table_and_of_the_history_is_heard(scene: Noted) -> None:
    session = new_session(3, 3)
    ends = len(seen.zones(session, 0))
    _, *walk = played(scene, session, *["w"] * (ends + 2))
    assert walk[0] == [Cue(STEP, "me")]
    assert walk[-1] == [Cue(EDGE, "me")], "there is nothing behind the history"
    assert all(reply == [Cue(STEP, reply[0].place)] for reply in walk[:-1])
    scene.performed.clear()
    *_, edge = played(scene, new_session(3, 3), *[","] * 12)
    assert edge == [Cue(EDGE, "me")]


def test_one_s_turn_is_heard_after_what_led_to_it(scene: Noted) -> None:
    begun, *_ = played(scene, new_session(3, 3), "h")
    assert begun[-1] == Cue(YOUR_TURN, "me")
    assert begun.count(Cue(YOUR_TURN, "me")) == 1
    assert len(begun) > 1


def test_a_sign_of_the_interface_is_heard_once_in_a_reply(scene: Noted) -> None:
    computer = computer_with(scene)
    turn = Message("roue-turn-lead", {}, Category.TURN, Urgency.ALERT, "me")
    reply(computer, PLAYED, words=(REFUSED, turn, REFUSED, turn))
    assert scene.heard_cues == [PLAYED, Cue(REFUSAL, "me"), Cue(YOUR_TURN, "me")]


# News as sounds.


def test_news_have_their_sounds_once() -> None:
    session = new_session(3, 3)
    session.tick(0.0)
    conversation = Conversation()
    conversation.sit(session, session.seating.people)
    news = News(conversation, session, resumed=False)
    messages, cues, happened, _ = news.fresh(0)
    assert messages
    assert happened
    named = session.game.cues(session.hearing.events(0, len(session.table.steps), 0), session.table.view(0))
    assert tuple(cue._replace(draw=0) for cue in cues) == named
    assert len({cue.draw for cue in cues}) == len(cues), "none sounds quite like another"
    assert news.fresh(0) == FreshNews()


def test_a_replay_step_by_step_sounds_as_the_game_did_at_once() -> None:
    session = new_session(3, 3)
    session.tick(0.0)
    start, end = Mark(), session.hearing.end()
    at_once = between(session, start, end, 0).cues
    by_step = [between(session, Mark(step), Mark(step + 1), 0).cues for step in range(end.steps)]
    assert at_once
    assert at_once == tuple(cue for cues in by_step for cue in cues)


# At a shared keyboard.


class OwnDraws(Game[Any, Any, Any]):
    """A game in which the sound of a card that one draws is one's own business."""

    def cues(self, events: Sequence[Any], view: Any) -> tuple[Cue, ...]:
        mine = moving("card-drawn", "zone-draw", "me")
        return tuple(cue._replace(private=cue == mine) for cue in super().cues(events, view))


@pytest.fixture
def shared() -> Sitting:
    """Two persons at one keyboard."""
    session = Sitting.new("roue_des_sorcieres", ["Ana", "Bob"], [PERSON, PERSON], {}, 4, MemoryStore())
    session.game = OwnDraws(GAMES["roue_des_sorcieres"])
    return session


def any_card(turns: int) -> Answer:
    """Take the seat with Enter, or play one of the first six cards; so often, and then nothing more."""
    rest = iter(range(turns))

    def answer(reply: str) -> str | None:
        turn = next(rest, None)
        asked = reply.splitlines()[-1] if reply else ""
        return None if turn is None else "" if asked.endswith(("votre main.", "Entrée.")) else str(turn % 6 + 1)

    return answer


def test_at_a_hand_over_everyone_hears_what_is_public_and_the_seat_alone_what_is_private(
    shared: Sitting, scene: Noted
) -> None:
    sit(any_card(60), shared, computer=computer_with(scene, names=2))
    to_all = [cues for listener, cues, _ in scene.performed if listener is None]
    own = {
        seat: [cue for at, cues, _ in scene.performed for cue in cues if at == seat and cue.private] for seat in (0, 1)
    }
    assert len(to_all) > 4
    assert not [cue for cues in to_all for cue in cues if cue.private]
    assert own[0]
    assert own[1]
    drawn = moving("card-drawn", "zone-draw", "me")._replace(private=True)
    assert all(cue._replace(draw=0) == drawn for cues in own.values() for cue in cues)
    assert all(listener == seat for listener, _, seat in scene.performed)
    public = [cue.name for cues in to_all for cue in cues]
    assert {"card-played", "trick-won"} <= set(public)

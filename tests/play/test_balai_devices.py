"""The book of Du Balai! at several devices: all hear every die at the slowest pace, and one closes it first."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from audiogames.core.errors import IllegalAction, StaleVersion
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Verbosity
from audiogames.core.table import Table
from audiogames.decks.du_balai import DICE as SIDES
from audiogames.games.du_balai.state import CLOSE
from audiogames.narration.narrator import expected_seconds
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.modes.du_balai.glance import course_of
from audiogames.play.prompts import Entry, ToldBreath
from audiogames.play.shown import show
from audiogames.play.table import seen
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings.letters import USUAL
from tests.games.du_balai.positions import DICE, looking, unwritten, witch, writing

LONGEST_HELD = 0.6
"""A promised number: the tests hold the program to it."""

NAMES = ("Ana", "Bob", "Circe")
FACES = [
    *("oreille orange", "nuage noir", "crâne orange", "toile noire", "crâne noir"),
    *("œil orange", "toile noire", "étoile orange", "étoile orange"),
]
"""The names of the dice of the positions."""

HEARS = 0.1
"""Seconds in which a device here tells anything to its end."""


class Place:
    """One device: what it told, and when, and what it reports of that. The way there and back takes a `trip`."""

    def __init__(
        self,
        room: "Room",
        seats: Sequence[int],
        pace: float,
        is_deaf: bool = False,
        by_enter: bool = False,
        trip: float = 0.0,
    ) -> None:
        self.room = room
        self.is_deaf = is_deaf
        self.trip = trip
        self.hears = HEARS
        self.said: list[tuple[float, str]] = []
        self._came_at: list[tuple[float, int]] = []
        self._heard_at: list[tuple[float, int]] = []
        granted = {"dice_pace": pace, ENTER_WHEN_HEARD: float(by_enter)}
        device = Device(f"device {len(room.places)}", keys="single", granted=granted, exact=True)
        self.conversation = Conversation(device, now=room.now)
        talk = GameTalk(self.conversation, room.sitting, "partie.journal", seats=seats)
        self._take(self.conversation.begin(talk.run(), room.now).told)

    def _take(self, told: Sequence[ToldBreath]) -> None:
        now = self.room.now
        self.said += [(now, line.text) for one in told for line in one.utterances]
        self._came_at += [(now + self.trip, one.number) for one in told]
        self._heard_at += [(now + self.trip + self.hears, one.number) for one in told]

    @property
    def due(self) -> float:
        came = self._came_at[0][0] if self._came_at else inf
        heard = self._heard_at[0][0] if self._heard_at and not self.is_deaf else inf
        return min(self.conversation.due, came, heard)

    def follow(self) -> None:
        """Acknowledge what came by now, report what was heard, and take what is new."""
        while self._came_at and self._came_at[0][0] <= self.room.now:
            entry = Entry("given", given=self._came_at.pop(0)[1])
            self._take(self.conversation.enter(entry, self.room.now).told)
        while not self.is_deaf and self._heard_at and self._heard_at[0][0] <= self.room.now:
            self.conversation.heard(self._heard_at.pop(0)[1], self.room.now)
        reply = self.conversation.follow(self.room.now)
        self._take(() if reply is None else reply.told)

    def type(self, text: str, after: float | None = None) -> None:
        """Press a key, or type a line; it has arrived by now, and was pressed so long `after` all was heard."""
        self._take(self.conversation.enter(Entry("typed", text, after=after), self.room.now).told)

    def enter(self, entry: Entry) -> None:
        """Do something else than to type."""
        self._take(self.conversation.enter(entry, self.room.now).told)

    def is_told_to_close(self) -> bool:
        """Whether it was told that the book may be closed."""
        return any(line == "Entrée ferme le livre." for _, line in self.said)

    def dice(self) -> list[tuple[float, str]]:
        """Return the lines of dice, with their seconds."""
        return [(at, line) for at, line in self.said if line in FACES]


class Room:
    """A table, its devices, and a clock that a test turns."""

    def __init__(self, position: dict[str, Any], *sitting: str) -> None:
        for seat, name in zip(position["seats"], NAMES, strict=False):
            seat["name"] = name
        table = Table.load(position)
        table.notes = {"players": list(sitting)}
        self.now = 0.0
        self.places: list[Place] = []
        self.sitting = Sitting(table)

    def join(
        self, *seats: int, pace: float = 0.8, is_deaf: bool = False, by_enter: bool = False, trip: float = 0.0
    ) -> Place:
        """Let a device join."""
        place = Place(self, seats, pace, is_deaf, by_enter, trip)
        self.places.append(place)
        return place

    def pass_until(self, end: float, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Let time pass, and all happen that is due."""
        while goes_on():
            self.sitting.tick(self.now)
            for place in self.places:
                place.follow()
            due = min([self.sitting.due(), *(place.due for place in self.places)])
            if due > end:
                self.now = end
                return
            self.now = max(self.now, due)

    def did(self) -> list[tuple[int | None, str]]:
        """Return who did what, the clock being None."""
        return [(step.entry.seat, step.entry.action) for step in self.sitting.table.steps if step.entry.action]

    def phase(self) -> str:
        return str(self.sitting.view(None).phase)


def at_book(**options: Any) -> Room:
    """Return three people at an open book."""
    seats = [unwritten() for _ in NAMES]
    read = 0 if options.get("pace", "common") == "common" else 9
    return Room(looking(*seats, read=read, options=options), *[PERSON] * 3)


def first_two(**options: Any) -> tuple[Room, Place, Place, Place]:
    """Return an open book, with paces of three tenths, of two seconds, and of what is usual."""
    room = at_book(**options)
    return room, room.join(0, pace=0.3), room.join(1, pace=2.0), room.join(2)


def test_dice_land_for_all_at_the_slowest_pace() -> None:
    room, *places = first_two()
    room.pass_until(60.0)
    for place in places:
        dice = place.dice()
        assert [line for _, line in dice] == FACES
        assert [after - at for (at, _), (after, _) in pairwise(dice)] == pytest.approx([2.0] * 8)
    assert len({tuple(place.dice()) for place in places}) == 1


def test_the_next_die_waits_for_the_last_who_has_not_heard() -> None:
    room, _, slow, _ = first_two()
    room.pass_until(60.0, lambda: len(slow.dice()) < 3)
    slow.is_deaf = True
    start = room.now
    room.pass_until(start + 2.5)
    assert len(slow.dice()) == 3
    slow.is_deaf = False
    room.pass_until(start + 2.6)
    assert len(slow.dice()) == 4


def test_nobody_waits_for_a_deaf_device_for_ever() -> None:
    room = at_book()
    ana, _, circe = room.join(0), room.join(1, is_deaf=True), room.join(2)
    room.pass_until(200.0)
    assert [line for _, line in ana.dice()] == FACES
    assert any("Bob" in line for _, line in ana.said + circe.said)
    assert ana.dice() == circe.dice()


def test_a_device_whose_person_reads_something_else_is_not_waited_for_either() -> None:
    room = at_book()
    ana, bob = room.join(0), room.join(1)
    room.join(2)
    bob.type("q")
    room.pass_until(100.0)
    assert [line for _, line in ana.dice()] == FACES
    assert bob.dice() == []
    bob.type("n")
    assert [line for _, line in bob.dice()] == FACES


def test_nobody_closes_the_book_before_all_have_heard_the_last_die() -> None:
    room, quick, slow, _ = first_two()
    room.pass_until(60.0, lambda: len(slow.dice()) < 9)
    slow.is_deaf = True
    room.pass_until(room.now + 0.5)
    assert room.sitting.turns.offer(0) is None
    quick.type("")
    assert any(line.startswith("Pas encore : attendez 1 dé") for _, line in quick.said)
    slow.is_deaf = False
    room.pass_until(room.now + 0.5)
    assert room.sitting.turns.offer(0) is not None
    quick.type("")
    room.pass_until(room.now + 1.0)
    assert (0, "close") in room.did()


def test_an_offer_closes_the_book_too() -> None:
    room, quick, *_ = first_two()
    room.pass_until(60.0)
    offer = room.sitting.turns.offer(0)
    assert offer is not None
    assert offer.actions == ("close",)
    quick.conversation.enter(Entry("picked", "close", offer=offer.number), room.now)
    room.pass_until(room.now + 1.0)
    assert (0, "close") in room.did()


@pytest.mark.parametrize("first", [0, 1])
def test_closing_is_a_race_that_who_pressed_first_wins(first: int) -> None:
    room, *places = first_two()
    room.pass_until(60.0)
    places[first].type("")
    room.now += 0.02
    places[1 - first].type("")
    assert room.phase() == "look"
    room.pass_until(room.now + 1.0)
    assert [seat for seat, action in room.did() if action == "close"] == [first]


def opened(
    trip: float, verbosity: Verbosity = Verbosity.FULL, hears: float = HEARS
) -> tuple[Room, Place, Place, float]:
    """Return a book that may be closed, a near device, one so far away, and the second at which it opened."""
    room = at_book()
    near, far, _ = room.join(0, pace=0.3), room.join(1, pace=0.3, trip=trip), room.join(2, pace=0.3)
    for place in (near, far):
        place.hears = hears
        place.conversation.put(place.conversation.device._replace(verbosity=verbosity))
    room.pass_until(60.0, lambda: room.sitting.turns.offer(0) is None)
    assert room.sitting.presence.trip(far.conversation.device.id) == pytest.approx(trip)
    return room, near, far, room.now


def presses(room: Room, *keys: tuple[float, Place, float | None]) -> list[int | None]:
    """Let keys arrive at their seconds, each with what its device claims; return who has closed the book."""
    for at, place, claimed in sorted(keys, key=lambda key: key[0]):
        room.pass_until(at)
        place.type("", claimed)
    room.pass_until(room.now + 1.0)
    return [seat for seat, action in room.did() if action == "close"]


@pytest.mark.parametrize("claims", [True, False])
@pytest.mark.parametrize("trip", [0.1, 0.3])
def test_where_nothing_is_said_of_the_open_book_it_counts_as_heard_once_it_has_come(trip: float, claims: bool) -> None:
    room, near, far, start = opened(trip, Verbosity.MINIMAL)
    assert not near.is_told_to_close()
    assert presses(room, (start + 0.40, near, None), (start + trip + 0.25, far, 0.25 if claims else None)) == [1]


@pytest.mark.parametrize("claims", [True, False])
@pytest.mark.parametrize("trip", [0.0, 0.1, 0.2, 0.3])
def test_who_reacts_sooner_closes_the_book_from_however_far_away(trip: float, claims: bool) -> None:
    room, near, far, start = opened(trip)
    assert near.is_told_to_close()
    heard = start + HEARS
    keys = ((heard + 0.40, near, None), (heard + trip + 0.25, far, 0.25 if claims else None))
    assert presses(room, *keys) == [1]


def test_who_is_far_away_wins_nothing_by_that() -> None:
    room, near, far, start = opened(0.3)
    heard = start + HEARS
    assert presses(room, (heard + 0.40, near, None), (heard + 0.3 + 0.45, far, 0.45)) == [0]


@pytest.mark.parametrize("trip", [0.0, 0.3])
@pytest.mark.parametrize("is_late", [True, False])
def test_who_reports_late_or_never_what_was_heard_closes_no_book_before_others(is_late: bool, trip: float) -> None:
    """Both devices need as long as a voice does; the far one waits for the key of the near one and then lies."""
    hears = expected_seconds("Entrée ferme le livre.")
    room, near, far, start = opened(trip, hears=hears)
    far.is_deaf = True
    room.pass_until(start + hears + 0.30)
    near.type("")
    room.pass_until(room.now + trip + 0.02)
    if is_late:
        far.is_deaf = False
        far.follow()
    far.type("")
    assert room.phase() == "look"
    room.pass_until(room.now + 1.0)
    assert [seat for seat, action in room.did() if action == "close"] == [0]


@pytest.mark.parametrize("rate", [0.5, 3.0])
def test_a_slow_rate_closes_no_book_before_others(rate: float) -> None:
    """Words heard by a reader at that rate are estimated: the key counts from the latest report at the table."""
    room, near, far, start = opened(0.0)
    device = far.conversation.device
    far.conversation.put(device._replace(exact=False, rate=rate))
    assert presses(room, (start + HEARS + 0.30, near, None), (start + HEARS + 0.32, far, 0.0)) == [0]


def closers(room: Room) -> list[int | None]:
    """Let a second pass; return who has closed the book, the clock being None."""
    room.pass_until(room.now + 1.0)
    return [step.entry.seat for step in room.sitting.table.steps[-1:] if step.entry.action in ("close", "time")]


def with_bot() -> tuple[Room, Place, Place]:
    """Return a book that may be closed, with Ana and Bob, and a bot that is still thinking."""
    seats = [unwritten() for _ in NAMES]
    room = Room(looking(*seats, read=0, options={}), PERSON, PERSON, "witch")
    ana, bob = room.join(0, pace=0.3), room.join(1, pace=0.3)
    room.pass_until(60.0, lambda: room.sitting.turns.offer(0) is None)
    return room, ana, bob


def with_clock() -> tuple[Room, Place, float]:
    """Return a book that closes by itself, a device, and the second at which it does."""
    room = at_book(time_limit=10)
    near, *_ = room.join(0, pace=0.3), room.join(1, pace=0.3), room.join(2, pace=0.3)
    room.pass_until(60.0, lambda: room.sitting.turns.offer(0) is None)
    return room, near, course_of(room.sitting)._end


def test_a_bot_closes_no_book_while_an_earlier_key_is_held() -> None:
    room, ana, _ = with_bot()
    ana.type("")
    assert room.sitting.races.holds(0)
    course_of(room.sitting)._closes = {2: room.sitting.clock.now + 0.02}
    assert closers(room) == [0]


def test_nothing_is_taken_back_while_a_key_of_another_is_held() -> None:
    room, ana, _ = with_bot()
    ana.type("")
    with pytest.raises(IllegalAction) as refused:
        room.sitting.turns.undo(1, room.now)
    assert refused.value.message.id == "undo-others-acted"
    assert closers(room) == [0]


def test_no_choice_of_a_bot_is_handed_in_while_an_earlier_key_is_held() -> None:
    room, ana, _ = with_bot()
    room.sitting.ask_elsewhere()
    room.sitting.let_act(2)
    (question,) = room.sitting.questions
    ana.type("")
    assert not room.sitting.questions
    with pytest.raises(StaleVersion):
        room.sitting.hand_in(question, CLOSE, room.now)
    assert closers(room) == [0]


def test_no_choice_of_a_bot_is_handed_in_while_the_table_awaits_somebody() -> None:
    seats = [unwritten() for _ in NAMES]
    room = Room(looking(*seats, read=0, options={}), PERSON, PERSON, "witch")
    room.sitting.ask_elsewhere()
    ana, bob = room.join(0, pace=0.3), room.join(1, pace=0.3)
    room.sitting.seats.leave(bob.conversation.device.id, room.now)
    room.places.remove(bob)
    room.pass_until(60.0, lambda: room.sitting.awaited is None)
    room.sitting.let_act(2)
    assert not room.sitting.questions
    question = room.sitting.bots.question(2)
    with pytest.raises(StaleVersion):
        room.sitting.hand_in(question, CLOSE, room.now)
    ana.enter(Entry("go-on"))
    assert list(room.sitting.questions) == [question]
    room.sitting.hand_in(question, CLOSE, room.now)
    assert closers(room) == [2]


def test_no_clock_runs_out_while_an_earlier_key_is_held() -> None:
    room, near, end = with_clock()
    room.pass_until(end - 0.02)
    near.type("")
    assert closers(room) == [0]


def test_a_clock_that_ran_out_before_any_key_closes_the_book() -> None:
    room, near, end = with_clock()
    room.pass_until(end + 0.02)
    near.type("")
    assert room.phase() == "write"
    assert closers(room) == [None]


@pytest.mark.parametrize("trip", [0.0, 0.3])
def test_a_pause_waits_until_it_is_known_who_was_first_and_nobody_acts_after_it_was_told(trip: float) -> None:
    """Bob, who is far away, pressed before Ana, who then pauses the game so that his key would come too late."""
    room, near, far, start = opened(trip)
    room.pass_until(start + HEARS + 0.40)
    near.type("")
    near.enter(Entry("pause"))
    assert room.sitting.seating.paused_by is None
    room.pass_until(start + HEARS + trip + 0.41 - 0.02 * (trip > 0))
    far.type("")
    room.pass_until(room.now + LONGEST_HELD)
    assert room.sitting.seating.paused_by == 0
    assert [seat for seat, action in room.did() if action == "close"] == [1 if trip else 0]
    said = [line for _, line in far.said]
    assert said.index("Ana met la partie en pause.") > max(
        at for at, line in enumerate(said) if "ferme le livre" in line
    )


def test_who_lets_the_game_go_on_at_once_has_paused_nothing() -> None:
    room, near, *_ = opened(0.0)
    near.type("")
    near.enter(Entry("pause"))
    near.enter(Entry("go-on"))
    assert closers(room) == [0]
    assert room.sitting.seating.paused_by is None


def test_nothing_of_the_dice_is_told_once_the_book_is_closed() -> None:
    room, quick, slow, _ = first_two()
    room.pass_until(60.0)
    quick.type("")
    room.pass_until(61.0)
    late = len(slow.dice())
    third = room.join(2, pace=0.8)
    room.pass_until(90.0)
    assert room.phase() == "write"
    assert len(slow.dice()) == late
    assert not [line for _, line in third.said if any(face in line for face in FACES)]


def test_who_comes_in_the_middle_hears_the_dice_that_lie_there_and_then_the_others() -> None:
    room, _, slow, _ = first_two()
    room.pass_until(60.0, lambda: len(slow.dice()) < 4)
    back = room.join(2)
    room.pass_until(60.0)
    assert any(line == ", ".join(FACES[:4]) + "." for _, line in back.said)
    assert [line for _, line in back.dice()] == FACES[4:]


def test_where_nobody_closes_the_book_all_have_to_have_seen_enough() -> None:
    room, ana, bob, circe = first_two(pace="no-closer")
    room.pass_until(5.0)
    for place in (ana, bob):
        place.type("")
        assert place.said[-1][1] == "Les autres regardent encore."
    room.pass_until(6.0)
    assert room.phase() == "look"
    circe.type("")
    room.pass_until(6.5)
    assert room.phase() == "write"


def decreed(pace: str = "common", dice: Sequence[str] = DICE) -> tuple[Room, Place, Place]:
    """Return two who look by a Décret, at paces of their own, while a third has written."""
    seats = [unwritten(), unwritten(level="expert"), witch(4, "ear")]
    room = Room(writing(*seats, looking=[0, 1], options={"pace": pace}, dice=[*dice]), *[PERSON] * 3)
    places = room.join(0, pace=0.5), room.join(1, pace=1.0)
    room.join(2)
    return room, *places


def test_two_look_by_a_decret_at_the_same_time_each_at_their_own_pace() -> None:
    room, quick, slow = decreed()
    room.pass_until(30.0)
    for place, pace in ((quick, 0.5), (slow, 1.0)):
        dice = place.dice()
        assert [line for _, line in dice] == FACES
        assert [after - at for (at, _), (after, _) in pairwise(dice)] == pytest.approx([pace] * 8)
    assert quick.dice()[0][0] == pytest.approx(slow.dice()[0][0])
    assert room.places[2].dice() == []
    assert room.did() == [(None, "time")]


def test_a_player_who_looks_writes_once_their_own_look_is_over() -> None:
    room, quick, slow = decreed()
    room.pass_until(30.0, lambda: len(quick.dice()) < 9)
    assert room.sitting.turns.offer(0) is None
    room.pass_until(room.now + 0.5)
    assert room.sitting.turns.offer(0) is not None
    assert room.sitting.turns.offer(1) is None
    assert len(slow.dice()) < 9
    for key in ("c", "1", "", ""):
        quick.type(key)
    assert "Le livre est fermé" in " ".join(line for _, line in quick.said[-6:])
    assert room.did() == [(0, "write ear")]


def test_at_other_paces_a_look_has_its_seconds_and_all_are_told_when_the_longest_is_over() -> None:
    room, _, slow = decreed("free")
    room.pass_until(30.0)
    ends = [at for at, line in slow.said if line.startswith("Le livre se referme")]
    start = slow.dice()[0][0]
    assert [at - start for at in ends] == pytest.approx([10.0])
    assert len(slow.dice()) == 5


OTHERS = [sides[sides.index(face) - 1] for face, sides in zip(DICE, SIDES, strict=True)]
"""Dice of which each shows something else."""


def dice_of(room: Room, seat: int) -> list[str]:
    """Return the faces of the dice that a seat sees."""
    (zone,) = (zone for zone in seen.zones(room.sitting, seat) if zone.id == "dice")
    return [item.look.card for item in zone.items if item.look is not None and item.look.card]


def all_seen(room: Room, place: Place) -> tuple[object, ...]:
    """Return all that a device shows, and what its person hears to every question and on a walk of the whole table."""
    before = len(place.said)
    for key in [*(USUAL[question] for question in QUESTIONS), "w", *"iiiiiiiiii" * 9]:
        place.type(key)
    (seat,) = place.conversation.device.seats
    return show(place.conversation), [line for _, line in place.said[before:]], room.sitting.view(seat)


@pytest.mark.parametrize("pace", ["common", "free"])
def test_a_player_who_has_looked_is_shown_nothing_of_the_dice_while_others_look(pace: str) -> None:
    """Other dice change nothing of what is seen, walked or answered once a look is over."""
    found = []
    for dice in (DICE, OTHERS):
        room, quick, _ = decreed(pace, dice)
        room.pass_until(4.0 if pace == "free" else 6.0)
        if pace == "free":
            quick.type("")
        room.pass_until(room.now + 0.5)
        assert room.sitting.turns.offer(0) is not None
        assert room.sitting.turns.offer(1) is None
        assert dice_of(room, 1) == [*dice[: 6 if pace == "common" else 9]]
        found.append(all_seen(room, quick))
    assert found[0] == found[1]


def test_dice_of_a_look_come_in_sight_as_they_land_by_common_reading() -> None:
    room, quick, slow = decreed()
    while len(slow.dice()) < 9:
        for place in (quick, slow):
            (seat,) = place.conversation.device.seats
            assert len(dice_of(room, seat)) in (len(place.dice()), 0)
        room.pass_until(room.now + 0.25)

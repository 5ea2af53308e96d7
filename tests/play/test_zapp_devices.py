"""A mêlée of two people at two devices, under a clock of the test's own."""

from collections.abc import Iterable
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from audiogames.core.errors import StaleVersion
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Seat, Verbosity
from audiogames.games.zapp_zerapp.course import QUICKEST, REACH, SLOWEST
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.listener.breath import written
from audiogames.play.menus.settings import LIMITS
from audiogames.play.prompts import Entry, Reply, ToldBreath
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.zapp_zerapp.barrels import at_barrels

from .face import Buttons, play

LONGEST_HELD = 0.6
"""A promised number: the tests hold the program to it."""

BOT = "witch"
SHAKE = 2.0
EARS = Ability(sounds=True, hears=True)
LATER = 100.0
"""A second by which everything before was heard."""


class Devices:
    """People at a device each, the first of them at seat 0. Nothing but this moves their time."""

    def __init__(self, *limits: str, bots: int = 0, **fields: Any) -> None:
        self.sitting: Sitting = at_barrels(
            *[PERSON] * len(limits), *[BOT] * bots, options={"shaking": "melee", **fields.pop("options", {})}, **fields
        )
        self.now = 0.0
        self.told: list[list[ToldBreath]] = [[] for _ in limits]
        self.ready = [-inf for _ in limits]
        self.acts: list[tuple[float, Seat, str]] = []
        self.conversations = [self._sit(seat, limit) for seat, limit in enumerate(limits)]
        self._look()

    def _sit(self, seat: Seat, limit: str) -> Conversation:
        conversation = Conversation(
            Device(
                f"device {seat}",
                keys="single",
                lines="braille",
                verbosity=Verbosity.SHORT,
                limits=(LIMITS[limit],),
                can=EARS,
            )
        )
        talk = GameTalk(conversation, self.sitting, "partie.journal", seats=(seat,))
        self._take(seat, conversation.begin(talk.run(), self.now))
        return conversation

    def press(self, seat: Seat, key: str, at: float | None = None) -> None:
        """Let someone press a key, at a second if one is given."""
        if at is not None:
            self.pass_to(at)
        self._take(seat, self.conversations[seat].enter(Entry("typed", key), self.now))
        self._look()

    def pass_to(self, second: float) -> None:
        """Let time pass, and happen what is due at the table and at each device."""
        while (due := min(self.sitting.due(), *(one.due for one in self.conversations))) <= second:
            self.now = max(self.now, due)
            self.sitting.tick(self.now)
            self._look()
        self.now = max(self.now, second)

    def lines(self, seat: Seat) -> list[str]:
        """Return what a device was given to say."""
        return [line.text for told in self.told[seat] for line in told.utterances]

    def rattles(self, seat: Seat) -> int:
        """Return how many barrels a device was given to sound."""
        return sum(bool(cue.percept) for told in self.told[seat] for cue in told.cues)

    def done(self, seat: Seat) -> list[str]:
        """Return what a seat has done."""
        return [action for _, who, action in self.acts if who == seat]

    def _look(self) -> None:
        """Let all devices tell what is new, and note when it was done."""
        for seat, conversation in enumerate(self.conversations):
            self._take(seat, conversation.follow(self.now))
        noted = len(self.acts)
        entries = [step.entry for step in self.sitting.table.steps if step.entry.action]
        self.acts += [(self.now, -1 if one.seat is None else one.seat, one.action or "") for one in entries[noted:]]

    def _take(self, seat: Seat, reply: Reply | None) -> None:
        if reply is not None:
            self.told[seat] += reply.told
            self.ready[seat] = max(self.ready[seat], reply.ready)


def said(lines: Iterable[str], text: str) -> bool:
    return any(text in line for line in lines)


# Bots, and the countdown.


def test_bots_act_at_their_own_times_at_all_devices() -> None:
    devices = Devices("usual", "usual", bots=1)
    devices.pass_to(LATER)
    assert devices.done(2) == []
    devices.press(0, "1")
    devices.pass_to(LATER + 60.0)
    acts = [(at, action) for at, seat, action in devices.acts if seat == 2]
    assert QUICKEST / 1000 <= acts[0][0] - LATER <= SLOWEST / 1000
    for (at, action), (after, _) in pairwise(acts):
        busy = SHAKE if action.startswith("shake") else REACH
        assert busy + QUICKEST / 1000 <= after - at + 1e-6
        assert after - at <= busy + SLOWEST / 1000 + 1e-6
    assert all(said(devices.lines(seat), "Circe garde le tonneau") for seat in (0, 1))


def test_no_bot_reaches_before_both_have_heard_the_call() -> None:
    devices = Devices("usual", "usual", bots=1)
    heard = devices.conversations[1].due
    assert heard > SLOWEST / 1000
    devices.press(0, "1")
    devices.pass_to(LATER)
    assert min(at for at, seat, _ in devices.acts if seat == 2) >= heard + QUICKEST / 1000


@pytest.mark.parametrize(("limits", "span"), [(("usual", "twice"), 20.0), (("five-times", "usual"), 10.0)])
def test_the_countdown_runs_as_long_as_the_device_of_whom_it_awaits_is_granted(
    limits: tuple[str, ...], span: float
) -> None:
    devices = Devices(*limits, held={"0": ["A"]})
    devices.pass_to(LATER)
    devices.press(0, "n")
    devices.press(0, "garder 1")
    assert devices.done(0) == ["choose A"]
    assert said(devices.lines(0), f"Bob n’a pas encore choisi : {span:.0f} secondes.")
    assert said(devices.lines(1), f"Il ne manque que votre choix : {span:.0f} secondes.")
    devices.pass_to(LATER + span - 0.1)
    assert not said(devices.lines(1), "Trop tard")
    devices.pass_to(LATER + span)
    assert said(devices.lines(1), "Trop tard")
    assert said(devices.lines(0), "Trop tard")


# Hands.


def test_each_has_hands_of_their_own() -> None:
    devices = Devices("usual", "usual")
    devices.press(0, "1", LATER)
    devices.press(1, "2", LATER + 1.0)
    devices.pass_to(LATER + 1.0 + LONGEST_HELD)
    devices.press(0, "1")
    devices.press(1, "2", LATER + 4.0)
    assert devices.done(0) == ["take A", "shake A", "shake A quick"]
    assert devices.done(1) == ["take B", "shake B", "shake B"]


def test_the_second_hand_at_a_barrel_is_told_whose_it_is() -> None:
    devices = Devices("usual", "usual")
    devices.press(0, "3", LATER)
    devices.press(1, "3", LATER + 0.02)
    assert devices.done(0) == devices.done(1) == []
    devices.pass_to(LATER + LONGEST_HELD)
    won, lost = (0, 1) if devices.done(0) else (1, 0)
    assert devices.done(won) == ["take C", "shake C"]
    assert devices.done(lost) == []
    name = ("Ana", "Bob")[won]
    assert said(devices.lines(lost), f"Le tonneau 3 est déjà pris par {name}")
    assert not said(devices.lines(won), "est pris")


def test_once_hands_are_at_the_barrels_a_player_who_comes_first_has_one() -> None:
    devices = Devices("usual", "usual", held={"0": ["A"]})
    devices.press(0, "1", LATER)
    devices.press(0, "2", LATER + 2.0)
    devices.pass_to(LATER + 5.0)
    devices.press(1, "3")
    devices.press(0, "3", LATER + 5.03)
    devices.pass_to(LATER + 6.0)
    assert devices.done(1) == ["take C", "shake C"]
    assert said(devices.lines(0), "Le tonneau 3 est déjà pris par Bob")


def test_two_hands_at_two_barrels_each_have_one() -> None:
    devices = Devices("usual", "usual")
    devices.press(0, "3", LATER)
    devices.press(1, "4", LATER + 0.02)
    devices.pass_to(LATER + LONGEST_HELD)
    assert devices.done(0) == ["take C", "shake C"]
    assert devices.done(1) == ["take D", "shake D"]


# What is heard, and when.


def test_a_barrel_is_heard_by_the_one_who_shakes_it() -> None:
    devices = Devices("usual", "usual")
    devices.press(0, "1", LATER)
    devices.pass_to(LATER + LONGEST_HELD)
    assert [devices.rattles(seat) for seat in (0, 1)] == [1, 0]
    lines = [
        "".join(written(line, "braille") for told in device for line in told.utterances) for device in devices.told
    ]
    assert [any("\u2801" <= cell <= "\u28ff" for cell in cells) for cells in lines] == [True, False]


@pytest.mark.parametrize("number", [1, 7, 13])
@pytest.mark.parametrize("in_hand", [True, False])
def test_a_shake_is_answered_after_equal_time_whatever_is_in_the_barrel(number: int, in_hand: bool) -> None:
    barrels = [number, *(other for other in range(1, 14) if other != number)]
    devices = Devices("usual", "usual", barrels=barrels, held={"0": ["A"]} if in_hand else {})
    devices.press(0, "1", LATER)
    devices.pass_to(LATER + LONGEST_HELD)
    shaken = next(at for at, _, action in devices.acts if action == "shake A")
    assert devices.ready == [pytest.approx(shaken + 0.03), -inf]


# Bots that choose elsewhere.


def test_a_choice_that_the_table_was_too_quick_for_is_asked_for_again() -> None:
    sitting = Sitting(at_barrels(PERSON, BOT, options={"shaking": "melee"}).table)
    sitting.ask_elsewhere()
    sitting.turns.submit(0, "take A", LATER)
    sitting.tick(LATER + SLOWEST / 1000)
    [question] = sitting.questions
    sitting.turns.submit(0, "release A", LATER + 2.0)
    with pytest.raises(StaleVersion):
        sitting.hand_in(question, "take M", LATER + 2.1)
    [again] = sitting.questions
    assert again.version > question.version
    sitting.hand_in(again, "take M", LATER + 2.2)
    assert sitting.questions == ()
    assert sitting.view(None).held == ((), (12,))
    assert sitting.due() < LATER + 2.2 + REACH + SLOWEST / 1000


# Whole games.


@pytest.mark.parametrize("seed", [1, 2])
def test_people_who_only_press_buttons_play_a_melee_to_its_end(seed: int) -> None:
    who = (PERSON, PERSON, "apprentice")
    sitting = Sitting.new("zapp_zerapp", ("Ana", "Bob", None), who, {"shaking": "melee"}, seed, MemoryStore())
    faces = [Buttons(sitting, f"device {seat}", (seat,), 0.0, seed=seed) for seat in sitting.seating.people]
    end = play(sitting, faces)
    for turn in range(1, 5):
        for face in faces:
            face.follow(end + turn * LATER)
    assert sitting.table.over
    assert all(sitting.outboxes.heard(seat).steps == len(sitting.table.steps) for seat in sitting.seating.people)

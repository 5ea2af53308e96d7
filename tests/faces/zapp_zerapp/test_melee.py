"""The mêlée against bots: real time, in which everyone's hands take as long as they are heard."""

from itertools import pairwise
from pathlib import Path

import pytest

from audiogames.core.messages import Message, Who
from audiogames.games.zapp_zerapp.course import QUICKEST, REACH, SLOWEST
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import load
from tests.faces.keyboard import setting, sit, typing

from .barrels import BOT, DOWN, KEYS, RIGHT, SHORT, UP, Timed, at_barrels, done, play_timed

MELEE = {"shaking": "melee"}
SHAKE = 2.0
"""Seconds of a shake."""
LATE = {"chosen": {"1": "M"}}
"""The other seat has chosen: the countdown runs."""


class Acts:
    """When each bot did what, as a terminal saw it."""

    def __init__(self, session: Sitting) -> None:
        self.console: Timed | None = None
        self.seen: list[tuple[float, int, str]] = []
        self._session = session
        timeline = session.course.timeline
        self._let = timeline.let_act
        timeline.let_act = self._watch  # type: ignore[method-assign]

    def _watch(self, seat: int) -> None:
        start = len(self._session.table.steps)
        self._let(seat)
        if self.console is not None:
            action = self._session.table.steps[start].entry.action or ""
            self.seen.append((self.console.time, seat, action))

    def of_the_first_round(self) -> list[tuple[float, str]]:
        """The one bot's acts up to its choice."""
        actions = [action for _, _, action in self.seen]
        last = next(place for place, action in enumerate(actions) if action.startswith("choose"))
        return [(at, action) for at, _, action in self.seen[: last + 1]]


# One press.


def test_one_press_takes_a_barrel_shakes_it_and_puts_the_oldest_back() -> None:
    session = at_barrels(options=MELEE)
    sit(typing("", "", ""), session, settings=SHORT)
    assert done(session) == ["take A", "shake A", "take B", "shake B", "release A", "take C", "shake C"]


def test_with_one_hand_each_barrel_goes_back_before_the_next() -> None:
    session = at_barrels(options={**MELEE, "barrels_in_hand": 1})
    sit(typing("", ""), session, settings=SHORT)
    assert done(session) == ["take A", "shake A", "release A", "take B", "shake B"]


def test_a_press_is_told_by_the_barrel_alone() -> None:
    played = sit(typing("", "", ""), at_barrels(options=MELEE), settings=SHORT)
    replies = [[line.partition(" :")[0] for line in played.reply(place)] for place in (1, 2, 3)]
    assert replies[:2] == [["Tonneau 1"], ["Tonneau 2"]]
    assert replies[2][:2] == ["Tonneau 1 reposé.", "Tonneau 3"]
    assert "en main" not in played.text


def test_each_round_is_called_out_also_to_hands_that_were_full() -> None:
    console = play_timed(at_barrels(options=MELEE, magic=2), (0.0, "13"), (2.5, "12"), (5.0, DOWN), (5.1, DOWN))
    assert console.log[-1][1] == "À vos tonneaux."


def test_what_is_in_hand_is_shaken_without_being_taken_again() -> None:
    session = at_barrels(options=MELEE)
    sit(typing("", "", "1", "."), session, settings=SHORT)
    assert done(session)[4:] == ["shake A", "shake A"]


def test_keeping_needs_no_more_than_the_word() -> None:
    session = at_barrels(options=MELEE)
    sit(typing("", "", "", "garder 1"), session, settings=SHORT)
    assert done(session)[7:10] == ["release B", "take A", "choose A"]


# Bad input.


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("prendre 3", "Vos mains sont pleines"),
        ("prendre 1", "déjà dans votre main"),
        ("reposer 3", "Vous n’avez pas le tonneau 3 en main."),
        ("prendre 5", "Le tonneau 5 est déjà pris par Bob"),
        ("5", "Le tonneau 5 est déjà pris par Bob"),
        ("garder 5", "Le tonneau 5 est déjà pris par Bob"),
        ("pencher 5", "Le tonneau 5 est déjà pris par Bob"),
    ],
)
def test_what_hands_cannot_do_is_a_sentence_and_nothing_changes(typed: str, said: str) -> None:
    session = at_barrels(options=MELEE, held={"0": ["A", "B"], "1": ["E"]})
    before = session.view(0).held
    played = sit(typing(typed), session, settings=SHORT)
    assert said in "".join(played.reply(1))
    assert session.view(0).held == before


# Bots.


def test_at_a_pipe_bots_act_while_a_person_does_and_wait_while_they_ask() -> None:
    session = at_barrels(options=MELEE)
    sit(typing("t", "v", "t", "c"), session, settings=SHORT)
    assert done(session, 1) == []
    session = at_barrels(options=MELEE)
    sit(typing("", ""), session, settings=SHORT)
    assert done(session, 1)


def test_a_person_at_a_pipe_can_hear_six_barrels_before_the_countdown_ends() -> None:
    session = at_barrels(options=MELEE)
    played = sit(typing(*[""] * 6, "garder"), session, settings=SHORT)
    did = done(session)
    assert len({action for action in did if action.startswith("shake")}) == 6
    assert any(action.startswith("choose") for action in did)
    assert "Trop tard" not in played.text


def test_bots_act_at_their_own_times() -> None:
    session = at_barrels(options=MELEE)
    acts = Acts(session)
    console = Timed([(0.0, "2"), (60.0, "t")])
    acts.console = console
    play_on(console, session)
    seen = acts.of_the_first_round()
    assert QUICKEST / 1000 <= seen[0][0] <= SLOWEST / 1000
    for (at, action), (after, _) in pairwise(seen):
        busy = SHAKE if action.startswith("shake") else REACH
        assert busy + QUICKEST / 1000 <= after - at <= busy + SLOWEST / 1000


def test_when_bots_act_tells_nothing_of_what_barrels_hold() -> None:
    """Until something was shaken, two deals are one; how long a bot thinks depends on no deal at all."""
    times = []
    for barrels in (range(1, 14), range(13, 0, -1)):
        session = at_barrels(options=MELEE, barrels=list(barrels))
        acts = Acts(session)
        acts.console = console = Timed([(0.0, "2"), (60.0, "t")])
        play_on(console, session)
        times.append([at for at, _ in acts.of_the_first_round()])
    one, other = times
    both = min(len(one), len(other))
    assert both >= 3
    assert one[:both] == other[:both]


def play_on(console: Timed, session: Sitting, settings: Settings = KEYS) -> None:
    """Play at this terminal until nothing is typed any more."""
    play_timed(session, console=console, settings=settings)


def test_bots_are_heard_of_when_they_keep_a_barrel() -> None:
    console = play_timed(at_barrels(options=MELEE), (0.0, "2"), (60.0, "t"))
    assert "Bob garde le tonneau" in console.text


def test_who_has_chosen_does_not_wait_for_bots() -> None:
    console = play_timed(at_barrels(options=MELEE), (2.0, ""), (4.5, DOWN), (4.6, DOWN))
    assert console.when("Dans les tonneaux") == pytest.approx(4.6)


# Faster presses.


def test_pressing_again_before_the_end_shakes_briefly() -> None:
    session = at_barrels(options=MELEE)
    play_timed(session, (1.0, ""), (2.0, RIGHT), (2.5, UP), (5.0, UP))
    shakes = [action for action in done(session) if action.startswith("shake")]
    assert shakes == ["shake A", "shake B quick", "shake B quick", "shake B"]


# The countdown.


def test_whom_the_countdown_awaits_needs_no_gender_and_no_elision() -> None:
    countdown = Message("melee-countdown", {"player": Who(1), "number": 10})
    assert (
        catalogue("fr").text(countdown, Listener(("Morgane", "Anne"), 0)) == "Anne n’a pas encore choisi : 10 secondes."
    )


def test_the_countdown_is_told_at_its_start_at_half_and_at_three_seconds() -> None:
    console = play_timed(at_barrels(options=MELEE, **LATE), (0.0, "2"), (60.0, "t"))
    said = [(at, line) for at, line in console.log if "second" in line]
    assert [line for _, line in said[:3]] == [
        "Il ne manque que votre choix : 10 secondes.",
        "Encore 5 secondes.",
        "Encore 3 secondes.",
    ]
    start = said[0][0]
    assert [at - start for at, _ in said[:3]] == pytest.approx([0.0, 5.0, 7.0], abs=0.06)


def test_no_time_passes_before_a_person_reaches_for_a_barrel() -> None:
    session = at_barrels(options=MELEE)
    console = play_timed(session, (100.0, "t"), (200.0, "v"))
    assert done(session, 1) == []
    console = play_timed(at_barrels(options=MELEE, **LATE), (100.0, "t"), (200.0, "2"), (300.0, "t"))
    assert console.when("Trop tard") == pytest.approx(210.0)


def test_the_countdown_ends_by_the_clock() -> None:
    session = at_barrels(options=MELEE, **LATE)
    console = play_timed(session, (1.0, ""), (60.0, "t"))
    assert console.when("Trop tard") == pytest.approx(11.0)


def test_a_barrel_that_is_kept_in_time_counts() -> None:
    console = play_timed(at_barrels(options=MELEE, **LATE), (0.0, "2"), (9.0, "1"), (9.5, DOWN), (9.9, DOWN))
    assert "Trop tard" not in console.text
    assert "vous, 1" in console.text


@pytest.mark.parametrize(("limit", "end"), [("usual", 10.0), ("twice", 20.0), ("five-times", 50.0)])
def test_each_person_has_the_time_they_set(limit: str, end: float) -> None:
    settings = Settings(keys_mode="single", time_limits=(limit,))
    console = play_timed(at_barrels(options=MELEE, **LATE), (0.0, "2"), (80.0, "t"), settings=settings)
    assert console.when("Trop tard") == pytest.approx(end)


def test_who_wants_no_limit_has_none() -> None:
    settings = Settings(keys_mode="single", time_limits=("none",))
    console = play_timed(at_barrels(options=MELEE, **LATE), (0.0, "2"), (500.0, "t"), settings=settings)
    assert "second" not in console.text
    assert "Trop tard" not in console.text


def test_a_table_without_a_countdown_waits() -> None:
    console = play_timed(at_barrels(options={**MELEE, "countdown": 0}, **LATE), (0.0, "2"), (500.0, "t"))
    assert "Trop tard" not in console.text


def test_no_time_passes_while_someone_reads_the_rules_or_changes_settings() -> None:
    session = at_barrels(options=MELEE, **LATE)
    console = play_timed(session, (0.0, "2"), (1.0, "q"), (100.0, "n"), (101.0, "t"), (200.0, "t"))
    assert console.when("Trop tard") == pytest.approx(109.0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_of_melee_is_played_at_a_pipe(language: str) -> None:
    from .barrels import new_game

    session = new_game(PERSON, BOT, BOT, seed=3, **MELEE)
    keys = iter(["", "", "", "garder" if language == "fr" else "keep", "1"] * 400)
    played = sit(lambda reply: next(keys), session, language, SHORT)
    assert played.end == "over"


# Time limits in the settings.


@pytest.mark.parametrize(
    ("levels", "typed", "limits"),
    [
        ((PERSON, BOT), ("4",), ("none",)),
        ((PERSON, PERSON), ("3", "2"), ("usual", "twice")),
        ((PERSON, PERSON), ("1", "3"), ("five-times", "five-times")),
    ],
)
def test_the_time_of_each_person_is_set_in_the_settings(
    levels: tuple[str, ...], typed: tuple[str, ...], limits: tuple[str, ...], home: Path
) -> None:
    table = LastTable("zapp_zerapp", len(levels), {}, levels)
    settings = Settings(speech="off", last_table=table)
    keys = ("o", setting("time_limits", "zapp_zerapp"), *typed, "0", "t")
    sit(typing(*keys), at_barrels(), settings=settings)
    assert load()[0].time_limits == limits

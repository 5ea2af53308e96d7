"""The laws of what is said next, without thread or clock."""

from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from audiogames.core.messages import Category, Urgency
from audiogames.narration.utterance import Utterance
from audiogames.speech.agenda import REPEAT_WINDOW, STALE_AFTER, Agenda, Move

CHATTER, OTHERS, RESULT, ALERT = Urgency


def line(text: str, urgency: Urgency = OTHERS, asked: bool = False, language: str = "fr") -> Utterance:
    return Utterance(text, urgency, Category.PLAY, asked=asked, language=language)


def answer(text: str) -> Utterance:
    return line(text, RESULT, asked=True)


def said_in_order(agenda: Agenda, now: float = 0.0, step: float = 0.1) -> list[str]:
    """Run the agenda with a sink on which each line takes one step."""
    texts = []
    while (move := agenda.next(now, speaking=False)) is not None:
        texts.append(move.utterance.text)
        now += step
    return texts


def test_more_urgent_lines_go_first_and_equals_as_they_came() -> None:
    agenda = Agenda()
    for text, urgency in (("c", CHATTER), ("o1", OTHERS), ("r", RESULT), ("o2", OTHERS), ("a", ALERT)):
        agenda.add([line(text, urgency)], 0.0)
    assert said_in_order(agenda) == ["a", "r", "o1", "o2", "c"]


def test_what_the_player_asked_for_goes_first() -> None:
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    agenda.add([answer("ta main")], 0.0)
    assert said_in_order(agenda) == ["ta main", "à toi"]


def test_what_the_player_asked_for_interrupts_and_what_it_cut_is_said_again() -> None:
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    assert agenda.next(0.0, None) == Move(line("à toi", ALERT), interrupt=False)
    agenda.add([answer("ta main")], 0.1)
    assert agenda.next(0.1, True) == Move(answer("ta main"), interrupt=True)
    assert agenda.next(0.2, True) is None
    assert agenda.next(0.3, False) == Move(line("à toi", ALERT), interrupt=False)


@pytest.mark.parametrize(("less", "more"), [(CHATTER, OTHERS), (OTHERS, RESULT), (RESULT, ALERT), (CHATTER, ALERT)])
def test_a_more_urgent_line_cuts_a_less_urgent_one_which_is_said_again(less: Urgency, more: Urgency) -> None:
    agenda = Agenda()
    agenda.add([line("long", less)], 0.0)
    agenda.next(0.0, None)
    agenda.add([line("urgent", more)], 0.1)
    assert agenda.next(0.1, True) == Move(line("urgent", more), interrupt=True)
    assert said_in_order(agenda, 0.2) == ["long"]


@pytest.mark.parametrize("urgency", list(Urgency))
def test_an_equally_urgent_line_waits(urgency: Urgency) -> None:
    agenda = Agenda()
    agenda.add([line("first", urgency)], 0.0)
    agenda.next(0.0, None)
    agenda.add([line("second", urgency)], 0.1)
    assert agenda.next(0.1, True) is None


def test_a_line_that_was_cut_does_not_cut_in_its_turn() -> None:
    """An alert that an answer has cut waits for the end of the answer: otherwise they cut each other for ever."""
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    agenda.next(0.0, None)
    agenda.add([answer("ta main")], 0.1)
    agenda.next(0.1, True)
    assert agenda.next(0.2, True) is None


def test_an_alert_cuts_an_answer_which_is_said_again() -> None:
    agenda = Agenda()
    agenda.add([answer("ta main")], 0.0)
    agenda.next(0.0, None)
    agenda.add([line("à toi", ALERT)], 0.1)
    assert agenda.next(0.1, True) == Move(line("à toi", ALERT), interrupt=True)
    assert said_in_order(agenda, 0.2) == ["ta main"]


def test_less_than_an_alert_does_not_cut_an_answer() -> None:
    agenda = Agenda()
    agenda.add([line("les touches", CHATTER, asked=True)], 0.0)
    agenda.next(0.0, None)
    agenda.add([line("tu prends le pli", RESULT)], 0.1)
    assert agenda.next(0.1, True) is None


def test_the_lines_of_one_answer_follow_each_other() -> None:
    agenda = Agenda()
    agenda.add([answer("un"), answer("deux"), line("à toi", ALERT)], 0.0)
    assert agenda.next(0.0, None) == Move(answer("un"), interrupt=True)
    assert agenda.next(0.1, True) is None
    assert said_in_order(agenda, 0.2) == ["deux", "à toi"]


def test_the_next_question_turns_the_page() -> None:
    """As in a menu: what an arrow key said is not said again when the next one cut it."""
    agenda = Agenda()
    agenda.add([answer("un"), answer("deux")], 0.0)
    agenda.next(0.0, None)
    agenda.add([answer("trois")], 0.1)
    assert agenda.next(0.1, True) == Move(answer("trois"), interrupt=True)
    assert said_in_order(agenda, 0.2) == []


def test_the_first_line_of_an_answer_reaches_the_sink_even_if_the_next_question_comes_at_once() -> None:
    agenda = Agenda()
    agenda.add([answer("un")], 0.0)
    agenda.add([answer("deux")], 0.0)
    assert [agenda.next(0.0, None), agenda.next(0.0, True)] == [Move(answer("un"), True), Move(answer("deux"), True)]


@pytest.mark.parametrize("urgency", [CHATTER, OTHERS, RESULT])
def test_a_line_that_waited_too_long_is_dropped(urgency: Urgency) -> None:
    agenda = Agenda()
    agenda.add([line("vieux", urgency)], 0.0)
    assert agenda.next(STALE_AFTER[urgency] + 0.1, None) is None
    assert agenda.idle


def test_an_alert_and_an_answer_never_grow_old() -> None:
    agenda = Agenda()
    agenda.add([answer("ta main")], 0.0)
    agenda.add([line("à toi", ALERT)], 0.0)
    assert said_in_order(agenda, 10_000.0) == ["ta main", "à toi"]


def test_lines_do_not_grow_old_while_nothing_can_speak() -> None:
    agenda = Agenda()
    agenda.add([line("coup", OTHERS)], 0.0)
    agenda.hold(30.0)
    assert said_in_order(agenda, 31.0) == ["coup"]


def test_when_the_game_moves_on_what_others_did_before_is_dropped() -> None:
    agenda = Agenda()
    agenda.advance(1)
    for text, urgency in (("bavardage", CHATTER), ("vieux coup", OTHERS), ("ton pli", RESULT), ("à toi", ALERT)):
        agenda.add([line(text, urgency)], 0.0)
    agenda.advance(2)
    agenda.add([line("nouveau coup", OTHERS)], 0.0)
    assert said_in_order(agenda) == ["à toi", "ton pli", "nouveau coup"]


def test_moving_on_to_the_same_scene_changes_nothing() -> None:
    agenda = Agenda()
    agenda.advance(1)
    agenda.add([line("coup")], 0.0)
    agenda.advance(1)
    assert said_in_order(agenda) == ["coup"]


def test_a_repeat_is_said_once() -> None:
    agenda = Agenda()
    agenda.add([line("coup")], 0.0)
    agenda.add([line("coup")], 0.1)
    assert agenda.next(0.1, None) is not None
    agenda.add([line("coup")], 0.2)
    assert agenda.next(1.0, False) is None
    agenda.add([line("coup")], 1.0 + REPEAT_WINDOW - 0.1)
    assert agenda.next(10.0, None) is None


def test_a_repeat_after_the_window_is_said() -> None:
    agenda = Agenda()
    agenda.add([line("coup")], 0.0)
    assert said_in_order(agenda, 0.0, step=1.0) == ["coup"]
    agenda.add([line("coup")], 1.0 + REPEAT_WINDOW)
    assert said_in_order(agenda, 1.0 + REPEAT_WINDOW) == ["coup"]


def test_a_repeat_in_another_language_is_not_a_repeat() -> None:
    agenda = Agenda()
    agenda.add([line("six"), line("six", language="en")], 0.0)
    assert said_in_order(agenda) == ["six", "six"]


def test_a_repeat_that_was_asked_for_is_always_said() -> None:
    agenda = Agenda()
    for now in (0.0, 0.1, 0.2):
        agenda.add([answer("ta main")], now)
        assert agenda.next(now, True) == Move(answer("ta main"), interrupt=True)


def test_a_more_urgent_repeat_lends_its_urgency_to_the_line_that_waits() -> None:
    agenda = Agenda()
    agenda.add([line("pli", OTHERS)], 0.0)
    agenda.add([line("à toi", CHATTER)], 0.0)
    agenda.add([line("à toi", ALERT)], 0.0)
    assert said_in_order(agenda) == ["à toi", "pli"]


def test_an_answer_that_may_give_way_does_not_stand_in_for_an_alert() -> None:
    agenda = Agenda()
    agenda.add([answer("le pli"), answer("à toi")], 0.0)
    agenda.next(0.0, None)
    agenda.add([line("à toi", ALERT)], 0.1)
    agenda.add([answer("ta main")], 0.2)
    assert said_in_order(agenda, 0.2) == ["ta main", "à toi"]


def test_an_alert_that_an_answer_has_just_said_is_not_said_again() -> None:
    agenda = Agenda()
    agenda.add([answer("ta main"), answer("à toi")], 0.0)
    assert said_in_order(agenda, 0.0) == ["ta main", "à toi"]
    agenda.add([line("à toi", ALERT)], 0.5)
    assert said_in_order(agenda, 0.5) == []


def test_silence_forgets_all_but_alerts_not_yet_begun() -> None:
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    agenda.next(0.0, None)
    for utterance in (line("fin de partie", ALERT), line("coup"), answer("ta main")):
        agenda.add([utterance], 0.0)
    agenda.silence()
    assert said_in_order(agenda, 0.1) == ["fin de partie"]


def test_a_sink_that_cannot_tell_is_given_the_time_a_voice_needs() -> None:
    agenda = Agenda(characters_per_second=10.0)
    agenda.add([line("x" * 100), line("suivante")], 0.0)
    agenda.next(0.0, None)
    assert agenda.due(0.0, None) == pytest.approx(10.25)
    assert agenda.next(10.2, None) is None
    assert agenda.next(10.3, None) == Move(line("suivante"), interrupt=False)


def test_a_sink_that_loses_the_end_of_a_line_does_not_block_the_rest() -> None:
    agenda = Agenda()
    agenda.add([line("un"), line("deux")], 0.0)
    agenda.next(0.0, True)
    assert agenda.next(20.0, True) == Move(line("deux"), interrupt=False)


def test_it_is_due_at_once_only_when_something_can_be_said() -> None:
    agenda = Agenda()
    assert agenda.due(0.0, False) is None
    agenda.add([line("un")], 0.0)
    assert agenda.due(0.0, False) == 0.0


# Laws over random histories, with a sink that reports the end of lines and one that cannot.


class Batch(NamedTuple):
    """Lines said together; `hurried` if the next thing happens before the sink is looked at."""

    lines: tuple[tuple[Urgency, bool], ...]
    hurried: bool


class Wait(NamedTuple):
    seconds: float


class Die(NamedTuple):
    """The sink dies with the line in hand."""


steps = st.lists(
    st.one_of(
        st.builds(
            Batch,
            st.lists(st.tuples(st.sampled_from(Urgency), st.booleans()), min_size=1, max_size=3).map(tuple),
            st.booleans(),
        ),
        st.builds(Wait, st.floats(0.01, 1.5)),
        st.builds(Die),
    ),
    max_size=40,
)


class Heard:
    """A sink and its clock: what began, what was cut or lost, what was heard to the end."""

    def __init__(self, agenda: Agenda, reports: bool, seconds: float) -> None:
        self.agenda = agenda
        self.reports = reports
        self.seconds = seconds
        self.now = 0.0
        self.saying: Utterance | None = None
        self.ends = 0.0
        self.begun: list[str] = []
        self.cut: list[str] = []
        self.ended: list[str] = []

    def look(self) -> None:
        while True:
            over = self.now >= self.ends
            before, waiting = self.saying, self.agenda.waiting
            move = self.agenda.next(self.now, (before is not None and not over) if self.reports else None)
            if self.agenda.current is None or move is not None:
                self._leave(before, move, over)
            if move is None:
                return
            self._check_order(move, before if not over else None, waiting)
            self.begun.append(move.utterance.text)
            self.saying = move.utterance
            took = self.seconds if self.reports else self.agenda.duration(move.utterance) + 1e-6
            self.ends = self.now + took

    def _leave(self, before: Utterance | None, move: Move | None, over: bool) -> None:
        if before is not None:
            (self.ended if over else self.cut).append(before.text)
        self.saying = None

    def _check_order(self, move: Move, cut: Utterance | None, waiting: tuple[Utterance, ...]) -> None:
        said = move.utterance
        if cut is None:
            passed_over = waiting[: waiting.index(said)]
            assert not set(passed_over) & set(self.agenda.waiting)  # those before it were too old
        else:
            assert move.interrupt
            assert said.asked or said.urgency > cut.urgency

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        # What ends within a microsecond has ended: else the estimate of the agenda and ours differ by their rounding.
        while self.saying is not None and self.ends <= end + 2e-6:
            self.now = max(self.now, self.ends)
            self.look()
        self.now = max(self.now, end)

    def die(self) -> None:
        self.agenda.hand_back()
        if self.saying is not None:
            self.cut.append(self.saying.text)
            self.saying = None

    def finish(self) -> None:
        self.look()
        while self.saying is not None:
            self.now = max(self.now, self.ends)
            self.look()


def play(history: list[Batch | Wait | Die], reports: bool, seconds: float) -> tuple[Heard, list[list[Utterance]]]:
    heard = Heard(Agenda(), reports, seconds)
    batches: list[list[Utterance]] = []
    for step in history:
        if isinstance(step, Batch):
            batch = [
                line(f"ligne {len(batches)} {place}", urgency, asked)
                for place, (urgency, asked) in enumerate(step.lines)
            ]
            batches.append(batch)
            heard.agenda.add(batch, heard.now)
            if not step.hurried:
                heard.look()
        elif isinstance(step, Wait):
            heard.look()
            heard.wait(step.seconds)
        else:
            heard.die()
            heard.look()
    heard.finish()
    return heard, batches


@example([Batch(((CHATTER, False), (CHATTER, False)), False), Wait(0.75)], False, 1.0)
@example([Batch(((CHATTER, True),), False), Wait(0.75)], False, 1.0)
@given(steps, st.booleans(), st.floats(0.05, 3.0))
@settings(max_examples=150, deadline=None)
def test_no_alert_is_lost_no_answer_unsaid_and_nothing_said_twice_but_what_was_cut(
    history: list[Batch | Wait | Die], reports: bool, seconds: float
) -> None:
    heard, batches = play(history, reports, seconds)
    every = [utterance for batch in batches for utterance in batch]
    assert heard.agenda.idle
    for utterance in every:
        if utterance.urgency is ALERT and not utterance.asked:
            assert heard.ended.count(utterance.text) == 1
        assert heard.begun.count(utterance.text) <= 1 + heard.cut.count(utterance.text)
        assert heard.ended.count(utterance.text) <= 1
    answers = [[utterance for utterance in batch if utterance.asked] for batch in batches]
    for asked in filter(None, answers):
        assert asked[0].text in heard.begun
    last = next((asked for asked in reversed(answers) if asked), [])
    assert [utterance.text for utterance in last if heard.ended.count(utterance.text) != 1] == []


@given(steps, st.floats(0.01, 0.2))
@settings(max_examples=100, deadline=None)
def test_what_does_not_grow_old_is_said_to_the_end_exactly_once(
    history: list[Batch | Wait | Die], seconds: float
) -> None:
    heard, batches = play(history, True, seconds)
    for utterance in (utterance for batch in batches for utterance in batch):
        if not utterance.asked and utterance.urgency in (OTHERS, RESULT):
            assert heard.ended.count(utterance.text) == 1


@given(st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from(Urgency), st.floats(0.0, 4.0)), max_size=30))
@settings(max_examples=100, deadline=None)
def test_within_the_window_a_repeat_is_never_said_twice(said: list[tuple[str, Urgency, float]]) -> None:
    agenda = Agenda()
    now, ended, begun = 0.0, dict[str, float](), list[tuple[str, float]]()
    for text, urgency, pause in said:
        now += pause
        agenda.add([line(text, urgency)], now)
        while (move := agenda.next(now, speaking=False)) is not None:
            begun.append((move.utterance.text, now))
            now += 0.01
            agenda.next(now, speaking=False) if not agenda.waiting else None
    for text, when in begun:
        assert text not in ended or when - ended[text] >= REPEAT_WINDOW - 0.05
        ended[text] = when
    for text, _urgency, _pause in said:
        assert text in ended

"""The laws of what is said next, without thread or clock."""

from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.agenda import POLL, Agenda, Delivery, LineReport
from audiogames.speech.sink import LineState

REPEAT_WINDOW = 2.5
"""A promised number: the tests hold the program to it."""

CHATTER, OTHERS, RESULT, ALERT = Urgency
SPEAKING, ENDED, CUT, UNKNOWN = LineState


def line(text: str, urgency: Urgency = OTHERS, asked: bool = False, language: str = "fr") -> Utterance:
    return Utterance(text, urgency, Category.PLAY, asked=asked, language=language)


def notice(text: str, urgency: Urgency = OTHERS, language: str = "fr") -> Utterance:
    return Utterance(text, urgency, Category.SYSTEM, language=language)


def answer(text: str) -> Utterance:
    return line(text, RESULT, asked=True)


def reported(agenda: Agenda) -> list[tuple[int, bool]]:
    """Take what became of lines: the id, and whether it was said to its end."""
    reports, agenda.reports = agenda.reports, []
    return [(report.line, report.complete) for report in reports]


def said_in_order(agenda: Agenda, now: float = 0.0, step: float = 0.1) -> list[str]:
    """Run the agenda with a sink on which each line takes one step."""
    texts = []
    while (delivery := agenda.next(now, ENDED)) is not None:
        texts.append(delivery.utterance.text)
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
    assert agenda.next(0.0, UNKNOWN) == Delivery(line("à toi", ALERT), interrupt=False)
    agenda.add([answer("ta main")], 0.1)
    assert agenda.next(0.1, SPEAKING) == Delivery(answer("ta main"), interrupt=True)
    assert agenda.next(0.2, SPEAKING) is None
    assert agenda.next(0.3, ENDED) == Delivery(line("à toi", ALERT), interrupt=False)


@pytest.mark.parametrize(("less", "more"), [(CHATTER, OTHERS), (OTHERS, RESULT), (RESULT, ALERT), (CHATTER, ALERT)])
def test_a_more_urgent_line_cuts_a_less_urgent_one_which_is_said_again(less: Urgency, more: Urgency) -> None:
    agenda = Agenda()
    agenda.add([line("long", less)], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([line("urgent", more)], 0.1)
    assert agenda.next(0.1, SPEAKING) == Delivery(line("urgent", more), interrupt=True)
    assert said_in_order(agenda, 0.2) == ["long"]


@pytest.mark.parametrize("urgency", list(Urgency))
def test_an_equally_urgent_line_waits(urgency: Urgency) -> None:
    agenda = Agenda()
    agenda.add([line("first", urgency)], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([line("second", urgency)], 0.1)
    assert agenda.next(0.1, SPEAKING) is None


def test_a_line_that_was_cut_does_not_cut_in_its_turn() -> None:
    """An alert that an answer has cut waits for the end of the answer: otherwise they cut each other for ever."""
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([answer("ta main")], 0.1)
    agenda.next(0.1, SPEAKING)
    assert agenda.next(0.2, SPEAKING) is None


def test_an_alert_cuts_an_answer_which_is_said_again() -> None:
    agenda = Agenda()
    agenda.add([answer("ta main")], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([line("à toi", ALERT)], 0.1)
    assert agenda.next(0.1, SPEAKING) == Delivery(line("à toi", ALERT), interrupt=True)
    assert said_in_order(agenda, 0.2) == ["ta main"]


def test_less_than_an_alert_does_not_cut_an_answer() -> None:
    agenda = Agenda()
    agenda.add([line("les touches", CHATTER, asked=True)], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([line("tu prends le pli", RESULT)], 0.1)
    assert agenda.next(0.1, SPEAKING) is None


def test_the_lines_of_one_answer_follow_each_other() -> None:
    agenda = Agenda()
    agenda.add([answer("un"), answer("deux"), line("à toi", ALERT)], 0.0)
    assert agenda.next(0.0, UNKNOWN) == Delivery(answer("un"), interrupt=True)
    assert agenda.next(0.1, SPEAKING) is None
    assert said_in_order(agenda, 0.2) == ["deux", "à toi"]


def test_the_next_question_turns_the_page() -> None:
    """As in a menu: what an arrow key said is not said again when the next one cut it."""
    agenda = Agenda()
    agenda.add([answer("un"), answer("deux")], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([answer("trois")], 0.1)
    assert agenda.next(0.1, SPEAKING) == Delivery(answer("trois"), interrupt=True)
    assert said_in_order(agenda, 0.2) == []


def test_the_first_line_of_an_answer_reaches_the_sink_even_if_the_next_question_comes_at_once() -> None:
    agenda = Agenda()
    agenda.add([answer("un")], 0.0)
    agenda.add([answer("deux")], 0.0)
    assert [agenda.next(0.0, UNKNOWN), agenda.next(0.0, SPEAKING)] == [
        Delivery(answer("un"), True),
        Delivery(answer("deux"), True),
    ]


@pytest.mark.parametrize(("urgency", "seconds"), [(CHATTER, 6.0), (OTHERS, 25.0), (RESULT, 60.0)])
def test_a_line_that_waited_too_long_is_dropped_and_no_other(urgency: Urgency, seconds: float) -> None:
    agenda = Agenda()
    agenda.add([line("vieux", urgency)], 0.0)
    assert agenda.next(seconds + 0.1, UNKNOWN) is None
    assert agenda.idle
    agenda.add([line("encore", urgency)], 0.0)
    assert agenda.next(seconds, UNKNOWN) is not None


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


@pytest.mark.parametrize("category", [category for category in Category if category is not Category.SYSTEM])
def test_two_events_that_sound_the_same_are_both_said(category: Category) -> None:
    """As two dice of one colour and one symbol."""
    agenda = Agenda()
    die = Utterance("nuage noir", OTHERS, category)
    agenda.add([die], 0.0)
    agenda.add([die], 0.1)
    assert agenda.next(0.1, UNKNOWN) is not None
    agenda.add([die], 0.2)
    assert said_in_order(agenda, 0.3) == ["nuage noir", "nuage noir"]
    agenda.add([die], 0.6)
    assert said_in_order(agenda, 0.6) == ["nuage noir"]
    assert reported(agenda) == [(1, True), (2, True), (3, True), (4, True)]


def test_a_notice_that_repeats_itself_is_said_once_and_every_id_of_it_reported() -> None:
    agenda = Agenda()
    agenda.add([notice("voix perdue")], 0.0)
    agenda.add([notice("voix perdue")], 0.1)
    assert agenda.next(0.1, UNKNOWN) is not None
    agenda.add([notice("voix perdue")], 0.2)
    assert agenda.next(1.0, ENDED) is None
    assert reported(agenda) == [(1, True), (2, True), (3, True)]
    agenda.add([notice("voix perdue")], 1.0 + REPEAT_WINDOW - 0.1)
    assert agenda.next(10.0, UNKNOWN) is None
    assert reported(agenda) == [(4, True)]


def test_a_notice_repeated_after_the_window_is_said() -> None:
    agenda = Agenda()
    agenda.add([notice("voix perdue")], 0.0)
    assert said_in_order(agenda, 0.0, step=1.0) == ["voix perdue"]
    agenda.add([notice("voix perdue")], 1.0 + REPEAT_WINDOW)
    assert said_in_order(agenda, 1.0 + REPEAT_WINDOW) == ["voix perdue"]


def test_a_notice_that_was_cut_is_said_again_when_it_is_repeated() -> None:
    agenda = Agenda()
    agenda.add([notice("voix perdue")], 0.0)
    agenda.next(0.0, UNKNOWN)
    assert agenda.next(0.1, CUT) is None
    agenda.add([notice("voix perdue")], 0.2)
    assert said_in_order(agenda, 0.2) == ["voix perdue"]
    assert reported(agenda) == [(1, False), (2, True)]


def test_a_notice_in_another_language_is_not_a_repeat() -> None:
    agenda = Agenda()
    agenda.add([notice("six"), notice("six", language="en")], 0.0)
    assert said_in_order(agenda) == ["six", "six"]


@pytest.mark.parametrize("repeated", [True, False])
def test_a_notice_that_waits_moves_on_with_its_repeat_to_the_new_scene(repeated: bool) -> None:
    agenda = Agenda()
    agenda.advance(1)
    agenda.add([notice("carte lue")], 0.0)
    agenda.next(0.0, ENDED)
    agenda.advance(2)
    agenda.add([line("à toi", ALERT)], 0.1)
    agenda.next(0.1, SPEAKING)  # it cuts the notice, which waits now
    if repeated:
        agenda.add([notice("carte lue")], 0.2)
    agenda.advance(2)
    assert said_in_order(agenda, 0.3) == (["carte lue"] if repeated else [])


def test_a_notice_that_waits_is_as_young_as_its_last_repeat() -> None:
    agenda = Agenda()
    agenda.add([notice("carte lue")], 0.0)
    agenda.add([notice("carte lue")], 20.0)
    assert said_in_order(agenda, 45.0) == ["carte lue"]


def test_a_repeat_that_was_asked_for_is_always_said() -> None:
    agenda = Agenda()
    for now in (0.0, 0.1, 0.2):
        agenda.add([answer("ta main")], now)
        assert agenda.next(now, SPEAKING) == Delivery(answer("ta main"), interrupt=True)


def test_a_more_urgent_repeat_lends_its_urgency_to_the_line_that_waits() -> None:
    agenda = Agenda()
    agenda.add([line("pli", OTHERS)], 0.0)
    agenda.add([notice("à toi", CHATTER)], 0.0)
    agenda.add([notice("à toi", ALERT)], 0.0)
    assert said_in_order(agenda) == ["à toi", "pli"]


def test_an_answer_that_may_give_way_does_not_stand_in_for_an_alert() -> None:
    agenda = Agenda()
    agenda.add([answer("le pli"), answer("à toi")], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([notice("à toi", ALERT)], 0.1)
    agenda.add([answer("ta main")], 0.2)
    assert said_in_order(agenda, 0.2) == ["ta main", "à toi"]


def test_an_alert_that_an_answer_has_just_said_is_not_said_again() -> None:
    agenda = Agenda()
    agenda.add([answer("ta main"), answer("à toi")], 0.0)
    assert said_in_order(agenda, 0.0) == ["ta main", "à toi"]
    agenda.add([notice("à toi", ALERT)], 0.5)
    assert said_in_order(agenda, 0.5) == []
    assert reported(agenda) == [(1, True), (2, True), (3, True)]


def test_a_notice_that_waits_while_an_answer_says_it_is_not_said_again() -> None:
    agenda = Agenda()
    agenda.add([answer("à toi")], 0.0)
    agenda.next(0.0, ENDED)
    agenda.add([notice("à toi", ALERT), line("coup")], 0.1)
    assert said_in_order(agenda, 0.5) == ["coup"]
    assert reported(agenda) == [(1, True), (2, True), (3, True)]


def test_silence_forgets_all_but_alerts_not_yet_begun() -> None:
    agenda = Agenda()
    agenda.add([line("à toi", ALERT)], 0.0)
    agenda.next(0.0, UNKNOWN)
    agenda.add([answer("ta main")], 0.0)
    agenda.next(0.0, UNKNOWN)  # it cuts the alert, which waits now
    for utterance in (line("fin de partie", ALERT), line("coup"), line("le pli", ALERT, asked=True)):
        agenda.add([utterance], 0.0)
    agenda.silence()
    assert said_in_order(agenda, 0.1) == ["fin de partie"]


def test_a_sink_that_cannot_tell_is_given_the_time_a_voice_needs() -> None:
    agenda = Agenda(characters_per_second=10.0)
    agenda.add([line("x" * 100), line("suivante")], 0.0)
    agenda.next(1.0, UNKNOWN)
    assert agenda.due(1.0, UNKNOWN) == 10.25
    assert agenda.due(5.0, UNKNOWN) == 6.25
    assert agenda.next(11.2, UNKNOWN) is None
    assert agenda.next(11.25, UNKNOWN) == Delivery(line("suivante"), interrupt=False)
    assert agenda.reports == [LineReport(1, complete=True, estimated=True)]


def test_a_sink_that_loses_the_end_of_a_line_does_not_block_the_rest() -> None:
    agenda = Agenda()
    agenda.add([line("un"), line("deux")], 0.0)
    agenda.next(0.0, SPEAKING)
    assert agenda.next(12.0, SPEAKING) is None
    assert agenda.next(20.0, SPEAKING) == Delivery(line("deux"), interrupt=False)
    assert agenda.reports == [LineReport(1, complete=False)], "nobody knows that it was heard"


def test_it_is_due_at_once_only_when_something_can_be_said() -> None:
    agenda = Agenda()
    assert agenda.due(0.0, ENDED) is None
    agenda.add([line("un")], 0.0)
    assert agenda.due(0.0, ENDED) == 0.0


# What becomes of each line.


def test_a_line_said_to_its_end_is_reported_then_and_not_before() -> None:
    agenda = Agenda()
    assert agenda.add([line("un"), line("deux")], 0.0) == (1, 2)
    agenda.next(0.0, ENDED)
    agenda.next(0.1, SPEAKING)
    assert agenda.reports == []
    agenda.next(0.2, ENDED)
    assert agenda.reports == [LineReport(1, complete=True, estimated=False)]


def test_a_line_cut_and_said_again_is_reported_once_when_it_was_heard() -> None:
    agenda = Agenda()
    agenda.add([line("coup")], 0.0)
    agenda.next(0.0, ENDED)
    agenda.add([line("à toi", ALERT)], 0.1)
    agenda.next(0.1, SPEAKING)
    assert reported(agenda) == []
    said_in_order(agenda, 0.2)
    assert reported(agenda) == [(2, True), (1, True)]


def test_an_answer_that_the_next_question_cuts_is_reported_as_cut_with_the_rest_of_it() -> None:
    agenda = Agenda()
    agenda.add([answer("un"), answer("deux")], 0.0)
    agenda.next(0.0, ENDED)
    agenda.add([answer("trois")], 0.1)
    assert reported(agenda) == [(2, False)]
    agenda.next(0.1, SPEAKING)
    assert reported(agenda) == [(1, False)]
    said_in_order(agenda, 0.2)
    assert reported(agenda) == [(3, True)]


def test_a_line_stopped_by_someone_else_is_reported_as_cut_and_not_said_again() -> None:
    agenda = Agenda()
    agenda.add([line("coup"), line("suivant")], 0.0)
    agenda.next(0.0, ENDED)
    assert agenda.next(0.1, CUT) == Delivery(line("suivant"), interrupt=False)
    assert reported(agenda) == [(1, False)]


def test_what_grows_old_moves_out_of_scene_or_is_silenced_is_reported_as_cut() -> None:
    agenda = Agenda()
    agenda.add([line("vieux", CHATTER)], 0.0)
    agenda.next(6.1, ENDED)
    assert reported(agenda) == [(1, False)]
    agenda.add([line("coup")], 10.0)
    agenda.advance("suite")
    assert reported(agenda) == [(2, False)]
    agenda.add([line("dite"), line("en attente")], 11.0)
    agenda.next(11.0, ENDED)
    agenda.silence()
    assert reported(agenda) == [(3, False), (4, False)]


def test_a_line_whose_sink_died_is_reported_when_the_next_has_said_it() -> None:
    agenda = Agenda()
    agenda.add([line("coup")], 0.0)
    agenda.next(0.0, ENDED)
    agenda.hand_back()
    assert reported(agenda) == []
    said_in_order(agenda, 1.0)
    assert reported(agenda) == [(1, True)]


def test_a_closed_agenda_reports_all_that_is_left_and_all_that_comes() -> None:
    agenda = Agenda()
    agenda.add([line("dite"), line("à toi", ALERT)], 0.0)
    agenda.next(0.0, ENDED)
    agenda.close()
    agenda.add([line("trop tard")], 0.1)
    assert sorted(reported(agenda)) == [(1, False), (2, False), (3, False)]
    assert agenda.idle


def test_lines_that_are_withdrawn_are_not_said_and_reported_as_cut() -> None:
    agenda = Agenda()
    agenda.add([line("un"), line("deux"), line("trois")], 0.0)
    agenda.next(0.0, ENDED)
    assert agenda.withdraw([2, 99]) is False
    assert agenda.withdraw([1]) is True, "it is being said: the sink must be cut"
    assert agenda.withdraw([1, 2]) is False
    assert reported(agenda) == [(2, False), (1, False)]
    assert agenda.waiting == (line("trois"),)
    assert said_in_order(agenda, 0.1) == ["trois"]


def test_a_notice_is_said_as_long_as_one_of_its_ids_is_not_withdrawn() -> None:
    agenda = Agenda()
    agenda.add([notice("voix perdue"), notice("voix perdue")], 0.0)
    agenda.withdraw([1])
    assert said_in_order(agenda) == ["voix perdue"]
    assert reported(agenda) == [(1, False), (2, True)]


def test_a_sink_that_speaks_is_looked_at_often_enough_to_date_the_end() -> None:
    agenda = Agenda()
    agenda.add([line("un")], 0.0)
    agenda.next(0.0, ENDED)
    assert agenda.due(0.0, SPEAKING) == POLL <= 0.02
    assert agenda.due(0.0, ENDED) == agenda.due(0.0, CUT) == 0.0


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

    def _state(self, before: Utterance | None, over: bool) -> LineState:
        if not self.reports:
            return UNKNOWN
        return ENDED if before is None or over else SPEAKING

    def look(self) -> None:
        while True:
            over = self.now >= self.ends
            before, waiting = self.saying, self.agenda.waiting
            delivery = self.agenda.next(self.now, self._state(before, over))
            if self.agenda.current is None or delivery is not None:
                self._leave(before, delivery, over)
            if delivery is None:
                return
            self._check_order(delivery, before if not over else None, waiting)
            self.begun.append(delivery.utterance.text)
            self.saying = delivery.utterance
            took = self.seconds if self.reports else self.agenda.duration(delivery.utterance) + 1e-6
            self.ends = self.now + took

    def _leave(self, before: Utterance | None, delivery: Delivery | None, over: bool) -> None:
        if before is not None:
            (self.ended if over else self.cut).append(before.text)
        self.saying = None

    def _check_order(self, delivery: Delivery, cut: Utterance | None, waiting: tuple[Utterance, ...]) -> None:
        said = delivery.utterance
        if cut is None:
            passed_over = waiting[: waiting.index(said)]
            assert not set(passed_over) & set(self.agenda.waiting)  # those before it were too old
        else:
            assert delivery.interrupt
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
    said = {report.line: report.complete for report in heard.agenda.reports}
    assert sorted(report.line for report in heard.agenda.reports) == list(range(1, len(every) + 1))
    assert [line.text for id, line in enumerate(every, 1) if said[id]] == [
        line.text for line in every if line.text in heard.ended
    ]
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
        agenda.add([notice(text, urgency)], now)
        while (delivery := agenda.next(now, ENDED)) is not None:
            begun.append((delivery.utterance.text, now))
            now += 0.01
            agenda.next(now, ENDED) if not agenda.waiting else None
    for text, when in begun:
        assert text not in ended or when - ended[text] >= REPEAT_WINDOW - 0.05
        ended[text] = when
    for text, _urgency, _pause in said:
        assert text in ended

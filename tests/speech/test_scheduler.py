"""The speaker: its thread, and the replacement of a sink that dies."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from queue import SimpleQueue

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance, expected_seconds
from audiogames.speech import scheduler
from audiogames.speech.agenda import LineReport
from audiogames.speech.choose import Chooser, Maker
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, LineState, Problem, Sink, SinkDied, SinkUnavailable
from audiogames.speech.sinks.soundless import SpokenCall, TranscriptSink

from .channel import LIMIT


def line(text: str, urgency: Urgency = Urgency.OTHERS, braille: str = "", asked: bool = False) -> Utterance:
    return Utterance(text, urgency, Category.PLAY, braille=braille, asked=asked)


class FakeSink:
    """Speaks until told that the line is over; dies when told to."""

    def __init__(self, name: str = "screen-reader") -> None:
        self.info = Availability(name)
        self.lines: list[str] = []
        self.brailled: list[str] = []
        self.silenced = 0
        self.closed = 0
        self.brailles = True
        self.state = LineState.ENDED
        self.fault: Exception | None = None
        self.on_speak: Callable[[], None] = lambda: None

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self._fail()
        self.lines.append(text)
        self.state = LineState.SPEAKING
        self.on_speak()

    def braille(self, text: str) -> None:
        self.brailled.append(text)

    def silence(self) -> None:
        self._fail()
        self.silenced += 1
        self.state = LineState.CUT

    def line_state(self) -> LineState:
        self._fail()
        return self.state

    def close(self) -> None:
        self.closed += 1

    def end(self) -> None:
        self.state = LineState.ENDED

    def die(self) -> None:
        self.fault = SinkDied(self.info._replace(problem=Problem.WORKER_FAILED))

    def _fail(self) -> None:
        if self.fault is not None:
            raise self.fault


class Stage:
    """A speaker with a clock of its own and sinks that come and go; driven by hand, without its thread."""

    def __init__(self, **sinks: Sequence[Sink]) -> None:
        self.now = 0.0
        self.left = {name.replace("_", "-"): list(queue) for name, queue in sinks.items()}
        self.told: list[tuple[str, str]] = []
        self.opened: list[str] = []
        self.reports: list[LineReport] = []
        makers: dict[str, Maker] = {name: self._maker(name) for name in self.left}
        self.speaker = Speaker(
            Chooser("auto", makers),
            on_replaced=lambda old, new: self.told.append((old.sink, new.sink)),
            on_opened=lambda info, passed_over: self.opened.append(info.sink),
            on_report=self.reports.append,
            clock=lambda: self.now,
        )

    def pump(self) -> float | None:
        """Let the speaker do all that is due now."""
        for _ in range(100):
            due = self.speaker.pump()
            if due != 0.0:
                return due
        raise AssertionError("the speaker never rests")

    def say(self, *texts: str, urgency: Urgency = Urgency.OTHERS) -> list[int]:
        return [id for text in texts for id in self.speaker.say(line(text, urgency))]

    def tell(self, text: str, urgency: Urgency = Urgency.OTHERS) -> None:
        self.speaker.say(line(text, urgency))

    def _maker(self, name: str) -> Callable[[], Sink]:
        def make() -> Sink:
            if not self.left[name]:
                raise SinkUnavailable(Availability(name, problem=Problem.WORKER_FAILED))
            return self.left[name].pop(0)

        return make


def test_lines_go_to_the_sink_one_at_a_time() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.say("un", "deux")
    stage.pump()
    assert sink.lines == ["un"]
    sink.end()
    stage.pump()
    assert sink.lines == ["un", "deux"]


def test_each_line_is_sent_to_the_braille_display_in_its_braille_form() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.speaker.say(line("Anna joue le sept bleu.", braille="Anna b7"))
    assert not stage.speaker.brailles, "nothing speaks yet"
    stage.pump()
    assert stage.speaker.brailles
    assert sink.brailled == ["Anna b7"]


def test_a_line_without_a_braille_form_is_sent_as_it_is_and_none_where_there_is_no_display() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.speaker.say(line("Anna joue le sept bleu."))
    stage.pump()
    assert sink.brailled == ["Anna joue le sept bleu."]
    sink.brailles = False
    stage.speaker.say(line("Bob joue.", braille="Bob"))
    sink.end()
    stage.pump()
    assert sink.brailled == ["Anna joue le sept bleu."]
    assert not stage.speaker.brailles


def test_the_sink_chosen_and_those_passed_over_are_told() -> None:
    stage = Stage(screen_reader=[], espeak=[FakeSink("espeak")])
    stage.pump()
    assert stage.opened == ["espeak"]
    assert stage.speaker.info == Availability("espeak")


def test_a_sink_that_dies_while_speaking_is_replaced_and_no_line_is_lost() -> None:
    first, second = FakeSink(), FakeSink()
    stage = Stage(screen_reader=[first, second])
    stage.say("un", "deux", "trois")
    stage.pump()
    first.die()
    stage.pump()
    for _ in range(3):
        second.end()
        stage.pump()
    assert (first.lines, second.lines) == (["un"], ["un", "deux", "trois"])
    assert first.closed == 1
    assert stage.told == [("screen-reader", "screen-reader")]


def test_a_sink_that_refuses_the_line_is_replaced_and_the_line_said_by_the_next() -> None:
    first, second = FakeSink(), FakeSink("pyttsx3")
    first.die()
    stage = Stage(screen_reader=[first], pyttsx3=[second])
    stage.say("un")
    stage.pump()
    assert second.lines == ["un"]
    assert stage.told == []
    second.end()
    stage.pump()
    assert stage.told == [("screen-reader", "pyttsx3")]


def test_a_sink_with_an_unforeseen_fault_is_replaced_too() -> None:
    first, second = FakeSink(), FakeSink("espeak")
    first.fault = ZeroDivisionError()
    stage = Stage(screen_reader=[first], espeak=[second])
    stage.say("un")
    stage.pump()
    assert second.lines == ["un"]


def test_the_alert_that_tells_of_the_replacement_follows_the_line_that_was_cut() -> None:
    first, second = FakeSink(), FakeSink()
    stage = Stage(screen_reader=[first, second])
    stage.speaker._on_replaced = lambda old, new: stage.tell("La voix a changé", Urgency.ALERT)
    stage.say("un", "deux")
    stage.pump()
    first.die()
    stage.pump()
    second.end()
    stage.pump()
    assert second.lines == ["un", "La voix a changé"]


def test_while_nothing_can_speak_lines_wait_and_it_is_told_once() -> None:
    first, second = FakeSink(), FakeSink()
    stage = Stage(screen_reader=[first])
    stage.say("un")
    stage.pump()
    first.die()
    for _ in range(40):
        stage.now += scheduler.RETRY
        stage.pump()
    stage.say("deux")
    assert stage.told == [("screen-reader", "none")]
    assert stage.speaker.info is None
    stage.left["screen-reader"].append(second)
    stage.now += scheduler.LOOK_BACK
    stage.pump()
    second.end()
    stage.pump()
    assert second.lines == ["un", "deux"]
    assert stage.told[1:] == [("screen-reader", "screen-reader")]


def test_looking_for_a_voice_does_not_go_on_without_pause() -> None:
    first = FakeSink()
    stage = Stage(screen_reader=[first])
    stage.pump()
    first.die()
    stage.say("un")
    assert stage.pump() == scheduler.RETRY


def test_a_search_that_finds_nothing_is_repeated_ever_more_seldom() -> None:
    first = FakeSink()
    stage = Stage(screen_reader=[first])
    stage.pump()
    first.die()
    stage.say("un")
    waits = []
    for _ in range(6):
        due = stage.pump()
        assert due is not None
        waits.append(due)
        stage.now += due
    assert waits == [1.0, 2.0, 4.0, 8.0, scheduler.LOOK_BACK, scheduler.LOOK_BACK]


def test_a_voice_without_a_sound_card_is_tried_once() -> None:
    mute, never = FakeSink("espeak"), FakeSink("espeak")
    stage = Stage(espeak=[mute, never])
    mute.fault = SinkDied(mute.info._replace(problem=Problem.PLAYER_FAILED))
    stage.say("un")
    for _ in range(100):
        stage.pump()
        stage.now += scheduler.LOOK_BACK
    assert stage.told == [("espeak", "none")]
    assert stage.left["espeak"] == [never]


def test_voices_that_open_and_cannot_be_heard_are_not_announced_and_the_loss_is_told_once() -> None:
    """On a computer without a sound card each voice opens, and fails at its first line."""
    mute = [FakeSink("espeak"), *(FakeSink("pyttsx3") for _ in range(4))]
    for sink in mute:
        sink.fault = SinkDied(sink.info._replace(problem=Problem.WORKER_FAILED))
    first = FakeSink("screen-reader")
    stage = Stage(screen_reader=[first], espeak=mute[:1], pyttsx3=mute[1:])
    stage.say("un")
    stage.pump()
    first.die()
    for _ in range(200):
        stage.pump()
        stage.now += scheduler.LOOK_BACK
    assert stage.left["pyttsx3"] == [], "all were tried"
    assert stage.told == [("pyttsx3", "none")]


def test_a_voice_that_has_been_heard_may_come_back_after_its_player_failed() -> None:
    first, second = FakeSink("espeak"), FakeSink("espeak")
    stage = Stage(espeak=[first, second])
    stage.say("un", "deux")
    stage.pump()
    first.end()
    stage.pump()
    first.fault = SinkDied(first.info._replace(problem=Problem.PLAYER_FAILED))
    stage.pump()
    assert second.lines == ["deux"]


def test_without_any_voice_from_the_start_lines_pass_in_silence() -> None:
    stage = Stage()
    stage.say("un", "deux")
    assert stage.pump() is None
    assert stage.speaker.info == Availability("none")
    assert stage.speaker.wait_until_quiet(0.0)


def test_a_sink_that_dies_twice_without_a_line_is_left_out_for_a_while() -> None:
    dying = [FakeSink("espeak") for _ in range(3)]
    for sink in dying[:2]:
        sink.die()
    stage = Stage(espeak=list(dying), pyttsx3=[FakeSink("pyttsx3")])
    stage.say("un")
    stage.pump()
    assert stage.speaker.info == Availability("pyttsx3")


def test_the_better_voice_is_taken_back_when_it_returns() -> None:
    first, fallback, returned = FakeSink(), FakeSink("pyttsx3"), FakeSink()
    stage = Stage(screen_reader=[first], pyttsx3=[fallback])
    stage.say("un")
    stage.pump()
    first.die()
    stage.pump()
    fallback.end()
    assert stage.pump() == pytest.approx(scheduler.LOOK_BACK)
    stage.left["screen-reader"].append(returned)
    stage.now += scheduler.LOOK_BACK
    stage.pump()
    stage.say("deux")
    stage.pump()
    returned.end()
    stage.pump()
    assert (fallback.lines, returned.lines, fallback.closed) == (["un"], ["deux"], 1)
    assert stage.told == [("screen-reader", "pyttsx3"), ("pyttsx3", "screen-reader")]


def test_silence_stops_the_sink() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.say("un", "deux")
    stage.pump()
    stage.speaker.silence()
    stage.pump()
    assert (sink.silenced, sink.lines) == (1, ["un"])


def test_changing_the_voice_says_the_line_again_with_the_new_one() -> None:
    old, new = FakeSink(), FakeSink("espeak")
    stage = Stage(screen_reader=[old])
    stage.say("un", "deux")
    stage.pump()
    stage.speaker.change(Chooser("espeak", {"espeak": lambda: new}))
    stage.pump()
    assert (new.lines, old.silenced, old.closed) == (["un"], 1, 1)
    assert stage.opened == ["screen-reader", "espeak"]


# What becomes of each line.


def test_a_line_is_reported_when_its_sink_has_said_it_to_the_end() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    one, two = stage.say("un", "deux")
    assert two == one + 1
    stage.pump()
    assert stage.reports == []
    sink.end()
    stage.pump()
    assert stage.reports == [LineReport(one, complete=True)]


def test_ids_of_one_speaker_are_of_no_other() -> None:
    assert Stage().say("un") < Stage().say("deux")


def test_what_silence_cuts_is_reported_at_once() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    one, two = stage.say("un", "deux")
    stage.pump()
    stage.speaker.silence()
    stage.pump()
    assert stage.reports == [LineReport(one, complete=False), LineReport(two, complete=False)]


def test_what_is_told_after_silence_is_not_cut_with_what_was_told_before() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.say("un")
    stage.pump()
    stage.speaker.silence()
    stage.say("deux")
    stage.pump()
    assert (sink.lines, sink.state) == (["un", "deux"], LineState.SPEAKING)


def test_a_line_that_is_withdrawn_while_it_is_being_said_is_cut_and_the_next_is_said() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    one, two, three = stage.say("un", "deux", "trois")
    stage.pump()
    stage.speaker.withdraw(one, two)
    stage.pump()
    assert (sink.lines, sink.silenced) == (["un", "trois"], 1)
    assert stage.reports == [LineReport(one, complete=False), LineReport(two, complete=False)]
    stage.speaker.withdraw(three, two)
    stage.pump()
    assert stage.reports[2:] == [LineReport(three, complete=False)]


def test_what_others_did_before_the_game_moved_on_is_reported_as_cut() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    _, two = stage.say("un", "deux")
    stage.pump()
    stage.speaker.advance("suite")
    stage.pump()
    assert stage.reports == [LineReport(two, complete=False)]


def test_a_line_whose_sink_died_is_reported_once_by_the_next_that_says_it() -> None:
    first, second = FakeSink(), FakeSink()
    stage = Stage(screen_reader=[first, second])
    (one,) = stage.say("un")
    stage.pump()
    first.die()
    stage.pump()
    assert stage.reports == []
    second.end()
    stage.pump()
    assert stage.reports == [LineReport(one, complete=True)]


def test_a_sink_that_cannot_know_ends_is_estimated_at_the_pace_that_was_granted() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    one, _ = stage.say("x" * 18, "x" * 18)
    stage.pump()
    sink.state = LineState.UNKNOWN
    assert stage.pump() == pytest.approx(expected_seconds("x" * 18))
    stage.speaker.pace(9.0)
    assert stage.pump() == pytest.approx(expected_seconds("x" * 18, 9.0))
    stage.now += 2.0
    stage.pump()
    assert stage.reports == []
    stage.now += 0.26
    stage.pump()
    assert stage.reports == [LineReport(one, complete=True, estimated=True)]


def test_where_nothing_speaks_or_all_is_written_lines_are_reported_at_once() -> None:
    for stage in (Stage(), Stage(transcript=[TranscriptSink()])):
        ids = stage.say("un", "deux")
        stage.pump()
        assert stage.reports == [LineReport(id, complete=True) for id in ids]


def test_closing_reports_what_is_left_and_what_is_told_too_late() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    ids = stage.say("un", "deux")
    stage.pump()
    stage.speaker.close()
    assert sink.closed == 1
    assert sorted(stage.reports) == [LineReport(id, complete=False) for id in ids]
    (late,) = stage.say("trop tard")
    assert stage.reports[2:] == [LineReport(late, complete=False)]


def test_a_report_may_be_answered_with_the_next_line() -> None:
    sink = FakeSink()
    stage = Stage(screen_reader=[sink])
    stage.speaker._on_report = lambda report: stage.tell(f"{len(sink.lines) + 1}")
    stage.say("un")
    stage.pump()
    for _ in range(2):
        sink.end()
        stage.pump()
        stage.pump()
    assert sink.lines == ["un", "2", "3"]


class Reports(RuleBasedStateMachine):
    """Whatever happens to lines and sinks: one report of each line, complete only if a sink said it to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.sinks = [FakeSink()]
        self.stage = Stage(screen_reader=self.sinks[:])
        self.told: dict[int, str] = {}
        self.heard: set[str] = set()

    @property
    def sink(self) -> FakeSink:
        return self.sinks[-1]

    @rule(
        kinds=st.lists(st.tuples(st.sampled_from(Urgency), st.booleans()), min_size=1, max_size=3),
        notice=st.booleans(),
    )
    def say(self, kinds: list[tuple[Urgency, bool]], notice: bool) -> None:
        lines = [
            Utterance("avis" if notice else f"ligne {len(self.told)} {place}", urgency, category, asked=asked)
            for category in [Category.SYSTEM if notice else Category.PLAY]
            for place, (urgency, asked) in enumerate(kinds)
        ]
        ids = self.stage.speaker.say(*lines)
        self.told.update(zip(ids, (line.text for line in lines), strict=True))

    @rule()
    def look(self) -> None:
        self.stage.pump()

    @rule(state=st.sampled_from([LineState.ENDED, LineState.CUT, LineState.UNKNOWN]))
    def become(self, state: LineState) -> None:
        if self.sink.state is LineState.SPEAKING:
            self.sink.state = state
            if state is not LineState.CUT:
                self.heard.add(self.sink.lines[-1])

    @rule(seconds=st.floats(0.01, 40.0))
    def wait(self, seconds: float) -> None:
        self.stage.now += seconds

    @rule()
    def die(self) -> None:
        self.sink.die()
        self._bring_another()

    @rule()
    def change(self) -> None:
        self._bring_another()
        self.stage.speaker.change(Chooser("screen-reader", {"screen-reader": self.stage._maker("screen-reader")}))

    @rule()
    def silence(self) -> None:
        self.stage.speaker.silence()

    @rule(back=st.integers(1, 3))
    def withdraw(self, back: int) -> None:
        self.stage.speaker.withdraw(*list(self.told)[-back:])

    @rule(scene=st.integers(0, 2))
    def advance(self, scene: int) -> None:
        self.stage.speaker.advance(scene)

    @invariant()
    def no_line_is_reported_twice_or_heard_where_no_sink_said_it(self) -> None:
        reported = [report.line for report in self.stage.reports]
        assert len(set(reported)) == len(reported)
        assert set(reported) <= set(self.told)
        assert {self.told[report.line] for report in self.stage.reports if report.complete} <= self.heard

    def teardown(self) -> None:
        self.stage.speaker.close()
        assert sorted(report.line for report in self.stage.reports) == sorted(self.told)

    def _bring_another(self) -> None:
        """Let a new sink be there for the next search; the one in use says no more."""
        self.stage.now += scheduler.LOOK_BACK  # so that the next search is due
        self.sinks.append(FakeSink())
        self.stage.left["screen-reader"][:] = self.sinks[-1:]


TestReports = Reports.TestCase
TestReports.settings = settings(max_examples=100, stateful_step_count=30, deadline=None)


# With its thread and the real clock.


def test_lines_said_while_the_voice_is_being_chosen_wait_for_it() -> None:
    """Opening may take a second; the face never waits for it."""
    chosen = threading.Event()
    sink = TranscriptSink()

    def slow() -> Sink:
        assert chosen.wait(LIMIT)
        return sink

    with closing(Speaker(Chooser("transcript", {"transcript": slow}))) as speaker:
        speaker.start()
        for number in range(100):
            speaker.say(line(f"ligne {number}"))  # were it to wait for the voice, that would wait for it in vain
        assert speaker.info is None
        chosen.set()
        assert speaker.wait_until_quiet(LIMIT)
    assert sink.lines == [f"ligne {number}" for number in range(100)]


def test_the_sink_is_opened_used_and_closed_in_one_thread() -> None:
    """Objects of Windows screen readers belong to the thread that made them."""
    threads: set[int] = set()

    class Watched(TranscriptSink):
        def __init__(self) -> None:
            super().__init__()
            threads.add(threading.get_ident())

        def speak(self, text: str, language: str, interrupt: bool) -> None:
            threads.add(threading.get_ident())
            super().speak(text, language, interrupt)

        def close(self) -> None:
            threads.add(threading.get_ident())

    with closing(Speaker(Chooser("transcript", {"transcript": Watched}))) as speaker:
        speaker.start()
        speaker.say(line("un"))
        assert speaker.wait_until_quiet(LIMIT)
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_an_idle_speaker_hands_a_line_to_the_sink_within_5_milliseconds() -> None:
    """Median of 200, so that other work on the machine does not decide."""
    arrived = threading.Event()
    when = 0.0

    class Timed(TranscriptSink):
        def speak(self, text: str, language: str, interrupt: bool) -> None:
            nonlocal when
            when = time.perf_counter()
            arrived.set()

    delays = []
    with closing(Speaker(Chooser("transcript", {"transcript": Timed}))) as speaker:
        speaker.start()
        for number in range(200):
            assert speaker.wait_until_quiet(LIMIT)
            arrived.clear()
            start = time.perf_counter()
            speaker.say(line(f"ligne {number}"))
            assert arrived.wait(LIMIT)
            delays.append(when - start)
    assert sorted(delays)[100] < 0.005


def test_the_end_of_a_line_is_reported_within_30_milliseconds() -> None:
    """Median of 30, so that other work on the machine does not decide."""
    sink, begun, delays = FakeSink(), threading.Event(), []
    sink.on_speak = begun.set
    reports: SimpleQueue[float] = SimpleQueue()
    speaker = Speaker(
        Chooser("screen-reader", {"screen-reader": lambda: sink}),
        on_report=lambda report: reports.put(time.perf_counter()),
    )
    with closing(speaker):
        speaker.start()
        for number in range(30):
            begun.clear()
            speaker.say(line(f"ligne {number}"))
            assert begun.wait(LIMIT)
            end = time.perf_counter()
            sink.end()
            delays.append(reports.get(timeout=LIMIT) - end)
    assert sorted(delays)[15] < 0.03


def test_closing_reports_the_rest_even_while_a_sink_hangs_and_nothing_twice_when_it_goes_on() -> None:
    sink, begun, free = FakeSink(), threading.Event(), threading.Event()

    def hang() -> None:
        begun.set()
        assert free.wait(LIMIT)

    sink.on_speak = hang
    reports: list[LineReport] = []
    speaker = Speaker(Chooser("screen-reader", {"screen-reader": lambda: sink}), on_report=reports.append)
    speaker.start()
    ids = speaker.say(line("un"), line("deux"))
    assert begun.wait(LIMIT)
    speaker.close(timeout=0.01)
    assert sorted(reports) == [LineReport(id, complete=False) for id in ids]
    free.set()
    speaker.close()
    assert len(reports) == 2


def test_what_is_withdrawn_is_cut_and_reported_though_nothing_else_happens() -> None:
    """With a sink that cannot know the end, so that the speaker sleeps until it is woken."""
    sink, begun = FakeSink(), threading.Event()

    def begin() -> None:
        sink.state = LineState.UNKNOWN
        begun.set()

    sink.on_speak = begin
    reports: SimpleQueue[LineReport] = SimpleQueue()
    with closing(Speaker(Chooser("screen-reader", {"screen-reader": lambda: sink}), on_report=reports.put)) as speaker:
        speaker.start()
        (first,) = speaker.say(line("x" * 10_000))
        assert begun.wait(LIMIT)
        speaker.withdraw(first)
        assert reports.get(timeout=LIMIT) == LineReport(first, complete=False)
        assert speaker.wait_until_quiet(LIMIT)
        assert sink.silenced == 1


def test_it_sleeps_until_the_estimated_end_of_a_line() -> None:
    looks = 0
    begun = threading.Event()

    class Unknowing(TranscriptSink):
        def speak(self, text: str, language: str, interrupt: bool) -> None:
            begun.set()

        def line_state(self) -> LineState:
            nonlocal looks
            looks += 1
            return LineState.UNKNOWN

    with closing(Speaker(Chooser("transcript", {"transcript": Unknowing}))) as speaker:
        speaker.start()
        speaker.say(line("x" * 10_000))
        assert begun.wait(LIMIT)
        assert not speaker.wait_until_quiet(0.1)
    assert looks <= 3


def test_it_is_quiet_only_once_the_last_report_was_made() -> None:
    reporting, free = threading.Event(), threading.Event()

    def report(_: LineReport) -> None:
        reporting.set()
        assert free.wait(LIMIT)

    with closing(Speaker(Chooser("none"), on_report=report)) as speaker:
        speaker.start()
        speaker.say(line("un"))
        assert reporting.wait(LIMIT)
        assert not speaker.wait_until_quiet(0.02)
        free.set()
        assert speaker.wait_until_quiet(LIMIT)


def test_closing_ends_the_thread_even_while_a_line_is_being_said() -> None:
    sink, begun = FakeSink(), threading.Event()
    sink.on_speak = begun.set
    speaker = Speaker(Chooser("screen-reader", {"screen-reader": lambda: sink}))
    speaker.start()
    speaker.say(line("longue"))
    assert begun.wait(LIMIT)
    assert speaker.wait_until_quiet(0.05) is False
    speaker.close()
    assert sink.closed == 1
    assert "speech" not in [thread.name for thread in threading.enumerate()]


def test_a_new_line_wakes_a_speaker_that_waits_for_the_end_of_another() -> None:
    sink = TranscriptSink()
    heard = threading.Event()

    class Unknowing(TranscriptSink):
        def line_state(self) -> LineState:
            return LineState.UNKNOWN

        def speak(self, text: str, language: str, interrupt: bool) -> None:
            if not heard.is_set():  # what was cut is said again a moment later
                sink.speak(text, language, interrupt)
            if text == "urgente":
                heard.set()

    with closing(Speaker(Chooser("transcript", {"transcript": Unknowing}))) as speaker:
        speaker.start()
        speaker.say(line("x" * 2000))
        speaker.say(line("urgente", Urgency.ALERT))
        assert heard.wait(LIMIT)
    assert sink.spoken[-1] == SpokenCall("urgente", "fr", interrupt=len(sink.spoken) > 1)

"""Sinks whose lines are heard from where they come from: what they are given, and that a reply then stays in lines."""

import io
from collections.abc import Iterator

import pytest

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local.computer import Computer
from audiogames.narration.narrator import Utterance
from audiogames.play.conversation import Conversation
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Talk
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import PlacedSink
from audiogames.speech.sinks.soundless import TranscriptSink

from .channel import LIMIT


class Round(TranscriptSink):
    """Keeps where each line came from; says each at once, as a transcript does."""

    places = True

    def __init__(self) -> None:
        super().__init__()
        self.heard_from: list[tuple[str, str, bool]] = []

    def speak_from(self, utterance: Utterance, interrupt: bool) -> None:
        self.heard_from.append((utterance.text, utterance.place, utterance.private))


def line(text: str, place: str, private: bool = False) -> Utterance:
    return Utterance(text, Urgency.OTHERS, Category.PLAY, place=place, private=private)


@pytest.fixture
def sink() -> Round:
    return Round()


@pytest.fixture
def speaker(sink: TranscriptSink) -> Iterator[Speaker]:
    speaker = Speaker(Chooser("transcript", {"transcript": lambda: sink}))
    speaker.start()
    speaker.say(line("Bonjour.", "table"))
    assert speaker.wait_until_quiet(LIMIT)  # so that the sink is open
    yield speaker
    speaker.close()


def at(speaker: Speaker) -> Computer:
    computer = Computer(StreamConsole(io.StringIO(), io.StringIO()), Preferences(Conversation()))
    computer.speaker = speaker
    return computer


@pytest.fixture
def computer(speaker: Speaker) -> Computer:
    return at(speaker)


def reply(computer: Computer, *messages: Message) -> None:
    """Answer in one breath."""

    def talk() -> Talk[None]:
        computer.conversation.breath.answer(*messages)
        yield from ()

    hold(computer, talk())


def test_a_sink_that_places_its_lines_is_given_each_with_its_place_and_no_other_call(
    speaker: Speaker, sink: Round
) -> None:
    speaker.say(line("Anna joue.", "seat-1"), line("Vous piochez.", "me", private=True))
    assert speaker.wait_until_quiet(LIMIT)
    assert sink.heard_from[1:] == [("Anna joue.", "seat-1", False), ("Vous piochez.", "me", True)]
    assert sink.spoken == []


def test_only_such_a_sink_counts_as_one(sink: Round) -> None:
    assert isinstance(sink, PlacedSink)
    assert not isinstance(TranscriptSink(), PlacedSink)


def test_a_reply_stays_in_lines_so_that_each_sounds_from_its_own_place(computer: Computer, sink: Round) -> None:
    reply(
        computer,
        Message("text", {"text": "Anna joue."}, place="seat-1"),
        Message("text", {"text": "À vous."}, place="me"),
    )
    assert computer.speaker is not None
    assert computer.speaker.wait_until_quiet(LIMIT)
    assert sink.heard_from[1:] == [("Anna joue.", "seat-1", False), ("À vous.", "me", False)]


def test_an_answer_in_lines_is_cut_as_a_whole_by_the_next_answer(sink: Round) -> None:
    """All lines of a reply are asked for and of one batch: none waits for the answer to the next key."""
    speaker = Speaker(Chooser("transcript", {"transcript": lambda: sink}))
    speaker.pump()  # by hand, without its thread: what it is told waits
    computer = at(speaker)
    reply(computer, *(Message("text", {"text": text}, place="me") for text in ("Un.", "Deux.", "Trois.")))
    reply(computer, Message("text", {"text": "Quatre."}))
    # The first line of an answer always reaches the sink; the rest of it goes with the next question.
    assert [waiting.text for waiting in speaker._agenda.waiting] == ["Un.", "Quatre."]
    speaker.close()


class TestWithoutPlaces:
    """A sink as they all were before: nothing changes for it."""

    @pytest.fixture
    def sink(self) -> TranscriptSink:
        return TranscriptSink()

    def test_a_reply_is_said_in_one_breath(self, computer: Computer, sink: TranscriptSink) -> None:
        said = Message("text", {"text": "Anna joue."}, place="seat-1"), Message("text", {"text": "À vous."}, place="me")
        reply(computer, *said)
        assert computer.speaker is not None
        assert computer.speaker.wait_until_quiet(LIMIT)
        assert [spoken.text for spoken in sink.spoken] == ["Bonjour.", "Anna joue. À vous."]

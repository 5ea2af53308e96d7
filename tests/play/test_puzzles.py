"""The training of puzzles: a position is told, the person plays, and hears what was best and why."""

import re

import pytest

from audiogames.bots.puzzles import puzzles
from audiogames.core.registry import GAMES, game_named
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.prompts import Entry, Reply
from audiogames.play.training import StoredRecord
from audiogames.play.trainings.puzzles import PuzzlesRecord, train
from audiogames.resources import COMPLETE

ROUE = "roue_des_sorcieres"


class Kept:
    """A place for a record, in memory."""

    def __init__(self) -> None:
        self.record = PuzzlesRecord()

    def load(self) -> StoredRecord[PuzzlesRecord]:
        return StoredRecord(PuzzlesRecord.of(self.record.plain()))

    def save(self, record: PuzzlesRecord) -> None:
        self.record = PuzzlesRecord.of(record.plain())


class Solver:
    """Somebody at the training."""

    def __init__(self, kept: Kept, language: str = "en") -> None:
        self.conversation = Conversation(Device(language=language))
        self.now = 0.0
        self.reply = self.conversation.begin(train(self.conversation, kept, lambda below: 0), 0.0)

    def type(self, typed: str) -> str:
        self.now += 1.0
        self.reply = self.conversation.enter(Entry("typed", typed), self.now)
        return said(self.reply)

    def pick(self, action: str) -> str:
        """Answer the offer of the game with an action; time passes meanwhile where the game takes some."""
        sitting = self.conversation.sitting
        assert sitting is not None
        for _ in range(50):
            seat = self.conversation.device.seats[0]
            offer = sitting.turns.offer(seat)
            if offer is not None:
                self.now += 1.0
                return said(self.conversation.enter(Entry("picked", action, offer=offer.number), self.now))
            self.now = max(self.now + 1.0, min(self.conversation.due, self.now + 100.0))
            self.conversation.follow(self.now)
        raise AssertionError("the seat is never asked")


def said(reply: Reply | None) -> str:
    return " ".join(line.text for told in (reply.told if reply else ()) for line in told.utterances)


def place_of(game: str) -> str:
    return str([name for name in GAMES if puzzles(name)].index(game) + 1)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_who_plays_the_best_hears_why_and_it_is_kept(game: str, language: str) -> None:
    kept = Kept()
    solver = Solver(kept, language)
    told = solver.type(place_of(game))
    assert ("Puzzle 1 of 20" if language == "en" else "Problème 1 sur 20") in told
    verdict = solver.pick(puzzles(game)[0].best)
    assert ("Right: " if language == "en" else "Juste\u00a0: ") in verdict
    assert kept.record.solved == {game: [1]}
    assert ("Puzzle 2 of 20" if language == "en" else "Problème 2 sur 20") in solver.type("")


def test_who_plays_something_else_hears_what_it_costs_and_what_was_best() -> None:
    kept = Kept()
    solver = Solver(kept)
    solver.type(place_of(ROUE))
    puzzle = puzzles(ROUE)[0]
    wrong = next(
        text for text in map(game_named(ROUE).format_action, puzzle.table().legal()[puzzle.seat]) if text != puzzle.best
    )
    verdict = solver.pick(wrong)
    assert re.search(r"about \d+ points? less\. The best move: ", verdict)
    assert kept.record.solved == {}


def test_in_a_puzzle_advice_is_refused_and_questions_are_answered() -> None:
    solver = Solver(Kept())
    solver.type(place_of(ROUE))
    assert solver.type("advice") == "In a puzzle, the answer is yours to find."
    assert "Your hand" in solver.type("h")


def test_who_leaves_a_puzzle_is_back_at_the_games_and_then_out() -> None:
    solver = Solver(Kept())
    solver.type(place_of(ROUE))
    assert "Leave" in solver.type("q")
    assert "Puzzles for which game?" in solver.type("y")
    solver.type("0")
    assert solver.reply.prompt.kind == "end"


@pytest.mark.parametrize("wrong", [None, [], {"solved": []}, {"solved": {"chess": [1]}}, {"solved": {ROUE: [0]}}])
def test_what_is_no_record_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"table|choice|numbers of its puzzles"):
        PuzzlesRecord.of(wrong)


def test_the_record_says_how_many_were_solved() -> None:
    record = PuzzlesRecord()
    assert record.reached().words is None
    record.add(ROUE, 3)
    record.add(ROUE, 3)
    assert record.plain() == {"solved": {ROUE: [3]}}
    assert record.reached().words is not None
    assert PuzzlesRecord.of(record.plain()).solved == record.solved

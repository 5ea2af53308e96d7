"""The talk of a study: consent, a question, examples, then trials that are never said to be right or wrong."""

from collections.abc import Sequence
from typing import Final, Protocol

from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Seat
from audiogames.play.commands import plain
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import Entry, help_message, pick, yes
from audiogames.play.prompts import Key, Talk
from audiogames.play.study.protocol import KNOWN, PROTOCOL, SEEDS, Study, Trial, draw
from audiogames.play.study.table import Row, Table, Visit, answered, left, visit_of
from audiogames.play.training import Below

LISTENER: Final[Seat] = 0
"""The seat of the person who listens, alone."""

LEAVE: Final = frozenset({"0", Key.ESCAPE})
HELP: Final = frozenset({Key.HELP, "?"})
MISSED: Final = ("m", "manqué", "missed")

GAP: Final = 1.0
"""Seconds from an answer to the next sound: a screen reader echoes the answer meanwhile."""

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of codes for listeners: consonants, which make no words."""
CODE: Final = 4

MOST_BEGUN: Final = 8
"""Tables that are offered to go on with: with a new one, each has a key."""

NEW: Final = help_message("study-new")


class Tables(Protocol):
    """The place where the tables of a study stay."""

    def unfinished(self, study: Study) -> Sequence[Table]:
        """Return the tables that were begun and not finished, the last first."""
        ...

    def keep(self, table: Sequence[Row]) -> str:
        """Keep a table, whole or not at all; return where. Raises GameError, whose message says why it cannot be."""
        ...


class StudySession:
    """One visit. `_table` has the rows of the listener, those of earlier visits too."""

    def __init__(self, conversation: Conversation, study: Study, tables: Tables, below: Below) -> None:
        self._conversation = conversation
        self._study = study
        self._tables = tables
        self._below = below
        self._table: list[Row] = []
        self._visit: Visit | None = None
        self._place = ""

    def run(self, program: str, listening: str) -> Talk[None]:
        """Hold the study until it is done, or the person leaves; what was answered is kept at each answer."""
        begun = self._tables.unfinished(self._study)[:MOST_BEGUN]
        place = (yield from self._goes_on(begun)) if begun else 0
        if place is not None and place < len(begun):
            self._table, self._visit = list(begun[place]), visit_of(begun[place])
            yield from self._trials()
        elif place is not None and (yield from self._begins(program, listening)):
            yield from self._trials()
        else:
            self._conversation.answer(help_message("study-not-begun"))

    # Before the first trial.

    def _goes_on(self, begun: Sequence[Table]) -> Talk[int | None]:
        """Return the place of the table that goes on; the number of tables for a new one, None for leaving."""
        entries = [
            Entry(help_message("study-go-on", listener=one[0].listener, done=len(answered(one)), all=self._study.size))
            for one in begun
        ]
        return (yield from pick(self._conversation, help_message("study-begun"), [*entries, Entry(NEW)], 0))

    def _begins(self, program: str, listening: str) -> Talk[bool]:
        """Lead a new listener to the first trial; return whether they stay."""
        if not (yield from self._consents()) or (known := (yield from self._asks_known())) is None:
            return False
        code = "".join(LETTERS[self._below(len(LETTERS))] for _ in range(CODE))
        language = self._conversation.device.language
        seed = self._below(SEEDS)
        self._visit = Visit(self._study.name, PROTOCOL, program, code, known, listening, language, seed)
        return (yield from self._examples())

    def _consents(self) -> Talk[bool]:
        self._conversation.answer(self._study.about, help_message("study-what-is-kept"))
        return (yield from yes(self._conversation, help_message("study-consent"), usual=False))

    def _asks_known(self) -> Talk[str | None]:
        entries = [Entry(help_message(id)) for id in KNOWN.values()]
        place = yield from pick(self._conversation, help_message("study-known"), entries)
        return None if place is None else list(KNOWN)[place]

    def _examples(self) -> Talk[bool]:
        """Let the examples be heard with their names, one for each Enter; return whether the person stays."""
        conversation, study = self._conversation, self._study
        conversation.answer(study.begin, help_message("study-examples", number=len(study.examples)))
        for example in study.examples:
            if not (yield from self._enter()):
                return False
            conversation.sound(study.cue(example, self._below(study.draws), study.blocks[0]))
            conversation.answer(study.named(example))
        return True

    def _enter(self) -> Talk[bool]:
        """Wait for Enter; return False where the person leaves."""
        conversation = self._conversation
        while (typed := (yield from conversation.ask())) != Key.ENTER:
            if typed in LEAVE or conversation.command(typed) == "quit":
                return False
            if conversation.command(typed) == "repeat":
                conversation.repeat()
            else:
                conversation.answer(help_message("study-enter-or-leave"))
        return True

    # Trials.

    @property
    def _seed(self) -> int:
        assert self._visit is not None  # asked only in trials
        return self._visit.seed

    def _trials(self) -> Talk[None]:
        conversation, study = self._conversation, self._study
        block = 0
        while todo := left(study, self._seed, self._table):
            trial = todo[0]
            if trial.block != block:
                block = trial.block
                conversation.answer(help_message("study-block", number=block, all=len(study.blocks)))
                stays = yield from self._enter()
            else:
                yield from conversation.pause(GAP)
                stays = True
            if not (stays and (yield from self._trial(trial))):
                if self._table:
                    self._tell_place("study-left")
                else:
                    conversation.answer(help_message("study-not-begun"))
                return
        self._tell_place("study-done")

    def _tell_place(self, id: str) -> None:
        """Say what was answered, and where it is kept. A table that was found is kept again, for its place."""
        try:
            self._place = self._place or self._tables.keep(self._table)
        except GameError as error:
            self._conversation.answer(error.message)
            return
        done = len(answered(self._table))
        self._conversation.answer(help_message(id, done=done, all=self._study.size, file=self._place))

    def _trial(self, trial: Trial) -> Talk[bool]:
        """Ask one trial; return whether the study goes on."""
        conversation, study = self._conversation, self._study
        assert self._visit is not None  # as above
        attempt = 1 + sum(row.trial == trial.number for row in self._table)
        conversation.sound(study.cue(trial.stimulus, draw(study, self._seed, trial.number, attempt), trial.condition))
        conversation.answer(study.ask)
        began = conversation.now
        given = yield from self._answer()
        if given is None:
            return False
        seconds = round(conversation.now - began, 1)
        self._table.append(Row(*self._visit, *trial, attempt, given, max(0.0, seconds)))
        try:
            self._place = self._tables.keep(self._table)
        except GameError as error:
            self._table.pop()
            conversation.answer(error.message)
            return False
        return True

    def _answer(self) -> Talk[str | None]:
        """Return the answer, empty where the sound was missed; None where the person leaves."""
        conversation, reader = self._conversation, self._study.reader(self._conversation)
        while True:
            typed = yield from conversation.ask()
            command = conversation.command(typed)
            if not reader.goes_on(typed):
                if typed in LEAVE or command == "quit":
                    return None
                if plain(typed) in map(plain, MISSED):
                    return ""
                if typed == Key.ENTER or command == "sounds-again":
                    conversation.answer(reason("study-once"))
                    continue
                if typed in HELP or command == "help":
                    conversation.answer(self._study.begin, help_message("study-help"))
                    continue
                if command == "repeat":
                    conversation.repeat()
                    continue
            if (given := reader.read(typed)) is not None:
                return given


def hold_study(
    conversation: Conversation, study: Study, tables: Tables, below: Below, program: str, listening: str
) -> Talk[None]:
    """Hold a study with a person. `program` is the version of the program, `listening` how they hear."""
    seat, silent = conversation.seat, conversation.silent
    conversation.seat = LISTENER
    conversation.silent |= {LISTENER}
    try:
        yield from StudySession(conversation, study, tables, below).run(program, listening)
    finally:
        conversation.seat = seat
        conversation.silent = silent

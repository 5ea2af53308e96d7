"""The person plays the one clearly best action in a position, then hears the reason."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from audiogames.bots.advice import counts_in
from audiogames.bots.puzzles import AdvisedPosition, Puzzle, looked_at, puzzles, told
from audiogames.core.game import Game
from audiogames.core.input.values import OneOf
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message, menu_message
from audiogames.core.presentation.advice import rounded
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.game import GameTalk
from audiogames.play.in_game.play import Play
from audiogames.play.keys.questions import MenuLine, fitting, pick
from audiogames.play.menus.new_table.tables import title
from audiogames.play.prompts import Key, PersonLeft, Talk
from audiogames.play.table import seen
from audiogames.play.table.advice import PUZZLE
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.training import Below, Progress, Record, Records, TrainingScore

LEAVE: Final = frozenset({"0", Key.ESCAPE})


@dataclass
class PuzzlesRecord(Record):
    """The numbers of solved puzzles by game, from 1."""

    solved: dict[Annotated[str, OneOf(GAMES)], list[int]] = field(default_factory=dict)

    def add(self, game: str, number: int) -> None:
        self.solved[game] = sorted({*self.solved.get(game, []), number})

    def reached(self) -> TrainingScore:
        every = sum(len(puzzles(game)) for game in GAMES)
        number = sum(map(len, self.solved.values()))
        words = menu_message("reached-puzzles", number=number, all=every) if self.solved else None
        return TrainingScore(min(1.0, number / every) if every else 1.0, words)

    @classmethod
    def of(cls, kept: object) -> "PuzzlesRecord":
        record = super().of(kept)
        if any(set(numbers) - set(range(1, len(puzzles(game)) + 1)) for game, numbers in record.solved.items()):
            raise ValueError("Of a game the numbers of its puzzles are kept.")
        return record


class PuzzleAnswer(Exception):
    def __init__(self, action: Any) -> None:
        super().__init__()
        self.action = action


class PuzzlePlay(Play):
    """PuzzleAnswer is raised before effects of the first action are announced."""

    def attempt(
        self, seat: int, action: Any, offer: int | None = None, is_asked: bool = True, said: str = ""
    ) -> Message | None:
        """Return the reason of a refusal. Raises PuzzleAnswer if the action is allowed."""
        why = super().attempt(seat, action, offer, is_asked)
        if why is None:
            raise PuzzleAnswer(self.sitting.game.parse_action(action) if isinstance(action, str) else action)
        return why


class PuzzlesTraining:
    def __init__(self, conversation: Conversation, progress: Progress[PuzzlesRecord]) -> None:
        self._conversation = conversation
        self._progress = progress
        self._record = progress.record

    def run(self) -> Talk[None]:
        conversation = self._conversation
        if self._progress.told is not None:
            conversation.breath.answer(self._progress.told)
        games = [game for game in GAMES if puzzles(game)]
        while True:
            entries = [MenuLine(self._line(game)) for game in games]
            left = [place for place, game in enumerate(games) if self._next(game) is not None]
            place = yield from pick(conversation, menu_message("puzzles-which"), entries, left[0] if left else 0)
            if place is None:
                return
            yield from self._solve_some(games[place])

    def _line(self, game: str) -> Message:
        solved, every = len(self._record.solved.get(game, [])), len(puzzles(game))
        return menu_message("puzzles-line", game=menu_message(title(game)), number=solved, all=every)

    def _next(self, game: str, after: int = 0) -> int | None:
        """The next unsolved puzzle, those up to `after` last."""
        solved, numbers = self._record.solved.get(game, []), range(1, len(puzzles(game)) + 1)
        unsolved = [number for number in (*numbers[after:], *numbers[:after]) if number not in solved]
        return unsolved[0] if unsolved else None

    def _solve_some(self, game: str) -> Talk[None]:
        """Solved ones are repeated when all are solved."""
        conversation, number = self._conversation, 0
        while True:
            number = self._next(game, number) or number % len(puzzles(game)) + 1
            if not (yield from self._solve(puzzles(game)[number - 1], number)):
                return
            conversation.breath.answer(menu_message("puzzle-next"))
            lines = (("", menu_message("puzzle-another")), ("0", menu_message("menu-back")))
            typed = yield from conversation.ask(lines=lines)
            if typed in LEAVE or conversation.command(typed) == "quit":
                return

    def _solve(self, puzzle: Puzzle, number: int) -> Talk[bool]:
        conversation = self._conversation
        table = self._table(puzzle, number)
        looked = looked_at(table, puzzle.seat)
        every = len(puzzles(puzzle.game))
        conversation.breath.answer(menu_message("puzzle-begin", number=number, all=every, level=puzzle.level))
        before = conversation.listening.names
        conversation.listen(names=table.names)
        sitting = Sitting(table)
        talk = GameTalk(conversation, sitting, "", seats=(puzzle.seat,), playing=PuzzlePlay)
        conversation.listen(seat=puzzle.seat)
        lies = seen.ask(sitting, "table", puzzle.seat)
        held = [] if seen.choices(sitting, puzzle.seat)[0].from_hand else seen.ask(sitting, "hand", puzzle.seat)
        more = [message for message in held if message not in lies]
        conversation.breath.answer(*lies, *told(puzzle), *more, *seen.ask(sitting, "turn", puzzle.seat))
        action = None
        try:
            yield from talk.run()
        except PuzzleAnswer as acted:
            action = acted.action
        except PersonLeft:
            return False
        finally:
            conversation.stand_up()
            sitting.close()
            conversation.listen(names=before)
        for message in self._verdict(puzzle, number, sitting.game, action, looked):
            conversation.breath.answer(*fitting(conversation, message))
        return True

    @staticmethod
    def _table(puzzle: Puzzle, number: int) -> Table:
        seats = len(puzzle.position["seats"])
        players = [PERSON if seat == puzzle.seat else "witch" for seat in range(seats)]
        return Table.load(puzzle.position, 0, MemoryStore(), {"players": players, PUZZLE: number})

    def _verdict(
        self, puzzle: Puzzle, number: int, game: Game[Any, Any, Any], action: Any, looked: AdvisedPosition
    ) -> tuple[Message, ...]:
        best = looked.advised[0]
        choice = game.choices(looked.view, (best.action,))[0].message
        if action is not None and game.format_action(action) == puzzle.best:
            self._record.add(puzzle.game, number)
            return (menu_message("puzzle-right", choice=choice, reason=best.reason), *self._progress.keep())
        worth = next((one.worth for one in looked.advised if one.action == action), None)
        if worth is None or best.worth is None:
            return (menu_message("puzzle-wrong-open", choice=choice, reason=best.reason),)
        chosen = game.choices(looked.view, (action,))[0].message
        less = Message(counts_in(game.name), {"number": rounded(best.worth - worth)})
        return (menu_message("puzzle-wrong", chosen=chosen, less=less, choice=choice, reason=best.reason),)


def train(
    conversation: Conversation, records: Records[PuzzlesRecord], below: Below, unheard: Message | None = None
) -> Talk[None]:
    yield from PuzzlesTraining(conversation, Progress(records)).run()


RECORD: Final = PuzzlesRecord

"""Games as they were told at the terminal of commit 9db2bd0, before conversations had a place of their own.

`benchmarks.speech` runs this file with the code of that commit; `Person` plays at both houses.

A person at seat 0 plays as a bot of the level "witch" would, with a seed: the same at each level of detail. What is
told is counted between two texts that are typed: characters that are said aloud, and sounds by their cues.
"""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from audiogames.bots.levels import make_bot
from audiogames.core.journal import FileStore
from audiogames.decks.du_balai import SYMBOLS

NAMES: Final = ("Ana", "Bob", "Circe", "Medea", "Sibyl", "Melusine")
LEVEL: Final = "witch"
SALT: Final = 7919
"""Sets the person's choices apart from those of bots at the same table."""

TRIES: Final = 5
"""Where so many texts have not done what is wanted, Enter passes."""

PLACES: Final = "ABCDEFGHIJKLM"
"""The barrels, in the order of their numbers."""


class Person:
    """Decides at seat 0 of a table, and says what is typed for it.

    `events` gives what that seat has heard of the steps of the table from one on.
    """

    def __init__(self, table: Any, events: Callable[[int], Sequence[Any]]) -> None:
        self._table = table
        self._events = events
        self._bot = make_bot(table.game.name, LEVEL, table.seed * 31 + SALT)
        self._heard = 0
        self._version = -1
        self._action: str | None = None
        self._left: list[str] = []
        self._waited = self._tried = 0
        self._last = ""

    def action(self) -> str | None:
        """Return what the person does now, in its text form; None while nothing may be done."""
        if self._version != self._table.version:
            self._version, self._action = self._table.version, self._chosen()
        return self._action

    def _chosen(self) -> str | None:
        legal = self._table.legal().get(0, ())
        if not legal:
            return None
        view, end = self._table.view(0), len(self._table.steps)
        if end > self._heard:
            given = (self._events(self._heard), view)[: len(signature(self._bot.hear).parameters)]
            self._bot.hear(*given)  # bots of the old house were shown the table as well
            self._heard = end
        return str(self._table.game.format_action(self._bot.choose(view, legal)))

    def typed(self, choices: Sequence[str]) -> str:
        """Return the next text that is typed for it; `choices` are actions, in the order of their numbers."""
        if self._left:
            return self._left.pop(0)
        action = self.action()
        if action is None:
            self._waited += 1
            return "/" if self._waited > 2 and self._waited % 2 else "+"  # dice are heard again, without a word
        self._tried = self._tried + 1 if action == self._last else 0
        self._last = action
        found = [""] if self._tried > TRIES else keys(action) or spelt(action)
        if found is None:
            return str(choices.index(action) + 1) if action in choices else ""
        self._left = found[1:]
        return found[0]


def keys(action: str) -> list[str] | None:
    """Return what is typed for an action that no number chooses; None for all others."""
    verb, *words = action.split()
    if verb in ("shake", "tip"):
        number = str(PLACES.index(words[0]) + 1)
        return [number]
    if verb == "choose":
        return [f"keep {PLACES.index(words[0]) + 1}"]
    if verb == "close":
        return [""]
    if verb == "write":
        named = [word if word == "/" else str(SYMBOLS.index(word) + 1) for word in words]
        return [*([" ".join(named)] if named else []), "", ""]
    return None


def spelt(action: str) -> list[str] | None:
    """Return what is typed at the old terminal for a spell that changes symbols, or for none; None for all others."""
    verb, *words = action.split()
    if verb == "pass":
        return [""]
    if verb == "spell" and words[0] in ("correction", "forgotten"):
        named = [str(SYMBOLS.index(word) + 1) for word in words[1:] if word in SYMBOLS]
        return [" ".join(named), ""]
    return None


class Telling:
    """The output since the last text: `words` are the lengths of lines, `cues` the sounds of each breath."""

    def __init__(self) -> None:
        self.trips: list[dict[str, Any]] = []
        self.begin("")

    def begin(self, typed: str) -> None:
        """Start counting again."""
        self.typed = typed
        self.lines: list[str] = []
        self.cues: list[list[Any]] = []
        self.dice = 0

    def end(self, steps: Sequence[Any]) -> None:
        """Keep what was counted. `steps` of the table have led to it."""
        others = any(step.entry.seat not in (0, None) and step.entry.action for step in steps)
        own = any(step.entry.seat == 0 and step.entry.action for step in steps)
        self.trips.append(
            {
                "typed": self.typed,
                "lines": self.lines,
                "cues": self.cues,
                "dice": self.dice,
                "others": others,
                "own": own,
            }
        )


def play(game: str, seats: int, seed: int, verbosity: int) -> dict[str, Any]:
    """Play a game at the terminal of that commit; return what was told, trip by trip, and what was done."""
    session_of = import_module("audiogames.faces.session")
    desk_of = import_module("audiogames.faces.terminal.desk")
    talk_of = import_module("audiogames.faces.terminal.play")
    settings = import_module("audiogames.settings").Settings(verbosity=verbosity_of(verbosity))
    hear = import_module("audiogames.core.table").hear
    with TemporaryDirectory() as folder:
        store = FileStore(Path(folder) / "speech.journal", new=True)
        session = session_of.Session.new(game, NAMES[:seats], ("person", *[LEVEL] * (seats - 1)), {}, seed, store)
        table = session.table
        person = Person(
            table, lambda start: hear(table, [one for step in table.steps[start:] for one in step.events], 0)
        )
        console = Console(session, person)
        desk = desk_of.Desk(console, settings, "fr", console)
        desk.scene = console
        try:
            with suppress(desk_of.EndOfInput):
                talk_of.Play(desk, session, "speech.journal").run()
                desk.flush()
            console.close()
        finally:
            session.close()
    actions = [step.entry.action for step in table.steps if step.entry.seat == 0 and step.entry.action]
    return {"trips": console.telling.trips, "actions": actions}


def verbosity_of(level: int) -> Any:
    """Return a level of detail by its number."""
    return import_module("audiogames.core.messages").Verbosity(level)


class Console:
    """Keyboard, screen, voice and loudspeaker in one: it types for the person, and counts what is told."""

    interactive = False
    heard = True
    placed = True
    LONGEST: Final = 4000
    """Texts after which a game that is not over counts as never ending."""

    def __init__(self, session: Any, person: Person) -> None:
        self.telling = Telling()
        self._session = session
        self._person = person
        self._steps = 0

    # The keyboard and the screen.

    def write(self, lines: Sequence[str], clear: bool = False, click: bool = False) -> None:
        """Write nothing."""

    def typed_within(self, seconds: float) -> bool:
        """Whether the next text is there: it always is."""
        return True

    def line(self) -> str | None:
        """Return what is typed next."""
        self.close()
        if len(self.telling.trips) > self.LONGEST:
            raise RuntimeError(f"{self._session.game.name} was not over after {self.LONGEST} texts")
        game = self._session.game
        choices = [game.format_action(choice.action) for choice in self._session.choices(0)]
        typed = self._person.typed(choices)
        self.telling.begin(typed)
        return typed

    def key(self) -> str | None:
        """Return what `line` does."""
        return self.line()

    def close(self) -> None:
        """End the trip that is under way."""
        steps = self._session.table.steps
        self.telling.end(steps[self._steps :])
        self._steps = len(steps)

    # The voice.

    def say(self, *lines: Any) -> None:
        """Count what is said."""
        self.telling.lines += [line.text for line in lines]

    def silence(self) -> None:
        """Cut nothing short: all is heard to its end."""

    def advance(self, version: int) -> None:
        """Leave nothing out."""

    # The loudspeaker.

    def sit(self, seats: int, viewer: int | None) -> None:
        """Sit anywhere."""

    def words(self, length: float) -> None:
        """Make no room for words."""

    def cut(self) -> None:
        """Cut nothing short."""

    def has_own(self, seat: int) -> bool:
        """Whether a seat has headphones of its own."""
        return False

    def perform(self, cues: Sequence[Any], seat: int | None = None) -> float:
        """Count the sounds before words."""
        self.telling.cues.append([list(cue) for cue in cues])
        return 0.0

    def beside(self, cues: Sequence[Any], seat: int | None = None) -> Callable[[], None]:
        """Count dice."""
        self.telling.dice += any(cue.place.startswith("die-") for cue in cues)
        return lambda: None


def main() -> None:
    """Play the games that are asked for, line by line, and print what was told."""
    for line in sys.stdin:
        game, seats, seed, verbosity = line.split()
        print(json.dumps(play(game, int(seats), int(seed), int(verbosity))), flush=True)


if __name__ == "__main__":
    main()

"""Whether what a seat cannot know changes a byte, or a second, of the frames that it is sent: the law over the wire.

A table is dealt again to one who sees it, as far as they cannot know, and both deals are left to themselves under a
clock of the test's own: some devices never report what was heard, some report late, one has a voice of another pace,
one estimates; at some positions those with readers press Enter, and their pace is learnt from that.
`python -m tests.faces.web.seconds [--positions 300] [--game GAME]` counts the positions that tell.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.play.menus.new_table.tables import ShelvedGame
from audiogames.play.people import gathering as web
from audiogames.play.table.sitting import Sitting
from tests.games.trials import trial_of
from tests.play.test_leaks import KEYS, NAMES, RATTLE, Redealing, hushed

from .tables import Room, Socket, gathering
from .test_secrets import forget
from .times import pairs

DEVICES: Final[tuple[dict[str, Any], ...]] = ({}, {"reader": True}, {"rate": 0.4}, {"reader": True, "rate": 0.4})
"""How devices join: one that reports, one that estimates, and both with a slower voice."""

LATE: Final = 5
"""In how many looks a device that reports late does so once."""

ENTERS, EVERY = 4, 3
"""In two of so many positions, those with readers press Enter after every third look."""

LOOKS: Final = 30
LOOK_SECONDS: Final = 2.0
"""How often it is looked at the tables, and after how many seconds each time: long enough for somebody to be away."""


class World(Room):
    """A table in some state, with all its people at devices of several kinds; one of them, or a screen, is compared."""

    def __init__(self, number: int, redealing: Redealing, place: int) -> None:
        forget()
        self.number, self.seat = number, redealing.viewer
        self._step, self._done = redealing.step, redealing.results[place]
        game, players = redealing.step.game, [{"name": name} for name in NAMES]
        self.sitting = Sitting(Table(game, redealing.befores[place], 1, players, Journal(MemoryStore())))
        self.sitting.ask_elsewhere()
        super().__init__(gathering(game.name, len(NAMES)))
        screen, *people = [self.socket() for _ in ("", *NAMES)]
        self.people = people
        self.viewer: Socket = screen if self.seat is None else people[self.seat]
        with patch.object(web, "open_table", lambda *_, **__: (self.sitting, ShelvedGame("1", "a", "a"))):
            screen.join("", screen=True)
            for at, (name, socket) in enumerate(zip(NAMES, people, strict=True)):
                socket.join(name, **DEVICES[(number + at) % len(DEVICES)])

    @property
    def given(self) -> list[tuple[float, str]]:
        """The frames of the one that is compared, each with its second, but for percepts and tokens."""
        found = []
        for second, frame in zip(self.viewer.seconds, self.viewer.frames, strict=True):
            message = json.loads(frame)
            message.pop("token", None)
            said = RATTLE.sub("\u2800", json.dumps(hushed(message), ensure_ascii=False))
            found.append((round(second, 3), said))
        return found

    def go_on(self) -> Iterator[None]:
        """Let the step happen and a key be pressed, then only time pass; yield after each."""
        self.wait(0.5)
        if not self.sitting.table.steps:
            forget()
            state, events = self._done
            self.sitting.table._advance(self._step.entry, state, events)
            self.sitting.after(events)
            self.wait(0.001)
        yield
        if self.number % 3:
            self.viewer.send(kind="typed", text=KEYS[self.number % len(KEYS)])
        for look in range(LOOKS):
            self.wait(LOOK_SECONDS)
            for at, socket in enumerate(self.people):
                reports_late = (self.number // 2 + at) % 2 and look % LATE == LATE - 1
                if socket is self.viewer or reports_late:
                    socket.hear()
                enters = self.number % ENTERS < 2 and look % EVERY == EVERY - 1
                if enters and DEVICES[(self.number + at) % len(DEVICES)].get("reader"):
                    socket.send(kind="typed", text="")
            yield

    @property
    def learnt(self) -> list[float]:
        """How fast each person hears, as far as it was learnt: the table waits by that."""
        return [one._rate.of(CHARACTERS_PER_SECOND) for one in self.gathering._people]

    def known(self) -> Any:
        """Return all that the one who is compared may know."""
        table = self.sitting.table
        events = self.sitting.hearing.events(0, len(table.steps), self.seat)
        return table.view(self.seat), trial_of(table.game.name).unshown(events, self.seat)


def differences(game: str, positions: int) -> Iterator[tuple[Any, Any] | None]:
    """Yield for each position the first frames that are not the same, with their seconds; None where all are.

    Instead, it may be how fast people hear that was learnt otherwise.
    """
    for number, redealing in enumerate(pairs(game, positions)):
        one, other = (World(number, redealing, place) for place in (0, 1))
        found: Any = None
        for _ in zip(one.go_on(), other.go_on(), strict=True):
            if one.known() != other.known():  # something came to light that may be another thing there
                break
            if one.given != other.given:
                pairwise = zip(one.given, other.given, strict=False)
                found = next((two for two in pairwise if two[0] != two[1]), (len(one.given), len(other.given)))
                break
            if one.learnt != other.learnt:
                found = one.learnt, other.learnt
                break
        yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--game", choices=GAMES)
    wanted = parser.parse_args()
    for game in GAMES if wanted.game is None else (wanted.game,):
        found = list(differences(game, wanted.positions))
        told = [two for two in found if two is not None]
        lines = [f"{game}: {len(told)} of {len(found)} positions tell", *(f"  {one}\n  {two}" for one, two in told[:3])]
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

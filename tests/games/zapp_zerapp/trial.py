"""The trial of Zapp Zerapp, for the laws of all games."""

import re
from collections.abc import Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import Message
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept import Impact
from audiogames.games.zapp_zerapp.rules import free
from audiogames.games.zapp_zerapp.state import ROLL, Action, State
from audiogames.testing.trials import Position, Trial

from .deals import random_position
from .positions import GAME, PLACES

WITH_PLACE = tuple(Action(verb, place) for verb in ("take", "shake", "release", "choose") for place in range(13))
ACTIONS = (
    *(ROLL, *WITH_PLACE, *(Action("move", piece=number) for number in range(3))),
    *(Action("take"), Action("shake"), Action("choose"), Action("release"), Action("move"), Action("roll", 3)),
)
SILENT = Impact(0, 0, "wall")
RATTLE = re.compile("[\u2800-\u28ff]")


def nothing_leaks_of_which_barrel_another_shakes_or_chooses_in_secret(table: Table, choice: int) -> None:
    """In `equal`: had it been another barrel, the others would hear and see the same."""
    if not table.steps or table.steps[-1].before.rules.shaking != "equal":
        return
    step = table.steps[-1]
    if not any(isinstance(event, e.Chose | e.Shook) for event in step.events) or any(
        isinstance(event, e.Clashed | e.Revealed) for event in step.events
    ):
        return
    after, events = TRIAL.repeated(step, step.before, Generator(0))
    seat, other = another_way(step, choice)
    anew, others = TRIAL.repeated(other, other.before, Generator(0))
    for viewer in (None, *range(len(table.players))):
        assert (heard(others, viewer) == heard(events, viewer)) == (viewer != seat)
        if viewer != seat:
            assert GAME.view(anew, viewer) == GAME.view(after, viewer)


def another_way(step: Step, choice: int) -> tuple[int, Step]:
    """Return who shook or chose a barrel in a step, and the step with another barrel in its place."""
    before: State = step.before
    if before.shaken is not None:
        seat, place = before.shaken
        others = [other for other in free(before) if other != place]
        shaken = before._replace(shaken=(seat, others[choice % len(others)]))
        return seat, Step(step.game, step.entry, shaken)
    assert step.entry.seat is not None
    action = GAME.parse_action(step.entry.action)
    others = [other for other in free(before) if other != action.place]
    text = GAME.format_action(action._replace(place=others[choice % len(others)]))
    return step.entry.seat, Step(step.game, step.entry._replace(action=text), before)


class Zapp(Trial):
    """Secret are the barrels, and in `equal` who shakes and chooses which; a percept tells its number alone."""

    name = "zapp_zerapp"
    phases = frozenset({"roll", "shake", "move", "over"})
    no_actions = (
        *("", "roll 1", "take", "take N", "choose c", "move", "move 4", "move 1 with", "time", "draw"),
        "move 1 red-1",
    )
    haste = frozenset({"choose"})
    shown = (e.Rolled, e.Revealed, e.Clashed)
    laws = (nothing_leaks_of_which_barrel_another_shakes_or_chooses_in_secret,)

    def position(self, seed: int, seats: int) -> Position:
        return random_position(seed, seats)

    def actions(self) -> Sequence[Any]:
        return ACTIONS

    def components(self, table: Table) -> Any:
        place = table.position()
        return sorted(place["barrels"]), sorted(seat["colour"] for seat in place["seats"])

    def check(self, table: Table) -> None:
        place = table.position()
        for seat in place["seats"]:
            assert len(seat["apprentices"]) == 3
            assert all(space in ("start", "city", *range(24)) for space in seat["apprentices"])
        home = [seat["apprentices"].count("city") for seat in place["seats"]]
        assert list(table.scores) == home
        assert table.over == (3 in home)
        assert list(table.winners) == [seat for seat, number in enumerate(home) if number == 3]
        self._check_barrels(place)

    def _check_barrels(self, place: Position) -> None:
        """4.4: at most two barrels in hand; one barrel each; no stealing; the highest that is low enough first."""
        held = [letter for hand in place["held"].values() for letter in hand]
        assert all(len(hand) <= place["options"]["barrels_in_hand"] for hand in place["held"].values())
        order = place["turn"]["order"]
        public = place["chosen"] if place["options"]["shaking"] != "equal" or order else {}
        assert len({*held, *public.values()}) == len(held) + len(public)
        assert not set(place["held"]) & set(place["chosen"])
        numbers = [place["barrels"][PLACES.index(place["chosen"][str(seat)])] for seat in order]
        assert numbers == sorted(set(numbers), reverse=True)
        assert all(number <= place["magic_number"] for number in numbers)

    def redealt(self, step: Step, viewer: int | None, chance: Generator) -> Any | None:
        """But for the barrels that are turned over in the step, and all choices where they are compared."""
        seen = self.game.view(step.before, viewer)
        turned = {event.place: event.number for event in step.events if isinstance(event, e.Revealed)}
        if turned or any(isinstance(event, e.Clashed) for event in step.events):
            seen = seen._replace(chosen=step.before.chosen)
        numbers = tuple(turned.get(place, number) for place, number in enumerate(seen.numbers))
        return self.game.redeal(seen._replace(numbers=numbers), chance)

    def repeated(self, step: Step, before: Any, chance: Generator) -> Any:
        """Draw a rattle again."""
        if step.entry.chance is not None and before.shaken is not None:
            return self.game.apply_chance(before, chance.draw(self.game.pending_chance(before)))
        return super().repeated(step, before, chance)

    def unshown(self, events: Sequence[Any], viewer: int | None) -> Sequence[Any]:
        """With nothing left of a percept but its length."""
        return [
            event._replace(percept=event.percept and (SILENT,) * len(event.percept))
            if isinstance(event, e.Shook)
            else event
            for event in events
        ]

    def muffled(self, message: Any) -> Any:
        """A rattle in braille as so many empty cells."""
        if not isinstance(message, Message):
            return message._replace(percept=len(message.percept))
        arguments = {name: _hushed(value) for name, value in message.arguments.items()}
        return message._replace(arguments=arguments)


def _hushed(value: Any) -> Any:
    return RATTLE.sub("\u2800", value) if isinstance(value, str) else value


TRIAL = Zapp()

"""The trial of La Roue des Sorcières, for the laws of all games."""

from collections.abc import Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.state import NO_TRUMP, PLAY, TRUMP, Action
from audiogames.testing.trials import Position, Trial

from .deals import random_position
from .positions import cards_in, number

ACTIONS = (*PLAY, *TRUMP, NO_TRUMP, Action("play", None), Action("trump", None), Action("no-trump", 7))


class Roue(Trial):
    """Cards that a seat draws, and captured cards that nobody may look at."""

    name = "roue_des_sorcieres"
    phases = frozenset({"play", "trump", "over"})
    no_actions = ("", "play", "trump", "pass", "play blue-0", "play blue-7 blue-8", "no-trump blue-7", "time", "play  ")
    shown = (e.Dealt, e.TrumpTurned, e.Drew, e.GameEnded)

    def position(self, seed: int, seats: int) -> Position:
        return random_position(seed, seats)

    def actions(self) -> Sequence[Any]:
        return ACTIONS

    def components(self, table: Table) -> Any:
        return sorted(cards_in(table.position()))

    def check(self, table: Table) -> None:
        place = table.position()
        in_trick = [entry["seat"] for entry in place["trick"]]
        hands = [len(seat["hand"]) + (n in in_trick) for n, seat in enumerate(place["seats"])]
        assert max(hands) <= 6, "notation page: counting the card in the trick"
        won = [sum(VALUE[number(card)] for card in seat["captured"]) for seat in place["seats"]]
        assert won == list(table.scores)
        assert not place["trump_pile"] or place["wheel"] == int(place["trump_pile"][-1][-1])

    def redealt(self, step: Step, viewer: int | None, chance: Generator) -> Any | None:
        """None where the actor was dealt another hand, and for the deal itself."""
        if step.entry.action is None or step.entry.seat is None:
            return None
        state = super().redealt(step, viewer, chance)
        action = self.game.parse_action(step.entry.action)
        return state if self.game.why_not(state, step.entry.seat, action) is None else None

    def unshown(self, events: Sequence[Any], viewer: int | None) -> Sequence[Any]:
        """Without the card that the viewer drew, and the final scores."""
        return [
            event._replace(card=None) if isinstance(event, e.Drew) and event.seat == viewer else event
            for event in events
            if not isinstance(event, e.GameEnded)
        ]


TRIAL = Roue()

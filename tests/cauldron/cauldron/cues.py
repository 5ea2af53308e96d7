"""Which sounds the events of the Cauldron name. Who stirs also hears the drops fall, one by one."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.messages import Cue
from audiogames.core.presentation.telling import cues_of

from . import events as e
from .descriptor import DROPS
from .view import View

CUES: dict[type, str | None] = {
    e.Stirred: "card-placed",
    e.BoiledOver: "cauldron-boils",
    e.Bottled: "card-drawn",
    e.GameEnded: "game-ended",
}
"""The cue of each class of events; None where silence is meant."""

BETWEEN: Final = 200
"""Milliseconds from one drop to the next."""


def cues(events: Sequence[e.Event], seen: View) -> tuple[Cue, ...]:
    """Return the cues of events, in their order."""
    found: list[Cue] = []
    for event in events:
        found += cues_of(CUES, (event,), seen, {})
        if isinstance(event, e.Stirred) and event.seat == seen.seat:
            drops = tuple((BETWEEN * drop, 6, "drop") for drop in range(event.drops))
            found.append(Cue(DROPS, "table", private=True, percept=drops))
    return tuple(found)

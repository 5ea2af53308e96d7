"""Tunes of a game's room, from public events and the listener's seat alone."""

from collections.abc import Sequence
from typing import Any, Final

from audiogames.core.messages import Cue

START: Final = "theme-"

LAST: Final = "final-phase"
END: Final = "game-ended"


def beginning(room: str) -> tuple[Cue, ...]:
    return (Cue(f"{START}{room}-begin"),) if room else ()


def themed(room: str, cues: Sequence[Cue], view: Any) -> tuple[Cue, ...]:
    """The ends of winners, losers and onlookers differ."""
    return tuple([cue._replace(name=_theme(room, cue.name, view)) if room else cue for cue in cues])


def _theme(room: str, name: str, view: Any) -> str:
    if name == LAST:
        return f"{START}{room}-last"
    if name != END:
        return name
    if view.seat is None:
        return f"{START}{room}-ended"
    return f"{START}{room}-{'won' if view.seat in view.winners else 'lost'}"


def plain(cues: Sequence[Cue]) -> tuple[Cue, ...]:
    kept = (cue for cue in cues if not (cue.name.startswith(START) and cue.name.endswith("-begin")))
    return tuple([cue._replace(name=_plain(cue.name)) for cue in kept])


def _plain(name: str) -> str:
    if not name.startswith(START):
        return name
    return LAST if name.endswith("-last") else END

"""What happened, who may know it, and the one place where secrets are cut.

An event is a frozen record of one thing that happened: a NamedTuple. What its class is marked as, `shown` or `owned`,
says who may know it; where that depends on the event, it has an `audience` itself.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from audiogames.core.messages import Seat

E = TypeVar("E", bound=type)


class Audience(NamedTuple):
    """Who may know an event.

    Everyone hears of it, but the fields named in `secret` are None for all but `owner`. Of what is `private` nobody
    but the owner hears at all. `tells_owner` and `tells_others` say who learns from it something that was hidden
    before: undo stops there.
    """

    owner: Seat | None = None
    secret: tuple[str, ...] = ()
    tells_owner: bool = False
    tells_others: bool = False
    private: bool = False


EVERYONE = Audience()
"""The audience of an event that names none: all hear of it, and nobody learns what was hidden."""
SHOWN = Audience(tells_owner=True, tells_others=True)
"""Everyone sees what nobody could know before."""


def shown(event: E) -> E:
    """Mark a class of events as SHOWN."""
    event.audience = SHOWN  # type: ignore[attr-defined]
    return event


def owned(
    *secret: str, tells_owner: bool = False, tells_others: bool = False, private: bool = False
) -> Callable[[E], E]:
    """Mark a class of events as having its `seat` as owner, with the rest of its Audience."""

    def mark(event: E) -> E:
        audience = property(lambda self: Audience(self.seat, secret, tells_owner, tells_others, private))
        event.audience = audience  # type: ignore[attr-defined]
        return event

    return mark


def audience_of(event: object) -> Audience:
    """Return who may know an event."""
    audience: Audience = getattr(event, "audience", EVERYONE)
    return audience


def seen_by(event: Any, viewer: Seat | None) -> Any:
    """Return `event` as `viewer` may know it (None: a spectator). Secrets are cut here and nowhere else."""
    audience = audience_of(event)
    if not audience.secret or viewer == audience.owner:
        return event
    return event._replace(**dict.fromkeys(audience.secret))


def heard(events: Iterable[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """Return the events of which `viewer` may know, as it may know them."""
    return tuple(seen_by(event, viewer) for event in events if _may_hear(audience_of(event), viewer))


def _may_hear(audience: Audience, viewer: Seat | None) -> bool:
    return not audience.private or viewer == audience.owner


def learners(event: object, seats: Iterable[Seat]) -> frozenset[Seat]:
    """Return those of `seats` to whom the event showed something that was hidden."""
    audience = audience_of(event)
    return frozenset(
        seat for seat in seats if (audience.tells_owner if seat == audience.owner else audience.tells_others)
    )


def kind(event: object) -> str:
    """Return the name of an event in protocol and journal: a TrickWon is "trick-won"."""
    return _kebab(type(event).__name__)


def written(event: Any, names: Mapping[str, Callable[[Any], object]]) -> dict[str, Any]:
    """Return an event in the text form of the protocol: its kind and its fields, tuples as lists.

    `names` has what is written for a value of these fields, or for each value of a tuple; None stays as it is.
    """
    return {"event": kind(event), **{field: _written(names.get(field), value) for field, value in _fields(event)}}


def _fields(event: Any) -> Iterable[tuple[str, Any]]:
    return zip(event._fields, event, strict=True)


def _written(name: Callable[[Any], object] | None, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_written(name, part) for part in value]
    return value if name is None or value is None else name(value)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

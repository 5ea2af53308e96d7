"""Events: what happened, who may know it, and the one place where secrets are cut.

An event is a frozen record of one thing that happened: a NamedTuple. What its class is marked as, `shown` or `owned`,
says who may know it; where that depends on the event, it has an `audience` itself.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

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
    *secret: str,
    where: Callable[[Any], bool] | None = None,
    tells_owner: bool = False,
    tells_others: bool = False,
    private: bool = False,
) -> Callable[[E], E]:
    """Mark a class of events as having its `seat` as owner, with the rest of its Audience.

    The fields named in `secret` are so only in the events of which `where` holds, or in all.
    """

    def audience(event: Any) -> Audience:
        hidden = secret if where is None or where(event) else ()
        return Audience(event.seat, hidden, tells_owner, tells_others, private)

    def mark(event: E) -> E:
        event.audience = property(audience)  # type: ignore[attr-defined]
        return event

    return mark


def seen_by(event: Any, viewer: Seat | None) -> Any:
    """Return `event` as `viewer` may know it (None: a spectator). Secrets are cut here and nowhere else."""
    return _cut(event, getattr(event, "audience", EVERYONE), viewer)


def _cut(event: Any, audience: Audience, viewer: Seat | None) -> Any:
    if not audience.secret or viewer == audience.owner:
        return event
    return event._replace(**dict.fromkeys(audience.secret))


def heard(events: Iterable[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """Return the events of which `viewer` may know, as it may know them."""
    told = []
    for event in events:
        audience: Audience = getattr(event, "audience", EVERYONE)
        if not audience.private or viewer == audience.owner:
            told.append(_cut(event, audience, viewer) if audience.secret else event)
    return tuple(told)


def learners(event: object, seats: Iterable[Seat]) -> frozenset[Seat]:
    """Return those of `seats` to whom the event showed something that was hidden."""
    audience: Audience = getattr(event, "audience", EVERYONE)
    return frozenset(
        seat for seat in seats if (audience.tells_owner if seat == audience.owner else audience.tells_others)
    )


def kind(event: object) -> str:
    """Return the name of an event in protocol and journal: a TrickWon is "trick-won"."""
    return _kebab(type(event).__name__)


Names: TypeAlias = Mapping[str, Callable[[Any], object]]
"""The function that makes the written form of each field, by the name of the field."""


def each(name: Callable[[Any], object]) -> Callable[[Iterable[Any]], object]:
    """Return what is written for a list of values, each as `name` writes it."""
    return lambda values: [name(value) for value in values]


def written(event: Any, names: Names, called: Mapping[str, str | None]) -> dict[str, Any]:
    """Return an event in the text form of the protocol: its kind and its fields, tuples as lists.

    `names` has what is written for the values of fields; None stays as it is. `called` has the fields that are called
    otherwise there, and None for those that the text form lacks.
    """
    fields = {called.get(field, field): _written(names.get(field), value) for field, value in event._asdict().items()}
    return {"event": kind(event), **{field: value for field, value in fields.items() if field is not None}}


def _written(name: Callable[[Any], object] | None, value: Any) -> Any:
    if value is not None and name is not None:
        return name(value)
    return [_written(None, part) for part in value] if isinstance(value, tuple) else value


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

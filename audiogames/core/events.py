"""Events: what happened, who may know it, and the one place where secrets are cut.

An event is a NamedTuple. The mark of its class, `shown` or `owned`, says who may know it. If that depends on the event,
it has an `audience` of its own.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from audiogames.core.messages import Seat

E = TypeVar("E", bound=type)


class Audience(NamedTuple):
    """Everyone is informed, but the fields named in `secret` are None for all but `owner`.

    A `private` event reaches only the owner. `tells_owner` and `tells_others` say who learns something that was hidden:
    undo stops there.
    """

    owner: Seat | None = None
    secret: tuple[str, ...] = ()
    tells_owner: bool = False
    tells_others: bool = False
    private: bool = False


EVERYONE = Audience()
SHOWN = Audience(tells_owner=True, tells_others=True)


def shown(event: E) -> E:
    event.audience = SHOWN  # type: ignore[attr-defined]
    return event


def owned(
    *secret: str,
    where: Callable[[Any], bool] | None = None,
    tells_owner: bool = False,
    tells_others: bool = False,
    private: bool = False,
) -> Callable[[E], E]:
    """Mark a class of events as owned by its `seat`, with the rest of its Audience.

    Fields are secret only in events for which `where` returns True. None: in all.
    """

    def audience(event: Any) -> Audience:
        hidden = secret if where is None or where(event) else ()
        return Audience(event.seat, hidden, tells_owner, tells_others, private)

    def mark(event: E) -> E:
        event.audience = property(audience)  # type: ignore[attr-defined]
        return event

    return mark


def seen_by(event: Any, viewer: Seat | None) -> Any:
    """Cut the secrets of others, here and nowhere else. A viewer of None is a spectator."""
    return _cut(event, getattr(event, "audience", EVERYONE), viewer)


def _cut(event: Any, audience: Audience, viewer: Seat | None) -> Any:
    if not audience.secret or viewer == audience.owner:
        return event
    return event._replace(**dict.fromkeys(audience.secret))


def heard(events: Iterable[Any], viewer: Seat | None) -> tuple[Any, ...]:
    told = []
    for event in events:
        audience: Audience = getattr(event, "audience", EVERYONE)
        if not audience.private or viewer == audience.owner:
            told.append(_cut(event, audience, viewer) if audience.secret else event)
    return tuple(told)


def learners(event: object, seats: Iterable[Seat]) -> frozenset[Seat]:
    audience: Audience = getattr(event, "audience", EVERYONE)
    return frozenset(
        seat for seat in seats if (audience.tells_owner if seat == audience.owner else audience.tells_others)
    )


def kind(event: object) -> str:
    """A TrickWon is "trick-won" in protocol and journal."""
    return _kebab(type(event).__name__)


Names: TypeAlias = Mapping[str, Callable[[Any], object]]


def each(name: Callable[[Any], object]) -> Callable[[Iterable[Any]], object]:
    return lambda values: [name(value) for value in values]


def written(event: Any, names: Names, called: Mapping[str, str | None]) -> dict[str, Any]:
    """Return an event as the protocol writes it: its kind and its fields, tuples as lists.

    `names` has the functions that write fields; None stays None. `called` renames fields, and leaves out those of None.
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

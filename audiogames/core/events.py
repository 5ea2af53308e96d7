"""What happened, who may know it, and the one place where secrets are cut."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, Protocol

from audiogames.core.messages import Seat


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


class Event(Protocol):
    """A frozen record of one thing that happened: a NamedTuple with an audience."""

    @property
    def audience(self) -> Audience:
        """Who may know it."""
        ...


def seen_by(event: Any, viewer: Seat | None) -> Any:
    """Return `event` as `viewer` may know it (None: a spectator). Secrets are cut here and nowhere else."""
    audience: Audience = event.audience
    if not audience.secret or viewer == audience.owner:
        return event
    return event._replace(**dict.fromkeys(audience.secret))


def heard(events: Iterable[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """Return the events of which `viewer` may know, as it may know them."""
    return tuple(seen_by(event, viewer) for event in events if _may_hear(event.audience, viewer))


def _may_hear(audience: Audience, viewer: Seat | None) -> bool:
    return not audience.private or viewer == audience.owner


def learners(event: Event, seats: Iterable[Seat]) -> frozenset[Seat]:
    """Return those of `seats` to whom the event showed something that was hidden."""
    audience = event.audience
    return frozenset(
        seat for seat in seats if (audience.tells_owner if seat == audience.owner else audience.tells_others)
    )


def kind(event: object) -> str:
    """Return the name of an event in protocol and journal: a TrickWon is "trick-won"."""
    return _kebab(type(event).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

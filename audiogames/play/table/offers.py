"""Offers: what one seat may do now, with a number, answered once and refused when it is stale.

Seats answer at the same time: what another seat does makes no offer stale that it does not change. A double tap plays
once, since an offer is gone with its answer; and a late one is refused, since another offer has another number.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2s
from typing import Any, NamedTuple

from audiogames.core.errors import StaleVersion, reason
from audiogames.core.messages import Seat


class Offer(NamedTuple):
    """One offer to a seat: `number` grows with each, `key` is of the situation that it is made in.

    `actions` are in their text form.
    """

    seat: Seat
    number: int
    key: str
    actions: tuple[str, ...]


class Offers:
    """The offers of one table, at most one a seat."""

    def __init__(self) -> None:
        self.open: dict[Seat, Offer] = {}
        """The latest offer to each seat."""
        self._numbers: dict[Seat, int] = {}

    def of(self, seat: Seat) -> Offer | None:
        """Return what is offered to a seat, None for nothing."""
        return self.open.get(seat)

    def keep_only(self, seats: Sequence[Seat]) -> None:
        """Take the offers of all other seats away: they are not to act."""
        for seat in [seat for seat in self.open if seat not in seats]:
            del self.open[seat]

    def renew(self, legal: Mapping[Seat, tuple[str, ...]], situations: Mapping[Seat, str]) -> None:
        """Offer what is legal now. An offer whose actions and situation are as before stays the same."""
        self.keep_only(tuple(legal))
        for seat, actions in legal.items():
            key = _key(actions, situations[seat])
            before = self.open.get(seat)
            if before is None or before.key != key:
                self._numbers[seat] = self._numbers.get(seat, 0) + 1
                self.open[seat] = Offer(seat, self._numbers[seat], key, actions)

    def answer(self, seat: Seat, number: int | None) -> None:
        """Take an offer away, since it is answered. Raises StaleVersion where it is gone, or another.

        `number` None answers whatever is open: where the answer comes with the offer in hand, nothing can be stale.
        """
        offer = self.open.get(seat)
        if number is not None and (offer is None or offer.number != number):
            raise StaleVersion(reason("stale-offer"))
        self.open.pop(seat, None)

    def withdraw(self) -> None:
        """Take all offers away: the table is another than it was, as after an undo."""
        self.open.clear()

    def restore(self, offer: Any) -> None:
        """Open an answered offer again, since its answer could not be kept."""
        if isinstance(offer, Offer):
            self.open[offer.seat] = offer


def _key(actions: tuple[str, ...], situation: str) -> str:
    return blake2s("\n".join((situation, *actions)).encode(), digest_size=8).hexdigest()

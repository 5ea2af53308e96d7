"""The view of a seat in Air Sorcière, and full states that agree with it.

Every card in a hand came there in public (A15), so the cards of the draw pile can be worked out. Faces and notation
show other hands only at a table that plays them open.
"""

from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import alike
from audiogames.core.messages import Seat
from audiogames.decks.air_sorciere import Card
from audiogames.games.air_sorciere.rules import scores, to_act, winners
from audiogames.games.air_sorciere.state import Columns, Counts, Phase, Rules, State


class View(NamedTuple):
    """None is a spectator's seat.

    `hands` are all hands, knowable though not shown. `pile` has the cards of the draw pile in ascending order, since
    their real order is secret.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    columns: tuple[Columns, ...]
    grimoires: tuple[Counts, ...]
    stock: Counts
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    common: tuple[Card, ...]
    turn: Seat
    taken: int
    placed: Card | None
    drawn: Card | None
    numbers: tuple[int, ...]
    shuffling: bool
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        return () if self.seat is None else self.hands[self.seat]

    @property
    def seats(self) -> int:
        return len(self.hands)


OPEN: Final = (
    *("rules", "phase", "hands", "columns", "grimoires", "stock", "discard", "common"),
    *("turn", "taken", "placed", "drawn", "numbers", "shuffling"),
)


def view(state: State, seat: Seat | None) -> View:
    pile = tuple(sorted(state.draw_pile))
    return View(
        **alike(state, OPEN), seat=seat, pile=pile, to_act=to_act(state), scores=scores(state), winners=winners(state)
    )


def unseen(seen: View) -> tuple[Card, ...]:
    return seen.pile or seen.discard


def redeal(seen: View, generator: Generator) -> State:
    pile = tuple(seen.pile[place] for place in generator.permutation(len(seen.pile)))
    return State(**alike(seen, OPEN), draw_pile=pile)

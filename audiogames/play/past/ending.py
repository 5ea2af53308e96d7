from typing import NamedTuple

from audiogames.core.events import heard
from audiogames.core.messages import Items, Message, Seat, Who
from audiogames.play.past.memory import feat_name
from audiogames.play.table.sitting import Sitting


class RankedSeat(NamedTuple):
    seat: Seat
    points: int
    won: bool


def won(sitting: Sitting) -> Message:
    winners = sitting.table.winners
    if len(winners) == 1:
        return Message("ending-won", {"player": Who(winners[0])})
    names = tuple(Message("player-name", {"player": Who(seat)}) for seat in winners)
    return Message("ending-shared", {"winners": Items(names, "names")})


def ranking(sitting: Sitting) -> tuple[RankedSeat, ...]:
    scores, winners = sitting.table.scores, sitting.table.winners
    places = (RankedSeat(seat, points, seat in winners) for seat, points in enumerate(scores))
    return tuple(sorted(places, key=lambda place: (not place.won, -place.points)))


def placed(sitting: Sitting) -> tuple[int, ...]:
    order = {place.seat: (not place.won, -place.points) for place in ranking(sitting)}
    return tuple(1 + sum(other < order[seat] for other in order.values()) for seat in sorted(order))


def best(sitting: Sitting, seat: Seat | None) -> Message | None:
    if seat is None:
        return None
    events = heard([event for step in sitting.table.steps for event in step.events_for(())], seat)
    found = [(number / feat.goals[0], number, feat) for feat in sitting.game.feats if (number := feat.of(events, seat))]
    if not found:
        return None
    _, number, feat = max(found, key=lambda one: one[0])
    return Message("ending-best", {"feat": feat_name(sitting.game.name, feat, number)})

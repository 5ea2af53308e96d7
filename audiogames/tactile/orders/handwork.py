"""Handwork, minutes and euros of an order by each way to make relief: guesses, listed on the page for experts."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from audiogames.core.messages import Message, result
from audiogames.tactile.orders.order import PLAIN_OF, Plan
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import place


class Way(NamedTuple):
    """`label`, `mark` and `sheet` are seconds for one of each, the `_cost` ones euros. `cut` is True on plain paper."""

    format: str
    label: float
    mark: float = 0.0
    sheet: float = 0.0
    label_cost: float = 0.0
    mark_cost: float = 0.0
    sheet_cost: float = 0.0
    cut: bool = True


WAYS: Final = {
    "paint": Way("pdf", 20, mark=5, mark_cost=0.005, sheet_cost=0.7, cut=False),
    "swell": Way("swell", 35, sheet=180, sheet_cost=2.5),
    "emboss": Way("brf", 35, sheet=180, sheet_cost=1.2),
    "solid": Way("3mf", 25, label_cost=0.03),
    "plates": Way("plates", 40, label_cost=0.05),
    "shop": Way("uv", 20, sheet_cost=6.0, cut=False),
}
ALIKE: Final = {"pef": "brf", "stl": "3mf"}
LONG: Final = 100


class Handwork(NamedTuple):
    way: str
    labels: int
    marks: int
    minutes: int
    euros: int


def handwork(plan: Plan, name: str) -> Handwork:
    """`marks` are those to lay on by hand. Minutes are multiples of five."""
    way = WAYS[name]
    labels, marks = len(plan.stickers), sum(len(one.design.marks) for one in plan.stickers) if way.mark else 0
    sheets = plan.pages
    if way.cut and not plan.sheet.plain:
        sheets = place(plan.stickers, load_sheet(PLAIN_OF[plan.sheet.page]))[-1].page
    seconds = labels * way.label + marks * way.mark + sheets * way.sheet
    euros = labels * way.label_cost + marks * way.mark_cost + sheets * way.sheet_cost
    return Handwork(name, labels, marks, max(5, 5 * round(seconds / 300)), max(1, round(euros)))


def handwork_told(plan: Plan) -> Iterator[Message]:
    """Yield labels, marks, minutes and euros of the first way of the order's formats, if it has one."""
    formats = {ALIKE.get(name, name) for name in plan.order.formats}
    for name in (name for name, way in WAYS.items() if way.format in formats):
        work = handwork(plan, name)
        told = {"labels": work.labels, "marks": work.marks, "euros": work.euros}
        yield result("stickers-work", **told, time=time_told(work.minutes))
        return


def ways_told(plan: Plan) -> tuple[Message, ...]:
    """Return a message for each way without paint, the fewest minutes first."""
    names = [
        name for name in WAYS if name != "paint" and (name != "plates" or any(one.stacks for one in plan.stickers))
    ]
    works = sorted((handwork(plan, name) for name in names), key=lambda work: (work.minutes, work.euros))
    return tuple(
        result("stickers-work-way", way=Message(f"stickers-way-{work.way}"), format=WAYS[work.way].format,
               time=time_told(work.minutes), euros=work.euros)
        for work in works
    )  # fmt: skip


def time_told(minutes: int) -> Message:
    if minutes < LONG:
        return Message("stickers-work-minutes", {"number": minutes})
    return Message("stickers-work-hours", {"number": round(minutes / 60)})

from collections.abc import Iterator
from typing import Final

from audiogames.core.messages import Items, Message
from audiogames.core.registry import GAMES
from audiogames.play.menus.new_table.tables import title
from audiogames.play.people.evening.evening import LEAST_SEATS, MOST_ROUNDS, MOST_SEATS, EveningPlan, Late
from audiogames.play.table.doings import Doing

ADD: Final = "add"
FILLS: Final = "fills"
LATE: Final = "late"
LEAST: Final = "least"
LESS: Final = "less"
MINUTES: Final = "minutes"
MOST: Final = "most"
POINTS: Final = "points"

CHOICES: Final = frozenset({ADD, FILLS, LATE, LEAST, LESS, MINUTES, MOST, POINTS})

POINTS_OF: Final = {"5321": (5, 3, 2, 1), "321": (3, 2, 1), "1": (1,)}
LIMITS: Final = (0, 15, 30, 45, 60, 90)
LATES: Final[tuple[Late, ...]] = ("share", "none", "wait")


def choices(plan: EveningPlan) -> Iterator[Doing]:
    if len(plan.games) < MOST_ROUNDS:
        for game in GAMES:
            yield Doing(f"{ADD} {game}", Message("evening-add", {"title": Message(title(game))}))
    if plan.games:
        yield Doing(LESS, Message("evening-less"))
    for number in range(max(LEAST_SEATS, plan.least - 1), min(plan.most, plan.least + 1) + 1):
        if number != plan.least:
            yield Doing(f"{LEAST} {number}", Message("evening-least", {"number": number}))
    for number in range(max(plan.least, plan.most - 1), min(MOST_SEATS, plan.most + 1) + 1):
        if number != plan.most:
            yield Doing(f"{MOST} {number}", Message("evening-most", {"number": number}))
    yield (
        Doing(f"{FILLS} off", Message("evening-fills-off"))
        if plan.fills
        else Doing(f"{FILLS} on", Message("evening-fills-on"))
    )
    for name, points in POINTS_OF.items():
        if points != plan.points:
            yield Doing(f"{POINTS} {name}", Message("evening-points-choose", {"points": _listed(points)}))
    for minutes in LIMITS:
        if minutes != plan.minutes:
            yield Doing(f"{MINUTES} {minutes}", Message("evening-minutes", {"minutes": minutes}))
    for late in LATES if plan.minutes else ():
        if late != plan.late:
            yield Doing(f"{LATE} {late}", Message("evening-late", {"late": late}))


def word_of(action: str) -> str:
    return action.partition(" ")[0]


def changed(plan: EveningPlan, action: str) -> EveningPlan:
    word, _, what = action.partition(" ")
    if word == ADD:
        return plan._replace(games=(*plan.games, what))
    if word == LESS:
        return plan._replace(games=plan.games[:-1])
    if word == FILLS:
        return plan._replace(fills=what == "on")
    if word == POINTS:
        return plan._replace(points=POINTS_OF[what])
    if word == LATE:
        return plan._replace(late=next(late for late in LATES if late == what))
    number = int(what)
    if word == MINUTES:
        return plan._replace(minutes=number)
    return plan._replace(least=number) if word == LEAST else plan._replace(most=number)


def told(plan: EveningPlan) -> tuple[Message, ...]:
    games = tuple(Message(title(game)) for game in plan.games)
    said = [
        Message("evening-games", {"rounds": len(games), "games": Items(games, "names")}),
        Message("evening-sizes", {"least": plan.least, "most": plan.most}),
        Message("evening-filled" if plan.fills else "evening-rested"),
        Message("evening-points-are", {"points": _listed(plan.points)}),
    ]
    if plan.minutes:
        said.append(Message("evening-limit", {"minutes": plan.minutes, "late": plan.late}))
    return tuple(said)


def _listed(points: tuple[int, ...]) -> Items:
    return Items(tuple(Message("number", {"number": each}) for each in points))

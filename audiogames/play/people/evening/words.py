from collections.abc import Iterator
from typing import Final

from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import Catalogue
from audiogames.play.menus.new_table.tables import title
from audiogames.play.people.evening import plan
from audiogames.play.people.evening.evening import MOST_PEOPLE, PART, Evening
from audiogames.play.table.doings import Doing

BEGIN: Final = "begin"
COME: Final = "come"
END: Final = "end"
FINISH: Final = "finish"
KEEP: Final = "keep"
LEAVE: Final = "leave"
NEW: Final = "new"
OPEN: Final = "open"
OUT: Final = "out"
PEOPLE: Final = "people"

# People whose points are said at a table.
MOST_TOLD: Final = 5

HEADLINES: Final = {"preparing": "evening-preparing", "open": "evening-open", "over": "evening-over"}
HEADS: Final = ("evening-head-place", "evening-head-name", "evening-head-points", "evening-head-table")


def doings(evening: Evening | None, person: int | None, is_steward: bool, shows_people: bool) -> Iterator[Doing]:
    if evening is None:
        if is_steward:
            yield Doing(NEW, Message("evening-new"))
        return
    phase = evening.phase
    if phase not in ("preparing", "over"):
        if person is not None and evening.guests[person].is_here:
            yield Doing(LEAVE, Message("evening-leave"))
        elif person is not None or len(evening.guests) < MOST_PEOPLE:
            yield Doing(COME, Message("evening-come"), True)
    if not is_steward:
        return
    if phase == "preparing":
        if evening.plan.games:
            yield Doing(OPEN, Message("evening-let-in"), True)
        yield from plan.choices(evening.plan)
    if evening.may_begin:
        game = Message(title(evening.game))
        number, next_round = len(evening.present), len(evening.rounds) + 1
        label = Message("evening-begin", {"round": next_round, "title": game, "number": number})
        yield Doing(BEGIN, label, True)
    if phase == "round":
        yield Doing(FINISH, Message("evening-finish", {"late": evening.plan.late}))
    if evening.present and phase not in ("preparing", "over"):
        yield (
            Doing(f"{PEOPLE} off", Message("evening-people-off"))
            if shows_people
            else Doing(f"{PEOPLE} on", Message("evening-people-on"))
        )
        for each in evening.present if shows_people else ():
            yield Doing(f"{OUT} {each}", Message("evening-out", {"name": evening.guests[each].name}))
    if evening.rounds:
        yield Doing(KEEP, Message("evening-keep"))
    yield Doing(END, Message("evening-end"))


def headline(evening: Evening) -> Message:
    number, last = len(evening.rounds), len(evening.plan.games)
    if evening.phase == "round":
        return Message("evening-round", {"round": number, "rounds": last, "title": Message(title(evening.game))})
    if evening.phase == "between":
        return Message("evening-between", {"round": number, "rounds": last})
    return Message(HEADLINES[evening.phase])


def own(evening: Evening, person: int | None, is_steward: bool) -> tuple[Message, ...]:
    phase = evening.phase
    if phase == "preparing":
        return plan.told(evening.plan) if is_steward else ()
    if person is None:
        return () if phase == "over" else (Message("evening-may-come"),)
    found, last = evening.seat(person), evening.rounds[-1] if evening.rounds else None
    said = list[Message]()
    if found is not None:
        at, table, _ = found
        others = tuple(Message("text", {"text": evening.guests[each].name}) for each in table.people if each != person)
        game, names = Message(title(evening.game)), Items(others, "names")
        said.append(Message("evening-yours", {"table": at + 1, "title": game, "number": len(others), "names": names}))
    elif phase == "round" and last is not None and person in last.rests:
        said.append(Message("evening-you-rest"))
    elif not evening.guests[person].is_here:
        said.append(Message("evening-you-left"))
    elif phase != "over":
        said.append(Message("evening-you-wait", {"round": len(evening.rounds) + 1}))
    if phase in ("between", "over"):
        said.append(place(evening, person))
    return tuple(said)


def place(evening: Evening, person: int) -> Message:
    standings = evening.standings()
    found = next(each for each in standings if each.person == person)
    won = points(found.points)
    return Message("evening-place", {"place": found.place, "number": len(standings), "points": won})


def standings(evening: Evening, person: int) -> tuple[Message, ...]:
    best = evening.standings()[:MOST_TOLD]
    if not best[0].points:
        return (Message("evening-no-points"),)
    told = [
        Message("evening-one", {"name": evening.guests[one.person].name, "points": points(one.points)}) for one in best
    ]
    return place(evening, person), Message("evening-best", {"best": Items(tuple(told), "entries")})


def points(parts: int) -> Message:
    if parts % PART:
        return Message("evening-points-and", {"points": _decimal(parts)})
    return Message("evening-points", {"points": parts // PART})


def about(evening: Evening) -> tuple[Message, ...]:
    if evening.phase == "preparing":
        return ()
    names = tuple(Message("text", {"text": evening.guests[each].name}) for each in evening.present)
    there = Message("evening-people", {"number": len(names), "names": Items(names, "names")})
    return (*plan.told(evening.plan), there)


def heads(words: Catalogue) -> list[str]:
    return [words.words(head) for head in HEADS]


def rows(evening: Evening, words: Catalogue) -> list[list[str]]:
    standings = evening.standings()
    return [
        [
            str(each.place) if standings[0].points else "",
            evening.guests[each.person].name,
            _number(each.points, words),
            words.text(_where(evening, each.person)) if evening.phase != "over" else "",
        ]
        for each in standings
    ]


def _where(evening: Evening, person: int) -> Message:
    if (found := evening.seat(person)) is not None:
        return Message("evening-at-table" if found[1].points is None else "evening-at-over", {"table": found[0] + 1})
    if evening.phase == "round" and person in evening.rounds[-1].rests:
        return Message("evening-at-rest")
    return Message("evening-at-hand" if evening.guests[person].is_here else "evening-at-home")


def _number(parts: int, words: Catalogue) -> str:
    return words.text(_decimal(parts)) if parts % PART else str(parts // PART)


def _decimal(parts: int) -> Message:
    tenths = round(10 * parts / PART)
    return Message("evening-decimal", {"whole": tenths // 10, "tenths": tenths % 10})


def as_lines(evening: Evening, words: Catalogue) -> list[list[str]]:
    games = [words.words(title(game)) for game in evening.plan.games[: len(evening.rounds)]]
    lines = [[*heads(words)[:3], *games]]
    for each in evening.standings():
        by_round = [_number(one.points(each.person), words) for one in evening.rounds]
        lines.append([str(each.place), evening.guests[each.person].name, _number(each.points, words), *by_round])
    return lines

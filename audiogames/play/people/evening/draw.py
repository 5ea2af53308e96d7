# Who meets whom at an evening of several rounds. The same seed gives the same draw.

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from audiogames.core.chance import Generator

Person = int

# Exchanges tried for each draw, of which the first in SHARE may cost as much as WORSE. A pair that meets again costs
# AGAIN, and one for each time before: so as many pairs as possible meet.
STEPS: Final = 4000
SHARE: Final = 3
WORSE: Final = 2
AGAIN: Final = 2


class Sizes(NamedTuple):
    least: int
    most: int
    fills: bool = False

    def tables(self, people: int) -> tuple[int, ...]:
        number = -(-people // self.most)
        if people and not self.fills and people // number < self.least:
            number = people // self.least
        seated = min(people, number * self.most)
        return tuple(seated // number + (at < seated % number) for at in range(number)) if number else ()


class Draw(NamedTuple):
    tables: tuple[tuple[Person, ...], ...]
    rests: tuple[Person, ...] = ()

    def pairs(self) -> Iterator[tuple[Person, Person]]:
        for table in self.tables:
            yield from combinations(sorted(table), 2)


def draw(people: Sequence[Person], past: Sequence[Draw], rounds: Sequence[Sizes], seed: int) -> Draw:
    # The first of the rounds. The later ones are drawn with it, since each restricts the next.
    chance = Generator(seed)
    rested = Counter(one for each in past for one in each.rests)
    plans = list[list[list[Person]]]()
    rests = list[tuple[Person, ...]]()
    for sizes in rounds:
        order = [people[at] for at in chance.permutation(len(people))]
        order.sort(key=lambda one: -rested[one])
        tables = sizes.tables(len(people))
        seated, left = order[: sum(tables)], order[sum(tables) :]
        rested.update(left)
        rests.append(tuple(sorted(left)))
        plans.append(_dealt([seated[at] for at in chance.permutation(len(seated))], tables))
    found = _Search(plans, past, chance).best()
    taken = Counter((one, at) for each in past for table in each.tables for at, one in enumerate(table))
    return Draw(tuple(_in_order(table, taken, chance) for table in found[0]), rests[0])


def _dealt(order: Sequence[Person], tables: Sequence[int]) -> list[list[Person]]:
    starts = [sum(tables[:at]) for at in range(len(tables))]
    return [list(order[start : start + size]) for start, size in zip(starts, tables, strict=True)]


def _in_order(table: Sequence[Person], taken: Counter[tuple[Person, int]], chance: Generator) -> tuple[Person, ...]:
    left, order = [table[at] for at in chance.permutation(len(table))], list[Person]()
    for at in range(len(table)):
        order.append(min(left, key=lambda one: taken[one, at]))
        left.remove(order[-1])
    return tuple(order)


class _Search:
    def __init__(self, plans: list[list[list[Person]]], past: Sequence[Draw], chance: Generator) -> None:
        self._plans = plans
        self._chance = chance
        self._met = Counter(pair for each in past for pair in each.pairs())
        self._cost = 0
        for plan in plans:
            for pair in Draw(tuple(map(tuple, plan))).pairs():
                self._cost += _price(self._met[pair])
                self._met[pair] += 1

    def best(self) -> list[list[list[Person]]]:
        rounds = [number for number, plan in enumerate(self._plans) if len(plan) > 1]
        least, found = self._cost, self._copy()
        words = self._chance.words(3 * STEPS) if rounds else ()
        for step in range(STEPS if rounds else 0):
            if not least:
                break
            which, one, other = words[3 * step : 3 * step + 3]
            plan = self._plans[rounds[which % len(rounds)]]
            first, second = one % len(plan), other % (len(plan) - 1)
            second += second >= first
            here, there = plan[first], plan[second]
            worst = WORSE if SHARE * step < STEPS else 0
            self._exchange(here, one // len(plan) % len(here), there, other // len(plan) % len(there), worst)
            if self._cost < least:
                least, found = self._cost, self._copy()
        return found

    def _copy(self) -> list[list[list[Person]]]:
        return [[list(table) for table in plan] for plan in self._plans]

    def _exchange(self, here: list[Person], at: int, there: list[Person], other: int, worst: int) -> None:
        one, two, met = here[at], there[other], self._met
        change = 0
        for each in here:
            if each != one:
                change += _price(met[_pair(two, each)]) - _price(met[_pair(one, each)] - 1)
        for each in there:
            if each != two:
                change += _price(met[_pair(one, each)]) - _price(met[_pair(two, each)] - 1)
        if change > worst:
            return
        for leaves, comes, table in ((one, two, here), (two, one, there)):
            for each in table:
                if each != leaves:
                    met[_pair(leaves, each)] -= 1
                    met[_pair(comes, each)] += 1
        here[at], there[other] = two, one
        self._cost += change


def _pair(one: Person, other: Person) -> tuple[Person, Person]:
    return (one, other) if one < other else (other, one)


def _price(met: int) -> int:
    return met and met + AGAIN

"""What a million people an evening would take: the figures of `docs/en/million.md`, reckoned from what was measured.

    python -m benchmarks.web.million [--people 1000000]

`MEASURED` comes from `benchmarks.web.tables`, and for PostgreSQL from `pgbench` with transactions of six lines, 32
connections. Measure again on the machine that you mean to rent, and change it.
"""

import argparse
from math import ceil
from typing import Final, NamedTuple

from audiogames.faces.web.open_hall import MOST_OF_HALL


class Measured(NamedTuple):
    """Of one action, the mean of the four games: `processor` in ms, `out` and `log` (of PostgreSQL) in kB."""

    processor: float = 10.0
    out: float = 10.7
    log: float = 1.24
    transactions: int = 1085
    """Of one PostgreSQL, a second."""
    memory: tuple[float, float] = 80.0, 0.15
    """MB of a server without tables, and of a table with three people."""


class Assumed(NamedTuple):
    """`at_once` is the part of all people who play at the peak. `every` is the seconds between two actions at a table.

    Costs in euros, of November 2026.
    """

    at_once: float = 0.3
    seats: int = 3
    hours: float = 1.0
    every: float = 10.0
    load: float = 0.4
    """Of a core, so that nobody waits."""
    cores: int = 8
    machine: int = 60
    """A month, with 32 GB and 20 TB of traffic."""
    calls: float = 1.0
    """For a moderator, in 1,000 hours that people play."""
    minutes: float = 5.0
    """Of a moderator for a call."""
    wage: float = 20.0
    """An hour."""


MEASURED: Final = Measured()
ASSUMED: Final = Assumed()


def reckoned(people: int = 1_000_000, measured: Measured = MEASURED, assumed: Assumed = ASSUMED) -> dict[str, int]:
    """Return the figures by what they are."""
    tables = people * assumed.at_once / assumed.seats
    actions = tables / assumed.every
    a_core = 1000 / measured.processor * assumed.load
    machines = ceil(actions / a_core / assumed.cores)
    at_postgres = measured.transactions * assumed.every * assumed.seats
    evening = people / assumed.seats * assumed.hours * 3600 / assumed.every
    moderated = people * assumed.hours / 1000 * assumed.calls * assumed.minutes / 60
    return {
        "tables at once": round(tables),
        "actions a second": round(actions),
        "actions a second of one core": round(a_core),
        "tables of one core": round(a_core * assumed.every),
        "machines": machines,
        "people a machine": round(people * assumed.at_once / machines),
        "MB of memory of one core's tables": round(measured.memory[0] + a_core * assumed.every * measured.memory[1]),
        "Mbit a second of one machine": round(actions * measured.out * 8 / 1000 / machines),
        "TB of traffic a month": round(evening * measured.out / 1e9 * 30),
        "people whom one PostgreSQL carries": round(at_postgres / 1000) * 1000,
        "MB of log a second of one PostgreSQL": round(actions * measured.log / 1000),
        "halls": ceil(tables / MOST_OF_HALL),
        "euros a month for machines": machines * assumed.machine,
        "hours of moderators an evening": round(moderated),
        "euros a month for moderators": round(moderated * assumed.wage * 30 / 1000) * 1000,
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1_000_000)
    for what, figure in reckoned(parser.parse_args().people).items():
        print(f"{figure:,} {what}")


if __name__ == "__main__":
    main()

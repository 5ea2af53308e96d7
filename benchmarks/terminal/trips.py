"""How far one key press travels: the modules and calls that a trip passes, from the typed text to the reply.

    python -m benchmarks.terminal.trips [--modules]

A trip is what `benchmarks.terminal.typist` says. Counted are the calls of functions and the resumptions of generators
whose code lies in `audiogames` ("call" events of `sys.setprofile` in the thread that types), the modules that hold
them, and how often one such call is in another module than the call before it. Bots are counted, their thinking
included: "witch" answers at a glance. All trips are played once before they are counted, so that no catalogue is read
meanwhile. The games are seeded, so that the figures are the same at every run of one version of Python. Each figure is
the median over the trips of its kind and the most of one trip; `--modules` also lists the modules, and the calls in
each over all trips.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median_low
from types import FrameType
from typing import Any, NamedTuple

import audiogames
from benchmarks.terminal.typist import Answer, Seating, play

ROOT = f"{Path(audiogames.__file__).parent}{os.sep}"


class Kind(NamedTuple):
    """A kind of trip: at which table, what is typed from its start on, which of it is counted, and its reply."""

    name: str
    seating: Seating
    typed: Sequence[str]
    counted: str
    reply: str


KINDS = (
    Kind("a card in La Roue", Seating("roue_des_sorcieres"), ("h", "1") * 3, "1", "You play the "),
    Kind("`h` in La Roue", Seating("roue_des_sorcieres"), ("h", "1") * 3, "h", "Your hand: "),
    Kind("closing the book in Du Balai !", Seating("du_balai"), ("",), "", "You close the book."),
    Kind("a shake in Zapp Zerapp", Seating("zapp_zerapp"), ("1",) * 3, "1", "shakes left."),
)


class Trip(NamedTuple):
    """The calls of one press: `calls` by module, and how often the module was another than that of the call before."""

    calls: Counter[str]
    switches: int


class Tracer:
    """Counts the trips of one kind. Raises RuntimeError where a reply is another than that of the kind."""

    def __init__(self, kind: Kind) -> None:
        self.trips: list[Trip] = []
        self._kind = kind
        self._calls: Counter[str] = Counter()
        self._switches = 0
        self._last = ""

    def begin(self) -> None:
        """Count from now on."""
        self._calls, self._switches, self._last = Counter(), 0, ""
        sys.setprofile(self._note)

    def end(self, typed: str, reply: str) -> None:
        """Count no more; keep the trip if it is of the kind."""
        sys.setprofile(None)
        if typed != self._kind.counted:
            return
        if self._kind.reply not in reply:
            raise RuntimeError(f"{self._kind.name}: the reply to {typed!r} was {reply!r}")
        self.trips.append(Trip(self._calls, self._switches))

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        """Count a call of a function of ours."""
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(ROOT):
            self._calls[path] += 1
            if path != self._last:
                self._switches += self._last != ""
                self._last = path


def one_after_the_other(texts: Sequence[str]) -> Answer:
    """Return someone who types these texts, whatever is replied, and then leaves."""
    rest = iter(texts)
    return lambda reply: next(rest, None)


def trips(kind: Kind) -> list[Trip]:
    """Return what each trip of a kind passes, in the order in which they are made."""
    found: list[Trip] = []
    for _ in range(2):  # the first fills what is read but once
        tracer = Tracer(kind)
        try:
            play(kind.seating, one_after_the_other(kind.typed), tracer)
        finally:
            sys.setprofile(None)
        found = tracer.trips
    return found


def run(by_module: bool = False) -> list[str]:
    """Count; return a line of figures for each kind of trip, and with `by_module` one for each module of it."""
    lines = []
    for kind in KINDS:
        found = trips(kind)
        calls = _figures([trip.calls.total() for trip in found], "calls")
        modules = _figures([len(trip.calls) for trip in found], "modules")
        switches = _figures([trip.switches for trip in found], "switches between modules")
        lines.append(f"{kind.name}: {modules}, {switches}, {calls}; trips: {len(found)}")
        if by_module:
            total = sum((trip.calls for trip in found), Counter[str]())
            lines += [f"    {count:6} {path.removeprefix(ROOT)}" for path, count in total.most_common()]
    return lines


def _figures(counts: Sequence[int], what: str) -> str:
    return f"{median_low(counts)} {what} (at most {max(counts)})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", action="store_true", help="also list the modules of each kind of trip")
    for line in run(parser.parse_args().modules):
        print(line, flush=True)


if __name__ == "__main__":
    main()

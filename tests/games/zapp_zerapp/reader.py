"""Makes the table of Zapp Zerapp of the sentences that one seat hears."""

import re
from typing import Any, Final

from audiogames.decks.zapp_zerapp import COLOURS as CORNERS
from audiogames.games.zapp_zerapp.state import CITY, START, usual_colours
from tests.games.retold import COLOURS, seat_named

NAMED: Final = "Bob|Circe|Dana"
PIECES: Final = 3


class ZappReader:
    """Keeps where each apprentice stands, the magic number, who rolled it and who is still to move, how far."""

    def __init__(self, seats: int) -> None:
        self._places = [[START] * PIECES for _ in range(seats)]
        self._colours = usual_colours(seats, adjacent=False)
        self._number = 0
        self._roller = 0
        self._to_move: dict[int, int] = {}

    def read(self, line: str) -> None:
        """Take note of a sentence."""
        if (rolled := re.match(rf"(Vous|{NAMED}) lance[z]? (\d+)(?: et (\d+))?", line)) is not None:
            self._roller = seat_named(rolled[1])
            self._number = int(rolled[2]) + int(rolled[3] or 0)
            self._to_move.clear()
        elif line.startswith(("Dans les tonneaux", "Tonneaux")):
            lines = re.findall(rf"(vous|{NAMED}), (\d+)(, (?:c’est )?trop)?", line)
            self._to_move = {seat_named(name): int(number) for name, number, too_many in lines if not too_many}
        elif re.match(r"Bannis?\b", line):
            self._banish(line)
        elif re.match(rf"(?:Vous|{NAMED}) gagne", line):
            for name, number in re.findall(rf"(vous|{NAMED}), (\d)", line):
                assert self._places[seat_named(name)].count(CITY) == int(number), line
        elif re.match(rf"Votre|(?:{NAMED})\b", line) and re.search(r" à \d+| en ville", line):
            self._move(line)

    def _move(self, line: str) -> None:
        name = re.match(rf"(Votre|{NAMED})\b", line)
        piece = re.search(r"(?:apprenti|le|Votre) (\d)\b", line)
        assert name is not None
        assert piece is not None, line
        self._to_move.pop(seat_named(name[1]), None)
        place = re.search(r" à (\d+)", line)
        self._places[seat_named(name[1])][int(piece[1]) - 1] = CITY if place is None else CITY - int(place[1])

    def _banish(self, line: str) -> None:
        for number in re.findall(r"votre (?:apprenti )?(\d)", line):
            self._places[0][int(number) - 1] = START
        for colour, number in re.findall(r"(rouge|vert|bleu|jaune) (\d)", line):
            seat = self._colours.index(CORNERS.index(COLOURS[colour]))
            self._places[seat][int(number) - 1] = START

    def act(self, action: str) -> None:
        """All that the own seat does is told."""

    def public(self) -> dict[str, Any]:
        """Return the table as it must be."""
        return {"places": self._places, "number": self._number, "roller": self._roller, "to move": self._to_move}

    @staticmethod
    def seen(view: Any) -> dict[str, Any]:
        """Return the same of a view."""
        return {
            "places": [list(steps) for steps in view.apprentices],
            "number": view.magic_number or 0,
            "roller": view.roller,
            "to move": {seat: view.numbers[view.chosen[seat]] for seat in view.order},
        }


READER = ZappReader

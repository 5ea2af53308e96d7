"""Makes the table of Air Sorcière of the sentences that one seat hears.

Which cards of the draw pile are cats is not told where they cut no hand: the draw pile is not counted.
"""

import re
from collections import Counter
from typing import Any, Final

from audiogames.decks.air_sorciere import CARD_IDS, COLOURS
from tests.games.retold import COLOURS as SPOKEN
from tests.games.retold import cards, seat_named

_COLOUR: Final = "noir|orange|violet|vert|rouge"
_DIPLOMA: Final = re.compile(rf"(\d) (?:grimoires? )?({_COLOUR})s?")

_FLIGHT: Final = re.compile(
    rf"^\w+, (?:{_COLOUR}) |chez vous|gardez|\bvol\b|\bvole|a fait voler|pris\.|Vous prenez .* zone commune"
)


class AirReader:
    """Keeps columns, hands, the common zone and grimoires; every hand is made of cards that were told."""

    def __init__(self, seats: int) -> None:
        self._columns: list[set[str]] = [set() for _ in range(seats)]
        self._hands: list[set[str]] = [set() for _ in range(seats)]
        self._grimoires: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._common: set[str] = set()
        self._seat = 0
        """About whom a sentence is that names nobody."""
        self._own: list[str] = []

    def read(self, line: str) -> None:
        """Take note of a sentence; a list of choices, which begins with a number, is none."""
        if re.match(r"\d+ ?(?:,|ou)", line) or line.startswith("À prendre"):
            return
        about = re.match(r"(Bob|Circe|Dana)\b", line) or re.search(r"\b(?:pour|à) (Bob|Circe|Dana)\b", line)
        if about is not None:
            self._seat = seat_named(about[1])
        elif line.startswith("Vous"):
            self._seat = 0
        found = cards(line)
        if (landed := re.search(rf"\b[Mm]ain ({_COLOUR})\.$", line)) is not None:
            self._take([card for card in self._columns[self._seat] if card.startswith(SPOKEN[landed[1]])])
        elif re.match(r"Diplôme|\w+, diplôme", line):
            self._diploma(line)
        elif "éfauss" in line and "élangée" not in line:
            self._hands[self._seat].difference_update(found)
        elif re.search(r"\b[Cc]hute", line) and found:
            self._fallen(line)
        elif _FLIGHT.search(line):
            self._fly(found)
        elif re.search(r"en commun|\b[Cc]ommun\b|zone commune", line) and "atterrir" not in line and "?" not in line:
            self._common.update(found)
        elif re.search(r"\b[Mm]ain\b", line) and "Votre main" not in line:
            self._take(found)

    def _fly(self, found: list[str]) -> None:
        self._common.difference_update(found)
        self._columns[self._seat].update(found)

    def _take(self, found: list[str]) -> None:
        """Cards come into a hand: a column, those that flew only a moment in it too, or a bonus."""
        self._common.difference_update(found)
        self._columns[self._seat].difference_update(found)
        self._hands[self._seat].update(found)

    def _fallen(self, line: str) -> None:
        found = cards(line)
        self._common.difference_update(found)
        self._columns[self._seat].difference_update(found)

    def _diploma(self, line: str) -> None:
        number = _DIPLOMA.search(line)
        assert number is not None, line
        self._grimoires[self._seat][SPOKEN[number[2]]] += int(number[1])
        given = self._own if self._seat == 0 else cards(line[number.end() :])
        landed = [card for card in given if card not in self._hands[self._seat]]
        self._take(landed)
        self._hands[self._seat].difference_update(given)

    def act(self, action: str) -> None:
        """Only the own cards for a diploma are not told again. What follows is about the own seat, up to a name."""
        self._seat = 0
        if action.startswith("diploma "):
            self._own = action.partition(": ")[2].split()

    def public(self) -> dict[str, Any]:
        """Return the table as it must be."""
        return {
            "columns": self._columns,
            "hands": self._hands,
            "common": self._common,
            "grimoires": [dict(counter) for counter in self._grimoires],
        }

    @staticmethod
    def seen(view: Any) -> dict[str, Any]:
        """Return the same of a view."""
        return {
            "columns": [{CARD_IDS[card] for column in columns for card in column} for columns in view.columns],
            "hands": [{CARD_IDS[card] for card in hand} for hand in view.hands],
            "common": {CARD_IDS[card] for card in view.common},
            "grimoires": [
                {COLOURS[place]: number for place, number in enumerate(counts) if number} for counts in view.grimoires
            ],
        }


READER = AirReader

"""Makes the table of La Roue des Sorcières of the sentences that one seat hears."""

import re
from typing import Any, Final

from audiogames.decks.roue_des_sorcieres import CARD_IDS
from tests.games.retold import cards, seat_named

DEALT: Final = 6
CARDS: Final = 54


class RoueReader:
    """Counts hands and piles, and keeps the trick, the trump and the own hand."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._counts = [DEALT] * seats
        self._captured = [0] * seats
        self._draw = CARDS - DEALT * seats - 1
        self._trick: dict[int, str] = {}
        self._trumps: list[str] = []
        self._hand: set[str] = set()
        self._winner: int | None = None
        """Who has won a trick after which nothing was drawn yet."""

    def read(self, line: str) -> None:
        """Take note of a sentence."""
        found = cards(line)
        if line.startswith("Votre main"):
            self._hand = set(found)
        elif (match := re.match(r"Atout (\w+), la roue sur (\d)\.", line)) is not None:
            self._trumps = cards(f"{match[1]} {match[2]}")
        elif re.match(r"Pli pour|\w+ remporte|Vous remportez", line):
            self._won(line)
        elif re.match(r"Atout pris|\w+ (?:prend|prenez) (?:l’atout|le dernier atout)", line):
            self._take_trump(line, found)
        elif re.match(r"Atout, |\w+ cède|Vous cédez", line):
            self._give(found[0])
        elif found and ("pioch" in line.lower() or re.fullmatch(r"\d, \w+ \d\.", line)):
            self._drawn()
            self._hand.update(found)
        elif not line.startswith(("Un seul", "Seul choix", "1, ")):
            self._play(line)

    def _play(self, line: str) -> None:
        if re.fullmatch(r"\d \w+\.", line):
            line = f"Vous, {line}"
        for name, card in re.findall(r"(\w+),? (?:jouez le |joue le )?(\d \w+)", line.replace("Vous jouez", "Vous")):
            if found := cards(card):
                self._drawn()
                seat = seat_named(name)
                self._trick[seat] = found[0]
                self._counts[seat] -= 1
                self._hand.discard(found[0])

    def _won(self, line: str) -> None:
        name = re.match(r"Pli pour (\w+)|(\w+) remport", line)
        assert name is not None
        self._winner = seat_named(name[1] or name[2])

    def _give(self, card: str) -> None:
        assert self._winner is not None
        self._captured[self._winner] -= 1
        self._trumps.append(card)
        self._drawn()

    def _drawn(self) -> None:
        """All draw after a trick, from who won it on, as long as there are cards."""
        if self._winner is None:
            return
        self._captured[self._winner] += len(self._trick)
        for place in range(self._seats):
            if self._draw:
                self._draw -= 1
                self._counts[(self._winner + place) % self._seats] += 1
        self._trick.clear()
        self._winner = None

    def _take_trump(self, line: str, found: list[str]) -> None:
        self._drawn()
        seat = 0 if line.startswith(("Atout pris", "Vous")) else seat_named(line.split()[0])
        self._counts[seat] += 1
        taken = self._trumps.pop()
        if seat == 0:
            self._hand.add(taken)

    def act(self, action: str) -> None:
        """The own decision about the trump ends the trick; what is played or given is told."""
        if action == "no-trump":
            self._drawn()

    def public(self) -> dict[str, Any]:
        """Return the table as it must be."""
        deciding = self._winner is not None
        return {
            "hand": self._hand,
            "counts": self._counts,
            "captured": self._captured,
            "trick": {} if deciding else self._trick,
            "trump": self._trumps[-1:],
            "draw": self._draw,
        }

    @staticmethod
    def seen(view: Any) -> dict[str, Any]:
        """Return the same of a view."""
        deciding = view.phase == "trump"
        return {
            "hand": {CARD_IDS[card] for card in view.hand},
            "counts": list(view.hand_counts),
            "captured": list(view.captured_counts),
            "trick": {} if deciding else {seat: CARD_IDS[card] for seat, card in view.trick},
            "trump": [CARD_IDS[card] for card in view.trump_pile[-1:]],
            "draw": view.draw_count,
        }


READER = RoueReader

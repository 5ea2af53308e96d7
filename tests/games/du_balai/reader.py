"""Makes the table of Du Balai ! of the sentences that one seat hears."""

import re
from typing import Any, Final

from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai.state import FINISH, START, symbols_in
from tests.games.retold import seat_named

WHO: Final = "[Vv]ous|Ana|Bob|Circe|Dana"
_SPACE: Final = r"(moins \d|départ|arrivée|\d+)"
_SYMBOLS: Final = {
    "oreille": "ear",
    "toile": "web",
    "crâne": "skull",
    "double éclair": "double-bolt",
    "éclair": "bolt",
    "nuage": "cloud",
    "œil": "eye",
    "araignée": "spider",
    "étoile": "star",
}


def space(text: str) -> int:
    """Return a space of the track by what it is called."""
    if text in ("départ", "arrivée"):
        return START if text == "départ" else FINISH
    return int(text.replace("moins ", "-"))


class BalaiReader:
    """Keeps where each witch and the curse are, the formulas shown last, and how many cards each seat holds."""

    def __init__(self, seats: int) -> None:
        self._spaces = [START] * seats
        self._cards = [0] * seats
        self._curse: int | None = None
        self._formulas: dict[int, frozenset[str]] = {}
        self._closer: int | None = None
        self._pending: tuple[int, str] | None = None
        """Who said what a spell does to a formula, while a fog may still answer it."""
        self._is_asked = False
        """Whether the own seat is asked for a fog, so that the spell does not act yet."""

    def read(self, line: str) -> None:
        """Take note of a sentence."""
        line = line.replace("\u00a0", " ")
        if re.match(r"\d+ ?(?:,|ou)", line) or self._is_asked:
            return
        if line.startswith("Brouillard, ou laisser faire"):
            self._is_asked = True
            return
        if re.match(rf"(?:{WHO}) joue[z]? Brouillard", line):
            self._pending = None  # whether the spell stands all the same is told
        self._settle()
        if re.match(rf"(?:{WHO}) lance", line):
            self._closer = None
            self._formulas.clear()
        elif (closed := re.match(rf"({WHO}) ferm", line)) is not None:
            self._closer = seat_named(closed[1])
        elif (crossed := re.match(rf"({WHO}) franchi", line)) is not None:
            self._spaces[seat_named(crossed[1])] = FINISH
        elif (drawn := re.match(rf"({WHO}) pioche[z]? ", line)) is not None:
            several = re.search(r"pioche[z]? \d cartes", line)
            if drawn[1] != "Vous" or several is None:  # of all that are drawn one is kept, here once it was chosen
                self._cards[seat_named(drawn[1])] += 1
        elif (played := re.match(rf"({WHO}) joue[z]? \w", line)) is not None:
            self._cards[seat_named(played[1])] -= 1
            self._pending = seat_named(played[1]), line
        elif line.startswith(("L’Attraction agit", "Attraction : ")):
            for name, where in re.findall(rf"({WHO}), (?:case )?(?:de )?{_SPACE}", line):
                self._spaces[seat_named(name)] = space(where)
        elif line == "Malédiction sur vous.":
            self._curse = self._spaces[0]
        elif "alédiction" in line:
            if (cursed := re.search(_SPACE + r"\.$", line)) is not None:
                self._curse = space(cursed[1])
        elif re.match(r"(?:Les formules : )?(?:Bob|Circe|Dana), [a-zœéè]", line) and " ; " in f"{line} ; ":
            self._shown(line)
        else:
            self._moved(line)

    def _shown(self, line: str) -> None:
        for part in re.split(r" ; |Les formules : ", line.rstrip(".")):
            name, _, named = part.partition(", ")
            if name in ("Bob", "Circe", "Dana") and all(symbol in _SYMBOLS for symbol in named.split(", ")):
                self._formulas[seat_named(name)] = frozenset(_SYMBOLS[symbol] for symbol in named.split(", "))

    def _settle(self) -> None:
        """Let a spell act that no fog can answer any more."""
        if self._pending is not None:
            self._mended(*self._pending)
            self._pending = None

    def _mended(self, seat: int, line: str) -> None:
        """A spell changes a formula that was shown."""
        if seat not in self._formulas or "second tas" in line:
            return
        _, _, what = line.rstrip(".").partition(" : ")
        out, changes, put = what.partition(" devient ")
        if changes:
            self._formulas[seat] = self._formulas[seat] - {_SYMBOLS[out]} | {_SYMBOLS[put]}
        elif what.endswith(" en plus"):
            self._formulas[seat] |= {_SYMBOLS[what.removesuffix(" en plus")]}

    def _moved(self, line: str) -> None:
        how = r"(?: avance[z]? de \d+ cases?(?: :|,)| recule[z]? de \d+ cases?,| ici :|,)"
        moved = re.search(rf"\b({WHO}){how} (?:case )?(?:de )?{_SPACE}\.", line)
        if moved is not None:
            self._spaces[seat_named(moved[1])] = space(moved[2])

    def act(self, action: str) -> None:
        """All that the own seat does is told, but for its formula, which it knows, and that it keeps a card."""
        self._is_asked = False
        if action.startswith("keep "):
            self._cards[0] += 1

    def public(self) -> dict[str, Any]:
        """Return the table as it must be."""
        if not self._is_asked:
            self._settle()
        return {
            "spaces": self._spaces,
            "cards": self._cards,
            "curse": self._curse,
            "formulas": self._formulas,
            "closer": self._closer,
        }

    @staticmethod
    def seen(view: Any) -> dict[str, Any]:
        """Return the same of a view."""
        return {
            "spaces": list(view.spaces),
            "cards": list(view.counts),
            "curse": view.curse,
            "formulas": {
                seat: frozenset(SYMBOLS[symbol] for symbol in symbols_in(formula))
                for seat, formula in enumerate(view.formulas)
                if seat and formula is not None
            },
            "closer": view.closer,
        }


READER = BalaiReader

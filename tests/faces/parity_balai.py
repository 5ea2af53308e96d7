"""Other values for each part of a view of Du Balai!, for the law of parity."""

from typing import Any

from audiogames.core.chance import Generator
from audiogames.decks.du_balai import SPELLS
from audiogames.games.du_balai.state import DICE_READ, FINISH, FOG, LEVELS
from tests.games.random_tables import PHASES

PACES = ("common", "free", "window", "no-closer")
LISTS = {"cards": 2, "fresh": 2, "acrobatics": 2, "discard": 1, "drawn": 1}
"""The fields that hold lists of cards, and how deep the lists lie."""
NAMES = {"pace": PACES, "levels": LEVELS, "window": ("correction", "after-move"), "phase": sorted(PHASES["du_balai"])}
CARDS = {"cards", "fresh", "discard", "drawn", "card"}
SYMBOLS = {"formulas", "seconds"}
SPACES = {"spaces", "curse"}
SEATS = {"seat", "locked", "laid_second", "closer", "bets", "decrees", "looking", "block", "crossed", "order"}
SEATS |= {"waiting", "fogs", "rolling", "to_act", "winners", "target"}
IN_PENDING = {("pending", "seat"), ("pending", "action", "card")}
"""The parts of a spell that awaits answers which are changed; its own parts are told when it is cast."""


def other_value(view: Any, path: tuple[str | int, ...], now: Any, chance: Generator) -> Any:
    """Return a value that could stand there instead, None if there is none."""
    field = str([step for step in path if isinstance(step, str)][-1])
    if now is None or (path[0] == "pending" and path not in IN_PENDING):
        return None
    if isinstance(now, bool):
        return not now
    if path[0] == "used":
        return another(SPELLS if isinstance(now, str) else range(len(view.spaces)), now, chance)
    if path == ("rules", "order"):
        return another(("leader-first", "last-first"), now, chance)
    if field in NAMES:
        return another(NAMES[field], now, chance)
    if field in CARDS:
        return None if now == FOG and path[0] == "pending" else another(SPELLS, now, chance)
    if field in SYMBOLS:
        return now ^ 1 or 2
    if field in SPACES:
        return now + 1 if now < FINISH else now - 1
    if field == "dice":
        return (now + 1) % 18
    if field == "read":
        return (now + 1) % (DICE_READ + 1)
    if field in SEATS:
        return another(range(len(view.spaces)), now, chance)
    return int(now) + 1


def another(those: Any, now: Any, chance: Generator) -> Any:
    """Return another of those."""
    others = [one for one in those if one != now]
    return others[chance.below(len(others))]

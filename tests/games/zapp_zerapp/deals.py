"""Random positions in the middle of a game, reachable or not: every phase and option, crowded rings, hands full."""

from typing import Any

from audiogames.core.chance import Generator
from audiogames.decks.zapp_zerapp import COLOURS

from .positions import PLACES, Position

PHASES = ("roll", "shake", "shake", "shake", "move", "move", "move", "move", "move")
CROWDED = (0, 6, 12, 18, 0, 6, 12, 18, 3, 9, 15, 21, 2, 8, 14, 20)
"""Companion spaces, spaces before the cities and in zones: where the rules bite."""

LAST_CASTLES = {"red": 18, "green": 0, "blue": 6, "yellow": 12}


def random_options(chance: Generator) -> dict[str, Any]:
    """Return options of the table, each as likely."""
    return {
        "advanced": chance.below(3) > 0,
        "memory": chance.below(2) == 0,
        "shaking": ("equal", "melee", "draft")[chance.below(3)],
        "barrels_in_hand": (1, 2)[chance.below(2)],
        "manual_banish": chance.below(3) == 0,
        "corners": ("opposite", "adjacent")[chance.below(2)],
        "countdown": (0, 10)[chance.below(2)],
        "shakes": chance.below(4),
    }


def random_position(seed: int, seats: int, phase: str | None = None) -> Position:
    """Return a position that waits for someone; options, phase and seats are drawn too."""
    chance = Generator(seed)
    options = random_options(chance)
    phase = phase or PHASES[chance.below(len(PHASES))]
    colours = [COLOURS[colour] for colour in chance.permutation(4)[:seats]]
    magic = 2 + chance.below(11) if phase == "shake" else 6 + chance.below(7)
    found: Position = {
        "game": "zapp_zerapp",
        "options": options,
        "exact": True,
        "seats": [{"colour": colour, "apprentices": _apprentices(colour, chance)} for colour in colours],
        "barrels": [number + 1 for number in chance.permutation(13)],
        "turn": {"phase": phase, "roller": chance.below(seats)},
    }
    if phase == "shake":
        _shake(found, options, chance)
    elif phase == "move":
        _move(found, magic, chance)
    if phase != "roll":
        found["magic_number"] = magic
        if magic % 2 == 0:
            found["dice"] = [magic // 2, magic // 2]
    return found


def _apprentices(colour: str, chance: Generator) -> list[int | str]:
    """Return three spaces, not all of them the city; often a castle of a colour's own, or on the way to its last."""
    spaces: list[int | str] = []
    for _ in range(3):
        kind = chance.below(10)
        if kind == 0:
            spaces.append("start")
        elif kind == 1 and spaces.count("city") < 2:
            spaces.append("city")
        elif kind < 6:
            spaces.append((LAST_CASTLES[colour] + (0, 0, 6, -1, -4)[chance.below(5)]) % 24)
        else:
            spaces.append(CROWDED[chance.below(len(CROWDED))] if kind < 8 else chance.below(24))
    return spaces


def _shake(found: Position, options: dict[str, Any], chance: Generator) -> None:
    """Let some choose, some hold barrels, and in `equal` some choices stand."""
    seats = len(found["seats"])
    letters = [PLACES[place] for place in chance.permutation(13)]
    shaking = options["shaking"]
    undecided = chance.below(seats)
    chosen = [seat for seat in range(seats) if seat != undecided and chance.below(2)]
    found["chosen"] = {str(seat): letters.pop() for seat in chosen}
    if shaking == "melee":
        waiting = [seat for seat in range(seats) if seat not in chosen]
        hands = {seat: chance.below(options["barrels_in_hand"] + 1) for seat in waiting}
        found["held"] = {str(seat): [letters.pop() for _ in range(hand)] for seat, hand in hands.items()}
    else:
        left = {str(seat): chance.below(options["shakes"] + 1) for seat in range(seats)}
        found["turn"]["shakes_left"] = left
    if shaking == "equal" and chosen and chance.below(2):
        found["turn"]["settled"] = chosen[: 1 + chance.below(len(chosen))]
    elif shaking == "equal" and len(chosen) > 1:
        found["chosen"][str(chosen[0])] = found["chosen"][str(chosen[1])]


def _move(found: Position, magic: int, chance: Generator) -> None:
    """Let some have numbers that are low enough."""
    seats = [*chance.permutation(len(found["seats"]))][: 1 + chance.below(len(found["seats"]))]
    numbers = sorted([number + 1 for number in chance.permutation(magic)][: len(seats)], reverse=True)
    found["turn"]["order"] = seats
    found["chosen"] = {
        str(seat): PLACES[found["barrels"].index(number)] for seat, number in zip(seats, numbers, strict=True)
    }

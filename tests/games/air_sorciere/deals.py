"""Random positions in the middle of a game, reachable or not: every phase, short piles, full hands, few grimoires."""

from collections.abc import Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.decks.air_sorciere import COLOURS

from .positions import ALL_CARDS, Position, columns

PHASES = ("fly", "fly", "fly", "placing", "landing", "diploma", "diploma", "cat")


def random_options(chance: Generator, seats: int) -> dict[str, Any]:
    """Return options of the table, each as likely."""
    return {
        "cat_limit": (15, 5)[chance.below(2)],
        "bonus": ("once", "per_set")[chance.below(2)],
        "grimoires": ({}, 9, 6, {"black": 0, "green": 3})[chance.below(4)],
        "several_diplomas": chance.below(3) == 0,
        "end": ("immediate", "round")[chance.below(2)],
        "starter": chance.below(seats),
        "open_hands": chance.below(3) == 0,
    }


def random_position(seed: int, seats: int) -> Position:
    """Return a position that waits for someone; options, phase and seat are drawn too."""
    chance = Generator(seed)
    cards = [ALL_CARDS[place] for place in chance.permutation(len(ALL_CARDS))]
    options = random_options(chance, seats)
    phase = PHASES[chance.below(len(PHASES))]

    def take(count: int) -> list[str]:
        return [cards.pop() for _ in range(min(count, len(cards)))]

    turn: dict[str, Any] = {"seat": chance.below(seats), "phase": phase, "taken": chance.below(3)}
    if phase == "cat":
        turn["drawn"] = next(card for card in cards if card.endswith("-15"))
        cards.remove(turn["drawn"])
    hands = [take(chance.below(9)) for _ in range(seats)]
    if phase == "cat":  # someone holds too many
        hands[chance.below(seats)] = take(options["cat_limit"] + 1 + chance.below(3))
    zones = [rising(take(chance.below(7))) for _ in range(seats)]
    common = take(chance.below(5))
    if phase == "placing":
        turn["drawn"] = take(1)[0]
    if common and chance.below(2) and (phase != "placing" or fits(zones[turn["seat"]], turn["drawn"])):
        turn["placed_in_common"] = common[0]
    if phase != "fly" or "placed_in_common" in turn:
        turn["taken"] += 1
    grimoires, stock = shelves(chance, options["grimoires"], seats)
    return {
        "game": "air_sorciere",
        "options": options,
        "exact": True,
        "seats": [
            {"hand": hand, "columns": columns(" ".join(zone)), "grimoires": shelf}
            for hand, zone, shelf in zip(hands, zones, grimoires, strict=True)
        ],
        "draw_pile": take((0, 0, 1, 3, 20)[chance.below(5)]),
        "discard": take((0, 1, 2, 6)[chance.below(4)]),
        "common": common,
        "stock": stock,
        "turn": turn,
    }


def rising(cards: Sequence[str]) -> list[str]:
    """Return cards in the order in which they can lie in columns."""
    return sorted(cards, key=lambda card: int(card.split("-")[1]))


def fits(zone: Sequence[str], card: str) -> bool:
    colour, value = card.split("-")
    return all(int(other.split("-")[1]) < int(value) for other in zone if other.split("-")[0] == colour)


def shelves(chance: Generator, option: Any, seats: int) -> tuple[list[dict[str, int]], dict[str, int]]:
    """Return what each seat owns and what is left, some colours out."""
    owned: list[dict[str, int]] = [{} for _ in range(seats)]
    stock = {}
    for colour in COLOURS:
        number = option.get(colour, 9) if isinstance(option, dict) else option
        left = max(number - {2: 2, 3: 1}.get(seats, 0), 0)
        for shelf in owned:
            shelf[colour] = min(left, chance.below(3))
            left -= shelf[colour]
        stock[colour] = min(left, chance.below(6))
    return owned, stock

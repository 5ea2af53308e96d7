"""Random positions in the middle of a game, reachable or not: every phase and option, witches close to each other."""

from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.table import Table
from audiogames.decks.du_balai import DICE, SYMBOLS
from audiogames.games.du_balai.rules.book import faces_of
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.state import Rules, all_cards, symbols_in
from tests.games.tables import at

from .positions import GAME, Position

PHASES = ("setup", "roll", "look", "write", "write", "resolve", "resolve", "resolve", "react", "react", "draw")
PACES = ("common", "common", "free", "window", "no-closer")
CARDS = all_cards(Rules())


def random_options(chance: Generator) -> dict[str, Any]:
    """Return options of the table, each as likely."""
    return {
        "pace": PACES[chance.below(len(PACES))],
        "time_limit": (0, 0, 30)[chance.below(3)],
        "order": ("leader-first", "last-first")[chance.below(2)],
        "curse": chance.below(4) > 0,
        **{
            name: chance.below(3) == 0
            for name in (*("curse_first", "expert_draw", "attraction_per_pawn", "hex_crossed", "slow", "both_perfect"),)
        },
    }


def random_position(seed: int, seats: int, phase: str | None = None) -> Position:
    """Return a position that waits for someone; options, phase and seats are drawn too."""
    chance = Generator(seed)
    options = random_options(chance)
    phase = phase or PHASES[chance.below(len(PHASES))]
    if phase == "react":
        return _reacting(chance, options, seats)
    found = _table(chance, options, seats, phase)
    if phase == "setup":
        found["seats"][chance.below(seats)] |= {"level": "novice", "space": 0}
    elif phase == "look":
        _look(found, chance)
    elif phase == "write":
        _write(found, chance)
    elif phase in ("resolve", "draw"):
        _resolve(found, chance)
    return found


def _table(chance: Generator, options: dict[str, Any], seats: int, phase: str) -> Position:
    """Return a position without what its phase adds: hands, spaces, deck and discard."""
    cards = [CARDS[place] for place in chance.permutation(len(CARDS))]
    places = [_hand(cards, chance) for _ in range(seats)]
    base = chance.below(20) - 2
    found: Position = {
        "game": "du_balai",
        "options": options,
        "seats": [
            {**hand, "level": ("normal", "novice", "expert")[chance.below(3)], "space": _space(base, chance)}
            for hand in places
        ],
        "discard": [cards.pop() for _ in range(chance.below(4))],
        "deck": [cards.pop() for _ in range(chance.below(3))],
        "exact": chance.below(3) == 0,
        "turn": {"phase": phase},
    }
    if options["curse"] and chance.below(3):
        found["curse"] = found["seats"][chance.below(seats)]["space"]
    if phase == "draw":
        found["turn"]["drawn"] = [cards.pop() for _ in range(1 + chance.below(4))]
    if phase not in ("setup", "roll"):
        found["dice"] = [faces[chance.below(6)] for faces in DICE]
    return found


def _space(base: int, chance: Generator) -> int:
    return min(base + chance.below(5), 22)


def _hand(cards: list[str], chance: Generator) -> dict[str, Any]:
    """Return up to three cards, perhaps some of them drawn this round."""
    held = [cards.pop() for _ in range(chance.below(4))]
    fresh = held[:1] if held and chance.below(4) == 0 else []
    return {
        "spells": [card for card in held if not card.startswith("acrobatic")],
        "acrobatics": [int(card[-1]) for card in held if card.startswith("acrobatic")],
        "fresh": fresh,
    }


def _usable(seat: dict[str, Any], card: str) -> bool:
    return bool(seat["spells"].count(card) > seat["fresh"].count(card))


def _look(found: Position, chance: Generator) -> None:
    if found["options"]["pace"] == "common":
        found["read"] = (0, 4, 8, 9, 9)[chance.below(5)]
    elif found["options"]["pace"] == "window":
        found["bets"] = [seat for seat in range(len(found["seats"])) if chance.below(3) == 0]


def _closer(found: Position, chance: Generator) -> None:
    seats = len(found["seats"])
    if found["options"]["pace"] in ("common", "free") and chance.below(4):
        found["closer"] = chance.below(seats)
    elif found["options"]["pace"] == "window":
        found["bets"] = [seat for seat in chance.permutation(seats) if chance.below(2)]


def _write(found: Position, chance: Generator) -> None:
    """Let some have written, some look again and some wait with a Décret: never all who are left."""
    _closer(found, chance)
    free = chance.below(len(found["seats"]))
    lists: dict[str, list[int]] = {"looking": [], "decrees": []}
    for number, seat in enumerate(found["seats"]):
        if number == free:
            continue
        if chance.below(2):
            seat |= random_piles(found["dice"], chance)
        elif _usable(seat, "decree") and chance.below(3):
            lists["decrees"].append(number)
        elif chance.below(3) == 0:
            lists["looking"].append(number)
    found |= lists


def random_piles(dice: list[str], chance: Generator) -> dict[str, Any]:
    """Return a formula, often a good one, and sometimes a second pile."""
    sides = tuple((faces.index(face),) for faces, face in zip(DICE, dice, strict=True))
    valid = valid_sets(faces_of(sides))
    kind, colour = chance.below(10), chance.below(2)
    first = [*symbols_in(valid[colour])]
    second = [*symbols_in(valid[1 - colour])]
    if kind < 2:
        first = first[1:]
    elif kind < 4:
        first = [symbol for symbol in range(len(SYMBOLS)) if chance.below(3) == 0]
        second = [symbol for symbol in range(len(SYMBOLS)) if chance.below(3) == 0 and symbol not in first]
    piles = {"formula": [SYMBOLS[symbol] for symbol in first]}
    return {**piles, "second": [SYMBOLS[symbol] for symbol in second]} if first and second and kind % 2 else piles


def _resolve(found: Position, chance: Generator) -> None:
    """Let some be done, and perhaps someone have crossed."""
    _closer(found, chance)
    seats = len(found["seats"])
    order = [*chance.permutation(seats)][: 1 + chance.below(seats)]
    found["turn"]["order"] = order
    for number, seat in enumerate(found["seats"]):
        seat |= random_piles(found["dice"], chance)
        if "second" in seat and chance.below(3) == 0:
            seat["double"] = True
        if chance.below(5) == 0 and number != order[0]:
            seat["space"] = 23
    if found["turn"]["phase"] == "resolve" and chance.below(3):
        found["turn"]["window"] = "after-move"
        if chance.below(4) == 0:
            found["seats"][order[0]]["space"] = 23
    crossed = [seat for seat in chance.permutation(seats) if found["seats"][seat]["space"] == 23]
    found["crossed"] = crossed
    if chance.below(4) == 0:
        found["block"] = chance.below(seats)


def _reacting(chance: Generator, options: dict[str, Any], seats: int) -> Position:
    """Play from another phase until a spell is pending; some may have answered it."""
    while True:
        phase = ("resolve", "resolve", "write")[chance.below(3)]
        found = _table(chance, options, seats, phase)
        (_write if phase == "write" else _resolve)(found, chance)
        seat = found["turn"]["order"][0] if phase == "resolve" else chance.below(seats)
        if phase == "write":
            for number, other in enumerate(found["seats"]):
                other |= {"formula": ["ear"]} if number != seat else {"formula": None}
                other.pop("second", None)
            found |= {"looking": [], "decrees": []}
            found["seats"][seat].pop("second", None)
        table = at(found)
        casts = [action for action in table.legal()[seat] if action.verb in ("spell", "decree")]
        if casts:
            table.submit(seat, casts[chance.below(len(casts))])
            _answer(table, chance)
            position = table.position()
            if position["turn"]["phase"] == "react":
                return position


def _answer(table: Table, chance: Generator) -> None:
    for _ in range(chance.below(6)):
        legal = table.legal()
        if table.position()["turn"]["phase"] != "react":
            return
        seat = [*legal][chance.below(len(legal))]
        table.submit(seat, legal[seat][0] if chance.below(3) else legal[seat][-1])


def random_write(state: Any, seat: int, chance: Generator) -> str:
    """Return what a seat writes: often a good formula, with two piles where they may be."""
    position = GAME.position(state)
    piles = random_piles(position["dice"], chance)
    words = ["write", *piles["formula"]]
    if "second" in piles and "double-play" in state.cards[seat]:
        words += ["/", *piles["second"]]
    return " ".join(words)

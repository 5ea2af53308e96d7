"""Air Sorcière a second time, written from the rule file alone and slow on purpose: dicts, lists and strings.

A game is a position of the notation page with every field filled in. `play` does one action, nothing automatic, and
returns a new game and what happened: the name of each event and its fields, as the notation writes them, except the
cat's seats, which are told by who may act.
"""

import json
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

Game = dict[str, Any]
Happening = tuple[Any, ...]
Shuffler = Callable[[list[str]], list[str]]

COLOURS = ["black", "orange", "purple", "green", "red"]
GAINED = {3: 1, 4: 2, 5: 3}


def colour(card: str) -> str:
    return card.split("-")[0]


def value(card: str) -> int:
    return int(card.split("-")[1])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (COLOURS.index(colour(card)), value(card)))


def fits(game: Game, seat: int, card: str) -> bool:
    """No column of that colour yet, or higher than its last card (2.4)."""
    column = game["seats"][seat]["columns"].get(colour(card), [])
    return not column or value(card) > column[-1]


def to_act(game: Game) -> list[int]:
    """The seat whose turn it is; for the black cat every seat with too many cards."""
    if game["turn"]["phase"] == "over":
        return []
    if game["turn"]["phase"] == "cat":
        return [seat for seat in range(len(game["seats"])) if too_many(game, seat) > 0]
    return [game["turn"]["seat"]]


def too_many(game: Game, seat: int) -> int:
    return len(game["seats"][seat]["hand"]) - int(game["options"]["cat_limit"])


def legal(game: Game, seat: int) -> list[str]:
    """Everything the seat may do, cards in the order of the deck."""
    if seat not in to_act(game):
        return []
    turn, me = game["turn"], game["seats"][seat]
    if turn["phase"] == "fly":
        # Not the card she put there herself this turn.
        free = [card for card in game["common"] if card != turn["placed_in_common"] and fits(game, seat, card)]
        return ["draw", *(["stop"] if turn["taken"] else []), *(f"take {card}" for card in free)]
    if turn["phase"] == "placing":
        keep = ["keep"] if fits(game, seat, turn["drawn"]) else []
        return keep + ([] if turn["placed_in_common"] else ["common"])
    if turn["phase"] == "landing":
        sizes = {name: len(column) for name, column in me["columns"].items() if column}
        if not turn["placed_in_common"]:  # soft: any column, or none (A5)
            return [*(f"land {name}" for name in sizes), "no-land"]
        fewest = [name for name, size in sizes.items() if size == min(sizes.values())]
        return [f"land {name}" for name in fewest] or ["no-land"]  # A14
    if turn["phase"] == "cat":
        return [f"discard {' '.join(cards)}" for cards in combinations(in_order(me["hand"]), too_many(game, seat))]
    return [*diplomas(game, seat), "no-diploma"]


def diplomas(game: Game, seat: int) -> Iterator[str]:
    """Every diploma that the hand allows: real cards, at least one (A12), and jokers."""
    hand, owned = game["seats"][seat]["hand"], game["seats"][seat]["grimoires"]
    for target, (size, gained) in product(COLOURS, GAINED.items()):
        if game["stock"][target] < gained:
            continue  # the grimoires must be there
        for number in range(1, size + 1):
            for real in combinations([card for card in hand if colour(card) == target], number):
                for jokers in combinations(possible_jokers(hand, owned, real), size - number):
                    if len({colour(joker) for joker in jokers}) == len(jokers):
                        yield f"diploma {target}: {' '.join(in_order([*real, *jokers]))}"


def possible_jokers(hand: list[str], owned: dict[str, int], real: tuple[str, ...]) -> list[str]:
    """Another colour, of which she owns a grimoire, and higher than every real card."""
    target, highest = colour(real[0]), max(map(value, real))
    return [card for card in hand if colour(card) != target and owned[colour(card)] > 0 and value(card) > highest]


def scores(game: Game) -> list[int]:
    """A point for each grimoire, and the bonus for all five colours, once or for each set (A2)."""
    totals = []
    for seat in game["seats"]:
        sets = min(seat["grimoires"].values())
        totals.append(
            sum(seat["grimoires"].values()) + (sets if game["options"]["bonus"] == "per_set" else min(sets, 1))
        )
    return totals


def winners(game: Game) -> list[int]:
    """Most points, then most cards in hand, then shared (2.5)."""
    standing = [(points, len(seat["hand"])) for points, seat in zip(scores(game), game["seats"], strict=True)]
    return [seat for seat, place in enumerate(standing) if place == max(standing)]


def play(before: Game, seat: int, action: str, shuffled: Shuffler) -> tuple[Game, list[Happening]]:
    """Return the game after one legal action, and what happened; `shuffled` gives the discard pile a new order."""
    game: Game = json.loads(json.dumps(before))
    verb, _, rest = action.partition(" ")
    turn, me = game["turn"], game["seats"][seat]
    if verb == "draw":
        return game, draw(game, seat, shuffled)
    if verb == "discard":
        cards = rest.split()
        give(game, seat, cards)
        return game, [("cat-discarded", seat, cards), *([] if to_act(game) else place_or_crash(game))]
    if verb == "take":
        del turn["numbers"][game["common"].index(rest)]
        game["common"].remove(rest)
        fly(game, seat, rest)
        turn["taken"] += 1
        return game, [("took-from-common", seat, rest)]
    if verb in ("keep", "common"):
        card, fitted = turn["drawn"], fits(game, seat, turn["drawn"])
        turn.update(drawn=None, phase="fly")
        if verb == "keep":
            fly(game, seat, card)
            return game, [("kept", seat, card)]
        game["common"].append(card)
        turn["placed_in_common"] = card
        turn["numbers"].append(max(turn["numbers"], default=0) + 1)
        return game, [("put-in-common", seat, card, fitted)]
    if verb == "stop":
        turn["phase"] = "landing"
        return game, [("stopped", seat, turn["placed_in_common"] is not None)]
    if verb == "land":
        landed = [f"{rest}-{number}" for number in me["columns"].pop(rest)]
        me["hand"] += landed
        turn["phase"] = "diploma"
        return game, [("landed", seat, rest, landed)]
    if verb == "no-land":
        turn["phase"] = "diploma"
        after_soft = [] if turn["placed_in_common"] else end_turn(game)
        return game, [("stayed-aloft", seat), *after_soft]
    if verb == "diploma":
        return game, diploma(game, seat, *rest.split(": "))
    refused = [("diploma-declined", seat)] if any(diplomas(game, seat)) else []
    return game, [*refused, *end_turn(game)]


def fly(game: Game, seat: int, card: str) -> None:
    game["seats"][seat]["columns"].setdefault(colour(card), []).append(value(card))


def give(game: Game, seat: int, cards: list[str]) -> None:
    for card in cards:
        game["seats"][seat]["hand"].remove(card)
        game["discard"].append(card)


def draw(game: Game, seat: int, shuffled: Shuffler) -> list[Happening]:
    """The discard pile is shuffled first if the pile is empty; with both empty the game ends."""
    happened: list[Happening] = []
    if not game["draw_pile"]:
        if not game["discard"]:
            return end(game)
        happened = [("reshuffled", len(game["discard"]))]
        game["draw_pile"], game["discard"] = shuffled(game["discard"]), []
    card = game["draw_pile"].pop(0)
    happened.append(("drew", seat, card))
    game["turn"]["drawn"] = card
    game["turn"]["taken"] += 1
    if value(card) == 15:
        game["turn"]["phase"] = "cat"
        happened.append(("cat-appeared", game["options"]["cat_limit"], to_act(game)))
        if to_act(game):
            return happened
    return happened + place_or_crash(game)


def place_or_crash(game: Game) -> list[Happening]:
    """The drawn card waits for a place, unless it has none: then it comes down with the column of its colour."""
    turn = game["turn"]
    seat, card = turn["seat"], turn["drawn"]
    if fits(game, seat, card) or not turn["placed_in_common"]:
        turn["phase"] = "placing"
        return []
    me, name = game["seats"][seat], colour(card)
    fallen = [f"{name}-{number}" for number in me["columns"].pop(name)]
    game["discard"] += fallen
    happened: list[Happening] = [("crashed", seat, card, fallen)]
    if me["grimoires"][name] == 0:  # the beginner's bonus (A11)
        me["hand"].append(card)
        happened.append(("bonus-taken", seat, card))
    else:
        game["discard"].append(card)
    return happened + end_turn(game)


def diploma(game: Game, seat: int, target: str, cards: str) -> list[Happening]:
    given, finished_before = cards.split(), is_finished(game)
    gained = GAINED[len(given)]
    give(game, seat, given)
    game["stock"][target] -= gained
    game["seats"][seat]["grimoires"][target] += gained
    happened: list[Happening] = [("diploma-earned", seat, target, given, gained)]
    if is_finished(game) and game["options"]["end"] == "immediate":
        return happened + end(game)
    if is_finished(game) and not finished_before:
        happened.append(("last-round-began",))
    return happened if game["options"]["several_diplomas"] else happened + end_turn(game)


def is_finished(game: Game) -> bool:
    """Grimoires of only 3 colours remain with 2 or 3 players, of 2 with 4 or 5 (2.5)."""
    left = len([colour for colour, number in game["stock"].items() if number])
    return left <= (3 if len(game["seats"]) <= 3 else 2)


def end_turn(game: Game) -> list[Happening]:
    """The next seat clockwise; a round that is the last ends when the turn would return to the starter (A10)."""
    seat = (game["turn"]["seat"] + 1) % len(game["seats"])
    if game["options"]["end"] == "round" and is_finished(game) and seat == game["options"]["starter"]:
        return end(game)
    game["turn"] = {"seat": seat, "phase": "fly", "taken": 0, "placed_in_common": None, "drawn": None}
    game["turn"]["numbers"] = list(range(1, len(game["common"]) + 1))
    return [("turn-began", seat)]


def end(game: Game) -> list[Happening]:
    numbers = game["turn"]["numbers"]
    game["turn"] = {
        "seat": None,
        "phase": "over",
        "taken": 0,
        "placed_in_common": None,
        "drawn": None,
        "numbers": numbers,
    }
    return [("game-ended", scores(game), winners(game))]


def settle(game: Game, shuffled: Shuffler) -> tuple[Game, list[Happening]]:
    """Do what leaves no choice, drawing apart (notation page)."""
    happened: list[Happening] = []
    while True:
        choices = [(seat, action) for seat in to_act(game) for action in legal(game, seat)[:2]]
        if len(choices) != 1 or choices[0][1] == "draw":
            return game, happened
        game, more = play(game, *choices[0], shuffled)
        happened += more


def cost(action: str) -> tuple[int, int]:
    """How the notation page orders diplomas: fewest cards, then lowest sum; none at all comes last."""
    cards = action.split()[2:]
    return len(cards) or 99, sum(map(value, cards))


def cheapest(actions: list[str], most: int = 200) -> list[tuple[int, int]]:
    """Return the costs of the diplomas that are listed, in order, and then that of the way out."""
    *prices, none = sorted(map(cost, actions))
    return [*prices[:most], none]

"""La Roue des Sorcières a second time, written from the rule file alone and slow on purpose: dicts, lists and strings.

A game is a position of the notation page with every field filled in. `play` returns a new game and what happened:
`("played", seat, card)`, `("won", seat)`, `("trump", seat, card)`, `("kept", seat)`, `("drew", seat, card)`,
`("took trump", seat, card)`, `("left short", seat)`, `("final phase",)`, `("over", scores, winners)`.
"""

import json
from typing import Any

Game = dict[str, Any]
Happening = tuple[Any, ...]


def ranking(wheel: int, side: str) -> list[int]:
    """The nine values, strongest first (3.3)."""
    step = -1 if side == "descending" else 1
    return [(wheel - 1 + step * place) % 9 + 1 for place in range(9)]


def colour(card: str) -> str:
    return card.split("-")[0]


def value(card: str) -> int:
    return int(card.split("-")[1])


def trick_winner(game: Game) -> int:
    """Highest trump wins, else highest of the led colour (3.4); without a trump pile there is no trump colour (R3)."""
    trump = colour(game["trump_pile"][-1]) if game["trump_pile"] else None
    led = colour(game["trick"][0]["card"])
    order = ranking(game["wheel"], game["options"]["side"])
    trumped = any(colour(played["card"]) == trump for played in game["trick"])
    strong = [played for played in game["trick"] if colour(played["card"]) == (trump if trumped else led)]
    return int(min(strong, key=lambda played: order.index(value(played["card"])))["seat"])


def still_to_play(game: Game, first: int) -> list[int]:
    """Seats with a card that have not played to this trick, clockwise from `first`; empty hands are skipped (R4)."""
    seats = len(game["seats"])
    done = [played["seat"] for played in game["trick"]]
    clockwise = [(first + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if game["seats"][seat]["hand"] and seat not in done]


def scores(game: Game) -> list[int]:
    return [sum(value(card) for card in seat["captured"]) for seat in game["seats"]]


def legal(game: Game) -> list[str]:
    """Everything the seat whose turn it is may do: any card (3.4), or any card of the trick as the new trump."""
    turn = game["turn"]
    if turn["phase"] == "play":
        return ["play " + card for card in game["seats"][turn["seat"]]["hand"]]
    if turn["phase"] == "trump":
        return ["trump " + played["card"] for played in game["trick"]] + ["no-trump"]
    return []


def play(before: Game, action: str) -> tuple[Game, list[Happening]]:
    """One legal action of the seat whose turn it is."""
    game: Game = json.loads(json.dumps(before))
    verb, _, card = action.partition(" ")
    seat = game["turn"]["seat"]
    if verb == "play":
        game["seats"][seat]["hand"].remove(card)
        game["trick"].append({"seat": seat, "card": card})
        waiting = still_to_play(game, seat)
        if waiting:
            game["turn"]["seat"] = waiting[0]
            return game, [("played", seat, card)]
        winner = trick_winner(game)
        happened: list[Happening] = [("played", seat, card), ("won", winner)]
        if game["draw_pile"] or any(one["hand"] for one in game["seats"]):
            game["turn"] = {"seat": winner, "phase": "trump"}
            return game, happened
        return game, happened + end_trick(game, winner)
    happened = [("kept", seat)]
    if verb == "trump":  # its points are lost with it
        game["trick"] = [played for played in game["trick"] if played["card"] != card]
        game["trump_pile"].append(card)
        game["wheel"] = value(card)
        happened = [("trump", seat, card)]
    return game, happened + end_trick(game, seat)


def end_trick(game: Game, winner: int) -> list[Happening]:
    game["seats"][winner]["captured"] += [played["card"] for played in game["trick"]]
    game["trick"] = []
    happened = refill(game, winner) if game["draw_pile"] else []
    leaders = still_to_play(game, winner)
    if leaders:  # the winner, or the next clockwise with a card (R4)
        game["leader"] = leaders[0]
        game["turn"] = {"seat": leaders[0], "phase": "play"}
        return happened
    game["turn"] = {"seat": None, "phase": "over"}
    best = max(scores(game))
    return [*happened, ("over", scores(game), [seat for seat, points in enumerate(scores(game)) if points == best])]


def refill(game: Game, winner: int) -> list[Happening]:
    """From the winner clockwise one card each, then the trump pile from its top (3.4 point 3, R3)."""
    happened: list[Happening] = []
    kept = 1 if game["options"]["keep_last_trump"] else 0
    for step in range(len(game["seats"])):
        seat = (winner + step) % len(game["seats"])
        if game["draw_pile"]:
            card = game["draw_pile"].pop(0)
            happened.append(("drew", seat, card))
        elif len(game["trump_pile"]) > kept:
            card = game["trump_pile"].pop()
            happened.append(("took trump", seat, card))
            if game["trump_pile"]:
                game["wheel"] = value(game["trump_pile"][-1])
        else:  # nothing is left to take (R3)
            happened.append(("left short", seat))
            continue
        game["seats"][seat]["hand"].append(card)
    return happened if game["draw_pile"] else [*happened, ("final phase",)]

"""Zapp Zerapp a second time, written from the rule file alone and slow on purpose: dicts, lists and strings.

A game is a position of the notation page with every field filled in. Apprentices stand on spaces of the ring and walk
from one to the next; nothing here counts steps. `play` does one action, nothing automatic, and returns a new game and
what happened: the name of each event and its fields, as the notation writes them. What chance decides is asked of
`Chance`. How a barrel sounds is left out.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple, Protocol

Game = dict[str, Any]
Happening = tuple[Any, ...]
Space = int | str

PLACES = list("ABCDEFGHIJKLM")
COLOURS = ["red", "green", "blue", "yellow"]
ZONES = {
    "yellow": (1, 2, 3, 4, 5),
    "red": (7, 8, 9, 10, 11),
    "green": (13, 14, 15, 16, 17),
    "blue": (19, 20, 21, 22, 23),
}
BEFORE_CITY = {"green": 3, "blue": 9, "yellow": 15, "red": 21}
AFTER_START = {"green": 4, "blue": 10, "yellow": 16, "red": 22}
CASTLES = {0: ("red", "green"), 6: ("blue", "green"), 12: ("blue", "yellow"), 18: ("red", "yellow")}


class Chance(Protocol):
    """The source of chance."""

    def dice(self) -> list[int]:
        """Return two faces."""

    def barrels(self, numbers: list[int]) -> list[int]:
        """Return the barrels in a new order."""


class Move(NamedTuple):
    """A move in its parts: an apprentice and three lists of others."""

    piece: str
    companions: list[str]
    leaving: list[str]
    banished: list[str]


# Where everyone stands.


def pieces(game: Game) -> Iterator[tuple[str, Space]]:
    """Every apprentice, and where it stands."""
    for seat in game["seats"]:
        for number, space in enumerate(seat["apprentices"], 1):
            yield f"{seat['colour']}-{number}", space


def colour(piece: str) -> str:
    return piece.split("-")[0]


def put(game: Game, piece: str, space: Space) -> None:
    owner = next(seat for seat in game["seats"] if seat["colour"] == colour(piece))
    owner["apprentices"][int(piece.split("-")[1]) - 1] = space


def where(game: Game, piece: str) -> Space:
    return dict(pieces(game))[piece]


def walk(home: str, space: Space, number: int) -> list[Space]:
    """Return every space that an apprentice of a colour comes to; it stops in its city (4.4)."""
    way: list[Space] = []
    for _ in range(number):
        if space == "start":
            space = AFTER_START[home]
        elif space == BEFORE_CITY[home]:
            space = "city"
        else:
            space = (int(space) + 1) % 24
        way.append(space)
        if space == "city":
            break
    return way


def on_own_castle(game: Game, piece: str) -> bool:
    """On a companion space with the apprentice's colour, where there are such (4.5)."""
    space = where(game, piece)
    return game["options"]["advanced"] and space in CASTLES and colour(piece) in CASTLES[int(space)]


def banishable(game: Game, mover: str, number: int) -> list[str]:
    """Whom a move sends home: passed or landed on, of another colour, nowhere safe (4.4)."""
    origin = where(game, mover)
    if origin == "start":
        return []
    way = walk(colour(mover), origin, number)
    return [
        piece
        for piece, space in pieces(game)
        if space in way
        and space != "city"
        and colour(piece) != colour(mover)
        and space not in ZONES[colour(piece)]
        and not on_own_castle(game, piece)
    ]


def takeable(game: Game, mover: str, number: int) -> list[str]:
    """Whom a move may take along: on a castle of its own, strictly passed (4.5)."""
    way = walk(colour(mover), where(game, mover), number)[:-1]
    return [piece for piece, space in pieces(game) if space in way and on_own_castle(game, piece)]


# Who may do what.


def to_act(game: Game) -> list[int]:
    turn, seats = game["turn"], range(len(game["seats"]))
    if turn["phase"] == "roll":
        return [turn["roller"]]
    if turn["phase"] == "move":
        return [turn["order"][0]]
    if turn["phase"] == "over":
        return []
    waiting = [seat for seat in seats if str(seat) not in game["chosen"]]
    if game["options"]["shaking"] == "draft":
        return [seat for seat in clockwise(game) if seat in waiting][:1]
    return waiting


def clockwise(game: Game) -> list[int]:
    """Every seat, from the roller on."""
    seats = [*range(len(game["seats"]))]
    return seats[game["turn"]["roller"] :] + seats[: game["turn"]["roller"]]


def legal(game: Game, seat: int) -> Iterator[str]:
    """Everything the seat may do, every way to move written out."""
    if seat not in to_act(game):
        return
    phase = game["turn"]["phase"]
    if phase == "roll":
        yield "roll"
    elif phase == "shake":
        yield from shaking(game, seat)
    else:
        number = number_of(game, seat)
        for apprentice, space in enumerate(game["seats"][seat]["apprentices"], 1):
            if space != "city":
                yield from moves(game, seat, apprentice, number)


def number_of(game: Game, seat: int) -> int:
    """The pebbles in the barrel that a seat has chosen."""
    return int(game["barrels"][PLACES.index(game["chosen"][str(seat)])])


def shaking(game: Game, seat: int) -> Iterator[str]:
    mine = game["held"].get(str(seat), [])
    if game["options"]["shaking"] == "melee":
        others = {place for held in game["held"].values() for place in held} | {*game["chosen"].values()}
        if len(mine) < game["options"]["barrels_in_hand"]:
            yield from (f"take {place}" for place in PLACES if place not in others)
        for place in mine:
            yield from (f"shake {place}", f"release {place}", f"choose {place}")
        return
    free = [place for place in PLACES if place not in gone(game)]
    if game["turn"]["shakes_left"][str(seat)]:
        yield from (f"shake {place}" for place in free)
    yield from (f"choose {place}" for place in free)


def gone(game: Game) -> list[str]:
    """The barrels that are someone's for this round, and known to be."""
    if game["options"]["shaking"] == "draft":
        return [*game["chosen"].values()]
    return [game["chosen"][str(seat)] for seat in game["turn"]["settled"]]


def moves(game: Game, seat: int, apprentice: int, number: int) -> Iterator[str]:
    """Every way to move one apprentice: whom it takes along, whom it leaves before the city, whom it banishes."""
    own = game["seats"][seat]["colour"]
    mover = f"{own}-{apprentice}"
    enters = walk(own, where(game, mover), number)[-1] == "city"
    by_hand = banishable(game, mover, number) if game["options"]["manual_banish"] else []
    for taken in subsets(takeable(game, mover, number)):
        stayers = [piece for piece in taken if colour(piece) == own] if enters else []
        for left in subsets(stayers):
            for sent in subsets(by_hand):
                yield written(apprentice, taken, left, sent)


def subsets(things: list[str]) -> Iterator[list[str]]:
    for size in range(len(things) + 1):
        yield from map(list, combinations(things, size))


def in_order(pieces: Iterable[str]) -> list[str]:
    """By colour, clockwise from red, then by number."""
    return sorted(pieces, key=lambda piece: (COLOURS.index(colour(piece)), piece))


def written(apprentice: int, companions: list[str], leaving: list[str], banished: list[str]) -> str:
    words = [f"move {apprentice}"]
    for word, named in (("with", companions), ("leaving", leaving), ("banish", banished)):
        words += [word, *in_order(named)] if named else []
    return " ".join(words)


def read(game: Game, seat: int, action: str) -> Move:
    """Return a move that is written in the order of `written`."""
    parts: dict[str, list[str]] = {"move": [], "with": [], "leaving": [], "banish": []}
    for word in action.split():
        if word in parts:
            part = parts[word]
        else:
            part.append(word)
    return Move(f"{game['seats'][seat]['colour']}-{parts['move'][0]}", parts["with"], parts["leaving"], parts["banish"])


# What an action does.


def play(before: Game, seat: int, action: str, chance: Chance) -> tuple[Game, list[Happening]]:
    """Return the game after one legal action, and what happened."""
    game: Game = json.loads(json.dumps(before))
    verb, _, place = action.partition(" ")
    mine = game["held"].get(str(seat), [])
    if verb == "roll":
        return game, roll(game, seat, chance)
    if verb == "take":
        game["held"][str(seat)] = [*mine, place]
        return game, [("took", seat, place)]
    if verb == "release":
        put_back(game, seat, place)
        return game, [("released", seat, place)]
    if verb == "shake":
        if game["options"]["shaking"] != "melee":
            game["turn"]["shakes_left"][str(seat)] -= 1
        return game, [("shook", seat, place)]
    if verb == "choose":
        game["held"].pop(str(seat), None)
        game["chosen"][str(seat)] = place
        released = [("released", seat, other) for other in mine if other != place]
        return game, [*released, ("chose", seat, place), *all_chosen(game, chance)]
    return game, move(game, seat, read(game, seat, action), chance)


def put_back(game: Game, seat: int, place: str) -> None:
    game["held"][str(seat)].remove(place)
    if not game["held"][str(seat)]:
        del game["held"][str(seat)]


def roll(game: Game, seat: int, chance: Chance) -> list[Happening]:
    dice = chance.dice()
    game.update(dice=dice, magic_number=sum(dice))
    game["turn"]["phase"] = "shake"
    if game["options"]["shaking"] != "melee":
        game["turn"]["shakes_left"] = {str(own): game["options"]["shakes"] for own in range(len(game["seats"]))}
    return [("rolled", seat, dice)]


def all_chosen(game: Game, chance: Chance) -> list[Happening]:
    """Once everyone has chosen: settle clashes, or turn the barrels over."""
    if len(game["chosen"]) < len(game["seats"]):
        return []
    wanted: dict[str, list[int]] = {}
    for seat in clockwise(game):
        wanted.setdefault(game["chosen"][str(seat)], []).append(seat)
    clashes = [(place, first, others) for place, (first, *others) in wanted.items() if others]
    if not clashes:
        return reveal(game, chance)
    for _, _, others in clashes:
        for seat in others:
            del game["chosen"][str(seat)]
    game["turn"]["settled"] = sorted(map(int, game["chosen"]))
    return [("clashed", place, first, others) for place, first, others in sorted(clashes)]


def run_out(before: Game, chance: Chance) -> tuple[Game, list[Happening]]:
    """Z10: a seat that has not chosen goes without; no other barrel is affected."""
    game: Game = json.loads(json.dumps(before))
    (seat,) = to_act(game)
    released = [("released", seat, place) for place in game["held"].pop(str(seat), [])]
    return game, [*released, ("left-without", seat), *reveal(game, chance)]


def clock_runs(game: Game) -> bool:
    """The countdown is for the last who has not chosen, where everyone grabs at once."""
    melee = game["options"]["shaking"] == "melee" and game["turn"]["phase"] == "shake"
    return melee and game["options"]["countdown"] > 0 and len(to_act(game)) == 1


def reveal(game: Game, chance: Chance) -> list[Happening]:
    """Everyone turns over; those not above the magic number will move, the highest first."""
    happened: list[Happening] = []
    for seat in clockwise(game):
        if str(seat) in game["chosen"]:
            number = number_of(game, seat)
            happened.append(("revealed", seat, game["chosen"][str(seat)], number, number <= game["magic_number"]))
    valid = [(number, seat) for _, seat, _, number, success in happened if success]
    game["turn"].update(
        phase="move", order=[seat for _, seat in sorted(valid, reverse=True)], settled=[], shakes_left={}
    )
    game["chosen"] = {str(seat): game["chosen"][str(seat)] for _, seat in valid}
    return happened if valid else happened + end_round(game, chance)


def end_round(game: Game, chance: Chance) -> list[Happening]:
    """The barrels go back to the row; the next seat clockwise rolls."""
    shuffled = not game["options"]["memory"]
    if shuffled:
        game["barrels"] = chance.barrels(game["barrels"])
    game.update(dice=None, magic_number=None, held={}, chosen={})
    roller = (game["turn"]["roller"] + 1) % len(game["seats"])
    game["turn"] = {"phase": "roll", "order": [], "roller": roller, "shakes_left": {}, "settled": []}
    return [("barrels-returned", shuffled)]


def move(game: Game, seat: int, how: Move, chance: Chance) -> list[Happening]:
    """Move an apprentice and its companions, and send home whom it met."""
    number, origin = number_of(game, seat), where(game, how.piece)
    way = walk(colour(how.piece), origin, number)
    sent = how.banished if game["options"]["manual_banish"] else banishable(game, how.piece, number)
    stood = dict(pieces(game))
    for piece in sent:
        put(game, piece, "start")
    put(game, how.piece, way[-1])
    for piece in how.companions:
        enters = colour(piece) == colour(how.piece) and piece not in how.leaving
        put(game, piece, way[-1] if way[-1] != "city" or enters else BEFORE_CITY[colour(how.piece)])
    happened: list[Happening] = [("moved", seat, how.piece, origin, way[-1], in_order(how.companions))]
    happened += [("carried", piece, stood[piece], where(game, piece)) for piece in in_order(how.companions)]
    happened += [("banished", piece, stood[piece]) for piece in in_order(sent)]
    before = sum(space == "city" for piece, space in stood.items() if colour(piece) == colour(how.piece))
    arrived = [piece for piece in (how.piece, *in_order(how.companions)) if where(game, piece) == "city"]
    happened += [("arrived", piece, before + count) for count, piece in enumerate(arrived, 1)]
    del game["chosen"][str(seat)]
    game["turn"]["order"].remove(seat)
    if scores(game)[seat] == 3:  # at once, even if others were still to move
        game.update(chosen={}, held={})
        game["turn"].update(phase="over", order=[], shakes_left={}, settled=[])
        return [*happened, ("game-ended", scores(game), winners(game))]
    return happened if game["turn"]["order"] else happened + end_round(game, chance)


def scores(game: Game) -> list[int]:
    return [seat["apprentices"].count("city") for seat in game["seats"]]


def winners(game: Game) -> list[int]:
    return [seat for seat, points in enumerate(scores(game)) if points == 3]


def settle(game: Game, chance: Chance) -> tuple[Game, list[Happening]]:
    """Do what leaves no choice; a roll never does itself (notation page)."""
    happened: list[Happening] = []
    while True:
        choices = [(seat, action) for seat in to_act(game) for action, _ in zip(legal(game, seat), "ab", strict=False)]
        if len(choices) != 1 or choices[0][1] == "roll":
            return game, happened
        game, more = play(game, *choices[0], chance)
        happened += more

"""A second engine for Du Balai!, written from the rule file alone: positions in, positions out, slow and plain."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, product
from typing import Any, Protocol

Game = dict[str, Any]
SYMBOLS = ["ear", "web", "skull", "bolt", "double-bolt", "cloud", "eye", "spider", "star"]


class Chance(Protocol):
    """The source of chance, where the rules do not decide."""

    def dice(self) -> list[str]:
        """Roll the nine dice."""
        ...

    def shuffled(self, cards: list[str]) -> list[str]:
        """Put cards in random order."""
        ...


# What lies on the table.


def seats(game: Game) -> range:
    return range(len(game["seats"]))


def around(game: Game, first: int) -> list[int]:
    """Every seat clockwise from one of them."""
    return [*seats(game)][first:] + [*seats(game)][:first]


def space(game: Game, seat: int) -> int:
    return int(game["seats"][seat]["space"])


def crossed(game: Game, seat: int) -> bool:
    return space(game, seat) == 23


def valid(game: Game) -> dict[str, set[str]]:
    """1.4 REVEAL: shown in one colour and not in the other."""
    shown: dict[str, set[str]] = {"orange": set(), "black": set()}
    for face in game["dice"]:
        colour, _, symbol = face.partition("-")
        shown[colour].add(symbol)
    return {"orange": shown["orange"] - shown["black"], "black": shown["black"] - shown["orange"]}


def old(game: Game, seat: int) -> list[str]:
    """1.5: a card may be used only from the round after it was drawn."""
    mine = game["seats"][seat]
    cards = [*mine["spells"], *(f"acrobatic-{value}" for value in mine["acrobatics"])]
    for card in mine["fresh"]:
        cards.remove(card)
    return cards


def discard(game: Game, seat: int, card: str) -> None:
    game["seats"][seat]["spells"].remove(card)
    game["discard"].append(card)


def unlocked(game: Game) -> list[int]:
    return [seat for seat in seats(game) if game["seats"][seat]["formula"] is None]


# Who may act, and how.


def to_act(game: Game) -> list[int]:
    turn = game["turn"]
    phase = turn["phase"]
    everybody = [*seats(game)]
    if phase == "setup":
        return [seat for seat in everybody if space(game, seat) == 0 and game["seats"][seat]["level"] == "novice"]
    if phase == "roll":
        return [seat for seat in everybody if space(game, seat) == min(space(game, other) for other in everybody)]
    if phase == "look":
        if game["options"]["pace"] == "no-closer" or game["read"] < 9:
            return []
        return [seat for seat in everybody if space(game, seat) != -2 and seat not in game["bets"]]
    if phase == "write":
        return unlocked(game)
    if phase == "react":
        return sorted(turn["waiting"])
    return [] if phase == "over" else [turn["order"][0]]


def clock(game: Game) -> bool:
    phase, options = game["turn"]["phase"], game["options"]
    if phase == "look":
        ends = options["pace"] in ("window", "no-closer") or options["time_limit"]
        return game["read"] < 9 or bool(ends) or all(space(game, seat) == -2 for seat in seats(game))
    return phase == "react" or (phase == "write" and bool(game["looking"]))


def legal(game: Game, seat: int) -> Iterator[str]:
    """Everything but formulas."""
    phase, turn = game["turn"]["phase"], game["turn"]
    if seat not in to_act(game):
        return
    if phase == "setup":
        yield from ("start 5", "start 6", "start 7")
    elif phase == "roll":
        yield "roll"
    elif phase == "look":
        yield "bet" if game["options"]["pace"] == "window" else "close"
    elif phase == "write":
        if "decree" in old(game, seat) and seat not in game["decrees"] + game["looking"]:
            yield "decree"
    elif phase == "react":
        yield "pass"
        if "fog" in old(game, seat):
            yield "spell fog"
    elif phase == "draw":
        yield from (f"keep {card}" for card in sorted(set(turn["drawn"])))
    else:
        yield "pass"
        yield from corrections(game, seat) if turn["window"] == "correction" else after_moves(game, seat)


def corrections(game: Game, seat: int) -> Iterator[str]:
    mine, held = game["seats"][seat], old(game, seat)
    piles = [(mine["formula"], ""), *([(mine["second"], " second")] if mine["second"] else [])]
    unused = [symbol for symbol in SYMBOLS if all(symbol not in pile for pile, _ in piles)]
    for pile, suffix in piles:
        if "forgotten" in held:
            yield from (f"spell forgotten {symbol}{suffix}" for symbol in unused)
        if "correction" in held:
            yield from (f"spell correction {out} {put_in}{suffix}" for out in pile for put_in in unused)
    if "double-play" in held and mine["second"] and not mine["double"]:
        yield "spell double-play"


def after_moves(game: Game, seat: int) -> Iterator[str]:
    held = old(game, seat)
    others = [other for other in seats(game) if other != seat and not crossed(game, other)]
    if "tailwind" in held and not crossed(game, seat):
        yield "spell tailwind"
    if "attraction" in held and others and game["options"]["attraction_per_pawn"]:
        for numbers in product("12", repeat=len(others)):
            yield "spell attraction " + " ".join(f"{other}:{by}" for other, by in zip(others, numbers, strict=True))
    elif "attraction" in held and others:
        yield from ("spell attraction 1", "spell attraction 2")
    if "block" in held and others:
        yield "spell block"
    leading = hexable(game)
    if "hex" in held and leading:
        yield from (f"spell hex {other}" for other in leading) if len(leading) > 1 else ["spell hex"]


def hexable(game: Game) -> list[int]:
    """Mauvais sort: the leading pawn still racing; B14."""
    pawns = [seat for seat in seats(game) if game["options"]["hex_crossed"] or not crossed(game, seat)]
    return [seat for seat in pawns if space(game, seat) == max(space(game, other) for other in pawns)]


def formulas() -> Iterator[list[str]]:
    for size in range(10):
        yield from map(list, combinations(SYMBOLS, size))


# What an action does.


def play(before: Game, seat: int, action: str, chance: Chance) -> Game:
    """Return the game after one legal action."""
    game = deepcopy(before)
    verb, *words = action.split()
    phase = game["turn"]["phase"]
    mine = game["seats"][seat]
    if verb == "start":
        mine["space"] = int(words[0])
        game["turn"]["phase"] = "setup" if to_act(game) else "roll"
    elif verb == "roll":
        roll(game, chance)
    elif verb == "bet":
        game["bets"].append(seat)
    elif verb == "close":
        game["closer"] = seat
        game["turn"]["phase"] = "write"
    elif verb == "write":
        first, _, second = " ".join(words).partition("/")
        mine["formula"], mine["second"] = first.split(), second.split() or None
        game["decrees"] = [other for other in game["decrees"] if other != seat]
        game["looking"] = [other for other in game["looking"] if other != seat]
        written(game, chance)
    elif verb == "decree":
        game["decrees"] = sorted([*game["decrees"], seat])
        written(game, chance)
    elif verb == "keep":
        keep(game, words[0], chance)
        resolve(game, "after", chance)
    elif phase == "react":
        game["turn"]["waiting"].remove(seat)
        if verb == "spell":
            game["turn"]["fogs"].append(seat)
        if not game["turn"]["waiting"]:
            all_answered(game, chance)
    elif verb == "pass":
        resolve(game, "effect" if game["turn"]["window"] == "correction" else "done", chance)
    else:
        offer(game, {"seat": seat, "action": action, "against": None}, words[0])
    return game


def time(before: Game, chance: Chance) -> Game:
    """Return the game after the clock has run out."""
    game = deepcopy(before)
    turn = game["turn"]
    if turn["phase"] == "look" and game["read"] < 9:
        game["read"] += 1
    elif turn["phase"] == "look":
        turn["phase"] = "write"
    elif turn["phase"] == "write":
        game["looking"] = []
    else:
        turn["waiting"] = []
        all_answered(game, chance)
    return game


def roll(game: Game, chance: Chance) -> None:
    game["dice"] = chance.dice()
    while not valid(game)["orange"] and not valid(game)["black"]:
        game["dice"] = chance.dice()
    game["turn"]["phase"] = "look"
    game["read"] = 0 if game["options"]["pace"] == "common" else 9


def written(game: Game, chance: Chance) -> None:
    """All have locked: reveal. All others wait: show a Décret."""
    left = unlocked(game)
    if not left:
        reveal(game, chance)
    elif left == game["decrees"]:
        show_decree(game)


def show_decree(game: Game) -> None:
    game["turn"]["phase"] = "write"
    for seat in around(game, game["closer"] or 0):
        if seat in game["decrees"]:
            game["decrees"].remove(seat)
            offer(game, {"seat": seat, "action": "decree", "against": None}, "decree")
            return


def reveal(game: Game, chance: Chance) -> None:
    """Closer or bettors first, then in race order, ties clockwise from the closer."""
    first = game["bets"] if game["closer"] is None else [game["closer"]]
    groups = [[], []]  # type: list[list[int]]
    for seat in around(game, game["closer"] or 0):
        groups[seat not in first].append(seat)
    backwards = -1 if game["options"]["order"] == "leader-first" else 1
    for group in groups:
        group.sort(key=lambda seat: backwards * space(game, seat))
    game["turn"]["order"] = groups[0] + groups[1]
    game["looking"] = []
    resolve(game, "start", chance)


def resolve(game: Game, at: str, chance: Chance) -> None:
    """One witch after another, until someone must act."""
    turn = game["turn"]
    turn["phase"] = "resolve"
    while True:
        if at == "start":
            while turn["order"] and crossed(game, turn["order"][0]):
                del turn["order"][0]
            if not turn["order"]:
                end_round(game)
                return
            turn["window"] = "correction"
            if old(game, turn["order"][0]):
                return
            at = "effect"
        seat = turn["order"][0]
        if at == "effect":
            number = effect(game, seat)
            if number:
                draw(game, number, chance)
                if game["turn"]["phase"] == "draw":
                    return
            at = "after"
        if at == "after":
            turn["window"] = "after-move"
            if old(game, seat):
                return
        del turn["order"][0]
        at = "start"


def good(game: Game, seat: int) -> tuple[bool, list[str]]:
    """Whether a formula is valid, and in which colours it is perfect."""
    mine, allowed = game["seats"][seat], valid(game)
    piles = [set(mine["formula"]), *([set(mine["second"])] if mine["double"] else [])]
    matches = [colour for pile in piles for colour in ("orange", "black") if pile and pile <= allowed[colour]]
    if len(matches) != len(piles) or len(set(matches)) != len(matches):
        return False, []
    return True, [colour for pile, colour in zip(piles, matches, strict=True) if pile == allowed[colour]]


def effect(game: Game, seat: int) -> int:
    """Move a witch by her formula; return how many cards she draws."""
    mine, options = game["seats"][seat], game["options"]
    fine, perfect = good(game, seat)
    if not fine:
        return 0
    if options["both_perfect"] and mine["double"] and len(perfect) < 2:
        perfect = []
    if mine["level"] == "expert":
        perfect = [colour for colour in perfect if colour == "black" and options["expert_draw"]]
    if mine["space"] == game["curse"]:
        perfect = []
    steps = len(mine["formula"]) + (len(mine["second"]) if mine["double"] else 0)
    go(game, seat, space(game, seat) + steps + 2 * perfect.count("orange"))
    note_crossing(game, [seat])
    return len(valid(game)["black"]) if "black" in perfect else 0


def go(game: Game, seat: int, target: int) -> None:
    """Move to a space: forward no farther than a Blocage ahead of her or level."""
    here, block = space(game, seat), game["block"]
    target = max(-2, min(23, target))
    if target > here and block not in (None, seat) and space(game, block) >= here:
        target = min(target, space(game, block))
    game["seats"][seat]["space"] = target


def note_crossing(game: Game, moved: list[int]) -> None:
    game["crossed"] += [seat for seat in moved if crossed(game, seat) and seat not in game["crossed"]]


def draw(game: Game, number: int, chance: Chance) -> None:
    turn = game["turn"]
    if len(game["deck"]) < number and game["discard"]:
        game["deck"] = chance.shuffled(game["deck"] + game["discard"])
        game["discard"] = []
    turn["drawn"], game["deck"] = game["deck"][:number], game["deck"][number:]
    if len(turn["drawn"]) == 1:
        keep(game, turn["drawn"][0], chance)
    elif turn["drawn"]:
        turn["phase"], turn["window"] = "draw", None


def keep(game: Game, card: str, chance: Chance) -> None:
    turn, mine = game["turn"], game["seats"][game["turn"]["order"][0]]
    turn["drawn"].remove(card)
    if turn["drawn"]:
        game["deck"] = chance.shuffled(game["deck"] + turn["drawn"])
    turn["drawn"] = []
    mine["fresh"].append(card)
    if card.startswith("acrobatic"):
        mine["acrobatics"].append(int(card.split("-")[1]))
    else:
        mine["spells"].append(card)


# Spells and fog.


def offer(game: Game, spell: dict[str, Any], card: str) -> None:
    """Discard the card, and let every opponent react."""
    discard(game, spell["seat"], card)
    others = [seat for seat in seats(game) if seat != spell["seat"]]
    game["turn"] |= {"phase": "react", "pending": spell, "waiting": others, "fogs": []}


def all_answered(game: Game, chance: Chance) -> None:
    turn = game["turn"]
    spell = turn["pending"]
    for seat in around(game, spell["seat"]):
        if seat in turn["fogs"]:
            offer(game, {"seat": seat, "action": "spell fog", "against": spell}, "fog")
            return
    fogs = 0
    while spell["against"]:
        spell, fogs = spell["against"], fogs + 1
    turn |= {"pending": None, "fogs": []}
    stands = fogs % 2 == 0
    if spell["action"] == "decree":
        if stands:
            game["looking"] = sorted([*game["looking"], spell["seat"]])
        show_decree(game)
        return
    if stands:
        cast(game, spell["seat"], spell["action"].split()[1:])
    turn["phase"] = "resolve"
    if not old(game, spell["seat"]):
        resolve(game, "effect" if turn["window"] == "correction" else "done", chance)


def cast(game: Game, seat: int, words: list[str]) -> None:
    mine = game["seats"][seat]
    card, *rest = words
    pile = mine["second"] if rest[-1:] == ["second"] else mine["formula"]
    if card == "forgotten":
        pile.append(rest[0])
    elif card == "correction":
        pile.remove(rest[0])
        pile.append(rest[1])
    elif card == "double-play":
        mine["double"] = True
    elif card == "tailwind":
        go(game, seat, space(game, seat) + 1 + sum(space(game, other) > space(game, seat) for other in seats(game)))
        note_crossing(game, [seat])
    elif card == "attraction":
        attract(game, seat, rest)
    elif card == "block":
        game["block"] = seat
    else:
        target = int(rest[0]) if rest else hexable(game)[0]
        go(game, target, space(game, target) - 3)
        game["crossed"] = [other for other in game["crossed"] if crossed(game, other)]


def attract(game: Game, caster: int, words: list[str]) -> None:
    named = dict(word.split(":") for word in words if ":" in word)
    pulled = [seat for seat in around(game, caster)[1:] if not crossed(game, seat)]
    first = [seat for seat in pulled if seat == game["block"]]
    for seat in first + [seat for seat in pulled if seat not in first]:
        for _ in range(int(named.get(str(seat), words[0] if not named else 0))):
            here, goal = space(game, seat), space(game, caster)
            go(game, seat, here + (goal > here) - (goal < here))
    note_crossing(game, pulled)


# The end of a round and of the game.


def end_round(game: Game) -> None:
    options = game["options"]
    if options["curse_first"]:
        curse(game)
    for seat in game["bets"] if game["closer"] is None else [game["closer"]]:
        fine, perfect = good(game, seat)
        if not crossed(game, seat) and not (perfect if options["slow"] else fine):
            go(game, seat, space(game, seat) - 2)
    if not options["curse_first"]:
        curse(game)
    for seat in game["seats"]:
        seat |= {"fresh": [], "formula": None, "second": None, "double": False}
    game |= {"dice": None, "closer": None, "bets": [], "read": 9, "decrees": [], "looking": [], "block": None}
    game["turn"] |= {"phase": "over" if game["crossed"] else "roll", "order": [], "window": None}


def curse(game: Game) -> None:
    if game["options"]["curse"]:
        game["curse"] = max(space(game, seat) for seat in seats(game))


def scores(game: Game) -> list[int]:
    points = []
    for seat in seats(game):
        place = game["crossed"].index(seat) if seat in game["crossed"] else None
        race = space(game, seat) if place is None else max(25 - place, 23)
        points.append(race + sum(game["seats"][seat]["acrobatics"]))
    return points


def winners(game: Game) -> list[int]:
    if game["turn"]["phase"] != "over":
        return []
    points = scores(game)
    best = [seat for seat in seats(game) if points[seat] == max(points)]
    for seat in game["crossed"]:
        if seat in best:
            return [seat]
    far = max(space(game, seat) for seat in best)
    return [seat for seat in best if space(game, seat) == far]

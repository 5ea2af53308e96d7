"""Looks for puzzles in games of bots, and writes a file a game: `python -m benchmarks.rules.puzzles [GAME ...]`.

A position becomes a puzzle where one thing is clearly best, whatever the cards to come (`bots.puzzles.fault`). It is
the harder the fewer would find it: a beginner does (1), someone of experience does at a glance (2), or neither (3);
where there is much to choose from, it is harder by one. Few of the easiest are taken, and A_GAME at the most out of one
game. In games of Du Balai! most would be to keep a card for later; so its positions are drawn by lot, with spells in
hand, and few puzzles of a kind are taken (`benchmarks.rules.puzzles_du_balai`).
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import audiogames
from audiogames.bots.levels import make_bot, next_to_act
from audiogames.bots.puzzles import LEAST, NUMBER, Puzzle, fault, gap, looked_at
from audiogames.core.chance import Generator
from audiogames.core.game import Json
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table, hear
from benchmarks.rules.puzzles_du_balai import prepared

PHASES: Final = {
    "roue_des_sorcieres": ("play",),
    "air_sorciere": ("fly", "placing", "landing", "diploma", "cat"),
    "zapp_zerapp": ("move",),
}
"""The moments at which nothing that matters is hidden, or luck can be ruled out."""

WANTED: Final = {1: 8, 2: 12, 3: 20}
"""How many puzzles of a level are taken at the most."""
WANTED_OF_BALAI: Final = {1: 6, 2: 7, 3: 7}

A_KIND: Final = {"du_balai": 3}
"""How many puzzles are taken at the most in which the same spell is best, the same card kept, or nothing is done."""

A_GAME: Final = 4
MANY: Final = 12


def level_of(table: Table, seat: int) -> int:
    """Return how hard it is to find what is best at a table."""
    policy, looked = game_named(table.game.name).policy, looked_at(table, seat)
    recalled = policy.recall(looked.view, policy.remember(policy.blank(), looked.events))
    best = looked.advised[0].action
    level: int = 1 if policy.blunder(recalled, looked.actions) == best else 2
    level += policy.choose(recalled, looked.actions) != best
    return min(3, level + (len(looked.actions) > MANY))


def candidates(game: str, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles out of one game of two bots."""
    if game == "du_balai":
        yield from _puzzle_of(*prepared(Generator(seed)))
        return
    table, chance = Table.new(game, [{}] * 2, seed=seed), Generator(seed)
    bots = {seat: make_bot(game, "apprentice", seed * 7 + seat) for seat in range(2)}
    while not table.over:
        seat = next_to_act(table, bots, chance)
        if seat is None:
            events = table.time()
        else:
            actions = table.legal()[seat]
            if len(actions) > 1 and table.view(seat).phase in PHASES[game]:
                yield from _puzzle(table, seat)
            events = table.submit(seat, bots[seat].choose(table.view(seat), actions))
        for listener, bot in bots.items():
            bot.hear(hear(table, events, listener))


def _puzzle(table: Table, seat: int) -> Iterator[Puzzle]:
    game = table.game
    view = table.view(seat)
    if game.name == "roue_des_sorcieres" and (view.draw_count or max(view.hand_counts) < 3):
        return
    position = table.position()
    position["seats"] = [{**one, "name": None} for one in position["seats"]]
    yield from _puzzle_of(position, seat)


def _puzzle_of(position: Json, seat: int) -> Iterator[Puzzle]:
    again = Table.load(position, 0)
    game = again.game
    if seat not in again.to_act() or len(again.legal()[seat]) < 2:
        return
    looked = looked_at(again, seat)
    if (gap(looked) or 0) < LEAST:
        return
    best = game.format_action(looked.advised[0].action)
    found = Puzzle(game.name, position, seat, best, level_of(again, seat))
    if not fault(found):
        yield found


def look(game: str) -> list[Puzzle]:
    """Return NUMBER puzzles of a game, the easiest first."""
    found: list[Puzzle] = []
    kinds = Counter[str]()
    wanted, a_kind = WANTED_OF_BALAI if game == "du_balai" else WANTED, A_KIND.get(game, NUMBER)
    seed = 0
    while len(found) < NUMBER:
        taken = 0
        for puzzle in candidates(game, seed):
            kind = " ".join(puzzle.best.split()[:2])
            if sum(one.level == puzzle.level for one in found) < wanted[puzzle.level] and kinds[kind] < a_kind:
                found.append(puzzle)
                kinds[kind] += 1
                taken += 1
            if taken == A_GAME or len(found) == NUMBER:
                break
        seed += 1
    return sorted(found, key=lambda puzzle: puzzle.level)


def write(game: str, found: list[Puzzle]) -> Path:
    """Write the puzzles of a game, one a line; return the file."""
    lines = [json.dumps({name: value for name, value in one._asdict().items() if name != "game"}) for one in found]
    package = Path(audiogames.__file__).parents[1] / GAMES[game].package.replace(".", "/")
    file = package / "puzzles.json"
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return file


def main() -> None:
    """Look for the puzzles of some games, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[])
    for game in parser.parse_args().game or GAMES:
        found = look(game)
        levels = [one.level for one in found]
        print(f"{write(game, found)}: {len(found)} puzzles, {levels.count(1)}, {levels.count(2)}, {levels.count(3)}")


if __name__ == "__main__":
    main()

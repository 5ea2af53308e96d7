"""Games and scenes of Du Balai! to be read (audiogames/testing/golden.py).

GAMES are played by bots, whole, and time passes where they wait. SCENES begin at a position and are short: what happens
in them is written here, line by line.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from audiogames.bots.levels import LEVELS, make_bot, next_to_act, runs
from audiogames.core.chance import Generator
from audiogames.core.table import Table, hear
from audiogames.testing.golden import NAMES as PLAYERS
from audiogames.testing.golden import Doing, GoldenGame
from tests.games.tables import asked

from .positions import BLACK, ORANGE, Position, resolving, unwritten, witch, writing


class Bots(NamedTuple):
    """A game for bots: how well each seat is said to play, and the options."""

    levels: tuple[str, ...]
    options: dict[str, Any]


class Scene(NamedTuple):
    """The actions from a position on, as in `positions.play`."""

    place: Position
    actions: tuple[str, ...]


GAMES: Final = {
    "common": Bots(("normal", "normal"), {}),
    "levels": Bots(("novice", "expert", "normal", "novice"), {"pace": "free", "expert_draw": True}),
    "window": Bots(("normal",) * 6, {"pace": "window"}),
    "no_closer": Bots(("normal",) * 3, {"pace": "no-closer", "order": "last-first", "curse_first": True}),
}
SCENES: Final = {
    "decree_fogged": Scene(
        writing(unwritten(4, "decree"), unwritten(6, "fog"), unwritten(3, "decree"), closer=1),
        (
            *("0 decree", "2 decree", f"1 write {ORANGE}"),
            *("0 pass", "1 spell fog", "0 pass", "2 pass"),
            *("1 pass", "2 pass", "time", "0 write web cloud", "2 write ear skull", "0 keep double-play"),
        ),
    ),
    "two_piles": Scene(
        writing(unwritten(4, "double-play"), unwritten(7, "tailwind correction"), closer=0, deck=["hex", "block"]),
        (
            *(f"0 write {ORANGE} / {BLACK}", "1 write ear skull"),
            *("0 spell double-play", "1 pass", "0 keep block"),
            *("1 spell correction skull eye", "time", "1 pass", "1 spell tailwind", "0 pass"),
        ),
    ),
    "back_from_the_finish": Scene(
        resolving(
            *(witch(21, ORANGE), witch(20, "ear", spells="hex block"), witch(3, BLACK, spells="fog")),
            options={"hex_crossed": True},
            deck=["attraction"],
            discard=["tailwind"],
            exact=True,
        ),
        (
            *("0 pass", "1 pass", "1 spell hex", "time", "1 spell block", "0 pass", "2 pass"),
            *("2 pass", "2 keep tailwind", "2 pass"),
        ),
    ),
}
SHOWN: Final = 24
LAST: Final = 6


NAMES: Final = (*GAMES, *SCENES)


def played(name: str) -> GoldenGame:
    """Begin a playthrough."""
    return _game(name) if name in GAMES else _scene(name)


def _scene(name: str) -> GoldenGame:
    place, actions = SCENES[name]
    place = {**place, "seats": [{"name": name, **seat} for name, seat in zip(PLAYERS, place["seats"], strict=False)]}
    table = Table.load(place)
    return GoldenGame(f"Du Balai !: position {json.dumps(place, ensure_ascii=False)}", table, _acted(table, actions))


def _acted(table: Table, actions: Iterable[str]) -> Iterator[Doing]:
    for action in actions:
        if action == "time":
            yield action, None, table.time()
        else:
            seat, text = asked(table, action)
            yield f"seat {seat}: {text}", seat, table.submit(seat, text)


def _game(name: str) -> GoldenGame:
    levels, options = GAMES[name]
    players = [{"name": name, "level": level} for name, level in zip(PLAYERS, levels, strict=False)]
    seed = len(players)
    table = Table.new("du_balai", players, options, seed)
    who = ", ".join(f"{player['name']} ({player['level']})" for player in players)
    title = f"Du Balai !: {who}; seed {seed}; options {json.dumps(options)}"
    return GoldenGame(title, table, by_bots(table, Generator(seed)))


def by_bots(table: Table, chance: Generator) -> Iterator[Doing]:
    """Let bots of different levels play to the end; now and then they let a clock run out."""
    bots = {seat: make_bot("du_balai", LEVELS[2 + seat % 2], seat) for seat in range(len(table.players))}
    while not table.over:
        seat = next_to_act(table, bots, chance)
        if seat is None or (runs(table) and not chance.below(4)):
            what, seat, events = "time", None, table.time()
        else:
            action = bots[seat].choose(table.view(seat), table.legal()[seat])
            what = f"seat {seat}: {table.game.format_action(action)}"
            events = table.submit(seat, action)
        for listener, bot in bots.items():
            bot.hear(hear(table, events, listener))
        yield what, seat, events

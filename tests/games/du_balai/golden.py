"""Playthroughs as text: what each seat knows of every action, what it hears, and in which words.

    == 3. time
    == 12. seat 1: write ear star

What follows each action is told in tests/games/telling.py. GAMES are played by bots, whole, and time passes where they
wait: after the first SHOWN actions only those are written out that bring an event of a new class, and the last ones.
SCENES begin at a position and are short: what happens in them is written here, line by line.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.bots.levels import LEVELS, make_bot
from audiogames.bots.turns import next_to_act, runs
from audiogames.core.chance import Generator
from audiogames.core.events import kind
from audiogames.core.table import Table, hear
from tests.games.telling import NAMES, Step, cut, told

from .positions import BLACK, ORANGE, Position, asked, resolving, unwritten, witch, writing

Done: TypeAlias = tuple[str, Sequence[Any]]
"""What somebody did, or the clock, and the events that came of it."""


class Played(NamedTuple):
    """A game for bots: how well each seat is said to play, and the options."""

    levels: tuple[str, ...]
    options: dict[str, Any]


class Scene(NamedTuple):
    """What happens from a position on: actions as in `positions.play`."""

    place: Position
    actions: tuple[str, ...]


GAMES: Final = {
    "common": Played(("normal", "normal"), {}),
    "levels": Played(("novice", "expert", "normal", "novice"), {"pace": "free", "expert_draw": True}),
    "window": Played(("normal",) * 6, {"pace": "window"}),
    "no_closer": Played(("normal",) * 3, {"pace": "no-closer", "order": "last-first", "curse_first": True}),
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


def playthrough(name: str) -> str:
    """Return a playthrough, cut."""
    return cut(_steps(*(_played(name) if name in GAMES else _scene(name))), SHOWN, LAST)


def seats(name: str) -> int:
    """Return how many sit at the table of a playthrough."""
    return len(GAMES[name].levels if name in GAMES else SCENES[name].place["seats"])


def _steps(title: str, table: Table, doings: Iterable[Done]) -> Iterator[Step]:
    """Yield the start and each thing that is done: the classes of its events, and its lines."""
    events: Sequence[Any] = [event for step in table.steps for event in step.events]
    yield {*map(kind, events)}, [title, "", "== start", *told(table, events)]
    for number, (what, events) in enumerate(doings, 1):
        yield {*map(kind, events)}, [f"== {number}. {what}", *told(table, events)]


def _scene(name: str) -> tuple[str, Table, Iterator[Done]]:
    place, actions = SCENES[name]
    place = {**place, "seats": [{"name": name, **seat} for name, seat in zip(NAMES, place["seats"], strict=False)]}
    table = Table.load(place)
    return f"Du Balai !: position {json.dumps(place, ensure_ascii=False)}", table, _acted(table, actions)


def _acted(table: Table, actions: Iterable[str]) -> Iterator[Done]:
    for action in actions:
        if action == "time":
            yield action, table.time()
        else:
            seat, text = asked(table, action)
            yield f"seat {seat}: {text}", table.submit(seat, text)


def _played(name: str) -> tuple[str, Table, Iterator[Done]]:
    levels, options = GAMES[name]
    players = [{"name": name, "level": level} for name, level in zip(NAMES, levels, strict=False)]
    seed = len(players)
    table = Table.new("du_balai", players, options, seed)
    who = ", ".join(f"{player['name']} ({player['level']})" for player in players)
    return f"Du Balai !: {who}; seed {seed}; options {json.dumps(options)}", table, by_bots(table, Generator(seed))


def by_bots(table: Table, chance: Generator) -> Iterator[Done]:
    """Let bots of different levels play to the end; now and then they let a clock run out."""
    bots = {seat: make_bot("du_balai", LEVELS[1 + seat % 2], seat) for seat in range(len(table.players))}
    while not table.over:
        seat = next_to_act(table, bots, chance)
        if seat is None or (runs(table) and not chance.below(4)):
            what, events = "time", table.time()
        else:
            action = bots[seat].choose(table.view(seat), table.legal()[seat])
            what = f"seat {seat}: {table.game.format_action(action)}"
            events = table.submit(seat, action)
        for listener, bot in bots.items():
            bot.hear(hear(table, events, listener), table.view(listener))
        yield what, events

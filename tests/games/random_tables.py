"""Random games of every kind, seen before each action: new ones, and positions from which all phases come soon."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from audiogames.bots.turns import runs
from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from tests.games.air_sorciere import deals as air
from tests.games.du_balai import deals as balai
from tests.games.roue_des_sorcieres import deals as roue
from tests.games.zapp_zerapp import deals as zapp

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
DEALS = {
    "air_sorciere": air.random_position,
    "du_balai": lambda seed, seats: balai.random_position(seed, seats, "setup" if seed % 7 == 3 else None),
    "roue_des_sorcieres": roue.random_position,
    "zapp_zerapp": zapp.random_position,
}
PHASES = {
    "air_sorciere": {"fly", "placing", "landing", "diploma", "cat", "over"},
    "du_balai": {"setup", "roll", "look", "write", "react", "resolve", "draw", "over"},
    "roue_des_sorcieres": {"play", "trump", "over"},
    "zapp_zerapp": {"roll", "shake", "move", "over"},
}
LONGEST = 150
"""Actions after which a random game is left; most end before."""
LATE = {"du_balai": 8}
"""Once in so many times a clock runs out before anybody acts; in other games only if nobody does."""
HASTE = ("diploma", "land", "stop", "keep", "choose")
"""What random players do too seldom, and games then take long."""


def moments(game: str, seed: int) -> Iterator[Table]:
    """Yield one table again and again: before each action of a random game, and at its end."""
    chance = Generator(seed)
    rules = game_named(game)
    seats = rules.min_seats + chance.below(rules.max_seats - rules.min_seats + 1)
    position = {**DEALS[game](seed, seats), "seats": _named(DEALS[game](seed, seats)["seats"])}
    if seed % 4:
        table = Table.load(position, seed)
    else:
        table = Table.new(game, [{"name": name} for name in NAMES[:seats]], position["options"], seed)
    yield table
    for _ in range(LONGEST):
        if table.over:
            return
        legal = table.legal()
        if not legal or (game in LATE and runs(table) and not chance.below(LATE[game])):
            table.time()
            yield table
            continue
        seat = list(legal)[chance.below(len(legal))]
        hasty = [action for action in legal[seat] if action.verb in HASTE]
        actions = hasty if hasty and chance.below(2) else legal[seat]
        table.submit(seat, _often_good(table, seat, actions[chance.below(len(actions))], chance))
        yield table


def _often_good(table: Table, seat: int, action: Any, chance: Generator) -> Any:
    """Return the action, in place of a formula another that is often right: else no witch would ever arrive."""
    writes = table.game.name == "du_balai" and action.verb == "write"
    return balai.random_write(table._state, seat, chance) if writes else action


def _named(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**seat, "name": name} for seat, name in zip(seats, NAMES, strict=False)]


@cache
def views(game: str, games: int) -> tuple[Any, ...]:
    """Return the view of one of those at the table, a spectator now and then, at every moment of some games."""
    found = []
    for seed in range(games):
        for at, table in enumerate(moments(game, seed)):
            viewers = (*range(len(table.players)), None)
            found.append(table.view(viewers[at % len(viewers)]))
    return tuple(found)


def sample(game: str, count: int) -> tuple[Any, ...]:
    """Return some of those views, as many of each phase."""
    chance = Generator(count)
    found: list[Any] = []
    for phase in sorted(PHASES[game]):
        there = [view for view in views(game, 60) if view.phase == phase]
        found += [there[place] for place in chance.permutation(len(there))[: count // len(PHASES[game])]]
    return tuple(found)

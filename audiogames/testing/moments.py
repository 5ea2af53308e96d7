"""Random games before each action: new ones, and positions from which all phases come soon."""

from collections.abc import Iterator

from audiogames.bots.levels import runs
from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.testing.trials import Trial

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
LONGEST = 150
"""Maximum actions of a random game. Most end before."""


def moments(trial: Trial, seed: int) -> Iterator[Table]:
    """Yield one table repeatedly: before each action of a random game, and at its end."""
    chance = Generator(seed)
    seats = trial.game.min_seats + chance.below(trial.game.max_seats - trial.game.min_seats + 1)
    position = trial.position(seed, seats)
    named = [{**seat, "name": name} for seat, name in zip(position["seats"], NAMES, strict=False)]
    position = {**position, "seats": named}
    if seed % 4:
        table = Table.load(position, seed)
    else:
        table = Table.new(trial.name, [{"name": name} for name in NAMES[:seats]], position["options"], seed)
    yield table
    for _ in range(LONGEST):
        if table.over:
            return
        legal = table.legal()
        if not legal or (trial.late and runs(table) and not chance.below(trial.late)):
            table.time()
            yield table
            continue
        seat = list(legal)[chance.below(len(legal))]
        hasty = [action for action in legal[seat] if action.verb in trial.haste]
        actions = hasty if hasty and chance.below(2) else legal[seat]
        table.submit(seat, trial.improved(table, seat, actions[chance.below(len(actions))], chance))
        yield table


def seats_of(trial: Trial, number: int) -> int:
    return trial.game.min_seats + number % (trial.game.max_seats - trial.game.min_seats + 1)


def viewers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(len(table.players)))

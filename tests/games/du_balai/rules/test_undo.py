"""Taking back, and journals: what has shown someone something stays, and a game is played again from its journal."""

import pytest

from audiogames.core.chance import Generator
from audiogames.core.errors import IllegalAction
from audiogames.core.journal import MemoryStore
from audiogames.core.table import Table
from tests.games.du_balai.deals import random_options, random_write
from tests.games.du_balai.positions import Position, looking, moved, play, resolving, rolling, unwritten, witch, writing
from tests.games.tables import at

WATCHERS = (0, 1)


def undone(place: Position, *actions: str, seat: int = 0) -> bool:
    """Play, then take the seat's last action back; return whether that was possible, and all is as before."""
    table = at(place)
    play(table, *actions[:-1])
    before = table.position()
    play(table, actions[-1])
    try:
        table.undo(seat, WATCHERS)
    except IllegalAction:
        return False
    assert table.position() == before
    return True


def test_a_book_that_was_closed_is_not_opened_again() -> None:
    """Taking it back would give another look at the dice."""
    assert not undone(looking(), "0 close")


def test_what_shows_nothing_is_taken_back() -> None:
    decree = unwritten(spells="decree")
    assert undone(looking(options={"pace": "window"}), "0 bet")
    assert undone(writing(decree, unwritten()), "0 write ear")
    assert undone(writing(decree, unwritten()), "0 decree")
    assert undone(resolving(witch(spells="fog"), witch()), "0 pass")
    three = moved(witch(3, spells="tailwind"), witch(9, spells="fog"), witch(9))
    assert undone(three, "0 spell tailwind", "1 spell fog", seat=1)


def test_what_has_shown_something_stays() -> None:
    tailwind = moved(witch(3, spells="tailwind"), witch(9, spells="fog"))
    assert not undone(rolling(), "0 roll")
    assert not undone(writing(unwritten(), witch()), "0 write ear")
    assert not undone(tailwind, "0 spell tailwind")
    assert not undone(tailwind, "0 spell tailwind", "1 spell fog", seat=1)
    assert not undone(resolving(witch(4, "web cloud"), witch()), "0 pass")
    assert not undone(looking(read=3), "time")


def test_nothing_is_taken_back_once_another_has_acted() -> None:
    assert not undone(writing(unwritten(), unwritten(), unwritten()), "0 write ear", "1 write", seat=0)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_played_again_from_its_journal(seed: int) -> None:
    chance, store = Generator(seed), MemoryStore()
    players = [{"level": ("novice", "normal", "expert")[chance.below(3)]} for _ in range(2 + seed % 5)]
    table = Table.new("du_balai", players, random_options(chance), seed, store)
    for _ in range(150):
        legal = table.legal()
        if table.over:
            break
        if not legal or (table.view(None).clock_runs and chance.below(4) == 0):
            table.time()
            continue
        seat = [*legal][chance.below(len(legal))]
        actions = legal[seat]
        formula = actions[0].verb == "write" and chance.below(4)
        table.submit(seat, random_write(table._state, seat, chance) if formula else actions[chance.below(len(actions))])
    again = Table.resume(store)
    assert again.position() == table.position()
    assert again.steps == table.steps

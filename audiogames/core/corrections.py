"""Corrections of what people said at a real table."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from audiogames.core.companion import HELD, Contradiction, Fact
from audiogames.core.errors import GameError, IllegalAction
from audiogames.core.journal import JournalEntry
from audiogames.core.messages import Argument, Seat
from audiogames.core.registry import game_named
from audiogames.core.steps import done
from audiogames.core.table import Table


def facts(table: Table) -> list[tuple[int, Fact]]:
    """Return each with the number of steps before it."""
    found: list[tuple[int, Fact]] = []
    said: tuple[int, str] | None = None
    for place, step in enumerate(table.steps):
        seat, action = step.entry.seat, step.entry.action
        if step.entry.said is not None and place == 0:
            found.append((0, Fact(0, "", step.entry.said)))
        elif step.entry.said is not None and step.entry.said.startswith(HELD):
            found.append((place, Fact(seat or 0, "", step.entry.said)))
        elif step.entry.said is not None:
            said = place, step.entry.said
        elif seat is not None and action is not None and (said or not table.was_forced(place)):
            start, words = said or (place, "")
            found.append((start, Fact(seat, action, words)))
            said = None
    return found


def named(said: str) -> Argument:
    # Return the name of what a fact says.
    deck, slash, card = said.partition("/")
    return game_named(deck).companion.named(deck, card) if slash else said


def wants(table: Table, seat: Seat, action: Any) -> str:
    """Return the chore whose result is said with an action, "" for none."""
    companion = table.companion
    if isinstance(action, str) and companion is not None:
        try:
            action = table.game.parse_action(action)
        except IllegalAction:
            return ""
    return "" if companion is None or seat not in table.to_act() else companion.wants(table._state, action)


def is_secret(table: Table, fact: Fact) -> bool:
    # Return True if only its seat may know it yet.
    return table.game.companion.is_secret(table._state, fact)


def hold(table: Table, seat: Seat, card: str) -> None:
    """Say that a card is in a seat's hand. Raises IllegalAction."""
    if table.companion is not None:
        entry = JournalEntry(seat=seat, said=table.companion.held(table._now, seat, card))
        table._commit(entry, done(table.game, table._state, entry)[0], ())


def correct(table: Table, changes: Mapping[int, Fact | None], until: int | None = None) -> None:
    """Repeat the game with some facts changed, up to `until`. Raises Contradiction, and changes nothing then."""
    told, first = facts(table), min(changes)
    count = len(table.steps) - told[first][0]
    table._note(JournalEntry(undo=count), tuple(table.steps[-count:]))
    table._take_back(count)
    for number, (_, said) in [*enumerate(told)][first:until]:
        fact = changes.get(number, said)
        try:
            if fact is not None:
                _repeat(table, fact)
        except GameError as error:
            table.drop_unkept()
            raise Contradiction(number, error.message) from None


def _repeat(table: Table, fact: Fact) -> None:
    if fact.said.startswith(HELD):
        with suppress(IllegalAction):  # its seat alone may know why, and is asked for the card again
            hold(table, fact.seat, fact.said.split()[-1])
        return
    if not fact.action:
        table.begin(fact.said)
        return
    before = table.steps[-1].entry if table.steps else None
    is_done = before is not None and (before.seat, before.action) == (fact.seat, fact.action)
    if not (is_done and not fact.said and table.was_forced(len(table.steps) - 1)):
        table.submit(fact.seat, fact.action, said=fact.said)

"""Entries at the wrong time, twice, for another, or without sense are refused, and nothing changes."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.timing import SOON
from audiogames.play.prompts import Entry
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

from .face import Buttons, play_on

WORDS = ("", "nonsense", "play blue-7", "write ear", "draw", "roll", "close", "pass", "\x00", "7" * 300, "é ~ \ud800")
PILES: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("nonsense",),),
    ((),),
    (("ear", "ear"),),
    (("ear",), ("ear",)),
    (("blue-7",), ("orange-1",), ("green-9",)),
    (("",),),
)
AFTER = (None, -1e9, 1e300, 0.0)

UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)
"""A whole game is not made shorter step by step: that would take minutes."""


class Table:
    """A game of two people and a bot, at a device each, and a device that looks on."""

    def __init__(self, game: str, seed: int) -> None:
        self.store = MemoryStore()
        seats = (PERSON, PERSON, "apprentice")
        self.sitting = Sitting.new(game, ("Ana", "Bob", "Circe"), seats, {}, seed, self.store)
        self.faces = [Buttons(self.sitting, f"device {seat}", (seat,), 0.0, seed=seat) for seat in (0, 1)]
        self.screen = Buttons(self.sitting, "screen", (), 0.0)
        self.now = 0.0

    def play(self, rounds: int) -> None:
        """Play on for so many rounds, or to the end."""
        self.now = play_on(self.sitting, [*self.faces, self.screen], self.now, rounds)

    def rest(self) -> None:
        """Let all be done and told that is due."""
        changed = -1
        while changed != self.sitting.changed or self.sitting.due() <= self.now + SOON:
            changed = self.sitting.changed
            self.sitting.tick(self.now)
            for face in (*self.faces, self.screen):
                face.follow(self.now)

    def state(self) -> Any:
        """Return all that no refused entry may change."""
        sitting = self.sitting
        offers = [sitting.turns.offer(seat) for seat in range(3)]
        heard = [sitting.outboxes.heard(seat) for seat in sitting.seating.people]
        return (
            sitting.table.position(),
            self.store.lines(),
            sitting.table.unkept,
            offers,
            heard,
            sitting.hearing.moments[:],
        )


def means_nothing(table: Table, face: Buttons, chance: Generator) -> Entry:
    """Return an entry that a device cannot mean: of no offer, of a stale one, of nonsense, of another seat's offer."""
    sitting = table.sitting
    seats = face.conversation.device.seats
    offer = sitting.turns.offer(seats[0]) if seats else None
    number = 0 if offer is None else offer.number
    after = AFTER[chance.below(len(AFTER))]
    word, piles = WORDS[chance.below(len(WORDS))], PILES[chance.below(len(PILES))]
    stale = number - 1 - chance.below(3) if chance.below(2) else number + 1 + chance.below(3)
    usual = offer.actions[chance.below(len(offer.actions))] if offer is not None else word
    others = [
        one for seat in sitting.seating.people if seat not in seats and (one := sitting.turns.offer(seat)) is not None
    ]
    found = [Entry("picked", usual, offer=stale, after=after), Entry("picked", piles=piles, offer=stale)]
    if offer is None or word not in offer.actions:
        found.append(Entry("picked", word, offer=number, after=after))
    if offer is None or not any(action.startswith(("write", "spell")) for action in offer.actions):
        found.append(Entry("picked", piles=piles, offer=number))
    for other in others:
        action = other.actions[chance.below(len(other.actions))]
        if offer is None or action not in offer.actions or number != other.number:
            found.append(Entry("picked", action, offer=other.number))
    return found[chance.below(len(found))]


@settings(max_examples=2, phases=UNSHRUNK, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 99), rounds=st.integers(1, 12))
@pytest.mark.parametrize("game", GAMES)
def test_what_means_nothing_is_refused_and_changes_nothing(game: str, seed: int, rounds: int) -> None:
    table, chance = Table(game, seed), Generator(seed)
    for _ in range(8):
        table.play(rounds)
        table.rest()
        if table.sitting.table.over:
            return
        for face in (*table.faces, table.screen):
            entry = means_nothing(table, face, chance)
            before = table.state()
            reply = face.send(entry, table.now)
            assert table.state() == before, entry
            assert reply.prompt.kind != "end"


@pytest.mark.parametrize("game", GAMES)
def test_a_double_tap_plays_once(game: str) -> None:
    """The same game twice: every button is tapped once in the one, and twice in the other."""
    once, twice, chance, taps = Table(game, 5), Table(game, 5), Generator(5), 0
    while not once.sitting.table.over and taps < 12:
        for table in (once, twice):
            table.play(1 + taps % 3)
            table.rest()
        for mine, other in zip(once.faces, twice.faces, strict=True):
            shown, same = mine.shown(), other.shown()
            assert shown._replace(offer=0) == same._replace(offer=0)
            if not shown.offer or not shown.choices:
                continue
            entry = Entry("picked", shown.choices[chance.below(len(shown.choices))].action)
            mine.send(entry._replace(offer=shown.offer), once.now)
            for _ in range(2):
                other.send(entry._replace(offer=same.offer), twice.now)
            once.rest()
            twice.rest()
            assert once.store.lines() == twice.store.lines(), entry
            taps += 1
    assert taps

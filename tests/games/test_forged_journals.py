"""Journals that no table wrote, well sealed: they resume, or get their sentence, and never anything else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.errors import JournalDamaged, UnknownGame
from audiogames.core.journal import Journal, MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table

Json = dict[str, Any]
NOTHING = st.none() | st.booleans() | st.integers(-2, 20) | st.just(1.5) | st.sampled_from(["", "draw", "pass", "time"])
ODD = NOTHING | st.lists(st.lists(NOTHING, max_size=3), max_size=3) | st.dictionaries(st.text(max_size=3), NOTHING)
FIELDS = {"chance": ODD, "seat": NOTHING, "action": ODD, "undo": NOTHING}
ENTRIES = st.fixed_dictionaries({}, optional=FIELDS)
HEADERS = st.dictionaries(st.sampled_from(["notes", "seed", "seats", "options", "game", "rules"]), ODD, max_size=2)


def played(game: str, seed: int, moves: int) -> list[Json]:
    """Return the records of a game of three at which so many actions were done."""
    store, chance = MemoryStore(), Generator(seed)
    table = Table.new(game, [{}, {}, {}], {}, seed, store)
    for _ in range(moves):
        legal = table.legal()
        if not legal:
            break
        seat = list(legal)[chance.below(len(legal))]
        table.submit(seat, legal[seat][chance.below(len(legal[seat]))])
    return [json.loads(line.partition(" ")[2]) for line in store.lines()]


def sealed(records: list[Json]) -> MemoryStore:
    store = MemoryStore()
    journal = Journal(store)
    store.append(*(journal._sealed(record) for record in records))
    return store


def resumes(store: MemoryStore) -> bool:
    """Whether a journal resumes; if not, it has its sentence and stays as it was."""
    lines = store.lines()
    try:
        Table.resume(store)
    except (JournalDamaged, UnknownGame) as error:
        refusal = (type(error), error.message.id)
    else:
        return True
    damages = ("journal-does-not-replay", "journal-damaged", "journal-other-rules")
    assert refusal in {(UnknownGame, "journal-unknown-game"), *((JournalDamaged, id) for id in damages)}
    assert store.lines() == lines
    return False


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 99), moves=st.integers(0, 6), entry=ENTRIES, place=st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_an_impossible_entry_anywhere_is_refused(game: str, seed: int, moves: int, entry: Json, place: int) -> None:
    records = played(game, seed, moves)
    at = 1 + place % len(records)
    resumes(sealed([*records[:at], entry, *records[at:]]))


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 99), changes=HEADERS)
@settings(max_examples=40, deadline=None)
def test_an_impossible_header_is_refused(game: str, seed: int, changes: Json) -> None:
    header, *records = played(game, seed, 2)
    resumes(sealed([{**header, **changes}, *records]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entry", [{"undo": 0}, {"seat": 0, "undo": 0}, {"chance": []}, {"seat": 0}, {}])
def test_what_means_nothing_is_a_move_that_cannot_be(game: str, entry: Json) -> None:
    """An empty line of chance too, where no chance is awaited."""
    records = played(game, 1, 1)
    assert resumes(sealed(records))
    with pytest.raises(JournalDamaged) as refused:
        Table.resume(sealed([*records, entry]))
    assert refused.value.message.id == "journal-does-not-replay"

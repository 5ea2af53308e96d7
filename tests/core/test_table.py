"""The table: who may do what when, what follows by itself, and what can be taken back."""

import json
from typing import Any

import pytest

from audiogames.core.errors import (
    BadOptions,
    BadPosition,
    BadRequest,
    GameError,
    IllegalAction,
    JournalDamaged,
    NotYourTurn,
    StaleVersion,
    UnknownGame,
)
from audiogames.core.journal import Journal, JournalEntry, MemoryStore
from audiogames.core.registry import game_named
from audiogames.core.table import Table, hear

from .pebbles.events import Did, Rolled

ZERO_FIRST = 28
"""A seed whose first pebble is a 0."""
FOUR_FIRST = 1
"""A seed whose first pebbles are no 0."""


def table(seed: int = FOUR_FIRST, seats: int = 2, store: MemoryStore | None = None, **options: Any) -> Table:
    return Table.new("pebbles", [{}] * seats, options, seed, store)


def message(error: pytest.ExceptionInfo[GameError]) -> str:
    return error.value.message.id


# Sitting down.


def test_a_new_table_waits_for_its_first_seat() -> None:
    game = table()
    assert (game.to_act(), game.over, game.version, game.scores, game.winners) == ((0,), False, 0, (0, 0), ())
    assert game.legal() == {0: ("draw",)}


def test_a_table_can_be_seen_as_it_was_after_any_step() -> None:
    game = table(seats=3)
    seen = [(len(game.steps), game.position(), game.view(1))]
    while not game.over:
        seat, actions = next(iter(game.legal().items()))
        game.submit(seat, actions[0])
        seen.append((len(game.steps), game.position(), game.view(1)))
    assert len(seen) > 3
    for steps, position, view in seen:
        past = game.after(steps)
        assert (len(past.steps), past.position(), past.view(1)) == (steps, position, view)
    past = game.after(seen[0][0])
    past.submit(0, "draw")
    assert past.steps == game.steps[: len(past.steps)]
    assert (len(game.steps), game.position()) == seen[-1][:2]


def test_names_are_kept_by_seat() -> None:
    game = Table.new("pebbles", [{"name": "Anna"}, {"name": None}, {}])
    assert game.names == ("Anna", None, None)
    assert [seat["name"] for seat in game.position()["seats"]] == ["Anna", None, None]
    assert [seat["name"] for seat in game.view_position(None)["seats"]] == ["Anna", None, None]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 5, True, ["Anna"], "a\tb", "a\x00b", "a\u2028b", "\ud800"])
def test_a_name_is_a_short_printable_text(name: Any) -> None:
    with pytest.raises(BadRequest) as refused:
        Table.new("pebbles", [{"name": name}, {}])
    assert message(refused) == "seat-name-wrong"


@pytest.mark.parametrize("name", ["Zoé", "李", "x" * 40, "O'Neill", "🧙"])
def test_a_name_may_be_of_any_language(name: str) -> None:
    assert Table.new("pebbles", [{"name": name}, {}]).names[0] == name


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(UnknownGame):
        Table.new("belote", [{}, {}])


def test_options_are_checked() -> None:
    with pytest.raises(BadOptions):
        table(turns=9)


def test_a_refused_table_writes_no_journal() -> None:
    for arguments in ({"seats": 5}, {"turns": 9}):
        store = MemoryStore()
        with pytest.raises(BadOptions):
            table(store=store, **arguments)
        assert store.lines() == []


def test_the_header_tells_how_the_game_began() -> None:
    store = MemoryStore()
    Table.new("pebbles", [{"name": "Zoé"}, {}], {"turns": 2}, 7, store)
    header, entries = Journal(store).read()
    assert header == {
        "journal": 1,
        "game": "pebbles",
        "rules": 3,
        "seed": 7,
        "options": {"turns": 2},
        "seats": [{"name": "Zoé"}, {"name": None}],
    }
    assert entries == []


# Acting.


def test_an_action_and_what_chance_adds_come_back_as_one() -> None:
    game = table()
    assert game.submit(0, "draw") == (Did(0, "draw"), Rolled(0, 4))
    assert game.version == 2  # the action and the chance


def test_a_single_choice_is_made_by_itself() -> None:
    """Notation page: a step is automatic when `legal` would hold one action."""
    game = table(ZERO_FIRST)
    assert game.submit(0, "draw") == (Did(0, "draw"), Rolled(0, 0), Did(0, "drop"))
    assert game.to_act() == (1,)
    assert [step.entry for step in game.steps] == [
        JournalEntry(seat=0, action="draw"),
        JournalEntry(chance=((0,),)),
        JournalEntry(seat=0, action="drop"),
    ]


def test_drawing_is_never_done_by_itself() -> None:
    """Notation page: it is not when that action is draw, roll or play."""
    assert table().legal() == {0: ("draw",)}
    assert not table().steps


def test_a_game_names_what_it_never_does_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(game_named("pebbles")), "never_automatic", frozenset({"draw", "drop"}))
    game = table(ZERO_FIRST)
    assert game.submit(0, "draw") == (Did(0, "draw"), Rolled(0, 0))
    assert game.legal() == {0: ("drop",)}
    game.submit(0, "drop")
    assert game.to_act() == (1,)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, False, "0", 0.0, None])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    game = table()
    with pytest.raises(BadRequest) as refused:
        game.submit(seat, "draw")
    assert message(refused) == "seat-unknown"
    assert refused.value.message.arguments == {"last": 1}


def test_a_seat_out_of_turn() -> None:
    with pytest.raises(NotYourTurn) as refused:
        table().submit(1, "draw")
    assert message(refused) == "not-your-turn"


def test_a_game_that_is_over() -> None:
    game = table(ZERO_FIRST)
    while not game.over:
        game.submit(game.to_act()[0], game.legal()[game.to_act()[0]][0])
    with pytest.raises(NotYourTurn) as refused:
        game.submit(0, "draw")
    assert message(refused) == "game-is-over"
    assert game.winners


def test_an_action_in_the_game_s_own_form() -> None:
    game = table()
    (action,) = game.legal()[0]
    game.submit(0, action)
    assert game.steps[0].entry.action == "draw"


def test_an_action_for_this_version_is_done_and_one_for_another_is_not() -> None:
    game = table()
    game.submit(0, "draw", game.version)
    for stale in (0, 1, 3):
        with pytest.raises(StaleVersion) as refused:
            game.submit(0, "hold", stale)
        assert (message(refused), refused.value.code) == ("stale-version", "illegal_action")
    game.submit(0, "hold", 2)


@pytest.mark.parametrize(
    ("seat", "action", "version"),
    [(0, "hold", None), (0, "dance", None), (1, "draw", None), (7, "draw", None), (0, "draw", 9)],
)
def test_whatever_is_refused_changes_nothing(seat: int, action: str, version: int | None) -> None:
    store = MemoryStore()
    game = table(store=store)
    before = game.position(), store.lines(), game.version, list(game.steps)
    with pytest.raises(GameError):
        game.submit(seat, action, version)
    assert (game.position(), store.lines(), game.version, list(game.steps)) == before


def test_each_step_is_in_the_journal_in_its_order() -> None:
    store = MemoryStore()
    game = table(ZERO_FIRST, store=store)
    game.submit(0, "draw")
    assert Journal(store).read()[1] == [step.entry for step in game.steps]


# The clock.


def test_the_clock_runs_out() -> None:
    game = table(timed=True)
    game.submit(0, "draw")
    assert game.time() == (Did(0, "drop"),)
    assert game.steps[-1].entry == JournalEntry(action="time")
    assert game.to_act() == (1,)


def test_no_clock_no_time() -> None:
    game = table()
    game.submit(0, "draw")
    with pytest.raises(IllegalAction) as refused:
        game.time()
    assert message(refused) == "no-clock"
    assert game.version == 2


# Looking and hearing.


def test_a_view_is_a_seat_s_own() -> None:
    game = table()
    game.submit(0, "draw")
    assert [game.view_position(seat)["pebble"] for seat in (None, 0, 1)] == [0, 4, 0]


def test_each_seat_hears_what_it_may_know() -> None:
    game = table()
    events = game.submit(0, "draw")
    assert hear(game, events, 0) == events
    for viewer in (None, 1):
        assert hear(game, events, viewer) == (Did(0, "draw"), Rolled(0, None))


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_nobody_else_looks_or_hears(seat: Any) -> None:
    game = table()
    for look in (game.view, game.view_position, lambda nobody: hear(game, (), nobody)):
        with pytest.raises(BadRequest):
            look(seat)


# Taking back.


def test_a_wish_is_taken_back() -> None:
    game = table()
    before = game.position()
    game.submit(0, "wish")
    assert game.undo(0, [0, 1]) == 1
    assert game.position() == before
    assert game.version == 2  # the wish and its undoing
    assert not game.steps


def test_wishes_are_taken_back_one_by_one() -> None:
    game = table()
    places = []
    for _ in range(3):
        places.append(game.position())
        game.submit(0, "wish")
    for place in reversed(places):
        game.undo(0, [])
        assert game.position() == place


def test_nothing_to_take_back() -> None:
    with pytest.raises(IllegalAction) as refused:
        table().undo(0, [])
    assert message(refused) == "undo-nothing"


def test_not_once_the_seat_itself_has_learnt_something() -> None:
    """The pebble was shown to the seat that drew it, whether or not it counts as a watcher."""
    game = table()
    game.submit(0, "draw")
    with pytest.raises(IllegalAction) as refused:
        game.undo(0, [])
    assert message(refused) == "undo-secret-shown"


def test_not_once_another_has_acted() -> None:
    game = table()
    game.submit(0, "draw")
    game.submit(0, "hold")
    with pytest.raises(IllegalAction) as refused:
        game.undo(1, [])
    assert message(refused) == "undo-others-acted"


def test_not_once_a_watcher_has_learnt_something() -> None:
    """Seat 1, a person, saw its pebble; were seat 1 no watcher, it still acted after seat 0."""
    game = table()
    for seat in (0, 0, 1):
        game.submit(seat, "hold" if game.legal()[seat] == ("hold", "drop") else "draw")
    for watchers, reason in (([0, 1], "undo-secret-shown"), ([0], "undo-others-acted")):
        with pytest.raises(IllegalAction) as refused:
            game.undo(0, watchers)
        assert message(refused) == reason


def test_what_follows_from_a_choice_leaves_it_free_to_be_taken_back() -> None:
    game = table()
    game.submit(0, "draw")
    before = game.position()
    game.submit(0, "hold")
    game.undo(0, [0, 1])
    assert game.position() == before
    assert game.submit(0, "drop") == (Did(0, "drop"),)


def bowed() -> Table:
    """A table at which seat 0 held its pebble, and seat 1 bowed by itself."""
    game = table(turns=2, bows=True)
    game.submit(0, "draw")
    assert game.submit(0, "hold") == (Did(0, "hold"), Did(1, "bow"))
    return game


def test_what_followed_by_itself_is_taken_back_with_the_action() -> None:
    """Also what another seat did by itself: nobody has acted since."""
    game = bowed()
    assert game.undo(0, [0, 1]) == 2
    assert game.legal() == {0: ("hold", "drop")}
    assert [step.entry.action for step in game.steps] == ["draw", None]


def test_what_a_seat_did_by_itself_is_not_its_to_take_back() -> None:
    game = bowed()
    with pytest.raises(IllegalAction) as refused:
        game.undo(1, [])
    assert message(refused) == "undo-others-acted"


def test_an_undo_over_steps_that_followed_by_themselves_comes_back() -> None:
    store = MemoryStore()
    game = table(turns=2, bows=True, store=store)
    game.submit(0, "draw")
    for _ in range(2):
        game.submit(0, "hold")
        game.undo(0, [])
    game.submit(0, "drop")
    again = Table.resume(store)
    assert (again.position(), again.steps, again.version) == (game.position(), game.steps, game.version)


def test_the_first_step_after_a_load_is_someone_s_and_may_be_taken_back() -> None:
    """Although it leaves no choice: `load` does nothing by itself."""
    game = Table.load({"game": "pebbles", "seats": [{"score": 0}] * 2, "left": 2, "phase": "choose"})
    game.submit(0, "drop")
    assert game.undo(0, [0, 1]) == 1
    assert game.legal() == {0: ("drop",)}


def test_a_refused_undo_changes_nothing() -> None:
    store = MemoryStore()
    game = table(store=store)
    game.submit(0, "draw")
    before = game.position(), store.lines(), game.version
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            game.undo(seat, [])
    assert (game.position(), store.lines(), game.version) == before


# Coming back.


def lived(store: MemoryStore) -> Table:
    """A table with every kind of entry: actions, chance, the clock, an undo, a step that follows by itself."""
    game = table(3, store=store, turns=3, timed=True)
    game.submit(0, "wish")
    game.undo(0, [])
    while len(game.steps) < 12:
        (seat,) = game.to_act()
        if game.legal()[seat] == ("hold", "drop") and len(game.steps) % 4:
            game.time()
        else:
            game.submit(seat, game.legal()[seat][0])
    kinds = {(entry.seat is None, entry.action, entry.undo) for entry in Journal(store).read()[1]}
    assert {(True, "time", None), (False, None, 1), (True, None, None), (False, "drop", None)} <= kinds
    return game


def test_a_table_is_taken_up_again_from_its_journal() -> None:
    store = MemoryStore()
    game = lived(store)
    again = Table.resume(store)
    assert (again.position(), again.version, again.steps, again.names) == (
        game.position(),
        game.version,
        game.steps,
        game.names,
    )


def test_chance_goes_on_where_it_stopped() -> None:
    """A resumed table and one that never stopped draw the same pebbles."""
    store = MemoryStore()
    game = lived(store)
    other = MemoryStore()
    for line in store.lines():
        other.append(line)
    again = Table.resume(other)
    while not game.over:
        (seat,) = game.to_act()
        action = game.legal()[seat][0]
        assert again.submit(seat, action) == game.submit(seat, action)
    assert again.over
    assert other.lines() == store.lines()


def test_every_journal_cut_between_two_lines_resumes() -> None:
    """A resume does what followed of itself from the last action, as it would have been done."""
    store = MemoryStore()
    game = table(ZERO_FIRST, store=store, turns=2)
    while not game.over:
        game.submit(game.to_act()[0], game.legal()[game.to_act()[0]][0])
    lines = store.lines()
    for kept in range(1, len(lines) + 1):
        cut = MemoryStore()
        for line in lines[:kept]:
            cut.append(line)
        again = Table.resume(cut)
        resumed = cut.lines()
        assert resumed == lines[: len(resumed)]
        assert again.over or again.legal()[again.to_act()[0]] in {("draw",), ("hold", "drop")}


def test_a_loaded_position_is_taken_up_again() -> None:
    store = MemoryStore()
    place = {"game": "pebbles", "seats": [{"name": "Zoé", "score": 3}, {"score": 4}], "left": 2, "phase": "chance"}
    game = Table.load(place, 8, store)
    assert len(game.steps) == 1  # chance was awaited
    again = Table.resume(store)
    assert (again.position(), again.names) == (game.position(), ("Zoé", None))


def test_loading_does_nothing_by_itself_but_what_chance_must_decide() -> None:
    place = {"game": "pebbles", "seats": [{"score": 0}] * 2, "left": 2, "phase": "choose"}
    assert Table.load(place).legal() == {0: ("drop",)}


@pytest.mark.parametrize(
    ("place", "error", "id"),
    [
        ({}, BadPosition, "position-game-missing"),
        ({"game": 5}, BadPosition, "position-game-missing"),
        ({"game": "belote"}, UnknownGame, "game-unknown"),
        ({"game": "pebbles", "seats": []}, BadPosition, "seats-wrong-number"),
        ({"game": "pebbles", "seats": [{}, {}]}, BadPosition, "left-missing"),
        (
            {"game": "pebbles", "seats": [{"name": 5, "score": 0}, {"score": 0}], "left": 1, "phase": "draw"},
            BadPosition,
            "seat-name-wrong",
        ),
    ],
)
def test_a_position_that_is_refused(place: dict[str, Any], error: type[GameError], id: str) -> None:
    store = MemoryStore()
    with pytest.raises(error) as refused:
        Table.load(place, store=store)
    assert message(refused) == id
    assert store.lines() == []


def forged(header: Any, *entries: dict[str, Any]) -> MemoryStore:
    """A journal with right digests that no table wrote."""
    store = MemoryStore()
    journal = Journal(store)
    journal.begin(header)
    for fields in entries:
        store.append(journal._sealed(fields))
    return store


HEADER = {"game": "pebbles", "rules": 3, "seed": 1, "options": {}, "seats": [{}, {}]}
TIMED = {**HEADER, "options": {"timed": True}}


@pytest.mark.parametrize(
    ("header", "entries", "id"),
    [
        ({**HEADER, "rules": 2}, (), "journal-other-rules"),
        ({**HEADER, "game": "belote"}, (), "journal-unknown-game"),
        ({**HEADER, "game": ""}, (), "journal-does-not-replay"),
        ({**HEADER, "game": "be lote"}, (), "journal-does-not-replay"),
        ({**HEADER, "game": 5}, (), "journal-does-not-replay"),
        ({**HEADER, "options": {"turns": 9}}, (), "journal-does-not-replay"),
        ({**HEADER, "seats": [{}]}, (), "journal-does-not-replay"),
        ({**HEADER, "seats": 5}, (), "journal-does-not-replay"),
        ({**HEADER, "seats": [5, 5]}, (), "journal-does-not-replay"),
        ({"game": "pebbles"}, (), "journal-does-not-replay"),
        ({**HEADER, "position": {}}, (), "journal-does-not-replay"),
        ({**HEADER, "position": 5}, (), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "hold"},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "dance"},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0},), "journal-does-not-replay"),
        (HEADER, ({"action": "time"},), "journal-does-not-replay"),
        (HEADER, ({"chance": [[3]]},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"chance": [[6]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"chance": [["a"]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "undo": 1},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"seat": 0, "undo": 2}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"seat": 0, "undo": 0}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"seat": 0, "undo": -1}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"seat": 0, "undo": True}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"seat": 1, "undo": 1}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "wish"}, {"undo": 1}), "journal-does-not-replay"),
        (HEADER, ({"undo": 0},), "journal-does-not-replay"),
        (HEADER, ({"chance": []},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"chance": []}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"chance": [[True]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"chance": [[1.0]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"seat": 0, "chance": [[3]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw", "chance": [[3]]},), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"action": "draw", "chance": [[3]]}), "journal-does-not-replay"),
        (HEADER, ({"seat": 0, "action": "draw"}, {"undo": 1, "chance": [[3]]}), "journal-does-not-replay"),
        (TIMED, ({"seat": 0, "action": "draw"}, {"chance": [[3]]}, {"action": "hold"}), "journal-does-not-replay"),
        (HEADER, ({"seat": False, "action": "draw"},), "journal-does-not-replay"),
        (HEADER, ({"action": "draw"},), "journal-does-not-replay"),
        ({**HEADER, "notes": [1]}, (), "journal-does-not-replay"),
        ({**HEADER, "notes": "bots"}, (), "journal-does-not-replay"),
        ({**HEADER, "notes": None}, (), "journal-does-not-replay"),
        ({**HEADER, "seed": 1.5}, (), "journal-does-not-replay"),
        ({**HEADER, "seed": "1"}, (), "journal-does-not-replay"),
    ],
    ids=range(43),
)
def test_a_journal_that_cannot_have_been_played_is_refused_and_left_as_it_was(
    header: Any, entries: tuple[dict[str, Any], ...], id: str
) -> None:
    store = forged(header, *entries)
    lines = store.lines()
    with pytest.raises(UnknownGame if id == "journal-unknown-game" else JournalDamaged) as refused:
        Table.resume(store)
    assert message(refused) == id
    assert store.lines() == lines


def test_chance_that_nothing_awaits_is_not_even_shown_to_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they would make of it."""
    monkeypatch.setitem(vars(game_named("pebbles")), "apply_chance", lambda state, outcome: (state, ()))
    with pytest.raises(JournalDamaged):
        Table.resume(forged(HEADER, {"chance": []}))


def test_same_seed_and_actions_make_the_same_journal() -> None:
    first, second = MemoryStore(), MemoryStore()
    lived(first)
    lived(second)
    assert first.lines() == second.lines()
    assert all(json.loads(line.partition(" ")[2]) for line in first.lines())


def test_notes_of_a_face_are_kept_and_mean_nothing_to_the_rules() -> None:
    store = MemoryStore()
    game = Table.new("pebbles", [{}, {}], {}, FOUR_FIRST, store, {"bots": [1]})
    assert game.notes == Table.resume(store).notes == {"bots": [1]}
    assert table().notes == {}
    assert game.legal() == table().legal()


def test_closing_a_table_lets_go_of_its_journal() -> None:
    class Watched(MemoryStore):
        closed = False

        def close(self) -> None:
            self.closed = True

    store = Watched()
    table(store=store).close()
    assert store.closed

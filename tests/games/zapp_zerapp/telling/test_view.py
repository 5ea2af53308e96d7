"""The view of a seat, and full states that agree with it."""

from typing import Any

import pytest

from audiogames.core.chance import Generator
from tests.games.tables import at, play
from tests.games.zapp_zerapp.positions import GAME, moving, new, position, shaking

VIEWERS = (None, 0, 1, 2)
SEATED = ("red 3 start city", "green", "blue")


def test_a_view_in_text_form() -> None:
    """Notation page: like a position, with null for what it hides."""
    table = at(shaking(*SEATED, dice=[3, 4], chosen={"0": "C", "1": "C"}, turn={"shakes_left": {"1": 2}}))
    assert table.view_position(1) == {
        "game": "zapp_zerapp",
        "options": table.position()["options"],
        "magic_number": 7,
        "dice": [3, 4],
        "held": {},
        "chosen": {"0": None, "1": "C"},
        "turn": {
            "seat": 2,
            "phase": "shake",
            "order": [],
            "roller": 0,
            "shakes_left": {"0": 6, "1": 2, "2": 6},
            "settled": [],
        },
        "seat": 1,
        "seats": [
            {"name": None, "colour": "red", "apprentices": [3, "start", "city"], "score": 1},
            {"name": None, "colour": "green", "apprentices": ["start"] * 3, "score": 0},
            {"name": None, "colour": "blue", "apprentices": ["start"] * 3, "score": 0},
        ],
        "barrels": [None] * 13,
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_numbers_are_hidden_until_they_are_turned_over(viewer: int | None) -> None:
    table = at(shaking(*SEATED, magic=6))
    play(table, "0 shake C", "0 choose C", "1 choose G")
    assert table.view_position(viewer)["barrels"] == [None] * 13
    play(table, "2 choose E")
    assert shown(table, viewer) == {"C": 3, "E": 5}  # G was too high, and is back in the row
    play(table, "move 1")
    assert shown(table, viewer) == {"C": 3}
    play(table, "move 1")
    assert shown(table, viewer) == {}


def shown(table: Any, viewer: int | None) -> dict[str, int]:
    numbers = table.view_position(viewer)["barrels"]
    return {letter: number for letter, number in zip("ABCDEFGHIJKLM", numbers, strict=True) if number is not None}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_the_memory_variant_the_view_remembers_nothing(viewer: int | None) -> None:
    """Who wants to know where a number stands must have listened."""
    table = at(moving(*SEATED, numbers={0: 5}, options={"memory": True}))
    play(table, "move 1")
    assert shown(table, viewer) == {}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_choice_in_equal_is_its_seat_s_secret_until_it_is_settled(viewer: int | None) -> None:
    table = at(shaking(*SEATED, chosen={"0": "C"}))
    assert table.view_position(viewer)["chosen"] == {"0": "C" if viewer == 0 else None}
    play(table, "1 choose C", "2 choose D")
    assert table.view_position(viewer)["chosen"] == {"0": "C", "2": "D"}
    assert table.view_position(viewer)["turn"]["settled"] == [0, 2]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("shaking_way", ["melee", "draft"])
def test_choices_on_the_table_are_public(viewer: int | None, shaking_way: str) -> None:
    table = at(shaking(*SEATED, options={"shaking": shaking_way}, chosen={"0": "C"}))
    assert table.view_position(viewer)["chosen"] == {"0": "C"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_shakes_left_are_public(viewer: int | None) -> None:
    table = at(shaking(*SEATED))
    play(table, "1 shake C")
    assert table.view_position(viewer)["turn"]["shakes_left"] == {"0": 6, "1": 5, "2": 6}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_numbers_and_secret_choices_make_no_difference(viewer: int | None) -> None:
    """Two tables that differ in nothing else look alike."""
    one = at(shaking(*SEATED, chosen={"0": "C", "1": "D"}))
    other = at(shaking(*SEATED, chosen={"0": "C", "1": "A"}, barrels=[*range(13, 0, -1)]))
    assert (one.view(viewer) == other.view(viewer)) == (viewer != 1)
    assert one.view(0) != at(shaking(*SEATED, chosen={"0": "E", "1": "D"})).view(0)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "place",
    [
        position(*SEATED),
        shaking(*SEATED, chosen={"0": "C", "2": "C"}),
        shaking(*SEATED, chosen={"0": "C", "2": "D"}, turn={"settled": [2]}),
        shaking(*SEATED, options={"shaking": "melee"}, held={"1": ["A", "B"]}, chosen={"0": "C"}),
        moving(*SEATED, numbers={1: 4, 0: 9}),
        position("red city city city", "green", "blue", turn={"phase": "over"}),
    ],
)
def test_a_redeal_gives_the_same_view(viewer: int | None, place: dict[str, Any]) -> None:
    seen = at(place).view(viewer)
    states = [GAME.redeal(seen, Generator(seed)) for seed in range(30)]
    assert all(GAME.view(state, viewer) == seen for state in states)
    assert all(sorted(state.barrels) == [*range(1, 14)] for state in states)
    assert len({state.barrels for state in states}) == 30


def test_a_redeal_puts_every_hidden_number_and_secret_choice_anywhere_it_could_be() -> None:
    """So that the law above is not kept by giving back the truth."""
    seen = at(shaking(*SEATED, chosen={"0": "C", "2": "D"}, turn={"settled": [2]})).view(1)
    states = [GAME.redeal(seen, Generator(seed)) for seed in range(300)]
    assert {state.barrels[0] for state in states} == {*range(1, 14)}
    assert {state.chosen[0] for state in states} == {*range(13)} - {3}
    assert {state.chosen[2] for state in states} == {3}


def test_a_redeal_keeps_the_numbers_that_stand() -> None:
    seen = at(moving(*SEATED, numbers={1: 4, 0: 9})).view(2)
    for seed in range(30):
        barrels = GAME.redeal(seen, Generator(seed)).barrels
        assert (barrels[3], barrels[8]) == (4, 9)


def test_while_chance_decides_nobody_may_act_and_which_barrel_is_shaken_stays_a_secret() -> None:
    begun = GAME.setup([{}, {}], {})
    rolling, _ = GAME.apply(GAME.load(position()), 0, GAME.parse_action("roll"))
    shaken, _ = GAME.apply(GAME.load(shaking()), 0, GAME.parse_action("shake C"))
    for state in (begun, rolling, shaken):
        assert GAME.to_act(state) == ()
        for viewer in (None, 0, 1):
            seen = GAME.view(state, viewer)
            assert GAME.view(GAME.redeal(seen, Generator(1)), viewer) == seen
            assert GAME.view_position(seen)["turn"]["seat"] is None
        for seat in (0, 1):
            assert GAME.legal(state, seat) == ()
            assert GAME.legal_position(state, seat) == []
            assert GAME.why_not(state, seat, GAME.parse_action("roll")).id == "not-your-turn"
    assert [GAME.view(shaken, viewer).shaken for viewer in (0, 1, None)] == [(0, 2), (0, None), (0, None)]
    grabbed = shaking(options={"shaking": "melee"}, held={"0": ["C"]})
    shaken, _ = GAME.apply(GAME.load(grabbed), 0, GAME.parse_action("shake C"))
    assert GAME.view(shaken, 1).shaken == (0, 2)


def test_a_new_table_tells_nobody_its_barrels() -> None:
    table = new(3, seed=5)
    assert all(table.view_position(viewer)["barrels"] == [None] * 13 for viewer in VIEWERS)

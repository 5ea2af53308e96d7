"""Refusals: each fault has a reason of its own, and changes nothing."""

from pathlib import Path
from typing import Any

import pytest

import audiogames.games.air_sorciere as package
from audiogames.core.table import Table
from tests.games.air_sorciere.positions import (
    DIPLOMA,
    FLOWN,
    Position,
    arguments,
    cat,
    forced,
    position,
    refusal,
    table,
)
from tests.games.tables import play

ZONE = ("green-3 green-12 red-2 red-4 red-5", "red-9")
FLYING = position("green-1 green-5", "red-1", flying=ZONE, common="green-9 red-7 black-1", pile="black-2", turn=FLOWN)
PLACING: Position = {**FLYING, "turn": {"phase": "placing", "taken": 2, "drawn": "orange-4"}}
LANDING: Position = {**FLYING, "turn": {"phase": "landing", "taken": 2}}
FORCED: Position = {**FLYING, "turn": forced("green-9", "landing")}
SHELF = ("black red", "")
HAND = "green-3 green-7 green-8 black-11 black-12 black-6 orange-13 red-8"
GRADUATING = position(HAND, "green-9", owned=SHELF, stock={"green": 1, "black": 4, "red": 4}, turn=DIPLOMA)
CAT = position("green-1", "red-1 red-2 red-3 red-4 red-5 red-6 red-7", turn=cat(), options={"cat_limit": 5})

REFUSED: dict[str, list[tuple[Position, str]]] = {
    "air-refuse-no-such-action": [
        (FLYING, ""),
        (FLYING, "fly"),
        (FLYING, "take"),
        (FLYING, "take green-9 red-7"),
        (FLYING, "draw green-9"),
        (FLYING, "Stop"),
        (LANDING, "land"),
        (GRADUATING, "diploma"),
        (GRADUATING, "diploma green"),
        (GRADUATING, "diploma green:"),
        (GRADUATING, "diploma green green-3 green-7 green-8"),
        (CAT, "discard"),
    ],
    "air-refuse-no-such-card": [
        (FLYING, "take green-16"),
        (FLYING, "take blue-1"),
        (GRADUATING, "diploma green: green-3 green-7 green-0"),
        (CAT, "discard red"),
    ],
    "air-refuse-no-such-colour": [(LANDING, "land blue"), (GRADUATING, "diploma blue: green-3 green-7 green-8")],
    "air-refuse-stop-first": [({**FLYING, "turn": {}}, "stop")],
    "air-refuse-fly-first": [
        (FLYING, action)
        for action in ("keep", "common", "land green", "no-land", "diploma green: green-1", "no-diploma")
    ],
    "air-refuse-not-in-common": [(FLYING, "take black-2"), (FLYING, "take red-9"), (FLYING, "take green-1")],
    "air-refuse-own-common": [({**FLYING, "turn": forced("red-7")}, "take red-7")],
    "air-refuse-does-not-fit": [(FLYING, "take green-9")],
    "air-refuse-place-first": [
        (PLACING, action) for action in ("draw", "stop", "take red-7", "land green", "no-land", "no-diploma")
    ],
    "air-refuse-common-used": [
        ({**FLYING, "turn": {**forced("green-9", "placing"), "drawn": "orange-4"}}, "common"),
    ],
    "air-refuse-keep-does-not-fit": [({**FLYING, "turn": {**PLACING["turn"], "drawn": "green-4"}}, "keep")],
    "air-refuse-land-first": [
        (LANDING, action) for action in ("draw", "stop", "take red-7", "keep", "common", "no-diploma")
    ],
    "air-refuse-must-land": [(FORCED, "no-land")],
    "air-refuse-no-column": [(LANDING, "land black"), (FORCED, "land black")],
    "air-refuse-land-fewest": [(FORCED, "land red")],
    "air-refuse-diploma-first": [
        (GRADUATING, action) for action in ("draw", "stop", "take red-7", "keep", "common", "no-land", "land green")
    ],
    "air-refuse-diploma-size": [
        (GRADUATING, "diploma green: green-3 green-7"),
        (GRADUATING, "diploma green: green-3"),
        (GRADUATING, "diploma green: green-3 green-7 green-8 black-11 red-8 orange-13"),
    ],
    "air-refuse-diploma-not-in-hand": [
        (GRADUATING, "diploma green: green-3 green-7 green-9"),
        (GRADUATING, "diploma green: green-3 green-7 green-7"),
    ],
    "air-refuse-diploma-stock": [(GRADUATING, "diploma green: green-3 green-7 green-8 black-11")],
    "air-refuse-diploma-no-real-card": [(GRADUATING, "diploma black: green-3 green-7 green-8")],
    "air-refuse-joker-not-owned": [(GRADUATING, "diploma green: green-3 green-7 orange-13")],
    "air-refuse-joker-too-small": [
        (GRADUATING, "diploma green: green-3 green-7 black-6"),
        (GRADUATING, "diploma green: green-3 green-8 red-8"),
    ],
    "air-refuse-joker-twice": [(GRADUATING, "diploma green: green-3 black-11 black-12")],
    "air-refuse-cat-first": [(CAT, action) for action in ("draw", "keep", "common", "stop", "no-diploma")],
    "air-refuse-cat-not-in-hand": [(CAT, "discard red-1 green-1"), (CAT, "discard red-1 red-1")],
    "air-refuse-cat-number": [(CAT, "discard red-1"), (CAT, "discard red-1 red-2 red-3")],
}
CASES = [
    pytest.param(place, action, reason, id=f"{reason[11:]}: {action}")
    for reason, cases in REFUSED.items()
    for place, action in cases
]


@pytest.mark.parametrize(("place", "action", "reason"), CASES)
def test_a_fault_has_its_own_reason_and_changes_nothing(place: Position, action: str, reason: str) -> None:
    assert refusal(Table.load(place), action) == reason


def test_every_reason_of_the_game_is_given_here() -> None:
    """So that no reason is left without a fault that leads to it."""
    folder = Path(str(package.__file__)).parent
    words = {word for path in folder.glob("*.py") for word in path.read_text(encoding="utf-8").split('"')}
    assert {word for word in words if word.startswith("air-refuse-")} == {*REFUSED}


@pytest.mark.parametrize("place", [FLYING, PLACING, LANDING, FORCED, GRADUATING])
@pytest.mark.parametrize("action", ["draw", "stop", "take red-7", "no-diploma", "keep", "land green"])
def test_a_move_out_of_turn(place: Position, action: str) -> None:
    assert refusal(Table.load(place), action, seat=1) == "not-your-turn"


def test_a_seat_within_the_limit_does_not_act_for_the_cat() -> None:
    assert refusal(Table.load(CAT), "discard green-1", seat=0) == "not-your-turn"


@pytest.mark.parametrize("action", ["draw", "stop", "no-diploma", "discard red-1"])
def test_after_the_end_nobody_may_do_anything(action: str) -> None:
    game = table()
    play(game, "draw")
    for seat in (0, 1):
        assert refusal(game, action, seat) == "game-is-over"


@pytest.mark.parametrize(
    ("place", "action", "named"),
    [
        (FLYING, "take red-10", {"card": "red-10"}),
        (FLYING, "take green-9", {"card": "green-9", "top": "green-12"}),
        ({**FLYING, "turn": forced("red-7")}, "take red-7", {"card": "red-7"}),
        (GRADUATING, "diploma green: green-3 green-7", {"number": 2}),
        (GRADUATING, "diploma green: green-3 green-7 green-8 black-11", {"left": 1, "wanted": 2}),
        (GRADUATING, "diploma green: green-3 green-7 black-6", {"value": 6, "highest": 7}),
    ],
)
def test_a_reason_names_what_is_wrong(place: Position, action: str, named: dict[str, Any]) -> None:
    told = {name: getattr(value, "id", value) for name, value in arguments(Table.load(place), action).items()}
    assert told.items() >= named.items()

"""Refusals: each fault has a reason of its own, and changes nothing."""

from pathlib import Path

import pytest

import audiogames.games.zapp_zerapp as package
from tests.games.tables import at, refusal, refused
from tests.games.zapp_zerapp.positions import GAME, Position, moving, new, position, shaking

MELEE = {"shaking": "melee"}
ADVANCED = {"advanced": True}
ROLLING = position()
EQUAL = shaking("red", "green", "blue", options={"shakes": 1}, chosen={"1": "E"}, turn={"settled": [1]})
SHAKEN = shaking(options={"shakes": 0})
GRABBING = shaking("red", "green", options=MELEE, held={"0": ["A", "B"], "1": ["C"]})
ONE_HAND = shaking("red", "green", options=MELEE, held={"0": ["A"], "1": ["C"]})
MOVING = moving("green 1 city start", "red 0 3", "blue 2", numbers={0: 4})
CARRYING = moving("green 23 0 city", "red 0 3", "blue 2", numbers={0: 8}, options=ADVANCED)
BY_HAND = moving("green 23 0 city", "red 0 3", "blue 2", numbers={0: 8}, options={**ADVANCED, "manual_banish": True})

REFUSED: dict[str, list[tuple[Position, str]]] = {
    "zapp-refuse-no-such-action": [
        (ROLLING, text)
        for text in (
            *("", "play", "Roll", "roll 1", "roll A", "take", "take A B", "shake", "choose", "choose C D", "release"),
            *("move", "move 1 red-1", "move 1 with", "move 1 with red-1 with green-1", "move 1 leaving"),
            *("move 1 banish", "move 1 with banish red-1", "move 1 with red-1 leaving", "time"),
        )
    ],
    "zapp-refuse-no-such-place": [
        (EQUAL, "choose N"),
        (EQUAL, "choose c"),
        (EQUAL, "shake AB"),
        (EQUAL, "shake 1"),
        (GRABBING, "take Z"),
        (GRABBING, "release ABC"),
    ],
    "zapp-refuse-no-such-number": [
        (MOVING, "move 0"),
        (MOVING, "move 4"),
        (MOVING, "move 01"),
        (MOVING, "move with red-1 1"),
    ],
    "zapp-refuse-no-such-apprentice": [
        (CARRYING, "move 1 with red-4"),
        (CARRYING, "move 1 with black-1"),
        (CARRYING, "move 1 with red-1 leaving red"),
        (BY_HAND, "move 1 banish Red-1"),
    ],
    "zapp-refuse-named-twice": [(CARRYING, "move 1 with red-1 red-1"), (BY_HAND, "move 1 banish blue-1 red-2 blue-1")],
    "zapp-refuse-roll-first": [
        (ROLLING, action) for action in ("take A", "shake A", "release A", "choose A", "move 1", "move 1 with red-1")
    ],
    "zapp-refuse-shake-first": [(place, action) for place in (EQUAL, GRABBING) for action in ("roll", "move 1")],
    "zapp-refuse-no-hands": [(EQUAL, "take A"), (EQUAL, "release A")],
    "zapp-refuse-taken": [(EQUAL, "shake E"), (EQUAL, "choose E"), (ONE_HAND, "take C")],
    "zapp-refuse-no-shakes-left": [(SHAKEN, "shake A")],
    "zapp-refuse-not-in-hand": [
        (GRABBING, f"{verb} {place}") for verb in ("shake", "release", "choose") for place in "CD"
    ],
    "zapp-refuse-in-hand": [(ONE_HAND, "take A"), (GRABBING, "take B")],
    "zapp-refuse-hands-full": [(GRABBING, "take D"), (GRABBING, "take C")],
    "zapp-refuse-move-first": [(MOVING, action) for action in ("roll", "take A", "shake D", "release A", "choose D")],
    "zapp-refuse-in-city": [(MOVING, "move 2"), (CARRYING, "move 3 with red-1")],
    "zapp-refuse-no-companions": [(MOVING, "move 1 with red-1"), (MOVING, "move 1 with blue-1")],
    "zapp-refuse-companion": [
        (CARRYING, "move 1 with red-2"),
        (CARRYING, "move 1 with blue-1"),
        (CARRYING, "move 1 with green-1"),
        (CARRYING, "move 1 with green-3"),
        (CARRYING, "move 1 with yellow-1"),
        (CARRYING, "move 2 with red-1"),
    ],
    "zapp-refuse-leaving": [
        (CARRYING, "move 1 leaving green-2"),
        (CARRYING, "move 1 with red-1 leaving red-1"),
        (CARRYING, "move 1 with red-1 leaving green-2"),
    ],
    "zapp-refuse-banish-itself": [(MOVING, "move 1 banish blue-1"), (CARRYING, "move 1 banish blue-1")],
    "zapp-refuse-banish": [
        (BY_HAND, "move 1 banish red-1"),
        (BY_HAND, "move 1 banish red-3"),
        (BY_HAND, "move 1 banish green-2"),
        (BY_HAND, "move 1 with red-1 banish red-1"),
        (BY_HAND, "move 1 banish yellow-1"),
    ],
}
CASES = [
    pytest.param(place, action, reason, id=f"{reason[12:]}: {action}")
    for reason, cases in REFUSED.items()
    for place, action in cases
]


@pytest.mark.parametrize(("place", "action", "reason"), CASES)
def test_a_fault_has_its_own_reason_and_changes_nothing(place: Position, action: str, reason: str) -> None:
    assert refusal(at(place), f"0 {action}") == reason


def test_every_reason_of_the_rules_is_given_here() -> None:
    """So that no reason is left without a fault that leads to it. For `zapp-refuse-chosen` see below."""
    folder = Path(str(package.__file__)).parent
    texts = [(folder / f"{module}.py").read_text(encoding="utf-8") for module in ("rules/__init__", "notation")]
    words = {word for text in texts for word in text.split('"')}
    assert {word for word in words if word.startswith("zapp-refuse-")} == {*REFUSED, "zapp-refuse-chosen"}


@pytest.mark.parametrize("action", ["shake A", "choose A", "take A", "release A", "choose E", "roll", "move 1"])
def test_a_player_who_has_chosen_has_a_reason_of_its_own(action: str) -> None:
    reason = GAME.why_not(GAME.load(EQUAL), 1, GAME.parse_action(action))
    assert reason.id == "zapp-refuse-chosen"
    assert refusal(at(EQUAL), f"1 {action}") == "zapp-refuse-chosen"


@pytest.mark.parametrize("place", [ROLLING, MOVING, CARRYING])
@pytest.mark.parametrize("action", ["roll", "move 1", "choose A"])
def test_out_of_turn(place: Position, action: str) -> None:
    assert refusal(at(place), f"1 {action}") == "not-your-turn"


def test_a_reason_names_what_it_is_about() -> None:
    assert refused(at(EQUAL), "0 choose E")[1] == {"number": 5}
    assert refused(at(MOVING), "move 2")[1] == {"number": 2}
    _, told = refused(at(CARRYING), "move 1 with red-2")
    assert told["piece"].id == "zapp-piece"
    assert told["piece"].arguments["number"] == 2
    assert told["piece"].arguments["colour"].id == "colour-red"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("x" * 5000, "action"),
        ("move 1 " + "x" * 5000, "action"),
        ("take " + "x" * 5000, "place"),
        ("move " + "x" * 5000, "number"),
        ("move 1 with " + "x" * 5000, "apprentice"),
    ],
)
def test_an_action_that_is_none_is_repeated_but_not_at_length(text: str, field: str) -> None:
    _, told = refused(new(2), text)
    assert set(told) == {field}
    assert len(told[field]) == 40

"""Text forms of actions and events, and what a shake gives (docs/notation.md)."""

from typing import Any

import pytest

from audiogames.core.events import heard
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept import Impact
from audiogames.games.zapp_zerapp.state import ROLL, Action
from tests.games.tables import at, play
from tests.games.zapp_zerapp.positions import GAME, PLACES, action, moving, shaking

RED, GREEN, BLUE = 0, 1, 2
TAKEN = ((RED, 0), (GREEN, 1))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("roll", ROLL),
        ("take C", Action("take", 2)),
        ("shake A", Action("shake", 0)),
        ("tip B", Action("shake", 1, gesture="tip")),
        ("shake M quick", Action("shake", 12, gesture="quick")),
        ("release M", Action("release", 12)),
        ("choose C", Action("choose", 2)),
        ("move 1", Action("move", piece=0)),
        ("move 3 with red-1 green-2", Action("move", None, 2, TAKEN)),
        ("move 1 with green-2 leaving green-2", Action("move", None, 0, TAKEN[1:], TAKEN[1:])),
        ("move 1 banish blue-2", Action("move", None, 0, (), (), ((BLUE, 1),))),
        (
            "move 2 with red-1 green-2 leaving green-2 banish blue-2 blue-3",
            Action("move", None, 1, TAKEN, TAKEN[1:], ((BLUE, 1), (BLUE, 2))),
        ),
    ],
)
def test_the_forms_of_an_action(text: str, meant: Action) -> None:
    """Notation page."""
    assert action(text) == meant
    assert GAME.format_action(meant) == text
    assert action(f"  {text.replace(' ', '   ')} ") == meant


@pytest.mark.parametrize(
    "text",
    [
        "move 1 leaving green-2 with green-2 red-1 banish blue-1",
        "move 1 banish blue-1 with red-1 green-2 leaving green-2",
        "move 1 with green-2 red-1 banish blue-1 leaving green-2",
    ],
)
def test_the_parts_of_a_move_come_in_any_order(text: str) -> None:
    """Notation page."""
    assert GAME.format_action(action(text)) == "move 1 with red-1 green-2 leaving green-2 banish blue-1"


def test_every_place_and_every_apprentice_has_its_name() -> None:
    for place, letter in enumerate(PLACES):
        assert action(f"choose {letter}").place == place
    for colour, name in enumerate(("red", "green", "blue", "yellow")):
        for number in range(3):
            assert action(f"move 1 with {name}-{number + 1}").companions == ((colour, number),)


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (e.Rolled(1, (3, 5)), {"event": "rolled", "seat": 1, "dice": [3, 5]}),
        (e.Took(1, 2), {"event": "took", "seat": 1, "place": "C"}),
        (e.Shook(1, 2, (Impact(0, 3, "wall"),), True), {"event": "shook", "seat": 1, "place": "C"}),
        (e.Shook(1, None, None, False), {"event": "shook", "seat": 1, "place": None}),
        (e.Released(1, 2), {"event": "released", "seat": 1, "place": "C"}),
        (e.Chose(1, 2, True), {"event": "chose", "seat": 1, "place": "C"}),
        (e.Chose(1, None, False), {"event": "chose", "seat": 1, "place": None}),
        (e.Clashed(0, 2, (0, 1)), {"event": "clashed", "place": "A", "seat": 2, "others": [0, 1]}),
        (e.LeftWithout(1), {"event": "left-without", "seat": 1}),
        (
            e.Revealed(1, 12, 7, True),
            {"event": "revealed", "seat": 1, "place": "M", "number": 7, "valid": True},
        ),
        (
            e.Moved(1, (GREEN, 0), 3, 25, TAKEN),
            {
                "event": "moved",
                "seat": 1,
                "apprentice": "green-1",
                "from": 6,
                "to": "city",
                "companions": ["red-1", "green-2"],
            },
        ),
        (
            e.Moved(0, (RED, 2), 0, 1, ()),
            {"event": "moved", "seat": 0, "apprentice": "red-3", "from": "start", "to": 22, "companions": []},
        ),
        (e.Carried((RED, 0), 21, 2), {"event": "carried", "apprentice": "red-1", "from": 18, "to": 23}),
        (e.Banished((BLUE, 1), 14), {"event": "banished", "apprentice": "blue-2", "space": 14}),
        (e.Arrived((BLUE, 1), 3), {"event": "arrived", "apprentice": "blue-2", "number": 3}),
        (e.BarrelsReturned(False), {"event": "barrels-returned", "shuffled": False}),
        (e.GameEnded((3, 2), (0,)), {"event": "game-ended", "scores": [3, 2], "winners": [0]}),
    ],
)
def test_an_event_in_text_form(event: e.Event, written: dict[str, Any]) -> None:
    assert GAME.event_position(event) == written


def test_every_kind_of_event_is_written_above() -> None:
    kinds = {kind.__name__ for kind in e.Event.__args__}
    parameters = test_an_event_in_text_form.pytestmark[0].args[1]
    assert {type(event).__name__ for event, _ in parameters} == kinds


def test_a_percept_is_given_apart_from_the_events_and_to_its_seat_alone() -> None:
    """Notation page: `[{"t", "strength", "kind"}]`."""
    table = at(shaking("red", "green", "blue"))
    events = play(table, "0 shake C")
    told = {viewer: GAME.cues(heard(events, viewer), table.view(viewer)) for viewer in (0, 1, None)}
    assert [cue.percept for cue in told[0]] == [events[0].percept]
    assert told[1] == told[None] == ()
    assert "percept" not in GAME.event_position(events[0])


@pytest.mark.parametrize(
    ("place", "written"),
    [
        (
            shaking(options={"shaking": "melee"}, held={"0": ["C"]}, chosen={"1": "D"}),
            ["take A", "shake C", "release C"],
        ),
        (shaking(turn={"shakes_left": {"0": 0}}), ["choose A", "choose M"]),
        (moving("red 1 city start", "blue", numbers={0: 3}), ["move 1", "move 3"]),
    ],
)
def test_what_a_seat_may_do_in_text_form(place: dict[str, Any], written: list[str]) -> None:
    table = at(place)
    assert set(written) <= set(table.legal_position()[0])
    assert table.legal_position()[0] == [GAME.format_action(act) for act in table.legal()[0]]

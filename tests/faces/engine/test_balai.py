"""Du Balai! through the protocol: whole games in a process, phases saved and loaded, clocks, turns and windows."""

import functools
import json
import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from audiogames.core.messages import DRAWS
from audiogames.faces.engine import Engine
from tests.games.du_balai.positions import moved, resolving, rolling, unwritten, witch, writing
from tests.games.random_tables import PHASES

from .balai import BALAI, GAMES, LONGEST, game, start
from .client import TIME, Client, python, requests, run

TABLES: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [
    ([{"name": "Zoé"}, {"name": "Łucja", "level": "novice"}], {}),
    (
        [{}, {"level": "novice", "start": 7}, {"level": "expert"}, {}, {}, {}],
        {
            "pace": "window",
            "order": "last-first",
            "attraction_per_pawn": True,
            "acrobatics": [0, 1, 2, 3, 4, 5, 6, 7, 99],
        },
    ),
]


class Moment(NamedTuple):
    """A moment of a random game, what the engine said there and what was then done; None at the end."""

    position: Any
    looks: list[dict[str, Any]]
    seen: list[bytes]
    request: dict[str, Any] | None
    reply: bytes
    after: list[bytes]


HEAR: dict[str, Any] = {"op": "hear", "seat": 1, "locale": "fr"}


@functools.cache
def moments() -> tuple[Moment, ...]:
    """Return moments of random games that begin in every phase."""
    return tuple(moment for seed in range(GAMES) for moment in _game(seed))


def _game(seed: int) -> Iterator[Moment]:
    client, chooser = game(seed)
    for number in range(LONGEST):
        position = client.ask("position")
        viewers = (None, *range(len(position["seats"])))
        seat = viewers[number % len(viewers)]
        looks = [{"op": "position"}, {"op": "legal"}, {"op": "result"}, {"op": "view", "seat": seat}]
        seen = [client.line(**look) for look in looks]
        request = client.next(chooser)
        if request is None:
            yield Moment(position, looks, seen, None, b"", [])
            return
        reply = client.line(**request)
        yield Moment(position, looks, seen, request, reply, [client.line(**look) for look in (*looks, HEAR)])


@functools.cache
def whole_game(table: int) -> bytes:
    """Return the requests of a whole game, with everything looked at and listened to on the way."""
    chooser, client = random.Random(table), Client()
    seats, options = TABLES[table]
    asked: list[dict[str, Any]] = [{"op": "new", "game": BALAI, "seats": seats, "options": options, "seed": table}]
    client.ask(**asked[0])
    viewers = (None, *range(len(seats)))
    while request := client.next(chooser):
        asked += [{"op": "legal"}, {"op": "apply", "seat": 0, "action": "sing"}, request]
        seat = viewers[len(asked) % len(viewers)]
        asked += [{"op": "view", "seat": seat}, {"op": "hear", "seat": seat, "locale": ("fr", "en")[len(asked) % 2]}]
        client.line(**request)
    return requests(*asked, {"op": "position"}, {"op": "legal"}, {"op": "result"})


@pytest.mark.parametrize(("table", "version"), [(0, "3.12"), (1, "3.13")])
def test_a_whole_game_is_played_through_a_process_by_requests_alone(table: int, version: str) -> None:
    """Another process, with another order of hashes and another Python where there is one, gives the same bytes."""
    lines = whole_game(table)
    replies = run(lines, python=python(version) or sys.executable, PYTHONHASHSEED="5")
    engine = Engine()
    assert replies == b"".join(engine.reply(line) for line in lines.splitlines())
    answers = [json.loads(reply) for reply in replies.splitlines()]
    assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"illegal_action", "not_your_turn"}
    position, legal, result = (answer["result"] for answer in answers[-3:])
    assert (position["turn"]["phase"], legal, result["over"]) == ("over", {}, True)
    assert position["crossed"]
    assert {result["scores"][seat] for seat in result["winners"]} == {max(result["scores"])}


def test_in_every_phase_a_position_loads_into_an_equal_game() -> None:
    for moment in moments():
        other = start(moment.position)
        assert [other.line(**look) for look in moment.looks] == moment.seen
    assert {moment.position["turn"]["phase"] for moment in moments()} == PHASES[BALAI]


def counted_from_here(line: bytes) -> Any:
    """Return what is heard with draws counted from its first cue on: a game that was loaded counts from the load."""
    heard = json.loads(line)
    cues = heard["result"]["cues"]
    before = min((cue["draw"] // DRAWS for cue in cues), default=0)
    return heard | {"cues": [cue | {"draw": cue["draw"] - before * DRAWS} for cue in heard["result"].pop("cues")]}


def test_a_game_that_was_loaded_goes_on_as_the_other_does() -> None:
    """Where chance has no say, the same request brings the same events, and the same to see and hear."""
    compared = 0
    for moment in moments():
        if moment.request is None or b"rolled" in moment.reply or b"shuffled" in moment.reply:
            continue
        other = start(moment.position)
        assert other.line(**moment.request) == moment.reply
        if json.loads(moment.reply)["ok"]:
            compared += 1
            *seen, heard = [other.line(**look) for look in (*moment.looks, HEAR)]
            assert seen == moment.after[:-1]
            assert counted_from_here(heard) == counted_from_here(moment.after[-1])
    assert compared > 100


def clock_runs(position: Any) -> bool:
    """Whether a clock runs, as the page says it."""
    phase, options = position["turn"]["phase"], position["options"]
    if phase == "look":
        limited = options["pace"] in ("window", "no-closer") or options["time_limit"] > 0
        return position["read"] < 9 or limited or all(seat["space"] == -2 for seat in position["seats"])
    return phase == "react" or (phase == "write" and bool(position["looking"]))


def test_time_passes_exactly_where_a_clock_runs() -> None:
    found = set()
    for moment in moments():
        client, runs = start(moment.position), clock_runs(moment.position)
        found.add((moment.position["turn"]["phase"], runs))
        if runs:
            assert client.ask(**TIME)["events"]
        else:
            assert client.refused(**TIME) == ("illegal_action", "No countdown is running.")
            assert client.ask("position") == moment.position
    assert {(phase, False) for phase in PHASES[BALAI] - {"react"}} <= found
    assert {("look", True), ("write", True), ("react", True)} <= found


def test_it_is_not_your_turn_exactly_when_legal_omits_the_seat() -> None:
    for moment in moments()[::3]:
        client = start(moment.position)
        legal = client.ask("legal")
        for seat in range(len(moment.position["seats"])):
            for action in ("sing", "keep block-9", "write ear ear", "start 4", "spell hex 9", "roll roll"):
                expected = "illegal_action" if str(seat) in legal else "not_your_turn"
                assert client.code("apply", seat=seat, action=action) == expected
        assert client.ask("position") == moment.position


def test_nothing_is_taken_back_through_the_protocol() -> None:
    """The engine keeps no past: who wants another try loads the position of before."""
    client = start(writing(unwritten(), unwritten(), unwritten()))
    client.play(0, "write ear")
    before = client.line("position")
    assert client.code("undo", seat=0) == "bad_request"
    assert client.refused("apply", seat=0, action="undo")[0] == "not_your_turn"
    assert client.refused("apply", seat=0, action="write web")[0] == "not_your_turn"
    assert client.refused("apply", seat=1, action="undo")[0] == "illegal_action"
    assert client.line("position") == before


# Windows, as the page tells them.


def test_a_window_that_opens_tells_only_that_its_owner_holds_an_older_card() -> None:
    opened = []
    for moment in moments():
        events = json.loads(moment.reply)["result"]["events"] if b"window-opened" in moment.reply else []
        for event in events:
            if event["event"] == "window-opened":
                opened.append(event["window"])
                owner = json.loads(moment.after[0])["result"]["seats"][event["seat"]]
                assert len(owner["spells"]) + len(owner["acrobatics"]) > len(owner["fresh"])
    assert min(opened.count("correction"), opened.count("after-move")) > 10


@pytest.mark.parametrize("held", [{"spells": "fog"}, {"acrobatics": [4]}, {"spells": "block"}])
def test_a_window_opens_with_pass_alone_for_a_player_who_holds_a_card(held: dict[str, Any]) -> None:
    client = start(resolving(witch(4, "skull", **held), witch(9)))
    assert client.ask("legal") == {"0": ["pass"]}
    events = client.play(0, "pass")
    assert events[-1] == {"event": "window-opened", "seat": 0, "window": "after-move"}


def test_a_card_drawn_in_this_round_opens_no_window() -> None:
    client = start(resolving(witch(4, "web cloud"), witch(9, "ear"), deck=["fog", "block"]))
    client.play(0, "pass")
    kept = client.play(0, "keep fog")
    assert [event["event"] for event in kept[:2]] == ["kept", "deck-shuffled"]
    assert not [event for event in kept if event["event"] == "window-opened"]
    assert client.ask("view", seat=0)["turn"]["phase"] == "roll"
    assert client.ask("position")["seats"][0]["fresh"] == []


def test_a_spell_is_answered_by_every_other_seat_and_a_restored_one_by_nobody() -> None:
    client = start(moved(witch(3, spells="tailwind fog"), witch(9, spells="fog"), witch(8)))
    client.play(0, "spell tailwind")
    assert client.ask("legal") == {"1": ["spell fog", "pass"], "2": ["pass"]}
    client.play(1, "spell fog")
    client.play(2, "pass")
    assert client.ask("legal") == {"0": ["spell fog", "pass"], "2": ["pass"]}
    client.play(0, "spell fog")
    client.play(2, "pass")
    assert client.ask("legal") == {"1": ["pass"], "2": ["pass"]}
    events = client.ask(**TIME)["events"]
    assert [event["event"] for event in events[2:4]] == ["spell-cancelled", "moved"]
    assert events[3]["to"] == 6


def test_each_time_tells_one_die_and_the_book_is_closed_only_after_the_ninth() -> None:
    client = start(rolling(unwritten(3), unwritten(5)))
    client.play(0, "roll")
    for die in range(9):
        assert client.ask("legal") == {}
        assert client.code("apply", seat=1, action="close") == "not_your_turn"
        (event,) = client.ask(**TIME)["events"]
        assert (event["event"], event["die"]) == ("die-told", die)
        seen = client.ask("view", seat=None)["dice"]
        assert seen[die] == event["face"]
        assert seen[die + 1 :] == [None] * (8 - die)
    assert client.ask("legal") == {"0": ["close"], "1": ["close"]}
    assert client.refused(**TIME)[0] == "illegal_action"

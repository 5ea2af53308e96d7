"""The messages between a conversation and a face survive JSON unchanged, and nothing else is read."""

import json
from math import inf
from typing import Any

import pytest

from audiogames.core.input.values import InvalidValue, read
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category, Cue, Urgency, Verbosity
from audiogames.core.presentation.zones import Layout, Look
from audiogames.core.registry import GAMES
from audiogames.narration.narrator import Utterance
from audiogames.play.device import Ability, Device
from audiogames.play.prompts import Entry, Key, Prompt, Reply, ToldBreath
from audiogames.play.shown import ShownChoice, ShownItem, ShownSeat, ShownTable, ShownZone
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import plain

from .face import Buttons, play

UTTERANCE = Utterance("Vous jouez le 7 bleu.", Urgency.RESULT, Category.PLAY, "7 bleu joué", private=True)
SHAKE = Cue("barrel", "hand-right", private=True, percept=((0, 3, "wood"), (120, 0, "wall")))

VALUES = [
    Entry("typed", Key.UP),
    Entry("picked", piles=(("ear", "star"), ("cloud",)), offer=7, after=0.25, heard=3),
    Entry("given", given=12),
    Entry("gone"),
    Prompt("line", 12.5),
    Reply(
        (ToldBreath(1, (UTTERANCE,), (SHAKE,), owner=1, yaw=-30.0), ToldBreath(2, cut=True)),
        Prompt("none", wakes=True),
        0.03,
    ),
    Reply((), Prompt("end")),
    Device(
        "telephone",
        (2,),
        "en",
        Verbosity.MINIMAL,
        {Category.TURN: Verbosity.FULL},
        granted={"dice_pace": 1.2},
        limits=(None, 2.0),
        can=Ability(sounds=True, own_ears=(2,), reader="orca"),
    ),
    ShownTable(
        9,
        3,
        ("À vous.",),
        (ShownChoice("play blue-7", "7 bleu", ("blue-7",), usual=True),),
        None,
        (
            ShownZone(
                "hand",
                "Votre main",
                (ShownItem("blue-7", "7 bleu", Look("card", "blue-7"), True),),
                Layout("fan", "own"),
            ),
        ),
        (ShownSeat(0, "Ana", "behind", acts=True),),
        over=False,
    ),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_survives_json(value: Any) -> None:
    assert read(type(value), json.loads(json.dumps(plain(value), allow_nan=False))) == value


class OverWire(Buttons):
    """A device that is given, and sends, only what survives JSON."""

    def _take(self, reply: Reply | None, now: float) -> None:
        super()._take(None if reply is None else over_wire(reply), now)

    def shown(self) -> ShownTable:
        shown = super().shown()
        if len(self.replies) % 5 == 0:  # all the formulas of Du Balai! at once are long
            over_wire(shown)
        return shown

    def send(self, entry: Entry, now: float) -> Reply:
        return super().send(over_wire(entry), now)


def over_wire(value: Any) -> Any:
    """Return a value as it is once it was JSON: the same."""
    again = read(type(value), json.loads(json.dumps(plain(value), allow_nan=False)))
    assert again == value
    return again


@pytest.mark.parametrize("game", GAMES)
def test_all_that_passes_in_a_whole_game_survives_json(game: str) -> None:
    seats = (PERSON, PERSON, "witch")
    sitting = Sitting.new(game, ("Ana", "Bob", None), seats, {}, 3, MemoryStore())
    can = Ability(sounds=True, hears=True, own_ears=(0,))
    device = Device(lines="braille", keys="single", limits=(None,), granted={"dice_pace": 0.4}, can=can)
    faces = [OverWire(sitting, f"device {place}", here, 0.0, device) for place, here in enumerate(((0,), (1,), ()))]
    play(sitting, faces)
    for one in sitting.presence.devices:
        over_wire(one)
    assert all(face.replies for face in faces)


def test_what_never_comes_is_a_word() -> None:
    assert plain(Prompt("command"))["until"] == "inf"
    assert read(Prompt, {"kind": "command", "until": "inf"}).until == inf


@pytest.mark.parametrize(
    "sent",
    [
        None,
        [],
        "typed",
        {},
        {"kind": "shouted"},
        {"kind": "typed", "text": 7},
        {"kind": "typed", "text": "h", "seat": 1},
        {"kind": "picked", "piles": [["ear", 3]]},
        {"kind": "picked", "offer": True},
        {"kind": "picked", "after": "soon"},
        {"kind": "picked", "after": float("nan")},
        {"kind": "picked", "after": float("inf")},
        {"kind": "typed", "waited": 10**400},
        {"kind": "heard", "heard": 1.5},
        {"kind": "given", "given": "1"},
    ],
    ids=str,
)
def test_nothing_but_an_entry_is_read_as_one(sent: object) -> None:
    with pytest.raises(InvalidValue):
        read(Entry, sent)


def test_what_is_no_value_is_not_sent() -> None:
    with pytest.raises(TypeError):
        plain(object())

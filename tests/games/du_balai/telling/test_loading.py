"""Positions: what is left out has its default, and whatever contradicts itself is refused in a sentence of its own."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import audiogames.games.du_balai as package
from audiogames.decks.du_balai import SPELLS
from tests.games.du_balai.positions import (
    DICE,
    GAME,
    Position,
    bad,
    drawing,
    looking,
    moved,
    position,
    reacting,
    resolving,
    rolling,
    turn,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at, legal

# Defaults.


def test_a_position_may_be_as_short_as_its_seats() -> None:
    table = at({"game": "du_balai", "seats": [{}, {}]})
    assert table.position()["turn"]["phase"] == "roll"
    assert len(table.position()["deck"]) == 27
    assert legal(table) == {0: {"roll"}, 1: {"roll"}}


def test_cards_that_are_named_nowhere_are_shuffled_beneath_the_deck() -> None:
    place = rolling(unwritten(spells="fog hex"), unwritten(acrobatics=[4]), deck=["block"], discard=["tailwind"])
    decks = [at(place, seed).position()["deck"] for seed in range(2)]
    assert decks[0] != decks[1]
    assert all(deck[0] == "block" for deck in decks)
    held: Counter[str] = Counter([*decks[0], "fog", "hex", "acrobatic-4", "tailwind"])
    assert sum(held.values()) == 27
    assert all(held[spell] == number for spell, number in SPELLS.items())


def test_an_exact_position_leaves_them_out_of_play() -> None:
    assert at(rolling(deck=["block"], exact=True)).position()["deck"] == ["block"]


def test_load_does_nothing_by_itself() -> None:
    table = at(drawing("hex", exact=True))
    assert legal(table) == {0: {"keep hex"}}
    assert at(resolving(witch(), witch())).position()["turn"]["window"] == "correction"
    assert legal(at(moved(witch(), witch()))) == {0: {"pass"}}


def test_all_opponents_may_still_react_unless_the_position_says_who() -> None:
    assert turn(at(PENDING))["waiting"] == [1, 2]
    assert turn(at(with_turn(PENDING, fogs=[1])))["waiting"] == [2]
    assert turn(at(with_turn(PENDING, waiting=[2])))["waiting"] == [2]


def test_the_window_of_a_pending_spell_follows_from_it() -> None:
    assert turn(at(PENDING))["window"] == "after-move"
    assert turn(at(with_turn(PENDING, window="after-move")))["window"] == "after-move"


def test_one_who_has_crossed_need_not_be_named() -> None:
    assert at(moved(witch(23), witch())).position()["crossed"] == [0]


def test_the_seat_of_the_turn_may_be_named() -> None:
    assert at(with_turn(moved(witch(), witch()), seat=0)).position()["turn"]["seat"] == 0
    assert at(with_turn(rolling(), seat=1)).position()["turn"]["seat"] is None


# What cannot be.


def with_turn(place: Position, **fields: Any) -> Position:
    """Return a position with other fields in its turn."""
    return {**place, "turn": {**place["turn"], **fields}}


PENDING = reacting(
    witch(4),
    witch(9, spells="fog"),
    witch(9),
    pending={"action": "spell tailwind"},
    discard=["tailwind"],
)
FOGGED = reacting(
    witch(4),
    witch(9),
    pending={"seat": 1, "action": "spell fog", "against": {"seat": 0, "action": "spell tailwind"}},
    discard=["tailwind", "fog"],
)
DECREED: Position = reacting(
    unwritten(),
    unwritten(spells="decree"),
    witch(),
    pending={"action": "decree"},
    turn={"order": []},
    discard=["decree"],
)
WINDOW = {"pace": "window"}
CROSSER = unwritten(23)
BAD: dict[str, list[Position]] = {
    "position-unknown-field": [
        rolling(broom=1),
        rolling(unwritten(broom=1), unwritten()),
        with_turn(rolling(), broom=1),
        with_turn(PENDING, pending={"seat": 0, "action": "spell tailwind", "broom": 1}),
    ],
    "position-not-object": [
        {**rolling(), "turn": []},
        {"game": "du_balai", "seats": [[], {}]},
        with_turn(PENDING, pending="spell tailwind"),
    ],
    "position-not-list": [
        {"game": "du_balai", "seats": {}},
        rolling(deck="fog"),
        rolling(unwritten(fresh="fog"), unwritten()),
        looking(dice="orange-ear"),
        writing(decrees=1),
        with_turn(resolving(witch(), witch()), order=0),
    ],
    "position-not-choice": [
        with_turn(rolling(), phase="fly"),
        rolling(unwritten(level="master"), unwritten()),
        looking(dice=["orange-web", *DICE[1:]][::-1]),
        looking(dice=["red-ear", *DICE[1:]]),
        resolving(witch(4, "moon"), witch()),
        with_turn(moved(witch(), witch()), window="before"),
    ],
    "position-not-number": [
        rolling(unwritten(24), unwritten()),
        rolling(unwritten(-3), unwritten()),
        rolling({"space": "4"}, {}),
        looking(read=10),
        writing(closer=2),
        writing(closer=True),
        rolling(curse=24),
        with_turn(rolling(), seat=2),
        with_turn(PENDING, pending={"action": "spell tailwind"}),
        rolling(unwritten(acrobatics=["4"]), unwritten()),
    ],
    "position-not-boolean": [rolling(exact=1), resolving(witch(4, "ear", "web", double=1), witch())],
    "position-unknown-card": [
        rolling(deck=["broom"]),
        rolling(deck=[3]),
        rolling(unwritten(spells="acrobatic-9"), unwritten()),
        rolling(unwritten(acrobatics=[9]), unwritten()),
    ],
    "position-over-with-turn": [with_turn(position("over", CROSSER, unwritten()), seat=0)],
    "position-wrong-turn": [
        with_turn(moved(witch(), witch()), seat=1),
        with_turn(rolling(unwritten(), unwritten(9)), seat=1),
    ],
    "position-nobody-to-act": [
        position("setup", unwritten(), unwritten(5, level="novice")),
        writing(witch(), witch()),
    ],
    "balai-position-symbol-twice": [resolving(witch(4, "ear star ear"), witch())],
    "balai-position-too-many-cards": [
        rolling(unwritten(spells="hex"), unwritten(), deck=["hex"]),
        rolling(unwritten(acrobatics=[4, 4, 4, 4]), unwritten()),
        rolling(deck=["fog", "fog"], discard=["fog"]),
        drawing("block", "block"),
    ],
    "balai-position-no-spell": [rolling(unwritten(spells="acrobatic-4"), unwritten())],
    "balai-position-fresh-not-held": [
        rolling(unwritten(spells="fog", fresh=["hex"]), unwritten()),
        rolling(unwritten(spells="fog", fresh=["fog", "fog"]), unwritten()),
        rolling(unwritten(spells="fog", fresh=[1]), unwritten()),
    ],
    "balai-position-dice-number": [looking(dice=DICE[:8]), looking(dice=[*DICE, "orange-ear"]), looking(dice=[])],
    "position-seat-twice": [
        looking(options=WINDOW, bets=[1, 1]),
        resolving(witch(), witch(), order=[0, 0]),
        moved(witch(23), witch(23), crossed=[0, 0]),
    ],
    "balai-position-crossed": [
        moved(witch(23), witch(23)),
        moved(witch(23), witch(9), crossed=[0, 1]),
        moved(witch(23), witch(23), crossed=[1]),
        moved(witch(23), witch(9), crossed=[]),
    ],
    "balai-position-seat-waits": [with_turn(looking(read=0), seat=0)],
    "balai-position-pending-action": [
        with_turn(PENDING, pending={"seat": 0, "action": action})
        for action in ("roll", "spell broom", "", 3, "write ear", "pass")
    ],
    "balai-position-fog-against": [
        with_turn(FOGGED, pending={"seat": 1, "action": "spell fog"}),
        with_turn(PENDING, pending={"seat": 0, "action": "spell tailwind", "against": FOGGED["turn"]["pending"]}),
    ],
    "balai-position-window": [
        with_turn(PENDING, window="correction"),
        with_turn(rolling(), window="correction"),
        with_turn(drawing("fog", "hex"), window="after-move"),
        with_turn(DECREED, window="correction"),
    ],
    "position-not-expected": [
        rolling(dice=DICE),
        position("over", CROSSER, unwritten(), dice=DICE),
        with_turn(rolling(), order=[0]),
        with_turn(moved(witch(), witch()), drawn=["fog"]),
        with_turn(rolling(), waiting=[1]),
        with_turn(rolling(), fogs=[1]),
        rolling(closer=0),
        looking(closer=0),
        rolling(bets=[0], options=WINDOW),
        looking(unwritten(spells="decree"), unwritten(), decrees=[0]),
        resolving(witch(), witch(), looking=[0]),
        writing(block=0),
        DECREED | {"block": 0},
        rolling(witch(4, "ear"), unwritten()),
        looking(witch(4, "ear"), unwritten()),
        writing(witch(4, "ear", "web", double=True), unwritten()),
        with_turn(moved(witch(), witch()), pending={"seat": 0, "action": "spell tailwind"}),
        with_turn(DECREED, order=[0]),
    ],
    "balai-position-missing": [
        looking(dice=None),
        writing(dice=None),
        resolving(witch(), witch(), dice=None),
        resolving(witch(), witch(), order=[]),
        drawing(),
        with_turn(PENDING, pending=None),
        with_turn(PENDING, waiting=[]),
        with_turn(PENDING, order=[]),
    ],
    "balai-position-read": [looking(read=3, options={"pace": "free"}), writing(read=3), rolling(read=0)],
    "balai-position-used": [
        rolling(discard=["fog"], used=[]),
        rolling(discard=["fog"], used=[[0, "fog"], [1, "hex"]]),
        rolling(deck=["hex"], discard=["fog", "fog"], used=[[0, "fog"]]),
    ],
    "balai-position-pace": [
        writing(closer=0, options=WINDOW),
        writing(closer=0, options={"pace": "no-closer"}),
        writing(bets=[0]),
        looking(bets=[0], options={"pace": "free"}),
    ],
    "balai-position-no-curse": [rolling(curse=4, options={"curse": False})],
    "balai-position-second-alone": [
        resolving(witch(4, "", "ear"), witch()),
        resolving(witch(4, "ear", ""), witch()),
        writing(witch(4, None, "ear"), unwritten()),
    ],
    "balai-position-piles-share": [resolving(witch(4, "ear star", "web ear"), witch())],
    "balai-position-double-alone": [resolving(witch(4, "ear", double=True), witch())],
    "balai-position-nobody-crossed": [position("over", unwritten(), unwritten(22))],
    "balai-position-crossed-already": [
        rolling(unwritten(), CROSSER),
        looking(unwritten(), CROSSER),
        writing(unwritten(), CROSSER),
        position("setup", unwritten(0, level="novice"), CROSSER),
    ],
    "balai-position-written-already": [
        writing(witch(4, "ear", spells="decree"), unwritten(), decrees=[0]),
        writing(witch(), unwritten(), looking=[0]),
    ],
    "balai-position-waits-and-looks": [
        writing(unwritten(spells="decree"), unwritten(), decrees=[0], looking=[0]),
    ],
    "balai-position-not-usable": [
        writing(decrees=[0]),
        writing(unwritten(spells="decree", fresh=["decree"]), unwritten(), decrees=[0]),
        with_turn(PENDING, fogs=[2]),
    ],
    "balai-position-decree-due": [writing(unwritten(spells="decree"), witch(), decrees=[0])],
    "balai-position-resolves-crossed": [resolving(witch(23), witch())],
    "balai-position-no-formula": [
        resolving(unwritten(), witch()),
        moved(witch(), unwritten(), order=[0, 1]),
        moved(witch(), unwritten(), closer=1),
        moved(unwritten(), witch(), closer=0),
        moved(witch(), unwritten(), bets=[1], options=WINDOW),
    ],
    "balai-position-pending-not-discarded": [PENDING | {"discard": []}, FOGGED | {"discard": ["fog"]}],
    "balai-position-own-fog": [
        with_turn(FOGGED, pending={**FOGGED["turn"]["pending"], "seat": 0}),
    ],
    "balai-position-caster-reacts": [with_turn(PENDING, waiting=[0, 1]), with_turn(FOGGED, waiting=[1])],
    "balai-position-answered-and-waits": [with_turn(PENDING, fogs=[1], waiting=[1, 2])],
    "balai-position-pending-impossible": [
        with_turn(PENDING, order=[1]),
        with_turn(PENDING, pending={"seat": 0, "action": "spell hex 0"}) | {"discard": ["hex"]},
        with_turn(PENDING, pending={"seat": 0, "action": "spell correction ear web"}) | {"discard": ["correction"]},
        with_turn(DECREED, pending={"seat": 2, "action": "decree"}),
        DECREED | {"looking": [0]},
    ],
}
CASES = [
    pytest.param(place, reason, id=f"{reason} {n}") for reason, places in BAD.items() for n, place in enumerate(places)
]


@pytest.mark.parametrize(("place", "reason"), CASES)
def test_what_contradicts_itself_is_refused_by_name(place: Position, reason: str) -> None:
    assert bad(place)[0] == reason


def test_every_reason_is_given_here() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(str(package.__file__)).parent.glob("loading*.py")]
    named = {word for text in texts for word in re.findall(r'"((?:balai-)?position-[a-z-]+)"', text)}
    assert named <= set(BAD)
    assert {reason for reason in BAD if reason.startswith("balai-")} == {id for id in named if id.startswith("balai-")}


@pytest.mark.parametrize("place", [PENDING, FOGGED, DECREED, DECREED | {"decrees": [1]}, DECREED | {"looking": [1]}])
def test_reactions_of_all_kinds_load(place: Position) -> None:
    assert at(place).position()["turn"]["phase"] == "react"


def test_what_is_merely_unreachable_loads() -> None:
    """Common rules for positions."""
    at(resolving(witch(4, "ear"), witch(9, "skull"), order=[1], closer=0, curse=-2))
    at(
        looking(
            dice=[
                *("orange-ear", "orange-web", "orange-skull", "orange-bolt", "black-ear"),
                *("black-web", "black-skull", "black-bolt", "orange-ear"),
            ]
        )
    )
    at(writing(unwritten(-2), unwritten(), closer=0))


def test_a_reason_names_the_field() -> None:
    assert bad(rolling(unwritten(24), unwritten()))[1]["field"] == "seats[0].space"
    assert bad(rolling(deck=["fog"] * 3))[1] == {"card": "fog", "field": "deck", "number": 2}
    assert bad(writing(dice=None))[1] == {"field": "dice", "phase": "write"}
    assert bad(with_turn(PENDING, pending={"seat": 0, "action": "x" * 500}))[1]["action"] == "x" * 40


def test_options_are_checked_first() -> None:
    with pytest.raises(ValueError, match="option-unknown"):
        GAME.load(rolling(options={"broom": 1}))

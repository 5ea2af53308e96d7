"""Refusals: each fault has a reason of its own, and changes nothing."""

import re
from pathlib import Path

import pytest

import audiogames.games.du_balai as package
from tests.games.du_balai.positions import (
    GAME,
    Position,
    action,
    drawing,
    looking,
    moved,
    position,
    reacting,
    resolving,
    rolling,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at, refusal, refused

SETTING_UP = position("setup", unwritten(0, level="novice"), unwritten(0))
ROLLING = rolling(unwritten(2), unwritten(3))
LOOKING = looking()
BETTING = looking(unwritten(), unwritten(), unwritten(), options={"pace": "window"}, bets=[1])
UNTOLD = looking(read=4)
ON_LAST = looking(unwritten(-2), unwritten())
WRITING = writing(unwritten(spells="decree double-play"), unwritten())
PLAIN = writing()
WAITING = writing(unwritten(spells="decree"), unwritten(), decrees=[0])
LOOKING_AGAIN = writing(unwritten(spells="decree"), witch(), looking=[0])
CORRECTING = resolving(
    witch(4, "ear skull", spells="forgotten correction double-play tailwind fog", fresh=["tailwind"]), witch()
)
TWO_PILES = resolving(witch(4, "ear", "web", "forgotten correction double-play", double=True), witch())
MOVED = moved(witch(4, spells="tailwind attraction fog hex", fresh=["hex"]), witch(9), witch(9))
HEXING = moved(witch(9, spells="hex"), witch(9), witch(3))
ONE_LEADS = moved(witch(8, spells="hex"), witch(9), witch(3))
CROSSED = moved(witch(23, spells="tailwind attraction block hex"), witch(23), crossed=[0, 1])
PER_PAWN = moved(witch(4, spells="attraction"), witch(9), witch(5), options={"attraction_per_pawn": True})
REACTING = reacting(
    witch(4), witch(9, spells="fog"), pending={"action": "spell tailwind", "seat": 1}, discard=["tailwind"], turn={}
)
REACTING["turn"]["order"] = [1]
DRAWN = drawing("fog", "acrobatic-3")
MANY = ("roll", "close", "bet", "write", "decree", "pass", "keep fog", "spell tailwind", "start 5")


def all_but(*verbs: str) -> list[str]:
    """Return an action of every other kind."""
    return [text for text in MANY if text.split()[0] not in verbs]


REFUSED: dict[str, list[tuple[Position, str]]] = {
    "balai-refuse-no-such-action": [
        (PLAIN, text)
        for text in (
            *("", "play", "Roll", "roll 1", "close now", "start", "start x", "start 5 6", "start -1", "bet 1", "keep"),
            *("write ear / web / cloud", "decree 1", "spell", "spell forgotten", "spell forgotten ear web", "time"),
            *("spell correction ear", "spell correction ear web cloud", "spell double-play ear", "spell tailwind 1"),
            *(
                "spell attraction",
                "spell attraction x",
                "spell attraction 1:2 3",
                "spell attraction 1:",
                "spell decree",
            ),
            *("spell hex x", "spell hex 1 2", "spell block 1", "spell fog 1", "keep fog hex", "pass 1", "start 55555"),
        )
    ],
    "balai-refuse-no-such-symbol": [
        (PLAIN, "write moon"),
        (PLAIN, "write ear / Web"),
        (CORRECTING, "spell forgotten orange-ear"),
        (CORRECTING, "spell correction ear moon"),
    ],
    "balai-refuse-no-such-spell": [(MOVED, "spell acrobatic-2"), (MOVED, "spell broom 2")],
    "balai-refuse-no-such-card": [
        (DRAWN, f"keep {card}") for card in ("broom", "acrobatic", "acrobatic-03", "acrobatic-x")
    ],
    "balai-refuse-symbol-twice": [(WRITING, "write ear ear"), (WRITING, "write ear / web ear")],
    "balai-refuse-pile-empty": [(WRITING, "write ear /"), (WRITING, "write / ear")],
    "balai-refuse-start-first": [(SETTING_UP, text) for text in all_but("start")],
    "balai-refuse-start": [(SETTING_UP, f"start {space}") for space in (0, 4, 8, 999)],
    "balai-refuse-roll-first": [(ROLLING, text) for text in all_but("roll")],
    "balai-refuse-close-first": [(LOOKING, text) for text in all_but("close", "bet")],
    "balai-refuse-bet-first": [(BETTING, text) for text in all_but("close", "bet")],
    "balai-refuse-no-betting": [(LOOKING, "bet")],
    "balai-refuse-closes-by-itself": [(BETTING, "close")],
    "balai-refuse-write-first": [(PLAIN, text) for text in all_but("write", "decree")],
    "balai-refuse-one-pile": [(PLAIN, "write ear / web")],
    "balai-refuse-waits-already": [(WAITING, "decree")],
    "balai-refuse-looking": [(LOOKING_AGAIN, "decree")],
    "balai-refuse-not-held": [(PLAIN, "decree"), (MOVED, "spell block"), (REACTING, "spell fog")],
    "balai-refuse-drawn-now": [(MOVED, "spell hex")],
    "balai-refuse-window-first": [(place, text) for place in (CORRECTING, MOVED) for text in all_but("pass", "spell")],
    "balai-refuse-no-spell-to-fog": [(CORRECTING, "spell fog"), (MOVED, "spell fog")],
    "balai-refuse-after-move": [
        (CORRECTING, f"spell {spell}") for spell in ("tailwind", "attraction 1", "block", "hex", "hex 1")
    ],
    "balai-refuse-before-move": [
        (MOVED, f"spell {spell}") for spell in ("forgotten ear", "correction ear web second", "double-play")
    ],
    "balai-refuse-no-second": [
        (CORRECTING, f"spell {spell}") for spell in ("forgotten web second", "correction ear web second", "double-play")
    ],
    "balai-refuse-symbol-not-there": [
        (CORRECTING, "spell correction web cloud"),
        (TWO_PILES, "spell correction web eye"),
    ],
    "balai-refuse-symbol-used": [
        (CORRECTING, "spell forgotten skull"),
        (CORRECTING, "spell correction skull ear"),
        (CORRECTING, "spell correction skull skull"),
        (TWO_PILES, "spell forgotten web"),
        (TWO_PILES, "spell correction web ear second"),
    ],
    "balai-refuse-double-already": [(TWO_PILES, "spell double-play")],
    "balai-refuse-tailwind-crossed": [(CROSSED, "spell tailwind")],
    "balai-refuse-nobody-racing": [(CROSSED, f"spell {spell}") for spell in ("attraction 1", "block", "hex", "hex 1")],
    "balai-refuse-attraction-number": [(MOVED, f"spell attraction {text}") for text in ("0", "3", "1:1 2:1", "1:1")],
    "balai-refuse-attraction-per-pawn": [
        (PER_PAWN, f"spell attraction {text}")
        for text in ("1", "1:1", "1:1 2:0", "0:1 1:1 2:1", "1:1 1:1 2:1", "1:1 3:1")
    ],
    "balai-refuse-hex-one-leader": [(ONE_LEADS, "spell hex 1"), (ONE_LEADS, "spell hex 0")],
    "balai-refuse-hex-tie": [(HEXING, "spell hex"), (HEXING, "spell hex 2"), (HEXING, "spell hex 7")],
    "balai-refuse-react-first": [(REACTING, text) for text in all_but("pass")],
    "balai-refuse-keep-first": [(DRAWN, text) for text in all_but("keep")],
    "balai-refuse-not-drawn": [(DRAWN, "keep hex"), (DRAWN, "keep acrobatic-4")],
}
CASES = [
    pytest.param(place, text, reason, id=f"{reason[13:]}: {text}")
    for reason, cases in REFUSED.items()
    for place, text in cases
]
NOT_NOW: dict[str, tuple[Position, int, str]] = {
    "balai-refuse-reading": (UNTOLD, 0, "close"),
    "balai-refuse-on-last-space": (ON_LAST, 0, "close"),
    "balai-refuse-bet-already": (BETTING, 1, "bet"),
    "balai-refuse-locked": (writing(witch(), unwritten()), 0, "write ear"),
    "balai-refuse-not-last": (ROLLING, 1, "roll"),
}
"""The refusals to a seat that is not to act; at the table it is simply not its turn: `legal` omits the seat."""


@pytest.mark.parametrize(("place", "text", "reason"), CASES)
def test_a_fault_has_its_own_reason_and_changes_nothing(place: Position, text: str, reason: str) -> None:
    assert refusal(at(place), f"0 {text}") == reason


@pytest.mark.parametrize("reason", NOT_NOW)
def test_a_seat_that_is_not_to_act_has_a_reason_of_its_own(reason: str) -> None:
    place, seat, text = NOT_NOW[reason]
    why = GAME.why_not(GAME.load(place), seat, action(text))
    assert why.id == reason
    assert refusal(at(place), f"{seat} {text}") == reason


@pytest.mark.parametrize(("place", "seat"), [(SETTING_UP, 1), (MOVED, 1), (REACTING, 1), (DRAWN, 1), (CORRECTING, 1)])
@pytest.mark.parametrize("text", MANY)
def test_out_of_turn(place: Position, seat: int, text: str) -> None:
    assert GAME.why_not(GAME.load(place), seat, action(text)).id == "not-your-turn"
    assert refusal(at(place), f"{seat} {text}") == "not-your-turn"


MODULES = ("rules/__init__", "rules/allowed", "notation", "loading")
"""Those that refuse."""


def words() -> set[str]:
    """Return every message id of the rules."""
    folder = Path(str(package.__file__)).parent
    texts = [(folder / f"{module}.py").read_text(encoding="utf-8") for module in MODULES]
    return {word for text in texts for word in re.findall(r'"(balai-[a-z-]+)"', text)}


def test_every_reason_of_the_rules_is_given_here() -> None:
    """So that no reason is left without a fault that leads to it."""
    assert {word for word in words() if word.startswith("balai-refuse-")} == {*REFUSED, *NOT_NOW}


def test_every_message_that_the_rules_name_is_listed_to_be_worded() -> None:
    lines = (Path(__file__).parent / "message_ids.txt").read_text(encoding="utf-8").splitlines()
    listed = {line.split(":")[0] for line in lines if line.startswith("balai-")}
    named = {id for id in listed if id.startswith(("balai-symbol-", "balai-card-"))}
    assert listed - named == {word for word in words() if word not in named}


def test_a_reason_names_what_it_is_about() -> None:
    _, told = refused(at(CORRECTING), "0 spell forgotten skull")
    assert told["symbol"].id == "balai-symbol-skull"
    _, told = refused(at(MOVED), "0 spell hex")
    assert told["card"].id == "balai-card-hex"
    _, told = refused(at(DRAWN), "0 keep acrobatic-4")
    assert (told["card"].id, told["card"].arguments) == ("balai-card-acrobatic", {"value": 4})
    assert refused(at(HEXING), "0 spell hex")[1] == {"seats": "0, 1"}
    assert GAME.why_not(GAME.load(UNTOLD), 0, action("close")).arguments == {"number": 5}


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("x" * 5000, "action"),
        ("write " + "x" * 5000, "symbol"),
        ("keep " + "x" * 5000, "card"),
        ("spell " + "x" * 5000, "spell"),
        ("spell hex " + "9" * 5000, "action"),
        ("start " + "9" * 5000, "action"),
    ],
)
def test_an_action_that_is_none_is_repeated_but_not_at_length(text: str, field: str) -> None:
    _, told = refused(at(PLAIN), f"0 {text}")
    assert set(told) == {field}
    assert len(told[field]) == 40

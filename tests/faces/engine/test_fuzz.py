"""Whatever comes in: each line gets one reply, a refused one changes nothing, and nothing fails inside."""

import json
import random
from collections.abc import Sequence
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from audiogames.decks.du_balai import DICE, SPELLS, SYMBOLS
from audiogames.decks.roue_des_sorcieres import CARD_IDS
from audiogames.faces.engine import Engine

from .balai import moments, start
from .client import GAME, TIME, Client, run

CODES = {
    "bad_request",
    "unknown_game",
    "bad_options",
    "bad_position",
    "not_your_turn",
    "illegal_action",
    "no_game",
}
POSITION = b'{"id": "p", "op": "position"}'
NEW = json.dumps({"id": 0, "op": "new", "game": GAME, "seats": 3, "seed": 4}).encode()

cards = st.sampled_from(CARD_IDS)
texts = st.one_of(
    st.text(max_size=8),
    cards,
    st.sampled_from(["fr", "en", "time", "no-trump", "play", "trump", "over", "descending", GAME]),
    st.builds("{} {}".format, st.sampled_from(["play", "trump", "PLAY", "no-trump"]), cards),
)
numbers = st.one_of(st.integers(-3, 11), st.integers(), st.sampled_from([2**63, -(10**99), 10**99]), st.floats())
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)
pile = st.lists(cards, max_size=7)
seats = st.fixed_dictionaries({}, optional={"hand": pile, "captured": pile, "name": texts, "colour": texts})
sound = st.one_of(st.none(), st.booleans(), st.integers(), texts, st.lists(texts, max_size=2))
turns = st.fixed_dictionaries({}, optional={"seat": sound, "phase": st.sampled_from(["play", "trump", "over", "deal"])})
tricks = st.lists(st.fixed_dictionaries({"seat": st.integers(-1, 7), "card": cards}), max_size=4)
positions = st.fixed_dictionaries(
    {"game": st.just(GAME), "seats": st.lists(seats, min_size=1, max_size=7)},
    optional={
        "draw_pile": pile,
        "trump_pile": pile,
        "wheel": st.integers(0, 10),
        "trick": tricks,
        "leader": st.integers(-1, 7),
        "turn": turns,
        "exact": st.booleans(),
        "options": st.dictionaries(st.sampled_from(["side", "keep_last_trump", "show_scores", "x"]), sound),
    },
)
operations = st.sampled_from(["games", "new", "load", "position", "view", "legal", "apply", "hear", "result"])
fields = {
    "game": st.one_of(st.just(GAME), values),
    "seats": st.one_of(st.integers(1, 7), values),
    "options": values,
    "seed": st.one_of(st.integers(), values),
    "position": st.one_of(positions, values),
    "seat": st.one_of(st.integers(-1, 4), st.none(), values),
    "action": texts,
    "locale": texts,
    "id": values,
}
objects = st.fixed_dictionaries({}, optional={"op": st.one_of(operations, values), **fields})
json_lines = st.one_of(objects, values).map(lambda value: json.dumps(value).encode())


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """Return a line with something cut out of it or put into it."""
    line = draw(json_lines)
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(start, len(line)))
    return (line[:start] + draw(st.binary(max_size=4)) + line[end:]).replace(b"\n", b"")


lines = st.one_of(json_lines, spoilt(), st.binary(max_size=40).map(lambda line: line.replace(b"\n", b"")))


def hold(engine: Engine, line: bytes) -> None:
    """Feed one line, and check what must hold whatever it is."""
    before = engine.reply(POSITION)
    reply = engine.reply(line)
    if not line.strip(b" \t\r"):
        assert reply == b""
        return
    assert reply.count(b"\n") == 1
    answer = json.loads(reply)
    assert set(answer) == {"id", "ok", "result" if answer["ok"] else "error"}
    if not answer["ok"]:
        assert answer["error"]["code"] in CODES
        assert "because of a bug" not in answer["error"]["message"]
        assert " " in answer["error"]["message"]
        assert engine.reply(POSITION) == before


@settings(max_examples=250, deadline=None)
@given(st.lists(lines, min_size=1, max_size=8))
def test_whatever_comes_in_gets_one_reply_and_a_refused_request_changes_nothing(batch: list[bytes]) -> None:
    engine = Engine()
    engine.reply(NEW)
    for line in batch:
        hold(engine, line)


@st.composite
def tables(draw: st.DrawFn) -> Any:
    """Return a position that is dealt as a game might be, often one that can be played on."""
    chooser = draw(st.randoms(use_true_random=False))
    deck = chooser.sample(CARD_IDS, len(CARD_IDS))

    def pile(most: int) -> list[str]:
        return [deck.pop() for _ in range(chooser.randint(0, most))]

    dealt = [{"hand": pile(5), "captured": pile(2)} for _ in range(chooser.randint(2, 6))]
    leader, played = chooser.randrange(len(dealt)), chooser.randrange(len(dealt))
    position: Any = {
        "game": GAME,
        "seats": dealt,
        "draw_pile": pile(3),
        "trump_pile": pile(2),
        "trick": [{"seat": (leader + place) % len(dealt), "card": deck.pop()} for place in range(played)],
        "exact": chooser.random() < 0.5,
        "options": {"keep_last_trump": chooser.random() < 0.5, "show_scores": chooser.random() < 0.5},
    }
    if not position["trump_pile"]:
        position["wheel"] = chooser.randint(1, 9)
    return position


@settings(max_examples=200, deadline=None)
@given(st.one_of(tables(), positions), st.integers(0, 2**32))
def test_a_position_that_loads_comes_back_equal_and_can_be_played_to_its_end(position: Any, seed: int) -> None:
    client = Client()
    reply = json.loads(client.line("load", position=position, seed=seed))
    event("loaded" if reply["ok"] else "refused")
    if not reply["ok"]:
        assert reply["error"]["code"] in {"bad_position", "bad_options"}
        assert "because of a bug" not in reply["error"]["message"]
        return
    truth = client.line("position")
    again = Client()
    again.ask("load", position=json.loads(truth)["result"])
    assert again.line("position") == truth
    assert again.line("legal") == client.line("legal")
    client.play_on(random.Random(seed))
    assert client.ask("result")["over"]


WRONG: list[Any] = [None, True, -1, 0, 3, 10, 2.5, "x", "blue-1", "red-9", [], {}, ["blue-1"], [{}]]


def damaged(position: Any, chooser: random.Random, wrong: Sequence[Any] = WRONG) -> Any:
    """Return a copy of a good position with one thing in it put wrong or taken away."""
    copy = json.loads(json.dumps(position))
    place: Any = copy
    while True:
        key = chooser.choice(list(place)) if isinstance(place, dict) else chooser.randrange(len(place))
        inner = place[key]
        if isinstance(inner, (dict, list)) and inner and chooser.random() < 0.7:
            place = inner
            continue
        if isinstance(place, dict) and chooser.random() < 0.2:
            del place[key]
        else:
            place[key] = chooser.choice(wrong)
        return copy


def test_a_good_position_damaged_in_one_place_is_refused_or_sound() -> None:
    chooser = random.Random(2012)
    client = Client()
    refused = 0
    for number in range(500):
        client.start(2 + number % 5, number)
        client.play_on(chooser, number % 40)
        before = client.line("position")
        reply = json.loads(client.line("load", position=damaged(json.loads(before)["result"], chooser)))
        if reply["ok"]:
            assert client.ask("legal") or client.ask("result")["over"]
            continue
        refused += 1
        assert reply["error"]["code"] in {"bad_position", "bad_options", "unknown_game"}
        assert "because of a bug" not in reply["error"]["message"]
        assert client.line("position") == before
    assert refused > 150


# Du Balai!, which waits for several at once, and for a clock.

balai_words = st.one_of(
    st.sampled_from(["start", "roll", "close", "bet", "write", "decree", "spell", "pass", "keep", "time"]),
    st.sampled_from(["/", "second", "6", "1", "1:2", "0:1", "-1", "acrobatic-2", "block-1"]),
    st.sampled_from([*SYMBOLS, *SPELLS]),
    st.text(max_size=3),
)
phrases = st.lists(balai_words, max_size=6).map(" ".join)
speakers = st.one_of(st.integers(0, 5), st.none())


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.tuples(speakers, phrases), min_size=1, max_size=8))
def test_whatever_is_said_at_du_balai_gets_one_reply_and_a_refused_action_changes_nothing(
    moment: int, said: list[tuple[int | None, str]]
) -> None:
    engine = Engine()
    position = moments()[moment % len(moments())]
    engine.reply(json.dumps({"op": "load", "position": position}).encode())
    for seat, action in said:
        hold(engine, json.dumps({"id": 1, "op": "apply", "seat": seat, "action": action}).encode())


WRONG_AT_BALAI: list[Any] = [
    *WRONG,
    *DICE[0],
    "ear",
    "fog",
    "decree",
    "react",
    "spell fog",
    23,
    -2,
    ["fog"],
    [0, 0],
    [4],
]


def test_a_position_of_du_balai_damaged_in_one_place_is_refused_or_sound() -> None:
    """A position that loads comes back equal, waits for someone or for the clock, and is played on."""
    chooser = random.Random(2006)
    outcomes = {"refused": 0, "played": 0}
    for position in moments():
        client = start(position)
        before = client.line("position")
        reply = json.loads(client.line("load", position=damaged(position, chooser, WRONG_AT_BALAI), seed=4))
        if not reply["ok"]:
            outcomes["refused"] += 1
            assert reply["error"]["code"] in {"bad_position", "bad_options", "unknown_game"}
            assert "because of a bug" not in reply["error"]["message"]
            assert client.line("position") == before
            continue
        truth = client.line("position")
        assert start(json.loads(truth)["result"]).line("position") == truth
        for _ in range(6):
            request = client.next(chooser)
            answer = None if request is None else json.loads(client.line(**request))
            assert answer is None or answer["ok"] or request == TIME
            assert answer is None or answer["ok"] or client.ask("legal")
            outcomes["played"] += answer is not None
    assert min(outcomes.values()) > 50


def test_a_process_answers_a_thousand_bad_lines_in_order() -> None:
    """A sample of the above through real streams: every second request asks where the game stands."""
    chooser = random.Random(7)
    sent: list[bytes] = []
    for number in range(500):
        size = chooser.choice([3, 40, 400, 2_000_000 if number % 100 == 0 else 5])
        sent.append(b"%d " % number + chooser.randbytes(size).replace(b"\n", b"")) if number % 2 else sent.append(
            json.dumps({"id": number, "op": chooser.choice(["apply", "view", "hear"]), "seat": 9, "action": 1}).encode()
        )
        sent.append(POSITION)
    replies = run(b"\n".join([NEW, *sent]) + b"\n").splitlines()
    assert len(replies) == 1 + len(sent)
    assert len(set(replies[2::2])) == 1
    refusals = [json.loads(reply) for reply in replies[1::2]]
    assert [reply["id"] for reply in refusals] == [None if number % 2 else number for number in range(500)]
    assert {reply["error"]["code"] for reply in refusals} == {"bad_request"}

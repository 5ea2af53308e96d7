"""The acceptance examples of La Roue des Sorcières (rule file 3.6), set up and played through the protocol."""

from itertools import pairwise
from typing import Any

import pytest

from .client import GAME, Client

ANNA, BRIAN, THIRD, DAVID, EMMA = range(5)
NAMES = ("Anna", "Brian", None, "David", "Emma")
CARDS = ("yellow-2", "yellow-5", "red-7", "blue-4", "blue-9")
LEFT = ("orange-1", "orange-2", "orange-3", "orange-4", "orange-5")


def five(trump: str, left: tuple[str, ...] = LEFT, **fields: Any) -> Client:
    """Anna leads; each seat holds its card of the example and one more."""
    client = Client()
    seats = [{"name": name, "hand": list(cards)} for name, *cards in zip(NAMES, CARDS, left, strict=True)]
    position = {"game": GAME, "exact": True, "seats": seats, "trump_pile": [trump], **fields}
    client.ask("load", position=position)
    return client


def trick(client: Client) -> Any:
    """Play the trick of the example; return the event that tells who won it."""
    for seat, card in enumerate(CARDS):
        events = client.play(seat, f"play {card}")
    return events[-1]


def test_1_with_trump_blue_7_descending_david_wins_27_points_and_leads_next() -> None:
    client = five("blue-7")
    won = trick(client)
    assert (won["event"], won["seat"], won["card"], won["points"]) == ("trick-won", DAVID, "blue-4", 27)
    client.play(DAVID, "no-trump")
    assert client.ask("result")["scores"][DAVID] == 27
    assert list(client.ask("legal")) == [str(DAVID)]


def test_2_with_trump_green_brian_wins() -> None:
    assert trick(five("green-7"))["seat"] == BRIAN


@pytest.mark.parametrize(
    ("trump", "side", "order"),
    [
        (7, "descending", "765432198"),
        (5, "descending", "543219876"),
        (9, "descending", "987654321"),
        (1, "descending", "198765432"),
        (7, "ascending", "789123456"),
    ],
)
def test_3_and_4_the_wheel_ranks_the_values(trump: int, side: str, order: str) -> None:
    """Of two cards of the led colour, the one that comes first in the order wins."""
    for stronger, weaker in pairwise(order):
        for cards in ([stronger, weaker], [weaker, stronger]):
            client = Client()
            seats = [{"hand": [f"blue-{value}", f"green-{value}"]} for value in cards]
            position = {"game": GAME, "exact": True, "seats": seats, "trump_pile": [f"red-{trump}"]}
            client.ask("load", position={**position, "options": {"side": side}})
            client.play(0, f"play blue-{cards[0]}")
            assert client.play(1, f"play blue-{cards[1]}")[-1]["card"] == f"blue-{stronger}"


def test_4_ascending_emmas_9_beats_davids_4_and_annas_2_beats_brians_5() -> None:
    options = {"side": "ascending"}
    assert trick(five("blue-7", options=options))["seat"] == EMMA
    assert trick(five("green-7", options=options))["seat"] == ANNA


def test_5_giving_up_red_7_makes_red_trump_and_leaves_david_20_points() -> None:
    client = five("blue-7")
    trick(client)
    client.play(DAVID, "trump red-7")
    view = client.ask("view", seat=EMMA)
    assert (view["trump_pile"], view["wheel"]) == (["blue-7", "red-7"], 7)
    assert client.ask("result")["scores"] == [0, 0, 0, 20, 0]


def test_6_without_trump_and_followers_the_leader_wins_whatever_the_values() -> None:
    client = Client()
    hands = (["yellow-1", "red-1"], ["blue-9", "red-2"], ["orange-8", "red-3"])
    position = {"game": GAME, "exact": True, "seats": [{"hand": hand} for hand in hands], "trump_pile": ["green-9"]}
    client.ask("load", position=position)
    client.play(0, "play yellow-1")
    client.play(1, "play blue-9")
    assert client.play(2, "play orange-8")[-1]["seat"] == 0


def test_7_when_the_draw_pile_runs_out_the_others_take_from_the_trump_pile() -> None:
    pile, trumps = ["purple-1", "purple-2", "purple-3"], ["green-1", "green-2", "blue-7"]
    client = five("blue-7", draw_pile=pile, trump_pile=trumps)
    trick(client)
    events = client.play(DAVID, "no-trump")
    assert events[1:] == [
        {"event": "drew", "seat": DAVID, "card": "purple-1"},
        {"event": "drew", "seat": EMMA, "card": "purple-2"},
        {"event": "drew", "seat": ANNA, "card": "purple-3"},
        {"event": "trump-taken", "seat": BRIAN, "card": "blue-7", "trump": "green-2"},
        {"event": "trump-taken", "seat": THIRD, "card": "green-2", "trump": "green-1"},
        {"event": "final-phase-began"},
    ]
    view = client.ask("view", seat=None)
    assert (view["trump_pile"], view["wheel"]) == (["green-1"], 1)


def test_8_without_a_trump_left_no_colour_is_trump_and_the_wheel_stays() -> None:
    client = Client()
    seats = [{"hand": ["blue-8", "yellow-1"]}, {"hand": ["green-1", "yellow-2"]}]
    position = {"game": GAME, "exact": True, "seats": seats, "draw_pile": ["orange-5"], "trump_pile": ["red-3"]}
    client.ask("load", position=position)
    client.play(0, "play blue-8")
    client.play(1, "play green-1")
    events = client.play(0, "no-trump")
    assert {"event": "trump-taken", "seat": 1, "card": "red-3", "trump": None} in events
    view = client.ask("view", seat=0)
    assert (view["trump_pile"], view["wheel"]) == ([], 3)


def test_9_out_of_turn_or_not_in_hand_is_refused_and_playing_off_suit_is_not() -> None:
    client = five("green-7", left=("orange-1", "orange-2", "orange-3", "yellow-4", "orange-5"))
    before = client.line("position")
    assert client.code("apply", seat=BRIAN, action="play yellow-5") == "not_your_turn"
    assert client.code("apply", seat=ANNA, action="play yellow-5") == "illegal_action"
    assert client.line("position") == before
    for seat in (ANNA, BRIAN, THIRD):
        client.play(seat, f"play {CARDS[seat]}")
    assert client.play(DAVID, "play blue-4")[0] == {"event": "played", "seat": DAVID, "card": "blue-4"}

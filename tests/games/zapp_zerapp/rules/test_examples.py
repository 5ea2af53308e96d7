"""The acceptance examples (rule file 4.7), 1 to 10."""

import pytest

from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.zapp_zerapp.events import Arrived, Banished, Carried, GameEnded, Moved, Revealed
from audiogames.games.zapp_zerapp.state import CITY, space_of
from tests.games.tables import at, of, play, refusal, refused
from tests.games.zapp_zerapp.positions import PLACES, board, moving, piece, shaking, state

ADVANCED = {"advanced": True}
FOUR = ("red", "green", "blue", "yellow")
EXAMPLE_A = ("green 6 8", "yellow 7 14", "blue 9 6", "red 10 12")
ILLUSTRATION = ("green 21 0", "blue 22 0", "yellow 0 2", "red 0")


def test_1_illustration_4() -> None:
    """N=8, bleu 9, rouge 6, jaune 4, vert 2 → bleu out; order rouge, jaune, vert."""
    table = at(shaking(*FOUR, magic=8))
    events = play(table, "0 choose F", "1 choose B", "2 choose I", "3 choose D")
    assert {event.seat: event.valid for event in of(events, Revealed)} == {0: True, 1: True, 2: False, 3: True}
    assert table.position()["turn"]["order"] == [0, 3, 1]


def test_2_example_a() -> None:
    """Vert on 6 moves 8 → on 14; banished jaune 7, bleu 9, rouge 12, jaune 14; safe rouge 10, vert 8, bleu 6."""
    table = at(moving(*EXAMPLE_A, numbers={0: 8}))
    events = play(table, "move 1")
    assert {(event.piece, event.space) for event in of(events, Banished)} == {
        (piece("yellow-1"), 7),
        (piece("yellow-2"), 14),
        (piece("blue-1"), 9),
        (piece("red-2"), 12),
    }
    assert board(table) == {
        "green": [14, 8, "start"],
        "yellow": ["start"] * 3,
        "blue": ["start", 6, "start"],
        "red": [10, "start", "start"],
    }


def test_3_example_b() -> None:
    """Same board, vert from start with 11 → vert on 14, nobody banished."""
    table = at(moving(*EXAMPLE_A, numbers={0: 11}))
    before = board(table)
    assert not of(play(table, "move 3"), Banished)
    assert board(table) == {**before, "green": [6, 8, 14]}


def test_4_the_advanced_example() -> None:
    """vert1 has 8, takes rouge1 and vert2 → jaune1, bleu2 banished; vert1+vert2 in city; rouge1 on 3."""
    table = at(moving(*ILLUSTRATION, numbers={0: 8}, options=ADVANCED))
    assert play(table, "move 1 with red-1 green-2")[:-1] == (
        Moved(0, piece("green-1"), 18, 25, (piece("red-1"), piece("green-2"))),
        Carried(piece("red-1"), 3, 6),
        Carried(piece("green-2"), 21, 25),
        Banished(piece("blue-2"), 0),
        Banished(piece("yellow-1"), 0),
        Arrived(piece("green-1"), 1),
        Arrived(piece("green-2"), 2),
    )
    assert board(table) == {
        "green": ["city", "city", "start"],
        "blue": [22, "start", "start"],
        "yellow": ["start", 2, "start"],
        "red": [3, "start", "start"],
    }


def test_4_seven_of_the_eight_steps_are_used() -> None:
    """7 of 8 steps used: with 7 the same, with 6 not home."""
    for number, end in ((7, "city"), (6, 3)):
        table = at(moving(*ILLUSTRATION, numbers={0: number}, options=ADVANCED))
        play(table, "move 1")
        assert board(table)["green"][0] == end


def test_5_the_same_position_with_the_base_rules() -> None:
    """rouge1 is banished as well."""
    table = at(moving(*ILLUSTRATION, numbers={0: 8}))
    assert [event.piece for event in of(play(table, "move 1"), Banished)] == [
        piece("red-1"),
        piece("blue-2"),
        piece("yellow-1"),
    ]
    assert board(table)["green"] == ["city", 0, "start"]


@pytest.mark.parametrize(("magic", "number"), [(7, 7), (2, 1), (2, 2)])
def test_6_a_number_equal_to_the_magic_number_is_valid(magic: int, number: int) -> None:
    """N=7, number 7 → valid. N=2 with barrels 1 and 2 only valid."""
    for other in range(1, 14):
        table = at(shaking(magic=magic))
        revealed = of(play(table, f"0 choose {PLACES[number - 1]}", f"1 choose {PLACES[other - 1]}"), Revealed)
        if other != number:
            assert [event.valid for event in revealed] == [True, other <= magic]


def test_7_the_rest_of_a_number_is_lost_in_the_city() -> None:
    """Vert on step 22 with an 8 → city (3 steps used)."""
    table = at(moving("green 1", "red", numbers={0: 8}))
    assert play(table, "move 1")[0] == Moved(0, piece("green-1"), 22, 25, ())


def test_7_with_the_third_apprentice_the_game_ends_and_later_players_do_not_move() -> None:
    """Third apprentice → game ends, later players do not move."""
    table = at(moving("green 1 city city", "red 21 city city", numbers={0: 8, 1: 3}))
    assert play(table, "move 1")[-1] == GameEnded((3, 2), (0,))
    assert board(table)["red"] == [21, "city", "city"]
    assert table.legal() == {}


def test_8_a_companion_carried_past_its_city_goes_round_again() -> None:
    """Bleu on 17 moves 6 to 23, carries rouge from 18 → rouge on 23, its distance to city is again 23 steps."""
    table = at(moving("blue 17", "red 18", numbers={0: 6}, options=ADVANCED))
    play(table, "move 1 with red-1")
    assert board(table) == {"blue": [23, "start", "start"], "red": [23, "start", "start"]}
    steps = state(table).apprentices[1][0]
    assert (steps, CITY - steps) == (2, 23)


def test_9_a_third_barrel_in_hand_is_refused() -> None:
    """Player already holding two barrels → third take refused."""
    table = at(shaking(options={"shaking": "melee"}))
    play(table, "0 take A", "0 take B")
    assert refused(table, "0 take C") == ("zapp-refuse-hands-full", {"number": 2})


def test_9_after_placing_one_any_shake_is_refused() -> None:
    """After placing one, any shake refused."""
    table = at(shaking("red", "green", "blue", options={"shaking": "melee"}))
    play(table, "0 take A", "0 take B", "0 choose A")
    for action in ("0 shake A", "0 shake B", "0 shake C", "0 take B"):
        assert refusal(table, action) == "zapp-refuse-chosen"


def test_10_three_opponents_pass_an_apprentice_in_its_own_zone() -> None:
    """Apprentice in own zone on steps 10–14 passed by three opponents → stays."""
    for step in range(10, 15):
        space = space_of(COLOURS.index("yellow"), step)
        table = at(moving(f"yellow {space}", "red 0", "green 23", "blue 22", numbers={1: 10, 2: 9, 3: 8}))
        play(table, "move 1", "move 1", "move 1")
        assert board(table)["yellow"] == [space, "start", "start"]

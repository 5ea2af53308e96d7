"""Each row of the ambiguity table (rule file 4.6): what is done, and the option where there is one."""

import pytest

from audiogames.decks.zapp_zerapp import COMPANION_SPACES
from audiogames.games.zapp_zerapp.events import Banished, LeftWithout, Revealed
from tests.games.tables import at, legal, of, play, refusal, refused
from tests.games.zapp_zerapp.positions import GAME, board, moving, new, piece, shaking, state

MELEE = {"shaking": "melee"}


def test_z1_a_number_equal_to_the_magic_number_succeeds() -> None:
    """Z1."""
    table = at(shaking(magic=7))
    revealed = of(play(table, "0 choose G", "1 choose H"), Revealed)
    assert [(event.number, event.valid) for event in revealed] == [(7, True), (8, False)]


def test_z2_the_space_one_leaves_is_spared_the_space_one_comes_to_is_not() -> None:
    """Z2: "depuis une case"."""
    table = at(moving("red 3", "blue 3 5", numbers={0: 2}))
    assert of(play(table, "move 1"), Banished) == [Banished(piece("blue-2"), 5)]


def test_z3_two_barrels_in_hand() -> None:
    """Z3, default."""
    table = at(shaking(options=MELEE, held={"0": ["A"]}))
    play(table, "0 take B")
    assert refused(table, "0 take C") == ("zapp-refuse-hands-full", {"number": 2})


def test_z3_option_one_barrel_in_hand() -> None:
    """Z3, option: another may be taken once it is back."""
    table = at(shaking(options={**MELEE, "barrels_in_hand": 1}, held={"0": ["A"]}))
    assert refused(table, "0 take C") == ("zapp-refuse-hands-full", {"number": 1})
    assert legal(table)[0] == {"shake A", "release A", "choose A"}
    play(table, "0 release A", "0 take C")


def test_z4_moving_is_mandatory() -> None:
    """Z4."""
    assert legal(at(moving("red 3 4", "blue", numbers={0: 5}))) == {0: {"move 1", "move 2", "move 3"}}


def test_z5_banishing_is_automatic() -> None:
    """Z5, default: nobody forgets, and nobody chooses."""
    table = at(moving("red 1", "blue 3 4", numbers={0: 5}))
    assert refusal(table, "move 1 banish blue-1") == "zapp-refuse-banish-itself"
    assert len(of(play(table, "move 1"), Banished)) == 2


@pytest.mark.parametrize(
    ("action", "blue"),
    [
        ("move 1", [3, 4, "start"]),
        ("move 1 banish blue-2", [3, "start", "start"]),
        ("move 1 banish blue-2 blue-1", ["start"] * 3),
    ],
)
def test_z5_option_banishing_by_hand(action: str, blue: list[int | str]) -> None:
    """Z5, option: apprentices that are not named stay."""
    table = at(moving("red 1", "blue 3 4", numbers={0: 5}, options={"manual_banish": True}))
    play(table, action)
    assert board(table)["blue"] == blue


@pytest.mark.parametrize("name", ["blue-3", "green-1", "red-2", "blue-2", "yellow-1"])
def test_z5_option_only_who_could_be_banished_is_named(name: str) -> None:
    """In the start, safe in its zone, one's own, beyond the way, not at the table."""
    table = at(moving("red 1 2", "blue 3 9", "green 14", numbers={0: 5}, options={"manual_banish": True}))
    assert refusal(table, f"move 1 banish {name}") == "zapp-refuse-banish"


def test_z5_option_an_entry_stands_for_all_choices() -> None:
    """Notation page; `legal` has nobody banished and all of them."""
    table = at(moving("red 1 city city", "blue 3 4", numbers={0: 5}, options={"manual_banish": True}))
    assert table.legal_position() == {
        0: ["move 1", {"verb": "move 1 banish", "from": ["blue-1", "blue-2"], "min": 1, "max": 2}]
    }
    assert legal(table) == {0: {"move 1", "move 1 banish blue-1 blue-2"}}


def test_z5_option_with_companions_one_entry_has_both() -> None:
    """Notation page: `leaving` and `banish` where they apply."""
    options = {"manual_banish": True, "advanced": True}
    table = at(moving("green 21 0 city", "blue 2", "red 0", numbers={0: 12}, options=options))
    assert table.legal_position()[0][:3] == [
        "move 1",
        {
            "verb": "move 1 with",
            "from": ["red-1", "green-2"],
            "min": 1,
            "max": 2,
            "leaving": ["green-2"],
            "banish": ["blue-1"],
        },
        {"verb": "move 1 banish", "from": ["blue-1"], "min": 1, "max": 1},
    ]
    play(table, "move 1 banish blue-1 leaving green-2 with green-2")
    assert board(table) == {"green": ["city", 3, "city"], "blue": ["start"] * 3, "red": [0, "start", "start"]}


def test_z6_own_companions_may_enter_the_city_and_do_unless_they_are_left() -> None:
    """Z6."""
    for action, end in (("move 1 with green-2", "city"), ("move 1 with green-2 leaving green-2", 3), ("move 1", 0)):
        table = at(moving("green 21 0", "red", numbers={0: 9}, options={"advanced": True}))
        play(table, action)
        assert board(table)["green"] == ["city", end, "start"]


def test_z7_the_fourth_pair_of_castles_is_red_and_yellow() -> None:
    """Z7."""
    assert set(COMPANION_SPACES[18]) == {"red", "yellow"}
    for colour, safe in (("red", True), ("yellow", True), ("green", False), ("blue", False)):
        mover = "blue" if colour == "green" else "green"
        table = at(moving(f"{mover} 17", f"{colour} 18", numbers={0: 2}, options={"advanced": True}))
        assert (of(play(table, "move 1"), Banished) == []) == safe


def test_z8_the_city_stands_before_the_third_space_of_a_zone_and_the_start_before_the_fourth() -> None:
    """Z8: k = 3, m = 4."""
    table = at(moving("green 2 start start", "red", numbers={0: 1}))
    play(table, "move 2")
    assert board(table)["green"] == [2, 4, "start"]
    table = at(moving("green 2 start start", "red", numbers={0: 2}))
    play(table, "move 1")
    assert board(table)["green"] == ["city", "start", "start"]


def test_z9_two_players_sit_at_opposite_corners() -> None:
    """Z9, default."""
    assert [*board(new(2))] == ["red", "blue"]


def test_z9_option_adjacent_corners() -> None:
    """Z9, option."""
    assert [*board(new(2, {"corners": "adjacent"}))] == ["red", "green"]


@pytest.mark.parametrize("corners", ["opposite", "adjacent"])
def test_z9_three_and_four_sit_round_the_board(corners: str) -> None:
    assert [*board(new(3, {"corners": corners}))] == ["red", "green", "blue"]
    assert [*board(new(4, {"corners": corners}))] == ["red", "green", "blue", "yellow"]


def test_z10_a_countdown_of_ten_seconds_once_all_but_one_have_chosen() -> None:
    """Z10, default."""
    table = at(shaking(options=MELEE, chosen={"1": "B"}))
    assert state(table).rules.countdown == 10
    assert table.view(0).clock_runs
    assert table.time() == (LeftWithout(0), Revealed(1, 1, 2, True))
    assert [*legal(table)] == [1]


def test_z10_option_no_countdown() -> None:
    """Z10, option: 0 is none; another length is the table's to measure."""
    table = at(shaking(options={**MELEE, "countdown": 0}, chosen={"1": "B"}))
    assert not table.view(0).clock_runs
    with pytest.raises(ValueError, match="no-clock"):
        table.time()
    assert GAME.load(shaking(options={**MELEE, "countdown": 60}, chosen={"1": "B"})).rules.countdown == 60


def test_z11_landing_on_a_companion_space_takes_nobody_along() -> None:
    """Z11: only those strictly passed."""
    table = at(moving("green 21", "red 0", numbers={0: 3}, options={"advanced": True}))
    assert refusal(table, "move 1 with red-1") == "zapp-refuse-companion"
    table = at(moving("green 21", "red 0", numbers={0: 4}, options={"advanced": True}))
    play(table, "move 1 with red-1")

"""Shaking and choosing: on equal terms, grabbing, and in turn (rule file 4.4, Z3 and 4.8; notation page)."""

from typing import Any

import pytest

from audiogames.core.events import seen_by
from audiogames.games.zapp_zerapp.events import Chose, Clashed, LeftWithout, Released, Revealed, Shook, Took
from audiogames.games.zapp_zerapp.percept import SLOT, Difficulty, duration, percept
from tests.games.tables import at, legal, of, play, refusal, refused
from tests.games.zapp_zerapp.positions import GAME, PLACES, new, places, shaking, state

MELEE = {"shaking": "melee"}
DRAFT = {"shaking": "draft"}


# What a shake gives.


@pytest.mark.parametrize("options", [{}, MELEE, DRAFT])
def test_a_shake_gives_its_seat_and_no_other_what_the_barrel_sounds_like(options: dict[str, Any]) -> None:
    held = {"0": ["C"]} if options == MELEE else {}
    table = at(shaking(options=options, held=held))
    (shook,) = play(table, "0 shake C")
    assert isinstance(shook, Shook)
    assert shook.percept
    assert seen_by(shook, 0) == shook
    assert seen_by(shook, 1).percept is seen_by(shook, None).percept is None
    assert seen_by(shook, 1).place == (None if options == {} else 2)


def test_no_two_shakes_of_a_barrel_sound_alike() -> None:
    table = at(shaking())
    heard = [play(table, "0 shake C")[0].percept for _ in range(4)]
    assert len(set(heard)) == 4


def test_every_shake_has_as_many_impacts_whatever_the_number() -> None:
    """So that its length tells nothing."""
    table = at(shaking(options={"shakes": 13}))
    assert len({len(play(table, f"0 shake {place}")[0].percept) for place in PLACES}) == 1


def test_a_shake_is_of_the_barrel_that_stands_there() -> None:
    """The rattle that is heard is the one that the model makes of the true number."""
    table = at(shaking(barrels=[9, *range(1, 9), *range(10, 14)]))
    (shook,) = play(table, "0 shake A")
    draw = table.steps[-1].entry.chance
    assert draw is not None
    assert shook.percept == percept(9, draw[0][0])


@pytest.mark.parametrize("options", [{"shakes": 2}, {"shakes": 2, **DRAFT}])
@pytest.mark.parametrize("action", ["tip C", "shake C quick"])
def test_tipping_and_a_quick_shake_cost_as_much_as_a_shake(options: dict[str, Any], action: str) -> None:
    table = at(shaking(options=options))
    play(table, f"0 {action}", f"0 {action}")
    assert table.position()["turn"]["shakes_left"]["0"] == 0
    assert refusal(table, f"0 {action}") == "zapp-refuse-no-shakes-left"


@pytest.mark.parametrize("action", ["tip D", "shake D quick"])
def test_tipping_and_a_quick_shake_need_the_barrel_in_hand_in_the_melee(action: str) -> None:
    table = at(shaking(options=MELEE, held={"0": ["C"]}))
    assert refusal(table, f"0 {action}") == "zapp-refuse-not-in-hand"
    assert isinstance(play(table, f"0 {action.replace('D', 'C')}")[0], Shook)


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("action", "gesture"), [("shake A", "shake"), ("tip A", "tip"), ("shake A quick", "quick")])
def test_what_is_heard_goes_by_how_it_is_shaken_and_by_the_table_s_difficulty(
    difficulty: Difficulty, action: str, gesture: str
) -> None:
    """A quick shake is as short, and tells as little, as one at a hard table; the next shake is a usual one again."""
    table = at(shaking(barrels=[9, *range(1, 9), *range(10, 14)], options={"difficulty": difficulty}))
    (shook,) = play(table, f"0 {action}")
    draw = table.steps[-1].entry.chance
    assert draw is not None
    told: Difficulty = "hard" if gesture == "quick" else difficulty
    assert shook.percept == percept(9, draw[0][0], told, "tip" if gesture == "tip" else "shake")
    (after,) = play(table, "0 shake A")
    assert len(after.percept) == duration(difficulty) // SLOT


# On equal terms.


def test_equal_everyone_may_act_at_once() -> None:
    table = at(shaking("red", "green", "blue"))
    assert legal(table) == dict.fromkeys(range(3), places("shake") | places("choose"))


def test_equal_everyone_has_the_same_number_of_shakes() -> None:
    """Six, unless the table has it otherwise."""
    for options, number in (({}, 6), ({"shakes": 2}, 2)):
        table = at(shaking(options=options))
        assert table.position()["turn"]["shakes_left"] == {"0": number, "1": number}
        play(table, *["0 shake A"] * number)
        assert table.position()["turn"]["shakes_left"] == {"0": 0, "1": number}
        assert legal(table)[0] == places("choose")
        assert refusal(table, "0 shake A") == "zapp-refuse-no-shakes-left"


@pytest.mark.parametrize("options", [{"shakes": 3}, {"shakes": 3, **DRAFT}])
def test_each_roll_gives_everyone_the_same_number_of_shakes(options: dict[str, Any]) -> None:
    table = new(3, options)
    play(table, "roll")
    assert table.position()["turn"]["shakes_left"] == {"0": 3, "1": 3, "2": 3}


@pytest.mark.parametrize("options", [{}, DRAFT])
def test_equal_and_draft_have_no_hands(options: dict[str, Any]) -> None:
    table = at(shaking(options=options))
    assert refusal(table, "0 take C") == refusal(table, "0 release C") == "zapp-refuse-no-hands"


def test_equal_a_choice_needs_no_shake_before_it() -> None:
    table = at(shaking())
    assert play(table, "0 choose C") == (Chose(0, 2, False),)


def test_equal_others_learn_that_a_seat_chose_but_not_which() -> None:
    table = at(shaking())
    (chose,) = play(table, "0 choose C")
    assert seen_by(chose, 1) == seen_by(chose, None) == Chose(0, None, False)
    assert [table.view_position(viewer)["chosen"] for viewer in (0, 1, None)] == [{"0": "C"}, {"0": None}, {"0": None}]


@pytest.mark.parametrize("action", ["shake D", "choose D", "choose C"])
def test_a_choice_is_final_and_ends_the_shaking(action: str) -> None:
    table = at(shaking())
    play(table, "0 choose C")
    assert refusal(table, f"0 {action}") == "zapp-refuse-chosen"
    assert GAME.why_not(state(table), 0, GAME.parse_action(action)).id == "zapp-refuse-chosen"


def test_equal_another_may_choose_the_same_barrel_while_choices_are_secret() -> None:
    table = at(shaking("red", "green", "blue"))
    play(table, "0 choose C")
    assert "choose C" in legal(table)[1]
    play(table, "1 choose C")
    assert [*legal(table)] == [2]


def test_equal_a_clash_goes_to_the_first_seat_from_the_roller_clockwise() -> None:
    table = at(shaking("red", "green", "blue", "yellow", turn={"roller": 2}))
    play(table, "0 choose C", "1 choose A", "3 choose C")
    events = play(table, "2 choose A")
    assert events == (Chose(2, 0, False), Clashed(0, 2, (1,)), Clashed(2, 3, (0,)))
    assert [*legal(table)] == [0, 1]


def test_equal_the_choices_that_stand_become_public() -> None:
    """Notation page: `turn.settled`; those without a clash as well."""
    table = at(shaking("red", "green", "blue"))
    play(table, "0 choose C", "1 choose C", "2 choose E")
    for viewer in (None, 0, 1, 2):
        seen = table.view_position(viewer)
        assert seen["turn"]["settled"] == [0, 2]
        assert seen["chosen"] == {"0": "C", "2": "E"}
        assert seen["barrels"] == [None] * 13


def test_equal_the_others_choose_again_among_the_barrels_left_with_the_shakes_left() -> None:
    table = at(shaking("red", "green", "blue"))
    play(table, "1 shake A", "1 shake B", "0 choose C", "1 choose C", "2 choose E")
    left = [letter for letter in PLACES if letter not in "CE"]
    assert legal(table) == {1: places("shake", *left) | places("choose", *left)}
    assert table.position()["turn"]["shakes_left"]["1"] == 4
    assert refused(table, "1 choose C") == ("zapp-refuse-taken", {"number": 3})
    assert refused(table, "1 shake E") == ("zapp-refuse-taken", {"number": 5})
    events = play(table, "1 choose D")
    assert [event.seat for event in of(events, Revealed)] == [0, 1, 2]


def test_equal_once_all_have_a_barrel_of_their_own_nothing_is_left_to_settle() -> None:
    table = at(shaking())
    play(table, "0 choose C", "1 choose C", "1 choose D")
    assert table.position()["turn"]["settled"] == []


def test_equal_a_second_clash_is_settled_as_the_first() -> None:
    table = at(shaking("red", "green", "blue", turn={"roller": 1}))
    play(table, "0 choose C", "1 choose C", "2 choose C")
    assert table.position()["turn"]["settled"] == [1]
    assert play(table, "0 choose D", "2 choose D")[1:] == (Clashed(3, 2, (0,)),)
    assert table.position()["turn"]["settled"] == [1, 2]
    assert of(play(table, "0 choose E"), Revealed)


def test_equal_without_a_clash_nobody_chooses_again() -> None:
    table = at(shaking())
    play(table, "0 choose C")
    assert not of(play(table, "1 choose D"), Clashed)
    assert table.position()["turn"]["phase"] == "move"


# Grabbing.


def test_melee_everyone_may_take_a_barrel_at_once() -> None:
    table = at(shaking("red", "green", options=MELEE))
    assert legal(table) == {0: places("take"), 1: places("take")}


def test_melee_a_barrel_in_hand_may_be_shaken_put_back_or_chosen() -> None:
    """Any number of times: nobody counts shakes where all are in a hurry."""
    table = at(shaking(options={**MELEE, "shakes": 1}))
    assert play(table, "0 take C") == (Took(0, 2),)
    rest = [letter for letter in PLACES if letter != "C"]
    assert legal(table)[0] == places("take", *rest) | {"shake C", "release C", "choose C"}
    play(table, "0 shake C", "0 shake C", "0 shake C")
    assert play(table, "0 release C") == (Released(0, 2),)
    assert legal(table)[0] == places("take")


@pytest.mark.parametrize("action", ["shake D", "release D", "choose D"])
def test_melee_needs_the_barrel_in_hand(action: str) -> None:
    table = at(shaking(options=MELEE, held={"0": ["C"], "1": ["D"]}))
    assert refused(table, f"0 {action}") == ("zapp-refuse-not-in-hand", {"number": 4})


def test_melee_a_barrel_in_another_s_hand_or_before_another_cannot_be_taken() -> None:
    """4.4: no stealing."""
    table = at(shaking("red", "green", "blue", options=MELEE, held={"1": ["C"]}, chosen={"2": "D"}))
    assert refusal(table, "0 take C") == refusal(table, "0 take D") == "zapp-refuse-taken"
    assert legal(table)[0] == places("take", *(letter for letter in PLACES if letter not in "CD"))


def test_melee_a_barrel_put_back_may_be_taken_by_another() -> None:
    table = at(shaking(options=MELEE, held={"1": ["C"]}))
    play(table, "1 release C", "0 take C")
    assert table.position()["held"] == {"0": ["C"]}


def test_melee_the_barrel_in_hand_is_not_taken_again() -> None:
    table = at(shaking(options=MELEE, held={"0": ["C"]}))
    assert refusal(table, "0 take C") == "zapp-refuse-in-hand"


def test_melee_choosing_one_releases_the_other() -> None:
    """4.4: any other goes back."""
    table = at(shaking(options=MELEE, held={"0": ["C", "D"]}))
    assert play(table, "0 choose D") == (Released(0, 2), Chose(0, 3, True))
    assert table.position()["held"] == {}
    assert table.position()["chosen"] == {"0": "D"}
    assert "take C" in legal(table)[1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_melee_hands_and_choices_are_public(viewer: int | None) -> None:
    table = at(shaking("red", "green", "blue", options=MELEE, held={"0": ["C", "D"]}, chosen={"2": "E"}))
    seen = table.view_position(viewer)
    assert seen["held"] == {"0": ["C", "D"]}
    assert seen["chosen"] == {"2": "E"}


# The countdown (Z10).


def test_the_countdown_runs_in_melee_while_exactly_one_has_not_chosen() -> None:
    table = at(shaking("red", "green", "blue", options=MELEE, held={"0": ["C"], "1": ["D"], "2": ["B", "A"]}))
    assert no_clock(table)
    play(table, "0 choose C")
    assert no_clock(table)
    play(table, "1 choose D")
    assert table.view(None).clock_runs
    assert table.time() == (
        Released(2, 1),
        Released(2, 0),
        LeftWithout(2),
        Revealed(0, 2, 3, True),
        Revealed(1, 3, 4, True),
    )
    assert table.position()["turn"]["order"] == [1, 0]
    assert table.position()["held"] == {}


def no_clock(table: Any) -> bool:
    """Whether no clock runs; nothing changes when it is asked to run out."""
    before = table.position(), table.version
    with pytest.raises(ValueError, match="no-clock"):
        table.time()
    assert (table.position(), table.version) == before
    return not table.view(None).clock_runs


@pytest.mark.parametrize("options", [{}, DRAFT, {**MELEE, "countdown": 0}])
def test_no_countdown_elsewhere_nor_at_a_table_without_one(options: dict[str, Any]) -> None:
    assert no_clock(at(shaking(options=options, chosen={"0": "C"})))


def test_a_player_who_the_countdown_leaves_behind_does_not_move() -> None:
    table = at(shaking(magic=2, options={**MELEE, "memory": True}, chosen={"0": "C"}))
    table.time()
    assert table.position()["turn"]["phase"] == "roll"


# In turn.


def test_draft_seats_act_one_at_a_time_from_the_roller_clockwise() -> None:
    table = at(shaking("red", "green", "blue", options=DRAFT, turn={"roller": 1}))
    for seat in (1, 2, 0):
        assert [*legal(table)] == [seat]
        after = (seat + 1) % 3
        assert refusal(table, f"{after} shake A") == ("zapp-refuse-chosen" if seat == 0 else "not-your-turn")
        play(table, f"shake {PLACES[seat]}", f"choose {PLACES[seat]}")
    assert table.position()["turn"]["phase"] == "move"


def test_draft_a_barrel_that_was_chosen_is_gone_and_everyone_knows() -> None:
    table = at(shaking("red", "green", options=DRAFT))
    (chose,) = play(table, "choose C")
    assert seen_by(chose, 1) == seen_by(chose, None) == Chose(0, 2, True)
    assert table.view_position(1)["chosen"] == {"0": "C"}
    rest = [letter for letter in PLACES if letter != "C"]
    assert legal(table) == {1: places("shake", *rest) | places("choose", *rest)}
    assert refusal(table, "choose C") == refusal(table, "shake C") == "zapp-refuse-taken"


def test_draft_a_shake_costs_one_of_those_left() -> None:
    table = at(shaking("red", "green", options={**DRAFT, "shakes": 2}))
    play(table, "shake C", "shake D")
    assert legal(table)[0] == places("choose")
    assert refusal(table, "shake C") == "zapp-refuse-no-shakes-left"
    assert table.position()["turn"]["shakes_left"] == {"0": 0, "1": 2}


@pytest.mark.parametrize("options", [{}, DRAFT, MELEE])
@pytest.mark.parametrize("action", ["roll", "move 1"])
def test_while_barrels_are_shaken_nobody_rolls_or_moves(options: dict[str, Any], action: str) -> None:
    assert refusal(at(shaking(options=options)), action) == "zapp-refuse-shake-first"

"""The end of the game and the points (rule file 2.5)."""

from typing import Any

import pytest

from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.games.air_sorciere.events import GameEnded, TurnBegan
from audiogames.narration.narrator import Narrator
from tests.games.air_sorciere.positions import DIPLOMA, counts, table
from tests.games.tables import play

EARNED = "diploma green: green-1 green-2 green-3"
HELD = "green-1 green-2 green-3"


def ending(seats: int, stock: str, hands: tuple[str, ...] = (), **fields: Any) -> Table:
    """Seat 0 may earn the last green grimoire."""
    others = (*hands, *[""] * (seats - 1 - len(hands)))
    return table(HELD, *others, stock=counts(f"green {stock}"), turn=DIPLOMA, **fields)


@pytest.mark.parametrize(
    ("seats", "stock", "over"),
    [
        (2, "red black orange purple", False),
        (2, "red black orange", True),
        (3, "red black orange purple", False),
        (3, "red black orange", True),
        (4, "red black orange", False),
        (4, "red black", True),
        (5, "red black orange", False),
        (5, "red black", True),
        (2, "red black", True),
        (4, "", True),
    ],
)
def test_the_game_ends_when_grimoires_of_so_few_colours_remain(seats: int, stock: str, over: bool) -> None:
    """2.5: of only 3 colours with 2 or 3 players, of 2 with 4 or 5."""
    game = ending(seats, stock)
    events = play(game, EARNED)
    assert game.over == over
    assert isinstance(events[-1], GameEnded if over else TurnBegan)


def test_it_ends_at_once_after_the_diploma() -> None:
    """2.5: nobody plays any more, and nothing of the table moves."""
    game = ending(2, "red black orange", ("red-1 red-2 red-3",))
    assert play(game, EARNED)[-1] == GameEnded((1, 0), (0,))
    assert game.position()["turn"] == {
        "seat": None,
        "phase": "over",
        "taken": 0,
        "placed_in_common": None,
        "drawn": None,
        "numbers": [],
    }
    assert game.legal() == {}


def test_only_a_diploma_ends_it() -> None:
    """Notation page: the end is checked after a diploma, never on load."""
    game = table("red-1", "", stock=counts("red"), flying=("green-1",), turn={"taken": 1})
    play(game, "stop", "land green")
    assert game.to_act() == (1,)


def test_a_point_for_each_grimoire() -> None:
    """2.5."""
    game = table("", "", owned=("green:2 red", "black:3"))
    assert game.scores == (3, 3)


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("black orange purple green", 4),
        ("black orange purple green red", 6),
        ("black:2 orange:3 purple green red", 9),
    ],
)
def test_the_bonus_for_all_five_colours(owned: str, points: int) -> None:
    """2.5, A2."""
    assert table("", "", owned=(owned,)).scores[0] == points


def test_the_most_points_win() -> None:
    """2.5."""
    game = ending(2, "red black orange", owned=("", "purple:3"))
    assert play(game, EARNED)[-1] == GameEnded((1, 3), (1,))
    assert game.winners == (1,)


def test_the_bonus_may_decide() -> None:
    game = ending(2, "red black orange", owned=("black orange purple red", "purple:5"))
    assert play(game, EARNED)[-1] == GameEnded((6, 5), (0,))


def test_a_tie_goes_to_the_most_cards_in_hand() -> None:
    """2.5: tie, most cards in hand."""
    game = ending(3, "red black orange", ("red-1 red-2", "red-3"), owned=("", "purple", "purple"))
    assert play(game, EARNED)[-1] == GameEnded((1, 1, 1), (1,))


def test_cards_in_the_zone_break_no_tie() -> None:
    game = ending(2, "red black orange", ("red-1",), owned=("", "purple"), flying=("black-1 black-2",))
    assert play(game, EARNED)[-1] == GameEnded((1, 1), (1,))


def test_a_tie_of_both_is_shared() -> None:
    """2.5: then shared."""
    game = ending(3, "red black orange", ("red-1", "red-3"), owned=("", "purple", "purple"))
    assert play(game, EARNED)[-1] == GameEnded((1, 1, 1), (1, 2))


def test_cards_in_hand_count_for_nothing_else() -> None:
    game = ending(2, "red black orange", ("red-1 red-2 red-3 red-4",))
    play(game, EARNED)
    assert game.winners == (0,)


def test_before_the_end_nobody_has_won_and_the_scores_are_true() -> None:
    """Notation page."""
    game = table("", "", owned=("green", ""))
    assert (game.winners, game.scores, game.over) == ((), (1, 0), False)


# What is said of it.


def said(game: Table, *actions: str, locale: str = "fr") -> list[str]:
    """Return what the first seat is told of some actions."""
    events = play(game, *actions)
    narrator = Narrator(locale, ("Ana", "Bob", "Circe", "Davy", "Emma")[: len(game.players)], 0)
    told = game.game.tell(heard(events, 0), game.view(0))
    return [" ".join(line.text.split()) for line in narrator.utterances(told)]


@pytest.mark.parametrize(
    ("seats", "stock", "why"),
    [
        (2, "red black orange", "Il ne reste de grimoires que de 3 couleurs."),
        (4, "red black", "Il ne reste de grimoires que de 2 couleurs."),
        (4, "red", "Il ne reste de grimoires que d’une couleur."),
    ],
)
def test_why_it_ended_is_said_before_who_won(seats: int, stock: str, why: str) -> None:
    game = ending(seats, stock)
    lines = said(game, EARNED)
    assert lines[-2] == why
    assert lines[-1].startswith("Partie finie.")
    scores = Narrator("fr", (), 0).utterances(game.game.ask("scores", game.view(0)))
    assert [" ".join(line.text.split()) for line in scores[:1]] == [why]


@pytest.mark.parametrize(("seats", "stock"), [(2, "red black orange purple"), (4, "red black orange")])
def test_one_colour_before_the_end_that_is_said_once(seats: int, stock: str) -> None:
    warning = "La fin approche : encore une couleur de grimoires épuisée, et la partie est finie."
    assert said(ending(seats, stock), EARNED).count(warning) == 1


def test_no_end_is_near_while_the_colour_lasts_or_two_more_must_run_out() -> None:
    for stock in ("green green red black orange purple", "red black orange purple"):
        lines = said(ending(4, stock), EARNED)
        assert not any("La fin approche" in line for line in lines)

"""The end and the score (rule file 3.4, last paragraph; R6) and what stays hidden until then (R7)."""

import pytest

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.events import heard
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.events import GameEnded, Played, TrickWon
from audiogames.narration.narrator import Narrator
from tests.games.roue_des_sorcieres.positions import captured, number, table
from tests.games.tables import play


def ended() -> Table:
    game = table("yellow-2", "yellow-5", captured=("green-9 red-1", "green-8"))
    play(game, "play yellow-2", "play yellow-5")
    return game


def test_the_game_ends_when_all_hands_are_empty() -> None:
    """3.4."""
    game = table("yellow-2", "yellow-5")
    play(game, "play yellow-2")
    assert not game.over
    play(game, "play yellow-5")
    assert game.over
    assert game.to_act() == ()
    assert game.legal() == {}
    assert game.position()["turn"] == {"seat": None, "phase": "over"}


def test_it_goes_on_while_the_draw_pile_refills_empty_hands() -> None:
    """3.4, point 3: an empty draw pile, and it alone, stops the refill."""
    game = table("yellow-2", "yellow-5", pile="red-1")
    play(game, "play yellow-2", "play yellow-5")
    assert not game.over
    play(game, "no-trump")
    assert [seat["hand"] for seat in game.position()["seats"]] == [["blue-7"], ["red-1"]]


def test_the_last_trick_is_captured_and_counted() -> None:
    """3.4: sum of the values of the captured cards."""
    game = ended()
    assert captured(game, 1) == {"green-8", "yellow-2", "yellow-5"}
    assert game.scores == (10, 15)


def test_the_highest_score_wins() -> None:
    """3.4."""
    assert ended().winners == (1,)


def test_the_end_is_announced_after_the_trick_with_scores_and_winners() -> None:
    game = table("yellow-2", "yellow-5", captured=("green-9 red-1", "green-8"))
    play(game, "play yellow-2")
    yellow = (number("yellow-2"), number("yellow-5"))
    assert play(game, "play yellow-5") == (
        Played(1, yellow[1]),
        TrickWon(1, yellow[1], yellow, 7),
        GameEnded((10, 15), (1,)),
    )


def test_nobody_has_won_before_the_end() -> None:
    """Notation page: before the end `winners` is empty and `scores` are the true current ones."""
    game = table("yellow-2", "yellow-5", captured=("green-9", ""))
    assert (game.winners, game.scores) == ((), (9, 0))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_acts_after_the_end(seat: int) -> None:
    with pytest.raises(NotYourTurn) as refused:
        ended().submit(seat, "play yellow-2")
    assert refused.value.message.id == "game-is-over"


def test_no_clock_runs_in_this_game() -> None:
    """Notation page: `time` without a running clock is an illegal action."""
    game = table("yellow-2", "yellow-5")
    with pytest.raises(IllegalAction) as refused:
        game.time()
    assert refused.value.message.id == "no-clock"


def test_at_the_end_everyone_sees_the_captured_cards() -> None:
    """Notation page: captured cards are shown to nobody before the end."""
    for viewer in (None, 0, 1):
        seats = ended().view_position(viewer)["seats"]
        assert [set(seat["captured"]) for seat in seats] == [{"green-9", "red-1"}, {"green-8", "yellow-2", "yellow-5"}]
        assert [seat["score"] for seat in seats] == [10, 15]
        assert ended().view(viewer).winners == (1,)


@pytest.mark.parametrize(
    ("locale", "why"), [("fr", "Toutes les cartes sont jouées."), ("en", "All cards have been played.")]
)
def test_why_it_ended_is_said_before_who_won(locale: str, why: str) -> None:
    game = table("yellow-2", "yellow-5", captured=("green-9 red-1", "green-8"))
    play(game, "play yellow-2")
    events = play(game, "play yellow-5")
    told = game.game.tell(heard(events, 0), game.view(0))
    lines = [line.text for line in Narrator(locale, ("Ana", "Bob"), 0).utterances(told)]
    assert lines[-2] == why
    answered = Narrator(locale, ("Ana", "Bob"), 0).utterances(game.game.ask("scores", game.view(0)))
    assert answered[0].text == why

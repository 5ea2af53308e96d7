"""The feats of all games: what is worth remembering is counted from what a seat heard, and each goal can be reached."""

from collections.abc import Sequence

import pytest

from audiogames.core.events import heard
from audiogames.core.game import longest
from audiogames.core.registry import GAMES, game_named
from audiogames.games.air_sorciere import events as air
from audiogames.games.air_sorciere.extras.feats import FEATS as AIR
from audiogames.games.du_balai import events as balai
from audiogames.games.du_balai.extras.feats import FEATS as BALAI
from audiogames.games.roue_des_sorcieres import events as roue
from audiogames.games.roue_des_sorcieres.extras.feats import FEATS as ROUE
from audiogames.games.zapp_zerapp import events as zapp
from audiogames.games.zapp_zerapp.extras.feats import FEATS as ZAPP
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE

from .random_tables import moments

ALL = {"roue_des_sorcieres": ROUE, "air_sorciere": AIR, "du_balai": BALAI, "zapp_zerapp": ZAPP}


def numbers(game: str, events: Sequence[object], seat: int = 0) -> dict[str, int]:
    return {feat.name: feat.of(events, seat) for feat in ALL[game]}


def test_the_longest_row_is_counted_across_the_whole_game() -> None:
    assert longest([True, True, False, True]) == 2
    assert longest([]) == 0


def test_tricks_in_a_row_and_the_richest_trick() -> None:
    events = [roue.TrickWon(seat, 0, (), points) for seat, points in ((0, 9), (0, 21), (1, 30), (0, 5))]
    assert numbers("roue_des_sorcieres", list(events)) == {"row": 2, "trick": 21}


def test_a_flight_counts_where_it_ends_with_a_landing() -> None:
    crashed = [air.TurnBegan(0), air.Kept(0, 1), air.Kept(0, 2), air.Kept(0, 3), air.Crashed(0, 4, ())]
    landed = [air.TurnBegan(0), air.Kept(0, 1), air.TookFromCommon(0, 2), air.Stopped(0, False)]
    earned = [air.DiplomaEarned(0, 0, (), 2), air.DiplomaEarned(1, 0, (), 3)]
    assert numbers("air_sorciere", [*crashed, *landed, *earned]) == {"diploma": 2, "flight": 2}


def test_exact_barrels_and_those_banished_by_one_move() -> None:
    events = [
        zapp.Rolled(0, (3, 4)),
        zapp.Revealed(0, 0, 7, True),
        zapp.Revealed(1, 1, 6, True),
        zapp.Moved(0, (0, 0), 1, 8, ()),
        zapp.Banished((1, 0), 5),
        zapp.Banished((1, 1), 6),
        zapp.Moved(1, (1, 2), 1, 7, ()),
        zapp.Banished((0, 0), 5),
    ]
    assert numbers("zapp_zerapp", events) == {"exact": 1, "banished": 2}


def test_formulas_in_a_row_without_a_fall_and_the_longest_flight() -> None:
    def flight(spaces: int, cause: balai.Cause = "formula") -> balai.Moved:
        return balai.Moved(0, 0, spaces, spaces, cause, False)

    events = [flight(2), flight(4), balai.Fell(0, 1), flight(3), flight(9, "tailwind"), balai.StayedPut(0)]
    assert numbers("du_balai", list(events)) == {"steady": 2, "spaces": 4}


@pytest.mark.parametrize("game", GAMES)
def test_feats_are_the_same_from_what_a_seat_heard_as_from_everything(game: str) -> None:
    for seed in range(3):
        *_, table = moments(game, seed)
        events = [event for step in table.steps for event in step.events]
        for seat in range(len(table.players)):
            for feat in game_named(game).feats:
                assert feat.of(heard(events, seat), seat) == feat.of(events, seat) >= 0


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_goals_rise_and_each_has_its_words(game: str, locale: str) -> None:
    assert game_named(game).feats
    for feat in game_named(game).feats:
        assert list(feat.goals) == sorted({*feat.goals})
        assert str(feat.goals[-1]) in catalogue(locale).words(
            f"feat-{game}-{feat.name}".replace("_", "-"), number=feat.goals[-1]
        )

"""Who plays as a bot: a small cast, drawn by the seed of the game, each with a manner that shows in what they do."""

from collections import Counter
from typing import Any, get_args

import pytest

from audiogames.bots.characters import ANYONE, CAST, drawn, is_wish
from audiogames.bots.levels import make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.game import Manner
from audiogames.core.registry import GAMES
from audiogames.core.table import Table, hear
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE

MANNERS = get_args(Manner)
MOST = 160
"""Steps of a game that are enough to tell manners apart."""


def test_the_cast_has_each_manner_and_no_two_of_its_names_begin_alike() -> None:
    assert min(Counter(one.manner for one in CAST)[manner] for manner in MANNERS) > 1
    assert len({one.name[0] for one in CAST}) == len({one.id for one in CAST}) == len(CAST)


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_character_has_the_name_of_a_bot_without_one(locale: str) -> None:
    assert not {one.name for one in CAST} & set(catalogue(locale).words("bot-names").split(","))


def test_whoever_comes_is_drawn_by_the_seed_and_nobody_comes_twice() -> None:
    coming = [drawn(ANYONE, (1, 2, 3, 4, 5), seed) for seed in range(50)]
    assert coming == [drawn(ANYONE, (1, 2, 3, 4, 5), seed) for seed in range(50)]
    assert all(len(set(one.values())) == 5 for one in coming)
    assert {character for one in coming for character in one.values()} == set(CAST)


def test_those_who_are_wished_for_come_in_their_order_and_then_whoever_comes() -> None:
    found = drawn(f"palmor {ANYONE} brumel", (0, 2, 3, 5), 7)
    assert (found[0].id, found[3].id) == ("palmor", "brumel")
    assert len(set(found.values())) == 4


def test_nobody_comes_who_is_called_like_a_person_and_an_empty_wish_brings_nobody() -> None:
    found = drawn("palmor", (1, 2), 3, ["PALMOR", None])
    assert "palmor" not in {one.id for one in found.values()}
    assert len(found) == 2
    assert drawn("", (1, 2), 3) == {}


@pytest.mark.parametrize(
    ("wish", "is_one"),
    [("", True), (ANYONE, True), ("palmor anyone anyone", True), ("palmor palmor", False), ("nobody", False)],
)
def test_a_wish_names_characters_each_once(wish: str, is_one: bool) -> None:
    assert is_wish(wish) == is_one


def asked(game: str, level: str, manner: Manner | None, deals: int = 2) -> list[Any]:
    """Play games between bots without a manner; return what one with it chose wherever they chose, MOST times a game.

    Twice: what it says must not depend on having been asked before.
    """
    chosen = []
    for deal in range(deals):
        table, chance = Table.new(game, [{}, {}], seed=deal), Generator(deal)
        bots = {seat: make_bot(game, level, deal + seat) for seat in range(2)}
        others = {seat: make_bot(game, level, deal + seat, manner) for seat in range(2)}
        while not table.over and len(table.steps) < MOST:
            seat = next_to_act(table, bots, chance)
            if seat is None:
                events = table.time()
            else:
                view, legal = table.view(seat), table.legal()[seat]
                choice = others[seat].choose(view, legal)
                assert choice == others[seat].choose(view, legal)
                chosen.append(choice)
                events = table.submit(seat, bots[seat].choose(view, legal))
            for listener in range(2):
                heard = hear(table, events, listener)
                bots[listener].hear(heard)
                others[listener].hear(heard)
    return chosen


@pytest.mark.parametrize("game", [game for game in GAMES if game != "zapp_zerapp"])  # where a shake takes long
def test_a_manner_shows_in_what_somebody_does_and_the_same_seed_does_the_same(game: str) -> None:
    level = "first-flight" if game == "air_sorciere" else "apprentice"
    plain = asked(game, level, None)
    choices = {manner: asked(game, level, manner) for manner in MANNERS}
    for manner, chosen in choices.items():
        assert 0 < sum(one != other for one, other in zip(plain, chosen, strict=True)) < len(plain) // 2, manner
    assert choices["careful"] != choices["greedy"]
    assert choices["forgetful"] == asked(game, level, "forgetful")

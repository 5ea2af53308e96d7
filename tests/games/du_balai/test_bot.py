"""Bots at Du Balai !: they write from memory, close the book when they are sure, and the stronger beat the weaker."""

from typing import Any

import pytest

from audiogames.bots.levels import LEVELS
from audiogames.core import registry
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.bot import POLICY
from audiogames.games.du_balai.remembering import BEGINNER, EMPTY, MASTER, SKILLS
from audiogames.games.du_balai.state import CLOSE, PASS

from .arena import known, make, share
from .deals import random_position
from .positions import DICE, GAME, at, looking, unwritten, writing

TOLD = tuple(e.DieTold(die, FACES.index(face)) for die, face in enumerate(DICE))
ROLLED = e.Rolled(0, None)


@pytest.fixture(autouse=True)
def _known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots find this game by its name, whether people can choose it yet or not."""
    monkeypatch.setattr(registry, "GAMES", known())
    monkeypatch.setattr("audiogames.bots.policy.GAMES", known())


def minds(seeds: int, skill: Any) -> list[Any]:
    """Return what bots of many seeds remember of the dice of the examples."""
    return [POLICY.remember(POLICY.blank(seed), (ROLLED, *TOLD)).mind(skill) for seed in range(seeds)]


@pytest.mark.parametrize("skill", SKILLS)
def test_a_level_keeps_its_span_of_dice_and_confuses_as_many_as_it_says(skill: Any) -> None:
    kept = [(die, face) for mind in minds(300, skill) for die, face in enumerate(mind) if face is not None]
    wrong = sum(face != TOLD[die].face for die, face in kept)
    assert abs(len(kept) / 300 - skill.span) < 0.3
    assert abs(100 * wrong / len(kept) - skill.slips) < 3


def test_two_bots_do_not_forget_alike_and_one_asked_again_does() -> None:
    assert len(set(minds(20, BEGINNER))) > 15
    assert minds(5, BEGINNER) == minds(5, BEGINNER)


def test_with_the_next_roll_all_is_forgotten() -> None:
    memory = POLICY.remember(POLICY.blank(1), (ROLLED, *TOLD, ROLLED))
    assert memory.minds == (EMPTY,) * len(SKILLS)


def test_dice_told_once_more_by_a_decret_mend_what_was_lost() -> None:
    again = (e.DecreeLooked(0, tuple(told.face for told in TOLD)),)
    lost = {1: 0, 2: 0}
    for seed in range(40):
        once = POLICY.remember(POLICY.blank(seed), (ROLLED, *TOLD))
        lost[1] += once.mind(BEGINNER).count(None)
        lost[2] += POLICY.remember(once, again).mind(BEGINNER).count(None)
    assert 2 * lost[2] < lost[1]


def test_the_true_dice_change_no_formula_that_is_written_from_memory() -> None:
    """Not even while a Décret lays them open in the view."""
    views = [
        at(writing(unwritten(), unwritten(), dice=dice, looking=[0])).view(0)
        for dice in (DICE, ["orange-web", *DICE[1:6], "black-skull", *DICE[7:]])
    ]
    legal = at(writing(unwritten(), unwritten())).legal()[0]
    for level in LEVELS:
        bots = [make(level, 5) for _ in views]
        for bot, view in zip(bots, views, strict=True):
            bot.hear((ROLLED, *TOLD), view)
        first, second = (bot.choose(view, legal) for bot, view in zip(bots, views, strict=True))
        assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_allowed_in_every_phase(level: str) -> None:
    for seed in range(120):
        table = at(random_position(seed, 2 + seed % 5), seed)
        for seat, legal in table.legal().items():
            if legal:
                action = make(level, seed).choose(table.view(seat), legal)
                copy = at(table.position(), seed)
                copy.submit(seat, action)


def test_what_is_hidden_from_a_bot_changes_no_choice() -> None:
    for seed in range(60):
        table = at(random_position(seed, 2 + seed % 5), seed)
        for seat in table.to_act():
            view = table.view(seat)
            state = GAME.redeal(view, Generator(seed))
            legal = GAME.legal(state, seat)
            if legal:
                anew = GAME.view(state, seat)
                assert make("witch", seed).choose(view, legal) == make("witch", seed).choose(anew, legal)


def test_who_remembers_nothing_waits_and_who_is_sure_closes_the_book() -> None:
    table = at(looking(unwritten(), unwritten()))
    view = table.view(0)
    blank = make("grand-witch", 1)
    assert blank.choose(view, (CLOSE, PASS)) == PASS
    assert blank.choose(view, (CLOSE,)) == CLOSE
    closing = 0
    for seed in range(20):
        bot = make("grand-witch", seed)
        bot.hear(heard((ROLLED, *TOLD), 0), view)
        closing += bot.choose(view, (CLOSE, PASS)) == CLOSE
    assert closing > 3
    assert all(MASTER.span >= skill.span for skill in SKILLS)


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("apprentice", "random"), ("witch", "apprentice"), ("grand-witch", "witch")]
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert share(stronger, weaker, 2, 14) > 0.55

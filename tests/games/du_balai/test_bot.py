"""Bots at Du Balai!: they write from memory, close the book when they are sure, and the stronger beat the weaker."""

from collections.abc import Iterator
from typing import Any

import pytest

from audiogames.bots.arena import duel
from audiogames.bots.levels import LEVELS, Bot, eager, make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.table import hear
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai import state as s
from audiogames.games.du_balai.bot import EMPTY, POLICY, Skill
from audiogames.games.du_balai.state import CLOSE, PASS
from tests.games.tables import at, of

from .deals import random_position
from .positions import DICE, GAME, looking, new, phase, play, unwritten, writing

SURE = 0.8
"""A promised number: the tests hold the program to it."""

TOLD = tuple(e.DieTold(die, FACES.index(face)) for die, face in enumerate(DICE))
ROLLED = e.Rolled(0, None)


def make(level: str, seed: int) -> Bot:
    """Return a bot of this game."""
    return make_bot("du_balai", level, seed)


SKILLS: list[Skill] = [POLICY.levels[level].skill for level in LEVELS]
BEGINNER = SKILLS[0]


def minds(seeds: int, skill: Skill) -> list[Any]:
    """Return what bots of many seeds remember of the dice of the examples."""
    policy = POLICY.skilled(skill)
    return [policy.remember(policy.blank(seed), (ROLLED, *TOLD)).mind for seed in range(seeds)]


@pytest.mark.parametrize("skill", SKILLS)
def test_a_level_keeps_its_span_of_dice_and_confuses_as_many_as_it_says(skill: Skill) -> None:
    kept = [(die, face) for mind in minds(300, skill) for die, face in enumerate(mind) if face is not None]
    wrong = sum(face != TOLD[die].face for die, face in kept)
    assert abs(len(kept) / 300 - skill.span) < 0.3
    assert abs(100 * wrong / len(kept) - skill.slips) < 3


def test_two_bots_do_not_forget_alike_and_one_asked_again_does() -> None:
    assert len(set(minds(20, BEGINNER))) > 15
    assert minds(5, BEGINNER) == minds(5, BEGINNER)


def test_without_a_seed_what_is_forgotten_depends_on_the_dice_that_were_heard() -> None:
    """So it is for advice: the same dice leave the same, and no die is lost in every game."""
    policy = POLICY.skilled(Skill(5, 0))
    kept = []
    for shift in range(12):
        told = [e.DieTold(die, (face + shift) % 18) for die, face in enumerate(range(s.DICE_READ))]
        mind = policy.remember(policy.blank(), (ROLLED, *told)).mind
        assert mind == policy.remember(policy.blank(), (ROLLED, *told)).mind
        kept.append(tuple(face is not None for face in mind))
    assert len(set(kept)) > 6
    assert all(any(one[die] for one in kept) for die in range(s.DICE_READ))


def test_a_memory_that_fades_was_better_before_and_keeps_the_first_and_the_last_die_best() -> None:
    policy = POLICY.skilled(Skill(6, 0)).mannered("forgetful")
    left = [0] * s.DICE_READ
    for seed in range(300):
        memory = policy.blank(seed)
        told: tuple[e.Event, ...] = (ROLLED, *TOLD)
        for number, event in enumerate(told):
            before = memory.mind
            memory = policy.remember(memory, (event,))
            assert all(face in (None, old) for old, face in zip(before, memory.mind, strict=True) if old is not None)
            assert number == 0 or memory.mind[number - 1] is not None, "a die is known when it was just heard"
        left = [count + (face is not None) for count, face in zip(left, memory.mind, strict=True)]
    assert left[0] > left[4] < left[8]
    assert min(left) == min(left[2:6])
    assert sum(left) / 300 == pytest.approx(6 - 0.15, abs=0.4)


def test_with_the_next_roll_all_is_forgotten() -> None:
    memory = POLICY.remember(POLICY.blank(1), (ROLLED, *TOLD, ROLLED))
    assert memory.mind == EMPTY


def test_dice_announced_once_more_by_a_decret_correct_what_was_lost() -> None:
    again = (e.DecreeLooked(0, tuple(told.face for told in TOLD)),)
    lost = {1: 0, 2: 0}
    policy = POLICY.skilled(BEGINNER)
    for seed in range(40):
        once = policy.remember(policy.blank(seed), (ROLLED, *TOLD))
        lost[1] += once.mind.count(None)
        lost[2] += policy.remember(once, again).mind.count(None)
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
        for bot in bots:
            bot.hear((ROLLED, *TOLD))
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
        bot.hear(heard((ROLLED, *TOLD), 0))
        closing += bot.choose(view, (CLOSE, PASS)) == CLOSE
    assert closing > 3
    assert sorted(SKILLS, key=lambda skill: (skill.span, -skill.slips)) == SKILLS


# Who waits.


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_waits_with_a_decret_is_not_asked_before_it_is_shown(level: str) -> None:
    table = at(writing(unwritten(spells="decree"), unwritten(), unwritten()))
    bots = {seat: make(level, seat) for seat in range(3)}
    play(table, "0 decree")
    assert 0 in table.to_act()
    for seed in range(20):
        assert next_to_act(table, bots, Generator(seed)) in (1, 2)
    play(table, "1 write ear")
    assert eager(table, bots) == (2,)
    play(table, "2 write ear")
    assert phase(table) == "react"
    assert eager(table, bots) == (1, 2)
    play(table, "time")
    assert eager(table, bots) == (0,)


def test_who_waits_with_a_decret_waits_for_people_too() -> None:
    table = at(writing(unwritten(spells="decree"), unwritten()))
    play(table, "0 decree")
    assert next_to_act(table, {0: make("witch", 1)}, Generator(1)) is None


def test_who_is_not_sure_closes_the_book_only_where_nobody_is_and_no_clock_runs() -> None:
    """Bots that heard no die are sure of none."""
    bots: dict[int, Bot] = {seat: make("grand-witch", seat) for seat in range(2)}
    for options, closes in (({}, True), ({"time_limit": 60}, False), ({"pace": "window"}, False)):
        table = at(looking(options=options))
        assert eager(table, bots) == ()
        assert (next_to_act(table, bots, Generator(1)) is not None) == closes


def closed_at_once(level: str, seed: int) -> Iterator[bool]:
    """Play a game at common reading; of each book that a bot closed without hesitating, yield whether it was right."""
    bots = {seat: make(level, seed * 3 + seat) for seat in range(2 + seed % 2)}
    table, chance = new(len(bots), seed=seed), Generator(seed)
    closer = None
    while not table.over:
        seat = next_to_act(table, bots, chance)
        if phase(table) == "look":
            closer = seat if seat in eager(table, bots) else None
        if seat is None:
            events = table.time()
        else:
            events = table.submit(seat, bots[seat].choose(table.view(seat), table.legal()[seat]))
        for listener, bot in bots.items():
            bot.hear(hear(table, events, listener))
        for opened in of(events, e.BookOpened) if closer is not None else ():
            (formula,) = (shown.formula for shown in of(events, e.FormulaRevealed) if shown.seat == closer)
            yield bool(formula) and (not formula & ~opened.orange or not formula & ~opened.black)


@pytest.mark.parametrize("level", ["witch", "grand-witch"])
def test_bots_that_close_the_book_at_once_are_as_often_right_as_they_are_sure(level: str) -> None:
    right = [was_right for seed in range(8) for was_right in closed_at_once(level, seed)]
    assert len(right) > 40
    assert sum(right) / len(right) >= SURE


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"),
    [("first-flight", "random", 7), ("witch", "first-flight", 40), ("arch-witch", "witch", 24)],
)
def test_a_level_beats_one_far_below(stronger: str, weaker: str, deals: int) -> None:
    """By more than chance would explain: the whole 95 % interval lies above an even share."""
    standing = duel("du_balai", stronger, weaker, 2, deals)
    assert standing.low > standing.even

"""Laws of advice, for every game: it follows from what the seat may know, and each number in it can be checked."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, NamedTuple

import pytest

from audiogames.bots.advice import advise
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.presentation.advice import Advice, often
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.games.air_sorciere.state import crashing
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.resources import COMPLETE
from tests.games.trials import trial_of

AIR, BALAI, ROUE, ZAPP = "air_sorciere", "du_balai", "roue_des_sorcieres", "zapp_zerapp"
MOMENTS = 8


class Moment(NamedTuple):
    """A moment at which a seat has a choice, while the table stands there."""

    table: Table
    seat: int
    view: Any
    events: tuple[Any, ...]
    actions: tuple[Any, ...]

    def advice(self, view: Any = None) -> tuple[Advice, ...]:
        seen = self.view if view is None else view
        return advise(self.table.game.name, seen, self.events, self.actions)


def moments(game: str, seed: int, most: int = MOMENTS, options: dict[str, Any] | None = None) -> Iterator[Moment]:
    """Yield moments of a random game, in each of which a seat has a choice."""
    trial, chance, seats = trial_of(game), Generator(seed), 2 + seed % 2
    table = Table.new(game, [{}] * seats, dict(trial.options(seed, seats)) if options is None else options, seed)
    left = most
    while not table.over and left:
        if not table.to_act():
            table.time()
            continue
        seat, action = trial.choose(table, chance.below(2**12) * 10)
        actions = table.legal()[seat]
        if len(actions) > 1 and not chance.below(3):
            told = [event for step in table.steps for event in step.events_for((seat,))]
            yield Moment(table, seat, table.view(seat), heard(told, seat), actions)
            left -= 1
        table.submit(seat, action)


WORK = frozenset({"apply", "play", "redeal", "permutation", "words", "worth", "worths", "value", "promise", "best_of"})
"""The functions whose calls are the amount of work; what others find is remembered from one time to the next."""


def work(do: Callable[[], object]) -> int:
    """Return how much work is done: how often something is imagined, played, judged or drawn."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call" and frame.f_code.co_name in WORK

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_from_advice(game: str) -> None:
    """Deal again what the seat cannot know: choice, sentence and amount of work stay."""
    for moment in moments(game, 5, 3):
        rules = moment.table.game
        truth = moment.advice()
        anew = rules.redeal(moment.view, Generator(17))
        seen = rules.view(anew, moment.seat)
        assert moment.advice(seen) == truth
        assert work(moment.advice) == work(partial(moment.advice, seen))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_advised_is_allowed_and_the_best_comes_first(game: str) -> None:
    advised = 0
    for seed in (2, 3):
        for moment in moments(game, seed):
            rules, found = moment.table.game, moment.advice()
            advised += bool(found)
            state = rules.load(moment.table.position())
            assert [rules.why_not(state, moment.seat, one.action) for one in found] == [None] * len(found)
            worths = [one.worth for one in found if one.worth is not None]
            assert worths == sorted(worths, reverse=True)
            assert len({one.action for one in found}) == len(found)
    assert advised > MOMENTS // 2


@pytest.mark.parametrize("game", GAMES)
def test_each_reason_is_a_sentence_without_its_stop(game: str) -> None:
    for moment in moments(game, 4):
        for one in moment.advice():
            for text in (catalogue(language).text(one.reason, Listener((), moment.seat)) for language in COMPLETE):
                assert text[0].isupper() or text[0].isdigit()
                assert text[-1].isalnum()
            assert moment.table.game.choices(moment.view, (one.action,))


def test_odds_are_said_as_certain_only_where_they_were_counted() -> None:
    assert often(300, 300).id == "advice-mostly"
    assert often(0, 300).id == "advice-rarely"
    assert often(300, 300, is_counted=True).id == "advice-always"
    assert often(0, 300, is_counted=True).id == "advice-never"
    assert often(1, 300, is_counted=True).id == "advice-rarely"
    assert often(210, 300).arguments == {"number": 7}


def test_in_air_sorciere_the_cards_that_fit_nowhere_are_counted() -> None:
    """What may come is known but for its order (A15)."""
    checked = 0
    for seed in range(2):
        for moment in moments(AIR, seed, 12, {}):
            pile = moment.view.pile or moment.view.discard
            bad = len(crashing(moment.view.columns[moment.seat], pile))
            for one in moment.advice():
                if one.action.verb == "draw":
                    assert one.reason.arguments == {"bad": bad, "number": len(pile)}
                    checked += 1
    assert checked > 5


def test_in_la_roue_a_card_that_cannot_beat_the_trick_is_never_said_to_take_it() -> None:
    checked = 0
    for seed in range(2):
        for moment in moments(ROUE, seed, 12, {}):
            for one in moment.advice():
                if one.reason.id == "roue-advice-takes":
                    state = moment.table.game.load(moment.table.position())
                    after, _ = moment.table.game.apply(state, moment.seat, one.action)
                    assert moment.table.game.to_act(after) in ((moment.seat,), ())
                    checked += 1
                elif one.reason.id == "roue-advice-cannot":
                    assert moment.view.trick
    assert checked


def test_in_du_balai_no_advice_is_given_while_the_book_is_open() -> None:
    phases = {moment.view.phase: bool(moment.advice()) for moment in moments(BALAI, 1, 60, {})}
    assert phases["write"]
    assert not phases.get("look", False)


def test_in_du_balai_advice_does_not_keep_all_dice_in_mind() -> None:
    """The game stays one of memory."""
    kept = [
        one.reason.arguments["dice"]
        for seed in range(6)
        for moment in moments(BALAI, seed, 12, {})
        if moment.view.phase == "write"
        for one in moment.advice()
    ]
    assert 5 < sum(map(int, kept)) / len(kept) < 9  # type: ignore[arg-type]


def test_in_zapp_zerapp_moves_are_compared_by_what_they_do_on_the_board() -> None:
    ids = {
        one.reason.id
        for seed in range(4)
        for moment in moments(ZAPP, seed, 40, {})
        if moment.view.phase == "move"
        for one in moment.advice()[:1]
    }
    assert ids <= {
        "zapp-advice-home",
        "zapp-advice-banishes",
        "zapp-advice-safer",
        "zapp-advice-forward",
        "advice-no-difference",
    }
    assert len(ids) > 1

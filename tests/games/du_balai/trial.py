"""The trial of Du Balai!, for the laws of all games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.journal import JournalEntry
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.decks.du_balai import FACES, SPELLS
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.rules import clock_runs
from audiogames.games.du_balai.state import FINISH, FOG, START_AT, WRITE, Action, State, acrobatic, all_cards
from audiogames.games.du_balai.view import revealed
from audiogames.testing.trials import Position, Trial

from .deals import random_options, random_position, random_write
from .positions import GAME, action

SYMBOLS = range(9)
SPELLED = (
    *(
        Action("spell", card="forgotten", symbols=(symbol,), on_second=second)
        for symbol in SYMBOLS
        for second in (False, True)
    ),
    *(
        Action("spell", card="correction", symbols=(out, put_in), on_second=second)
        for out in SYMBOLS
        for put_in in SYMBOLS
        for second in (False, True)
    ),
    *(Action("spell", card=card) for card in ("double-play", "tailwind", "block", "hex", "fog", "attraction")),
    *(Action("spell", number, card="attraction") for number in range(4)),
    *(Action("spell", card="attraction", pulls=((seat, 1),)) for seat in range(6)),
    *(Action("spell", card="attraction", pulls=((0, 1), (other, 2))) for other in range(1, 6)),
    *(Action("spell", card="hex", target=seat) for seat in range(7)),
)
ACTIONS = (
    *(action(text) for text in ("roll", "close", "bet", "decree", "pass", "start 4", "start 8")),
    *START_AT,
    *WRITE[:: 2**5],
    *SPELLED,
    *(Action("keep", card=card) for card in (*SPELLS, *map(acrobatic, (1, 2, 3, 4)))),
    *(Action("start"), Action("spell"), Action("keep"), Action("write", formula=1, second=1)),
)


def two_piles_are_allowed_exactly_to_who_may_write_and_holds_a_double_jeu(table: Table, choice: int) -> None:
    state = GAME.load(table.position())
    first, second = choice & 511, 1 + (choice >> 7) % 511
    for seat in range(len(table.players)):
        writes = state.phase == "write" and state.formulas[seat] is None
        fits = bool(first) and not first & second and "double-play" in state.cards[seat]
        piles = Action("write", formula=first, second=second)
        assert (GAME.why_not(state, seat, piles) is None) == (writes and fits)


def nothing_leaks_of_what_another_does_in_secret(table: Table, choice: int) -> None:
    """Had a seat written or answered otherwise, the others would hear and see the same until the reveal."""
    step = table.steps[-1] if table.steps else None
    if step is None or step.entry.seat is None:
        return
    if len(step.events) != 1 or not isinstance(step.events[0], e.Wrote | e.Reacted):
        return
    other = another_way(step, choice)
    after, events = TRIAL.repeated(step, step.before, Generator(0))
    anew, others = TRIAL.repeated(other, other.before, Generator(0))
    for viewer in (None, *range(len(table.players))):
        if viewer != step.entry.seat:
            assert heard(others, viewer) == heard(events, viewer)
            assert GAME.view(anew, viewer) == GAME.view(after, viewer)


def another_way(step: Step, choice: int) -> Step:
    """Return a step in which the seat wrote something else, or answered otherwise."""
    others = [one for one in GAME.legal(step.before, step.entry.seat) if one.verb != "decree"]
    text = GAME.format_action(others[choice % len(others)])
    return Step(step.game, JournalEntry(seat=step.entry.seat, action=text), step.before)


def reactions_are_offered_alike_whoever_holds_a_fog(table: Table, choice: int) -> None:
    state = GAME.load(table.position())
    if state.phase != "react":
        return
    none = tuple(tuple("block" if card == FOG else card for card in cards) for cards in state.cards)
    for seat in (None, *range(len(table.players))):
        if seat is None or FOG not in state.cards[seat]:
            assert GAME.view(state, seat) == GAME.view(state._replace(cards=none, fogs=()), seat)
    assert GAME.to_act(state) == GAME.to_act(state._replace(cards=none)) == state.waiting
    assert clock_runs(state)


class Balai(Trial):
    """Cards in hand, formulas before the reveal, dice once the book is closed, and how opponents answer a spell."""

    name = "du_balai"
    phases = frozenset({"setup", "roll", "look", "write", "react", "resolve", "draw", "over"})
    no_actions = (
        *("", "roll 1", "write ear ear", "spell", "spell decree", "keep", "start", "time", "write ear /", "draw"),
    )
    late = 8
    shown = (e.Rolled, e.DieTold, e.BookOpened, e.FogCast, e.GameEnded)
    rare = frozenset({e.RolledAgain})  # dice without any valid symbol come once in four hundred rolls
    laws = (
        two_piles_are_allowed_exactly_to_who_may_write_and_holds_a_double_jeu,
        nothing_leaks_of_what_another_does_in_secret,
        reactions_are_offered_alike_whoever_holds_a_fog,
    )

    def sound_of(self, event: Any) -> str | None:
        """Each face of the dice has a sound of its own."""
        return f"symbol-{FACES[event.face]}" if isinstance(event, e.DieTold) else super().sound_of(event)

    def position(self, seed: int, seats: int) -> Position:
        return random_position(seed, seats, "setup" if seed % 7 == 3 else None)

    def options(self, seed: int, seats: int) -> Mapping[str, Any]:
        return random_options(Generator(seed))

    def actions(self) -> Sequence[Any]:
        return ACTIONS

    def choose(self, table: Table, choice: int) -> tuple[int, Any]:
        """Mostly good formulas; a Décret or a spell where there is one."""
        legal = table.legal()
        seat = list(legal)[choice % len(legal)]
        actions = [one for one in legal[seat] if one.verb != "write"]
        if len(actions) == len(legal[seat]) or (actions and choice % 3 == 0):
            return seat, actions[choice // 7 % len(actions)]
        return seat, GAME.parse_action(random_write(table._state, seat, Generator(choice)))

    def improved(self, table: Table, seat: int, action: Any, chance: Generator) -> Any:
        """A formula that is often right: else no witch would ever arrive."""
        return random_write(table._state, seat, chance) if action.verb == "write" else action

    def components(self, table: Table) -> Any:
        state = table._state
        hands = [card for hand in (*state.cards, *state.fresh) for card in hand]
        return Counter((*hands, *state.deck, *state.discard, *state.drawn))

    def check(self, table: Table) -> None:
        state = table._state
        assert self.components(table) <= Counter(all_cards(state.rules))
        assert all(-2 <= space <= FINISH for space in state.spaces)
        assert {seat for seat, space in enumerate(state.spaces) if space == FINISH} == set(state.crossed)
        assert len(set(state.crossed)) == len(state.crossed)
        assert (state.dice is None) == (state.phase in ("setup", "roll", "over"))
        assert bool(state.order) == revealed(state)
        assert set(state.waiting) & set(state.fogs) == set()
        assert not table.over or state.crossed
        assert bool(table.winners) == table.over

    def redealt(self, step: Step, viewer: int | None, chance: Generator) -> Any | None:
        before: State = step.before
        kinds = {type(event) for event in step.events}
        if any(isinstance(event, e.Drew) and (event.seat == viewer or e.GameEnded in kinds) for event in step.events):
            return before  # what lay on the deck is seen
        seen = GAME.view(before, viewer)
        known = {step.entry.seat, *before.fogs}  # the acting seat holds what she plays
        if e.GameEnded in kinds:
            known = {*range(len(before.spaces))}
        if e.SpellCast in kinds and before.phase in ("write", "react"):
            known |= {*before.decrees}
            seen = seen._replace(decrees=before.decrees)
        seats = range(len(before.spaces))
        seen = seen._replace(
            cards=tuple(before.cards[seat] if seat in known else seen.cards[seat] for seat in seats),
            fresh=tuple(before.fresh[seat] if seat in known else seen.fresh[seat] for seat in seats),
            fogs=before.fogs,
            drawn=before.drawn if before.drawn else seen.drawn,
        )
        looked = any(isinstance(event, e.DecreeLooked) and event.seat == viewer for event in step.events)
        if looked or kinds & {e.BookOpened, e.DieTold}:
            seen = seen._replace(dice=before.dice)
        if e.BookOpened in kinds:
            seen = seen._replace(formulas=before.formulas)
        second = [seat for seat, pile in enumerate(before.seconds) if pile is not None]
        if e.SecondRevealed in kinds or (step.entry.seat in second and before.phase == "resolve"):
            seen = seen._replace(seconds=before.seconds, pending=before.pending, laid_second=tuple(second))
        return GAME.redeal(seen, chance)


TRIAL = Balai()

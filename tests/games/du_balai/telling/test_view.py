"""Views and states dealt again: who knows which cards, formulas and dice."""

from collections import Counter

import pytest

from audiogames.core.chance import Generator
from audiogames.games.du_balai.state import State, all_cards
from tests.games.du_balai.deals import random_position
from tests.games.du_balai.positions import (
    GAME,
    Position,
    drawing,
    looking,
    moved,
    play,
    position,
    resolving,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at

HOLDERS = moved(
    witch(4, "ear", "web", "tailwind fog", acrobatics=[4]),
    witch(9, "skull", spells="hex decree", fresh=["hex"]),
    witch(9),
)


def dealt(place: Position, seat: int | None, seeds: int = 30) -> list[State]:
    """Return states dealt again for a seat."""
    table = at(place)
    return [GAME.redeal(table.view(seat), Generator(seed)) for seed in range(seeds)]


def test_a_seat_keeps_its_own_cards_and_those_of_others_vary() -> None:
    states = dealt(HOLDERS, 0)
    assert {state.cards[0] for state in states} == {("acrobatic-4", "fog", "tailwind")}
    assert {state.seconds[0] for state in states} == {0b10}
    assert len({state.cards[1] for state in states}) > 5
    assert len({state.fresh[1] for state in states}) > 3
    assert {(len(state.cards[1]), len(state.fresh[1])) for state in states} == {(1, 1)}
    assert len({state.deck for state in states}) > 20


def test_a_spectator_knows_no_hand() -> None:
    states = dealt(HOLDERS, None)
    assert len({state.cards[0] for state in states}) > 10


def test_all_cards_are_there_once() -> None:
    for state in dealt(HOLDERS, 1):
        held = [card for hand in (*state.cards, *state.fresh) for card in hand]
        assert Counter((*held, *state.deck, *state.discard)) == Counter(all_cards(state.rules))


def test_formulas_of_others_vary_until_the_reveal() -> None:
    states = dealt(writing(witch(4, "ear"), witch(4, "star"), unwritten()), 0)
    assert {state.formulas[0] for state in states} == {1}
    assert len({state.formulas[1] for state in states}) > 10
    assert {state.formulas[2] for state in states} == {None}
    assert {state.formulas[1] for state in dealt(resolving(witch(4, "ear"), witch(4, "star")), 0)} == {1 << 8}


def test_dice_vary_that_were_not_told_yet() -> None:
    states = dealt(looking(read=2), 0)
    dice = [state.dice or () for state in states]
    assert len({faces[:2] for faces in dice}) == 1
    assert len({faces[2] for faces in dice}) > 3
    assert len({state.dice for state in dealt(writing(), 0)}) == 30


def test_the_drawn_cards_are_known_to_their_owner_alone() -> None:
    place = drawing("fog", "hex", "block")
    assert {state.drawn for state in dealt(place, 0)} == {("fog", "hex", "block")}
    assert len({state.drawn for state in dealt(place, 1)}) > 10


def test_a_second_pile_that_a_spell_speaks_of_is_dealt_face_down() -> None:
    table = at(resolving(witch(4, "ear", "skull", "correction"), witch(9)))
    play(table, "spell correction skull web second")
    states = [GAME.redeal(table.view(1), Generator(seed)) for seed in range(30)]
    assert len({state.seconds[0] for state in states}) > 5
    for state in states:
        out, put_in = state.pending.action.symbols
        assert state.seconds[0] >> out & 1
        assert not state.seconds[0] >> put_in & 1


def test_at_the_end_acrobatics_are_known_and_spells_are_not() -> None:
    seats = (unwritten(23), unwritten(9, spells="hex", acrobatics=[4, 2]))
    for state in dealt(position("over", *seats), 0):
        held = state.cards[1]
        assert sorted(card for card in held if card.startswith("acrobatic")) == ["acrobatic-2", "acrobatic-4"]
        assert len(held) == 3


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_dealt_again_is_a_position(seed: int) -> None:
    table = at(random_position(seed, 2 + seed % 5), seed)
    for seat in (None, *range(len(table.players))):
        state = GAME.redeal(table.view(seat), Generator(seed))
        assert GAME.load(GAME.position(state)) == state
        assert GAME.view(state, seat) == table.view(seat)

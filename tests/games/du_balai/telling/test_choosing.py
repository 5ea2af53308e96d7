"""Between what one chooses at Du Balai!, and what symbols mean that are typed by key or by name."""

import pytest

from audiogames.core.errors import IllegalAction
from audiogames.games.du_balai.keys import confirmation
from tests.games.du_balai.positions import (
    GAME,
    action,
    drawing,
    looking,
    moved,
    position,
    reacting,
    resolving,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at

from .saying import choices, words


def test_of_all_formulas_the_nine_of_one_symbol_and_the_empty_one_are_offered_all_to_be_typed() -> None:
    found = choices(at(writing()))
    assert [GAME.format_action(choice.action) for choice in found][:2] == ["write ear", "write web"]
    assert len(found) == 10
    assert found[-1].action == action("write")
    assert all(choice.numbered for choice in found)
    assert all(choice.message.private for choice in found)


@pytest.mark.parametrize("typed", [["ear", "star"], ["1", "9"], ["19"], ["9", "ear"]])
def test_symbols_are_typed_by_key_or_by_name_in_any_order(typed: list[str]) -> None:
    assert GAME.named(at(writing()).view(0), typed) == action("write ear star")


def test_a_slash_parts_two_piles() -> None:
    view = at(writing(unwritten(spells="double-play"), unwritten())).view(0)
    assert GAME.named(view, ["19", "/", "cloud"]) == action("write ear star / cloud")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["11"], "balai-refuse-symbol-twice"),
        (["0"], "balai-refuse-no-such-symbol"),
        (["moon"], "balai-refuse-no-such-symbol"),
        (["1", "/"], "balai-refuse-pile-empty"),
    ],
)
def test_what_is_no_formula_is_refused_with_its_reason(typed: list[str], why: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.named(at(writing()).view(0), typed)
    assert refused.value.message.id == why


def test_before_the_move_one_symbol_is_an_afterthought_and_two_are_a_correction() -> None:
    view = at(resolving(witch(4, "web skull", spells="correction"), witch())).view(0)
    assert GAME.named(view, ["cloud"]) == action("spell forgotten cloud")
    assert GAME.named(view, ["3", "6"]) == action("spell correction skull cloud")
    assert GAME.named(view, ["1", "2", "3"]) is None


def test_a_number_is_a_space_for_a_novice_and_a_symbol_means_nothing_elsewhere() -> None:
    novice = position("setup", {"level": "novice", "space": 0}, unwritten())
    assert GAME.named(at(novice).view(0), ["6"]) == action("start 6")
    assert GAME.named(at(looking()).view(0), ["ear"]) is None


def test_a_formula_is_read_back_before_it_stands() -> None:
    message = confirmation(action("write ear star / cloud"))
    assert message.private
    assert words((message,), 0) == ["Votre formule, est-ce bien oreille, étoile, et en seconde formule nuage ?"]


def test_a_spell_is_offered_with_what_it_does_and_passing_is_what_enter_means() -> None:
    found = choices(at(moved(witch(8, spells="attraction tailwind"), witch(10))))
    said = words(tuple(choice.message for choice in found), 0)
    assert said == ["Vent arrière", "Attraction, 1 case", "Attraction, 2 cases", "passer"]
    assert [choice.usual for choice in found] == [False, False, False, True]
    assert all(choice.message.private for choice in found[:-1])


def test_a_drawn_card_is_kept_from_a_list_that_is_private() -> None:
    found = choices(at(drawing("acrobatic-3", "fog")))
    assert words(tuple(choice.message for choice in found), 0) == ["garder acrobatie à 3 points", "garder Brouillard"]
    assert all(choice.message.private for choice in found)


def test_who_holds_a_fog_may_choose_it_and_enter_lets_the_spell_pass() -> None:
    place = reacting(witch(), witch(spells="fog"), pending={"action": "spell tailwind"}, discard=["tailwind"])
    found = choices(at(place), 1)
    assert words(tuple(choice.message for choice in found), 1) == ["Brouillard", "passer"]
    assert found[-1].usual

"""Walking the table by ear: what is told of each step, and how the place is kept while the table changes."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.messages import Card, Items, Message
from audiogames.core.presentation.zones import Item, Zone
from audiogames.core.registry import GAMES
from audiogames.narration.narrator import Narrator
from audiogames.play.keys.walk import Walker
from audiogames.play.parsing.commands import Move
from audiogames.resources import COMPLETE
from tests.games.random_tables import moments

MOVES: tuple[Move, ...] = get_args(Move)


def thing(id: str, private: bool = False) -> Item:
    """Return a card "blue-7"; its colour is its group."""
    return Item(id, Message("text", {"text": id}), Card("roue_des_sorcieres", id), id.partition("-")[0], private)


def zone(id: str, cards: str = "", private: bool = False) -> Zone:
    things = tuple(thing(card, private) for card in cards.split())
    return Zone(id, Message("text", {"text": id}), things, private=private)


def table(hand: str = "blue-1 blue-2 red-1", trick: str = "", pile: str = "green-1") -> tuple[Zone, ...]:
    return zone("hand", hand, private=True), zone("trick", trick), zone("pile", pile)


def short(message: Message) -> str:
    """Return what is told in a few words: "hand: blue-1 1/3", "red-1 3/3", "end", "blue-1 now in trick"."""
    given = {name: value.arguments["text"] for name, value in message.arguments.items() if isinstance(value, Message)}
    words = {
        "walk-zone": "{zone}: {item} {place}/{number}",
        "walk-item": "{item} {place}/{number}",
        "walk-empty": "{zone}: nothing",
        "walk-start": "start",
        "walk-end": "end",
        "walk-moved": "{item} now in {zone}",
        "walk-gone": "gone",
        "walk-elsewhere-nothing": "nothing elsewhere",
        "walk-elsewhere": "elsewhere",
    }
    return words[message.id].format(**{**message.arguments, **given})


class Walk:
    """A walker who tells in short what it is told."""

    def __init__(self, *moves: Move, zones: Sequence[Zone] | None = None) -> None:
        self.walker = Walker()
        self.zones = zones or table()
        for move in moves:
            self.go(move)

    def go(self, move: Move, zones: Sequence[Zone] | None = None) -> list[str]:
        self.zones = zones or self.zones
        return [short(message) for message in self.walker.walk(move, self.zones)]


# From zone to zone.


def test_the_first_key_leads_into_the_first_zone_and_tells_what_lies_there() -> None:
    for move in MOVES:
        if move != "zone-back":
            assert Walk().go(move) == ["hand: blue-1 1/3"]


def test_backwards_the_table_is_entered_from_its_end() -> None:
    walk = Walk()
    assert walk.go("zone-back") == ["pile: green-1 1/1"]
    assert walk.go("zone-back") == ["trick: nothing"]


def test_zones_follow_each_other_and_their_ends_are_told() -> None:
    walk = Walk("zone")
    assert walk.go("zone-back") == ["start", "hand: blue-1 1/3"]
    assert walk.go("zone") == ["trick: nothing"]
    assert walk.go("zone") == ["pile: green-1 1/1"]
    assert walk.go("zone") == ["end", "pile: green-1 1/1"]
    assert walk.go("zone-back") == ["trick: nothing"]


def test_each_zone_keeps_its_own_place() -> None:
    walk = Walk("zone", "item", "zone", "zone", "zone-back")
    assert walk.go("zone-back") == ["hand: blue-2 2/3"]


@pytest.mark.parametrize("move", ["item", "item-back", "first", "final", "group", "group-back", "here"])
def test_in_an_empty_zone_every_move_tells_that_it_is_empty(move: Move) -> None:
    walk = Walk("zone", "zone")
    assert walk.go(move) == ["trick: nothing"]


# From item to item.


def test_items_follow_each_other_and_both_ends_are_told_with_what_lies_there() -> None:
    walk = Walk("zone")
    assert walk.go("item") == ["blue-2 2/3"]
    assert walk.go("item") == ["red-1 3/3"]
    assert walk.go("item") == ["end", "red-1 3/3"]
    assert walk.go("item-back") == ["blue-2 2/3"]
    assert walk.go("item-back") == ["blue-1 1/3"]
    assert walk.go("item-back") == ["start", "blue-1 1/3"]


def test_first_and_final_lead_to_the_ends_of_the_zone() -> None:
    walk = Walk("zone")
    assert walk.go("final") == ["red-1 3/3"]
    assert walk.go("final") == ["red-1 3/3"]
    assert walk.go("first") == ["blue-1 1/3"]


def test_the_next_colour_begins_with_its_first_card_in_both_directions() -> None:
    walk = Walk("zone", zones=table(hand="blue-1 blue-2 red-1 red-2 red-3 green-1"))
    assert walk.go("group") == ["red-1 3/6"]
    assert walk.go("group") == ["green-1 6/6"]
    assert walk.go("group") == ["end", "green-1 6/6"]
    assert walk.go("group-back") == ["red-1 3/6"]
    walk.go("item")
    assert walk.go("group-back") == ["blue-1 1/6"]
    walk.go("item")
    assert walk.go("group-back") == ["start", "blue-1 1/6"]


def test_here_tells_the_zone_and_the_item_again() -> None:
    assert Walk("zone", "item").go("here") == ["hand: blue-2 2/3"]


# The place is kept by what lies there.


def test_a_card_that_comes_before_the_place_does_not_move_it() -> None:
    walk = Walk("zone", "item")
    assert walk.go("here", table(hand="green-9 blue-1 blue-2 red-1")) == ["hand: blue-2 3/4"]
    assert walk.go("item") == ["red-1 4/4"]


def test_a_hand_in_another_order_keeps_the_place_at_its_card() -> None:
    walk = Walk("zone", "item")
    assert walk.go("item", table(hand="red-1 blue-2 blue-1")) == ["blue-1 3/3"]


def test_a_card_that_was_played_is_told_with_where_it_lies_now_once() -> None:
    walk = Walk("zone", "item")
    played = table(hand="blue-1 red-1", trick="blue-2")
    assert walk.go("here", played) == ["blue-2 now in trick", "hand: red-1 2/2"]
    assert walk.go("here", played) == ["hand: red-1 2/2"]


def test_what_lies_nowhere_any_more_is_told_as_gone() -> None:
    walk = Walk("zone", "item")
    assert walk.go("here", table(hand="blue-1 red-1")) == ["gone", "hand: red-1 2/2"]


def test_from_where_a_card_has_gone_the_next_one_is_the_one_that_lay_after_it() -> None:
    """No card is passed over unheard."""
    assert Walk("zone", "item").go("item", table(hand="blue-1 red-1")) == ["gone", "red-1 2/2"]


def test_from_where_a_card_has_gone_the_one_before_is_the_one_that_lay_before_it() -> None:
    assert Walk("zone", "item").go("item-back", table(hand="blue-1 red-1")) == ["gone", "blue-1 1/2"]


def test_after_the_last_card_when_it_has_gone_is_the_end_and_before_it_the_new_last() -> None:
    left = table(hand="blue-1 blue-2")
    assert Walk("zone", "final").go("item", left) == ["gone", "end", "blue-2 2/2"]
    assert Walk("zone", "final").go("item-back", left) == ["gone", "blue-2 2/2"]


def test_the_next_colour_after_a_gone_card_is_not_passed_over() -> None:
    walk = Walk("zone", "item")
    assert walk.go("group", table(hand="blue-1 red-1 green-1")) == ["gone", "red-1 2/3"]
    walk = Walk("zone")
    assert walk.go("group", table(hand="blue-2 red-1")) == ["gone", "blue-2 1/2"]


def test_a_zone_that_was_emptied_and_filled_again_is_walked_from_its_start() -> None:
    walk = Walk("zone")
    assert walk.go("item", table(hand="")) == ["gone", "hand: nothing"]
    assert walk.go("item", table(hand="")) == ["hand: nothing"]
    assert walk.go("here", table(hand="red-8 red-9")) == ["hand: red-8 1/2"]
    assert walk.go("item") == ["red-9 2/2"]


def test_what_has_gone_is_told_too_where_the_walk_stops_at_the_end_of_the_table() -> None:
    walk = Walk("zone", "zone", "zone")
    assert walk.go("zone", table(pile="green-2")) == ["end", "gone", "pile: green-2 1/1"]


def test_where_the_walk_leads_away_nothing_is_said_of_what_has_gone() -> None:
    assert Walk("zone").go("zone", table(hand="blue-2")) == ["trick: nothing"]


def test_a_card_that_has_come_to_the_own_hand_is_told_to_its_owner_alone() -> None:
    walker = Walker()
    lying = table(hand="blue-1", trick="red-1")
    for move in ("zone", "zone"):
        walker.walk(move, lying)
    moved, nothing = walker.walk("here", table(hand="blue-1 red-1"))
    assert (short(moved), moved.private) == ("red-1 now in hand", True)
    assert (short(nothing), nothing.private) == ("trick: nothing", False)


def test_every_step_through_the_own_hand_is_private_and_no_other() -> None:
    walker = Walker()
    assert [walker.walk(move, table())[-1].private for move in ("zone", "item", "here")] == [True, True, True]
    assert [walker.walk(move, table())[-1].private for move in ("zone", "zone", "here")] == [False, False, False]


# Where else.


def elsewhere(walker: Walker, zones: Sequence[Zone]) -> dict[str, list[str]]:
    """Return the zones that are named, each with what of the colour lies there."""
    message = walker.walk("elsewhere", zones)[-1]
    lines = message.arguments["lines"]
    assert isinstance(lines, Items)
    found = {}
    for line in lines.messages:
        named, things = line.arguments["zone"], line.arguments["items"]
        assert isinstance(named, Message)
        assert isinstance(things, Items)
        found[str(named.arguments["text"])] = [str(name.arguments["text"]) for name in things.messages]
    return found


def test_elsewhere_tells_what_lies_in_other_zones_of_the_same_colour() -> None:
    zones = table(hand="blue-1 blue-2 red-1", trick="red-2 blue-5", pile="blue-9 green-1")
    walk = Walk("zone", zones=zones)
    assert elsewhere(walk.walker, zones) == {"trick": ["blue-5"], "pile": ["blue-9"]}


def test_elsewhere_is_private_where_it_names_cards_of_the_own_hand() -> None:
    zones = table(hand="blue-1", trick="blue-5 red-1", pile="red-2")
    walk = Walk("zone", "zone", zones=zones)
    assert walk.walker.walk("elsewhere", zones)[-1].private
    walk.go("item")
    assert not walk.walker.walk("elsewhere", zones)[-1].private


def test_elsewhere_says_so_where_there_is_nothing_of_the_kind() -> None:
    assert Walk("zone").go("elsewhere") == ["nothing elsewhere"]
    assert Walk("zone", "zone").go("elsewhere") == ["nothing elsewhere"]
    number = Zone("pile", Message("text", {"text": "pile"}), (Item("count", Message("text", {"text": "3"})),))
    assert Walk("zone", zones=(number, number._replace(id="other"))).go("elsewhere") == ["nothing elsewhere"]


def test_elsewhere_from_where_a_card_has_gone_first_tells_where_one_stands() -> None:
    walk = Walk("zone", "item")
    left = table(hand="blue-1 red-1")
    assert walk.go("elsewhere", left) == ["gone", "hand: red-1 2/2", "nothing elsewhere"]
    assert walk.go("elsewhere", left) == ["nothing elsewhere"]


# Laws.

POOL = [f"{colour}-{value}" for colour in ("blue", "red", "green") for value in range(1, 5)]
HANDS = st.lists(st.sampled_from(POOL), unique=True)


def zones_of(*cards: Sequence[str]) -> tuple[Zone, ...]:
    return tuple(zone(f"zone-{at}", " ".join(ids), private=at == 0) for at, ids in enumerate(cards))


@given(cards=HANDS.filter(bool))
@settings(max_examples=80)
def test_from_the_first_item_on_each_is_told_once_and_then_the_end(cards: list[str]) -> None:
    zones = zones_of(cards)
    walk = Walk("zone", "first", zones=zones)
    told = [walk.go("here")[0].split()[1], *(walk.go("item")[0].split()[0] for _ in cards[1:])]
    assert told == cards
    assert walk.go("item")[0] == "end"
    assert [walk.go("item-back")[0].split()[0] for _ in cards[1:]] == cards[-2::-1]
    assert walk.go("item-back")[0] == "start"


@given(cards=HANDS.filter(bool), taken=st.lists(st.integers(0, 20), max_size=12))
@settings(max_examples=150)
def test_no_card_is_passed_over_or_told_twice_while_others_are_taken_away(cards: list[str], taken: list[int]) -> None:
    """Also where it is the walker's own card that goes."""
    left = list(cards)
    walk = Walk("zone", zones=zones_of(left))
    told, away = [cards[0]], iter(taken)
    while True:
        if left and (place := next(away, None)) is not None:
            left.pop(place % len(left))
        heard = walk.go("item", zones_of(left))
        if "end" in heard or not left:
            break
        told.append(heard[-1].split()[0])
    assert len(set(told)) == len(told)
    assert [card for card in cards if card in told] == told
    assert set(left) <= set(told)


@given(steps=st.lists(st.tuples(st.sampled_from(MOVES), HANDS, HANDS, HANDS), max_size=30))
@settings(max_examples=150)
def test_whatever_moves_at_the_table_a_walker_stands_at_something_that_lies_there(steps: list[Any]) -> None:
    walker = Walker()
    for move, *cards in steps:
        zones = zones_of(*cards)
        told = walker.walk(move, zones)
        place = walker.place(zones)
        assert place.zone in zones
        assert (place.item is None) == (not place.zone.items)
        assert place.item is None or place.item in place.zone.items
        last = told[-1]
        if last.id in ("walk-zone", "walk-item"):
            assert last.arguments["number"] == len(place.zone.items)
            assert place.zone.items[int(str(last.arguments["place"])) - 1] == place.item
        elif not last.id.startswith("walk-elsewhere"):
            assert (last.id, place.item) == ("walk-empty", None)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(6))
def test_all_that_a_walker_meets_in_a_game_has_words_and_only_the_own_hand_is_private(game: str, seed: int) -> None:
    """A walk at random through a game at random, in both languages."""
    walker, chance = Walker(), Generator(seed)
    for table in moments(game, seed):
        zones = table.game.zones(table.view(0))
        hand = {item.id for found in zones for item in found.items if item.private}
        for _ in range(3):
            told = walker.walk(MOVES[chance.below(len(MOVES))], zones)
            for message in told:
                for locale in COMPLETE:
                    assert Narrator(locale, table.names, 0).utterances((message,))[0].text
                if not message.private:
                    assert not {card for card in hand if f"id='{card}'" in repr(message)}

"""The text forms of the notation page: actions, positions, views, events."""

import json
from typing import Any

import pytest

from audiogames.decks.du_balai import SYMBOLS
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import Action
from tests.games.du_balai.positions import (
    BLACK,
    DICE,
    GAME,
    ORANGE,
    action,
    cast,
    looking,
    moved,
    new,
    play,
    resolving,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at

EAR, WEB, SKULL, STAR = (1 << SYMBOLS.index(name) for name in ("ear", "web", "skull", "star"))
PAGE = {
    "start 6": Action("start", 6),
    "roll": Action("roll"),
    "close": Action("close"),
    "bet": Action("bet"),
    "write ear star": Action("write", formula=EAR | STAR),
    "write ear star / cloud web": Action("write", formula=EAR | STAR, second=WEB | 1 << 5),
    "write": Action("write"),
    "decree": Action("decree"),
    "spell forgotten cloud": Action("spell", card="forgotten", symbols=(5,)),
    "spell forgotten cloud second": Action("spell", card="forgotten", symbols=(5,), on_second=True),
    "spell correction skull cloud": Action("spell", card="correction", symbols=(2, 5)),
    "spell correction skull cloud second": Action("spell", card="correction", symbols=(2, 5), on_second=True),
    "spell double-play": Action("spell", card="double-play"),
    "spell tailwind": Action("spell", card="tailwind"),
    "spell attraction 2": Action("spell", 2, card="attraction"),
    "spell attraction 1:2 3:1": Action("spell", card="attraction", pulls=((1, 2), (3, 1))),
    "spell block": Action("spell", card="block"),
    "spell hex": Action("spell", card="hex"),
    "spell hex 2": Action("spell", card="hex", target=2),
    "spell fog": Action("spell", card="fog"),
    "pass": Action("pass"),
    "keep tailwind": Action("keep", card="tailwind"),
    "keep acrobatic-2": Action("keep", card="acrobatic-2"),
}
"""The actions of the notation page."""


@pytest.mark.parametrize("text", PAGE)
def test_the_actions_of_the_notation_page_are_read(text: str) -> None:
    assert action(text) == PAGE[text]
    assert action(GAME.format_action(PAGE[text])) == PAGE[text]


@pytest.mark.parametrize("text", [text for text in PAGE if text != "write ear star / cloud web"])
def test_and_written_in_the_same_way(text: str) -> None:
    assert GAME.format_action(PAGE[text]) == text


def test_symbols_are_written_in_the_order_of_their_keys() -> None:
    assert GAME.format_action(action("write star ear / web  cloud")) == "write ear star / web cloud"
    assert action("spell attraction 3:1 1:2") == action("spell attraction 1:2 3:1")


# Positions.


def test_a_new_game_is_written_whole() -> None:
    place = new([{"level": "expert"}, {}], seed=5).position()
    deck = place.pop("deck")
    assert len(deck) == 27
    assert place == {
        "game": "du_balai",
        "options": {
            "pace": "common",
            "time_limit": 0,
            "acrobatics": [2, 2, 2, 3, 3, 3, 4, 4, 4],
            "order": "leader-first",
            "curse": True,
            "curse_first": False,
            "expert_draw": False,
            "attraction_per_pawn": False,
            "hex_crossed": False,
            "novice_start": 0,
            "slow": False,
            "both_perfect": False,
        },
        "exact": True,
        "seats": [
            {
                "name": None,
                "level": level,
                "space": 0,
                "spells": [],
                "fresh": [],
                "acrobatics": [],
                "formula": None,
                "second": None,
                "double": False,
            }
            for level in ("expert", "normal")
        ],
        "dice": None,
        "closer": None,
        "bets": [],
        "read": 9,
        "decrees": [],
        "looking": [],
        "curse": None,
        "block": None,
        "crossed": [],
        "discard": [],
        "turn": {
            "seat": None,
            "phase": "roll",
            "order": [],
            "window": None,
            "pending": None,
            "waiting": [],
            "fogs": [],
            "drawn": [],
        },
    }


FULL = moved(
    witch(4, "ear", "web", "tailwind fog hex", fresh=["hex"], acrobatics=[4, 2], double=True),
    witch(23, "skull", level="novice"),
    witch(23),
    closer=2,
    curse=4,
    block=1,
    crossed=[2, 1],
    deck=["block", "acrobatic-3"],
    discard=["double-play"],
)


def test_a_position_comes_back_as_it_was() -> None:
    place = at({**FULL, "exact": True}).position()
    assert place["seats"][0] == {
        "name": None,
        "level": "normal",
        "space": 4,
        "spells": ["fog", "hex", "tailwind"],
        "fresh": ["hex"],
        "acrobatics": [2, 4],
        "formula": ["ear"],
        "second": ["web"],
        "double": True,
    }
    for field in ("closer", "curse", "block", "crossed", "deck", "discard", "dice"):
        assert place[field] == FULL[field]
    assert place["turn"]["window"] == "after-move"
    assert place["turn"]["seat"] == 0
    assert at(place).position() == place
    assert json.loads(json.dumps(place)) == place


def test_a_pending_fog_comes_back_as_it_was() -> None:
    table = at(moved(witch(3, spells="tailwind"), witch(8, spells="fog"), witch(9)))
    play(table, "spell tailwind", "1 spell fog", "2 pass", "2 pass")
    place = table.position()
    assert place["turn"]["pending"]["against"] == {"seat": 0, "action": "spell tailwind", "against": None}
    assert at(place)._state == table._state


# Views.


def test_a_view_gives_counts_for_what_it_hides() -> None:
    seen = at(FULL).view_position(1)
    assert seen["seats"][0] == {
        "name": None,
        "level": "normal",
        "space": 4,
        "score": 4,
        "hand_count": 5,
        "fresh_count": 1,
        "locked": True,
        "formula": ["ear"],
        "second": ["web"],
        "double": True,
    }
    assert (seen["seats"][1]["spells"], seen["seats"][1]["acrobatics"]) == ([], [])
    assert seen["seat"] == 1
    assert seen["deck_count"] == 21
    assert "deck" not in seen
    assert "exact" not in seen
    own = at(FULL).view_position(0)["seats"][0]
    assert (own["spells"], own["fresh"], own["acrobatics"], own["score"]) == (
        ["fog", "hex", "tailwind"],
        ["hex"],
        [2, 4],
        10,
    )


def test_views_show_a_told_die_only_while_looking() -> None:
    table = at(looking(read=3))
    assert table.view_position(0)["dice"] == [*DICE[:3], *[None] * 6]
    assert table.view_position(None)["dice"] == [*DICE[:3], *[None] * 6]


# What is legal, and what happened.


def test_a_choice_of_symbols_is_one_entry_and_two_piles_another() -> None:
    entries = at(writing(unwritten(spells="double-play decree"), unwritten())).legal_position()
    single = {"verb": "write", "from": [*SYMBOLS], "min": 0, "max": 9}
    assert entries[0] == [single, {**single, "min": 1, "max": 8, "piles": 2}, "decree"]
    assert entries[1] == [single]


def test_every_kind_of_event_has_a_text_form() -> None:
    table = at(
        resolving(witch(4, ORANGE, "web skull", "correction double-play attraction"), witch(9, spells="fog"), closer=0)
    )
    events = (*cast(table, "spell correction skull cloud second", "spell double-play"), *play(table, "pass"))
    written = [GAME.event_position(event) for event in events]
    assert json.loads(json.dumps(written)) == written
    by_name: dict[str, dict[str, Any]] = {fields["event"]: fields for fields in written}
    assert by_name["symbol-swapped"] == {
        "event": "symbol-swapped",
        "seat": 0,
        "out": "skull",
        "in": "cloud",
        "on_second": True,
    }
    assert by_name["second-revealed"] == {"event": "second-revealed", "seat": 0, "formula": BLACK.split()}
    assert by_name["perfect"]["colour"] == "black"
    assert by_name["moved"] == {
        "event": "moved",
        "seat": 0,
        "from": 4,
        "to": 11,
        "worth": 7,
        "cause": "formula",
        "blocked": False,
    }


def test_dice_and_formulas_are_written_by_name_in_events() -> None:
    opened = e.BookOpened(tuple(range(9)), EAR, WEB | SKULL)
    assert GAME.event_position(opened) == {
        "event": "book-opened",
        "dice": [f"orange-{symbol}" for symbol in SYMBOLS],
        "orange": ["ear"],
        "black": ["web", "skull"],
    }
    assert GAME.event_position(e.Wrote(1, None, None)) == {
        "event": "wrote",
        "seat": 1,
        "formula": None,
        "second": None,
    }
    cut = e.spell_cast(0, action("spell attraction 1:2 3:1"), False)
    assert GAME.event_position(cut)["pulls"] == {"1": 2, "3": 1}

"""Du Balai! as a place to walk."""

from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.resources import COMPLETE
from tests.games.du_balai.moments import steps, viewers
from tests.games.du_balai.positions import (
    GAME,
    Position,
    looking,
    moved,
    position,
    resolving,
    rolling,
    unwritten,
    witch,
    writing,
)
from tests.games.tables import at

from .saying import NAMES


def walked(place: Position, zone: str, seat: Seat | None = 0) -> list[str]:
    """Return what lies in a zone, in French."""
    found = next(found for found in GAME.zones(at(place).view(seat)) if found.id == zone)
    return [catalogue("fr").text(item.name, Listener(NAMES, seat)) for item in found.items]


def test_the_track_is_walked_from_start_to_finish_the_curse_behind_whom_it_lies_upon() -> None:
    place = looking(unwritten(4), unwritten(9), unwritten(-2), curse=9)
    assert walked(place, "track") == [
        "case moins 2, Chloé",
        "case 4, vous",
        "case 9, Brian",
        "case 9, la malédiction",
        "la ligne d’arrivée",
    ]


def test_dice_lie_in_the_book_and_those_not_seen_are_hidden() -> None:
    assert walked(looking(read=2), "dice")[:3] == ["dé 1, oreille orange", "dé 2, nuage noir", "dé 3, caché"]
    assert set(walked(writing(), "dice")) == {f"dé {number}, caché" for number in range(1, 10)}


def test_a_formula_is_private_until_all_are_shown() -> None:
    def own(place: Position) -> Any:
        return GAME.zones(at(place).view(0))[1]

    hidden = own(writing(witch(4, "ear star"), unwritten()))
    assert [item.id for item in hidden.items] == ["ear", "star"]
    assert hidden.private
    assert all(item.private for item in hidden.items)
    shown = own(resolving(witch(4, "ear star", spells="fog"), witch()))
    assert not shown.private
    assert not any(item.private for item in shown.items)


def test_of_another_one_walks_only_that_a_formula_is_written() -> None:
    place = writing(unwritten(), witch(4, "ear star"), unwritten())
    assert "formule écrite" in walked(place, "seat-1")
    assert "formule écrite" not in walked(place, "seat-2")


def test_zones_are_the_same_at_all_times_each_thing_has_its_own_words_and_nothing_leaks() -> None:
    for number, (table, _) in enumerate(steps(range(8))):
        viewer = viewers(table)[number % (len(table.players) + 1)]
        view = table.view(viewer)
        found = GAME.zones(view)
        seats = [zone.id for zone in found if zone.id.startswith("seat-")]
        own = [] if viewer is None else ["hand", "formula", "mine"]
        assert [zone.id for zone in found] == [*own, "track", "dice", *seats, "draw", "discard"]
        assert len(seats) == len(table.players) - len(own) // 3
        assert found == GAME.zones(GAME.view(GAME.redeal(view, Generator(number)), viewer))
        for zone in found:
            assert len({item.id for item in zone.items}) == len(zone.items)
            for locale in COMPLETE:
                said = {catalogue(locale).text(item.name, Listener(NAMES, viewer)) for item in zone.items}
                assert len(said) == len(zone.items)


def ids(table: Table, zone: str, seat: Seat | None) -> list[str]:
    return next([item.id for item in found.items] for found in GAME.zones(table.view(seat)) if found.id == zone)


def test_one_s_own_card_keeps_its_id_on_the_discard_and_others_know_it_by_its_place() -> None:
    """Of two that are alike the one that came first is used first; shuffling the other cards changes nothing of it."""
    table = at(moved(witch(4, spells="tailwind fog tailwind"), witch(9, spells="fog"), discard=["hex"]))
    assert ids(table, "hand", 0) == ["fog-1", "tailwind-1", "tailwind-2"]
    table.submit(0, "spell tailwind")
    assert ids(table, "hand", 0) == ["fog-1", "tailwind-2"]
    assert ids(table, "discard", 0) == ["tailwind-1", "discard-0"]
    assert ids(table, "discard", 1) == ids(table, "discard", None) == ["discard-1", "discard-0"]
    table.submit(1, "spell fog")
    assert ids(table, "discard", 0) == ["discard-2", "tailwind-1", "discard-0"]
    assert ids(table, "discard", 1) == ["fog-1", "discard-1", "discard-0"]


def test_cards_that_are_alike_are_told_apart_by_number() -> None:
    place = rolling(unwritten(spells="fog tailwind tailwind", fresh=["tailwind"]), unwritten(), discard=["fog"])
    assert walked(place, "hand") == ["Brouillard", "Vent arrière", "Vent arrière, pour la manche suivante"]
    place = rolling(unwritten(spells="fog tailwind tailwind"), unwritten())
    assert walked(place, "hand") == ["Brouillard", "Vent arrière", "Vent arrière, exemplaire 2"]


def test_acrobatics_are_laid_open_at_the_end() -> None:
    over = position("over", witch(23, None), witch(9, None, acrobatics=[2, 2], spells="fog"))
    assert walked(over, "seat-1")[2:5] == [
        "1 carte en main",
        "acrobatie à 2 points",
        "acrobatie à 2 points, exemplaire 2",
    ]

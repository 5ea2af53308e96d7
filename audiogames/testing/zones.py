from collections.abc import Iterator, Sequence
from typing import ClassVar

from audiogames.core.chance import Generator
from audiogames.core.errors import IllegalAction
from audiogames.core.game import Parts
from audiogames.core.messages import ME, Seat
from audiogames.core.presentation.zones import Item, Layout, Look, Zone
from audiogames.core.table import Table
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.resources import LOCALES
from audiogames.tactile.decks import load_deck
from audiogames.testing.moments import moments, viewers
from audiogames.testing.trials import Trial

SEEDS = range(4)
ON_THE_BOARD = {"track", "ring"}


def zones(table: Table, viewer: Seat | None) -> tuple[Zone, ...]:
    return table.game.zones(table.view(viewer))


def look_of(item: Item) -> Look:
    assert item.look is not None, item.id
    return item.look


def layout_of(zone: Zone) -> Layout:
    assert zone.layout is not None, zone.id
    return zone.layout


class ZoneLaws:
    trial: ClassVar[Trial]

    def shows(self, seeds: Sequence[int] = SEEDS) -> Iterator[tuple[Table, Seat | None, tuple[Zone, ...]]]:
        for seed in seeds:
            for table in moments(self.trial, seed):
                for viewer in viewers(table):
                    yield table, viewer, zones(table, viewer)

    def test_everything_has_a_look_and_every_zone_a_layout(self) -> None:
        for _, viewer, found in self.shows():
            for zone in found:
                layout = layout_of(zone)
                assert all(item.look is not None for item in zone.items)
                if zone.id.startswith("seat-"):
                    assert (layout.seat, layout.area) == (int(zone.id[5:]), "others")
                elif zone.place == ME:
                    assert (layout.seat, layout.area) == (viewer, "own")

    def test_a_look_shows_what_a_sticker_of_the_deck_shows(self) -> None:
        shown = {
            card
            for _, _, found in self.shows()
            for zone in found
            for card in (*(look_of(item).card for item in zone.items), *(one.card for one in layout_of(zone).spaces))
        }
        if shown - {""}:
            assert shown - {""} <= {component.id for component in load_deck(self.trial.game.deck).components}

    def test_on_a_board_everything_stands_on_one_of_its_spaces(self) -> None:
        for _, _, found in self.shows():
            for zone in found:
                layout = layout_of(zone)
                spaces = {space.id for space in layout.spaces}
                assert len(spaces) == len(layout.spaces)
                assert bool(spaces) == (layout.kind in ON_THE_BOARD)
                if spaces:
                    assert {look_of(item).at for item in zone.items} <= spaces
                    assert all(0 <= space.step % layout.steps < layout.steps for space in layout.spaces)
                assert all(look_of(item).kind != "card" or look_of(item).number >= 0 for item in zone.items)

    def test_whatever_lies_on_the_table_lies_in_one_zone(self) -> None:
        for _, _, found in self.shows():
            ids = [item.id for zone in found for item in zone.items]
            assert len(set(ids)) == len(ids)

    def test_the_zones_and_their_order_are_the_same_in_every_phase(self) -> None:
        known: dict[tuple[int, Seat | None], list[str]] = {}
        for table, viewer, found in self.shows():
            ids = [zone.id for zone in found]
            assert known.setdefault((len(table.players), viewer), ids) == ids
            assert len(set(ids)) == len(ids)

    def test_a_card_is_known_by_its_own_id(self) -> None:
        for table, _, found in self.shows():
            for item in (item for zone in found for item in zone.items if item.card is not None):
                assert item.card is not None
                assert (item.card.id, item.card.deck) == (item.id, table.game.deck)
                assert item.group == item.id.partition("-")[0]

    def test_what_is_private_lies_in_zones_of_the_viewer(self) -> None:
        for _, viewer, found in self.shows():
            for zone in found:
                if zone.private:
                    assert viewer is not None
                    assert zone.place == ME

    def test_a_choice_is_about_things_that_lie_on_the_table(self) -> None:
        for table, viewer, found in self.shows():
            if viewer is None or viewer not in table.legal():
                continue
            lying = {item.id for zone in found for item in zone.items}
            for choice in table.game.choices(table.view(viewer), tuple(table.legal()[viewer])):
                assert set(choice.about) <= lying
                assert len(set(choice.about)) == len(choice.about)
                if choice.card is not None:
                    assert choice.card.id in choice.about

    def test_what_is_composed_wrongly_is_refused_by_a_reason_in_both_languages(self) -> None:
        """And what the game accepts, it applies."""
        for number, (table, viewer, _) in enumerate(self.shows()):
            if viewer is None or viewer not in table.legal():
                continue
            game, view = table.game, table.view(viewer)
            state = game.load(table.position())
            for piles in random_piles(game.parts(view, tuple(table.legal()[viewer])), Generator(number)):
                try:
                    action = game.parse_action(game.compose(view, piles))
                    why = game.why_not(state, viewer, action)
                except IllegalAction as error:
                    why = error.message
                if why is None:
                    game.apply(state, viewer, action)
                else:
                    assert all(catalogue(locale).text(why, Listener(table.names, viewer)) for locale in LOCALES)


def random_piles(parts: Parts | None, chance: Generator) -> Iterator[list[list[str]]]:
    ids = ["nowhere", *(item.id for item in parts.items)] if parts is not None else ["nowhere"]
    for _ in range(4):
        yield [[ids[chance.below(len(ids))] for _ in range(chance.below(4))] for _ in range(chance.below(4))]

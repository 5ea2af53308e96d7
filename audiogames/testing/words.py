"""The laws of words: every text exists in both languages, and fits in braille."""

import warnings
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from audiogames.core.errors import IllegalAction, NotYourTurn
from audiogames.core.events import heard
from audiogames.core.game import QUESTIONS, Game, Option
from audiogames.core.messages import Message
from audiogames.core.presentation.zones import Zone
from audiogames.core.table import Table
from audiogames.narration.catalogue import BRAILLE_CELLS, CARD_FORMS, Catalogue, CatalogueWarning, Listener, catalogue
from audiogames.play.keys.help import BY_GAME
from audiogames.resources import COMPLETE, page
from audiogames.tactile.decks import load_deck
from audiogames.tactile.words import card_message
from audiogames.testing.moments import moments, viewers
from audiogames.testing.trials import Trial

SEEDS = range(5)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        for ending in ("is", *CARD_FORMS):
            name = name.removesuffix(f"-{ending}")
        self.names.add(name)


def variables(source: str) -> Mapping[str, frozenset[str]]:
    """Return the variables of each message of a catalogue. `$card-the` is a form of `$card`."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            named = _Variables()
            named.visit(entry)
            found[entry.id.name] = frozenset(named.names)
    return found


def menu_ids(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield the ids of all messages that menus need for a game."""
    yield f"title-{game.name}"
    yield from (f"about-{name}-{game.name}" for name in BY_GAME)
    for option in game.options:
        yield from _option_ids(f"option-{game.name}-{option.name}", option)
    for option in game.seat_options:
        yield from _option_ids(f"seat-{game.name}-{option.name}", option)
    for preset in game.presets:
        id = f"preset-{game.name}-{preset.name}"
        yield from (id, f"about-{id}")
    for setting in game.settings:
        yield from (f"setting-{setting.name}", f"about-setting-{setting.name}")
        yield from (f"value-{setting.name}-{_spelt(value)}" for value in setting.values)
    for grant in game.grants:
        yield from (f"seat-{grant.setting}", f"granted-{grant.setting}")
    for training in game.trainings:
        yield from (f"train-{training.name}", f"about-train-{training.name}")
        if training.needs_sound:
            yield f"train-{training.name}-needs-sound"
    for word in game.keys.values():
        yield from (f"letter-key-{game.name}-{word}", f"about-key-{game.name}-{word}")
    for colour in game.colours:
        yield from (f"colour-{colour}", f"colour-{colour}-letter")


def _option_ids(id: str, option: Option) -> Iterator[str]:
    if option.type in ("counts", "numbers", "boolean") or option.choices or option.span:
        yield id
    values = ("yes", "no") if option.type == "boolean" else option.choices if option.type != "counts" else ()
    for value in values:
        yield from (f"{id}-{value}", f"about-{id}-{value}")


def _spelt(value: object) -> str:
    return f"{value:g}".replace(".", "-") if isinstance(value, float) else str(value)


@lru_cache(2**14)
def _texts(message: Message, names: tuple[str | None, ...], seat: int | None) -> tuple[str, ...]:
    listener = Listener(names, seat)  # cached: most answers of a moment are those of the moment before
    with warnings.catch_warnings():
        warnings.simplefilter("error", CatalogueWarning)
        for locale in COMPLETE:
            assert len(catalogue(locale).braille(message, listener)) <= BRAILLE_CELLS
        return tuple(catalogue(locale).text(message, listener) for locale in COMPLETE)


class WordLaws:
    trial: ClassVar[Trial]

    def words(self, table: Table, message: Message, seat: int | None) -> tuple[str, ...]:
        return _texts(message, table.names, seat)

    def test_a_catalogue_of_its_own_has_the_same_messages_and_variables_in_both_languages(self) -> None:
        folder = files(self.trial.game.package) / "locale"
        if not folder.is_dir():
            return  # its messages stand among those of the program
        sources = [(folder / f"{locale}.ftl").read_text(encoding="utf-8") for locale in COMPLETE]
        first, second = (variables(source) for source in sources)
        assert first == second

    def test_menus_have_words_for_all_that_can_be_chosen(self) -> None:
        for locale in COMPLETE:
            words = catalogue(locale)
            assert [id for id in menu_ids(self.trial.game) if not words.has(id.replace("_", "-"))] == []

    def test_all_that_is_told_has_words(self) -> None:
        for seed in SEEDS:
            for table in moments(self.trial, seed):
                for step in table.steps[-1:]:
                    for seat in viewers(table):
                        view, events = table.view(seat), heard(step.events, seat)
                        for message in (*table.game.tell(events, view), *table.game.detail(events, view)):
                            assert all(self.words(table, message, seat))

    def test_every_question_has_an_answer_in_every_phase_for_a_spectator_too(self) -> None:
        for seed in SEEDS:
            for table in moments(self.trial, seed):
                for seat in viewers(table):
                    for question in QUESTIONS:
                        answer = table.game.ask(question, table.view(seat))
                        assert answer
                        assert all(text for message in answer for text in self.words(table, message, seat))

    def test_every_choice_has_words_of_its_own(self) -> None:
        for seed in SEEDS:
            for table in moments(self.trial, seed):
                for seat, legal in table.legal().items():
                    choices = table.game.choices(table.view(seat), tuple(legal))
                    assert {choice.action for choice in choices} <= {*legal}
                    for locale in COMPLETE:
                        said = [self._said(catalogue(locale), table, choice.message, seat) for choice in choices]
                        assert len({*said, ""}) == len(said) + 1

    def test_every_zone_and_everything_in_it_has_words_of_its_own(self) -> None:
        for seed in SEEDS:
            *_, table = moments(self.trial, seed)
            for seat in viewers(table):
                found: tuple[Zone, ...] = table.game.zones(table.view(seat))
                for locale in COMPLETE:
                    titles = [self._said(catalogue(locale), table, zone.title, seat) for zone in found]
                    assert len({*titles, ""}) == len(titles) + 1
                    for zone in found:
                        names = [self._said(catalogue(locale), table, item.name, seat) for item in zone.items]
                        assert len({*names, ""}) == len(names) + 1

    def _said(self, words: Catalogue, table: Table, message: Message, seat: int | None) -> str:
        with warnings.catch_warnings():
            warnings.simplefilter("error", CatalogueWarning)
            return words.text(message, Listener(table.names, seat))

    def test_every_refusal_has_words(self) -> None:
        trial, game = self.trial, self.trial.game
        for seed in SEEDS:
            for number, table in enumerate(moments(trial, seed)):
                state = game.load(table.position())
                for seat in range(len(table.players)):
                    for action in trial.actions()[number % 7 :: 7]:
                        why = game.why_not(state, seat, action)
                        assert why is None or all(self.words(table, why, seat))

    def test_what_is_no_action_is_refused_in_words(self) -> None:
        table, *_ = moments(self.trial, 1)
        for text in self.trial.no_actions:
            for seat in range(len(table.players)):
                with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                    table.submit(seat, text)
                assert all(self.words(table, refused.value.message, seat))

    def test_its_rules_can_be_read_in_both_languages(self) -> None:
        for locale in COMPLETE:
            parts = page(locale, self.trial.name)
            assert len(parts) > 1
            assert all(len(part) > 1 for part in parts[1:])

    def test_every_sticker_has_a_name_in_both_languages(self) -> None:
        if not self.trial.game.components:
            return  # it has nothing to put stickers on
        deck = load_deck(self.trial.game.deck)
        assert deck.components
        for locale in COMPLETE:
            with warnings.catch_warnings():
                warnings.simplefilter("error", CatalogueWarning)
                names = {catalogue(locale).text(card_message(deck.id, one.id)) for one in deck.components}
            assert "" not in names

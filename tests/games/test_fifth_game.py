"""A fifth game, of another package, is registered by one call, and then found, said, heard, walked and played."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiogames.audio.sounds.library import Library
from audiogames.bots.levels import LEVELS, make_bot
from audiogames.core import registry
from audiogames.core.chance import Generator
from audiogames.core.errors import UnknownGame
from audiogames.core.game import QUESTIONS
from audiogames.core.registry import game_named
from audiogames.core.table import Table, hear
from audiogames.faces.engine.session import Session
from audiogames.narration.catalogue import LOCALES, CatalogueWarning, catalogue
from audiogames.narration.narrator import Narrator
from tests.cauldron.trial import TRIAL

from .test_laws import case_of

TestLawsOfTheCauldron = case_of(TRIAL)


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is there for these tests, and gone for the others."""
    info = tmp_path / "cauldron-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cauldron\nVersion: 1\n", encoding="utf-8")
    point = f"[{registry.GROUP}]\ncauldron = tests.cauldron.descriptor:DESCRIPTOR\n"
    (info / "entry_points.txt").write_text(point, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry.others.cache_clear()
    catalogue.cache_clear()
    yield
    registry.others.cache_clear()
    catalogue.cache_clear()


def played(seats: int = 3) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """Yield the table and the events after each action of a game between bots of all levels."""
    table = Table.new("cauldron", [{"name": name} for name in ("Anna", "Brian", "Chloé")[:seats]], {}, 1)
    bots = [make_bot("cauldron", LEVELS[seat % len(LEVELS)], seat) for seat in range(seats)]
    while not table.over:
        ((seat, actions),) = table.legal().items()
        events = table.submit(seat, bots[seat].choose(table.view(seat), actions))
        for other, bot in enumerate(bots):
            bot.hear(hear(table, events, other))
        yield table, events


def test_it_is_found_by_its_name_and_named_to_who_asks_for_another() -> None:
    assert game_named("cauldron").max_seats == 4
    with pytest.raises(UnknownGame) as refused:
        game_named("belote")
    assert refused.value.message.arguments["known"] == ", ".join(registry.GAMES)
    assert "cauldron" in registry.GAMES


def test_bots_play_it_to_its_end() -> None:
    *_, (table, _) = played()
    assert table.winners
    assert max(table.scores) >= 20


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_is_told_and_asked_has_words(locale: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", CatalogueWarning)
        for table, events in played():
            game = table.game
            for seat in (None, *range(3)):
                narrator, view = Narrator(locale, table.names, seat), table.view(seat)
                assert narrator.utterances((*game.tell(events, view), *game.detail(events, view))) or seat is None
                assert all(narrator.utterances(game.ask(question, view)) for question in QUESTIONS)
                names = [item.name for zone in game.zones(view) for item in zone.items]
                assert narrator.utterances(tuple(names))
                if seat in table.to_act():
                    choices = game.choices(view, table.legal()[seat])
                    assert narrator.utterances(tuple(choice.message for choice in choices))


def test_its_sounds_are_there() -> None:
    library = Library()
    cues = {cue.name for table, events in played() for cue in table.game.cues(events, table.view(0))}
    assert cues
    assert cues <= set(library.names())


def test_programs_can_play_it() -> None:
    session = Session()
    assert "cauldron" in [game["game"] for game in session.do({"op": "games"})]
    session.do({"op": "new", "game": "cauldron", "seats": [{}, {}], "seed": 1})
    assert session.do({"op": "legal", "seat": 0}) == {"0": ["stir"]}


def test_a_redeal_of_a_game_without_secrets_is_the_truth() -> None:
    for table, _ in played():
        assert table.game.redeal(table.view(0), Generator(1)) == table._state

"""The no-leak law in the sound itself: what a seat cannot know changes no sample of what it hears.

Two tables that look alike to a seat, before and after each of a few actions, are rendered for it from their journals,
sounds alone: the files are the same, byte for byte. Whatever lies in other hands and on piles differs.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from audiogames.core.chance import Generator
from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.journal import FileStore
from audiogames.core.messages import Cue
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARD_IDS as AIR_CARDS
from audiogames.decks.roue_des_sorcieres import CARD_IDS as ROUE_CARDS
from audiogames.faces import render_game
from audiogames.faces.render import main
from tests.games.air_sorciere import deals as air
from tests.games.roue_des_sorcieres import deals as roue

GAMES = ("air_sorciere", "roue_des_sorcieres")
POSITIONS = {"air_sorciere": air.random_position, "roue_des_sorcieres": roue.random_position}
CARD_IDS = {"air_sorciere": AIR_CARDS, "roue_des_sorcieres": ROUE_CARDS}
ACTIONS = 6
"""How many actions are rendered at most: enough for a trick to be won and cards to be drawn."""

Position = dict[str, Any]
Action = tuple[int, str]


class Twins(NamedTuple):
    """Two tables that look alike to a seat, and what is done at both. `hidden`: how many events are not the same."""

    positions: tuple[Position, Position]
    actions: tuple[Action, ...]
    viewer: int | None
    hidden: int

    def journals(self, folder: Path) -> list[Path]:
        """Write both games down."""
        files = [folder / "one", folder / "other"]
        for position, file in zip(self.positions, files, strict=True):
            store = FileStore(file, new=True)
            _played(position, self.actions, store)
            store.close()
        return files


def _played(position: Position, actions: tuple[Action, ...], store: FileStore | None = None) -> Table:
    table = Table.load(position, 0, store)
    for seat, action in actions:
        table.submit(seat, action)
    return table


def _some_actions(position: Position, chance: Generator) -> tuple[Action, ...]:
    table = Table.load(position)
    actions: list[Action] = []
    while not table.over and len(actions) < ACTIONS:
        legal = table.legal()
        seat = list(legal)[chance.below(len(legal))]
        action = table.game.format_action(legal[seat][chance.below(len(legal[seat]))])
        table.submit(seat, action)
        actions.append((seat, action))
    return tuple(actions)


def _shown(game: str, events: Iterable[Any]) -> set[str]:
    """Return the cards that events name."""
    named: set[str] = set()
    for event in events:
        for field in ("card", "cards", "trump"):
            value = getattr(event, field, None)
            cards = value if isinstance(value, tuple) else (value,)
            named.update(CARD_IDS[game][card] for card in cards if isinstance(card, int))
    return named


def _shuffled(position: Position, viewer: int | None, fixed: set[str], chance: Generator) -> Position:
    """Return a position in which the cards that nobody showed to the viewer lie elsewhere among themselves."""
    other: Position = json.loads(json.dumps(position))
    piles = [other["draw_pile"]]
    if other["game"] == "roue_des_sorcieres":  # hands and what was won lie open in the other game
        piles += [fields["hand"] for seat, fields in enumerate(other["seats"]) if seat != viewer]
        piles += [fields["captured"] for fields in other["seats"] if not other["options"]["show_scores"]]
    places = [(pile, place) for pile in piles for place, card in enumerate(pile) if card not in fixed]
    cards = [pile[place] for pile, place in places]
    for (pile, place), card in zip(places, chance.permutation(len(cards)), strict=True):
        pile[place] = cards[card]
    return other


def twin(game: str, seed: int, viewer: int | None) -> Twins | None:
    """Return two tables at which the same is done, seen and heard by the viewer; None where none was found."""
    chance = Generator(seed)
    seats = 2 + chance.below(3)
    dealt = POSITIONS[game](seed, seats)
    named = [{**fields, "name": name} for fields, name in zip(dealt["seats"], "ABCD", strict=False)]
    position = {**dealt, "seats": named}
    actions = _some_actions(position, chance)
    one = _played(position, actions)
    told = [heard(step.events, viewer) for step in one.steps]
    again = _shuffled(position, viewer, _shown(game, (event for events in told for event in events)), chance)
    try:
        other = _played(again, actions)
    except GameError:
        return None
    alike = told == [heard(step.events, viewer) for step in other.steps]
    views = all(before(one, at, viewer) == before(other, at, viewer) for at in range(len(one.steps)))
    if not (alike and views and one.view(viewer) == other.view(viewer)) or position == again:
        return None
    hidden = sum(step.events != twin.events for step, twin in zip(one.steps, other.steps, strict=True))
    return Twins((position, again), actions, viewer, hidden)


def before(table: Table, at: int, viewer: int | None) -> Any:
    return table.game.view(table.steps[at].before, viewer)


def twins(game: str, count: int, viewer: int | None) -> list[Twins]:
    """Return pairs of tables that look alike: of many, those where most goes on out of sight."""
    found = [pair for seed in range(60) if (pair := twin(game, seed, viewer)) is not None]
    assert len(found) >= count
    return sorted(found, key=lambda pair: -pair.hidden)[:count]


def rendered(pair: Twins, folder: Path, listening: str) -> list[bytes]:
    """Return the files of both tables as the viewer hears them."""
    files = []
    for journal in pair.journals(folder):
        options = {"output": f"{journal}.wav", "no-words": "", "listening": listening}
        seat = None if pair.viewer is None else str(pair.viewer + 1)
        assert main(journal, options, seat, "en", lambda line: None, pytest.fail) == 0
        files.append(Path(f"{journal}.wav").read_bytes())
    return files


@pytest.mark.parametrize(("viewer", "listening"), [(0, "headphones"), (1, "mono"), (None, "loudspeakers")])
@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_changes_no_sample_of_what_a_seat_hears(
    game: str, viewer: int | None, listening: str, tmp_path: Path
) -> None:
    heard_of = 0
    pairs = twins(game, 3, viewer)
    if game == "roue_des_sorcieres":
        assert pairs[0].hidden, "cards are drawn out of sight"
    for number, pair in enumerate(pairs):
        folder = tmp_path / str(number)
        folder.mkdir()
        one, other = rendered(pair, folder, listening)
        assert len(one) == len(other)
        assert one == other
        heard_of += any(one[44:])  # behind the header of the file
    assert heard_of >= 2, "something was to be heard"


def test_a_game_that_sounded_what_is_hidden_would_be_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test fails where the sounds are made from events that were not cut."""
    rules = game_named("roue_des_sorcieres")

    def leaking(events: Any, view: Any) -> tuple[Cue, ...]:
        cards = [card for event in events if (card := getattr(event, "card", None)) is not None]
        return tuple(Cue("trick-won" if card % 2 else "card-drawn") for card in cards)

    monkeypatch.setattr(render_game, "heard", lambda events, viewer: tuple(events))
    monkeypatch.setattr(rules, "cues", leaking)
    differences = 0
    for number, pair in enumerate(twins("roue_des_sorcieres", 2, 0)):
        folder = tmp_path / str(number)
        folder.mkdir()
        one, other = rendered(pair, folder, "mono")
        differences += one != other
    assert differences

"""The no-leak law in the sound itself: what a seat cannot know changes no sample of what it hears.

Two tables that look alike to a seat, before and after each of a few actions, are rendered for it from their journals,
sounds alone: the files are the same, byte for byte. Whatever lies in other hands and on piles differs. Told again, the
games are the same sentences.
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from audiogames.core.chance import Generator
from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.messages import Cue
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.decks.air_sorciere import CARD_IDS as AIR_CARDS
from audiogames.decks.roue_des_sorcieres import CARD_IDS as ROUE_CARDS
from audiogames.play.table.hearing import Hearing
from audiogames.retelling.render import main
from audiogames.retelling.replay import main as retell
from audiogames.storage.journal_files import FileStore
from tests.games.air_sorciere import deals as air
from tests.games.du_balai import deals as balai
from tests.games.du_balai.positions import unwritten, writing
from tests.games.roue_des_sorcieres import deals as roue

GAMES = ("air_sorciere", "du_balai", "roue_des_sorcieres")
POSITIONS = {
    "air_sorciere": air.random_position,
    "du_balai": balai.random_position,
    "roue_des_sorcieres": roue.random_position,
}
CARD_IDS = {"air_sorciere": AIR_CARDS, "roue_des_sorcieres": ROUE_CARDS}
IN_SECRET = {"du_balai": ("write", "keep")}
"""Verbs of what others do and do not show."""
ACTIONS = 6
"""How many actions are rendered at most: enough for a trick to be won and cards to be drawn."""

Position = dict[str, Any]
Action = tuple[int | None, str]
"""Who does what; the clock is nobody."""


class Twins(NamedTuple):
    """Two tables that look alike to a seat, and what is done at each. `hidden`: how many events are not the same."""

    positions: tuple[Position, Position]
    actions: tuple[tuple[Action, ...], tuple[Action, ...]]
    viewer: int | None
    hidden: int

    def journals(self, folder: Path) -> list[Path]:
        """Write both games down."""
        files = [folder / "one", folder / "other"]
        for position, actions, file in zip(self.positions, self.actions, files, strict=True):
            store = FileStore(file, new=True)
            _played(position, actions, store)
            store.close()
        return files


def _played(position: Position, actions: tuple[Action, ...], store: FileStore | None = None) -> Table:
    table = Table.load(position, 0, store)
    for seat, action in actions:
        _do(table, seat, action)
    return table


def _do(table: Table, seat: int | None, action: str) -> None:
    if seat is None:
        table.time()
    else:
        table.submit(seat, action)


def _some_actions(position: Position, chance: Generator) -> tuple[Action, ...]:
    table = Table.load(position)
    actions: list[Action] = []
    while not table.over and len(actions) < ACTIONS:
        legal = table.legal()
        seat = list(legal)[chance.below(len(legal))] if legal else None
        action = "time" if seat is None else table.game.format_action(legal[seat][chance.below(len(legal[seat]))])
        _do(table, seat, action)
        actions.append((seat, action))
    return tuple(actions)


def _done_alike(position: Position, actions: tuple[Action, ...], viewer: int | None, chance: Generator) -> list[Action]:
    """Do the same from another position; of what others do in secret, another thing of the same kind."""
    table, done = Table.load(position), list[Action]()
    for seat, action in actions:
        verb = action.split()[0]
        if seat is not None and seat != viewer and verb in IN_SECRET.get(position["game"], ()):
            same = [one for one in table.legal()[seat] if one.verb == verb]
            action = table.game.format_action(same[chance.below(len(same))])
        _do(table, seat, action)
        done.append((seat, action))
    return done


def _shown(game: str, events: Iterable[Any]) -> set[str]:
    """Return the cards of a deck that events name."""
    named: set[str] = set()
    for event in events:
        for field in ("card", "cards", "trump"):
            value = getattr(event, field, None)
            cards = value if isinstance(value, tuple) else (value,)
            named.update(CARD_IDS[game][card] for card in cards if isinstance(card, int))
    return named


def _otherwise(position: Position, viewer: int | None, fixed: set[str], chance: Generator) -> Position:
    """Return a position in which what the viewer cannot know is otherwise."""
    if position["game"] != "du_balai":
        return _shuffled(position, viewer, fixed, chance)
    table = Table.load(position)
    other = table.game.position(table.game.redeal(table.view(viewer), chance))
    seats = zip(position["seats"], other["seats"], strict=True)
    return {**other, "seats": [{**fields, "name": named["name"]} for named, fields in seats]}


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
    again = _otherwise(position, viewer, _shown(game, (event for events in told for event in events)), chance)
    try:
        alike_done = tuple(_done_alike(again, actions, viewer, chance))
    except (GameError, LookupError, ValueError):
        return None
    other = _played(again, alike_done)
    alike = told == [heard(step.events, viewer) for step in other.steps]
    views = all(before(one, at, viewer) == before(other, at, viewer) for at in range(len(one.steps)))
    if not (alike and views and one.view(viewer) == other.view(viewer)) or position == again:
        return None
    hidden = sum(step.events != twin.events for step, twin in zip(one.steps, other.steps, strict=True))
    return Twins((position, again), (actions, alike_done), viewer, hidden)


def before(table: Table, at: int, viewer: int | None) -> Any:
    return table.game.view(table.steps[at].before, viewer)


def twins(game: str, count: int, viewer: int | None) -> list[Twins]:
    """Return pairs of tables that look alike: of many, those where most goes on out of sight."""
    found = all_twins(game, viewer)
    assert len(found) >= count
    return found[:count]


@cache
def all_twins(game: str, viewer: int | None) -> list[Twins]:
    """Return the pairs that there are, those first where most goes on out of sight."""
    found = [pair for seed in range(60) if (pair := twin(game, seed, viewer)) is not None]
    return sorted(found, key=lambda pair: -pair.hidden)


def sentences(journal: Path, viewer: int | None) -> list[str]:
    """Return a game as it is told again to the viewer; to nobody in particular, where nobody is."""
    lines: list[str] = []
    assert retell(journal, None if viewer is None else str(viewer + 1), "en", lines.append, pytest.fail) == 0
    journal.unlink()
    return lines


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
    pairs = twins(game, 2, viewer)
    if game != "air_sorciere":
        assert pairs[0].hidden, "cards are drawn, or formulas are written, out of sight"
    for number, pair in enumerate(pairs):
        folder = tmp_path / str(number)
        folder.mkdir()
        one, other = rendered(pair, folder, listening)
        assert len(one) == len(other)
        assert one == other
        heard_of += any(one[44:])  # after the header of the file
    assert heard_of, "something was to be heard"


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_changes_no_sentence_of_a_game_told_again(game: str, viewer: int | None, tmp_path: Path) -> None:
    tellings = [[sentences(journal, viewer) for journal in pair.journals(tmp_path)] for pair in twins(game, 6, viewer)]
    assert all(one == other for one, other in tellings)
    assert sum(len(one) > 5 for one, _ in tellings) > 3


def test_a_player_who_waits_with_a_decret_is_not_heard_to_do_so(tmp_path: Path) -> None:
    """That someone waits is a step of the journal: for the others it takes no time and makes no sound."""
    place = writing(unwritten(spells="decree"), unwritten(), unwritten())
    wrote: tuple[Action, ...] = ((1, "write ear"),)
    one, other = rendered(Twins((place, place), (((0, "decree"), *wrote), wrote), 2, 1), tmp_path, "headphones")
    assert one == other
    assert any(one[44:])


def test_a_game_that_sounded_what_is_hidden_would_be_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test fails where the sounds are made from events that were not cut."""
    rules = game_named("roue_des_sorcieres")

    def leaking(events: Any, view: Any) -> tuple[Cue, ...]:
        cards = [card for event in events if (card := getattr(event, "card", None)) is not None]
        return tuple(Cue("trick-won" if card % 2 else "card-drawn") for card in cards)

    def uncut(hearing: Hearing, start: int, end: int, seat: int | None) -> tuple[Any, ...]:
        return tuple(event for step in hearing._table.steps[start:end] for event in step.events)

    monkeypatch.setattr(Hearing, "events", uncut)
    monkeypatch.setattr(rules, "cues", leaking)
    differences = 0
    for number, pair in enumerate(twins("roue_des_sorcieres", 2, 0)):
        folder = tmp_path / str(number)
        folder.mkdir()
        one, other = rendered(pair, folder, "mono")
        differences += one != other
    assert differences

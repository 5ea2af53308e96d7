"""The sounds of every game, over random games: each is there, comes from a place, and says no more than it may."""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, get_args

import pytest

from audiogames.audio.sounds.library import Library
from audiogames.audio.space.panning import Listening
from audiogames.audio.space.places import Places
from audiogames.audio.stage import Score, length, score
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import Cue, Seat
from audiogames.core.registry import GAMES
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.decks.du_balai import FACES
from audiogames.games.du_balai.events import DieTold, RolledAgain
from audiogames.play.breath import interface_cues

from .random_tables import moments

LIBRARY = Library()
SEEDS = range(40)

RARE = {RolledAgain}
"""Dice without any valid symbol come once in four hundred rolls."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))


def cues_of(game: str) -> dict[type, str | None]:
    table: dict[type, str | None] = import_module(f"{GAMES[game].package}.cues").CUES
    return table


def events_of(game: str) -> set[type]:
    return set(get_args(import_module(f"{GAMES[game].package}.events").Event))


def sound_of(event: Any, sounds: dict[type, str | None]) -> str | None:
    """Return the sound of an event: that of its class, but each face of the dice has one of its own."""
    return f"symbol-{FACES[event.face]}" if isinstance(event, DieTold) else sounds[type(event)]


def viewers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(len(table.players)))


def steps(game: str, seeds: Sequence[int] = SEEDS) -> Iterator[tuple[Table, Step]]:
    """Yield the table after each action of some random games, and its last step."""
    for seed in seeds:
        for table in moments(game, seed):
            if table.steps:
                yield table, table.steps[-1]


def sounded(table: Table, events: Sequence[Any], view: Any) -> tuple[tuple[Cue, ...], list[Score]]:
    """Return the cues of a reply that tells of some events, those of the face too, and their score for every ear."""
    cues = (*table.game.cues(events, view), *interface_cues(table.game.tell(events, view)))
    places = Places(len(table.players), view.seat)
    return cues, [score(cues, LIBRARY, places, way) for way in Listening]


@every_game
def test_every_class_of_events_has_its_sound_or_its_silence_and_nothing_else_has(game: str) -> None:
    assert set(cues_of(game)) == events_of(game)


@every_game
def test_every_sound_that_is_named_is_there(game: str) -> None:
    named = {name for name in cues_of(game).values() if name is not None}
    assert named
    for name in named:
        assert LIBRARY.get(name).length > 0.0


@every_game
def test_whatever_happens_sounds_from_a_place_that_every_listener_knows(game: str) -> None:
    """Each event with its own sound, in their order."""
    sounds, met = cues_of(game), Counter[type]()
    for table, step in steps(game):
        met.update(type(event) for event in step.events)
        for viewer in viewers(table):
            cues = table.game.cues(heard(step.events, viewer), table.view(viewer))
            places = Places(len(table.players), viewer)
            assert [cue.name for cue in cues if not cue.percept] == [
                name for event in step.events if (name := sound_of(event, sounds)) is not None
            ]
            for cue in cues:
                assert places.direction(cue.place).distance > 0.0
    assert set(met) >= {kind for kind, name in sounds.items() if name is not None} - RARE, "all of them happened"


@every_game
def test_what_a_seat_does_sounds_from_where_it_sits_for_every_listener(game: str) -> None:
    """From "me" for itself alone, and never twice the same place for two seats."""
    sounds, met = cues_of(game), 0
    for table, step in steps(game, SEEDS[:5]):
        seats = range(len(table.players))
        for event in step.events:
            if getattr(event, "seat", None) is None or sounds[type(event)] is None:
                continue
            cues = [table.game.cues(heard((event,), viewer), table.view(viewer)) for viewer in seats]
            places = [cue.place for (cue,) in cues]
            if "me" not in places:
                continue  # it sounds on the board, not at the seat
            assert [place == "me" for place in places] == [viewer == event.seat for viewer in seats]
            assert len(set(places)) == len(places)
            met += 1
    assert met > 50


@every_game
def test_at_most_three_things_sound_at_once_whatever_happens_in_a_turn(game: str) -> None:
    """As the last ten steps of a game are told in one breath."""
    for seed in SEEDS[:6]:
        table = list(moments(game, seed))[-1]
        for start in range(0, len(table.steps), 10):
            events = [event for step in table.steps[start : start + 10] for event in step.events]
            for written in sounded(table, heard(events, 0), table.view(0))[1]:
                effects: dict[int, tuple[int, int]] = {}
                for note in written.notes:
                    begin, end = effects.get(note.effect, (note.at, 0))
                    effects[note.effect] = begin, max(end, note.at + length(note))
                begun = [begin for begin, _ in effects.values()]
                assert max((sum(begin <= at < end for begin, end in effects.values()) for at in begun), default=0) <= 3


# No leak.


@every_game
def test_sounds_their_times_and_the_wait_of_words_stay_when_what_is_hidden_is_dealt_again(game: str) -> None:
    for number, (table, step) in enumerate(steps(game, SEEDS[:10])):
        viewer = viewers(table)[number % (len(table.players) + 1)]
        view = table.view(viewer)
        anew = table.game.view(table.game.redeal(view, Generator(number)), viewer)
        events = heard(step.events, viewer)
        assert sounded(table, events, view) == sounded(table, events, anew)


@every_game
def test_an_action_sounds_alike_whatever_lies_hidden_before_it(game: str) -> None:
    """Deal again what a seat cannot know, let the same be done: where it sees the same, it hears the same."""
    same = Counter[bool]()
    for number, (table, step) in enumerate(steps(game, SEEDS[:16])):
        actor, chosen = step.entry.seat, step.entry.action
        if actor is None or not chosen:
            continue
        action = table.game.parse_action(chosen)
        viewer = viewers(table)[number % (len(table.players) + 1)]
        state = table.game.redeal(table.game.view(step.before, viewer), Generator(number))
        if table.game.why_not(state, actor, action) is not None:
            continue  # the actor was dealt another hand
        after, events = table.game.apply(state, actor, action)
        truly, anew = heard(step.events, viewer), heard(events, viewer)
        view = table.game.view(after, viewer)
        same[truly == anew] += 1
        if truly == anew:
            true_cues, true_scores = sounded(table, truly, table.view(viewer))
            cues, scores = sounded(table, anew, view)
            assert [written.lead for written in true_scores] == [written.lead for written in scores]
            assert (true_cues, true_scores) == (cues, scores)
    assert same[True] > 100

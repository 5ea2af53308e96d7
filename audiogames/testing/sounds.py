from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, ClassVar, TypeAlias, get_args

from audiogames.audio.percepts.renderers import perceived
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.stage import Score, length, score
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import ME, Cue
from audiogames.core.steps import Step
from audiogames.core.table import Table
from audiogames.play.listener.breath import interface_cues
from audiogames.testing.moments import moments, viewers
from audiogames.testing.trials import Trial

SEEDS = range(40)
AT_ONCE = 3


Sounded: TypeAlias = tuple[tuple[Cue, ...], list[Score]]


def sounded(
    table: Table, events: Sequence[Any], view: Any, library: Library, ways: Iterable[Equipment] = Equipment
) -> Sounded:
    """The cues, including those of the interface, and their score for each way of listening."""
    cues = (*table.game.cues(events, view), *interface_cues(table.game.tell(events, view)))
    places = Places(len(table.players), view.seat)
    return cues, [score(cues, library, places, way) for way in ways]


class SoundLaws:
    trial: ClassVar[Trial]
    library: ClassVar[Library] = Library()

    def steps(self, seeds: Sequence[int] = SEEDS) -> Iterator[tuple[Table, Step]]:
        """The table after each action of some random games, and its last step."""
        for seed in seeds:
            for table in moments(self.trial, seed):
                if table.steps:
                    yield table, table.steps[-1]

    def test_every_class_of_events_has_its_sound_or_its_silence_and_nothing_else_has(self) -> None:
        game = self.trial.game
        assert set(game.CUES) == set(get_args(import_module(f"{game.package}.events").Event))

    def test_every_sound_that_is_named_is_there(self) -> None:
        named = {name for name in self.trial.game.CUES.values() if name is not None}
        for name in named:
            assert self.library.get(name).length > 0.0

    def test_whatever_happens_sounds_from_a_place_that_every_listener_knows(self) -> None:
        """Each event has its own sound, in order. A percept has a sound of its own."""
        met = Counter[type]()
        for table, step in self.steps():
            met.update(type(event) for event in step.events)
            named = [name for event in step.events if (name := self.trial.sound_of(event)) is not None]
            for viewer in viewers(table):
                cues = table.game.cues(heard(step.events, viewer), table.view(viewer))
                places = Places(len(table.players), viewer)
                assert [cue.name for cue in cues if not cue.percept] == named
                assert all(places.direction(cue.place).distance > 0.0 for cue in cues)
                assert {cue.name for cue in cues if cue.percept} <= {*table.game.percepts}
        silent = {kind for kind, name in self.trial.game.CUES.items() if name is None}
        assert set(met) >= set(self.trial.game.CUES) - silent - self.trial.rare, "all of them happened"

    def test_a_percept_is_heard(self) -> None:
        met: dict[str, Cue] = {}
        for table, step in self.steps(SEEDS[:10]):
            for viewer in viewers(table):
                cues = table.game.cues(heard(step.events, viewer), table.view(viewer))
                met.update({cue.name: cue for cue in cues if cue.percept})
        assert set(met) == {*self.trial.game.percepts}
        for cue in met.values():
            sound = perceived(cue)
            assert sound is not None
            assert sound.length > 0.0

    def test_what_a_seat_does_sounds_from_where_it_sits_for_every_listener(self) -> None:
        """From "me" for itself alone, and never the same place for two seats."""
        met = 0
        for table, step in self.steps(SEEDS[:5]):
            seats = range(len(table.players))
            for event in step.events:
                if getattr(event, "seat", None) is None or self.trial.game.CUES[type(event)] is None:
                    continue
                cues = [table.game.cues(heard((event,), viewer), table.view(viewer)) for viewer in seats]
                places = [[cue.place for cue in own if not cue.percept] for own in cues]
                if [ME] not in places:
                    continue  # it sounds on the board, not at the seat
                assert [place == [ME] for place in places] == [viewer == event.seat for viewer in seats]
                assert len({tuple(place) for place in places}) == len(places)
                met += 1
        assert met

    def test_at_most_three_things_sound_at_once_whatever_happens_in_a_turn(self) -> None:
        """As the last ten steps of a game are announced together."""
        for seed in SEEDS[:6]:
            table = list(moments(self.trial, seed))[-1]
            for start in range(0, len(table.steps), 10):
                events = [event for step in table.steps[start : start + 10] for event in step.events]
                for written in sounded(table, heard(events, 0), table.view(0), self.library)[1]:
                    effects: dict[int, tuple[int, int]] = {}
                    for note in written.notes:
                        begin, end = effects.get(note.effect, (note.at, 0))
                        effects[note.effect] = begin, max(end, note.at + length(note))
                    begun = [begin for begin, _ in effects.values()]
                    most = max((sum(begin <= at < end for begin, end in effects.values()) for at in begun), default=0)
                    assert most <= AT_ONCE

    def test_sounds_their_times_and_the_wait_of_words_stay_when_what_is_hidden_is_dealt_again(self) -> None:
        for number, (table, step) in enumerate(self.steps(SEEDS[:10])):
            viewer = viewers(table)[number % (len(table.players) + 1)]
            view = table.view(viewer)
            anew = table.game.view(table.game.redeal(view, Generator(number)), viewer)
            events, ways = heard(step.events, viewer), self.one_way(number)
            assert sounded(table, events, view, self.library, ways) == sounded(table, events, anew, self.library, ways)

    def one_way(self, number: int) -> list[Equipment]:
        ways = list(Equipment)  # one in turn: a score takes most of the time of a law
        return [ways[number % len(ways)]]

    def test_an_action_sounds_alike_whatever_lies_hidden_before_it(self) -> None:
        same = Counter[bool]()
        for number, (table, step) in enumerate(self.steps(SEEDS[:16])):
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
                ways = self.one_way(number)
                true_cues, true_scores = sounded(table, truly, table.view(viewer), self.library, ways)
                cues, scores = sounded(table, anew, view, self.library, ways)
                assert [written.lead for written in true_scores] == [written.lead for written in scores]
                assert (true_cues, true_scores) == (cues, scores)
        assert same[True]

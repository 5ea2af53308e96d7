"""How long one listens: whole games of all four at each level of detail, with the same seeds and the same keys.

    python -m benchmarks.terminal.speech [--games 6] [--only GAME] [--told GAME:LEVEL] [--guided GAME:LOCALE]

First come the rules as they are read aloud: the seconds of their essentials, and of all, in both languages. Then the
guided games, played by a witch where no sound is heard: the words up to the first own key, and of the whole game, in
seconds, dice and rattles included as the words that tell them. `--guided` prints one with its words.

A person at seat 0 plays against two bots, through `play` alone: a sitting and a conversation, in French, with sounds.
The person chooses as a bot of the level "witch" does, so that the level of detail changes no key. What is told is
counted from a key up to the next question, however many breaths and Enters lie between: the characters that are said,
at 15 a second, and the time by which sounds hold up the words (`audio.stage.score`), or their length where no words
follow. Dice that land by themselves are left out: they take nine times the pace that is set.

A trip in which another seat acts is a *round of bots*: it ends with the next question to the person. All other trips
between two rounds are the person's *own turn*: they tell what the person's own keys did. Figures are seconds, the mean
over all rounds and over all own turns of the games, and of a whole game without its end.

`--told` prints the first round trips of a game at a level, with their words.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.audio.sounds.library import Library
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.stage import score
from audiogames.audio.units import RATE
from audiogames.bots.levels import make_bot
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Cue, Verbosity
from audiogames.core.registry import game_named
from audiogames.decks.du_balai import SYMBOLS
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE, page

GAMES: Final = ("roue_des_sorcieres", "air_sorciere", "zapp_zerapp", "du_balai")
SEATS: Final = 3
CHARACTERS_PER_SECOND: Final = 15.0
LEVELS: Final = (Verbosity.FULL, Verbosity.SHORT, Verbosity.MINIMAL)
LONGEST: Final = 8000
"""Steps after which a game that is not over counts as never ending."""

SHOWN: Final = 40
"""How many trips `--told` prints."""

NAMES: Final = ("Ana", "Bob", "Circe", "Medea", "Sibyl", "Melusine")
LEVEL: Final = "witch"
SALT: Final = 7919
"""Sets the person's choices apart from those of bots at the same table."""

TRIES: Final = 5
"""Where so many texts have not done what is wanted, Enter passes."""

PLACES: Final = "ABCDEFGHIJKLM"
"""The barrels, in the order of their numbers."""


Trips: TypeAlias = list[dict[str, Any]]


class Person:
    """Decides at seat 0 of a table, and says what is typed for it.

    `events` gives what that seat has heard of the steps of the table from one on.
    """

    def __init__(self, table: Any, events: Callable[[int], Sequence[Any]]) -> None:
        self._table = table
        self._events = events
        self._bot = make_bot(table.game.name, LEVEL, table.seed * 31 + SALT)
        self._heard = 0
        self._version = -1
        self._action: str | None = None
        self._left: list[str] = []
        self._waited = self._tried = 0
        self._last = ""

    def action(self) -> str | None:
        """Return what the person does now, in its text form; None while nothing may be done."""
        if self._version != self._table.version:
            self._version, self._action = self._table.version, self._chosen()
        return self._action

    def _chosen(self) -> str | None:
        legal = self._table.legal().get(0, ())
        if not legal:
            return None
        view, end = self._table.view(0), len(self._table.steps)
        if end > self._heard:
            self._bot.hear(self._events(self._heard))
            self._heard = end
        return str(self._table.game.format_action(self._bot.choose(view, legal)))

    def typed(self) -> str:
        """Return the next text that is typed for it."""
        if self._left:
            return self._left.pop(0)
        action = self.action()
        if action is None:
            self._waited += 1
            return "/" if self._waited > 2 and self._waited % 2 else "+"  # dice are heard again, without a word
        self._tried = self._tried + 1 if action == self._last else 0
        self._last = action
        found = [""] if self._tried > TRIES else keys(action) or [""]
        self._left = found[1:]
        return found[0]


def keys(action: str) -> list[str] | None:
    """Return what is typed for an action that no number chooses; None for all others."""
    verb, *words = action.split()
    if verb in ("shake", "tip"):
        number = str(PLACES.index(words[0]) + 1)
        return [number]
    if verb == "choose":
        return [f"keep {PLACES.index(words[0]) + 1}"]
    if verb == "close":
        return [""]
    if verb == "write":
        named = [word if word == "/" else str(SYMBOLS.index(word) + 1) for word in words]
        return [*([" ".join(named)] if named else []), "", ""]
    return None


class Telling:
    """The output since the last text: `words` are the lengths of lines, `cues` the sounds of each breath."""

    def __init__(self) -> None:
        self.trips: list[dict[str, Any]] = []
        self.begin("")

    def begin(self, typed: str) -> None:
        """Start counting again."""
        self.typed = typed
        self.lines: list[str] = []
        self.cues: list[list[Any]] = []
        self.dice = 0

    def end(self, steps: Sequence[Any]) -> None:
        """Keep what was counted. `steps` of the table have led to it."""
        others = any(step.entry.seat not in (0, None) and step.entry.action for step in steps)
        own = any(step.entry.seat == 0 and step.entry.action for step in steps)
        self.trips.append(
            {
                "typed": self.typed,
                "lines": self.lines,
                "cues": self.cues,
                "dice": self.dice,
                "others": others,
                "own": own,
            }
        )


class Played(NamedTuple):
    """The lines told in a game, trip by trip, and the person's actions, in text form."""

    trips: Trips
    actions: list[str]


class Figures(NamedTuple):
    """Mean seconds of a round of bots, of an own turn and of a game, and how many rounds there were."""

    round: float
    turn: float
    game: float
    rounds: int


def play(game: str, seats: int, seed: int, verbosity: Verbosity) -> Played:
    """Play a game to its end; return what was told."""
    sitting = Sitting.new(game, NAMES[:seats], (PERSON, *[LEVEL] * (seats - 1)), {}, seed, MemoryStore())
    device = Device(language="fr", verbosity=verbosity, can=Ability(interactive=False, sounds=True, hears=True))
    conversation = Conversation(device)
    person = Person(sitting.table, lambda start: sitting.hearing.events(start, len(sitting.table.steps), 0))
    telling, steps, now = Telling(), 0, 0.0
    _count(telling, conversation.begin(GameTalk(conversation, sitting, "speech").run(), now))
    for _ in range(LONGEST):
        if sitting.table.over:
            break
        waits = conversation.skips or conversation.rests or person.action() is None
        if waits:
            now = max(now, conversation.due)
            _count(telling, conversation.follow(now))
            continue
        telling.end(sitting.table.steps[steps:])
        steps = len(sitting.table.steps)
        entry = _entry(sitting, person)
        telling.begin(entry.text)
        _count(telling, conversation.enter(entry, now))
    else:
        raise RuntimeError(f"{game} was not over after {LONGEST} steps")
    telling.end(sitting.table.steps[steps:])
    actions = [step.entry.action for step in sitting.table.steps if step.entry.seat == 0 and step.entry.action]
    return Played(telling.trips, actions)


def _entry(sitting: Sitting, person: Person) -> Entry:
    """Return what the person does: a text where keys have a meaning of their own, else what is offered."""
    action = person.action()
    offer = sitting.turns.offer(0)
    if action is None or keys(action) is not None or offer is None:
        return Entry("typed", person.typed())
    return Entry("picked", action, offer=offer.number)


def _count(telling: Telling, reply: Reply | None) -> None:
    for told in () if reply is None else reply.told:
        if told.beside:
            telling.dice += any(cue.place.startswith("die-") for cue in told.cues)
            continue
        telling.lines += [line.text for line in told.utterances if told.aloud]
        if told.cues:
            telling.cues.append([list(cue) for cue in told.cues])


def rules(game: str) -> Iterator[str]:
    """Yield how long the rules of a game take to be read aloud, and how long their essentials."""
    for locale in COMPLETE:
        seconds = [sum(map(len, part)) / CHARACTERS_PER_SECOND for part in page(locale, game)]
        yield f"{game}, rules in {locale}: essentials {seconds[1]:.0f} s, all {sum(seconds):.0f} s"


class Guided(NamedTuple):
    """The lines of a guided game, with what was done between them, and how many of them came before the first key."""

    lines: list[str]
    before: int
    keys: int


def play_guided(game: str, locale: str) -> Guided:
    """Play a guided game to its end as a witch would."""
    prepared = game_named(game).guided
    assert prepared is not None
    levels = (PERSON, *[prepared.level] * (prepared.seats - 1))
    sitting = Sitting.guided(game, NAMES[: prepared.seats], levels, MemoryStore())
    conversation, lines, before, keys, now = Conversation(Device(language=locale)), list[str](), 0, 0, 0.0
    bot, heard = make_bot(game, LEVEL, 1), 0
    lines += _words(conversation.begin(GameTalk(conversation, sitting, "guided").run(), now))
    for _ in range(LONGEST):
        if sitting.table.over:
            break
        offer, legal = sitting.turns.offer(0), sitting.table.legal().get(0)
        if offer is None or not legal or conversation.due <= now + 1.0:
            now = max(now + 0.1, min(conversation.due, now + 5.0))
            lines += _words(conversation.follow(now))
            continue
        bot.hear(sitting.hearing.events(heard, len(sitting.table.steps), 0))
        heard, before, keys = len(sitting.table.steps), before or len(lines), keys + 1
        action = sitting.game.format_action(bot.choose(sitting.view(0), legal))
        lines.append(f"> {action}")
        lines += _words(conversation.enter(Entry("picked", action, offer=offer.number), now))
    else:
        raise RuntimeError(f"the guided {game} was not over after {LONGEST} steps")
    return Guided(lines, before, keys)


def _words(reply: Reply | None) -> list[str]:
    return [line.text for told in (() if reply is None else reply.told) for line in told.utterances]


def guided(game: str) -> Iterator[str]:
    """Yield how long the guided game of a game is listened to, in each language."""
    for locale in COMPLETE:
        played = play_guided(game, locale)
        first, whole = (
            sum(len(line) for line in lines if not line.startswith(">")) / CHARACTERS_PER_SECOND
            for lines in (played.lines[: played.before], played.lines)
        )
        yield f"{game}, guided in {locale}: first key after {first:.0f} s, end after {whole:.0f} s, {played.keys} keys"


class Clock:
    """Finds how long something that was told takes."""

    def __init__(self) -> None:
        self._library = Library()
        self._leads: dict[str, float] = {}

    def seconds(self, trip: dict[str, Any]) -> float:
        """Return the seconds that a trip takes to be heard, dice left out."""
        words = sum(map(len, trip["lines"])) / CHARACTERS_PER_SECOND
        return words + sum(map(self._lead, trip["cues"]))

    def _lead(self, breath: Sequence[Sequence[Any]]) -> float:
        key = json.dumps(breath)
        if key not in self._leads:
            written = score([_cue(*fields) for fields in breath], self._library, Places(SEATS, 0), Equipment.HEADPHONES)
            self._leads[key] = written.lead / RATE
        return self._leads[key]


def _cue(name: str, place: str, private: bool, percept: Any, *more: Any) -> Cue:
    """Return a cue from its fields in JSON: a program before moves has fewer of them."""
    moves: Any = [tuple(field) if isinstance(field, list) else field for field in more]
    return Cue(name, place, private, tuple(map(tuple, percept)), *moves)


def figures(games: Sequence[Played], clock: Clock) -> Figures:
    """Return the mean seconds of rounds, own turns and games. What the start and the end of a game tell is left out."""
    rounds: list[float] = []
    turns: list[float] = []
    for played in games:
        turn = 0.0
        for trip in played.trips[1:-1]:
            seconds = clock.seconds(trip)
            if trip["others"]:
                rounds.append(seconds)
                turns.append(turn)
                turn = 0.0
            else:
                turn += seconds
        turns.append(turn)
    heard = [second for second in turns if second]
    return Figures(fmean(rounds), fmean(heard or [0.0]), (sum(rounds) + sum(turns)) / len(games), len(rounds))


def run(games: int = 6, only: Sequence[str] = GAMES) -> Iterator[str]:
    """Measure; yield a table of lines for each game."""
    clock = Clock()
    for game in only:
        yield from rules(game)
        yield from guided(game)
        ours = {level: [play(game, SEATS, seed, level) for seed in range(1, games + 1)] for level in LEVELS}
        for one, other in pairwise(ours.values()):
            if [played.actions for played in one] != [played.actions for played in other]:
                raise RuntimeError(f"{game}: the level of detail changed what was done")
        found = {level: figures(ours[level], clock) for level in LEVELS}
        yield from (_line(game, level, found[level]) for level in LEVELS)
        yield f"{game}, minimal/full: {_ratio(found[Verbosity.MINIMAL], found[Verbosity.FULL])}"


def _line(game: str, level: Verbosity, found: Figures) -> str:
    return (
        f"{game}, {level.name.lower()}: round of {SEATS - 1} bots {found.round:.1f} s, own turn {found.turn:.1f} s, "
        f"whole game {found.game:.0f} s; rounds: {found.rounds}"
    )


def _ratio(one: Figures, other: Figures) -> str:
    return (
        f"round {one.round / other.round:.2f}, own turn {one.turn / max(other.turn, 0.01):.2f}, "
        f"whole game {one.game / other.game:.2f}"
    )


def told(game: str, level: Verbosity) -> Iterator[str]:
    """Yield what is told first in a game, with the seconds of each trip."""
    clock = Clock()
    for trip in play(game, SEATS, 1, level).trips[:SHOWN]:
        whose = "round" if trip["others"] else "turn"
        yield f"{trip['typed']!r}, {whose}, {clock.seconds(trip):.1f} s: {' '.join(trip['lines'])}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--only", action="append", choices=GAMES, metavar="GAME", help="measure this game alone")
    parser.add_argument("--told", metavar="GAME:LEVEL", help="print words, no figures")
    parser.add_argument("--guided", metavar="GAME:LOCALE", help="print the words of a guided game, no figures")
    options = parser.parse_args()
    if options.guided:
        game, _, locale = options.guided.partition(":")
        lines = iter(play_guided(game, locale or "fr").lines)
    elif options.told:
        game, _, level = options.told.partition(":")
        lines = told(game, Verbosity[level.upper() or "FULL"])
    else:
        lines = run(options.games, options.only or GAMES)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()

"""The game: all that a table, a bot or a face may ask of it, and what all games do alike."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields
from dataclasses import field as made_by
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from types import MappingProxyType, ModuleType
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from audiogames.core import values
from audiogames.core.chance import Generator, Outcome, Request
from audiogames.core.errors import BadOptions, BadPosition, IllegalAction, reason
from audiogames.core.events import written
from audiogames.core.guided import GuidedGame
from audiogames.core.messages import Card, Cue, Message, Seat
from audiogames.core.reading import listing, mapping
from audiogames.core.telling import GAME_IS_OVER, NO_HAND, AnyView, Messages, Ways, cues_of
from audiogames.core.timing import Course, Timeline
from audiogames.core.values import Bounds, OneOf
from audiogames.core.zones import Item, Zone

Json: TypeAlias = dict[str, Any]

PROTOCOL: Final = 1
"""The version of what the program asks of the package of a game: one more where older packages no longer fit."""

OnlyWith: TypeAlias = tuple[tuple[str, tuple[str | int | None, ...]], ...]
"""Names of options, or "seats", and for each the values with which something else means anything."""


class Feat(NamedTuple):
    """A feat of a game, said by the message `feat-GAME-NAME` with its `number`: more is better.

    `of` returns how far a seat took it in one game, 0 for not at all, from the events that this seat heard. `goals` are
    numbers worth reaching, the smallest first.
    """

    name: str
    of: Callable[[Sequence[Any], Seat], int]
    goals: tuple[int, ...]

    @property
    def id(self) -> str:
        """The end of its message's id."""
        return self.name.replace("_", "-")


def longest(found: Iterable[bool]) -> int:
    """Return how many of some answers in a row were yes at the most."""
    most = row = 0
    for good in found:
        row = row + 1 if good else 0
        most = max(most, row)
    return most


class Option(NamedTuple):
    """One choice that a host makes before the game.

    `type` is "boolean", "choice" (one of `choices`), "integer" (one of `choices`, if there are any), "counts": one
    number for all of `choices`, or an object with a number for some of them, from 0 to MOST_COUNTED, or "numbers": a
    list of as many such numbers as the `default` has. `span` is the least and the greatest of an "integer" without
    `choices` that a host is asked for; `limits` are those that the rules allow, where they are others. `only_with`
    names the options, or "seats", on whose values it depends whether it means anything; of an option of seats one seat
    is enough, None standing for a seat that says nothing.
    """

    name: str
    type: str
    default: Any
    choices: tuple[str | int, ...] = ()
    span: tuple[int, int] | None = None
    limits: tuple[int, int] | None = None
    only_with: OnlyWith = ()

    def means_something(self, chosen: Mapping[str, Any], seats: int) -> bool:
        """Whether it changes anything at a table of `seats`, with the options that are chosen already.

        For an option of seats `chosen` has a frozenset: what the seats say.
        """
        return _is_met(self.only_with, chosen, seats)


def _is_met(only_with: OnlyWith, chosen: Mapping[str, Any], seats: int) -> bool:
    known = {**chosen, "seats": seats}
    return all(_meets(known.get(name), values) for name, values in only_with)


def _meets(value: Any, values: Sequence[Any]) -> bool:
    return not value.isdisjoint(values) if isinstance(value, frozenset) else value in values


MOST_COUNTED = 99


class Preset(NamedTuple):
    """A set of options with a name, such as an edition of the game: what it changes from the defaults."""

    name: str
    options: Mapping[str, Any]


class Setting(NamedTuple):
    """One choice of each person for themselves that only one game has.

    Its `name` stands in the file of settings and begins with a word of the game's own. `values` are offered in the
    menu; `span` is the least and the greatest number that the file may say, None where it may say what is offered.
    Each value is worded by the message `value-NAME-VALUE`.
    """

    name: str
    default: str | float
    values: tuple[str | float, ...]
    span: tuple[float, float] | None = None


class Grant(NamedTuple):
    """A setting of the game that the opener of a table may grant a person, so that everyone waits for them.

    The message `seat-SETTING` asks for it, `granted-SETTING` announces a change of its `value`. `only_with` is
    as that of an `Option`.
    """

    setting: str
    only_with: OnlyWith = ()

    def means_something(self, chosen: Mapping[str, Any], seats: int) -> bool:
        """Whether it changes anything at a table of `seats`, with these options."""
        return _is_met(self.only_with, chosen, seats)


class Training(NamedTuple):
    """A training by oneself, without a game: its name, and the words by which the command line knows it.

    `needs_sound`: it cannot be held where nothing is heard.
    """

    name: str
    words: tuple[str, ...]
    needs_sound: bool = False


class Choice(NamedTuple):
    """One of the things that a seat may do, as it is read to a person.

    `card` is set where the choice is a card that can be named; `usual` marks the answer that Enter alone gives;
    `from_hand` marks a card of the seat's own hand, which the answer to "hand" reads in the same order; `asked` one
    that the question to the seat puts in words already; `told` one that, when done, needs no words but its events'.
    `numbered` marks choices of things that have numbers of their own, such as barrels: they are not read out, and a
    number that is typed is the thing's, for `Game.named` to say what it means; `key` is what is typed for it, where
    that is not its place in the list. `about` are the ids of the items of the table that it is about; touching an item
    means the first choice that is about it.
    """

    action: Any
    message: Message
    card: Card | None = None
    usual: bool = False
    from_hand: bool = False
    asked: bool = False
    told: bool = False
    numbered: bool = False
    key: str = ""
    about: tuple[str, ...] = ()


class Parts(NamedTuple):
    """The parts of an action, where a seat chooses sets of things: a formula, a discard.

    From `least` to `most` of the items, in all, are put into up to `piles` piles, each into one of them; `Game.compose`
    says what that means.
    """

    items: tuple[Item, ...]
    least: int
    most: int
    piles: int = 1


QUESTIONS = ("hand", "table", "turn", "scores", "counts", "current", "rank", "moves")
"""The questions of every game: own hand, the whole table, whose turn, scores, cards left, the current trick
or top card, what beats what, and what the player may do."""


class AnyState(Protocol):
    """The fields of every state: its phase, "over" once the game has ended."""

    @property
    def phase(self) -> str:
        """The phase that the game is in, in one word of its own."""
        ...


T = TypeVar("T")
S = TypeVar("S", bound=AnyState)
A = TypeVar("A")
V = TypeVar("V", bound=AnyView)

NEVER_AUTOMATIC: Final = frozenset({"draw", "roll", "play"})
"""Verbs that a seat does itself even when nothing else is legal (notation page)."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Descriptor:
    """A game in names and values: what a person chooses, and what layers above the rules have for it.

    `package` is where its modules are found. What stands above the rules is in places of its own, each the name of a
    module or package, empty where the game has none: `components` names the things in its box (`decks.Deck`), `play`
    has its mode and its trainings, `audio` the sounds of its `percepts`. `protocol` is the PROTOCOL that a game of
    another package was made for; games that come with the program need none. `seat_options` are what a host may choose
    for each seat, `seat_fields` what else `setup` takes of a seat, from programs. At the table an only choice makes
    itself, unless its verb is among those that are `never_automatic`. `percepts` are the names of cues that each hearer
    perceives in another way. `room` names the room in which it may be heard (`audio/space/tail.py`), empty for none.
    `keys` always mean the same in this game, for `named` to say what; each has a word, and the messages
    `letter-key-GAME-WORD` and `about-key-GAME-WORD` say what it is called and what it does.
    """

    name: str
    package: str
    deck: str
    min_seats: int
    max_seats: int
    rules_version: int = 1
    protocol: int = 0
    components: str = ""
    play: str = ""
    audio: str = ""
    colours: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    seat_options: tuple[Option, ...] = ()
    seat_fields: tuple[str, ...] = ()
    never_automatic: frozenset[str] = NEVER_AUTOMATIC
    settings: tuple[Setting, ...] = ()
    grants: tuple[Grant, ...] = ()
    trainings: tuple[Training, ...] = ()
    percepts: tuple[str, ...] = ()
    room: str = ""
    keys: Mapping[str, str] = made_by(default_factory=dict)

    def heading(self, rules: Any) -> Json:
        """Return what every position begins with: the game, and the options, which `rules` has by their names."""
        return {"game": self.name, "options": {option.name: _written(option, rules) for option in self.options}}


def _written(option: Option, rules: Any) -> Any:
    value = getattr(rules, option.name)
    if option.type == "counts":
        return dict(zip(map(str, option.choices), value, strict=True))
    return list(value) if option.type == "numbers" else value


PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "state": (),
    "rules": ("begin", "pending_chance", "apply_chance", "to_act", "legal", "why_not", "apply", "scores", "winners"),
    "view": ("view", "redeal"),
    "notation": ("parse_action", "format_action", "position", "view_position"),
    "loading": ("placed",),
    "telling": ("tell",),
    "keys": ("choices", "named"),
    "zones": ("zones",),
    "cues": ("CUES",),
}
"""The modules of a game's package, and what each has for the game, by its name."""
MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "state": ("Rules",),
    "loading": ("chosen",),
    "telling": ("detail", "each"),
    "keys": ("sorted_hand",),
    "rules": ("chance_heard", "run_out", "situation"),
    "notation": ("legal_position", "event_position", "NAMES", "CALLED"),
    "zones": ("parts", "compose"),
    "cues": ("cues", "WAYS"),
}
"""Names that only some modules define; for the others a `Game` does what is usual."""


class Game(Descriptor, Generic[S, A, V]):
    """The rules of one game, as pure functions over immutable states.

    It has the values of its descriptor, and what stands as functions in the modules of its package (PARTS). `why_not`
    is None exactly when `apply` accepts, and `legal` lists what `apply` accepts. Nothing here reads a clock, draws at
    random, or makes text or sound.
    """

    Rules: Callable[..., Any]
    """The options of a table, by their names."""
    CUES: Mapping[type, str | None]
    """The cue of each class of events; None where silence is meant."""
    WAYS: Ways = MappingProxyType({})
    """The places that things of some events pass."""
    NAMES: Mapping[str, Callable[[Any], object]] = {}
    """How the fields of events that are cards, say, are written (`core.events.written`)."""
    CALLED: Mapping[str, str | None] = {}
    """The names of event fields there, None for those that are not written."""

    def __init__(self, descriptor: Descriptor) -> None:
        super().__init__(**{field.name: getattr(descriptor, field.name) for field in fields(Descriptor)})
        for part, names in PARTS.items():
            module = import_module(f"{self.package}.{part}")
            vars(self).update({name: getattr(module, name) for name in names})
            vars(self).update({name: getattr(module, name) for name in MORE.get(part, ()) if hasattr(module, name)})
        keys = import_module(f"{self.package}.keys")
        self.answers: Mapping[str, Callable[[V], Messages]] = {name: getattr(keys, name) for name in QUESTIONS}
        """The function of `keys` that answers each of QUESTIONS, by its name."""

    def part(self, name: str) -> ModuleType | None:
        """Return a module that some packages of games have, such as `advice` or `quips`; None where this has none."""
        return found(f"{self.package}.{name}")

    @property
    def policy(self) -> "Policy[S, A, V]":
        """How the game is played: the POLICY of the package's `bot`."""
        policy: Policy[S, A, V] = import_module(f"{self.package}.bot").POLICY
        return policy

    def course(self, timeline: Timeline) -> Course:
        """Return what happens in time at a table: the COURSE of the package's `course`, if it has one."""
        module = self.part("course")
        make: type[Course] = Course if module is None else module.COURSE
        return make(timeline)

    @property
    def feats(self) -> tuple[Feat, ...]:
        """What is worth remembering of a game: the FEATS of the package's `feats`, if it has any."""
        module = self.part("feats")
        feats: tuple[Feat, ...] = () if module is None else module.FEATS
        return feats

    @property
    def guided(self) -> GuidedGame | None:
        """The guided first game: the GUIDED of the package's `guided`, if it has one."""
        module = self.part("guided")
        guided: GuidedGame | None = None if module is None else module.GUIDED
        return guided

    def situation(self, view: V) -> str:
        """Return what distinguishes situations in which a seat has the same actions."""
        return ""

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> S:
        """Return the state before the first draw of chance. Raises BadOptions."""
        check_seats(self, len(seats))
        known = {"name", *(option.name for option in self.seat_options), *self.seat_fields}
        for field in (field for seat in seats for field in seat):
            if field not in known:
                raise BadOptions(reason("seat-unknown-field", field=field[:40]))
        return self.begin(seats, self.chosen(check_options(self, options), len(seats)))

    def load(self, position: Json) -> S:
        """Return the state that a position describes. Raises BadPosition or BadOptions."""
        seats = len(listing(position.get("seats", []), "seats"))
        try:
            check_seats(self, seats)
        except BadOptions as error:
            raise BadPosition(error.message) from None
        options = mapping(position.get("options", {}), "options")
        return self.placed(position, self.chosen(check_options(self, options), seats))

    def chosen(self, options: Json, seats: int) -> Any:
        """Return options, each checked by its type, as the game itself has them. Raises BadOptions."""
        return self.Rules(**options)

    def begin(self, seats: Sequence[Json], rules: Any) -> S:
        """Return the state before the first draw of chance, with what `chosen` returned. Raises BadOptions."""
        raise NotImplementedError

    def placed(self, position: Json, rules: Any) -> S:
        """Return the state that a position describes, with what `chosen` returned. Raises BadPosition."""
        raise NotImplementedError

    def pending_chance(self, state: S) -> Request:
        """Return what chance must decide before anyone acts: empty when nothing."""
        raise NotImplementedError

    def apply_chance(self, state: S, outcome: Outcome) -> tuple[S, tuple[Any, ...]]:
        """Return the state and the events once chance has decided."""
        raise NotImplementedError

    def chance_heard(self, state: S, outcome: Outcome, seats: Collection[Seat]) -> tuple[S, tuple[Any, ...]]:
        """Return the same where only these seats hear of it: what takes long to draw for another may be left out."""
        return self.apply_chance(state, outcome)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now, none when the game is over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return what the seat may do now: nothing when it is not to act."""
        raise NotImplementedError

    def legal_position(self, state: S, seat: Seat) -> list[Any]:
        """Return what the seat may do, in text form; one object {"verb", "from", "min", "max"} for a choice of sets."""
        return [self.format_action(action) for action in self.legal(state, seat)]

    def why_not(self, state: S, seat: Seat, action: A) -> Message | None:
        """Return why the seat may not do this, or None when it may."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Any, ...]]:
        """Return the state and the events after an action. Raises NotYourTurn or IllegalAction."""
        raise NotImplementedError

    def run_out(self, state: S) -> tuple[S, tuple[Any, ...]]:
        """Return the state and the events when the running clock runs out. Raises IllegalAction without one."""
        raise IllegalAction(reason("no-clock"))

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        return state.phase == "over"

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the true current scores, by seat: the referee's knowledge."""
        raise NotImplementedError

    def winners(self, state: S) -> tuple[Seat, ...]:
        """Return who won, none before the end."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that the seat may know and nothing else (None: a spectator)."""
        raise NotImplementedError

    def redeal(self, view: V, generator: Generator) -> S:
        """Return a full state, drawn at random, that gives this same view."""
        raise NotImplementedError

    def parse_action(self, text: str) -> A:
        """Return the action written as `text`. Raises IllegalAction if nothing is written so."""
        raise NotImplementedError

    def format_action(self, action: A) -> str:
        """Return the text form of an action."""
        raise NotImplementedError

    def position(self, state: S) -> Json:
        """Return the whole truth in the text form of positions, names of players aside."""
        raise NotImplementedError

    def view_position(self, view: V) -> Json:
        """Return a view in the text form of positions, with counts for what it hides."""
        raise NotImplementedError

    def event_position(self, event: Any) -> Json:
        """Return an event in the text form of the protocol."""
        return written(event, self.NAMES, self.CALLED)

    def tell(self, events: Sequence[Any], view: V) -> Messages:
        """Return what the view's seat is told of events that were cut for it."""
        raise NotImplementedError

    def detail(self, events: Sequence[Any], view: V) -> Messages:
        """Return the same, event by event, nothing folded and nothing left out."""
        return tuple(message for event in events for message in self.each(event, view))

    def each(self, event: Any, view: V) -> Messages:
        """Return what the view's seat is told of one event by itself."""
        raise NotImplementedError

    def ask(self, question: str, view: V) -> Messages:
        """Return the answer to one of QUESTIONS, from what the view's seat knows."""
        if view.phase == "over" and question in ("turn", "moves"):
            return GAME_IS_OVER
        return NO_HAND if view.seat is None and question == "hand" else self.answers[question](view)

    def choices(self, view: V, legal: tuple[A, ...]) -> tuple[Choice, ...]:
        """Return the legal actions as they are read to a person, in a fixed order."""
        raise NotImplementedError

    def named(self, view: V, cards: Sequence[str]) -> A | None:
        """Return what naming these cards means now, allowed or not; None when it means nothing.

        Raises IllegalAction for cards that do not exist.
        """
        raise NotImplementedError

    @property
    def numbers_hands(self) -> bool:
        """Whether the cards of a hand have numbers in this game, and may be sorted anew instead."""
        return "sorted_hand" in vars(self)

    def sorted_hand(self, view: V) -> tuple[Card, ...]:
        """Return the own hand as who likes it sorted anew reads it; nothing where cards of a hand have no numbers."""
        return ()

    def zones(self, view: V) -> tuple[Zone, ...]:
        """Return what lies where, for the view's seat: all zones in every phase, in a fixed order, some empty."""
        raise NotImplementedError

    def parts(self, view: V, legal: tuple[A, ...]) -> Parts | None:
        """Return what the view's seat may compose an action of now; None where it chooses no sets of things."""
        return None

    def compose(self, view: V, piles: Sequence[Sequence[str]]) -> str:
        """Return the text form of the action that piles of `parts`, by their ids, mean now, allowed or not.

        Raises IllegalAction where they mean nothing.
        """
        raise IllegalAction(reason("nothing-to-compose"))

    def cues(self, events: Sequence[Any], view: V) -> tuple[Cue, ...]:
        """Return what the view's seat hears, besides words, of events that were cut for it."""
        return cues_of(self.CUES, events, view, self.WAYS)


@cache
def found(module: str) -> ModuleType | None:
    """Return a module that a game may have or not, None where it has none: the disk is searched for it once."""
    return None if find_spec(module) is None else import_module(module)


Outcomes: TypeAlias = Callable[[A, int], int]
"""Tells what an action of a seat brings it in one imagined game, past so many moments of rest, in units of `worth`."""


Manner: TypeAlias = Literal["careful", "greedy", "forgetful"]
"""The way in which somebody plays, whatever their strength: they avoid risks, take points now, or forget."""


class Level(NamedTuple):
    """The strength of a bot: what it does on top of play at a glance. Everything is counted, nothing is timed.

    Of 100 choices `slips` are those of a beginner; of someone who compares, those made at a glance. `samples` is how
    often a comparison imagines what is hidden, looking past `rests` moments of rest; `simulations` is how often a deep
    search does instead, where the policy can imagine games fast (`Policy.imagining`). `proofs` bounds the positions
    looked at to find the best way through last moves in which nothing is hidden (`Policy.proven`). What is 0 is not
    done. `skill` is the game's own: what eye, ear, memory and experience are good for.
    """

    slips: int = 0
    samples: int = 0
    rests: int = 0
    simulations: int = 0
    proofs: int = 0
    skill: Any = None


class Policy(Generic[S, A, V]):
    """How a game is played: by a beginner, by someone of experience, and in the imagination of a search.

    States reach a policy only from `Game.redeal`: imagined ones. Nothing here draws at random, but for `slip`, or keeps
    anything. Where there is something to remember, a memory is a value of the game's own. `levels` has the five levels
    by their names; `skilled` makes of a policy that of another skill.

    A game in which nobody need act at once has also `waiting`: it takes a view and returns an action that means "not
    yet", None where the seat must act. Bots are then asked with it among the actions, and it is never played.
    """

    levels: Mapping[str, Level] = MappingProxyType({})
    daring: int = 0
    """How much worse, in units of `worth`, a move may look after few tries and yet be tried again by a deep search."""

    manner: Manner | None = None
    margin: int = 0
    """What someone with a manner gives up at the most for an action that is more to their taste, in units of `worth`
    against one other seat."""

    def __init__(self, skill: Any = None) -> None:
        self.skill = skill

    def skilled(self, skill: Any) -> Self:
        """Return the same policy with another skill; None is that of someone of experience."""
        return self if skill is None else type(self)(skill)

    def mannered(self, manner: Manner | None) -> Self:
        """Return the same policy of someone with a manner; None for none."""
        if manner is None:
            return self
        other = copy(self)
        other.manner = manner
        return other

    def lapses(self, view: V, memory: Any) -> bool:
        """Whether somebody forgetful has forgotten what this choice is about, and does what a beginner would."""
        return False

    def taste(self, view: V, action: A) -> int:
        """Return how much an action is to the taste of the manner: what is nearly as good as the best goes by it."""
        return 0

    def blank(self, seed: int = 0) -> Any:
        """Return the memory of who has heard nothing yet; by the seed a forgetful one forgets."""
        return None

    def remember(self, memory: Any, events: Sequence[Any]) -> Any:
        """Return the memory after hearing events that were cut for its seat."""
        return memory

    def recall(self, view: V, memory: Any) -> V:
        """Return the view with what is remembered filled in, for `redeal`; as it is where the memory does not fit."""
        return view

    def worth_trying(self, view: V, actions: Sequence[A]) -> Sequence[A]:
        """Return those of `actions` that a search need compare: all, where none is a mere variant of another."""
        return actions

    def choose(self, view: V, actions: Sequence[A]) -> A:
        """Return what an experienced player would do at a glance: one of `actions`."""
        raise NotImplementedError

    def blunder(self, view: V, actions: Sequence[A]) -> A:
        """Return what a beginner would do: one of `actions`."""
        raise NotImplementedError

    def slip(self, view: V, actions: Sequence[A], chance: Generator) -> A:
        """Return what someone does whose mind is elsewhere: one of `actions`."""
        return self.blunder(view, actions)

    def imagining(self, view: V) -> Callable[[Generator], Any] | None:
        """Return what imagines games in agreement with the view for a deep search (`bots.tree_search.Imagined`).

        None in games, or at tables, that have no such thing: there the level's `samples` are compared.
        """
        return None

    def comparing(self, view: V) -> Callable[[Generator], Outcomes[A]] | None:
        """Return what imagines what is hidden, fast, each time anew, for comparisons; None where a game has none.

        The outcomes are those that `play_on`, `at_rest` and `worth` would lead to in a state of `Game.redeal`.
        """
        return None

    def proven(self, view: V, actions: Sequence[A], most: int) -> Sequence[int] | None:
        """Return what each action is worth with best play from now on, in the unit of `worth`.

        None where something is hidden, or where `most` positions do not suffice.
        """
        return None

    def play_on(self, state: S, seat: Seat) -> A:
        """Return what the seat would do at a glance in an imagined state, from what it would see of it."""
        raise NotImplementedError

    def at_rest(self, state: S) -> bool:
        """Whether this is a moment at which the worths of imagined states can be compared."""
        raise NotImplementedError

    def worth(self, state: S, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: more is better, the unit is the game's own."""
        raise NotImplementedError


class RecalledView(NamedTuple):
    """A view, and with it what its seat remembers: for `Policy.recall`, where a memory does not fit into the view."""

    view: Any
    memory: Any

    def __getattr__(self, name: str) -> object:
        """Return the content of the view: imagining what is hidden needs no memory."""
        return getattr(self.view, name)


def parted(view: Any, blank: Any) -> tuple[Any, Any]:
    """Return a view and what is remembered with it; `blank` where nothing is."""
    return tuple(view) if isinstance(view, RecalledView) else (view, blank)


def alike(record: Any, fields: Sequence[str]) -> dict[str, Any]:
    """Return some fields of a record by their names: those that a state and its views have alike."""
    return dict(zip(fields, attrgetter(*fields)(record), strict=True))


def plain(record: Any, fields: Sequence[str]) -> Json:
    """Return some fields of a record as positions write them: tuples as lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in alike(record, fields).items()}


def check_options(game: Descriptor, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option of the game with its value. Raises BadOptions for an unknown name or value."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadOptions(reason("option-unknown", option=str(name), known=", ".join(known)))
    return {name: _check_option(option, given.get(name, option.default)) for name, option in known.items()}


def _check_option(option: Option, value: object) -> Any:
    if option.type == "counts" and not isinstance(value, dict):
        value = {str(choice): value for choice in option.choices}
    try:
        chosen = values.read(_kind_of(option), value)
        if option.type == "numbers" and len(chosen) != len(option.default):
            raise values.InvalidValue("length")
    except values.InvalidValue as wrong:
        raise BadOptions(_refused(option, wrong)) from None
    return (
        {str(key): chosen.get(str(key), option.default) for key in option.choices}
        if option.type == "counts"
        else chosen
    )


def _kind_of(option: Option) -> Any:
    """Return the kind of the value of an option (`core.values`)."""
    count = Annotated[int, Bounds(0, MOST_COUNTED)]
    if option.type == "boolean":
        return bool
    if option.type == "counts":
        return Mapping[Annotated[str, OneOf(tuple(map(str, option.choices)))], count]
    if option.type == "numbers":
        return tuple[count, ...]
    plain = int if option.type == "integer" else str
    if option.choices or plain is str:
        return Annotated[plain, OneOf(option.choices)]
    limits = option.limits or option.span
    return Annotated[int, Bounds(*limits)] if limits else int


def _refused(option: Option, wrong: values.InvalidValue) -> Message:
    """Return the reason that says what an option may be."""
    if option.type == "boolean":
        return reason("option-not-boolean", option=option.name)
    if option.type == "counts":
        keys = ", ".join(map(str, option.choices))
        return reason("option-not-counts", option=option.name, keys=keys, max=MOST_COUNTED)
    if option.type == "numbers":
        return reason("option-not-numbers", option=option.name, length=len(option.default), max=MOST_COUNTED)
    if wrong.fault == "choice":
        return reason("option-not-choice", option=option.name, choices=", ".join(map(str, option.choices)))
    if wrong.fault == "range":
        return reason("option-out-of-range", option=option.name, min=wrong.low, max=wrong.high)
    return reason("option-not-integer", option=option.name)


def check_seats(game: Descriptor, count: int) -> None:
    """Raise BadOptions unless the game can be played by `count` seats."""
    if not game.min_seats <= count <= game.max_seats:
        raise BadOptions(reason("seats-wrong-number", count=count, min=game.min_seats, max=game.max_seats))


# What there is one of for each seat.


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """Return every seat once, from `first` on."""
    return (*range(first, seats), *range(first))


def with_entry(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """Return the entries with one of them changed."""
    changed = list(entries)
    changed[place] = entry
    return tuple(changed)


FREE: Final = -1
"""A number in a hand that no card has."""


def slotted(cards: Iterable[int], numbers: Iterable[int], size: int) -> tuple[int, ...]:
    """Return the slots of a hand of up to `size` cards that keep their numbers, from 1 on: FREE where there is none."""
    by_number = dict(zip(numbers, cards, strict=True))
    return tuple([by_number.get(number, FREE) for number in range(1, size + 1)])


def put(slots: tuple[int, ...], before: int, after: int) -> tuple[int, ...]:
    """Return the slots of a hand with another card in the place of one, or of what was FREE."""
    changed = list(slots)
    changed[slots.index(before)] = after
    return tuple(changed)


def ahead(totals: Sequence[int], seat: Seat) -> int:
    """Return how far a seat is ahead of all others together."""
    return len(totals) * totals[seat] - sum(totals)


def with_prize(totals: Sequence[int], winners: Sequence[Seat], prize: int) -> list[int]:
    """Return the totals of all seats with a prize that the winners share."""
    share = prize // len(winners)
    return [total + share * (seat in winners) for seat, total in enumerate(totals)]


def best_of(ranks: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats with the highest rank: a number of points, or a tuple of what decides, in this order."""
    top = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == top)

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

from audiogames.core.chance import Generator, Outcome, Request
from audiogames.core.companion import Companion
from audiogames.core.errors import BadOptions, BadPosition, IllegalAction, reason
from audiogames.core.events import written
from audiogames.core.input import values
from audiogames.core.input.reading import listing, mapping
from audiogames.core.input.values import Bounds, OneOf
from audiogames.core.messages import Card, Cue, Message, Seat
from audiogames.core.presentation.guided import GuidedGame
from audiogames.core.presentation.telling import GAME_IS_OVER, NO_HAND, AnyView, Messages, Ways, cues_of
from audiogames.core.presentation.zones import Item, Zone
from audiogames.core.timing import Course, Timeline

Json: TypeAlias = dict[str, Any]

PROTOCOL: Final = 1
"""Version of the interface to game packages. It grows when older packages no longer fit."""

OnlyWith: TypeAlias = tuple[tuple[str, tuple[str | int | None, ...]], ...]
"""Names of options, or "seats", each with the values for which something else applies."""


class Feat(NamedTuple):
    """A feat, announced by `feat-GAME-NAME` with its `number`: more is better.

    `of` returns how far a seat got in one game, 0 for not at all, from the events that it heard. `goals` are in
    ascending order.
    """

    name: str
    of: Callable[[Sequence[Any], Seat], int]
    goals: tuple[int, ...]

    @property
    def id(self) -> str:
        return self.name.replace("_", "-")


def longest(found: Iterable[bool]) -> int:
    most = row = 0
    for good in found:
        row = row + 1 if good else 0
        most = max(most, row)
    return most


class Option(NamedTuple):
    """A choice that a host makes before the game.

    `type` is "boolean", "choice" (one of `choices`), "integer" (one of `choices`, if any), "counts" (one number for all
    of `choices`, or an object with numbers for some of them, from 0 to MOST_COUNTED) or "numbers" (a list of such
    numbers, as long as the `default`). `span` is the minimum and maximum offered for an "integer" without `choices`;
    `limits` are those of the rules, if they differ. `only_with` names the options, or "seats", whose values decide if
    this option applies. For an option of seats one matching seat is enough; None is a seat without a value.
    """

    name: str
    type: str
    default: Any
    choices: tuple[str | int, ...] = ()
    span: tuple[int, int] | None = None
    limits: tuple[int, int] | None = None
    only_with: OnlyWith = ()

    def means_something(self, chosen: Mapping[str, Any], seats: int) -> bool:
        """Return True if it changes anything at a table with the chosen options.

        For an option of seats, `chosen` has a frozenset of the seats' values.
        """
        return _is_met(self.only_with, chosen, seats)


def _is_met(only_with: OnlyWith, chosen: Mapping[str, Any], seats: int) -> bool:
    known = {**chosen, "seats": seats}
    return all(_meets(known.get(name), values) for name, values in only_with)


def _meets(value: Any, values: Sequence[Any]) -> bool:
    return not value.isdisjoint(values) if isinstance(value, frozenset) else value in values


MOST_COUNTED = 99


class Preset(NamedTuple):
    """Only differences from the defaults are listed."""

    name: str
    options: Mapping[str, Any]


class Setting(NamedTuple):
    """A personal setting that only one game has.

    Its `name` begins with a word of the game. The menu offers `values`. `span` is the minimum and maximum allowed in
    the file. The message `value-NAME-VALUE` words each value.
    """

    name: str
    default: str | float
    values: tuple[str | float, ...]
    span: tuple[float, float] | None = None


class Grant(NamedTuple):
    """A setting that the opener of a table may grant a person, so that everyone waits for them.

    The message `seat-SETTING` asks for it, `granted-SETTING` announces a change of its `value`. `only_with` is as in
    `Option`.
    """

    setting: str
    only_with: OnlyWith = ()

    def means_something(self, chosen: Mapping[str, Any], seats: int) -> bool:
        return _is_met(self.only_with, chosen, seats)


class Training(NamedTuple):
    name: str
    words: tuple[str, ...]
    needs_sound: bool = False


class Choice(NamedTuple):
    """A possible action, as it is read to a person.

    `card` is set for a card that can be named. `usual` marks the answer of Enter alone. `from_hand` marks a card of the
    seat's own hand, in the order of the answer to "hand". `asked`: the question already words it. `told`: its events
    will say all. `numbered` choices, such as barrels, have their own numbers: they are not read out, and `Game.named`
    interprets a typed number. `key` is what is typed for it, if not its place in the list. `about` has the ids of table
    items: touching one means the first choice about it. A device that is shaken means one that `shakes`.
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
    shakes: bool = False


class Parts(NamedTuple):
    """The parts of an action for which a seat chooses sets of things: a formula, a discard.

    A total of `least` to `most` items is divided into up to `piles` piles. `Game.compose` interprets them.
    """

    items: tuple[Item, ...]
    least: int
    most: int
    piles: int = 1


QUESTIONS = ("hand", "table", "turn", "scores", "counts", "current", "rank", "moves")
"""The questions of every game.

`current` is the trick or top card, `rank` what beats what, `moves` what the player may do.
"""


class AnyState(Protocol):
    @property
    def phase(self) -> str: ...


T = TypeVar("T")
S = TypeVar("S", bound=AnyState)
A = TypeVar("A")
V = TypeVar("V", bound=AnyView)

NEVER_AUTOMATIC: Final = frozenset({"draw", "roll", "play"})
"""Verbs that a seat does itself even when nothing else is legal (notation page)."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Descriptor:
    """A game in names and values: what a person chooses, and the modules of other layers.

    `components` (its box, `decks.Deck`), `play` (its mode and trainings) and `audio` (the sounds of its `percepts`)
    name modules of upper layers, "" for none. `protocol` is the PROTOCOL for which a game of another package was made.
    `seat_options` are choices of a host for each seat; `seat_fields` are further fields of `setup`, for programs. An
    only choice is made automatically, unless its verb is in `never_automatic`. `percepts` are the names of cues that
    each hearer perceives differently. `room` is the room in which the game sounds (`audio/space/tail.py`), "" for none.
    `keys` have a fixed meaning, which `named` interprets. The messages `letter-key-GAME-WORD` and `about-key-GAME-WORD`
    name and explain the word of each.
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
MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "state": ("Rules",),
    "loading": ("chosen",),
    "telling": ("detail", "each", "TERMS"),
    "keys": ("sorted_hand", "asked"),
    "rules": ("chance_heard", "run_out", "situation"),
    "notation": ("legal_position", "event_position", "NAMES", "CALLED"),
    "zones": ("parts", "compose"),
    "cues": ("cues", "WAYS"),
}
"""Names that only some modules define. For the others a `Game` has defaults."""


class Game(Descriptor, Generic[S, A, V]):
    """The rules of one game, as pure functions over immutable states.

    They come from the package's modules (PARTS). `why_not` is None exactly when `apply` accepts, and `legal` lists what
    `apply` accepts. Nothing here reads a clock, draws at random, or makes text or sound.
    """

    Rules: Callable[..., Any]
    CUES: Mapping[type, str | None]
    """By class of events, None for intended silence."""
    WAYS: Ways = MappingProxyType({})
    NAMES: Mapping[str, Callable[[Any], object]] = {}
    CALLED: Mapping[str, str | None] = {}
    """Names of event fields in the protocol, None for those it lacks."""
    TERMS: Mapping[str, str] = MappingProxyType({})
    """Words that a newcomer cannot know, by the messages that use them."""

    def __init__(self, descriptor: Descriptor) -> None:
        super().__init__(**{field.name: getattr(descriptor, field.name) for field in fields(Descriptor)})
        for part, names in PARTS.items():
            module = import_module(f"{self.package}.{part}")
            vars(self).update({name: getattr(module, name) for name in names})
            vars(self).update({name: getattr(module, name) for name in MORE.get(part, ()) if hasattr(module, name)})
        keys = import_module(f"{self.package}.keys")
        self.answers: Mapping[str, Callable[[V], Messages]] = {name: getattr(keys, name) for name in QUESTIONS}

    def extra(self, name: str) -> ModuleType | None:
        """A module that a game may leave out."""
        extras = f"{self.package}.extras"
        return None if found(extras) is None else found(f"{extras}.{name}")

    @property
    def policy(self) -> "Policy[S, A, V]":
        policy: Policy[S, A, V] = import_module(f"{self.package}.bot").POLICY
        return policy

    def course(self, timeline: Timeline) -> Course:
        module = found(f"{self.package}.course")
        make: type[Course] = Course if module is None else module.COURSE
        return make(timeline)

    @property
    def has_companion(self) -> bool:
        return self.extra("companion") is not None

    @property
    def companion(self) -> Companion[S, A, V]:
        companion: Companion[S, A, V] = import_module(f"{self.package}.extras.companion").COMPANION
        return companion

    @property
    def feats(self) -> tuple[Feat, ...]:
        module = self.extra("feats")
        feats: tuple[Feat, ...] = () if module is None else module.FEATS
        return feats

    @property
    def guided(self) -> GuidedGame | None:
        module = self.extra("guided")
        guided: GuidedGame | None = None if module is None else module.GUIDED
        return guided

    def situation(self, view: V) -> str:
        """Distinguishes situations with the same possible actions."""
        return ""

    def setup(self, seats: Sequence[Json], options: Mapping[str, Any]) -> S:
        """The state before the first chance draw. Raises BadOptions."""
        check_seats(self, len(seats))
        known = {"name", *(option.name for option in self.seat_options), *self.seat_fields}
        for field in (field for seat in seats for field in seat):
            if field not in known:
                raise BadOptions(reason("seat-unknown-field", field=field[:40]))
        return self.begin(seats, self.chosen(check_options(self, options), len(seats)))

    def load(self, position: Json) -> S:
        """Raises BadPosition or BadOptions."""
        seats = len(listing(position.get("seats", []), "seats"))
        try:
            check_seats(self, seats)
        except BadOptions as error:
            raise BadPosition(error.message) from None
        options = mapping(position.get("options", {}), "options")
        return self.placed(position, self.chosen(check_options(self, options), seats))

    def chosen(self, options: Json, seats: int) -> Any:
        """The game's own form of options, each already checked by type. Raises BadOptions."""
        return self.Rules(**options)

    def begin(self, seats: Sequence[Json], rules: Any) -> S:
        """The state before the first chance draw. `rules` come from `chosen`. Raises BadOptions."""
        raise NotImplementedError

    def placed(self, position: Json, rules: Any) -> S:
        """`rules` come from `chosen`. Raises BadPosition."""
        raise NotImplementedError

    def pending_chance(self, state: S) -> Request:
        """The draws needed before anyone acts."""
        raise NotImplementedError

    def apply_chance(self, state: S, outcome: Outcome) -> tuple[S, tuple[Any, ...]]:
        raise NotImplementedError

    def chance_heard(self, state: S, outcome: Outcome, seats: Collection[Seat]) -> tuple[S, tuple[Any, ...]]:
        """As `apply_chance`, without costly percepts of seats other than these."""
        return self.apply_chance(state, outcome)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """None when the game is over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """None if the seat may not act."""
        raise NotImplementedError

    def legal_position(self, state: S, seat: Seat) -> list[Any]:
        """Actions as text, or one object {"verb", "from", "min", "max"} for a choice of sets."""
        return [self.format_action(action) for action in self.legal(state, seat)]

    def why_not(self, state: S, seat: Seat, action: A) -> Message | None:
        """None if the action is allowed."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Any, ...]]:
        """Raises NotYourTurn or IllegalAction."""
        raise NotImplementedError

    def run_out(self, state: S) -> tuple[S, tuple[Any, ...]]:
        """The running clock runs out. Raises IllegalAction without one."""
        raise IllegalAction(reason("no-clock"))

    def is_over(self, state: S) -> bool:
        return state.phase == "over"

    def scores(self, state: S) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self, state: S) -> tuple[Seat, ...]:
        """None before the end."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> V:
        raise NotImplementedError

    def redeal(self, view: V, generator: Generator) -> S:
        """A random full state that gives this same view."""
        raise NotImplementedError

    def parse_action(self, text: str) -> A:
        """Raises IllegalAction."""
        raise NotImplementedError

    def format_action(self, action: A) -> str:
        raise NotImplementedError

    def position(self, state: S) -> Json:
        """The full state, without players' names."""
        raise NotImplementedError

    def view_position(self, view: V) -> Json:
        """A view, with counts of what it hides."""
        raise NotImplementedError

    def event_position(self, event: Any) -> Json:
        return written(event, self.NAMES, self.CALLED)

    def tell(self, events: Sequence[Any], view: V) -> Messages:
        raise NotImplementedError

    def detail(self, events: Sequence[Any], view: V) -> Messages:
        """Event by event, with nothing summarised or left out."""
        return tuple(message for event in events for message in self.each(event, view))

    def each(self, event: Any, view: V) -> Messages:
        """One event by itself."""
        raise NotImplementedError

    def ask(self, question: str, view: V) -> Messages:
        """The answer to one of QUESTIONS, from what the view's seat knows."""
        if view.phase == "over" and question in ("turn", "moves"):
            return GAME_IS_OVER
        return NO_HAND if view.seat is None and question == "hand" else self.answers[question](view)

    def asked(self, view: V) -> Messages:
        """Return the task of the view's seat, in one line that names nobody else."""
        return self.ask("turn", view)[:1]

    def choices(self, view: V, legal: tuple[A, ...]) -> tuple[Choice, ...]:
        """Legal actions as they are read to a person, in a fixed order."""
        raise NotImplementedError

    def named(self, view: V, cards: Sequence[str]) -> A | None:
        """The action meant by naming cards, allowed or not, None if it means nothing.

        Raises IllegalAction for cards that do not exist.
        """
        raise NotImplementedError

    @property
    def numbers_hands(self) -> bool:
        """True if the cards of a hand have numbers, so that it may be re-sorted."""
        return "sorted_hand" in vars(self)

    def sorted_hand(self, view: V) -> tuple[Card, ...]:
        """The viewer's hand re-sorted. Empty if its cards have no numbers."""
        return ()

    def zones(self, view: V) -> tuple[Zone, ...]:
        raise NotImplementedError

    def parts(self, view: V, legal: tuple[A, ...]) -> Parts | None:
        """Return the parts that the view's seat may compose now, None if it chooses no sets."""
        return None

    def compose(self, view: V, piles: Sequence[Sequence[str]]) -> str:
        """The text form of the action that piles of item ids mean, allowed or not.

        Raises IllegalAction if they mean nothing.
        """
        raise IllegalAction(reason("nothing-to-compose"))

    def cues(self, events: Sequence[Any], view: V) -> tuple[Cue, ...]:
        """Events were already cut for the view's seat."""
        return cues_of(self.CUES, events, view, self.WAYS)


@cache
def found(module: str) -> ModuleType | None:
    """Searches the disk only once."""
    return None if find_spec(module) is None else import_module(module)


Outcomes: TypeAlias = Callable[[A, int], int]
"""The gain of an action in one imagined game, after a number of rests, in units of `worth`."""


Manner: TypeAlias = Literal["careful", "greedy", "forgetful"]
"""A style of play, independent of strength: avoid risks, take points now, or forget."""


class Level(NamedTuple):
    """The strength of a bot: what it does beyond play at a glance. Limits are counts, not times. 0 turns one off.

    `slips` of 100 choices are a beginner's; for a bot that compares, choices at a glance. `samples` is the number of
    imagined worlds for a comparison, which looks past `rests` moments of rest. `simulations` replaces them with a deep
    search, where the policy imagines games fast (`Policy.imagining`). `proofs` is the maximum number of positions
    searched for the best last moves once nothing is hidden (`Policy.proven`). `skill` is the game's own: eye, ear,
    memory.
    """

    slips: int = 0
    samples: int = 0
    rests: int = 0
    simulations: int = 0
    proofs: int = 0
    skill: Any = None


class Policy(Generic[S, A, V]):
    """How bots play a game: as a beginner, with experience, and in the imagined games of a search.

    States reach a policy only from `Game.redeal`. Only `slip` draws at random. A policy keeps no state: the caller
    holds its memory.

    A game in which nobody must act at once also has `waiting`: from a view, an action that means "not yet", or None if
    the seat must act. Bots then choose among the actions and this one, which is never played.
    """

    levels: Mapping[str, Level] = MappingProxyType({})
    daring: int = 0
    """In units of `worth`: a deep search tries a move again up to this deficit."""

    manner: Manner | None = None
    margin: int = 0
    """Maximum sacrifice for an action that suits a bot's manner, in units of `worth`."""

    def __init__(self, skill: Any = None) -> None:
        self.skill = skill

    def skilled(self, skill: Any) -> Self:
        """A `skill` of None is that of an experienced player."""
        return self if skill is None else type(self)(skill)

    def mannered(self, manner: Manner | None) -> Self:
        """A manner of None is play without one."""
        if manner is None:
            return self
        other = copy(self)
        other.manner = manner
        return other

    def lapses(self, view: V, memory: Any) -> bool:
        """True if a forgetful bot plays like a beginner."""
        return False

    def taste(self, view: V, action: A) -> int:
        """How well an action suits the manner. Decides between actions of nearly equal worth."""
        return 0

    def blank(self, seed: int = 0) -> Any:
        """An empty memory. For forgetful bots, `seed` fixes what will be forgotten."""
        return None

    def remember(self, memory: Any, events: Sequence[Any]) -> Any:
        """The memory after hearing events that were cut for its seat."""
        return memory

    def recall(self, view: V, memory: Any) -> V:
        """The view with remembered facts, for `redeal`. Unchanged if the memory contradicts it."""
        return view

    def worth_trying(self, view: V, actions: Sequence[A]) -> Sequence[A]:
        """The actions that a search must compare, without mere variants of others."""
        return actions

    def choose(self, view: V, actions: Sequence[A]) -> A:
        """An experienced player at a glance."""
        raise NotImplementedError

    def blunder(self, view: V, actions: Sequence[A]) -> A:
        """A beginner."""
        raise NotImplementedError

    def slip(self, view: V, actions: Sequence[A], chance: Generator) -> A:
        """A distracted player."""
        return self.blunder(view, actions)

    def imagining(self, view: V) -> Callable[[Generator], Any] | None:
        """Imagines games consistent with the view, for a deep search (`bots.tree_search`).

        None if the game or table has none: the level's `samples` are compared instead.
        """
        return None

    def comparing(self, view: V) -> Callable[[Generator], Outcomes[A]] | None:
        """A fast function that imagines a new hidden state for each comparison, or None.

        Its outcomes equal those of `play_on`, `at_rest` and `worth` in a state of `Game.redeal`.
        """
        return None

    def proven(self, view: V, actions: Sequence[A], most: int) -> Sequence[int] | None:
        """The value of each action under best play, in the unit of `worth`.

        None if anything is hidden, or if `most` positions do not suffice.
        """
        return None

    def play_on(self, state: S, seat: Seat) -> A:
        raise NotImplementedError

    def at_rest(self, state: S) -> bool:
        """True if the worths of imagined states can be compared at this moment."""
        raise NotImplementedError

    def worth(self, state: S, seat: Seat) -> int:
        """More is better. The unit is the game's own."""
        raise NotImplementedError


class RecalledView(NamedTuple):
    """For a `Policy.recall` whose memory does not fit into the view."""

    view: Any
    memory: Any

    def __getattr__(self, name: str) -> object:
        return getattr(self.view, name)


def parted(view: Any, blank: Any) -> tuple[Any, Any]:
    """Return a view and its memory, `blank` if it has none."""
    return tuple(view) if isinstance(view, RecalledView) else (view, blank)


def alike(record: Any, fields: Sequence[str]) -> dict[str, Any]:
    return dict(zip(fields, attrgetter(*fields)(record), strict=True))


def plain(record: Any, fields: Sequence[str]) -> Json:
    """Tuples are written as lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in alike(record, fields).items()}


def check_options(game: Descriptor, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game with its value. Raises BadOptions for an unknown name or value."""
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
    if not game.min_seats <= count <= game.max_seats:
        raise BadOptions(reason("seats-wrong-number", count=count, min=game.min_seats, max=game.max_seats))


# What there is one of for each seat.


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    return (*range(first, seats), *range(first))


def with_entry(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    changed = list(entries)
    changed[place] = entry
    return tuple(changed)


FREE: Final = -1


def slotted(cards: Iterable[int], numbers: Iterable[int], size: int) -> tuple[int, ...]:
    """Slots of a hand whose cards keep their numbers, from 1 to `size`: FREE if empty."""
    by_number = dict(zip(numbers, cards, strict=True))
    return tuple([by_number.get(number, FREE) for number in range(1, size + 1)])


def put(slots: tuple[int, ...], before: int, after: int) -> tuple[int, ...]:
    changed = list(slots)
    changed[slots.index(before)] = after
    return tuple(changed)


def ahead(totals: Sequence[int], seat: Seat) -> int:
    """The sum of a seat's leads over each of the others."""
    return len(totals) * totals[seat] - sum(totals)


def with_prize(totals: Sequence[int], winners: Sequence[Seat], prize: int) -> list[int]:
    share = prize // len(winners)
    return [total + share * (seat in winners) for seat, total in enumerate(totals)]


def best_of(ranks: Sequence[Any]) -> tuple[Seat, ...]:
    top = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == top)

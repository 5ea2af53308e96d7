"""A seat can ask for all it may know, in at most three presses of a key; and nothing is told that it could not know.

Each field of the seat's view is changed at random moments of random games, and some answer must change its words. Every
question is one key; what is told only by walking the table takes a key a zone, and is listed here with its reason.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias, cast

import pytest

from audiogames.core.chance import Generator
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Card, Message, Verbosity
from audiogames.core.presentation.zones import Zone
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.decks import air_sorciere, roue_des_sorcieres
from audiogames.games.du_balai.view import revealed
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.narration.narrator import Narrator
from audiogames.play.keys.walk import Walker
from audiogames.play.parsing.commands import Move
from audiogames.play.table import seen
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from audiogames.testing.moments import NAMES
from tests.games.air_sorciere.positions import position
from tests.games.random_tables import PHASES, sample

from . import parity_balai
from .keyboard import new_session, sit, typing

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands in a view: ("columns", 0, 3, 1)."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))
in_both_languages = pytest.mark.parametrize("locale", COMPLETE)
CARDS = {"air_sorciere": air_sorciere, "roue_des_sorcieres": roue_des_sorcieres}
SAMPLE = 80


# Every value of a view, and another that it might have.


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the place of every value, and of every list itself: its length may change as well."""
    if not isinstance(value, tuple):
        yield path
        return
    names = getattr(value, "_fields", None)
    if names is None and path and CARD_LISTS.get(str(path[0])) == len(path):
        yield (*path, "length")
    for at, part in enumerate(value):
        yield from leaves(part, (*path, at if names is None else names[at]))


def value_at(value: Any, path: Path) -> Any:
    for step in path:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value


def changed(value: Any, path: Path, new: Any) -> Any:
    """Return a view with another value at a place."""
    if not path:
        return new
    step, *rest = path
    if isinstance(step, str):
        return value._replace(**{step: changed(getattr(value, step), tuple(rest), new)})
    return (*value[:step], changed(value[step], tuple(rest), new), *value[step + 1 :])


CARD_LISTS = {"hands": 2, "columns": 3, "pile": 1, "discard": 1, "common": 1, "hand": 1, "trump_pile": 1, "captured": 2}
CARD_LISTS |= parity_balai.LISTS
"""The fields that hold lists of cards, and how deep the lists lie."""
COUNTS = {"grimoires", "stock", "taken", "scores", "hand_counts", "captured_counts", "draw_count", "wheel", "cat_limit"}
COUNTS |= {"apprentices", "numbers", "dice", "magic_number", "held", "chosen", "shakes_left"}
COUNTS |= {"barrels_in_hand", "countdown", "shakes"}
SEATS = {"seat", "turn", "leader", "to_act", "winners", "starter", "roller", "choosers", "settled", "order"}
SEATED = ("hands", "hand_counts", "colours")
"""A field with something for each seat: the first of these that a view has."""
WORDS = {
    "shaking": ("equal", "melee", "draft"),
    "difficulty": ("easy", "normal", "hard"),
    "corners": ("opposite", "adjacent"),
    "side": ("descending", "ascending"),
    "bonus": ("once", "per_set"),
    "end": ("immediate", "round"),
}


def other_value(game: str, view: Any, path: Path, chance: Generator) -> Any:
    """Return a value that could stand there instead, None if there is none."""
    if path[-1] == "length":
        cards = value_at(view, path[:-1])
        return cards[1:] if cards else None
    now, field = value_at(view, path), path[1] if path[0] == "rules" else path[0]
    if game == "du_balai":
        return parity_balai.other_value(view, path, now, chance)
    if isinstance(now, bool):
        return not now
    if field == "phase":
        return sorted(PHASES[game] - {now})[chance.below(len(PHASES[game]) - 1)]
    if field in WORDS:
        return next(word for word in WORDS[field] if word != now)
    if field == "colours":
        return (now + 1) % 4
    if field == "shaken":
        return (0, None)
    if field in CARD_LISTS or (field in ("drawn", "trick") and path[-1] != 0):
        return other_card(game, now, chance)
    if field == "placed":
        return NOTHING if now is not None else view.common[0] if view.common else None
    if field in COUNTS:
        return None if now is None else now % 9 + 1
    assert field in SEATS or path[-1] == 0, f"no other value is known for {path}"
    seats = next(len(getattr(view, seated)) for seated in SEATED if hasattr(view, seated))
    return None if now is None else (now + 1 + chance.below(seats - 1)) % seats


NOTHING = object()
"""Stands for a None that is put where something was."""


def other_card(game: str, card: int | None, chance: Generator) -> int | None:
    """Return another card of the colour: a column has but one."""
    deck = CARDS[game]
    if card is None:
        return None
    alike: list[int] = [other for other in deck.CARDS if deck.COLOUR[other] == deck.COLOUR[card] and other != card]
    return alike[chance.below(len(alike))]


def kind(view: Any, path: Path) -> str:
    """Return what a value is: its place without numbers, but for whose hand it is in, and who played what."""
    names = ".".join(str(step) for step in path if isinstance(step, str))
    if path[0] == "hands":
        return names.replace("hands", "hands of others" if path[1] != view.seat else "own hand")
    if path[0] == "trick":
        return f"{names} {('player', 'card')[int(path[-1])]}"
    return names


class Change(NamedTuple):
    """A view and what it is with one value changed; `what` is the value's place, without numbers."""

    what: str
    before: Any
    after: Any


@cache
def changes(game: str) -> tuple[Change, ...]:
    """Return one change of every kind of value in every view of the sample."""
    chance = Generator(7)
    found = []
    for view in sample(game, SAMPLE):
        if view.seat is None:
            continue
        kinds: dict[str, list[Path]] = {}
        for path in leaves(view):
            kinds.setdefault(kind(view, path), []).append(path)
        for what, paths in kinds.items():
            path = paths[chance.below(len(paths))]
            new = other_value(game, view, path, chance)
            if new is not None:
                place = path[:-1] if path[-1] == "length" else path
                found.append(Change(what, view, changed(view, place, None if new is NOTHING else new)))
    return tuple(found)


# What is told of it.


def answers(game: str, view: Any) -> tuple[tuple[Message, ...], ...]:
    """Return the answers to all questions: each is one press of a key."""
    return tuple(game_named(game).ask(question, view) for question in QUESTIONS)


def said(messages: tuple[Message, ...], view: Any, locale: str, verbosity: Verbosity) -> list[str]:
    return [sentence(message, view.seat, locale, verbosity) for message in messages]


@cache
def sentence(message: Message, seat: int, locale: str, verbosity: Verbosity) -> str:
    """Return a message in words: many views have the same."""
    return catalogue(locale).text(message, Listener(NAMES, seat, verbosity))


Answered: TypeAlias = tuple[tuple[Message, ...], tuple[Message, ...]]
"""One answer before a change and after it."""


@cache
def answered(game: str) -> tuple[tuple[Change, tuple[Answered, ...]], ...]:
    """Return each change with those answers that it may change."""
    found, before = [], dict[int, tuple[tuple[Message, ...], ...]]()
    for change in changes(game):
        if id(change.before) not in before:
            before[id(change.before)] = answers(game, change.before)
        pairs = zip(before[id(change.before)], answers(game, change.after), strict=True)
        listener = change.before.seat != change.after.seat
        found.append((change, tuple(pair for pair in pairs if listener or pair[0] != pair[1])))
    return tuple(found)


def is_told(change: Change, pairs: tuple[Answered, ...], locale: str, verbosity: Verbosity) -> bool:
    """Whether the words of some answer change."""
    return any(
        said(truly, change.before, locale, verbosity) != said(anew, change.after, locale, verbosity)
        for truly, anew in pairs
    )


class Untold(NamedTuple):
    """Why no answer tells a value, and in which views that is so."""

    why: str
    when: Callable[[Any], bool] = lambda view: True


UNTOLD: dict[str, dict[str, Untold]] = {
    "air_sorciere": {
        "hands of others": Untold("A15: hidden; at a table that plays them open, V tells them"),
        "pile": Untold("A15: which witches are left is for each to remember; how many would crash is told"),
        "shuffling": Untold("chance decides at once: nobody ever sees it", lambda view: not view.shuffling),
        "rules.grimoires": Untold("what was in the box is told where it is now: in the stock, and with each seat"),
        "rules.starter": Untold("matters only where the round is played out", lambda view: view.rules.end != "round"),
        "turn": Untold("nobody's any more", lambda view: view.phase == "over"),
        "to_act": Untold("is the seat whose turn it is", lambda view: view.to_act == (view.turn,)),
        "taken": Untold("matters while flying only", lambda view: view.phase != "fly"),
    },
    "roue_des_sorcieres": {
        "leader": Untold("is who played first, or whose turn it is, both told", lambda view: leader_shows(view)),
        "turn": Untold("nobody's any more", lambda view: view.phase == "over"),
    },
    "du_balai": {
        "acrobatics": Untold("are in the points at the end", lambda view: view.phase == "over"),
        "acrobatics.length": Untold("are in the points at the end", lambda view: view.phase == "over"),
        "clock_runs": Untold("how long the book stays open is told with the options of the table"),
        "curse": Untold("falls on nobody any more", lambda view: view.phase == "over"),
        "discard": Untold("lies in a zone of its own, to be walked; how much of it there is, is told"),
        "doubles": Untold("shows in the piles of whoever has a second one"),
        "drawing": Untold("chance decides at once: nobody ever sees it", lambda view: not view.drawing),
        "drawn_count": Untold("matters while a card is to be kept", lambda view: view.phase != "draw"),
        "laid_second": Untold("is told with the spell that speaks of it"),
        "locked": Untold("all have written", lambda view: revealed(view)),
        "order": Untold("whoever is first is to act, and while a spell awaits answers the others wait"),
        "read": Untold("matters while dice are told", lambda view: view.phase != "look" or view.read == 0),
        "shuffling": Untold("chance decides at once: nobody ever sees it", lambda view: not view.shuffling),
        "to_act": Untold("who has answered is not said before the answers are in", lambda view: view.phase == "react"),
        "unplaced_count": Untold("chance decides at once: nobody ever sees it", lambda view: not view.unplaced_count),
        "said": Untold("people at a real table know that they threw the dice"),
        "used": Untold("who used a card is told when it is used; what lies on the discard is walked"),
        "waiting": Untold("is the seats that are to act", lambda view: view.to_act == view.waiting),
        "window": Untold("the spell that awaits answers is told instead", lambda view: view.phase == "react"),
    },
    "zapp_zerapp": {
        "dice": Untold("only their sum counts, and is told"),
        "settled": Untold("a choice that stands is told with its barrel"),
        "rolling": Untold("chance decides at once: nobody ever sees it", lambda view: not view.rolling),
        "shuffling": Untold("chance decides at once: nobody ever sees it", lambda view: not view.shuffling),
        "shaken": Untold("a shake is over at once", lambda view: view.shaken is None),
        "clock_runs": Untold("runs only while barrels are chosen", lambda view: view.phase != "shake"),
        "rules.corners": Untold("shows in the colours, which are told"),
        "rules.barrels_in_hand": Untold("matters in the mêlée only", lambda view: view.rules.shaking != "melee"),
        "rules.countdown": Untold("matters in the mêlée only", lambda view: view.rules.shaking != "melee"),
        "rules.shakes": Untold("are not counted in the mêlée", lambda view: view.rules.shaking == "melee"),
        "shakes_left": Untold("are not counted in the mêlée, nor later", lambda view: no_shakes_count(view)),
        "choosers": Untold("whose barrel is known is told with it", lambda view: chosen_openly(view)),
    },
}
"""The things that no question tells, with the reason. A reason that no longer holds, or that nothing needs, fails."""


RARE = {"du_balai": {"seconds", "fogs", "rolling", "block", "decrees", "looking"}}
"""Fields so rare in views that some samples lack them: each has tests of its own."""


def leader_shows(view: Any) -> bool:
    return bool(view.phase == "over" or view.leader == (view.trick[0][0] if view.trick else view.turn))


def no_shakes_count(view: Any) -> bool:
    return bool(view.phase != "shake" or view.rules.shaking == "melee")


def chosen_openly(view: Any) -> bool:
    """Whether someone's barrel is known."""
    return any(place is not None for place in view.chosen)


@every_game
def test_whatever_changes_in_the_view_changes_the_words_of_some_answer(game: str) -> None:
    """In both languages, and however much is said."""
    for locale, verbosity in product(COMPLETE, (Verbosity.FULL, Verbosity.SHORT)):
        silent = [change for change, pairs in answered(game) if not is_told(change, pairs, locale, verbosity)]
        unexplained = {
            change.what
            for change in silent
            if change.what not in UNTOLD[game] or not UNTOLD[game][change.what].when(change.before)
        }
        assert not unexplained, (locale, verbosity)
        assert {change.what for change in silent} == set(UNTOLD[game]), (locale, verbosity)


@every_game
def test_every_field_of_the_view_is_changed(game: str) -> None:
    """So that the test above is about all of them."""
    view = changes(game)[0].before
    fields = {name for name in view._fields if name not in ("rules", "hands")}
    fields |= {f"rules.{name}" for name in view.rules._fields}
    tried = {change.what.removesuffix(".length").partition(" ")[0] for change in changes(game)}
    tried = {what if what.startswith("rules") else what.partition(".")[0] for what in tried}
    rare = RARE.get(game, set())
    assert tried - {"own", "hands"} - rare == fields - rare
    assert ("own" in tried) == (game == "air_sorciere")


# In so many presses.


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_one_press_of_a_key(question: str) -> None:
    """Through the whole program, its keys acting by themselves."""
    key, settings = USUAL[question], Settings(keys_mode="single")
    assert len(key) == 1
    session = new_session(2, 3)
    narrator = Narrator("fr", session.table.names, 0, settings.verbosity)
    wanted = [
        line.text.replace("\u00a0", " ") for line in narrator.utterances(seen.ask(session, question, 0), asked=True)
    ]
    assert sit(typing(key), session, settings=settings).reply(1) == wanted


def walked(zones: tuple[Zone, ...], *moves: str) -> tuple[Message, ...]:
    """Return what the last of some moves tells who has not walked yet."""
    walker = Walker()
    return [walker.walk(cast(Move, move), zones) for move in moves][-1]


@pytest.mark.parametrize("seats", range(2, 6))
def test_open_hands_are_read_in_the_zone_of_each_seat_which_takes_a_key_a_zone(seats: int) -> None:
    """More than three: six keys lead to the first opponent, one more for each of the others, and then one a card."""
    hands = ["", *(f"green-{seat} black-{seat}" for seat in range(1, seats))]
    table = Table.load(position(*hands, options={"open_hands": True}))
    zones = table.game.zones(table.view(0))
    for seat in range(1, seats):
        (last,) = walked(zones, *["zone"] * (5 + seat), "final")
        assert [last.arguments["item"]] == [Message("card-alone", {"card": Card("air_sorciere", f"green-{seat}")})]


def test_the_zones_are_entered_from_their_end_too() -> None:
    """B as the first key: the piles, which lie last, are as near as the hand."""
    table = Table.load(position("", "", discard="green-1 green-2"))
    zones = table.game.zones(table.view(0))
    (last,) = walked(zones, "zone-back")
    assert last.arguments["zone"] == Message("zone-discard")


# And nothing else.


def all_told(game: str, view: Any) -> tuple[Any, ...]:
    """Return all that may be heard of a view: answers, and zones with what lies in them."""
    return answers(game, view), game_named(game).zones(view)


@every_game
@in_both_languages
def test_what_a_seat_cannot_know_changes_no_word(game: str, locale: str) -> None:
    """Deal the hidden cards again: every answer and every zone is the same."""
    rules = game_named(game)
    for seed, view in enumerate(sample(game, SAMPLE)):
        anew = rules.view(rules.redeal(view, Generator(seed)), view.seat)
        for truly, again in zip(answers(game, view), answers(game, anew), strict=True):
            assert said(truly, view, locale, Verbosity.FULL) == said(again, anew, locale, Verbosity.FULL)
        assert spoken_zones(game, view, locale) == spoken_zones(game, anew, locale)


def spoken_zones(game: str, view: Any, locale: str) -> list[list[str]]:
    """Return each zone's title and the names of what lies there, as they are said."""
    return [
        said((zone.title, *(item.name for item in zone.items)), view, locale, Verbosity.FULL)
        for zone in game_named(game).zones(view)
    ]


def with_other_hands(view: Any) -> Any:
    """Return the view with other cards, as many, in the hands of the others, no matter who has them."""
    hands = [
        hand if seat == view.seat else tuple((card + 1) % len(air_sorciere.CARDS) for card in hand)
        for seat, hand in enumerate(view.hands)
    ]
    return view._replace(hands=tuple(hands))


def test_the_hands_of_others_are_named_only_at_a_table_that_plays_them_open() -> None:
    """A15: hidden, no answer and no zone depends on a card of them; open, the zones show each."""
    shown = {True: 0, False: 0}
    for view in sample("air_sorciere", SAMPLE):
        anew = with_other_hands(view)
        if anew == view:
            continue
        told = all_told("air_sorciere", view) != all_told("air_sorciere", anew)
        assert told == view.rules.open_hands
        shown[told] += 1
    assert all(shown.values())

"""The telling of whole games: to whom, in which words, how long, and nothing that a seat may not know."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Category, Message, Urgency, Verbosity
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.narration.catalogue import BRAILLE_CELLS
from audiogames.narration.narrator import Narrator, Utterance
from audiogames.resources import COMPLETE

from .tables import NAMES, Heard, whole_game

SEATS = range(2, 7)
SYMBOLS = re.compile(r"[#*_~^|<>=+/\\@$%&{}\[\]…•→×©°]|\.\.|\(s\)|--")
NOISE = re.compile("  |[\u2066-\u2069]|[\t\n]| $|^ ")

ESSENTIAL = frozenset(
    {
        "roue-trump-turned",
        "roue-leader-chosen",
        "roue-trick-won",
        "roue-trump-changed",
        "roue-drew",
        "roue-trump-taken",
        "roue-trump-taken-last",
        "roue-left-short",
        "roue-final-phase",
        "roue-ended",
        "roue-ended-shared",
        "roue-turn-lead",
        "roue-turn-follow",
        "roue-turn-trump",
    }
)
"""Who won the trick and its points, the trump, one's own draw, one's turn, the end; refusals are essential too."""


@cache
def games() -> tuple[Heard, ...]:
    """Return two whole games for each number of seats, as all seats heard them."""
    return tuple(part for seats in SEATS for seed in (1, 2) for part in whole_game(seed, seats))


def narrators(seat: int | None) -> Iterator[Narrator]:
    for locale in COMPLETE:
        for verbosity in Verbosity:
            yield Narrator(locale, NAMES, seat, verbosity)


def everything_said() -> Iterator[tuple[Message, Utterance]]:
    """Return each message of some games with its utterances, in both languages and all lengths."""
    for part in games():
        for narrator in narrators(part.seat):
            for message in part.news:
                yield from ((message, said) for said in narrator.utterances([message]))


# Events.


@pytest.mark.parametrize("game", GAMES)
def test_every_class_of_events_has_a_cue_or_a_reason_for_silence(game: str) -> None:
    cues = import_module(f"{GAMES[game].package}.cues").CUES
    assert set(cues) == set(get_args(import_module(f"{GAMES[game].package}.events").Event))


EXAMPLES: dict[type, Any] = {
    e.Dealt: e.Dealt(1, 6, (1, 2, 3, 4, 5, 6)),
    e.TrumpTurned: e.TrumpTurned(8),
    e.LeaderChosen: e.LeaderChosen(1),
    e.Played: e.Played(1, 8),
    e.TrickWon: e.TrickWon(1, 8, (8, 9), 12),
    e.TrumpChanged: e.TrumpChanged(1, 8),
    e.TrumpKept: e.TrumpKept(1),
    e.Drew: e.Drew(1, 8),
    e.TrumpTaken: e.TrumpTaken(1, 8, 9),
    e.LeftShort: e.LeftShort(1),
    e.FinalPhaseBegan: e.FinalPhaseBegan(),
    e.GameEnded: e.GameEnded((3, 5), (1,)),
}


def test_there_is_an_example_of_every_event() -> None:
    assert set(EXAMPLES) == set(get_args(e.Event))


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_event_has_words_for_its_owner_for_another_and_for_a_spectator(kind: type, locale: str) -> None:
    table = Table.new("roue_des_sorcieres", [{}, {}])
    said = []
    for viewer in (1, 0, None):
        messages = table.game.detail(heard([EXAMPLES[kind]], viewer), table.view(viewer))
        *before, utterance = Narrator(locale, ("Ana", "Bob"), viewer).utterances(messages)
        assert len(before) == (kind is e.GameEnded), "why it ended comes first"
        assert utterance.text.endswith(".")
        assert len(utterance.braille) <= BRAILLE_CELLS
        said.append(utterance.text)
    owner, other, spectator = said
    if hasattr(EXAMPLES[kind], "seat") or kind is e.GameEnded:
        assert owner != other
        assert "Bob" in other
        assert "Bob" not in owner or kind is e.GameEnded
    assert spectator == (other if kind is not e.GameEnded else spectator)
    if kind is e.GameEnded:
        assert "Ana" in spectator
        assert "Bob" in spectator


# Words.


def test_no_symbols_no_double_spaces_no_marks() -> None:
    wrong = {
        said.text
        for _, said in everything_said()
        if SYMBOLS.search(said.text) or NOISE.search(said.text) or NOISE.search(said.braille)
    }
    assert wrong == set()


def test_every_sentence_ends_as_one() -> None:
    assert {said.text for _, said in everything_said() if said.text[-1] not in ".?"} == set()


def test_every_sentence_begins_with_a_capital_or_a_name() -> None:
    assert {said.text for _, said in everything_said() if said.text[0].islower()} == set()


def test_every_braille_line_fits() -> None:
    assert {said.braille for _, said in everything_said() if not 0 < len(said.braille) <= BRAILLE_CELLS} == set()


def test_nothing_essential_is_cut_in_braille() -> None:
    cut = {
        (message.id, said.braille)
        for message, said in everything_said()
        if message.id in ESSENTIAL and said.braille.endswith("...")
    }
    assert cut == set()


@pytest.mark.parametrize("question", sorted(set(QUESTIONS) - {"table"}))
def test_no_sentence_of_an_answer_is_said_twice(question: str) -> None:
    for part in games():
        messages = part.table.game.ask(question, part.table.view(part.seat))
        for narrator in narrators(part.seat):
            texts = [said.text for said in narrator.utterances(messages, asked=True)]
            assert texts
            assert len(texts) == len(set(texts))


def test_answers_have_braille_forms_and_no_symbols() -> None:
    for part in games()[::3]:
        for narrator in narrators(part.seat):
            for question in QUESTIONS:
                for said in narrator.utterances(part.table.game.ask(question, part.table.view(part.seat)), asked=True):
                    assert 0 < len(said.braille) <= BRAILLE_CELLS
                    assert not SYMBOLS.search(said.text)
                    assert not NOISE.search(said.text)


def test_the_hand_fits_a_braille_display_whole() -> None:
    for part in games():
        for narrator in narrators(part.seat):
            (said,) = narrator.utterances(part.table.game.ask("hand", part.table.view(part.seat)), asked=True)
            assert not said.braille.endswith("...")


def test_no_sentence_is_said_twice_in_one_breath() -> None:
    for part in games():
        for narrator in narrators(part.seat):
            sentences = [
                sentence for said in narrator.utterances(part.news) for sentence in re.split(r"(?<=[.?]) ", said.text)
            ]
            assert len(sentences) == len(set(sentences)), sentences


def test_no_name_is_told_of_a_card_that_was_said_before_in_the_same_breath() -> None:
    """Who played what is said once: as a play, or as a play in a trick."""
    for part in games():
        plays = [message.arguments["plays"] for message in part.news if "plays" in message.arguments]
        lines = [line for plays_of in plays for line in plays_of.messages]  # type: ignore[union-attr]
        cards = [line.arguments["card"] for line in lines]
        assert len(cards) == len(set(cards))


# Lengths.


def test_nothing_essential_is_ever_silenced() -> None:
    for part in games():
        for message in part.news:
            if message.id in ESSENTIAL:
                assert message.level == Verbosity.MINIMAL
                by_category = dict.fromkeys(Category, Verbosity.MINIMAL)
                for narrator in narrators(part.seat):
                    assert narrator.utterances([message])
                silent = Narrator("fr", NAMES, part.seat, Verbosity.MINIMAL, by_category)
                assert silent.utterances([message])


@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS), verbosity=st.sampled_from(Verbosity))
def test_the_facts_are_told_at_every_length(seed: int, seats: int, verbosity: Verbosity) -> None:
    for part in whole_game(seed, seats):
        said = Narrator("en", NAMES, part.seat, verbosity).utterances(part.news)
        text = " ".join(line.text for line in said)
        for event in _events_of(part):
            for fact in _facts(event, part.seat, verbosity):
                assert fact in text, (event, text)
        if not part.table.over:
            assert said[-1].urgency == Urgency.ALERT
            assert said[-1].category == Category.TURN


def _events_of(part: Heard) -> tuple[Message, ...]:
    return part.detail


def _facts(message: Message, seat: int, verbosity: Verbosity) -> list[str]:
    """Return what must be in the words for one event, told by itself; points follow from the cards."""
    if message.id == "roue-trick-won":
        (named,) = Narrator("en", NAMES, seat).utterances([message], asked=True)
        found = re.search(r"\d+ points?", named.text)
        who = re.split(r" win", named.text)[0]
        assert found
        return [*([] if verbosity == Verbosity.MINIMAL else [found[0]]), who if who != "You" else "ou"]
    (said,) = Narrator("en", NAMES, seat, verbosity).utterances([message], asked=True)
    if message.id == "roue-drew":
        return [said.text]
    told = ("roue-trump-changed", "roue-trump-taken", "roue-trump-taken-last", "roue-final-phase", "roue-left-short")
    return [said.text] if message.id in (*told, "roue-ended", "roue-ended-shared") else []


def test_shorter_is_shorter() -> None:
    lengths = [sum(len(said.text) for _, said in _said_at(verbosity)) for verbosity in Verbosity]
    minimal, short, full = lengths
    assert minimal <= short < 0.8 * full


def _said_at(verbosity: Verbosity) -> Iterator[tuple[Message, Utterance]]:
    for part in games():
        narrator = Narrator("fr", NAMES, part.seat, verbosity)
        yield from ((message, said) for message in part.news for said in narrator.utterances([message]))


# Folding.


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(("verbosity", "ratio"), [(Verbosity.SHORT, 2.0), (Verbosity.MINIMAL, 2.2)])
def test_the_folded_telling_of_four_opponents_is_much_shorter(
    locale: str, verbosity: Verbosity, ratio: float, record_property: Any
) -> None:
    """The actions of four opponents between two turns of one's own, told in one breath and event by event."""
    folded = told = 0
    for seed in range(5):
        for part in whole_game(seed, 5):
            if part.seat == 0 and not part.table.over:
                folded += _length(Narrator(locale, NAMES, 0, verbosity), _of_others(part.news))
                told += _length(Narrator(locale, NAMES, 0, Verbosity.FULL), _of_others(part.detail))
    record_property(f"folded-{locale}-{verbosity.name}", round(told / folded, 2))
    assert told >= ratio * folded, f"{told / folded:.2f} times"


def _of_others(messages: tuple[Message, ...]) -> tuple[Message, ...]:
    return tuple(message for message in messages if message.urgency not in (Urgency.RESULT, Urgency.ALERT))


def _length(narrator: Narrator, messages: tuple[Message, ...]) -> int:
    return sum(len(said.text) for said in narrator.utterances(messages))


# Secrets.


def _say_all(table: Table, seat: int | None, messages: tuple[Message, ...]) -> list[Utterance]:
    return [said for narrator in narrators(seat) for said in narrator.utterances(messages, asked=True)]


@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS), moves=st.integers(0, 60), dealt=st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_no_word(seed: int, seats: int, moves: int, dealt: int) -> None:
    """Deal again what is hidden from a seat: the next action of another is told to it in the same words."""
    table, game = _in_the_middle(seed, seats, moves)
    for viewer in (*range(seats), None):
        other = game.redeal(table.view(viewer), Generator(dealt))
        (actor,) = table.to_act() or (None,)
        if actor is None or actor == viewer:
            continue
        both = [action for action in game.legal(table._state, actor) if action in game.legal(other, actor)]
        for action in both[:2]:
            told = [_told(game, state, actor, action, viewer) for state in (table._state, other)]
            assert told[0] == told[1]


@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS), moves=st.integers(0, 60), dealt=st.integers(0, 2**32))
def test_answers_say_nothing_that_a_seat_cannot_know(seed: int, seats: int, moves: int, dealt: int) -> None:
    table, game = _in_the_middle(seed, seats, moves)
    for viewer in (*range(seats), None):
        other = game.view(game.redeal(table.view(viewer), Generator(dealt)), viewer)
        for question in QUESTIONS:
            here = _say_all(table, viewer, game.ask(question, table.view(viewer)))
            assert here == _say_all(table, viewer, game.ask(question, other))


def _in_the_middle(seed: int, seats: int, moves: int) -> tuple[Table, Any]:
    chance = random.Random(seed)
    table = Table.new("roue_des_sorcieres", [{"name": name} for name in NAMES[:seats]], {}, seed)
    for _ in range(moves):
        for seat, actions in table.legal().items():
            table.submit(seat, chance.choice(actions))
    return table, game_named("roue_des_sorcieres")


def _told(game: Any, state: Any, actor: int, action: Any, viewer: int | None) -> list[Any]:
    """Return the words and sounds of one action for a viewer, its own new card aside."""
    after, happened = game.apply(state, actor, action)
    known = heard(happened, viewer)
    if any(isinstance(event, e.Drew) and event.seat == viewer for event in known):
        known = tuple(event for event in known if not (isinstance(event, e.Drew) and event.seat == viewer))
    seen = game.view(after, viewer)
    table_free = [
        said
        for narrator in narrators(viewer)
        for messages in (game.tell(known, seen), game.detail(known, seen))
        for said in narrator.utterances(messages, asked=True)
    ]
    return [table_free, game.cues(known, seen)]


def test_a_private_line_is_marked_as_such() -> None:
    """A card of one's hand, or one drawn, is private; what happens on the table is not."""
    for part in games():
        for message in part.news:
            assert message.private == (message.id == "roue-drew")
        (hand,) = part.table.game.ask("hand", part.table.view(part.seat))
        assert hand.private or hand.id == "hand-empty"

"""What bots say of their own: seldom, of what everyone has seen, to those who want it, and the same told again."""

from functools import cache
from typing import Final

import pytest

from audiogames.bots.characters import CAST
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Urgency, Verbosity
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.in_game.news import News, between
from audiogames.play.table.outbox import Mark
from audiogames.play.table.quips import MOST, MOST_EACH, Quip, Quips
from audiogames.play.table.seating import CHARACTERS, PERSON, REMARKS, Seating
from audiogames.play.table.sitting import Sitting

NAMES: Final = ("Ana", "Bob", *(one.name for one in CAST[:2]))
SITS: Final = (PERSON, PERSON, "first-flight", "first-flight")
NOTES: Final = {CHARACTERS: [None, None, CAST[0].id, CAST[1].id]}
GAME: Final = "roue_des_sorcieres"
SEEDS: Final = range(12)


@cache
def whole_game(seed: int) -> Sitting:
    """Return a game that is over, in which people played the first card they could."""
    sitting = Sitting.new(GAME, NAMES, SITS, {}, seed, MemoryStore(), notes=NOTES)
    sitting.seats.join(Device("one", (0, 1)), 0.0)
    while not sitting.table.over:
        sitting.tick(sitting.clock.now)
        seat = sitting.turns.waiting_for()
        if seat is not None:
            sitting.turns.submit(seat, sitting.table.legal()[seat][0], sitting.clock.now)
        elif not sitting.table.over:
            sitting.tick(max(sitting.clock.now, sitting.due()))
    return sitting


def said_in(sitting: Sitting) -> tuple[Quip, ...]:
    return sitting.quips.between(0, len(sitting.table.steps))


def test_bots_with_a_character_say_a_few_words_in_a_game_and_one_has_the_last() -> None:
    for seed in SEEDS:
        quips = said_in(whole_game(seed))
        before_end = [one for one in quips if not one.is_last]
        assert len(before_end) <= MOST
        assert all(sum(one.seat == seat for one in before_end) <= MOST_EACH for seat in (2, 3))
        assert {one.seat for one in quips} <= {2, 3}
        assert sum(one.is_last for one in quips) == 1
    assert len({one.id for seed in SEEDS for one in said_in(whole_game(seed))}) > len(SEEDS) // 2


def test_what_they_say_is_told_after_all_else_and_from_their_seats() -> None:
    message = Quip(3, 2, 2, "quip-careful-big-1").message(0, 4)
    assert (message.urgency, message.place, message.private) == (Urgency.CHATTER, "seat-2", False)
    assert Narrator("en", NAMES, 0).utterances([message])[0].text == "Grisalda: “More than I hoped for.”"


def test_nothing_is_said_where_least_is_said() -> None:
    message = Quip(3, 2, 2, "quip-careful-big-1").message(0, 4)
    assert Narrator("fr", NAMES, 0, Verbosity.MINIMAL).utterances([message]) == ()


def talking() -> Sitting:
    return next(sitting for sitting in map(whole_game, SEEDS) if len(said_in(sitting)) > 1)


@pytest.mark.parametrize("wants", [True, False])
def test_each_person_hears_it_unless_they_switched_it_off(wants: bool) -> None:
    sitting = talking()
    conversation = Conversation(Device("other", (0,), quips=wants))
    conversation.sitting = sitting
    news = News(conversation, sitting, resumed=False)
    news._given[0] = Mark()
    fresh = news.fresh(0)
    assert len(fresh.quips) == (len(said_in(sitting)) if wants else 0)
    assert fresh.messages == between(sitting, Mark(), sitting.hearing.end(), 0).messages


@pytest.mark.parametrize("wants", [True, False])
def test_a_screen_says_it_unless_somebody_at_the_table_wants_none(wants: bool) -> None:
    sitting = talking()
    sitting.seats.join(Device("one", (0, 1), quips=wants), sitting.clock.now)
    conversation = Conversation(Device("screen"))
    conversation.sitting = sitting
    news = News(conversation, sitting, resumed=False)
    news._given["screen"] = Mark()
    assert bool(news.fresh(None).quips) == wants


def test_a_game_taken_up_again_has_the_same_said() -> None:
    sitting = talking()
    again = Table.resume(sitting.table.store)
    assert Quips(again, Seating(again).voices).between(0, len(again.steps)) == said_in(sitting)


def test_nothing_of_it_stands_in_the_journal() -> None:
    sitting = talking()
    assert not any("quip" in line for line in sitting.table.store.lines())


def test_what_was_taken_back_is_forgotten() -> None:
    sitting = talking()
    quips = Quips(sitting.table, sitting.seating.voices)
    said = quips.between(0, len(sitting.table.steps))
    quips.take_back(said[0].step)
    assert quips.between(0, said[0].step) == ()
    assert quips.between(0, len(sitting.table.steps)) == said


def test_a_seat_that_a_person_has_taken_says_nothing_more() -> None:
    sitting = Sitting.new(GAME, NAMES, SITS, {}, 1, MemoryStore(), notes=NOTES)
    sitting.seats.assign(2, PERSON, 0.0, "Eve")
    assert set(sitting.seating.characters) == set(sitting.seating.voices) == {3}


def test_bots_without_a_character_say_nothing() -> None:
    sitting = Sitting.new(GAME, NAMES, SITS, {}, 1, MemoryStore())
    assert Quips(talking().table, sitting.seating.voices).between(0, 20) == ()


def test_the_witches_of_the_usual_table_speak_too() -> None:
    for notes, speaks in (({REMARKS: True}, True), ({}, False)):
        sitting = Sitting.new(GAME, NAMES, SITS, {}, 7, MemoryStore(), notes=notes)
        assert ({*sitting.seating.voices} == {2, 3}) == speaks
        assert not sitting.seating.characters

"""The key for advice at a device: what it says, once and again, and where it is refused."""

from typing import Any

import pytest

from audiogames.core.errors import reason
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Who
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Key, Reply
from audiogames.play.table.advice import ADVICE, DAY, AdviceQuestion
from audiogames.play.table.doings import doings
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings.letters import USUAL

ROUE = "roue_des_sorcieres"
SEED_OF_FIRST = 2
"""Of a game of three in which the first seat leads."""


def sat(notes: dict[str, Any] | None = None, people: int = 1) -> Sitting:
    """Return a game of three in which a person leads."""
    sitting = (PERSON,) * people + ("witch",) * (3 - people)
    store = MemoryStore()
    return Sitting.new(ROUE, ("Ada", "Max", "Zoe"), sitting, {}, SEED_OF_FIRST, store, (), notes)


def begun(sitting: Sitting, language: str = "en", seat: int = 0) -> Conversation:
    conversation = Conversation(Device(language=language, keys="single", id=f"device-{seat}"))
    conversation.begin(GameTalk(conversation, sitting, "g.journal", seats=(seat,)).run(), 0.0)
    return conversation


def said(reply: Reply | None) -> str:
    return " ".join(line.text for told in (reply.told if reply else ()) for line in told.utterances)


def press(conversation: Conversation, key: str = Key.F2, now: float = 1.0) -> str:
    return said(conversation.enter(Entry("typed", key), now))


def test_one_key_says_the_best_card_and_why_and_once_more_the_second() -> None:
    conversation = begun(sat())
    first, second, third = (press(conversation) for _ in range(3))
    assert first.startswith("Advice: ")
    assert second.startswith("Otherwise: ")
    assert third == first


def test_the_same_position_gives_the_same_sentence_at_any_device() -> None:
    assert press(begun(sat())) == press(begun(sat()))
    assert press(begun(sat()), "f2") == press(begun(sat()))


def test_the_word_asks_as_the_key_does_in_both_languages() -> None:
    conversation = Conversation(Device(language="fr"))
    conversation.begin(GameTalk(conversation, sat(), "g.journal").run(), 0.0)
    assert press(conversation, "conseil").startswith("Conseil\u00a0: ")
    assert press(conversation, "advice").startswith("Sinon\u00a0: ")


def test_advice_plays_nothing_and_is_for_its_person_alone() -> None:
    sitting = sat()
    conversation = begun(sitting)
    version = sitting.table.version
    reply = conversation.enter(Entry("typed", Key.F2), 1.0)
    assert sitting.table.version == version
    assert all(line.private for told in reply.told for line in told.utterances)


def test_advice_waits_for_ones_turn() -> None:
    assert press(begun(sat(people=2), seat=1)) == "Advice waits for your turn."


def test_a_table_that_wants_no_advice_gives_none_and_says_so() -> None:
    refused = "Nobody may ask for advice at this table: it is one of the table’s options."
    assert press(begun(sat({ADVICE: False}))) == refused


def test_where_somebody_does_not_want_it_nobody_gets_advice_until_they_do() -> None:
    sitting = sat(people=2)
    ada, max = begun(sitting), begun(sitting, seat=1)
    sitting.adviser.want(1, False, 1.0)
    assert said(ada.follow(1.0)) == "Max has ruled out advice for everyone."
    assert press(ada) == "Max has ruled out advice for everyone."
    sitting.adviser.want(1, True, 2.0)
    assert said(ada.follow(2.0)) == "Max now allows advice."
    assert press(ada, now=2.0).startswith("Advice: ")
    assert said(max.follow(2.0)) == "You have ruled out advice for everyone. You now allow advice."


def test_a_game_that_is_taken_up_again_knows_who_wants_no_advice() -> None:
    sitting = sat(people=2)
    sitting.adviser.want(1, False, 1.0)
    again = Sitting(Table.resume(sitting.table.store))
    assert again.adviser.why_none() == reason("advice-refused-by", player=Who(1))
    again.seats.assign(1, "witch", 2.0)
    assert again.adviser.why_none() is None


def test_each_person_at_a_table_of_several_devices_may_say_that_they_want_none() -> None:
    sitting = sat(people=2)
    begun(sitting)
    begun(sitting, seat=1)

    def offered(seat: int) -> set[str]:
        return {one.action for one in doings(sitting, seat)} & {"advice", "no-advice"}

    assert offered(0) == offered(1) == {"no-advice"}
    sitting.adviser.want(1, False, 1.0)
    assert offered(0) == set()
    assert offered(1) == {"advice"}
    alone = sat()
    begun(alone)
    assert not {one.action for one in doings(alone, 0)} & {"advice", "no-advice"}


def test_the_table_of_a_day_gives_none_since_it_counts() -> None:
    assert press(begun(sat({DAY: "2026-11-25"}))).startswith("There is no advice at the daily table")


def test_a_guided_game_gives_advice() -> None:
    sitting = Sitting.guided(ROUE, ("Ada", "Max", "Zoe"), (PERSON, "witch", "witch"), MemoryStore())
    conversation = begun(sitting)
    while sitting.turns.waiting_for((0,)) is None and conversation.due < 1e6:
        conversation.follow(conversation.due)
    assert press(conversation, now=conversation.now).startswith("Advice: ")


def test_advice_is_worked_out_elsewhere_as_the_choices_of_bots_are() -> None:
    sitting = sat()
    sitting.ask_elsewhere()
    conversation = begun(sitting)
    assert press(conversation) == ""
    (question,) = sitting.questions
    assert isinstance(question, AdviceQuestion)
    sitting.hand_in(question, question.answer(), 1.1)
    assert said(conversation.follow(1.1)) == press(begun(sat()))
    assert sitting.questions == ()


def test_whoever_types_on_wants_advice_no_more() -> None:
    sitting = sat()
    sitting.ask_elsewhere()
    conversation = begun(sitting)
    press(conversation)
    (question,) = sitting.questions
    assert "turn" in press(conversation, "t").lower()
    sitting.hand_in(question, question.answer(), 1.1)
    assert said(conversation.follow(1.1)) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_key_means_advice_in_every_game(game: str) -> None:
    conversation = Conversation(Device(language="en", keys="single"))
    sitting = Sitting.new(game, ("Ada", "Max", "Zoe"), (PERSON, "witch", "witch"), {}, 1, MemoryStore())
    conversation.begin(GameTalk(conversation, sitting, "g.journal").run(), 0.0)
    assert USUAL["advice"] not in GAMES[game].keys
    told = press(conversation).lower()
    assert "advice" in told or "only one choice" in told

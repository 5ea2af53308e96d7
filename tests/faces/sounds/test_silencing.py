"""The one key that only silences: it ends what is being said, and is no Enter anywhere."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Entry, Key, Talk
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.settings import Settings
from tests.faces.du_balai.dice import at_dice, at_writing, balai  # noqa: F401
from tests.faces.du_balai.test_glance import AFTER, look, short_start  # noqa: F401
from tests.faces.keyboard import session_at, sit, typing
from tests.faces.zapp_zerapp.barrels import BOT as SHAKER
from tests.faces.zapp_zerapp.barrels import at_barrels, new_game
from tests.play.table.test_sitting import deciding

pytestmark = pytest.mark.usefixtures("balai", "short_start")

KEYS, LINES = Settings(keys_mode="single"), Settings()
WAYS = pytest.mark.parametrize(("settings", "silence"), [(KEYS, Key.ESCAPE), (LINES, " "), (LINES, "   ")])


def flying(**turn: Any) -> Sitting:
    """A person who may draw, which is what Enter does."""
    place = {
        "game": "air_sorciere",
        "seats": [{"columns": {"green": [3]}}, {}],
        "draw_pile": ["red-7", "black-9"],
        "turn": {"seat": 0, "phase": "fly", "taken": 1, **turn},
    }
    return session_at(place, PERSON, "apprentice")


@WAYS
@pytest.mark.parametrize(
    ("asked", "typed"),
    [
        (flying, ()),
        (partial(flying, phase="placing", drawn="red-5"), ()),
        (deciding, ("",)),
        (at_barrels, ()),
        (lambda: new_game(PERSON, SHAKER), ()),
        (at_writing, ("1", "3", "")),
    ],
    ids=["draw", "keep a card", "keep a trick", "shake", "roll", "lay"],
)
def test_silencing_is_not_the_enter_that_decides(
    asked: Callable[[], Sitting], typed: tuple[str, ...], settings: Settings, silence: str
) -> None:
    silenced, entered = asked(), asked()
    played = sit(typing(*typed, silence), silenced, settings=settings)
    sit(typing(*typed, ""), entered, settings=settings)
    assert len(silenced.table.steps) < len(entered.table.steps)
    assert played.reply(-1) == []


@WAYS
@pytest.mark.parametrize(("pace", "does"), [("common", "close"), ("window", "bet")])
def test_silencing_closes_no_book_and_makes_no_bet(pace: str, does: str, settings: Settings, silence: str) -> None:
    done = []
    for key in (silence, ""):
        session = at_dice(options={"pace": pace, "time_limit": 30})
        look(session, (AFTER, key), (60.0, "t"), settings=settings)
        done.append([step.entry.action for step in session.table.steps if step.entry.seat == 0])
    assert done[0] == []
    assert done[1][:1] == [does]


def asking(conversation: Conversation, typed: list[str]) -> Talk[None]:
    """Keep what is typed."""
    while True:
        typed.append((yield from conversation.ask()))


def test_escape_silences_and_a_second_press_is_escape() -> None:
    conversation, typed = Conversation(), list[str]()
    conversation.device = conversation.device._replace(keys="single")
    conversation.begin(asking(conversation, typed), 0.0)
    replies = [conversation.enter(Entry("typed", key), 1.0) for key in (Key.ESCAPE, Key.ESCAPE, Key.ESCAPE, "t")]
    assert typed == [Key.ESCAPE, "t"]
    assert [[told.silences for told in reply.told] for reply in replies] == [[True], [], [True], []]


def test_space_keeps_its_meaning_key_by_key() -> None:
    session = at_barrels()
    sit(typing("", " "), session, settings=KEYS)
    assert [step.entry.action for step in session.table.steps if step.entry.seat == 0] == ["shake A", "tip A"]

"""People at one keyboard say their names: each is one that the others can hear, and no two are taken for each other."""

import pytest

from audiogames.core.errors import reason
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.menus.new_table.tables import ask_for_people
from audiogames.play.menus.settings import Preferences
from audiogames.play.prompts import Entry, Reply, Talk
from audiogames.settings import Settings


def said(replies: list[Reply]) -> list[str]:
    return [line.text for reply in replies for told in reply.told for line in told.utterances]


def ask(language: str, *lines: str) -> tuple[list[str | None] | None, list[str]]:
    """Return the names of the people of a table for four after some lines were typed, and what was said."""
    conversation = Conversation(Device(language=language))
    found: list[list[str | None] | None] = []

    def talk() -> Talk[None]:
        found.append((yield from ask_for_people(conversation, Settings(), 4)))

    replies = [conversation.begin(talk(), 0.0)]
    for line in lines:
        replies.append(conversation.enter(Entry("typed", line), 0.0))
    return found[0] if found else None, said(replies)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("Ana: 25 points. You", reason("name-sign", sign=":")),
        ("x" * 25, reason("name-long", number=24)),
        ("...", reason("name-empty")),
        ("Ana. You", reason("name-dot")),
        ("Bob\u3164", reason("name-invisible")),
        ("Воb", reason("name-alike", name="Bob")),
        ("bob", reason("name-alike", name="Bob")),
    ],
)
def test_a_name_that_is_refused_is_asked_for_again_with_the_reason(language: str, wrong: str, why: Message) -> None:
    names, heard = ask(language, "2", "Bob", wrong, "солнце")
    assert names == ["Bob", "солнце"]
    assert catalogue(language).text(why) in heard


def test_enter_alone_gives_no_name() -> None:
    assert ask("en", "2", "", "")[0] == [None, None]


def test_the_name_in_the_settings_is_refused_with_its_reason_and_stays_as_it_was() -> None:
    conversation = Conversation(Device(language="en"))
    preferences = Preferences(conversation, Settings(player_name="Ana"))
    replies = [conversation.begin(preferences._change_one("player_name"), 0.0)]
    replies.append(conversation.enter(Entry("typed", "Ana! Bob"), 0.0))
    assert preferences.settings.player_name == "Ana"
    assert catalogue("en").text(reason("name-sign", sign="!")) in said(replies)

"""The whole menu, walked line by line: how many lines a person can reach, and how deep."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.main import main_menu
from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import Entry, Reply
from audiogames.resources import COMPLETE
from tests.faces.keyboard import computer_at

MOST_LINES: Final = 60
DEEPEST: Final = 3

LEFT_OUT: Final = ("menu-join", "menu-open-table", "sound-room-learn")
"""Lines that lead to tables elsewhere, and to the sounds themselves."""


class Listed(NamedTuple):
    title: str
    lines: tuple[str, ...]

    @property
    def is_question(self) -> bool:
        """A list whose title asks has answers, and no lines to explore."""
        return "?" in self.title

    @property
    def names(self) -> set[str]:
        """The lines without the values that they say."""
        return {re.split(r"\s?: |, \d|, (?:or Enter|ou Entrée)$", line)[0] for line in self.lines}


def listed(path: Sequence[int], language: str) -> Listed | None:
    """Return the list that these numbers lead to, from the main menu, or None if they lead to none."""
    computer = computer_at(StreamConsole(), language=language)
    conversation, now = computer.conversation, 0.0
    reply = conversation.begin(main_menu(computer).run(), now)
    for typed in (*map(str, path), "?", "?"):
        if typed == "?" and any(line.startswith("2. ") for line in said(reply)):
            break
        now += 1.0
        reply = conversation.enter(Entry("typed", typed), now)
        while reply.prompt.kind == "none":
            now = max(now + 0.1, conversation.due)
            reply = conversation.follow(now) or reply
    told = said(reply)
    first = next((place for place, line in enumerate(told) if line.startswith("1. ")), 0)
    numbered = [
        line.partition(". ")[2] for number, line in enumerate(told[first:], 1) if line.startswith(f"{number}. ")
    ]
    return Listed(told[first - 1], tuple(numbered)) if first else None


def said(reply: Reply) -> list[str]:
    return [line.text for told in reply.told for line in told.utterances]


def walked(language: str) -> dict[tuple[int, ...], Listed]:
    """Return all menus by the numbers that lead to them, without questions and their answers."""
    words = catalogue(language)
    left_out = [words.words(id) for id in LEFT_OUT]
    found: dict[tuple[int, ...], Listed] = {}
    known: set[frozenset[str]] = set()
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        path = waiting.pop(0)
        here = listed(path, language)
        if here is None or frozenset(here.names) in known:
            continue
        known.add(frozenset(here.names))
        if not here.is_question:
            found[path] = here
        waiting += [(*path, number) for number, label in enumerate(here.lines, 1) if label not in left_out]
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_at_most_sixty_lines_are_reached_three_deep(
    language: str, quiet_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(quiet_home)  # a line writes a table there
    menus = walked(language)
    lines = {name for menu in menus.values() for name in menu.names}
    assert len(lines) <= MOST_LINES, sorted(lines)
    assert max(map(len, menus)) <= DEEPEST, [path for path in menus if len(path) > DEEPEST]

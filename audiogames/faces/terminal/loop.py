import time
from collections.abc import Callable
from contextlib import closing
from math import inf
from typing import Any, Final, TypeAlias

from audiogames.core.timing import SOON
from audiogames.faces.terminal.keyboard import BackAgain
from audiogames.local.computer import Computer
from audiogames.play.prompts import Entry, Prompt, Talk

Clock: TypeAlias = Callable[[], float]

LOOK: Final = 0.05
"""Polling interval in seconds for the end of speech."""


def hold(
    computer: Computer,
    talk: Talk[Any],
    clock: Clock = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    when_idle: Callable[[], None] | None = None,
) -> Any:
    """Run a talk until it ends or input ends, and return its result.

    `when_idle` is called once, when the first key is awaited. The talk is always closed.
    """
    with closing(talk):
        return _held(computer, talk, clock, wait, when_idle)


def _held(
    computer: Computer,
    talk: Talk[Any],
    clock: Clock,
    wait: Callable[[float], None],
    when_idle: Callable[[], None] | None,
) -> Any:
    conversation, passed, until = computer.conversation, 0.0, 0.0

    def now() -> float:
        return clock() - computer.console.away if computer.console.interactive else passed

    computer.look()
    began, is_stuck = clock(), False
    asked = began
    reply = conversation.begin(talk, now())
    while True:
        if (left := reply.ready - now()) > 0:
            wait(max(0.0, left - (0.0 if computer.console.interactive else clock() - began)))
        computer.give(reply.told)
        asked = clock() if reply.told else asked
        if reply.prompt.kind == "end":
            return conversation.result
        if when_idle is not None:
            when_idle()
            when_idle = None
        due = conversation.due
        if is_stuck:  # whatever is wrong there, a person who types is heard
            entry = _typed(computer, reply.prompt, LOOK, wait)
        elif not computer.console.interactive and (due <= until or conversation.skips):
            passed = max(passed, due)
            entry = None
        elif not computer.console.interactive and conversation.rests:
            entry = _rested(computer, reply.prompt, due - passed, wait)
            passed = passed if entry is not None else max(passed, due)
        else:
            passed = until = max(passed, until)
            left = min(due - now(), LOOK if conversation.ears.awaits_report else inf)
            entry = _typed(computer, reply.prompt, left, wait)
            entry = None if entry is None else entry._replace(waited=clock() - asked)
        computer.look()
        began = clock()
        conversation.heard(computer.heard(), now())
        if entry is not None:
            reply, is_stuck = conversation.enter(entry, now()), False
            until = passed if computer.console.interactive else passed + conversation.passed
        else:
            followed = conversation.follow(now())
            is_stuck = followed is None and conversation.due <= now() + SOON
            reply = followed or reply._replace(told=())


def _rested(computer: Computer, prompt: Prompt, left: float, wait: Callable[[float], None]) -> Entry | None:
    """Wait `left` seconds. Typing ends that if the prompt allows, and stays to be read."""
    if prompt.ends_with_key:
        return Entry("typed") if computer.console.typed_within(max(0.0, left)) else None
    wait(max(0.0, left))
    return None


def _typed(computer: Computer, prompt: Prompt, left: float, wait: Callable[[float], None]) -> Entry | None:
    """None after `left` seconds."""
    console = computer.console
    if prompt.kind == "none":
        return _rested(computer, prompt, left, wait)
    keys = prompt.kind == "key" or (prompt.kind == "command" and computer.conversation.device.keys == "single")
    console.prepare(keys, prompt.hides)
    if console.interactive and left != inf and (left <= SOON or not console.typed_within(left)):
        return None
    try:
        typed = console.key() if keys else console.line()
    except BackAgain:
        return Entry("back")
    return Entry("gone") if typed is None else Entry("typed", typed)

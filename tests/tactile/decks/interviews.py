"""A talk that an interview of a test answers, held to its end."""

from typing import TypeVar

from audiogames.play.prompts import Prompt, Talk

T = TypeVar("T")


def held(talk: Talk[T]) -> T:
    """Hold a talk whose interview has the answer to every line that is awaited."""
    try:
        while True:
            assert next(talk) == Prompt("line")
    except StopIteration as end:
        result: T = end.value
        return result

"""The page of the protocol keeps its word: its examples run, and it names every message, error and end."""

import ast
import json
import re
from pathlib import Path
from typing import Any

from audiogames.faces.web import hall, open_hall
from audiogames.play.people import around, chat, frames
from audiogames.play.people import gathering as gathered
from audiogames.play.people.protocol import KINDS

from .tables import Room, gathering

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "table_protocol.md").read_text(encoding="utf-8")
ANY = "…"


def lines() -> list[tuple[str, str]]:
    """Return the lines of all examples, each with whether it is sent or comes back."""
    blocks = re.findall(r"^```table\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [(line[0], line[2:]) for block in blocks for line in block.splitlines()]


def fits(shown: Any, real: Any) -> bool:
    """Whether a message is as the page shows it, field by field."""
    if shown == ANY:
        return real is not None
    if isinstance(shown, dict) and isinstance(real, dict):
        return shown.keys() == real.keys() and all(fits(one, real[name]) for name, one in shown.items())
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(fits, shown, real))
    return bool(shown == real)


def test_every_example_gives_what_the_page_shows() -> None:
    socket = Room(gathering()).socket()
    awaited: list[Any] = []
    for direction, line in [*lines(), (">", "")]:
        if direction == "<":
            awaited.append(json.loads(line))
            continue
        came = [json.loads(frame) for frame in socket.frames]
        assert [message["kind"] for message in came] == [message["kind"] for message in awaited]
        for shown, real in zip(awaited, came, strict=True):
            assert fits(shown, real), (shown, real)
        socket.forget()
        awaited.clear()
        if line:
            socket.raw(line)
    assert socket.closed == frames.LEFT


def test_the_page_shows_every_message_that_a_client_sends() -> None:
    sent = {json.loads(line)["kind"] for direction, line in lines() if direction == ">"}
    assert {*KINDS, "typed", "picked", "heard", "given", "asleep", "go-on", "back"} - sent == {"token"}
    assert '{"kind": "token"' in PAGE


def test_the_page_names_every_error_and_every_end() -> None:
    raised = {
        str(call.args[0].value)
        for module in (around, chat, gathered, hall, open_hall)
        for call in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "RequestRefused"
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(raised) > 8
    assert {code for code in raised if f"| `{code}` |" not in PAGE} == set()
    ends = range(frames.LEFT, frames.UNTIL_LATER + 1)
    assert len(ends) == 7
    assert all(f"| {end} |" in PAGE for end in ends)

"""The engine as a program of its own: its streams, its end, and the same bytes from every process and Python."""

import functools
import io
import json
import random
import signal
import subprocess
import sys
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from audiogames.faces.engine import serve, wire

from .client import GAME, PROGRAM, ROOT, Client, environment, python, requests, run, start


@functools.cache
def whole_game(seats: int) -> bytes:
    """Return the requests of a whole game, with everything looked at and listened to on the way."""
    chooser = random.Random(seats)
    client = Client()
    asked: list[dict[str, Any]] = [{"op": "games"}]
    asked.append({"op": "new", "game": GAME, "seats": [{"name": f"Zoé {s}"} for s in range(seats)], "seed": seats})
    client.ask(**asked[-1])
    look: list[dict[str, Any]] = [{"op": "position"}, {"op": "legal"}, {"op": "result"}]
    look += [{"op": "view", "seat": seat} for seat in (None, *range(seats))]
    look += [{"op": "hear", "seat": seat, "locale": locale} for seat in (None, 0, 1) for locale in ("fr", "en")]
    while legal := client.ask("legal"):
        [(seat, actions)] = legal.items()
        action = {"op": "apply", "seat": int(seat), "action": chooser.choice(actions)}
        client.ask(**action)
        asked += [*look, {"op": "apply", "seat": int(seat), "action": "sing"}, action]
    return requests(*asked, *look)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_game_is_played_through_a_process(seats: int) -> None:
    lines = whole_game(seats)
    replies = [json.loads(reply) for reply in run(lines).splitlines()]
    assert [reply["id"] for reply in replies] == list(range(1, lines.count(b"\n") + 1))
    codes = {reply["error"]["code"] for reply in replies if not reply["ok"]}
    assert codes == {"illegal_action"}
    result = next(reply["result"] for reply in reversed(replies) if reply["ok"] and "winners" in reply["result"])
    assert result["over"]
    assert [seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])] == result["winners"]


def test_two_processes_give_the_same_bytes_for_the_same_seed() -> None:
    assert run(whole_game(4), PYTHONHASHSEED="1") == run(whole_game(4), PYTHONHASHSEED="2")


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_python_gives_the_same_bytes(version: str) -> None:
    other = python(version)
    if other is None:
        pytest.skip(f"Python {version} is not installed here")
    assert run(whole_game(3), python=other) == run(whole_game(3))


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_each_reply_is_written_at_once(unbuffered: str) -> None:
    """A client that waits for each reply before its next request is never left waiting."""
    with start(PYTHONUNBUFFERED=unbuffered) as process:
        waited_too_long = threading.Timer(30, process.kill)
        waited_too_long.start()
        assert process.stdin is not None
        assert process.stdout is not None
        for id in range(5):
            process.stdin.write(b'{"id": %d, "op": "games"}\n' % id)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == id
        process.stdin.close()
        assert process.wait() == 0
        waited_too_long.cancel()


def test_the_end_of_the_input_ends_the_process_with_status_0() -> None:
    assert run(b"") == b""


def test_a_last_line_without_its_end_is_answered_too() -> None:
    assert json.loads(run(b'{"id": 1, "op": "games"}'))["ok"]


def test_replies_are_utf8_whatever_the_console() -> None:
    new = requests({"op": "new", "game": GAME, "seats": [{"name": "Łucja"}, {"name": "Zoé"}]})
    replies = run(new, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert json.loads(replies.decode("utf-8"))["result"]["seats"][0]["name"] == "Łucja"
    assert "Łucja" in replies.decode("utf-8")


def test_bad_lines_of_every_kind_get_their_replies_in_order() -> None:
    bad = [
        b"\xff\xfe\x00",
        b"[" * 300_000,
        b"x" * (3 << 20),
        b'{"id": 1',
        b"NaN",
        b'{"op": "' + b"\\u0000" * 1000 + b'"}',
        b'{"op": "new", "game": "roue_des_sorcieres", "seats": 99999999999999999999}',
        bytes(range(11, 256)) * 40,
    ]
    position = b'{"id": "p", "op": "position"}'
    lines = [b'{"id": 0, "op": "new", "game": "roue_des_sorcieres", "seats": 2, "seed": 5}', position]
    for line in bad:
        lines += [line, position]
    replies = run(b"\n".join(lines) + b"\n").splitlines()
    assert len(replies) == len(lines)
    assert len(set(replies[1::2])) == 1
    assert {json.loads(reply)["error"]["code"] for reply in replies[2::2]} == {"bad_request", "bad_options"}


class Endless(io.RawIOBase):
    """A line of `size` bytes, made as it is read, and one request after it."""

    def __init__(self, size: int) -> None:
        self._left = size
        self._tail = b'\n{"id": 1, "op": "games"}\n'

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if self._left:
            count = min(len(buffer), self._left)
            buffer[:count] = b"[" * count
            self._left -= count
        else:
            count = min(len(buffer), len(self._tail))
            buffer[:count], self._tail = self._tail[:count], self._tail[count:]
        return count


def test_a_huge_line_is_dropped_as_it_comes() -> None:
    """64 MiB without an end of line take the memory of one line that is too long, not of 64 MiB."""
    replies = io.BytesIO()
    tracemalloc.start()
    try:
        serve(io.BufferedReader(Endless(64 << 20)), replies)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 8 * wire.MAX_LINE
    first, second = map(json.loads, replies.getvalue().splitlines())
    assert (first["id"], first["error"]["code"]) == (None, "bad_request")
    assert (second["id"], second["ok"]) == (1, True)


PRINTING = """
from audiogames.core.registry import game_named
from audiogames.faces.engine import main
game = game_named("roue_des_sorcieres")
quiet = game.legal
game.legal = lambda *asked: (print("noise"), quiet(*asked))[1]
raise SystemExit(main([]))
"""


def test_what_a_library_prints_stays_out_of_the_replies() -> None:
    asked = requests({"op": "new", "game": GAME, "seats": 2}, {"op": "legal"})
    with start(program=PRINTING) as process:
        replies, errors = process.communicate(asked, timeout=60)
    assert [json.loads(reply)["id"] for reply in replies.splitlines()] == [1, 2]
    assert b"noise" in errors


def test_it_ends_quietly_when_nobody_reads_any_more() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"id": 1, "op": "games"}\n')
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process alone")
def test_control_c_ends_it_quietly() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"id": 1, "op": "games"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == b""
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_an_output_that_fails_is_named_in_a_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=b'{"op": "games"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            cwd=ROOT,
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("The engine had to stop")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_end_it_quietly(closed: str) -> None:
    command = f'exec "$0" -c "$1" {closed}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, PROGRAM],
        input=b'{"op": "games"}\n',
        capture_output=True,
        env=environment(),
        cwd=ROOT,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("locale", "help", "refusal"),
    [("en", "Serves games", "takes no arguments"), ("fr", "Sert les jeux", "ne prend pas d’argument")],
)
def test_it_explains_itself_and_takes_no_arguments(
    locale: str, help: str, refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from audiogames.faces.engine import main

    assert main(["--help"], locale) == 0
    assert help in capsys.readouterr().out
    assert main(["--port", "80"], locale) == 2
    captured = capsys.readouterr()
    assert (captured.out, refusal in captured.err) == ("", True)

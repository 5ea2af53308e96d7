"""A table and its conversation in a process of their own: calls come as lines of JSON, and replies go out as such."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import IO, Any

from audiogames.core.input.values import read
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device, ListenerState
from audiogames.play.game import GameTalk
from audiogames.play.listener.ears import Ears
from audiogames.play.listener.rate import LearntRate
from audiogames.play.prompts import Entry, Reply, Talk
from audiogames.play.table.sitting import Sitting
from audiogames.play.wire import plain
from tests.faces.keyboard import new_session, to_its_end

SEED = 5
KEYS = Device(keys="single")


def table() -> Sitting:
    """Return a new game of La Roue: a person and a bot."""
    return new_session(SEED, 2)


class Elsewhere:
    """The conversation as a face knows it that only sends and receives."""

    device = KEYS
    listening = ListenerState()
    """All at this keyboard may see what is written."""
    ears = Ears(KEYS, 0.0, LearntRate())
    """Nothing speaks here, so that no report is awaited."""
    sitting = None

    def __init__(self, sent: IO[str], received: IO[str]) -> None:
        self._sent = sent
        self._received = received
        self.due = inf
        self.result: Any = None

    def put(self, device: Device) -> None:
        """Take note of what the device is by now."""
        self.device = device

    def begin(self, talk: Talk[Any], now: float) -> Reply:
        """Take what is told first; the talk is held elsewhere."""
        talk.close()
        reply = self._reply("begin", now)
        assert reply is not None
        return reply

    def enter(self, entry: Entry, now: float) -> Reply:
        """Send what the person did."""
        reply = self._reply("enter", now, plain(entry))
        assert reply is not None
        return reply

    def follow(self, now: float) -> Reply | None:
        """Ask what is new."""
        return self._reply("follow", now)

    def heard(self, number: int, now: float) -> None:
        """Report what was heard to its end."""
        if number:
            self._reply("heard", now, number)

    def _reply(self, what: str, now: float, value: Any = None) -> Reply | None:
        self._sent.write(f"{json.dumps([what, now, plain(self.device.can), value], allow_nan=False)}\n")
        self._sent.flush()
        reply, due, self.result = json.loads(self._received.readline())
        self.due = read(float, due)
        return None if reply is None else read(Reply, reply)


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """Give a conversation whose table is in another process."""
    command = [sys.executable, "-m", "tests.faces.joining.elsewhere"]
    root = Path(__file__).resolve().parents[3]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, encoding="utf-8") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Elsewhere(process.stdin, process.stdout)
        process.stdin.close()


def main() -> None:
    """Hold the conversation until nothing more comes."""
    conversation = Conversation(KEYS)
    talk = to_its_end(GameTalk(conversation, table(), "partie.journal").run())
    for line in sys.stdin:
        what, now, can, value = json.loads(line)
        conversation.put(conversation.device._replace(can=read(Ability, can)))
        reply: Reply | None = None
        if what == "begin":
            reply = conversation.begin(talk, now)
        elif what == "enter":
            reply = conversation.enter(read(Entry, value), now)
        elif what == "follow":
            reply = conversation.follow(now)
        else:
            conversation.heard(value, now)
        given = None if reply is None else plain(reply)
        line = json.dumps([given, plain(conversation.due), conversation.result], allow_nan=False)
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

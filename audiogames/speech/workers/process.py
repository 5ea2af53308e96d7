"""A helper process that is fed with JSON lines, and killed with all its children."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Generic, TypeVar

T = TypeVar("T")

_PACKAGE_HOME = str(Path(__file__).resolve().parents[3])


class WorkerGone(Exception):
    """The process has ended, or does not answer."""


class Worker(Generic[T]):
    """Runs the module `module`. `parse` cuts its output into replies."""

    def __init__(
        self,
        module: str,
        parse: Callable[[IO[bytes]], Iterator[T]],
        environment: Mapping[str, str] | None = None,
        apart: bool = True,
    ) -> None:
        """`apart`: in a session of its own, to be ended with its children. Raises `WorkerGone`."""
        variables = {**os.environ, **(environment or {})}
        # The package must be found even if it is not installed. -P keeps the current folder out.
        variables["PYTHONPATH"] = os.pathsep.join(filter(None, [_PACKAGE_HOME, variables.get("PYTHONPATH")]))
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-X", "utf8", "-m", module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=variables,
                start_new_session=apart,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise WorkerGone(str(error)) from error
        self._replies: queue.SimpleQueue[T | None] = queue.SimpleQueue()
        self._ended = False
        self._apart = apart
        self._listener = threading.Thread(target=self._listen, args=(parse,), name=module, daemon=True)
        self._listener.start()

    def send(self, request: Mapping[str, object], content: bytes = b"") -> None:
        """Raises `WorkerGone`."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode("ascii") + b"\n" + content)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise WorkerGone(str(error)) from error

    def receive(self, timeout: float) -> T:
        """Raises `WorkerGone` after `timeout` seconds, or at once if no reply can come."""
        try:
            reply = None if self._ended else self._replies.get(timeout=timeout)
        except queue.Empty:
            raise WorkerGone(f"no answer within {timeout} s") from None
        if reply is None:
            self._ended = True
            raise WorkerGone("it ended")
        return reply

    def received(self) -> list[T]:
        """Replies since the last call. Raises `WorkerGone` once there can be none."""
        replies: list[T] = []
        while not self._ended and not self._replies.empty():
            reply = self._replies.get()
            if reply is None:
                self._ended = True
            else:
                replies.append(reply)
        if self._ended and not replies:
            raise WorkerGone("it ended")
        return replies

    def end(self, timeout: float) -> None:
        """End its input. Kill it after `timeout` seconds."""
        with suppress(OSError, subprocess.TimeoutExpired):
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait(timeout)
        self.kill()

    def kill(self) -> None:
        """Never raises."""
        if self._apart:
            end(self._process)
        else:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # closing flushes, and nobody reads any more
                if pipe is not None:
                    pipe.close()

    def _listen(self, parse: Callable[[IO[bytes]], Iterator[T]]) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError, EOFError):  # a reply cut short by the end of the process
            for reply in parse(self._process.stdout):
                self._replies.put(reply)
        self._replies.put(None)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a process with every program it started, and wait until it is gone."""
    with suppress(OSError):  # it had ended already
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()

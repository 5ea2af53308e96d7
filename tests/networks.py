"""Networks of tests: computers that are network namespaces of this one, and cables between them (Linux, as root)."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest

ETC: Final = Path("/etc/netns")
"""The folder whose `NAME/file` a program in the namespace NAME finds as `/etc/file` (ip-netns(8))."""

SECONDS: Final = 25.0


def need(*programs: str) -> None:
    """Skip a test where there can be no such networks; on a build machine a missing program is a failure."""
    if sys.platform != "linux" or os.geteuid():
        pytest.skip("only root may make networks, and only on Linux")
    for program in ("ip", *programs):
        if shutil.which(program) is None:
            if os.environ.get("CI") == "true":
                pytest.fail(f"{program} is not installed on the build machine")
            pytest.skip(f"{program} is not installed here")
    tried = subprocess.run(["ip", "netns", "exec", "no-such-network", "true"], capture_output=True, text=True)
    allowed = subprocess.run(["unshare", "--net", "true"], capture_output=True)
    if allowed.returncode:
        pytest.skip(f"this system lets nobody make networks: {tried.stderr}")


class Computer:
    """One computer: a network of its own, and files of its own in `etc`, which take the place of those of this one."""

    def __init__(self, name: str) -> None:
        self.name = f"{name}-{os.getpid()}"
        self.etc = ETC / self.name
        self._started: list[subprocess.Popen[str]] = []

    def open(self) -> None:
        """Make the network."""
        self.etc.mkdir(parents=True)
        ip("netns", "add", self.name)
        self.run("ip", "link", "set", "lo", "up")

    def close(self) -> None:
        """End what was started there, and take the network away."""
        for process in reversed(self._started):
            process.terminate()
        left = subprocess.run(["ip", "netns", "pids", self.name], capture_output=True, text=True)
        for number in left.stdout.split():  # such as what a server has begun for each connection
            with suppress(ProcessLookupError):
                os.kill(int(number), signal.SIGTERM)
        for process in self._started:
            process.communicate(timeout=SECONDS)
        subprocess.run(["ip", "netns", "delete", self.name], check=False)
        shutil.rmtree(self.etc)

    def command(self, *command: str) -> tuple[str, ...]:
        """Return a command as it is run there."""
        return ("ip", "netns", "exec", self.name, *command)

    def run(self, *command: str, **more: Any) -> str:
        """Run a command there to its end; return what it wrote. Fails with what it said."""
        done: subprocess.CompletedProcess[str]
        done = subprocess.run(self.command(*command), capture_output=True, text=True, timeout=SECONDS, **more)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def start(self, *command: str, environment: Mapping[str, str] | None = None) -> "subprocess.Popen[str]":
        """Start a program there, which ends with the computer; what it writes goes to one pipe."""
        process = subprocess.Popen(
            self.command(*command),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **(environment or {})},
        )
        self._started.append(process)
        return process

    def reaches(self, host: str, port: int) -> bool:
        """Whether a connection can be opened from there."""
        tries = f"import socket; socket.create_connection(({host!r}, {port}), 2)"
        return subprocess.run(self.command(sys.executable, "-c", tries), capture_output=True).returncode == 0


def ip(*arguments: str) -> None:
    """Change a network of this computer. Fails with what is wrong."""
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, f"ip {arguments}: {done.stderr}"


@contextmanager
def computers(*names: str) -> Iterator[list[Computer]]:
    """Give computers without any cable."""
    with ExitStack() as stack:
        found = []
        for name in names:
            computer = Computer(name)
            stack.callback(computer.close)
            computer.open()
            found.append(computer)
        yield found


def cable(one: Computer, other: Computer, addresses: Sequence[str]) -> None:
    """Lay a cable between two computers, each with its address and the length of the network's part."""
    ends = [f"to-{computer.name.partition('-')[0]}" for computer in (other, one)]
    ip("link", "add", ends[0], "netns", one.name, "type", "veth", "peer", "name", ends[1], "netns", other.name)
    for computer, end, address in zip((one, other), ends, addresses, strict=True):
        computer.run("ip", "address", "add", address, "dev", end)
        computer.run("ip", "link", "set", end, "up")


def until(process: "subprocess.Popen[str]", text: str) -> str:
    """Read what a program writes until a line has this text; return that line. A program that writes none is ended."""
    assert process.stdout is not None
    said = []
    patience = threading.Timer(SECONDS, process.kill)
    patience.start()
    try:
        while text not in (line := process.stdout.readline()):
            said.append(line)
            assert line, f"{text!r} was not written: {''.join(said)}"
        return line
    finally:
        patience.cancel()

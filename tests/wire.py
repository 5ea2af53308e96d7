"""A long and bad way between two computers of `tests.networks`: packets that are late, overtake each other or are lost.

Each end is a TUN device; what one computer sends comes out at the other some time later, so that the real TCP of both
has to do with it. Which packets are lost, and by how much each is late, is drawn from a seed.
"""

import ctypes
import heapq
import random
import select
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.networks import Computer, ip
from tests.posix import fcntl, os

TUNSETIFF: Final = 0x400454CA
IFF_TUN: Final = 0x0001
IFF_NO_PI: Final = 0x1000
"""See linux/if_tun.h: a device of packets alone, without a header before each."""

CLONE_NEWNET: Final = 0x40000000
"""See setns(2)."""

LARGEST: Final = 65536


class Wire:
    """A way from one computer to another and back, while it is open.

    `trip` and `jitter` are seconds there and back; `loss` is the share of packets that never arrive, on either way.
    """

    def __init__(self, near: Computer, far: Computer, trip: float, jitter: float, loss: float, seed: int) -> None:
        self.addresses: Final = ("10.99.0.1", "10.99.0.2")
        self.sent = self.lost = 0
        self._computers = near, far
        self._trip, self._jitter, self._loss = trip, jitter, loss
        self._chances = [random.Random(seed), random.Random(seed + 1)]
        self._ends: list[int] = []
        self._stop, self._stops = os.pipe()
        self._thread = threading.Thread(target=self._carry, daemon=True)

    def __enter__(self) -> "Wire":

        for number, (computer, address) in enumerate(zip(self._computers, self.addresses, strict=True)):
            name = f"wire{os.getpid() % 1000000}{'nf'[number]}"
            end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            self._ends.append(end)
            fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
            ip("link", "set", name, "netns", computer.name)
            computer.run("ip", "address", "add", f"{address}/30", "dev", name)
            computer.run("ip", "link", "set", name, "up")
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        os.write(self._stops, b".")
        self._thread.join()
        for file in (*self._ends, self._stop, self._stops):
            os.close(file)

    def _carry(self) -> None:
        """Carry packets until the wire is taken away."""
        waiting: list[tuple[float, int, int, bytes]] = []
        while True:
            wait = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
            readable, _, _ = select.select([*self._ends, self._stop], [], [], wait)
            if self._stop in readable:
                return
            for side, end in enumerate(self._ends):
                if end in readable:
                    packet = os.read(end, LARGEST)
                    self.sent += 1
                    chance = self._chances[side]
                    late = (self._trip + chance.uniform(-self._jitter, self._jitter)) / 2
                    if chance.random() < self._loss:
                        self.lost += 1
                    else:
                        heapq.heappush(waiting, (time.monotonic() + late, self.sent, 1 - side, packet))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, side, packet = heapq.heappop(waiting)
                os.write(self._ends[side], packet)


@contextmanager
def inside(computer: Computer) -> Iterator[None]:
    """Let what this thread opens, and what threads begin that it starts, be at a computer."""
    libc = ctypes.CDLL(None, use_errno=True)

    def enter(place: Path) -> None:
        with place.open() as file:
            if libc.setns(file.fileno(), CLONE_NEWNET):
                raise OSError(ctypes.get_errno(), f"{place} cannot be entered")

    with Path("/proc/thread-self/ns/net").open() as before:
        enter(Path("/run/netns") / computer.name)
        try:
            yield
        finally:
            libc.setns(before.fileno(), CLONE_NEWNET)

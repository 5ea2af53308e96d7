"""A way to a server that a test can cut, or make swallow all that goes there, and mend again."""

import socket
import threading
from contextlib import suppress


class Relay:
    """Carries bytes between whoever connects to its port and a server, both ways."""

    def __init__(self) -> None:
        self.to = 0
        """The port of the server."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._ends: list[socket.socket] = []
        self._is_cut = self._swallows = False
        self._swallowed: set[socket.socket] = set()
        """The ends from which nothing goes on any more."""
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break off what is open, and let nothing new through."""
        self._is_cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def swallow(self) -> None:
        """Let nothing more through, of what is open or new, and close nothing."""
        self._swallows = True
        self._swallowed.update(self._ends)

    def mend(self) -> None:
        """Let new connections through again."""
        self._is_cut = self._swallows = False

    def close(self) -> None:
        """Let go of everything."""
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                ours, _ = self._listening.accept()
                if self._is_cut:
                    ours.close()
                    continue
                theirs = socket.create_connection(("127.0.0.1", self.to))
                self._ends += [ours, theirs]
                if self._swallows:
                    self._swallowed.update((ours, theirs))
                for source, target in ((ours, theirs), (theirs, ours)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self._swallowed:
                    target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)

"""A way to a server that a test can cut, and mend again."""

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
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break off what is open, and let nothing new through."""
        self._is_cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let new connections through again."""
        self._is_cut = False

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
                for source, target in ((ours, theirs), (theirs, ours)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    @staticmethod
    def _carry(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)

"""A package index on this computer, as troubled as a test wants it: breaking off, silent, slow, or with other files."""

import hashlib
import io
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def wheel(name: str, filling: bytes = b"", version: str = "1") -> bytes:
    """Return a small wheel, which is the same at each call."""
    info = f"{name}-{version}.dist-info/"
    files = {
        f"{name}.py": b"FILLING = " + repr(filling).encode() + b"\n",
        info + "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode(),
        info + "WHEEL": b"Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[info + "RECORD"] = "".join(f"{each},,\n" for each in [*files, info + "RECORD"]).encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, content in files.items():
            archive.writestr(zipfile.ZipInfo(path), content)
    return packed.getvalue()


def locked(name: str, content: bytes) -> str:
    """Return the lines of a library in a lock file."""
    return f"{name}==1 \\\n    --hash=sha256:{hashlib.sha256(content).hexdigest()}\n"


class PackageIndex:
    """Libraries by name, each one wheel, and what is wrong with the way to them."""

    def __init__(self) -> None:
        self.wheels: dict[str, bytes] = {}
        self.asked: list[str] = []
        self.break_off: set[str] = set()
        """What is cut off in the middle: `pages`, or names of libraries."""
        self.break_once: set[str] = set()
        """What is cut off at the next request alone."""
        self.silent = threading.Event()
        """While it is set, requests are taken and not answered."""
        self.drip = 0.0
        """The seconds before each tenth of an answer."""
        self.over = threading.Event()
        self.url = ""
        self._news = threading.Condition()

    def wait_for(self, path: str) -> None:
        """Wait until a path was asked for."""
        with self._news:
            self._news.wait_for(lambda: path in self.asked)

    def answer(self, path: str) -> tuple[bytes, bool]:
        """Return what a path has, and whether the connection breaks in the middle of it."""
        with self._news:
            self.asked.append(path)
            self._news.notify_all()
        place, name = path.strip("/").split("/")[:2]
        if place == "simple":
            file = f"{name}-1-py3-none-any.whl"
            page = f'<!DOCTYPE html><!--{"-" * 1000}--><html><body><a href="/files/{file}">{file}</a>'
            return page.encode(), "pages" in self.break_off
        library = name.partition("-")[0]
        once = library in self.break_once
        self.break_once.discard(library)
        return self.wheels[library], once or library in self.break_off


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    index: PackageIndex

    def do_GET(self) -> None:
        if self.index.silent.is_set():
            self.index.over.wait()
            return
        content, broken = self.index.answer(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if self.path.startswith("/simple") else "application/zip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        for sent in range(0, len(content), len(content) // 10):
            if self.index.over.wait(self.index.drip) or (broken and sent > len(content) // 2):
                self.close_connection = True
                return
            self.wfile.write(content[sent : sent + len(content) // 10])
            self.wfile.flush()

    def log_message(self, *words: object) -> None:
        return


@contextmanager
def package_index() -> Iterator[PackageIndex]:
    """Serve an index on 127.0.0.1."""
    index = PackageIndex()
    handler = type("Handler", (_Handler,), {"index": index})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        index.url = f"http://127.0.0.1:{server.server_port}/simple"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield index
        finally:
            index.over.set()
            server.shutdown()
            thread.join()

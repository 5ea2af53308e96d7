"""A real PostgreSQL of a test's own, in a folder of its own, on a Unix socket."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
"""Debian keeps each version in a folder of its own."""

ANOTHER = {"user": "nobody", "group": "nogroup", "extra_groups": []}
"""PostgreSQL refuses to run for root."""


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._who = ANOTHER if sys.platform != "win32" and os.geteuid() == 0 else {}
        if self._who:
            shutil.chown(folder, "nobody", "nogroup")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=test", "--locale=C", "--encoding=UTF8", "data")
        self._server: subprocess.Popen[bytes] | None = None
        self.start()
        self.psql("CREATE DATABASE games", "postgres")

    @property
    def url(self) -> str:
        return f"postgresql://test@/games?host={self.folder}"

    def start(self) -> None:
        """Return once it takes connections."""
        command = [self._program("postgres"), "-D", "data", "-k", self.folder, "-c", "listen_addresses="]
        self._server = subprocess.Popen(
            [*command, "-c", "max_connections=60"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._who,  # type: ignore[call-overload]
        )
        self._run("pg_isready", "--quiet", "--host", str(self.folder), "--timeout=60", tries=600)

    def kill(self) -> None:
        """With all its processes, as a power cut does."""
        from tests.posix import signal

        assert self._server is not None
        children = subprocess.run(
            ["ps", "--no-headers", "-o", "pid", "--ppid", str(self._server.pid)], capture_output=True, text=True
        )
        for process in [self._server.pid, *map(int, children.stdout.split())]:
            os.kill(process, signal.SIGKILL)
        self._server.wait()

    def end(self) -> None:
        from tests.posix import signal

        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait()

    def empty(self) -> None:
        self.psql("DROP SCHEMA IF EXISTS audiogames CASCADE")

    def fill(self) -> None:
        """A disk that has no room for lines."""
        self.psql(
            "CREATE FUNCTION audiogames.no_room() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;"
            "CREATE TRIGGER no_room BEFORE INSERT ON audiogames.lines EXECUTE FUNCTION audiogames.no_room()"
        )

    def make_room(self) -> None:
        self.psql("DROP TRIGGER no_room ON audiogames.lines")

    def psql(self, statement: str, database: str = "games") -> str:
        options = ["--host", str(self.folder), "--username=test", "--no-psqlrc", "-At", "-c", statement]
        return self._run("psql", *options, database).strip()

    def _program(self, name: str) -> str:
        return str(PROGRAMS[-1] / name)

    def _run(self, name: str, *options: str, tries: int = 1) -> str:
        for _ in range(tries):
            done = subprocess.run(
                [self._program(name), *options],
                cwd=self.folder,
                capture_output=True,
                text=True,
                **self._who,  # type: ignore[call-overload]
            )
            if done.returncode == 0:
                break
        assert done.returncode == 0, done.stderr
        return str(done.stdout)


@contextmanager
def postgres() -> Iterator[Postgres]:
    if sys.platform == "win32" or not PROGRAMS:
        if os.environ.get("CI") == "true" and sys.platform == "linux":
            pytest.fail("postgresql is not installed on the build machine")
        pytest.skip("PostgreSQL is not installed here")
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.end()

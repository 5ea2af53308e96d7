import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.speech.sinks import speech_dispatcher

from .channel import LIMIT, Channel


def require(program: str) -> None:
    """Skip where the program is not installed; on the build machine it must be."""
    if shutil.which(program) is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{program} is not installed on the build machine")
        pytest.skip(f"{program} is not installed here")


@pytest.fixture(autouse=True)
def private_speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reaches, or starts, the speech service of the person who runs it."""
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nobody.sock'}")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


class Service:
    """A real speech-dispatcher on a private socket, whose module reports each line as "language|text"."""

    def __init__(self, folder: Path, channel: Channel) -> None:
        self.channel = channel
        self.socket = folder / "speechd.sock"
        self.address = f"unix_socket:{self.socket}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        # A speaker may start it again from its own thread while the test still ends it.
        self._one_at_a_time = threading.Lock()
        (folder / "modules").mkdir()
        (folder / "speechd.conf").write_text(
            'AudioOutputMethod "alsa"\nAudioALSADevice "null"\nLogLevel 3\nDefaultLanguage "fr"\n'
            'SymbolsPreproc "none"\nAddModule "capture" "sd_generic" "capture.conf"\nDefaultModule capture\n'
        )
        (folder / "modules" / "capture.conf").write_text(
            "Debug 0\n"
            # The gate is opened before the report: a later gate of the same name is for later lines.
            f"GenericExecuteSynth \"exec 3< {channel.gate}; echo \\'$LANGUAGE|$DATA\\' > {channel.reports}; "
            f'if [ -e {channel.held} ]; then read x <&3; fi"\n'
            'GenericDelimiters "@"\nGenericMaxChunkLength 2000\n'
            "GenericRateAdd 1\nGenericRateMultiply 1\n"
            'GenericLanguage "fr" "fr" "utf-8"\nGenericLanguage "en" "en" "utf-8"\n'
            'AddVoice "fr" "MALE1" "fr"\nAddVoice "en" "MALE1" "en"\n'
        )

    def start(self) -> None:
        with self._one_at_a_time:
            self._start()
        self.wait_for_answers()

    def _start(self) -> None:
        self.socket.unlink(missing_ok=True)
        place = ["-C", str(self._folder), "-L", str(self._folder / "log"), "-P", str(self._folder / "pid")]
        self._process = subprocess.Popen(
            ["speech-dispatcher", "-s", "-t", "0", "-l", "3", "-c", "unix_socket", "-S", str(self.socket), *place],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def wait_for_answers(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SPEECHD_ADDRESS", self.address)
            limit = time.monotonic() + LIMIT
            while not speech_dispatcher.answers():
                assert time.monotonic() < limit, "speech-dispatcher does not start"
                threading.Event().wait(0.01)  # it tells nobody that it listens

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a crash would; the lines in its queue are lost."""
        with self._one_at_a_time:
            if self._process is not None:
                from tests.posix import os, signal

                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
                self._process = None
                self.channel.renew_gate()


@pytest.fixture(scope="module")
def running_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    require("speech-dispatcher")
    folder = tmp_path_factory.mktemp("speechd")
    channel = Channel(folder)
    service = Service(folder, channel)
    service.start()
    yield service
    service.kill()
    channel.close()


@pytest.fixture
def service(running_service: Service, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """The module's speech-dispatcher, at the address where our sink looks; restarted if a test killed it."""
    monkeypatch.setenv("SPEECHD_ADDRESS", running_service.address)
    for limit in ("PROBE_LIMIT", "REPLY_LIMIT", "CLOSE_LIMIT"):  # a busy computer is no service that hangs
        monkeypatch.setattr(speech_dispatcher, limit, LIMIT)
    if running_service._process is None:
        running_service.start()
    yield running_service
    running_service.channel.held.unlink(missing_ok=True)
    running_service.channel.renew_gate()
    running_service.channel.pending()


@pytest.fixture
def aplay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Channel]:
    """A stand-in `aplay`, alone on the path, that reports the file it plays and holds a lock while it does."""
    folder = tmp_path / "bin"
    folder.mkdir()
    channel = Channel(folder)
    script = folder / "aplay"
    script.write_text(
        f"#!{sys.executable} -IS\n"
        "import fcntl, os, sys, wave\n"
        f"lock = open({str(folder / 'lock')!r}, 'w')\n"
        "fcntl.flock(lock, fcntl.LOCK_EX)\n"
        "path = [word for word in sys.argv[1:] if word.endswith('.wav')][0]\n"
        "frames = wave.open(path).getnframes()\n"
        f"reports = os.open({str(channel.reports)!r}, os.O_WRONLY)\n"
        "os.write(reports, b'%d\\n' % frames)\n"
        f"if os.path.exists({str(channel.held)!r}):\n"
        f"    open({str(channel.gate)!r}).readline()\n"
        f"if os.path.exists({str(folder / 'broken')!r}):\n"
        "    sys.exit(1)\n"
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")
    yield channel
    channel.release_all()
    channel.close()

"""Sound cards for tests: sound servers of our own whose cards play to nowhere and are recorded, and a card of files.

Nothing here touches the sound of the person who runs the tests: ALSA reads a configuration of ours alone.
"""

import shutil
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
import pytest

from audiogames.audio.outputs.portaudio import SoundFault
from audiogames.audio.outputs.render_ahead import FRAME_BYTES
from audiogames.audio.units import RATE, Samples
from audiogames.core.messages import Message
from tests.posix import os, signal, socket

LIMIT = 20.0
"""Seconds after which a test gives up waiting; far more than anything here takes."""
TRIES = 4
"""How often a recorder is started, and a test of recorded sound is tried, before that counts as failed."""

TABLE, EAR = "table", "ear"
"""The names of the two cards."""


def require(program: str) -> None:
    """Skip where a program is not installed; on the build machine it must be."""
    if shutil.which(program) is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{program} is not installed on the build machine")
        pytest.skip(f"{program} is not installed here")


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for what tells nobody that it has come."""
    tick = threading.Event()
    for _ in range(round(LIMIT / 0.005)):
        if condition():
            return
        tick.wait(0.005)
    raise AssertionError(f"not within {LIMIT:.0f} seconds: {what}")


def noise(seconds: float, seed: int) -> Samples:
    """Return noise without a single silent sample, at about -20 dB: (n, 2), each sample different."""
    generator = np.random.default_rng(seed)
    size = (round(seconds * RATE), 2)
    samples: Samples = (generator.uniform(0.05, 0.2, size) * generator.choice((-1.0, 1.0), size)).astype(np.float32)
    return samples


class Tape:
    """The simplest mixer: plays what it is given, one after the other, and counts its clock."""

    def __init__(self) -> None:
        self.clock = 0
        self.changeable = 0
        self._waiting: list[Samples] = []
        self._lock = threading.Lock()

    @property
    def quiet(self) -> bool:
        return not self._waiting

    def play(self, samples: Samples) -> None:
        with self._lock:
            self._waiting.append(samples)

    def again(self, frames: int) -> Samples | None:
        return None

    def render(self, frames: int) -> Samples:
        out = np.zeros((frames, 2), np.float32)
        filled = 0
        with self._lock:
            self.clock += frames
            while self._waiting and filled < frames:
                first = self._waiting[0]
                count = min(len(first), frames - filled)
                out[filled : filled + count] = first[:count]
                filled += count
                self._waiting[:1] = [first[count:]] if count < len(first) else []
        return out


class Told:
    """The reports of an output, in order."""

    def __init__(self) -> None:
        self.troubles: list[Message] = []
        self.back: list[str] = []

    @property
    def codes(self) -> list[SoundFault]:
        return [SoundFault(trouble.id) for trouble in self.troubles]


class Card:
    """A sound card that can be pulled out: a PulseAudio of its own, known to nobody, that plays to nowhere.

    Each card has its own server, since a server moves a stream to another card of its own when one is pulled out.
    """

    def __init__(self, name: str, folder: Path, prompt: bool = False) -> None:
        """`prompt`: it plays as soon as a real card does, but begins two seconds late. Else it holds 50 ms."""
        self.name = name
        self._prompt = prompt
        self._folder = folder
        self._socket = folder / name
        self.address = f"unix:{self._socket}"
        self._module = ""
        self._process: subprocess.Popen[bytes] | None = None

    def ready(self, afresh: bool = False) -> None:
        """Be there and plugged in, whatever was done to it. `afresh`: with a new server, for the old one may hang."""
        if afresh or (self._process is not None and self._process.poll() is not None):
            self.kill()
        if self._process is None:
            self.start()
        elif not self._module:
            self.plug()

    def start(self) -> None:
        """Start the server with its card, and wait until it answers."""
        self._socket.unlink(missing_ok=True)
        # The system ends a server that was busy for 200 ms without a rest, as one is after a halt of the computer.
        settings = self._folder / ".config" / "pulse" / "daemon.conf"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("rlimit-rttime = -1\n")
        protocol = f"module-native-protocol-unix socket={self._socket} auth-anonymous=1"
        # It ends with the tests even where those are killed.
        tied = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
        self._process = subprocess.Popen(
            [*tied, "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "-L", protocol],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(self._folder), "XDG_RUNTIME_DIR": str(self._folder)},
            start_new_session=True,
        )
        until(self._answers, "the sound server answers")
        self.plug()

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return bool(probe.connect_ex(str(self._socket)) == 0)

    def plug(self) -> None:
        """Put the card in."""
        described = (f"sink_name={self.name}", f"rate={RATE}", "channels=2", "format=float32le")
        # With rewinds the server first renders two seconds, and then as little as its clients ask for.
        self._module = self._control("load-module", "module-null-sink", *described, f"norewinds={not self._prompt:d}")

    def pull(self) -> None:
        """Pull the card out."""
        self._control("unload-module", self._module)
        self._module = ""

    def _control(self, *words: str) -> str:
        done = subprocess.run(
            ["pactl", f"--server={self.address}", *words], capture_output=True, text=True, timeout=LIMIT, check=True
        )
        return done.stdout.strip()

    def signal(self, number: int) -> None:
        """Send a signal to the server and all that it started."""
        assert self._process is not None
        os.killpg(self._process.pid, number)

    def kill(self) -> None:
        """End the server as a crash would; one that has crashed already is forgotten."""
        if self._process is not None:
            if self._process.poll() is None:
                self.signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
            self._module = ""


class Cards(NamedTuple):
    """The two cards of a computer: loudspeakers on the table, which are the usual output, and earphones."""

    table: Card
    ear: Card


class Recording:
    """The sound that a card plays from now on."""

    def __init__(self, card: Card) -> None:
        self._heard = bytearray()
        self._arrivals: list[tuple[int, float]] = []
        self._news = threading.Condition()
        # On a busy computer the server may overlook a recorder that comes while it has another to do with.
        assert any(self._begins(card) for _ in range(TRIES)), "the recording does not begin"

    def _begins(self, card: Card) -> bool:
        """Start to record; whether anything comes. Nothing is left of a recorder to which nothing came."""
        self._process = subprocess.Popen(
            [
                *("parec", f"--server={card.address}", f"--device={card.name}.monitor", "--raw", "--latency-msec=10"),
                *("--format=float32le", f"--rate={RATE}", "--channels=2"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        with self._news:
            begins = self._news.wait_for(lambda: self._heard, LIMIT / TRIES)
        if not begins:
            self.close()
        return bool(begins)

    def _read(self) -> None:
        assert self._process.stdout is not None
        while piece := os.read(self._process.stdout.fileno(), 65536):
            with self._news:
                self._heard += piece
                self._arrivals.append((len(self._heard) // FRAME_BYTES, perf_counter()))
                self._news.notify_all()

    @property
    def samples(self) -> Samples:
        """All that was heard until now, (n, 2)."""
        with self._news:
            whole = bytes(self._heard[: len(self._heard) // FRAME_BYTES * FRAME_BYTES])
        return np.frombuffer(whole, np.float32).reshape(-1, 2)

    @property
    def arrivals(self) -> list[tuple[int, float]]:
        """How many frames had come, and when by `perf_counter`, with each piece."""
        with self._news:
            return list(self._arrivals)

    def wait_for(self, sound: Samples) -> bool:
        """Wait until a sound was heard whole, bit for bit, silence in it left out; False if it never is."""
        with self._news:
            return self._news.wait_for(lambda: contains(sounding(self.samples), sound), LIMIT / TRIES)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


def break_head(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process that plays find a broken file in place of the responses of a head."""
    (folder / "hrtf").mkdir()
    (folder / "hrtf" / "kemar.npz").write_bytes(b"PK, and then nothing")
    lines = (
        "from pathlib import Path",
        "from audiogames.audio.space import hrtf",
        f"hrtf.data_folder = lambda name: Path({str(folder)!r})",
    )
    (folder / "sitecustomize.py").write_text("\n".join(lines))
    monkeypatch.setenv("PYTHONPATH", str(folder))


def sounding(samples: Samples) -> Samples:
    """Return the frames that are not silence."""
    return samples[np.any(samples, axis=1)]


def contains(heard: Samples, sound: Samples) -> bool:
    """Whether a sound is in what was heard, without a gap and bit for bit."""
    starts = np.flatnonzero(heard[:, 0] == sound[0, 0])
    return any(np.array_equal(heard[start : start + len(sound)], sound) for start in starts)


NO_CARDS = "pcm.nothing { type hw card 31 }\n"
"""A configuration of ALSA whose only card is not there. With no name at all, PortAudio 19.6 ends the process."""


def configuration(cards: Cards) -> str:
    """Return a configuration of ALSA in which there is nothing but these cards."""
    named = ((TABLE, cards.table), (EAR, cards.ear), ("!default", cards.table))
    return "".join(f'pcm.{name} {{ type pulse server "{card.address}" device {card.name} }}\n' for name, card in named)


def file_configuration(file: Path) -> str:
    """Return a configuration of ALSA whose only card writes what it is given to a file, as fast as it comes."""
    card = f'pcm.file {{ type file slave.pcm {{ type null }} file "{file}" format raw }}\n'
    return card + "pcm.!default { type plug slave.pcm file }\n"

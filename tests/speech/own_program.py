"""Programs of a person's own, which speak with eSpeak or fail: Python scripts."""

import shlex
import struct
import sys
from pathlib import Path

HOME = Path(__file__).parents[2]

ESPEAK = f"""
import sys
sys.path.insert(0, {str(HOME)!r})
from audiogames.speech.sinks.espeak import EspeakVoice
from audiogames.speech.sinks.samples import write_wav
voice = EspeakVoice()
sound = voice.synthesise(sys.stdin.readline(), sys.argv[1], sys.argv[2])
voice.close()
write_wav(sys.argv[3], sound)
sys.stdout.buffer.write(open(sys.argv[3], "rb").read())
"""


def written(folder: Path, source: str, *words: str) -> str:
    """Return the command that runs a Python program with its words."""
    path = folder / f"voice{len(list(folder.iterdir()))}.py"
    path.write_text(source)
    quote = shlex.quote if sys.platform != "win32" else '"{}"'.format
    return " ".join((quote(sys.executable), quote(str(path)), *words))


def espeak(folder: Path) -> str:
    """Return a command that speaks, and leaves what it made for a seat in the folder."""
    return written(folder, ESPEAK, "{language}", "f2", str(folder / "made-{seat}.wav"))


def wav(data: bytes, channels: int = 1, length: int | None = None) -> bytes:
    length = len(data) if length is None else length
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, channels, 16000, 32000 * channels, 2 * channels, 16)
    return b"RIFF" + struct.pack("<I", length + 36) + b"WAVE" + form + struct.pack("<4sI", b"data", length) + data

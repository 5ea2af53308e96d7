"""The process in which pyttsx3 says one line and ends.

Measured on Linux: pyttsx3 loses a second line said during the first, cannot be interrupted, hangs when
called again from a callback; on Windows its second line can be silent. A fresh process for each line has
none of these faults. It reads one JSON line `{"text", "language", "rate"}`, and answers with `{"state": "ready"}`
once a voice is loaded, then `{"state": "done"}` or `{"state": "failed", "problem", "reason"}`.
"""

import importlib
import json
import os
import sys
from typing import Any, BinaryIO

from audiogames.speech.sink import Problem


def main() -> None:
    """Load a voice, say one line, end."""
    # The library and the players it starts print: only our own answers may reach the real stdout.
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        speak_one(sys.stdin.buffer, replies)
    except ImportError as error:
        _answer(replies, "failed", Problem.MODULE_MISSING, error.name or str(error))
    except Exception as error:
        missing = "espeak" in str(error).lower()
        _answer(replies, "failed", Problem.ESPEAK_LIBRARY_MISSING if missing else Problem.WORKER_FAILED, str(error))


def speak_one(requests: BinaryIO, replies: BinaryIO) -> None:
    """Say the one line that comes; end quietly if none comes."""
    engine: Any = importlib.import_module("pyttsx3").init()
    on_espeak = engine.driver_name == "espeak"
    status = _watch_player() if on_espeak else [0]
    _answer(replies, "ready")
    request = requests.readline()
    if not request:
        return
    line = json.loads(request)
    _choose_voice(engine, line["language"], on_espeak)
    engine.setProperty("rate", line["rate"])
    engine.say(line["text"])
    if on_espeak:
        # `runAndWait` returns at once with this driver; its own loop ends when the sound does.
        engine.startLoop()
    else:
        engine.runAndWait()
    if any(status):
        _answer(replies, "failed", Problem.PLAYER_FAILED, "aplay")
    else:
        _answer(replies, "done")
    replies.flush()
    os._exit(0)  # the library asserts while it is taken down


def _watch_player() -> list[int]:
    """The library ignores that its player failed; note how each call ended."""
    status: list[int] = []
    system = os.system

    def noting(command: str) -> int:
        status.append(system(command))
        return status[-1]

    setattr(os, "system", noting)  # noqa: B010
    return status


def _choose_voice(engine: Any, language: str, on_espeak: bool) -> None:
    if on_espeak:
        engine.setProperty("voice", language)
        return
    for voice in engine.getProperty("voices"):
        tags = [tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages or ()]
        names = {"fr": "french", "en": "english"}.get(language, language)
        if any(tag.strip("\x00\x05").lower().startswith(language) for tag in tags) or names in str(voice.name).lower():
            engine.setProperty("voice", voice.id)
            return


def _answer(replies: BinaryIO, state: str, problem: str = "", reason: str = "") -> None:
    replies.write(json.dumps({"state": state, "problem": problem, "reason": reason}).encode("ascii") + b"\n")


if __name__ == "__main__":
    main()

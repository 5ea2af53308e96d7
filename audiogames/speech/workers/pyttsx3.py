"""The process in which pyttsx3 says one line and ends.

Measured on Linux: pyttsx3 loses a second line said during the first, cannot be interrupted, hangs when called again
from a callback; on Windows its second line can be silent. It reads one JSON line `{"text", "language", "rate",
"seat", "variant"}`, where seat 0 has the usual voice, and
answers with `{"state": "ready"}` once a voice is loaded, then `{"state": "done"}` or `{"state": "failed", "problem",
"reason"}`.
"""

import importlib
import json
import os
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

from audiogames.speech.sink import Problem

SPEECH_OF_WINDOWS: Final = ("{C866CA3A-32F7-11D2-9602-00C04F8EE628}", 5, 4)
"""SpeechLib: its GUID, and the version of all Windows since 7."""


class NoSystemVoice(Exception):
    """Windows has no usable voice."""


def main() -> None:
    # The library and the players it starts print: only our own answers may reach the real stdout.
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        speak_one(sys.stdin.buffer, replies)
    except NoSystemVoice as error:
        _answer(replies, "failed", Problem.SYSTEM_VOICE_MISSING, str(error))
    except ImportError as error:
        _answer(replies, "failed", Problem.MODULE_MISSING, error.name or str(error))
    except Exception as error:
        missing = "espeak" in str(error).lower()
        _answer(replies, "failed", Problem.ESPEAK_LIBRARY_MISSING if missing else Problem.WORKER_FAILED, str(error))


def speak_one(requests: BinaryIO, replies: BinaryIO) -> None:
    """End quietly if no line comes."""
    engine = _on_windows() if sys.platform == "win32" else importlib.import_module("pyttsx3").init()
    on_espeak = engine.driver_name == "espeak"
    status = _watch_player() if on_espeak else [0]
    _answer(replies, "ready")
    request = requests.readline()
    if not request:
        return
    line = json.loads(request)
    _choose_voice(engine, line, on_espeak)
    engine.setProperty("rate", line["rate"])
    engine.say(line["text"])
    if on_espeak:
        # `runAndWait` returns at once with this driver, whose own loop ends when the sound does.
        engine.startLoop()
    else:
        engine.runAndWait()
    if any(status):
        _answer(replies, "failed", Problem.PLAYER_FAILED, "aplay")
    else:
        _answer(replies, "done")
    replies.flush()
    os._exit(0)  # the library asserts while it is taken down


def _on_windows() -> Any:
    """Raises NoSystemVoice.

    On first use comtypes generates the module that pyttsx3 expects.
    """
    library, client = importlib.import_module("pyttsx3"), importlib.import_module("comtypes.client")
    with suppress(Exception):  # pyttsx3 then tries in its own way
        client.GetModule(SPEECH_OF_WINDOWS)
    try:
        engine = library.init()
        voices = engine.getProperty("voices")
    except Exception as error:  # COM, or a module that could not be made
        raise NoSystemVoice(str(error)) from error
    if not voices:
        raise NoSystemVoice
    return engine


def _watch_player() -> list[int]:
    """Record how each call of the player ended, which the library ignores."""
    status: list[int] = []
    system = os.system

    def noting(command: str) -> int:
        status.append(system(command))
        return status[-1]

    setattr(os, "system", noting)  # noqa: B010
    return status


def _choose_voice(engine: Any, line: dict[str, Any], on_espeak: bool) -> None:
    language = line["language"]
    if on_espeak:
        engine.setProperty("voice", f"{language}+{line['variant']}" if line["variant"] else language)
        return
    found = [voice.id for voice in engine.getProperty("voices") if _speaks(voice, language)]
    if found:
        engine.setProperty("voice", found[line["seat"] % len(found)])


def _speaks(voice: Any, language: str) -> bool:
    tags = [tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages or ()]
    name = {"fr": "french", "en": "english"}.get(language, language)
    return any(tag.strip("\x00\x05").lower().startswith(language) for tag in tags) or name in str(voice.name).lower()


def _answer(replies: BinaryIO, state: str, problem: str = "", reason: str = "") -> None:
    replies.write(json.dumps({"state": state, "problem": problem, "reason": reason}).encode("ascii") + b"\n")


if __name__ == "__main__":
    main()

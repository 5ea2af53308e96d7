from collections.abc import Mapping
from typing import NamedTuple

from audiogames.bootstrap.system import MANAGERS, System
from audiogames.core.errors import reason
from audiogames.core.messages import Argument, Message
from audiogames.speech.sink import Availability, Problem, pip_line

PACKAGES: Mapping[str, Mapping[str, str]] = {
    "speech-dispatcher": {
        "apt install": "speech-dispatcher speech-dispatcher-espeak-ng",
        "dnf install": "speech-dispatcher speech-dispatcher-espeak-ng",
        "pacman -S": "speech-dispatcher espeak-ng",
    },
    "player": dict.fromkeys(MANAGERS.values(), "alsa-utils"),
    "espeak": {"apt install": "libespeak-ng1", "dnf install": "espeak-ng", "pacman -S": "espeak-ng"},
    "portaudio": {"apt install": "libportaudio2", "dnf install": "portaudio", "pacman -S": "portaudio"},
    "brltty": dict.fromkeys(MANAGERS.values(), "brltty"),
}

FIXED_BY: Mapping[Problem, str] = {
    Problem.SPEECHD_NOT_INSTALLED: "speech-dispatcher",
    Problem.PLAYER_MISSING: "player",
    Problem.ESPEAK_LIBRARY_MISSING: "espeak",
}


class Finding(NamedTuple):
    """`fix` is a command to type, or empty."""

    message: Message
    fix: str = ""


def finding(id: str, fix: str = "", **arguments: Argument) -> Finding:
    return Finding(reason(id, **arguments), fix)


def sink_name(name: str) -> Message:
    return Message(f"sink-{name}")


def why(found: Availability) -> Message:
    """`found` must have a problem."""
    assert found.problem is not None
    return Message(str(found.problem), dict(found.arguments))


def install(system: System, part: str) -> str:
    """`part` is one of PACKAGES. Empty if unknown."""
    if system.platform in ("win32", "darwin"):
        # The wheel of sounddevice carries PortAudio on these two.
        return pip_line("sounddevice") if part == "portaudio" else ""
    return system.install(PACKAGES[part])


def fix(system: System, why: Availability) -> str:
    """Empty without a command that helps."""
    part = FIXED_BY.get(why.problem) if why.problem is not None else None
    if part is None or system.platform in ("win32", "darwin"):
        return why.fix
    return install(system, part)

from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from audiogames.audio.space.heads import OWN, own_file
from audiogames.bootstrap.environment import how_to_install
from audiogames.core.errors import system_reason
from audiogames.core.messages import Items, Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.settings.store import load, save

Say = Callable[[str], None]

LIBRARIES: Final = ("netCDF4", "scipy")
DONE, FAILED = 0, 1


def main(path: Path, language: str, say: Say, say_error: Say) -> int:

    def said(message: Message) -> str:
        return catalogue(language).text(message)

    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        names = Items(tuple(Message("text", {"text": name}) for name in missing), "and")
        say_error(said(menu_message("own-head-libraries", names=names, command=how_to_install("head", "head"))))
        return FAILED
    from audiogames.audio.heads.own_head import HeadRefused, make

    try:
        count = make(path, own_file())
        reports = save(replace(load()[0], head=OWN, listening="headphones"))
    except HeadRefused as refusal:
        say_error(said(refusal.message))
        return FAILED
    except OSError as error:
        say_error(said(menu_message("own-head-not-kept", reason=system_reason(error))))
        return FAILED
    for report in reports:
        say_error(said(report))
    if any(report.id == "settings-not-saved" for report in reports):
        return FAILED
    say(said(menu_message("own-head-kept", count=count)))
    return DONE

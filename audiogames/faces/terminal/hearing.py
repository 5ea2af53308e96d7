"""What a person does with the sounds while a game is on: turn the head, hear them again, louder, softer."""

from typing import Final

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal import options
from audiogames.faces.terminal.desk import Desk
from audiogames.settings import change, save

COMMANDS: Final = ("head-left", "head-right", "sounds-again", "louder", "softer", "sounds")

STEP: Final = 10
"""Percent by which one key makes everything louder or softer."""


def do(desk: Desk, name: str) -> None:
    """Do one of the commands about sounds, and say what it did."""
    if name == "sounds":
        from audiogames.faces.terminal.sound_room import enter  # no game needs it

        enter(desk)
    elif desk.scene is None:
        desk.answer(_note("sounds-off"))
    elif name in ("louder", "softer"):
        _volume(desk, STEP if name == "louder" else -STEP)
    elif name == "sounds-again":
        if not desk.sound_again():
            desk.answer(_note("sounds-none-yet"))
        else:
            desk.answer(_note("sounds-again"))
    else:
        _turn(desk, 1 if name == "head-left" else -1)


def _turn(desk: Desk, side: int) -> None:
    """Turn the head, and let the last sounds be heard as they are from there: front and behind move apart."""
    from audiogames.audio.scene import TURN

    assert desk.scene is not None
    yaw = desk.scene.turn(side * TURN)
    degrees = round(abs(yaw))
    desk.answer(_note("head-ahead") if not degrees else _note("head-left" if yaw > 0 else "head-right", degrees=degrees))
    desk.sound_again()


def _volume(desk: Desk, by: int) -> None:
    volume = max(0, min(100, desk.settings.volume + by))
    changed, reports = change(desk.settings, volume=volume)
    desk.settings = changed
    options.tell_reports(desk, reports or save(changed))
    for listener in desk.on_settings:
        listener()
    desk.answer(_note("volume-now", percent=volume))
    desk.sound_again()


def _note(id: str, **arguments: object) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.RESULT)  # type: ignore[arg-type]

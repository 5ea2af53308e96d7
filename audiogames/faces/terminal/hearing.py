"""What a person does with the sounds while a game is on: turn the head, hear them again, set them."""

from typing import Final

from audiogames.core.messages import Category, Message, Urgency
from audiogames.faces.terminal.desk import Desk

COMMANDS: Final = ("sounds-again", "head-left", "head-right", "sounds")


def do(desk: Desk, name: str) -> None:
    """Do one of the commands about sounds, and say what it did."""
    if name == "sounds":
        from audiogames.faces.terminal.sound_room import enter  # no game needs it

        if desk.scene is not None:
            desk.scene.turn(-desk.scene.yaw)  # left is to be left there
        enter(desk)
    elif desk.scene is None:
        desk.answer(_note("sounds-off"))
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
    desk.answer(
        _note("head-ahead") if not degrees else _note("head-left" if yaw > 0 else "head-right", degrees=degrees)
    )
    desk.sound_again()


def _note(id: str, **arguments: object) -> Message:
    return Message(id, arguments, Category.SYSTEM, Urgency.RESULT)  # type: ignore[arg-type]

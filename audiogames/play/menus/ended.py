"""After a game: the result, its history, another game, and replays."""

from collections.abc import Callable

from audiogames.core.messages import Seat, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_pages
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.menus.new_table.tables import Shelf, ShelvedGame
from audiogames.play.past.turning import look_back
from audiogames.play.prompts import Talk
from audiogames.play.table import seen
from audiogames.play.table.sitting import Sitting

LINES = ("scores", "history", "again", "replay", "render", "turning", "menu")
"""The choices at the end. A late key harmlessly chooses the first."""


def stay(
    conversation: Conversation,
    shelf: Shelf | None,
    sitting: Sitting,
    game: ShelvedGame | None,
    seat: Seat | None,
    retell: Callable[[], Talk[None]] | None = None,
) -> Talk[bool]:
    """Stay at the end of a game, and return True to play again. Without a shelf, `retell` replays it.

    Input from before the question is ignored: it was meant for the game.
    """
    lines = [name for name in LINES if shelf is not None or name != "render"]
    entries = [MenuLine.explained(f"ended-{name}") for name in lines]
    usual, at = lines.index("menu"), None
    conversation.listen(seat=seat, names=sitting.table.names)
    conversation.entries.ignore_typed_ahead()
    try:
        while True:
            place = yield from pick(conversation, menu_message("ended-title"), entries, usual, at=at)
            at = usual
            match "menu" if place is None else lines[place]:
                case "scores":
                    conversation.breath.answer(*seen.ask(sitting, "scores", seat))
                case "history":
                    yield from _read_history(conversation)
                case "turning":
                    yield from look_back(conversation, sitting, seat)
                case "again":
                    return True
                case "replay" if retell is not None:
                    yield from retell()
                case "replay" if shelf is not None and game is not None:
                    yield from shelf.replay(conversation, game)
                case "render" if shelf is not None and game is not None:
                    yield from shelf.render(conversation, game)
                case _:
                    return False
    finally:
        conversation.listen(seat=None, names=())


def _read_history(conversation: Conversation) -> Talk[None]:
    lines = conversation.breath.history.lines
    if not lines:
        conversation.breath.answer(menu_message("history-empty"))
    form = conversation.device.lines
    yield from read_pages(
        conversation,
        [
            menu_message("text", text=line.utterance.written(form))._replace(private=line.utterance.private)
            for line in lines
        ],
    )

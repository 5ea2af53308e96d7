from collections.abc import Callable, Sequence
from typing import Final

from audiogames.core.game import Json
from audiogames.core.messages import menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.prompts import Talk

INVITE: Final = "invite"
TALK: Final = "talk"


def choose_doing(conversation: Conversation, doings: Sequence[Json], may_invite: bool) -> Talk[str | None]:
    lines = [
        (TALK, menu_message("join-talk")),
        *((doing["action"], menu_message("text", text=doing["label"])) for doing in doings),
        *([(INVITE, menu_message("open-again"))] if may_invite else ()),
    ]
    place = yield from pick(conversation, menu_message("join-doings"), [MenuLine(label) for _, label in lines])
    return None if place is None else lines[place][0]


def talk(
    conversation: Conversation, phrases: Sequence[Sequence[str]], hears: bool, send: Callable[..., None]
) -> Talk[None]:
    # `send` takes the message, and what is then said here.
    lines = [
        MenuLine(menu_message("join-say")),
        *(MenuLine(menu_message("text", text=words)) for _, words in phrases),
        MenuLine(menu_message("join-talk-off" if hears else "join-talk-on")),
        MenuLine(menu_message("join-point")),
    ]
    place = yield from pick(conversation, menu_message("join-talk"), lines)
    if place == 0:
        conversation.breath.answer(menu_message("join-say-what"))
        if text := (yield from conversation.line()).strip():
            send({"kind": "say", "text": text})
        else:
            conversation.breath.answer(menu_message("join-said-nothing"))
    elif place == len(phrases) + 1:
        said = menu_message("join-talk-is-off" if hears else "join-talk-is-on")
        send({"kind": "settings", "talk": not hears}, said)
    elif place == len(phrases) + 2:
        send({"kind": "point"})
    elif place is not None:
        send({"kind": "say", "phrase": phrases[place - 1][0]})

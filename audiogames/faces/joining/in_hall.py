from audiogames.core.game import Json
from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.prompts import Talk


def choose(conversation: Conversation, hall: Json, code: str) -> Talk[Json | None]:
    """Return the message to send, None to leave."""
    if hall["said"]:
        conversation.breath.answer(_text(hall["said"]))
    found: list[tuple[Message, Json]] = [
        *((_text(one["text"]), {"kind": "join", "code": one["code"]}) for one in hall["tables"] if one["free"]),
        *(
            (menu_message("hall-open", title=title), {"kind": "join", "code": code, "game": game})
            for game, title in hall["games"]
        ),
        (menu_message("hall-by-code"), {"kind": "join"}),
        (menu_message("hall-look-again"), {"kind": "hall", "code": code}),
    ]
    if hall["steward"]:
        act = {"kind": "hall", "code": code}
        found += [(_text(one["close"]), {**act, "action": "close", "about": one["code"]}) for one in hall["tables"]]
        found += [(menu_message("page-hall-say"), {**act, "action": "say"})]
        found += [(menu_message("page-hall-set"), {**act, "action": "word"})]
    question = menu_message("hall-doings", number=len(hall["tables"]))
    place = yield from pick(conversation, question, [MenuLine(line) for line, _ in found])
    if place is None:
        return None
    line, message = found[place]
    if message["kind"] == "join" and "code" not in message:
        conversation.breath.answer(menu_message("join-code"))
        return {**message, "code": (yield from conversation.line()).strip()}
    if message.get("action") == "close" and not (yield from yes(conversation, line, usual=False)):
        return {"kind": "hall", "code": code}
    if message.get("action") in ("say", "word"):
        conversation.breath.answer(menu_message("join-say-what"))
        return {**message, "about": (yield from conversation.line()).strip()}
    return message


def _text(text: str) -> Message:
    return menu_message("text", text=text)

"""Help at a device: the keys that work now, the key learner, the rules of the game."""

from collections.abc import Callable, Sequence

from audiogames.core.messages import Message
from audiogames.core.registry import GAMES
from audiogames.play.conversation import Conversation
from audiogames.play.keys.commands import LETTERS, command
from audiogames.play.keys.questions import help_message, whole
from audiogames.play.prompts import Talk
from audiogames.resources import page

ENOUGH_ENTERS = 2
"""How many times Enter in a row leaves the key learner."""


BY_GAME = frozenset({"hand", "counts", "current", "rank"})
"""The commands that tell something else in each game: there, their keys are told as those of that game."""


def keys_here(keys_mode: str, game: str = "") -> tuple[Message, ...]:
    """Return what each key does here, in a game or outside all of them: one message a key, the commonest first."""
    lines = [about_key(name, keys_mode, game) for name in LETTERS if keys_mode == "single" or name != "name"]
    own = [about_own_key(key, game) for key in (GAMES[game].keys if game else ())]
    return (help_message("keys-single" if keys_mode == "single" else "keys-line"), *own, *lines)


def about_own_key(key: str, game: str) -> Message:
    """Return what a key of the game's own does."""
    named = f"key-{game}-{GAMES[game].keys[key]}".replace("_", "-")
    return help_message("key-line", letter=help_message(f"letter-{named}"), about=help_message(f"about-{named}"))


def about_key(name: str, keys_mode: str, game: str = "") -> Message:
    """Return what one command's letter does; key by key nothing can be typed behind it."""
    about = "about-history-single" if name == "history" and keys_mode == "single" else f"about-{name}"
    if game and name in BY_GAME:
        about = f"about-{name}-{game}".replace("_", "-")
    return help_message("key-line", letter=help_message(f"letter-{name}"), about=help_message(about))


def learn_keys(conversation: Conversation, game: str, here: Callable[[str], Message | None]) -> Talk[None]:
    """Say what each key or word does in a game without doing it, until Enter is pressed twice.

    `here` tells what means something of its own where the person is, None for what means what it means everywhere.
    """
    conversation.answer(help_message("learn-begin"))
    enters = 0
    while enters < ENOUGH_ENTERS:
        typed = yield from conversation.ask()
        enters = 0 if typed else enters + 1
        if not typed:
            if enters < ENOUGH_ENTERS:
                conversation.answer(here(typed) or help_message("learn-enter"))
        elif (about := here(typed)) is not None:
            conversation.answer(about)
        elif typed in GAMES[game].keys:
            conversation.answer(about_own_key(typed, game))
        elif typed.isdigit():
            conversation.answer(help_message("learn-number"))
        elif (name := command(typed)) is not None:
            conversation.answer(about_key(name, conversation.device.keys, game))
        else:
            conversation.answer(help_message("learn-other"))
    conversation.answer(help_message("learn-end"))


def read_rules(conversation: Conversation, game: str) -> Talk[None]:
    """Read the rules of a game, a part at a time."""
    yield from read_parts(conversation, page(conversation.device.language, game), help_message("rules-end"))


def read_parts(conversation: Conversation, parts: Sequence[Sequence[str]], end: Message) -> Talk[None]:
    """Read a text a part at a time, then `end`: Enter goes on, R reads the part again, anything else leaves."""
    for number, part in enumerate(parts, 1):
        lines = [piece for line in part for piece in whole(conversation, help_message("text", text=line))]
        conversation.answer(*lines)
        if number == len(parts):
            conversation.answer(end)
            return
        conversation.answer(help_message("rules-more"))
        while typed := (yield from conversation.ask()):
            if command(typed) == "repeat":
                conversation.answer(*lines)
            elif command(typed) != "help":
                conversation.answer(help_message("rules-left"))
                return
            conversation.answer(help_message("rules-more"))

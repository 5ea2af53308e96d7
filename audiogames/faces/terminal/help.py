"""Help at the terminal: the keys that work now, the key learner, the rules of the game."""

from audiogames.core.messages import Message
from audiogames.faces.terminal.commands import LETTERS, command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import help_message
from audiogames.resources import page

ENOUGH_ENTERS = 2
"""How many times Enter in a row leaves the key learner."""


def keys_here(keys_mode: str) -> tuple[Message, ...]:
    """Return what each key does here, one message a key, the commonest first."""
    lines = [
        help_message("key-line", letter=help_message(f"letter-{name}"), about=help_message(f"about-{name}"))
        for name in LETTERS
        if keys_mode == "single" or name != "name"
    ]
    return (help_message("keys-single" if keys_mode == "single" else "keys-line"), *lines)


def learn_keys(desk: Desk) -> None:
    """Say what each key or word does without doing it, until Enter is pressed twice."""
    desk.answer(help_message("learn-begin"))
    enters = 0
    while enters < ENOUGH_ENTERS:
        typed = desk.read()
        enters = 0 if typed else enters + 1
        if not typed:
            if enters < ENOUGH_ENTERS:
                desk.answer(help_message("learn-enter"))
        elif typed.isdigit():
            desk.answer(help_message("learn-number"))
        elif (name := command(typed)) is not None:
            about = help_message(f"about-{name}")
            desk.answer(help_message("key-line", letter=help_message(f"letter-{name}"), about=about))
        else:
            desk.answer(help_message("learn-other"))
    desk.answer(help_message("learn-end"))


def read_rules(desk: Desk, game: str) -> None:
    """Read the rules of a game, a part at a time: Enter goes on, anything else leaves."""
    parts = page(desk.language, game)
    for number, part in enumerate(parts, 1):
        desk.answer(*(help_message("text", text=line) for line in part))
        if number == len(parts):
            desk.answer(help_message("rules-end"))
            return
        desk.answer(help_message("rules-more"))
        if desk.read():
            desk.answer(help_message("rules-left"))
            return

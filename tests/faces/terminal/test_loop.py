"""The loop at a terminal: a person who types is heard whatever goes wrong, wherever the conversation is held."""

from typing import Any

from audiogames.faces.terminal.loop import hold
from audiogames.play.conversation import Conversation
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Talk
from tests.faces.joining.elsewhere import KEYS, elsewhere, table
from tests.faces.keyboard import computer_at, to_its_end
from tests.faces.zapp_zerapp.barrels import Timed

ASKED = ("h", "v", "t", "a", "d", "m", "\x1b[B", "?", "u")
"""Keys between the cards: questions, walking, help, taking back."""


def game_by_keys() -> list[tuple[float, str]]:
    """Return seconds and keys that play a whole game of La Roue: a number, which may be free, after a question."""
    keys = [key for place in range(200) for key in (ASKED[place % len(ASKED)], str(1 + place % 6))]
    return [(1.0 + 0.7 * place, key) for place, key in enumerate(keys)]


def test_a_table_whose_time_stands_still_does_not_keep_a_key_from_being_read() -> None:
    console = Timed([(1.0, "h")])
    computer = computer_at(console)
    typed = list[str]()

    class Stuck(Conversation):
        @property
        def due(self) -> float:
            return 0.0

    computer.conversation = Stuck()

    def talk() -> Talk[None]:
        typed.append((yield from computer.conversation.ask()))

    hold(computer, to_its_end(talk()), console.now, console.pass_time)
    assert typed == ["h"]


def test_a_conversation_in_another_process_is_held_as_one_in_this() -> None:
    """A whole game: the loop knows only entries and replies, and when to follow."""

    def played(conversation: Any, talk: Talk[Any]) -> Timed:
        console = Timed(game_by_keys())
        computer = computer_at(console)
        computer.conversation = conversation
        assert hold(computer, talk, console.now, console.pass_time) == "over"
        return console

    here = Conversation(KEYS)
    console = played(here, to_its_end(GameTalk(here, table(), "partie.journal").run()))
    with elsewhere() as there:
        assert played(there, here.line()).log == console.log
    assert len(console.log) > 50

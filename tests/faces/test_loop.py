"""The loop at a terminal: whatever goes wrong with the time, a person who types is heard."""

from audiogames.faces.terminal.loop import hold
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk

from .barrels import Timed
from .keyboard import computer_at, to_its_end


def test_a_table_whose_time_stands_still_does_not_keep_a_key_from_being_read() -> None:
    console = Timed([(1.0, "h")])
    computer = computer_at(console)
    typed = list[str]()

    class Stuck(Conversation):
        @property
        def due(self) -> float:
            return 0.0

    computer.conversation = Stuck(computer.conversation.settings, "fr")

    def talk() -> Talk[None]:
        typed.append((yield from computer.conversation.ask()))

    hold(computer, to_its_end(talk()), console.now, console.pass_time)
    assert typed == ["h"]

"""What the first line typed would wait for, done while the person still listens to the first menu."""

import gc

from audiogames.bots.policy import policy_for
from audiogames.faces.terminal.commands import command, named_card
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.tables import last_table


def warm_up(desk: Desk) -> None:
    """Load the usual game, its bots, and the words of all languages.

    What is loaded stays until the end: the garbage collector need not look at it again, which would take longer than a
    reply may.
    """
    policy_for(last_table(desk.settings).game)
    command("help")  # a word: letters are known without any catalogue
    named_card("7", desk.language, ())
    desk.narrator()
    gc.collect()
    gc.freeze()

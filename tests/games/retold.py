"""Whole games as one seat hears them, in French and without sounds: what is told before each of its own actions.

A reader of a game makes the public view of these sentences alone. It may calculate: it knows the rules, what its own
seat holds and does, and nothing else of the table.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from audiogames.bots.levels import make_bot
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Verbosity
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

NAMES: Final = ("Ana", "Bob", "Circe", "Dana")
COLOURS: Final = {
    "bleu": "blue",
    "jaune": "yellow",
    "rouge": "red",
    "vert": "green",
    "violet": "purple",
    "orange": "orange",
    "noir": "black",
}
LONGEST: Final = 6000
"""Steps after which a game that is not over counts as never ending."""

_COLOUR = "|".join(COLOURS)
_CARD = re.compile(rf"\b(\d+) ({_COLOUR})\b|\b({_COLOUR}) (\d+(?:, \d+)*)")


class Reader(Protocol):
    """Reads what one seat is told."""

    def __init__(self, seats: int) -> None:
        """Sit at seat 0 of a table of `seats`."""
        ...

    def read(self, line: str) -> None:
        """Take note of a sentence."""
        ...

    def act(self, action: str) -> None:
        """Take note of what the own seat does, in its text form, before it is told."""
        ...

    def public(self) -> dict[str, Any]:
        """Return the table as it must be."""
        ...

    @staticmethod
    def seen(view: Any) -> dict[str, Any]:
        """Return the same of a view of seat 0."""
        ...


class Heard(NamedTuple):
    """The news since the last action of seat 0, the view then, and the action that follows, None at the end."""

    lines: Sequence[str]
    view: Any
    action: str | None


def cards(text: str) -> list[str]:
    """Return the cards that a text names, in both ways in which they are named: "3 vert" and "vert 3, 8"."""
    found = []
    for value, behind, colour, values in _CARD.findall(text):
        found += [f"{COLOURS[behind]}-{value}"] if value else [f"{COLOURS[colour]}-{one}" for one in values.split(", ")]
    return found


def seat_named(name: str) -> int:
    """Return the seat of a name or of a word for the hearer."""
    return NAMES.index(name) if name in NAMES else 0


def heard(game: str, seats: int, seed: int, verbosity: Verbosity) -> Iterator[Heard]:
    """Play a game to its end, seat 0 as a bot would; yield what was told at each of its questions."""
    sitting = Sitting.new(game, NAMES[:seats], (PERSON, *["apprentice"] * (seats - 1)), {}, seed, MemoryStore())
    conversation = Conversation(Device(verbosity=verbosity, can=Ability(interactive=False)))
    bot, now, lines = make_bot(game, "witch", seed + 1), 0.0, list[str]()
    told_of, asked = 0, -1

    def take(reply: Reply | None) -> None:
        for told in () if reply is None else reply.told:
            lines.extend(line.text for line in told.utterances)

    take(conversation.begin(GameTalk(conversation, sitting, "retold").run(), now))
    for _ in range(LONGEST):
        if sitting.table.over:
            yield Heard(lines, sitting.view(0), None)
            return
        legal = sitting.table.legal().get(0, ())
        if conversation.skips or conversation.rests or not legal:
            now = max(now, conversation.due)
            take(conversation.follow(now))
            continue
        steps = len(sitting.table.steps)
        assert steps != asked, f"nothing came of what was done: {lines}"
        view, asked = sitting.table.view(0), steps
        bot.hear(sitting.hearing.events(told_of, steps, 0))
        told_of = steps
        action = sitting.game.format_action(bot.choose(view, legal))
        yield Heard(tuple(lines), sitting.view(0), action)
        lines.clear()
        offer = sitting.turns.offer(0)
        assert offer is not None
        take(conversation.enter(Entry("picked", action, offer=offer.number), now))
    raise AssertionError(f"{game} was not over after {LONGEST} steps")

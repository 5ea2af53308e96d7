"""Stickers in conversation: the assistant and what goes with it, from the main menu and from the command line."""

from collections.abc import Callable, Mapping
from functools import partial

from audiogames.core.errors import GameError
from audiogames.faces.stickers import neighbours
from audiogames.faces.stickers.assistant import FIRST_DECK, Assistant
from audiogames.faces.stickers.code_filling import choose_and_fill, fill
from audiogames.faces.stickers.port import tell
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.opening import opened
from audiogames.stickers.order_arguments import order_of
from audiogames.stickers.progress_store import as_made
from audiogames.tactile.codes import load_code
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import Plan, plan

Neighbour = Callable[[Desk, Plan], None]


def talk(
    about: str,
    words: tuple[str, ...],
    options: Mapping[str, str],
    language: str,
    console: StreamConsole | None = None,
) -> int:
    """Hold one conversation at the terminal and return the exit status.

    `about` is "assistant", "code" (the code to fill in is the only word), or "school", "verify", "where" or "read" (the
    word is the deck). Raises GameError where what was typed on the command line is wrong: then nothing was asked.
    """
    order = order_of(words[0] if about in NEIGHBOURS else FIRST_DECK, options, language)
    planned = None
    if about in NEIGHBOURS:
        planned = plan(order if "sheet" in options else as_made(order))
    if about == "code":
        load_code(words[0])
    with opened(language, console) as desk:
        if planned is not None:
            return _held(desk, partial(NEIGHBOURS[about], desk, planned))
        if about == "code":
            return _held(desk, partial(fill, desk, words[0], path=order.output))
        Sitting(desk, options).run()
        desk.answer(help_message("goodbye"))
    return 0


class Sitting:
    """A person at the menu of stickers. `options` are those of the command line: what they tell is not asked."""

    def __init__(self, desk: Desk, options: Mapping[str, str] | None = None) -> None:
        self.desk = desk
        self._options = options or {}

    def run(self) -> None:
        """Show the menu until the person goes back."""
        lines: list[tuple[str, Callable[[], None]]] = [
            ("make", self._make),
            ("school", lambda: self._about_a_deck(neighbours.learn)),
            ("verify", lambda: self._about_a_deck(neighbours.verify)),
            ("where", lambda: self._about_a_deck(neighbours.where)),
            ("read", lambda: self._about_a_deck(neighbours.read)),
            ("fill", lambda: choose_and_fill(self.desk)),
            ("decks", lambda: neighbours.scanner_decks(self.desk)),
        ]
        entries = [_entry(name) for name, _ in lines]
        while (place := pick(self.desk, help_message("stickers-talk-menu"), entries, 0)) is not None:
            lines[place][1]()

    def _assistant(self) -> Assistant:
        return Assistant(self.desk, order_of(FIRST_DECK, self._options, self.desk.language), frozenset(self._options))

    def _make(self) -> None:
        assistant = self._assistant()
        made = assistant.make()
        if made is not None:
            self._afterwards(made)

    def _about_a_deck(self, neighbour: Neighbour) -> None:
        planned = self._assistant().plan()
        if planned is not None:
            _held(self.desk, partial(neighbour, self.desk, planned))

    def _afterwards(self, made: Made) -> None:
        """Offer what comes after the files; Enter goes back to the menu."""
        names = list(NEIGHBOURS)
        entries = [_entry(name) for name in names]
        while (place := pick(self.desk, help_message("stickers-talk-next"), entries)) is not None:
            _held(self.desk, partial(NEIGHBOURS[names[place]], self.desk, made.plan))


NEIGHBOURS: Mapping[str, Neighbour] = {
    "school": neighbours.learn,
    "verify": neighbours.verify,
    "where": neighbours.where,
    "read": neighbours.read,
}
"""The conversations that are about one deck."""


def _held(desk: Desk, conversation: Callable[[], object]) -> int:
    """Hold a conversation; what cannot be done is told. Return the exit status."""
    try:
        conversation()
    except GameError as error:
        tell(desk, error.message)
        return 1
    return 0


def _entry(name: str) -> Entry:
    return Entry(help_message(_MENU[name]), help_message(_ABOUT[name]))


_MENU = {
    "make": "stickers-talk-menu-make",
    "school": "stickers-talk-menu-school",
    "verify": "stickers-talk-menu-verify",
    "where": "stickers-talk-menu-where",
    "read": "stickers-talk-menu-read",
    "fill": "stickers-talk-menu-fill",
    "decks": "stickers-talk-menu-decks",
}
_ABOUT = {
    "make": "stickers-talk-menu-about-make",
    "school": "stickers-talk-menu-about-school",
    "verify": "stickers-talk-menu-about-verify",
    "where": "stickers-talk-menu-about-where",
    "read": "stickers-talk-menu-about-read",
    "fill": "stickers-talk-menu-about-fill",
    "decks": "stickers-talk-menu-about-decks",
}

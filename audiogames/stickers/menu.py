"""The menu of the stickers: the assistant, and what comes after printing."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from audiogames.core.errors import GameError
from audiogames.play.conversation import Conversation
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk
from audiogames.stickers import after_printing
from audiogames.stickers.assistant import Assistant
from audiogames.stickers.code_editor import choose_and_fill, fill
from audiogames.stickers.confirm import AtOnce
from audiogames.stickers.order_arguments import order_of
from audiogames.stickers.progress_store import as_made
from audiogames.stickers.questions import tell
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import Plan, plan

AboutDeck = Callable[[Conversation, Plan], Talk[None]]
"""A conversation about one deck that was made, or will be."""
Opened = Callable[[Conversation, AtOnce], Talk[int]]
"""A conversation of the command line, once it has a conversation: it returns the exit status."""

ABOUT_DECK: Mapping[str, AboutDeck] = {
    "school": after_printing.learn,
    "verify": after_printing.verify,
    "where": after_printing.where,
    "read": after_printing.read,
}
"""The conversations about one deck, by the word of the command line."""


def asked_for(about: str, words: tuple[str, ...], options: Mapping[str, str], language: str) -> Opened:
    """Return the conversation that the command line asks for.

    `about` is "assistant", "code" (the code to fill in is the only word), or "school", "verify", "where" or "read" (the
    word is the deck). Raises GameError where what was typed on the command line is wrong: then nothing is asked.
    """
    order = order_of(words[0] if about in ABOUT_DECK else decks()[0], options, language)
    if about in ABOUT_DECK:
        planned = plan(order if "sheet" in options else as_made(order))
        return lambda conversation, _: _held(conversation, ABOUT_DECK[about](conversation, planned))
    if about == "code":
        load_code(words[0])
        return lambda conversation, _: _held(conversation, fill(conversation, words[0], path=order.output))
    return partial(_at_the_menu, options)


def _at_the_menu(options: Mapping[str, str], conversation: Conversation, at_once: AtOnce) -> Talk[int]:
    yield from StickersMenu(conversation, at_once, options).run()
    conversation.answer(help_message("goodbye"))
    return 0


class StickersMenu:
    """A person at the menu of stickers. `options` are those of the command line: what they tell is not asked."""

    def __init__(self, conversation: Conversation, at_once: AtOnce, options: Mapping[str, str] | None = None) -> None:
        self.conversation = conversation
        self._at_once = at_once
        self._options = options or {}

    def run(self) -> Talk[None]:
        """Show the menu until the person goes back."""
        lines: list[tuple[str, Callable[[], Talk[None] | None]]] = [
            ("make", self._make),
            ("school", lambda: self._about_a_deck(after_printing.learn)),
            ("verify", lambda: self._about_a_deck(after_printing.verify)),
            ("where", lambda: self._about_a_deck(after_printing.where)),
            ("read", lambda: self._about_a_deck(after_printing.read)),
            ("fill", lambda: choose_and_fill(self.conversation)),
            ("decks", lambda: after_printing.scanner_decks(self.conversation)),
        ]
        entries = [_entry(name) for name, _ in lines]
        title = help_message("stickers-talk-menu")
        while (place := (yield from pick(self.conversation, title, entries, 0))) is not None:
            talk = lines[place][1]()
            if talk is not None:
                yield from talk

    def _assistant(self) -> Assistant:
        order = order_of(decks()[0], self._options, self.conversation.language)
        return Assistant(self.conversation, self._at_once, order, frozenset(self._options))

    def _make(self) -> Talk[None]:
        made = yield from self._assistant().make()
        if made is not None:
            yield from self._afterwards(made)

    def _about_a_deck(self, about: AboutDeck) -> Talk[None]:
        planned = yield from self._assistant().plan()
        if planned is not None:
            yield from _held(self.conversation, about(self.conversation, planned))

    def _afterwards(self, made: Made) -> Talk[None]:
        """Offer what comes after the files; Enter goes back to the menu."""
        names = list(ABOUT_DECK)
        entries = [_entry(name) for name in names]
        title = help_message("stickers-talk-next")
        while (place := (yield from pick(self.conversation, title, entries))) is not None:
            yield from _held(self.conversation, ABOUT_DECK[names[place]](self.conversation, made.plan))


def _held(conversation: Conversation, talk: Talk[Any]) -> Talk[int]:
    """Hold a talk; what cannot be done is told. Return the exit status."""
    try:
        yield from talk
    except GameError as error:
        tell(conversation, error.message)
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

"""The assistant: which deck, which code, what is at hand; then the plan, and on Enter the files.

Each step can be left with 0 or Q for the one before; nothing that was chosen is lost by an error.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.faces.stickers.code_filling import fill
from audiogames.faces.stickers.port import line, tell
from audiogames.faces.stickers.ready import Ready
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick, yes
from audiogames.stickers.progress_store import as_made
from audiogames.stickers.supplies import MEANS, Means, Way
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import USUAL_CODE, Order, Plan, plan

FIRST_DECK = "air_sorciere"
"""Offered to whoever has played no game yet: its cards were adapted first."""


class Assistant:
    """One order, asked for question by question. What the command line gave (`given`) is not asked."""

    def __init__(self, desk: Desk, order: Order, given: Collection[str] = ()) -> None:
        self.desk = desk
        self.order = order
        self._given = given
        self._told: set[str] = set()

    def make(self) -> Made | None:
        """Ask, make the files and tell what they hold; None if the person goes back at the first question."""
        steps: list[Callable[[], bool]] = [self.choose_deck]
        if "code" not in self._given:
            steps.append(self.choose_code)
        if "format" not in self._given:
            steps.append(self.choose_means)
        at = 0
        while at >= 0:
            if at < len(steps):
                at += 1 if steps[at]() else -1
            elif (made := self._ready()) is not None:
                return made
            else:
                at -= 1
        return None

    def plan(self) -> Plan | None:
        """Ask for deck and code alone, and return the plan they were last made by; None if the person goes back."""
        while self.choose_deck():
            if "code" in self._given or self.choose_code():
                try:
                    return plan(self.order if "sheet" in self._given else as_made(self.order))
                except TactileError as error:
                    tell(self.desk, error.message)
        return None

    # Which deck.

    def choose_deck(self) -> bool:
        """Ask which deck; return whether one was chosen."""
        known = [load_deck(id) for id in decks()]
        entries = [Entry(_text(deck.names[self.desk.language]), _about(deck)) for deck in known]
        entries.append(_entry("stickers-talk-deck-own", "stickers-talk-about-deck-own"))
        ids = [deck.id for deck in known]
        last = self.desk.settings.last_table
        usual = last.game if last is not None and last.game in ids else FIRST_DECK
        while True:
            place = pick(self.desk, help_message("stickers-talk-deck"), entries, ids.index(usual))
            if place is None:
                return False
            name = ids[place] if place < len(ids) else self._own("stickers-talk-deck-file", load_deck)
            if name is not None:
                if name != self.order.deck:  # a size or a group of another deck means nothing here
                    kept = {"card": self.order.card} if "card" in self._given else {"card": None}
                    self.order = replace(self.order, deck=name, **kept)
                return True

    def _own(self, question: str, load: Callable[[str], object]) -> str | None:
        """Return the path of a file of the person's own that can be read; None if they go back."""
        while True:
            typed = line(self.desk, help_message(question))
            if not typed:
                return None
            path = typed if typed.endswith(".toml") or "/" in typed or "\\" in typed else f"{typed}.toml"
            try:
                load(path)
            except GameError as error:
                tell(self.desk, error.message)
            else:
                return path

    # Which code.

    def choose_code(self) -> bool:
        """Ask which code; return whether one was chosen that can write the deck."""
        known = self._codes()
        entries = [self._code_entry(id) for id in known]
        entries.append(_entry("stickers-talk-code-own", "stickers-talk-about-code-own"))
        while True:
            place = pick(self.desk, help_message("stickers-talk-code"), entries, 0)
            if place is None:
                return False
            name = known[place] if place < len(known) else self._own("stickers-talk-code-file", load_code)
            usable = None if name is None else self._usable(name)
            if usable is not None:
                self.order = replace(self.order, code=usable)
                return True

    def _usable(self, name: str) -> str | None:
        """Return a code that can write the deck: this one or, where it is empty, the person's own once filled in."""
        lacks = self._lacks(name)
        if lacks is not None and load_code(name).is_empty:
            filled = self._filled(name)
            if filled is None:
                return None
            name, lacks = filled, self._lacks(filled)
        if lacks is not None:
            tell(self.desk, lacks)
            return None
        return name

    def _codes(self) -> list[str]:
        """Return the codes to offer: the usual one first, those of the person's language next, empty ones last."""
        here = self.desk.language
        return sorted(codes(), key=lambda id: (id != USUAL_CODE, load_code(id).is_empty, not id.endswith(here), id))

    def _code_entry(self, id: str) -> Entry:
        code = load_code(id)
        return Entry(_text(code.names[self.desk.language]), _text(code.provenance[self.desk.language]))

    def _filled(self, name: str) -> str | None:
        """Tell that a code is empty, and offer to fill it in; return the person's own file of it, if there is one."""
        if not yes(self.desk, help_message("stickers-talk-code-empty"), usual=False):
            return None
        try:
            return fill(self.desk, name, self.order.deck)
        except GameError as error:
            tell(self.desk, error.message)
            return None

    def _lacks(self, code: str) -> Message | None:
        """Return what a code lacks to write the deck; None where it lacks nothing."""
        try:
            stickers(load_deck(self.order.deck), load_code(code), parts=self.order.parts)
        except GameError as error:
            return error.message
        return None

    # With what.

    def choose_means(self) -> bool:
        """Ask what there is to make stickers with; return whether that makes an order that can be worked out."""
        entries = [_entry(means.label, means.about) for means in MEANS]
        while True:
            place = pick(self.desk, help_message("stickers-talk-means"), entries, 0)
            if place is None:
                return False
            way = self._way(MEANS[place])
            if way is None:
                continue
            changes = {"sheet": None, **way.changes}
            if "sheet" in self._given:
                del changes["sheet"]
            order = replace(self.order, formats=way.formats, **changes)
            try:
                self.order = plan(order).order
            except TactileError as error:
                tell(self.desk, error.message)
            else:
                return True

    def _way(self, means: Means) -> Way | None:
        if len(means.ways) == 1:
            return means.ways[0]
        place = pick(self.desk, help_message(means.question), [_entry(way.label) for way in means.ways], 0)
        return None if place is None else means.ways[place]

    def _ready(self) -> Made | None:
        try:
            ready = Ready(self.desk, plan(self.order), self._told, folder_given="output" in self._given)
        except TactileError as error:
            tell(self.desk, error.message)
            return None
        made = ready.make()
        self.order = ready.order
        return made


def _text(words: str) -> Message:
    return help_message("text", text=words)


def _entry(label: str, about: str | None = None) -> Entry:
    return Entry(help_message(label), None if about is None else help_message(about))


def _about(deck: Deck) -> Message:
    number = sum(component.copies for component in deck.chosen())
    size = {"width": deck.card.width, "height": deck.card.height}
    return help_message("stickers-talk-about-deck", number=number, **size)

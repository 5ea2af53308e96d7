"""The assistant: which deck, which code, what is at hand; then the plan, and on Enter the files.

Each step can be left with 0 or Q for the one before; nothing that was chosen is lost by an error.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.play.conversation import Conversation
from audiogames.play.menus.questions import Entry, help_message, pick, yes
from audiogames.play.prompts import Talk
from audiogames.stickers.code_editor import fill
from audiogames.stickers.confirm import AtOnce, Confirmation
from audiogames.stickers.progress_store import as_made
from audiogames.stickers.questions import line, tell
from audiogames.stickers.supplies import SUPPLIES, Supply, Way
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import USUAL_CODE, Order, Plan, plan


class Assistant:
    """One order, asked for question by question. What the command line gave (`given`) is not asked."""

    def __init__(self, conversation: Conversation, at_once: AtOnce, order: Order, given: Collection[str] = ()) -> None:
        self.conversation = conversation
        self._at_once = at_once
        self.order = order
        self._given = given
        self._told: set[str] = set()

    def make(self) -> Talk[Made | None]:
        """Ask, make the files and tell what they hold; None if the person goes back at the first question."""
        steps: list[Callable[[], Talk[bool]]] = [self.choose_deck]
        if "code" not in self._given:
            steps.append(self.choose_code)
        if "format" not in self._given:
            steps.append(self.choose_supplies)
        at = 0
        while at >= 0:
            if at < len(steps):
                at += 1 if (yield from steps[at]()) else -1
            elif (made := (yield from self._confirmed())) is not None:
                return made
            else:
                at -= 1
        return None

    def plan(self) -> Talk[Plan | None]:
        """Ask for deck and code alone, and return the plan they were last made by; None if the person goes back."""
        while (yield from self.choose_deck()):
            if "code" in self._given or (yield from self.choose_code()):
                try:
                    return plan(self.order if "sheet" in self._given else as_made(self.order))
                except TactileError as error:
                    tell(self.conversation, error.message)
        return None

    # Which deck.

    def choose_deck(self) -> Talk[bool]:
        """Ask which deck; return whether one was chosen."""
        known = [load_deck(id) for id in decks()]
        entries = [Entry(_text(deck.names[self.conversation.language]), _about(deck)) for deck in known]
        entries.append(_entry("stickers-talk-deck-own", "stickers-talk-about-deck-own"))
        ids = [deck.id for deck in known]
        last = self.conversation.settings.last_table
        usual = last.game if last is not None and last.game in ids else ids[0]
        while True:
            place = yield from pick(self.conversation, help_message("stickers-talk-deck"), entries, ids.index(usual))
            if place is None:
                return False
            own = place == len(ids)
            name = (yield from self._own("stickers-talk-deck-file", load_deck)) if own else ids[place]
            if name is not None:
                if name != self.order.deck:  # a size or a group of another deck means nothing here
                    kept = {"card": self.order.card} if "card" in self._given else {"card": None}
                    self.order = replace(self.order, deck=name, **kept)
                return True

    def _own(self, question: str, load: Callable[[str], object]) -> Talk[str | None]:
        """Return the path of a file of the person's own that can be read; None if they go back."""
        while True:
            typed = yield from line(self.conversation, help_message(question))
            if not typed:
                return None
            path = typed if typed.endswith(".toml") or "/" in typed or "\\" in typed else f"{typed}.toml"
            try:
                load(path)
            except GameError as error:
                tell(self.conversation, error.message)
            else:
                return path

    # Which code.

    def choose_code(self) -> Talk[bool]:
        """Ask which code; return whether one was chosen that can write the deck."""
        known = self._codes()
        entries = [self._code_entry(id) for id in known]
        entries.append(_entry("stickers-talk-code-own", "stickers-talk-about-code-own"))
        while True:
            place = yield from pick(self.conversation, help_message("stickers-talk-code"), entries, 0)
            if place is None:
                return False
            own = place == len(known)
            name = (yield from self._own("stickers-talk-code-file", load_code)) if own else known[place]
            usable = None if name is None else (yield from self._usable(name))
            if usable is not None:
                self.order = replace(self.order, code=usable)
                return True

    def _usable(self, name: str) -> Talk[str | None]:
        """Return a code that can write the deck: this one or, where it is empty, the person's own once filled in."""
        lacks = self._lacks(name)
        if lacks is not None and load_code(name).is_empty:
            filled = yield from self._filled(name)
            if filled is None:
                return None
            name, lacks = filled, self._lacks(filled)
        if lacks is not None:
            tell(self.conversation, lacks)
            return None
        return name

    def _codes(self) -> list[str]:
        """Return the codes to offer: the usual one first, those of the person's language next, empty ones last."""
        here = self.conversation.language
        return sorted(codes(), key=lambda id: (id != USUAL_CODE, load_code(id).is_empty, not id.endswith(here), id))

    def _code_entry(self, id: str) -> Entry:
        code = load_code(id)
        return Entry(_text(code.names[self.conversation.language]), _text(code.provenance[self.conversation.language]))

    def _filled(self, name: str) -> Talk[str | None]:
        """Tell that a code is empty, and offer to fill it in; return the person's own file of it, if there is one."""
        if not (yield from yes(self.conversation, help_message("stickers-talk-code-empty"), usual=False)):
            return None
        try:
            return (yield from fill(self.conversation, name, self.order.deck))
        except GameError as error:
            tell(self.conversation, error.message)
            return None

    def _lacks(self, code: str) -> Message | None:
        """Return what a code lacks to write the deck; None where it lacks nothing."""
        try:
            stickers(load_deck(self.order.deck), load_code(code), parts=self.order.parts)
        except GameError as error:
            return error.message
        return None

    # With what.

    def choose_supplies(self) -> Talk[bool]:
        """Ask what there is to make stickers with; return whether that makes an order that can be worked out."""
        entries = [_entry(supply.label, supply.about) for supply in SUPPLIES]
        while True:
            place = yield from pick(self.conversation, help_message("stickers-talk-means"), entries, 0)
            if place is None:
                return False
            way = yield from self._way(SUPPLIES[place])
            if way is None:
                continue
            changes = {"sheet": None, **way.changes}
            if "sheet" in self._given:
                del changes["sheet"]
            order = replace(self.order, formats=way.formats, **changes)
            try:
                self.order = plan(order).order
            except TactileError as error:
                tell(self.conversation, error.message)
            else:
                return True

    def _way(self, supply: Supply) -> Talk[Way | None]:
        if len(supply.ways) == 1:
            return supply.ways[0]
        place = yield from pick(
            self.conversation, help_message(supply.question), [_entry(way.label) for way in supply.ways], 0
        )
        return None if place is None else supply.ways[place]

    def _confirmed(self) -> Talk[Made | None]:
        try:
            planned = plan(self.order)
        except TactileError as error:
            tell(self.conversation, error.message)
            return None
        folder_given = "output" in self._given
        confirmation = Confirmation(self.conversation, self._at_once, planned, self._told, folder_given)
        made = yield from confirmation.make()
        self.order = confirmation.order
        return made


def _text(words: str) -> Message:
    return help_message("text", text=words)


def _entry(label: str, about: str | None = None) -> Entry:
    return Entry(help_message(label), None if about is None else help_message(about))


def _about(deck: Deck) -> Message:
    number = sum(component.copies for component in deck.chosen())
    size = {"width": deck.card.width, "height": deck.card.height}
    return help_message("stickers-talk-about-deck", number=number, **size)

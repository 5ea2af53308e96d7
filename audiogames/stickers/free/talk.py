from collections.abc import Callable, Iterable, Sequence

from audiogames.core.errors import system_reason
from audiogames.core.messages import Cue, Items, Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import whole
from audiogames.play.parsing.entries import SECOND_ENTER
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import Key, Lines, Prompt, Talk
from audiogames.stickers.free import words as free_words
from audiogames.stickers.free.cards import TypedCards
from audiogames.stickers.free.table import EACH, NOBODY, FreeTable, HeldTable, TableFact, TableStep, sees
from audiogames.tactile.decks import Deck
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words import card_message

Spread = Callable[[Sequence[Message | Cue]], None]


class FreeTalk:
    """`own` is the person of this device. `spread` says messages on all others."""

    def __init__(
        self,
        conversation: Conversation,
        deck: Deck,
        kept: HeldTable,
        own: int | None = None,
        spread: Spread = lambda said: None,
    ) -> None:
        self.conversation = conversation
        self._deck = deck
        self._kept = kept
        self._is_apart = kept.setup.ear == EACH
        self._own = own if self._is_apart or kept.setup.ear < 0 else kept.setup.ear
        self._by = self._own if self._is_apart and self._own is not None else NOBODY
        self._spread = spread
        self._cards = TypedCards(deck, conversation.device.language)
        self._copies = {face.id: face.copies for face in deck.components}
        self._scanned_at: float | None = None
        self._given_back = ""

    @property
    def table(self) -> FreeTable:
        return self._kept.table

    @property
    def _names(self) -> tuple[str, ...]:
        return self.table.names

    @property
    def _hand(self) -> tuple[str, ...]:
        return () if self._own is None else self.table.hands[self._own]

    @property
    def _facts(self) -> list[tuple[int, TableFact]]:
        return [(place, fact) for place, fact in enumerate(self._kept.history.facts) if sees(self._by, fact)]

    @property
    def _usual(self) -> int:
        return self._own if self._is_apart and self._own is not None else self.table.turn

    def _line(self, lines: Lines = ()) -> Talk[str]:
        given_back, self._given_back = self._given_back, ""
        while not given_back:
            self.conversation.breath.flush()
            typed = yield Prompt("line", lines=self.conversation.labelled(lines))
            assert typed is not None  # there is no end to wait for
            since, self._scanned_at = self._scanned_at, self.conversation.now if scans_in(typed)[0] else None
            waited = self.conversation.entries.waited
            if since is not None:
                waited = min(waited, self.conversation.now - since)
            # Some scanners press Enter twice: the second is no answer.
            if typed.strip() or since is None or waited >= SECOND_ENTER:
                return typed if typed in (*Key,) else typed.strip()
        return given_back

    def _ends(self, typed: str) -> bool:
        return typed == Key.ESCAPE or free_words.command(typed)[0] == "quit"

    def _answer(self, *messages: Message) -> None:
        for message in messages:
            self.conversation.breath.answer(*whole(self.conversation, message))

    def _tell(self, *messages: Message) -> None:
        self._answer(*messages)
        self._spread([message for message in messages if not message.private])

    def _add(self, fact: TableFact) -> bool:
        return self._step(TableStep("add", fact, by=self._by)) is not None

    def _step(self, step: TableStep) -> TableFact | None:
        try:
            return self._kept.keep(step)
        except OSError as error:
            self._answer(menu_message("free-not-kept", reason=system_reason(error)))
            return None

    def _listed(self, cards: Iterable[str]) -> Items:
        return Items(tuple(card_message(self._deck.id, card) for card in cards))

    def _person(self, typed: str) -> tuple[int | None, str]:
        """Return who is named first, and the rest."""
        text = plain(typed)
        for person, name in sorted(enumerate(self._names), key=lambda each: -len(each[1])):
            called = plain(name)
            if text == called or text.startswith(f"{called} "):
                return person, text[len(called) :].strip(" ,:")
        first, _, rest = text.partition(" ")
        found = [person for person, name in enumerate(self._names) if first and plain(name).startswith(first)]
        return (found[0], rest) if len(found) == 1 else (None, typed)

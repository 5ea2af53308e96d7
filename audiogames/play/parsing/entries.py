"""Entries at one device: answers, scans, silencing keys and meaningless keys are distinguished."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Final, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import Category, Cue, Message, Urgency
from audiogames.play.device import Device, ListenerState
from audiogames.play.listener.breath import REFUSAL, Breath
from audiogames.play.parsing.commands import command
from audiogames.play.parsing.typed import meant
from audiogames.play.prompts import FREE_KEYS, KEYS, Awaited, Key, PickedOffer, ScannedCards

TYPED_AHEAD: Final = 0.3
"""Seconds within which nobody can have heard and answered a question."""

SECOND_ENTER: Final = 0.1
"""Maximum seconds between the two Enters of a scanner."""

Scan: TypeAlias = Callable[[str, str | None, bool], tuple[Message, ...] | None]
"""Returns messages about scanned cards, by text, current game, and True if a seat is taken."""


class Entries:
    """Filters the entries of one device: returns answers, and handles all others by its `breath`.

    `waited` is the seconds that the last entry took, if known.
    """

    def __init__(self, breath: Breath, scan: Scan | None) -> None:
        self.waited = inf
        self._breath = breath
        self._scan = scan
        self._is_scanned = False
        """True after the scan of a card."""
        self._spared: Callable[[], None] | None = None
        self._given_back: str | None = None
        self._ignores_typed_ahead = False
        self._is_too_soon_told = False
        self._silenced = False
        """True if Escape was pressed last, and only silenced."""

    def note(self, waited: float) -> None:
        self.waited = waited
        if waited >= TYPED_AHEAD:
            self._is_too_soon_told = False

    def come_too_soon(self) -> None:
        """Announce that an entry came too soon to be an answer: once, since a key may be held down.

        The announcement does not interrupt current words, which may be the question.
        """
        if not self._is_too_soon_told:
            self._is_too_soon_told = True
            self._breath.beside(Cue(REFUSAL, "me"))
            self._breath.announce(Message("key-too-soon", {}, Category.SYSTEM, Urgency.RESULT), asked=True)

    def ignore_typed_ahead(self) -> None:
        """Ignore entries typed before the next question, since they were meant for another."""
        self._ignores_typed_ahead = True

    def give_back(self, typed: str) -> None:
        """Use this as the next entry, since it was no answer to the last question."""
        self._given_back = typed

    def spare_enter(self, instead: Callable[[], None]) -> None:
        """Call this if the next key is Enter, which may belong to a place that the person has just left."""
        self._spared = instead

    def begin(self) -> str | None:
        """Begin to read for a question, and return an entry that was given back."""
        self._is_scanned = False
        given_back, self._given_back = self._given_back, None
        return given_back

    def answer_in(self, typed: str, kind: Awaited, any_key: bool, device: Device, here: ListenerState) -> str | None:
        if isinstance(typed, PickedOffer):
            self._breath.answer(reason("stale-offer"))  # it answers the table, not this question
            return None
        if self._ignores_typed_ahead and device.can.interactive and self.waited < TYPED_AHEAD:
            self.come_too_soon()
            return None
        self._ignores_typed_ahead = False
        typed = meant(typed, kind == "line")
        if self._only_silences(typed, kind, device):
            self._breath.silence()
            return None
        spared, self._spared = self._spared, None
        if spared is not None and not typed:
            spared()
            return None
        if (refused := _refused(typed, any_key, device)) is not None:
            self._breath.answer(refused)
            return None
        # Some scanners press Enter twice: the second is no answer either.
        if self._is_scanned and not typed and self.waited < SECOND_ENTER:
            self._is_scanned = False
            return None
        named = self._scan(typed, here.game, here.seat_taken) if self._scan is not None else None
        if named is None:
            return typed
        if here.takes_cards and (cards := _cards_of(named)):
            self._is_scanned = True
            return cards
        self._breath.answer(*named)
        self._is_scanned = True
        return None

    def _only_silences(self, typed: str, kind: Awaited, device: Device) -> bool:
        """Return True if an entry only silences the voice.

        In single-key mode that is Escape, which has its usual meaning when repeated. In lines it is a line of spaces.
        """
        if kind == "line" or (kind == "command" and device.keys == "line"):
            return typed != "" and not typed.strip(" ")
        self._silenced = typed == Key.ESCAPE and not self._silenced
        return self._silenced


def _cards_of(named: Sequence[Message]) -> ScannedCards | None:
    cards = [str(message.arguments["id"]) for message in named if "id" in message.arguments]
    return ScannedCards(" ".join(cards)) if len(cards) == len(named) else None


def _refused(typed: str, any_key: bool, device: Device) -> Message | None:
    """Return the answer to meaningless keys, and to non-printing keys within a line."""
    nothing = Message("key-does-nothing", {}, Category.SYSTEM, Urgency.RESULT)
    if typed == Key.PASTED:
        return Message("pasted", {}, Category.SYSTEM, Urgency.RESULT)
    if typed in FREE_KEYS:
        return None if any_key or command(typed, device.letters) is not None else nothing
    if typed in KEYS and typed != Key.OTHER:
        return None
    if typed == Key.OTHER or (typed and not any(map(str.isprintable, typed))):
        return nothing
    if Key.ESCAPE in typed:
        return Message("keys-in-line", {}, Category.SYSTEM, Urgency.RESULT)
    return None

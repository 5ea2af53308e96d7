"""What comes after the files: the finger school, a check of the finished deck, and where a card's sticker is."""

import secrets

from audiogames.core.chance import Generator
from audiogames.core.messages import Message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_parts
from audiogames.play.menus.questions import help_message, yes
from audiogames.play.prompts import Talk
from audiogames.stickers.deck_check import check_deck
from audiogames.stickers.progress_store import drop, keep, kept
from audiogames.stickers.questions import LineInterview, tell
from audiogames.stickers.school import school
from audiogames.tactile.guide import Index, guide
from audiogames.tactile.guide.practice import practice, signs_of
from audiogames.tactile.labels import place
from audiogames.tactile.orders.order import Plan, on_paper
from audiogames.tactile.physical import all_decks, look_up
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words.typed import stops


def learn(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Hold the finger school of a deck; what was learnt is kept. Raises TactileError."""
    deck, code, parts = planned.deck, planned.code, planned.order.parts
    placed = place(practice(code, deck, parts), planned.sheet)
    series = signs_of(code, deck, parts)
    chance = Generator(secrets.randbits(64))
    begun = kept("school", deck, code)
    interview = LineInterview(conversation)
    learnt = yield from school(interview, placed, series, code, chance, conversation.language, begun)
    keep("school", deck, code, learnt)


def verify(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Check a finished deck card by card; a check that is broken off can be gone on with. Raises TactileError."""
    deck, code = planned.deck, planned.code
    scan = None
    if any(physical.deck == deck.id for physical in all_decks().decks):
        with_scanner = yield from yes(conversation, help_message("stickers-talk-with-scanner"), usual=False)
        scan = _Scanner(deck.id) if with_scanner else None
    begun = kept("checks", deck, code)
    if begun is not None and not (yield from yes(conversation, help_message("stickers-talk-check-begun"))):
        begun = None
    interview = LineInterview(conversation, scans=scan is not None)
    checked = yield from check_deck(interview, planned.stickers, deck, code, conversation.language, begun, scan)
    cards = {(sticker.card, sticker.copy) for sticker in planned.stickers}
    if sum(checked["seen"].values()) < len(cards):
        keep("checks", deck, code, checked)
    else:
        drop("checks", deck, code)


def where(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Tell for card after card on which label its stickers are, until Enter alone or Q."""
    sheet, placed = on_paper(planned)
    index = Index(placed, planned.deck)
    interview = LineInterview(conversation)
    interview.tell(Message("stickers-talk-where", {"sheet": sheet.about()}))
    question = Message("stickers-talk-which-where")
    while not stops(typed := (yield from interview.ask(question))) and typed:
        interview.tell(index.where(typed, conversation.language))


def read(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Read the placement guide aloud, a part at a time. Raises TactileError."""
    sheet, placed = on_paper(planned)
    parts: list[list[str]] = []
    for section in guide(placed, planned.deck, planned.code, sheet, conversation.language, planned.relief).sections:
        if section.level == 1 or not parts:
            parts.append([])
        parts[-1] += [f"{section.heading}.", *section.paragraphs, *section.items]
    yield from read_parts(conversation, parts, help_message("stickers-talk-read-end"))


def scanner_decks(conversation: Conversation) -> None:
    """Tell which decks a scanner can name."""
    known = all_decks()
    tell(conversation, *known.broken)
    if not known.decks:
        tell(conversation, help_message("physical-scan-no-decks"))
    for deck in known.decks:
        tell(
            conversation,
            help_message("stickers-talk-scanner-deck", name=deck.name or deck.deck, number=len(deck.cards)),
        )


class _Scanner:
    """Turns what a scanner types into the id of a card of one deck."""

    def __init__(self, deck: str) -> None:
        self._deck = deck

    def __call__(self, typed: str) -> str | None:
        for scanned in scans_in(typed)[0]:
            found = look_up(scanned.id)
            if found is not None and found.deck.deck == self._deck:
                return found.card.card
        return None

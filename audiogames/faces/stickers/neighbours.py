"""What comes after the files: the finger school, a check of the finished deck, and where a card's sticker is."""

import secrets

from audiogames.core.chance import Generator
from audiogames.core.messages import Message
from audiogames.faces.stickers.port import Port, tell
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.help import read_parts
from audiogames.faces.terminal.menu import help_message, yes
from audiogames.stickers.deck_check import check_deck
from audiogames.stickers.progress_store import drop, keep, kept
from audiogames.stickers.school import school
from audiogames.tactile.guide import Index, guide
from audiogames.tactile.guide.practice import practice, signs_of
from audiogames.tactile.labels import place
from audiogames.tactile.orders.order import Plan, on_paper
from audiogames.tactile.physical import all_decks, look_up
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words.typed import stops


def learn(desk: Desk, planned: Plan) -> None:
    """Hold the finger school of a deck; what was learnt is kept. Raises TactileError."""
    deck, code, parts = planned.deck, planned.code, planned.order.parts
    placed = place(practice(code, deck, parts), planned.sheet)
    series = signs_of(code, deck, parts)
    chance = Generator(secrets.randbits(64))
    learnt = school(Port(desk), placed, series, code, chance, desk.language, kept("school", deck, code))
    keep("school", deck, code, learnt)


def verify(desk: Desk, planned: Plan) -> None:
    """Check a finished deck card by card; a check that is broken off can be gone on with. Raises TactileError."""
    deck, code = planned.deck, planned.code
    scan = None
    if any(physical.deck == deck.id for physical in all_decks().decks):
        scan = _Scanner(deck.id) if yes(desk, help_message("stickers-talk-with-scanner"), usual=False) else None
    begun = kept("checks", deck, code)
    if begun is not None and not yes(desk, help_message("stickers-talk-check-begun")):
        begun = None
    port = Port(desk, scans=scan is not None)
    checked = check_deck(port, planned.stickers, deck, code, desk.language, begun, scan)
    cards = {(sticker.card, sticker.copy) for sticker in planned.stickers}
    if sum(checked["seen"].values()) < len(cards):
        keep("checks", deck, code, checked)
    else:
        drop("checks", deck, code)


def where(desk: Desk, planned: Plan) -> None:
    """Tell for card after card on which label its stickers are, until Enter alone or Q."""
    sheet, placed = on_paper(planned)
    index = Index(placed, planned.deck)
    port = Port(desk)
    told = Message("stickers-talk-where", {"sheet": sheet.about()})
    port.tell(told)
    question = Message("stickers-talk-which-where")
    while not stops(typed := port.ask(question)) and typed:
        port.tell(index.where(typed, desk.language))


def read(desk: Desk, planned: Plan) -> None:
    """Read the placement guide aloud, a part at a time. Raises TactileError."""
    sheet, placed = on_paper(planned)
    parts: list[list[str]] = []
    for section in guide(placed, planned.deck, planned.code, sheet, desk.language, planned.relief).sections:
        if section.level == 1 or not parts:
            parts.append([])
        parts[-1] += [f"{section.heading}.", *section.paragraphs, *section.items]
    read_parts(desk, parts, help_message("stickers-talk-read-end"))


def scanner_decks(desk: Desk) -> None:
    """Tell which decks a scanner can name."""
    known = all_decks()
    tell(desk, *known.broken)
    if not known.decks:
        tell(desk, help_message("physical-scan-no-decks"))
    for deck in known.decks:
        tell(desk, help_message("stickers-talk-scanner-deck", name=deck.name or deck.deck, number=len(deck.cards)))


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

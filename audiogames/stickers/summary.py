"""What an order comes to, in sentences: before it is made, while it is checked, and when its files are there."""

from collections.abc import Iterable, Sequence

from audiogames.core.messages import Argument, Items, Message
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.lint import Finding
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import FORMATS, Plan
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import load_sheet, sheets
from audiogames.tactile.toml import own_named


def text(words: str) -> Message:
    """Return words that stand in a file, as a message."""
    return Message("text", {"text": words})


def plan_told(plan: Plan) -> tuple[Message, ...]:
    """Return what will be made: cards, stickers and sheets, the code, and how thick the pile becomes."""
    language = plan.order.language
    cards = {(sticker.card, sticker.copy) for sticker in plan.stickers}
    lines = [
        Message(
            "stickers-plan",
            {
                "deck": plan.deck.names[language],
                "code": plan.code.names[language],
                "cards": len(cards),
                "stickers": len(plan.stickers),
            },
        ),
        Message("stickers-plan-sheet", {"sheet": plan.sheet.about(), "pages": plan.pages}),
    ]
    if plan.pile.cards and not any(finding.rule == "pile" and finding.level == "warning" for finding in plan.findings):
        height = Message(f"stickers-relief-{plan.relief.id}")
        bare, thick = (round(plan.pile.bare), round(plan.pile.thickest))
        lines.append(Message("stickers-plan-pile", {"relief": height, "bare": bare, "thick": thick}))
    lines += plan.sheet.warnings()
    return tuple(lines)


def findings_told(findings: Iterable[Finding], language: str) -> tuple[Message, ...]:
    """Return what is worth knowing of a check before the stickers are made."""
    return tuple(text(finding.text(language)) for finding in findings if finding.level in ("error", "warning"))


def check_told(findings: Sequence[Finding], language: str) -> tuple[Message, ...]:
    """Return all that a check found, and a last sentence that counts it."""
    worst = [finding for finding in findings if finding.level == "error"]
    doubts = [finding for finding in findings if finding.level == "warning"]
    end = Message("stickers-check-end", {"errors": len(worst), "warnings": len(doubts)})
    return (*(text(finding.text(language)) for finding in findings), end)


def made_told(made: Made) -> tuple[Message, ...]:
    """Return what the files are and what each holds."""
    lines = [
        Message("stickers-file", {"file": file.path.name, "about": file.about}) for file in made.files if file.about
    ]
    folder = str(made.plan.order.folder.absolute())
    end = Message("stickers-made", {"number": len(made.files), "folder": folder})
    return (*lines, end, *made.kept)


def lists_told(language: str, *kinds: str) -> tuple[Message, ...]:
    """Return what there is to choose from, of the kinds named or of all. Raises TactileError."""
    for kind in kinds:
        if kind not in _LISTS:
            raise refusal("stickers-list-unknown", word=kind[:80], known=", ".join(_LISTS))
    return tuple(message for kind in kinds or _LISTS for message in _LISTS[kind](language))


def _decks(language: str) -> Iterable[Message]:
    yield Message("stickers-list-decks")
    for id in decks():
        deck = load_deck(id)
        parts = Items(tuple(text(group.id) for group in deck.groups if not group.optional))
        more = Items(tuple(text(group.id) for group in deck.groups if group.optional))
        told: dict[str, Argument] = {"id": id, "name": deck.names[language], "parts": parts}
        if more.messages:
            yield Message("stickers-list-deck-more", {**told, "more": more})
        else:
            yield Message("stickers-list-deck", told)


def _codes(language: str) -> Iterable[Message]:
    yield Message("stickers-list-codes")
    for id in dict.fromkeys((*codes(), *own_named("codes"))):
        code = load_code(id)
        state = "stickers-list-code-empty" if code.is_empty else "stickers-list-code"
        yield Message(state, {"id": id, "name": code.names[language], "provenance": code.provenance[language]})


def _sheets(language: str) -> Iterable[Message]:
    yield Message("stickers-list-sheets")
    for id in sheets():
        yield Message("stickers-list-sheet", {"id": id, "about": load_sheet(id).about()})


def _formats(language: str) -> Iterable[Message]:
    yield Message("stickers-list-formats")
    for id in FORMATS:
        yield Message("stickers-list-format", {"id": id, "about": Message(f"stickers-format-{id}")})


def _reliefs(language: str) -> Iterable[Message]:
    yield Message("stickers-list-reliefs")
    for id in PROFILES:
        yield Message("stickers-list-relief", {"id": id, "about": Message(f"stickers-relief-{id}")})


_LISTS = {"decks": _decks, "codes": _codes, "sheets": _sheets, "formats": _formats, "reliefs": _reliefs}


def code_told(name: str) -> tuple[tuple[Message, ...], bool]:
    """Return what a check of a code found, deck by deck, and whether it serves one of them.

    Raises TactileError where the code cannot be read.
    """
    from audiogames.tactile.errors import TactileError
    from audiogames.tactile.layout import stickers
    from audiogames.tactile.words.names import cards_named

    code = load_code(name)
    lines = []
    serves = False
    for id in decks():
        deck = load_deck(id)
        try:
            with cards_named(id):
                made = stickers(deck, code, parts=tuple(group.id for group in deck.groups))
        except TactileError as error:
            lines.append(Message("stickers-code-lacks", {"deck": id, "reason": error.message}))
        else:
            serves = True
            lines.append(Message("stickers-code-serves", {"deck": id, "stickers": len(made)}))
    return tuple(lines), serves

"""Orders of stickers: typed on the command line, kept for another day, and told in sentences.

What fingers have learnt of a deck and how far its check has come are kept beside its order.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Literal

from audiogames.core.messages import Argument, Items, Message, result
from audiogames.tactile.codes import Code, codes, load_code
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.cells import EMBOSSERS
from audiogames.tactile.export.solid.blanks import LIMITS
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import Finding
from audiogames.tactile.orders.files import Made
from audiogames.tactile.orders.order import EVERYTHING, FORMATS, Order, Plan, plan
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import load_sheet, sheets
from audiogames.tactile.toml import own_folder, own_named, own_path
from audiogames.tactile.words import cards_named
from audiogames.tactile.writing import write_text

# What was typed after `stickers`, as an order.


_SIZE: Final = re.compile(r"(\d{1,3}(?:[.,]\d+)?)\s*[x×]\s*(\d{1,3}(?:[.,]\d+)?)", re.IGNORECASE)


def order_of(deck: str, options: Mapping[str, str], language: str) -> Order:
    """Return the order for a deck, `options` being those of the command line. Raises TactileError."""
    wanted: dict[str, Any] = {"deck": deck, "language": language}
    for name, value in options.items():
        key, read = _READERS[name]
        wanted[key] = read(value)
    return Order(**wanted)


def card_size(text: str) -> CardSize:
    """Return the size of a card typed as 63x88, in mm. Raises TactileError."""
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        raise refusal("stickers-card-size", typed=text[:80])
    width, height = (float(number.replace(",", ".")) for number in found.groups())
    if not (10 <= width <= 300 and 10 <= height <= 300):
        raise refusal("stickers-card-size", typed=text[:80])
    return CardSize(width, height)


def words(text: str) -> tuple[str, ...]:
    """Return what stands between commas or spaces."""
    return tuple(text.replace(",", " ").split())


def formats(text: str) -> tuple[str, ...]:
    """Return names of formats; `all` is every one. Raises TactileError for a name that is none."""
    named = words(text.lower())
    if EVERYTHING in named:
        return (EVERYTHING,)
    for name in named:
        if name not in FORMATS:
            raise refusal("stickers-format-unknown", name=name[:80], known=", ".join(FORMATS))
    if not named:
        raise refusal("stickers-format-unknown", name=text[:80], known=", ".join(FORMATS))
    return named


def _parts(text: str) -> tuple[str, ...]:
    named = words(text)
    if not named:
        raise refusal("stickers-parts")
    return named


def _corners(text: str) -> int:
    if text.strip() not in ("1", "2"):
        raise refusal("stickers-corners", typed=text[:80])
    return int(text)


def _first(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 4 and int(text) >= 1):
        raise refusal("stickers-first", typed=text[:80])
    return int(text)


def _embosser(text: str) -> str:
    if text.lower() not in EMBOSSERS:
        raise refusal("stickers-embosser", typed=text[:80], known=", ".join(EMBOSSERS))
    return text.lower()


def _factor(text: str) -> float:
    number = text.replace(",", ".")
    least, most = LIMITS["height-factor"]
    if not re.fullmatch(r"\d(\.\d+)?", number) or not least <= float(number) <= most:
        raise refusal("stickers-factor", typed=text[:80], least=least, most=most)
    return float(number)


_READERS: Final[Mapping[str, tuple[str, Callable[[str], Any]]]] = {
    "code": ("code", str),
    "format": ("formats", formats),
    "sheet": ("sheet", str),
    "card": ("card", card_size),
    "relief": ("relief", str),
    "output": ("output", own_path),
    "corners": ("corners", _corners),
    "parts": ("parts", _parts),
    "first": ("first", _first),
    "name": ("name", str),
    "embosser": ("embosser", _embosser),
    "fdm-height": ("height_factor", _factor),
    "fdm-width": ("width_factor", _factor),
    "overwrite": ("overwrite", lambda _: True),
    "no-captions": ("captions", lambda _: False),
    "anyway": ("anyway", lambda _: True),
}
"""For each option the field of the order, and what reads its value."""


# What is kept from one day to the next: the last order, what fingers have learnt, how far a check has come.


Kind = Literal["orders", "school", "checks"]
LARGEST: Final = 1024 * 1024
"""Bytes: a year of lessons takes a hundredth of it."""


def kept(kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None:
    """Return what was kept for a deck in a code; None where nothing was, or nothing that can be read."""
    path = _path(kind, deck, code)
    try:
        if path.stat().st_size > LARGEST:
            return None
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def keep(kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
    """Keep this for the next time. Raises TactileError."""
    write_text(_path(kind, deck, code), json.dumps(found, ensure_ascii=False, indent=1) + "\n", overwrite=True)


def drop(kind: Kind, deck: Deck, code: Code) -> None:
    """Keep nothing any more: it is finished."""
    _path(kind, deck, code).unlink(missing_ok=True)


def keep_order(planned: Plan) -> None:
    """Keep which sheets a deck was made on: its labels are asked for on another day. Raises TactileError."""
    order = planned.order
    made = {name: getattr(order, name) for name in ("first", "card", "corners", "formats", "embosser", "parts")}
    keep("orders", planned.deck, planned.code, {"sheet": order.sheet or planned.sheet.id, **made})


def as_made(order: Order) -> Order:
    """Return an order with the sheets on which its deck was made last in its code; as it is where none was.

    Raises TactileError where there is no such deck or code.
    """
    last = kept("orders", load_deck(order.deck), load_code(order.code)) or {}
    try:
        card, parts = last.get("card"), last.get("parts")
        found = replace(
            order,
            sheet=str(last["sheet"]),
            first=int(last["first"]),
            card=None if card is None else CardSize(*map(float, card)),
            corners=int(last["corners"]),
            formats=tuple(map(str, last.get("formats", ()))),
            embosser=str(last.get("embosser", order.embosser)),
            parts=None if parts is None else tuple(map(str, parts)),
        )
        plan(found)
    except (TactileError, ValueError, TypeError, KeyError, AttributeError):  # nothing kept, or for another deck
        return order
    return found


def _path(kind: Kind, deck: Deck, code: Code) -> Path:
    return own_folder(kind) / f"{file_name(deck.id)}-{file_name(code.id)}.json"


def file_name(name: str) -> str:
    """Return a name without accents, spaces and whatever else makes a path hard to type."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", "".join(one for one in decomposed if one.isascii()))[:60].strip("-")


# What an order comes to: before it is made, while it is checked, and when its files are there.


def text(words: str) -> Message:
    """Return words that stand in a file, as a message."""
    return Message("text", {"text": words})


def plan_told(plan: Plan) -> tuple[Message, ...]:
    """Return what will be made: cards, stickers and sheets, the code, how thick the pile becomes, notes of the deck."""
    language = plan.order.language
    cards = {(sticker.card, sticker.copy) for sticker in plan.stickers}
    lines = [
        result(
            "stickers-plan",
            deck=plan.deck.names[language],
            code=plan.code.names[language],
            cards=len(cards),
            stickers=len(plan.stickers),
        ),
        result("stickers-plan-sheet", sheet=plan.sheet.about(), pages=plan.pages),
    ]
    if plan.pile.cards and not any(finding.rule == "pile" and finding.level == "warning" for finding in plan.findings):
        height = Message(f"stickers-relief-{plan.relief.id}")
        bare, thick = (round(plan.pile.bare), round(plan.pile.thickest))
        lines.append(Message("stickers-plan-pile", {"relief": height, "bare": bare, "thick": thick}))
    lines += plan.sheet.warnings()
    made = {sticker.group for sticker in plan.stickers}
    lines += [text(group.note[language]) for group in plan.deck.groups if group.note and group.id in made]
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
        if kind not in LISTS:
            raise refusal("stickers-list-unknown", word=kind[:80], known=", ".join(LISTS))
    told = []
    for kind in kinds or LISTS:
        ids, about = LISTS[kind]
        told += [Message(f"stickers-list-{kind}"), *(about(id, language) for id in ids())]
    return tuple(told)


def _deck(id: str, language: str) -> Message:
    deck = load_deck(id)
    parts = Items(tuple(text(group.id) for group in deck.groups if not group.optional))
    more = Items(tuple(text(group.id) for group in deck.groups if group.optional))
    told: dict[str, Argument] = {"id": id, "name": deck.names[language], "parts": parts}
    return (
        result("stickers-list-deck-more", **told, more=more) if more.messages else result("stickers-list-deck", **told)
    )


def _code(id: str, language: str) -> Message:
    code = load_code(id)
    state = "stickers-list-code-empty" if code.is_empty else "stickers-list-code"
    return Message(state, {"id": id, "name": code.names[language], "provenance": code.provenance[language]})


LISTS: Final[Mapping[str, tuple[Callable[[], Iterable[str]], Callable[[str, str], Message]]]] = {
    "decks": (decks, _deck),
    "codes": (lambda: dict.fromkeys((*codes(), *own_named("codes"))), _code),
    "sheets": (sheets, lambda id, _: result("stickers-list-sheet", id=id, about=load_sheet(id).about())),
    "formats": (
        lambda: FORMATS,
        lambda id, _: result("stickers-list-format", id=id, about=Message(f"stickers-format-{id}")),
    ),
    "reliefs": (
        lambda: PROFILES,
        lambda id, _: result("stickers-list-relief", id=id, about=Message(f"stickers-relief-{id}")),
    ),
}
"""The kinds that can be listed: the names of all, and what is told of one, by its name and in which language."""


def code_told(name: str) -> tuple[tuple[Message, ...], bool]:
    """Return what a check of a code found, deck by deck, and whether it serves one of them.

    Raises TactileError where the code cannot be read.
    """
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

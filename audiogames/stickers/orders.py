"""Orders of stickers: command line, storage, and sentences.

Progress of school and check is stored by deck and code, and a measured shift by the printer's name.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Literal

from audiogames.bootstrap.environment import program
from audiogames.core.messages import Argument, Items, Message, result
from audiogames.resources import LOCALES, complete
from audiogames.stickers.known_game import about_game, found_games, warned
from audiogames.tactile.codes import Code, codes, load_code
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.decks.draft import slug
from audiogames.tactile.decks.files import known_games, own_decks
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.cells import EMBOSSERS
from audiogames.tactile.export.guide import Index
from audiogames.tactile.export.paper.page import CROSS, LEAST_LETTERS, MOST_LETTERS
from audiogames.tactile.export.solid.blanks import LIMITS
from audiogames.tactile.layout import pieces, stickers
from audiogames.tactile.lint import LintFinding
from audiogames.tactile.orders import numbers
from audiogames.tactile.orders.files import OrderResult
from audiogames.tactile.orders.handwork import handwork_told, ways_told
from audiogames.tactile.orders.order import DRIFTING, EVERYTHING, FLAT, FORMATS, RAISED, Order, Plan, code_for
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import PAGES, load_sheet, sheets
from audiogames.tactile.toml import own_folder, own_named, own_path
from audiogames.tactile.words import cards_named
from audiogames.tactile.writing import read_record, write_record

# What was typed after `stickers`, as an order.


USUAL_PRINTER: Final = ""
MOST_SHIFT: Final = 10.0
"""Maximum mm: more is no drift."""
MOST_SCALE: Final = 0.03
"""More is no fault of a printer, but "fit to page"."""
LONGEST_FILE: Final = 60
SMALLEST_BED, LARGEST_BED = 100, 1000
"""Limits in mm of a 3D printer's bed."""
_SHIFT: Final = re.compile(r"([-−]?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*([-−]?\d{1,2}(?:\.\d+)?)")
_SIZE: Final = re.compile(r"(\d{1,3}(?:[.,]\d+)?)\s*[x×]\s*(\d{1,3}(?:[.,]\d+)?)", re.IGNORECASE)


def order_of(deck: str, options: Mapping[str, str], language: str) -> Order:
    """Return the order for a deck with options of the command line. Raises TactileError."""
    wanted = {"deck": deck, "language": complete(language), **_read(options)}
    printer = options.get("printer", USUAL_PRINTER)
    usual = dict(zip(("shift", "scale"), kept_setting(printer), strict=True))
    if {"shift", "scale"} & wanted.keys():
        keep_setting(printer, *({**usual, **wanted}[name] for name in usual))
    wanted = {**usual, **wanted}
    return Order(**wanted)


def _read(options: Mapping[str, str]) -> dict[str, Any]:
    return {_READERS[name][0]: _READERS[name][1](value) for name, value in options.items() if name in _READERS}


def _size(id: str, least: float, most: float) -> Callable[[str], CardSize]:
    """Parses "63x88", in mm."""

    def read(text: str) -> CardSize:
        sides = _sides(text)
        if not sides or not all(least <= side <= most for side in sides):
            raise refusal(id, typed=text[:80], least=least, most=most)
        return CardSize(*sides)

    return read


def _sides(text: str) -> list[float]:
    found = _SIZE.fullmatch(text.strip())
    return [float(number.replace(",", ".")) for number in found.groups()] if found else []


card_size: Final = _size("stickers-card-size", 10, 300)


def words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def formats(text: str) -> tuple[str, ...]:
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


def _number(id: str, least: float, most: float, kind: type[float] = int, **told: Argument) -> Callable[[str], Any]:
    def read(text: str) -> float:
        form = r"\d{1,4}" if kind is int else r"\d{1,3}([.,]\d{1,3})?"
        number = kind(text.strip().replace(",", ".")) if re.fullmatch(form, text.strip(), re.ASCII) else None
        if number is None or not least <= number <= most:
            raise refusal(id, typed=text[:80], least=least, most=most, **told)
        return number

    return read


def _embosser(text: str) -> str:
    if text.lower() not in EMBOSSERS:
        raise refusal("stickers-embosser", typed=text[:80], known=", ".join(EMBOSSERS))
    return text.lower()


def _shift(text: str) -> tuple[float, float]:
    found = _SHIFT.fullmatch(text.strip())
    if found is None:
        raise refusal("stickers-shift", typed=text[:80], most=MOST_SHIFT)
    across, down = (float(number.replace(",", ".").replace("−", "-")) for number in found.groups())
    if max(abs(across), abs(down)) > MOST_SHIFT:
        raise refusal("stickers-shift", typed=text[:80], most=MOST_SHIFT)
    return across, down


def _scale(text: str) -> tuple[float, float]:
    """Parse the measured distances of the crosses of a test page, "168.5x255", of the paper that they fit."""
    measured = _sides(text)
    for page in PAGES.values() if measured else ():
        across, down = (round(one / (side - 2 * CROSS), 5) for one, side in zip(measured, page, strict=True))
        if max(abs(across - 1), abs(down - 1)) <= MOST_SCALE:
            return across, down
    raise refusal("stickers-crosses", typed=text[:80], most=100 * MOST_SCALE)


def _signs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for part in text.split(","):
        value, equals, sign = part.partition("=")
        if not (equals and value.strip() and sign.strip()):
            raise refusal("stickers-signs", typed=text[:80])
        pairs.append((value.strip(), sign.strip()))
    return tuple(pairs)


_READERS: Final[Mapping[str, tuple[str, Callable[[str], Any]]]] = {
    "code": ("code", str),
    "format": ("formats", formats),
    "sheet": ("sheet", str),
    "card": ("card", card_size),
    "relief": ("relief", str),
    "output": ("output", own_path),
    "corners": ("corners", _number("stickers-corners", 1, 2)),
    "parts": ("parts", _parts),
    "only": ("only", words),
    "signs": ("signs", _signs),
    "values": ("values", words),
    "first": ("first", _number("stickers-first", 1, 9999)),
    "name": ("name", str),
    "embosser": ("embosser", _embosser),
    "shift": ("shift", _shift),
    "crosses": ("scale", _scale),
    "letters": ("letters", _number("stickers-letters", LEAST_LETTERS, MOST_LETTERS, float)),
    "bed": ("bed", _size("stickers-bed", SMALLEST_BED, LARGEST_BED)),
    "cells": ("cells", _number("stickers-embosser-page", 12, 48, name="cells")),
    "lines": ("lines", _number("stickers-embosser-page", 8, 40, name="lines")),
    "fdm-height": ("height_factor", _number("stickers-factor", *LIMITS["height-factor"], float)),
    "fdm-width": ("width_factor", _number("stickers-factor", *LIMITS["width-factor"], float)),
    "overwrite": ("overwrite", lambda _: True),
    "no-captions": ("captions", lambda _: False),
    "colours": ("colours", lambda _: True),
    "anyway": ("anyway", lambda _: True),
}


def order_again(made: Plan, text: str, free: int, options: Mapping[str, str] | None = None) -> Order:
    """Return the order for lost stickers, such as "le 5 noir et le 8 rouge", on labels from `free` on.

    A card named twice is made twice, if it has as many copies. Another sheet has all labels free. Raises TactileError
    for unknown or ambiguous names.
    """
    given = _read(options or {})
    cards = cards_named_in(text, Index(made.placed, made.deck), made.order.language)
    first = free if free <= made.sheet.labels and given.get("sheet", made.sheet.id) == made.sheet.id else 1
    changed = {"first": first, "sheet": made.sheet.id, "output": None, **given}
    return replace(made.order, only=cards, number=0, **changed)


def cards_named_in(text: str, index: Index, language: str) -> tuple[str, ...]:
    whole = index.meant(text, language)
    if len(whole) == 1:
        return whole
    found: list[str] = []
    for part in _parted(text):
        meant = index.meant(part, language)
        if len(meant) != 1:
            raise TactileError(index.where(part, language))
        found += meant
    if not found:
        raise TactileError(index.where(text, language))
    return tuple(found)


def _parted(text: str) -> list[str]:
    """Split at commas, semicolons, "et", "and", "puis" and "then"."""
    parts = re.split(r"[,;]|\bet\b|\band\b|\bpuis\b|\bthen\b", text, flags=re.IGNORECASE)
    return [part.strip() for part in parts if part.strip()]


# What is kept from one day to the next: what fingers have learnt, how far a check has come, how a printer prints.


Kind = Literal["school", "checks"]


def kept(kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None:
    return read_record(_path(kind, deck, code))


def keep(kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
    """Raises TactileError."""
    write_record(_path(kind, deck, code), found)


def drop(kind: Kind, deck: Deck, code: Code) -> None:
    with suppress(OSError):  # it is then asked about once more
        _path(kind, deck, code).unlink(missing_ok=True)


def as_made(order: Order, code_given: bool = True) -> Order:
    """Return the last order of a deck, and of the code if that is given, or the given one. Raises TactileError."""
    return numbers.last_of(order, load_deck(order.deck).id, load_code(order.code).id if code_given else None)


def asked_order(word: str, options: Mapping[str, str], language: str) -> Order:
    """The word after `where`, `verify`, `school` or `read` is a number or a deck. Raises TactileError."""
    if word.isascii() and word.isdigit() and len(word) <= numbers.LONGEST:
        return numbers.order_numbered(int(word), language)
    order = order_of(word, options, language)
    return order if "sheet" in options else as_made(order, "code" in options)


Pair = tuple[float, float]


def kept_setting(printer: str) -> tuple[Pair, Pair]:
    """Return a shift in mm and a scale, by default (0, 0) and (1, 1)."""
    try:
        found = (read_record(_printers()) or {})[printer]
        across, down, wide, high = map(float, (*found, 1.0, 1.0)[:4])
    except (ValueError, KeyError, TypeError):
        return (0.0, 0.0), (1.0, 1.0)
    good = max(abs(across), abs(down)) <= MOST_SHIFT and max(abs(wide - 1), abs(high - 1)) <= MOST_SCALE
    return ((across, down), (wide, high)) if good else ((0.0, 0.0), (1.0, 1.0))


def keep_setting(printer: str, shift: Pair, scale: Pair) -> None:
    """Raises TactileError."""
    write_record(_printers(), {**(read_record(_printers()) or {}), printer: [*shift, *scale]})


def _printers() -> Path:
    return own_folder("printers") / "shifts.json"


def _path(kind: Kind, deck: Deck, code: Code) -> Path:
    return own_folder(kind) / f"{slug(deck.id, LONGEST_FILE)}-{slug(code.id, LONGEST_FILE)}.json"


# What an order comes to: before it is made, while it is checked, and when its files are there.


PRINTING: Final = {
    "sure": "stickers-plan-sure",
    "measured": "stickers-plan-measured",
    "shifted": "stickers-plan-shifted",
}


def text(words: str) -> Message:
    return Message("text", {"text": words})


def plan_told(plan: Plan) -> tuple[Message, ...]:
    """Return cards, stickers and sheets, code, thickness of the pile, and notes."""
    if plan.order.sticks_nothing:
        return ()
    language = plan.order.language
    lines = [
        *warned(plan.deck),
        result(
            "stickers-plan" if any(one.stacks for one in plan.stickers) else "stickers-plan-pieces",
            deck=plan.deck.names[language],
            code=plan.code.names[language],
            cards=len(pieces(plan.stickers)),
            stickers=len(plan.stickers),
        ),
        result("stickers-plan-sheet", sheet=plan.sheet.about(), pages=plan.pages),
        *handwork_told(plan),
        *plan.completion.told,
        *_printing_told(plan),
    ]
    if plan.pile.cards and not any(finding.rule == "pile" and finding.level == "warning" for finding in plan.findings):
        height = Message(f"stickers-relief-{plan.relief.id}")
        bare, thick = (round(plan.pile.bare), round(plan.pile.thickest))
        lines.append(Message("stickers-plan-pile", {"relief": height, "bare": bare, "thick": thick}))
    lines += plan.sheet.warnings()
    lines += about_game(plan.deck, plan.order.card is not None)[len(warned(plan.deck)) :]
    made = {sticker.group for sticker in plan.stickers}
    lines += [
        text(group.note[language])
        for group in plan.deck.groups
        if group.note and group.id in made and not (group.asked and plan.order.values)
    ]
    return tuple(lines)


def _printing_told(plan: Plan) -> Iterator[Message]:
    formats, (verdict, margin) = set(plan.order.formats), plan.tolerance
    if formats & DRIFTING and verdict in ("sure", "measured"):
        across, down = plan.order.shift
        shifted = verdict == "measured" and (across, down) != (0.0, 0.0)
        told: dict[str, Argument] = {"margin": round(margin, 1)}
        if shifted:
            sides = ("stickers-shift-right" if across >= 0 else "stickers-shift-left",
                     "stickers-shift-down" if down >= 0 else "stickers-shift-up")  # fmt: skip
            told["across"] = Message(sides[0], {"number": abs(across)})
            told["down"] = Message(sides[1], {"number": abs(down)})
        yield Message(PRINTING["shifted" if shifted else verdict], told)
    if formats & FLAT and not formats & RAISED:
        yield from (Message("stickers-plan-flat"), *ways_told(plan))


def findings_told(findings: Iterable[LintFinding], language: str) -> tuple[Message, ...]:
    return tuple(text(finding.text(language)) for finding in findings if finding.level in ("error", "warning"))


def check_told(findings: Sequence[LintFinding], language: str) -> tuple[Message, ...]:
    """Return all findings of a check, and their counts."""
    worst = [finding for finding in findings if finding.level == "error"]
    doubts = [finding for finding in findings if finding.level == "warning"]
    end = Message("stickers-check-end", {"errors": len(worst), "warnings": len(doubts)})
    return (*(text(finding.text(language)) for finding in findings), end)


def made_told(made: OrderResult) -> tuple[Message, ...]:
    lines = [
        Message("stickers-file", {"file": file.path.name, "about": file.about}) for file in made.files if file.about
    ]
    folder = str(made.plan.order.folder.absolute())
    end = Message("stickers-made", {"number": len(made.files), "folder": folder})
    number = made.plan.order.number
    command: dict[str, Argument] = {"number": number, "program": program()}
    return (*lines, end, *((Message("stickers-order-made", command),) if number else ()), *made.kept)


def lists_told(language: str, *kinds: str) -> tuple[Message, ...]:
    """All kinds by default. Raises TactileError."""
    told: list[Message] = []
    for kind in kinds:
        if kind not in LISTS:
            found = found_games(kind)
            if not found:
                raise refusal("stickers-list-unknown", word=kind[:80], known=", ".join(LISTS))
            told += [line for id in found for line in deck_told(load_deck(id), language)]
    kinds = tuple(kind for kind in kinds if kind in LISTS) if told else kinds
    if told and not kinds:
        return tuple(told)
    for kind in kinds or LISTS:
        ids, about = LISTS[kind]
        told.append(Message(f"stickers-list-{kind}"))
        for id in ids():
            told += list(deck_told(load_deck(id), language)) if kind == "decks" else [about(id, language)]
    return tuple(told)


def _deck(id: str, language: str) -> Message:
    deck = load_deck(id)
    parts = Items(tuple(text(group.id) for group in deck.groups if not group.optional))
    more = Items(tuple(text(group.id) for group in deck.groups if group.optional))
    told: dict[str, Argument] = {"id": id, "name": deck.names[language], "parts": parts}
    return (
        result("stickers-list-deck-more", **told, more=more) if more.messages else result("stickers-list-deck", **told)
    )


def deck_told(deck: Deck, language: str) -> Iterator[Message]:
    yield _deck(deck.id, language)
    if deck.checked is not None:
        by, on = deck.checked
        yield result("stickers-list-checked", by=by, on=on)


def _code(id: str, language: str) -> Message:
    code = load_code(id)
    state = "stickers-list-code-empty" if code.is_empty else "stickers-list-code"
    return Message(state, {"id": id, "name": code.names[language], "provenance": code.provenance[language]})


def _game(id: str, language: str) -> Message:
    deck = load_deck(id)
    return result("stickers-list-game", id=id, name=deck.names[language], number=deck.counted)


LISTS: Final[Mapping[str, tuple[Callable[[], Iterable[str]], Callable[[str, str], Message]]]] = {
    "decks": (lambda: (*decks(), *own_decks()), _deck),
    "games": (known_games, _game),
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
"""The names of each kind, and the message for one by name and language."""


def code_told(name: str) -> tuple[tuple[Message, ...], bool]:
    load_code(name)
    lines = []
    serves = False
    for id in decks():
        deck = load_deck(id)
        try:
            with cards_named(id):
                code = code_for(deck, name, LOCALES[0])
                made = stickers(deck, code, parts=tuple(group.id for group in deck.groups))
        except TactileError as error:
            lines.append(Message("stickers-code-lacks", {"deck": id, "reason": error.message}))
        else:
            serves = True
            lines.append(Message("stickers-code-serves", {"deck": id, "stickers": len(made)}))
    return tuple(lines), serves

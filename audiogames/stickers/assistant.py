"""The assistant: deck, code and supplies, then the plan, and on Enter the files.

Each step goes back with 0 or Q. Errors lose no choices.
"""

import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Argument, Items, Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick_whole, yes
from audiogames.play.parsing.typed import number
from audiogames.play.prompts import Talk
from audiogames.settings import LastTable
from audiogames.stickers.code_tables import fill
from audiogames.stickers.deck_maker import DeckMaker
from audiogames.stickers.known_game import MOST_FOUND, BoxQuestions, found_games
from audiogames.stickers.orders import LONGEST_FILE, as_made, card_size, findings_told, made_told, plan_told
from audiogames.stickers.questions import line, refusals_told, tell
from audiogames.storage.folders import documents
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.decks.draft import slug
from audiogames.tactile.decks.files import known_games
from audiogames.tactile.decks.naming import plain
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.export.braille.cells import EMBOSSERS, USUAL_EMBOSSER
from audiogames.tactile.layout import pieces, stickers
from audiogames.tactile.orders.files import OrderResult, make
from audiogames.tactile.orders.order import (
    BLANKS,
    PLAIN_OF,
    PRINTED,
    SPARING,
    USUAL_CODE,
    Order,
    Plan,
    best_plan,
    code_for,
    plan,
)
from audiogames.tactile.physical.symbology import SYMBOLOGIES
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import load_sheet
from audiogames.tactile.sheets.labels import fitting
from audiogames.tactile.toml import is_path
from audiogames.tactile.words.typed import echo

# What people have at hand to make stickers with, and which files that asks for.

LABELS: Final = ("pdf", "test", "guide", "practice")
SUPPLIES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "labels": {"": LABELS},
    "swell": {"": ("swell", "guide", "practice")},
    "cutter": {"svg": ("svg", "guide"), "svg-72": ("svg-72", "guide"), "dxf": ("dxf", "guide")},
    "embosser": {**dict.fromkeys(EMBOSSERS, ("brf", "html")), "pef": ("pef", "html")},
    "solid": {"3mf": ("3mf", "jig", "html"), "stl": ("stl", "jig", "html"), "plates": ("plates",)},
    "tags": {"qr": ("qr",), "datamatrix": ("datamatrix",), "nfc": ("nfc",), "qr-nfc": ("qr", "nfc")},
    "dots": {"": ("html",)},
}
"""The formats of each way to use a supply, the defaults first. Several ways are asked about.

The guide names labels by sheet, row and column, so it is for sheets. Embossers and 3D printers have other layouts with
cards' names, for which there is the proof page.
"""
ON_LABELS: Final = ("labels", "tags")
"""Supplies that need sheets of labels."""

ON_SHEETS: Final = PRINTED | {"practice", *SYMBOLOGIES}
"""Formats printed on the sheets."""
CAPTIONED: Final = frozenset({"pdf", "swell", "brf", "pef"})
RAISED: Final = BLANKS | {"uv"}
"""Formats with raised marks."""
WAY: Final = "stickers-work-way"
BACKS: Final = frozenset({*SYMBOLOGIES, "nfc"})
"""They register the deck under a name."""


# The last question: each part of the plan can be changed, Enter makes the files.

EVERY_SECONDS: Final = 2.0
"""Longer than a sentence."""
PAGES: Final = ("A4", "Letter")
LONGEST_NAME: Final = 60

COUNTS: Final = ("stickers-plan", "stickers-plan-pieces", "stickers-plan-sheet", "stickers-work", "stickers-talk-backs")
"""Messages of a plan with counts of stickers and sheets."""

ChangeLine = tuple[MenuLine, Callable[[], Talk[None] | None]]
AtOnce = Callable[[Message], None]
"""Announces something immediately while the person waits."""


class Confirmation:
    """One plan, until its files are made or the person goes back.

    `told` are messages already announced. With `brief`, only counts and errors are announced, and advice and changes
    are lines of the menu.
    """

    def __init__(
        self,
        conversation: Conversation,
        at_once: AtOnce,
        planned: Plan,
        told: set[str],
        folder_given: bool = False,
        brief: bool = False,
    ) -> None:
        self.conversation = conversation
        self._brief = brief
        self._short = brief
        self._at_once = at_once
        self._plan = planned
        self._told = told
        self._made: OrderResult | None = None
        if not folder_given:
            word = catalogue(conversation.device.language).words("stickers-talk-folder-word")
            self._put(usual_folder(word, planned.deck.names[planned.order.language]))

    @property
    def order(self) -> Order:
        return self._plan.order

    def make(self) -> Talk[OrderResult | None]:
        """None if the person goes back."""
        while self._made is None:
            self._tell_plan()
            lines = self._lines()
            title = "stickers-talk-ready-errors" if self._plan.errors else "stickers-talk-ready"
            usual = None if self._plan.errors else 0
            place = yield from pick_whole(self.conversation, menu_message(title), [entry for entry, _ in lines], usual)
            if place is None:
                return None
            asked = lines[place][1]()
            if asked is not None:
                yield from asked
        return self._made

    def _tell_plan(self) -> None:
        words = catalogue(self.conversation.device.language)
        lines = self._plan_told()
        if self._brief:
            wrong = {words.text(one) for one in findings_told(self._plan.errors, self.order.language)}
            lines = [one for one in lines if one.id in COUNTS or words.text(one) in wrong]
            told: dict[str, Argument] = {"name": self._plan.sheet.name, "pages": self._plan.pages}
            short = Message("stickers-plan-sheet-brief", told)
            lines = [short if one.id == "stickers-plan-sheet" else one for one in lines]
        new = [message for message in lines if words.text(message) not in self._told]
        self._told.update(words.text(message) for message in new)
        tell(self.conversation, *new)

    def _plan_told(self) -> list[Message]:
        planned, formats = self._plan, set(self.order.formats)
        lines = list(plan_told(planned))
        silent = {WAY}
        if not formats & ON_SHEETS:
            silent.add("stickers-plan-sheet")
        if formats <= BACKS:
            cards = pieces(sticker for sticker in planned.stickers if sticker.stacks)
            told: dict[str, Argument] = {"deck": planned.deck.names[planned.order.language], "number": len(cards)}
            backs = menu_message("stickers-talk-backs", **told)
            lines = [backs if message.id == "stickers-plan" else message for message in lines]
            silent.add("stickers-plan-pile")
        else:
            lines += findings_told(planned.findings, planned.order.language)
        if any(finding.rule == "pile" for finding in planned.findings):  # it says the same, and what to do
            silent.add("stickers-plan-pile")
        return [message for message in lines if message.id not in silent]

    def _lines(self) -> list[ChangeLine]:
        order, formats = self.order, set(self.order.formats)
        errors = bool(self._plan.errors)
        lines: list[ChangeLine] = [
            (_entry("stickers-talk-make-anyway") if errors else _entry("stickers-talk-make"), self._make)
        ]
        if self._brief:
            return [*lines, (_entry("stickers-talk-advice"), self._all)]
        if formats & ON_SHEETS:
            lines.append((_entry("stickers-talk-sheet"), self._sheet))
            if not self._plan.sheet.plain:
                lines.append((_entry("stickers-talk-first", number=order.first), self._first))
        card = order.card or self._plan.deck.card
        lines.append((_entry("stickers-talk-card", width=card.width, height=card.height), self._card))
        if formats & RAISED:
            relief = Message(f"stickers-relief-{order.relief}")
            lines.append((_entry("stickers-talk-relief", relief=relief), self._relief))
        if formats & CAPTIONED:
            captions = "stickers-talk-captions-on" if order.captions else "stickers-talk-captions-off"
            lines.append((_entry(captions), self._captions))
        if formats - BACKS:
            qr = "stickers-talk-qr-on" if "qr" in formats else "stickers-talk-qr-off"
            lines.append((_entry(qr), self._qr))
        if formats & BACKS:
            name = order.name or self._plan.deck.names[order.language]
            lines.append((_entry("stickers-talk-name", name=name), self._name))
        folder = order.folder
        where = {"name": folder.name, "parent": str(folder.absolute().parent)}
        if self._plan.deck.asked:
            values = Items(tuple(Message("text", {"text": value}) for value in self._plan.deck.asked), "and")
            lines.append((_entry("stickers-talk-values", values=values), self._values))
        lines.append((_entry("stickers-talk-folder", **where), self._folder))
        if self._ways():
            lines.append((_entry("stickers-talk-ways"), lambda: tell(self.conversation, *self._ways())))
        return lines

    def _all(self) -> None:
        """Announce the advice left out, and offer every change from now on."""
        self._brief = False

    def _ways(self) -> tuple[Message, ...]:
        return tuple(
            way._replace(arguments={**way.arguments, "format": "none"})
            for way in plan_told(self._plan)
            if way.id == WAY
        )

    # The files.

    def _make(self) -> None:
        progress = JobProgress(self._at_once)
        progress.begin(menu_message("stickers-talk-making"))
        try:
            self._made = make(replace_order(self._plan, anyway=True), progress)
        except GameError as error:
            tell(self.conversation, error.message)
            self._put(self.order.folder)
            return
        made = made_told(self._made)
        tell(self.conversation, *(made[len(self._made.files) :] if self._short else made))

    # Changes. An impossible one is announced, and nothing changes.

    def _change(self, **changes: object) -> bool:
        with refusals_told(self.conversation):
            self._plan = plan(replace(self.order, **changes))  # type: ignore[arg-type]
            return True
        return False

    def _sheet(self) -> Talk[None]:
        ids = [id for page in PAGES for id in fitting(self._plan.stickers, page)]
        about = [MenuLine(load_sheet(id).about()) for id in ids]
        now_used = self._plan.sheet.id
        usual = ids.index(now_used) if now_used in ids else None
        place = yield from pick_whole(self.conversation, menu_message("stickers-talk-which-sheet"), about, usual)
        if place is not None:
            self._change(sheet=ids[place], first=1)

    def _first(self) -> Talk[None]:
        told = {"min": 1, "max": self._plan.sheet.labels}
        while typed := (yield from line(self.conversation, menu_message("stickers-talk-which-first", **told))):
            if (first := number(typed)) is not None and self._change(first=first):
                return

    def _card(self) -> Talk[None]:
        question = menu_message("stickers-talk-which-card")
        while typed := (yield from line(self.conversation, question)):
            question = menu_message("stickers-talk-which-card-again")
            with refusals_told(self.conversation):
                if self._change(card=card_size(typed)):
                    return

    def _values(self) -> Talk[None]:
        while typed := (yield from line(self.conversation, menu_message("stickers-talk-which-values"))):
            if self._change(values=tuple(typed.replace(",", " ").split())):
                return

    def _relief(self) -> Talk[None]:
        ids = list(PROFILES)
        entries = [MenuLine(Message(f"stickers-relief-{id}")) for id in ids]
        place = yield from pick_whole(
            self.conversation, menu_message("stickers-talk-which-relief"), entries, ids.index(self.order.relief)
        )
        if place is not None:
            self._change(relief=ids[place])

    def _captions(self) -> None:
        self._change(captions=not self.order.captions)

    def _qr(self) -> None:
        without = tuple(name for name in self.order.formats if name != "qr")
        self._change(formats=without if "qr" in self.order.formats else (*without, "qr"))

    def _name(self) -> Talk[None]:
        if name := (yield from line(self.conversation, menu_message("stickers-talk-which-name"))):
            self._change(name=" ".join(name.split())[:LONGEST_NAME])

    def _folder(self) -> Talk[None]:
        while typed := (yield from line(self.conversation, menu_message("stickers-talk-which-folder"))):
            with refusals_told(self.conversation):
                self._put(typed_folder(typed))
                return

    def _put(self, folder: Path) -> None:
        """Set the output folder, or a new one beside it if it has such files."""
        free = free_folder(folder, self._plan.deck.id)
        if free != folder:
            tell(self.conversation, menu_message("stickers-talk-folder-taken", name=folder.name, free=free.name))
        self._plan = replace_order(self._plan, output=free)


class JobProgress:
    def __init__(self, at_once: AtOnce, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._clock = clock
        self._last = clock()

    def begin(self, message: Message) -> None:
        self._at_once(message)
        self._last = self._clock()

    def __call__(self, message: Message) -> None:
        """Report a step, if the last report is old enough."""
        if self._clock() - self._last >= EVERY_SECONDS:
            self.begin(message)


def replace_order(planned: Plan, **changes: object) -> Plan:
    return planned._replace(order=replace(planned.order, **changes))  # type: ignore[arg-type]


# Which folder the files go to: one that a person finds again, and never one that holds such files.


def usual_folder(word: str, name: str) -> Path:
    """As "autocollants-DECK", in Documents or the current folder."""
    return documents() / f"{word}-{slug(name, LONGEST_FILE)}"


def typed_folder(text: str) -> Path:
    try:
        return documents() / Path(text.strip().strip("\"'")).expanduser()
    except (RuntimeError, ValueError) as error:
        raise refusal("tactile-path-wrong", name=text[:80]) from error


def free_folder(folder: Path, deck: str) -> Path:
    """Return the folder, or the next numbered one without files of the deck."""
    if not _holds(folder, deck):
        return folder
    return next(other for number in count(2) if not _holds(other := folder.with_name(f"{folder.name}-{number}"), deck))


def _holds(folder: Path, deck: str) -> bool:
    try:
        return any(file.name.startswith(deck) for file in folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:  # no folder, or closed to us: writing there will tell
        return folder.is_file()


# The questions before it.


class Assistant:
    """One order, by questions.

    Options of the command line (`given`) are not asked. The default deck is that of the `last` table's game.
    """

    def __init__(
        self,
        conversation: Conversation,
        at_once: AtOnce,
        order: Order,
        given: Collection[str] = (),
        last: LastTable | None = None,
    ) -> None:
        self.conversation = conversation
        self._at_once = at_once
        self.order = order
        self._given = given
        self._last = last
        self._told: set[str] = set()

    def make(self) -> Talk[OrderResult | None]:
        """None if the person goes back at the first question."""
        steps: list[Callable[[], Talk[bool]]] = [self._deck_and_values]
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

    def make_deck(self, known: bool) -> Talk[OrderResult | None]:
        """Make a chosen deck, with questions about its box if it is `known`. None if the person goes back.

        The code is the default, or the first that can write the deck.
        """
        while not known or (yield from self.box()):
            if not self._able_code():
                return None
            if "format" in self._given or (yield from self._usual_supplies()):
                made = yield from self._confirmed(brief=True)
                if made is not None or not known:
                    return made
            elif not known:
                return None
        return None

    def _usual_supplies(self) -> Talk[bool]:
        """Ask what to print on, with labels as the default. The full list is read on request."""
        typed = yield from line(self.conversation, menu_message("game-print-on"))
        if typed is None:
            return False
        usual = catalogue(self.conversation.device.language).words("game-print-usual").split(",")
        if typed and plain(typed) not in map(plain, usual):
            return (yield from self.choose_supplies())
        with refusals_told(self.conversation):
            self.order = plan(replace(self.order, formats=LABELS)).order
            return True
        return False

    def _able_code(self) -> bool:
        """Choose the first code that can write the deck, and announce it or why there is none."""
        if "code" in self._given:
            return True
        with refusals_told(self.conversation):
            best = best_plan(self.order)
            if best.code.id != self.order.code:
                self.order = replace(self.order, code=best.order.code)
                name = best.code.names[self.conversation.device.language]
                taken = "stickers-talk-code-sparing" if best.code.id == SPARING else "stickers-talk-code-taken"
                tell(self.conversation, menu_message(taken, name=name))
            return True
        return False

    def plan(self) -> Talk[Plan | None]:
        """Ask for deck and code alone. None if the person goes back."""
        while (yield from self.choose_deck()):
            if "code" in self._given or (yield from self.choose_code()):
                with refusals_told(self.conversation):
                    return plan(self.order if "sheet" in self._given else as_made(self.order))
        return None

    # Which deck.

    def choose_deck(self) -> Talk[bool]:
        known = [load_deck(id) for id in decks()]
        entries = [MenuLine(_text(deck.names[self.conversation.device.language]), _about(deck)) for deck in known]
        entries.append(_entry("stickers-talk-deck-own", "stickers-talk-about-deck-own"))
        ids = [deck.id for deck in known]
        usual = self._last.game if self._last is not None and self._last.game in ids else ids[0]
        while True:
            place = yield from pick_whole(
                self.conversation, menu_message("stickers-talk-deck"), entries, ids.index(usual)
            )
            if place is None:
                return False
            if place == len(ids):
                if (yield from self._another()):
                    return True
            else:
                self._take(ids[place])
                return True

    def _deck_and_values(self) -> Talk[bool]:
        while (yield from self.choose_deck()):
            if (yield from self.ask_values()):
                return True
        return False

    def ask_values(self) -> Talk[bool]:
        """Ask for values without a source. False if the person goes back."""
        deck = load_deck(self.order.deck)
        if not deck.asked or "values" in self._given:
            return True
        usual = Items(tuple(Message("text", {"text": value}) for value in deck.asked), "and")
        while True:
            typed = yield from line(self.conversation, menu_message("stickers-talk-asked-values", values=usual))
            if typed is None:
                return False
            with refusals_told(self.conversation):
                values = tuple(typed.replace(",", " ").split())
                deck.with_asked(values or deck.asked)
                self.order = replace(self.order, values=values)
                return True

    def _take(self, name: str) -> None:
        if name != self.order.deck:
            kept = {"card": self.order.card} if "card" in self._given else {"card": None}
            parts = {"parts": self.order.parts} if "parts" in self._given else {"parts": None}
            self.order = replace(self.order, deck=name, **kept, **parts)

    def _another(self) -> Talk[bool]:
        """False if the person goes back."""
        while True:
            typed = yield from line(self.conversation, menu_message("stickers-talk-deck-file"))
            if typed is None:
                return False
            if not typed.strip():
                return (yield from self.describe())
            found = found_games(typed) if not is_path(typed) else ()
            if len(found) == 1 or is_path(typed) or (is_path(f"{typed}.toml") and Path(f"{typed}.toml").is_file()):
                name = found[0] if found else typed if is_path(typed) else f"{typed}.toml"
                with refusals_told(self.conversation):
                    load_deck(name)
                    self._take(name)
                    return (yield from self.box()) if name in known_games() else True
            elif found:
                named = Items(
                    tuple(_text(load_deck(id).names[self.conversation.device.language]) for id in found[:MOST_FOUND])
                )
                tell(self.conversation, menu_message("stickers-talk-deck-several", games=named, number=len(found)))
            else:
                tell(self.conversation, menu_message("stickers-talk-deck-none", name=echo(typed)))

    def describe(self, deck: str | None = None) -> Talk[bool]:
        """Return True if the deck was stored. Raises TactileError."""
        made = yield from DeckMaker(self.conversation, deck).make()
        while made is not None:
            self._take(made)
            refused = self._refused()
            if refused is None:
                return True
            tell(self.conversation, refused)
            if not (yield from yes(self.conversation, menu_message("deck-new-change"))):
                return False
            made = yield from DeckMaker(self.conversation, made).make()
        return False

    def _refused(self) -> Message | None:
        """Return why none of our codes can write the deck. Not checked if a code was given."""
        if "code" in self._given:
            return None
        try:
            best_plan(self.order)
        except GameError as error:
            return error.message
        return None

    def box(self) -> Talk[bool]:
        """False if the person goes back."""
        answered = yield from BoxQuestions(self.conversation, self.order, frozenset(self._given)).ask()
        if answered is None:
            return False
        self.order = answered
        return True

    def _own(self, question: str, load: Callable[[str], object]) -> Talk[str | None]:
        """None if the person goes back."""
        while True:
            typed = yield from line(self.conversation, menu_message(question))
            if not typed:
                return None
            path = typed if typed.endswith(".toml") or "/" in typed or "\\" in typed else f"{typed}.toml"
            with refusals_told(self.conversation):
                load(path)
                return path

    # Which code.

    def choose_code(self) -> Talk[bool]:
        """False if the person goes back."""
        language = self.conversation.device.language
        # The one with the least handwork first, those of the person's language next, empty ones last.
        usual = USUAL_CODE
        with suppress(GameError):
            usual = best_plan(self.order).code.id
        known = sorted(codes(), key=lambda id: (id != usual, load_code(id).is_empty, not id.endswith(language), id))
        if usual == SPARING:
            proposed = load_code(usual).names[language]
            tell(self.conversation, menu_message("stickers-talk-code-proposed", name=proposed))
        loaded = map(load_code, known)
        entries = [MenuLine(_text(code.names[language]), _text(code.provenance[language])) for code in loaded]
        entries.append(_entry("stickers-talk-code-own", "stickers-talk-about-code-own"))
        while True:
            place = yield from pick_whole(self.conversation, menu_message("stickers-talk-code"), entries, 0)
            if place is None:
                return False
            own = place == len(known)
            name = (yield from self._own("stickers-talk-code-file", load_code)) if own else known[place]
            usable = None if name is None else (yield from self._usable(name))
            if usable is not None:
                self.order = replace(self.order, code=usable)
                return True

    def _usable(self, name: str) -> Talk[str | None]:
        """Return this code, or the person's own filled-in copy, if it can write the deck."""
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

    def _filled(self, name: str) -> Talk[str | None]:
        """Offer to fill in an empty code, and return the person's own file of it."""
        if not (yield from yes(self.conversation, menu_message("stickers-talk-code-empty"), usual=False)):
            return None
        with refusals_told(self.conversation):
            return (yield from fill(self.conversation, name, self.order.deck))
        return None

    def _lacks(self, code: str) -> Message | None:
        try:
            deck = load_deck(self.order.deck)
            stickers(deck, code_for(deck, code, self.order.language), parts=self.order.parts)
        except GameError as error:
            return error.message
        return None

    # With what.

    def choose_supplies(self) -> Talk[bool]:
        """Ask for supplies until they give a valid order. False if the person goes back."""
        names = tuple(SUPPLIES)
        entries = [_entry(f"stickers-talk-{name}", f"stickers-talk-about-{name}") for name in names]
        while True:
            place = yield from pick_whole(self.conversation, menu_message("stickers-talk-means"), entries, 0)
            if place is None:
                return False
            supply = names[place]
            way = yield from self._way(supply)
            if way is None:
                continue
            order = replace(self.order, formats=SUPPLIES[supply][way])
            if "sheet" not in self._given:
                order = replace(order, sheet=None if supply in ON_LABELS else PLAIN_OF["A4"])
            if supply == "embosser":
                order = replace(order, embosser=way if way in EMBOSSERS else USUAL_EMBOSSER)
            with refusals_told(self.conversation):
                self.order = plan(order).order
                return True

    def _way(self, supply: str) -> Talk[str | None]:
        ways = tuple(SUPPLIES[supply])
        if len(ways) == 1:
            return ways[0]
        entries = [_entry(f"stickers-talk-{way}") for way in ways]
        place = yield from pick_whole(self.conversation, menu_message(f"stickers-talk-which-{supply}"), entries, 0)
        return None if place is None else ways[place]

    def _confirmed(self, brief: bool = False) -> Talk[OrderResult | None]:
        try:
            planned = plan(self.order)
        except TactileError as error:
            tell(self.conversation, error.message)
            return None
        folder_given = "output" in self._given
        confirmation = Confirmation(self.conversation, self._at_once, planned, self._told, folder_given, brief)
        made = yield from confirmation.make()
        self.order = confirmation.order
        return made


def _text(words: str) -> Message:
    return menu_message("text", text=words)


def _entry(label: str, about: str | None = None, **arguments: Argument) -> MenuLine:
    return MenuLine(menu_message(label, **arguments), None if about is None else menu_message(about))


def _about(deck: Deck) -> Message:
    chosen = deck.chosen()
    number = sum(one.copies for one in chosen if one.group.side == "front") or sum(one.copies for one in chosen)
    size = {"width": deck.card.width, "height": deck.card.height}
    return menu_message("stickers-talk-about-deck", number=number, **size)

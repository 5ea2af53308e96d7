"""The last question of the assistant: the plan is told, each part of it can be changed, Enter makes the files."""

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.menus.questions import Entry, help_message, pick
from audiogames.play.prompts import Talk
from audiogames.stickers.order_arguments import card_size
from audiogames.stickers.progress_store import file_name, keep_order
from audiogames.stickers.questions import line, tell
from audiogames.stickers.summary import findings_told, made_told, plan_told
from audiogames.stickers.supplies import BACKS, CAPTIONED, ON_SHEETS, RAISED
from audiogames.tactile.errors import TactileError, refusal
from audiogames.tactile.labels import fitting
from audiogames.tactile.orders.files import Made, make
from audiogames.tactile.orders.order import Order, Plan, plan
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.sheets import load_sheet

EVERY_SECONDS: Final = 3.0
"""How often a long job tells how far it is: a shorter one is done before a sentence is."""
DOCUMENTS: Final = "Documents"
"""The folder that Windows, macOS and most Linux desktops make for each person; it is called so in French too."""
PAGES: Final = ("A4", "Letter")
LONGEST_NAME: Final = 60

ChangeLine = tuple[Entry, Callable[[], Talk[None] | None]]
"""A line of the menu, and what it changes: by questions, or at once."""
AtOnce = Callable[[Message], None]
"""Tells something while the person waits, before anything else is awaited."""


class Confirmation:
    """One plan, until its files are made or the person goes back.

    `told` are the sentences that were told already, here and at an earlier plan; `folder_given`: the folder stands.
    """

    def __init__(
        self,
        conversation: Conversation,
        at_once: AtOnce,
        planned: Plan,
        told: set[str],
        folder_given: bool = False,
    ) -> None:
        self.conversation = conversation
        self._at_once = at_once
        self._plan = planned
        self._told = told
        self._made: Made | None = None
        if not folder_given:
            word = catalogue(conversation.language).words("stickers-talk-folder-word")
            self._put(usual_folder(word, planned.deck.names[planned.order.language]))

    @property
    def order(self) -> Order:
        """The order as it is now."""
        return self._plan.order

    def make(self) -> Talk[Made | None]:
        """Tell the plan, have it changed, make its files; None if the person goes back."""
        while self._made is None:
            self._tell_plan()
            lines = self._lines()
            title = "stickers-talk-ready-errors" if self._plan.errors else "stickers-talk-ready"
            usual = None if self._plan.errors else 0
            place = yield from pick(self.conversation, help_message(title), [entry for entry, _ in lines], usual)
            if place is None:
                return None
            asked = lines[place][1]()
            if asked is not None:
                yield from asked
        return self._made

    def _tell_plan(self) -> None:
        """Tell what was not told before: all of a new plan, of a changed one only what changed."""
        words = catalogue(self.conversation.language)
        new = [message for message in self._plan_told() if words.text(message) not in self._told]
        self._told.update(words.text(message) for message in new)
        tell(self.conversation, *new)

    def _plan_told(self) -> list[Message]:
        """Return what matters of the plan for what is made."""
        planned, formats = self._plan, set(self.order.formats)
        lines = list(plan_told(planned))
        silent = set()
        if not formats & ON_SHEETS:
            silent.add("stickers-plan-sheet")
        if formats <= BACKS:
            cards = {(sticker.card, sticker.copy) for sticker in planned.stickers if sticker.stacks}
            told = {"deck": planned.deck.names[planned.order.language], "number": len(cards)}
            lines[0] = help_message("stickers-talk-backs", **told)
            silent.add("stickers-plan-pile")
        else:
            lines += findings_told(planned.findings, planned.order.language)
        if any(finding.rule == "pile" for finding in planned.findings):  # it tells the same, and what to do
            silent.add("stickers-plan-pile")
        return [message for message in lines if message.id not in silent]

    def _lines(self) -> list[ChangeLine]:
        order, formats = self.order, set(self.order.formats)
        errors = bool(self._plan.errors)
        lines: list[ChangeLine] = [
            (_line("stickers-talk-make-anyway") if errors else _line("stickers-talk-make"), self._make),
        ]
        if formats & ON_SHEETS:
            lines.append((_line("stickers-talk-sheet"), self._sheet))
            if not self._plan.sheet.plain:
                lines.append((_line("stickers-talk-first", number=order.first), self._first))
        card = order.card or self._plan.deck.card
        lines.append((_line("stickers-talk-card", width=card.width, height=card.height), self._card))
        if formats & RAISED:
            lines.append(
                (_line("stickers-talk-relief", relief=Message(f"stickers-relief-{order.relief}")), self._relief)
            )
        if formats & CAPTIONED:
            entry = _line("stickers-talk-captions-on") if order.captions else _line("stickers-talk-captions-off")
            lines.append((entry, self._captions))
        if formats - BACKS:
            lines.append((_line("stickers-talk-qr-on") if "qr" in formats else _line("stickers-talk-qr-off"), self._qr))
        if formats & BACKS:
            name = order.name or self._plan.deck.names[order.language]
            lines.append((_line("stickers-talk-name", name=name), self._name))
        folder = order.folder
        where = {"name": folder.name, "parent": str(folder.absolute().parent)}
        lines.append((_line("stickers-talk-folder", **where), self._folder))
        return lines

    # The files.

    def _make(self) -> None:
        progress = Progress(self._at_once)
        progress.begin(help_message("stickers-talk-making"))
        try:
            self._made = make(replace_order(self._plan, anyway=True), progress)
        except GameError as error:
            tell(self.conversation, error.message)
            self._put(self.order.folder)
            return
        tell(self.conversation, *made_told(self._made))
        if ON_SHEETS & set(self.order.formats):
            try:
                keep_order(self._plan)
            except GameError as error:  # the files are there all the same
                tell(self.conversation, error.message)

    # What can be changed. What does not go is told, and all stays as it was.

    def _change(self, **changes: object) -> bool:
        try:
            self._plan = plan(replace(self.order, **changes))  # type: ignore[arg-type]
        except TactileError as error:
            tell(self.conversation, error.message)
            return False
        return True

    def _sheet(self) -> Talk[None]:
        ids = [id for page in PAGES for id in fitting(self._plan.stickers, page)]
        about = [Entry(load_sheet(id).about()) for id in ids]
        now_used = self._plan.sheet.id
        usual = ids.index(now_used) if now_used in ids else None
        place = yield from pick(self.conversation, help_message("stickers-talk-which-sheet"), about, usual)
        if place is not None:
            self._change(sheet=ids[place], first=1)

    def _first(self) -> Talk[None]:
        told = {"min": 1, "max": self._plan.sheet.labels}
        while typed := (yield from line(self.conversation, help_message("stickers-talk-which-first", **told))):
            if typed.isascii() and typed.isdigit() and len(typed) < 5 and self._change(first=int(typed)):
                return

    def _card(self) -> Talk[None]:
        question = help_message("stickers-talk-which-card")
        while typed := (yield from line(self.conversation, question)):
            question = help_message("stickers-talk-which-card-again")
            try:
                size = card_size(typed)
            except TactileError as error:
                tell(self.conversation, error.message)
            else:
                if self._change(card=size):
                    return

    def _relief(self) -> Talk[None]:
        ids = list(PROFILES)
        entries = [Entry(Message(f"stickers-relief-{id}")) for id in ids]
        place = yield from pick(
            self.conversation, help_message("stickers-talk-which-relief"), entries, ids.index(self.order.relief)
        )
        if place is not None:
            self._change(relief=ids[place])

    def _captions(self) -> None:
        self._change(captions=not self.order.captions)

    def _qr(self) -> None:
        without = tuple(name for name in self.order.formats if name != "qr")
        self._change(formats=without if "qr" in self.order.formats else (*without, "qr"))

    def _name(self) -> Talk[None]:
        if name := (yield from line(self.conversation, help_message("stickers-talk-which-name"))):
            self._change(name=" ".join(name.split())[:LONGEST_NAME])

    def _folder(self) -> Talk[None]:
        while typed := (yield from line(self.conversation, help_message("stickers-talk-which-folder"))):
            try:
                self._put(typed_folder(typed))
                return
            except TactileError as error:
                tell(self.conversation, error.message)

    def _put(self, folder: Path) -> None:
        """Have the files go to a folder; where there are such files, to a new one beside it."""
        free = free_folder(folder, self._plan.deck.id)
        if free != folder:
            tell(self.conversation, help_message("stickers-talk-folder-taken", name=folder.name, free=free.name))
        self._plan = replace_order(self._plan, output=free)


class Progress:
    """Tells how far a job is: at once that it has begun, then now and then if it takes long."""

    def __init__(self, at_once: AtOnce, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._clock = clock
        self._last = clock()

    def begin(self, message: Message) -> None:
        """Tell that the job begins."""
        self._at_once(message)
        self._last = self._clock()

    def __call__(self, message: Message) -> None:
        """Tell a step, if the last one was told some time ago."""
        if self._clock() - self._last >= EVERY_SECONDS:
            self.begin(message)


def replace_order(planned: Plan, **changes: object) -> Plan:
    """Return a plan with another order, where only how its files are written differs."""
    return planned._replace(order=replace(planned.order, **changes))  # type: ignore[arg-type]


def _line(label: str, **arguments: object) -> Entry:
    return Entry(help_message(label, **arguments))


# Which folder the files go to: one that a person finds again, and never one that holds such files.


def usual_folder(word: str, name: str) -> Path:
    """Return a folder named for a deck, as "autocollants-DECK": in Documents, else in the current folder."""
    return _home() / f"{word}-{file_name(name)}"


def typed_folder(text: str) -> Path:
    """Return the folder that a person typed; a bare name is one beside the usual folder. Raises TactileError."""
    try:
        return _home() / Path(text.strip().strip("\"'")).expanduser()
    except (RuntimeError, ValueError) as error:
        raise refusal("tactile-path-wrong", name=text[:80]) from error


def free_folder(folder: Path, deck: str) -> Path:
    """Return the folder itself, or where it holds files of a deck already, the next of its name that does not."""
    if not _holds(folder, deck):
        return folder
    return next(other for number in count(2) if not _holds(other := folder.with_name(f"{folder.name}-{number}"), deck))


def _home() -> Path:
    try:
        documents = Path.home() / DOCUMENTS
        return documents if documents.is_dir() else Path.cwd()
    except (OSError, RuntimeError):  # no home, or a current folder that was removed
        return Path()


def _holds(folder: Path, deck: str) -> bool:
    """Return whether something of that name, or a file of the deck, is there already."""
    try:
        return any(file.name.startswith(deck) for file in folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:  # no folder, or closed to us: writing there will tell
        return folder.is_file()

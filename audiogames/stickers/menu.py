"""The menu of stickers: the assistant, and actions after printing."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, Protocol

from audiogames.core.chance import Generator
from audiogames.core.errors import GameError
from audiogames.core.messages import Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_parts
from audiogames.play.keys.questions import MenuLine, pick_whole, yes
from audiogames.play.prompts import Talk
from audiogames.settings import LastTable
from audiogames.stickers import orders
from audiogames.stickers.assistant import Assistant, AtOnce, usual_folder
from audiogames.stickers.code_tables import choose_and_fill, import_table
from audiogames.stickers.deck_check import CardScanned, DeckCheck
from audiogames.stickers.orders import Kind, asked_order, made_told, order_again, order_of, plan_told
from audiogames.stickers.questions import LineInterview, line, refusals_told, tell
from audiogames.stickers.school import School
from audiogames.tactile.codes import Code, load_code
from audiogames.tactile.decks import Deck, decks
from audiogames.tactile.export.guide import Index, guide, practice, signs_of
from audiogames.tactile.orders import numbers
from audiogames.tactile.orders.files import OrderResult, make
from audiogames.tactile.orders.order import Order, Plan, made_for, on_paper, plan
from audiogames.tactile.physical import all_decks, look_up
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.sheets.labels import place
from audiogames.tactile.toml import own_path
from audiogames.tactile.words.typed import stops

# Where progress is kept.


class StickerProgress(Protocol):
    def kept(self, kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None: ...

    def keep(self, kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
        """Raises TactileError."""

    def drop(self, kind: Kind, deck: Deck, code: Code) -> None: ...


class GuestProgress:
    def __init__(self, store: dict[Any, Any]) -> None:
        self._store = store

    def kept(self, kind: Kind, deck: Deck, code: Code) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self._store.get((kind, deck.id, code.id))
        return found

    def keep(self, kind: Kind, deck: Deck, code: Code, found: dict[str, Any]) -> None:
        self._store[kind, deck.id, code.id] = found

    def drop(self, kind: Kind, deck: Deck, code: Code) -> None:
        self._store.pop((kind, deck.id, code.id), None)


# What comes after the files: the finger school, a check of the finished deck, and where a card's sticker is.


def learn(conversation: Conversation, planned: Plan, progress: StickerProgress = orders) -> Talk[None]:
    deck, code, parts = planned.deck, planned.code, planned.order.parts
    placed = place(practice(code, deck, parts), planned.sheet)
    series = signs_of(code, deck, parts)
    chance = Generator(secrets.randbits(64))
    begun = progress.kept("school", deck, code)
    interview = LineInterview(conversation)
    learnt = yield from School(interview, code, conversation.device.language, placed, series, chance, begun).run()
    progress.keep("school", deck, code, learnt)


def verify(conversation: Conversation, planned: Plan, progress: StickerProgress = orders) -> Talk[None]:
    """Resume an earlier check. Raises TactileError."""
    deck, code = planned.deck, planned.code
    scan = None
    if any(physical.deck == deck.id for physical in all_decks().decks):
        with_scanner = yield from yes(conversation, menu_message("stickers-talk-with-scanner"), usual=False)
        scan = _scanner(deck.id) if with_scanner else None
    begun = progress.kept("checks", deck, code)
    if begun is not None and not (yield from yes(conversation, menu_message("stickers-talk-check-begun"))):
        begun = None
    interview = LineInterview(conversation, scans=scan is not None)
    checked = yield from DeckCheck(
        interview, code, conversation.device.language, planned.stickers, deck, begun, scan
    ).run()
    cards = {(sticker.card, sticker.copy) for sticker in planned.stickers}
    if sum(checked["seen"].values()) < len(cards):
        progress.keep("checks", deck, code, checked)
    else:
        progress.drop("checks", deck, code)


def where(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Announce the labels of typed cards, until Enter alone or Q."""
    sheet, placed = on_paper(planned)
    index = Index(placed, planned.deck)
    interview = LineInterview(conversation)
    interview.tell(Message("stickers-talk-where", {"sheet": sheet.about()}))
    question = Message("stickers-talk-which-where")
    language = conversation.device.language
    while (typed := (yield from interview.ask(question))) and (not stops(typed) or index.cards.shown(typed, language)):
        interview.tell(index.where(typed, language))


def again(conversation: Conversation, at_once: AtOnce, planned: Plan) -> Talk[None]:
    """Make lost stickers of an order on free labels. Raises TactileError."""
    number = planned.order.number
    while typed := (yield from line(conversation, menu_message("stickers-talk-which-again", number=number))):
        with refusals_told(conversation):
            word = catalogue(conversation.device.language).words("stickers-talk-folder-word")
            folder = usual_folder(word, planned.deck.names[planned.order.language])
            lost = replace(order_again(planned, typed, numbers.free_label(number)), output=folder)
            replanned = plan(lost)
            tell(conversation, *plan_told(replanned))
            tell(conversation, *made_told(make(replanned, at_once)))
            numbers.used(number, replanned.free)
            return


def read(conversation: Conversation, planned: Plan) -> Talk[None]:
    """Raises TactileError."""
    sheet, placed = on_paper(planned)
    parts: list[list[str]] = []
    for section in guide(
        placed, planned.deck, planned.code, sheet, conversation.device.language, planned.relief, made_for(planned)
    ).sections:
        if section.level == 1 or not parts:
            parts.append([])
        parts[-1] += [f"{section.heading}.", *section.paragraphs, *section.items]
    yield from read_parts(conversation, parts, menu_message("stickers-talk-read-end"))


def scanner_decks(conversation: Conversation) -> None:
    known = all_decks()
    tell(conversation, *known.broken)
    if not known.decks:
        tell(conversation, menu_message("physical-scan-no-decks"))
    for deck in known.decks:
        name, number = deck.name or deck.deck, len(deck.cards)
        tell(conversation, menu_message("stickers-talk-scanner-deck", name=name, number=number))


def _scanner(deck: str) -> CardScanned:
    """Return the function from a scanner's input to a card id of one deck."""

    def card(typed: str) -> str | None:
        found = (look_up(scanned.id) for scanned in scans_in(typed)[0])
        return next((one.card.card for one in found if one is not None and one.deck.deck == deck), None)

    return card


# The menu.

AboutDeck = Callable[[Conversation, Plan], Talk[None]]
Opened = Callable[[Conversation, AtOnce, LastTable | None], Talk[int]]
"""A conversation of the command line. It returns the exit status."""

ABOUT_DECK: Mapping[str, AboutDeck] = {"school": learn, "verify": verify, "where": where, "read": read}
"""By the word of the command line."""
MENU: Final = ("make", *ABOUT_DECK, "fill", "decks")


def asked_for(about: str, words: tuple[str, ...], options: Mapping[str, str], language: str) -> Opened:
    """Raises GameError for wrong arguments, before any question.

    `about` is "assistant", "code" (words: a code and its table's file), "game" (a known game), "deck" (a deck to
    change, or none), or "school", "verify", "where" or "read" (a deck).
    """
    if about == "again":
        planned = plan(asked_order(words[0], options, language))
        return lambda conversation, at_once, _: _held(conversation, again(conversation, at_once, planned))
    if about in ("game", "deck"):
        game = order_of(words[0] if about == "game" else decks()[0], options, language)
        return partial(_made_alone, game, about == "game", words[0] if about == "deck" and words else None, options)
    if about in ABOUT_DECK:
        planned = plan(asked_order(words[0], options, language))
        return lambda conversation, *_: _held(conversation, ABOUT_DECK[about](conversation, planned))
    order = order_of(decks()[0], options, language)
    if about == "code":
        name, table = words[0], own_path(words[1])
        load_code(name)
        return lambda conversation, *_: _held(conversation, import_table(conversation, name, table, None, order.output))
    return partial(_at_the_menu, options)


def _made_alone(
    order: Order,
    known: bool,
    changed: str | None,
    options: Mapping[str, str],
    conversation: Conversation,
    at_once: AtOnce,
    last: LastTable | None,
) -> Talk[int]:
    """Make the deck of a known game, or one that the person describes or changes."""
    assistant = Assistant(conversation, at_once, order, frozenset(options), last)

    def talk() -> Talk[None]:
        if known or (yield from assistant.describe(changed)):
            yield from assistant.make_deck(known)

    status = yield from _held(conversation, talk())
    conversation.breath.answer(menu_message("goodbye"))
    return status


def _at_the_menu(
    options: Mapping[str, str], conversation: Conversation, at_once: AtOnce, last: LastTable | None
) -> Talk[int]:
    yield from StickersMenu(conversation, at_once, last, options).run()
    conversation.breath.answer(menu_message("goodbye"))
    return 0


@dataclass
class StickersMenu:
    """Options of the command line are not asked."""

    conversation: Conversation
    at_once: AtOnce
    last: LastTable | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def run(self) -> Talk[None]:
        while (chosen := (yield from _chosen(self.conversation, "stickers-talk-menu", MENU, usual=0))) is not None:
            if chosen == "make":
                made = yield from self._assistant().make()
                if made is not None:
                    yield from self._afterwards(made)
            elif chosen == "fill":
                yield from choose_and_fill(self.conversation)
            elif chosen == "decks":
                scanner_decks(self.conversation)
            elif (planned := (yield from self._assistant().plan())) is not None:
                yield from _held(self.conversation, ABOUT_DECK[chosen](self.conversation, planned))

    def learn(self) -> Talk[None]:
        planned = yield from self._assistant().plan()
        if planned is not None:
            yield from _held(self.conversation, learn(self.conversation, planned))

    def _assistant(self) -> Assistant:
        order = order_of(decks()[0], self.options, self.conversation.device.language)
        return Assistant(self.conversation, self.at_once, order, frozenset(self.options), self.last)

    def _afterwards(self, made: OrderResult) -> Talk[None]:
        """Enter goes back to the menu."""
        yield from _ask_about(self.conversation, made.plan, "stickers-talk-next", ABOUT_DECK)


def guests_menu(conversation: Conversation, deck: str, store: dict[Any, Any]) -> Talk[None]:
    """As last made here."""
    progress = GuestProgress(store)
    own = {"school": partial(learn, progress=progress), "verify": partial(verify, progress=progress)}
    with refusals_told(conversation):
        planned = plan(asked_order(deck, {}, conversation.device.language))
        yield from _ask_about(conversation, planned, "stickers-talk-menu", {**ABOUT_DECK, **own})


def _ask_about(conversation: Conversation, planned: Plan, title: str, talks: Mapping[str, AboutDeck]) -> Talk[None]:
    while (chosen := (yield from _chosen(conversation, title, tuple(talks)))) is not None:
        yield from _held(conversation, talks[chosen](conversation, planned))


def _chosen(conversation: Conversation, title: str, names: Sequence[str], usual: int | None = None) -> Talk[str | None]:
    """None if the person goes back."""
    entries = [
        MenuLine(menu_message(f"stickers-talk-menu-{name}"), menu_message(f"stickers-talk-menu-about-{name}"))
        for name in names
    ]
    place = yield from pick_whole(conversation, menu_message(title), entries, usual)
    return None if place is None else names[place]


def _held(conversation: Conversation, talk: Talk[Any]) -> Talk[int]:
    """Announce errors. Return the exit status."""
    try:
        yield from talk
    except GameError as error:
        tell(conversation, error.message)
        return 1
    return 0

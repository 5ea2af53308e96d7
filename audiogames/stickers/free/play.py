"""A talk at a real table without rules."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.errors import GameError, system_reason
from audiogames.core.messages import Argument, Cue, Message, menu_message, private
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick, pick_whole, yes
from audiogames.play.menus.new_table.companion import ask_for_ear
from audiogames.play.menus.new_table.table_options import seat_name
from audiogames.play.menus.new_table.tables import ask_names
from audiogames.play.modes.companion import correction
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import Key, Talk
from audiogames.stickers.free import table as free_table
from audiogames.stickers.free import words as free_words
from audiogames.stickers.free.cards import MORE
from audiogames.stickers.free.score import ScoreTalk
from audiogames.stickers.free.table import MOST_PEOPLE, FreeSetup, KeptTable, TableFact, TableStep
from audiogames.stickers.scan import named_cards
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.decks.files import OF_EDITION, known_games, own_decks
from audiogames.tactile.decks.naming import in_languages, text_message
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words import card_message

DICE: Final = Cue("dice-thrown")
BUTTONS: Final = {
    "n": "free-button-next",
    "hand": "free-button-hand",
    f"hand {MORE}": "free-button-hand-more",
    f"play {MORE}": "free-button-play-more",
    f"open {MORE}": "free-button-open-more",
    "open": "free-button-open",
    "dice": "free-button-dice",
    "score": "free-button-score",
    "sheet": "free-button-sheet",
    "turn": "free-button-turn",
    "undo": "free-button-undo",
    "?": "free-button-help",
    "quit": "free-button-quit",
}
CHOSEN: Final = {"hand": "free-choose-hand", "play": "free-choose-play", "open": "free-choose-open"}
HELP: Final = ("free-help-cards", "free-help-score", "free-help-turn", "free-help-mistakes")


def keep_free_table(conversation: Conversation, name: str | None = None) -> Talk[None]:
    """Raises TactileError."""
    if name is None and (name := (yield from chosen_deck(conversation))) is None:
        return
    deck = load_deck(name)
    kept = free_table.last_table(deck.id)
    if kept is not None:
        told: dict[str, Argument] = {"deck": in_languages(deck.names), "names": ", ".join(kept.setup.names)}
        if not (yield from yes(conversation, menu_message("free-go-on", **told))):
            kept = None
    if kept is None:
        kept = yield from _begun(conversation, name)
    if kept is not None:
        yield from FreePlay(conversation, load_deck(kept.setup.deck), kept).run()


def chosen_deck(conversation: Conversation) -> Talk[str | None]:
    known = [*dict.fromkeys((*own_decks(), *known_games(), *decks()))]
    found = [load_deck(each) for each in known]
    entries = [MenuLine(menu_message("free-deck", name=in_languages(deck.names))) for deck in found]
    place = yield from pick(conversation, menu_message("free-which-deck"), entries, 0)
    return None if place is None else known[place]


def with_edition(conversation: Conversation, name: str) -> Talk[str | None]:
    deck = load_deck(name)
    if not deck.editions or OF_EDITION in name:
        return name
    editions = [MenuLine(text_message(one.names)) for one in deck.editions]
    place = yield from pick_whole(conversation, menu_message("game-which-edition"), editions, 0)
    return None if place is None else f"{name}{OF_EDITION}{deck.editions[place].id}"


def wins_with_least(conversation: Conversation) -> Talk[bool | None]:
    ways = [MenuLine(menu_message("free-most")), MenuLine(menu_message("free-least"))]
    way = yield from pick_whole(conversation, menu_message("free-wins"), ways, 0)
    return None if way is None else way == 1


def _begun(conversation: Conversation, name: str) -> Talk[KeptTable | None]:
    whole = yield from with_edition(conversation, name)
    if whole is None:
        return None
    name = whole
    people = yield from number(conversation, "free-people", range(1, MOST_PEOPLE + 1), 3)
    if people is None:
        return None
    conversation.breath.answer(menu_message("companion-order"))
    given = yield from ask_names(conversation, people)
    ear = yield from ask_for_ear(conversation, given)
    if ear is None:
        return None
    least = yield from wins_with_least(conversation)
    if least is None:
        return None
    said = (seat_name(person, one, people) for person, one in enumerate(given))
    text = catalogue(conversation.device.language).text
    names = tuple(text(one) if isinstance(one, Message) else one for one in said)
    try:
        return free_table.begin(FreeSetup(free_table.FORMAT, name, names, ear - 1, least), load_deck(name).id)
    except OSError as error:
        conversation.breath.answer(menu_message("free-not-kept", reason=system_reason(error)))
        return None


def help_with_hands() -> tuple[Message, ...]:
    return tuple(map(menu_message, ("free-help-each", *HELP)))


class FreePlay(ScoreTalk):
    def run(self) -> Talk[None]:
        yield from self.stay(menu_message("free-about"))

    def stay(self, *greeting: Message) -> Talk[None]:
        turn = self._turn()
        self._answer(*greeting, *([] if greeting[-1:] == (turn,) else [turn]))
        while True:
            typed = yield from self._line([(typed, menu_message(id)) for typed, id in BUTTONS.items()])
            if self._ends(typed):
                self._answer(menu_message("free-left"))
                return
            if typed in (Key.HELP, "?"):
                self._help()
            else:
                try:
                    yield from self._enter(typed)
                except GameError as error:
                    self._answer(error.message)

    def _help(self) -> None:
        self._answer(*(help_with_hands() if self._is_apart else map(menu_message, HELP)))

    def _enter(self, typed: str) -> Talk[None]:
        if not typed:
            self._next(1)
            return
        if (dice := free_words.dice(typed)) is not None and (typed[0].isdecimal() or not self._cards.meant(typed)[0]):
            self._throw(*dice)
            return
        command, rest = ("", "") if self._cards.is_shown(typed) else free_words.command(typed)
        if command in ("hand", "open", "play"):
            yield from self._move(command, rest)
        elif command == "score":
            yield from self._score(rest)
        elif command:
            self._do(command, rest)
        elif (found := correction().match(plain(typed))) is not None:
            if not self._mend_dice(found[1], found[2] or ""):
                yield from self._correct(found[1], found[2] or "")
        elif not self._mend_points(typed):
            self._name(typed)

    def _do(self, command: str, rest: str) -> None:
        table = self.table
        match command:
            case "dice" if rest and free_words.dice(rest) is None:
                self._say_dice(rest)
            case "dice":
                self._throw(*(free_words.dice(rest) or (1, 6)))
            case "sheet":
                self._read_sheet(rest)
            case "gather":
                is_all = plain(rest) in free_words.words("words-free-all")
                if rest and not is_all:
                    self._answer(menu_message("free-gather-how"))
                elif self._add(TableFact("gather", numbers=(1,) if is_all else ())):
                    self._tell(menu_message("free-gathered-all" if is_all else "free-gathered"))
            case "next":
                self._next(1)
            case "skip":
                self._next(2)
            case "reverse":
                if self._add(TableFact("turn", table.turn, numbers=(-table.direction,))):
                    self._tell(
                        menu_message("free-clockwise" if table.direction < 0 else "free-anticlockwise"), self._turn()
                    )
            case "again":
                self._turn_to(table.before)
            case "turn" if rest:
                person, more = self._person(rest)
                if person is None or more:
                    self._answer(menu_message("free-nobody", typed=echo(rest), names=", ".join(self._names)))
                else:
                    self._turn_to(person)
            case "turn":
                self._answer(self._turn())
            case "undo" | "redo":
                self.go_back(command == "undo", rest)

    # What is kept.

    def go_back(self, is_undo: bool, rest: str) -> None:
        times = int(rest) if rest.isdecimal() and len(rest) < 5 else 1
        for _ in range(times):
            fact = self._step(TableStep("undo" if is_undo else "redo", by=self._by))
            if fact is None:
                self._answer(menu_message("free-nothing-undone" if is_undo else "free-nothing-redone"))
                return
            what = self._fact_called(fact)
            said = menu_message("free-undone", what=what) if is_undo else menu_message("free-redone", what=what)
            self._tell(said._replace(private=what.private))

    def is_entry(self, typed: str) -> bool:
        is_said_anew = correction().match(plain(typed)) or free_words.of_round().match(plain(typed))
        return bool(is_said_anew or free_words.command(typed)[0] or self._cards.meant(typed)[0]) or typed in (
            Key.HELP,
            "?",
        )

    def _fact_called(self, fact: TableFact) -> Message:
        name, cards = self._names[fact.person], self._listed(fact.cards)
        match fact.kind:
            case "hand":
                return private("free-fact-hand", cards=cards)
            case "open":
                return menu_message("free-fact-open", name=name, cards=cards)
            case "play":
                return menu_message("free-fact-play", name=name, cards=cards)
            case "gather":
                return menu_message("free-fact-gather")
            case "dice":
                faces = fact.numbers[1:]
                return menu_message("free-fact-dice", faces=free_words.listed(faces), number=len(faces))
            case "score":
                return menu_message(
                    "free-fact-score", round=fact.numbers[0] + 1, points=free_words.listed(fact.numbers[1:])
                )
            case _:
                return menu_message("free-fact-turn", name=name)

    # Cards.

    def _understood(self, typed: str) -> tuple[str, ...]:
        cards, rest = self._cards.meant(typed)
        if rest and scans_in(rest)[0]:
            self._answer(*(named_cards(rest, None) or ()), menu_message("free-other-deck"))
        elif rest:
            self._answer(menu_message("free-not-understood", typed=echo(rest)))
        return cards

    def _name(self, typed: str) -> None:
        for card in self._understood(typed):
            copies, name = self._copies.get(card, 1), card_message(self._deck.id, card)
            self._answer(private("free-card", card=name, number=copies), *self._places(card))

    def _places(self, card: str) -> list[Message]:
        table, found = self.table, []
        if card in self._hand:
            found.append(private("free-in-hand"))
        found += [
            menu_message("free-lies-open", name=self._names[at]) for at, own in enumerate(table.open) if card in own
        ]
        if card in table.played:
            found.append(menu_message("free-was-played", number=table.played.count(card)))
        return found

    def _move(self, command: str, rest: str) -> Talk[None]:
        own = self._own
        if command == "hand" and own is None:
            self._answer(menu_message("free-no-hand"))
        elif rest == MORE:
            yield from self._choose(command)
        elif command == "hand" and not rest:
            yield from self._read_hand()
        elif command == "hand":
            yield from self._hold(self._understood(rest))
        else:
            yield from self._move_openly(command, rest)

    def _move_openly(self, command: str, rest: str) -> Talk[None]:
        own = self._own
        person, more = (None, rest) if self._cards.meant(rest)[0] else self._person(rest)
        if not more:
            self._read_open(person)
            return
        if person is None:
            person = self._usual
        cards = self._understood(more)
        is_meant = command != "play" or more != rest or own is None or person == own
        if not is_meant and own is not None and (held := [card for card in cards if card in self._hand]):
            question = private("free-from-hand", card=card_message(self._deck.id, held[0]), name=self._names[own])
            person = own if (yield from yes(self.conversation, question)) else person
        yield from self._put(command, person, cards)

    def _choose(self, command: str) -> Talk[None]:
        self._answer(menu_message(CHOSEN[command]))
        group = ""
        while typed := (yield from self._line(self._cards.buttons(group, () if command == "hand" else self._hand))):
            if self._ends(typed):
                break
            if typed.startswith(MORE):
                group = typed
                self._answer(menu_message("free-choose-of", value=self._cards.group_message(group)))
                continue
            if self.is_entry(typed) and not self._cards.meant(typed)[0]:
                self._given_back = typed
                return
            cards, group = self._understood(typed), ""
            if command == "hand":
                yield from self._hold(cards)
            elif cards:
                yield from self._put(command, self._usual, cards)
                return
        if command == "hand":
            self._answer(private("free-hand", number=len(self._hand)))
        else:
            self._answer(menu_message("free-unchanged"))

    def _hold(self, cards: Sequence[str]) -> Talk[None]:
        known = yield from self._asked_about(cards, self.table.out(self._own))
        if known and self._own is not None and self._add(TableFact("hand", self._own, known)):
            self._answer(private("free-held", cards=self._listed(known), number=len(self._hand)))

    def _put(self, command: str, person: int, cards: Sequence[str]) -> Talk[None]:
        before = self._hand
        out = self.table.out(self._own)
        out.subtract(
            (*(before if person == self._own else ()), *(self.table.open[person] if command == "play" else ()))
        )
        known = yield from self._asked_about(cards, +out)
        if not known or not self._add(TableFact("play" if command == "play" else "open", person, known)):
            return
        told: dict[str, Argument] = {"name": self._names[person], "cards": self._listed(known)}
        self._tell(menu_message("free-played", **told) if command == "play" else menu_message("free-opened", **told))
        if len(self._hand) < len(before):
            self._answer(private("free-hand-left", number=len(self._hand)))

    def _asked_about(self, cards: Sequence[str], out: Mapping[str, int]) -> Talk[tuple[str, ...]]:
        known: list[str] = []
        for card in cards:
            copies = self._copies.get(card, 1)
            if out.get(card, 0) + known.count(card) >= copies:
                self._answer(*self._places(card))
                question = private("free-too-many", card=card_message(self._deck.id, card), number=copies)
                if not (yield from yes(self.conversation, question, usual=False)):
                    self._answer(menu_message("free-unchanged"))
                    continue
            known.append(card)
        return tuple(known)

    def _read_hand(self) -> Talk[None]:
        hand = self._hand
        self._answer(private("free-hand", number=len(hand)))
        for place, card in enumerate(hand, 1):
            self._answer(private("free-hand-card", number=place, card=card_message(self._deck.id, card)))
            if place < len(hand):
                self._given_back = yield from self._line()
            if self._given_back:
                return

    def _read_open(self, only: int | None) -> None:
        open = self.table.open
        people = [person for person, cards in enumerate(open) if cards and only in (None, person)]
        for person in people:
            self._answer(menu_message("free-open", name=self._names[person], cards=self._listed(open[person])))
        if not people:
            self._answer(menu_message("free-none-open"))

    def _correct(self, right: str, wrong: str) -> Talk[None]:
        now, was = self._understood(right), self._understood(wrong)
        if len(now) != 1 or bool(wrong) != (len(was) == 1):
            return
        for _, fact in reversed(self._facts):
            if not fact.cards or (was and was[0] not in fact.cards) or fact.kind in ("gather", "join"):
                continue
            gone = was[0] if was else fact.cards[-1]
            if gone == now[0]:
                continue
            at = len(fact.cards) - 1 - fact.cards[::-1].index(gone)
            known = yield from self._asked_about(now, self.table.out(self._own))
            cards = (*fact.cards[:at], now[0], *fact.cards[at + 1 :])
            place = next((place for place, one in self._facts if one is fact), None)  # others may have gone on
            step = None if place is None else TableStep("correct", fact._replace(cards=cards), place, self._by)
            if known and step is not None and self._step(step) is not None:
                names = {"right": card_message(self._deck.id, now[0]), "wrong": card_message(self._deck.id, gone)}
                said = menu_message("companion-corrected", **names)
                self._tell(said._replace(private=fact.kind == "hand"))
            return
        self._answer(menu_message("companion-never-said"))

    # Dice.

    def _throw(self, dice: int, sides: int) -> None:
        if not (1 <= dice <= free_words.MOST_DICE and 2 <= sides <= free_words.MOST_SIDES):
            self._answer(free_words.dice_how())
            return
        chance = Generator(secrets.randbits(64))
        faces = tuple(chance.below(sides) + 1 for _ in range(dice))
        fact = TableFact("dice", self._usual, numbers=(sides, *faces))
        if self._add(fact):
            self.conversation.breath.beside(DICE)
            self._spread([DICE, free_words.dice_said(self._names, fact)])
            told: dict[str, Argument] = {"faces": free_words.listed(faces), "sides": sides, "sum": sum(faces)}
            self._answer(menu_message("free-die", **told) if dice == 1 else menu_message("free-dice", **told))

    def _say_dice(self, typed: str) -> None:
        person, more = (None, typed) if free_words.faces(typed) else self._person(typed)
        fact = TableFact("dice", self._usual if person is None else person, numbers=(0, *free_words.faces(more)))
        if not fact.numbers[1:]:
            self._answer(free_words.dice_how())
        elif self._add(fact):
            self._tell(free_words.dice_said(self._names, fact))

    def _mend_dice(self, right: str, wrong: str) -> bool:
        """Return False if a card is meant."""
        now, was = free_words.points(right), free_words.points(wrong) if wrong else ()
        facts = self._facts
        if now is None or was is None or not any(free_table.is_by_hand(fact) for _, fact in facts):
            return False
        cards, gone = (self._cards.meant(text)[0] for text in (right, wrong))
        is_one = len(now) == 1 and len(was) < 2 and bool(free_words.faces(right))
        for place, fact in reversed(facts) if is_one else ():
            if cards and fact.cards and (not wrong or {*gone} & {*fact.cards}):
                return False  # of a card and a die that fit, the one said last is meant
            if (found := free_table.with_other_die(fact, now[0], *was)) is not None:
                mended, old = found
                if self._step(TableStep("correct", mended, place, self._by)) is not None:
                    told: dict[str, Argument] = {"right": free_words.signed(now[0]), "wrong": free_words.signed(old)}
                    self._tell(menu_message("companion-corrected", **told), free_words.dice_said(self._names, mended))
                return True
        if not cards:
            how = menu_message("free-dice-mend", sides=free_words.MOST_SIDES)
            self._answer(menu_message("companion-never-said") if is_one else how)
        return not cards

    # The turn.

    def _turn(self) -> Message:
        return menu_message("free-turn", name=self._names[self.table.turn])

    def _next(self, steps: int) -> None:
        table, people = self.table, len(self._names)
        person = (table.turn + steps * table.direction) % people
        skipped = self._names[(table.turn + table.direction) % people]
        if self._add(TableFact("turn", person, numbers=(table.direction,))):
            self._tell(*([menu_message("free-skipped", name=skipped)] if steps > 1 else []), self._turn())

    def _turn_to(self, person: int) -> None:
        if self._add(TableFact("turn", person, numbers=(self.table.direction,))):
            self._tell(self._turn())

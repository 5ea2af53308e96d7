"""A talk at a real table without rules."""

import re
import secrets
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from audiogames.core.chance import Generator
from audiogames.core.errors import GameError, system_reason
from audiogames.core.messages import Argument, Cue, Items, Message, menu_message, private
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick, pick_whole, whole, yes
from audiogames.play.menus.new_table.companion import ask_for_ear
from audiogames.play.menus.new_table.table_options import seat_name
from audiogames.play.menus.new_table.tables import ask_names
from audiogames.play.modes.companion import correction
from audiogames.play.parsing.commands import echo, words_meaning
from audiogames.play.parsing.entries import SECOND_ENTER
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Key, Prompt, Talk
from audiogames.resources import LOCALES
from audiogames.stickers import free_table
from audiogames.stickers.free_table import MOST_PEOPLE, FreeSetup, FreeTable, KeptTable, TableFact, TableStep
from audiogames.stickers.scan import named_cards
from audiogames.tactile.decks import Deck, decks, load_deck
from audiogames.tactile.decks.files import OF_EDITION, known_games, own_decks
from audiogames.tactile.decks.naming import in_languages, letters, text_message
from audiogames.tactile.physical import look_up
from audiogames.tactile.physical.ids import scans_in
from audiogames.tactile.words import card_message
from audiogames.tactile.words.typed import Meanings

COMMANDS: Final = (
    *("hand", "play", "open", "dice", "score", "sheet", "gather"),
    *("next", "skip", "reverse", "again", "turn", "undo", "redo", "quit"),
)
ALONE: Final = frozenset({"next", "skip", "reverse", "again", "redo", "quit"})
MOST_DICE: Final = 20
MOST_SIDES: Final = 1000
MOST_POINTS: Final = 1_000_000
_DICE: Final = re.compile(r"(\d+) ?d ?(\d*)|d(\d+)")  # "d 4" says a die that shows 4


def keep_free_table(conversation: Conversation, name: str | None = None) -> Talk[None]:
    """Raises TactileError."""
    if name is None and (name := (yield from _chosen_deck(conversation))) is None:
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


def _chosen_deck(conversation: Conversation) -> Talk[str | None]:
    known = [*dict.fromkeys((*own_decks(), *known_games(), *decks()))]
    found = [load_deck(each) for each in known]
    entries = [MenuLine(menu_message("free-deck", name=in_languages(deck.names))) for deck in found]
    place = yield from pick(conversation, menu_message("free-which-deck"), entries, 0)
    return None if place is None else known[place]


def _begun(conversation: Conversation, name: str) -> Talk[KeptTable | None]:
    deck = load_deck(name)
    if deck.editions and OF_EDITION not in name:
        editions = [MenuLine(text_message(one.names)) for one in deck.editions]
        place = yield from pick_whole(conversation, menu_message("game-which-edition"), editions, 0)
        if place is None:
            return None
        name = f"{name}{OF_EDITION}{deck.editions[place].id}"
    people = yield from number(conversation, "free-people", range(1, MOST_PEOPLE + 1), 3)
    if people is None:
        return None
    conversation.breath.answer(menu_message("companion-order"))
    given = yield from ask_names(conversation, people)
    ear = yield from ask_for_ear(conversation, given)
    if ear is None:
        return None
    ways = [MenuLine(menu_message("free-most")), MenuLine(menu_message("free-least"))]
    way = yield from pick_whole(conversation, menu_message("free-wins"), ways, 0)
    if way is None:
        return None
    said = (seat_name(person, one, people) for person, one in enumerate(given))
    text = catalogue(conversation.device.language).text
    names = tuple(text(one) if isinstance(one, Message) else one for one in said)
    try:
        return free_table.begin(FreeSetup(free_table.FORMAT, name, names, ear - 1, way == 1), deck.id)
    except OSError as error:
        conversation.breath.answer(menu_message("free-not-kept", reason=system_reason(error)))
        return None


class TypedCards:
    def __init__(self, deck: Deck, language: str) -> None:
        faces = {face.id: face for face in deck.components if face.group.side == "front"}
        self.names = {id: card_message(deck.id, id) for id in faces}
        self._deck, self._language, self._meanings = deck.id, language, Meanings(self.names)
        self._short: dict[str, set[str]] = defaultdict(set)
        for locale in (language, *(other for other in LOCALES if other != language)):
            own: dict[str, set[str]] = defaultdict(set)
            values = {
                name: letters(deck, name, locale) for name in {name for face in faces.values() for name in face.values}
            }
            for id, face in faces.items():
                parts = [_short_form(value, values[name]) for name, value in face.values.items()]
                for form in ("".join(parts), "".join(reversed(parts))):
                    own[form].add(id)
            self._short = defaultdict(set, {**own, **self._short})

    def is_shown(self, typed: str) -> bool:
        return len(typed) > 1 and bool(self._meanings.shown(typed, self._language))

    def meant(self, typed: str) -> tuple[tuple[str, ...], str]:
        """Return cards, or none and what is no card."""
        scans, rest = scans_in(typed)
        found = [look_up(scan.id) for scan in scans]
        scanned = tuple(one.card.card for one in found if one is not None and one.deck.deck == self._deck)
        if len(scanned) < len(scans):
            return (), typed
        words, cards = re.sub("[,;]", " ", rest).split(), list(scanned)
        while words:
            for length in range(len(words), 0, -1):
                if (card := self._one(" ".join(words[:length]))) is not None:
                    cards.append(card)
                    words = words[length:]
                    break
            else:
                return (), " ".join(words)
        return tuple(cards), ""

    def _one(self, typed: str) -> str | None:
        short = self._short.get(plain(typed).replace(" ", ""), set())
        found = (*short,) if len(short) == 1 else self._meanings.meant(typed, self._language)
        return found[0] if len(found) == 1 else None


def _short_form(value: str, short: Mapping[str, str]) -> str:
    return value if value.isdecimal() else plain(short.get(value, value))


class FreePlay:
    def __init__(self, conversation: Conversation, deck: Deck, kept: KeptTable) -> None:
        self.conversation = conversation
        self._deck = deck
        self._kept = kept
        self._cards = TypedCards(deck, conversation.device.language)
        self._copies = {face.id: face.copies for face in deck.components}
        self._names = kept.setup.names
        self._is_scanned = False
        self._given_back = ""

    @property
    def table(self) -> FreeTable:
        return free_table.table_of(self._kept.setup, self._kept.history.facts)

    def run(self) -> Talk[None]:
        self._answer(menu_message("free-about"), self._turn())
        while True:
            typed = yield from self._line()
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

    def _line(self) -> Talk[str]:
        given_back, self._given_back = self._given_back, ""
        while not given_back:
            self.conversation.breath.flush()
            typed = yield Prompt("line")
            assert typed is not None  # there is no end to wait for
            was_scanned, self._is_scanned = self._is_scanned, bool(scans_in(typed)[0])
            # Some scanners press Enter twice: the second is no answer.
            if typed.strip() or not was_scanned or self.conversation.entries.waited >= SECOND_ENTER:
                return typed if typed in (*Key,) else typed.strip()
        return given_back

    def _ends(self, typed: str) -> bool:
        return typed == Key.ESCAPE or _command(typed)[0] == "quit"

    def _answer(self, *messages: Message) -> None:
        for message in messages:
            self.conversation.breath.answer(*whole(self.conversation, message))

    def _help(self) -> None:
        self._answer(
            menu_message("free-help-cards"),
            menu_message("free-help-score"),
            menu_message("free-help-turn"),
            menu_message("free-help-mistakes"),
        )

    def _enter(self, typed: str) -> Talk[None]:
        if not typed:
            self._next(1)
            return
        if (dice := _dice(typed)) is not None and (typed[0].isdecimal() or not self._cards.meant(typed)[0]):
            self._throw(*dice)
            return
        command, rest = ("", "") if self._cards.is_shown(typed) else _command(typed)
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
            case "dice" if rest and _dice(rest) is None:
                self._say_dice(rest)
            case "dice":
                self._throw(*(_dice(rest) or (1, 6)))
            case "sheet":
                self._read_sheet(rest)
            case "gather":
                is_all = plain(rest) in _words("words-free-all")
                if rest and not is_all:
                    self._answer(menu_message("free-gather-how"))
                elif self._add(TableFact("gather", numbers=(1,) if is_all else ())):
                    self._answer(menu_message("free-gathered-all" if is_all else "free-gathered"))
            case "next":
                self._next(1)
            case "skip":
                self._next(2)
            case "reverse":
                if self._add(TableFact("turn", table.turn, numbers=(-table.direction,))):
                    self._answer(
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
                self._go_back(command == "undo", rest)

    # What is kept.

    def _add(self, fact: TableFact) -> bool:
        return self._step(TableStep("add", fact)) is not None

    def _step(self, step: TableStep) -> TableFact | None:
        try:
            return free_table.keep(self._kept, step)
        except OSError as error:
            self._answer(menu_message("free-not-kept", reason=system_reason(error)))
            return None

    def _go_back(self, is_undo: bool, rest: str) -> None:
        times = int(rest) if rest.isdecimal() and len(rest) < 5 else 1
        for _ in range(times):
            fact = self._step(TableStep("undo" if is_undo else "redo"))
            if fact is None:
                self._answer(menu_message("free-nothing-undone" if is_undo else "free-nothing-redone"))
                return
            what = self._fact_called(fact)
            said = menu_message("free-undone", what=what) if is_undo else menu_message("free-redone", what=what)
            self._answer(said._replace(private=what.private))

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
                return menu_message("free-fact-dice", faces=_numbers(faces), number=len(faces))
            case "score":
                return menu_message("free-fact-score", round=fact.numbers[0] + 1, points=_numbers(fact.numbers[1:]))
            case "turn":
                return menu_message("free-fact-turn", name=name)

    # Cards.

    def _listed(self, cards: Iterable[str]) -> Items:
        return Items(tuple(card_message(self._deck.id, card) for card in cards))

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
        if card in table.hand:
            found.append(private("free-in-hand"))
        found += [
            menu_message("free-lies-open", name=self._names[at]) for at, own in enumerate(table.open) if card in own
        ]
        if card in table.played:
            found.append(menu_message("free-was-played", number=table.played.count(card)))
        return found

    def _move(self, command: str, rest: str) -> Talk[None]:
        ear = self._kept.setup.ear
        if command == "hand":
            if ear < 0:
                self._answer(menu_message("free-no-hand"))
            elif not rest:
                yield from self._read_hand()
            else:
                yield from self._hold(self._understood(rest))
            return
        person, more = (None, rest) if self._cards.meant(rest)[0] else self._person(rest)
        if not more:
            self._read_open(person)
            return
        if person is None:
            person = self.table.turn
        cards = self._understood(more)
        if (
            command == "play"
            and more == rest
            and person != ear
            and (held := [c for c in cards if c in self.table.hand])
        ):
            question = private("free-from-hand", card=card_message(self._deck.id, held[0]), name=self._names[ear])
            person = ear if (yield from yes(self.conversation, question)) else person
        yield from self._put(command, person, cards)

    def _hold(self, cards: Sequence[str]) -> Talk[None]:
        known = yield from self._asked_about(cards, self.table.out)
        if known and self._add(TableFact("hand", self._kept.setup.ear, known)):
            number = len(self.table.hand)
            self._answer(private("free-held", cards=self._listed(known), number=number))

    def _put(self, command: str, person: int, cards: Sequence[str]) -> Talk[None]:
        table, ear = self.table, self._kept.setup.ear
        own = table.hand if person == ear else ()
        out = table.out
        out.subtract((*own, *(table.open[person] if command == "play" else ())))
        known = yield from self._asked_about(cards, +out)
        if not known or not self._add(TableFact("play" if command == "play" else "open", person, known)):
            return
        told: dict[str, Argument] = {"name": self._names[person], "cards": self._listed(known)}
        self._answer(menu_message("free-played", **told) if command == "play" else menu_message("free-opened", **told))
        if len(self.table.hand) < len(own):
            self._answer(private("free-hand-left", number=len(self.table.hand)))

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
        hand = self.table.hand
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
        for place, fact in reversed([*enumerate(self._kept.history.facts)]):
            if not fact.cards or (was and was[0] not in fact.cards) or fact.kind == "gather":
                continue
            gone = was[0] if was else fact.cards[-1]
            if gone == now[0]:
                continue
            at = len(fact.cards) - 1 - fact.cards[::-1].index(gone)
            known = yield from self._asked_about(now, self.table.out)
            cards = (*fact.cards[:at], now[0], *fact.cards[at + 1 :])
            if known and self._step(TableStep("correct", fact._replace(cards=cards), place)) is not None:
                names = {"right": card_message(self._deck.id, now[0]), "wrong": card_message(self._deck.id, gone)}
                said = menu_message("companion-corrected", **names)
                self._answer(said._replace(private=fact.kind == "hand"))
            return
        self._answer(menu_message("companion-never-said"))

    # Dice.

    def _throw(self, dice: int, sides: int) -> None:
        if not (1 <= dice <= MOST_DICE and 2 <= sides <= MOST_SIDES):
            self._answer(_dice_how())
            return
        chance = Generator(secrets.randbits(64))
        faces = tuple(chance.below(sides) + 1 for _ in range(dice))
        if self._add(TableFact("dice", self.table.turn, numbers=(sides, *faces))):
            self.conversation.breath.beside(Cue("dice-thrown"))
            told: dict[str, Argument] = {"faces": _numbers(faces), "sides": sides, "sum": sum(faces)}
            self._answer(menu_message("free-die", **told) if dice == 1 else menu_message("free-dice", **told))

    def _say_dice(self, typed: str) -> None:
        person, more = (None, typed) if _faces(typed) else self._person(typed)
        fact = TableFact("dice", self.table.turn if person is None else person, numbers=(0, *_faces(more)))
        if not fact.numbers[1:]:
            self._answer(_dice_how())
        elif self._add(fact):
            self._answer(_dice_said(self._names, fact))

    def _mend_dice(self, right: str, wrong: str) -> bool:
        """Return False if a card is meant."""
        now, was = _points(right), _points(wrong) if wrong else ()
        facts = self._kept.history.facts
        if now is None or was is None or not any(map(free_table.is_by_hand, facts)):
            return False
        cards, gone = (self._cards.meant(text)[0] for text in (right, wrong))
        is_one = len(now) == 1 and len(was) < 2 and bool(_faces(right))
        for place, fact in reversed([*enumerate(facts)]) if is_one else ():
            if cards and fact.cards and (not wrong or {*gone} & {*fact.cards}):
                return False  # of a card and a die that fit, the one said last is meant
            if (found := free_table.with_other_die(fact, now[0], *was)) is not None:
                mended, old = found
                if self._step(TableStep("correct", mended, place)) is not None:
                    told: dict[str, Argument] = {"right": _signed(now[0]), "wrong": _signed(old)}
                    self._answer(menu_message("companion-corrected", **told), _dice_said(self._names, mended))
                return True
        if not cards:
            how = menu_message("free-dice-mend", sides=MOST_SIDES)
            self._answer(menu_message("companion-never-said") if is_one else how)
        return not cards

    # The score.

    def _score(self, rest: str) -> Talk[None]:
        if rest:
            points, (at, first) = _points(rest), self.table.missing
            people = len(self._names)
            if points is None or len(points) not in (people, people - first):
                self._answer(menu_message("free-points-how", number=people - first))
                return
            self._write(at, people - len(points), points)
            return
        at = self.table.missing[0]
        while self.table.missing[0] == at:
            person = self.table.missing[1]
            self._answer(menu_message("free-which-points", name=self._names[person], round=at + 1))
            typed = yield from self._line()
            points = _points(typed) if typed else (0,)
            if self._ends(typed):
                self._answer(menu_message("free-unfinished"))
                return
            if _command(typed) == ("undo", ""):
                self._go_back(True, "")
            elif points is None and self._is_entry(typed):
                self._answer(menu_message("free-unfinished"))
                self._given_back = typed
                return
            elif points is None or len(points) != 1:
                self._answer(menu_message("free-points-how", number=1))
            elif not self._write(at, person, points):
                return

    def _is_entry(self, typed: str) -> bool:
        is_said_anew = correction().match(plain(typed)) or _of_round().match(plain(typed))
        return bool(is_said_anew or _command(typed)[0] or self._cards.meant(typed)[0]) or typed in (Key.HELP, "?")

    def _write(self, at: int, first: int, points: Sequence[int]) -> bool:
        if not self._add(TableFact("score", first, numbers=(at, *points))):
            return False
        said = self.table.sheet[at]
        if None not in said:
            self._answer(self._round(at), *self._leaders())
        return True

    def _round(self, at: int) -> Message:
        points = self.table.sheet[at]
        each = ((self._names[person], value) for person, value in enumerate(points) if value is not None)
        return menu_message("free-round", round=at + 1, points=_of_each(each))

    def _leaders(self) -> tuple[Message, ...]:
        sums = self.table.sums
        best = min(sums) if self._kept.setup.least else max(sums)
        names = Items(tuple(_text(name) for name, own in zip(self._names, sums, strict=True) if own == best), "and")
        told = menu_message("free-leads", names=names, number=len(names.messages))
        in_all = menu_message("free-sums", points=_of_each(zip(self._names, sums, strict=True)))
        rounds = self.table.sheet
        return (*((in_all,) if len(rounds) > 1 else ()), *((told,) if None not in rounds[-1] else ()))

    def _read_sheet(self, rest: str) -> None:
        sheet = self.table.sheet
        person, more = self._person(rest)
        if rest and (person is None or more):
            self._answer(menu_message("free-nobody", typed=echo(rest), names=", ".join(self._names)))
        elif not sheet:
            self._answer(menu_message("free-no-points"))
        elif person is not None:
            rounds = ((at, points[person]) for at, points in enumerate(sheet, 1) if points[person] is not None)
            said = tuple(menu_message("free-of-round", round=at, points=_signed(value or 0)) for at, value in rounds)
            told: dict[str, Argument] = {"name": self._names[person], "sum": _signed(self.table.sums[person])}
            self._answer(menu_message("free-of-person", **told, points=Items(said, "semicolon")))
        else:
            self._answer(*map(self._round, range(len(sheet))), *self._leaders())

    def _mend_points(self, typed: str) -> bool:
        found = _of_round().match(plain(typed))
        if found is None:
            return False
        at, (person, more) = int(found[1]) - 1, self._person(found[2])
        right, *wrong = (_points(part) for part in re.split(_not(), more)) if more else (None,)
        numbers = [right, *wrong]
        if person is None or any(one is None or len(one) != 1 for one in numbers) or len(numbers) > 2:
            self._answer(menu_message("free-mend-how"))
            return True
        said = [one[0] for one in numbers if one is not None]
        sheet = self.table.sheet
        before = sheet[at][person] if 0 <= at < len(sheet) else None
        told: dict[str, Argument] = {"round": at + 1, "name": self._names[person]}
        if before is None:
            self._answer(menu_message("free-not-written", **told))
        elif before not in said[1:] and len(said) > 1:
            self._answer(menu_message("free-written-other", **told, points=_signed(before)))
        elif self._add(TableFact("score", person, numbers=(at, said[0]))):
            points: dict[str, Argument] = {"right": _signed(said[0]), "wrong": _signed(before)}
            self._answer(menu_message("free-mended", **told, **points), *self._leaders())
        return True

    # The turn.

    def _person(self, typed: str) -> tuple[int | None, str]:
        """Return who is named first, and the rest."""
        text = plain(typed)
        for person, name in sorted(enumerate(self._names), key=lambda each: -len(each[1])):
            called = plain(name)
            if text == called or text.startswith(f"{called} "):
                return person, text[len(called) :].strip(" ,:")
        first, _, rest = text.partition(" ")
        found = [person for person, name in enumerate(self._names) if first and plain(name).startswith(first)]
        return (found[0], rest) if len(found) == 1 else (None, typed)

    def _turn(self) -> Message:
        return menu_message("free-turn", name=self._names[self.table.turn])

    def _next(self, steps: int) -> None:
        table, people = self.table, len(self._names)
        person = (table.turn + steps * table.direction) % people
        skipped = self._names[(table.turn + table.direction) % people]
        if self._add(TableFact("turn", person, numbers=(table.direction,))):
            self._answer(*([menu_message("free-skipped", name=skipped)] if steps > 1 else []), self._turn())

    def _turn_to(self, person: int) -> None:
        if self._add(TableFact("turn", person, numbers=(self.table.direction,))):
            self._answer(self._turn())


# What is typed.


def _command(typed: str) -> tuple[str, str]:
    first, _, rest = typed.strip().partition(" ")
    found = words_meaning("words-free", COMMANDS).get(plain(first), "")
    return ("", "") if found in ALONE and rest else (found, rest.strip())


@cache
def _words(id: str) -> frozenset[str]:
    return frozenset(plain(word) for locale in LOCALES for word in catalogue(locale).words(id).split(","))


@cache
def _not() -> re.Pattern[str]:
    longest_first = sorted(_words("words-companion-not"), key=len, reverse=True)
    return re.compile(rf",?\s+(?:{'|'.join(map(re.escape, longest_first))})\s+")


@cache
def _of_round() -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, _words('words-free-round')))})\s+(\d{{1,3}})\s+(.+)$")


def _dice(typed: str) -> tuple[int, int] | None:
    found = _DICE.fullmatch(plain(typed))
    if found is None or max(map(len, filter(None, found.groups()))) > 4:
        return None
    return int(found[1] or 1), int(found[2] or found[3] or 6)


def _faces(typed: str) -> tuple[int, ...]:
    faces = _points(typed) or ()
    return faces if len(faces) <= MOST_DICE and all(0 <= face <= MOST_SIDES for face in faces) else ()


def _points(typed: str) -> tuple[int, ...] | None:
    minus = "|".join(map(re.escape, _words("words-free-minus")))
    text = re.sub(rf"(?:[-−]|\b(?:{minus})\b)\s*", "-", plain(typed))
    found = [in_digits(word) for word in re.sub("[,;]", " ", text).split()]
    if not found or not all(re.fullmatch(r"-?\d{1,7}", one) for one in found):
        return None
    points = tuple(map(int, found))
    return points if max(map(abs, points)) < MOST_POINTS else None


# What is said.


def _text(text: str) -> Message:
    return menu_message("text", text=text)


def _signed(points: int) -> Message:
    if points < 0:
        return menu_message("free-minus", number=-points)
    return menu_message("number", number=points)


def _dice_how() -> Message:
    return menu_message("free-dice-how", dice=MOST_DICE, sides=MOST_SIDES)


def _dice_said(names: Sequence[str], fact: TableFact) -> Message:
    faces = fact.numbers[1:]
    told: dict[str, Argument] = {"faces": _numbers(faces), "number": len(faces), "sum": sum(faces)}
    return menu_message("free-dice-said", name=names[fact.person], **told)


def _numbers(numbers: Sequence[int]) -> Items:
    return Items(tuple(map(_signed, numbers)), "and")


def _of_each(points: Iterable[tuple[str, int]]) -> Items:
    return Items(tuple(menu_message("free-of-each", name=name, points=_signed(own)) for name, own in points))

"""Any game at a real table."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from audiogames.core.companion import EAR, HELD, Companion, Contradiction, Fact
from audiogames.core.corrections import facts, is_secret, named, wants
from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.game import Choice
from audiogames.core.messages import Argument, Category, Items, Message, Seat, Who, menu_message, private, result
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import catalogue
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.keys.answers import not_understood
from audiogames.play.modes.spelling import Spelling
from audiogames.play.parsing.commands import echo, named_card, named_cards
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Key, Lines, PickedOffer, ScannedCards, Talk
from audiogames.play.table import seen
from audiogames.resources import LOCALES

SHORT: Final = "="
# Begins a correction, like the words for it.


class CompanionMode(Mode):
    reads_hand = False
    examples = ""
    # Ends the ids of messages with examples of the game's own.

    def is_open(self, seat: Seat) -> bool:
        return True

    def help(self, seat: Seat) -> tuple[Message, ...]:
        keys = () if not self._is_spelt or not self.sitting.game.companion.cards else (result("companion-help-keys"),)
        return (*seen.ask(self.sitting, "moves", seat), *keys, result(f"companion-help{self.examples}"))

    def about(self, seat: Seat, typed: str) -> Message | None:
        letters = {one: label for one, label in self._spelling.lines(self._sayings(seat)) if one.isalpha()}
        if not self._is_spelt or typed.lower() not in letters:
            return None
        name = self.conversation.command(typed)
        usual = menu_message("learn-other" if name is None else f"about-{name}")
        return menu_message("companion-about-letter", colour=letters[typed.lower()], usual=usual)

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._unknown_told: tuple[int, int] | None = None
        self._spelling = Spelling(self.conversation)
        self._fills = False
        # True while the cards of the own hand are said, one after the other.

    def asks(self, seat: Seat) -> bool:
        choices = seen.choices(self.sitting, seat)
        return not choices or (choices[0].from_hand and seat != self._own)

    def is_told(self, seat: Seat) -> bool:
        """Return False after a card of a hand, when the same seat is still to act."""
        steps = self.sitting.table.steps
        return not steps or not (steps[-1].entry.said or "").startswith(HELD)

    def greet(self, seat: Seat) -> None:
        own, number = self._own, self._unknown()
        if own is not None and number and self._unknown_told != (own, number) and self.is_told(seat):
            self.conversation.breath.answer(private("companion-unknown", player=Who(own), number=number))
        self._unknown_told = None if own is None else (own, number)

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        pressed = typed
        if self._is_spelt and not whole:
            spelt = self._spelling.key(typed, self._sayings(seat))
            if spelt is None:
                return True
            typed = typed if spelt == typed else spelt
        if typed == SHORT:
            self.conversation.breath.answer(result(f"companion-anew{self.examples}"))
            typed += yield from self.conversation.line()
        if self._fills and self._fill(typed):
            return True
        if self.conversation.command(typed) == "undo":
            self._take_back()
        elif (said := self._said_anew(typed)) is not None:
            yield from self._correct(*said)
        elif self._own is not None and (cards := self._held(seat, typed)):
            self._hold(self._own, cards)
        elif self._own is not None and self.conversation.command(typed) == "hand":
            self._read_hand(self._own)
        elif (yield from self._act_on(seat, typed)):
            pass
        elif isinstance(typed, ScannedCards):
            self._play.answers.act_on_named(seat, typed.split())
        elif not typed and (wanted := self._wanted(seat)):
            yield from self._ask(seat, wanted)
        elif (why := self._refused(seat, typed)) is not None:
            self.conversation.breath.answer(why)
        elif typed == pressed:
            return False
        elif not self._play.answers.named(seat, typed, seen.choices(self.sitting, seat)):
            self.conversation.breath.answer(not_understood(typed))
        return True

    @property
    def _is_spelt(self) -> bool:
        return self.conversation.device.keys == "single"

    def _sayings(self, seat: Seat) -> tuple[str, ...]:
        found: tuple[str, ...] = self.sitting.game.companion.sayings(self.sitting.view(seat))
        return found

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        return seen.worded(self.sitting, news)

    def lines(self, seat: Seat | None) -> Lines:
        if seat is None or self.sitting.table.over or not (self._unknown() or self._wanted(seat)):
            return ()
        return self._spelling.lines(self._sayings(seat))

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        return choices[0].from_hand or bool(wants(self.sitting.table, seat, choices[0].action))

    def picked(self, seat: Seat, picked: PickedOffer) -> Talk[bool]:
        wanted = wants(self.sitting.table, seat, picked.entry.text)
        if wanted:
            yield from self._ask(seat, wanted)
        return bool(wanted)

    @property
    def _companion(self) -> Companion[Any, Any, Any]:
        return self.sitting.game.companion

    def _wanted(self, seat: Seat) -> str:
        if seat not in self.sitting.table.to_act():
            return ""
        choices = seen.choices(self.sitting, seat)
        usual = [choice.action for choice in choices if choice.usual]
        if not choices:
            return "play"
        if not usual and self._sayings(seat) and not self.sitting.game.companion.cards:
            return "barrel"
        return wants(self.sitting.table, seat, usual[0]) if usual else ""

    def _ask(self, seat: Seat, wanted: str) -> Talk[None]:
        self.conversation.breath.answer(result(f"companion-which-{wanted}", player=Who(seat)))
        spelt: str | None = None
        while spelt is None:
            typed = yield from self.conversation.ask("line", self._spelling.lines(self._sayings(seat)))
            spelt = typed if isinstance(typed, ScannedCards) else self._spelling.key(typed, self._sayings(seat))
        typed = typed if typed == spelt else spelt
        if not typed or typed == Key.ESCAPE:
            self.conversation.breath.answer(result("nothing-played"))
        elif not (yield from self.typed(seat, typed, whole=True)):
            self.conversation.breath.answer(result(f"companion-say-{wanted}", last=len(self._sayings(seat))))

    def _act_on(self, seat: Seat, typed: str) -> Talk[bool]:
        # Do what cards or numbers mean, and return True if they mean anything.
        yield from ()
        words = self._words(typed)
        fact = self._companion.meant(self.sitting.view(seat), words) if words else None
        if fact is not None:
            self._play.act(seat, fact.action, said=fact.said)
        return fact is not None

    def _words(self, typed: str) -> tuple[str, ...]:
        if isinstance(typed, ScannedCards):
            return tuple(typed.split())
        language, colours = self.conversation.device.language, self.sitting.game.colours
        card = named_card(typed, language, colours)
        cards = named_cards(typed, language, colours) or ((card,) if card is not None else ())
        if cards:
            whole = all(len(one.colours) == 1 and one.value is not None for one in cards)
            return tuple(f"{one.colours[0]}-{one.value}" for one in cards) if whole else ()
        numbers = re.sub(r"[,+]|\b(?:and|et)\b", " ", plain(in_digits(typed))).split()
        return tuple(numbers) if numbers and all(number.isdecimal() for number in numbers) else ()

    def _refused(self, seat: Seat, typed: str) -> Message | None:
        cards, sayings = self.sitting.game.companion.cards, self._sayings(seat)
        card = named_card(typed, self.conversation.device.language, _all_colours()) if cards else None
        if card is None:
            wanted = self._wanted(seat) if sayings and not cards and typed.isdecimal() else ""
            return result(f"companion-say-{wanted}", last=len(sayings)) if wanted else None
        values = [int(one.partition("-")[2]) for one in cards]
        colours = self.sitting.game.colours
        if not {*colours}.isdisjoint(card.colours) and card.value in (None, *values):
            return None
        named = Items(tuple(Message(f"colour-{colour}") for colour in colours), "and")
        said: dict[str, Argument] = {"typed": echo(typed), "colours": named, "least": min(values), "most": max(values)}
        return result("companion-no-such-card", **said)

    def _cards(self, typed: str) -> tuple[str, ...]:
        words = self._words(typed)
        return words if all(map(self._companion.is_card, words)) else ()

    # The own hand, for the ear of one seat alone.

    @property
    def _deals(self) -> bool:
        # True if the program deals the hands.
        companion = self.sitting.table.companion
        return companion is not None and companion.deals_hands

    @property
    def _own(self) -> Seat | None:
        if not self._companion.hands or self._deals:
            return None
        if not self.conversation.shared:
            return next(iter(self.conversation.device.seats), None)
        ear = self.sitting.table.notes.get(EAR)
        return ear if ear in self.conversation.device.seats else None

    def _unknown(self) -> int:
        own = self._own
        return 0 if own is None or self.sitting.table.over else self._companion.unknown(self.sitting.view(own))

    def _held(self, seat: Seat, typed: str) -> tuple[str, ...]:
        """Return the cards that are said of the own hand: after its word, several, or one that means nothing else."""
        first, _, rest = typed.partition(" ")
        if rest and self.conversation.command(first) == "hand" and (cards := self._cards(rest)):
            return cards
        cards = self._cards(typed)
        if len(cards) > 1:
            return cards
        if not cards or not self._unknown() or (self.conversation.shared and seat != self._own):
            return ()
        is_own_turn = self._own in self.sitting.table.to_act()
        return cards if not is_own_turn or self._companion.is_held(self.sitting.view(self._own), cards[0]) else ()

    def _hold(self, own: Seat, cards: Sequence[str]) -> None:
        for card in cards:
            try:
                number = self.sitting.turns.hold(own, card, self.conversation.now)
            except GameError as error:
                self.conversation.breath.answer(error.message._replace(private=True))
                return
            held = private(
                f"companion-held{self.examples}", number=number, card=named(f"{self.sitting.game.deck}/{card}")
            )._replace(category=Category.HAND)
            self.conversation.breath.answer(held)

    def _read_hand(self, own: Seat) -> None:
        self.conversation.breath.answer(*seen.ask(self.sitting, "hand", own))
        self._fills = bool(self._unknown())
        if self._fills:
            self.conversation.breath.answer(private(f"companion-unknown-say{self.examples}"))

    def _fill(self, typed: str) -> bool:
        # False if the key is to be done: it ends what was said of the hand.
        own, cards = self._own, self._cards(typed)
        if own is None or (typed.strip() and not cards):
            self._fills = False
            return False
        if cards:
            self._hold(own, cards)
        elif not typed:
            self.conversation.breath.answer(private("companion-unknown", player=Who(own), number=self._unknown()))
        self._fills = bool(typed) and bool(self._unknown())
        return True

    # What is said anew.

    def _may_change(self, fact: Fact) -> bool:
        return not self._is_secret(fact) or fact.seat == self._own

    def _is_secret(self, fact: Fact) -> bool:
        is_apart = not self.conversation.shared
        return fact.said.startswith(HELD) or (is_apart and is_secret(self.sitting.table, fact))

    def _take_back(self) -> None:
        told = [number for number, (_, fact) in enumerate(facts(self.sitting.table)) if self._may_change(fact)]
        if not told or not facts(self.sitting.table)[told[-1]][0]:
            self.conversation.breath.answer(result("companion-nothing-said"))
            return
        self._try_to_correct({told[-1]: None})

    def _said_anew(self, typed: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        # What was, and what it was not, which may be left out.
        found = correction().match(plain(typed)) if not isinstance(typed, ScannedCards) else None
        if found is None:
            return None
        right, wrong = self._words(found[1]), self._words(found[2] or "")
        return (right, wrong) if right and bool(wrong) == bool(found[2]) else None

    def _correct(self, right: tuple[str, ...], wrong: tuple[str, ...]) -> Talk[None]:
        companion, told = self._companion, facts(self.sitting.table)
        for number, (_, fact) in reversed([*enumerate(told)]):
            anew = companion.corrected(fact, right, wrong) if self._may_change(fact) else None
            if anew is not None and anew != fact:
                yield from self._correct_with(_with_others(told, number, anew, companion), fact, anew)
                return
        self.conversation.breath.answer(result(f"companion-never-said{self.examples}"))

    def _correct_with(self, changes: dict[int, Fact | None], was: Fact, now: Fact) -> Talk[None]:
        breath, companion, until = self.conversation.breath, self._companion, None
        told = dict(zip(("wrong", "right"), companion.differing(was, now), strict=True))
        if self._is_secret(was):
            breath.answer(private("companion-corrected", **{name: named(said) for name, said in told.items()}))
        while (contradiction := self._try_to_correct(changes, until, **told)) is not None:
            number = contradiction.number
            if number in changes:
                breath.answer(contradiction.message)
                return
            breath.answer(result("companion-contradicts"), *self._told(number), contradiction.message)
            breath.answer(result("companion-contradicts-how"))
            typed = yield from self.conversation.line()
            anew = companion.anew(facts(self.sitting.table)[number][1], self._words(typed))
            if anew is not None:
                changes[number] = anew
            elif self.conversation.command(typed) == "undo":
                until = number
            else:
                breath.answer(result("companion-unchanged"))
                return

    def _try_to_correct(
        self, changes: Mapping[int, Fact | None], until: int | None = None, **told: str
    ) -> Contradiction | None:
        try:
            self.sitting.turns.correct(changes, self.conversation.now, until, **told)
        except Contradiction as contradiction:
            return contradiction
        except GameError as error:
            self.conversation.breath.answer(error.message)
        return None

    def _told(self, number: int) -> tuple[Message, ...]:
        table = self.sitting.table
        starts = [start for start, _ in facts(table)]
        end = starts[number + 1] if number + 1 < len(starts) else len(table.steps)
        events: list[Any] = [event for step in table.steps[starts[number] : end] for event in step.events]
        return self.sitting.game.detail(heard(events, None), table.view(None))[:1]


def _with_others(
    told: Sequence[tuple[int, Fact]], number: int, anew: Fact, companion: Companion[Any, Any, Any]
) -> dict[int, Fact | None]:
    """Return the changed fact, with all that moved the same card: what its seat said of its hand, and later actions."""
    changes: dict[int, Fact | None] = {number: anew}
    wrong, right = (companion.said_in(fact).partition("/")[2] for fact in (told[number][1], anew))
    for place, (_, fact) in enumerate(told):
        if not wrong or place == number or not companion.unique:
            continue
        if fact.said.startswith(HELD) and fact.seat == anew.seat and fact.said.split()[-1] == wrong:
            changes[place] = fact._replace(said=fact.said.replace(wrong, right))
        elif place > number and fact.said == wrong:
            break
        elif place > number and wrong in fact.action.split():
            action = " ".join(right if word == wrong else word for word in fact.action.split(" "))
            changes[place] = fact._replace(action=action)
    return changes


@cache
def _all_colours() -> tuple[str, ...]:
    return tuple(dict.fromkeys(colour for name in GAMES for colour in game_named(name).colours))


@cache
def correction() -> re.Pattern[str]:
    def either(id: str) -> str:
        words = {plain(word) for locale in LOCALES for word in catalogue(locale).words(id).split(",")}
        return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))

    return re.compile(
        rf"(?:{SHORT}|(?:{either('words-companion-was')})\b)\s*(.+?)(?:,?\s+(?:{either('words-companion-not')})\s+(.+))?$"
    )

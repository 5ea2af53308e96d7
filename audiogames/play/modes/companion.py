"""Any game at a real table."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from audiogames.core.companion import Contradiction, Fact
from audiogames.core.corrections import facts
from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.game import Choice
from audiogames.core.messages import Message, Seat, Who, menu_message, result
from audiogames.narration.catalogue import catalogue
from audiogames.play.commands import named_card, named_cards
from audiogames.play.play import Mode
from audiogames.play.prompts import Key, ScannedCards, Talk
from audiogames.play.table import seen
from audiogames.play.typed import in_digits, plain
from audiogames.resources import LOCALES

SHORT: Final = "="
# Begins a correction, like the words for it.


class CompanionMode(Mode):
    is_open = True
    reads_hand = False

    def help(self, seat: Seat) -> tuple[Message, ...]:
        return (*seen.ask(self.sitting, "moves", seat), result("companion-help"))

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        if self.conversation.device.keys == "single" and typed.isdecimal() and not whole and self._counts(seat):
            self.conversation.breath.answer(menu_message("menu-digit", digit=typed))
            typed += yield from self.conversation.line()
        if self.conversation.command(typed) == "undo":
            self._take_back()
        elif (said := self._said_anew(typed)) is not None:
            yield from self._correct(*said)
        elif (fact := self._meant(seat, typed)) is not None:
            self._play.act(seat, fact.action, said=fact.said)
        elif isinstance(typed, ScannedCards):
            self._name(seat, typed.split())
        elif not typed and (wanted := self._wanted(seat)):
            yield from self._ask(seat, wanted)
        else:
            return False
        return True

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        return choices[0].from_hand or bool(self.sitting.table.wants(seat, choices[0].action))

    def _counts(self, seat: Seat) -> bool:
        return self.sitting.game.companion.counts(self.sitting.view(seat))

    def _name(self, seat: Seat, cards: Sequence[str]) -> None:
        try:
            action = seen.named(self.sitting, seat, cards)
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return
        if action is None:
            self.conversation.breath.answer(result("no-such-card-here"))
        else:
            self._play.act(seat, action)

    def _wanted(self, seat: Seat) -> str:
        usual = [choice.action for choice in seen.choices(self.sitting, seat) if choice.usual]
        return self.sitting.table.wants(seat, usual[0]) if usual else ""

    def _ask(self, seat: Seat, wanted: str) -> Talk[None]:
        self.conversation.breath.answer(result(f"companion-which-{wanted}", player=Who(seat)))
        typed = yield from self.conversation.line()
        if not typed or typed == Key.ESCAPE:
            self.conversation.breath.answer(result("nothing-played"))
        elif not (yield from self.typed(seat, typed, whole=True)):
            self.conversation.breath.answer(result(f"companion-say-{wanted}"))

    def _meant(self, seat: Seat, typed: str) -> Fact | None:
        words = self._words(typed)
        return self.sitting.game.companion.meant(self.sitting.view(seat), words) if words else None

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

    # What is said anew.

    def _take_back(self) -> None:
        told = facts(self.sitting.table)
        if not told or not told[-1][1].action:
            self.conversation.breath.answer(result("companion-nothing-said"))
            return
        self._try_to_correct({len(told) - 1: None})

    def _said_anew(self, typed: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        # What was, and what it was not, which may be left out.
        found = _sentence().match(plain(typed)) if not isinstance(typed, ScannedCards) else None
        if found is None:
            return None
        right, wrong = self._words(found[1]), self._words(found[2] or "")
        return (right, wrong) if right and bool(wrong) == bool(found[2]) else None

    def _correct(self, right: tuple[str, ...], wrong: tuple[str, ...]) -> Talk[None]:
        companion, told = self.sitting.game.companion, facts(self.sitting.table)
        for number, (_, fact) in reversed([*enumerate(told)]):
            anew = companion.anew(fact, right)
            if anew is not None and (not wrong or companion.anew(fact, wrong) == fact):
                yield from self._correct_with({number: anew}, fact, anew)
                return
        self.conversation.breath.answer(result("companion-never-said"))

    def _correct_with(self, changes: dict[int, Fact | None], was: Fact, now: Fact) -> Talk[None]:
        """Ask about each later fact that no longer fits."""
        breath, companion, until = self.conversation.breath, self.sitting.game.companion, None
        told = {"wrong": companion.said_in(was), "right": companion.said_in(now)}
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


@cache
def _sentence() -> re.Pattern[str]:
    def either(id: str) -> str:
        words = {plain(word) for locale in LOCALES for word in catalogue(locale).words(id).split(",")}
        return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))

    return re.compile(
        rf"(?:{SHORT}|(?:{either('words-companion-was')})\b)\s*(.+?)(?:,?\s+(?:{either('words-companion-not')})\s+(.+))?$"
    )

"""Du Balai! at a real table."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.companion import PARTED, Fact
from audiogames.core.corrections import wants
from audiogames.core.errors import GameError
from audiogames.core.game import Choice
from audiogames.core.messages import Category, Message, Seat, Who, private, result
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai.extras.companion import COMPANION, KEEP, KEPT, SHOWN
from audiogames.games.du_balai.notation import format_action, parse_action
from audiogames.games.du_balai.state import FOG, PASS, faces_name, formula_name, formula_of, piles_name
from audiogames.games.du_balai.view import View
from audiogames.play.in_game.play import Play
from audiogames.play.modes.companion import CompanionMode
from audiogames.play.modes.du_balai.keys import SYMBOL_KEYS
from audiogames.play.modes.du_balai.said import begins_face, words
from audiogames.play.prompts import Key, PickedOffer, ScannedCards, Talk

LINE: Final = "+"
# Opens a line, where keys act one by one.
SAID_ALOUD: Final = ("balai-wrote", "balai-formulas")
# What the one device of a table has read back already.
WITHOUT: Final = ("", "0", Key.ESCAPE)


class BroomTable(CompanionMode):
    has_cards = False
    examples = "-broom"

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._scanned: dict[tuple[Seat, str], tuple[str, ...]] = {}
        # Dice and symbols that are scanned one by one.

    def is_open(self, seat: Seat) -> bool:
        # Only cards that the program deals are for one person alone.
        return not self._is_dealt(seat)

    def asks(self, seat: Seat) -> bool:
        return not self._is_dealt(seat) and self._view(seat).phase != "setup"

    def is_told(self, seat: Seat) -> bool:
        return self._is_dealt(seat)

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        return True

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        said = SAID_ALOUD if self.conversation.shared else ()
        news = super().fit_to_tell(news)
        return tuple(line for line in news if line.category != Category.TURN and line.id not in said)

    def greet(self, seat: Seat) -> None:
        super().greet(seat)
        view = self._view(seat)
        if self._is_dealt(seat) or view.phase == "setup":
            return
        by = "-program" if view.phase == "roll" and not wants(self.sitting.table, seat, "roll") else ""
        phase = view.window if view.phase == "resolve" else view.phase
        self.conversation.breath.answer(result(f"companion-now-{phase}{by}", player=Who(seat)))

    def help(self, seat: Seat) -> tuple[Message, ...]:
        phase = self._view(seat).phase
        if self._is_dealt(seat) or phase in ("setup", "over"):
            return super().help(seat)
        return (result(f"companion-how-{phase}", player=Who(seat)), result(f"companion-help{self.examples}"))

    def answer_to(self, question: str, seat: Seat | None) -> tuple[Message, ...]:
        if (
            question == "hand"
            and self._deals
            and self.conversation.shared
            and (seat is None or not self._is_dealt(seat))
        ):
            return (result("hand-for-all"),)
        return super().answer_to(question, seat)

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        if self._is_dealt(seat) or self._view(seat).phase == "setup":
            return False
        if self._begins_line(seat, typed):
            self.conversation.breath.answer(result("companion-line-begun", typed=typed))
            typed, whole = typed + (yield from self.conversation.line()), True
        if typed == LINE:
            self.conversation.breath.answer(*self.help(seat)[:1])
            typed, whole = (yield from self.conversation.line()), True
            if typed in WITHOUT:
                self.conversation.breath.answer(result("nothing-played"))
                return True
        if not typed:
            yield from self._entered(seat)
            return True
        if self._view(seat).phase == "draw" and seat == self._own and len(cards := self._cards(typed)) == 1:
            yield from self._keep(seat)
            if self._unknown():
                self._hold(seat, cards)
            return True
        if isinstance(typed, ScannedCards) and self._is_gathered(seat, typed):
            return True
        if self._scanned and self.conversation.command(typed) == "undo":
            self._scanned.clear()
            self.conversation.breath.answer(result("companion-scanned-dropped"))
            return True
        return (yield from super().typed(seat, typed, whole))

    def _begins_line(self, seat: Seat, typed: str) -> bool:
        # Return True for the letter of a colour, where keys act one by one.
        is_key = self.conversation.device.keys == "single" and len(typed) == 1
        if is_key and self._view(seat).phase == "write":
            return typed in SYMBOL_KEYS
        return is_key and self._view(seat).phase == "roll" and begins_face(typed)

    def picked(self, seat: Seat, picked: PickedOffer) -> Talk[bool]:
        if picked.entry.piles:
            return False
        action = parse_action(picked.entry.text)
        if action == KEEP:
            yield from self._keep(seat)
        elif action == PASS and wants(self.sitting.table, seat, action):
            yield from self._pass(seat)
        else:
            return (yield from super().picked(seat, picked))
        return True

    # Enter.

    def _entered(self, seat: Seat) -> Talk[None]:
        view = self._view(seat)
        if (laid := self._scanned.pop((seat, view.phase), ())) and view.phase == "write":
            self._write(seat, Fact(seat, " ".join(("write", *laid))))
        elif view.phase == "roll" and not wants(self.sitting.table, seat, "roll"):
            self._play.act(seat, "roll")
        elif view.phase == "roll":
            yield from self._ask(seat, "faces")
        elif view.phase == "look" and not self.conversation.shared:
            self._play.act(seat, "close")
        elif view.phase in ("look", "write"):
            yield from self._ask(seat, view.phase)
        elif view.phase == "draw":
            yield from self._keep(seat)
        else:
            yield from self._pass(seat)

    def _pass(self, seat: Seat) -> Talk[None]:
        # Nobody at this device answers a spell.
        here = self._here if self._view(seat).phase == "react" else [seat]
        for other in here:
            said = yield from self._shown(other, format_action(PASS))
            if said is None:
                return
            self._play.act(other, PASS, said=said)

    def _keep(self, seat: Seat) -> Talk[None]:
        said = yield from self._shown(seat, format_action(KEEP))
        if said is not None:
            self._play.act(seat, KEEP, said=PARTED.join(filter(None, (KEPT, said))))

    def _shown(self, seat: Seat, action: str) -> Talk[str | None]:
        # Ask for the acrobatics that people show if the race ends. None if nobody answers.
        if wants(self.sitting.table, seat, action) != SHOWN:
            return ""
        self.conversation.breath.answer(result("companion-which-acrobatics"))
        while (typed := (yield from self.conversation.line())) != Key.ESCAPE:
            said = COMPANION.shown(self._words(typed) if typed else ())
            if said is not None and (not typed or said != SHOWN or typed == "0"):
                return said
            self.conversation.breath.answer(result("companion-say-acrobatics"))
        self.conversation.breath.answer(result("nothing-played"))
        return None

    # Words.

    def _words(self, typed: str) -> tuple[str, ...]:
        return tuple(typed.split()) if isinstance(typed, ScannedCards) else words(typed, self.sitting.table.names)

    def _act_on(self, seat: Seat, typed: str) -> Talk[bool]:
        said = self._words(typed)
        if not said:
            return False
        view = self._view(seat)
        while (lack := COMPANION.lacks(view, said)) != "":
            self.conversation.breath.answer(result(f"companion-lacks-{lack}", player=Who(view.order[0])))
            more = yield from self.conversation.line()
            if more in WITHOUT:
                self.conversation.breath.answer(result("nothing-played"))
                return True
            said = (*said, *((yield from self._scanned_formula(more)) if lack == "formula" else self._words(more)))
        if view.phase == "react" and said == (FOG,) and len(self._here) > 1:
            self.conversation.breath.answer(result("companion-lacks-fog"))
            said = (*self._words((yield from self.conversation.line())), *said)
        try:
            fact = COMPANION.meant(view, said)
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return True
        if fact is None:
            return False
        self._scanned.clear()
        if fact.action.startswith("write"):
            self._write(fact.seat, fact)
        else:
            self._play.act(fact.seat, fact.action, said=fact.said)
        return True

    def _write(self, seat: Seat, fact: Fact) -> None:
        try:
            action = parse_action(fact.action)
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return
        piles = piles_name(action.formula, action.second or None)
        say = result if self.conversation.shared else private
        self.conversation.breath.answer(say("balai-formula", player=Who(seat), symbols=piles))
        self._play.act(seat, action)

    def _is_gathered(self, seat: Seat, typed: str) -> bool:
        # Gather dice, or symbols of a formula, that are scanned one by one. Return True if more may follow.
        phase = self._view(seat).phase
        said = (*self._scanned.get((seat, phase), ()), *typed.split())
        said = tuple(dict.fromkeys(said)) if phase == "write" else said
        if not set(said) <= {*(FACES if phase == "roll" else SYMBOLS if phase == "write" else ())}:
            return False
        breath = self.conversation.breath
        if phase == "roll" and len(said) >= len(DICE):
            self._scanned.pop((seat, phase), None)
            self._play.act(seat, "roll", said=" ".join(said))
            return True
        self._scanned[seat, phase] = said
        if phase == "roll":
            breath.answer(
                result("companion-scanned-dice", faces=faces_name(map(FACES.index, typed.split())), number=len(said))
            )
        else:
            self._read_scanned(said)
        return True

    def _read_scanned(self, said: Sequence[str]) -> None:
        say = result if self.conversation.shared else private
        symbols = formula_name(formula_of(map(SYMBOLS.index, said)))
        self.conversation.breath.answer(say("companion-scanned-symbols", symbols=symbols))

    def _scanned_formula(self, typed: str) -> Talk[tuple[str, ...]]:
        # Enter ends what is scanned one by one, Escape drops it.
        said: tuple[str, ...] = ()
        while isinstance(typed, ScannedCards) and {*typed.split()} <= {*SYMBOLS}:
            said = tuple(dict.fromkeys((*said, *typed.split())))
            self._read_scanned(said)
            typed = yield from self.conversation.line()
        return () if typed == Key.ESCAPE else (*said, *self._words(typed))

    # Who is there.

    def _view(self, seat: Seat) -> View:
        view: View = self.sitting.view(seat)
        return view

    def _who(self, seat: Seat) -> Who:
        return Who(seat)

    @property
    def _here(self) -> list[Seat]:
        return [seat for seat in self.sitting.table.to_act() if seat in self.conversation.device.seats]

    def _is_dealt(self, seat: Seat) -> bool:
        return self._deals and self._view(seat).phase == "draw"


MODE = BroomTable

"""Writing a formula: one key per symbol, with feedback, and a review before it is final."""

from dataclasses import dataclass, field, replace

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat, private
from audiogames.games.du_balai.keys import confirmation
from audiogames.games.du_balai.state import DOUBLE, Action, Formula, piles_name, symbol_name
from audiogames.games.du_balai.view import View
from audiogames.play.in_game.play import Play
from audiogames.play.modes.du_balai.keys import FormulaWish, formula_wish, symbol_letters


@dataclass
class FormulaDraft:
    """A person's formula so far: two piles, and the current one.

    `order` has its symbols in the order of typing. `asked`: it was read back, and Enter submits it. An empty one is
    read back once the person has said that it is to be empty: `is_meant_empty`.
    """

    piles: list[Formula] = field(default_factory=lambda: [0, 0])
    at: int = 0
    order: list[int] = field(default_factory=list)
    asked: bool = False
    is_meant_empty: bool = False
    letters: bool = False
    greeted: bool = False

    def action(self) -> Action:
        return Action("write", formula=self.piles[0], second=self.piles[1])

    def empty(self) -> None:
        self.piles, self.at, self.order = [0, 0], 0, []

    def change(self, symbol: int) -> bool:
        """Toggle a symbol in the current pile, and return True if it was added."""
        self.piles[self.at] ^= 1 << symbol
        added = bool(self.piles[self.at] >> symbol & 1)
        if added:
            self.order.append(symbol)
        else:
            self.order.remove(symbol)
        return added

    def back(self) -> int | None:
        """Remove and return the last symbol, and go to its pile. None if empty."""
        if not self.order:
            return None
        self.at = self.piles[1] >> self.order[-1] & 1
        symbol = self.order[-1]
        self.change(symbol)
        return symbol


class FormulaKeys:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._conversation = play.conversation
        self._sitting = play.sitting
        self._drafts: dict[Seat, FormulaDraft] = {}

    def view(self, seat: Seat) -> View | None:
        """Return a seat's view while it writes, else None."""
        seen: View = self._sitting.view(seat)
        return seen if seen.phase == "write" and seat in seen.to_act else None

    def greet(self, seat: Seat) -> None:
        draft = self._draft(seat)
        if self.view(seat) is not None and not draft.greeted:
            draft.greeted = True
            self._conversation.breath.answer(private("formula-keys"))

    def help(self, seat: Seat) -> tuple[Message, ...]:
        if self.view(seat) is None:
            return ()
        letters = ", ".join(letter.upper() for letter in symbol_letters(self._conversation.device.language))
        keys = (private("formula-help"), private("formula-help-more"))
        return (*keys, private("formula-help-letters", letters=letters))

    def others(self, seat: Seat) -> Message | None:
        return private("room-other-letters") if self._draft(seat).letters else None

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does meanwhile, None for its usual meaning."""
        wanted = None if self.view(seat) is None else self._wish(seat, typed)
        if wanted is None:
            return None
        if wanted.what != "symbols":
            return private("formula-letters-off" if wanted.what == "leave" else f"formula-about-{wanted.what}")
        if len(wanted.symbols) > 1:
            return private("formula-about-symbols")
        (symbol,) = wanted.symbols
        if symbol is None:
            return private("formula-about-pile")
        return private("formula-about-symbol", symbol=symbol_name(symbol))

    def typed(self, seat: Seat, typed: str) -> bool:
        """Handle input about the formula, and return True if it means something here."""
        seen = self.view(seat)
        if seen is None:
            return False
        draft = self._draft(seat)
        asked, draft.asked = draft.asked, False
        draft.is_meant_empty &= not typed
        wanted = self._wish(seat, typed)
        if wanted is None:
            return False
        self._do(seat, seen, draft, wanted, asked)
        return True

    def _draft(self, seat: Seat) -> FormulaDraft:
        return self._drafts.setdefault(seat, FormulaDraft())

    def _wish(self, seat: Seat, typed: str) -> FormulaWish | None:
        return formula_wish(typed, self._conversation.device.language, self._draft(seat).letters)

    def _do(self, seat: Seat, seen: View, draft: FormulaDraft, wanted: FormulaWish, asked: bool) -> None:
        if wanted.what == "lay":
            self._lay(seat, draft, asked)
        elif wanted.what == "symbols":
            self._change(seat, seen, draft, wanted.symbols)
        elif wanted.what == "empty":
            draft.is_meant_empty = not any(draft.piles)
            draft.asked = draft.is_meant_empty
            draft.empty()
            self._conversation.breath.answer(
                private("formula-lays-empty" if draft.is_meant_empty else "formula-emptied")
            )
        elif wanted.what == "back":
            self._take_back(draft)
        elif wanted.what == "review":
            self._review(draft)
        elif wanted.what == "decree":
            self._play.act(seat, "decree")
        else:
            draft.letters = wanted.what == "letters" and not draft.letters
            self._conversation.breath.answer(private("formula-letters-on" if draft.letters else "formula-letters-off"))

    def _lay(self, seat: Seat, draft: FormulaDraft, asked: bool) -> None:
        """Read the formula back, or say why it is not allowed. After that, submit it.

        Enter alone never lays an empty formula: that has to be said.
        """
        if not any(draft.piles) and not (asked and draft.is_meant_empty):
            self._conversation.breath.answer(private("formula-empty"))
            return
        if not asked:
            why = self._sitting.turns.why_not(seat, draft.action())
            if why is not None:
                self._conversation.breath.answer(_private(why))
                return
            draft.asked = True
            self._conversation.breath.answer(_private(confirmation(draft.action())))
            return
        before = self._sitting.table.version
        self._play.act(seat, draft.action())
        if self._sitting.table.version != before:
            draft.empty()

    def _take_back(self, draft: FormulaDraft) -> None:
        """Undo the last input: the step to an empty second pile, or a symbol."""
        if draft.at and not draft.piles[1]:
            draft.at = 0
            self._conversation.breath.answer(private("formula-first-pile"))
            return
        symbol = draft.back()
        taken = None if symbol is None else private("formula-taken-away", symbol=symbol_name(symbol))
        self._conversation.breath.answer(taken or private("formula-emptied"))

    def _change(self, seat: Seat, seen: View, draft: FormulaDraft, symbols: tuple[int | None, ...]) -> None:
        """Toggle symbols, all or none. If the second pile is not allowed, only the first is kept."""
        changed = replace(draft, piles=[*draft.piles], order=[*draft.order])
        said: list[Message] = []
        refused: Message | None = None
        for symbol in symbols:
            if symbol is None and DOUBLE not in (seen.cards[seat] or ()):
                refused = reason("balai-refuse-one-pile")
                break
            if symbol is None:
                changed.at = 1 - changed.at
                said.append(private("formula-second-pile" if changed.at else "formula-first-pile"))
            elif changed.piles[1 - changed.at] >> symbol & 1:
                self._conversation.breath.answer(_private(reason("formula-in-other-pile", symbol=symbol_name(symbol))))
                return
            else:
                id = "formula-added" if changed.change(symbol) else "formula-taken-away"
                said.append(private(id, symbol=symbol_name(symbol)))
        draft.piles, draft.at, draft.order = changed.piles, changed.at, changed.order
        if refused is not None:
            self._conversation.breath.answer(refused)
        if len(said) == 1 and refused is None:
            self._conversation.breath.answer(*said)
        elif said:
            self._review(draft)

    def _review(self, draft: FormulaDraft) -> None:
        written = draft.action()
        piles = piles_name(written.formula, written.second or None)
        self._conversation.breath.answer(private("formula-so-far", piles=piles))


def _private(message: Message) -> Message:
    return message._replace(private=True)

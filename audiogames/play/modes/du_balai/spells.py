"""Spells with their own input.

Before the flight, symbols correct a formula, and are read back before Enter plays the spell: Oubli réparé takes one
symbol, a Rectification the one to remove and the one to add, a Double-jeu a slash. An Attraction per witch (B13) is one
line of the list, then 1 or 2 for each.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from audiogames.core.game import Choice
from audiogames.core.messages import Items, Message, Seat, players, private
from audiogames.games.du_balai.state import DOUBLE, PASS, Action, card_name, symbol_name
from audiogames.games.du_balai.view import View
from audiogames.narration.catalogue import catalogue
from audiogames.play.in_game.play import Play
from audiogames.play.keys.answers import numbered
from audiogames.play.modes.du_balai.keys import FormulaWhat, formula_wish
from audiogames.play.parsing.commands import SHORTEST_PREFIX
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Talk
from audiogames.play.table import seen

TypedSymbols: TypeAlias = tuple[int | None, ...]
"""Indices in SYMBOLS, None for a slash, after which symbols are for the second pile."""

BY_SYMBOLS: Final = ("forgotten", "correction")
"""The spells played by one symbol, and by two."""

CORRECTING: Final = (*BY_SYMBOLS, DOUBLE)

ASKED: Final[tuple[FormulaWhat, ...]] = ("lay", "empty", "back", "symbols")

ATTRACTION: Final = "attraction"
PULLS: Final = frozenset("12")
"""Numbers of spaces by which a witch may be pulled."""


class CorrectingKeys:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._conversation = play.conversation
        self._sitting = play.sitting
        self._typed: TypedSymbols = ()
        self._lost = False
        """True after input without an effect: Enter reports it before passing."""

    def spells(self, seat: Seat) -> tuple[Action, ...]:
        view: View = self._sitting.view(seat)
        if view.phase != "resolve" or view.window != "correction" or seat not in view.to_act:
            return ()
        return tuple(choice.action for choice in seen.choices(self._sitting, seat) if choice.action.verb == "spell")

    def help(self, seat: Seat) -> tuple[Message, ...]:
        held = [spell.card for spell in self.spells(seat)]
        lines = tuple(private(f"correcting-{card}") for card in CORRECTING if card in held)
        return (private("correcting-keys", lines=Items(lines, "semicolon")),) if lines else ()

    def greet(self, seat: Seat) -> None:
        self._typed, self._lost = (), False
        self._conversation.breath.answer(*self.help(seat))

    def about(self, seat: Seat, typed: str) -> Message | None:
        wanted = formula_wish(typed, self._conversation.device.language, letters=False) if self.spells(seat) else None
        if wanted is None or wanted.what not in ASKED:
            return None
        if wanted.what != "symbols" or len(wanted.symbols) > 1:
            return private(f"correcting-about-{wanted.what}")
        (symbol,) = wanted.symbols
        named = None if symbol is None else symbol_name(symbol)
        return private("correcting-about-pile") if named is None else private("correcting-about-symbol", symbol=named)

    def typed(self, seat: Seat, typed: str) -> bool:
        conversation = self._conversation
        wanted = formula_wish(typed, conversation.device.language, letters=False) if self.spells(seat) else None
        if wanted is None or wanted.what not in ASKED:
            self._lost = self._lost or bool(self._typed) or conversation.command((typed.split() or [typed])[0]) is None
            self._typed = ()
            return False
        if wanted.what == "lay":
            self._cast(seat)
        elif wanted.what == "back" and len(self._typed) > 1:
            self._take_back(seat)
        elif wanted.what in ("empty", "back"):
            self._typed, self._lost = (), False
            self._conversation.breath.answer(private("correcting-emptied"))
        else:
            self._gather(seat, wanted.symbols)
        return True

    def _cast(self, seat: Seat) -> None:
        """Play the typed spell, or pass without one. If input was lost, ask again."""
        if self._lost and not self._typed:
            self._lost = False
            self._conversation.breath.answer(private("correcting-nothing"))
            return
        action = self._meant(seat) if self._typed else PASS
        if action is None:
            self._ask_on()
            return
        self._typed = ()
        self._play.act(seat, action)

    def _take_back(self, seat: Seat) -> None:
        left, self._typed = self._typed[:-1], ()
        self._gather(seat, left)

    def _gather(self, seat: Seat, symbols: TypedSymbols) -> None:
        """Add symbols, and announce the effect of Enter. Too many begin a new spell."""
        if any(symbol is not None for symbol in symbols) and self._held(seat).isdisjoint(BY_SYMBOLS):
            self._typed, self._lost = (), True
            self._conversation.breath.answer(*self.help(seat))
            return
        whole = (*self._typed, *symbols)
        most = 2 if "correction" in self._held(seat) else 1
        self._typed = whole if sum(symbol is not None for symbol in whole) <= most else symbols
        action = self._meant(seat)
        if action is None:
            self._ask_on()
            return
        choice = self._choice(seat, action)
        self._lost = choice is None
        if choice is None:
            self._typed = ()
            self._play.act(seat, action)  # which is refused, and says why
        else:
            self._conversation.breath.answer(private("correcting-confirm", choice=choice.message))

    def _meant(self, seat: Seat) -> Action | None:
        """Return the typed spell, None if another symbol is needed."""
        symbols = tuple(symbol for symbol in self._typed if symbol is not None)
        on_second = None in self._typed
        if not symbols:
            return Action("spell", card=DOUBLE)
        held = self._held(seat)
        if len(symbols) == 1 and "correction" in held and self._lies_there(seat, symbols[0], on_second):
            return None
        if len(symbols) == 1 and "forgotten" not in held:
            symbols *= 2  # what is not there cannot be taken out, whatever is put in
        symbols = symbols[: len(BY_SYMBOLS)]
        return Action("spell", card=BY_SYMBOLS[len(symbols) - 1], symbols=symbols, on_second=on_second)

    def _held(self, seat: Seat) -> frozenset[str | None]:
        return frozenset(spell.card for spell in self.spells(seat))

    def _lies_there(self, seat: Seat, symbol: int, on_second: bool) -> bool:
        view: View = self._sitting.view(seat)
        pile = (view.seconds if on_second else view.formulas)[seat]
        return bool((pile or 0) >> symbol & 1)

    def _ask_on(self) -> None:
        (symbol,) = (symbol for symbol in self._typed if symbol is not None)
        self._conversation.breath.answer(private("correcting-by-which", symbol=symbol_name(symbol)))

    def _choice(self, seat: Seat, action: Action) -> Choice | None:
        choices: Sequence[Choice] = seen.choices(self._sitting, seat)
        return next((choice for choice in choices if choice.action == action), None)


class AttractionKeys:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._conversation = play.conversation
        self._sitting = play.sitting

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the seat's choices with one line for Attractions, or nothing if none is per witch."""
        if seat not in self._sitting.table.to_act():
            return ()
        found = seen.choices(self._sitting, seat)
        pulls = [choice for choice in found if choice.action.pulls]
        if not pulls:
            return ()
        whole = pulls[0]._replace(message=Message("balai-choice-spell", {"card": card_name(ATTRACTION)}, private=True))
        return (whole, *(choice for choice in found if not choice.action.pulls))

    def help(self, seat: Seat) -> tuple[Message, ...]:
        found = self.choices(seat)
        return numbered(self._conversation, found) if found else ()

    def typed(self, seat: Seat, typed: str) -> Talk[bool]:
        choices = self.choices(seat)
        if not choices:
            return False
        digits = in_digits(typed)
        if self._is_named(typed):
            yield from self._ask(seat, choices[0].action)
        elif not digits.isdecimal():
            return False
        elif not 1 <= int(digits[:4]) <= len(choices):
            self._conversation.breath.answer(private("no-such-place", last=len(choices)))
        elif int(digits) == 1:
            yield from self._ask(seat, choices[0].action)
        else:
            self._play.act(seat, choices[int(digits) - 1].action)
        return True

    def _is_named(self, typed: str) -> bool:
        start = plain(typed)
        return len(start) >= SHORTEST_PREFIX and plain(self._name()).startswith(start)

    def _name(self) -> str:
        return catalogue(self._conversation.device.language).text(card_name(ATTRACTION))

    def _ask(self, seat: Seat, one: Action) -> Talk[None]:
        """Ask for each witch's number of spaces, and play. Enter alone plays nothing."""
        others = [other for other, _ in one.pulls]
        question = private("pulling-how-many", count=len(others), players=players(others, "comma"))
        self._conversation.breath.answer(question)
        while typed := "".join(in_digits((yield from self._conversation.line()).replace(",", " ")).split()):
            if len(typed) == len(others) and PULLS.issuperset(typed):
                pulls = tuple(zip(others, map(int, typed), strict=True))
                self._play.act(seat, one._replace(pulls=pulls))
                return
            self._conversation.breath.answer(question)
        self._conversation.breath.answer(private("nothing-played"))

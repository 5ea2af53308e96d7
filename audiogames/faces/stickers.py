import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.prompts import DeviceGone
from audiogames.stickers.libraries import need_libraries
from audiogames.stickers.scan import Tell, check_scans
from audiogames.tactile.errors import refusal

if TYPE_CHECKING:
    from audiogames.faces.terminal.console import StreamConsole
    from audiogames.tactile.orders.order import Order, Plan

Say = Callable[[str], None]

DONE, FAILED = 0, 1
PASTED: Final = "-"


@dataclass(frozen=True)
class Command:
    options: Mapping[str, str]
    language: str
    say: Say
    say_error: Say

    def run(self, words: tuple[str, ...]) -> int:
        try:
            if words[:1] != ("scan",):
                need_libraries()
            if not words:
                return self._talk("assistant")
            first, *rest = words
            if first in _ACTIONS:
                return _ACTIONS[first](self, rest)
            if rest:
                raise refusal("stickers-word-too-many", word=rest[0][:80])
            return self._make(first)
        except GameError as error:
            self.complain(error.message)
            return FAILED

    def tell(self, *messages: Message) -> None:
        for message in messages:
            self.say(catalogue(self.language).text(message))

    def complain(self, *messages: Message) -> None:
        for message in messages:
            self.say_error(catalogue(self.language).text(message))

    def _make(self, deck: str) -> int:
        from audiogames.stickers.orders import findings_told, made_told, order_of, plan_told
        from audiogames.tactile.decks.files import known_games
        from audiogames.tactile.orders.files import make

        name = _deck_meant(deck)
        if name.partition(":")[0] in known_games() and self._is_asked():
            return self._talk("game", name)
        planned = _planned(order_of(name, self.options, self.language), "code" in self.options)
        self.tell(*plan_told(planned))
        self.complain(*findings_told(planned.findings, self.language))
        self.tell(*made_told(make(planned, self.tell)))
        return DONE

    def _again(self, rest: list[str]) -> int:
        from audiogames.stickers.orders import findings_told, made_told, order_again, plan_told
        from audiogames.tactile.orders import numbers
        from audiogames.tactile.orders.files import make
        from audiogames.tactile.orders.order import plan

        number, *names = rest or [""]
        if not (number.isascii() and number.isdigit() and len(number) <= numbers.LONGEST):
            raise refusal("stickers-again-how")
        if not names:
            return self._talk("again", number)
        made = plan(numbers.order_numbered(int(number), self.language))
        planned = plan(order_again(made, " ".join(names), numbers.free_label(int(number)), self.options))
        self.tell(*plan_told(planned))
        self.complain(*findings_told(planned.findings, self.language))
        self.tell(*made_told(make(planned, self.tell)))
        numbers.used(int(number), planned.free)
        return DONE

    def _check(self, rest: list[str]) -> int:
        from audiogames.stickers.orders import check_told, order_of, plan_told

        order = order_of(_deck_meant(_one(rest, "check")), self.options, self.language)
        planned = _planned(order, "code" in self.options)
        self.tell(*plan_told(planned), *check_told(planned.findings, self.language))
        return FAILED if planned.errors else DONE

    def _list(self, rest: list[str]) -> int:
        from audiogames.stickers.orders import lists_told

        self.tell(*lists_told(self.language, *rest))
        return DONE

    def _code(self, rest: list[str]) -> int:
        from audiogames.stickers.orders import code_told
        from audiogames.tactile.codes import own_copy
        from audiogames.tactile.toml import own_path

        if len(rest) == 3 and rest[0] == "import":
            return self._talk("code", *rest[1:])
        if len(rest) == 2 and rest[0] == "check":
            told, serves = code_told(rest[1])
            self.tell(*told)
            return DONE if serves else FAILED
        if len(rest) == 2 and rest[0] == "copy":
            output = own_path(self.options.get("output", f"{Path(rest[1]).stem}.toml"))
            own_copy(rest[1], output, "overwrite" in self.options)
            self.tell(Message("stickers-code-copied", {"file": str(output)}))
            return DONE
        raise refusal("stickers-code-how")

    def _is_asked(self) -> bool:
        left = {"card", "format"} - self.options.keys()
        return bool(left) and sys.stdin.isatty()

    def _deck(self, rest: list[str]) -> int:
        from audiogames.stickers.deck_maker import kept_from_table, told_deck, written_table
        from audiogames.stickers.orders import deck_told
        from audiogames.tactile.decks.files import shared_text, take_shared
        from audiogames.tactile.decks.table_columns import TableQuestion
        from audiogames.tactile.toml import own_path
        from audiogames.tactile.writing import write_text

        if rest in ([], ["new"]):
            return self._talk("deck")
        if len(rest) == 2 and rest[0] == "edit":
            return self._talk("deck", rest[1])
        if len(rest) == 2 and rest[0] == "tell":
            self.tell(*told_deck(rest[1]))
            return DONE
        if len(rest) == 2 and rest[0] == "import":
            path, data = own_path(rest[1]), None
            if path.is_dir() or path.suffix == ".toml":
                for deck in take_shared(path):
                    self.tell(*deck_told(deck, self.language))
                return DONE
            if rest[1] == PASTED:
                path, data = Path(catalogue(self.language).words("deck-table-pasted")), sys.stdin.buffer.read()
            name, answers = (self.options.get(option, "") for option in ("name", "answer"))
            try:
                self.tell(*kept_from_table(path, name, answers, data))
            except TableQuestion as question:
                self.complain(question.message, Message("deck-table-how"))
                return FAILED
            return DONE
        if len(rest) == 2 and rest[0] == "export":
            output = own_path(self.options.get("output", f"{Path(rest[1]).stem}.csv"))
            if output.suffix == ".toml":
                if not self.options.get("by", "").strip():
                    raise refusal("stickers-deck-by")
                text = shared_text(rest[1], self.options["by"].strip(), date.today().isoformat())
                write_text(output, text, "overwrite" in self.options)
                self.tell(Message("deck-table-written", {"file": str(output)}))
                return DONE
            written_table(rest[1], output, self.language, "overwrite" in self.options)
            self.tell(Message("deck-table-written", {"file": str(output)}))
            return DONE
        raise refusal("stickers-deck-how")

    def _scan(self, rest: list[str]) -> int:
        if rest:
            raise refusal("stickers-word-too-many", word=rest[0][:80])
        return scan(self.tell, sys.stdin)

    def _talk(self, about: str, *words: str) -> int:
        return talk(about, words, self.options, self.language)


def scan(tell: Tell, lines: Iterable[str]) -> int:
    talk = check_scans(tell)
    try:
        next(talk)
        for line in lines:
            talk.send(line)
        talk.throw(DeviceGone())
    except StopIteration as end:
        return int(end.value)
    raise AssertionError("a talk ends where nobody is left")


def talk(
    about: str,
    words: tuple[str, ...],
    options: Mapping[str, str],
    language: str,
    console: "StreamConsole | None" = None,
) -> int:
    """Run one conversation at the terminal.

    Raises GameError for wrong arguments, before any question.
    """
    from audiogames.faces.terminal.loop import hold  # what is made at once needs no terminal
    from audiogames.faces.terminal.main import opened
    from audiogames.stickers.menu import asked_for

    held = asked_for(about, words, options, language)
    with opened(language, console) as computer:
        last = computer.preferences.settings.last_table
        return hold(computer, held(computer.conversation, partial(computer.announce, asked=True), last)) or DONE


def _deck_meant(name: str) -> str:
    from audiogames.stickers.known_game import found_games
    from audiogames.tactile.decks.files import OF_EDITION
    from audiogames.tactile.toml import is_path

    if is_path(name):
        return name
    game, colon, edition = name.partition(OF_EDITION)
    found = found_games(game)
    return f"{found[0]}{colon}{edition}" if len(found) == 1 else name


def _planned(order: "Order", given: bool) -> "Plan":
    from audiogames.tactile.orders.order import best_plan, plan

    return plan(order) if given else best_plan(order)


def _one(rest: list[str], action: str) -> str:
    if len(rest) != 1:
        raise refusal("stickers-deck-missing", action=action)
    return rest[0]


_ACTIONS: Final[Mapping[str, Callable[[Command, list[str]], int]]] = {
    "list": Command._list,
    "check": Command._check,
    "code": Command._code,
    "again": Command._again,
    "scan": Command._scan,
    "deck": Command._deck,
    "school": lambda command, rest: command._talk("school", _one(rest, "school")),
    "verify": lambda command, rest: command._talk("verify", _one(rest, "verify")),
    "where": lambda command, rest: command._talk("where", _one(rest, "where")),
    "read": lambda command, rest: command._talk("read", _one(rest, "read")),
}


def main(words: tuple[str, ...], options: Mapping[str, str], language: str, say: Say, complain: Say) -> int:
    """0 if done, 1 if refused with a sentence."""
    return Command(options, language, say, complain).run(words)

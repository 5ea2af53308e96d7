"""The command `stickers`: an order made at once, or one of the things around it."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import audiogames
from audiogames.core.errors import GameError
from audiogames.core.messages import Items, Message
from audiogames.narration.catalogue import catalogue
from audiogames.tactile.errors import refusal

Say = Callable[[str], None]

DONE, FAILED = 0, 1
LIBRARIES: Final = ("shapely", "numpy", "reportlab", "PIL", "ezdxf", "manifold3d", "segno")
"""What the extra `tactile` installs, by the names of the modules."""


class Command:
    """One run of the command: what was typed, in which language, and where lines and errors go."""

    def __init__(self, options: Mapping[str, str], language: str, say: Say, complain: Say) -> None:
        self.options = options
        self.language = language
        self._say = say
        self._complain = complain

    def run(self, words: tuple[str, ...]) -> int:
        """Do what the words ask and return the exit status."""
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
        """Write messages, a line each."""
        for message in messages:
            self._say(catalogue(self.language).text(message))

    def complain(self, *messages: Message) -> None:
        """Write what is wrong."""
        for message in messages:
            self._complain(catalogue(self.language).text(message))

    def _make(self, deck: str) -> int:
        from audiogames.stickers.order_arguments import order_of
        from audiogames.stickers.progress_store import keep_order
        from audiogames.stickers.summary import findings_told, made_told, plan_told
        from audiogames.tactile.orders.files import make
        from audiogames.tactile.orders.order import plan

        planned = plan(order_of(deck, self.options, self.language))
        self.tell(*plan_told(planned))
        self.complain(*findings_told(planned.findings, self.language))
        self.tell(*made_told(make(planned, self.tell)))
        keep_order(planned)
        return DONE

    def _check(self, rest: list[str]) -> int:
        from audiogames.stickers.order_arguments import order_of
        from audiogames.stickers.summary import check_told, plan_told
        from audiogames.tactile.orders.order import plan

        planned = plan(order_of(_one(rest, "check"), self.options, self.language))
        self.tell(*plan_told(planned), *check_told(planned.findings, self.language))
        return FAILED if planned.errors else DONE

    def _list(self, rest: list[str]) -> int:
        from audiogames.stickers.summary import lists_told

        self.tell(*lists_told(self.language, *rest))
        return DONE

    def _code(self, rest: list[str]) -> int:
        from audiogames.tactile.codes import own_copy
        from audiogames.tactile.toml import own_path

        if len(rest) == 2 and rest[0] == "edit":
            return self._talk("code", rest[1])
        if len(rest) == 2 and rest[0] == "check":
            from audiogames.stickers.summary import code_told

            told, serves = code_told(rest[1])
            self.tell(*told)
            return DONE if serves else FAILED
        if len(rest) == 2 and rest[0] == "copy":
            output = own_path(self.options.get("output", f"{Path(rest[1]).stem}.toml"))
            own_copy(rest[1], output, "overwrite" in self.options)
            self.tell(Message("stickers-code-copied", {"file": str(output)}))
            return DONE
        raise refusal("stickers-code-how")

    def _scan(self, rest: list[str]) -> int:
        from audiogames.stickers.scan import main as scan

        _none(rest, "scan")
        return scan(self.language, self._say, sys.stdin)

    def _talk(self, about: str, *words: str) -> int:
        from audiogames.faces.stickers.talk import talk

        return talk(about, words, self.options, self.language)


def need_libraries() -> None:
    """Raise TactileError where the libraries for stickers were not installed."""
    from importlib.util import find_spec

    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        names = Items(tuple(_name(name) for name in missing), "and")
        raise refusal("stickers-libraries-missing", names=names, command=_how_to_install())


def _how_to_install() -> str:
    """Return what a person types: in a checkout the project itself is installed, with what stickers need."""
    checkout = Path(audiogames.__file__).resolve().parent.parent
    what = f'--editable "{checkout}[tactile]"' if (checkout / "pyproject.toml").is_file() else '"audiogames[tactile]"'
    return f'"{sys.executable}" -m pip install {what}'


def _name(text: str) -> Message:
    return Message("text", {"text": text})


def _one(rest: list[str], action: str) -> str:
    if len(rest) != 1:
        raise refusal("stickers-deck-missing", action=action)
    return rest[0]


def _none(rest: list[str], action: str) -> None:
    if rest:
        raise refusal("stickers-word-too-many", word=rest[0][:80])


_ACTIONS: Final[Mapping[str, Callable[[Command, list[str]], int]]] = {
    "list": Command._list,
    "check": Command._check,
    "code": Command._code,
    "scan": Command._scan,
    "school": lambda command, rest: command._talk("school", _one(rest, "school")),
    "verify": lambda command, rest: command._talk("verify", _one(rest, "verify")),
    "where": lambda command, rest: command._talk("where", _one(rest, "where")),
    "read": lambda command, rest: command._talk("read", _one(rest, "read")),
}
"""What may follow `stickers` besides the name of a deck."""


def main(words: tuple[str, ...], options: Mapping[str, str], language: str, say: Say, complain: Say) -> int:
    """Run the command and return the exit status: 0 done, 1 refused with a sentence."""
    return Command(options, language, say, complain).run(words)

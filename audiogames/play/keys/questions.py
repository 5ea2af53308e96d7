"""Menus. Arrows and first letters walk, Enter takes the current line, a number any, and each line explains itself."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from audiogames.core.messages import Argument, Cue, Items, Message, Verbosity, menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.listener.breath import EDGE
from audiogames.play.parsing.commands import echo
from audiogames.play.parsing.typed import number as number_of
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import KEYS, Key, Talk
from audiogames.resources import COMPLETE, LOCALES
from audiogames.settings import settings_of_games

ONE_KEY_ENTRIES = 9
# In longer menus the first digit may wait for another.

OPTIONS: Final = "options"

VALUES: Final[Mapping[str, Sequence[object]]] = {
    "language": ("auto", *LOCALES),
    "verbosity": ("full", "short", "minimal"),
    "hand_at_turn": (True, False),
    "quips": (True, False),
    "bot_pace": ("auto", "none", "enter", 1.0, 2.0, 4.0),
    "keys_mode": ("line", "single"),
    "letters": (),
    "lines": ("speech", "braille"),
    "speech": ("auto", "on", "off"),
    "player_name": (),
}
# An empty list has its own question.

VOICE: Final[Mapping[str, Sequence[object]]] = {
    "sink": ("auto", "screen-reader", "espeak", "pyttsx3", "program", "none"),
    "rate": (100, 140, 175, 210, 250, 300, 350, 450),
}

IN_GAMES: Final[Mapping[str, Sequence[object]]] = {
    "verbosity_by_category": (),
    "time_limits": (),
    "enter_when_heard": (True, False),
    "reader_rates": (),
    "hand_sorted": (False, True),
}


NO_KEYS: Final[Mapping[str, int]] = {}


class MenuLine(NamedTuple):
    label: Message
    about: Message | None = None

    @classmethod
    def explained(cls, id: str, **arguments: Argument) -> "MenuLine":
        return cls(menu_message(id, **arguments), menu_message(f"about-{id}"))


def whole(conversation: Conversation, message: Message) -> tuple[Message, ...]:
    """Return a message split for short lines, since clipping would change its meaning."""
    if conversation.device.lines != "braille":
        return (message,)
    listener = conversation.breath.listener
    text = catalogue(conversation.device.language).text(message, listener)
    pieces = wrap(text, BRAILLE_CELLS, break_on_hyphens=False)
    return tuple(message._replace(id="text", arguments={"text": piece}) for piece in pieces)


def fitting(conversation: Conversation, message: Message) -> tuple[Message, ...]:
    """Return a message in its braille form if that fits a short line, else split."""
    listener = conversation.breath.listener
    if catalogue(conversation.device.language).fits(message, listener):
        return (message,)
    return whole(conversation, message)


def pick(
    conversation: Conversation,
    title: Message,
    entries: Sequence[MenuLine],
    usual: int | None = None,
    in_line: bool = False,
    keys: Mapping[str, int] = NO_KEYS,
    at: int | None = None,
    says_line: bool = True,
    whole: bool = False,
    says_title: bool = True,
    walk: "MenuWalk | None" = None,
) -> Talk[int | None]:
    """Return the place of the entry that the person chooses, None if they go back (zero or Escape).

    Enter takes the line that the person is on: first that of the `usual` answer, which may also be a place that no line
    shows, or of the place `at`. The title, the count and this line are said, the whole list only when that is asked
    for. `says_line` is False where the title says what Enter does. `says_title` is False where the person has not left
    the list. A `whole` list is read from the start; there Enter alone goes back without a usual answer. `in_line`: the
    question and all answers are one sentence. `keys` choose places. With `walk`, its line was said.
    """
    is_said, walk = walk is not None, walk or MenuWalk(conversation, entries, usual if at is None else at)
    if is_said:
        at = walk.place
    elif in_line and conversation.device.lines == "speech":
        _read_in_line(conversation, title, entries, usual)
    elif whole:
        _read_out(conversation, title, entries, usual)
    elif says_title and (at is None or not conversation.breath.waiting()):
        conversation.breath.answer(title, walk.line() if says_line else walk.count())
    else:
        conversation.breath.answer(walk.line() if says_line else title)
    has_asked = False
    while True:
        typed = yield from _read(conversation, entries)
        found, name = _matches(conversation, entries, typed), conversation.command(typed)
        asks_again, has_asked = has_asked, False
        if typed == Key.HELP or typed == "?":
            if asks_again and not whole:
                _read_out(conversation, title, entries, usual)
            _explain(conversation, title, entries, walk.place, whole or asks_again)
            has_asked = True
        elif not typed:
            is_here = walk.has_moved or at is not None or (usual is None and not whole)
            return walk.place if is_here else usual
        elif walk.moves(typed):
            pass
        elif typed.lower() in keys:
            return keys[typed.lower()]
        elif typed in ("0", Key.ESCAPE) or (name == "quit" and (len(typed) == 1 or not found)):
            return None
        elif name == "repeat" and (len(typed) == 1 or not found):
            _read_out(conversation, title, entries, usual)
        elif (named := number_of(typed)) is not None and (typed.isdecimal() or not found):
            if 1 <= named <= len(entries):
                return named - 1
            conversation.breath.answer(menu_message("menu-no-such-number", last=len(entries)))
        elif found and len(typed) == 1 and conversation.device.keys == "single":
            walk.go_to_next(found)
        elif len(found) == 1:
            return found[0]
        else:
            _not_one(conversation, entries, typed, found)


def pick_whole(
    conversation: Conversation, title: Message, entries: Sequence[MenuLine], usual: int | None = None
) -> Talk[int | None]:
    """Return the place of the entry chosen from a list that is read whole, None if the person goes back."""
    return (yield from pick(conversation, title, entries, usual, whole=True))


class MenuWalk:
    """A walk through the lines of a list: `place` is the line that the person is on."""

    def __init__(self, conversation: Conversation, entries: Sequence[MenuLine], place: int | None) -> None:
        self._conversation = conversation
        self._entries = entries
        self.place = place if place is not None and place < len(entries) else 0
        self.has_moved = False

    def line(self) -> Message:
        """Return the line that the person is on, and its number among all."""
        label, last = self._entries[self.place].label, len(self._entries)
        return menu_message("menu-line", label=label, number=self.place + 1, last=last)

    def count(self) -> Message:
        """Return the number of this line alone."""
        return menu_message("menu-count", number=self.place + 1, last=len(self._entries))

    def moves(self, typed: str) -> bool:
        """Go where an arrow, Home or End leads, and say the line there. Return False for any other key.

        At either end of the list a sound says so, before the same line.
        """
        last = len(self._entries) - 1
        places = {Key.UP: self.place - 1, Key.DOWN: self.place + 1, Key.HOME: 0, Key.END: last}
        if typed not in places:
            return False
        wanted = places[Key(typed)]
        if not 0 <= wanted <= last:
            self._conversation.breath.sign(Cue(EDGE, "me"))
        self._go_to(max(0, min(last, wanted)))
        return True

    def go_to_next(self, places: Sequence[int]) -> None:
        """Go to the next of some places, after the last one to the first again."""
        self._go_to(next((place for place in places if place > self.place), places[0]))

    def _go_to(self, place: int) -> None:
        self.place, self.has_moved = place, True
        self._conversation.breath.answer(self.line())


def _read(conversation: Conversation, entries: Sequence[MenuLine]) -> Talk[str]:
    """Return the input. In single-key mode a digit waits for another if possible, or for Enter."""
    last = len(entries)
    digits = len(str(last))
    lines = [(f"{number:0{digits}}", entry.label) for number, entry in enumerate(entries, 1)]
    typed = yield from conversation.ask(lines=[*lines, ("0", menu_message("menu-back"))])
    if conversation.device.keys == "single":
        while typed in _beginnings(last):
            conversation.breath.answer(menu_message("menu-digit", digit=typed))
            if not (key := (yield from conversation.ask())):
                break
            typed += key
    return typed


def _beginnings(last: int) -> set[str]:
    return {str(number)[:-1] for number in range(10, last + 1)}


def number(conversation: Conversation, question: str, numbers: range, usual: int, **more: Argument) -> Talk[int | None]:
    """Return the typed number, by default `usual`. None if the person types Q.

    It is no menu: with places of a list, numbers would sound like "one point two". `more` are arguments of the
    question.
    """
    prompt = menu_message(question, min=numbers[0], max=numbers[-1], usual=usual, **more)
    conversation.breath.answer(prompt)
    while True:
        typed = yield from (conversation.ask() if numbers[-1] <= ONE_KEY_ENTRIES else conversation.line())
        if not typed:
            return usual
        if (named := number_of(typed)) is not None and named in numbers:
            return named
        if conversation.command(typed) == "quit" or typed in ("0", "\x1b"):
            return None
        conversation.breath.answer(prompt)


def several_numbers(
    conversation: Conversation, question: str, usual: Sequence[int], most: int
) -> Talk[tuple[int, ...] | None]:
    """Return as many numbers from 0 to `most` as `usual` has, which is the default. None if the person types Q."""
    items = Items(tuple(Message("number", {"number": value}) for value in usual))
    prompt = menu_message(question, count=len(usual), max=most, usual=items)
    conversation.breath.answer(prompt)
    while True:
        typed = yield from conversation.line()
        words = typed.replace(",", " ").replace(";", " ").split()
        if not words:
            return tuple(usual)
        if words == ["0"] or typed == "\x1b" or conversation.command(typed) == "quit":
            return None
        wrong = [word for word in words if not _is_number(word, most)]
        if not wrong and len(words) == len(usual):
            return tuple(number_of(word) or 0 for word in words)
        if typed == Key.HELP or typed == "?":
            conversation.breath.answer(prompt)
        elif wrong:
            conversation.breath.answer(menu_message("menu-no-number", typed=echo(wrong[0]), max=most))
        else:
            conversation.breath.answer(menu_message("menu-too-few-numbers", number=len(words), count=len(usual)))


def _is_number(word: str, most: int) -> bool:
    value = number_of(word)
    return value is not None and value <= most


def _read_in_line(conversation: Conversation, title: Message, entries: Sequence[MenuLine], usual: int | None) -> None:
    lines = tuple(
        menu_message("choice-usual" if place == usual else "choice", number=place + 1, choice=entry.label)
        for place, entry in enumerate(entries)
    )
    conversation.breath.answer(menu_message("menu-in-line", title=title, lines=Items(lines, "semicolon")))


def _read_out(conversation: Conversation, title: Message, entries: Sequence[MenuLine], usual: int | None) -> None:
    conversation.breath.answer(title)
    for number, entry in enumerate(entries, 1):
        id = "menu-entry-usual" if number - 1 == usual else "menu-entry"
        conversation.breath.answer(menu_message(id, number=number, label=entry.label))


def _explain(conversation: Conversation, title: Message, entries: Sequence[MenuLine], place: int, whole: bool) -> None:
    """Say how to choose, and what the line at a place is, or each line of the `whole` list."""
    about = [
        menu_message("menu-about", number=number, label=entry.label, about=entry.about)
        for number, entry in enumerate(entries, 1)
        if entry.about is not None and (whole or number == place + 1)
    ]
    here = menu_message("menu-here", label=entries[place].label)
    said = about or [title if all(entry.about is None for entry in entries) else here]
    how = fitting(conversation, menu_message("menu-help", last=len(entries)))
    conversation.breath.answer(*((*how, *said) if whole else (*said, *how)))


def _matches(conversation: Conversation, entries: Sequence[MenuLine], typed: str) -> list[int]:
    words = catalogue(conversation.device.language)
    labels = [plain(words.text(entry.label, conversation.breath.listener)) for entry in entries]
    start = "" if typed in KEYS else plain(typed)
    if not start:
        return []
    exact = [place for place, label in enumerate(labels) if label == start]
    return exact or [place for place, label in enumerate(labels) if label.startswith(start)]


def _not_one(conversation: Conversation, entries: Sequence[MenuLine], typed: str, found: list[int]) -> None:
    if not found:
        conversation.breath.answer(*unknown(conversation, typed, "menu-no-such-entry", last=len(entries)))
        return
    labels = tuple(menu_message("menu-choice", number=place + 1, label=entries[place].label) for place in found)
    conversation.breath.answer(menu_message("menu-several", labels=Items(labels, "or")))


def unknown(conversation: Conversation, typed: str, id: str, **arguments: Argument) -> tuple[Message, ...]:
    """Return the answer to invalid input: a message that repeats it, or that a key does nothing."""
    said = echo(typed).strip()
    return fitting(
        conversation, menu_message(id, typed=said, **arguments) if said else menu_message("key-does-nothing")
    )


def yes(conversation: Conversation, question: Message, usual: bool = True) -> Talk[bool]:
    """Return True if the person says yes. Enter alone gives the usual answer, the keys that go back say no."""
    how = menu_message("yes-no-usual-yes" if usual else "yes-no-usual-no", keys=conversation.device.keys)
    said = catalogue(conversation.device.language).words
    answers = {"words-yes": menu_message("table-advice-yes"), "words-no": menu_message("table-advice-no")}
    lines = [(said(words).split(",")[0], label) for words, label in answers.items()]
    while True:
        conversation.breath.answer(how, question)
        typed = yield from conversation.ask(lines=lines)
        if not typed:
            return usual
        if typed in ("0", Key.ESCAPE):
            return False
        if (meant := yes_or_no(conversation, typed)) is not None:
            return meant
        conversation.breath.answer(*unknown(conversation, typed, "yes-no-unknown"))


def yes_or_no(conversation: Conversation, typed: str) -> bool | None:
    """Return True or False for a word, or its beginning, that means yes or no, else None."""
    words, start = catalogue(conversation.device.language), plain(echo(typed))
    for name, meaning in (("yes", True), ("no", False)):
        if start and any(plain(word).startswith(start) for word in words.words(f"words-{name}").split(",")):
            return meaning
    return None


def choose_options(conversation: Conversation) -> Talk[None]:
    """Let the person change the device's settings, if its face can."""
    if OPTIONS in conversation.doors:
        yield from conversation.doors[OPTIONS]()
    else:
        conversation.breath.answer(menu_message("key-does-nothing"))


def offered() -> dict[str, Sequence[object]]:
    """Return all settings with their values, those of single games last."""
    return {**VALUES, **VOICE, **IN_GAMES, **{name: setting.values for name, setting in settings_of_games().items()}}


def offered_in(game: str | None) -> tuple[str, ...]:
    """Return the settings for a menu, in its order: those that matter everywhere, and those of the game."""
    if game is None:
        return tuple(VALUES)
    names = (*VALUES, *IN_GAMES, *(setting.name for setting in GAMES[game].settings))
    return tuple(name for name in names if name != "hand_sorted" or game_named(game).numbers_hands)


def value_called(name: str, value: object) -> Message:
    if name == "rate" and isinstance(value, int):
        return menu_message("value-rate", number=value)
    if isinstance(value, Verbosity):
        value = value.name.lower()
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, float):
        value = f"{value:g}".replace(".", "-") if value in offered()[name] else "seconds"
    if name == "language" and value in LOCALES and value not in COMPLETE:
        return menu_message("text", text=catalogue(str(value)).own_name)
    return menu_message(f"value-{name.replace('_', '-')}-{value}")

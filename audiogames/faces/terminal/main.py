"""The talks at a terminal: the main menu, sounds, trainings, each with screen, ears and voice."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from audiogames.bootstrap.language import system_language
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import game_named
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local.computer import Computer
from audiogames.local.curtain import Curtains
from audiogames.local.sounds import Sounds
from audiogames.local.troubles import settle
from audiogames.local.voice import Voice
from audiogames.play.conversation import Conversation
from audiogames.play.keys import hearing
from audiogames.play.menus import main as menus
from audiogames.play.menus.far import FarTable
from audiogames.play.menus.new_table.companion import FREE_TABLE, kept_games
from audiogames.play.menus.new_table.tables import last_table
from audiogames.play.menus.settings import SOUND_SETTINGS, VOICE_PROGRAM, Preferences
from audiogames.play.parsing.commands import named_card
from audiogames.play.prompts import Talk
from audiogames.play.training import TrainingScore, trainings
from audiogames.resources import LOCALES
from audiogames.retelling.saved import meant
from audiogames.retelling.shelf import FolderShelf, shelved
from audiogames.settings import Settings
from audiogames.settings.store import load, save
from audiogames.stickers import enter as stickers
from audiogames.stickers import learn_signs, signs_reached
from audiogames.stickers.scan import named_cards
from audiogames.storage import tokens
from audiogames.system.ending import ending_in_order

QUIET_SECONDS = 8.0
"""Maximum seconds for a last sentence before the program exits."""

Door = Callable[[Computer], Talk[Any]]
"""A talk that needs this computer."""


def main(language: str | None = None, journal: Path | None = None, console: StreamConsole | None = None) -> int:
    """Run the main menu, after a saved game if given. Return the exit status."""
    with opened(language, console) as computer:
        menu = main_menu(computer)
        saved = None if journal is None else shelved(meant(journal))
        found = hold(
            computer, _after_warnings(computer, menu.run(saved)), when_idle=partial(warm_up, computer.preferences)
        )
        return 1 if found is False else 0


def _after_warnings(computer: Computer, talk: Talk[Any]) -> Talk[Any]:
    yield from settle(computer)
    return (yield from talk)


def companion(name: str | None = None, language: str | None = None, console: StreamConsole | None = None) -> int:
    with opened(language, console) as computer:
        menu = main_menu(computer)
        is_deck = name is not None and name not in kept_games()
        first = _keep_free_table(computer, name) if is_deck else menu.keep_table(name)
        hold(computer, _after_warnings(computer, menu.run(first=first)))
        return 0


def sounds(language: str | None = None, console: StreamConsole | None = None) -> int:
    return _visit(_enter_sounds, language, console)


def train(name: str, language: str | None = None, console: StreamConsole | None = None) -> int:
    return _visit(partial(_train, name=name), language, console)


def join(
    words: Sequence[str] = (),
    options: Mapping[str, str] = MappingProxyType({}),
    language: str | None = None,
    console: StreamConsole | None = None,
) -> int:
    """Join the table of an address and code, if given. Return the exit status."""
    from audiogames.faces.joining.visit import join as sit_down  # a game at this computer needs no network

    address, code = (*words, None, None)[:2]

    def door(computer: Computer) -> Talk[bool]:
        yield from settle(computer)
        return (yield from sit_down(computer, address, code, options.get("certificate")))

    return _visit(door, language, console)


def _visit(door: Door, language: str | None, console: StreamConsole | None) -> int:
    with opened(language, console) as computer:
        return 1 if hold(computer, _with_goodbye(computer, door)) is False else 0


def _with_goodbye(computer: Computer, door: Door) -> Talk[bool]:
    """Run a talk and say goodbye. False if the talk was not possible."""
    if (yield from door(computer)) is False:
        return False
    computer.conversation.breath.answer(menu_message("goodbye"))
    return True


@contextmanager
def opened(language: str | None = None, console: StreamConsole | None = None) -> Iterator[Computer]:
    """Yield a computer with screen, sounds and voice, and always restore the terminal.

    Faults of the settings are announced first.
    """
    settings, reports = load()
    console = console or StreamConsole()
    conversation = Conversation(scan=named_cards)
    computer = Computer(console, Preferences(conversation, settings, save, Languages(language, settings)))
    open_doors(computer)
    curtains = Curtains(computer)
    ears = Sounds(computer)
    voice = Voice(computer)
    computer.settle(lambda: ears.are_settled and voice.is_settled)
    voice.start()
    patience = 0.0
    # Each of these runs even where a second order to end breaks off another: a terminal that is closed sends two.
    with ExitStack() as stack:
        for close in (ears.close, curtains.close, lambda: voice.close(patience), console.release, console.end_line):
            stack.callback(close)
        conversation.breath.answer(*voice.first_words(), *reports)
        ears.start()
        with ending_in_order(), console.suspendable():
            yield computer
        patience = QUIET_SECONDS


def main_menu(computer: Computer) -> menus.MainMenu:
    return menus.MainMenu(
        computer.preferences, FolderShelf(), _reached, _share, partial(_train, computer), partial(_look, computer, {})
    )


def open_doors(computer: Computer) -> None:
    """Open to menus and games the talks that need this computer."""
    for name, door in DOORS.items():
        computer.conversation.doors[name] = partial(door, computer)
    computer.conversation.doors[hearing.HEADPHONES] = computer.preferences.offer_headphones


def _reached(door: str) -> TrainingScore | None:
    from audiogames.local.trainings import reached  # no game needs it

    name = next((name for name in trainings() if menus.training_door(name) == door), None)
    if name is None:
        return signs_reached() if door == menus.SIGNS else None
    return reached(name)


def _share(text: str, stem: str) -> Message:
    """Put a line on the clipboard, or into a file, and return its place. Raises OSError."""
    from audiogames.local.clipboard import share  # no game needs it

    return share(text, stem)


def _look(computer: Computer, known: dict[str, Any]) -> Talk[Sequence[FarTable]]:
    if not tokens.over_days():
        return ()
    from audiogames.faces.joining.turns import look  # only people with such tables need a network here

    return (yield from look(computer, known))


def _train(computer: Computer, name: str) -> Talk[bool]:
    from audiogames.local.trainings import train  # no game needs it

    return (yield from train(computer, name))


def _enter_sounds(computer: Computer, to_set: bool = False) -> Talk[None]:
    from audiogames.local import sound_room  # no first line needs it

    yield from sound_room.enter(computer, sound_room.SETTINGS if to_set else sound_room.LEARN)


def _learn_sounds(computer: Computer) -> Talk[None]:
    from audiogames.local.sound_learning import learn  # no first line needs it

    yield from learn(computer)


def _choose_program(computer: Computer) -> Talk[bool]:
    from audiogames.local.voice_program import choose  # no game needs it

    return (yield from choose(computer))


def _make_stickers(computer: Computer) -> Talk[None]:
    last = computer.preferences.settings.last_table
    yield from stickers(computer.conversation, partial(computer.announce, asked=True), last)


def _keep_free_table(computer: Computer, deck: str | None = None) -> Talk[None]:
    from audiogames.stickers.free.play import keep_free_table  # no game needs it

    yield from keep_free_table(computer.conversation, deck)


def _learn_signs(computer: Computer) -> Talk[None]:
    last = computer.preferences.settings.last_table
    yield from learn_signs(computer.conversation, partial(computer.announce, asked=True), last)


def _join(computer: Computer) -> Talk[bool]:
    from audiogames.faces.joining.visit import join as sit_down  # a game at this computer needs no network

    return (yield from sit_down(computer))


def _open_table(computer: Computer) -> Talk[bool]:
    from audiogames.faces.joining.own_table import open_and_sit  # as above

    return (yield from open_and_sit(computer))


DOORS: dict[str, Door] = {
    menus.JOIN: _join,
    menus.OPEN: _open_table,
    hearing.SOUNDS: _enter_sounds,
    SOUND_SETTINGS: partial(_enter_sounds, to_set=True),
    VOICE_PROGRAM: _choose_program,
    menus.LEARN_SOUNDS: _learn_sounds,
    menus.STICKERS: _make_stickers,
    FREE_TABLE: _keep_free_table,
    menus.SIGNS: _learn_signs,
}


class Languages:
    """Selects the language: the command line's, until the setting changes."""

    def __init__(self, wanted: str | None, settings: Settings) -> None:
        self._wanted = wanted
        self._first = settings.language

    def __call__(self, settings: Settings) -> str:
        if settings.language != self._first:
            self._wanted = None
        return spoken_language(self._wanted, settings)


def spoken_language(wanted: str | None, settings: Settings) -> str:
    """Return the language of the command line, else of the settings, else of the system."""
    if wanted in LOCALES:
        return wanted
    return system_language() if settings.language == "auto" else settings.language


def warm_up(preferences: Preferences) -> None:
    """Load the default game, its bots, and all words, for which the first input would wait.

    Loaded objects are excluded from garbage collection, which would take longer than a reply may.
    """
    _ = game_named(last_table(preferences.settings).game).policy
    preferences.conversation.command("help")  # a word: letters are known without any catalogue
    named_card("7", preferences.conversation.device.language, ())
    preferences.conversation.breath.narrator()
    gc.collect()
    gc.freeze()

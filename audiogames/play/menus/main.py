"""The main menu and what it leads to: tables, games, rules, settings, and the doors of the face."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from audiogames.core.errors import GameError, JournalUnwritable
from audiogames.core.messages import Verbosity
from audiogames.core.registry import GAMES, game_named
from audiogames.play.game import GameTalk, Left
from audiogames.play.keys import help as help_pages
from audiogames.play.keys.questions import Entry, help_message, pick
from audiogames.play.menus import tables
from audiogames.play.menus.settings import Preferences
from audiogames.play.menus.tables import Shelf, ShelvedGame
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting
from audiogames.play.training import trainings
from audiogames.settings import LastTable

LEARN_SOUNDS: Final = "learn-sounds"
STICKERS: Final = "stickers"
"""Doors of a face: talks that need its ears or its files."""


def training_door(name: str) -> str:
    """Return the door of a training, by its name: a message calls it so, too."""
    return f"train-{name}"


def _lessons() -> dict[str, Entry]:
    """Return the doors that lead to lessons, and what each is called where they are offered."""
    doors = [training_door(name) for name in trainings()]
    learn = Entry(help_message("sound-room-learn"), help_message("sound-room-about-learn"))
    return {LEARN_SOUNDS: learn, **{door: Entry(help_message(door), help_message(f"about-{door}")) for door in doors}}


Line = tuple[Entry, Callable[[], Talk[Any]] | None]
"""A line of the menu and what it leads to; None ends the program."""


class MainMenu:
    """The main menu of one device, with the games of one player on a `shelf`."""

    def __init__(self, preferences: Preferences, shelf: Shelf) -> None:
        self.conversation = preferences.conversation
        self.preferences = preferences
        self._shelf = shelf

    @property
    def _last(self) -> LastTable:
        return tables.last_table(self.preferences.settings)

    def run(self, saved: ShelvedGame | None = None) -> Talk[bool]:
        """Show the menu until the person quits, after a game on the shelf if one is given; whether it could be read."""
        if saved is not None and not (yield from self._resume(saved)):
            return False
        yield from self.preferences.offer_reader_rate()
        first = True
        while True:
            entries = self._entries(self._shelf.waiting())
            title = help_message("menu-title-first" if first else "menu-title")
            first = False
            place = yield from pick(self.conversation, title, [entry for entry, _ in entries], 0)
            action = None if place is None else entries[place][1]
            if action is None:
                self.conversation.answer(help_message("goodbye"))
                return True
            yield from action()

    def _entries(self, waiting: Sequence[ShelvedGame]) -> list[Line]:
        entries: list[Line] = []
        if waiting:
            label = help_message("menu-resume", game=tables.describe(waiting[0]))
            entries.append((Entry(label, help_message("about-menu-resume")), lambda: self._resume(waiting[0])))
        if len(waiting) > 1:
            label = help_message("menu-resume-other", number=len(waiting) - 1)
            entries.append((Entry(label, help_message("about-menu-resume-other")), lambda: self._other(waiting[1:])))
        last = self._last
        stickers = self.conversation.doors.get(STICKERS)
        return [
            *entries,
            (self._entry("play", game=help_message(tables.title(last.game))), self._play_again),
            (self._entry("other"), self._play_other),
            *self._presets(last),
            (self._entry("table"), self._new_table),
            (self._entry("rules"), self._read_rules),
            *([] if stickers is None else [(self._entry("stickers"), stickers)]),
            (self._entry("options"), self.preferences.choose),
            (self._entry("quit"), None),
        ]

    def _presets(self, last: LastTable) -> list[Line]:
        """Return the line that switches between the editions of the game that is offered, if there is another one."""
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        if all(preset == now for preset in game.presets):
            return []
        return [(self._entry("preset", preset=tables.preset_name(game, now)), lambda: self._switch_preset(last))]

    def _switch_preset(self, last: LastTable) -> Talk[None]:
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        place = game.presets.index(now) + 1 if now in game.presets else 0
        preset = game.presets[place % len(game.presets)]
        self.preferences.put(replace(self.preferences.settings, last_table=replace(last, options=dict(preset.options))))
        name, about = tables.preset_entry(game, preset)
        self.conversation.answer(help_message("preset-switched", preset=name, about=about or ""))
        yield from ()

    def _entry(self, name: str, **arguments: object) -> Entry:
        return Entry(help_message(f"menu-{name}", **arguments), help_message(f"about-menu-{name}"))

    def _read_rules(self) -> Talk[None]:
        """Read the rules of a game, or what can be typed during one; or go through a door that teaches the ear."""
        conversation, games = self.conversation, list(GAMES)
        last = self._last.game
        entries = [Entry(help_message("rules-of", game=help_message(tables.title(game)))) for game in games]
        usual = games.index(last) if last in games else 0
        lessons = {door: entry for door, entry in _lessons().items() if door in conversation.doors}
        entries += [self._entry("keys"), *lessons.values()]
        place = yield from pick(conversation, help_message("rules-game"), entries, usual)
        if place is None:
            return
        if place < len(games):
            yield from help_pages.read_rules(conversation, games[place])
        elif place == len(games):
            conversation.answer(*help_pages.keys_here(conversation.device.keys))
        else:
            learnt = yield from conversation.doors[list(lessons)[place - len(games) - 1]]()
            if learnt is False:
                yield from self._read_rules()

    def _other(self, waiting: Sequence[ShelvedGame]) -> Talk[None]:
        entries = [Entry(tables.describe(saved)) for saved in waiting]
        place = yield from pick(self.conversation, help_message("menu-which-game"), entries)
        if place is not None:
            yield from self._resume(waiting[place])

    def _play_again(self) -> Talk[None]:
        yield from self._open(self._last, [self.preferences.settings.player_name or None])

    def _play_other(self) -> Talk[None]:
        """Play another game at once, with two bots; from then on it is the one that is offered first."""
        last = self._last.game
        game = yield from tables.pick_game(self.conversation, "play-game", last, besides=last)
        if game is not None:
            self.preferences.put(replace(self.preferences.settings, last_table=replace(tables.FIRST_TABLE, game=game)))
            yield from self._play_again()

    def _new_table(self) -> Talk[None]:
        chosen = yield from tables.ask_for_table(self.conversation, self.preferences.settings)
        if chosen is None:
            return
        table, names = chosen
        self.preferences.put(replace(self.preferences.settings, last_table=table))
        yield from self._open(table, names)

    def _open(self, table: LastTable, names: list[str | None]) -> Talk[None]:
        try:
            sitting, saved = tables.open_table(self.conversation, self._shelf, table, names)
        except JournalUnwritable as error:
            self.conversation.answer(error.message)
        except GameError as error:
            self.conversation.answer(error.message, help_message("table-not-opened"))
            self.preferences.put(replace(self.preferences.settings, last_table=None))
        except OSError as error:
            self.conversation.answer(help_message("journals-unusable", reason=error.strerror or ""))
        else:
            yield from self._play(sitting, saved)

    def _resume(self, saved: ShelvedGame) -> Talk[bool]:
        """Go on with a saved game; whether it could be."""
        try:
            sitting, torn = tables.resume(self._shelf, saved)
        except GameError as error:
            self.conversation.answer(error.message)
            return False
        except OSError as error:
            self.conversation.answer(help_message("journal-unreadable", file=saved.file, reason=error.strerror or ""))
            return False
        if torn is not None:
            self.conversation.answer(help_message("journal-torn", file=torn))
        self.conversation.names = sitting.table.names
        self.conversation.answer(help_message("resumed"))
        yield from self._play(sitting, saved, resumed=True)
        return True

    def _play(self, sitting: Sitting, saved: ShelvedGame, resumed: bool = False) -> Talk[None]:
        conversation = self.conversation
        try:
            yield from GameTalk(conversation, sitting, saved.file, resumed).run()
        except Left:
            conversation.answer(help_message("left"))
            return
        except JournalUnwritable as error:  # what was not kept was not told: the game waits as the journal has it
            conversation.forget()
            conversation.answer(error.message)
            return
        finally:
            conversation.stand_up()
            sitting.close()
        self._shelf.put_away(saved)
        if not self.preferences.settings.first_game_done:
            self._first_game_done()

    def _first_game_done(self) -> None:
        """After a first game fewer words are enough; the person is told, and may change it back."""
        changed = replace(self.preferences.settings, first_game_done=True)
        if changed.verbosity == Verbosity.FULL:
            changed = replace(changed, verbosity=Verbosity.SHORT)
            self.conversation.answer(help_message("shorter-from-now"))
        self.preferences.put(changed)

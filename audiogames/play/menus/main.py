"""The main menu, eight lines whose numbers never change, and the rooms behind them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from audiogames.core.errors import GameError, JournalUnwritable
from audiogames.core.messages import Message, Verbosity
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import LOCALES
from audiogames.play.game import GameTalk, Left
from audiogames.play.keys import help as help_pages
from audiogames.play.keys.questions import Entry, help_message, pick
from audiogames.play.menus import ended, games, tables
from audiogames.play.menus.settings import Preferences
from audiogames.play.menus.tables import Shelf, ShelvedGame
from audiogames.play.prompts import Talk
from audiogames.play.table.sitting import Sitting
from audiogames.play.training import trainings
from audiogames.settings import LastTable

LEARN_SOUNDS: Final = "learn-sounds"
STICKERS: Final = "stickers"
JOIN: Final = "join"
OPEN: Final = "open-table"
"""Doors of a face: talks that need its ears, its files or its network."""

LINES: Final = ("play", "lessons", "table", "games", "rules", "stickers", "options", "quit")
"""The lines of the menu: what comes later goes into the rooms behind them."""

LANGUAGE_KEYS: Final = {locale[0]: locale for locale in LOCALES}
"""The keys that choose a language: its first letter in English and in French alike."""


def training_door(name: str) -> str:
    """Return the door of a training, by its name: a message calls it so, too."""
    return f"train-{name}"


def _lessons() -> dict[str, Entry]:
    """Return the doors that lead to lessons, and what each is called where they are offered."""
    doors = [training_door(name) for name in trainings()]
    learn = Entry(help_message("sound-room-learn"), help_message("sound-room-about-learn"))
    return {LEARN_SOUNDS: learn, **{door: Entry(help_message(door), help_message(f"about-{door}")) for door in doors}}


class MainMenu:
    """The main menu of one device, with the games of one player on a `shelf`."""

    def __init__(self, preferences: Preferences, shelf: Shelf) -> None:
        self.conversation = preferences.conversation
        self.preferences = preferences
        self._shelf = shelf
        self._rooms: dict[str, Callable[[], Talk[Any]]] = {
            "play": self._play_one,
            "lessons": self._learn,
            "table": self._new_table,
            "games": self._games,
            "rules": self._read_rules,
            "stickers": self._stickers,
            "options": preferences.choose,
        }

    @property
    def _last(self) -> LastTable:
        return tables.last_table(self.preferences.settings)

    def run(self, saved: ShelvedGame | None = None) -> Talk[bool]:
        """Show the menu until the person quits, after a game on the shelf if one is given; whether it could be read."""
        if saved is not None and not (yield from self._resume(saved)):
            return False
        yield from self.preferences.offer_reader_rate()
        entries = [_entry(name) for name in LINES]
        languages = list(LANGUAGE_KEYS.values())
        keys = {key: len(LINES) + languages.index(locale) for key, locale in LANGUAGE_KEYS.items()}
        first = True
        while True:
            waiting = self._shelf.waiting()
            title = self._title(first, waiting)
            first = False
            place = yield from pick(self.conversation, title, entries, len(LINES) + len(languages), keys=keys)
            if place is None or place == LINES.index("quit"):
                self.conversation.answer(help_message("goodbye"))
                return True
            if place < len(LINES):
                yield from self._rooms[LINES[place]]()
            elif place < len(LINES) + len(languages):
                self.preferences.set("language", languages[place - len(LINES)])
            elif waiting:
                yield from self._resume(waiting[0])
            else:
                yield from self._open_last()

    def _title(self, first: bool, waiting: Sequence[ShelvedGame]) -> Message:
        """Return what Enter does; and in the other language how to choose it, until one was chosen."""
        start = "menu-title-first" if first else "menu-title"
        if waiting:
            title = help_message(f"{start}-resume", game=tables.game_of(waiting[0]))
        else:
            title = help_message(f"{start}-play", game=help_message(tables.title(self._last.game)))
        is_open = self.preferences.settings.language == "auto"
        return help_message("menu-title-language", title=title) if is_open else title

    # The rooms.

    def _play_one(self) -> Talk[None]:
        """Play a game at once: at the last table, or another game with two bots, which is the usual one from then."""
        conversation = self.conversation
        while True:
            last, names = self._last, list(GAMES)
            entries = [Entry(help_message(tables.title(name)), help_message("about-play-game")) for name in names]
            title, edition = help_message("play-game"), self._edition_line(last)
            place = yield from pick(conversation, title, [*entries, *edition], names.index(last.game))
            if place is None:
                return
            if place == len(names):
                self._switch_edition(last)
                continue
            if names[place] != last.game:
                table = replace(tables.FIRST_TABLE, game=names[place])
                self.preferences.put(replace(self.preferences.settings, last_table=table))
            yield from self._open_last()
            return

    def _edition_line(self, last: LastTable) -> list[Entry]:
        """Return the line that switches between the editions of the game played last, if there is another one."""
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        if all(preset == now for preset in game.presets):
            return []
        return [_entry("preset", preset=tables.preset_name(game, now))]

    def _switch_edition(self, last: LastTable) -> None:
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        place = game.presets.index(now) + 1 if now in game.presets else 0
        preset = game.presets[place % len(game.presets)]
        self.preferences.put(replace(self.preferences.settings, last_table=replace(last, options=dict(preset.options))))
        name, about = tables.preset_entry(game, preset)
        self.conversation.answer(help_message("preset-switched", preset=name, about=about or ""))

    def _learn(self) -> Talk[None]:
        """Offer the lessons and trainings that this device can hold."""
        conversation = self.conversation
        lessons = {door: entry for door, entry in _lessons().items() if door in conversation.doors}
        if not lessons:
            conversation.answer(help_message("menu-not-here"))
            return
        place = yield from pick(conversation, help_message("lessons-title"), list(lessons.values()), 0)
        if place is not None and (yield from conversation.doors[list(lessons)[place]]()) is False:
            yield from self._learn()

    def _games(self) -> Talk[None]:
        yield from games.visit(self.conversation, self._shelf, self._resume)

    def _read_rules(self) -> Talk[None]:
        """Read the rules of a game, or what can be typed during one."""
        conversation, names = self.conversation, list(GAMES)
        entries = [Entry(help_message("rules-of", game=help_message(tables.title(name)))) for name in names]
        entries += [_entry("keys"), _entry("letters")]
        place = yield from pick(conversation, help_message("rules-game"), entries, names.index(self._last.game))
        if place is None:
            return
        if place < len(names):
            yield from help_pages.read_rules(conversation, names[place])
        elif place == len(names):
            yield from help_pages.read_pages(conversation, help_pages.keys_here(conversation))
        else:
            yield from self.preferences.choose_letters()

    def _stickers(self) -> Talk[None]:
        stickers = self.conversation.doors.get(STICKERS)
        if stickers is None:
            self.conversation.answer(help_message("menu-not-here"))
        else:
            yield from stickers()

    def _new_table(self) -> Talk[None]:
        """Set a table at this keyboard, by the game that is chosen first; or sit at one elsewhere, where it can be."""
        conversation, games = self.conversation, list(GAMES)
        known = {
            JOIN: Entry(help_message("menu-join"), help_message("about-menu-join")),
            OPEN: Entry(help_message("menu-open-table"), help_message("about-menu-open-table")),
        }
        doors = [name for name in known if name in conversation.doors]
        entries = [Entry(help_message(tables.title(name))) for name in games] + [known[name] for name in doors]
        place = yield from pick(conversation, help_message("table-game"), entries, games.index(self._last.game))
        if place is None:
            return
        if place >= len(games):
            yield from conversation.doors[doors[place - len(games)]]()
            return
        chosen = yield from tables.ask_for_table(conversation, self.preferences.settings, games[place])
        if chosen is None:
            return
        table, names = chosen
        self.preferences.put(replace(self.preferences.settings, last_table=table))
        yield from self._open(table, names)

    # A game.

    def _open_last(self) -> Talk[None]:
        yield from self._open(self._last, [self.preferences.settings.player_name or None])

    def _open(self, table: LastTable, names: list[str | None]) -> Talk[None]:
        try:
            sitting, saved = tables.open_table(self.conversation.device.language, self._shelf, table, names)
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
        """Play a game; where it ends, stay there, and play again as often as that is wanted."""
        conversation, name = self.conversation, sitting.game.name
        self.preferences.follow_game(name)
        try:
            yield from GameTalk(conversation, sitting, saved.file, resumed).run()
        except Left:
            conversation.answer(help_message("left"))
            return
        except JournalUnwritable as error:  # what was not kept was not told: the game waits as the journal says
            conversation.forget()
            conversation.answer(error.message)
            return
        finally:
            seat = conversation.device.seats[0] if len(conversation.device.seats) == 1 else None
            conversation.stand_up()
            self.preferences.follow_game(None)
            sitting.close()
        game = self._put_away(sitting, saved)
        if name not in self.preferences.settings.games_done:
            self._game_done(name)
        if (yield from ended.stay(conversation, self._shelf, sitting, game, seat)):
            yield from self._open(*tables.same_table(sitting))

    def _put_away(self, sitting: Sitting, saved: ShelvedGame) -> ShelvedGame:
        """Let a game that has ended wait no more, and keep how it ended; a disk that refuses that is told."""
        try:
            game = self._shelf.put_away(saved)
            self._shelf.keep_result(tables.result_of(game, sitting))
        except OSError as error:
            self.conversation.answer(help_message("result-not-kept", reason=error.strerror or ""))
            return saved
        return game

    def _game_done(self, game: str) -> None:
        """After a whole game fewer words are enough for that game; the person is told, and may change it back."""
        settings = self.preferences.settings
        changed = replace(settings, games_done=(*settings.games_done, game))
        if settings.verbosity_by_game.get(game, settings.verbosity) == Verbosity.FULL:
            by_game = {**settings.verbosity_by_game, game: Verbosity.SHORT}
            changed = replace(changed, verbosity_by_game=by_game)
            title = Message(f"title-{game}".replace("_", "-"))
            self.conversation.answer(help_message("shorter-from-now", game=title))
        self.preferences.put(changed)


def _entry(name: str, **arguments: Any) -> Entry:
    return Entry(help_message(f"menu-{name}", **arguments), help_message(f"about-menu-{name}"))

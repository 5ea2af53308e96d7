"""The terminal face from start to end: menu, tables, games, settings."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError, JournalUnwritable
from audiogames.core.messages import Verbosity
from audiogames.core.registry import GAMES, game_named
from audiogames.faces.saved import meant
from audiogames.faces.session import Session
from audiogames.faces.terminal import help as help_pages
from audiogames.faces.terminal import options, tables
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.opening import opened, spoken_language
from audiogames.faces.terminal.play import Left, Play
from audiogames.faces.terminal.sound_learning import learn
from audiogames.faces.terminal.warm import warm_up
from audiogames.settings import LastTable, Settings, save

DICE_GAME: Final = "du_balai"
"""The game whose symbols have a training of their own, once it is among the games."""


def main(language: str | None = None, journal: Path | None = None, console: StreamConsole | None = None) -> int:
    """Run the terminal face; return the exit status. `journal` is a saved game to go on with at once."""
    with opened(language, console) as desk:
        desk.when_idle = partial(warm_up, desk)
        return App(desk, language).run(journal)
    return 0


class App:
    """The main menu and what it leads to."""

    def __init__(self, desk: Desk, language: str | None) -> None:
        self.desk = desk
        self._wanted_language = language
        self._language_setting = desk.settings.language
        desk.on_settings.append(self._settings_changed)

    def _settings_changed(self) -> None:
        """Go on in the language of the settings: one chosen there wins over the command line from then on."""
        if self.desk.settings.language != self._language_setting:
            self._wanted_language = None
        self.desk.language = spoken_language(self._wanted_language, self.desk.settings)

    def run(self, journal: Path | None) -> int:
        """Show the menu until the person quits; return the exit status."""
        if journal is not None and not self._resume(meant(journal)):
            return 1
        first = True
        while True:
            waiting = tables.unfinished()
            entries = self._entries(waiting)
            title = help_message("menu-title-first" if first else "menu-title")
            first = False
            place = pick(self.desk, title, [entry for entry, _ in entries], 0)
            if place is None or entries[place][1] is None:
                self.desk.answer(help_message("goodbye"))
                return 0
            action = entries[place][1]
            if action is not None:
                action()

    def _entries(self, waiting: list[Path]) -> list[tuple[Entry, Callable[[], object] | None]]:
        entries: list[tuple[Entry, Callable[[], object] | None]] = []
        if waiting:
            label = help_message("menu-resume", game=tables.describe(waiting[0]))
            entries.append((Entry(label, help_message("about-menu-resume")), lambda: self._resume(waiting[0])))
        if len(waiting) > 1:
            label = help_message("menu-resume-other", number=len(waiting) - 1)
            entries.append((Entry(label, help_message("about-menu-resume-other")), lambda: self._other(waiting[1:])))
        last = tables.last_table(self.desk.settings)
        entries += [
            (self._entry("play", game=help_message(tables.title(last.game))), self._play_again),
            (self._entry("other"), self._play_other),
            *self._presets(last),
            (self._entry("table"), self._new_table),
            (self._entry("rules"), self._read_rules),
            (self._entry("stickers"), self._make_stickers),
            (self._entry("options"), lambda: options.choose(self.desk)),
            (self._entry("quit"), None),
        ]
        return entries

    def _presets(self, last: LastTable) -> list[tuple[Entry, Callable[[], object] | None]]:
        """Return the line that switches between the editions of the game that is offered, if there is another one."""
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        if all(preset == now for preset in game.presets):
            return []
        return [(self._entry("preset", preset=tables.preset_name(game, now)), lambda: self._switch_preset(last))]

    def _switch_preset(self, last: LastTable) -> None:
        game = game_named(last.game)
        now = tables.preset_of(game, last)
        place = game.presets.index(now) + 1 if now in game.presets else 0
        preset = game.presets[place % len(game.presets)]
        self._save(replace(self.desk.settings, last_table=replace(last, options=dict(preset.options))))
        name, about = tables.preset_entry(game, preset)
        self.desk.answer(help_message("preset-switched", preset=name, about=about or ""))

    def _entry(self, name: str, **arguments: object) -> Entry:
        return Entry(help_message(f"menu-{name}", **arguments), help_message(f"about-menu-{name}"))

    def _read_rules(self) -> None:
        """Read the rules of a game, or what can be typed during one; or learn the sounds, or to hear barrels."""
        games = list(GAMES)
        last = tables.last_table(self.desk.settings).game
        entries = [Entry(help_message("rules-of", game=help_message(tables.title(game)))) for game in games]
        usual = games.index(last) if last in games else 0
        sounds = Entry(help_message("sound-room-learn"), help_message("sound-room-about-learn"))
        barrels = Entry(help_message("training-entry"), help_message("training-about-entry"))
        dice = [Entry(help_message("symbols-entry"), help_message("symbols-about-entry"))] if DICE_GAME in GAMES else []
        lessons = [self._entry("keys"), sounds, barrels, *dice]
        place = pick(self.desk, help_message("rules-game"), [*entries, *lessons], usual)
        if place == len(games):
            self.desk.answer(*help_pages.keys_here(self.desk.settings.keys_mode))
        elif place == len(games) + 1:
            learn(self.desk)
        elif place == len(games) + 2:
            self._train()
        elif place == len(games) + 3:
            self._train_symbols()
        elif place is not None:
            help_pages.read_rules(self.desk, games[place])

    def _train(self) -> None:
        from audiogames.faces.terminal.training import enter  # no other game needs it

        enter(self.desk)

    def _train_symbols(self) -> None:
        from audiogames.faces.terminal.symbols_training import enter  # no other game needs it

        if not enter(self.desk):
            self._read_rules()

    def _make_stickers(self) -> None:
        from audiogames.faces.stickers.door import sit_down  # no game needs it

        sit_down(self.desk)

    def _other(self, waiting: list[Path]) -> None:
        place = pick(self.desk, help_message("menu-which-game"), [Entry(tables.describe(path)) for path in waiting])
        if place is not None:
            self._resume(waiting[place])

    def _play_again(self) -> None:
        last = tables.last_table(self.desk.settings)
        self._open(last, [self.desk.settings.player_name or None])

    def _play_other(self) -> None:
        """Play another game at once, with two bots; from then on it is the one that is offered first."""
        last = tables.last_table(self.desk.settings)
        game = tables.pick_game(self.desk, "play-game", last.game, besides=last.game)
        if game is not None:
            self._save(replace(self.desk.settings, last_table=replace(tables.FIRST_TABLE, game=game)))
            self._play_again()

    def _new_table(self) -> None:
        chosen = tables.ask_for_table(self.desk, tables.last_table(self.desk.settings))
        if chosen is None:
            return
        table, names = chosen
        self._save(replace(self.desk.settings, last_table=table))
        self._open(table, names)

    def _open(self, table: LastTable, names: list[str | None]) -> None:
        try:
            session, path = tables.open_table(self.desk, table, names)
        except JournalUnwritable as error:
            self.desk.answer(error.message)
        except GameError as error:
            self.desk.answer(error.message, help_message("table-not-opened"))
            self._save(replace(self.desk.settings, last_table=None))
        except OSError as error:
            self.desk.answer(help_message("journals-unusable", reason=error.strerror or ""))
        else:
            self._play(session, path)

    def _resume(self, path: Path) -> bool:
        """Go on with a saved game; whether it could be."""
        try:
            session, store = tables.resume(path)
        except GameError as error:
            self.desk.answer(error.message)
            return False
        except OSError as error:
            self.desk.answer(help_message("journal-unreadable", file=path.name, reason=error.strerror or ""))
            return False
        if store.torn is not None:
            self.desk.answer(help_message("journal-torn", file=store.torn.name))
        self.desk.names = session.table.names
        self.desk.answer(help_message("resumed"))
        self._play(session, path, resumed=True)
        return True

    def _play(self, session: Session, path: Path, resumed: bool = False) -> None:
        try:
            Play(self.desk, session, path.name, resumed).run()
        except Left:
            self.desk.answer(help_message("left"))
            return
        except JournalUnwritable as error:  # what was not kept was not told: the game waits as the journal has it
            self.desk.forget()
            self.desk.answer(error.message)
            return
        finally:
            session.close()
            self.desk.seat = self.desk.game = None
            self.desk.seat_taken = True
        tables.put_away(path)
        if not self.desk.settings.first_game_done:
            self._first_game_done()

    def _first_game_done(self) -> None:
        """After a first game fewer words are enough; the person is told, and may change it back."""
        settings = replace(self.desk.settings, first_game_done=True)
        if settings.verbosity == Verbosity.FULL:
            settings = replace(settings, verbosity=Verbosity.SHORT)
            self.desk.answer(help_message("shorter-from-now"))
        self._save(settings)

    def _save(self, settings: Settings) -> None:
        self.desk.settings = settings
        options.tell_reports(self.desk, save(settings))

"""The main menu, with eight constant lines and submenus."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from audiogames.bots.characters import ANYONE
from audiogames.core.companion import START
from audiogames.core.errors import GameError, JournalUnwritable, system_reason
from audiogames.core.game import Json
from audiogames.core.messages import Message, Verbosity, menu_message
from audiogames.core.registry import GAMES, game_named, others
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.game import GameTalk
from audiogames.play.keys import help as help_pages
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.menus import ended, games
from audiogames.play.menus import guided as guided_games
from audiogames.play.menus import memory as memory_room
from audiogames.play.menus.far import FarTables, Look
from audiogames.play.menus.new_table import companion, days, keyboard_table, tables
from audiogames.play.menus.new_table.tables import ShelvedGame
from audiogames.play.menus.settings import Preferences
from audiogames.play.past import memory
from audiogames.play.prompts import PersonLeft, Talk
from audiogames.play.table.advice import DAY
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.training import TrainingScore, trainings
from audiogames.resources import COMPLETE
from audiogames.settings import LastTable

LEARN_SOUNDS: Final = "learn-sounds"
STICKERS: Final = "stickers"
SIGNS: Final = "train-signs"
JOIN: Final = "join"
OPEN: Final = "open-table"
"""Doors of a face: talks that need its sound, files or network."""

LINES: Final = ("play", "lessons", "table", "games", "rules", "stickers", "options", "quit")
"""The lines of the menu, which never change."""

FULL_GAMES: Final = 3
"""Number of whole games of one game after which it is asked whether fewer words are enough."""

LANGUAGE_KEYS: Final = {locale[0]: locale for locale in COMPLETE}
"""Language keys: the first letter in English and in French alike. Other languages are chosen among the settings."""


def training_door(name: str) -> str:
    return f"train-{name}"


def _lessons() -> dict[str, MenuLine]:
    doors = [training_door(name) for name in trainings()]
    learn = MenuLine(menu_message("sound-room-learn"), menu_message("sound-room-about-learn"))
    signs = MenuLine(menu_message("stickers-talk-menu-school"), menu_message("about-train-signs"))
    train = {door: MenuLine.explained(door) for door in doors}
    return {LEARN_SOUNDS: learn, **train, SIGNS: signs}


class MainMenu:
    """The main menu of one device, with one player's games on a `shelf`.

    `reached` returns the progress in the training behind a door, or None. `share` stores a line in a file of this name
    to pass on, and returns its place, or raises OSError. `train` runs a training by name, and returns True if it was
    possible. `look` finds tables elsewhere.
    """

    def __init__(
        self,
        preferences: Preferences,
        shelf: days.OwnShelf,
        reached: Callable[[str], TrainingScore | None] = lambda door: None,
        share: Callable[[str, str], Message] | None = None,
        train: Callable[[str], Talk[bool]] | None = None,
        look: Look | None = None,
    ) -> None:
        self.conversation = preferences.conversation
        self.preferences = preferences
        self._shelf = shelf
        self._reached = reached
        self._share = share
        self._train = train
        self._far = FarTables(look)
        self._left_out: tuple[Message, ...] = ()
        """What was announced about games that cannot be played."""
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

    def run(self, saved: ShelvedGame | None = None, first: Talk[None] | None = None) -> Talk[bool]:
        """Show the menu until the person quits, after a saved game if given. Return False if that is unreadable."""
        if saved is not None and not (yield from self._resume(saved)):
            return False
        if first is not None:
            yield from first
        entries = [_entry(name) for name in LINES]
        languages = list(LANGUAGE_KEYS.values())
        keys = {key: len(LINES) + languages.index(locale) for key, locale in LANGUAGE_KEYS.items()}
        is_first = True
        while True:
            self.preferences.tell_gaps()
            waiting = [*filter(tables.can_be_resumed, self._shelf.waiting())]
            yield from self._far.look()
            title = self._title(is_first, waiting)
            is_first = False
            usual = len(LINES) + len(languages)
            place = yield from pick(self.conversation, title, entries, usual, keys=keys, says_line=False)
            if place is None and not (yield from _leaves(self.conversation)):
                continue
            if place is None or place == LINES.index("quit"):
                self.conversation.breath.answer(menu_message("goodbye"))
                return True
            if place < len(LINES):
                yield from self._rooms[LINES[place]]()
            elif place < len(LINES) + len(languages):
                self.preferences.set("language", languages[place - len(LINES)])
            elif self._far.are_waiting:
                yield from self._far.sit()
            elif waiting:
                yield from self._resume(waiting[0])
            else:
                yield from self._open_last()

    def _title(self, first: bool, waiting: Sequence[ShelvedGame]) -> Message:
        start = "menu-title-first" if first else "menu-title"
        if self._far.are_waiting:
            title = self._far.title(start)
        elif waiting:
            title = menu_message(f"{start}-resume", game=tables.game_of(waiting[0]))
        else:
            title = menu_message(f"{start}-play", game=menu_message(tables.title(self._last.game)))
        is_open = self.preferences.settings.language == "auto"
        return menu_message("menu-title-language", title=title) if is_open else title

    def _choosable(self) -> list[str]:
        """Return the available games, and announce once which other packages failed."""
        left_out = tuple(others().left_out.values())
        if left_out != self._left_out:
            self._left_out = left_out
            self.conversation.breath.answer(*left_out)
        return list(GAMES)

    # The rooms.

    def _play_one(self) -> Talk[None]:
        conversation, at = self.conversation, None
        while True:
            last, names = self._last, self._choosable()
            entries = [MenuLine(menu_message(tables.title(name)), menu_message("about-play-game")) for name in names]
            entries += [_entry("day"), _entry("set-table")]
            at = place = yield from pick(
                conversation, menu_message("play-title"), entries, names.index(last.game), at=at
            )
            if place is None:
                return
            if place == len(names):
                yield from self._play_day()
                return
            if place > len(names):
                people = [None] * max(1, last.levels.count(PERSON))
                if (yield from self._set_table(last, people)):
                    return
                continue
            if names[place] != last.game:
                table = replace(tables.FIRST_TABLE, game=names[place])
                self.preferences.put(replace(self.preferences.settings, last_table=table))
            yield from self._open_last()
            return

    def _play_day(self) -> Talk[None]:
        chosen = yield from days.choose(self.conversation, self._shelf)
        if chosen is None:
            return
        day, game = chosen
        is_first = (str(day), game) not in self._shelf.first_tries()
        names = [self.preferences.settings.player_name or None]
        opened = partial(
            tables.open_table,
            self.conversation.device.language,
            self._shelf,
            days.table_of(game),
            names,
            seed=days.seed_of(day, game),
            more={DAY: str(day)},
        )
        told = menu_message("day-begins", date=days.date(day)) if is_first else menu_message("day-practice")
        yield from self._begin(opened, told)

    def _end_day(self, sitting: Sitting, game: ShelvedGame) -> None:
        conversation, day = self.conversation, days.day_of(sitting)
        if self._shelf.first_tries().get((day, sitting.game.name)) != game.name:
            conversation.breath.answer(menu_message("day-practice-ended"))
            return
        line = days.result_line(sitting)
        conversation.breath.answer(line)
        if self._share is None:
            return
        text = catalogue(conversation.device.language).text(line)
        try:
            conversation.breath.answer(self._share(text, f"audiogames-{day}-{sitting.game.name}"))
        except OSError as error:
            conversation.breath.answer(menu_message("not-shared", reason=system_reason(error)))

    def _note_day(self, sitting: Sitting, saved: ShelvedGame) -> None:
        day, game = days.day_of(sitting), sitting.game.name
        if day and (day, game) not in self._shelf.first_tries():
            try:
                self._shelf.note_try(day, game, saved.name)
            except OSError as error:
                self.conversation.breath.answer(menu_message("day-not-noted", reason=system_reason(error)))

    def _set_table(self, table: LastTable, people: Sequence[str | None]) -> Talk[bool]:
        """Set up the table at this keyboard, and play there. Return False if the person goes back."""
        preferences = self.preferences
        names = [preferences.settings.player_name or None] if len(people) == 1 else people
        chosen = yield from keyboard_table.choose(self.conversation, preferences.settings, table, names)
        if chosen is None:
            return False
        preferences.put(replace(preferences.settings, last_table=chosen.table))
        yield from self._open(chosen.table, chosen.names)
        return True

    def _learn(self) -> Talk[None]:
        conversation, at = self.conversation, None
        games = guided_games.entries()
        while True:
            doors = {**conversation.doors, **self._training_doors()}
            lessons = {door: entry for door, entry in _lessons().items() if door in doors}
            reached = {door: found for door in lessons if (found := self._reached(door)) is not None}
            entries = [*games.values(), *(with_reached(entry, reached.get(door)) for door, entry in lessons.items())]
            usual = self._worth_trying(list(games), list(lessons), reached)
            at = place = yield from pick(conversation, menu_message("lessons-title"), entries, usual, at=at)
            if place is None:
                return
            if place < len(games):
                if (yield from self._learn_by_playing(list(games)[place])):
                    return
            else:
                yield from doors[list(lessons)[place - len(games)]]()

    def _training_doors(self) -> dict[str, Callable[[], Talk[bool]]]:
        train = self._train
        return {} if train is None else {training_door(name): partial(train, name) for name in trainings()}

    def _worth_trying(self, games: Sequence[str], doors: Sequence[str], reached: Mapping[str, TrainingScore]) -> int:
        """Return the index of the recommended lesson: a game never played, else the least known."""
        settings = self.preferences.settings
        played = {*settings.guided_done, *settings.games_done}
        new = next((place for place, game in enumerate(games) if game not in played), None)
        if new is not None:
            return new
        shares = {door: found.share for door, found in reached.items() if found.share < 1}
        return len(games) + doors.index(min(shares, key=lambda door: shares[door])) if shares else 0

    def _learn_by_playing(self, game: str) -> Talk[bool]:
        guided = game_named(game).guided
        assert guided is not None
        names = yield from tables.ask_for_people(self.conversation, self.preferences.settings, guided.seats)
        if names is None:
            return False
        yield from self._open_guided(game, names)
        return True

    def _games(self) -> Talk[None]:
        yield from games.visit(self.conversation, self._shelf, self._resume, self._visit_memory)

    def _visit_memory(self) -> Talk[None]:
        yield from memory_room.visit(self.preferences, self._shelf, self._learnt)

    def _learnt(self) -> list[Message]:
        reached = ((entry, self._reached(door)) for door, entry in _lessons().items())
        trained = [with_reached(entry, found).label for entry, found in reached if found is not None and found.words]
        return [*trained, *games.results_told(self._shelf.results())]

    def _remember(self, sitting: Sitting, game: ShelvedGame) -> None:
        conversation, remembered = self.conversation, self.preferences.settings.remembered
        day = str(self._shelf.last_days(1)[0])
        kept = [*memory.of_people(sitting, remembered, game.name, day).values()]
        if not kept:
            return
        before = [one for one in self._shelf.remembered().games if one.name == kept[0].name]
        try:
            self._shelf.remember(kept)
        except OSError as error:
            conversation.breath.answer(menu_message("memory-not-kept", reason=system_reason(error)))
            return
        is_new = all(one.id != game.name for one in before)
        settings = self.preferences.settings
        level = settings.verbosity_by_game.get(sitting.game.name, settings.verbosity)
        if len(sitting.seating.people) == 1 and is_new and level > Verbosity.MINIMAL:
            conversation.breath.answer(*memory.goals(kept[0], before))

    def _read_rules(self) -> Talk[None]:
        conversation, names = self.conversation, self._choosable()
        entries = [MenuLine(menu_message(tables.title(name)), menu_message("about-rules-of")) for name in names]
        entries.append(_entry("keys"))
        entries.append(MenuLine.explained("setting-letters"))
        usual, at = names.index(self._last.game), None
        while True:
            at = place = yield from pick(conversation, menu_message("rules-title"), entries, usual, at=at)
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
            self.conversation.breath.answer(menu_message("menu-not-here"))
        else:
            yield from stickers()

    def _new_table(self) -> Talk[None]:
        conversation, games = self.conversation, self._choosable()
        known = {
            JOIN: MenuLine.explained("menu-join"),
            OPEN: MenuLine.explained("menu-open-table"),
        }
        doors = [name for name in known if name in conversation.doors]
        far = self._far.lines
        entries = [*far, *(MenuLine(menu_message(tables.title(name))) for name in games)]
        entries += [known[name] for name in doors]
        entries.append(_entry("companion"))
        usual = 0 if self._far.are_waiting else len(far) + games.index(self._last.game)
        place = yield from pick(conversation, menu_message("friends-title"), entries, usual)
        if place is None:
            return
        if place < len(far):
            yield from self._far.sit(place)
            return
        place -= len(far)
        if place == len(games) + len(doors):
            yield from self.keep_table()
            return
        if place >= len(games):
            yield from conversation.doors[doors[place - len(games)]]()
            return
        game = game_named(games[place])
        new = replace(tables.FIRST_TABLE, game=game.name, characters=ANYONE)
        last = self._last if self._last.game == game.name and self._last != tables.FIRST_TABLE else new
        names = yield from tables.ask_for_people(conversation, self.preferences.settings, game.max_seats)
        if names is not None:
            yield from self._set_table(keyboard_table.seat(game, last, len(names)), names)

    def keep_table(self, game: str | None = None) -> Talk[None]:
        chosen = yield from companion.set_up(self.conversation, game)
        if chosen is not None:
            yield from self._open(chosen.table, chosen.names, chosen.notes)

    # A game.

    def _open_last(self) -> Talk[None]:
        last, names = self._last, [self.preferences.settings.player_name or None]
        wanted = yield from self._offer_guided(last.game)
        if wanted is None:
            return
        yield from (self._open_guided(last.game, names) if wanted else self._open(last, names))

    def _offer_guided(self, game: str) -> Talk[bool | None]:
        """Offer the guided game once for a new game. Return True if it is wanted, None if the person goes back.

        The essential of the rules is offered beside it.
        """
        settings, guided = self.preferences.settings, game_named(game).guided
        known = game in settings.guided_offered or game in settings.games_done
        if guided is None or known or not self.conversation.device.can.interactive:
            return False
        wanted = yield from guided_games.offer(self.conversation, game, guided)
        if wanted is None:
            return None
        self.preferences.put(replace(settings, guided_offered=(*settings.guided_offered, game)))
        return wanted

    def _open_guided(self, game: str, names: list[str | None]) -> Talk[None]:
        guided = game_named(game).guided
        assert guided is not None
        levels = (PERSON,) * len(names) + (guided.level,) * (guided.seats - len(names))
        opened = partial(tables.open_guided, self.conversation.device.language, self._shelf, game, levels, names)
        yield from self._begin(opened)

    def _open(self, table: LastTable, names: Sequence[str | None], more: Json | None = None) -> Talk[None]:
        language = self.conversation.device.language
        yield from self._begin(partial(tables.open_table, language, self._shelf, table, names, more=more))

    def _open_again(self, sitting: Sitting) -> Talk[None]:
        notes = tables.kept_notes(sitting)
        if notes:
            start = yield from companion.ask_for_start(self.conversation, sitting.game.name)
            if start is None:
                return
            notes |= {START: start}
        yield from self._open(*tables.same_table(sitting), notes)

    def _begin(self, opened: Callable[[], tuple[Sitting, ShelvedGame]], told: Message | None = None) -> Talk[None]:
        """Play a game that is opened now, after what is `told` of it, or say why it cannot be.

        At the first table a person chooses how to type.
        """
        yield from self.preferences.offer_keys()
        try:
            sitting, saved = opened()
        except JournalUnwritable as error:
            self.conversation.breath.answer(error.message)
        except GameError as error:
            self.conversation.breath.answer(error.message, menu_message("table-not-opened"))
            self.preferences.put(replace(self.preferences.settings, last_table=None))
        except OSError as error:
            self.conversation.breath.answer(menu_message("journals-unusable", reason=system_reason(error)))
        else:
            self.conversation.breath.answer(*(() if told is None else (told,)))
            self._note_day(sitting, saved)
            yield from self._play(sitting, saved)

    def _resume(self, saved: ShelvedGame) -> Talk[bool]:
        try:
            sitting, torn = tables.resume(self._shelf, saved)
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return False
        except OSError as error:
            self.conversation.breath.answer(
                menu_message("journal-unreadable", file=saved.file, reason=system_reason(error))
            )
            return False
        if torn is not None:
            self.conversation.breath.answer(menu_message("journal-torn", file=torn))
        self.conversation.listen(names=sitting.table.names)
        self.conversation.breath.answer(menu_message("resumed"))
        yield from self._play(sitting, saved, resumed=True)
        return True

    def _play(self, sitting: Sitting, saved: ShelvedGame, resumed: bool = False) -> Talk[None]:
        conversation, name = self.conversation, sitting.game.name
        self.preferences.follow_game(name)
        try:
            if sitting.game.grants:  # dice fall there, one after the other, from left to right
                yield from self.preferences.offer_reader_rate()
                yield from self.preferences.offer_headphones()
            talk, people = GameTalk(conversation, sitting, saved.file, resumed), sitting.seating.people
            if resumed and people and sitting.seating.paused_by is not None:
                sitting.go_on(conversation.now, people[0])
            yield from talk.run()
        except PersonLeft:
            conversation.breath.answer(menu_message("left"))
            return
        finally:
            seat = conversation.device.seats[0] if len(conversation.device.seats) == 1 else None
            conversation.stand_up()
            self.preferences.follow_game(None)
            sitting.close()
        game = self._put_away(sitting, saved)
        settings = self.preferences.settings
        if sitting.is_guided and name not in settings.guided_done:
            self.preferences.put(replace(settings, guided_done=(*settings.guided_done, name)))
        elif not sitting.is_guided:
            yield from self._game_done(name)
        if days.day_of(sitting):
            self._end_day(sitting, game)
        if not sitting.is_guided:
            yield from _offer_statistics(self.preferences, sitting)
            self._remember(sitting, game)
        if (yield from ended.stay(conversation, self._shelf, sitting, game, seat)):
            yield from self._open_again(sitting)

    def _put_away(self, sitting: Sitting, saved: ShelvedGame) -> ShelvedGame:
        game = saved
        try:
            game = self._shelf.put_away(saved)
            if not sitting.is_guided:  # it began on a prepared deal
                self._shelf.keep_result(tables.result_of(game, sitting))
        except OSError as error:
            self.conversation.breath.answer(menu_message("result-not-kept", reason=system_reason(error)))
        return game

    def _game_done(self, game: str) -> Talk[None]:
        """Count whole games. After three of one game, ask once if fewer words are enough there."""
        settings, conversation = self.preferences.settings, self.conversation
        if settings.games_done.count(game) >= FULL_GAMES:
            return
        settings = replace(settings, games_done=(*settings.games_done, game))
        self.preferences.put(settings)
        level = settings.verbosity_by_game.get(game, settings.verbosity)
        is_asked = settings.games_done.count(game) == FULL_GAMES and level == Verbosity.FULL
        if not is_asked or not conversation.device.can.interactive:
            return
        conversation.entries.ignore_typed_ahead()
        if (yield from yes(conversation, menu_message("shorter-offer", game=menu_message(tables.title(game))))):
            by_game = {**settings.verbosity_by_game, game: Verbosity.SHORT}
            self.preferences.put(replace(settings, verbosity_by_game=by_game))


def _offer_statistics(preferences: Preferences, sitting: Sitting) -> Talk[None]:
    """Ask a single person once, after their first whole game, whether their games are to be remembered."""
    conversation, settings = preferences.conversation, preferences.settings
    is_known = settings.statistics_offered or bool(settings.remembered) or len(sitting.seating.people) != 1
    if is_known or not conversation.device.can.interactive:
        return
    conversation.entries.ignore_typed_ahead()
    wanted = yield from yes(conversation, menu_message("memory-offer"), usual=False)
    seat = sitting.seating.people[0]
    kept = (sitting.table.names[seat] or "",) if wanted else ()
    preferences.put(replace(settings, statistics_offered=True, remembered=kept))


def with_reached(entry: MenuLine, reached: TrainingScore | None) -> MenuLine:
    if reached is None or reached.words is None:
        return entry
    return entry._replace(label=menu_message("training-reached", training=entry.label, reached=reached.words))


def _entry(name: str, **arguments: Any) -> MenuLine:
    return MenuLine.explained(f"menu-{name}", **arguments)


def _leaves(conversation: Conversation) -> Talk[bool]:
    """Ask once before the key to go back leaves the program. A pipe is not asked."""
    return not conversation.device.can.interactive or (yield from yes(conversation, menu_message("quit-program")))

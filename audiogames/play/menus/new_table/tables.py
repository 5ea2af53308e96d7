"""Setting up tables, with seats and options, and resuming saved games."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from audiogames.bots.characters import ANYONE, BY_ID, Character, drawn, uncalled
from audiogames.bots.levels import LEVELS
from audiogames.core.companion import COMPANION, EAR
from audiogames.core.errors import BadOptions, BadRequest
from audiogames.core.game import Game, Json, Preset
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Message, Seat, menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick
from audiogames.play.menus.new_table.table_options import (
    Granted,
    Value,
    ask_each,
    notes_of_grants,
    seat_name,
    without_grants,
)
from audiogames.play.prompts import Key, Talk
from audiogames.play.table.advice import ADVICE
from audiogames.play.table.names import are_alike, bots_called_as, name_of
from audiogames.play.table.rules import preset_id, preset_played
from audiogames.play.table.seating import CHARACTERS, GRANTED, PERSON, REMARKS, who_sits, who_they_are
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable, Settings

FIRST_TABLE = LastTable(next(iter(GAMES)), 3, {}, (PERSON, "witch", "witch"))
"""The default table: two bots of medium strength."""


def last_table(settings: Settings) -> LastTable:
    """Return the last table, or the default one if its game is not installed."""
    last = settings.last_table
    return FIRST_TABLE if last is None or last.game not in GAMES else last


class ShelvedGame(NamedTuple):
    """A saved game: `id` is its place on the shelf, `file` and `name` are for people.

    `game` is None if unknown. `start` is day, month, hour and minute, or None if not in the name.
    """

    id: str
    file: str
    name: str
    game: str | None = None
    start: tuple[int, int, int, int] | None = None


class Result(NamedTuple):
    """The result of a game: names, points and winners by seat. `people` are the seats of persons."""

    game: ShelvedGame
    names: tuple[str | None, ...]
    people: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Journals(Protocol):
    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        """Return a journal for a new game. Raises OSError, JournalUnwritable."""
        ...

    def seed(self) -> int: ...

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None: ...

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        """Mark a game as finished, and return it under its new name. Raises OSError."""
        ...


class SavedGames(Journals, Protocol):
    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        """Return the journal of a saved game, and the place of its torn end, if any.

        Raises JournalDamaged or OSError, and changes nothing then.
        """
        ...

    def keep_result(self, result: Result) -> None: ...


class TableJournals(SavedGames, Protocol):
    def note(self, table: str, record: Json | None) -> None:
        """Store the state of a table, None to delete it. Raises JournalUnwritable."""
        ...

    def retell(self, conversation: Conversation, store: JournalStore, seat: Seat) -> Talk[None]: ...

    def today(self) -> Any:
        """A `days.Day`, by the local calendar."""
        ...

    def remember(self, sitting: Sitting, saved: ShelvedGame) -> Mapping[Seat, Sequence[Message]]:
        """Store a finished game for people remembered here. Raises OSError.

        Returns the goals that each has reached with it, by seat.
        """
        ...


class Shelf(SavedGames, Protocol):
    def waiting(self) -> Sequence[ShelvedGame]:
        """Return the saved games, the latest first."""
        ...

    def finished(self) -> Sequence[ShelvedGame]:
        """Return the finished games, the latest first."""
        ...

    def results(self) -> Sequence[Result]: ...

    def replay(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]: ...

    def render(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        """Make a sound file of a game, and announce its place."""
        ...


def open_table(
    language: str,
    shelf: Journals,
    table: LastTable,
    people: Sequence[str | None],
    seed: int | None = None,
    more: Json | None = None,
) -> tuple[Sitting, ShelvedGame]:
    """Open a new game in its own journal. Raises GameError, or OSError if the storage fails.

    Bots are named in the `language`. `people` are the names of persons, in order of their seats. The default `seed` is
    unpredictable. `more` are notes of the journal.
    """
    levels = table.levels or (PERSON, *["witch"] * (table.seats - 1))
    seed = shelf.seed() if seed is None else seed
    characters = _characters(table.characters, levels, seed, people)
    names = _names(language, levels, people, characters)
    said = (*table.seat_options, *({} for _ in names))[: len(names)]
    game = game_named(table.game)
    fields, notes = without_grants(game, said), {**notes_of_grants(game, said), **(more or {})}
    notes |= {} if table.advice else {ADVICE: False}
    notes |= {REMARKS: True} if not characters and any(level in LEVELS for level in levels) else {}
    if characters:
        notes[CHARACTERS] = [characters[seat].id if seat in characters else None for seat in range(len(levels))]
    saved, store = shelf.begin(table.game)
    try:
        options = dict(table.options)
        sitting = Sitting.new(table.game, names, levels, options, seed, store, fields, notes)
    except BaseException:
        shelf.discard(saved, store)
        raise
    return sitting, saved


def open_guided(
    language: str,
    shelf: Journals,
    game: str,
    levels: Sequence[str],
    people: Sequence[str | None],
) -> tuple[Sitting, ShelvedGame]:
    """Open a guided game. `levels` has the player of each seat. All else is as for `open_table`."""
    names = _names(language, levels, people)
    saved, store = shelf.begin(game)
    try:
        return Sitting.guided(game, names, levels, store), saved
    except BaseException:
        shelf.discard(saved, store)
        raise


def result_of(game: ShelvedGame, sitting: Sitting) -> Result:
    table = sitting.table
    return Result(game, table.names, sitting.seating.people, table.scores, table.winners)


def same_table(sitting: Sitting) -> tuple[LastTable, list[str | None]]:
    table = sitting.table
    levels = who_sits(table)
    chosen = table.position().get("options", {}).items()
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in chosen}
    granted = table.notes.get(GRANTED) or [{} for _ in levels]
    seats = [
        {**{name: value for name, value in player.items() if name != "name"}, **more}
        for player, more in zip(table.players, granted, strict=True)
    ]
    people = [name for name, level in zip(table.names, levels, strict=True) if level == PERSON]
    seat_options = tuple(seats) if any(seats) else ()
    advice = table.notes.get(ADVICE) is not False
    known = who_they_are(table)
    bots = [seat for seat, level in enumerate(levels) if level != PERSON]
    characters = " ".join(known[seat].id if seat in known else ANYONE for seat in bots) if known else ""
    return LastTable(sitting.game.name, len(levels), options, levels, seat_options, advice, characters), people


def kept_notes(sitting: Sitting) -> Json:
    notes = sitting.table.notes
    return {name: notes[name] for name in (COMPANION, EAR) if name in notes}


def _characters(wish: str, levels: Sequence[str], seed: int, people: Sequence[str | None]) -> Mapping[Seat, Character]:
    return drawn(wish, [seat for seat, level in enumerate(levels) if level in LEVELS], seed, bots_called_as(people))


def _names(
    language: str,
    levels: Sequence[str],
    people: Sequence[str | None],
    characters: Mapping[Seat, Character] = MappingProxyType({}),
) -> list[str | None]:
    """Return a unique name for each seat: people's own, characters', or from the catalogue."""
    bots = catalogue(language).words("bot-names").split(",")
    witches = (bot for bot in bots if not any(name and are_alike(bot, name) for name in people))
    persons = iter(people)
    return [
        characters[seat].name if seat in characters else next(persons if level == PERSON else witches, None)
        for seat, level in enumerate(levels)
    ]


def resume(shelf: SavedGames, saved: ShelvedGame) -> tuple[Sitting, str | None]:
    """Resume a saved game, and return the place of its torn end, if any. Raises JournalDamaged or OSError."""
    store, torn = shelf.take_up(saved)
    try:
        return Sitting(Table.resume(store)), torn
    except BaseException:
        store.close()
        raise


def ask_for_characters(conversation: Conversation, seats: int, names: Sequence[str | None] = ()) -> Talk[str | None]:
    """Ask for the bots' characters: anyone, or chosen ones. None if the person goes back."""
    left = uncalled(bots_called_as(names))
    chosen: list[str] = []
    while len(chosen) < seats and ANYONE not in chosen:
        entries = [MenuLine.explained("character-anyone")]
        entries += [MenuLine.explained(f"character-{one.id}") for one in left]
        title = menu_message("table-characters", number=len(chosen) + 1, all=seats)
        place = yield from pick(conversation, title, entries, 0)
        if place is None:
            return None
        chosen.append(ANYONE if place == 0 else left.pop(place - 1).id)
    return " ".join(chosen)


def characters_called(characters: str) -> Message | str:
    """Return the names of a wish for characters, "anyone", or that there are none."""
    named = [BY_ID[one].name for one in characters.split() if one in BY_ID]
    return ", ".join(named) or menu_message("character-anyone" if characters else "open-characters-none")


def ask_for_advice(conversation: Conversation) -> Talk[bool | None]:
    """Ask whether advice is allowed at a table of several. None if the person goes back."""
    entries = [MenuLine.explained("table-advice-yes"), MenuLine.explained("table-advice-no")]
    place = yield from pick(conversation, menu_message("table-advice"), entries, 0)
    return None if place is None else place == 0


def ask_for_people(conversation: Conversation, settings: Settings, seats: int) -> Talk[list[str | None] | None]:
    """Ask for the number of people at a table of `seats`, and names if several. None if the person goes back."""
    people = yield from number(conversation, "table-people", range(1, seats + 1), 1)
    if people is None:
        return None
    return [settings.player_name or None] if people == 1 else (yield from ask_names(conversation, people))


def title(game: str) -> str:
    return f"title-{game}".replace("_", "-")


def old_game(event: Json) -> Message:
    id = "web-old-removed" if event["event"] == "old-removed" else "web-old-waits"
    return menu_message(id, game=_game_called(str(event["game"])), names=", ".join(event["names"]), days=event["days"])


def level_entries() -> list[MenuLine]:
    return [MenuLine.explained(f"level-{level}") for level in LEVELS]


def ask_names(conversation: Conversation, people: int) -> Talk[list[str | None]]:
    names: list[str | None] = []
    for seat in range(people):
        conversation.breath.answer(menu_message("table-name", number=seat + 1))
        while True:
            typed = yield from conversation.line()
            if typed.strip() == "?" or typed == Key.HELP:
                conversation.breath.answer(menu_message("table-name", number=seat + 1))
                continue
            try:
                name = name_of(typed) if typed.strip() else None
            except BadRequest as wrong:
                conversation.breath.answer(wrong.message)
                continue
            alike = [other for other in names if name and other and are_alike(name, other)]
            if not alike:
                break
            conversation.breath.answer(menu_message("name-alike", name=alike[0]))
        names.append(name)
    return names


def ask_rules(
    conversation: Conversation,
    game: Game[Any, Any, Any],
    sitting: Sequence[str],
    people: Sequence[str | None],
    characters: str,
    seats: int,
    fixed: Mapping[str, Any] = MappingProxyType({}),
) -> Talk[tuple[dict[str, Value], list[dict[str, Granted]]] | None]:
    """Ask for a preset, or for each option, of `sitting` people too.

    If nobody sits yet at a table of `seats`, each chooses for themselves later.
    """
    usual = [MenuLine(menu_message("table-options-usual"))]
    named = [preset_entry(game, preset) for preset in game.presets]
    entries = [*(named or usual), MenuLine.explained("table-options-each")]
    place = yield from pick(conversation, menu_message("table-options"), entries, 0)
    if place is None:
        return None
    if place < len(entries) - 1:
        about = named[place].about if named else None
        if about is not None and not fixed:
            conversation.breath.answer(about)
        return (dict(game.presets[place].options) if game.presets else {}), []
    persons, coming = iter(people), iter(characters.split())
    called = [
        seat_name(seat, next(persons), len(people)) if who == PERSON else bot_name(seat, next(coming, ANYONE))
        for seat, who in enumerate(sitting)
    ]
    return (yield from ask_each(conversation, game, sitting, called, seats, fixed))


def bot_name(seat: Seat, wish: str) -> Message | str:
    return BY_ID[wish].name if wish in BY_ID else menu_message("seat-bot", number=seat + 1)


def preset_of(game: Game[Any, Any, Any], table: LastTable) -> Preset | None:
    """Return the preset of a table, None for individual options."""
    try:
        return preset_played(game, table.options)
    except BadOptions:  # edited by hand: opening the table says what is wrong
        return None


def preset_name(game: Game[Any, Any, Any], preset: Preset | None) -> Message:
    return menu_message("preset-own") if preset is None else preset_entry(game, preset).label


def preset_entry(game: Game[Any, Any, Any], preset: Preset) -> MenuLine:
    return MenuLine.explained(preset_id(game, preset))


def describe(saved: ShelvedGame) -> Message:
    if saved.start is None:
        return menu_message("saved-game-named", name=saved.name[:40])
    day, month, hour, minute = saved.start
    return menu_message("saved-game", game=game_of(saved), day=day, month=month, hour=hour, minute=f"{minute:02}")


def game_of(saved: ShelvedGame) -> Message:
    return _game_called(saved.game or saved.name)


def _game_called(game: str) -> Message:
    return menu_message(title(game)) if game in GAMES else menu_message("saved-game-named", name=game[:40])


def can_be_resumed(saved: ShelvedGame) -> bool:
    return saved.game is None or saved.game in GAMES

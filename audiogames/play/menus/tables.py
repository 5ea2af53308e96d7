"""Setting a table: who sits where, which options; and the saved games that wait."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from audiogames.bots.characters import ANYONE, BY_ID, Character, drawn, uncalled
from audiogames.bots.levels import LEVELS
from audiogames.core.errors import BadOptions, BadRequest
from audiogames.core.game import Game, Json, Preset, check_options
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Message, Seat, menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, number, pick
from audiogames.play.menus.table_options import Granted, Value, ask_each, notes_of_grants, seat_name, without_grants
from audiogames.play.prompts import Key, Talk
from audiogames.play.table.advice import ADVICE
from audiogames.play.table.names import are_alike, bots_called_as, name_of
from audiogames.play.table.seating import CHARACTERS, GRANTED, PERSON, who_sits, who_they_are
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable, Settings

FIRST_TABLE = LastTable(next(iter(GAMES)), 3, {}, (PERSON, "witch", "witch"))
"""The table of someone who has never set one: two bots of medium strength."""


def last_table(settings: Settings) -> LastTable:
    """Return the table that was set last; the first one where there is none, or its game is not among ours."""
    last = settings.last_table
    return FIRST_TABLE if last is None or last.game not in GAMES else last


class ShelvedGame(NamedTuple):
    """A game that waits: `id` is its place on the shelf, `file` and `name` are what people know it by.

    `game` is None where neither the file nor its name tells it, and `start`, the day, the month, the hour and the
    minute when it began, where the name does not.
    """

    id: str
    file: str
    name: str
    game: str | None = None
    start: tuple[int, int, int, int] | None = None


class Result(NamedTuple):
    """How a game ended: names, points and winners are by seat, and `people` are the seats in which people sat."""

    game: ShelvedGame
    names: tuple[str | None, ...]
    people: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Journals(Protocol):
    """The place for new games."""

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        """Return a journal for a new game. Raises OSError, JournalUnwritable."""
        ...

    def seed(self) -> int:
        """Return what nobody could guess, for a new game."""
        ...

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        """Leave nothing of a game that could not begin."""
        ...

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        """Mark a game as ended, so that it waits no more; return it as it is called from now on. Raises OSError."""
        ...


class SavedGames(Journals, Protocol):
    """Where games are kept that can be taken up again."""

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        """Return the journal of a game that waits, and where its torn end is kept, if it has one.

        Raises JournalDamaged or OSError; it is then as it was.
        """
        ...

    def keep_result(self, result: Result) -> None:
        """Keep how a game ended. Raises OSError."""
        ...


class TableJournals(SavedGames, Protocol):
    """Where a server keeps the games of its tables, and these."""

    def note(self, table: str, record: Json | None) -> None:
        """Keep what a table is, instead of what it was; None where it is no more. Raises JournalUnwritable."""
        ...

    def remember(self, sitting: Sitting, saved: ShelvedGame) -> Mapping[Seat, Sequence[Message]]:
        """Keep a game that has ended for the people whom this computer remembers. Raises OSError.

        Return the small goals that each of them has reached with it, by seat.
        """
        ...


class Shelf(SavedGames, Protocol):
    """Where games are kept: those that wait to be taken up, and those that are finished."""

    def waiting(self) -> Sequence[ShelvedGame]:
        """Return the games that wait, the latest first."""
        ...

    def finished(self) -> Sequence[ShelvedGame]:
        """Return the games that are finished, the latest first."""
        ...

    def results(self) -> Sequence[Result]:
        """Return how games ended, the latest first."""
        ...

    def replay(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        """Tell a game again, step by step."""
        ...

    def render(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        """Make a sound file of a game, and say where it is."""
        ...


def open_table(
    language: str,
    shelf: Journals,
    table: LastTable,
    people: Sequence[str | None],
    asks_elsewhere: bool = False,
    seed: int | None = None,
    more: Json | None = None,
) -> tuple[Sitting, ShelvedGame]:
    """Open a new game in a journal of its own. Raises GameError, or OSError when the shelf cannot be used.

    Bots are named in the `language`; `people` are the names of the persons, in the order of their seats.
    `asks_elsewhere` is as for a `Sitting`. Without a `seed` it has one that nobody could guess; `more` are notes of the
    journal.
    """
    levels = table.levels or (PERSON, *["witch"] * (table.seats - 1))
    seed = shelf.seed() if seed is None else seed
    characters = _characters(table.characters, levels, seed, people)
    names = _names(language, levels, people, characters)
    said = (*table.seat_options, *({} for _ in names))[: len(names)]
    game = game_named(table.game)
    fields, notes = without_grants(game, said), {**notes_of_grants(game, said), **(more or {})}
    notes |= {} if table.advice else {ADVICE: False}
    if characters:
        notes[CHARACTERS] = [characters[seat].id if seat in characters else None for seat in range(len(levels))]
    saved, store = shelf.begin(table.game)
    try:
        options = dict(table.options)
        sitting = Sitting.new(table.game, names, levels, options, seed, store, fields, notes, asks_elsewhere)
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
    asks_elsewhere: bool = False,
) -> tuple[Sitting, ShelvedGame]:
    """Open the guided game of a game. `levels` has who sits where, all else is as for `open_table`."""
    names = _names(language, levels, people)
    saved, store = shelf.begin(game)
    try:
        return Sitting.guided(game, names, levels, store, asks_elsewhere), saved
    except BaseException:
        shelf.discard(saved, store)
        raise


def result_of(game: ShelvedGame, sitting: Sitting) -> Result:
    """Return how a game ended."""
    table = sitting.table
    return Result(game, table.names, sitting.seating.people, table.scores, table.winners)


def same_table(sitting: Sitting) -> tuple[LastTable, list[str | None]]:
    """Return the table at which a game was played, and what its people were called."""
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


def _characters(wish: str, levels: Sequence[str], seed: int, people: Sequence[str | None]) -> Mapping[Seat, Character]:
    """Return the characters that play as bots of our levels, drawn by the seed where nobody in particular is wished."""
    return drawn(wish, [seat for seat, level in enumerate(levels) if level in LEVELS], seed, bots_called_as(people))


def _names(
    language: str,
    levels: Sequence[str],
    people: Sequence[str | None],
    characters: Mapping[Seat, Character] = MappingProxyType({}),
) -> list[str | None]:
    """Return a name for each seat, nobody's twice: people as they said, bots as characters, or as in the catalogue."""
    bots = catalogue(language).words("bot-names").split(",")
    witches = (bot for bot in bots if not any(name and are_alike(bot, name) for name in people))
    persons = iter(people)
    return [
        characters[seat].name if seat in characters else next(persons if level == PERSON else witches, None)
        for seat, level in enumerate(levels)
    ]


def resume(shelf: SavedGames, saved: ShelvedGame, asks_elsewhere: bool = False) -> tuple[Sitting, str | None]:
    """Take up a saved game; return it, and where its torn end is kept. Raises JournalDamaged or OSError.

    `asks_elsewhere` is as for a `Sitting`.
    """
    store, torn = shelf.take_up(saved)
    try:
        return Sitting(Table.resume(store), asks_elsewhere), torn
    except BaseException:
        store.close()
        raise


def ask_for_table(
    conversation: Conversation, settings: Settings, name: str
) -> Talk[tuple[LastTable, list[str | None]] | None]:
    """Ask seat by seat and option by option for a table of a game; None if the person goes back."""
    last = last_table(settings)
    game = game_named(name)
    counts = range(game.min_seats, game.max_seats + 1)
    seats = yield from number(conversation, "table-seats", counts, last.seats)
    if seats is None:
        return None
    names = yield from ask_for_people(conversation, settings, seats)
    if names is None:
        return None
    people = len(names)
    levels: tuple[str, ...] = (PERSON,) * people
    characters = ""
    if people < seats:
        usual = list(LEVELS).index("witch")
        place = yield from pick(conversation, menu_message("table-level"), level_entries(), usual)
        if place is None:
            return None
        levels += (list(LEVELS)[place],) * (seats - people)
        wish = yield from ask_for_characters(conversation, seats - people, names)
        if wish is None:
            return None
        characters = wish
    rules = yield from ask_rules(conversation, game, levels, names, characters, seats)
    if rules is None:
        return None
    options, seat_options = rules
    advice = (yield from ask_for_advice(conversation)) if people > 1 else True
    if advice is None:
        return None
    fields = tuple(seat_options) if any(seat_options) else ()
    return LastTable(name, seats, options, levels, fields, advice, characters), names


def ask_for_characters(conversation: Conversation, seats: int, names: Sequence[str | None] = ()) -> Talk[str | None]:
    """Ask who plays as bots at so many seats: whoever comes, or each as they are chosen; None to go back."""
    left = uncalled(bots_called_as(names))
    chosen: list[str] = []
    while len(chosen) < seats and ANYONE not in chosen:
        entries = [MenuLine(menu_message("character-anyone"), menu_message("about-character-anyone"))]
        entries += [
            MenuLine(menu_message(f"character-{one.id}"), menu_message(f"about-character-{one.id}")) for one in left
        ]
        title = menu_message("table-characters", number=len(chosen) + 1, all=seats)
        place = yield from pick(conversation, title, entries, 0)
        if place is None:
            return None
        chosen.append(ANYONE if place == 0 else left.pop(place - 1).id)
    return " ".join(chosen)


def ask_for_advice(conversation: Conversation) -> Talk[bool | None]:
    """Ask whether people may ask the program for advice at a table of several; None if the person goes back."""
    entries = [
        MenuLine(menu_message("table-advice-yes"), menu_message("about-table-advice-yes")),
        MenuLine(menu_message("table-advice-no"), menu_message("about-table-advice-no")),
    ]
    place = yield from pick(conversation, menu_message("table-advice"), entries, 0)
    return None if place is None else place == 0


def ask_for_people(conversation: Conversation, settings: Settings, seats: int) -> Talk[list[str | None] | None]:
    """Ask how many people sit at a table of `seats`, and for their names where they are several; None to go back."""
    people = yield from number(conversation, "table-people", range(1, seats + 1), 1)
    if people is None:
        return None
    return [settings.player_name or None] if people == 1 else (yield from _ask_names(conversation, people))


def title(game: str) -> str:
    """Return the message that is a game's title."""
    return f"title-{game}".replace("_", "-")


def old_game(event: Json) -> Message:
    """Return what is said of a game on a server that nobody came back to, as the server tells it."""
    id = "web-old-removed" if event["event"] == "old-removed" else "web-old-waits"
    return menu_message(id, game=_game_called(str(event["game"])), names=", ".join(event["names"]), days=event["days"])


def level_entries() -> list[MenuLine]:
    """Return the levels of bots as lines of a menu."""
    return [MenuLine(menu_message(f"level-{level}"), menu_message(f"about-level-{level}")) for level in LEVELS]


def _ask_names(conversation: Conversation, people: int) -> Talk[list[str | None]]:
    """Ask for the name of each person at the keyboard; two never have the same."""
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
) -> Talk[tuple[dict[str, Value], list[dict[str, Granted]]] | None]:
    """Ask for one of the sets of options that the game names, or else for each option, of those who are `sitting` too.

    Where nobody sits yet at a table of `seats`, each may choose for themselves later.
    """
    usual = [MenuLine(menu_message("table-options-usual"))]
    named = [preset_entry(game, preset) for preset in game.presets]
    entries = [
        *(named or usual),
        MenuLine(menu_message("table-options-each"), menu_message("about-table-options-each")),
    ]
    place = yield from pick(conversation, menu_message("table-options"), entries, 0)
    if place is None:
        return None
    if place < len(entries) - 1:
        about = named[place].about if named else None
        if about is not None:
            conversation.breath.answer(about)
        return (dict(game.presets[place].options) if game.presets else {}), []
    persons, coming = iter(people), iter(characters.split())
    called = [
        seat_name(seat, next(persons), len(people)) if who == PERSON else bot_name(seat, next(coming, ANYONE))
        for seat, who in enumerate(sitting)
    ]
    return (yield from ask_each(conversation, game, sitting, called, seats))


def bot_name(seat: Seat, wish: str) -> Message | str:
    """Return what the seat of a bot is called while a table is set."""
    return BY_ID[wish].name if wish in BY_ID else menu_message("seat-bot", number=seat + 1)


def preset_of(game: Game[Any, Any, Any], table: LastTable) -> Preset | None:
    """Return the edition by which a table is set; None where options were chosen one by one."""
    try:
        wanted = check_options(game, table.options)
    except BadOptions:  # edited by hand; opening the table says what is wrong
        return None
    return next((preset for preset in game.presets if check_options(game, preset.options) == wanted), None)


def preset_name(game: Game[Any, Any, Any], preset: Preset | None) -> Message:
    """Return what an edition is called."""
    return menu_message("preset-own") if preset is None else preset_entry(game, preset).label


def preset_entry(game: Game[Any, Any, Any], preset: Preset) -> MenuLine:
    """Return an edition as a line of a menu, with what makes it different."""
    id = f"preset-{game.name}-{preset.name}".replace("_", "-")
    return MenuLine(menu_message(id), menu_message(f"about-{id}"))


def describe(saved: ShelvedGame) -> Message:
    """Return the title of a saved game: its game, day and hour, as far as its name gives them."""
    if saved.start is None:
        return menu_message("saved-game-named", name=saved.name[:40])
    day, month, hour, minute = saved.start
    return menu_message("saved-game", game=game_of(saved), day=day, month=month, hour=hour, minute=f"{minute:02}")


def game_of(saved: ShelvedGame) -> Message:
    """Return which game was saved, as far as that is known."""
    return _game_called(saved.game or saved.name)


def _game_called(game: str) -> Message:
    """Return the title of a game; the name of one that is not installed."""
    return menu_message(title(game)) if game in GAMES else menu_message("saved-game-named", name=game[:40])


def can_be_resumed(saved: ShelvedGame) -> bool:
    """Return True unless what was saved is known to be a game that is not installed."""
    return saved.game is None or saved.game in GAMES

"""The settings themselves: their names, types, defaults and limits, and how each is read from what stands in a file."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Annotated, Any, Literal, TypeAlias, get_origin, get_type_hints

from audiogames.core.game import Setting
from audiogames.core.messages import Argument, Category, Message, Verbosity, result
from audiogames.core.registry import GAMES
from audiogames.settings.letters import ALLOWED, FIXED, USUAL, sharing

Check: TypeAlias = Callable[[str, object], Any]
"""Gives the value of a key, from what the file says. Raises Wrong."""

SINKS = ("auto", "screen-reader", "espeak", "pyttsx3", "transcript", "none")
SLOWEST, FASTEST = 80, 450  # words a minute, the bounds of espeak-ng
LONGEST_PAUSE = 30  # seconds
SLOWEST_READER, FASTEST_READER = 5, 120  # characters a second
LONGEST_TEXT = 40  # characters: a name is said at every turn
LONGEST_DEVICE = 200
LONGEST_CAUSE = 120
UNKNOWN = "unknown"  # what is wrong with a voice or sounds that were never tried
MOST_SEATS = 12
SEATS = tuple(str(number) for number in range(1, MOST_SEATS + 1))


class Wrong(Exception):
    """A value that cannot be used; `report` is the sentence that says so."""

    def __init__(self, id: str, /, key: str, value: object, **limits: Argument) -> None:
        super().__init__(id)
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        self.report = result(id, key=key, value=shown, **limits)


def one_of(*words: str) -> Check:
    """A word out of a few."""

    def check(key: str, value: object) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise Wrong("settings-wrong-choice", key=key, value=value, allowed=", ".join(words))

    return check


def list_of(check_one: Check) -> Check:
    """A list of such values."""

    def check(key: str, value: object) -> tuple[Any, ...]:
        if isinstance(value, list):
            return tuple(check_one(key, one) for one in value)
        raise Wrong("settings-wrong-kind", key=key, value=value, kind="words")

    return check


def number(lowest: float, highest: float, kind: type[int | float] = float) -> Check:
    """A number between two bounds, both allowed; only a whole one where the `kind` is int."""

    def check(key: str, value: object) -> float:
        if isinstance(value, int | kind) and not isinstance(value, bool) and lowest <= value <= highest:
            return kind(value)
        bounds = [limit if isinstance(limit, int) else f"{limit:g}" for limit in (lowest, highest)]
        raise Wrong("settings-wrong-number", key=key, value=value, lowest=bounds[0], highest=bounds[1])

    return check


def word_or(word: Check, other: Check) -> Check:
    """One check for words, another for all else."""
    return lambda key, value: (word if isinstance(value, str) else other)(key, value)


def yes_no(key: str, value: object) -> bool:
    """True or false."""
    if isinstance(value, bool):
        return value
    raise Wrong("settings-wrong-kind", key=key, value=value, kind="yes-no")


def text(longest: int = LONGEST_TEXT) -> Check:
    """A short text on one line, without blanks around it."""

    def check(key: str, value: object) -> str:
        if isinstance(value, str) and value.isprintable() and len(value.strip()) <= longest:
            return value.strip()
        raise Wrong("settings-wrong-kind", key=key, value=value, kind="text")

    return check


def how_much(key: str, value: object) -> Verbosity:
    """A verbosity."""
    return Verbosity[one_of("full", "short", "minimal")(key, value).upper()]


def table(key: str, value: object) -> Mapping[str, object]:
    """A table of keys and values."""
    if isinstance(value, dict):
        return value
    raise Wrong("settings-wrong-kind", key=key, value=value, kind="table")


def options(key: str, value: object) -> Mapping[str, str | int | bool | tuple[int, ...]]:
    """The options of a game: each a word, a number or some, or a yes or no, which the game itself judges."""
    found: dict[str, str | int | bool | tuple[int, ...]] = {}
    for name, choice in table(key, value).items():
        if isinstance(choice, list) and all(isinstance(one, int) for one in choice):
            found[name] = tuple(choice)
        elif isinstance(choice, str | int):
            found[name] = choice
        else:
            raise Wrong("settings-wrong-kind", key=f"{key}.{name}", value=choice, kind="text")
    return found


def seats(key: str, value: object) -> tuple[Mapping[str, str | int | float], ...]:
    """A table for some of the seats, by their numbers from 1: what a host chose, each a word or a number.

    Returns one for each seat up to the last for which anything was chosen.
    """
    found: dict[int, dict[str, str | int | float]] = {}
    for seat, chosen in table(key, value).items():
        if seat not in SEATS:
            raise Wrong("settings-wrong-number", key=f"{key}.{seat}", value=seat, lowest=1, highest=MOST_SEATS)
        for name, choice in table(f"{key}.{seat}", chosen).items():
            if not isinstance(choice, str | int | float):
                raise Wrong("settings-wrong-kind", key=f"{key}.{seat}.{name}", value=choice, kind="text")
            found.setdefault(int(seat), {})[name] = choice
    return tuple(found.get(seat, {}) for seat in range(1, max(found, default=0) + 1))


def key(name: str, value: object) -> str:
    """A key that a command may have."""
    if isinstance(value, str) and value.lower() in ALLOWED:
        return value.lower()
    raise Wrong("settings-wrong-letter", key=name, value=value)


_AUTO_ON_OFF = one_of("auto", "on", "off")
_PERCENT = number(0, 100, int)
_DEVICE = text(LONGEST_DEVICE)


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that was set last, offered again at the next start.

    `levels` has who plays at each seat, `seat_options` what the host chose for each: empty where all is as usual.
    `advice`: people there may ask the program for advice. `characters` says who comes as bots (`bots.characters`).
    """

    game: str
    seats: int
    options: Mapping[str, str | int | bool | tuple[int, ...]] = field(default_factory=dict)
    levels: tuple[str, ...] = ()
    seat_options: tuple[Mapping[str, str | int | float], ...] = ()
    advice: bool = True
    characters: str = ""


@dataclass(frozen=True, slots=True)
class FriendsTable:
    """A table to which friends come, each with their own device: bots of a `level` take the seats that stay free.

    `characters` says who comes as bots (`bots.characters`). With `guided` they learn the game together there.
    """

    game: str
    seats: int
    level: str
    characters: str = ""
    is_for_network: bool = False
    guided: bool = False
    advice: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a person can choose, each with the check of what a file may say of it.

    `rate` is in words a minute, `bot_pace` in seconds where it is a number, volumes are in percent. `reader_rates`
    has how many characters a second the screen reader says, by language, where that was found;
    `reader_rate_offered`: that it can be found was told once. With `quips`, bots say something of their own. With
    `enter_when_heard`, what is told in time waits for Enter. `private_devices` has the headphones of the seats in
    order, empty for who has none, `curtains` how each seat begins a game: open for those beyond it. `time_limits`
    says how long each person has where a clock runs, in the order of the seats: the usual time for those beyond it.
    `of_games` has those that only one game has, as far as they are not as usual. `verbosity_by_game` and
    `keys_by_game` have what is set for one game alone, `games_done` the games of which a whole one was played here,
    `guided_offered` those whose guided game was offered, `remembered` the names of the people whose games are
    remembered, `guided_done` those whose guided game was played. `sound_trouble` and `voice_trouble` have the cause
    that was told last for why nothing can be heard or spoken here, empty where all was well: the same one is not
    told again. `letters` has the keys of commands that are not the usual ones. `last_table` was set last at this
    computer, `friends_table` opened last for friends: both are offered again.
    """

    language: Annotated[Literal["auto", "fr", "en"], one_of("auto", "fr", "en")] = "auto"
    speech: Annotated[Literal["auto", "on", "off"], _AUTO_ON_OFF] = "auto"
    sink: Annotated[str, one_of(*SINKS)] = "auto"
    rate: Annotated[int, number(SLOWEST, FASTEST, int)] = 175
    braille: Annotated[bool, yes_no] = True
    verbosity: Annotated[Verbosity, how_much] = Verbosity.FULL
    verbosity_by_category: Mapping[Category, Verbosity] = field(default_factory=dict)
    hand_at_turn: Annotated[bool, yes_no] = True
    hand_sorted: Annotated[bool, yes_no] = False
    quips: Annotated[bool, yes_no] = True
    lines: Annotated[Literal["speech", "braille"], one_of("speech", "braille")] = "speech"
    bot_pace: Annotated[
        float | Literal["auto", "none", "enter"], word_or(one_of("auto", "none", "enter"), number(0, LONGEST_PAUSE))
    ] = "auto"
    keys_mode: Annotated[Literal["line", "single"], one_of("line", "single")] = "line"
    time_limits: Annotated[tuple[str, ...], list_of(one_of("usual", "twice", "five-times", "none"))] = ()
    enter_when_heard: Annotated[bool, yes_no] = False
    reader_rates: Mapping[str, int] = field(default_factory=dict)
    reader_rate_offered: Annotated[bool, yes_no] = False
    of_games: Mapping[str, str | float] = field(default_factory=dict)
    player_name: Annotated[str, text()] = ""
    sound: Annotated[Literal["auto", "on", "off"], _AUTO_ON_OFF] = "auto"
    listening: Annotated[str, one_of("loudspeakers", "headphones", "mono", "left-ear", "right-ear")] = "loudspeakers"
    head: Annotated[str, one_of("middle", "large", "small", "largest", "smallest", "own", "sides")] = "middle"
    sound_device: Annotated[str, _DEVICE] = ""
    private_devices: Annotated[tuple[str, ...], list_of(_DEVICE)] = ()
    curtains: Annotated[
        tuple[Literal["open", "headphones", "braille"], ...], list_of(one_of("open", "headphones", "braille"))
    ] = ()
    volume: Annotated[int, _PERCENT] = 100
    volume_effects: Annotated[int, _PERCENT] = 80
    volume_interface: Annotated[int, _PERCENT] = 70
    volume_ambience: Annotated[int, _PERCENT] = 50
    volume_speech: Annotated[int, _PERCENT] = 100
    ambience: Annotated[bool, yes_no] = False
    game_room: Annotated[bool, yes_no] = False
    speech_in_space: Annotated[bool, yes_no] = False
    sound_trouble: Annotated[str, text(LONGEST_CAUSE)] = UNKNOWN
    voice_trouble: Annotated[str, text(LONGEST_CAUSE)] = UNKNOWN
    verbosity_by_game: Mapping[str, Verbosity] = field(default_factory=dict)
    keys_by_game: Mapping[str, Literal["line", "single"]] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    games_done: Annotated[tuple[str, ...], list_of(text())] = ()
    guided_offered: Annotated[tuple[str, ...], list_of(text())] = ()
    remembered: Annotated[tuple[str, ...], list_of(text())] = ()
    guided_done: Annotated[tuple[str, ...], list_of(text())] = ()
    last_table: LastTable | None = None
    friends_table: FriendsTable | None = None

    def of_game(self, name: str) -> Any:
        """Return a setting that only one game has, by its name."""
        return self.of_games[name] if name in self.of_games else setting_named(name).default


def setting_named(name: str) -> Setting:
    """Return a setting that only one game has, by its name. Raises KeyError."""
    for setting in (setting for game in GAMES.values() for setting in game.settings):
        if setting.name == name:
            return setting
    raise KeyError(name)


def settings_of_games() -> dict[str, Setting]:
    """Return the settings that only one game has, of all games, by their names."""
    return {setting.name: setting for game in GAMES.values() for setting in game.settings}


def _of_games(names: Iterable[str]) -> dict[str, Setting]:
    """Return the settings of games among names: only for a name that is not ours are other packages searched."""
    found: dict[str, Setting] = {}
    for name in names:
        with suppress(KeyError):
            found[name] = setting_named(name)
    return found


def _check(setting: Setting) -> Check:
    """Return the check of a setting that only one game has."""
    if setting.span is not None:
        return number(*setting.span)
    numbers = [value for value in setting.values if isinstance(value, int)]
    return number(min(numbers), max(numbers), int) if numbers else one_of(*map(str, setting.values))


_CHECKS: Mapping[str, Check] = {
    name: kind.__metadata__[0]
    for name, kind in get_type_hints(Settings, include_extras=True).items()
    if get_origin(kind) is Annotated
}
_CATEGORY_CHECKS: Mapping[str, Check] = {category.value: how_much for category in Category}

_RATE_CHECKS: Mapping[str, Check] = dict.fromkeys(("fr", "en"), number(SLOWEST_READER, FASTEST_READER, int))

_BY_GAME: Mapping[str, Check] = {"verbosity_by_game": how_much, "keys_by_game": one_of("line", "single")}
"""Tables of what is set for one game alone, with the check of each entry."""

_LETTER_CHECKS: Mapping[str, Check] = dict.fromkeys((name for name in USUAL if name not in FIXED), key)

_TABLE_CHECKS: Mapping[str, Check] = {
    "game": text(),
    "seats": number(1, MOST_SEATS, int),
    "options": options,
    "levels": list_of(text()),
    "seat_options": seats,
    "advice": yes_no,
    "characters": text(),
}

_FRIENDS_CHECKS: Mapping[str, Check] = {
    "game": text(),
    "seats": number(1, MOST_SEATS, int),
    "level": text(),
    "characters": text(),
    "is_for_network": yes_no,
    "guided": yes_no,
    "advice": yes_no,
}


def read(entries: Mapping[str, object]) -> tuple[Settings, list[Message]]:
    """Give the settings that a parsed file holds, and a report of each entry that is unknown or wrong."""
    tables = {"verbosity_by_category", "reader_rates", "letters", "last_table", "friends_table", *_BY_GAME}
    flat = {key: value for key, value in entries.items() if key not in tables}
    of_games = _of_games(name for name in flat if name not in _CHECKS)
    found, reports = _each(flat, {**_CHECKS, **{name: _check(setting) for name, setting in of_games.items()}})
    chosen = {name: found.pop(name) for name in of_games if name in found}
    found["of_games"] = {name: value for name, value in chosen.items() if value != of_games[name].default}
    categories, more = _each_of_table(entries, "verbosity_by_category", _CATEGORY_CHECKS)
    found["verbosity_by_category"] = {Category(name): wanted for name, wanted in categories.items()}
    found["reader_rates"], rates = _each_of_table(entries, "reader_rates", _RATE_CHECKS)
    for name, check in _BY_GAME.items():
        given = entries.get(name)
        named = [game for game in given if game in GAMES] if isinstance(given, Mapping) else []
        found[name], wrong = _each_of_table(entries, name, dict.fromkeys(named, check))
        rates += wrong
    letters, wrong = _each_of_table(entries, "letters", _LETTER_CHECKS)
    if sharing({**USUAL, **letters}):
        letters, wrong = {}, [*wrong, result("settings-letters-shared")]
    found["letters"] = {name: letter for name, letter in letters.items() if letter != USUAL[name]}
    rates += wrong
    last, still_more = _each_of_table(entries, "last_table", _TABLE_CHECKS)
    if {"game", "seats"} <= last.keys():
        found["last_table"] = LastTable(**last)
    friends, wrong = _each_of_table(entries, "friends_table", _FRIENDS_CHECKS)
    still_more += wrong
    if {"game", "seats", "level"} <= friends.keys():
        found["friends_table"] = FriendsTable(**friends)
    return Settings(**found), [*reports, *more, *rates, *still_more]


def _each_of_table(
    entries: Mapping[str, object], name: str, checks: Mapping[str, Check]
) -> tuple[dict[str, Any], list[Message]]:
    try:
        return _each(table(name, entries.get(name, {})), checks, name + ".")
    except Wrong as wrong:
        return {}, [wrong.report]


def _each(
    entries: Mapping[str, object], checks: Mapping[str, Check], prefix: str = ""
) -> tuple[dict[str, Any], list[Message]]:
    found: dict[str, Any] = {}
    reports: list[Message] = []
    for name, value in entries.items():
        if name not in checks:
            reports.append(result("settings-unknown-key", key=prefix + name))
            continue
        try:
            found[name] = checks[name](prefix + name, value)
        except Wrong as wrong:
            reports.append(wrong.report)
    return found, reports


def plain(settings: Settings) -> dict[str, Any]:
    """Give the settings as a file holds them: words, numbers, lists and tables."""
    entries: dict[str, Any] = {}
    for entry in fields(settings):
        if entry.name == "of_games":
            entries.update({name: settings.of_game(name) for name in settings_of_games()})
        else:
            entries[entry.name] = _plain(getattr(settings, entry.name))
    last = settings.last_table
    if last is None:
        del entries["last_table"]
    else:
        chosen = {str(seat): _plain(options) for seat, options in enumerate(last.seat_options, 1) if options}
        entries["last_table"] = {name: _plain(getattr(last, name)) for name in ("game", "seats", "levels", "options")}
        entries["last_table"] |= {"seat_options": chosen} if chosen else {}
        entries["last_table"] |= {} if last.advice else {"advice": False}
        entries["last_table"] |= {"characters": last.characters} if last.characters else {}
    if settings.friends_table is None:
        del entries["friends_table"]
    else:
        entries["friends_table"] = asdict(settings.friends_table)
    return entries


def _plain(value: Any) -> Any:
    if isinstance(value, Verbosity):
        return value.name.lower()
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    return list(value) if isinstance(value, tuple) else value


def change(settings: Settings, **entries: object) -> tuple[Settings, list[Message]]:
    """Give the settings with some entries changed, each as a file would hold it; what is wrong is reported.

    An entry that is wrong leaves the settings as they were.
    """
    changed, reports = read({**plain(settings), **entries})
    return (settings if reports else changed), reports

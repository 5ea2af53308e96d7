"""The settings: names, types, defaults, limits, and reading them from parsed entries."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Annotated, Any, Literal, TypeAlias

from audiogames.core.game import Setting
from audiogames.core.input.values import Bounds, InvalidValue, MadeFrom, OneLine, OneOf, each, fields_of
from audiogames.core.messages import Category, Message, Verbosity, result
from audiogames.core.registry import GAMES
from audiogames.resources import LOCALES
from audiogames.settings.letters import ALLOWED, FIXED, USUAL, sharing

SINKS = ("auto", "screen-reader", "espeak", "pyttsx3", "program", "transcript", "none")
SLOWEST, FASTEST = 80, 450  # words a minute, the bounds of espeak-ng
LONGEST_PAUSE = 30  # seconds
SLOWEST_READER, FASTEST_READER = 5, 120  # characters a second
LONGEST_TEXT = 40  # characters: a name is said at every turn
LONGEST_DEVICE = 200
LONGEST_COMMAND = 400
LONGEST_CAUSE = 120
UNKNOWN = "unknown"  # what is wrong with a voice or sounds that were never tried
MOST_SEATS = 12
SEATS = tuple(str(number) for number in range(1, MOST_SEATS + 1))
KINDS: Mapping[str, str] = {"list": "words", "table": "table", "flag": "yes-no"}


def _by_seat(chosen: Mapping[str, Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    """Return the host's options for each seat, given by seat number, up to the last seat that has any."""
    for seat in chosen:
        if seat not in SEATS:
            raise InvalidValue("range", seat, 1, MOST_SEATS).within(seat)
    seats = {int(seat): options for seat, options in chosen.items() if options}
    return tuple(seats.get(seat, {}) for seat in range(1, max(seats, default=0) + 1))


def _letter(key: str) -> str:
    """Check and return a command's key in lower case."""
    if key.lower() not in ALLOWED:
        raise InvalidValue("choice", key)
    return key.lower()


def _verbosity(name: str) -> Verbosity:
    return Verbosity[name.upper()]


Switch: TypeAlias = Literal["auto", "on", "off"]
Percent: TypeAlias = Annotated[int, Bounds(0, 100)]
Text: TypeAlias = Annotated[str, OneLine(LONGEST_TEXT)]
DeviceName: TypeAlias = Annotated[str, OneLine(LONGEST_DEVICE)]
Cause: TypeAlias = Annotated[str, OneLine(LONGEST_CAUSE)]
HowMuch: TypeAlias = Annotated[Verbosity, MadeFrom(Literal["full", "short", "minimal"], _verbosity)]
SeatOptions: TypeAlias = Mapping[str, str | bool | int | float]


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that was set last, offered again at the next start.

    `levels` and `seat_options` are by seat, empty for defaults. `advice`: people may ask the program for advice.
    `characters` selects the bots (`bots.characters`).
    """

    game: Text
    seats: Annotated[int, Bounds(1, MOST_SEATS)]
    options: Mapping[str, str | int | bool | tuple[int, ...]] = field(default_factory=dict)
    levels: tuple[Text, ...] = ()
    seat_options: Annotated[tuple[SeatOptions, ...], MadeFrom(Mapping[str, SeatOptions], _by_seat)] = ()
    advice: bool = True
    characters: Text = ""


@dataclass(frozen=True, slots=True)
class FriendsTable:
    """A table for friends with their own devices. Bots of `level` take the free seats.

    `characters` selects the bots (`bots.characters`). With `guided` all learn the game together. `days`: no clock runs.
    """

    game: Text
    seats: Annotated[int, Bounds(1, MOST_SEATS)]
    level: Text
    characters: Text = ""
    is_for_network: bool = True
    guided: bool = False
    advice: bool = True
    days: bool = False
    options: Mapping[str, str | int | bool | tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a person. The types define the allowed values of the file.

    `rate` is in words per minute, a numeric `bot_pace` in seconds, volumes in percent. `reader_rates` are the measured
    characters per second of the screen reader, by language. `x_offered`: it was asked for once. `explained` are the
    words of games that were explained, each as the game and the word. `quips`: bots make remarks.
    `enter_when_heard`: timed announcements wait for Enter. `private_devices` (headphones, "" for none), `curtains`
    (the state at the start of a game, "open" beyond the end) and `time_limits` ("usual" beyond the end) are by
    seat. `of_games` has changed settings that only one game has. `verbosity_by_game` and `keys_by_game` override
    settings for one game. `games_done` are the games played to the end here, each up to three times;
    `guided_offered` and `guided_done` those whose guided game was offered and played. `remembered` are the people
    whose games are recorded. `sound_trouble` and `voice_trouble` are the last announced causes of missing sound and
    speech, "" for none, so that each is announced once, and `language_told` is the language whose gaps were.
    `letters` are changed command keys.
    """

    language: Annotated[str, OneOf(("auto", *LOCALES))] = "auto"
    language_told: str = ""
    speech: Switch = "auto"
    sink: Annotated[str, OneOf(SINKS)] = "auto"
    voice_program: Annotated[str, OneLine(LONGEST_COMMAND)] = ""
    rate: Annotated[int, Bounds(SLOWEST, FASTEST)] = 175
    braille: bool = True
    verbosity: HowMuch = Verbosity.FULL
    verbosity_by_category: Mapping[Category, Verbosity] = field(default_factory=dict)
    hand_at_turn: bool = True
    hand_sorted: bool = False
    quips: bool = True
    lines: Literal["speech", "braille"] = "speech"
    bot_pace: Literal["auto", "none", "enter"] | Annotated[float, Bounds(0, LONGEST_PAUSE)] = "auto"
    keys_mode: Literal["line", "single"] = "line"
    time_limits: tuple[Annotated[str, OneOf(("usual", "twice", "five-times", "none"))], ...] = ()
    enter_when_heard: bool = False
    reader_rates: Mapping[str, int] = field(default_factory=dict)
    reader_rate_offered: bool = False
    keys_offered: bool = False
    headphones_offered: bool = False
    statistics_offered: bool = False
    explained: tuple[Text, ...] = ()
    of_games: Mapping[str, str | float] = field(default_factory=dict)
    player_name: Text = ""
    sound: Switch = "auto"
    listening: Annotated[str, OneOf(("loudspeakers", "headphones", "mono", "left-ear", "right-ear"))] = "loudspeakers"
    head: Annotated[str, OneOf(("middle", "person", "other-person", "own", "sides"))] = "middle"
    sound_device: DeviceName = ""
    private_devices: tuple[DeviceName, ...] = ()
    curtains: tuple[Literal["open", "headphones", "braille"], ...] = ()
    volume: Percent = 100
    volume_effects: Percent = 80
    volume_interface: Percent = 70
    volume_ambience: Percent = 50
    volume_speech: Percent = 100
    music: Annotated[str, OneOf(("both", "themes", "ambience", "none"))] = "both"
    game_room: bool = False
    speech_in_space: bool = False
    sound_trouble: Cause = UNKNOWN
    voice_trouble: Cause = UNKNOWN
    verbosity_by_game: Mapping[str, Verbosity] = field(default_factory=dict)
    keys_by_game: Mapping[str, Literal["line", "single"]] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    games_done: tuple[Text, ...] = ()
    guided_offered: tuple[Text, ...] = ()
    remembered: tuple[Text, ...] = ()
    guided_done: tuple[Text, ...] = ()
    last_table: LastTable | None = None
    friends_table: FriendsTable | None = None

    def of_game(self, name: str) -> Any:
        return self.of_games[name] if name in self.of_games else setting_named(name).default


def setting_named(name: str) -> Setting:
    """Return the definition of a setting that only one game has. Raises KeyError."""
    for setting in (setting for game in GAMES.values() for setting in game.settings):
        if setting.name == name:
            return setting
    raise KeyError(name)


def settings_of_games() -> dict[str, Setting]:
    return {setting.name: setting for game in GAMES.values() for setting in game.settings}


def _of_games(names: Iterable[str]) -> dict[str, Setting]:
    """Return the settings of games among names. Other packages are searched only for names that are not ours."""
    found: dict[str, Setting] = {}
    for name in names:
        with suppress(KeyError):
            found[name] = setting_named(name)
    return found


def _kind(setting: Setting) -> Any:
    if setting.span is not None:
        return Annotated[float, Bounds(*setting.span)]
    numbers = [value for value in setting.values if isinstance(value, int)]
    if numbers:
        return Annotated[int, Bounds(min(numbers), max(numbers))]
    return Annotated[str, OneOf(tuple(map(str, setting.values)))]


def _by_game(given: object, kind: Any) -> Mapping[str, Any]:
    """Return the types of the entries of a table by game. Only the games it names are loaded."""
    return {game: kind for game in given if game in GAMES} if isinstance(given, Mapping) else {}


def _tables(entries: Mapping[str, object]) -> dict[str, Mapping[str, Any]]:
    """Return the settings that are tables, with the types of their entries, so that a wrong entry affects no other."""
    return {
        "verbosity_by_category": {category.value: HowMuch for category in Category},
        "reader_rates": dict.fromkeys(LOCALES, Annotated[int, Bounds(SLOWEST_READER, FASTEST_READER)]),
        "verbosity_by_game": _by_game(entries.get("verbosity_by_game"), HowMuch),
        "keys_by_game": _by_game(entries.get("keys_by_game"), Literal["line", "single"]),
        "letters": {name: Annotated[str, MadeFrom(str, _letter)] for name in USUAL if name not in FIXED},
        "last_table": fields_of(LastTable),
        "friends_table": fields_of(FriendsTable),
    }


def read(entries: Mapping[str, object]) -> tuple[Settings, list[Message]]:
    """Return the settings of a parsed file, and a report for each unknown or wrong entry."""
    tables = _tables(entries)
    kinds = {name: kind for name, kind in fields_of(Settings).items() if name not in {"of_games", *tables}}
    of_games = _of_games(name for name in entries if name not in kinds and name not in tables)
    kinds |= {name: _kind(setting) for name, setting in of_games.items()}
    found, faults = each(kinds, {key: value for key, value in entries.items() if key not in tables})
    chosen = {name: found.pop(name) for name in of_games if name in found}
    found["of_games"] = {name: value for name, value in chosen.items() if value != of_games[name].default}
    for name, entry_kinds in tables.items():
        found[name], wrong = each(entry_kinds, entries.get(name, {}), name)
        faults += wrong
    reports = [_report(fault) for fault in faults]
    letters = found["letters"]
    if sharing({**USUAL, **letters}):
        letters = {}
        reports.append(result("settings-letters-shared"))
    found["letters"] = {name: letter for name, letter in letters.items() if letter != USUAL[name]}
    categories = found["verbosity_by_category"].items()
    found["verbosity_by_category"] = {Category(name): wanted for name, wanted in categories}
    last, friends = found["last_table"], found["friends_table"]
    found["last_table"] = LastTable(**last) if {"game", "seats"} <= last.keys() else None
    found["friends_table"] = FriendsTable(**friends) if {"game", "seats", "level"} <= friends.keys() else None
    return Settings(**found), reports


def _report(wrong: InvalidValue) -> Message:
    key = wrong.place.partition("[")[0]
    if wrong.fault == "unknown":
        return result("settings-unknown-key", key=key)
    value = str(wrong.value).lower() if isinstance(wrong.value, bool) else str(wrong.value)
    if key.startswith("letters."):
        return result("settings-wrong-letter", key=key, value=value)
    if wrong.fault == "choice":
        return result("settings-wrong-choice", key=key, value=value, allowed=", ".join(map(str, wrong.choices)))
    if wrong.low is not None:
        return result("settings-wrong-number", key=key, value=value, lowest=wrong.low, highest=wrong.high)
    return result("settings-wrong-kind", key=key, value=value, kind=KINDS.get(wrong.fault, "text"))


def plain(settings: Settings) -> dict[str, Any]:
    """Return the settings in the file's types: words, numbers, lists and tables."""
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
        friends = asdict(settings.friends_table)
        entries["friends_table"] = {name: _plain(value) for name, value in friends.items() if value != {}}
    return entries


def _plain(value: Any) -> Any:
    if isinstance(value, Verbosity):
        return value.name.lower()
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    return list(value) if isinstance(value, tuple) else value


def change(settings: Settings, **entries: object) -> tuple[Settings, list[Message]]:
    """Return the settings with entries changed, given in the file's types, and reports of wrong ones.

    A wrong entry leaves all settings unchanged.
    """
    changed, reports = read({**plain(settings), **entries})
    return (settings if reports else changed), reports

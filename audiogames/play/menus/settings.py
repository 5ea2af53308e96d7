"""A person's settings, each with value, description and choices. Changes are stored immediately."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from audiogames.core.errors import BadRequest
from audiogames.core.messages import Category, Message, Verbosity, menu_message
from audiogames.core.registry import GAMES
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.keys.questions import (
    OPTIONS,
    VOICE,
    MenuLine,
    fitting,
    offered,
    offered_in,
    pick,
    unknown,
    value_called,
    yes,
)
from audiogames.play.menus import letters, reader_rate, time_limits
from audiogames.play.prompts import Key, Talk
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.play.table.names import name_of
from audiogames.play.table.seating import BOT_ENTER, BOT_PACE, TIME_LIMIT
from audiogames.resources import COMPLETE
from audiogames.settings import Settings, change, settings_of_games
from audiogames.settings.letters import USUAL, changes
from audiogames.settings.values import plain, read

SOUND_SETTINGS: Final = "sound-settings"
VOICE_PROGRAM: Final = "program"  # a door, and a value of "sink"

LIMITS: Final[Mapping[str, float | None]] = {"usual": 1.0, "twice": 2.0, "five-times": 5.0, "none": None}
"""Factors on time limits, None for no limit."""

GRANTING: Final = {"bot_pace": (BOT_PACE, BOT_ENTER), "time_limits": (TIME_LIMIT,)}
"""Grants of settings with different names."""

LISTENING: Final = ("loudspeakers", "headphones", "left-ear", "right-ear", "mono")

Keep: TypeAlias = Callable[[Settings], Sequence[Message]]
"""Stores settings, and returns error messages."""


OF_GAME: Final[Mapping[str, str]] = {"verbosity": "verbosity_by_game", "keys_mode": "keys_by_game"}
"""Settings with separate values per game, and where they are stored."""


def as_set(device: Device, settings: Settings, game: str | None = None) -> Device:
    pace = settings.bot_pace
    grants = [] if game is None else [grant.setting for grant in GAMES[game].grants]
    found = settings.reader_rates.get(device.language)
    return device._replace(
        verbosity=settings.verbosity_by_game.get(game or "", settings.verbosity),
        by_category=settings.verbosity_by_category,
        lines=settings.lines,
        keys=settings.keys_by_game.get(game or "", settings.keys_mode),
        letters={**USUAL, **settings.letters},
        hand_at_turn=settings.hand_at_turn,
        hand_sorted=settings.hand_sorted,
        quips=settings.quips,
        explained=settings.explained,
        of_games=settings.of_games,
        granted={
            **device.granted,
            **{name: float(settings.of_game(name)) for name in grants},
            BOT_PACE: pace if isinstance(pace, float) else 0.0,
            BOT_ENTER: float(pace == "enter"),
            ENTER_WHEN_HEARD: float(settings.enter_when_heard),
        },
        limits=tuple(LIMITS[limit] for limit in settings.time_limits),
        curtains=settings.curtains,
        rate=CHARACTERS_PER_SECOND if found is None else found * reader_rate.CAUTION,
    )


AT_TABLES: Final = (
    *("verbosity", "verbosity_by_category", "verbosity_by_game", "lines", "keys_mode", "keys_by_game", "hand_at_turn"),
    *("hand_sorted", "letters", "bot_pace", "time_limits", "enter_when_heard", "reader_rates", "quips", "explained"),
)
"""Common settings that a table elsewhere needs."""


def for_table(settings: Settings) -> dict[str, Any]:
    """Return the settings that a table elsewhere needs, as in the file."""
    entries = plain(settings)
    return {name: entries[name] for name in (*AT_TABLES, *settings_of_games())}


def as_sent(device: Device, sent: Mapping[str, object], game: str) -> Device:
    """Return a remote device with its settings for a game. Unknown or wrong ones are ignored."""
    names = (*AT_TABLES, *settings_of_games())
    settings, _ = read({name: value for name, value in sent.items() if name in names})
    return as_set(device, settings, game)


class Preferences:
    """The settings at a device. Changes apply to the device and are stored by `keep`.

    `language` sets the device's language. `followers` are called after each change by the person.
    """

    def __init__(
        self,
        conversation: Conversation,
        settings: Settings | None = None,
        keep: Keep = lambda settings: (),
        language: Callable[[Settings], str] | None = None,
    ) -> None:
        self.conversation = conversation
        self.settings = settings or Settings()
        self.followers: list[Callable[[], None]] = []
        self._keep = keep
        self._language = language
        self._put()
        conversation.doors[OPTIONS] = self.choose
        conversation.listen(keeps=lambda name, value: self.change(**{name: value}))

    def _put(self, chosen: Iterable[str] = ()) -> None:
        device = self.conversation.device
        if self._language is not None:
            device = device._replace(language=self._language(self.settings))
        granted = [granted for name in chosen for granted in GRANTING.get(name, (name,))]
        self.conversation.put(as_set(device, self.settings, self.conversation.listening.game), granted)

    def follow_game(self, game: str | None) -> None:
        self.conversation.listen(game=game)
        self._put()

    def put(self, settings: Settings, chosen: Iterable[str] = ()) -> bool:
        """Apply and store settings, and return True if stored. Errors are announced.

        A game in progress gets the `chosen` ones immediately.
        """
        self.settings = settings
        self._put(chosen)
        reports = self._keep(settings)
        self.conversation.breath.answer(*reports)
        return not reports

    def change(self, told: Message | None = None, /, **entries: object) -> bool:
        """Change, store and apply settings, then say `told`. Return True if they are valid and stored.

        Wrong values are reported and ignored. Unstored settings last until the end of the program.
        """
        changed, wrong = change(self.settings, **entries)
        self.conversation.breath.answer(*wrong)
        if not wrong and self.put(changed, entries) and told is not None:
            self.conversation.breath.answer(told)
        for follower in self.followers:
            follower()
        return not wrong

    def set(self, name: str, value: object) -> bool:
        """Change one setting, and announce it. Return True if it is valid and stored."""
        changed, _ = change(self.settings, **{name: value})
        return self.change(self._now(name, changed), **{name: value})

    def _set_for_all(self, name: str, value: object) -> None:
        """Change one setting everywhere, clearing its values for single games. Its line then says the new one."""
        self.change(**{name: value, **({OF_GAME[name]: {}} if name in OF_GAME else {})})

    def _set_for_game(self, name: str, value: object) -> None:
        kept = getattr(self.settings, OF_GAME[name])
        plain = {game: one.name.lower() if isinstance(one, Verbosity) else one for game, one in kept.items()}
        self.change(**{OF_GAME[name]: {**plain, self.conversation.listening.game: value}})

    # The menu.

    def choose(self) -> Talk[None]:
        """Let the person change settings until they go back. They come back to the line that they were on."""
        conversation, at, before = self.conversation, None, self.settings
        while True:
            names = offered_in(conversation.listening.game)
            entries = [MenuLine(self._line(name), _about(name)) for name in names]
            if SOUND_SETTINGS in conversation.doors:
                entries.append(MenuLine(menu_message("sound-room-entry"), menu_message("sound-room-about-entry")))
            title, says_title = menu_message("options-title"), before == self.settings
            before = self.settings
            place = at = yield from pick(conversation, title, entries, at=at, says_title=says_title)
            if place is None:
                conversation.breath.answer(menu_message("options-left"))
                return
            if place == len(names):
                yield from conversation.doors[SOUND_SETTINGS]()
            else:
                yield from self._change_one(names[place])

    def _line(self, name: str) -> Message:
        value = self._value(name, self.settings)
        if name == "speech" and self.settings.speech != "off":
            value = menu_message(
                "value-voice", when=value, **{part: self._value(part, self.settings) for part in VOICE}
            )
        return menu_message("setting-line", name=_name(name), value=value)

    def _now(self, name: str, settings: Settings) -> Message:
        return menu_message("setting-now", name=_name(name), value=self._value(name, settings))

    def _value(self, name: str, settings: Settings) -> Message:
        if name in settings_of_games():
            return value_called(name, settings.of_game(name))
        if name == "time_limits":
            return time_limits.value(settings)
        value = getattr(settings, name)
        own = getattr(settings, OF_GAME[name]).get(self.conversation.listening.game) if name in OF_GAME else None
        if own is not None:
            return menu_message("value-in-this-game", value=value_called(name, own))
        if name == "player_name":
            return menu_message("text", text=value) if value else menu_message("value-none")
        if name == "verbosity_by_category":
            return menu_message("value-some" if value else "value-verbosity-default")
        if name == "letters":
            return (
                menu_message("value-letters-changed", number=len(value))
                if value
                else menu_message("value-letters-usual")
            )
        if name == "reader_rates":
            rate = value.get(self.conversation.device.language)
            return menu_message("value-reader-rate", number=rate) if rate else menu_message("value-reader-rate-none")
        return value_called(name, value)

    def _change_one(self, name: str) -> Talk[None]:
        conversation = self.conversation
        if name == "player_name":
            conversation.breath.answer(menu_message("player-name-question"))
            typed = yield from conversation.line()
            try:
                self.change(player_name=name_of(typed) if typed.strip() else "")
            except BadRequest as wrong:
                conversation.breath.answer(wrong.message)
        elif name == "verbosity_by_category":
            yield from self._change_category()
        elif name == "reader_rates":
            yield from self._find_reader_rate()
        elif name == "letters":
            yield from self.choose_letters()
        elif name == "time_limits":
            if (limits := (yield from time_limits.ask(conversation, self.settings))) is not None:
                self.change(time_limits=limits)
        elif (yield from self._choose_value(name)) and name == "speech" and self.settings.speech != "off":
            for part in VOICE:
                if not (yield from self._choose_value(part)):
                    return

    def _choose_value(self, name: str) -> Talk[bool]:
        conversation, values = self.conversation, offered()[name]
        title = menu_message("setting-title", name=_name(name), about=_about(name))
        called = [value_called(name, value) for value in values]
        if name in OF_GAME and conversation.listening.game:
            called += [menu_message("value-in-this-game", value=value) for value in called]
        place = yield from pick(conversation, title, [MenuLine(value) for value in called], self._place(name, values))
        if name == "sink" and place is not None and values[place] == VOICE_PROGRAM:
            return bool((yield from conversation.doors[VOICE_PROGRAM]()))
        if place is not None and place < len(values):
            self._set_for_all(name, values[place])
        elif place is not None:
            self._set_for_game(name, values[place - len(values)])
        return place is not None

    def _place(self, name: str, values: Sequence[object]) -> int:
        """Return the place of the present value of a setting: that of the game that is on comes after all others."""
        if name in OF_GAME:
            own = getattr(self.settings, OF_GAME[name]).get(self.conversation.listening.game)
            if own is not None:
                return len(values) + _plain_place(values, own)
        of_game = name in settings_of_games()
        return _plain_place(values, self.settings.of_game(name) if of_game else getattr(self.settings, name))

    def choose_letters(self) -> Talk[None]:
        yield from letters.choose(self.conversation, lambda chosen, told: self.change(told, letters=changes(chosen)))

    def _find_reader_rate(self) -> Talk[None]:
        rate = yield from reader_rate.find(self.conversation)
        if rate is None:
            return
        rates = {**self.settings.reader_rates, self.conversation.device.language: rate}
        self.change(menu_message("reader-rate-found", number=rate), reader_rates=rates)

    def offer_keys(self) -> Talk[None]:
        """Ask once how the person types: arrows and single keys (Enter), or whole lines."""
        conversation, settings = self.conversation, self.settings
        known = settings.keys_offered or settings.games_done or settings.keys_mode != "line"
        if known or not conversation.device.can.interactive:
            return
        while True:
            conversation.breath.answer(*fitting(conversation, menu_message("keys-offer")))
            typed = yield from conversation.ask()
            if typed in ("", "1", "2"):
                break
            about = "keys-offer-help" if typed in ("?", Key.HELP) else "keys-offer-unknown"
            conversation.breath.answer(*unknown(conversation, typed, about))
        self.put(replace(settings, keys_offered=True, keys_mode="line" if typed == "2" else "single"))

    def offer_headphones(self) -> Talk[None]:
        """Ask once how the person listens, and offer voices of seats and the room, before sounds come from a side."""
        conversation, settings = self.conversation, self.settings
        can, listening = conversation.device.can, settings.listening
        if settings.headphones_offered or not (can.hears and can.interactive):
            return
        if listening == LISTENING[0]:
            entries = [MenuLine(menu_message(f"sound-settings-listening-{way}")) for way in LISTENING]
            place = yield from pick(conversation, menu_message("headphones-offer"), entries, 0, in_line=True)
            listening = LISTENING[place or 0]
        speaks = {"speech_in_space": True} if can.speaks else {}
        wants = yield from yes(conversation, menu_message("voices-offer" if can.speaks else "room-offer"))
        more = {"game_room": True, **speaks} if wants else {}
        self.change(headphones_offered=True, listening=listening, **more)

    def offer_reader_rate(self) -> Talk[None]:
        """Offer to find the rate, once: before dice first fall for a screen reader, where nothing reports what it said.

        Enter continues to the game.
        """
        device, settings = self.conversation.device, self.settings
        known = settings.reader_rate_offered or settings.reader_rates or device.exact or device.can.speaks
        if known or device.can.reader is None or not device.can.interactive:
            return
        self.put(replace(settings, reader_rate_offered=True))
        if (yield from yes(self.conversation, menu_message("reader-rate-offer"), usual=False)):
            yield from self._find_reader_rate()

    def tell_gaps(self) -> None:
        """Say once that a language of volunteers is not whole."""
        language = self.conversation.device.language
        if language in COMPLETE or language == self.settings.language_told:
            return
        words = catalogue(language)
        gaps = menu_message("language-gaps", language=words.own_name, share=words.share())
        self.conversation.breath.answer(gaps)
        self.put(replace(self.settings, language_told=language))

    def _change_category(self) -> Talk[None]:
        """Set the verbosity of one category. Essential messages are always spoken."""
        categories = [MenuLine(menu_message(f"category-{category}")) for category in Category]
        place = yield from pick(self.conversation, menu_message("category-title"), categories)
        if place is None:
            return
        levels = (None, "full", "short", "minimal")
        ids = ["value-verbosity-default", *(f"value-verbosity-{level}" for level in levels[1:])]
        entries = [MenuLine(menu_message(id)) for id in ids]
        chosen = yield from pick(self.conversation, menu_message("setting-verbosity"), entries)
        if chosen is None:
            return
        wanted = {key.value: value.name.lower() for key, value in self.settings.verbosity_by_category.items()}
        level = levels[chosen]
        category = list(Category)[place].value
        wanted.pop(category, None)
        self.change(
            menu_message("setting-now", name=categories[place].label, value=entries[chosen].label),
            verbosity_by_category=wanted if level is None else {**wanted, category: level},
        )


def _plain_place(values: Sequence[object], value: object) -> int:
    """Return the place of a value among the values of a menu, the first where it is none of them."""
    plain = value.name.lower() if isinstance(value, Verbosity) else value
    return values.index(plain) if plain in values else 0


def _name(name: str) -> Message:
    return menu_message(f"setting-{name}".replace("_", "-"))


def _about(name: str) -> Message:
    return menu_message(f"about-setting-{name}".replace("_", "-"))

"""The settings of a person: each with its value, its description and its choices; changed and saved at once."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from audiogames.core.errors import BadRequest
from audiogames.core.messages import Category, Message, Verbosity, menu_message
from audiogames.core.registry import GAMES
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.keys.questions import OPTIONS, MenuLine, offered, offered_in, pick, value_called, yes
from audiogames.play.menus import letters, reader_rate, time_limits
from audiogames.play.prompts import Talk
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.play.table.names import name_of
from audiogames.play.table.seating import BOT_ENTER, BOT_PACE, TIME_LIMIT
from audiogames.settings import Settings, change, settings_of_games
from audiogames.settings.letters import USUAL, changes
from audiogames.settings.values import plain, read

SOUND_SETTINGS: Final = "sound-settings"
"""The door of a face behind which its sounds are set."""

LIMITS: Final[Mapping[str, float | None]] = {"usual": 1.0, "twice": 2.0, "five-times": 5.0, "none": None}
"""By what a running clock is multiplied with each setting; None is no limit at all."""

GRANTING: Final = {"bot_pace": (BOT_PACE, BOT_ENTER), "time_limits": (TIME_LIMIT,)}
"""The grants of those settings whose names differ from what they grant."""

Keep: TypeAlias = Callable[[Settings], Sequence[Message]]
"""Keeps settings for the next time; returns what went wrong."""


OF_GAME: Final[Mapping[str, str]] = {"verbosity": "verbosity_by_game", "keys_mode": "keys_by_game"}
"""The settings that may be others for the game that is on, and where that is kept."""


def as_set(device: Device, settings: Settings, game: str | None = None) -> Device:
    """Return a device as a person has set it, for a game or for all that is no game."""
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
    *("hand_sorted", "letters", "bot_pace", "time_limits", "enter_when_heard", "reader_rates", "quips"),
)
"""The settings of all games that a table has to know of a device elsewhere."""


def for_table(settings: Settings) -> dict[str, Any]:
    """Return what a table has to know of the settings at a device elsewhere, as a file has it."""
    entries = plain(settings)
    return {name: entries[name] for name in (*AT_TABLES, *settings_of_games())}


def as_sent(device: Device, sent: Mapping[str, object], game: str) -> Device:
    """Return a device elsewhere as its person has set it for a game; what is unknown or wrong there is as usual."""
    names = (*AT_TABLES, *settings_of_games())
    settings, _ = read({name: value for name, value in sent.items() if name in names})
    return as_set(device, settings, game)


class Preferences:
    """The settings of the person at a device: they change them in a menu, the device follows, and `keep` keeps them.

    `language` gives the language of the device, where that is set too. `followers` are called after each change that
    the person makes.
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

    def _put(self, chosen: Iterable[str] = ()) -> None:
        device = self.conversation.device
        if self._language is not None:
            device = device._replace(language=self._language(self.settings))
        granted = [granted for name in chosen for granted in GRANTING.get(name, (name,))]
        self.conversation.put(as_set(device, self.settings, self.conversation.listening.game), granted)

    def follow_game(self, game: str | None) -> None:
        """Let hold from now on what is set for this game, or for none."""
        self.conversation.listen(game=game)
        self._put()

    def put(self, settings: Settings, chosen: Iterable[str] = ()) -> bool:
        """Let these settings hold from now on; whether they were kept. Why they were not is told.

        A table in progress has at once those that were `chosen` just now, by their names.
        """
        self.settings = settings
        self._put(chosen)
        reports = self._keep(settings)
        self.conversation.breath.answer(*reports)
        return not reports

    def change(self, told: Message | None = None, /, **entries: object) -> bool:
        """Change settings, keep them, and let all follow them; whether they hold. `told` is said once all is well.

        A wrong value is said and changes nothing; settings that could not be kept hold until the end all the same.
        """
        changed, wrong = change(self.settings, **entries)
        self.conversation.breath.answer(*wrong)
        if not wrong and self.put(changed, entries) and told is not None:
            self.conversation.breath.answer(told)
        for follower in self.followers:
            follower()
        return not wrong

    def set(self, name: str, value: object) -> bool:
        """Change one setting, and say its name and its value; whether it holds."""
        changed, _ = change(self.settings, **{name: value})
        return self.change(self._now(name, changed), **{name: value})

    def _set_for_all(self, name: str, value: object) -> None:
        """Change one setting, and say so; what was set for single games follows it."""
        entries = {name: value, OF_GAME[name]: {}} if name in OF_GAME else {name: value}
        changed, _ = change(self.settings, **entries)
        self.change(self._now(name, changed), **entries)

    def _set_for_game(self, name: str, value: object) -> None:
        """Change one setting for the game that is on alone, and say so."""
        kept = getattr(self.settings, OF_GAME[name])
        plain = {game: one.name.lower() if isinstance(one, Verbosity) else one for game, one in kept.items()}
        entries = {OF_GAME[name]: {**plain, self.conversation.listening.game: value}}
        changed, _ = change(self.settings, **entries)
        self.change(self._now(name, changed), **entries)

    # The menu.

    def choose(self) -> Talk[None]:
        """Let the person change settings until they go back. The list is read once; R reads it again."""
        conversation, is_known = self.conversation, False
        while True:
            names = offered_in(conversation.listening.game)
            entries = [MenuLine(self._line(name), _about(name)) for name in names]
            if SOUND_SETTINGS in conversation.doors:
                entries.append(MenuLine(menu_message("sound-room-entry"), menu_message("sound-room-about-entry")))
            title = menu_message("options-title")
            place = yield from pick(conversation, title, entries, is_known=is_known)
            is_known = True
            if place is None:
                conversation.breath.answer(menu_message("options-left"))
                return
            if place == len(names):
                yield from conversation.doors[SOUND_SETTINGS]()
            else:
                yield from self._change_one(names[place])

    def _line(self, name: str) -> Message:
        return menu_message("setting-line", name=_name(name), value=self._value(name, self.settings))

    def _now(self, name: str, settings: Settings) -> Message:
        """Return the sentence that a setting has this value from now on."""
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
                self.set(name, name_of(typed) if typed.strip() else "")
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
                self.set(name, limits)
        else:
            values = offered()[name]
            title = menu_message("setting-title", name=_name(name), about=_about(name))
            called = [value_called(name, value) for value in values]
            if name in OF_GAME and conversation.listening.game:
                called += [menu_message("value-in-this-game", value=value) for value in called]
            place = yield from pick(conversation, title, [MenuLine(value) for value in called])
            if place is not None and place < len(values):
                self._set_for_all(name, values[place])
            elif place is not None:
                self._set_for_game(name, values[place - len(values)])

    def choose_letters(self) -> Talk[None]:
        """Let the person give commands other keys."""
        yield from letters.choose(self.conversation, lambda chosen, told: self.change(told, letters=changes(chosen)))

    def _find_reader_rate(self) -> Talk[None]:
        rate = yield from reader_rate.find(self.conversation)
        if rate is None:
            return
        rates = {**self.settings.reader_rates, self.conversation.device.language: rate}
        self.change(menu_message("reader-rate-found", number=rate), reader_rates=rates)

    def offer_reader_rate(self) -> Talk[None]:
        """Offer to find the rate, once: when a screen reader is first found, and nothing reports what was heard.

        Enter leads on to the game.
        """
        device, settings = self.conversation.device, self.settings
        known = settings.reader_rate_offered or settings.reader_rates or device.exact or device.can.speaks
        if known or device.can.reader is None or not device.can.interactive:
            return
        self.put(replace(settings, reader_rate_offered=True))
        if (yield from yes(self.conversation, menu_message("reader-rate-offer"), usual=False)):
            yield from self._find_reader_rate()

    def _change_category(self) -> Talk[None]:
        """Set how much is said of one category of things; the essential is said all the same."""
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


def _name(name: str) -> Message:
    return menu_message(f"setting-{name}".replace("_", "-"))


def _about(name: str) -> Message:
    return menu_message(f"about-setting-{name}".replace("_", "-"))

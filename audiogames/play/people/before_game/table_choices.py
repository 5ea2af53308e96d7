from collections.abc import Iterator, Mapping
from typing import Any, Final

from audiogames.core.game import Descriptor, Option
from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.play.people.before_game import real_table
from audiogames.play.people.before_game.real_table import REAL, TURNED
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.table.doings import COMES, LEVEL, STAYS_AWAY, Doing, about_bots, wish_after, wished
from audiogames.play.table.rules import (
    USUAL,
    only_changed,
    preset_id,
    preset_played,
    rule,
    rule_called,
    rule_told,
    rules_called,
    seat_option_id,
    span_of,
    typed_rules,
    typed_value,
    value_typed,
)

RULES: Final = "rules"
OPTION: Final = "option"
"""Chooses one value: `option NAME=VALUE`."""
LEARNER: Final = "as"
"""Chooses a seat's option: `as SEAT NAME=VALUE`."""

DAYS: Final = "days"
"""Plays without a clock, or with it: `days on`, `days off`."""

CHOICES: Final = frozenset({COMES, DAYS, LEARNER, LEVEL, OPTION, REAL, RULES, STAYS_AWAY, TURNED})
COARSE: Final = 100


class TableChoices:
    def __init__(self) -> None:
        self.shows_rules = False

    def doings(
        self, wanted: WantedTable, people: Mapping[Seat, str], own: Seat, leads: bool, free: int
    ) -> Iterator[Doing]:
        game = game_named(wanted.game)
        for seat, name in people.items():
            if leads or seat == own:
                yield from self._learner(wanted, game, seat, name)
        if leads:
            yield from self._rules(wanted, game)
        if leads and not self.shows_rules:
            yield (
                Doing(f"{DAYS} off", Message("web-by-clock"))
                if wanted.days
                else Doing(f"{DAYS} on", Message("web-over-days"))
            )
            yield from real_table.choices(wanted)
            if not wanted.real:
                yield from about_bots(wanted.level, wanted.characters, free, people.values())

    def _rules(self, wanted: WantedTable, game: Descriptor) -> Iterator[Doing]:
        if not self.shows_rules:
            yield Doing(f"{RULES} open", Message("web-choose-rules"))
            return
        yield Doing(f"{RULES} close", Message("web-rules-done"))
        now = preset_played(game, wanted.options)
        for preset in game.presets:
            if preset != now:
                label = Message(preset_id(game, preset))
                yield Doing(f"{RULES} {preset.name}", Message("web-play-by", {"preset": label}))
        if wanted.options and not game.presets:
            yield Doing(f"{RULES} {USUAL}", Message("web-play-by-usual"))
        known = {option.name: option.default for option in game.options} | dict(wanted.options)
        of_seats = {option.name: frozenset(_at_seats(option, wanted)) for option in game.seat_options}
        for option in game.options:
            if option.means_something({**of_seats, **known}, wanted.seats):
                for value in _others(option, known[option.name]):
                    yield Doing(f"{OPTION} {option.name}={typed_value(value)}", rule(game, option, value))

    def _learner(self, wanted: WantedTable, game: Descriptor, seat: Seat, name: str) -> Iterator[Doing]:
        for option in game.seat_options:
            now = _said(wanted, seat).get(option.name, option.default)
            for value in option.choices:
                if value != now:
                    label = rule_called(seat_option_id(game, option), option, value, who=name)
                    yield Doing(f"{LEARNER} {seat} {option.name}={value}", label)

    def change(
        self, wanted: WantedTable, action: str, names: Mapping[Seat, str]
    ) -> tuple[WantedTable, tuple[Message, ...]]:
        """Apply an offered action, and return the announcements too. `names` are seated people."""
        game = game_named(wanted.game)
        word, _, what = action.partition(" ")
        if word == LEVEL:
            return wanted._replace(level=what), (Message("web-level-chosen", {"level": Message(f"level-{what}")}),)
        if word in (REAL, TURNED):
            return real_table.chosen(wanted, word, what)
        if word == DAYS:
            changed = wanted._replace(days=what == "on")
            return changed, (Message("web-over-days-chosen" if changed.days else "web-by-clock-chosen"),)
        if word in (COMES, STAYS_AWAY):
            wish = wish_after(wanted.characters, word, what)
            return wanted._replace(characters=wish), (wished(wish),)
        if word == LEARNER:
            at, _, what = what.partition(" ")
            return _played_as(wanted, game, int(at), what, names[int(at)])
        if what in ("open", "close"):
            self.shows_rules = what == "open"
            return wanted, ()
        if word == RULES:
            changed = wanted._replace(options=typed_rules(game, what, ()))
            return changed, rules_called(game, changed.options)
        option = next(one for one in game.options if one.name == what.partition("=")[0])
        value = value_typed(game, option.name, what.partition("=")[2])
        options = only_changed(game, {**wanted.options, option.name: value})
        return wanted._replace(options=options), (rule_told(rule(game, option, value)),)


def _played_as(
    wanted: WantedTable, game: Descriptor, seat: Seat, what: str, name: str
) -> tuple[WantedTable, tuple[Message, ...]]:
    option = next(one for one in game.seat_options if one.name == what.partition("=")[0])
    value = next(one for one in option.choices if str(one) == what.partition("=")[2])
    said = [dict(_said(wanted, at)) for at in range(wanted.seats)]
    said[seat][option.name] = value
    chosen = rule_called(seat_option_id(game, option), option, value, who=name)
    return wanted._replace(seat_options=tuple(said)), (rule_told(chosen),)


def without_seat(wanted: WantedTable, seat: Seat) -> WantedTable:
    if not _said(wanted, seat):
        return wanted
    return wanted._replace(seat_options=tuple({} if at == seat else it for at, it in enumerate(wanted.seat_options)))


def _said(wanted: WantedTable, seat: Seat) -> Mapping[str, Any]:
    return wanted.seat_options[seat] if seat < len(wanted.seat_options) else {}


def _at_seats(option: Option, wanted: WantedTable) -> Iterator[Any]:
    for seat in range(wanted.seats):
        said = _said(wanted, seat)
        yield from [said[option.name]] if option.name in said else [None, option.default, *option.choices]


def _others(option: Option, now: Any) -> list[Any]:
    """Each is chosen by one press."""
    if option.type == "boolean":
        return [not now]
    if option.choices and option.type != "counts":
        return [value for value in option.choices if value != now]
    span = span_of(option)
    if span is None or not isinstance(now, int):
        return []
    step = 10 if span[1] - span[0] >= COARSE else 1
    near = {min(max(value, span[0]), span[1]) for value in (now - step, now + step)}
    return sorted({*near, option.default} - {now})

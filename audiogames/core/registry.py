"""All games, found by name and loaded on first use.

An entry point in the group `audiogames.games` names the descriptor of a game of another package.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from audiogames.core.errors import UnknownGame, reason
from audiogames.core.game import PROTOCOL, Descriptor, Game
from audiogames.core.messages import Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "audiogames.games"

NAME: Final = re.compile("[a-z][a-z0-9_]{0,39}")
"""Part of ids of messages, of file names and of typed commands."""

_OURS: Final[Mapping[str, Descriptor]] = {
    name: import_module(f"audiogames.games.{name}.descriptor").DESCRIPTOR
    for name in ("roue_des_sorcieres", "air_sorciere", "du_balai", "zapp_zerapp")
}


class OtherGames(NamedTuple):
    """The games of other packages, and why each unplayable one is left out, by name."""

    games: Mapping[str, Descriptor]
    left_out: Mapping[str, Message]


class Games(Mapping[str, Descriptor]):
    """Those of the program come before those of other packages."""

    def __getitem__(self, name: str) -> Descriptor:
        return _OURS[name] if name in _OURS else others().games[name]

    def __iter__(self) -> Iterator[str]:
        yield from _OURS
        yield from others().games

    def __len__(self) -> int:
        return len(_OURS) + len(others().games)


GAMES: Final = Games()


@cache
def others() -> OtherGames:
    """The first call searches all installed packages, which takes 25 to 50 ms."""
    from importlib.metadata import entry_points  # it loads sockets and mail, which a game of ours needs not

    games: dict[str, Descriptor] = {}
    left_out: dict[str, Message] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        found = _descriptor(point, known={*_OURS, *games})
        if isinstance(found, Descriptor):
            games[point.name] = found
        else:
            package = point.module.partition(".")[0] if point.dist is None else point.dist.name
            left_out[point.name] = reason("game-left-out", game=point.name[:40], package=package, why=found)
    return OtherGames(games, left_out)


def _descriptor(point: "EntryPoint", known: set[str]) -> Descriptor | Message:
    if point.name in known:
        return reason("left-out-taken")
    try:
        descriptor = point.load()
        if not isinstance(descriptor, Descriptor) or descriptor.name != point.name or not NAME.fullmatch(point.name):
            return reason("left-out-misnamed")
        if descriptor.protocol != PROTOCOL:
            return reason("left-out-protocol", protocol=descriptor.protocol, wanted=PROTOCOL)
        _ = _loaded(descriptor).policy
    except (Exception, SystemExit) as error:  # whatever another package does wrong, the program goes on without it
        return reason("left-out-error", error=f"{type(error).__name__}: {error}"[:200])
    return descriptor


@cache
def _loaded(descriptor: Descriptor) -> Game[Any, Any, Any]:
    return Game(descriptor)


def game_named(name: str) -> Game[Any, Any, Any]:
    """Raises UnknownGame."""
    if name in GAMES:
        return _loaded(GAMES[name])
    raise UnknownGame(others().left_out.get(name) or reason("game-unknown", game=name, known=", ".join(GAMES)))

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Manner
from audiogames.core.messages import Seat


class Character(NamedTuple):
    """`id` is used in journals, settings and commands, `name` is the same in all languages."""

    id: str
    name: str
    manner: Manner


CAST: Final = (
    Character("grisalda", "Grisalda", "careful"),
    Character("palmor", "Palmor", "greedy"),
    Character("brumel", "Brumel", "forgetful"),
    Character("ulvina", "Ulvina", "careful"),
    Character("zabira", "Zabira", "greedy"),
    Character("ondelle", "Ondelle", "forgetful"),
    Character("tornella", "Tornella", "greedy"),
    Character("velino", "Velino", "forgetful"),
)
"""Voices pronounce each name well in French and English, and no two begin alike."""

BY_ID: Final = {character.id: character for character in CAST}

ANYONE: Final = "anyone"

SALT: Final = 0x43415354
"""Separates the draw of characters from all others of a game."""


def is_wish(wish: str) -> bool:
    """True for distinct ids of characters, or ANYONE. An empty text means bots without character."""
    ids = [word for word in wish.split() if word != ANYONE]
    return len(ids) == len(set(ids)) and BY_ID.keys() >= set(ids)


def uncalled(taken: Iterable[str | None]) -> list[Character]:
    names = {name.casefold() for name in taken if name}
    return [character for character in CAST if character.name.casefold() not in names]


def drawn(wish: str, seats: Sequence[Seat], seed: int, taken: Iterable[str | None] = ()) -> dict[Seat, Character]:
    """The characters of the bots' seats: those of the wish in their order, then random ones.

    No character comes twice or has one of the names that are `taken`. Unknown words of the wish are ignored. An empty
    wish gives none.
    """
    free = uncalled(taken)
    wanted = [BY_ID.get(word) for word in wish.split()][: len(seats)]
    others = [character for character in free if character not in wanted]
    order = Generator(seed ^ SALT).permutation(len(others))
    coming = [others[place] for place in order]
    found: dict[Seat, Character] = {}
    for place, seat in enumerate(seats if wish else ()):
        character = wanted[place] if place < len(wanted) else None
        if character is None or character not in free:
            character = coming.pop(0) if coming else None
        if character is not None:
            found[seat] = character
    return found

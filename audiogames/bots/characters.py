"""The witches and wizards who play as bots: a level says how strong each is, a character who it is, and its manner."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Manner
from audiogames.core.messages import Seat


class Character(NamedTuple):
    """Somebody who plays as a bot. `id` stands in journals, settings and orders; `name` is said in all languages."""

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
"""All of them. A voice says each name well in French and in English, and no two begin alike."""

BY_ID: Final = {character.id: character for character in CAST}

ANYONE: Final = "anyone"
"""The word for whoever comes: drawn by the seed of the game."""

SALT: Final = 0x43415354
"""Sets the draw of characters apart from all others of a game."""


def is_wish(wish: str) -> bool:
    """Whether a text says who is to come: ids of characters, none twice, and ANYONE; empty, bots without one."""
    ids = [word for word in wish.split() if word != ANYONE]
    return len(ids) == len(set(ids)) and BY_ID.keys() >= set(ids)


def uncalled(taken: Iterable[str | None]) -> list[Character]:
    """Return those who may come: nobody has one of the names that are `taken`, whatever the case of its letters."""
    names = {name.casefold() for name in taken if name}
    return [character for character in CAST if character.name.casefold() not in names]


def drawn(wish: str, seats: Sequence[Seat], seed: int, taken: Iterable[str | None] = ()) -> dict[Seat, Character]:
    """Return who sits at the seats of bots: those who are wished for, in their order, and then whoever comes.

    Nobody comes twice, or has one of the names that are `taken`. Words of the wish that mean nobody are passed over;
    an empty one brings nobody.
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

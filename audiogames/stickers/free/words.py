import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from audiogames.core.messages import Argument, Items, Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.parsing.commands import words_meaning
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.resources import LOCALES
from audiogames.stickers.free.table import TableFact

COMMANDS: Final = (
    *("hand", "play", "open", "dice", "score", "sheet", "gather"),
    *("next", "skip", "reverse", "again", "turn", "undo", "redo", "quit"),
)
ALONE: Final = frozenset({"next", "skip", "reverse", "again", "redo", "quit"})
MOST_DICE: Final = 20
MOST_SIDES: Final = 1000
MOST_POINTS: Final = 1_000_000
_DICE: Final = re.compile(r"(\d+) ?d ?(\d*)|d(\d+)")  # "d 4" says a die that shows 4

# What is typed.


def command(typed: str) -> tuple[str, str]:
    first, _, rest = typed.strip().partition(" ")
    found = words_meaning("words-free", COMMANDS).get(plain(first), "")
    return ("", "") if found in ALONE and rest else (found, rest.strip())


@cache
def words(id: str) -> frozenset[str]:
    return frozenset(plain(word) for locale in LOCALES for word in catalogue(locale).words(id).split(","))


@cache
def not_pattern() -> re.Pattern[str]:
    longest_first = sorted(words("words-companion-not"), key=len, reverse=True)
    return re.compile(rf",?\s+(?:{'|'.join(map(re.escape, longest_first))})\s+")


@cache
def of_round() -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, words('words-free-round')))})\s+(\d{{1,3}})\s+(.+)$")


def dice(typed: str) -> tuple[int, int] | None:
    found = _DICE.fullmatch(plain(typed))
    if found is None or max(map(len, filter(None, found.groups()))) > 4:
        return None
    return int(found[1] or 1), int(found[2] or found[3] or 6)


def faces(typed: str) -> tuple[int, ...]:
    found = points(typed) or ()
    return found if len(found) <= MOST_DICE and all(0 <= face <= MOST_SIDES for face in found) else ()


def points(typed: str) -> tuple[int, ...] | None:
    minus = "|".join(map(re.escape, words("words-free-minus")))
    signs = re.sub(rf"(?:[-−]|\b(?:{minus})\b)\s*", "-", plain(typed))
    found = [in_digits(word) for word in re.sub("[,;]", " ", signs).split()]
    if not found or not all(re.fullmatch(r"-?\d{1,7}", one) for one in found):
        return None
    numbers = tuple(map(int, found))
    return numbers if max(map(abs, numbers)) < MOST_POINTS else None


# What is said.


def signed(number: int) -> Message:
    if number < 0:
        return menu_message("free-minus", number=-number)
    return menu_message("number", number=number)


def dice_how() -> Message:
    return menu_message("free-dice-how", dice=MOST_DICE, sides=MOST_SIDES)


def dice_said(names: Sequence[str], fact: TableFact) -> Message:
    thrown = fact.numbers[1:]
    told: dict[str, Argument] = {"faces": listed(thrown), "number": len(thrown), "sum": sum(thrown)}
    return menu_message("free-dice-said", name=names[fact.person], **told)


def listed(numbers: Sequence[int]) -> Items:
    return Items(tuple(map(signed, numbers)), "and")


def of_each(people: Iterable[tuple[str, int]]) -> Items:
    return Items(tuple(menu_message("free-of-each", name=name, points=signed(own)) for name, own in people))

"""What is typed on the training ground, and what is said there of keys, answers and progress."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from audiogames.core.messages import Items, Message
from audiogames.faces.terminal.commands import SHORTEST_PREFIX, command, plain
from audiogames.faces.terminal.menu import help_message
from audiogames.faces.training import ENOUGH, LATEST, MOST, Record, Score
from audiogames.games.zapp_zerapp.percept import SHAKE, Difficulty
from audiogames.narration.catalogue import LOCALES, catalogue

Action: TypeAlias = Literal[
    "shake", "tip", "compare", "progress", "numbers", "length", "again", "repeat", "sounds", "help", "leave"
]

KEYS: Final[dict[str, Action]] = {
    "": "shake",
    ".": "shake",
    " ": "tip",
    "t": "tip",
    "c": "compare",
    "p": "progress",
    "n": "numbers",
    "d": "length",
    "0": "leave",
    "\x1b": "leave",
}
"""Keys of the training ground. Those for again, repeat, sounds, help and leaving are the same as in games."""

WORDS: Final[dict[Action, str]] = {
    "shake": "training-words-shake",
    "tip": "training-words-tip",
    "compare": "training-words-compare",
    "progress": "training-words-progress",
    "numbers": "training-words-numbers",
    "length": "training-words-length",
}
"""The message with the words of each action that has words of its own."""

COMMANDS: Final[dict[str | None, Action]] = {
    "item-back": "shake",
    "sounds-again": "again",
    "repeat": "repeat",
    "sounds": "sounds",
    "help": "help",
    "keys": "help",
    "quit": "leave",
}
"""What commands of games mean here; the arrow up shakes again there too."""

LENGTHS: Final[dict[Difficulty, str]] = {
    "easy": "training-length-easy",
    "normal": "training-length-normal",
    "hard": "training-length-hard",
}


@cache
def _words() -> dict[str, Action]:
    """Return the action of each word, of all languages."""
    said = ((action, catalogue(locale).words(id)) for locale in LOCALES for action, id in WORDS.items())
    return {plain(word): action for action, words in said for word in words.split(",")}


def action(typed: str) -> Action | None:
    """Return what was typed: a key, a word, the beginning of the words of one action, or a command of games."""
    text = plain(typed) if typed.strip() else typed
    if text in KEYS:
        return KEYS[text]
    is_word = len(text) >= SHORTEST_PREFIX
    meant = {does for word, does in _words().items() if is_word and word.startswith(text)}
    return meant.pop() if len(meant) == 1 else COMMANDS.get(command(typed))


def length_name(difficulty: Difficulty) -> Message:
    """Return what a length of shakes is called in a menu."""
    return help_message(LENGTHS[difficulty], seconds=SHAKE[difficulty] // 1000)


def lengths() -> tuple[Difficulty, ...]:
    """Return the lengths of shakes in the order of the menu."""
    return get_args(Difficulty)


def keys(record: Record, keys_mode: str) -> tuple[Message, ...]:
    """Return what each key does, one message a key."""
    return (
        help_message("training-help-enter"),
        help_message("training-help-number", last=record.most),
        help_message("training-help-tip-keys" if keys_mode == "single" else "training-help-tip"),
        help_message("training-help-compare"),
        help_message("training-help-again"),
        help_message("training-help-repeat"),
        help_message("training-help-progress"),
        help_message("training-help-numbers", enough=ENOUGH, latest=LATEST),
        help_message("training-help-length"),
        help_message("training-help-sounds"),
        help_message("training-help-leave"),
    )


def outcome(number: int, guess: int) -> Message:
    """Return the answer to a guess: the true number, and how far off the guess was."""
    if guess == number:
        return help_message("training-right", number=number)
    id = "training-wrong-more" if number > guess else "training-wrong-less"
    return help_message(id, number=number, off=abs(number - guess))


def out_of_range(typed: str, record: Record) -> str:
    """Return the id of the sentence for a number that no barrel of now holds."""
    later = len(typed) < 4 and record.most < int(typed) <= MOST
    return "training-out-for-now" if later else "training-out"


def progress(record: Record) -> tuple[Message, ...]:
    """Return how well each number is heard, one sentence for those always right and one for each other, best first."""
    scores = record.scores()
    always = [score.number for score in scores if score.always]
    found = [_level(record)]
    if always:
        found.append(help_message("training-progress-always", numbers=numbers(sorted(always))))
    found += [_score(score) for score in scores if not score.always]
    if scores and (unheard := record.unheard()):
        found.append(help_message("training-progress-unheard", numbers=numbers(unheard)))
    return tuple(found)


def _level(record: Record) -> Message:
    if not record.latest:
        return help_message("training-progress-level-new", last=record.most)
    good, asked = record.latest.count(True), len(record.latest)
    return help_message("training-progress-level", last=record.most, good=good, asked=asked)


def _score(score: Score) -> Message:
    told = {"number": score.number, "good": score.good, "asked": score.asked}
    if score.good == score.asked:
        return help_message("training-progress-right", **told)
    id = "training-progress-off-once" if score.asked - score.good == 1 else "training-progress-off"
    return help_message(id, **told, off=score.off)


def today(answers: Sequence[tuple[int, int]]) -> tuple[Message, ...]:
    """Return the sum of one visit, of its numbers and guesses; nothing where none was guessed."""
    if not answers:
        return ()
    missed = sorted({number for number, guess in answers if number != guess})
    good = sum(number == guess for number, guess in answers)
    summed = help_message("training-today", good=good, asked=len(answers))
    return (summed, help_message("training-today-missed", numbers=numbers(missed))) if missed else (summed,)


def numbers(found: Sequence[int]) -> Items:
    """Return numbers as they are listed in a sentence."""
    return Items(tuple(help_message("text", text=str(number)) for number in found), "and")

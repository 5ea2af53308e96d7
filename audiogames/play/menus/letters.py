"""The dialog for changing command keys one by one."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from audiogames.core.messages import Argument, Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import HEADING, groups
from audiogames.play.keys.questions import MenuLine, pick, yes
from audiogames.play.parsing.commands import key_of
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import KEYS, Key, Talk
from audiogames.resources import LOCALES
from audiogames.settings.letters import ALLOWED, FIXED, HELP, READ_BY_GAMES, USUAL, with_key

Put: TypeAlias = Callable[[Mapping[str, str], Message], object]
"""Applies and stores command keys, then says the message."""


def choose(conversation: Conversation, put: Put) -> Talk[None]:
    """Let the person change keys until they go back."""
    shown = {group: [name for name in names if name not in FIXED] for group, names in groups(conversation).items()}
    commands = [name for names in shown.values() for name in names]
    entries = [MenuLine(menu_message(f"{HEADING}{group}")) for group in shown]
    entries.append(MenuLine(menu_message("letters-usual")))
    at = None
    while True:
        places = _places(conversation, commands, len(entries))
        place = yield from pick(conversation, menu_message("letters-title"), entries, keys=places, at=at)
        at = None if place is None else min(place, len(entries) - 1)
        if place is None:
            return
        if place >= len(entries):
            yield from _change(conversation, commands[place - len(entries)], put)
        elif place == len(shown):
            if (yield from yes(conversation, menu_message("letters-usual-question"), usual=False)):
                put(USUAL, menu_message("letters-usual-now"))
        else:
            yield from _choose_in(conversation, list(shown)[place], [*shown.values()][place], put)


def _choose_in(conversation: Conversation, group: str, names: Sequence[str], put: Put) -> Talk[None]:
    title = menu_message("letters-group", group=menu_message(f"{HEADING}{group}"))
    entries = [MenuLine(_line(conversation, name), menu_message(f"about-{name}")) for name in names]
    places = _places(conversation, names, 0)
    place = yield from pick(conversation, title, entries, keys=places)
    if place is not None:
        yield from _change(conversation, names[place], put)


def _places(conversation: Conversation, names: Sequence[str], first: int) -> dict[str, int]:
    """Return the indices of commands by their keys and words, from `first` on."""
    places = {}
    for place, name in enumerate(names, first):
        words = [word for locale in LOCALES for word in catalogue(locale).words(f"words-{name}").split(",")]
        places.update(dict.fromkeys([*words, *map(plain, words)], place))
    for place, name in enumerate(names, first):  # a key of today comes before a word
        places[conversation.device.letters[name]] = place
    return places


def _change(conversation: Conversation, name: str, put: Put) -> Talk[None]:
    """Ask for the new key of a command. A key of another command is swapped if the person says so, by a word.

    Where lines are typed, the key is a line like all others.
    """
    letters = conversation.device.letters
    command = menu_message(f"command-{name}")
    conversation.breath.answer(menu_message("letters-new", command=command, key=called(conversation, letters[name])))
    while True:
        typed = yield from conversation.read(any_key=True)
        assert typed is not None  # there is no end to wait for
        key = key_of(typed)
        if typed in (Key.ENTER, Key.ESCAPE) or key == letters[name]:
            conversation.breath.answer(menu_message("letters-kept"))
            break
        if key not in ALLOWED:
            conversation.breath.answer(menu_message(_why_not(typed)))
            continue
        changed = with_key(letters, name, key)
        lines = [_now(conversation, name, key)]
        other = next((other for other, its in letters.items() if its == key), None)
        if other is not None:
            command = menu_message(f"command-{other}")
            taken: dict[str, Argument] = {"key": called(conversation, key, begins=True), "command": command}
            if not (yield from yes(conversation, menu_message("letters-taken", **taken), usual=False)):
                conversation.breath.answer(menu_message("letters-kept"))
                break
            lines.append(_now(conversation, other, changed[other]))
        put(changed, lines[0])
        conversation.breath.answer(*lines[1:])
        break
    if conversation.device.keys == "single":
        conversation.entries.spare_enter(lambda: None)  # a person may end even a key with Enter


def _why_not(typed: str) -> str:
    """Return the message id for a key that no command may have, else an empty text."""
    if typed in (HELP, Key.HELP):
        return "letters-help-stays"
    if typed in READ_BY_GAMES:
        return "letters-read-by-games"
    return "letters-key-stays" if typed in KEYS else "letters-no-name"


def _line(conversation: Conversation, name: str) -> Message:
    key = called(conversation, conversation.device.letters[name])
    return menu_message("letters-line", command=menu_message(f"command-{name}"), key=key)


def _now(conversation: Conversation, name: str, key: str) -> Message:
    return menu_message("letters-now", command=menu_message(f"command-{name}"), key=called(conversation, key))


def called(conversation: Conversation, key: str, begins: bool = False) -> str:
    """Return the name of a key in the device's language, capitalised if it `begins` a sentence."""
    name = catalogue(conversation.device.language).key(key)
    return name[0].upper() + name[1:] if begins else name

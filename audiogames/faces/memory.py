from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from audiogames.core.errors import system_reason
from audiogames.core.messages import Message, menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.memory import called
from audiogames.play.past import memory
from audiogames.retelling.shelf import FolderShelf
from audiogames.settings.store import load, save

Say = Callable[[str], None]

CSV: Final = "csv"
FORGET: Final = "forget"
DONE, FAILED, USAGE_ERROR = 0, 1, 2


def main(words: Sequence[str], language: str, say: Say, say_error: Say) -> int:

    def said(message: Message) -> str:
        return catalogue(language).text(message)

    shelf, settings = FolderShelf(), load()[0]
    found = shelf.remembered()
    if found.aside is not None:
        say(said(menu_message("memory-aside", file=found.aside)))
    if not words:
        names = dict.fromkeys([*settings.remembered, *(game.name for game in found.games)])
        for name in names:
            number = sum(game.name == name for game in found.games)
            is_kept = "yes" if name in settings.remembered else "no"
            say(said(menu_message("memory-person", name=called(name), number=number, kept=is_kept)))
        if not names:
            say(said(menu_message("memory-nobody")))
        return DONE
    action, name = words[0], words[1] if len(words) > 1 else settings.player_name
    if action not in (CSV, FORGET):
        say_error(said(menu_message("memory-command-unknown", word=action[:80])))
        return USAGE_ERROR
    games = [game for game in found.games if game.name == name]
    if not games and name not in settings.remembered:
        say_error(said(menu_message("memory-unknown", name=called(name[:80]))))
        return FAILED
    try:
        if action == CSV:
            file = shelf.write_out("audiogames", ".csv", memory.as_csv(games))
            say(said(menu_message("memory-written", file=file)))
            return DONE
        shelf.forget(name)
        save(replace(settings, remembered=tuple(other for other in settings.remembered if other != name)))
    except OSError as error:
        say_error(said(menu_message("memory-not-kept", reason=system_reason(error))))
        return FAILED
    say(said(menu_message("memory-forgotten", name=called(name))))
    return DONE

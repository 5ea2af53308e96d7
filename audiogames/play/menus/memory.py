"""The room of memory: whom this computer remembers, and what is told, written out or forgotten of their games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from html import escape
from typing import Final

from audiogames.core.errors import GameError, system_reason
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.help import read_pages
from audiogames.play.keys.questions import Entry, help_message, pick, yes
from audiogames.play.menus.settings import Preferences
from audiogames.play.menus.tables import title
from audiogames.play.past import memory
from audiogames.play.past.memory import Memories, Remembered
from audiogames.play.prompts import Talk

LINES: Final = ("tell", "page", "csv", "remember", "forget")
"""What can be done with the games of one person."""

WIDTH, HEIGHT, GAP = 600, 120, 4
"""The picture of the latest games, in pixels: a bar each."""


def visit(preferences: Preferences, memories: Memories, learnt: Callable[[], Sequence[Message]]) -> Talk[None]:
    """Offer what can be done with the memory of one person's games, until they go back.

    `learnt` returns how far they came in the trainings, a line each.
    """
    conversation, found = preferences.conversation, memories.remembered()
    if found.aside is not None:
        conversation.answer(help_message("memory-aside", file=found.aside))
    name = yield from _whom(preferences)
    is_known = False
    while name is not None:
        entries = [Entry(help_message(f"memory-{line}"), help_message(f"about-memory-{line}")) for line in LINES]
        is_kept = name in preferences.settings.remembered
        state = help_message("memory-title" if is_kept else "memory-title-not", name=called(name))
        usual = LINES.index("tell" if is_kept else "remember")
        place = yield from pick(conversation, state, entries, usual, is_known=is_known)
        is_known = True
        if place is None:
            return
        games = [game for game in memories.remembered().games if game.name == name]
        match LINES[place]:
            case "tell":
                yield from read_pages(conversation, [*_told(games), *learnt()])
            case "page":
                _write(conversation, memories, "audiogames", ".html", _page(conversation, name, games))
            case "csv":
                _write(conversation, memories, "audiogames", ".csv", memory.as_csv(games))
            case "remember":
                _remember(preferences, name)
            case _:
                yield from _forget(preferences, memories, name)


def _told(games: Sequence[Remembered]) -> list[Message]:
    return memory.told(games) or [help_message("memory-nothing")]


def called(name: str) -> Message:
    """Return what a person is called, who may have given no name."""
    return help_message("text", text=name) if name else help_message("memory-unnamed")


def _whom(preferences: Preferences) -> Talk[str | None]:
    """Return whose memory is meant; the person who plays here where nobody else is remembered. None to go back."""
    own = preferences.settings.player_name
    names = [own, *(name for name in preferences.settings.remembered if name != own)]
    entries = [*(Entry(called(name)) for name in names), Entry(help_message("memory-other"))]
    place = yield from pick(preferences.conversation, help_message("memory-whose"), entries, 0)
    if place is None or place < len(names):
        return None if place is None else names[place]
    preferences.conversation.answer(help_message("memory-name"))
    typed = " ".join((yield from preferences.conversation.line()).split())[:40]
    return typed if typed and typed.isprintable() else None


def _remember(preferences: Preferences, name: str) -> None:
    """Remember a person from now on, or no longer."""
    remembered = preferences.settings.remembered
    if name in remembered:
        left = tuple(other for other in remembered if other != name)
        preferences.put(replace(preferences.settings, remembered=left))
        preferences.conversation.answer(help_message("memory-off", name=called(name)))
    else:
        preferences.put(replace(preferences.settings, remembered=(*remembered, name)))
        preferences.conversation.answer(help_message("memory-on", name=called(name)))


def _forget(preferences: Preferences, memories: Memories, name: str) -> Talk[None]:
    """Keep nothing of a person any more, once they are sure."""
    conversation = preferences.conversation
    if not (yield from yes(conversation, help_message("memory-sure", name=called(name)), usual=False)):
        return
    try:
        memories.forget(name)
    except OSError as error:
        conversation.answer(help_message("memory-not-kept", reason=system_reason(error)))
        return
    left = tuple(other for other in preferences.settings.remembered if other != name)
    preferences.put(replace(preferences.settings, remembered=left))
    conversation.answer(help_message("memory-forgotten", name=called(name)))


def _write(conversation: Conversation, memories: Memories, stem: str, suffix: str, text: str) -> None:
    try:
        conversation.answer(help_message("memory-written", file=memories.write_out(stem, suffix, text)))
    except (OSError, GameError) as error:
        why = error.message if isinstance(error, GameError) else system_reason(error)
        conversation.answer(help_message("memory-not-kept", reason=why))


# A page with a table and a picture.


def _page(conversation: Conversation, name: str, games: Sequence[Remembered]) -> str:
    """Return a page of one person's games: sentences, a table and a picture for each game."""
    language = conversation.device.language
    words = catalogue(language)

    def said(message: Message) -> str:
        return escape(words.text(message))

    heading = said(help_message("memory-title", name=called(name)))
    parts = [f"<h1>{heading}</h1>"]
    for game in GAMES:
        own = [one for one in games if one.game == game]
        if own:
            parts.append(f"<h2>{said(help_message(title(game)))}</h2>")
            parts += [_table(own, said), _picture(own, said)]
    if len(parts) == 1:
        parts.append(f"<p>{said(help_message('memory-nothing'))}</p>")
    style = "body{font:1.1em sans-serif;max-width:50em;margin:1em auto}td,th{border:1px solid;padding:.3em}"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{heading}</title>'
        f"<style>{style}</style></head><body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def _table(own: Sequence[Remembered], said: Callable[[Message], str]) -> str:
    """Return a table of sums, by seats and level."""
    titles = "".join(
        f'<th scope="col">{said(help_message(f"memory-column-{column}"))}</th>'
        for column in ("seats", "level", "games", "won", "mean", "best")
    )
    lines = []
    for (seats, level), games in memory.rows(own).items():
        found = memory.summed(games)
        cells = (said(memory.level_name(level)), found.games, found.won, found.mean, found.best)
        lines.append(f'<tr><th scope="row">{seats}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _picture(own: Sequence[Remembered], said: Callable[[Message], str]) -> str:
    """Return a picture of the points of the latest games: games that were won are filled, all others are outlined."""
    latest = own[-memory.LATEST :]
    highest = max(1, *(game.points for game in latest))
    wide = WIDTH / memory.LATEST
    bars = []
    for place, game in enumerate(latest):
        high = max(1.0, (HEIGHT - 20) * max(0, game.points) / highest)
        filled = "#1b4f9c" if game.won else "#ffffff"
        x, y = place * wide + GAP / 2, HEIGHT - high
        bars.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide - GAP:.0f}" height="{high:.0f}" fill="{filled}" '
            f'stroke="#1b4f9c" stroke-width="2"/><text x="{x + (wide - GAP) / 2:.0f}" y="{y - 4:.0f}" '
            f'font-size="12" text-anchor="middle">{game.points}</text>'
        )
    about = said(help_message("memory-picture", number=len(latest)))
    return (
        f'<figure><svg role="img" aria-label="{about}" viewBox="0 -16 {WIDTH} {HEIGHT + 18}" width="{WIDTH}">'
        f"{''.join(bars)}</svg><figcaption>{about}</figcaption></figure>"
    )

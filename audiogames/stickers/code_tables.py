from pathlib import Path

from audiogames.core.messages import Message, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick_whole, yes
from audiogames.play.prompts import Talk
from audiogames.stickers.questions import line, refusals_told, tell
from audiogames.tactile.code_tables import (
    check_code,
    edited,
    field_words,
    needed,
    own_file,
    read_table,
    signs_message,
    source_of,
)
from audiogames.tactile.codes import codes, load_code, parse_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import refusal
from audiogames.tactile.toml import own_path
from audiogames.tactile.words import value_message
from audiogames.tactile.writing import write_text


def choose_and_fill(conversation: Conversation) -> Talk[None]:
    ids = codes()
    loaded = [load_code(id) for id in ids]
    entries = [MenuLine(menu_message("text", text=code.names[conversation.device.language])) for code in loaded]
    usual = next((place for place, code in enumerate(loaded) if code.is_empty), 0)
    place = yield from pick_whole(conversation, menu_message("stickers-talk-fill-which"), entries, usual)
    if place is not None:
        yield from fill(conversation, ids[place])


def fill(conversation: Conversation, name: str, deck: str | None = None) -> Talk[str | None]:
    """Ask for a file until its table is read. Return the person's own file of the code.

    None if the person goes back, or keeps the old file. For `deck` see `import_table`.
    """
    while typed := (yield from line(conversation, menu_message("stickers-talk-fill-file"))):
        with refusals_told(conversation):
            written = yield from import_table(conversation, name, own_path(typed.strip("\"'")), deck)
            return None if written is None else str(written)
    return None


def import_table(
    conversation: Conversation, name: str, table: Path, deck: str | None = None, output: Path | None = None
) -> Talk[Path | None]:
    """Read a table into a code and return the file written: `output`, or the person's own.

    None if an old file is not to be replaced. Raises TactileError, and writes nothing, for a table with faults.
    """
    device, text = conversation.device, source_of(name)
    code = parse_code(text, name)
    for_decks = [load_deck(id) for id in ([deck] if deck else decks())]
    read = read_table(table, code, needed(code, for_decks), device.language)
    if read.faults:
        tell(conversation, *read.faults)
        raise refusal("tactile-codes-file-unused", file=table.name)
    for entry, written in read.filling.items():
        about = {"field": field_words(entry.field), "value": value_message(entry.value)}
        tell(conversation, Message("tactile-codes-heard", {**about, "signs": signs_message(written, read.code)}))
    for each in for_decks:
        found = check_code(read.code, each)
        state = "tactile-codes-deck-not" if found else "tactile-codes-deck-ready"
        tell(conversation, Message(state, {"deck": each.names[device.language]}), *found)
    target = output or own_file(code)
    there = target.exists()
    if there and not (yield from yes(conversation, Message("tactile-codes-overwrite", {"file": str(target)}), False)):
        tell(conversation, Message("tactile-codes-not-saved"))
        return None
    write_text(target, edited(text, read.filling), overwrite=there)
    tell(conversation, Message("tactile-codes-saved", {"file": str(target)}))
    return target

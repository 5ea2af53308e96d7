from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from audiogames.core.messages import Argument, Items, Message
from audiogames.tactile.decks.draft import DeckDraft, Face, FaceGroup, Fields
from audiogames.tactile.decks.model import TYPES, UP, CardSize, Deck, Group
from audiogames.tactile.decks.naming import text_message, value_called, word_message

MOST_TOLD: Final = 12
"""Of longer lists, only the first and last value are named."""


def line_told(draft: DeckDraft, line: FaceGroup) -> Message:
    counts = {line.copies_by.get(value, line.copies) for value in line.main}
    if line.main and len(counts) == 1 and not line.of:  # "le 0 deux fois" said of a 0 that stands alone
        line = replace(line, copies=counts.pop(), copies_by={})
    parts = [_main(draft, line)]
    if line.of:
        parts.append(Message("deck-line-in", {"list": _listed(draft, line.of)}))
    uneven = {value: count for value, count in line.copies_by.items() if count != line.copies}
    usual = [value for value in line.main if value not in line.copies_by]
    if line.copies != 1 and usual and len(line.main) * max(1, len(line.of)) > 1:
        parts.append(Message("deck-line-copies", {"number": line.copies}))
    by_count: dict[int, list[str]] = {}
    for value, number in uneven.items():
        by_count.setdefault(number, []).append(value)
    for number, values in by_count.items():
        parts.append(Message("deck-line-uneven", {"value": _listed(draft, tuple(values)), "number": number}))
    parts += [_also(draft, name, by) for name, by in line.also.items()]
    if line.size is not None:
        parts.append(Message("deck-line-size", {"width": line.size.width, "height": line.size.height}))
    told: dict[str, Argument] = {"parts": Items(tuple(parts)), "number": line.number}
    if line.side == "back":
        return Message("deck-line-back", told)
    return Message("deck-line" if line.counted else "deck-line-faces", told)


def _also(draft: DeckDraft, name: str, by: Mapping[str, str]) -> Message:
    values: dict[str, list[str]] = {}
    for key, value in by.items():
        values.setdefault(value, []).append(key)
    told = []
    for value, keys in values.items():
        said = value_called(draft.words, draft.type_of(name), value)
        of = tuple(key for key in keys if key)
        told.append(Message("deck-line-also-of", {"value": said, "list": _listed(draft, of)}) if of else said)
    return Message("deck-line-also", {"label": field_told(draft, name), "list": Items(tuple(told))})


def field_told(draft: DeckDraft, name: str) -> Message:
    known = draft.fields.get(name)
    if known is not None and known.names:
        return text_message(known.names)
    return Message(f"deck-field-{name}") if name in TYPES else Message("tactile-name-other", {"name": name})


def _main(draft: DeckDraft, line: FaceGroup) -> Message:
    if line.kind == "faces":
        return _faces(draft, line)
    family = word_message(draft.words, line.family) if line.family else None
    if line.kind in ("numbers", "ranks") and len(line.main) > 3 and _follow(line):
        ends = {"first": word_message(draft.words, line.main[0]), "last": word_message(draft.words, line.main[-1])}
        if family:
            return Message("deck-line-family-range", {"family": family, **ends})
        return Message("deck-line-ranks" if line.kind == "ranks" else "deck-line-range", ends)
    listed = _listed(draft, line.main)
    if family:
        return Message("deck-line-family", {"family": family, "list": listed})
    if line.kind in ("words", "colours", "ranks"):
        return Message("deck-list", {"items": listed})
    return Message("deck-line-numbers", {"list": listed, "number": len(line.main)})


def _faces(draft: DeckDraft, line: FaceGroup) -> Message:
    ends = [_face_told(draft, values) for values, _ in line.faces]
    many = len(ends) > MOST_TOLD
    listed = Items((Message("deck-line-many", {"first": ends[0], "last": ends[-1], "number": len(ends)}),) if many
                   else tuple(ends), "semicolon")  # fmt: skip
    if line.group is not None and line.group.names:
        name = text_message(line.group.names)
        return Message("deck-line-part", {"name": name, "list": listed})
    return Message("deck-list", {"items": listed})


def _face_told(draft: DeckDraft, values: Mapping[str, str]) -> Message:
    told, style = [], "and"
    for name, value in values.items():
        said = value_called(draft.words, draft.type_of(name), value)
        if draft.type_of(name) == "costs":  # a list of its own
            said, style = Message("deck-card-labelled", {"label": field_told(draft, name), "what": said}), "comma"
        told.append(said)
    return Message("deck-face", {"items": Items(tuple(told), style)})


def _follow(line: FaceGroup) -> bool:
    if line.kind == "ranks":
        return True
    numbers = list(map(int, line.main))
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _listed(draft: DeckDraft, values: tuple[str, ...]) -> Items:
    if len(values) > MOST_TOLD:
        first, last = word_message(draft.words, values[0]), word_message(draft.words, values[-1])
        return Items((Message("deck-line-many", {"first": first, "last": last, "number": len(values)}),))
    return Items(tuple(word_message(draft.words, value) for value in values), "and")


def table_told(draft: DeckDraft) -> tuple[Message, ...]:
    of_all = [Message("deck-told-ends")] if draft.ends == 2 else []
    total = Message("deck-total", {"number": draft.number})
    return (*(line_told(draft, line) for line in draft.lines), *of_all, total)


def draft_of(deck: Deck) -> DeckDraft:
    lines = [line for group in deck.groups for line in lines_of(deck, group)]
    ends = min((group.ends for group in deck.groups if group.counted), default=1)
    return DeckDraft(
        deck.names["fr"], deck.card, tuple(lines), words=deck.words, fields=deck.fields, ends=ends, kept=deck,
    )  # fmt: skip


def lines_of(deck: Deck, group: Group) -> tuple[FaceGroup, ...]:
    size = None
    if group.surface is not None and (group.surface.width, group.surface.height) != deck.card:
        size = CardSize(group.surface.width, group.surface.height)
    faces = [
        ({name: value for name, value in face.values.items() if name != UP}, face.copies)
        for face in deck.components
        if face.group is group
    ]
    marked = {mark.value for mark in group.marks}
    lines = tuple(_short_lines(deck, group, faces, size)) if all(marked >= {*values} for values, _ in faces) else ()
    if Counter(map(_frozen, faces)) == Counter(_frozen(face) for line in lines for face in line.listed()):
        return lines
    return (FaceGroup("faces", faces=tuple(faces), size=size, side=group.side, group=group),)


def _frozen(face: Face) -> object:
    values, copies = face
    return frozenset(values.items()), copies


def _short_lines(deck: Deck, group: Group, faces: list[Face], size: CardSize | None) -> Iterator[FaceGroup]:
    known: dict[tuple[Fields, str, str, str], list[Face]] = {}
    for values, copies in faces:
        types = {name: deck.type_of(name) for name in values}
        main = next((name for name in values if types[name] in _MAIN), next(iter(values)))
        of = next((name for name in values if name != main and types[name] in ("colour", "suit")), "")
        family = next((name for name in values if name not in (main, of) and types[name] == "word"), "")
        kind = _MAIN.get(types[main] or "word", "colours")
        one = values[main] if kind == "words" else ""
        known.setdefault((Fields(main, of, family), kind, values.get(family, ""), one), []).append((values, copies))
    for (fields, kind, family, _), own in known.items():
        others = [name for name in own[0][0] if name not in fields]
        also = {name: _by_value(own, name, fields) for name in others}
        line = _line(kind, family, {(one[fields.main], one.get(fields.of, "")): copies for one, copies in own}, size)
        yield replace(line, fields=fields, also=also, side=group.side, group=group)


def _by_value(faces: list[Face], name: str, fields: Fields) -> dict[str, str]:
    """The most frequent value is the default."""
    said = [values[name] for values, _ in faces if name in values]
    usual = max(set(said), key=said.count)
    by = {values[fields.main]: values[name] for values, _ in faces if values.get(name, usual) != usual}
    return {"": usual, **by}


_MAIN: Final = {"number": "numbers", "rank": "ranks", "word": "words", "shape": "words"}


def _line(kind: str, family: str, counts: dict[tuple[str, str], int], size: CardSize | None) -> FaceGroup:
    main = tuple(dict.fromkeys(value for value, _ in counts))
    of = tuple(dict.fromkeys(value for _, value in counts if value))
    numbers = list(counts.values())
    usual = max(set(numbers), key=numbers.count)
    by = {value: count for (value, _), count in counts.items() if count != usual}
    return FaceGroup(kind, main, of, usual, by, size, family)

"""What cards say besides, in a person's words: second values, costs, backs, ends, pieces without a top.

A sentence is cut into clauses at ";" and full stops. "têtes : 1, 2 pour 5 et 15" gives all cards a second value, and
some another; "coût : 3 rouges pour le dragon" is a list of amounts; "dos : 40 rouges, 40 bleus" is what the backs show;
"deux bouts" is said of cards that are read from either end, and "sans haut" of pieces that lie as they fall. "Sans
têtes" takes a second value back. What is not understood is returned as it was typed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from audiogames.tactile.decks.draft import DeckDraft, FaceGroup, clean_name, slug
from audiogames.tactile.decks.model import FieldType
from audiogames.tactile.decks.plurals import singular
from audiogames.tactile.decks.sentences import (
    CLAUSE,
    PhraseItem,
    ReadSentence,
    expanded,
    items_of,
    plain,
    same_name,
    understand,
)

ENDS: Final = re.compile(
    r"(?:deux|2|both|two) (?:bouts|sens|cotes|coins|ends|ways|corners)|tete beche|double ended|either end|tetes beches"
)
ONE_END: Final = re.compile(r"un seul (?:bout|sens|coin)|one (?:end|way|corner)(?: only)?|only one end")
TOPLESS: Final = re.compile(r"(?:sans|pas de|aucun) (?:haut|sens)|no (?:top|up)|without (?:a )?(?:top|up)|any way up")
BACKS: Final = ("dos", "au dos", "le dos", "les dos", "verso", "back", "backs", "the back", "the backs")
COSTS: Final = ("cout", "couts", "prix", "coute", "coutent", "cost", "costs", "price")
OF: Final = re.compile(
    r"\s(?:pour(?: les?| la)?|for(?: the)?|aux?|on(?: the)?|sur(?: les?| la)?)\s|\s(?:a la|à la)\s",
    re.IGNORECASE,
)
"""What parts a value from the cards that have it."""
OTHERS: Final = re.compile(
    r"\s*\b(?:partout|sinon|ailleurs|pour tout(?:e?s)?(?: les? autres)?|pour les autres|everywhere|otherwise|else"
    r"|for all(?: others)?|for the others|for the rest)\b\s*",
    re.IGNORECASE,
)
WITHOUT: Final = re.compile(
    r"^(?:sans|pas de|enl[eè]ve[rz]?|retire[rz]?|no|without|remove)\s+(?:les?|la|the|de)?\s*", re.I
)
MOST_AMOUNT: Final = 99


def understand_others(text: str, draft: DeckDraft, language: str) -> ReadSentence:
    """Return what a sentence says that cards have besides. Nothing in it is an error."""
    unknown: list[str] = []
    changed: list[FaceGroup] = []
    removed: list[FaceGroup] = []
    for clause in filter(str.strip, CLAUSE.split(text[:4000].replace("§", " "))):
        said = _clause(clause.strip(), draft, language)
        if said is None:
            unknown.append(clause.strip())
            continue
        before = {id(line) for line in draft.lines}
        removed += [line for line in draft.lines if line.side == "back" and line not in said.lines]
        draft = said
        changed += [line for line in draft.lines if id(line) not in before]
    left = tuple(line for line in changed if any(line is one for one in draft.lines))
    return ReadSentence(draft, left, tuple(unknown), tuple(removed))


def understand_all(text: str, draft: DeckDraft, language: str) -> ReadSentence:
    """Return what a sentence about cards says, of what they have besides too where it is plain."""
    clauses = [clause for clause in CLAUSE.split(text[:4000]) if clause.strip()]
    others = [clause for clause in clauses if is_other(clause)]
    if not others:
        return understand(text, draft, language)
    rest = ";".join(clause for clause in clauses if clause not in others)
    heard = understand(rest, draft, language) if rest.strip() else ReadSentence(draft, (), ())
    said = understand_others(";".join(others), heard.draft, language)
    changed = tuple(line for line in (*heard.changed, *said.changed) if any(line is one for one in said.draft.lines))
    return ReadSentence(said.draft, changed, (*heard.unknown, *said.unknown), (*heard.removed, *said.removed))


def is_other(clause: str) -> bool:
    """Return whether a clause says what cards have besides: their backs, a cost, two ends, no top."""
    bare, name = plain(clause), plain(clause.partition(":")[0])
    return (":" in clause and name in (*BACKS, *COSTS)) or any(one.search(bare) for one in (ENDS, ONE_END, TOPLESS))


def _clause(clause: str, draft: DeckDraft, language: str) -> DeckDraft | None:
    """Return the draft after one clause; None where it is not understood."""
    bare = plain(clause)
    name, colon, rest = (part.strip() for part in clause.partition(":"))
    if not colon:
        if ENDS.search(bare):
            return _with_ends(draft, 2)
        if ONE_END.search(bare):
            return _with_ends(draft, 1)
        if TOPLESS.search(bare):
            return replace(draft, topless=True)
        if WITHOUT.match(clause):
            return _removed(WITHOUT.sub("", clause), draft)
        return None
    if not name or not rest:
        return None
    if plain(name) in BACKS:
        return _backs(rest, draft, language)
    return _values(clean_name(name), rest, draft, "costs" if plain(name) in COSTS else None, language)


def _with_ends(draft: DeckDraft, ends: int) -> DeckDraft:
    lines = tuple(
        replace(line, group=replace(line.group, ends=ends)) if line.group and line.side == "front" else line
        for line in draft.lines
    )
    return replace(draft, ends=ends, lines=lines)


def _removed(name: str, draft: DeckDraft) -> DeckDraft | None:
    """Take a second value back, or the backs."""
    if plain(name) in BACKS:
        left = tuple(line for line in draft.lines if line.side == "front")
        return replace(draft, lines=left) if left != draft.lines else None
    id = _field_called(name, draft)
    if id is None:
        return None
    lines = tuple(
        replace(
            line,
            also={field: by for field, by in line.also.items() if field != id},
            faces=tuple(({one: said for one, said in values.items() if one != id}, n) for values, n in line.faces),
        )
        for line in draft.lines
    )
    fields = {field: known for field, known in draft.fields.items() if field != id}
    return replace(draft, lines=lines, fields=fields)


def _field_called(name: str, draft: DeckDraft) -> str | None:
    """Return the field that is called so."""
    for id, known in draft.fields.items():
        if plain(name) in {plain(text) for text in (id, *known.names.values())}:
            return id
    return None


# Backs.


def _backs(text: str, draft: DeckDraft, language: str) -> DeckDraft | None:
    """Return the draft with what the backs show: each as often as is said, else shared out evenly."""
    found: list[tuple[str, int | None]] = []
    for part in _parts(text):
        items = [item for item in _items(part) if item.kind != "filler"]
        count = int(items[0].value) if len(items) > 1 and items[0].kind in ("number", "article") else None
        named = items[1:] if count is not None else items
        if not named or count == 0:
            return None
        said = " ".join(item.value if item.kind == "name" else item.text for item in named)
        if len(named) == 1 and named[0].kind in ("colour", "known"):
            found.append((named[0].value, count))
        else:
            quoted = any(item.kind == "name" for item in named)
            draft, id = draft.word(clean_name(said if quoted or (count or 1) < 2 else singular(said, language)))
            found.append((id, count))
    if not found:
        return None
    each, left = divmod(draft.number, len(found))
    front = tuple(line for line in draft.lines if line.side == "front")
    backs = tuple(
        FaceGroup("words", (id,), copies=count or max(1, each + (place < left)), side="back")
        for place, (id, count) in enumerate(found)
    )
    return replace(draft, lines=(*front, *backs))


# Second values and costs.


def _values(name: str, text: str, draft: DeckDraft, type: FieldType | None, language: str) -> DeckDraft | None:
    """Return the draft whose cards have a further value, as it is said of all or of some of them."""
    said = list(_assigned(text))
    if not said:
        return None
    by: dict[str, str] = {}
    types: set[FieldType] = set()
    for value_text, of_text in said:
        draft, value, value_type = _value(value_text, draft, type, language)
        if value is None:
            return None
        types.add(value_type)
        if of_text is None:
            by[""] = value
            continue
        keys = _cards_meant(of_text, draft)
        if not keys:
            return None
        by |= dict.fromkeys(keys, value)
    if len(types) > 1:  # "rouge" and "12" of one field are both words of it
        return None
    draft, id = draft.further_field(name, types.pop())
    return replace(draft, lines=tuple(_given(line, id, by) for line in draft.lines))


def _given(line: FaceGroup, id: str, by: Mapping[str, str]) -> FaceGroup:
    """Return a line whose faces have a further value."""
    if line.side == "back" or not line.counted:
        return line
    if line.kind == "faces":
        faces = tuple(({**values, **_said(id, by, values)}, copies) for values, copies in line.faces)
        return replace(line, faces=faces, places={**line.places, id: "bottom"})
    said = [_said(id, by, values).get(id) for values, _ in line.listed()]
    if not any(said):
        return line
    own = {key: value for key, value in by.items() if key in ("", *line.main, *line.of)}
    alike = said[0] if said[0] and len(set(said)) == 1 else None
    return replace(line, also={**line.also, id: {"": alike} if alike else own})


def _said(id: str, by: Mapping[str, str], values: Mapping[str, str]) -> dict[str, str]:
    value = next((by[said] for said in values.values() if said in by), by.get(""))
    return {} if value is None else {id: value}


def _assigned(text: str) -> Iterator[tuple[str, str | None]]:
    """Yield each value as it was typed, and the cards that have it: None for all others."""
    found: list[tuple[str, str | None]] = []
    for part in re.split(r",(?!\d)|(?<!\d),", text):
        if not part.strip():
            continue
        if OTHERS.search(part):
            found.append((OTHERS.sub(" ", part).strip(), None))
        elif OF.search(f" {part} "):
            value, of = (side.strip() for side in OF.split(f" {part} ", maxsplit=1))
            found.append((value, of))
        elif found and found[-1][1] is not None:  # "2 pour 5, 15, 25"
            value, of_before = found[-1]
            found[-1] = (value, f"{of_before} , {part.strip()}")
        else:
            found.append((part.strip(), None))
    yield from found


def _value(
    text: str, draft: DeckDraft, type: FieldType | None, language: str
) -> tuple[DeckDraft, str | None, FieldType]:
    """Return what a value is: costs, a number, a colour or a word."""
    items = [item for item in _items(text) if item.kind != "filler"]
    if type == "costs":
        draft, value = _amounts(items, draft, language)
        return draft, value, "costs"
    if len(items) == 1 and items[0].kind in ("number", "article"):
        return draft, items[0].value, "number"
    if len(items) == 1 and items[0].kind == "colour":
        return draft, items[0].value, "colour"
    if len(items) == 1 and items[0].kind == "known":
        return draft, items[0].value, "word"
    name = clean_name(text.strip('«»"“” '))
    if not slug(name):
        return draft, None, "word"
    draft, id = draft.word(name)
    return draft, id, "word"


def amounts(text: str, draft: DeckDraft, language: str) -> tuple[DeckDraft, str | None]:
    """Return costs as a value, "1 blanc et 2 bleus" being "white:1 blue:2"; None where they are none."""
    return _amounts([item for item in _items(text) if item.kind != "filler"], draft, language)


def _amounts(items: Sequence[PhraseItem], draft: DeckDraft, language: str) -> tuple[DeckDraft, str | None]:
    """Return "1 blanc et 2 bleus" as "white:1 blue:2"; None where an amount or its thing is missing."""
    paid: list[str] = []
    rest = [item for item in items if item.text not in ("plus",)]
    while rest:
        amount = int(rest[0].value) if rest[0].kind in ("number", "article") else 0
        if not 1 <= amount <= MOST_AMOUNT:
            return draft, None
        end = next((at for at, item in enumerate(rest[1:], 1) if item.kind in ("number", "article")), len(rest))
        named = rest[1:end]
        if not named:
            return draft, None
        if len(named) == 1 and named[0].kind in ("colour", "known", "suit"):
            what = named[0].value
        else:
            name = clean_name(" ".join(item.text for item in named))
            draft, what = draft.word(singular(name, language) if amount > 1 else name)
        if what[:1].isdigit():
            return draft, None
        paid.append(f"{what}:{amount}")
        rest = rest[end:]
    return draft, " ".join(paid) or None


def _cards_meant(text: str, draft: DeckDraft) -> list[str] | None:
    """Return the values of the cards that a text means; None where one of them is on no card."""
    known = {value for line in draft.lines for value in (*line.main, *line.of)}
    known |= {value for line in draft.lines for values, _ in line.faces for value in values.values()}
    found: list[str] = []
    for part in _parts(text):
        items = [item for item in _items(part) if item.kind not in ("filler", "numbers")]
        if all(item.kind in ("number", "article", "rank", "colour", "suit", "range", "rank-range") for item in items):
            values = [one for item in items for one in (
                (expanded(item) or ()) if item.kind.endswith("range") else (item.value,))]  # fmt: skip
            if set(values) <= known:
                found += values
                continue
        name = " ".join(item.value if item.kind == "name" else item.text for item in items)
        same = [value for value in known if same_name(draft, value, name)]
        same += [item.value for item in items if item.kind == "known" and item.value in known]
        same = same or _in_part(name, known, draft)
        if not same:
            return None
        found += same
    return found if found and set(found) <= known else None


def _in_part(name: str, known: set[str], draft: DeckDraft) -> list[str]:
    """Return the one card that has a part of its name said: "le loup" of "le grand méchant loup"; none of several."""
    said = set(plain(name).split())
    found = [
        value
        for value in sorted(known)
        if value in draft.words and any(said <= set(plain(own).split()) for own in draft.words[value].names.values())
    ]
    return found if said and len(found) == 1 else []


def _parts(text: str) -> list[str]:
    """Return what stands between commas, "et" and "and"."""
    return [part for part in re.split(r"\s*,\s*|\s+(?:et|and|puis|then)\s+", text) if part.strip()]


def _items(text: str) -> list[PhraseItem]:
    return items_of(text)

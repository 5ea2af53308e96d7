"""Decks as drafts and as tables: whatever a deck says is kept when it is changed, exported and read again."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.decks.answers import with_list
from audiogames.tactile.decks.draft import DeckDraft, deck_from
from audiogames.tactile.decks.files import known_games
from audiogames.tactile.decks.model import UP
from audiogames.tactile.decks.naming import value_called
from audiogames.tactile.decks.tables import read_table, write_table
from audiogames.tactile.decks.telling import draft_of

USUAL = CardSize(56.0, 87.0)


def every_deck() -> list[str]:
    """Every deck that comes with the program, in each of its editions."""
    return [
        f"{id}:{edition.id}" if edition else id
        for id in (*decks(), *known_games())
        for edition in load_deck(id).editions or (None,)
    ]


def faces(deck: Deck) -> Counter[str]:
    """All that a deck says of each face, but for the id of its group."""
    return Counter(
        repr((face.id, sorted(face.values.items()), face.copies,
              replace(face.group, id="")))
        for face in deck.components
    )  # fmt: skip


OF_THE_DECK = ("names", "card", "thickness", "sheet", "words", "total", "others", "confidence", "size_confidence",
               "warning", "verdict", "check", "left_out", "also")  # fmt: skip


def test_a_deck_that_is_edited_and_not_changed_keeps_all_that_it_said() -> None:
    lost = []
    for name in every_deck():
        deck = load_deck(name)
        draft = draft_of(deck)
        kept = deck_from(draft, deck.id, USUAL, draft.total)
        lost += [(name, part) for part in OF_THE_DECK if getattr(kept, part) != getattr(deck, part)]
        used = {field for face in deck.components for field in face.values if field != UP}
        lost += [(name, field) for field in used if kept.fields[field] != deck.fields[field]]
        lost += [(name, face) for face in faces(deck) - faces(kept)]
    assert lost == []


def test_a_deck_that_is_corrected_keeps_what_was_not_corrected() -> None:
    uno = load_deck("uno")
    heard = with_list(draft_of(uno), "5 × joker de couleur, 6 × chat, 3 × 5 rouge")
    assert heard.unclear == ()
    changed = deck_from(heard.draft, "own", USUAL)
    copies = {face.id: face.copies for face in changed.components}
    before = {face.id: face.copies for face in uno.components}
    assert copies == {**before, "wild": 5, "chat": 6, "red-5": 3}
    assert (changed.check, changed.also, changed.confidence) == (uno.check, uno.also, uno.confidence)
    assert {**uno.words}.items() <= {**changed.words}.items()
    assert {group.id for group in uno.groups} <= {group.id for group in changed.groups}


def said(draft: DeckDraft, language: str) -> Counter[object]:
    """Each face as a table in one language says it: its values in words, its copies, and what carries it."""
    words = catalogue(language)
    found: Counter[object] = Counter()
    for face in deck_from(draft, "trial", USUAL).components:
        group, own = face.group, face.group.surface
        size = (own.width, own.height, own.kind, own.outline, own.turns) if own else (*(draft.size or USUAL), "card")
        values = sorted(
            words.text(value_called(draft.words, draft.type_of(name), value))
            for name, value in face.values.items()
            if name != UP
        )
        places = sorted(str(mark.place) for mark in group.marks if mark.value != UP)
        part = group.names.get(language, "")
        plain = size[:3] if size[3:] in ((), ("rectangle", 1)) else size
        found[*values, face.copies, plain, group.ends, group.side, part, *places] += 1
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_of_any_game_says_all_of_its_faces(tmp_path: Path, language: str) -> None:
    lost = []
    for name in every_deck():
        deck = load_deck(name)
        if any(len(face.group.marks) < len(face.values) for face in deck.components):
            continue  # a table has no column for a value that no sign says, such as the kind of a spell
        draft = draft_of(deck)
        path = tmp_path / f"{name.replace(':', '-')}.csv"
        write_table(path, draft, language)
        read = read_table(path, DeckDraft("Essai", draft.size)).draft
        lost += [(name, face) for face in said(draft, language) - said(read, language)]
    assert lost == []

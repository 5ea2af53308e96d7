"""Decks of hundreds of words are checked in seconds, and twice as many cards take about twice as long."""

import random
import time

import pytest

pytest.importorskip("shapely")

from audiogames.tactile.codes import load_code
from audiogames.tactile.completion import complete
from audiogames.tactile.decks.draft import DeckDraft, deck_from
from audiogames.tactile.decks.model import CardSize, Deck
from audiogames.tactile.decks.spreadsheets import CellSheet
from audiogames.tactile.decks.tables import read_cells
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import check
from audiogames.tactile.relief import relief
from audiogames.tactile.sheets import load_sheet

SYLLABLES = [one + other for one in "bdfgklmnprst" for other in "aeiou"]


def deck_of_words(number: int) -> Deck:
    chance = random.Random(number)
    words: dict[str, None] = {}
    while len(words) < number:
        words["".join(chance.choices(SYLLABLES, k=3))] = None
    rows = [["mot"], *([word] for word in words)]
    read = read_cells("mots", [CellSheet("", tuple(enumerate(rows, 1)))], DeckDraft("Mots"))
    return deck_from(read.draft, "mots", CardSize(63.0, 88.0))


def seconds(number: int) -> float:
    """The time of the processor from a table to what fingers can read of its cards."""
    begun = time.process_time()
    deck = deck_of_words(number)
    code = complete(deck, load_code("points-formes"), "fr").code
    made = stickers(deck, code)
    assert len(made) == number
    check(made, deck, code, relief("deck"), load_sheet(deck.sheet), "labels")
    return time.process_time() - begun


def slowness() -> float:
    """How many times as long as .4 s this computer takes now to add ten million numbers, at least 1."""
    begun, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number
    return max(1.0, (time.process_time() - begun) / 0.4)


def test_five_hundred_words_take_three_seconds_and_a_thousand_five() -> None:
    """On a computer that is not busy: another slows a processor's time down, too."""
    assert any(seconds(500) < 3 * slowness() for _ in range(3))
    assert any(seconds(1000) < 5 * slowness() for _ in range(3))


def test_four_times_as_many_words_take_no_more_than_eight_times_as_long() -> None:
    few = min(seconds(100) for _ in range(3))
    assert seconds(400) < 8 * few

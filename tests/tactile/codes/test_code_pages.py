"""The pages that show each code: they and their pictures are what the files of the codes make today."""

import re
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from PIL import Image

from audiogames.resources import COMPLETE
from audiogames.tactile.codes import codes, load_code
from tests.tactile.code_pages import DOCS, PICTURES, UNSHOWN, WORDS, page_with, pictures, shown, text, write_picture

QUARTER: Final = 64
"""Greys: what a quarter of a pixel at an edge may differ, where another version of a library draws."""
DOTS_IN_MM = 150 / 25.4
ROW = re.compile(r"^\| (.+?) \| (.*) \| !\[(.*?)\]\((\S+)\) \|$", re.MULTILINE)
"""A row of a table with a picture: the value, what a finger finds, the text of the picture, its file."""


def page(language: str) -> str:
    """Give a page with plain spaces."""
    return kept(language).replace("\u00a0", " ")


def kept(language: str) -> str:
    """Give a page as its file has it."""
    return (DOCS / language / "codes.md").read_text(encoding="utf-8")


def greys(path: Path) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    with Image.open(path) as picture:
        return np.asarray(picture.convert("L"), dtype=np.int16)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_page_is_what_the_files_of_the_codes_say_today(language: str) -> None:
    assert kept(language) == page_with(kept(language), text(language)), "run: python -m tests.tactile.code_pages"


def test_the_pictures_are_what_the_files_of_the_codes_draw_today(tmp_path: Path) -> None:
    wanted = {picture.file: picture for picture in pictures()}
    assert {path.name for path in PICTURES.iterdir()} == set(wanted), "run: python -m tests.tactile.code_pages"
    for name, picture in wanted.items():
        write_picture(picture, tmp_path)
        shipped, fresh = greys(PICTURES / name), greys(tmp_path / name)
        assert shipped.shape == fresh.shape, name
        assert np.abs(shipped - fresh).max() <= QUARTER, name


@pytest.mark.parametrize("language", COMPLETE)
def test_every_picture_is_silent_and_has_its_words_before_it(language: str) -> None:
    rows = ROW.findall(page(language))
    assert {(DOCS / language / file).resolve() for _, _, _, file in rows} == set(PICTURES.iterdir())
    assert page(language).count("![") == len(rows)
    for value, told, silent, _ in rows:
        assert (bool(value), bool(told), silent) == (True, True, "")


def test_a_picture_is_as_large_as_what_it_shows() -> None:
    for picture in pictures():
        if picture.file.startswith("braille"):
            continue  # drawn is the box of the cells, as wide for one dot as for six
        rows, columns = np.nonzero(greys(PICTURES / picture.file) < 128)
        height, width = (float(np.ptp(line)) + 1 for line in (rows, columns))
        assert width / DOTS_IN_MM == pytest.approx(picture.drawn.width, abs=0.25), picture.file
        assert height / DOTS_IN_MM == pytest.approx(picture.drawn.height, abs=0.25), picture.file


@pytest.mark.parametrize("language", COMPLETE)
def test_every_code_that_ships_is_shown_value_by_value_or_said_to_be_empty(language: str) -> None:
    parts = {part.splitlines()[0]: part for part in page(language).split("\n## ")[1:]}
    for id in codes():
        code = load_code(id)
        part = parts[code.names[language]]
        assert f"`{id}`" in part
        assert code.provenance[language] in part
        assert (WORDS[language]["empty"] in part) == code.is_empty
        assert part.count("|---|---|---|") == (not code.is_empty)
        for name, field in code.fields.items():
            if not code.is_empty:
                assert name in UNSHOWN or f"| **{WORDS[language][name]}** |" in part
                assert len(shown(id, name)) == len(field.table)


@pytest.mark.parametrize("id", [id for id in codes() if not load_code(id).is_empty])
def test_no_two_values_of_a_field_have_the_same_picture(id: str) -> None:
    for field in load_code(id).fields:
        drawn = [one.picture for one in shown(id, field) if one.picture is not None]
        seen = [(picture.drawn.width, picture.drawn.area.normalize().wkt) for picture in drawn]
        assert len(set(seen)) == len(drawn), field


@pytest.mark.parametrize("language", COMPLETE)
def test_braille_is_told_by_the_numbers_of_its_dots_too(language: str) -> None:
    french = {"fr": "| 15 | ⠠⠡⠱, points 6, 1-6, 1-5-6 |"}
    english = {"en": "| 15 | ⠠⠡⠱, dots 6, 1-6, 1-5-6 |"}
    assert (french | english)[language] in page(language)

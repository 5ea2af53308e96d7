"""3MF files, read by the reference library of the 3MF Consortium."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lib3mf
import numpy as np
import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.export.solid.blanks import Blank, blanks
from audiogames.tactile.export.solid.stl import OnBed, lay_out
from audiogames.tactile.export.solid.threemf import write_3mf
from audiogames.tactile.layout import Sticker, stickers
from audiogames.tactile.words import card_message

HOW = Blank()
CODE = load_code("points-formes")
LIBRARY: Any = lib3mf.get_wrapper()


def of_deck(name: str) -> tuple[Sticker, ...]:
    return stickers(load_deck(name), CODE)


def read(path: Path) -> Any:
    """A model that the library reads in its strict mode without a warning."""
    model = LIBRARY.CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromFile(str(path))
    assert reader.GetWarningCount() == 0
    return model


def each(iterator: Any, current: str) -> Iterator[Any]:
    while iterator.MoveNext():
        yield getattr(iterator, current)()


def meshes(model: Any) -> list[Any]:
    return list(each(model.GetMeshObjects(), "GetCurrentMeshObject"))


def items(model: Any) -> list[Any]:
    return list(each(model.GetBuildItems(), "GetCurrent"))


def beds(laid: list[OnBed]) -> Iterator[list[OnBed]]:
    for bed in range(1, laid[-1].bed + 1):
        yield [item for item in laid if item.bed == bed]


@pytest.mark.parametrize("deck", decks())
def test_every_sticker_of_every_deck_is_an_object_with_its_cards_name_at_its_place(deck: str, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    french = catalogue("fr")

    def caption(sticker: Sticker) -> str:
        return french.text(card_message(deck, sticker.card))

    solids = blanks(of_deck(deck), HOW)
    laid = lay_out(of_deck(deck), solids)
    files = write_3mf(tmp_path, deck, of_deck(deck), HOW, caption, progress=lambda *step: told.append(step))
    assert told == [(done, len(files)) for done in range(1, len(files) + 1)]
    for file, on_bed in zip(files, beds(laid), strict=True):
        model = read(file)
        assert model.GetUnit() == lib3mf.ModelUnit.MilliMeter
        assert model.GetLanguage() == "fr"
        built = items(model)
        assert len(built) == len(on_bed)
        for item, wanted in zip(built, on_bed, strict=True):
            thing = item.GetObjectResource()
            assert thing.GetName() == caption(wanted.sticker)
            assert item.HasObjectTransform()
            fields = np.array([list(row) for row in item.GetObjectTransform().Fields])
            assert fields[:3] == pytest.approx(np.eye(3))
            assert fields[3] == pytest.approx((wanted.x, wanted.y, 0), abs=0.0001)
            (component,) = (thing.GetComponent(place) for place in range(thing.GetComponentCount()))
            assert component.GetObjectResource().GetName() == wanted.sticker.design.id


@pytest.mark.parametrize("deck", decks())
def test_every_design_is_stored_once_a_bed_closed_and_of_the_right_size(deck: str, tmp_path: Path) -> None:
    solids = blanks(of_deck(deck), HOW)
    laid = lay_out(of_deck(deck), solids)
    files = write_3mf(tmp_path, deck, of_deck(deck), HOW, lambda sticker: sticker.card)
    for file, on_bed in zip(files, beds(laid), strict=True):
        found = meshes(read(file))
        assert len(found) == len({item.sticker.design.id for item in on_bed})
        for mesh in found:
            assert mesh.IsValid()
            assert mesh.IsManifoldAndOriented()
            corners = np.array([list(vertex.Coordinates) for vertex in mesh.GetVertices()])
            solid = solids[mesh.GetName()]
            assert mesh.GetTriangleCount() == len(solid.triangles)
            assert corners.max(axis=0) - corners.min(axis=0) == pytest.approx(solid.size, abs=0.001)
            assert corners.min(axis=0) == pytest.approx(solid.low, abs=0.001)


def test_a_caption_with_signs_of_xml_stays_what_it_is(tmp_path: Path) -> None:
    (file,) = write_3mf(tmp_path, "x", of_deck("zapp_zerapp")[:1], HOW, lambda _: '« a » <b> & "c"', language="en")
    model = read(file)
    assert items(model)[0].GetObjectResource().GetName() == '« a » <b> & "c"'
    assert model.GetLanguage() == "en"


def test_the_same_stickers_make_the_same_file(tmp_path: Path) -> None:
    def write(folder: str) -> bytes:
        (file,) = write_3mf(tmp_path / folder, "x", of_deck("zapp_zerapp")[:3], HOW, lambda s: s.card)
        return file.read_bytes()

    assert write("once") == write("again")

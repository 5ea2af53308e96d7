"""The files from which a browser sounds as the program does: small, of today, and with all places that games name."""

import hashlib
import json
from typing import Any

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from audiogames.audio.motion import touch_names
from audiogames.audio.sounds.library import Library, recorded
from audiogames.audio.space.directions import Direction, vector
from audiogames.audio.space.hrtf import TAPS, load_hrtf
from audiogames.audio.space.panning import MIDDLE
from audiogames.audio.space.places import Places
from audiogames.audio.space.room import BEFORE
from audiogames.audio.stage import DRY
from audiogames.audio.units import RATE
from audiogames.core.events import heard
from audiogames.core.registry import GAMES
from audiogames.faces.web import files
from audiogames.resources import data_folder
from sounds.making.page import BOOK, HEAD, MOST_SEATS, TAIL, book, heads, measured, tails
from tests.games.random_tables import moments

SOUNDS = data_folder("sounds")
KEPT: dict[str, Any] = json.loads((SOUNDS / BOOK).read_text(encoding="utf-8"))
MOST_BYTES = 100_000
MOST_OF_PERSON = 125_000


def test_the_book_is_the_one_of_today() -> None:
    assert json.loads(json.dumps(book(SOUNDS))) == KEPT


@pytest.mark.parametrize(("name", "head"), heads().items())
def test_each_head_has_the_responses_of_today(name: str, head: tuple[NDArray[np.int16], float]) -> None:
    kept, rate = soundfile.read(SOUNDS / HEAD.format(name), dtype="int16")
    assert rate == RATE
    assert np.abs(kept.astype(int) - head[0]).max() <= 1
    assert len(kept) == len(KEPT["directions"]) * TAPS + BEFORE
    assert (SOUNDS / HEAD.format(name)).stat().st_size <= (MOST_BYTES if name == MIDDLE else MOST_OF_PERSON)


@pytest.mark.parametrize(("room", "tail"), tails().items())
def test_each_room_has_the_tail_of_today(room: str, tail: tuple[NDArray[np.int16], float]) -> None:
    kept, rate = soundfile.read(SOUNDS / TAIL.format(room), dtype="int16")
    assert rate == RATE
    assert np.abs(kept.astype(int) - tail[0]).max() <= 2
    assert (SOUNDS / TAIL.format(room)).stat().st_size <= MOST_BYTES


def test_the_page_leaves_dry_what_the_program_leaves_dry() -> None:
    dry = ("symbol-", "name:", "dice-", "touch:", "theme-")
    assert "|".join(dry) in (files.PAGE / "scene.js").read_text(encoding="utf-8")
    for name, (_, bus, *_) in KEPT["sounds"].items():
        if not name.startswith(("name:", "touch:")):
            assert (bus == "interface" or name.startswith(dry)) == (Library().get(name).category in DRY), name


def test_each_file_is_what_its_address_says() -> None:
    for address, _ in (*KEPT["heads"].values(), *KEPT["tails"].values()):
        file, _, digest = address.partition("?")
        assert digest == hashlib.sha256((SOUNDS / file).read_bytes()).hexdigest()[:12]


def test_the_dummy_head_is_the_same_on_both_sides() -> None:
    hrtf = load_hrtf()
    for azimuth, elevation in measured():
        left, right = hrtf.response(azimuth, elevation), hrtf.response(-azimuth, elevation)
        assert np.abs(left - right[::-1]).max() < 1e-5 * np.abs(left).max()


def test_every_direction_has_a_response_within_two_degrees() -> None:
    near = [
        vector(Direction(side * azimuth, elevation)) for azimuth, elevation in KEPT["directions"] for side in (1, -1)
    ]
    rows = [*KEPT["places"].values(), *(entry for row in KEPT["seats"] for entry in row)]
    for azimuth, elevation, *_ in rows:
        cosine = max(np.dot(vector(Direction(azimuth, elevation)), one) for one in near)
        assert np.degrees(np.arccos(min(1.0, cosine))) < 2.0


def test_the_book_has_every_sound_and_every_seat() -> None:
    assert set(KEPT["sounds"]) == {*Library().names(), *recorded(), *touch_names()}
    assert all((SOUNDS / address.partition("?")[0]).is_file() for address, *_ in KEPT["sounds"].values())
    for count in range(1, MOST_SEATS + 1):
        for seat, (*direction, _, _, _) in enumerate(KEPT["seats"][count - 1]):
            onlooker, player = Places(count, None), Places(count + 1, 0)
            for there in (onlooker.direction(f"seat-{seat}"), player.direction(f"seat-{seat + 1}")):
                assert there == pytest.approx(tuple(direction), abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_a_game_names_is_in_the_book(game: str) -> None:
    named = set()
    for seed in range(4):
        for table in moments(game, seed):
            for seat in (None, *range(len(table.players))) if table.steps else ():
                events = heard(table.steps[-1].events, seat)
                cues = table.game.cues(events, table.view(seat))
                named |= {place for cue in cues for place in (cue.place, *cue.path, *cue.rests)}
    assert named
    assert {place for place in named if not place.startswith("seat-")} <= KEPT["places"].keys()

"""The sound of the page in a real browser, measured against the program's own mixer.

CHROMIUM=1 python -m pytest tests/faces/web/page/test_sound.py
"""

import json
import os
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray
from playwright.sync_api import Browser

from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.percepts.renderers import perceived
from audiogames.audio.scene import enter
from audiogames.audio.sounds.library import Library, in_a_folder
from audiogames.audio.sounds.loudness import loudness
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.heads import MEASURED, load_head
from audiogames.audio.space.panning import MIDDLE, Equipment
from audiogames.audio.space.places import Places
from audiogames.audio.space.tail import ROOMS
from audiogames.audio.stage import score
from audiogames.audio.units import RATE, seconds
from audiogames.core.messages import Cue, die_place, moving, track_place
from audiogames.games.zapp_zerapp.percept import percept
from audiogames.narration.catalogue import catalogue
from sounds.making.page import way_with
from tests.audio.binaural import itd

from .browser import Person, Table, chromium, serving

LEVEL: Final = 1.5
"""Decibels that the page may differ from the program."""

TIME: Final = 20e-6
"""Seconds between the ears that it may differ."""

RATTLE: Final = re.compile("[\u2801-\u28ff]{10}")
FRAMES: Final = 4096
BEGIN: Final = 480

RING: Final = [f"ring-{step}-of-24" for step in range(24)]
ELSEWHERE: Final = ["me", "table", "die-2-of-9", "die-13-of-13", "track-0", "track-33", "zone-stock", "seat-1"]

CLICKS: Final = """async ([places, way, then]) => {
    const {Scene} = await import("/page/scene.js");
    const heard = [];
    for (const place of places) {
        const context = new OfflineAudioContext(2, 4096, 48000);
        const scene = await Scene.open(context);
        await scene.listen(way);
        if (then) await scene.listen(then);
        const buffer = new AudioBuffer({length: 256, sampleRate: 48000});
        buffer.getChannelData(0)[0] = 0.5;
        const note = {name: "cat", place: scene.place(place, {seats: 3, listener: 0}), semitones: 0};
        scene.play(buffer, note, 0.01);
        const rendered = await context.startRendering();
        heard.push([0, 1].map((ear) => [...rendered.getChannelData(ear)]));
    }
    return heard;
}"""

TAILS: Final = """async (room) => {
    const {Scene} = await import("/page/scene.js");
    const context = new OfflineAudioContext(2, 24000, 48000);
    const scene = Object.assign(await Scene.open(context), {way: "headphones", around: true, room});
    await scene.furnish();
    const buffer = new AudioBuffer({length: 256, sampleRate: 48000});
    buffer.getChannelData(0)[0] = 0.5;
    scene.play(buffer, {name: "cat", place: scene.place("seat-1", {seats: 3, listener: 0}), semitones: 0}, 0.01);
    const rendered = await context.startRendering();
    return [0, 1].map((ear) => [...rendered.getChannelData(ear)]);
}"""

PITCHES: Final = """async (lines) => {
    const {Voice} = await import("/page/voice.js");
    const said = [];
    const speak = (line) => (said.push([line.text, line.pitch]), line.onend());
    const voice = Object.assign(new Voice(() => {}), {on: true, synthesis: {speak, cancel() {}}});
    await voice.say(lines);
    const rest = voice.say(lines);
    voice.silence();
    await rest;
    return said;
}"""

SCORE: Final = """async ([told, way]) => {
    const {Scene} = await import("/page/scene.js");
    const scene = Object.assign(await Scene.open(new OfflineAudioContext(2, 1, 48000)), {way});
    const {notes, lead} = scene.score(told);
    return {notes: notes.map(({name, at, semitones}) => [name, at, semitones]), lead};
}"""

TRAVELS: Final = """async ([told, way]) => {
    const {Scene} = await import("/page/scene.js");
    const context = new OfflineAudioContext(2, 48000 * 1.5, 48000);
    const scene = Object.assign(await Scene.open(context), {way});
    for (const note of scene.score(told, null).notes) scene.play(await scene.sound(note.name), note, 0.01 + note.at);
    const rendered = await context.startRendering();
    return [0, 1].map((ear) => [...rendered.getChannelData(ear)]);
}"""

CONVOLVERS: Final = """async (told) => {
    const {Scene} = await import("/page/scene.js");
    const context = new OfflineAudioContext(2, 48000, 48000);
    const scene = await Scene.open(context);
    scene.volumes = {effects: 0, interface: 0};
    await scene.perform({...told, yaw: 0}, scene.book.readerWait);
    return [scene.playing.size, scene.shared.size];
}"""

TRAVELLING: Final = (
    Cue("dice-thrown", "seat-1", rests=tuple(die_place(die, 9) for die in range(1, 10)), draw=7),
    moving("witch-moved", *map(track_place, (8, 24, 40, 56, 72, 88)))._replace(draw=8),
    moving("card-dealt", "seat-1", "zone-trick")._replace(draw=9),
)

SHAKES: Final = """async (percepts) => {
    const {rendered} = await import("/page/impacts.js");
    const recipe = (await (await fetch("/sounds/page/book.json")).json()).percepts.barrel;
    return percepts.map((percept) => [...rendered(recipe, percept, 48000)]);
}"""

OWN: Final = """async (names) => {
    const {Scene} = await import("/page/scene.js");
    const scene = await Scene.open(new OfflineAudioContext(2, 1, 48000));
    const heard = [];
    for (const name of names) {
        const buffer = await scene.sound(name);
        heard.push([scene.book.sounds[name], buffer && [...buffer.getChannelData(0)]]);
    }
    return heard;
}"""

WATCH: Final = """() => {
    window.sounded = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function(at) {
        sounded.push([at, this.buffer.duration]);
        document.body.dataset.sounded = sounded.length;
        const isName = ([, length]) => length > 0.3 && length < 0.71;
        document.body.dataset.names = sounded.filter(isName).length;
        return start.call(this, at);
    };
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if "CHROMIUM" not in os.environ:
        pytest.skip("CHROMIUM=1 opens the page in the system's Chromium, which takes some minutes")
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with serving("roue_des_sorcieres") as table:
        yield table


@pytest.fixture(scope="module")
def person(browser: Browser, table: Table) -> Iterator[Person]:
    person = Person(browser, table, sound=True)
    person.open()
    yield person
    assert person.complaints == []
    person.context.close()


def mixed(direction: Direction, way: Equipment, head: str = MIDDLE) -> NDArray[Any]:
    """Return what the program lets both ears hear of a click, (2, FRAMES)."""
    mixer = Mixer(way, load_head(head))
    click = np.zeros(256, np.float32)
    click[0] = 0.5
    mixer.play(click, direction, at=BEGIN)
    return mixer.render(FRAMES + LATENCY).T[:, LATENCY:]


def impacts(number: int, draw: int) -> tuple[tuple[int, int, str], ...]:
    """Return what a barrel with so many pebbles sounds like, as a cue has it."""
    return tuple((one.t, one.strength, one.kind) for one in percept(number, draw))


def power(heard: NDArray[Any]) -> float:
    return float(10.0 * np.log10((np.asarray(heard, np.float64) ** 2).sum()))


@pytest.mark.parametrize("head", MEASURED)
@pytest.mark.parametrize("place", [RING, ELSEWHERE], ids=["ring", "elsewhere"])
def test_headphones_hear_each_direction_as_the_program_mixes_it(
    person: Person, place: Sequence[str], head: str
) -> None:
    for word, heard in zip(place, np.array(person.page.evaluate(CLICKS, [place, way_with(head)])), strict=True):
        ours = mixed(Places(3, 0).direction(word), Equipment.HEADPHONES, head)
        for ear in (0, 1):
            assert power(heard[ear]) == pytest.approx(power(ours[ear]), abs=LEVEL), word
        assert itd(heard[:, BEGIN : BEGIN + 512]) == pytest.approx(itd(ours[:, BEGIN : BEGIN + 512]), abs=TIME), word


def test_a_head_that_cannot_be_had_leaves_the_one_before(browser: Browser, table: Table) -> None:
    person = Person(browser, table, sound=True)
    person.open()
    person.page.route("**/sounds/page/head-person*", lambda route: route.abort())
    heads = ["headphones-other-person", "headphones-person"]
    (heard,) = np.array(person.page.evaluate(CLICKS, [["seat-1"], *heads]))
    ours = mixed(Places(3, 0).direction("seat-1"), Equipment.HEADPHONES, "other-person")
    assert list(map(power, heard)) == pytest.approx(list(map(power, ours)), abs=LEVEL)
    person.context.close()


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_rings_after_a_sound_as_in_the_program(person: Person, room: str) -> None:
    page = np.array(person.page.evaluate(TAILS, room))
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.around = room
    click = np.zeros(256, np.float32)
    click[0] = 0.5
    mixer.play(click, Places(3, 0).direction("seat-1"), at=BEGIN, wet=True)
    ours = mixer.render(page.shape[1] + LATENCY).T[:, LATENCY:]
    for begin, end in ((0.06, 0.12), (0.12, 0.2)):
        then = slice(round(begin * RATE), round(end * RATE))
        for ear in (0, 1):
            assert power(page[ear, then]) == pytest.approx(power(ours[ear, then]), abs=LEVEL), (begin, ear)


def test_seats_speak_in_pitches_of_their_own_one_after_the_other(person: Person) -> None:
    """A browser without voices says nothing: what it would be asked to say counts."""
    places = ("table", "seat-1", "seat-2", "me")
    lines = [{"text": place, "language": "fr", "place": place} for place in places]
    said = person.page.evaluate(PITCHES, lines)
    pitches = dict(said[:4])
    assert [text for text, _ in said] == [*places, "table"], "what is cut is not gone on with"
    assert pitches["table"] == pitches["me"] == 1
    assert len({pitches[place] for place in places}) == 3


@pytest.mark.parametrize("way", [way for way in Equipment if way != Equipment.HEADPHONES])
def test_loudspeakers_and_one_ear_are_as_loud_as_the_program_mixes_them(person: Person, way: Equipment) -> None:
    for word, heard in zip(RING, np.array(person.page.evaluate(CLICKS, [RING, way])), strict=True):
        ours = mixed(Places(3, 0).direction(word), way)
        assert power(heard) == pytest.approx(power(ours), abs=LEVEL), word
        gone = np.abs(ours).max(axis=1) < 1e-3 * np.abs(ours).max()
        assert np.abs(heard[gone]).max(initial=0.0) < 1e-3 * np.abs(heard).max(), word


@pytest.mark.parametrize("way", Equipment)
def test_sounds_follow_each_other_and_words_wait_as_in_the_program(person: Person, way: Equipment) -> None:
    library, places = Library(), Places(3, 0)
    shaken = impacts(4, 1)
    replies = [
        [Cue("card-played", "seat-1"), Cue("card-played", "seat-1"), Cue("trick-won", "me")],
        [Cue("card-dealt", f"seat-{one % 3}") for one in range(20)],
        [
            Cue("cat", "ring-12-of-24"),
            Cue("barrel", "hand-left", True, shaken),
            Cue("unknown"),
            Cue("broom", "nowhere"),
        ],
        [Cue("name:fr:orange:ear", "die-3-of-9")],
        *([cue] for cue in TRAVELLING),
        [*TRAVELLING, Cue("cat", "table", draw=10), Cue("crash", "me", draw=11), Cue("broom", "seat-2", draw=12)],
    ]
    for cues in replies:
        ours = score(cues, library, places, way)
        told = {"cues": [cue._asdict() for cue in cues], "seats": 3, "listener": 0}
        heard = person.page.evaluate(SCORE, [told, way])
        assert heard["lead"] == pytest.approx(seconds(ours.lead), abs=0.001)
        assert [at for _, at, _ in heard["notes"]] == pytest.approx(
            [seconds(note.at) for note in ours.notes], abs=0.001
        )
        assert [semitones for *_, semitones in heard["notes"]] == pytest.approx(
            [note.semitones for note in ours.notes], abs=0.001
        )


@pytest.mark.parametrize("way", [Equipment.HEADPHONES, Equipment.LOUDSPEAKERS, Equipment.MONO])
@pytest.mark.parametrize("cue", TRAVELLING, ids=lambda cue: cue.name)
def test_what_travels_is_as_loud_in_each_ear_all_along_as_the_program_mixes_it(
    person: Person, cue: Cue, way: Equipment
) -> None:
    told = {"cues": [cue._asdict()], "seats": 3, "listener": 0}
    page = np.array(person.page.evaluate(TRAVELS, [told, way]))
    mixer = Mixer(way, room=way == Equipment.HEADPHONES)  # loudspeakers stand in a room of their own
    enter(score([cue], Library(), Places(3, 0), way, wait=None), mixer, BEGIN)
    ours = mixer.render(page.shape[1] + LATENCY).T[:, LATENCY:]
    for begin in range(BEGIN, BEGIN + round(0.5 * RATE), round(0.1 * RATE)):
        theirs_then, ours_then = page[:, begin : begin + 4800], ours[:, begin : begin + 4800]
        energies = (ours_then**2).sum(axis=1)
        loud = energies > energies.max() / 100.0 + 1e-3
        for ear in (0, 1):
            if loud[ear]:
                assert power(theirs_then[ear]) == pytest.approx(power(ours_then[ear]), abs=LEVEL), (begin, ear)


def test_a_throw_needs_few_convolvers_and_words_come_though_effects_are_off(person: Person) -> None:
    told = {"cues": [TRAVELLING[0]._asdict()], "seats": 3, "listener": 0}
    notes, convolvers = person.page.evaluate(CONVOLVERS, told)
    assert notes > 100
    assert convolvers < 40


def test_a_shake_is_as_loud_and_as_long_as_that_of_the_program(person: Person) -> None:
    for number in (1, 4, 8, 13):  # each draws by itself how hard an impact is within its step: the mean is alike
        percepts = [impacts(number, draw) for draw in range(12)]
        made = [np.array(sound) for sound in person.page.evaluate(SHAKES, percepts)]
        ours = [perceived(Cue("barrel", percept=shaken)) for shaken in percepts]
        samples = [sound.samples for sound in ours if sound is not None]
        assert list(map(len, made)) == list(map(len, samples))
        for measure in (power, loudness):
            assert np.mean(list(map(measure, made))) == pytest.approx(np.mean(list(map(measure, samples))), abs=LEVEL)


def test_the_same_shake_sounds_the_same_again(person: Person) -> None:
    one = impacts(6, 3)
    first, again = person.page.evaluate(SHAKES, [one, one])
    assert first == again


def test_a_game_sounds_after_the_first_gesture_and_says_so(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.open()
        person.page.evaluate(WATCH)
        person.page.fill("#name", "Ana")
        person.page.click("#by-eye")
        said = catalogue("fr").words("page-sound-on")
        person.page.locator("#log li", has_text=said).wait_for(state="attached")
        assert person.page.evaluate("sounded") == []
        person.begin()
        person.page.wait_for_selector("body[data-sounded]")
        person.page.wait_for_function("() => sounded.some(([, length]) => length === 8)")
        begin = round(Library().get("theme-attic-begin").length, 3)
        assert begin in {round(length, 3) for _, length in person.page.evaluate("sounded")}
        assert person.complaints == []
        person.context.close()


def test_a_background_and_tunes_are_turned_off_each(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.open()
        person.page.evaluate(WATCH)
        person.page.fill("#name", "Ana")
        person.page.click("#by-eye")
        person.open_sheet("settings")
        for name in ("themes", "ambience"):
            person.page.locator(f"#{name}").fill("0")
        person.page.keyboard.press("Escape")
        person.begin()
        person.page.wait_for_selector("body[data-sounded]")
        lengths = {round(length, 3) for _, length in person.page.evaluate("sounded")}
        assert not lengths & {8.0, round(Library().get("theme-attic-begin").length, 3)}
        person.context.close()


def test_a_page_that_is_opened_again_asks_for_a_gesture_and_sounds_after_it(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.sit("Ana")
        with person.page.expect_websocket() as opened:
            person.page.reload(wait_until="commit")
        # Whatever a test asks of a page counts as a gesture there: nothing is asked before the page has its seat.
        opened.value.wait_for_event("framereceived", lambda frame: '"lobby"' in frame)
        words = catalogue("fr")
        person.page.locator("#log li", has_text=words.words("page-sound-gesture")).wait_for(state="attached")
        assert person.page.locator("#log li", has_text=words.words("page-sound-on")).count() == 0
        person.page.keyboard.press("Tab")
        person.page.locator("#log li", has_text=words.words("page-sound-on")).wait_for(state="attached")
        assert person.complaints == []
        person.context.close()


def test_where_no_sound_can_be_had_it_is_said_and_the_game_goes_on(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.page.route("**/sounds/page/head-middle*", lambda route: route.abort())
        person.sit("Ana")
        person.page.locator("#log li", has_text=catalogue("fr").words("page-sound-none")).wait_for(state="attached")
        person.begin()
        assert person.may_act
        person.context.close()


def test_the_page_sounds_with_the_hosts_own_sounds_and_with_ours_where_one_is_unusable(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
    folder = tmp_path / "sounds"
    folder.mkdir()
    hum = 0.1 * np.sin(2.0 * np.pi * 700.0 * np.arange(round(0.4 * RATE)) / RATE)
    for file in ("Cat.wav", "touch-die.wav", "name-fr-orange-ear.wav"):
        soundfile.write(folder / file, hum, RATE)
    (folder / "broom.wav").write_text("no sound")
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.open()
        names = ["cat", "touch:die:1", "touch:die:2", "name:fr:orange:ear", "broom", "crash"]
        found = dict(zip(names, person.page.evaluate(OWN, names), strict=True))
        for name in names[:4]:
            assert found[name][0][0].startswith(f"own/{in_a_folder(name)}.flac?"), name
        (folder / "Cat.wav").unlink()
        for name, ours in ((name, Library(folder)) for name in names[1:]):
            (_, bus, core, quiet, length, _), heard = found[name]
            sound = ours.get(name)
            assert (bus, core) == (sound.bus, pytest.approx(sound.core, abs=0.001))
            assert (quiet, length) == pytest.approx((sound.quiet, sound.length), abs=0.001)
            assert np.array(heard) == pytest.approx(sound.samples, abs=1e-4), name
        assert len(found["cat"][1]) == pytest.approx(0.4 * RATE, abs=RATE // 100)
        assert person.complaints == []
        person.context.close()


def test_dice_wait_until_each_was_heard(browser: Browser) -> None:
    """Du Balai!: the next die lands once the page has reported the one before, at the end of its name."""
    with serving("du_balai") as table:
        person = Person(browser, table, sound=True)
        person.open()
        person.page.evaluate(WATCH)
        person.page.fill("#name", "Ana")
        person.page.click("#by-eye")
        person.page.locator("#log li", has_text=catalogue("fr").words("page-sound-on")).wait_for(state="attached")
        person.page.click("#lobby button")
        person.page.wait_for_selector("body[data-names='9']")
        names = [(at, length) for at, length in person.page.evaluate("sounded") if 0.3 < length < 0.71]
        assert [later - at > length - 0.02 for (at, length), (later, _) in pairwise(names)] == [True] * (len(names) - 1)
        person.context.close()


def test_what_was_chosen_about_sound_stays_on_the_device(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table, sound=True)
        person.sit("Ana")
        person.open_sheet("settings")
        with person.page.expect_response("**/sounds/page/head-person*"):
            person.page.select_option("#way", "headphones-person")
        person.page.locator("#effects").fill("50")
        person.page.click("#depth")
        person.page.click("#sound")
        person.page.locator("#log li", has_text=catalogue("fr").words("page-sound-off")).wait_for(state="attached")
        person.page.reload()
        person.page.wait_for_selector("#game:not([hidden])")
        chosen = json.loads(person.page.evaluate("localStorage.getItem('page')"))["hearing"]
        assert (chosen["way"], chosen["effects"], chosen["sound"]) == ("headphones-person", 50, False)
        assert person.page.locator("#way").input_value() == "headphones-person"
        assert person.page.locator("#sound").get_attribute("aria-pressed") == "false"
        assert person.page.locator("#depth").get_attribute("aria-pressed") == "true"
        person.context.close()


def test_a_big_screen_sounds_and_its_keys_turn_sounds_off(browser: Browser) -> None:
    with serving("roue_des_sorcieres") as table:
        person = Person(browser, table)
        person.sit("Ana")
        person.begin()
        screen = Person(browser, table, sound=True)
        screen.open("/screen")
        screen.page.evaluate(WATCH)
        screen.page.click("#screen-open")
        words = catalogue("fr")
        screen.page.locator("#hint", has_text=words.words("page-screen-keys")).wait_for()
        person.page.locator("#title").click()
        person.page.keyboard.press("1")
        screen.page.wait_for_selector("body[data-sounded]")
        screen.page.keyboard.press("s")
        screen.page.locator("#hint", has_text=words.words("page-sound-off")).wait_for()
        assert not {words.words("page-screen-keys"), words.words("page-sound-off")}.intersection(screen.log())
        assert screen.complaints == []
        screen.context.close()
        person.context.close()


def test_a_rattle_is_braille_cells_in_the_line_of_the_reader_on_request(browser: Browser) -> None:
    with serving("zapp_zerapp") as table:
        person = Person(browser, table)
        person.sit("Ana", by_ear=True)
        person.begin()
        person.open_sheet("settings")
        person.page.click("#braille")
        participant = table.gathering._people[0]
        person.page.locator("#braille[aria-pressed=true]").wait_for()
        assert participant.device.lines == "braille"
        person.close_sheet()
        person.page.locator("#title").click()
        person.page.keyboard.press("1")
        person.page.locator("[aria-live]", has_text=RATTLE).wait_for(state="attached")
        person.context.close()

"""The mêlée of several people at one keyboard: four keys each, and nothing private in the lines."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from audiogames.audio.scene import Scene
from audiogames.core.messages import Cue, Seat
from audiogames.play.modes.zapp_zerapp.shaking import STEP
from audiogames.play.modes.zapp_zerapp.together import SETS
from audiogames.play.table.seating import PERSON
from audiogames.settings import Settings
from tests.audio.conftest import no_sound_of_the_person  # noqa: F401 - a fixture
from tests.faces.keyboard import sit, typing

from .barrels import BOT, DOWN, RIGHT, SHORT, UP, at_barrels, done, new_game, play_timed

MELEE = {"shaking": "melee"}
TWO, FOUR = (PERSON,) * 2, (PERSON,) * 4
AZERTY = ("azertyuiop", "qsdfghjklm", "wxcvbn")
QWERTY = ("qwertyuiop", "asdfghjkl;", "zxcvbn")


def test_letters_are_in_the_same_place_on_azerty_and_qwerty_keyboards() -> None:
    for letter in (*SETS[0], *SETS[1]):
        [azerty] = [(row, keys.index(letter)) for row, keys in enumerate(AZERTY) if letter in keys]
        [qwerty] = [(row, keys.index(letter)) for row, keys in enumerate(QWERTY) if letter in keys]
        assert azerty == qwerty


def test_no_key_is_of_two_people() -> None:
    keys = [key for keys in SETS for key in keys]
    assert len(keys) == len(set(keys)) == 16


def test_each_has_four_keys() -> None:
    session = at_barrels(*FOUR, options=MELEE)
    play_timed(session, *((float(3 * at), key) for at, key in enumerate(("f", "l", RIGHT, "6", "e", "i", UP, "8"))))
    for seat, place in enumerate("ABCD"):
        assert done(session, seat) == [f"take {place}", f"shake {place}", f"shake {place}"]


@pytest.mark.parametrize(("seat", "keep"), [(0, "d"), (1, "k"), (2, DOWN), (3, "5")])
def test_a_barrel_is_kept_when_its_key_is_pressed_twice(seat: Seat, keep: str) -> None:
    session = at_barrels(*FOUR, options=MELEE)
    forward = ("f", "l", RIGHT, "6")[seat]
    console = play_timed(session, (1.0, forward), (2.0, keep), (3.0, forward), (6.0, keep), (6.1, keep))
    assert [action for action in done(session, seat) if action.startswith("choose")] == ["choose B"]
    assert "garder le 1 ?" in console.text


def test_the_key_before_goes_back_in_the_row() -> None:
    session = at_barrels(*TWO, options=MELEE)
    play_timed(session, (0.0, "f"), (3.0, "f"), (6.0, "f"), (9.0, "s"))
    assert done(session)[-1] == "shake B"


def test_a_barrel_in_a_hand_is_walked_past_by_the_others() -> None:
    session = at_barrels(*TWO, options=MELEE)
    play_timed(session, (0.0, "f"), (0.1, "l"))
    assert done(session, 1) == ["take B", "shake B"]


def test_faster_presses_of_one_person_shake_briefly_and_nobody_elses() -> None:
    session = at_barrels(*TWO, options=MELEE)
    play_timed(session, (0.0, "f"), (0.5, "l"), (1.0, "f"))
    assert done(session, 0)[-1] == "shake C quick"
    assert done(session, 1)[-1] == "shake B"


def test_a_player_who_has_chosen_is_told_so_and_nothing_changes() -> None:
    session = at_barrels(*TWO, options=MELEE)
    console = play_timed(session, (0.0, "f"), (3.0, "d"), (3.1, "d"), (4.0, "f"))
    assert "Ana : tonneau choisi." in console.text
    assert done(session)[-1] == "choose A"


def test_nobody_reads_what_another_hears() -> None:
    braille = Settings(keys_mode="single", lines="braille")
    console = play_timed(at_barrels(*TWO, options=MELEE), (0.0, "f"), (3.0, "l"), settings=braille)
    assert not any("\u2801" <= character <= "\u28ff" for character in console.text)


def test_enter_stops_the_time_and_tells_the_keys() -> None:
    session = at_barrels(*TWO, options=MELEE, chosen={"1": "M"})
    console = play_timed(session, (0.0, "f"), (1.0, ""), (100.0, ""), (300.0, "f"))
    assert console.text.count("Bob : J, L, I et K.") == 2
    assert console.when("Trop tard") == pytest.approx(109.0)


def test_while_the_time_is_stopped_one_may_leave_or_go_on_with_a_key() -> None:
    session = at_barrels(*TWO, options=MELEE)
    play_timed(session, (0.0, "f"), (1.0, ""), (2.0, "f"))
    assert done(session)[-1].startswith("shake B")
    assert sit(typing("f", "", "q", "o"), at_barrels(*TWO, options=MELEE), settings=SHORT).end == "left"


def test_the_countdown_names_whom_it_is_for_and_each_has_their_own_time() -> None:
    session = at_barrels(*TWO, options=MELEE)
    settings = Settings(keys_mode="single", time_limits=("usual", "twice"))
    console = play_timed(session, (0.0, "f"), (3.0, "d"), (3.1, "d"), (90.0, "s"), settings=settings)
    assert "Bob n’a pas encore choisi : 20 secondes." in console.text
    assert console.when("Trop tard pour Bob") == pytest.approx(23.1)


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (4, 4)])
def test_whole_games_are_played_at_one_keyboard(seats: int, people: int) -> None:
    session = new_game(*[PERSON] * people, *[BOT] * (seats - people), seed=seats, **MELEE)
    keep = ("d", "k", DOWN, "5")
    forward = ("f", "l", RIGHT, "6")
    presses = [key for seat in range(people) for key in (forward[seat], keep[seat], keep[seat])]

    def answer(reply: str) -> str:
        if "À vos tonneaux" in reply or answer.rest:  # type: ignore[attr-defined]
            answer.rest = answer.rest or [*presses]  # type: ignore[attr-defined]
            return str(answer.rest.pop(0))  # type: ignore[attr-defined]
        return "" if "Clavier" in reply else "1"

    answer.rest = []  # type: ignore[attr-defined]
    assert sit(answer, session, settings=SHORT).end == "over"


# Who hears what from where.


class Noted(Scene):
    """A scene that no card plays: what it is asked to sound, and for whom, is noted; and whose percepts were ended."""

    def __init__(self, settings: Settings) -> None:
        self.sounded: list[tuple[tuple[Cue, ...], Seat | None]] = []
        self.ended: list[Seat | None] = []
        super().__init__(settings)

    def beside(self, cues: Sequence[Cue], seat: Seat | None = None) -> Callable[[], None]:
        self.sounded.append((tuple(cues), seat))
        end = super().beside(cues, seat)

        def ended() -> None:
            self.ended.append(seat)
            end()

        return ended


@pytest.fixture
def scene(
    quiet_home: Path,
    no_sound_of_the_person: None,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Noted]:
    scene = Noted(Settings(sound="on", private_devices=("", "ALSA/Nobody's headset")))
    yield scene
    scene.close()


def test_each_hears_their_barrels_from_their_side_or_on_their_own_headphones(scene: Noted) -> None:
    play_timed(at_barrels(*TWO, options=MELEE), (0.0, "f"), (3.0, "l"), scene=scene)
    rattles = [(cue.place, seat, cue.private) for cues, seat in scene.sounded for cue in cues if cue.percept]
    assert rattles == [("seat-0", 0, True), ("hand-right", 1, True)]
    ticks = [cue.place for cues, _ in scene.sounded for cue in cues if cue.name == STEP]
    assert ticks == ["die-1-of-13", "die-2-of-13"]


def test_a_press_ends_what_the_same_person_still_hears_and_nothing_else(scene: Noted) -> None:
    play_timed(at_barrels(*TWO, options=MELEE), (0.0, "f"), (0.5, "l"), (1.0, "f"), scene=scene)
    assert scene.ended == [0]

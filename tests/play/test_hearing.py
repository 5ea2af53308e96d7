"""Hearing where no voice reports it: a screen reader whose rate is found, and a person who says so by Enter."""

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Any

import pytest

from audiogames.core.journal import JournalStore
from audiogames.core.messages import Cue, menu_message
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.narration.narrator import START, expected_seconds
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.menus.main import MainMenu
from audiogames.play.menus.new_table.days import Day
from audiogames.play.menus.new_table.tables import Result, ShelvedGame
from audiogames.play.menus.reader_rate import CAUTION
from audiogames.play.menus.settings import Preferences
from audiogames.play.past.memory import RememberedGame, StoredMemory
from audiogames.play.prompts import Entry, Reply, Talk
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.settings import FASTEST_READER, SLOWEST_READER, Settings

from .test_balai_devices import FACES, NAMES, Place, Room, at_book

READER = Ability(reader="orca")
SLOW_TO_PRESS = 0.4
"""Seconds after the end of a sentence in which a person presses Enter."""

SENTENCES = ("reader-rate-short", "reader-rate-long")


class Listener:
    """A person with a screen reader: it says so many characters a second, and they press Enter at its end."""

    def __init__(self, device: Device, settings: Settings | None = None) -> None:
        self.kept: list[Settings] = []
        self.conversation = Conversation(device)
        self.preferences = Preferences(self.conversation, settings, self._keep)
        self.now = 0.0
        self.reply = Reply((), self.conversation._prompt)

    def _keep(self, settings: Settings) -> Sequence[Any]:
        self.kept.append(settings)
        return ()

    @property
    def lines(self) -> list[str]:
        return [line.written(self.conversation.device.lines) for told in self.reply.told for line in told.utterances]

    def breath(self, rate: float) -> float:
        """Return for how many seconds a reader of a rate says what is read."""
        return START + sum(expected_seconds(line, rate) - START for line in self.lines)

    def hold(self, talk: Talk[Any]) -> None:
        self.reply = self.conversation.begin(talk, self.now)

    def type(self, text: str = "", after: float = 1.0, waited: float = inf) -> list[str]:
        """Type something; return what is read then."""
        self.now += after
        self.reply = self.conversation.enter(Entry("typed", text, waited=waited), self.now)
        return self.lines

    def listen(self, rate: float, lag: float = SLOW_TO_PRESS) -> list[str]:
        """Press Enter once what is read has been said."""
        return self.type(after=self.breath(rate) + lag)

    def said(self, id: str, **arguments: Any) -> bool:
        """Whether this is among what is read."""
        words = catalogue(self.conversation.device.language)
        told = menu_message(id, **arguments)
        text = words.braille(told) if self.conversation.device.lines == "braille" else words.text(told)
        return text in self.lines

    def is_over(self) -> bool:
        return self.reply.prompt.kind == "end"


def at_the_sentences(device: Device, settings: Settings | None = None) -> Listener:
    """Return a person to whom the first of the two sentences is read."""
    listener = Listener(device, settings)
    listener.hold(listener.preferences.offer_reader_rate())
    listener.type("o" if device.language == "fr" else "y")
    assert listener.said("reader-rate-begin")
    listener.type()
    return listener


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("rate", [8, 18, 45, 110])
@pytest.mark.parametrize("lag", [0.1, 1.5])
def test_the_rate_is_found_however_long_the_person_takes_to_press_the_key(language: str, rate: int, lag: float) -> None:
    listener = at_the_sentences(Device(language=language, can=READER))
    listener.listen(rate, lag)
    assert listener.said("reader-rate-long")
    listener.listen(rate, lag)
    assert listener.is_over()
    assert listener.said("reader-rate-found", number=rate)
    assert listener.kept[-1].reader_rates == {language: rate}
    assert listener.conversation.device.rate == pytest.approx(CAUTION * rate)


def test_a_found_rate_is_that_of_one_language() -> None:
    settings = Settings(reader_rates={"en": 60})
    assert Listener(Device(language="en"), settings).conversation.device.rate == CAUTION * 60
    assert Listener(Device(language="fr"), settings).conversation.device.rate == CHARACTERS_PER_SECOND


def test_the_time_that_the_face_measured_counts() -> None:
    listener = at_the_sentences(Device(can=READER))
    for _ in SENTENCES:
        seconds = listener.breath(30)
        listener.type(after=seconds + 20.0, waited=seconds)
    assert listener.kept[-1].reader_rates == {"fr": 30}


@pytest.mark.parametrize(
    ("rate", "answer"), [(SLOWEST_READER - 1, "reader-rate-too-slow"), (FASTEST_READER + 10, "reader-rate-too-fast")]
)
def test_a_rate_that_no_reader_has_is_told_and_measured_again_if_wanted(rate: float, answer: str) -> None:
    listener = at_the_sentences(Device(can=READER))
    for _ in SENTENCES:
        listener.listen(rate)
    assert listener.said(answer)
    assert not listener.kept[-1].reader_rates
    listener.type("o")
    for _ in SENTENCES:
        listener.listen(25)
    assert listener.kept[-1].reader_rates == {"fr": 25}


def test_two_keys_at_once_are_no_rate() -> None:
    listener = at_the_sentences(Device(can=READER))
    listener.type(after=2.0)
    listener.type(after=1.0)
    assert listener.said("reader-rate-too-fast")


@pytest.mark.parametrize("rate", [SLOWEST_READER - 1, FASTEST_READER + 10])
def test_after_a_rate_that_no_reader_has_enter_goes_on_as_before(rate: float) -> None:
    listener = at_the_sentences(Device(can=READER))
    for _ in SENTENCES:
        listener.listen(rate)
    listener.type()
    assert listener.is_over()
    assert listener.said("reader-rate-left")
    assert not listener.kept[-1].reader_rates


@pytest.mark.parametrize("language", ["fr", "en"])
def test_enter_at_the_offer_leads_on_to_the_game(language: str) -> None:
    listener = Listener(Device(language=language, can=READER))
    listener.hold(listener.preferences.offer_reader_rate())
    listener.type()
    assert listener.is_over()
    assert not listener.kept[-1].reader_rates


@pytest.mark.parametrize("typed", [1, 2, 3])
def test_a_player_who_types_something_else_goes_back_and_nothing_is_kept(typed: int) -> None:
    listener = Listener(Device(can=READER))
    listener.hold(listener.preferences.offer_reader_rate())
    for answer in ("o", "", "")[:typed]:
        listener.type(answer)
    listener.type("0")
    assert listener.is_over()
    assert listener.said("reader-rate-left")
    assert not listener.kept[-1].reader_rates


def test_it_is_offered_once() -> None:
    listener = Listener(Device(can=READER))
    listener.hold(listener.preferences.offer_reader_rate())
    assert listener.reply.prompt.kind == "command"
    listener.type("n")
    assert listener.is_over()
    assert listener.kept[-1].reader_rate_offered
    listener.hold(listener.preferences.offer_reader_rate())
    assert listener.is_over()
    assert not listener.lines


@pytest.mark.parametrize(
    "device",
    [
        Device(),
        Device(exact=True, can=READER),
        Device(can=READER._replace(speaks=True)),
        Device(can=READER._replace(interactive=False)),
    ],
    ids=["no reader", "reports", "speaks", "nobody there"],
)
def test_it_is_not_offered_where_there_is_nothing_to_find(device: Device) -> None:
    listener = Listener(device)
    listener.hold(listener.preferences.offer_reader_rate())
    assert listener.is_over()
    assert not listener.kept


def test_in_the_settings_a_voice_that_reports_is_not_measured() -> None:
    listener = Listener(Device(can=Ability(speaks=True)))
    listener.hold(listener.preferences._find_reader_rate())
    assert listener.said("reader-rate-reported")
    assert listener.is_over()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_braille_display_the_sentences_are_read_to_their_ends(language: str) -> None:
    listener = at_the_sentences(Device(language=language, can=READER, lines="braille"), Settings(lines="braille"))
    listener.listen(10)
    assert " ".join(listener.lines) == catalogue(language).words("reader-rate-long")
    assert max(map(len, listener.lines)) <= BRAILLE_CELLS
    listener.listen(10)
    assert listener.kept[-1].reader_rates == {language: 10}


class NoGames:
    """A shelf on which nothing waits."""

    def waiting(self) -> Sequence[ShelvedGame]:
        return ()

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        raise OSError

    def seed(self) -> int:
        return 1

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        raise OSError

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None: ...

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        return saved

    def finished(self) -> list[ShelvedGame]:
        return []

    def results(self) -> list[Result]:
        return []

    def keep_result(self, result: Result) -> None: ...

    def last_days(self, count: int) -> Sequence[Day]:
        return [Day(2026, 1, 1)] * count

    def first_tries(self) -> dict[tuple[str, str], str]:
        return {}

    def remembered(self) -> StoredMemory:
        return StoredMemory(())

    def remember(self, games: Sequence[RememberedGame]) -> None: ...

    def forget(self, name: str) -> None: ...

    def write_out(self, stem: str, suffix: str, text: str) -> str:
        raise OSError

    def note_try(self, day: str, game: str, name: str) -> None: ...

    def replay(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        raise AssertionError

    def render(self, conversation: Conversation, game: ShelvedGame) -> Talk[None]:
        raise AssertionError


def test_no_menu_offers_it_and_the_settings_of_a_game_have_it() -> None:
    listener = Listener(Device(can=READER))
    listener.hold(MainMenu(listener.preferences, NoGames()).run())
    assert any(line.startswith(catalogue("fr").words("menu-title-first-play", game="")[:10]) for line in listener.lines)
    listener.type("réglages")
    listener.type("répéter")
    label = catalogue("fr").words("setting-reader-rates")
    assert not any(label in line for line in listener.lines)
    listener.preferences.follow_game("du_balai")
    listener.hold(listener.preferences.choose())
    listener.type("répéter")
    assert any(label in line and catalogue("fr").words("value-reader-rate-none") in line for line in listener.lines)
    listener.type("vitesse du lecteur")
    assert listener.said("reader-rate-begin")
    listener.type()
    for _ in SENTENCES:
        listener.listen(22)
    listener.type("répéter")
    assert any(label in line and "22" in line for line in listener.lines)


# Who says it by Enter.


def pressed(place: Place, room: Room, times: int, wait: float = 1.0) -> None:
    """Press Enter so many times, some time after each die."""
    for _ in range(times):
        room.pass_until(room.now + wait)
        place.type("")
    room.pass_until(room.now + wait)


def test_each_die_waits_for_enter_and_then_enter_closes_the_book() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    assert any("attend que vous appuyiez sur Entrée" in line for _, line in place.said)
    for count in range(9):
        room.pass_until(room.now + 5.0)
        assert [line for _, line in place.dice()] == FACES[:count]
        place.type("")
    room.pass_until(room.now + 5.0)
    assert [line for _, line in place.dice()] == FACES
    assert room.sitting.turns.offer(0) is None
    place.type("")
    room.pass_until(room.now + 1.0)
    assert room.sitting.turns.offer(0) is not None
    place.type("")
    room.pass_until(room.now + 1.0)
    assert (0, "close") in room.did()


def test_who_is_alone_at_the_table_has_all_the_time_they_want() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    pressed(place, room, 3, wait=600.0)
    assert len(place.dice()) == 3
    assert room.sitting.presence.is_there(0)
    assert not any(NAMES[0] in line for _, line in place.said)


def test_other_keys_and_a_menu_do_not_say_that_a_die_was_heard() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    pressed(place, room, 1)
    assert len(place.dice()) == 1
    place.type("h")
    place.type("k")
    place.type("")
    place.type("")
    room.pass_until(room.now + 10.0)
    assert len(place.dice()) == 1
    pressed(place, room, 1)
    assert len(place.dice()) == 2


def test_where_others_wait_who_does_not_press_enter_is_behind_after_the_limit_and_all_are_told() -> None:
    room = at_book()
    quick = room.join(0)
    room.join(1, by_enter=True)
    room.pass_until(200.0, lambda: not room.sitting.presence.is_behind(1))
    assert len(quick.dice()) <= 1
    room.pass_until(room.now + 12.0)
    assert [line for _, line in quick.dice()] == FACES
    assert any(NAMES[1] in line for _, line in quick.said)
    assert room.sitting.presence.is_there(1)


def test_who_presses_late_again_and_again_is_still_there() -> None:
    room = at_book()
    quick, place = room.join(0), room.join(1, by_enter=True)
    for _ in range(6):
        room.pass_until(room.now + 12.0)
        place.type("")
        assert room.sitting.presence.is_there(1)
    room.pass_until(room.now + 12.0)
    assert [line for _, line in quick.dice()] == FACES
    assert [line for _, line in place.dice()] == FACES


def test_who_was_away_is_back_with_the_next_key() -> None:
    room = at_book()
    quick, place = room.join(0), room.join(1, by_enter=True)
    room.pass_until(120.0)
    assert 1 in room.sitting.seating.away
    before = len(quick.said)
    place.type("")
    room.pass_until(121.0)
    assert room.sitting.presence.is_there(1)
    assert any(NAMES[1] in line for _, line in quick.said[before:])
    assert [line for _, line in place.dice()] == FACES


def test_a_player_who_joins_is_not_kept_waiting_and_gives_some_seconds_first() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    pressed(place, room, 1, wait=100.0)
    room.join(1)
    room.pass_until(room.now + 2.0)
    assert not room.sitting.presence.is_behind(0)
    room.pass_until(room.now + 10.0)
    assert room.sitting.presence.is_behind(0)


def test_where_the_dice_lie_open_at_once_enter_closes_the_book() -> None:
    room = at_book(pace="free")
    place = room.join(0, by_enter=True)
    room.pass_until(1.0)
    place.type("")
    room.pass_until(2.0)
    assert (0, "close") in room.did()


def test_who_does_not_want_it_any_more_hears_the_dice_by_themselves() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    pressed(place, room, 1)
    device = place.conversation.device
    place.conversation.put(device._replace(granted={**device.granted, ENTER_WHEN_HEARD: 0.0}))
    room.pass_until(room.now + 30.0)
    assert [line for _, line in place.dice()] == FACES
    assert room.sitting.presence.is_there(0)


def test_a_voice_that_reports_does_not_press_enter() -> None:
    room = at_book()
    place = room.join(0, by_enter=True)
    room.pass_until(60.0)
    assert room.sitting.presence.devices[0].exact
    assert not place.dice()


def test_enter_when_heard_is_a_setting() -> None:
    listener = Listener(Device("x"))
    assert not listener.conversation.device.granted["enter_when_heard"]
    assert listener.preferences.change(enter_when_heard=True)
    assert listener.conversation.device.granted["enter_when_heard"]
    assert listener.kept[-1].enter_when_heard


def test_the_last_32_breaths_that_the_loss_of_sound_may_cut_off_are_given_back_and_none_before() -> None:
    conversation = Conversation(Device(can=Ability(sounds=True)))
    given_back: list[int] = []
    for number in range(40):
        conversation.ears.if_cut_off(partial(given_back.append, number))
        conversation.breath.sound(Cue("card"))
        conversation.breath.flush()
    for number in range(conversation.breath.number + 1):
        conversation.ears.cut_off(number)
    assert given_back == [*range(8, 40)]

"""Who sits where, pauses and what is granted: told to all by name, kept beside the journal, and restored."""

from collections.abc import Callable
from typing import Any

import pytest

from audiogames.core.errors import BadRequest, IllegalAction, JournalDamaged, JournalUnwritable, StaleVersion, reason
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.core.table import Table
from audiogames.games.du_balai.state import CLOSE
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.device import Device
from audiogames.play.in_game.news import between
from audiogames.play.prompts import Entry
from audiogames.play.table.devices.presence import AWAY, BEHIND
from audiogames.play.table.outbox import NOTICE, Mark
from audiogames.play.table.seating import BOT_ENTER, BOT_PACE, OPENER, PERSON, TIME_LIMIT
from audiogames.play.table.sitting import Sitting
from tests.games.du_balai.positions import looking, unwritten
from tests.play.face import Buttons, play, play_on

NAMES = ("Ana", "Bob", "Hermine")
GAME = "roue_des_sorcieres"


def table(store: MemoryStore | None = None, game: str = GAME, **notes: Any) -> Sitting:
    """Return Ana and Bob at devices of their own, with a bot that is called Hermine."""
    sitting = Sitting.new(game, NAMES, [PERSON, PERSON, "apprentice"], {}, 5, store or MemoryStore(), notes=notes)
    for seat in (0, 1):
        sitting.seats.join(Device(f"device-{seat}", (seat,)), 0.0)
    return sitting


def taken_up(store: MemoryStore) -> Sitting:
    """Return the table as it is taken up after a crash."""
    return Sitting(Table.resume(store))


def told(sitting: Sitting, seat: int | None = None, language: str = "fr") -> list[str]:
    """Return the notices of a table, in words."""
    found = [parcel.notice for parcel in sitting.outboxes.between(Mark(), sitting.hearing.end())]
    listener = Listener(sitting.table.names, seat)
    return [catalogue(language).text(notice.message(), listener) for notice in found if notice is not None]


# Seats.


def test_what_a_device_reports_late_counts_for_no_seat_that_another_has_taken() -> None:
    """Else a device that holds the seat then, and drops, would never hear it."""
    sitting = table()
    sitting.seats.join(Device("telephone", (0,)), 1.0)
    sitting.hearing.heard(0, Mark(1), "device-0", 2.0)
    assert sitting.outboxes.heard(0) == Mark()
    sitting.hearing.heard(0, Mark(1), "telephone", 3.0)
    assert sitting.outboxes.heard(0) == Mark(1)


def test_it_does_not_count_either_once_the_other_has_left() -> None:
    sitting = table()
    sitting.seats.join(Device("telephone", (0,)), 1.0)
    sitting.seats.leave("telephone", 2.0)
    sitting.hearing.heard(0, Mark(1), "device-0", 3.0)
    assert sitting.outboxes.heard(0) == Mark()
    sitting.hearing.heard(0, Mark(1), "telephone", 4.0)
    assert sitting.outboxes.heard(0) == Mark(1), "what was heard before leaving may be reported after"


def test_who_looks_on_and_comes_back_hears_what_was_missed() -> None:
    sitting = table()
    faces = [Buttons(sitting, f"device-{seat}", (seat,), 0.0) for seat in (0, 1)]
    screen = Buttons(sitting, "screen", (), 0.0)
    now = play_on(sitting, [*faces, screen], 0.0, 20)
    heard = sitting.outboxes.heard("screen")
    screen.leave(now)
    now = play_on(sitting, faces, now, 20)
    assert heard.steps < len(sitting.table.steps)
    again = Buttons(sitting, "screen", (), now, resumed=True)
    missed = between(sitting, heard, sitting.hearing.end(), None)
    lines = [line.text for line in again.conversation.breath.narrator().utterances(missed.messages)]
    assert lines
    assert [line for line in again.said() if line in lines] == lines


def test_after_a_crash_nobody_misses_what_was_done_after_an_undo() -> None:
    store = MemoryStore()
    sitting = Sitting.new("air_sorciere", NAMES[:2], [PERSON, PERSON], {}, 1, store)
    ana, bob = (Buttons(sitting, f"device-{seat}", (seat,), 0.0) for seat in (0, 1))
    seat, now = sitting.turns.waiting_for(), 1.0
    assert seat is not None
    first, other = sitting.table.legal()[seat]  # to keep a card that was drawn, or to put it in the common zone
    listener = (bob, ana)[seat]
    sitting.turns.submit(seat, first, now)
    listener.follow(now)
    listener.follow(now + 1.0)
    sitting.tick(now + 3.0)
    assert sitting.outboxes.heard(1 - seat).steps == len(sitting.table.steps)
    sitting.turns.undo(seat, now + 3.0)
    sitting.turns.submit(seat, other, now + 3.0)
    expected = between(sitting, sitting.outboxes.heard(1 - seat), sitting.hearing.end(), 1 - seat).messages
    again = taken_up(store)
    assert between(again, again.outboxes.heard(1 - seat), again.hearing.end(), 1 - seat).messages == expected
    assert len(expected) > 1, "the undo, and what was done instead"


def test_after_a_crash_between_an_undo_and_its_notice_no_step_counts_as_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    sitting = Sitting.new("air_sorciere", NAMES[:2], [PERSON, PERSON], {}, 1, store)
    seat = sitting.turns.waiting_for()
    assert seat is not None
    sitting.turns.submit(seat, "draw", 0.0)
    first, other = sitting.table.legal()[seat]
    sitting.turns.submit(seat, first, 1.0)
    sitting.hearing.heard(1 - seat, sitting.hearing.end(), "phone", 2.0)
    sitting.tick(4.0)
    with monkeypatch.context() as crash:
        crash.setattr(sitting.seats, "post", lambda *notice: None)
        sitting.turns.undo(seat, 5.0)
    again = taken_up(store)
    again.tick(0.0)
    heard = again.outboxes.heard(1 - seat)
    again.turns.submit(seat, other, 1.0)
    assert taken_up(store).outboxes.heard(1 - seat) == heard


def test_what_was_heard_is_kept_within_a_second() -> None:
    store = MemoryStore()
    sitting = table(store)
    sitting.hearing.heard(0, Mark(1), "device-0", 10.0)
    assert sitting.due() <= 11.0
    sitting.tick(11.0)
    assert taken_up(store).outboxes.heard(0) == Mark(1)


def test_a_bot_takes_the_seat_of_who_leaves_for_good_and_all_are_told() -> None:
    sitting = table()
    sitting.seats.assign(1, "witch", 1.0)
    assert sitting.seating.people == (0,)
    assert not sitting.presence.is_there(1)
    assert told(sitting) == ["L’ordinateur remplace Bob jusqu’à la fin de la partie."]
    assert told(sitting, 1, "en") == ["The computer takes your seat for the rest of the game."]


def test_a_bot_that_took_a_seat_plays_there_to_the_end_also_after_a_crash() -> None:
    store = MemoryStore()
    table(store).seats.assign(1, "witch", 1.0)
    sitting = taken_up(store)
    assert (sitting.seating.people, sitting.bots.level(1), sitting.bots.level(2)) == ((0,), "witch", "apprentice")
    play(sitting, [Buttons(sitting, "device-0", (0,), 0.0)])
    assert sitting.table.over


def test_a_person_takes_the_seat_of_a_bot_under_a_name_and_hears_all_from_then_on() -> None:
    store = MemoryStore()
    sitting = table(store)
    steps = len(sitting.table.steps)
    sitting.seats.assign(2, PERSON, 1.0, "Chloé")
    assert told(sitting) == ["Chloé prend la place de Hermine, que jouait l’ordinateur."]
    assert sitting.outboxes.heard(2) == Mark(steps)
    for again in (sitting, taken_up(store)):
        assert again.seating.people == (0, 1, 2)
        assert again.table.names == ("Ana", "Bob", "Chloé")
        assert again.outboxes.heard(2) == Mark(steps)


def test_the_device_of_who_takes_the_seat_of_a_bot_plays_there() -> None:
    sitting = table()
    sitting.seats.assign(2, PERSON, 0.0, "Chloé")
    play(sitting, [Buttons(sitting, f"face-{seat}", (seat,), 0.0, seed=seat) for seat in range(3)])
    assert sitting.table.over


def test_nobody_takes_the_seat_of_a_person_and_nobody_sits_without_a_name() -> None:
    sitting = table()
    with pytest.raises(IllegalAction):
        sitting.seats.assign(1, PERSON, 1.0, "Chloé")
    with pytest.raises(BadRequest):
        sitting.seats.assign(2, PERSON, 1.0)
    with pytest.raises(BadRequest):
        sitting.seats.assign(3, "witch", 1.0)
    assert (sitting.seating.people, told(sitting)) == ((0, 1), [])


def test_what_a_bot_chose_elsewhere_is_not_done_for_the_person_who_took_its_seat() -> None:
    sitting = Sitting(table().table)
    sitting.ask_elsewhere()
    sitting.seats.assign(0, "witch", 0.0)
    sitting.seats.assign(1, "witch", 0.0)
    sitting.tick(10.0)
    (question,) = sitting.questions
    sitting.seats.assign(question.seat, PERSON, 11.0, "Chloé")
    assert sitting.questions == ()
    with pytest.raises(StaleVersion):
        sitting.hand_in(question, question.answer(), 12.0)


def test_a_stand_in_and_an_absence_are_there_again_after_a_crash_until_the_person_is_back() -> None:
    store = MemoryStore()
    sitting = table(store)
    sitting.seats.leave("device-1", 1.0)
    sitting.seats.stand_in(1, "witch", 2.0)
    again = taken_up(store)
    assert again.bots.level(1) == "witch"
    assert not again.seats.plays(1)
    again.seats.join(Device("other", (1,)), 0.0)
    assert again.seats.plays(1)
    assert told(again)[-1] == "Bob est de retour."
    assert taken_up(store).seats.plays(1)


class FullBeside(MemoryStore):
    """A store in which nothing can be written beside the journal."""

    full = False

    def put_beside(self, kind: str, *records: Any) -> None:
        if self.full:
            raise JournalUnwritable(reason("journal-unwritable", file="game", why=reason("system-full")))
        super().put_beside(kind, *records)


def test_who_sits_where_changes_only_once_it_is_kept() -> None:
    store = FullBeside()
    sitting = table(store)
    sitting.seats.leave("device-1", 1.0)
    before = told(sitting)
    store.full = True
    changes: list[Callable[[], None]] = [
        lambda: sitting.seats.assign(1, "witch", 2.0),
        lambda: sitting.seats.stand_in(1, "witch", 2.0),
    ]
    for change in changes:
        with pytest.raises(JournalUnwritable):
            change()
    assert (sitting.seating.people, sitting.seats.plays(1), told(sitting)) == ((0, 1), True, before)
    store.full = False
    sitting.seats.assign(1, "witch", 3.0)
    assert sitting.seating.people == taken_up(store).seating.people == (0,)


def test_a_level_that_does_not_exist_seats_nobody() -> None:
    store = MemoryStore()
    sitting = table(store)
    with pytest.raises(ValueError, match="queen"):
        sitting.seats.assign(1, "queen", 1.0)
    assert (sitting.seating.people, store.beside(NOTICE)) == ((0, 1), [])


# What cannot be kept.


class Full(MemoryStore):
    """A store on a disk that may be full."""

    full = False

    def append(self, *lines: str) -> None:
        if self.full:
            raise JournalUnwritable(reason("journal-unwritable", file="game", why=reason("system-full")))
        super().append(*lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_disk_that_is_full_for_a_while_ends_the_talk_of_no_device(game: str) -> None:
    store = Full()
    sitting = table(store, game)
    faces = [Buttons(sitting, f"device-{seat}", (seat,), 0.0, seed=seat) for seat in (0, 1)]
    now = play_on(sitting, faces, 0.0, 20)
    store.full = True
    kept = store.lines()
    now = play_on(sitting, faces, now, 60)
    assert any("être enregistrée" in line for face in faces for line in face.said())
    assert store.lines() == kept
    store.full = False
    play(sitting, faces, now)
    assert [step.entry for step in Table.resume(store).steps] == [step.entry for step in sitting.table.steps]


# Pauses.


def test_a_pause_is_told_by_name_and_nobody_acts_until_it_is_over() -> None:
    sitting = table()
    seat = sitting.turns.waiting_for()
    assert seat is not None
    sitting.pause(1.0, 1)
    assert sitting.turns.offer(seat) is None
    with pytest.raises(IllegalAction) as refused:
        sitting.turns.submit(seat, sitting.table.legal()[seat][0], 2.0)
    assert refused.value.message.id == "table-is-paused"
    sitting.go_on(60.0, 0)
    assert sitting.turns.offer(seat) is not None
    assert sitting.clock.now == 1.0
    assert told(sitting) == ["Bob met la partie en pause.", "Ana relance la partie."]


def test_any_device_that_plays_pauses_the_game_and_lets_it_go_on_and_one_that_looks_on_does_neither() -> None:
    sitting = table()
    ana, bob = (Buttons(sitting, f"device-{seat}", (seat,), 0.0) for seat in (0, 1))
    screen = Buttons(sitting, "screen", (), 0.0)
    screen.enter(Entry("pause"), 1.0)
    assert sitting.seating.paused_by is None
    ana.enter(Entry("pause"), 2.0)
    bob.follow(2.0)
    assert bob.said()[-1] == "Ana met la partie en pause."
    assert not [face for face in (ana, bob) if face.press(3.0)]
    bob.enter(Entry("go-on"), 4.0)
    play(sitting, [ana, bob, screen], 4.0)
    assert "Bob relance la partie." in ana.said()
    assert "Ana met la partie en pause." in screen.said()


def test_a_choice_that_is_handed_in_during_a_pause_waits_for_its_end() -> None:
    sitting = Sitting(table().table)
    sitting.ask_elsewhere()
    sitting.seats.assign(0, "witch", 0.0)
    sitting.seats.assign(1, "witch", 0.0)
    sitting.tick(10.0)
    (question,) = sitting.questions
    sitting.pause(11.0, 0)
    assert list(sitting.questions) == []
    with pytest.raises(StaleVersion):
        sitting.hand_in(question, question.answer(), 12.0)
    sitting.go_on(13.0, 0)
    (again,) = sitting.questions
    assert again == question
    sitting.hand_in(question, question.answer(), 14.0)


def test_a_menu_that_is_left_ends_no_pause_of_someone_else() -> None:
    sitting = table()
    sitting.pause(1.0)
    sitting.pause(2.0, 1)
    sitting.go_on(3.0)
    sitting.tick(9.0)
    assert sitting.clock.now == 1.0


def test_a_table_is_still_paused_after_a_crash() -> None:
    store = MemoryStore()
    table(store).pause(1.0, 1)
    sitting = taken_up(store)
    sitting.tick(30.0)
    assert sitting.clock.now == 0.0
    sitting.go_on(40.0, 0)
    sitting.tick(41.0)
    assert sitting.clock.now == 1.0
    assert taken_up(store).seating.paused_by is None


# What is granted.


def with_pace(seat: int, pace: float, **more: Any) -> Device:
    return Device(f"device-{seat}", (seat,), granted={"dice_pace": pace}, **more)


def test_a_pace_that_is_chosen_during_the_game_is_told_to_the_others_and_stays_after_a_crash() -> None:
    store = MemoryStore()
    sitting = table(store, "du_balai")
    sitting.seats.grant(with_pace(1, 2.0), ["dice_pace"], 1.0)
    assert sitting.seats.granted("dice_pace") == 2.0
    assert told(sitting) == ["Pour Bob, chaque dé prend 2 secondes."]
    again = taken_up(store)
    assert again.seats.granted("dice_pace") == 2.0
    again.seats.join(with_pace(1, 0.5), 0.0)
    assert again.seats.granted("dice_pace", (1,)) == 2.0
    again.seats.grant(with_pace(1, 0.5), ["dice_pace"], 1.0)
    assert taken_up(store).seats.granted("dice_pace", (1,)) == 0.5


def test_a_time_limit_that_is_chosen_during_the_game_holds_for_the_seat() -> None:
    store = MemoryStore()
    sitting = table(store, "zapp_zerapp")
    sitting.seats.grant(Device("device-0", (0,), limits=(None,)), [TIME_LIMIT], 1.0)
    assert told(sitting) == ["Ana joue désormais sans limite de temps."]
    again = taken_up(store)
    again.seats.join(Device("other", (0,)), 0.0)
    assert (again.seats.limit(0, 10.0), again.seats.limit(1, 10.0)) == (None, 10.0)


def test_what_changes_nothing_at_this_table_is_not_told() -> None:
    sitting = table()
    changed = Device("device-1", (1,), granted={"dice_pace": 3.0}, limits=(2.0,))
    sitting.seats.grant(changed, ["dice_pace", TIME_LIMIT, BOT_PACE], 1.0)
    assert told(sitting) == []


def test_no_device_changes_what_was_granted_when_the_table_was_set() -> None:
    sitting = table(game="du_balai", granted=[{}, {"dice_pace": 3.0}, {}])
    sitting.seats.grant(with_pace(1, 0.3), ["dice_pace"], 1.0)
    assert (sitting.seats.granted("dice_pace"), told(sitting)) == (3.0, [])


def test_a_pace_that_is_chosen_at_a_device_is_told_at_the_others_alone() -> None:
    sitting = table(game="du_balai")
    faces = [Buttons(sitting, f"face-{seat}", (seat,), 0.0) for seat in (0, 1)]
    conversation = faces[1].conversation
    conversation.put(conversation.device._replace(granted={"dice_pace": 1.2}), ["dice_pace"])
    for face in faces:
        face.follow(1.0)
    said = ["Pour Bob, chaque dé prend 1,2 seconde." in face.said() for face in faces]
    assert said == [True, False]


def test_what_is_chosen_again_as_the_device_has_it_replaces_what_was_kept() -> None:
    store = MemoryStore()
    table(store, "du_balai").seats.grant(with_pace(1, 2.0), ["dice_pace"], 1.0)
    sitting = taken_up(store)
    conversation = Buttons(sitting, "device-1", (1,), 0.0, resumed=True).conversation
    conversation.put(conversation.device._replace(granted={"dice_pace": 0.5}))
    assert sitting.seats.granted("dice_pace") == 2.0
    conversation.put(conversation.device, ["dice_pace"])
    assert sitting.seats.granted("dice_pace") == 0.5


# What cannot be read.


@pytest.mark.parametrize(
    "record",
    [
        {"at": 0, "id": "seat-to-bot", "who": 9, "values": [["level", "witch"]]},
        {"at": 0, "id": "seat-to-bot", "who": 1, "values": [["level", "queen"]]},
        {"at": 0, "id": "seat-to-bot", "who": 1, "values": []},
        {"at": 0, "id": "options-title", "who": 1, "values": []},
        {"at": 0, "id": "granted-gold", "who": 1, "values": [["value", 1.0]]},
        {"at": 0, "id": "granted-bot-pace", "who": 1, "values": [["value", float("inf")]]},
        {"at": 0, "id": "granted-bot-pace", "who": 1, "values": [["value", -1.0]]},
        {"at": 0, "id": AWAY, "who": None, "values": []},
        {"at": 0, "id": AWAY, "who": [], "values": []},
        {"at": 0, "id": "seat-awaited", "who": 1, "values": []},
        {"at": 0, "id": "seat-awaited", "who": 1, "values": [["opener", 9]]},
        [],
    ],
)
def test_a_notice_that_no_table_gave_is_left_out_and_that_is_said_once(record: object) -> None:
    store = MemoryStore()
    table(store).seats.leave("device-1", 1.0)
    store.put_beside(NOTICE, record)
    sitting = taken_up(store)
    assert sitting.seating.people == (0, 1)
    assert told(sitting) == ["Bob n’est plus à la table. Sa place attend."]
    sentence = catalogue("fr").words("journal-beside-damaged")
    assert sentence in Buttons(sitting, "device-0", (0,), 0.0, resumed=True).said()
    assert sentence not in Buttons(sitting, "device-1", (1,), 0.0, resumed=True).said()
    assert not taken_up(store).hearing.unreadable
    store.put_beside(NOTICE, record)
    assert taken_up(store).hearing.unreadable


@pytest.mark.parametrize("value", [float("inf"), float("nan"), -5.0, 1e300, "3", None])
def test_a_grant_that_cannot_be_is_no_saved_game_of_ours(value: object) -> None:
    with pytest.raises(JournalDamaged):
        table(granted=[{BOT_PACE: value}, {}, {}])


# Devices that count as away, or whose seat another takes.


def away(sitting: Sitting) -> tuple[Buttons, float]:
    """Return Bob's device, which tells nothing of what it is given to tell, once it counts as away."""
    bob = Buttons(sitting, "device-1", (1,), 0.0, slow=1000.0)
    now = 0.0
    while sitting.presence.is_there(1):
        now = sitting.due()
        sitting.tick(now)
    return bob, now


@pytest.mark.parametrize("sign", ["heard", "typed"])
def test_who_counted_as_away_joins_again_by_any_sign_and_all_are_told(sign: str) -> None:
    sitting = table()
    ana = Buttons(sitting, "device-0", (0,), 0.0)
    bob, now = away(sitting)
    sitting.seats.stand_in(1, "apprentice", now)
    number = bob.replies[-1].told[-1].number
    bob.enter(Entry("heard", heard=number) if sign == "heard" else Entry("typed", "t"), now + 1.0)
    ana.follow(now + 1.0)
    assert sitting.seats.plays(1)
    assert sitting.presence.is_there(1)
    assert "Bob est de retour." in ana.said()
    assert "Vous revoilà à la table." in bob.said()


def test_who_comes_back_hears_what_was_missed_and_plays_on() -> None:
    sitting = table()
    ana = Buttons(sitting, "device-0", (0,), 0.0)
    bob, now = away(sitting)
    sitting.seats.stand_in(1, "apprentice", now)
    for second in range(5):
        ana.press(now + second)
        sitting.tick(now + second)
    before = len(bob.said())
    bob.enter(Entry("heard", heard=bob.replies[-1].told[-1].number), now + 9.0)
    assert any(line.startswith("Ana") for line in bob.said()[before:])
    play(sitting, [ana, bob], now + 9.0)
    assert sitting.table.over


def test_what_a_device_acknowledges_by_itself_is_no_sign_of_a_person() -> None:
    sitting = table()
    bob, now = away(sitting)
    bob.enter(Entry("given", given=bob.replies[-1].told[-1].number), now + 1.0)
    assert not sitting.presence.is_there(1)


def test_a_device_that_is_gone_for_good_gives_no_sign() -> None:
    sitting = table()
    bob, now = away(sitting)
    bob.enter(Entry("gone"), now + 1.0)
    assert not sitting.presence.is_there(1)


def test_who_comes_back_to_a_seat_that_another_holds_is_told_and_looks_on() -> None:
    sitting = table()
    bob, now = away(sitting)
    other = Buttons(sitting, "other", (1,), now)
    bob.enter(Entry("typed", "h"), now + 1.0)
    holder = sitting.presence.holder(1)
    assert holder is not None
    assert holder.id == "other"
    assert "Un autre appareil a pris votre place. Ici, vous suivez la partie sans jouer." in bob.said()
    assert bob.conversation.device.seats == ()
    play(sitting, [Buttons(sitting, "device-0", (0,), now), other, bob], now + 1.0)
    assert sitting.table.over


def test_the_first_of_two_devices_that_take_a_seat_is_told_and_then_looks_on() -> None:
    sitting = table()
    first = Buttons(sitting, "device-0", (0,), 0.0)
    second = Buttons(sitting, "second", (0,), 1.0)
    first.follow(1.0)
    assert first.said()[-1].startswith("Un autre appareil a pris votre place.")
    assert first.shown().offer == 0
    assert not [item for zone in first.shown().zones for item in zone.items if item.private]
    bob = Buttons(sitting, "device-1", (1,), 1.0, seed=1)
    end = play(sitting, [first, second, bob], 1.0)
    before = len(first.said())
    first.follow(end)
    assert len(first.said()) > before


def test_the_device_of_a_seat_that_a_bot_takes_looks_on() -> None:
    sitting = table()
    bob = Buttons(sitting, "device-1", (1,), 0.0)
    sitting.seats.assign(1, "apprentice", 1.0)
    play(sitting, [Buttons(sitting, "device-0", (0,), 1.0), bob], 1.0)
    assert sitting.table.over
    assert bob.conversation.device.seats == ()
    assert "L’ordinateur remplace Bob jusqu’à la fin de la partie." in bob.said()
    assert "Un autre appareil a pris votre place. Ici, vous suivez la partie sans jouer." not in bob.said()


def test_bots_do_not_wait_for_the_enter_key_of_who_is_away() -> None:
    sitting = table()
    sitting.bots.wait_for("device-1", True)
    away(sitting)
    assert not sitting.bots.waits_for("device-1")


def test_bots_do_not_wait_for_the_enter_key_at_a_device_that_was_late_and_is_away() -> None:
    sitting = table()
    sitting.bots.wait_for("device-1", True)
    sitting.presence.give("device-1", 1, 0, 1.0, 0.0)
    for second in range(60):
        sitting.tick(float(second))
    assert AWAY in {record["id"] for record in sitting.table.store.beside(NOTICE)}
    assert not sitting.bots.waits_for("device-1")


def test_bots_wait_for_an_enter_as_long_as_it_takes_where_nobody_else_plays() -> None:
    sitting = Sitting.new(GAME, NAMES[:2], [PERSON, "apprentice"], {}, 5, MemoryStore())
    ana = Buttons(sitting, "device-0", (0,), 0.0, Device(granted={BOT_ENTER: 1.0}))
    now = 0.0
    while not sitting.bots.waits_for("device-0"):
        now = play_on(sitting, [ana], now, 1)
    ana.follow(now + 1.0)
    sitting.tick(now + 5.0)
    assert sitting.due() == float("inf")


def told_of_lateness(sitting: Sitting, devices: int) -> set[str]:
    """Give each device something that it never tells to its end; return what all are told of that."""
    for seat in range(devices):
        sitting.seats.join(Device(f"device-{seat}", seats=(seat,)), 0.0)
    for device in sitting.presence.devices:
        sitting.presence.give(device.id, 1, 0, 1.0, 0.0)
    for second in range(60):
        sitting.tick(float(second))
    return {record["id"] for record in sitting.table.store.beside(NOTICE)}


def test_somebody_who_plays_alone_is_not_told_to_be_late_or_away() -> None:
    alone = Sitting.new(GAME, NAMES[:2], [PERSON, "apprentice"], {}, 5, MemoryStore())
    assert told_of_lateness(alone, 1).isdisjoint({AWAY, BEHIND})
    assert {AWAY, BEHIND} <= told_of_lateness(table(), 2)


def test_learners_may_listen_as_long_as_they_like_and_hear_nothing_of_it() -> None:
    levels = (PERSON, PERSON, "apprentice")
    learners = Sitting.guided("roue_des_sorcieres", ("Ana", "Ben", "Morgan"), levels, MemoryStore())
    assert BEHIND not in told_of_lateness(learners, 2)


def test_bots_wait_twenty_seconds_for_an_enter_where_others_play() -> None:
    sitting = table()
    faces = [Buttons(sitting, f"device-{seat}", (seat,), 0.0, Device(granted={BOT_ENTER: seat})) for seat in (0, 1)]
    now = 0.0
    while not sitting.bots.waits_for("device-1") or sitting.turns.waiting_for() is not None:
        now = play_on(sitting, faces, now, 1)
    version = sitting.table.version
    sitting.tick(now + 19.0)
    assert sitting.table.version == version
    sitting.tick(now + 20.0)
    assert sitting.table.version > version


# Several at one keyboard.


def sharing(sitting: Sitting, resumed: bool) -> Buttons:
    return Buttons(sitting, "keyboard", (0, 1), 0.0, resumed=resumed)


def test_several_at_one_keyboard_hear_on_resuming_what_was_kept_and_not_heard() -> None:
    store = MemoryStore()
    first = Sitting.new(GAME, NAMES, [PERSON, PERSON, "apprentice"], {}, 5, store)
    told_at_first = [line for line in sharing(first, False).said() if line.startswith("Atout")]
    again = sharing(taken_up(store), True)
    said = again.said()
    assert said[0] == "Ce que vous n’aviez pas encore entendu :"
    assert told_at_first[0] in said[1:]


def test_several_at_one_keyboard_hear_nothing_again_that_they_have_heard() -> None:
    store = MemoryStore()
    first = Sitting.new(GAME, NAMES, [PERSON, PERSON, "apprentice"], {}, 5, store)
    keyboard = sharing(first, False)
    keyboard.follow(5.0)
    first.tick(10.0)
    assert sharing(taken_up(store), True).said()[0] != "Ce que vous n’aviez pas encore entendu :"


# Races, while someone is away.


def open_book() -> tuple[Sitting, Buttons, Buttons, float]:
    """Return a table where the dice were told while Bob was away, and the devices of Ana, who opened it, and Circe."""
    seats = [unwritten() | {"name": name} for name in NAMES]
    position = Table.load(looking(*seats, read=0))
    position.notes = {"players": [PERSON] * 3}
    sitting = Sitting(position)
    ana, bob, circe = (Buttons(sitting, f"device-{seat}", (seat,), 0.0) for seat in range(3))
    bob.leave(0.5)
    now = 0.5
    while not sitting.course.is_racing():
        now = min([sitting.due(), ana.due, circe.due])
        sitting.tick(now)
        ana.follow(now)
        circe.follow(now)
    return sitting, ana, circe, now


def closes(sitting: Sitting, seat: int, now: float) -> bool:
    """Whether a seat may close the book now; that is also what is offered to it."""
    assert (sitting.turns.why_not(seat, CLOSE) is None) == (sitting.turns.offer(seat) is not None)
    if sitting.turns.offer(seat) is not None:
        sitting.turns.submit(seat, "close", now)
        return True
    with pytest.raises(IllegalAction) as refused:
        sitting.turns.submit(seat, "close", now)
    assert refused.value.message.id == "race-waits"
    return False


def test_no_race_opens_while_someone_is_away_and_all_are_told_who_is_awaited() -> None:
    sitting, ana, circe, now = open_book()
    assert not closes(sitting, 0, now)
    assert not closes(sitting, 2, now)
    sitting.tick(now + 60.0)
    assert sitting.due() == float("inf")
    ana.follow(now + 60.0)
    circe.follow(now + 60.0)
    assert "La table attend Bob. Ana peut décider de continuer sans attendre." in circe.said()
    assert "La table attend Bob. Vous pouvez décider de continuer sans attendre." in ana.said()


def test_a_race_opens_once_the_absent_are_back_the_computer_stands_in_or_the_opener_goes_on() -> None:
    sitting, _, _, now = open_book()
    Buttons(sitting, "telephone", (1,), now + 30.0)
    assert closes(sitting, 0, now + 31.0)
    sitting, _, _, now = open_book()
    sitting.seats.stand_in(1, "apprentice", now + 30.0)
    assert closes(sitting, 2, now + 31.0)
    sitting, ana, circe, now = open_book()
    ana.enter(Entry("go-on"), now + 30.0)
    circe.follow(now + 30.0)
    assert circe.said()[-1] == "La table continue sans Bob. Sa place est gardée."
    assert closes(sitting, 0, now + 31.0)


def test_only_the_opener_goes_on_without_the_absent() -> None:
    sitting, _, circe, now = open_book()
    circe.enter(Entry("go-on"), now + 1.0)
    assert circe.said()[-1] == "C’est à Ana de décider si la table continue sans Bob."
    assert not closes(sitting, 2, now + 1.0)


def test_where_the_opener_is_away_too_who_has_been_there_the_longest_goes_on() -> None:
    sitting, ana, circe, now = open_book()
    ana.leave(now)
    late = Buttons(sitting, "telephone", (1,), now + 1.0)
    late.leave(now + 2.0)
    circe.enter(Entry("go-on"), now + 3.0)
    assert closes(sitting, 2, now + 3.0)


def test_the_opener_who_is_back_at_another_device_is_the_opener_again() -> None:
    sitting, ana, circe, now = open_book()
    ana.leave(now)
    assert sitting.opener.seat == 2
    back = Buttons(sitting, "telephone of Ana", (0,), now + 1.0)
    circe.enter(Entry("go-on"), now + 2.0)
    assert "C’est à Ana de décider si la table continue sans Bob." in circe.said()
    assert not closes(sitting, 2, now + 2.0)
    back.enter(Entry("go-on"), now + 3.0)
    assert closes(sitting, 2, now + 3.0)


def test_who_opened_the_table_is_known_after_a_crash_whoever_comes_first() -> None:
    store = MemoryStore()
    table(store)
    sitting = taken_up(store)
    sitting.seats.join(Device("device-1", (1,)), 0.0)
    assert sitting.opener.seat == 1
    sitting.seats.join(Device("device-0", (0,)), 1.0)
    assert sitting.opener.seat == 0


def test_who_looks_on_opens_no_table() -> None:
    sitting = Sitting.new(GAME, NAMES, [PERSON, PERSON, "apprentice"], {}, 5, MemoryStore())
    sitting.seats.join(Device("screen"), 0.0)
    sitting.seats.join(Device("device-1", (1,)), 1.0)
    sitting.seats.join(Device("device-0", (0,)), 2.0)
    assert sitting.opener.seat == 1


def test_the_seat_of_an_opener_who_leaves_for_good_makes_nobody_else_the_opener() -> None:
    store = MemoryStore()
    sitting = table(store)
    sitting.seats.assign(0, "witch", 1.0)
    assert sitting.opener.seat == 1
    sitting.seats.assign(0, PERSON, 2.0, "Chloé")
    for again in (sitting, taken_up(store)):
        again.seats.join(Device("device-1", (1,)), 3.0)
        again.seats.join(Device("device-0", (0,)), 4.0)
        assert again.opener.seat == 1


@pytest.mark.parametrize("record", [9, 2, True, "0", None, {"seat": 0}])
def test_what_is_kept_wrongly_of_who_opened_the_table_makes_nobody_the_opener(record: object) -> None:
    store = MemoryStore()
    table(store)
    store.put_beside(OPENER, record)
    assert taken_up(store).seating.opener == 0


def test_time_that_passes_while_someone_is_awaited_counts_for_nobody() -> None:
    sitting, ana, _, now = open_book()
    before = sitting.clock.now
    sitting.tick(now + 500.0)
    ana.enter(Entry("go-on"), now + 500.0)
    assert sitting.clock.now == pytest.approx(before)


def test_a_race_that_is_open_goes_on_when_someone_leaves() -> None:
    sitting, _, _, now = open_book()
    bob = Buttons(sitting, "telephone", (1,), now)
    bob.leave(now + 1.0)
    assert sitting.awaited is None
    assert closes(sitting, 0, now + 1.0)


def test_who_was_excused_is_awaited_again_after_they_were_back() -> None:
    sitting, ana, _, now = open_book()
    ana.enter(Entry("go-on"), now)
    assert sitting.seating.absent((1,)) is None
    Buttons(sitting, "telephone", (1,), now).leave(now)
    assert sitting.seating.absent((1,)) == 1

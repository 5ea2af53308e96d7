"""A table with people and bots, as every face plays it: news, detail, taking back, bots, seats."""

from collections.abc import Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from audiogames.core.errors import BadOptions, IllegalAction, JournalUnwritable, NotYourTurn, reason
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message
from audiogames.core.table import Table
from audiogames.games.du_balai.state import DICE_READ, PASS, ROLL
from audiogames.games.roue_des_sorcieres.events import Drew
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.news import News
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from tests.faces.keyboard import new_session, session_at
from tests.games.roue_des_sorcieres.positions import position, trick

GAME = "roue_des_sorcieres"
SEED_OF_FOUR = 3
"""Of a game of four in which the first seat leads; that of a game of three is 2."""
SEED_OF_A_RACE = 27
"""Of a Du Balai! of three in which a Décret waits, and is looked at."""


NOW = 0.0


class Given:
    """The news given to one device with all persons of a table."""

    def __init__(self, session: Sitting) -> None:
        conversation = Conversation()
        conversation.sit(session, session.seating.people)
        self.news = News(conversation, session, resumed=False)


GIVEN: WeakKeyDictionary[Sitting, Given] = WeakKeyDictionary()


def given(session: Sitting) -> News:
    """Return what was given of the news of a table, from its first asking on."""
    return GIVEN.setdefault(session, Given(session)).news


def news(session: Sitting, seat: int) -> tuple[Message, ...]:
    """Return what a person was not given yet."""
    return given(session).fresh(seat).messages


def let_bot_act(session: Sitting) -> int | None:
    """Let the first bot act whose turn it is; return its seat."""
    if session.turns.waiting_for() is not None or not session.bots.to_act():
        return None
    seat = session.bots.to_act()[0]
    session.let_act(seat)
    return seat


def words(session: Sitting, messages: tuple[Message, ...], seat: int | None) -> list[str]:
    listener = Listener(session.table.names, seat)
    return [catalogue("fr").text(message, listener) for message in messages]


def two_people() -> Sitting:
    """Ana leads, Bob follows, nothing is left to draw."""
    hands = ("blue-7 blue-3 red-5", "orange-1 orange-2 purple-4")
    return session_at(position(*hands, trumps="green-9"), PERSON, PERSON, names=("Ana", "Bob"))


def deciding() -> Sitting:
    """Ana has won a trick of two and may change the trump; nothing is left to draw."""
    return session_at(
        position(
            "red-5 red-6",
            "orange-1 orange-3",
            trumps="green-9",
            trick=trick(0, "blue-7", "blue-3", seats=2),
            leader=0,
            turn={"seat": 0, "phase": "trump"},
        ),
        PERSON,
        PERSON,
        names=("Ana", "Bob"),
    )


class RefusingStore(MemoryStore):
    """A disk that may be full."""

    full = False

    def append(self, *lines: str) -> None:
        if self.full:
            raise JournalUnwritable(reason("journal-unwritable", file="x", why=reason("system-full")))
        super().append(*lines)


# Seats.


def test_people_and_bots_sit_where_they_were_put() -> None:
    session = Sitting.new(GAME, ["Ana", "Bot", "Bob"], [PERSON, "witch", PERSON], {}, 1, MemoryStore())
    assert session.seating.people == (0, 2)
    assert session.table.names == ("Ana", "Bot", "Bob")


def test_a_journal_keeps_who_sits_where() -> None:
    store = MemoryStore()
    Sitting.new(GAME, ["Ana", "Bot", "Bob"], [PERSON, "witch", PERSON], {}, 1, store)
    assert Sitting(Table.resume(store)).seating.people == (0, 2)


def test_where_nobody_said_who_sits_there_people_do() -> None:
    assert Sitting(Table.new(GAME, [{"name": None}] * 3)).seating.people == (0, 1, 2)


def test_a_table_with_too_many_seats_is_refused() -> None:
    with pytest.raises(BadOptions):
        Sitting.new(GAME, [None] * 7, [PERSON] * 7, {}, 1, MemoryStore())


def test_the_person_to_act_is_named_and_nobody_while_a_bot_is() -> None:
    session = two_people()
    assert session.turns.waiting_for() == 0
    session.turns.submit(0, "play blue-7", NOW)
    assert session.turns.waiting_for() == 1
    led_by_a_bot = session_at(position("blue-7", "red-1", trumps="green-9", leader=1, turn={"seat": 1}))
    assert led_by_a_bot.turns.waiting_for() is None


def test_who_is_not_to_act_is_refused_and_nothing_changes() -> None:
    session = two_people()
    with pytest.raises(NotYourTurn):
        session.turns.submit(1, "play orange-1", NOW)
    assert session.table.version == 0
    assert news(session, 0) == ()


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    session = two_people()
    with pytest.raises(IllegalAction):
        session.turns.submit(0, "play green-1", NOW)
    assert session.table.version == 0


def test_what_is_kept_wrongly_of_what_was_heard_keeps_no_game_from_going_on() -> None:
    store = MemoryStore()
    session = new_session(2, 3, store=store)
    session.close()
    store.put_beside("heard", {"seat": 0})
    again = Sitting(Table.resume(store))
    assert again.hearing.unreadable
    assert again.turns.waiting_for() == session.turns.waiting_for()


# News.


def test_the_start_of_a_new_game_is_news_until_it_was_heard() -> None:
    store = MemoryStore()
    session = new_session(2, 3, store=store)
    assert "Vous recevez 6 cartes." in words(session, news(session, 0), 0)
    killed = Sitting(Table.resume(store))
    assert "Vous recevez 6 cartes." in words(killed, news(killed, 0), 0)
    session.hearing.heard(0, session.hearing.end(), "1", NOW)
    session.close()
    assert news(Sitting(Table.resume(store)), 0) == ()


def test_each_thing_is_news_once() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    assert news(session, 0)
    assert news(session, 0) == ()


def test_each_person_has_their_own_news() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    assert words(session, news(session, 0), 0) == ["Vous jouez le 7 bleu."]
    assert words(session, news(session, 1), 1) == ["Ana, 7 bleu.", "À vous de jouer."]


def test_news_wait_for_a_person_while_others_play() -> None:
    session = new_session(SEED_OF_FOUR, 4, people=2)
    news(session, 1)
    version = session.table.version
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    session.turns.submit(1, seen.choices(session, 1)[0].action, NOW)
    let_bot_act(session)
    let_bot_act(session)
    assert session.table.version == version + 4
    told = " ".join(words(session, news(session, 1), 1))
    assert "Joueuse 0" in told
    assert "Joueuse 3" in told


def test_what_everyone_hears_tells_nobody_s_drawn_card() -> None:
    session = new_session(2, 3, people=3)
    while not session.table.over:
        seat = session.turns.waiting_for()
        assert seat is not None
        session.turns.submit(seat, seen.choices(session, seat)[0].action, NOW)
    everything = given(session).for_all().messages
    assert not any(message.private for message in everything)
    assert "Vous" not in " ".join(words(session, everything, None))
    assert any(message.private for message in news(session, 0))


def test_where_we_are_tells_the_ranking_the_trick_and_the_turn() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    told = words(session, seen.where_we_are(session, 1), 1)
    assert told[0].startswith("Atout vert")
    assert "Ana, 7 bleu" in told[1]
    assert told[2] == "C’est à vous de jouer une carte."


# Detail.


def test_detail_tells_the_last_news_again_event_by_event() -> None:
    session = new_session(SEED_OF_FOUR, 4)
    news(session, 0)
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    for _ in range(3):
        let_bot_act(session)
    told, detail = words(session, news(session, 0), 0), words(session, given(session).detail(0), 0)
    assert len(detail) > len(told) - 1
    assert sum("joue" in line for line in detail) == 4
    assert words(session, given(session).detail(0), 0) == detail


def test_asking_for_news_that_are_none_keeps_the_detail() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    news(session, 0)
    news(session, 0)
    assert words(session, given(session).detail(0), 0) == ["Vous jouez le 7 bleu."]


def test_detail_tells_nothing_that_was_not_news_yet() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    assert given(session).detail(1) == ()
    news(session, 1)
    session.turns.submit(1, "play orange-1", NOW)
    assert words(session, given(session).detail(1), 1) == ["Ana joue le 7 bleu."]


def test_before_anything_happens_there_is_no_detail() -> None:
    assert given(two_people()).detail(0) == ()


# Taking back.


def test_what_was_taken_back_can_be_done_otherwise_and_that_is_news() -> None:
    session = deciding()
    session.turns.submit(0, "trump blue-7", NOW)
    news(session, 0)
    session.turns.undo(0, NOW)
    given(session).taken_back()
    assert news(session, 0) == ()
    session.turns.submit(0, "trump blue-3", NOW)
    assert words(session, news(session, 0), 0)[0] == "Vous cédez le 3 bleu : l’atout devient bleu, la roue sur 3."


def test_an_undo_is_told_to_all_others_by_name() -> None:
    session = deciding()
    session.turns.submit(0, "trump blue-7", NOW)
    news(session, 1)
    session.turns.undo(0, NOW)
    assert words(session, news(session, 1), 1) == ["Ana reprend son dernier coup."]
    assert news(session, 1) == ()


def test_what_happened_before_an_undo_is_told_to_a_player_who_took_back() -> None:
    session = deciding()
    session.turns.submit(0, "trump blue-7", NOW)
    news(session, 0)
    session.seats.leave("1", NOW)
    session.turns.undo(0, NOW)
    given(session).taken_back()
    assert any("Bob" in line for line in words(session, news(session, 0), 0))


def test_the_last_event_is_never_one_that_was_taken_back() -> None:
    session = deciding()
    session.turns.submit(0, "trump blue-7", NOW)
    news(session, 0)
    session.turns.undo(0, NOW)
    assert not any("donnez" in line for line in words(session, given(session).detail(0), 0))


def test_others_who_were_told_are_told_again() -> None:
    session = deciding()
    session.turns.submit(0, "trump blue-7", NOW)
    news(session, 1)
    session.turns.undo(0, NOW)
    session.turns.submit(0, "no-trump", NOW)
    news(session, 1)
    told = words(session, given(session).detail(1), 1)
    assert any("Ana garde tout le pli" in line for line in told)
    assert not any("donne" in line for line in told)


def test_a_card_that_another_person_has_seen_cannot_be_taken_back() -> None:
    session = two_people()
    session.turns.submit(0, "play blue-7", NOW)
    with pytest.raises(IllegalAction) as refused:
        session.turns.undo(0, NOW)
    assert refused.value.message.id == "undo-secret-shown"
    assert session.table.version == 1


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(IllegalAction) as refused:
        two_people().turns.undo(0, NOW)
    assert refused.value.message.id == "undo-nothing"


# Bots.


def test_a_bot_acts_only_when_it_is_its_turn() -> None:
    session = new_session(2, 3)
    assert let_bot_act(session) is None
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    assert let_bot_act(session) == 1
    assert let_bot_act(session) == 2


def test_a_bot_hears_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(2, 3)
    events: list[tuple[int, Any]] = []

    def hear(seat: int, heard: tuple[Any, ...]) -> None:
        events.extend((seat, event) for event in heard)

    for seat, bot in session.bots.items():
        monkeypatch.setattr(bot, "hear", partial(hear, seat))
    while not session.table.over:
        if let_bot_act(session) is None:
            session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    drawn = [(seat, event) for seat, event in events if isinstance(event, Drew)]
    assert {(event.card is not None) == (event.seat == seat) for seat, event in drawn} == {True}
    assert {event.seat == seat for seat, event in drawn} == {True, False}


def test_the_same_seed_and_cards_give_the_same_game() -> None:
    def actions() -> list[str | None]:
        session = new_session(5, 4)
        while not session.table.over:
            seat = session.turns.waiting_for()
            if seat is None:
                let_bot_act(session)
            else:
                session.turns.submit(seat, seen.choices(session, seat)[0].action, NOW)
        return [step.entry.action for step in session.table.steps]

    assert actions() == actions()


def test_after_the_end_nobody_acts() -> None:
    session = session_at(position("blue-7", "red-1", trumps="green-9"))
    session.turns.submit(0, "play blue-7", NOW)
    let_bot_act(session)
    assert session.table.over
    assert let_bot_act(session) is None
    assert session.turns.waiting_for() is None


# The journal.


def test_many_actions_are_kept_together_and_before_they_are_told() -> None:
    store = MemoryStore()
    session = new_session(SEED_OF_FOUR, 4, store=store)
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    before = store.lines()
    for _ in range(3):
        let_bot_act(session)
    assert store.lines() == before
    news(session, 0)
    assert len(store.lines()) >= len(before) + 3
    assert session.table.unkept == ()


@pytest.mark.parametrize("telling", ["fresh", "detail", "choices", "where_we_are"])
def test_nothing_is_told_that_is_not_kept(telling: str) -> None:
    store = MemoryStore()
    session = new_session(SEED_OF_FOUR, 4, store=store)
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    let_bot_act(session)
    assert session.table.unkept
    if telling in ("fresh", "detail"):
        getattr(given(session), telling)(0)
    else:
        getattr(seen, telling)(session, 0)
    assert session.table.unkept == ()


def test_an_action_that_cannot_be_kept_has_not_happened() -> None:
    store = RefusingStore()
    session = new_session(2, 3, store=store)
    news(session, 0)
    hand, version = seen.choices(session, 0), session.table.version
    store.full = True
    with pytest.raises(JournalUnwritable):
        session.turns.submit(0, hand[0].action, NOW)
    assert (seen.choices(session, 0), session.table.version, news(session, 0)) == (hand, version, ())
    store.full = False
    session.turns.submit(0, hand[0].action, NOW)
    assert session.table.version == version + 1


def test_what_a_bot_did_and_cannot_be_kept_halts_the_table_and_is_kept_unchanged_once_there_is_room() -> None:
    store = RefusingStore()
    session = new_session(2, 3, store=store)
    session.turns.submit(0, seen.choices(session, 0)[0].action, NOW)
    let_bot_act(session)
    store.full = True
    session.tick(NOW)
    done, kept = session.table.unkept, store.lines()
    assert (session.halted is not None, session.due(), bool(done)) == (True, NOW + 5.0, True)
    with pytest.raises(JournalUnwritable):
        session.turns.submit(0, "play blue-7", NOW)
    session.tick(NOW + 4.9)
    assert (session.table.unkept, store.lines()) == (done, kept)
    store.full = False
    session.tick(NOW + 5.0)
    assert (session.halted, store.lines()[: len(kept) + len(done)]) == (None, [*kept, *done])


def taken_up(lines: Sequence[str]) -> Sitting:
    """Return the session that begins with the first lines of a journal."""
    store = MemoryStore()
    for line in lines:
        store.append(line)
    return Sitting(Table.resume(store))


def pending(session: Sitting) -> str:
    """Return what a race waits for."""
    place = session.table.position()
    turn = place["turn"]
    if turn["phase"] == "write":
        return "look-again" if place["looking"] else "decree-waits" if place["decrees"] else "write"
    if turn["phase"] == "look":
        return "reading" if place["read"] < DICE_READ else "look"
    return str(turn.get("window") or turn["phase"])


def test_a_race_goes_on_from_every_line_of_its_journal_with_all_that_was_pending() -> None:
    """Dice half told, a Décret that waits or is looked at, answers awaited, windows: bots remember, lots differ."""
    store, met, kept = MemoryStore(), set[str](), 0
    session = Sitting.new("du_balai", ["Ana", "Bob", "Circe"], ["witch"] * 3, {}, SEED_OF_A_RACE, store)
    while not session.table.over:
        met.add(pending(session))
        session.table.keep()
        lines = store.lines()
        for cut in range(kept + 1, len(lines) + 1):  # chance that the table had not drawn yet is drawn alike
            again = taken_up(lines[:cut])
            assert again.table.position() == session.table.position()
        legal = session.table.legal()
        for seat in session.bots.to_act():
            view = session.view(seat)
            assert again.bots.hesitates(seat) == session.bots.hesitates(seat)
            assert again.bots[seat].choose(view, legal[seat]) == session.bots[seat].choose(view, legal[seat])
        kept = len(lines)
        session.clock.run_to(session.due())  # dice land, and bots think, in a time of their own
        session._happen()
    session.close()
    assert taken_up(store.lines()).table.over
    windows = {"react", "correction", "after-move", "draw"}
    assert met == {"roll", "reading", "look", "write", "decree-waits", "look-again"} | windows


def test_why_something_may_not_be_done_is_asked_before_it_is_done() -> None:
    session = Sitting.new("du_balai", [None, None], [PERSON, PERSON], {}, 1, MemoryStore())
    roller = session.table.to_act()[0]
    assert session.turns.why_not(roller, ROLL) is None
    refused = session.turns.why_not(roller, PASS)
    assert refused is not None
    with pytest.raises(IllegalAction) as error:
        session.turns.submit(roller, PASS, NOW)
    assert error.value.message == refused
    assert session.view(None).phase == "roll"

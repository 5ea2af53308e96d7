"""Events: what each seat may know of what happened."""

from typing import NamedTuple

import pytest

from audiogames.core.events import EVERYONE, Audience, heard, kind, learners, seen_by


class Told(NamedTuple):
    """An event whose audience is set by hand."""

    seat: int
    card: int | None
    number: int | None
    to: Audience

    @property
    def audience(self) -> Audience:
        return self.to


VIEWERS = (None, 0, 1, 2)


def test_everyone_sees_an_event_without_secrets() -> None:
    event = Told(1, 5, 6, EVERYONE)
    assert all(seen_by(event, viewer) is event for viewer in VIEWERS)


def test_an_owner_alone_changes_nothing() -> None:
    event = Told(1, 5, 6, Audience(owner=1, tells_others=True))
    assert all(seen_by(event, viewer) is event for viewer in VIEWERS)


@pytest.mark.parametrize("secret", [("card",), ("number",), ("card", "number")])
def test_exactly_the_secret_fields_are_cut_for_all_but_the_owner(secret: tuple[str, ...]) -> None:
    event = Told(1, 5, 6, Audience(owner=1, secret=secret))
    cut = Told(1, None if "card" in secret else 5, None if "number" in secret else 6, event.to)
    assert [seen_by(event, viewer) for viewer in VIEWERS] == [cut, cut, event, cut]


def test_a_spectator_is_no_owner_of_an_event_that_has_one() -> None:
    event = Told(0, 5, 6, Audience(owner=0, secret=("card",)))
    assert seen_by(event, None).card is None


def test_several_events_keep_their_order() -> None:
    events = [Told(seat, seat + 10, 0, Audience(seat, ("card",))) for seat in (2, 0, 1)]
    assert [(event.seat, event.card) for event in heard(events, 0)] == [(2, None), (0, 10), (1, None)]
    assert heard(iter(()), 0) == ()


def test_nobody_but_its_owner_hears_of_what_is_private() -> None:
    events = [Told(1, 5, 6, Audience(owner=1, private=True)), Told(0, 7, 8, EVERYONE)]
    assert heard(events, 1) == tuple(events)
    assert heard(events, 0) == heard(events, 2) == heard(events, None) == (events[1],)


@pytest.mark.parametrize(
    ("audience", "seats"),
    [
        (EVERYONE, set()),
        (Audience(1, tells_owner=True), {1}),
        (Audience(1, tells_others=True), {0, 2}),
        (Audience(1, tells_owner=True, tells_others=True), {0, 1, 2}),
        (Audience(tells_others=True), {0, 1, 2}),
        (Audience(tells_owner=True), set()),
    ],
)
def test_who_learns_something_hidden(audience: Audience, seats: set[int]) -> None:
    assert learners(Told(1, 5, 6, audience), (0, 1, 2)) == seats
    assert learners(Told(1, 5, 6, audience), ()) == frozenset()


def test_the_name_of_an_event_in_protocol_and_journal() -> None:
    class TrickWonAgain(NamedTuple):
        seat: int

    assert kind(Told(0, None, None, EVERYONE)) == "told"
    assert kind(TrickWonAgain(0)) == "trick-won-again"

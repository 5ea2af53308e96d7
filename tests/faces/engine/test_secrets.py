"""The no-leak law through the protocol: what a seat cannot know changes no byte of what it gets."""

import random
from typing import Any

import pytest

from audiogames.core.chance import Generator
from audiogames.core.registry import game_named
from audiogames.games.roue_des_sorcieres.events import Dealt

from .client import GAME, Client

RULES = game_named(GAME)
VIEWERS = [(seats, seat) for seats in range(2, 7) for seat in (None, 0, seats - 1)]


def middle_of_a_game(seats: int, seed: int, actions: int, **options: Any) -> Client:
    client = Client()
    client.start(seats, seed, **options)
    client.play_on(random.Random(seed), actions)
    return client


@pytest.mark.parametrize("show_scores", [False, True])
@pytest.mark.parametrize(("seats", "seat"), VIEWERS)
def test_a_redeal_changes_no_byte_of_a_view(seats: int, seat: int | None, show_scores: bool) -> None:
    redealt = 0
    for actions in (0, 1, seats, 2 * seats + 1, 4 * seats + 3):
        client = middle_of_a_game(seats, actions, actions, show_scores=show_scores)
        truth = client.ask("position")
        state = RULES.load(truth)
        again = RULES.position(RULES.redeal(RULES.view(state, seat), Generator(actions)))
        other = Client()
        other.ask("load", position=again)
        redealt += other.ask("position") != truth
        assert other.line("view", seat=seat) == client.line("view", seat=seat)
    assert redealt > 2


Places = list[tuple[list[str], int]]
"""Piles, and places in them."""


def hidden_places(position: Any, viewer: int | None, actor: int, played: str, drawn: int) -> Places:
    """Return where cards lie that the viewer cannot tell apart, now and after the action."""
    places: Places = []
    for seat, fields in enumerate(position["seats"]):
        places += [(fields["captured"], place) for place in range(len(fields["captured"]))]
        if seat != viewer:
            hand = fields["hand"]
            places += [(hand, place) for place in range(len(hand)) if seat != actor or hand[place] != played]
    pile = position["draw_pile"]
    return places + [(pile, place) for place in range(len(pile)) if place != drawn]


def shuffle(places: Places, chooser: random.Random) -> None:
    """Put the cards of these places in another order, in place."""
    cards = [pile[place] for pile, place in places]
    chooser.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card


@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_a_redeal_changes_no_byte_of_what_is_heard(seats: int, viewer: int | None) -> None:
    """Two tables that look alike to the viewer before and after an action sound alike, in both languages."""
    chooser = random.Random(seats)
    compared = 0
    client = middle_of_a_game(seats, seats, seats)
    while legal := client.ask("legal"):
        [(turn, actions)] = legal.items()
        actor, action = int(turn), chooser.choice(actions)
        truth, again = client.ask("position"), client.ask("position")
        winner_first = [(actor + step) % seats for step in range(seats)]
        drawn = winner_first.index(viewer) if truth["turn"]["phase"] == "trump" and viewer is not None else -1
        places = hidden_places(again, viewer, actor, action.removeprefix("play "), drawn)
        shuffle(places, chooser)
        other = Client()
        other.ask("load", position=again)
        client.ask("load", position=truth)  # what was heard before differs in its number alone, which everyone knows
        over = client.ask("apply", seat=actor, action=action)["over"]
        other.play(actor, action)
        if over:
            break
        for locale in ("fr", "en"):
            heard = client.line("hear", seat=viewer, locale=locale)
            assert other.line("hear", seat=viewer, locale=locale) == heard
        assert other.line("view", seat=viewer) == client.line("view", seat=viewer)
        compared += truth["seats"] != again["seats"]
    assert compared > 10


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_nobody_hears_the_card_that_another_draws(locale: str) -> None:
    """Whatever lies on the draw pile, the others hear the same."""
    heard = set()
    for card in ("purple-1", "purple-9", "orange-5"):
        client = Client()
        seats = [{"hand": ["blue-8", "yellow-1"]}, {"hand": ["green-1", "yellow-2"]}]
        position = {"game": GAME, "exact": True, "seats": seats, "draw_pile": [card, "red-1"], "trump_pile": ["red-3"]}
        client.ask("load", position=position)
        client.play(0, "play blue-8")
        client.play(1, "play green-1")
        client.play(0, "no-trump")
        heard.add((client.line("hear", seat=1, locale=locale), client.line("hear", seat=None, locale=locale)))
    assert len(heard) == 1


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_sentences_and_sounds_are_made_from_events_that_were_cut(
    viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal holds every hand; what makes words and sounds of it is given that of the viewer only."""
    given: list[Any] = []

    def note(events: Any, view: Any) -> tuple[Any, ...]:
        given.extend(events)
        return ()

    client = Client()
    client.start(2)
    for maker in ("tell", "cues"):
        monkeypatch.setattr(RULES, maker, note)
    client.ask("hear", seat=viewer, locale="fr")
    deals = [event for event in given if isinstance(event, Dealt)]
    assert len(deals) == 4
    assert all((event.cards is None) == (event.seat != viewer) for event in deals)

"""Walking the table at the terminal: letters and arrows, numbers that then play, and what a shared voice keeps."""

import re
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from audiogames.decks.roue_des_sorcieres import CARD_IDS
from audiogames.narration.catalogue import catalogue
from audiogames.play.parsing.commands import Move
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from tests.faces.keyboard import AnyCard, Played, new_session, session_at, sit, typing
from tests.faces.screen import Terminal, hand_of, saved_game, set_up, table_of
from tests.games.air_sorciere import positions as air
from tests.games.roue_des_sorcieres.positions import position

from .test_seats import (
    LISTENER,
    Loudspeaker,
    Watched,
    hands,
    loudspeaker,
    named_in,
    two_people,
    without_examples,
)

__all__ = ["loudspeaker"]

MOVES: tuple[Move, ...] = get_args(Move)


# Through the whole program.


def keyed(*moves: str) -> list[str]:
    """Return the letters of these commands; anything else is typed as it is."""
    return [USUAL.get(move, move) for move in moves]


def leading(hand: str = "blue-7 blue-3 red-5 purple-7") -> Sitting:
    """A person who leads, then a bot with only one card."""
    return session_at(position(hand, "orange-1", trumps="green-9"), names=("Ana", "Bot"))


def walked(session: Sitting, *moves: str, language: str = "fr", **more: Any) -> list[list[str]]:
    """Return the reply to each of these moves."""
    played: Played = sit(typing(*keyed(*moves)), session, language, **more)
    return [played.reply(at) for at in range(1, len(moves) + 1)]


def actions_of(session: Sitting, seat: int = 0) -> list[str]:
    return [step.entry.action for step in session.table.steps if step.entry.seat == seat and step.entry.action]


def test_the_table_is_walked_by_letters_from_the_hand_to_the_history() -> None:
    moves = ["zone", "item", "group", "group-back", "final", "first", *["zone"] * 8]
    assert [" ".join(reply) for reply in walked(leading(), *moves)] == [
        "Votre main, 1 sur 4 : 7 bleu.",
        "3 bleu, 2 sur 4.",
        "5 rouge, 3 sur 4.",
        "7 bleu, 1 sur 4.",
        "7 violet, 4 sur 4.",
        "7 bleu, 1 sur 4.",
        "Vos cartes remportées, 1 sur 1 : aucune carte remportée.",
        "Pli : rien.",
        "Pile d’atout, 1 sur 1 : 9 vert.",
        "Roue, de la plus forte à la plus faible, 1 sur 9 : 9.",
        "Bot, 1 sur 2 : 1 carte en main.",
        "Pioche, 1 sur 1 : aucune carte.",
        "Historique : rien.",
        "Fin. Historique : rien.",
    ]


def test_the_same_walk_in_english() -> None:
    assert [
        " ".join(reply) for reply in walked(leading(), "zone", "item", "item-back", "item-back", language="en")
    ] == [
        "Your hand, 1 of 4: blue 7.",
        "blue 3, 2 of 4.",
        "blue 7, 1 of 4.",
        "Start. blue 7, 1 of 4.",
    ]


def test_walking_plays_nothing_and_leaves_the_game_as_it_was() -> None:
    session = leading()
    before = session.table.version, session.table.position()
    walked(session, *MOVES, *MOVES[::-1])
    assert (session.table.version, session.table.position()) == before


def test_here_tells_the_number_of_a_card_and_that_number_plays_it() -> None:
    session = leading()
    *_, told, _ = walked(session, "zone", "item", "item", "here", "3")
    assert told == ["Votre main, 3 sur 4 : 5 rouge.", "Pour jouer : 3, 5 rouge."]
    assert actions_of(session)[0] == "play red-5"


def test_a_number_is_taken_only_once_numbers_were_told() -> None:
    """Walking to a thing that cannot be played tells none: the hand is then read first, and nothing is played."""
    session = leading()
    *_, here, number = walked(
        session, *["zone"] * 5, "here", "1", settings=Settings(hand_at_turn=False, hand_sorted=True)
    )
    assert here == ["Roue, de la plus forte à la plus faible, 1 sur 9 : 9."]
    assert any("Votre main : 1, bleu 7" in line for line in number)
    assert actions_of(session) == []
    session = leading()
    walked(session, "zone", "here", "1", settings=Settings(hand_at_turn=False))
    assert actions_of(session)[0] == "play blue-7"


def landing() -> Sitting:
    """Ana, who has landed softly, chooses a column; Bob has a red one too, and red lies in the common zone."""
    flying = ("red-2 red-3 black-4", "red-7")
    place = air.position("red-5 green-3", "green-9", flying=flying, common="red-6", turn=air.LANDING)
    return session_at(place, names=("Ana", "Bob"))


def use_in(session: Sitting, zones: int, *moves: str) -> str:
    """Return what "here" tells can be done, so many zones on."""
    return walked(session, *["zone"] * zones, *moves, "here")[-1][-1]


def test_here_on_any_card_of_an_own_column_tells_how_to_land_it() -> None:
    """The number then does it."""
    assert use_in(landing(), 2, "item") == "Pour jouer : 2, colonne rouge : 2, 3."
    assert use_in(landing(), 2, "final") == "Pour jouer : 2, colonne rouge : 2, 3."
    session = landing()
    walked(session, "zone", "zone", "item", "here", "2")
    assert actions_of(session)[0] == "land red"


@pytest.mark.parametrize("zones", [1, 4, 6])
def test_here_on_a_card_of_that_colour_elsewhere_tells_that_it_is_of_no_use(zones: int) -> None:
    """In hand, in common, in the column of another: one's own column lands, not these."""
    moves = ["final"] if zones == 1 else []
    assert use_in(landing(), zones, *moves) == "Rien à jouer ici maintenant."


def test_here_on_a_card_tells_the_diplomas_that_it_would_be_given_for_and_the_number_earns_one() -> None:
    def session() -> Sitting:
        hand = "green-3 green-4 green-5 red-1 red-2 red-3"
        return session_at(air.position(hand, "", turn=air.DIPLOMA), names=("Ana", "Bob"))

    told = use_in(session(), 1)
    numbers = re.findall(r"(\d), diplôme vert, 1 grimoire contre vert 3, 4, 5", told)
    assert numbers, told
    assert "rouge" not in told
    played = session()
    walked(played, "zone", "here", *numbers)
    assert actions_of(played)[0] == "diploma green: green-3 green-4 green-5"


def test_what_others_play_comes_to_the_zone_of_the_trick_with_who_played_it() -> None:
    session = session_at(position("blue-7 red-5", "orange-1 orange-2", "", trumps="green-9"), PERSON, PERSON, PERSON)
    *_, trick = walked(session, "", "b7", "", "zone", "zone", "zone")
    assert trick == ["Pli, 1 sur 1 : Place 1, 7 bleu."]


def test_each_person_at_a_shared_keyboard_keeps_a_place_of_their_own() -> None:
    session = two_people()
    replies = walked(session, "", "zone", "item", "item", "here", "3", "", "here", "item")
    assert replies[4][0].startswith("Votre main, 3 sur 3")
    assert replies[7][0].startswith("Votre main, 1 sur 3")
    assert replies[8] == ["2 orange, 2 sur 3."]


def test_the_history_is_the_last_zone_its_newest_line_first() -> None:
    told, entered, *items, end = walked(
        new_session(2, 3), "1", "history", "zone-back", "item", "item", "item", "final", "item"
    )[1:]
    *before, newest = [line.rstrip("\u00a0 .?") for line in told]
    assert entered == [f"Historique, 1 sur 8 : {newest}."]
    assert [line for (line,) in items[:3]] == [f"{line}, {at} sur 8." for at, line in enumerate(before[::-1], 2)]
    assert end == ["Fin.", "Vous recevez 6 cartes, 8 sur 8."]


def test_walking_adds_nothing_to_the_history() -> None:
    *_, before, after = walked(new_session(2, 3), "1", "history", "zone-back", "item", "history")[1::3]
    assert before == after


def test_tab_and_arrows_are_keys_of_their_own_where_keys_act_by_themselves() -> None:
    single = Settings(keys_mode="single")
    keys = ("\t", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[F", "\x1b[H", "\x1b[A", "\x1b[Z")
    assert [reply[-1] for reply in walked(leading(), *keys, settings=single)] == [
        "Votre main, 1 sur 4 : 7 bleu.",
        "3 bleu, 2 sur 4.",
        "5 rouge, 3 sur 4.",
        "7 bleu, 1 sur 4.",
        "7 violet, 4 sur 4.",
        "7 bleu, 1 sur 4.",
        "7 bleu, 1 sur 4.",
        "Votre main, 1 sur 4 : 7 bleu.",
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_word_walks_as_its_letter_does(language: str) -> None:
    for move in MOVES:
        for word in catalogue(language).words(f"words-{move}").split(","):
            assert walked(leading(), "zone", "item", word) == walked(leading(), "zone", "item", move)


# Arrows, at a real terminal.


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_tab_and_arrows_walk_where_keys_act_by_themselves(home: Path) -> None:
    set_up(keys_mode="single")
    path = saved_game(2, 3)
    hand = hand_of(table_of(path), 0)
    colours = [card.split()[1] for card in hand]
    turn = next(at for at, colour in enumerate(colours) if colour != colours[0])
    with Terminal("play", str(path), "--language", "fr") as game:
        game.expect("Votre main")
        for keys, told in (
            ("\t", f"Votre main, 1 sur 6 : {hand[0]}."),
            ("\x1b[B", f"{hand[1]}, 2 sur 6."),
            ("\x1b[A", f"{hand[0]}, 1 sur 6."),
            ("\x1b[A", "Début."),
            ("\x1b[C", f"{hand[turn]}, {turn + 1} sur 6."),
            ("\x1b[D", f"{hand[0]}, 1 sur 6."),
            ("\x1b[F", f"{hand[5]}, 6 sur 6."),
            ("\x1bOH", f"{hand[0]}, 1 sur 6."),
            ("\t", "Vos cartes remportées, 1 sur 1"),
            ("\x1b[Z", f"Votre main, 1 sur 6 : {hand[0]}."),
            ("y", f"Pour jouer : 1, {hand[0]}."),
            ("1", f"Vous jouez le {hand[0]}."),
        ):
            game.type(keys)
            game.expect(told)


# At a shared loudspeaker.


def test_with_silent_entry_no_walk_makes_the_voice_tell_of_the_hand(loudspeaker: Loudspeaker) -> None:
    """All the game, whatever is walked; the screen has it all."""
    session = new_session(7, 3, 2, names=("Ana", "Bob", "Zoe"))
    card = AnyCard(7, keyed(*MOVES, "zone", "zone-back", "here", "elsewhere"))
    silent: set[str] = set()
    leaked: list[tuple[str, str]] = []
    heard = 0

    def answer(reply: str) -> str | None:
        nonlocal heard
        said = loudspeaker.heard()
        public = Watched(card, session).shown_to_all()
        hidden = [card for hand in hands(session).values() for card in hand if card not in public]
        leaked.extend((line, card) for line in said[heard:] for card in named_in(without_examples(line), hidden))
        heard = len(said)
        if (found := LISTENER.findall(reply)) and found[-1] not in silent:
            silent.add(found[-1])
            return USUAL["silent"]
        return "" if found else card(reply)

    played = loudspeaker.play(session, answer)
    assert played.end == "over"
    said = " ".join(loudspeaker.heard())
    assert leaked == []
    assert "Vos cartes remportées, 1 sur 1" in said
    assert "Votre main, 1 sur" in played.text
    assert "Votre main, 1 sur" not in said
    assert named_in(said, list(CARD_IDS)), "cards that are played are told"


def test_with_silent_entry_what_lies_elsewhere_in_the_hand_is_only_written(loudspeaker: Loudspeaker) -> None:
    """From the blue card in the trick: the blue cards in hand."""
    session = two_people(other="blue-1 orange-2 purple-4")
    written = loudspeaker.play(
        session, typing("", "1", USUAL["silent"], "", *keyed("zone", "zone", "zone", "elsewhere"))
    )
    assert "Même couleur ailleurs : Votre main : 1 bleu." in written.text
    assert named_in(" ".join(loudspeaker.heard()[-4:]), ["blue-1"]) == []

"""Several people at one keyboard: each hand is there for its owner alone, on the screen and in the voice."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.core.registry import GAMES
from audiogames.decks.roue_des_sorcieres import CARD_IDS
from audiogames.faces.terminal.console import CLEAR, CLICK, StreamConsole
from audiogames.narration.catalogue import catalogue
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sinks.soundless import TranscriptSink
from tests.faces.keyboard import Answer, AnyCard, Played, computer_at, new_session, session_at, sit, typing
from tests.faces.screen import Terminal, saved_game, set_up, table_of
from tests.games.roue_des_sorcieres.positions import position

WARNING = "Attention, voix haute"
CALLS = ("hand-over", "hand-over-aloud", "hand-over-again")
LISTENER = re.compile(r"(?:Clavier à )?(\w+)\. (?:Entrée|Attention)")
LIMIT = 10.0
"""Seconds in which a voice that only writes must have said everything."""


def plain(sentence: str) -> str:
    """Return a sentence as a terminal writes it, with spaces that are like any other."""
    return " ".join(sentence.split())


def names_of(card: str, language: str = "fr") -> tuple[str, ...]:
    """Return every way in which a card is written or said: "7 bleu", "bleu 7", "b7"."""
    words = catalogue(language)
    colour, value = card.split("-")
    name, letter = words.words(f"colour-{colour}"), words.words(f"colour-{colour}-letter")
    return f"{value} {name}", f"{name} {value}", f"{letter}{value}"


NAMES_OF = {(language, card): names_of(card, language) for language in COMPLETE for card in CARD_IDS}


def named_in(text: str, cards: list[str], language: str = "fr") -> list[str]:
    """Return those of the cards that a text names."""
    return [c for c in cards if any(re.search(rf"\b{name}\b", text) for name in NAMES_OF[language, c])]


def hands(session: Sitting) -> dict[int, list[str]]:
    """Return the true hands."""
    return dict(enumerate(seat["hand"] for seat in session.table.position()["seats"]))


def two_people(hand: str = "blue-7 blue-3 red-5", other: str = "orange-1 orange-2 purple-4") -> Sitting:
    """Ana, who leads, and Bob; nothing is left to draw."""
    return session_at(position(hand, other, trumps="green-9"), PERSON, PERSON, names=("Ana", "Bob"))


class Watched:
    """Answers like another, after a look at what stands on the screen; remembers who sits."""

    def __init__(self, answer: Answer, session: Sitting, language: str = "fr") -> None:
        self._answer = answer
        self._session = session
        self._language = language
        self.screen = ""
        self.sitting: int | None = None
        self.taken = 0
        self.prompts = 0

    def __call__(self, reply: str) -> str | None:
        self.screen = (self.screen + reply).rpartition(CLEAR)[2]
        words = catalogue(self._language)
        for seat, name in enumerate(self._session.table.names):
            if any(plain(words.words(id, player=name or "")) in plain(reply) for id in CALLS):
                self.sitting, self.prompts = None, self.prompts + 1
                self.check()
                self.sitting, self.taken = seat, self.taken + 1
                return ""
        self.check()
        return self._answer(reply)

    def check(self) -> None:
        """No card of anybody's hand is on the screen but of who sits there, unless it lay on the table for all."""
        table = self._session.table.position()
        public = {*table["trump_pile"], *(entry["card"] for entry in table["trick"])}
        for seat, hand in hands(self._session).items():
            if seat != self.sitting:
                known = public | self.shown_to_all()
                seen = named_in(self.screen, [card for card in hand if card not in known], self._language)
                assert seen == [], (seat, self.screen)

    def shown_to_all(self) -> set[str]:
        """Cards that went from the trump pile to a hand before everyone's eyes."""
        taken = [e for step in self._session.table.steps for e in step.events if type(e).__name__ == "TrumpTaken"]
        return {CARD_IDS[event.card] for event in taken}


# The screen.


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (4, 3), (6, 6)])
def test_in_a_whole_game_no_hand_is_on_the_screen_but_of_who_sits_there(seats: int, people: int, language: str) -> None:
    session = new_session(seats, seats, people, names=("Ana", "Bob", "Zoe", "Max", "Lea", "Tom"))
    watched = Watched(AnyCard(seats, ["h", "j", "r", "l", "v"]), session, language)
    played = sit(watched, session, language, terminal=True)
    assert played.end == "over"
    assert watched.prompts > 54 // seats


def test_the_watch_over_hands_can_fail() -> None:
    session = two_people()
    watched = Watched(typing(), session)
    watched.sitting = 1
    watched.screen = "Votre main : 1, bleu 7 ; 2, rouge 1."
    with pytest.raises(AssertionError):
        watched.check()


@pytest.mark.parametrize("form", ["speech", "braille"])
def test_each_hand_over_clears_the_screen_and_comes_as_one_write(form: str) -> None:
    settings = Settings(lines="braille" if form == "braille" else "speech")
    session = new_session(5, 3, 2, names=("Ana", "Bob", "Zoe"))
    card = AnyCard(5)
    called = re.compile(r"lavier|\. Entrée\. ?$", re.MULTILINE)
    played = sit(lambda reply: "" if called.search(reply) else card(reply), session, settings=settings, terminal=True)
    assert played.end == "over"
    assert [reply for reply in played.replies if len(reply) != 1] == []
    *during, (end,) = played.replies
    for (reply,) in during:
        assert reply.startswith(CLEAR) == bool(called.search(reply))
        assert CLEAR not in reply[1:]
    assert end.startswith(CLEAR)


def test_what_had_scrolled_off_the_screen_is_cleared_too() -> None:
    assert "\x1b[3J" in CLEAR


def test_a_pipe_gets_no_codes_that_clear_a_screen() -> None:
    assert "\x1b" not in sit(AnyCard(3, [""]), new_session(3, 3, 2)).text


def test_only_enter_takes_the_seat() -> None:
    session = two_people()
    played = sit(typing("h", "1", "v", "l", "j", "bleu 7", "x"), session)
    assert all(played.reply(place) == played.reply(0) for place in range(1, 8))
    assert session.table.version == 0


def test_after_the_first_round_a_name_alone_calls_to_the_keyboard() -> None:
    played = sit(typing("", "b7", "", "o1", "1", ""), two_people())
    called = [line for line in played.lines if line.endswith(("Entrée.", "lire votre main."))]
    assert called[:3] == [
        "Clavier à Ana. Entrée : lire votre main.",
        "Clavier à Bob. Entrée : lire votre main.",
        "Ana. Entrée.",
    ]


def test_a_player_who_types_something_else_there_hears_again_what_enter_does() -> None:
    played = sit(typing("", "b7", "", "o1", "h"), two_people())
    assert played.reply(4)[-1] == "Ana. Entrée."
    assert played.reply(5)[-1] == "Clavier à Ana. Entrée : lire votre main."


def test_who_takes_the_seat_hears_their_own_hand_and_what_is_asked() -> None:
    played = sit(typing("", "b7", ""), two_people())
    assert played.reply(0)[-1] == "Clavier à Ana. Entrée : lire votre main."
    assert "bleu 7" in "".join(played.reply(1))
    assert played.reply(2) == ["Ana, 7 bleu.", "Clavier à Bob. Entrée : lire votre main."]
    assert played.reply(3)[0] == "À vous de jouer."
    assert "orange 1" in "".join(played.reply(3))


def test_repeat_and_history_give_nobody_another_s_lines() -> None:
    played = sit(typing("", "h", "b7", "", "r", "j", "l", ","), two_people())
    after = "".join("".join(reply) for reply in played.replies[4:])
    assert named_in(after, ["blue-3", "red-5"]) == []


def test_since_my_last_turn_tells_what_the_others_did_also_where_all_share_a_keyboard() -> None:
    played = sit(typing("", "b7", "", "j"), two_people())
    assert any("Ana, 7 bleu" in line for line in played.reply(4)), played.reply(4)


def test_a_game_of_several_people_resumed_says_where_it_stands_on_the_screen_that_stays() -> None:
    """Text told before the screen is cleared would be gone before anybody has read it."""
    played = sit(typing(), two_people(), terminal=True, resumed=True)
    (reply,) = played.replies[0]
    assert reply.startswith(CLEAR)
    assert "Le pli est vide : à Ana de commencer." in reply
    assert reply.rstrip().endswith("Clavier à Ana. Entrée : lire votre main.")


def test_a_player_who_takes_a_seat_is_answered_even_where_hands_are_not_read_by_themselves() -> None:
    played = sit(typing("", "b7", ""), two_people(), settings=Settings(hand_at_turn=False))
    assert played.reply(1), "Ana took her seat and heard nothing"
    assert played.reply(3)


def test_an_only_choice_at_a_shared_keyboard_is_told_to_all_in_one_write() -> None:
    session = two_people("blue-7", "orange-1")
    played = sit(typing("", ""), session, terminal=True)
    assert played.end == "over"
    assert [reply for reply in played.replies if len(reply) > 1] == []
    assert "Ana, 7 bleu" in played.text


def test_one_may_leave_before_taking_the_seat() -> None:
    session = two_people()
    assert sit(typing("q", ""), session).end == "left"
    assert sit(typing("q", "non", ""), session).end == "end of input"


def test_the_end_is_told_to_all_on_a_cleared_screen() -> None:
    played = sit(typing("", ""), two_people("blue-7", "orange-1"), terminal=True)
    assert played.replies[-1][0].startswith(CLEAR)
    assert "Ana gagne" in played.replies[-1][0]
    assert "Vous" not in played.replies[-1][0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_at_a_real_terminal_no_byte_of_a_hand_comes_before_its_owner_takes_the_seat(home: Path) -> None:
    """And once the other takes over, what stands on the screen names none of it."""
    set_up(games_done=tuple(GAMES))
    journal = saved_game(2, 3, people=2)
    with Terminal("play", str(journal), "--language", "fr") as game:
        game.expect("Clavier à Ana. Entrée : lire votre main.")
        held = {seat: hand for seat, hand in hands(Sitting(table_of(journal))).items() if seat < 2}
        assert named_in(game.screen, held[0] + held[1]) == []
        game.type("\r")
        game.expect("Votre main")
        game.expect(". ")
        assert sorted(named_in(game.shown, held[0])) == sorted(held[0])
        game.type("1\r")
        game.expect("Clavier à Bob. Entrée : lire votre main.")
        left = hands(Sitting(table_of(journal)))[0]
        assert len(left) == len(held[0]) - 1
        assert named_in(game.shown, left) == []
        assert named_in(game.screen, held[1]) == []
        game.type("\r")
        game.expect("Votre main")
        game.expect(". ")
        assert sorted(named_in(game.shown, held[1])) == sorted(held[1])


# The voice.


def without_examples(text: str) -> str:
    """Return a text without the cards that help gives as examples of how to type one."""
    return re.sub(r"«\s(bleu 7|b7)\s»", "", text)


class Loudspeaker:
    """A voice that everyone in the room hears, as text."""

    def __init__(self) -> None:
        self.sink = TranscriptSink()
        self.speaker = Speaker(Chooser("transcript", {"transcript": lambda: self.sink}))
        self.speaker.start()
        self.computer = computer_at(StreamConsole())  # `sit` brings its own
        self.computer.speaker = self.speaker

    def heard(self) -> list[str]:
        """Return all that was said so far."""
        assert self.speaker.wait_until_quiet(LIMIT)
        return list(self.sink.lines)

    def play(self, session: Sitting, answer: Answer) -> Played:
        """Play, each line typed only once all has been said."""

        def patient(reply: str) -> str | None:
            self.heard()
            return answer(reply)

        return sit(patient, session, computer=self.computer, terminal=True)


@pytest.fixture
def loudspeaker() -> Iterator[Loudspeaker]:
    loudspeaker = Loudspeaker()
    yield loudspeaker
    loudspeaker.speaker.close()


def test_a_warning_goes_before_private_lines_on_a_shared_loudspeaker(loudspeaker: Loudspeaker) -> None:
    session = two_people()
    loudspeaker.play(session, typing("", "b7", ""))
    said = loudspeaker.heard()
    assert WARNING in said[0]
    assert named_in(said[0], hands(session)[0]) == []
    assert "bleu 7" in said[1]
    assert "Bob" in said[2]
    assert WARNING in said[2]
    assert named_in(said[2], hands(session)[1]) == []


def test_the_warning_says_how_to_keep_the_hand_from_the_voice(loudspeaker: Loudspeaker) -> None:
    loudspeaker.play(two_people(), typing())
    assert "Z : écran seulement" in loudspeaker.heard()[0]


def test_a_person_alone_is_not_warned(loudspeaker: Loudspeaker) -> None:
    loudspeaker.play(new_session(2, 3), typing("1", "1"))
    assert not any(WARNING in line for line in loudspeaker.heard())


def test_in_a_whole_game_no_hand_is_said_unless_its_owner_was_warned_and_took_the_seat(
    loudspeaker: Loudspeaker,
) -> None:
    session = new_session(7, 3, 2, names=("Ana", "Bob", "Zoe"))
    watched = Watched(AnyCard(7, ["h", "r", "bleu"]), session)
    read = 0

    def answer(reply: str) -> str | None:
        nonlocal read
        said = loudspeaker.heard()
        watched.screen = ""
        typed = watched(" ".join([*said[read:], reply]))
        read = len(said)
        return typed

    assert loudspeaker.play(session, answer).end == "over"
    assert watched.prompts > 20


def test_silent_entry_says_no_name_of_a_card_that_only_its_owner_knows(loudspeaker: Loudspeaker) -> None:
    """All the game, whatever is asked and however wrong a card is typed."""
    session = new_session(7, 3, 2, names=("Ana", "Bob", "Zoe"))
    card = AnyCard(7, ["h", "r", "m", "bleu", "rouge", "b", "j", "l", "bleu 7", "v 1", "r9", "bleu 7x"])
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
            return "z"
        return "" if found else card(reply)

    assert loudspeaker.play(session, answer).end == "over"
    said = loudspeaker.heard()
    assert not any("Votre main" in line for line in said)
    assert named_in(" ".join(said), list(CARD_IDS)), "cards that are played are told"
    assert leaked == []


@pytest.mark.parametrize(
    "typed", ["h", "bleu", "b7x", "bleu 8", "rouge 9", "r", "l", "j", ",", "v", "?", "u", "9", "k"]
)
def test_with_silent_entry_no_question_and_no_mistake_makes_the_voice_tell_of_the_hand(
    typed: str, loudspeaker: Loudspeaker
) -> None:
    session = two_people()
    written = loudspeaker.play(session, typing("z", "", typed))
    said = " ".join(loudspeaker.heard())
    assert named_in(without_examples(said), list(CARD_IDS)) in ([], ["green-9"]), said
    assert written.end == "end of input"


def test_silent_entry_keeps_the_hand_on_the_screen(loudspeaker: Loudspeaker) -> None:
    written = loudspeaker.play(two_people(), typing("z", ""))
    assert "Votre main : 1, bleu 7" in written.text


def test_silent_entry_confirms_each_card_with_a_click(loudspeaker: Loudspeaker) -> None:
    written = loudspeaker.play(two_people(), typing("z", "", "b7"))
    assert CLICK not in "".join("".join(reply) for reply in written.replies[:3])
    assert CLICK in "".join(written.replies[3])


def test_silent_entry_is_each_person_s_own_choice(loudspeaker: Loudspeaker) -> None:
    loudspeaker.play(two_people(), typing("z", "", "b7", ""))
    said = loudspeaker.heard()
    assert WARNING in said[-2]
    assert "orange 1" in said[-1]


def test_silent_entry_is_taken_back_with_the_same_key(loudspeaker: Loudspeaker) -> None:
    loudspeaker.play(two_people(), typing("z", "z", ""))
    said = loudspeaker.heard()
    assert WARNING not in said[1]
    assert WARNING in said[2]
    assert "bleu 7" in said[3]

"""The commands that may be typed at the terminal during a game, and their effects."""

import re
from pathlib import Path

import pytest

from audiogames.core.game import QUESTIONS
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Category
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.play.keys.help import BY_GAME
from audiogames.play.parsing.commands import NamedCard, command, named_card
from audiogames.play.prompts import Key
from audiogames.play.table.seating import BOT_PACE, PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.letters import USUAL
from audiogames.settings.store import load
from audiogames.storage.folders import paths
from tests.faces.keyboard import Played, new_session, session_at, setting, sit, start, typing
from tests.games.roue_des_sorcieres.positions import position, trick

COLOURS = ("blue", "yellow", "red", "green", "purple", "orange")
EVERY_WORD = sorted(
    (locale, name, word)
    for locale in COMPLETE
    for name in USUAL
    for word in catalogue(locale).words(f"words-{name}").split(",")
)


def leading(hand: str = "blue-7 blue-3 red-5 purple-7") -> Sitting:
    """A person who leads, then a bot with only one card."""
    return session_at(position(hand, "orange-1", trumps="green-9"), names=("Ana", "Bot"))


def deciding(first: str = "blue-7", second: str = "blue-3") -> Sitting:
    """A person who has won a trick of two and may change the trump."""
    return session_at(
        position(
            "red-5 red-6",
            "orange-1",
            trumps="green-9",
            trick=trick(0, first, second, seats=2),
            leader=0,
            turn={"seat": 0, "phase": "trump"},
        ),
        names=("Ana", "Bot"),
    )


def played_cards(session: Sitting) -> list[str]:
    return [step.entry.action for step in session.table.steps if step.entry.seat == 0 and step.entry.action]


def reply_to(line: str, session: Sitting | None = None, language: str = "fr") -> str:
    return " ".join(sit(typing(line), session or leading(), language).reply(1))


# Letters and words.


def test_every_letter_means_one_command() -> None:
    assert len(set(USUAL.values())) == len(USUAL)
    assert all(command(letter, USUAL) == name for name, letter in USUAL.items())
    assert all(command(letter.upper(), USUAL) == name for name, letter in USUAL.items())


@pytest.mark.parametrize(("locale", "name", "word"), EVERY_WORD)
def test_every_word_means_its_command_whatever_the_language_of_the_game(locale: str, name: str, word: str) -> None:
    assert command(word, USUAL) == name
    assert command(word.upper(), USUAL) == name


def test_no_word_of_one_command_is_the_word_of_another() -> None:
    meanings: dict[str, set[str]] = {}
    for _, name, word in EVERY_WORD:
        meanings.setdefault(word, set()).add(name)
    assert {word: names for word, names in meanings.items() if len(names) > 1} == {}


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_word_is_the_name_of_a_colour(locale: str) -> None:
    assert {command(catalogue(locale).words(f"colour-{colour}"), USUAL) for colour in COLOURS} == {None}


def test_accents_need_not_be_typed() -> None:
    assert command("repete", USUAL) == command("répète", USUAL) == "repeat"


def test_the_beginning_of_a_word_is_enough_from_three_letters_on() -> None:
    assert command("hist", USUAL) == "history"
    assert command("hi", USUAL) is None
    assert command("to", USUAL) is None


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_answered(question: str, language: str) -> None:
    session = new_session(3, 4)
    answer = reply_to(USUAL[question], session, language)
    words = catalogue(language)
    assert len(answer) > 10
    assert answer != words.words("not-understood", typed=USUAL[question])


def test_what_is_not_understood_is_said_and_where_help_is() -> None:
    assert reply_to("abracadabra") == "« abracadabra » n’est pas une commande. Point d’interrogation pour l’aide."


def test_help_tells_what_can_be_done_now() -> None:
    assert "Jouez n’importe quelle carte" in reply_to("?")
    assert "Cédez une carte du pli" in reply_to("f1\x1bOP"[2:], deciding())


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_a_key_that_tells_something_else_in_each_game_is_explained_as_in_this_one(game: str, language: str) -> None:
    session = Sitting.new(game, ["Ana", "Bot"], [PERSON, "apprentice"], {}, 5, MemoryStore())
    words, slug = catalogue(language), game.replace("_", "-")
    typed = "k" + "".join(USUAL[name] for name in sorted(BY_GAME))
    told = sit(typing(*typed), session, language).text
    for name in BY_GAME:
        assert words.words(f"about-{name}-{slug}").replace("\u00a0", " ") in told
        assert words.words(f"about-{name}") not in told


def test_enter_alone_tells_whose_turn_it_is() -> None:
    assert reply_to("") == "C’est à vous de jouer une carte."


# Cards by number.


def test_a_number_plays_the_card_in_that_place() -> None:
    session = leading()
    reply = sit(typing("2"), session)
    assert "1, bleu 7 ; 2, bleu 3 ; 3, rouge 5 ; 4, violet 7" in reply.text or "2, " in reply.text
    assert played_cards(session) == [f"play {second_of(reply)}"]


def second_of(played: Played) -> str:
    """Return the card that was read behind "2", by its name in positions."""
    colour, value = played.text.split("; 2, ")[1].split(" ;")[0].split()
    names = {catalogue("fr").words(f"colour-{name}"): name for name in COLOURS}
    return f"{names[colour]}-{value}"


@pytest.mark.parametrize("number", ["0", "5", "99", "100000000000000000000"])
def test_a_number_without_a_card_is_refused(number: str) -> None:
    session = leading()
    assert reply_to(number, session).startswith(
        f"Aucune carte de votre main n’a le numéro {number[:4]}. Les numéros : 1, "
    )
    assert played_cards(session) == []


def test_a_number_is_never_played_when_the_order_has_changed_since_it_was_read() -> None:
    """The hand is sorted anew, and left to itself; the trump changes, and with it the order of the hand."""
    settings = Settings(hand_at_turn=False, hand_sorted=True)
    session = session_at(
        position(
            "red-5 blue-2 red-6",
            "orange-1 orange-2 orange-3",
            trumps="green-9",
            trick=trick(0, "blue-7", "blue-3", seats=2),
            leader=0,
            turn={"seat": 0, "phase": "trump"},
        )
    )
    played = sit(typing("bleu 3", "1", "1"), session, settings=settings)
    assert played.reply(2)[0] == "L’ordre a changé depuis la dernière lecture : rien n’est joué."
    assert played.reply(2)[1].startswith("Votre main : 1, bleu 2 ; 2, rouge 6 ; 3, rouge 5"), played.reply(2)
    assert played_cards(session) == ["trump blue-3", "play blue-2"]


def test_without_sorting_a_number_means_its_card_though_the_wheel_has_turned() -> None:
    session = session_at(
        position(
            "red-5 blue-2 red-6",
            "orange-1 orange-2 orange-3",
            trumps="green-9",
            trick=trick(0, "blue-7", "blue-3", seats=2),
            leader=0,
            turn={"seat": 0, "phase": "trump"},
        )
    )
    played = sit(typing("h", "bleu 3", "1"), session)
    number = re.search(r"(\d), rouge 5", "".join(played.reply(1)))
    assert number is not None
    assert f"{number[1]}, rouge 5" in "".join(played.reply(2))
    assert played_cards(session)[:2] == ["trump blue-3", "play blue-2"]


def test_a_hand_that_is_sorted_again_is_read_after_it_and_the_card_drawn_is_told_without_a_number() -> None:
    settings = Settings(hand_sorted=True)
    session = session_at(
        position(
            "red-5 blue-2 red-6",
            "orange-1 orange-2 orange-3",
            trumps="green-9",
            pile="yellow-1 yellow-2 yellow-3",
            trick=trick(0, "blue-7", "blue-3", seats=2),
            leader=0,
            turn={"seat": 0, "phase": "trump"},
        )
    )
    told = "".join(sit(typing("bleu 3"), session, settings=settings).reply(1))
    assert "Vous piochez le 1 jaune." in told
    assert "Votre main : 1, bleu 2 ; 2, jaune 1 ; 3, rouge 6 ; 4, rouge 5." in told


def test_the_hand_that_was_asked_for_counts_as_read() -> None:
    session = leading()
    sit(typing("h", "1"), session, settings=Settings(hand_at_turn=False))
    assert len(played_cards(session)) == 1


def test_an_unchanged_hand_is_not_read_again() -> None:
    session = session_at(position("blue-7 blue-3 red-5", "orange-1 orange-2 orange-3", trumps="green-9", pile=""))
    played = sit(typing("q", "non", "t"), session)
    assert played.text.count("Votre main") == 1


# Cards by name.


@pytest.mark.parametrize("name", ["bleu 7", "7 bleu", "b7", "7b", "BLEU 7", "bleu7", "b 7", "ble 7", "blue 7"])
def test_a_card_is_played_by_its_name(name: str) -> None:
    session = leading()
    reply_to(name, session)
    assert played_cards(session) == ["play blue-7"]


@pytest.mark.parametrize("name", ["purple 7", "7 purple", "p7", "P 7", "violet 7"])
def test_a_card_is_played_by_its_english_name(name: str) -> None:
    session = leading()
    reply_to(name, session, "en")
    assert played_cards(session) == ["play purple-7"]


@pytest.mark.parametrize("name", ["i7", "violet 7", "i 7", "7i"])
def test_violet_is_i_in_french(name: str) -> None:
    session = leading()
    reply_to(name, session)
    assert played_cards(session) == ["play purple-7"]


def test_v_is_green_in_french() -> None:
    assert named_card("v7", "fr", COLOURS) == NamedCard(("green",), 7)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("value", [1, 9])
@pytest.mark.parametrize("colour", COLOURS)
def test_every_card_can_be_typed_by_letter_and_by_word(colour: str, value: int, locale: str) -> None:
    words = catalogue(locale)
    letter, name = words.words(f"colour-{colour}-letter"), words.words(f"colour-{colour}")
    for text in (f"{letter}{value}", f"{letter} {value}", f"{name} {value}", f"{value} {name}", f"{name[:3]}{value}"):
        session = session_at(position(f"{colour}-{value} green-5", "orange-2", trumps="green-8"))
        reply_to(text, session, locale)
        assert played_cards(session)[:1] == [f"play {colour}-{value}"], text


def test_an_ambiguous_name_is_asked_about_and_answered_by_its_value() -> None:
    session = leading()
    played = sit(typing("bleu", "3"), session)
    assert played.reply(1) == ["Laquelle : bleu 7 ou bleu 3 ? Tapez sa valeur, ou Entrée pour n’en jouer aucune."]
    assert played_cards(session) == ["play blue-3"]


def test_an_ambiguous_name_may_be_left_without_playing() -> None:
    session = leading()
    played = sit(typing("bleu", ""), session)
    assert played.reply(2) == ["Rien n’est joué."]
    assert played_cards(session) == []


def test_a_value_that_was_not_offered_is_asked_about_again() -> None:
    session = leading()
    played = sit(typing("bleu", "1", "7"), session)
    assert played.reply(2) == played.reply(1)
    assert played_cards(session) == ["play blue-7"]


def test_a_colour_with_one_card_names_that_card() -> None:
    session = leading()
    reply_to("rouge", session)
    assert played_cards(session) == ["play red-5"]


@pytest.mark.parametrize(("name", "card"), [("bleu 8", "le 8 bleu"), ("o1", "le 1 orange")])
def test_a_card_that_is_not_in_the_hand_is_refused_with_the_sentence_of_the_rules(name: str, card: str) -> None:
    session = leading()
    assert reply_to(name, session) == f"Vous n’avez pas {card} en main. Jouez une carte de votre main."
    assert played_cards(session) == []


def test_a_colour_that_is_not_in_the_hand_is_refused() -> None:
    session = leading()
    assert reply_to("jaune", session).startswith("Aucune carte ne correspond")
    assert played_cards(session) == []


@pytest.mark.parametrize("name", ["bleu 0", "b0"])
def test_a_value_that_no_card_has_is_refused(name: str) -> None:
    session = leading()
    assert "les valeurs vont de 1 à 9" in reply_to(name, session)
    assert played_cards(session) == []


def test_a_card_off_suit_is_accepted() -> None:
    session = session_at(
        position(
            "blue-7 red-5",
            "orange-1",
            trumps="green-9",
            trick=trick(1, "blue-1", seats=2),
            leader=1,
            turn={"seat": 0, "phase": "play"},
        )
    )
    reply_to("rouge 5", session)
    assert played_cards(session)[:1] == ["play red-5"]


# The trump.


def test_enter_keeps_the_trick() -> None:
    session = deciding()
    played = sit(typing(""), session)
    assert "3 ou Entrée, garder tout le pli" in played.text
    assert played_cards(session) == ["no-trump"]


@pytest.mark.parametrize(("typed", "card"), [("1", "blue-7"), ("2", "blue-3"), ("bleu 3", "blue-3"), ("b7", "blue-7")])
def test_a_card_of_the_trick_is_given_up_by_number_or_name(typed: str, card: str) -> None:
    session = deciding()
    sit(typing(typed), session)
    assert played_cards(session) == [f"trump {card}"]


def test_a_card_that_is_not_in_the_trick_cannot_be_given_up() -> None:
    session = deciding()
    answer = sit(typing("rouge 5"), session).reply(1)
    assert answer == ["Ce pli ne contient pas le 5 rouge. Cédez une carte du pli que vous venez de remporter."]
    assert played_cards(session) == []


def test_a_hand_that_was_read_is_no_list_of_trumps() -> None:
    """H between the question and its answer must not turn 1 into another card."""
    session = deciding()
    played = sit(typing("h", "1"), session)
    assert "1, rouge 6" in "".join(played.reply(1))
    assert played_cards(session) == ["trump blue-7"]


# One choice only.


def test_an_only_card_is_played_and_told() -> None:
    session = session_at(position("blue-7", "orange-1", trumps="green-9"))
    played = sit(typing(), session)
    assert played.end == "over"
    assert "Un seul choix, il est fait pour vous : 7 bleu." in played.text


# Taking back.


def test_a_card_can_be_taken_back_while_nothing_hidden_was_shown() -> None:
    session = session_at(
        position(
            "blue-7 red-5 red-6",
            "orange-1 orange-2",
            trumps="green-9",
            trick=trick(1, "blue-1", seats=2),
            leader=1,
            turn={"seat": 0, "phase": "play"},
        )
    )
    played = sit(typing("b7", "u", "h"), session)
    assert played.reply(2)[0] == "Coup repris."
    assert "bleu 7" in "".join(played.reply(3))


def test_a_card_cannot_be_taken_back_when_another_was_shown() -> None:
    session = session_at(position("blue-7 red-5 red-6", "blue-1 orange-2", trumps="green-9"))
    played = sit(typing("r5", "u"), session)
    assert played.reply(2) == ["Ce coup ne se reprend pas : ce qui a été vu ne s’oublie pas."]


def test_before_the_first_card_there_is_nothing_to_take_back() -> None:
    assert reply_to("u") == "Vous n’avez rien à reprendre."


# Hearing again.


def test_repeat_says_the_same_again_as_often_as_it_is_asked() -> None:
    played = sit(typing("v", "r", "r"), new_session(4, 3))
    assert played.reply(1) == played.reply(2) == played.reply(3)


def test_repeat_also_repeats_what_came_by_itself() -> None:
    played = sit(typing("r"), new_session(4, 3))
    assert played.reply(0) == played.reply(1)


def test_the_last_event_is_told_event_by_event() -> None:
    session = new_session(9, 4)
    played = sit(typing("1", "l"), session)
    told = "".join(played.reply(2))
    assert told.count("pioche une carte") + told.count("joue") >= 3


def test_before_anything_happens_there_is_no_last_event() -> None:
    assert reply_to("l") == "Rien ne s’est encore passé."


def test_the_history_tells_what_was_said_since_the_last_turn() -> None:
    session = new_session(9, 4)
    played = sit(typing("1", "h", "j"), session)
    told = [line for line in played.reply(1) if not line.startswith(("Votre main", "1, "))]
    assert played.reply(3) == told


def test_the_history_can_be_read_by_category() -> None:
    session = new_session(9, 4)
    played = sit(typing("1", "j atout", "j pli"), session)
    assert any("Atout" in line for line in played.reply(2))
    assert all("tout" in line for line in played.reply(2))
    assert all("pli" in line or "commence" in line for line in played.reply(3))


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_category_can_be_named(locale: str) -> None:
    for category in Category:
        answer = reply_to(f"j {catalogue(locale).words(f'category-{category}')}", new_session(9, 4), locale)
        assert "par genre" not in answer
        assert "by kind" not in answer


def test_an_unknown_category_is_refused_with_those_that_exist() -> None:
    assert reply_to("j chaudron").startswith("L’historique se lit par genre : tour, carte, pli")


def test_the_history_is_walked_back_and_forth_and_its_edges_are_told() -> None:
    played = sit(typing(",", ",", ";", ";", *[","] * 9), new_session(9, 4))
    said = played.reply(0)
    told = [line for line in said if not line.startswith("Votre main")]
    assert played.reply(1) == [told[-1]]
    assert played.reply(2) == [told[-2]]
    assert played.reply(3) == [told[-1]]
    assert played.reply(4) == ["Fin de l’historique.", told[-1]]
    assert played.reply(-1) == ["Début de l’historique.", told[0]]


def test_after_j_and_a_kind_page_up_and_page_down_walk_only_that_kind_and_j_alone_ends_it() -> None:
    session = new_session(3, 3)
    played = sit(typing("1", "1", "j pli", Key.PAGE_UP, Key.PAGE_UP, Key.PAGE_DOWN, "j", Key.PAGE_UP), session)
    told = played.reply(3)
    assert len(told) > 1
    assert [played.reply(place) for place in (4, 5, 6)] == [[told[-1]], [told[-2]], [told[-1]]]
    assert played.reply(8) == [played.reply(7)[-1]]
    assert played.reply(8) != played.reply(4)


def test_key_by_key_a_kind_is_named_after_n() -> None:
    session = new_session(3, 3)
    keys = ["1", "1", "n", "j pli", Key.PAGE_UP]
    played = sit(typing(*keys), session, settings=Settings(keys_mode="single"))
    assert played.reply(5) == [played.reply(4)[-1]]


def test_an_empty_history_says_so() -> None:
    assert reply_to(",") == "L’historique est vide."
    assert reply_to("j") == "Rien depuis votre dernier tour."


def test_a_yellow_card_typed_with_a_space_is_no_history() -> None:
    """In French `j` is the history and yellow's letter alike: with a value after it, it is a card."""
    session = leading("yellow-7 blue-3")
    reply_to("j 7", session)
    assert played_cards(session) == ["play yellow-7"]


# Keys learnt, settings changed, the table left.


def test_the_key_learner_tells_every_key_and_does_nothing() -> None:
    session = new_session(3, 3)
    version = session.table.version
    lines = [*USUAL.values(), "1", "bleu 7", "", "h", "", ""]
    played = sit(typing("k", *lines, "t"), session)
    words = catalogue("fr")
    for place, name in enumerate(USUAL, 2):
        about = f"about-{name}-roue-des-sorcieres" if name in BY_GAME else f"about-{name}"
        assert words.words(about).replace("\u00a0", " ") in "".join(played.reply(place))
    assert session.table.version == version
    assert "De retour au jeu" in "".join(played.reply(-2))
    assert "C’est à vous" in "".join(played.reply(-1))


def test_settings_are_changed_saved_and_effective_at_once(quiet_home: Path) -> None:
    played = start(typing("", "o", "1", "3", "0", "t"), language=None)
    assert load()[0].language == "en"
    assert "your turn" in "".join(played.reply(-1))


def test_the_language_chosen_in_the_settings_wins_over_that_of_the_command_line(quiet_home: Path) -> None:
    played = start(typing("", "o", "1", "3", "0", "t"), language="fr")
    assert "your turn" in "".join(played.reply(-1))


def test_verbosity_is_changed_in_the_middle_of_a_game(quiet_home: Path) -> None:
    start(typing("", "o", "2", "3", "0", "t"))
    assert load()[0].verbosity.name == "MINIMAL"


def test_lines_become_short_at_once(quiet_home: Path) -> None:
    played = start(typing("", "o", setting("lines", "roue_des_sorcieres"), "2", "0", "?"))
    assert load()[0].lines == "braille"
    assert max(map(len, played.reply(-1))) <= 40


def test_the_length_of_one_category_is_set_and_unset(quiet_home: Path) -> None:
    line = setting("verbosity_by_category", "roue_des_sorcieres")
    start(typing("", "o", line, "3", "4", line, "1", "2", "0"))
    assert {key.value: level.name for key, level in load()[0].verbosity_by_category.items()} == {
        "trick": "MINIMAL",
        "turn": "FULL",
    }
    start(typing("", "o", line, "3", "1", "0"))
    assert [key.value for key in load()[0].verbosity_by_category] == ["turn"]


def test_a_name_is_set(quiet_home: Path) -> None:
    start(typing("7", setting("player_name"), "  Zoé ", "0"))
    assert load()[0].player_name == "Zoé"


def test_a_name_that_is_too_long_is_refused_and_changes_nothing(quiet_home: Path) -> None:
    played = start(typing("7", setting("player_name"), "Z" * 60, "0"))
    assert load()[0].player_name == ""
    assert "Votre nom : Z" not in played.text


def test_a_setting_that_cannot_be_saved_is_told(home: Path) -> None:
    home.write_text("a file where the folder should be")
    played = start(typing("7", "2", "2", "0", "8"))
    assert "Longueur des annonces : courtes." not in played.text
    assert "réglages" in "".join(played.reply(3)).lower()


def test_leaving_asks_once_and_the_game_stays_saved(quiet_home: Path) -> None:
    played = start(typing("", "1", "q", "", "q"))
    assert "La partie reste enregistrée. Quitter la table ?" in played.text
    assert "La partie attend dans le menu" in played.text
    assert "Entrée reprend La Roue des Sorcières." in played.text
    assert len(list(paths().journals.glob("*.journal"))) == 1


def test_no_takes_one_back_to_the_table(quiet_home: Path) -> None:
    played = start(typing("", "q", "non"))
    assert "C’est à vous" in "".join(played.reply(-1))


def test_saving_says_where(quiet_home: Path) -> None:
    played = start(typing("", "x"))
    assert next(paths().journals.glob("*.journal")).name in "".join(played.reply(2))


# The pace of the others.


def test_with_pace_enter_each_play_waits_for_enter() -> None:
    played = sit(typing("", "", "t"), new_session(6, 4), settings=Settings(bot_pace="enter"))
    assert len(played.replies) > 2


@pytest.mark.parametrize("line", ["h", "t", "u", "j", "bleu 7", "7", "?", "l", "r", "v"])
def test_while_one_waits_everything_can_be_asked(line: str) -> None:
    session = waiting()
    version = session.table.version
    played = sit(typing(line), session, settings=Settings(bot_pace="enter"))
    assert played.reply(1)
    assert session.table.version == version + 1


def test_no_card_is_played_by_name_while_the_others_play() -> None:
    session = waiting()
    played = sit(typing("n", "bleu 7"), session, settings=Settings(bot_pace="enter"))
    assert played.end == "end of input"
    assert played_cards(session) == []


def waiting() -> Sitting:
    """A game in which a bot has just played and another bot is to play."""
    return session_at(
        position(
            "blue-7 blue-3",
            "orange-1 orange-2",
            "red-1 red-2",
            trumps="green-9",
            leader=1,
            turn={"seat": 1, "phase": "play"},
        )
    )


def test_with_a_pause_the_news_come_as_they_happen() -> None:
    played = sit(typing(), waiting(), settings=Settings(bot_pace=0.01))
    assert len(played.replies[0]) == 2


def test_a_pace_that_is_set_during_a_game_holds_from_then_on(quiet_home: Path) -> None:
    session = new_session(3, 3)
    sit(typing("o", setting("bot_pace", session.game.name), "4", "0"), session)
    assert load()[0].bot_pace == 1.0
    assert session.seats.granted(BOT_PACE) == 1.0


@pytest.mark.parametrize("pace", ["auto", "none"])
def test_without_a_pace_all_is_told_at_once(pace: str) -> None:
    played = sit(typing(), waiting(), settings=Settings(bot_pace="none" if pace == "none" else "auto"))
    assert len(played.replies[0]) == 1

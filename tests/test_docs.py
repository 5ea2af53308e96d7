"""The pages for players: what they say is what the program does."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from audiogames.audio.sounds import own_sounds
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE
from audiogames.cli.arguments import OF_RENDER, SWITCHES_OF_RENDER, WITH_VALUE, parse
from audiogames.cli.arguments import WORDS as COMMANDS
from audiogames.core.chance import Generator
from audiogames.core.errors import IllegalAction
from audiogames.core.events import kind
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES, game_named
from audiogames.core.table import Table, hear
from audiogames.decks.du_balai import SPELLS, SYMBOLS
from audiogames.decks.zapp_zerapp import COLOURS
from audiogames.games.du_balai.course import LAST_CALL, LOOK, USUAL_LIMIT
from audiogames.games.du_balai.keys import confirmation
from audiogames.games.du_balai.state import Action
from audiogames.games.roue_des_sorcieres.events import TrickWon
from audiogames.games.roue_des_sorcieres.rules import order
from audiogames.games.zapp_zerapp.percept import SHAKE
from audiogames.narration.catalogue import catalogue
from audiogames.narration.narrator import Narrator
from audiogames.play.conversation import FURTHEST, Conversation
from audiogames.play.device import Device
from audiogames.play.in_game.play import Play
from audiogames.play.keys.hearing import TURN
from audiogames.play.keys.questions import offered
from audiogames.play.menus.main import LINES
from audiogames.play.menus.new_table.tables import title
from audiogames.play.menus.time_limits import CALLED as TIME_LIMITS
from audiogames.play.modes.du_balai import keys as balai_keys
from audiogames.play.modes.du_balai.dice import CLOSERS, CLOSEST
from audiogames.play.modes.du_balai.spells import CorrectingKeys
from audiogames.play.modes.du_balai.symbols_training import guess
from audiogames.play.modes.zapp_zerapp import barrels_training
from audiogames.play.modes.zapp_zerapp.barrels_training import LEVELS, BarrelRecord
from audiogames.play.modes.zapp_zerapp.shaking import SIGNS, BarrelPress, What, press
from audiogames.play.modes.zapp_zerapp.shaking import WORDS as ROOM_WORDS
from audiogames.play.modes.zapp_zerapp.together import SETS, SETS_CALLED
from audiogames.play.parsing.commands import NamedCard, command, named_cards
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE, page
from audiogames.retelling.render import BYTES, CHANNELS
from audiogames.settings.letters import USUAL
from benchmarks.web.million import reckoned

DOCS = Path(__file__).resolve().parent.parent / "docs"
FIRST = {"fr": "LISEZMOI.md", "en": "README.md"}
"""The first page in each language."""
ROUE = "roue_des_sorcieres"
AIR = "air_sorciere"
ZAPP = "zapp_zerapp"
BALAI = "du_balai"
LONGEST_PART = 900
"""Characters between two presses of Enter: about a minute of speech."""

SPOKEN = re.compile(r"[\w\s.,;:?!'’«»“”-]*")
"""Characters that a voice reads as they are meant. A slash, a star, an arrow or a bracket is read out or swallowed."""

CHARACTERS_PER_SECOND = 15
"""The pace of a voice, as `benchmarks/terminal/speech.py` measures."""

ESSENTIALS = {"fr": "L'essentiel en une minute.", "en": "The essentials in one minute."}

NUMBERS = {
    "fr": {2: "À deux", 3: "À trois", 4: "À quatre", 5: "À cinq", 6: "À six"},
    "en": {2: "for two", 3: "For three", 4: "For four", 5: "For five", 6: "For six"},
}
TRICKS = {
    "fr": {27: "vingt-sept", 18: "dix-huit", 14: "quatorze", 11: "onze", 9: "neuf"},
    "en": {27: "twenty-seven", 18: "eighteen", 14: "fourteen", 11: "eleven", 9: "nine"},
}


AUTHORS = {
    ROUE: ("Leo Colovini",),
    AIR: ("Hanno", "Wilfried Kuhn"),
    ZAPP: ("Heinz Meister", "Klaus Zoch"),
    BALAI: ("Bruno Cathala", "Serge Laget"),
}
GAMES_COUNTED = {"fr": {4: "quatre jeux"}, "en": {4: "four games"}}
GRIMOIRES = {
    "fr": {2: "À deux", 3: "À trois", 4: "À quatre ou cinq", 5: "À quatre ou cinq"},
    "en": {2: "With two players", 3: "With three", 4: "With four or five", 5: "With four or five"},
}
WORDS = {"fr": {7: "sept", 8: "huit", 9: "neuf"}, "en": {7: "seven", 8: "eight", 9: "nine"}}


def plain(text: str) -> str:
    """Give a text with the apostrophe and the space of a keyboard."""
    return text.replace("’", "'").replace("\u00a0", " ")


def says(locale: str, id: str, **variables: str | int) -> str:
    """Give a message of the program as `text` gives a page."""
    return plain(catalogue(locale).words(id, **variables))


def text(locale: str, name: str) -> str:
    return plain((DOCS / locale / f"{name}.md").read_text(encoding="utf-8"))


def parts(locale: str, game: str = ROUE) -> dict[str, str]:
    """Give the parts of the rules by their headings, as they are read aloud."""
    return {plain(part[0]): plain(" ".join(part[1:])) for part in page(locale, game)}


def playing(game: str) -> str:
    """Give the name of the page that has a turn of a game and its keys."""
    return f"playing_{game}"


def quoted(locale: str, name: str) -> set[str]:
    """Give what a page has between quotation marks."""
    return {quote.strip() for quote in re.findall(r"[«“]([^»”]+)[»”]", text(locale, name))}


# The rules, read aloud


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_rules_are_read_in_parts_that_can_be_listened_to(locale: str, game: str) -> None:
    read = page(locale, game)
    assert len(read) == len(re.findall(r"^#", text(locale, game), flags=re.MULTILINE))
    for part in read:
        assert len(part) > 1, f"nothing is said under {part[0]}"
        assert sum(map(len, part)) <= LONGEST_PART, part[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_essentials_come_before_all_other_rules_and_take_a_minute(locale: str, game: str) -> None:
    essentials = page(locale, game)[1]
    assert plain(essentials[0]) == ESSENTIALS[locale]
    assert sum(map(len, essentials)) / CHARACTERS_PER_SECOND <= 60


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_no_mark_and_no_bare_symbol_is_left_in_what_is_read_aloud(locale: str, game: str) -> None:
    for part in page(locale, game):
        for line in part:
            assert SPOKEN.fullmatch(line), line
            assert not line.isdigit()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_every_paragraph_of_the_rules_is_one_line_so_that_a_voice_does_not_stop_inside_it(
    locale: str, game: str
) -> None:
    for paragraph in text(locale, game).strip().split("\n\n"):
        assert "\n" not in paragraph, paragraph


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_rules_begin_with_the_title_and_end_with_whose_game_it_is(locale: str, game: str) -> None:
    read = page(locale, game)
    called = says(locale, title(game))
    assert plain(read[0][0]) == (f"{called}." if called[-1].isalnum() else called)
    assert all(author in " ".join(read[-1]) for author in AUTHORS[game])
    assert re.search(r"une adaptation non officielle|an unofficial adaptation", " ".join(read[-1]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_rules_have_a_paragraph_for_each_option_of_the_table(locale: str, game: str) -> None:
    options = next(
        part
        for part in page(locale, game)
        if re.fullmatch(r"(Les options de la table|The options of the table)\.", part[0])
    )
    assert len(options) - 1 == len(game_named(game).options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_rules_and_the_page_of_keys_name_every_set_of_options_as_the_menu_does(locale: str, game: str) -> None:
    for preset in game_named(game).presets:
        name = says(locale, f"preset-{game}-{preset.name}".replace("_", "-"))
        assert name in quoted(locale, game) & quoted(locale, playing(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_as_many_parts_and_paragraphs_in_both_languages(game: str) -> None:
    french, english = ([len(part) for part in page(locale, game)] for locale in COMPLETE)
    assert french == english


# The rules of La Roue des Sorcières


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_order_of_the_wheel_in_the_rules_is_the_order_of_the_game(locale: str) -> None:
    written = re.findall(r"(?:\d, ){8}\d", " ".join(parts(locale).values()))
    rightful = {", ".join(map(str, order(wheel, side))) for wheel in range(1, 10) for side in (True, False)}
    assert len(written) == 4
    assert set(written) <= rightful


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_value_shown_by_the_wheel_is_followed_by_the_rightful_others(locale: str) -> None:
    sides = list(page(locale, ROUE))[7:9]
    told = [" ".join(part) for part in sides]
    for descending, part in zip((True, False), told, strict=True):
        shown = re.findall(r"(?:Si la roue montre|If the wheel shows) [^.]+\. [^.]+\.", part)
        assert shown
        for sentences in shown:
            wheel, *values = map(int, re.findall(r"\d", sentences))
            assert tuple(values) == order(wheel, descending)


def example(side: str, gives_up: str | None = None) -> Table:
    """Play the example of the rules: Anouk, Basile, Clara and Denis, trump blue 6."""
    hands = (["red-8", "red-1"], ["blue-9", "red-2"], ["green-6", "red-3"], ["blue-2", "red-4"])
    table = Table.load(
        {
            "game": ROUE,
            "options": {"side": side},
            "seats": [{"hand": hand} for hand in hands],
            "trump_pile": ["blue-6"],
            "draw_pile": ["yellow-1", "yellow-2", "yellow-3", "yellow-4"],
            "exact": True,
        }
    )
    for seat, hand in enumerate(hands):
        table.submit(seat, f"play {hand[0]}")
    if gives_up is not None:
        table.submit(3, f"trump {gives_up}")
    return table


def won(table: Table) -> TrickWon:
    return next(event for step in table.steps for event in step.events if isinstance(event, TrickWon))


def test_the_trick_of_the_example_goes_as_the_rules_tell_it() -> None:
    assert (won(example("descending")).seat, won(example("descending")).points) == (3, 25)
    assert won(example("ascending")).seat == 1
    after = example("descending", gives_up="red-8")
    assert after.scores[3] == 17
    assert after.view_position(None)["wheel"] == 8
    assert after.view(3).leader == 3
    drawn = [getattr(event, "seat", None) for event in after.steps[-1].events if type(event).__name__ == "Drew"]
    assert drawn == [3, 0, 1, 2]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_example_tells_the_points_of_the_engine(locale: str) -> None:
    whole = " ".join(parts(locale).values())
    assert f" {won(example('descending')).points} points" in whole
    assert f" {example('descending', gives_up='red-8').scores[3]} points" in whole


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_has_as_many_tricks_as_the_rules_say(seats: int) -> None:
    table = Table.new(ROUE, [{"name": None}] * seats, seed=seats)
    generator = Generator(seats)
    while not table.over:
        for seat, actions in table.legal().items():
            table.submit(seat, actions[generator.below(len(actions))])
    tricks = sum(isinstance(event, TrickWon) for step in table.steps for event in step.events)
    for locale in COMPLETE:
        told = next(part for part in parts(locale).values() if NUMBERS[locale][6] in part)
        assert re.search(rf"{NUMBERS[locale][seats]}\b[^.]* {TRICKS[locale][tricks]}\b", told), (locale, seats, tricks)


# The rules of Air Sorcière


def air(turn: dict[str, object], **fields: object) -> Table:
    """Set a table of two for an example of the rules."""
    position = {"game": AIR, "exact": True, "seats": [{}, {}], "turn": {"seat": 0, **turn}, **fields}
    return Table.load(position)


def told_events(table: Table, *actions: str) -> list[str]:
    """Let seat 0 act; return the kinds of the events."""
    events = [event for action in actions for event in table.submit(0, action)]
    return [kind(event) for event in events]


def test_the_flight_of_the_example_goes_as_the_rules_tell_it() -> None:
    flying = {"columns": {"green": [3, 8, 12], "orange": [4]}}
    table = air({}, seats=[flying, {}], common=["orange-6"], draw_pile=["green-9", "red-7", "green-4"])
    events = told_events(table, "take orange-6", "draw", "draw")
    assert events == ["took-from-common", "drew", "put-in-common", "drew", "kept"]
    further = Table.load(table.position())
    assert told_events(further, "draw") == ["drew", "crashed", "bonus-taken", "turn-began"]
    assert told_events(table, "stop")[:2] == ["stopped", "landed"]
    after = table.position()["seats"][0]
    assert (after["hand"], after["columns"]) == (["red-7"], {"orange": [4, 6], "green": [3, 8, 12]})


def test_the_diploma_of_the_example_goes_as_the_rules_tell_it() -> None:
    hand = ["green-3", "green-7", "green-9", "black-11", "black-12"]
    table = air({"phase": "diploma", "taken": 1}, seats=[{"hand": hand, "grimoires": {"black": 1}}, {}])
    with pytest.raises(IllegalAction):
        table.submit(0, f"diploma green: {' '.join(hand)}")
    plain = Table.load(table.position())
    plain.submit(0, "diploma green: green-3 green-7 green-9")
    assert plain.position()["seats"][0]["grimoires"]["green"] == 1
    table.submit(0, "diploma green: green-3 green-7 green-9 black-11")
    assert table.position()["seats"][0]["grimoires"]["green"] == 2


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_game_has_as_many_grimoires_as_the_rules_say(locale: str, seats: int) -> None:
    stock = Table.new(AIR, [{"name": None}] * seats, seed=1).position()["stock"]
    (number,) = set(stock.values())
    assert re.search(
        GRIMOIRES[locale][seats] + rf"[^.]*\b{WORDS[locale][number]}\b", " ".join(parts(locale, AIR).values())
    )


# The rules of Zapp Zerapp


def race(seats: dict[str, int], number: int, **fields: object) -> Table:
    """Set a table with an apprentice of each seat on the ring, at which the first seat is to move by a number."""
    position = {
        "game": ZAPP,
        "seats": [{"colour": colour, "apprentices": [space, "start", "start"]} for colour, space in seats.items()],
        "barrels": list(range(1, 14)),
        "magic_number": 12,
        "chosen": {"0": "ABCDEFGHIJKLM"[number - 1]},
        "turn": {"phase": "move", "order": [0], "roller": 0},
        **fields,
    }
    return Table.load(position)


def to_go(table: Table) -> dict[str, int]:
    """Return how far the first apprentice of each colour is from its city, 25 in its start."""
    view = table.view(None)
    return {COLOURS[colour]: 25 - steps[0] for colour, steps in zip(view.colours, view.apprentices, strict=True)}


def test_the_round_of_the_example_goes_as_the_rules_tell_it() -> None:
    place = {
        "game": ZAPP,
        "seats": [{}, {}, {}, {}],
        "barrels": list(range(1, 14)),
        "magic_number": 8,
        "turn": {"phase": "shake", "roller": 0},
    }
    table = Table.load(place)
    for seat, letter in enumerate("IFDB"):
        table.submit(seat, f"choose {letter}")
    assert table.view(None).order == (1, 2, 3)


def test_the_banishing_of_the_example_goes_as_the_rules_tell_it() -> None:
    table = race({"green": 9, "red": 11, "yellow": 13, "blue": 15}, 6)
    assert to_go(table) == {"green": 19, "red": 11, "yellow": 3, "blue": 19}
    table.submit(0, "move 1")
    assert to_go(table) == {"green": 13, "red": 11, "yellow": 25, "blue": 25}


def test_the_companion_of_the_example_goes_as_the_rules_tell_it() -> None:
    table = race({"blue": 17, "red": 18}, 6, options={"advanced": True})
    assert to_go(table) == {"blue": 17, "red": 4}
    table.submit(0, "move 1 with red-1")
    assert to_go(table) == {"blue": 11, "red": 23}


# The rules of Du Balai!

ROLLED = [
    *("orange-ear", "black-cloud", "orange-skull", "black-web", "black-skull"),
    *("orange-eye", "black-web", "orange-star", "orange-star"),
]
"""The dice of the example."""


def called_symbols(locale: str) -> list[str]:
    """Give the names of the symbols in the order of their keys."""
    return [says(locale, f"balai-symbol-{symbol}") for symbol in SYMBOLS]


def flight(symbols: str) -> Table:
    """Let the first of two write a formula on space 4 with the dice of the example before them."""
    seats = [{"space": 4, "formula": None}, {"space": 3, "formula": []}]
    table = Table.load({"game": BALAI, "seats": seats, "dice": ROLLED, "turn": {"phase": "write"}})
    table.submit(0, f"write {symbols}")
    return table


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_symbols_of_the_rules_are_in_the_order_of_their_keys(locale: str) -> None:
    told = re.findall(r"\w+, ([\w ]+?) ?: \w+\.", " ".join(parts(locale, BALAI).values()))
    assert told[: len(SYMBOLS)] == called_symbols(locale)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_rules_tell_what_each_spell_does(locale: str) -> None:
    whole = " ".join(parts(locale, BALAI).values())
    for spell in SPELLS:
        called = says(locale, f"balai-card-{spell}")
        assert re.search(rf"{called} \w+", whole), called


@pytest.mark.parametrize(
    ("symbols", "told"),
    [
        ("ear star", {"fr": "oreille et étoile mènent à la case {}", "en": "ear and star lead to space {}"}),
        (
            "ear star eye",
            {
                "fr": "Oreille, étoile et œil, une formule parfaite, mènent à la case {}",
                "en": "Ear, star and eye, a perfect formula, lead to space {}",
            },
        ),
        ("web cloud", {"fr": "Toile et nuage mènent à la case {}", "en": "Web and cloud lead to space {}"}),
    ],
)
def test_each_flight_of_the_example_goes_as_the_rules_tell_it(symbols: str, told: dict[str, str]) -> None:
    space = flight(symbols).position()["seats"][0]["space"]
    for locale in COMPLETE:
        assert told[locale].format(space) in " ".join(parts(locale, BALAI).values())


def test_the_card_and_the_fall_of_the_example_are_as_the_rules_tell_them() -> None:
    assert len(flight("web cloud").position()["turn"]["drawn"]) == 2
    assert flight("ear web").position()["seats"][0]["space"] == 4


# The keys


def commands_of(locale: str) -> dict[str, list[str]]:
    """Give the words that the page of keys has for each command, by the name of its key."""
    rows = re.findall(r"^- \*\*(.+?)\*\*, ([^:\n]+?) ?:", text(locale, "keys"), flags=re.MULTILINE)
    return {letter: re.split(r", | ou | or ", words) for letter, words in rows}


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_has_every_command_with_its_key_and_all_its_words_and_no_other(locale: str) -> None:
    expected = {says(locale, f"letter-{name}"): says(locale, f"words-{name}").split(",") for name in USUAL}
    assert commands_of(locale) == expected


@pytest.mark.parametrize("locale", COMPLETE)
def test_what_the_page_of_keys_calls_a_key_is_the_key_that_is_matched(locale: str) -> None:
    for name, letter in USUAL.items():
        called = says(locale, f"letter-{name}")
        assert len(called) > 1 or called.lower() == letter


def test_every_word_of_the_page_of_keys_is_understood() -> None:
    for locale in COMPLETE:
        for name in USUAL:
            for word in commands_of(locale)[says(locale, f"letter-{name}")]:
                assert command(word, USUAL) == name, word


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_the_letters_of_the_colours_are_those_of_the_catalogue(locale: str, game: str) -> None:
    for colour in game_named(game).colours:
        letter = says(locale, f"colour-{colour}-letter").upper()
        joint = "pour" if locale == "fr" else "for"
        assert f"{letter} {joint} {says(locale, f'colour-{colour}')}" in text(locale, playing(game))


@pytest.mark.parametrize("locale", COMPLETE)
def test_several_cards_written_as_the_page_shows_it_are_understood(locale: str) -> None:
    shown = [quote for quote in quoted(locale, playing(AIR)) if len(re.findall(r"\d+", quote)) == 3]
    assert len(shown) == 2
    green, black = ("green",), ("black",)
    for typed in shown:
        cards = named_cards(typed, locale, game_named(AIR).colours)
        assert cards == (NamedCard(green, 3), NamedCard(green, 7), NamedCard(black, 11)), typed


# Barrels: the room where they are shaken, the scramble at one keyboard, the training ground

ROOM = {
    "fr": {"line": "Écouter les tonneaux, en tapant des lignes", "single": "Écouter les tonneaux, touche par touche"},
    "en": {"line": "Listening to barrels, typing lines", "single": "Listening to barrels, key by key"},
}
TOGETHER = {"fr": "La mêlée à un clavier", "en": "The scramble at one keyboard"}
TRAINING = {"fr": "S'entraîner aux tonneaux", "en": "Training your ear on barrels"}
KEYS_OF_ROOM: tuple[tuple[str, What, dict[str, str]], ...] = (
    ("", "next", {"fr": "Entrée", "en": "Enter"}),
    ("+", "after", {"fr": "signe plus", "en": "plus sign"}),
    ("/", "before", {"fr": "Barre oblique", "en": "Slash"}),
    (".", "again", {"fr": "Point", "en": "Full stop"}),
    (" ", "tip", {"fr": "Espace", "en": "Space"}),
    ("\x1b[C", "after", {"fr": "flèche de droite", "en": "right arrow"}),
    ("\x1b[D", "before", {"fr": "Flèche de gauche", "en": "Left arrow"}),
    ("\x1b[A", "again", {"fr": "Flèche du haut", "en": "Up arrow"}),
    ("\x1b[B", "ask-keep", {"fr": "Flèche du bas", "en": "Down arrow"}),
)
"""The line that each key of the room sends, what it does there, and its name in the pages."""

TOLD: dict[What, dict[str, str]] = {
    "next": {"fr": "secouer le tonneau suivant", "en": "shake the next barrel"},
    "after": {"fr": "secouer le tonneau suivant", "en": "shake the next barrel"},
    "before": {"fr": "secouer le tonneau précédent", "en": "shake the barrel before"},
    "again": {"fr": "secouer encore le même tonneau", "en": "shake the same barrel again"},
    "ask-keep": {"fr": "garder le tonneau où vous êtes", "en": "keep the barrel where you are"},
    "tip": {"fr": "pencher le tonneau lentement", "en": "tip the barrel slowly"},
}


def section(locale: str, name: str, heading: str) -> str:
    """Give what stands on a page under a heading, as far as the next one."""
    return re.split(r"^#+ ", text(locale, name).split(f"# {heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def entries(locale: str, name: str, heading: str) -> dict[str, str]:
    """Give the entries of a list under a heading: what comes before the colon, and what after it."""
    return dict(re.findall(r"^- ([^:\n]+?) ?: (.+)$", section(locale, name, heading), flags=re.MULTILINE))


def heads(message: str) -> list[str]:
    """Give the keys that a help message explains: what stands before each colon."""
    return [part.partition(":")[0].strip() for part in plain(message).split(". ")]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("mode", ["line", "single"])
def test_the_page_of_keys_has_every_key_of_the_room_of_barrels_as_its_help_has_it(locale: str, mode: str) -> None:
    listed = list(entries(locale, playing(ZAPP), ROOM[locale][mode]))
    help_of_room = [head for more in ("", "-more") for head in heads(says(locale, f"shaking-help-{mode}{more}"))]
    assert sorted(listed[: len(help_of_room)]) == sorted(help_of_room)


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_key_of_the_room_does_what_the_page_of_keys_says(locale: str) -> None:
    listed = {
        **entries(locale, playing(ZAPP), ROOM[locale]["line"]),
        **entries(locale, playing(ZAPP), ROOM[locale]["single"]),
    }
    for typed, does, called in KEYS_OF_ROOM:
        told = [says for head, says in listed.items() if re.search(rf"(?<!\w){called[locale]}(?!\w)", head)]
        assert told
        assert all(says.startswith(TOLD[does][locale]) for says in told), called
        assert press(typed, single=True, letters=False) == BarrelPress(does)
    assert {*SIGNS} < {typed for typed, _, _ in KEYS_OF_ROOM}


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_word_that_the_page_has_for_barrels_is_understood_in_the_room(locale: str) -> None:
    for quote in quoted(locale, playing(ZAPP)):
        word = quote.partition(" ")[0]
        if word in {says(locale, f"shaking-words-{what}").split(",")[0] for what in ROOM_WORDS}:
            assert press(quote, single=False, letters=False) is not None, quote
    room = section(locale, playing(ZAPP), ROOM[locale]["line"])
    release = says(locale, "zapp-choice-release", number="").strip()
    named = {says(locale, f"shaking-words-{what}").split(",")[0] for what in ROOM_WORDS} - {
        "secouer",
        "shake",
        "release",
    }
    assert all(re.search(rf"[«“] ?{word} ?[»”]", room) for word in {*named, release})


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_gives_each_person_of_a_scramble_their_keys(locale: str) -> None:
    listed = entries(locale, playing(ZAPP), TOGETHER[locale])
    called = [says(locale, id) for id in SETS_CALLED]
    for shown, said in zip(listed.values(), called, strict=False):
        assert shown.startswith(said)
    for keys, said in list(zip(SETS, called, strict=True))[:2]:
        assert re.findall(r"\b[A-Z]\b", said) == [key.upper() for key in keys]
    assert [*SETS[0].values()] == ["before", "next", "again", "keep"]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_keys_that_the_page_has_for_the_training_ground_are_among_its_own(locale: str) -> None:
    narrator = Narrator(locale, ())
    told = barrels_training.keys(BarrelRecord(level=len(LEVELS) - 1), "line")
    said = [heads(line.text)[0] for line in narrator.utterances(told)]
    question = {"fr": "Point d'interrogation", "en": "Question mark"}[locale]
    listed = list(entries(locale, playing(ZAPP), TRAINING[locale]))
    assert question in listed  # it reads them all
    assert [head for head in listed if head != question] == [head for head in said if head in listed]
    for head in listed:
        if len(head) == 1:
            assert barrels_training.action(head, USUAL) is not None


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_tells_what_the_scramble_the_training_and_the_options_of_barrels_are_called(
    locale: str,
) -> None:
    named = [*TIME_LIMITS.values(), "setting-time-limits", "train-barrels", "menu-lessons", "table-options-each"]
    named += ["option-zapp-zerapp-shaking", "option-zapp-zerapp-shaking-melee"]
    named += [f"option-zapp-zerapp-difficulty-{name}" for name in SHAKE]
    assert {says(locale, id).rstrip() for id in named} <= quoted(locale, playing(ZAPP))
    assert says(locale, "setting-time-limits") in quoted(locale, ZAPP)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_tells_how_long_a_shake_of_each_difficulty_is(locale: str) -> None:
    seconds = {"fr": {1: "une", 2: "deux", 4: "quatre"}, "en": {1: "one", 2: "two", 4: "four"}}[locale]
    for name, milliseconds in SHAKE.items():
        called = says(locale, f"option-zapp-zerapp-difficulty-{name}")
        assert re.search(rf"{called},? ?[»”],? {seconds[milliseconds // 1000]}\b", text(locale, playing(ZAPP))), name


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_tells_what_no_shakes_and_no_countdown_are(locale: str) -> None:
    """They are asked for as a table is set, from 0 on."""
    spans = {option.name: option.span for option in game_named(ZAPP).options}
    assert spans["shakes"] is not None
    assert spans["countdown"] is not None
    assert (spans["shakes"][0], spans["countdown"][0]) == (0, 0)
    told = {"fr": "Zéro essai est permis, et zéro seconde", "en": "No shakes at all, 0, is allowed, and 0 seconds"}[
        locale
    ]
    assert told in text(locale, playing(ZAPP))


# Dice: the open book, the formula, the training of the symbols

BOOK = {"fr": "Le livre ouvert", "en": "The open book"}
BOOK_TOGETHER = {"fr": "Du Balai ! à un clavier", "en": "Du Balai! at one keyboard"}
WRITING = {"fr": "Les touches pour écrire la formule", "en": "Keys for writing the formula"}
CORRECTING = {"fr": "Corriger la formule, avant le vol", "en": "Changing the formula, before the flight"}
SYMBOLS_TRAINED = {"fr": "S'entraîner aux symboles", "en": "Training the symbols"}
KEYS_OF_BOOK: tuple[tuple[str, balai_keys.BookWhat, dict[str, str]], ...] = (
    ("", "close", {"fr": "Entrée", "en": "Enter"}),
    (".", "all", {"fr": "Point", "en": "Full stop"}),
    (" ", "all", {"fr": "Espace", "en": "Space"}),
    ("+", "after", {"fr": "Signe plus", "en": "Plus sign"}),
    ("/", "before", {"fr": "Barre oblique", "en": "Slash"}),
    ("0", "sorted", {"fr": "Zéro", "en": "Zero"}),
    ("\x1b[C", "after", {"fr": "Flèche de droite", "en": "Right arrow"}),
    ("\x1b[D", "before", {"fr": "Flèche de gauche", "en": "Left arrow"}),
    ("\x1b[A", "orange", {"fr": "Flèche du haut", "en": "Up arrow"}),
    ("\x1b[B", "black", {"fr": "Flèche du bas", "en": "Down arrow"}),
)
"""The line that each key sends while the book is open, what it does there, and its name in the page."""

TOLD_OF_BOOK: dict[balai_keys.BookWhat, dict[str, str]] = {
    "close": {"fr": "fermer le livre", "en": "close the book"},
    "all": {"fr": "réentendre les neuf dés", "en": "hear the nine dice again"},
    "orange": {"fr": "réentendre les dés orange", "en": "hear the orange dice again"},
    "black": {"fr": "réentendre les dés noirs", "en": "hear the black dice again"},
    "after": {"fr": "le dé suivant", "en": "the next die"},
    "before": {"fr": "le dé précédent", "en": "the die before"},
    "sorted": {"fr": "trier les dés", "en": "sort the dice"},
    "symbols": {"fr": "réentendre les dés de ce symbole", "en": "hear the dice of this symbol again"},
}
KEYS_OF_WRITING: tuple[tuple[str, balai_keys.FormulaWhat, dict[str, str]], ...] = (
    ("", "lay", {"fr": "Entrée", "en": "Enter"}),
    (".", "review", {"fr": "Point", "en": "Full stop"}),
    ("\x1b[A", "review", {"fr": "flèche du haut", "en": "up arrow"}),
    ("0", "empty", {"fr": "Zéro", "en": "Zero"}),
    ("\x7f", "back", {"fr": "Retour arrière", "en": "Backspace"}),
    ("\x08", "back", {"fr": "Retour arrière", "en": "Backspace"}),
    ("/", "symbols", {"fr": "Barre oblique", "en": "Slash"}),
)
TOLD_OF_WRITING: dict[balai_keys.FormulaWhat, dict[str, str]] = {
    "lay": {"fr": "relire la formule", "en": "read the formula back"},
    "review": {"fr": "relire ce qui est écrit", "en": "read what is written"},
    "empty": {"fr": "tout enlever", "en": "remove all symbols"},
    "back": {"fr": "enlever le dernier symbole", "en": "remove the last symbol"},
    "symbols": {"fr": "passer d'une formule à l'autre", "en": "go from one formula to the other"},
    "decree": {"fr": "attendre avec votre Décret", "en": "wait with your Decree"},
    "letters": {"fr": "chaque lettre est alors un symbole", "en": "each letter is then a symbol"},
}
TENTHS = {
    "fr": {3: "trois dixièmes", 7: "sept dixièmes", 9: "neuf"},
    "en": {3: "three tenths", 7: "seven tenths", 9: "nine"},
}
SECONDS = {
    "fr": {2: "deux", 5: "cinq", 10: "dix", 20: "vingt", 60: "soixante"},
    "en": {2: "two", 5: "five", 10: "ten", 20: "twenty", 60: "sixty"},
}


def said_of(listed: dict[str, str], called: str) -> list[str]:
    """Give what the entries say in whose heads a key, or a word between quotation marks, stands."""
    return [says for head, says in listed.items() if re.search(rf"(?<!\w){re.escape(called)}(?!\w)", head)]


def words_in(text: str) -> list[str]:
    return [quote.strip() for quote in re.findall(r"[«“]([^»”]+)[»”]", text)]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_key_of_the_open_book_does_what_the_page_of_keys_says(locale: str) -> None:
    listed = entries(locale, playing(BALAI), BOOK[locale])
    for typed, does, called in KEYS_OF_BOOK:
        told = said_of(listed, called[locale])
        assert told, called
        assert all(says.startswith(TOLD_OF_BOOK[does][locale]) for says in told), called
        assert balai_keys.book_wish(typed) == balai_keys.BookWish(does)
    assert {*balai_keys.BOOK_SIGNS} < {typed for typed, _, _ in KEYS_OF_BOOK}
    assert {*balai_keys.BOOK_ARROWS.values()} <= {does for _, does, _ in KEYS_OF_BOOK}
    (counted,) = (says for head, says in listed.items() if "9" in head)
    assert counted.startswith(TOLD_OF_BOOK["symbols"][locale])
    assert [balai_keys.book_wish(str(key + 1)) for key in range(9)] == [
        balai_keys.BookWish("symbols", (place,)) for place in range(9)
    ]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_word_that_the_page_has_for_the_open_book_is_understood_there(locale: str) -> None:
    listed = entries(locale, playing(BALAI), BOOK[locale])
    named = {says(locale, f"glance-words-{what}").split(",")[0]: what for what in balai_keys.BOOK_WORDS}
    assert {word for head in listed for word in words_in(head)} == {*named}
    for word, what in named.items():
        assert balai_keys.book_wish(word) == balai_keys.BookWish(what)
        assert all(says.startswith(TOLD_OF_BOOK[what][locale]) for says in said_of(listed, word)), word


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_gives_each_person_at_the_book_their_key(locale: str) -> None:
    keys = next(iter(entries(locale, playing(BALAI), BOOK_TOGETHER[locale]).values()))
    assert re.findall(r"\b[A-Z]\b", keys) == [*CLOSERS.upper()]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_has_every_key_with_which_a_formula_is_written(locale: str) -> None:
    listed = entries(locale, playing(BALAI), WRITING[locale])
    symbols = ", ".join(f"{key} {symbol}" for key, symbol in enumerate(called_symbols(locale), 1))
    assert next(iter(listed)) == heads(says(locale, "formula-help"))[0] == symbols
    for typed, does, called in KEYS_OF_WRITING:
        told = said_of(listed, called[locale])
        assert told, called
        assert all(says.startswith(TOLD_OF_WRITING[does][locale]) for says in told), called
        pressed = balai_keys.formula_wish(typed, locale, letters=False)
        assert pressed == balai_keys.FormulaWish(does, (None,) if typed == balai_keys.SLASH else ())
    assert {*balai_keys.FORMULA_SIGNS, balai_keys.SLASH} < {typed for typed, _, _ in KEYS_OF_WRITING}


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_word_that_the_page_of_keys_has_for_a_formula_is_understood(locale: str) -> None:
    listed = entries(locale, playing(BALAI), WRITING[locale])
    named = {says(locale, f"formula-words-{what}").split(",")[0]: what for what in balai_keys.FORMULA_WORDS}
    quotes = words_in(section(locale, playing(BALAI), WRITING[locale]))
    assert {*named} <= {*quotes}
    for quote in quotes:
        pressed = balai_keys.formula_wish(quote, locale, letters=False)
        assert pressed is not None, quote
        wanted = named.get(quote, "symbols")
        assert pressed.what == wanted, quote
        if quote in named:
            assert all(says.startswith(TOLD_OF_WRITING[wanted][locale]) for says in said_of(listed, quote)), quote
    (letters,) = said_of(listed, named_word(locale, "formula-words-letters"))
    assert re.findall(r"\b[A-Z]\b", letters) == [letter.upper() for letter in balai_keys.symbol_letters(locale)]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_key_that_the_page_has_for_changing_a_formula_is_understood_there(locale: str) -> None:
    table = Table.load(
        {
            "game": BALAI,
            "seats": [{"space": 4, "formula": ["ear"], "spells": ["forgotten", "correction"]}, {"formula": []}],
            "dice": ROLLED,
            "turn": {"phase": "resolve", "order": [0], "window": "correction"},
        }
    )
    room = CorrectingKeys(Play(Conversation(Device(language=locale)), Sitting(table), resumed=False))
    listed = entries(locale, playing(BALAI), CORRECTING[locale])
    symbols, *signs = listed
    assert "9" in symbols
    assert all(room.about(0, str(key)) is not None for key in range(1, 10))
    called = {typed: name[locale] for typed, _, name in KEYS_OF_WRITING}
    assert signs == [called[typed] for typed in ("/", "\x7f", "0", "")]
    assert all(room.about(0, typed) is not None for typed in ("/", "\x7f", "0", ""))


def named_word(locale: str, id: str) -> str:
    """Give the first of some words."""
    return says(locale, id).split(",")[0]


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_formula_is_written_and_read_back_as_the_page_shows_it(locale: str) -> None:
    told = section(locale, playing(BALAI), {"fr": "Écrire la formule", "en": "Writing the formula"}[locale])
    digits, names, letters, asked = words_in(told)
    meant = balai_keys.FormulaWish("symbols", (0, 2, 6))
    assert balai_keys.formula_wish(digits, locale, letters=False) == meant
    assert balai_keys.formula_wish(names, locale, letters=False) == meant
    assert letters == named_word(locale, "formula-words-letters")
    (said,) = Narrator(locale, ()).utterances((confirmation(Action("write", formula=0b1000101)),))
    assert asked == plain(said.text)
    magic = section(
        locale, playing(BALAI), {"fr": "La magie noire de Du Balai !", "en": "The black magic of Du Balai!"}[locale]
    )
    spell, piles, decree = words_in(magic)[:3]
    assert says(locale, "balai-card-tailwind").lower().startswith(spell)
    assert balai_keys.formula_wish(piles, locale, letters=False) == balai_keys.FormulaWish(
        "symbols", (0, 6, None, 1, 5)
    )
    assert balai_keys.formula_wish(decree, locale, letters=False) == balai_keys.FormulaWish("decree")


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_has_the_answers_of_the_training_of_symbols(locale: str) -> None:
    listed = entries(locale, playing(BALAI), SYMBOLS_TRAINED[locale])
    (answer,) = (head for head in listed if "9" in head)
    letters = re.findall(r"\b[A-Z]\b", answer.partition(",")[2])
    assert [guess(letter.lower(), locale) for letter in letters] == [(None, "orange"), (None, "black")]
    assert [guess(str(key + 1), locale) for key in range(9)] == [(symbol, None) for symbol in range(9)]
    assert (guess("\x1b[A", locale), guess("\x1b[B", locale)) == ((None, "orange"), (None, "black"))
    guide = section(locale, playing(BALAI), SYMBOLS_TRAINED[locale])
    assert guess(words_in(guide)[-1], locale) == (0, "orange")


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_tells_what_the_paces_the_settings_and_the_training_of_dice_are_called(locale: str) -> None:
    (pace,) = (option for option in game_named(BALAI).options if option.name == "pace")
    named = ["option-du-balai-pace", *(f"option-du-balai-pace-{choice}" for choice in pace.choices)]
    named += [f"setting-{setting.name}".replace("_", "-") for setting in game_named(BALAI).settings]
    named += ["value-dice-told-names", "value-dice-told-sounds", "value-dice-told-both"]
    named += ["value-dice-written-auto", "value-dice-written-on"]
    named += ["train-symbols", "seat-as-set"]
    assert {says(locale, id).rstrip() for id in named} <= quoted(locale, playing(BALAI))


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_has_the_seconds_of_the_dice(locale: str) -> None:
    told = section(
        locale, playing(BALAI), {"fr": "Comment les dés sont annoncés", "en": "How dice are announced"}[locale]
    )
    (pace,) = (setting for setting in game_named(BALAI).settings if setting.name == "dice_pace")
    for seconds in (pace.values[0], CLOSEST["names"], CLOSEST["both"]):
        assert TENTHS[locale][round(float(seconds) * 10)] in told
    assert f"{SECONDS[locale][round(float(pace.values[-1]))]} second" in told
    paces = section(
        locale, playing(BALAI), {"fr": "Les quatre allures de Du Balai !", "en": "The four paces of Du Balai!"}[locale]
    )
    assert f"{SECONDS[locale][round(LAST_CALL)]} second" in paces.lower()
    (limit,) = (option for option in game_named(BALAI).options if option.name == "time_limit")
    assert all(SECONDS[locale][seconds] in paces for seconds in (*(limit.span or ()), USUAL_LIMIT))
    magic = section(
        locale, playing(BALAI), {"fr": "La magie noire de Du Balai !", "en": "The black magic of Du Balai!"}[locale]
    )
    for seconds in LOOK.values():
        assert SECONDS[locale][round(seconds)] in magic


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_shows_dice_as_a_braille_display_has_them(locale: str) -> None:
    faces = [Message("glance-die", {"face": Message(f"balai-face-{face}")}) for face in ("orange-ear", "black-cloud")]
    for line in Narrator(locale, ()).utterances(faces):
        assert f"{line.braille}, {line.text}" in text(locale, playing(BALAI))


# The length of the pages

HELPERS = {"fr": "**Vous voulez aider.**", "en": "**You want to help.**"}
"""What the index says of those who no longer are players, hosts or makers of stickers."""
BEFORE = {"fr": 30633, "en": 30034}
"""Words that the pages for players had before they were cut, without the rules, which are read aloud in the game."""
SINCE = {"hall": 680, "hall-server": 400, "real-table": 1100, "real-table-evening": 800}
"""Pages about what was not there then, with their most words."""


def heard(locale: str, name: str) -> int:
    """Return how many words a page has for an ear: bare signs and the targets of links are none."""
    written = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text(locale, name))
    return sum(re.search(r"\w", word) is not None for word in written.split())


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_pages_for_players_have_at_most_60_per_cent_of_the_words_that_they_had(locale: str) -> None:
    index = plain((DOCS / "README.md").read_text(encoding="utf-8"))
    own = {"fr": index.split("## En français")[1], "en": index.split("## En français")[0]}[locale]
    names = set(re.findall(rf"\({locale}/([\w-]+)\.md\)", own.split(HELPERS[locale])[0])) - {*GAMES}
    assert len(names - {*SINCE}) == 17
    assert {name for name, most in SINCE.items() if heard(locale, name) > most} == set()
    names -= {*SINCE}
    assert sum(heard(locale, name) for name in names) <= 0.6 * BEFORE[locale]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_plan_for_a_million_people_quotes_what_its_benchmark_reckons(locale: str) -> None:
    page = re.sub(r"(\d)[,\u202f](\d{3})", r"\1\2", (DOCS / locale / "million.md").read_text(encoding="utf-8"))
    assert {str(figure) for figure in reckoned().values()} - {*re.findall(r"\d+", page)} == set()
    assert heard(locale, "million") <= 750


# The guide

LONGEST_GUIDE = 2500
"""Words of the guide at most."""


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_guide_is_short_enough_to_be_read_once(locale: str) -> None:
    assert len(text(locale, "guide").split()) <= LONGEST_GUIDE


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_keys_begins_with_ten_of_them(locale: str) -> None:
    first = text(locale, "keys").split("\n## ")[1]
    assert re.findall(r"^(\d+)\. ", first, flags=re.MULTILINE) == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("name", ["guide", "keys", *map(playing, GAMES)])
def test_the_pages_of_playing_have_the_same_lines_in_both_languages(name: str) -> None:
    assert shape("fr", name) == shape("en", name)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_and_the_first_page_lead_to_the_rules_of_every_game(locale: str, game: str) -> None:
    called = says(locale, title(game))
    first = plain((DOCS.parent / FIRST[locale]).read_text(encoding="utf-8"))
    assert f"[{called}]({game}.md)" in text(locale, "guide")
    assert f"[{called}]({playing(game)}.md)" in text(locale, "keys")
    assert f"[{called}](docs/{locale}/{game}.md)" in first
    assert all(first.count(author) == 1 for author in AUTHORS[game])
    assert GAMES_COUNTED[locale][len(GAMES)] in text(locale, "guide")
    assert GAMES_COUNTED[locale][len(GAMES)] in first


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_guide_calls_menus_and_settings_what_the_program_calls_them(locale: str) -> None:
    named = [*(f"menu-{line}" for line in LINES), "sound-room-test"]
    chosen = (
        "reader-rates",
        "enter-when-heard",
        "verbosity",
        "verbosity-by-category",
        "bot-pace",
        "keys-mode",
        "lines",
        "speech",
        "sink",
        "hand-at-turn",
    )
    named += [f"setting-{name}" for name in chosen]
    named += ["value-keys-mode-single", "value-lines-braille", "value-speech-off", "value-speech-on"]
    expected = {says(locale, "words-sounds").split(",")[0], *(says(locale, id) for id in named)}
    assert expected <= quoted(locale, "guide") | quoted(locale, playing(BALAI))
    assert {name.replace("-", "_") for name in chosen} <= offered().keys()


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_guide_shows_a_start_in_the_words_of_the_game(locale: str) -> None:
    shown = re.search(r"^```text\n(.*?)^```", text(locale, "guide"), flags=re.MULTILINE | re.DOTALL)
    assert shown is not None
    table = Table.new(ROUE, [{"name": None}] * 3, seed=7)
    view = table.view(0)
    messages = (*table.game.tell(hear(table, table.steps[0].events, 0), view), *table.game.ask("hand", view))
    said = Narrator(locale, table.names, viewer=0).utterances(messages)
    assert shown[1].splitlines() == [plain(line.text) for line in said]


# The sounds

NAMED_IN_SOUND = (
    "sound-settings-listening-headphones",
    *("sound-room-learn", "sound-room-test", "sound-room-settings", "sound-room-entry", "menu-options"),
    *("letter-sounds", "letter-sounds-again", "letter-head-left", "letter-head-right"),
    *("trial-heard-swapped", "trial-heard-alike", "trial-heard-first", "trial-heard-second", "trial-heard-none"),
    *("sound-settings-listening", "sound-settings-device", "sound-settings-private", "sound-settings-volumes"),
    *(
        "sound-settings-music",
        "sound-settings-speech-in-space",
        "sound-settings-game-room",
        "learn-sounds-own",
    ),
    *("page-room-voices", "setting-sink", "value-sink-auto", "value-sink-espeak", "value-sink-program"),
    *("setting-bot-pace", "value-bot-pace-enter", "menu-lessons", "train-barrels"),
    *("train-symbols", "setting-dice-written", "value-dice-written-auto"),
)
"""The messages that the page of sounds quotes: menus, settings, answers, keys."""


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_pages_of_sounds_quote_the_words_of_the_program_and_no_others(locale: str) -> None:
    named = {says(locale, id) for id in NAMED_IN_SOUND}
    assert quoted(locale, "sound") | quoted(locale, "sound-files") == named | {
        says(locale, "words-sounds").split(",")[0]
    }


def shape(locale: str, name: str) -> list[str]:
    """Give what each line of a page is, without its words: a heading, an entry of a list, a command, a paragraph."""
    return [re.match(r"#+|- |\d+\. |```|python3|", line)[0] for line in text(locale, name).splitlines()]  # type: ignore[index]


@pytest.mark.parametrize("name", ["sound", "sound-files"])
def test_the_pages_of_sounds_have_the_same_lines_in_both_languages(name: str) -> None:
    assert shape("fr", name) == shape("en", name)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_sounds_begins_with_what_to_do_when_nothing_is_heard(locale: str) -> None:
    first = re.findall(r"^## (.+)$", text(locale, "sound"), flags=re.MULTILINE)[0]
    assert first == {"fr": "Je n'entends rien", "en": "I hear nothing"}[locale]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_sounds_has_the_names_of_all_files_in_the_order_in_which_they_are_learnt(locale: str) -> None:
    listed = [
        (kind.strip(), tuple(re.findall("`(.+?)`", names)))
        for kind, names in re.findall(
            r"^- ([^:`\n]+): ?((?:`[a-z-]+`(?:, |\.$))+)", text(locale, "sound-files"), re.MULTILINE
        )
    ]
    learnt = [(says(locale, f"sound-category-{category}"), names) for category, names in Library().categories().items()]
    assert listed == learnt


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_sounds_has_the_numbers_of_the_program(locale: str) -> None:
    megabytes = round(RATE * CHANNELS * BYTES * 60 / 1e6)
    numbers = (
        *(own_sounds.SLOWEST_RATE, own_sounds.FASTEST_RATE),
        *(SoundCategory.CARDS.longest, SoundCategory.AMBIENCE.longest),
        *(TURN, FURTHEST, megabytes),
    )
    for number in numbers:
        assert re.search(rf"\b{number:.0f}\b", text(locale, "sound") + text(locale, "sound-files")), number


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_of_sounds_has_every_option_of_render_and_every_way_of_listening(locale: str) -> None:
    told = set(re.findall(r"^- `--([a-z-]+)", text(locale, "sound-files"), flags=re.MULTILINE))
    assert told == {*OF_RENDER, *SWITCHES_OF_RENDER, *WITH_VALUE}
    (listening,) = re.findall(r"^- `--listening (.+)$", text(locale, "sound-files"), flags=re.MULTILINE)
    assert set(re.findall(r"[a-z]+(?:-ear)?(?=`)", listening)) == set(Equipment)


@pytest.mark.parametrize("name", [*FIRST.values(), *(f"docs/{locale}/sound.md" for locale in COMPLETE)])
def test_what_installs_the_library_of_sound_is_what_the_program_says(name: str) -> None:
    (command_line,) = re.findall(r"`(sudo .+?)`", (DOCS.parent / name).read_text(encoding="utf-8"))[:1]
    assert command_line in catalogue("en").words("sound-no-library")


# Every page

PAGES = sorted(DOCS.parent.glob("*.md")) + sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS.parent).as_posix())
def test_every_command_that_a_page_shows_is_understood(page: Path) -> None:
    shown = re.findall(r"^(?:python3|py) -m audiogames\b(.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for behind in shown:
        assert parse(shlex.split(behind)).command in COMMANDS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS.parent).as_posix())
def test_every_program_that_a_page_starts_is_there(page: Path) -> None:
    for name in re.findall(r"-m ((?:tests|benchmarks|release|sounds)[\w.]*\w)", page.read_text(encoding="utf-8")):
        place = DOCS.parent.joinpath(*name.split("."))
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS.parent).as_posix())
def test_every_file_that_a_page_leads_to_is_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def anchors(page: Path) -> set[str]:
    """Give what links may name on a page: its headings, as GitHub writes them."""
    written = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", written, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS.parent).as_posix())
def test_every_heading_that_a_page_leads_to_is_there(page: Path) -> None:
    for target, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
        assert heading in anchors(page.parent / target if target else page), f"{target}#{heading}"


FRENCH = {page.relative_to(DOCS.parent).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
FRENCH = {name: text for name, text in FRENCH.items() if "/fr/" in name} | {
    "LISEZMOI.md": FRENCH["LISEZMOI.md"].partition("\n")[2],
    "docs/README.md": FRENCH["docs/README.md"].partition("## En français")[2],
}


@pytest.mark.parametrize("name", FRENCH)
def test_a_french_page_keeps_its_marks_with_their_words(name: str) -> None:
    """U+00A0 stands before `: ; ? !` and inside « », so that no line and no braille cell begins with a mark."""
    written = re.sub(r"^```.*?^```|`[^`\n]*`", "", FRENCH[name], flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r".{0,20}(?:«(?!\u00a0)|(?<!\u00a0)»| [:;?!](?!\w)).{0,20}", written) == []


def named_things(locale: str) -> list[tuple[str, str]]:
    """Give the entries of a glossary that have a name in the other language: that of the page, then the other."""
    return re.findall(r"^- \*\*(.+?)\*\* \((.+?)\) ?: ", text(locale, "glossary"), flags=re.MULTILINE)


def test_both_glossaries_name_the_same_things_in_the_same_order() -> None:
    french, english = map(named_things, COMPLETE)
    assert french
    assert english == [(there, here) for here, there in french]


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_glossary_names_each_thing_once(locale: str) -> None:
    names = [name for name, _ in named_things(locale)]
    assert len(set(names)) == len(names)


# For those who write the program


def test_every_dependency_has_a_reason_of_its_own_in_the_contributing_page() -> None:
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    wanted += [line for extra in project["project"]["optional-dependencies"].values() for line in extra]
    names = {re.split(r"[^\w.-]", line)[0] for line in wanted}
    reasons = re.findall(r"^- \*\*([\w.-]+)\*\*[^:\n]*: .{40,}$", text("en", "contributing"), flags=re.MULTILINE)
    assert sorted(reasons) == sorted(names)


@pytest.mark.parametrize("name", ["architecture", "adding-a-game", "contributing"])
def test_every_file_that_a_page_for_developers_names_is_there(name: str) -> None:
    named = re.findall(r"`((?:audiogames|tests|docs|benchmarks|sounds|tactile|\.ci)/[\w./*-]*)`", text("en", name))
    assert named
    for path in named:
        assert list(DOCS.parent.glob(path.rstrip("/"))), path


# A first contribution.


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_first_contribution_is_a_screen_a_thing_and_what_it_says_to_type_is_understood(locale: str) -> None:
    page = (DOCS / locale / "first-contribution.md").read_text(encoding="utf-8")
    _, *things = page.split("\n## ")
    assert len(things) == 4
    assert all(len(thing.strip().splitlines()) <= 24 for thing in things)
    typed = re.findall(r"`python3 -m audiogames ([^`]+)`", page)
    assert len(typed) == 6
    for words in map(shlex.split, typed):
        assert parse(words).command == words[0]
        assert all((DOCS.parent / path).exists() for path in words[1:] if words[0] == "test")
    assert (DOCS.parent / "tests/cauldron").is_dir()
    assert (DOCS.parent / "tactile/games/uno.toml").is_file()

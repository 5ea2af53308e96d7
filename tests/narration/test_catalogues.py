"""The catalogues of both languages: the same messages and variables, none unused, none missing."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, get_args

import hypothesis
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import strategies as st

import audiogames
from audiogames.audio.sounds.library import Library
from audiogames.audio.sounds.sound import SoundCategory
from audiogames.bots.characters import CAST
from audiogames.bots.levels import LEVELS
from audiogames.cli.arguments import WORDS
from audiogames.core.game import Manner
from audiogames.core.messages import Argument, Card, Category, Message, Verbosity, Who
from audiogames.core.presentation.guided import message_id
from audiogames.core.registry import GAMES, game_named
from audiogames.games.du_balai.state import Phase, Window
from audiogames.games.zapp_zerapp.percept import Difficulty
from audiogames.local import sound_settings
from audiogames.narration.catalogue import CARD_FORMS, CatalogueWarning, Listener, catalogue
from audiogames.play.keys.help import BY_GAME, GROUPS
from audiogames.play.keys.questions import offered
from audiogames.play.menus import ended, main, memory
from audiogames.play.menus.new_table import keyboard_table
from audiogames.play.menus.new_table.friends import ASKED
from audiogames.play.modes.du_balai import keys as balai_keys
from audiogames.play.modes.du_balai.companion import BroomTable
from audiogames.play.modes.du_balai.spells import ASKED as MENDING_ASKED
from audiogames.play.modes.du_balai.spells import CORRECTING
from audiogames.play.modes.zapp_zerapp import barrels_training, shaking
from audiogames.play.modes.zapp_zerapp.warm_up import START as WARM_UP
from audiogames.play.people.frames import BUTTONS
from audiogames.play.table.quips import MOMENTS, VARIANTS
from audiogames.play.training import trainings
from audiogames.resources import COMPLETE, LOCALES
from audiogames.settings.letters import NAMED, USUAL
from audiogames.settings.values import SINKS
from audiogames.stickers import deck_maker
from audiogames.stickers.assistant import SUPPLIES
from audiogames.stickers.free.words import COMMANDS
from audiogames.stickers.menu import MENU
from audiogames.stickers.orders import LISTS
from audiogames.tactile.decks.answers import EACH, KINDS
from audiogames.tactile.decks.model import CONFIDENCES
from audiogames.tactile.orders.order import FORMATS
from audiogames.tactile.relief import PROFILES

BRAILLE_CELLS = 40
"""A promised number: the tests hold the program to it."""
MOST_WORDS = 14
"""Words that a listener keeps in mind to the end of a sentence."""
MOST_LONG = 4
"""Percent of the sentences of a language that may have more words."""

PACKAGE = Path(audiogames.__file__).parent
FORMS = re.compile(rf"-(?:is|{'|'.join(CARD_FORMS)})$")
KEY = re.compile("[Kk]ey-")
WORDED = tuple(
    file.stem
    for file in sorted((PACKAGE / "narration" / "locale" / "fr").glob("*.ftl"))
    if (PACKAGE / "games" / file.stem).is_dir()
)
"""The games that have a catalogue: all that can be chosen, and perhaps one that comes next."""
SPOKEN = ("core", "menus", "terminal")
"""The catalogues of what is said in a game, beside one for each game. The others quote what is to be typed."""


class Text(NamedTuple):
    """A message or an attribute of it, as the catalogue has it."""

    file: str
    pattern: ftl.Pattern

    @property
    def variables(self) -> frozenset[str]:
        """The arguments that it speaks of: `$card-the` is a form of `$card`."""
        return frozenset(name for name in self._named if name != "verbosity" and not KEY.match(name))

    @property
    def keys(self) -> frozenset[str]:
        """The commands whose keys it names."""
        return frozenset(KEY.sub("", name) for name in self._named if KEY.match(name))

    @property
    def _named(self) -> set[str]:
        found = _Variables()
        found.visit(self.pattern)
        return found.names

    @property
    def plain(self) -> list[str]:
        """Its text, without what is put in."""
        found = _Texts()
        found.visit(self.pattern)
        return found.texts


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(FORMS.sub("", node.id.name))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.texts.append(node.parse()["value"])


@cache
def texts(locale: str) -> Mapping[str, Text]:
    """Return every text of a language by its id, attributes after a dot."""
    found: dict[str, Text] = {}
    for file in sorted((PACKAGE / "narration" / "locale" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                for name, pattern in _patterns(entry):
                    assert name not in found, f"{name} stands twice in {locale}"
                    found[name] = Text(file.stem, pattern)
    return found


def mistakes(sources: Mapping[str, str]) -> list[str]:
    """Return what is wrong in the files of a translation, which need not be whole, by their names."""
    known, found = texts("en"), []
    for file, source in sources.items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                found.append(f"{file}: {(entry.content or '').strip()[:60]!r} cannot be read")
            elif isinstance(entry, ftl.Message):
                for name, pattern in _patterns(entry):
                    if name not in known:
                        found.append(f"{file}: {name} is no message")
                    elif more := Text(file, pattern).variables - known[name].variables:
                        found.append(f"{file}: {name} knows no {', '.join(sorted(more))}")
    return found


def test_translations_of_volunteers_have_messages_and_variables_that_are_known() -> None:
    folder = PACKAGE / "narration" / "locale"
    files = [file for locale in LOCALES if locale not in COMPLETE for file in sorted((folder / locale).glob("*.ftl"))]
    assert mistakes({str(file): file.read_text(encoding="utf-8") for file in files}) == []
    assert mistakes(
        {"own.ftl": "goodbye = ADIAU.\nsetting-now = { $name } { $wert }\nnowhere = X\nspoilt = { $\n"}
    ) == [
        "own.ftl: setting-now knows no wert",
        "own.ftl: nowhere is no message",
        "own.ftl: 'spoilt = { $' cannot be read",
    ]


def _patterns(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def ids() -> set[str]:
    return {name for name in texts("fr") if "." not in name}


def test_every_game_that_can_be_chosen_has_a_catalogue() -> None:
    assert set(GAMES) <= set(WORDED)


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    """A braille form of its own may be missing where the text itself fits a braille display."""
    fr, en = texts("fr"), texts("en")
    only_one = fr.keys() ^ en.keys()
    short = {
        name
        for name in only_one
        if name.endswith(".braille")
        if len("".join((en if name in fr else fr)[name.removesuffix(".braille")].plain)) <= BRAILLE_CELLS
    }
    assert only_one - short == set()


def test_both_languages_keep_a_message_in_the_same_file() -> None:
    fr, en = texts("fr"), texts("en")
    assert {name for name in fr.keys() & en.keys() if fr[name].file != en[name].file} == set()


AGREE_IN_FRENCH: Final = "deck-amount-"
"""The beginning of messages of colours, which agree with their number in French, and never do in English."""


def test_both_languages_speak_of_the_same_variables() -> None:
    different = {
        name: sorted(texts("fr")[name].variables ^ texts("en")[name].variables)
        for name in texts("fr").keys() & texts("en").keys()
        if texts("fr")[name].variables != texts("en")[name].variables
    }
    agree = {name for name in different if name.startswith(AGREE_IN_FRENCH)}
    assert all(different.pop(name) == ["amount"] for name in agree)
    assert different == {}


def test_both_languages_name_the_same_keys_and_each_is_that_of_a_command() -> None:
    fr, en = texts("fr"), texts("en")
    assert {name for name in fr.keys() & en.keys() if fr[name].keys != en[name].keys} == set()
    assert {name for text in fr.values() for name in text.keys} <= USUAL.keys()


LETTER = re.compile(r"(?<![\w’'-])[B-HJ-Z](?![\w’'-])")
"""A letter as a word of its own; "A" and "I" are words."""

LETTERS_THAT_STAY = (
    *("deck-index-", "yes-no-", "menu-title-language", "together-keys-", "symbols-", "colour-"),
    *("formula-letters", "tactile-"),
    *("shaking-help-line-more", "shaking-about-letters", "shaking-letters-on", "zapp-refuse-no-such-place"),
    *("training-wrong-", "training-out-for-now", "training-help-tip", "training-help-compare", "training-help-length"),
    *("training-help-progress", "training-help-numbers", "physical-scan-"),
    *("free-", "doctor-reading", "web-opened", "hall-opened", "letter-save", "page-screen-keys"),
)
"""How messages begin that name an answer, a place, Control and a letter, or a key of a training or of a big screen."""


def test_a_sentence_that_names_the_key_of_a_command_takes_it_as_a_variable() -> None:
    fixed = {
        name
        for locale in COMPLETE
        for name, text in texts(locale).items()
        if not name.startswith(LETTERS_THAT_STAY) and any(map(LETTER.search, text.plain))
    }
    assert fixed == set()


def test_a_braille_form_speaks_of_nothing_that_its_message_does_not_know() -> None:
    strange = {
        (locale, name)
        for locale in COMPLETE
        for name, text in texts(locale).items()
        if name.endswith(".braille") and name not in ("card.braille",)
        if not text.variables <= _known(name.removesuffix(".braille"), locale)
    }
    assert strange == set()


def _known(id: str, locale: str) -> frozenset[str]:
    """Return the arguments of a message: those of its text, and those that the code gives it."""
    return texts(locale)[id].variables | frozenset(given().get(id, ()))


# What the code asks for.

MAKERS = {
    *("Message", "reason", "note", "menu_message", "refuse", "_refuse", "UsageError", "alert"),
    *("result", "answer", "private_answer", "tell", "place_in"),
}
"""Functions whose first argument is the id of a message, and whose keywords are its arguments."""

OF_A_SEAT = {"message", "say", "whisper"}
"""The same of games, and they add the player."""

BY_ID = {"words", "sentence"}

EXPLAINED = "explained"
"""A function of two messages: the explanation of the line that it names has the same id after `about-`."""


@cache
def trees() -> Mapping[Path, ast.Module]:
    """Return the code of all but games that have no words yet."""
    known = {PACKAGE / "games" / name for name in WORDED}
    files = (
        file
        for file in sorted(PACKAGE.rglob("*.py"))
        if PACKAGE / "games" not in file.parents or known & set(file.parents)
    )
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def literals() -> frozenset[str]:
    """Return every string that stands whole in the code."""
    return frozenset(
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Return each call that names a message: its id, the call, and the function."""
    for file, tree in trees().items():
        makers = MAKERS | BY_ID | (OF_A_SEAT if "games" in file.relative_to(PACKAGE).parts else set())
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if function in makers:
                    yield from ((id, node, function) for id in _constants(node.args[0]))
                if function == EXPLAINED:
                    for id in _constants(node.args[0]):
                        yield from ((id, node, function), (f"about-{id}", node, function))


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


@cache
def given() -> Mapping[str, frozenset[str]]:
    """Return the arguments that the code gives to each message that it names in one word, in every place alike."""
    found: dict[str, frozenset[str]] = {}
    for id, call, function in calls():
        arguments = _arguments(call, function)
        if arguments is not None:
            found[id] = found.get(id, arguments) & arguments
    return found


def _arguments(call: ast.Call, function: str) -> frozenset[str] | None:
    """Return the names of the arguments of one call; None where they cannot be seen."""
    names = {keyword.arg for keyword in call.keywords}
    if None in names or function in BY_ID - {"words"}:
        return None
    if function == "Message":
        given = call.args[1] if len(call.args) > 1 else None
        if given is None:
            return frozenset()
        if not isinstance(given, ast.Dict) or None in given.keys:
            return None
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return frozenset(name for name in names if name) | ({"player"} if function in OF_A_SEAT else frozenset())


def _of_real_tables() -> set[str]:
    kept = [game.companion for game in map(game_named, GAMES) if game.has_companion]
    found = {f"companion-start-{one.start}" for one in kept if one.start} | {
        "companion-which-barrel",
        "companion-which-play",
        "companion-say-play",
    }
    for chore in {chore for one in kept for chore in one.chores}:
        found |= {f"companion-{kind}{chore}" for kind in ("", "which-", "say-")}
        found |= {f"companion-{chore}-{who}" for who in ("people", "program")}
    return found | {f"companion-cards-{who}-hidden" for who in ("people", "program")} | _of_real_broom_tables()


def _of_real_broom_tables() -> set[str]:
    phases = {*get_args(Phase)} - {"setup", "over"}
    now = {*phases - {"resolve"}, *get_args(Window), "roll-program"}
    found = {f"companion-how-{phase}" for phase in phases} | {f"companion-now-{moment}" for moment in now}
    found |= {f"companion-which-{asked}" for asked in ("faces", "look", "write")}
    found |= {f"companion-say-{asked}" for asked in ("faces", "look", "write", "keep", "second")}
    found |= {f"companion-lacks-{lack}" for lack in ("symbol", "symbols", "number", "witch", "formula")}
    found |= {f"words-companion-{kind}" for kind in ("acrobatic", "spell")}
    kinds = ("anew", "held", "help", "never-said", "unknown-say")
    return found | {f"companion-{kind}{BroomTable.examples}" for kind in kinds}


@cache
def families() -> frozenset[str]:
    """Return the ids that the faces put together from parts."""
    found = {f"{kind}-{name}" for name in USUAL for kind in ("words", "letter", "about", "command")}
    found |= {f"key-sign-{name}" for name in NAMED.values()}
    named = {f"key-{game.name}-{word}" for game in GAMES.values() for word in game.keys.values()}
    found |= {f"{kind}-{name}".replace("_", "-") for name in named for kind in ("letter", "about")}
    found |= {f"words-{answer}" for answer in ("yes", "no")}
    found |= {f"category-{category}" for category in Category}
    found |= {f"{kind}-{level}" for level in LEVELS for kind in ("level", "about-level")}
    found |= {f"{kind}-{one.id}" for one in CAST for kind in ("character", "about-character")}
    for manner in get_args(Manner):
        found |= {f"quip-{manner}-{moment}-{1 + place}" for moment in MOMENTS for place in range(VARIANTS)}
    found |= {f"cli-help-{command}" for command in WORDS}
    found |= {f"sink-{name}" for name in SINKS}
    found |= {f"list-{style}-{part}" for style in ("comma", "and", "or", "semicolon") for part in ("between", "last")}
    found |= {
        f"{kind}-{entry}" for entry in (*main.LINES, "day", "set-table", "keys") for kind in ("menu", "about-menu")
    }
    found |= {f"{kind}-{name}" for name in ended.LINES for kind in ("ended", "about-ended")}
    found |= {f"{kind}-{name}" for name in ("saved", "finished", "memory") for kind in ("games", "about-games")}
    found |= {f"{kind}-{line}" for line in memory.LINES for kind in ("memory", "about-memory")}
    found |= {f"keys-group-{group}" for group in (*GROUPS, "game")}
    found |= {f"menu-title-{kind}{enter}" for kind in ("", "first-") for enter in ("play", "resume", "turn")}
    found |= {f"{kind}-{name}" for name in Library().names() for kind in ("sound", "about-sound")}
    found |= {f"sound-category-{category}" for category in SoundCategory}
    found |= {f"head-{name}" for name in sound_settings.HEADS}
    found |= {f"{word}-{ending}" for word in ("roue", "air", "balai") for ending in ("ended", "ended-shared")}
    found.add("zapp-ended")
    found |= {f"stickers-talk-menu-{kind}{name}" for name in MENU for kind in ("", "about-")}
    found |= {f"stickers-talk-{kind}{supply}" for supply in SUPPLIES for kind in ("", "about-")}
    found |= {f"stickers-talk-which-{supply}" for supply, ways in SUPPLIES.items() if len(ways) > 1}
    found |= {f"stickers-talk-{way}" for ways in SUPPLIES.values() for way in ways if len(ways) > 1}
    found |= {f"stickers-list-{kind}" for kind in LISTS}
    found |= {f"glance-words-{what}" for what in balai_keys.BOOK_WORDS}
    found |= {f"glance-about-{what}" for what in get_args(balai_keys.BookWhat)}
    found |= {f"formula-words-{what}" for what in balai_keys.FORMULA_WORDS}
    found |= {f"formula-about-{what}" for what in get_args(balai_keys.FormulaWhat) if what != "leave"}
    found |= {f"correcting-{spell}" for spell in CORRECTING} | {f"correcting-about-{what}" for what in MENDING_ASKED}
    found |= {f"shaking-words-{what}" for what in shaking.WORDS}
    found |= {
        f"{WARM_UP}{kind}"
        for kind in ("", "-cells", "-numbers", "-right", "-wrong", "-heard", "-words", "-struck", "-guess")
    }
    found |= {"shaking-unheard-install", *(f"training-written-{way}" for way in shaking.UNHEARD)}
    found |= {f"shaking-unheard-now-{way}" for way in shaking.UNHEARD}
    found |= {f"shaking-about-{what}" for what in get_args(shaking.What) if what != "leave"}
    found |= {f"training-words-{does}" for does in barrels_training.WORDS}
    found |= {f"training-length-{difficulty}" for difficulty in get_args(Difficulty)}
    found |= {f"deck-format-{name}" for name in deck_maker.FORMATS}
    found |= {f"deck-new-which-{kind}" for kind in (*KINDS, EACH)}
    found |= {f"game-cards-{confidence}" for confidence in CONFIDENCES}
    found |= {f"stickers-format-{name}" for name in FORMATS} | {f"stickers-relief-{name}" for name in PROFILES}
    for training in trainings().values():
        found |= {f"train-{training.name}", f"about-train-{training.name}"}
        found |= {f"train-{training.name}-needs-sound"} if training.needs_sound else set()
    for setting, values in offered().items():
        name = setting.replace("_", "-")
        found |= {f"setting-{name}", f"about-setting-{name}"}
        for value in () if name == "rate" else values:  # worded with its number
            found.add(f"value-{name}-{_spelt(value)}")
    found |= {f"value-verbosity-{level.name.lower()}" for level in Verbosity}
    found |= {"granted-bot-pace", "granted-bot-enter", "granted-time-limit"}
    for line in sound_settings.LINES:
        found |= {f"sound-settings-{kind}{line.name}".replace("_", "-") for kind in ("", "about-")}
        found |= {
            sound_settings.value_called(line.name, value).id for value in sound_settings.CHOICES.get(line.name, ())
        }
    found |= {f"sound-settings-{volume.setting}".replace("_", "-") for volume in sound_settings.VOLUMES}
    found |= {f"web-key-{name}" for name in BUTTONS}
    found |= {f"words-free-{command}" for command in COMMANDS}
    found |= {"menu-companion", "about-menu-companion", *_of_real_tables()}
    found |= {f"open-choose-{name}" for name in (*ASKED, *keyboard_table.ASKED)}
    found |= set(catalogue("fr").beginning("page-"))  # the page uses each (tests/faces/web)
    # What only the file of settings can say, not the menu.
    found |= {"value-bot-pace-seconds", "value-dice-pace-seconds", "value-sink-transcript"}
    for game in map(game_named, WORDED):
        found |= {f"term-{game.name}-{word}".replace("_", "-") for word in game.TERMS.values()}
        found.add(f"title-{game.name}".replace("_", "-"))
        found |= {f"about-{name}-{game.name}".replace("_", "-") for name in BY_GAME}
        found |= {f"feat-{game.name}-{feat.name}".replace("_", "-") for feat in game.feats}
        for teaching in () if game.guided is None else game.guided.teachings:
            found.add(message_id(game.name, teaching.name))
            found |= {message_id(game.name, f"{teaching.name}-example")} if teaching.example else set()
        found |= {id for colour in game.colours for id in (f"colour-{colour}", f"colour-{colour}-letter")}
        for option in game.options:
            id = f"option-{game.name}-{option.name}".replace("_", "-")
            if option.type in ("counts", "numbers", "boolean") or option.choices or option.span:
                found.add(id)
            if option.type in ("counts", "numbers") or (option.type == "integer" and not option.choices):
                found.add(id.replace("option-", "rule-", 1))
            values = ("yes", "no") if option.type == "boolean" else option.choices if option.type != "counts" else ()
            found |= {f"{kind}{id}-{value}".replace("_", "-") for value in values for kind in ("", "about-")}
        for option in game.seat_options:
            id = f"seat-{game.name}-{option.name}".replace("_", "-")
            found |= {id, *(f"{kind}{id}-{value}" for value in option.choices for kind in ("", "about-"))}
        granted = {grant.setting.replace("_", "-") for grant in game.grants}
        found |= {f"{kind}-{name}" for kind in ("seat", "granted") for name in granted}
        for preset in game.presets:
            id = f"preset-{game.name}-{preset.name}".replace("_", "-")
            found |= {id, f"about-{id}"}
    return frozenset(found)


def _spelt(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}".replace(".", "-") if isinstance(value, float) else str(value)


def patterns_of_games() -> list[re.Pattern[str]]:
    """Return the ids that games, decks, sounds and stickers put together, as patterns: "roue-turn-{...}" begins one."""
    found = []
    for file, tree in trees().items():
        if {"decks", "games", "tactile", "audio"} & set(file.relative_to(PACKAGE).parts):
            for node in ast.walk(tree):
                if isinstance(node, ast.JoinedStr):
                    parts = [
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+"
                        for part in node.values
                    ]
                    if re.match(r"[a-z]+\\-[a-z]+\\-", parts[0]):
                        found.append(re.compile("".join(parts)))
    return found


def test_no_message_is_unused() -> None:
    patterns = patterns_of_games()
    named = {id for id, _, _ in calls()}
    unused = {
        id for id in ids() - literals() - named - families() if not any(pattern.fullmatch(id) for pattern in patterns)
    }
    assert unused == set()


def test_no_message_is_missing() -> None:
    named = {id for id, _, _ in calls()}
    assert (named | families()) - ids() == set()


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_code_gives_every_argument_that_a_message_speaks_of(locale: str) -> None:
    lacking = {
        id: sorted(texts(locale)[id].variables - arguments)
        for id, arguments in given().items()
        if id in texts(locale) and not texts(locale)[id].variables <= arguments
    }
    assert lacking == {}


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_card_has_all_its_forms(locale: str) -> None:
    assert {f"card.{form}" for form in (*CARD_FORMS, "braille")} <= texts(locale).keys()


# You and the others.


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_player_who_is_named_is_also_you(locale: str) -> None:
    """A message about a player has a form for that player, or is only ever said to the others."""
    only_for_others = {"roue-dealt-other", "roue-drew-other", "roue-moves-wait", "replay-heard-by"}
    hands_over = ("hand-over", "hand-over-again", "hand-over-aloud", "hand-over-place", "hand-over-place-aloud")
    serializer = FluentSerializer()
    without = {
        name
        for name, text in texts(locale).items()
        if text.file in (*SPOKEN, *WORDED)
        and "player" in text.variables
        and name.partition(".")[0] not in {*only_for_others, *hands_over}
        if "$player-is ->" not in serializer.serialize_entry(ftl.Message(ftl.Identifier("x"), text.pattern))
    }
    assert without == set()


# What a translator is told.


def comments(locale: str) -> Iterator[tuple[str, str]]:
    """Return each message with the comments above it: of its file, of its group and its own."""
    for file in sorted((PACKAGE / "narration" / "locale" / locale).glob("*.ftl")):
        whole = group = ""
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.ResourceComment):
                whole += f"{entry.content}\n"
            elif isinstance(entry, ftl.GroupComment):
                group = f"{entry.content}\n"
            elif isinstance(entry, ftl.Comment):
                group += f"{entry.content}\n"
            elif isinstance(entry, ftl.Message):
                own = entry.comment.content if entry.comment and entry.comment.content else ""
                yield entry.id.name, f"{whole}{group}{own}"


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_comment_above_each_group_says_what_its_variables_are(locale: str) -> None:
    """So that a translator can work without the code."""
    unsaid: dict[str, set[str]] = {}
    for name, comment in comments(locale):
        both = (texts(locale)[id] for id in (name, f"{name}.braille") if id in texts(locale))
        for variable in frozenset().union(*(text.variables for text in both)):
            if not re.search(rf"\${variable}\b", comment):
                unsaid.setdefault(name, set()).add(variable)
    assert unsaid == {}


# How it is written.


def spoken(locale: str) -> Iterator[tuple[str, str]]:
    """Return each piece of text that is said in a game."""
    for name, text in texts(locale).items():
        if text.file in (*SPOKEN, *WORDED):
            yield from ((name, piece) for piece in text.plain)


SYMBOLS = re.compile(r"[#*_~^|<>=+/\\@$%&{}\[\]…•→×©°]|--|\.\.|\(s\)|\(e\)|\bn°")
"""Signs that synthesisers skip or spell out, each in its own way."""


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_bare_symbols_and_no_bracketed_plurals(locale: str) -> None:
    assert {name: piece for name, piece in spoken(locale) if SYMBOLS.search(piece)} == {}


def readings(pattern: ftl.Pattern) -> list[str]:
    """All a pattern can say, one variant of a selection at a time."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said = [words + element.value for words in said]
        elif isinstance(element.expression, ftl.SelectExpression):
            first, *others = [words for variant in element.expression.variants for words in readings(variant.value)]
            said = [words + first for words in said] + [said[0] + words for words in others]
        else:
            said = [words + "one" for words in said]
    return said


def _sentences(locale: str) -> Iterator[list[str]]:
    """Each sentence of each message once, as words."""
    for id, text in texts(locale).items():
        if "." in id:
            continue
        for sentence in {
            sentence
            for said in readings(text.pattern)
            for sentence in re.split(r"(?<=[.!?…])\s+|\n", said)
            if re.search(r"\w", sentence)
        }:
            yield [word for word in sentence.split() if re.search(r"\w", word)]


@pytest.mark.parametrize("locale", COMPLETE)
def test_few_sentences_are_long(locale: str) -> None:
    sentences = list(_sentences(locale))
    long = [" ".join(words) for words in sentences if len(words) > MOST_WORDS]
    assert 100 * len(long) < MOST_LONG * len(sentences), long


KEPT = "\u00a0"
"""The space that never breaks."""
MARK_ALONE = re.compile(rf"[^\S{KEPT}][:;?!»]|\w[;?!»]|\w:(?!//)|«(?!{KEPT}|$)")
"""A French mark that a plain space, or none, parts from its word. Where a piece ends with « a value follows."""


def test_french_keeps_its_high_punctuation_with_the_word_before_it() -> None:
    """U+00A0 before : ; ? ! and inside « », in all catalogues and in the sentences of the installer."""
    pieces = [(name, piece) for name, text in texts("fr").items() for piece in text.plain]
    for line in (PACKAGE / "bootstrap" / "sentences" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        name, _, sentence = line.partition(" = ")
        pieces.append((name, sentence))
    assert {name: piece for name, piece in pieces if MARK_ALONE.search(piece)} == {}


# Plurals.


def counting(locale: str) -> Iterator[tuple[str, str]]:
    """Return each message with forms for one and for several, and the variable that decides."""
    for name, text in texts(locale).items():
        for variable in _counted(text.pattern):
            yield name, variable


def _counted(pattern: ftl.Pattern) -> set[str]:
    found: set[str] = set()

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if "one" in keys and isinstance(node.selector, ftl.VariableReference):
                found.add(node.selector.id.name)
            self.generic_visit(node)

    Selects().visit(pattern)
    return found


def test_french_counts_nothing_as_one() -> None:
    wrong = []
    for name, variable in sorted(set(counting("fr"))):
        none, one, two = (_with_count("fr", name, variable, count) for count in (0, 1, 2))
        # A form of its own for none says no number.
        if one.replace("1", "2") == two or none not in (one.replace("1", "0"), none.replace("0", "")):
            wrong.append((name, variable, none, one, two))
    assert wrong == []


def test_english_counts_nothing_as_several() -> None:
    """Two to five may be written in letters: seven stands for any number in digits."""
    wrong = []
    for name, variable in sorted(set(counting("en"))):
        none, one, seven = (_with_count("en", name, variable, count) for count in (0, 1, 7))
        # A form of its own for none says no number.
        if one.replace("1", "7") == seven or none not in (seven.replace("7", "0"), none.replace("0", "")):
            wrong.append((name, variable, none, one, seven))
    assert wrong == []


def _with_count(locale: str, name: str, variable: str, count: int) -> str:
    id, _, attribute = name.partition(".")
    others = dict.fromkeys(texts(locale)[name].variables, "X")
    forms: dict[str, str | int] = {f"{other}-{form}": "X" for other in others for form in (*CARD_FORMS, "is")}
    return catalogue(locale)._format(id, attribute, {**others, **forms, "verbosity": "full", variable: count})


# What the catalogue does with what it has not.


def test_a_missing_message_is_a_warning_and_no_crash() -> None:
    with pytest.warns(CatalogueWarning, match="no message"):
        assert catalogue("fr").text(Message("nothing-has-this-name")) == "nothing-has-this-name"


def test_a_missing_argument_is_a_warning_and_no_crash() -> None:
    with pytest.warns(CatalogueWarning, match="card-alone"):
        assert "card" in catalogue("fr").text(Message("card-alone"))


def test_a_language_without_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="no catalogue for 'de'"):
        catalogue("de")


def test_a_player_without_name_has_a_numbered_place() -> None:
    assert catalogue("fr").player(1, Listener((None, None))) == "Place 2"
    assert catalogue("en").player(5, Listener()) == "Player 6"


# Braille.


def arguments_of(locale: str, id: str, number: int, text: str) -> dict[str, Argument]:
    """Return something for each variable that a message speaks of in its form for braille."""
    pattern = texts(locale).get(f"{id}.braille") or texts(locale)[id]
    found: dict[str, Argument] = {}
    for name in pattern.variables:
        name = name.removesuffix("-is")
        if name in ("player", "host", "other", "target"):
            found[name] = Who(0)
        elif name in ("card", "trump", "top"):
            found[name] = Card("roue_des_sorcieres", "yellow-9")
        else:
            found[name] = text if len(name) % 2 else number
    return found


@hypothesis.settings(max_examples=3, deadline=None)
@hypothesis.given(
    names=st.tuples(st.text("abcdé- ", min_size=1, max_size=40), st.text("xyz", min_size=1, max_size=40)),
    number=st.integers(0, 10**7),
    text=st.text("mnop ", max_size=60),
)
@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.filterwarnings("ignore::audiogames.narration.catalogue.CatalogueWarning")
def test_no_name_and_no_number_makes_a_braille_line_longer_than_a_display(
    locale: str, names: tuple[str, str], number: int, text: str
) -> None:
    words, listener = catalogue(locale), Listener(names, 1)
    too_long = {}
    for id in {name.partition(".")[0] for name in texts(locale)}:
        if "." in id or not words.has(id):
            continue
        line = words.braille(Message(id, arguments_of(locale, id, number, text)), listener)
        if len(line) > BRAILLE_CELLS:
            too_long[id] = line
    assert too_long == {}


def test_long_names_are_shortened_before_what_happened_is_cut() -> None:
    names = ("Marie-Antoinette de la Tour du Pin Gouvernet", "Barthélemy-Alexandre de la Rochefoucauld")
    played = Message("roue-trump-taken", {"player": Who(0), "card": BLUE, "trump": BLUE, "place": 0})
    line = catalogue("fr").braille(played, Listener(names, 1))
    assert line.startswith("Marie-Antoin")
    assert line.endswith("atout b7")


def test_names_are_never_shortened_to_the_same() -> None:
    names = ("Marie-Antoinette de la Tour du Pin Gauche", "Marie-Antoinette de la Tour du Pin Droite")
    played = Message("roue-trump-taken", {"player": Who(0), "card": BLUE, "trump": BLUE, "place": 0})
    line = catalogue("fr").braille(played, Listener(names, 1))
    assert line.endswith("...")


BLUE = Card("roue_des_sorcieres", "blue-7")

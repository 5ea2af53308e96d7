"""The keys of commands: a person changes them in a dialog, and whatever they are, each command is reached and named."""

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.errors import GameError
from audiogames.core.game import QUESTIONS
from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.help import keys_here
from audiogames.play.menus.settings import Preferences
from audiogames.play.modes.du_balai.keys import BOOK_SIGNS, FORMULA_SIGNS
from audiogames.play.modes.zapp_zerapp.shaking import SIGNS
from audiogames.play.parsing.commands import command
from audiogames.play.prompts import FREE_KEYS, KEYS, Entry, Key, Reply
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.settings import Settings
from audiogames.settings.letters import ALLOWED, FIXED, FUNCTION_KEYS, NAMED, READ_BY_GAMES, USUAL, changes, with_key
from audiogames.settings.values import plain, read

CHANGEABLE = sorted(USUAL.keys() - FIXED)
CODES = {name: code for code, name in FREE_KEYS.items()}
"""The codes of the keys that write nothing, by what they are called among the letters."""

WITHOUT_LETTERS = {
    **dict(zip(CHANGEABLE, [*FUNCTION_KEYS, *(sign for sign in NAMED if sign in ALLOWED)], strict=False)),
    "help": USUAL["help"],
}
"""Keys of which none is a letter."""


@st.composite
def swapped(draw: st.DrawFn) -> Mapping[str, str]:
    """Keys after some changes, each as the dialog makes it."""
    letters: Mapping[str, str] = USUAL
    for _ in range(draw(st.integers(1, 12))):
        letters = with_key(letters, draw(st.sampled_from(CHANGEABLE)), draw(st.sampled_from(sorted(ALLOWED))))
    return letters


def typed(key: str) -> str:
    """Return what a terminal sends for a key."""
    return CODES.get(key, key)


@given(swapped())
def test_every_command_is_reached_by_its_key_and_no_two_share_one(letters: Mapping[str, str]) -> None:
    assert len({*letters.values()}) == len(USUAL)
    for name, key in letters.items():
        assert command(typed(key), letters) == name
        assert not key.isascii() or command(key.upper(), letters) == name


@given(swapped())
def test_the_settings_keep_every_key_that_can_be_chosen(letters: Mapping[str, str]) -> None:
    settings = Settings(letters=changes(letters))
    assert read(plain(settings)) == (settings, [])


@pytest.mark.parametrize("language", COMPLETE)
@given(letters=swapped())
def test_help_names_the_key_of_each_command(language: str, letters: Mapping[str, str]) -> None:
    conversation = Conversation(Device(language=language, letters=letters))
    lines = conversation.breath.narrator().utterances(keys_here(conversation))
    names = [line.text.lower().partition(":")[0] for line in lines]
    unheard = {"sounds-again", "head-left", "head-right", "sounds", "name"}
    for name in USUAL.keys() - unheard:
        key = catalogue(language).key(letters[name]).lower()
        assert [line for line in names if line.strip() == key or line.startswith((f"{key} o", f"{key}, o"))], name


def test_no_key_that_games_read_by_themselves_can_be_chosen() -> None:
    own = {*SIGNS, *BOOK_SIGNS, *FORMULA_SIGNS, *(key for game in GAMES.values() for key in game.keys)}
    assert {key for key in own if key not in KEYS and key.isprintable()} <= READ_BY_GAMES
    assert not READ_BY_GAMES & ALLOWED


# The dialog.


class Person:
    """Somebody in the settings of a device that keeps what is set."""

    def __init__(self, language: str = "en", keys: str = "line", letters: Mapping[str, str] | None = None) -> None:
        self.kept: list[Settings] = []
        settings = Settings(keys_mode=keys, letters=letters or {})  # type: ignore[arg-type]
        self.conversation = Conversation(Device(language=language))
        self.preferences = Preferences(self.conversation, settings, self._keep)
        self._heard(self.conversation.begin(self.preferences.choose_letters(), 0.0))

    def _keep(self, settings: Settings) -> Sequence[Message]:
        self.kept.append(settings)
        return ()

    def _heard(self, reply: Reply) -> list[str]:
        self.is_done = reply.prompt.kind == "end"
        return [line.text for told in reply.told for line in told.utterances]

    def types(self, *texts: str) -> list[str]:
        """Type these one after another; return the last reply."""
        for text in texts:
            heard = self._heard(self.conversation.enter(Entry("typed", text), 1.0))
        return heard


@pytest.mark.parametrize("keys", ["line", "single"])
def test_a_key_that_is_taken_is_swapped_if_the_person_says_so(keys: str) -> None:
    person = Person(keys=keys)
    assert person.types("s") == ["scores, now S. Press the new key, or Enter to keep this one."]
    assert person.types("h")[-1] == "H is already used for your hand. Swap the two?"
    assert person.types("y")[:2] == ["scores is now H.", "your hand is now S."]
    assert person.kept[-1].letters == {"scores": "h", "hand": "s"}
    assert command("h", person.conversation.device.letters) == "scores"


def test_swapping_is_refused_and_nothing_changes() -> None:
    person = Person()
    assert person.types("scores", "h", "n")[0] == "No key was changed."
    assert person.conversation.device.letters == USUAL
    assert not person.kept


def test_a_free_key_is_given_at_once() -> None:
    person = Person("fr")
    assert person.types("points", CODES["f5"])[0] == "points\N{NO-BREAK SPACE}: maintenant F5."
    assert person.conversation.device.letters["scores"] == "f5"
    assert person.types("q", "#")[0] == "quitter la table\N{NO-BREAK SPACE}: maintenant dièse."
    assert (
        person.types("#")[0]
        == "quitter la table, maintenant dièse. Tapez la nouvelle touche, ou Entrée pour garder celle-ci."
    )


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("7", "Digits, space, plus, full stop and slash answer in games, and stay. Another key?"),
        ("+", "Digits, space, plus, full stop and slash answer in games, and stay. Another key?"),
        ("é", "Digits, space, plus, full stop and slash answer in games, and stay. Another key?"),
        ("?", "The question mark and F1 are always help. Another key?"),
        (Key.UP, "Arrows, tab and the keys around them always mean the same. Another key?"),
        ("ß", "Only a letter, a sign or a key from F2 to F12 can be chosen. Another key?"),
    ],
)
def test_a_key_that_must_stay_is_refused_with_the_reason_and_another_may_be_typed(key: str, said: str) -> None:
    person = Person()
    assert person.types("s", key) == [said]
    assert person.types(CODES["f5"])[0] == "scores is now F5."
    assert person.kept[-1].letters == {"scores": "f5"}


@pytest.mark.parametrize(
    ("keys", "leave"), [("line", [""]), ("line", [Key.ESCAPE]), ("single", [""]), ("single", [Key.ESCAPE, Key.ESCAPE])]
)
def test_enter_and_escape_keep_the_key(keys: str, leave: Sequence[str]) -> None:
    person = Person(keys=keys)
    assert person.types("s", *leave)[0] == "No key was changed."
    assert not person.kept


def test_the_usual_keys_come_back() -> None:
    person = Person(letters={"scores": "h", "hand": "s"})
    assert person.conversation.device.letters["scores"] == "h"
    assert person.types("the usual keys again", "y")[0] == "All commands have their usual keys again."
    assert person.kept[-1].letters == {}
    assert person.conversation.device.letters == USUAL


def test_a_command_is_found_by_its_group_too() -> None:
    person = Person()
    assert person.types("1")[0] == "To ask: which command?"
    assert person.types("4")[0] == "scores, now S. Press the new key, or Enter to keep this one."
    person.types("", "0")
    assert person.is_done


def test_enter_never_consents_to_swap_two_keys() -> None:
    """Where lines are typed, the key is a line like all others: its Enter answers no question."""
    person = Person()
    assert person.types("s", "h")[-1] == "H is already used for your hand. Swap the two?"
    assert person.types("")[0] == "No key was changed."
    assert person.conversation.device.letters == USUAL
    assert person.types("s", "ma")[0].endswith("Another key?")
    assert not person.kept


# Damaged settings.


@pytest.mark.parametrize(
    ("letters", "report"),
    [
        ({"hand": "s"}, "settings-letters-shared"),
        ({"hand": "7"}, "settings-wrong-letter"),
        ({"hand": 3}, "settings-wrong-letter"),
        ({"help": "h"}, "settings-unknown-key"),
        ({"dance": "h"}, "settings-unknown-key"),
        ("h", "settings-wrong-kind"),
    ],
)
def test_damaged_keys_fall_back_to_the_usual_ones_with_a_sentence(letters: object, report: str) -> None:
    settings, reports = read({"letters": letters})
    assert settings.letters == {}
    assert [message.id for message in reports] == [report]
    for language in COMPLETE:
        assert catalogue(language).text(reports[0])


# A whole game with other keys.


def said(conversation: Conversation, sitting: Sitting, entry: Entry, now: float) -> list[str]:
    """Return what is answered to an entry, and told as time passes after it."""
    replies = [conversation.enter(entry, now), conversation.follow(now + 50.0)]
    return [line.text for reply in replies if reply for told in reply.told for line in told.utterances]


@pytest.mark.parametrize("keys", ["line", "single"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_goes_by_other_keys_as_by_the_usual_ones(game: str, keys: str) -> None:
    """All commands that name no key say the same, and the game takes the same course."""
    chance, tables = random.Random(1), []
    for letters in (USUAL, WITHOUT_LETTERS):
        conversation = Conversation(Device(language="en", keys=keys, letters=letters))  # type: ignore[arg-type]
        sitting = Sitting.new(
            game, (None, "Mélusine", "Morgane"), (PERSON, "apprentice", "apprentice"), {}, 3, MemoryStore()
        )
        conversation.begin(GameTalk(conversation, sitting, "g.journal").run(), 0.0)
        tables.append((conversation, sitting))
    now, asked = 0.0, [*QUESTIONS, "last", "repeat", "earlier", "later", "zone", "item", "here", "undo", "silent"]
    while not tables[0][1].table.over and now < 100_000.0:
        now += 60.0
        name = chance.choice(asked)
        heard = [
            said(conversation, sitting, Entry("typed", typed(conversation.device.letters[name])), now)
            for conversation, sitting in tables
        ]
        assert heard[0] == heard[1] or name == "moves", name  # what may be done names keys
        choices = seen.choices(tables[0][1], 0)
        if choices and 0 in tables[0][1].table.to_act():
            action = chance.choice(choices).action
            for conversation, sitting in tables:
                with suppress(GameError):  # some keys are pressed too early
                    sitting.turns.submit(0, action, now + 55.0)
                conversation.follow(now + 55.0)
    assert all(sitting.table.over for _, sitting in tables)
    assert len({tuple(map(str, sitting.table.scores)) for _, sitting in tables}) == 1

"""Help in two steps: what may be done now, heard in a moment; then the keys, by groups and pages."""

import random
from contextlib import suppress
from textwrap import wrap

import pytest

from audiogames.core.errors import GameError
from audiogames.core.journal import MemoryStore
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.keys.help import BY_GAME, GROUPS
from audiogames.play.listener.breath import written
from audiogames.play.prompts import Entry, Reply
from audiogames.play.table import seen
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.resources import COMPLETE
from audiogames.settings.letters import USUAL

from .keyboard import new_session, sit, typing

COLUMNS, MOST_NOW, PAGE_LINES = 80, 200, 20
"""Promised numbers: the tests hold the program to them."""

MOMENTS = 40
SEEDS = 2
"""Games in which help is asked for at each moment, for each language and way of typing."""
NAMES = (None, "Mélusine", "Morgane")


class Player:
    """Plays a game at random, and asks for help on the way."""

    def __init__(self, game: str, seed: int, device: Device) -> None:
        self.conversation = Conversation(device)
        self.sitting = Sitting.new(game, NAMES, (PERSON, "apprentice", "apprentice"), {}, seed, MemoryStore())
        self._chance = random.Random(seed)
        self._now = 0.0
        self.told: list[str] = []
        self._reply = self.conversation.begin(GameTalk(self.conversation, self.sitting, "g.journal").run(), 0.0)

    def _keep(self, reply: Reply | None) -> list[str]:
        """Return the lines of a reply; it may have none."""
        lines = self.conversation.device.lines
        found = [written(line, lines) for told in (() if reply is None else reply.told) for line in told.utterances]
        self._reply = reply or self._reply
        self.told += found
        return found

    @property
    def is_over(self) -> bool:
        return self._reply.prompt.kind == "end"

    def type(self, typed: str) -> list[str]:
        """Type something; return the lines of the reply."""
        return self._keep(self.conversation.enter(Entry("typed", typed), self._now))

    def go_on(self) -> None:
        """Let time pass, or play at random what may be played."""
        self._now += 60.0
        choices = seen.choices(self.sitting, 0)
        if choices and 0 in self.sitting.table.to_act():
            with suppress(GameError):  # some keys are pressed too early
                self.sitting.turns.submit(0, self._chance.choice(choices).action, self._now)
            self._keep(self.conversation.follow(self._now))
        else:
            self.type("")


def device(language: str, keys: str = "line", lines: str = "speech", sounds: bool = False) -> Device:
    return Device(language=language, keys=keys, lines=lines, can=Ability(sounds=sounds, hears=sounds))  # type: ignore[arg-type]


@pytest.mark.parametrize("keys", ["line", "single"])
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_at_any_moment_help_is_first_heard_in_two_hundred_characters(game: str, language: str, keys: str) -> None:
    more = " ".join(catalogue(language).words("help-more").split())
    for seed in range(SEEDS):
        player = Player(game, seed, device(language, keys))
        for _ in range(MOMENTS):
            if player.is_over:
                break
            player.type("t")
            said = player.type("?")
            assert said[-1] == more
            assert len(said) > 1
            assert len(" ".join(said)) <= MOST_NOW
            player.go_on()


@pytest.mark.parametrize("sounds", [False, True])
@pytest.mark.parametrize("keys", ["line", "single"])
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_asked_for_again_it_names_every_key_by_pages_that_a_reader_hears_whole(
    game: str, language: str, keys: str, sounds: bool
) -> None:
    player, words = Player(game, 1, device(language, keys, sounds=sounds)), catalogue(language)
    player.type("?")
    pages = [player.type("?")]
    while " ".join(words.words("help-page").split()) in pages[-1]:
        pages.append(player.type(""))
    for page in pages:
        assert sum(max(1, len(wrap(line, COLUMNS))) for line in page) <= PAGE_LINES
    headings = {words.words(f"keys-group-{group}") for group in GROUPS}
    assert not [page for page in pages if headings & set(page[-2:])]
    read = [line for page in pages for line in page]
    for name in USUAL:
        named = name in BY_GAME
        about = f"about-{name}-{game}".replace("_", "-") if named else f"about-{name}"
        if name == "history" and keys == "single":
            about = "about-history-single"
        ending = " ".join(words.words(about).split())
        is_read = any(line.endswith(ending) and line.startswith(words.words(f"letter-{name}")) for line in read)
        assert is_read == ((sounds or name not in GROUPS["sound"]) and (keys == "single" or name != "name")), name


def test_the_groups_hold_every_key_once() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(USUAL)


def test_a_command_between_begins_again_with_what_may_be_done() -> None:
    played = sit(typing("?", "t", "?"), new_session(3, 3))
    assert played.reply(1) == played.reply(3)


def test_a_key_that_turns_no_page_leaves_the_help_and_acts() -> None:
    session = new_session(3, 3)
    played = sit(typing("?", "?", "h", "1"), session)
    assert "Votre main" in played.reply(3)[0]
    assert "Vous jouez" in "".join(played.reply(4))


def test_r_reads_the_page_again() -> None:
    played = sit(typing("?", "?", "r", ""), new_session(3, 3))
    assert played.reply(2) == played.reply(3)
    assert played.reply(4)[0] != played.reply(2)[0]


def test_an_enter_too_many_after_the_last_page_decides_nothing() -> None:
    session = new_session(3, 3)
    sit(typing(), session)
    before = session.table.version
    played = sit(typing("?", "?", *[""] * 6), session)
    assert session.table.version == before
    assert "C’est à vous" in "".join(played.reply(-1))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_in_forty_cells_no_line_of_help_and_no_choice_is_cut(game: str, language: str) -> None:
    for seed in range(SEEDS):
        player = Player(game, seed, device(language, lines="braille"))
        for _ in range(MOMENTS):
            if player.is_over:
                break
            for typed in ("t", "m", "?", "?", "", ""):
                lines = player.type(typed)
                assert max(map(len, lines), default=0) <= BRAILLE_CELLS
                assert not [line for line in lines if line.endswith("...")]
            player.go_on()


def test_in_forty_cells_each_choice_of_an_apprentice_has_lines_of_its_own() -> None:
    """Where they were one line, the second choice could not be read."""
    for seed in range(20):
        player = Player("zapp_zerapp", seed, device("fr", lines="braille"))
        for _ in range(30):
            lines = player.type("m")
            if lines and lines[0].startswith("Choisissez un apprenti"):
                choices = seen.choices(player.sitting, 0)
                starts = [line for line in lines[1:] if line[:2] in {f"{n} " for n in range(1, 10)}]
                assert len(starts) == len(choices)
                return
            player.go_on()
    pytest.fail("nobody ever moved")

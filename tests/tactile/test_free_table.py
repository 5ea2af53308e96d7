"""A real table with any deck: cards, dice, points and turns, each said anew and kept."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.cli.arguments import UsageError, kept_game
from audiogames.core.messages import menu_message
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.menus.new_table.companion import FREE_TABLE, set_up
from audiogames.play.prompts import Entry, Reply
from audiogames.stickers.free import table as free_table
from audiogames.stickers.free.play import FreePlay, keep_free_table
from audiogames.stickers.free.table import FactHistory, FreeSetup, KeptTable, TableFact, TableStep, table_of
from audiogames.stickers.free.words import COMMANDS
from audiogames.stickers.scan import named_cards
from audiogames.tactile.decks import load_deck
from tests.physical_decks import create, id_of

NAMES = ("Ana", "Bob", "Cleo")
UNO = "uno:108"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
    return tmp_path


class TableDevice:
    """The device at the table, with all that it says."""

    def __init__(self, talk: Any = None, language: str = "en", deck: str = UNO, least: bool = False) -> None:
        self.conversation = Conversation(Device(language=language, exact=True), scan=named_cards)
        self.now = 0.0
        if talk is None:
            kept = free_table.begin(FreeSetup(1, deck, NAMES, 0, least), "uno")
            self.play = FreePlay(self.conversation, load_deck(deck), kept)
            talk = self.play.run()
        else:
            talk = talk(self.conversation)
        self.first = self._words(self.conversation.begin(talk, 0.0))

    def type(self, *texts: str, waited: float = 9.0) -> list[str]:
        said = []
        for text in texts:
            self.now += 10.0
            said += self._words(self.conversation.enter(Entry("typed", text, waited=waited), self.now))
        return said

    def _words(self, reply: Reply) -> list[str]:
        return [line.text for told in reply.told for line in told.utterances]


# Cards


def test_a_typed_card_is_named_with_all_that_its_label_says_and_changes_nothing() -> None:
    device = TableDevice()
    for typed in ("red 7", "7 red", "r7", "7r", "rouge 7"):
        assert device.type(typed) == ["red 7, 2 in the deck."]
    assert device.play.table.out(0) == {}


def test_a_scanned_card_is_named_and_its_second_enter_is_no_turn() -> None:
    deck = create("uno", [("red-7", 1), ("red-7", 2)], "mine")
    device = TableDevice()
    assert device.type(id_of(deck, "red-7")) == ["red 7, 2 in the deck."]
    assert device.type("", waited=0.01) == []
    assert device.type("t") == ["Ana to play."]
    assert device.type("h " + id_of(deck, "red-7", 2)) == ["In hand: red 7. One card."]


def test_a_scanned_card_of_another_deck_is_named_and_changes_nothing() -> None:
    other = create("air_sorciere", [("red-5", 1)], "other")
    device = TableDevice()
    assert device.type("h " + id_of(other, "red-5"))[-1] == "That card is no card of this deck. Nothing has changed."
    assert device.play.table.hands[0] == ()


def test_a_hand_is_read_card_by_card_and_a_card_that_is_played_leaves_it() -> None:
    device = TableDevice()
    assert device.type("h r7 b4 skip red") == ["In hand: red 7, blue 4, red skip. 3 cards."]
    assert device.type("h", "", "") == [
        "Your hand: 3 cards. Enter says the next.", "1, red 7.", "2, blue 4.", "3, red skip.",
    ]  # fmt: skip
    assert device.type("p r7") == ["Ana plays red 7.", "2 cards are left in your hand."]
    assert device.type("h", "p b4")[2:] == ["Ana plays blue 4.", "One card is left in your hand."]


def test_what_is_said_of_the_hand_is_private() -> None:
    device = TableDevice()
    device.conversation.enter(Entry("typed", "h r7"), 1.0)
    for typed in ("h", "u"):
        reply = device.conversation.enter(Entry("typed", typed), 2.0)
        assert any(line.private for told in reply.told for line in told.utterances if "red 7" in line.text)


def test_open_cards_lie_before_their_person_until_they_are_played() -> None:
    device = TableDevice()
    assert device.type("o Cleo y1, y2") == ["Open before Cleo: yellow 1, yellow 2."]
    assert device.type("o r1") == ["Open before Ana: red 1."]
    assert device.type("o") == ["Before Ana: red 1.", "Before Cleo: yellow 1, yellow 2."]
    device.type("p Cleo y1")
    assert device.type("o cleo") == ["Before Cleo: yellow 2."]


def test_a_card_beyond_its_copies_is_asked_about_and_never_overruled() -> None:
    device = TableDevice()
    device.type("h red 0")
    said = device.type("p Bob red 0")
    assert said[0] == "In your hand."
    assert said[-1] == "red 0: the deck has one only. Is it right all the same?"
    assert device.type("n") == ["That card changes nothing."]
    assert device.play.table.played == ()
    device.type("p Bob red 0")
    assert device.type("y") == ["Bob plays red 0."]
    assert device.play.table.out(0) == {"red-0": 2}
    assert device.play.table.hands[0] == ("red-0",)


def test_a_card_of_the_hand_that_is_played_at_another_turn_is_asked_about() -> None:
    device = TableDevice()
    device.type("h r7 b4", "")
    assert device.type("p b4")[-1] == "blue 4: from the hand that I keep, for Ana?"
    assert device.type("y") == ["Ana plays blue 4.", "One card is left in your hand."]
    device.type("p r7")
    assert device.type("n") == ["Bob plays red 7."]


def test_played_cards_return_to_the_pile_and_all_cards_on_request() -> None:
    device = TableDevice()
    device.type("h r7", "o Bob b1", "p g0")
    assert device.type("m") == ["The played cards are back in the pile."]
    assert device.type("p g0") == ["Ana plays green 0."]
    assert device.type("m all") == ["All cards are back in the pile."]
    assert device.play.table.out(0) == {}


def test_what_is_no_card_is_refused_and_changes_nothing() -> None:
    device = TableDevice()
    assert device.type("h r7 xyz")[0].startswith("Not understood: xyz.")
    assert device.type("red")[0].startswith("Not understood: red.")
    assert device.play.table.hands[0] == ()


# Dice


def test_the_program_throws_dice_within_their_sides() -> None:
    device = TableDevice()
    for _ in range(20):
        faces, together = re.fullmatch(r"(\d and \d): (\d+) together\.", device.type("2d6")[0]).groups()  # type: ignore[union-attr]
        numbers = [int(one) for one in faces.split(" and ")]
        assert all(1 <= one <= 6 for one in numbers)
        assert sum(numbers) == int(together)
    assert re.fullmatch(r"[1-6], of 6\.", device.type("d")[0])
    assert re.fullmatch(r"\d+, of 20\.", device.type("d20")[0])
    assert device.type("21d6") == device.type("2d1") == [DICE_HOW]


DICE_HOW = (
    "Type D for one die, or 2d6: up to 20 dice, of 2 to 1,000 sides. "
    "For dice that you threw yourselves: D and their numbers, from 0 to 1,000, such as d 4 5."
)


def test_dice_thrown_by_hand_are_said_with_their_sum_and_kept_for_their_person() -> None:
    device = TableDevice()
    for typed in ("d 4 5", "D 4, 5", "dice four five", "d Ana 4,5"):
        assert device.type(typed) == ["Ana: 4 and 5, together 9."]
    assert device.type("d 4") == ["Ana: 4."]
    assert device.type("d bob 6 6") == ["Bob: 6 and 6, together 12."]
    assert device.play._kept.history.facts[-1] == TableFact("dice", 1, numbers=(0, 6, 6))
    assert device.type("u", "u") == ["Taken back: the dice 6 and 6.", "Taken back: the die 4."]
    again = free_table.last_table("uno")
    assert again is not None
    assert again.history.facts == [TableFact("dice", numbers=(0, 4, 5))] * 4


def test_dice_thrown_by_hand_are_said_in_french() -> None:
    device = TableDevice(language="fr")
    assert device.type("d 4 5", "dés quatre") == ["Ana\xa0: 4 et 5, 9 en tout.", "Ana\xa0: 4."]
    assert device.type("c’était 6, pas 5") == ["Correction\xa0: 6, pas 5.", "Ana\xa0: 4 et 6, 10 en tout."]
    assert device.type("u 3")[1:] == ["Repris\xa0: le dé 4.", "Repris\xa0: les dés 4 et 5."]


def test_what_no_dice_show_is_refused_and_changes_nothing() -> None:
    device = TableDevice()
    for typed in ("d -1", "d 1001", "d 4 x", "d Zoe 4", "d bob", "d" + " 1" * 21):
        assert device.type(typed) == [DICE_HOW]
    assert device.play._kept.history.facts == []


def test_a_die_thrown_by_hand_is_corrected_and_one_of_the_program_never() -> None:
    device = TableDevice()
    assert device.type("was 4, not 5")[0].startswith("Not understood: 4.")
    device.type("d 5 3", "p r7", "d bob 2", "30d30", "20d2")
    assert device.type("was 4, not 5") == ["Correction: 4, not 5.", "Ana: 4 and 3, together 7."]
    assert device.type("= 6") == ["Correction: 6, not 2.", "Bob: 6."]
    assert device.type("was r4, not r7") == ["Correction: red 4, not red 7."]
    facts = [*device.play._kept.history.facts]
    for typed in ("was 3, not 1", "was 3, not 9"):
        assert device.type(typed)[0].startswith("Nothing like that was said.")
    for typed in ("was 4 5, not 3 5", "was 1001, not 6"):
        assert device.type(typed) == [
            "Correct one die at a time, with a number from 0 to 1,000, such as: was 4, not 5."
        ]
    assert device.play._kept.history.facts == facts


def test_a_number_that_is_a_card_and_a_die_corrects_the_one_said_last() -> None:
    device = TableDevice(deck="take-6")
    device.type("d Bob 5", "p 5")
    assert device.type("was 4, not 5")[0].startswith("Correction: 4, ")
    assert device.play.table.played == ("4",)
    assert device.type("was 4, not 5") == ["Correction: 4, not 5.", "Bob: 4."]


# The score


def test_points_are_asked_in_order_and_summed_with_who_leads() -> None:
    device = TableDevice()
    assert device.type("s") == ["Ana, round 1: how many points? Enter for 0."]
    device.type("12", "-5")
    assert device.type("") == ["Round 1: Ana 12, Bob minus 5, Cleo 0.", "Ana leads."]
    assert device.type("s 1 30 0") == [
        "Round 2: Ana 1, Bob 30, Cleo 0.", "In all: Ana 13, Bob 25, Cleo 0.", "Bob leads.",
    ]  # fmt: skip
    assert device.type("f") == [
        "Round 1: Ana 12, Bob minus 5, Cleo 0.", "Round 2: Ana 1, Bob 30, Cleo 0.",
        "In all: Ana 13, Bob 25, Cleo 0.", "Bob leads.",
    ]  # fmt: skip
    assert device.type("f bob") == ["Bob: round 1, minus 5; round 2, 30. In all 25."]


def test_the_fewest_points_lead_where_that_was_chosen() -> None:
    assert TableDevice(least=True).type("s 3 1 1")[-1] == "Bob and Cleo lead."


def test_a_round_that_was_left_goes_on_with_the_next_person() -> None:
    device = TableDevice()
    device.type("s", "12")
    assert device.type("q") == ["The round stays open. S goes on with it."]
    assert device.type("s") == ["Bob, round 1: how many points? Enter for 0."]
    assert device.type("p r7") == ["The round stays open. S goes on with it.", "Ana plays red 7."]
    assert device.type("s 5 0")[0] == "Round 1: Ana 12, Bob 5, Cleo 0."


def test_points_are_corrected_by_round_and_person() -> None:
    device = TableDevice()
    device.type("s 1 2 3", "s 17 5 0")
    assert device.type("round 2 Ana 7, not 17")[0] == "Correction in round 2: Ana 7, not 17."
    assert device.play.table.sheet == ((1, 2, 3), (7, 5, 0))
    assert device.type("round 2 Ana 8, not 17") == ["Round 2 has 7 for Ana, not that. Which is right?"]
    assert device.type("round 3 Ana 8") == ["Round 3 has no points for Ana yet. S writes them."]
    assert device.type("round 2 Zoe 8")[0].startswith("Say the round, a name and the points")
    assert device.type("s 1 2") == ["Type 3 numbers, in the order of the turn."]
    assert device.play.table.sheet == ((1, 2, 3), (7, 5, 0))


# The turn


def test_the_turn_goes_round_skips_turns_back_and_is_given() -> None:
    device = TableDevice()
    assert device.first[-1] == "Ana to play."
    assert device.type("") == ["Bob to play."]
    assert device.type("k") == ["Cleo is skipped.", "Ana to play."]
    assert device.type("v") == ["Anticlockwise.", "Ana to play."]
    assert device.type("n") == ["Cleo to play."]
    assert device.type("e") == ["Ana to play."]
    assert device.type("t bob") == ["Bob to play."]
    assert device.type("t") == ["Bob to play."]
    assert device.type("t zoe") == ["Nobody here is called zoe. There are Ana, Bob, Cleo."]


# Said anew


def test_every_entry_is_taken_back_and_done_again_to_any_moment() -> None:
    device = TableDevice()
    tables = [device.play.table]
    for typed in ("h r7 b4", "o Bob g1", "p r7", "", "2d6", "s 1 2 3", "round 1 bob 9", "was b5 not b4", "m", "v"):
        device.type(typed)
        tables.append(device.play.table)
    for table in tables[-2::-1]:
        device.type("u")
        assert device.play.table == table
    assert device.type("u") == ["There is nothing to take back."]
    for table in tables[1:]:
        device.type("y")
        assert device.play.table == table
    assert device.type("y") == ["There is nothing to do again."]
    device.type("u 10")
    assert device.play.table == tables[0]


def test_a_card_is_corrected_however_long_ago() -> None:
    device = TableDevice()
    device.type("h r4 b4", "s 1 2 3", "p b4")
    assert device.type("was r7, not r4") == ["Correction: red 7, not red 4."]
    assert device.play.table.hands[0] == ("red-7",)
    assert device.type("= g2") == ["Correction: green 2, not blue 4."]
    assert device.type("was r1, not r9")[0].startswith("Nothing like that was said.")


CARDS = st.sampled_from(["red-7", "blue-4", "wild", "green-0"])
PEOPLE = st.integers(0, 2)
FACTS = st.one_of(
    st.builds(lambda cards: TableFact("hand", 0, tuple(cards)), st.lists(CARDS, min_size=1, max_size=3)),
    st.builds(lambda kind, who, card: TableFact(kind, who, (card,)), st.sampled_from(["open", "play"]), PEOPLE, CARDS),
    st.builds(lambda at, who, points: TableFact("score", who, (), (at, points)), PEOPLE, PEOPLE, st.integers(-50, 50)),
    st.builds(lambda who, way: TableFact("turn", who, (), (way,)), PEOPLE, st.sampled_from([1, -1])),
    st.builds(lambda all: TableFact("gather", numbers=(1,) * all), st.booleans()),
)


@given(st.lists(st.tuples(FACTS, st.lists(FACTS, max_size=3), st.booleans()), max_size=12))
def test_wrong_entries_that_are_corrected_end_in_the_state_of_the_right_ones(
    said: list[tuple[TableFact, list[TableFact], bool]],
) -> None:
    setup, history = FreeSetup(1, UNO, NAMES, 0, False), FactHistory()
    late: list[tuple[int, TableFact]] = []
    for right, wrong, is_late in said:
        for fact in wrong:
            history.do(TableStep("add", fact))
            history.do(TableStep("undo"))
            history.do(TableStep("redo"))
            history.do(TableStep("undo"))
        if is_late and wrong:
            late.append((len(history.facts), right))
        history.do(TableStep("add", wrong[0] if is_late and wrong else right))
    for place, right in late:
        history.do(TableStep("correct", right, place))
    rights = [right for right, _, _ in said]
    assert history.facts == rights
    assert table_of(setup, history.facts) == table_of(setup, rights)


# Kept


def test_each_entry_is_kept_before_it_is_answered_and_the_table_resumes() -> None:
    device = TableDevice()
    for typed in ("h r7 b4", "p r7", "", "s 1 2 3", "u", "was b5 not b4"):
        device.type(typed)
        again = free_table.last_table("uno")
        assert again is not None
        assert table_of(again.setup, again.history.facts) == device.play.table
    assert again is not None
    assert (again.file.stat().st_mode & 0o777 == 0o600) or sys.platform == "win32"


def test_a_torn_line_loses_only_what_was_never_answered() -> None:
    device = TableDevice()
    device.type("h r7", "")
    kept = free_table.last_table("uno")
    assert kept is not None
    with kept.file.open("ab") as file:
        file.write(b'{"do": "add", "fact": {"kind": "ha')
    again = free_table.last_table("uno")
    assert again is not None
    assert again.history.facts == device.play._kept.history.facts
    again.keep(TableStep("add", TableFact("turn", 2, numbers=(1,))))
    last = free_table.last_table("uno")
    assert last is not None
    assert last.history.facts == again.history.facts


def test_what_cannot_be_written_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    device = TableDevice()
    kept = device.play._kept
    assert isinstance(kept, KeptTable)
    kept.file.unlink()
    kept.file.mkdir()
    assert device.type("h r7")[0].startswith("This could not be written, and so nothing has changed")
    assert device.play.table.hands[0] == ()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_is_set_up_by_questions_and_left_with_q(language: str) -> None:
    device = TableDevice(lambda conversation: keep_free_table(conversation, UNO), language)
    said = device.type("2", "Ana", "Rémi", "2", "2")
    text = catalogue(language).text
    assert said[-1] == text(menu_message("free-turn", name="Ana"))
    assert device.type("q") == [text(menu_message("free-left"))]
    kept = free_table.last_table("uno")
    assert kept is not None
    assert kept.setup == FreeSetup(1, UNO, ("Ana", "Rémi"), 0, True)


def test_the_menu_of_real_tables_offers_it_after_the_games() -> None:
    def talk(conversation: Conversation) -> Any:
        conversation.doors[FREE_TABLE] = lambda: keep_free_table(conversation, UNO)
        return set_up(conversation)

    device = TableDevice(talk)
    assert device.type("another game")[0] == "How many are you, from 1 to 20? Enter for 3."


def test_the_command_takes_the_name_of_a_game_or_of_a_deck() -> None:
    assert kept_game("air-sorciere") == "air_sorciere"
    assert kept_game("uno") == "uno"
    with pytest.raises(UsageError):
        kept_game("no such deck")


def test_a_deck_is_chosen_among_all_that_are_known() -> None:
    device = TableDevice(keep_free_table)
    assert device.first[0] == "Which deck lies on your table?"
    assert any(line.startswith("Which edition?") for line in device.type("uno"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_names_the_letter_of_each_command(language: str) -> None:
    device = TableDevice(language=language)
    said = " ".join(device.type("?"))
    for command in COMMANDS:
        letter = catalogue(language).words(f"words-free-{command}").split(",")[0].upper()
        assert command == "next" or re.search(rf"\b{letter}\b", said)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed like this on Windows")
def test_a_killed_program_resumes_the_table(own_home: Path) -> None:
    def started() -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "audiogames", "companion", UNO, "--language", "en"]
        environment = {**os.environ, "AUDIOGAMES_HOME": str(own_home), "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )  # fmt: skip

    program = started()
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write("2\nAna\nBob\n2\n1\nh r7 b4\n\ns 3 4\n")
    program.stdin.flush()
    heard = ""
    while "Bob leads." not in heard:
        heard += program.stdout.read(1)
    program.kill()
    program.communicate()
    said, _ = started().communicate("\nt\nf\nh\n\nq\n0\n")
    assert "Bob to play." in said
    assert "Round 1: Ana 3, Bob 4." in said
    assert "Your hand: 2 cards." in said

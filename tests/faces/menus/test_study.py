"""The studies of barrels and of symbols: consent, balanced trials without feedback, tables that stay, their figures."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from math import exp, log
from pathlib import Path
from statistics import pstdev
from typing import Any, Final

import pytest

from audiogames.cli import main as command_line
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.games.zapp_zerapp.percept import percept
from audiogames.games.zapp_zerapp.percept.ears import estimate
from audiogames.local.studies import StudyFolder, table_of, take_part
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.modes.du_balai.symbols_study import MODELS
from audiogames.play.modes.zapp_zerapp.barrels_study import BLOCKS, EXAMPLES, told
from audiogames.play.prompts import Entry
from audiogames.play.study.figures import over_people, share, spread
from audiogames.play.study.protocol import plan, studied, study_of
from audiogames.play.study.session import GAP, hold_study
from audiogames.play.study.table import COLUMNS, Row, Table, TableError, as_csv, draw_of, from_csv, left
from audiogames.settings import Settings
from benchmarks.symbols import LISTENERS, judged, patterns
from tests.faces.du_balai.dice import KEYS, LINES, FakeScene, balai  # noqa: F401
from tests.faces.keyboard import Answer, Paper, Person, Played, computer_at, to_its_end, typing

BARRELS: Final = study_of("barrels")
SYMBOLS: Final = study_of("symbols")
AGREES: Final = ("o", "1")
"""Yes, and never heard before."""
HEARD: Final = ("",) * len(EXAMPLES)
"""An Enter for each example."""


@pytest.fixture(autouse=True)
def own_home(quiet_home: Path) -> None:
    """No test reads or writes the tables of the person who runs it."""


class Drawn:
    """Draws the lowest numbers but for the seed, which is this one."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def __call__(self, below: int) -> int:
        return self._seed if below == 10**9 else 0


class Study:
    """One visit at a computer that sounds: what was read, and what was heard."""

    def __init__(
        self, name: str, answer: Answer, seed: int = 7, settings: Settings = LINES, language: str = "fr"
    ) -> None:
        self.scene = FakeScene()
        paper = Paper()
        person = Person(paper, answer)
        computer = computer_at(StreamConsole(person, paper), settings, language)
        scene: Any = self.scene
        computer.scene = scene
        clock = iter(range(10**9))
        end = hold(
            computer, to_its_end(take_part(computer, name, Drawn(seed))), lambda: float(next(clock)), lambda _: None
        )
        person.look_last()
        self.played = Played(end, person.replies)


def barrels(*typed: str, seed: int = 7, settings: Settings = LINES, language: str = "fr") -> Study:
    return Study("barrels", typing(*typed), seed, settings, language)


def kept(name: str = "barrels") -> Table:
    """Return the one table that is kept."""
    (path,) = StudyFolder().files(study_of(name))
    return table_of(path, study_of(name))


def listener(
    name: str, names: Callable[[Row], str], seed: int = 7, listener: str = "BBBB", known: str = "never"
) -> Table:
    """Return the whole table of a simulated listener, who names each stimulus so."""
    study = study_of(name)
    of = (name, 1, "1.0", listener, known, "headphones", "fr", seed)
    rows = (Row(*of, *trial, 1, "", 2.5) for trial in plan(study, seed))
    return tuple(row._replace(answer=names(row)) for row in rows)


def hears(row: Row, chance: random.Random, wide: float) -> str:
    """Return the number that an ear names whose logarithms spread so about the truth."""
    return str(min(13, max(1, round(exp(log(int(row.stimulus)) + chance.gauss(0.0, wide))))))


def ear(wide: float, seed: int = 1) -> Callable[[Row], str]:
    chance = random.Random(seed)
    return lambda row: hears(row, chance, wide)


def saved(table: Table) -> Path:
    return Path(StudyFolder().keep(table))


# The protocol.


@pytest.mark.parametrize("name", ["barrels", "symbols"])
def test_each_stimulus_comes_once_in_each_block_and_never_twice_running(name: str) -> None:
    study = study_of(name)
    for seed in range(30):
        trials = plan(study, seed)
        for _, block in groupby(trials, lambda trial: trial.block):
            assert sorted(trial.stimulus for trial in block) == sorted(study.stimuli)
        assert all(one.stimulus != next.stimulus for one, next in pairwise(trials))
        assert [trial.number for trial in trials] == list(range(1, study.size + 1))


def test_the_conditions_of_barrels_are_balanced_and_seeded_and_begin_with_a_normal_one() -> None:
    orders = {tuple(trial.condition for trial in plan(BARRELS, seed)[::13]) for seed in range(30)}
    assert len(orders) > 10
    assert all(Counter(order) == Counter(BLOCKS) and order[0] == "normal" for order in orders)
    assert plan(BARRELS, 5) == plan(BARRELS, 5)


def test_a_study_takes_about_twenty_minutes() -> None:
    """A sound, its question, an answer and the gap after it take seven seconds, six where the sound is short."""
    assert 14 <= BARRELS.size * 7 / 60 <= 20
    assert 14 <= SYMBOLS.size * 6 / 60 <= 20


def test_only_trainings_of_what_only_an_ear_can_tell_have_a_study() -> None:
    assert studied() == ("barrels", "symbols")


# Consent, and the examples.


@pytest.mark.parametrize(("language", "no"), [("fr", "n"), ("en", "n"), ("fr", ""), ("en", "0")])
def test_nothing_is_heard_or_kept_without_consent(language: str, no: str) -> None:
    visit = barrels(no, no, language=language)
    assert catalogue(language).words("study-consent").replace("\u00a0", " ") in visit.played.text
    assert visit.scene.performed == []
    assert StudyFolder().files(BARRELS) == []


def test_before_consent_it_says_how_long_it_takes_what_is_kept_and_that_no_answer_is_judged() -> None:
    first = " ".join(barrels().played.reply(0))
    for words in ("vingtaine de minutes", "jamais si une réponse est juste", "sur cet ordinateur", "Ni votre nom"):
        assert words in first


def test_examples_come_with_their_numbers_before_the_first_trial() -> None:
    visit = barrels(*AGREES, *HEARD)
    assert [visit.played.reply(place)[0] for place in range(3, 8)] == [
        *("1 caillou.", "3 cailloux.", "5 cailloux.", "8 cailloux.", "13 cailloux."),
    ]
    assert StudyFolder().files(BARRELS) == []


def test_where_nothing_is_heard_that_is_said_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["train", "barrels", "--study", "--language", "fr"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "Une étude demande le son."


# The trials.


def test_a_trial_is_heard_as_its_seed_says_and_answered_without_a_word_of_right_or_wrong() -> None:
    visit = barrels(*AGREES, *HEARD, "", "5", "7", seed=3)
    rows = kept()
    assert [row.answer for row in rows] == ["5", "7"]
    heard = [cue.percept for cue in visit.scene.performed[len(EXAMPLES) :]]
    assert heard[:2] == [percept(int(row.stimulus), draw_of(BARRELS, row), "normal") for row in rows]
    assert visit.played.reply(-1)[:1] == visit.played.reply(-2)[:1] == ["Combien ?"]
    assert all(cue.private for cue in visit.scene.performed)


def test_what_is_answered_right_sounds_and_reads_as_what_is_answered_wrong() -> None:
    truth = plan(BARRELS, 3)[0].stimulus
    other = str(int(truth) % 13 + 1)
    right = barrels(*AGREES, *HEARD, "", truth, seed=3)
    StudyFolder().files(BARRELS)[0].unlink()
    wrong = barrels(*AGREES, *HEARD, "", other, seed=3)
    assert right.played.replies[-1] == wrong.played.replies[-1]
    assert right.scene.performed == wrong.scene.performed


@pytest.mark.parametrize("again", ["", "!"])
def test_each_sound_comes_only_once(again: str) -> None:
    visit = barrels(*AGREES, *HEARD, "", again, "5")
    assert visit.played.reply(-2) == ["Chaque son ne vient qu’une fois. Répondez, ou M si vous l’avez manqué."]
    assert sum(bool(cue.percept) for cue in visit.scene.performed) == len(EXAMPLES) + 2
    assert [row.answer for row in kept()] == ["5"]


def test_a_missed_sound_comes_again_at_the_end_of_its_block_and_sounds_otherwise() -> None:
    barrels(*AGREES, *HEARD, "", "m", *["4"] * 13)
    rows = kept()
    first, last = rows[0], rows[13]
    assert (first.answer, last.answer) == ("", "4")
    assert (first.trial, first.attempt, last.trial, last.attempt) == (1, 1, 1, 2)
    assert draw_of(BARRELS, first) != draw_of(BARRELS, last)


@pytest.mark.parametrize("typed", ["14", "0014", "00", "xyzzy", "²"])
def test_what_no_barrel_holds_is_refused_and_the_trial_waits(typed: str) -> None:
    barrels(*AGREES, *HEARD, "", typed, "2")
    assert [row.answer for row in kept()] == ["2"]


def test_key_by_key_one_and_a_second_digit_are_a_number() -> None:
    settings = KEYS
    barrels(*AGREES, *HEARD, "", "1", "0", "1", "", "1", "3", "9", settings=settings)
    assert [row.answer for row in kept()] == ["10", "1", "13", "9"]


@pytest.mark.usefixtures("balai")
def test_symbols_are_answered_whole_or_in_halves() -> None:
    visit = Study("symbols", typing(*AGREES, *[""] * 18, "", "1o", "2", "n"))
    assert [row.answer for row in kept("symbols")] == ["orange-ear", "black-web"]
    names = [cue.name for cue in visit.scene.performed]
    assert names[:18] == [f"symbol-{face}" for face in SYMBOLS.stimuli]
    assert names[18:] == [f"symbol-{trial.stimulus}" for trial in plan(SYMBOLS, 7)[:3]]


def test_a_listener_who_answers_all_ends_the_study_with_a_whole_table() -> None:
    answers = iter([*AGREES, *HEARD])

    def answer(reply: str) -> str:
        return next(answers, "5" if "Combien" in reply else "")

    visit = Study("barrels", lambda reply: None if "merci" in reply else answer(reply))
    assert visit.played.end == "over"
    rows = kept()
    assert len(rows) == BARRELS.size == len({row.trial for row in rows})
    assert f"Vos 130 réponses sont dans le tableau {StudyFolder().files(BARRELS)[0]}" in visit.played.text
    assert StudyFolder().unfinished(BARRELS) == []


# The table.


def test_the_table_is_kept_at_each_answer_for_its_owner_alone_and_names_nobody() -> None:
    barrels(*AGREES, *HEARD, "", "5")
    (path,) = StudyFolder().files(BARRELS)
    assert path.read_text(encoding="utf-8").splitlines()[0] == ",".join(COLUMNS)
    assert not {"name", "date", "day"} & {*COLUMNS}
    assert path.stat().st_mode & 0o077 == 0


def test_the_table_says_how_long_each_answer_took_from_the_start_of_the_sound() -> None:
    conversation = Conversation(Device(language="fr"))
    conversation.begin(hold_study(conversation, BARRELS, StudyFolder(), Drawn(7), "1.0", "headphones"), 0.0)
    for typed in (*AGREES, *HEARD):
        conversation.enter(Entry("typed", typed), 50.0)
    conversation.enter(Entry("typed", ""), 60.0)
    conversation.enter(Entry("typed", "5"), 63.4)
    conversation.follow(63.4 + GAP)
    conversation.enter(Entry("typed", "6"), 66.4 + GAP)
    assert [row.seconds for row in kept()] == [3.4, 3.0]


def test_leaving_says_where_the_table_is_and_a_later_visit_goes_on() -> None:
    left_early = barrels(*AGREES, *HEARD, "", "5", "6", "0", seed=3)
    assert left_early.played.reply(-1)[0].startswith("Vous arrêtez à 2 sur 130")
    again = barrels("1", "", "7", "0", seed=99)
    assert "Continuer avec le code BBBB, 2 sur 130" in again.played.text
    rows = kept()
    assert [(row.trial, row.answer, row.seed) for row in rows] == [(1, "5", 3), (2, "6", 3), (3, "7", 3)]


def test_another_person_begins_a_table_of_their_own() -> None:
    saved(listener("barrels", ear(0.2), listener="CCCC")[:20])
    barrels("2", *AGREES, *HEARD, "", "5")
    assert [path.name for path in StudyFolder().files(BARRELS)] == ["barrels-BBBB.csv", "barrels-CCCC.csv"]


def test_what_cannot_be_kept_is_told_and_ends_the_study() -> None:
    StudyFolder().path.parent.mkdir(parents=True, exist_ok=True)
    StudyFolder().path.write_text("in the way", encoding="utf-8")
    visit = barrels(*AGREES, *HEARD, "", "5", "6")
    assert visit.played.end == "over"
    assert "L’étude s’arrête, car vos réponses ne peuvent être gardées." in visit.played.text


@pytest.mark.parametrize("name", ["barrels", "symbols"])
def test_a_table_is_read_as_it_was_written_also_with_semicolons(name: str) -> None:
    study = study_of(name)
    table = listener(name, lambda row: row.stimulus)
    assert from_csv(as_csv(table), study) == table
    assert from_csv("\ufeff" + as_csv(table).replace(",", ";").replace("2.5", "2,5"), study) == table


def changed() -> Iterator[tuple[str, Callable[[str], str]]]:
    first = plan(BARRELS, 7)[0].stimulus
    yield "empty", lambda text: ""
    yield "no rows", lambda text: text.splitlines()[0]
    yield "other columns", lambda text: text.replace("answer", "reply", 1)
    yield "other study", lambda text: text.replace("barrels", "symbols")
    yield "other truth", lambda text: text.replace(f",normal,{first},1,", f",normal,{int(first) % 13 + 1},1,", 1)
    yield "no number", lambda text: text.replace("2.5", "x", 1)
    yield "a row twice", lambda text: text + text.splitlines()[-1] + "\n"
    yield "two people", lambda text: text + text.splitlines()[-1].replace("BBBB", "CCCC") + "\n"
    yield "answer out of range", lambda text: text.replace(",1,3,2.5", ",1,14,2.5", 1)


@pytest.mark.parametrize(("what", "change"), list(changed()), ids=lambda value: value if isinstance(value, str) else "")
def test_a_table_that_was_changed_is_refused_with_its_line(what: str, change: Callable[[str], str]) -> None:
    text = as_csv(listener("barrels", lambda row: "3")[:20])
    assert change(text) != text
    with pytest.raises(TableError) as refused:
        from_csv(change(text), BARRELS)
    assert 1 <= refused.value.line <= 22


def test_trials_that_are_left_begin_with_those_never_heard_of_the_block() -> None:
    table = listener("barrels", lambda row: "" if row.trial == 2 else "3")[:5]
    assert [trial.number for trial in left(BARRELS, 7, table)][:10] == [6, 7, 8, 9, 10, 11, 12, 13, 2, 14]


# The figures.


def test_a_share_has_the_score_interval_of_wilson() -> None:
    """Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263, and 0 of 20."""
    assert [round(one, 4) for one in share(81, 263)] == [0.3080, 0.2553, 0.3662]
    assert [round(one, 4) for one in share(0, 20)] == [0.0, 0.0, 0.1611]


def test_the_interval_of_a_spread_covers_the_true_one_about_95_times_of_100() -> None:
    chance = random.Random(4)
    inside = 0
    for _ in range(60):
        found = spread([chance.gauss(0.0, 0.2) for _ in range(78)])
        inside += found.low <= 0.2 <= found.high
    assert inside >= 50


def test_the_interval_over_people_is_that_of_student() -> None:
    """Of 0.1, 0.2 and 0.3: the mean 0.2, and 4.303 times 0.1 over the root of 3 to each side."""
    assert [round(one, 4) for one in over_people([0.1, 0.2, 0.3], high=9.0)] == [0.2, 0.0, 0.4484]
    assert [round(one, 4) for one in over_people([0.2, 0.2])] == [0.2, 0.2, 0.2]


def test_the_model_hears_the_shake_that_the_person_heard() -> None:
    row = listener("barrels", lambda row: "5")[40]
    heard = percept(int(row.stimulus), draw_of(BARRELS, row), row.condition)  # type: ignore[arg-type]
    assert told(row) == (int(row.stimulus), 5, min(13, max(1, round(exp(estimate(heard))))))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_figures_of_one_listener_are_printed_beside_those_of_the_model(
    locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = listener("barrels", ear(0.25))
    saved(table)
    assert command_line(["train", "barrels", "--results", "--language", locale]) == 0
    lines = [line.replace("\u00a0", " ") for line in capsys.readouterr().out.splitlines()]
    normal = [row for row in table if row.condition == "normal"]
    wide = pstdev([log(int(row.answer)) - log(int(row.stimulus)) for row in normal])
    number = f"{wide:.3f}".rstrip("0")
    assert (number.replace(".", ",") if locale == "fr" else number) in lines[2]
    good = sum(row.answer == row.stimulus for row in normal)
    assert f" {round(100 * good / len(normal))} " in lines[3]
    assert len(lines) == 2 + 3 * 3 + 1 + 13
    assert all(("modèle" if locale == "fr" else "model") in line for line in lines[2:11])


def test_the_figures_of_several_files_have_the_mean_over_people(capsys: pytest.CaptureFixture[str]) -> None:
    files = [
        saved(listener("barrels", ear(0.2, place), seed=place, listener=code))
        for place, code in enumerate(("BBBB", "CCCC", "DDDD"))
    ]
    copy = files[0].with_name("copy.csv")
    copy.write_bytes(files[0].read_bytes())
    assert command_line(["train", "barrels", "--results", *map(str, files), str(copy), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("Code ") == 3
    assert "Normal shakes, mean of 3 people: spread of the logarithm 0." in out


@pytest.mark.usefixtures("balai")
def test_confusions_of_symbols_are_printed_the_commonest_first(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {"orange-web": "orange-spider", "black-eye": "orange-eye"}
    chance = random.Random(2)

    def names(row: Row) -> str:
        often = {"orange-web": 0.6, "black-eye": 0.3}.get(row.stimulus, 0.0)
        return wrong[row.stimulus] if chance.random() < often else row.stimulus

    table = listener("symbols", names)
    saved(table)
    assert command_line(["train", "symbols", "--results", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first, second = lines[-2:]
    times = Counter((row.stimulus, row.answer) for row in table)
    assert first.startswith(f"orange web, taken for orange spider: {times['orange-web', 'orange-spider']} times of 9")
    assert second.startswith("black eye, taken for orange eye")
    assert "models 97 and 98" in lines[2]


def test_the_figures_of_the_model_of_symbols_are_those_that_are_measured() -> None:
    import numpy as np

    known = patterns()
    for model, name in zip(MODELS, ("by rhythm", "by bands"), strict=True):
        found = judged(LISTENERS[name](known, 1000, np.random.default_rng(5)))
        assert found.exact == pytest.approx(model.exact, abs=0.01)
        assert found.colour == pytest.approx(model.colour, abs=0.005)
        assert found.worst == pytest.approx(model.worst, abs=0.01)


@pytest.mark.parametrize("locale", LOCALES)
def test_without_a_table_and_with_a_wrong_file_a_sentence_says_so(
    locale: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("a,b\n1,2\n", encoding="utf-8")
    (tmp_path / "bytes.csv").write_bytes(b"\xff\xfe\xff")
    assert command_line(["train", "barrels", "--results", "--language", locale]) == 1
    assert str(StudyFolder().path) in capsys.readouterr().err
    for file in (wrong, tmp_path / "bytes.csv", tmp_path / "none.csv", tmp_path):
        assert command_line(["train", "barrels", "--results", str(file), "--language", locale]) == 1
        told = capsys.readouterr()
        assert str(file) in told.err
        assert not told.out


@pytest.mark.parametrize("words", [("keys", "--study"), ("keys", "--results"), ("barrels", "file.csv")])
def test_a_study_that_is_not_there_and_a_word_too_many_are_refused(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line(["train", *words, "--language", "en"]) == 2
    assert capsys.readouterr().err

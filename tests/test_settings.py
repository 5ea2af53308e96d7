"""The settings file: what is read, what is kept, what is reported, what can go wrong on a disk."""

import errno
import os
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.bots.characters import CAST
from audiogames.core.errors import reason
from audiogames.core.game import Setting
from audiogames.core.messages import Category, Message, Verbosity
from audiogames.core.registry import GAMES
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.settings import FriendsTable, LastTable, Settings, change, values
from audiogames.settings import store as settings_store
from audiogames.settings.store import load, save
from audiogames.settings.values import SINKS, plain, read
from audiogames.speech.choose import NAMES
from audiogames.storage.folders import paths

CAST_OF_FIVE = " ".join(sorted((one.id for one in CAST), key=len)[-5:])
"""The longest answer to who comes as bots."""

EVERYTHING = Settings(
    language="fr",
    language_told="es",
    speech="on",
    sink="espeak",
    rate=300,
    braille=False,
    verbosity=Verbosity.SHORT,
    verbosity_by_category={Category.SCORE: Verbosity.FULL, Category.TRICK: Verbosity.MINIMAL},
    hand_at_turn=False,
    hand_sorted=True,
    voice_program="piper --model 'ma voix.onnx' --output_file -",
    quips=False,
    lines="braille",
    bot_pace=1.5,
    keys_mode="single",
    time_limits=("twice", "none"),
    of_games={"barrels_read": "words", "dice_told": "both", "dice_pace": 0.3, "dice_readings": 2},
    enter_when_heard=True,
    reader_rates={"fr": 24},
    reader_rate_offered=True,
    keys_offered=True,
    headphones_offered=True,
    statistics_offered=True,
    explained=("air_sorciere-cat",),
    player_name="Zoé « l’Éclair »",
    sound="off",
    listening="headphones",
    head="person",
    sound_device="Casque de Zoé (hw:1,0)",
    private_devices=("", "Écouteurs"),
    volume=90,
    volume_effects=10,
    volume_interface=20,
    volume_ambience=30,
    volume_speech=40,
    music="themes",
    game_room=True,
    speech_in_space=True,
    sound_trouble="sound-no-device",
    voice_trouble="",
    verbosity_by_game={"air_sorciere": Verbosity.MINIMAL},
    keys_by_game={"du_balai": "single"},
    letters={"scores": "f5", "hand": "s"},
    games_done=("air_sorciere", "du_balai"),
    guided_offered=("roue_des_sorcieres",),
    guided_done=("zapp_zerapp",),
    remembered=("", "Anna"),
    curtains=("open", "headphones"),
    last_table=LastTable("roue_des_sorcieres", 4, {"side": "ascending", "show": True, "to": 3}, ("easy", "hard")),
    friends_table=FriendsTable(
        "du_balai", 6, "grand-witch", CAST_OF_FIVE, is_for_network=True, guided=True, advice=False
    ),
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "chez Zoé"
    monkeypatch.setenv("AUDIOGAMES_HOME", str(folder))
    return folder


@pytest.fixture
def write(home: Path) -> Callable[[str], Path]:
    def to_file(text: str) -> Path:
        home.mkdir(exist_ok=True)
        paths().settings.write_bytes(textwrap.dedent(text).encode("utf-8"))
        return paths().settings

    return to_file


def test_without_a_file_everything_has_its_default_and_nothing_is_written(home: Path) -> None:
    assert load() == (Settings(), [])
    assert not home.exists()


def test_what_is_saved_is_read_again(home: Path) -> None:
    assert save(EVERYTHING) == []
    assert load() == (EVERYTHING, [])


def test_every_field_differs_from_its_default_in_the_round_trip_above() -> None:
    same = [
        entry.name for entry in fields(Settings) if getattr(EVERYTHING, entry.name) == getattr(Settings(), entry.name)
    ]
    assert same == []


def test_the_home_variable_puts_settings_journals_logs_decks_and_sounds_below_one_folder(home: Path) -> None:
    assert paths() == (home / "settings.toml", *(home / name for name in ("journals", "logs", "decks", "sounds")))


def test_without_the_home_variable_the_platform_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("AUDIOGAMES_HOME", raising=False)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    found = paths()
    assert found.settings.name == "settings.toml"
    assert len({found.settings.parent, found.journals, found.logs, found.decks, found.sounds}) == 5
    if sys.platform == "linux":
        assert found.settings == tmp_path / "XDG_CONFIG_HOME" / "audiogames" / "settings.toml"
        assert found.journals == tmp_path / "XDG_DATA_HOME" / "audiogames" / "journals"
        assert found.decks == tmp_path / "XDG_DATA_HOME" / "audiogames" / "decks"
        assert found.sounds == tmp_path / "XDG_DATA_HOME" / "audiogames" / "sounds"
        assert tmp_path / "XDG_STATE_HOME" / "audiogames" in (found.logs, found.logs.parent)


def test_a_setting_of_a_game_of_another_package_is_read_checked_and_written(
    monkeypatch: pytest.MonkeyPatch, write: Callable[[str], Path]
) -> None:
    own = (
        Setting("marbles_told", "slowly", ("slowly", "quickly")),
        Setting("marbles_pace", 1.0, (0.5, 1.0), span=(0.1, 4.0)),
        Setting("marbles_rows", 2, (1, 2, 3)),
    )
    first = next(iter(GAMES.values()))
    monkeypatch.setattr(values, "GAMES", {**GAMES, "marbles": replace(first, name="marbles", settings=own)})
    assert [Settings().of_game(setting.name) for setting in own] == ["slowly", 1.0, 2]
    write('marbles_told = "never"\nmarbles_pace = 5\nmarbles_rows = 3\n')
    settings, reports = load()
    assert [settings.of_game(setting.name) for setting in own] == ["slowly", 1.0, 3]
    assert [report.arguments["key"] for report in reports] == ["marbles_told", "marbles_pace"]
    changed, reports = change(settings, marbles_told="quickly")
    assert reports == save(changed) == []
    assert load()[0].of_game("marbles_told") == "quickly"


def test_comments_order_and_unknown_entries_survive_a_change(write: Callable[[str], Path]) -> None:
    file = write(
        """\
        # mes réglages
        rate = 300  # vite !
        langue = "patois"
        language = "fr"

        [verbosity_by_category]
        # les points en entier
        score = "full"  # oui

        [mine]
        note = "à garder"
        """
    )
    settings, reports = load()
    assert reports == [
        Message("settings-unknown-key", {"key": "langue"}),
        Message("settings-unknown-key", {"key": "mine"}),
    ]
    assert save(replace(settings, rate=200, verbosity_by_category={Category.SCORE: Verbosity.SHORT})) == []
    text = file.read_text(encoding="utf-8")
    for line in (
        "# mes réglages",
        "rate = 200  # vite !",
        'langue = "patois"',
        "# les points en entier",
        'score = "short"  # oui',
        'note = "à garder"',
    ):
        assert line in text.splitlines()
    assert text.index("rate") < text.index("langue") < text.index('language = "fr"')
    assert load()[0].rate == 200


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            'language = "de"',
            Message("settings-wrong-choice", {"key": "language", "value": "de", "allowed": "auto, fr, en"}),
        ),
        (
            "language = 3",
            Message("settings-wrong-choice", {"key": "language", "value": "3", "allowed": "auto, fr, en"}),
        ),
        (
            "rate = 1000",
            Message("settings-wrong-number", {"key": "rate", "value": "1000", "lowest": 80, "highest": 450}),
        ),
        (
            "rate = true",
            Message("settings-wrong-number", {"key": "rate", "value": "true", "lowest": 80, "highest": 450}),
        ),
        (
            "rate = 175.5",
            Message("settings-wrong-number", {"key": "rate", "value": "175.5", "lowest": 80, "highest": 450}),
        ),
        (
            "volume = 101",
            Message("settings-wrong-number", {"key": "volume", "value": "101", "lowest": 0, "highest": 100}),
        ),
        ("sound_device = 3", Message("settings-wrong-kind", {"key": "sound_device", "value": "3", "kind": "text"})),
        (
            'private_devices = "Casque"',
            Message("settings-wrong-kind", {"key": "private_devices", "value": "Casque", "kind": "words"}),
        ),
        ('braille = "yes"', Message("settings-wrong-kind", {"key": "braille", "value": "yes", "kind": "yes-no"})),
        ("player_name = 7", Message("settings-wrong-kind", {"key": "player_name", "value": "7", "kind": "text"})),
        (
            r'player_name = "a\nb"',
            Message("settings-wrong-kind", {"key": "player_name", "value": "a\nb", "kind": "text"}),
        ),
        (
            "bot_pace = nan",
            Message("settings-wrong-number", {"key": "bot_pace", "value": "nan", "lowest": 0, "highest": 30}),
        ),
        (
            "bot_pace = -1",
            Message("settings-wrong-number", {"key": "bot_pace", "value": "-1", "lowest": 0, "highest": 30}),
        ),
        (
            'bot_pace = "slow"',
            Message("settings-wrong-choice", {"key": "bot_pace", "value": "slow", "allowed": "auto, none, enter"}),
        ),
        (
            "friends_table = {game = 'a', seats = 2, level = 'witch', advice = 3}",
            Message("settings-wrong-kind", {"key": "friends_table.advice", "value": "3", "kind": "yes-no"}),
        ),
        ("last_table = 3", Message("settings-wrong-kind", {"key": "last_table", "value": "3", "kind": "table"})),
        (
            "last_table = {game = 'a', seats = 0}",
            Message("settings-wrong-number", {"key": "last_table.seats", "value": "0", "lowest": 1, "highest": 12}),
        ),
        (
            "last_table = {game = 'a', seats = 2, levels = 'easy'}",
            Message("settings-wrong-kind", {"key": "last_table.levels", "value": "easy", "kind": "words"}),
        ),
        (
            "last_table = {game = 'a', seats = 2, options = {side = 1.5}}",
            Message("settings-wrong-kind", {"key": "last_table.options.side", "value": "1.5", "kind": "text"}),
        ),
        (
            "last_table = {game = 'a', seats = 2, seat_options = 3}",
            Message("settings-wrong-kind", {"key": "last_table.seat_options", "value": "3", "kind": "table"}),
        ),
        (
            "last_table = {game = 'a', seats = 2, seat_options = {1 = 4}}",
            Message("settings-wrong-kind", {"key": "last_table.seat_options.1", "value": "4", "kind": "table"}),
        ),
        (
            "last_table = {game = 'a', seats = 2, seat_options = {2 = {level = []}}}",
            Message("settings-wrong-kind", {"key": "last_table.seat_options.2.level", "value": "[]", "kind": "text"}),
        ),
        (
            "last_table = {game = 'a', seats = 2, seat_options = {13 = {level = 'expert'}}}",
            Message(
                "settings-wrong-number",
                {"key": "last_table.seat_options.13", "value": "13", "lowest": 1, "highest": 12},
            ),
        ),
        (
            "last_table = {game = 'a', seats = 2, seat_options = {00012345 = {level = 'expert'}}}",
            Message(
                "settings-wrong-number",
                {"key": "last_table.seat_options.00012345", "value": "00012345", "lowest": 1, "highest": 12},
            ),
        ),
    ],
)
def test_a_wrong_value_counts_as_its_default_is_reported_and_stays_in_the_file(
    line: str, expected: Message, write: Callable[[str], Path]
) -> None:
    file = write(line + "\n")
    settings, reports = load()
    assert reports == [expected]
    key = line.partition(" ")[0]
    if expected.arguments["key"] in (key, "last_table.seats"):
        assert getattr(settings, key) == getattr(Settings(), key)
    assert save(replace(settings, games_done=("du_balai",))) == []
    assert line.rstrip("}") in file.read_text(encoding="utf-8")
    assert load()[0].games_done == ("du_balai",)


def test_a_wrong_category_leaves_the_others_as_they_are(write: Callable[[str], Path]) -> None:
    write('[verbosity_by_category]\nscore = "full"\nplay = "loud"\nweather = "full"\n')
    settings, reports = load()
    assert settings.verbosity_by_category == {Category.SCORE: Verbosity.FULL}
    assert [(each.id, each.arguments["key"]) for each in reports] == [
        ("settings-wrong-choice", "verbosity_by_category.play"),
        ("settings-unknown-key", "verbosity_by_category.weather"),
    ]


def test_a_broken_file_is_set_aside_under_a_name_of_its_own_and_its_line_told(write: Callable[[str], Path]) -> None:
    for number in (1, 2, 3):
        file = write(f'language = "fr"\nrate = = {number}\n')
        settings, reports = load()
        aside = file.with_name(f"settings.toml.broken-{number}")
        assert settings == Settings(language="fr")
        told: dict[str, str | int] = {"file": str(file), "count": 1, "lines": "2", "aside": str(aside)}
        assert reports == [Message("settings-broken", told)]
        assert aside.read_text(encoding="utf-8").endswith(f"= {number}\n")
        assert file.read_text(encoding="utf-8") == 'language = "fr"\n'


def test_a_file_in_another_encoding_is_set_aside_whole(home: Path) -> None:
    home.mkdir()
    paths().settings.write_bytes('language = "fr"\nplayer_name = "Zoé"\n'.encode("cp1252"))
    settings, reports = load()
    assert settings == Settings(language="fr")
    assert [(each.id, each.arguments["lines"]) for each in reports] == [("settings-broken", "2")]
    assert (home / "settings.toml.broken-1").read_bytes().endswith(b'"Zo\xe9"\n')


def test_a_file_that_notepad_wrote_in_utf_16_keeps_all_its_lines(home: Path) -> None:
    home.mkdir()
    paths().settings.write_bytes('language = "fr"\r\nplayer_name = "Zoé"\r\n'.encode("utf-16"))
    settings, reports = load()
    assert settings == Settings(language="fr", player_name="Zoé")
    assert reports == []
    assert save(replace(settings, language="en")) == []
    assert paths().settings.read_bytes().startswith('language = "en"\r\nplayer_name = "Zoé"\r\n'.encode())


def test_a_key_that_stands_twice_counts_as_it_stands_first(write: Callable[[str], Path]) -> None:
    write('rate = 200\nrate = 300\nlanguage = "en"\n')
    settings, [report] = load()
    assert (settings.rate, settings.language, report.arguments["lines"]) == (200, "en", "2")


def test_below_a_damaged_heading_nothing_counts_for_another_section(write: Callable[[str], Path]) -> None:
    write('rate = 200\n[last_table\nlanguage = "fr"\n[verbosity_by_category]\nscore = "full"\n')
    settings, [report] = load()
    assert (settings.rate, settings.language, report.arguments["lines"]) == (200, "auto", "2, 3")
    assert settings.verbosity_by_category == {Category.SCORE: Verbosity.FULL}


@given(st.data())
def test_of_a_file_with_one_damaged_line_all_others_stay_in_force(data: st.DataObject) -> None:
    """Whatever the line becomes: other bytes, cut off, doubled, invalid UTF-8; with any ends of line, and a mark."""
    lines = [b'language = "fr"', b"rate = 250", b"braille = false", b'player_name = "Ana"', b"volume = 55"]
    place = data.draw(st.integers(0, len(lines) - 1))
    line = lines[place]
    cut = data.draw(st.integers(1, len(line) - 1))
    junk = data.draw(st.sampled_from([b"\xff\xfe", b"= =", b"\xe9", b"]]", b"\0", b'"x', b"[", b"\x80"]))
    damaged = data.draw(st.sampled_from([line[:cut] + junk + line[cut:], line + junk, junk + line]))
    end = data.draw(st.sampled_from([b"\n", b"\r\n"]))
    start = data.draw(st.sampled_from([b"", b"\xef\xbb\xbf"]))
    content = start + end.join([*lines[:place], damaged, *lines[place + 1 :]]) + end
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUDIOGAMES_HOME", folder)
        paths().settings.write_bytes(content)
        settings, reports = load()
        names = ["language", "rate", "braille", "player_name", "volume"]
        wanted = ["fr", 250, False, "Ana", 55]
        is_heading = damaged.lstrip().startswith(b"[")
        for number, (name, value) in enumerate(zip(names, wanted, strict=True)):
            if number != place and not (is_heading and number > place):
                assert getattr(settings, name) == value
        broken = [each for each in reports if each.id == "settings-broken"]
        for report in broken:
            assert Path(str(report.arguments["aside"])).read_bytes() == content


def test_the_byte_order_mark_and_line_ends_of_a_windows_editor_are_understood(home: Path) -> None:
    home.mkdir()
    paths().settings.write_bytes(b'\xef\xbb\xbf# moi\r\nlanguage = "fr"\r\n')
    settings, reports = load()
    assert (settings.language, reports) == ("fr", [])
    assert save(replace(settings, language="en")) == []
    assert (load()[0].language, load()[1]) == ("en", [])
    assert b"# moi\r\n" in paths().settings.read_bytes()


def test_a_file_broken_while_the_game_ran_is_set_aside_before_saving(write: Callable[[str], Path]) -> None:
    file = write("now = = broken\n")
    reports = save(EVERYTHING)
    assert [each.id for each in reports] == ["settings-broken"]
    assert file.with_name("settings.toml.broken-1").read_text(encoding="utf-8") == "now = = broken\n"
    assert load() == (EVERYTHING, [])


def test_a_settings_file_that_is_a_link_stays_one(write: Callable[[str], Path], tmp_path: Path) -> None:
    file = write("")
    file.unlink()
    real = tmp_path / "dotfiles.toml"
    real.write_text('language = "fr"\n', encoding="utf-8")
    file.symlink_to(real)
    assert save(replace(load()[0], rate=222)) == []
    assert file.is_symlink()
    assert tomllib.loads(real.read_text(encoding="utf-8"))["rate"] == 222


def test_a_value_outside_its_limits_is_reported_and_not_written(home: Path) -> None:
    reports = save(replace(EVERYTHING, player_name="x" * 41))
    assert [(each.id, each.arguments["key"]) for each in reports] == [("settings-wrong-kind", "player_name")]
    assert load() == (replace(EVERYTHING, player_name=""), [])


def test_change_takes_an_entry_as_a_file_holds_it_or_tells_what_is_wrong() -> None:
    assert change(EVERYTHING, verbosity="minimal") == (replace(EVERYTHING, verbosity=Verbosity.MINIMAL), [])
    same, reports = change(EVERYTHING, verbosity="shout", rate=100)
    assert same == EVERYTHING
    assert [each.id for each in reports] == ["settings-wrong-choice"]


def test_a_folder_that_cannot_be_made_is_reported_when_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "file" / "home"))
    assert [(each.id, each.arguments["why"]) for each in save(EVERYTHING)] == [
        ("settings-not-saved", reason("system-no-folder"))
    ]


def test_a_folder_in_the_place_of_the_file_is_reported_and_kept(home: Path) -> None:
    (home / "settings.toml" / "inside").mkdir(parents=True)
    assert [each.id for each in load()[1]] == ["settings-unreadable"]
    assert [each.id for each in save(EVERYTHING)] == ["settings-not-saved"]
    assert (home / "settings.toml" / "inside").is_dir()


SAVE_IN_A_PROCESS = """\
from dataclasses import replace
from audiogames.settings.store import load, save
settings, reports = load()
reports += save(replace(settings, rate=99))
print(*(each.id if why is None else f"{each.id} {getattr(why, 'id', why)}" for each in reports
    for why in [each.arguments.get("why") or each.arguments.get("reason")]))
"""


LOSE_RIGHTS = """\
import importlib.metadata
import os
import tomlkit
from audiogames.settings import store
b"a".decode("utf-8-sig")  # what is imported late has to be there before the rights to read it go
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
"""


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no user without rights to become")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('language = "fr"\n', "settings-not-saved system-denied"),
        ("= broken\n", "settings-broken-in-place settings-broken-in-place settings-not-saved broken"),
    ],
)
def test_a_read_only_folder_is_reported_and_the_file_stays_as_it_was(text: str, expected: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "settings.toml")
        file.write_text(text, encoding="utf-8")
        os.chmod(folder, 0o555)
        result = run_python(LOSE_RIGHTS + SAVE_IN_A_PROCESS, AUDIOGAMES_HOME=folder)
        assert (result.stdout.strip(), result.stderr) == (expected, "")
        assert file.read_text(encoding="utf-8") == text
        assert os.listdir(folder) == ["settings.toml"]
        os.chmod(folder, 0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of a file")
def test_a_write_that_fails_half_way_leaves_the_old_file_and_no_other(write: Callable[[str], Path], home: Path) -> None:
    file = write('language = "fr"\n')
    limit = "import resource, signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    limit += "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
    result = run_python(limit + SAVE_IN_A_PROCESS, PYTHONDONTWRITEBYTECODE="1")
    assert (result.stdout.strip(), result.stderr) == ("settings-not-saved system-full", "")
    assert file.read_text(encoding="utf-8") == 'language = "fr"\n'
    assert [entry.name for entry in home.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, "system-full"),
        (errno.EDQUOT, "system-quota"),
        (errno.EROFS, "system-read-only"),
        (errno.EACCES, "system-denied"),
        (errno.EIO, "system-silent"),
    ],
)
def test_the_reason_of_a_failed_write_is_named(
    number: int, kind: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    (told,) = save(EVERYTHING)
    assert told == Message(
        "settings-not-saved", {"file": str(paths().settings), "reason": "system", "why": reason(kind)}
    )
    assert not home.exists()


WORDS = (
    st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=40).map(str.strip).filter(str.isprintable)
)
VALUES = st.one_of(WORDS, st.integers(-(2**63), 2**63 - 1), st.booleans())
TABLES = st.builds(
    LastTable,
    game=WORDS,
    seats=st.integers(1, 12),
    options=st.dictionaries(WORDS, st.one_of(VALUES, st.lists(st.integers(0, 99), max_size=9).map(tuple)), max_size=3),
    levels=st.lists(WORDS, max_size=3).map(tuple),
    seat_options=st.lists(st.dictionaries(WORDS, st.one_of(VALUES, st.floats(0, 5)), max_size=2), max_size=3).map(
        lambda seats: tuple(seats[: max((seat for seat, chosen in enumerate(seats, 1) if chosen), default=0)])
    ),
)
SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(["auto", "fr", "en"]),
    sink=st.sampled_from(SINKS),
    rate=st.integers(80, 450),
    braille=st.booleans(),
    verbosity=st.sampled_from(Verbosity),
    verbosity_by_category=st.dictionaries(st.sampled_from(Category), st.sampled_from(Verbosity)),
    verbosity_by_game=st.dictionaries(st.sampled_from([*GAMES]), st.sampled_from(Verbosity)),
    keys_by_game=st.dictionaries(st.sampled_from([*GAMES]), st.sampled_from(["line", "single"])),
    bot_pace=st.one_of(st.sampled_from(["auto", "none", "enter"]), st.floats(0, 30)),
    of_games=st.fixed_dictionaries(
        {},
        optional={
            "dice_told": st.sampled_from(["sounds", "both"]),
            "dice_pace": st.floats(1, 5),
            "dice_readings": st.integers(2, 3),
        },
    ),
    player_name=WORDS,
    last_table=st.one_of(st.none(), TABLES),
)
FILES = st.lists(
    st.sampled_from(
        [
            "# note\n",
            "mine = [1,\n  2]  # note\n",
            "rate = 90\n",
            'language = "xx"\n',
            "last_table = 3\n",
            'last_table.game = "a"\n',
            "last_table.seats = 2\n",
            'verbosity_by_category = { score = "full", here = 1 }\n',
            "[verbosity_by_category]\n",
            "[last_table]\n",
            "[last_table.options]\n",
            "[last_table.seat_options.2]\n",
            "[mine.own]\n",
            "[[list]]\n",
            'game = "b"\n',
            "seats = 3\n",
            'score = "short"\n',
        ]
    ),
    max_size=8,
).map("".join)


def parses(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


@given(SETTINGS, FILES.filter(parses))
def test_any_settings_merge_into_any_file_and_nothing_of_the_person_is_lost(settings: Settings, text: str) -> None:
    try:
        merged = settings_store._merged(text, settings)
    except settings_store._BrokenFile:
        return
    entries = tomllib.loads(merged)
    assert read(entries)[0] == settings
    before = tomllib.loads(text)
    assert {key: entries[key] for key in before if key not in plain(EVERYTHING)} == {
        key: before[key] for key in before if key not in plain(EVERYTHING)
    }
    assert merged.count("# note") == text.count("# note")


@given(SETTINGS)
def test_any_settings_go_into_a_new_file_and_come_back(settings: Settings) -> None:
    assert read(tomllib.loads(settings_store._merged(settings_store._HEADING, settings)))[0] == settings


@given(
    st.dictionaries(
        st.sampled_from([*plain(EVERYTHING), "other"]),
        st.recursive(
            st.one_of(st.text(), st.integers(), st.floats(), st.booleans()),
            lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(), inner, max_size=3)),
            max_leaves=5,
        ),
    )
)
def test_whatever_a_file_holds_is_read_or_reported_in_both_languages(entries: dict[str, object]) -> None:
    settings, reports = read(entries)
    for each in reports:
        assert all(catalogue(locale).text(each) for locale in COMPLETE)
    assert read(plain(settings)) == (settings, [])


def test_the_voices_that_settings_know_are_those_that_speech_knows() -> None:
    assert SINKS == NAMES

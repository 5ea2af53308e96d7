"""The pages of the stickers: their commands run, and their figures and labels are those of the program.

The commands are run in their order in one folder, as a reader would.
"""

import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiogames.cli import main
from audiogames.cli.arguments import OF_STICKERS, SWITCHES_OF_STICKERS
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import load_deck
from audiogames.tactile.export.guide import Series, series_of
from audiogames.tactile.export.solid.plates import pressings
from audiogames.tactile.lint import MOST_SHAPES
from audiogames.tactile.orders.files import WRITERS
from audiogames.tactile.orders.order import FORMATS, SPARING, USUAL_CODE, Order, Plan, best_plan, plan
from tests.faces.stickers.desk import SMALL
from tests.tactile.code_pages import DOCS, END

ROUE, AIR, BALAI = "roue_des_sorcieres", "air_sorciere", "du_balai"
START = "python3 -m audiogames "
SPOKEN = re.compile(r"[\w\s.,;:?!'’«»“”%-]*")
"""Characters that a voice reads as they are meant, as in the pages of rules; a per cent sign besides."""
YOU = {"fr": ("Vous : ", "Entrée"), "en": ("You: ", "Enter")}
"""What stands before an answer in a conversation of the page, and the name of the key that answers alone."""
THREE = ("tactile", "tactile-association", "tactile-expert")
"""A page for families, one for associations, one for experts."""
PAGES = [(locale, name) for locale in COMPLETE for name in (*THREE, "codes")]


def page(locale: str, *names: str) -> str:
    """Return the text of these pages, of all three without a name."""
    texts = [(DOCS / locale / f"{name}.md").read_text(encoding="utf-8") for name in names or THREE]
    return "\n".join(texts).replace("\u00a0", " ")


def blocks(locale: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each block of the page: its language, and its lines."""
    for language, text in re.findall(r"^```(\w+)\n(.*?)^```$", page(locale), flags=re.MULTILINE | re.DOTALL):
        yield language, text.splitlines()


def commands(locale: str) -> list[str]:
    return [line for language, lines in blocks(locale) if language == "sh" for line in lines if START in line]


def run(command: str, locale: str, monkeypatch: pytest.MonkeyPatch, typed: str = "") -> int:
    """Run a command of the page; the typist is gone after what is `typed`, so that a conversation ends."""
    assert command.startswith(START), command
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    return main([*shlex.split(command.removeprefix(START)), "--language", locale])


def change(file: Path, lines: list[str]) -> None:
    """Put lines of a code in place of those that begin alike."""
    text = file.read_text(encoding="utf-8")
    for line in lines:
        start = line.split("=")[0]
        text, number = re.subn(rf"^{re.escape(start)}=.*$", line, text, flags=re.MULTILINE)
        assert number == 1, line
    file.write_text(text, encoding="utf-8")


def answers(talk: list[str], locale: str) -> str:
    """Return what a reader types in a conversation of the page, a line for each answer."""
    before, key = YOU[locale]
    given = [line.removeprefix(before) for line in talk if line.startswith(before)]
    return "".join("\n" if answer == key else f"{answer}\n" for answer in given)


def copied(command: str) -> Path | None:
    words = shlex.split(command)
    return Path(words[words.index("--output") + 1]) if "copy" in words else None


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_command_of_the_page_does_what_it_is_there_for(
    locale: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path / "home"))
    table, other = re.findall(r"deck import (\S+\.csv)", page(locale))
    (asked,) = re.findall(r'import .+--answer "(\w+) = ', page(locale))
    Path(other).write_text(f"name;{asked}\nwolf;1\nwolf;2\n", encoding="utf-8")
    Path("decks").mkdir()
    Path("decks/other.toml").write_text(SMALL.replace("roue_des_sorcieres", "other"), encoding="utf-8")
    talk = next(lines for language, lines in blocks(locale) if language == "text")
    (signs,) = re.findall(r"code import accessijeux (\S+)", page(locale))
    Path(signs).write_text("1;dot\n", encoding="utf-8")
    code = Path()
    for language, lines in blocks(locale):
        if language == "toml":
            change(code, lines)
        if language == "csv":
            Path(table).write_text("\n".join(lines), encoding="utf-8")
        for line in lines if language == "sh" else []:
            still_empty = line.endswith("code check accessijeux")  # nobody types its tables in here
            typed = answers(talk, locale) if line.endswith("deck new") else ""
            pasted = "10x Copper\n4 × Silver\n" if " import - " in line else ""
            capsys.readouterr()
            assert run(line, locale, monkeypatch, typed or pasted) == still_empty, f"{line}\n{capsys.readouterr().err}"
            if typed:
                said = iter(capsys.readouterr().out.replace("\u00a0", " ").replace("\u202f", " ").splitlines())
                questions = [told for told in talk if not told.startswith(YOU[locale][0])]
                assert [told for told in questions if told not in said] == []  # the same lines, in the same order
            code = copied(line) or code
    made = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    named = re.findall(r"`([\w-]+\.(?:txt|html|csv|ndef))`", page(locale))
    assert len(named) == 4
    assert set(named) <= made
    (drawing,) = [path for path in tmp_path.rglob("*-1.svg") if "jig" not in path.name]
    groups = re.findall(r'<g id="(\w+)"', drawing.read_text(encoding="utf-8"))
    assert {f'"{group}"' for group in groups} == set(re.findall(r'"(?:reference|marks|labels)"', plain(page(locale))))


def plain(text: str) -> str:
    """Return a text with every kind of quotation mark as a straight one, and straight apostrophes."""
    return re.sub(r"« | »|“|”", '"', text).replace("’", "'")


def test_both_languages_have_the_same_commands_but_for_names() -> None:
    names = r'"[^"]*"|\S*-code\.toml|braille-..|volcan\w+|\b(?:marees|tides|cartes|cards)\b|--printer \w+'
    french, english = ([re.sub(names, "", one) for one in commands(x)] for x in COMPLETE)
    unnamed = [[re.sub(r"--output \S*", "", one) for one in page] for page in (french, english)]
    assert unnamed[0] == unnamed[1]


@pytest.mark.parametrize(("locale", "name"), PAGES)
def test_both_languages_have_the_same_parts(locale: str, name: str) -> None:
    shapes = [re.findall(r"^(#+|- |\d+\. |```\w*|!)", page(one, name), flags=re.MULTILINE) for one in (locale, "fr")]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize(("locale", "name"), PAGES)
def test_a_voice_reads_the_page_as_it_is_meant(locale: str, name: str) -> None:
    text = page(locale, name).split("<!--")[0] + page(locale, name).partition(END)[2]
    text = re.sub(r"^```.*?^```$|`[^`\n]+`", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    for line in text.splitlines():
        bare = re.sub(r"^(#+ |- |\d+\. )", "", line)
        assert SPOKEN.fullmatch(bare), line
    for paragraph in text.split("\n\n"):
        assert len(paragraph) < 900 or "\n" in paragraph, paragraph[:80]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_option_and_every_format_that_the_page_names_is_there(
    locale: str,
) -> None:
    options = re.compile(r"(?<![\w-])--[a-z-]+[a-z0-9]")
    known = {f"--{name}" for name in (*OF_STICKERS, *SWITCHES_OF_STICKERS)}
    asked = " ".join([*commands(locale), *re.findall(r"`([^`\n]+)`", page(locale))])
    assert set(options.findall(asked)) <= known
    formats = {name for listed in re.findall(r"--format ([\w,-]+)", asked) for name in listed.split(",")}
    assert formats <= set(FORMATS)
    assert set(FORMATS) - formats <= {"uv", "png", "stl"}


def test_every_format_has_what_writes_it() -> None:
    assert tuple(WRITERS) == FORMATS


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_calls_the_line_of_the_menu_as_the_menu_does(locale: str) -> None:
    assert f'"{plain(catalogue(locale).words("menu-stickers"))}"' in plain(page(locale))


# What the page tells of the program


def planned(deck: str, **asked: object) -> Plan:
    return (plan if asked else best_plan)(Order(deck, formats=("pdf",), **asked))  # type: ignore[arg-type]


def shapes(deck: str) -> list[Series]:
    loaded, code = load_deck(deck), load_code(USUAL_CODE)
    return [series for series in series_of(loaded, code, loaded.chosen()) if series.field in ("colour", "symbol")]


@pytest.mark.parametrize(("deck", "groups"), [(AIR, 1), (ROUE, 2), (BALAI, 2)])
def test_shapes_are_learnt_in_groups_of_at_most_five(deck: str, groups: int) -> None:
    (series,) = shapes(deck)
    assert len(series.groups) == groups
    assert max(map(len, series.groups)) <= MOST_SHAPES == 5


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_counts_sheets_and_stickers_as_the_program_does(locale: str) -> None:
    air, roue = planned(AIR), planned(ROUE)
    counts = [len({(one.card, one.copy) for one in each.stickers}) for each in (air, roue)]
    assert (counts, len(air.stickers), len(roue.stickers)) == ([120, 54], 120, 54)
    assert (air.sheet.id, air.pages, roue.sheet.id, roue.pages) == ("herma-4270", 2, "herma-4270", 1)
    left = roue.sheet.labels - len(roue.stickers)
    written = page(locale)
    for number in (*counts, roue.sheet.labels, left, 10 * roue.pages):
        assert re.search(rf"\b{number}\b", written), number
    assert f"--first {len(roue.stickers) + 1} " in written


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_tells_how_thick_the_witches_become(locale: str) -> None:
    pile = planned(AIR).pile
    assert pile.cards == 75
    assert re.search(rf"\b75\b[^.]* {round(pile.bare)} (?:à|to) {round(pile.thickest)} ", page(locale))


def test_the_distances_of_the_column_are_those_of_the_code() -> None:
    code = load_code(SPARING)
    assert f"{code.side:g} millimetres from the left edge and {code.top:g} from the top" in page("en")
    side, top = (f"{length:g}".replace(".", ",") for length in (code.side, code.top))
    assert f"{side} millimètres du bord gauche et {top} du haut" in page("fr")


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_page_counts_the_plates_that_a_deck_takes(locale: str) -> None:
    pairs = pressings(best_plan(Order(ROUE, formats=("plates",))).stickers)
    assert re.search(rf"La Roue des Sorcières (?:demande|takes) {len(pairs)} ", page(locale))


def test_with_feelipa_only_labels_overlap_and_no_marks_are_covered() -> None:
    made = planned(ROUE, code="feelipa")
    assert made.errors == ()
    assert "tactile-lint-label-overlaps" in {finding.message.id for finding in made.findings}

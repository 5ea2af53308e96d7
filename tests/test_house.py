"""The house itself: every folder in its place, pages that lead somewhere, commands that exist."""

import ast
import doctest
import importlib
import io
import re
import shutil
import subprocess
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from audiogames import __version__
from tests import spread

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (
    *("audiogames/core", "audiogames/decks", "audiogames/games", "audiogames/bots", "audiogames/narration"),
    *("audiogames/narration/locale/fr", "audiogames/narration/locale/en", "audiogames/speech", "audiogames/audio"),
    *("audiogames/settings", "audiogames/storage", "audiogames/play", "audiogames/play/modes", "audiogames/tactile"),
    *("audiogames/stickers", "audiogames/retelling", "audiogames/local", "audiogames/faces", "audiogames/cli"),
    *("audiogames/faces/terminal", "audiogames/faces/joining", "audiogames/faces/web", "audiogames/faces/engine"),
    *("audiogames/faces/doctor", "audiogames/bootstrap"),
    *("sounds", "tactile", "tests"),
    *("docs/en", "docs/fr", "benchmarks", "release/windows", ".ci", ".github/workflows"),
)
MACHINERY = {".git", ".venv", "__pycache__", "build", "dist", "htmlcov"}
TEXT = {".md", ".py", ".toml", ".yml", ".ftl", ".txt", ".cfg", ".json", ".jsonl", ""}
FOR_DEVELOPERS = {"architecture.md", "adding-a-game.md", "contributing.md", "notation.md"}
"""Pages that exist in English alone: who reads them also reads the code."""

HERE = [str(path) for path in (ROOT, Path.home()) if len(path.parts) > 2]
MACHINE_PATH = re.compile("|".join([r"(?<![\w.])/(?:work|root)/\w", *map(re.escape, HERE)]))


def ours(folder: Path = ROOT) -> Iterator[Path]:
    """Give every file of the project, none of those that tools leave behind."""
    for entry in sorted(folder.iterdir()):
        if entry.name in MACHINERY or (entry.name.startswith(".") and entry.name not in {".ci", ".github"}):
            continue
        if entry.is_dir():
            yield from ours(entry)
        else:
            yield entry


AT_THE_ROOT = {
    *(
        ".ci",
        ".github",
        ".gitignore",
        "CHANGELOG.md",
        "LICENSE",
        "LISEZMOI.md",
        "README.md",
        "audiogames",
        "benchmarks",
        "docs",
    ),
    *("pyproject.toml", "release", "sounds", "tactile", "tests"),
}
"""Everything that stands in the first folder of the repository, the first page that a visitor sees."""


def tracked_at(root: Path) -> set[str]:
    """Return the names at a root that the project keeps: as git lists them, else all that `.gitignore` does not name.

    An unpacked archive has no git to ask; there what a person laid beside the files counts too.
    """
    if (root / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
        return {path.partition("/")[0] for path in listed.split("\0") if path}
    ignored = [line.rstrip("/") for line in (root / ".gitignore").read_text(encoding="utf-8").split()]
    return {
        entry.name
        for entry in root.iterdir()
        if entry.name != ".git" and not any(fnmatch(entry.name, pattern) for pattern in ignored)
    }


def test_no_file_is_left_in_the_first_folder_of_the_repository() -> None:
    assert tracked_at(ROOT) - AT_THE_ROOT == set()


@pytest.mark.parametrize("asked", ["git", "nobody"])
def test_a_note_in_the_first_folder_is_found_with_git_and_in_an_unpacked_archive(tmp_path: Path, asked: str) -> None:
    shutil.copy(ROOT / ".gitignore", tmp_path)
    (tmp_path / "READ_ME_TOO.txt").write_text("A note.\n", encoding="utf-8")
    (tmp_path / "build").mkdir()
    if asked == "git":
        if not shutil.which("git"):
            pytest.skip("git is not installed")
        subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
        subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    assert tracked_at(tmp_path) - AT_THE_ROOT == {"READ_ME_TOO.txt"}


def pages() -> list[Path]:
    return [path for path in ours() if path.suffix == ".md"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_of_the_design_has_its_place_and_something_in_it(folder: str) -> None:
    assert any((ROOT / folder).iterdir())


def test_every_folder_of_modules_is_a_package_that_the_contracts_of_imports_see() -> None:
    folders = {path.parent for path in ours(ROOT / "audiogames") if path.suffix == ".py"}
    assert [name(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [
        f"{name(path)}:{number}: {line.strip()}"
        for path in ours()
        if path.suffix in TEXT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_the_words_of_the_system_reach_people_in_their_language() -> None:
    """An OSError is told through `system_reason`; the installer has sentences of its own."""
    found = [
        name(path)
        for path in ours(ROOT / "audiogames")
        if path.suffix == ".py" and path.parent.name != "bootstrap" and "strerror" in path.read_text(encoding="utf-8")
    ]
    assert found == ["audiogames/core/errors.py", "audiogames/storage/database.py"]


def test_every_text_is_utf_8_and_ends_its_last_line() -> None:
    for path in ours():
        if path.suffix in TEXT:
            text = path.read_text(encoding="utf-8")
            assert text == "" or text.endswith("\n"), name(path)


def test_what_is_written_for_players_is_there_in_both_languages() -> None:
    english, french = ({path.name for path in (ROOT / "docs" / tongue).glob("*.md")} for tongue in ("en", "fr"))
    assert english - FOR_DEVELOPERS == french - FOR_DEVELOPERS


# Classes


MOST_MODULES = 16
"""Modules of a folder of the package, at most: a longer list wants rooms."""

LONGEST_CLASS = 450
"""Lines of a class, at most: a longer one has more than one concern."""

BARE = re.compile(
    r"_?([A-Z][a-z]+ed|(Un)?(Found|Given|Gone|Heard|Held|Kept|Left|Lost|Made|Read|Seen|Sent|Shown|Told)"
    r"|Ahead|Below|Elsewhere|Enough|Fresh|Here|Nowhere|Others|Ready|Same|There|Together)"
)
"""Participles and adverbs: a class is named by what it is."""

TWINS = {"Typing"}
"""Classes with which two systems do the same."""

PARTS = {
    "conversation": ("play/conversation", "Conversation"),
    "breath": ("play/listener/breath", "Breath"),
    "ears": ("play/listener/ears", "Ears"),
    "entries": ("play/parsing/entries", "Entries"),
    "listening": ("play/device", "ListenerState"),
    "game": ("play/game", "GameTalk"),
    "play": ("play/in_game/play", "Play"),
    "requests": ("play/in_game/requests", "Requests"),
    "answers": ("play/keys/answers", "Answers"),
    "news": ("play/in_game/news", "News"),
    "sitting": ("play/table/sitting", "Sitting"),
    "seats": ("play/table/seats", "Seats"),
    "turns": ("play/table/turns", "Turns"),
    "hearing": ("play/table/hearing", "Hearing"),
    "races": ("play/table/devices/races", "Races"),
    "consent": ("play/table/devices/consent", "Consent"),
    "presence": ("play/table/devices/presence", "Presence"),
    "seating": ("play/table/seating", "Seating"),
    "outboxes": ("play/table/outbox", "Outboxes"),
    "clock": ("play/table/clock", "Clock"),
    "bots": ("play/table/bots", "Bots"),
    "gathering": ("play/people/gathering", "Gathering"),
    "entrance": ("play/people/entrance", "Entrance"),
    "devices": ("play/people/devices", "Devices"),
    "outgoing": ("play/people/frames", "OutgoingFrames"),
    "participant": ("play/people/person/participant", "Participant"),
    "unheard": ("play/people/person/remarks", "UnheardRemark"),
    "computer": ("local/computer", "Computer"),
    "console": ("faces/terminal/console", "StreamConsole"),
    "link": ("faces/joining/link", "Link"),
    "agenda": ("speech/agenda", "Agenda"),
}
"""The parts of a table, a device and a computer, by the names of variables that hold them: module and class."""


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Give each module of the package, none of which a game plays its bots with."""
    for path in ours(ROOT / "audiogames"):
        if path.suffix == ".py" and "games" not in path.relative_to(ROOT / "audiogames").parts:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def stored(tree: ast.AST) -> Iterator[tuple[str, ast.Attribute]]:
    """Give each attribute that is assigned, with the name of its owner, or the class as which that is annotated."""
    classes = {module_and_class[1] for module_and_class in PARTS.values()}
    of_class = {known: held for held, (_, known) in PARTS.items()}
    for scope in ast.walk(tree):
        if not isinstance(scope, (ast.FunctionDef, ast.Module)):
            continue
        arguments = scope.args.args + scope.args.kwonlyargs if isinstance(scope, ast.FunctionDef) else []
        noted = {one.arg: ast.unparse(one.annotation).strip("'\"") for one in arguments if one.annotation is not None}
        for node in ast.walk(scope):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                owner = re.sub(r"\W.*$", "", ast.unparse(node.value).rpartition(".")[2]).lstrip("_")
                known = noted.get(owner, "").partition(" |")[0]
                yield of_class[known] if known in classes else owner, node


def assigned_outside(path: Path, tree: ast.AST) -> set[str]:
    """Give the attributes of these parts that a module assigns, and that are not its own."""
    return {
        f"{name(path)}: {ast.unparse(node)}"
        for owner, node in stored(tree)
        if owner in PARTS and path != ROOT / "audiogames" / f"{PARTS[owner][0]}.py"
    }


def test_every_class_has_a_noun_for_a_name_which_no_other_has() -> None:
    """A game's classes have names of their own kind: its events are participles, and every game has a `State`."""
    names = [node.name for _, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert [named for named in names if BARE.fullmatch(named)] == []
    public = [named for named in names if not named.startswith("_")]
    assert {named for named in public if public.count(named) > 1} == TWINS


def test_no_folder_of_the_package_has_more_modules_than_one_reads_at_a_glance() -> None:
    folders = Counter(path.parent for path in ours(ROOT / "audiogames") if path.suffix == ".py")
    assert {name(folder): number for folder, number in folders.items() if number > MOST_MODULES} == {}


def test_no_class_has_more_lines_than_one_concern_takes() -> None:
    long = {
        f"{name(path)}: {node.name}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_CLASS
    }
    assert long == set()


def test_no_part_of_a_table_or_a_device_is_changed_from_outside_its_module() -> None:
    found = set().union(*(assigned_outside(path, tree) for path, tree in modules()))
    assert found == set()


@pytest.mark.parametrize(
    "source",
    [
        "conversation.seat = 1",
        "self._conversation.seat, place = 1, 2",
        "one.game.pointed += 'card'",
        "def sit(here: Conversation) -> None:\n    here.now = 1.0",
    ],
)
def test_a_part_that_is_changed_from_outside_is_found(source: str) -> None:
    assert len(assigned_outside(ROOT / "audiogames" / "play" / "news.py", ast.parse(source))) == 1
    assert assigned_outside(ROOT / "audiogames" / "play" / "news.py", ast.parse("self.seat = device.seat")) == set()


def test_each_part_of_a_table_or_a_device_is_defined_where_it_is_said_to_be() -> None:
    for module, known in PARTS.values():
        tree = ast.parse((ROOT / "audiogames" / f"{module}.py").read_text(encoding="utf-8"))
        assert known in {node.name for node in tree.body if isinstance(node, ast.ClassDef)}


# Docstrings


READ_AGAIN = (
    *("core", "narration", "settings", "storage", "system", "bots", "bootstrap"),
    *("cli", "decks", "testing", "speech", "retelling", "audio", "games"),
    *("tactile", "play", "faces", "stickers", "local"),
)
"""Folders of the package whose docstrings and comments are held to these words."""

MOST_WORDS = 70_000
"""Words of all docstrings of the package, at most."""

UNWANTED = re.compile(r"^Whether\b|\btold\b|\bwhere none\b|\bwhoever\b|;", re.IGNORECASE)
"""Words that a first line does better without: say “Return True if”, “returned”, “None if”, or two sentences."""

QUOTED = re.compile(r"`[^`]*`|\([^)]*\)")


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield each docstring with its line, attributes' included."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for one in body if isinstance(body, list) else []:
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
                yield one.lineno, one.value.value


def first_lines(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the first line of each docstring, without what it quotes or puts in parentheses."""
    for line, docstring in docstrings(tree):
        yield line, QUOTED.sub("", docstring.strip().partition("\n")[0])


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the first line of each comment, without what it quotes or puts in parentheses."""
    before = -1
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_alone = token.line.lstrip().startswith("#")
            if not is_alone or token.start[0] != before + 1:
                yield token.start[0], QUOTED.sub("", token.string.lstrip("# "))
            before = token.start[0] if is_alone else -1


@pytest.mark.parametrize("folder", READ_AGAIN)
def test_no_docstring_begins_in_words_that_an_engineer_would_not_look_for(folder: str) -> None:
    found = [
        f"{name(path)}:{line}: {first}"
        for path in ours(ROOT / "audiogames" / folder)
        if path.suffix == ".py"
        for line, first in first_lines(ast.parse(path.read_text(encoding="utf-8")))
        if UNWANTED.search(first)
    ]
    assert found == []


def test_the_docstrings_of_the_package_have_few_words() -> None:
    words = sum(
        len(docstring.split())
        for path in ours(ROOT / "audiogames")
        if path.suffix == ".py"
        for _, docstring in docstrings(ast.parse(path.read_text(encoding="utf-8")))
    )
    assert words <= MOST_WORDS


@pytest.mark.parametrize("folder", READ_AGAIN)
def test_no_comment_begins_in_words_that_an_engineer_would_not_look_for(folder: str) -> None:
    found = [
        f"{name(path)}:{line}: {first}"
        for path in ours(ROOT / "audiogames" / folder)
        if path.suffix == ".py"
        for line, first in comments(path.read_text(encoding="utf-8"))
        if UNWANTED.search(first)
    ]
    assert found == []


def test_such_words_are_found_at_the_beginning_of_a_comment() -> None:
    source = "# Whether it is over\n# or not.\nover = True  # told at once\n# Draw, return it.\n"
    found = [line for line, first in comments(source) if UNWANTED.search(first)]
    assert found == [1, 3]


@pytest.mark.parametrize(
    "first", ["Whether it is over.", "Return what was told.", "The seat, None where none sits.", "Draw; return it."]
)
def test_such_words_are_found_at_the_beginning_of_a_docstring(first: str) -> None:
    ((_, line),) = first_lines(ast.parse(f'def one():\n    """{first}"""\n'))
    assert UNWANTED.search(line)


# Pages


def anchors(page: Path) -> set[str]:
    """Give the anchors of a page, as they are made from its headings."""
    headings = re.findall(r"^#+ (.+)$", without_blocks(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def without_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> list[str]:
    return re.findall(r"\[[^\]]*\]\(([^)\s]+)\)", without_blocks(page))


@pytest.mark.parametrize("page", pages(), ids=name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if re.match(r"https?://|mailto:", link):
            continue
        target, _, anchor = link.partition("#")
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), link
        assert there.is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(there), link


def blocks(page: Path, *languages: str) -> list[str]:
    wanted = "|".join(languages)
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```(?:{wanted})\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


PAGES_WITH_PYTHON = [page for page in pages() if blocks(page, "python", "pycon")]


@pytest.mark.parametrize("page", PAGES_WITH_PYTHON, ids=name)
def test_python_in_a_page_parses_and_what_it_takes_from_us_exists(page: Path) -> None:
    for block in blocks(page, "python", "pycon"):
        examples = doctest.DocTestParser().get_examples(block)
        source = "".join(example.source for example in examples) if examples else block
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("audiogames"):
                module = importlib.import_module(node.module or "")
                for alias in node.names:
                    assert hasattr(module, alias.name), f"{node.module}.{alias.name}"


@pytest.mark.parametrize("page", PAGES_WITH_PYTHON, ids=name)
def test_python_sessions_in_a_page_answer_as_they_are_written(page: Path) -> None:
    for block in blocks(page, "pycon", "python"):
        examples = doctest.DocTestParser().get_doctest(block, {}, name(page), str(page), 0)
        assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


@pytest.mark.parametrize(
    "place",
    [
        "core.table.Table",
        "core.timing.Course",
        "core.presentation.zones.Zone",
        "play.conversation.Conversation",
        "play.table.sitting.Sitting",
    ],
)
def test_the_example_of_a_class_answers_as_it_is_written(place: str) -> None:
    module = importlib.import_module(f"audiogames.{place.rpartition('.')[0]}")
    of = getattr(module, place.rpartition(".")[2])
    examples = doctest.DocTestParser().get_doctest(of.__doc__, dict(vars(module)), place, module.__file__, 0)
    assert examples.examples != []
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


def test_the_layers_of_the_page_are_those_that_imports_are_held_to() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = (one["layers"] for one in project["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    page = (ROOT / "docs" / "en" / "architecture.md").read_text(encoding="utf-8")
    told = re.split(r"^\d+\. ", page.split("## The layers")[1].split("\n\n")[2], flags=re.MULTILINE)[1:]
    assert [set(re.findall(r"`audiogames/(\w+)/`", layer)) for layer in told] == [
        set(re.findall(r"audiogames\.(\w+)", layer)) for layer in layers
    ]


# The README and what it promises


FEWEST = 150
"""Words of the README that a newcomer reads, at most, before a game begins."""


MOST = 650
"""Words of a README at most: a screen and a half."""

FIRST = {"fr": "LISEZMOI.md", "en": "README.md"}
"""The first page in each language."""


def first_page(language: str) -> str:
    return (ROOT / FIRST[language]).read_text(encoding="utf-8")


def words_read(text: str) -> int:
    """Count the words of a page as they are read, without the addresses of its links."""
    return len(re.findall(r"[\w’'+.-]*\w", re.sub(r"\]\([^)]*\)", "]", text)))


def shape(text: str) -> list[str]:
    """Give what each paragraph is: a heading, a list, a block of a language, a picture, or plain text."""
    return [re.match(r"#+|- |```\w+|!|", paragraph)[0] for paragraph in text.strip().split("\n\n")]  # type: ignore[index]


def test_the_readme_is_a_page_in_each_language_and_neither_needs_the_other() -> None:
    french, english = map(first_page, FIRST)
    assert shape(french) == shape(english)
    assert "docs/en/" not in french
    assert "docs/fr/" not in english
    assert "Ceci est une adaptation non officielle." in french
    assert "This is an unofficial adaptation." in english


def test_the_readme_begins_with_a_line_in_the_other_language_that_leads_to_it() -> None:
    french, english = (first_page(language).splitlines()[0] for language in FIRST)
    assert re.fullmatch(r"These .* \[read .*\]\(README\.md\)\.", french)
    assert re.fullmatch(r"Ces .* \[lisez .*\]\(LISEZMOI\.md\)\.", english)


@pytest.mark.parametrize("language", FIRST)
def test_the_readme_takes_a_screen_and_a_half_and_has_a_picture_in_words(language: str) -> None:
    assert words_read(first_page(language)) <= MOST
    ((words, picture),) = re.findall(r"!\[(.+?)\]\((.+?)\)", first_page(language))
    assert (ROOT / picture).exists()
    assert len(words.split()) > 20


@pytest.mark.parametrize("language", FIRST)
def test_the_readme_gives_the_two_commands_in_both_shells_and_no_other_block(language: str) -> None:
    shown = re.findall(r"^```(\w+)\n(.*?)\n```$", first_page(language), flags=re.MULTILINE | re.DOTALL)
    assert shown == [
        ("sh", "python3 -m audiogames"),
        ("powershell", "py -m audiogames"),
        ("sh", "python3 -m audiogames test --all"),
        ("powershell", "py -m audiogames test --all"),
    ]


@pytest.mark.parametrize("language", FIRST)
def test_a_newcomer_reaches_a_game_within_a_few_words_of_the_readme(language: str) -> None:
    before, reached, _ = re.split(r"(une première partie commence|a first game begins)", first_page(language))
    assert words_read(before + reached) <= FEWEST


@pytest.mark.parametrize("language", FIRST)
def test_the_index_of_pages_leads_to_every_page_of_a_language(language: str) -> None:
    index = ROOT / "docs" / "README.md"
    pages_of = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs" / language).glob("*.md")}
    named = {link.partition("#")[0] for link in links(index)}
    linked = {link for page in (ROOT / "docs" / language).glob("*.md") for link in links(page)}
    near = {f"{language}/{link.partition('#')[0]}" for link in linked}
    stubs = {f"fr/{name}" for name in FOR_DEVELOPERS | {"packaging.md"}}
    assert pages_of - named - near - stubs == set()


def test_the_runners_and_the_machine_that_checks_use_the_command_of_the_readme() -> None:
    workflow = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    assert "run: python -m audiogames test --all\n" in workflow
    assert "\npython3 -m audiogames test --all\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_the_workflow_runs_every_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [
        found[1] for text in project["classifiers"] if (found := re.search(r"Python :: (3\.\d+)$", text)) is not None
    ]
    workflow = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    assert re.findall(r'"(3\.\d+)"', workflow) == named
    assert project["requires-python"] == f">={named[0]}"


def test_the_changelog_starts_with_what_is_coming_or_with_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert headings[0] in ("Unreleased", __version__)


def test_every_dependency_is_explained_in_the_contributing_page() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = ROOT / "docs" / "en" / "contributing.md"
    if not page.exists():
        pytest.skip("the contributing page is not written yet")
    text = page.read_text(encoding="utf-8")
    extras = [wanted for extra in project["optional-dependencies"].values() for wanted in extra]
    for wanted in [*project["dependencies"], *extras]:
        found = re.match(r"[\w.-]+", wanted)
        assert found is not None
        assert found[0] in text, f"{found[0]} is not explained"


# Private names


DOCUMENTED = {
    *("_asdict", "_field_defaults", "_fields", "_make", "_replace"),  # of named tuples
    *("_current_frames", "_exit", "_getframe"),  # of sys and os
    "_base_executable",  # of sys: by no other name does an environment know the Python it was made from
}
"""Names with an underscore that Python gives to everybody."""

PRIVATE = re.compile(r"_[^_]\w*|__\w*[^_]")


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Give every Python file of ours, parsed."""
    for path in ours():
        if path.suffix == ".py":
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def own_names(tree: ast.Module) -> Iterator[str]:
    """Give the names that a file gives to something: functions, classes, variables, attributes, slots, modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            yield node.attr
        elif isinstance(node, ast.Assign) and any(
            isinstance(to, ast.Name) and to.id == "__slots__" for to in node.targets
        ):
            yield from ast.literal_eval(node.value)


def is_own(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def of_others(tree: ast.Module) -> set[str]:
    """Return the names in a file that stand for modules of others, or for what those hold."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found |= {alias.asname or alias.name for alias in node.names if not is_ours(node.module or "")}
    return found - {"audiogames", "benchmarks", "release", "sounds", "tests"}


def is_ours(module: str) -> bool:
    return module.partition(".")[0] in ("audiogames", "benchmarks", "release", "sounds", "tests")


def root_of(node: ast.expr) -> str | None:
    """Return the name with which a chain of attributes and calls begins."""
    while isinstance(node, ast.Attribute | ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None


def private_uses(tree: ast.Module) -> Iterator[tuple[int, str, bool]]:
    """Give the private names that a file asks something for, each with its line, and whether that is of others."""
    others = of_others(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr, not is_own(node.value) and root_of(node.value) in others
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name, not is_ours(node.module or "")) for alias in node.names)
        elif isinstance(node, ast.Call) and root_of(node.func) in ("getattr", "setattr", "hasattr", "monkeypatch"):
            named = [
                one.value for one in node.args[1:2] if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
            yield from ((node.lineno, name, root_of(node.args[0]) in others) for name in named)


def found_private(files: Iterable[tuple[str, ast.Module]]) -> list[str]:
    """Return where files use a private name of another package: one that its module holds, or that nothing here has."""
    known, used = set[str](), list[tuple[str, str, bool]]()
    for file, tree in files:
        known.update(own_names(tree))
        for line, name, is_foreign in private_uses(tree):
            if PRIVATE.fullmatch(name) and name not in DOCUMENTED:
                used.append((f"{file}:{line}: {name}", name, is_foreign))
    return [where for where, name, is_foreign in used if is_foreign or name not in known]


def test_no_private_name_of_another_package_is_used() -> None:
    assert found_private((name(path), tree) for path, tree in trees()) == []


@pytest.mark.parametrize(
    "source",
    [
        "import other\nother._inner()",
        "import other.part as part\npart.made()._inner = 1",
        "from other import _inner",
        "def use(made):\n    return made._connection._buffer",
        "import other\ngetattr(other, '_inner')",
        "def test(monkeypatch):\n    monkeypatch.setattr(made, '_inner', 1)",
    ],
)
def test_a_private_name_of_another_package_is_found(source: str) -> None:
    assert found_private([("module.py", ast.parse(source))]) != []


def test_a_private_name_of_our_own_is_none_of_another_package() -> None:
    source = "class One:\n    def __init__(self):\n        self._inner = 1\n\ndef use(one):\n    return one._inner"
    assert found_private([("module.py", ast.parse(source))]) == []


@pytest.mark.parametrize("start", sorted({*spread.TOGETHER, *spread.LONGEST, *spread.SLOW}))
def test_every_beginning_by_which_tests_are_spread_is_that_of_a_test(start: str) -> None:
    place, _, function = start.partition("::")
    path = ROOT / place
    assert (path.is_dir() and place.endswith("/")) or f"def {function}" in path.read_text(encoding="utf-8")


# Tests that can fail

CHECKS = {"raises", "warns", "fail", "check_call", "assert_allclose", "assert_array_equal"}
"""Functions of libraries that fail a test."""


def test_every_test_asserts_something_itself_or_through_what_it_calls() -> None:
    called: dict[str, set[str]] = {}
    for path in (path for path in ours(ROOT / "tests") if path.suffix == ".py"):
        for outer in ast.parse(path.read_text(encoding="utf-8")).body:
            for node in outer.body if isinstance(outer, ast.ClassDef) else [outer]:
                if not isinstance(node, ast.FunctionDef):
                    continue
                names = called.setdefault(node.name, set())
                for one in ast.walk(node):
                    if isinstance(one, ast.Assert | ast.Raise):
                        names.add("raises")
                    elif isinstance(one, ast.Call):
                        names.add(getattr(one.func, "attr", getattr(one.func, "id", "")))
                if isinstance(outer, ast.ClassDef):  # whoever makes one may be checked by any of its methods
                    called.setdefault(outer.name, set()).update(names)
    can_fail = set(CHECKS)
    while more := {name for name, names in called.items() if name not in can_fail and names & can_fail}:
        can_fail |= more
    assert [name for name in called if name.startswith("test_") and name not in can_fail] == []

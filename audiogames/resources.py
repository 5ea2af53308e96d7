"""The places of the files that people may change: sounds and tactile codes."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: Literal["sounds", "tactile", "docs"]) -> Path:
    """Give the folder `sounds` or `tactile`, in a checkout, an editable install and a wheel alike.

    A wheel carries them inside the package, since its neighbours in site-packages are not ours; everywhere
    else they stand beside the package. Raises FileNotFoundError, with a sentence, where neither is there.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"The folder {name} is missing from this installation of audiogames: it should stand in {_PACKAGE / '_data'} "
        f"or in {_PACKAGE.parent}. Installing audiogames again brings it back."
    )


def page(language: str, name: str) -> list[list[str]]:
    """Give a page of the documentation as it is read aloud: its parts, each a list of lines, headings first.

    `language` is "fr" or "en", `name` the page without its ending. Raises FileNotFoundError.
    """
    text = (data_folder("docs") / language / f"{name}.md").read_text(encoding="utf-8")
    parts: list[list[str]] = []
    for paragraph in text.split("\n\n"):
        lines = [_spoken(line) for line in paragraph.splitlines()]
        if paragraph.startswith("#"):
            parts.append([])
        if parts:
            parts[-1].extend(line for line in lines if line)
    return parts


def _spoken(line: str) -> str:
    """Give a line of Markdown without its marks."""
    bare = line.strip().lstrip("#>").strip().replace("**", "").replace("*", "").replace("`", "").removeprefix("- ")
    return f"{bare}." if line.startswith("#") and bare[-1:].isalnum() else bare

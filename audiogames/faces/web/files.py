"""The files of the page as they are sent: without the comments and the indentation that those who read them need."""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from audiogames.narration.catalogue import LOCALES, catalogue

PAGE: Final = Path(__file__).parent / "page"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
}
"""The kinds of files that the page has."""

NAMES: Final = frozenset(path.name for path in PAGE.iterdir() if path.suffix in TYPES)
"""The files of the page: a name is looked up here before anything of it is read or remembered."""

COMMENT: Final = re.compile(r"(^|(?<=[;{,}] ))//.*$")
"""A comment of a script, alone on its line or after what it is about."""

GOES_ON: Final = re.compile(r"^((?!.*//).*[;{,])\n", re.MULTILINE)
"""A line of a script after which no new one need begin; one with two slashes may end with a comment."""

TEXT: Final = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)""")
"""A text in a script, which is sent as it is."""

AROUND: Final = re.compile(r" ?(=>|[=!<>]==?|\?\?=?|&&|\|\||[-+*]?=|[?:,{}<>]) ?")
"""A sign of a script that needs no spaces around it."""

SHORTER: Final = (
    *((": ", ":"), (";}", "}"), (" !important", "!important")),
    *(("@media (", "@media("), ("(n + ", "(n+"), (" / ", "/")),
)
"""What may be written shorter in a style, and how."""


@cache
def sent(name: str) -> bytes:
    """Return one of the `NAMES` as it is sent."""
    path = PAGE / name
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        text = _without_spaces(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    elif path.suffix == ".html":
        unfit = "".join(f'<p lang="{language}">{catalogue(language).words("web-unfit")}</p>' for language in LOCALES)
        text = _without_indentation(text).replace("{unfit}", unfit)
    elif path.suffix == ".js":
        text = _without_indentation("\n".join(COMMENT.sub("", line.strip()) for line in text.splitlines()))
        parts = TEXT.split(GOES_ON.sub(r"\1", text))
        text = "".join(part if at % 2 else AROUND.sub(r"\1", part) for at, part in enumerate(parts))
    return text.encode()


def _without_indentation(text: str) -> str:
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


def _without_spaces(style: str) -> str:
    style = re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", style))
    for long, short in SHORTER:
        style = style.replace(long, short)
    return style.strip()


def index(request: Request) -> Response:
    """Answer with the page, and a sentence in each language for browsers that cannot show it."""
    return _answer(request, "index.html")


def file(request: Request) -> Response:
    """Answer with a file that the page needs."""
    return _answer(request, request.path_params["name"])


def _answer(request: Request, name: str) -> Response:
    if name not in NAMES:
        return Response(status_code=404)
    content = sent(name)
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(content, media_type=TYPES[Path(name).suffix], headers={"etag": tag})

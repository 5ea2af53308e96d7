"""The sentences of a refusal: one or a few, in each language its own, and nothing of the machinery."""

import re

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.errors import TactileError

ENGLISH = frozenset({"the", "is", "must", "not", "and", "which", "with", "there", "file", "between", "has", "card"})
FRENCH = frozenset({"le", "la", "les", "est", "doit", "dans", "une", "fichier", "entre", "avec", "pas", "carte"})
ID = re.compile(r"\btactile-[a-z]|\{|\}|\bNone\b|Traceback")


def sentence(error: TactileError, *holds: str) -> str:
    """Return the French sentence of a refusal, once it is well-formed in both languages and holds these words."""
    french, english = (catalogue(language).text(error.message) for language in ("fr", "en"))
    for text, strange in ((french, ENGLISH), (english, FRENCH)):
        assert text.endswith((".", "…")), text
        assert text[0].isupper() or text[0] in "«“", text
        assert "\n" not in text
        assert not ID.search(text), text
        # What the person wrote, and the names in a file, are the same in every language.
        own = re.sub(r"«.*?»|“.*?”|\S*[./_\d]\S*|:.*?\.", " ", text)
        assert not strange & set(re.findall(r"[a-zà-ÿ]+", own.lower())), text
        assert all(word in text.replace("\u00a0", " ") for word in holds), (text, holds)
    assert french != english
    return french

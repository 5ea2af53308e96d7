"""Tactile codes: their files, the outlines of their signs, and how far apart fingers feel two signs."""

from audiogames.tactile.codes.files import (
    BLANK,
    BRAILLE,
    LINE_END,
    Braille,
    Code,
    Field,
    Groups,
    Layout,
    SignLook,
    code_of,
    codes,
    load_code,
    own_copy,
    parse_code,
)

__all__ = [
    "BLANK",
    "BRAILLE",
    "LINE_END",
    "Braille",
    "Code",
    "Field",
    "Groups",
    "Layout",
    "SignLook",
    "code_of",
    "codes",
    "load_code",
    "own_copy",
    "parse_code",
]

"""What there is to tell about a settings file: codes and arguments, which the catalogues put into words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

REPORTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "settings-unknown-key": ("key",),
        "settings-wrong-choice": ("key", "value", "allowed"),
        "settings-wrong-number": ("key", "value", "lowest", "highest"),
        "settings-wrong-kind": ("key", "value", "kind"),
        "settings-broken": ("file", "line", "aside"),
        "settings-broken-in-place": ("file", "line"),
        "settings-unreadable": ("file", "reason", "detail"),
        "settings-not-saved": ("file", "reason", "detail"),
    }
)
"""Every code, with the names of its arguments.

`allowed` is a list of words joined by commas; `kind` is `text`, `yes-no`, `words` or `table`; `line` is counted
from 1, and 0 where it is not known; `reason` is `full`, `denied`, `broken` or `other`, `detail` the system's own
words for it; `aside` is the name under which a broken file is kept. A wrong value counts as its default and
stays in the file.
"""


class Report(NamedTuple):
    """One thing to tell: a code of REPORTS and its arguments."""

    code: str
    arguments: Mapping[str, str | int]


def report(code: str, *values: str | int) -> Report:
    """Make the Report of `code`, its arguments given in the order of REPORTS."""
    return Report(code, dict(zip(REPORTS[code], values, strict=True)))

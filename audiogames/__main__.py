"""`python3 -m audiogames` plays, `python3 -m audiogames test` runs the tests.

This file and `bootstrap/language.py` also run under a Python that is too old for the rest.
"""

import sys

from audiogames.bootstrap.language import say

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a sentence, not a traceback
        say("too-old", version=".".join(map(str, sys.version_info[:2])))
        sys.exit(1)
    from audiogames.bootstrap.launch import main

    sys.exit(main(sys.argv[1:]))

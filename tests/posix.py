"""What only POSIX systems have, in one place: `from tests.posix import signal`, in a module of tests or in one test.

On Windows, a module or a test that asks for it is skipped with this reason, and types are not checked.
"""

import sys

__all__ = ["fcntl", "os", "pty", "resource", "signal", "socket", "termios"]

if sys.platform == "win32":
    from typing import Any

    import pytest

    def __getattr__(name: str) -> Any:
        if name in __all__:
            pytest.skip(f"Only POSIX systems have what is asked of {name} here", allow_module_level=True)
        raise AttributeError(name)
else:
    import fcntl
    import os
    import pty
    import resource
    import signal
    import socket
    import termios

"""The tests of all layers. Each process of theirs has a core to itself, and its linear algebra one thread."""

import os

# Read once, when the library is loaded; what tests start is left as it is on the computer of a player. Threads of two
# processes would wait for each other at the same two cores, and take twice the processor time.
_THREADS = "OPENBLAS_NUM_THREADS"
_before = os.environ.get(_THREADS)
os.environ[_THREADS] = "1"
import numpy  # noqa: E402, F401 - after what it reads

if _before is None:
    del os.environ[_THREADS]
else:
    os.environ[_THREADS] = _before

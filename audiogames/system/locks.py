"""Locks on open files, one process at a time. The system lifts a lock however its process ends.

Must run under old Pythons, since the installation uses it.
"""

import sys

if sys.platform == "win32":
    import msvcrt

    def try_lock(descriptor: int) -> bool:
        """Return False at once if another process has the lock."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def lock(descriptor: int) -> None:
        while True:
            try:
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
            except OSError:  # the system gives up after ten tries, one a second
                continue
            return
else:
    import fcntl

    def try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)

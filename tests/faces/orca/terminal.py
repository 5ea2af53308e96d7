"""A window "Console" with one program in it: python3 terminal.py PROMPT PROGRAM ARGUMENT...

Runs under the system's Python, which has the bindings of GTK. The program starts at the Enter that the prompt asks
for: by then the screen reader has come to rest on the window. A second window, "Bureau", is there to come from.

Both stay when the program has ended: Orca asks the window for what is new there, and would not find what is said last.
"""

import sys

import gi  # type: ignore[import-not-found]

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte  # type: ignore[import-not-found] # noqa: E402

LINES, COLUMNS = 24, 80
AFTER_ENTER = 'printf "%s " "$1"; shift; read -r enter; exec "$@"'


def main() -> None:
    """Open the windows and keep them open."""
    Gtk.Window(title="Bureau").show()
    window = Gtk.Window(title="Console")
    terminal = Vte.Terminal()
    terminal.set_size(COLUMNS, LINES)
    window.add(terminal)
    window.show_all()
    terminal.grab_focus()
    command = ["/bin/sh", "-c", AFTER_ENTER, "sh", *sys.argv[1:]]
    terminal.spawn_async(Vte.PtyFlags.DEFAULT, None, command, None, GLib.SpawnFlags.DEFAULT, None, None, -1, None, None)
    Gtk.main()


if __name__ == "__main__":
    main()

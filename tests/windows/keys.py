"""Names each key that the console of the program takes, until Q is pressed: run by the Python of the folder."""

import sys

from audiogames.faces.terminal.console import StreamConsole
from audiogames.play.prompts import KEYS, Key


def main() -> None:
    """Write the name of each key, or the character that it types, on a line of its own."""
    console = StreamConsole()
    console.prepare(keys=True)
    sys.stdout.write("Press!\n")
    sys.stdout.flush()
    while (key := console.key()) != "q":
        name = Key(key).name if key in KEYS else ascii(key)
        sys.stdout.write(f"<{name}>\n")
        sys.stdout.flush()
    sys.stdout.write("Enough.\n")


if __name__ == "__main__":
    main()

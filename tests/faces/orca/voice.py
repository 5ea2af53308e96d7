"""A voice for speech-dispatcher that speaks in writing: what it is given to say goes to the named pipe in argv[1].

Each utterance is a line of JSON. It speaks the protocol between the service and its modules, and is done with every
utterance at once.
"""

import html
import json
import re
import sys

TAG = re.compile(r"<[^>]*>")
WORD_MARK = "\ue000"
"""Orca puts it before each word, to follow the voice."""

SIMPLE = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOGLEVEL SET"),
    "SET": ("207 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
SPOKEN = ("SPEAK", "CHAR", "KEY")


def main(reports: str) -> None:
    """Serve the commands of the service until it says QUIT or goes away."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    with open(reports, "w", encoding="utf-8") as paper:
        while command := sys.stdin.readline().strip():
            if command == "INIT":
                send("299-It writes.", "299 OK LOADED SUCCESSFULLY")
            elif command == "LIST VOICES":
                send("200-written\tfr\tnone", "200 OK VOICE LIST SENT")
            elif command in SIMPLE:
                receiving, received = SIMPLE[command]
                send(receiving)
                body()
                send(received)
            elif command in SPOKEN or command == "SOUND_ICON":
                send("202 OK RECEIVING MESSAGE")
                text = plain(body())
                send("200 OK SPEAKING", "701 BEGIN")
                if command in SPOKEN:
                    paper.write(json.dumps(text, ensure_ascii=False) + "\n")
                    paper.flush()
                send("702 END")
            elif command == "QUIT":
                send("210 OK QUIT")
                return


def send(*lines: str) -> None:
    """Answer the service, all lines in one go."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def body() -> str:
    """Return what the service sends up to its line with a single point."""
    lines = []
    while (line := sys.stdin.readline()) not in (".\n", ""):
        lines.append(line.removeprefix("."))
    return "".join(lines)


def plain(text: str) -> str:
    """Return what is heard of marked-up text."""
    return html.unescape(TAG.sub("", text)).replace(WORD_MARK, "")


if __name__ == "__main__":
    main(sys.argv[1])

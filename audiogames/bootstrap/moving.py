"""Rewrites the paths of an environment that was moved, without pip and without a network.

Each step may be repeated, so an interrupted move starts again.
"""

import glob
import json
import os
import re
import shlex
from pathlib import Path

from audiogames.bootstrap.environment import WINDOWS

COMMANDS = "Scripts" if WINDOWS else "bin"
LIBRARIES = "Lib/site-packages" if WINDOWS else "lib/*/site-packages"


def serve(folder: str, before: str, root: str) -> None:
    for path in _found(folder, LIBRARIES, "*.pth"):
        _point_to(path, before, root)
    for path in _found(folder, LIBRARIES, "audiogames-*.dist-info", "direct_url.json"):
        _write(path, json.dumps({"url": Path(root).as_uri(), "dir_info": {"editable": True}}).encode())


def _found(folder: str, *pattern: str) -> list[str]:
    return glob.glob(os.path.join(glob.escape(folder), *pattern))


def _point_to(path: str, before: str, root: str) -> None:
    with open(path, "rb") as file:
        content = file.read().strip()
    if content not in (before.encode("utf-8", "surrogateescape"), root.encode("utf-8", "surrogateescape")):
        return
    try:
        line = os.path.relpath(root, os.path.dirname(path))
    except ValueError:  # on another drive
        line = root
    _write(path, line.encode() + b"\n" if line.isascii() else b"")


def point_commands(folder: str, before: str, after: str) -> None:
    for path in _found(folder, COMMANDS, "*"):
        if not os.path.islink(path) and os.path.isfile(path):
            with open(path, "rb") as file:
                content = file.read()
            pointed = _pointed(content, before, after)
            if pointed != content:
                _write(path, pointed)


def _pointed(content: bytes, before: str, after: str) -> bytes:
    old, new = os.fsencode(before), os.fsencode(after)
    if WINDOWS:  # a command is a program that reads the path of its Python in its own end
        starter = b'#!"?' + re.escape(old) + rb'(\\[^"\r\n]*\.exe)"?'
        return re.sub(starter, lambda found: b'#!"' + new + found[1] + b'"', content).replace(old, new)
    if content.startswith(b"#!"):
        # A path with a space, or a long one, is no interpreter to the system: pip lets sh start it, and so does this.
        starter = (
            rb"""#!(?:/bin/sh\n'''exec' )?"?""" + re.escape(old) + rb"""(/bin/[^"\n]*)"?(?: "\$0" "\$@"\n' ''')?\n"""
        )
        by_sh = b"#!/bin/sh\n'''exec' \"" + new + rb'%s" "$0" "$@"' + b"\n' '''\n"
        return re.sub(rb"\A" + starter, lambda found: by_sh % found[1], content)
    content = content.replace(b'"' + old + b'"', b'"' + new + b'"')
    return content.replace(os.fsencode(shlex.quote(before)), os.fsencode(shlex.quote(after)))


def _write(path: str, content: bytes) -> None:
    """Atomic, keeping permissions."""
    with open(path + ".new", "wb") as file:
        file.write(content)
    os.chmod(path + ".new", os.stat(path).st_mode & 0o777)
    os.replace(path + ".new", path)

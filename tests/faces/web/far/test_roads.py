"""The two roads from far away, as the pages for experts write them: what is run here is read from their pages."""

import re
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from audiogames.resources import COMPLETE
from tests.faces.screen import PROGRAM, Terminal, set_up
from tests.networks import Computer, cable, computers, need, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such networks")

DOCS: Final = Path(__file__).resolve().parents[4] / "docs"
SSHD: Final = """\
HostKey {folder}/host
AuthorizedKeysFile /etc/ssh/friend.pub
StrictModes no
UsePAM no
PidFile none
LogLevel DEBUG1
"""
"""The settings of a server that lets in who has the key."""
VISITOR: Final = """\
import json, ssl, sys
from urllib.request import urlopen
from websockets.sync.client import connect

trust = ssl.create_default_context(cafile=sys.argv[1])
print(urlopen("https://play.example/health", context=trust).read().decode())
print("<title>" in urlopen("https://play.example/", context=trust).read().decode())
with connect("wss://play.example/socket", ssl=trust, origin="https://play.example") as socket:
    socket.send(json.dumps({"kind": "join", "game": "du_balai", "name": "Ana", "code": ""}))
    while (came := json.loads(socket.recv(20)))["kind"] not in ("lobby", "error"):
        pass
print(came["kind"])
"""
"""What somebody far away asks of a hall: whether it is there, its page, and a table by a socket."""


@pytest.fixture(autouse=True)
def ana(home: Path) -> None:
    """The person at each terminal."""
    set_up(keys_mode="single", player_name="Ana")


def written(locale: str, kind: str, name: str = "friends-far") -> list[str]:
    """Return the blocks of one kind on a page of a language."""
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / locale / f"{name}.md").read_text(encoding="utf-8"), re.DOTALL)


def typed(locale: str, *words: str) -> list[str]:
    """Return the lines to be typed that have one of these words, in the order of the words."""
    found = "".join(written(locale, "console")).splitlines()
    return [next(line for line in found if word in line) for word in words]


def opened(at: Computer, line: str) -> str:
    """Open a table by a line of the page; return its code. Its own browser is one that shows nothing."""
    words = shlex.split(line)
    assert words[0] == "audiogames"
    process = at.start(*PROGRAM, *words[1:], "--language", "en", environment={"BROWSER": "true"})
    found = re.search(r"enter the code ([A-Z2-9-]+)\.", until(process, "The table is open."))
    assert found is not None
    return found[1]


@contextmanager
def joined(at: Computer, address: str, code: str, *more: str) -> Iterator[Terminal]:
    """Sit down at a table from a computer, and begin the game."""
    program = at.command(*PROGRAM)
    with Terminal("join", address, code, "--language", "en", *more, program=("/usr/bin/env", *program)) as terminal:
        terminal.expect("Ana, you are at a table")
        terminal.expect("Enter begins the game.")
        terminal.type("\r")
        terminal.expect("Your hand")
        yield terminal


def test_the_pages_of_both_languages_say_the_same_to_type() -> None:
    """So each road is run in one language alone."""
    for kind in ("caddy", "console", "home", "friend"):
        pages = ["".join(written(locale, kind)).replace("vous@", "you@") for locale in COMPLETE]
        assert len({*pages}) == 1
        assert pages[0]


def test_a_tunnel_to_a_rented_computer_with_a_proxy_leads_to_the_table(tmp_path: Path) -> None:
    locale = "fr"
    need("caddy", "sshd", "ssh", "ssh-keygen")
    opens, tunnels = typed(locale, "--public", "ssh -N")
    with computers("home", "rented", "friend") as (home, rented, friend):
        cable(home, rented, ["10.1.0.2/24", "10.1.0.1/24"])
        cable(friend, rented, ["10.2.0.2/24", "10.2.0.1/24"])
        for computer, address in ((home, "10.1.0.1"), (friend, "10.2.0.1")):
            (computer.etc / "hosts").write_text(f"127.0.0.1 localhost\n{address} play.example\n")
        sshd = lets_in(rented, home, tmp_path)
        root = passes_on(rented, written(locale, "caddy"), tmp_path)

        code = opened(home, opens)
        home.start(*shlex.split(tunnels))
        until(sshd, "listening on 127.0.0.1 port 8137")
        assert not friend.reaches("10.2.0.1", 8137), "the table is open to the internet"
        assert not friend.reaches("10.1.0.2", 8137)
        with joined(friend, "https://play.example", code, "--certificate", root) as terminal:
            assert "not encrypted" not in terminal.screen


def test_a_hall_on_a_rented_computer_is_reached_through_the_proxy(tmp_path: Path) -> None:
    need("caddy")
    (unit,) = written("fr", "ini", "hall-server")
    (starts,) = re.findall(r"^ExecStart=\S*/audiogames (.*)$", unit, re.MULTILINE)
    with computers("rented", "friend") as (rented, friend):
        cable(friend, rented, ["10.2.0.2/24", "10.2.0.1/24"])
        (friend.etc / "hosts").write_text("127.0.0.1 localhost\n10.2.0.1 play.example\n")
        root = passes_on(rented, written("fr", "caddy"), tmp_path)
        until(rented.start(*PROGRAM, *shlex.split(starts), "--language", "en"), "https://play.example")
        found = friend.run(sys.executable, "-c", VISITOR, root)
        assert found.split() == ["ok", "True", "lobby"]


def lets_in(rented: Computer, home: Computer, folder: Path) -> "subprocess.Popen[str]":
    """Start the server of a rented computer to which the person at home has the key."""
    for computer in (rented, home):
        (computer.etc / "ssh").mkdir()
    for key in ("host", "friend"):
        command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / key)]
        subprocess.run(command, check=True)
    people = "root:x:0:0::/:/bin/sh\nsshd:x:100:65534::/run/sshd:/usr/sbin/nologin\n"
    people += "".join(f"{name}:x:1000:1000::/:/bin/sh\n" for name in ("you", "vous"))
    (rented.etc / "passwd").write_text(people)
    (rented.etc / "shadow").write_text("you:*:19000:0:99999:7:::\nvous:*:19000:0:99999:7:::\n")
    (rented.etc / "ssh" / "sshd_config").write_text(SSHD.format(folder=folder))
    shutil.copy(folder / "friend.pub", rented.etc / "ssh")
    host = (folder / "host.pub").read_text().split()
    (folder / "known").write_text(f"play.example {host[0]} {host[1]}\n")
    mine = f"IdentityFile {folder / 'friend'}\nUserKnownHostsFile {folder / 'known'}\nBatchMode yes\n"
    (home.etc / "ssh" / "ssh_config").write_text(mine)
    Path("/run/sshd").mkdir(exist_ok=True)
    sshd = rented.start("/usr/sbin/sshd", "-D", "-e")
    until(sshd, "Server listening")
    return sshd


def passes_on(rented: Computer, pages: list[str], folder: Path) -> str:
    """Start the proxy as the page writes it, with a certificate of its own making; return the file that trusts it."""
    (page,) = pages
    (folder / "page").write_text(page)
    rented.run("caddy", "validate", "--config", str(folder / "page"), "--adapter", "caddyfile")
    (folder / "Caddyfile").write_text("{\nadmin off\nlocal_certs\nskip_install_trust\n}\n" + page)
    kept = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    until(rented.start(*command, environment=kept), "certificate obtained successfully")
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    ssl.create_default_context(cafile=str(root))
    return str(root)


@contextmanager
def alone() -> Iterator[None]:
    """Let no other process make the same private networks: their names stand in one folder of this computer."""
    from tests.posix import fcntl

    with Path("/tmp/audiogames-tests-private-network").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_a_private_network_leads_to_the_table(tmp_path: Path) -> None:
    locale = "en"
    need("wg", "wg-quick", "wireguard-go")
    makes_keys, enters, enters_far, opens = typed(locale, "wg genkey", "up friends", "up table", "--host 10.77.0.1")
    with alone(), computers("home", "friend") as (home, friend):
        cable(home, friend, ["203.0.113.1/24", "203.0.113.2/24"])
        (friend.etc / "hosts").write_text("127.0.0.1 localhost\n203.0.113.1 home.example\n")
        keys = {}
        for computer, whose in ((home, "HOME"), (friend, "FRIEND")):
            place = tmp_path / whose
            place.mkdir()
            computer.run("sh", "-c", makes_keys, cwd=place)
            for kind in ("private", "public"):
                keys[f"{whose}_{kind.upper()}_KEY"] = (place / f"{kind}.key").read_text().strip()
        for computer, kind, name in ((home, "home", "friends"), (friend, "friend", "table")):
            (page,) = written(locale, kind)
            for word, key in keys.items():
                page = page.replace(word, key)
            (computer.etc / "wireguard").mkdir()
            (computer.etc / "wireguard" / f"{name}.conf").write_text(page)
        ups = (home, enters), (friend, enters_far)
        for computer, line in ups:
            computer.run(*shlex.split(line))
        code = opened(home, opens)
        assert not friend.reaches("203.0.113.1", 8137), "the table is open outside the private network"
        with joined(friend, "http://10.77.0.1:8137", code):
            assert "transfer" in home.run("wg", "show", "friends"), "the friend came another way"
        for computer, line in ups:
            computer.run(*shlex.split(line.replace(" up ", " down ")))

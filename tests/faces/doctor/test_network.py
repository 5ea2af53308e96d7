"""The doctor says whether friends find the port of a table, by real firewalls where they can run."""

import json
import shutil
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from audiogames.bootstrap.system import System
from audiogames.faces.doctor import network
from audiogames.faces.doctor.findings import finding
from audiogames.faces.doctor.network import FOR_MACOS, ProgramResult, firewalls, port
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.resources import COMPLETE
from tests.networks import Computer, computers, need

FIRST_PORT, PORTS = 8137, 20
"""Promised numbers: the tests hold the program to them."""

ROOT = System("linux", ("debian",), root=True)
PERSON = System("linux", ("debian",))
NO_FILE = Path("/there/is/none")
LOOKS = (
    "import json; from audiogames.faces.doctor.network import *; from audiogames.bootstrap.system import System;"
    "print(json.dumps([[one.message.id, one.fix] for one in firewalls(System('linux', ('debian',), root=True))]))"
)
"""What the doctor finds, in a process of its own."""

HEAD = {"metainfo": {"json_schema_version": 1}}


def found_at(computer: Computer) -> list[list[str]]:
    """Return the messages and the remedies of the doctor at a computer."""
    return list(json.loads(computer.run(sys.executable, "-c", LOOKS)))


def said(system: System, answers: Mapping[str, ProgramResult], file: Path = NO_FILE) -> list[tuple[str, str]]:
    """Return the same where programs of the system answer so, by their last word or their name."""

    def ask(command: Sequence[str]) -> ProgramResult | None:
        return answers.get(command[-1]) or answers.get(command[0])

    return [(one.message.id, one.fix) for one in firewalls(system, ask, file)]


# The port.


def test_a_port_that_is_taken_is_told_with_the_one_that_a_table_takes_instead() -> None:
    with closing(socket.create_server(("0.0.0.0", 0))) as taken:
        number = taken.getsockname()[1]
        message = port(number).message
        assert message.id == "doctor-port-taken"
        assert number < int(str(message.arguments["next"])) < number + PORTS


def test_a_port_that_is_free_is_told() -> None:
    with closing(socket.create_server(("0.0.0.0", 0))) as free:
        number = free.getsockname()[1]
    assert port(number).message.id == "doctor-port-free"


def test_where_no_port_is_free_another_is_to_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "PORTS", 1)
    with closing(socket.create_server(("0.0.0.0", 0))) as taken:
        assert port(taken.getsockname()[1]).message.id == "doctor-port-none"


# Real firewalls, each in a network of its own.


def test_the_rules_of_nftables_are_read() -> None:
    need("nft")
    chain = "add chain inet filter input { type filter hook input priority 0; policy %s; }"
    with computers("home") as (home,):
        assert found_at(home) == [["doctor-firewall-none", ""]]
        home.run("nft", "add table inet filter")
        home.run("nft", chain % "drop")
        ((id, remedy),) = found_at(home)
        assert id == "doctor-firewall-shut"
        home.run("sh", "-c", remedy)
        assert found_at(home) == [["doctor-firewall-open", ""]]
        home.run("nft", "flush ruleset")
        home.run("nft", "add table inet filter")
        home.run("nft", chain % "accept")
        for rule, told in (
            ("tcp dport 22 drop", "open"),
            ("tcp dport 8000-9000 reject", "shut"),
            ("tcp dport { 80, 8137 } accept", "open"),
        ):
            home.run("nft", f"insert rule inet filter input {rule}")
            assert found_at(home)[0][0] == f"doctor-firewall-{told}", rule


def test_ufw_is_read_and_its_remedy_lets_friends_in() -> None:
    need("ufw", "nft")
    with computers("home") as (home,):
        shutil.copytree("/etc/ufw", home.etc / "ufw")
        assert found_at(home)[0][0] == "doctor-firewall-none"
        home.run("ufw", "--force", "enable")
        ((id, remedy),) = found_at(home)
        assert (id, remedy) == ("doctor-firewall-shut", f"ufw allow {FIRST_PORT}/tcp")
        home.run("sh", "-c", remedy)
        assert found_at(home) == [["doctor-firewall-open", ""]]


# Firewalls that cannot run here, by what they say.


def test_who_is_no_administrator_hears_what_cannot_be_seen(tmp_path: Path) -> None:
    (tmp_path / "ufw.conf").write_text("# on\nENABLED=yes\n")
    assert said(PERSON, {}, tmp_path / "ufw.conf") == [("doctor-firewall-hidden", f"sudo ufw allow {FIRST_PORT}/tcp")]
    refused = {"nft": ProgramResult(1, "Operation not permitted (you must be root)")}
    assert said(PERSON, refused) == [("doctor-firewall-rules-hidden", "")]


@pytest.mark.parametrize(("answer", "told"), [("yes", "open"), ("no", "shut"), ("not authorized", "hidden")])
def test_firewalld_is_asked_for_the_port(answer: str, told: str) -> None:
    query = f"--query-port={FIRST_PORT}/tcp"
    ((id, remedy),) = said(PERSON, {"--state": ProgramResult(0, "running\n"), query: ProgramResult(0, f"{answer}\n")})
    assert id == f"doctor-firewall-{told}"
    assert remedy == ("" if told == "open" else f"sudo firewall-cmd --add-port={FIRST_PORT}/tcp")


@pytest.mark.parametrize(("status", "told"), [(0, "open"), (1, "windows")])
def test_windows_is_asked_for_our_rule_whatever_its_language(status: int, told: str) -> None:
    words = {"state": ProgramResult(0, "État   Actif"), "name=audiogames": ProgramResult(status, "")}
    ((id, remedy),) = said(System("win32"), words)
    assert id == f"doctor-firewall-{told}"
    assert (f"localport={FIRST_PORT}" in remedy) == (status == 1)


@pytest.mark.parametrize(
    ("state", "told"), [("disabled. (State = 0)", "none"), ("enabled. (State = 1)", "macos"), ("(State = 2)", "shut")]
)
def test_macos_is_asked_for_its_state(state: str, told: str) -> None:
    ((id, _),) = said(System("darwin"), {FOR_MACOS: ProgramResult(0, f"Firewall is {state}")})
    assert id == f"doctor-firewall-{told}"


def test_what_a_firewall_says_in_another_form_is_no_fault() -> None:
    for text in ("", "{", '{"nftables": [{}]}', json.dumps({"nftables": [HEAD]})):
        assert said(ROOT, {"nft": ProgramResult(0, text)}) == [("doctor-firewall-none", "")]


@pytest.mark.parametrize("locale", COMPLETE)
def test_each_finding_is_a_sentence(locale: str) -> None:
    words = catalogue(locale)
    for id in [*words.beginning("doctor-port-"), *words.beginning("doctor-firewall-")]:
        arguments = {"port": "8137", "next": "8138", "last": "8156", "reason": "denied", "firewall": "ufw"}
        message = finding(id, **arguments).message
        assert words.text(message).endswith(".")
        assert len(words.braille(message)) <= BRAILLE_CELLS

import errno
import json
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from audiogames.bootstrap.system import System
from audiogames.core.errors import system_reason
from audiogames.faces.doctor.findings import Finding, finding
from audiogames.play.people.protocol import FIRST_PORT, PORTS

SECONDS: Final = 10.0

UFW: Final = Path("/etc/ufw/ufw.conf")
"""Everybody may read ufw's configuration. ufw itself only answers root."""

FOR_MACOS: Final = "/usr/libexec/ApplicationFirewall/socketfilterfw"
RULE: Final = "audiogames"


class ProgramResult(NamedTuple):
    status: int
    text: str


Ask = Callable[[Sequence[str]], ProgramResult | None]


def ask(command: Sequence[str]) -> ProgramResult | None:
    """None if the program is missing or times out."""
    if shutil.which(command[0]) is None:
        return None
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ProgramResult(done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace"))


def port(first: int = FIRST_PORT) -> Finding:
    for number in range(first, first + PORTS):
        try:
            socket.create_server(("0.0.0.0", number)).close()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return finding("doctor-port-unusable", port=str(number), reason=system_reason(error))
            continue
        if number == first:
            return finding("doctor-port-free", port=str(number))
        return finding("doctor-port-taken", port=str(first), next=str(number))
    return finding("doctor-port-none", port=str(first), last=str(first + PORTS - 1))


def firewalls(system: System, ask: Ask = ask, ufw: Path = UFW) -> Iterator[Finding]:
    looks = {"win32": (_windows,), "darwin": (_macos,)}.get(system.platform)
    found = [one for look in looks or (_firewalld, _rules) for one in look(system, ask)]
    if looks is None:
        found = [*_ufw(system, ask, ufw)] or found  # its rules are those that are found else
    yield from found or [finding("doctor-firewall-none")]


def _sudo(system: System, line: str) -> str:
    return line if system.root else f"sudo {line}"


def _ufw(system: System, ask: Ask, file: Path) -> Iterator[Finding]:
    try:
        is_on = "enabled=yes" in file.read_text(encoding="utf-8").lower().replace(" ", "")
    except (OSError, ValueError):
        return
    if not is_on:
        return
    lets_in = _sudo(system, f"ufw allow {FIRST_PORT}/tcp")
    said = ask(["ufw", "status", "verbose"]) if system.root else None
    if said is None or said.status:
        yield finding("doctor-firewall-hidden", lets_in, firewall="ufw", port=str(FIRST_PORT))
        return
    rules = [line.split() for line in said.text.splitlines()]
    is_open = "Default: allow (incoming)" in said.text
    for words in rules:
        if words and words[0] in (str(FIRST_PORT), f"{FIRST_PORT}/tcp"):
            is_open = "ALLOW" in words
            break  # the first rule that fits counts
    yield _verdict("ufw", is_open, lets_in)


def _firewalld(system: System, ask: Ask) -> Iterator[Finding]:
    state = ask(["firewall-cmd", "--state"])
    if state is None or state.text.strip() != "running":
        return
    lets_in = _sudo(system, f"firewall-cmd --add-port={FIRST_PORT}/tcp")
    said = ask(["firewall-cmd", f"--query-port={FIRST_PORT}/tcp"])
    answer = None if said is None else said.text.strip()
    if answer not in ("yes", "no"):
        yield finding("doctor-firewall-hidden", lets_in, firewall="firewalld", port=str(FIRST_PORT))
    else:
        yield _verdict("firewalld", answer == "yes", lets_in)


def _rules(system: System, ask: Ask) -> Iterator[Finding]:
    """The rules of nftables include those of iptables."""
    if (state := ask(["firewall-cmd", "--state"])) is not None and state.text.strip() == "running":
        return
    said = ask(["nft", "-j", "list", "ruleset"])
    if said is None:
        return
    if said.status:
        yield finding("doctor-firewall-rules-hidden", port=str(FIRST_PORT))
        return
    try:
        rules = [next(iter(one.items())) for one in json.loads(said.text)["nftables"]]
    except (ValueError, KeyError, TypeError, StopIteration):
        return
    for _, chain in (one for one in rules if one[0] == "chain" and one[1].get("hook") == "input"):
        place = chain["family"], chain["table"], chain["name"]
        of_all = (rule for kind, rule in rules if kind == "rule")
        own = [rule for rule in of_all if (rule["family"], rule["table"], rule["chain"]) == place]
        refuses = chain.get("policy") == "drop" or any(_refuses(rule) for rule in own)
        if refuses and not any(_lets_in(rule) for rule in own):
            line = f"nft insert rule {' '.join(place)} tcp dport {FIRST_PORT} accept"
            yield _verdict("nftables", False, _sudo(system, line))
            return
    if any(kind == "rule" for kind, _ in rules):
        yield _verdict("nftables", True, "")


def _refuses(rule: dict[str, Any]) -> bool:
    parts: list[dict[str, Any]] = rule["expr"]
    is_refused = any("drop" in part or "reject" in part for part in parts)
    ports = [part["match"]["right"] for part in parts if _is_of_ports(part)]
    matches = [part for part in parts if "match" in part]
    return is_refused and (any(map(_has_port, ports)) if ports else not matches)


def _lets_in(rule: dict[str, Any]) -> bool:
    parts: list[dict[str, Any]] = rule["expr"]
    ports = [part["match"]["right"] for part in parts if _is_of_ports(part)]
    return any("accept" in part for part in parts) and any(map(_has_port, ports))


def _is_of_ports(part: dict[str, Any]) -> bool:
    left = part.get("match", {}).get("left", {})
    return isinstance(left, dict) and left.get("payload", {}) == {"protocol": "tcp", "field": "dport"}


def _has_port(right: Any) -> bool:
    if isinstance(right, dict) and "set" in right:
        return any(map(_has_port, right["set"]))
    if isinstance(right, dict) and "range" in right:
        least, most = right["range"]
        return bool(least <= FIRST_PORT <= most)
    return bool(right == FIRST_PORT)


def _windows(system: System, ask: Ask) -> Iterator[Finding]:
    """By exit statuses, since texts of Windows Defender Firewall depend on the language."""
    if ask(["netsh", "advfirewall", "show", "currentprofile", "state"]) is None:
        return
    said = ask(["netsh", "advfirewall", "firewall", "show", "rule", f"name={RULE}"])
    adds = f"netsh advfirewall firewall add rule name={RULE} dir=in action=allow protocol=TCP localport={FIRST_PORT}"
    if said is not None and said.status == 0:
        yield finding("doctor-firewall-open", firewall="Windows Defender", port=str(FIRST_PORT))
    else:
        yield finding("doctor-firewall-windows", adds, port=str(FIRST_PORT))


def _macos(system: System, ask: Ask) -> Iterator[Finding]:
    said = ask([FOR_MACOS, "--getglobalstate"])
    if said is None:
        return
    if "State = 2" in said.text:  # all is refused, whatever program it is for
        yield _verdict("macOS", False, _sudo(system, f"{FOR_MACOS} --setblockall off"))
    elif "State = 1" in said.text:
        yield finding("doctor-firewall-macos")


def _verdict(firewall: str, is_open: bool, lets_in: str) -> Finding:
    if is_open:
        return finding("doctor-firewall-open", firewall=firewall, port=str(FIRST_PORT))
    return finding("doctor-firewall-shut", lets_in, firewall=firewall, port=str(FIRST_PORT))

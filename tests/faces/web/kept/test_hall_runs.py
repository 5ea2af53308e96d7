"""A hall as its page has people run it: what is run here is read from the pages."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from audiogames.resources import COMPLETE
from tests.networks import need

ROOT = Path(__file__).resolve().parents[4]
SANDBOX = """\
set -e
ip link set lo up
mount --make-rprivate /
for folder in /opt /var/lib /var/backups /tmp; do mount -t tmpfs none $folder; done
mkdir -p /opt/audiogames/bin /var/lib/audiogames
printf '#!/bin/sh\\nPYTHONPATH={root} exec {python} -m audiogames "$@"\\n' > /opt/audiogames/bin/audiogames
chmod +x /opt/audiogames/bin/audiogames
mount -o remount,ro,bind /
systemctl() {{
    if [ "$1" = start ]; then {environment} {start} >/dev/null & running=$!; {health}; fi
    if [ "$1" = stop ]; then kill $running; wait $running || true; fi
}}
"""
"""What the unit's sandbox has, by a shell: a system that cannot be written, a folder of its own, and no network."""
CLIENT = """\
import json, sys
from websockets.sync.client import connect
with connect("ws://127.0.0.1:8137/socket", compression=None) as socket:
    socket.send(sys.argv[1])
    while True:
        came = json.loads(socket.recv(20))
        if came["kind"] == "welcome":
            print(came["token"], came["name"], sep="\\n")
        if came["kind"] in ("lobby", "error"):
            break
"""


def written(locale: str, kind: str) -> str:
    page = (ROOT / "docs" / locale / "hall-server.md").read_text(encoding="utf-8")
    return str(re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)[0])


def of_unit(name: str) -> str:
    return str(re.findall(rf"^{name}=(.*)$", written("en", "ini"), re.MULTILINE)[0])


@pytest.mark.parametrize("kind", ["ini", "dockerfile", "backup", "restore"])
def test_the_pages_of_both_languages_say_the_same_to_type(kind: str) -> None:
    assert len({written(locale, kind) for locale in COMPLETE}) == 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    units = tmp_path / "usr/lib/systemd/system"
    shutil.copytree("/usr/lib/systemd/system", units, symlinks=True)
    program = tmp_path / of_unit("ExecStart").split()[0].lstrip("/")
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", encoding="ascii")
    program.chmod(0o755)
    (units / "audiogames.service").write_text(written("en", "ini"), encoding="ascii")
    command = ["systemd-analyze", "verify", "--man=no", f"--root={tmp_path}", "audiogames.service"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "audiogames" in line] == []


@pytest.mark.skipif(sys.platform != "linux", reason="there are no such sandboxes")
def test_backup_restore_and_restart_as_written_lose_no_seat() -> None:
    need("unshare", "ip", "tar")
    if any(str(Path(used).resolve()).startswith(("/opt/", "/tmp/", "/var/lib/")) for used in (ROOT, sys.executable)):
        pytest.skip("the sandbox would hide the program")
    if not Path("/var/backups").is_dir():
        pytest.skip("this system keeps backups elsewhere")
    health = (
        f"{sys.executable} -c 'import time, urllib.request as u\n"
        'for n in range(200):\n try: print(u.urlopen("http://127.0.0.1:8137/health").read().decode()); break\n'
        " except OSError: time.sleep(0.1)'"
    )
    start, environment = of_unit("ExecStart"), of_unit("Environment")
    begin = SANDBOX.format(root=ROOT, python=sys.executable, start=start, environment=environment, health=health)
    join = json.dumps({"kind": "join", "game": "du_balai", "name": "Ana", "code": ""})
    script = f"""{begin}
cat > /tmp/client.py <<'END'
{CLIENT}END
systemctl start
{sys.executable} /tmp/client.py '{join}' > /tmp/first
{written("en", "backup")}
systemctl stop; rm -r /var/lib/audiogames/*; systemctl start
{written("en", "restore")}
token=$(head -n 1 /tmp/first)
{sys.executable} /tmp/client.py '{{"kind": "token", "token": "'$token'"}}' > /tmp/second
cmp /tmp/first /tmp/second && tail -n 1 /tmp/second
systemctl stop
"""
    command = ["unshare", "--mount", "--net", "bash", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT, check=False)
    assert done.stdout.split() == ["ok"] * 4 + ["Ana"], done.stderr


def test_the_container_is_built_and_answers(tmp_path: Path) -> None:
    engine = next((name for name in ("docker", "podman") if shutil.which(name)), None)
    if engine is None or subprocess.run([engine, "info"], capture_output=True, check=False).returncode:
        pytest.skip("no engine runs containers here")
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "-q",
        "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(build, check=True)
    (tmp_path / "Dockerfile").write_text(written("en", "dockerfile"), encoding="ascii")
    subprocess.run([engine, "build", "-q", "-t", "hall-of-a-test", str(tmp_path)], check=True)
    check = re.findall(r"^HEALTHCHECK CMD (.*)$", written("en", "dockerfile"), re.MULTILINE)[0]
    run = f"audiogames hall --no-open --port 8137 & for n in 1 2 3 4 5 6 7; do sleep 1; {check} && exit 0; done; exit 1"
    subprocess.run([engine, "run", "--rm", "hall-of-a-test", "sh", "-c", run], check=True)

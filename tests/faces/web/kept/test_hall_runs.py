"""A hall as its page has people run it: what is run here is read from the pages."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
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
IMAGE = """\
set -e
ip link set lo up
mount --make-rprivate /
cd {folder}
mkdir layer image
mount -t tmpfs none layer
mkdir layer/changes layer/work
mount -t overlay none -o lowerdir=/,upperdir=layer/changes,workdir=layer/work image
mount -t tmpfs none image/tmp
mount --rbind /proc image/proc
mount --rbind /dev image/dev
chroot image chmod a+rx {parents}
chroot image {python} -m venv --without-pip /base
printf '#!/bin/sh\\nexec python -m pip "$@"\\n' > image/base/bin/pip
chmod +x image/base/bin/pip
mkdir image/base/libraries
ln -s $(ls -d {libraries}/* | grep -v audiogames) image/base/libraries
echo /base/libraries > $(echo image/base/lib/python*/site-packages)/libraries.pth
"""
"""What a container is: a system in which all that changes is gone at its end, and no network."""
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


def write_image(folder: Path) -> None:
    """Write what an image is made of: the wheel, and the file of the page."""
    build = f"{sys.executable} -m pip wheel --no-deps --no-build-isolation -q -w {folder} {ROOT}"
    subprocess.run(build.split(), check=True)
    (folder / "Dockerfile").write_text(written("en", "dockerfile"), encoding="ascii")


def test_the_container_is_built_and_answers(tmp_path: Path) -> None:
    engine = next((name for name in ("docker", "podman") if shutil.which(name)), None)
    if engine is None or subprocess.run([engine, "info"], capture_output=True, check=False).returncode:
        pytest.skip("no engine runs containers here")
    write_image(tmp_path)
    subprocess.run([engine, "build", "-q", "-t", "hall-of-a-test", str(tmp_path)], check=True)
    check = re.findall(r"^HEALTHCHECK CMD (.*)$", written("en", "dockerfile"), re.MULTILINE)[0]
    run = f"audiogames hall --no-open --port 8137 & for n in 1 2 3 4 5 6 7; do sleep 1; {check} && exit 0; done; exit 1"
    subprocess.run([engine, "run", "--rm", "hall-of-a-test", "sh", "-c", run], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="there are no such sandboxes")
def test_the_lines_of_the_container_file_make_a_hall_that_answers(tmp_path: Path) -> None:
    """Carried out on a copy of this system, without an engine. Its Python stands in for the one of the image."""
    need("unshare", "chroot", "useradd")
    libraries = sysconfig.get_path("purelib")
    if libraries.startswith("/tmp/"):
        pytest.skip("the sandbox would hide what is installed")
    write_image(tmp_path)
    parents = shlex.join(map(str, Path(sys.executable).resolve().parents))
    begin = IMAGE.format(folder=tmp_path, python=sys.executable, parents=parents, libraries=libraries)
    environment = {"PATH": "/base/bin:/usr/sbin:/usr/bin:/bin", "PIP_NO_INDEX": "1"}
    lines, user, check, command = [begin], "root", "", ""

    def inside(text: str) -> str:
        kept = [f"{name}={value}" for name, value in environment.items()]
        return shlex.join(
            ["chroot", f"--userspec={user}", str(tmp_path / "image"), "env", "-i", *kept, "sh", "-c", text]
        )

    for word, rest in (line.split(maxsplit=1) for line in written("en", "dockerfile").splitlines()):
        match word:
            case "FROM":
                assert rest == "python:3.11-slim"
            case "COPY":
                what, where = rest.split()
                lines.append(f"cp {tmp_path}/{what} {tmp_path}/image{where}")
            case "RUN":
                lines.append(inside(rest))
            case "USER":
                user = rest
            case "ENV":
                name, value = rest.split("=")
                environment[name] = value
            case "VOLUME":
                lines.append(f"ls -d {tmp_path}/image{rest}")
            case "HEALTHCHECK":
                check = inside(rest.removeprefix("CMD "))
            case "CMD":
                command = inside(f"exec {shlex.join(json.loads(rest))}")
            case _:
                pytest.fail(f"nobody has said what {word} does")
    lines += [f"{command} >{tmp_path}/said & running=$!"]
    lines += [f"until {check} 2>/dev/null; do kill -0 $running; sleep 0.1; done", "kill $running; wait $running"]
    script = "\n".join(lines)
    arguments = ["unshare", "--mount", "--net", "bash", "-c", script]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "https://play.example" in (tmp_path / "said").read_text(encoding="utf-8")

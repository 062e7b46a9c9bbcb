"""The packages of `make dist`, installed, played and removed in systems that have nothing else. Takes root."""

import http.client
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
DIST = ROOT / "build/dist"
sys.path.insert(0, str(ROOT / "Tests"))
from serving import PATIENCE, Server, free_port  # noqa: E402

pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="a system of its own takes root")
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs", "--bounding-set=-all"]


def packed(pattern):
    [file] = DIST.glob(pattern)
    return file


class System:
    """A folder that is a system of its own, with what the kernel tells of processes: every Linux has that."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "proc").mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", self.folder / "proc"], check=True)

    def run(self, *words, status=0):
        done = subprocess.run(
            ["chroot", self.folder, *words], capture_output=True, timeout=10 * PATIENCE,
            env={**os.environ, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"})
        assert done.returncode == status, (words, done.stdout.decode(), done.stderr.decode())
        return done.stdout

    def command(self, program, *before):
        """A program for `Server`, which starts one outside."""
        file = self.folder.parent / "program"
        file.write_text(f"#!/bin/sh\nexec chroot {self.folder} {' '.join(before)} {program} \"$@\"\n")
        file.chmod(0o755)
        return file


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    """A minimal Debian 12."""
    folder = tmp_path_factory.mktemp("debian") / "root"
    made = subprocess.run([ROOT / "Scripts/bookworm.sh", folder, "ca-certificates"], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr
    for path in ["usr/local/share/ca-certificates", "etc/ssl/certs"]:
        if pathlib.Path("/", path).is_dir():
            shutil.rmtree(folder / path, ignore_errors=True)
            shutil.copytree(pathlib.Path("/", path), folder / path, symlinks=False, ignore_dangling_symlinks=True)
    with System(folder) as system:
        yield system


def plays_a_live_game(program, *arguments):
    """Plays a whole game over the program's server, and looks at its page."""
    server = Server(*arguments, program=program)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)

    def ask(method, path, body=None, token=None):
        connection.request(method, path, body, {"Authorization": f"Bearer {token}"} if token else {})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    try:
        status, page = ask("GET", "/")
        assert status == 200 and ">Tic-tac-toe</title>" in page
        assert ask("GET", "/healthz") == (200, "ok\n")
        status, room = ask("POST", "/rooms", "4x4+corners+squares")
        assert status == 201
        tokens = {}
        for _ in "xo":
            status, seat = ask("POST", f"/rooms/{room}/sit")
            tokens[seat[0]] = seat[2:]
        text = "4x4+corners+squares:"
        for number, square in enumerate(["b2", "a1", "b3", "a4", "c2", "d1", "c3"]):
            text += square
            assert ask("PUT", f"/rooms/{room}", text, tokens["xo"[number % 2]])[0] == 200
        assert ask("PUT", f"/rooms/{room}", text + "d4", tokens["o"])[0] == 400, "a block has won"
    finally:
        connection.close()
        assert server.stop() == 0


def runs_as_the_image_does(system):
    """Runs the commands of the Dockerfile in a system with the package, as the image has it."""
    port = str(free_port())
    text = (ROOT / "Dockerfile").read_text().replace("8080", port)
    start, health = (json.loads(re.search(rf"^{name} (.*)$", text, re.M)[1]) for name in ["ENTRYPOINT", "HEALTHCHECK CMD"])
    system.run(*health, status=1)
    server = subprocess.Popen(["chroot", system.folder, *NOBODY, *start], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout.readline().startswith("Play at http://")
        system.run(*health)
    finally:
        server.terminate()
        assert server.wait(PATIENCE) == 0


def test_the_checksums_are_right():
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=DIST, check=True)
    named = {line.split()[1] for line in (DIST / "SHA256SUMS").read_text().splitlines()}
    assert named == {file.name for file in DIST.iterdir()} - {"SHA256SUMS"}


def test_lintian_has_nothing_to_say():
    done = subprocess.run(["lintian", "--tag-display-limit=0", packed("*.deb")], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def test_nothing_names_the_machine_that_built_it(tmp_path):
    for name in ["*.deb", "*-linux-*.tar.xz", "*-site.tar.xz"]:
        file = packed(name)
        unpack = ["dpkg-deb", "-x", file, tmp_path] if file.suffix == ".deb" else ["tar", "-xf", file, "-C", tmp_path]
        subprocess.run(unpack, check=True)
    found = subprocess.run(["grep", "-rlaF", str(ROOT) + "/", tmp_path], capture_output=True, text=True)
    assert found.stdout == ""


def test_an_upgrade_restarts_the_program_and_leaves_its_socket_open(tmp_path):
    subprocess.run(["dpkg-deb", "--control", packed("*.deb"), tmp_path], check=True)
    script = (tmp_path / "postinst").read_text()
    restarted = [line for line in script.splitlines() if "restart" in line and ".s" in line]
    assert restarted and all("tictactoe.service" in line and "tictactoe.socket" not in line for line in restarted)
    assert not (tmp_path / "preinst").exists(), "nothing stops before an upgrade"


def test_debian_installs_plays_and_removes_it(debian):
    shutil.copy(packed("*.deb"), debian.folder / "tmp/tictactoe.deb")
    debian.run("apt-get", "update", "--quiet")
    debian.run("apt-get", "install", "--yes", "--quiet", "/tmp/tictactoe.deb")
    assert debian.run("dpkg", "--verify", "tictactoe") == b""
    assert b"win in 11" in debian.run("tictactoe", "solve", "6x5k4")
    assert debian.run("tictactoe", "picture", "3x3:b2").startswith(b"<?xml")
    unit = (debian.folder / "lib/systemd/system/tictactoe.service").read_text()
    assert re.search("^ExecStart=/usr/bin/tictactoe serve ", unit, re.M) and "DynamicUser=yes" in unit
    wanted = list((debian.folder / "etc/systemd/system").rglob("tictactoe*"))
    assert not wanted, "it is not enabled"
    page = debian.run("gzip", "-dc", "/usr/share/man/man1/tictactoe.1.gz")
    assert page.startswith(b".TH TICTACTOE 1")
    for name in ["bash-completion/completions/tictactoe", "zsh/vendor-completions/_tictactoe",
                 "fish/vendor_completions.d/tictactoe.fish"]:
        assert (debian.folder / "usr/share" / name).is_file()
    copyright = (debian.folder / "usr/share/doc/tictactoe/copyright").read_text()
    assert "THE SOFTWARE IS PROVIDED" in copyright and "SIL OPEN FONT LICENSE" in copyright

    data = debian.folder / "var/lib/tictactoe"
    data.mkdir()
    os.chown(data, 65534, 65534)
    plays_a_live_game(debian.command("tictactoe", *NOBODY), "--data", "/var/lib/tictactoe")
    assert (data / "rooms.sqlite").exists()
    runs_as_the_image_does(debian)

    debian.run("apt-get", "remove", "--yes", "--quiet", "tictactoe")
    assert not (debian.folder / "usr/bin/tictactoe").exists() and not (debian.folder / "usr/share/tictactoe").exists()
    assert (data / "rooms.sqlite").exists(), "games outlive the program"
    debian.run("apt-get", "purge", "--yes", "--quiet", "tictactoe")
    left = debian.run("find", "/etc", "/usr", "/lib", "/var/lib", "-name", "*tictactoe*")
    assert left == b""


def test_the_folder_runs_where_there_is_the_c_library_alone(tmp_path):
    bare = tmp_path / "root"
    listed = subprocess.run(["dpkg-query", "-L", "libc6"], capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        if re.search(r"/(ld-linux[^/]*|lib[^/]*)\.so(\.\d+)*$", name):
            (bare / name.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, bare / name.lstrip("/"))
    archive = packed("*-linux-*.tar.xz")
    subprocess.run(["tar", "-xf", archive, "-C", bare], check=True)
    program = f"/{archive.name.removesuffix('.tar.xz')}/bin/tictactoe"
    (bare / "data").mkdir()
    with System(bare) as system:
        assert b"win in 11" in system.run(program, "solve", "6x5k4")
        assert system.run(program, "picture", "--png", "3x3:b2").startswith(b"\x89PNG")
        joined = subprocess.run(
            ["chroot", bare, program, "play", "http://127.0.0.1:1/#room=AAAAAAAAAAAAAAAAAAAAAA"], capture_output=True)
        assert b"live games need libcurl" in joined.stderr, joined
        plays_a_live_game(system.command(program), "--data", "/data")


def test_the_site_is_whole(tmp_path):
    """The page on a static host, as `tictactoe serve` would serve it, with each packed file like its source."""
    archive = packed("*-site.tar.xz")
    subprocess.run(["tar", "-xf", archive, "-C", tmp_path], check=True)
    site = tmp_path / archive.name.removesuffix(".tar.xz")
    names = {file.name for file in site.iterdir()}
    assert {"index.html", "index.de.html", "rest.wasm", "engine.wasm", "sw.js", "board.js", "404.html"} <= names
    for file in site.glob("*.gz"):
        unpacked = subprocess.run(["gzip", "-dc", file], capture_output=True, check=True).stdout
        assert unpacked == file.with_suffix("").read_bytes(), file.name

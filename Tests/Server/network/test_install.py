"""Installing copies what is built, and the units of systemd are tight."""

import re
import shutil
import subprocess

import pytest
from conftest import PATIENCE, PROGRAM, ROOT


@pytest.fixture
def tree(tmp_path):
    """The part of the repository that installing needs."""
    # Files that Python compiles beside them come and go with other tests.
    shutil.copytree(ROOT / "Scripts", tmp_path / "tree/Scripts", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "tree"


def install(tree, **variables):
    """Installs as root would, whose path has no toolchain."""
    return subprocess.run(
        [tree / "Scripts/install.sh"], capture_output=True, text=True, timeout=PATIENCE,
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **variables})


def files(folder):
    return {str(file.relative_to(folder)): file.stat().st_mode & 0o777 for file in folder.rglob("*") if file.is_file()}


def test_it_copies_without_a_toolchain_and_leaves_the_build_alone(tree, tmp_path):
    for name in ("install/bin/tictactoe", "install/share/man/man1/tictactoe.1", "site/index.html", "site/page.js"):
        (tree / "build" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "build" / name).write_text(name)
    before = files(tree)
    result = install(tree, PREFIX="/opt/game", DESTDIR=str(tmp_path / "root"))
    assert (result.returncode, result.stderr) == (0, "")
    assert files(tree) == before
    assert files(tmp_path / "root/opt/game") == {
        "bin/tictactoe": 0o755, "share/man/man1/tictactoe.1": 0o644, "share/tictactoe/site/index.html": 0o644,
        "share/tictactoe/site/page.js": 0o644, "lib/systemd/system/tictactoe.service": 0o644,
        "lib/systemd/system/tictactoe.socket": 0o644}
    unit = (tmp_path / "root/opt/game/lib/systemd/system/tictactoe.service").read_text()
    assert "ExecStart=/opt/game/bin/tictactoe serve " in unit and "@" not in unit.replace("@system-service", "")


def test_it_says_what_to_do_where_nothing_is_built(tree, tmp_path):
    result = install(tree, DESTDIR=str(tmp_path / "root"))
    assert result.returncode == 1 and "run 'make build' first" in result.stderr
    assert not (tmp_path / "root").exists()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_units_are_right_and_leave_little_open(tmp_path):
    for name in ("tictactoe.service", "tictactoe.socket"):
        text = (ROOT / "Scripts/systemd" / name).read_text()
        # The program of this build in the place of the installed one.
        (tmp_path / name).write_text(text.replace("@PREFIX@/bin/tictactoe", PROGRAM))
    check = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "tictactoe.service", tmp_path / "tictactoe.socket"],
        capture_output=True, text=True, timeout=PATIENCE)
    assert not re.search(r"tictactoe\.(service|socket)", check.stderr), check.stderr
    security = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", tmp_path / "tictactoe.service"],
        capture_output=True, text=True, timeout=PATIENCE)
    exposure = float(re.search(r"exposure level for tictactoe\.service: ([\d.]+)", security.stdout)[1])
    assert exposure <= 1.5

"""A release: every action and image is pinned, and what several machines have packed becomes one release."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TOOLS = pathlib.Path(sys.executable).parent


def test_the_workflows_are_read_as_github_reads_them():
    for kind, files in [("github-workflows", WORKFLOWS), ("dependabot", [ROOT / ".github/dependabot.yml"])]:
        subprocess.run([TOOLS / "check-jsonschema", "--builtin-schema", f"vendor.{kind}", *files], check=True)


def test_the_workflows_give_no_more_rights_than_they_use():
    done = subprocess.run([TOOLS / "zizmor", "--offline", "--no-progress", ROOT / ".github"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_action_and_every_image_is_pinned():
    wanted = {"uses": "[0-9a-f]{40} # v[0-9.]+", "container": "sha256:[0-9a-f]{64}", "FROM": "sha256:[0-9a-f]{64}"}
    found = 0
    for file in [*WORKFLOWS, ROOT / "Dockerfile"]:
        for kind, name in re.findall(r"^[ -]*(uses:|container:|FROM) *(.*)$", file.read_text(), re.M):
            assert re.fullmatch(rf"[^@]+@{wanted[kind.rstrip(':')]}", name), f"{file.name}: {name}"
            found += 1
    assert found > 10


def test_the_steps_are_bash():
    """Each step that a shell runs, with the expressions of GitHub taken for words."""
    for file in WORKFLOWS:
        text = file.read_text()
        steps = re.findall(r"- run: ([^>|\n].*)$", text, re.M)
        for indent, block in re.findall(r"^( *)- run: [>|]\n((?:\1  .*\n|\n)+)", text, re.M):
            steps.append(block)
        steps += re.findall(r"^ +run: ([^>|\n].*)$", text, re.M)
        assert steps
        for step in steps:
            subprocess.run(["bash", "-n", "-c", re.sub(r"\$\{\{.*?\}\}", "word", step)], check=True)


def test_only_a_commit_is_packed(tmp_path):
    (tmp_path / "Scripts").mkdir()
    shutil.copy(ROOT / "Scripts/dist.sh", tmp_path / "Scripts")
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}

    def git(*words):
        names = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *names, *words], cwd=tmp_path, env=environment, check=True, capture_output=True)

    def check():
        done = subprocess.run(
            ["Scripts/dist.sh", "--check"], cwd=tmp_path, env=environment, capture_output=True, text=True)
        return done.returncode, done.stderr

    status, error = check()
    assert status == 1 and "run it in a clone of the repository" in error
    git("init")
    git("add", ".")
    git("commit", "--message", "First")
    assert check() == (0, "")
    (tmp_path / "new.swift").touch()
    status, error = check()
    assert status == 1 and error.endswith("Commit them or take them away:\n?? new.swift\n")


@pytest.fixture
def parts(tmp_path):
    """The repository's part that a release needs, and what two machines have packed."""
    tree = tmp_path / "tree"
    (tree / "Scripts").mkdir(parents=True)
    shutil.copy(ROOT / "Scripts/release.sh", tree / "Scripts")
    shutil.copytree(ROOT / "Scripts/homebrew", tree / "Scripts/homebrew")
    shutil.copy(ROOT / "CHANGELOG.md", tree)
    for architecture in ["amd64", "arm64"]:
        folder = tree / "parts" / architecture
        folder.mkdir(parents=True)
        for name in ["tictactoe-0.1.0-site.tar.xz", "tictactoe-0.1.0-source.tar.xz", f"tictactoe_0.1.0-1_{architecture}.deb"]:
            (folder / name).write_text(name)
        add_sums(folder)
    return tree


def add_sums(folder):
    (folder / "SHA256SUMS").unlink(missing_ok=True)
    names = sorted(os.listdir(folder))
    sums = [f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    (folder / "SHA256SUMS").write_text("".join(sums))


def release(tree, tag="v0.1.0"):
    return subprocess.run(
        ["Scripts/release.sh", tag, "https://example.org/me/game", "parts/amd64", "parts/arm64"], cwd=tree,
        capture_output=True, text=True)


def test_what_two_machines_have_packed_is_one_release(parts):
    done = release(parts)
    assert (done.returncode, done.stderr) == (0, "")
    made = parts / "build/release"
    assert sorted(os.listdir(made)) == [
        "SHA256SUMS", "tictactoe-0.1.0-site.tar.xz", "tictactoe-0.1.0-source.tar.xz", "tictactoe.rb",
        "tictactoe_0.1.0-1_amd64.deb", "tictactoe_0.1.0-1_arm64.deb"]
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=made, check=True)
    formula = (made / "tictactoe.rb").read_text()
    assert formula.startswith("class Tictactoe") and "@" not in formula
    for name in ["site", "source"]:
        address = f"https://example.org/me/game/releases/download/v0.1.0/tictactoe-0.1.0-{name}.tar.xz"
        digest = hashlib.sha256(f"tictactoe-0.1.0-{name}.tar.xz".encode()).hexdigest()
        assert f'url "{address}"' in formula and f'sha256 "{digest}"' in formula
    notes = (parts / "build/notes.md").read_text()
    assert "### The game" in notes and "\n## " not in notes


def test_different_bytes_from_two_machines_are_no_release(parts):
    (parts / "parts/arm64/tictactoe-0.1.0-site.tar.xz").write_text("other bytes")
    add_sums(parts / "parts/arm64")
    done = release(parts)
    assert done.returncode == 1 and "two machines made different files" in done.stderr


def test_a_damaged_part_is_no_release(parts):
    (parts / "parts/arm64/tictactoe_0.1.0-1_arm64.deb").write_text("damaged")
    assert release(parts).returncode != 0


def test_a_version_without_changes_is_no_release(parts):
    for folder in (parts / "parts").iterdir():
        for file in folder.glob("tictactoe*"):
            file.rename(folder / file.name.replace("0.1.0", "9.9.9"))
        add_sums(folder)
    done = release(parts, "v9.9.9")
    assert done.returncode == 1 and "CHANGELOG.md has nothing on 9.9.9" in done.stderr

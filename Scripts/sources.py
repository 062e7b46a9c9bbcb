"""The files of the project."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).parent.parent


def files():
    """The paths of all files, in order: those that git knows or would add; in a copy without git, what .gitignore does not name."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        paths = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    except (FileNotFoundError, subprocess.CalledProcessError):
        ignored = {pathlib.PurePath(line.strip("/")) for line in (ROOT / ".gitignore").read_text().split()}
        every = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
        # A line of .gitignore is a name anywhere, or a path from the top.
        paths = [str(path) for path in every if not ignored & {*map(pathlib.PurePath, path.parts), path, *path.parents}]
    return sorted(path for path in set(paths) if (ROOT / path).exists())

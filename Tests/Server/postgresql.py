"""A PostgreSQL server for the tests, on loopback, which can be crashed."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from serving import PATIENCE, free_port

PROGRAMS = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class PostgreSQL:
    """A database in its own folder. Under root it runs as the user `postgres`, because it refuses root."""

    def __init__(self):
        # Not in pytest's folder, which every run of pytest closes to other users.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="postgresql-"))
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-D", "data", "-A", "trust", "-U", "postgres", "--no-sync")

    def run(self, name, *arguments):
        command = [PROGRAMS[0] / name, *arguments]
        if os.getuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        subprocess.run(
            list(map(str, command)), check=True, timeout=PATIENCE, cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self):
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1"
        self.run("pg_ctl", "-D", "data", "-o", options, "-l", "log", "-w", "start")

    def stop(self, how="fast"):
        """Stops it; `immediate` is a crash without any cleanup."""
        self.run("pg_ctl", "-D", "data", "-m", how, "-w", "stop")

    def remove(self):
        """Stops it and removes its folder."""
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder)

    def query(self, text):
        """The rows of a result, as lists of texts."""
        command = [PROGRAMS[0] / "psql", self.url, "-AtXc", text]
        result = subprocess.run(command, check=True, timeout=PATIENCE, capture_output=True, text=True)
        return [line.split("|") for line in result.stdout.splitlines()]

"""Runs `tictactoe serve` for tests. The program is built before, by swift test or make play."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).parents[1]
PROGRAMS = [ROOT / "build/test/release/tictactoe", ROOT / ".build/release/tictactoe"]
PROGRAM = os.environ.get("TICTACTOE") or str(next(filter(pathlib.Path.exists, PROGRAMS), PROGRAMS[0]))


class Server:
    """A running `tictactoe serve`, and what it has printed so far."""

    def __init__(self, *arguments, program=PROGRAM, port=0, **options):
        self.process = subprocess.Popen(
            [str(program), "serve", "--port", str(port), *map(str, arguments)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Play at (http://127\.0\.0\.1:(\d+)/) \(stop with Ctrl-C\)\n", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line}{self.process.communicate()[1]}")
        self.address = found[1]
        self.port = int(found[2])

    def stop(self, how=signal.SIGTERM):
        """Tells the server to end; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        return self.process.returncode


@contextlib.contextmanager
def serving(site, *arguments, data=None, **options):
    """A server of a site for the length of a `with` block, with rooms that are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--site", site, "--data", data or folder, *arguments, **options)
        try:
            yield server
        finally:
            status = server.stop()
        assert status == 0, f"the server ended with {status}"

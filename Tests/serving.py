"""Runs `tictactoe serve` for tests. The program is built before, by swift test or make play.

Here is also how long any test waits for something to happen. It is no measure of anything: it only ends the wait
for what will never happen, and is long enough for a machine that has much else to do.
"""

import contextlib
import os
import pathlib
import random
import re
import signal
import socket
import subprocess
import tempfile

PATIENCE = 120

ROOT = pathlib.Path(__file__).parents[1]
PROGRAMS = [ROOT / "build/test/release/tictactoe", ROOT / ".build/release/tictactoe"]
BUILT = sorted(filter(pathlib.Path.exists, PROGRAMS), key=lambda program: program.stat().st_mtime)
PROGRAM = os.environ.get("TICTACTOE") or str([*PROGRAMS[:1], *BUILT][-1])


def free_port():
    """A port that is free and stays so, as the system gives it to nobody who takes any: unlike that of a socket
    that was bound to port 0 and closed again."""
    first, last = map(int, pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split())
    ports = [*range(10_000, first), *range(last + 1, 65_536)]
    while True:
        port = random.SystemRandom().choice(ports)
        if port == 10_080:  # Browsers open no page there.
            continue
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


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
            self.process.communicate(timeout=PATIENCE)
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

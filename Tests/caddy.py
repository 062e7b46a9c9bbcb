"""Runs Caddy, a proxy in front of servers, for tests."""

import contextlib
import socket
import subprocess
import time

from serving import PATIENCE


@contextlib.contextmanager
def proxying(folder, port, text):
    """A proxy by the text of its Caddyfile for the length of a `with` block, which begins when it listens at its port."""
    (folder / "Caddyfile").write_text(text)
    process = subprocess.Popen(
        ["caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile"], cwd=folder,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
                break
            except ConnectionError:
                assert process.poll() is None and time.monotonic() < end, "Caddy does not start"
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)

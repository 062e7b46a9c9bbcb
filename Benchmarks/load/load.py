"""Measures the room server over loopback: load.py PROGRAM [--store URL] [--soak SECONDS].

Every move is on disk before it is broadcast. Each figure is printed with its goal, followed by the
figures of nginx with nchan, if that is installed.
"""

import argparse
import os
import pathlib
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "Tests"))
from serving import Server  # noqa: E402

SECONDS = 10
WATCHERS = 10_000


class Relay:
    """nginx with nchan: a relay that neither judges nor saves what it passes on."""

    CONFIGURATION = """
        load_module {modules}/ngx_nchan_module.so;
        daemon off; worker_processes 2; worker_rlimit_nofile {files}; pid {folder}/pid; error_log {folder}/errors;
        events {{ worker_connections {connections}; }}
        http {{
            access_log off; nchan_shared_memory_size 256M;
            client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
            uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
            server {{
                listen 127.0.0.1:{port} backlog=4096; keepalive_requests 100000000;
                location ~ ^/pub/(.*)$ {{ nchan_publisher; nchan_channel_id $1; nchan_message_buffer_length 1; }}
                location ~ ^/sub/(.*)$ {{ nchan_subscriber; nchan_channel_id $1; nchan_subscriber_first_message newest; }}
            }}
        }}
    """

    def __init__(self, nginx, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        folder = pathlib.Path(folder).resolve()
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        text = self.CONFIGURATION.format(
            modules=modules_of(nginx), folder=folder, files=files, connections=files - 200, port=self.port)
        (folder / "nginx.conf").write_text(text)
        self.process = subprocess.Popen([nginx, "-p", folder, "-c", folder / "nginx.conf"])
        deadline = time.monotonic() + 20
        while socket.socket().connect_ex(("127.0.0.1", self.port)) != 0:
            assert self.process.poll() is None, "nginx does not start"
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


def modules_of(nginx):
    return pathlib.Path(nginx).resolve().parents[1] / "lib/nginx/modules"


def usage(server):
    """The processor seconds and kilobytes of memory used so far by a server and its children."""
    own = server.process.pid
    children = pathlib.Path(f"/proc/{own}/task/{own}/children").read_text().split()
    ticks, memory = 0, 0
    for process in [own, *children]:
        folder = pathlib.Path(f"/proc/{process}")
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
        # Pss counts shared memory once.
        lines = (folder / "smaps_rollup").read_text().splitlines()
        memory += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return ticks / os.sysconf("SC_CLK_TCK"), memory


def load(server, *arguments):
    relay = ["relay"] if isinstance(server, Relay) else []
    return [HERE / "../../build/load", *relay, *map(str, arguments)]


def play(server, title, aim, pairs, seconds, rate):
    before = usage(server)[0]
    result = subprocess.run(
        load(server, "play", server.port, pairs, seconds, rate), capture_output=True, text=True, check=True)
    speed, median, late, longest, errors = map(float, result.stdout.split())
    processor = (usage(server)[0] - before) / (speed * seconds) * 1e6
    print(
        f"{title}: {speed:.0f} moves/s, p50 {median:.2f} ms, p99 {late:.1f} ms, longest {longest:.0f} ms, "
        f"{processor:.0f} µs of the processor a move, {errors:.0f} errors (aim: {aim}){result.stderr}", flush=True)


def watch(server):
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    count = min(WATCHERS, hard - 200)
    before = usage(server)
    process = subprocess.Popen(
        load(server, "watch", server.port, count), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    seconds = float(process.stdout.readline())
    opened = usage(server)
    time.sleep(5)
    idle = usage(server)
    print(
        f"{count} watchers: open in {seconds:.1f} s, {(opened[1] - before[1]) / 1024:.1f} MB, "
        f"{(idle[0] - opened[0]) / 5 * 100:.1f} % of a core when idle (aim: 2 s, 60 MB)", flush=True)
    process.communicate("")


def measure(server):
    play(server, "1 pair", "–", 1, SECONDS / 5, 0)
    play(server, "100 pairs, 1000 a second", "p50 5 ms, p99 50 ms", 100, SECONDS, 1000)
    play(server, "100 pairs", "5000 moves/s", 100, SECONDS, 0)
    watch(server)


def measure_relay():
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    if not nginx or not (modules_of(nginx) / "ngx_nchan_module.so").exists():
        print("nginx with nchan, to compare with, is not installed (Debian: nginx-light, libnginx-mod-nchan)")
        return
    with tempfile.TemporaryDirectory(dir=HERE / "../../build") as folder:
        print("nginx with nchan, which hands on and neither judges nor keeps:", flush=True)
        relay = Relay(nginx, folder)
        try:
            measure(relay)
        finally:
            relay.stop()


def soak(server, seconds):
    """Checks that memory use stays flat while games continue."""
    memory = []
    for _ in range(6):
        subprocess.run(load(server, "play", server.port, 200, seconds / 6, 1000), stdout=subprocess.DEVNULL, check=True)
        memory.append(usage(server)[1])
    words = ", ".join(f"{size / 1024:.1f}" for size in memory)
    print(f"{seconds:.0f} s at 1000 moves/s: memory {words} MB (aim: flat)", flush=True)
    if memory[-1] > memory[1] * 1.2 + 2048:
        sys.exit("the memory grows")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--store")
    parser.add_argument("--soak", type=float, default=0, metavar="SECONDS")
    arguments = parser.parse_args()
    (HERE / "../../build").mkdir(exist_ok=True)
    subprocess.run(["cc", "-O2", "-D_GNU_SOURCE", "-o", HERE / "../../build/load", HERE / "load.c"], check=True)
    with tempfile.TemporaryDirectory(dir=HERE / "../../build") as folder:
        where = ["--store", arguments.store] if arguments.store else ["--data", folder]
        server = Server(*where, program=arguments.program)
        try:
            if arguments.soak:
                soak(server, arguments.soak)
            else:
                measure(server)
        finally:
            server.stop()
    if not arguments.soak:
        measure_relay()


if __name__ == "__main__":
    main()

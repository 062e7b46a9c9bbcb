"""Measures the server of rooms over loopback: load.py PROGRAM [--store URL] [--soak SECONDS].

Every move is on the disk before it is heard. Printed beside each figure is what it is to be.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "Tests"))
from serving import Server  # noqa: E402

SECONDS = 10
WATCHERS = 10_000


def usage(server):
    """Seconds of the processor and kilobytes of memory so far."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), memory


def load(*arguments):
    result = subprocess.run(
        [HERE / "../../build/load", *map(str, arguments)], capture_output=True, text=True, check=True)
    return [float(word) for word in result.stdout.split()], result.stderr


def play(server, title, aim, pairs, seconds, rate):
    before = usage(server)[0]
    (speed, median, late, longest, errors), words = load("play", server.port, pairs, seconds, rate)
    processor = (usage(server)[0] - before) / (speed * seconds) * 1e6
    print(
        f"{title}: {speed:.0f} moves/s, p50 {median:.2f} ms, p99 {late:.1f} ms, longest {longest:.0f} ms, "
        f"{processor:.0f} µs of the processor a move, {errors:.0f} errors (aim: {aim}){words}", flush=True)


def watch(server):
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    count = min(WATCHERS, hard - 200)
    before = usage(server)
    process = subprocess.Popen(
        [HERE / "../../build/load", "watch", str(server.port), str(count)], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True)
    seconds = float(process.stdout.readline())
    opened = usage(server)
    time.sleep(5)
    idle = usage(server)
    print(
        f"{count} watchers: open in {seconds:.1f} s, {(opened[1] - before[1]) / 1024:.1f} MB, "
        f"{(idle[0] - opened[0]) / 5 * 100:.1f} % of a core when idle (aim: 2 s, 60 MB)", flush=True)
    process.communicate("")


def soak(server, seconds):
    """Whether the memory stays flat while games go on and on."""
    memory = []
    for _ in range(6):
        load("play", server.port, 50, seconds / 6, 1000)
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
    subprocess.run(["cc", "-O2", "-D_GNU_SOURCE", "-o", HERE / "../../build/load", HERE / "load.c"], check=True)
    with tempfile.TemporaryDirectory(dir=HERE / "../../build") as folder:
        where = ["--store", arguments.store] if arguments.store else ["--data", folder]
        server = Server(*where, program=arguments.program)
        try:
            if arguments.soak:
                soak(server, arguments.soak)
            else:
                play(server, "1 pair", "–", 1, SECONDS / 2, 0)
                play(server, "100 pairs, 1000 a second", "p50 5 ms, p99 50 ms", 100, SECONDS, 1000)
                play(server, "100 pairs", "5000 moves/s", 100, SECONDS, 0)
                watch(server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()

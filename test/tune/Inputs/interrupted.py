# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A signal ends the search: what was found until then is told, and the process ends by that signal. The first signal that comes
while nothing was found tells that. On a terminal there is a line about the best so far and the end, which goes; elsewhere there is none."""
import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import threading
import time

folder, payload, script = sys.argv[1:]
TUNE = ["jig", "tune", payload, "--script", script, "--arg", "memref<64xf32>=random:1", "--arg", "memref<64xf32>=zeros", "--no-check"]


def heed():
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def tune(*more, **how):
    """Who started this may ignore the signal, and so would all that it starts."""
    return subprocess.Popen([*TUNE, *more], stdout=subprocess.PIPE, text=True, preexec_fn=heed, **how)


class Terminal(threading.Thread):
    """What is written there, read all the time."""

    def __init__(self):
        super().__init__(daemon=True)
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 120, 0, 0))
        self.seen = ""

    def run(self):
        while True:
            try:
                piece = os.read(self.master, 1000)
            except OSError:
                return
            if not piece:
                return
            self.seen += piece.decode()

    def wait_for(self, words):
        for _ in range(3000):
            if re.search(words, self.seen):
                return
            time.sleep(0.02)
        raise AssertionError((words, self.seen))


# By each signal, with and without a database; the script with the choices made is there, too.
for number, more in [(signal.SIGINT, []), (signal.SIGTERM, ["--db", f"{folder}/db"])]:
    best = f"{folder}/best.mlir"
    if os.path.exists(best):
        os.remove(best)
    terminal = Terminal()
    tuning = tune("--budget", "300s", "-o", best, *more, stderr=terminal.slave, env={**os.environ, "TERM": "xterm"})
    os.close(terminal.slave)
    terminal.start()
    terminal.wait_for(r"best \d")
    tuning.send_signal(number)
    out = tuning.communicate(timeout=60)[0]
    terminal.join(10)
    seen = terminal.seen
    assert tuning.wait() == -number, tuning.returncode
    assert re.fullmatch(r"--set n=\d+\n", out), out
    assert "ended by a signal: what was found until then" in seen and re.search(r"best: \d+\.\d+ us a call", seen), seen
    assert re.search(r"\[ *\d+%, \d+ points, [\d.]+ a second, best \d+\.\d+ us a call, ends in \d+:\d\d\]", seen), seen
    assert seen.rindex("\033[K") < seen.index("ended by"), seen
    assert "transform.tune.knob" in open(best).read()

# One that comes before anything was found.
tuning = tune(stderr=subprocess.PIPE)
time.sleep(0.01)
tuning.send_signal(signal.SIGINT)
out, err = tuning.communicate(timeout=60)
assert tuning.returncode in (-signal.SIGINT, 1) and out == "", (tuning.returncode, out)
assert "\r" not in err and "%" not in err, err
left = subprocess.run(["pgrep", "-f", folder], stdout=subprocess.PIPE, text=True).stdout.split()
assert set(left) <= {str(os.getpid()), str(os.getppid())}, left
print("all was told")

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kills `jig tune` at random moments: what it had written is there, and the next one goes on. Then two work on one file."""
import csv
import io
import random
import subprocess
import sys
import time

folder, payload, script = sys.argv[1:]
database = f"{folder}/killed.db"
TUNE = ["jig", "tune", payload, "--script", script, "--arg", "memref<64xf32>=random:1", "--arg", "memref<64xf32>=zeros", "--db", database,
        "--no-check", "--budget", "300s"]
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def known():
    text = subprocess.run(["jig", "tune", "--db", database, "--export=csv"], stdout=subprocess.PIPE, check=True).stdout.decode()
    return {row["assignment"]: (row["outcome"], row["median_ns"]) for row in csv.DictReader(io.StringIO(text))}


random.seed(1)
before = {}
for i in range(6):
    tuning = subprocess.Popen(TUNE, **QUIET)
    time.sleep(random.uniform(0.1, 1.5))
    tuning.kill()
    tuning.wait()
    try:
        now = known()
    except subprocess.CalledProcessError:
        now = {}  # it was killed before it made the file
    assert before.items() <= now.items(), (before, now)
    before = now
two = [subprocess.Popen(TUNE, **QUIET) for _ in range(2)]
assert [t.wait() for t in two] == [0, 0]
assert before.keys() <= known().keys() and len(known()) == 12, known()
print("nothing was lost")

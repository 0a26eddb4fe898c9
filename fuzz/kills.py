#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: fuzz/kills.py FOLDER [--kills 200] [--seconds 120]

Kills `jig tune` (kill -9, it and all that it has started at once or it alone) at random moments: what was in its database, or was there a
moment before, is there afterwards, and nothing is left of its processes and temporary files. Then two processes work on one file for some
seconds, and agree: no candidate is lost, none is there twice, and the file is whole. `jig` is the one of PATH."""
import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time

INPUTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "test/tune/Inputs")
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def command(database, seconds, seed, script=f"{INPUTS}/many.mlir"):
    return ["jig", "tune", f"{INPUTS}/sum.mlir", "--script", script, "--arg", "memref<64xf32>=random:1", "--arg", "memref<64xf32>=zeros",
            "--db", database, "--strategy=random", "--seed", str(seed), "--budget", f"{seconds}s"]


def known(database):
    """By SQLite itself, while others write."""
    if not os.path.exists(database):
        return {}
    d = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=20)
    try:
        if not d.execute("select count(*) from sqlite_master where name = 'candidates'").fetchone()[0]:
            return {}
        return {tuple(row[:2]): row[2:] for row in d.execute("select job, assignment, outcome, median, at from candidates")}
    finally:
        d.close()


def is_kept(before, after):
    """What was measured may be so again, later: while no candidate was checked the fastest one is."""
    return all(key in after and (after[key] == what or after[key][-1] > what[-1]) for key, what in before.items())


def is_whole(database):
    d = sqlite3.connect(database)
    try:
        return d.execute("pragma integrity_check").fetchone()[0] == "ok"
    finally:
        d.close()


def kill_once(database, temporary, seed):
    tuning = subprocess.Popen(command(database, 300, seed), start_new_session=True, env={**os.environ, "TMPDIR": temporary}, **QUIET)
    time.sleep(random.uniform(0.02, 2.5))
    before = known(database)
    if random.random() < .5:
        os.killpg(tuning.pid, signal.SIGKILL)
    else:
        tuning.kill()
    tuning.wait()
    after = known(database)
    assert is_kept(before, after), (before.items() - after.items())
    for _ in range(100):
        try:
            os.killpg(tuning.pid, 0)  # its children end with it
        except ProcessLookupError:
            break
        time.sleep(0.05)
    else:
        raise AssertionError("processes of it are left")
    assert os.listdir(temporary) == [], os.listdir(temporary)
    return after


def kill_often(folder, kills):
    temporary, database, last = f"{folder}/temporary", f"{folder}/killed.db", {}
    os.makedirs(temporary, exist_ok=True)
    for i in range(kills):
        now = kill_once(database, temporary, i + 1)
        assert is_kept(last, now), i
        last = now
    # It is opened as ever, and has all of that.
    text = subprocess.run(["jig", "tune", "--db", database, "--export=csv"], stdout=subprocess.PIPE, check=True).stdout.decode()
    assert text.count("\n") == len(last) + 1 and is_whole(database)
    print(f"{kills} kills, {len(last)} candidates: nothing was lost")


def work_together(folder, seconds):
    database, start = f"{folder}/two.db", time.monotonic()
    two = [subprocess.Popen(command(database, seconds, seed), **QUIET) for seed in (1, 2)]
    last = {}
    while any(t.poll() is None for t in two):
        time.sleep(0.2)
        now = known(database)
        changed = [key for key, what in last.items() if key not in now]
        assert not changed, changed
        last = now
        assert time.monotonic() - start < 10 * seconds + 60, "they do not end"
    assert [t.returncode for t in two] == [0, 0] and is_whole(database)
    d = sqlite3.connect(database)
    jobs = d.execute("select count(*), count(winner) from jobs").fetchone()
    winner = d.execute("select count(*) from candidates c join jobs j on c.job = j.id where c.assignment = j.winner and c.outcome = 0").fetchone()[0]
    d.close()
    assert jobs == (1, 1) and winner == 1, (jobs, winner)
    print(f"two processes, {seconds:g} s, {len(known(database))} candidates: they agree")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[2])
    options.add_argument("folder")
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seconds", type=float, default=120)
    chosen = options.parse_args()
    random.seed(1)
    os.makedirs(chosen.folder, exist_ok=True)
    kill_often(chosen.folder, chosen.kills)
    work_together(chosen.folder, chosen.seconds)


if __name__ == "__main__":
    sys.exit(main())

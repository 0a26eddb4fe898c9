# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kills processes of `mpirun jig tune`: workers, of which there are others; ranks, with which the run ends, and the next one goes on;
ranks of a run that mpirun does not end."""
import csv
import io
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time

folder, payload, script, *MPIRUN = sys.argv[1:]
database = f"{folder}/ranks.db"
TUNE = ["jig", "tune", payload, "--script", script, "--arg", "memref<64xf32>=random:1", "--arg", "memref<64xf32>=zeros", "--db", database,
        "--no-check", "--budget", "300s", "--param", "n=1,2,3,4,5,6,7,8"]
NUM = 8  # points


def known():
    try:
        text = subprocess.run(["jig", "tune", "--db", database, "--export=csv"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              check=True).stdout.decode()
    except subprocess.CalledProcessError:
        return {}  # not yet made
    return {row["assignment"]: (row["outcome"], row["why"], row["median_ns"]) for row in csv.DictReader(io.StringIO(text))}


def children(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as f:
            own = f.read().split()
    except OSError:
        return []
    # Of the other threads, too: the one that works is not the first.
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/children") as f:
            own += [c for c in f.read().split() if c not in own]
    return [int(c) for c in own]


class Run:
    """A run of several ranks."""

    def __init__(self, *options, num=4, mpmd=False):
        self.told = open(f"{folder}/told", "w+")
        self.process = subprocess.Popen([*MPIRUN, *options, *([] if mpmd else ["-n", str(num), *TUNE])], stdout=subprocess.DEVNULL, stderr=self.told,
                                        stdin=subprocess.DEVNULL)

    def ranks(self):
        """Their processes, the first rank first."""
        found = {}
        for pid in children(self.process.pid):
            with open(f"/proc/{pid}/environ") as f:
                for word in f.read().split("\0"):
                    if word.startswith("OMPI_COMM_WORLD_RANK="):
                        found[int(word.split("=")[1])] = pid
        return [found[i] for i in sorted(found)]

    def worker(self, rank):
        """The process that a candidate would kill; None: there is none just now."""
        for keeper in children(self.ranks()[rank]):
            for worker in children(keeper):
                return worker
        return None

    def wait_for(self, condition):
        while not condition() and self.process.poll() is None:
            time.sleep(0.02)
        return self.process.poll() is None

    def end(self):
        status = self.process.wait()
        self.told.seek(0)
        return status, self.told.read()


def kill_workers():
    """Whatever they are doing: the search goes on, with all others and with new ones. Each stays on a processor."""
    run = Run()
    assert run.wait_for(known), run.end()
    places = [os.sched_getaffinity(worker) for worker in map(run.worker, (1, 2, 3)) if worker]
    assert all(len(place) == 1 for place in places), places
    assert len(places) < 3 or len(set().union(*places)) == min(3, len(os.sched_getaffinity(0))), places
    for enough in (1, 4):
        assert run.wait_for(lambda: len(known()) >= enough), run.end()
        victim = run.worker(enough % 3)
        if victim:
            os.kill(victim, signal.SIGKILL)
    status, told = run.end()
    assert status == 0 and len(known()) == NUM, (status, told, known())
    stopped = [why for outcome, why, _ in known().values() if outcome == "stopped"]
    assert len(stopped) <= 2 and all("the worker was stopped by signal 9" in why for why in stopped), known()
    assert "8 of 8 points" in told, told


def kill_idle_worker():
    """A worker that dies before it has read what it is asked: the next one is asked that."""
    slow = f"{folder}/slow.mlir"
    if os.path.exists(slow):
        os.remove(slow)
    os.mkfifo(slow)
    run = Run("-n", "2", *TUNE, ":", "-n", "1", "jig", "tune", slow, *TUNE[3:], mpmd=True)
    assert run.wait_for(lambda: len(run.ranks()) == 3 and run.worker(1)), run.end()
    time.sleep(3)  # it has read all, and waits; the other one cannot read the payload yet
    victim = run.worker(1)
    os.kill(victim, signal.SIGSTOP)
    with open(payload) as text, open(slow, "w") as f:
        f.write(text.read())
    assert run.wait_for(known), run.end()
    os.kill(victim, signal.SIGKILL)
    status, told = run.end()
    outcomes = [outcome for outcome, _, _ in known().values()]
    assert status == 0 and len(outcomes) == NUM and "stopped" not in outcomes, (status, told, known())


def kill_all_workers():
    """Of a rank whose workers die as soon as there is one no more is asked, and no more are made."""
    run = Run(num=3)
    assert run.wait_for(known), run.end()
    victim = run.ranks()[2]
    dead, last = set(), time.time()
    while run.process.poll() is None and time.time() - last < 4:
        for keeper in children(victim):
            for worker in children(keeper):
                if worker not in dead:
                    last = time.time()
                dead.add(worker)
                try:
                    os.kill(worker, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        time.sleep(0.01)
    is_kept = bool(run.process.poll() is None and children(victim))
    status, told = run.end()
    assert "is not asked any more: its worker dies again and again" in told, told
    assert status == 0 and len(dead) <= 4 and not is_kept and len(known()) == NUM, (status, told, dead, is_kept, known())


def kill_ranks():
    """mpirun ends all others; what was written down is there for the next run."""
    run = Run()
    assert run.wait_for(lambda: len(known()) >= 2), run.end()
    seen = known()
    os.kill(random.choice(run.ranks()), signal.SIGKILL)
    status, told = run.end()
    before = known()
    assert status and seen.items() <= before.items() and len(before) < NUM, (status, told, seen, before)
    status, told = Run().end()
    assert status == 0 and before.items() <= known().items() and len(known()) == NUM, (status, told, known())
    assert f"{len(before)} known before" in told, (told, before)


def lose_rank():
    """Where mpirun lets the others live, they go on without it."""
    run = Run("--enable-recovery")
    assert run.wait_for(lambda: len(known()) >= 1), run.end()
    os.kill(run.ranks()[2], signal.SIGKILL)
    status, told = run.end()
    assert "note: rank 2 on" in told and "is not asked any more" in told, told
    assert len(known()) >= NUM - 1, (told, known())  # what it worked on is not known


PAYLOAD = """func.func @f(%y: memref<1xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<SIZExf32>
  %u = memref.load %y[%c0] : memref<1xf32>
  memref.store %u, %m[%i] : memref<SIZExf32>
  %v = memref.load %m[%j] : memref<SIZExf32>
  memref.store %v, %y[%c0] : memref<1xf32>
  memref.dealloc %m : memref<SIZExf32>
  return
}
"""
SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
"""


def shared_memory():
    """Half of the memory is more than a third, unless it is said how much each may have."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    with open(f"{folder}/half.mlir", "w") as f:
        f.write(PAYLOAD.replace("SIZE", str(memory // 8)))
    with open(f"{folder}/nothing.mlir", "w") as f:
        f.write(SCRIPT)
    tune = [*MPIRUN, "-n", "4", "jig", "tune", f"{folder}/half.mlir", "--script", f"{folder}/nothing.mlir", "--arg", "memref<1xf32>=zeros",
            "--arg", "index=5", "--arg", "index=5", "--no-check"]
    tune += ["--db", database]
    for option, text in ([], "1 stopped, such as : the payload asked for"), (["--max-memory", str(memory * 3 // 4)], "best: "):
        told = subprocess.run([*tune, *option], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL).stderr.decode()
        assert text in told, told
    # That it was too much for a share says nothing of the machine.
    alone = tune[tune.index("jig"):]
    told = subprocess.run(alone, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL).stderr.decode()
    assert "best: " in told and "known before" not in told, told


def same_points():
    """One rank, and one that tries for another, do what is done without."""
    seen = []
    for start in ([], [*MPIRUN, "-n", "1"], [*MPIRUN, "-n", "2"]):
        if os.path.exists(database):
            os.remove(database)
        subprocess.run([*start, *TUNE, "--strategy=random", "--seed", "7", "--budget", "2"], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=True)
        seen.append(set(known()))
    assert len(seen[0]) == 2 and seen[0] == seen[1] == seen[2], seen


PRODUCT = """func.func @product(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%c : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
"""


def long_arguments():
    """Results are kept under all that was said, as by one process; what is too long for messages is told."""
    with open(f"{folder}/one.mlir", "w") as f:
        f.write("func.func @f(%x: memref<1xf32>) {\n  return\n}\n")
    with open(f"{folder}/nothing.mlir", "w") as f:
        f.write(SCRIPT)

    def told(start, number, length):
        tune = ["jig", "tune", f"{folder}/one.mlir", "--script", f"{folder}/nothing.mlir", "--cost=model", "--no-check", "--db", database,
                "--arg", f"memref<1xf32>={number:0{length}}"]
        return subprocess.run([*start, *tune], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL).stderr.decode()

    ranks = [*MPIRUN, "-n", "2"]
    for start, number, is_known in (ranks, 1, False), (ranks, 2, False), ([], 1, True), (ranks, 2, True):
        text = told(start, number, 6000)
        assert "best: " in text and ("1 known before" in text) == is_known, (start, number, text)
    text = told(ranks, 1, 70000)
    assert "the arguments are longer" in text and "best: " not in text, text


def mixed_machines():
    """What --auto chooses for a machine says which choices there are: each kind has points and costs as if it were alone."""
    with open(f"{folder}/product.mlir", "w") as f:
        f.write(PRODUCT)
    cpus = "haswell", "skylake-avx512"
    tunes = [["jig", "tune", f"{folder}/product.mlir", "--auto", "--cost=model", "--no-check", "--strategy=random", "--budget", "6", "--mcpu", cpu]
             for cpu in cpus]
    found = []
    for i, runs in enumerate([tunes, [[*MPIRUN, "-n", "1", *tunes[0], "--db", database, "-o", f"{folder}/mixed.mlir", ":", "-n", "1", *tunes[0],
                                       ":", "-n", "1", *tunes[1]]]]):
        if os.path.exists(database):
            os.remove(database)
        for run in runs:
            subprocess.run(run if i else [*run, "--db", database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                           check=True)
        text = subprocess.run(["jig", "tune", "--db", database, "--export=csv"], stdout=subprocess.PIPE, check=True).stdout.decode()
        found.append({(row["machine"], row["assignment"], row["median_ns"]) for row in csv.DictReader(io.StringIO(text))})
    assert len(found[0]) == 12 and found[0] == found[1], found
    # What was carried out is that of each machine's workers, as it is told.
    if os.path.exists(database):
        os.remove(database)
    told = subprocess.run([*MPIRUN, "-n", "2", *tunes[0], "--db", database, ":", "-n", "1", *tunes[1]], stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, check=True).stderr.decode()
    counts = [(int(done), int(steps)) for done, steps in re.findall(r"(\d+) of (\d+) steps carried out", told)]
    with sqlite3.connect(database) as db:
        noted = db.execute("SELECT done, steps, points FROM jobs ORDER BY id").fetchall()
    assert len(counts) == 2 and counts == [(done, steps) for done, steps, _ in noted] and all(points for *_, points in noted), (told, noted)
    # The script is for the machine of the first worker.
    with open(f"{folder}/mixed.mlir") as f:
        assert '"machine"> selected_region = 1' in f.read()
    subprocess.run([*MPIRUN, "-n", "1", *tunes[0], "-o", f"{folder}/mixed.mlir", ":", "-n", "1", *tunes[1]], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=True)
    with open(f"{folder}/mixed.mlir") as f:
        assert '"machine"> selected_region = 0' in f.read()


random.seed(1)
chosen = os.environ.get("PARTS", "").split()  # to look at some of them
for part in (long_arguments, mixed_machines, shared_memory, same_points, kill_workers, kill_idle_worker, kill_all_workers, kill_ranks, lose_rank):
    if chosen and part.__name__ not in chosen:
        continue
    if os.path.exists(database):
        os.remove(database)
    begun = time.time()
    part()
    print(f"{part.__name__}: {time.time() - begun:.1f} s", file=sys.stderr)
print("nothing was lost")

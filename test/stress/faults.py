# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Raises the number of a fault until it does not strike any more; every run before must end well.

Usage: faults.py FOLDER KIND jig-opt ARGS...

Kinds: `alloc` must end with a message, exit status 1 and no file; `pattern`, `step` and `edit` in a result or a
diagnostic.
"""
import glob
import os
import subprocess
import sys

FOLDER, KIND, COMMAND = sys.argv[1], sys.argv[2], sys.argv[3:]
EVERY = 150  # beyond this number some are left out
os.makedirs(FOLDER, exist_ok=True)
OUT = os.path.join(FOLDER, "out.mlir")


def fail(n, why, p):
    sys.exit(f"{KIND}:{n}: {why}; exit status {p.returncode}\n{p.stderr.decode(errors='replace')[-2000:]}")


def judge(n, p):
    struck = f"fault: {KIND} {n}".encode() in p.stderr
    if p.returncode not in (0, 1):
        fail(n, "crashed", p)
    if KIND == "alloc" and struck and (p.returncode != 1 or b"out of memory" not in p.stderr):
        fail(n, "went on without memory", p)
    if p.returncode == 1 and glob.glob(OUT + "*"):
        fail(n, "left an output behind", p)
    if p.returncode == 1 and b"error: " not in p.stderr:
        fail(n, "failed without a word", p)
    if not struck and p.returncode != 0:
        fail(n, "failed without a fault", p)
    return struck


def main():
    n = struck = 0
    while True:
        n += 1 if n < EVERY else n // 30
        for path in glob.glob(OUT + "*"):
            os.remove(path)
        p = subprocess.run(COMMAND + ["-o", OUT], capture_output=True, timeout=120,
                           env={**os.environ, "JIG_FAULT": f"{KIND}:{n}"})
        if not judge(n, p):
            break
        struck += 1
    if not struck:
        sys.exit(f"{KIND}: no fault struck")


main()

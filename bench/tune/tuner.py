# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`jig tune` as a program: runs it, and reads what it says of its work."""
import csv
import io
import re
import resource
import subprocess
import sys
import time
from dataclasses import dataclass, field


@dataclass
class Told:
    points: int = 0
    space: float = 0
    seconds: float = 0  # of the search
    compiled: int = 0
    same: int = 0  # the same code as another
    steps: int = 0
    carried_out: int = 0
    choices: list = field(default_factory=list)  # "name=value" of the best
    wall: float = 0  # of the program
    processor: float = 0  # seconds of it, with its candidates: what a busy machine does not change

    def saved(self):
        """The share of steps that points had in common."""
        return 1 - self.carried_out / self.steps if self.steps else 0


def number(pattern, text):
    found = re.search(pattern, text)
    return float(found.group(1)) if found else 0


def jig(build, *args):
    r = subprocess.run([f"{build}/bin/jig", *args], capture_output=True, text=True)
    if r.returncode:
        sys.exit(f"jig {' '.join(args)}\n{r.stdout}{r.stderr}")
    return r


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def tune(build, *args):
    """None where nothing could be chosen, after its words."""
    began, used = time.monotonic(), processor_seconds()
    r = subprocess.run([f"{build}/bin/jig", "tune", *args], capture_output=True, text=True)
    if r.returncode:
        print(f"jig tune {' '.join(args)}\n{r.stdout}{r.stderr}", file=sys.stderr)
        return None
    text = r.stderr
    return Told(points=int(number(r"(\d+) of \S+ points", text)), space=number(r"\d+ of (\S+) points", text), seconds=number(r"points in ([0-9.]+) s", text),
                compiled=int(number(r"(\d+) compiled", text)), same=int(number(r"(\d+) the same code", text)), steps=int(number(r"\d+ of (\d+) steps", text)),
                carried_out=int(number(r"(\d+) of \d+ steps", text)), choices=re.findall(r"--set ('[^']*'|\S+)", r.stdout), wall=time.monotonic() - began,
                processor=processor_seconds() - used)


def tried(build, db):
    """What a database has: seconds of a call by the choices, of those that were measured."""
    rows = csv.DictReader(io.StringIO(jig(build, "tune", "--db", db, "--export=csv").stdout))
    return {row["assignment"]: 1e-9 * float(row["median_ns"]) for row in rows if row["outcome"] == "measured"}

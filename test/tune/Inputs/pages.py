# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: pages.py FOLDER: databases for the page, made by --import: many.db has 10,000 candidates, hostile.db names that are no names, and
jobs with one candidate and with none that is of use."""
import csv
import math
import random
import shlex
import subprocess
import sys

folder = sys.argv[1]
COLUMNS = "payload,script,entry,call,machine,assignment,code,outcome,why,least_ns,median_ns,runs,at,won,name,likeness,sizes".split(",")


def write(name, rows):
    with open(f"{folder}/{name}.csv", "w", newline="", encoding="utf-8") as f:
        table = csv.DictWriter(f, COLUMNS, restval="", quoting=csv.QUOTE_ALL)
        table.writeheader()
        table.writerows(rows)
    subprocess.run(["jig", "tune", "--db", f"{folder}/{name}.db", "--import", f"{folder}/{name}.csv"], check=True, stderr=subprocess.DEVNULL)


def moment(seconds):
    minutes, s = divmod(seconds, 60)
    hours, m = divmod(int(minutes), 60)
    return f"2026-01-02T{3 + hours:02}:{m:02}:{s:06.3f}Z"


def assignment(choices):
    return " ".join(shlex.quote(f"{k}={v}") for k, v in choices.items())


def candidate(job, choices, ns, seconds, outcome="measured", why="", won=False):
    return {**job, "assignment": assignment(choices), "code": f"{hash(str(choices)) & 0xffffffff:08x}", "outcome": outcome, "why": why,
            "least_ns": int(ns * .97), "median_ns": int(ns), "runs": 100 if ns else 0, "at": moment(seconds), "won": "2026-01-02 05:00:00.000" if won else ""}


def many():
    random.seed(2)
    job = {"payload": "aa", "script": "bb", "entry": "gemm __transform_main", "call": "-O3 host threads 0 f32", "machine": "x86_64, a machine that is not this one",
           "name": "gemm.mlir, schedule.mlir", "likeness": "cc", "sizes": "512x512"}
    tried, rows, time = set(), [], 0
    while len(rows) < 10000:
        c = {"rows": random.choice([1, 2, 4, 6, 8, 12]), "columns": random.choice([8, 16, 24, 32, 48, 64]), "depth": random.choice([2 ** i for i in range(11)]),
             "order": random.choice(["ijk", "ikj", "kij"]), "unroll": random.randrange(1, 17), "pack": random.choice([0, 1])}
        if assignment(c) in tried:
            continue
        tried.add(assignment(c))
        time += random.expovariate(8)
        registers = c["rows"] * c["columns"] / 8
        ns = 1.4e6 * (1 + abs(math.log2(registers / 24)) ** 1.5 / 3) * (1 + abs(math.log2(c["depth"] / 256)) / 9) * {"ijk": 1.0, "ikj": 1.18, "kij": 1.6}[c["order"]]
        ns *= (1.15 - c["pack"] * .15) * (1 + abs(c["unroll"] - 4) / 60) * random.lognormvariate(0, .05)
        if registers > 70:
            rows.append(candidate(job, c, 0, time, "refused", "expected parameter to be less than or equal to 70"))
        elif c["unroll"] == 13:
            rows.append(candidate(job, c, 0, time, "broken", f"failed to legalize operation 'vector.shuffle' of {c['columns']} lanes"))
        elif c["depth"] == 1024 and random.random() < .2:
            rows.append(candidate(job, c, 0, time, "stopped", "the payload did not end within 1 second"))
        elif c["order"] == "kij" and c["pack"] and random.random() < .1:
            rows.append(candidate(job, c, ns, time, "wrong", "result #0: element [3, 7] is 1.5, 1.25 is expected"))
        else:
            rows.append(candidate(job, c, ns, time))
    best = min((r for r in rows if r["outcome"] == "measured"), key=lambda r: r["median_ns"])
    best["won"] = "2026-01-02 05:00:00.000"
    write("many", rows)


def hostile():
    name = '</script><b onclick>"é'
    job = {"payload": "aa", "script": "bb", "entry": "größe\" __transform_main", "call": "<b>call</b>", "machine": "<i>machine</i> & \"quotes\"", "name": f"größe<b>.mlir, {name}"}
    rows = [candidate(job, {name: v, "größe": g}, 100 + i, i, "measured" if g != "'" else "wrong", "" if g != "'" else f"<script>{name}</script> \"ü\"", i == 0)
            for i, (v, g) in enumerate((v, g) for v in ["<b>", "日本", "a b"] for g in ["\"", "'", "&amp;"])]
    one = {"payload": "a1", "script": "bb", "entry": "- main", "call": "call", "machine": "machine", "name": "one.mlir"}
    none = {**one, "payload": "a2", "name": "none.mlir"}
    bare = {**one, "payload": "a3", "name": ""}
    write("hostile", [*rows, candidate(one, {"n": 1}, 5e9, 1, won=True), *(candidate(none, {"n": i}, 0, i, "refused", f"reason {i}") for i in range(9)), candidate(bare, {}, 12, 0, won=True)])


many()
hostile()

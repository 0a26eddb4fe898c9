# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small spaces, of which all points are measured once; then how near a few trials come, by each strategy. What counts of a trial is the time that its point had
when all were measured, so that noise of one run or another makes no difference."""
import os

import beside
import tuner
from beside import kernels

SPACES = ("softmax", "matvec", "sum_rows")
STRATEGIES = ("evolve", "random")
SEEDS = (1, 2, 3)


def of_all(k, args, payload):
    db = os.path.join(args.out, f"{k.name}.all.db")
    if os.path.exists(db):
        os.remove(db)
    told = tuner.tune(args.build, payload, "--auto", *beside.arguments(k), "--strategy=exhaustive", "--budget", "100000", "--no-check", "--db", db)
    return tuner.tried(args.build, db) if told else {}


def after(k, args, payload, strategy, seed, times):
    """Of the best of so many trials, by how much it is slower than the best of all."""
    db = os.path.join(args.out, f"{k.name}.some.db")
    if os.path.exists(db):
        os.remove(db)
    tuner.tune(args.build, payload, "--auto", *beside.arguments(k), f"--strategy={strategy}", "--seed", str(seed), "--budget", str(args.trials), "--no-check", "--db", db)
    found = [times[x] for x in tuner.tried(args.build, db) if x in times]
    return min(found) / min(times.values()) if found else float("inf")


def run(args, table):
    table.begin(f"search: over the best of all, after {args.trials} trials ({len(SEEDS)} seeds)")
    table.row(f"{'':22}{'points':>8}{'worst':>8}" + "".join(f"{s:>10}" for s in STRATEGIES))
    for k in kernels.all_kernels():
        if k.name not in (args.names or SPACES):
            continue
        if table.is_over():
            break
        payload = os.path.join(args.out, f"{k.name}.search.mlir")
        with open(payload, "w") as f:
            f.write(k.mlir())
        times = of_all(k, args, payload)
        if not times:
            continue
        ratios = [beside.geometric_mean([after(k, args, payload, s, seed, times) for seed in SEEDS]) for s in STRATEGIES]
        table.row(f"{k.name:22}{len(times):8d}{max(times.values()) / min(times.values()):8.2f}" + "".join(f"{r:10.3f}" for r in ratios))

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tuning gains over --auto's choice, and what it does in that time."""
import os

import beside
import tuner
from beside import kernels


def budget(args):
    return str(args.points) if args.points else f"{args.seconds}s"


def one(k, args):
    """What was told, and --auto's and the tuned time, with their ratio; None where nothing was found."""
    base = os.path.join(args.out, k.name)
    payload, tuned = base + ".mlir", base + ".tuned.mlir"
    with open(payload, "w") as f:
        f.write(k.mlir())
    told = tuner.tune(args.build, payload, "--auto", *beside.arguments(k), "--budget", budget(args), "--tolerance", str(k.tolerance or 1e-3), "-o", tuned)
    if not told:
        return None
    libraries = [beside.shared(payload, args.build, base + ".auto", "--auto"), beside.shared(payload, args.build, base + ".tuned", "--script", tuned)]
    return told, beside.compare(k, base, libraries, args.rounds)


def run(args, table):
    table.begin(f"kernels: --auto, and jig tune --auto --budget {budget(args)} each")
    table.row(f"{'':22}{'auto us':>11}{'tuned us':>11}{'gain':>7}{'points':>8}{'space':>9}{'compiled':>9}{'a second':>9}{'shared':>8}  choices")
    gains = []
    for k in kernels.all_kernels():
        if args.names and k.name not in args.names:
            continue
        if table.is_over():
            break
        found = one(k, args)
        if not found:
            table.row(f"{k.name:22} nothing was chosen")
            continue
        told, (auto, best, gain) = found
        gains.append(gain)
        a_second = told.compiled / told.seconds if told.seconds else 0
        table.row(f"{k.name:22}{1e6 * auto:11.1f}{1e6 * best:11.1f}{gain:7.2f}{told.points:8d}{told.space:9.0f}{told.compiled:9d}{a_second:9.2f}{100 * told.saved():7.0f}%  {' '.join(told.choices)}")
    if gains:
        table.row(f"{len(gains)} kernels: geometric mean {beside.geometric_mean(gains):.3f}, least {min(gains):.3f}")

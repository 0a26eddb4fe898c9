# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One choice for many kernels: whether a default of the schedules should be another one."""
import os

import beside
from beside import kernels


def run(args, table):
    if not args.set:
        return
    table.begin(f"choices: --auto, and --auto with {' '.join(args.set)}")
    table.row(f"{'':22}{'auto us':>11}{'set us':>11}{'gain':>7}")
    chosen, gains = [x for s in args.set for x in ("--set", s)], []
    for k in kernels.all_kernels():
        if args.names and k.name not in args.names:
            continue
        if table.is_over():
            break
        base = os.path.join(args.out, k.name)
        with open(base + ".mlir", "w") as f:
            f.write(k.mlir())
        libraries = [beside.shared(base + ".mlir", args.build, base + ".auto", "--auto"), beside.shared(base + ".mlir", args.build, base + ".set", "--auto", *chosen)]
        auto, other, gain = beside.compare(k, base, libraries, args.rounds)
        gains.append(gain)
        table.row(f"{k.name:22}{1e6 * auto:11.1f}{1e6 * other:11.1f}{gain:7.2f}")
    if gains:
        table.row(f"{len(gains)} kernels: geometric mean {beside.geometric_mean(gains):.3f}, least {min(gains):.3f}")

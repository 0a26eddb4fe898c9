# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many assignments a second are carried out, and how long 100 candidates take altogether."""
import os

import tuner


def product(n):
    t = f"tensor<{n}x{n}xf32>"
    return f"""func.func @product(%a: {t}, %b: {t}, %c: {t}) -> {t} {{
  %0 = linalg.matmul ins(%a, %b : {t}, {t}) outs(%c : {t}) -> {t}
  return %0 : {t}
}}
"""


# Tiles, loops and order of a small product: what points have in common is done once.
SCHEDULE = """!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %rows = transform.tune.knob<"rows"> options = {lb = 1, ub = 32} -> !p
    %tile, %i = transform.structured.tile_using_for %m tile_sizes [%rows] : (!t, !p) -> (!t, !t)
    %columns = transform.tune.knob<"columns"> options = {lb = 1, ub = 32} -> !p
    %tile2, %j = transform.structured.tile_using_for %tile tile_sizes [0, %columns] : (!t, !p) -> (!t, !t)
    %depth = transform.tune.knob<"depth"> options = {lb = 1, ub = 32} -> !p
    transform.annotate %tile2 "depth" = %depth : !t, !p
    transform.yield
  }
}
"""


def small_product(args, table):
    payload, schedule = (os.path.join(args.out, f"small.{name}.mlir") for name in ("payload", "schedule"))
    for path, text in ((payload, product(32)), (schedule, SCHEDULE)):
        with open(path, "w") as f:
            f.write(text)
    told = tuner.tune(args.build, payload, "--script", schedule, "--strategy=exhaustive", "--budget", "40000", "--dry-run")
    if told:
        table.row(f"small product, not measured: {told.points} assignments in {told.seconds:.1f} s ({told.processor:.1f} s of the processor), {told.points / max(told.seconds, 1e-3):.0f} a second, {100 * told.saved():.0f}% of steps shared")


def hundred(args, table):
    payload = os.path.join(args.out, "hundred.mlir")
    with open(payload, "w") as f:
        f.write(product(512))
    arguments = [x for fill in ("random:1", "random:2", "zeros") for x in ("--arg", f"tensor<512x512xf32>={fill}")]
    n = args.points or 100
    told = tuner.tune(args.build, payload, "--auto", *arguments, "--budget", str(n))
    if told:
        table.row(f"512x512x512: {n} candidates in {told.wall:.1f} s, {told.processor:.1f} s of the processor: {told.compiled} compiled, {told.same} the same code as another; best {' '.join(told.choices)}")


def run(args, table):
    table.begin("rates")
    small_product(args, table)
    if not table.is_over():
        hundred(args, table)

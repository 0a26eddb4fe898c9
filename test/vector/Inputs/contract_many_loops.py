# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a contraction of very many loops, and a script that would lower it."""

import sys

RANK = int(sys.argv[1]) + 1
DIMS = [f"d{i}" for i in range(RANK)]


def vector(rank):
    return f"vector<{'1x' * rank}f32>"


def affine_map(results):
    return f"affine_map<({', '.join(DIMS)}) -> ({', '.join(results)})>"


A, R = vector(RANK), vector(RANK - 1)
MAPS = ", ".join(map(affine_map, [DIMS, DIMS, DIMS[:-1]]))
ITERATORS = '"parallel", ' * (RANK - 1) + '"reduction"'
print(f"""module attributes {{transform.with_named_sequence}} {{
  func.func @loops(%a: {A}, %r: {R}) -> {R} {{
    %0 = vector.contract {{indexing_maps = [{MAPS}], iterator_types = [{ITERATORS}]}} %a, %a, %r : {A}, {A} into {R}
    return %0 : {R}
  }}
  transform.named_sequence @__transform_main(%root: !transform.any_op {{transform.readonly}}) {{
    %f = transform.structured.match ops{{["func.func"]}} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {{
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    }} : !transform.any_op
    transform.yield
  }}
}}""")

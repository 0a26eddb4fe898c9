# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Roles of loops in contractions and convolutions, from indexing maps of any form."""
import itertools

from _payloads import script

OP, PARAM = "!transform.any_op", "!transform.param<i64>"
INPUTS = ["d0 + d1", "d1 + d0", "d0 * 2 + d1 * 3", "d0 * 2 + d1", "d0 + d1 * 3", "d0", "d1", "d0 - d1", "d0 + 1", "d0 floordiv 2 + d1", "d0 * -1 + d1",
          "d0 + d0", "d0 + d1, d2", "d2, d0 + d1", "d0 + d1, d0", "d0 * 2 + d1 * 3, d2", "0", "d0 * 4", "d0 + d1 + d2", "d2 + d1, d0"]
FILTERS = ["d1", "d0", "d1, d2", "d2", "d1 * 2", "d0 + d1"]
OUTPUTS = ["d0", "d1", "d0, d2", "d2, d0"]
KINDS = [["parallel", "reduction", "parallel"], ["parallel", "reduction", "reduction"], ["reduction", "parallel", "parallel"]]


def payload(maps, kinds):
    kinds = kinds if any("d2" in m for m in maps) else kinds[:2]
    dims = ", ".join(f"d{i}" for i in range(len(kinds)))
    shapes = ["tensor<" + "?x" * len(m.split(",")) + "f32>" for m in maps]
    return """func.func @f(%%a: %s, %%b: %s, %%c: %s) {
  %%0 = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%%a, %%b : %s, %s) outs(%%c : %s) attrs = {tag} {
  ^bb0(%%x: f32, %%y: f32, %%z: f32):
    %%m = arith.mulf %%x, %%y : f32
    %%s = arith.addf %%z, %%m : f32
    linalg.yield %%s : f32
  } -> %s
  return
}""" % (*shapes, ", ".join(f"affine_map<({dims}) -> ({m})>" for m in maps), ", ".join(f'"{k}"' for k in kinds), *shapes, shapes[2])


def grid():
    for a, f, o, kinds in itertools.product(INPUTS, FILTERS, OUTPUTS, KINDS):
        if "d2" not in a + f + o and kinds is KINDS[1]:
            continue
        convolution = len(a) > 4
        kind, n = ("convolution", 8) if convolution else ("contraction", 4)
        types = ", ".join([PARAM] * n)
        shown = "\n".join(f"transform.debug.emit_param_as_remark %r#{i} : {PARAM}" for i in range(n))
        values = ", ".join(f"%d#{i}" for i in range(n))
        yield "--transform-interpreter", script(payload((a, f, o), kinds), f"""
%m = transform.structured.match attributes{{tag}} in %root : ({OP}) -> {OP}
%r:{n} = transform.match.structured failures(propagate) %m : ({OP}) -> ({types}) {{
^bb0(%s: {OP}):
%d:{n} = transform.match.structured.classify_{kind}_dims %s : ({OP}) -> ({types})
transform.match.structured.yield {values} : {types}
}}
{shown}""")

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Predicates of match.structured: every form on every kind of structured op."""
from _payloads import script

OP, VALUE, MAP, PARAM = ("!transform." + t for t in ("any_op", "any_value", "affine_map", "param<i64>"))
GENERIC = """%0 = linalg.generic {tag, indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
 affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
 ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
^bb0(%x0: f32, %y: f32, %z: f32): %m = arith.mulf %x0, %y : f32 %s = arith.addf %z, %m : f32 linalg.yield %s : f32 } -> tensor<4x?xf32>"""
ODD_MAPS = GENERIC.replace("(m, n)>]", "(m, n + k)>]").replace("(k, n)>", "(n, k)>").replace("%s = arith.addf %z, %m", "%s = arith.subf %m, %z")
TAGGED = [GENERIC, ODD_MAPS] + [line.replace("OP", "%0 = linalg") for line in (
    "OP.matmul {tag} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>",
    "OP.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag}",
    "OP.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag}",
    "OP.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag}",
    "OP.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag}",
    "OP.softmax {tag} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>",
    "OP.elementwise kind=#linalg.elementwise_kind<exp> {tag} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>",
    "OP.fill {tag} ins(%f : f32) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>",
    "OP.contract indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>] "
    "{tag} ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>",
    "OP.conv_1d {tag} ins(%u, %u : tensor<4xf32>, tensor<4xf32>) outs(%v : tensor<1xf32>) -> tensor<1xf32>",
    "OP.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p {tag} : tensor<4x8xf32> -> tensor<2x4x2x2xf32>")]
PAYLOAD = """func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>,
 %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %p: tensor<2x4x2x2xf32>, %v: tensor<1xf32>, %f: f32) {
  OP
  return
}"""
POSITIONS = "0 1 2 -1 -2 5 all except(0) except(0,1) 0,1 1,1 0,-3".split()


def predicates(positions):
    for p in positions:
        for attrs in ("", "{parallel}", "{reduction}"):
            yield f"transform.match.structured.dim %s[{p}] {attrs} : {OP}"
        yield f"%r = transform.match.structured.dim %s[{p}] : ({OP}) -> {PARAM}", PARAM
        for side in "input", "init":
            for attrs in ("", "{permutation}", "{projected_permutation}"):
                yield f"transform.match.structured.{side} %s[{p}] {attrs} : {OP}"
            yield from ((f"%r = transform.match.structured.{side} %s[{p}] : ({OP}) -> {t}", t) for t in (OP, VALUE, MAP))
        for t in VALUE, MAP:
            yield f"%r = transform.match.structured.result %s[{p}] : ({OP}) -> {t}", t
        yield from ((f"%r = transform.match.structured.result %s[{p}] {w} : ({OP}) -> {OP}", OP) for w in ("any", "single"))
    for attrs in ("reduction_position = 0", "reduction_position = 1", "passthrough", "elementwise", 'contraction = ["arith.mulf", "arith.addf"]',
                  'contraction = ["arith.addf", "arith.mulf"]', 'contraction = ["arith.mulf"]', "passthrough, elementwise"):
        yield f"transform.match.structured.body %s {{{attrs}}} : {OP}"
    yield from ((f"%r = transform.match.structured.{n} %s : ({OP}) -> {PARAM}", PARAM) for n in ("rank", "num_inputs", "num_inits"))
    yield f"%r = transform.match.structured.elemental_bitwidth %s : ({VALUE}) -> {PARAM}", PARAM
    for kind, n in (("contraction", 4), ("convolution", 8)):
        types = ", ".join([PARAM] * n)
        shown = "".join(f"transform.debug.emit_param_as_remark %r#{i} : {PARAM}\n" for i in range(n))
        yield f"%r:{n} = transform.match.structured.classify_{kind}_dims %s : ({OP}) -> ({types})\n{shown}"


def grid():
    for number, op in enumerate(TAGGED):
        for p in predicates(POSITIONS if number < 2 else ["0", "all"]):
            text, t = p if isinstance(p, tuple) else (p, None)
            show = "emit_param_as_remark %r" if t == PARAM or t == MAP else 'emit_remark_at %r, "x"'
            shown = f"transform.debug.{show} : {t}\n" if t else ""
            body = (f"%m = transform.structured.match attributes{{tag}} in %root : ({OP}) -> {OP}\n"
                    f"transform.match.structured %m : {OP} {{\n^bb0(%s: {OP}):\n{text}\n{shown}}}")
            yield "--transform-interpreter --allow-unregistered-dialect", script(PAYLOAD.replace("OP", op), body)

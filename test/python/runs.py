# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""Scripts traced, functions evaluated, arrays by DLPack; with numpy where it is installed."""
import array
import gc

import jig
from mlir.ir import *

try:
    import numpy
except ImportError:
    numpy = None

PAYLOAD = """func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}"""
SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op, %n: !transform.any_param) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %m tile_sizes [%n] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.foreach %l : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.annotate %one "seen" : !transform.any_op
    }
    transform.yield
  }
}"""


def raises(error, call, text):
    try:
        call()
    except error as e:
        assert text in str(e), e
        return e
    raise AssertionError("expected " + error.__name__)


def traces():
    payload, trace = jig.apply(PAYLOAD, SCRIPT, params=[2], trace=True)
    assert [s.number for s in trace] == ["1", "2", "3", "3.1"] and len(trace) == 4 and trace.failure is None
    tile = trace["2"]
    assert tile is trace[1] and tile.name == "transform.structured.tile_using_for" and tile.status == "ok"
    assert tile.changes.created > 0 and tile.parent is None and trace["3.1"].parent is trace["3"] and trace["3.1"].depth == 1
    assert len(tile.operands) == 2 and "linalg.matmul" in tile.operands[0][0] and tile.operands[1] == ["2 : i64"], tile.operands
    assert len(tile.results) == 2 and tile.results[1][0].startswith("%"), tile.results
    assert tile.before == trace["1"].before and "scf.for" not in tile.before and "scf.for" in tile.after
    assert trace["3.1"].after == str(payload) and "seen" not in tile.after and "seen" in trace["3"].after
    assert tile.failed_with is None and "2 transform.structured.tile_using_for" in str(trace)
    assert "tile_using_for" in tile._repr_html_() and "<script" not in trace._repr_html_()
    _, short = jig.apply(PAYLOAD, SCRIPT, params=[2], trace="steps")
    assert short["2"].after is None and short["2"].results and short["2"]._repr_html_()


def failures_have_their_trace():
    wrong = SCRIPT.replace("linalg.matmul", "func.func")
    with Context() as context:
        payload = Module.parse(PAYLOAD)
        before = str(payload)
        error = raises(MLIRError, lambda: jig.apply(payload, wrong, params=[2], trace=True), "TilingInterface")
        assert error.trace[-1].status == "silenceable" and "TilingInterface" in error.trace[-1].why
        assert str(payload) == before and "TilingInterface" in error.trace.failure and error.trace._repr_html_()
        raises(MLIRError, lambda: jig.apply(payload, "module {}", trace=True), "")
        # The payload is as good as before, and so are objects of its operations.
        function = payload.body.operations[0]
        jig.apply(payload, SCRIPT, params=[1], trace=True)
        assert "scf.for" in str(function) and payload.operation.verify()
        context.emit_error_diagnostics = False
    raises(ValueError, lambda: jig.apply(Module.parse(PAYLOAD, Context()), Module.parse(SCRIPT, Context()), params=[], trace=True),
           "different contexts")


def evaluation():
    scalars = "func.func @g(%x: i32, %y: f64, %z: i1, %i: index) -> (i32, f64, i1, index) { return %x, %y, %z, %i : i32, f64, i1, index }"
    assert jig.evaluate(scalars, -3, 2.5, True, 7) == (-3, 2.5, True, 7)
    assert jig.evaluate("func.func @g() { return }") is None
    divide = "func.func @g(%x: i32) -> i32 { %c = arith.constant 0 : i32 %r = arith.divsi %x, %c : i32 return %r : i32 }"
    raises(MLIRError, lambda: jig.evaluate(divide, 3), "divides by zero")
    raises(TypeError, lambda: jig.evaluate(divide), "takes 1 arguments, but 0")
    raises(ValueError, lambda: jig.evaluate("module {}"), "0 functions")
    loop = "func.func @g() { %a = arith.constant 0 : index %b = arith.constant 1000000 : index %c = arith.constant 1 : index scf.for %i = %a to %b step %c { %x = arith.addi %i, %i : index } return }"
    raises(MLIRError, lambda: jig.evaluate(loop, max_steps=1000), "steps")
    add = """func.func @g(%a: memref<?xf32>, %b: memref<?xf32>) {
      linalg.add ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%b : memref<?xf32>) return }"""
    a, b = array.array("f", [1, 2, 3]), array.array("f", [0] * 3)
    assert jig.evaluate(add, a, b) is None and list(b) == [2, 4, 6]
    raises(TypeError, lambda: jig.evaluate(add, a, array.array("d", [0] * 3)), "expected f32")
    raises(ValueError, lambda: jig.evaluate(add, a, memoryview(bytes(12)).cast("f")), "can't be written")
    raises(ValueError, lambda: jig.evaluate(PAYLOAD, a, a, a), "is of shape [3]")
    same = jig.evaluate("func.func @g(%a: tensor<2xi8>) -> tensor<2xi8> { return %a : tensor<2xi8> }", array.array("b", [-1, 5]))
    assert list(same) == [-1, 5]


class Foreign:
    """An array of somebody else's, known by DLPack alone."""

    def __init__(self, array, device=(1, 0)):
        self.array, self.device = array, device

    def __dlpack__(self, **rest):
        return self.array.__dlpack__(**rest)

    def __dlpack_device__(self):
        return self.device


def arrays():
    a, b, c = numpy.random.rand(4, 8).astype("f"), numpy.random.rand(8, 6).astype("f"), numpy.zeros((4, 6), "f")
    assert numpy.allclose(jig.evaluate(PAYLOAD, Foreign(a), b, c), a @ b, atol=1e-5)
    assert numpy.allclose(jig.evaluate(PAYLOAD, numpy.asfortranarray(a), b, c), a @ b, atol=1e-5)
    half = "func.func @h(%a: tensor<2xf16>) -> tensor<2xf16> { %0 = arith.addf %a, %a : tensor<2xf16> return %0 : tensor<2xf16> }"
    assert list(jig.evaluate(half, numpy.array([1, 2.5], "e"))) == [2, 5]
    for type in ("memref<2xf32>", "memref<?xf32>", "memref<2xf32, strided<[2], offset: ?>>"):
        twice = f"""func.func @t(%m: {type}) {{ %c = arith.constant 1 : index %v = memref.load %m[%c] : {type} %w = arith.addf %v, %v : f32
                    memref.store %w, %m[%c] : {type} return }}"""
        x = numpy.arange(5, dtype="f")
        jig.evaluate(twice, x[::2][:2])
        assert list(x) == [0, 1, 4, 3, 4], x
    raises(ValueError, lambda: jig.evaluate(PAYLOAD, Foreign(a, (2, 0)), b, c), "device (2, 0)")
    flags = numpy.array([True, False, True])
    back = jig.evaluate("func.func @g(%a: tensor<?xi1>) -> tensor<?xi1> { return %a : tensor<?xi1> }", flags)
    assert list(back) == [True, False, True], back


traces()
failures_have_their_trace()
evaluation()
if numpy:
    arrays()
gc.collect()

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""A payload and a script built, and applied; what scripts say when they fail."""
import gc
import resource

import jig
from mlir.dialects import arith, func, linalg, scf, tensor, transform
from mlir.dialects.transform import interpreter, structured
from mlir.dialects.transform.extras import constant_param
from mlir.ir import *
import mlir.extras.types as T
from mlir.passmanager import PassManager


def raises(error, call):
    try:
        call()
    except error as e:
        return str(e)
    raise AssertionError("expected " + error.__name__)


def payload():
    m = Module.create()
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(T.tensor(64, 16, T.f32()), T.tensor(16, 32, T.f32()))
        def product(a, b):
            zero = arith.constant(T.f32(), 0.0)
            out = linalg.fill(zero, outs=[tensor.empty([64, 32], T.f32())])
            return linalg.matmul(a, b, outs=[out])

        @func.FuncOp.from_py_func(T.index(), T.f32(), results=[T.f32()])
        def loops(n, x):
            for i in scf.for_(0, n):
                arith.addi(i, i, overflow_flags=arith.IntegerOverflowFlags.nsw)
            for i, carried, result in scf.for_(0, n, 2, iter_args=[x]):
                scf.yield_([arith.mulf(carried, carried)])
            func.ReturnOp([arith.select(arith.cmpi(arith.CmpIPredicate.eq, n, n), result, x)])

    return m


def script():
    m = Module.create()
    m.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(m.body):
        main = transform.NamedSequenceOp("__transform_main", [transform.any_op_t(), transform.any_param_t()], [])
        with InsertionPoint(main.body):
            matmul = structured.MatchOp.match_op_names(main.bodyTarget, ["linalg.matmul"])
            tiled = structured.TileUsingForOp(matmul, sizes=[8, main.bodyExtraArgs[0]])
            transform.annotate(tiled.loops[0], "outer", param=constant_param(7))
            transform.YieldOp()
    return m


with Context() as context, Location.unknown():
    p, s = payload(), script()
    p.operation.verify()
    s.operation.verify()
    product = p.body.operations[0]
    matmul = [op for op in product.body.blocks[0] if op.operation.name == "linalg.matmul"][0]
    # CHECK: %{{.*}} = linalg.matmul ins(%arg0, %arg1 : tensor<64x16xf32>, tensor<16x32xf32>) outs(%{{.*}} : tensor<64x32xf32>) -> tensor<64x32xf32>
    print(matmul)
    # CHECK: transform.named_sequence @__transform_main(%arg0: !transform.any_op, %arg1: !transform.any_param)
    # CHECK: tile_using_for %{{.*}} tile_sizes [8, %arg1]
    print(s)
    assert "in order" in raises(TypeError, lambda: jig.apply(p, s, params={"size": 4}))
    assert jig.apply(p, s, params=4) is p
    p.operation.verify()
    # What was tiled is gone, and so is its object; the function is still there.
    assert "invalidated" in raises(RuntimeError, lambda: matmul.name)
    # CHECK: func.func @product
    # CHECK: scf.for
    # CHECK: scf.for
    # CHECK: tensor<8x16xf32>, tensor<16x4xf32>
    # CHECK: {outer = 7 : i64}
    print(product)
    PassManager.parse("builtin.module(canonicalize,cse)").run(p.operation)
    assert "invalidated" in raises(RuntimeError, lambda: product.name)
    # CHECK: func.func @loops
    # CHECK-NOT: scf.for {{.*}} {$
    # CHECK: scf.for {{.*}} iter_args
    print(p.body.operations[1])
    # CHECK: Failed to apply named transform sequence:
    print(raises(MLIRError, lambda: jig.apply(p, s)))
    # CHECK: 'no-such-pass' does not refer to a registered pass or pass pipeline
    print(raises(ValueError, lambda: PassManager.parse("any(no-such-pass)")))
    # CHECK: must implement TransformOpInterface to be used as transform root
    print(raises(ValueError, lambda: interpreter.apply_named_sequence(p, p, p)))
    # CHECK: doubly defined symbol @__transform_main
    print(raises(ValueError, lambda: interpreter.copy_symbols_and_merge_into(s, script())))

    both = Module.create()
    with InsertionPoint(both.body):
        sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.any_op_t())
        with InsertionPoint(sequence.body):
            matched = structured.structured_match(transform.OperationType.get("linalg.matmul"), sequence.bodyTarget, ops=["linalg.matmul"])
            structured.PadOp(matched, pad_to_multiple_of=[constant_param(128), 2], padding_dimensions=[0, 1],
                             padding_values=[FloatAttr.get_f32(0.0)] * 3, nofold_flags=[0], transpose_paddings=[[1, 0]])
            # One handle has all sizes; the copy is the fifth result: as after MLIR 22.
            match = lambda name: structured.structured_match(transform.OperationType.get(name), sequence.bodyTarget, ops=[name])
            fused = structured.FuseOp(match("linalg.add"), tile_sizes=constant_param(8))
            assert len(fused.loops) == 1
            types = [transform.OperationType.get(name) for name in
                     ("tensor.empty", "linalg.transpose", "tensor.collapse_shape", "tensor.extract_slice", "linalg.copy")]
            assert structured.LowerUnPackOp(*types[:4], match("linalg.unpack")).copy_op is None
            assert structured.LowerUnPackOp(*types, match("linalg.unpack"), lowerUnpadLikeWithExtractSlice=False).copy_op.type == types[4]
            with InsertionPoint(transform.ApplyPatternsOp(sequence.bodyTarget).patterns):
                transform.ApplyCanonicalizationPatternsOp()
            transform.apply_registered_pass(transform.any_op_t(), sequence.bodyTarget, "canonicalize", options={"top-down": False})
            transform.YieldOp()
    both.operation.verify()
    # CHECK: transform.structured.pad %{{.*}} pad_to_multiple_of [%{{.*}}, 2] {{.*}}transpose_paddings = {{.*}}1, 0]]
    # CHECK: transform.structured.fuse %{{.*}} tile_sizes *(%{{.*}})
    # CHECK: apply_registered_pass "canonicalize" with options = {"top-down" = false} to
    print(both)

OLD = """transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a // which
}
"""
new = jig.upgrade(OLD)
# CHECK: %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op // which
print(new)
assert [(c.line, c.op, c.until) for c in new.changes][-1] == (3, "transform.structured.match", "16")


def rounds(count):
    for _ in range(count):
        with Context(), Location.unknown():
            jig.apply(payload(), script(), params=[4])


del context, p, s, product, matmul, sequence, matched, both
rounds(10)
gc.collect()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
rounds(60)
grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
assert grown < 4096, f"{grown} KiB more after 60 rounds"

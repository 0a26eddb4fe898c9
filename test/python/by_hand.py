# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""What dialects have by hand: loops, views, regions of functions, scripts."""
from mlir.dialects import affine, amdgpu, arith, func, gpu, llvm, memref, ml_program, pdl, scf, smt, tensor, transform
from mlir.dialects.transform import bufferization, debug, extras, loop, memref as transform_memref, structured, tune
from mlir.dialects.transform import smt as transform_smt
from mlir.extras.meta import op_region_builder, region_op
from mlir.ir import *
import mlir.extras.types as T


def raises(error, call, text):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def loops():
    @func.FuncOp.from_py_func(T.index(), T.memref(8, T.index()))
    def inner(n, m):
        for i in affine.for_(0, n, 2):
            memref.store(i, m, [i])
            affine.yield_([])
        for i, total in affine.for_(4, iter_args=[n]):
            affine.yield_([arith.addi(i, total)])
        branch = affine.AffineIfOp(IntegerSet.get(1, 0, [AffineDimExpr.get(0)], [True]), [T.index()], cond_operands=[n], has_else=True)
        for block in branch.then_block, branch.else_block:
            with InsertionPoint(block):
                affine.yield_([n])
        alone = affine.AffineIfOp(IntegerSet.get(0, 0, [AffineConstantExpr.get(0)], [True]))
        assert alone.else_block is None
        with InsertionPoint(alone.then_block):
            affine.yield_([])
        raises(ValueError, lambda: affine.AffineForOp(n, 4, 1, lower_bound_operands=[n]), "not both")
        raises(ValueError, lambda: affine.AffineForOp(0, AffineMap.get_identity(2), 1, upper_bound_operands=[n]), "Expected 2, got 1")


# CHECK: #[[SET:.*]] = affine_set<(d0) : (d0 == 0)>
# CHECK-LABEL: func.func @inner
# CHECK: affine.for %{{.*}} = 0 to #{{.*}}(%arg0) step 2
# CHECK: affine.for %{{.*}} = 0 to 4 iter_args(%{{.*}} = %arg0) -> (index)
# CHECK: affine.if #[[SET]](%arg0) -> index


def views():
    # CHECK-LABEL: func.func @views
    @func.FuncOp.from_py_func(T.memref(10, 10, T.i32()), T.index())
    def views(m, i):
        two = arith.constant(T.index(), 2)
        assert memref.subview(m, [two, 1], [3, 3], [1, 2]).type == Type.parse("memref<3x3xi32, strided<[10, 2], offset: 21>>")
        assert memref.subview(m, [i, 0], [3, 3], [1, 1]).type == Type.parse("memref<3x3xi32, strided<[10, 1], offset: ?>>")
        assert memref.subview(m, [0, 0], [10, 10], [1, 1]).type == m.type
        raises(ValueError, lambda: memref.subview(m, [0, 0], [i, 3], [1, 1]), "explicit result type")
        memref.subview(m, [0, i], [i, 3], [1, 1], result_type=Type.parse("memref<?x3xi32, strided<[10, 1], offset: ?>>"))

        # CHECK: memref.subview %arg0[0, %arg1] [%arg1, 3] [1, 1]
        # CHECK: tensor.generate %arg1 {
        # CHECK: tensor.yield %{{.*}} : index
        @tensor.generate(T.tensor(S, 4, T.index()), dynamic_extents=[i])
        def sums(a, b):
            return arith.addi(a, b)

        assert sums.owner.name == "tensor.generate"
        # CHECK: memref.alloca_scope -> (index)
        # CHECK: memref.alloca_scope.return
        execute = region_op(lambda types: memref.AllocaScopeOp(types), terminator=lambda values: memref.alloca_scope_return(values))

        @execute([T.index()])
        def inside():
            return arith.addi(i, i)

        assert inside.type == T.index()

        def unnamed(x):
            return x

        scope = memref.AllocaScopeOp([])
        raises(ValueError, lambda: op_region_builder(scope, scope.regions[0])(unnamed), "argument 'x' of unnamed has no type")
        scope.operation.erase()
        llvm.mlir_constant(IntegerAttr.get(T.i32(), 3))
        raw = amdgpu.fat_raw_buffer_cast(m)
        assert raw.type == Type.parse("memref<10x10xi32, #amdgpu.address_space<fat_raw_buffer>>")

    f = ml_program.FuncOp("made", ([T.i32()], [T.i32()]), visibility="private")
    with InsertionPoint(f.add_entry_block()):
        ml_program.ReturnOp([f.arguments[0]])
    raises(IndexError, f.add_entry_block, "already has an entry block")
    # CHECK: ml_program.func private @made(%arg0: i32) -> i32


def scripts():
    # CHECK-LABEL: transform.named_sequence @__transform_main
    @extras.named_sequence("__transform_main", [transform.any_op_t()], [])
    def main(root):
        loops = extras.OpHandle(root).match_ops(scf.ForOp)
        assert isinstance(loops, extras.OpHandle) and loops.type == transform.OperationType.get("scf.for")
        # CHECK: transform.structured.match interface{LinalgOp}
        extras.OpHandle(root).match_ops("LinalgOp")
        raises(ValueError, lambda: extras.OpHandle(root).match_ops(["LinalgOp", scf.ForOp]), "alone")
        # CHECK: transform.print %{{.*}} {name = "loops"}
        # CHECK: transform.get_result %{{.*}}[1] : (!transform.op<"scf.for">) -> !transform.any_value
        # CHECK: transform.get_defining_op
        assert loops.print("loops") is loops
        assert isinstance(loops.get_result([1]).get_defining_op(), extras.OpHandle)
        # CHECK: transform.loop.peel %{{.*}} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
        loop.LoopPeelOp(loops)
        # CHECK: transform.tune.knob<"size"> = 8 : i64 from options = [4, 8] -> !transform.any_param
        size = tune.knob(transform.any_param_t(), "size", [4, 8], selected=8)
        # CHECK: transform.smt.constrain_params
        # CHECK: smt.int.cmp le
        constrained = transform_smt.ConstrainParamsOp([], [size], [smt.IntType.get()])
        with InsertionPoint(constrained.body):
            limit = smt.IntConstantOp(IntegerAttr.get(T.i32(), 8))
            smt.AssertOp(smt.IntCmpOp(smt.IntPredicate.le, constrained.body.arguments[0], limit))
            smt.YieldOp([])
        debug.emit_param_as_remark(size, message="chosen")
        # CHECK: (!transform.op<"memref.alloca">) -> (!transform.op<"memref.get_global">, !transform.any_op)
        allocas = structured.MatchOp.match_op_names(transform.OperationType.get("memref.alloca"), root, ["memref.alloca"])
        transform_memref.MemRefAllocaToGlobalOp(transform.OperationType.get("memref.get_global"), None, allocas)
        empty = structured.MatchOp.match_op_names(transform.OperationType.get("tensor.empty"), root, ["tensor.empty"])
        # CHECK: empty_tensor_to_alloc_tensor %{{.*}} : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
        bufferization.EmptyTensorToAllocTensorOp(empty)

        # CHECK: apply_patterns to %arg0
        # CHECK-NEXT: transform.apply_patterns.canonicalization
        @extras.apply_patterns(root)
        def patterns():
            transform.apply_patterns_canonicalization()

    # Importing all of one module takes nothing from another.
    assert not hasattr(structured, "NamedSequenceOp") and not hasattr(loop, "TileUsingForOp") and not hasattr(transform, "LoopPeelOp")


S = ShapedType.get_dynamic_size()
with Context(), Location.unknown():
    m = Module.create()
    m.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(m.body):
        loops()
        views()
        scripts()
    m.operation.verify()
    print(m)

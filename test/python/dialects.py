# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""Classes and builders of operations, as rows make them."""
import importlib

from mlir.dialects import affine, arith, bufferization, cf, func, index, linalg, math, memref, scf, tensor, vector
from mlir.ir import *
import mlir.extras.types as T

# All modules can be imported; no class takes the place of another.
for name in ("affine amdgpu amx arith arm_neon arm_sve async bufferization builtin cf complex dlti func gpu index irdl linalg llvm math memref "
             "ml_program nvgpu nvvm omp pdl rocdl scf smt sparse_tensor tensor transform transform_ext ub vector x86vector xegpu").split():
    importlib.import_module("mlir.dialects." + name)

with Context() as context, Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        i, f, v = arith.constant(T.index(), 1), arith.constant(T.f32(), 1.0), arith.constant(T.vector(4, T.f32()), 1.0)
        a, t = memref.alloc(T.memref(4, 4, T.f32()), [], [], alignment=64), tensor.empty([4, 4], T.f32())
        made = [
            memref.load(a, [i, i]),  # the type of the element
            memref.store(f, a, [i, i]),
            memref.dim(a, i),
            tensor.insert(tensor.extract(t, [i, i]), t, [i, i]),
            arith.select(arith.cmpi(arith.CmpIPredicate.ult, i, i), i, i),
            arith.cmpf("oeq", f, f),
            arith.addi(i, i, overflow_flags=arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw),
            arith.mulf(f, f, fastmath=arith.FastMathFlags.fast),
            math.sincos(f)[1],
            vector.fma(v, v, v),
            vector.to_elements(v)[3],
            vector.extract(v, [], [0]),
            index.cmp("slt", i, i),
            affine.apply(AffineMap.get(1, 0, [AffineDimExpr.get(0) * 2]), [i]),
            tensor.collapse_shape(T.tensor(16, T.f32()), t, [[0, 1]]),
            tensor.extract_slice(T.tensor(2, 2, T.f32()), t, [], [], [], [0, 0], [2, 2], [1, 1]),
            memref.atomic_rmw(arith.AtomicRMWKind.addf, f, a, [i, i]),
            memref.global_("g", T.memref(4, T.f32()), sym_visibility="private", constant=True,
                           initial_value=DenseElementsAttr.get_splat(T.tensor(4, T.f32()), FloatAttr.get_f32(0.0))),
            linalg.conv_2d_nhwc_hwcf(tensor.empty([1, 8, 8, 4], T.f32()), tensor.empty([3, 3, 4, 8], T.f32()),
                                     outs=[tensor.empty([1, 3, 3, 8], T.f32())], strides=[2, 2]),
            linalg.elementwise(t, t, outs=[t], kind=linalg.ElementwiseKind.add),
            linalg.transpose(t, outs=[t], permutation=[1, 0]),
        ]
        for x in made:
            print(x.owner if isinstance(x, Value) else x)
    # CHECK: memref.load %{{.*}}[%{{.*}}, %{{.*}}] : memref<4x4xf32>
    # CHECK: memref.store
    # CHECK: memref.dim
    # CHECK: tensor.insert
    # CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : index
    # CHECK: arith.cmpf oeq
    # CHECK: arith.addi %{{.*}} overflow<nsw, nuw> : index
    # CHECK: arith.mulf %{{.*}} fastmath<fast> : f32
    # CHECK: %sin, %cos = math.sincos
    # CHECK: vector.fma
    # CHECK: vector.to_elements %{{.*}} : vector<4xf32>
    # CHECK: vector.extract %{{.*}}[0] : f32 from vector<4xf32>
    # CHECK: index.cmp slt
    # CHECK: affine.apply affine_map<(d0) -> (d0 * 2)>(
    # CHECK: tensor.collapse_shape %{{.*}} {{.*}}0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    # CHECK: tensor.extract_slice %{{.*}}[0, 0] [2, 2] [1, 1]
    # CHECK: memref.atomic_rmw addf
    # CHECK: memref.global "private" constant @g : memref<4xf32> = dense<0.000000e+00>
    # CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}strides = dense<2> : tensor<2xi64>
    # CHECK: linalg.elementwise kind=#linalg.elementwise_kind<add>
    # CHECK: linalg.transpose {{.*}} permutation = [1, 0]
    m.operation.verify()

    # Named parts: one, one or none, a list; attributes can be set and deleted.
    load, alloc = made[0].owner, a.owner
    assert type(load) is memref.LoadOp and load.memref == a and list(load.indices) == [i, i]
    assert alloc.alignment.value == 64 and len(alloc.dynamicSizes) == 0
    alloc.alignment = None
    assert alloc.alignment is None
    assert made[6].owner.overflowFlags == Attribute.parse("#arith.overflow<nsw, nuw>") and made[6].owner.lhs == i
    constant = arith.ConstantOp(T.i32(), 3)
    assert constant.literal_value == 3 and constant.type == T.i32()

    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([T.i(1), T.index()], []), visibility="private")
        assert f.is_external and f.name.value == "f" and f.visibility.value == "private" and f.type.inputs == [T.i(1), T.index()]
        entry = f.add_entry_block()
        then = entry.create_after()
        with InsertionPoint(entry):
            br = cf.CondBranchOp(entry.arguments[0], [], [], then, then)
            assert br.condition == entry.arguments[0] and list(br.operation.successors) == [then, then]
        with InsertionPoint(then):
            switch = scf.IndexSwitchOp([], entry.arguments[1], [1, 5])
            assert len(switch.caseRegions) == 2 and len(switch.regions) == 3
            for region in switch.regions:
                with InsertionPoint(region.blocks[0]):
                    scf.yield_([])
            loop = scf.ForallOp([0, 0], [entry.arguments[1], 4], [1, 2])
            with InsertionPoint(loop.body):
                scf.InParallelOp()
            func.ReturnOp([])
        call = func.CallOp(f, [arith.constant(T.bool(), 1), i])
        assert call.callee.value == "f"
    m.operation.verify()
    # CHECK: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (%arg1, 4) step (1, 2)
    print(f)
    # What was left out is told.
    try:
        memref.StoreOp(None, a, [i, i])
    except ValueError as e:
        # CHECK: operands of operation "memref.store" must not be None
        print(e)

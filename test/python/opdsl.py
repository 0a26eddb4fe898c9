# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
# RUN: %with_jig -m mlir.dialects.linalg.opdsl.dump_oplib --file %s | FileCheck %s --check-prefix=TEXT
# RUN: %with_jig -m doctest %S/../../python/mlir/dialects/linalg/opdsl/lang/types.py
"""Operations of linalg that Python defines, and what their loops stand for."""
from mlir.dialects import arith, func, linalg, tensor
from mlir.dialects.linalg.opdsl.lang import *
from mlir.ir import *
import mlir.extras.types as ty


def raises(error, call, text):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


# TEXT: name: scaled_product
# TEXT: cpp_class_name: ScaledProductOp
# TEXT: doc: 'A product, times a number.'
# TEXT: implements:
# TEXT-NEXT: - LinalgContractionOpInterface
# TEXT: name: factor
# TEXT-NEXT: kind: scalar
# TEXT: shape_map: affine_map<()[s0, s1, s2] -> (s0, s2)>
# TEXT: - affine_map<(d0, d1, d2)[s0, s1, s2] -> ()>
# TEXT: - parallel
# TEXT-NEXT: - parallel
# TEXT-NEXT: - reduction
# TEXT: fn_name: mul
@linalg_structured_op
def scaled_product(A=TensorDef(TV.T1, S.M, S.K), B=TensorDef(TV.T2, S.K, S.N), factor=ScalarDef(TV.T1),
                   C=TensorDef(U, S.M, S.N, output=True), cast=TypeFnAttrDef(default=TypeFn.cast_signed)):
    """A product, times a number."""
    implements(ContractionOpInterface)
    C[D.m, D.n] += cast(U, A[D.m, D.k]) * cast(U, B[D.k, D.n]) * cast(U, factor)


# TEXT: name: largest
# TEXT: index_attr_map: affine_map<()[s0, s1, s2, s3] -> (s3)>
# TEXT: default_indices:
# TEXT-NEXT: - 2
# TEXT: attr_name: reduce
@linalg_structured_op
def largest(I=TensorDef(T, S.I), K=TensorDef(T, S.K, index_dims=[D.k]), O=TensorDef(T, S.O, output=True),
            reduce=BinaryFnAttrDef(default=BinaryFn.max_signed), stride=IndexAttrDef(S.S, default=[2])):
    domain(D.o, D.k)
    O[D.o] = reduce[D.k](I[D.o * S.S + D.k])


@linalg_structured_op
def select_positive(I=TensorDef(T), O=TensorDef(T, output=True)):
    O[None] = UnaryFn.square(I[None]) + TypeFn.cast_signed(T, const(1)) / UnaryFn.sqrt(I[None])


# CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
# CHECK-DAG: #[[S:.*]] = affine_map<(d0, d1, d2) -> ()>
# CHECK-DAG: #[[W:.*]] = affine_map<(d0, d1) -> (d0 * 3 + d1)>
# CHECK-LABEL: func.func @products
# CHECK: linalg.generic {indexing_maps = [#[[A]], #{{.*}}, #[[S]], #{{.*}}], iterator_types = ["parallel", "parallel", "reduction"]}
# CHECK: arith.extui %{{.*}} : i8 to i32
# CHECK: arith.fptoui %{{.*}} : f16 to i32
# CHECK: arith.muli
# CHECK: arith.extui
# CHECK: arith.addi %out
# CHECK: linalg.generic {indexing_maps = [#[[W]], #{{.*}}, #{{.*}}], iterator_types = ["parallel", "reduction"]}
# CHECK: arith.minimumf %out, %in
# CHECK: arith.mulf %in, %in
# CHECK: arith.sitofp %{{.*}} : i64 to f32
# CHECK: math.sqrt
# CHECK: linalg.matmul
# CHECK: linalg.generic
# CHECK: linalg.map { arith.addf } ins
# CHECK: linalg.reduce ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4xf32>) dimensions = [1]
with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(ty.tensor(4, 8, ty.i8()), ty.tensor(8, 6, ty.f16()), ty.i8(), ty.tensor(4, 6, ty.i32()),
                                  ty.tensor(9, ty.f32()), ty.tensor(2, ty.f32()), ty.tensor(3, ty.f32()), ty.tensor(4, 4, ty.f32()))
        def products(a, b, factor, c, line, window, out, t):
            made = scaled_product(a, b, factor, outs=[c], cast=TypeFn.cast_unsigned)
            assert made.type == c.type
            largest(line, window, outs=[out], stride=[3], reduce=BinaryFn.min_signed)
            select_positive(t, outs=[t])
            raises(ValueError, lambda: scaled_product(a, b, outs=[c]), "takes 3 inputs and 1 outputs, but 2 and 1")
            raises(ValueError, lambda: scaled_product(a, b, factor, outs=[c], strides=[1]), "has no attribute strides")
            raises(ValueError, lambda: largest(line, t, outs=[out], stride=[1, 2]), "stride has 1 numbers")
            raises(ValueError, lambda: select_positive(t, outs=[c]), "T is f32, but O has elements of i32")

            product = linalg.matmul(t, t, outs=[t]).owner
            dims = linalg.infer_contraction_dimensions(product)
            assert linalg.isa_contraction_op(product) and (dims.m, dims.n, dims.k, dims.batch) == ([0], [1], [2], [])
            assert not linalg.isa_convolution_op(product) and linalg.infer_convolution_dimensions(product) is None
            assert [len(x.value.results) for x in linalg.get_indexing_maps(product)] == [2, 2, 2]
            same = linalg.transpose(t, outs=[t], permutation=[0, 1])
            kept = [x.value for x in linalg.get_indexing_maps(getattr(same, "owner", same))]
            assert kept == [AffineMap.get_identity(2)] * 2
            generic = linalg.matmul(t, t, outs=[t], emit_generic=True).owner
            assert generic.name == "linalg.generic" and linalg.isa_contraction_op(generic)

            @linalg.map([t.type], [t, t], t)
            def sums(x, y, *init):
                return arith.addf(x, y)

            @linalg.reduce([ty.tensor(4, ty.f32())], [t], [tensor.empty([4], ty.f32())], [1])
            def rows(x, acc):
                return arith.maximumf(x, acc)

            conv = linalg.conv_2d_nchw_fchw(tensor.empty([2, 3, 9, 9], ty.f32()), tensor.empty([8, 3, 2, 2], ty.f32()),
                                            outs=[tensor.empty([2, 8, 4, 7], ty.f32())], strides=[2, 1], dilations=[1, 2]).owner
            dims = linalg.infer_convolution_dimensions(conv)
            assert dims.batch == [0] and dims.output_channel == [1] and dims.output_image == [2, 3], dims
            assert dims.strides == [2, 1] and dims.dilations == [1, 2] and len(dims.input_channel) == 1, dims
            assert linalg.infer_contraction_dimensions(conv) is None and not linalg.isa_contraction_op(conv)

    m.operation.verify()
    print(m)

    raises(ValueError, lambda: linalg_structured_op(lambda A=TensorDef(T, S.M): None), "assigns to no output")
    raises(ValueError, lambda: linalg_structured_op(lambda A: None), "says nothing of an operand")

    def twice(A=TensorDef(T, S.M), O=TensorDef(T, S.M, output=True)):
        A[D.m] = O[D.m]

    raises(ValueError, lambda: linalg_structured_op(twice), "is assigned to, but no output")

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""max(A * B + bias, 0) of 512x512: payload and schedule are built, applied, compiled and run on arrays of numpy.
usage: matmul.py [FOLDER], where payload.mlir and script.mlir are written to, for matmul.c"""
import pathlib, sys
import jig, numpy
from mlir.ir import *
from mlir.dialects import arith, func, linalg, tensor, transform
from mlir.dialects.transform import structured
import mlir.extras.types as T

N = 512
with Context(), Location.unknown():
    payload, script, f32 = Module.create(), Module.create(), T.f32()
    with InsertionPoint(payload.body):
        @func.FuncOp.from_py_func(T.tensor(N, N, f32), T.tensor(N, N, f32), T.tensor(N, f32))
        def layer(a, b, bias):
            zero, empty = arith.constant(f32, 0.0), tensor.empty([N, N], f32)
            product = linalg.matmul(a, b, outs=[linalg.fill(zero, outs=[empty])])
            i, j = AffineDimExpr.get(0), AffineDimExpr.get(1)
            @linalg.generic([product, bias], [empty], [AffineMap.get(2, 0, [i, j]), AffineMap.get(2, 0, [j]), AffineMap.get(2, 0, [i, j])],
                            ["parallel"] * 2)
            def relu(x, y, _):
                return arith.maximumf(arith.addf(x, y), zero)
            return relu

    script.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(script.body):
        main = transform.NamedSequenceOp("__transform_main", [transform.any_op_t()], [])
        with InsertionPoint(main.body):
            relu = structured.MatchOp.match_op_names(main.bodyTarget, ["linalg.generic"])
            structured.FuseOp(relu, tile_sizes=[4, 64], tile_interchange=[1, 0], apply_cleanup=True)
            matmul = structured.MatchOp.match_op_names(main.bodyTarget, ["linalg.matmul"])
            structured.TileUsingForOp(matmul, sizes=[0, 0, 4])
            layer = structured.MatchOp.match_op_names(main.bodyTarget, ["func.func"])
            structured.VectorizeChildrenAndApplyPatternsOp(layer)
            transform.YieldOp()
    for name, module in zip(("payload", "script"), (payload, script)):
        if sys.argv[1:]:
            pathlib.Path(sys.argv[1], name + ".mlir").write_text(str(module))
    compiled = jig.compile(jig.apply(payload, script))

a, b, bias = (numpy.arange(n, dtype="f").reshape(shape) % 7 - 3 for n, shape in ((N * N, (N, N)), (N * N, (N, N)), (N, (N,))))
for _ in range(10):
    c = compiled(a, b, bias)
assert numpy.allclose(c, numpy.maximum(a @ b + bias, 0), atol=1e-3)
print(f"sum {c.sum(dtype='d'):.0f}")

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python, compiled
# RUN: %with_jig %s
"""Compiled functions on arrays, without copies, and the execution engine; with numpy where it is installed."""
import array
import ctypes
import gc

import jig
from mlir.execution_engine import ExecutionEngine
from mlir.ir import *
from mlir.passmanager import PassManager

try:
    import numpy
except ImportError:
    numpy = None


def raises(error, call, text):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def memrefs_are_written_where_they_are():
    f = jig.compile("""func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
      linalg.add ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%b : memref<?xf32>)
      return
    }""")
    a, b = array.array("f", [1, 2, 3, 4]), array.array("f", [0] * 4)
    assert f(a, b) is None and list(b) == [2, 4, 6, 8] and list(a) == [1, 2, 3, 4]
    raises(TypeError, lambda: f(a), "takes 2 arguments")
    raises(TypeError, lambda: f(a, array.array("d", [0] * 4)), "expected f32")
    raises(ValueError, lambda: f(memoryview(a).cast("B").cast("f", (2, 2)), b), "is of shape [2, 2]")
    raises(ValueError, lambda: f(memoryview(a)[::2], b[:2]), "not contiguous")
    raises(ValueError, lambda: f(a, memoryview(bytes(16)).cast("f")), "can't be written")


def scalars_come_back():
    f = jig.compile("""func.func private @other() func.func @f(%a: i32, %b: f64, %c: i1) -> (i32, f64, i1) {
      %0 = arith.addi %a, %a : i32
      %1 = arith.mulf %b, %b : f64
      return %0, %1, %c : i32, f64, i1
    }""")
    assert f(21, 1.5, True) == (42, 2.25, True)
    raises(ValueError, lambda: jig.compile("module {}"), "0 functions")
    raises(ValueError, lambda: jig.compile("func.func @f() { return }", entry="g"), "no function @g")
    raises(TypeError, lambda: jig.compile("func.func @f(%a: complex<f32>) { return }"), "complex<f32>")
    raises(MLIRError, lambda: jig.compile('module { func.func @f() { "no.op"() : () -> ()\n return } }'), "unregistered dialect")


def engine():
    with Context() as context:
        m = Module.parse("""func.func @add(%a: memref<3xi64>, %k: i64) attributes {llvm.emit_c_interface} {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          scf.for %i = %c0 to %c3 step %c1 {
            %0 = memref.load %a[%i] : memref<3xi64>
            %1 = arith.addi %0, %k : i64
            memref.store %1, %a[%i] : memref<3xi64>
          }
          return
        }""")
        PassManager.parse("builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
                          "convert-cf-to-llvm,reconcile-unrealized-casts)").run(m.operation)
        e = ExecutionEngine(m)
        data = (ctypes.c_int64 * 3)(1, 2, 3)

        class Descriptor(ctypes.Structure):
            _fields_ = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", ctypes.c_int64),
                        ("shape", ctypes.c_int64 * 1), ("strides", ctypes.c_int64 * 1)]

        at = ctypes.addressof(data)
        d = ctypes.pointer(ctypes.pointer(Descriptor(at, at, 0, (3,), (1,))))
        e.invoke("add", d, (ctypes.c_int64 * 1)(10))
        assert list(data) == [11, 12, 13]
        raises(RuntimeError, lambda: e.lookup("nobody"), "nobody")
        said = []
        with m.context.attach_diagnostic_handler(lambda d: said.append(d.message) or True):
            raises(RuntimeError, lambda: ExecutionEngine(Module.parse("func.func @f() { return }")), "Failure while creating")
        assert "func.func" in said[0]
        if numpy:
            from mlir.runtime import get_ranked_memref_descriptor, ranked_memref_to_numpy

            x = numpy.array([5, 6, 7])
            d = ctypes.pointer(get_ranked_memref_descriptor(x))
            e.invoke("add", ctypes.pointer(d), (ctypes.c_int64 * 1)(1))
            assert x.tolist() == [6, 7, 8] and ranked_memref_to_numpy(d).tolist() == [6, 7, 8]


def arrays_of_numpy():
    f = jig.compile("""func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x4xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
      %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x4xf32>) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
      return %0 : tensor<?x4xf32>
    }""")
    random = numpy.random.default_rng(1)
    a, b, c = random.random((5, 8), "f"), random.random((8, 4), "f"), numpy.ones((5, 4), "f")
    r = f(a, b, c)
    assert numpy.allclose(r, a @ b + 1) and r.dtype == numpy.float32 and (c == 1).all()
    assert numpy.allclose(f(numpy.asfortranarray(a), b, c), r)
    same = jig.compile("func.func @f(%a: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) { return %a, %a : tensor<4xi64>, tensor<4xi64> }")
    x = numpy.arange(4)
    y, z = same(x)
    x[:] = 0
    assert y.tolist() == [0, 1, 2, 3] == z.tolist()
    for _ in range(2000):  # results go with their arrays: 320 MB otherwise
        big(numpy.zeros(20000))


if numpy:
    big = jig.compile("func.func @f(%a: tensor<20000xf64>) -> tensor<20000xf64> { %0 = math.absf %a : tensor<20000xf64>\nreturn %0 : tensor<20000xf64> }")

for test in (memrefs_are_written_where_they_are, scalars_come_back, engine, *((arrays_of_numpy,) if numpy else ())):
    test()
    gc.collect()
if numpy:
    import resource

    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 300 << 10

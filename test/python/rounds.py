# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s 400
"""Rounds of building, applying and dropping do not grow, and threads have contexts of their own. usage: rounds.py ROUNDS"""
import gc
import resource
import sys
import threading

from mlir.dialects import arith, ext, func, transform
from mlir.dialects.transform import interpreter, structured
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import *

ROUNDS = int(sys.argv[1])


class Mine(ext.Dialect, name="mine"):
    pass


class CountOp(Mine.Operation, name="count"):
    target: ext.Operand[transform.AnyOpType]
    number: ext.Result[transform.AnyParamType[()]]


class Count(transform.TransformOpInterface):
    @staticmethod
    def apply(op, rewriter, results, state):
        ops = state.get_payload_ops(op.target)
        results.set_params(op.number, [IntegerAttr.get(IntegerType.get(64), len(ops))])
        for target in ops:
            with InsertionPoint(target):
                new = arith.ConstantOp(target.result.type, target.value.value + 1)
            rewriter.replace_op(target, new)
        return transform.DiagnosedSilenceableFailure.Success


class Effects(MemoryEffectsOpInterface):
    @staticmethod
    def get_effects(op):
        return transform.consumes_handle(op.op_operands) + transform.produces_handle(op.results) + transform.modifies_payload()


def to_product(op, rewriter):
    with rewriter.ip:
        rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs, loc=op.location))


def build_and_apply():
    i64 = IntegerType.get(64)
    payload, script = Module.create(), Module.create()
    with InsertionPoint(payload.body):
        @func.FuncOp.from_py_func(i64)
        def f(x):
            return arith.addi(x, arith.constant(i64, 1))
    script.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(script.body):
        main = transform.NamedSequenceOp("__transform_main", [transform.any_op_t()], [])
        with InsertionPoint(main.body):
            CountOp(structured.MatchOp.match_op_names(main.bodyTarget, ["arith.constant"]))
            transform.YieldOp()
    interpreter.apply_named_sequence(payload, main, script)
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, to_product)
    apply_patterns_and_fold_greedily(payload, patterns.freeze())
    pm = PassManager("any")
    pm.add(lambda op: op.operation.verify(), "verifies")
    pm.run(payload.operation)
    assert "arith.constant 2" in str(payload) and "muli" in str(payload)


def loaded():
    Mine.load()
    Count.attach(CountOp)
    Effects.attach(CountOp)


def one_context(rounds):
    with Context(), Location.unknown():
        loaded()
        for _ in range(rounds):
            build_and_apply()


def many_contexts(rounds):
    for _ in range(rounds):
        with Context(), Location.unknown():
            loaded()
            build_and_apply()


def grown(work):
    """Kilobytes of the second half of the rounds."""
    work(ROUNDS // 2)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(ROUNDS // 2)
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


for work in (one_context, many_contexts):
    assert grown(work) < 1024, work

failed = []


def in_thread():
    try:
        many_contexts(ROUNDS // 40)
        one_context(ROUNDS // 20)
    except BaseException as error:
        failed.append(error)


threads = [threading.Thread(target=in_thread) for _ in range(4)]
for t in threads:
    t.start()
for t in threads:
    t.join()
assert not failed, failed
Mine._mlir_module = None
gc.collect()
assert Context._get_live_count() == 0

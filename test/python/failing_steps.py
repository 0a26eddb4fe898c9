# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""A step in Python reads IR of its own, edits it, keeps it or not, and fails: the step is taken back, that IR is not."""
import gc
import itertools

from mlir import ir
from mlir.dialects import ext, transform
from mlir.dialects.transform import DiagnosedSilenceableFailure

TEXT = 'func.func @f() { "a.b"() ({ ^bb0(%x: i32): "c.d"(%x) : (i32) -> () }) : () -> () return }'
SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%q: !transform.any_op):
      "mine.reads"(%q) : (!transform.any_op) -> ()
    }
    "mine.reads"(%r) : (!transform.any_op) -> ()
    transform.yield
  }
}"""
how = {}
kept = []


class Mine(ext.Dialect, name="mine"):
    pass


class Reads(Mine.Operation, name="reads"):
    target: ext.Operand[transform.AnyOpType]

    class Transform(transform.TransformOpInterface):
        @staticmethod
        def apply(op, rewriter, results, state):
            module = ir.Module.parse(TEXT, context=op.context)
            function = module.body.operations[0]
            if how["erases"]:
                function.regions[0].blocks[0].operations[0].erase()
            if how["keeps"]:
                kept.append(module)
            if how["keeps_op"]:
                kept.append(function)
            return DiagnosedSilenceableFailure.SilenceableFailure if how["fails"] else DiagnosedSilenceableFailure.Success

        @staticmethod
        def allow_repeated_handle_operands(op):
            return False

    class Effects(ir.MemoryEffectsOpInterface):
        @staticmethod
        def get_effects(op):
            return transform.only_reads_handle(op.op_operands) + transform.only_reads_payload()


def carry_out(script):
    payload = ir.Module.parse("func.func @g() { return }")
    before = str(payload)
    try:
        script.body.operations[0].apply(payload.operation)
        assert not how["fails"]
    except ValueError:
        assert how["fails"]
    assert str(payload) == before


with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    Mine.load()
    Reads.Transform.attach(Reads.OPERATION_NAME)
    Reads.Effects.attach(Reads.OPERATION_NAME)
    script = ir.Module.parse(SCRIPT)
    for choice in itertools.product([False, True], repeat=4):
        how = dict(zip(("erases", "keeps", "keeps_op", "fails"), choice))
        for _ in range(2):
            carry_out(script)
        for x in kept:
            assert "@f" in str(x)
            x.operation.verify()
        # What was taken back is there again.
        assert all(("a.b" in str(x)) == (how["fails"] or not how["erases"]) for x in kept)
        kept.clear()
        gc.collect()

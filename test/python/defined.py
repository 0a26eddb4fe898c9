# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""Dialects that Python defines: their operations, what is wrong with them, and interfaces and traits that it implements."""
import gc
import sys
from typing import Any, Optional, Sequence, TypeVar

from mlir import rewrite
from mlir.dialects import arith, ext, func, transform
from mlir.dialects.transform import interpreter, structured
from mlir.ir import *
from mlir.passmanager import PassManager

sys.stdout.reconfigure(line_buffering=True)  # scripts print, too
i32 = IntegerType[32]
T = TypeVar("T", bound=i32 | IntegerType[64])


class Shop(ext.Dialect, name="shop"):
    pass


class PriceOp(Shop.Operation, name="price"):
    amount: IntegerAttr
    price: ext.Result[i32]


class SumOp(Shop.Operation, name="sum"):
    """Of any number; the tip is left out or a price, too."""

    first: ext.Operand[T]
    rest: Sequence[ext.Operand[T]]
    tip: Optional[ext.Operand[i32]]
    total: ext.Result[Any]


class ListOp(Shop.Operation, name="list", traits=[NoTerminatorTrait]):
    body: ext.Region


class IsInList(DynamicOpTrait):
    @staticmethod
    def verify_trait(op):
        if op.parent.name == "shop.list":
            return True
        op.location.emit_error("belongs into a list")
        return False


class PayOp(Shop.Operation, name="pay", traits=[IsTerminatorTrait, IsInList]):
    price: ext.Operand[i32]


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def definitions():
    with Context(), Location.unknown():
        Shop.load()
        # CHECK: irdl.operation @sum {
        # CHECK:   %[[A:.*]] = irdl.is i32
        # CHECK:   %[[B:.*]] = irdl.is i64
        # CHECK:   %[[T:.*]] = irdl.any_of(%[[A]], %[[B]])
        # CHECK:   irdl.operands(first: %[[T]], rest: variadic %[[T]], tip: optional %[[A]])
        print(Shop._mlir_module)
        raises(ext.DialectAlreadyLoadedError, Shop.load, "shop")
    raises(TypeError, lambda: type("Bad", (Shop.Operation,), {"__annotations__": {"x": int}}, name="bad"), "'x'")


def operations():
    with Context(), Location.unknown():
        Shop.load()
        t32, t64 = IntegerType.get(32), IntegerType.get(64)
        m = Module.create()
        with InsertionPoint(m.body):
            a, b = (PriceOp(IntegerAttr.get(t32, n)) for n in (3, 4))
            # CHECK: (self, /, total, first, rest, *, tip=None, loc=None, ip=None)
            print(SumOp.__init__.__signature__)
            s = SumOp(t64, a, [b, b], tip=a)
            assert [v.owner for v in s.rest] == [b, b] and s.tip.owner == a and SumOp(t64, a, []).tip is None
            listed = ListOp()
            listed.body.blocks.append()
            with InsertionPoint(listed.body.blocks[0]):
                PayOp(a)
        assert m.operation.verify()
        # CHECK: "shop.sum"(%0, %1, %1, %0) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i32, i32, i32, i32) -> i64
        print(m)
        assert type(Module.parse(str(m)).body.operations[0]) is PriceOp
        assert PayOp.has_trait(IsTerminatorTrait) and not PriceOp.has_trait(IsTerminatorTrait)
        wide = arith.constant(t64, 1, ip=InsertionPoint(a))
        s.operands[1] = wide  # T is i32 by the first operand
        raises(MLIRError, m.operation.verify, "operands are not as its definition says: 'rest' is not")
        s.operands[1] = b.price
        PriceOp(IntegerAttr.get(t32, 1), ip=InsertionPoint(a)).operation.attributes["amount"] = UnitAttr.get()
        raises(MLIRError, m.operation.verify, "attributes are not as its definition says: 'amount' is not")
        m.body.operations[1].erase()
        with InsertionPoint(m.body):
            PayOp(a)
        raises(MLIRError, m.operation.verify, "belongs into a list")
        raises(TypeError, lambda: PriceOp())


class Steps(ext.Dialect, name="steps"):
    pass


class SwapOp(Steps.Operation, name="swap"):
    """Gives handles to what takes the place of constants."""

    target: ext.Operand[transform.AnyOpType]
    count: ext.Result[transform.AnyParamType[()]]
    swapped: ext.Result[transform.AnyOpType[()]]


class Swap(transform.TransformOpInterface):
    how = None

    @staticmethod
    def apply(op, rewriter, results, state):
        return Swap.how(op, rewriter, results, state)


class SwapEffects(MemoryEffectsOpInterface):
    @staticmethod
    def get_effects(op):
        return transform.consumes_handle(op.op_operands) + transform.produces_handle(op.results) + transform.modifies_payload()


SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["arith.constant"]} in %m : (!transform.any_op) -> !transform.any_op
    %n, %new = "steps.swap"(%c) : (!transform.any_op) -> (!transform.any_param, !transform.any_op)
    transform.print %new {name = "swapped"} : !transform.any_op
    transform.yield
  }
}"""
PAYLOAD = "func.func @f() -> i32 { %0 = arith.constant 1 : i32 %1 = arith.addi %0, %0 : i32 return %1 : i32 }"


def swap(op, rewriter, results, state):
    new = []
    Module.parse(PAYLOAD)  # what is made meanwhile and goes again is no payload
    for target in state.get_payload_ops(op.target):
        with InsertionPoint(target):
            new.append(arith.ConstantOp(target.result.type, target.value.value + 1))
        rewriter.replace_op(target, new[-1])
        raises(RuntimeError, lambda: target.operation.name, "invalidated")
    results.set_params(op.count, [IntegerAttr.get(IntegerType.get(64), len(new))])
    results.set_ops(op.swapped, new)
    Swap.kept = rewriter, state
    return transform.DiagnosedSilenceableFailure.Success


def steps():
    with Context() as context, Location.unknown():
        Steps.load()
        raises(ValueError, lambda: Swap.attach("arith.constant"), "no operation that Python has defined")
        Swap.attach(SwapOp)
        SwapEffects.attach(SwapOp)
        script, payload = Module.parse(SCRIPT), Module.parse(PAYLOAD)
        sequence = script.body.operations[0]

        def apply(how):
            Swap.how = staticmethod(how)
            interpreter.apply_named_sequence(payload, sequence, script)

        # CHECK: IR printer: swapped
        # CHECK-NEXT: arith.constant 2 : i32
        apply(swap)
        assert payload.operation.verify()
        for kept in Swap.kept:
            raises(RuntimeError, lambda: kept.ip if hasattr(type(kept), "ip") else kept.get_params(sequence.body.arguments[0]), "after")

        def failing(op, rewriter, results, state):
            return transform.DiagnosedSilenceableFailure.RecoverableFailure

        def raising(op, rewriter, results, state):
            raise KeyError("mine")

        def forgetful(op, rewriter, results, state):
            return transform.DiagnosedSilenceableFailure.Success

        def wrong(op, rewriter, results, state):
            results.set_params(op.swapped, [])

        def rude(op, rewriter, results, state):
            state.get_payload_ops(op.target)[0].parent.erase()  # all payload of the handle goes
            return transform.DiagnosedSilenceableFailure.DefiniteFailure

        raises(ValueError, lambda: apply(failing), "failed to apply")
        raises(KeyError, lambda: apply(raising), "mine")
        raises(ValueError, lambda: apply(forgetful), "has set no payload for result #0")
        raises(ValueError, lambda: apply(wrong), "of this kind")
        raises(ValueError, lambda: apply(rude), "failed to apply")
        raises(TypeError, lambda: apply(lambda *all: None), "returned None")
        raises(ValueError, lambda: apply(forgetful))
        raises(ValueError, lambda: apply(wrong), "expected a result of this kind")
        raises(ValueError, lambda: apply(rude))
        # CHECK: arith.constant 2
        # CHECK: arith.addi
        print(payload)


class PatternOp(Steps.Operation, name="fold_twice"):
    pass


class Patterns(transform.PatternDescriptorOpInterface):
    @staticmethod
    def populate_patterns(op, patterns):
        def twice(add, rewriter):
            if add.lhs != add.rhs:
                return True
            with rewriter.ip:
                two = arith.constant(add.result.type, 2)
                rewriter.replace_op(add, arith.MulIOp(add.lhs, two))

        patterns.add(arith.AddIOp, twice)


def patterns():
    with Context(), Location.unknown():
        Steps.load()
        Patterns.attach(PatternOp.OPERATION_NAME)
        script = Module.parse(SCRIPT.replace("""%n, %new = "steps.swap"(%c) : (!transform.any_op) -> (!transform.any_param, !transform.any_op)
    transform.print %new {name = "swapped"} : !transform.any_op""", """%f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { "steps.fold_twice"() : () -> () } : !transform.any_op"""))
        payload = Module.parse("func.func @f(%a: i32) -> i32 { %1 = arith.addi %a, %a : i32 return %1 : i32 }")
        script.body.operations[0].apply(payload)
        # CHECK: arith.muli %arg0, %c2
        print(payload)


def effects():
    with Context(), Location.unknown():
        Shop.load()

        class Pure(MemoryEffectsOpInterface):
            @staticmethod
            def get_effects(op, effects):
                pass

        m = Module.parse('%0 = "shop.price"() {amount = 1 : i32} : () -> i32')
        PassManager.parse("builtin.module(cse)").run(m.operation)
        assert len(m.body.operations) == 1
        Pure.attach(PriceOp)
        PassManager.parse("builtin.module(cse)").run(m.operation)
        assert len(m.body.operations) == 0
        raises(ValueError, lambda: MemoryEffectsOpInterface(Operation.parse('"shop.list"() ({}) : () -> ()')))


for test in (definitions, operations, steps, patterns, effects):
    test()
    Swap.kept = Shop._mlir_module = Steps._mlir_module = None
    gc.collect()
    assert Context._get_live_count() == 0, test

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""Patterns that are functions, or PDL; conversions; functions as passes. What they do wrong raises."""
import gc

from mlir.dialects import arith, func, pdl
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import *

TEXT = """
func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  %1 = arith.addi %0, %b : i64
  return %1 : i64
}"""


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def of(root, *functions):
    patterns = RewritePatternSet()
    for function in functions:
        patterns.add(root, function)
    return patterns.freeze()


def functions():
    def multiply(op, rewriter):
        with rewriter.ip:
            rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs, loc=op.location))

    def only_arguments(op, rewriter):
        return not isinstance(op.lhs, BlockArgument) or multiply(op, rewriter)

    with Context():
        frozen = of(arith.AddIOp, multiply)
        m = Module.parse(TEXT)
        held = m.body.operations[0].regions[0].blocks[0].operations[0]
        apply_patterns_and_fold_greedily(m, frozen)
        # CHECK: arith.muli %arg0, %arg1
        # CHECK-NEXT: arith.muli
        # CHECK-NOT: addi
        # CHECK: return
        print(m)
        raises(RuntimeError, lambda: held.name, "invalidated")
        m = Module.parse(TEXT)
        walk_and_apply_patterns(m, of("arith.addi", only_arguments))
        # CHECK: arith.muli %arg0, %arg1
        # CHECK-NEXT: arith.addi
        print(m)
        raises(RuntimeError, lambda: frozen.add("x.y", multiply), "frozen")
        raises(TypeError, lambda: apply_patterns_and_fold_greedily(m, RewritePatternSet()), "Frozen")
        with Context():
            raises(ValueError, lambda: apply_patterns_and_fold_greedily(Module.parse(TEXT), frozen), "another context")


def mistakes():
    kept = []

    def raising(op, rewriter):
        kept.append(rewriter)
        raise KeyError("mine")

    def used(op, rewriter):
        rewriter.erase_op(op)

    def too_few(op, rewriter):
        rewriter.replace_op(op, [])

    def erasing_around(op, rewriter):
        op.parent.erase()

    def detaching(op, rewriter):
        op.detach_from_parent()

    def endless(op, rewriter):
        with rewriter.ip:
            rewriter.replace_op(op, arith.AddIOp(op.rhs, op.lhs, loc=op.location))

    with Context(), Location.unknown():
        for function, error, text in ((raising, KeyError, "mine"), (used, ValueError, "still used"), (too_few, ValueError, "as many"),
                                      (detaching, RuntimeError, "detached")):
            m = Module.parse(TEXT)
            raises(error, lambda: apply_patterns_and_fold_greedily(m, of(arith.AddIOp, function)), text)
            assert m.operation.verify()
        raises(RuntimeError, lambda: kept[0].ip, "after its time")
        raises(MLIRError, lambda: apply_patterns_and_fold_greedily(Module.parse(TEXT), of(arith.AddIOp, endless)), "converge")
        m = Module.parse(TEXT)
        walk_and_apply_patterns(m, of(arith.AddIOp, erasing_around))
        assert len(m.body.operations) == 0


PATTERN = """pdl.pattern : benefit(1) {
  %value = attribute
  %type = type : i64
  %op = operation "arith.constant" {"value" = %value} -> (%type : !pdl.type)
  apply_native_constraint "is_small"(%value : !pdl.attribute)
  rewrite %op {
    %next = apply_native_rewrite "next"(%value : !pdl.attribute) : !pdl.attribute
    %new = operation "arith.constant" {"value" = %next} -> (%type : !pdl.type)
    replace %op with %new
  }
}"""


def pdl_patterns():
    def module(limit):
        module = PDLModule(Module.parse(PATTERN))
        module.register_constraint_function("is_small", lambda rewriter, results, values: values[0].get().value < limit)

        def following(rewriter, results, values):
            attr = values[0].get()
            results.append(IntegerAttr.get(attr.type, attr.value + 1))

        module.register_rewrite_function("next", following)
        return module.freeze()

    with Context(), Location.unknown():
        first, second = module(5), module(7)  # each with functions of its own
        m = Module.parse("func.func @f() -> i64 { %0 = arith.constant 1 : i64 return %0 : i64 }")
        apply_patterns_and_fold_greedily(m, first)
        # CHECK: arith.constant 5 : i64
        print(m)
        apply_patterns_and_fold_greedily(m, second)
        # CHECK: arith.constant 7 : i64
        print(m)
        raises(MLIRError, lambda: PDLModule(Module.parse(PATTERN.replace("next", "unheard"))).freeze(), "compile")

        # CHECK: pdl.pattern @written : benefit(3)
        # CHECK: rewrite %{{.*}} {
        # CHECK: erase
        m = Module.create()
        with InsertionPoint(m.body):
            @pdl.pattern(benefit=3, sym_name="written")
            def written():
                op = pdl.OperationOp(name="arith.addi", args=[pdl.OperandOp(pdl.TypeOp(IndexType.get()))])

                @pdl.rewrite(op)
                def erases():
                    pdl.EraseOp(op)

        print(m)


def conversions():
    converter = TypeConverter()
    converter.add_conversion(lambda t: IntegerType.get(32) if t == IntegerType.get(64) else None)

    def narrow(op, adaptor, types, rewriter):
        assert types.convert_type(op.result.type) == IntegerType.get(32)
        with rewriter.ip:
            rewriter.replace_op(op, arith.AddIOp(adaptor.lhs, adaptor.rhs, loc=op.location))

    with Context():
        patterns = RewritePatternSet()
        patterns.add_conversion(arith.AddIOp, narrow, converter)
        target, config = ConversionTarget(), ConversionConfig()
        target.add_dynamically_legal_op(arith.AddIOp, lambda op: op.result.type == IntegerType.get(32))
        config.build_materializations = False
        m, frozen = Module.parse(TEXT), patterns.freeze()
        apply_partial_conversion(m, target, frozen, config)
        # CHECK: builtin.unrealized_conversion_cast %arg0 : i64 to i32
        # CHECK: arith.addi {{.*}} : i32
        # CHECK-NEXT: arith.addi {{.*}} : i32
        print(m)
        target.add_illegal_dialect("func")
        raises(MLIRError, lambda: apply_full_conversion(m, target, frozen, config), "full conversion failed")


def passes():
    class Failing:
        def __call__(self, op):
            self.signal_pass_failure()

    def raising(op):
        raise KeyError("mine")

    seen = []
    with Context():
        m = Module.parse(TEXT)
        for _ in range(3):
            pm = PassManager("any")
            pm.add(lambda op: seen.append(op.name), "looks")
            pm.add("cse")
            pm.run(m.operation)
        assert seen == ["builtin.module"] * 3
        for function, error in ((Failing(), MLIRError), (raising, KeyError), (lambda op, self_: self_.signal_pass_failure(), MLIRError)):
            pm = PassManager("any")
            pm.add(function, "fails")
            raises(error, lambda: pm.run(m.operation))
        raises(RuntimeError, Failing().signal_pass_failure) if hasattr(Failing(), "signal_pass_failure") else None


for test in (functions, mistakes, pdl_patterns, conversions, passes):
    test()
    gc.collect()
    assert Context._get_live_count() == 0, test

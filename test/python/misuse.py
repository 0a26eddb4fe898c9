# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""What programs do by mistake raises: nothing is read that has gone, nothing of one context stands in another."""
import array
import gc
import hashlib
import sys
import threading
import weakref

from mlir._mlir_libs import _mlir
from mlir.dialects import arith
from mlir.ir import *
from mlir.passmanager import PassManager


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
        return
    raise AssertionError("expected " + error.__name__)


def classes_of_nothing():
    """Who can't be made by calling the class is not made."""
    for name, cls in vars(_mlir).items():
        if isinstance(cls, type) and not issubclass(cls, BaseException):
            try:
                made = cls()
            except (TypeError, RuntimeError, ValueError):
                continue
            repr(made)


def weak_references():
    with Context(), Location.unknown():
        Context.current.allow_unregistered_dialects = True
        m = Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
        for _ in range(3):
            o = m.body.operations[0].operation
            weakref.finalize(o, lambda: [str(x) for x in m.body.operations])
            del o
            gc.collect()
        assert [str(x) for x in m.body.operations] == ['"t.a"() : () -> ()', '"t.b"() : () -> ()']


def contexts_apart():
    with Context() as c, Location.unknown():
        c.allow_unregistered_dialects = True
        i32 = IntegerType.get_signless(32)
        m = Module.parse('%0 = "t.a"() : () -> i32 "t.b"(%0) : (i32) -> ()')
        op = m.body.operations[0]
        d = Context()
        there = Location.file("f", 3, 4, context=d)
        other = StringAttr.get("other", context=d)
        with d, Location.unknown():
            value = arith.ConstantOp(IntegerType.get_signless(32), 1).result

        def set_location():
            op.location = there

        raises(ValueError, set_location, "different contexts")
        raises(ValueError, lambda: m.body.add_argument(i32, there), "different contexts")
        raises(ValueError, lambda: Location.fused([there]), "different contexts")
        raises(ValueError, lambda: ArrayAttr.get([other]), "different contexts")
        raises(ValueError, lambda: DictAttr.get({"a": other}), "different contexts")
        theirs = IntegerType.get_signless(8, d)
        raises(ValueError, lambda: FunctionType.get([i32], [theirs]), "different contexts")
        raises(ValueError, lambda: RankedTensorType.get([2], i32, other), "different contexts")
        raises(ValueError, lambda: AffineSymbolExpr.get(0) + AffineSymbolExpr.get(0, d), "different contexts")
        raises(ValueError, lambda: op.result.replace_all_uses_except(value, []), "different contexts")


def buffers():
    with Context(), Location.unknown():
        i32 = IntegerType.get_signless(32)
        splat = DenseElementsAttr.get_splat(RankedTensorType.get([100000], i32), IntegerAttr.get(i32, 7))
        raises(BufferError, lambda: hashlib.md5(splat))
        raises(TypeError, lambda: b"".join([splat]))
        raises(ValueError, lambda: DenseElementsAttr.get(array.array("b"), type=RankedTensorType.get([1 << 62], i32)), "room")


def locations_of_hooks():
    with Context() as c, loc_tracebacks():
        c.allow_unregistered_dialects = True
        i32 = IntegerType.get_signless(32)
        op = Operation.create("t.o", operands=(arith.constant(i32, i) for i in range(3)))
        assert "misuse.py" in str(op.location)


def mappings():
    class Lists(dict):
        def items(self):
            return [["a", UnitAttr.get()]]

    with Context() as c, Location.unknown():
        c.allow_unregistered_dialects = True
        raises(TypeError, lambda: Operation.create("t.o", attributes=Lists(a=1)), "pairs")
        raises(TypeError, lambda: DictAttr.get(Lists(a=1)), "pairs")


def names_of_capsules():
    name = "".join(["some", ".", "name"])
    before = sys.getrefcount(name)
    for _ in range(10):
        _mlir._capsule(object(), "".join(["some", ".", "name"]))
    assert sys.getrefcount(name) - before < 20


def threads():
    """Errors of one context are not another's, whoever begins or ends first: the second ends behind the first, in which it began."""
    first_is_in, second_is_in, first_is_out, found = threading.Event(), threading.Event(), threading.Event(), []

    def run(function):
        with Context(), Location.unknown():
            p = PassManager()
            p.add(lambda op, pass_: function(op, pass_))
            try:
                p.run(Module.create().operation)
            except MLIRError as error:
                found.append(len(error.error_diagnostics))

    def first(op, pass_):
        first_is_in.set()
        second_is_in.wait(10)

    def second(op, pass_):
        second_is_in.set()
        first_is_out.wait(10)
        op.location.emit_error("mine")
        pass_.signal_pass_failure()

    one, two = threading.Thread(target=run, args=(first,)), threading.Thread(target=run, args=(second,))
    one.start()
    first_is_in.wait(10)
    two.start()
    one.join()
    first_is_out.set()
    two.join()
    assert found and found[0] >= 1, found
    with Context():
        Location.unknown().emit_error("nobody gathers it")


def elements():
    """What is no number has no place among elements, and layouts are layouts."""
    with Context() as c, Location.unknown():
        i32, f32 = IntegerType.get_signless(32), F32Type.get()
        text = StringAttr.get("s")
        typed = StringAttr.get_typed(i32, "s")
        raises(ValueError, lambda: DenseElementsAttr.get([text]), "numbers")
        raises(ValueError, lambda: DenseElementsAttr.get([typed], type=RankedTensorType.get([1], i32)), "numbers")
        raises(ValueError, lambda: DenseElementsAttr.get_splat(RankedTensorType.get([1], i32), typed))
        data = array.array("i", [1, 2])
        raises(ValueError, lambda: DenseElementsAttr.get(data, type=NoneType.get()), "elements of this type")
        raises(ValueError, lambda: DenseElementsAttr.get(data, type=FunctionType.get([], [])), "elements of this type")
        raises(ValueError, lambda: DenseElementsAttr.get(data, type=RankedTensorType.get([2], Type.parse("!transform.any_op"))), "elements of this type")
        raises(ValueError, lambda: DenseResourceElementsAttr.get_from_buffer(data, "a", i32), "static shape")
        raises(ValueError, lambda: DenseResourceElementsAttr.get_from_buffer(data, "a", RankedTensorType.get([2], i32), 3), "power of two")
        raises(MLIRError, lambda: MemRefType.get([4], f32, text), "layout")
        raises(MLIRError, lambda: MemRefType.get([4], f32, StridedLayoutAttr.get(0, [1, 1])), "strides")
        raises(MLIRError, lambda: MemRefType.get([4], f32, AffineMapAttr.get(AffineMap.get_identity(2))), "rank")
        raises(TypeError, lambda: 5 + DenseI64ArrayAttr.get([1]))
        raises(TypeError, lambda: text + ArrayAttr.get([]))
        assert list(ArrayAttr.get([text]) + [text]) == [text, text]


def values_that_are_gone():
    """Operands without a value: what works on them says so."""
    import jig

    def gap():
        m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
        add = m.body.operations[0].regions[0].blocks[0].operations[0]
        add.operands[0] = Operation.create("arith.constant", results=[IntegerType.get_signless(32)], ip=False,
                                           attributes={"value": IntegerAttr.get(IntegerType.get_signless(32), 1)}).result
        gc.collect()
        return m

    script = """module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%m: !transform.any_op) { transform.yield } }"""
    with Context() as c, Location.unknown():
        c.allow_unregistered_dialects = True
        # What is around it looks at it before it is looked at itself.
        for text in ("""func.func @f(%a: index) { %0 = "t.a"() : () -> index %1 = scf.for %i = %a to %a step %a iter_args(%x = %0) -> index {
                          %y = "t.b"() : () -> index scf.yield %y : index } return }""",
                     """module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_op) {
                          %0 = "t.b"(%a) : (!transform.any_op) -> !transform.any_op "t.c"(%0) : (!transform.any_op) -> () transform.yield } }"""):
            m, found = Module.parse(text), []
            m.operation.walk(lambda op: (found.append(op) if op.name == "t.b" else None, WalkResult.ADVANCE)[1])
            found[0].detach_from_parent()
            found.clear()
            gc.collect()
            assert "NULL" in str(m) and "NULL" in str(m.body)
            raises(MLIRError, m.operation.verify, "null operand")
        quick = PassManager.parse("builtin.module(canonicalize)")
        quick.enable_verifier(False)
        from mlir.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily
        for call in (lambda m: jig.evaluate(m, 1), lambda m: jig.compile(m), lambda m: quick.run(m.operation), lambda m: jig.apply(m, script),
                     lambda m: jig.apply(m, script, trace=True), lambda m: PassManager.parse("builtin.module(cse)").run(m.operation),
                     lambda m: apply_patterns_and_fold_greedily(m, RewritePatternSet().freeze())):
            m = gap()
            raises((MLIRError, ValueError), lambda: call(m))
            raises(ValueError, lambda: m.body.operations[0].regions[0].blocks[0].operations[0].operands[0], "gone")


def names_that_are_no_str():
    """Bytes stand for text everywhere, and what is no UTF-8 comes back as what it was."""
    with Context() as c, Location.unknown():
        c.allow_unregistered_dialects = True
        raises(RuntimeError, lambda: Operation.create(b"t.o", attributes={"a": None}))
        odd = StringAttr.get(b"a\xff")
        assert odd.value_bytes == b"a\xff"
        assert StringAttr.get(odd.value) == odd and StringAttr.get(odd.value).value_bytes == b"a\xff"
        op = Operation.create("t.o", attributes={odd.value: odd})
        assert op.attributes[odd.value] == odd and list(op.attributes.keys()) == [odd.value]
        raises(TypeError, lambda: _mlir._import_dialect(5) or _mlir._append_dialect_search_prefix(5))
        raises(TypeError, lambda: _mlir._register("op", "t.o", 5, True), "class of OpView")
        raises(TypeError, lambda: register_value_caster(UnitAttr.static_typeid)(5))


for test in (elements, values_that_are_gone, names_that_are_no_str, classes_of_nothing, weak_references, contexts_apart, buffers, locations_of_hooks, mappings, names_of_capsules, threads):
    test()
    gc.collect()

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""What Python does with IR that Jig is at work on: it raises where nobody would hear of it, and never leaves Jig with what is gone."""
import gc

import jig
from mlir._mlir_libs import _mlir
from mlir.dialects import arith, ext, func, transform
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import *

WHILE_LOOKING, PLACE, SCRIPT, PATTERNS, PASS = "looks at", "stays where it is", "script that is carried out", "while patterns", "its own operation"


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
        return
    raise AssertionError("expected " + error.__name__)


class Mine(ext.Dialect, name="mine"):
    pass


class OneOp(Mine.Operation, name="one"):
    number: ext.Result[IntegerType[32]]


class StepOp(Mine.Operation, name="step"):
    target: ext.Operand[transform.AnyOpType]


def payload():
    return Module.parse("""
      func.func @f(%a: i32) -> i32 {
        %0 = "mine.one"() : () -> i32
        %1 = arith.addi %0, %a : i32
        %2 = arith.muli %1, %1 : i32
        return %2 : i32
      }
      func.func private @g(i32)""")


def edits(op):
    """All ways to edit what is around an operation; each either raises or leaves valid IR."""
    block, region = op.operation.block, op.operation.block.region
    return [op.operation.erase, op.operation.detach_from_parent, region.owner.operation.erase,
            lambda: op.operation.attributes.__setitem__("x", UnitAttr.get()), lambda: op.result.set_type(IntegerType.get_signless(32)),
            lambda: op.result.replace_all_uses_with(block.arguments[0]), lambda: block.add_argument(IntegerType.get_signless(32), Location.unknown()),
            lambda: region.blocks.append(), lambda: block.append(Operation.create("test.x", ip=False)), lambda: op.operation.move_after(block.operations[1]),
            lambda: InsertionPoint(op).insert(Operation.create("test.x", ip=False)), lambda: block.append_to(region),
            lambda: SymbolTable(region.owner.operation.parent).erase(region.owner), lambda: SymbolTable.set_symbol_name(region.owner, "h"),
            lambda: block.operations[1].operands.__setitem__(0, block.arguments[0]),
            lambda: PassManager.parse("builtin.module(canonicalize)").run(region.owner.operation.parent)]


def looking(when):
    """Sets up what looks on with a function that is called with an operation, and starts it: nothing may change."""
    for i in range(len(edits(payload().body.operations[0].regions[0].blocks[0].operations[0]))):
        m, tried = payload(), []

        def look(op):
            while op.operation.name != "mine.one":
                op = op.regions[0].blocks[0].operations[0]
            if not tried:
                tried.append(i)
                raises(RuntimeError, edits(op)[i], WHILE_LOOKING)
                made = Operation.create("test.free", results=[IntegerType.get_signless(32)], ip=False)
                made.erase()

        when(m, look)
        assert tried, when
        assert m.operation.verify()


def verifiers_and_effects():
    class Trait(DynamicOpTrait):
        @staticmethod
        def verify_trait(op):
            hook(op)
            return True

    class Effects(MemoryEffectsOpInterface):
        @staticmethod
        def get_effects(op):
            hook(op)
            return []

    Trait.attach(OneOp)
    Effects.attach(OneOp)
    hook = lambda op: None

    def when(work):
        def run(m, look):
            nonlocal hook
            hook = look
            try:
                work(m)
            finally:
                hook = lambda op: None
        return run

    looking(when(lambda m: m.operation.verify()))
    looking(when(lambda m: str(m)))
    looking(when(lambda m: MemoryEffectsOpInterface(m.body.operations[0].regions[0].blocks[0].operations[0]).get_effects()))
    looking(when(lambda m: PassManager.parse("builtin.module(cse)").run(m.operation)))


def conversions():
    def legality(m, look):
        target = ConversionTarget()
        target.add_dynamically_legal_op(OneOp, lambda op: look(op) or True)
        apply_partial_conversion(m.operation, target, RewritePatternSet().freeze())

    looking(legality)


def handlers():
    """They hear of errors at the time or later: what they edit is refused, or done then."""
    def hear(diagnostic):
        try:
            edits(m.body.operations[0].regions[0].blocks[0].operations[0])[i]()
        except (MLIRError, RuntimeError, ValueError, IndexError):
            pass
        return True

    Context.current.emit_error_diagnostics = True
    for i in range(len(edits(payload().body.operations[0].regions[0].blocks[0].operations[0]))):
        for call in (lambda: m.operation.verify(), lambda: str(m), lambda: PassManager.parse("builtin.module(cse)").run(m.operation)):
            m = payload()
            with Context.current.attach_diagnostic_handler(hear):
                m.body.operations[1].attributes["sym_name"] = IntegerAttr.get(IntegerType.get_signless(8), 1)
                try:
                    call()
                except (MLIRError, RuntimeError):
                    pass
                try:
                    str(m)
                except RuntimeError:
                    pass
    Context.current.emit_error_diagnostics = False


def passes():
    """A pass changes what is in its operation."""
    def run(on, function):
        m = payload()
        pm = PassManager("builtin.module" if on == "module" else "func.func")
        pm.add(function, "mine")
        pm.run(m.operation if on == "module" else m.body.operations[0].operation)
        return m

    raises(RuntimeError, lambda: run("module", lambda op: op.operation.erase()), PLACE)
    raises(RuntimeError, lambda: run("func", lambda op: op.operation.erase()), PLACE)
    raises(RuntimeError, lambda: run("func", lambda op: op.operation.parent.erase()), PLACE)
    raises(RuntimeError, lambda: run("func", lambda op: op.operation.parent.regions[0].blocks[0].operations[1].erase()), PASS)
    m = run("module", lambda op: op.regions[0].blocks[0].operations[1].operation.erase())
    assert len(m.body.operations) == 1

    def nested(op):
        PassManager.parse("builtin.module(cse)").run(op.operation)

    run("module", nested)
    # Dropped while it is used: the value goes at the end.
    def dropped(op):
        one = op.regions[0].blocks[0].operations[0].regions[0].blocks[0].operations[1]
        one.operation.operands[0] = Operation.create("mine.one", results=[IntegerType.get_signless(32)], ip=False).result

    raises(MLIRError, lambda: run("module", dropped))


def patterns():
    def tried(function, error, text):
        patterns = RewritePatternSet()
        patterns.add(OneOp, function)
        m = payload()
        raises(error, lambda: apply_patterns_and_fold_greedily(m, patterns.freeze()), text)
        str(m)

    def parent(op):
        return op.operation.parent.operation.parent.operation

    tried(lambda op, rw: parent(op).erase(), RuntimeError, PLACE)
    tried(lambda op, rw: PassManager.parse("builtin.module(canonicalize)").run(parent(op)), RuntimeError, PATTERNS)
    tried(lambda op, rw: op.operation.detach_from_parent(), RuntimeError, "")
    tried(lambda op, rw: op.operation.block.append_to(op.operation.block.region), RuntimeError, PATTERNS)

    def fails_when_gone(op, rw):
        with rw.ip:
            zero = arith.constant(IntegerType.get_signless(32), 0)
        rw.replace_op(op, [zero])
        return True

    patterns = RewritePatternSet()
    patterns.add(OneOp, fails_when_gone)
    m = payload()
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    assert "mine.one" not in str(m)


def steps():
    class Step(transform.TransformOpInterface):
        @staticmethod
        def apply(op, rewriter, results, state):
            hook(op, rewriter, state)
            return transform.DiagnosedSilenceableFailure.Success

    Step.attach(StepOp)

    class Effects(MemoryEffectsOpInterface):
        @staticmethod
        def get_effects(op):
            return transform.only_reads_handle(op.op_operands) + transform.modifies_payload()

    Effects.attach(StepOp)
    text = """module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%m: !transform.any_op) {
        "mine.step"(%m) : (!transform.any_op) -> ()
        "mine.step"(%m) : (!transform.any_op) -> ()
        transform.yield
      }
    }"""

    def run(how, trace=False):
        nonlocal hook
        hook = how
        m = payload()
        jig.apply(m, text, trace=trace)
        return m

    hook = None
    for trace in (False, True):
        raises(RuntimeError, lambda: run(lambda op, rw, state: op.operation.erase(), trace), SCRIPT)
        raises(RuntimeError, lambda: run(lambda op, rw, state: rw.erase_op(op), trace), SCRIPT)
        raises(RuntimeError, lambda: run(lambda op, rw, state: op.operation.parent.operation.parent.erase(), trace), PLACE)
        raises(RuntimeError, lambda: run(lambda op, rw, state: state.get_payload_ops(op.target)[0].operation.erase(), trace), PLACE)

        def inside(op, rw, state):
            for g in list(state.get_payload_ops(op.target)[0].regions[0].blocks[0].operations)[1:]:
                g.operation.erase()
            PassManager.parse("builtin.module(canonicalize)").run(state.get_payload_ops(op.target)[0].operation)

        assert len(run(inside, trace).body.operations) == 1

        def raising(op, rw, state):
            raise KeyError("mine")

        raises(KeyError, lambda: run(raising, trace), "mine")


def arguments():
    """What gives arguments erases what they are for."""
    i32 = IntegerType.get_signless(32)

    def evil(op, items):
        yield from items
        op.erase()

    class Evil(list):
        def __init__(self, op, items):
            super().__init__(items)
            self.op = op

        def __iter__(self):
            try:
                self.op.erase()
            except RuntimeError:
                pass
            return super().__iter__()

    def with_region():
        op = Operation.create("test.r", regions=1, results=[i32], ip=False)
        op.regions[0].blocks.append(i32)
        return op

    op = with_region()
    raises(RuntimeError, lambda: Block.create_at_start(op.regions[0], evil(op, [i32, i32])), "invalidated")
    op = with_region()
    block = op.regions[0].blocks[0]
    raises(RuntimeError, lambda: block.create_after(i32, arg_locs=evil(op, [Location.unknown()])), "invalidated")
    for where in ("operands", "results", "successors"):
        op = with_region()
        given = {"operands": [op.result], **{where: evil(op, {"operands": [op.result], "results": [i32], "successors": []}[where])}}
        raises(RuntimeError, lambda: Operation.create("test.u", **given, ip=False), "invalidated")
    op = with_region()
    user = Operation.create("test.u", operands=[with_region().result], ip=False)

    def walk_order():
        class Number:
            def __index__(self):
                op.erase()
                return 1

        op.walk(print, Number())

    raises(RuntimeError, walk_order, "invalidated")


def collections():
    """Contexts that hold themselves go."""
    before = Context._get_live_count()
    for _ in range(20):
        c = Context()
        c.allow_unregistered_dialects = True
        m = Module.parse('"test.a"() : () -> ()', c)
        kept = [c, m, m.body, m.body.operations[0], m.body.operations, SymbolTable(m.operation), Location.unknown(c), UnitAttr.get(c), NoneType.get(c)]
        handler = c.attach_diagnostic_handler(lambda d, kept=kept: True)
        kept.append(handler)
        with c:
            pm = PassManager()
            pm.add(lambda op, kept=kept: None, "mine")
            patterns = RewritePatternSet()
            patterns.add("test.a", lambda op, rw, kept=kept: True)
        kept += [pm, patterns, patterns.freeze()]
        del c, m, kept, handler, pm, patterns
    gc.collect()
    assert Context._get_live_count() == before, Context._get_live_count() - before
    c = Context()
    h = c.attach_diagnostic_handler(lambda d: True)
    assert h.attached
    del c
    gc.collect()
    assert not h.attached
    h.detach()


def two_contexts():
    other = Context()
    with other, Location.unknown():
        pdl = Module.create()
        affine = AffineMapAttr.get(AffineMap.get_identity(1))
        i8 = IntegerType.get_signless(8)
    patterns = RewritePatternSet()
    raises(ValueError, lambda: patterns._add_pdl(pdl), "different contexts")
    f32 = F32Type.get()
    raises(ValueError, lambda: MemRefType.get([4], f32, affine), "different contexts")
    raises(ValueError, lambda: MemRefType.get([4], f32, None, affine), "different contexts")
    raises(ValueError, lambda: UnrankedMemRefType.get(f32, affine), "different contexts")
    raises(ValueError, lambda: Location.callsite(Location.unknown(), [Location.unknown(other)]), "different contexts")
    raises(ValueError, lambda: Location.name("n", Location.unknown(other), context=Context.current), "different contexts")
    raises(ValueError, lambda: TypeAttr.get(i8, Context.current), "different contexts")
    raises(ValueError, lambda: TupleType.get_tuple([i8], Context.current), "different contexts")
    raises(ValueError, lambda: AffineMap.get(1, 0, [AffineDimExpr.get(0, other)], Context.current), "different contexts")
    raises(ValueError, lambda: IntegerSet.get(1, 0, [AffineDimExpr.get(0, other)], [True], Context.current), "different contexts")
    raises(ValueError, lambda: arith.ConstantOp(IntegerType.get_signless(32), 1).result.owner.operation.attributes.__setitem__("x", affine), "another context")


with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    Mine.load()
    for test in (verifiers_and_effects, conversions, handlers, passes, patterns, steps, arguments, two_contexts):
        with InsertionPoint(Module.create().body):
            test()
collections()

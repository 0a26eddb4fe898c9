# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s
"""Who owns what: objects of what is gone raise, what is held stays, and nothing grows."""
import gc
import resource

from mlir.ir import *

PAYLOAD = """
func.func @f(%a: i32) -> i32 {
  %0 = "test.op"(%a) : (i32) -> i32
  %1 = "test.other"(%0) ({ ^bb0(%b: i32): "test.end"() : () -> () }) : (i32) -> i32
  return %1 : i32
}"""


def raises(error, call, text=""):
    try:
        call()
    except error as e:
        assert text in str(e), e
    else:
        raise AssertionError("expected " + error.__name__)


def parsed(context):
    context.allow_unregistered_dialects = True
    return Module.parse(PAYLOAD, context)


def one_object_for_each():
    m = parsed(Context())
    f = m.body.operations[0]
    assert m.operation is m.operation
    assert f.operation is m.body.operations[0].operation
    assert f == m.body.operations[0] and hash(f) == hash(m.body.operations[0])
    assert f.operation.parent == m.operation
    first = f.regions[0].blocks[0].operations[0]
    assert first.result == f.regions[0].blocks[0].operations[1].operands[0]


def inner_objects_hold_the_tree():
    op = parsed(Context()).body.operations[0].regions[0].blocks[0].operations[0]
    gc.collect()
    assert 'test.op' in str(op)
    block = op.block
    argument = block.arguments[0]
    del op, block
    gc.collect()
    assert argument.type == IntegerType.get_signless(32, argument.context)


def erased_raise():
    m = parsed(Context())
    block = m.body.operations[0].regions[0].blocks[0]
    used, other, end = block.operations
    inner = other.regions[0].blocks[0]
    inner_op, inner_arg, result = inner.operations[0], inner.arguments[0], other.result
    raises(ValueError, used.erase, "still used")
    end.erase()
    other.operation.erase()
    for call in (lambda: str(other), lambda: other.name, lambda: other.operands[0], lambda: inner_op.name, lambda: inner.owner,
                 lambda: inner_arg.type, lambda: result.type, lambda: result.owner, lambda: list(inner), other.erase,
                 lambda: InsertionPoint(other), lambda: other.regions[0], lambda: inner.arguments[0], lambda: other.attributes["a"],
                 lambda: other.walk(print), lambda: len(other.operands), lambda: inner.append(used), lambda: result.get_name()):
        raises(RuntimeError, call)
    used.erase()
    raises(RuntimeError, lambda: used.operands[0], "invalidated")
    assert len(block.operations) == 0
    # The slot of what is gone is used again: the old object does not come to life.
    with Location.unknown(m.context), InsertionPoint(block):
        new = [Operation.create("test.op", operands=[block.arguments[0]], results=[block.arguments[0].type]) for _ in range(100)]
    raises(RuntimeError, lambda: used.name)
    assert all(op.name == "test.op" for op in new)


def blocks_and_arguments():
    context = Context()
    context.allow_unregistered_dialects = True
    with Location.unknown(context):
        i32 = IntegerType.get_signless(32)
        a, b = (Operation.create("test.regions", regions=1) for _ in range(2))
        block = a.regions[0].blocks.append(i32, i32)
        arg = block.arguments[1]
        with InsertionPoint(block):
            op = Operation.create("test.op", operands=[arg])
        stale = a.regions[0].blocks[0]
        block.append_to(b.regions[0])
        assert block.owner == b and op.parent == b
        raises(RuntimeError, lambda: stale.owner, "moved away")
        raises(ValueError, lambda: block.erase_argument(1))
        op.erase()
        block.erase_argument(1)
        raises(RuntimeError, lambda: arg.type, "erased")
        raises(ValueError, lambda: block.append(b))  # into itself
        del a, b
        gc.collect()
        assert len(block.arguments) == 1


def detached_and_moved():
    context = Context()
    m, n = parsed(context), parsed(context)
    f, g = m.body.operations[0], n.body.operations[0]
    inner = f.regions[0].blocks[0].operations[0]
    f.detach_from_parent()
    raises(ValueError, f.detach_from_parent)
    del m
    gc.collect()
    assert inner.name == "test.op" and not f.attached
    f.move_before(g)
    del f, g
    gc.collect()
    assert len(n.body.operations) == 2
    del n
    gc.collect()
    assert "test.op" in str(inner.parent.parent)
    # Dropped while something else uses its result: that has no value then.
    with Location.unknown(context):
        i32 = IntegerType.get_signless(32)
        producer = Operation.create("test.op", results=[i32])
        user = Operation.create("test.use", operands=[producer.result])
        del producer
        gc.collect()
        raises(ValueError, lambda: user.operands[0], "no value")


def while_walking_and_iterating():
    m = parsed(Context())
    block = m.body.operations[0].regions[0].blocks[0]
    names = []

    def callback(op):
        names.append(op.name)
        if op.name == "test.end":
            block.operations[2].erase()
            block.operations[1].erase()
        return WalkResult.ADVANCE

    m.operation.walk(callback)
    assert names == ["test.op", "test.end", "func.func", "builtin.module"], names
    for op in block:
        op.erase()
    assert len(block.operations) == 0

    def fails(op):
        raise KeyError("inside")

    raises(RuntimeError, lambda: m.operation.walk(fails), "inside")


def contexts_do_not_mix():
    m, n = parsed(Context()), parsed(Context())
    a, b = (x.body.operations[0].regions[0].blocks[0] for x in (m, n))
    raises(ValueError, lambda: Operation.create("x.y", operands=[a.arguments[0]], loc=Location.unknown(n.context)), "context")
    raises(ValueError, lambda: a.append(b.operations[0]))
    raises(ValueError, lambda: a.arguments[0].replace_all_uses_with(b.arguments[0]))
    raises(ValueError, lambda: a.operations[0].operands.__setitem__(0, b.arguments[0]))
    raises(ValueError, lambda: a.operations[0].attributes.__setitem__("x", UnitAttr.get(n.context)))
    raises(ValueError, lambda: a.arguments[0].set_type(F32Type.get(n.context)))


def handlers():
    context = Context()
    heard = []
    with context.attach_diagnostic_handler(lambda d: heard.append(d.message) or True):
        Location.unknown(context).emit_error("one")
    with context.attach_diagnostic_handler(lambda d: True):
        outer = context.attach_diagnostic_handler(lambda d: False)
        Location.unknown(context).emit_error("two")
    kept = []
    handler = context.attach_diagnostic_handler(lambda d: kept.append(d) or True)
    Location.unknown(context).emit_error("three")
    raises(ValueError, lambda: kept[0].message)
    del context, outer
    gc.collect()
    assert heard == ["one"] and not handler.attached


def rounds(count):
    for _ in range(count):
        with Context() as context, Location.unknown():
            context.allow_unregistered_dialects = True
            m = Module.create()
            with InsertionPoint(m.body):
                op = Operation.create("test.op", results=[F32Type.get()], attributes={"a": StringAttr.get("x" * 100)}, regions=1)
                op.regions[0].blocks.append(F32Type.get())
                Operation.create("test.use", operands=[op.result])
            str(m)


for test in (one_object_for_each, inner_objects_hold_the_tree, erased_raise, blocks_and_arguments, detached_and_moved,
             while_walking_and_iterating, contexts_do_not_mix, handlers):
    test()
    gc.collect()
    assert Context._get_live_count() == 0, test.__name__

rounds(50)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
rounds(300)
grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
assert grown < 4096, f"{grown} KiB more after 300 contexts"
# In one context: what is dropped gives its memory back.
with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    m = Module.create()

    def many(count):
        for _ in range(count):
            Module.parse(PAYLOAD).body.operations[0].regions[0].blocks[0].operations[0].result

    many(1000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    many(10000)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 4096, f"{grown} KiB more after 10,000 modules"
    del m
assert context._get_live_operation_count() == 0

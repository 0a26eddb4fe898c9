# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s 2
# RUN: %with_jig %s 2 1 chaos _mlir.
"""Whatever is called with whatever raises or returns: no process dies of it. Everything that is public is called with things of
wrong kinds, of another context, of what is gone, and with numbers at the ends, in processes of their own.
With chaos operations are erased and moved whenever Python collects garbage, which is all the time then.
usage: fuzz.py CALLS_OF_EACH [SEED [chaos [PART OF A NAME]]]"""
import array
import faulthandler
import gc
import importlib
import inspect
import mmap
import os
import pkgutil
import random
import signal
import sys
import traceback

import jig
import mlir.dialects
from mlir import execution_engine, ir, passmanager, rewrite
from mlir._mlir_libs import _mlir
from mlir.ir import *

CALLS = int(sys.argv[1])
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
CHAOS = len(sys.argv) > 3 and sys.argv[3] == "chaos"
PART = sys.argv[4] if len(sys.argv) > 4 else ""
# What a process can't be asked to survive, or what waits: addresses that are called, and files that are written.
LEFT_OUT = {"ExecutionEngine.invoke", "ExecutionEngine.raw_register_runtime", "dump_to_object_file", "ExecutionEngine.dump_to_object_file",
            "_Engine", "jig.compile", "Module.parseFile", "_register"}

PAYLOAD = """
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
func.func @f(%a: i32, %t: tensor<4x?xf32>, %m: memref<4xf32, strided<[2], offset: 1>>) -> i32 {
  %c = arith.constant dense<1> : tensor<4xi32>
  %0 = "test.op"(%a) {x = 1 : i8, y = [#map], z = dense_resource<blob> : tensor<4xi8>} : (i32) -> i32
  %1 = "test.other"(%0) ({ ^bb0(%b: i32): "test.end"()[^bb1] : () -> () ^bb1: "test.end"() : () -> () }) : (i32) -> i32
  %2:2 = "test.two"() : () -> (!transform.any_op, vector<4xf32>)
  return %1 : i32
}
func.func private @g()
{-# dialect_resources: { builtin: { blob: "0x0100000001020304" } } #-}
"""


def objects():
    """One of each kind; some are gone, some of another context."""
    out = []
    for context in (Context(), Context()):
        context.allow_unregistered_dialects = True
        with context, Location.unknown():
            m = Module.parse(PAYLOAD)
            f = m.body.operations[0]
            block = f.regions[0].blocks[0]
            ops = list(block.operations)
            inner = ops[2].regions[0].blocks[0]
            i32, f32 = IntegerType.get_signless(32), F32Type.get()
            gone = Operation.create("test.gone", results=[i32], ip=False, regions=1)
            gone.regions[0].blocks.append(i32)
            lost = [gone, gone.result, gone.regions[0], gone.regions[0].blocks[0], gone.regions[0].blocks[0].arguments[0]]
            gone.erase()
            d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
            out.append([
                context, Location.unknown(), Location.file("a", 1, 2), m, m.operation, f, f.operation, *ops, block, inner, f.regions[0],
                ops[1].result, block.arguments[0], block.arguments[2], inner.arguments[0], f.regions, block.operations, ops[3].results,
                ops[1].operands, ops[1].attributes, block.arguments, InsertionPoint(block), InsertionPoint(ops[1]), SymbolTable(m.operation),
                Operation.create("test.free", results=[i32, f32], operands=[], ip=False), *lost, i32, f32, IndexType.get(), NoneType.get(),
                RankedTensorType.get([4, ShapedType.get_dynamic_size()], f32), RankedTensorType.get([4], i32), UnrankedTensorType.get(f32),
                MemRefType.get([4], f32), VectorType.get([4], f32), FunctionType.get([i32], []), TupleType.get_tuple([i32]),
                Type.parse("!transform.any_op"), StringAttr.get("s"), IntegerAttr.get(i32, 7), FloatAttr.get(f32, 1.0), ArrayAttr.get([]),
                DictAttr.get({}), UnitAttr.get(), TypeAttr.get(i32), FlatSymbolRefAttr.get("f"), DenseI64ArrayAttr.get([1, 2]),
                Attribute.parse("dense<1> : tensor<4xi32>"), Attribute.parse("dense<[true, false]> : tensor<2xi1>"), StridedLayoutAttr.get(0, [1]),
                AffineMapAttr.get(AffineMap.get_identity(2)), ops[1].attributes["z"], Attribute.parse('dense<"a"> : tensor<2x!test.x>'),
                d0, s0, d0 + s0, d0 * 2, AffineConstantExpr.get(0), AffineMap.get_identity(2), AffineMap.get(1, 1, [d0 + s0]),
                IntegerSet.get(1, 0, [d0], [True]), ops[1].attributes, ops[1].location, _mlir.AsmState(m.operation),
                rewrite.RewritePatternSet(), rewrite.RewritePatternSet().freeze(), passmanager.PassManager(), UnitAttr.get().typeid,
                list(ops[1].op_operands)[0]])
    return out


class Raises:
    def __getattr__(self, name):
        raise KeyError(name)

    def __index__(self):
        raise KeyError("index")

    def __iter__(self):
        raise KeyError("iter")


NUMBERS = [0, 1, -1, 2, 3, 7, 64, 2**31, -2**31, 2**32, 2**63 - 1, -2**63, 2**63, 2**64, -2**64, 1 << 70, 0.0, -1.5, float("nan"), float("inf"), True]
TEXTS = ["", "x", "f", "i32", "test.op", "arith.constant", "\udc80", "a\0b", b"", b"\xff\xfe", b"ab", "builtin.module(cse)", "0 : i32", "value", "("]


def some(rng, own, other, depth=0):
    """Any object."""
    kind = rng.random()
    if kind < 0.45:
        return rng.choice(own)
    if kind < 0.52:
        return rng.choice(other)
    if kind < 0.65:
        return rng.choice(NUMBERS)
    if kind < 0.74:
        return rng.choice(TEXTS)
    if kind < 0.80 or depth > 2:
        return rng.choice([None, None, False, object(), Raises(), ..., int, len, lambda *a: None, lambda *a: 1, lambda *a: a])
    if kind < 0.84:
        return rng.choice([array.array("f", [1, 2, 3, 4]), array.array("b"), memoryview(b"abcd"), bytearray(3), array.array("q", [5])])
    if kind < 0.86:
        return {rng.choice(["a", "sym_name", 1, None]): some(rng, own, other, depth + 1)}
    one = some(rng, own, other, depth + 1)
    return [one] * rng.choice([0, 1, 1, 2, 4]) if rng.random() < 0.7 else [some(rng, own, other, depth + 1) for _ in range(rng.choice([1, 2, 3]))]


def is_ours(x):
    return str(getattr(x, "__module__", "") or "").split(".")[0] in ("mlir", "jig")


def members(cls):
    for name in sorted(dir(cls)):
        if name.startswith("__") and name not in ("__len__", "__getitem__", "__setitem__", "__delitem__", "__contains__", "__iter__", "__add__",
                                                  "__radd__", "__mul__", "__mod__", "__eq__", "__hash__", "__str__", "__repr__", "__call__", "__int__", "__float__"):
            continue
        if name not in ("mro", "dump"):
            yield name


def callables():
    """(name, what it is) of all that is public, in the order of names."""
    modules = {"ir": ir, "passmanager": passmanager, "rewrite": rewrite, "execution_engine": execution_engine, "jig": jig, "_mlir": _mlir}
    for info in pkgutil.walk_packages(mlir.dialects.__path__, "mlir.dialects."):
        if not info.name.rsplit(".", 1)[-1].startswith("_"):
            modules[info.name[5:]] = importlib.import_module(info.name)
    seen, out = set(), []  # what classes inherit is called once
    for prefix, module in sorted(modules.items()):
        for name, x in sorted(vars(module).items()):
            if id(x) in seen or not callable(x) or isinstance(x, type) and issubclass(x, BaseException):
                continue
            if not is_ours(x) and module is not _mlir or inspect.ismodule(x):
                continue
            seen.add(id(x))
            path = f"{prefix}.{name}"
            out.append((path, x))
            if isinstance(x, type):
                for member in members(x):
                    what = inspect.getattr_static(x, member)
                    if id(what) not in seen and f"{name}.{member}" not in LEFT_OUT:
                        seen.add(id(what))
                        out.append((f"{path}.{member}", (x, member)))
    return [(path, x) for path, x in out if path.split(".", 1)[1] not in LEFT_OUT and path not in LEFT_OUT and PART in path]


def call(rng, path, x, own, other):
    arguments = [some(rng, own, other) for _ in range(rng.choice([0, 1, 1, 2, 2, 3, 4]))]
    words = {}
    if not isinstance(x, tuple):
        if rng.random() < 0.5:
            try:
                parameters = list(inspect.signature(x).parameters.values())
                needed = [p for p in parameters if p.default is p.empty and p.kind == p.POSITIONAL_OR_KEYWORD]
                arguments = [some(rng, own, other) for _ in needed]
                words = {p.name: some(rng, own, other) for p in parameters if p.kind == p.KEYWORD_ONLY and rng.random() < 0.3}
            except (TypeError, ValueError):
                pass
        out = x(*arguments, **words)
    else:
        cls, member = x
        fitting = [o for o in own if isinstance(o, cls)]
        at = rng.choice(fitting) if fitting and rng.random() < 0.9 else cls
        out = getattr(at, member)
        if rng.random() < 0.2 and at is not cls:
            setattr(at, member, arguments[0] if arguments else None)
        if callable(out):
            out = out(*arguments)
    for look in (str, repr, len, hash, lambda o: list(o) if hasattr(o, "__len__") else o, lambda o: o.operation.verify(), lambda o: o.type):
        if is_ours(type(out)) and rng.random() < 0.7:
            try:
                look(out)
            except Exception:
                pass
    if isinstance(out, ir.OpView) and rng.random() < 0.3:
        out.operation.erase()


def chaos(rng, own):
    """What happens at any moment, from a finalizer."""
    x = rng.choice(own)
    try:
        kind = rng.randrange(6)
        if isinstance(x, (Operation, OpView)) and x.operation.name != "builtin.module":
            if kind == 0:
                for result in x.operation.results:
                    result.replace_all_uses_with(own[16])
                x.operation.erase()
            elif kind == 1:
                x.operation.detach_from_parent()
            elif kind == 2:
                x.operation.attributes[rng.choice("xyz")] = UnitAttr.get(x.context)
            elif kind == 3:
                del x.operation.attributes[rng.choice("xyz")]
        elif isinstance(x, Block):
            x.append_to(x.region) if kind < 2 else x.erase_argument(0) if kind < 4 else x.add_argument(IntegerType.get_signless(8, x.owner.context), x.owner.location)
    except Exception:
        pass


def child(todo, first, board):
    """Calls from `first` on; the board says where it is."""
    own, other = objects()
    calls = 0

    def collected(phase, info):
        nonlocal calls
        calls += 1
        if phase == "start" and calls % 7 == 0:
            chaos(chaotic, own)

    chaotic = random.Random(SEED)
    if CHAOS:
        gc.callbacks.append(collected)
        gc.set_threshold(3, 1000, 1000)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    if not PART:
        os.dup2(null, 2)
    else:
        faulthandler.enable()
    for i in range(first, len(todo)):
        board[0:8] = i.to_bytes(8, "little")
        rng = random.Random(f"{SEED} {todo[i][0]}")
        if CHAOS or (i - first) % 20 == 0:
            own, other = objects()
        signal.alarm(20)
        try:
            with own[0], Location.unknown(), InsertionPoint(own[3].body):
                for n in range(CALLS):
                    board[8:16] = n.to_bytes(8, "little")
                    try:
                        call(rng, *todo[i], own, other)
                    except (Exception, SystemExit):
                        pass
                str(own[3])
        except Exception:  # something was entered and not left, or the module is erased
            own, other = objects()
    os._exit(0)


def main():
    todo = callables()
    board = mmap.mmap(-1, 16)
    first, died = 0, []
    while first < len(todo):
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            try:
                child(todo, first, board)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(3)
        _, status = os.waitpid(pid, 0)
        if status == 0:
            break
        at, n = (int.from_bytes(board[k:k + 8], "little") for k in (0, 8))
        first = at + 1
        if os.WIFSIGNALED(status):  # else what was registered, or entered, stands in the way: begin anew behind it
            died.append(todo[at][0])
            print("died:", todo[at][0], "call", n, "signal", os.WTERMSIG(status), flush=True)
    print(f"{len(todo)} callables, {len(died)} deaths")
    return 1 if died else 0


sys.exit(main())

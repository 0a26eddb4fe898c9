#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each set of patterns and each pass on vector.mask around each op that can be masked: the result verifies and computes the same.

Prints what is wrong, and ends with 1.
"""
import argparse
import functools
import multiprocessing
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import compare
import machine
import scripts as steps

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OP = "!transform.any_op"

# What a pattern set wants to be told beside its name; one each.
TEXTS = {
    "vector.lower_contraction": [f" lowering_strategy = {x}" for x in ("dot", "llvmintr", "outerproduct", "parallelarith")],
    "vector.lower_multi_reduction": [f" lowering_strategy = {x}" for x in ("innerparallel", "innerreduction")],
    "vector.transfer_to_scf": [" full_unroll = true", "", " max_transfer_rank = 0", " max_transfer_rank = 0 full_unroll = true"],
    "vector.split_transfer_full_partial": ["", ' split_transfer_strategy = "vector-transfer"'],
    "vector.lower_transfer": ["", " max_transfer_rank = 3"],
    "vector.lower_transpose": ["", " lowering_strategy = shuffle_1d"],
    "gpu.unroll_vectors_subgroup_mma": [" [2, 2, 2]"],
    "tensor.fold_tensor_empty": [""], "memref.alloc_to_alloca": [""],
}
# They print, read files, or are about code that is not evaluated.
NOT_RUN = re.compile(r"print|transform-|gpu|spirv|emulate|to-libm|apfloat|llvm-|async|symbol-|inline$|legalize-for|-to-funcs|module-|"
                     r"convert-(func|cf|index|ub|openmp)-to-llvm|^llvm|set-llvm|convert-to-llvm|lower-to-llvm|graph")
LOWERED = ["lower-vector-mask, convert-vector-to-scf, lower-affine", "func.func(lower-vector-mask), convert-vector-to-llvm",
           "one-shot-bufferize{bufferize-function-boundaries=1}, buffer-deallocation-pipeline", "canonicalize, cse, convert-vector-to-scf{full-unroll=true}",
           "func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction})", "convert-vector-to-scf{target-rank=0}", "convert-vector-to-scf{lower-tensors=true}"]

MAPS = "indexing_maps = [affine_map<(i,j,k)->({0})>, affine_map<(i,j,k)->({1})>, affine_map<(i,j,k)->({2})>], iterator_types = [{3}], kind = #vector.kind<{4}>"
PAR, RED = '"parallel"', '"reduction"'


def fill(t, i):
    if t == "index":
        return "index=1"
    if t in ("i32", "i8"):
        return f"{t}=3"
    if t in ("f32", "f16"):
        return f"{t}=1.5"
    sizes = ":" + "x".join(d if d != "?" else str(6 - i) for i, d in enumerate(t[t.index("<") + 1:].split("x")[:-1])) if "?" in t else ""
    return f"{t}{sizes}={'iota' if t.startswith('vector') and 'xi32' in t and i == 99 else f'random:{i + 3}'}"


def program(args, results, *lines):
    """A function of these arguments, %a0 and so on. The last line's value is the result."""
    text = [f"func.func @main({', '.join(f'%a{i}: {t}' for i, t in enumerate(args))})" + (f" -> {results}" if results else "") + " {"]
    text += ["  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index", "  %c2 = arith.constant 2 : index", "  %z = arith.constant 0.0 : f32"]
    text += ["  " + x for x in lines] + [f"  return %r : {results}" if results else "  return", "}"]
    return "\n".join(text), [fill(t, i) for i, t in enumerate(args)]


def masked(op, mask, result=None, passthru=None):
    head = f"%r = " if result else ""
    return f"{head}vector.mask {mask[0]}{', ' + passthru if passthru else ''} {{ {op} }} : {mask[1]}" + (f" -> {result}" if result else "")


def reductions():
    for shape, dims, rest in (((4, 3), [0], (3,)), ((4, 3), [1], (4,)), ((4, 3), [0, 1], ()), ((4, 3), [], (4, 3)), ((5,), [0], ()), ((5,), [], (5,)),
                              ((1, 3), [0], (3,)), ((1, 1), [0, 1], ()), ((2, 1, 3), [1], (2, 3)), ((2, 3, 2), [0, 2], (3,)), ((1,), [0], ()), ((2, 2, 2), [], (2, 2, 2))):
        for e, k in (("i32", "add"), ("f32", "maxnumf"), ("i32", "minsi"), ("i32", "xor")):
            v = f"vector<{'x'.join(map(str, shape))}x{e}>"
            m = v.replace(e + ">", "i1>")
            a = f"vector<{'x'.join(map(str, rest))}x{e}>" if rest else e
            op = f"vector.multi_reduction <{k}>, %a0, %a1 {dims} : {v} to {a}"
            yield program([v, a, m], a, masked(op, ("%a2", m), a))
            yield program([v, a], a, "%r = " + op)
            if len(shape) == 1 and dims:
                yield program([v, a, m], a, masked(f"vector.reduction <{k}>, %a0, %a1 : {v} into {a}", ("%a2", m), a))
                yield program([v, m], a, masked(f"vector.reduction <{k}>, %a0 : {v} into {a}", ("%a1", m), a))
    v, m = "vector<4x3xf32>", "vector<4x3xi1>"
    yield program([v, v, "vector<3xf32>", m], "vector<3xf32>", f"%p = arith.mulf %a0, %a1 : {v}",
                  masked(f"vector.multi_reduction <add>, %p, %a2 [0] : {v} to vector<3xf32>", ("%a3", m), "vector<3xf32>"))
    yield program([v, v, v, m], v, f"%p = arith.mulf %a0, %a1 : {v}", masked(f"vector.multi_reduction <add>, %p, %a2 [] : {v} to {v}", ("%a3", m), v))
    yield program([v, "vector<3xf32>", m], "vector<3xf32>", f"%q = vector.multi_reduction <add>, %a0, %a1 [0] : {v} to vector<3xf32>",
                  masked(f"vector.multi_reduction <add>, %a0, %a1 [0] : {v} to vector<3xf32>", ("%a2", m), "vector<3xf32>").replace("%r", "%s"),
                  "%r = arith.addf %q, %s : vector<3xf32>")


def contractions():
    for a, b, c in (("i,k", "k,j", "i,j"), ("k,i", "j,k", "j,i"), ("i,k", "j,k", "i,j")):
        for n in ((2, 3, 4), (3, 3, 3), (1, 3, 2), (2, 1, 1), (1, 1, 2)):
            size = dict(zip("ijk", n))
            for e in ("f32", "i32"):
                x, y, z = (f"vector<{'x'.join(str(size[d]) for d in m.split(','))}x{e}>" for m in (a, b, c))
                m = f"vector<{'x'.join(map(str, n))}xi1>"
                op = f"vector.contract {{{MAPS.format(a, b, c, f'{PAR}, {PAR}, {RED}', 'add')}}} %a0, %a1, %a2 : {x}, {y} into {z}"
                yield program([x, y, z, m], z, masked(op, ("%a3", m), z))
                xt = f"vector<{'x'.join(str(size[d]) for d in reversed(a.split(',')))}x{e}>"
                yield program([xt, y, z, m], z, f"%t = vector.transpose %a0, [1, 0] : {xt} to {x}", masked(op.replace("%a0", "%t"), ("%a3", m), z))
    for x, y, z, a, b, c, its, m in (("vector<1x4xi32>", "vector<3x4xi32>", "vector<3xi32>", "i,k", "j,k", "j", f"{RED}, {PAR}, {RED}", "vector<1x3x4xi1>"),
                                     ("vector<2x4xi32>", "vector<2x3x4xi32>", "vector<3xi32>", "i,k", "i,j,k", "j", f"{RED}, {PAR}, {RED}", "vector<2x3x4xi1>"),
                                     ("vector<2x3x4xi32>", "vector<2x3x4xi32>", "i32", "i,j,k", "i,j,k", "", f"{RED}, {RED}, {RED}", "vector<2x3x4xi1>")):
        op = f"vector.contract {{{MAPS.format(a, b, c, its, 'add')}}} %a0, %a1, %a2 : {x}, {y} into {z}"
        yield program([x, y, z, m], z, masked(op, ("%a3", m), z))
        yield program([x, y, z], z, "%r = " + op)
    for k in ("add", "mul", "maxnumf"):
        op = f"vector.outerproduct %a0, %a1, %a2 {{kind = #vector.kind<{k}>}} : vector<3xf32>, vector<4xf32>"
        yield program(["vector<3xf32>", "vector<4xf32>", "vector<3x4xf32>", "vector<3x4xi1>"], "vector<3x4xf32>", masked(op, ("%a3", "vector<3x4xi1>"), "vector<3x4xf32>"))
    op = "vector.outerproduct %a0, %a1, %a2 {kind = #vector.kind<add>} : vector<3xf32>, f32"
    yield program(["vector<3xf32>", "f32", "vector<3xf32>", "vector<3xi1>"], "vector<3xf32>", masked(op, ("%a3", "vector<3xi1>"), "vector<3xf32>"))


# source, vector, mask, map, in bounds
READS = [("?x?", "4x3", "4x3", "", ""), ("6x5", "4x3", "4x3", "", "true, true"), ("?x?", "3x4", "4x3", "(d0, d1) -> (d1, d0)", ""), ("6x5", "3", "3", "", "true"),
         ("6x5", "3", "3", "(d0, d1) -> (d0)", "true"), ("6x5", "2x3", "3", "(d0, d1) -> (0, d1)", "true, true"), ("6x5", "3x3", "3x3", "(d0, d1) -> (d1, d0)", "true, true"),
         ("6x1", "4x1", "4x1", "", "true, true"), ("1x5", "1x3", "1x3", "", "true, true"), ("6x5x1", "4x3x1", "4x3x1", "", "true, true, true"), ("?", "4", "4", "", ""),
         ("1x1x5", "1x1x3", "1x1x3", "", "true, true, true"), ("?x1x1", "3x1x1", "3x1x1", "", "true, true, true"), ("5", "1", "1", "", "true")]


def transfers():
    for base in ("memref", "tensor"):
        for shape, vector, mask, perm, bounds in READS:
            rank = shape.count("x") + 1
            at = ", ".join("%c1" if s == "?" or int(s) > 1 else "%c0" for s in shape.split("x"))
            b, v, m = f"{base}<{shape}xf32>", f"vector<{vector}xf32>", f"vector<{mask}xi1>"
            attrs = ", ".join(x for x in (bounds and f"in_bounds = [{bounds}]", perm and f"permutation_map = affine_map<{perm}>") if x)
            attrs = f" {{{attrs}}}" if attrs else ""
            for pad in ("%z", "%a2"):
                op = f"vector.transfer_read %a0[{at}], {pad}{attrs} : {b}, {v}"
                yield program([b, m, "f32"], v, masked(op, ("%a1", m), v))
                own = f"vector.transfer_read %a0[{at}], {pad}, %a1{attrs} : {b}, {v}"
                yield program([b, m, "f32"], v, "%r = " + own)
            yield program([b, m, v], v, masked(f"vector.transfer_read %a0[{at}], %z{attrs} : {b}, {v}", ("%a1", m), v, "%a2"))
            if "(0" in perm:
                continue
            write = f"vector.transfer_write %a1, %a0[{at}]{attrs} : {v}, {b}"
            out = b if base == "tensor" else None
            yield program([b, v, m], out, masked(write, ("%a2", m), out))
            yield program([b, v, m], out, f"{'%r = ' if out else ''}vector.transfer_write %a1, %a0[{at}], %a2{attrs} : {v}, {b}")
            # What is written is read: under one mask, under none, under another.
            for first, second in (("%a2", "%a2"), (None, "%a2"), ("%a2", None), ("%a2", "%a3")):
                def within(op, mask, name, t):
                    return f"{name + ' = ' if t else ''}" + (f"vector.mask {mask} {{ {op} }} : {m}" + (f" -> {t}" if t else "") if mask else op)
                read = f"vector.transfer_read %{'w' if out else 'a0'}[{at}], %z{attrs} : {b}, {v}"
                yield program([b, v, m, m], v, within(write, first, "%w", out), within(read, second, "%r", v))
                first_read = f"vector.transfer_read %a0[{at}], %z{attrs} : {b}, {v}"
                back = f"vector.transfer_write %v, %a0[{at}]{attrs} : {v}, {b}"
                yield program([b, v, m, m], out, within(first_read, first, "%v", v), within(back, second, "%r", out))
                if out:
                    again = f"vector.transfer_write %a1, %w[{at}]{attrs} : {v}, {b}"
                    yield program([b, v, m, m], b, f"%v = {first_read}", within(f"vector.transfer_write %v, %a0[{at}]{attrs} : {v}, {b}", first, "%w", b), within(again, second, "%r", b))


def views():
    sub = "memref.subview %a0[1, %c1] [4, 3] [1, 1] : memref<6x5xf32> to memref<4x3xf32, strided<[5, 1], offset: ?>>"
    b = "memref<4x3xf32, strided<[5, 1], offset: ?>>"
    v, m = "vector<4x3xf32>", "vector<4x3xi1>"
    yield program(["memref<6x5xf32>", m], v, f"%s = {sub}", masked(f"vector.transfer_read %s[%c0, %c0], %z {{in_bounds = [true, true]}} : {b}, {v}", ("%a1", m), v))
    yield program(["memref<6x5xf32>", v, m], None, f"%s = {sub}", masked(f"vector.transfer_write %a1, %s[%c0, %c0] {{in_bounds = [true, true]}} : {v}, {b}", ("%a2", m)))
    for view, t, at in (("memref.expand_shape %a0 [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>", "memref<2x3xf32>", "%c1, %c0"),
                        ("memref.cast %a0 : memref<6xf32> to memref<?xf32>", "memref<?xf32>", "%c1"),
                        ("memref.reinterpret_cast %a0 to offset: [2], sizes: [3], strides: [1] : memref<6xf32> to memref<3xf32, strided<[1], offset: 2>>",
                         "memref<3xf32, strided<[1], offset: 2>>", "%c0")):
        yield program(["memref<6xf32>", "vector<3xi1>"], "vector<3xf32>", f"%s = {view}",
                      masked(f"vector.transfer_read %s[{at}], %z {{in_bounds = [true]}} : {t}, vector<3xf32>", ("%a1", "vector<3xi1>"), "vector<3xf32>"))
        yield program(["memref<6xf32>", "vector<3xf32>", "vector<3xi1>"], None, f"%s = {view}",
                      masked(f"vector.transfer_write %a1, %s[{at}] {{in_bounds = [true]}} : vector<3xf32>, {t}", ("%a2", "vector<3xi1>")))
    yield program(["memref<2x3xf32>", "vector<3xi1>"], "vector<3xf32>", "%s = memref.collapse_shape %a0 [[0, 1]] : memref<2x3xf32> into memref<6xf32>",
                  masked("vector.transfer_read %s[%c1], %z {in_bounds = [true]} : memref<6xf32>, vector<3xf32>", ("%a1", "vector<3xi1>"), "vector<3xf32>"))
    slice_ = "%s = tensor.extract_slice %a0[1, 1] [4, 3] [1, 1] : tensor<6x5xf32> to tensor<4x3xf32>"
    yield program(["tensor<6x5xf32>", m], v, slice_, masked(f"vector.transfer_read %s[%c0, %c0], %z {{in_bounds = [true, true]}} : tensor<4x3xf32>, {v}", ("%a1", m), v))
    yield program(["tensor<6x5xf32>", v, m], "tensor<6x5xf32>", slice_,
                  f"%w = vector.mask %a2 {{ vector.transfer_write %a1, %s[%c0, %c0] {{in_bounds = [true, true]}} : {v}, tensor<4x3xf32> }} : {m} -> tensor<4x3xf32>",
                  "%r = tensor.insert_slice %w into %a0[1, 1] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<6x5xf32>")
    for where in ("memref.alloc(%a1) : memref<?xf32>", "memref.alloca(%a1) : memref<?xf32>"):
        yield program(["vector<3xf32>", "index", "vector<3xi1>"], "vector<3xf32>", "%n = arith.constant 6 : index", f"%m = {where.replace('%a1', '%n')}",
                      "vector.transfer_write %a0, %m[%c0] {in_bounds = [true]} : vector<3xf32>, memref<?xf32>",
                      masked("vector.transfer_read %m[%c0], %z {in_bounds = [true]} : memref<?xf32>, vector<3xf32>", ("%a2", "vector<3xi1>"), "vector<3xf32>"))
    yield program(["tensor<6xf32>", "vector<3xf32>", "vector<3xi1>"], "tensor<6xf32>",
                  "%w = vector.mask %a2 { vector.transfer_write %a1, %a0[%c0] {in_bounds = [true]} : vector<3xf32>, tensor<6xf32> } : vector<3xi1> -> tensor<6xf32>",
                  "%v = vector.transfer_read %a0[%c1], %z {in_bounds = [true]} : tensor<6xf32>, vector<3xf32>",
                  masked("vector.transfer_write %v, %w[%c2] {in_bounds = [true]} : vector<3xf32>, tensor<6xf32>", ("%a2", "vector<3xi1>"), "tensor<6xf32>"))
    yield program(["memref<6xf32>", "vector<3xi1>"], "vector<3xf32>", "%r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %q) -> vector<3xf32> {",
                  "  %v = vector.mask %a1 { vector.transfer_read %a0[%c1], %z {in_bounds = [true]} : memref<6xf32>, vector<3xf32> } : vector<3xi1> -> vector<3xf32>",
                  "  %s = arith.addf %x, %v : vector<3xf32>", "  scf.yield %s : vector<3xf32>", "}")


def gathers():
    i, m, v = "vector<4xi32>", "vector<4xi1>", "vector<4xf32>"
    for base in ("memref", "tensor"):
        op = f"vector.gather %a0[%c0] [%i], %a1, %a2 : {base}<6xf32>, {i}, {m}, {v} into {v}"
        yield program([f"{base}<6xf32>", m, v, m], v, f"%i = arith.constant dense<[3, 0, 2, 5]> : {i}", masked(op, ("%a3", m), v))
        yield program([f"{base}<6xf32>", m, v, m], v, f"%i = arith.constant dense<[3, 0, 2, 5]> : {i}", masked(op, ("%a1", m), v))
        i2, m2, v2 = (t.replace("<4x", "<2x2x") for t in (i, m, v))
        op = f"vector.gather %a0[%c0] [%i], %a1, %a2 : {base}<6xf32>, {i2}, {m2}, {v2} into {v2}"
        yield program([f"{base}<6xf32>", m2, v2, m2], v2, f"%i = arith.constant dense<[[3, 0], [2, 5]]> : {i2}", masked(op, ("%a3", m2), v2))


def programs():
    for family in (reductions, contractions, transfers, views, gathers):
        yield from family()


def scripts(build):
    ops = subprocess.run([f"{build}/bin/jig", "ops", "transform.apply_patterns."], capture_output=True, text=True, check=True).stdout
    for name in sorted(set(re.findall(r"^transform\.apply_patterns\.([a-z0-9_.]+):", ops, re.M))):
        for text in TEXTS.get(name, [""]):
            yield name + text, (f"module attributes {{transform.with_named_sequence}} {{ transform.named_sequence @__transform_main(%m: {OP} {{transform.readonly}}) {{\n"
                                f"%f = transform.structured.match ops{{[\"func.func\"]}} in %m : ({OP}) -> {OP}\n"
                                f"transform.apply_patterns to %f {{ transform.apply_patterns.{name}{text} }} : {OP}\ntransform.yield }} }}")


def pipelines(build):
    text = subprocess.run([f"{build}/bin/jig-opt", "--list-passes"], capture_output=True, text=True, check=True).stdout
    part = text[text.index("Passes:"):]
    names = sorted(set(re.findall(r"^  --([a-z0-9-]+)", part, re.M)))
    devices = steps.passes_of_devices(f"{build}/bin/jig")
    return [x for x in names if not NOT_RUN.search(x) and x not in devices] + LOWERED


def change(m, op, what):
    """None: it does not apply."""
    kind, text = what
    if kind == "script":
        script = m.parse(text, "script")
        done = m.interpret(op, script)
        m.l.op_destroy(script)
        return done
    for pipeline in (f"builtin.module({text})", f"builtin.module(func.func({text}))"):
        try:
            return m.pipeline(op, pipeline)
        except machine.Failure:
            m.why()
    return None


def check(library, text, fills, name, what, before):
    m = machine.Machine(library)
    op = None
    try:
        op = m.parse(text)
        signature = m.signature(op)
        m.why()
        done = change(m, op, what)
        why = m.why()
        if not done:
            return f"stuck: {why}" if re.search("to mask|maskable|verify", why) else None
        m.verify(op)
        after = m.evaluate(op, fills, max_steps=400_000, signature=signature)
        i = compare.differ(before, after, ())
        return None if i is None else f"was {before[i]} and is {after[i]}"
    except machine.Failure as e:
        return str(e)
    finally:
        if op:
            m.l.op_destroy(op)
        m.close()


def checked(args):
    """What is wrong with one program, as text, and how many ways were tried; each process has its library."""
    build, ways, text, fills = args
    if "%q)" in text:
        text = text.replace("  %z = arith", "  %q = arith.constant dense<0.0> : vector<3xf32>\n  %z = arith")
    library = loaded(f"{build}/lib/libjig.so")
    m = machine.Machine(library)
    try:
        op = m.parse(text)
        before = m.evaluate(op, fills)
        m.l.op_destroy(op)
    except machine.Failure as e:
        return 0, [f"{text}\nill: {e}"]
    finally:
        m.close()
    found = ((name, check(library, text, fills, name, what, before)) for name, what in ways)
    return len(ways), [f"==== {name}: {why}\n{text}\n// {' '.join(fills)}" for name, why in found if why]


@functools.cache
def loaded(path):
    return machine.Library(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", nargs="?", default=f"{TOP}/build/release")
    parser.add_argument("only", nargs="?", default="", help="part of a set's or pass's name")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    args = parser.parse_args()
    ways = [(n, ("script", s)) for n, s in scripts(args.build)] + [(n, ("pipeline", n)) for n in pipelines(args.build)]
    ways = [way for way in ways if args.only in way[0]]
    runs = bad = 0
    with multiprocessing.Pool(args.jobs) as pool:
        for tried, wrong in pool.imap(checked, ((args.build, ways, *program) for program in programs())):
            runs += tried
            bad += len(wrong)
            for text in wrong:
                print(text, flush=True)
    print(f"masked: {runs} runs, {bad} wrong")
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: bench/scripts.py CASE SIZE

Writes a payload and a script that puts the weight on one part of the script engine; SIZE scales it.
"""
import sys

MATMUL = "tensor<16x16xf32>"
ANY = "!transform.any_op"
READ = f"{ANY} {{transform.readonly}}"
TILE = "transform.structured.tile_using_for {0} tile_sizes [4] : ({1}) -> ({1}, {1})"


def matmul(n, name="f"):
    return (f"func.func @{name}{n}(%a: {MATMUL}, %b: {MATMUL}, %c: {MATMUL}) -> {MATMUL} {{\n"
            f"  %0 = linalg.matmul ins(%a, %b : {MATMUL}, {MATMUL}) outs(%c : {MATMUL}) -> {MATMUL}\n"
            f"  return %0 : {MATMUL}\n}}\n")


def scalar(n, ops):
    values = ["%arg"] + [f"%{i}" for i in range(1, ops + 1)]
    lines = "".join(f"  {values[i + 1]} = arith.{'addi' if i % 2 else 'muli'} {values[i]}, {values[i]} : i32\n" for i in range(ops))
    return f"func.func @f{n}(%arg: i32) -> i32 {{\n{lines}  return {values[ops]} : i32\n}}\n"


def main_sequence(body, mark=""):
    return f"transform.named_sequence @__transform_main(%root: {ANY}{mark}) {{\n{body}  transform.yield\n}}\n"


def match(result, name, inside="%root"):
    return f"  {result} = transform.structured.match ops{{[\"{name}\"]}} in {inside} : ({ANY}) -> {ANY}\n"


def tiled(handle, i):
    return f"  %t{i}, %l{i} = {TILE.format(handle, ANY)}\n"


def long_script(n):
    """N steps that each find one op and mark it."""
    steps = match("%f", "func.func") + "".join(
        match(f"%m{i}", "linalg.matmul", "%f") + f"  transform.annotate %m{i} \"mark\" : {ANY}\n" for i in range(n // 2))
    return matmul(0), main_sequence(steps)


def split_tile(n):
    """A handle to N ops taken apart, and each tiled."""
    names = ", ".join(f"%s{i}" for i in range(n))
    types = ", ".join([ANY] * n)
    body = match("%all", "linalg.matmul")
    body += f"  {names} = transform.split_handle %all : ({ANY}) -> ({types})\n"
    body += "".join(tiled(f"%s{i}", i) for i in range(n))
    return "".join(matmul(i) for i in range(n)), main_sequence(body)


def aliases(n):
    """64 handles to the same N ops, which are tiled through one of them."""
    body = "".join(match(f"%m{i}", "linalg.matmul") for i in range(64)) + tiled("%m0", 0)
    return "".join(matmul(i) for i in range(n)), main_sequence(body)


def handles(n):
    """N handles to the same 64 ops; half of them are equal to the other half, and merged."""
    ops = "".join(f"  %{i} = arith.muli %a, %a : i32\n" for i in range(2))
    payload = "".join(f"func.func @f{i}(%a: i32) -> (i32, i32) {{\n{ops}  return %0, %1 : i32, i32\n}}\n" for i in range(32))
    body = match("%f", "func.func") + match("%m0", "arith.muli")
    body += "".join(f"  %m{i} = transform.cast %m0 : {ANY} to {ANY}\n" for i in range(1, n))
    body += f"  transform.apply_cse to %f : {ANY}\n"
    return payload, main_sequence(body)


def include_foreach(n):
    """A library sequence included for each of N functions."""
    callee = f"transform.named_sequence @mark(%f: {READ}) {{\n  transform.annotate %f \"mark\" : {ANY}\n  transform.yield\n}}\n"
    body = match("%f", "func.func") + f"  transform.foreach %f : {ANY} {{\n  ^bb0(%g: {ANY}):\n"
    body += f"    transform.include @mark failures(propagate) (%g) : ({ANY}) -> ()\n  }}\n"
    return "".join(matmul(i) for i in range(n)), callee + main_sequence(body)


def foreach_tile(n):
    body = match("%all", "linalg.matmul") + f"  transform.foreach %all : {ANY} {{\n  ^bb0(%g: {ANY}):\n"
    body += "  " + tiled("%g", 0) + "  }\n"
    return "".join(matmul(i) for i in range(n)), main_sequence(body)


def matcher(name, op):
    return (f"transform.named_sequence @{name}(%op: {READ}) -> {ANY} {{\n"
            f"  transform.match.operation_name %op [\"{op}\"] : {ANY}\n  transform.yield %op : {ANY}\n}}\n")


ACTION = f"transform.named_sequence @mark(%op: {READ}) {{\n  transform.annotate %op \"mark\" : {ANY}\n  transform.yield\n}}\n"


def foreach_match(n, pairs):
    """N functions of 39 ops under PAIRS matchers; the last one matches."""
    names = ["func.func"] if pairs == 1 else [f"linalg.no{i}" for i in range(pairs - 1)] + ["func.func"]
    library = ACTION + "".join(matcher(f"match{i}", op) for i, op in enumerate(names))
    arms = ", ".join(f"@match{i} -> @mark" for i in range(len(names)))
    body = f"  %r = transform.foreach_match in %root {arms} : ({ANY}) -> {ANY}\n"
    return "".join(scalar(i, 37) for i in range(n)), library + main_sequence(body, " {transform.consumed}")


def collect_matching(n):
    body = f"  %r = transform.collect_matching @match0 in %root : ({ANY}) -> {ANY}\n"
    return "".join(scalar(i, 37) for i in range(n)), matcher("match0", "arith.muli") + main_sequence(body)


def alternatives(n):
    """Four regions that fail and one that does not, on a module of N functions."""
    fails = f"  ^bb0(%a: {ANY}):\n" + match("%x", "linalg.matmul", "%a") + \
        f"    %p, %q = transform.split_handle %x : ({ANY}) -> ({ANY}, {ANY})\n"
    body = match("%f", "func.func") + \
        f"  %m = transform.get_parent_op %f {{op_name = \"builtin.module\", deduplicate}} : ({ANY}) -> {ANY}\n" + \
        f"  transform.alternatives %m : {ANY} {{\n" + "  }, {\n".join([fails] * 4) + \
        f"  }}, {{\n  ^bb0(%a: {ANY}):\n  }}\n"
    return "".join(matmul(i) for i in range(n)), main_sequence(body)


# Each with the smaller of two sizes, of which the other is twice that.
CASES = {
    "long": (long_script, 131072), "split": (split_tile, 2048), "aliases": (aliases, 8192), "handles": (handles, 8192),
    "include": (include_foreach, 2048), "foreach": (foreach_tile, 8192), "match1": (lambda n: foreach_match(n, 1), 8192),
    "match8": (lambda n: foreach_match(n, 8), 4096), "collect": (collect_matching, 8192), "alternatives": (alternatives, 8192),
}


def main():
    payload, script = CASES[sys.argv[1]][0](int(sys.argv[2]))
    if sys.argv[1] != "include":  # there the symbols of payload and script share a table
        payload = "module {\n" + payload + "}\n"
    print("module attributes {transform.with_named_sequence} {\n" + payload + script + "}")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs that have very many of one thing: the time beside mlir-opt's, and how it grows with the size.

A shape is a function from a size to an input, and the arguments that it is read with. What is quadratic shows as a
growth of 4 from one size to its double. No shape may take longer than in the reference.
"""
import argparse
import resource
import subprocess
import sys
import tempfile

REFERENCE = "/usr/lib/llvm-22/bin/mlir-opt"
SHAPES = {}


def shape(size, *args):
    def add(fn):
        SHAPES[fn.__name__] = (fn, size, args or ("",))
        return fn
    return add


def commas(fn, n):
    return ", ".join(fn(i) for i in range(n))


def lines(fn, n):
    return "\n".join(fn(i) for i in range(n))


def function(body, head="%a: i32, %b: index"):
    return f"func.func @f({head}) {{\n{body}\n  return\n}}\n"


@shape(100000, "", "--canonicalize", "--cse")
def results(n):
    return f'%0:{n} = "test.many"() : () -> ({commas(lambda i: "i32", n)})\n' + lines(lambda i: f'"test.use"(%0#{i}) : (i32) -> ()', n)


@shape(100000, "", "--canonicalize")
def operands(n):
    return f'%0 = "test.one"() : () -> i32\n"test.use"({commas(lambda i: "%0", n)}) : ({commas(lambda i: "i32", n)}) -> ()\n'


@shape(50000, "", "--canonicalize", "--cse", "--sccp")
def arguments(n):
    return f"func.func @f({commas(lambda i: f'%a{i}: i32', n)}) {{\n" + lines(lambda i: f'  "test.use"(%a{i}) : (i32) -> ()', n) + "\n  return\n}\n"


@shape(10000, "", "--canonicalize", "--sccp")
def switch_cases(n):
    cases = ",\n".join(f"    {i}: ^b{i}(%a : i32)" for i in range(n))
    blocks = lines(lambda i: f"^b{i}(%x{i}: i32):\n  \"test.use\"(%x{i}) : (i32) -> ()\n  return", n)
    return f"func.func @f(%a: i32) {{\n  cf.switch %a : i32, [\n    default: ^b0(%a : i32),\n{cases}\n  ]\n{blocks}\n}}\n"


@shape(50000, "", "--canonicalize", "--cse", "--sccp")
def blocks(n):
    return "func.func @f() {\n  cf.br ^b0\n" + lines(lambda i: f"^b{i}:\n  \"test.x\"() : () -> ()\n  cf.br ^b{i + 1}", n) + f"\n^b{n}:\n  return\n}}\n"


@shape(50000, "", "--canonicalize", "--cse")
def users(n):
    return function("  %0 = \"test.one\"() : () -> i32\n" + lines(lambda i: f"  %u{i} = arith.addi %0, %a : i32\n  \"test.use\"(%u{i}) : (i32) -> ()", n))


@shape(50000, "", "--canonicalize", "--cse")
def regions(n):
    return '"test.regions"() (' + ", ".join("{\n \"test.x\"() : () -> ()\n}" for _ in range(n)) + ") : () -> ()\n"


@shape(50000, "", "--symbol-dce", "--canonicalize")
def symbols(n):
    return lines(lambda i: f"func.func private @f{i}()", n) + "\nfunc.func @main() {\n" + lines(lambda i: f"  call @f{i}() : () -> ()", n) + "\n  return\n}\n"


@shape(50000, "", "--symbol-dce", "--inline")
def uses_of_a_symbol(n):
    return "func.func private @g()\nfunc.func @main() {\n" + lines(lambda i: "  call @g() : () -> ()", n) + "\n  return\n}\n"


@shape(50000, "", "--canonicalize")
def attributes(n):
    return f'"test.x"() {{{commas(lambda i: f"a{i} = {i} : i64", n)}}} : () -> ()\n'


@shape(50000, "")
def nested_dictionary(n):
    return f'"test.x"() {{d = {{{commas(lambda i: f"a{i} = [{i}]", n)}}}}} : () -> ()\n'


@shape(20000, "")
def aliases(n):
    return lines(lambda i: f"#m{i} = affine_map<(d0) -> (d0 + {i + 1})>", n) + "\n" + lines(lambda i: f'"test.x"() {{m = #m{i}}} : () -> ()', n) + "\n"


@shape(50000, "")
def type_aliases(n):
    return lines(lambda i: f"!t{i} = tensor<{i + 1}xf32>", n) + "\n" + lines(lambda i: f'%{i} = "test.x"() : () -> !t{i}', n) + "\n"


@shape(200000, "", "--canonicalize")
def array(n):
    return f'"test.x"() {{a = [{commas(str, n)}]}} : () -> ()\n'


@shape(200000, "", "--canonicalize")
def dense(n):
    return f'"test.x"() {{a = dense<[{commas(str, n)}]> : tensor<{n}xi64>}} : () -> ()\n'


@shape(200000, "")
def dense_array(n):
    return f'"test.x"() {{a = array<i64: {commas(str, n)}>}} : () -> ()\n'


@shape(200000, "")
def dense_strings(n):
    strings = commas(lambda i: f'"s{i}"', n)
    return f'"test.x"() {{a = dense<[{strings}]> : tensor<{n}x!foo.s>}} : () -> ()\n'


@shape(20000, "")
def resources(n):
    return lines(lambda i: f'"test.x"() {{a = dense_resource<r{i}> : tensor<1xi32>}} : () -> ()', n) + \
        "\n{-#\n  dialect_resources: {\n    builtin: {\n" + ",\n".join(f'      r{i}: "0x0400000001000000"' for i in range(n)) + "\n    }\n  }\n#-}\n"


@shape(2000, "--mlir-print-debuginfo")
def nested_locations(n):
    return '"test.x"() : () -> () loc(' + "callsite(\"a\" at " * n + "unknown" + ")" * n + ")\n"


@shape(20000, "--mlir-print-debuginfo")
def locations(n):
    return lines(lambda i: f'"test.x"() : () -> () loc("f{i}.c":{i + 1}:{i + 2})', n) + "\n"


@shape(20000, "--mlir-print-debuginfo")
def fused_locations(n):
    places = commas(lambda i: f'"f.c":{i + 1}:2', n)
    return f'"test.x"() : () -> () loc(fused[{places}])\n'


@shape(400, "", "--canonicalize", "--cse")
def nested_regions(n):
    return '"test.x"() ({\n' * n + '"test.y"() : () -> ()\n' + "}) : () -> ()\n" * n


@shape(20000, "--split-input-file")
def chunks(n):
    return "\n// -----\n".join('"test.x"() : () -> ()' for _ in range(n // 20)) + "\n"


@shape(20000, "--split-input-file --verify-diagnostics")
def verified_chunks(n):
    return "\n// -----\n".join("// expected-error @below {{custom op 'foo' is unknown}}\nfoo" for _ in range(n // 20)) + "\n"


@shape(20000, "--verify-diagnostics --transform-interpreter")
def diagnostics(n):
    return "module attributes {transform.with_named_sequence} {\n" + \
        "\n".join("  // expected-remark @below {{here}}\n  \"test.x\"() : () -> ()" for _ in range(n)) + """
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["test.x"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %x, "here" : !transform.any_op
    transform.yield
  }
}
"""


@shape(50000, "", "--canonicalize", "--cse")
def constants(n):
    return function(lines(lambda i: f"  %c{i} = arith.constant {i} : i64\n  \"test.use\"(%c{i}) : (i64) -> ()", n))


@shape(20000, "", "--canonicalize", "--cse", "--sccp")
def chain(n):
    return function("  %x0 = arith.addi %a, %a : i32\n" + lines(lambda i: f"  %x{i + 1} = arith.muli %x{i}, %a : i32", n) + f"\n  \"test.use\"(%x{n}) : (i32) -> ()")


@shape(10000, "--convert-arith-to-llvm")
def folded(n):
    return function("  %z = arith.constant 0 : i32\n  %0 = arith.addi %a, %z : i32\n" +
                    lines(lambda i: f"  %{i + 1} = arith.addi %{i}, %z : i32", n) + f'\n  "test.use"(%{n}) : (i32) -> ()')


@shape(20000, "", "--canonicalize")
def block_arguments(n):
    return f"func.func @f(%c: i1, %a: i32) {{\n  cf.cond_br %c, ^x({commas(lambda i: '%a', n)} : {commas(lambda i: 'i32', n)}), ^y\n" + \
        f"^x({commas(lambda i: f'%p{i}: i32', n)}):\n" + lines(lambda i: f'  "test.use"(%p{i}) : (i32) -> ()', n) + "\n  return\n^y:\n  return\n}\n"


@shape(20000, "", "--canonicalize")
def carried_values(n):
    return "func.func @f(%l: index, %a: i32) {\n" + \
        f"  %r:{n} = scf.for %i = %l to %l step %l iter_args({commas(lambda i: f'%p{i} = %a', n)}) -> ({commas(lambda i: 'i32', n)}) {{\n" + \
        lines(lambda i: f"    %q{i} = arith.addi %p{i}, %a : i32", n) + \
        f"\n    scf.yield {commas(lambda i: f'%q{i}', n)} : {commas(lambda i: 'i32', n)}\n  }}\n" + \
        lines(lambda i: f'  "test.use"(%r#{i}) : (i32) -> ()', n) + "\n  return\n}\n"


@shape(50000, "")
def returned_values(n):
    types = commas(lambda i: "i32", n)
    return f"func.func @f(%a: i32) -> ({types}) {{\n  return {commas(lambda i: '%a', n)} : {types}\n}}\n"


@shape(50000, "")
def dimensions(n):
    return f'"test.x"() : () -> tensor<{"1x" * n}i32>\n'


@shape(3000, "")
def affine_dims(n):
    return f'"test.x"() {{m = affine_map<({commas(lambda i: f"d{i}", n)}) -> ({commas(lambda i: f"d{i}", n)})>}} : () -> ()\n'


def script(body, payload):
    return "module attributes {transform.with_named_sequence} {\n" + payload + \
        "\n  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {\n" + body + \
        "\n    transform.yield\n  }\n}\n"


MATCH = '    %x = transform.structured.match ops{["test.x"]} in %m : (!transform.any_op) -> !transform.any_op\n'


@shape(20000, "--transform-interpreter")
def split_handle(n):
    return script(MATCH + f"    %h:{n} = transform.split_handle %x : (!transform.any_op) -> ({commas(lambda i: '!transform.any_op', n)})",
                  lines(lambda i: '  "test.x"() : () -> ()', n))


@shape(50000, "--transform-interpreter")
def annotated(n):
    return script(MATCH + '    transform.annotate %x "a" : !transform.any_op', lines(lambda i: '  "test.x"() : () -> ()', n))


@shape(20000, "--transform-interpreter")
def foreach(n):
    return script(MATCH + "    transform.foreach %x : !transform.any_op {\n    ^bb0(%y: !transform.any_op):\n"
                  '      transform.annotate %y "a" : !transform.any_op\n    }', lines(lambda i: '  "test.x"() : () -> ()', n))


@shape(5000, "--transform-interpreter")
def merged(n):
    return script(MATCH + f"    %h = transform.merge_handles deduplicate {commas(lambda i: '%x', 100)} : !transform.any_op",
                  lines(lambda i: '  "test.x"() : () -> ()', n))


@shape(20000, "--transform-interpreter")
def parameters(n):
    return script(lines(lambda i: f"    %p{i} = transform.param.constant {i} : i64 -> !transform.param<i64>", n) +
                  f"\n    %all = transform.merge_handles {commas(lambda i: f'%p{i}', n)} : !transform.param<i64>", "")


@shape(20000, "")
def digits(n):
    return f'"test.long"() {{a = {"7" * n} : i{4 * n}, b = 0x{"5" * n} : i{4 * n}}} : () -> ()'


@shape(1000, "", "--canonicalize")
def loops_around(n):
    """What is defined outside of all of them is used in each."""
    return function(lines(lambda i: f"scf.for %i{i} = %b to %b step %b {{\n\"test.use\"(%a) : (i32) -> ()", n) + "\n" + "}" * n)


@shape(4000, "--buffer-hoisting", "--affine-scalrep")
def wide_call(n):
    types = commas(lambda i: "i32", n)
    return (f"func.func @g({commas(lambda i: f'%a{i}: i32', n)}) -> ({types}) {{\n  return {commas(lambda i: f'%a{i}', n)} : {types}\n}}\n" +
            function(f"%r:{n} = func.call @g({commas(lambda i: '%a', n)}) : ({types}) -> ({types})"))


@shape(100, "--affine-loop-fusion")
def nests_apart(n):
    loops = lines(lambda i: f"affine.for %i{i} = 0 to %b {{\n%v{i} = affine.load %m[%i{i} + {i}] : memref<?xf32>\n"
                            f"affine.store %v{i}, %o[%i{i} + {i}] : memref<?xf32>\n}}", n)
    return function(loops, "%b: index, %m: memref<?xf32>, %o: memref<?xf32>")


def seconds(command, runs, limit):
    """User and system seconds of the best run: other work on the machine does not count."""
    best = None
    for _ in range(runs):
        start = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            p = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit)
        except subprocess.TimeoutExpired:
            return limit, None
        end = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
        best = taken if best is None else min(best, taken)
    return max(best, 1e-4), p.returncode


def measure(name, options):
    fn, size, all_args = SHAPES[name]
    slow = []
    for args in all_args:
        times = {}
        for n in (size // 2, size):
            with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
                f.write(fn(n))
                f.flush()
                for program in (options.bin, REFERENCE):
                    command = [program, "--allow-unregistered-dialect", "--mlir-disable-threading", *args.split(), f.name]
                    times[program, n] = seconds(command, options.runs, options.limit)
        (half, _), (jig, status) = times[options.bin, size // 2], times[options.bin, size]
        reference, expected = times[REFERENCE, size]
        note = "" if status == expected else f"  status {status}, reference {expected}"
        if jig > reference and jig > options.ignore:
            slow.append(f"{name} {args}")
            note += "  SLOWER"
        print(f"{name:20} {args:48} {size:7} {jig:8.3f} s  x{reference / jig:5.1f}  growth {jig / half:4.1f}{note}", flush=True)
    return slow


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("shapes", nargs="*", help="some of: " + " ".join(SHAPES))
    parser.add_argument("--bin", default="build/release/bin/jig-opt")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--limit", type=float, default=60, help="seconds for one run")
    parser.add_argument("--ignore", type=float, default=0.05, help="seconds that are too few to compare")
    options = parser.parse_args()
    print("shape, arguments, size, time, times faster than mlir-opt, growth from half the size")
    slow = [s for name in options.shapes or SHAPES for s in measure(name, options)]
    print(f"{len(slow)} slower than the reference" + "".join(f"\n  {s}" for s in slow))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

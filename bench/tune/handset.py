# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules of examples whose numbers were found by hand: the same with knobs, found from scratch, and both in turn."""
import os
import re
import subprocess
import sys

import tuner

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(HERE, "../../examples")
INT = "!transform.param<i64>"
ANY = "!transform.any_op"
GENERIC = '!transform.op<"linalg.generic">'


def knob(value, name, options):
    return f'{value} = transform.tune.knob<"{name}"> options = {options} -> {INT}'


def regions(bodies):
    return " {\n" + "}, {\n".join(body + "\n" for body in bodies) + "}"


UNROLL = 'transform.tune.alternatives<"unroll">'


def unrolled(loop):
    return UNROLL + regions(["transform.yield"] + [f"transform.loop.unroll {loop} {{factor = {n}}} : {ANY}\ntransform.yield" for n in (2, 4, 8)])


def fused(op, sizes, orders):
    """In one of several orders of its loops."""
    loops = orders[0].count(",") + 1
    results = ", ".join([ANY] * (loops + 1))
    body = "%t, %l:{n} = transform.structured.fuse {op} tile_sizes [{sizes}] interchange [{order}] : ({any}, {int}, {int}) -> ({results})\ntransform.yield %t : {any}"
    return f'%tile = transform.tune.alternatives<"order"> -> {ANY}' + regions(
        body.format(n=loops, op=op, sizes=sizes, order=order, any=ANY, int=INT, results=results) for order in orders)


# What is written for what: each stands there once, so that a schedule that has changed is not taken for another one.
COLUMNS = (16, 32, 64, 128)
EDITS = {
    "sgemm": (
        (r"    %wide = .*?\n(?=    %mm)", "    " + knob("%columns", "columns", [16, 32, 48, 64, 96, 128]) + "\n    " + knob("%high", "rows", [1, 2, 3, 4, 6, 8, 12, 14]) + "\n"),
        (r"%tile, %j, %i = transform.structured.fuse .*\n", fused("%mm", "%high, %columns", ["1, 0", "0, 1"]) + "\n"),
        (r"transform.loop.unroll %k \{factor = 4\} : !transform.any_op\n", unrolled("%k") + "\n"),
    ),
    "halide-conv": (
        (r"    // Tiles of 6 pixels.*?\n    %tile, %l:4 = .*?\n.*?\n",
         "    " + knob("%pixels", "pixels", [1, 2, 4, 5, 6, 8, 10]) + f'\n    %channels = transform.tune.alternatives<"channels"> -> {INT}' + regions(
             f"%n = transform.param.constant {n} : i64 -> {INT}\ntransform.yield %n : {INT}" for n in COLUMNS) + "\n" + fused(
             "%relu", "1, 1, %pixels, %channels", ["3, 0, 1, 2", "0, 1, 2, 3", "0, 3, 1, 2", "0, 1, 3, 2"]) + "\n"),
        (r'%packed = transform.tune.alternatives<"packed channels">.*?\n      \}, \{.*?\n      \}\n', f'%packed = transform.tune.alternatives<"channels"> -> {GENERIC}' + regions(
            f"%n = transform.structured.pack %one packed_sizes = [0, 0, 0, {n}, 0, 0, 0] : ({ANY}) -> {GENERIC}\ntransform.yield %n : {GENERIC}" for n in COLUMNS) + "\n"),
        (r"transform.loop.unroll %r#2 \{factor = 4\} : !transform.any_op\n", unrolled("%r#2") + "\n"),
    ),
}
ARGUMENTS = {
    "sgemm": ["tensor<512x512xf32>=random:1", "tensor<512x512xf32>=random:2", "tensor<512x512xf32>=zeros"],
    "halide-conv": ["tensor<128x3x3x128xf32>=random:1", "tensor<5x82x102x128xf32>=random:2", "tensor<128xf32>=random:3", "tensor<5x80x100x128xf32>=zeros"],
}
SCRIPTS = {"sgemm": "schedule.mlir", "halide-conv": "best.mlir"}


def with_knobs(example):
    with open(f"{EXAMPLES}/{example}/{SCRIPTS[example]}") as f:
        text = f.read()
    for pattern, written in EDITS[example]:
        text, n = re.subn(pattern, lambda m: written, text, flags=re.S if "\\n(?=" in pattern or ".*?" in pattern else 0)
        if n != 1:
            sys.exit(f"{example}: its schedule has changed, '{pattern}' stands there {n} times")
    return text


def library(args, name, payload, script, flags):
    base = os.path.join(args.out, name)
    source = {"sgemm": "gemm_jig.c", "halide-conv": "conv_jig.c"}[name.split(".")[0]]
    tuner.jig(args.build, "apply", "--quiet", "--script", script, payload, "-o", base + ".out.mlir")
    tuner.jig(args.build, "emit", "--object", "--lower", "--mcpu", "host", base + ".out.mlir", "-o", base + ".o")
    subprocess.run(["cc", "-O2", "-fPIC", "-shared", *flags, f"{HERE}/../code/{source}", base + ".o", "-o", base + ".so", f"-L{args.build}/lib", "-ljigcodegen",
                    f"-Wl,-rpath,{args.build}/lib"], check=True)
    return base + ".so"


def one(example, args, table):
    schedule, tuned, payload = (os.path.join(args.out, f"{example}.{name}.mlir") for name in ("knobs", "tuned", "payload"))
    wide = subprocess.run([f"{EXAMPLES}/has-avx512"], capture_output=True, text=True, check=True).stdout.strip()
    with open(f"{EXAMPLES}/{example}/payload.mlir") as f, open(payload, "w") as g:
        g.write(f.read().replace('"avx512f" = 1', f'"avx512f" = {wide}'))
    with open(schedule, "w") as f:
        f.write(with_knobs(example))
    arguments = [x for a in ARGUMENTS[example] for x in ("--arg", a)]
    told = tuner.tune(args.build, payload, "--script", schedule, *arguments, "--strategy=evolve", "--budget", f"{args.minutes}m", "--timeout", "60", "-o", tuned)
    if not told:
        return
    flags = ["-DROWS=512", "-DCOLUMNS=512", "-DINNER=512"] if example == "sgemm" else []
    libraries = {"hand": library(args, f"{example}.hand", payload, f"{EXAMPLES}/{example}/{SCRIPTS[example]}", flags),
                 "found": library(args, f"{example}.found", payload, tuned, flags)}
    problem = {"sgemm": "gemm:512x512x512", "halide-conv": "conv"}[example]
    alternate = os.path.join(args.out, "alternate")
    subprocess.run(["cc", "-O3", f"{HERE}/../code/alternate.c", "-o", alternate, "-ldl", "-lm"], check=True)
    out = subprocess.run([alternate, "9" if example == "halide-conv" else "40", problem, *(f"{n}={p}" for n, p in libraries.items())], capture_output=True, text=True, check=True).stdout
    median = {name: float(ms) for name, ms in re.findall(r"^(\w+) +[0-9.]+ +([0-9.]+) ", out, re.M)}
    table.row(f"{example:12} hand-set {median['hand']:.3f} ms, found {median['found']:.3f} ms, {median['hand'] / median['found']:.3f} times as fast; {told.points} of {told.space:.0f} points, {told.compiled} compiled: {' '.join(told.choices)}")


def run(args, table):
    table.begin(f"handset: schedules with knobs, {args.minutes:g} minutes each")
    for example in EDITS:
        if (not args.names or example in args.names) and not table.is_over():
            one(example, args, table)

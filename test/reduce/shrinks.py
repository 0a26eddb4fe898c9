#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shrinks the cases of a file (README.md): what is left of each has less than 15 lines, parses, and
has the same outcome, so that shrinking it again finds nothing new."""
import os
import re
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MOST_LINES = 14
PLUGINS = os.environ.get("PLUGINS", "")


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as f:
        return f.read()


def script(steps):
    around = read(HERE, "Inputs/steps.mlir")
    return ("!t = !transform.any_op\nmodule attributes {transform.with_named_sequence} {\n"
            "transform.named_sequence @by_four(%op: !t {transform.consumed}) {\n"
            "%tiles, %loop = transform.structured.tile_using_for %op tile_sizes [4] : (!t) -> (!t, !t)\n"
            "transform.yield }\n"
            f"transform.named_sequence @__transform_main(%root: !t) {{\n{around}{steps}transform.yield }} }}\n")


def cases(path):
    """Name, options, payload and script of each."""
    for text in re.split(r"^// -----.*\n", read(path), flags=re.M)[1:]:
        payload, _, steps = text.partition("// script\n")
        name = payload.splitlines()[0].removeprefix("// ")
        options = re.search(r"^ *// options: (.*)$", payload, flags=re.M)
        words = [os.path.join(PLUGINS, w) if w.endswith(".so") else w for w in shlex.split(options.group(1) if options else "")]
        yield name, words, read(HERE, "Inputs/around.mlir") + payload, script(steps)


def reduce(*arguments):
    return subprocess.run(["jig", "reduce", *arguments], capture_output=True, text=True, check=False)


def complaints(options, payload, steps, folder):
    """What is not as it should be."""
    paths = [os.path.join(folder, name) for name in ("payload.mlir", "script.mlir", "small.mlir", "again.mlir")]
    for path, text in zip(paths, (payload, steps)):
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    done = reduce(paths[0], "--script", paths[1], "-o", paths[2], *options)
    if done.returncode:
        yield done.stderr.rstrip()
        return
    small = read(paths[2])
    if small.count("\n") > MOST_LINES:
        yield f"{small.count(chr(10))} lines are left:\n{small}"
    again = reduce(paths[2], "-o", paths[3], *options)
    if again.returncode:
        yield "the outcome is gone: " + again.stderr.rstrip()
    elif read(paths[3]) != small:
        yield f"it could have been smaller:\n{read(paths[3])}"


def main(path, names):
    failed = count = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, options, payload, steps in cases(path):
            if names and name not in names:
                continue
            count += 1
            said = list(complaints(options, payload, steps, folder))
            failed += bool(said)
            for line in said:
                print(f"{os.path.basename(path)}: {name}: {line}")
    print(f"{count} cases, {failed} wrong")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))

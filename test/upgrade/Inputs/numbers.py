#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a former release of the reference made of a payload computes what the payload computes.

    numbers.py SCRATCH

A case is a script with its payload that names the release which is its oracle; what that made of it is
Inputs/CASE.payload. All dynamic sizes and all indices are 3, so that they fit each other.
"""
import re
import subprocess
import sys
from pathlib import Path

INPUTS = Path(__file__).parent
SIZE = 3
OTHER_NUMBERS = {
    "contraction-19": "release 19 gives rows to an intrinsic that takes columns",
    "replace": "the script puts another constant in the place of one",
}


def argument(type_, seed):
    if type_.startswith(("tensor", "memref", "vector")):
        sizes = "x".join(n.replace("?", str(SIZE)) for n in re.findall(r"([\d?]+)x", type_)) if "?" in type_ else ""
        return f"{type_}{':' + sizes if sizes else ''}=random:{seed}"
    return f"{type_}=1.5" if type_.startswith("f") else f"{type_}={SIZE}"


def header(path):
    return re.search(r"func\.func @f\(.*", path.read_text())[0]


def arguments(path):
    types = re.findall(r"%\w+: (.*?)(?=, %|\) ->|\) {|\) attr)", header(path))
    return [word for seed, type_ in enumerate(types) for word in ("--arg", argument(type_, seed))]


def evaluated(path, rest):
    return subprocess.run(["jig", "eval", "--entry", "f", "--show-args", path, *arguments(path), *rest],
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def difference(case, numbers):
    """None where there is none. Results are compared as numbers, memrefs that are written as what they print."""
    original, made = INPUTS.parent / f"{case}.mlir", INPUTS / f"{case}.payload"
    has_result = "->" in header(made)
    before = evaluated(original, ["--out", numbers] if has_result else [])
    after = evaluated(made, ["--compare", numbers, "--tolerance", "1e-5"] if has_result else [])
    for run in before, after:
        if run.returncode:
            return run.stdout
    if has_result:
        return None
    if not before.stdout:
        return "computes nothing"
    return None if before.stdout == after.stdout else "the arguments hold other numbers at the end"


def main():
    scratch = sys.argv[1]
    cases = [path.stem for path in sorted(INPUTS.parent.glob("*.mlir"))
             if "// ORACLE" in path.read_text() and path.stem not in OTHER_NUMBERS]
    found = {case: why for case in cases if (why := difference(case, scratch))}
    for case, why in found.items():
        print(f"{case}: {why}")
    print(f"{len(cases) - len(found)} of {len(cases)} compute the same")
    return bool(found)


sys.exit(main())

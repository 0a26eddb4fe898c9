#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a former release of the reference made of a payload computes what the payload computes.

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


def evaluated(path):
    """Its results; what its memrefs hold at the end, where it has none."""
    shown = [] if "->" in header(path) else ["--show-args"]
    return subprocess.run(["jig", "eval", "--domain=field", "--entry", "f", *shown, path, *arguments(path)], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def difference(case):
    """None where there is none. Results, and what memrefs hold at the end, as elements of a finite field: the order of a sum makes no difference."""
    before, after = evaluated(INPUTS.parent / f"{case}.mlir"), evaluated(INPUTS / f"{case}.payload")
    for run in before, after:
        if run.returncode:
            return run.stdout
    if not before.stdout:
        return "computes nothing"
    return None if before.stdout == after.stdout else "it computes something else"


def main():
    cases = [path.stem for path in sorted(INPUTS.parent.glob("*.mlir"))
             if "// ORACLE" in path.read_text() and path.stem not in OTHER_NUMBERS]
    found = {case: why for case in cases if (why := difference(case))}
    for case, why in found.items():
        print(f"{case}: {why}")
    print(f"{len(cases) - len(found)} of {len(cases)} compute the same")
    return bool(found)


sys.exit(main())

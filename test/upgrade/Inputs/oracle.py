#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes down what mlir-opt of a script's own year makes of its payload: Inputs/NAME.payload beside the script.

    oracle.py FILE...        needs mlir-16-tools, mlir-19-tools, mlir-22-tools, and jig

// ORACLE: VERSION [OPTION]... in the file says which; release 22 is given what `jig upgrade` makes of it.
"""
import os
import re
import shlex
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
PASS = {"16": "--test-transform-dialect-interpreter", "19": "--transform-interpreter", "22": "--transform-interpreter"}


def script(path, version):
    if version == "22":
        return subprocess.run(["jig", "upgrade", "--quiet", path], capture_output=True, text=True).stdout
    with open(path, encoding="utf-8") as f:
        return f.read()


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as f:
        version, options = re.search(r"^// ORACLE: (\d+)(.*)", f.read(), re.M).groups()
    name = os.path.splitext(os.path.basename(path))[0]
    made = subprocess.run([f"/usr/lib/llvm-{version}/bin/mlir-opt", *(shlex.split(options) or [PASS[version]])],
                          input=script(path, version), capture_output=True, text=True)
    if made.returncode:
        print(f"{name}: mlir-opt {version} fails\n{made.stderr[:600]}")
        continue
    if re.search(r"vector\.(insertelement|matrix_multiply|flat_transpose)|\.expand_shape", made.stdout):  # what mlir-opt 22 does not read
        made = subprocess.run(["jig", "upgrade", "--quiet", "/dev/stdin"], input=made.stdout, capture_output=True, text=True)
    form = subprocess.run([sys.executable, os.path.join(here, "payload.py"), "/usr/lib/llvm-22/bin/mlir-opt"],
                          input=made.stdout, capture_output=True, text=True)
    if form.returncode:
        print(f"{name}: mlir-opt 22 does not read it\n{form.stderr[:600]}")
        continue
    with open(os.path.join(os.path.dirname(path), "Inputs", name + ".payload"), "w", encoding="utf-8") as f:
        f.write(form.stdout)

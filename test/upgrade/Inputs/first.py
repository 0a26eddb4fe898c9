#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lines of scripts, one piece in each file of FOLDER: read and upgraded here, refused by mlir-opt 22 where that is installed; what
they are upgraded to is read by both.

    first.py FOLDER
"""
import os
import shutil
import subprocess
import sys

AROUND = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %0: !transform.any_op {transform.consumed}, %b: !transform.any_op) {
PIECE    transform.yield
  }
}
"""
folder, reference, wrong = sys.argv[1], shutil.which("mlir-opt"), []


def reads(tool, path):
    return subprocess.run([tool, path], capture_output=True).returncode == 0


for name in sorted(n for n in os.listdir(folder) if n.endswith(".mlir")):
    with open(os.path.join(folder, name), encoding="utf-8") as f:
        piece = f.read()
    text = AROUND.replace("PIECE", piece)
    if "  func.func" in piece:  # what follows the script
        script, _, rest = piece.partition("  }\n")
        text = AROUND.replace("PIECE", script)[:-2] + rest + "  }\n}\n"
    path, today = os.path.join(folder, name + ".whole"), os.path.join(folder, name + ".today")
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    changed = subprocess.run(["jig", "upgrade", "--check", path], capture_output=True).returncode == 1
    if not reads("jig-opt", path) or not changed:
        wrong.append(f"{name}: not read as text of a former release")
    if subprocess.run(["jig", "upgrade", "--quiet", path, "-o", today]).returncode or not reads("jig-opt", today):
        wrong.append(f"{name}: not upgraded")
    if reference and reads(reference, path):
        wrong.append(f"{name}: release 22 reads it otherwise")
    if reference and not reads(reference, today):
        wrong.append(f"{name}: release 22 does not read what it is upgraded to")
print("\n".join(wrong), end="\n" if wrong else "")
sys.exit(bool(wrong))

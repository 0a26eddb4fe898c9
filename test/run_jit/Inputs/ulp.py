# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of math on vectors, and how far off docs/lowering.md says that they are.

ulp.py write         payload with each function on buffers, for ulp.c
ulp.py check STEP X  runs the program X that was made of both, and holds what it measures against the table
"""
import os
import re
import subprocess
import sys

DOCUMENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../docs/lowering.md")


def bounds():
    """Of the names of ops, what the table says of f32 and f64; None: nothing."""
    rows = re.findall(r"^\| ((?:`math\.\w+`(?:, )?)+) \| ([\d.]+) \| ([\d.]+|-) \|", open(DOCUMENT).read(), re.M)
    found = {}
    for names, single, double in rows:
        for name in re.findall(r"math\.(\w+)", names):
            found[name] = {"f32": float(single), "f64": None if double == "-" else float(double)}
    return found


def function(name, element):
    vector, buffer = f"vector<16x{element}>", f"memref<1024x{element}>"
    operands = "%x, %y" if name in ("atan2", "powf") else "%x"
    return f"""func.func @{name}_{element}(%a: {buffer}, %b: {buffer}, %c: {buffer}) attributes {{llvm.emit_c_interface}} {{
  %zero = arith.constant 0 : index
  %step = arith.constant 16 : index
  %end = arith.constant 1024 : index
  scf.for %i = %zero to %end step %step {{
    %x = vector.load %a[%i] : {buffer}, {vector}
    %y = vector.load %b[%i] : {buffer}, {vector}
    %z = math.{name} {operands} : {vector}
    vector.store %z, %c[%i] : {buffer}, {vector}
  }}
  return
}}"""


def check(step, program):
    measured = 0
    for name, of in bounds().items():
        for element, bound in of.items():
            if bound is None:
                continue
            line = subprocess.run([program, name, element, step], capture_output=True, text=True, check=True).stdout
            measured += 1
            if float(line.split()[2]) > bound:
                sys.exit(f"{line.strip()}: the table says {bound}")
    print(measured, "functions are as near as the table says")


if sys.argv[1] == "write":
    for name in bounds():
        print(function(name, "f32"), function(name, "f64"), sep="\n")
else:
    check(*sys.argv[2:])

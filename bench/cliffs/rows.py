#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""memref.copy of rows with gaps between them (@cliff), and linalg.copy (@good).

usage: rows.py ELEMENTS TYPE
"""
import sys

n, kind = int(sys.argv[1]), sys.argv[2]
number = "1" if kind[0] == "i" else "1.0"
rows = max(4, (1 << 18) // n)
whole, part = f"memref<{rows}x{2 * n}x{kind}>", f"memref<{rows}x{n}x{kind}, strided<[{2 * n}, 1]>>"


def function(name, copy):
    return f"""
func.func @{name}() attributes {{llvm.emit_c_interface}} {{
  %from = memref.get_global @from : {whole}
  %to = memref.get_global @to : {whole}
  %s = memref.subview %from[0, 0] [{rows}, {n}] [1, 1] : {whole} to {part}
  %t = memref.subview %to[0, 0] [{rows}, {n}] [1, 1] : {whole} to {part}
  {copy}
  return
}}"""


print(f"memref.global @from : {whole} = dense<{number}>\nmemref.global @to : {whole} = dense<{number}>",
      function("cliff", f"memref.copy %s, %t : {part} to {part}"),
      function("good", f"linalg.copy ins(%s : {part}) outs(%t : {part})"))

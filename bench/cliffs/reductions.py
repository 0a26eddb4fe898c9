#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""vector.multi_reduction of rows (@cliff), and each row reduced by itself (@good).

usage: reductions.py ROWS LANES KIND TYPE
"""
import sys

rows, lanes, kind, element = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
zero = "0" if element[0] == "i" else "0.0"
row, tile, sums = f"vector<{lanes}x{element}>", f"vector<{rows}x{lanes}x{element}>", f"vector<{rows}x{element}>"
whole, results = f"memref<64x{rows}x{lanes}x{element}>", f"memref<64x{rows}x{element}>"


def function(name, body):
    return f"""
memref.global @a_{name} : {whole} = dense<{zero}>
memref.global @o_{name} : {results} = dense<{zero}>
func.func @{name}() attributes {{llvm.emit_c_interface}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %z = arith.constant {zero} : {element}
  %none = arith.constant dense<{zero}> : {sums}
  %a = memref.get_global @a_{name} : {whole}
  %o = memref.get_global @o_{name} : {results}
  scf.for %i = %c0 to %n step %c1 {{
{body}
    vector.transfer_write %sums, %o[%i, %c0] {{in_bounds = [true]}} : {sums}, {results}
  }}
  return
}}"""


def by_hand():
    for i in range(rows):
        yield f"    %at{i} = arith.constant {i} : index"
        yield f"    %v{i} = vector.transfer_read %a[%i, %at{i}, %c0], %z {{in_bounds = [true]}} : {whole}, {row}"
        yield f"    %s{i} = vector.reduction <{kind}>, %v{i}, %z : {row} into {element}"
    yield f"    %sums = vector.from_elements {', '.join(f'%s{i}' for i in range(rows))} : {sums}"


print(function("cliff", f"""    %v = vector.transfer_read %a[%i, %c0, %c0], %z {{in_bounds = [true, true]}} : {whole}, {tile}
    %sums = vector.multi_reduction <{kind}>, %v, %none [1] : {tile} to {sums}"""), function("good", "\n".join(by_hand())))

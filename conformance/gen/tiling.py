# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiling and fusing: payloads, sizes, orders and forms of loops."""
import itertools

from _payloads import script

OP = "!transform.any_op"
MATMUL = """func.func @f(%a: tensor<AxBxf32>, %b: tensor<BxCxf32>, %c: tensor<AxCxf32>) -> tensor<AxCxf32> {
  %0 = linalg.matmul {t} ins(%a, %b : tensor<AxBxf32>, tensor<BxCxf32>) outs(%c : tensor<AxCxf32>) -> tensor<AxCxf32>
  return %0 : tensor<AxCxf32>
}"""
SHAPES = [("16", "32", "24"), ("?", "?", "?"), ("17", "?", "1")]
SIZES = ["0", "1", "4", "17", "4, 5", "0, 4", "1, 0, 1", "4, 5, 3", "16, 24, 32", "17, 1, 100"]
ORDERS = ["", "interchange = [1, 0]", "interchange = [2, 0, 1]"]
TWO = """func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = FIRST {p} ins(IN : TIN) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = LAST
  return %1 : tensor<?x?xf32>
}"""
T = "tensor<?x?xf32>"
FIRST = [("linalg.exp", "%a", T), ("linalg.add", "%a, %c", f"{T}, {T}"), ("linalg.matmul", "%a, %c", f"{T}, {T}"), ("linalg.copy", "%a", T)]
LAST = [f"linalg.log {{t}} ins(%0 : {T}) outs(%c : {T}) -> {T}", f"linalg.add {{t}} ins(%0, %0 : {T}, {T}) outs(%d : {T}) -> {T}",
        f"linalg.matmul {{t}} ins(%0, %a : {T}, {T}) outs(%c : {T}) -> {T}", f"linalg.matmul {{t}} ins(%a, %0 : {T}, {T}) outs(%c : {T}) -> {T}",
        f"linalg.transpose ins(%0 : {T}) outs(%c : {T}) permutation = [1, 0] {{t}}",
        f"linalg.exp {{t}} ins(%c : {T}) outs(%0 : {T}) -> {T}"]
FOUND = f"%0 = transform.structured.match attributes {{t}} in %root : ({OP}) -> {OP}\n"
PRODUCER = f"%pr = transform.structured.match attributes {{p}} in %root : ({OP}) -> {OP}\n"
MAPPINGS = ["", "( mapping = [#gpu.block<x>, #gpu.block<y>] )", "( mapping = [#gpu.thread<y>, #gpu.thread<x>] )"]


def tile_for(sizes, order=""):
    n = sum(s.strip() not in ("0", "") for s in sizes.split(","))
    types = ", ".join([OP] * (n + 1))
    return f"%t{', %l:' + str(n) if n else ''} = transform.structured.tile_using_for %0 tile_sizes [{sizes}] {order} : ({OP}) -> ({types})"


def tile_forall(sizes, how="tile_sizes", mapping=""):
    return f"%t, %l = transform.structured.tile_using_forall %0 {how} [{sizes}] {mapping} : ({OP}) -> ({OP}, {OP})"


def grid():
    args = "--transform-interpreter --allow-unregistered-dialect"
    for shape, sizes in itertools.product(SHAPES, SIZES):
        payload = MATMUL.replace("A", shape[0]).replace("B", shape[1]).replace("C", shape[2])
        yield from ((args, script(payload, FOUND + tile_for(sizes, o))) for o in ORDERS)
        yield from ((args, script(payload, FOUND + tile_forall(sizes, h, m))) for h in ("tile_sizes", "num_threads")[:1 + (sizes.count(",") < 2)]
                   for m in (MAPPINGS if sizes in ("4, 5", "4", "0, 4") else MAPPINGS[:1]))
    steps = [tile_for("4, 5").replace("%l:2", "%l, %m"), tile_for("4").replace("%l:1", "%l"), tile_forall("4, 5"), tile_forall("0, 5"),
             tile_forall("4, 5", "num_threads"), tile_forall("1")]
    for (op, operands, types), last, step in itertools.product(FIRST, LAST, steps):
        payload = TWO.replace("FIRST", op).replace("TIN", types).replace("IN", operands).replace("LAST", last)
        fuse = f"\n%p, %n = transform.structured.fuse_into_containing_op %pr into %l : ({OP}, {OP}) -> ({OP}, {OP})"
        yield args, script(payload, FOUND + PRODUCER + step + fuse)

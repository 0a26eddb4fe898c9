#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: bench/transforms.py CASE SIZE

Writes a payload and a script that puts the weight on one transformation; SIZE scales the payload.
"""
import sys

from scripts import ANY, main_sequence, match, matmul

T = "tensor<64x64xf32>"
PAIR = f"({ANY}) -> ({ANY}, {ANY})"
LOOP = "!transform.op<\"scf.for\">"
ONE = f"({ANY}) -> {ANY}"


def many(make, n):
    return "".join(make(i) for i in range(n))


def matmuls(n):
    return many(matmul, n)


def on_buffers(n):
    m = "memref<16x16xf32>"
    return many(lambda i: f"func.func @f{i}(%a: {m}, %b: {m}, %c: {m}) {{\n  linalg.matmul ins(%a, %b : {m}, {m}) outs(%c : {m})\n  return\n}}\n", n)


def elementwise(n):
    """N functions of a fill, an elementwise op and a product that reads it."""
    return many(lambda i: f"""func.func @f{i}(%a: {T}, %b: {T}, %c: {T}, %x: f32) -> {T} {{
  %e = linalg.exp ins(%a : {T}) outs(%c : {T}) -> {T}
  %z = linalg.fill ins(%x : f32) outs(%c : {T}) -> {T}
  %0 = linalg.matmul ins(%e, %b : {T}, {T}) outs(%z : {T}) -> {T}
  return %0 : {T}
}}
""", n)


def producers(n):
    """One op with N producers."""
    ops = many(lambda i: f"  %p{i} = linalg.exp ins(%a : {T}) outs(%b : {T}) -> {T}\n", n)
    maps = ", ".join(["affine_map<(d0, d1) -> (d0, d1)>"] * (n + 1))
    values, types = ", ".join(f"%p{i}" for i in range(n)), ", ".join([T] * n)
    args = ", ".join(f"%x{i}: f32" for i in range(n + 1))
    return f"""func.func @f(%a: {T}, %b: {T}) -> {T} {{
{ops}  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"], last}} ins({values} : {types}) outs(%b : {T}) {{
  ^bb0({args}):
    linalg.yield %x0 : f32
  }} -> {T}
  return %r : {T}
}}
"""


def body_of(n):
    """A loop of N ops."""
    ops = many(lambda i: f"    %v{i + 1} = arith.addi %v{i}, %i : index\n", n)
    return f"""func.func @f(%m: memref<4096xindex>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  scf.for %i = %c0 to %c4096 step %c1 {{
    %v0 = memref.load %m[%i] : memref<4096xindex>
{ops}    memref.store %v{n}, %m[%i] : memref<4096xindex>
  }}
  return
}}
"""


def loops(n):
    """N functions of two nested loops."""
    return many(lambda i: f"""func.func @f{i}(%m: memref<30x30xf32>, %x: f32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c4 {{
    scf.for %j = %c0 to %c30 step %c4 {{
      memref.store %x, %m[%i, %j] : memref<30x30xf32>
    }}
  }}
  return
}}
""", n)


def generics(n):
    return many(lambda i: f"""func.func @f{i}(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {{
  %0 = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}}
    ins(%a : tensor<8x16xf32>) outs(%b : tensor<8x16xf32>) {{
  ^bb0(%x: f32, %y: f32):
    %1 = arith.mulf %x, %x : f32
    %2 = arith.addf %1, %y : f32
    linalg.yield %2 : f32
  }} -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}}
""", n)


def chain(n):
    """N ops, each on the result of the one before."""
    ops = many(lambda i: f"  %v{i + 1} = linalg.exp ins(%v{i} : {T}) outs(%v{i} : {T}) -> {T}\n", n)
    return f"func.func @f(%v0: {T}) -> {T} {{\n{ops}  return %v{n} : {T}\n}}\n"


def contractions(n):
    maps = ", ".join(f"affine_map<(m, n, k) -> ({x})>" for x in ("m, k", "k, n", "m, n"))
    kinds = '"parallel", "parallel", "reduction"'
    v = "vector<4x4xf32>"
    return many(lambda i: f"""func.func @f{i}(%a: {v}, %b: {v}, %c: {v}, %m: memref<8x8xf32>, %i: index) -> {v} {{
  %0 = vector.contract {{indexing_maps = [{maps}], iterator_types = [{kinds}], kind = #vector.kind<add>}} %a, %b, %c : {v}, {v} into {v}
  vector.transfer_write %0, %m[%i, %i] : {v}, memref<8x8xf32>
  return %0 : {v}
}}
""", n)


def one_op(args, op, result):
    """N functions of one op on vectors."""
    return lambda n: many(lambda i: f"func.func @f{i}({args}) -> {result} {{\n  %0 = {op}\n  return %0 : {result}\n}}\n", n)


V, M = "vector<4x8xf32>", "memref<8x16xf32>"
# By the name of the set that lowers it.
LOWERED = {
    "lower_bitcast": one_op(f"%a: {V}", f"vector.bitcast %a : {V} to vector<4x16xf16>", "vector<4x16xf16>"),
    "lower_broadcast": one_op("%a: vector<8xf32>", f"vector.broadcast %a : vector<8xf32> to {V}", V),
    "lower_create_mask": one_op("%i: index, %j: index", "vector.create_mask %i, %j : vector<4x8xi1>", "vector<4x8xi1>"),
    "lower_masks": one_op("%i: index", "vector.constant_mask [3, 5] : vector<4x8xi1>", "vector<4x8xi1>"),
    "materialize_masks": one_op("%i: index", "vector.create_mask %i : vector<8xi1>", "vector<8xi1>"),
    "lower_gather": one_op(f"%m: {M}, %i: index, %o: vector<4x8xi32>, %k: vector<4x8xi1>, %p: {V}",
                           f"vector.gather %m[%i, %i] [%o], %k, %p : {M}, vector<4x8xi32>, vector<4x8xi1>, {V} into {V}", V),
    "lower_multi_reduction": one_op(f"%a: {V}, %b: vector<4xf32>", f"vector.multi_reduction <add>, %a, %b [1] : {V} to vector<4xf32>", "vector<4xf32>"),
    "lower_outerproduct": one_op(f"%a: vector<4xf32>, %b: vector<8xf32>, %c: {V}",
                                 f"vector.outerproduct %a, %b, %c {{kind = #vector.kind<add>}} : vector<4xf32>, vector<8xf32>", V),
    "lower_shape_cast": one_op(f"%a: {V}", f"vector.shape_cast %a : {V} to vector<2x16xf32>", "vector<2x16xf32>"),
    "lower_transpose": one_op(f"%a: {V}", f"vector.transpose %a, [1, 0] : {V} to vector<8x4xf32>", "vector<8x4xf32>"),
    "lower_interleave": one_op(f"%a: {V}", f"vector.interleave %a, %a : {V} -> vector<4x16xf32>", "vector<4x16xf32>"),
    "lower_masked_transfers": one_op(f"%m: {M}, %i: index, %p: f32, %k: vector<4x8xi1>",
                                     f"vector.mask %k {{ vector.transfer_read %m[%i, %i], %p : {M}, {V} }} : vector<4x8xi1> -> {V}", V),
    "lower_transfer": one_op(f"%m: {M}, %i: index, %p: f32", f"vector.transfer_read %m[%i, %i], %p {{in_bounds = [true, true]}} : {M}, {V}", V),
    "lower_scan": lambda n: many(lambda i: f"""func.func @f{i}(%a: {V}, %b: vector<8xf32>) -> {V} {{
  %0:2 = vector.scan <add>, %a, %b {{inclusive = true, reduction_dim = 0 : i64}} : {V}, vector<8xf32>
  return %0#0 : {V}
}}
""", n),
}


def empties(n):
    """N functions that fill an empty tensor and put it into another."""
    s = "tensor<32x64xf32>"
    return many(lambda i: f"""func.func @f{i}(%a: {T}, %x: f32) -> {T} {{
  %e = tensor.empty() : {s}
  %z = linalg.fill ins(%x : f32) outs(%e : {s}) -> {s}
  %0 = tensor.insert_slice %z into %a[0, 0] [32, 64] [1, 1] : {s} into {T}
  return %0 : {T}
}}
""", n)


def allocating(n):
    """N functions with a buffer in a loop."""
    return many(lambda i: f"""func.func @f{i}(%m: memref<30xf32>, %x: f32, %lb: index, %ub: index, %c: index) {{
  scf.for %i = %lb to %ub step %c {{
    %b = memref.alloc() : memref<30xf32>
    memref.store %x, %b[%i] : memref<30xf32>
    memref.copy %b, %m : memref<30xf32> to memref<30xf32>
  }}
  return
}}
""", n)


def on(name, *steps):
    """The script that finds ops of a name and does the steps to them."""
    return main_sequence(match("%x", name) + "".join(f"  {s}\n" for s in steps))


def tile_for():
    first = f"%t0, %a0 = transform.structured.tile_using_for %x tile_sizes [8] : {PAIR}"
    return on("linalg.matmul", first, *(
        f"%t{i}, %a{i} = transform.structured.tile_using_for %t{i - 1} tile_sizes [{4 >> i}] : {PAIR}" for i in (1, 2)))


def each_fused():
    return on("func.func", f"transform.foreach %x : {ANY} {{\n  ^bb0(%f: {ANY}):\n" + match("%m", "linalg.matmul", "%f") +
              match("%e", "linalg.exp", "%f") +
              f"  %t, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] : {PAIR}\n"
              f"  %p, %n = transform.structured.fuse_into_containing_op %e into %l : ({ANY}, {ANY}) -> ({ANY}, {ANY})\n  }}")


def all_producers():
    return main_sequence(
        f"  %x = transform.structured.match ops{{[\"linalg.generic\"]}} attributes {{last}} in %root : {ONE}\n" + match("%e", "linalg.exp") +
        f"  %t, %l = transform.structured.tile_using_forall %x tile_sizes [8, 8] : {PAIR}\n"
        f"  %p, %n = transform.structured.fuse_into_containing_op %e into %l : ({ANY}, {ANY}) -> ({ANY}, {ANY})\n")


def patterns(name, *sets):
    return on(name, "transform.apply_patterns to %x {\n" + "".join(f"    {s}\n" for s in sets) + f"  }} : {ANY}")


VECTORIZE = f"%v = transform.structured.vectorize_children_and_apply_patterns %x : {ONE}"
PACK = f"transform.foreach %x : {ANY} {{\n  ^bb0(%y: {ANY}):\n    %p = transform.structured.pack %y packed_sizes = [4, 8, 2] : ({ANY}) -> !transform.op<\"linalg.generic\">\n  }}"
PAD = ("%p, %pad, %copy = transform.structured.pad %x pad_to_multiple_of [5, 5, 5] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], "
       f"padding_dimensions = [0, 1, 2]}} : ({ANY}) -> ({ANY}, {ANY}, {ANY})")
REDUCE = f"%1:4 = transform.structured.split_reduction %x {{split_factor = 4, insert_split_dimension = 0}} : ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})"

# Payload, script, and the smaller of two sizes, of which the other is twice that.
CASES = {
    "tile_forall": (matmuls, on("linalg.matmul", f"%t, %l = transform.structured.tile_using_forall %x tile_sizes [4, 4] : {PAIR}"), 4096),
    "tile_for x3": (matmuls, tile_for(), 4096),
    "fuse_into": (elementwise, each_fused(), 1024),
    "fuse": (elementwise, on("linalg.matmul", f"%t, %l:2 = transform.structured.fuse %x tile_sizes [8, 8] : ({ANY}) -> ({ANY}, {ANY}, {ANY})"), 1024),
    "N producers": (producers, all_producers(), 128),
    "unroll": (body_of, on("scf.for", f"transform.loop.unroll %x {{factor = 64}} : {ANY}"), 4096),
    "peel": (loops, on("scf.for", f"%l = transform.cast %x : {ANY} to {LOOP}", f"%m, %r = transform.loop.peel %l : ({LOOP}) -> ({LOOP}, {LOOP})"), 2048),
    "vectorize": (generics, on("func.func", VECTORIZE), 4096),
    "vectorize matmul": (matmuls, on("func.func", VECTORIZE), 2048),
    "generalize": (matmuls, on("linalg.matmul", f"%g = transform.structured.generalize %x : {ONE}"), 4096),
    "pack": (matmuls, on("linalg.matmul", PACK), 2048),
    "pad": (matmuls, on("linalg.matmul", PAD), 2048),
    "split_reduction": (matmuls, on("linalg.matmul", REDUCE), 2048),
    "convert_to_loops": (on_buffers, on("linalg.matmul", f"%l = transform.structured.convert_to_loops %x : {ONE}"), 4096),
    "bufferize": (matmuls, on("func.func", f"%b = transform.bufferization.one_shot_bufferize %root {{bufferize_function_boundaries = true}} : {ONE}"), 4096),
    "bufferize chain": (chain, on("func.func", f"%b = transform.bufferization.one_shot_bufferize %x : {ONE}"), 512),
    "lower_contraction": (contractions, patterns("func.func", 'transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"',
                                                 "transform.apply_patterns.vector.lower_outerproduct"), 1024),
    "transfer_to_scf": (contractions, patterns("func.func", "transform.apply_patterns.vector.transfer_to_scf full_unroll = true"), 2048),
    **{name: (payload, patterns("func.func", f"transform.apply_patterns.vector.{name}"), 2048) for name, payload in LOWERED.items()},
    "eliminate_empty": (empties, on("func.func", f"transform.bufferization.eliminate_empty_tensors %x : {ANY}"), 1024),
    "empty_to_alloc": (empties, on("tensor.empty", f'%e = transform.cast %x : {ANY} to !transform.op<"tensor.empty">',
                                   '%a = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> '
                                   '!transform.op<"bufferization.alloc_tensor">'), 2048),
    "hoist buffers": (allocating, on("func.func", f"transform.bufferization.buffer_loop_hoisting %x : {ANY}"), 2048),
    "to allocation": (matmuls, on("linalg.matmul", f"%b, %n = transform.structured.bufferize_to_allocation %x {{memory_space = 3, bufferize_destination_only, emit_dealloc}} : {ANY}"), 1024),
    "canonicalize tiled": (matmuls, tile_for().replace("  transform.yield", match("%f", "func.func") + f"""  transform.apply_patterns to %f {{
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.tiling_canonicalization
  }} {{apply_cse}} : {ANY}
  transform.yield"""), 1024),
}


def main():
    payload, script, _ = CASES[sys.argv[1]]
    print("module attributes {transform.with_named_sequence} {\nmodule {\n" + payload(int(sys.argv[2])) + "}\n" + script + "}")


if __name__ == "__main__":
    main()

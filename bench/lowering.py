#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: bench/lowering.py CASE many|one OPS

Writes a payload for one lowering: many small functions, or one function that is large. Both are made of the same
pieces, each of which goes on with a value of the one before.
"""
import sys

ROWS = "memref<?x64xf32>"
VIEW = "memref<?x64xf32, strided<[64, 1], offset: ?>>"
TILE = "memref<8x16xf32>"
V = "vector<4x8xf32>"

# The arguments of every function, and those that pieces hand on.
ARGS = f"%i: index, %n: index, %k: i32, %w: i64, %x: f32, %b: i1, %m: {ROWS}, %t: {TILE}, %z: complex<f32>, %v: {V}"


class Piece:
    """`text` has {p} for the value of the piece before, {q} for its own, {u} for a name that is its own."""

    def __init__(self, first, kind, text, before="", declared=""):
        self.first, self.kind, self.text, self.before, self.declared = first, kind, text, before, declared
        self.ops = sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith(("^", "}")))

    def line(self, last, u):
        return self.text.format(p=last, q=f"%q{u}", u=u)

    def function(self, name, count):
        lines, last = [self.before], self.first
        for u in range(count):
            lines.append(self.line(last, u))
            last = f"%q{u}"
        return f"func.func @{name}({ARGS}) -> {self.kind} {{\n" + "\n".join(lines) + f"\n  return {last} : {self.kind}\n}}\n"

    def module(self, shape, ops):
        count = ops // self.ops
        if shape == "one":
            return self.declared + self.function("f", count)
        each = max(1, 24 // self.ops)
        return self.declared + "".join(self.function(f"f{i}", each) for i in range(count // each))


ARITH = Piece("%k", "i32", """
  %a{u} = arith.addi {p}, %k : i32
  %b{u} = arith.muli %a{u}, {p} : i32
  %c{u} = arith.cmpi slt, %b{u}, %k : i32
  %d{u} = arith.select %c{u}, %a{u}, %b{u} : i32
  %e{u} = arith.extsi %d{u} : i32 to i64
  %f{u} = arith.index_cast %e{u} : i64 to index
  %g{u} = arith.addi %f{u}, %i : index
  %h{u} = arith.index_cast %g{u} : index to i32
  %i{u} = arith.sitofp %h{u} : i32 to f32
  %j{u} = arith.mulf %i{u}, %x : f32
  %k{u} = arith.cmpf ogt, %j{u}, %x : f32
  %q{u} = arith.select %k{u}, %h{u}, %d{u} : i32""")
CF = Piece("%k", "i32", """
  cf.cond_br %b, ^then{u}({p} : i32), ^else{u}
^then{u}(%a{u}: i32):
  cf.br ^next{u}(%a{u}, %i : i32, index)
^else{u}:
  cf.br ^next{u}(%k, %n : i32, index)
^next{u}(%q{u}: i32, %c{u}: index):""")
CALLS = Piece("%k", "i32", """
  %a{u}, %b{u} = func.call @g({p}, %i) : (i32, index) -> (i32, index)
  %q{u} = func.call @h(%a{u}, %m) : (i32, memref<?x64xf32>) -> i32""",
              declared="func.func private @g(i32, index) -> (i32, index)\nfunc.func private @h(i32, memref<?x64xf32>) -> i32\n")
INDEX = Piece("%i", "index", """
  %a{u} = index.add {p}, %n
  %b{u} = index.mul %a{u}, %i
  %c{u} = index.cmp slt(%b{u}, %n)
  %d{u} = index.maxs %b{u}, {p}
  %e{u} = index.castu %d{u} : index to i32
  %f{u} = index.casts %e{u} : i32 to index
  %q{u} = index.floordivs %f{u}, %n""")
UB = Piece("%k", "i32", """
  %a{u} = ub.poison : index
  %q{u} = ub.poison : i32""")
MATH = Piece("%x", "f32", """
  %a{u} = math.exp {p} : f32
  %b{u} = math.fma %a{u}, %x, {p} : f32
  %c{u} = math.sqrt %b{u} : f32
  %d{u} = math.absf %c{u} : f32
  %e{u} = math.rsqrt %d{u} : f32
  %q{u} = math.log1p %e{u} : f32""")
LIBM = Piece("%x", "f32", """
  %a{u} = math.sin {p} : f32
  %b{u} = math.tanh %a{u} : f32
  %c{u} = math.atan2 %b{u}, %x : f32
  %d{u} = math.erf %c{u} : f32
  %q{u} = math.cbrt %d{u} : f32""")
COMPLEX = Piece("%z", "complex<f32>", """
  %a{u} = complex.add {p}, %z : complex<f32>
  %b{u} = complex.mul %a{u}, {p} : complex<f32>
  %c{u} = complex.re %b{u} : complex<f32>
  %d{u} = complex.abs %b{u} : complex<f32>
  %e{u} = complex.create %c{u}, %d{u} : complex<f32>
  %q{u} = complex.sub %e{u}, %z : complex<f32>""")
COMPLEX_FUNCTIONS = Piece("%z", "complex<f32>", """
  %a{u} = complex.exp {p} : complex<f32>
  %b{u} = complex.mul %a{u}, {p} : complex<f32>
  %c{u} = complex.abs %b{u} : complex<f32>
  %d{u} = complex.create %c{u}, %c{u} : complex<f32>
  %q{u} = complex.neg %d{u} : complex<f32>""")
MEMREF = Piece("%x", "f32", """
  memref.store {p}, %m[%i, %n] : memref<?x64xf32>
  %a{u} = memref.load %m[%n, %i] : memref<?x64xf32>
  %b{u} = memref.alloc(%n) : memref<?x8xf32>
  memref.store %a{u}, %b{u}[%i, %i] : memref<?x8xf32>
  %c{u} = memref.cast %b{u} : memref<?x8xf32> to memref<4x8xf32>
  %q{u} = memref.load %c{u}[%i, %n] : memref<4x8xf32>
  memref.dealloc %b{u} : memref<?x8xf32>""")
VIEWS = Piece("%x", "f32", """
  %a{u} = memref.subview %m[%i, 8] [%n, 16] [1, 2] : memref<?x64xf32> to memref<?x16xf32, strided<[64, 2], offset: ?>>
  memref.store {p}, %a{u}[%i, %n] : memref<?x16xf32, strided<[64, 2], offset: ?>>
  %b{u} = memref.collapse_shape %t [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %q{u} = memref.load %b{u}[%i] : memref<128xf32>""")
EXPANDED = Piece("%x", "f32", """
  %q{u} = memref.atomic_rmw maximumf {p}, %t[%i, %n] : (f32, memref<8x16xf32>) -> f32
  %a{u} = memref.atomic_rmw minnumf {p}, %t[%n, %i] : (f32, memref<8x16xf32>) -> f32
  %b{u} = memref.reshape %m(%s) : (memref<?x64xf32>, memref<2xindex>) -> memref<?x?xf32>""",
                 before="  %s = memref.alloc() : memref<2xindex>")
DIVISIONS = Piece("%i", "index", """
  %a{u} = arith.ceildivsi {p}, %n : index
  %b{u} = arith.floordivsi %a{u}, %n : index
  %c{u} = arith.maximumf %x, %x : f32
  %d{u} = arith.ceildivui %b{u}, %i : index
  %q{u} = arith.maxsi %d{u}, {p} : index""")
VECTORS = Piece("%v", V, """
  %a{u} = vector.fma {p}, %v, %v : vector<4x8xf32>
  %b{u} = vector.extract %a{u}[1] : vector<8xf32> from vector<4x8xf32>
  %c{u} = vector.broadcast %x : f32 to vector<8xf32>
  %d{u} = vector.shuffle %b{u}, %c{u} [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xf32>, vector<8xf32>
  %e{u} = vector.load %t[%i, %n] : memref<8x16xf32>, vector<8xf32>
  %f{u} = vector.insert %e{u}, %a{u}[2] : vector<8xf32> into vector<4x8xf32>
  vector.store %d{u}, %t[%n, %i] : memref<8x16xf32>, vector<8xf32>
  %g{u} = vector.reduction <add>, %d{u} : vector<8xf32> into f32
  %h{u} = vector.transfer_read %t[%i, %n], %g{u} : memref<8x16xf32>, vector<8xf32>
  %q{u} = vector.insert %h{u}, %f{u}[3] : vector<8xf32> into vector<4x8xf32>""")
CONTRACTIONS = Piece("%v", V, """
  %a{u} = vector.transpose {p}, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %b{u} = vector.contract {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}} {p}, %a{u}, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %d{u} = vector.extract %b{u}[0] : vector<4xf32> from vector<4x4xf32>
  %e{u} = vector.outerproduct %d{u}, %r, %v : vector<4xf32>, vector<8xf32>
  %q{u} = arith.addf %e{u}, {p} : vector<4x8xf32>""", before="""  %c = arith.constant dense<0.0> : vector<4x4xf32>
  %r = arith.constant dense<1.0> : vector<8xf32>""")
TRANSFERS = Piece("%v", V, """
  vector.transfer_write {p}, %t[%i, %n] : vector<4x8xf32>, memref<8x16xf32>
  %q{u} = vector.transfer_read %m[%n, %i], %x : memref<?x64xf32>, vector<4x8xf32>""")
LOOPS = Piece("%x", "f32", """
  %q{u} = scf.for %j{u} = %zero to %n step %one iter_args(%a{u} = {p}) -> (f32) {{
    %b{u} = memref.load %m[%j{u}, %i] : memref<?x64xf32>
    %c{u} = arith.cmpf ogt, %b{u}, %x : f32
    %d{u} = scf.if %c{u} -> (f32) {{
      %e{u} = arith.mulf %b{u}, %a{u} : f32
      scf.yield %e{u} : f32
    }} else {{
      scf.yield %a{u} : f32
    }}
    memref.store %d{u}, %t[%j{u}, %i] : memref<8x16xf32>
    scf.yield %d{u} : f32
  }}""", before="""  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index""")
AFFINE = Piece("%x", "f32", """
  %q{u} = affine.for %j{u} = 0 to 100 step 2 iter_args(%a{u} = {p}) -> (f32) {{
    %b{u} = affine.load %m[%j{u} * 3 + 5, symbol(%n) floordiv 4] : memref<?x64xf32>
    affine.for %k{u} = affine_map<(d0) -> (d0)>(%j{u}) to min affine_map<(d0)[s] -> (s, d0 + 8)>(%j{u})[%n] {{
      affine.store %b{u}, %t[%j{u} mod 8, %k{u} mod 16] : memref<8x16xf32>
    }}
    %c{u} = affine.apply affine_map<(d0)[s] -> (d0 + s * 7)>(%j{u})[%n]
    %d{u} = affine.load %t[%c{u}, 0] : memref<8x16xf32>
    affine.yield %d{u} : f32
  }}""")
STRUCTURED = Piece("%x", "f32", """
  linalg.fill ins({p} : f32) outs(%t : memref<8x16xf32>)
  linalg.matmul ins(%l, %r : memref<8x4xf32>, memref<4x16xf32>) outs(%t : memref<8x16xf32>)
  %q{u} = memref.load %t[%i, %n] : memref<8x16xf32>""", before="""  %l = memref.alloc() : memref<8x4xf32>
  %r = memref.alloc() : memref<4x16xf32>""")
CASTS = Piece("%i", "index", """
  %a{u} = builtin.unrealized_conversion_cast {p} : index to i64
  %b{u} = builtin.unrealized_conversion_cast %a{u} : i64 to index
  %q{u} = index.add %b{u}, %i""")
# What the llvm dialect has of each: for all conversions at once.
MIXED = Piece("%k", "i32", ARITH.text.replace("%q{u}", "%y{u}") + """
  memref.store %j{u}, %m[%g{u}, %i] : memref<?x64xf32>
  %z{u} = func.call @g(%y{u}) : (i32) -> i32
  %A{u} = math.exp %j{u} : f32
  cf.cond_br %c{u}, ^then{u}, ^next{u}(%z{u} : i32)
^then{u}:
  memref.store %A{u}, %m[%g{u}, %n] : memref<?x64xf32>
  cf.br ^next{u}(%y{u} : i32)
^next{u}(%q{u}: i32):""", declared="func.func private @g(i32) -> i32\n")
# Everything that the default pipeline meets.
WHOLE = Piece("%x", "f32", LOOPS.text.replace("%q{u}", "%y{u}") + """
  linalg.fill ins(%y{u} : f32) outs(%t : memref<8x16xf32>)
  %A{u} = vector.transfer_read %m[%n, %i], %x : memref<?x64xf32>, vector<4x8xf32>
  %B{u} = math.exp %A{u} : vector<4x8xf32>
  vector.transfer_write %B{u}, %t[%i, %n] : vector<4x8xf32>, memref<8x16xf32>
  %C{u} = affine.apply affine_map<(d0)[s] -> (d0 + s floordiv 7)>(%i)[%n]
  %D{u} = memref.subview %m[%C{u}, 8] [%n, 16] [1, 2] : memref<?x64xf32> to memref<?x16xf32, strided<[64, 2], offset: ?>>
  %E{u} = memref.load %D{u}[%i, %C{u}] : memref<?x16xf32, strided<[64, 2], offset: ?>>
  %q{u} = math.tanh %E{u} : f32""", before=LOOPS.before)

LOWER = ("convert-bufferization-to-memref,convert-linalg-to-loops,func.func(lower-vector-mask,lower-vector-multi-reduction),"
         "convert-vector-to-scf{full-unroll=true},convert-vector-to-scf,scf-forall-to-for,expand-realloc,memref-expand,"
         "expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-scf-to-cf,convert-vector-to-llvm,"
         "convert-complex-to-llvm,convert-math-to-llvm,convert-math-to-libm,convert-index-to-llvm,convert-arith-to-llvm,"
         "convert-ub-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts")


def pipeline(text):
    return f"--pass-pipeline=builtin.module({text})"


SCRIPT = """module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {
    transform.apply_conversion_patterns.dialect_to_llvm "arith"
    transform.apply_conversion_patterns.dialect_to_llvm "cf"
    transform.apply_conversion_patterns.dialect_to_llvm "math"
    transform.apply_conversion_patterns.dialect_to_llvm "func"
    transform.apply_conversion_patterns.dialect_to_llvm "memref"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
  transform.yield
}
"""

# Payload, and the arguments of both programs. What becomes much more, or takes the reference minutes, has a part of the ops.
PARTS = {"the default pipeline": 8, "contractions to llvm": 4, "vector-to-scf, unrolled": 4, "convert-vector-to-scf": 2}
CASES = {
    "convert-arith-to-llvm": (ARITH, ["--convert-arith-to-llvm"]),
    "convert-cf-to-llvm": (CF, ["--convert-cf-to-llvm"]),
    "convert-func-to-llvm": (CALLS, ["--convert-func-to-llvm"]),
    "convert-index-to-llvm": (INDEX, ["--convert-index-to-llvm"]),
    "convert-ub-to-llvm": (UB, ["--convert-ub-to-llvm"]),
    "convert-math-to-llvm": (MATH, ["--convert-math-to-llvm"]),
    "convert-math-to-libm": (LIBM, ["--convert-math-to-libm"]),
    "convert-complex-to-llvm": (COMPLEX, ["--convert-complex-to-llvm"]),
    "convert-complex-to-standard": (COMPLEX_FUNCTIONS, ["--convert-complex-to-standard"]),
    "convert-vector-to-llvm": (VECTORS, ["--convert-vector-to-llvm"]),
    "contractions to llvm": (CONTRACTIONS, ["--convert-vector-to-llvm"]),
    "convert-vector-to-scf": (TRANSFERS, ["--convert-vector-to-scf"]),
    "vector-to-scf, unrolled": (TRANSFERS, ["--convert-vector-to-scf=full-unroll"]),
    "finalize-memref-to-llvm": (MEMREF, ["--finalize-memref-to-llvm"]),
    "memref-expand": (EXPANDED, ["--memref-expand"]),
    "expand-strided-metadata": (VIEWS, ["--expand-strided-metadata"]),
    "arith-expand": (DIVISIONS, ["--arith-expand"]),
    "lower-affine": (AFFINE, ["--lower-affine"]),
    "convert-scf-to-cf": (LOOPS, ["--convert-scf-to-cf"]),
    "convert-linalg-to-loops": (STRUCTURED, ["--convert-linalg-to-loops"]),
    "reconcile-unrealized-casts": (CASTS, ["--reconcile-unrealized-casts"]),
    "convert-to-llvm": (MIXED, ["--convert-to-llvm"]),
    "pass after pass": (MIXED, [pipeline("convert-math-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,"
                                         "convert-cf-to-llvm,reconcile-unrealized-casts")]),
    "the default pipeline": (WHOLE, [pipeline(LOWER)]),
    "conversion in a script": (MIXED, ["--transform-interpreter"]),
    "llvm dialect to LLVM IR": (MIXED, ["--convert-to-llvm"]),
}


def payload(case, shape, ops):
    piece, args = CASES[case]
    text = piece.module(shape, ops // PARTS.get(case, 1))
    return f"{SCRIPT}{text}}}\n" if "--transform-interpreter" in args else text


def main():
    print(payload(sys.argv[1], sys.argv[2], int(sys.argv[3])), end="")


if __name__ == "__main__":
    main()

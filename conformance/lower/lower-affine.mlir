// ARGS: --lower-affine --split-input-file --allow-unregistered-dialect
// ARGS: --lower-affine --split-input-file --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-local-scope --mlir-print-debuginfo
// FRAME
// HERE
// EACH
// CASE
func.func @apply(%a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 5 - 3)>(%a)[%b]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%a)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 7)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%a)
  %4 = affine.apply affine_map<() -> (7)>()
  %5 = affine.apply affine_map<(d0) -> (d0)>(%a)
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%b]
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// CASE
func.func @minmax(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 7, d0)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + s0, 7, d0)>(%a)[%b]
  return %0, %1 : index, index
}
// CASE
func.func private @use(index)
func.func @for(%a: index, %b: index, %m: memref<10xf32>, %f: f32) -> f32 {
  %r = affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] to min affine_map<(d0)[s0] -> (d0 + 10, s0)>(%a)[%b] step 3 iter_args(%x = %f) -> f32 {
    %l = affine.load %m[%i + 3] : memref<10xf32>
    affine.store %l, %m[%i mod 3] : memref<10xf32>
    affine.prefetch %m[%i + 1], read, locality<3>, data : memref<10xf32>
    affine.yield %l : f32 } {foo, llvm.x = #llvm.tailcallkind<tail>}
  affine.for %i = 0 to 10 { func.call @use(%i) : (index) -> () }
  return %r : f32
}
// CASE
func.func private @use(index)
func.func @if(%a: index, %b: index) -> index {
  %r = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 5 == 0)>(%a)[%b] -> index { affine.yield %a : index } else { affine.yield %b : index }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%a)[%b] { func.call @use(%a) : (index) -> () } {foo}
  affine.if affine_set<() : ()>() { func.call @use(%a) : (index) -> () }
  affine.if affine_set<(d0): (d0 >= 0)>(%a) { func.call @use(%a) : (index) -> () } else { func.call @use(%b) : (index) -> () }
  return %r : index
}
// CASE
func.func private @use(index)
func.func @par(%a: index, %b: index, %m: memref<10xf32>) -> (f32, f32) {
  affine.parallel (%i, %j) = (%a, 0) to (%b + 5, 10) step (1, 2) { func.call @use(%i) : (index) -> () } {foo}
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) { %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l, %l : f32, f32 }
  affine.parallel (%i) = (max(%a, %b)) to (min(%b + 5, %a)) { func.call @use(%i) : (index) -> () }
  return %r#0, %r#1 : f32, f32
}
// CASE
func.func @vec(%m: memref<100xf32>, %a: index) {
  %v = affine.vector_load %m[%a + 1] : memref<100xf32>, vector<4xf32>
  affine.vector_store %v, %m[%a * 2] : memref<100xf32>, vector<4xf32>
  return
}
// CASE
func.func @dma(%s: memref<100xf32>, %d: memref<100xf32, 2>, %t: memref<1xi32>, %a: index, %n: index, %st: index) {
  affine.dma_start %s[%a + 1], %d[%a * 2], %t[%a mod 1], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_start %s[%a + 1], %d[%a * 2], %t[0], %n, %st, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%a + 3], %n : memref<1xi32>
  return
}
// CASE
func.func @lin(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %a into (%b, 3, 5) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %c] by (%c, 3, 5) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
// CASE
func.func @apply(%a: index, %b: index) -> (index, index) {
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv -7)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv -7)>(%a)
  return %2, %3 : index, index
}
// CASE
func.func @apply(%a: index, %b: index) -> (index, index) {
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
  %3 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%a)
  return %2, %3 : index, index
}
// CASE
func.func @load(%a: index, %b: index, %m: memref<4xf32>) {
  %2 = affine.load %m[%a floordiv -4] {foo} : memref<4xf32>
  return
}
// CASE
func.func @attrs(%a: index, %b: index, %m: memref<4xf32>) {
  %2 = affine.load %m[%a + 4] {foo} : memref<4xf32>
  %3 = affine.load %m[%a] {foo, nontemporal = true} : memref<4xf32>
  affine.store %2, %m[%a] {foo} : memref<4xf32>
  affine.prefetch %m[%a], write, locality<1>, instr {foo} : memref<4xf32>
  return
}
// CASE
func.func @kinds(%m: memref<10xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %r:9 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli", "maxs", "mins", "maxu", "minu", "ori", "andi", "xori") -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) { %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l, %l, %l, %l, %l, %l, %l, %l, %l : i32, i32, i32, i32, i32, i32, i32, i32, i32 }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}
// CASE
func.func @kindsf(%m: memref<10xf32>) -> (f32, f32, f32, f32, f32, f32) {
  %r:6 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf") -> (f32, f32, f32, f32, f32, f32) { %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l, %l, %l, %l, %l, %l : f32, f32, f32, f32, f32, f32 }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : f32, f32, f32, f32, f32, f32
}
// CASE
func.func @kindsi(%m: memref<10xindex>) -> (index, index) {
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli") -> (index, index) { %l = affine.load %m[%i] : memref<10xindex>
    affine.yield %l, %l : index, index }
  return %r#0, %r#1 : index, index
}
// CASE
func.func @nest(%m: memref<10xindex>) {
  affine.parallel (%i) = (0) to (10) { affine.parallel (%j) = (0) to (%i) { affine.store %j, %m[%i + %j] : memref<10xindex> } }
  affine.parallel () = () to () { }
  return
}
// CASE
func.func @mapsym(%a: index, %b: index) -> (index) {
  affine.for %i = 0 to 10 {
    %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * 4 + s0) mod 5 + (d0 floordiv 3) * 2 - d0 ceildiv 2)>(%i)[%b]
    %3 = affine.min affine_map<(d0)[s0] -> (d0)>(%2)[%b]
    "foo.x"(%3) : (index) -> ()
  }
  return %a : index
}
// CASE
func.func @par(%a: index, %b: index, %m: memref<4xf32>) {
  affine.parallel (%i) = (0) to (%a floordiv -1) { }
  affine.if affine_set<(d0) : (d0 floordiv 0 == 0)> (%a) { }
  return
}
// CASE
func.func @par(%a: index, %b: index, %m: memref<4xf32>) {
  affine.parallel () = () to () { %f = affine.load %m[1] : memref<4xf32>
 affine.store %f, %m[0] : memref<4xf32> }
  return
}
// CASE
func.func @reduce(%m: memref<10xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l : f32
  }
  return %r : f32
}
// CASE
func.func @reduce(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (i32) {
    %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l : i32
  }
  return %r : i32
}
// CASE
func.func @reduce(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("andi") -> (i32) {
    %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l : i32
  }
  return %r : i32
}
// CASE
func.func @reduce(%m: memref<10xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maximumf") -> (f32) {
    %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l : f32
  }
  return %r : f32
}
// CASE
func.func @reduce(%m: memref<10xsi32>) -> si32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (si32) {
    %l = affine.load %m[%i] : memref<10xsi32>
    affine.yield %l : si32
  }
  return %r : si32
}
// CASE
func.func @reduce(%m: memref<10xui32>) -> ui32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maxu") -> (ui32) {
    %l = affine.load %m[%i] : memref<10xui32>
    affine.yield %l : ui32
  }
  return %r : ui32
}
// CASE
func.func @reduce(%m: memref<10xf64>) -> f64 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("minimumf") -> (f64) {
    %l = affine.load %m[%i] : memref<10xf64>
    affine.yield %l : f64
  }
  return %r : f64
}
// CASE
func.func @reduce(%m: memref<10xf16>) -> f16 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("mulf") -> (f16) {
    %l = affine.load %m[%i] : memref<10xf16>
    affine.yield %l : f16
  }
  return %r : f16
}
// CASE
func.func @reduce(%m: memref<10xi8>) -> i8 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("muli") -> (i8) {
    %l = affine.load %m[%i] : memref<10xi8>
    affine.yield %l : i8
  }
  return %r : i8
}
// CASE
func.func @reduce(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("ori") -> (i32) {
    %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l : i32
  }
  return %r : i32
}
// CASE
func.func @reduce(%m: memref<10xi1>) -> i1 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (i1) {
    %l = affine.load %m[%i] : memref<10xi1>
    affine.yield %l : i1
  }
  return %r : i1
}
// CASE
func.func @reduce(%m: memref<10xbf16>) -> bf16 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (bf16) {
    %l = affine.load %m[%i] : memref<10xbf16>
    affine.yield %l : bf16
  }
  return %r : bf16
}
// CASE
func.func @reduce(%m: memref<10xui8>) -> ui8 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("muli") -> (ui8) {
    %l = affine.load %m[%i] : memref<10xui8>
    affine.yield %l : ui8
  }
  return %r : ui8
}
// CASE
func.func @reduce(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (i32) {
    %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l : i32
  }
  return %r : i32
}
// CASE
func.func @reduce(%m: memref<10xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("xori") -> (i32) {
    %l = affine.load %m[%i] : memref<10xi32>
    affine.yield %l : i32
  }
  return %r : i32
}
// CASE
func.func @reduce(%m: memref<10xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (10) reduce ("minnumf") -> (f32) {
    %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l : f32
  }
  return %r : f32
}
// CASE
func.func @reduce(%m: memref<10xindex>) -> index {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (index) {
    %l = affine.load %m[%i] : memref<10xindex>
    affine.yield %l : index
  }
  return %r : index
}
// CASE
func.func @deep(%m: memref<8x8xi32>, %n: index, %v: i32) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%x = %v) -> (i32) {
    %s = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] step 2 iter_args(%y = %x) -> (i32) {
      %t = affine.if affine_set<(d0, d1) : (d0 - d1 * 2 - 1 >= 0, d1 mod 3 == 0)>(%i, %j) -> i32 {
        %l = affine.load %m[%i, symbol(%n)] : memref<8x8xi32>
        affine.yield %l : i32
      } else {
        affine.yield %y : i32
      }
      affine.store %t, %m[%i floordiv 2, (%i + %j) ceildiv 3] : memref<8x8xi32>
      affine.yield %t : i32
    }
    affine.yield %s : i32
  }
  return %r : i32
}
// CASE
func.func @in_scf(%m: memref<8xi32>, %n: index, %c: i1) {
  scf.if %c {
    affine.for %i = 0 to %n {
      scf.for %j = %n to %n step %n {
        %x = memref.load %m[%j] : memref<8xi32>
        affine.store %x, %m[%i] : memref<8xi32>
      }
    }
  }
  return
}
// CASE
func.func @unreachable(%m: memref<8xi32>) {
  return
^bb1:
  %x = affine.load %m[0] : memref<8xi32>
  return
}

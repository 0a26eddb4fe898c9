// ARGS: --pass-pipeline='builtin.module(func.func(lower-affine))' --split-input-file
// ARGS: --lower-affine --convert-scf-to-cf --split-input-file
// ARGS: --mlir-print-ir-before-all --lower-affine --split-input-file
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file
// FRAME
// HERE
// EACH
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
func.func private @use(index)
func.func @par(%a: index, %b: index, %m: memref<10xf32>) -> (f32, f32) {
  affine.parallel (%i, %j) = (%a, 0) to (%b + 5, 10) step (1, 2) { func.call @use(%i) : (index) -> () } {foo}
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) { %l = affine.load %m[%i] : memref<10xf32>
    affine.yield %l, %l : f32, f32 }
  affine.parallel (%i) = (max(%a, %b)) to (min(%b + 5, %a)) { func.call @use(%i) : (index) -> () }
  return %r#0, %r#1 : f32, f32
}

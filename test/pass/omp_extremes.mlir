// The reference starts these at the largest finite number, which an infinity is beyond.
// RUN: jig-opt --convert-scf-to-openmp --split-input-file %s | FileCheck %s

// CHECK: llvm.mlir.constant(0xFF800000 : f32)
// CHECK: func.func @cmpsel_ogt(
func.func @cmpsel_ogt(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf ogt, %p, %q : f32
 %s = arith.select %c, %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
// CHECK: llvm.mlir.constant(0x7F800000 : f32)
// CHECK: func.func @cmpsel_olt(
func.func @cmpsel_olt(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf olt, %p, %q : f32
 %s = arith.select %c, %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
// CHECK: llvm.mlir.constant(0xFF800000 : f32)
// CHECK: func.func @cmpsel_olt_sw(
func.func @cmpsel_olt_sw(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf olt, %p, %q : f32
 %s = arith.select %c, %q, %p : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
// CHECK: llvm.mlir.constant(0xFF800000 : f32)
// CHECK: func.func @cmpsel_oge(
func.func @cmpsel_oge(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf oge, %p, %q : f32
 %s = arith.select %c, %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

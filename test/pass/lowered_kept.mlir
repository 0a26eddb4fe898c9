// Lowering keeps what is computed where the reference does not.
// RUN: jig-opt %s --convert-scf-to-cf > %t.cf
// RUN: jig eval %s --entry large_cases > %t.cases
// RUN: jig eval %t.cf --entry large_cases | diff %t.cases -
// RUN: jig-opt %s --lower-affine > %t.affine
// RUN: jig eval %s --entry no_infinity > %t.infinity
// RUN: jig eval %t.affine --entry no_infinity | diff %t.infinity -
// RUN: jig-opt %s --arith-expand > %t.arith
// RUN: jig eval %s --entry wide > %t.wide
// RUN: jig eval %t.arith --entry wide | diff %t.wide -
// RUN: FileCheck %s < %t.cases

// Cases of more than 32 bits are told apart from their lower halves.
// CHECK: 20 : index
// CHECK: 10 : index
// CHECK: 30 : index
func.func @large_cases() -> (index, index, index) {
  %small = arith.constant 1 : index
  %large = arith.constant 4294967297 : index
  %other = arith.constant 8589934593 : index
  %0 = func.call @switch(%small) : (index) -> index
  %1 = func.call @switch(%large) : (index) -> index
  %2 = func.call @switch(%other) : (index) -> index
  return %0, %1, %2 : index, index, index
}
func.func private @switch(%x: index) -> index {
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %c30 = arith.constant 30 : index
  %r = scf.index_switch %x -> index
  case 4294967297 {
    scf.yield %c10 : index
  }
  case 1 {
    scf.yield %c20 : index
  }
  default {
    scf.yield %c30 : index
  }
  return %r : index
}

// The reference starts the maximum with a NaN where there are no infinities.
func.func @no_infinity() -> f8E4M3FN {
  %m = memref.alloc() : memref<3xf8E4M3FN>
  %x = arith.constant -2.0 : f8E4M3FN
  affine.for %i = 0 to 3 {
    affine.store %x, %m[%i] : memref<3xf8E4M3FN>
  }
  %r = affine.parallel (%i) = (0) to (3) reduce ("maximumf") -> (f8E4M3FN) {
    %v = affine.load %m[%i] : memref<3xf8E4M3FN>
    affine.yield %v : f8E4M3FN
  }
  memref.dealloc %m : memref<3xf8E4M3FN>
  return %r : f8E4M3FN
}

// -1 of more than 64 bits.
func.func @wide() -> (i128, i128) {
  %a = arith.constant -7 : i128
  %b = arith.constant 2 : i128
  %0 = arith.floordivsi %a, %b : i128
  %1 = arith.ceildivsi %a, %b : i128
  return %0, %1 : i128, i128
}

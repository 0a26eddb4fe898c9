// RUN: jig-opt %s --convert-scf-to-cf --verify-diagnostics
// A variable that is back where it was: no number tells the end.
func.func @circles(%m: memref<index>) {
  %lo = arith.constant -128 : i8
  %hi = arith.constant 127 : i8
  %st = arith.constant 64 : i8
  %x = arith.constant 1 : index
  // expected-error @below {{failed to legalize operation 'scf.for'}}
  scf.for %i = %lo to %hi step %st : i8 {
    memref.store %x, %m[] : memref<index>
  }
  return
}

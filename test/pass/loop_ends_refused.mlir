// RUN: jig-opt %s --convert-scf-to-cf --verify-diagnostics --split-input-file
// A variable that is back where it was: no number tells the end.
func.func @circles(%m: memref<index>) {
  %lo = arith.constant -128 : i8
  %hi = arith.constant 127 : i8
  %st = arith.constant 64 : i8
  %x = arith.constant 1 : index
  // expected-error @below {{'scf.for' op runs so far that its variable is again what it has been: jumps would not end}}
  scf.for %i = %lo to %hi step %st : i8 {
    memref.store %x, %m[] : memref<index>
  }
  return
}

// -----

func.func @circles_shared(%m: memref<index>) {
  %lo = arith.constant -9223372036854775808 : index
  %hi = arith.constant 9223372036854775807 : index
  %st = arith.constant 4611686018427387904 : index
  %x = arith.constant 1 : index
  // expected-error @below {{'scf.parallel' op runs so far that its variable is again what it has been: jumps would not end}}
  scf.parallel (%i, %j) = (%x, %lo) to (%hi, %hi) step (%x, %st) {
    memref.store %x, %m[] : memref<index>
    scf.reduce
  }
  return
}

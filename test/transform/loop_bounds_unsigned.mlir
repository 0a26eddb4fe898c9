// RUN: jig-opt %s --scf-for-loop-canonicalization | FileCheck %s
// A loop that compares as unsigned may count beyond the signed numbers, which minima and maxima are of; the reference takes
// its bounds for signed ones.

func.func private @use(index)
// CHECK-LABEL: func.func @unsigned
// CHECK: scf.for unsigned
// CHECK: affine.min
// CHECK: affine.max
// CHECK: scf.for unsigned
// CHECK-NOT: affine.min
func.func @unsigned(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c-8 = arith.constant -8 : index
  %c-2 = arith.constant -2 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]
    func.call @use(%0) : (index) -> ()
    %1 = affine.max affine_map<(d0) -> (d0, -1)>(%i)
    func.call @use(%1) : (index) -> ()
  }
  scf.for unsigned %i = %c-8 to %c-2 step %c2 {
    %1 = affine.min affine_map<(d0) -> (2, -d0 - 2)>(%i)
    func.call @use(%1) : (index) -> ()
  }
  return
}

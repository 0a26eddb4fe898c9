// RUN: not jig apply --quiet --entry-point constants %s 2>&1 | FileCheck %s --check-prefix=CONSTANTS
// RUN: not jig apply --quiet --entry-point computed %s 2>&1 | FileCheck %s --check-prefix=COMPUTED
// RUN: not jig apply --quiet --entry-point triangle %s 2>&1 | FileCheck %s --check-prefix=TRIANGLE
// RUN: not jig-opt --transform-interpreter=entry-point=constants %s 2>&1 | FileCheck %s --check-prefix=OPT
// Bounds of an inner loop that stand inside of the outer one: it says whether they can be moved out.

// OPT-NOT: bounds
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %v: f32, %a: memref<8x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %z = arith.constant 0 : index
      // CONSTANTS: bounds of the inner loop are constants that stand inside of the loop around it: canonicalization moves them out
      // CONSTANTS-NOT: differ
      scf.for %j = %z to %c8 step %c1 {
        memref.store %v, %a[%i, %j] : memref<8x?xf32>
      }
    } {constants}
    scf.for %i = %c0 to %c8 step %c1 {
      %m = arith.muli %n, %n : index
      // COMPUTED: bounds of the inner loop are computed inside of the loop around it: apply_licm moves out what is the same in each iteration
      scf.for %j = %c0 to %m step %c1 {
        memref.store %v, %a[%i, %j] : memref<8x?xf32>
      }
    } {computed}
    scf.for %i = %c0 to %c8 step %c1 {
      // TRIANGLE: bounds of the inner loop differ from iteration to iteration
      scf.for %j = %c0 to %i step %c1 {
        memref.store %v, %a[%i, %j] : memref<8x?xf32>
      }
    } {triangle}
    return
  }
  transform.named_sequence @constants(%m: !t) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {constants} in %m : (!t) -> !t
    transform.loop.unroll_and_jam %0 {factor = 2} : !t
    transform.yield
  }
  transform.named_sequence @computed(%m: !t) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {computed} in %m : (!t) -> !t
    transform.loop.unroll_and_jam %0 {factor = 2} : !t
    transform.yield
  }
  transform.named_sequence @triangle(%m: !t) {
    %0 = transform.structured.match ops{["scf.for"]} attributes {triangle} in %m : (!t) -> !t
    transform.loop.unroll_and_jam %0 {factor = 2} : !t
    transform.yield
  }
}

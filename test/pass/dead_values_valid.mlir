// RUN: jig-opt %s --remove-dead-values=canonicalize=false --split-input-file | FileCheck %s
// What is never reached keeps an operand, where the reference leaves none.

// CHECK-LABEL: @unneeded_condition
// CHECK: %[[P:.*]] = ub.poison : i1
// CHECK: scf.if %[[P]]
func.func @unneeded_condition(%m: memref<?xi32>, %i: index, %c: i1, %d: i1) {
  %cc = arith.xori %c, %d : i1
  scf.if %cc {
    %1 = memref.load %m[%i] : memref<?xi32>
  }
  return
}

// -----
// CHECK-LABEL: @unreached_return
// CHECK: no predecessors
// CHECK: %[[P:.*]] = ub.poison : i32
// CHECK: return %[[P]] : i32
func.func @unreached_return(%a: i32) -> i32 {
  return %a : i32
^bb1(%b: i32):
  %0 = arith.addi %b, %b : i32
  return %0 : i32
}

// -----
// A function whose returned value goes returns one value less.
module attributes {transform.with_named_sequence} {
  // CHECK: transform.named_sequence private @helper(%{{.*}}: !transform.any_op {transform.readonly}) {
  // CHECK-NEXT: transform.yield
  transform.named_sequence private @helper(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  // CHECK: transform.include @helper failures(propagate) (%{{.*}}) : (!transform.any_op) -> ()
  transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.include @helper failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// RUN: not jig-opt %s -split-input-file -transform-erase-schedule 2>&1 | FileCheck %s
// RUN: not jig-opt %s -split-input-file -pass-pipeline='builtin.module(builtin.module(transform.named_sequence(transform-erase-schedule)))' 2>&1 | FileCheck %s --check-prefix=ROOT

// A handle that leaves the schedule: the reference crashes.
func.func @payload(%a: !transform.any_op) -> !transform.any_op {
  // CHECK: :[[@LINE+2]]:8: error: 'transform.merge_handles' op cannot be erased while result #0 is used
  // CHECK: :[[@LINE+2]]:3: note: used here
  %0 = transform.merge_handles %a, %a : !transform.any_op
  return %0 : !transform.any_op
}

// -----

// CHECK-LABEL: module {
// CHECK-NEXT: func.func @payload
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-NEXT: }
func.func @payload() { return }
module attributes {transform.with_named_sequence} {
  // ROOT: :[[@LINE+1]]:3: error: 'transform.named_sequence' op cannot be erased by a pass that runs on it
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.yield
  }
}

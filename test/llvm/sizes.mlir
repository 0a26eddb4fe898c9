// RUN: not jig-opt %s --split-input-file 2>&1 | FileCheck %s
// Where sizes say nothing of a block, the reference reads what is not there.

// CHECK: 'llvm.indirectbr' op expects a number of operands for each successor
func.func @indirectbr(%p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb1, ^bb1] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
^bb1:
  return
}
// -----
// CHECK: 'llvm.switch' op expects a number of operands for each case destination
func.func @switch(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
// CHECK: 'cf.switch' op expects a number of operands for each case destination
func.func @switch(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

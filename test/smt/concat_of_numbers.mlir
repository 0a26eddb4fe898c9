// RUN: not jig-opt --split-input-file %s 2>&1 | FileCheck %s
// The reference infers the width from whatever memory it meets.

// CHECK: 'smt.bv.concat' op operand #1 must be , but got '!smt.int'
func.func @low(%v: !smt.bv<4>, %i: !smt.int) {
  %0 = smt.bv.concat %v, %i : !smt.bv<4>, !smt.int
  return
}
// -----
// CHECK: 'smt.bv.concat' op operand #0 must be , but got '!smt.int'
func.func @both(%i: !smt.int) {
  %0 = smt.bv.concat %i, %i : !smt.int, !smt.int
  return
}

// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// A payload that needs many iterations.

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization }  : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = 5} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = 10} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = 11} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = 20} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%c: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %d7: i1, %d8: i1, %d9: i1, %d10: i1, %d11: i1, %d12: i1, %d13: i1, %d14: i1) {
  cf.cond_br %c, ^l1, ^r1
^l1:
  "test.op1"() : () -> ()
  cf.cond_br %d2, ^l2, ^r2
^r1:
  "test.op1"() : () -> ()
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l2:
  "test.op2"() : () -> ()
  cf.cond_br %d3, ^l3, ^r3
^r2:
  "test.op2"() : () -> ()
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l3:
  "test.op3"() : () -> ()
  cf.cond_br %d4, ^l4, ^r4
^r3:
  "test.op3"() : () -> ()
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l4:
  "test.op4"() : () -> ()
  cf.cond_br %d5, ^l5, ^r5
^r4:
  "test.op4"() : () -> ()
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l5:
  "test.op5"() : () -> ()
  cf.cond_br %d6, ^l6, ^r6
^r5:
  "test.op5"() : () -> ()
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l6:
  "test.op6"() : () -> ()
  cf.cond_br %d7, ^l7, ^r7
^r6:
  "test.op6"() : () -> ()
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l7:
  "test.op7"() : () -> ()
  cf.cond_br %d8, ^l8, ^r8
^r7:
  "test.op7"() : () -> ()
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l8:
  "test.op8"() : () -> ()
  cf.cond_br %d9, ^l9, ^r9
^r8:
  "test.op8"() : () -> ()
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l9:
  "test.op9"() : () -> ()
  cf.cond_br %d10, ^l10, ^r10
^r9:
  "test.op9"() : () -> ()
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l10:
  "test.op10"() : () -> ()
  cf.cond_br %d11, ^l11, ^r11
^r10:
  "test.op10"() : () -> ()
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l11:
  "test.op11"() : () -> ()
  cf.cond_br %d12, ^l12, ^r12
^r11:
  "test.op11"() : () -> ()
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l12:
  "test.op12"() : () -> ()
  cf.cond_br %d13, ^l13, ^r13
^r12:
  "test.op12"() : () -> ()
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l13:
  "test.op13"() : () -> ()
  cf.cond_br %d14, ^l14, ^r14
^r13:
  "test.op13"() : () -> ()
  "test.op14"() : () -> ()
  cf.br ^exit
^l14:
  "test.op14"() : () -> ()
  cf.br ^exit
^r14:
  "test.op14"() : () -> ()
  cf.br ^exit
^exit:
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = -1} : !transform.any_op
  transform.yield
}
}

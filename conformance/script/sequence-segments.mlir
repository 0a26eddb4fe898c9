// ARGS: --split-input-file
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: -1, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
func.func @f(%x: !transform.any_op) {
"transform.sequence"(%x) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
return
}
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !transform.any_op):
"transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a1: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
"transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a1: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
"transform.sequence"(%a, %a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 2>}> ({
^bb0(%a1: !transform.any_op, %x : !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op, !transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 3>}> ({
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32}> ({
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
 "transform.alternatives"(%a) ({
 ^bb0(%aa: !transform.any_op):
  "transform.yield"() : () -> ()
 }) {operandSegmentSizes = array<i32: 0, 1>} : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()

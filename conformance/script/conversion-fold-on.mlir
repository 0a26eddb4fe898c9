// ARGS: --transform-interpreter --split-input-file
// An op that was folded in place folds on at once: when the constants that come of it may not be, all of that is undone.
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant -1 : i32
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.ori %c1, %x : i32
  %1 = arith.ori %c2, %x : i32
  %2 = arith.andi %c0, %x : i32
  %3 = arith.muli %c0, %x : i32
  %4 = arith.muli %c2, %x : i32
  %5 = arith.ori %c0, %x : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
func.func @g(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %0:2 = arith.mulsi_extended %c0, %x : i32
  %1:2 = arith.mulsi_extended %c1, %x : i32
  %2:2 = arith.mulsi_extended %c2, %x : i32
  %3:2 = arith.mului_extended %c0, %x : i32
  %4:2 = arith.mului_extended %c1, %x : i32
  %5:2 = arith.mului_extended %c2, %x : i32
  %6, %7 = arith.addui_extended %c0, %x : i32, i1
  %8, %9 = arith.addui_extended %c2, %x : i32, i1
  return %0#0, %1#0, %2#0, %3#0, %4#0, %5#0 : i32, i32, i32, i32, i32, i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
}
}
// EACH
transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops = ["arith.constant"]} : !transform.any_op

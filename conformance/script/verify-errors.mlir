// ARGS: --split-input-file
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  %0 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4, 0, 2>}> : (!transform.any_op) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %a num_threads [4] tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %a tile_sizes [2] (mapping = [1]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.structured.tile_using_forall %a tile_sizes *(%a) num_threads *(%a) : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.split_handle %a {overflow_result = 3} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.split_handle %a : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.merge_handles %a : !transform.any_op
  %1 = "transform.merge_handles"(%a) : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1 = "transform.merge_handles"() : () -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_patterns to %a { arith.constant 1 : i32 } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0, %1 = transform.loop.outline %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> i32
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.cast %a : !transform.any_op to !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.loop.outline %a {func_name = "x"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(nothing) {
^bb0(%a: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0:
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: i32):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  arith.constant 1 : i32
}
// -----
transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.op<"x">):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
transform.yield
// -----
"transform.print"() {name = 1} : () -> ()
// -----
"transform.structured.fuse_into_containing_op"() : () -> ()
// -----
"transform.apply_cse"() : () -> ()
// -----
transform.named_sequence @foo() { transform.yield }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @foo() { } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @foo(%a: i32) { transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @foo(%a: !transform.any_op) -> i32 { transform.yield } }
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  %0:2 = "transform.structured.tile_using_forall"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_num_threads = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  %0:2 = "transform.structured.tile_using_forall"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1>, static_tile_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  "transform.yield"() : () -> ()
}) : () -> ()

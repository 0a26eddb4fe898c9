// ARGS: --split-input-file
// FRAME
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  %0 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4, 0, 2>}> : (!transform.any_op) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
// FRAME
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // HERE
}
// EACH
%0 = transform.split_handle %a : (!transform.any_op) -> !transform.any_value
%1 = "transform.merge_handles"() : () -> !transform.any_value
%0 = transform.structured.generalize %a : (!transform.any_op) -> i32
// FRAME
"transform.structured.fuse_into_containing_op"() : () -> ()

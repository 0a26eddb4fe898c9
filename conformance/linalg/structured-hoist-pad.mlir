// ARGS: --transform-interpreter --split-input-file
// FRAME
func.func @mm(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %mm = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
  %t, %l:3 = transform.structured.tile_using_for %mm tile_sizes [5, 7, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %p, %pad, %cp = transform.structured.pad %t {padding_values=[0.0:f32,0.0:f32,0.0:f32], padding_dimensions=[0,1,2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %pl = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
  %pr = transform.get_producer_of_operand %p[1] : (!transform.any_op) -> !transform.any_op
  %po = transform.get_producer_of_operand %p[2] : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
 }
}
// EACH
%h = transform.structured.hoist_pad %pl by 1 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 2 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 3 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pr by 1 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pr by 3 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 3 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 3 loops, transpose by [0, 1] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 1 loops, transpose by [0, 1, 2] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 1 loops, transpose by [0] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 1 loops, transpose by [] : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %po by 1 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 0 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by -1 loops : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %pl by 9223372036854775807 loops : (!transform.any_op) -> !transform.any_op
// CASE
%both = transform.merge_handles %pl, %pr : !transform.any_op
%h = transform.structured.hoist_pad %both by 2 loops : (!transform.any_op) -> !transform.any_op
transform.print %h : !transform.any_op
// CASE
%both = transform.merge_handles %pl, %po, %p : !transform.any_op
%h = transform.structured.hoist_pad %both by 2 loops : (!transform.any_op) -> !transform.any_op
// CASE
%h = transform.structured.hoist_pad %pl by 2 loops : (!transform.any_op) -> !transform.any_op
transform.print %pl : !transform.any_op
// CASE
%e = transform.structured.match ops{["scf.if"]} in %m : (!transform.any_op) -> !transform.any_op
%h = transform.structured.hoist_pad %e by 2 loops : (!transform.any_op) -> !transform.any_op
// CASE
%h = transform.structured.hoist_pad %pr by 1 loops : (!transform.any_op) -> !transform.any_op
%h2 = transform.structured.hoist_pad %h by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %pl above %l#2 : (!transform.any_op, !transform.any_op) -> !transform.any_op
transform.annotate %n "nest" : !transform.any_op
transform.annotate %l#2 "loop" : !transform.any_op
transform.annotate %pl "pad" : !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %pr above %l#0, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
transform.print %n : !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %pr above %l#1, transpose by [1, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %pr above %l#1, transpose by [1, 0, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %pr above %p : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %p above %l#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%n = transform.structured.hoist_pad.build_packing_loop_nest %po above %l#2 : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%both = transform.merge_handles %l#1, %l#2 : !transform.any_op
%n = transform.structured.hoist_pad.build_packing_loop_nest %pl above %both : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%e = transform.structured.match ops{["scf.if"]} in %m : (!transform.any_op) -> !transform.any_op
%n = transform.structured.hoist_pad.build_packing_loop_nest %e above %l#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op

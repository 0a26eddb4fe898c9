// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %n: index) {
  %0 = arith.addf %a, %a : f32
  scf.for %i = %n to %n step %n {
    scf.for %j = %n to %n step %n {
      %1 = arith.mulf %0, %a : f32
      "foo.x"() ({ "foo.iso"() ({ %2 = arith.subf %a, %a : f32  "foo.end"() : () -> () }) : () -> () }) : () -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 // HERE
 transform.yield
}}
// EACH
%x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "r" : !transform.any_op
%x = transform.structured.match ops{["arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_parent_op %x: (!transform.any_op) -> !transform.op<"func.func">
%x = transform.structured.match ops{["arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_parent_op %x: (!transform.any_op) -> !transform.any_value
%x = transform.structured.match ops{["arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_parent_op %x: (!transform.any_op, !transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_parent_op %x: !transform.any_op
%x = transform.structured.match ops{["arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op transform.get_parent_op %x: (!transform.any_op) -> ()
// CASE
 %x = transform.structured.match ops{["arith.mulf", "builtin.module"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_parent_op %x {allow_empty_results} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
// CASE
 %x = transform.structured.match ops{["arith.mulf", "arith.addf", "arith.subf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_parent_op %x {op_name = "func.func", deduplicate} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
// CASE
 %x = transform.structured.match ops{["arith.mulf", "arith.addf", "arith.subf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_parent_op %x {nth_parent = 3} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
// CASE
 %x = transform.structured.match ops{["arith.mulf", "arith.addf", "arith.subf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_parent_op %x {isolated_from_above, nth_parent = 2, deduplicate} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
// CASE
 %x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_parent_op %x {deduplicate = true} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op

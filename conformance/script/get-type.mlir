// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %b: index, %c: memref<?x2xi8>, %d: vector<4xf16>, %e: complex<f32>, %t: tuple<i32>) { "foo.op"(%a, %b, %c, %d, %e, %t) : (tensor<4xf32>, index, memref<?x2xi8>, vector<4xf16>, complex<f32>, tuple<i32>) -> () return }
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 // HERE
 transform.debug.emit_param_as_remark %r : !transform.type
 transform.yield
}}
// EACH
%e = transform.get_result %n[all] : (!transform.any_op) -> !transform.any_value %r = transform.get_type %e : (!transform.any_value) -> !transform.type
%e = transform.get_result %n[all] : (!transform.any_op) -> !transform.any_value %r = transform.get_type %x : (!transform.any_op) -> !transform.type
// CASE
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %e = transform.get_result %n[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.get_type elemental %v : (!transform.any_value) -> !transform.type

// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module {
  func.func private @k(tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<4x4xf32>
  func.func private @k2(tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  func.func private @kf(f32, f32) -> f32
  func.func private @k0()
  func.func private @kr() -> tensor<?x?xf32>
  memref.global "private" @glob : memref<2xf32>
  func.func @main(%x: tensor<4x4xf32>, %y: tensor<?x4xf32>, %c: i1) -> tensor<?x?xf32> attributes {me} {
    %r = "foo.a"(%x, %y) : (tensor<4x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
    %s = "foo.b"(%r, %r) ({ "foo.c"(%r) : (tensor<?x?xf32>) -> () }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "foo.d"(%s) : (tensor<?x?xf32>) -> ()
    return %s : tensor<?x?xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
      %f = transform.structured.match ops{["func.func"]} attributes{me} in %root : (!transform.any_op) -> !transform.any_op
      %a = transform.structured.match ops{["foo.a"]} in %root : (!transform.any_op) -> !transform.any_op
      %b = transform.structured.match ops{["foo.b"]} in %root : (!transform.any_op) -> !transform.any_op
      %ain = transform.get_operand %a[all] : (!transform.any_op) -> !transform.any_value
      %ares = transform.get_result %a[all] : (!transform.any_op) -> !transform.any_value
      %bin = transform.get_operand %b[all] : (!transform.any_op) -> !transform.any_value
      %bres = transform.get_result %b[all] : (!transform.any_op) -> !transform.any_value
      // HERE
      transform.yield
    }
  }
}
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares after %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%bin) -> %bres after %b { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%bin) -> %bres before %b { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%bin) -> %bres before %b { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%bin) -> %bres before %b { transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%bin) -> %bres before %b  : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%ain) -> %ares before %a  : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%bin) -> %bres before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%ain) -> %ares after %b { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k2(%ain) -> %ares before %b { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @nope(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @glob(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k0(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k0 before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k0 after %a  : (!transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @kr -> %ares after %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @kr -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k0 -> %ares after %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @kf(%ain) -> %ares after %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call %f(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%k = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%r = transform.func.cast_and_call %k(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call %a(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%kk = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%k:6 = transform.split_handle %kk : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
%r = transform.func.cast_and_call %k#0(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%o = transform.merge_handles %ares, %ares : !transform.any_value
%r = transform.func.cast_and_call @k(%ain) -> %o before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%o = transform.merge_handles %a, %b : !transform.any_op
%r = transform.func.cast_and_call @k(%ain) -> %ares before %o { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call (%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k %f(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a { transform.type_conversion.tensor.cast_shape_dynamic_dims
transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a { transform.yield } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a { } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a { transform.debug.emit_remark_at %a, "x" : !transform.any_op } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares before %a {} {foo = 1} : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op
// CASE
%r = transform.func.cast_and_call @k(%ain) -> %ares after %a { transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
transform.print %r : !transform.any_op

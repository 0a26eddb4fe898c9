// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      // HERE
    }
    transform.yield
  }
}
// EACH
%r = transform.match.structured.input %s[all]: (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "x" : !transform.any_op
%r = transform.match.structured.input %s[0]: (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "x" : !transform.any_op
%r = transform.match.structured.input %s[except(0)]: (!transform.any_op) -> !transform.any_value transform.debug.emit_remark_at %r, "x" : !transform.any_value
%r = transform.match.structured.input %s[except(0)]: (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "x" : !transform.any_op
%r = transform.match.structured.input %s[3]: (!transform.any_op) -> !transform.any_value transform.debug.emit_remark_at %r, "x" : !transform.any_value
%r = transform.match.structured.input %s[0, 1]: (!transform.any_op) -> !transform.any_value transform.debug.emit_remark_at %r, "x" : !transform.any_value
%r = transform.match.structured.init %s[all]: (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "x" : !transform.any_op
%r = transform.match.structured.init %s[except(0)]: (!transform.any_op) -> !transform.any_value transform.debug.emit_remark_at %r, "x" : !transform.any_value
%r = transform.match.structured.init %s[except(0)]: (!transform.any_op) -> !transform.any_op transform.debug.emit_remark_at %r, "x" : !transform.any_op
%r = transform.match.structured.init %s[0, 1]: (!transform.any_op) -> !transform.any_value transform.debug.emit_remark_at %r, "x" : !transform.any_value
transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
transform.match.structured.input %s[except(2)] {permutation} : !transform.any_op
transform.match.structured.input %s[except(2)] {projected_permutation} : !transform.any_op
transform.match.structured.init %s[all] {permutation} : !transform.any_op
transform.match.structured.init %s[1] {permutation} : !transform.any_op
transform.match.structured.input %s[0] {permutation, projected_permutation} : !transform.any_op
transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.type
transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.op<"tensor.empty">
transform.match.structured.input %s[0, 0] : !transform.any_op
transform.match.structured.input %s[all] {is_inverted}: !transform.any_op
transform.match.structured.init %s[0] {permutation, projected_permutation} : !transform.any_op
transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.param<i64>
transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.op<"tensor.empty">
transform.match.structured.init %s[0, 0] : !transform.any_op
transform.match.structured.init %s[all] {is_inverted}: !transform.any_op

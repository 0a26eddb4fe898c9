// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
func.func @f(%x: index, %y: index, %n: index) {
  %a = "test.b"() : () -> index
  %b = "test.b"() : () -> index
  %c = "test.c"() : () -> index
  %d:2 = "test.d"() : () -> (index, i32)
  %e = "test.e"() : () -> i32
  // HERE
  "test.use"(%0) : (index) -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max", "affine.apply"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.b"]} in %root : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.c"]} in %root : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match ops{["test.d"]} in %root : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.match ops{["test.e"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 * 4 + s0, s0 + 12 , s0 * 8 + 12)>(%c)[%a]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 2] and [32, 3] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 40)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%3 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0, 1] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [] within [] and [] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0 - d0, 80)>(%a)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0 * d0, 80)>(%a)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> (d0 mod 32, d0)>(%a, %b)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op

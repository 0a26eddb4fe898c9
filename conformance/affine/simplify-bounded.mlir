// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
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
%0 = affine.min affine_map<(d0, d1)[s0] -> (d0 + d1, s0 + 100, d0 + 31)>(%a, %b)[%n]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> (d0 + d1, 100)>(%a, %b)[%n]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> (d0 floordiv 5, 7, d0 mod 4 + 7)>(%a, %b)[%n]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.max affine_map<(d0, d1)[s0] -> (d0 + d1, -3, d0 - 1)>(%a, %b)[%n]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.max affine_map<(d0) -> (d0, 2)>(%c)
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 2] and [32, 3] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, 2 + s0)>(%c)[%a]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 2] and [32, 3] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 * 4 + s0, s0 + 12 , s0 * 8 + 12)>(%c)[%a]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 2] and [32, 3] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%x)[%n]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 40)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, d0)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<() -> (3, 4)>()
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%z = affine.max affine_map<(d0) -> (d0, 2)>(%a)
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0 + 40)>(%z)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%z = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0 + 140)>(%z)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%3 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%4 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %1 with [%0 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0, 1] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [] within [] and [] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [0] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [-9223372036854775808] and [9223372036854775807] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + 2, 80)>(%a)[%b]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [-9223372036854775808] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0 - d0, 80)>(%a)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0 * d0, 80)>(%a)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0 * d0, 80)>(%a)[%a]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> ((d0 + s0 * 4) mod 4, 80)>(%a, %b)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> ((d0 + s0 * 4) mod 32, 80, d0)>(%a, %b)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op
// CASE
%0 = affine.min affine_map<(d0, d1)[s0] -> (d0 mod 32, d0)>(%a, %b)[%y]
// AND
transform.affine.simplify_bounded_affine_ops %0 with [%1 : !transform.any_op] within [0] and [32] : !transform.any_op

// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
 // AND %h = transform.merge_handles %use, %inner, %outer, %ret : !transform.any_op %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
// CASE
// the outer loop first
// AND
    %h = transform.merge_handles %outer, %ret, %inner : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
// CASE
// ops that do not go target by target do without
// AND
    %h = transform.merge_handles %outer, %inner : !transform.any_op
    %t, %l = transform.structured.tile_using_for %h tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

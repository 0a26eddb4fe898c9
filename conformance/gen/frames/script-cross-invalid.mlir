// ARGS: --allow-unregistered-dialect
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  // HERE
}
// EACH
transform.match.param.cmpi xx %p, %p : !transform.param<i64>
%0:2 = transform.split_handle %r : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
transform.annotate %v "a" : !transform.any_value
transform.apply_cse %r : !transform.any_op
transform.debug.emit_param_as_remark %r : !transform.any_op
%0 = transform.tune.knob<"a"> options = 1 -> !transform.any_param
%0 = transform.match.structured.rank %r : (!transform.any_op) -> !transform.param<i64>
transform.no_such_op %r : !transform.any_op
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  transform.apply_patterns to %r {
    // HERE
}
// EACH
transform.apply_cse to %r : !transform.any_op } : !transform.any_op
} {max_iterations = "a"} : !transform.any_op
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  // HERE
  }
}
// EACH
%0 = transform.foreach %r : !transform.any_op -> !transform.any_op { ^bb0(%a: !transform.any_op):
transform.alternatives %v : !transform.any_value { ^bb0(%a: !transform.any_value):
transform.tune.alternatives<"x"> {
transform.tune.alternatives<"x"> selected_region = %r : !transform.any_op {
%0 = transform.irdl.collect_matching in %r : (!transform.any_op) -> !transform.any_op {
transform.sequence %r : !transform.any_op failures(propagate) { ^bb0:
transform.sequence %r, %r : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_value):
transform.match.structured %r : !transform.any_op { ^bb0(%a: !transform.any_value): transform.match.structured.yield
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  // HERE
  ^bb0(%a: !transform.any_op):
  }
}
// EACH
%0 = transform.alternatives %r : !transform.any_op -> !transform.any_op { ^bb0(%a: !transform.any_op): transform.yield %a : !transform.any_op }, {
transform.sequence %r : !transform.any_op failures(maybe) {
transform.sequence %r, %v : (!transform.any_op) failures(propagate) {
transform.with_pdl_patterns %r : !transform.any_op {
transform.match.structured %r : (!transform.any_op) {

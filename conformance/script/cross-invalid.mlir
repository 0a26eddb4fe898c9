// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=0 --transform-interpreter
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  // HERE
}
// EACH
transform.structured.match ops{["a"]} in %r : (!transform.any_op) -> ()
%0 = transform.structured.match ops{[1]} in %r : (!transform.any_op) -> !transform.any_op
%0 = transform.structured.match interface{Foo} in %r : (!transform.any_op) -> !transform.any_op
%0 = transform.structured.match attributes [a] in %r : (!transform.any_op) -> !transform.any_op
%0 = transform.structured.match ops{["a"]} in %v : (!transform.any_value) -> !transform.any_op
%0 = transform.structured.match ops{["a"]} in %r : (!transform.any_op) -> !transform.any_value
%0 = transform.get_parent_op %r {nth_parent = 0 : i64} : (!transform.any_op) -> !transform.any_op
%0 = transform.get_parent_op %r {op_name = 3} : (!transform.any_op) -> !transform.any_op
%0 = transform.get_consumers_of_result %v[0] : (!transform.any_value) -> !transform.any_op
%0 = transform.get_operand %r[] : (!transform.any_op) -> !transform.any_value
%0 = transform.get_operand %r[except(all)] : (!transform.any_op) -> !transform.any_value
%0 = transform.get_operand %r[0, 0] : (!transform.any_op) -> !transform.any_value
%0 = transform.get_result %r[0] : (!transform.any_op) -> !transform.any_op
%0 = transform.get_defining_op %r : (!transform.any_op) -> !transform.any_op
%0 = transform.get_type %v : (!transform.any_value) -> !transform.any_op
%0 = transform.num_associations %r : (!transform.any_op) -> !transform.any_op
%0 = transform.param.constant 1 : i64 -> !transform.any_op
transform.match.param.cmpi xx %p, %p : !transform.param<i64>
transform.match.param.cmpi eq %r, %r : !transform.any_op
%0 = "transform.merge_handles"(%r, %v) : (!transform.any_op, !transform.any_value) -> !transform.any_op
transform.split_handle %r : (!transform.any_op) -> ()
%0:2 = transform.split_handle %r {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.split_handle %r {overflow_result = -1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.split_handle %r {pass_through_empty_handle = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.split_handle %r : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
%0 = transform.replicate num(%v) %r : !transform.any_value, !transform.any_op
%0 = transform.replicate num(%r) %r, %v : !transform.any_op, !transform.any_op
%0 = transform.cast %r : !transform.any_op to !transform.any_value
transform.print %v : !transform.any_value
transform.print {name = 1}
transform.annotate %r "a" = %r : !transform.any_op, !transform.any_op
transform.annotate %v "a" : !transform.any_value
transform.verify %p : !transform.param<i64>
transform.apply_cse %r : !transform.any_op
transform.apply_dce to %r : !transform.any_value
transform.apply_patterns.canonicalization
%0 = transform.apply_registered_pass "a" with options = "x" to %r : (!transform.any_op) -> !transform.any_op
transform.debug.emit_remark_at %p, "a" : !transform.param<i64>
transform.debug.emit_param_as_remark %r : !transform.any_op
transform.debug.emit_param_as_remark %p at %v : !transform.param<i64>, !transform.any_value
%0 = transform.dlti.query ["a"] at %r : (!transform.any_op) -> !transform.any_op
%0 = transform.structured.generalize %v : (!transform.any_value) -> !transform.any_op
%0 = transform.structured.generalize %r : !transform.any_op
%0 = transform.structured.tile_using_for %r tile_sizes [2] : (!transform.any_op) -> !transform.any_op
%0:2 = transform.structured.tile_using_for %r tile_sizes [%v] : (!transform.any_op, !transform.any_value) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_for %r tile_sizes [%p] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_for %r sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_forall %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_forall %r tile_sizes [2] (mapping = [1]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_forall %r tile_sizes *(%p) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.tile_using_forall %r tile_sizes *(%p : !transform.param<i64>) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.structured.fuse_into_containing_op %r %r : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.loop.outline %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0:2 = transform.loop.outline %r {func_name = @a} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%0 = transform.select "a" in %v : (!transform.any_value) -> !transform.any_op
%0 = transform.tune.knob<"a"> = 3 from options = [1, 2] -> !transform.any_param
%0 = transform.tune.knob<"a"> = 3 options = [1, 2] -> !transform.any_param
%0 = transform.tune.knob<"a"> options = 1 -> !transform.any_param
%0 = transform.tune.knob<"a"> options = [1] -> !transform.any_op
transform.include @nope (%r) : (!transform.any_op) -> ()
%0 = transform.foreach_match in %r @a -> @b : (!transform.any_op) -> !transform.any_op
%0 = transform.foreach_match in %r : (!transform.any_op) -> !transform.any_op
%0 = transform.foreach_match in %r @a, @b : (!transform.any_op) -> !transform.any_op
%0 = transform.collect_matching @m in %r : (!transform.any_op) -> !transform.any_op
%0 = transform.match.structured.rank %r : (!transform.any_op) -> !transform.param<i64>
transform.match.structured.body %r {passthrough} : !transform.any_op
transform.match.operation_name %r ["a", 1] : !transform.any_op
transform.match.operation_empty %v : !transform.any_value
transform.no_such_op %r : !transform.any_op
transform.structured.no_such %r : !transform.any_op
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
transform.foreach %r : !transform.any_op { ^bb0(%a: !transform.any_value):
transform.foreach %r : !transform.any_op {
transform.foreach %r, %v : !transform.any_op { ^bb0(%a: !transform.any_op):
%0 = transform.foreach %r : !transform.any_op -> !transform.any_op { ^bb0(%a: !transform.any_op):
%0 = transform.foreach %r : !transform.any_op -> !transform.any_op { ^bb0(%a: !transform.any_op): transform.yield %v : !transform.any_value
transform.alternatives %r : !transform.any_op {
transform.alternatives %v : !transform.any_value { ^bb0(%a: !transform.any_value):
transform.alternatives %r : !transform.any_op { ^bb0(%a: !transform.any_op): transform.verify %r : !transform.any_op
transform.tune.alternatives<"x"> {
transform.tune.alternatives<"x"> selected_region = 1 {
transform.tune.alternatives<"x"> selected_region = %r : !transform.any_op {
%0 = transform.irdl.collect_matching in %r : (!transform.any_op) -> !transform.any_op {
transform.sequence %r : !transform.any_op failures(propagate) { ^bb0:
transform.sequence %r : !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
transform.sequence %r, %r : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_value):
transform.named_sequence @in(%a: !transform.any_op) { transform.yield
transform.match.structured %r : !transform.any_op { ^bb0(%a: !transform.any_value): transform.match.structured.yield
transform.match.structured %r : !transform.any_op { ^bb0(%a: !transform.any_op): transform.match.structured.body %a {passthrough, elementwise} : !transform.any_op transform.match.structured.yield
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
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  %0 = transform.irdl.collect_matching in %r : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @a {
    }
    irdl.dialect @b {
    }
  }
}
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  transform.match.structured %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.debug.emit_remark_at %a, "x" : !transform.any_op
    transform.verify %a : !transform.any_op
    transform.match.structured.yield
  }
}
// FRAME
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  transform.foreach %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  }
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
}

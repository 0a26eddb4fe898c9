// ARGS: 
// ARGS: --mlir-print-op-generic
// ARGS: --mlir-print-debuginfo --mlir-print-local-scope
module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @c(%a: !transform.any_value {transform.readonly}, !transform.any_param {transform.readonly})
  transform.named_sequence @d(%a: !transform.any_op, %p: !transform.param<i64>, %v: !transform.any_value, %q: !transform.any_param) {
    %0 = transform.structured.match ops{["a.b"]} interface{LinalgOp} attributes {x = 1 : i32} filter_result_type = f32 filter_operand_types = [f32, i1] in %a {y} : (!transform.any_op) -> !transform.any_op
    %1, %2:3 = transform.structured.tile_using_for %0 tile_sizes [%p, [3], [%0], 0] interchange = [2, 1, 0] {z} : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %3, %4 = transform.structured.tile_using_forall %1 num_threads [%p, 4, %2#1] (mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]) : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5, %6 = transform.structured.tile_using_forall %3 tile_sizes *(%2#0) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.op<"scf.forall">)
    %7, %8 = transform.structured.fuse_into_containing_op %5 into %6 : (!transform.any_op, !transform.op<"scf.forall">) -> (!transform.any_op, !transform.any_op)
    %9 = transform.structured.generalize %7 : (!transform.any_op) -> !transform.any_op
    %10, %11 = transform.loop.outline %8 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.call">)
    %12:2 = transform.split_handle %9 {overflow_result = 1, pass_through_empty_handle = false, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %13 = transform.merge_handles deduplicate %12#0, %12#1 : !transform.any_op
    %14 = transform.merge_handles %p, %p : !transform.param<i64>
    %15 = transform.cast %13 : !transform.any_op to !transform.op<"x.y">
    transform.print
    transform.print {name = "n", skip_regions}
    transform.print %13 {assume_verified, use_local_scope} : !transform.any_op
    %16 = transform.include @b failures(suppress) (%13, %p) : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.apply_patterns to %13 { transform.apply_patterns.canonicalization } {apply_cse, max_iterations = 3, max_num_rewrites = 4} : !transform.any_op
    transform.apply_patterns to %13 { } : !transform.any_op
    transform.apply_cse to %13 : !transform.any_op
    transform.apply_licm to %13 : !transform.any_op
    %17 = transform.sequence %13, %p, %v : !transform.any_op, !transform.param<i64>, !transform.any_value -> !transform.any_op failures(suppress) attributes {k} {
    ^bb0(%x: !transform.any_op, %y: !transform.param<i64>, %z: !transform.any_value):
      yield %x : !transform.any_op
    }
    transform.sequence %13 : !transform.any_op failures(propagate) {
    ^bb0(%x: !transform.any_op):
    }
    transform.debug.emit_remark_at %v, "m" : !transform.any_value
    transform.yield
  }
}

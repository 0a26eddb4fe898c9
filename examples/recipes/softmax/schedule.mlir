!t = !transform.any_op
!for = !transform.op<"scf.for">

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} attributes{llvm.emit_c_interface} in %root : (!t) -> !t
    // The payload's own e^x in place of math.exp, and then its body.
    %exp = transform.structured.match ops{["math.exp"]} in %func : (!t) -> !t
    %in = transform.get_operand %exp[0] : (!t) -> !transform.any_value
    %out = transform.get_result %exp[0] : (!t) -> !transform.any_value
    %call = transform.func.cast_and_call @exp(%in) -> %out after %exp {} {jig.accepted = "a polynomial, right to 1 unit in the last place"} : (!t, !transform.any_value, !transform.any_value) -> !t
    %inlined = transform.apply_registered_pass "inline" to %root : (!t) -> !t

    // Two rows at a time go through all steps.
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %max0, %e0, %sum0, %last = transform.split_handle %g : (!t) -> (!t, !t, !t, !t)
    %tile, %rows = transform.structured.fuse %last tile_sizes [2] {apply_cleanup} : (!t) -> (!t, !t)
    %fused = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !t

    // In these rows 16 columns at a time; what is reduced in 16 sums or maxima side by side.
    %h = transform.structured.match ops{["linalg.generic"]} in %rows : (!t) -> !t
    %max, %e, %sum, %scale = transform.split_handle %h : (!t) -> (!t, !t, !t, !t)
    %reductions = transform.merge_handles %max, %sum : !t
    %e16, %e_loop = transform.structured.tile_using_for %e tile_sizes [0, 16] : (!t) -> (!t, !for)
    %s16, %s_loop = transform.structured.tile_using_for %scale tile_sizes [0, 16] : (!t) -> (!t, !for)
    %fill, %partial, %merge, %r_loop = transform.structured.tile_reduction_using_for %reductions by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !for)
    %loops = transform.merge_handles %e_loop, %s_loop, %r_loop : !for
    %main, %rest = transform.loop.peel %loops : (!for) -> (!t, !t)
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %ops = transform.structured.match interface{LinalgOp} in %rows : (!t) -> !t
    transform.structured.vectorize %ops : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %rows : (!t) -> !t
    transform.apply_licm to %all : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %g2 = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %g2 {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %g2 : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %g2 : (!t) -> !t
    transform.yield
  }
}

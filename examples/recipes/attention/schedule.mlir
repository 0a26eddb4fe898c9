!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} attributes{llvm.emit_c_interface} in %root : (!t) -> !t
    // The payload's own e^x in place of math.exp, and then its body.
    %exp = transform.structured.match ops{["math.exp"]} in %func : (!t) -> !t
    %in = transform.get_operand %exp[0] : (!t) -> !transform.any_value
    %out = transform.get_result %exp[0] : (!t) -> !transform.any_value
    %call = transform.func.cast_and_call @exp(%in) -> %out after %exp {} {jig.accepted = "a polynomial, right to 1 unit in the last place"} : (!t, !transform.any_value, !transform.any_value) -> !t
    %inlined = transform.apply_registered_pass "inline" to %root : (!t) -> !t

    // 16 queries at a time go through all steps: their scores, 16x512, stay in the first-level cache.
    %g = transform.structured.match ops{["linalg.generic"]} in %inlined : (!t) -> !t
    %max0, %e0, %sum0, %last = transform.split_handle %g : (!t) -> (!t, !t, !t, !t)
    %kt = transform.structured.match ops{["linalg.transpose"]} in %inlined : (!t) -> !t
    %block, %blocks:2 = transform.structured.tile_using_for %kt tile_sizes [16, 16] : (!t) -> (!t, !t, !t)
    %tile, %queries = transform.structured.fuse %last tile_sizes [16] : (!t) -> (!t, !t)
    %fused = transform.structured.match ops{["func.func"]} in %inlined : (!t) -> !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !t

    // Both products with sums of 8x32 in registers, the rest 16 columns at a time.
    %h = transform.structured.match ops{["linalg.generic"]} in %queries : (!t) -> !t
    %max, %e, %sum, %scale = transform.split_handle %h : (!t) -> (!t, !t, !t, !t)
    %mm = transform.structured.match ops{["linalg.matmul"]} in %queries : (!t) -> !t
    %qk, %pv = transform.split_handle %mm : (!t) -> (!t, !t)
    %init = transform.get_producer_of_operand %pv[2] : (!t) -> !t
    %qk_tile, %qk_loops:2 = transform.structured.fuse %qk tile_sizes [8, 32] : (!t) -> (!t, !t, !t)
    %pv_tile, %pv_loops:2 = transform.structured.tile_using_for %pv tile_sizes [8, 32] : (!t) -> (!t, !t, !t)
    %tiles = transform.merge_handles %qk_tile, %pv_tile : !t
    %step, %k = transform.structured.tile_using_for %tiles tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    %reductions = transform.merge_handles %max, %sum : !t
    %points = transform.merge_handles %init, %e, %scale : !t
    %p16, %p_loops:2 = transform.structured.tile_using_for %points tile_sizes [4, 16] : (!t) -> (!t, !t, !t)
    %fill, %partial, %merge, %r_loop = transform.structured.tile_reduction_using_for %reductions by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !t)
    %ops = transform.structured.match interface{LinalgOp} in %fused : (!t) -> !t
    transform.structured.vectorize %ops {create_named_contraction} : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %fused : (!t) -> !t
    transform.apply_licm to %all : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } {apply_cse} : !t
    transform.loop.unroll %k {factor = 4} : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
    } {apply_cse} : !t
    transform.apply_patterns to %fused {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %inlined {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %f : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %f : (!t) -> !t
    transform.yield
  }
}

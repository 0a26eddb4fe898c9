!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // Four rows at a time go through all steps.
    %g = transform.structured.match ops{["linalg.generic"]} in %func : (!t) -> !t
    %sum0, %squares0, %last = transform.split_handle %g : (!t) -> (!t, !t, !t)
    %tile, %rows = transform.structured.fuse %last tile_sizes [4] {apply_cleanup} : (!t) -> (!t, !t)
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !t

    // In these rows 16 columns at a time; what is reduced in 16 sums side by side.
    %h = transform.structured.match ops{["linalg.generic"]} in %rows : (!t) -> !t
    %sum, %squares, %scale = transform.split_handle %h : (!t) -> (!t, !t, !t)
    %reductions = transform.merge_handles %sum, %squares : !t
    %fill, %partial, %merge, %r_loop = transform.structured.tile_reduction_using_for %reductions by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !t)
    %s16, %s_loop = transform.structured.tile_using_for %scale tile_sizes [0, 16] : (!t) -> (!t, !t)
    %ops = transform.structured.match interface{LinalgOp} in %rows : (!t) -> !t
    transform.structured.vectorize %ops : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %rows : (!t) -> !t
    transform.apply_licm to %all : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
    } {apply_cse} : !t

    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.yield
  }
}

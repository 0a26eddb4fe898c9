!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // 64 sums side by side, which are added up once in the end.
    %sum = transform.structured.match ops{["linalg.generic"]} in %func : (!t) -> !t
    %fill, %partial, %merge, %loop = transform.structured.tile_reduction_using_for %sum by tile_sizes = [64] : (!t) -> (!t, !t, !t, !t)
    %ops = transform.structured.match interface{LinalgOp} in %func : (!t) -> !t
    transform.structured.vectorize %ops : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    transform.loop.hoist_loop_invariant_subsets %loop : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
    } {apply_cse} : !t
    transform.memref.erase_dead_alloc_and_stores %f : (!t) -> ()
    transform.yield
  }
}

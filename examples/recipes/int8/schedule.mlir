!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %last = transform.structured.match ops{["linalg.generic"]} in %func : (!t) -> !t
    // 4 rows by 64 columns of sums stay in 16 registers.
    %tile, %j, %i = transform.structured.fuse %last tile_sizes [4, 64] interchange [1, 0] {apply_cleanup} : (!t) -> (!t, !t, !t)
    %mm = transform.structured.match ops{["linalg.matmul"]} in %j : (!t) -> !t
    %step, %k = transform.structured.tile_using_for %mm tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    transform.loop.unroll %k {factor = 4} : !t
    %ops = transform.structured.match interface{LinalgOp} in %j : (!t) -> !t
    transform.structured.vectorize %ops {create_named_contraction} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    // The tile that was filled with zeros is only written.
    transform.memref.erase_dead_alloc_and_stores %f : (!t) -> ()
    transform.yield
  }
}

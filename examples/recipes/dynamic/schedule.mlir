!t = !transform.any_op
!for = !transform.op<"scf.for">

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.matmul"]} in %func : (!t) -> !t
    // Sums of 8 rows by 32 columns stay in 16 registers. Whole tiles have known sizes once what is left is peeled off.
    %tile, %j, %i = transform.structured.fuse %mm tile_sizes [8, 32] interchange [1, 0] {apply_cleanup} : (!t) -> (!t, !for, !for)
    %main_i, %rest_i = transform.loop.peel %i : (!for) -> (!for, !for)
    %main_j, %rest_j = transform.loop.peel %j : (!for) -> (!for, !for)
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %tiles = transform.structured.match ops{["linalg.matmul"]} in %func : (!t) -> !t
    %step, %k = transform.structured.tile_using_for %tiles tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    %fills = transform.structured.match ops{["linalg.fill"]} in %func : (!t) -> !t
    // Masks leave out what a tile lacks; in whole tiles they fold away.
    transform.structured.vectorize %fills vector_sizes [8, 32] : !t
    transform.structured.vectorize %step vector_sizes [8, 32, 1] {create_named_contraction} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_licm to %all : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.loop.unroll %k {factor = 4} : !t
    // Loops that hand on a tensor as it is would keep it from being written in place.
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.yield
  }
}

!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %conv = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %func : (!t) -> !t
    // Of 16 channels, 14 pixels of a row in 14 registers and the window in 9.
    %tile, %y, %c, %x = transform.structured.fuse %conv tile_sizes [0, 1, 14, 16] interchange [0, 1, 3, 2] {apply_cleanup} : (!t) -> (!t, !t, !t, !t)
    %step, %kh = transform.structured.tile_using_for %tile tile_sizes [0, 0, 0, 0, 1] : (!t) -> (!t, !t)
    %row = transform.structured.decompose %step : (!t) -> !t
    %all = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } {apply_cse} : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    %ops = transform.structured.match interface{LinalgOp} in %y : (!t) -> !t
    transform.structured.vectorize %ops : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } {apply_cse} : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.loop.unroll %kh {factor = 3} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %loops = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_licm to %loops : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.yield
  }
}

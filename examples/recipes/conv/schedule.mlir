!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // The border is written once, before the loops.
    %pad = transform.structured.match ops{["tensor.pad"]} in %func : (!t) -> !t
    %whole = transform.structured.rewrite_in_destination_passing_style %pad : (!t) -> !t
    // Sums of 14 pixels of a row by 32 channels stay in 28 of 32 registers.
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %func : (!t) -> !t
    %tile, %f, %y, %x = transform.structured.fuse %conv tile_sizes [0, 1, 14, 32] interchange [0, 3, 1, 2] : (!t) -> (!t, !t, !t, !t)
    %step, %loops:3 = transform.structured.tile_using_for %tile tile_sizes [0, 0, 0, 0, 1, 1, 1] : (!t) -> (!t, !t, !t, !t)
    %row = transform.structured.decompose %step : (!t) -> !t
    // Sums stay in registers while the window and the channels pass.
    %all = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } {apply_cse} : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    %ops = transform.structured.match interface{LinalgOp} in %f : (!t) -> !t
    transform.structured.vectorize %ops : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } {apply_cse} : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!t) -> !t
    %g = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    // Loops carry no buffers any more, and copies of a buffer onto itself fold.
    transform.apply_patterns to %g {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %copies = transform.structured.match ops{["linalg.copy", "linalg.fill"]} in %g : (!t) -> !t
    %pixels, %cl:3 = transform.structured.tile_using_for %copies tile_sizes [1, 1, 1] : (!t) -> (!t, !t, !t, !t)
    transform.structured.vectorize %pixels : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %g : (!t) -> !t
    transform.yield
  }
}

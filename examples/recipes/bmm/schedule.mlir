!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.batch_matmul"]} in %func : (!t) -> !t
    // Sums of 4 rows by 64 columns stay in 16 registers.
    %tile, %n, %j, %i = transform.structured.fuse %mm tile_sizes [1, 4, 64] interchange [0, 2, 1] : (!t) -> (!t, !t, !t, !t)
    // The 64 columns are transposed before the loop over rows.
    %padded, %pad, %copy = transform.structured.pad %tile {padding_dimensions = [2], nofold_flags = [0, 1, 0], copy_back_op = "none"} : (!t) -> (!t, !t, !t)
    %panel = transform.get_producer_of_operand %padded[1] : (!t) -> !t
    %hoisted = transform.structured.hoist_pad %panel by 1 loops, transpose by [0, 2, 1] : (!t) -> !t
    // One step of the sums at a time; what is transposed back becomes part of it, and then of the contraction.
    %back = transform.get_producer_of_operand %padded[1] : (!t) -> !t
    %step, %k = transform.structured.tile_using_for %padded tile_sizes [0, 0, 0, 1] : (!t) -> (!t, !t)
    %in, %k1 = transform.structured.fuse_into_containing_op %back into %k : (!t, !t) -> (!t, !t)
    transform.loop.unroll %k1 {factor = 4} : !t
    // The panel, 16x16 numbers at a time.
    %pads = transform.structured.match ops{["tensor.pad"]} in %j : (!t) -> !t
    %copies = transform.structured.rewrite_in_destination_passing_style %pads : (!t) -> !t
    %row, %rows:2 = transform.structured.tile_using_for %copies tile_sizes [1, 1] : (!t) -> (!t, !t, !t)
    %both = transform.structured.match ops{["linalg.transpose"]} in %j : (!t) -> !t
    %there, %in_loop = transform.split_handle %both {overflow_result = 1} : (!t) -> (!t, !t)
    %block, %blocks:3 = transform.structured.tile_using_for %there tile_sizes [1, 16, 16] : (!t) -> (!t, !t, !t, !t)
    %ops = transform.structured.match interface{LinalgOp} in %j : (!t) -> !t
    transform.structured.vectorize %ops {create_named_contraction} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_licm to %all : !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } {apply_cse} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %f : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %f : (!t) -> !t
    transform.yield
  }
}

!t = !transform.any_op
!for = !transform.op<"scf.for">

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %last = transform.structured.match ops{["linalg.generic"]} in %func : (!t) -> !t
    // Whole panels of 64 columns, and the 13 that are left. Tiles of 6x64 and 12x16 numbers stay in registers.
    %parts = transform.structured.split %last after 320 {dimension = 1} : !t
    %wide, %narrow = transform.split_handle %parts : (!t) -> (!t, !t)
    %f0, %j0, %i0 = transform.structured.fuse %wide tile_sizes [6, 64] interchange [1, 0] {apply_cleanup} : (!t) -> (!t, !t, !for)
    %f1, %i1 = transform.structured.fuse %narrow tile_sizes [12, 0] {apply_cleanup} : (!t) -> (!t, !for)
    %main0, %rest0 = transform.loop.peel %i0 : (!for) -> (!t, !t)
    %main1, %rest1 = transform.loop.peel %i1 : (!for) -> (!t, !t)
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t

    // The columns of B that a panel reads are packed before its rows.
    %mm = transform.structured.match ops{["linalg.matmul"]} in %func : (!t) -> !t
    %padded, %pad, %copy = transform.structured.pad %mm pad_to_multiple_of [16, 1] {padding_dimensions = [1, 2], nofold_flags = [0, 1, 0], copy_back_op = "none"} : (!t) -> (!t, !t, !t)
    %loops = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_licm to %loops : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %pads = transform.structured.match ops{["tensor.pad"]} in %func : (!t) -> !t
    %rows, %row_loop = transform.structured.tile_using_for %pads tile_sizes [1] : (!t) -> (!t, !t)
    %wide_row, %narrow_row = transform.split_handle %rows : (!t) -> (!t, !t)
    transform.structured.vectorize %wide_row vector_sizes [1, 64] : !t
    transform.structured.vectorize %narrow_row vector_sizes [1, 16] : !t

    // One step of the sum at a time: a row of B times numbers of A.
    %step, %k = transform.structured.tile_using_for %padded tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    transform.loop.unroll %k {factor = 4} : !t
    %ops = transform.structured.match interface{LinalgOp} in %func : (!t) -> !t
    transform.structured.vectorize %ops {create_named_contraction} : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !t
    %again = transform.structured.match ops{["scf.for"]} in %func : (!t) -> !t
    transform.apply_licm to %again : !t
    transform.loop.hoist_loop_invariant_subsets %again : !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } {apply_cse} : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %g = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    // Loops carry no buffers any more, and copies of a buffer onto itself fold.
    transform.apply_patterns to %g {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %g : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %g : (!t) -> !t
    transform.yield
  }
}

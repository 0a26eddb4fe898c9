module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %bias0 = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    %generics = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %conv, %relu = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias = transform.structured.generalize %bias0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %conv "conv" : !transform.any_op
    // Tiles of 6 pixels of a row, and of as many channels as 4 of 32 vector registers have, or 2 of 16.
    %wide = transform.dlti.query ["CPU", "avx512f"] at %root : (!transform.any_op) -> !transform.param<i64>
    %channels = transform.tune.alternatives<"channels"> selected_region = %wide : !transform.param<i64> -> !transform.param<i64> {
      %two = transform.param.constant 16 : i64 -> !transform.param<i64>
      transform.yield %two : !transform.param<i64>
    }, {
      %four = transform.param.constant 64 : i64 -> !transform.param<i64>
      transform.yield %four : !transform.param<i64>
    }
    %tile, %l:4 = transform.structured.fuse %relu tile_sizes [1, 1, 6, %channels] interchange [3, 0, 1, 2]
      : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // The last 4 pixels of a row for themselves.
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %f1 = transform.apply_registered_pass "scf-for-loop-peeling" with options = {"skip-partial" = false} to %f : (!transform.any_op) -> !transform.any_op
    %f2 = transform.apply_registered_pass "canonicalize" to %f1 : (!transform.any_op) -> !transform.any_op
    // The filter of these channels in the order in which it is used.
    %tiles = transform.structured.match ops{["linalg.generic"]} attributes{conv} in %f2 : (!transform.any_op) -> !transform.any_op
    transform.foreach %tiles : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %packed = transform.tune.alternatives<"packed channels"> selected_region = %wide : !transform.param<i64> -> !transform.op<"linalg.generic"> {
        %two = transform.structured.pack %one packed_sizes = [0, 0, 0, 16, 0, 0, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
        transform.yield %two : !transform.op<"linalg.generic">
      }, {
        %four = transform.structured.pack %one packed_sizes = [0, 0, 0, 64, 0, 0, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
        transform.yield %four : !transform.op<"linalg.generic">
      }
      %pack = transform.get_producer_of_operand %packed[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
      %packed1, %pack1, %none = transform.structured.pack_transpose %pack with_compute_op(%packed) outer_perm = [3, 1, 2, 0]
        : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
      transform.annotate %packed1 "conv" : !transform.op<"linalg.generic">
    }
    // Once for all pixels.
    %f3 = transform.apply_registered_pass "loop-invariant-code-motion" to %f2 : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %f3 : !transform.any_op
    %packs = transform.structured.match ops{["linalg.pack"]} in %f3 : (!transform.any_op) -> !transform.op<"linalg.pack">
    %unpacks = transform.structured.match ops{["linalg.unpack"]} in %f3 : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %p:3 = transform.structured.lower_pack %packs {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u:4 = transform.structured.lower_unpack %unpacks {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %f4 = transform.apply_registered_pass "canonicalize" to %f3 : (!transform.any_op) -> !transform.any_op
    %order = transform.structured.match ops{["linalg.transpose"]} in %f4 : (!transform.any_op) -> !transform.any_op
    %row, %rows:3 = transform.structured.tile_using_for %order tile_sizes [0, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // One number of a pixel at a time.
    %convs = transform.structured.match ops{["linalg.generic"]} attributes{conv} in %f4 : (!transform.any_op) -> !transform.any_op
    %step, %r:3 = transform.structured.tile_using_for %convs tile_sizes [0, 0, 0, 0, 1, 1, 1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %r#2 {factor = 4} : !transform.any_op
    transform.apply_patterns to %f4 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !transform.any_op
    // Sums stay in registers while the filter passes.
    %loops = transform.structured.match ops{["scf.for"]} in %f4 : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %f4 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %v {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !transform.any_op
    %vloops = transform.structured.match ops{["scf.for"]} in %v : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %vloops : !transform.any_op
    transform.apply_patterns to %v {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !transform.any_op
    // Buffers.
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
    transform.bufferization.buffer_loop_hoisting %h : !transform.any_op
    %s = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 300000} to %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

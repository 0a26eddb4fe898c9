module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %bias0 = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    %generics = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %conv, %relu = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias = transform.structured.generalize %bias0 : (!transform.any_op) -> !transform.any_op
    // 4 of 32 vector registers of channels at a time, or 2 of 16.
    %wide = transform.dlti.query ["CPU", "avx512f"] at %root : (!transform.any_op) -> !transform.param<i64>
    %channels = transform.tune.alternatives<"channels"> selected_region = %wide : !transform.param<i64> -> !transform.param<i64> {
      %two = transform.param.constant 16 : i64 -> !transform.param<i64>
      transform.yield %two : !transform.param<i64>
    }, {
      %four = transform.param.constant 64 : i64 -> !transform.param<i64>
      transform.yield %four : !transform.param<i64>
    }
    %relu_c, %co = transform.structured.tile_using_for %relu tile_sizes [0, 0, 0, %channels] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %conv_c, %co1 = transform.structured.fuse_into_containing_op %conv into %co : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias_c, %co2 = transform.structured.fuse_into_containing_op %bias into %co1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    // Their filter in the order in which it is used.
    %packed = transform.tune.alternatives<"packed channels"> selected_region = %wide : !transform.param<i64> -> !transform.op<"linalg.generic"> {
      %two = transform.structured.pack %conv_c packed_sizes = [0, 0, 0, 16, 0, 0, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
      transform.yield %two : !transform.op<"linalg.generic">
    }, {
      %four = transform.structured.pack %conv_c packed_sizes = [0, 0, 0, 64, 0, 0, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
      transform.yield %four : !transform.op<"linalg.generic">
    }
    %pack = transform.get_producer_of_operand %packed[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %packed1, %pack1, %none = transform.structured.pack_transpose %pack with_compute_op(%packed) outer_perm = [3, 1, 2, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %pack_out = transform.get_producer_of_operand %packed1[2] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %unpack = transform.get_consumers_of_result %packed1[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
    %q:3 = transform.structured.lower_pack %pack1 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %qg = transform.structured.generalize %q#2 : (!transform.op<"linalg.transpose">) -> !transform.any_op
    %qt, %ql:3 = transform.structured.tile_using_for %qg tile_sizes [0, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // 5 pixels of a row: 20 registers, or 10.
    %relu_t, %n, %y, %x = transform.structured.tile_using_for %relu_c tile_sizes [1, 1, 5, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %u1, %x1 = transform.structured.fuse_into_containing_op %unpack into %x : (!transform.op<"linalg.unpack">, !transform.any_op) -> (!transform.op<"linalg.unpack">, !transform.any_op)
    %c1, %x2 = transform.structured.fuse_into_containing_op %packed1 into %x1 : (!transform.op<"linalg.generic">, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p1, %x3 = transform.structured.fuse_into_containing_op %pack_out into %x2 : (!transform.op<"linalg.pack">, !transform.any_op) -> (!transform.op<"linalg.pack">, !transform.any_op)
    %b1, %x4 = transform.structured.fuse_into_containing_op %bias_c into %x3 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l1:3 = transform.structured.lower_pack %p1 {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %l2:4 = transform.structured.lower_unpack %u1 {lowerUnpadLikeWithExtractSlice = false}: (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %conv_r, %rz, %ry, %rx = transform.structured.tile_using_for %c1 tile_sizes [0, 0, 0, 0, 1, 1, 1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    // Each of them for itself.
    %conv_x, %xc = transform.structured.tile_using_for %conv_r tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias_x, %xb = transform.structured.tile_using_for %b1 tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %relu_x, %xr = transform.structured.tile_using_for %relu_t tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %xc {factor = 5} : !transform.any_op
    transform.loop.unroll %rx {factor = 4} : !transform.any_op
    transform.loop.unroll %xb {factor = 5} : !transform.any_op
    transform.loop.unroll %xr {factor = 5} : !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !transform.any_op
    // Pixels stay in registers while the filter passes.
    %loops = transform.structured.match ops{["scf.for"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    %ops = transform.structured.match interface{LinalgOp} in %f : (!transform.any_op) -> !transform.any_op
    transform.foreach %ops : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.structured.vectorize %op : !transform.any_op
    }
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !transform.any_op
    %vloops = transform.structured.match ops{["scf.for"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %vloops : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } {apply_cse} : !transform.any_op
    // Buffers.
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
    transform.bufferization.buffer_loop_hoisting %h : !transform.any_op
    %st = transform.apply_registered_pass "promote-buffers-to-stack" with options = { "max-alloc-size-in-bytes" = 300000 } to %h : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %st {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
    } {apply_cse} : !transform.any_op
    transform.apply_patterns to %st {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.expand_strided_metadata
    } {apply_cse} : !transform.any_op
    transform.yield
  }
}

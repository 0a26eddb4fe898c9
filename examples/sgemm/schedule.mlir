module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %wide = transform.dlti.query ["CPU", "avx512f"] at %root : (!transform.any_op) -> !transform.param<i64> // Tiles of 6 rows and 2 of 16 vector registers, or 4 of 32.
    %columns = transform.tune.alternatives<"columns"> selected_region = %wide : !transform.param<i64> -> !transform.param<i64> {
      %two = transform.param.constant 16 : i64 -> !transform.param<i64>
      transform.yield %two : !transform.param<i64>
    }, {
      %four = transform.param.constant 64 : i64 -> !transform.param<i64>
      transform.yield %four : !transform.param<i64>
    }
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %j, %i = transform.structured.fuse %mm tile_sizes [6, %columns] interchange [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %f1 = transform.apply_registered_pass "scf-for-loop-peeling" with options = {"skip-partial" = false} to %root : (!transform.any_op) -> !transform.any_op
    %f2 = transform.apply_registered_pass "canonicalize" to %f1 : (!transform.any_op) -> !transform.any_op
    %tiles = transform.structured.match ops{["linalg.matmul"]} in %f2 : (!transform.any_op) -> !transform.any_op
    %padded, %pad, %none = transform.structured.pad %tiles {padding_dimensions = [1, 2], nofold_flags = [0, 1, 0], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %around = transform.structured.match ops{["scf.for"]} in %f2 : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %around : !transform.any_op
    transform.apply_cse to %f2 : !transform.any_op
    %pads = transform.structured.match ops{["tensor.pad"]} in %f2 : (!transform.any_op) -> !transform.any_op
    %panels = transform.structured.rewrite_in_destination_passing_style %pads : (!transform.any_op) -> !transform.any_op
    %row, %rows = transform.structured.tile_using_for %panels tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %step, %k = transform.structured.tile_using_for %padded tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %k {factor = 4} : !transform.any_op
    %v1 = transform.structured.vectorize_children_and_apply_patterns %f2 : (!transform.any_op) -> !transform.any_op
    %v2 = transform.apply_registered_pass "loop-invariant-subset-hoisting" to %v1 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %v2 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %v2 {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
    transform.bufferization.buffer_loop_hoisting %h : !transform.any_op
    %s = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %h : (!transform.any_op) -> !transform.any_op
    %left = transform.structured.match ops{["memref.alloc"]} in %s {jig.expected} : (!transform.any_op) -> !transform.any_op // None up to K = 4096.
    %in = transform.get_parent_op %left {op_name = "func.func", deduplicate} : (!transform.any_op) -> !transform.any_op
    %freed = transform.apply_registered_pass "buffer-deallocation-pipeline" to %in : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

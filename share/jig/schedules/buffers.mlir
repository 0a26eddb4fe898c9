// Buffers in place of tensors, those of known size on the stack as far as they fit into 2 MiB for each function; what else is allocated is freed.
!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @bufferize(%root: !t {transform.consumed}) -> !t {
    // An iteration that makes a tensor anew makes it in a buffer of its own, and hands that on.
    %own = transform.apply_registered_pass "sink-empty-tensors" to %root : (!t) -> !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %own {bufferize_function_boundaries = true, allow_return_allocs_from_loops = true} : (!t) -> !t
    transform.yield %b : !t
  }
  transform.named_sequence @buffers(%root: !t {transform.consumed}) {
    // Where this cannot be done, the payload stays on tensors.
    %b = transform.include @bufferize failures(suppress) (%root) : (!t) -> !t
    %f = transform.collect_matching @is_function in %b {jig.expected} : (!t) -> !t
    // Copies of a buffer onto itself are seen once slices of slices are slices.
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.flatten_vector_transfer_ops
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    // Steps of a loop write to one of two buffers in turn, in place of a copy, or a new buffer, for each.
    %turns = transform.apply_registered_pass "ping-pong-buffers" to %f : (!t) -> !t
    transform.bufferization.buffer_loop_hoisting %turns : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576, "max-total-size-in-bytes" = 2097152} to %turns : (!t) -> !t
    // What a function returns of its arguments is not copied.
    transform.include @free failures(suppress) (%b) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @free(%root: !t {transform.consumed}) {
    %freed = transform.apply_registered_pass "free-buffers" to %root : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @is_function(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["func.func"] : !t
    transform.yield %op : !t
  }
}

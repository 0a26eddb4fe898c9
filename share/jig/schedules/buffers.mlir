// Buffers in place of tensors, those of known size up to 1 MiB on the stack; what is allocated is freed.
!t = !transform.any_op

module attributes {transform.with_named_sequence} {
  transform.named_sequence @bufferize(%root: !t {transform.consumed}) -> !t {
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true, allow_return_allocs_from_loops = true} : (!t) -> !t
    transform.yield %b : !t
  }
  transform.named_sequence @buffers(%root: !t {transform.consumed}) {
    // Where this cannot be done, the payload stays on tensors.
    %b = transform.include @bufferize failures(suppress) (%root) : (!t) -> !t
    %f = transform.collect_matching @is_function in %b {jig.expected} : (!t) -> !t
    // Copies of a buffer onto itself are seen once slices of slices are slices.
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %f : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576} to %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @is_function(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["func.func"] : !t
    transform.yield %op : !t
  }
}

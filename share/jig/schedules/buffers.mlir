// Buffers in place of tensors, those of known size on the stack as far as they fit into 2 MiB for each function; what else is allocated is freed.
!t = !transform.any_op
!n = !transform.param<i64>

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
      transform.apply_patterns.vector.flatten_vector_transfer_ops
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.bufferization.buffer_loop_hoisting %f : !t
    %stack = transform.apply_registered_pass "promote-buffers-to-stack" with options = {"max-alloc-size-in-bytes" = 1048576, "max-total-size-in-bytes" = 2097152} to %f : (!t) -> !t
    // A function that frees gives back buffers of its own: what it returns of its arguments is copied. So only where there is something to free.
    // It also frees what functions that it calls give back, which have to do the same then, with or without something to free.
    %left = transform.collect_matching @is_allocation in %b {jig.expected} : (!t) -> !t
    %calls = transform.collect_matching @is_call in %b {jig.expected} : (!t) -> !t
    %num_calls = transform.num_associations %calls : (!t) -> !n
    %none = transform.param.constant 0 : i64 -> !n
    transform.execute_if_cmpi eq %num_calls, %none : !n, !n {
      %in = transform.get_parent_op %left {op_name = "func.func", deduplicate} : (!t) -> !t
      transform.include @free failures(suppress) (%in) {jig.expected} : (!t) -> ()
    }
    transform.execute_if_cmpi ne %num_calls, %none : !n, !n {
      %in = transform.get_parent_op %left {op_name = "builtin.module", deduplicate} : (!t) -> !t
      transform.include @free failures(suppress) (%in) {jig.expected} : (!t) -> ()
    }
    transform.yield
  }
  transform.named_sequence @is_allocation(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["memref.alloc"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_call(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["func.call", "func.call_indirect"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @free(%ops: !t {transform.consumed}) {
    %freed = transform.apply_registered_pass "buffer-deallocation-pipeline" to %ops : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @is_function(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["func.func"] : !t
    transform.yield %op : !t
  }
}

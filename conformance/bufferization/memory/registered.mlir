// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    return %m : memref<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
%0 = transform.apply_registered_pass "buffer-deallocation-pipeline" to %f : (!transform.any_op) -> !transform.any_op
%0 = transform.apply_registered_pass "buffer-deallocation-pipeline" with options = { "private-function-dynamic-ownership" = true } to %f : (!transform.any_op) -> !transform.any_op
%0 = transform.apply_registered_pass "buffer-deallocation-pipeline" with options = { "nothing" = true } to %f : (!transform.any_op) -> !transform.any_op
%0 = transform.apply_registered_pass "ownership-based-buffer-deallocation" to %f : (!transform.any_op) -> !transform.any_op
%0 = transform.apply_registered_pass "promote-buffers-to-stack" with options = { "max-alloc-size-in-bytes" = 8 } to %f : (!transform.any_op) -> !transform.any_op
%0 = transform.apply_registered_pass "buffer-results-to-out-params" to %f : (!transform.any_op) -> !transform.any_op

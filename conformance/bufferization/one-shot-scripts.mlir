// ARGS: --split-input-file --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %r {bufferize_function_boundaries = true, memcpy_op = "linalg.copy", check_parallel_regions = false, print_conflicts=true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @oop(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
    %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
    %1 = tensor.extract %t[%i] : tensor<?xf32>
    return %0, %1 : tensor<?xf32>, f32
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %r {memcpy_op = "foo"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["arith.constant"]} in %r : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.one_shot_bufferize %1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @f() { %0 = arith.constant 0 : index 
   return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.one_shot_bufferize %1 {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @f() { %0 = arith.constant 0 : index 
   return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.one_shot_bufferize %1 {test_analysis_only=true} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "x" : !transform.any_op
    transform.yield
  }
  func.func @oop(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
    %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
    %1 = tensor.extract %t[%i] : tensor<?xf32>
    return %0, %1 : tensor<?xf32>, f32
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.one_shot_bufferize %1  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @oop(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
    %x = arith.addf %t, %t : tensor<?xf32>
    %0 = tensor.insert %f into %x[%i] : tensor<?xf32>
    %1 = tensor.extract %t[%i] : tensor<?xf32>
    return %0, %1 : tensor<?xf32>, f32
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["tensor.empty"]} in %r : (!transform.any_op) -> !transform.op<"tensor.empty">
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %1 {a}  : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.bufferization.eliminate_empty_tensors %r : !transform.any_op
    transform.yield
  }
  func.func @oop(%n: index) -> tensor<?xf32> {
    %x = tensor.empty(%n) : tensor<?xf32>
    return %x : tensor<?xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["tensor.empty"]} in %r : (!transform.any_op) -> !transform.any_op
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %1 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %1 : !transform.any_op
    transform.yield
  }
  func.func @bad(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
    %x = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
    return %x : tensor<?xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %r {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %r {print_conflicts = true, dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %r {memcpy_op = "x", dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

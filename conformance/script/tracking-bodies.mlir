// ARGS: --transform-interpreter --split-input-file
// Handles to ops in bodies that move stay; those in bodies that are copied are lost.

module attributes {transform.with_named_sequence} {
func.func @p(%t: tensor<4xf32>, %v: f32) -> tensor<?xf32> {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index):
   tensor.yield %v : f32 } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["tensor.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @p(%t: tensor<?xf32>, %v: f32) -> tensor<6xf32> {
  %0 = tensor.pad %t low[1] high[1] { ^bb0(%i: index):
   tensor.yield %v : f32 } : tensor<?xf32> to tensor<?xf32>
  %a = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
  return %a : tensor<6xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["tensor.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @p(%t: tensor<4xf32>, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 1 : index
  %0 = tensor.pad %t low[%c] high[%c] { ^bb0(%i: index):
   tensor.yield %v : f32 } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["tensor.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @p(%t: tensor<64x64xf32>, %n: index, %m: index) -> tensor<8x8xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0][%n, 64][1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] { ^bb0(%i: index, %j: index):
   tensor.yield %v : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4][8, %m][1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %m] { ^bb0(%i: index, %j: index):
   tensor.yield %v : f32 } : tensor<8x?xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["tensor.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @p(%t: tensor<4xf32>) -> tensor<8xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1] high[1] { ^bb0(%i: index):
   tensor.yield %v : f32 } : tensor<4xf32> to tensor<6xf32>
  %1 = tensor.pad %0 low[1] high[1] { ^bb0(%i: index):
   tensor.yield %v : f32 } : tensor<6xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["tensor.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

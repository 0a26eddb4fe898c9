// ARGS: --transform-interpreter --split-input-file
// Conversions without patterns show what ops do by folding alone.

module attributes {transform.with_named_sequence} {
func.func @f(%x: index, %m: memref<4xf32>, %v: f32, %w: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%k = %v) -> (f32) { affine.yield %k : f32 }
  %1 = affine.for %i = 0 to 10 iter_args(%k = %v) -> (f32) { affine.yield %w : f32 }
  %2 = affine.for %i = 0 to %x iter_args(%k = %v) -> (f32) { affine.yield %w : f32 }
  %3 = affine.for %i = 0 to %x iter_args(%k = %v) -> (f32) { affine.yield %k : f32 }
  %4 = affine.for %i = 0 to 0 iter_args(%k = %v) -> (f32) { %z = arith.addf %k, %k : f32 affine.yield %z : f32 }
  %5 = affine.for %i = 0 to 1 iter_args(%k = %v) -> (f32) { affine.yield %w : f32 }
  %6:2 = affine.for %i = 0 to 10 iter_args(%k = %v, %l = %w) -> (f32, f32) { affine.yield %l, %k : f32, f32 }
  affine.for %i = 0 to 10 { }
  affine.for %i = 0 to 0 { }
  return %0, %1, %2, %3, %4, %5, %6#0, %6#1 : f32, f32, f32, f32, f32, f32, f32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: index, %m: memref<4xf32>) -> (index, index, index, index, index, f32) {
  %0 = affine.min affine_map<()[s0] -> (s0)>()[%x]
  %1 = affine.min affine_map<(d0) -> (d0)>(%x)
  %2 = affine.max affine_map<()[s0] -> (s0)>()[%x]
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %3 = affine.min affine_map<(d0)[s0] -> (d0 floordiv s0, 7)>(%c3)[%c0]
  %4 = affine.max affine_map<(d0)[s0] -> (d0 + s0, 7, d0 * 2)>(%c3)[%x]
  %cst = arith.constant 2.0 : f32
  %z = affine.for %i = 0 to 10 iter_args(%k = %cst) -> (f32) { affine.yield %k : f32 }
  affine.for %i = 0 to 10 { }
  return %0, %1, %2, %3, %4, %z : index, index, index, index, index, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%a: memref<?xf32>, %b: memref<4xf32>, %u: memref<*xf32>) {
  %c = memref.cast %a : memref<?xf32> to memref<4xf32>
  memref.copy %c, %b : memref<4xf32> to memref<4xf32>
  %d = memref.cast %b : memref<4xf32> to memref<?xf32>
  memref.copy %d, %a : memref<?xf32> to memref<?xf32>
  %e = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.copy %e, %a : memref<?xf32> to memref<?xf32>
  %f = memref.cast %b : memref<4xf32> to memref<*xf32>
  memref.copy %f, %u : memref<*xf32> to memref<*xf32>
  %g = memref.cast %b : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %g, %a : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

// Lost handles of a conversion can't be silenced by the attribute.
module attributes {transform.with_named_sequence} {
func.func @lost(%a: i32, %b: i32) -> i32 {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.select %0, %a, %b : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %0 = transform.structured.match ops{["arith.select"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {transform.silence_tracking_failures, partial_conversion, preserve_handles} : !transform.any_op
  transform.yield
}
}

// RUN: jig-opt %s --canonicalize | FileCheck %s
// RUN: jig-opt %s --transform-interpreter | FileCheck %s --check-prefix=CONTRACT
// A mask leaves out lanes of a read, which have the padding, and of a write, which keep what was there.
module attributes {transform.with_named_sequence} {

// CHECK-LABEL: @read_what_is_written
// CHECK: vector.mask %arg2 { vector.transfer_read
func.func @read_what_is_written(%t: tensor<6x5xf32>, %v: vector<3xf32>, %m: vector<3xi1>) -> vector<3xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c1, %c1] {in_bounds = [true]} : vector<3xf32>, tensor<6x5xf32>
  %r = vector.mask %m { vector.transfer_read %w[%c1, %c1], %z {in_bounds = [true]} : tensor<6x5xf32>, vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %r : vector<3xf32>
}

// CHECK-LABEL: @write_what_is_elsewhere
// CHECK: vector.mask %arg2 { vector.transfer_write
func.func @write_what_is_elsewhere(%s: tensor<3xf32>, %t: tensor<3xf32>, %m: vector<3xi1>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %s[%c0], %z {in_bounds = [true]} : tensor<3xf32>, vector<3xf32>
  %w = vector.mask %m { vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<3xf32>, tensor<3xf32> } : vector<3xi1> -> tensor<3xf32>
  return %w : tensor<3xf32>
}

// What is there anyway need not be written, whatever the mask.
// CHECK-LABEL: @write_what_is_there
// CHECK-NEXT: return %arg0
func.func @write_what_is_there(%t: tensor<6x5xf32>, %m: vector<4x3xi1>) -> tensor<6x5xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%c1, %c1], %z {in_bounds = [true, true]} : tensor<6x5xf32>, vector<4x3xf32>
  %w = vector.mask %m { vector.transfer_write %v, %t[%c1, %c1] {in_bounds = [true, true]} : vector<4x3xf32>, tensor<6x5xf32> } : vector<4x3xi1> -> tensor<6x5xf32>
  return %w : tensor<6x5xf32>
}

// Both shapes can be broadcast to, but not with the lanes in this order.
// CHECK-LABEL: @cast_of_broadcast
// CHECK: vector.broadcast %arg0 : vector<2x1xf32> to vector<4x2x1xf32>
// CHECK: vector.shape_cast
func.func @cast_of_broadcast(%x: vector<2x1xf32>) -> vector<2x4xf32> {
  %b = vector.broadcast %x : vector<2x1xf32> to vector<4x2x1xf32>
  %s = vector.shape_cast %b : vector<4x2x1xf32> to vector<2x4xf32>
  return %s : vector<2x4xf32>
}

// CONTRACT-LABEL: @no_contraction
// CONTRACT: vector.multi_reduction
func.func @no_contraction(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %p = arith.mulf %a, %b : vector<4xf32>
  %r = vector.multi_reduction <add>, %p, %c [] : vector<4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.vector.reduction_to_contract } : !transform.any_op
  transform.yield
}
}

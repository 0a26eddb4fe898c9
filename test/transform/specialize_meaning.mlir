// RUN: not jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s
// Where the reference gives a named op that computes something else.

// CHECK-DAG: [[MK:#.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: [[NK:#.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: [[MN:#.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: linalg.matmul indexing_maps = {{\[}}[[MK]], [[NK]], [[MN]]]
module attributes {transform.with_named_sequence} {
  func.func @rhs_transposed(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (n, k)>, affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<6x8xf32>) outs(%c : tensor<4x6xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %m = arith.mulf %p, %q : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-DAG: [[BKM:#.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-DAG: [[BKN:#.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK: linalg.batch_matmul indexing_maps = {{\[}}[[BKM]], [[BKN]], {{.*}}] {cast = #linalg.type_fn<cast_unsigned>}
module attributes {transform.with_named_sequence} {
  func.func @lhs_transposed_unsigned(%a: tensor<2x8x4xi8>, %b: tensor<2x8x6xi8>, %c: tensor<2x4x6xi32>) -> tensor<2x4x6xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x8x4xi8>, tensor<2x8x6xi8>) outs(%c : tensor<2x4x6xi32>) {
    ^bb0(%p: i8, %q: i8, %o: i32):
      %x = arith.extui %p : i8 to i32
      %y = arith.extui %q : i8 to i32
      %m = arith.muli %y, %x : i32
      %s = arith.addi %m, %o : i32
      linalg.yield %s : i32
    } -> tensor<2x4x6xi32>
    return %0 : tensor<2x4x6xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// One operand is extended as signed, the other is not.
// CHECK: error: transform.structured.specialize failed to apply
module attributes {transform.with_named_sequence} {
  func.func @mixed(%a: tensor<4x8xi8>, %b: tensor<8x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x6xi8>) outs(%c : tensor<4x6xi32>) {
    ^bb0(%p: i8, %q: i8, %o: i32):
      %x = arith.extsi %p : i8 to i32
      %y = arith.extui %q : i8 to i32
      %m = arith.muli %x, %y : i32
      %s = arith.addi %o, %m : i32
      linalg.yield %s : i32
    } -> tensor<4x6xi32>
    return %0 : tensor<4x6xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The product is negated.
// CHECK: error: transform.structured.specialize failed to apply
module attributes {transform.with_named_sequence} {
  func.func @negated(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %m = arith.mulf %p, %q : f32
      %n = arith.negf %m : f32
      %s = arith.addf %o, %n : f32
      linalg.yield %s : f32
    } -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// linalg.conv_1d has no strides.
// CHECK: error: transform.structured.specialize failed to apply
module attributes {transform.with_named_sequence} {
  func.func @strided(%a: tensor<16xf32>, %b: tensor<3xf32>, %c: tensor<7xf32>) -> tensor<7xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i * 2 + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<16xf32>, tensor<3xf32>) outs(%c : tensor<7xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %m = arith.mulf %p, %q : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// linalg.pooling_nhwc_max extends elements as signed.
// CHECK: error: transform.structured.specialize failed to apply
module attributes {transform.with_named_sequence} {
  func.func @pool(%a: tensor<1x16x16x4xi8>, %b: tensor<3x3xi8>, %c: tensor<1x14x14x4xi32>) -> tensor<1x14x14x4xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%c : tensor<1x14x14x4xi32>) {
    ^bb0(%p: i8, %q: i8, %o: i32):
      %x = arith.extui %p : i8 to i32
      %s = arith.maxsi %o, %x : i32
      linalg.yield %s : i32
    } -> tensor<1x14x14x4xi32>
    return %0 : tensor<1x14x14x4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

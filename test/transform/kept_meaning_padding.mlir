// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics
// Padding that would be noticed, where the reference gives a program that computes something else.

module attributes {transform.with_named_sequence} {
  func.func @maximum(%x: tensor<5x6xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.reduce {arith.maximumf} ins(%x: tensor<5x6xf32>) outs(%o: tensor<5xf32>) dimensions = [1]
    return %0 : tensor<5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @ones(%a: tensor<5x7xf32>, %b: tensor<7x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 0, 8] {padding_values = [1.0 : f32, 1.0 : f32, 1.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @zero_points(%a: tensor<5x7xi8>, %b: tensor<7x9xi8>, %c: tensor<5x9xi32>, %z: i32) -> tensor<5x9xi32> {
    %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<5x7xi8>, tensor<7x9xi8>, i32, i32) outs(%c : tensor<5x9xi32>) -> tensor<5x9xi32>
    return %0 : tensor<5x9xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the padding of loop #2 would change what is reduced}}
    %p = transform.structured.pack %0 packed_sizes = [0, 0, 4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @looked_up(%t: tensor<5xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<5xf32>) {
    ^bb0(%x: f32):
      %i = linalg.index 0 : index
      %e = tensor.extract %t[%i] : tensor<5xf32>
      linalg.yield %e : f32
    } -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %p, %l = transform.structured.pad_tiling_interface %0 to padding_sizes [4] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @division(%a: tensor<?xi32>, %b: tensor<?xi32>, %c: tensor<?xi32>) -> tensor<?xi32> {
    %0 = linalg.div ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%c : tensor<?xi32>) -> tensor<?xi32>
    return %0 : tensor<?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{may be undefined for the padding of loop #0}}
    %p = transform.structured.pack %0 packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @index(%c: tensor<8xindex>) -> tensor<8xindex> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%c: tensor<8xindex>) {
    ^bb0(%x: index):
      %i = linalg.index 0 : index
      linalg.yield %i : index
    } -> tensor<8xindex>
    return %0 : tensor<8xindex>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{linalg.index of a packed loop would count its tiles}}
    %p = transform.structured.pack %0 packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @other_layout(%a: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32> {
    %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
    %0 = linalg.exp ins(%d: tensor<4x4x4x4xf32>) outs(%p: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    return %0 : tensor<4x4x4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the result for the pack has another layout for its users}}
    %r:3 = transform.structured.pack_transpose %p with_compute_op(%0) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// What is read at d0 + d1 goes further than its size rounded up.
module attributes {transform.with_named_sequence} {
  func.func @sum_of_loops(%a: tensor<6xf64>, %b: tensor<4x3xf64>) -> tensor<4x3xf64> {
    // expected-note @below {{target op}}
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6xf64>) outs(%b : tensor<4x3xf64>) {
    ^bb0(%x: f64, %y: f64):
      linalg.yield %x : f64
    } -> tensor<4x3xf64>
    return %0 : tensor<4x3xf64>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %1:3 = transform.structured.pad %0 pad_to_multiple_of [3] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Here it is enough: 6 + 3 - 1 elements of 8.
module attributes {transform.with_named_sequence} {
  func.func @enough(%a: tensor<8xf64>, %b: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8xf64>) outs(%b : tensor<4x3xf64>) {
    ^bb0(%x: f64, %y: f64):
      linalg.yield %x : f64
    } -> tensor<4x3xf64>
    return %0 : tensor<4x3xf64>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.pad %0 pad_to_multiple_of [3] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A size can't be rounded up to multiples of less than 0, whether it is known or not.
module attributes {transform.with_named_sequence} {
  func.func @negative(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.param.constant -1 : i64 -> !transform.param<i64>
    // expected-error @below {{failed to pad op}}
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [%x] pad_to_multiple_of : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Of row 0 nobody writes element 9, but the padding would.
module attributes {transform.with_named_sequence} {
  func.func @within(%x: tensor<9x5xf32>, %o: tensor<5x13xf32>) -> tensor<5x13xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.generic {indexing_maps = [affine_map<(j, k) -> (k, j)>, affine_map<(j, k) -> (j, k + j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<9x5xf32>) outs(%o : tensor<5x13xf32>) {
    ^bb0(%e: f32, %d: f32):
      linalg.yield %e : f32
    } -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @least(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.abs ins(%a : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{padding size -9223372036854775808 of loop #0 is negative}}
    %1, %2 = "transform.structured.pad_tiling_interface"(%0) <{padding_values = [0.0 : f32, 0.0 : f32], static_padding_sizes = array<i64: -9223372036854775808>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @diagonal(%a: tensor<?x?xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a: tensor<?x?xf32>) outs(%c: tensor<8xf32>) {
    ^bb0(%x: f32, %o: f32):
      linalg.yield %x : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{loop #0 is in two subscripts of operand #0}}
    %p = transform.structured.pack %0 packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

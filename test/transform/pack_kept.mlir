// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s
// What the reference gets wrong, or has no way to say.

module attributes {transform.with_named_sequence} {
  // Only what this step packs is unpacked.
  // CHECK-LABEL: func @packed_before
  // CHECK:       %[[INIT:.*]] = linalg.pack
  // CHECK:       %[[PACKED:.*]] = linalg.generic {{.*}} outs(%[[INIT]] : tensor<4x4x4x4xf32>)
  // CHECK-NOT:   linalg.unpack
  // CHECK:       return %[[PACKED]]
  func.func @packed_before(%a: tensor<16x8xf32>, %c: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32> {
    %p = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, a, b, k) -> (m * 4 + a, k)>, affine_map<(m, n, a, b, k) -> (m, n, a, b)>],
        iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%a : tensor<16x8xf32>) outs(%p : tensor<4x4x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      linalg.yield %1 : f32
    } -> tensor<4x4x4x4xf32>
    return %0 : tensor<4x4x4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [0, 0, 0, 0, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @one_tile
  // CHECK:       linalg.transpose
  // CHECK:       tensor.collapse_shape {{.*}} : tensor<1x5x1xf32> into tensor<5x1xf32>
  func.func @one_tile(%a: tensor<1x1x5xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [5] into %d : tensor<1x1x5xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %1:4 = transform.structured.lower_unpack %0 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @one_tile_static
  // CHECK:       linalg.transpose
  // CHECK:       tensor.collapse_shape {{.*}} : tensor<1x5x1xf32> into tensor<5x1xf32>
  func.func @one_tile_static(%a: tensor<1x1x5xf32>, %d: tensor<5x1xf32>) -> tensor<5x1xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [5] into %d : tensor<1x1x5xf32> -> tensor<5x1xf32>
    return %0 : tensor<5x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %1:4 = transform.structured.lower_unpack %0 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @one_row
  // CHECK:       linalg.transpose
  // CHECK:       tensor.collapse_shape {{.*}} : tensor<1x8x1x4x1xf32> into tensor<8x4x1xf32>
  func.func @one_row(%a: tensor<1x1x1x8x4xf32>, %d: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
    %0 = linalg.unpack %a outer_dims_perm = [2, 0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %d : tensor<1x1x1x8x4xf32> -> tensor<1x4x1xf32>
    return %0 : tensor<1x4x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %1:4 = transform.structured.lower_unpack %0 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Sizes that payload computes; the reference puts the script's handle into the payload.
  // CHECK-LABEL: func @sizes
  // CHECK:       %[[SIZE:.*]] = arith.addi
  // CHECK:       linalg.pack {{.*}} inner_tiles = [%[[SIZE]], 4]
  func.func @sizes(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %x: index) -> tensor<?x?xf32> {
    %t = arith.addi %x, %x {tile} : index
    %0 = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.match attributes {tile} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [%t, 0, 4] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @loops
  // CHECK:       linalg.matmul {{.*}} tensor<8x7xf32>
  func.func @loops(%a: tensor<5x7xf32>, %b: tensor<7x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.param.constant 4 : i64 -> !transform.param<i64>
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [%x] pad_to_multiple_of : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @no_columns
  // CHECK:       linalg.batch_matvec
  func.func @no_columns(%a: tensor<2x16x32xf32>, %b: tensor<2x32xf32>, %c: tensor<2x16xf32>) -> tensor<2x16xf32> {
    %0 = linalg.batch_matvec ins(%a, %b: tensor<2x16x32xf32>, tensor<2x32xf32>) outs(%c: tensor<2x16xf32>) -> tensor<2x16xf32>
    return %0 : tensor<2x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 4, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

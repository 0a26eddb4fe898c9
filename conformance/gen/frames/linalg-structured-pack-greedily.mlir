// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [0, 1, 2] {a} : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 0, 32] matmul_padded_sizes_next_multiple_of = [0, 10, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [0, 0, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 0] matmul_inner_dims_order = [2, 1, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [0, 0, 0] matmul_padded_sizes_next_multiple_of = [4, 8, 16] matmul_inner_dims_order = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p = transform.structured.pack_greedily %0 matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [1, 0, 32] matmul_padded_sizes_next_multiple_of = [0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [1, 0, 32] matmul_padded_sizes_next_multiple_of = [] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [1, 0, 32] matmul_inner_dims_order = [1, 2, 1] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [1, 0, 32] matmul_inner_dims_order = [1, 2, -1] : (!transform.any_op) -> !transform.any_op
    %p = "transform.structured.pack_greedily"(%0) <{static_matmul_packed_sizes = array<i64: 1>, matmul_inner_dims_order = array<i64: 1, 0, 2>}>  : (!transform.any_op) -> !transform.any_op
    %p = "transform.structured.pack_greedily"(%0) <{static_matmul_packed_sizes = array<i64: 1, 1, 1>, matmul_inner_dims_order = array<i64: 1, 0>}>  : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 4, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.print %p : !transform.any_op
    transform.yield
  }
}
// CASE
  func.func @static(%a: tensor<16x64xf32>, %b: tensor<64x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<16x64xf32>, tensor<64x32xf32>) outs(%c: tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
// CASE
  func.func @batch(%a: tensor<3x10x?xf16>, %b: tensor<3x?x32xf16>, %c: tensor<3x10x32xf32>) -> tensor<3x10x32xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<3x10x32xf32>) -> tensor<3x10x32xf32>
    %0 = linalg.batch_matmul ins(%a, %b: tensor<3x10x?xf16>, tensor<3x?x32xf16>) outs(%f: tensor<3x10x32xf32>) -> tensor<3x10x32xf32>
    return %0 : tensor<3x10x32xf32>
  }
// CASE
  func.func @generic(%a: tensor<10x20x30xi32>, %b: tensor<20x40x30xi32>, %c: tensor<40x10xi32>) -> tensor<40x10xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(k, m, n, l) -> (m, k, l)>, affine_map<(k, m, n, l) -> (k, n, l)>, affine_map<(k, m, n, l) -> (n, m)>],
      iterator_types = ["reduction", "parallel", "parallel", "reduction"], doc = "d"} ins(%a, %b: tensor<10x20x30xi32>, tensor<20x40x30xi32>) outs(%c: tensor<40x10xi32>) attrs = {note} {
    ^bb0(%x: i32, %y: i32, %z: i32):
      %1 = arith.muli %x, %y : i32
      %2 = arith.addi %z, %1 : i32
      linalg.yield %2 : i32
    } -> tensor<40x10xi32>
    return %0 : tensor<40x10xi32>
  }
// CASE
  func.func @conv(%a: tensor<?x47x16x16xf32>, %b: tensor<47x47x3x3xf32>, %c: tensor<?x47x14x14xf32>) -> tensor<?x47x14x14xf32> {
    %0 = linalg.conv_2d_nchw_fchw ins(%a, %b: tensor<?x47x16x16xf32>, tensor<47x47x3x3xf32>) outs(%c: tensor<?x47x14x14xf32>) -> tensor<?x47x14x14xf32>
    return %0 : tensor<?x47x14x14xf32>
  }
// CASE
  func.func @matvec(%a: tensor<8x8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.matvec ins(%a, %b: tensor<8x8xf32>, tensor<8xf32>) outs(%c: tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
// CASE
  func.func @elementwise(%a: tensor<8x8x4xf32>, %c: tensor<8x8x4xf32>) -> tensor<8x8x4xf32> {
    %0 = linalg.exp ins(%a: tensor<8x8x4xf32>) outs(%c: tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
    return %0 : tensor<8x8x4xf32>
  }
// CASE
  func.func @none()
// CASE
  func.func @index(%a: tensor<2x16x32xf32>, %b: tensor<2x32x64xf32>, %c: tensor<2x16x64xf32>) -> tensor<2x16x64xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, b, k) -> (b, m, k)>, affine_map<(m, n, b, k) -> (b, k, n)>, affine_map<(m, n, b, k) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b: tensor<2x16x32xf32>, tensor<2x32x64xf32>) outs(%c: tensor<2x16x64xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %i = linalg.index 2 : index
      %j = arith.index_cast %i : index to i32
      %f = arith.sitofp %j : i32 to f32
      %1 = arith.mulf %x, %y : f32
      %g = arith.mulf %1, %f : f32
      %2 = arith.addf %z, %g : f32
      linalg.yield %2 : f32
    } -> tensor<2x16x64xf32>
    return %0 : tensor<2x16x64xf32>
  }

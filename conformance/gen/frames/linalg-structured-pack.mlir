// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @matmul(%a: tensor<16x32xf32>, %b: tensor<32x64xf32>, %c: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<16x32xf32>, tensor<32x64xf32>) outs(%c: tensor<16x64xf32>) -> tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p = transform.structured.pack %0 packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [3, 0, 5] {a} : (!transform.any_op) -> !transform.op<"linalg.generic">
    %p = transform.structured.pack %0 packed_sizes = [9223372036854775807, 0, 0] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %m packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.op<"linalg.matmul">
// CASE
    %p = transform.structured.pack %0 packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.any_op
    %q = transform.structured.pack %p packed_sizes = [2, 0, 4, 0, 0, 0] : (!transform.any_op) -> !transform.any_op
// CASE
    %e = transform.merge_handles %0, %0 : !transform.any_op
    %p = transform.structured.pack %e packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.any_op
// CASE
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %1 = transform.structured.match interface{LinalgOp} in %r : (!transform.any_op) -> !transform.any_op
      %p = transform.structured.pack %1 packed_sizes = [4, 8] : (!transform.any_op) -> !transform.any_op
    }
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %x: index) -> tensor<?x?xf32> {
    %t = arith.addi %x, %x {tile} : index
    %k = arith.constant {four} 4 : index
    %0 = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.match attributes {tile} in %m : (!transform.any_op) -> !transform.any_op
    %k = transform.structured.match attributes {four} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p = transform.structured.pack %0 packed_sizes = [4, 8, 2] : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [%t, 8, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [%t, %t, %t] : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [%k, 8, %t] : (!transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
    %e = transform.merge_handles %t, %k : !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [%e, 8, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @batch(%a: tensor<2x16x32xf16>, %b: tensor<2x32x?xf16>, %c: tensor<2x16x?xf32>) -> tensor<2x16x?xf32> {
    %0 = linalg.batch_matmul {note} ins(%a, %b: tensor<2x16x32xf16>, tensor<2x32x?xf16>) outs(%c: tensor<2x16x?xf32>) -> tensor<2x16x?xf32>
    return %0 : tensor<2x16x?xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [0, 8, 8, 4] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @conv(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x8xf32>, %c: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%c: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    return %0 : tensor<1x8x8x8xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [0, 0, 0, 4, 0, 0, 2] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @conv(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x8xf32>, %c: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%c: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    return %0 : tensor<1x8x8x8xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [0, 2, 0, 0, 0, 0, 0] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @pooling(%a: tensor<1x10x10x24xf32>, %w: tensor<3x3xf32>, %c: tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32> {
    %0 = linalg.pooling_nhwc_max ins(%a, %w: tensor<1x10x10x24xf32>, tensor<3x3xf32>) outs(%c: tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32>
    return %0 : tensor<1x8x8x24xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [0, 0, 0, 16, 0, 0] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @norm(%x: tensor<8x?xf32>, %mean: tensor<8xf32>, %o: tensor<8x?xf32>, %o2: tensor<8x?xi32>, %eps: f32) -> (tensor<8x?xf32>, tensor<8x?xi32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]} ins(%x, %mean, %eps: tensor<8x?xf32>, tensor<8xf32>, f32) outs(%o, %o2: tensor<8x?xf32>, tensor<8x?xi32>) {
    ^bb0(%a: f32, %b: f32, %e: f32, %u: f32, %v: i32):
      %1 = arith.subf %a, %b : f32
      %2 = arith.mulf %1, %e : f32
      %3 = arith.fptosi %2 : f32 to i32
      linalg.yield %2, %3 : f32, i32
    } -> (tensor<8x?xf32>, tensor<8x?xi32>)
    return %0#0, %0#1 : tensor<8x?xf32>, tensor<8x?xi32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [4, 8] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @fill(%x: f32, %c: tensor<16x?xf32>) -> tensor<16x?xf32> {
    %0 = linalg.fill ins(%x : f32) outs(%c : tensor<16x?xf32>) -> tensor<16x?xf32>
    return %0 : tensor<16x?xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [4, 8] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @softmax(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.softmax dimension(1) ins(%a: tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
// AND
    %s = transform.structured.match ops{["linalg.softmax"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %s packed_sizes = [4, 8] : (!transform.any_op) -> !transform.any_op
// CASE
  func.func @constant_sum(%a: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a: tensor<8xf32>) outs(%c: tensor<8xf32>) {
    ^bb0(%x: f32, %y: f32):
      %i = linalg.index 0 : index
      linalg.yield %x : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
// AND
    %p = transform.structured.pack %0 packed_sizes = [0] : (!transform.any_op) -> !transform.any_op

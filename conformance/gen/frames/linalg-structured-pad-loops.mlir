// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @static(%a: tensor<5x7xf32>, %b: tensor<7x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 14] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to  : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [5, 9, 7, 4, 5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] {padding_values = [[]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] {padding_values = [0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.structured.pad_tiling_interface %f to padding_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.structured.pad_tiling_interface %f to padding_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 14] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 14] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 1, 2] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @tile(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>, %i: index, %j: index, %k: index) -> tensor<24x25xf32> {
    %m = affine.min affine_map<()[s0] -> (-s0 + 12, 7)>()[%k]
    %1 = tensor.extract_slice %a[%i, %k] [4, %m] [1, 1] : tensor<24x12xf32> to tensor<4x?xf32>
    %2 = tensor.extract_slice %b[%k, %j] [%m, 5] [1, 1] : tensor<12x25xf32> to tensor<?x5xf32>
    %3 = tensor.extract_slice %c[%i, %j] [4, 5] [1, 1] : tensor<24x25xf32> to tensor<4x5xf32>
    %4 = linalg.matmul {note} ins(%1, %2 : tensor<4x?xf32>, tensor<?x5xf32>) outs(%3 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %5 = tensor.insert_slice %4 into %c[%i, %j] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<24x25xf32>
    return %5 : tensor<24x25xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 16, 14] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 16, 12] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @conv(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x7xf32>, %c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {note} ins(%a, %b: tensor<1x10x10x3xf32>, tensor<3x3x3x7xf32>) outs(%c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32>
    return %0 : tensor<1x8x8x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 16, 0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 6, 0, 4] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [2, 0, 5, 0, 4, 4, 8] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @strided(%a: tensor<?x3x?x?xf32>, %b: tensor<8x3x3x?xf32>, %c: tensor<?x8x?x?xf32>) -> tensor<?x8x?x?xf32> {
    %0 = linalg.conv_2d_nchw_fchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b: tensor<?x3x?x?xf32>, tensor<8x3x3x?xf32>) outs(%c: tensor<?x8x?x?xf32>) -> tensor<?x8x?x?xf32>
    return %0 : tensor<?x8x?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 16, 8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [4, 0, 2, 4, 0, 0, 2] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {pick} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @buffers(%a: memref<5x7xf32>, %b: memref<7x9xf32>, %c: memref<5x9xf32>) {
    linalg.matmul {pick} ins(%a, %b : memref<5x7xf32>, memref<7x9xf32>) outs(%c : memref<5x9xf32>)
    return
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @pad(%a: tensor<5x7xf32>, %z: f32) -> tensor<6x7xf32> {
    %0 = tensor.pad %a low[0, 0] high[1, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %z : f32
    } {pick} : tensor<5x7xf32> to tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @pack(%a: tensor<8x8xf32>, %b: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
    %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b {pick} : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    return %0 : tensor<2x2x4x4xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @fill(%x: f32, %o: tensor<5x?xf32>) -> tensor<5x?xf32> {
    %0 = linalg.fill {pick} ins(%x : f32) outs(%o : tensor<5x?xf32>) -> tensor<5x?xf32>
    return %0 : tensor<5x?xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @two(%x: tensor<6x?xf32>, %s: tensor<6xf32>, %o: tensor<6x?xf32>, %n: tensor<?x6xi32>) -> (tensor<6x?xf32>, tensor<?x6xi32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<6x?xf32>, tensor<6xf32>) outs(%o, %n : tensor<6x?xf32>, tensor<?x6xi32>) attrs = {pick} {
    ^bb0(%e: f32, %d: f32, %u: f32, %v: i32):
      %3 = math.exp %e : f32
      %4 = arith.fptosi %3 : f32 to i32
      linalg.yield %3, %4 : f32, i32
    } -> (tensor<6x?xf32>, tensor<?x6xi32>)
    return %0#0, %0#1 : tensor<6x?xf32>, tensor<?x6xi32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [4, 3] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @constants(%x: tensor<9x6xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 3, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<9x6xf32>) outs(%o : tensor<6xf32>) attrs = {pick} {
    ^bb0(%e: f32, %d: f32):
      linalg.yield %e : f32
    } -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @reduced_elsewhere(%x: tensor<6x5xf32>, %o: tensor<6x9x10xf32>) -> tensor<6x9x10xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k, i + j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<6x5xf32>) outs(%o : tensor<6x9x10xf32>) attrs = {pick} {
    ^bb0(%e: f32, %d: f32):
      linalg.yield %e : f32
    } -> tensor<6x9x10xf32>
    return %0 : tensor<6x9x10xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 0, 12] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @ends_with_loop(%x: tensor<6xf32>, %o: tensor<13xf32>) -> tensor<13xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2 + 2)>], iterator_types = ["reduction"]}
      ins(%x : tensor<6xf32>) outs(%o : tensor<13xf32>) attrs = {pick} {
    ^bb0(%e: f32, %d: f32):
      %1 = arith.maximumf %e, %d : f32
      linalg.yield %1 : f32
    } -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
// AND
    %p:2 = transform.structured.pad_tiling_interface %0 to padding_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

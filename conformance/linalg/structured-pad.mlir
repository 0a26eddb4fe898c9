// ARGS: --split-input-file --transform-interpreter
// ARGS: --split-input-file --transform-interpreter --canonicalize --cse
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
    %p:3 = transform.structured.pad %0 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 1], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 2, 1] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 3] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [2, 1], copy_back_op = "bufferization.materialize_in_destination"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [10] {padding_dimensions = [1], transpose_paddings = [[1, 0], [], [0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 use_prescribed_tensor_shapes {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [3, 3, 3] use_prescribed_tensor_shapes {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 : (!transform.any_op) -> (!transform.op<"linalg.matmul">, !transform.op<"tensor.pad">, !transform.op<"bufferization.materialize_in_destination">)
// CASE
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %p#0 : !transform.any_op
    transform.print %p#1 : !transform.any_op
    transform.print %p#2 : !transform.any_op
    %q:3 = transform.structured.pad %p#0 pad_to_multiple_of [8] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %q#1 : !transform.any_op
    transform.debug.emit_remark_at %0, "gone" : !transform.any_op
// CASE
    %x = transform.param.constant 3 : i64 -> !transform.param<i64>
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%x, 2] {padding_dimensions = [0, 1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %x = transform.param.constant 3 : i64 -> !transform.any_param
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%x, 2] {padding_dimensions = [0, 1]} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %x = transform.param.constant 3 : i64 -> !transform.param<i64>
    %y = transform.merge_handles %x, %x : !transform.param<i64>
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%y, 2] {padding_dimensions = [0, 1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%f] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["affine.min"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%f] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["tensor.extract_slice"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [%f] {padding_dimensions = [0]} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
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
    %p:3 = transform.structured.pad %0 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 use_prescribed_tensor_shapes {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 3, 4] use_prescribed_tensor_shapes {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 use_prescribed_tensor_shapes {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [], nofold_flags = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [7], nofold_flags = [0, 0, 0, 0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @half(%a: tensor<?x12xf32>, %b: tensor<12x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x12xf32>, tensor<12x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5] {padding_dimensions = [2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5] use_prescribed_tensor_shapes {padding_dimensions = [2], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5, 2, 3] use_prescribed_tensor_shapes {padding_dimensions = [2, 0, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5, 2] {padding_dimensions = [2, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [] {padding_dimensions = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
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
    %p:3 = transform.structured.pad %0 {padding_values = ["0.0", 0.0 : f32, "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["foo", 0.0 : f32, 0.0 : f32], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["1", "1", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["0.0 : f64", "1", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["0.0 extra", "1.0", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [0.0 : f64, "1.0", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [[0], "1.0", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [unit, "1.0", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = [@f, "1.0", "1.5"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["0.0"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_values = ["0.0", "0.0", "0.0", "oops"], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], nofold_flags = [1, 1, 1, 1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0, 1], nofold_flags = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], copy_back_op = ""} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], transpose_paddings = [[0, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], transpose_paddings = [[1, 2]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = [0], transpose_paddings = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {padding_dimensions = 0} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 {copy_back_op = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [1, 2] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 2] {padding_values = [1.0 : f32, 2.0 : f32, "nan"], padding_dimensions = [0, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 2] {padding_values = [0x7F800000 : f32, 2.0 : f32, "0x7FC00000"], padding_dimensions = [0, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 3] {padding_values = [0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [100, 1000, 10000] {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %f {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %f = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %f {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
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
  func.func @buffers(%a: memref<5x7xf32>, %b: memref<7x9xf32>, %c: memref<5x9xf32>) {
    linalg.matmul ins(%a, %b : memref<5x7xf32>, memref<7x9xf32>) outs(%c : memref<5x9xf32>)
    return
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @conv(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x7xf32>, %c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x10x10x3xf32>, tensor<3x3x3x7xf32>) outs(%c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32>
    return %0 : tensor<1x8x8x7xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 8] {padding_dimensions = [6, 3]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @conv_height(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x7xf32>, %c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x10x10x3xf32>, tensor<3x3x3x7xf32>) outs(%c: tensor<1x8x8x7xf32>) -> tensor<1x8x8x7xf32>
    return %0 : tensor<1x8x8x7xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @pooling(%a: tensor<1x10x10x24xi8>, %w: tensor<3x3xi8>, %c: tensor<1x8x8x24xi8>) -> tensor<1x8x8x24xi8> {
    %0 = linalg.pooling_nhwc_max ins(%a, %w: tensor<1x10x10x24xi8>, tensor<3x3xi8>) outs(%c: tensor<1x8x8x24xi8>) -> tensor<1x8x8x24xi8>
    return %0 : tensor<1x8x8x24xi8>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [5, 16] {padding_dimensions = [0, 3], padding_values = ["-1", 2 : i8, "0x7f"]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @softmax_parts(%x: tensor<6x?xf32>, %s: tensor<6xf32>, %o: tensor<6x?xf32>, %n: index) -> (tensor<6x?xf32>, tensor<6x?xf32>) {
    %b = affine.min affine_map<(d0) -> (d0, 32)>(%n)
    %1 = tensor.extract_slice %x[0, 0] [6, %b] [1, 1] : tensor<6x?xf32> to tensor<6x?xf32>
    %2 = tensor.extract_slice %o[0, 0] [6, %b] [1, 1] : tensor<6x?xf32> to tensor<6x?xf32>
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%1, %s : tensor<6x?xf32>, tensor<6xf32>) outs(%2, %2 : tensor<6x?xf32>, tensor<6x?xf32>) {
    ^bb0(%e: f32, %d: f32, %u: f32, %v: f32):
      %3 = math.exp %e : f32
      %4 = arith.divf %3, %d : f32
      linalg.yield %3, %4 : f32, f32
    } -> (tensor<6x?xf32>, tensor<6x?xf32>)
    return %0#0, %0#1 : tensor<6x?xf32>, tensor<6x?xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 16] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %p#2 : !transform.any_op
// CASE
  func.func @fill(%x: f32, %o: tensor<5x?xf32>) -> tensor<5x?xf32> {
    %0 = linalg.fill ins(%x : f32) outs(%o : tensor<5x?xf32>) -> tensor<5x?xf32>
    return %0 : tensor<5x?xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [0], padding_values = [0.0 : f32, 1.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @reduce(%x: tensor<5x6xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
    %0 = linalg.reduce {arith.addf} ins(%x: tensor<5x6xf32>) outs(%o: tensor<5xf32>) dimensions = [1]
    return %0 : tensor<5xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 4] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @max(%x: tensor<5x6xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
    %0 = linalg.reduce {arith.maximumf} ins(%x: tensor<5x6xf32>) outs(%o: tensor<5xf32>) dimensions = [1]
    return %0 : tensor<5xf32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 4] {padding_dimensions = [0, 1], padding_values = [0xFF800000 : f32, 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @min(%x: tensor<5x6xi16>, %o: tensor<5xi16>) -> tensor<5xi16> {
    %0 = linalg.reduce {arith.minsi} ins(%x: tensor<5x6xi16>) outs(%o: tensor<5xi16>) dimensions = [1]
    return %0 : tensor<5xi16>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 4] {padding_dimensions = [0, 1], padding_values = [32767 : i16, "0"]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @chain(%a: tensor<24x12xf32>, %b: tensor<24x12xf32>, %c: tensor<24x12xf32>, %n: index) -> tensor<?x12xf32> {
    %m = affine.min affine_map<()[s0] -> (s0, 7)>()[%n]
    %1 = tensor.extract_slice %a[0, 0] [%m, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %2 = tensor.extract_slice %c[0, 0] [%m, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %3 = linalg.exp ins(%1 : tensor<?x12xf32>) outs(%2 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %4 = linalg.log ins(%3 : tensor<?x12xf32>) outs(%3 : tensor<?x12xf32>) -> tensor<?x12xf32>
    return %4 : tensor<?x12xf32>
  }
// AND
    %1, %2 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %1 {padding_dimensions = [0], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %q:3 = transform.structured.pad %2 {padding_dimensions = [0], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %q#1 : !transform.any_op
// CASE
  func.func @quantized(%a: tensor<5x7xi8>, %b: tensor<7x9xi8>, %c: tensor<5x9xi32>, %z: i32) -> tensor<5x9xi32> {
    %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<5x7xi8>, tensor<7x9xi8>, i32, i32) outs(%c : tensor<5x9xi32>) -> tensor<5x9xi32>
    return %0 : tensor<5x9xi32>
  }
// AND
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 4] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)

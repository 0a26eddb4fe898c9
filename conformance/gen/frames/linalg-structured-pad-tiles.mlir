// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %1 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_forall %0 num_threads [3, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %1 to padding_sizes [8, 4] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [8, 16, 4] : (!transform.any_op) -> !transform.any_op
    %a = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
    %b = transform.cast %a : !transform.any_op to !transform.op<"linalg.pack">
    %q:3 = transform.structured.lower_pack %b : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u = transform.get_consumers_of_result %p[0] : (!transform.any_op) -> !transform.any_op
    %v = transform.cast %u : !transform.any_op to !transform.op<"linalg.unpack">
    %w:4 = transform.structured.lower_unpack %v : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
// CASE
  func.func @matmul(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%f : tensor<24x25xf32>) -> tensor<24x25xf32>
    return %0 : tensor<24x25xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack %0 packed_sizes = [8, 16, 4] : (!transform.any_op) -> !transform.any_op
    %a = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
    %b = transform.cast %a : !transform.any_op to !transform.op<"linalg.pack">
    %q:3 = transform.structured.lower_pack %b : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u = transform.get_consumers_of_result %p[0] : (!transform.any_op) -> !transform.any_op
    %v = transform.cast %u : !transform.any_op to !transform.op<"linalg.unpack">
    %w:4 = transform.structured.lower_unpack %v : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
// CASE
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x25xf32>) outs(%f : tensor<?x25xf32>) -> tensor<?x25xf32>
    return %0 : tensor<?x25xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_forall %0 tile_sizes [7, 9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %1 pad_to_multiple_of [8, 4] {padding_dimensions = [0, 1], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x25xf32>) outs(%f : tensor<?x25xf32>) -> tensor<?x25xf32>
    return %0 : tensor<?x25xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_forall %0 num_threads [3, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:2 = transform.structured.pad_tiling_interface %1 to padding_sizes [8, 4] pad_to_multiple_of : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @conv(%a: tensor<1x?x?x3xf32>, %b: tensor<3x3x3x7xf32>, %c: tensor<1x?x?x7xf32>) -> tensor<1x?x?x7xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x?x?x3xf32>, tensor<3x3x3x7xf32>) outs(%c: tensor<1x?x?x7xf32>) -> tensor<1x?x?x7xf32>
    return %0 : tensor<1x?x?x7xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.tile_using_for %0 tile_sizes [0, 4, 8, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %1 pad_to_multiple_of [2, 4] {padding_dimensions = [3, 6]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @attention(%q: tensor<?x64xf32>, %k: tensor<?x64xf32>, %v: tensor<?x64xf32>, %s: tensor<?x?xf32>, %x: tensor<?x?xf32>, %o: tensor<?x64xf32>) -> tensor<?x64xf32> {
    %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<?x64xf32>, tensor<?x64xf32>) outs(%s : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.softmax dimension(1) ins(%0 : tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.matmul ins(%1, %v : tensor<?x?xf32>, tensor<?x64xf32>) outs(%o : tensor<?x64xf32>) -> tensor<?x64xf32>
    return %2 : tensor<?x64xf32>
  }
// AND
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 32] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op

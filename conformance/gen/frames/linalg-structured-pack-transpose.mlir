// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @matmul(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<?x64xf32>, tensor<64x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.pack %0 packed_sizes = [4, 8, 16] : (!transform.any_op) -> !transform.any_op
    %a = transform.get_producer_of_operand %1[0] : (!transform.any_op) -> !transform.any_op
    %b = transform.get_producer_of_operand %1[1] : (!transform.any_op) -> !transform.any_op
    %c = transform.get_producer_of_operand %1[2] : (!transform.any_op) -> !transform.any_op
    %u = transform.get_consumers_of_result %1[0] : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %r:3 = transform.structured.pack_transpose %u with_compute_op(%1) inner_perm = [1, 2] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %u with_compute_op(%1) outer_perm = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %a with_compute_op(%1) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %f with_compute_op(%1) inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %a with_compute_op(%f) inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %e with_compute_op(%1) inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %r:3 = transform.structured.pack_transpose %p with_compute_op(%1) inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %r:3 = transform.structured.pack_transpose %a with_compute_op(%1) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %r#2 : !transform.any_op
    transform.print %p : !transform.any_op
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match attributes {pick} in %m : (!transform.any_op) -> !transform.any_op
    %r:3 = transform.structured.pack_transpose %p with_compute_op(%0) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// CASE
  func.func @twice(%a: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>) -> (tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) {
    %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d {pick} : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
    %0 = linalg.exp ins(%p: tensor<4x4x4x4xf32>) outs(%d: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    return %0, %p : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>
  }
// CASE
  func.func @no_pack(%a: tensor<4x4x4x4xf32>, %d: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = linalg.exp ins(%a: tensor<4x4x4x4xf32>) outs(%a: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %p = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d {pick} : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
    return %p : tensor<16x16xf32>
  }
// CASE
  func.func @from_elsewhere(%a: tensor<4x4x4x4xf32>, %d: tensor<16x16xf32>) -> (tensor<4x4x4x4xf32>, tensor<16x16xf32>) {
    %0 = linalg.exp ins(%a: tensor<4x4x4x4xf32>) outs(%a: tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %p = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d {pick} : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
    return %0, %p : tensor<4x4x4x4xf32>, tensor<16x16xf32>
  }
// CASE
  func.func @ordered(%a: tensor<16x24xf32>, %x: tensor<24x16xf32>, %d: tensor<6x4x4x4xf32>, %e: tensor<6x4x4x4xf32>, %t: index) -> tensor<16x24xf32> {
    %c = arith.constant 0.0 : f32
    %q = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x24xf32> -> tensor<6x4x4x4xf32>
    %0 = linalg.exp {note} ins(%e: tensor<6x4x4x4xf32>) outs(%q: tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32>
    %p = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a {pick} : tensor<6x4x4x4xf32> -> tensor<16x24xf32>
    return %p : tensor<16x24xf32>
  }
// CASE
  func.func @tiles(%a: tensor<?x?xf32>, %d: tensor<?x?x?x?xf32>, %t: index) -> tensor<?x?x?x?xf32> {
    %q = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [%t, %t] into %d {pick} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
    %0 = linalg.exp ins(%q: tensor<?x?x?x?xf32>) outs(%d: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }

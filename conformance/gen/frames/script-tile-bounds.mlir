// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @f(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = linalg.matmul {t} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
// AND
    %t, %l:4 = transform.structured.tile_using_for %0 tile_sizes [4, 5, 3, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x32xf32>, %c: tensor<16xf32>) -> tensor<16xf32> {
    %0 = linalg.reduce {arith.addf} ins(%a : tensor<16x32xf32>) outs(%c : tensor<16xf32>) dimensions = [1] {t}
    return %0 : tensor<16xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = linalg.matmul {t} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
// AND
    %t = transform.structured.tile_using_for %0 tile_sizes [] : (!transform.any_op) -> (!transform.any_op)
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [17,1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = linalg.matmul {t} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [-1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

// ARGS: --transform-interpreter
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %m: memref<10x20xf32>, %n: memref<10x20xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  linalg.copy ins(%m : memref<10x20xf32>) outs(%n : memref<10x20xf32>)
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %1 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.match ops{["linalg.copy"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %1 tile_sizes [4, 0, 8] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %t2, %l2:2 = transform.structured.tile_using_for %2 tile_sizes [4, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %t3, %l3 = transform.structured.tile_using_forall %t num_threads [3, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %t4, %l4 = transform.structured.tile_using_forall %t2 tile_sizes [3, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

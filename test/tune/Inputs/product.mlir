!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %rows = transform.tune.knob<"rows"> options = [4, 8] -> !p
    %columns = transform.tune.knob<"columns"> options = [16, 32] -> !p
    transform.structured.tile_using_for %m tile_sizes [%rows, %columns] : (!t, !p, !p) -> (!t, !t, !t)
    transform.yield
  }
}

// ARGS: --canonicalize
func.func @sub_sub_dynamic(%x: tensor<?xi32>, %y: tensor<?xi32>, %u: tensor<*xi32>, %w: tensor<*xi32>) -> (tensor<?xi32>, tensor<*xi32>) {
  %0 = arith.subi %x, %y : tensor<?xi32>
  %1 = arith.subi %0, %x : tensor<?xi32>
  %2 = arith.subi %u, %w : tensor<*xi32>
  %3 = arith.subi %2, %u : tensor<*xi32>
  return %1, %3 : tensor<?xi32>, tensor<*xi32>
}

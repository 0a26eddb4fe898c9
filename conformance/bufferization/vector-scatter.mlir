// ARGS: --one-shot-bufferize=bufferize-function-boundaries=1
// ARGS: "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries=1"
// ARGS: --one-shot-bufferize
// Lanes of a tensor written one by one: what is not written stays.
func.func @f(%t: tensor<8x8xf32> {bufferization.writable=true}, %i: vector<4xi32>, %m: vector<4xi1>, %v: vector<4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.scatter %t[%c0, %c0][%i], %m, %v {alignment = 16 : i64} : tensor<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8x8xf32>
  %q = vector.scatter %r[%c0, %c0][%i], %m, %v : tensor<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8x8xf32>
  return %q : tensor<8x8xf32>
}
func.func @g(%t: tensor<?xf32>, %i: vector<4xi32>, %m: vector<4xi1>, %v: vector<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %r = vector.scatter %t[%c0][%i], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return %r, %t : tensor<?xf32>, tensor<?xf32>
}
func.func @h(%n: index, %i: vector<4xi32>, %m: vector<4xi1>, %v: vector<4xf32>) -> (tensor<?xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = vector.scatter %e[%c0][%i], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %g = vector.gather %e[%c0][%i], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r, %g : tensor<?xf32>, vector<4xf32>
}

// ARGS: --split-input-file
func.func private @f(tensor<*xf32> {bufferization.writable = true})
// -----
func.func @f(%a: tensor<*xf32> {bufferization.writable = true}) {
  return
}
// -----
func.func private @f(memref<4xf32> {bufferization.writable = false})
// -----
func.func private @f(tensor<4xf32>) -> (tensor<4xf32> {bufferization.writable = true})
// -----
func.func private @f(tensor<4xf32> {bufferization.writable = "x"})
// -----
func.func @outer(%t: tensor<3xf32> {bufferization.writable = false}) -> tensor<3xf32> {
  return %t : tensor<3xf32>
}
module @inner {
  func.func @in_inner(%t: tensor<3xf32> {bufferization.writable = false}) -> tensor<3xf32> {
    return %t : tensor<3xf32>
  }
}

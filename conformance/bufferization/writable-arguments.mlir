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

// ARGS: --one-shot-bufferize=bufferize-function-boundaries --allow-unregistered-dialect --split-input-file
// What is said of the arguments of a declaration stays; of a definition it goes.
func.func private @d(tensor<4xf32> {bufferization.access = "read"}, tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>, x.y})
func.func private @e(tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>}) -> tensor<?xf32>
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>, bufferization.writable = true, x.y}) {
  call @d(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func private @d(tensor<4xf32> {bufferization.writable = false})
// -----
func.func private @d(tensor<4xf32> {bufferization.access = "none"}) -> tensor<4xf32>
func.func @f(%a: tensor<4xf32>, %x: f32, %i: index) -> (f32, tensor<4xf32>) {
  %r = call @d(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert %x into %r[%i] : tensor<4xf32>
  %e = tensor.extract %a[%i] : tensor<4xf32>
  return %e, %s : f32, tensor<4xf32>
}

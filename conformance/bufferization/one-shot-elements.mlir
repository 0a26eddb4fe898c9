// ARGS: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Tensors of what no buffer can hold.
func.func @empty(%n: index) -> tensor<?x!llvm.ptr> {
  %0 = tensor.empty(%n) : tensor<?x!llvm.ptr>
  return %0 : tensor<?x!llvm.ptr>
}
// -----
func.func @splat(%p: !llvm.ptr) -> tensor<2x!llvm.ptr> {
  %0 = tensor.splat %p : tensor<2x!llvm.ptr>
  return %0 : tensor<2x!llvm.ptr>
}
// -----
func.func @generate(%p: !llvm.ptr) -> tensor<2x!llvm.ptr> {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %p : !llvm.ptr
  } : tensor<2x!llvm.ptr>
  return %0 : tensor<2x!llvm.ptr>
}
// -----
func.func @from_elements(%p: !llvm.ptr) -> tensor<1x!llvm.ptr> {
  %0 = tensor.from_elements %p : tensor<1x!llvm.ptr>
  return %0 : tensor<1x!llvm.ptr>
}
